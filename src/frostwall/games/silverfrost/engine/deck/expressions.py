"""Writes filters, amounts, metrics, conditions and requirements as parts of a set's program."""

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


class Expressions:
    """Writes the expressions of one set. Everything it is given has been checked: deck/check/ refuses what is wrong."""

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
