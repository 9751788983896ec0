"""Using a tile: Seller, Buyer, barter, free swaps, Thief, and the Crook that changes a picture (trade tiles).

Using it is always optional: the player finishes whenever she likes. Whether she has anything to sell or money to buy
is hidden, so she is asked even when she has not (ruling B-33).
"""

from librt.vecs import vec
from mypy_extensions import i64

from serai.kernel.bits import bit, has
from serai.kernel.chance import below
from serai.silk_road import ledger
from serai.silk_road.codes import BARTER_ONCE, BUY_ONE, FINISH, GET, GIVE, ROB, SELL_ONE, USE_CROOK
from serai.silk_road.events import (
    CrookUsed,
    GoodBought,
    GoodGiven,
    GoodsBartered,
    GoodSold,
    GoodStolen,
    GoodTaken,
    TheftFailed,
)
from serai.silk_road.pieces import (
    BARTER,
    CROOK,
    CUBES,
    GOODS,
    LEFT,
    NOTHING,
    RIGHT,
    SELL,
    SWAP_MANY,
    THIEF,
    cube_at,
    good_at,
)
from serai.silk_road.refusals import (
    ALLOWED,
    ALREADY_USED,
    BAG_HAS_TOO_FEW,
    CUBE_IS_CHANGED,
    NO_CROOK,
    NO_SUCH_CUBE,
    NOBODY_THERE,
    NONE_OF_THIS_GOOD,
    NOT_ONESELF,
    SAME_COLOUR,
    TOO_EXPENSIVE,
)
from serai.silk_road.state import BARTERING, BUYING, GETTING, GIVING, NAMING, ROBBING, SELLING, USED, State


def begin_use(s: State, face: i64) -> None:
    """The tile lies before the player, as it is pictured."""
    s.tile = face
    cube: i64
    for cube in range(CUBES):
        s.picture[cube] = s.rules.pictures[cube_at(face, cube)]
    s.question = question_of(face)


def question_of(face: i64) -> i64:
    """What a tile asks first."""
    if face < SELL:
        return BUYING
    if face < BARTER:
        return SELLING
    if face < SWAP_MANY:
        return BARTERING
    if face < THIEF:
        return GIVING
    return ROBBING if face == THIEF else NAMING


def put_away(s: State) -> None:
    """The tile is done with."""
    s.tile = NOTHING
    s.uses = 0
    s.crooked = 0
    cube: i64
    for cube in range(CUBES):
        s.picture[cube] = NOTHING
    s.question = USED


def look_into_bag(s: State) -> None:
    """Who could pay sees whether the bag has what the tile offers, and that alone (ruling B-32)."""
    sights: i64 = 0
    good: i64
    if s.question == BUYING:
        if price_of_next(s) <= s.money[s.turn]:
            good = s.picture[RIGHT]
            sights = ledger.sight(s, good, 1) << good * ledger.SIGHT_BITS
    elif s.question == BARTERING:
        if has_goods_to_barter(s):
            for good in range(GOODS):
                wanted = wanted_from_bag(s, good)
                if wanted > 0:
                    sights |= ledger.sight(s, good, wanted) << good * ledger.SIGHT_BITS
    else:
        for good in range(GOODS):
            if good != s.given:
                sights |= ledger.sight(s, good, 1) << good * ledger.SIGHT_BITS
    if sights:
        ledger.look(s, s.turn, sights)


def legal(s: State, out: vec[i64]) -> i64:
    """What the tile allows, one good at a time, and to finish."""
    count: i64 = 0
    code: i64
    if s.question == GETTING:
        for code in range(GET, GET + GOODS):
            if why_not(s, code) == ALLOWED:
                out[count] = code
                count += 1
        return count
    out[0] = FINISH
    count = 1
    if s.question == GIVING:
        for code in range(GIVE, GIVE + GOODS):
            if why_not(s, code) == ALLOWED:
                out[count] = code
                count += 1
        return count
    if s.question == ROBBING:
        for code in range(ROB, ROB + s.rules.seats):
            if why_not(s, code) == ALLOWED:
                out[count] = code
                count += 1
        return count
    code = SELL_ONE if s.question == SELLING else BUY_ONE if s.question == BUYING else BARTER_ONCE
    if why_not(s, code) == ALLOWED:
        out[count] = code
        count += 1
    if s.uses == 0 and s.crooks[s.turn] > 0:
        for code in range(USE_CROOK, USE_CROOK + CUBES * GOODS):
            if why_not_crook(s, code) == ALLOWED:
                out[count] = code
                count += 1
    return count


def why_not(s: State, code: i64) -> i64:
    """Why the tile cannot be used like this; to finish is always allowed, except with a swap half done."""
    if code == FINISH:
        return ALLOWED
    if code == SELL_ONE:
        return ALLOWED if s.goods[good_at(s.turn, s.picture[LEFT])] > 0 else NONE_OF_THIS_GOOD
    if code == BUY_ONE:
        if price_of_next(s) > s.money[s.turn]:
            return TOO_EXPENSIVE
        return ALLOWED if s.bag[s.picture[RIGHT]] > 0 else BAG_HAS_TOO_FEW
    if code == BARTER_ONCE:
        if not has_goods_to_barter(s):
            return NONE_OF_THIS_GOOD
        return ALLOWED if bag_can_barter(s) else BAG_HAS_TOO_FEW
    if code < GIVE:
        return why_not_crook(s, code)
    if code < GET:
        return ALLOWED if s.goods[good_at(s.turn, code - GIVE)] > 0 else NONE_OF_THIS_GOOD
    if code < ROB:
        return ALLOWED if s.bag[code - GET] > 0 else BAG_HAS_TOO_FEW
    if code - ROB >= s.rules.seats:
        return NOBODY_THERE
    return ALLOWED if code - ROB != s.turn else NOT_ONESELF


def why_not_crook(s: State, code: i64) -> i64:
    """One cube each, before the tile's first use, into any other colour (rulings B-09, B-10, B-25)."""
    cube = (code - USE_CROOK) // GOODS
    if s.crooks[s.turn] == 0:
        return NO_CROOK
    if s.uses > 0:
        return ALREADY_USED
    if s.picture[cube] == NOTHING:
        return NO_SUCH_CUBE
    if has(s.crooked, cube):
        return CUBE_IS_CHANGED
    return ALLOWED if s.picture[cube] != (code - USE_CROOK) % GOODS else SAME_COLOUR


def apply(s: State, code: i64) -> None:
    """Use the tile once more, or finish."""
    if code == FINISH:
        put_away(s)
    elif code == SELL_ONE:
        sell_one(s)
    elif code == BUY_ONE:
        buy_one(s)
    elif code == BARTER_ONCE:
        barter(s)
    elif code < GIVE:
        use_crook(s, (code - USE_CROOK) // GOODS, (code - USE_CROOK) % GOODS)
    elif code < GET:
        give(s, code - GIVE)
    elif code < ROB:
        get(s, code - GET)
    else:
        rob(s, code - ROB)


def use_crook(s: State, cube: i64, good: i64) -> None:
    """The Crook is gone; the picture counts so for every use of the tile."""
    s.crooks[s.turn] -= 1
    s.spent[CROOK] += 1
    s.crooked |= bit(cube)
    s.picture[cube] = good
    if s.listener is not None:
        s.listener.append(CrookUsed(s.turn, cube, good))


def step(prices: vec[i64], uses: i64) -> i64:
    """The price of the next good; the last price holds for all further ones."""
    return prices[min(uses, len(prices) - 1)]


def sell_one(s: State) -> None:
    """One more good to the bank, for less silver than the one before."""
    good = s.picture[LEFT]
    price = step(s.rules.sale_prices, s.uses)
    s.uses += 1
    s.money[s.turn] += price
    ledger.lose(s, s.turn, good)
    if s.listener is not None:
        s.listener.append(GoodSold(s.turn, good, price))


def price_of_next(s: State) -> i64:
    """What the Buyer tile asks for one more good."""
    return step(s.rules.purchase_prices, s.uses)


def buy_one(s: State) -> None:
    """One more good from the bank, for more silver than the one before, as long as the bag has any (ruling B-16)."""
    good = s.picture[RIGHT]
    price = price_of_next(s)
    s.uses += 1
    s.money[s.turn] -= price
    ledger.gain(s, s.turn, good)
    if s.listener is not None:
        s.listener.append(GoodBought(s.turn, good, price))


def pictured(s: State, start: i64, good: i64) -> i64:
    """How many cubes of a good the tile shows on one side."""
    count: i64 = 0
    cube: i64
    for cube in range(start, start + RIGHT):
        if s.picture[cube] == good:
            count += 1
    return count


def has_goods_to_barter(s: State) -> bool:
    """Whether the player has every good pictured on the left."""
    good: i64
    for good in range(GOODS):
        if pictured(s, LEFT, good) > s.goods[good_at(s.turn, good)]:
            return False
    return True


def wanted_from_bag(s: State, good: i64) -> i64:
    """How many the bag must have: goods given are there before goods are taken (ruling B-16)."""
    return pictured(s, RIGHT, good) - pictured(s, LEFT, good)


def bag_can_barter(s: State) -> bool:
    """A barter is made as a whole or not at all (ruling B-16)."""
    good: i64
    for good in range(GOODS):
        if wanted_from_bag(s, good) > s.bag[good]:
            return False
    return True


def barter(s: State) -> None:
    """Left to the bank, right from it; no more often than the rules say (ruling B-18)."""
    cube: i64
    for cube in range(LEFT, RIGHT):
        if s.picture[cube] != NOTHING:
            ledger.lose(s, s.turn, s.picture[cube])
    for cube in range(RIGHT, CUBES):
        if s.picture[cube] != NOTHING:
            ledger.gain(s, s.turn, s.picture[cube])
    s.uses += 1
    if s.listener is not None:
        given = tuple([s.picture[cube] for cube in range(LEFT, RIGHT) if s.picture[cube] != NOTHING])
        taken = tuple([s.picture[cube] for cube in range(RIGHT, CUBES) if s.picture[cube] != NOTHING])
        s.listener.append(GoodsBartered(s.turn, given, taken))
    if s.uses == s.rules.barter_times:
        put_away(s)


def give(s: State, good: i64) -> None:
    """The first half of a swap."""
    ledger.lose(s, s.turn, good)
    s.given = good
    s.question = GETTING
    if s.listener is not None:
        s.listener.append(GoodGiven(s.turn, good))


def get(s: State, good: i64) -> None:
    """The second half; what was just given lies in the bag and may be taken back."""
    ledger.gain(s, s.turn, good)
    s.given = NOTHING
    s.uses += 1
    s.question = GIVING
    if s.listener is not None:
        s.listener.append(GoodTaken(s.turn, good))
    if s.uses == (s.rules.swaps_many if s.tile == SWAP_MANY else s.rules.swaps_few):
        put_away(s)


def rob(s: State, victim: i64) -> None:
    """One good at random from behind another screen; from an empty one, nothing (ruling B-15)."""
    good: i64
    total: i64 = 0
    for good in range(GOODS):
        total += s.goods[good_at(victim, good)]
    if total == 0:
        if s.listener is not None:
            s.listener.append(TheftFailed(s.turn, victim))
    else:
        lot = below(s.chance, total)
        good = 0
        while lot >= s.goods[good_at(victim, good)]:
            lot -= s.goods[good_at(victim, good)]
            good += 1
        ledger.steal(s, s.turn, victim, good)
        if s.listener is not None:
            s.listener.append(GoodStolen(s.turn, victim, good))
    put_away(s)
