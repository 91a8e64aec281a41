"""The whole state of a table (4.1): what each person has, cities, valley, places, piles, and the stack of frames.

Piles are bags: counts per card, no order, so that none can leak; only what was put under a pile has one (`tail`).
The rules are elsewhere: this file holds data, its copy, its frames and its invariants. Claw, in solo games, is the
person behind the last seat.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bits import bit
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.frames import FRAME, LAND
from frostwall.games.silverfrost.engine.rules import GIANT_SLOTS, NEW_ANIMALS, SPACES, Ruleset

NOBODY: Final = -1
NOTHING: Final = -1  # an empty space, slot or city space
NOT_CHOSEN: Final = -1

# Words per person in `own`. The first six are GOODS in their order.
PERSON: Final = 25
FIRE: Final = 4
POINTS: Final = 5
SNOW: Final = 6  # cleared
CHIMNEYS: Final = 7  # in supply
CHIMNEYS_GONE: Final = 8  # lost with a card (CHIM-7)
NORMAL: Final = 9  # animals in supply, the Silver Guard not counted
GUARD: Final = 10  # 1 while the Silver Guard is in supply
SEASON: Final = 11
PASSED: Final = 12
SPECIES: Final = 13
HAND: Final = 14  # how many cards
HELD: Final = 15  # how many unfinished lowland quests
DONE: Final = 16  # how many completed quests
ASIDE_NORMAL: Final = 17  # animals that count as placed but lie beside a city (AMB-20, AMB-49)
ASIDE_GUARD: Final = 18
CITY: Final = 19  # the next free slot of the city
CHIMNEYS_WAITING: Final = 20
CARDS: Final = 21  # cards lying in the city
CHOSEN: Final = 22  # sealed: the quest to keep, NOT_CHOSEN before
# What follows from the city, kept beside it because it is asked so often
REACTS: Final = 23  # the triggers of its cards, snow or not, as bits
SNOWY: Final = 24  # its slots under snow, as bits

# A city has slots 1..62; a slot is used once, so that it names one card for the whole game.
SLOTS: Final = 63

# Flags of a city card
SNOWED: Final = 1
WITH_CHIMNEY: Final = 2
FRESH: Final = 4  # came this turn (AMB-67)
OWN_NORMAL: Final = 8  # 2 bits: normal animals on its own places
OWN_GUARD: Final = 32
OPEN_BY: Final = 64  # 3 bits: 1 + who stands on the open place, 0 nobody
OPEN_GUARD: Final = 512  # it is that person's Silver Guard
# `used`: twelve bits each for effects used this turn, this season, this game
USED_SEASON: Final = 12
USED_GAME: Final = 24

# Words per valley space
VALLEY: Final = 4
V_CARD: Final = 0
V_COUNT: Final = 1
V_SNOW: Final = 2
V_CLAW: Final = 3

# What the turn's action is
NO_ACTION: Final = 0
PLACING: Final = 1
PLAYING: Final = 2
PREPARING: Final = 3
PASSING: Final = 4

CORNERS: Final = 5  # words per plan card of Claw's display: plan, then the action on each corner
UNCOVERED: Final = -1
SKIPPED: Final = -2


class State:
    """Everything on a table. A new one has vectors without a length; setup.py gives them theirs."""

    def __init__(self, rules: Ruleset, deck: DeckSet) -> None:
        self.rules = rules
        self.deck = deck
        self.ply: i64 = 0  # moves made, nature's included
        self.turn: i64 = 0  # 0 during set-up
        self.active: i64 = NOBODY  # whose turn it is; Claw's number while he has his
        self.first: i64 = 0
        self.over = False
        self.freezing = False  # SEAS-W4: clearing costs 2
        self.action: i64 = NO_ACTION
        self.clears: i64 = 0  # TURN-8: city snow cleared this turn
        self.bound = False  # TURN-10, TURN-15: must place or play
        self.standing: i64 = 0  # TURN-17: slots of cards about which nobody needs to be asked again
        self.gaps: i64 = 0  # VAL-5: spaces emptied by cards played this turn
        # SOLO-5: what is left of Claw's quest stack, by level; no quest is fixed before it is revealed.
        self.claw_low: i64 = 0
        self.claw_high: i64 = 0
        self.claw_forge = False  # SOLO-51
        self.claw_guild = False  # SOLO-52
        self.own: vec[i64] = vec[i64]()  # PERSON words each
        self.hand: vec[i64] = vec[i64]()  # counts per person and card
        self.held: vec[i64] = vec[i64]()  # lowland quests in supply, 0 or 1 per person and quest
        self.done: vec[i64] = vec[i64]()  # completed quests
        self.city: vec[i64] = vec[i64]()  # SLOTS words per person: the card, or NOTHING
        self.flags: vec[i64] = vec[i64]()  # per slot
        self.stored: vec[i64] = vec[i64]()  # per slot: a bag of GOODS
        self.used: vec[i64] = vec[i64]()  # per slot
        self.valley: vec[i64] = vec[i64]()
        # per place: four bits for each person's animals, then one per guard
        self.occupied: vec[i64] = vec[i64]()
        self.snow: vec[i64] = vec[i64]()  # per place
        self.pile: vec[i64] = vec[i64]()  # the draw deck
        self.discard: vec[i64] = vec[i64]()
        self.pile_tail: vec[i64] = vec[i64]()  # cards put under the deck: card + 256 * who did it
        self.giants: vec[i64] = vec[i64]()  # open slots, left to right
        self.giant_pile: vec[i64] = vec[i64]()
        self.giant_gone: vec[i64] = vec[i64]()
        self.snow_pile: vec[i64] = vec[i64]()
        self.snow_gone: vec[i64] = vec[i64]()
        self.lowland: vec[i64] = vec[i64]()  # unseen lowland quests: the stack and Claw's
        self.lowland_tail: vec[i64] = vec[i64]()  # quest + 256 * who put it there
        self.highland: vec[i64] = vec[i64]()  # unseen highland quests: the box, and in solo games Claw's
        self.highland_open: vec[i64] = vec[i64]()
        self.face_down: vec[i64] = vec[i64]()  # Claw's
        self.plan_pile: vec[i64] = vec[i64]()
        self.plan_gone: vec[i64] = vec[i64]()
        self.action_pile: vec[i64] = vec[i64]()
        self.action_gone: vec[i64] = vec[i64]()
        self.display: vec[i64] = vec[i64]()
        self.tucked: vec[i64] = vec[i64]()  # person * 65536 + slot * 256 + card, sorted
        self.triggers: vec[i64] = vec[i64]()  # waiting, as person * 65536 + slot * 256 + effect of that card
        self.looked: vec[i64] = vec[i64]()  # cards or quests drawn and not yet kept
        self.frames: vec[i64] = vec[i64]()
        self.depth: i64 = 0

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, _: object) -> "State":
        return self.clone()

    def clone(self) -> "State":
        world = State(self.rules, self.deck)
        world.ply = self.ply
        world.turn = self.turn
        world.active = self.active
        world.first = self.first
        world.over = self.over
        world.freezing = self.freezing
        world.action = self.action
        world.clears = self.clears
        world.bound = self.bound
        world.standing = self.standing
        world.gaps = self.gaps
        world.claw_low = self.claw_low
        world.claw_high = self.claw_high
        world.claw_forge = self.claw_forge
        world.claw_guild = self.claw_guild
        world.own = self.own[:]
        world.hand = self.hand[:]
        world.held = self.held[:]
        world.done = self.done[:]
        world.city = self.city[:]
        world.flags = self.flags[:]
        world.stored = self.stored[:]
        world.used = self.used[:]
        world.valley = self.valley[:]
        world.occupied = self.occupied[:]
        world.snow = self.snow[:]
        world.pile = self.pile[:]
        world.discard = self.discard[:]
        world.pile_tail = self.pile_tail[:]
        world.giants = self.giants[:]
        world.giant_pile = self.giant_pile[:]
        world.giant_gone = self.giant_gone[:]
        world.snow_pile = self.snow_pile[:]
        world.snow_gone = self.snow_gone[:]
        world.lowland = self.lowland[:]
        world.lowland_tail = self.lowland_tail[:]
        world.highland = self.highland[:]
        world.highland_open = self.highland_open[:]
        world.face_down = self.face_down[:]
        world.plan_pile = self.plan_pile[:]
        world.plan_gone = self.plan_gone[:]
        world.action_pile = self.action_pile[:]
        world.action_gone = self.action_gone[:]
        world.display = self.display[:]
        world.tucked = self.tucked[:]
        world.triggers = self.triggers[:]
        world.looked = self.looked[:]
        world.frames = self.frames[:]
        world.depth = self.depth
        return world

    # --- frames ---

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        at: i64 = self.depth * FRAME
        while len(self.frames) < at + FRAME:
            self.frames = append(self.frames, 0)
        frames = self.frames
        frames[at] = kind
        frames[at + 1] = seat
        frames[at + 2] = a
        frames[at + 3] = b
        frames[at + 4] = c
        frames[at + 5] = d
        frames[at + 6] = e
        frames[at + 7] = self.ply
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1
        frames = self.frames
        at: i64 = self.depth * FRAME
        end: i64 = at + FRAME
        while at < end:
            frames[at] = 0
            at += 1

    def frame(self) -> i64:
        """The kind of the frame on top."""
        return self.frames[(self.depth - 1) * FRAME]

    def frame_seat(self) -> i64:
        return self.frames[(self.depth - 1) * FRAME + 1]

    def word(self, which: i64) -> i64:
        """An argument of the frame on top: 0 for a, 1 for b, ..."""
        return self.frames[(self.depth - 1) * FRAME + 2 + which]

    def set_word(self, which: i64, value: i64) -> None:
        self.frames[(self.depth - 1) * FRAME + 2 + which] = value

    def below(self, which: i64) -> i64:
        """An argument of the frame below the top."""
        return self.frames[(self.depth - 2) * FRAME + 2 + which]

    def frame_opened(self) -> i64:
        return self.frames[(self.depth - 1) * FRAME + 7]

    # --- people ---

    def get(self, who: i64, word: i64) -> i64:
        return self.own[who * PERSON + word]

    def put(self, who: i64, word: i64, value: i64) -> None:
        self.own[who * PERSON + word] = value

    def add(self, who: i64, word: i64, n: i64) -> None:
        self.own[who * PERSON + word] += n

    def is_claw(self, who: i64) -> bool:
        return who == self.rules.seats and self.rules.solo

    def left(self, who: i64) -> i64:
        """LEFT-1"""
        if who + 1 < self.rules.people:
            return who + 1
        return 0

    def passed(self, who: i64) -> bool:
        return self.own[who * PERSON + PASSED] == 1

    def animals_in_supply(self, who: i64) -> i64:
        return self.own[who * PERSON + NORMAL] + self.own[who * PERSON + GUARD]

    def resources(self, who: i64) -> i64:
        at: i64 = who * PERSON
        return self.own[at] + self.own[at + 1] + self.own[at + 2] + self.own[at + 3]

    # --- hands and piles ---

    def hand_count(self, who: i64, card: i64) -> i64:
        return self.hand[who * self.deck.cards + card]

    def add_to_hand(self, who: i64, card: i64) -> None:
        self.hand[who * self.deck.cards + card] += 1
        self.own[who * PERSON + HAND] += 1

    def take_from_hand(self, who: i64, card: i64) -> None:
        self.hand[who * self.deck.cards + card] -= 1
        self.own[who * PERSON + HAND] -= 1

    def holds_quest(self, who: i64, quest: i64) -> bool:
        return self.held[who * self.deck.quests + quest] == 1

    # --- cities ---

    def at(self, who: i64, slot: i64) -> i64:
        return who * SLOTS + slot

    def card_at(self, who: i64, slot: i64) -> i64:
        return self.city[who * SLOTS + slot]

    def is_live(self, who: i64, slot: i64) -> bool:
        """SNOW-11: a card lies there and has no snow."""
        at: i64 = who * SLOTS + slot
        return self.city[at] >= 0 and self.flags[at] & SNOWED == 0

    def has_flag(self, who: i64, slot: i64, flag: i64) -> bool:
        return self.flags[who * SLOTS + slot] & flag != 0

    def lay(self, who: i64, slot: i64, card: i64, flags: i64) -> None:
        """A card comes into a city."""
        self.city[who * SLOTS + slot] = card
        self.flags[who * SLOTS + slot] = flags
        self.own[who * PERSON + REACTS] |= self.deck.listens[card]
        if flags & SNOWED:
            self.cover(who, slot)

    def cover(self, who: i64, slot: i64) -> None:
        """Snow on a card of a city."""
        self.flags[who * SLOTS + slot] |= SNOWED
        self.own[who * PERSON + SNOWY] |= bit(slot)

    def uncover(self, who: i64, slot: i64) -> None:
        self.flags[who * SLOTS + slot] &= ~SNOWED
        self.own[who * PERSON + SNOWY] &= ~bit(slot)

    def reacts(self, who: i64, trigger: i64) -> bool:
        """Has a card of this city, snow or not, an effect with the trigger?"""
        return (self.own[who * PERSON + REACTS] >> trigger) & 1 == 1

    def tucked_under(self, who: i64, slot: i64) -> i64:
        found: i64 = 0
        for entry in self.tucked:
            if entry >> 8 == who * 256 + slot:
                found += 1
        return found

    # --- places ---

    def normal_at(self, place: i64, who: i64) -> i64:
        return (self.occupied[place] >> (4 * who)) & 15

    def guard_at(self, place: i64, who: i64) -> bool:
        return (self.occupied[place] >> (16 + who)) & 1 == 1

    def put_animal(self, place: i64, who: i64, guard: bool) -> None:
        self.occupied[place] += bit(16 + who) if guard else bit(4 * who)

    def take_animal(self, place: i64, who: i64, guard: bool) -> None:
        self.occupied[place] -= bit(16 + who) if guard else bit(4 * who)

    def in_play(self, place: i64) -> bool:
        """SET-3, GUILD-2"""
        return self.deck.min_players[place] <= self.rules.people

    # --- invariants ---

    def check(self) -> None:
        """Raise AssertionError when cards, quests, animals or chimneys are not conserved."""
        rules = self.rules
        deck = self.deck
        for card in range(deck.cards):
            assert self._count_card(card) == deck.copies[card], f"{deck.card_names[card]} is not conserved"
        for giant in range(deck.giants):
            lying = sum(1 for slot in range(GIANT_SLOTS) if self.giants[slot] == giant)
            total = lying + self.giant_pile[giant] + self.giant_gone[giant]
            assert total == deck.giant_copies[giant], "giants are not conserved"
        self._check_quests()
        for who in range(rules.people):
            self._check_person(who)
        names: list[int] = []
        for space in range(SPACES):
            at = VALLEY * space
            if self.valley[at] == NOTHING:
                assert self.valley[at + V_COUNT] == 0 and self.valley[at + V_SNOW] == 0, "snow on nothing"
            else:
                assert self.valley[at + V_COUNT] > 0, "a name without a card"
                names.append(self.valley[at])
        assert len(names) == len(set(names)), "a name lies twice in the valley"  # VAL-1
        for place in range(deck.places):
            assert self.in_play(place) or (self.snow[place] == 0 and self.occupied[place] == 0)
            assert rules.much_snow or self.snow[place] <= 1, "two snow on a place"  # SNOW-5
        assert self.over or self.depth > 0, "no open decision in a running game"
        assert self.depth > 0 or not len(self.triggers), "triggers left over"
        if rules.solo:
            self._check_claw()

    def _count_card(self, card: i64) -> i64:
        """Every copy of a card, wherever it is."""
        total: i64 = self.pile[card] + self.discard[card] + self.face_down[card]
        for entry in self.pile_tail:
            if entry & 255 == card:
                total += 1
        for entry in self.tucked:
            if entry & 255 == card:
                total += 1
        for who in range(self.rules.people):
            total += self.hand_count(who, card)
            for slot in range(SLOTS):
                if self.card_at(who, slot) == card:
                    total += 1
        for space in range(SPACES):
            if self.valley[VALLEY * space] == card:
                total += self.valley[VALLEY * space + V_COUNT]
        for frame in range(self.depth):
            if self.frames[frame * FRAME] == LAND and self.frames[frame * FRAME + 2] == card:
                total += 1
        for entry in self.looked:
            if entry == card:  # quests looked at are numbered behind the cards
                total += 1
        return total

    def _check_quests(self) -> None:
        deck = self.deck
        for quest in range(deck.quests):
            total: i64 = self.lowland[quest] + self.highland[quest]
            for entry in self.lowland_tail:
                if entry & 255 == quest:
                    total += 1
            for entry in self.highland_open:
                if entry == quest:
                    total += 1
            for entry in self.looked:
                if entry == deck.cards + quest:
                    total += 1
            for who in range(self.rules.people):
                total += self.held[who * deck.quests + quest] + self.done[who * deck.quests + quest]
            assert total == 1, f"{deck.quest_names[quest]} is not conserved"

    def _check_person(self, who: i64) -> None:
        assert all(self.get(who, word) >= 0 for word in range(SPECIES)), "less than nothing"
        self._check_holdings(who)
        self._check_city(who)
        self._check_animals(who)

    def _check_holdings(self, who: i64) -> None:
        deck = self.deck
        hand: i64 = 0
        for card in range(deck.cards):
            assert self.hand_count(who, card) >= 0
            hand += self.hand_count(who, card)
        assert hand == self.get(who, HAND), "the hand is counted wrongly"
        held: i64 = 0
        done: i64 = 0
        for quest in range(deck.quests):
            held += self.held[who * deck.quests + quest]
            done += self.done[who * deck.quests + quest]
        assert held == self.get(who, HELD) and done == self.get(who, DONE), "quests are counted wrongly"

    def _check_city(self, who: i64) -> None:
        cards: i64 = 0
        city: list[int] = [0, 0]
        chimneys: i64 = self.get(who, CHIMNEYS) + self.get(who, CHIMNEYS_GONE)
        chimneys += self.get(who, CHIMNEYS_WAITING)
        for slot in range(1, SLOTS):
            flags: i64 = self.flags[who * SLOTS + slot]
            if self.card_at(who, slot) == NOTHING:
                assert flags == 0 and self.stored[who * SLOTS + slot] == 0, "something lies on no card"
            else:
                cards += 1
                chimneys += 1 if flags & WITH_CHIMNEY else 0
                city[0] |= bit(slot) if flags & SNOWED else 0
                city[1] |= self.deck.listens[self.card_at(who, slot)]
        assert cards == self.get(who, CARDS), "the city is counted wrongly"
        assert city == [self.get(who, SNOWY), self.get(who, REACTS)], "the city is remembered wrongly"
        assert chimneys == 2 or self.is_claw(who), "chimneys are not conserved"  # CHIM-1

    def _check_animals(self, who: i64) -> None:
        guards: i64 = self.get(who, GUARD) + self.get(who, ASIDE_GUARD)
        normal: i64 = self.get(who, NORMAL) + self.get(who, ASIDE_NORMAL)
        for place in range(self.deck.places):
            guards += 1 if self.guard_at(place, who) else 0
            normal += self.normal_at(place, who)
        for owner in range(self.rules.people):
            for slot in range(1, SLOTS):
                flags: i64 = self.flags[owner * SLOTS + slot]
                if owner == who:
                    normal += (flags // OWN_NORMAL) & 3
                    guards += 1 if flags & OWN_GUARD else 0
                if (flags // OPEN_BY) & 7 == who + 1:
                    guards += 1 if flags & OPEN_GUARD else 0
                    normal += 0 if flags & OPEN_GUARD else 1
        expected: i64 = 0
        for season in range(self.get(who, SEASON) + 1):
            expected += NEW_ANIMALS[season]
        assert guards == 1 or self.turn == 0, "not one Silver Guard"
        # Between the new season and its animals (SEAS-A1, SEAS-A2) there are fewer.
        new_season = self.action == PREPARING and self.active == who
        assert normal + guards in (expected, 0) or new_season, "animals are not conserved"

    def _check_claw(self) -> None:
        deck = self.deck
        for plan in range(deck.plans):
            shown = sum(1 for at in range(0, len(self.display), CORNERS) if self.display[at] == plan)
            assert shown + self.plan_pile[plan] + self.plan_gone[plan] == 1, "plan cards are not conserved"
        for action in range(deck.actions):
            shown = sum(1 for at in range(len(self.display)) if at % CORNERS and self.display[at] == action)
            assert shown + self.action_pile[action] + self.action_gone[action] == 1, (
                "action cards are not conserved"
            )
        claws = sum(1 for space in range(SPACES) if self.valley[VALLEY * space + V_CLAW])
        claws += int(self.claw_forge) + int(self.claw_guild)
        assert claws <= 10, "more than ten claw tokens"  # SOLO-36
