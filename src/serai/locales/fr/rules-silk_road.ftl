# Les règles de Silk Road dans nos propres mots.

rules-silk-road-overview-title = De quoi il s'agit
rules-silk-road-overview =
    Une caravane mène tous les joueurs de Chang'An à Antioch. Dans chaque ville, chacun prend au plus une tuile de commerce et s'en sert pour acheter, vendre, troquer ou pire. Argent et marchandises restent derrière les écrans. À la fin chaque pièce d'argent et chaque marchandise vaut un point.
rules-silk-road-setup-title = Mise en place
rules-silk-road-setup =
    Chacun tire trois biens sans les montrer et reçoit 10 pièces, le tout derrière un écran. Il y a 15 unités de chaque bien. Dans chaque ville entre les extrémités sont posées des tuiles visibles, une de moins que de joueurs, cinq à trois joueurs ; orange à l'est, violettes à l'ouest. Ni escroc ni troqueur dans les deux dernières villes, Aleppo et Tyre. Le sort désigne le premier chef.
rules-silk-road-round-title = Une manche en bref
rules-silk-road-round =
    1. Les autres peuvent offrir de l'argent pour la tête ; le chef vend ou paie.
    2. Le chef mène la caravane à la ville suivante et peut utiliser l'action imprimée.
    3. Marché : prendre une tuile, l'utiliser ou non, passer la tête, jusqu'à la dernière tuile.
    Une partie compte ainsi douze ou treize étapes.
rules-silk-road-leader-title = Qui mène
rules-silk-road-leader =
    Avant chaque déplacement les autres peuvent, chacun une fois à partir de la gauche du chef, offrir de l'argent pour la tête, toujours plus que le précédent, au moins 1 et pas plus qu'ils n'ont. Le chef vend alors au plus offrant, ou garde la tête et lui paie autant. Qui ne le peut pas doit vendre. Si personne n'offre, rien n'est payé.
rules-silk-road-caravan-title = La caravane
rules-silk-road-caravan =
    Le chef la mène le long d'une flèche. À Dunhuang, Korla, Kashgar, Merv et Susia une action est imprimée : seul le chef qui arrive peut d'abord l'utiliser, une fois, gratuitement.
rules-silk-road-market-title = Le marché
rules-silk-road-market =
    Le chef prend une tuile de la ville, peut l'utiliser, pose un jeton de tour devant lui et passe la tête à un joueur qui n'a pas encore joué ici. On continue jusqu'à la dernière tuile. Le dernier à recevoir la tête ne prend pas de tuile, mais la garde pour la manche suivante.
rules-silk-road-buying-title = Achat
rules-silk-road-buying =
    Achetez autant que vous voulez de la marchandise montrée : 1 pièce la première, 2 la deuxième, 3 la troisième, 4 chacune des suivantes. Les biens de la banque sont limités.
rules-silk-road-selling-title = Vente
rules-silk-road-selling =
    Vendez autant que vous voulez de la marchandise montrée : 4 pièces la première, 3 la deuxième, 2 la troisième, 1 chacune des suivantes.
rules-silk-road-barter-title = Troc
rules-silk-road-barter =
    Une ou deux fois, donnez ce qui est montré à gauche et prenez ce qui est montré à droite.
rules-silk-road-swap-title = Échange libre
rules-silk-road-swap =
    Échangez jusqu'à quatre (ou jusqu'à deux) de vos biens, un à un, contre n'importe quels autres de la banque.
rules-silk-road-thief-title = Voleur
rules-silk-road-thief =
    Tirez au hasard un bien derrière l'écran du joueur de votre choix. Vous deux seuls savez ce que c'était.
rules-silk-road-vizier-title = Grand vizir
rules-silk-road-vizier =
    Nommez un bien qu'aucun vizir n'a encore demandé (dès le sixième, n'importe lequel). Chacun décide en secret combien en montrer, puis tous montrent ensemble. Le plus reçoit 5 pièces, le deuxième 3. À égalité en tête, 5 chacun et pas de deuxième prix. On garde ses biens.
rules-silk-road-crook-title = Escroc
rules-silk-road-crook =
    On le garde pour plus tard. Rendu avant d'utiliser une tuile, il fait compter un bien montré sur un achat, une vente ou un troc comme un autre. Plusieurs escrocs changent plusieurs images.
rules-silk-road-barterer-title = Troqueur
rules-silk-road-barterer =
    On le garde pour plus tard, pas pour la même ville. Rendu au début de votre tour, il vous laisse prendre deux tuiles l'une après l'autre. Il doit en rester deux. Vous posez un jeton pour chacune.
rules-silk-road-three-title = À trois joueurs
rules-silk-road-three =
    Chaque ville a cinq tuiles. Deux joueurs jouent deux fois, un joue une fois et finit avec la tête. Qui a deux jetons ne peut la recevoir, et nul ne se la donne tant qu'un autre peut l'avoir.
rules-silk-road-ending-title = La fin
rules-silk-road-ending =
    La partie finit dès que la caravane arrive ; il n'y a plus de marché. Un point par pièce d'argent et par bien, et 2 points pour chaque bien dont vous avez plus que tout autre. À égalité la victoire est partagée.
rules-silk-road-reverse-title = L'autre sens
rules-silk-road-reverse =
    En variante la caravane va d'Antioch à Chang'An. Toutes les flèches sont tournées, les tuiles orange sont à l'ouest, et il n'y a ni escroc ni troqueur à Lanzhou et Yumen.
rules-silk-road-details-title = Secrets et décisions de détail
rules-silk-road-details =
    Argent et biens sont cachés, tuiles et affaires visibles : compter est permis, et la page compte pour vous ce que tous ont pu voir. Il faut prendre une tuile, non l'utiliser ; un troc se fait zéro, une ou deux fois, toujours en entier. Un voleur peut voler un écran vide, pour rien. Ce qu'on donne va à la banque avant de prendre. Chez le vizir, l'égalité à la deuxième place donne 3 à chacun, et un prix demande au moins un bien montré. Un escroc change une image d'une paire, pour les deux usages. Un troqueur compte pour deux tours. Escrocs et troqueurs gardés ne valent rien à la fin. Avoir juste l'argent suffit pour garder la tête. Avant la dernière étape il y a aussi une enchère.
rules-silk-road-reconstructed-title = Ce qui est reconstitué
rules-silk-road-reconstructed =
    Le mélange des tuiles, quelques villes et flèches, et quel échange est imprimé où ne sont pas connus du public. Ils ont été refaits pour que tout ce qui est connu concorde. Un fichier à vous peut les remplacer à la préparation.
