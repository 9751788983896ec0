# Tutte le parole della pagina che non appartengono a nessun gioco.

skip = Al contenuto
loading = Un momento …
close = Chiudi
send = Invia
confirm = Conferma
cancel = Annulla
brand-home = Serai, alla pagina iniziale
theme-switch = Chiaro o scuro
round = Round { $round }
short-points = { $points } PV

nav-label = Pagine
nav-menu = Menu
nav-lobby = Gioca
nav-mine = Le mie partite
nav-watch = Guarda
nav-learn = Impara
nav-rules = Regole
nav-settings = Impostazioni

game-yunnan = Yunnan
game-silk-road = Silk Road

colour-red = Rosso
colour-yellow = Giallo
colour-black = Nero
colour-blue = Blu
colour-white = Bianco
colour-green = Verde
colour-purple = Viola
colour-duli = Dúli
colour-letter-red = R
colour-letter-yellow = G
colour-letter-black = N
colour-letter-blue = B
colour-letter-white = C
colour-letter-green = E
colour-letter-purple = V
colour-letter-duli = D

lobby-welcome = Un tavolo lungo la via
lobby-lead = Due giochi da tavolo di carovane e commercio. Contro i bot o con gli amici: non serve un account.
lobby-name = Il tuo nome
lobby-guest = Ospite
lobby-quick = Gioca subito contro i bot
lobby-own = Prepara un tavolo
lobby-open = Tavoli aperti
lobby-join = Siediti
lobby-running = Le tue partite in corso
lobby-players = { $seats } giocatori

new-title = Prepara un tavolo
new-game = Gioco
new-edition = Edizione
new-edition-second = Seconda edizione, 2023
new-edition-first = Prima edizione, 2013
new-edition-2006 = 2006
new-variants = Varianti
new-seat = Posto { $number }
new-seat-me = Io
new-seat-person = Libero: per tutti o su invito
new-seat-hotseat = Un'altra persona a questo schermo
new-seat-bot = Bot
new-bot = Forza
new-clock = Orologio
new-clock-none = Senza orologio
new-undo = Annullamento
new-seed = Seme
new-seed-about = Lascialo vuoto per una partita nuova. Lo stesso seme dà la stessa partita: chi lo sceglie può sapere che cosa verrà. Il tavolo dice che è scelto, non quale sia.
new-title-label = Nome del tavolo
variant-double-bid = Due offerte in un edificio
variant-double-bid-about = Esperti: due offerte nello stesso edificio di progresso. La partita finisce solo senza regali.
variant-guards = Guardie
variant-guards-about = Esperti: una volta a partita una guardia protegge i tuoi commercianti in una provincia. La partita finisce solo senza regali.
variant-debt = Debito
variant-debt-about = Versione avanzata: offri più di quanto possiedi e paga il resto in punti vittoria.
variant-reverse = Verso contrario
variant-reverse-about = La carovana va da Antioch a Chang'An, contro tutte le frecce.

tables-mine = Le mie partite
tables-watch = Guarda
tables-status = Quali partite
tables-open = In attesa di giocatori
tables-running = In corso
tables-finished = Finite
tables-search = Cerca
tables-your-turn = Tocca a te
tables-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
table-enter = Al tavolo
table-waiting = In attesa di giocatori
table-start = Inizia
table-leave = Lascia il tavolo
table-join = Prendi questo posto
table-free = libero
table-invite = Link d'invito
table-copy = Copia
table-copied = Copiato
table-rematch = Rivincita
table-share = Link a questa posizione
table-export = Scarica la partita
table-export-json = come registrazione
table-export-notation = come notazione
table-replay-as = Vedila come
table-replay-spectator = spettatore
table-replay-open = tutto scoperto
table-watching = Stai guardando.
table-curtain = Lo schermo ora è di { $name }
table-curtain-about = Tutti gli altri guardano altrove, poi { $name } continua.
table-curtain-open = Sono { $name }
table-away-bot = Un bot gioca per te.
table-away-clock = Il tuo tempo è scaduto: si fa per te la mossa più innocua.
table-sit-again = Riprendi a giocare
table-more = Condividi, scarica, lascia

players = Giocatori
seat-bot = bot
seat-away = assente
seat-stand-in = per ora un bot
projected = → { $points }
clock-left = restano { $time }

aside = Giocatori, diario e chat
aside-tabs = Che cosa si vede qui
bar = Che cosa si chiede
bar-you = Tocca a te.
bar-waiting = { $count ->
    [one] Si aspetta { $names }.
   *[other] Si aspettano { $names }.
}
bar-past = Stai guardando un momento passato.
bar-sending = Inviato …
bar-amount = Quanto
bar-won = { $count ->
    [0] La partita è finita.
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}
undo = Annulla mossa
undo-turn = Ricomincia il turno
undo-about = Possibile finché nessun altro ha mosso e nulla di nascosto è apparso
undo-lock-other = Non si può annullare oltre: qui ha risposto qualcun altro.
undo-lock-played = Non si può annullare oltre: questa mossa è stata giocata al tuo posto.
undo-lock-came-out = Non si può annullare oltre: qui ha deciso il caso, o è apparso qualcosa di nascosto.
redo = Ripeti mossa
undo-asked = { $name } chiede di tornare alla mossa { $to }.
undo-agree = D'accordo
undo-refuse = Rifiuta
undo-here = Torna qui
undo-ask-here = Chiedi di tornare qui
undo-waiting = Chiedi di tornare alla mossa { $to }. Gli altri devono essere d'accordo.
undo-withdraw = Ritira la richiesta
all-moves = { $count ->
    [one] L'unica mossa possibile
   *[other] Tutte le { $count } mosse possibili
}
command = Scrivi una mossa, come nella registrazione

log = Diario
log-filter = Quali righe
log-all = Tutto
log-me = Su di me
log-since = Dal mio ultimo turno
log-empty = Non è ancora successo niente.
log-said = { $who }: { $what }
log-secret = una risposta segreta
chat = Chat
chat-empty = Nessuno ha detto niente.
chat-say = Di' qualcosa
timeline = Momenti della partita
timeline-start = All'inizio
timeline-back = Una mossa indietro
timeline-on = Una mossa avanti
timeline-now = Al presente
timeline-move = Mossa
timeline-value = Mossa { $at } di { $number }

gain-end = { $by } nel conteggio finale
gain-nothing = Subito non si paga né si guadagna nulla.
gain-uncertain = Che cosa ne venga lo decidono il caso o gli altri.
gain-of = { $who }: { $what }
gain-you = Tu
reel = Nel frattempo …
reel-skip = Salta
reel-again = Rivedi
table-replay-me = me stesso
zoom-in = Più vicino
zoom-out = Più lontano
zoom-reset = Tutto il tabellone
link-lost = La connessione è caduta. Nuovo tentativo …
link-connecting = Connessione …

end = Il risultato
end-show = Vedi il risultato
end-points = { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
end-table = Punti per provenienza
end-player = Giocatore
end-total = Totale
end-bars = Punti per provenienza, a barre
end-lines = Punti nel corso della partita
end-moments = I momenti decisivi
end-moment-swing = { $who } guadagna { $by } sugli altri.
end-moment-lead = { $who } passa in testa e ci resta.
end-moment-peak = { $who } è in testa di { $by }: il vantaggio più grande che non è durato.
end-tie-yunnan = Parità: decide l'influenza, poi il posto nell'ordine di viaggio.
end-tie-silk-road = Parità: la vittoria è condivisa.

rules-open = Regole
rules-of = Regole di { $game }
rules-section = Regole, { $section }
rules-search = Cerca nelle regole
rules-none = Nessuna sezione contiene queste parole.
rules-lead = Con parole nostre. Dove le regole stampate tacciono è data la decisione usata qui. I valori solo ricostruiti sono segnalati.

learn-lead = Gioca una prima partita con una guida. Dura una decina di minuti.
learn-begin = Inizia
learn-step = Passo { $step } di { $steps }
learn-show = Mostrami

setting-language = Lingua
setting-theme = Aspetto
setting-theme-auto = Come il sistema
setting-theme-light = Chiaro
setting-theme-dark = Scuro
setting-palette = Colori dei giocatori
setting-palette-painted = Legno dipinto
setting-palette-bright = Vivaci
setting-palette-apart = Ben distinti, per ogni vista
setting-palette-contrast = Contrasto elevato, anche senza colori
setting-confirm = Chiedi prima di
setting-confirm-always = ogni azione
setting-confirm-irreversible = ciò che chiude il mio turno
setting-confirm-never = niente
setting-pace = Animazione
setting-pace-off = Nessuna
setting-pace-fast = Veloce
setting-pace-normal = Normale
setting-pace-slow = Lenta
setting-sound = Un suono quando tocca a me
setting-projection = Mostra rendita e punteggi finali previsti
setting-letters = Lettere sui pezzi
settings-account = Account
settings-password = Password
settings-sessions = Dove sei connesso
settings-revoke = Disconnetti lì
settings-here = qui

help = Tasti
key = Tasto
key-does = Che cosa fa
key-tab = alla prossima cosa da scegliere
key-arrows = muoversi sul tabellone
key-arrows-all = muoversi su tutto, anche su ciò che non si può scegliere
key-enter = scegliere, confermare
key-numbers = i pulsanti della barra
key-escape = lasciare la scelta
key-undo = annullare
key-redo = ripetere ciò che è stato annullato
key-board = al tabellone
key-command = scrivere una mossa
key-step = una mossa indietro o avanti
key-round = un round indietro o avanti
key-skip = saltare l'animazione
key-ends = all'inizio, a ora
key-zoom = ingrandire il tabellone, tabellone intero
key-rules = regole su ciò che è selezionato
key-aid = una parola sulla domanda posta
key-help = questo elenco

trouble-offline = Il server non risponde. È in funzione?
trouble-error = Qualcosa è andato storto.
trouble-name-taken = Questo nome è già usato.
trouble-nobody = Qui non ti conosciamo ancora.
trouble-no-such-table = Questo tavolo non esiste.
trouble-not-your-seat = Questo non è il tuo posto.
trouble-not-your-table = Può farlo solo chi possiede il tavolo.
trouble-seat-taken = Il posto è occupato.
trouble-table-full = Il tavolo è pieno.
trouble-has-begun = La partita è iniziata.
trouble-seats-free = Ci sono ancora posti liberi.
trouble-not-finished = La partita non è finita.
trouble-changed-meanwhile = Il tavolo nel frattempo è cambiato. Guarda di nuovo.
trouble-slow-down = Troppo veloce. Aspetta un momento.
trouble-wrong-name-or-password = Nome e password non corrispondono.
trouble-store-unavailable = Il server ora non può salvare. Riprova fra poco.
trouble-rules-changed = Questa partita è stata giocata con una versione precedente delle regole e non si può mostrare mossa per mossa. Il risultato è conservato.
trouble-other = Non ha funzionato: { $reason }

refused-offline = Non inviato: non c'è connessione. Riprova quando torna.
refused-lesson = Per questa lezione fai quello che propone la guida.
refused-game-over = La partita è finita.
refused-not-your-turn = Non tocca a te.
refused-unknown-action = Questa azione non esiste.
refused-no-such-thing = Su questo tabellone non c'è.
refused-late = La partita nel frattempo è andata avanti. Guarda di nuovo.
refused-unreadable-action = Non si legge come una mossa.
refused-not-your-seat = Questo non è il tuo posto.
refused-nothing-to-undo = Non si può annullare: qualcuno ha mosso da allora, o è apparso qualcosa di nascosto.
refused-beyond-frontier = Non si può annullare: qualcuno ha mosso da allora, o è apparso qualcosa di nascosto.
refused-policy = Questo tavolo permette di annullare solo le tue ultime mosse.
refused-too-busy = Qui succede troppo. Riprova.
bot-random = Caso
bot-greedy = Avido
