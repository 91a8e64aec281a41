"""Building a position of Silverfrost, part by part. Tests use it through tests/silverfrost/scene.py."""

from collections.abc import Iterable, Mapping
from typing import Self

from librt.vecs import append, vec
from mypy_extensions import i64
from tests.games.silverfrost.editions import FIRST

from frostwall.core.bag import from_dict
from frostwall.games.silverfrost.engine import rules as rulebook
from frostwall.games.silverfrost.engine import state
from frostwall.games.silverfrost.engine.chapters import setup
from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE, DeckSet
from frostwall.games.silverfrost.engine.frames import CLAW_TURN, READY
from frostwall.games.silverfrost.engine.game import Silverfrost
from frostwall.games.silverfrost.engine.rules import GOODS, NEW_ANIMALS, SEASONS
from frostwall.games.silverfrost.engine.state import NOTHING, State

VALLEY = (
    "timber_slide",
    "moss_loft",
    "copper_adit",
    "hazel_bin",
    "charcoal_kiln",
    "rye_oven",
    "jay_forager",
    "stoker_stoat",
)
GIANTS = ("grandmother_ibex", "larder_bear", "mossback_elk", "emberback_boar")
HIGHLAND = ("coast_to_coast", "winding_path", "nobility_in_distress", "winter_council", "great_trek")


def _several(texts: Iterable[str]) -> list[str]:
    """Names; `moss_loft*2` is twice the same."""
    found: list[str] = []
    for text in texts:
        name, _, n = text.partition("*")
        found += [name] * (int(n) if n else 1)
    return found


class Position:
    def __init__(
        self, seats: int = 2, options: Mapping[str, object] | None = None, deck: DeckSet | None = None
    ) -> None:
        self.game = FIRST if deck is None else Silverfrost(deck, deck.name)
        self.deck = HEARTHSIDE if deck is None else deck
        rules = rulebook.build("standard", seats, options or {}, self.deck.name)
        self.s: State = setup.empty(rules, self.deck, 0)
        s = self.s
        s.turn = 1
        s.active = 0
        s.push(READY, 0)
        for who in range(rules.people):
            s.put(who, state.FIRE, 0)
            s.put(who, state.SPECIES, 1 - who if rules.solo else who)
        self.valley(*VALLEY)
        self.giants(*GIANTS)
        self.highland(*HIGHLAND[: rules.quests_open])
        if rules.solo:
            self.display("plan_1")

    # --- who and when ---

    def turn(self, who: int) -> Self:
        """It is this person's turn; Claw's too."""
        self.s.pop()
        self.s.active = who
        self.s.push(CLAW_TURN if self.s.is_claw(who) else READY, who)
        return self

    def season(self, who: int, season: str) -> Self:
        """With the animals and chimneys of the seasons up to this one, new ones in supply."""
        s = self.s
        before, now = s.get(who, state.SEASON), SEASONS.index(season)
        for step in range(before + 1, now + 1):
            s.add(who, state.NORMAL, NEW_ANIMALS[step])
        for step in range(now + 1, before + 1):
            s.add(who, state.NORMAL, -NEW_ANIMALS[step])
        s.put(who, state.SEASON, now)
        if not s.is_claw(who):
            waiting = max(0, 2 - now)
            s.add(who, state.CHIMNEYS, s.get(who, state.CHIMNEYS_WAITING) - waiting)
            s.put(who, state.CHIMNEYS_WAITING, waiting)
        return self

    def passed(self, *people: int) -> Self:
        """In spring, with all animals placed."""
        for who in people:
            self.season(who, "spring").no_animals(who)
            self.s.put(who, state.PASSED, 1)
        return self

    def freezing(self) -> Self:
        """SEAS-W4: clearing costs 2."""
        self.s.freezing = True
        return self

    def species(self, who: int, name: str) -> Self:
        self.s.put(who, state.SPECIES, rulebook.SPECIES.index(name))
        return self

    # --- what a person has ---

    def goods(self, who: int, **goods: int) -> Self:
        """birch, moss, copper, nut, fire, point; more of what is there."""
        for good, n in goods.items():
            self.s.add(who, GOODS.index(good), n)
        return self

    def cleared(self, who: int, n: int) -> Self:
        """Snow tokens in supply."""
        self.s.add(who, state.SNOW, n)
        return self

    def chimneys(self, who: int, n: int) -> Self:
        """Only so many chimneys in supply: the others of those that came already have left the game."""
        self.s.add(who, state.CHIMNEYS_GONE, self.s.get(who, state.CHIMNEYS) - n)
        self.s.put(who, state.CHIMNEYS, n)
        return self

    def hold(self, who: int, *cards: str) -> Self:
        """Cards in a hand."""
        for name in _several(cards):
            self.s.add_to_hand(who, self._take(name))
        return self

    def lowland(self, who: int, *quests: str) -> Self:
        """Unfinished lowland quests in supply."""
        for name in quests:
            quest = self._unseen(name)
            self.s.held[who * self.deck.quests + quest] = 1
            self.s.add(who, state.HELD, 1)
        return self

    def completed(self, who: int, *quests: str) -> Self:
        for name in quests:
            quest = self._unseen(name)
            self.s.done[who * self.deck.quests + quest] = 1
            self.s.add(who, state.DONE, 1)
        return self

    def build(
        self,
        who: int,
        *cards: str,
        snow: bool = False,
        chimney: bool = False,
        own: int = 0,
        own_guard: bool = False,
        guest: int | None = None,
        guest_guard: bool = False,
        stored: Mapping[str, int] | None = None,
        tucked: Iterable[str] = (),
        fresh: bool = False,
    ) -> Self:
        """Cards in a city, all alike: with snow, with a chimney of the supply, with so many own normal animals or the
        Guard on the own place, with an animal (or the Guard) of another person on the open place, with goods stored on
        them or cards tucked under them, or played this turn."""
        for name in _several(cards):
            s = self.s
            slot = s.get(who, state.CITY)
            at = s.at(who, slot)
            card = self._take(name)
            s.put(who, state.CITY, slot + 1)
            s.add(who, state.CARDS, 1)
            flags = (state.SNOWED if snow else 0) | (state.FRESH if fresh else 0)
            if chimney:
                assert s.get(who, state.CHIMNEYS), "no chimney in supply: season() first"
                s.add(who, state.CHIMNEYS, -1)
                flags |= state.WITH_CHIMNEY
            for _ in range(own):
                self._animal(who, guard=False)
            flags |= state.OWN_NORMAL * own
            if own_guard:
                self._animal(who, guard=True)
                flags |= state.OWN_GUARD
            if guest is not None:
                self._animal(guest, guard=guest_guard)
                flags |= state.OPEN_BY * (1 + guest) | (state.OPEN_GUARD if guest_guard else 0)
            s.lay(who, slot, card, flags)
            s.stored[at] = from_dict(dict(stored or {}), GOODS[:6])
            for under in _several(tucked):
                self._tuck(who, slot, self._take(under))
        return self

    # --- animals ---

    def animals(self, who: int, *places: str) -> Self:
        """Normal animals from the supply onto places of the board."""
        for place in places:
            self._animal(who, guard=False)
            self.s.put_animal(self._place(place), who, False)
        return self

    def guard(self, who: int, place: str) -> Self:
        """The Silver Guard on a place of the board."""
        self._animal(who, guard=True)
        self.s.put_animal(self._place(place), who, True)
        return self

    def no_animals(self, who: int, place: str = "news_stone") -> Self:
        """All animals left in supply stand on this shared place."""
        self.animals(who, *[place] * self.s.get(who, state.NORMAL))
        return self.guard(who, place) if self.s.get(who, state.GUARD) else self

    def aside(self, who: int, n: int = 1) -> Self:
        """Normal animals that count as placed and lie beside the city (AMB-20)."""
        for _ in range(n):
            self._animal(who, guard=False)
        self.s.add(who, state.ASIDE_NORMAL, n)
        return self

    def _animal(self, who: int, *, guard: bool) -> None:
        word = state.GUARD if guard else state.NORMAL
        assert self.s.get(who, word), "no such animal in supply: season() first"
        self.s.add(who, word, -1)

    # --- the board ---

    def snow_on(self, *places: str) -> Self:
        for place in places:
            self.s.snow[self._place(place)] += 1
        return self

    def valley(self, *cards: str | None) -> Self:
        """Exactly these names, by space; "moss_loft*3" is a stack; None leaves a space empty."""
        s = self.s
        for at in range(0, rulebook.SPACES * state.VALLEY, state.VALLEY):
            if s.valley[at] != NOTHING:
                s.pile[s.valley[at]] += s.valley[at + state.V_COUNT]
            for word in range(state.VALLEY):
                s.valley[at + word] = NOTHING if word == state.V_CARD else 0
        for space, text in enumerate(cards):
            if text is not None:
                names = _several([text])
                s.valley[space * state.VALLEY] = self.deck.card_names.index(names[0])
                s.valley[space * state.VALLEY + state.V_COUNT] = len(names)
                for name in names:
                    self._take(name)
        return self

    def valley_snow(self, *cards: str) -> Self:
        for card in cards:
            self.s.valley[self._space(card) + state.V_SNOW] += 1
        return self

    def giants(self, *giants: str | None) -> Self:
        """The open giants, left to right."""
        s = self.s
        for slot in range(rulebook.GIANT_SLOTS):
            if s.giants[slot] != NOTHING:
                s.giant_pile[s.giants[slot]] += 1
            s.giants[slot] = NOTHING
        for slot, name in enumerate(giants):
            if name is not None:
                giant = self.deck.giant_names.index(name)
                s.giants[slot] = giant
                s.giant_pile[giant] -= 1
        return self

    def highland(self, *quests: str | None) -> Self:
        """The open highland quests; None where one was taken."""
        s = self.s
        for quest in s.highland_open:
            if quest != NOTHING:
                s.highland[quest] = 1
        s.highland_open = vec[i64]()
        for name in quests:
            s.highland_open = append(s.highland_open, NOTHING if name is None else self._unseen(name))
        return self

    # --- piles ---

    def draw_deck(self, *cards: str) -> Self:
        """Exactly these are left in the draw deck; the others lie on the discard pile."""
        s = self.s
        for card in range(self.deck.cards):
            s.discard[card] += s.pile[card]
            s.pile[card] = 0
        for name in _several(cards):
            card = self.deck.card_names.index(name)
            assert s.discard[card], f"no {name} left"
            s.discard[card] -= 1
            s.pile[card] += 1
        return self

    def discard_pile(self, *cards: str) -> Self:
        """These go from the draw deck to the discard pile."""
        for name in _several(cards):
            self.s.discard[self._take(name)] += 1
        return self

    def hide_discards(self, who: int, slot: int, *but: str) -> Self:
        """The discard pile but these cards lies under a city card, out of reach."""
        s = self.s
        kept = [self.deck.card_names.index(name) for name in _several(but)]
        for card in range(self.deck.cards):
            for _ in range(s.discard[card] - kept.count(card)):
                s.discard[card] -= 1
                self._tuck(who, slot, card)
        return self

    def snow_deck(self, *cards: str) -> Self:
        """Exactly these are left in the snow deck; the others are discarded."""
        s = self.s
        for card, name in enumerate(self.deck.snow_names):
            there = s.snow_pile[card] + s.snow_gone[card]
            s.snow_pile[card] = there if name in cards else 0
            s.snow_gone[card] = there - s.snow_pile[card]
        assert sum(s.snow_pile) == len(cards), "a snow card that is not in play"
        return self

    # --- Claw ---

    def display(self, plan: str, *actions: str | None) -> Self:
        """One more plan card in Claw's display, with the action cards on its corners 0 to 3: a name, None for a free
        corner or "skipped". The first call replaces the bare plan_1 a Scene starts with."""
        s = self.s
        if len(s.display) == state.CORNERS and list(s.display[1:]) == [state.UNCOVERED] * 4:
            s.plan_pile[s.display[0]] = 1
            s.display = vec[i64]()
        number = self.deck.plan_names.index(plan)
        s.plan_pile[number] -= 1
        s.display = append(s.display, number)
        for corner in range(4):
            action = actions[corner] if corner < len(actions) else None
            if action is None or action == "skipped":
                s.display = append(s.display, state.UNCOVERED if action is None else state.SKIPPED)
            else:
                lying = self.deck.action_names.index(action)
                s.action_pile[lying] -= 1
                s.display = append(s.display, lying)
        return self

    def claw_token(self, *cards: str) -> Self:
        """Claw tokens on cards of the valley."""
        for card in cards:
            self.s.valley[self._space(card) + state.V_CLAW] = 1
        return self

    def claw_marks(self, *, forge: bool = False, guild: bool = False) -> Self:
        """SOLO-51, SOLO-52: his tokens on the shared places."""
        self.s.claw_forge, self.s.claw_guild = forge, guild
        return self

    def claw_quests(self, lowland: int, highland: int = 0) -> Self:
        """What is left of his quest stack."""
        self.s.claw_low, self.s.claw_high = lowland, highland
        return self

    def face_down(self, *cards: str) -> Self:
        """Claw's face-down cards."""
        for name in _several(cards):
            self.s.face_down[self._take(name)] += 1
        return self

    # --- names ---

    def _take(self, name: str) -> int:
        """A copy out of the draw deck."""
        card = self.deck.card_names.index(name)
        assert self.s.pile[card], f"no {name} left in the draw deck"
        self.s.pile[card] -= 1
        return card

    def _tuck(self, who: int, slot: int, card: int) -> None:
        lying = sorted([*self.s.tucked, who * 65536 + slot * 256 + card])
        self.s.tucked = vec[i64]()
        for entry in lying:
            self.s.tucked = append(self.s.tucked, entry)

    def _unseen(self, name: str) -> int:
        """A quest out of its stack, or from those laid out."""
        quest = self.deck.quest_names.index(name)
        s = self.s
        for at, lying in enumerate(s.highland_open):
            if lying == quest:
                s.highland_open[at] = NOTHING
                return quest
        stack = s.highland if self.deck.quest_level[quest] else s.lowland
        assert stack[quest], f"{name} is not in its stack"
        stack[quest] = 0
        return quest

    def _place(self, name: str) -> int:
        return self.deck.place_names.index(name)

    def _space(self, card: str) -> int:
        """Where the valley has this card."""
        found = self.deck.card_names.index(card)
        return next(
            at for at in range(0, rulebook.SPACES * state.VALLEY, state.VALLEY) if self.s.valley[at] == found
        )
