# Silk Road: le parole del tabellone, del diario e dei rifiuti.

silk-road-board = Il tabellone di Silk Road
silk-road-good-ivory = avorio
silk-road-good-silk = seta
silk-road-good-jewels = gioielli
silk-road-good-fruit = frutta secca
silk-road-good-spices = spezie
silk-road-good-unseen = una merce
silk-road-tile-buy = Compratore: { $good }
silk-road-tile-sell = Venditore: { $good }
silk-road-tile-barter = Baratto: { $left } per { $right }
silk-road-tile-swap = Scambia fino a { $count }
silk-road-tile-thief = Ladro
silk-road-tile-vizier = Gran Visir
silk-road-tile-crook = Truffatore
silk-road-tile-barterer = Bottegaio
silk-road-cube-left = figura a sinistra
silk-road-cube-left-2 = seconda figura a sinistra
silk-road-cube-right = figura a destra
silk-road-cube-right-2 = seconda figura a destra
silk-road-leader = Capo della carovana
silk-road-money = Argento
silk-road-goods = Merci
silk-road-tokens = Turni
silk-road-market = Mercato di { $city }
silk-road-in-use = In uso
silk-road-screen = Dietro il tuo schermo: { $money } d'argento
silk-road-marked = richiesto
silk-road-label-caravan = qui c'è la carovana
silk-road-label-printed = prestampato: { $tile }
silk-road-label-empty = nessuna tessera
silk-road-label-seat = { $who }: { $money } d'argento, { $goods } merci
silk-road-label-use = In uso: { $tile }
silk-road-label-cube = Cambia: { $cube }
silk-road-label-good = { $good }: { $count }

silk-road-question-bid = { $who ->
    [none] Offri argento per il comando, o passa.
   *[other] { $who } offre { $amount }: offri di più, o passa.
}
silk-road-question-answer-bid = { $who } offre { $amount } per il comando. Venderlo, o pagare altrettanto per tenerlo?
silk-road-question-move-caravan = Guida la carovana lungo una freccia.
silk-road-question-take-tile = Prendi una tessera a { $city }.
silk-road-question-sell = { $tile }: venderne un altro?
silk-road-question-buy = { $tile }: comprarne un altro?
silk-road-question-barter = { $tile }: barattare?
silk-road-question-give-good = { $tile }: quale merce dai?
silk-road-question-take-good = Quale merce prendi in cambio?
silk-road-question-rob = Chi derubi?
silk-road-question-name-good = Che cosa chiede il Visir?
silk-road-question-reveal = Il Visir chiede: { $good }. Quanti ne mostri?
silk-road-question-pass-pawn = Chi guida adesso?
silk-road-question-over = La partita è finita.

silk-road-action-bid = Offri { $amount }
silk-road-action-pass = Passa
silk-road-action-accept-bid = Vendi il comando
silk-road-action-keep-pawn = Tieni e paga
silk-road-action-move-caravan = A { $city }
silk-road-action-take-tile = Prendi: { $tile }
silk-road-action-use-barterer = Usa il Bottegaio: due tessere
silk-road-action-use-crook = Truffatore: { $cube } vale { $good }
silk-road-action-sell-good = Vendine uno
silk-road-action-buy-good = Comprane uno
silk-road-action-barter-goods = Baratta
silk-road-action-give-good = Dai { $good }
silk-road-action-take-good = Prendi { $good }
silk-road-action-rob = Deruba { $who }
silk-road-action-name-good = Chiedi { $good }
silk-road-action-reveal = Mostra { $shown }
silk-road-action-finish-tile = Fatto
silk-road-action-pass-pawn = Passa il comando a { $who }
silk-road-cost-sell = (+{ $price } d'argento)
silk-road-cost-buy = (−{ $price } d'argento)
silk-road-cost-bid = ({ $amount } dei tuoi { $money } d'argento)
silk-road-cost-answer = ({ $amount } d'argento)

silk-road-event-round-began = Round { $round }: il comando è di { $leader }
silk-road-event-bid-placed = { $seat } offre { $amount }
silk-road-event-bid-passed = { $seat } non offre nulla
silk-road-event-pawn-uncontested = Nessuno offre: { $leader } resta capo
silk-road-event-pawn-sold = { $leader } vende il comando a { $to } per { $amount }
silk-road-event-pawn-kept = { $leader } tiene il comando e paga { $amount } a { $to }
silk-road-event-caravan-moved = { $leader } guida la carovana da { $start } a { $goal }
silk-road-event-printed-action-offered = { $seat } può usare l'azione prestampata: { $tile }
silk-road-event-barterer-used = { $seat } rende un Bottegaio per prendere due tessere
silk-road-event-tile-taken = { $seat } prende { $tile } a { $city }
silk-road-event-tile-kept = { $seat } tiene { $tile } per dopo
silk-road-event-crook-used = { $seat } rende un Truffatore: { $cube } vale { $good }
silk-road-event-good-sold = { $seat } vende { $good } per { $price }
silk-road-event-good-bought = { $seat } compra { $good } per { $price }
silk-road-event-goods-bartered = { $seat } baratta { $given } per { $taken }
silk-road-event-good-given = { $seat } dà { $good }
silk-road-event-good-taken = { $seat } prende { $good }
silk-road-event-good-stolen = { $thief } ruba { $good } a { $victim }
silk-road-event-theft-failed = { $thief } non trova nulla da { $victim }
silk-road-event-good-named = { $seat }: il Visir chiede { $good }
silk-road-event-reveal-committed = { $seat } ha deciso
silk-road-event-goods-revealed = Tutti mostrano { $good }: { $counts }
silk-road-event-prize-won = { $seat } riceve { $amount } dal Visir
silk-road-event-good-marked = Nessun altro Visir può chiedere { $good }
silk-road-event-token-placed = { $seat } ha avuto { $tokens } turni qui
silk-road-event-pawn-passed = { $seat } passa il comando a { $to }
silk-road-event-round-ended = Il round { $round } finisce
silk-road-event-game-ended = La carovana è arrivata. { $count ->
    [one] Vince { $winners }
   *[other] Vincono insieme { $winners }
}

silk-road-score-money = Argento
silk-road-score-goods = Merci
silk-road-score-majorities = Maggioranze

refused-not-higher = Offri più della migliore offerta.
refused-more-than-owned = Non puoi offrire più di quanto hai.
refused-cannot-pay = Non hai l'argento per tenere il comando: devi venderlo.
refused-no-road = Nessuna freccia porta lì.
refused-no-such-tile-here = In questa città non c'è questa tessera.
refused-no-barterer = Non hai un Bottegaio.
refused-barterer-from-here = Un Bottegaio non si usa nella città in cui è stato preso.
refused-one-barterer-a-turn = Un solo Bottegaio per turno.
refused-too-few-tiles = Per un Bottegaio devono restare due tessere.
refused-none-of-this-good = Non hai nulla di questa merce.
refused-bag-has-too-few = La banca ne ha troppo poca.
refused-no-crook = Non hai un Truffatore.
refused-already-used = Il Truffatore si usa prima della tessera.
refused-no-such-cube = La tessera non ha questa figura.
refused-cube-is-changed = Un Truffatore ha già cambiato questa figura.
refused-same-colour = È già questa merce.
refused-nobody-there = Lì non siede nessuno.
refused-not-oneself = Non puoi essere tu.
refused-already-marked = Un Visir ha già chiesto questa merce.
refused-more-than-held = Non ne hai così tanti.
refused-has-had-turn = Questo giocatore ha già avuto tutti i turni in questa città.
silk-road-refused-too-expensive = Troppo caro per il tuo argento.
