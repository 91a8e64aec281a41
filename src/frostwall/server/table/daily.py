"""The game of a day: the same set-up and the same chance for everybody who plays it, on any server, and how the first
attempts of this server's guests ended.

Its seed depends on the date, the game, the mode, the seats and the options, and on nothing else. Everybody can know it
beforehand, players add no words, and the table is not verifiable. Here: which day, which seed, what counts as an
attempt and a result. Not here: dealing and playing (match), storing (store).
"""

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Protocol

from frostwall.core.drive import daily_seed, is_day
from frostwall.core.game import Game
from frostwall.core.options import bad_option
from frostwall.core.session import Draft
from frostwall.core.types import SPECTATOR, Seat
from frostwall.games import games
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.store import AttemptRow, ResultRow, Store
from frostwall.server.table import document
from frostwall.server.table.document import TableDocument
from frostwall.server.table.guests import Guest
from frostwall.server.table.match import Match
from frostwall.server.table.rules import checked_rules

MOST_RESULTS: Final = 50
LONGEST_OPTIONS: Final = 2000  # as text of a query


class Place(Protocol):
    """What is needed of the server."""

    store: Store
    clock: Callable[[], float]
    registry: Mapping[str, Game[Any]]
    sets: Mapping[str, Path]


@dataclass(frozen=True)
class Deal:
    """A game of a day, and how it is dealt."""

    day: str
    game: str
    rules: str
    seats: int
    options: dict[str, Any]  # only what differs from the default
    seed: str


def today(now: float) -> str:
    """The date in UTC, so that a day begins everywhere at once."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def find_day(day: str, now: float) -> str:
    """Today or an earlier day. Nobody may play tomorrow's game today: they would know it tomorrow."""
    current = today(now)
    if day == "today":
        return current
    if not is_day(day):
        raise Denied("NO_SUCH_DAY", day=day[:40])
    if day > current:
        raise Denied("DAY_TO_COME", day=day, today=current)
    return day


def find_deal(
    place: Place, day: str, name: str, rules: str | None, seats: int, options: Mapping[str, object]
) -> Deal:
    """Denied if there is no such day, or if the game has no such mode, seats or options. It may have to open a card
    set: call it in a thread."""
    found = find_day(day, place.clock())
    mode, chosen = checked_rules(place.registry, place.sets, name, rules, seats, options)
    for option in place.registry[name].options(mode):
        if isinstance(chosen.get(option.key), dict):  # a file that others do not have
            raise Denied.of(bad_option(option.key, "own", option.rule, [str(option.default)]).refusal)
    return Deal(found, name, mode, seats, chosen, daily_seed(found, name, mode, seats, chosen))


def new_document(place: Place, guest: Guest, ask: wire.NewTable) -> tuple[TableDocument, str]:
    """A table in the lobby for the game of a day, and its seed. Call it in a thread, like `find_deal`."""
    if ask.record is not None or ask.day is None:
        raise Denied("BAD_MESSAGE", problem="day")
    deal = find_deal(place, ask.day, ask.game, ask.rules, ask.seats, ask.options)
    found = document.new_document(deal.rules, ask, guest)
    found.day = deal.day
    found.verifiable = False
    return found, deal.seed


# --- attempts ---------------------------------------------------------------------------------------


def begin(doc: TableDocument, seed: str, now: float) -> list[AttemptRow]:
    """The attempts that begin when this table starts: of everybody who has a seat, and of the host, who sees the deal
    even without one. From then on the document says whose result will count. A guest who starts with several seats is
    compared with nobody, even if only one is left at the end."""
    if doc.day is None:
        return []
    seats: dict[str, list[Seat]] = {guest: doc.seats_of(guest) for guest in doc.guests}
    doc.compared = {guest: own[0] for guest, own in seats.items() if len(own) == 1}
    return [AttemptRow(guest, seed, now) for guest, own in seats.items() if own or guest == doc.host]


def results_of(match: Match, draft: Draft[Any], doc: TableDocument, now: float) -> list[ResultRow]:
    """The results when a game of a day ends. A seat for which a bot made a move has none."""
    outcome = match.game.outcome(draft.state) if doc.day is not None and doc.stage == "over" else None
    if outcome is None:
        return []
    helped = {line.seat for line in (*match.record.lines, *draft.lines) if "by" in line.notes}
    rival = games.box(doc.game).seatless_points(match.game.view(draft.state, SPECTATOR))
    return [
        ResultRow(guest, outcome.points[seat], rival, seat in outcome.winners, now)
        for guest, seat in doc.compared.items()
        if doc.seats_of(guest) == [seat] and seat not in helped and not doc.seats[seat].conceded
    ]


async def show(
    place: Place, guest: Guest | None, day: str, name: str, rules: str | None, seats: int, options: str
) -> wire.DailyShape:
    """The game of a day, the guest's own attempt, and the finished ones of all. Running games of others are not
    shown."""
    wanted = read_options(options)
    deal = await asyncio.to_thread(find_deal, place, day, name, rules, seats, wanted)
    mine = await place.store.attempt(guest.id, deal.seed) if guest is not None else None
    me = "" if guest is None else guest.id
    return wire.DailyShape(
        day=deal.day,
        today=today(place.clock()),
        game=deal.game,
        rules=deal.rules,
        seats=deal.seats,
        options=deal.options,
        seed=deal.seed,
        mine=None if mine is None else wire.DailyTry.model_validate({"table": mine[0], "stage": mine[1]}),
        results=[
            wire.DailyResult(
                name=shown,
                points=row.points,
                won=row.won,
                rival=row.rival,
                at=row.finished,
                mine=row.guest == me,
            )
            for shown, row in await place.store.results(deal.seed, MOST_RESULTS)
        ],
    )


def read_options(text: str) -> dict[str, object]:
    """The options in a query: a JSON object with plain values."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise Denied("BAD_MESSAGE", problem="options") from problem
    if not isinstance(found, dict) or not all(isinstance(value, str | int) for value in found.values()):
        raise Denied("BAD_MESSAGE", problem="options")
    return found
