"""The effect vocabulary (section 16) as a flat program of integers: what its numbers mean, but for the steps.

One vector holds every effect of a set. A step is [op, next, operands...]; a block is a row of steps that ends with
STOP. Amounts, metrics and conditions are expressions [op, size, operands...] found by their place. Filters on what is
printed on a card are answered by a table (filter x card), so that the engine never compares names.

expressions.py and steps.py write it; effects/ carries it out, where measure.py says what an expression is worth. No
card is named anywhere but in its deck file.
"""

from typing import Final

# --- triggers (16.2) ---
TRIGGERS: Final = [
    "play",
    "produce",
    "visit_own",
    "visit_open",
    "advantage",
    "after_play",
    "after_place_animal",
    "after_open_visit",
    "after_clear_snow",
    "after_quest",
    "after_giant",
    "before_season",
    "after_season",
    "ability",
    "cost",
    "end_score",
    "giant",
]
ON_PLAY: Final = 0  # EFF-10
ON_PRODUCE: Final = 1  # EFF-11
ON_VISIT_OWN: Final = 2  # EFF-12
ON_VISIT_OPEN: Final = 3
ON_ADVANTAGE: Final = 4  # EFF-13
AFTER_PLAY: Final = 5  # EFF-14
AFTER_PLACE: Final = 6  # EFF-15
AFTER_OPEN_VISIT: Final = 7
AFTER_CLEAR: Final = 8  # EFF-16
AFTER_QUEST: Final = 9
AFTER_GIANT: Final = 10
BEFORE_SEASON: Final = 11  # EFF-17
AFTER_SEASON: Final = 12
ABILITY: Final = 13  # EFF-55
STATIC_COST: Final = 14  # EFF-51: cheaper cards
END_SCORE: Final = 15  # EFF-20

ONCE: Final = ["", "turn", "season", "game"]
ONCE_TURN: Final = 1
ONCE_SEASON: Final = 2
ONCE_GAME: Final = 3

STOP: Final = 0  # the end of a block

WHO: Final = ["self", "left", "chosen_other", "each_other", "owner", "all"]
SELF: Final = 0
LEFT: Final = 1
CHOSEN_OTHER: Final = 2
EACH_OTHER: Final = 3
OWNER: Final = 4
EVERYBODY: Final = 5

WHERE: Final = ["own_city", "board", "valley", "city"]
OWN_CITY: Final = 0
BOARD: Final = 1
IN_VALLEY: Final = 2
A_CITY: Final = 3
LEVELS: Final = ["lowland", "highland", "any"]

# --- expressions ---
CONST: Final = 1  # value
COUNT: Final = 2  # metric
PER: Final = 3  # n, metric
MIN: Final = 4  # n, amounts*
MAX: Final = 5
SUM: Final = 6
VAR: Final = 7  # variable
# --- metrics: EFF-22 ---
M_CARDS: Final = 20  # filter, who
M_PAIRS: Final = 21  # filter, filter
M_TYPES: Final = 22
M_RESOURCE: Final = 23  # kind, or 4 for all together
M_FIRE: Final = 24
M_POINTS: Final = 25
M_HAND: Final = 26
M_CLEARED: Final = 27
M_SNOW_CITY: Final = 28  # who
M_SNOW_BOARD: Final = 29
M_QUESTS: Final = 30  # level or 2
M_HELD: Final = 31
M_ANIMALS: Final = 32  # area, or 100 placed, 101 in supply
M_CHIMNEYS: Final = 33
M_STORED: Final = 34  # good
M_TUCKED: Final = 35
M_EMPTY: Final = 36
M_HAND_ROOM: Final = 37
M_VALLEY: Final = 38  # filter
ALL_PLACED: Final = 100
IN_SUPPLY: Final = 101
# --- conditions: EFF-21 ---
C_HAS: Final = 50  # filter, min, who
C_COMPARE: Final = 51  # metric, strict, with
C_SEASON: Final = 52  # set of seasons
C_PAID_BY: Final = 53  # 1 by chimney, 0 with resources
C_SOURCE: Final = 54  # 1 valley, 0 hand
C_OWNS: Final = 55  # n, (good, amount)*
C_SPACES: Final = 56  # min
C_NOT: Final = 57  # condition
C_ALL: Final = 58  # n, conditions*
C_ANY: Final = 59
# requirements of quests (EFF-50)
R_MIN: Final = 70  # metric, min
R_NAMED: Final = 71  # filter, min, distinct
R_GIVE: Final = 72  # cards, n, (good, amount)*

# flags of a filter, beyond what is printed
F_CHIMNEY: Final = 1
F_NO_CHIMNEY: Final = 2
F_NOT_SELF: Final = 4
F_DISTINCT: Final = 8
F_SNOWED: Final = 16
