"""What is asked and answered over HTTP alone: guests, lists of tables, records, rulebooks, the local network."""

from typing import Annotated

from pydantic import Field

from frostwall.server.wire.answers import EventShape, LineShape, Settings
from frostwall.server.wire.fields import MOST_SEATS, Day, Json, Level, Name, Pace, SeatNumber, Stage, Strict


class NewGuest(Strict):
    name: Name


class GuestAnswer(Strict):
    guest: str
    name: str


class NewTable(Strict):
    """A table to be made. `seats` are those of the game; the host takes `seat` unless `sit` is false; `bots` fill the
    rest from the back. A `record` (with `to`) starts it from a position; a `day` gives the deal of that day."""

    game: Annotated[str, Field(max_length=40)]
    rules: Annotated[str, Field(max_length=40)] | None = None
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    options: dict[Annotated[str, Field(max_length=60)], str | int | bool | Json] = {}
    settings: Settings = Settings()
    bots: Annotated[list[Annotated[str, Field(max_length=24)]], Field(max_length=MOST_SEATS)] = []
    level: Level = "full"
    sit: bool = True
    seat: SeatNumber = 0
    record: Annotated[str, Field(max_length=2_000_000)] | None = None
    to: Annotated[int, Field(ge=0)] | None = None
    day: Day | None = None


class NewRecord(Strict):
    """A finished or unfinished record to be watched."""

    text: Annotated[str, Field(max_length=2_000_000)]


class Made(Strict):
    table: str
    invite: str | None = None


class TableLine(Strict):
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


class TableList(Strict):
    tables: list[TableLine]


class DailyResult(Strict):
    """What somebody made of the game of a day, at the first attempt."""

    name: str
    points: int
    won: bool
    rival: int | None  # the points of an opponent that has no seat
    at: float
    mine: bool


class DailyTry(Strict):
    """My first attempt, the only one that counts; no table any more if it was deleted."""

    table: str | None
    stage: Stage | None


class DailyShape(Strict):
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


class BotShape(Strict):
    """A bot that may sit at a table. A `character` is offered first, has a name and a style, and is itself a level."""

    name: str
    levels: list[Level]
    character: bool = False


class GameShape(Strict):
    name: str
    rules: dict[str, list[int]]
    options: dict[str, list[Json]]
    bots: list[BotShape]
    sets: list[str]


class GameList(Strict):
    games: list[GameShape]


class Join(Strict):
    invite: Annotated[str, Field(min_length=1, max_length=40)]


class LanAsk(Strict):
    on: bool


class Joined(Strict):
    table: str


class ViewStep(Strict):
    """One line of a replay: the line, what happened, and the view after it."""

    line: LineShape | None  # None before the first line
    events: list[EventShape]
    view: Json


class ViewPage(Strict):
    """A part of a replay for one viewer, from line `since` (0: before the first) on."""

    record: str
    viewer: int
    last: int  # the number of the record's last line
    scene: Json | None
    steps: list[ViewStep]
    next: int | None  # where the next page begins


class LuckDraw(Strict):
    """An outcome of chance: what it gave to each seat, and what was to be expected just before it."""

    line: int
    got: list[int]
    expected: list[float]


class Luck(Strict):
    """How chance treated the seats of a finished game; empty where the game does not count it."""

    record: str
    draws: list[LuckDraw]


class ReviewMoment(Strict):
    """The chances of each seat after a line; line 0 is the beginning. `by` is who made the line, -1 is nature."""

    line: int
    turn: int
    by: int
    shares: list[float]


class ReviewOption(Strict):
    """A move, and the chance that it promised by what its seat knew."""

    text: str
    value: float


class ReviewDecision(Strict):
    """A choice: what the best move promised beyond the one made (`loss`), what the one made promised beyond the obvious
    move (`gain`), and how far off both may be. The lesser of two moves may be followed by the better one, if it still
    could be in the same turn."""

    line: int
    turn: int
    seat: int
    played: ReviewOption
    options: list[ReviewOption]  # the best first
    obvious: str | None = None  # the move that a find surpassed; none in reviews of before
    loss: float
    gain: float
    error: float
    mistake: bool
    find: bool


class ReviewSeat(Strict):
    """start + luck + play + others = end; `mistakes` and `finds` are the lines of the largest ones."""

    seat: int
    start: float
    luck: float
    play: float
    others: float
    end: float
    lost: float
    mistakes: list[int]
    finds: list[int]


class ReviewEvent(Strict):
    """What a move did, or would have done."""

    name: str
    seat: int
    args: Json
    rule: str


class ReviewTold(Strict):
    """A line that the review speaks of: what it did, and what the better or the obvious move would have done, if
    there was one."""

    line: int
    did: list[ReviewEvent]
    better: list[ReviewEvent]
    obvious: list[ReviewEvent] = []


class Review(Strict):
    """What the coach found in a finished game."""

    format: int
    game: str
    rules: str
    moments: list[ReviewMoment]
    turning: list[int]  # lines, the greatest change first
    decisions: list[ReviewDecision]
    seats: list[ReviewSeat]
    told: list[ReviewTold]


class Reviewed(Strict):
    """A review, or how far it is: ask again in a second."""

    record: str
    done: int
    total: int
    review: Review | None


class Invited(Strict):
    """Who invites to what: for whoever has the link, before they have a name. Nothing of the game."""

    host: str | None  # None if the host was deleted
    game: str
    rules: str
    stage: Stage
    pace: Pace
    names: list[str]  # who sits there, bots included
    seats: int
    open: int  # how many can still sit down


class InvitationShape(Strict):
    """An invitation for friends: where they find it, that as the address of a picture, and what it is to."""

    link: str
    qr: str
    table: Invited


class LanShape(Strict):
    """Where others in the same network reach this server, and whether whoever asks may switch that on and off."""

    addresses: list[str]
    may: bool = True


class RuleEntry(Strict):
    """One topic of the rulebook and the rules it covers."""

    name: str
    ids: list[str]
    chapter: str
    title: str
    text: str
    see: list[str]  # names of related entries
    modes: list[str]  # empty: it applies in every mode
    words: list[str]  # further words people may look for


class RuleBook(Strict):
    """The rulebook of a game, in reading order; `lang` is the language it is really in. `elsewhere` has the names of
    things in the other languages, each with the name in this one: people look for either."""

    game: str
    lang: str
    entries: list[RuleEntry]
    elsewhere: dict[str, str]
