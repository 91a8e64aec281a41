"""Founding (SET-9, SET-11..16, SET-21): the first settlements, roads and guards, and the cards they bring."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import single
from frostwall.core.bits import has
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters import turn
from frostwall.games.watch.engine.chapters.build import build_road, build_settlement, refuse_path, refuse_site
from frostwall.games.watch.engine.chapters.guards import open_sections, place_guard, refuse_section
from frostwall.games.watch.engine.decision import FOUNDING, Decision
from frostwall.games.watch.engine.frames import FOUND_GUARD, FOUND_ROAD, FOUND_SETTLEMENT
from frostwall.games.watch.engine.state import State


def _rule(stage: i64) -> str:
    """The first round goes forwards, the second backwards."""
    return "SET-11" if stage == 1 else "SET-12"


class FoundSettlement(Decision):
    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add_bits(kinds.SETTLEMENT, s.sites_low, s.sites_high)

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        return refuse_site(s, kinds.place(m), "SET-14", "BAD_INTERSECTION")

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        at: i64 = kinds.place(m)
        stage: i64 = s.frame_a()
        s.replace(FOUND_ROAD, seat, stage, at)
        build_settlement(s, seat, at, 0, _rule(stage), events)
        if stage == 2:
            _first_cards(s, seat, at, "SET-13", events)

    def rule_of(self, s: State) -> str:
        return _rule(s.frames[2])  # of the lowest frame: the settlement's token may lie above it


class FoundRoad(Decision):
    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        for path in _paths_at(s, seat, s.frame_b()):
            moves.add(kinds.road(path))

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        path: i64 = kinds.place(m)
        refusal = refuse_path(s, path)
        at: i64 = s.frame_b()
        if refusal is None and s.board.ends[2 * path] != at and s.board.ends[2 * path + 1] != at:
            paths = sorted(_paths_at(s, seat, at))
            where = {"intersection": int(at)}
            return Refusal("ROAD_NOT_AT_NEW_SETTLEMENT", _rule(s.frame_a()), dict(where), {"paths": paths})
        return refusal

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        stage: i64 = s.frame_a()
        build_road(s, seat, kinds.place(m), 0, _rule(stage), events)
        seats: i64 = s.rules.seats
        last: i64 = (s.first + seats - 1) % seats
        if stage == 1 and seat != last:
            s.replace(FOUND_SETTLEMENT, (seat + 1) % seats, 1)
        elif stage == 1:
            s.replace(FOUND_SETTLEMENT, seat, 2)
        elif seat != s.first:
            s.replace(FOUND_SETTLEMENT, (seat + seats - 1) % seats, 2)
        elif s.rules.wall:
            s.replace(FOUND_GUARD, s.first)
        else:
            turn.begin(s, s.first, events, s.first)  # SET-16

    def rule_of(self, s: State) -> str:
        return _rule(s.frames[2])

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return b < s.board.intersections and has(s.settlements, seat, b)


def _paths_at(s: State, seat: i64, at: i64) -> list[int]:
    """Where the road of a new settlement may lie."""
    paths = [s.board.paths_at[3 * at + i] for i in range(3)]
    return [path for path in paths if path >= 0 and has(s.reach, seat, path)]


class FoundGuard(Decision):  # SET-21
    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add_bits(kinds.GUARD, open_sections(s), 0)

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        return refuse_section(s, kinds.place(m), "SET-21")

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        place_guard(s, seat, kinds.place(m), 0, "SET-21", events)
        following: i64 = (seat + 1) % s.rules.seats
        if following != s.first:
            s.replace(FOUND_GUARD, following)
        else:
            turn.begin(s, s.first, events, s.first)


def _first_cards(s: State, seat: i64, at: i64, rule: str, events: list[Event] | None) -> None:
    cards: i64 = 0
    for i in range(3):
        h = s.board.touching[3 * at + i]
        if h >= 0:
            cards += single(s.board.terrain[h])
    s.hand[seat] += cards
    s.supply -= cards
    if events is not None:
        events.append(Event("first_cards", seat, zones.moved(cards, zones.SUPPLY, zones.hand(seat)), rule))


def place_beginners(s: State, colours: list[str]) -> None:
    """SET-9: the printed places instead of the founding rounds."""
    for colour, at, path, star in s.board.geometry.beginner:
        if colour in colours:
            seat = colours.index(colour)
            build_settlement(s, seat, at, 0, "SET-9", None)
            build_road(s, seat, path, 0, "SET-9", None)
            if star:
                _first_cards(s, seat, at, "SET-9", None)


DECISIONS: Final[list[Decision]] = [
    FoundSettlement(FOUND_SETTLEMENT, "found_settlement", kinds=(kinds.SETTLEMENT,), lowest=FOUNDING),
    FoundRoad(FOUND_ROAD, "found_road", kinds=(kinds.ROAD,), lowest=FOUNDING),
    FoundGuard(FOUND_GUARD, "found_guard", "SET-21", (kinds.GUARD,), lowest=FOUNDING, wall=True),
]
