"""The arena: who meets whom, the same games on any number of workers, what is proven, and going on after a stop."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostwall import bots
from frostwall.cli.main import main
from frostwall.core.drive import Clock, SeatView
from frostwall.core.types import Move
from frostwall.lab import Mistake
from frostwall.lab.arena import Contest, Game, Results, hold, judge, line_ups
from frostwall.lab.arena import standing as standing_module
from frostwall.lab.arena.contest import rotations
from frostwall.lab.arena.standing import BETTER, LEVEL, OPEN, WORSE, is_decided, verdict_on

CONTEST = Contest(
    game="silverfrost",
    rules="standard",
    seats=2,
    options={},
    bots=("greedy", "random"),
    line_ups=(("greedy", "random"),),
    seed=4,
    deals=3,
)


class Broken:
    name = "broken"

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        raise LookupError("lost")


# --- who meets whom ---


def test_all_line_ups_are_every_mixture() -> None:
    found = line_ups(["a", "b"], 4, "all")
    assert found == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]
    assert len(line_ups(["a", "b", "c"], 4, "all")) == 15 - 3


def test_pairs_and_ladders_put_one_against_a_table_of_the_other() -> None:
    pairs = line_ups(["a", "b", "c"], 3, "pairs")
    assert pairs[:2] == [("a", "b", "b"), ("b", "a", "a")]
    assert len(pairs) == 6
    assert line_ups(["a", "b", "c"], 2, "ladder") == [("a", "b"), ("b", "c")]


def test_a_table_is_as_it_is_named() -> None:
    assert line_ups(["a", "b", "b"], 3, "table") == [("a", "b", "b")]
    assert line_ups(["a", "b"], 3, "table") == []


def test_bots_that_cannot_meet_have_no_line_up() -> None:
    assert line_ups(["a"], 3, "all") == line_ups(["a", "a"], 2, "pairs") == []


@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=6).map(tuple))
def test_every_bot_sits_in_every_seat_equally_often(line_up: tuple[str, ...]) -> None:
    turned = rotations(line_up)
    for seat in range(len(line_up)):
        found = Counter(seating[seat] for seating in turned)
        share = len(turned) / len(line_up)
        assert found == {bot: n * share for bot, n in Counter(line_up).items()}


def test_every_deal_is_played_by_every_seating() -> None:
    contest = replace(CONTEST, line_ups=(("greedy", "random"), ("greedy", "greedy")))
    tables = [contest.table(k) for k in range(1, contest.games + 1)]
    assert [deal for deal, _ in tables] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert {seating for deal, seating in tables if deal == 2} == set(contest.round)


# --- the games ---


def test_workers_change_nothing() -> None:
    alone = list(hold(CONTEST))
    assert [game.k for game in alone] == [1, 2, 3, 4, 5, 6]
    assert list(hold(CONTEST, workers=3)) == alone
    assert list(hold(CONTEST, first=4)) == alone[3:]


def test_a_bot_that_fails_loses_and_the_contest_goes_on() -> None:
    bots.register(Broken)
    try:
        contest = replace(CONTEST, bots=("broken", "random"), line_ups=(("broken", "random"),), deals=1)
        games = list(hold(contest))
    finally:
        bots.plugins.remove("broken")
    assert [(game.fault, game.seating[game.faulty]) for game in games] == [("failed", "broken")] * 2
    assert [game.reason for game in games] == ["LookupError: lost"] * 2
    standing = judge(contest, games)
    assert {row.bot: (row.share, row.failed) for row in standing.rows} == {"random": (1, 0), "broken": (0, 2)}


# --- what is proven ---


def _won(contest: Contest, winners: list[str]) -> list[Game]:
    """Games won by these bots, in order."""
    found = []
    for k, winner in enumerate(winners, 1):
        deal, seating = contest.table(k)
        seat = seating.index(winner)
        ranks = tuple(1 if at == seat else 2 for at in range(len(seating)))
        points = tuple(10 if at == seat else 5 for at in range(len(seating)))
        found.append(Game(k, deal, seating, (seat,), ranks, points, 9, "points", (1,) * len(seating)))
    return found


def test_shares_are_counted_by_seat_with_their_interval() -> None:
    standing = judge(CONTEST, _won(CONTEST, ["greedy", "greedy", "greedy", "random"]))
    first, second = standing.rows
    assert (first.bot, first.seats, first.wins, first.share, first.parity) == ("greedy", 4, 3, 0.75, 0.5)
    assert first.interval == pytest.approx((0.3006, 0.9544), abs=1e-4)
    assert (second.bot, second.share) == ("random", 0.25)
    assert [duel.margin for duel in standing.duels] == [0.25, -0.25]


def test_a_margin_is_of_the_seats_a_bot_took() -> None:
    names = ("greedy", "builder", "random")
    contest = replace(CONTEST, bots=names, line_ups=tuple(line_ups(names, 2, "all")), deals=1)
    standing = judge(contest, _won(contest, ["greedy"] * 4 + ["builder", "random"]))
    assert {duel.bot: duel.margin for duel in standing.duels} == {
        "greedy": 0.5,
        "builder": -0.25,
        "random": -0.25,
    }


def test_ratings_follow_the_ranks() -> None:
    standing = judge(CONTEST, _won(CONTEST, ["greedy"] * 6))
    strong, weak = standing.rows
    assert strong.rating is not None
    assert weak.rating is not None
    assert strong.rating > 25 > weak.rating
    assert strong.uncertainty is not None
    assert 0 < strong.uncertainty < 25 / 3


@pytest.mark.parametrize(
    ("pattern", "verdicts"),
    [
        (["greedy", "greedy", "greedy", "random"], [BETTER, WORSE]),
        (["greedy", "random"], [LEVEL, LEVEL]),
    ],
)
def test_a_difference_is_proven_or_ruled_out(pattern: list[str], verdicts: list[str]) -> None:
    contest = replace(CONTEST, deals=200)
    games = _won(contest, (pattern * 200)[:400])
    if verdicts[0] == LEVEL:  # some deals for each side, or there is no spread
        games = _won(contest, (["greedy", "greedy", "random", "random"] * 100)[:400])
    assert [duel.verdict for duel in judge(contest, games, 0.1).duels] == verdicts


def test_few_deals_prove_nothing() -> None:
    standing = judge(CONTEST, _won(CONTEST, ["greedy"] * 6), 0.1)
    assert [duel.verdict for duel in standing.duels] == [OPEN, OPEN]
    assert not is_decided(standing.duels)


@pytest.mark.parametrize(("alone", "seats"), [(1, 4), (2, 4), (1, 6), (1, 2)])
def test_equals_are_called_better_or_worse_in_one_match_of_twenty(alone: int, seats: int) -> None:
    """Deals in which the bots are equally good: a side of so many seats wins its share of the games of a rotation."""
    rng, matches, said = Random(alone * seats), 1000, Counter[str]()
    line_up = ("greedy",) * alone + ("random",) * (seats - alone)
    contest = replace(CONTEST, seats=seats, line_ups=(line_up,))
    games = len(contest.round)
    fair = games * (alone / seats) * (1 - alone / seats) / (games * alone) ** 2
    for _ in range(matches):
        n, total, squares, verdict = 0, 0.0, 0.0, OPEN
        while verdict == OPEN:
            won = sum(rng.random() < alone / seats for _ in range(games))
            margin = won / (games * alone) - 1 / seats
            n, total, squares = n + 1, total + margin, squares + margin * margin
            variance = (squares - total * total / n) / max(1, n - 1)
            verdict = verdict_on(n, total / n, variance, fair, 0.1)
        said[verdict] += 1
    assert said[BETTER] <= matches / 20, said
    assert said[WORSE] <= matches / 20, said


def test_deals_that_look_alike_by_chance_prove_nothing() -> None:
    contest = replace(CONTEST, seats=4, line_ups=(("greedy", "random", "random", "random"),), deals=10)
    games = _won(contest, (["random"] * 3 + ["greedy"]) * 2 + ["random"] * 32)
    assert judge(contest, games, 0.05).duels[0].verdict == OPEN


def test_the_ratings_are_computed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rated: list[int] = []
    monkeypatch.setattr(standing_module, "_rate", lambda _rows, games: rated.append(len(games)))
    file = tmp_path / "games.jsonl"
    line = "arena silverfrost --bots random,greedy --seats 2 --games 12 --sprt 1 --results"
    for _ in range(2):  # the second time the games are in the file
        assert main([*line.split(), str(file), "--lang", "en"]) == 0
    assert rated == [12, 12]


# --- going on after a stop ---


def test_a_contest_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    games = list(hold(CONTEST))
    with Results(file, CONTEST) as results:
        for game in games[:3]:
            results.add(game)
    with file.open("a") as cut:
        cut.write('{"k": 4, "deal"')  # killed while it wrote
    with Results(file, CONTEST) as results:
        assert results.games == games[:3]
        for game in games[3:]:
            results.add(game)
    assert Results(file, CONTEST).games == games


@pytest.mark.parametrize("text", ["hello\n", "\n", "no newline"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text)
    with pytest.raises(Mistake, match="cli-arena-other"):
        Results(file, CONTEST)
    assert file.read_text() == text


def test_a_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with Results(file, CONTEST):
        pass
    with pytest.raises(Mistake, match="cli-arena-other"):
        Results(file, replace(CONTEST, seed=5))


def test_a_file_with_a_broken_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with Results(file, CONTEST):
        pass
    with file.open("a") as broken:
        broken.write('{"k": 7}\n')
    with pytest.raises(Mistake, match="cli-arena-broken"):
        Results(file, CONTEST)
