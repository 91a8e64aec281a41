"""Pairs of tables that one viewer must not be able to tell apart: the same public history, other hidden cards.

Either the second table has a record of its own that reads the same to the viewer (`other_history`), or its position is
re-dealt in memory (`redealt`).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal

from frostwall.core.drive import setup_rng
from frostwall.core.game import Game
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Line, Record, RecordError, Replay
from frostwall.core.types import CHANCE, SPECTATOR, Refusal, Seat
from frostwall.server import wire
from frostwall.server.store import GuestRow, LineRow, Store, TableRow
from frostwall.server.table.document import SeatDocument, TableDocument
from frostwall.server.table.guests import token_hash
from frostwall.server.table.match import Match
from frostwall.server.workers import Choice, Job

SEED: Final = "5ca1ab1e" * 4
WATCHER: Final = "gwatching"
HIDDEN_LINES: Final = 8  # of a record that are tried to be changed
Told = tuple[list[list[Any]], list[str]]


@dataclass
class Twin:
    """A table, what its viewer is, and the other table: another record, or another position."""

    id: str
    game: Game[Any]
    record: Record
    viewer: Seat
    other: Record
    world: Any = None

    @property
    def guest(self) -> str:
        return WATCHER if self.viewer == SPECTATOR else guest_id(self.viewer)


def guest_id(seat: Seat) -> str:
    return f"gseat{seat}"


def token_of(guest: str) -> str:
    return f"token-of-{guest}"


class EchoBots:
    """Nobody thinks: what a bot process would have been sent comes back as the answer."""

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def choose(self, job: Job, owner: str = "") -> Choice:
        return Choice(token_hash(job.message().decode()), job.bot)


# --- games --------------------------------------------------------------------------------------------


def played(game: Game[Any], rules: str, seats: int, most: int, rng: Random) -> Record:
    """A game played at random for some lines."""
    setup = game.setup(rules, seats, setup_rng(SEED))
    record = Record.start(game, setup, names=[f"Seat {seat}" for seat in range(seats)])
    match = Match(game, record, SEED)
    match.take(match.draft_chance())
    while match.outcome() is None and match.last < most:
        seat = rng.choice(match.actors())
        draft = match.draft_moves(seat, [game.text(game.random_move(match.state, seat, rng))])
        assert not isinstance(draft, Refusal)
        match.take(draft)
    return record


def position(game: Game[Any], record: Record, near: int) -> Record | None:
    """The record up to a line near this one after which people are to move."""
    for last in range(min(near, len(record.lines)), 0, -1):
        cut = Record(record.header, record.lines[:last])
        state = cut.fold(game)
        if game.outcome(state) is None and CHANCE not in game.actors(state):
            return cut
    return None


def _told(game: Game[Any], record: Record, viewer: Seat, like: list[list[Any]] | None = None) -> Told | None:
    """The viewer's events and lines; None as soon as they differ from the given ones, or a line is not legal."""
    replay = Replay(record, game)
    events: list[list[Any]] = []
    try:
        for n in range(len(record.lines)):
            events.append([event.for_viewer(viewer).to_json() for event in replay.step().events])
            if like is not None and events[n] != like[n]:
                return None
    except RecordError:
        return None
    return events, [line.text for line in record.for_viewer(game, viewer).lines]


def other_history(game: Game[Any], record: Record, viewer: Seat, rng: Random) -> Record | None:
    """Another legal record that tells this viewer the same, line by line and event by event."""
    told = _told(game, record, viewer)
    assert told is not None
    hidden = [n for n, text in enumerate(told[1]) if "?" in text.split()]
    found: Record | None = None
    for n in reversed(hidden[-HIDDEN_LINES:]):
        now = found if found is not None else record
        line = now.lines[n]
        state = now.fold(game, n)
        if line.seat == CHANCE:
            moves = [move for move, _ in game.chance(state)]
        else:
            moves = game.legal_moves(state, line.seat)
        others = [game.text(move) for move in moves if game.text(move) != line.text]
        rng.shuffle(others)
        for text in others[:3]:
            lines = [*now.lines]
            lines[n] = Line(line.seq, line.seat, text, line.notes)
            changed = Record(record.header, lines)
            if _told(game, changed, viewer, told[0]) == told:
                found = changed
                break
    return found


def redealt(game: Game[Any], record: Record, viewer: Seat, rng: Random) -> Any:
    """The position with everything hidden from this viewer dealt anew, by what it has learnt."""
    known = Knowledge(viewer)
    state = None
    replay = Replay(record, game)
    for _ in record.lines:
        known.fold(replay.step().events)
    state = replay.state
    return game.determinize(state, viewer, rng, known)


# --- tables -------------------------------------------------------------------------------------------


def _document(table: str, record: Record, stage: Literal["playing", "over"]) -> TableDocument:
    head = record.header
    names = head.names or [f"Seat {seat}" for seat in range(head.seats)]
    people = [SeatDocument(kind="person", name=name, guest=guest_id(seat)) for seat, name in enumerate(names)]
    return TableDocument(
        id=table,
        game=head.game,
        rules=head.rules,
        options=dict(head.options),
        settings=wire.Settings(listed=True, bot_pause=0),
        seats=people,
        host=guest_id(0),
        stage=stage,
        guests={guest_id(seat): name for seat, name in enumerate(names)},
    )


async def store_tables(
    url: str, tables: Sequence[tuple[str, Record]], now: float, over: Collection[str] = ()
) -> None:
    """A database in which these games are being played; those of the tables named in `over` have ended."""
    store = Store(url)
    await store.open()
    try:
        for guest in [*(guest_id(seat) for seat in range(6)), WATCHER]:
            await store.add_guest(GuestRow(guest, token_hash(token_of(guest)), guest, now, now))
        for table, record in tables:
            ended = table in over
            document = _document(table, record, "over" if ended else "playing")
            row = TableRow(
                id=table,
                game=record.header.game,
                stage=document.stage,
                listed=True,
                invite=f"invite{table}",
                seed=record.header.seed if ended and record.header.seed else SEED,
                header=Record(record.header).write(),
                document=document.model_dump_json(),
                created=now,
                touched=now,
            )
            lines = [LineRow(line.seq, line.seat, line.text, "", now) for line in record.lines]
            await store.add_table(row, lines)
            for guest in document.guests:
                await store.join(table, guest)
    finally:
        await store.close()
