"""What only the host may do: bots, removing and muting guests, pausing, starting, closing the table."""

from typing import Final

from frostwall.core.drive import commitment, setup_rng
from frostwall.core.record import Record
from frostwall.core.types import Refused
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.store import Append, LineRow
from frostwall.server.table import clocks, commit, daily, updates, votes
from frostwall.server.table.chat import notice, notice_of
from frostwall.server.table.document import SeatDocument, TableDocument
from frostwall.server.table.guests import Guest
from frostwall.server.table.ids import new_id
from frostwall.server.table.rules import check_bot
from frostwall.server.table.table import MOST_GUESTS, Table

MOST_BOTS_ALONE: Final = 4  # running tables of one host at which only bots play


def _host(table: Table, guest: Guest) -> TableDocument:
    """The document, for the host to change."""
    if guest.id != table.doc.host:
        raise Denied("NOT_HOST")
    return table.change()


async def fill(table: Table, guest: Guest, ask: wire.Fill) -> wire.Answer:
    doc = _host(table, guest)
    table.check_lobby()
    if doc.seat(ask.seat).kind == "person":
        raise Denied("SEAT_TAKEN", seat=ask.seat)
    check_bot(ask.bot, doc.game)
    doc.seats[ask.seat] = doc.bot_seat(ask.bot, ask.level)
    await commit.save(table, doc)
    return wire.Done(table=table.id)


async def empty(table: Table, guest: Guest, ask: wire.Empty) -> wire.Answer:
    doc = _host(table, guest)
    was = doc.seat(ask.seat)
    if doc.stage == "lobby":
        doc.seats[ask.seat] = SeatDocument()
    elif doc.stage == "playing" and was.kind == "person":
        doc.give_to_bot(ask.seat)
    else:
        raise Denied("NOT_IN_LOBBY")
    await commit.save(table, doc, names=True)
    for listener in table.listeners:
        if listener.viewer == ask.seat:  # they may no longer see its cards
            listener.viewer = table.viewer_for(listener.guest, None)
            updates.send_sync(table, listener)
    if doc.stage == "playing":
        await notice_of(table, "replaced", was.guest, was.name or "")
        await votes.count(table)
    return wire.Done(table=table.id)


async def remove(table: Table, guest: Guest, ask: wire.Remove) -> wire.Answer:
    doc = _host(table, guest)
    if ask.guest == guest.id:
        raise Denied("NOT_YOURSELF")
    if ask.guest not in doc.guests and all(found.guest != ask.guest for found in table.listeners):
        raise Denied("NO_SUCH_GUEST")
    known = await table.hub.store.guest(ask.guest)
    name = doc.guests.pop(ask.guest, "" if known is None else known.name)
    doc.removed = [*doc.removed, ask.guest][-MOST_GUESTS:]
    doc.words.pop(ask.guest, None)
    for seat in doc.seats_of(ask.guest):
        if doc.stage == "lobby":
            doc.seats[seat] = SeatDocument()
        elif doc.stage == "playing":
            doc.give_to_bot(seat)
    # They know the old invitation, and could come back by it under another name.
    await commit.save(table, doc, names=True, invite=new_id(14))
    updates.drop(table, ask.guest)
    for listener in table.listeners:
        updates.send_sync(table, listener)
    await notice_of(table, "removed", ask.guest, name)
    if doc.stage == "playing":
        await votes.count(table)
    return wire.Done(table=table.id)


async def mute(table: Table, guest: Guest, ask: wire.Mute) -> wire.Answer:
    doc = _host(table, guest)
    doc.muted = [found for found in doc.muted if found != ask.guest]
    if ask.on:
        doc.muted = [*doc.muted, ask.guest][-MOST_GUESTS:]
    await commit.save(table, doc)
    return wire.Done(table=table.id)


async def lock(table: Table, guest: Guest, ask: wire.Lock) -> wire.Answer:
    doc = _host(table, guest)
    if doc.locked == ask.on:
        return wire.Done(table=table.id)
    doc.locked = ask.on
    await commit.save(table, doc)
    for listener in list(table.listeners):
        if not doc.may_enter(listener.guest):
            updates.drop(table, listener.guest, "LOCKED")
    await notice(table, "locked" if ask.on else "unlocked")
    return wire.Done(table=table.id)


async def pause(table: Table, guest: Guest, ask: wire.Pause) -> wire.Answer:
    doc = _host(table, guest)
    table.playing()
    if doc.paused == ask.on:
        return wire.Done(table=table.id)
    for seat in list(table.since):
        clocks.stop(table, doc, seat)
    table.thought.clear()  # after a pause the decision has its full time again
    doc.paused = ask.on
    await commit.save(table, doc)
    await notice(table, "paused" if ask.on else "resumed")
    return wire.Done(table=table.id)


async def bot_pause(table: Table, guest: Guest, ask: wire.BotPause) -> wire.Answer:
    doc = _host(table, guest)
    doc.settings = doc.settings.model_copy(update={"bot_pause": ask.pause})
    await commit.save(table, doc)
    return wire.Done(table=table.id)


async def hints(table: Table, guest: Guest, ask: wire.Hints) -> wire.Answer:
    doc = _host(table, guest)
    table.check_lobby()
    doc.settings = doc.settings.model_copy(update={"hints": ask.on})
    await commit.save(table, doc)
    return wire.Done(table=table.id)


# --- starting and closing -----------------------------------------------------------------------------


async def start(table: Table, guest: Guest, _: wire.Start) -> wire.Answer:
    """Set up from seed and words, let nature begin, and store both at once."""
    doc = _host(table, guest)
    table.check_lobby()
    free = [n for n, seat in enumerate(doc.seats) if seat.kind == "open"]
    if free:
        raise Denied("SEATS_OPEN", seats=free)
    if not doc.persons() and table.hub.bots_alone(guest.id) >= MOST_BOTS_ALONE:
        raise Denied("TOO_MANY", what="bots_alone", most=MOST_BOTS_ALONE)
    record = await _first_record(table, doc)
    match = table.match_of(record)
    draft = match.draft_chance()
    doc.stage = "playing"
    now = table.hub.clock()
    attempts = daily.begin(doc, table.row.seed, now)
    acting = match.game.actors(draft.state)
    row = table.row_of(doc, now, table.header_text(record.header), acting)
    lines = [LineRow(line.seq, line.seat, line.text, "", now) for line in draft.lines]
    await table.hub.store.append(Append(row, lines, attempts=attempts))
    table.row, table.doc, table.match = row, doc, match
    match.take(draft)
    clocks.run(table)
    for listener in list(table.listeners):
        listener.viewer = table.viewer_for(listener.guest, None)
        updates.send_sync(table, listener, scene=True)
    await notice(table, "started")
    return wire.Done(table=table.id, seq=match.last)


async def _first_record(table: Table, doc: TableDocument) -> Record:
    """The record that a game begins with: empty, or the lines up to the position the table starts from."""
    if table.row.header is not None:
        rows = await table.hub.store.lines(table.id)
        record = table.read_record(table.row.header, rows)
        record.header.names = doc.names()
        return record
    game, options = table.game()
    words = doc.words_in_order()
    try:
        setup = game.setup(doc.rules, len(doc.seats), setup_rng(table.row.seed, words), **options)
    except Refused as problem:
        raise Denied.of(problem.refusal) from problem
    promise = commitment(table.row.seed) if doc.verifiable else None
    return Record.start(game, setup, names=doc.names(), commit=promise, words=words or None)


async def close(table: Table, guest: Guest, _: wire.Close) -> wire.Answer:
    """Delete the table, for everybody."""
    _host(table, guest)
    if table.doc.stage == "playing":
        raise Denied("STILL_PLAYING")
    await table.hub.delete_table(table)
    return wire.Done(table=table.id)
