"""A session: drafts that change nothing until they are taken, knowledge, undo and previews, with the small game."""

from collections.abc import Iterator

import pytest
from tests.small_game import GAME
from tests.small_state import State

from frostwall.core.drive import Streams, setup_rng, start_record
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Record, RecordError
from frostwall.core.rng import Rng
from frostwall.core.session import Draft, Foreseen, Session
from frostwall.core.types import CHANCE, Event, Refusal

SEEDS = range(4)


def begun(seed: int, seats: int = 3) -> Session[State]:
    setup = GAME.setup("plain", seats, setup_rng(str(seed)))
    return Session(GAME, start_record(GAME, setup, Streams(str(seed))), str(seed))


def drafts(session: Session[State], rng: Rng) -> Iterator[Draft[State]]:
    """A random game, one draft at a time; the caller takes them."""
    while actors := session.actors():
        if actors == [CHANCE]:
            yield session.draft_chance(most=1)
        else:
            yield session.draft_move(actors[0], GAME.random_move(session.state, actors[0], rng))


def played(seed: int, count: int | None = None) -> Session[State]:
    session = begun(seed)
    for n, draft in enumerate(drafts(session, Rng(seed))):
        if n == count:
            break
        session.take(draft)
    return session


def seen(session: Session[State]) -> object:
    """All that a session derives from its record."""
    known = [session.known_to(seat).to_json() for seat in range(3)]
    return session.record.write(), GAME.dump(session.state), known, session.chance.counts, session.standing


def lines(draft: Draft[State]) -> list[tuple[int, str]]:
    return [(line.seat, line.text) for line in draft.lines]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_draft_changes_nothing_until_it_is_taken(seed: int) -> None:
    session = played(seed, 8)
    before = seen(session)
    draft = next(drafts(session, Rng(9)))
    assert lines(draft) == lines(next(drafts(session, Rng(9))))
    assert seen(session) == before
    session.take(draft)
    assert session.record.lines[-1:] == draft.lines
    assert session.state is draft.state


@pytest.mark.parametrize("seed", SEEDS)
def test_a_session_read_again_is_the_one_that_was_played(seed: int) -> None:
    session = played(seed)
    assert session.outcome() is not None
    again = Session(GAME, Record.read(session.record.write()), str(seed))
    found, kept = seen(again), seen(session)
    assert isinstance(found, tuple)
    assert isinstance(kept, tuple)
    assert found[:4] == kept[:4]
    assert [step.line for step in again.standing] == [step.line for step in session.standing]


@pytest.mark.parametrize("seed", SEEDS)
def test_one_chance_move_at_a_time_makes_the_same_game_as_all_at_once(seed: int) -> None:
    slowly = played(seed)
    quickly = begun(seed)
    quickly.take(quickly.draft_chance())
    for line in slowly.record.lines:
        if line.seat != CHANCE:
            draft = quickly.draft_moves(line.seat, [line.text])
            assert isinstance(draft, Draft)
            quickly.take(draft)
    assert quickly.record.write() == slowly.record.write()


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_has_learnt_is_folded_from_the_events(seed: int) -> None:
    session = played(seed)
    for seat in range(3):
        known = Knowledge(seat)
        for step in session.record.steps(GAME):
            known.fold(step.events)
        assert session.known_to(seat).to_json() == known.to_json()


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_goes_back_to_where_its_target_says(seed: int) -> None:
    session = begun(seed)
    undone = 0
    for draft in drafts(session, Rng(seed)):
        before = GAME.dump(session.state)
        session.take(draft)
        seat = draft.lines[-1].seat
        target = session.undo_target(seat) if seat != CHANCE else None
        floor = session.record.undo_floor(GAME, seat) if seat != CHANCE else session.last
        assert (target is not None) == (floor < session.last)
        if target is not None and session.before_last_move(seat) == draft.lines[0].seq - 1:
            again = Session(GAME, Record(session.record.header, list(session.record.lines)), str(seed))
            again.take(again.draft_undo(seat, target))
            assert GAME.dump(again.state) == before
            undone += 1
        elif target is None and seat != CHANCE and session.outcome() is None:
            with pytest.raises(RecordError):
                session.draft_undo(seat, draft.lines[0].seq - 1)
    assert undone


@pytest.mark.parametrize("seed", SEEDS)
def test_a_preview_shows_nothing_that_the_seat_cannot_know(seed: int) -> None:
    session = begun(seed)
    revealed = 0
    for draft in drafts(session, Rng(seed)):
        line, step = draft.lines[0], draft.steps[0]
        if line.seat != CHANCE:
            found = session.preview(line.seat, [line.text])
            assert isinstance(found, Foreseen)
            assert not any(event.reveals for event in found.events)
            told = [event.for_viewer(line.seat).to_json() for event in before_reveal(step.events)]
            assert [event.to_json() for event in found.events] == told
            revealed += found.stopped == "reveal"
        session.take(draft)
    assert revealed


def before_reveal(events: list[Event]) -> list[Event]:
    at = next((n for n, event in enumerate(events) if event.reveals), len(events))
    return events[:at]


def test_moves_are_made_all_or_none() -> None:
    session = played(1, 8)
    while session.actors() == [CHANCE]:
        session.take(session.draft_chance())
    before = session.record.write()
    found = session.draft_moves(session.actors()[0], ["no such move"])
    assert isinstance(found, Refusal)
    assert found.code == "UNKNOWN_TEXT"
    assert session.record.write() == before
