"""What a table answers to the client that asked, and what it sends to all who follow it."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, model_validator

from frostwall.core.types import Refusal
from frostwall.server.wire.fields import (
    AWAY_BY_TURNS,
    LONGEST_BOT_PAUSE,
    Caretaker,
    Json,
    Level,
    Matter,
    Pace,
    Stage,
    Strict,
)


class Refused(Strict):
    """No, and why: a code, its rule, what it is about and what would make it possible. Nothing has changed."""

    type: Literal["refused"] = "refused"
    table: str | None = None
    ref: str | None = None
    code: str
    rule: str = ""
    args: Json = {}
    needs: Json = {}

    @classmethod
    def of(cls, refusal: Refusal) -> "Refused":
        """What a game refuses."""
        return cls(code=refusal.code, rule=refusal.rule, args=refusal.args, needs=refusal.needs)


class Done(Strict):
    """Yes. `seq` is the last line of the record that this message wrote, if it wrote any; `result` is what was asked
    for: of `why` {"legal": true}, of `preview` the events, of `rematch` the new table; of `hint` the `moves`, what they
    say by their fields (`says`), and the `reasons` for them that the next best move has not: each the key of a sentence
    and its arguments; where the bot can say so, how `sure` it is (clear, likely, even) and the `next` best move by its
    fields."""

    type: Literal["done"] = "done"
    table: str
    ref: str | None = None
    key: str | None = None
    seq: int | None = None
    result: Json | None = None


class LineShape(Strict):
    """One line of the record as the viewer may read it; `?` stands for what it may not know."""

    seq: int
    seat: int
    text: str
    notes: dict[str, str] = {}


class EventShape(Strict):
    """What happened at a line of the record; None for an argument the viewer may not know."""

    seq: int
    name: str
    seat: int
    args: Json
    rule: str


class Update(Strict):
    """The table has moved on from line `since` to line `seq`; `view` is what the viewer sees now. A client that is not
    at `since` has missed something and asks for a `sync`."""

    type: Literal["update"] = "update"
    table: str
    since: int
    seq: int
    lines: list[LineShape]
    events: list[EventShape]
    view: Json
    undo: int | None  # the line back to which the viewer's seat may go alone; None: nothing to take back
    consent: list[
        int
    ] = []  # who must agree before the viewer's seat may take back its last move, where `undo` is None


class SeatShape(Strict):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None = None
    guest: str | None = None
    bot: str | None = None
    level: Level | None = None
    away: float | None = None  # since when, in seconds of the epoch
    caretaker: str | None = None  # the bot that plays for the person
    conceded: bool = False
    used: float = 0.0  # seconds of this seat's game clock
    deadline: float | None = None  # when the clock runs out that runs now


class VoteShape(Strict):
    matter: Matter
    by: int
    seat: int | None = None
    to: int | None = None
    yes: list[int]
    needed: list[int]  # the seats that have not answered


class GuestShape(Strict):
    guest: str
    name: str
    muted: bool = False
    here: bool = False


class Settings(Strict):
    """How a table is played, beyond the rules of its game."""

    listed: bool = False
    pace: Pace = "live"
    away_after: Annotated[int, Field(ge=10, le=1_209_600)] = 120  # seconds until a caretaker may play
    caretaker: Caretaker = "vote"
    clock_move: Annotated[int, Field(ge=5, le=1_209_600)] | None = None  # seconds per decision
    clock_game: Annotated[int, Field(ge=60, le=2_592_000)] | None = None  # seconds per seat and game
    bot_pause: Annotated[int, Field(ge=0, le=LONGEST_BOT_PAUSE)] = (
        1500  # milliseconds a bot waits so that people can follow
    )
    hints: bool = True  # may a seat ask what a bot would do?

    @model_validator(mode="before")
    @classmethod
    def _by_turns(cls, found: object) -> object:
        """Who plays by turns is away most of the time: a day is the usual patience there."""
        if isinstance(found, dict) and found.get("pace") == "turns" and "away_after" not in found:
            return {**found, "away_after": AWAY_BY_TURNS}
        return found


class TableShape(Strict):
    """Everything about a table that is not the game: who sits where, what is voted on, what the clocks say."""

    id: str
    game: str
    rules: str
    seats: list[SeatShape]
    options: Json
    set: str | None
    settings: Settings
    stage: Stage
    host: str
    guests: list[GuestShape]
    watching: int  # how many look on
    paused: bool
    locked: bool  # nobody new comes in
    votes: list[VoteShape]
    commit: str | None
    words: list[str]
    verifiable: bool
    day: (
        str | None
    )  # the game of this day: the same deal for everybody, whose seed everybody can know beforehand
    compared: list[int]  # of the game of a day: seats whose result will be shown; a hint takes the seat out
    seed: str | None  # revealed when the game has ended; of the game of a day never secret
    ending: str | None  # why it ended, when not by its rules
    created: float
    now: float  # the server's clock, by which `deadline` and `away` are told
    seq: int
    source: str | None  # the record it was imported from, or "position"
    rematch: str | None


class TableNews(Strict):
    """Something about the table has changed; all of it comes again. `version` grows."""

    type: Literal["table"] = "table"
    table: str
    version: int
    info: TableShape


class Notice(Strict):
    """The table says something about itself: a caretaker took over, a bot failed, a clock ran out."""

    code: str
    args: Json


class ChatShape(Strict):
    """One line of the chat. A `notice` is the table's own and has no text; who is named then is whom it is about. The
    name of a guest who was deleted is empty."""

    n: int
    guest: str | None
    name: str
    text: str
    at: float
    notice: Notice | None = None


class ChatNews(Strict):
    type: Literal["chat"] = "chat"
    table: str
    line: ChatShape


class You(Strict):
    """Who the receiver is at this table. `viewer` is whose view the socket gets now."""

    guest: str
    seats: list[int]
    viewer: int
    host: bool
    muted: bool
    invite: str | None  # the path of the invitation link, for those who sit here


class Synced(Strict):
    """The answer to `sync`: everything needed to draw the table. `meanwhile` is what happened since the line the client
    named, or since it was here last; `lines` are the lines of the record since then, and say what was taken back."""

    type: Literal["synced"] = "synced"
    table: str
    ref: str | None = None
    version: int
    info: TableShape
    you: You
    seq: int
    scene: Json | None
    view: Json | None  # None in the lobby
    undo: int | None
    consent: list[int] = []
    lines: list[LineShape]
    meanwhile: list[EventShape]
    chat: list[ChatShape]


Answer = Annotated[Refused | Done | Synced, Field(discriminator="type")]
News = Annotated[Update | TableNews | ChatNews, Field(discriminator="type")]
answer_adapter: TypeAdapter[Answer] = TypeAdapter(Answer)
news_adapter: TypeAdapter[News] = TypeAdapter(News)
