"""Reading a table's clocks: whose runs, who is away and since when, when something is due, whose voice a vote needs."""

from typing import Final

from frostwall.core.types import Seat
from frostwall.server import wire
from frostwall.server.lobby import VoteDocument
from frostwall.server.table import Table

VOTE: Final = 90.0  # seconds
VOTE_BY_TURNS: Final = 3 * 86_400.0


def clock_end(table: Table, seat: Seat) -> float | None:
    """When the clock that runs for this seat now will have run out."""
    since = table.since.get(seat)
    settings = table.doc.settings
    if since is None:
        return None
    ends: list[float] = []
    if settings.clock_move is not None:
        ends.append(since + settings.clock_move)
    if settings.clock_game is not None:
        ends.append(since + max(0.0, settings.clock_game - table.doc.seats[seat].used))
    return min(ends) if ends else None


def away_since(table: Table, seat: Seat) -> float | None:
    found = table.doc.seats[seat]
    if found.kind != "person" or found.guest is None:
        return None
    return table.presence.away_since(found.guest)


def next_deadline(table: Table) -> float | None:
    """When the table must look at itself again though nobody has said anything."""
    doc = table.doc
    found: list[float] = []
    guests = {seat.guest for seat in doc.seats if seat.guest is not None}
    all_here = table.presence.have_sockets({*guests, doc.host})
    if not all_here:
        for guest in guests:
            at = table.presence.next_change(guest)
            if at is not None and (table.listeners or doc.stage == "playing"):
                found.append(at)
        at = host_leaves(table)
        if at is not None:
            found.append(at)
    if doc.stage != "playing" or doc.paused:
        return min(found) if found else None
    for seat in table.since:
        at = clock_end(table, seat)
        if at is not None and seat not in table.overdue:
            found.append(at)
    if doc.votes:
        found += [vote_end(table, vote) for vote in doc.votes]
        if any(vote.matter == "end" for vote in doc.votes):
            gone = [_gone_at(table, seat) for seat in doc.persons()]
            found += [at for at in gone if at is not None and at > table.ticked]
    if doc.settings.caretaker == "auto" and not all_here:
        for seat in doc.persons():
            since = away_since(table, seat)
            if since is not None and doc.seats[seat].caretaker is None:
                found.append(since + doc.settings.away_after)
    return min(found) if found else None


def host_leaves(table: Table) -> float | None:
    """When a host who is away hands the table on, if somebody is here to take it."""
    doc = table.doc
    since = table.presence.away_since(doc.host)
    if (
        doc.stage not in ("lobby", "playing")
        or since is None
        or not any(is_here(table, seat) for seat in doc.persons())
    ):
        return None
    return since + doc.settings.away_after


def is_here(table: Table, seat: Seat) -> bool:
    return table.doc.seats[seat].kind == "person" and away_since(table, seat) is None


def _gone_at(table: Table, seat: Seat) -> float | None:
    """From when on nobody waits any more for a person who is away."""
    since = away_since(table, seat)
    return None if since is None else since + table.doc.settings.away_after


def vote_end(table: Table, vote: VoteDocument) -> float:
    """When a vote that nobody answers counts as refused: bots wait for a vote on an undo."""
    return vote.opened + (VOTE if table.doc.settings.pace == "live" else VOTE_BY_TURNS)


def electorate(table: Table, vote: VoteDocument) -> list[Seat]:
    """Whose yes a vote needs: people who play themselves. A bot or a caretaker agrees to everything; who is away for
    longer than the table waits has no voice about ending, but keeps it about taking moves back."""
    doc = table.doc
    seats = [seat for seat in doc.persons() if doc.seats[seat].caretaker is None]
    if vote.matter == "caretaker":
        return [seat for seat in seats if seat != vote.seat and is_here(table, seat)]
    if vote.matter == "end":
        now = table.hub.clock()
        return [seat for seat in seats if (at := _gone_at(table, seat)) is None or at > now]
    return seats


# --- shapes -----------------------------------------------------------------------------------------


def seat_shape(table: Table, n: Seat) -> wire.SeatShape:
    seat = table.doc.seats[n]
    return wire.SeatShape(
        seat=n,
        kind=seat.kind,
        name=seat.name or seat.bot,
        guest=seat.guest,
        bot=seat.bot,
        level=seat.level,
        away=away_since(table, n),
        caretaker=seat.caretaker,
        conceded=seat.conceded,
        used=round(seat.used, 1),
        deadline=clock_end(table, n),
    )


def vote_shape(table: Table, vote: VoteDocument) -> wire.VoteShape:
    needed = [seat for seat in electorate(table, vote) if seat not in vote.yes]
    return wire.VoteShape(
        matter=vote.matter, by=vote.by, seat=vote.seat, to=vote.to, yes=vote.yes, needed=needed
    )
