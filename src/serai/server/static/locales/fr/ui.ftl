# Tous les mots de la page qui n'appartiennent à aucun jeu.

skip = Au contenu
loading = Un instant …
close = Fermer
send = Envoyer
confirm = Confirmer
cancel = Annuler
brand-home = Serai, vers l'accueil
theme-switch = Clair ou sombre
round = Manche { $round }
short-points = { $points } PV

nav-label = Pages
nav-menu = Menu
nav-lobby = Jouer
nav-mine = Mes parties
nav-watch = Regarder
nav-learn = Apprendre
nav-rules = Règles
nav-settings = Réglages

game-yunnan = Yunnan
game-silk-road = Silk Road

colour-red = Rouge
colour-yellow = Jaune
colour-black = Noir
colour-blue = Bleu
colour-white = Blanc
colour-green = Vert
colour-purple = Violet
colour-duli = Dúli
colour-letter-red = R
colour-letter-yellow = J
colour-letter-black = N
colour-letter-blue = B
colour-letter-white = L
colour-letter-green = E
colour-letter-purple = V
colour-letter-duli = D

lobby-welcome = Une table au bord de la route
lobby-lead = Deux jeux de plateau de caravanes et de commerce. Contre des robots ou entre amis : aucun compte n'est nécessaire.
lobby-name = Votre nom
lobby-guest = Invité
lobby-quick = Jouer contre des robots
lobby-own = Préparer une table
lobby-open = Tables ouvertes
lobby-join = Prendre place
lobby-running = Vos parties en cours
lobby-players = { $seats } joueurs

new-title = Préparer une table
new-game = Jeu
new-edition = Édition
new-edition-second = Deuxième édition, 2023
new-edition-first = Première édition, 2013
new-edition-2006 = 2006
new-variants = Variantes
new-seat = Place { $number }
new-seat-me = Moi
new-seat-person = Libre : pour tous, ou sur invitation
new-seat-hotseat = Une autre personne à cet écran
new-seat-bot = Robot
new-bot = Force
new-clock = Pendule
new-clock-none = Sans pendule
new-undo = Annulation
new-seed = Graine
new-seed-about = Laissez vide pour une nouvelle partie. La même graine donne la même partie : qui la choisit peut savoir ce qui vient. La table indique qu’elle est choisie, non laquelle.
new-title-label = Nom de la table
variant-double-bid = Deux enchères dans un bâtiment
variant-double-bid-about = Experts : deux enchères dans un même bâtiment d'amélioration. La partie ne finit que faute de cadeaux.
variant-guards = Gardes
variant-guards-about = Experts : une fois par partie, un garde protège vos négociants dans une province. La partie ne finit que faute de cadeaux.
variant-debt = Dette
variant-debt-about = Version avancée : misez plus que vous n'avez et payez le reste en points de victoire.
variant-reverse = Sens inverse
variant-reverse-about = La caravane va d'Antioch à Chang'An, contre toutes les flèches.

tables-mine = Mes parties
tables-watch = Regarder
tables-status = Quelles parties
tables-open = En attente de joueurs
tables-running = En cours
tables-finished = Terminées
tables-search = Chercher
tables-your-turn = À vous
tables-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
table-enter = À la table
table-waiting = En attente de joueurs
table-start = Commencer
table-leave = Quitter la table
table-join = Prendre cette place
table-free = libre
table-invite = Lien d'invitation
table-copy = Copier
table-copied = Copié
table-rematch = Revanche
table-share = Lien vers cette position
table-export = Télécharger la partie
table-export-json = en enregistrement
table-export-notation = en notation
table-replay-as = Voir comme
table-replay-spectator = spectateur
table-replay-open = tout ouvert
table-watching = Vous regardez.
table-curtain = L'écran est maintenant à { $name }
table-curtain-about = Tous les autres détournent les yeux, puis { $name } continue.
table-curtain-open = Je suis { $name }
table-away-bot = Un robot joue pour vous.
table-away-clock = Votre temps est écoulé : le coup le plus anodin est joué pour vous.
table-sit-again = Reprendre la main
table-more = Partager, télécharger, quitter

players = Joueurs
seat-bot = robot
seat-away = absent
seat-stand-in = robot pour l'instant
projected = → { $points }
clock-left = reste { $time }

aside = Joueurs, journal et discussion
aside-tabs = Ce qui est montré ici
bar = Ce qui est demandé
bar-you = À vous.
bar-waiting = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
}
bar-past = Vous regardez un moment passé.
bar-sending = Envoyé …
bar-amount = Combien
bar-won = { $count ->
    [0] La partie est finie.
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
undo = Annuler le coup
undo-turn = Reprendre le tour
undo-about = Possible tant que personne d'autre n'a joué et que rien de caché n'est apparu
undo-lock-other = On ne peut pas annuler plus loin : quelqu'un d'autre a répondu ici.
undo-lock-played = On ne peut pas annuler plus loin : ce coup a été joué à votre place.
undo-lock-came-out = On ne peut pas annuler plus loin : le hasard a joué, ou quelque chose de caché est apparu.
redo = Rétablir le coup
undo-asked = { $name } demande à revenir au coup { $to }.
undo-agree = D'accord
undo-refuse = Refuser
undo-here = Revenir ici
undo-ask-here = Demander à revenir ici
undo-waiting = Vous demandez à revenir au coup { $to }. Les autres doivent être d'accord.
undo-withdraw = Retirer la demande
all-moves = { $count ->
    [one] Le seul coup possible
   *[other] Les { $count } coups possibles
}
command = Tapez un coup, comme dans l'enregistrement

log = Journal
log-filter = Quelles lignes
log-all = Tout
log-me = Sur moi
log-since = Depuis mon dernier tour
log-empty = Il ne s'est encore rien passé.
log-said = { $who } : { $what }
log-secret = une réponse secrète
chat = Discussion
chat-empty = Personne n'a rien dit.
chat-say = Dire quelque chose
timeline = Moments de la partie
timeline-start = Au début
timeline-back = Un coup en arrière
timeline-on = Un coup en avant
timeline-now = Au présent
timeline-move = Coup
timeline-value = Coup { $at } sur { $number }

gain-end = { $by } au décompte final
gain-nothing = Rien n'est payé ni gagné sur le champ.
gain-uncertain = La suite dépend du hasard ou des autres.
gain-of = { $who } : { $what }
gain-you = Vous
reel = Entre-temps …
reel-skip = Passer
reel-again = Revoir
table-replay-me = moi-même
zoom-in = Plus près
zoom-out = Plus loin
zoom-reset = Tout le plateau
link-lost = La connexion est perdue. Nouvel essai …
link-connecting = Connexion …

end = Le résultat
end-show = Voir le résultat
end-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
end-table = Points par origine
end-player = Joueur
end-total = Total
end-bars = Points par origine, en barres
end-lines = Points au fil de la partie
end-moments = Les moments décisifs
end-moment-swing = { $who } gagne { $by } sur les autres.
end-moment-lead = { $who } prend la tête et la garde.
end-moment-peak = { $who } mène de { $by } : la plus grande avance qui n'a pas tenu.
end-tie-yunnan = Égalité : l'influence décide, puis la place sur la piste de voyage.
end-tie-silk-road = Égalité : la victoire est partagée.

rules-open = Règles
rules-of = Règles de { $game }
rules-section = Règles, { $section }
rules-search = Chercher dans les règles
rules-none = Aucune section ne contient ces mots.
rules-lead = Dans nos propres mots. Là où les règles imprimées se taisent, la décision suivie ici est donnée. Les valeurs seulement reconstituées sont signalées.

learn-lead = Jouez une première partie avec un guide. Cela prend une dizaine de minutes.
learn-begin = Commencer
learn-step = Étape { $step } sur { $steps }
learn-show = Montrez-moi

setting-language = Langue
setting-theme = Apparence
setting-theme-auto = Comme le système
setting-theme-light = Claire
setting-theme-dark = Sombre
setting-palette = Couleurs des joueurs
setting-palette-painted = Bois peint
setting-palette-bright = Vives
setting-palette-apart = Très distinctes, pour tous les yeux
setting-palette-contrast = Contraste élevé, même sans couleurs
setting-confirm = Demander avant
setting-confirm-always = chaque action
setting-confirm-irreversible = ce qui finit mon tour
setting-confirm-never = rien
setting-pace = Animation
setting-pace-off = Aucune
setting-pace-fast = Rapide
setting-pace-normal = Normale
setting-pace-slow = Lente
setting-sound = Un son quand c'est à moi
setting-projection = Montrer le revenu et les scores finaux prévus
setting-letters = Lettres sur les pièces
settings-account = Compte
settings-password = Mot de passe
settings-sessions = Où vous êtes connecté
settings-revoke = Déconnecter là-bas
settings-here = ici

help = Touches
key = Touche
key-does = Ce qu'elle fait
key-tab = vers la prochaine chose à choisir
key-arrows = parcourir le plateau
key-arrows-all = tout parcourir, même ce qu'on ne peut pas choisir
key-enter = choisir, confirmer
key-numbers = les boutons de la barre
key-escape = abandonner le choix
key-undo = annuler
key-redo = rétablir ce qui a été annulé
key-board = au plateau
key-command = taper un coup
key-step = un coup en arrière ou en avant
key-round = une manche en arrière ou en avant
key-skip = passer l'animation
key-ends = au début, à maintenant
key-zoom = agrandir le plateau, plateau entier
key-rules = règles sur ce qui est sélectionné
key-aid = un mot sur la question posée
key-help = cette liste

trouble-offline = Le serveur ne répond pas. Tourne-t-il ?
trouble-error = Quelque chose a mal tourné.
trouble-name-taken = Ce nom est pris.
trouble-nobody = On ne vous connaît pas encore ici.
trouble-no-such-table = Cette table n'existe pas.
trouble-not-your-seat = Ce n'est pas votre place.
trouble-not-your-table = Seul le propriétaire de la table peut le faire.
trouble-seat-taken = La place est prise.
trouble-table-full = La table est pleine.
trouble-has-begun = La partie a commencé.
trouble-seats-free = Il reste des places libres.
trouble-not-finished = La partie n'est pas finie.
trouble-changed-meanwhile = La table a changé entre-temps. Regardez de nouveau.
trouble-slow-down = Trop vite. Attendez un instant.
trouble-wrong-name-or-password = Le nom et le mot de passe ne vont pas ensemble.
trouble-store-unavailable = Le serveur ne peut rien enregistrer pour l'instant. Réessayez bientôt.
trouble-rules-changed = Cette partie a été jouée avec une version antérieure des règles et ne peut pas être montrée coup par coup. Son résultat est conservé.
trouble-other = Cela n'a pas marché : { $reason }

refused-offline = Pas envoyé : il n'y a pas de connexion. Réessayez quand elle sera revenue.
refused-lesson = Pour cette leçon, faites ce que le guide propose.
refused-game-over = La partie est finie.
refused-not-your-turn = Ce n'est pas à vous.
refused-unknown-action = Cette action n'existe pas.
refused-no-such-thing = Cela n'existe pas sur ce plateau.
refused-late = La partie a avancé entre-temps. Regardez de nouveau.
refused-unreadable-action = Cela ne se lit pas comme un coup.
refused-not-your-seat = Ce n'est pas votre place.
refused-nothing-to-undo = Impossible d'annuler : quelqu'un a joué depuis, ou quelque chose de caché est apparu.
refused-beyond-frontier = Impossible d'annuler : quelqu'un a joué depuis, ou quelque chose de caché est apparu.
refused-policy = Cette table ne permet d'annuler que vos propres derniers coups.
refused-too-busy = Il se passe trop de choses ici. Réessayez.
bot-random = Hasard
bot-greedy = Gourmand
