# Silk Road : les mots du plateau, du journal et des refus.

silk-road-board = Le plateau de Silk Road
silk-road-good-ivory = ivoire
silk-road-good-silk = soie
silk-road-good-jewels = bijoux
silk-road-good-fruit = fruits secs
silk-road-good-spices = épices
silk-road-good-unseen = une marchandise
silk-road-tile-buy = Achat : { $good }
silk-road-tile-sell = Vente : { $good }
silk-road-tile-barter = Troc : { $left } contre { $right }
silk-road-tile-swap = Échanger jusqu'à { $count }
silk-road-tile-thief = Voleur
silk-road-tile-vizier = Grand vizir
silk-road-tile-crook = Escroc
silk-road-tile-barterer = Troqueur
silk-road-cube-left = image de gauche
silk-road-cube-left-2 = deuxième image de gauche
silk-road-cube-right = image de droite
silk-road-cube-right-2 = deuxième image de droite
silk-road-leader = Chef de la caravane
silk-road-money = Argent
silk-road-goods = Biens
silk-road-tokens = Tours
silk-road-market = Marché de { $city }
silk-road-in-use = En cours
silk-road-screen = Derrière votre écran : { $money } pièces d'argent
silk-road-marked = demandé
silk-road-label-caravan = la caravane est ici
silk-road-label-printed = imprimé : { $tile }
silk-road-label-empty = aucune tuile
silk-road-label-seat = { $who } : { $money } pièces d'argent, { $goods } biens
silk-road-label-use = En cours : { $tile }
silk-road-label-cube = Changer : { $cube }
silk-road-label-good = { $good } : { $count }

silk-road-question-bid = { $who ->
    [none] Offrez de l'argent pour la tête de la caravane, ou passez.
   *[other] { $who } offre { $amount } : offrez plus, ou passez.
}
silk-road-question-answer-bid = { $who } offre { $amount } pour la tête. La vendre, ou payer autant pour la garder ?
silk-road-question-move-caravan = Menez la caravane le long d'une flèche.
silk-road-question-take-tile = Prenez une tuile à { $city }.
silk-road-question-sell = { $tile } : en vendre encore un ?
silk-road-question-buy = { $tile } : en acheter encore un ?
silk-road-question-barter = { $tile } : troquer ?
silk-road-question-give-good = { $tile } : que donnez-vous ?
silk-road-question-take-good = Que prenez-vous en échange ?
silk-road-question-rob = Qui volez-vous ?
silk-road-question-name-good = Que demande le vizir ?
silk-road-question-reveal = Le vizir demande : { $good }. Combien en montrez-vous ?
silk-road-question-pass-pawn = Qui mène ensuite ?
silk-road-question-over = La partie est finie.

silk-road-action-bid = Offrir { $amount }
silk-road-action-pass = Passer
silk-road-action-accept-bid = Vendre la tête
silk-road-action-keep-pawn = Garder et payer
silk-road-action-move-caravan = Vers { $city }
silk-road-action-take-tile = Prendre : { $tile }
silk-road-action-use-barterer = Utiliser le troqueur : deux tuiles
silk-road-action-use-crook = Escroc : { $cube } compte comme { $good }
silk-road-action-sell-good = En vendre un
silk-road-action-buy-good = En acheter un
silk-road-action-barter-goods = Troquer
silk-road-action-give-good = Donner : { $good }
silk-road-action-take-good = Prendre : { $good }
silk-road-action-rob = Voler { $who }
silk-road-action-name-good = Demander : { $good }
silk-road-action-reveal = Montrer { $shown }
silk-road-action-finish-tile = Terminé
silk-road-action-pass-pawn = Passer la tête à { $who }
silk-road-cost-sell = (+{ $price } d'argent)
silk-road-cost-buy = (−{ $price } d'argent)
silk-road-cost-bid = ({ $amount } de vos { $money } pièces d'argent)
silk-road-cost-answer = ({ $amount } pièces d'argent)

silk-road-event-round-began = Manche { $round } : { $leader } a la tête
silk-road-event-bid-placed = { $seat } offre { $amount }
silk-road-event-bid-passed = { $seat } n'offre rien
silk-road-event-pawn-uncontested = Personne n'offre : { $leader } reste chef
silk-road-event-pawn-sold = { $leader } vend la tête à { $to } pour { $amount }
silk-road-event-pawn-kept = { $leader } garde la tête et paie { $amount } à { $to }
silk-road-event-caravan-moved = { $leader } mène la caravane de { $start } à { $goal }
silk-road-event-printed-action-offered = { $seat } peut utiliser l'action imprimée : { $tile }
silk-road-event-barterer-used = { $seat } rend un troqueur pour prendre deux tuiles
silk-road-event-tile-taken = { $seat } prend { $tile } à { $city }
silk-road-event-tile-kept = { $seat } garde { $tile } pour plus tard
silk-road-event-crook-used = { $seat } rend un escroc : { $cube } compte comme { $good }
silk-road-event-good-sold = { $seat } vend { $good } pour { $price }
silk-road-event-good-bought = { $seat } achète { $good } pour { $price }
silk-road-event-goods-bartered = { $seat } troque { $given } contre { $taken }
silk-road-event-good-given = { $seat } donne : { $good }
silk-road-event-good-taken = { $seat } prend : { $good }
silk-road-event-good-stolen = { $thief } vole { $good } à { $victim }
silk-road-event-theft-failed = { $thief } ne trouve rien chez { $victim }
silk-road-event-good-named = { $seat } : le vizir demande { $good }
silk-road-event-reveal-committed = { $seat } a décidé
silk-road-event-goods-revealed = Tous montrent { $good } : { $counts }
silk-road-event-prize-won = { $seat } reçoit { $amount } du vizir
silk-road-event-good-marked = Aucun vizir ne pourra plus demander : { $good }
silk-road-event-token-placed = { $seat } a eu { $tokens } tours ici
silk-road-event-pawn-passed = { $seat } passe la tête à { $to }
silk-road-event-round-ended = La manche { $round } finit
silk-road-event-game-ended = La caravane est arrivée. { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent ensemble
}

silk-road-score-money = Argent
silk-road-score-goods = Marchandises
silk-road-score-majorities = Majorités

refused-not-higher = Offrez plus que la meilleure offre.
refused-more-than-owned = Vous ne pouvez pas offrir plus que vous n'avez.
refused-cannot-pay = Vous n'avez pas de quoi garder la tête : il faut la vendre.
refused-no-road = Aucune flèche n'y mène.
refused-no-such-tile-here = Cette tuile n'est pas dans cette ville.
refused-no-barterer = Vous n'avez pas de troqueur.
refused-barterer-from-here = Un troqueur ne sert pas dans la ville où il a été pris.
refused-one-barterer-a-turn = Un seul troqueur par tour.
refused-too-few-tiles = Il faut encore deux tuiles pour un troqueur.
refused-none-of-this-good = Vous n'avez rien de cette marchandise.
refused-bag-has-too-few = La banque en a trop peu.
refused-no-crook = Vous n'avez pas d'escroc.
refused-already-used = L'escroc s'utilise avant la tuile.
refused-no-such-cube = La tuile n'a pas cette image.
refused-cube-is-changed = Un escroc a déjà changé cette image.
refused-same-colour = C'est déjà cette marchandise.
refused-nobody-there = Personne n'est assis là.
refused-not-oneself = Cela ne peut pas être vous.
refused-already-marked = Un vizir a déjà demandé cette marchandise.
refused-more-than-held = Vous n'en avez pas autant.
refused-has-had-turn = Ce joueur a eu tous ses tours dans cette ville.
silk-road-refused-too-expensive = Trop cher pour votre argent.
