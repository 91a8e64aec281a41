"""The messages between a table and those who sit at it or watch: declared once, here, and exported for other clients.

A client sends an `Ask` (one of the classes below it) through the socket, or posts the same JSON where it has none; the
table answers with one `Answer` to that client, and sends `Update`, `TableNews` and `ChatNews` to all whom they concern.
Engine and server send codes and arguments, never sentences: a client puts them into words by the message catalogue.

Every class refuses what it does not know: a misspelt field is an error, not a silence. `python -m
frostwall.server.http.export` writes the same types for TypeScript.
"""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from frostwall.core.types import Refusal

MOST_MOVES: Final = 40  # in one message
LONGEST_MOVE: Final = 400  # as in core.game
LONGEST_CHAT: Final = 300
LONGEST_NAME: Final = 24
LONGEST_MESSAGE: Final = 16_384  # bytes of one message to the server
MOST_SEATS: Final = 6
AWAY_BY_TURNS: Final = 86_400  # seconds, where a table does not say

Id = Annotated[str, Field(pattern=r"^[a-z0-9]{4,24}$")]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
MoveText = Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
# A date in UTC, or the one the server has now.
Day = Annotated[str, Field(pattern=r"^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$")]
Json = dict[str, Any]

Level = Literal["easy", "medium", "full"]
Pace = Literal["live", "turns"]
Caretaker = Literal["auto", "vote", "never"]
Matter = Literal["end", "undo", "caretaker"]
Stage = Literal["lobby", "playing", "over", "closed"]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# --- what a client asks of a table ------------------------------------------------------------------


class Asking(_Strict):
    """What every message has: the table it is for, and a word of the client's that comes back with the answer."""

    table: Id
    ref: Annotated[str, Field(max_length=40)] | None = None


class Move(Asking):
    """Make these moves, all or none. `decision` is the id of the view's open decision; the same `key` again gets the
    first answer and moves nothing. `seat` says for whom, where one person has several (hot seat)."""

    type: Literal["move"] = "move"
    decision: int
    key: Key
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]
    seat: SeatNumber | None = None


class Why(Asking):
    """May this be done, and if not, why not? As notation, or as the fields of a move."""

    type: Literal["why"] = "why"
    text: MoveText | None = None
    fields: Json | None = None
    seat: SeatNumber | None = None


class Preview(Asking):
    """What would these moves do, up to the first chance, reveal or decision of another?"""

    type: Literal["preview"] = "preview"
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]
    seat: SeatNumber | None = None


class Hint(Asking):
    """What would a bot do here?"""

    type: Literal["hint"] = "hint"
    seat: SeatNumber | None = None


class Undo(Asking):
    """Take back: the own last move, or everything after line `to`. `consent` asks the others beyond
    the own right."""

    type: Literal["undo"] = "undo"
    key: Key
    to: Annotated[int, Field(ge=0)] | None = None
    consent: bool = False
    seat: SeatNumber | None = None


class Chat(Asking):
    type: Literal["chat"] = "chat"
    key: Key
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class Sync(Asking):
    """Send me this table from now on, beginning with a fresh view. `since` is the last line the client has seen: what
    happened meanwhile comes along. Without it that is what happened since the guest was last here; with -200, in the
    last 200 lines at least. `seat` turns the device to one of the own seats; -2 looks on."""

    type: Literal["sync"] = "sync"
    since: Annotated[int, Field(ge=-300)] | None = None
    seat: Annotated[int, Field(ge=-2, lt=MOST_SEATS)] | None = None
    scene: bool = True


class Unwatch(Asking):
    """Send me nothing more of this table."""

    type: Literal["unwatch"] = "unwatch"


class Sit(Asking):
    """Take an open seat. A second one on the same device is hot seat; then `name` says who sits there."""

    type: Literal["sit"] = "sit"
    seat: SeatNumber
    name: Name | None = None


class Stand(Asking):
    """Leave the seat (all own seats if none is named). In a running game a caretaker plays on."""

    type: Literal["stand"] = "stand"
    seat: SeatNumber | None = None


class Fill(Asking):
    """Host: a bot into an open seat."""

    type: Literal["fill"] = "fill"
    seat: SeatNumber
    bot: Annotated[str, Field(max_length=24)]
    level: Level = "full"


class Empty(Asking):
    """Host: take the bot or the person out of a seat. In a running game a bot plays on for a person."""

    type: Literal["empty"] = "empty"
    seat: SeatNumber


class Remove(Asking):
    """Host: this guest leaves the table and may not come back."""

    type: Literal["remove"] = "remove"
    guest: Id


class Mute(Asking):
    """Host: this guest may (not) chat here."""

    type: Literal["mute"] = "mute"
    guest: Id
    on: bool


class Pause(Asking):
    """Host: stop the table and its clocks, or let it go on."""

    type: Literal["pause"] = "pause"
    on: bool


class Word(Asking):
    """A word of one's own for the dice, before the start: then not even the server could have chosen them."""

    type: Literal["word"] = "word"
    text: Annotated[str, Field(max_length=40, pattern=r"^[^|\x00-\x1f\x7f]*$")]


class Start(Asking):
    """Host: begin. Every seat must be taken."""

    type: Literal["start"] = "start"


class Vote(Asking):
    """Say yes or no to an open vote, or open one: to end the game, or to let a caretaker play the seat of somebody who
    is away. A vote on an undo is opened by `undo`."""

    type: Literal["vote"] = "vote"
    matter: Matter
    yes: bool
    seat: SeatNumber | None = None


class Back(Asking):
    """I am here again and play my seat myself."""

    type: Literal["back"] = "back"


class Concede(Asking):
    """Give up: a bot plays the seat to the end."""

    type: Literal["concede"] = "concede"
    seat: SeatNumber | None = None


class Close(Asking):
    """Host: delete the table with its record and chat; not while it is played."""

    type: Literal["close"] = "close"


class Rematch(Asking):
    """The same table again, once this game has ended."""

    type: Literal["rematch"] = "rematch"


Ask = Annotated[
    Move
    | Why
    | Preview
    | Hint
    | Undo
    | Chat
    | Sync
    | Unwatch
    | Sit
    | Stand
    | Fill
    | Empty
    | Remove
    | Mute
    | Pause
    | Word
    | Start
    | Vote
    | Back
    | Concede
    | Close
    | Rematch,
    Field(discriminator="type"),
]
ask_adapter: TypeAdapter[Ask] = TypeAdapter(Ask)


# --- what a table sends -----------------------------------------------------------------------------


class Refused(_Strict):
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


class Done(_Strict):
    """Yes. `seq` is the last line of the record that this message wrote, if it wrote any; `result` is what was asked
    for: of `why` {"legal": true}, of `preview` the events, of `hint` the moves, of `rematch` the new table."""

    type: Literal["done"] = "done"
    table: str
    ref: str | None = None
    key: str | None = None
    seq: int | None = None
    result: Json | None = None


class LineShape(_Strict):
    """One line of the record as the viewer may read it; `?` stands for what it may not know."""

    seq: int
    seat: int
    text: str
    notes: dict[str, str] = {}


class EventShape(_Strict):
    """What happened at a line of the record; None for an argument the viewer may not know."""

    seq: int
    name: str
    seat: int
    args: Json
    rule: str


class Update(_Strict):
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


class SeatShape(_Strict):
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


class VoteShape(_Strict):
    matter: Matter
    by: int
    seat: int | None = None
    to: int | None = None
    yes: list[int]
    needed: list[int]  # the seats that have not answered


class GuestShape(_Strict):
    guest: str
    name: str
    muted: bool = False
    here: bool = False


class Settings(_Strict):
    """How a table is played, beyond the rules of its game."""

    listed: bool = False
    pace: Pace = "live"
    away_after: Annotated[int, Field(ge=10, le=1_209_600)] = 120  # seconds until a caretaker may play
    caretaker: Caretaker = "vote"
    clock_move: Annotated[int, Field(ge=5, le=1_209_600)] | None = None  # seconds per decision
    clock_game: Annotated[int, Field(ge=60, le=2_592_000)] | None = None  # seconds per seat and game
    bot_pause: Annotated[int, Field(ge=0, le=5000)] = (
        600  # milliseconds a bot waits so that people can follow
    )

    @model_validator(mode="before")
    @classmethod
    def _by_turns(cls, found: object) -> object:
        """Who plays by turns is away most of the time: a day is the usual patience there."""
        if isinstance(found, dict) and found.get("pace") == "turns" and "away_after" not in found:
            return {**found, "away_after": AWAY_BY_TURNS}
        return found


class TableShape(_Strict):
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
    votes: list[VoteShape]
    commit: str | None
    words: list[str]
    verifiable: bool
    day: (
        str | None
    )  # the game of this day: the same deal for everybody, whose seed everybody can know beforehand
    seed: str | None  # revealed when the game has ended; of the game of a day never secret
    ending: str | None  # why it ended, when not by its rules
    created: float
    now: float  # the server's clock, by which `deadline` and `away` are told
    seq: int
    source: str | None  # the record it was imported from, or "position"
    rematch: str | None


class TableNews(_Strict):
    """Something about the table has changed; all of it comes again. `version` grows."""

    type: Literal["table"] = "table"
    table: str
    version: int
    info: TableShape


class Notice(_Strict):
    """The table says something about itself: a caretaker took over, a bot failed, a clock ran out."""

    code: str
    args: Json


class ChatShape(_Strict):
    """One line of the chat. A `notice` is the table's own and has no text; who is named then is whom it is about. The
    name of a guest who was deleted is empty."""

    n: int
    guest: str | None
    name: str
    text: str
    at: float
    notice: Notice | None = None


class ChatNews(_Strict):
    type: Literal["chat"] = "chat"
    table: str
    line: ChatShape


class You(_Strict):
    """Who the receiver is at this table. `viewer` is whose view the socket gets now."""

    guest: str
    seats: list[int]
    viewer: int
    host: bool
    muted: bool
    invite: str | None  # the path of the invitation link, for those who sit here


class Synced(_Strict):
    """The answer to `sync`: everything needed to draw the table. `meanwhile` is what happened since the line the client
    named, or since it was here last."""

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
    meanwhile: list[EventShape]
    chat: list[ChatShape]


Answer = Annotated[Refused | Done | Synced, Field(discriminator="type")]
News = Annotated[Update | TableNews | ChatNews, Field(discriminator="type")]
answer_adapter: TypeAdapter[Answer] = TypeAdapter(Answer)
news_adapter: TypeAdapter[News] = TypeAdapter(News)


# --- the lobby, over HTTP ---------------------------------------------------------------------------


class NewGuest(_Strict):
    name: Name


class GuestAnswer(_Strict):
    guest: str
    name: str


class NewTable(_Strict):
    """A table to be made. `seats` are those of the game; the host takes seat 0 unless `sit` is false; `bots` fill the
    rest from the back. A `record` (with `to`) starts it from a position; a `day` gives the deal of that day."""

    game: Annotated[str, Field(max_length=40)]
    rules: Annotated[str, Field(max_length=40)] | None = None
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    options: dict[Annotated[str, Field(max_length=60)], str | int | bool] = {}
    settings: Settings = Settings()
    bots: Annotated[list[Annotated[str, Field(max_length=24)]], Field(max_length=MOST_SEATS)] = []
    level: Level = "full"
    sit: bool = True
    record: Annotated[str, Field(max_length=2_000_000)] | None = None
    to: Annotated[int, Field(ge=0)] | None = None
    day: Day | None = None


class NewRecord(_Strict):
    """A finished or unfinished record to be watched."""

    text: Annotated[str, Field(max_length=2_000_000)]


class Made(_Strict):
    table: str
    invite: str | None = None


class TableLine(_Strict):
    """One table of a list."""

    id: str
    game: str
    rules: str
    stage: Stage
    names: list[str | None]
    seats: int
    open: int
    pace: Pace
    mine: bool
    my_turn: bool
    touched: float


class TableList(_Strict):
    tables: list[TableLine]


class DailyResult(_Strict):
    """What somebody made of the game of a day, at the first attempt."""

    name: str
    points: int
    won: bool
    rival: int | None  # the points of an opponent that has no seat
    at: float
    mine: bool


class DailyTry(_Strict):
    """My first attempt, the only one that counts; no table any more if it was deleted."""

    table: str | None
    stage: Stage | None


class DailyShape(_Strict):
    """The game of a day and its finished games at this server, best first."""

    day: str
    today: str
    game: str
    rules: str
    seats: int
    options: Json
    seed: str
    mine: DailyTry | None
    results: list[DailyResult]


class BotShape(_Strict):
    name: str
    levels: list[Level]


class GameShape(_Strict):
    name: str
    rules: dict[str, list[int]]
    options: dict[str, list[Json]]
    bots: list[BotShape]
    sets: list[str]


class GameList(_Strict):
    games: list[GameShape]


class Join(_Strict):
    invite: Annotated[str, Field(min_length=1, max_length=40)]


class LanAsk(_Strict):
    on: bool


class Joined(_Strict):
    table: str


class ViewStep(_Strict):
    """One line of a replay: the line, what happened, and the view after it."""

    line: LineShape | None  # None before the first line
    events: list[EventShape]
    view: Json


class ViewPage(_Strict):
    """A part of a replay for one viewer, from line `since` (0: before the first) on."""

    record: str
    viewer: int
    last: int  # the number of the record's last line
    scene: Json | None
    steps: list[ViewStep]
    next: int | None  # where the next page begins


class InvitationShape(_Strict):
    """An invitation for friends: where they find it, and that as the address of a picture."""

    link: str
    qr: str


class LanShape(_Strict):
    """Where others in the same network reach this server, and whether whoever asks may switch that on and off."""

    addresses: list[str]
    may: bool = True


class RuleEntry(_Strict):
    """One topic of the rulebook and the rules it covers."""

    name: str
    ids: list[str]
    chapter: str
    title: str
    text: str
    see: list[str]  # names of related entries
    modes: list[str]  # empty: it applies in every mode
    words: list[str]  # further words people may look for


class RuleBook(_Strict):
    """The rulebook of a game, in reading order; `lang` is the language it is really in."""

    game: str
    lang: str
    entries: list[RuleEntry]
