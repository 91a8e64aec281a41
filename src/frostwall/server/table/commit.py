"""Changing a table: stored first, then true, then told to everybody whom it concerns. Never in another order."""

import json

from frostwall.core.record import Line
from frostwall.core.types import Seat
from frostwall.server import wire
from frostwall.server.store.store import Append, ChatRow, KeyRow, LineRow
from frostwall.server.table import clocks, daily
from frostwall.server.table import updates as showing
from frostwall.server.table.document import Guest, Refusing, TableDocument
from frostwall.server.table.match import Draft
from frostwall.server.table.table import KEPT_CHAT, NOTICE, Listener, Table, chat_shape


async def commit(
    table: Table, draft: Draft, doc: TableDocument, key: KeyRow | None = None, mover: Seat | None = None
) -> None:
    """Store the draft, then make it the game and tell everybody. Nothing is said before it is stored. `doc` is the
    table's own if nothing but the game changes."""
    match = table.playing()
    now = table.hub.clock()
    votes = doc.votes
    doc = _after(table, draft, doc, mover, now)
    row = table.row_of(doc, now, acting=match.game.actors(draft.state))
    rows = [LineRow(line.seq, line.seat, line.text, notes_text(line), now) for line in draft.lines]
    await table.hub.store.append(Append(row, rows, key, results=daily.results_of(match, draft, doc, now)))
    before = match.last
    changed = doc is not table.doc and _looks_other(doc, table.doc)
    table.row, table.doc = row, doc
    match.take(draft)
    if mover is not None:
        table.since.pop(mover, None)
        table.thought.pop(mover, None)
        table.overdue.discard(mover)
    table.touched = now
    table.hub.on_point("acknowledge")
    tell_update(table, before)
    if changed or doc.settings.clock_move is not None or doc.settings.clock_game is not None:
        tell_table(table)
    if doc.stage == "playing" and len(doc.votes) < len(votes):
        for vote in votes:
            if vote not in doc.votes:  # somebody has moved on
                await notice(table, "vote_failed", seat=vote.by, matter=vote.matter)


def _after(table: Table, draft: Draft, doc: TableDocument, mover: Seat | None, now: float) -> TableDocument:
    """The document after a draft; most moves leave it as it is."""
    if doc.settings.clock_game is not None and mover is not None and mover in table.since:
        if doc is table.doc:
            doc = table.change_seat(mover)
        doc.seats[mover].used += max(0.0, now - table.since[mover])
    ends = bool(draft.steps) and draft.steps[-1].ends
    votes = [] if ends else [vote for vote in doc.votes if vote.matter != "undo"]
    if ends or len(votes) < len(doc.votes):
        doc = doc.model_copy(update={"votes": votes, "stage": "over" if ends else doc.stage})
    return doc


def _looks_other(new: TableDocument, old: TableDocument) -> bool:
    """Does what a move changed show in the table's news, the running clocks apart?"""
    if new.stage != old.stage or new.votes != old.votes:
        return True
    for seat, was in zip(new.seats, old.seats, strict=True):
        if seat is not was and (seat.caretaker, seat.kind, seat.conceded) != (
            was.caretaker,
            was.kind,
            was.conceded,
        ):
            return True
    return False


async def save(table: Table, doc: TableDocument, names: bool = False, touched: float | None = None) -> None:
    """Store a changed document, then tell everybody. With `names` somebody has gone from a seat: the record names who
    sits there now. `touched` is from when on the table's time is counted, if not from now on."""
    header = None
    if names and table.match is not None and doc.seats != table.doc.seats:
        table.match.record.header.names = doc.names()
        header = table.header_text(table.match.record.header)
    row = table.row_of(doc, table.hub.clock() if touched is None else touched, header)
    await table.hub.store.save_table(row)
    table.row, table.doc = row, doc
    tell_table(table)


# --- chat ------------------------------------------------------------------------------------------------


async def say(table: Table, guest: Guest, ask: wire.Chat) -> wire.Answer:
    known = table.remembered(guest.id, ask.key)
    if known is not None:
        return known
    if guest.id in table.doc.muted:
        raise Refusing("MUTED")
    text = " ".join("".join(char if char.isprintable() else " " for char in ask.text).split())
    if not text:
        raise Refusing("BAD_MESSAGE", problem="text")
    stored = await table.hub.store.answer_to(table.id, guest.id, ask.key)
    if stored is not None:
        return wire.answer_adapter.validate_json(stored)
    answer = wire.Done(table=table.id, key=ask.key)
    row = KeyRow(guest.id, ask.key, answer.model_dump_json())
    await add_chat(table, guest.id, guest.name, text, None, row)
    table.remember(guest.id, ask.key, answer)
    return answer


async def notice(table: Table, code: str, **args: object) -> None:
    """The table says something about itself."""
    await add_chat(table, None, "", "", wire.Notice(code=code, args=args))


async def notice_of(table: Table, code: str, guest: str | None, name: str) -> None:
    """The same about somebody. The name stands where those of people who chat stand, and goes with them."""
    await add_chat(table, guest, name, "", wire.Notice(code=code, args={}))


async def add_chat(
    table: Table,
    guest: str | None,
    name: str,
    text: str,
    notice: wire.Notice | None,
    key: KeyRow | None = None,
) -> None:
    n = table.chat_count + 1
    kept = text if notice is None else NOTICE + notice.model_dump_json()
    row = ChatRow(n, guest, name, kept, table.hub.clock())
    await table.hub.store.add_chat(table.id, row, key)
    table.chat_count = n
    shape = chat_shape(row)
    table.chat = [*table.chat[-KEPT_CHAT + 1 :], shape]
    data = wire.ChatNews(table=table.id, line=shape).model_dump_json()
    for listener in table.listeners:
        listener.send(data)


# --- sending ---------------------------------------------------------------------------------------------


def tell_update(table: Table, since: int) -> None:
    """To each listener its own view of what is new."""
    if not table.listeners:
        return
    updates = showing.updates(table, since, sorted({listener.viewer for listener in table.listeners}))
    for listener in list(table.listeners):
        listener.send(updates[listener.viewer])


def tell_table(table: Table) -> None:
    table.version += 1
    clocks.run(table)
    if not table.listeners:
        return
    news = wire.TableNews(table=table.id, version=table.version, info=showing.shape(table))
    data = news.model_dump_json()
    for listener in list(table.listeners):
        listener.send(data)


def drop(table: Table, guest: str) -> None:
    """Send this guest nothing more, and say so."""
    data = wire.Refused(table=table.id, code="REMOVED").model_dump_json()
    for listener in [found for found in table.listeners if found.guest == guest]:
        listener.send(data)
        table.listeners.remove(listener)
        table.presence.depart(guest)


def send_sync(table: Table, listener: Listener, scene: bool = False) -> None:
    found = showing.synced(table, listener.guest, listener.viewer, scene, [])
    listener.send(found.model_dump_json())


def notes_text(line: Line) -> str:
    return json.dumps(dict(line.notes)) if line.notes else ""
