"""Ending a game before its rules do: a seat concedes, or everybody agrees."""

from typing import Final

from frostwall.bots import strongest
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table import commit
from frostwall.server.table.chat import notice
from frostwall.server.table.guests import Guest
from frostwall.server.table.table import Table

AGREED: Final = "agreed"
CONCEDED: Final = "conceded"
OPERATOR: Final = "operator"


async def concede(table: Table, guest: Guest, ask: wire.Concede) -> wire.Answer:
    """A bot plays the seat to the end."""
    table.playing()
    seat = table.seat_for(guest.id, ask.seat)
    doc = table.change()
    if doc.seats[seat].conceded:
        raise Denied("YOU_CONCEDED", seat=seat)
    doc.seats[seat].conceded = True
    doc.seats[seat].caretaker = strongest(doc.game)
    doc.votes = []
    await commit.save(table, doc)
    await notice(table, "conceded", seat=seat)
    if not table.doc.persons():
        await end(table, CONCEDED)
    return wire.Done(table=table.id)


async def end(table: Table, ending: str) -> None:
    doc = table.change()
    doc.stage = "closed"
    doc.ending = ending
    doc.votes = []
    await commit.save(table, doc)
    await notice(table, "ended", reason=ending)
