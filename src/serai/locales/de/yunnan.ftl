# Yunnan: die Wörter des Plans, des Verlaufs und der Ablehnungen.

yunnan-board = Der Spielplan von Yunnan
yunnan-place-puer = Pu'er
yunnan-place-yunnan = Yunnan
yunnan-place-sichuan = Sichuan
yunnan-place-kang = { $edition ->
    [first] Qamdo
   *[other] Kang
}
yunnan-place-tibet = Tibet
yunnan-place-qinghai = Qinghai
yunnan-building-school = Handelsschule
yunnan-building-customs = Zollamt
yunnan-building-horse-trader = Pferdehändler
yunnan-building-guild = { $edition ->
    [first] Drachenhaus
   *[other] Händlergilde
}
yunnan-building-yard = Bauhof
yunnan-building-temple = Tempel
yunnan-structure-post = Handelsposten
yunnan-structure-bridge = Brücke
yunnan-structure-tea-house = Teehaus
yunnan-structure-guard = Wächter
yunnan-gorge = Schlucht { $low }–{ $high }
yunnan-bank = Bank
yunnan-bank-left = links
yunnan-bank-right = rechts
yunnan-bank-sum = Alle Gebote: { $total }
yunnan-bank-pays = zahlt { $pay }
yunnan-reserve = dem Vorrat
yunnan-reserve-short = Vorrat
yunnan-coins = Münzen
yunnan-projected = Voraussichtliches Einkommen
yunnan-projected-gaps = { $part } ({ $gaps ->
    [one] { $gaps } Lücke
   *[other] { $gaps } Lücken
})
yunnan-traders = Händler
yunnan-passes = Passierscheine
yunnan-influence = Einfluss
yunnan-gifts = Geschenke
yunnan-horse = Pferd
yunnan-inspector = Inspektor
yunnan-supply = Allgemein
yunnan-order-bid = Bietreihenfolge
yunnan-order-travel = Reisereihenfolge
yunnan-phase-bid = Bieten
yunnan-phase-progress = Fortschritt
yunnan-phase-travel = Reisen
yunnan-phase-end = Einkommen

yunnan-question-place-trader = Setz einen Händler ein oder passe.
yunnan-question-resolve-building = Welchen Fortschritt nimmst du zuerst?
yunnan-question-take-structure = Nimm ein Bauwerk aus deinem Vorrat.
yunnan-question-place-structure = { $structure }: gleich bauen oder behalten?
yunnan-question-block-gorge = Leg den Schluchtenblocker in eine Schlucht.
yunnan-question-travel = Bauen und reisen: { $passes ->
    [one] noch { $passes } Passierschein.
   *[other] noch { $passes } Passierscheine.
}
yunnan-question-displace = In { $province } einen schwächeren Händler verdrängen?
yunnan-question-convert-income = Wie viel von { $income } Einkommen wird zu Punkten?
yunnan-question-over = Die Partie ist zu Ende.

yunnan-action-place-bid = { $price } bieten: { $building } (aus { $source })
yunnan-action-visit-bank = Zur Bank ({ $space }) aus { $source }
yunnan-action-enter-market = Auf den Markt aus { $source }
yunnan-action-pass = Passen
yunnan-action-resolve-building = Zuerst { $building }
yunnan-action-take-structure = { $structure } nehmen
yunnan-action-post-guard = Wächter nach { $province }
yunnan-action-keep-structure = Für später behalten
yunnan-action-build-post = Handelsposten in { $province }
yunnan-action-build-bridge = Brücke über die { $gorge }
yunnan-action-build-tea-house = Teehaus in { $province }
yunnan-action-block-gorge = { $gorge } sperren
yunnan-action-travel = Von { $start } nach { $goal }
yunnan-action-displace = { $colour } verdrängen
yunnan-action-spare = Niemanden verdrängen
yunnan-action-finish-turn = Zug beenden
yunnan-did-finish-turn = { $who } beendet den Zug
yunnan-did-spare = { $who } verdrängt niemanden
yunnan-action-convert-income = { $points } umwandeln
yunnan-amount = { $points } umwandeln

yunnan-cost-bid = ({ $price } von deinen { $coins } Münzen)
yunnan-cost-bank = (alle Gebote { $total }: sie würde jetzt { $pay } zahlen)
yunnan-cost-travel = (bringt dort { $income })
yunnan-cost-post = (bringt { $income } je Runde)
yunnan-cost-tea = ({ $points } SP am Ende, und der Inspektor ist besänftigt)
yunnan-cost-convert = (+{ $points } SP, +{ $coins } Münzen)

yunnan-target-space = { $price } im Gebäude { $building }
yunnan-target-bank = Bank, Feld { $space }
yunnan-target-market = Markt von Pu'er
yunnan-target-reserve = Dein Vorrat
yunnan-target-trader = Deine Händler in { $place }
yunnan-target-victim = Einen Händler von { $colour } verdrängen
yunnan-label-income = ein Händler bringt { $trader }, ein Posten { $post }
yunnan-count-traders = { $count } Händler
yunnan-count-posts = { $count } Handelsposten
yunnan-count-gifts = { $count ->
    [one] { $count } Geschenk
   *[other] { $count } Geschenke
}
yunnan-label-space = { $building }, { $small ->
    [yes] kleines Feld { $price }
   *[no] Feld { $price }
}, { $who ->
    [none] frei
   *[other] { $who }
}
yunnan-label-bank = Bank, Feld { $space }, { $who ->
    [none] frei
   *[other] { $who }
}
yunnan-label-gorge = { $gorge }, { $owners ->
    [none] keine Brücke
   *[other] Brücken: { $owners }
}{ $blocked ->
    [yes] , gesperrt
   *[no] {""}
}
yunnan-label-building = { $building }
yunnan-label-structure = { $structure }, { $count } auf der Hand
yunnan-label-reserve = Dein Vorrat: { $count } Händler
yunnan-label-trader = Deine Händler in { $place }: { $count }

yunnan-event-round-began = Runde { $round }. Bietreihenfolge: { $order }
yunnan-event-trader-placed = { $colour } bietet { $price }: { $building } (aus { $source })
yunnan-event-trader-outbid = { $by } überbietet { $colour } ({ $price }, { $building })
yunnan-event-marker-returned = { $colour } bietet wieder mit
yunnan-event-bank-visited = { $colour } geht zur Bank ({ $space })
yunnan-event-bid-withdrawn = { $colour } zieht das Gebot { $price } zurück ({ $building })
yunnan-event-market-entered = { $colour } schickt einen Händler auf den Markt (aus { $source })
yunnan-event-passed = { $colour } passt{ $to_market ->
    [0] {""}
    [one] ; { $to_market } Händler geht auf den Markt
   *[other] ; { $to_market } Händler gehen auf den Markt
}
yunnan-event-card-drawn = { $colour } deckt Karte { $card } auf, um zu { $use ->
    [bid] bieten
   *[travel] reisen
}
yunnan-event-deck-shuffled = Die Karten von { $colour } werden gemischt
yunnan-event-bank-paid = Die Bank zahlt { $colour } { $coins } Münzen (alle Gebote: { $total })
yunnan-event-bids-paid = { $colour } zahlt { $coins } Münzen{ $points ->
    [0] {""}
   *[other] {" "}und { $points } SP
}
yunnan-event-bid-resolved = { $colour } erhält den Fortschritt: { $building }
yunnan-event-trader-trained = { $colour } bildet einen Händler aus
yunnan-event-pass-gained = { $colour } hat nun { $passes } Passierscheine
yunnan-event-horse-moved = Das Pferd von { $colour } erreicht { $province }
yunnan-event-influence-gained = { $colour } steigt auf { $influence } Einfluss
yunnan-event-structure-taken = { $colour } nimmt: { $structure }
yunnan-event-gorge-blocked = { $colour } sperrt die { $gorge }
yunnan-event-guard-posted = { $colour } stellt den Wächter nach { $province }
yunnan-event-post-built = { $colour } baut einen Handelsposten in { $province }
yunnan-event-bridge-built = { $colour } baut eine Brücke über die { $gorge }
yunnan-event-tea-house-built = { $colour } baut ein Teehaus in { $province }
yunnan-event-trader-travelled = { $colour } reist von { $start } nach { $goal } ({ $passes ->
    [one] { $passes } Passierschein
   *[other] { $passes } Passierscheine
})
yunnan-event-trader-displaced = { $by } verdrängt { $colour } von { $province } nach { $to }
yunnan-event-automa-placed = { $colour } schickt { $traders } nach { $province }
yunnan-event-traders-isolated = { $colour } verliert die Verbindung: { $traders } von { $province } auf den Markt
yunnan-event-inspector-came = Der Inspektor geht nach { $province } (Ertrag { $revenue })
yunnan-event-trader-banished = Der Inspektor schickt { $colour } von { $province } auf den Markt
yunnan-event-gift-taken = { $colour } erhält ein Geschenk in { $province }
yunnan-event-income-earned = { $colour } nimmt { $income } ein
yunnan-event-order-changed = Neue Reihenfolge: { $order }
yunnan-event-income-converted = { $colour } nimmt { $points } SP und { $coins } Münzen
yunnan-event-round-ended = Runde { $round } endet
yunnan-event-automa-cleared = Die Händler von { $colour } verlassen die Provinzen
yunnan-event-game-ended = Die Partie endet: { $reason ->
    [score] die Punkte sind erreicht
    [gifts] die Geschenke sind fort
   *[other] die letzte Runde ist vorbei
}. { $winners } gewinnt

yunnan-score-track = Leiste
yunnan-score-coins = Münzen
yunnan-score-gifts = Geschenke
yunnan-score-passes = Passierscheine
yunnan-score-influence = Einfluss
yunnan-score-tea-houses = Teehäuser
yunnan-score-horse = Pferd

refused-other-question = Jetzt ist etwas anderes gefragt.
refused-reserve-empty = In deinem Vorrat ist kein Händler mehr.
refused-no-trader-there = Dort hast du keinen Händler.
refused-reserve-first = Händler aus den Provinzen dürfen erst bieten, wenn dein Vorrat leer ist.
refused-no-temple = Diese Ausgabe hat keinen Tempel.
refused-already-there = In diesem Gebäude hast du schon einen Händler.
refused-progress-complete = Du hast schon alles, was dieses Gebäude geben kann.
refused-space-taken = Dieses Feld ist besetzt.
refused-not-highest = Auf einem kleinen Feld musst du alle im Gebäude überbieten.
refused-too-expensive = Zu teuer: das Feld kostet { $price }, und nur { $unbound } deiner { $coins } Münzen sind noch nicht versprochen.
refused-bank-visitor = Du warst auf der Bank: in dieser Runde keine Gebote mehr.
refused-no-bank-space = Dieses Bankfeld ist nicht frei.
refused-left-space-first = Zuerst wird das linke Bankfeld besetzt.
refused-no-bid-there = Dort hast du kein Gebot.
refused-none-left = Davon ist nichts mehr in deinem Vorrat.
refused-not-held = Ein solches Bauwerk hast du nicht auf der Hand.
refused-not-in-hand = Das ist nicht, was du gerade genommen hast.
refused-horse-not-there = So weit ist dein Pferd noch nicht gekommen.
refused-post-limit = Dort darf kein weiterer Handelsposten von dir stehen.
refused-bridge-stands = Über diese Schlucht führt schon deine Brücke.
refused-gorge-is-blocked = Die Schlucht ist in dieser Runde gesperrt.
refused-tea-house-stands = Dort steht schon ein Teehaus.
refused-trader-has-travelled = Alle deine Händler dort sind schon gereist.
refused-not-a-journey = Eine Reise führt in eine andere Provinz.
refused-too-few-passes = Zu wenige Passierscheine: die Reise braucht { $needed }, du hast { $passes }.
refused-no-victim-there = Von dieser Farbe ist dort niemand.
refused-influence-not-lower = Nur schwächere Händler lassen sich verdrängen: deren Einfluss ist { $theirs }, deiner { $yours }.
refused-guarded = Ein Wächter schützt diese Händler.
refused-more-than-income = Mehr als das Einkommen dieser Runde ({ $income }) lässt sich nicht umwandeln.
refused-no-such-space = Ein solches Feld hat das Gebäude nicht.
refused-not-a-province = Das muss eine Provinz sein.

yunnan-gain-coins = { $by } Münzen
yunnan-gain-promised = { $by } geboten
yunnan-gain-income = { $by } Einkommen
yunnan-gain-passes = { $by } Passierscheine
yunnan-gain-influence = { $by } Einfluss
yunnan-gain-traders = { $by } Händler
yunnan-gain-gifts = { $by } Geschenke
yunnan-gain-points = { $by } SP
yunnan-about-space = Ein Gebot: beim Abwickeln zahlst du diesen Preis und bekommst den Fortschritt des Gebäudes. Von einem kleinen (runden) Feld wirft dich, wer mehr bietet.
yunnan-about-bank = Ein Händler hier bringt beim Abwickeln Münzen: je höher alle Gebote zusammen, desto mehr.
yunnan-about-pay = Die Summe aller Gebote jetzt, und was die Bankfelder dafür zahlen würden.
yunnan-about-market = Händler auf dem Markt dürfen in dieser Runde reisen; wer bleibt, verdient ein wenig.
yunnan-about-reserve = Deine Händler, die bieten, zur Bank oder auf den Markt gehen können.
yunnan-about-trader = Jeder deiner Händler macht eine Reise je Runde. Jede Grenze braucht einen Passierschein, und keiner geht weiter als dein Pferd.
yunnan-about-province = Händler und Handelsposten verdienen hier jede Runde. Halte die Route nach Pu'er lückenlos.
yunnan-about-gorge = Nur eine eigene Brücke lässt dich hier hinüber, für einen Passierschein.
yunnan-about-victim = Ein Händler von jemandem mit weniger Einfluss als du: er fällt einen Ort auf der Straße zurück.
yunnan-about-building-school = Gibt einen Händler mehr, er beginnt auf dem Markt.
yunnan-about-building-customs = Gibt einen Passierschein mehr in jeder Runde.
yunnan-about-building-horse-trader = Bringt dein Pferd eine Provinz weiter: Händler und Bauwerke kommen nicht weiter als das Pferd.
yunnan-about-building-guild = Gibt einen Einfluss mehr: er verdrängt andere, schützt dich und bringt zuerst Geschenke.
yunnan-about-building-yard = Gibt ein Bauwerk: einen Handelsposten, eine Brücke oder ein Teehaus.
yunnan-about-building-temple = Wer ihn hält, sperrt für diese Runde eine Schlucht. Alle seine Felder sind klein.
yunnan-about-structure-post = Hält deine Route lückenlos und verdient jede Runde.
yunnan-about-structure-bridge = Lässt nur dich eine Schlucht überqueren.
yunnan-about-structure-tea-house = Bringt am Ende Punkte, und wo es steht, verschont dich der Inspektor.
yunnan-about-structure-guard = Einmal je Partie: bis zum Ende der Runde verdrängt niemand deine Händler in seiner Provinz.
yunnan-about-passes = So viele Grenzen dürfen deine Händler zusammen je Runde überschreiten. Die Stufe bringt am Ende Punkte.
yunnan-about-influence = Der höhere verdrängt den niedrigeren und bekommt zuerst Geschenke; der Inspektor sucht den höchsten. Die Stufe bringt am Ende Punkte.
yunnan-about-order = Geboten wird von links, gebaut und gereist von rechts. Wer am meisten verdient hat, bietet zuletzt und reist zuerst.
yunnan-about-phases = Die vier Teile einer Runde; der dunkle läuft gerade.
yunnan-about-inspector = Am Ende der Runde besucht er die wertvollste Provinz und schickt einen Händler des Einflussreichsten auf den Markt.
yunnan-about-points = Siegpunkte auf der Leiste. Die kleine Zahl rechnet dazu, was am Ende käme, wenn jetzt Schluss wäre.
yunnan-about-coins = Münzen bezahlen Gebote. Am Ende sind je drei einen Siegpunkt wert.
yunnan-about-traders = So viele Händler arbeiten für dich, von sieben.
yunnan-about-gifts = Geschenke bekommen Händler in den Provinzen, nach Einfluss. Jedes bringt 3 SP; sind alle fort, endet die Partie.
yunnan-about-horse = Wie weit dein Pferd ist: weiter kommen deine Händler und Bauwerke nicht.
yunnan-about-supply = Bauwerke, die der Bauhof noch geben kann.
yunnan-about-income = Was eine Farbe in dieser Runde verdient hat. Mach daraus Punkte oder Münzen.
yunnan-about-projected = Was diese Farbe einnähme, wenn es jetzt Einkommen gäbe, Ort für Ort: Händler + Handelsposten. Jede Lücke auf dem Heimweg kostet einen Händler 3; ein Posten hinter einer Lücke bringt nichts.
