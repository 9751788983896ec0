# Alle Wörter der Seite, die zu keinem Spiel gehören.

skip = Zum Inhalt
loading = Einen Moment …
close = Schließen
send = Senden
confirm = Bestätigen
cancel = Abbrechen
brand-home = Serai, zur Übersicht
theme-switch = Hell oder dunkel
round = Runde { $round }
short-points = { $points } SP

nav-label = Seiten
nav-menu = Menü
nav-lobby = Spielen
nav-mine = Meine Partien
nav-watch = Zuschauen
nav-learn = Lernen
nav-rules = Regeln
nav-settings = Einstellungen

game-yunnan = Yunnan
game-silk-road = Silk Road

colour-red = Rot
colour-yellow = Gelb
colour-black = Schwarz
colour-blue = Blau
colour-white = Weiß
colour-green = Grün
colour-purple = Violett
colour-duli = Dúli
colour-letter-red = R
colour-letter-yellow = E
colour-letter-black = S
colour-letter-blue = B
colour-letter-white = W
colour-letter-green = G
colour-letter-purple = V
colour-letter-duli = D

lobby-welcome = Ein Tisch am Weg
lobby-lead = Zwei Brettspiele um Karawanen und Handel. Gegen Bots oder mit Freunden: ein Konto ist nicht nötig.
lobby-name = Dein Name
lobby-guest = Gast
lobby-quick = Gleich gegen Bots spielen
lobby-own = Tisch einrichten
lobby-open = Offene Tische
lobby-join = Platz nehmen
lobby-running = Deine laufenden Partien
lobby-players = { $seats } Personen

new-title = Tisch einrichten
new-game = Spiel
new-edition = Ausgabe
new-edition-second = Zweite Ausgabe, 2023
new-edition-first = Erste Ausgabe, 2013
new-edition-2006 = 2006
new-variants = Varianten
new-seat = Platz { $number }
new-seat-me = Ich
new-seat-person = Offen: für alle oder auf Einladung
new-seat-hotseat = Noch jemand an diesem Bildschirm
new-seat-bot = Bot
new-bot = Stärke
new-clock = Uhr
new-clock-none = Ohne Uhr
new-undo = Zurücknehmen
new-seed = Startzahl
new-seed-about = Leer lassen für eine neue Partie. Gleiche Zahl, gleiche Partie: Wer sie wählt, kann wissen, was kommt. Am Tisch steht, dass sie gewählt ist, nicht welche.
new-title-label = Name des Tisches
variant-double-bid = Zwei Gebote in einem Gebäude
variant-double-bid-about = Expertenregel: zwei eigene Gebote in einem Fortschrittsgebäude. Die Partie endet nur, wenn die Geschenke fort sind.
variant-guards = Wächter
variant-guards-about = Expertenregel: einmal je Partie schützt ein Wächter deine Händler in einer Provinz. Die Partie endet nur, wenn die Geschenke fort sind.
variant-debt = Schulden
variant-debt-about = Für Fortgeschrittene: mehr bieten, als man hat, und den Rest mit Siegpunkten zahlen.
variant-reverse = Gegenrichtung
variant-reverse-about = Die Karawane zieht von Antioch nach Chang'An, gegen alle Pfeile.

tables-mine = Meine Partien
tables-watch = Zuschauen
tables-status = Welche Partien
tables-open = Warten auf Mitspieler
tables-running = Laufende
tables-finished = Beendete
tables-search = Suchen
tables-your-turn = Du bist dran
tables-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
table-enter = Zum Tisch
table-waiting = Warten auf Mitspieler
table-start = Beginnen
table-leave = Tisch verlassen
table-join = Diesen Platz nehmen
table-free = frei
table-invite = Einladungslink
table-copy = Kopieren
table-copied = Kopiert
table-rematch = Revanche
table-share = Link zu dieser Stellung
table-export = Partie herunterladen
table-export-json = als Aufzeichnung
table-export-notation = als Notation
table-replay-as = Ansehen als
table-replay-spectator = Zuschauer
table-replay-open = alles offen
table-watching = Du schaust zu.
table-curtain = Der Bildschirm gehört jetzt { $name }
table-curtain-about = Alle anderen schauen weg, dann macht { $name } weiter.
table-curtain-open = Ich bin { $name }
table-away-bot = Ein Bot spielt für dich.
table-away-clock = Deine Zeit ist um: der harmloseste Zug wird für dich gemacht.
table-sit-again = Selbst weiterspielen
table-more = Teilen, herunterladen, verlassen

players = Mitspieler
seat-bot = Bot
seat-away = abwesend
seat-stand-in = vorerst Bot
projected = → { $points }
clock-left = noch { $time }

aside = Mitspieler, Verlauf und Chat
aside-tabs = Was hier zu sehen ist
bar = Was gefragt ist
bar-you = Du bist dran.
bar-waiting = { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
}
bar-past = Du siehst einen früheren Moment.
bar-sending = Gesendet …
bar-amount = Wie viel
bar-won = { $count ->
    [0] Die Partie ist zu Ende.
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
undo = Zurück
undo-turn = Zug neu beginnen
undo-about = Möglich, bis jemand anders gezogen hat oder Verdecktes sichtbar wurde
undo-lock-other = Weiter zurück geht es nicht: hier hat jemand anders geantwortet.
undo-lock-played = Weiter zurück geht es nicht: dies wurde an deiner Stelle gespielt.
undo-lock-came-out = Weiter zurück geht es nicht: hier hat der Zufall entschieden, oder Verdecktes wurde sichtbar.
redo = Wiederholen
undo-asked = { $name } möchte zum Zug { $to } zurück.
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-here = Hierher zurück
undo-ask-here = Bitten, hierher zurückzugehen
undo-waiting = Du möchtest zum Zug { $to } zurück. Die anderen müssen zustimmen.
undo-withdraw = Doch nicht
all-moves = { $count ->
    [one] Der einzige mögliche Zug
   *[other] Alle { $count } möglichen Züge
}
command = Einen Zug eintippen, wie in der Aufzeichnung

log = Verlauf
log-filter = Welche Zeilen
log-all = Alle
log-me = Über mich
log-since = Seit meinem letzten Zug
log-empty = Noch ist nichts geschehen.
log-said = { $who }: { $what }
log-secret = eine geheime Antwort
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
timeline = Momente der Partie
timeline-start = Zum Anfang
timeline-back = Einen Zug zurück
timeline-on = Einen Zug weiter
timeline-now = Zur Gegenwart
timeline-move = Zug
timeline-value = Zug { $at } von { $number }

gain-end = { $by } in der Endabrechnung
gain-nothing = Sofort wird nichts bezahlt und nichts verdient.
gain-uncertain = Was daraus wird, entscheiden der Zufall oder die anderen.
gain-of = { $who }: { $what }
gain-you = Du
reel = Inzwischen …
reel-skip = Überspringen
reel-again = Noch einmal zeigen
table-replay-me = ich selbst
zoom-in = Näher
zoom-out = Weiter weg
zoom-reset = Ganzer Plan
link-lost = Die Verbindung ist weg. Neuer Versuch …
link-connecting = Verbinde …

end = Das Ergebnis
end-show = Ergebnis ansehen
end-points = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
end-table = Punkte nach Herkunft
end-player = Person
end-total = Summe
end-bars = Punkte nach Herkunft, als Balken
end-lines = Punkte im Lauf der Partie
end-moments = Was die Partie entschied
end-moment-swing = { $who } gewinnt { $by } Punkte auf die anderen.
end-moment-lead = { $who } geht in Führung und bleibt vorn.
end-moment-peak = { $who } führt mit { $by }: der größte Vorsprung, der nicht hielt.
end-tie-yunnan = Gleichstand: der Einfluss entscheidet, dann die Stelle in der Reisereihenfolge.
end-tie-silk-road = Gleichstand: der Sieg wird geteilt.

rules-open = Regeln
rules-of = Regeln von { $game }
rules-section = Regeln, { $section }
rules-search = In den Regeln suchen
rules-none = Kein Abschnitt enthält diese Wörter.
rules-lead = In eigenen Worten. Wo die gedruckten Regeln schweigen, steht die hier geltende Auslegung. Nur rekonstruierte Zahlen sind gekennzeichnet.

learn-lead = Spiel eine erste Partie mit Begleitung. Das dauert etwa zehn Minuten.
learn-begin = Beginnen
learn-step = Schritt { $step } von { $steps }
learn-show = Zeig es mir

setting-language = Sprache
setting-theme = Aussehen
setting-theme-auto = Wie das System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-palette = Spielerfarben
setting-palette-painted = Bemaltes Holz
setting-palette-bright = Kräftig
setting-palette-apart = Weit auseinander, für alle Augen
setting-palette-contrast = Hoher Kontrast, auch ohne Farben
setting-confirm = Nachfragen vor
setting-confirm-always = jeder Aktion
setting-confirm-irreversible = dem Ende meines Zuges
setting-confirm-never = nichts
setting-pace = Animation
setting-pace-off = Aus
setting-pace-fast = Schnell
setting-pace-normal = Normal
setting-pace-slow = Langsam
setting-sound = Ein Ton, wenn ich dran bin
setting-projection = Voraussichtliches Einkommen und Endpunkte zeigen
setting-letters = Buchstaben auf den Figuren
settings-account = Konto
settings-password = Passwort
settings-sessions = Wo du angemeldet bist
settings-revoke = Dort abmelden
settings-here = hier

help = Tasten
key = Taste
key-does = Was sie tut
key-tab = zum nächsten Wählbaren
key-arrows = über den Plan gehen
key-arrows-all = über alles gehen, auch was nicht wählbar ist
key-enter = wählen, bestätigen
key-numbers = die Knöpfe der Leiste
key-escape = Auswahl aufheben
key-undo = zurücknehmen
key-redo = Zurückgenommenes wiederholen
key-board = zum Plan
key-command = einen Zug eintippen
key-step = einen Zug zurück oder weiter
key-round = eine Runde zurück oder weiter
key-skip = Animation überspringen
key-ends = an den Anfang, zu jetzt
key-zoom = Plan vergrößern, ganzer Plan
key-rules = Regeln zum ausgewählten Ding
key-aid = ein Wort zur gestellten Frage
key-help = diese Liste

trouble-offline = Der Server antwortet nicht. Läuft er?
trouble-error = Etwas ist schiefgegangen.
trouble-name-taken = Dieser Name ist vergeben.
trouble-nobody = Du bist hier noch nicht bekannt.
trouble-no-such-table = Diesen Tisch gibt es nicht.
trouble-not-your-seat = Das ist nicht dein Platz.
trouble-not-your-table = Das darf nur, wem der Tisch gehört.
trouble-seat-taken = Der Platz ist vergeben.
trouble-table-full = Der Tisch ist voll.
trouble-has-begun = Die Partie hat begonnen.
trouble-seats-free = Es sind noch Plätze frei.
trouble-not-finished = Die Partie ist nicht zu Ende.
trouble-changed-meanwhile = Der Tisch hat sich inzwischen geändert. Sieh noch einmal hin.
trouble-slow-down = Zu schnell. Warte einen Moment.
trouble-wrong-name-or-password = Name und Passwort passen nicht zusammen.
trouble-store-unavailable = Der Server kann gerade nichts speichern. Versuch es bald noch einmal.
trouble-rules-changed = Diese Partie wurde nach einer früheren Fassung der Regeln gespielt und lässt sich nicht Zug für Zug zeigen. Ihr Ergebnis bleibt erhalten.
trouble-other = Das ging nicht: { $reason }

refused-offline = Nicht gesendet: es gibt keine Verbindung. Versuch es wieder, wenn sie zurück ist.
refused-lesson = Mach für diese Lektion bitte, was der Begleiter vorschlägt.
refused-game-over = Die Partie ist zu Ende.
refused-not-your-turn = Du bist nicht dran.
refused-unknown-action = Eine solche Aktion gibt es nicht.
refused-no-such-thing = So etwas gibt es auf diesem Plan nicht.
refused-late = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
refused-unreadable-action = Das ließ sich nicht als Zug lesen.
refused-not-your-seat = Das ist nicht dein Platz.
refused-nothing-to-undo = Das lässt sich nicht zurücknehmen: jemand hat seither gezogen, oder Verdecktes wurde sichtbar.
refused-beyond-frontier = Das lässt sich nicht zurücknehmen: jemand hat seither gezogen, oder Verdecktes wurde sichtbar.
refused-policy = An diesem Tisch lassen sich nur die eigenen letzten Züge zurücknehmen.
refused-too-busy = Hier ist gerade zu viel los. Versuch es noch einmal.
bot-random = Zufall
bot-greedy = Gierig
