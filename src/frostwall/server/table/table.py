"""One table: its document, its game, who listens, what is remembered. Read here, changed elsewhere.

Every change goes through `telling` (stored first, told afterwards), and every message through the table's one task
(`actor`). Not here: what seats ask (moving, seating), votes, caretakers and clocks (care), what a game allows (match).
"""

import asyncio
import contextlib
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from frostwall.core.game import Game
from frostwall.core.record import Header, Line, Record
from frostwall.core.types import SPECTATOR, Seat
from frostwall.server import wire
from frostwall.server.store.store import ChatRow, LineRow, Store, TableRow
from frostwall.server.table.document import Guest, Refusing, TableDocument, game_with, shown_header
from frostwall.server.table.match import Match
from frostwall.server.table.presence import Presence
from frostwall.server.workers.pool import Workers

KEPT_ANSWERS: Final = 300
KEPT_CHAT: Final = 200
NOTICE: Final = "\x1e"  # what the table says itself begins with this; no guest's text can
RETURNING: Final = 300.0  # seconds after a start of the server in which nobody's absence has consequences
MOST_GUESTS: Final = 60  # who have a place in a table's document


class House(Protocol):
    """What a table needs of the server it stands in."""

    store: Store
    workers: Workers
    clock: Callable[[], float]
    on_point: Callable[[str], None]
    registry: Mapping[str, Game[Any]]
    sets: Mapping[str, Path]
    hinted: set[str]  # guests for whom a bot thinks about a hint: one at a time each
    gone: set[str]  # guests who have been forgotten
    began: float  # when the server started

    async def make_rematch(self, table: "Table", guest: Guest) -> str: ...
    async def delete_table(self, table: "Table") -> None: ...


class Listener(Protocol):
    """A socket that follows this table."""

    guest: str
    name: str
    viewer: Seat

    def send(self, data: str) -> None:
        """Never waits; a listener that cannot keep up is dropped by its socket."""


@dataclass
class Later:
    """An answer that takes a while: the table goes on meanwhile."""

    answer: Awaitable[wire.Answer]


Handler = Callable[["Table", Guest, Any], Awaitable[wire.Answer | Later]]


class Table:
    def __init__(self, hub: House, row: TableRow) -> None:
        self.hub = hub
        self.row = row
        self.doc = TableDocument.model_validate_json(row.document)
        self.match: Match | None = None
        self.chat: list[wire.ChatShape] = []
        self.chat_count = 0
        self.listeners: list[Listener] = []
        self.presence = Presence(hub.clock)
        self.since: dict[Seat, float] = {}  # when the clock of a seat began to run
        self.thought: dict[Seat, float] = {}  # about the open decision, before a caretaker came
        self.overdue: set[Seat] = set()  # whose move clock ran out
        self.version = int(hub.clock() * 1000)
        self._known: OrderedDict[tuple[str, str], wire.Answer] = OrderedDict()
        self.in_doubt = False  # the store did not say whether a write was made
        self.touched = hub.clock()
        self.ticked = hub.clock()  # when it last looked at its clocks

    @property
    def id(self) -> str:
        return self.row.id

    # --- life ---

    async def load(self) -> None:
        """Everything from the store, as after a restart."""
        row = await self.hub.store.table(self.row.id)
        if row is None:
            raise Refusing("NO_SUCH_TABLE")
        self.row = row
        self.doc = TableDocument.model_validate_json(row.document)
        self.match = None
        if "set" in self.doc.options:  # opened once, and not while everybody waits
            with contextlib.suppress(Refusing):
                await asyncio.to_thread(self.game)
        if row.header is not None and self.doc.stage != "lobby":
            rows = await self.hub.store.lines(row.id)
            self.match = self.match_of(self.read_record(row.header, rows))
        self.chat = [chat_shape(found) for found in await self.hub.store.chat(row.id, KEPT_CHAT)]
        self.chat_count = self.chat[-1].n if self.chat else 0
        self.in_doubt = False
        self.since, self.thought = {}, {}
        if self.doc.settings.pace == "turns":  # live, a restart is nobody's absence
            least = self.hub.began + RETURNING - self.doc.settings.away_after
            for guest in {seat.guest for seat in self.doc.seats if seat.guest is not None}:
                known = await self.hub.store.guest(guest)
                if known is not None:
                    self.presence.recall(guest, max(known.seen, least))

    def game(self) -> tuple[Game[Any], dict[str, object]]:
        return game_with(self.hub.registry, self.doc.game, self.doc.options, self.hub.sets)

    def match_of(self, record: Record) -> Match:
        """The game of a record at this table. What everybody is shown of it names a set by its id."""
        game, _ = self.game()
        found = Match(game, record, self.row.seed, record.header.words or [])
        if "set" in self.doc.options:
            options: Any = found.scene["options"]
            found.scene = {**found.scene, "options": {**options, "set": self.doc.options["set"]}}
        return found

    def read_record(self, header: str, rows: Sequence[LineRow]) -> Record:
        """The record from the store's rows. A set of cards has its id there and its folder in memory."""
        record = Record.read(header)
        _, options = self.game()
        if "set" in options:
            record.header.options["set"] = options["set"]
        for row in rows:
            record.lines.append(Line(row.seq, row.seat, row.text, json.loads(row.notes) if row.notes else {}))
        return record

    def header_text(self, header: Header) -> str:
        return Record(shown_header(header, self.doc)).write()

    def has_ended(self) -> bool:
        return self.doc.stage in ("over", "closed")

    def check_entry(self, guest: str) -> None:
        if guest in self.doc.removed:
            raise Refusing("REMOVED")
        if not self.doc.may_enter(guest):
            raise Refusing("NOT_AT_TABLE")

    # --- seats ---

    def seat_for(self, guest: str, wanted: Seat | None) -> Seat:
        """The seat a message is about: the one it names, the only own one, or the only own one that is to move."""
        own = self.doc.seats_of(guest)
        if not own:
            raise Refusing("NOT_AT_TABLE")
        if wanted is not None:
            if wanted not in own:
                raise Refusing("NOT_YOUR_SEAT", seat=wanted)
            return wanted
        if len(own) == 1:
            return own[0]
        acting = [seat for seat in own if seat in self.playing().actors()] if self.match is not None else []
        if len(acting) != 1:
            raise Refusing("WHICH_SEAT", seats=own)
        return acting[0]

    def playing(self) -> Match:
        if self.match is None or self.doc.stage != "playing":
            raise Refusing("NOT_PLAYING")
        return self.match

    # --- moves ---

    def remembered(self, guest: str, key: str) -> wire.Answer | None:
        return self._known.get((guest, key))

    def remember(self, guest: str, key: str, answer: wire.Answer) -> None:
        self._known[guest, key] = answer
        if len(self._known) > KEPT_ANSWERS:
            self._known.popitem(last=False)

    def change(self) -> TableDocument:
        """A copy to be changed; it counts once it is stored. Read from the row: four times as quick as a deep copy."""
        return TableDocument.model_validate_json(self.row.document)

    def change_seat(self, seat: Seat) -> TableDocument:
        """For a move: a copy with a seat that may be changed. All the rest is shared, and only replaced as a whole."""
        seats = list(self.doc.seats)
        seats[seat] = seats[seat].model_copy()
        return self.doc.model_copy(update={"seats": seats})

    def row_of(
        self, doc: TableDocument, now: float, header: str | None = None, acting: Sequence[Seat] | None = None
    ) -> TableRow:
        row = self.row
        return TableRow(
            id=row.id,
            game=row.game,
            stage=doc.stage,
            listed=doc.settings.listed,
            invite=row.invite,
            seed=row.seed,
            header=header if header is not None else row.header,
            document=row.document if doc is self.doc else doc.model_dump_json(),
            created=row.created,
            touched=now,
            acting=row.acting if acting is None else ",".join(map(str, acting)),
        )

    def viewer_for(self, guest: str, wanted: Seat | None) -> Seat:
        """Whose view a guest gets. With several own seats nobody's until one is turned to: they share a device."""
        own = self.doc.seats_of(guest)
        if wanted is None:
            return own[0] if len(own) == 1 else SPECTATOR
        if wanted != SPECTATOR and wanted not in own:
            raise Refusing("NOT_YOUR_SEAT", seat=wanted)
        return wanted


def chat_shape(row: ChatRow) -> wire.ChatShape:
    if row.text.startswith(NOTICE):
        notice = wire.Notice.model_validate_json(row.text.removeprefix(NOTICE))
        return wire.ChatShape(n=row.n, guest=row.guest, name=row.name, text="", at=row.at, notice=notice)
    return wire.ChatShape(n=row.n, guest=row.guest, name=row.name, text=row.text, at=row.at)
