"""The benchmark's arithmetic and shape. How fast anything is, no test says."""

import importlib
from types import ModuleType

import pytest

from frostwall.games.box import BenchTable
from frostwall.lab import Mistake, bench
from frostwall.lab.bench import Frostwall, Slice


@pytest.mark.parametrize(("game", "table"), bench.tables())
def test_stepping_plays_the_games_of_playout(game: str, table: BenchTable) -> None:
    ours = Frostwall(game, table)
    setup = ours.setup()
    for seed in (3, 4):
        ours.seed = seed
        stepped = ours.step_through(setup)
        ours.seed = seed
        assert ours.play_out(setup) == stepped


def test_a_slice_has_at_least_one_game() -> None:
    found = bench.timed(lambda: 7, 0.0)
    assert (found.games, found.decisions) == (1, 7)
    assert found.seconds > 0


def test_alone() -> None:
    found = bench.bench(None, 0.5)
    assert {"frostwall", "stepped_decisions_per_second", "clone_us", "compiled", "rounds"} <= set(found)
    assert "catanatron" not in found
    tables = found["tables"]
    assert isinstance(tables, list)
    assert [(table["game"], table["rules"], table["seats"]) for table in tables] == [
        (game, table.rules, table.seats) for game, table in bench.tables()
    ]
    assert all(table["decisions_per_second"] > 0 and table["clone_us"] > 0 for table in tables)
    assert all(table["plies_per_second"] > table["decisions_per_second"] for table in tables)
    assert found["options"] == {"player_trade": False}
    rates = found["frostwall"]
    assert isinstance(rates, dict)
    assert rates["games_per_second"] > 0
    assert rates["decisions_per_second"] > rates["games_per_second"]


def test_against_catanatron() -> None:
    pytest.importorskip("catanatron", reason="the extra [bench] is not installed")
    seen: list[tuple[int, int]] = []
    found = bench.bench("catanatron", 1.0, lambda done, rounds: seen.append((done, rounds)))
    theirs = found["catanatron"]
    assert isinstance(theirs, dict)
    assert theirs["version"] == "3.2.1"
    # ROLL and END_TURN are among its actions, so a game has many more of them than turns.
    assert theirs["decisions"] > 100 * theirs["games"]
    assert {"ratio_games", "ratio_decisions"} <= set(found)
    tables = found["tables"]
    assert isinstance(tables, list)
    assert all(table["ratio_decisions"] > 0 and table["game"] == "watch" for table in tables)
    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_a_missing_rival_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(Mistake) as caught:
        bench.bench("catanatron", 1.0)
    assert caught.value.key == "cli-no-rival"
    assert caught.value.facts["rival"] == "Catanatron"
    assert "frostwall[bench]" in str(caught.value.facts["command"])


def test_an_unknown_rival_is_a_mistake() -> None:
    with pytest.raises(Mistake) as caught:
        bench.bench("chess", 1.0)
    assert caught.value.key == "cli-unknown-rival"


def test_rates_are_medians_of_rounds() -> None:
    rates = bench._rates([Slice(10, 100, 1.0), Slice(40, 400, 1.0), Slice(60, 90, 3.0)])
    assert rates["games_per_second"] == 20
    assert rates["decisions_per_second"] == 100
    assert rates["games"] == 110
    assert bench._ratio([(10, 1), (30, 10), (8, 2)]) == 4.0
