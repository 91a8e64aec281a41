"""Seats and hosts: sitting down, standing up, bots, removing, muting, pausing, starting, a rematch.

`HANDLERS` is the list of everything that can be asked of a table, with who answers it.
"""

from typing import Final

from frostwall.core.drive import commitment, setup_rng
from frostwall.core.record import Record
from frostwall.core.types import Refused
from frostwall.server import wire
from frostwall.server.store.store import Append, LineRow
from frostwall.server.table import clocks, daily, moves, votes
from frostwall.server.table import commit as telling
from frostwall.server.table.document import Guest, Refusing, SeatDocument, TableDocument, check_bot, strongest
from frostwall.server.table.table import MOST_GUESTS, Handler, Table


def clean_name(name: str) -> str:
    """A name as it is shown: printable, one line, not empty."""
    found = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not found or len(found) > wire.LONGEST_NAME:
        raise Refusing("BAD_NAME", most=wire.LONGEST_NAME)
    return found


def _host(table: Table, guest: Guest) -> TableDocument:
    if guest.id != table.doc.host:
        raise Refusing("NOT_HOST")
    return table.change()


def _in_lobby(table: Table) -> None:
    if table.doc.stage != "lobby":
        raise Refusing("NOT_IN_LOBBY")


def _seat(doc: TableDocument, seat: int) -> SeatDocument:
    if seat >= len(doc.seats):
        raise Refusing("NO_SUCH_SEAT", seat=seat)
    return doc.seats[seat]


def _done(table: Table) -> wire.Done:
    return wire.Done(table=table.id)


# --- sitting ----------------------------------------------------------------------------------------


async def sit(table: Table, guest: Guest, ask: wire.Sit) -> wire.Answer:
    _in_lobby(table)
    doc = table.change()
    if _seat(doc, ask.seat).kind != "open":
        raise Refusing("SEAT_TAKEN", seat=ask.seat)
    if guest.id not in doc.guests and len(doc.guests) >= MOST_GUESTS:
        raise Refusing("TOO_MANY", what="guests", most=MOST_GUESTS)
    name = guest.name if ask.name is None else clean_name(ask.name)
    doc.seats[ask.seat] = SeatDocument(kind="person", name=name, guest=guest.id)
    doc.guests[guest.id] = guest.name
    await table.hub.store.join(table.id, guest.id)
    await telling.save(table, doc)
    return _done(table)


async def stand(table: Table, guest: Guest, ask: wire.Stand) -> wire.Answer:
    own = table.doc.seats_of(guest.id)
    leaving = own if ask.seat is None else [ask.seat]
    if not own or any(seat not in own for seat in leaving):
        raise Refusing("NOT_AT_TABLE" if not own else "NOT_YOUR_SEAT", seat=ask.seat)
    doc = table.change()
    for seat in leaving:
        if doc.stage == "lobby":
            doc.seats[seat] = SeatDocument()
        elif doc.stage == "playing":
            clocks.stop(table, doc, seat)
            doc.seats[seat].caretaker = strongest(doc.game)
    await telling.save(table, doc)
    if doc.stage == "playing":
        for seat in leaving:
            await telling.notice(table, "caretaker", seat=seat, bot=strongest(doc.game))
        await votes.count(table)
    return _done(table)


async def word(table: Table, guest: Guest, ask: wire.Word) -> wire.Answer:
    _in_lobby(table)
    if not table.doc.seats_of(guest.id):
        raise Refusing("NOT_AT_TABLE")
    if table.doc.day is not None:  # it would no longer be everybody's deal
        raise Refusing("DAY_WITHOUT_WORDS")
    doc = table.change()
    said = " ".join(ask.text.split())
    if not said.isprintable():
        raise Refusing("BAD_MESSAGE", problem="text")
    doc.words.pop(guest.id, None)
    if said:
        doc.words[guest.id] = said
    await telling.save(table, doc)
    return _done(table)


# --- the host ---------------------------------------------------------------------------------------


async def fill(table: Table, guest: Guest, ask: wire.Fill) -> wire.Answer:
    doc = _host(table, guest)
    _in_lobby(table)
    if _seat(doc, ask.seat).kind == "person":
        raise Refusing("SEAT_TAKEN", seat=ask.seat)
    check_bot(ask.bot, doc.game)
    doc.seats[ask.seat] = doc.bot_seat(ask.bot, ask.level)
    await telling.save(table, doc)
    return _done(table)


async def empty(table: Table, guest: Guest, ask: wire.Empty) -> wire.Answer:
    doc = _host(table, guest)
    was = _seat(doc, ask.seat)
    if doc.stage == "lobby":
        doc.seats[ask.seat] = SeatDocument()
    elif doc.stage == "playing" and was.kind == "person":
        _to_bot(doc, ask.seat)
    else:
        raise Refusing("NOT_IN_LOBBY")
    await telling.save(table, doc, names=True)
    for listener in table.listeners:
        if listener.viewer == ask.seat:  # its cards are no longer theirs to see
            listener.viewer = table.viewer_for(listener.guest, None)
            telling.send_sync(table, listener)
    if doc.stage == "playing":
        await telling.notice_of(table, "replaced", was.guest, was.name or "")
        await votes.count(table)
    return _done(table)


def _to_bot(doc: TableDocument, seat: int) -> None:
    doc.seats[seat] = doc.bot_seat(strongest(doc.game), "full")


async def remove(table: Table, guest: Guest, ask: wire.Remove) -> wire.Answer:
    doc = _host(table, guest)
    if ask.guest == guest.id:
        raise Refusing("NOT_YOURSELF")
    if ask.guest not in doc.guests and all(found.guest != ask.guest for found in table.listeners):
        raise Refusing("NO_SUCH_GUEST")
    known = await table.hub.store.guest(ask.guest)
    name = doc.guests.pop(ask.guest, "" if known is None else known.name)
    doc.removed = [*doc.removed, ask.guest][-MOST_GUESTS:]
    doc.words.pop(ask.guest, None)
    for seat in doc.seats_of(ask.guest):
        if doc.stage == "lobby":
            doc.seats[seat] = SeatDocument()
        elif doc.stage == "playing":
            _to_bot(doc, seat)
    await telling.save(table, doc, names=True)
    telling.drop(table, ask.guest)
    await telling.notice_of(table, "removed", ask.guest, name)
    if doc.stage == "playing":
        await votes.count(table)
    return _done(table)


async def mute(table: Table, guest: Guest, ask: wire.Mute) -> wire.Answer:
    doc = _host(table, guest)
    doc.muted = [found for found in doc.muted if found != ask.guest]
    if ask.on:
        doc.muted = [*doc.muted, ask.guest][-MOST_GUESTS:]
    await telling.save(table, doc)
    return _done(table)


async def pause(table: Table, guest: Guest, ask: wire.Pause) -> wire.Answer:
    doc = _host(table, guest)
    table.playing()
    if doc.paused == ask.on:
        return _done(table)
    for seat in list(table.since):
        clocks.stop(table, doc, seat)
    table.thought.clear()  # after a pause the decision has its whole time again
    doc.paused = ask.on
    await telling.save(table, doc)
    await telling.notice(table, "paused" if ask.on else "resumed")
    return _done(table)


# --- starting ---------------------------------------------------------------------------------------


async def start(table: Table, guest: Guest, _: wire.Start) -> wire.Answer:
    """Set up from seed and words, let nature begin, and store both at once."""
    doc = _host(table, guest)
    _in_lobby(table)
    free = [n for n, seat in enumerate(doc.seats) if seat.kind == "open"]
    if free:
        raise Refusing("SEATS_OPEN", seats=free)
    record = await _first_record(table, doc)
    match = table.match_of(record)
    draft = match.draft_begin()
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
        telling.send_sync(table, listener, scene=True)
    await telling.notice(table, "started")
    return wire.Done(table=table.id, seq=match.last)


async def _first_record(table: Table, doc: TableDocument) -> Record:
    """The record a game begins with: empty, or as far as the position the table starts from."""
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
        raise Refusing.of(problem.refusal) from problem
    commit = commitment(table.row.seed) if doc.verifiable else None
    return Record.start(game, setup, names=doc.names(), commit=commit, words=words or None)


async def rematch(table: Table, guest: Guest, _: wire.Rematch) -> wire.Answer:
    """The same people and bots at a new table, whose host is whoever asks first."""
    doc = table.doc
    if doc.stage not in ("over", "closed"):
        raise Refusing("NOT_OVER")
    if not doc.seats_of(guest.id):
        raise Refusing("NOT_AT_TABLE")
    if doc.rematch is None:
        made = await table.hub.make_rematch(table, guest)
        changed = table.change()
        changed.rematch = made
        await telling.save(table, changed)
    return wire.Done(table=table.id, result={"table": table.doc.rematch})


async def close(table: Table, guest: Guest, _: wire.Close) -> wire.Answer:
    """The table is gone, for everybody."""
    _host(table, guest)
    if table.doc.stage == "playing":
        raise Refusing("STILL_PLAYING")
    await table.hub.delete_table(table)
    return _done(table)


async def unwatch(table: Table, _guest: Guest, _: wire.Unwatch) -> wire.Answer:
    """The socket itself forgets the table; here is nothing left to do."""
    return _done(table)


HANDLERS: Final[dict[str, Handler]] = {
    "move": moves.move,
    "why": moves.why,
    "preview": moves.preview,
    "hint": moves.hint,
    "undo": moves.undo,
    "chat": telling.say,
    "unwatch": unwatch,
    "sit": sit,
    "stand": stand,
    "word": word,
    "fill": fill,
    "empty": empty,
    "remove": remove,
    "mute": mute,
    "pause": pause,
    "start": start,
    "rematch": rematch,
    "close": close,
    "vote": votes.vote,
    "back": votes.back,
    "concede": votes.concede,
}
