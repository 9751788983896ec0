# Every word of the page that belongs to no game.

skip = To the content
loading = One moment …
close = Close
send = Send
confirm = Confirm
cancel = Cancel
brand-home = Serai, to the lobby
theme-switch = Light or dark
round = Round { $round }
short-points = { $points } VP

nav-label = Pages
nav-menu = Menu
nav-lobby = Play
nav-mine = My games
nav-watch = Watch
nav-learn = Learn
nav-rules = Rules
nav-settings = Settings

game-yunnan = Yunnan
game-silk-road = Silk Road

colour-red = Red
colour-yellow = Yellow
colour-black = Black
colour-blue = Blue
colour-white = White
colour-green = Green
colour-purple = Purple
colour-duli = Dúli
colour-letter-red = R
colour-letter-yellow = Y
colour-letter-black = K
colour-letter-blue = B
colour-letter-white = W
colour-letter-green = G
colour-letter-purple = P
colour-letter-duli = D

lobby-welcome = A table by the road
lobby-lead = Two board games of caravans and trade. Play against bots or with friends: no account is needed.
lobby-name = Your name
lobby-guest = Guest
lobby-quick = Play now against bots
lobby-own = Set up a table
lobby-open = Open tables
lobby-join = Take a seat
lobby-running = Games you are in
lobby-players = { $seats } players

new-title = Set up a table
new-game = Game
new-edition = Edition
new-edition-second = Second edition, 2023
new-edition-first = First edition, 2013
new-edition-2006 = 2006
new-variants = Variants
new-seat = Seat { $number }
new-seat-me = Me
new-seat-person = Open: anybody, or by invitation
new-seat-hotseat = Another person at this screen
new-seat-bot = Bot
new-bot = Strength
new-clock = Clock
new-clock-none = No clock
new-undo = Undo
new-seed = Seed
new-seed-about = Leave it empty for a fresh game. The same seed gives the same game, so whoever chooses it may know what comes. The table says that it was chosen, not which it is.
new-title-label = Name of the table
variant-double-bid = Two bids in one building
variant-double-bid-about = Expert: you may bid twice in one progress building. The game ends only when the gifts are gone.
variant-guards = Guards
variant-guards-about = Expert: once a game, a guard protects your traders in one province. The game ends only when the gifts are gone.
variant-debt = Debt
variant-debt-about = Advanced: bid more than you own and pay what is missing with victory points.
variant-reverse = Westward wind
variant-reverse-about = The caravan goes from Antioch to Chang'An, against all arrows.

tables-mine = My games
tables-watch = Watch
tables-status = Which games
tables-open = Waiting for players
tables-running = Being played
tables-finished = Finished
tables-search = Search
tables-your-turn = Your turn
tables-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
table-enter = To the table
table-waiting = Waiting for players
table-start = Begin
table-leave = Leave the table
table-join = Take this seat
table-free = free
table-invite = Invitation link
table-copy = Copy
table-copied = Copied
table-rematch = Rematch
table-share = Link to this position
table-export = Download the game
table-export-json = as a record
table-export-notation = as notation
table-replay-as = See it as
table-replay-spectator = a spectator
table-replay-open = everything open
table-watching = You are watching.
table-curtain = The screen now belongs to { $name }
table-curtain-about = Everybody else looks away, then { $name } goes on.
table-curtain-open = I am { $name }
table-away-bot = A bot plays for you.
table-away-clock = Your time is over: the mildest move is played for you.
table-sit-again = Play again myself

players = Players
seat-bot = bot
seat-away = away
projected = → { $points }
clock-left = { $time } left

aside = Players, log and chat
aside-tabs = What is shown here
bar = What is asked
bar-you = Your turn.
bar-waiting = { $count ->
    [one] { $names } is awaited.
   *[other] { $names } are awaited.
}
bar-past = You are looking at an earlier moment.
bar-sending = Sent …
bar-amount = How much
bar-won = { $count ->
    [0] The game is over.
    [one] { $names } wins.
   *[other] { $names } win together.
}
undo = Undo
undo-turn = Restart turn
undo-about = Possible until somebody else has moved or something hidden came out
undo-lock-other = Undo ends here: somebody else has answered.
undo-lock-played = Undo ends here: this was played in your place.
undo-lock-came-out = Undo ends here: chance was drawn, or something hidden came out.
redo = Redo
all-moves = { $count ->
    [one] The only possible move
   *[other] All { $count } possible moves
}
command = Type a move, as in the record

log = Log
log-filter = Which lines
log-all = All
log-me = About me
log-since = Since my last turn
log-empty = Nothing has happened yet.
log-said = { $who }: { $what }
log-secret = a secret answer
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
timeline = Moments of the game
timeline-start = To the beginning
timeline-back = One move back
timeline-on = One move on
timeline-now = To now
timeline-move = Move
timeline-value = Move { $at } of { $number }

gain-end = { $by } in the final count
gain-nothing = Nothing is paid or earned at once.
gain-uncertain = What comes of it is for chance or the others to decide.
gain-of = { $who }: { $what }
gain-you = You
reel = Meanwhile …
reel-skip = Skip
reel-again = Show it again
table-replay-me = myself
zoom-in = Closer
zoom-out = Farther
zoom-reset = Whole board
link-lost = The connection is gone. Trying again …
link-connecting = Connecting …

end = The result
end-show = Show the result
end-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
end-table = Points by source
end-player = Player
end-total = Sum
end-bars = Points by source, as bars
end-lines = Points over the game
end-moments = Moments that decided it
end-moment-swing = { $who } gains { $by } on the others.
end-moment-lead = { $who } takes the lead and keeps it.
end-moment-peak = { $who } leads by { $by }, the largest lead that did not last.
end-tie-yunnan = A tie: influence decides, then the place in the travelling order.
end-tie-silk-road = A tie: the victory is shared.

rules-open = Rules
rules-of = Rules of { $game }
rules-section = Rules, { $section }
rules-search = Search the rules
rules-none = No section has these words.
rules-lead = In our own words. Where the printed rules are silent, the ruling used here is told. Numbers known only by reconstruction are marked.

learn-lead = Play a first game with a guide at your side. It takes about ten minutes.
learn-begin = Begin
learn-step = Step { $step } of { $steps }
learn-show = Show me

setting-language = Language
setting-theme = Look
setting-theme-auto = As the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-palette = Player colours
setting-palette-painted = Painted wood
setting-palette-bright = Bright
setting-palette-apart = Far apart, for every sort of eyes
setting-palette-contrast = High contrast, also without colours
setting-confirm = Ask before
setting-confirm-always = every action
setting-confirm-irreversible = what ends my turn
setting-confirm-never = nothing
setting-pace = Animation
setting-pace-off = Off
setting-pace-fast = Fast
setting-pace-normal = Normal
setting-pace-slow = Slow
setting-sound = A sound when it is my turn
setting-projection = Show projected income and final scores
setting-letters = Letters on the pieces
settings-account = Account
settings-password = Password
settings-sessions = Where you are logged in
settings-revoke = Log out there
settings-here = here

help = Keys
key = Key
key-does = What it does
key-tab = to the next thing that can be chosen
key-arrows = walk over the board
key-arrows-all = walk over everything, also what cannot be chosen
key-enter = choose, confirm
key-numbers = the buttons of the bar
key-escape = take back the choice
key-undo = undo
key-redo = do again what was undone
key-board = to the board
key-command = type a move
key-step = one move back or on
key-round = one round back or on
key-skip = skip the animation
key-ends = to the beginning, to now
key-zoom = zoom the board, whole board
key-rules = rules about what has the focus
key-aid = a word on the question asked
key-help = this list

trouble-offline = The server does not answer. Is it running?
trouble-error = Something went wrong.
trouble-name-taken = This name is taken.
trouble-nobody = You are not known here yet.
trouble-no-such-table = There is no such table.
trouble-not-your-seat = This is not your seat.
trouble-not-your-table = Only the owner of the table may do that.
trouble-seat-taken = The seat is taken.
trouble-table-full = The table is full.
trouble-has-begun = The game has begun.
trouble-seats-free = Some seats are still free.
trouble-not-finished = The game is not over.
trouble-changed-meanwhile = The table has changed meanwhile. Look again.
trouble-slow-down = Too fast. Wait a moment.
trouble-wrong-name-or-password = Name and password do not match.
trouble-store-unavailable = The server cannot store anything now. Try again soon.
trouble-rules-changed = This game was played by an earlier version of the rules and cannot be shown move by move. Its result is kept.
trouble-other = That did not work: { $reason }

refused-offline = Not sent: there is no connection. Try again when it is back.
refused-lesson = For this lesson, please do what the guide suggests.
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-unknown-action = There is no such action.
refused-no-such-thing = There is no such thing on this board.
refused-late = The game has moved on meanwhile. Look again.
refused-unreadable-action = This could not be read as a move.
refused-not-your-seat = This is not your seat.
refused-nothing-to-undo = This cannot be undone: somebody has moved since, or something hidden came out.
seat-stand-in = bot for now
table-more = Share, download, leave
undo-asked = { $name } asks to go back to move { $to }.
undo-agree = Agree
undo-refuse = Refuse
undo-here = Go back to here
undo-ask-here = Ask to go back to here
undo-waiting = You ask to go back to move { $to }. The others have to agree.
undo-withdraw = Take it back
bot-random = Random
bot-greedy = Greedy
refused-beyond-frontier = This cannot be undone: somebody has moved since, or something hidden came out.
refused-policy = This table allows no undo beyond your own last moves.
refused-too-busy = Too much is going on here. Try again.
