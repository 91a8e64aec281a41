"""The step that gives goods and cards to others (EFF-37), and the choice of another person."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bits import bit, popcount
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine.chapters import quests, supply
from frostwall.games.silverfrost.engine.decision import Decision, Frame, Lying
from frostwall.games.silverfrost.engine.deck import program as p
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.effects import measure, run
from frostwall.games.silverfrost.engine.effects.source import means, owner_of
from frostwall.games.silverfrost.engine.effects.step import STEPS as ALL_STEPS
from frostwall.games.silverfrost.engine.effects.step import Step, others
from frostwall.games.silverfrost.engine.frames import GIVE_GOODS, GIVING, PAYEE, RUN, SEAT
from frostwall.games.silverfrost.engine.kinds import goods_count
from frostwall.games.silverfrost.engine.rules import ANY, FIRE
from frostwall.games.silverfrost.engine.state import HAND, NOBODY, NOTHING, State
from frostwall.games.silverfrost.engine.words import Words

SKIPPED: Final = -2  # no receiver of this part of a gift, nor does it go to the supply

# --- another person ---


class Seat(Decision):
    """a: pc of the step that asks, or PAYEE; b: how many, or what was paid."""

    def __init__(self) -> None:
        asking = (steps.DO_GAIN, steps.DO_DRAW, steps.DO_GIVE, steps.DO_ADD_SNOW)
        super().__init__(SEAT, "seat", "LEFT-1", (words.STEP, words.NUMBER), asked_by=asking)

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        pc: i64 = s.word(0)
        found: i64 = _payees(s, who) if pc == PAYEE else ALL_STEPS[s.deck.code[pc]].people(s, pc, who)
        person: i64 = 0
        while person < s.rules.people:
            if (found >> person) & 1:
                moves.add(kinds.one(kinds.PERSON, person))
            person += 1

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        if kind != kinds.PERSON:
            return self.not_offered(kind)
        person: i64 = kinds.first(m)
        if person >= s.rules.people or person == who:
            return Refusal("NO_SUCH_SEAT", "LEFT-1", {"seat": int(person)})
        if s.passed(person):
            return Refusal("HAS_PASSED", "END-3", {"person": int(supply.seat_number(s, person))})
        return Refusal("HAND_FULL", "HAND-4", {"person": int(supply.seat_number(s, person))})

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        pc: i64 = s.word(0)
        if pc == PAYEE:
            _pay_to(s, kinds.first(m), events)
        else:
            ALL_STEPS[s.deck.code[pc]].choose_person(s, pc, who, kinds.first(m), events)

    def is_payment(self, s: State) -> bool:
        """A gift, or what a card cost; not who takes something from the supply or gets snow."""
        return s.word(0) == PAYEE or s.deck.code[s.word(0)] == steps.DO_GIVE

    def words_with(self, given: list[int]) -> Words:
        return ((PAYEE, PAYEE), (1, (1 << 20) - 1)) if given[0] == PAYEE else self.words

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        if frame.a == PAYEE:
            return True
        return below.kind == (GIVING if s.deck.code[frame.a] == steps.DO_GIVE else RUN)


def _payees(s: State, who: i64) -> i64:
    """Who may get what a card cost, as bits."""
    found: i64 = others(s, who)
    person: i64 = 0
    while person < s.rules.people:
        if not supply.receives(s, person, 0):
            found &= ~bit(person)
        person += 1
    return found


def _pay_to(s: State, person: i64, events: list[Event] | None) -> None:
    """EFF-51: what a card cost goes to the person chosen."""
    paid: i64 = s.word(1)
    s.pop()
    kind: i64 = 0
    while kind < 4:
        supply.gain(s, person, kind, goods_count(paid, kind), "CARD-1", events)
        kind += 1


# --- EFF-37: giving ---


class Give(Step):
    def run(self, s: State, pc: i64, who: i64, source: i64, events: list[Event] | None) -> None:
        """One GIVING frame hands over to all receivers; then comes the reward (EFF-59)."""
        code = s.deck.code
        if code[pc + 2] == p.OWNER and owner_of(source, who) == who:
            return  # GEN-5: a gift is for somebody else
        whole: bool = _can_give(s, pc, who, source, s.word(2))
        to: i64 = _receivers(s, pc, who, source)
        s.push(GIVING, who, pc, to, 1 if whole else 0, source, 0)
        if code[pc + 2] == p.CHOSEN_OTHER and popcount(to) > 1:
            s.push(SEAT, who, pc, 0)

    def reading(self, s: State, pc: i64, who: i64, source: i64) -> list[int] | None:
        """How much of it can be given, and how many of the cards the receivers can take."""
        code = s.deck.code
        found = [1 if _can_give(s, pc, who, source, s.word(2)) else 0]
        i: i64 = 0
        for n in measure.bag_amounts(s, pc + 5, who, source, s.word(2)):
            good: i64 = code[pc + 6 + 2 * i]
            found.append(min(n, s.resources(who) if good == ANY else s.get(who, good)))
            i += 1
        if code[pc + 3] >= 0:
            cards: i64 = min(measure.amount(s, code[pc + 3], who, source, s.word(2)), s.get(who, HAND))
            to: i64 = _receivers(s, pc, who, source)
            person: i64 = 0
            while to >> person:
                if (to >> person) & 1:
                    found.append(min(cards, measure.hand_room(s, person)))
                person += 1
        return found

    def possible(self, s: State, pc: i64, who: i64, source: i64, ability: bool) -> bool:
        return _can_give(s, pc, who, source, run.known_variables(s))

    def blocks(self, deck: DeckSet, pc: i64) -> list[int]:
        return [deck.code[pc + 4]]

    def people(self, s: State, pc: i64, who: i64) -> i64:
        """HAND-4: cards go to somebody with room as long as there is one."""
        found: i64 = _receivers(s, pc, who, s.below(3))
        if s.deck.code[pc + 3] < 0:
            return found
        roomy: i64 = 0
        other: i64 = 0
        while other < s.rules.people:
            if (found >> other) & 1 and measure.hand_room(s, other) > 0:
                roomy |= bit(other)
            other += 1
        return roomy or found

    def choose_person(self, s: State, pc: i64, who: i64, person: i64, events: list[Event] | None) -> None:
        s.pop()
        s.set_word(1, bit(person))


def _receivers(s: State, pc: i64, who: i64, source: i64) -> i64:
    """Who gets something, as bits; nobody if all of it goes to the supply. Whoever is chosen gets all of it."""
    whose: i64 = s.deck.code[pc + 2]
    found: i64 = 0
    person: i64 = 0
    while person < s.rules.people:
        if person != who and means(s, whose, who, person, source):
            if _may_get(s, pc, person, whose == p.CHOSEN_OTHER):
                found |= bit(person)
        person += 1
    if found == 0 and whose == p.LEFT:  # END-4
        to: i64 = supply.receiver(s, who, NOTHING)
        if to != NOBODY:
            found = bit(to)
    return found


def _may_get(s: State, pc: i64, person: i64, all_of_it: bool) -> bool:
    """END-3, AMB-34: may this person be given something of it, or all of it?"""
    code = s.deck.code
    if code[pc + 3] >= 0 and supply.receives(s, person, NOTHING) != all_of_it:
        return not all_of_it
    i: i64 = 0
    while i < code[pc + 5]:
        if supply.receives(s, person, _like(code[pc + 6 + 2 * i])) != all_of_it:
            return not all_of_it
        i += 1
    return all_of_it


def _like(good: i64) -> i64:
    """For who may receive it, a resource of one's choice is one of them."""
    if good == ANY:
        return 0
    return good


def _shares(s: State, pc: i64, who: i64, source: i64, good: i64) -> i64:
    """How many times so much of a good is given: to each who may receive it, or once."""
    whose: i64 = s.deck.code[pc + 2]
    to: i64 = _receivers(s, pc, who, source)
    if to == 0 or (whose != p.EACH_OTHER and whose != p.EVERYBODY):
        return 1
    found: i64 = 0
    person: i64 = 0
    while to >> person:
        if (to >> person) & 1 and supply.receives(s, person, good):
            found += 1
        person += 1
    return found


def _can_give(s: State, pc: i64, who: i64, source: i64, variables: i64) -> bool:
    """Everything that is to be given is at hand."""
    code = s.deck.code
    left: i64 = s.resources(who)
    wanted: i64 = 0
    i: i64 = 0
    while i < code[pc + 5]:
        good: i64 = code[pc + 6 + 2 * i]
        n: i64 = measure.amount(s, code[pc + 7 + 2 * i], who, source, variables)
        n *= _shares(s, pc, who, source, _like(good))
        if good == ANY:
            wanted += n
        elif s.get(who, good) < n:
            return False
        elif good < FIRE:
            left -= n
        i += 1
    cards: i64 = 0
    if code[pc + 3] >= 0:
        cards = measure.amount(s, code[pc + 3], who, source, variables)
        cards *= _shares(s, pc, who, source, NOTHING)
    return left >= wanted and s.get(who, HAND) >= cards


class Giving(Frame):
    """The next receiver's share, or the reward; a: pc, b: receivers left, c: all of it is at hand, d: source,
    e: some is given."""

    def __init__(self) -> None:
        a_to_e = (words.STEP, words.PEOPLE, words.FLAG, words.SOURCE, words.FLAG)
        super().__init__(GIVING, "giving", words=a_to_e, on=(RUN,), asked_by=(steps.DO_GIVE,))

    def settle(self, s: State, events: list[Event] | None) -> bool:
        pc: i64 = s.word(0)
        left: i64 = s.word(1)
        if left == 0 and s.word(4) == 1:
            whole: bool = s.word(2) == 1
            reward: i64 = s.deck.code[pc + 4]
            s.pop()
            if whole and reward >= 0:
                run.run_block(s, reward)
            return True
        to: i64 = NOBODY
        if left:
            to = 0
            while (left >> to) & 1 == 0:
                to += 1
            left &= ~bit(to)
        s.set_word(1, left)
        s.set_word(4, 1)
        self._hand_over(s, pc, to, events)
        return True

    def _hand_over(self, s: State, pc: i64, to: i64, events: list[Event] | None) -> None:
        """GEN-3: as much as there is."""
        code = s.deck.code
        who: i64 = s.frame_seat()
        source: i64 = s.word(3)
        variables: i64 = s.below(2)
        i: i64 = 0
        while i < code[pc + 5]:
            good: i64 = code[pc + 6 + 2 * i]
            n: i64 = measure.amount(s, code[pc + 7 + 2 * i], who, source, variables)
            target: i64 = self._target(s, pc, who, to, _like(good))
            if target == SKIPPED:
                pass
            elif good == ANY:
                supply.ask_goods(s, who, GIVE_GOODS, min(n, s.resources(who)), target)
            else:
                supply.give_good(s, who, target, good, min(n, s.get(who, good)), "LEFT-1", events)
            i += 1
        target = self._target(s, pc, who, to, NOTHING)
        if code[pc + 3] >= 0 and target != SKIPPED:
            cards: i64 = min(measure.amount(s, code[pc + 3], who, source, variables), s.get(who, HAND))
            quests.give_cards(s, who, target, cards, events)

    def _target(self, s: State, pc: i64, who: i64, to: i64, good: i64) -> i64:
        """Who gets this part of the gift: END-4 for the left person. Where each gets a share, whoever may not receive
        it gets none; otherwise it goes to the supply."""
        whose: i64 = s.deck.code[pc + 2]
        if whose == p.LEFT:
            return supply.receiver(s, who, good)
        if to == NOBODY or supply.receives(s, to, good):
            return to
        return SKIPPED if whose == p.EACH_OTHER or whose == p.EVERYBODY else NOBODY


FRAMES: Final[list[Frame]] = [Seat(), Giving()]
STEPS: Final[list[Step]] = [Give(steps.DO_GIVE)]
