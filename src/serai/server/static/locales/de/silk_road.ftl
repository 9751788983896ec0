# Silk Road: die Wörter des Plans, des Verlaufs und der Ablehnungen.

silk-road-board = Der Spielplan von Silk Road
silk-road-good-ivory = Elfenbein
silk-road-good-silk = Seide
silk-road-good-jewels = Juwelen
silk-road-good-fruit = Trockenobst
silk-road-good-spices = Gewürze
silk-road-good-unseen = eine Ware
silk-road-tile-buy = Einkauf: { $good }
silk-road-tile-sell = Verkauf: { $good }
silk-road-tile-barter = Tausch: { $left } gegen { $right }
silk-road-tile-swap = Bis zu { $count } tauschen
silk-road-tile-thief = Dieb
silk-road-tile-vizier = Großwesir
silk-road-tile-crook = Gauner
silk-road-tile-barterer = Tauschhändler
silk-road-cube-left = linkes Bild
silk-road-cube-left-2 = zweites linkes Bild
silk-road-cube-right = rechtes Bild
silk-road-cube-right-2 = zweites rechtes Bild
silk-road-leader = Karawanenführer
silk-road-money = Silber
silk-road-goods = Waren
silk-road-tokens = Züge
silk-road-market = Markt von { $city }
silk-road-in-use = In Gebrauch
silk-road-screen = Hinter deinem Schirm: { $money } Silber
silk-road-marked = gefragt
silk-road-label-caravan = hier ist die Karawane
silk-road-label-printed = aufgedruckt: { $tile }
silk-road-label-empty = keine Plättchen
silk-road-label-seat = { $who }: { $money } Silber, { $goods } Waren
silk-road-label-use = In Gebrauch: { $tile }
silk-road-label-cube = Ändern: { $cube }
silk-road-label-good = { $good }: { $count }

silk-road-question-bid = { $who ->
    [none] Biete Silber für die Führung oder passe.
   *[other] { $who } bietet { $amount }: biete mehr oder passe.
}
silk-road-question-answer-bid = { $who } bietet { $amount } Silber für die Führung. Verkaufen oder so viel zahlen und behalten?
silk-road-question-move-caravan = Führe die Karawane entlang eines Pfeils.
silk-road-question-take-tile = Nimm ein Plättchen in { $city }.
silk-road-question-sell = { $tile }: noch eines verkaufen?
silk-road-question-buy = { $tile }: noch eines kaufen?
silk-road-question-barter = { $tile }: tauschen?
silk-road-question-give-good = { $tile }: welche Ware gibst du ab?
silk-road-question-take-good = Welche Ware nimmst du dafür?
silk-road-question-rob = Wen bestiehlst du?
silk-road-question-name-good = Nach welcher Ware fragt der Wesir?
silk-road-question-reveal = Der Wesir fragt nach { $good }. Wie viele zeigst du?
silk-road-question-pass-pawn = Wer führt als Nächstes?
silk-road-question-over = Die Partie ist zu Ende.

silk-road-action-bid = { $amount } bieten
silk-road-action-pass = Passen
silk-road-action-accept-bid = Führung verkaufen
silk-road-action-keep-pawn = Behalten und zahlen
silk-road-action-move-caravan = Nach { $city }
silk-road-action-take-tile = Nehmen: { $tile }
silk-road-action-use-barterer = Tauschhändler einsetzen: zwei Plättchen
silk-road-action-use-crook = Gauner: { $cube } gilt als { $good }
silk-road-action-sell-good = Eines verkaufen
silk-road-action-buy-good = Eines kaufen
silk-road-action-barter-goods = Tauschen
silk-road-action-give-good = { $good } abgeben
silk-road-action-take-good = { $good } nehmen
silk-road-action-rob = { $who } bestehlen
silk-road-action-name-good = Nach { $good } fragen
silk-road-action-reveal = { $shown } zeigen
silk-road-action-finish-tile = Fertig
silk-road-action-pass-pawn = Führung an { $who }
silk-road-cost-sell = (+{ $price } Silber)
silk-road-cost-buy = (−{ $price } Silber)
silk-road-cost-bid = ({ $amount } von deinen { $money } Silber)
silk-road-cost-answer = ({ $amount } Silber)

silk-road-event-round-began = Runde { $round }: { $leader } hat die Führung
silk-road-event-bid-placed = { $seat } bietet { $amount } Silber
silk-road-event-bid-passed = { $seat } bietet nichts
silk-road-event-pawn-uncontested = Niemand bietet: { $leader } führt weiter
silk-road-event-pawn-sold = { $leader } verkauft die Führung an { $to } für { $amount } Silber
silk-road-event-pawn-kept = { $leader } behält die Führung und zahlt { $to } { $amount } Silber
silk-road-event-caravan-moved = { $leader } führt die Karawane von { $start } nach { $goal }
silk-road-event-printed-action-offered = { $seat } darf den Aufdruck nutzen: { $tile }
silk-road-event-barterer-used = { $seat } gibt einen Tauschhändler ab und nimmt zwei Plättchen
silk-road-event-tile-taken = { $seat } nimmt { $tile } in { $city }
silk-road-event-tile-kept = { $seat } behält { $tile } für später
silk-road-event-crook-used = { $seat } gibt einen Gauner ab: { $cube } gilt als { $good }
silk-road-event-good-sold = { $seat } verkauft { $good } für { $price } Silber
silk-road-event-good-bought = { $seat } kauft { $good } für { $price } Silber
silk-road-event-goods-bartered = { $seat } tauscht { $given } gegen { $taken }
silk-road-event-good-given = { $seat } gibt { $good } ab
silk-road-event-good-taken = { $seat } nimmt { $good }
silk-road-event-good-stolen = { $thief } stiehlt { $good } von { $victim }
silk-road-event-theft-failed = { $thief } findet bei { $victim } nichts
silk-road-event-good-named = { $seat }: der Wesir fragt nach { $good }
silk-road-event-reveal-committed = { $seat } hat entschieden
silk-road-event-goods-revealed = Alle zeigen { $good }: { $counts }
silk-road-event-prize-won = { $seat } erhält { $amount } Silber vom Wesir
silk-road-event-good-marked = Kein späterer Wesir darf nach { $good } fragen
silk-road-event-token-placed = { $seat } hatte hier { $tokens } Züge
silk-road-event-pawn-passed = { $seat } gibt die Führung an { $to }
silk-road-event-round-ended = Runde { $round } endet
silk-road-event-game-ended = Die Karawane ist angekommen. { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen gemeinsam
}

silk-road-score-money = Silber
silk-road-score-goods = Waren
silk-road-score-majorities = Mehrheiten

refused-not-higher = Biete mehr als das bisher beste Gebot.
refused-more-than-owned = Du kannst nicht mehr bieten, als du hast.
refused-cannot-pay = Dir fehlt das Silber, um die Führung zu behalten: du musst sie verkaufen.
refused-no-road = Dorthin führt kein Pfeil.
refused-no-such-tile-here = Ein solches Plättchen liegt nicht in dieser Stadt.
refused-no-barterer = Du hast keinen Tauschhändler.
refused-barterer-from-here = Ein Tauschhändler lässt sich nicht in der Stadt einsetzen, aus der er kommt.
refused-one-barterer-a-turn = Nur ein Tauschhändler in einem Zug.
refused-too-few-tiles = Für einen Tauschhändler müssen noch zwei Plättchen da sein.
refused-none-of-this-good = Von dieser Ware hast du nichts.
refused-bag-has-too-few = Die Bank hat zu wenig von dieser Ware.
refused-no-crook = Du hast keinen Gauner.
refused-already-used = Der Gauner wird vor dem Plättchen eingesetzt.
refused-no-such-cube = Ein solches Bild hat das Plättchen nicht.
refused-cube-is-changed = Dieses Bild hat schon ein Gauner geändert.
refused-same-colour = Das ist schon diese Ware.
refused-nobody-there = Dort sitzt niemand.
refused-not-oneself = Das kannst nicht du selbst sein.
refused-already-marked = Nach dieser Ware hat schon ein Wesir gefragt.
refused-more-than-held = So viele hast du nicht.
refused-has-had-turn = Diese Person hatte in dieser Stadt schon alle Züge.
silk-road-refused-too-expensive = Zu teuer für dein Silber.
