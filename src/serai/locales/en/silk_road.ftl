# Silk Road: the words of the board, the log and the refusals.

silk-road-board = The board of Silk Road
silk-road-good-ivory = ivory
silk-road-good-silk = silk
silk-road-good-jewels = jewels
silk-road-good-fruit = dried fruit
silk-road-good-spices = spices
silk-road-good-unseen = a good
silk-road-tile-buy = Buyer: { $good }
silk-road-tile-sell = Seller: { $good }
silk-road-tile-barter = Barter: { $left } for { $right }
silk-road-tile-swap = Swap up to { $count }
silk-road-tile-thief = Thief
silk-road-tile-vizier = Grand Vizier
silk-road-tile-crook = Crook
silk-road-tile-barterer = Barterer
silk-road-cube-left = left picture
silk-road-cube-left-2 = second left picture
silk-road-cube-right = right picture
silk-road-cube-right-2 = second right picture
silk-road-leader = Caravan leader
silk-road-money = Silver
silk-road-goods = Goods
silk-road-tokens = Turns
silk-road-market = Market of { $city }
silk-road-in-use = In use
silk-road-screen = Behind your screen: { $money } silver
silk-road-marked = asked for
silk-road-label-caravan = the caravan is here
silk-road-label-printed = printed: { $tile }
silk-road-label-empty = no tiles
silk-road-label-seat = { $who }: { $money } silver, { $goods } goods
silk-road-label-use = In use: { $tile }
silk-road-label-cube = Change the { $cube }
silk-road-label-good = { $good }: { $count }

silk-road-question-bid = { $who ->
    [none] Offer silver for the lead, or pass.
   *[other] { $who } offers { $amount }: offer more, or pass.
}
silk-road-question-answer-bid = { $who } offers { $amount } silver for the lead. Sell it, or pay as much to keep it?
silk-road-question-move-caravan = Lead the caravan along an arrow.
silk-road-question-take-tile = Take a tile in { $city }.
silk-road-question-sell = { $tile }: sell one more?
silk-road-question-buy = { $tile }: buy one more?
silk-road-question-barter = { $tile }: barter?
silk-road-question-give-good = { $tile }: give which good?
silk-road-question-take-good = Take which good for it?
silk-road-question-rob = Steal from whom?
silk-road-question-name-good = Which good does the Vizier ask for?
silk-road-question-reveal = The Vizier asks for { $good }. How many do you show?
silk-road-question-pass-pawn = Who leads next?
silk-road-question-over = The game is over.

silk-road-action-bid = Offer { $amount }
silk-road-action-pass = Pass
silk-road-action-accept-bid = Sell the lead
silk-road-action-keep-pawn = Keep it and pay
silk-road-action-move-caravan = To { $city }
silk-road-action-take-tile = Take: { $tile }
silk-road-action-use-barterer = Use the Barterer: two tiles
silk-road-action-use-crook = Crook: { $cube } counts as { $good }
silk-road-action-sell-good = Sell one
silk-road-action-buy-good = Buy one
silk-road-action-barter-goods = Barter
silk-road-action-give-good = Give { $good }
silk-road-action-take-good = Take { $good }
silk-road-action-rob = Steal from { $who }
silk-road-action-name-good = Ask for { $good }
silk-road-action-reveal = Show { $shown }
silk-road-action-finish-tile = Done
silk-road-action-pass-pawn = Pass the lead to { $who }
silk-road-cost-sell = (+{ $price } silver)
silk-road-cost-buy = (−{ $price } silver)
silk-road-cost-bid = ({ $amount } of your { $money } silver)
silk-road-cost-answer = ({ $amount } silver)

silk-road-event-round-began = Round { $round }: { $leader } holds the lead
silk-road-event-bid-placed = { $seat } offers { $amount } silver
silk-road-event-bid-passed = { $seat } offers nothing
silk-road-event-pawn-uncontested = Nobody offers: { $leader } stays leader
silk-road-event-pawn-sold = { $leader } sells the lead to { $to } for { $amount } silver
silk-road-event-pawn-kept = { $leader } keeps the lead and pays { $to } { $amount } silver
silk-road-event-caravan-moved = { $leader } leads the caravan from { $start } to { $goal }
silk-road-event-printed-action-offered = { $seat } may use what is printed there: { $tile }
silk-road-event-barterer-used = { $seat } gives up a Barterer to take two tiles
silk-road-event-tile-taken = { $seat } takes { $tile } in { $city }
silk-road-event-tile-kept = { $seat } keeps { $tile } for later
silk-road-event-crook-used = { $seat } gives up a Crook: the { $cube } counts as { $good }
silk-road-event-good-sold = { $seat } sells { $good } for { $price } silver
silk-road-event-good-bought = { $seat } buys { $good } for { $price } silver
silk-road-event-goods-bartered = { $seat } barters { $given } for { $taken }
silk-road-event-good-given = { $seat } gives { $good }
silk-road-event-good-taken = { $seat } takes { $good }
silk-road-event-good-stolen = { $thief } steals { $good } from { $victim }
silk-road-event-theft-failed = { $thief } finds nothing at { $victim }
silk-road-event-good-named = { $seat }: the Vizier asks for { $good }
silk-road-event-reveal-committed = { $seat } has decided
silk-road-event-goods-revealed = All show { $good }: { $counts }
silk-road-event-prize-won = { $seat } receives { $amount } silver from the Vizier
silk-road-event-good-marked = No later Vizier may ask for { $good }
silk-road-event-token-placed = { $seat } has had { $tokens } of the turns here
silk-road-event-pawn-passed = { $seat } passes the lead to { $to }
silk-road-event-round-ended = Round { $round } ends
silk-road-event-game-ended = The caravan has arrived. { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}

silk-road-score-money = Silver
silk-road-score-goods = Goods
silk-road-score-majorities = Majorities

refused-not-higher = Offer more than the best offer so far.
refused-more-than-owned = You cannot offer more than you own.
refused-cannot-pay = You do not have the silver to keep the lead: it must be sold.
refused-no-road = No arrow leads there.
refused-no-such-tile-here = There is no such tile in this city.
refused-no-barterer = You have no Barterer.
refused-barterer-from-here = A Barterer cannot be used in the city it was taken in.
refused-one-barterer-a-turn = Only one Barterer in a turn.
refused-too-few-tiles = Two tiles must be left for a Barterer.
refused-none-of-this-good = You have none of this good.
refused-bag-has-too-few = The bank has too few of this good.
refused-no-crook = You have no Crook.
refused-already-used = The Crook is used before the tile is.
refused-no-such-cube = The tile has no such picture.
refused-cube-is-changed = A Crook has already changed this picture.
refused-same-colour = It already is this good.
refused-nobody-there = Nobody sits there.
refused-not-oneself = That cannot be yourself.
refused-already-marked = A Vizier has already asked for this good.
refused-more-than-held = You do not have that many.
refused-has-had-turn = This player has had all turns in this city.
silk-road-refused-too-expensive = Too expensive for your silver.
