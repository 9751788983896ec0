"""Why not: every reason the rules have for refusing an action, with the section of each edition's rulebook.

The rules answer `why_not` with one of these numbers, 0 meaning that the action is allowed. So a rule is written once,
and the list of legal actions, the refusal and its reason can never disagree.
"""

from typing import Final

ALLOWED: Final = 0
OTHER_QUESTION: Final = 1
RESERVE_EMPTY: Final = 2
NO_TRADER_THERE: Final = 3
RESERVE_FIRST: Final = 4
NO_TEMPLE: Final = 5
ALREADY_THERE: Final = 6
PROGRESS_COMPLETE: Final = 7
SPACE_TAKEN: Final = 8
NOT_HIGHEST: Final = 9
TOO_EXPENSIVE: Final = 10
BANK_VISITOR: Final = 11
NO_BANK_SPACE: Final = 12
LEFT_SPACE_FIRST: Final = 13
NO_BID_THERE: Final = 14
NONE_LEFT: Final = 15
NOT_HELD: Final = 16
NOT_IN_HAND: Final = 17
HORSE_NOT_THERE: Final = 18
POST_LIMIT: Final = 19
BRIDGE_STANDS: Final = 20
GORGE_IS_BLOCKED: Final = 21
TEA_HOUSE_STANDS: Final = 22
TRADER_HAS_TRAVELLED: Final = 23
NOT_A_JOURNEY: Final = 24
TOO_FEW_PASSES: Final = 25
NO_VICTIM_THERE: Final = 26
INFLUENCE_NOT_LOWER: Final = 27
GUARDED: Final = 28
MORE_THAN_INCOME: Final = 29
NO_SUCH_SPACE: Final = 30
NOT_A_PROVINCE: Final = 31

# (key, section in the second edition's rulebook, in the first edition's)
SECOND_RULEBOOK: Final = 1
FIRST_RULEBOOK: Final = 2
REASONS: Final = (
    ("allowed", "", ""),
    ("other_question", "2e p. 4", "1e p. 3"),
    ("reserve_empty", "2e p. 6", "1e 1A"),
    ("no_trader_there", "2e p. 6, 10", "1e 1A, 2A"),
    ("reserve_first", "2e p. 6", "1e 1A"),
    ("no_temple", "2e p. 7", "1e 1A"),
    ("already_there", "2e p. 7", "1e 1A"),
    ("progress_complete", "2e p. 7", "1e 1A"),
    ("space_taken", "2e p. 7", "1e 1A"),
    ("not_highest", "2e p. 7", "1e 1A"),
    ("too_expensive", "2e p. 7", "1e 1A"),
    ("bank_visitor", "2e p. 8", "1e 1A"),
    ("no_bank_space", "2e p. 8, 15", "1e 1A"),
    ("left_space_first", "", ""),
    ("no_bid_there", "2e p. 8", "1e 1C"),
    ("none_left", "2e p. 9, 14", "1e 1C"),
    ("not_held", "2e p. 9", "1e 2A"),
    ("not_in_hand", "2e p. 9", "1e 1C"),
    ("horse_not_there", "2e p. 9, 10", "1e 2A"),
    ("post_limit", "2e p. 9", "1e 2A"),
    ("bridge_stands", "2e p. 10", "1e 2A"),
    ("gorge_is_blocked", "2e p. 8, 10", ""),
    ("tea_house_stands", "2e p. 10", "1e 2A"),
    ("trader_has_travelled", "2e p. 10", "1e 2A"),
    ("not_a_journey", "2e p. 10", "1e 2A"),
    ("too_few_passes", "2e p. 10", "1e 2A"),
    ("no_victim_there", "2e p. 10", "1e 2A"),
    ("influence_not_lower", "2e p. 10", "1e 2A"),
    ("guarded", "2e p. 14", ""),
    ("more_than_income", "2e p. 13", "1e 2F"),
    ("no_such_space", "2e p. 7", "1e 1A"),
    ("not_a_province", "2e p. 9", "1e 2A"),
)
