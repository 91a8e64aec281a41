"""The promises every game makes, tried on the Watch; and random tables whose invariants hold after every move."""

import copy
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.watch.layout import Document
from tests.games.watch.play import SOAK, eager_move, options_at_random
from tests.games.watch.scene import Scene

from frostwall.core.conformance import check_game
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Refused
from frostwall.games.watch.engine.game import GAME

pytestmark = pytest.mark.conformance

TABLES = [(rules, seats) for rules, numbers in GAME.rulesets().items() for seats in numbers]

# Options that change the course of a game, together so that few games show all of them.
SAMPLES: list[dict[str, object]] = [
    {"edition": "de", "phases": "separate", "resource_cards_per_kind": 10},
    {"edition": "nl", "start": "beginner", "oldest": 2, "vp_cards": 20},
    {"edition": "pl", "board": "full_random", "player_trade": False, "vp_cards": 0},
    {"board": "shuffled_terrain", "phases": "separate", "steal": "may", "offers_per_turn": 1},
    {"same_kind_trade": True, "roads_per_player": 15, "resource_cards_per_kind": 24, "offers_per_turn": 30},
]
# The same for Brotherhood modes: rules, seats, options.
NORTH_SAMPLES: list[tuple[str, int, dict[str, object]]] = [
    ("brotherhood", 3, {"edition": "de", "heroes": "all", "mammoths": True, "phases": "separate"}),
    ("brotherhood", 4, {"edition": "nl", "heroes": "extended7", "heroic_tragedy": True, "vp_cards": 20}),
    ("brotherhood", 3, {"edition": "pl", "heroes": "all", "board": "full_random", "player_trade": False}),
    ("brotherhood", 4, {"founding_tokens": "reveal", "yoren_recheck": False, "resource_cards_per_kind": 10}),
    ("brotherhood56", 5, {"edition": "pl", "heroes": "all", "heroic_tragedy": True}),
    ("brotherhood56", 6, {"edition": "de", "sixth_giant": "mercy", "climbers_count": False, "vp_cards": 0}),
    ("brotherhood56", 5, {"edition": "nl", "board": "shuffled_terrain", "figure_shortage": "unlimited"}),
]


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_the_watch_keeps_every_promise(rules: str, seats: int) -> None:
    tally = check_game(
        GAME, rules, seats, games=30 if SOAK else 2, probes=24 if SOAK else 10, every=1 if SOAK else 20
    )
    assert tally.games >= 1


@pytest.mark.parametrize("edition", ["de", "nl", "pl"])
@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_the_watch_keeps_every_promise_in_every_edition(rules: str, seats: int, edition: str) -> None:
    games, probes = (6, 24) if SOAK else (1, 2)
    tally = check_game(GAME, rules, seats, games, 2, {"edition": edition}, probes, every=1 if SOAK else 100)
    assert tally.games == games


@pytest.mark.parametrize("options", SAMPLES, ids=lambda options: "-".join(map(str, options.values())))
def test_the_watch_keeps_every_promise_with_options(options: dict[str, object]) -> None:
    seats = 3 + SAMPLES.index(options) % 2
    games, probes = (10, 24) if SOAK else (1, 4)
    tally = check_game(GAME, "base", seats, games, 1, options, probes, every=1 if SOAK else 40)
    assert tally.games == games


@pytest.mark.parametrize(
    ("rules", "seats", "options"),
    NORTH_SAMPLES,
    ids=lambda part: "-".join(part) if isinstance(part, dict) else "",
)
def test_brotherhood_keeps_every_promise_with_options(
    rules: str, seats: int, options: dict[str, object]
) -> None:
    games, probes = (8, 24) if SOAK else (1, 4)
    tally = check_game(GAME, rules, seats, games, 1, options, probes, every=1 if SOAK else 60)
    assert tally.games == games


@settings(max_examples=500 if SOAK else 20)
@given(seed=st.integers(0, 2**62 - 1), table=st.sampled_from(TABLES))
def test_the_invariants_hold_after_every_move(seed: int, table: tuple[str, int]) -> None:
    rng = Rng(seed)
    rules, seats = table
    options = options_at_random(rng, seats, rules)
    s = GAME.new_game(GAME.setup(rules, seats, rng, **options))
    s.check()
    plies = 0
    while GAME.actors(s) and plies < (20_000 if SOAK else 250):
        seat, move = eager_move(s, rng)
        assert GAME.refusal(s, seat, move) is None
        events: list[Event] = []
        GAME.apply(s, seat, move, events)
        s.check()
        plies += 1
    if SOAK:
        assert GAME.outcome(s) is not None, f"no end after {plies} moves with {options}"


@cache
def some_documents() -> list[Document]:
    """Positions of a game of each table, from the first founding to the end; rare decisions are always among them."""
    found: list[Document] = []
    for rules, seats in TABLES:
        rng = Rng(seats)
        options = {} if rules == "base" else {"heroes": "all", "mammoths": True, "heroic_tragedy": True}
        s = GAME.new_game(GAME.setup(rules, seats, rng, **options))
        ply = 0
        seen: Counter[object] = Counter()
        while GAME.actors(s):
            phase = (GAME.view(s, 0)["phase"], str(GAME.view(s, 0)["decision"]).count("source"))
            if ply % 29 == 0 or seen[phase] < 3:
                found.append(GAME.dump(s))
            seen[phase] += 1
            seat, move = eager_move(s, rng, talk=3)
            GAME.apply(s, seat, move)
            ply += 1
        found.append(GAME.dump(s))
    return found


NUMBERS: list[Any] = [0, 1, 2, 3, 5, 8, 19, 20, 50, 62, -1, 1 << 35, True, False, None, {}, []]
WORDS: list[Any] = ["camp", "act", "trade", "build", "pre_roll", "rolling", "tormund", "victim", "stealing"]
WORDS += ["drawing", "free_road", "offer", "discard", "found_road", "found_settlement", "after_patrol"]
WORDS += ["found_guard", "rolling_wildling", "hero_window", "hero_step", "after_hero", "tragedy", "token"]
WORDS += ["pick_sixth", "sixth", "looking", "special_build", "reveal", "cover", "rush", "hero_done", "window"]
WORDS += ["mammoth", "climber", "giant", "mormont", "melisandre", "mance", "jon", "older", "drawn", "B"]


def leaves(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to each value of a document; what the table is (board, options) is read elsewhere."""
    if isinstance(part, dict) and part:
        return [
            way for key in part if key not in ("board", "options") for way in leaves(part[key], (*path, key))
        ]
    if isinstance(part, list) and part:
        return [way for i, value in enumerate(part) for way in leaves(value, (*path, i))]
    return [path]


@settings(max_examples=30_000 if SOAK else 500)
@given(data=st.data())
def test_a_document_changed_at_random_is_refused_or_can_be_played_on(data: st.DataObject) -> None:
    document = copy.deepcopy(data.draw(st.sampled_from(some_documents())))
    for _ in range(data.draw(st.integers(1, 2))):
        way = data.draw(st.sampled_from(leaves(document)))
        part: Any = document
        for key in way[:-1]:
            part = part[key]
        part[way[-1]] = data.draw(st.sampled_from(NUMBERS + WORDS))
    try:
        s = GAME.load(document)
    except Refused:
        return
    for seat in range(len(document["seats"])):
        GAME.view(s, seat)
    for seat in GAME.actors(s):
        for move in GAME.legal_moves(s, seat):
            assert GAME.refusal(s, seat, move) is None
        assert GAME.legal_moves(s, seat) or GAME.chance(s)
    GAME.playout(s, Rng(1), Rng(2), 20)
    s.check()


@settings(max_examples=150 if SOAK else 10)
@given(seed=st.integers(0, 2**62 - 1), table=st.sampled_from(TABLES))
def test_a_position_is_its_document(seed: int, table: tuple[str, int]) -> None:
    rng = Rng(seed)
    rules, seats = table
    s = GAME.new_game(GAME.setup(rules, seats, rng, **options_at_random(rng, seats, rules)))
    for ply in range(300):
        if not GAME.actors(s):
            break
        seat, move = eager_move(s, rng)
        GAME.apply(s, seat, move)
        if ply % 10 == 0:
            document = GAME.dump(s)
            loaded = GAME.load(document)
            assert GAME.dump(loaded) == document
            assert GAME.actors(loaded) == GAME.actors(s)
            for viewer in range(seats):
                assert GAME.view(loaded, viewer) == GAME.view(s, viewer)


@pytest.mark.parametrize("decision", ["stealing", "victim", "offer", "hero_step", "token"])
def test_a_decision_that_cannot_wait_below_another_is_refused(decision: str) -> None:
    s = Scene(4, "brotherhood").hand(0, wool=8).hand(1, ore=2).settlement(1, 5).turn(0, rolled=False).state()
    GAME.apply(s, 0, GAME.parse("roll"))
    GAME.apply(s, CHANCE, GAME.parse("dice 3 4"))
    GAME.apply(s, CHANCE, GAME.parse("wildling 12"))
    document: Any = GAME.dump(s)
    assert [frame["decision"] for frame in document["frames"]][-2:] == ["tormund", "discard"]
    GAME.load(document)
    document["frames"][-2] = {"decision": decision, "seat": 0, "about": [1, 1], "opened": 1}
    with pytest.raises(Refused):
        GAME.load(document)
