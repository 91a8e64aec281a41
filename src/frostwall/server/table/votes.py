"""Votes: to end the game, to take moves back, to let a caretaker play for somebody who is away."""

from frostwall.core.record import RecordError
from frostwall.core.types import Seat
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table import caretakers, commit, ending
from frostwall.server.table.chat import notice
from frostwall.server.table.clocks import away_since, electorate, is_here, vote_end
from frostwall.server.table.document import VoteDocument
from frostwall.server.table.guests import Guest
from frostwall.server.table.table import Table


async def vote(table: Table, guest: Guest, ask: wire.Vote) -> wire.Answer:
    table.playing()
    own = table.doc.seats_of(guest.id)
    if not own:
        raise Denied("NOT_AT_TABLE")
    seats = [seat for seat in own if not table.doc.seats[seat].conceded]
    if not seats:
        raise Denied("YOU_CONCEDED", seat=own[0])
    about = ask.seat if ask.matter == "caretaker" else None
    found = next((vote for vote in table.doc.votes if vote.matter == ask.matter and vote.seat == about), None)
    if found is None:
        if ask.matter == "undo" or not ask.yes:
            raise Denied("NO_SUCH_VOTE", matter=ask.matter)
        if ask.matter == "caretaker":
            _check_away(table, about)
        await open_vote(table, ask.matter, seats[0], seat=about)
        return wire.Done(table=table.id)
    _check_asked(table, found, seats)
    doc = table.change()
    at = table.doc.votes.index(found)
    if not ask.yes:
        del doc.votes[at]
        await commit.save(table, doc)
        await notice(table, "vote_failed", seat=seats[0], matter=ask.matter)
        return wire.Done(table=table.id)
    doc.votes[at].yes = [*found.yes, *(seat for seat in seats if seat not in found.yes)]
    await commit.save(table, doc)
    await count(table)
    return wire.Done(table=table.id)


def _check_asked(table: Table, vote: VoteDocument, seats: list[Seat]) -> None:
    if all(seat in vote.yes for seat in seats):
        raise Denied("ALREADY_VOTED")
    if vote.matter == "undo" and not any(seat in electorate(table, vote) for seat in seats):
        raise Denied("NOT_ASKED")


def _check_away(table: Table, seat: Seat | None) -> None:
    doc = table.doc
    if seat is None or not caretakers.is_needed(doc, seat):
        raise Denied("NOT_AWAY", seat=-1 if seat is None else seat)
    since = away_since(table, seat)
    if since is None:
        raise Denied("NOT_AWAY", seat=seat)
    if doc.settings.caretaker == "never":
        raise Denied("NO_CARETAKER")
    left = since + doc.settings.away_after - table.hub.clock()
    if left > 0:
        raise Denied("NOT_YET", seconds=round(left) + 1)


async def open_vote(
    table: Table, matter: wire.Matter, by: Seat, *, seat: Seat | None = None, to: int | None = None
) -> None:
    doc = table.change()
    # Whoever shares the device is asked all the same: it is the other one's deal that would go.
    own = [by] if matter == "undo" else doc.seats_of(doc.seats[by].guest or "")
    doc.votes = [vote for vote in doc.votes if vote.matter != matter or vote.seat != seat]
    opened = table.hub.clock()
    doc.votes.append(VoteDocument(matter=matter, by=by, seat=seat, to=to, yes=own, opened=opened))
    await commit.save(table, doc)
    await notice(table, "vote", seat=by, matter=matter)
    await count(table)


async def count(table: Table) -> None:
    """Do what everybody has agreed to."""
    if table.doc.stage != "playing":
        return
    for vote in list(table.doc.votes):
        if vote.matter == "caretaker" and not caretakers.is_needed(table.doc, vote.seat):
            await _drop(table, [vote])
            continue
        voters = electorate(table, vote)
        if any(seat not in vote.yes for seat in voters) or not (voters or is_here(table, vote.by)):
            continue
        if vote.matter == "end":
            await ending.end(table, ending.AGREED)
            return
        if vote.matter == "caretaker" and vote.seat is not None:
            if is_here(table, vote.seat):  # came back before the others had answered
                await _drop(table, [vote])
                continue
            await caretakers.appoint(table, vote.seat)
        if vote.matter == "undo" and vote.to is not None:
            await _undo(table, vote.by, vote.to)
            return


async def close_old(table: Table, now: float) -> None:
    """Drop the votes that nobody has answered in time."""
    old = [vote for vote in table.doc.votes if vote_end(table, vote) <= now]
    if old:
        await _drop(table, old)


async def _drop(table: Table, votes: list[VoteDocument]) -> None:
    doc = table.change()
    doc.votes = [vote for vote in doc.votes if vote not in votes]
    await commit.save(table, doc)
    for vote in votes:
        await notice(table, "vote_failed", seat=vote.by, matter=vote.matter)


async def _undo(table: Table, by: Seat, to: int) -> None:
    try:
        draft = table.playing().draft_undo(by, to, consent=True)
    except RecordError as problem:
        raise Denied("UNDO_REFUSED", to=to, floor=problem.facts.get("floor")) from problem
    doc = table.change()
    doc.votes = [vote for vote in doc.votes if vote.matter != "undo"]
    await commit.commit(table, draft, doc)
    await notice(table, "undone", seat=by, to=to)
