"""Positions for the tests of the Watch, a few words to play on from them, and somebody who plays at random.

A Scene is turned into a document and loaded, so a position that cannot exist is refused; what lies in the supply
and the pile, and who holds the special cards, follows from the rest unless a test says otherwise.
Seats are 0 red, 1 blue, 2 yellow, 3 black. Places are the numbers of the base layout.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, Self

from frostwall.core.kinds import Unreadable
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Json, Move, Refusal, Refused
from frostwall.watch.game import GAME
from frostwall.watch.state import State

SOAK = os.environ.get("FROSTWALL_SOAK") == "1"  # large counts: `make soak`

RED, BLUE, YELLOW, BLACK = range(4)
KINDS = ("lumber", "brick", "wool", "grain", "ore")
ROAD = {"lumber": 1, "brick": 1}
SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
KEEP = {"grain": 2, "ore": 3}
CARD = {"wool": 1, "grain": 1, "ore": 1}
PILE = {"patrol": 14, "winter": 2, "roads": 2}  # and the victory point cards, by option

Cards = dict[str, int]
Document = dict[str, Any]

# --- the board of the base game, as `scene` shows it ---

SCENE: Document = GAME.scene(GAME.setup("base", 4, Random(0)))
HEXES: list[Document] = SCENE["hexes"]
INTERSECTIONS: list[Document] = SCENE["intersections"]
PATHS: list[Document] = SCENE["paths"]
_BETWEEN: dict[frozenset[int], int] = {frozenset(entry["ends"]): entry["path"] for entry in PATHS}


def path(a: int, b: int) -> int:
    """The path between two neighbouring intersections."""
    return _BETWEEN[frozenset((a, b))]


def neighbours(at: int) -> list[int]:
    return sorted(other for ends in _BETWEEN if at in ends for other in ends - {at})


def _are_neighbours(a: int, b: int) -> bool:
    return len(set(_corners(a)) & set(_corners(b))) == 2


def _corners(h: int) -> list[tuple[int, int]]:
    q, r = HEXES[h]["q"], HEXES[h]["r"]
    x, y = 2 * q + r, 6 * r
    return [(x, y - 4), (x + 1, y - 2), (x + 1, y + 2), (x, y + 4), (x - 1, y + 2), (x - 1, y - 2)]


@cache
def longest_of(roads: tuple[tuple[int, int], ...], foreign: frozenset[int]) -> int:
    """Every line there is, road by road: the longest one."""
    best = 0
    lines = [(at, frozenset([road])) for road in roads for at in road]
    while lines:
        at, used = lines.pop()
        best = max(best, len(used))
        if at not in foreign:
            for road in roads:
                if at in road and road not in used:
                    lines.append((road[1] if road[0] == at else road[0], used | {road}))
    return best


# --- building a position ---


class Scene:
    def __init__(self, seats: int = 4, **options: object) -> None:
        self._seats = seats
        self._options = options
        facts: Document = GAME.setup("base", seats, Random(0), **options).facts
        self._terrain: list[str] = list(facts["terrain"])
        self._numbers: list[int] = list(facts["numbers"])
        self._kept: set[int] = set()
        self._pieces: list[dict[str, list[int]]] = [
            {"roads": [], "settlements": [], "keeps": []} for _ in range(seats)
        ]
        self._hands: list[Cards] = [{} for _ in range(seats)]
        self._cards: list[Cards] = [{} for _ in range(seats)]
        self._fresh: list[Cards] = [{} for _ in range(seats)]
        self._patrols = [0] * seats
        self._out: Cards = {}
        self._tormund: int | str = "camp"
        self._active = 0
        self._rolled = 8 * 4 + 4
        self._phase: str | None = None
        self._card_played = False
        self._longest_road: int | None = None
        self._strongest_patrol: int | None = None

    def tile(self, h: int, terrain: str, number: int) -> Self:
        """This terrain and number on this hex; it changes places with another one that no test asked for."""
        self._kept.add(h)
        self._options = {**self._options, "board": "full_random"}
        free = [other for other in range(len(HEXES)) if other not in self._kept]
        if self._terrain[h] != terrain:
            donor = [other for other in free if self._terrain[other] == terrain][-1]
            self._terrain[h], self._terrain[donor] = terrain, self._terrain[h]
        if self._numbers[h] != number:
            donor = [other for other in free if self._numbers[other] == number][-1]
            self._numbers[h], self._numbers[donor] = number, self._numbers[h]
        return self

    def settlement(self, seat: int, *places: int) -> Self:
        self._pieces[seat]["settlements"] += places
        return self

    def keep(self, seat: int, *places: int) -> Self:
        self._pieces[seat]["keeps"] += places
        return self

    def road(self, seat: int, *paths: int) -> Self:
        self._pieces[seat]["roads"] += paths
        return self

    def line(self, seat: int, *places: int) -> Self:
        """Roads from intersection to intersection."""
        return self.road(seat, *(path(a, b) for a, b in pairwise(places)))

    def hand(self, seat: int, **cards: int) -> Self:
        _add(self._hands[seat], cards)
        return self

    def cards(self, seat: int, **cards: int) -> Self:
        _add(self._cards[seat], cards)
        return self

    def fresh(self, seat: int, **cards: int) -> Self:
        """Development cards bought this turn."""
        _add(self._fresh[seat], cards)
        return self.cards(seat, **cards)

    def patrols(self, seat: int, n: int) -> Self:
        """Ranger Patrols laid open."""
        self._patrols[seat] += n
        return self

    def supply(self, holder: int, **left: int) -> Self:
        """Only so many of these kinds are left; the holder has all the others. Comes after the hands."""
        for kind, n in left.items():
            held = sum(hand.get(kind, 0) for hand in self._hands)
            _add(self._hands[holder], {kind: self._per_kind() - held - n})
        return self

    def pile(self, holder: int, **left: int) -> Self:
        """Only these cards are left in the pile: the holder has the Ranger Patrols and victory point cards that
        went, progress cards were played. Comes after the cards."""
        for card, n in self._box().items():
            gone = n - self._used(card) - left.get(card, 0)
            if card in ("patrol", "victory"):
                _add(self._cards[holder], {card: gone})
            else:
                self._out[card] = gone
        return self

    def tormund(self, place: int | str) -> Self:
        self._tormund = place
        return self

    def turn(self, seat: int, rolled: bool = True, phase: str | None = None) -> Self:
        """Whose turn it is; `phase` is act, trade or build, by default the first one after the dice."""
        self._active = seat
        self._rolled = self._rolled if rolled else 0
        self._phase = phase
        return self

    def card_played(self) -> Self:
        self._card_played = True
        return self

    def holds(self, longest_road: int | None = None, strongest_patrol: int | None = None) -> Self:
        """Who has a special card, where more than one answer is possible."""
        self._longest_road = longest_road
        self._strongest_patrol = strongest_patrol
        return self

    def state(self) -> State:
        if self._longest_road is None:
            self._longest_road = _leader([self._length(seat) for seat in range(self._seats)], 5)
        if self._strongest_patrol is None:
            self._strongest_patrol = _leader(self._patrols, 3)
        return GAME.load(self._document())

    def _length(self, seat: int) -> int:
        others = [pieces for other, pieces in enumerate(self._pieces) if other != seat]
        foreign = {at for pieces in others for at in pieces["settlements"] + pieces["keeps"]}
        roads = tuple(
            (PATHS[road]["ends"][0], PATHS[road]["ends"][1]) for road in self._pieces[seat]["roads"]
        )
        return longest_of(roads, frozenset(foreign))

    # --- the document ---

    def _document(self) -> Json:
        self._part_reds()
        setup = GAME.setup("base", self._seats, Random(0), **{**self._options, "board": "standard"})
        document = GAME.dump(GAME.new_game(setup))
        options: Document = {key: self._options[key] for key in self._options}
        supply = {kind: self._per_kind() - sum(h.get(kind, 0) for h in self._hands) for kind in KINDS}
        pile = {card: n - self._used(card) - self._out.get(card, 0) for card, n in self._box().items()}
        assert min(supply.values()) >= 0, "more resource cards than there are"
        assert min(pile.values()) >= 0, "more development cards than there are"
        return {
            **document,
            "options": options,
            "seats": [self._seat(seat) for seat in range(self._seats)],
            "board": {**_object(document["board"]), "terrain": self._terrain, "numbers": self._numbers},
            "ply": 100,
            "turn": 10,
            "active": self._active,
            "first": 0,
            "dice": [self._rolled // 8, self._rolled % 8] if self._rolled else None,
            "tormund": self._tormund,
            "card_played": self._card_played,
            "supply": supply,
            "pile": pile,
            "longest_road": -1 if self._longest_road is None else self._longest_road,
            "strongest_patrol": -1 if self._strongest_patrol is None else self._strongest_patrol,
            "frames": [{"decision": self._decision(), "seat": self._active, "about": [0, 0], "opened": 90}],
        }

    def _seat(self, seat: int) -> Json:
        return {
            "hand": self._hands[seat],
            "cards": self._cards[seat],
            "fresh": self._fresh[seat],
            "patrols": self._patrols[seat],
            **self._pieces[seat],
            "chosen": None,
            "room": self._room(seat),
            "answer": "unasked",
            "counter": None,
            "proposal": None,
            "proposals_made": 0,
        }

    def _room(self, seat: int) -> int:
        """As many victory point cards as it may hold; a seat that is not active may have become richer since."""
        held = sum(self._cards[seat].values())
        return min(held, max(0, 9 - self._visible(seat))) if seat == self._active else held

    def _visible(self, seat: int) -> int:
        pieces = self._pieces[seat]
        special = (self._longest_road == seat) + (self._strongest_patrol == seat)
        return len(pieces["settlements"]) + 2 * len(pieces["keeps"]) + 2 * special

    def _decision(self) -> str:
        if not self._rolled:
            return "pre_roll"
        return self._phase or ("trade" if self._options.get("phases") == "separate" else "act")

    def _part_reds(self) -> None:
        """MODE-9: where a test's tiles brought red numbers together, the others are dealt again."""
        free = [h for h in range(len(HEXES)) if h not in self._kept and self._numbers[h]]
        rng = Random(0)
        while self._reds_touch():
            dealt = [self._numbers[h] for h in free]
            rng.shuffle(dealt)
            for h, number in zip(free, dealt, strict=True):
                self._numbers[h] = number

    def _reds_touch(self) -> bool:
        reds = [h for h, number in enumerate(self._numbers) if number in (6, 8)]
        return any(_are_neighbours(a, b) for i, a in enumerate(reds) for b in reds[:i])

    def _per_kind(self) -> int:
        n = self._options.get("resource_cards_per_kind", 19)
        assert isinstance(n, int)
        return n

    def _box(self) -> Cards:
        n = self._options.get("vp_cards", 5)
        assert isinstance(n, int)
        return {**PILE, "victory": n}

    def _used(self, card: str) -> int:
        held = sum(cards.get(card, 0) for cards in self._cards)
        return held + (sum(self._patrols) if card == "patrol" else 0)


def _add(cards: Cards, more: Cards) -> None:
    for name, n in more.items():
        cards[name] = cards.get(name, 0) + n


def _leader(scores: list[int], minimum: int) -> int:
    best = max(scores)
    return scores.index(best) if best >= minimum and scores.count(best) == 1 else -1


def _object(value: object) -> Document:
    assert isinstance(value, dict)
    return value


def founding(seats: int = 4, seed: int = 0, **options: object) -> State:
    """A table before its first move; `active` is player 1."""
    return GAME.new_game(GAME.setup("base", seats, Random(seed), **options))


# --- playing on ---


@dataclass(frozen=True)
class Said:
    """A move that was accepted and made."""

    move: Move
    events: list[Event]


def say(s: State, seat: int, text: str) -> Said | Refusal:
    """What a seat says at the table: a legal move is made, anything else is refused and changes nothing."""
    before = GAME.dump(s)
    judged = GAME.judge(s, seat, text)
    assert GAME.dump(s) == before, "judging changed the state"
    listed = GAME.legal_moves(s, seat)
    if isinstance(judged, Refusal):
        assert _move(text) not in listed, f"{text} is listed but refused: {judged}"
        return judged
    if GAME.kinds.kind(judged).listed:
        assert judged in listed, f"{text} is accepted but not listed"
    events: list[Event] = []
    GAME.apply(s, seat, judged, events)
    s.check()
    return Said(judged, events)


def _move(text: str) -> Move | None:
    try:
        return GAME.parse(text)
    except Unreadable:
        return None


def do(s: State, seat: int, *texts: str) -> list[Event]:
    """These moves are accepted; what happened."""
    events: list[Event] = []
    for text in texts:
        said = say(s, seat, text)
        assert isinstance(said, Said), f"{text} was refused: {said}"
        events += said.events
    return events


def refused(s: State, seat: int, text: str, code: str, rule: str) -> Refusal:
    """This text is refused with this code and rule."""
    said = say(s, seat, text)
    assert isinstance(said, Refusal), f"{text} was accepted"
    assert (said.code, said.rule) == (code, rule), f"{text}: {said}"
    return said


def nature(s: State, text: str) -> list[Event]:
    """Nature's answer, where it has to give one."""
    assert GAME.actors(s) == [CHANCE], f"nature does not decide but {GAME.actors(s)}"
    move = GAME.parse(text)
    assert move in outcomes(s), f"{text} is no outcome"
    assert GAME.refusal(s, CHANCE, move) is None
    events: list[Event] = []
    GAME.apply(s, CHANCE, move, events)
    s.check()
    return events


def outcomes(s: State) -> dict[Move, int]:
    """Nature's possible answers with their weights."""
    return dict(GAME.chance(s))


def odds(s: State) -> dict[str, int]:
    """The same, readable."""
    return {GAME.text(move): weight for move, weight in GAME.chance(s)}


def roll(s: State, a: int, b: int) -> list[Event]:
    """The active seat rolls these dice."""
    return do(s, active(s), "roll") + nature(s, f"dice {a} {b}")


# --- looking ---


def view(s: State, viewer: int) -> Document:
    return GAME.view(s, viewer)


def seat_of(s: State, seat: int) -> Document:
    """A seat as it sees itself."""
    found: Document = view(s, seat)["seats"][seat]
    return found


def hand(s: State, seat: int) -> Cards:
    found: Cards = seat_of(s, seat)["hand"]
    return found


def hands(s: State, seats: int = 4) -> list[Cards]:
    return [hand(s, seat) for seat in range(seats)]


def cards(s: State, seat: int) -> Cards:
    found: Cards = seat_of(s, seat)["cards"]
    return found


def points(s: State, seat: int) -> int:
    """Visible points and hidden cards."""
    return int(seat_of(s, seat)["all_points"])


def length(s: State, seat: int) -> int:
    return int(seat_of(s, seat)["road_length"])


def active(s: State) -> int:
    return int(view(s, 0)["active"])


def phase(s: State) -> str:
    return str(view(s, 0)["phase"])


def supply(s: State) -> Cards:
    found: Cards = view(s, 0)["supply"]
    return found


def longest_road(s: State) -> int | None:
    found: int | None = view(s, 0)["board"]["longest_road"]
    return found


def strongest_patrol(s: State) -> int | None:
    found: int | None = view(s, 0)["board"]["strongest_patrol"]
    return found


def moves(s: State, seat: int, kind: str = "") -> list[str]:
    """The listed legal moves, or those of one kind."""
    texts = [GAME.text(move) for move in GAME.legal_moves(s, seat)]
    return sorted(text for text in texts if not kind or text.split()[0] == kind)


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def event(events: list[Event], name: str) -> Event:
    """The one event of this name."""
    found = [event for event in events if event.name == name]
    assert len(found) == 1, f"{len(found)} events {name} in {events}"
    return found[0]


def times(cost: Cards, n: int) -> Cards:
    return {kind: n * count for kind, count in cost.items()}


def plus(*costs: Cards) -> Cards:
    total: Cards = {}
    for cost in costs:
        _add(total, cost)
    return total


# --- playing at random ---

# How eagerly each kind of move is chosen; what is not named counts 3.
EAGER = {"keep": 14, "settlement": 14, "road": 6, "buy": 6, "roads": 8, "winter": 8, "patrol": 5, "trade": 5}
EAGER |= {"deal": 8, "accept": 4, "decline": 4, "withdraw": 1, "end": 3, "building": 3, "roll": 6}


def eager_move(s: State, rng: Rng, taste: Mapping[str, int] = EAGER, talk: int = 10) -> tuple[int, Move]:
    """One legal move by one who has to decide, nature included; seats like to build, and one time in `talk` they look
    for a trade to offer.

    The same generator gives the same game on every Python, compiled or not.
    """
    actors = GAME.actors(s)
    if actors == [CHANCE]:
        fallen = [move for move, weight in GAME.chance(s) for _ in range(weight)]
        return CHANCE, fallen[rng.below(len(fallen))]
    if rng.below(talk) == 0:
        offered = _some_offer(s, rng)
        if offered is not None:
            return offered
    seat = actors[rng.below(len(actors))]
    by_kind: dict[str, list[Move]] = {}
    for move in GAME.legal_moves(s, seat):
        by_kind.setdefault(GAME.kinds.kind(move).name, []).append(move)
    names = [name for name in by_kind for _ in range(taste.get(name, 3))]
    chosen = by_kind[names[rng.below(len(names))]]
    return seat, chosen[rng.below(len(chosen))]


def _some_offer(s: State, rng: Rng) -> tuple[int, Move] | None:
    """An offer, counter-offer, proposal or several exchanges at once, if a few tries find one that is legal."""
    seats = len(view(s, CHANCE)["seats"])
    for _ in range(6):
        seat = rng.below(seats)
        give, take = KINDS[rng.below(5)], KINDS[rng.below(5)]
        n = 1 + rng.below(2)
        word = ("offer", "propose", "counter", "trade")[rng.below(4)]
        text = f"{word} {give}*{n} for {take}"
        if word == "trade":
            text = (
                f"trade {give}*{n * 4} for {take}*{n}" if n > 1 else f"trade {give}*4 for {take} {KINDS[0]}"
            )
        judged = GAME.judge(s, seat, text)
        if not isinstance(judged, Refusal):
            return seat, judged
    return None


def options_at_random(rng: Rng, seats: int) -> dict[str, object]:
    """Some options with some values, as far as they go together."""
    chosen: dict[str, object] = {}
    for option in GAME.options("base"):
        if rng.below(2) == 0:
            if option.kind == "int":
                low, high = option.values
                assert isinstance(low, int)
                assert isinstance(high, int)
                value: object = low + rng.below(high - low + 1)
            else:
                value = option.values[rng.below(len(option.values))]
            try:
                GAME.setup("base", seats, Random(0), **{**chosen, option.key: value})
            except Refused:
                continue
            chosen[option.key] = value
    return chosen
