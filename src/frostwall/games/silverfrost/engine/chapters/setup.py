"""Set-up (chapter 3): the facts of a table, its first state, and the deal in the order of the rulebook."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Json, Refusal, Refused, Setup
from frostwall.games.silverfrost.engine import kinds, words
from frostwall.games.silverfrost.engine import rules as rulebook
from frostwall.games.silverfrost.engine.chapters import quests, supply
from frostwall.games.silverfrost.engine.decision import NOBODYS, Chance, Frame, Lying
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.frames import (
    CLAW_PLAN,
    CLAW_SPECIES,
    CLAW_TURN,
    DEAL,
    DRAWING,
    FILLING,
    FRAME,
    GIANTS,
    HIGHLAND,
    IN_SETUP,
    KEEP_QUEST,
    MULLIGAN,
    QUESTS,
    READY,
    SPECIES,
)
from frostwall.games.silverfrost.engine.rules import FIRE, GIANT_SLOTS, LOWLAND, SPACES
from frostwall.games.silverfrost.engine.rules import SPECIES as ANIMALS
from frostwall.games.silverfrost.engine.state import (
    CHIMNEYS_WAITING,
    CHOSEN,
    CITY,
    GUARD,
    HAND,
    NOBODY,
    NORMAL,
    NOT_CHOSEN,
    NOTHING,
    PERSON,
    SLOTS,
    VALLEY,
    State,
)
from frostwall.games.silverfrost.engine.state import SPECIES as IS_SPECIES


def setup(mode: str, seats: int, rng: Rng, given: Json, where: str) -> Setup:
    """SET-17, AMB-3: who begins is the only fact; in solo games Claw does (SOLO-8)."""
    rules = rulebook.build(mode, seats, given, where)
    first = 0 if rules.host_begins or rules.solo else int(rng.below(seats))
    return Setup(mode, seats, rulebook.differing(rules, where), {"first": first})


def new_game(setup: Setup, deck: DeckSet, where: str) -> State:
    rules = rulebook.build(setup.rules, setup.seats, setup.options, where)
    first = setup.facts.get("first")
    if set(setup.facts) != {"first"} or type(first) is not int or not 0 <= first < setup.seats:
        raise Refused(Refusal("BAD_SETUP", "SET-17", {"fact": "first"}))
    s = empty(rules, deck, first)
    s.push(DEAL, NOBODY, 0)
    return s


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)


def blank(rules: rulebook.Ruleset, deck: DeckSet) -> State:
    """A table with nothing on it."""
    people: i64 = rules.people
    s = State(rules, deck)
    s.own = filled(people * PERSON, 0)
    s.hand = filled(people * deck.cards, 0)
    s.held = filled(people * deck.quests, 0)
    s.done = filled(people * deck.quests, 0)
    s.city = filled(people * SLOTS, NOTHING)
    s.flags = filled(people * SLOTS, 0)
    s.stored = filled(people * SLOTS, 0)
    s.used = filled(people * SLOTS, 0)
    s.valley = filled(SPACES * VALLEY, 0)
    s.occupied = filled(deck.places, 0)
    s.snow = filled(deck.places, 0)
    s.pile = filled(deck.cards, 0)
    s.discard = filled(deck.cards, 0)
    s.giants = filled(GIANT_SLOTS, NOTHING)
    s.giant_pile = filled(deck.giants, 0)
    s.giant_gone = filled(deck.giants, 0)
    s.snow_pile = filled(deck.snow_cards, 0)
    s.snow_gone = filled(deck.snow_cards, 0)
    s.lowland = filled(deck.quests, 0)
    s.highland = filled(deck.quests, 0)
    s.face_down = filled(deck.cards, 0)
    if rules.solo:
        s.plan_pile = filled(deck.plans, 0)
        s.plan_gone = filled(deck.plans, 0)
        s.action_pile = filled(deck.actions, 0)
        s.action_gone = filled(deck.actions, 0)
    s.frames = filled(24 * FRAME, 0)
    space: i64 = 0
    while space < SPACES:
        s.valley[VALLEY * space] = NOTHING
        space += 1
    who: i64 = 0
    while who < people:
        s.put(who, CITY, 1)
        s.put(who, CHOSEN, NOT_CHOSEN)
        who += 1
    return s


def empty(rules: rulebook.Ruleset, deck: DeckSet, first: i64) -> State:
    """Everything in its pile and nobody has anything yet but what SET-12 to SET-15 give."""
    s = blank(rules, deck)
    s.first = first
    s.pile = deck.copies[:]
    s.giant_pile = deck.giant_copies[:]
    quest: i64 = 0
    while quest < deck.quests:
        if deck.quest_level[quest] == LOWLAND:
            s.lowland[quest] = 1
        else:
            s.highland[quest] = 1
        quest += 1
    card: i64 = 0
    while card < deck.snow_cards:  # SET-10
        marker: i64 = deck.snow_marker[card]
        if marker == 0 or rules.people >= 2 + marker:
            s.snow_pile[card] = 1
        card += 1
    who: i64 = 0
    while who < rules.people:
        s.put(who, NORMAL, 1)  # SET-12
        s.put(who, GUARD, 1)
        s.put(who, IS_SPECIES, NOTHING)
        if s.is_claw(who):
            s.put(who, FIRE, rules.claw_fire)  # SOLO-9
        else:
            s.put(who, FIRE, 1)  # SET-15
            s.put(who, CHIMNEYS_WAITING, 2)  # SET-14
        who += 1
    if rules.solo:
        _prepare_claw(s)
    return s


def _prepare_claw(s: State) -> None:
    """His cards, and his quest stack (SOLO-5, AMB-36); a small set may have fewer quests."""
    s.plan_pile = filled(s.deck.plans, 1)
    s.action_pile = filled(s.deck.actions, 1)
    at: i64 = 2 * (s.rules.difficulty - 1)
    low: i64 = s.deck.quest_stack[at + (1 if s.rules.highland_first else 0)]
    high: i64 = s.deck.quest_stack[at + (0 if s.rules.highland_first else 1)]
    s.claw_high = max(0, min(high, supply.in_pile(s.highland) - s.rules.quests_open))
    s.claw_low = min(low, max(0, supply.in_pile(s.lowland) - 4))


class Deal(Frame):
    """One step of the set-up after the other; a: the next one."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", words=((0, 9),), whose=NOBODYS, begins_turn=True)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        at: i64 = s.word(0)
        s.set_word(0, at + 1)
        seats: i64 = s.rules.seats
        if at == 0:
            s.push(HIGHLAND, NOBODY, s.rules.quests_open)  # SET-4
        elif at == 1:
            s.push(GIANTS, NOBODY)  # SET-6
        elif at == 2:
            s.push(FILLING, NOBODY, 1)  # SET-7
        elif at == 3:
            if s.rules.claw_species_asked:
                s.push(CLAW_SPECIES, 0)  # SOLO-3, AMB-82
            _in_order(s, SPECIES)  # SET-12
        elif at == 4:
            if s.rules.solo and not s.rules.claw_species_asked:
                _species_of_claw(s, events)
            turn: i64 = seats - 1
            while turn >= 0:
                s.push(QUESTS, (s.first + turn) % seats, 2, IN_SETUP, 0)  # SET-16
                turn -= 1
        elif at == 5:
            s.push(KEEP_QUEST, NOBODY)
        elif at == 6:
            turn = seats - 1
            while turn >= 0:  # SET-18: SOLO-8, Claw is the first player
                s.push(DRAWING, (s.first + turn) % seats, 5 + turn + (1 if s.rules.solo else 0))
                turn -= 1
        elif at == 7:
            if s.rules.mulligan:
                _in_order(s, MULLIGAN)  # SET-19, AMB-4
        elif at == 8:
            if s.rules.solo:
                s.push(CLAW_PLAN, seats)  # SOLO-6
        else:
            s.pop()
            s.turn = 1
            s.active = seats if s.rules.solo else s.first
            s.push(CLAW_TURN if s.rules.solo else READY, s.active)
        return True


class Highland(Chance):
    """SET-4: highland quests laid out; a: how many more."""

    def __init__(self) -> None:
        super().__init__(HIGHLAND, "highland", "SET-4", (words.NUMBER,), whose=NOBODYS)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        if s.word(0) > 0 and supply.in_pile(s.highland) > 0:
            return False
        s.pop()
        return True

    def bag(self, s: State) -> vec[i64]:
        return s.highland

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.LAY, what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        quest: i64 = kinds.first(m)
        s.highland[quest] = 0
        s.highland_open = append(s.highland_open, quest)
        s.set_word(0, s.word(0) - 1)
        supply.tell(events, s, "lay_quest", NOBODY, {"quest": s.deck.quest_names[quest]}, "SET-4")


def _in_order(s: State, frame: i64) -> None:
    """One decision of each seat, the first player's on top."""
    turn: i64 = s.rules.seats - 1
    while turn >= 0:
        s.push(frame, (s.first + turn) % s.rules.seats)
        turn -= 1


# --- SET-12: species ---


def _is_taken(s: State, species: i64) -> bool:
    who: i64 = 0
    while who < s.rules.people:
        if s.get(who, IS_SPECIES) == species:
            return True
        who += 1
    return False


def _list_species(s: State, moves: MoveSet) -> None:
    species: i64 = 0
    while species < len(ANIMALS):
        if not _is_taken(s, species):
            moves.add(kinds.one(kinds.SPECIES, species))
        species += 1


class Species(Frame):
    def __init__(self) -> None:
        super().__init__(SPECIES, "species", "SET-12", on=(DEAL, SPECIES, CLAW_SPECIES))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        _list_species(s, moves)

    def refuse(self, s: State, who: i64, m: i64) -> Refusal | None:
        if kind_of(m) != kinds.SPECIES:
            return self.pending()
        species: i64 = kinds.first(m)
        if _is_taken(s, species):
            return Refusal("SPECIES_TAKEN", "SET-12", {"species": ANIMALS[species]})
        return None

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        species: i64 = kinds.first(m)
        s.pop()
        s.put(who, IS_SPECIES, species)
        supply.tell(events, s, "species", who, {"species": ANIMALS[species]}, "SET-12")


class ClawSpecies(Frame):
    """SOLO-3, AMB-82: which of the species left is Claw's."""

    def __init__(self) -> None:
        super().__init__(CLAW_SPECIES, "claw_species", "SOLO-3", on=(DEAL,))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        _list_species(s, moves)

    def refuse(self, s: State, who: i64, m: i64) -> Refusal | None:
        if kind_of(m) != kinds.SPECIES:
            return self.pending()
        species: i64 = kinds.first(m)
        if _is_taken(s, species):
            return Refusal("SPECIES_TAKEN", "SOLO-3", {"species": ANIMALS[species]})
        return None

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        species: i64 = kinds.first(m)
        s.pop()
        s.put(s.rules.seats, IS_SPECIES, species)
        supply.tell(events, s, "species", s.rules.seats, {"species": ANIMALS[species]}, "SOLO-3")

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        return s.rules.claw_species_asked


def _species_of_claw(s: State, events: list[Event] | None) -> None:
    """AMB-82, without a question: red pandas, which he prefers, or the first species that is free."""
    species: i64 = 0
    while _is_taken(s, species):
        species += 1
    s.put(s.rules.seats, IS_SPECIES, species)
    supply.tell(events, s, "species", s.rules.seats, {"species": ANIMALS[species]}, "SOLO-3")


# --- SET-16: one of two quests is kept, by all seats at once ---


class KeepQuest(Frame):
    """Sealed until the last has chosen; then the others go under the stack, in seat order."""

    def __init__(self) -> None:
        super().__init__(KEEP_QUEST, "keep_quest", "SET-16", on=(DEAL,), whose=NOBODYS, sealed=True)

    def actors(self, s: State) -> list[int]:
        return [seat for seat in range(s.rules.seats) if s.get(seat, CHOSEN) == NOT_CHOSEN]

    def first_actor(self, s: State) -> i64:
        seat: i64 = 0
        while s.get(seat, CHOSEN) != NOT_CHOSEN:
            seat += 1
        return seat

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        quest: i64 = 0
        while quest < s.deck.quests:
            if s.holds_quest(who, quest):
                moves.add(kinds.one(kinds.KEEP, quest))
            quest += 1

    def refuse(self, s: State, who: i64, m: i64) -> Refusal | None:
        if kind_of(m) != kinds.KEEP:
            return self.pending()
        quest: i64 = kinds.first(m)
        if not s.holds_quest(who, quest):
            return Refusal("NOT_YOUR_QUEST", "SET-16", {"quest": s.deck.quest_names[quest]})
        return None

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        s.put(who, CHOSEN, kinds.first(m))
        supply.tell(events, s, "chosen", who, {}, "SET-16")
        seat: i64 = 0
        while seat < s.rules.seats:
            if s.get(seat, CHOSEN) == NOT_CHOSEN:
                return
            seat += 1
        s.pop()
        seat = 0
        while seat < s.rules.seats:
            quest: i64 = 0
            while quest < s.deck.quests:
                if s.holds_quest(seat, quest) and s.get(seat, CHOSEN) != quest:
                    quests.put_under(s, seat, quest, "SET-16", events)
                quest += 1
            s.put(seat, CHOSEN, NOT_CHOSEN)
            seat += 1


# --- SET-19: the whole hand, once ---


class Mulligan(Frame):
    def __init__(self) -> None:
        super().__init__(MULLIGAN, "mulligan", "SET-19", on=(DEAL, MULLIGAN))

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        moves.add(kinds.STAY)
        moves.add(kinds.MULLIGAN)

    def refuse(self, s: State, who: i64, m: i64) -> Refusal | None:
        kind: i64 = kind_of(m)
        return None if kind == kinds.MULLIGAN or kind == kinds.STAY else self.pending()

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        s.pop()
        if kind_of(m) == kinds.STAY:
            return
        n: i64 = s.get(who, HAND)
        cards: dict[str, int] = {}
        card: i64 = 0
        while card < s.deck.cards:
            while s.hand_count(who, card) > 0:
                s.take_from_hand(who, card)
                supply.discard_card(s, card)
                if events is not None:
                    cards[s.deck.card_names[card]] = cards.get(s.deck.card_names[card], 0) + 1
            card += 1
        if events is not None:
            supply.tell_cards(
                events, s, "mulligan", who, cards, f"hand:{who}", "discard", "SET-19", (int(who),)
            )
        supply.draw(s, who, n)


FRAMES: Final[list[Frame]] = [Deal(), Highland(), Species(), ClawSpecies(), KeepQuest(), Mulligan()]
