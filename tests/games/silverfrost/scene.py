"""Positions for the tests of Silverfrost, and a few words to play on from them.

A Scene starts in turn 1 with seat 0 to act: empty hands and cities, no goods (no fire either), everybody in summer
with one animal and the Silver Guard, VALLEY in the valley, GIANTS on the mountain, all other cards in the draw deck.
Methods that build return the Scene; cards come out of the draw deck. City slots count from 1 in the order of
building. "moss_loft*2" are two cards. The first word of play checks the position and loads it from its own document.
Seat 0 is the red panda, 1 the penguin, 2 the falcon, 3 the hare; in solo games seat 0 the penguin and CLAW the red
panda. Person CLAW (number 1) is a person of the Scene like any other, without a hand.

    t = scene(2).hold(0, "timber_slide", "jay_forager").goods(0, birch=1, moss=1).season(0, "autumn")
    t.build(0, "copper_adit", "sledge_depot").build(0, "great_stove", chimney=True).snow_on("beacon_1")
    t.season(1, "winter").animals(1, "birch_slope", "guild_1").build(1, "mist_guard", guest=0)
    t.valley("timber_slide", "moss_loft*2", *VALLEY[2:]).valley_snow("moss_loft")
    assert t.refused(0, "place animal beacon_1").code == "NO_FIRE"         # nothing has changed
    events = t.do(0, "play timber_slide from hand paying birch moss")      # accepted; what happened
    assert (t.resources(0), t.hand(0), t.city(0)[3]) == ({"birch": 2}, {"jay_forager": 1}, "timber_slide")
    t.go(1, "place guard hot_spring_1", prefer=["draw 1 moss_loft"])       # the same, and nature deals
    t.do(0, "place guard nut_path")
    t.deal("draw 0 rye_oven")                                              # nature deals just this
    t = scene(1, {"difficulty": 2}, deck_with(cards=[{"id": "moss_loft", "points": 4}]))
    t.display("plan_1", "action_04").turn(CLAW).deal("action action_05")
"""

import re
from collections.abc import Iterable, Mapping
from typing import Self

from tests.games.silverfrost.position import GIANTS, HIGHLAND, VALLEY, Position
from tests.games.silverfrost.sets import deck_with

from frostwall.core.bag import to_dict
from frostwall.core.kinds import Unreadable
from frostwall.core.types import CHANCE, Event, Json, Outcome, Refusal
from frostwall.games.silverfrost.engine import decision, state
from frostwall.games.silverfrost.engine import rules as rulebook
from frostwall.games.silverfrost.engine.chapters import score
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.deck.tables import DeckSet
from frostwall.games.silverfrost.engine.rules import GOODS, RESOURCES, SEASONS
from frostwall.games.silverfrost.engine.state import NOTHING, SLOTS

__all__ = [
    "ANIMAL",
    "CLAW",
    "GIANTS",
    "GUARD",
    "HIGHLAND",
    "VALLEY",
    "Scene",
    "cost",
    "deck_with",
    "named",
    "scene",
]

CLAW = 1  # in solo games
ANIMAL, GUARD = "animal", "guard"


class Scene(Position):
    """A position, playing on from it, and looking at it."""

    def __init__(
        self, seats: int = 2, options: Mapping[str, object] | None = None, deck: DeckSet | None = None
    ) -> None:
        super().__init__(seats, options, deck)
        self.events: list[Event] = []  # of the last word of play
        self._begun = False

    # --- playing on ---

    def begin(self) -> Self:
        """The position is built: it is possible, and its document is the same position."""
        if not self._begun:
            self._begun = True
            self.s.check()
            if not self.s.is_claw(self.s.active):
                loaded = self.game.load(self.dump())
                assert self.game.dump(loaded) == self.dump(), "a document says something else"
            decision.settle(self.s, None)
            self.s.check()
        return self

    def say(self, seat: int, text: str) -> list[Event] | Refusal:
        """A legal move is made, anything else is refused and changes nothing."""
        self.begin()
        before = self.dump()
        judged = self.game.judge(self.s, seat, text)
        assert self.dump() == before, "judging changed the state"
        listed = self.game.legal_moves(self.s, seat)
        if isinstance(judged, Refusal):
            assert self._move(text) not in listed, f"{text} is listed but refused: {judged}"
            return judged
        if self.game.kinds.kind(judged).listed:
            assert judged in listed, f"{text} is accepted but not listed"
        return self._apply(seat, judged)

    def do(self, seat: int, *texts: str) -> list[Event]:
        """These moves are accepted; what happened."""
        events: list[Event] = []
        for text in texts:
            said = self.say(seat, text)
            assert not isinstance(said, Refusal), f"{text} was refused: {said}\n{self.legal(seat)}"
            events += said
        self.events = events
        return events

    def go(self, seat: int, *texts: str, prefer: Iterable[str] = ()) -> list[Event]:
        """The same, and after each of them nature deals: what is preferred, or the first there is."""
        events: list[Event] = []
        for text in texts:
            events += self.do(seat, text)
            events += self.deal_any(*prefer)
        self.events = events
        return events

    def refused(self, seat: int, text: str, code: str | None = None, rule: str | None = None) -> Refusal:
        """This text is refused, with this code and rule if given, and nothing has changed."""
        self.begin()
        before = self.dump()
        said = self.say(seat, text)
        assert isinstance(said, Refusal), f"{text} was accepted"
        assert self.dump() == before, "a refusal changed the state"
        assert code is None or said.code == code, f"{text}: {said}"
        assert rule is None or said.rule == rule, f"{text}: {said}"
        return said

    def deal(self, *texts: str) -> list[Event]:
        """Nature's moves, one after the other; each must be one of the outcomes."""
        events: list[Event] = []
        for text in texts:
            self.begin()
            assert self.actors() == [CHANCE], f"nature does not decide but {self.actors()}: {text}"
            assert text in self.outcomes(), f"{text} is none of {list(self.outcomes())}"
            move = self.game.parse(text)
            assert self.game.refusal(self.s, CHANCE, move) is None
            events += self._apply(CHANCE, move)
        self.events = events
        return events

    def deal_any(self, *prefer: str) -> list[Event]:
        """Nature deals until it has nothing left to deal: the first of these texts that is possible (each as often as
        it stands there), or else the first outcome."""
        self.begin()
        left = list(prefer)
        events: list[Event] = []
        while self.actors() == [CHANCE]:
            outcomes = self.outcomes()
            wanted = next((text for text in left if text in outcomes), None)
            if wanted is not None:
                left.remove(wanted)
            events += self.deal(wanted or next(iter(outcomes)))
        self.events = events
        return events

    def _apply(self, seat: int, move: int) -> list[Event]:
        events: list[Event] = []
        self.game.apply(self.s, seat, move, events)
        self.s.check()
        return events

    def _move(self, text: str) -> int | None:
        try:
            return self.game.parse(text)
        except Unreadable:
            return None

    # --- reading ---

    def dump(self) -> Json:
        return self.game.dump(self.s)

    def actors(self) -> list[int]:
        return self.game.actors(self.begin().s)

    def decision(self) -> str:
        """The open decision or step, by name: ready, closing, cards, drawing, ..."""
        self.begin()
        return "over" if self.s.over else FRAME_NAMES[self.s.frame()]

    def legal(self, seat: int, *starts: str) -> list[str]:
        """What this seat may do; only what begins with one of these words."""
        self.begin()
        texts = [self.game.text(move) for move in self.game.legal_moves(self.s, seat)]
        return [text for text in texts if not starts or text.startswith(starts)]

    def outcomes(self) -> dict[str, int]:
        """What nature may deal next, with weights."""
        self.begin()
        return {self.game.text(move): weight for move, weight in self.game.chance(self.s)}

    def amount(self, who: int, good: str) -> int:
        return int(self.s.get(who, GOODS.index(good)))

    def fire(self, who: int) -> int:
        return self.amount(who, "fire")

    def tokens(self, who: int) -> int:
        """Point tokens."""
        return self.amount(who, "point")

    def resources(self, who: int) -> dict[str, int]:
        return {kind: self.amount(who, kind) for kind in RESOURCES if self.amount(who, kind)}

    def snow_tokens(self, who: int) -> int:
        return int(self.s.get(who, state.SNOW))

    def points(self, who: int) -> int:
        """What this person would have if the game ended now."""
        return int(score.points(self.s, who))

    def sources(self, who: int) -> dict[str, int]:
        """Those points by source, without zeros."""
        found = zip(score.SOURCES, score.sources(self.s, who), strict=True)
        return {name: int(n) for name, n in found if n}

    def hand(self, who: int) -> dict[str, int]:
        names = enumerate(self.deck.card_names)
        return {name: int(self.s.hand_count(who, n)) for n, name in names if self.s.hand_count(who, n)}

    def hand_size(self, who: int) -> int:
        return int(self.s.get(who, state.HAND))

    def city(self, who: int) -> list[str]:
        """The cards of a city by slot."""
        return [self.deck.card_names[self.s.card_at(who, slot)] for slot in self.slots(who)]

    def slots(self, who: int) -> list[int]:
        """The slots with a card."""
        return [slot for slot in range(1, SLOTS) if self.s.card_at(who, slot) != NOTHING]

    def snowed(self, who: int) -> list[int]:
        """The slots with snow."""
        return [slot for slot in self.slots(who) if self.s.has_flag(who, slot, state.SNOWED)]

    def with_chimney(self, who: int) -> list[int]:
        """The slots with a chimney."""
        return [slot for slot in self.slots(who) if self.s.has_flag(who, slot, state.WITH_CHIMNEY)]

    def chimney_supply(self, who: int) -> tuple[int, int, int]:
        """Chimneys in supply, waiting at a season, out of the game."""
        words = (state.CHIMNEYS, state.CHIMNEYS_WAITING, state.CHIMNEYS_GONE)
        supply, waiting, gone = (int(self.s.get(who, word)) for word in words)
        return supply, waiting, gone

    def stored(self, who: int, slot: int) -> dict[str, int]:
        return dict(to_dict(self.s.stored[self.s.at(who, slot)], GOODS[:6]))

    def tucked(self, who: int, slot: int) -> int:
        """How many cards lie under a card."""
        return int(self.s.tucked_under(who, slot))

    def supply(self, who: int) -> tuple[int, int]:
        """Animals in supply: normal ones and the Guard."""
        return int(self.s.get(who, state.NORMAL)), int(self.s.get(who, state.GUARD))

    def at(self, place: str) -> list[tuple[int, str]]:
        """Who stands there: (person, "animal" or "guard")."""
        n = self._place(place)
        people = range(self.s.rules.people)
        found = [(who, ANIMAL) for who in people for _ in range(self.s.normal_at(n, who))]
        return found + [(who, GUARD) for who in people if self.s.guard_at(n, who)]

    def on_card(self, who: int, slot: int) -> tuple[int, int, int | None]:
        """Animals on a destination card: normal ones and Guard on the own place, who stands on the open place."""
        flags = int(self.s.flags[self.s.at(who, slot)])
        guest = (flags // state.OPEN_BY) & 7
        own_guard = 1 if flags & state.OWN_GUARD else 0
        return (flags // state.OWN_NORMAL) & 3, own_guard, guest - 1 if guest else None

    def snow_at(self, place: str) -> int:
        return int(self.s.snow[self._place(place)])

    def in_season(self, who: int) -> str:
        return SEASONS[self.s.get(who, state.SEASON)]

    def has_passed(self, who: int) -> bool:
        return self.s.passed(who)

    def in_valley(self) -> list[str]:
        """By space: "moss_loft", "moss_loft*2", "moss_loft snow", "moss_loft claw", "-" for a gap."""
        found: list[str] = []
        for at in range(0, rulebook.SPACES * state.VALLEY, state.VALLEY):
            card, n, snow, claw = (int(self.s.valley[at + word]) for word in range(state.VALLEY))
            name = "-" if card == NOTHING else self.deck.card_names[card]
            found.append(name + (f"*{n}" if n > 1 else "") + " snow" * snow + " claw" * claw)
        return found

    def open_giants(self) -> list[str]:
        return ["-" if giant == NOTHING else self.deck.giant_names[giant] for giant in self.s.giants]

    def open_quests(self) -> list[str]:
        """Highland quests laid out, without gaps."""
        return [self.deck.quest_names[quest] for quest in self.s.highland_open if quest != NOTHING]

    def held(self, who: int) -> list[str]:
        """Unfinished lowland quests."""
        quests = enumerate(self.deck.quest_names)
        return [name for n, name in quests if self.s.holds_quest(who, n)]

    def done(self, who: int) -> list[str]:
        """Completed quests."""
        quests = enumerate(self.deck.quest_names)
        return [name for n, name in quests if self.s.done[who * self.deck.quests + n]]

    def deck_size(self) -> int:
        return sum(self.s.pile) + len(self.s.pile_tail)

    def discards(self) -> dict[str, int]:
        names = enumerate(self.deck.card_names)
        return {name: int(self.s.discard[n]) for n, name in names if self.s.discard[n]}

    def face_down_count(self) -> int:
        return sum(self.s.face_down)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.s)


def scene(seats: int = 2, options: Mapping[str, object] | None = None, deck: DeckSet | None = None) -> Scene:
    return Scene(seats, options, deck)


def named(events: list[Event], name: str) -> list[Event]:
    """The events of this name."""
    return [event for event in events if event.name == name]


def cost(text: str) -> str:
    """The `paying` part of a play's text."""
    match = re.search(r"paying (.*?)(?: using| chimney| into|$)", text)
    assert match, text
    return match[1]
