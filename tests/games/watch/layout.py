"""The boards of the Watch for its tests: places as `scene` shows them, seats, cards and prices."""

from functools import cache
from random import Random
from typing import Any

from frostwall.games.watch.engine.game import GAME

RED, BLUE, YELLOW, BLACK, GREEN, WHITE = range(6)
KINDS = ("lumber", "brick", "wool", "grain", "ore")
ROAD = {"lumber": 1, "brick": 1}
SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
KEEP = {"grain": 2, "ore": 3}
CARD = {"wool": 1, "grain": 1, "ore": 1}
GUARD = {"lumber": 1, "brick": 1, "wool": 1}

Cards = dict[str, int]
Document = dict[str, Any]

# --- boards, as `scene` shows them ---


class Layout:
    """The places of a mode's board."""

    def __init__(self, scene: Document) -> None:
        self.scene = scene
        self.hexes: list[Document] = scene["hexes"]
        self.intersections: list[Document] = scene["intersections"]
        self.paths: list[Document] = scene["paths"]
        self._between: dict[frozenset[int], int] = {
            frozenset(entry["ends"]): entry["path"] for entry in self.paths
        }

    def path(self, a: int, b: int) -> int:
        """The path between two neighbouring intersections."""
        return self._between[frozenset((a, b))]

    def neighbours(self, at: int) -> list[int]:
        """The intersections next to this one."""
        return sorted(other for ends in self._between if at in ends for other in ends - {at})

    def around(self, h: int) -> list[int]:
        """The intersections of a land hex."""
        return [entry["intersection"] for entry in self.intersections if h in entry["hexes"]]

    def line(self, section: int, way: str = "south_west") -> list[int]:
        """The hexes behind a section from the Wall on; the other way is south_east."""
        found: list[int] = self.scene["sections"][section][way]
        return found

    def touch(self, a: int, b: int) -> bool:
        """Are two hexes neighbours?"""
        return len(set(self._corners(a)) & set(self._corners(b))) == 2

    def _corners(self, h: int) -> list[tuple[int, int]]:
        q, r = self.hexes[h]["q"], self.hexes[h]["r"]
        x, y = 2 * q + r, 6 * r
        return [(x, y - 4), (x + 1, y - 2), (x + 1, y + 2), (x, y + 4), (x - 1, y + 2), (x - 1, y - 2)]


@cache
def board(rules: str = "base", seats: int = 4) -> Layout:
    return Layout(GAME.scene(GAME.setup(rules, seats, Random(0))))


SCENE: Document = board().scene  # of the base game
HEXES: list[Document] = SCENE["hexes"]
INTERSECTIONS: list[Document] = SCENE["intersections"]
PATHS: list[Document] = SCENE["paths"]


def path(a: int, b: int) -> int:
    """The path between two neighbouring intersections of the base board and the Brotherhood board of four."""
    return board().path(a, b)


def neighbours(at: int) -> list[int]:
    return board().neighbours(at)


@cache
def longest_of(roads: tuple[tuple[int, int], ...], foreign: frozenset[int]) -> int:
    """Every line there is, road by road: the longest one."""
    best = 0
    lines = [(at, frozenset([road])) for road in roads for at in road]
    while lines:
        at, used = lines.pop()
        best = max(best, len(used))
        if at not in foreign:
            for road in roads:
                if at in road and road not in used:
                    lines.append((road[1] if road[0] == at else road[0], used | {road}))
    return best


def add(cards: Cards, more: Cards) -> None:
    for name, n in more.items():
        cards[name] = cards.get(name, 0) + n


def times(cost: Cards, n: int) -> Cards:
    return {kind: n * count for kind, count in cost.items()}


def plus(*costs: Cards) -> Cards:
    total: Cards = {}
    for cost in costs:
        add(total, cost)
    return total
