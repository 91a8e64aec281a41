"""Records that guests bring along: to watch them, or to play on from one of their positions.

Here: what becomes of the text, a document and the rows of its lines. All of it folds records, which takes a while: in a
thread. Not here: who may bring how many (hub), what is read and refused (lobby), replays (showing).
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from frostwall.core.game import Game
from frostwall.core.record import Header, Record, game_of
from frostwall.server import wire
from frostwall.server.store.store import LineRow
from frostwall.server.table.commit import notes_text
from frostwall.server.table.document import (
    Guest,
    Refusing,
    SeatDocument,
    TableDocument,
    new_id,
    read_record,
    seat_everybody,
    shown_header,
)
from frostwall.server.table.seats import clean_name


class Place(Protocol):
    """What is needed of the server."""

    clock: Callable[[], float]
    registry: Mapping[str, Game[Any]]
    sets: Mapping[str, Path]


def from_position(
    place: Place, guest: Guest, ask: wire.NewTable, text: str
) -> tuple[TableDocument, str, list[LineRow]]:
    """A table that begins where a record is after line `to`."""
    record, _ = read_record(text, place.registry, place.sets)
    last = len(record.lines)
    to = last if ask.to is None else ask.to
    if to > last:
        raise Refusing("NO_SUCH_LINE", line=to, last=last)
    head = record.header
    game = place.registry[head.game]
    state = record.fold(game_of(record, place.registry), to)
    if game.outcome(state) is not None:
        raise Refusing("RECORD_OVER", line=to)
    document = _document_of(place, record, guest, ask.settings)
    document.source = "position"
    seat_everybody(document, ask, guest.id, guest.name)
    bare = Header(head.game, head.rules, head.rules_version, head.seats, head.options, head.setup, head.set)
    return document, Record(shown_header(bare, document)).write(), _rows(record, to, place.clock())


def to_watch(place: Place, guest: Guest, text: str) -> tuple[TableDocument, str, list[LineRow]]:
    """A table of its own for a record, where nobody plays."""
    record, _ = read_record(text, place.registry, place.sets)
    document = _document_of(place, record, guest, wire.Settings())
    document.stage = "closed"
    document.source = "import"
    document.ending = "imported"
    names = record.header.names or [f"seat {n}" for n in range(record.header.seats)]
    document.seats = [SeatDocument(kind="bot", bot=clean_name(name[: wire.LONGEST_NAME])) for name in names]
    header = Record(shown_header(record.header, document)).write()
    return document, header, _rows(record, len(record.lines), place.clock())


def _document_of(place: Place, record: Record, guest: Guest, settings: wire.Settings) -> TableDocument:
    head = record.header
    options = dict(head.options)
    if "set" in options:
        folders = {str(folder): name for name, folder in place.sets.items()}
        options["set"] = folders.get(str(options["set"]), options["set"])
    return TableDocument(
        id=new_id(),
        game=head.game,
        rules=head.rules,
        options=options,
        settings=settings,
        seats=[SeatDocument() for _ in range(head.seats)],
        host=guest.id,
        guests={guest.id: guest.name},
        verifiable=False,
    )


def _rows(record: Record, to: int, now: float) -> list[LineRow]:
    return [LineRow(line.seq, line.seat, line.text, notes_text(line), now) for line in record.lines[:to]]
