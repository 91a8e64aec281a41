"""Choosing cards of a hand, and the step that discards some (EFF-33)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.kinds import MOST_NAMES, name_at
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure, run, triggers
from frostwall.games.silverfrost.engine.effects.choices import list_choices
from frostwall.games.silverfrost.engine.effects.source import source_owner, source_slot
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import (
    AT_FORGE,
    CARDS,
    DISCARD,
    FORGE_CARDS,
    GAIN,
    GIVE,
    JOURNEY_COST,
    PAY_CARDS,
    RUN,
    SURPLUS,
    TUCK,
)
from frostwall.games.silverfrost.engine.state import HAND, State

MOST_VARIABLES: Final = 7  # of one effect
RULES: Final = ["GEN-5", "LEFT-1", "GEN-5", "JOUR-2", "GEN-3", "HAND-5", "FORGE-1"]  # by purpose


class Discard(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        code = s.deck.code
        if s.get(who, HAND) > 0:
            s.push(CARDS, who, DISCARD, code[pc + 2], code[pc + 3], code[pc + 4], code[pc + 5])

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        return _fitting(s, who, s.deck.code[pc + 4]) >= s.deck.code[pc + 2]

    def is_secret(self, s: State, pc: i64) -> bool:
        return s.deck.code[pc + 4] != -1


def _fitting(s: State, who: i64, wanted: i64) -> i64:
    """How many hand cards fit."""
    if wanted < 0:
        return s.get(who, HAND)
    found: i64 = 0
    card: i64 = 0
    while card < s.deck.cards:
        n: i64 = s.hand_count(who, card)
        if n and measure.card_matches(s, card, wanted):
            found += n
        card += 1
    return found


def _sort_fitting(s: State, who: i64, wanted: i64, cards: vec[i64]) -> i64:
    """Write down the hand cards that fit, each as often as it is there, in ascending order; returns how many."""
    n: i64 = 0
    left: i64 = s.get(who, HAND)
    base: i64 = who * s.deck.cards
    card: i64 = 0
    while left > 0:
        copies: i64 = s.hand[base + card]
        left -= copies
        if copies and measure.card_matches(s, card, wanted):
            while copies > 0:
                cards[n] = card
                n += 1
                copies -= 1
        card += 1
    return n


class Cards(Decision):
    """Hand cards; a: purpose, b: min, c: max, d: filter (-1 any), e: receiver, source, or variable + 1."""

    def __init__(self) -> None:
        a_to_e = ((0, 6), words.NUMBER, words.NAMES, words.FILTER, (-1, 4 * 64))
        super().__init__(CARDS, "cards", "GEN-5", a_to_e)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if s.word(2) <= 0 or s.get(s.frame_seat(), HAND) == 0:
            s.pop()
            return True
        return False

    def reading(self, s: State) -> list[int] | None:
        """Nothing in somebody else's city bears on a hand."""
        return None

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        kind: i64 = self._move(s)
        to: i64 = 0
        if kind == kinds.GIVE:
            to = s.word(4)
        cards: vec[i64] = vec[i64]([0] * s.get(who, HAND))
        n: i64 = _sort_fitting(s, who, s.word(3), cards)
        list_choices(cards, n, min(s.word(1), n), s.word(2), kind, to, moves)

    def _move(self, s: State) -> i64:
        """The kind of move that answers."""
        purpose: i64 = s.word(0)
        if purpose == GIVE:
            return kinds.GIVE
        return kinds.UNDER if purpose == TUCK else kinds.DISCARD

    def _least(self, s: State, who: i64) -> i64:
        """GEN-3: as many as there are, where fewer than the minimum fit."""
        return min(s.word(1), _fitting(s, who, s.word(3)))

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        """Wrong number, cards that are not there, or, for gifts, another receiver."""
        if kind != self._move(s):
            return self.not_offered(kind)
        purpose: i64 = s.word(0)
        if kind == kinds.GIVE and kinds.give_to(m) != s.word(4):
            rule = "END-4" if kinds.give_to(m) < s.rules.people and s.passed(kinds.give_to(m)) else "LEFT-2"
            return Refusal("WRONG_RECEIVER", rule, {}, {"person": int(supply.seat_number(s, s.word(4)))})
        chosen: i64 = kinds.names_of(m)
        n: i64 = 0
        while n < MOST_NAMES and name_at(chosen, n) >= 0:
            card: i64 = name_at(chosen, n)
            if s.hand_count(who, card) < _times_named(chosen, card, n):
                return Refusal("NOT_THERE", "HAND-3", {"card": s.deck.card_names[card], "source": "hand"})
            if not measure.card_matches(s, card, s.word(3)):
                return Refusal("CARD_DOES_NOT_FIT", "GEN-5", {"card": s.deck.card_names[card]})
            n += 1
        rule = "GEN-3"
        if purpose == FORGE_CARDS:
            rule = "FORGE-1"
        elif purpose == JOURNEY_COST:
            rule = "JOUR-2"
        elif purpose == GIVE and n > s.word(2):
            rule = "HAND-5"
        needs: Json = {"min": int(self._least(s, who)), "max": int(s.word(2))}
        return Refusal("WRONG_CARDS", rule, {"number": int(n)}, needs)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        purpose: i64 = s.word(0)
        extra: i64 = s.word(4)
        chosen: i64 = kinds.names_of(m)
        s.pop()
        n: i64 = 0
        cards: dict[str, int] = {}
        while n < MOST_NAMES and name_at(chosen, n) >= 0:
            card: i64 = name_at(chosen, n)
            if purpose == GIVE:
                supply.give_card(s, who, extra, card)
            else:
                s.take_from_hand(who, card)
                if purpose == TUCK:
                    supply.remember_tucked(s, source_owner(extra), source_slot(extra), card)
                else:
                    supply.discard_card(s, card)
            if events is not None:
                cards[s.deck.card_names[card]] = cards.get(s.deck.card_names[card], 0) + 1
            n += 1
        if events is not None and n:
            _tell(s, who, purpose, extra, cards, events)
        if purpose == DISCARD and extra:
            run.set_variable(s, extra - 1, n)
        elif purpose == FORGE_CARDS and n:
            supply.ask_goods(s, who, GAIN, n, AT_FORGE)

    def is_payment(self, s: State) -> bool:
        purpose: i64 = s.word(0)
        return purpose == JOURNEY_COST or purpose == PAY_CARDS or purpose == GIVE or purpose == SURPLUS

    def rule_of(self, s: State) -> str:
        return RULES[s.word(0)]

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        if frame.b > frame.c:
            return False
        if frame.a == DISCARD:
            return 0 <= frame.e <= MOST_VARIABLES and (frame.e == 0 or below.kind == RUN)
        if frame.a == GIVE:
            return 0 <= frame.e < s.rules.people and frame.e != frame.seat
        if frame.a == TUCK:
            return frame.e >= 0 and triggers.source_row(s, frame.e, 0) >= 0
        return True


def _times_named(chosen: i64, card: i64, last: i64) -> i64:
    """How often a card is named up to this place."""
    found: i64 = 0
    i: i64 = 0
    while i <= last:
        if name_at(chosen, i) == card:
            found += 1
        i += 1
    return found


def _tell(s: State, who: i64, purpose: i64, extra: i64, cards: dict[str, int], events: list[Event]) -> None:
    hand = f"hand:{who}"
    mine = (int(who),)
    if purpose == GIVE:
        only = mine if s.is_claw(extra) else (int(who), int(extra))
        more: Json = {"to": int(supply.seat_number(s, extra))}
        supply.tell_cards(
            events, s, "give_cards", who, cards, hand, supply.hand_zone(s, extra), "LEFT-1", only, more
        )
    elif purpose == TUCK:
        owner = source_owner(extra)
        more = {"card": s.deck.card_names[s.card_at(owner, source_slot(extra))]}
        supply.tell_cards(events, s, "tuck", who, cards, hand, None, "GEN-5", mine, more)
    else:
        rule = "JOUR-2" if purpose == JOURNEY_COST else "FORGE-1" if purpose == FORGE_CARDS else "GEN-5"
        supply.tell_cards(events, s, "discard", who, cards, hand, "discard", rule, mine)


FRAMES: Final[list[Frame]] = [Cards()]
STEPS: Final[list[Step]] = [Discard(steps.DO_DISCARD)]
