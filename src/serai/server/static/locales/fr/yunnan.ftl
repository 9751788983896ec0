# Yunnan : les mots du plateau, du journal et des refus.

yunnan-board = Le plateau de Yunnan
yunnan-place-puer = Pu'er
yunnan-place-yunnan = Yunnan
yunnan-place-sichuan = Sichuan
yunnan-place-kang = { $edition ->
    [first] Qamdo
   *[other] Kang
}
yunnan-place-tibet = Tibet
yunnan-place-qinghai = Qinghai
yunnan-building-school = École de commerce
yunnan-building-customs = Bureau de douane
yunnan-building-horse-trader = Négociant en chevaux
yunnan-building-guild = { $edition ->
    [first] Maison du dragon
   *[other] Guilde des négociants
}
yunnan-building-yard = Chantier
yunnan-building-temple = Temple
yunnan-structure-post = comptoir
yunnan-structure-bridge = pont
yunnan-structure-tea-house = maison de thé
yunnan-structure-guard = garde
yunnan-gorge = gorge { $low }–{ $high }
yunnan-bank = Banque
yunnan-bank-left = gauche
yunnan-bank-right = droite
yunnan-bank-sum = Enchères : { $total }
yunnan-bank-pays = paie { $pay }
yunnan-reserve = du stock personnel
yunnan-reserve-short = Stock
yunnan-coins = Pièces
yunnan-projected = Revenu prévu
yunnan-projected-gaps = { $part } ({ $gaps ->
    [one] { $gaps } trou
   *[other] { $gaps } trous
})
yunnan-traders = Négociants
yunnan-passes = Passages
yunnan-influence = Influence
yunnan-gifts = Cadeaux
yunnan-horse = Cheval
yunnan-inspector = Inspecteur
yunnan-supply = Réserve
yunnan-order-bid = Piste des enchères
yunnan-order-travel = Piste de voyage
yunnan-phase-bid = Enchères
yunnan-phase-progress = Améliorations
yunnan-phase-travel = Voyage
yunnan-phase-end = Revenu

yunnan-question-place-trader = Placez un négociant, ou passez.
yunnan-question-resolve-building = Quelle amélioration prenez-vous d'abord ?
yunnan-question-take-structure = Prenez une structure de votre réserve.
yunnan-question-place-structure = { $structure } : bâtir tout de suite, ou garder ?
yunnan-question-block-gorge = Posez le bloqueur dans une gorge.
yunnan-question-travel = Bâtir et voyager : { $passes ->
    [one] { $passes } passage restant.
   *[other] { $passes } passages restants.
}
yunnan-question-displace = Déporter un négociant plus faible ({ $province }) ?
yunnan-question-convert-income = Combien de { $income } de revenu en points ?
yunnan-question-over = La partie est finie.

yunnan-action-place-bid = Miser { $price } : { $building } ({ $source })
yunnan-action-visit-bank = À la banque ({ $space }), { $source }
yunnan-action-enter-market = Au marché, { $source }
yunnan-action-pass = Passer
yunnan-action-resolve-building = D'abord : { $building }
yunnan-action-take-structure = Prendre : { $structure }
yunnan-action-post-guard = Garde : { $province }
yunnan-action-keep-structure = Garder pour plus tard
yunnan-action-build-post = Comptoir : { $province }
yunnan-action-build-bridge = Pont : { $gorge }
yunnan-action-build-tea-house = Maison de thé : { $province }
yunnan-action-block-gorge = Bloquer : { $gorge }
yunnan-action-travel = De { $start } à { $goal }
yunnan-action-displace = Déporter { $colour }
yunnan-action-spare = Ne déporter personne
yunnan-action-finish-turn = Finir le tour
yunnan-did-finish-turn = { $who } termine son tour
yunnan-did-spare = { $who } ne déporte personne
yunnan-action-convert-income = Convertir { $points }
yunnan-amount = Convertir { $points }

yunnan-cost-bid = ({ $price } de vos { $coins } pièces)
yunnan-cost-bank = (enchères { $total } : elle paierait { $pay } maintenant)
yunnan-cost-travel = (rapporte { $income } là-bas)
yunnan-cost-post = (rapporte { $income } par manche)
yunnan-cost-tea = ({ $points } PV à la fin, et l'inspecteur est content)
yunnan-cost-convert = (+{ $points } PV, +{ $coins } pièces)

yunnan-target-space = { $price } : { $building }
yunnan-target-bank = Banque, case { $space }
yunnan-target-market = Marché de Pu'er
yunnan-target-reserve = Votre stock personnel
yunnan-target-trader = Vos négociants : { $place }
yunnan-target-victim = Déporter un négociant { $colour }
yunnan-label-income = un négociant rapporte { $trader }, un comptoir { $post }
yunnan-count-traders = { $count ->
    [one] { $count } négociant
   *[other] { $count } négociants
}
yunnan-count-posts = { $count ->
    [one] { $count } comptoir
   *[other] { $count } comptoirs
}
yunnan-count-gifts = { $count ->
    [one] { $count } cadeau
   *[other] { $count } cadeaux
}
yunnan-label-space = { $building }, { $small ->
    [yes] petite case { $price }
   *[no] case { $price }
}, { $who ->
    [none] libre
   *[other] { $who }
}
yunnan-label-bank = Banque, case { $space }, { $who ->
    [none] libre
   *[other] { $who }
}
yunnan-label-gorge = { $gorge }, { $owners ->
    [none] aucun pont
   *[other] ponts : { $owners }
}{ $blocked ->
    [yes] , bloquée
   *[no] {""}
}
yunnan-label-building = { $building }
yunnan-label-structure = { $structure }, { $count } en main
yunnan-label-reserve = Votre stock : { $count ->
    [one] { $count } négociant
   *[other] { $count } négociants
}
yunnan-label-trader = Vos négociants, { $place } : { $count }

yunnan-event-round-began = Manche { $round }. Ordre des enchères : { $order }
yunnan-event-trader-placed = { $colour } mise { $price } : { $building } ({ $source })
yunnan-event-trader-outbid = { $by } surenchérit sur { $colour } ({ $price }, { $building })
yunnan-event-marker-returned = { $colour } revient aux enchères
yunnan-event-bank-visited = { $colour } va à la banque ({ $space })
yunnan-event-bid-withdrawn = { $colour } retire sa mise de { $price } ({ $building })
yunnan-event-market-entered = { $colour } envoie un négociant au marché ({ $source })
yunnan-event-passed = { $colour } passe{ $to_market ->
    [0] {""}
    [one] ; { $to_market } négociant va au marché
   *[other] ; { $to_market } négociants vont au marché
}
yunnan-event-card-drawn = { $colour } retourne la carte { $card } pour { $use ->
    [bid] miser
   *[travel] voyager
}
yunnan-event-deck-shuffled = Les cartes de { $colour } sont mélangées
yunnan-event-bank-paid = La banque paie { $coins } pièces à { $colour } (enchères : { $total })
yunnan-event-bids-paid = { $colour } paie { $coins } pièces{ $points ->
    [0] {""}
   *[other] {" "}et { $points } PV
}
yunnan-event-bid-resolved = { $colour } obtient l'amélioration : { $building }
yunnan-event-trader-trained = { $colour } forme un négociant
yunnan-event-pass-gained = { $colour } a maintenant { $passes } passages
yunnan-event-horse-moved = Cheval de { $colour } : { $province }
yunnan-event-influence-gained = { $colour } monte à { $influence } d'influence
yunnan-event-structure-taken = { $colour } prend : { $structure }
yunnan-event-gorge-blocked = { $colour } bloque : { $gorge }
yunnan-event-guard-posted = { $colour } poste son garde : { $province }
yunnan-event-post-built = { $colour } bâtit un comptoir : { $province }
yunnan-event-bridge-built = { $colour } bâtit un pont : { $gorge }
yunnan-event-tea-house-built = { $colour } bâtit une maison de thé : { $province }
yunnan-event-trader-travelled = { $colour } voyage de { $start } à { $goal } ({ $passes ->
    [one] { $passes } passage
   *[other] { $passes } passages
})
yunnan-event-trader-displaced = { $by } déporte { $colour } de { $province } à { $to }
yunnan-event-automa-placed = { $colour } envoie { $traders } : { $province }
yunnan-event-traders-isolated = { $colour } perd sa route : { $traders } de { $province } au marché
yunnan-event-inspector-came = L'inspecteur va à { $province } (revenu { $revenue })
yunnan-event-trader-banished = L'inspecteur renvoie { $colour } de { $province } au marché
yunnan-event-gift-taken = { $colour } reçoit un cadeau : { $province }
yunnan-event-income-earned = { $colour } gagne { $income }
yunnan-event-order-changed = Nouvel ordre : { $order }
yunnan-event-income-converted = { $colour } prend { $points } PV et { $coins } pièces
yunnan-event-round-ended = La manche { $round } finit
yunnan-event-automa-cleared = Les négociants de { $colour } quittent les provinces
yunnan-event-game-ended = La partie finit : { $reason ->
    [score] les points sont atteints
    [gifts] il n'y a plus de cadeaux
   *[other] la dernière manche est jouée
}. { $winners } gagne

yunnan-score-track = Piste
yunnan-score-coins = Pièces
yunnan-score-gifts = Cadeaux
yunnan-score-passes = Passages
yunnan-score-influence = Influence
yunnan-score-tea-houses = Maisons de thé
yunnan-score-horse = Cheval

refused-other-question = Autre chose est demandé maintenant.
refused-reserve-empty = Il n'y a plus de négociant dans votre stock.
refused-no-trader-there = Vous n'avez pas de négociant là.
refused-reserve-first = Les négociants des provinces ne misent que lorsque votre stock est vide.
refused-no-temple = Cette édition n'a pas de temple.
refused-already-there = Vous avez déjà un négociant dans ce bâtiment.
refused-progress-complete = Vous avez déjà tout ce que ce bâtiment peut donner.
refused-space-taken = Cette case est prise.
refused-not-highest = Sur une petite case, il faut miser plus que tous dans le bâtiment.
refused-too-expensive = Trop cher : la case coûte { $price }, et seules { $unbound } de vos { $coins } pièces ne sont pas encore promises.
refused-bank-visitor = Vous êtes allé à la banque : plus de mise cette manche.
refused-no-bank-space = Cette case de la banque n'est pas libre.
refused-left-space-first = La case gauche de la banque se remplit d'abord.
refused-no-bid-there = Vous n'avez pas de mise là.
refused-none-left = Il n'en reste pas dans votre réserve.
refused-not-held = Vous n'avez pas une telle structure en main.
refused-not-in-hand = Ce n'est pas ce que vous venez de prendre.
refused-horse-not-there = Votre cheval n'est pas encore allé si loin.
refused-post-limit = Aucun autre comptoir à vous ne peut s'y trouver.
refused-bridge-stands = Votre pont franchit déjà cette gorge.
refused-gorge-is-blocked = La gorge est bloquée cette manche.
refused-tea-house-stands = Une maison de thé s'y trouve déjà.
refused-trader-has-travelled = Tous vos négociants de là ont déjà voyagé.
refused-not-a-journey = Un voyage mène dans une autre province.
refused-too-few-passes = Trop peu de passages : il en faut { $needed }, vous en avez { $passes }.
refused-no-victim-there = Personne de cette couleur n'est là.
refused-influence-not-lower = Seuls les plus faibles peuvent être déportés : leur influence est { $theirs }, la vôtre { $yours }.
refused-guarded = Un garde protège ces négociants.
refused-more-than-income = Impossible de convertir plus que le revenu de la manche ({ $income }).
refused-no-such-space = Le bâtiment n'a pas cette case.
refused-not-a-province = Il faut une province.

yunnan-gain-coins = { $by } pièces
yunnan-gain-promised = { $by } misées
yunnan-gain-income = { $by } de revenu
yunnan-gain-passes = { $by } passages
yunnan-gain-influence = { $by } influence
yunnan-gain-traders = { $by } négociants
yunnan-gain-gifts = { $by } cadeaux
yunnan-gain-points = { $by } PV
yunnan-about-space = Une enchère : au règlement vous payez ce prix et recevez l'amélioration du bâtiment. D'un petit emplacement (rond), qui mise plus vous chasse.
yunnan-about-bank = Un négociant ici rapporte des pièces au règlement : plus la somme des enchères est haute, plus il y en a.
yunnan-about-pay = La somme actuelle des enchères, et ce que paieraient les emplacements de la banque.
yunnan-about-market = Les négociants du marché peuvent voyager dans cette manche ; ceux qui restent gagnent un peu.
yunnan-about-reserve = Vos négociants libres de miser, d'aller à la banque ou au marché.
yunnan-about-trader = Chacun de vos négociants fait un voyage par manche. Chaque frontière prend un passage, et aucun ne dépasse votre cheval.
yunnan-about-province = Négociants et comptoirs rapportent ici à chaque manche. Gardez la route vers Pu'er sans trou.
yunnan-about-gorge = Seul un pont à vous permet de passer ici, pour un passage.
yunnan-about-victim = Le négociant d'un joueur moins influent que vous : il recule d'un lieu sur la route.
yunnan-about-building-school = Donne un négociant de plus, qui part du marché.
yunnan-about-building-customs = Donne un passage de plus à chaque manche.
yunnan-about-building-horse-trader = Avance votre cheval d'une province : négociants et structures ne vont pas plus loin que lui.
yunnan-about-building-guild = Donne une influence de plus : elle déporte les autres, vous protège et donne les cadeaux d'abord.
yunnan-about-building-yard = Donne une structure : un comptoir, un pont ou une maison de thé.
yunnan-about-building-temple = Qui le tient bloque une gorge pour cette manche. Tous ses emplacements sont petits.
yunnan-about-structure-post = Garde votre route sans trou et rapporte à chaque manche.
yunnan-about-structure-bridge = Vous permet, à vous seul, de franchir une gorge.
yunnan-about-structure-tea-house = Vaut des points à la fin, et l'inspecteur vous y épargne.
yunnan-about-structure-guard = Une fois par partie : jusqu'à la fin de la manche personne ne déporte vos négociants dans sa province.
yunnan-about-passes = Frontières que vos négociants peuvent franchir ensemble par manche. Le degré vaut des points à la fin.
yunnan-about-influence = La plus haute déporte la plus basse et reçoit d'abord les cadeaux ; l'inspecteur cherche la plus haute. Le degré vaut des points à la fin.
yunnan-about-order = On enchérit depuis la gauche, on construit et voyage depuis la droite. Qui a gagné le plus mise en dernier et voyage en premier.
yunnan-about-phases = Les quatre parties d'une manche ; la foncée est en cours.
yunnan-about-inspector = À la fin de la manche il visite la province qui vaut le plus et renvoie au marché un négociant du plus influent.
yunnan-about-points = Points de victoire sur la piste. Le petit nombre ajoute ce qui viendrait à la fin si elle arrivait maintenant.
yunnan-about-coins = Les pièces paient les enchères. À la fin trois valent un point de victoire.
yunnan-about-traders = Combien de négociants travaillent pour vous, sur sept.
yunnan-about-gifts = Les cadeaux vont aux négociants des provinces, selon l'influence. Chacun vaut 3 PV ; quand il n'y en a plus, la partie finit.
yunnan-about-horse = Jusqu'où est allé votre cheval : négociants et structures ne vont pas plus loin.
yunnan-about-supply = Structures que le chantier peut encore donner.
yunnan-about-income = Ce qu'une couleur a gagné cette manche. Changez-le en points ou en pièces.
yunnan-about-projected = Ce que cette couleur gagnerait si le revenu était versé maintenant, lieu par lieu : négociants + comptoirs. Chaque trou sur le chemin du retour coûte 3 à un négociant ; un comptoir derrière un trou ne rapporte rien.
