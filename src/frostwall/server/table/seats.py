"""Seats: sitting down and standing up, a word for the dice, the same table once more."""

from frostwall.bots import strongest
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table import clocks, commit, updates, votes
from frostwall.server.table.chat import notice
from frostwall.server.table.document import SeatDocument
from frostwall.server.table.guests import Guest, clean_name
from frostwall.server.table.table import Table


async def sit(table: Table, guest: Guest, ask: wire.Sit) -> wire.Answer:
    table.check_lobby()
    doc = table.change()
    if doc.seat(ask.seat).kind != "open":
        raise Denied("SEAT_TAKEN", seat=ask.seat)
    gone = None if guest.id in doc.guests else table.make_room(doc)
    name = guest.name if ask.name is None else clean_name(ask.name)
    doc.seats[ask.seat] = SeatDocument(kind="person", name=name, guest=guest.id)
    doc.guests[guest.id] = guest.name
    await table.hub.store.join(table.id, guest.id, table.row.epoch)
    await commit.save(table, doc)
    if gone is not None and not doc.may_enter(gone):
        updates.drop(table, gone, "NOT_AT_TABLE")
    return wire.Done(table=table.id)


async def stand(table: Table, guest: Guest, ask: wire.Stand) -> wire.Answer:
    own = table.doc.seats_of(guest.id)
    leaving = own if ask.seat is None else [ask.seat]
    if not own or any(seat not in own for seat in leaving):
        raise Denied("NOT_AT_TABLE" if not own else "NOT_YOUR_SEAT", seat=ask.seat)
    doc = table.change()
    for seat in leaving:
        if doc.stage == "lobby":
            doc.seats[seat] = SeatDocument()
        elif doc.stage == "playing":
            clocks.stop(table, doc, seat)
            doc.seats[seat].caretaker = strongest(doc.game)
    await commit.save(table, doc)
    if doc.stage == "playing":
        for seat in leaving:
            await notice(table, "caretaker", seat=seat, bot=strongest(doc.game))
        await votes.count(table)
    return wire.Done(table=table.id)


async def word(table: Table, guest: Guest, ask: wire.Word) -> wire.Answer:
    table.check_lobby()
    if not table.doc.seats_of(guest.id):
        raise Denied("NOT_AT_TABLE")
    if table.doc.day is not None:  # it would no longer be the same deal for everybody
        raise Denied("DAY_WITHOUT_WORDS")
    doc = table.change()
    said = " ".join(ask.text.split())
    if not said.isprintable():
        raise Denied("BAD_MESSAGE", problem="text")
    doc.words.pop(guest.id, None)
    if said:
        doc.words[guest.id] = said
    await commit.save(table, doc)
    return wire.Done(table=table.id)


async def rematch(table: Table, guest: Guest, _: wire.Rematch) -> wire.Answer:
    """The same people and bots at a new table. Its host is the first who asks for it."""
    doc = table.doc
    if doc.stage not in ("over", "closed"):
        raise Denied("NOT_OVER")
    if not doc.seats_of(guest.id):
        raise Denied("NOT_AT_TABLE")
    if doc.rematch is None:
        made = await table.hub.make_rematch(table, guest)
        changed = table.change()
        changed.rematch = made
        await commit.save(table, changed)
    return wire.Done(table=table.id, result={"table": table.doc.rematch})
