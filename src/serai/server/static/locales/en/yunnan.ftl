# Yunnan: the words of the board, the log and the refusals.

yunnan-board = The board of Yunnan
yunnan-place-puer = Pu'er
yunnan-place-yunnan = Yunnan
yunnan-place-sichuan = Sichuan
yunnan-place-kang = { $edition ->
    [first] Qamdo
   *[other] Kang
}
yunnan-place-tibet = Tibet
yunnan-place-qinghai = Qinghai
yunnan-building-school = Trade School
yunnan-building-customs = Customs Office
yunnan-building-horse-trader = Horse Trader
yunnan-building-guild = { $edition ->
    [first] Dragon House
   *[other] Traders' Guild
}
yunnan-building-yard = Construction Yard
yunnan-building-temple = Temple
yunnan-structure-post = trading post
yunnan-structure-bridge = bridge
yunnan-structure-tea-house = tea house
yunnan-structure-guard = guard
yunnan-gorge = gorge { $low }–{ $high }
yunnan-bank = Bank
yunnan-bank-left = left
yunnan-bank-right = right
yunnan-bank-sum = All bids: { $total }
yunnan-bank-pays = pays { $pay }
yunnan-reserve = the reserve
yunnan-reserve-short = Reserve
yunnan-coins = Coins
yunnan-projected = Projected income
yunnan-projected-gaps = { $part } ({ $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
})
yunnan-traders = Traders
yunnan-passes = Passes
yunnan-influence = Influence
yunnan-gifts = Gifts
yunnan-horse = Horse
yunnan-inspector = Inspector
yunnan-supply = Supply
yunnan-order-bid = Bidding order
yunnan-order-travel = Travelling order
yunnan-phase-bid = Bidding
yunnan-phase-progress = Progress
yunnan-phase-travel = Travelling
yunnan-phase-end = Income

yunnan-question-place-trader = Place a trader, or pass.
yunnan-question-resolve-building = Which building's progress do you take next?
yunnan-question-take-structure = Take a structure from your supply.
yunnan-question-place-structure = Build the { $structure } at once, or keep it.
yunnan-question-block-gorge = Lay the blocker into a gorge.
yunnan-question-travel = Build and travel: { $passes ->
    [one] { $passes } pass left.
   *[other] { $passes } passes left.
}
yunnan-question-displace = Displace a weaker trader in { $province }?
yunnan-question-convert-income = Turn how much of { $income } income into points?
yunnan-question-over = The game is over.

yunnan-action-place-bid = Bid { $price } in the { $building } from { $source }
yunnan-action-visit-bank = To the bank ({ $space }) from { $source }
yunnan-action-enter-market = To the market from { $source }
yunnan-action-pass = Pass
yunnan-action-resolve-building = { $building } next
yunnan-action-take-structure = Take a { $structure }
yunnan-action-post-guard = Send the guard to { $province }
yunnan-action-keep-structure = Keep it for later
yunnan-action-build-post = Trading post in { $province }
yunnan-action-build-bridge = Bridge over the { $gorge }
yunnan-action-build-tea-house = Tea house in { $province }
yunnan-action-block-gorge = Block the { $gorge }
yunnan-action-travel = From { $start } to { $goal }
yunnan-action-displace = Displace { $colour }
yunnan-action-spare = Displace nobody
yunnan-action-finish-turn = End the turn
yunnan-did-finish-turn = { $who } ends the turn
yunnan-did-spare = { $who } displaces nobody
yunnan-action-convert-income = Convert { $points }
yunnan-amount = Convert { $points }

yunnan-cost-bid = ({ $price } of your { $coins } coins)
yunnan-cost-bank = (all bids { $total }: it would pay { $pay } now)
yunnan-cost-travel = (earns { $income } there)
yunnan-cost-post = (earns { $income } each round)
yunnan-cost-tea = ({ $points } VP at the end, and the inspector is pleased)
yunnan-cost-convert = (+{ $points } VP, +{ $coins } coins)

yunnan-target-space = { $price } in the { $building }
yunnan-target-bank = Bank, { $space } space
yunnan-target-market = Market of Pu'er
yunnan-target-reserve = Your reserve
yunnan-target-trader = Your traders in { $place }
yunnan-target-victim = Displace a trader of { $colour }
yunnan-label-income = a trader earns { $trader }, a post { $post }
yunnan-count-traders = { $count ->
    [one] { $count } trader
   *[other] { $count } traders
}
yunnan-count-posts = { $count ->
    [one] { $count } trading post
   *[other] { $count } trading posts
}
yunnan-count-gifts = { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}
yunnan-label-space = { $building }, { $small ->
    [yes] small space { $price }
   *[no] space { $price }
}, { $who ->
    [none] free
   *[other] { $who }
}
yunnan-label-bank = Bank, { $space } space, { $who ->
    [none] free
   *[other] { $who }
}
yunnan-label-gorge = { $gorge }, { $owners ->
    [none] no bridge
   *[other] bridges: { $owners }
}{ $blocked ->
    [yes] , blocked
   *[no] {""}
}
yunnan-label-building = { $building }
yunnan-label-structure = { $structure }, { $count } in hand
yunnan-label-reserve = Your reserve: { $count ->
    [one] { $count } trader
   *[other] { $count } traders
}
yunnan-label-trader = Your traders in { $place }: { $count }

yunnan-event-round-began = Round { $round }. Bidding order: { $order }
yunnan-event-trader-placed = { $colour } bids { $price } in the { $building } (from { $source })
yunnan-event-trader-outbid = { $colour } is outbid on { $price } in the { $building } by { $by }
yunnan-event-marker-returned = { $colour } bids again
yunnan-event-bank-visited = { $colour } goes to the bank ({ $space })
yunnan-event-bid-withdrawn = { $colour } withdraws the { $price } from the { $building }
yunnan-event-market-entered = { $colour } sends a trader to the market (from { $source })
yunnan-event-passed = { $colour } passes{ $to_market ->
    [0] {""}
    [one] ; { $to_market } trader goes to the market
   *[other] ; { $to_market } traders go to the market
}
yunnan-event-card-drawn = { $colour } turns up card { $card } to { $use ->
    [bid] bid
   *[travel] travel
}
yunnan-event-deck-shuffled = The cards of { $colour } are shuffled
yunnan-event-bank-paid = The bank pays { $colour } { $coins } coins (all bids: { $total })
yunnan-event-bids-paid = { $colour } pays { $coins } coins{ $points ->
    [0] {""}
   *[other] {" "}and { $points } VP
}
yunnan-event-bid-resolved = { $colour } has the progress of the { $building }
yunnan-event-trader-trained = { $colour } trains a trader
yunnan-event-pass-gained = { $colour } now has { $passes } passes
yunnan-event-horse-moved = The horse of { $colour } reaches { $province }
yunnan-event-influence-gained = { $colour } rises to { $influence } influence
yunnan-event-structure-taken = { $colour } takes a { $structure }
yunnan-event-gorge-blocked = { $colour } blocks the { $gorge }
yunnan-event-guard-posted = { $colour } posts the guard in { $province }
yunnan-event-post-built = { $colour } builds a trading post in { $province }
yunnan-event-bridge-built = { $colour } builds a bridge over the { $gorge }
yunnan-event-tea-house-built = { $colour } builds a tea house in { $province }
yunnan-event-trader-travelled = { $colour } travels from { $start } to { $goal } ({ $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
})
yunnan-event-trader-displaced = { $by } displaces { $colour } from { $province } to { $to }
yunnan-event-automa-placed = { $colour } sends { $traders } to { $province }
yunnan-event-traders-isolated = { $colour } loses the route: { $traders } from { $province } to the market
yunnan-event-inspector-came = The inspector goes to { $province } (revenue { $revenue })
yunnan-event-trader-banished = The inspector sends { $colour } from { $province } to the market
yunnan-event-gift-taken = { $colour } receives a gift in { $province }
yunnan-event-income-earned = { $colour } earns { $income }
yunnan-event-order-changed = New order: { $order }
yunnan-event-income-converted = { $colour } takes { $points } VP and { $coins } coins
yunnan-event-round-ended = Round { $round } ends
yunnan-event-automa-cleared = The traders of { $colour } leave the provinces
yunnan-event-game-ended = The game ends: { $reason ->
    [score] the points have been reached
    [gifts] the gifts are gone
   *[other] the last round is over
}. { $winners } wins

yunnan-score-track = Track
yunnan-score-coins = Coins
yunnan-score-gifts = Gifts
yunnan-score-passes = Passes
yunnan-score-influence = Influence
yunnan-score-tea-houses = Tea houses
yunnan-score-horse = Horse

refused-other-question = Something else is asked now.
refused-reserve-empty = No trader is left in your reserve.
refused-no-trader-there = You have no trader there.
refused-reserve-first = Traders from the provinces may bid only when your reserve is empty.
refused-no-temple = This edition has no temple.
refused-already-there = You already have a trader in this building.
refused-progress-complete = You already have all that this building can give.
refused-space-taken = This space is taken.
refused-not-highest = On a small space you must bid more than everybody in the building.
refused-too-expensive = Too expensive: the space costs { $price }, and only { $unbound } of your { $coins } coins are not yet promised.
refused-bank-visitor = You have gone to the bank: no more bids this round.
refused-no-bank-space = This bank space is not free.
refused-left-space-first = The left bank space is filled first.
refused-no-bid-there = You have no bid there.
refused-none-left = None of these is left in your supply.
refused-not-held = You have no such structure in hand.
refused-not-in-hand = This is not what you have just taken.
refused-horse-not-there = Your horse has not come that far.
refused-post-limit = No further trading post of yours may stand there.
refused-bridge-stands = Your bridge already spans this gorge.
refused-gorge-is-blocked = The gorge is blocked this round.
refused-tea-house-stands = A tea house already stands there.
refused-trader-has-travelled = Every trader of yours there has already travelled.
refused-not-a-journey = A journey goes to another province.
refused-too-few-passes = Too few passes: the journey needs { $needed }, you have { $passes }.
refused-no-victim-there = Nobody of that colour is there.
refused-influence-not-lower = Only weaker traders can be displaced: their influence is { $theirs }, yours { $yours }.
refused-guarded = A guard protects these traders.
refused-more-than-income = You cannot convert more than this round's income of { $income }.
refused-no-such-space = The building has no such space.
refused-not-a-province = That must be a province.

yunnan-gain-coins = { $by } coins
yunnan-gain-promised = { $by } promised
yunnan-gain-income = { $by } income
yunnan-gain-passes = { $by } passes
yunnan-gain-influence = { $by } influence
yunnan-gain-traders = { $by } traders
yunnan-gain-gifts = { $by } gifts
yunnan-gain-points = { $by } VP
yunnan-about-space = A bid: you pay this price when bids are settled, and get the building's progress. On a small (round) space whoever bids more throws you out.
yunnan-about-bank = A trader here brings coins when bids are settled: the more all bids add up to, the more.
yunnan-about-pay = The sum of all bids now, and what each bank space would pay for it.
yunnan-about-market = Traders in the market may travel this round; those who stay earn a little.
yunnan-about-reserve = Your traders who are free to bid, to go to the bank or to the market.
yunnan-about-trader = Each of your traders makes one journey a round. Every border takes one pass, and none goes farther than your horse.
yunnan-about-province = Traders and trading posts earn here each round. Keep the road back to Pu'er unbroken.
yunnan-about-gorge = Only a bridge of your own lets you cross here, for one pass.
yunnan-about-victim = A trader of a player with less influence than yours: it falls one place back along the road.
yunnan-about-building-school = Gives one more trader, who starts in the market.
yunnan-about-building-customs = Gives one more pass for every round.
yunnan-about-building-horse-trader = Moves your horse one province further: traders and building go no farther than it has come.
yunnan-about-building-guild = Gives one more influence: it displaces others, protects you and brings gifts first.
yunnan-about-building-yard = Gives one structure of your supply: a trading post, a bridge or a tea house.
yunnan-about-building-temple = Who holds it blocks a gorge for this round. All its spaces are small.
yunnan-about-structure-post = Keeps your road unbroken and earns each round.
yunnan-about-structure-bridge = Lets you alone cross a gorge.
yunnan-about-structure-tea-house = Is worth points at the end, and the inspector spares you where it stands.
yunnan-about-structure-guard = Once a game: for the rest of the round nobody displaces your traders in its province.
yunnan-about-passes = Borders your traders may cross in a round, all together. The step is worth points at the end.
yunnan-about-influence = The higher one displaces the lower and receives gifts first; the inspector looks for the highest. The step is worth points at the end.
yunnan-about-order = Bidding goes from the left, building and travelling from the right. Who earned most bids last and travels first.
yunnan-about-phases = The four parts of a round; the dark one is going on now.
yunnan-about-inspector = At the end of a round he visits the most valuable province and sends one trader of the most influential player to the market.
yunnan-about-points = Victory points on the track. The small number counts what would come at the end, if it ended now.
yunnan-about-coins = Coins pay for bids. At the end every three are one victory point.
yunnan-about-traders = How many traders work for you, of seven.
yunnan-about-gifts = Gifts go to traders in the provinces, by influence. Each is worth 3 VP; when all are gone the game ends.
yunnan-about-horse = How far your horse has come: your traders and structures reach no farther.
yunnan-about-supply = Structures the Construction Yard can still give.
yunnan-about-income = What a colour earned this round. Turn it into points or coins.
yunnan-about-projected = What this colour would earn if income were paid now, place by place: traders + trading posts. Each gap on the way home costs a trader 3; a post behind a gap earns nothing.
