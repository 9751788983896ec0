# Die Regeln von Yunnan in eigenen Worten. Die Seite öffnet die Abschnitte, auch bei Ablehnungen.

rules-yunnan-overview-title = Worum es geht
rules-yunnan-overview =
    Ihr leitet Teehandelshäuser in Pu'er. In jeder Runde bietet ihr zuerst in der Stadt um Fortschritte, dann baut und reist ihr auf der Teepferdestraße, dann gibt es Einkommen. Es wird zu Münzen für neue Gebote oder zu Siegpunkten (SP). Wer am Ende die meisten Punkte hat, gewinnt.

    Nichts ist verdeckt, nichts wird gezogen, außer Dúlis Karten im Spiel zu zweit.
rules-yunnan-setup-title = Aufbau
rules-yunnan-setup =
    Jeder hat drei Händler im Vorrat (vier weitere lassen sich ausbilden), zwei Passierscheine, Einfluss 0, ein Pferd in Yunnan und im allgemeinen Vorrat zwei Handelsposten, zwei Brücken und zwei Teehäuser. Die erste Reihenfolge wird ausgelost. Nach der Stelle darin gibt es 9, 9, 12, 12 oder 15 Münzen. Fünf Geschenke liegen in Sichuan, vier in Kang (Qamdo), drei in Tibet, zwei in Qinghai. Münzen liegen offen.
rules-yunnan-round-title = Eine Runde im Überblick
rules-yunnan-round =
    1. Bieten: reihum einen Händler setzen oder passen, bis alle gepasst haben.
    2. Fortschritt: die Bank zahlt, dann zahlt in Bietreihenfolge jeder alle Gebote und nimmt seine Fortschritte.
    3. Bauen und reisen, in umgekehrter Reihenfolge, einer nach dem anderen.
    4. Der Inspektor kommt, Geschenke werden verteilt, das Einkommen wird berechnet und bestimmt die neue Reihenfolge.
    5. Alle machen aus Einkommen Punkte oder Münzen. Dann wird das Ende geprüft; geht es weiter, kehren die Händler in Pu'er in die Vorräte zurück.
rules-yunnan-map-title = Der Plan
rules-yunnan-map =
    Die Straße führt von Pu'er über Yunnan, Sichuan, Kang (in der ersten Ausgabe Qamdo) und Tibet nach Qinghai. Je weiter weg, desto mehr bringt ein Händler: 6, 9, 12, 15, 18. Ein Handelsposten bringt 1, 3, 6, 10, 15.

    Vier Schluchten trennen Provinzen, die auf der Straße keine Nachbarn sind. Mit einer eigenen Brücke kommst du hinüber.
rules-yunnan-order-title = Reihenfolge
rules-yunnan-order =
    Geboten und abgewickelt wird vom hellen zum dunklen Ende der Reihenfolge, gebaut, gereist und alles Weitere andersherum. Wer am meisten einnimmt, bietet in der nächsten Runde zuletzt und reist zuerst. Bei gleichem Einkommen rückt vor, wer in der Reisereihenfolge weiter hinten war.
rules-yunnan-bidding-title = Bieten
rules-yunnan-bidding =
    Bist du dran, setzt du einen Händler ein oder passt. Jedes Fortschrittsgebäude hat fünf Felder: 5, 7, 9, 12, 15. Die zwei billigen sind klein: dorthin darfst du nur, wenn du alle im Gebäude überbietest, und du fliegst hinaus, sobald jemand mehr bietet. Große Felder sind sicher und in beliebiger Folge zu haben.

    Du hast höchstens einen Händler je Gebäude, musst alle Gebote bezahlen können und bietest nicht auf Fortschritt, den du schon ganz hast. Ein hinausgeworfener Händler kommt in den Vorrat zurück; wer schon gepasst hatte, bietet wieder mit.

    { $edition ->
        [first] Händler kommen zuerst aus dem Vorrat, erst wenn er leer ist aus den Provinzen.
       *[other] Der Händler darf aus dem Vorrat oder aus einer Provinz kommen.
    }

    Wer passt, stellt den Rest des Vorrats auf den Markt von Pu'er.
rules-yunnan-market-title = Der Markt von Pu'er
rules-yunnan-market =
    Händler auf dem Markt können in dieser Runde noch reisen.
    { $edition ->
        [first] Jeder, der dort bleibt, bringt 3.
       *[other] Bleibt mindestens einer von dir dort, bekommst du 3, gleich wie viele es sind.
    }
    Am Rundenende gehen alle Händler aus Pu'er in die Vorräte zurück.
rules-yunnan-bank-title = Die Bank
rules-yunnan-bank =
    Ein Händler auf einem der zwei Bankfelder bringt beim Abwickeln Münzen: je höher die Summe aller Gebote, desto mehr. Der Plan zeigt Summe und Zahlung.
    { $edition ->
        [first] Das linke Feld zahlt mehr und wird zuerst besetzt. Deine Gebote gehen auf den Markt, und du bietest in dieser Runde nicht mehr; auf den Markt dürfen Händler noch.
       *[other] Jeder Besucher erhält den vollen Betrag. Deine Gebote und dein Vorrat gehen auf den Markt, und du hast gepasst.
    }
rules-yunnan-temple-title = Der Tempel (zweite Ausgabe)
rules-yunnan-temple =
    Alle Felder sind klein, also überlebt ein Gebot. Wer es hat, legt den Schluchtenblocker in eine Schlucht: in dieser Runde darf dort niemand eine Brücke bauen oder nutzen, auch nicht beim Einkommen.
rules-yunnan-progress-title = Gebote abwickeln
rules-yunnan-progress =
    In Bietreihenfolge zahlt jeder alle Gebote und nimmt die Fortschritte in beliebiger Folge. Handelsschule: ein Händler mehr, er beginnt auf dem Markt. Zollamt: ein Passierschein mehr je Runde. Pferdehändler: das Pferd geht eine Provinz weiter. Händlergilde (Drachenhaus): ein Einfluss mehr. Bauhof: ein Bauwerk.

    Passierscheine, Einfluss und Pferd zählen am Ende Punkte: 1, 4, 9, 16 je nach Stufe.
rules-yunnan-yard-title = Ein Bauwerk nehmen
rules-yunnan-yard =
    Dir gehören zwei Handelsposten, zwei Brücken und zwei Teehäuser. Der Bauhof gibt dir eines davon.
    { $edition ->
        [first] Nur ein Teehaus darf sofort gebaut werden, alles andere wartet auf deinen Bauzug.
       *[other] Du darfst es sofort bauen oder für deinen Bauzug behalten.
    }
rules-yunnan-building-title = Bauen
rules-yunnan-building =
    Bauen darfst du, wo dein Pferd schon war. In einer Provinz steht insgesamt ein Teehaus.
    { $edition ->
        [first] Deine Handelsposten dürfen sogar zusammen in einer Provinz stehen.
       *[other] Du darfst einen Handelsposten je Provinz haben.
    }
    Ein Posten hält die Straße lückenlos und bringt Einkommen. Ein Teehaus zählt am Ende Punkte und besänftigt den Inspektor.
rules-yunnan-bridges-title = Brücken
rules-yunnan-bridges =
    Für eine Brücke muss dein Pferd die entferntere der beiden Provinzen erreicht haben. Nur der Besitzer nutzt sie. Der Übergang braucht einen Passierschein wie jede Grenze. Eine eigene Brücke je Schlucht genügt.
rules-yunnan-travel-title = Reisen
rules-yunnan-travel =
    Jede überschrittene Grenze braucht einen Passierschein. Jeder Händler macht höchstens eine Reise je Runde, betritt keine Provinz zweimal, kehrt nicht zum Ausgangsort zurück und geht nicht weiter als dein Pferd. Reisen und Bauen dürfen sich mischen. Nach Pu'er reist niemand.
rules-yunnan-displace-title = Verdrängen
rules-yunnan-displace =
    Endet eine Reise, darfst du dort einen Händler mit weniger Einfluss als deinem einen Ort auf der Straße zurückschieben (nie über eine Brücke). Aus Yunnan fällt er auf den Markt zurück.
rules-yunnan-routes-title = Die lückenlose Route
rules-yunnan-routes =
    Am Ende deines Zuges braucht jeder deiner Händler eine Route nach Pu'er, auf der du in jeder Provinz dazwischen vertreten bist (Händler oder Posten). Eigene Brücken zählen. Händler ohne Route gehen auf den Markt. Lücken, die andere später reißen, kosten Einkommen.
rules-yunnan-inspector-title = Der Inspektor
rules-yunnan-inspector =
    Er geht in die Provinz, in der alle Händler und Posten zusammen am meisten wert sind, bei Gleichstand in die entferntere. Dort schickt er einen Händler des Einflussreichsten auf den Markt. Einfluss 4 und ein Teehaus dort schützen; bei Gleichstand trifft es, wer in der Reisereihenfolge vorn ist. Sind alle geschützt, geschieht nichts.
rules-yunnan-gifts-title = Geschenke
rules-yunnan-gifts =
    In jeder Provinz gehen die Geschenke einzeln an die Händler dort, nach Einfluss und Reisereihenfolge, immer reihum, aber kein Händler bekommt zwei in einer Runde. Ein Geschenk zählt 3 SP.
rules-yunnan-income-title = Einkommen
rules-yunnan-income =
    Jeder Händler bringt den Wert seiner Provinz, abzüglich 3 für jede Lücke (eine Provinz zwischen ihm und Pu'er, in der du nicht vertreten bist) auf seiner besten Route. Ein Posten bringt nur ohne Lücke etwas.
rules-yunnan-convert-title = Punkte oder Münzen
rules-yunnan-convert =
    Vom Einkommen dieser Runde wandelst du beliebig viel eins zu eins in Siegpunkte um; der Rest wird zu Münzen. Ältere Münzen werden erst am Ende zu Punkten.
rules-yunnan-ending-title = Das Ende
rules-yunnan-ending =
    Haben alle umgewandelt: hat jemand 80 Punkte oder mehr, oder liegt kein Geschenk mehr aus, endet die Partie. Bei den Expertenregeln beenden sie nur die Geschenke. (Erste Ausgabe zu zweit: 100 Punkte oder höchstens zwei Geschenke.) Eine Grenze von 30 Runden stammt von uns.
rules-yunnan-scoring-title = Schlusswertung
rules-yunnan-scoring =
    Zur Leiste kommen: 1 SP je 3 Münzen, 3 je Geschenk, Passierscheine und Einfluss 0, 1, 4, 9, 16 nach Stufe.
    { $edition ->
        [first] Jedes gebaute Teehaus zählt 12, das Pferd nichts.
       *[other] Teehäuser zählen 1, 3, 6, 10, 15 nach Provinz, das Pferd 0, 1, 4, 9, 16.
    }
    Bei Gleichstand entscheidet der Einfluss, dann die Reisereihenfolge.
rules-yunnan-editions-title = Unterschiede der Ausgaben
rules-yunnan-editions =
    Die erste Ausgabe (2013) hat keinen Tempel, nimmt Bieter zuerst aus dem Vorrat, zahlt 3 für jeden Händler auf dem Markt, und die Bank zahlt zwei verschiedene Beträge. Nur Teehäuser werden dort sofort gebaut, Teehäuser zählen je 12, das Pferd nichts. Kang heißt Qamdo, die Händlergilde Drachenhaus.
rules-yunnan-expert-title = Expertenregeln (zweite Ausgabe)
rules-yunnan-expert =
    Zwei Gebote: du darfst zweimal in einem Fortschrittsgebäude bieten, wenn du den Fortschritt zweimal nehmen kannst. Wächter: der Bauhof darf dir stattdessen deinen Wächter geben; für den Rest der Runde verdrängt niemand deine Händler in seiner Provinz. Den Inspektor kümmert er nicht. Mit einer der Regeln beenden nur die Geschenke die Partie.
rules-yunnan-debt-title = Schulden (erste Ausgabe, für Fortgeschrittene)
rules-yunnan-debt =
    Du darfst mehr bieten, als du hast. Zahl alle Münzen; jede fehlende kostet Punkte: 8 in Runde 1, in jeder weiteren einen weniger, mindestens 1. Der Punktestand darf unter null fallen.
rules-yunnan-two-title = Zu zweit
rules-yunnan-two =
    { $edition ->
        [first] Jeder führt zwei Farben mit eigenen Kassen und einem gemeinsamen Punktestand. In der Startreihenfolge stehen die Farben einer Person nicht nebeneinander. Die eigene andere Farbe darf man verdrängen, wenn ihr Einfluss geringer ist. Die Partie endet bei 100 Punkten oder wenn höchstens zwei Geschenke übrig sind; gezählt wird alles für beide Farben. Bei Gleichstand entscheidet der Einfluss beider Farben zusammen.
       *[other] Dúli spielt die dritte Farbe nach sechzehn Karten. Solange noch jemand bietet, bietet auch sie: die Karte nennt Gebäude, und sie nimmt das erste, in dem sie bieten darf, auf dem billigsten erlaubten Feld, nie Bank oder Tempel. Sie zahlt nichts und gewinnt nur Einfluss, doch ihre Gebote zählen für die Bank. Sie reist zuerst: eine Karte verteilt ihre sieben Händler so weit, wie die Pferde der Spieler gekommen sind, und baut vielleicht ein Teehaus in der fernsten Provinz mit Händlern. Sie verdrängt, wer unter ihrem Einfluss am wenigsten hat, bei Gleichstand wer dort mehr Händler hat. Geschenke bekommt sie nur, wo auch eine Person einen Händler hat; Einkommen und Punkte hat sie nicht, und der Inspektor behandelt sie wie alle. Am Ende der Runde gehen ihre Händler heim. Die Bank hat ein Feld.
    }
rules-yunnan-details-title = Auslegungen im Einzelnen
rules-yunnan-details =
    Nach einem Überbieten geht es vom Überbieter aus weiter; was beim Passen auf den Markt kam, bleibt dort. Felder, die ein Bankbesucher räumt, sind wieder frei, die billigen nur als höchstes Gebot. Von Blocker und Brücke gilt, was zuerst abgewickelt wird; eine Brücke, die schon steht, bleibt, ist aber nicht nutzbar. Eine Reise darf die Richtung wechseln, und zwei Händler dürfen die Plätze tauschen. Teehäuser halten keinen Weg und zählen in der Hand nichts. Der Inspektor rechnet mit gedruckten Werten, ohne Lücken. Abgeschnittene Posten bleiben. Kann niemand verdrängt werden, wird nicht gefragt. Auch in der ersten Ausgabe braucht eine Brücke einen Passierschein, und nach der Bank dürfen Händler noch auf den Markt. Einkommen über 99 zählt ganz.
rules-yunnan-reconstructed-title = Was rekonstruiert ist
rules-yunnan-reconstructed =
    Einige gedruckte Werte sind nicht öffentlich bekannt und wurden aus den Beispielen der Regeln erschlossen: die Tabelle der Bank unter 70, zwei der vier Schluchten (Kang–Qinghai und Yunnan–Tibet), die Preise des Tempels und die meisten Karten Dúlis. Eine eigene Datei kann sie beim Einrichten ersetzen.
