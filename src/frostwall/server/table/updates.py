"""What viewers are sent: the update after a move, the answer to a sync, news of the table."""

import orjson

from frostwall.core.drive import commitment
from frostwall.core.types import Json, Seat
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table import clocks
from frostwall.server.table.document import VoteDocument
from frostwall.server.table.match import Match
from frostwall.server.table.table import MOST_GUESTS, Listener, Table


def updates(table: Table, since: int, viewers: list[Seat]) -> dict[Seat, str]:
    """What is new since a line, as JSON, for each of these viewers. What everybody may know is serialised only once."""
    match = table.match
    if match is None:
        raise Denied("NOT_PLAYING")
    public = match.public_news(since)
    shared = None if public is None else _news(table, since, *public)
    found: dict[Seat, str] = {}
    for viewer, view in zip(viewers, match.views(viewers), strict=True):
        news = shared
        if news is None:
            news = _news(table, since, *match.news_for(viewer, since))
        undo, consent = _undo(table, match, viewer)
        end = b',"undo":%b,"consent":%b}' % (_json(undo), _json(consent))
        found[viewer] = b"".join((news, b',"view":', _json(view), end)).decode()
    return found


def _undo(table: Table, match: Match, viewer: Seat) -> tuple[int | None, list[Seat]]:
    """How far the viewer's seat may go back alone, and whom it would have to ask otherwise."""
    if viewer < 0:
        return None, []
    asked = table.doc.players()
    alone = match.undo_target(viewer, asked)
    return alone, match.undo_asks(viewer, asked) if alone is None else []


def _news(table: Table, since: int, lines: list[Json], events: list[Json]) -> bytes:
    """All of an update but the view, as JSON without its end."""
    seq = since + len(lines)
    found = {
        "type": "update",
        "table": table.id,
        "since": since,
        "seq": seq,
        "lines": lines,
        "events": events,
    }
    return _json(found)[:-1]


def _json(value: object) -> bytes:
    try:
        return orjson.dumps(value)
    except TypeError:  # some keys are numbers, which takes longer
        return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)


def synced(
    table: Table,
    guest: str,
    viewer: Seat,
    scene: bool,
    since: tuple[list[wire.LineShape], list[wire.EventShape]],
) -> wire.Synced:
    """`since` is what happened since the viewer was here, as `happened` tells it."""
    match = table.match
    undo, consent = (None, []) if match is None else _undo(table, match, viewer)
    lines, meanwhile = since
    return wire.Synced(
        table=table.id,
        version=table.version,
        info=shape(table),
        you=wire.You(
            guest=guest,
            seats=table.doc.seats_of(guest),
            viewer=viewer,
            host=guest == table.doc.host,
            muted=guest in table.doc.muted,
            invite=f"/j/{table.row.invite}" if guest in table.doc.guests else None,
        ),
        seq=0 if match is None else match.last,
        scene=match.scene if match is not None and scene else None,
        view=None if match is None else match.view(viewer),
        undo=undo,
        consent=consent,
        lines=lines,
        meanwhile=meanwhile,
        chat=table.chat,
    )


def happened(match: Match, viewer: Seat, since: int) -> tuple[list[wire.LineShape], list[wire.EventShape]]:
    """The lines after a line and what they did, as a viewer may know it."""
    lines, events = match.news_for(viewer, since)
    return (
        [wire.LineShape.model_validate(line) for line in lines],
        [wire.EventShape.model_validate(event) for event in events],
    )


def shape(table: Table) -> wire.TableShape:
    doc = table.doc
    ended = table.has_ended()
    onlookers = [one for one in table.listeners if one.guest not in doc.guests][:MOST_GUESTS]
    known = doc.guests | {one.guest: one.name for one in onlookers}
    return wire.TableShape(
        id=doc.id,
        game=doc.game,
        rules=doc.rules,
        seats=[_seat_shape(table, n) for n in range(len(doc.seats))],
        options=doc.options,
        set=None if table.match is None else table.match.record.header.set,
        settings=doc.settings,
        stage=doc.stage,
        host=doc.host,
        guests=[
            wire.GuestShape(
                guest=guest, name=name, muted=guest in doc.muted, here=table.presence.is_here(guest)
            )
            for guest, name in known.items()
        ],
        watching=len({found.guest for found in table.listeners if not doc.seats_of(found.guest)}),
        paused=doc.paused,
        locked=doc.locked,
        votes=[_vote_shape(table, vote) for vote in doc.votes],
        commit=commitment(table.row.seed) if doc.verifiable else None,
        words=doc.words_in_order(),
        verifiable=doc.verifiable,
        day=doc.day,
        compared=sorted(doc.compared.values()),
        seed=table.row.seed if (ended or doc.day is not None) and doc.source is None else None,
        ending=doc.ending,
        created=table.row.created,
        now=table.hub.clock(),
        seq=0 if table.match is None else table.match.last,
        source=doc.source,
        rematch=doc.rematch,
    )


def _seat_shape(table: Table, n: Seat) -> wire.SeatShape:
    seat = table.doc.seats[n]
    return wire.SeatShape(
        seat=n,
        kind=seat.kind,
        name=seat.name or seat.bot,
        guest=seat.guest,
        bot=seat.bot,
        level=seat.level,
        away=clocks.away_since(table, n),
        caretaker=seat.caretaker,
        conceded=seat.conceded,
        used=round(seat.used, 1),
        deadline=clocks.clock_end(table, n),
    )


def _vote_shape(table: Table, vote: VoteDocument) -> wire.VoteShape:
    needed = [seat for seat in clocks.electorate(table, vote) if seat not in vote.yes]
    return wire.VoteShape(
        matter=vote.matter, by=vote.by, seat=vote.seat, to=vote.to, yes=vote.yes, needed=needed
    )


# --- sending ----------------------------------------------------------------------------------------


def send_update(table: Table, since: int) -> None:
    """Send each listener what is new, as they may see it."""
    if not table.listeners:
        return
    found = updates(table, since, sorted({listener.viewer for listener in table.listeners}))
    for listener in list(table.listeners):
        listener.send(found[listener.viewer])


def send_table(table: Table) -> None:
    table.version += 1
    clocks.run(table)
    if not table.listeners:
        return
    news = wire.TableNews(table=table.id, version=table.version, info=shape(table))
    data = news.model_dump_json()
    for listener in list(table.listeners):
        listener.send(data)


def drop(table: Table, guest: str, why: str = "REMOVED") -> None:
    """Send this guest nothing more, and say so."""
    data = wire.Refused(table=table.id, code=why).model_dump_json()
    for listener in [found for found in table.listeners if found.guest == guest]:
        listener.send(data)
        table.listeners.remove(listener)
        table.presence.depart(guest)


def send_sync(table: Table, listener: Listener, scene: bool = False) -> None:
    found = synced(table, listener.guest, listener.viewer, scene, ([], []))
    listener.send(found.model_dump_json())
