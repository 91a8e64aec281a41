"""Wildlings a second time, plainly: the pseudocode of the rules (9.7) as it is written, run beside the engine.

The model knows lists of names and nothing of words, queues or frames. Whole random games are played; before each step
that moves wildlings the model is made from what a spectator sees, and afterwards both must show the same north.
"""

from typing import Any

import pytest
from tests.watch.scene import SOAK, Document, eager_move, options_at_random

from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR
from frostwall.watch.game import GAME
from frostwall.watch.state import State

Wall = list[list[int]]


class Model:
    """The north as lists; `choice` answers the question of WILD-23."""

    def __init__(self, shown: Document, scene: Document, choice: str | None) -> None:
        self.scene = scene
        self.options = scene["options"]
        table = shown["board"]
        self.camps: dict[str, list[str]] = {row["clan"]: list(row["camps"]) for row in table["camps"]}
        self.clearings = [spread(row["wildlings"]) for row in table["clearings"]]
        self.wall: Wall = [list(row) for row in table["wall"]]
        self.gift: dict[int, list[str]] = {row["hex"]: spread(row["wildlings"]) for row in table["gift"]}
        self.fangs = dict(table["frostfangs"])
        self.breaches: int = table["breaches"]
        self.over = False
        self.choice = choice
        self.asked = False

    # --- the pseudocode ---

    def reveal(self, clan: str, kind: str) -> None:
        if not self.fangs.get(kind):
            return
        self.fangs[kind] -= 1
        self.camps[clan].append(kind)
        if len(self.camps[clan]) == 5:
            self.rush(clan)

    def rush(self, clan: str) -> None:
        low, high = next(row["rush"] for row in self.scene["clans"] if row["clan"] == clan)
        self.resolve(self.camps[clan].pop(0), low)
        if not self.over and not self.asked:
            self.resolve(self.camps[clan].pop(0), high)

    def advance(self, die: int) -> None:
        for row in self.scene["clans"]:
            for trail in row["trails"]:
                if trail["label"] == die and self.camps[row["clan"]]:
                    self.resolve(self.camps[row["clan"]].pop(0), trail["section"])

    def resolve(self, kind: str, s: int) -> None:
        six = len(self.wall[s]) == 5 and len(self.clearings[s]) == 5
        if kind == "climber":
            self.put(kind, self.line(s))
            self.check_end()
        elif kind == "giant" and self.wall[s] and not (six and self.options["sixth_giant"] == "mercy"):
            self.wall[s].pop(0)
            self.fangs["giant"] = self.fangs.get("giant", 0) + 1
            if len(self.clearings[s]) > len(self.wall[s]):
                self.breach(s)
        else:
            self.clearings[s].append(kind)
            if six:
                self.sixth(kind, s)
            elif len(self.clearings[s]) > len(self.wall[s]):
                self.breach(s)

    def sixth(self, kind: str, s: int) -> None:
        others = set(self.clearings[s][:-1])
        if len(others) > 1 and self.choice is None:
            self.asked = True
            return
        other = self.choice if len(others) > 1 and self.choice is not None else others.pop()
        for gone in (kind, other):
            self.clearings[s].remove(gone)
            self.fangs[gone] = self.fangs.get(gone, 0) + 1
        self.wall[s].pop(0)

    def breach(self, s: int) -> None:
        if self.wall[s]:
            self.wall[s].pop(0)
        line = self.line(s)
        crossing = sorted(
            (kind for kind in self.clearings[s] if kind != "mammoth"), key=["regular", "giant"].index
        )
        self.clearings[s] = [kind for kind in self.clearings[s] if kind == "mammoth"]
        for k, kind in enumerate(crossing):
            if self.options["breach_skips_occupied"]:
                self.put(kind, line)
            else:
                self.gift.setdefault(line[k % len(line)], []).append(kind)
        self.breaches += 1
        self.check_end()

    def line(self, s: int) -> list[int]:
        odd = self.clearings[s].count("mammoth") % 2 == 1
        row = self.scene["sections"][s]
        last = s == len(self.scene["sections"]) - 1
        found: list[int] = row["south_east" if odd and not last else "south_west"]
        return found

    def put(self, kind: str, line: list[int]) -> None:
        fewest = min(len(self.gift.get(h, [])) for h in line)
        there = next(h for h in line if len(self.gift.get(h, [])) == fewest)
        self.gift.setdefault(there, []).append(kind)

    def check_end(self) -> None:
        counted = [kind for kinds in self.gift.values() for kind in kinds]
        if not self.options["climbers_count"]:
            counted = [kind for kind in counted if kind != "climber"]
        self.over = self.breaches >= 3 or len(counted) >= 8

    # --- compared ---

    def shown(self) -> Document:
        return {
            "camps": self.camps,
            "clearings": [sorted(kinds) for kinds in self.clearings],
            "wall": self.wall,
            "gift": {h: sorted(kinds) for h, kinds in sorted(self.gift.items()) if kinds},
            "frostfangs": {kind: n for kind, n in sorted(self.fangs.items()) if n},
            "breaches": self.breaches,
            "over": self.over,
        }


def spread(counts: dict[str, int]) -> list[str]:
    return [kind for kind, n in counts.items() for _ in range(n)]


def engine_shows(s: State, scene: Document) -> Document:
    return {**Model(GAME.view(s, SPECTATOR), scene, None).shown(), "over": s.over}


def expected(before: Document, text: str, scene: Document) -> Model | None:
    """The model after a token is turned or the wildling die decides, or None where nothing of that happens."""
    words = text.split()
    model = Model(before, scene, None)
    if words[0] == "token":
        model.reveal(words[1], words[2])
        return model
    return None


@pytest.mark.parametrize("seed", range(60 if SOAK else 6))
@pytest.mark.parametrize(
    ("rules", "seats"), [("brotherhood", 3), ("brotherhood", 4), ("brotherhood56", 5), ("brotherhood56", 6)]
)
def test_the_wildlings_move_as_the_pseudocode_says(rules: str, seats: int, seed: int) -> None:
    rng = Rng(seed, seats)
    options: dict[str, Any] = {**options_at_random(rng, seats, rules), "heroic_tragedy": False}
    setup = GAME.setup(rules, seats, rng, **options)
    scene: Document = GAME.scene(setup)
    s = GAME.new_game(setup)
    compared = 0
    while GAME.actors(s):
        before: Document = GAME.view(s, SPECTATOR)
        seat, move = eager_move(s, rng)
        text = GAME.text(move)
        die = int(text.split()[1]) if text.startswith("wildling ") else before.get("wildling_die")
        GAME.apply(s, seat, move)
        after: Document = GAME.view(s, SPECTATOR)
        model = expected(before, text, scene)
        if model is None and seat >= 0 and before["phase"] == "pick_sixth":
            continue  # the model asks nobody; what it says up to the question is compared below
        if model is None and _moved(before, after) and after["turn"] == before["turn"] and die is not None:
            model = Model(before, scene, None)
            if not _uses_hero(text):
                model.advance(die)
        if model is None or model.asked or _uses_hero(text):
            continue
        assert {**engine_shows(s, scene), "over": 0} == {**model.shown(), "over": 0}, f"{text} after {before}"
        assert s.over == (model.over or (s.over and GAME.view(s, SPECTATOR)["outcome"]["ending"] == "points"))  # type: ignore[index]
        compared += 1
    assert compared > 5


def _moved(before: Document, after: Document) -> bool:
    """Did a wildling leave a camp without a token?"""
    total = [sum(len(row["camps"]) for row in shown["board"]["camps"]) for shown in (before, after)]
    return total[1] < total[0]


def _uses_hero(text: str) -> bool:
    return text.startswith(("benjen", "aemon", "ygritte", "yoren", "thorne", "drive", "leaves", "back"))
