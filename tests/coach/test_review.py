"""The coach on stored games: its sums are right, it sees what was missed, and it does not care how its work is cut."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.play import golden

from frostwall import coach
from frostwall.cli.main import main
from frostwall.coach.review import Decision, Looking, Option
from frostwall.core.game import Game
from frostwall.core.record import Line, Record, RecordError, game_of
from frostwall.core.search import Judged
from frostwall.core.types import SPECTATOR, Move
from frostwall.games import games
from frostwall.lab.review.telling import Telling

QUICK = coach.Effort(worlds=2, nodes=6, compared=4, turns=2)
CAREFUL = coach.Effort(worlds=4, nodes=12, compared=12, turns=1)
NAMES = ["base-4-trade", "brotherhood-4", "silverfrost-2"]


def opened(name: str, lines: int) -> tuple[Record, Game[Any]]:
    record = golden(name)
    return Record(record.header, record.lines[:lines]), game_of(record, games)


@pytest.mark.parametrize("name", NAMES)
def test_start_luck_and_moves_lead_to_the_end(name: str) -> None:
    record, game = opened(name, 60)
    found = coach.review(record, game, QUICK)
    assert [moment.line for moment in found.moments] == list(range(61))
    for moment in found.moments:
        assert sum(moment.shares) == pytest.approx(1)
    for seat in found.seats:
        assert seat.start + seat.luck + seat.play + seat.others == pytest.approx(seat.end)
        assert seat.start == pytest.approx(found.moments[0].shares[seat.seat])
    assert {each.line for each in found.decisions} <= {line.seq for line in record.lines if line.seat >= 0}
    assert all(each.loss >= 0 and each.gain >= 0 for each in found.decisions)


@pytest.mark.parametrize("name", ["base-3", "silverfrost-2", "silverfrost-1"])
def test_the_end_is_what_the_game_was_worth(name: str) -> None:
    record = golden(name)
    game = game_of(record, games)
    found = coach.look(record, game, QUICK, first=len(record.effective()))
    outcome = game.outcome(record.fold(game))
    assert outcome is not None
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(record.header.seats)]
    assert list(found.moments[-1].shares) == pytest.approx(won)


def test_whoever_does_not_take_a_won_game_has_made_a_mistake() -> None:
    missed, game, best = _won_game_not_taken()
    (found,) = coach.look(missed, game, CAREFUL, first=len(missed.lines)).decisions
    assert found.played.text == missed.lines[-1].text
    assert found.is_mistake
    assert found.best.text == best


def test_a_move_that_no_event_tells_of_is_named_by_its_kind() -> None:
    """Whoever ends the turn is not told of: the event is the next turn's, and is left out."""
    missed, game, _ = _won_game_not_taken()
    seat = missed.lines[-1].seat
    review = coach.gather(missed, [coach.look(missed, game, CAREFUL, first=len(missed.lines) - 1)])
    telling = Telling(review, game, "en")
    (entry,) = telling.mistakes(seat)
    assert entry.did == f"{telling.names[seat]} chooses “end the turn”."
    assert "Better: " + telling.names[seat] in entry.note


def test_a_find_says_what_would_have_been_obvious() -> None:
    record, game = opened("base-4-trade", 20)
    first = record.lines[0]
    others = [text for m in game.legal_moves(record.new_game(game), first.seat) if (text := game.text(m))]
    plain = next(text for text in others if text != first.text)
    options = (Option(first.text, 0.5), Option(others[-1], 0.45), Option(plain, 0.4))
    find = Decision(first.seq, 0, first.seat, options[0], options, 0.0, 0.5 - 0.4, 0.01)
    look = coach.look(record, game, coach.Effort(worlds=1, nodes=2, compared=2, turns=1), stop=1)
    moments = (look.moments[0], replace(look.moments[0], line=first.seq, by=first.seat))
    for decision, note in (
        (find, f"obvious move: Seat {first.seat} founds a settlement at intersection {plain.split()[1]}."),
        (replace(find, options=options[:2]), "Worth 10% more than the obvious move."),
    ):
        telling = Telling(coach.gather(record, [coach.Part(moments, (decision,))]), game, "en")
        (entry,) = telling.finds(first.seat)
        assert entry.note.endswith(note)
        assert entry.place == "Before the first turn, line 1:"


def test_what_chance_made_is_said_to_be_luck() -> None:
    record, game = opened("base-4-trade", 80)
    review = coach.review(record, game, coach.Effort(worlds=1, nodes=6, compared=4, turns=2))
    by = {line.seq: line.seat for line in record.lines}
    told = dict(zip(sorted(review.turning), Telling(review, game, "en").turning(), strict=True))
    assert {by[line] < 0 for line in told} == {True, False}
    for line, entry in told.items():
        assert entry.place.endswith(f"line {line}, by chance:" if by[line] < 0 else f"line {line}:")


def _won_game_not_taken() -> tuple[Record, Game[Any], str]:
    """In the last turn, where its seat wins, it ends the turn as soon as it may; and what it should have done."""
    record = golden("base-4-random")
    game = game_of(record, games)
    lines = record.effective()
    turn = record.fold(game).turn
    at, ends = next(
        (at, ends)
        for at in range(len(lines) - 20, len(lines))
        if (ends := _ending(game, Record(record.header, lines[:at]).fold(game), lines[at].seat, turn))
    )
    line = lines[at]
    missed = Line(at + 1, line.seat, game.text(ends), {})
    return Record(record.header, [*lines[:at], missed]), game, line.text


def _ending(game: Game[Any], s: Any, seat: int, turn: int) -> Move | None:
    """The move that ends this turn, if it is this turn and this seat decides."""
    for move in game.legal_moves(s, seat) if seat >= 0 and s.turn == turn else []:
        after = s.clone()
        game.apply(after, seat, move)
        if after.turn != s.turn:
            return move
    return None


def test_parts_make_the_whole_however_it_is_cut() -> None:
    record, game = opened("base-4-trade", 30)
    whole = coach.review(record, game, QUICK)
    parts = [coach.look(record, game, QUICK, first, first + 7) for first in range(0, 31, 7)]
    sent = [coach.part_from_json(json.loads(json.dumps(coach.part_to_json(part)))) for part in parts]
    assert coach.document(coach.gather(record, sent), game) == coach.document(whole, game)


def test_a_game_turns_by_chance_or_by_choice() -> None:
    """Asking for a roll changes nothing, however the estimates waver: with one world they waver much."""
    record, game = opened("base-4-trade", 80)
    found = coach.review(record, game, coach.Effort(worlds=1, nodes=6, compared=4, turns=2))
    texts = {line.seq: line for line in record.lines}
    assert found.turning
    assert all(texts[line].text != "roll" for line in found.turning)
    chosen = {each.line for each in found.decisions}
    assert all(texts[line].seat < 0 or line in chosen for line in found.turning)


class Scripted:
    """Finds one move better by what it is told, look for look."""

    def __init__(self, search: Any, better: str, other: str, gains: list[float]) -> None:
        self.mind = search.mind
        self.better = search.mind.game.parse(better)
        self.other = search.mind.game.parse(other)
        self.gains = gains
        self.looks: list[tuple[int, int, int]] = []  # moves, worlds and turns of each comparison
        self.later: list[Move | None] = []  # what follows the others in each comparison

    def judge(self, _view: Any, _clock: Any, effort: Any) -> list[Judged]:
        self.looks.append((0, effort.nodes, effort.turns))
        return [Judged(move, 0.5, 0.0, 0.0, 8) for move in (self.better, self.other)]

    def compare(
        self, _view: Any, moves: list[Move], worlds: int, turns: int, _seed: int, later: Move | None = None
    ) -> list[Judged]:
        self.looks.append((len(moves), worlds, turns))
        self.later.append(later)
        gain = self.gains[len(self.looks) - 2]
        return [
            Judged(move, 0.5 + ahead, ahead, 0.01 if ahead else 0.0, worlds)
            for move in moves
            for ahead in [gain if move == self.better else 0.0]
        ]


def scripted(gains: list[float], is_find: bool = False) -> tuple[Decision, Scripted]:
    """The second decision of a game of Silverfrost, and who judged it. The better move is another one; for a find it
    is the one that was made."""
    record, game = opened("silverfrost-2", 60)
    at = next(n for n, line in enumerate(record.lines, 1) if line.seat >= 0 and line.text.startswith("place"))
    played = record.lines[at - 1]
    before = Record(record.header, record.lines[: at - 1]).fold(game)
    legal = [game.text(move) for move in game.legal_moves(before, played.seat)]
    other = next(text for text in legal if text.startswith("place") and text != played.text)
    better, worse = (played.text, other) if is_find else (other, played.text)
    looking = Looking(record, game, coach.Effort(worlds=1, nodes=6, compared=4))
    looking.search = script = Scripted(looking.search, better, worse, gains)  # type: ignore[assignment]
    looking.go(at, at + 1, None)
    (decision,) = looking.decisions
    return decision, script


def test_a_mistake_is_looked_at_again_three_times_as_far_ahead() -> None:
    decision, script = scripted([0.1, 0.08, 0.08])
    ahead = script.looks[0][2]
    assert ahead == 6  # as far as the bot of this table looks
    assert script.looks[1][1:] == (4, ahead)
    assert script.looks[2] == (2, 4, 3 * ahead)
    assert decision.is_mistake
    assert decision.best.text == script.mind.game.text(script.better)


def test_a_move_costs_only_what_it_spoils() -> None:
    """The better move follows the other, if it still may; but what makes no sense after it costs nothing more."""
    less, mistake = scripted([0.1, 0.08, 0.04])
    assert mistake.later == [None, None, mistake.better]
    more, _ = scripted([0.1, 0.08, 0.2])
    chance = mistake.mind.chance
    assert less.is_mistake
    assert less.loss == pytest.approx(chance(0.54) - chance(0.5))
    assert more.loss == pytest.approx(chance(0.58) - chance(0.5))
    less, find = scripted([0.1, 0.08, 0.04], is_find=True)
    assert find.later == [None, None, find.better]
    more, _ = scripted([0.1, 0.08, 0.2], is_find=True)
    assert less.is_find
    assert less.gain < more.gain == pytest.approx(chance(0.58) - chance(0.5))


@pytest.mark.parametrize("gains", [[0.1, -0.05], [0.1, 0.08, -0.05]])
@pytest.mark.parametrize("is_find", [False, True])
def test_what_is_none_in_the_long_run_is_neither_mistake_nor_find(gains: list[float], is_find: bool) -> None:
    decision, script = scripted(gains, is_find)
    assert len(script.looks) == 1 + len(gains)
    assert not decision.is_mistake
    assert not decision.is_find
    assert decision.loss == decision.gain == 0


def test_a_loss_is_a_difference_of_chances_to_win() -> None:
    """A position of Silverfrost is worth points; a review speaks of wins."""
    decision, script = scripted([0.1, 0.08, 0.08])
    chance = script.mind.chance
    assert decision.loss == pytest.approx(chance(0.58) - chance(0.5))
    assert decision.loss > 0.08
    assert decision.best.value - decision.played.value == pytest.approx(decision.loss)
    assert decision.error == pytest.approx(0.01 * decision.loss / 0.08)


def test_a_small_loss_is_not_looked_at_again() -> None:
    decision, script = scripted([0.005])
    assert len(script.looks) == 2
    assert not decision.is_mistake


def test_what_was_undone_is_nobodys_mistake() -> None:
    record = golden("base-4-undo")
    game = game_of(record, games)
    counting = {line.seq for line in record.effective()}
    undone = next(n for n, line in enumerate(record.lines) if line.seq not in counting)
    found = coach.look(record, game, QUICK, max(0, undone - 3), undone + 4)
    assert {each.line for each in found.moments} <= counting | {0}


def test_what_a_viewer_may_not_read_cannot_be_reviewed() -> None:
    record = golden("base-4-trade")
    game = game_of(record, games)
    masked = record.for_viewer(game, SPECTATOR, public_when_over=False)
    with pytest.raises(RecordError):
        coach.review(masked, game, QUICK)


# --- the command ------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    record, _ = opened("base-4-trade", 24)
    path = tmp_path / "game.rec"
    path.write_text(record.write(), encoding="utf-8")
    return path


def test_the_command_prints_a_review_and_writes_a_page(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.html"
    assert main(["review", str(file), "--nodes", "4", "--html", str(page)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Review of a game of A Game of Thrones Catan")
    assert "Turning points" in told
    assert "Lost by mistakes” is the sum" in told
    assert "the curve knows every card" in " ".join(told.split())
    text = page.read_text(encoding="utf-8")
    assert text.count('class="curve c') == 2 * 4  # a curve and its sign in the legend for each seat
    assert "http" not in text.replace("http-equiv", "")


def test_the_command_wraps_at_the_width_of_the_terminal(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    widths = {}
    for columns in (60, 100, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert main(["review", str(file), "--nodes", "4"]) == 0
        widths[columns] = max(map(len, capsys.readouterr().out.splitlines()))
    assert widths[60] <= 60 < widths[100] <= 100
    assert widths[200] == widths[100]


def test_the_command_writes_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--nodes", "4", "--json", "-"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["format"] == 1
    assert len(found["moments"]) == 25
    assert {each["line"] for each in found["told"]} >= set(found["turning"])


@pytest.mark.parametrize("nodes", ["1", "many", "10001"])
def test_a_wrong_number_of_nodes_is_one_sentence(
    file: Path, nodes: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(file), "--nodes", nodes]) == 2
    assert capsys.readouterr().err.count("\n") == 1
