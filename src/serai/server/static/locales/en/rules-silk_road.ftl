# The rules of Silk Road in our own words.

rules-silk-road-overview-title = What it is about
rules-silk-road-overview =
    One caravan carries all players from Chang'An to Antioch. In every city each player takes at most one trade tile and uses it to buy, sell, barter or worse. Money and goods are kept behind screens. In the end each silver and each good is a point.
rules-silk-road-setup-title = Set-up
rules-silk-road-setup =
    Everybody draws three goods unseen and gets 10 silver, both behind a screen. There are 15 of each good. In every city between the ends lie open tiles, one fewer than players, five with three players; orange ones in the east, purple ones in the west. No Crook or Barterer lies in the last two cities, Aleppo and Tyre. Lots decide who leads first.
rules-silk-road-round-title = A round at a glance
rules-silk-road-round =
    1. The others may offer silver for the lead; the leader sells or pays.
    2. The leader moves the caravan to the next city and may use what is printed there.
    3. Market: take a tile, use it or not, pass the lead on, until the tiles are gone.
    So a game has twelve or thirteen stops.
rules-silk-road-leader-title = Who leads
rules-silk-road-leader =
    Before each move the others may once, in turn from the leader's left, offer silver for the lead, each more than the one before, at least 1 and no more than they own. The leader then sells to the best bidder, or keeps the lead and pays that bidder the same amount. Who cannot pay must sell. If nobody offers, nothing is paid.
rules-silk-road-caravan-title = The caravan
rules-silk-road-caravan =
    The leader moves it along one arrow. In Dunhuang, Korla, Kashgar, Merv and Susia an action is printed: the arriving leader alone may use it first, once, for free.
rules-silk-road-market-title = The market
rules-silk-road-market =
    The leader takes one tile of the city, may use it, puts a turn token before him and passes the lead to a player who has had no turn here. So it goes on until the tiles are gone. The last to get the lead takes no tile, but keeps the lead for the next round.
rules-silk-road-buying-title = Buyer
rules-silk-road-buying =
    Buy as many of the pictured good as you like: 1 silver for the first, 2 for the second, 3 for the third, 4 for each further. The bank's goods are limited.
rules-silk-road-selling-title = Seller
rules-silk-road-selling =
    Sell as many of the pictured good as you like: 4 silver for the first, 3 for the second, 2 for the third, 1 for each further.
rules-silk-road-barter-title = Barter
rules-silk-road-barter =
    Once or twice, give what is pictured on the left and take what is pictured on the right.
rules-silk-road-swap-title = Swap
rules-silk-road-swap =
    Swap up to four (or up to two) of your goods, one by one, for any other goods of the bank.
rules-silk-road-thief-title = Thief
rules-silk-road-thief =
    Draw one good at random from behind the screen of a player you choose. Only the two of you know what it was.
rules-silk-road-vizier-title = Grand Vizier
rules-silk-road-vizier =
    Name a good no Vizier has asked for yet (from the sixth on, any). Everybody secretly decides how many of it to show; then all show at once. Most gets 5 silver, second most 3. On a tie for first each gets 5 and there is no second prize. The goods are kept.
rules-silk-road-crook-title = Crook
rules-silk-road-crook =
    Kept for later. Given up before a tile is used, it lets one pictured good of a buyer, seller or barter tile count as another. Several crooks may change several pictures.
rules-silk-road-barterer-title = Barterer
rules-silk-road-barterer =
    Kept for later, not for the same city. Given up at the start of your turn, it lets you take two tiles, one after the other. Two must be left. You place a token for each.
rules-silk-road-three-title = With three players
rules-silk-road-three =
    Each city has five tiles. Two players take two turns, one takes one and ends with the lead. Nobody with two tokens may get the lead, and nobody passes it to himself while another may have it.
rules-silk-road-ending-title = The end
rules-silk-road-ending =
    The game ends the moment the caravan arrives; there is no market. A point for each silver and each good, and 2 points for every good of which you have more than anybody else. On a tie the victory is shared.
rules-silk-road-reverse-title = The other direction
rules-silk-road-reverse =
    As a variant the caravan goes from Antioch to Chang'An. All arrows are turned, orange tiles lie in the west, and no Crook or Barterer in Lanzhou and Yumen.
rules-silk-road-details-title = Secrets and rulings on details
rules-silk-road-details =
    Money and goods are hidden, tiles and deals are open: counting along is fair, and the page counts for you what everybody could see. A tile must be taken but need not be used; a barter is made none, one or two times, each time wholly. A thief may rob an empty screen, for nothing. What is given goes into the bank before something is taken. With the Vizier ties for second give 3 each, and a prize needs at least one good shown. A Crook changes one picture of a doubled one, for both uses. A Barterer counts as two turns. Kept Crooks and Barterers are worth nothing at the end. Exactly the money is enough to keep the lead. Before the last stretch there is an auction too.
rules-silk-road-reconstructed-title = What is reconstructed
rules-silk-road-reconstructed =
    The mix of tiles, some of the cities and arrows, and which swap is printed where are not publicly known. They were rebuilt so that every known fact fits. A house file can replace them at set-up.
