"""Taking, paying, drawing, discarding and giving (GEN-5, HAND-1..6, END-3, END-4, VAL-6): what moves goods and cards
between a person, the general supply, the draw deck and the discard pile."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from frostwall.core.kinds import MOST_NAMES
from frostwall.core.types import CHANCE, Event, Json
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.decision import Chance, Frame
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.frames import CARDS, CLAW_DRAW, DRAWING, GOODS, PAY_CARDS
from frostwall.games.silverfrost.engine.kinds import goods_count
from frostwall.games.silverfrost.engine.rules import FIRE, POINT
from frostwall.games.silverfrost.engine.rules import GOODS as GOOD_NAMES
from frostwall.games.silverfrost.engine.state import NOBODY, PERSON, State

MOST_GOODS: Final = 12  # resources chosen in one move


def seat_number(s: State, who: i64) -> i64:
    """How events name a person: Claw is no seat."""
    if s.is_claw(who):
        return CHANCE
    return who


def tell(events: list[Event] | None, s: State, name: str, who: i64, args: Json, rule: str) -> None:
    if events is not None:
        events.append(Event(name, int(seat_number(s, who)), args, rule))


def tell_full(events: list[Event] | None, s: State, who: i64, n: i64, rule: str) -> None:
    """HAND-1: so many cards do not fit into somebody's hand."""
    if events is not None and n > 0:
        tell(events, s, "full_hand", who, {"n": int(n)}, rule)


def tell_cards(
    events: list[Event],
    s: State,
    name: str,
    who: i64,
    cards: dict[str, int],
    source: str | None,
    target: str | None,
    rule: str,
    only: tuple[int, ...] | None = None,
    more: Json | None = None,
) -> None:
    """Cards pass from one zone to another; with `only`, the others see how many."""
    args: Json = {"cards": cards, "count": sum(cards.values()), "source": source, "target": target}
    if more is not None:
        args.update(more)
    secret = () if only is None else ("cards",)
    events.append(Event(name, int(seat_number(s, who)), args, rule, only, secret, reveals=name == "draw"))


# --- goods ---


def gain(s: State, who: i64, good: i64, n: i64, rule: str, events: list[Event] | None) -> None:
    """GEN-5; SOLO-63: Claw never takes resources; END-3, AMB-34: nor does somebody who has passed."""
    if n <= 0 or (s.is_claw(who) and good < FIRE):
        return
    if s.passed(who) and (good < FIRE or (good == FIRE and s.rules.fire_like_resources)):
        return
    s.add(who, good, n)
    if events is not None:
        tell(events, s, "take", who, {"good": GOOD_NAMES[good], "n": int(n)}, rule)


def pay(s: State, who: i64, good: i64, n: i64, rule: str, events: list[Event] | None) -> None:
    if n <= 0:
        return
    s.add(who, good, -n)
    if events is not None:
        tell(events, s, "pay", who, {"good": GOOD_NAMES[good], "n": int(n)}, rule)


def owns(s: State, who: i64, paid: i64) -> bool:
    at: i64 = who * PERSON
    own = s.own
    return (
        own[at] >= goods_count(paid, 0)
        and own[at + 1] >= goods_count(paid, 1)
        and own[at + 2] >= goods_count(paid, 2)
        and own[at + 3] >= goods_count(paid, 3)
    )


# --- the draw deck (VAL-6, VAL-7) ---


def in_pile(counts: vec[i64]) -> i64:
    total: i64 = 0
    for n in counts:
        total += n
    return total


def is_empty(counts: vec[i64]) -> bool:
    i: i64 = 0
    while i < len(counts):
        if counts[i]:
            return False
        i += 1
    return True


def can_draw(s: State) -> bool:
    """Is there a card to draw, reshuffling if need be?"""
    return not is_empty(s.pile) or len(s.pile_tail) > 0 or not is_empty(s.discard)


def make_pile(s: State, events: list[Event] | None) -> None:
    """VAL-6: with an empty draw deck the discard pile becomes the new one."""
    if not is_empty(s.pile) or len(s.pile_tail) > 0:
        return
    card: i64 = 0
    while card < s.deck.cards:
        s.pile[card] = s.discard[card]
        s.discard[card] = 0
        card += 1
    if events is not None:
        args: Json = {"cards": None, "count": int(in_pile(s.pile)), "source": "discard", "target": None}
        tell(events, s, "reshuffle", NOBODY, args, "VAL-6")


def take_top(s: State, card: i64) -> None:
    """The card has been drawn: from the bag, or from what was put under it once that is empty."""
    if s.pile[card] > 0:
        s.pile[card] -= 1
    else:
        s.pile_tail, _ = pop(s.pile_tail, 0)


def draw(s: State, who: i64, n: i64) -> None:
    """HAND-1: draw n cards, at most up to the limit; nature says which. Claw's lie face down (SOLO-61)."""
    if n <= 0:
        return
    if s.is_claw(who):
        s.push(CLAW_DRAW, who, n)
    else:
        s.push(DRAWING, who, n, 0)


class FromDeck(Chance):
    """A chance that deals cards of the draw deck; a, unless the kind says otherwise: how many more."""

    def is_over(self, s: State) -> bool:
        """Is there nothing left to deal, though the deck may have cards?"""
        return s.word(0) <= 0

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if self.is_over(s) or not can_draw(s):
            s.pop()
            return True
        make_pile(s, events)
        return False

    def head(self, s: State) -> i64:
        if not is_empty(s.pile):
            return -1
        return s.pile_tail[0] & 255


class Drawing(FromDeck):
    """Cards for a hand, as long as there is room; a: how many more, b: 1 once the room is counted."""

    def __init__(self) -> None:
        super().__init__(DRAWING, "drawing", "HAND-1", (words.NUMBER, words.FLAG))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if s.word(1) == 0:
            seat: i64 = s.frame_seat()
            n: i64 = min(s.word(0), measure.hand_room(s, seat))
            tell_full(events, s, seat, s.word(0) - n, "HAND-1")
            s.set_word(0, n)
            s.set_word(1, 1)
            return True
        return super().settle(s, events)

    def reading(self, s: State) -> list[int] | None:
        return [min(s.word(0), measure.hand_room(s, s.frame_seat()))] if s.word(1) == 0 else None

    def move(self, s: State, what: i64) -> i64:
        return kinds.two(kinds.DRAW, s.frame_seat(), what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        card: i64 = kinds.second(m)
        seat: i64 = s.frame_seat()
        take_top(s, card)
        s.add_to_hand(seat, card)
        s.set_word(0, s.word(0) - 1)
        if events is not None:
            name = s.deck.card_names[card]
            tell_cards(events, s, "draw", seat, {name: 1}, None, f"hand:{seat}", "GEN-5", (int(seat),))


# --- cards leaving a hand ---


def discard_card(s: State, card: i64) -> None:
    s.discard[card] += 1


def remember_tucked(s: State, who: i64, slot: i64, card: i64) -> None:
    """One more card under a city card; the entries stay sorted."""
    entry: i64 = who * 65536 + slot * 256 + card
    s.tucked = append(s.tucked, entry)
    at: i64 = len(s.tucked) - 1
    while at > 0 and s.tucked[at - 1] > entry:
        s.tucked[at] = s.tucked[at - 1]
        at -= 1
    s.tucked[at] = entry


def take_looked(s: State, start: i64, card: i64) -> None:
    """One of the cards looked at leaves them."""
    at: i64 = start
    while s.looked[at] != card:
        at += 1
    while at + 1 < len(s.looked):
        s.looked[at] = s.looked[at + 1]
        at += 1
    s.looked = s.looked[: len(s.looked) - 1]


# --- giving ---


def receives(s: State, who: i64, good: i64) -> bool:
    """END-3, AMB-34: may this person still be given that? Cards count as -1."""
    if not s.passed(who):
        return True
    return good == POINT or (good == FIRE and not s.rules.fire_like_resources)


def receiver(s: State, giver: i64, good: i64) -> i64:
    """END-4: the next person to the left who may still receive, or NOBODY."""
    other: i64 = s.left(giver)
    while other != giver:
        if receives(s, other, good):
            return other
        other = s.left(other)
    return NOBODY


def give_good(
    s: State, giver: i64, to: i64, good: i64, n: i64, rule: str, events: list[Event] | None
) -> None:
    """SOLO-63, AMB-57: resources for Claw go to the supply, as do gifts that nobody may receive."""
    if n <= 0:
        return
    s.add(giver, good, -n)
    arrives: bool = to != NOBODY and not (s.is_claw(to) and good < FIRE)
    if arrives:
        s.add(to, good, n)
    if events is not None:
        receiver_seat = None if to == NOBODY else int(seat_number(s, to))
        args: Json = {"good": GOOD_NAMES[good], "n": int(n), "to": receiver_seat, "arrives": arrives}
        tell(events, s, "give", giver, args, rule)


def hand_zone(s: State, who: i64) -> str:
    return "claw" if s.is_claw(who) else f"hand:{who}"


def give_card(s: State, giver: i64, to: i64, card: i64) -> None:
    """SOLO-60: Claw's lie face down."""
    s.take_from_hand(giver, card)
    if s.is_claw(to):
        s.face_down[card] += 1
    else:
        s.add_to_hand(to, card)


# --- what a person chooses ---


def ask_goods(s: State, who: i64, purpose: i64, n: i64, to: i64) -> None:
    """Resources of one's choice; a move names a dozen at most, so that they can be listed."""
    while n > 0:
        few: i64 = min(n, MOST_GOODS)
        s.push(GOODS, who, purpose, few, to)
        n -= few


def ask_discards(s: State, who: i64, n: i64) -> None:
    """Discards as a payment; a move names at most five cards."""
    while n > 0:
        few: i64 = min(n, MOST_NAMES)
        s.push(CARDS, who, PAY_CARDS, few, few, -1, 0)
        n -= few


FRAMES: Final[list[Frame]] = [Drawing()]
