"""The effect vocabulary (section 16) as a flat program of integers, and the compiler that writes it.

One vector holds every effect of a set. A step is [op, next, operands...]; a block is a row of steps that ends with
STOP. Amounts, metrics and conditions are expressions [op, size, operands...] found by their place. Filters on what is
printed on a card are answered by a table (filter x card), so that the engine never compares names.

What the steps do is in effects.py; what an expression is worth, in measure.py. No card is named anywhere but in its
deck file.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from frostwall.silverfrost.rules import AREAS, GOODS, SEASONS, TYPES

Table = Mapping[str, Any]

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

_PLAIN_METRICS: Final = {
    "different_types": M_TYPES,
    "fire": M_FIRE,
    "points": M_POINTS,
    "hand_cards": M_HAND,
    "snow_cleared": M_CLEARED,
    "snow_on_board": M_SNOW_BOARD,
    "quests_held": M_HELD,
    "chimneys_placed": M_CHIMNEYS,
    "tucked": M_TUCKED,
    "empty_spaces": M_EMPTY,
    "hand_room": M_HAND_ROOM,
}


class Printed:
    """What a filter can ask of a card: the facts printed on it."""

    def __init__(
        self, name: str, creature: bool, kind: int, unique: bool, points: int, cost: int, tags: set[str],
        types: set[int],
    ) -> None:  # fmt: skip
        self.name = name
        self.creature = creature
        self.type = kind
        self.unique = unique
        self.points = points
        self.cost = cost
        self.tags = tags
        self.types = types  # its own and those it counts as


class Compiler:
    """Writes one set's program. Everything it is given has been checked: deck_check.py refuses what is wrong."""

    def __init__(self, cards: Sequence[Printed], places: Sequence[str]) -> None:
        self.cards = list(cards)
        self.places = list(places)
        self.code: list[int] = [STOP]
        self.matches: list[int] = []  # filter x card
        self.flags: list[int] = []  # per filter
        self.filters: dict[str, int] = {}
        self.variables: dict[str, int] = {}

    def write(self, words: Sequence[int]) -> int:
        at = len(self.code)
        self.code.extend(words)
        return at

    # --- filters ---

    def filter(self, given: Table | None) -> int:
        table = dict(given) if given is not None else {}
        key = repr(sorted((k, str(v)) for k, v in table.items()))
        if key in self.filters:
            return self.filters[key]
        at = len(self.flags)
        self.filters[key] = at
        flags = 0
        if table.get("has_chimney") is True:
            flags |= F_CHIMNEY
        if table.get("has_chimney") is False:
            flags |= F_NO_CHIMNEY
        if table.get("not_self"):
            flags |= F_NOT_SELF
        if table.get("distinct_names"):
            flags |= F_DISTINCT
        if table.get("snowed"):
            flags |= F_SNOWED
        self.flags.append(flags)
        self.matches.extend(int(_printed_matches(card, table)) for card in self.cards)
        return at

    # --- expressions ---

    def node(self, op: int, operands: Sequence[int]) -> int:
        return self.write([op, 2 + len(operands), *operands])

    def amount(self, given: Any) -> int:
        if isinstance(given, int):
            return self.node(CONST, [given])
        key, value = next(iter(given.items()))
        if key == "count":
            return self.node(COUNT, [self.metric(value)])
        if "per" in given:
            return self.node(PER, [given["per"], self.metric(given["of"])])
        if key in ("var", "paid"):
            return self.node(VAR, [self.variable(value)])
        parts = [self.amount(part) for part in value]
        return self.node({"min": MIN, "max": MAX, "sum": SUM}[key], [len(parts), *parts])

    def variable(self, name: str) -> int:
        return self.variables.setdefault(name, len(self.variables))

    def metric(self, given: Any) -> int:
        if isinstance(given, str):
            if given == "quests_done":
                return self.node(M_QUESTS, [2])
            return self.node(_PLAIN_METRICS[given], [])
        key, value = next(iter(given.items()))
        if key == "cards":
            return self.node(
                M_CARDS, [self.filter(value.get("filter")), WHO.index(value.get("city", "self"))]
            )
        if key == "pairs":
            return self.node(M_PAIRS, [self.filter(value["filter_a"]), self.filter(value["filter_b"])])
        if key == "resource":
            return self.node(M_RESOURCE, [4 if value == "total" else GOODS.index(value)])
        if key == "snow_in_city":
            return self.node(M_SNOW_CITY, [WHO.index(value.get("who", "self"))])
        if key == "quests_done":
            return self.node(M_QUESTS, [LEVELS.index(value.get("level", "any"))])
        if key == "animals":
            if value == "placed" or (isinstance(value, dict) and value.get("placed")):
                return self.node(M_ANIMALS, [ALL_PLACED])
            if value == "supply" or (isinstance(value, dict) and value.get("supply")):
                return self.node(M_ANIMALS, [IN_SUPPLY])
            return self.node(M_ANIMALS, [AREAS.index(value["area"])])
        if key == "stored":
            return self.node(M_STORED, [GOODS.index(value["kind"])])
        if key == "valley":
            return self.node(M_VALLEY, [self.filter(value.get("filter"))])
        raise ValueError(f"unknown metric {key}")

    def condition(self, given: Table) -> int:
        key, value = next(iter(given.items()))
        if key == "has":
            where = WHO.index(value.get("city", "self"))
            return self.node(C_HAS, [self.filter(value.get("filter")), value["min"], where])
        if key == "compare":
            return self.compare(value)
        if key == "season":
            return self.node(C_SEASON, [sum(1 << SEASONS.index(season) for season in value["in"])])
        if key == "paid_by":
            return self.node(C_PAID_BY, [int(value == "chimney")])
        if key == "source":
            return self.node(C_SOURCE, [int(value == "valley")])
        if key == "owns":
            return self.node(C_OWNS, self.bag(value))
        if key == "free_spaces":
            return self.node(C_SPACES, [value["min"]])
        if key == "not":
            return self.node(C_NOT, [self.condition(value)])
        parts = [self.condition(part) for part in value]
        return self.node({"all": C_ALL, "any_of": C_ANY}[key], [len(parts), *parts])

    def compare(self, given: Table) -> int:
        return self.node(
            C_COMPARE, [self.metric(given["metric"]), int(given["op"] == ">"), WHO.index(given["with"])]
        )

    def requirement(self, given: Table) -> int:
        """EFF-50: one part of what a quest asks."""
        if "give" in given:
            gift = dict(given["give"])
            cards = gift.pop("cards", 0)
            return self.node(R_GIVE, [self.amount(cards), *self.bag(gift)])
        if "named" in given:
            named = given["named"]
            wanted = {"tag": named["tag"]} if "tag" in named else {"name": named["names"]}
            return self.node(R_NAMED, [self.filter(wanted), named["min"], int(bool(named.get("distinct")))])
        if "op" in given:
            return self.compare(given)
        return self.node(R_MIN, [self.metric(given["metric"]), given["min"]])

    def requirements(self, given: Table) -> int:
        parts = [self.requirement(part) for part in given["all_of"]]
        return self.node(C_ALL, [len(parts), *parts])

    def bag(self, given: Table) -> list[int]:
        """n, then a good and an amount each."""
        words: list[int] = [len(given)]
        for good, amount in given.items():
            words += [GOODS.index(good), self.amount(amount)]
        return words

    # --- steps ---

    def effect(self, steps: Sequence[Table]) -> int:
        self.variables = {}
        return self.block(steps)

    def block(self, steps: Sequence[Table]) -> int:
        """The steps one after the other. What they refer to is written first, so that they stay together."""
        rows = [self.step(step) for step in steps]
        at = len(self.code)
        for row in rows:
            self.code += [row[0], len(self.code) + 1 + len(row), *row[1:]]
        self.code.append(STOP)
        return at

    def step(self, step: Table) -> list[int]:
        """[op, operands...] of one step."""
        for head, write in _WRITERS.items():
            if head in step:
                found: list[int] = write(self, step[head], step)
                return found
        raise ValueError(f"unknown step {sorted(step)}")

    def who(self, step: Table, key: str = "who") -> int:
        return WHO.index(step.get(key, "self"))

    def play_cost(self, cost: Any) -> list[int]:
        """How a card is paid for that an effect lets play: the way, and what is taken off."""
        if cost == "free":
            return [FREE, 0, 0, 0, 0, 0]
        if cost == "normal":
            return [NORMAL, 0, 0, 0, 0, 0]
        return [REDUCED, *minus(cost["minus"])]


def minus(given: Table) -> list[int]:
    """What is taken off a cost: the four resources, and any."""
    return [int(given.get(kind, 0)) for kind in ("birch", "moss", "copper", "nut", "any")]


def _printed_matches(card: Printed, table: Table) -> bool:
    points = table.get("points", {})
    return (
        ("kind" not in table or (table["kind"] == "creature") == card.creature)
        and ("type" not in table or any(TYPES.index(kind) in card.types for kind in table["type"]))
        and ("rarity" not in table or (table["rarity"] == "unique") == card.unique)
        and ("name" not in table or card.name in table["name"])
        and ("tag" not in table or any(tag in card.tags for tag in table["tag"]))
        and points.get("min", card.points) <= card.points <= points.get("max", card.points)
        and ("cost_at_most" not in table or card.cost <= table["cost_at_most"])
    )


def _gain(c: Compiler, value: Any, step: Table) -> list[int]:
    return [DO_GAIN, c.who(step), *c.bag(value)]


def _pay(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_PAY, *c.bag(value)]


def _draw(c: Compiler, value: Any, step: Table) -> list[int]:
    return [DO_DRAW, c.who(step), c.amount(value)]


def _discard(c: Compiler, value: Any, _step: Table) -> list[int]:
    if isinstance(value, int):
        value = {"min": value, "max": value}
    variable = c.variable(value["as"]) + 1 if "as" in value else 0
    return [DO_DISCARD, value["min"], value["max"], c.filter(value.get("filter")), variable]


def _look(c: Compiler, value: Any, _step: Table) -> list[int]:
    pile = DISCARD_PILE if value["from"] == "discard" else DECK_PILE
    rest = REST.index(value["rest"])
    head = [DO_LOOK, c.amount(value["n"]), pile]
    play = value.get("play_card") or value.get("play")
    if play is not None:
        return [*head, PLAY_ONE, 1, rest, c.filter(play.get("filter")), *c.play_cost(play["cost"])]
    nothing = [c.filter({}), NORMAL, 0, 0, 0, 0, 0]
    if "tuck" in value:
        kept = 1 if value["tuck"] is True else value["tuck"]
        return [*head, TUCK_SOME, kept, rest, *nothing]
    return [*head, KEEP_SOME, value["keep"], rest, *nothing]


def _take_valley(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_TAKE_VALLEY, c.amount(value.get("n", 1)), c.filter(value.get("filter"))]


def _discard_valley(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_DISCARD_VALLEY, c.amount(value.get("n", 1)), c.filter(value.get("filter"))]


def _give(c: Compiler, value: Any, step: Table) -> list[int]:
    gift = dict(value)
    cards = c.amount(gift.pop("cards")) if "cards" in gift else -1
    reward = c.block(step["reward"]) if "reward" in step else -1
    return [DO_GIVE, c.who(step, "to"), cards, reward, *c.bag(gift)]


def _play_card(c: Compiler, value: Any, _step: Table) -> list[int]:
    names = ["hand", "valley", "revealed", "discard"]
    sources = sum(1 << names.index(source) for source in value["from"])
    cost = c.play_cost(value["cost"])
    return [DO_PLAY_CARD, sources, c.filter(value.get("filter")), int(bool(value.get("may"))), *cost]


def _activate(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [
        DO_ACTIVATE,
        WHICH.index(value["which"]),
        c.filter(value.get("filter")),
        c.amount(value.get("n", 1)),
        WHO.index(value.get("city", "self")),
        int(bool(value.get("distinct", True))),
    ]


def _copy_place(c: Compiler, value: Any, _step: Table) -> list[int]:
    areas = sum(1 << AREAS.index(area) for area in value.get("areas", AREAS))
    excluded = [c.places.index(place) for place in value.get("exclude", [])]
    return [DO_COPY_PLACE, areas, int(bool(value.get("with_own_animal"))), len(excluded), *excluded]


def _use_giant(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_USE_GIANT, c.amount(value.get("n", 1)), int(value["points"]), int(value.get("discard", True))]


def _clear_snow(c: Compiler, value: Any, _step: Table) -> list[int]:
    cost = value.get("cost", "none")
    price = 1 + cost["discard"] if isinstance(cost, dict) else ["none", "fire"].index(cost)
    return [DO_CLEAR_SNOW, WHERE.index(value["where"]), c.amount(value.get("n", 1)), price]


def _add_snow(c: Compiler, value: Any, step: Table) -> list[int]:
    who = WHO.index(value.get("who", step.get("who", "self")))
    return [DO_ADD_SNOW, WHERE.index(value["where"]), c.amount(value.get("n", 1)), who]


def _chimney(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [
        DO_CHIMNEY,
        CHIMNEY_OPS.index(value["op"]),
        c.filter({**value.get("from", {}), "has_chimney": True}),
        c.filter({"kind": "construction", **value.get("to", {}), "has_chimney": False}),
    ]


def _remove_card(c: Compiler, value: Any, _step: Table) -> list[int]:
    refund = value.get("refund", "none")
    ways = {"none": NO_REFUND, "cost": COST_REFUND}
    bag = refund if isinstance(refund, dict) else {}
    if "cost_of" in bag:
        refund, bag = "cost", {}
    way = BAG_REFUND if bag else ways[refund]
    return [
        DO_REMOVE,
        c.filter(value.get("filter")),
        REMOVE_TO.index(value.get("to", "discard")),
        way,
        *c.bag(bag),
    ]


def _animal(_c: Compiler, value: Any, _step: Table) -> list[int]:
    wanted = value.get("filter", {})
    guard = int(wanted["guard"]) if "guard" in wanted else -1
    area = AREAS.index(wanted["area"]) if "area" in wanted else -1
    return [DO_ANIMAL, ANIMAL_OPS.index(value["op"]), guard, area]


def _quest(c: Compiler, value: Any, _step: Table) -> list[int]:
    op = QUEST_OPS.index(value["op"])
    if op == QUEST_DRAW:
        return [DO_QUEST, op, c.amount(value.get("n", 1)), value.get("keep", 1)]
    return [DO_QUEST, op, LEVELS.index(value.get("level", "any")), int(bool(value.get("ignore")))]


def _store(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_STORE, *c.bag(value)]


def _take_stored(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_TAKE_STORED, 1, 0] if value == "all" else [DO_TAKE_STORED, 0, *c.bag(value)]


def _tuck(_c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_TUCK, value["min"], value["max"], FROM_DECK if value.get("from") == "deck" else FROM_HAND]


def _choose(c: Compiler, value: Any, _step: Table) -> list[int]:
    blocks = [c.block(option) for option in value["options"]]
    return [DO_CHOOSE, value.get("pick", 1), len(blocks), *blocks]


def _may(c: Compiler, value: Any, _step: Table) -> list[int]:
    price = dict(value.get("pay", {}))
    cards = price.pop("discard", 0)
    block = c.block(value["then"])
    return [DO_MAY, block, cards, int("pay" in value), *c.bag(price)]


def _up_to(c: Compiler, value: Any, _step: Table) -> list[int]:
    price = dict(value["pay"])
    cards = price.pop("discard", 0)
    return [DO_UP_TO, c.amount(value["n"]), cards, *c.bag(price), *c.bag(value["gain"])]


def _if(c: Compiler, value: Any, step: Table) -> list[int]:
    otherwise = c.block(step["else"]) if "else" in step else -1
    return [DO_IF, c.condition(value), c.block(step["then"]), otherwise]


def _for_each(c: Compiler, value: Any, step: Table) -> list[int]:
    return [DO_FOR_EACH, c.amount(value), c.block(step["do"])]


def _let(c: Compiler, value: Any, _step: Table) -> list[int]:
    amount = c.amount(value["amount"])
    return [DO_LET, c.variable(value["name"]), amount]


def _seq(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_SEQ, c.block(value)]


def _cost(_c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_COST, *minus(value["minus"])]


def _score(c: Compiler, value: Any, step: Table) -> list[int]:
    times = c.amount(step.get("times", 1))
    return [DO_SCORE, c.amount(value), times, step.get("cap", -1)]


# A step's head decides; side keys such as `who` stand beside it.
_WRITERS: Final = {
    "gain": _gain,
    "pay": _pay,
    "draw": _draw,
    "discard": _discard,
    "look": _look,
    "take_valley": _take_valley,
    "discard_valley": _discard_valley,
    "give": _give,
    "play_card": _play_card,
    "activate": _activate,
    "copy_place": _copy_place,
    "use_giant": _use_giant,
    "clear_snow": _clear_snow,
    "add_snow": _add_snow,
    "chimney": _chimney,
    "remove_card": _remove_card,
    "animal": _animal,
    "quest": _quest,
    "store": _store,
    "take_stored": _take_stored,
    "tuck": _tuck,
    "choose": _choose,
    "may": _may,
    "up_to": _up_to,
    "if": _if,
    "for_each": _for_each,
    "let": _let,
    "seq": _seq,
    "cost": _cost,
    "score": _score,
}
