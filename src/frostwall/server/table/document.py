"""A table's document: everything about a table that is not its game. The store keeps it as one text.

Here: who sits where, what is voted on, how a new table is filled. Not here: moves (match), sending (updates, commit),
which rules can be chosen (rules).
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from frostwall.bots import free_name, label, strongest
from frostwall.core.types import Seat
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table.guests import Guest
from frostwall.server.table.ids import new_id
from frostwall.server.table.rules import check_bot
from frostwall.words import character_name


class _Document(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatDocument(_Document):
    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    guest: str | None = None
    bot: str | None = None
    level: wire.Level | None = None
    caretaker: str | None = None
    conceded: bool = False
    used: float = 0.0


class VoteDocument(_Document):
    matter: wire.Matter
    by: int
    seat: int | None = None
    to: int | None = None
    yes: list[int] = Field(default_factory=list)
    opened: float = 0.0


class ClockDocument(_Document):
    """The clocks of the decisions that are open after a line, from when a server let go of the table."""

    line: int
    thought: dict[int, float] = Field(default_factory=dict)  # seconds, by seat
    overdue: list[int] = Field(default_factory=list)


class TableDocument(_Document):
    id: str
    game: str
    rules: str
    options: dict[str, Any]
    settings: wire.Settings
    seats: list[SeatDocument]
    host: str
    stage: wire.Stage = "lobby"
    guests: dict[str, str] = Field(default_factory=dict)  # names of those who were invited or sit here, by id
    muted: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)
    words: dict[str, str] = Field(default_factory=dict)  # by guest
    paused: bool = False
    locked: bool = False  # nobody new comes in
    votes: list[VoteDocument] = Field(default_factory=list)
    clocks: ClockDocument | None = None
    verifiable: bool = True
    day: str | None = None  # the table plays the game of this day
    compared: dict[str, int] = Field(default_factory=dict)  # of that: the seats of guests who have just one
    ending: str | None = None
    source: str | None = None
    rematch: str | None = None

    def seat(self, n: int) -> SeatDocument:
        if n >= len(self.seats):
            raise Denied("NO_SUCH_SEAT", seat=n)
        return self.seats[n]

    def seats_of(self, guest: str) -> list[Seat]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.guest == guest]

    def persons(self) -> list[Seat]:
        """The seats of people who still play, themselves or through a caretaker."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and not seat.conceded]

    def players(self) -> list[Seat]:
        """The seats of people who play themselves."""
        return [seat for seat in self.persons() if self.seats[seat].caretaker is None]

    def bot_of(self, seat: Seat) -> tuple[str, wire.Level] | None:
        """The bot that moves for this seat now: its own, or a caretaker."""
        found = self.seats[seat]
        if found.kind == "bot":
            return found.bot or strongest(self.game), found.level or "full"
        if found.caretaker is not None:
            return found.caretaker, "full"
        return None

    def may_enter(self, guest: str) -> bool:
        return guest not in self.removed and (
            guest in self.guests or (self.settings.listed and not self.locked)
        )

    def words_in_order(self) -> list[str]:
        found: list[str] = []
        for seat in self.seats:
            word = self.words.get(seat.guest or "", "")
            if word and word not in found:
                found.append(word)
        return found

    def names(self) -> list[str]:
        """The names in a record's header. A bot's label is beside its name; imports read it."""
        return [
            f"{seat.name} ({label(seat.bot, seat.level or 'full')})"
            if seat.kind == "bot" and seat.name and seat.bot
            else seat.name or seat.bot or f"seat {n}"
            for n, seat in enumerate(self.seats)
        ]

    def bot_seat(self, bot: str, level: wire.Level) -> SeatDocument:
        """A seat for this bot, under a name that nobody has yet."""
        return SeatDocument(
            kind="bot",
            name=free_name({seat.name for seat in self.seats}, character_name(self.game, bot)),
            bot=bot,
            level=level,
        )

    def give_to_bot(self, seat: Seat) -> None:
        """The person has gone for good; the strongest bot plays on."""
        self.seats[seat] = self.bot_seat(strongest(self.game), "full")


def new_document(mode: str, ask: wire.NewTable, guest: Guest) -> TableDocument:
    """A table in the lobby. Its rules have been checked; `mode` is the one it plays."""
    document = TableDocument(
        id=new_id(),
        game=ask.game,
        rules=mode,
        options=dict(ask.options),
        settings=ask.settings,
        seats=[SeatDocument() for _ in range(ask.seats)],
        host=guest.id,
        guests={guest.id: guest.name},
    )
    fill_seats(document, ask, guest)
    return document


def fill_seats(document: TableDocument, ask: wire.NewTable, guest: Guest) -> None:
    """Seat the host, if they want to play, and the bots they asked for."""
    if ask.sit:
        document.seat(ask.seat)  # Denied if there is none
        document.seats[ask.seat] = SeatDocument(kind="person", name=guest.name, guest=guest.id)
    free = [n for n, seat in enumerate(document.seats) if seat.kind == "open"]
    if len(ask.bots) > len(free):
        raise Denied("TOO_MANY", what="bots", most=len(free))
    for n, bot in zip(reversed(free), reversed(ask.bots), strict=False):
        check_bot(bot, document.game)
        document.seats[n] = document.bot_seat(bot, ask.level)
