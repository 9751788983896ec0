# Les règles de Yunnan dans nos propres mots. La page ouvre les sections, aussi depuis les refus.

rules-yunnan-overview-title = De quoi il s'agit
rules-yunnan-overview =
    Chacun dirige une maison de négociants en thé à Pu'er. À chaque manche on mise d'abord en ville pour des améliorations, puis on bâtit et voyage sur la route du thé et des chevaux, puis on touche un revenu. Il devient des pièces pour de nouvelles mises, ou des points de victoire (PV). Le plus de points à la fin gagne.

    Rien n'est caché et rien n'est tiré au sort, sauf les cartes de Dúli à deux joueurs.
rules-yunnan-setup-title = Mise en place
rules-yunnan-setup =
    Chacun a trois négociants en stock (quatre autres peuvent être formés), deux passages, une influence de 0, un cheval à Yunnan et, en réserve, deux comptoirs, deux ponts et deux maisons de thé. Le premier ordre est tiré au sort. Selon sa place on reçoit 9, 9, 12, 12 ou 15 pièces. Cinq cadeaux sont à Sichuan, quatre à Kang (Qamdo), trois au Tibet, deux à Qinghai. Les pièces sont visibles.
rules-yunnan-round-title = Une manche en bref
rules-yunnan-round =
    1. Enchères : à tour de rôle, placer un négociant ou passer, jusqu'à ce que tous aient passé.
    2. Améliorations : la banque paie, puis dans l'ordre des enchères chacun paie ses mises et prend ses améliorations.
    3. Bâtir et voyager, dans l'ordre inverse, l'un après l'autre.
    4. L'inspecteur vient, les cadeaux sont distribués, le revenu est compté et fixe le nouvel ordre.
    5. Chacun change son revenu en points ou en pièces. Puis on vérifie la fin ; sinon les négociants de Pu'er retournent dans les stocks.
rules-yunnan-map-title = La carte
rules-yunnan-map =
    La route va de Pu'er par Yunnan, Sichuan, Kang (Qamdo dans la première édition) et Tibet jusqu'à Qinghai. Plus c'est loin, plus un négociant rapporte : 6, 9, 12, 15, 18. Un comptoir rapporte 1, 3, 6, 10, 15.

    Quatre gorges séparent des provinces qui ne sont pas voisines sur la route. Un pont à vous permet d'y passer.
rules-yunnan-order-title = Ordre du tour
rules-yunnan-order =
    On mise et on résout du bout clair au bout sombre de l'ordre ; on bâtit, voyage et tout le reste dans l'autre sens. Celui qui gagne le plus misera le dernier et voyagera le premier à la manche suivante. À revenus égaux, celui qui était plus loin dans l'ordre de voyage passe devant.
rules-yunnan-bidding-title = Les enchères
rules-yunnan-bidding =
    À votre tour, placez un négociant ou passez. Chaque bâtiment d'amélioration a cinq cases : 5, 7, 9, 12, 15. Les deux moins chères sont petites : on n'y va qu'en misant plus que tous dans le bâtiment, et on en est chassé dès que quelqu'un mise plus. Les grandes cases sont sûres et se prennent dans n'importe quel ordre.

    Un seul négociant à vous par bâtiment ; vous devez pouvoir payer toutes vos mises ; on ne mise pas pour une amélioration déjà complète. Un négociant chassé revient dans le stock ; qui avait passé rejoue.

    { $edition ->
        [first] Les négociants viennent d'abord du stock personnel ; des provinces seulement s'il est vide.
       *[other] Le négociant peut venir du stock personnel ou d'une province.
    }

    Qui passe met le reste de son stock au marché de Pu'er.
rules-yunnan-market-title = Le marché de Pu'er
rules-yunnan-market =
    Les négociants du marché pourront encore voyager cette manche.
    { $edition ->
        [first] Chacun de ceux qui y restent rapporte 3.
       *[other] S'il vous en reste au moins un, vous touchez 3, quel que soit le nombre.
    }
    À la fin de la manche, tous les négociants de Pu'er reviennent dans les stocks.
rules-yunnan-bank-title = La banque
rules-yunnan-bank =
    Un négociant sur une des deux cases de la banque rapporte des pièces au règlement : d'autant plus que la somme de toutes les enchères est grande. Le plateau montre la somme et le paiement.
    { $edition ->
        [first] La case gauche paie plus et se remplit d'abord. Vos mises vont au marché et vous ne misez plus cette manche ; des négociants peuvent encore aller au marché.
       *[other] Chaque visiteur reçoit le montant entier. Vos mises et votre stock vont au marché, et vous avez passé.
    }
rules-yunnan-temple-title = Le temple (deuxième édition)
rules-yunnan-temple =
    Toutes ses cases sont petites : une seule mise survit. Son auteur pose le bloqueur dans une gorge : cette manche, personne n'y bâtit ni n'y emprunte de pont, pas même pour le revenu.
rules-yunnan-progress-title = Régler les enchères
rules-yunnan-progress =
    Dans l'ordre des enchères, chacun paie toutes ses mises et prend ses améliorations dans l'ordre de son choix. École de commerce : un négociant de plus, qui part du marché. Bureau de douane : un passage de plus par manche. Négociant en chevaux : le cheval avance d'une province. Guilde (Maison du dragon) : une influence de plus. Chantier : une structure.

    Passages, influence et cheval valent des points à la fin : 1, 4, 9, 16 selon le degré.
rules-yunnan-yard-title = Prendre une structure
rules-yunnan-yard =
    Vous possédez deux comptoirs, deux ponts et deux maisons de thé. Le chantier vous en donne un.
    { $edition ->
        [first] Seule une maison de thé peut être bâtie tout de suite ; le reste attend votre tour de bâtir.
       *[other] Vous pouvez la bâtir tout de suite ou la garder pour votre tour de bâtir.
    }
rules-yunnan-building-title = Bâtir
rules-yunnan-building =
    On bâtit là où son cheval est déjà passé. Une province porte une seule maison de thé en tout.
    { $edition ->
        [first] Vos comptoirs peuvent même être ensemble dans une province.
       *[other] Vous pouvez avoir un comptoir par province.
    }
    Un comptoir garde la route sans trou et rapporte. Une maison de thé vaut des points à la fin et plaît à l'inspecteur.
rules-yunnan-bridges-title = Les ponts
rules-yunnan-bridges =
    Pour un pont, votre cheval doit avoir atteint la plus lointaine des deux provinces. Seul son propriétaire l'emprunte. Le passage coûte un passage, comme toute frontière. Un pont à vous par gorge suffit.
rules-yunnan-travel-title = Voyager
rules-yunnan-travel =
    Chaque frontière franchie prend un passage. Chaque négociant fait un voyage au plus par manche, n'entre pas deux fois dans une province, ne revient pas à son départ et ne va pas plus loin que votre cheval. Voyages et constructions se mêlent librement. Personne ne voyage vers Pu'er.
rules-yunnan-displace-title = Déporter
rules-yunnan-displace =
    À la fin d'un voyage vous pouvez pousser hors de la province un négociant d'un joueur moins influent que vous, d'un lieu en arrière sur la route (jamais par un pont). Depuis Yunnan il retombe au marché.
rules-yunnan-routes-title = La route sans trou
rules-yunnan-routes =
    À la fin de votre tour, chacun de vos négociants doit avoir vers Pu'er une route où vous êtes présent (négociant ou comptoir) dans chaque province intermédiaire. Vos ponts comptent. Ceux qui n'en ont pas vont au marché. Les trous que d'autres font plus tard coûtent du revenu.
rules-yunnan-inspector-title = L'inspecteur
rules-yunnan-inspector =
    Il va dans la province où négociants et comptoirs ensemble valent le plus, la plus lointaine en cas d'égalité. Il y renvoie au marché un négociant du joueur le plus influent. L'influence 4 et une maison de thé sur place protègent ; à égalité, c'est celui qui est devant dans l'ordre de voyage. Si tous sont protégés, rien n'arrive.
rules-yunnan-gifts-title = Les cadeaux
rules-yunnan-gifts =
    Dans chaque province les cadeaux vont un à un aux négociants présents, par influence puis ordre de voyage, et l'on recommence, mais aucun négociant n'en reçoit deux par manche. Un cadeau vaut 3 PV.
rules-yunnan-income-title = Le revenu
rules-yunnan-income =
    Chaque négociant rapporte la valeur de sa province, moins 3 par trou (une province entre lui et Pu'er où vous n'êtes pas présent) sur sa meilleure route. Un comptoir ne rapporte que sans aucun trou.
rules-yunnan-convert-title = Points ou pièces
rules-yunnan-convert =
    Du revenu de la manche vous convertissez ce que vous voulez en points de victoire, un pour un ; le reste devient des pièces. Les pièces plus anciennes ne deviennent des points qu'à la fin.
rules-yunnan-ending-title = La fin
rules-yunnan-ending =
    Quand tous ont converti : si quelqu'un a 80 points ou plus, ou s'il ne reste aucun cadeau, la partie finit. Avec les règles d'experts, seuls les cadeaux y mettent fin. (Première édition à deux : 100 points, ou deux cadeaux au plus.) Une limite de 30 manches est de nous.
rules-yunnan-scoring-title = Points finaux
rules-yunnan-scoring =
    S'ajoutent à la piste : 1 PV par 3 pièces, 3 par cadeau, passages et influence 0, 1, 4, 9, 16 selon le degré.
    { $edition ->
        [first] Chaque maison de thé bâtie vaut 12, le cheval rien.
       *[other] Les maisons de thé valent 1, 3, 6, 10, 15 selon la province, le cheval 0, 1, 4, 9, 16.
    }
    À égalité l'influence décide, puis l'ordre de voyage.
rules-yunnan-editions-title = Ce qui distingue les éditions
rules-yunnan-editions =
    La première édition (2013) n'a pas de temple, prend d'abord les enchérisseurs du stock, paie 3 par négociant au marché, et sa banque paie deux montants différents. Seules les maisons de thé s'y bâtissent tout de suite, elles valent 12 chacune et le cheval rien. Kang s'appelle Qamdo, la guilde Maison du dragon.
rules-yunnan-expert-title = Règles d'experts (deuxième édition)
rules-yunnan-expert =
    Deux mises : vous pouvez miser deux fois dans un bâtiment si vous pouvez prendre deux fois l'amélioration. Gardes : le chantier peut vous donner votre garde ; jusqu'à la fin de la manche personne ne déporte vos négociants dans sa province. L'inspecteur n'en tient pas compte. Avec l'une de ces règles, seuls les cadeaux finissent la partie.
rules-yunnan-debt-title = Dette (première édition, version avancée)
rules-yunnan-debt =
    Vous pouvez miser plus que vous n'avez. Payez toutes vos pièces ; chaque pièce manquante coûte des points : 8 à la manche 1, un de moins à chaque manche suivante, 1 au moins. Le score peut passer sous zéro.
rules-yunnan-two-title = À deux
rules-yunnan-two =
    { $edition ->
        [first] Chacun mène deux couleurs avec des bourses séparées et un seul score. Dans l'ordre de départ les couleurs d'un joueur ne se suivent pas. On peut déporter son autre couleur si son influence est moindre. La fin vient à 100 points ou quand il reste deux cadeaux au plus ; tout compte pour les deux couleurs. À égalité l'influence des deux couleurs ensemble décide.
       *[other] Dúli joue la troisième couleur selon seize cartes. Tant qu'une personne mise, elle mise aussi : sa carte nomme des bâtiments, elle prend le premier où elle peut miser, sur la case permise la moins chère, jamais la banque ni le temple. Elle ne paie rien et ne gagne que de l'influence, mais ses mises comptent pour la banque. Elle voyage la première : une carte répartit ses sept négociants aussi loin que les chevaux des joueurs et bâtit parfois une maison de thé dans la plus lointaine province occupée. Elle déporte le moins influent au-dessous d'elle, à égalité celui qui a le plus de négociants là. Elle ne reçoit de cadeaux que là où une personne a un négociant, n'a ni revenu ni points, et l'inspecteur la traite comme les autres. À la fin de la manche ses négociants rentrent. La banque a une case.
    }
rules-yunnan-details-title = Décisions de détail
rules-yunnan-details =
    Après une surenchère on continue depuis celui qui l'a faite ; ce que passer a mis au marché y reste. Les cases libérées par un visiteur de la banque sont de nouveau libres, les moins chères seulement pour la plus haute mise. Du bloqueur et du pont, le premier réglé l'emporte ; un pont déjà là reste mais ne sert pas. Un voyage peut changer de sens, et deux négociants échanger leurs places. Une maison de thé ne tient pas la route et, gardée en main, ne compte pas. L'inspecteur compte les valeurs imprimées sans les trous. Les comptoirs coupés restent. Si personne ne peut être déporté, on ne demande rien. Dans la première édition aussi un pont prend un passage, et après la banque des négociants peuvent encore aller au marché. Un revenu de plus de 99 compte en entier.
rules-yunnan-reconstructed-title = Ce qui est reconstitué
rules-yunnan-reconstructed =
    Certaines valeurs imprimées ne sont pas connues du public et ont été déduites des exemples : la table de la banque sous 70, deux des quatre gorges (Kang–Qinghai et Yunnan–Tibet), les prix du temple et la plupart des cartes de Dúli. Un fichier à vous peut les remplacer à la préparation.
