"""What a hero is (section 10): an entry that says when it may be used and what it does. The entries are in this folder,
one file each; the rules that hold for all of them are in chapters/heroes.py. No other file of the engine knows a hero
by name, except options about a single hero in rules.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.kinds import Kind, kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine.frames import ACT, BUILD, PRE_ROLL, TRADING
from frostwall.games.watch.engine.kinds import HEROES as FIRST_CODE
from frostwall.games.watch.engine.state import State

# When a hero may be used in its owner's own turn (HERO-4, 5.3).
ANY_MOMENT: Final = 0  # before the roll only where the table allows it (CON-11)
AROUND_ROLL: Final = 1  # before or after the roll, as the card says
AFTER_DICE: Final = 2
BUILDING: Final = 3
IN_WINDOW: Final = 4  # only in its window, in anybody's turn

# Windows, in their order (TURN-11); a hero with IN_WINDOW has one.
NO_WINDOW: Final = 0
AFTER_PRODUCTION: Final = 1
ON_SEVEN: Final = 2
BEFORE_WILDLINGS: Final = 3
WINDOWS: Final = ["", "production", "seven", "wildlings"]


class Hero:
    """The base of every entry: its data, and hooks that do nothing. `number` is its place in ROSTER."""

    def __init__(
        self,
        name: str,
        rule: str,
        when: i64,
        kinds: list[Kind],
        letter: i64 = 0,
        always: bool = False,
        extension: bool = False,
        window: i64 = NO_WINDOW,
        forced: bool = False,
        looks_at_pile: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.when: i64 = when
        self.kinds = kinds  # the moves that use it
        self.letter: i64 = letter  # 1 for A1 ... 6 for A6, dealt at the start (SET-22)
        self.always = always  # lies in the display with `heroes = extended7`
        self.extension = extension
        self.window: i64 = window
        self.forced = forced
        self.looks_at_pile = looks_at_pile  # its step chooses among development cards nature has shown
        self.number: i64 = 0

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        """Every legal use, once the moment is right."""

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        """Why this use is not possible, once the moment is right."""
        return None

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        """The effect. What has to be resolved before HERO-9 is pushed as frames."""

    def window_opens(self, s: State, seat: i64, received: i64) -> bool:
        """In its window: is there anything to decide? `received` are the seats that drew cards from this roll."""
        return True

    def has_choice(self, s: State, seat: i64) -> bool:
        """A forced hero: does its use need a decision? Otherwise it is used at once, with the move 0."""
        return True

    # A use that goes on: a HERO_STEP frame with this hero.

    def step_kinds(self) -> tuple[int, ...]:
        return ()

    def list_steps(self, s: State, seat: i64, moves: MoveSet) -> None:
        """Every legal next step."""

    def refuse_step(self, s: State, seat: i64, m: i64) -> Refusal | None:
        return None

    def step(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        """Make the step."""

    def refuse_again(self, s: State, seat: i64, m: i64) -> Refusal | None:
        """Another use in the middle of this one; None: no special reason, a step is open."""
        return None

    def refuse_words(self, words: list[str]) -> Refusal | None:
        """Words that begin like its move and are none, where the rules know what is wrong with them."""
        return None

    def looked_at(self, s: State, cards: i64, events: list[Event] | None) -> None:
        """Nature has shown development cards of the pile to the user."""

    def sees_hand_of(self, s: State) -> i64:
        """In its step: whose whole hand the user sees, or -1."""
        return -1

    def step_fits(self, s: State, seat: i64, b: i64) -> bool:
        """May a position have a step of this hero open with this argument? For positions that are loaded."""
        return False


ROSTER: Final[list[Hero]] = []
# The hero of a kind of move, by its code; -1 for others.
_OF_KIND: Final[vec[i64]] = vec[i64]([-1] * 256)


def enlist(hero: Hero) -> None:
    """Add an entry; the order of the roster is the number of each hero."""
    hero.number = len(ROSTER)
    ROSTER.append(hero)
    for kind in hero.kinds:
        _OF_KIND[kind.code] = hero.number


def is_hero_kind(kind: i64) -> bool:
    return kind >= FIRST_CODE


def hero_of_move(m: i64) -> Hero:
    return ROSTER[_OF_KIND[kind_of(m)]]


def moment_allows(s: State, hero: Hero) -> bool:
    """Is this decision of the owner's own turn one of the moments of 5.3?"""
    frame: i64 = s.frame()
    if hero.when == IN_WINDOW:
        return False
    if frame == PRE_ROLL:
        return hero.when == AROUND_ROLL or (hero.when == ANY_MOMENT and s.rules.preroll_any)
    if frame == TRADING:
        return hero.when != BUILDING
    return frame == ACT or frame == BUILD
