# Die Regeln von Silk Road in eigenen Worten.

rules-silk-road-overview-title = Worum es geht
rules-silk-road-overview =
    Eine Karawane bringt alle von Chang'An nach Antioch. In jeder Stadt nimmt jeder höchstens ein Handelsplättchen und nutzt es zum Kaufen, Verkaufen, Tauschen oder Schlimmerem. Geld und Waren liegen hinter Schirmen. Am Ende zählt jedes Silber und jede Ware einen Punkt.
rules-silk-road-setup-title = Aufbau
rules-silk-road-setup =
    Jeder zieht verdeckt drei Waren und bekommt 10 Silber, beides hinter einem Schirm. Von jeder Ware gibt es 15. In jeder Stadt zwischen den Enden liegen offene Plättchen, eines weniger als Personen, zu dritt fünf; orange im Osten, violette im Westen. In den letzten zwei Städten, Aleppo und Tyre, liegt kein Gauner oder Tauschhändler. Das Los entscheidet, wer zuerst führt.
rules-silk-road-round-title = Eine Runde im Überblick
rules-silk-road-round =
    1. Die anderen dürfen Silber für die Führung bieten; der Führer verkauft oder zahlt.
    2. Der Führer zieht die Karawane in die nächste Stadt und darf nutzen, was dort aufgedruckt ist.
    3. Markt: ein Plättchen nehmen, nutzen oder nicht, die Führung weitergeben, bis die Plättchen fort sind.
    So hat eine Partie zwölf oder dreizehn Stationen.
rules-silk-road-leader-title = Wer führt
rules-silk-road-leader =
    Vor jedem Zug dürfen die anderen, links vom Führer beginnend, je einmal Silber für die Führung bieten, jeder mehr als der vorige, mindestens 1 und nicht mehr, als er hat. Der Führer verkauft dann an den Meistbietenden, oder er behält sie und zahlt ihm ebenso viel. Wer das nicht kann, muss verkaufen. Bietet niemand, wird nichts gezahlt.
rules-silk-road-caravan-title = Die Karawane
rules-silk-road-caravan =
    Der Führer zieht sie entlang eines Pfeils. In Dunhuang, Korla, Kashgar, Merv und Susia ist eine Aktion aufgedruckt: nur der ankommende Führer darf sie zuerst einmal umsonst nutzen.
rules-silk-road-market-title = Der Markt
rules-silk-road-market =
    Der Führer nimmt ein Plättchen der Stadt, darf es nutzen, legt einen Rundenstein vor sich und gibt die Führung an jemanden, der hier noch keinen Zug hatte. So geht es weiter, bis die Plättchen fort sind. Wer die Führung zuletzt bekommt, nimmt kein Plättchen, behält sie aber für die nächste Runde.
rules-silk-road-buying-title = Einkauf
rules-silk-road-buying =
    Kauf beliebig viel von der abgebildeten Ware: die erste für 1 Silber, die zweite für 2, die dritte für 3, jede weitere für 4. Die Waren der Bank sind begrenzt.
rules-silk-road-selling-title = Verkauf
rules-silk-road-selling =
    Verkauf beliebig viel von der abgebildeten Ware: die erste bringt 4 Silber, die zweite 3, die dritte 2, jede weitere 1.
rules-silk-road-barter-title = Tausch
rules-silk-road-barter =
    Gib ein- oder zweimal ab, was links abgebildet ist, und nimm, was rechts abgebildet ist.
rules-silk-road-swap-title = Freier Tausch
rules-silk-road-swap =
    Tausch bis zu vier (oder bis zu zwei) deiner Waren einzeln gegen beliebige andere der Bank.
rules-silk-road-thief-title = Dieb
rules-silk-road-thief =
    Zieh zufällig eine Ware hinter dem Schirm einer Person deiner Wahl hervor. Nur ihr beide wisst, was es war.
rules-silk-road-vizier-title = Großwesir
rules-silk-road-vizier =
    Nenn eine Ware, nach der noch kein Wesir gefragt hat (ab dem sechsten jede). Alle entscheiden geheim, wie viele sie davon zeigen, dann zeigen alle zugleich. Die meisten bringen 5 Silber, die zweitmeisten 3. Bei Gleichstand an der Spitze bekommt jeder 5, einen zweiten Preis gibt es dann nicht. Die Waren behält man.
rules-silk-road-crook-title = Gauner
rules-silk-road-crook =
    Wird für später behalten. Vor dem Nutzen eines Plättchens abgegeben, lässt er eine abgebildete Ware von Einkauf, Verkauf oder Tausch als eine andere gelten. Mehrere Gauner ändern mehrere Bilder.
rules-silk-road-barterer-title = Tauschhändler
rules-silk-road-barterer =
    Wird für später behalten, nicht für dieselbe Stadt. Zu Beginn deines Zuges abgegeben, lässt er dich zwei Plättchen nacheinander nehmen. Zwei müssen noch da sein. Für jedes legst du einen Rundenstein.
rules-silk-road-three-title = Zu dritt
rules-silk-road-three =
    Jede Stadt hat fünf Plättchen. Zwei Personen ziehen zweimal, eine einmal, und die hat am Ende die Führung. Wer zwei Rundensteine hat, bekommt sie nicht, und niemand gibt sie sich selbst, solange ein anderer sie haben darf.
rules-silk-road-ending-title = Das Ende
rules-silk-road-ending =
    Die Partie endet, sobald die Karawane ankommt; einen Markt gibt es nicht mehr. Ein Punkt für jedes Silber und jede Ware, und 2 Punkte für jede Ware, von der du mehr hast als alle anderen. Bei Gleichstand wird der Sieg geteilt.
rules-silk-road-reverse-title = Die andere Richtung
rules-silk-road-reverse =
    Als Variante zieht die Karawane von Antioch nach Chang'An. Alle Pfeile sind gedreht, orange Plättchen liegen im Westen, und in Lanzhou und Yumen liegen weder Gauner noch Tauschhändler.
rules-silk-road-details-title = Geheimes und Auslegungen im Einzelnen
rules-silk-road-details =
    Geld und Waren sind verdeckt, Plättchen und Geschäfte offen: mitzählen ist erlaubt, und die Seite zählt für dich, was alle sehen konnten. Ein Plättchen muss man nehmen, aber nicht nutzen; ein Tausch geschieht nie, ein- oder zweimal, jedes Mal ganz. Ein Dieb darf einen leeren Schirm bestehlen, umsonst. Was man gibt, geht in die Bank, bevor man nimmt. Beim Wesir bringt Gleichstand auf dem zweiten Platz je 3, und ein Preis braucht mindestens eine gezeigte Ware. Ein Gauner ändert von einem doppelten Bild eines, für beide Male. Ein Tauschhändler zählt als zwei Züge. Behaltene Gauner und Tauschhändler zählen am Ende nichts. Genau passendes Geld reicht, um die Führung zu behalten. Auch vor der letzten Strecke wird geboten.
rules-silk-road-reconstructed-title = Was rekonstruiert ist
rules-silk-road-reconstructed =
    Die Mischung der Plättchen, einige Städte und Pfeile und welcher Tausch wo aufgedruckt ist, sind nicht öffentlich bekannt. Sie wurden so nachgebaut, dass alles Bekannte passt. Eine eigene Datei kann sie beim Einrichten ersetzen.
