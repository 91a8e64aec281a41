"""The steps of effects (16.3, 16.4): the code of each word, its operands, and how an entry of a deck file is written as
one. What a step does is in effects/."""

from collections.abc import Sequence
from typing import Any, Final

from frostwall.games.silverfrost.engine.deck import program
from frostwall.games.silverfrost.engine.deck.expressions import Expressions, Table
from frostwall.games.silverfrost.engine.deck.program import STOP
from frostwall.games.silverfrost.engine.rules import AREAS

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
DO_CLEAR_SNOW: Final = 13  # where, amount, cost (0, FIRE_COST, or cards to discard + 1)
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
FIRE_COST: Final = 1  # clear_snow; 0 for none, or cards to discard + 1
CHIMNEY_OPS: Final = ["move", "take_back", "gain"]
CHIMNEY_MOVE: Final = 0
CHIMNEY_BACK: Final = 1
CHIMNEY_GAIN: Final = 2
REMOVE_TO: Final = ["discard", "under_this", "hand"]
TO_UNDER: Final = 1
TO_HAND: Final = 2
NO_REFUND: Final = 0
COST_REFUND: Final = 1
BAG_REFUND: Final = 2
ANIMAL_OPS: Final = ["recall", "move", "place_extra"]
MOVE: Final = 1
PLACE_EXTRA: Final = 2
QUEST_OPS: Final = ["draw", "complete", "swap"]
QUEST_DRAW: Final = 0  # a: n, b: keep
QUEST_COMPLETE: Final = 1  # a: level or ANY_LEVEL, b: ignore
QUEST_SWAP: Final = 2
FROM_HAND: Final = 0
FROM_DECK: Final = 1


class Compiler(Expressions):
    """Writes the effects of one set, one block after the other."""

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
        return program.WHO.index(step.get(key, "self"))

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
        program.WHO.index(value.get("city", "self")),
        int(bool(value.get("distinct", True))),
    ]


def _copy_place(c: Compiler, value: Any, _step: Table) -> list[int]:
    areas = sum(1 << AREAS.index(area) for area in value.get("areas", AREAS))
    excluded = [c.places.index(place) for place in value.get("exclude", [])]
    return [DO_COPY_PLACE, areas, int(bool(value.get("with_own_animal"))), len(excluded), *excluded]


def _use_giant(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [
        DO_USE_GIANT,
        c.amount(value.get("n", 1)),
        int(value["points"]),
        int(value.get("discard", True)),
    ]


def _clear_snow(c: Compiler, value: Any, _step: Table) -> list[int]:
    cost = value.get("cost", "none")
    price = 1 + cost["discard"] if isinstance(cost, dict) else ["none", "fire"].index(cost)
    return [DO_CLEAR_SNOW, program.WHERE.index(value["where"]), c.amount(value.get("n", 1)), price]


def _add_snow(c: Compiler, value: Any, step: Table) -> list[int]:
    who = program.WHO.index(value.get("who", step.get("who", "self")))
    return [DO_ADD_SNOW, program.WHERE.index(value["where"]), c.amount(value.get("n", 1)), who]


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
    return [
        DO_QUEST,
        op,
        program.LEVELS.index(value.get("level", "any")),
        int(bool(value.get("ignore"))),
    ]


def _store(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_STORE, *c.bag(value)]


def _take_stored(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [DO_TAKE_STORED, 1, 0] if value == "all" else [DO_TAKE_STORED, 0, *c.bag(value)]


def _tuck(_c: Compiler, value: Any, _step: Table) -> list[int]:
    return [
        DO_TUCK,
        value["min"],
        value["max"],
        FROM_DECK if value.get("from") == "deck" else FROM_HAND,
    ]


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
