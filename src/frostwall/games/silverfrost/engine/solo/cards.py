"""Cards that Claw plays or draws (11.6): which one of the valley, and what he takes face down."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.types import Event, Json
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply, valley
from frostwall.games.silverfrost.engine.chapters.play_card import put_into_city
from frostwall.games.silverfrost.engine.chapters.supply import FromDeck
from frostwall.games.silverfrost.engine.decision import CLAWS, Frame
from frostwall.games.silverfrost.engine.frames import CLAW_CARD, CLAW_DRAW, CLAW_TURN
from frostwall.games.silverfrost.engine.rules import SPACES, TYPES
from frostwall.games.silverfrost.engine.solo.places import NOWHERE, claw
from frostwall.games.silverfrost.engine.state import NOTHING, SNOW, V_SNOW, VALLEY, State


def any_left(s: State) -> bool:
    """Is there a card anywhere that he could play? Without one he would go on for ever."""
    space: i64 = 0
    while space < SPACES:
        if s.valley[VALLEY * space] != NOTHING:
            return True
        space += 1
    return supply.can_draw(s)


def pick_valley(s: State, action: i64, allowed: i64) -> i64:
    """SOLO-42, among these spaces (as bits): by type order, points, snow, then reading order."""
    rank: i64 = 0
    while rank < len(TYPES):
        wanted: i64 = s.deck.type_order[len(TYPES) * action + rank]
        best: i64 = NOWHERE
        value: i64 = -1
        space: i64 = 0
        while space < SPACES:
            card: i64 = s.valley[VALLEY * space]
            if card != NOTHING and (allowed >> space) & 1 and s.deck.type[card] == wanted:
                worth: i64 = 2 * s.deck.points[card] + (1 if s.valley[VALLEY * space + V_SNOW] else 0)
                if worth > value:
                    value = worth
                    best = space
            space += 1
        if best != NOWHERE:
            return best
        rank += 1
    return NOWHERE


def why_picked(s: State, allowed: i64, space: i64) -> str:
    """What decided for this space: it was the only card of its type, had the most points, had snow, or came first."""
    card: i64 = s.valley[VALLEY * space]
    rivals: i64 = 0
    equals: i64 = 0
    dry: i64 = 0
    other: i64 = 0
    while other < SPACES:
        lying: i64 = s.valley[VALLEY * other]
        if lying != NOTHING and other != space and (allowed >> other) & 1:
            if s.deck.type[lying] == s.deck.type[card]:
                rivals += 1
                if s.deck.points[lying] == s.deck.points[card]:
                    equals += 1
                    dry += 0 if s.valley[VALLEY * other + V_SNOW] else 1
        other += 1
    if rivals == 0:
        return "only"
    if equals == 0:
        return "points"
    return "snow" if s.valley[VALLEY * space + V_SNOW] and dry == equals else "place"


def play_from_valley(s: State, action: i64, events: list[Event] | None) -> None:
    who: i64 = claw(s)
    space: i64 = pick_valley(s, action, 255)
    if space == NOWHERE:
        supply.tell(events, s, "claw_nothing", who, {}, "SOLO-42")
        return
    at: i64 = VALLEY * space
    card: i64 = s.valley[at]
    reason = why_picked(s, 255, space)
    if s.valley[at + V_SNOW]:  # SOLO-43
        s.add(who, SNOW, s.valley[at + V_SNOW])
        if events is not None:
            args: Json = {
                "card": s.deck.card_names[card],
                "space": int(space),
                "n": int(s.valley[at + V_SNOW]),
            }
            supply.tell(events, s, "clear_valley", who, args, "SOLO-43")
        s.valley[at + V_SNOW] = 0
    valley.take_one(s, space)
    valley.mark_played(s, space)
    slot: i64 = put_into_city(s, who, card)
    _tell(s, card, slot, "valley", reason, "SOLO-42", events)


def _tell(
    s: State, card: i64, slot: i64, source: str, reason: str | None, rule: str, events: list[Event] | None
) -> None:
    args: Json = {"card": s.deck.card_names[card], "slot": int(slot), "from": source, "by": reason}
    supply.tell(events, s, "claw_plays", claw(s), args, rule)


class TopCard(FromDeck):
    """SOLO-41: the top card of the deck, face up into his city."""

    def __init__(self) -> None:
        super().__init__(CLAW_CARD, "claw_card", "SOLO-10", (words.NUMBER,), (CLAW_TURN,), whose=CLAWS)

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.CLAW_PLAYS, what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        card: i64 = kinds.first(m)
        s.pop()
        supply.take_top(s, card)
        slot: i64 = put_into_city(s, claw(s), card)
        _tell(s, card, slot, "deck", None, "SOLO-41", events)


class FaceDown(FromDeck):
    """SOLO-61: cards face down for Claw; a: how many more."""

    def __init__(self) -> None:
        super().__init__(CLAW_DRAW, "claw_draw", "SOLO-61", (words.NUMBER,), whose=CLAWS)

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.HIDE, what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        card: i64 = kinds.first(m)
        supply.take_top(s, card)
        s.face_down[card] += 1
        s.set_word(0, s.word(0) - 1)
        if events is not None:
            cards = {s.deck.card_names[card]: 1}
            supply.tell_cards(events, s, "claw_draws", claw(s), cards, None, "claw", "SOLO-61", ())


FRAMES: Final[list[Frame]] = [TopCard(), FaceDown()]
