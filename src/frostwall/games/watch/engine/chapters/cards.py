"""Development cards (8.6): buying, playing, their effects; the effect of a Ranger Patrol is in seven.py."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, covers, missing, nth, single, size, to_dict
from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters import guards, seven
from frostwall.games.watch.engine.chapters.build import build_road, no_road_piece, refuse_reach
from frostwall.games.watch.engine.chapters.hands import cannot_pay, cost_args, pay
from frostwall.games.watch.engine.decision import Decision, Nature
from frostwall.games.watch.engine.frames import AFTER_PATROL, DRAWING, FREE_ROAD, MOVE_TORMUND
from frostwall.games.watch.engine.rules import CARD_COST, CARDS, PATROL, RECRUITS, RESOURCES, ROADS, WINTER
from frostwall.games.watch.engine.state import ROADS_LEFT, State

# --- buying (DEV-1) ---


def list_buy(s: State, seat: i64, moves: MoveSet) -> None:
    if s.pile and covers(s.hand[seat], CARD_COST):
        moves.add(kinds.BUY)


def refuse_buy(s: State, seat: i64) -> Refusal | None:
    refusal = cannot_pay(s, seat, CARD_COST)
    if refusal is None and s.pile == 0:
        refusal = Refusal("PILE_EMPTY", "DEV-1")
    return refusal


def buy(s: State, seat: i64, events: list[Event] | None) -> None:
    pay(s, seat, CARD_COST)
    s.push(DRAWING, seat)
    if events is not None:
        events.append(Event("buy", seat, cost_args(seat, CARD_COST, {}), "DEV-1"))


class Drawing(Nature):
    def outcomes(self, s: State) -> list[tuple[int, int]]:
        seat: i64 = s.frame_seat()
        return [(kinds.draw(seat, card), count(s.pile, card)) for card in range(5) if count(s.pile, card)]

    def draw(self, s: State, rng: Rng) -> i64:
        return kinds.draw(s.frame_seat(), nth(s.pile, rng.below(size(s.pile))))

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        buyer: i64 = s.frame_seat()
        s.pop()
        receive_card(s, buyer, kinds.draw_card(m), "DEV-1", events)


def receive_card(s: State, seat: i64, card: i64, rule: str, events: list[Event] | None) -> None:
    """A card of the pile comes into a hand, as bought in this turn."""
    s.pile -= single(card)
    s.cards[seat] += single(card)
    s.fresh[seat] += single(card)
    s.room[seat] += 1
    if events is not None:
        args: Json = {"cards": {CARDS[card]: 1}, "count": 1, "source": zones.PILE}
        args["target"] = zones.held_cards(seat)
        events.append(Event("draw", seat, args, rule, only=(seat,), secret=("cards",), reveals=True))


# --- playing (TURN-5, DEV-11) ---


def playable(s: State, seat: i64, card: i64) -> bool:
    return not s.card_played and count(s.cards[seat], card) > count(s.fresh[seat], card)


def list_plays(s: State, seat: i64, moves: MoveSet) -> None:
    if s.card_played or s.cards[seat] == s.fresh[seat]:
        return
    if playable(s, seat, PATROL):
        moves.add(kinds.PLAY_PATROL)
    if playable(s, seat, ROADS) and free_roads(s, seat) > 0:
        moves.add(kinds.PLAY_ROADS)
    if playable(s, seat, WINTER) and s.supply:
        moves.add_parts(kinds.PLAY_WINTER, s.supply, winter_count(s))
    if playable(s, seat, RECRUITS) and guards.guards_left(s, seat) > 0:
        moves.add_bits(kinds.PLAY_RECRUITS, guards.open_sections(s), 0)


def is_play(kind: i64) -> bool:
    """Does this kind of move play a card?"""
    return kinds.PLAY_PATROL <= kind <= kinds.PLAY_ROADS or kind == kinds.PLAY_RECRUITS


def refuse(s: State, seat: i64, m: i64) -> Refusal | None:
    """Why this seat may not play the card that the move plays."""
    kind: i64 = kind_of(m)
    if kind == kinds.PLAY_WINTER:
        return _refuse_winter(s, seat, kinds.cards_of(m))
    if kind == kinds.PLAY_ROADS:
        return _refuse_roads(s, seat)
    if kind == kinds.PLAY_RECRUITS:
        return _refuse_recruits(s, seat, kinds.place(m))
    return _refuse_play(s, seat, PATROL)


def play(s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
    kind: i64 = kind_of(m)
    if kind == kinds.PLAY_PATROL:
        _play_patrol(s, seat, events)
    elif kind == kinds.PLAY_WINTER:
        _play_winter(s, seat, kinds.cards_of(m), events)
    elif kind == kinds.PLAY_ROADS:
        _play_roads(s, seat, events)
    else:
        _play_recruits(s, seat, kinds.place(m), events)


def _refuse_play(s: State, seat: i64, card: i64) -> Refusal | None:
    name = CARDS[card]
    if count(s.cards[seat], card) == 0:
        return Refusal("NO_SUCH_CARD", "DEV-1", {"card": name})
    if s.card_played:
        return Refusal("ONE_CARD_PER_TURN", "TURN-5", {"card": name})
    if not playable(s, seat, card):
        return Refusal("BOUGHT_THIS_TURN", "DEV-11", {"card": name})
    return None


def leave_hand(s: State, seat: i64, card: i64) -> None:
    s.cards[seat] -= single(card)
    s.room[seat] = min(s.room[seat], size(s.cards[seat]))  # what was shown was no victory point card
    s.card_played = True


def _shown(seat: i64, card: i64, rule: str, target: str) -> Event:
    """The card is laid open: it leaves the hidden hand."""
    args: Json = {"card": CARDS[card], "cards": {CARDS[card]: 1}, "count": 1}
    args["source"] = zones.held_cards(seat)
    args["target"] = target
    return Event("play", seat, args, rule)


# --- Ranger Patrol (DEV-4, DEV-6) ---


def _play_patrol(s: State, seat: i64, events: list[Event] | None) -> None:
    leave_hand(s, seat, PATROL)
    s.patrols[seat] += 1
    s.push(AFTER_PATROL, seat)
    s.push(MOVE_TORMUND, seat, seven.BY_PATROL)
    if events is not None:
        events.append(_shown(seat, PATROL, "DEV-4", zones.open_patrols(seat)))


# --- New Recruits (DEV-8) ---


def _refuse_recruits(s: State, seat: i64, section: i64) -> Refusal | None:
    if not s.rules.wall:
        return Refusal("NOT_IN_MODE", "MODE-1")
    refusal = _refuse_play(s, seat, RECRUITS)
    if refusal is not None:
        return refusal
    if not guards.can_place(s, seat):  # AMB-32
        return Refusal("NO_EFFECT", "DEV-8", {"card": CARDS[RECRUITS]})
    return guards.refuse_section(s, section)


def _play_recruits(s: State, seat: i64, section: i64, events: list[Event] | None) -> None:
    leave_hand(s, seat, RECRUITS)
    if events is not None:
        events.append(_shown(seat, RECRUITS, "DEV-8", zones.OUT))
    guards.place_guard(s, seat, section, 0, "DEV-8", events)


# --- Winter is Coming (DEV-7) ---


def winter_count(s: State) -> i64:
    return min(2, size(s.supply))  # AMB-31


def _refuse_winter(s: State, seat: i64, cards: i64) -> Refusal | None:
    refusal = _refuse_play(s, seat, WINTER)
    if refusal is not None:
        return refusal
    due: i64 = winter_count(s)
    if due == 0:
        return Refusal("NO_EFFECT", "DEV-7", {"card": CARDS[WINTER]})
    if size(cards) != due:
        return Refusal("WRONG_COUNT", "DEV-7", {"named": size(cards)}, {"count": due})
    if not covers(s.supply, cards):
        lack = to_dict(missing(s.supply, cards), RESOURCES)
        return Refusal("SUPPLY_EMPTY", "DEV-7", {"cards": lack})
    return None


def _play_winter(s: State, seat: i64, cards: i64, events: list[Event] | None) -> None:
    leave_hand(s, seat, WINTER)
    s.supply -= cards
    s.hand[seat] += cards
    if events is not None:
        events.append(_shown(seat, WINTER, "DEV-7", zones.OUT))
        events.append(Event("winter", seat, zones.moved(cards, zones.SUPPLY, zones.hand(seat)), "DEV-7"))


# --- Road Building (DEV-9) ---


def free_roads(s: State, seat: i64) -> i64:
    """How many roads the card could place now: 0, 1 or 2 (AMB-30); the second may build on the first."""
    if s.reach[2 * seat] | s.reach[2 * seat + 1] == 0:
        return 0
    return min(2, s.left[3 * seat + ROADS_LEFT])


def _refuse_roads(s: State, seat: i64) -> Refusal | None:
    refusal = _refuse_play(s, seat, ROADS)
    if refusal is None and free_roads(s, seat) == 0:
        refusal = Refusal("NO_EFFECT", "DEV-9", {"card": CARDS[ROADS]})
    return refusal


def _play_roads(s: State, seat: i64, events: list[Event] | None) -> None:
    leave_hand(s, seat, ROADS)
    if events is not None:
        events.append(_shown(seat, ROADS, "DEV-9", zones.OUT))
    s.push(FREE_ROAD, seat, free_roads(s, seat))


class FreeRoad(Decision):
    """One after the other: a token that the first road brings is resolved before the second is laid."""

    def list_moves(self, s: State, seat: i64, moves: MoveSet) -> None:
        moves.add_bits(kinds.ROAD, s.reach[2 * seat], s.reach[2 * seat + 1])

    def refuse(self, s: State, seat: i64, m: i64) -> Refusal | None:
        refusal = refuse_reach(s, seat, kinds.place(m))
        return refusal if refusal is not None else no_road_piece(s, seat)

    def apply(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        left: i64 = s.frame_a() - 1
        if left > 0:
            s.set_frame_a(left)
        else:
            s.pop()
        build_road(s, seat, kinds.place(m), 0, "DEV-9", events)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        """AMB-30: the next free road has no place, or there is none left."""
        if free_roads(s, s.frame_seat()) > 0:
            return False
        s.pop()
        return True

    def fits(self, s: State, i: i64, seat: i64, a: i64, b: i64) -> bool:
        return 1 <= a <= 2


DECISIONS: Final[list[Decision]] = [
    Drawing(DRAWING, "drawing", "DEV-1", of_others=True),
    FreeRoad(FREE_ROAD, "free_road", "DEV-9", (kinds.ROAD,), waits=True),
]
