"""A table's clocks: whose clock runs, who is away, when the next deadline is, and whose yes a vote needs."""

from typing import Final

from frostwall.core.types import CHANCE, Seat
from frostwall.server.table.document import ClockDocument, TableDocument, VoteDocument
from frostwall.server.table.table import Table

VOTE: Final = 90.0  # seconds
VOTE_BY_TURNS: Final = 3 * 86_400.0


def run(table: Table) -> None:
    """Start the clocks of people who are to move, and stop all others."""
    match, doc, since = table.match, table.doc, table.since
    if match is None or doc.stage != "playing" or doc.paused:
        since.clear()
        return
    actors = match.actors()
    table.overdue.intersection_update(actors)
    for seat in [*since, *table.thought]:
        if seat not in actors:
            since.pop(seat, None)
            table.thought.pop(seat, None)
    for seat in actors:
        if seat == CHANCE:
            continue
        if doc.bot_of(seat) is not None:
            since.pop(seat, None)
        elif seat not in since and seat not in table.overdue:
            since[seat] = table.hub.clock()


def stop(table: Table, doc: TableDocument, seat: Seat) -> None:
    """Stop the clock of a seat before its decision is made. The time it has used counts when the clock runs again."""
    since = table.since.pop(seat, None)
    if since is None:
        return
    spent = max(0.0, table.hub.clock() - since)
    table.thought[seat] = table.thought.get(seat, 0.0) + spent
    if doc.settings.clock_game is not None:
        doc.seats[seat].used += spent


def keep(table: Table) -> TableDocument | None:
    """Stop all clocks, because this server lets go of the table: the document that says how far they were."""
    settings, match = table.doc.settings, table.match
    if match is None or (settings.clock_move is None and settings.clock_game is None):
        return None
    if not (table.since or table.thought or table.overdue):
        return None
    doc = table.change()
    for seat in list(table.since):
        stop(table, doc, seat)
    thought = {seat: round(spent, 3) for seat, spent in table.thought.items()}
    doc.clocks = ClockDocument(line=match.last, thought=thought, overdue=sorted(table.overdue))
    return doc


def clock_end(table: Table, seat: Seat) -> float | None:
    """When the clock that runs for this seat now will have run out."""
    since = table.since.get(seat)
    settings = table.doc.settings
    if since is None:
        return None
    ends: list[float] = []
    if settings.clock_move is not None:
        ends.append(since + max(0.0, settings.clock_move - table.thought.get(seat, 0.0)))
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
    guests = {seat.guest for seat in doc.seats if seat.guest is not None}
    all_here = table.presence.have_sockets({*guests, doc.host})
    found = [] if all_here else _presence_changes(table, guests)
    if doc.stage == "playing" and not doc.paused:
        found += _clock_ends(table) + _vote_changes(table)
        if not all_here:
            found += _caretakers_due(table)
    return min(found, default=None)


def _presence_changes(table: Table, guests: set[str]) -> list[float]:
    """When somebody counts as away, and when a host who is away hands the table on."""
    found: list[float | None] = [host_leaves(table)]
    if table.listeners or table.doc.stage == "playing":
        found += [table.presence.next_change(guest) for guest in guests]
    return [at for at in found if at is not None]


def _clock_ends(table: Table) -> list[float]:
    """When the clocks that run now will have run out."""
    ends = [clock_end(table, seat) for seat in table.since if seat not in table.overdue]
    return [at for at in ends if at is not None]


def _vote_changes(table: Table) -> list[float]:
    """When a vote ends unanswered, or the others stop waiting for the vote of somebody who is away."""
    doc = table.doc
    found = [vote_end(table, vote) for vote in doc.votes]
    if any(vote.matter != "undo" for vote in doc.votes):
        gone = [_gone_at(table, seat) for seat in doc.persons()]
        found += [at for at in gone if at is not None and at > table.ticked]
    return found


def _caretakers_due(table: Table) -> list[float]:
    """When a caretaker takes over the seat of somebody who is away."""
    doc = table.doc
    if doc.settings.caretaker != "auto":
        return []
    since = [away_since(table, seat) for seat in doc.persons() if doc.seats[seat].caretaker is None]
    return [at + doc.settings.away_after for at in since if at is not None]


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
    """When the others stop waiting for a person who is away. In a game by turns everybody is away most of the time."""
    since = away_since(table, seat)
    settings = table.doc.settings
    wait = settings.away_after if settings.pace == "live" else max(settings.away_after, VOTE_BY_TURNS)
    return None if since is None else since + wait


def vote_end(table: Table, vote: VoteDocument) -> float:
    """When an unanswered vote counts as refused. It must end some time: bots wait during a vote on an undo."""
    if table.doc.settings.pace != "live":
        return vote.opened + VOTE_BY_TURNS
    # Another server's clock may be minutes behind this one's.
    return max(vote.opened, table.hub.taken_at(table.id)) + VOTE


def electorate(table: Table, vote: VoteDocument) -> list[Seat]:
    """Whose yes a vote needs: the people who play themselves. Bots and caretakers agree to everything. Somebody who is
    away for longer than the table waits has no vote about ending the game. An undo needs the yes of those whose moves
    or cards it would change, however long they are away."""
    doc = table.doc
    seats = doc.players()
    if vote.matter == "undo" and vote.to is not None:
        concerned = {vote.by, *table.playing().concerned(vote.by, vote.to)}
        return [seat for seat in seats if seat in concerned]
    now = table.hub.clock()
    waited_for = [seat for seat in seats if (at := _gone_at(table, seat)) is None or at > now]
    if vote.matter == "end":
        return waited_for
    about = None if vote.seat is None else doc.seats[vote.seat].guest
    others = [seat for seat in waited_for if doc.seats[seat].guest != about]
    return [seat for seat in others if is_here(table, seat)] if doc.settings.pace == "live" else others
