"""Development cards (8.6): buying, playing, their effects. One entry per card that can be played."""

from mypy_extensions import i64

from frostwall.core.bag import count, covers, missing, nth, parts, single, size, to_dict
from frostwall.core.bits import members
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds, zones
from frostwall.games.watch.engine.chapters import guards, score, seven, wildlings
from frostwall.games.watch.engine.chapters.build import build_road, cannot_pay, cost_args, pay
from frostwall.games.watch.engine.chapters.take import take_from_supply
from frostwall.games.watch.engine.frames import AFTER_PATROL, DRAWING, FREE_ROAD, MOVE_TORMUND
from frostwall.games.watch.engine.north import GIFT
from frostwall.games.watch.engine.rules import (
    CARD_COST,
    CARDS,
    PATROL,
    RECRUITS,
    RESOURCES,
    ROADS,
    WILDLINGS,
    WINTER,
)
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


def draw_outcomes(s: State) -> list[tuple[int, int]]:
    seat: i64 = s.frame_seat()
    return [(kinds.draw(seat, card), count(s.pile, card)) for card in range(5) if count(s.pile, card)]


def draw_card(s: State, rng: Rng) -> i64:
    """One of `draw_outcomes` by its weight, without the list."""
    return kinds.draw(s.frame_seat(), nth(s.pile, rng.below(size(s.pile))))


def draw(s: State, card: i64, events: list[Event] | None) -> None:
    seat: i64 = s.frame_seat()
    s.pop()
    receive_card(s, seat, card, "DEV-1", events)


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


# --- looking at cards of the pile, for heroes ---


def look_outcomes(s: State) -> list[tuple[int, int]]:
    """Every hand of so many cards of the pile, weighed by the ways to draw it."""
    seat: i64 = s.frame_seat()
    found: list[tuple[int, int]] = []
    for cards in parts(s.pile, s.frame_b()):
        ways: i64 = 1
        for card in range(5):
            ways *= _choose(count(s.pile, card), count(cards, card))
        found.append((kinds.look(seat, cards), ways))
    found.sort()
    return found


def _choose(n: i64, k: i64) -> i64:
    """Ways to choose k of n, for k at most 3."""
    if k == 0:
        return 1
    if k == 1:
        return n
    if k == 2:
        return n * (n - 1) // 2
    return n * (n - 1) * (n - 2) // 6


def draw_look(s: State, rng: Rng) -> i64:
    """One of `look_outcomes` by its weight."""
    outcomes = look_outcomes(s)
    n: i64 = rng.below(sum(weight for _, weight in outcomes))
    for move, weight in outcomes:
        if n < weight:
            return move
        n -= weight
    raise IndexError("no cards to look at")


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


def refuse_play(s: State, seat: i64, card: i64) -> Refusal | None:
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


def play_patrol(s: State, seat: i64, events: list[Event] | None) -> None:
    leave_hand(s, seat, PATROL)
    s.patrols[seat] += 1
    s.push(AFTER_PATROL, seat)
    s.push(MOVE_TORMUND, seat, seven.BY_PATROL)
    if events is not None:
        events.append(_shown(seat, PATROL, "DEV-4", zones.open_patrols(seat)))


def after_patrol(s: State, events: list[Event] | None) -> None:
    """SPC-8 runs once the chosen option is completely resolved (AMB-62)."""
    seat: i64 = s.frame_seat()
    s.pop()
    score.patrol_laid(s, seat, events)


def list_drives(s: State, moves: MoveSet) -> None:
    """Option 2 (DEV-5, AMB-53, AMB-59): any wildling of the Gift."""
    for h in members(s.held, 0):
        kind: i64 = 0
        while kind < 4:
            if count(s.north[GIFT + h], kind):
                moves.add(kinds.drive(h, kind))
            kind += 1


def refuse_drive(s: State, h: i64, kind: i64) -> Refusal | None:
    if s.frame_a() != seven.BY_PATROL:
        return Refusal("PENDING_DECISION", "TURN-7", {"decision": "tormund"})
    return wildlings.refuse_in_gift(s, h, kind, "NO_WILDLING_THERE", "DEV-5")


def drive(s: State, seat: i64, h: i64, kind: i64, events: list[Event] | None) -> None:
    s.pop()
    card: i64 = s.board.terrain[h]
    if events is not None:
        args: Json = {"wildling": WILDLINGS[kind], "hex": h}
        events.append(Event("drive", seat, args, "DEV-5"))
    if count(s.supply, card):  # AMB-34
        take_from_supply(s, seat, card, "DEV-5", events)
    wildlings.leave_gift(s, kind, h)


# --- New Recruits (DEV-8) ---


def refuse_recruits(s: State, seat: i64, section: i64) -> Refusal | None:
    if not s.rules.wall:
        return Refusal("NOT_IN_MODE", "MODE-1")
    refusal = refuse_play(s, seat, RECRUITS)
    if refusal is not None:
        return refusal
    if not guards.can_place(s, seat):  # AMB-32
        return Refusal("NO_EFFECT", "DEV-8", {"card": CARDS[RECRUITS]})
    return guards.refuse_section(s, section)


def play_recruits(s: State, seat: i64, section: i64, events: list[Event] | None) -> None:
    leave_hand(s, seat, RECRUITS)
    if events is not None:
        events.append(_shown(seat, RECRUITS, "DEV-8", zones.OUT))
    guards.place_guard(s, seat, section, 0, "DEV-8", events)


# --- Winter is Coming (DEV-7) ---


def winter_count(s: State) -> i64:
    return min(2, size(s.supply))  # AMB-31


def refuse_winter(s: State, seat: i64, cards: i64) -> Refusal | None:
    refusal = refuse_play(s, seat, WINTER)
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


def play_winter(s: State, seat: i64, cards: i64, events: list[Event] | None) -> None:
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


def refuse_roads(s: State, seat: i64) -> Refusal | None:
    refusal = refuse_play(s, seat, ROADS)
    if refusal is None and free_roads(s, seat) == 0:
        refusal = Refusal("NO_EFFECT", "DEV-9", {"card": CARDS[ROADS]})
    return refusal


def play_roads(s: State, seat: i64, events: list[Event] | None) -> None:
    leave_hand(s, seat, ROADS)
    if events is not None:
        events.append(_shown(seat, ROADS, "DEV-9", zones.OUT))
    s.push(FREE_ROAD, seat, free_roads(s, seat))


def lay_free_road(s: State, seat: i64, path: i64, events: list[Event] | None) -> None:
    """One after the other: a token that the first one brings is resolved before the second."""
    left: i64 = s.frame_a() - 1
    if left > 0:
        s.set_frame_a(left)
    else:
        s.pop()
    build_road(s, seat, path, 0, "DEV-9", events)


def no_road_left(s: State) -> bool:
    """AMB-30: the next free road has no place, or there is none left."""
    return free_roads(s, s.frame_seat()) == 0
