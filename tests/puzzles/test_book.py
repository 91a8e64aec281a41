"""The puzzles that come with the games: each can be replayed, has one best move, and gives away nothing hidden."""

from collections import Counter
from typing import Any

import pytest
from tests.message_files import COMPLETE, language

from frostwall import puzzles
from frostwall.core.record import Replay, game_of
from frostwall.core.rng import Rng
from frostwall.core.session import Session
from frostwall.core.types import Refusal
from frostwall.games import games
from frostwall.puzzles import mine

NAMES = [box.name for box in games.boxes() if box.puzzles is not None]
LEAST = 60
MUTE = 4  # puzzles in whose favour nothing is said but that the bot would do it
LARGEST = 400_000  # characters of a file


@pytest.mark.parametrize("name", NAMES)
def test_there_are_enough_of_every_theme_and_level(name: str) -> None:
    face = games.box(name).puzzles
    assert face is not None
    book = puzzles.book(name)
    assert len(book.puzzles) >= LEAST
    assert len({puzzle.id for puzzle in book.puzzles}) == len(book.puzzles)
    assert {puzzle.theme for puzzle in book.puzzles} == set(face.themes)
    levels = Counter(puzzle.level for puzzle in book.puzzles)
    assert all(levels[level] >= 10 for level in puzzles.LEVELS), levels
    assert len(book.write()) < LARGEST
    assert puzzles.read(book.write()) == book
    rules = {book.record(puzzle).header.rules for puzzle in book.puzzles}
    assert {table.rules for table in face.tables} == rules


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", COMPLETE)
def test_every_theme_has_words(name: str, lang: str) -> None:
    face = games.box(name).puzzles
    assert face is not None
    words = language(lang, name)
    for theme in face.themes:
        assert f"learn-puzzle-theme-{theme}" in words
        assert f"learn-puzzle-theme-{theme}-help" in words


@pytest.mark.parametrize("name", NAMES)
def test_every_puzzle_replays_to_a_decision_with_one_best_move(name: str) -> None:
    face = games.box(name).puzzles
    assert face is not None
    book = puzzles.book(name)
    by_record: dict[int, list[puzzles.Puzzle]] = {}
    for puzzle in book.puzzles:
        by_record.setdefault(puzzle.record, []).append(puzzle)
    assert sorted(by_record) == list(range(len(book.records)))
    for found in by_record.values():
        found.sort(key=lambda each: each.line)
        record = book.record(found[-1])
        game = game_of(record, games)
        replay: Replay[Any] = Replay(record, game)
        scene = game.scene(record.header.to_setup())
        done = 0
        for puzzle in found:
            while done < puzzle.line:
                replay.step()
                done += 1
            _check(game, replay.state, scene, face, puzzle)


def _check(game: Any, state: Any, scene: Any, face: Any, puzzle: puzzles.Puzzle) -> None:
    assert puzzle.seat in game.actors(state)
    gists = []
    for option in puzzle.options:
        move = game.judge(state, puzzle.seat, option.text)
        assert not isinstance(move, Refusal), (puzzle.id, option, move)
        gists.append(face.gist(game.fields(move)))
    assert len(set(map(str, gists))) == len(gists), puzzle.id
    best = game.fields(game.parse(puzzle.best.text))
    assert face.theme(scene, game.view(state, puzzle.seat), best) == puzzle.theme
    values = [option.value for option in puzzle.options]
    assert values == sorted(values, reverse=True)
    proof = puzzle.proof
    assert proof.gap >= mine.GAP
    assert proof.gap >= mine.SURE * proof.error
    assert abs(values[0] - values[1] - proof.gap) < 0.001
    level = "easy" if puzzle.found >= mine.EASY else "medium" if puzzle.found >= mine.MEDIUM else "hard"
    assert puzzle.level == level


@pytest.mark.parametrize("name", NAMES)
def test_answers_are_judged_from_what_the_seat_knows(name: str, soak: bool) -> None:
    """In a world that the seat cannot tell from the true one, it sees the same and is told the same."""
    book = puzzles.book(name)
    for puzzle in book.puzzles if soak else book.puzzles[:: len(book.puzzles) // 6]:
        session: Session[Any] = puzzles.position(name, puzzle.id)
        right = puzzles.answer(session, puzzle, puzzle.best.text)
        wrong = puzzles.answer(session, puzzle, puzzle.next.text)
        assert not isinstance(right, Refusal)
        assert not isinstance(wrong, Refusal)
        assert (right.right, right.cost) == (True, 0)
        assert wrong.right is False
        assert wrong.cost == wrong.best.percent - wrong.next.percent
        assert wrong.cost >= 100 * mine.GAP - 1
        assert right.reasons
        seen = session.game.view(session.state, puzzle.seat)
        session.state = session.game.determinize(
            session.state, puzzle.seat, Rng(7), session.known_to(puzzle.seat)
        )
        assert session.game.view(session.state, puzzle.seat) == seen
        again = puzzles.answer(session, puzzle, puzzle.best.text)
        assert not isinstance(again, Refusal)
        assert again.reasons == right.reasons
        assert again.best == right.best


@pytest.mark.parametrize("name", NAMES)
def test_nearly_every_best_move_has_a_reason(name: str) -> None:
    mute: list[str] = []
    for puzzle in puzzles.book(name).puzzles:
        verdict = puzzles.answer(puzzles.position(name, puzzle.id), puzzle, puzzle.best.text)
        assert not isinstance(verdict, Refusal)
        if [each.key for each in verdict.reasons] == ["bot"]:
            mute.append(f"{puzzle.id} {puzzle.best.text}")
    assert len(mute) <= MUTE, mute


def test_an_illegal_answer_is_refused() -> None:
    first = puzzles.book("watch").puzzles[0]
    assert isinstance(puzzles.answer(puzzles.position("watch", first.id), first, "no such move"), Refusal)
    with pytest.raises(puzzles.NoPuzzles):
        puzzles.position("watch", "nosuchid")
    with pytest.raises(puzzles.NoPuzzles):
        puzzles.book("chess")
