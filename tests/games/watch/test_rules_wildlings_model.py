"""Arrivals and rushes against the procedures of the rules (9.7), written down once more, on positions at random."""

from random import Random
from typing import Any

import pytest
from tests.games.watch.layout import RED, SETTLEMENT, board
from tests.games.watch.play import (
    SOAK,
    breaches,
    camps,
    clearing,
    do,
    frostfangs,
    gift,
    moves,
    phase,
    roll,
    tokens,
    wall,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

KINDS = ["regular", "climber", "giant", "mammoth"]
TABLES = [("brotherhood", 3), ("brotherhood", 4), ("brotherhood56", 5), ("brotherhood56", 6)]


class Model:
    """What 9.7 speaks of, as plain lists."""

    def __init__(self, mode: str, seats: int, rng: Random) -> None:
        self.scene = board(mode, seats).scene
        self.options: dict[str, Any] = {
            "breach_skips_occupied": rng.random() < 0.7,
            "climbers_count": rng.random() < 0.7,
            "sixth_giant": rng.choice(["own_rule", "mercy"]),
        }
        if mode == "brotherhood":
            self.options["mammoths"] = True
        sections = len(self.scene["sections"])
        self.frostfangs = {"regular": 24, "climber": 8, "giant": 8, "mammoth": 8}
        self.breaches = rng.choice([0, 0, 1, 2])
        self.wall = [
            [rng.randrange(seats) for _ in range(rng.choice([0, 1, 2, 4, 5, 5]))] for _ in range(sections)
        ]
        self.clearing: list[list[str]] = []
        for guards in self.wall:
            mammoths = rng.choice([0, 0, 1, 2, 3])
            there = [kind for kind in ["mammoth"] * mammoths if self.take(kind)]
            while len(there) < rng.randint(max(0, len(guards) - 1), len(guards)) and self.take("regular"):
                there.append("regular")
            self.clearing.append(there)
        self.camps: dict[str, list[str]] = {
            entry["clan"]: [
                kind for kind in rng.choices(KINDS, k=rng.choice([1, 2, 3, 4, 4])) if self.take(kind)
            ]
            for entry in self.scene["clans"]
        }
        self.gift: dict[int, list[str]] = {}
        land = [entry["hex"] for entry in self.scene["hexes"] if entry["terrain"] != "ice"]
        for _ in range(rng.randint(0, 7)):
            kind = rng.choice(["regular", "climber", "giant"])
            if self.take(kind):
                self.gift.setdefault(rng.choice(land), []).append(kind)
        self.over = False
        self.choices: list[str] = []  # for the sixth, in their order

    def take(self, kind: str) -> bool:
        if self.frostfangs[kind] == 0:
            return False
        self.frostfangs[kind] -= 1
        return True

    # --- 9.7 ---

    def advance(self, die: int) -> None:
        for entry in self.scene["clans"]:
            for trail in entry["trails"]:
                if trail["label"] == die and self.camps[entry["clan"]]:
                    self.resolve(self.camps[entry["clan"]].pop(0), trail["section"])

    def token(self, clan: str, kind: str) -> None:
        if not self.take(kind):
            return
        self.camps[clan].append(kind)
        if len(self.camps[clan]) == 5:
            trails = next(entry["trails"] for entry in self.scene["clans"] if entry["clan"] == clan)
            low, high = dict.fromkeys(t["section"] for t in sorted(trails, key=lambda t: int(t["label"])))
            for section in (low, high):
                if not self.over:
                    self.resolve(self.camps[clan].pop(0), section)

    def resolve(self, kind: str, s: int) -> None:
        guards, there = self.wall[s], self.clearing[s]
        if kind == "climber":
            self.place(kind, self.line(s))
            self.check_end()
            return
        sixth = len(guards) == 5 and len(there) == 5
        mercy = sixth and self.options["sixth_giant"] == "mercy"
        if kind == "giant" and guards and not mercy:
            guards.pop(0)
            self.frostfangs["giant"] += 1
            if len(there) > len(guards):
                self.breach(s)
            return
        if sixth:
            other = min(there)  # the first by name, where somebody chooses
            if len(set(there)) > 1:
                self.choices.append(other)
            there.remove(other)
            self.frostfangs[other] += 1
            self.frostfangs[kind] += 1
            guards.pop(0)
            return
        there.append(kind)
        if len(there) > len(guards):
            self.breach(s)

    def breach(self, s: int) -> None:
        if self.wall[s]:
            self.wall[s].pop(0)
        line = self.line(s)
        crossing = sorted((kind for kind in self.clearing[s] if kind != "mammoth"), key=KINDS.index)
        self.clearing[s] = [kind for kind in self.clearing[s] if kind == "mammoth"]
        for k, kind in enumerate(crossing):
            if self.options["breach_skips_occupied"]:
                self.place(kind, line)
            else:
                self.gift.setdefault(line[k % len(line)], []).append(kind)
        self.breaches += 1
        self.check_end()

    def line(self, s: int) -> list[int]:
        odd = self.clearing[s].count("mammoth") % 2 == 1
        east = odd and s < len(self.wall) - 1
        found: list[int] = self.scene["sections"][s]["south_east" if east else "south_west"]
        return found

    def place(self, kind: str, hexes: list[int]) -> None:
        at = min(hexes, key=lambda h: len(self.gift.get(h, [])))
        self.gift.setdefault(at, []).append(kind)

    def check_end(self) -> None:
        counted = [
            kind
            for there in self.gift.values()
            for kind in there
            if kind != "climber" or self.options["climbers_count"]
        ]
        self.over = self.breaches >= 3 or len(counted) >= 8


def bag(kinds: list[str]) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in KINDS if kind in kinds}


def same(model: Model, s: State) -> None:
    assert [wall(s, i) for i in range(len(model.wall))] == model.wall
    assert [clearing(s, i) for i in range(len(model.wall))] == [bag(there) for there in model.clearing]
    assert {clan: camps(s, clan) for clan in model.camps} == model.camps
    assert gift(s) == {h: bag(there) for h, there in sorted(model.gift.items())}
    assert {kind: frostfangs(s).get(kind, 0) for kind in KINDS} == model.frostfangs
    assert (breaches(s), phase(s) == "over") == (model.breaches, model.over)


def position(mode: str, seats: int, rng: Random) -> tuple[Model, Scene] | None:
    """A model and the same as a Scene; some positions cannot be: seven guards are all a player has."""
    model = Model(mode, seats, rng)
    if any(sum(row.count(seat) for row in model.wall) > 7 for seat in range(seats)):
        return None
    scene = Scene(seats, mode, **model.options).breaches(model.breaches)
    for i, guards in enumerate(model.wall):
        scene.guard(i, *guards).clearing(i, **bag(model.clearing[i]))
    for clan, there in model.camps.items():
        scene.camps(clan, *there)
    for h, standing in model.gift.items():
        scene.wildlings(h, **bag(standing))
    return model, scene


def answer(model: Model, s: State) -> None:
    """Whoever has to name the other wildling names what the model did."""
    while phase(s) == "pick_sixth":
        by = GAME.actors(s)[0]
        named = f"back {model.choices.pop(0)}"
        assert named in moves(s, by)
        do(s, by, named)


SEEDS = range(600 if SOAK else 25)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_WILD_12_WILD_14_WILD_15_WILD_16_WILD_20_WILD_21_WILD_25_an_advance_is_that_of_the_rules(
    mode: str, seats: int
) -> None:
    for seed in SEEDS:
        rng = Random(seed)
        found = position(mode, seats, rng)
        if found is None:
            continue
        model, scene = found
        s = scene.turn(RED, rolled=False).state()
        die = rng.randint(1, 12)
        model.advance(die)
        roll(s, 1, 2, die)
        answer(model, s)
        same(model, s)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_WILD_8_WILD_10_WILD_23_WILD_27_WILD_29_a_token_and_its_rush_are_those_of_the_rules(
    mode: str, seats: int
) -> None:
    at = {3: (9, 15, 10), 4: (9, 15, 10), 5: (11, 18, 12), 6: (13, 21, 14)}[seats]
    for seed in SEEDS:
        rng = Random(1000 + seed)
        found = position(mode, seats, rng)
        if found is None:
            continue
        model, scene = found
        scene.settlement(RED, at[0]).line(RED, *at).hand(RED, **SETTLEMENT).turn(RED)
        clan, kind = rng.choice(list(model.camps)), rng.choice(KINDS)
        if rng.random() < 0.7:  # most likely a rush
            clan = max(model.camps, key=lambda name: len(model.camps[name]))
        s = scene.state()
        do(s, RED, f"settlement {at[2]}")
        assert GAME.actors(s) == [CHANCE]
        model.token(clan, kind)
        tokens(s, f"{clan} {kind}")
        answer(model, s)
        same(model, s)
