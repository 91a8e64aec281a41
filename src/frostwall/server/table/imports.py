"""Imported records: to replay them, or to play on from one of their positions.

Here: a document and the rows of its lines, made from a record's text. Folding a record takes long: call these functions
in a thread. Not here: how many records a guest may import (hub), replays (records).
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from frostwall.bots import free_name, parse
from frostwall.core.game import Game
from frostwall.core.record import Header, Record, RecordError, game_of
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.store import LineRow
from frostwall.server.table.card_sets import former_set, packaged_sets, with_set_id
from frostwall.server.table.commit import notes_text
from frostwall.server.table.document import SeatDocument, TableDocument, fill_seats
from frostwall.server.table.guests import Guest, clean_name
from frostwall.server.table.ids import new_id
from frostwall.server.table.rules import LEVELS
from frostwall.words import character_name

MOST_LINES: Final = 5000  # of an imported record: every look at it folds them, and a game has some hundreds


class Place(Protocol):
    """What is needed of the server."""

    clock: Callable[[], float]
    registry: Mapping[str, Game[Any]]
    sets: Mapping[str, Path]


def from_position(
    place: Place, guest: Guest, ask: wire.NewTable, text: str
) -> tuple[TableDocument, str, list[LineRow]]:
    """A table that begins where a record is after line `to`."""
    record, game = _read(place, text)
    last = len(record.lines)
    to = last if ask.to is None else ask.to
    if to > last:
        raise Denied("NO_SUCH_LINE", line=to, last=last)
    head = record.header
    if game.outcome(record.fold(game, to)) is not None:
        raise Denied("RECORD_OVER", line=to)
    document = _document_of(place, record, guest, ask.settings)
    document.source = "position"
    fill_seats(document, ask, guest)
    bare = Header(head.game, head.rules, head.rules_version, head.seats, head.options, head.setup, head.set)
    return document, Record(with_set_id(bare, document.options)).write(), _rows(record, to, place.clock())


def to_replay(place: Place, guest: Guest, text: str) -> tuple[TableDocument, str, list[LineRow]]:
    """A table of its own for a record, where nobody plays."""
    record, _ = _read(place, text)
    document = _document_of(place, record, guest, wire.Settings())
    document.stage = "closed"
    document.source = "import"
    document.ending = "imported"
    names = record.header.names or [f"seat {n}" for n in range(record.header.seats)]
    document.seats = _seats(names, document.game)
    header = Record(with_set_id(record.header, document.options)).write()
    return document, header, _rows(record, len(record.lines), place.clock())


def _read(place: Place, text: str) -> tuple[Record, Game[Any]]:
    """The record and its game; Denied unless every line is legal. Its card set must be one that this server offers; the
    text names it by its id, like the records that we hand out."""
    try:
        record = Record.read(text)
        if len(record.lines) > MOST_LINES:
            raise Denied("BAD_RECORD", problem="too_large", line=MOST_LINES + 1)
        _open_set(place, record.header)
        game = game_of(record, place.registry)
        record.fold(game)
    except RecordError as problem:
        rule = problem.refusal.rule if problem.refusal is not None else ""
        raise Denied("BAD_RECORD", rule, problem=problem.code, line=problem.line) from problem
    return record, game


def _open_set(place: Place, header: Header) -> None:
    """Write the card set that the record's options name as the game knows it: a packaged set by its name, one of the
    host's by its folder."""
    game = place.registry.get(header.game)
    packaged = [] if game is None else packaged_sets(game)
    wanted = header.options.get("set")
    if str(wanted) in place.sets:
        header.options["set"] = str(place.sets[str(wanted)])
    elif wanted is not None and wanted not in packaged:
        raise Denied("SET_NOT_OFFERED", set=str(wanted)[:60]).with_needs(sets=list(place.sets))


def _document_of(place: Place, record: Record, guest: Guest, settings: wire.Settings) -> TableDocument:
    head = record.header
    options = dict(head.options)
    if "set" in options:
        folders = {str(folder): name for name, folder in place.sets.items()}
        options["set"] = folders.get(str(options["set"]), options["set"])
    elif (former := former_set(head, place.registry[head.game])) is not None:
        options["set"] = former
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


def _seats(names: list[str], game: str) -> list[SeatDocument]:
    """Everybody under the name in the record. A bot is there as `Eira (greedy:easy)`, or by its label alone; then it is
    named as at a table."""
    seats: list[SeatDocument] = []
    for text in names:
        name, _, rest = text.removesuffix(")").rpartition(" (")
        bot = parse(rest, game)
        if bot is None:
            seats.append(SeatDocument(kind="bot", name=clean_name(text[: wire.LONGEST_NAME])))
        else:
            taken = [*names, *(seat.name for seat in seats)]
            own = character_name(game, bot[0])
            shown = clean_name(name[: wire.LONGEST_NAME]) if name.strip() else free_name(taken, own)
            level = next((level for level in LEVELS if level == bot[1]), LEVELS[-1])
            seats.append(SeatDocument(kind="bot", name=shown, bot=bot[0], level=level))
    return seats


def _rows(record: Record, to: int, now: float) -> list[LineRow]:
    return [LineRow(line.seq, line.seat, line.text, notes_text(line), now) for line in record.lines[:to]]
