"""Positions for the tests of the Watch; play.py plays on from them, layout.py knows the places.

A Scene is turned into a document and loaded, so a position that cannot exist is refused; what lies in the supply,
the pile and the Frostfangs, the face-down tokens, and who holds the special cards, follows from the rest unless a
test says otherwise. Seats are 0 red, 1 blue, 2 yellow, 3 black, 4 green, 5 white.

Places are the numbers of the mode's layout, `board(rules, seats)`: `board("brotherhood56", 5).path(a, b)`. The
four-seat Brotherhood board has the hexes, intersections and paths of the base board with the same numbers, other
terrain and no ice, so `path(a, b)` serves both:

    hexes       0   1   2   3          sections 0 1 2 3 lie north of hexes 0 1 2 3; trails 1/2, 3/4, 5/6, 7/8
              4   5   6   7   8        south-west lines: 0 4 9 15, 1 5 10 16, 2 6 11 17, 3 7 12 18
            9  10  11  12  13  14      south-east lines: 0 5 11 18, 1 6 12 19, 2 7 13 20, section 3 as south-west
          15  16  17  18  19  20       ice_river 1 2 3, cave_people 4 5, hornfoot 6 7 8

A Brotherhood position, and the way on from it:

    scene = Scene(rules="brotherhood").camps("cave_people", "giant", "climber").clearing(1, regular=2)
    s = scene.guard(1, RED, BLUE).hero(RED, "benjen").turn(RED, rolled=False).state()
    roll(s, 3, 3, die=4)                       # two dice and the wildling die
    do(s, RED, "keep 16")                      # a build that uncovers tokens: then nature turns them
    nature(s, "token cave_people regular")
    assert (camps(s, "cave_people"), wall(s, 1), breaches(s)) == (["climber", "regular"], [], 1)
"""

from itertools import pairwise
from random import Random
from typing import Self

from tests.games.watch.layout import KINDS, Cards, Document, add, board, longest_of
from tests.games.watch.play import do, moves, nature, odds, phase

from frostwall.core.types import CHANCE, Json
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

# --- building a position ---


# Heroes that open no window in a roll, so that nothing interrupts a test that is not about heroes.
QUIET = (
    "yarwyck",
    "thorne",
    "marsh",
    "mormont",
    "melisandre",
    "mance",
    "qhorin",
    "ygritte",
    "yoren",
    "benjen",
)


class Scene:
    """A table in the middle of a game: turn 10, dice 4 and 4 (the wildling die shows 12), red active, nothing on the
    board. Every method adds something and returns the Scene; `state()` loads it."""

    def __init__(self, seats: int = 4, rules: str = "base", **options: object) -> None:
        self._seats = seats
        self._rules = rules
        self._options = options
        self._layout = board(rules, seats)
        setup = GAME.setup(rules, seats, Random(0), **options)
        self._ruled: Document = GAME.scene(setup)  # how many figures, tokens and cards there are
        facts: Document = setup.facts
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
        # Brotherhood
        self._wall: dict[int, list[int]] = {}
        self._camps: dict[str, list[str]] = {}
        self._clearings: dict[int, Cards] = {}
        self._gift: dict[int, Cards] = {}
        self._breaches = 0
        self._heroes: dict[int, Document] = {}
        self._display: list[str] | None = None
        self._open: dict[str, Cards] = {}
        self._no_supply_tokens = False
        self._bare: dict[int, int] = {}
        self._builder: int | None = None

    def tile(self, h: int, terrain: str, number: int) -> Self:
        """This terrain and number on this hex; it changes places with another one that no test asked for."""
        self._kept.add(h)
        self._options = {**self._options, "board": "full_random"}
        free = [other for other in range(len(self._layout.hexes)) if other not in self._kept]
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
        return self.road(seat, *(self._layout.path(a, b) for a, b in pairwise(places)))

    def hand(self, seat: int, **cards: int) -> Self:
        add(self._hands[seat], cards)
        return self

    def cards(self, seat: int, **cards: int) -> Self:
        add(self._cards[seat], cards)
        return self

    def fresh(self, seat: int, **cards: int) -> Self:
        """Development cards bought this turn."""
        add(self._fresh[seat], cards)
        return self.cards(seat, **cards)

    def patrols(self, seat: int, n: int) -> Self:
        """Ranger Patrols laid open."""
        self._patrols[seat] += n
        return self

    def supply(self, holder: int, **left: int) -> Self:
        """Only so many of these kinds are left; the holder has all the others. Comes after the hands."""
        for kind, n in left.items():
            held = sum(hand.get(kind, 0) for hand in self._hands)
            add(self._hands[holder], {kind: self._per_kind() - held - n})
        return self

    def pile(self, holder: int, **left: int) -> Self:
        """Only these cards are left in the pile: the holder has the Ranger Patrols and victory point cards that
        went, progress cards were played. Comes after the cards."""
        for card, n in self._box().items():
            gone = n - self._used(card) - left.get(card, 0)
            if card in ("patrol", "victory"):
                add(self._cards[holder], {card: gone})
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

    # --- Brotherhood ---

    def guard(self, section: int, *seats: int) -> Self:
        """Guards of these seats on this section, from its lowest free position up. A seat has 7."""
        self._wall.setdefault(section, []).extend(seats)
        return self

    def camps(self, clan: str, *kinds: str) -> Self:
        """Wildlings in the camps of a clan, camp 1 first: `camps("cave_people", "giant", "climber")`; at most 4."""
        self._camps.setdefault(clan, []).extend(kinds)
        return self

    def clearing(self, section: int, **kinds: int) -> Self:
        """Wildlings in the clearing before a section: `clearing(1, regular=2, mammoth=1)`."""
        add(self._clearings.setdefault(section, {}), kinds)
        return self

    def wildlings(self, h: int, **kinds: int) -> Self:
        """Wildlings on a hex of the Gift: `wildlings(5, regular=1, climber=1)`; fewer than 8 in all."""
        add(self._gift.setdefault(h, {}), kinds)
        return self

    def breaches(self, n: int) -> Self:
        self._breaches = n
        return self

    def hero(self, seat: int, name: str, side: str = "A", new: bool = False, used: bool = False) -> Self:
        """The hero before a seat; `new`: taken in this turn (after a use, so `used` as well). A seat that no test
        speaks of has a hero of QUIET."""
        self._heroes[seat] = {"name": name, "side": side, "taken": new, "used": used or new}
        return self

    def display(self, *names: str) -> Self:
        """Exactly these heroes lie in the display. Without this call: every other hero of the box in use (11 with
        `heroes = base11`, else all 15)."""
        self._display = list(names)
        return self

    def open_tokens(self, clan: str, **kinds: int) -> Self:
        """Tokens of this clan that lie face up."""
        add(self._open.setdefault(clan, {}), kinds)
        return self

    def no_supply_tokens(self) -> Self:
        """The face-down supply is empty: besides the tokens of `open_tokens` as many others lie open as it would
        hold, regular ones first. Every settlement and keep on a build costs card still lies over its tokens: with
        four seats and one settlement on the board 6 of the 57 lie open."""
        self._no_supply_tokens = True
        return self

    def no_token_under(self, seat: int, n: int = 1) -> Self:
        """AMB-4: the next n settlements on this seat's build costs card lie over no token."""
        self._bare[seat] = n
        return self

    def special_build(self, seat: int) -> Self:
        """It is this seat's special build turn; the turn before it is that of whom `turn` names."""
        self._builder = seat
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
        paths = self._layout.paths
        roads = tuple(
            (paths[road]["ends"][0], paths[road]["ends"][1]) for road in self._pieces[seat]["roads"]
        )
        return longest_of(roads, frozenset(foreign))

    # --- the document ---

    def _document(self) -> Json:
        self._part_reds()
        setup = GAME.setup(self._rules, self._seats, Random(0), **{**self._options, "board": "standard"})
        document = GAME.dump(GAME.new_game(setup))
        options: Document = {key: self._options[key] for key in self._options}
        supply = {kind: self._per_kind() - sum(h.get(kind, 0) for h in self._hands) for kind in KINDS}
        pile = {card: n - self._used(card) - self._out.get(card, 0) for card, n in self._box().items()}
        assert min(supply.values()) >= 0, "more resource cards than there are"
        assert min(pile.values()) >= 0, "more development cards than there are"
        found: Document = {
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
            "frames": [self._frame()],
        }
        if self._wall_stands():
            found["north"] = self._north()
        return found

    def _frame(self) -> Document:
        seat = self._active if self._builder is None else self._builder
        return {"decision": self._decision(), "seat": seat, "about": [0, 0], "opened": 90}

    def _seat(self, seat: int) -> Json:
        found: Document = {
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
            "proposals_failed": 0,
        }
        if self._wall_stands():
            found["hero"] = self._hero_of(seat)
            left = 5 - len(self._pieces[seat]["settlements"])
            bare = self._bare.get(seat, 0)
            found["under"] = ["none"] * bare + ["drawn"] * (left - bare)
        return found

    # --- the north of the document ---

    def _wall_stands(self) -> bool:
        return self._rules != "base"

    def _north(self) -> Document:
        clans = [entry["clan"] for entry in self._layout.scene["clans"]]
        sections = range(len(self._layout.scene["sections"]))
        assert set(self._camps) | set(self._open) <= set(clans), "a clan that is not in play"
        assert set(self._wall) | set(self._clearings) <= set(sections), "no such section"
        figures: Cards = dict(self._ruled["figures"])
        standing = [*self._clearings.values(), *self._gift.values()]
        standing += [{kind: 1} for camp in self._camps.values() for kind in camp]
        for there in standing:
            add(figures, {kind: -n for kind, n in there.items()})
        assert min(figures.values()) >= 0, "more wildlings than figures"
        drawn, supply = self._tokens(clans)
        held = [self._hero_of(seat)["name"] for seat in range(self._seats)]
        return {
            "wildling_die": 12 if self._rolled else None,
            "camps": {clan: self._camps.get(clan, []) for clan in clans},
            "clearings": [self._clearings.get(section, {}) for section in sections],
            "wall": [self._wall.get(section, []) for section in sections],
            "gift": {str(h): there for h, there in self._gift.items()},
            "frostfangs": figures,
            "breaches": self._breaches,
            "tokens": {
                "drawn": drawn,
                "older": {clan: {} for clan in clans},
                "open": {clan: self._open.get(clan, {}) for clan in clans},
                "supply": supply,
                "shuffled": 0,
            },
            "display": self._shown(held) if self._display is None else self._display,
            "excused": [],
            "looked": {},
        }

    def _tokens(self, clans: list[str]) -> tuple[dict[str, Cards], int]:
        """What face-down tokens show, and how many of them are the supply."""
        drawn: dict[str, Cards] = {clan: dict(self._ruled["clan_tokens"]) for clan in clans}
        for clan, lying in self._open.items():
            add(drawn[clan], {kind: -n for kind, n in lying.items()})
        on_cards = 13 * self._seats - sum(self._bare.values())  # 5 settlements and 4 keeps with 2 each
        built = [len(pieces["settlements"]) + 2 * len(pieces["keeps"]) for pieces in self._pieces]
        supply = sum(sum(bag.values()) for bag in drawn.values()) - on_cards + sum(built)
        left = [(clan, kind) for kind in drawn[clans[0]] for clan in clans for _ in range(drawn[clan][kind])]
        for clan, kind in left[: supply if self._no_supply_tokens else 0]:
            add(drawn[clan], {kind: -1})
            self.open_tokens(clan, **{kind: 1})
            supply -= 1
        assert supply >= 0, "more open tokens than the supply had"
        return drawn, supply

    def _hero_of(self, seat: int) -> Document:
        if seat in self._heroes:
            return self._heroes[seat]
        others = [other for other in range(self._seats) if other not in self._heroes]
        taken = [hero["name"] for hero in self._heroes.values()] + (self._display or [])
        free = [name for name in QUIET if name not in taken]
        return {"name": free[others.index(seat)], "side": "A", "taken": False, "used": False}

    def _shown(self, held: list[str]) -> list[str]:
        box = [entry["name"] for entry in self._ruled["heroes"]]
        base11 = self._ruled["options"]["heroes"] == "base11"
        return [name for name in (box[:11] if base11 else box) if name not in held]

    def _room(self, seat: int) -> int:
        """As many victory point cards as it may hold; a seat that is not active may have become richer since."""
        held = sum(self._cards[seat].values())
        at_once = self._ruled["options"].get("win_timing", "immediate") == "immediate"
        return min(held, max(0, 9 - self._visible(seat))) if at_once and seat == self._active else held

    def _visible(self, seat: int) -> int:
        pieces = self._pieces[seat]
        special = (self._longest_road == seat) + (self._strongest_patrol == seat)
        found = len(pieces["settlements"]) + 2 * len(pieces["keeps"])
        if self._rules == "base":
            return found + 2 * special
        guards = sum(row.count(seat) for row in self._wall.values())
        return found + special + (2 if guards > 4 else 1 if guards > 2 else 0)

    def _decision(self) -> str:
        if self._builder is not None:
            return "special_build"
        if not self._rolled:
            return "pre_roll"
        return self._phase or ("trade" if self._ruled["options"]["phases"] == "separate" else "act")

    def _part_reds(self) -> None:
        """MODE-9: where a test's tiles brought red numbers together, the others are dealt again."""
        free = [h for h in range(len(self._layout.hexes)) if h not in self._kept and self._numbers[h]]
        rng = Random(0)
        while self._reds_touch():
            dealt = [self._numbers[h] for h in free]
            rng.shuffle(dealt)
            for h, number in zip(free, dealt, strict=True):
                self._numbers[h] = number

    def _reds_touch(self) -> bool:
        reds = [h for h, number in enumerate(self._numbers) if number in (6, 8)]
        return any(self._layout.touch(a, b) for i, a in enumerate(reds) for b in reds[:i])

    def _per_kind(self) -> int:
        n = self._ruled["options"]["resource_cards_per_kind"]
        assert isinstance(n, int)
        return n

    def _box(self) -> Cards:
        found: Cards = {card: n for card, n in self._ruled["cards"].items() if n}
        return found

    def _used(self, card: str) -> int:
        held = sum(cards.get(card, 0) for cards in self._cards)
        return held + (sum(self._patrols) if card == "patrol" else 0)


def _leader(scores: list[int], minimum: int) -> int:
    best = max(scores)
    return scores.index(best) if best >= minimum and scores.count(best) == 1 else -1


def _object(value: object) -> Document:
    assert isinstance(value, dict)
    return value


def founding(seats: int = 4, seed: int = 0, rules: str = "base", **options: object) -> State:
    """A table before its first move; `active` is player 1."""
    return GAME.new_game(GAME.setup(rules, seats, Random(seed), **options))


def founded(seats: int = 4, seed: int = 0, rules: str = "brotherhood", **options: object) -> State:
    """A table after the two founding rounds of settlements and roads, before the round of guards (SET-21)."""
    s = founding(seats, seed, rules, **options)
    while phase(s) in ("found_settlement", "found_road", "token"):
        by = GAME.actors(s)[0]
        nature(s, next(iter(odds(s)))) if by == CHANCE else do(s, by, moves(s, by)[0])
    return s
