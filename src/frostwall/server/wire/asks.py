"""What a client asks of a table."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from frostwall.server.wire.fields import (
    LONGEST_BOT_PAUSE,
    LONGEST_CHAT,
    MOST_MOVES,
    MOST_SEATS,
    Id,
    Json,
    Key,
    Level,
    Matter,
    MoveText,
    Name,
    SeatNumber,
    Strict,
)


class Asking(Strict):
    """What every message has: the table it is for, and a word of the client's that comes back with the answer."""

    table: Id
    ref: Annotated[str, Field(max_length=40)] | None = None


class Move(Asking):
    """Make these moves, all or none. `decision` is the id of the view's open decision; the same message again, with
    its `key`, gets the first answer and moves nothing. `seat` says for whom, where one person has several of them."""

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


class Lock(Asking):
    """Host: let nobody new in, neither by the invitation nor to look on, or open the table again."""

    type: Literal["lock"] = "lock"
    on: bool


class Pause(Asking):
    """Host: stop the table and its clocks, or let it go on."""

    type: Literal["pause"] = "pause"
    on: bool


class BotPause(Asking):
    """Host: how many milliseconds a bot waits before it moves, so that people can follow."""

    type: Literal["bot_pause"] = "bot_pause"
    pause: Annotated[int, Field(ge=0, le=LONGEST_BOT_PAUSE)]


class Hints(Asking):
    """Host, before the start: may a seat ask for hints at this table?"""

    type: Literal["hints"] = "hints"
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
    | Lock
    | Pause
    | BotPause
    | Hints
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
