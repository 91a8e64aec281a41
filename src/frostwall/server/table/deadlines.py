"""What a table does when a deadline has passed: clocks that ran out, people who stay away, votes without an answer.

Times are seconds of the epoch by the hub's clock. A clock runs while a person is to move. Nobody loses a game when it
runs out: a bot makes that move (clock per move) or plays on (clock per game). `clocks` says when a deadline is.
"""

from frostwall.bots import strongest
from frostwall.core.types import Seat
from frostwall.server.table import caretakers, commit, updates, votes
from frostwall.server.table.chat import notice, notice_of
from frostwall.server.table.clocks import away_since, clock_end, host_leaves, is_here
from frostwall.server.table.table import Table


async def tick(table: Table) -> None:
    """Something is due."""
    now = table.ticked = table.hub.clock()
    doc = table.doc
    table.presence.tell()
    updates.send_table(table)
    at = host_leaves(table)
    if at is not None and at <= now:
        await _pass_host(table)
    if doc.stage != "playing" or doc.paused:
        return
    await votes.count(table)  # without those who have gone away meanwhile
    if table.doc.stage != "playing":
        return
    await votes.close_old(table, now)
    for seat in list(table.since):
        at = clock_end(table, seat)
        if at is not None and at <= now and seat not in table.overdue:
            await _run_out(table, seat, now)
    if doc.settings.caretaker == "auto":
        for seat in doc.persons():
            since = away_since(table, seat)
            late = since is not None and since + doc.settings.away_after <= now
            if late and table.doc.seats[seat].caretaker is None:
                await caretakers.appoint(table, seat)
    await votes.count(table)


async def _run_out(table: Table, seat: Seat, now: float) -> None:
    settings = table.doc.settings
    used = table.doc.seats[seat].used + now - table.since[seat]
    if settings.clock_game is not None and used >= settings.clock_game:
        doc = table.change()
        doc.seats[seat].used = used
        doc.seats[seat].caretaker = strongest(doc.game)
        del table.since[seat]
        await commit.save(table, doc)
        await notice(table, "clock_game", seat=seat)
    else:
        table.overdue.add(seat)
        await notice(table, "clock_move", seat=seat)


async def _pass_host(table: Table) -> None:
    doc = table.change()
    heirs = [seat for seat in doc.persons() if is_here(table, seat)]
    heir = doc.seats[heirs[0]]
    doc.host = heir.guest or doc.host
    await commit.save(table, doc)
    await notice_of(table, "host", doc.host, heir.name or "")
