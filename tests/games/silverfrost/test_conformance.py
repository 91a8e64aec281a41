"""The promises every game makes, tried on Silverfrost; and random tables whose invariants hold after every move."""

import copy
import os
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.silverfrost.lively import lively_move

from frostwall.core.conformance import check_game
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Refused
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.game import GAME

pytestmark = pytest.mark.conformance

SOAK = bool(os.environ.get("FROSTWALL_SOAK"))
RULES = "standard"
SEATS = GAME.rulesets()[RULES]

# Options that change the course of a game, together so that few games show all of them.
SAMPLES: list[tuple[int, dict[str, object]]] = [
    (2, {"snow_side": "snowstorm", "snow.maxPerPlace": "unlimited", "valley.refillByEffect": "endOfTurn"}),
    (3, {"turn.stuckAnimals": "onlyIfNothingPlayable", "snow.clearOnPass": True, "setup.mulligan": False}),
    (
        4,
        {
            "guild.drawAfterDecline": False,
            "valley.refillAfterStackPlay": True,
            "end.fireLikeResources": True,
        },
    ),
    (
        2,
        {
            "snow.effectUsesTurnClear": True,
            "card.chimneyWithAdvantage": False,
            "quest.guardsMustDiffer": True,
        },
    ),
    (
        4,
        {
            "snow_side": "snowstorm",
            "city.removedCardAnimal": "cardNotRemovable",
            "score.snowBonusAtZero": True,
        },
    ),
    (1, {"difficulty": 2, "solo.questTie": "playerChooses", "solo.planBGuardShares": True}),
    (
        1,
        {
            "difficulty": 4,
            "solo.cap17": "always",
            "solo.guildPriority": "ordered",
            "solo.clawSpecies": "preferred",
            "solo.clawGifts": "ignore",
        },
    ),
]


@pytest.mark.parametrize("seats", SEATS)
def test_silverfrost_keeps_every_promise(seats: int) -> None:
    tally = check_game(
        GAME, RULES, seats, games=60 if SOAK else 3, probes=30 if SOAK else 12, every=1 if SOAK else 10
    )
    assert tally.games >= 3


@pytest.mark.parametrize("side", ["flurry", "snowstorm"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_silverfrost_keeps_every_promise_on_both_snow_sides(seats: int, side: str) -> None:
    games, probes = (20, 24) if SOAK else (1, 4)
    tally = check_game(GAME, RULES, seats, games, 2, {"snow_side": side}, probes, every=1 if SOAK else 40)
    assert tally.games == games


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4])
def test_silverfrost_keeps_every_promise_at_every_difficulty(difficulty: int) -> None:
    games, probes = (20, 24) if SOAK else (1, 8)
    tally = check_game(GAME, RULES, 1, games, 3, {"difficulty": difficulty}, probes, every=1 if SOAK else 40)
    assert tally.games == games


@pytest.mark.parametrize(
    ("seats", "options"), SAMPLES, ids=lambda part: "-".join(part) if isinstance(part, dict) else ""
)
def test_silverfrost_keeps_every_promise_with_options(seats: int, options: dict[str, object]) -> None:
    games, probes = (15, 24) if SOAK else (1, 5)
    tally = check_game(GAME, RULES, seats, games, 4, options, probes, every=1 if SOAK else 40)
    assert tally.games == games


# --- random games -----------------------------------------------------------------------------------


def some_options(rng: Rng, seats: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for option in GAME.options(RULES):
        if (not option.seats or seats in option.seats) and rng.below(3) == 0:
            found[option.key] = option.values[rng.below(len(option.values))]
    return found


@settings(max_examples=600 if SOAK else 20)
@given(seed=st.integers(0, 2**62 - 1), seats=st.sampled_from(SEATS))
def test_the_invariants_hold_after_every_move(seed: int, seats: int) -> None:
    rng = Rng(seed)
    options = some_options(rng, seats)
    s = GAME.new_game(GAME.setup(RULES, seats, rng, **options))
    s.check()
    plies = 0
    while GAME.actors(s) and plies < (5_000 if SOAK else 250):
        seat, move = lively_move(s, rng)
        assert GAME.refusal(s, seat, move) is None
        events: list[Event] = []
        GAME.apply(s, seat, move, events)
        s.check()
        plies += 1
    if SOAK:
        assert GAME.outcome(s) is not None, f"no end after {plies} moves with {options}"


@cache
def some_documents() -> list[Any]:
    """Positions of games of every table, from the deal to the end; rare decisions are always among them."""
    found: list[Any] = []
    for seats in SEATS:
        rng = Rng(seats)
        seen: Counter[object] = Counter()
        for _ in range(2):
            s = GAME.new_game(GAME.setup(RULES, seats, rng))
            ply = 0
            while GAME.actors(s):
                phase = GAME.view(s, 0)["phase"]
                if ply % 37 == 0 or seen[phase] < 3:
                    found.append(GAME.dump(s))
                seen[phase] += 1
                seat, move = lively_move(s, rng)
                GAME.apply(s, seat, move)
                ply += 1
            found.append(GAME.dump(s))
    return found


VALUES: list[Any] = [
    0,
    1,
    2,
    3,
    5,
    8,
    19,
    62,
    63,
    255,
    -1,
    -2,
    1 << 35,
    True,
    False,
    None,
    {},
    [],
    "",
    "hare",
]
VALUES += ["moss_loft", "fire_guard", "young_sprouts", "guild_1", "beacon_1", "plan_1", "action_01", "spring"]
VALUES += sorted(set(FRAME_NAMES.values()))


def leaves(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value of a document."""
    if isinstance(part, dict) and part:
        return [way for key in part if key != "options" for way in leaves(part[key], (*path, key))]
    if isinstance(part, list) and part:
        return [way for i, value in enumerate(part) for way in leaves(value, (*path, i))]
    return [path]


@settings(max_examples=30_000 if SOAK else 400)
@given(data=st.data())
def test_a_document_changed_at_random_is_refused_or_can_be_played_on(data: st.DataObject) -> None:
    document = copy.deepcopy(data.draw(st.sampled_from(some_documents())))
    for _ in range(data.draw(st.integers(1, 2))):
        way = data.draw(st.sampled_from(leaves(document)))
        part: Any = document
        for key in way[:-1]:
            part = part[key]
        part[way[-1]] = data.draw(st.sampled_from(VALUES))
    try:
        s = GAME.load(document)
    except Refused:
        return
    for seat in range(s.rules.seats):
        GAME.view(s, seat)
    for seat in GAME.actors(s):
        for move in GAME.legal_moves(s, seat):
            assert GAME.refusal(s, seat, move) is None
        assert GAME.legal_moves(s, seat) or GAME.chance(s)
    GAME.playout(s, Rng(1), Rng(2), 20)
    s.check()


@settings(max_examples=300 if SOAK else 15)
@given(text=st.text(max_size=60), seed=st.integers(0, 5000))
def test_any_text_is_judged(text: str, seed: int) -> None:
    rng = Rng(seed)
    s = GAME.new_game(GAME.setup(RULES, 1 + seed % 4, rng))
    for _ in range(rng.below(60)):
        if GAME.actors(s):
            seat, move = lively_move(s, rng)
            GAME.apply(s, seat, move)
    before = GAME.dump(s)
    words = ["play", "from", "hand", "paying", "cards", "moss_loft", "using", "63", "into", "9", text]
    for said in (text, " ".join(words[rng.below(len(words))] for _ in range(1 + rng.below(8)))):
        GAME.judge(s, rng.below(s.rules.seats), said)
    assert GAME.dump(s) == before
