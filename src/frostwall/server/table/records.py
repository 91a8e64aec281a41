"""A table's record as its viewers may read it: the text, the replay and the log."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from frostwall.core.game import Game
from frostwall.core.record import Record, Replay
from frostwall.core.types import CHANCE, SPECTATOR, Json, Seat
from frostwall.games import games
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table import updates
from frostwall.server.table.card_sets import with_set_id
from frostwall.server.table.guests import Guest
from frostwall.server.table.hub import Hub
from frostwall.server.table.match import KEPT_EVENTS, Match, line_shape, shapes
from frostwall.server.table.table import Table

MOST_PAGE: Final = 100  # views in one page of a replay


async def text(hub: Hub, guest: Guest, table: str, viewer: Seat | None = None) -> str:
    """The record as a file: masked while the game runs, complete and with its seed once the game has ended."""
    found = await hub.read(table)
    found.check_entry(guest.id)
    shown = found.viewer_for(guest.id, viewer)
    record = _match_of(found).masked(shown, public=found.has_ended())
    header = with_set_id(record.header, found.doc.options)
    if found.has_ended() and found.doc.source is None:
        header.seed = found.row.seed
    return Record(header, record.lines).write()


async def views(
    hub: Hub, guest: Guest, table: str, viewer: Seat | None, since: int, count: int
) -> wire.ViewPage:
    """A part of a replay. During the game guests see it from their own seats, or as onlookers; afterwards everybody
    may see it from any seat."""
    found = await hub.read(table)
    found.check_entry(guest.id)
    match = _match_of(found)
    shown = _shown_viewer(found, guest, viewer)
    record = Record(match.record.header, list(match.record.lines))
    if since > len(record.lines):
        raise Denied("NO_SUCH_LINE", line=since, last=len(record.lines))
    masked = record.lines if found.has_ended() else match.masked(shown, public=False).lines
    lines = [line_shape(line) for line in masked]
    steps = await asyncio.to_thread(_view_steps, match.game, record, shown, since, count, lines)
    after = since + len(steps)
    return wire.ViewPage(
        record=table,
        viewer=shown,
        last=len(record.lines),
        scene=match.scene if since == 0 else None,
        steps=steps,
        next=after if after <= len(record.lines) else None,
    )


async def luck(hub: Hub, guest: Guest, table: str) -> wire.Luck:
    """What chance gave to each seat, and what was to be expected. It speaks of hidden things: only once the game is
    over."""
    found = await hub.read(table)
    found.check_entry(guest.id)
    match = _match_of(found)
    if not found.has_ended():
        raise Denied("NOT_OVER")
    record = Record(match.record.header, list(match.record.lines))
    draws = await asyncio.to_thread(_draws, match.game, record)
    return wire.Luck(record=table, draws=draws)


async def log(
    hub: Hub, guest: Guest, table: str, viewer: Seat, last: int
) -> tuple[list[wire.EventShape], set[int]]:
    """What the last lines did, as a viewer may know it, and which of them were taken back. It goes back only as far as
    the table remembers: beyond that, every look at a page would fold the whole record."""
    found = await hub.read(table)
    found.check_entry(guest.id)
    if found.match is None:
        return [], set()
    shown = found.viewer_for(guest.id, viewer)
    since = max(0, found.match.last - min(last, KEPT_EVENTS))
    lines, events = updates.happened(found.match, shown, since)
    return events, {line.seq for line in lines} - found.match.counting(since)


def _match_of(table: Table) -> Match:
    if table.match is None:
        raise Denied("NOT_PLAYING")
    return table.match


def _shown_viewer(table: Table, guest: Guest, wanted: Seat | None) -> Seat:
    if not table.has_ended():
        return table.viewer_for(guest.id, wanted)
    shown = SPECTATOR if wanted is None else wanted
    if not SPECTATOR <= shown < len(table.doc.seats) or shown == CHANCE:
        raise Denied("NO_SUCH_VIEWER", viewer=shown)
    return shown


def _draws(game: Game[Any], record: Record) -> list[wire.LuckDraw]:
    report = games.box(game.name).report
    if report is None:
        return []
    return [
        wire.LuckDraw(line=draw.line, got=draw.got, expected=[round(n, 4) for n in draw.expected])
        for draw in report.luck(game, record)
    ]


def _view_steps(
    game: Game[Any], record: Record, viewer: Seat, since: int, count: int, lines: Sequence[Json]
) -> list[wire.ViewStep]:
    """Step n is the table after line n; step 0 is before the first."""
    replay = Replay(record, game)
    found: list[wire.ViewStep] = []
    for at in range(min(since + count, len(record.lines) + 1)):
        step = replay.step() if at else None
        if at >= since:
            events = [] if step is None else shapes(step, viewer)
            found.append(
                wire.ViewStep(
                    line=None if step is None else wire.LineShape.model_validate(lines[at - 1]),
                    events=[wire.EventShape.model_validate(shape) for shape in events],
                    view=game.view(replay.state, viewer),
                )
            )
    return found
