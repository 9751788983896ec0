# Le regole di Silk Road con parole nostre.

rules-silk-road-overview-title = Di che cosa si tratta
rules-silk-road-overview =
    Una carovana porta tutti da Chang'An ad Antioch. In ogni città ciascuno prende al più una tessera commercio e la usa per comprare, vendere, barattare o peggio. Denaro e merci stanno dietro gli schermi. Alla fine ogni moneta d'argento e ogni merce vale un punto.
rules-silk-road-setup-title = Preparazione
rules-silk-road-setup =
    Ognuno pesca tre merci coperte e riceve 10 d'argento, tutto dietro uno schermo. Di ogni merce ce ne sono 15. In ogni città fra le estremità ci sono tessere scoperte, una meno dei giocatori, cinque in tre; arancioni a est, viola a ovest. Nelle ultime due città, Aleppo e Tyre, non c'è né Truffatore né Bottegaio. La sorte decide chi guida per primo.
rules-silk-road-round-title = Un round in breve
rules-silk-road-round =
    1. Gli altri possono offrire argento per il comando; il capo vende o paga.
    2. Il capo muove la carovana alla città seguente e può usare l'azione prestampata.
    3. Mercato: prendere una tessera, usarla o no, passare il comando, finché ci sono tessere.
    Così una partita ha dodici o tredici tappe.
rules-silk-road-leader-title = Chi guida
rules-silk-road-leader =
    Prima di ogni spostamento gli altri, dalla sinistra del capo, possono offrire una volta argento per il comando, ciascuno più del precedente, almeno 1 e non più di quanto hanno. Il capo vende al miglior offerente, oppure tiene il comando e gli paga altrettanto. Chi non può pagare deve vendere. Se nessuno offre non si paga nulla.
rules-silk-road-caravan-title = La carovana
rules-silk-road-caravan =
    Il capo la muove lungo una freccia. A Dunhuang, Korla, Kashgar, Merv e Susia è prestampata un'azione: solo il capo che arriva può usarla prima, una volta, gratis.
rules-silk-road-market-title = Il mercato
rules-silk-road-market =
    Il capo prende una tessera della città, può usarla, mette un gettone turno davanti a sé e passa il comando a chi qui non ha ancora giocato. Si continua finché ci sono tessere. L'ultimo a ricevere il comando non prende tessere, ma lo tiene per il round seguente.
rules-silk-road-buying-title = Compratore
rules-silk-road-buying =
    Compra quante vuoi delle merci mostrate: 1 d'argento la prima, 2 la seconda, 3 la terza, 4 ognuna delle altre. Le merci della banca sono limitate.
rules-silk-road-selling-title = Venditore
rules-silk-road-selling =
    Vendi quante vuoi delle merci mostrate: 4 d'argento la prima, 3 la seconda, 2 la terza, 1 ognuna delle altre.
rules-silk-road-barter-title = Baratto
rules-silk-road-barter =
    Una o due volte dai ciò che è mostrato a sinistra e prendi ciò che è mostrato a destra.
rules-silk-road-swap-title = Scambio libero
rules-silk-road-swap =
    Scambia fino a quattro (o fino a due) delle tue merci, una alla volta, con altre qualsiasi della banca.
rules-silk-road-thief-title = Ladro
rules-silk-road-thief =
    Pesca a caso una merce da dietro lo schermo di un giocatore a tua scelta. Solo voi due sapete che cos'era.
rules-silk-road-vizier-title = Gran Visir
rules-silk-road-vizier =
    Nomina una merce che nessun Visir ha ancora chiesto (dal sesto in poi una qualsiasi). Tutti decidono in segreto quante mostrarne, poi tutti mostrano insieme. Chi ne mostra di più riceve 5 d'argento, il secondo 3. In parità al primo posto 5 ciascuno e nessun secondo premio. Le merci restano a chi le ha.
rules-silk-road-crook-title = Truffatore
rules-silk-road-crook =
    Si tiene per dopo. Reso prima di usare una tessera, fa valere una merce mostrata di un compratore, venditore o baratto come un'altra. Più truffatori cambiano più figure.
rules-silk-road-barterer-title = Bottegaio
rules-silk-road-barterer =
    Si tiene per dopo, non per la stessa città. Reso all'inizio del turno, ti fa prendere due tessere una dopo l'altra. Devono restarne due. Metti un gettone per ciascuna.
rules-silk-road-three-title = In tre giocatori
rules-silk-road-three =
    Ogni città ha cinque tessere. Due giocatori giocano due volte, uno gioca una volta e finisce con il comando. Chi ha due gettoni non può riceverlo, e nessuno lo dà a sé finché un altro può averlo.
rules-silk-road-ending-title = La fine
rules-silk-road-ending =
    La partita finisce appena la carovana arriva; non c'è più mercato. Un punto per ogni moneta d'argento e ogni merce, e 2 punti per ogni merce di cui hai più di chiunque altro. In parità la vittoria è condivisa.
rules-silk-road-reverse-title = L'altro verso
rules-silk-road-reverse =
    Come variante la carovana va da Antioch a Chang'An. Tutte le frecce sono girate, le tessere arancio stanno a ovest, e a Lanzhou e Yumen non ci sono né Truffatori né Bottegai.
rules-silk-road-details-title = Segreti e decisioni sui dettagli
rules-silk-road-details =
    Denaro e merci sono nascosti, tessere e affari scoperti: contare è permesso, e la pagina conta per te ciò che tutti hanno potuto vedere. Una tessera va presa ma non per forza usata; un baratto si fa nessuna, una o due volte, ogni volta per intero. Un ladro può derubare uno schermo vuoto, per nulla. Ciò che si dà va in banca prima di prendere. Dal Visir la parità al secondo posto dà 3 ciascuno, e un premio richiede almeno una merce mostrata. Un Truffatore cambia una figura di una doppia, per entrambi gli usi. Un Bottegaio conta come due turni. Truffatori e Bottegai tenuti non valgono nulla alla fine. Il denaro esatto basta per tenere il comando. Anche prima dell'ultima tappa c'è l'asta.
rules-silk-road-reconstructed-title = Che cosa è ricostruito
rules-silk-road-reconstructed =
    La composizione delle tessere, alcune città e frecce e quale scambio è prestampato dove non sono noti al pubblico. Sono stati rifatti in modo che tutto ciò che si sa torni. Un file proprio può sostituirli alla preparazione.
