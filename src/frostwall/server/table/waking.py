"""Tables that are not in memory: when one must be there though nobody asks for it.

A bot that is to move, a clock that runs and an open vote need the table at once. Somebody who stays away is replaced by
a caretaker later. Every other table waits in the store until it is asked for something.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from frostwall.core.types import CHANCE
from frostwall.server.store import TableRow
from frostwall.server.table import clocks
from frostwall.server.table.document import TableDocument
from frostwall.server.table.presence import Presence
from frostwall.server.table.table import RETURNING, Table


@dataclass
class Asleep:
    """A running table that is not in memory."""

    presence: Presence  # when its people were last heard
    due: float | None  # when it must be looked at; None: when somebody asks


def due(asleep: Mapping[str, Asleep], now: float) -> list[str]:
    """The tables that must be looked at now."""
    return [table for table, one in asleep.items() if one.due is not None and one.due <= now]


def after_start(row: TableRow, clock: Callable[[], float]) -> Asleep:
    """A running table that the server finds when it starts."""
    doc = TableDocument.model_validate_json(row.document)
    now = clock()
    due: float | None = None
    if not doc.paused:
        acting = [int(seat) for seat in row.acting.split(",") if seat]
        timed = doc.settings.clock_move is not None or doc.settings.clock_game is not None
        bots = any(seat != CHANCE and doc.bot_of(seat) is not None for seat in acting)
        if timed or bots or doc.votes or not acting:
            due = now
        elif doc.settings.caretaker == "auto" and doc.players():
            # Nobody is away because the server restarted; `Table.load` says so too.
            due = now + min(float(doc.settings.away_after), RETURNING)
    return Asleep(Presence(clock), due)


def may_sleep(table: Table) -> bool:
    """Does nothing but people who stay away need this table in memory?"""
    doc = table.doc
    if table.listeners:
        return False
    if doc.stage != "playing" or doc.paused or table.match is None:
        return True
    if doc.votes or any(clocks.clock_end(table, seat) is not None for seat in table.since):
        return False
    return (
        all(seat != CHANCE and doc.bot_of(seat) is None for seat in table.match.actors())
        and not table.overdue
    )


def fallen_asleep(table: Table) -> Asleep:
    due = clocks.next_deadline(table) if table.doc.stage == "playing" else None
    return Asleep(table.presence, due)
