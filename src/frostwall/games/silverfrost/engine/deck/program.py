"""The effect vocabulary (section 16) as a flat program of integers: what the numbers mean.

One vector holds every effect of a set. A step is [op, next, operands...]; a block is a row of steps that ends with
STOP. Amounts, metrics and conditions are expressions [op, size, operands...] found by their place. Filters on what is
printed on a card are answered by a table (filter x card), so that the engine never compares names.

compiler.py writes it, effects.py carries it out, measure.py says what an expression is worth. No card is named anywhere
but in its deck file.
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
ON_GIANT: Final = 16  # EFF-19

ONCE: Final = ["", "turn", "season", "game"]
ONCE_TURN: Final = 1
ONCE_SEASON: Final = 2
ONCE_GAME: Final = 3

WHO: Final = ["self", "left", "chosen_other", "each_other", "owner", "all"]
SELF: Final = 0
LEFT: Final = 1
CHOSEN_OTHER: Final = 2
EACH_OTHER: Final = 3
OWNER: Final = 4
EVERYBODY: Final = 5

# --- steps (16.3, 16.4) ---
STOP: Final = 0
DO_GAIN: Final = 1  # who, n, (good, amount)*
DO_PAY: Final = 2  # n, (good, amount)*
DO_DRAW: Final = 3  # who, amount
DO_DISCARD: Final = 4  # min, max, filter, variable
DO_LOOK: Final = 5  # amount, pile, mode, k, rest, filter, cost, minus
DO_TAKE_VALLEY: Final = 6  # amount, filter
DO_DISCARD_VALLEY: Final = 7  # amount, filter
DO_GIVE: Final = 8  # to, cards amount or -1, reward block or -1, n, (good, amount)*
DO_PLAY_CARD: Final = 9  # sources, filter, cost, minus, may
DO_ACTIVATE: Final = 10  # which, filter, amount, who, distinct
DO_COPY_PLACE: Final = 11  # areas, with own animal, n, excluded places*
DO_USE_GIANT: Final = 12  # amount, points, discard
DO_CLEAR_SNOW: Final = 13  # where, amount, cost (NO_COST, FIRE_COST, or cards to discard + 2)
DO_ADD_SNOW: Final = 14  # where, amount, who
DO_CHIMNEY: Final = 15  # op, from filter, to filter
DO_REMOVE: Final = 16  # filter, to, refund (NO_REFUND, COST_REFUND, BAG_REFUND), n, (good, amount)*
DO_ANIMAL: Final = 17  # op, guard (-1 either, 0, 1), area (-1 any)
DO_QUEST: Final = 18  # op, a, b
DO_STORE: Final = 19  # n, (good, amount)*
DO_TAKE_STORED: Final = 20  # all, n, (good, amount)*
DO_TUCK: Final = 21  # min, max, from
DO_CHOOSE: Final = 22  # pick, n, blocks*
DO_MAY: Final = 23  # pay: cards to discard, n, (good, amount)*; block
DO_UP_TO: Final = 24  # amount, cards per unit, n, (good, amount)*, m, (good, amount)*
DO_IF: Final = 25  # condition, then block, else block or -1
DO_FOR_EACH: Final = 26  # amount, block
DO_LET: Final = 27  # variable, amount
DO_SEQ: Final = 28  # block
DO_COST: Final = 29  # minus: 5 counts (four resources, any); advantages only
DO_SCORE: Final = 30  # amount, times, cap (-1 none)

STEP_NAMES: Final = {
    DO_GAIN: "gain",
    DO_PAY: "pay",
    DO_DRAW: "draw",
    DO_DISCARD: "discard",
    DO_LOOK: "look",
    DO_TAKE_VALLEY: "take_valley",
    DO_DISCARD_VALLEY: "discard_valley",
    DO_GIVE: "give",
    DO_PLAY_CARD: "play_card",
    DO_ACTIVATE: "activate",
    DO_COPY_PLACE: "copy_place",
    DO_USE_GIANT: "use_giant",
    DO_CLEAR_SNOW: "clear_snow",
    DO_ADD_SNOW: "add_snow",
    DO_CHIMNEY: "chimney",
    DO_REMOVE: "remove_card",
    DO_ANIMAL: "animal",
    DO_QUEST: "quest",
    DO_STORE: "store",
    DO_TAKE_STORED: "take_stored",
    DO_TUCK: "tuck",
    DO_CHOOSE: "choose",
    DO_MAY: "may",
    DO_UP_TO: "up_to",
    DO_IF: "if",
    DO_FOR_EACH: "for_each",
    DO_LET: "let",
    DO_SEQ: "seq",
    DO_COST: "cost",
    DO_SCORE: "score",
}

# operands
DECK_PILE: Final = 0
DISCARD_PILE: Final = 1
KEEP_SOME: Final = 0  # look: keep k
PLAY_ONE: Final = 1
TUCK_SOME: Final = 2
REST: Final = ["discard", "bottom", "give"]
REST_DISCARD: Final = 0
REST_BOTTOM: Final = 1
REST_GIVE: Final = 2
FREE: Final = 0  # play_card: cost
NORMAL: Final = 1
REDUCED: Final = 2
WHICH: Final = ["produce", "play", "visit", "end_score"]
WHERE: Final = ["own_city", "board", "valley", "city"]
OWN_CITY: Final = 0
BOARD: Final = 1
IN_VALLEY: Final = 2
A_CITY: Final = 3
NO_COST: Final = 0
FIRE_COST: Final = 1
CHIMNEY_OPS: Final = ["move", "take_back", "gain"]
CHIMNEY_MOVE: Final = 0
CHIMNEY_BACK: Final = 1
CHIMNEY_GAIN: Final = 2
REMOVE_TO: Final = ["discard", "under_this", "hand"]
TO_DISCARD: Final = 0
TO_UNDER: Final = 1
TO_HAND: Final = 2
NO_REFUND: Final = 0
COST_REFUND: Final = 1
BAG_REFUND: Final = 2
ANIMAL_OPS: Final = ["recall", "move", "place_extra"]
RECALL: Final = 0
MOVE: Final = 1
PLACE_EXTRA: Final = 2
QUEST_OPS: Final = ["draw", "complete", "swap"]
QUEST_DRAW: Final = 0  # a: n, b: keep
QUEST_COMPLETE: Final = 1  # a: level or ANY_LEVEL, b: ignore
QUEST_SWAP: Final = 2
LEVELS: Final = ["lowland", "highland", "any"]
FROM_HAND: Final = 0
FROM_DECK: Final = 1

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
