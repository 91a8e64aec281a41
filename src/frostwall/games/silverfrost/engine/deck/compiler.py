"""Writes a set's effects as the flat program that program.py describes."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from frostwall.games.silverfrost.engine.deck import program
from frostwall.games.silverfrost.engine.rules import AREAS, GOODS, SEASONS, TYPES

Table = Mapping[str, Any]


_PLAIN_METRICS: Final = {
    "different_types": program.M_TYPES,
    "fire": program.M_FIRE,
    "points": program.M_POINTS,
    "hand_cards": program.M_HAND,
    "snow_cleared": program.M_CLEARED,
    "snow_on_board": program.M_SNOW_BOARD,
    "quests_held": program.M_HELD,
    "chimneys_placed": program.M_CHIMNEYS,
    "tucked": program.M_TUCKED,
    "empty_spaces": program.M_EMPTY,
    "hand_room": program.M_HAND_ROOM,
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
        self.code: list[int] = [program.STOP]
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
            flags |= program.F_CHIMNEY
        if table.get("has_chimney") is False:
            flags |= program.F_NO_CHIMNEY
        if table.get("not_self"):
            flags |= program.F_NOT_SELF
        if table.get("distinct_names"):
            flags |= program.F_DISTINCT
        if table.get("snowed"):
            flags |= program.F_SNOWED
        self.flags.append(flags)
        self.matches.extend(int(_printed_matches(card, table)) for card in self.cards)
        return at

    # --- expressions ---

    def node(self, op: int, operands: Sequence[int]) -> int:
        return self.write([op, 2 + len(operands), *operands])

    def amount(self, given: Any) -> int:
        if isinstance(given, int):
            return self.node(program.CONST, [given])
        key, value = next(iter(given.items()))
        if key == "count":
            return self.node(program.COUNT, [self.metric(value)])
        if "per" in given:
            return self.node(program.PER, [given["per"], self.metric(given["of"])])
        if key in ("var", "paid"):
            return self.node(program.VAR, [self.variable(value)])
        parts = [self.amount(part) for part in value]
        return self.node(
            {"min": program.MIN, "max": program.MAX, "sum": program.SUM}[key], [len(parts), *parts]
        )

    def variable(self, name: str) -> int:
        return self.variables.setdefault(name, len(self.variables))

    def metric(self, given: Any) -> int:
        if isinstance(given, str):
            if given == "quests_done":
                return self.node(program.M_QUESTS, [2])
            return self.node(_PLAIN_METRICS[given], [])
        key, value = next(iter(given.items()))
        if key == "cards":
            return self.node(
                program.M_CARDS,
                [self.filter(value.get("filter")), program.WHO.index(value.get("city", "self"))],
            )
        if key == "pairs":
            return self.node(
                program.M_PAIRS, [self.filter(value["filter_a"]), self.filter(value["filter_b"])]
            )
        if key == "resource":
            return self.node(program.M_RESOURCE, [4 if value == "total" else GOODS.index(value)])
        if key == "snow_in_city":
            return self.node(program.M_SNOW_CITY, [program.WHO.index(value.get("who", "self"))])
        if key == "quests_done":
            return self.node(program.M_QUESTS, [program.LEVELS.index(value.get("level", "any"))])
        if key == "animals":
            if value == "placed" or (isinstance(value, dict) and value.get("placed")):
                return self.node(program.M_ANIMALS, [program.ALL_PLACED])
            if value == "supply" or (isinstance(value, dict) and value.get("supply")):
                return self.node(program.M_ANIMALS, [program.IN_SUPPLY])
            return self.node(program.M_ANIMALS, [AREAS.index(value["area"])])
        if key == "stored":
            return self.node(program.M_STORED, [GOODS.index(value["kind"])])
        if key == "valley":
            return self.node(program.M_VALLEY, [self.filter(value.get("filter"))])
        raise ValueError(f"unknown metric {key}")

    def condition(self, given: Table) -> int:
        key, value = next(iter(given.items()))
        if key == "has":
            where = program.WHO.index(value.get("city", "self"))
            return self.node(program.C_HAS, [self.filter(value.get("filter")), value["min"], where])
        if key == "compare":
            return self.compare(value)
        if key == "season":
            return self.node(program.C_SEASON, [sum(1 << SEASONS.index(season) for season in value["in"])])
        if key == "paid_by":
            return self.node(program.C_PAID_BY, [int(value == "chimney")])
        if key == "source":
            return self.node(program.C_SOURCE, [int(value == "valley")])
        if key == "owns":
            return self.node(program.C_OWNS, self.bag(value))
        if key == "free_spaces":
            return self.node(program.C_SPACES, [value["min"]])
        if key == "not":
            return self.node(program.C_NOT, [self.condition(value)])
        parts = [self.condition(part) for part in value]
        return self.node({"all": program.C_ALL, "any_of": program.C_ANY}[key], [len(parts), *parts])

    def compare(self, given: Table) -> int:
        return self.node(
            program.C_COMPARE,
            [self.metric(given["metric"]), int(given["op"] == ">"), program.WHO.index(given["with"])],
        )

    def requirement(self, given: Table) -> int:
        """EFF-50: one part of what a quest asks."""
        if "give" in given:
            gift = dict(given["give"])
            cards = gift.pop("cards", 0)
            return self.node(program.R_GIVE, [self.amount(cards), *self.bag(gift)])
        if "named" in given:
            named = given["named"]
            wanted = {"tag": named["tag"]} if "tag" in named else {"name": named["names"]}
            return self.node(
                program.R_NAMED, [self.filter(wanted), named["min"], int(bool(named.get("distinct")))]
            )
        if "op" in given:
            return self.compare(given)
        return self.node(program.R_MIN, [self.metric(given["metric"]), given["min"]])

    def requirements(self, given: Table) -> int:
        parts = [self.requirement(part) for part in given["all_of"]]
        return self.node(program.C_ALL, [len(parts), *parts])

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
        self.code.append(program.STOP)
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
            return [program.FREE, 0, 0, 0, 0, 0]
        if cost == "normal":
            return [program.NORMAL, 0, 0, 0, 0, 0]
        return [program.REDUCED, *minus(cost["minus"])]


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
    return [program.DO_GAIN, c.who(step), *c.bag(value)]


def _pay(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [program.DO_PAY, *c.bag(value)]


def _draw(c: Compiler, value: Any, step: Table) -> list[int]:
    return [program.DO_DRAW, c.who(step), c.amount(value)]


def _discard(c: Compiler, value: Any, _step: Table) -> list[int]:
    if isinstance(value, int):
        value = {"min": value, "max": value}
    variable = c.variable(value["as"]) + 1 if "as" in value else 0
    return [program.DO_DISCARD, value["min"], value["max"], c.filter(value.get("filter")), variable]


def _look(c: Compiler, value: Any, _step: Table) -> list[int]:
    pile = program.DISCARD_PILE if value["from"] == "discard" else program.DECK_PILE
    rest = program.REST.index(value["rest"])
    head = [program.DO_LOOK, c.amount(value["n"]), pile]
    play = value.get("play_card") or value.get("play")
    if play is not None:
        return [*head, program.PLAY_ONE, 1, rest, c.filter(play.get("filter")), *c.play_cost(play["cost"])]
    nothing = [c.filter({}), program.NORMAL, 0, 0, 0, 0, 0]
    if "tuck" in value:
        kept = 1 if value["tuck"] is True else value["tuck"]
        return [*head, program.TUCK_SOME, kept, rest, *nothing]
    return [*head, program.KEEP_SOME, value["keep"], rest, *nothing]


def _take_valley(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [program.DO_TAKE_VALLEY, c.amount(value.get("n", 1)), c.filter(value.get("filter"))]


def _discard_valley(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [program.DO_DISCARD_VALLEY, c.amount(value.get("n", 1)), c.filter(value.get("filter"))]


def _give(c: Compiler, value: Any, step: Table) -> list[int]:
    gift = dict(value)
    cards = c.amount(gift.pop("cards")) if "cards" in gift else -1
    reward = c.block(step["reward"]) if "reward" in step else -1
    return [program.DO_GIVE, c.who(step, "to"), cards, reward, *c.bag(gift)]


def _play_card(c: Compiler, value: Any, _step: Table) -> list[int]:
    names = ["hand", "valley", "revealed", "discard"]
    sources = sum(1 << names.index(source) for source in value["from"])
    cost = c.play_cost(value["cost"])
    return [program.DO_PLAY_CARD, sources, c.filter(value.get("filter")), int(bool(value.get("may"))), *cost]


def _activate(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [
        program.DO_ACTIVATE,
        program.WHICH.index(value["which"]),
        c.filter(value.get("filter")),
        c.amount(value.get("n", 1)),
        program.WHO.index(value.get("city", "self")),
        int(bool(value.get("distinct", True))),
    ]


def _copy_place(c: Compiler, value: Any, _step: Table) -> list[int]:
    areas = sum(1 << AREAS.index(area) for area in value.get("areas", AREAS))
    excluded = [c.places.index(place) for place in value.get("exclude", [])]
    return [program.DO_COPY_PLACE, areas, int(bool(value.get("with_own_animal"))), len(excluded), *excluded]


def _use_giant(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [
        program.DO_USE_GIANT,
        c.amount(value.get("n", 1)),
        int(value["points"]),
        int(value.get("discard", True)),
    ]


def _clear_snow(c: Compiler, value: Any, _step: Table) -> list[int]:
    cost = value.get("cost", "none")
    price = 1 + cost["discard"] if isinstance(cost, dict) else ["none", "fire"].index(cost)
    return [program.DO_CLEAR_SNOW, program.WHERE.index(value["where"]), c.amount(value.get("n", 1)), price]


def _add_snow(c: Compiler, value: Any, step: Table) -> list[int]:
    who = program.WHO.index(value.get("who", step.get("who", "self")))
    return [program.DO_ADD_SNOW, program.WHERE.index(value["where"]), c.amount(value.get("n", 1)), who]


def _chimney(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [
        program.DO_CHIMNEY,
        program.CHIMNEY_OPS.index(value["op"]),
        c.filter({**value.get("from", {}), "has_chimney": True}),
        c.filter({"kind": "construction", **value.get("to", {}), "has_chimney": False}),
    ]


def _remove_card(c: Compiler, value: Any, _step: Table) -> list[int]:
    refund = value.get("refund", "none")
    ways = {"none": program.NO_REFUND, "cost": program.COST_REFUND}
    bag = refund if isinstance(refund, dict) else {}
    if "cost_of" in bag:
        refund, bag = "cost", {}
    way = program.BAG_REFUND if bag else ways[refund]
    return [
        program.DO_REMOVE,
        c.filter(value.get("filter")),
        program.REMOVE_TO.index(value.get("to", "discard")),
        way,
        *c.bag(bag),
    ]


def _animal(_c: Compiler, value: Any, _step: Table) -> list[int]:
    wanted = value.get("filter", {})
    guard = int(wanted["guard"]) if "guard" in wanted else -1
    area = AREAS.index(wanted["area"]) if "area" in wanted else -1
    return [program.DO_ANIMAL, program.ANIMAL_OPS.index(value["op"]), guard, area]


def _quest(c: Compiler, value: Any, _step: Table) -> list[int]:
    op = program.QUEST_OPS.index(value["op"])
    if op == program.QUEST_DRAW:
        return [program.DO_QUEST, op, c.amount(value.get("n", 1)), value.get("keep", 1)]
    return [
        program.DO_QUEST,
        op,
        program.LEVELS.index(value.get("level", "any")),
        int(bool(value.get("ignore"))),
    ]


def _store(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [program.DO_STORE, *c.bag(value)]


def _take_stored(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [program.DO_TAKE_STORED, 1, 0] if value == "all" else [program.DO_TAKE_STORED, 0, *c.bag(value)]


def _tuck(_c: Compiler, value: Any, _step: Table) -> list[int]:
    return [
        program.DO_TUCK,
        value["min"],
        value["max"],
        program.FROM_DECK if value.get("from") == "deck" else program.FROM_HAND,
    ]


def _choose(c: Compiler, value: Any, _step: Table) -> list[int]:
    blocks = [c.block(option) for option in value["options"]]
    return [program.DO_CHOOSE, value.get("pick", 1), len(blocks), *blocks]


def _may(c: Compiler, value: Any, _step: Table) -> list[int]:
    price = dict(value.get("pay", {}))
    cards = price.pop("discard", 0)
    block = c.block(value["then"])
    return [program.DO_MAY, block, cards, int("pay" in value), *c.bag(price)]


def _up_to(c: Compiler, value: Any, _step: Table) -> list[int]:
    price = dict(value["pay"])
    cards = price.pop("discard", 0)
    return [program.DO_UP_TO, c.amount(value["n"]), cards, *c.bag(price), *c.bag(value["gain"])]


def _if(c: Compiler, value: Any, step: Table) -> list[int]:
    otherwise = c.block(step["else"]) if "else" in step else -1
    return [program.DO_IF, c.condition(value), c.block(step["then"]), otherwise]


def _for_each(c: Compiler, value: Any, step: Table) -> list[int]:
    return [program.DO_FOR_EACH, c.amount(value), c.block(step["do"])]


def _let(c: Compiler, value: Any, _step: Table) -> list[int]:
    amount = c.amount(value["amount"])
    return [program.DO_LET, c.variable(value["name"]), amount]


def _seq(c: Compiler, value: Any, _step: Table) -> list[int]:
    return [program.DO_SEQ, c.block(value)]


def _cost(_c: Compiler, value: Any, _step: Table) -> list[int]:
    return [program.DO_COST, *minus(value["minus"])]


def _score(c: Compiler, value: Any, step: Table) -> list[int]:
    times = c.amount(step.get("times", 1))
    return [program.DO_SCORE, c.amount(value), times, step.get("cap", -1)]


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
