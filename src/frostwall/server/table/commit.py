"""Changing a table: store the change, then make it true, then tell everyone it concerns. Never in another order."""

import json
import time
from typing import Any

from frostwall.core.record import Line
from frostwall.core.session import Draft
from frostwall.core.types import Seat
from frostwall.server import logs
from frostwall.server.store import Append, KeyRow, LineRow
from frostwall.server.table import daily, updates
from frostwall.server.table.chat import notice
from frostwall.server.table.document import TableDocument
from frostwall.server.table.table import Table


async def commit(
    table: Table, draft: Draft[Any], doc: TableDocument, key: KeyRow | None = None, mover: Seat | None = None
) -> None:
    """Store the draft, then take it and tell everybody. `doc` is the table's own document if only the game changes."""
    match = table.playing()
    now = table.hub.clock()
    votes = doc.votes
    doc = _after(table, draft, doc, mover, now)
    row = table.row_of(doc, now, acting=match.game.actors(draft.state))
    rows = [LineRow(line.seq, line.seat, line.text, notes_text(line), now) for line in draft.lines]
    table.marks.append(("rules", time.perf_counter()))
    await table.hub.store.append(Append(row, rows, key, results=daily.results_of(match, draft, doc, now)))
    table.marks.append(("commit", time.perf_counter()))
    before = match.last
    changed = doc is not table.doc and _looks_other(doc, table.doc)
    table.row, table.doc = row, doc
    match.take(draft)
    if mover is not None:
        table.since.pop(mover, None)
        table.thought.pop(mover, None)
        table.overdue.discard(mover)
    table.touched = now
    if doc.stage == "over":
        logs.note("table over", table=table.id)
    table.hub.on_point("acknowledge")
    updates.send_update(table, before)
    if changed or doc.settings.clock_move is not None or doc.settings.clock_game is not None:
        updates.send_table(table)
    if doc.stage == "playing" and len(doc.votes) < len(votes):
        for vote in votes:
            if vote not in doc.votes:  # somebody has moved on
                await notice(table, "vote_failed", seat=vote.by, matter=vote.matter)


def _after(
    table: Table, draft: Draft[Any], doc: TableDocument, mover: Seat | None, now: float
) -> TableDocument:
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
    """Did the move change something that the table's news show, apart from the clocks?"""
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


async def save(
    table: Table,
    doc: TableDocument,
    names: bool = False,
    touched: float | None = None,
    invite: str | None = None,
) -> None:
    """Store a changed document, then tell everybody. With `names` the record's header also gets the new names at the
    seats. `touched` is when the table was last used, if not now; `invite` takes the place of the old invitation."""
    header = None
    if names and table.match is not None and doc.seats != table.doc.seats:
        table.match.record.header.names = doc.names()
        header = table.header_text(table.match.record.header)
    row = table.row_of(doc, table.hub.clock() if touched is None else touched, header, invite=invite)
    await table.hub.store.save_table(row)
    table.row, table.doc = row, doc
    updates.send_table(table)


def notes_text(line: Line) -> str:
    return json.dumps(dict(line.notes)) if line.notes else ""
