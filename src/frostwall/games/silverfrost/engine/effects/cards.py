"""Steps about cards outside a city: discarding (EFF-33), looking (EFF-34), the valley (EFF-35, EFF-36) and playing
(EFF-38)."""

from librt.vecs import append
from mypy_extensions import i64

from frostwall.core.moves import MoveSet
from frostwall.core.types import Event
from frostwall.games.silverfrost.engine.chapters import play_card, supply, valley
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.frames import CARDS, DISCARD, TAKE
from frostwall.games.silverfrost.engine.rules import SPACES
from frostwall.games.silverfrost.engine.state import HAND, NOBODY, NOTHING, V_COUNT, V_SNOW, State
from frostwall.games.silverfrost.engine.state import VALLEY as SPACE

# --- EFF-33: discarding ---


def hand_fitting(s: State, who: i64, wanted: i64) -> i64:
    """How many hand cards fit."""
    found: i64 = 0
    card: i64 = 0
    while card < s.deck.cards:
        n: i64 = s.hand_count(who, card)
        if n and measure.card_matches(s, card, wanted):
            found += n
        card += 1
    return found


def ask_hand(s: State, pc: i64, who: i64) -> None:
    code = s.deck.code
    if s.get(who, HAND) > 0:
        s.push(CARDS, who, DISCARD, code[pc + 2], code[pc + 3], code[pc + 4], code[pc + 5])


# --- EFF-35, EFF-36: the valley ---


def in_valley(s: State, wanted: i64) -> i64:
    """SNOW-13: cards an effect may take or discard."""
    found: i64 = 0
    space: i64 = 0
    while space < SPACES:
        card: i64 = s.valley[SPACE * space]
        if (
            card != NOTHING
            and s.valley[SPACE * space + V_SNOW] == 0
            and measure.card_matches(s, card, wanted)
        ):
            found += s.valley[SPACE * space + V_COUNT]
        space += 1
    return found


def valley_is_over(s: State) -> bool:
    """For VALLEY: nothing more to take, or no room in the hand."""
    if s.word(1) <= 0 or in_valley(s, s.word(2)) == 0:
        return True
    return s.word(0) == TAKE and measure.hand_room(s, s.frame_seat()) == 0


def end_valley(s: State) -> None:
    """VAL-5: the gaps are filled when the step is done."""
    s.pop()
    if not s.rules.refill_late:
        valley.fill(s, False)


def choose_valley(s: State, card: i64, events: list[Event] | None) -> None:
    """The answer to VALLEY."""
    who: i64 = s.frame_seat()
    valley.take_one(s, valley.space_of(s, card))
    name = s.deck.card_names[card]
    if s.word(0) == TAKE:
        s.add_to_hand(who, card)
        if events is not None:
            supply.tell_cards(events, s, "take_card", who, {name: 1}, None, f"hand:{who}", "VAL-5")
    else:
        supply.discard_card(s, card)
        if events is not None:
            supply.tell_cards(events, s, "discard_valley", who, {name: 1}, None, "discard", "VAL-5")
    s.set_word(1, s.word(1) - 1)


# --- EFF-38: playing by an effect ---


def play_terms(s: State, pc: i64) -> i64:
    """Where the filter of a PLAY decision stands: DO_PLAY_CARD or DO_LOOK."""
    return pc + 3 if s.deck.code[pc] == p.DO_PLAY_CARD else pc + 7


def play_sources(s: State, pc: i64) -> i64:
    """As bits of kinds.SOURCES; cards of the discard pile have been looked at."""
    if s.deck.code[pc] == p.DO_LOOK:
        return 4
    sources: i64 = s.deck.code[pc + 2]
    return sources | 4 if (sources >> 3) & 1 else sources


def play_way(s: State, pc: i64) -> i64:
    return s.deck.code[pc + 5] if s.deck.code[pc] == p.DO_PLAY_CARD else s.deck.code[pc + 8]


def play_minus(s: State, pc: i64) -> i64:
    return pc + 6 if s.deck.code[pc] == p.DO_PLAY_CARD else pc + 9


def play_may(s: State, pc: i64) -> bool:
    return s.deck.code[pc] == p.DO_LOOK or s.deck.code[pc + 4] == 1


def any_play(s: State, pc: i64, who: i64, start: i64) -> bool:
    found = MoveSet()
    list_play(s, pc, who, start, found)
    return found.total > 0


def list_play(s: State, pc: i64, who: i64, start: i64, moves: MoveSet) -> None:
    wanted: i64 = s.deck.code[play_terms(s, pc)]
    play_card.list_plays(
        s, who, play_sources(s, pc), wanted, play_way(s, pc), play_minus(s, pc), start, moves
    )


# --- EFF-34: looking ---


def dispose(s: State, who: i64, start: i64, rest: i64, events: list[Event] | None) -> bool:
    """What was looked at and not kept. False while cards are still to be given (AMB-22): the receiver sees those."""
    if rest == p.REST_GIVE and len(s.looked) > start:
        to: i64 = supply.receiver(s, who, NOTHING)
        if to != NOBODY and measure.hand_room(s, to) > 0:
            return False
    at: i64 = start
    cards: dict[str, int] = {}
    while at < len(s.looked):
        card: i64 = s.looked[at]
        if rest == p.REST_BOTTOM:
            s.pile_tail = append(s.pile_tail, card + 256 * who)
        else:
            s.discard[card] += 1
        if events is not None:
            cards[s.deck.card_names[card]] = cards.get(s.deck.card_names[card], 0) + 1
        at += 1
    s.looked = s.looked[:start]
    if events is not None and cards:
        target = None if rest == p.REST_BOTTOM else "discard"
        supply.tell_cards(events, s, "put_back", who, cards, None, target, "GEN-5", (int(who),))
    return True
