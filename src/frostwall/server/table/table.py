"""One table: its document, its game, who listens, what is remembered. It is read here and changed elsewhere.

Every message goes through the table's one task (`actor`) to its handler (`handlers`), and every change goes through
`commit`: it is stored first and told afterwards. What the game allows is in `match`.
"""

import asyncio
import contextlib
import hashlib
import json
import math
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from frostwall.core.game import Game
from frostwall.core.record import Header, Line, Record
from frostwall.core.types import SPECTATOR, Seat
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.figures import Figures
from frostwall.server.store import ChatRow, Fenced, KeyRow, LineRow, Store, TableRow
from frostwall.server.table.card_sets import former_set, with_set_id
from frostwall.server.table.document import TableDocument
from frostwall.server.table.guests import Guest
from frostwall.server.table.match import Match
from frostwall.server.table.presence import Presence
from frostwall.server.table.rules import game_with
from frostwall.server.workers import Workers

if TYPE_CHECKING:
    from frostwall.server.traces import Traces

KEPT_ANSWERS: Final = 300
KEPT_CHAT: Final = 200
NOTICE: Final = "\x1e"  # begins the table's own lines in the chat; no guest's text can begin with it
RETURNING: Final = (
    300.0  # seconds after the server started or took the table; until then nobody counts as away
)
RECONNECTING: Final = 15.0  # seconds that the clock of a move has at least when a server takes a table
MOST_GUESTS: Final = 60  # that a table's document holds


Keyed = wire.Move | wire.Undo | wire.Chat


class House(Protocol):
    """What a table needs of the server it stands in."""

    store: Store
    workers: Workers
    clock: Callable[[], float]
    on_point: Callable[[str], None]
    registry: Mapping[str, Game[Any]]
    sets: Mapping[str, Path]
    hinted: set[str]  # guests for whom a bot is working on a hint: one at a time each
    gone: set[str]  # guests who have been forgotten
    figures: Figures
    traces: "Traces | None"

    def hear(self, asked: Any) -> None: ...
    def taken_at(self, table: str) -> float: ...
    def lost(self, table: "Table") -> None: ...
    async def make_rematch(self, table: "Table", guest: Guest) -> str: ...
    async def delete_table(self, table: "Table") -> None: ...
    def bots_alone(self, host: str) -> int: ...


class Listener(Protocol):
    """A socket that follows this table."""

    guest: str
    name: str
    viewer: Seat

    def send(self, data: str) -> None:
        """Never waits. The socket of a listener that cannot keep up closes itself."""

    def come_again(self) -> None:
        """This server no longer has the table: let the client connect anew, to whoever has it."""

    def is_over(self) -> bool:
        """Has the socket gone?"""


@dataclass
class Later:
    """An answer that takes a while: the table goes on meanwhile."""

    answer: Awaitable[wire.Answer]


class Table:
    def __init__(self, hub: House, row: TableRow) -> None:
        self.hub = hub
        self.row = row
        self.doc = TableDocument.model_validate_json(row.document)
        self.match: Match | None = None
        self.chat: list[wire.ChatShape] = []
        self.chat_count = 0
        self.onlookers_said: deque[float] = deque()  # when people without a seat said something lately
        self.listeners: list[Listener] = []
        self.presence = Presence(hub.clock)
        self.since: dict[Seat, float] = {}  # when the clock of a seat began to run
        self.thought: dict[Seat, float] = {}  # about the open decision, before a caretaker came
        self.overdue: set[Seat] = set()  # whose move clock ran out
        self.node = hub.store.node  # the name under which this server has it
        self.version = _first_version(row, hub)
        self._known: OrderedDict[tuple[str, str], tuple[str, wire.Answer]] = OrderedDict()
        self.in_doubt = False  # the store did not say whether a write was made
        self.touched = hub.clock()
        self.ticked = hub.clock()  # when it last looked at its clocks
        self.marks: list[tuple[str, float]] = []  # what of the present message ended when

    @property
    def id(self) -> str:
        return self.row.id

    # --- life ---

    async def load(self) -> None:
        """Everything from the store, as after a restart."""
        row = await self.hub.store.table(self.row.id)
        if row is None:
            raise Denied("NO_SUCH_TABLE")
        if row.epoch != self.row.epoch:
            raise Fenced("another server has the table")
        self.row = row
        self.doc = TableDocument.model_validate_json(row.document)
        self._name_former_set()
        self.match = None
        if "set" in self.doc.options:  # read it once, in a thread
            with contextlib.suppress(Denied):
                await asyncio.to_thread(self.game)
        if row.header is not None and self.doc.stage != "lobby":
            rows = await self.hub.store.lines(row.id)
            self.match = self.match_of(self.read_record(row.header, rows))
        self.chat = [chat_shape(found) for found in await self.hub.store.chat(row.id, KEPT_CHAT)]
        self.chat_count = self.chat[-1].n if self.chat else 0
        self.in_doubt = False
        self.since, self.thought = {}, {}
        self._recall_clocks()
        if self.doc.settings.pace == "turns":  # at a live table nobody is away because the server restarted
            least = self.hub.taken_at(self.id) + RETURNING - self.doc.settings.away_after
            for guest in {seat.guest for seat in self.doc.seats if seat.guest is not None}:
                known = await self.hub.store.guest(guest)
                if known is not None:
                    self.presence.recall(guest, max(known.seen, least))

    def _recall_clocks(self) -> None:
        """Go on where the clocks stopped when a server let go of the table, unless somebody has moved since. Whoever
        has to connect again has some seconds for it."""
        found, limit = self.doc.clocks, self.doc.settings.clock_move
        if found is None or self.match is None or found.line != self.match.last:
            return
        most = math.inf if limit is None else max(0.0, limit - RECONNECTING)
        self.thought = {seat: min(spent, most) for seat, spent in found.thought.items()}
        self.overdue |= set(found.overdue)

    def _name_former_set(self) -> None:
        """A table that began when another card set was the usual one goes on with it."""
        game = self.hub.registry.get(self.doc.game)
        if game is not None and self.row.header is not None:
            former = former_set(Record.read(self.row.header).header, game)
            if former is not None and "set" not in self.doc.options:
                self.doc.options["set"] = former

    def game(self) -> tuple[Game[Any], dict[str, object]]:
        return game_with(self.hub.registry, self.doc.game, self.doc.options, self.hub.sets)

    def match_of(self, record: Record) -> Match:
        """The game of a record at this table. The scene that is shown names a card set by its id."""
        game, _ = self.game()
        found = Match(game, record, self.row.seed, record.header.words or [])
        if "set" in self.doc.options:
            options: Any = found.scene["options"]
            found.scene = {**found.scene, "options": {**options, "set": self.doc.options["set"]}}
        return found

    def read_record(self, header: str, rows: Sequence[LineRow]) -> Record:
        """The record from the store's rows. There a card set is named by its id; in memory, by its folder."""
        record = Record.read(header)
        _, options = self.game()
        if "set" in record.header.options:
            record.header.options["set"] = options["set"]
        for row in rows:
            record.lines.append(Line(row.seq, row.seat, row.text, json.loads(row.notes) if row.notes else {}))
        return record

    def header_text(self, header: Header) -> str:
        return Record(with_set_id(header, self.doc.options)).write()

    def has_ended(self) -> bool:
        return self.doc.stage in ("over", "closed")

    def check_entry(self, guest: str) -> None:
        if guest in self.doc.removed:
            raise Denied("REMOVED")
        if not self.doc.may_enter(guest):
            raise Denied("NOT_AT_TABLE")

    def make_room(self, doc: TableDocument) -> str | None:
        """If the document holds as many guests as it can: let go of one who has no seat, first of those who are away,
        whoever came first. Otherwise guests who never sit down could keep everybody else out."""
        if len(doc.guests) < MOST_GUESTS:
            return None
        seated = {seat.guest for seat in doc.seats}
        spare = [guest for guest in doc.guests if guest != doc.host and guest not in seated]
        if not spare:
            raise Denied("TOO_MANY", what="guests", most=MOST_GUESTS)
        gone = next((guest for guest in spare if not self.presence.is_here(guest)), spare[0])
        del doc.guests[gone]
        return gone

    # --- seats ---

    def seat_for(self, guest: str, wanted: Seat | None) -> Seat:
        """The seat a message is about: the one it names, the guest's only seat, or their only seat that is to move."""
        own = self.doc.seats_of(guest)
        if not own:
            raise Denied("NOT_AT_TABLE")
        if wanted is not None:
            if wanted not in own:
                raise Denied("NOT_YOUR_SEAT", seat=wanted)
            return wanted
        if len(own) == 1:
            return own[0]
        acting = [seat for seat in own if seat in self.playing().actors()] if self.match is not None else []
        if len(acting) != 1:
            raise Denied("WHICH_SEAT", seats=own)
        return acting[0]

    def check_lobby(self) -> None:
        if self.doc.stage != "lobby":
            raise Denied("NOT_IN_LOBBY")

    def playing(self) -> Match:
        if self.match is None or self.doc.stage != "playing":
            raise Denied("NOT_PLAYING")
        return self.match

    # --- moves ---

    def remembered(self, guest: str, ask: Keyed) -> wire.Answer | None:
        """The answer to a message that was sent twice. Denied if its key was given to another one."""
        known = self._known.get((guest, ask.key))
        if known is None:
            return None
        _check_asked(known[0], ask)
        return known[1]

    async def stored(self, guest: str, ask: Keyed) -> wire.Answer | None:
        """The same from the store, which remembers for longer."""
        known = await self.hub.store.key(self.id, guest, ask.key)
        if known is None:
            return None
        _check_asked(known.asked, ask)
        return wire.answer_adapter.validate_json(known.answer)

    def remember(self, guest: str, ask: Keyed, answer: wire.Answer) -> None:
        self._known[guest, ask.key] = digest_of(ask), answer
        if len(self._known) > KEPT_ANSWERS:
            self._known.popitem(last=False)

    def change(self) -> TableDocument:
        """A copy to change; it counts once it is stored. Parsing the row is four times as fast as a deep copy."""
        return TableDocument.model_validate_json(self.row.document)

    def change_seat(self, seat: Seat) -> TableDocument:
        """A copy of which one seat may be changed, for a move. The rest is shared: replace it, do not change it."""
        seats = list(self.doc.seats)
        seats[seat] = seats[seat].model_copy()
        return self.doc.model_copy(update={"seats": seats})

    def row_of(
        self,
        doc: TableDocument,
        now: float,
        header: str | None = None,
        acting: Sequence[Seat] | None = None,
        invite: str | None = None,
    ) -> TableRow:
        row = self.row
        return TableRow(
            id=row.id,
            game=row.game,
            stage=doc.stage,
            listed=doc.settings.listed,
            invite=row.invite if invite is None else invite,
            seed=row.seed,
            header=header if header is not None else row.header,
            document=row.document if doc is self.doc else doc.model_dump_json(),
            created=row.created,
            touched=now,
            acting=row.acting if acting is None else ",".join(map(str, acting)),
            epoch=row.epoch,
        )

    def viewer_for(self, guest: str, wanted: Seat | None) -> Seat:
        """Whose view a guest gets. Several people may share a device: then it shows no hand until one of their seats is
        asked for."""
        own = self.doc.seats_of(guest)
        if wanted is None:
            return own[0] if len(own) == 1 else SPECTATOR
        if wanted != SPECTATOR and wanted not in own:
            raise Denied("NOT_YOUR_SEAT", seat=wanted)
        return wanted


def _first_version(row: TableRow, hub: House) -> int:
    """Where the versions of a table's news begin. They grow from server to server too: by the clock where there is only
    one, by epochs where clocks may differ. Those are larger than any clock's, and leave room for news in between."""
    return 2**41 + (row.epoch << 24) if row.epoch else int(hub.clock() * 1000)


def digest_of(ask: Keyed) -> str:
    """A message without what differs each time it is sent."""
    return hashlib.sha256(ask.model_dump_json(exclude={"ref"}).encode()).hexdigest()[:20]


def key_row(guest: Guest, ask: Keyed, answer: wire.Answer) -> KeyRow:
    return KeyRow(guest.id, ask.key, answer.model_dump_json(), digest_of(ask))


def _check_asked(asked: str, ask: Keyed) -> None:
    if asked and asked != digest_of(ask):
        raise Denied("KEY_USED")


def chat_shape(row: ChatRow) -> wire.ChatShape:
    if row.text.startswith(NOTICE):
        notice = wire.Notice.model_validate_json(row.text.removeprefix(NOTICE))
        return wire.ChatShape(n=row.n, guest=row.guest, name=row.name, text="", at=row.at, notice=notice)
    return wire.ChatShape(n=row.n, guest=row.guest, name=row.name, text=row.text, at=row.at)
