"""Everything that can be asked of a table, and the function that answers it.

A `sync` is not here: the table's actor answers it, because it also begins to follow the table (`actor`).
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from frostwall.server import wire
from frostwall.server.table import caretakers, chat, ending, host, moves, seats, votes
from frostwall.server.table.guests import Guest
from frostwall.server.table.table import Later, Table

Handler = Callable[[Table, Guest, Any], Awaitable[wire.Answer | Later]]


async def unwatch(table: Table, _guest: Guest, _: wire.Unwatch) -> wire.Answer:
    """The socket itself stops following the table; nothing is left to do here."""
    return wire.Done(table=table.id)


HANDLERS: Final[dict[str, Handler]] = {
    "move": moves.move,
    "why": moves.why,
    "preview": moves.preview,
    "hint": moves.hint,
    "undo": moves.undo,
    "chat": chat.say,
    "unwatch": unwatch,
    "sit": seats.sit,
    "stand": seats.stand,
    "word": seats.word,
    "fill": host.fill,
    "empty": host.empty,
    "remove": host.remove,
    "mute": host.mute,
    "lock": host.lock,
    "pause": host.pause,
    "bot_pause": host.bot_pause,
    "hints": host.hints,
    "start": host.start,
    "rematch": seats.rematch,
    "close": host.close,
    "vote": votes.vote,
    "back": caretakers.back,
    "concede": ending.concede,
}
