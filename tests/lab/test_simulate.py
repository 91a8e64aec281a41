"""Simulation: the same games whatever the workers, the path or the division; and the arithmetic of its result."""

import hashlib
import math
import pickle
import signal
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostwall.core import drive
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.types import Outcome, Refused
from frostwall.games import games
from frostwall.lab import Mistake, simulate
from frostwall.lab.crew import Shares
from frostwall.lab.plan import Plan
from frostwall.lab.report import result
from frostwall.lab.simulate import first_setup, game_seed
from frostwall.lab.statistics import percentile, wilson
from frostwall.lab.tally import UNFINISHED, Tally

RANDOM = ("random",) * 4


def plan(games: int = 6, **changes: object) -> Plan:
    base = Plan(
        game="watch", rules="base", seats=4, options={"player_trade": "off"}, bots=RANDOM, seed=5, games=games
    )
    return replace(base, **changes)  # type: ignore[arg-type]


def counted(tally: Tally) -> dict[str, object]:
    """What every way of playing must agree on: all but what only an observed game shows."""
    return {k: v for k, v in asdict(tally).items() if k not in ("observed", "notes")}


# --- the same games ---


@pytest.mark.parametrize("workers", [2, 3])
def test_workers_change_nothing(workers: int, soak: bool) -> None:
    what = plan(games=400 if soak else 14)
    assert simulate.simulate(what, workers) == simulate.simulate(what, 1)


def test_workers_change_nothing_for_other_bots() -> None:
    what = plan(games=4, bots=("greedy", "random", "greedy", "random"))
    assert simulate.simulate(what, 2) == simulate.simulate(what, 1)


def test_more_workers_than_games() -> None:
    assert simulate.simulate(plan(games=2), 5).games == 2


def test_games_do_not_depend_on_how_many_there_are() -> None:
    whole = simulate.play_games(plan(games=5), 1, 5)
    parts = simulate.play_games(plan(games=900), 4, 2)
    parts.add(simulate.play_games(plan(games=3), 1, 3))
    assert parts == whole


def test_another_seed_gives_other_games() -> None:
    assert simulate.simulate(plan()) != simulate.simulate(plan(seed=6))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (3, {"board": "full_random", "edition": "pl"}),
        (4, {"start": "beginner", "edition": "nl", "phases": "separate"}),
        (3, {"board": "shuffled_terrain", "vp_cards": "0", "resource_cards_per_kind": "10"}),
    ],
)
def test_playout_and_play_are_the_same_games(
    seats: int, options: dict[str, object], tmp_path: Path, soak: bool
) -> None:
    what = plan(games=100 if soak else 3, seats=seats, options=options, bots=("random",) * seats)
    quick = simulate.simulate(what)
    assert counted(simulate.simulate(replace(what, records=tmp_path))) == counted(quick)
    assert counted(simulate.simulate(replace(what, sample=2))) == counted(quick)


def test_states_are_the_same_too() -> None:
    game = games["watch"]
    setup = first_setup(plan())
    s = game.new_game(setup)
    decisions = game.playout(s, Rng(9), Rng(9, 1), simulate.LIMIT)
    seated = [simulate.Uniform(Rng(9, 1))] * 4
    played = drive.play(game, setup, seated, drive.Fast(9), drive.bot_rngs(9, 4), record=False)
    assert game.dump(played.state) == game.dump(s)
    assert (played.plies, played.decisions) == (s.ply, decisions)


def test_a_game_without_end_counts_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever is stuck is counted as unfinished, on both paths; its record is kept."""
    monkeypatch.setattr(simulate, "LIMIT", 60)
    what = plan(games=2)
    quick = simulate.simulate(what)
    assert quick.endings == {UNFINISHED: 2}
    assert (quick.nobody, quick.finished, quick.decisions) == (2, 0, 120)
    assert counted(simulate.simulate(replace(what, records=tmp_path))) == counted(quick)
    assert len(list(tmp_path.iterdir())) == 2
    others = simulate.simulate(replace(what, bots=("greedy", "random", "random", "random")))
    assert others.endings == {UNFINISHED: 2}


# --- records ---


def test_records_are_written_and_in_order(tmp_path: Path) -> None:
    what = plan(games=3, records=tmp_path, options={"board": "full_random"})
    tally = simulate.simulate(what)
    assert {path.name for path in tmp_path.iterdir()} == {f"watch-base-5-{k}.rec" for k in (1, 2, 3)}
    lines = 0
    for path in tmp_path.iterdir():
        record = Record.read(path.read_text(encoding="utf-8"))
        found = drive.verify(record, games["watch"])
        assert not found.problems
        assert found.finished
        assert found.chance_matches
        lines += len(record.lines)
    assert lines == tally.plies


def test_records_of_other_bots_are_in_order(tmp_path: Path) -> None:
    simulate.simulate(plan(games=1, records=tmp_path, bots=("greedy", "random", "greedy", "random")))
    (path,) = tmp_path.iterdir()
    record = Record.read(path.read_text(encoding="utf-8"))
    assert record.header.names == ["greedy", "random", "greedy", "random"]
    assert not drive.verify(record, games["watch"]).problems


@pytest.mark.parametrize("workers", [1, 2])
def test_a_record_that_cannot_be_written_is_a_mistake(workers: int, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(Mistake) as caught:
        simulate.simulate(plan(games=2, records=file), workers)
    assert caught.value.key == "cli-cannot-write"


def test_a_mistake_survives_the_way_from_a_worker() -> None:
    again = pickle.loads(pickle.dumps(Mistake("cli-x", {"n": 1})))
    assert isinstance(again, Mistake)
    assert (again.key, again.facts) == ("cli-x", {"n": 1})


@pytest.mark.parametrize(
    "changes",
    [{"rules": "chess"}, {"seats": 9}, {"options": {"board": "round"}}, {"options": {"no_such": 1}}],
)
def test_a_plan_is_refused_before_it_runs(changes: dict[str, object]) -> None:
    with pytest.raises(Refused):
        first_setup(plan(**changes))  # type: ignore[arg-type]


# --- seeds and shares ---


def test_seeds_are_distinct_and_fit() -> None:
    uses = (simulate.NATURE, simulate.SEATS, simulate.SETUP)
    seeds = {game_seed(seed, k, use) for seed in (0, 1, 11, 2**63 - 1) for k in range(1, 500) for use in uses}
    assert len(seeds) == 4 * 499 * 3
    assert all(0 <= seed < 1 << 59 for seed in seeds)
    digest = hashlib.sha256(b"5|2|nature").hexdigest()
    assert game_seed(5, 2, simulate.NATURE) == int(digest[:16], 16) >> 5


@given(
    games=st.integers(1, 5000),
    workers=st.integers(1, 9),
    times=st.lists(st.floats(0, 3), min_size=1, max_size=20),
)
def test_shares_cover_every_game_once(games: int, workers: int, times: list[float]) -> None:
    shares = Shares(games, workers)
    expected = 1
    at = 0
    while (share := shares.next()) is not None:
        first, count = share
        assert first == expected
        assert count >= 1
        expected += count
        shares.took(count, times[at % len(times)])
        at += 1
    assert expected == games + 1


def test_progress_ends_with_everything() -> None:
    seen: list[tuple[int, int]] = []
    simulate.simulate(plan(games=5), 2, lambda done, games: seen.append((done, games)))
    assert seen[-1] == (5, 5)
    assert seen == sorted(seen)


# --- the result ---


def test_result_has_the_keys_of_the_contract() -> None:
    what = plan(games=6)
    tally = simulate.simulate(what)
    found = result(what, tally, 2.0, 1)
    contract = (
        "games plies seconds games_per_second plies_per_second wins_by_seat shared nobody endings "
        "mean_turns compiled"
    )
    also = (
        "rules seats options bots seed workers decisions turns win_interval_by_seat mean_points_by_seat "
        "mean_points_by_source"
    )
    assert set(f"{contract} {also}".split()) <= set(found)
    assert found["games"] == 6
    assert found["games_per_second"] == 3.0
    assert found["options"] == {"player_trade": False}
    assert sum(tally.wins.values()) + tally.shared + tally.nobody == 6
    points = found["mean_points_by_seat"]
    sources = found["mean_points_by_source"]
    assert isinstance(points, list)
    assert isinstance(sources, list)
    for seat in range(4):
        assert math.isclose(sum(sources[seat].values()), points[seat], abs_tol=0.001)


def test_outcomes_of_every_sort_are_counted() -> None:
    tally = Tally()
    sources = [{"a": 1}, {"a": 2, "b": 1}]
    for winners in ([1], [0, 1], []):
        tally.count(Outcome(winners, [1, 0], [1, 3], sources, "sunset"), 10, 7, 4)
    tally.count(None, 5, 5, 9)
    assert (tally.games, tally.wins, tally.shared, tally.nobody) == (4, {1: 1}, 1, 2)
    assert tally.endings == {"sunset": 3, UNFINISHED: 1}
    assert tally.points == {0: 3, 1: 9}
    assert tally.sources == {(0, "a"): 3, (1, "a"): 6, (1, "b"): 3}
    assert tally.turns == {4: 3, 9: 1}


@given(games=st.integers(1, 10**6), data=st.data())
def test_wilson_holds_the_share(games: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games + 1e-12
    assert wins / games - 1e-12 <= high <= 1
    other_low, other_high = wilson(games - wins, games)
    assert math.isclose(low, 1 - other_high, abs_tol=1e-9)
    assert math.isclose(high, 1 - other_low, abs_tol=1e-9)


def test_wilson_known_value() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 0) == (0.0, 1.0)


@given(values=st.lists(st.integers(0, 50), min_size=1), share=st.floats(0.0, 1.0))
def test_percentile_is_the_nearest_rank(values: list[int], share: float) -> None:
    rank = max(1, math.ceil(share * len(values)))
    assert percentile(Counter(values), share) == sorted(values)[rank - 1]


def test_workers_end_although_their_parent_catches_the_signal_to_end(tmp_path: Path) -> None:
    """A forked worker has the handlers of its parent: one that goes on would wait for ever."""
    file = tmp_path / "file"
    file.touch()
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with pytest.raises(Mistake):
            simulate.simulate(plan(games=2, records=file), 2)
    finally:
        signal.signal(signal.SIGTERM, before)
