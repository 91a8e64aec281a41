"""Simulations of Silverfrost: one to four seats, the same games on every path, and what the observer notes."""

import shutil
from collections import Counter
from dataclasses import asdict, replace
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest

from frostwall.core import drive
from frostwall.core.record import Record, Replay
from frostwall.core.types import Refused
from frostwall.games import games
from frostwall.games.box import BenchTable
from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE_2
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.rules import HIGHLAND, SEASONS
from frostwall.games.silverfrost.report import observer
from frostwall.games.silverfrost.report.face import SilverfrostReport
from frostwall.lab import bench, simulate
from frostwall.lab.plan import Plan
from frostwall.lab.report import result
from frostwall.lab.tally import Note, Tally

GREEDY = "greedy"
SPREAD = tuple(SilverfrostReport().variants(1, {}))


def plan(seats: int = 3, games: int = 3, **changes: object) -> Plan:
    base = Plan(
        game="silverfrost",
        rules="standard",
        seats=seats,
        options={},
        bots=("random",) * seats,
        seed=5,
        games=games,
    )
    return replace(base, **changes)  # type: ignore[arg-type]  # any field of a Plan by its name


def counted(tally: Tally) -> dict[str, object]:
    return {k: v for k, v in asdict(tally).items() if k not in ("observed", "notes")}


def of(notes: Counter[Note], what: str) -> dict[str | int, int]:
    return {note[1]: n for note, n in notes.items() if note[0] == what}


# --- the same games ---


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_path_plays_the_same_games(seats: int, tmp_path: Path, soak: bool) -> None:
    what = plan(seats, 40 if soak else 2)
    quick = simulate.simulate(what)
    assert quick.finished == what.games
    assert counted(simulate.simulate(replace(what, records=tmp_path))) == counted(quick)
    looked = simulate.simulate(replace(what, sample=what.games))
    assert counted(looked) == counted(quick)
    assert looked.observed == what.games


@pytest.mark.parametrize("seats", [1, 4])
def test_workers_change_nothing(seats: int) -> None:
    what = plan(seats, 5, sample=5, variants=SPREAD if seats == 1 else ())
    assert simulate.simulate(what, 2) == simulate.simulate(what, 1)


def test_workers_change_nothing_for_other_bots() -> None:
    what = plan(2, 3, sample=3, bots=("greedy", "random"))
    assert simulate.simulate(what, 3) == simulate.simulate(what, 1)


@pytest.mark.parametrize("seats", [1, 2])
def test_an_onlooker_changes_no_bot(seats: int) -> None:
    what = plan(seats, 1, bots=(GREEDY,) * seats)
    assert counted(simulate.simulate(replace(what, sample=1))) == counted(simulate.simulate(what))


@pytest.mark.parametrize("seats", [1, 3])
def test_records_are_in_order(seats: int, tmp_path: Path) -> None:
    simulate.simulate(plan(seats, 1, records=tmp_path))
    (path,) = tmp_path.iterdir()
    assert path.name == "silverfrost-standard-5-1.rec"
    found = drive.verify(Record.read(path.read_text(encoding="utf-8")), games["silverfrost"])
    assert not found.problems
    assert found.finished
    assert found.chance_matches


def test_another_set_of_cards(tmp_path: Path) -> None:
    """The option `set` names a directory; records say which set they were played with."""
    own = tmp_path / "own"
    with as_file(files("frostwall.games.silverfrost") / "decks" / "hearthside2") as packaged:
        shutil.copytree(packaged, own)
    what = plan(2, 2, options={"set": str(own)}, sample=1)
    tally = simulate.simulate(what)
    assert counted(tally) == counted(simulate.simulate(plan(2, 2)))
    assert result(what, tally, 1.0, 1)["options"] == {"set": str(own)}
    with pytest.raises(Refused):
        simulate.first_setup(plan(options={"set": str(tmp_path / "nothing")}))


# --- the result ---


def test_result_has_the_keys_of_the_contract() -> None:
    contract = (
        "games plies seconds games_per_second plies_per_second wins_by_seat shared nobody endings "
        "mean_turns compiled"
    )
    for seats in (1, 2):
        what = plan(seats, 2)
        found = result(what, simulate.simulate(what), 2.0, 1)
        assert set(contract.split()) <= set(found)
        assert ("solo_wins" in found) is (seats == 1)
        assert "balance" not in found


def test_SOLO_75_Claw_is_no_seat() -> None:
    what = plan(1, 4, bots=(GREEDY,))
    tally = simulate.simulate(what)
    found = result(what, tally, 1.0, 1)
    wins = found["wins_by_seat"]
    assert isinstance(wins, list)
    assert len(wins) == 1
    assert found["solo_wins"] == wins[0] == tally.endings["won"]
    assert found["nobody"] == tally.endings["lost"]


def test_SOLO_2_games_are_spread_over_the_difficulties() -> None:
    """Six games: two each of the first two difficulties, one each of the others, and the same seeds for all."""
    what = plan(1, 6, sample=6, variants=SPREAD)
    assert [what.table(k) for k in (1, 2, 4, 5)] == [
        ({"difficulty": 1}, 1),
        ({"difficulty": 2}, 1),
        ({"difficulty": 4}, 1),
        ({"difficulty": 1}, 2),
    ]
    tally = simulate.simulate(what)
    assert of(tally.notes, observer.GAMES) == {1: 2, 2: 2, 3: 1, 4: 1}
    found = result(what, tally, 1.0, 1)["by_difficulty"]
    assert isinstance(found, list)
    assert [(row["difficulty"], row["games"]) for row in found] == [(1, 2), (2, 2), (3, 1), (4, 1)]
    for level in (1, 2):
        alone = simulate.simulate(plan(1, 2, sample=2, options={"difficulty": level}))
        for counting in (observer.POINTS, observer.CLAW, observer.WINS):
            assert alone.notes[counting, level] == tally.notes[counting, level]


# --- what the observer notes ---


@pytest.fixture(scope="module")
def looked() -> Tally:
    return simulate.simulate(plan(3, 6, sample=6))


def test_whoever_played_a_card_has_seen_it(looked: Tally) -> None:
    notes = looked.notes
    seen, played = of(notes, observer.SEEN), of(notes, observer.PLAYED)
    won = of(notes, observer.WON)
    assert set(played) <= set(seen) <= set(HEARTHSIDE_2.card_names)
    assert sum(played.values()) > 50
    for card, n in seen.items():
        assert won.get(card, 0) <= played.get(card, 0) <= n <= 6 * 3


def test_cards_played_are_those_of_the_records(tmp_path: Path) -> None:
    what = plan(2, 2, sample=2, records=tmp_path)
    notes = simulate.simulate(what).notes
    expected: Counter[str | int] = Counter()
    placed: Counter[str | int] = Counter()
    for path in tmp_path.iterdir():
        lines = Record.read(path.read_text(encoding="utf-8")).lines
        moves = [(line.seat, line.text.split()) for line in lines]
        expected.update(card for _, card in {(seat, w[1]) for seat, w in moves if w[0] == "play"})
        placed.update(words[2] for _, words in moves if words[0] == "place")
    assert of(notes, observer.PLAYED) == expected
    on_places = {place: sum(notes[observer.PLACED, place, season] for season in SEASONS) for place in placed}
    assert on_places == placed


def test_cards_seen_are_those_a_seat_has_before_it(tmp_path: Path) -> None:
    """Counted once more from the record, by the views of the seats and the words of the deck files."""
    what = plan(2, 1, sample=1, records=tmp_path)
    notes = simulate.simulate(what).notes
    (path,) = tmp_path.iterdir()
    replay = Replay(Record.read(path.read_text(encoding="utf-8")), GAME)
    seen: set[tuple[int, str]] = set()
    played: set[tuple[int, str]] = set()
    while (line := replay.ahead()) is not None:
        if line.text.startswith("play "):
            played.add((line.seat, line.text.split()[1]))
        view: dict[str, Any] = GAME.view(replay.state, max(line.seat, 0))
        if line.seat >= 0 and view["phase"] == "ready":
            me = view["seats"][line.seat]
            seen |= {(line.seat, card) for card in me["hand"]["cards"]}
            seen |= {(line.seat, space["card"]) for space in view["board"]["valley"] if space["card"]}
        replay.step()
    expected = Counter(card for _, card in seen | played)
    assert of(notes, observer.SEEN) == expected


def test_winners_points_and_cities_are_those_at_the_end(tmp_path: Path) -> None:
    what = plan(3, 1, sample=1, records=tmp_path)
    notes = simulate.simulate(what).notes
    (path,) = tmp_path.iterdir()
    s = Record.read(path.read_text(encoding="utf-8")).fold(GAME)
    outcome = GAME.outcome(s)
    assert outcome is not None
    view: Any = GAME.view(s, 0)
    cities = [len(view["seats"][seat]["city"]) for seat in range(3)]
    assert notes[observer.WINNERS,] == len(outcome.winners)
    assert sum(of(notes, observer.WINNER_POINTS).values()) == sum(outcome.points[w] for w in outcome.winners)
    assert (notes[observer.CITIES,], notes[observer.CITY_CARDS,]) == (3, sum(cities))
    assert notes[observer.LARGE_CITIES,] == sum(n >= 12 for n in cities)
    found: Any = observer.findings(notes)["balance"]
    assert sum(found["winner_points"].values()) == pytest.approx(outcome.points[outcome.winners[0]])
    assert found["cities"]["cities"] == 3


def test_quests_held_and_completed(looked: Tally) -> None:
    held, done = of(looked.notes, observer.HELD), of(looked.notes, observer.DONE)
    for quest, name in enumerate(HEARTHSIDE_2.quest_names):
        high = HEARTHSIDE_2.quest_level[quest] == HIGHLAND
        assert 0 <= done[name] <= held[name] <= (6 if high else 6 * 3)
    laid = sum(
        held[name]
        for q, name in enumerate(HEARTHSIDE_2.quest_names)
        if HEARTHSIDE_2.quest_level[q] == HIGHLAND
    )
    assert laid == 6 * 4  # SET-4: one more than people


def test_giants_wins_and_snow(looked: Tally) -> None:
    notes = looked.notes
    lay_open, used = of(notes, observer.OPEN), of(notes, observer.USED)
    assert all(n <= lay_open[giant] for giant, n in used.items())
    assert sum(lay_open.values()) <= 4 * sum(used.values())
    assert sum(of(notes, observer.ORDER_WON).values()) == 6 - looked.shared
    assert set(of(notes, observer.CLEARED)) == {0, 1, 2}


# --- bench ---


def test_bench_has_rows_of_silverfrost() -> None:
    rows = [(table.rules, table.seats) for game, table in bench.tables() if game == "silverfrost"]
    assert rows == [("standard", 2), ("standard", 4), ("standard", 1)]
    ours = bench.Frostwall("silverfrost", BenchTable("standard", 1))
    found = ours.run(0.0)
    assert found.games == 1
    assert found.plies > found.decisions > 0
