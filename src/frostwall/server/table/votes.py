"""Keeping a table going: votes, caretakers for those who are away, clocks, conceding and ending.

Times are seconds of the epoch by the hub's clock. A clock runs while a seat of a person is to move; who lets it run out
loses no game over it: a bot makes that move (clock per move) or plays on (clock per game).
"""

from typing import Final

from frostwall.core.record import RecordError
from frostwall.core.types import Seat
from frostwall.server import wire
from frostwall.server.table import clocks, commit
from frostwall.server.table.clocks import away_since, clock_end, electorate, host_leaves, is_here, vote_end
from frostwall.server.table.document import Guest, Refusing, TableDocument, VoteDocument, strongest
from frostwall.server.table.table import Table

AGREED: Final = "agreed"
CONCEDED: Final = "conceded"


# --- clocks and absence -----------------------------------------------------------------------------


async def tick(table: Table) -> None:
    """Something is due."""
    now = table.ticked = table.hub.clock()
    doc = table.doc
    table.presence.tell()
    commit.tell_table(table)
    at = host_leaves(table)
    if at is not None and at <= now:
        await _pass_host(table)
    if doc.stage != "playing" or doc.paused:
        return
    await count(table)  # who has gone away meanwhile is not waited for
    if table.doc.stage != "playing":
        return
    await _close_old_votes(table, now)
    for seat in list(table.since):
        at = clock_end(table, seat)
        if at is not None and at <= now and seat not in table.overdue:
            await _run_out(table, seat, now)
    if doc.settings.caretaker == "auto":
        for seat in doc.persons():
            since = away_since(table, seat)
            late = since is not None and since + doc.settings.away_after <= now
            if late and table.doc.seats[seat].caretaker is None:
                await give_to_caretaker(table, seat)
    await count(table)


async def _close_old_votes(table: Table, now: float) -> None:
    doc = table.change()
    old = [vote for vote in doc.votes if vote_end(table, vote) <= now]
    if old:
        doc.votes = [vote for vote in doc.votes if vote not in old]
        await commit.save(table, doc)
        for vote in old:
            await commit.notice(table, "vote_failed", seat=vote.by, matter=vote.matter)


async def _run_out(table: Table, seat: Seat, now: float) -> None:
    settings = table.doc.settings
    used = table.doc.seats[seat].used + now - table.since[seat]
    if settings.clock_game is not None and used >= settings.clock_game:
        doc = table.change()
        doc.seats[seat].used = used
        doc.seats[seat].caretaker = strongest(doc.game)
        del table.since[seat]
        await commit.save(table, doc)
        await commit.notice(table, "clock_game", seat=seat)
    else:
        table.overdue.add(seat)
        await commit.notice(table, "clock_move", seat=seat)


async def _pass_host(table: Table) -> None:
    doc = table.change()
    heirs = [seat for seat in doc.persons() if is_here(table, seat)]
    heir = doc.seats[heirs[0]]
    doc.host = heir.guest or doc.host
    await commit.save(table, doc)
    await commit.notice_of(table, "host", doc.host, heir.name or "")


async def give_to_caretaker(table: Table, seat: Seat) -> None:
    doc = table.change()
    bot = strongest(doc.game)
    clocks.stop(table, doc, seat)
    doc.seats[seat].caretaker = bot
    doc.votes = [vote for vote in doc.votes if vote.matter != "caretaker" or vote.seat != seat]
    await commit.save(table, doc)
    await commit.notice(table, "caretaker", seat=seat, bot=bot)


def taken_back(table: Table, seat: Seat) -> TableDocument:
    """The document with the person at this seat again, who acts: the table's own if no caretaker plays there."""
    doc = table.doc
    if doc.seats[seat].caretaker is None and not doc.seats[seat].conceded:
        return doc
    doc = table.change_seat(seat)
    take_back(doc, seat)
    return doc


def take_back(doc: TableDocument, seat: Seat) -> bool:
    """The person plays this seat again; true if a caretaker did."""
    found = doc.seats[seat]
    if found.conceded:
        raise Refusing("YOU_CONCEDED", seat=seat)
    if found.caretaker is None:
        return False
    if _has_no_time(doc, seat):
        raise Refusing("NO_TIME_LEFT", seat=seat)
    found.caretaker = None
    return True


def _has_no_time(doc: TableDocument, seat: Seat) -> bool:
    limit = doc.settings.clock_game
    return limit is not None and doc.seats[seat].used >= limit


async def back(table: Table, guest: Guest, _: wire.Back) -> wire.Answer:
    """A person plays its seats itself again."""
    table.playing()
    own = table.doc.seats_of(guest.id)
    if not own:
        raise Refusing("NOT_AT_TABLE")
    doc = table.change()
    returned: list[Seat] = []
    # Of several seats those that may be taken back; of none of them the first says why not.
    may = [seat for seat in own if not doc.seats[seat].conceded and not _has_no_time(doc, seat)]
    for seat in may or own:
        if take_back(doc, seat):
            returned.append(seat)
    if returned:
        await commit.save(table, doc)
        for seat in returned:
            await commit.notice(table, "back", seat=seat)
    return wire.Done(table=table.id, result={"seats": returned})


# --- votes ------------------------------------------------------------------------------------------


async def vote(table: Table, guest: Guest, ask: wire.Vote) -> wire.Answer:
    table.playing()
    own = table.doc.seats_of(guest.id)
    if not own:
        raise Refusing("NOT_AT_TABLE")
    seats = [seat for seat in own if not table.doc.seats[seat].conceded]
    if not seats:
        raise Refusing("YOU_CONCEDED", seat=own[0])
    about = ask.seat if ask.matter == "caretaker" else None
    found = next((vote for vote in table.doc.votes if vote.matter == ask.matter and vote.seat == about), None)
    if found is None:
        if ask.matter == "undo" or not ask.yes:
            raise Refusing("NO_SUCH_VOTE", matter=ask.matter)
        if ask.matter == "caretaker":
            _check_away(table, about)
        await open_vote(table, ask.matter, seats[0], seat=about)
        return wire.Done(table=table.id)
    if all(seat in found.yes for seat in seats):
        raise Refusing("ALREADY_VOTED")
    doc = table.change()
    at = table.doc.votes.index(found)
    if not ask.yes:
        del doc.votes[at]
        await commit.save(table, doc)
        await commit.notice(table, "vote_failed", seat=seats[0], matter=ask.matter)
        return wire.Done(table=table.id)
    doc.votes[at].yes = [*found.yes, *(seat for seat in seats if seat not in found.yes)]
    await commit.save(table, doc)
    await count(table)
    return wire.Done(table=table.id)


def _check_away(table: Table, seat: Seat | None) -> None:
    doc = table.doc
    if seat is None or not _needs_caretaker(doc, seat):
        raise Refusing("NOT_AWAY", seat=-1 if seat is None else seat)
    since = away_since(table, seat)
    if since is None:
        raise Refusing("NOT_AWAY", seat=seat)
    if doc.settings.caretaker == "never":
        raise Refusing("NO_CARETAKER")
    left = since + doc.settings.away_after - table.hub.clock()
    if left > 0:
        raise Refusing("NOT_YET", seconds=round(left) + 1)


async def open_vote(
    table: Table, matter: wire.Matter, by: Seat, *, seat: Seat | None = None, to: int | None = None
) -> None:
    doc = table.change()
    own = doc.seats_of(doc.seats[by].guest or "")
    doc.votes = [vote for vote in doc.votes if vote.matter != matter or vote.seat != seat]
    opened = table.hub.clock()
    doc.votes.append(VoteDocument(matter=matter, by=by, seat=seat, to=to, yes=own, opened=opened))
    await commit.save(table, doc)
    await commit.notice(table, "vote", seat=by, matter=matter)
    await count(table)


async def count(table: Table) -> None:
    """Do what everybody has agreed to."""
    if table.doc.stage != "playing":
        return
    for vote in list(table.doc.votes):
        if vote.matter == "caretaker" and not _needs_caretaker(table.doc, vote.seat):
            await _drop_vote(table, vote)
            continue
        voters = electorate(table, vote)
        if any(seat not in vote.yes for seat in voters) or not (voters or is_here(table, vote.by)):
            continue
        if vote.matter == "end":
            await end(table, AGREED)
            return
        if vote.matter == "caretaker" and vote.seat is not None:
            if is_here(table, vote.seat):  # came back before the others had answered
                await _drop_vote(table, vote)
                continue
            await give_to_caretaker(table, vote.seat)
        if vote.matter == "undo" and vote.to is not None:
            await _undo(table, vote.by, vote.to)
            return


def _needs_caretaker(doc: TableDocument, seat: Seat | None) -> bool:
    """Does a person play there, and itself?"""
    return seat is not None and seat in doc.persons() and doc.seats[seat].caretaker is None


async def _drop_vote(table: Table, vote: VoteDocument) -> None:
    doc = table.change()
    doc.votes = [found for found in doc.votes if found != vote]
    await commit.save(table, doc)
    await commit.notice(table, "vote_failed", seat=vote.by, matter=vote.matter)


async def _undo(table: Table, by: Seat, to: int) -> None:
    try:
        draft = table.playing().draft_undo(by, to, consent=True)
    except RecordError as problem:
        raise Refusing("UNDO_REFUSED", to=to, floor=problem.facts.get("floor")) from problem
    doc = table.change()
    doc.votes = [vote for vote in doc.votes if vote.matter != "undo"]
    await commit.commit(table, draft, doc)
    await commit.notice(table, "undone", seat=by, to=to)


# --- ending -----------------------------------------------------------------------------------------


async def concede(table: Table, guest: Guest, ask: wire.Concede) -> wire.Answer:
    table.playing()
    seat = table.seat_for(guest.id, ask.seat)
    doc = table.change()
    if doc.seats[seat].conceded:
        raise Refusing("YOU_CONCEDED", seat=seat)
    doc.seats[seat].conceded = True
    doc.seats[seat].caretaker = strongest(doc.game)
    doc.votes = []
    await commit.save(table, doc)
    await commit.notice(table, "conceded", seat=seat)
    if not table.doc.persons():
        await end(table, CONCEDED)
    return wire.Done(table=table.id)


async def end(table: Table, ending: str) -> None:
    """The people end the game before its rules do."""
    doc = table.change()
    doc.stage = "closed"
    doc.ending = ending
    doc.votes = []
    await commit.save(table, doc)
    await commit.notice(table, "ended", reason=ending)
