"""Caretakers: bots that play for people who are away or whose time is over, until those people come back."""

from frostwall.bots import strongest
from frostwall.core.types import Seat
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table import clocks, commit
from frostwall.server.table.chat import notice
from frostwall.server.table.document import TableDocument
from frostwall.server.table.guests import Guest
from frostwall.server.table.table import Table


def is_needed(doc: TableDocument, seat: Seat | None) -> bool:
    """Can a caretaker play this seat, because a person plays it and no caretaker does so far?"""
    return seat is not None and seat in doc.persons() and doc.seats[seat].caretaker is None


async def appoint(table: Table, seat: Seat) -> None:
    """Let a caretaker play this seat."""
    doc = table.change()
    bot = strongest(doc.game)
    clocks.stop(table, doc, seat)
    doc.seats[seat].caretaker = bot
    doc.votes = [vote for vote in doc.votes if vote.matter != "caretaker" or vote.seat != seat]
    await commit.save(table, doc)
    await notice(table, "caretaker", seat=seat, bot=bot)


async def back(table: Table, guest: Guest, _: wire.Back) -> wire.Answer:
    """A person plays their seats themselves again."""
    table.playing()
    own = table.doc.seats_of(guest.id)
    if not own:
        raise Denied("NOT_AT_TABLE")
    doc = table.change()
    returned: list[Seat] = []
    # Take back those seats that can be taken back. If none can, trying the first one says why not.
    may = [seat for seat in own if not doc.seats[seat].conceded and not _has_no_time(doc, seat)]
    for seat in may or own:
        if _take_back(doc, seat):
            returned.append(seat)
    if returned:
        await commit.save(table, doc)
        for seat in returned:
            await notice(table, "back", seat=seat)
    return wire.Done(table=table.id, result={"seats": returned})


def without_caretaker(table: Table, seat: Seat) -> TableDocument:
    """The document once the person at this seat plays again. If no caretaker plays there, it is the table's own."""
    doc = table.doc
    if doc.seats[seat].caretaker is None and not doc.seats[seat].conceded:
        return doc
    doc = table.change_seat(seat)
    _take_back(doc, seat)
    return doc


def _take_back(doc: TableDocument, seat: Seat) -> bool:
    """Give the seat back to its person; true if a caretaker had it."""
    found = doc.seats[seat]
    if found.conceded:
        raise Denied("YOU_CONCEDED", seat=seat)
    if found.caretaker is None:
        return False
    if _has_no_time(doc, seat):
        raise Denied("NO_TIME_LEFT", seat=seat)
    found.caretaker = None
    return True


def _has_no_time(doc: TableDocument, seat: Seat) -> bool:
    limit = doc.settings.clock_game
    return limit is not None and doc.seats[seat].used >= limit
