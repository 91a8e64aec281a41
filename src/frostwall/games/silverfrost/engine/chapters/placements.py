"""Every way to place an animal (TURN-4, 5.1): on the board, and on destination cards. What speaks against one is in
placing.py."""

from mypy_extensions import i64

from frostwall.core.moves import MoveSet
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters.placing import (
    FINE,
    at_guild,
    card_problem,
    fire_at_hand,
    place_need,
    spot_problem,
)
from frostwall.games.silverfrost.engine.rules import DESTINATION, FIRE, GUILD, JOURNEY, MOST_AT_GUILD, SPRING
from frostwall.games.silverfrost.engine.state import CITY, GUARD, HAND, NORMAL, NOTHING, SEASON, State


def list_placements(s: State, who: i64, moves: MoveSet) -> None:
    normal: bool = s.get(who, NORMAL) > 0
    guard: bool = s.get(who, GUARD) > 0
    if normal or guard:
        _list_places(s, who, normal, guard, moves)
        _list_visits(s, who, normal, guard, moves)


def _list_places(s: State, who: i64, normal: bool, guard: bool, moves: MoveSet) -> None:
    deck = s.deck
    people: i64 = s.rules.people
    crowded: bool = at_guild(s, who) >= MOST_AT_GUILD
    spring: bool = s.get(who, SEASON) == SPRING
    place: i64 = 0
    while place < deck.places:
        there: i64 = s.occupied[place]
        alone: bool = there != 0 and deck.shared[place] == 0
        if deck.plain[place] and not alone and s.snow[place] == 0:
            if deck.min_players[place] <= people:
                if normal:
                    moves.add(kinds.place(0, place))
                if guard:
                    moves.add(kinds.place(1, place))
        elif deck.min_players[place] <= people:
            area: i64 = deck.area[place]
            if not (crowded and area == GUILD) and (spring or area != JOURNEY):
                _list_spot(s, who, normal, guard, place, alone, moves)
        place += 1


def _list_spot(
    s: State, who: i64, normal: bool, guard: bool, place: i64, alone: bool, moves: MoveSet
) -> None:
    """A place that is to be paid for, or where somebody stands; only if not `alone` others may come."""
    if s.get(who, HAND) < s.deck.discard_cost[place]:
        return
    need: i64 = place_need(s, who, place)
    if normal and not alone and s.get(who, FIRE) >= need:
        moves.add(kinds.place(0, place))
    if guard and fire_at_hand(s, who, True, s.occupied[place] == 0) >= need:
        if not alone or spot_problem(s, who, True, place, True) == FINE:
            moves.add(kinds.place(1, place))


def _list_visits(s: State, who: i64, normal: bool, guard: bool, moves: MoveSet) -> None:
    """Destinations in the cities."""
    owner: i64 = 0
    while owner < s.rules.people:
        last: i64 = s.get(owner, CITY)
        slot: i64 = 1
        while slot < last:
            card: i64 = s.card_at(owner, slot)
            if card != NOTHING and s.deck.type[card] == DESTINATION:
                if normal and card_problem(s, who, False, owner, slot) == FINE:
                    moves.add(kinds.visit(0, owner, slot))
                if guard and card_problem(s, who, True, owner, slot) == FINE:
                    moves.add(kinds.visit(1, owner, slot))
            slot += 1
        owner += 1


def has_plain_place(s: State, who: i64) -> bool:
    """Is there an animal in supply, and a place for it where nothing stands, lies or is to be paid?"""
    if s.animals_in_supply(who) == 0:
        return False
    deck = s.deck
    place: i64 = 0
    while place < deck.places:
        if (
            deck.plain[place]
            and s.snow[place] == 0
            and (s.occupied[place] == 0 or deck.shared[place])
            and s.in_play(place)
        ):
            return True
        place += 1
    return False


def can_place(s: State, who: i64) -> bool:
    """TURN-4, AMB-5: is there a legal placement at all?"""
    normal: bool = s.get(who, NORMAL) > 0
    guard: bool = s.get(who, GUARD) > 0
    if not normal and not guard:
        return False
    if has_plain_place(s, who):
        return True
    place: i64 = 0
    while place < s.deck.places:
        if s.in_play(place) and (
            (normal and spot_problem(s, who, False, place) == FINE)
            or (guard and spot_problem(s, who, True, place) == FINE)
        ):
            return True
        place += 1
    owner: i64 = 0
    while owner < s.rules.people:
        slot: i64 = 1
        while slot < s.get(owner, CITY):
            card: i64 = s.card_at(owner, slot)
            if (
                card != NOTHING
                and s.deck.type[card] == DESTINATION
                and (
                    (normal and card_problem(s, who, False, owner, slot) == FINE)
                    or (guard and card_problem(s, who, True, owner, slot) == FINE)
                )
            ):
                return True
            slot += 1
        owner += 1
    return False
