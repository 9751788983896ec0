"""Why not: every reason the rules have for refusing an action, with the section of the rulebook.

The rules answer `why_not` with one of these numbers, 0 meaning that the action is allowed. So a rule is written once,
and the list of legal actions, the refusal and its reason can never disagree. A refusal is told to the seat that asked,
and speaks of nothing but that seat's own goods and money, the open table, and the bag where that seat may take from it.
"""

from typing import Final

ALLOWED: Final = 0
OTHER_QUESTION: Final = 1
NOT_HIGHER: Final = 2
MORE_THAN_OWNED: Final = 3
CANNOT_PAY: Final = 4
NO_ROAD: Final = 5
NO_SUCH_TILE_HERE: Final = 6
NO_BARTERER: Final = 7
BARTERER_FROM_HERE: Final = 8
ONE_BARTERER_A_TURN: Final = 9
TOO_FEW_TILES: Final = 10
NONE_OF_THIS_GOOD: Final = 11
TOO_EXPENSIVE: Final = 12
BAG_HAS_TOO_FEW: Final = 13
NO_CROOK: Final = 14
ALREADY_USED: Final = 15
NO_SUCH_CUBE: Final = 16
CUBE_IS_CHANGED: Final = 17
SAME_COLOUR: Final = 18
NOBODY_THERE: Final = 19
NOT_ONESELF: Final = 20
ALREADY_MARKED: Final = 21
MORE_THAN_HELD: Final = 22
HAS_HAD_TURN: Final = 23

# Each with its key and the section of the rulebook.
REASONS: Final = (
    ("allowed", ""),
    ("other_question", "a turn"),
    ("not_higher", "turn 1"),
    ("more_than_owned", "turn 1"),
    ("cannot_pay", "turn 1"),
    ("no_road", "turn 2"),
    ("no_such_tile_here", "turn 3"),
    ("no_barterer", "tiles: barterer"),
    ("barterer_from_here", "tiles: barterer"),
    ("one_barterer_a_turn", "tiles: barterer"),
    ("too_few_tiles", "tiles: barterer"),
    ("none_of_this_good", "tiles"),
    ("too_expensive", "tiles: buyer"),
    ("bag_has_too_few", "tiles"),
    ("no_crook", "tiles: crook"),
    ("already_used", "tiles: crook"),
    ("no_such_cube", "tiles: crook"),
    ("cube_is_changed", "tiles: crook"),
    ("same_colour", "tiles: crook"),
    ("nobody_there", "tiles: thief"),
    ("not_oneself", "tiles: thief"),
    ("already_marked", "tiles: grand vizier"),
    ("more_than_held", "tiles: grand vizier"),
    ("has_had_turn", "turn 3"),
)
