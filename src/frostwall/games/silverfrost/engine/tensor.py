"""What a seat may know of Silverfrost as a row of bytes (core/tensor.py): the facts of its view, in a fixed layout."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.index import Index
from frostwall.core.tensor import MOST, Layout, Tensor, put_byte, spread
from frostwall.games.silverfrost.engine import kinds, zones
from frostwall.games.silverfrost.engine.chapters import quests, snow, supply
from frostwall.games.silverfrost.engine.decisions import FRAMES
from frostwall.games.silverfrost.engine.effects import measure
from frostwall.games.silverfrost.engine.frames import WINDOW
from frostwall.games.silverfrost.engine.row import animals_on, byte, clear, clip, write_counts
from frostwall.games.silverfrost.engine.rules import GIANT_SLOTS, GOODS, RESOURCES, SPACES
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CHIMNEYS,
    CHIMNEYS_GONE,
    CHIMNEYS_WAITING,
    CHOSEN,
    CITY,
    CORNERS,
    DONE,
    FIRE,
    FRESH,
    GUARD,
    HAND,
    HELD,
    NORMAL,
    NOT_CHOSEN,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    PASSED,
    PERSON,
    POINTS,
    SEASON,
    SLOTS,
    SNOW,
    SNOWED,
    SPECIES,
    V_CARD,
    V_CLAW,
    V_COUNT,
    V_SNOW,
    VALLEY,
    WITH_CHIMNEY,
    State,
)

VERSION: Final = 1
PHASES: Final = 32  # the codes of what a seat decides are below
_SLOT_WORDS: Final = 2
_PERSON_WORDS: Final = 4  # before the cards of a city


def index_of(s: State) -> Index:
    """The action index of tables like this one."""
    limits: dict[str, int] = {}
    return Index(s.deck.kinds, s.rules.people, limits, fold={kinds.PLAY: 2})


class SilverfrostTensor(Tensor[State]):
    def __init__(self, s: State) -> None:
        layout = Layout()
        deck = s.deck
        if deck.cards >= MOST or deck.quests >= MOST or deck.actions >= MOST:
            raise ValueError(f"the set {deck.label()} has too many cards for a row of bytes")
        self.people: i64 = s.rules.people
        self.solo = s.rules.solo
        self.cards: i64 = deck.cards
        self.quests: i64 = deck.quests
        self.places: i64 = deck.places
        self.card_words: i64 = (deck.cards + 7) // 8
        self.quest_words: i64 = (deck.quests + 7) // 8
        self._lay_out_table(layout, s)
        self.person_at: i64 = layout.words
        for r in range(s.rules.people):
            self._lay_out_person(layout, s, r)
        self.person_words: i64 = (layout.words - self.person_at) // s.rules.people
        self.claw_at: i64 = layout.words
        if s.rules.solo:
            self._lay_out_claw(layout, s)
        super().__init__(VERSION, index_of(s), layout)

    # --- the layout ---

    # Long: one entry for each feature.
    def _lay_out_table(self, layout: Layout, s: State) -> None:
        deck = s.deck
        self.table_at: i64 = layout.word(
            [
                ("turn", 1, "the number of the turn, 0 during set-up", MOST),
                ("deck", 1, "cards in the deck", MOST),
                ("discard", 1, "cards in the discard pile", MOST),
                ("giant_pile", 1, "giants in their pile", MOST),
                ("snow_pile", 1, "snow cards in their pile", MOST),
                ("lowland", 1, "lowland quests in their stack", MOST),
                ("freezing", 1, "clearing costs more", 1),
                ("over", 1, "the game is over", 1),
            ]
        )
        layout.word(
            [
                ("action", 1, "of this turn: 1 place, 2 play, 3 prepare, 4 pass", 4),
                ("clears", 1, "snow cleared in one's own city this turn", MOST),
                ("bound", 1, "the active seat must place or play", 1),
                ("hand_limit", 1, "of the seat", MOST),
                ("free_spaces", 1, "in the seat's city", MOST),
                ("clear_fire", 1, "what clearing snow costs the seat", MOST),
                ("chosen", 1, "the lowland quest it has chosen to keep, plus 1", MOST),
                ("looked_size", 1, "cards and quests that somebody looks at", MOST),
            ]
        )
        phases = [FRAMES[code].name for code in range(PHASES)]
        self.phase_at: i64 = layout.row("phase", PHASES, "the decision of a seat that is open", phases)
        self.hand_at: i64 = layout.row(
            "hand", deck.cards, "the seat's cards, how many of each", deck.card_names, MOST
        )
        self.held_at: i64 = layout.row(
            "quests", deck.quests, "its unfinished lowland quests", deck.quest_names
        )
        self.looked_at: i64 = layout.row(
            "looked", deck.cards, "the cards that the seat looks at", deck.card_names, MOST
        )
        self.looked_quests_at: i64 = layout.row(
            "looked_quests", deck.quests, "the quests that the seat looks at", deck.quest_names
        )
        self.window_at: i64 = layout.row("window", SLOTS, "slots that a window to clear snow is about")
        self.valley_at: i64 = layout.words
        for space in range(SPACES):
            layout.word(
                [
                    (f"valley.{space}.card", 1, "the card of the space, plus 1; 0: none", MOST),
                    (f"valley.{space}.count", 1, "how many of it lie there", MOST),
                    (f"valley.{space}.snow", 1, "snow above it", MOST),
                    (f"valley.{space}.claw", 1, "a claw token lies there", 1),
                ]
            )
        self.in_valley_at: i64 = layout.row(
            "in_valley", deck.cards, "the same by card, how many of each", deck.card_names, MOST
        )
        self.place_at: i64 = layout.words
        for place in deck.place_names:
            layout.word(
                [
                    (f"place.{place}.animals", 4, "animals of each person, plus 8 for a Silver Guard", 15),
                    (f"place.{place}.snow", 1, "snow", MOST),
                    (f"place.{place}.in_play", 1, "it is in play", 1),
                ]
            )
        self.giants_at: i64 = layout.row(
            "giants", GIANT_SLOTS, "the giant of each slot, plus 1; 0: none", most=MOST
        )
        self.highland_at: i64 = layout.row(
            "highland", deck.quests, "highland quests lying open", deck.quest_names
        )

    def _lay_out_person(self, layout: Layout, s: State, r: int) -> None:
        deck = s.deck

        def name(what: str) -> str:
            return f"person{r}.{what}"

        layout.word(
            [
                *((name(resource), 1, f"its {resource}", MOST) for resource in RESOURCES),
                (name("fire"), 1, "its fire", MOST),
                (name("points"), 1, "its point tokens", MOST),
                (name("snow"), 1, "snow it has cleared", MOST),
                (name("season"), 1, "its season, 0 for summer", 3),
            ]
        )
        layout.word(
            [
                (name("chimneys.supply"), 1, "chimneys in supply", 2),
                (name("chimneys.gone"), 1, "chimneys lost with a card", 2),
                (name("chimneys.waiting"), 1, "chimneys on their way", 2),
                (name("animals"), 1, "animals in supply, the Silver Guard not counted", MOST),
                (name("guard"), 1, "its Silver Guard is in supply", 1),
                (name("passed"), 1, "it has passed", 1),
                (name("hand_size"), 1, "cards in hand", MOST),
                (name("quests_size"), 1, "unfinished lowland quests", MOST),
            ]
        )
        layout.word(
            [
                (name("completed_size"), 1, "completed quests", MOST),
                (name("aside"), 1, "animals beside its city", MOST),
                (name("aside_guard"), 1, "its Silver Guard lies beside its city", 1),
                (name("species"), 1, "its species, plus 1", 4),
                (name("has_chosen"), 1, "it has chosen a quest to keep", 1),
                (name("active"), 1, "it is its turn", 1),
                (name("first"), 1, "it began", 1),
                (name("decides"), 1, "the open decision is its", 1),
            ]
        )
        layout.word([(name("cards"), 1, "cards in its city", MOST)])
        layout.row(name("in_city"), deck.cards, "cards in its city, how many of each", deck.card_names, MOST)
        layout.row(name("completed"), deck.quests, "completed quests", deck.quest_names)
        for slot in range(1, SLOTS):
            self._lay_out_slot(layout, name(f"city.{slot}"))

    def _lay_out_slot(self, layout: Layout, at: str) -> None:
        layout.word(
            [
                (f"{at}.card", 1, "the card, plus 1; 0: none", MOST),
                (f"{at}.snow", 1, "snow lies on it", 1),
                (f"{at}.chimney", 1, "it has a chimney", 1),
                (f"{at}.fresh", 1, "it came this turn", 1),
                (f"{at}.own", 1, "animals on its own places", 3),
                (f"{at}.own_guard", 1, "the Silver Guard stands there", 1),
                (f"{at}.open", 1, "who stands on its open place, plus 1", 4),
                (f"{at}.open_guard", 1, "it is that person's Silver Guard", 1),
            ]
        )
        layout.word(
            [
                *((f"{at}.stored.{good}", 1, f"{good} stored on it", MOST) for good in GOODS),
                (f"{at}.tucked", 1, "cards under it", MOST),
            ]
        )

    def _lay_out_claw(self, layout: Layout, s: State) -> None:
        deck = s.deck
        layout.word(
            [
                ("claw.face_down", 1, "his face-down cards", MOST),
                ("claw.quests", 1, "quests of his stack", MOST),
                ("claw.forge", 1, "his token lies at the forge", 1),
                ("claw.guild", 1, "his token lies at the guild", 1),
                ("claw.plan_pile", 1, "plan cards in their pile", MOST),
                ("claw.action_pile", 1, "action cards in their pile", MOST),
                ("claw.difficulty", 1, "the difficulty", MOST),
            ]
        )
        for at in range(deck.plans):
            layout.word(
                [
                    (f"claw.display.{at}.plan", 1, "a plan card of his display, plus 1", MOST),
                    (
                        f"claw.display.{at}.corners",
                        4,
                        "the action on each corner, plus 3; 2 free, 1 skipped",
                        MOST,
                    ),
                ]
            )
        layout.row("claw.plans_gone", deck.plans, "plan cards in the discard pile", deck.plan_names)
        layout.row("claw.actions_gone", deck.actions, "action cards in the discard pile", deck.action_names)

    # --- a row ---

    def write(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        clear(out, at, self._partial)
        self._write_table(s, seat, out, at)
        self._write_own(s, seat, out, at)
        self._write_valley(s, out, at)
        self._write_board(s, seat, out, at)
        to: i64 = at + self.person_at
        r: i64 = 0
        who: i64 = seat
        while r < self.people:
            self._write_person(s, who, out, to)
            self._write_city(s, who, seat, out, to + _PERSON_WORDS)
            to += self.person_words
            r += 1
            who += 1
            if who == self.people:
                who = 0
        if self.solo:
            self._write_claw(s, out, at + self.claw_at)

    def _write_table(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        word: i64 = (
            clip(s.turn)
            | byte(clip(supply.in_pile(s.pile) + len(s.pile_tail)), 1)
            | byte(clip(supply.in_pile(s.discard)), 2)
            | byte(clip(supply.in_pile(s.giant_pile)), 3)
            | byte(clip(supply.in_pile(s.snow_pile)), 4)
            | byte(clip(quests.in_stack(s)), 5)
        )
        if s.freezing:
            word |= byte(1, 6)
        if s.over:
            word |= byte(1, 7)
        elif s.frame() < PHASES:
            put_byte(out, at + self.phase_at, s.frame())
            if s.frame() == WINDOW:
                spread(out, at + self.window_at, (SLOTS + 7) >> 3, s.word(0), 0)
        at += self.table_at
        out[at] = word
        word = (
            s.action
            | byte(clip(s.clears), 1)
            | byte(clip(measure.hand_limit(s, seat)), 3)
            | byte(clip(measure.free_spaces(s, seat)), 4)
            | byte(clip(snow.clear_cost(s, seat)), 5)
            | byte(clip(len(s.looked)), 7)
        )
        if s.bound:
            word |= byte(1, 2)
        if s.get(seat, CHOSEN) != NOT_CHOSEN:
            word |= byte(s.get(seat, CHOSEN) + 1, 6)
        out[at + 1] = word

    def _write_own(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        write_counts(out, at + self.hand_at, s.hand, seat * self.cards, self.cards)
        write_counts(out, at + self.held_at, s.held, seat * self.quests, self.quests)
        n: i64 = len(s.looked)
        if n == 0:
            return
        lookers = zones.lookers(s)
        i: i64 = 0
        while i < n:
            if lookers[i] == seat:
                entry: i64 = s.looked[i]
                if entry < self.cards:
                    out[at + self.looked_at + (entry >> 3)] += byte(1, entry & 7)
                else:
                    put_byte(out, at + self.looked_quests_at, entry - self.cards)
            i += 1

    def _write_valley(self, s: State, out: vec[i64], at: i64) -> None:
        valley = s.valley
        space: i64 = 0
        while space < SPACES:
            here: i64 = VALLEY * space
            card: i64 = valley[here + V_CARD]
            count: i64 = valley[here + V_COUNT]
            word: i64 = (card + 1) | byte(clip(count), 1) | byte(clip(valley[here + V_SNOW]), 2)
            if valley[here + V_CLAW]:
                word |= byte(1, 3)
            out[at + self.valley_at + space] = word
            if card >= 0:
                out[at + self.in_valley_at + (card >> 3)] += byte(clip(count), card & 7)
            space += 1

    def _write_board(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        snowy = s.snow
        animals = s.occupied
        least = s.deck.min_players
        people: i64 = self.people
        place: i64 = 0
        while place < self.places:
            if least[place] <= people:
                word: i64 = animals_on(animals[place], seat, people)
                out[at + self.place_at + place] = word | byte(clip(snowy[place]), 4) | byte(1, 5)
            place += 1
        giants: i64 = 0
        slot: i64 = 0
        while slot < GIANT_SLOTS:
            giants |= byte(s.giants[slot] + 1, slot)
            slot += 1
        out[at + self.giants_at] = giants
        for quest in s.highland_open:
            if quest >= 0:
                put_byte(out, at + self.highland_at, quest)

    def _write_person(self, s: State, who: i64, out: vec[i64], at: i64) -> None:
        own = s.own
        mine: i64 = who * PERSON
        out[at] = (
            clip(own[mine])
            | byte(clip(own[mine + 1]), 1)
            | byte(clip(own[mine + 2]), 2)
            | byte(clip(own[mine + 3]), 3)
            | byte(clip(own[mine + FIRE]), 4)
            | byte(clip(own[mine + POINTS]), 5)
            | byte(clip(own[mine + SNOW]), 6)
            | byte(own[mine + SEASON], 7)
        )
        out[at + 1] = (
            clip(own[mine + CHIMNEYS])
            | byte(clip(own[mine + CHIMNEYS_GONE]), 1)
            | byte(clip(own[mine + CHIMNEYS_WAITING]), 2)
            | byte(clip(own[mine + NORMAL]), 3)
            | byte(clip(own[mine + GUARD]), 4)
            | byte(clip(own[mine + PASSED]), 5)
            | byte(clip(own[mine + HAND]), 6)
            | byte(clip(own[mine + HELD]), 7)
        )
        word: i64 = (
            clip(own[mine + DONE])
            | byte(clip(own[mine + ASIDE_NORMAL]), 1)
            | byte(clip(own[mine + ASIDE_GUARD]), 2)
            | byte(clip(own[mine + SPECIES] + 1), 3)
        )
        if own[mine + CHOSEN] != NOT_CHOSEN:
            word |= byte(1, 4)
        if not s.over:
            if s.active == who:
                word |= byte(1, 5)
            if s.frame_seat() == who:
                word |= byte(1, 7)
        if s.first == who:
            word |= byte(1, 6)
        out[at + 2] = word

    def _write_city(self, s: State, who: i64, seat: i64, out: vec[i64], at: i64) -> None:
        in_city: i64 = at
        if s.get(who, DONE):
            write_counts(out, at + self.card_words, s.done, who * self.quests, self.quests)
        at += self.card_words + self.quest_words
        last: i64 = s.own[who * PERSON + CITY]
        total: i64 = 0
        slot: i64 = 1
        while slot < last:
            here: i64 = who * SLOTS + slot
            card: i64 = s.city[here]
            if card >= 0:
                total += 1
                out[in_city + (card >> 3)] += byte(1, card & 7)
                out[at] = self._slot(card, s.flags[here], seat)
                out[at + 1] = s.stored[here]
            at += _SLOT_WORDS
            slot += 1
        out[in_city - 1] = clip(total)
        slots: i64 = in_city + self.card_words + self.quest_words
        for entry in s.tucked:
            if entry >> 16 == who:
                slot = (entry >> 8) & 255
                out[slots + _SLOT_WORDS * (slot - 1) + 1] += byte(1, 7)

    def _slot(self, card: i64, flags: i64, seat: i64) -> i64:
        word: i64 = (card + 1) | byte((flags // OWN_NORMAL) & 3, 4)
        if flags & SNOWED:
            word |= byte(1, 1)
        if flags & WITH_CHIMNEY:
            word |= byte(1, 2)
        if flags & FRESH:
            word |= byte(1, 3)
        if flags & OWN_GUARD:
            word |= byte(1, 5)
        guest: i64 = (flags // OPEN_BY) & 7
        if guest:
            guest -= seat
            if guest <= 0:
                guest += self.people
            word |= byte(guest, 6)
            if flags & OPEN_GUARD:
                word |= byte(1, 7)
        return word

    def _write_claw(self, s: State, out: vec[i64], at: i64) -> None:
        word: i64 = (
            clip(supply.in_pile(s.face_down))
            | byte(clip(s.claw_low + s.claw_high), 1)
            | byte(clip(supply.in_pile(s.plan_pile)), 4)
            | byte(clip(supply.in_pile(s.action_pile)), 5)
            | byte(clip(s.rules.difficulty), 6)
        )
        if s.claw_forge:
            word |= byte(1, 2)
        if s.claw_guild:
            word |= byte(1, 3)
        out[at] = word
        at += 1
        plans: i64 = s.deck.plans
        n: i64 = len(s.display) // CORNERS
        i: i64 = 0
        while i < n and i < plans:
            word = s.display[CORNERS * i] + 1
            corner: i64 = 1
            while corner < CORNERS:
                word |= byte(s.display[CORNERS * i + corner] + 3, corner)
                corner += 1
            out[at + i] = word
            i += 1
        at += plans
        write_counts(out, at, s.plan_gone, 0, plans)
        write_counts(out, at + ((plans + 7) >> 3), s.action_gone, 0, s.deck.actions)
