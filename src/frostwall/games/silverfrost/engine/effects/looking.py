"""The step that looks at cards of a pile, keeps, tucks or plays some and puts the rest away (EFF-34)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.kinds import MOST_NAMES, name_at
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.chapters.supply import FromDeck
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.effects.choices import list_choices
from frostwall.games.silverfrost.engine.effects.source import source_owner, source_slot
from frostwall.games.silverfrost.engine.effects.step import Step
from frostwall.games.silverfrost.engine.frames import LOOKED, LOOKING, PLAY
from frostwall.games.silverfrost.engine.state import NOBODY, NOTHING, State


class Look(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        code = s.deck.code
        n: i64 = measure.amount(s, code[pc + 2], who, source, s.word(2))
        if events is not None and code[pc + 4] == steps.KEEP_SOME:
            there: i64 = supply.in_pile(s.discard)
            if code[pc + 3] == steps.DECK_PILE:
                there += supply.in_pile(s.pile) + len(s.pile_tail)
            seen: i64 = min(n, there)
            kept: i64 = min(seen, code[pc + 5])
            supply.tell_full(events, s, who, kept - measure.hand_room(s, who), "GEN-5")
        s.push(LOOKING, who, pc, n, len(s.looked), code[pc + 3])

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        return [measure.amount(s, s.deck.code[pc + 2], who, source, s.word(2))]

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        from_deck: bool = s.deck.code[pc + 3] == steps.DECK_PILE
        return supply.can_draw(s) if from_deck else supply.in_pile(s.discard) > 0


class Looking(FromDeck):
    """a: pc, b: how many more, c: start in `looked`, d: source pile."""

    def __init__(self) -> None:
        a_to_d = (words.STEP, words.NUMBER, words.LOOKED, words.FLAG)
        super().__init__(
            LOOKING, "looking", "GEN-5", a_to_d, asked_by=(steps.DO_LOOK, steps.DO_PLAY_CARD), looks=2
        )

    def is_over(self, s: State) -> bool:
        from_deck: bool = s.word(3) == steps.DECK_PILE
        return s.word(1) <= 0 or not (supply.can_draw(s) if from_deck else supply.in_pile(s.discard) > 0)

    def reading(self, s: State) -> list[int] | None:
        """AMB-61: a choice of cards to keep that a full hand leaves out."""
        pc: i64 = s.word(0)
        if not self.is_over(s) or s.deck.code[pc] != steps.DO_LOOK or s.deck.code[pc + 4] != steps.KEEP_SOME:
            return None
        return [] if measure.hand_room(s, s.frame_seat()) == 0 else None

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if not self.is_over(s):
            if s.word(3) == steps.DECK_PILE:
                supply.make_pile(s, events)
            return False
        who: i64 = s.frame_seat()
        pc: i64 = s.word(0)
        start: i64 = s.word(2)
        s.pop()
        if s.deck.code[pc] == steps.DO_PLAY_CARD or s.deck.code[pc + 4] == steps.PLAY_ONE:
            s.push(PLAY, who, pc, start)
            return True
        s.push(LOOKED, who, pc, start, 0)
        if to_choose(s, who) == 0:
            s.pop()
            put_away(s, who, pc, start, s.deck.code[pc + 6], events)
        return True

    def bag(self, s: State) -> vec[i64]:
        return s.pile if s.word(3) == steps.DECK_PILE else s.discard

    def head(self, s: State) -> i64:
        if s.word(3) != steps.DECK_PILE:
            return -1
        return super().head(s)

    def move(self, s: State, what: i64) -> i64:
        return kinds.two(kinds.LOOK, s.frame_seat(), what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        card: i64 = kinds.second(m)
        looker: i64 = s.frame_seat()
        if s.word(3) == steps.DECK_PILE:
            supply.take_top(s, card)
        else:
            s.discard[card] -= 1
        s.looked = append(s.looked, card)
        s.set_word(1, s.word(1) - 1)
        if events is not None:
            name = s.deck.card_names[card]
            source = None if s.word(3) == steps.DECK_PILE else "discard"
            supply.tell_cards(events, s, "look", looker, {name: 1}, source, None, "GEN-5", (int(looker),))


class Looked(Decision):
    """Which of the cards looked at to keep; a: pc, b: start in `looked`, c: 1 once the rest is to be given."""

    def __init__(self) -> None:
        a_to_c = (words.STEP, words.LOOKED, words.FLAG)
        super().__init__(LOOKED, "looked", "GEN-5", a_to_c, asked_by=(steps.DO_LOOK,), looks=1)

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        n: i64 = to_choose(s, who)
        if s.word(2) == 1:
            list_looked(s, s.word(1), 0, n, kinds.GIVE, supply.receiver(s, who, NOTHING), moves)
        else:
            list_looked(s, s.word(1), 0, n, kinds.HOLD, 0, moves)

    def is_payment(self, s: State) -> bool:
        return s.word(2) == 1

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind != kinds.HOLD:
            return self.not_offered(kind)
        wanted: i64 = to_choose(s, who)
        full: bool = s.word(2) == 0 and wanted < s.deck.code[s.word(0) + 5]
        return Refusal("WRONG_NUMBER", "HAND-1" if full else "GEN-3", {}, {"number": int(wanted)})

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        """The cards picked are kept or tucked, the rest goes where the step says; or (c = 1) they are given and what
        is left is discarded (HAND-5)."""
        chosen: i64 = kinds.names_of(m)
        pc: i64 = s.word(0)
        start: i64 = s.word(1)
        giving: bool = s.word(2) == 1
        keeping: bool = s.deck.code[pc + 4] == steps.KEEP_SOME
        s.pop()
        to: i64 = supply.receiver(s, who, NOTHING) if giving else who
        cards: dict[str, int] = {}
        i: i64 = 0
        while i < MOST_NAMES and name_at(chosen, i) >= 0:
            card: i64 = name_at(chosen, i)
            supply.take_looked(s, start, card)
            if giving and s.is_claw(to):
                s.face_down[card] += 1
            elif giving or keeping:
                s.add_to_hand(to, card)
            else:
                source: i64 = s.word(1)
                supply.remember_tucked(s, source_owner(source), source_slot(source), card)
            if events is not None:
                cards[s.deck.card_names[card]] = cards.get(s.deck.card_names[card], 0) + 1
            i += 1
        if events is not None and i:
            name = "give_cards" if giving else "keep_cards" if keeping else "tuck_looked"
            only = (int(who),) if s.is_claw(to) or to == who else (int(who), int(to))
            more: Json | None = {"to": int(supply.seat_number(s, to))} if giving else None
            target = None if name == "tuck_looked" else supply.hand_zone(s, to)
            supply.tell_cards(events, s, name, who, cards, None, target, "GEN-5", only, more)
        put_away(s, who, pc, start, s.deck.code[pc + 6], events)

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        if frame.c == 0:
            return True
        gives: bool = s.deck.code[frame.a + 6] == steps.REST_GIVE
        return gives and supply.receiver(s, frame.seat, NOTHING) != NOBODY


def to_choose(s: State, who: i64) -> i64:
    """For LOOKED: how many are to be picked, to keep, to tuck, or for the left person (c = 1)."""
    n: i64 = len(s.looked) - s.word(1)
    pc: i64 = s.word(0)
    if s.word(2) == 1:
        few: i64 = min(n, MOST_NAMES)
        return min(few, measure.hand_room(s, supply.receiver(s, who, NOTHING)))
    wanted: i64 = min(n, s.deck.code[pc + 5])
    if s.deck.code[pc + 4] == steps.KEEP_SOME:
        return min(wanted, measure.hand_room(s, who))  # AMB-61
    return wanted


def put_away(s: State, who: i64, pc: i64, start: i64, rest: i64, events: list[Event] | None) -> None:
    """What was looked at and not kept. Cards that are to be given are asked for: the receiver sees those (AMB-22)."""
    if rest == steps.REST_GIVE and len(s.looked) > start:
        to: i64 = supply.receiver(s, who, NOTHING)
        if to != NOBODY:
            room: i64 = measure.hand_room(s, to)
            supply.tell_full(events, s, to, len(s.looked) - start - room, "HAND-5")
            if room > 0:
                s.push(LOOKED, who, pc, start, 1)
                return
    at: i64 = start
    cards: dict[str, int] = {}
    while at < len(s.looked):
        card: i64 = s.looked[at]
        if rest == steps.REST_BOTTOM:
            s.pile_tail = append(s.pile_tail, card + 256 * who)
        else:
            s.discard[card] += 1
        if events is not None:
            cards[s.deck.card_names[card]] = cards.get(s.deck.card_names[card], 0) + 1
        at += 1
    s.looked = s.looked[:start]
    if events is not None and cards:
        target = None if rest == steps.REST_BOTTOM else "discard"
        supply.tell_cards(events, s, "put_back", who, cards, None, target, "GEN-5", (int(who),))


# --- every way to choose among cards or quests looked at ---


def list_looked(s: State, start: i64, off: i64, n: i64, kind: i64, to: i64, moves: MoveSet) -> None:
    """Exactly n of them, or all if there are fewer. `off` is taken off what stands in `looked`: quests are numbered
    behind the cards."""
    end: i64 = len(s.looked) - start
    found: vec[i64] = vec[i64]([0] * end)
    n = min(n, end)
    i: i64 = 0
    while i < end:
        what: i64 = s.looked[start + i] - off
        at: i64 = i
        while at > 0 and found[at - 1] > what:
            found[at] = found[at - 1]
            at -= 1
        found[at] = what
        i += 1
    list_choices(found, end, n, n, kind, to, moves)


FRAMES: Final[list[Frame]] = [Looking(), Looked()]
STEPS: Final[list[Step]] = [Look(steps.DO_LOOK)]
