# Yunnan: le parole del tabellone, del diario e dei rifiuti.

yunnan-board = Il tabellone di Yunnan
yunnan-place-puer = Pu'er
yunnan-place-yunnan = Yunnan
yunnan-place-sichuan = Sichuan
yunnan-place-kang = { $edition ->
    [first] Qamdo
   *[other] Kang
}
yunnan-place-tibet = Tibet
yunnan-place-qinghai = Qinghai
yunnan-building-school = Scuola di Commercio
yunnan-building-customs = Ufficio Doganale
yunnan-building-horse-trader = Mercante di Cavalli
yunnan-building-guild = { $edition ->
    [first] Casa del Drago
   *[other] Gilda dei Commercianti
}
yunnan-building-yard = Cantiere
yunnan-building-temple = Tempio
yunnan-structure-post = stazione commerciale
yunnan-structure-bridge = ponte
yunnan-structure-tea-house = casa da tè
yunnan-structure-guard = guardia
yunnan-gorge = gola { $low }–{ $high }
yunnan-bank = Banca
yunnan-bank-left = sinistra
yunnan-bank-right = destra
yunnan-bank-sum = Offerte: { $total }
yunnan-bank-pays = paga { $pay }
yunnan-reserve = dalla riserva
yunnan-reserve-short = Riserva
yunnan-coins = Monete
yunnan-projected = Rendita prevista
yunnan-projected-gaps = { $part } ({ $gaps ->
    [one] { $gaps } interruzione
   *[other] { $gaps } interruzioni
})
yunnan-traders = Commercianti
yunnan-passes = Passaggi
yunnan-influence = Influenza
yunnan-gifts = Regali
yunnan-horse = Cavallo
yunnan-inspector = Ispettore
yunnan-supply = Generale
yunnan-order-bid = Ordine di offerta
yunnan-order-travel = Ordine di viaggio
yunnan-phase-bid = Offerta
yunnan-phase-progress = Progresso
yunnan-phase-travel = Viaggio
yunnan-phase-end = Rendita

yunnan-question-place-trader = Piazza un commerciante o passa.
yunnan-question-resolve-building = Quale progresso prendi per primo?
yunnan-question-take-structure = Prendi una struttura dalla tua riserva.
yunnan-question-place-structure = { $structure }: costruire subito o tenere?
yunnan-question-block-gorge = Metti il Blocca Gola in una gola.
yunnan-question-travel = Costruisci e viaggia: { $passes ->
    [one] resta { $passes } passaggio.
   *[other] restano { $passes } passaggi.
}
yunnan-question-displace = Scacciare un commerciante più debole ({ $province })?
yunnan-question-convert-income = Quanto di { $income } di rendita in punti?
yunnan-question-over = La partita è finita.

yunnan-action-place-bid = Offri { $price }: { $building } ({ $source })
yunnan-action-visit-bank = Alla banca ({ $space }), { $source }
yunnan-action-enter-market = Al mercato, { $source }
yunnan-action-pass = Passa
yunnan-action-resolve-building = Prima: { $building }
yunnan-action-take-structure = Prendi: { $structure }
yunnan-action-post-guard = Guardia: { $province }
yunnan-action-keep-structure = Tieni per dopo
yunnan-action-build-post = Stazione commerciale: { $province }
yunnan-action-build-bridge = Ponte: { $gorge }
yunnan-action-build-tea-house = Casa da tè: { $province }
yunnan-action-block-gorge = Blocca: { $gorge }
yunnan-action-travel = Da { $start } a { $goal }
yunnan-action-displace = Scaccia { $colour }
yunnan-action-spare = Non scacciare nessuno
yunnan-action-finish-turn = Fine del turno
yunnan-did-finish-turn = { $who } termina il turno
yunnan-did-spare = { $who } non scaccia nessuno
yunnan-action-convert-income = Converti { $points }
yunnan-amount = Converti { $points }

yunnan-cost-bid = ({ $price } delle tue { $coins } monete)
yunnan-cost-bank = (offerte { $total }: ora pagherebbe { $pay })
yunnan-cost-travel = (rende { $income } lì)
yunnan-cost-post = (rende { $income } a round)
yunnan-cost-tea = ({ $points } PV alla fine, e l'ispettore è contento)
yunnan-cost-convert = (+{ $points } PV, +{ $coins } monete)

yunnan-target-space = { $price }: { $building }
yunnan-target-bank = Banca, spazio { $space }
yunnan-target-market = Mercato di Pu'er
yunnan-target-reserve = La tua riserva
yunnan-target-trader = I tuoi commercianti: { $place }
yunnan-target-victim = Scaccia un commerciante { $colour }
yunnan-label-income = un commerciante rende { $trader }, una stazione { $post }
yunnan-count-traders = { $count ->
    [one] { $count } commerciante
   *[other] { $count } commercianti
}
yunnan-count-posts = { $count ->
    [one] { $count } stazione commerciale
   *[other] { $count } stazioni commerciali
}
yunnan-count-gifts = { $count ->
    [one] { $count } regalo
   *[other] { $count } regali
}
yunnan-label-space = { $building }, { $small ->
    [yes] spazio piccolo { $price }
   *[no] spazio { $price }
}, { $who ->
    [none] libero
   *[other] { $who }
}
yunnan-label-bank = Banca, spazio { $space }, { $who ->
    [none] libero
   *[other] { $who }
}
yunnan-label-gorge = { $gorge }, { $owners ->
    [none] nessun ponte
   *[other] ponti: { $owners }
}{ $blocked ->
    [yes] , bloccata
   *[no] {""}
}
yunnan-label-building = { $building }
yunnan-label-structure = { $structure }, { $count } in mano
yunnan-label-reserve = La tua riserva: { $count ->
    [one] { $count } commerciante
   *[other] { $count } commercianti
}
yunnan-label-trader = I tuoi commercianti, { $place }: { $count }

yunnan-event-round-began = Round { $round }. Ordine di offerta: { $order }
yunnan-event-trader-placed = { $colour } offre { $price }: { $building } ({ $source })
yunnan-event-trader-outbid = { $by } supera { $colour } ({ $price }, { $building })
yunnan-event-marker-returned = { $colour } torna a offrire
yunnan-event-bank-visited = { $colour } va in banca ({ $space })
yunnan-event-bid-withdrawn = { $colour } ritira l'offerta di { $price } ({ $building })
yunnan-event-market-entered = { $colour } manda un commerciante al mercato ({ $source })
yunnan-event-passed = { $colour } passa{ $to_market ->
    [0] {""}
    [one] ; { $to_market } commerciante va al mercato
   *[other] ; { $to_market } commercianti vanno al mercato
}
yunnan-event-card-drawn = { $colour } scopre la carta { $card } per { $use ->
    [bid] offrire
   *[travel] viaggiare
}
yunnan-event-deck-shuffled = Le carte di { $colour } vengono mescolate
yunnan-event-bank-paid = La banca paga { $coins } monete a { $colour } (offerte: { $total })
yunnan-event-bids-paid = { $colour } paga { $coins } monete{ $points ->
    [0] {""}
   *[other] {" "}e { $points } PV
}
yunnan-event-bid-resolved = { $colour } ottiene il progresso: { $building }
yunnan-event-trader-trained = { $colour } addestra un commerciante
yunnan-event-pass-gained = { $colour } ha ora { $passes } passaggi
yunnan-event-horse-moved = Cavallo di { $colour }: { $province }
yunnan-event-influence-gained = { $colour } sale a { $influence } di influenza
yunnan-event-structure-taken = { $colour } prende: { $structure }
yunnan-event-gorge-blocked = { $colour } blocca: { $gorge }
yunnan-event-guard-posted = { $colour } mette la guardia: { $province }
yunnan-event-post-built = { $colour } costruisce una stazione commerciale: { $province }
yunnan-event-bridge-built = { $colour } costruisce un ponte: { $gorge }
yunnan-event-tea-house-built = { $colour } costruisce una casa da tè: { $province }
yunnan-event-trader-travelled = { $colour } viaggia da { $start } a { $goal } ({ $passes ->
    [one] { $passes } passaggio
   *[other] { $passes } passaggi
})
yunnan-event-trader-displaced = { $by } scaccia { $colour } da { $province } a { $to }
yunnan-event-automa-placed = { $colour } manda { $traders }: { $province }
yunnan-event-traders-isolated = { $colour } perde la via: { $traders } da { $province } al mercato
yunnan-event-inspector-came = L'ispettore va in { $province } (rendita { $revenue })
yunnan-event-trader-banished = L'ispettore rimanda { $colour } da { $province } al mercato
yunnan-event-gift-taken = { $colour } riceve un regalo: { $province }
yunnan-event-income-earned = { $colour } guadagna { $income }
yunnan-event-order-changed = Nuovo ordine: { $order }
yunnan-event-income-converted = { $colour } prende { $points } PV e { $coins } monete
yunnan-event-round-ended = Il round { $round } finisce
yunnan-event-automa-cleared = I commercianti di { $colour } lasciano le province
yunnan-event-game-ended = La partita finisce: { $reason ->
    [score] i punti sono raggiunti
    [gifts] i regali sono finiti
   *[other] l'ultimo round è concluso
}. Vince { $winners }

yunnan-score-track = Tracciato
yunnan-score-coins = Monete
yunnan-score-gifts = Regali
yunnan-score-passes = Passaggi
yunnan-score-influence = Influenza
yunnan-score-tea-houses = Case da tè
yunnan-score-horse = Cavallo

refused-other-question = Ora si chiede un'altra cosa.
refused-reserve-empty = Nella tua riserva non c'è più nessun commerciante.
refused-no-trader-there = Lì non hai commercianti.
refused-reserve-first = I commercianti delle province offrono solo a riserva vuota.
refused-no-temple = Questa edizione non ha il tempio.
refused-already-there = Hai già un commerciante in questo edificio.
refused-progress-complete = Hai già tutto ciò che questo edificio può dare.
refused-space-taken = Questo spazio è occupato.
refused-not-highest = Su uno spazio piccolo devi superare tutti nell'edificio.
refused-too-expensive = Troppo caro: lo spazio costa { $price } e solo { $unbound } delle tue { $coins } monete non sono già promesse.
refused-bank-visitor = Sei andato in banca: niente più offerte in questo round.
refused-no-bank-space = Questo spazio della banca non è libero.
refused-left-space-first = Prima si occupa lo spazio sinistro della banca.
refused-no-bid-there = Lì non hai offerte.
refused-none-left = Non ne resta nella tua riserva.
refused-not-held = Non hai in mano una struttura così.
refused-not-in-hand = Non è ciò che hai appena preso.
refused-horse-not-there = Il tuo cavallo non è ancora arrivato fin lì.
refused-post-limit = Lì non può stare un'altra tua stazione commerciale.
refused-bridge-stands = Il tuo ponte attraversa già questa gola.
refused-gorge-is-blocked = La gola è bloccata in questo round.
refused-tea-house-stands = Lì c'è già una casa da tè.
refused-trader-has-travelled = Tutti i tuoi commercianti lì hanno già viaggiato.
refused-not-a-journey = Un viaggio porta in un'altra provincia.
refused-too-few-passes = Troppo pochi passaggi: ne servono { $needed }, ne hai { $passes }.
refused-no-victim-there = Lì non c'è nessuno di quel colore.
refused-influence-not-lower = Si scacciano solo i più deboli: la loro influenza è { $theirs }, la tua { $yours }.
refused-guarded = Una guardia protegge questi commercianti.
refused-more-than-income = Non puoi convertire più della rendita del round ({ $income }).
refused-no-such-space = L'edificio non ha questo spazio.
refused-not-a-province = Deve essere una provincia.

yunnan-gain-coins = { $by } monete
yunnan-gain-promised = { $by } offerte
yunnan-gain-income = { $by } di rendita
yunnan-gain-passes = { $by } passaggi
yunnan-gain-influence = { $by } influenza
yunnan-gain-traders = { $by } commercianti
yunnan-gain-gifts = { $by } regali
yunnan-gain-points = { $by } PV
yunnan-about-space = Un'offerta: alla risoluzione paghi questo prezzo e ricevi il progresso dell'edificio. Da uno spazio piccolo (tondo) ti scaccia chi offre di più.
yunnan-about-bank = Un commerciante qui porta monete alla risoluzione: più alta la somma delle offerte, più ne porta.
yunnan-about-pay = La somma attuale delle offerte e quanto pagherebbero gli spazi della banca.
yunnan-about-market = I commercianti al mercato possono viaggiare in questo round; chi resta guadagna poco.
yunnan-about-reserve = I tuoi commercianti liberi di fare offerte, andare in banca o al mercato.
yunnan-about-trader = Ogni tuo commerciante fa un viaggio a round. Ogni confine costa un passaggio e nessuno va oltre il tuo cavallo.
yunnan-about-province = Commercianti e stazioni commerciali rendono qui a ogni round. Tieni la via verso Pu'er senza interruzioni.
yunnan-about-gorge = Solo un tuo ponte ti fa attraversare qui, per un passaggio.
yunnan-about-victim = Un commerciante di chi ha meno influenza di te: arretra di un luogo lungo la via.
yunnan-about-building-school = Dà un commerciante in più, che parte dal mercato.
yunnan-about-building-customs = Dà un passaggio in più a ogni round.
yunnan-about-building-horse-trader = Porta il tuo cavallo una provincia avanti: commercianti e strutture non vanno oltre.
yunnan-about-building-guild = Dà un'influenza in più: scaccia gli altri, ti protegge e porta prima i regali.
yunnan-about-building-yard = Dà una struttura: una stazione commerciale, un ponte o una casa da tè.
yunnan-about-building-temple = Chi lo tiene blocca una gola per questo round. Tutti i suoi spazi sono piccoli.
yunnan-about-structure-post = Tiene la tua via senza interruzioni e rende a ogni round.
yunnan-about-structure-bridge = Permette solo a te di attraversare una gola.
yunnan-about-structure-tea-house = Vale punti alla fine, e dove sta l'ispettore ti risparmia.
yunnan-about-structure-guard = Una volta a partita: fino alla fine del round nessuno scaccia i tuoi commercianti nella sua provincia.
yunnan-about-passes = I confini che i tuoi commercianti possono attraversare in tutto a round. Il grado vale punti alla fine.
yunnan-about-influence = La più alta scaccia la più bassa e riceve prima i regali; l'ispettore cerca la più alta. Il grado vale punti alla fine.
yunnan-about-order = Si offre da sinistra, si costruisce e viaggia da destra. Chi ha guadagnato di più offre per ultimo e viaggia per primo.
yunnan-about-phases = Le quattro parti di un round; quella scura è in corso.
yunnan-about-inspector = A fine round visita la provincia che vale di più e manda al mercato un commerciante del più influente.
yunnan-about-points = Punti vittoria sul tracciato. Il numero piccolo aggiunge quanto verrebbe se finisse ora.
yunnan-about-coins = Le monete pagano le offerte. Alla fine ogni tre valgono un punto vittoria.
yunnan-about-traders = Quanti commercianti lavorano per te, su sette.
yunnan-about-gifts = I regali vanno ai commercianti nelle province, per influenza. Ognuno vale 3 PV; quando sono finiti la partita termina.
yunnan-about-horse = Fin dove è arrivato il tuo cavallo: commercianti e strutture non vanno oltre.
yunnan-about-supply = Strutture che il cantiere può ancora dare.
yunnan-about-income = Quanto un colore ha guadagnato in questo round. Trasformalo in punti o monete.
yunnan-about-projected = Quanto questo colore guadagnerebbe se la rendita fosse pagata ora, luogo per luogo: commercianti + stazioni commerciali. Ogni interruzione sulla via del ritorno costa 3 a un commerciante; una stazione dietro un'interruzione non rende nulla.
