# The rules of Yunnan in our own words. Sections are opened by the page, also from refusals.

rules-yunnan-overview-title = What it is about
rules-yunnan-overview =
    Everybody leads a house of tea traders in Pu'er. Each round you first bid in the town for progress, then build and travel along the Tea-Horse Road, then earn. Income becomes coins for the next bids, or victory points (VP). Most points at the end win.

    Nothing is hidden and nothing is drawn, except the cards of Dúli in a game for two.
rules-yunnan-setup-title = Set-up
rules-yunnan-setup =
    Everybody has three traders in the reserve (four more can be trained), two passes, influence 0, a horse in Yunnan, and in the supply two trading posts, two bridges and two tea houses. The first order is drawn. By place in it everybody gets 9, 9, 12, 12 or 15 coins. Five gifts lie in Sichuan, four in Kang (Qamdo), three in Tibet, two in Qinghai. Coins lie open.
rules-yunnan-round-title = A round at a glance
rules-yunnan-round =
    1. Bidding: in turn place a trader or pass, until all have passed.
    2. Progress: the bank pays, then in bidding order everybody pays all bids and takes the progress.
    3. Building and travelling, in reverse order, one player after the other.
    4. The inspector comes, gifts are handed out, income is reckoned, and the new order is set by it.
    5. Everybody turns income into points or coins. Then the end is checked; if it goes on, the traders in Pu'er return to the reserves.
rules-yunnan-map-title = The map
rules-yunnan-map =
    The road runs from Pu'er through Yunnan, Sichuan, Kang (Qamdo in the first edition) and Tibet to Qinghai. The farther away, the more a trader earns: 6, 9, 12, 15, 18. A trading post earns 1, 3, 6, 10, 15.

    Four gorges part provinces that are not neighbours on the road. A bridge of your own makes you cross there.
rules-yunnan-order-title = Order of play
rules-yunnan-order =
    Bidding and progress go through the order from its light end to its dark end. Building, travelling and everything after it go the other way round. Whoever earned most in a round bids last and travels first in the next. On equal incomes, whoever stood later in the travelling order is placed ahead.
rules-yunnan-bidding-title = Bidding
rules-yunnan-bidding =
    On your turn place one trader or pass. In each progress building there are five spaces: 5, 7, 9, 12, 15. The two cheap ones are small: you may only go there if you bid more than everybody in that building, and you are thrown out as soon as somebody bids more. Large spaces are safe and may be taken in any order.

    You may have one trader in a building, you must be able to pay all your bids, and you may not bid for progress you have completed. A thrown-out trader goes back to the reserve; whoever had passed then bids again.

    { $edition ->
        [first] Traders come from the reserve first; only when it is empty from the provinces.
       *[other] The trader may come from your reserve or from any province.
    }

    Who passes puts the rest of the reserve into the market of Pu'er.
rules-yunnan-market-title = The market of Pu'er
rules-yunnan-market =
    Traders in the market may travel later this round.
    { $edition ->
        [first] Each trader that stays there earns 3.
       *[other] If at least one trader of yours stays there you earn 3, no matter how many.
    }
    At the end of the round all traders in Pu'er go back to the reserves.
rules-yunnan-bank-title = The bank
rules-yunnan-bank =
    A trader sent to one of the two bank spaces brings coins when bids are settled: the more all bids add up to, the more. The board shows the sum and the payment.
    { $edition ->
        [first] The left space pays the higher amount and is filled first. Your own bids leave for the market, and you may bid no more this round; traders may still go to the market.
       *[other] Each visitor gets the full amount. Your bids and your reserve leave for the market, and you have passed.
    }
rules-yunnan-temple-title = The temple (second edition)
rules-yunnan-temple =
    All its spaces are small, so one bid survives. Who holds it lays the blocker into a gorge: this round nobody may build or use a bridge there, not even for income.
rules-yunnan-progress-title = Settling the bids
rules-yunnan-progress =
    In bidding order each player pays for all bids and takes the progress, in an order of choice. Trade School: one more trader, who starts in the market. Customs Office: one more pass each round. Horse Trader: the horse goes one province further. Guild (Dragon House): one more influence. Construction Yard: one structure.

    Passes, influence and horse are worth points at the end: 1, 4, 9, 16 for the steps.
rules-yunnan-yard-title = Taking a structure
rules-yunnan-yard =
    You own two trading posts, two bridges and two tea houses. The yard gives you one of them.
    { $edition ->
        [first] Only a tea house may be built at once; the others wait for your turn to build.
       *[other] You may build it at once or keep it for your turn to build.
    }
rules-yunnan-building-title = Building
rules-yunnan-building =
    You may build where your horse has been. A province holds one tea house in all.
    { $edition ->
        [first] Your trading posts may even stand in one province together.
       *[other] You may have one trading post in a province.
    }
    A post keeps the road unbroken and earns. A tea house is worth points at the end and pleases the inspector.
rules-yunnan-bridges-title = Bridges
rules-yunnan-bridges =
    A bridge needs your horse to have reached the farther of the two provinces. Only its owner uses it. Crossing takes one pass like any border. One bridge of yours over a gorge is enough.
rules-yunnan-travel-title = Travelling
rules-yunnan-travel =
    Every border crossed takes one pass. Each trader makes one journey in a round, enters no province twice, does not return to where it began, and goes no farther than your horse. Journeys and building may be mixed in any order. Nobody travels into Pu'er.
rules-yunnan-displace-title = Displacing
rules-yunnan-displace =
    When a journey ends you may push one trader of a player with less influence than yours out of that province, one place back along the road (never over a bridge). From Yunnan it falls back to the market.
rules-yunnan-routes-title = The unbroken route
rules-yunnan-routes =
    When your turn ends, every trader of yours needs a route to Pu'er on which you are present (a trader or a post) in each province between. Your own bridges count. Traders without it go to the market. Later gaps, made by others, cost income instead.
rules-yunnan-inspector-title = The inspector
rules-yunnan-inspector =
    He goes to the province where all traders and posts together are worth most, the farther one on a tie. There he sends one trader of the most influential player back to the market. Influence 4 and owners of a tea house there are safe; on a tie the one ahead in the travelling order goes. If nobody can be sent away, nothing happens.
rules-yunnan-gifts-title = Gifts
rules-yunnan-gifts =
    In each province the gifts go, one by one, to the traders there, by influence and travelling order, and round again, but no trader gets two in a round. A gift is worth 3 VP.
rules-yunnan-income-title = Income
rules-yunnan-income =
    Each trader earns the value of its province, less 3 for every gap (a province between it and Pu'er where you are not present) on its best route. A post earns only without any gap.
rules-yunnan-convert-title = Points or coins
rules-yunnan-convert =
    Of this round's income you turn as much as you like into victory points, one for one; the rest becomes coins. Older coins cannot be turned into points before the end.
rules-yunnan-ending-title = The end
rules-yunnan-ending =
    When all have converted: if somebody has 80 points or more, or no gift is left, the game ends. In the expert rules only the gifts end it. (First edition for two: 100 points, or two gifts or fewer.) A safety limit of 30 rounds is ours.
rules-yunnan-scoring-title = Final points
rules-yunnan-scoring =
    Added to the track: 1 VP for every 3 coins, 3 for each gift, passes and influence 0, 1, 4, 9, 16 by step.
    { $edition ->
        [first] Each tea house that stands gives 12. The horse gives nothing.
       *[other] Tea houses give 1, 3, 6, 10, 15 by province, the horse 0, 1, 4, 9, 16.
    }
    On a tie influence decides, then the travelling order.
rules-yunnan-editions-title = How the editions differ
rules-yunnan-editions =
    The first edition (2013) has no temple, takes bidders from the reserve first, pays 3 for each trader in the market, and its bank pays two different amounts. There, only tea houses are built at once, tea houses give 12 each, and the horse gives no points. Kang is called Qamdo, the guild Dragon House.
rules-yunnan-expert-title = Expert rules (second edition)
rules-yunnan-expert =
    Two bids: you may have two bids in one progress building if you can take that progress twice. Guards: the yard may give you your guard instead; for the rest of the round nobody displaces your traders in its province. The inspector does not mind guards. With either rule only the gifts end the game.
rules-yunnan-debt-title = Debt (first edition, advanced)
rules-yunnan-debt =
    You may bid more than you own. Pay all coins you have; each missing coin costs points: 8 in round 1, one less in each later round, at least 1. The score may fall below zero.
rules-yunnan-two-title = For two
rules-yunnan-two =
    { $edition ->
        [first] Each player runs two colours with purses of their own and one score. In the order no player's colours stand side by side at the start. One may displace one's own other colour if its influence is lower. The end comes at 100 points or when two gifts or fewer are left; everything is counted for both colours. On a tie the influence of both colours together decides.
       *[other] Dúli plays the third colour by sixteen cards. While a person still bids, she does too: her card names buildings, and she takes the first in which she may bid, on the cheapest space allowed, never bank or temple. She pays nothing and gains influence only, but her bids count for the bank. She travels first: a card spreads her seven traders as far as the players' horses have come and may build a tea house where people have traders farthest away. She displaces whoever has the least influence below hers, on a tie who has more traders there. She receives gifts only where a person has a trader too, earns nothing, never scores, and the inspector treats her like anybody. At the end of the round her traders go home. The bank has one space.
    }
rules-yunnan-details-title = Rulings on details
rules-yunnan-details =
    Bidding goes on from whoever outbid somebody; what passing put into the market stays there. Spaces freed by a bank visitor may be taken again, the cheap ones only as the highest bid. Of blocker and bridge the one resolved first holds; a bridge already there stands but cannot be used. A journey may change direction, and two traders may change places. Tea houses hold no road and, kept in hand, count for nothing. The inspector counts printed values and ignores gaps. Cut-off posts stay. If nobody can be displaced, nobody is asked. In the first edition too a bridge takes a pass, and after the bank traders may still go to the market. Income above 99 counts in full.
rules-yunnan-reconstructed-title = What is reconstructed
rules-yunnan-reconstructed =
    Some printed values are not publicly known and were worked out from the examples in the rules: the bank's table below 70, two of the four gorges (Kang–Qinghai and Yunnan–Tibet), the temple's prices and most of Dúli's cards. A house file can replace any of them at set-up.
