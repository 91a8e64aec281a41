"""What a seat asks of its game: moves, undo, and questions that move nothing."""

from dataclasses import replace
from typing import Final

from frostwall import coach
from frostwall.bots import adviser
from frostwall.core.record import RecordError
from frostwall.core.types import Json, Refusal, Seat
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table import bots, caretakers, commit, votes
from frostwall.server.table.chat import notice
from frostwall.server.table.guests import Guest
from frostwall.server.table.match import foreseen_shape
from frostwall.server.table.table import Later, Table, key_row
from frostwall.server.workers import Job

MOST_UNDOS: Final = (
    200  # at one table: each folds the whole record again, with the lines that were taken back
)


async def move(table: Table, guest: Guest, ask: wire.Move) -> wire.Answer:
    known = table.remembered(guest.id, ask)
    if known is not None:
        return known
    try:
        answer = await _move(table, guest, ask)
    except Denied as no:
        answer = await table.stored(guest.id, ask) or no.answer
    table.remember(guest.id, ask, answer)
    return answer


async def _move(table: Table, guest: Guest, ask: wire.Move) -> wire.Answer:
    match = table.playing()
    seat = table.seat_for(guest.id, ask.seat)
    if table.doc.paused:
        raise Denied("PAUSED")
    open_now = match.decision_id(seat)
    if ask.decision != open_now:
        raise Denied("STALE").with_needs(decision=open_now)
    draft = match.draft_moves(seat, ask.moves)
    if isinstance(draft, Refusal):
        raise Denied.of(draft)
    doc = caretakers.without_caretaker(table, seat)
    returns = doc is not table.doc
    answer = wire.Done(table=table.id, ref=ask.ref, key=ask.key, seq=match.last + len(draft.lines))
    await commit.commit(table, draft, doc, key_row(guest, ask, answer), seat)
    if returns:
        await notice(table, "back", seat=seat)
    return answer


# --- undo ----------------------------------------------------------------------------------------------


async def undo(table: Table, guest: Guest, ask: wire.Undo) -> wire.Answer:
    known = table.remembered(guest.id, ask) or await table.stored(guest.id, ask)
    if known is not None:
        return known
    match = table.playing()
    seat = table.seat_for(guest.id, ask.seat)
    if table.doc.paused:
        raise Denied("PAUSED")
    doc = caretakers.without_caretaker(table, seat)
    to = ask.to if ask.to is not None else match.before_last_move(seat)
    if to is None or match.last == 0:
        raise Denied("NOTHING_TO_UNDO")
    if sum(line.undone_to() is not None for line in match.record.lines) >= MOST_UNDOS:
        raise Denied("TOO_MANY", what="undos", most=MOST_UNDOS)
    try:
        draft = match.draft_undo(seat, to, asked=table.doc.players())
    except RecordError:
        answer = await _undo_by_consent(table, ask, seat, to)
        table.remember(guest.id, ask, answer)
        return answer
    answer = wire.Done(table=table.id, key=ask.key, seq=match.last + len(draft.lines))
    returns = doc is not table.doc
    await commit.commit(table, draft, doc, key_row(guest, ask, answer), seat)
    if returns:
        await notice(table, "back", seat=seat)
    table.remember(guest.id, ask, answer)
    return answer


async def _undo_by_consent(table: Table, ask: wire.Undo, seat: Seat, to: int) -> wire.Done:
    match = table.playing()
    try:
        match.draft_undo(seat, to, consent=True)
    except RecordError as problem:
        args = problem.facts
        raise Denied("UNDO_REFUSED", to=to, floor=args.get("floor")) from problem
    if not ask.consent:
        asked = [other for other in match.concerned(seat, to) if other in table.doc.players()]
        raise Denied("UNDO_NEEDS_CONSENT", to=to, seats=asked)
    open_now = next((vote for vote in table.doc.votes if vote.matter == "undo"), None)
    if open_now is None:
        await votes.open_vote(table, "undo", seat, to=to)
    elif (open_now.by, open_now.to) != (seat, to):  # a yes would not say to which
        raise Denied("VOTE_OPEN")
    return wire.Done(table=table.id, key=ask.key)


# --- asking without moving ------------------------------------------------------------------------------


async def why(table: Table, guest: Guest, ask: wire.Why) -> wire.Answer:
    match = table.playing()
    if (ask.text is None) == (ask.fields is None):
        raise Denied("BAD_MESSAGE", problem="text or fields")
    found = match.why(table.seat_for(guest.id, ask.seat), ask.text, ask.fields)
    if isinstance(found, Refusal):
        return wire.Refused.of(found)
    return wire.Done(table=table.id, result={"legal": True, "text": found})


async def preview(table: Table, guest: Guest, ask: wire.Preview) -> wire.Answer:
    found = table.playing().preview(table.seat_for(guest.id, ask.seat), ask.moves)
    if isinstance(found, Refusal):
        return wire.Refused.of(found)
    return wire.Done(table=table.id, result=foreseen_shape(found))


async def hint(table: Table, guest: Guest, ask: wire.Hint) -> Later:
    match = table.playing()
    seat = table.seat_for(guest.id, ask.seat)
    if not table.doc.settings.hints:
        raise Denied("HINTS_OFF")
    if seat not in match.actors():
        raise Denied("NOT_TO_MOVE")
    if guest.id in table.hub.hinted:
        raise Denied("BUSY")
    decision, last = match.decision_id(seat), match.last
    job = replace(bots.job(table, seat, adviser(table.doc.game), "full", "hint"), advise=True)
    if guest.id in table.doc.compared:  # with advice it is not the guest's own game any more
        kept = {one: own for one, own in table.doc.compared.items() if one != guest.id}
        await commit.save(table, table.doc.model_copy(update={"compared": kept}))
    table.hub.hinted.add(guest.id)
    return Later(_hint(table, guest, seat, job, decision, last))


async def _hint(
    table: Table, guest: Guest, seat: Seat, job: Job, decision: int | None, last: int
) -> wire.Answer:
    try:
        choice = await table.hub.workers.choose(job, guest.id)
    finally:
        table.hub.hinted.discard(guest.id)
    match = table.playing()
    if match.has_decided(seat, decision, last):  # what was best then may be legal still
        raise Denied("STALE")
    move = match.game.judge(match.state, seat, choice.text)
    if isinstance(move, Refusal):  # others have moved meanwhile, or the bot is wrong
        raise Denied("STALE") if match.last != last else Denied.of(move)
    best = coach.advise(match, seat, move)
    told: Json = {"moves": [choice.text], "bot": choice.by, "sure": choice.sure}
    other = None if choice.next is None else match.game.judge(match.state, seat, choice.next)
    if other is not None and not isinstance(other, Refusal):
        following = coach.advise(match, seat, other)
        best = coach.apart(best, following)
        told["next"] = [following.fields]
    told["says"] = [best.fields]
    told["reasons"] = [{"key": each.key, "args": each.args} for each in best.reasons]
    return wire.Done(table=table.id, result=told)
