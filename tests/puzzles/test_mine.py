"""Mining puzzles, and looking at those that came with the games once more."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from frostwall import about, puzzles
from frostwall.core import net_file
from frostwall.core.drive import seat_view
from frostwall.core.record import Record, game_of
from frostwall.core.rng import Rng
from frostwall.core.search import Search
from frostwall.core.session import Session
from frostwall.core.types import CHANCE
from frostwall.games import games
from frostwall.games.box import Preset
from frostwall.puzzles.mine import Miner

NAMES = [box.name for box in games.boxes() if box.puzzles is not None]
TINY = puzzles.Care(nodes=8, again=3, all=2, few=3, last=3)
SEED = 4711  # of worlds that no puzzle was verified in


def _gap(
    name: str, puzzle: puzzles.Puzzle, worlds: int, turns: int, made_up: bool = False
) -> tuple[float, float]:
    """What the best move promises beyond the next one in other worlds, and the error of that. It may follow the next
    one, if that is to be made up for."""
    session: Session[Any] = puzzles.position(name, puzzle.id)
    brain = games.box(name).brains[session.record.header.rules]()
    net = net_file.read(brain.net.read_bytes(), brain.net.name, brain.mind.encoder, brain.mind.version)
    search: Search[Any] = Search(brain.mind, net)
    view = seat_view(session.game, session.state, puzzle.seat, Rng(SEED), session.known_to(puzzle.seat))
    moves = [session.game.parse(option.text) for option in puzzle.options[:2]]
    other = search.compare(view, moves, worlds, turns, SEED, later=moves[0] if made_up else None)[1]
    return -other.gain, other.error


@pytest.mark.parametrize("name", NAMES)
def test_other_worlds_say_the_same(name: str) -> None:
    book = puzzles.book(name)
    clearest = max(book.puzzles, key=lambda each: each.proof.gap - 4 * each.proof.error)
    worlds, turns = (100, clearest.proof.turns) if about.compiled() else (12, 4)
    gap, error = _gap(name, clearest, worlds, turns)
    assert gap > 2 * error, (clearest.id, gap, error)


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_verified_again(name: str) -> None:
    book = puzzles.book(name)
    for puzzle in book.puzzles[::7]:
        gap, error = _gap(name, puzzle, 300, puzzle.proof.turns)
        assert gap > 0, puzzle.id
        assert gap + 4 * error > puzzle.proof.gap - 4 * puzzle.proof.error, (puzzle, gap, error)
        gap, error = _gap(name, puzzle, 300, puzzle.proof.turns, made_up=True)
        assert gap > 0, (puzzle, gap, error)


def test_what_may_as_well_be_done_after_the_roll_is_no_puzzle() -> None:
    """The quick player never gets round to the card after its roll, so playing the card first seems far better."""
    text = (Path(__file__).parent / "now-or-later.rec").read_text(encoding="utf-8")
    record = Record.read(text)
    session: Session[Any] = Session(game_of(record, games), record, "now or later")
    (seat,) = session.actors()
    miner = Miner("watch", Preset("base", 4), replace(TINY, few=80))
    view = seat_view(session.game, session.state, seat, Rng(SEED), session.known_to(seat))
    card, roll = (session.game.parse(move) for move in ("roads", "roll"))
    other = miner.search.compare(view, [card, roll], 80, miner.turns, SEED)[1]
    assert other.gain < -0.1
    assert -other.gain > 4 * other.error  # clear, but for the order
    assert not miner.is_more_than_order(view, card, [card, roll], SEED)


def test_what_can_no_longer_follow_is_not_made_in_the_next_turn() -> None:
    """Alone against Claw the seat's next turn comes as soon as the valley is full again."""
    session = puzzles.position("silverfrost", "0c544b16")
    (seat,) = session.actors()
    miner = Miner("silverfrost", Preset("standard", 1), TINY)
    view = seat_view(session.game, session.state, seat, Rng(SEED), session.known_to(seat))
    use, end = (session.game.parse(move) for move in ("use 5 0", "end"))
    alone, made_up = (miner.search.compare(view, [use, end], 8, 4, SEED, later) for later in (None, use))
    assert alone[1].gain < 0
    assert (made_up[1].gain, made_up[1].error) == (alone[1].gain, alone[1].error)


def test_an_answer_is_not_given_to_another_question() -> None:
    """The same words may answer a later one in the same turn; what is done of one's own accord may wait."""
    snow = puzzles.position("silverfrost", "0c544b16")
    mind = games.box("silverfrost").brains["standard"]().mind
    for text, waits in ("yes", False), ("option 1", False), ("use 5 0", True):
        assert mind.may_wait(snow.state, snow.game.parse(text)) == waits, text
    watch = games["watch"]
    mind = games.box("watch").brains["base"]().mind
    founding = watch.new_game(watch.setup("base", 4, Rng(SEED)))
    while watch.actors(founding) == [CHANCE]:
        watch.apply(founding, CHANCE, watch.chance(founding)[0][0])
    assert not mind.may_wait(founding, watch.legal_moves(founding, watch.actors(founding)[0])[0])
    text = (Path(__file__).parent / "now-or-later.rec").read_text(encoding="utf-8")
    assert mind.may_wait(Record.read(text).fold(watch), watch.parse("roads"))


def test_mining_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = puzzles.gather("watch", tmp_path / "whole", 2, seed=3, care=TINY)
    first = puzzles.gather("watch", tmp_path / "parts", 1, seed=3, care=TINY)
    both = puzzles.gather("watch", tmp_path / "parts", 2, seed=3, care=TINY)
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()
    assert both == whole
    assert {each.id for each in first.puzzles} <= {each.id for each in both.puzzles}
    assert puzzles.read(both.write()) == both


def test_a_game_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    puzzles.keep(puzzles.book("watch"), file)
    whole = file.read_bytes()
    parts = puzzles.Kept(file, "watch").parts
    for cut in (1, 20):
        file.write_bytes(whole[:-cut])
        kept = puzzles.Kept(file, "watch")
        assert kept.parts == parts[:-1]
        kept.write()
        kept.add(parts[-1])
        assert file.read_bytes() == whole


def test_the_games_of_another_search_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    puzzles.gather("watch", file, 0, seed=3, care=TINY)
    whole = file.read_text()
    with pytest.raises(puzzles.OtherGames):
        puzzles.gather("silverfrost", file, 0, seed=3, care=TINY)
    with pytest.raises(puzzles.OtherGames):
        puzzles.gather("watch", file, 0, seed=4, care=TINY)
    with pytest.raises(puzzles.OtherGames):
        puzzles.gather("watch", file, 0, seed=3)
    with pytest.raises(puzzles.OtherGames):
        puzzles.keep(puzzles.book("watch"), file)
    assert file.read_text() == whole


@pytest.mark.parametrize("text", ["hello\n", "\n", "no newline", "[]\n", '["base", "", []]\n'])
def test_a_file_of_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.write_text(text)
    with pytest.raises(puzzles.OtherGames):
        puzzles.gather("watch", file, 0)
    assert file.read_text() == text


def test_puzzles_are_looked_at_again() -> None:
    """What stands keeps its name, position and answer, and gets a new proof; a false puzzle is dropped."""
    whole = puzzles.book("silverfrost")
    clearest = max(whole.puzzles, key=lambda each: each.proof.gap)
    worst_first = replace(clearest, options=tuple(reversed(clearest.options)))
    care = puzzles.Care(all=4, few=8, last=12)
    seen: list[tuple[int, int]] = []
    book = replace(whole, puzzles=(worst_first, clearest))
    found = puzzles.again(book, 5, care, lambda done, total: seen.append((done, total)))
    assert seen == [(1, 2), (2, 2)]
    assert len(found.records) == 1
    (one,) = found.puzzles
    assert (one.id, one.line, one.seat, one.theme) == (
        clearest.id,
        clearest.line,
        clearest.seat,
        clearest.theme,
    )
    assert one.best.text == clearest.best.text
    assert one.proof != clearest.proof
    assert one.proof.worlds == care.last
    assert found.record(one).lines == whole.record(clearest).lines
    assert puzzles.again(book, 5, care) == found


@pytest.mark.parametrize("name", NAMES)
def test_mining_goes_on_from_a_book(name: str, tmp_path: Path) -> None:
    book = puzzles.book(name)
    for _ in range(2):  # what came from a book may be written again
        puzzles.keep(book, tmp_path / "kept")
    assert puzzles.gather(name, tmp_path / "kept", len(book.records), seed=7) == book
    assert puzzles.gather(name, tmp_path / "kept", len(book.records), seed=7) == book
    with pytest.raises(puzzles.OtherGames):
        puzzles.gather(name, tmp_path / "kept", len(book.records), seed=8)
