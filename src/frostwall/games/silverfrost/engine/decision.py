"""What a kind of frame knows of itself (4.3, EFF-53): who acts on it, which moves there are, why another is refused,
what a move does, and what a saved position must have. Each kind is one object, and no other file needs to know
which kinds there are.

A frame is a decision of a seat, a chance of nature, or a step that waits until everything above it is resolved. The
objects stand in the chapter or the part of effects/ that they belong to; decisions.py lists them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.frames import FRAME, NATURE, WINDOW
from frostwall.games.silverfrost.engine.state import PLACING, PLAYING, SNOWY, State
from frostwall.games.silverfrost.engine.words import Words

# Whose frame it is.
A_SEAT: Final = 0
NOBODYS: Final = 1
CLAWS: Final = 2
A_PERSON: Final = 3  # a seat's or Claw's

NO_PART: Final = -1  # `looks`: none of its words says where a part of `looked` begins


class Lying:
    """A frame of a stack by its words, for `fits`."""

    def __init__(self, s: State, i: i64) -> None:
        at: i64 = i * FRAME
        self.kind: i64 = s.frames[at]
        self.seat: i64 = s.frames[at + 1]
        self.a: i64 = s.frames[at + 2]
        self.b: i64 = s.frames[at + 3]
        self.c: i64 = s.frames[at + 4]
        self.d: i64 = s.frames[at + 5]
        self.e: i64 = s.frames[at + 6]


class Frame:
    """The base of every kind: its data, and hooks that do nothing."""

    def __init__(
        self,
        code: i64,
        name: str,
        rule: str = "TURN-12",
        words: Words = (),
        on: tuple[int, ...] = (),
        asked_by: tuple[int, ...] = (),
        whose: i64 = A_SEAT,
        looks: i64 = NO_PART,
        looks_at_quests: bool = False,
        begins_turn: bool = False,
        sealed: bool = False,
    ) -> None:
        self.code: i64 = code
        self.name = name
        self.rule = rule  # by which it is open
        self.words = words  # what a to e may be
        self.on = on  # kinds one of which lies directly below; none: any
        self.asked_by = asked_by  # steps of the program that open it, where a word says which; none: any
        self.whose: i64 = whose
        self.looks: i64 = looks  # the word (0 for a) that says where its part of `looked` begins
        self.looks_at_quests = looks_at_quests
        self.begins_turn = begins_turn  # lies at the bottom of the stack
        self.sealed = sealed  # the answers stay secret until all are given
        self.interruptible = False  # between its answers snow may be cleared and abilities used (AMB-62)

    def actors(self, s: State) -> list[int]:
        return [int(s.frame_seat())]

    def first_actor(self, s: State) -> i64:
        return s.frame_seat()

    def settle(self, s: State, events: list[Event] | None) -> bool:
        """Do what nobody decides. True: something was done, or the frame is gone; False: it waits for an actor."""
        return False

    def reading(self, s: State) -> list[int] | None:
        """EFF-66: what `settle` is about to take from the position. None: nothing, or a decision is about to be put to
        the active person, who can clear snow there."""
        return None

    def interrupts(self, s: State) -> bool:
        """TURN-17: put itself on the stack before what comes next. Only a window does."""
        return False

    # --- decisions of seats ---

    def list_moves(self, s: State, who: i64, moves: MoveSet) -> None:
        """Every answer."""

    def refuse(self, s: State, who: i64, m: i64) -> Refusal | None:
        """Why this is no answer; None if it is one."""
        return self.pending()

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        """What the answer does."""

    def is_payment(self, s: State) -> bool:
        """TURN-16: inside a payment, a gift or a discard that is a cost nothing else may be done."""
        return False

    def pending(self) -> Refusal:
        return Refusal("PENDING_DECISION", "TURN-12", {"decision": self.name})

    # --- chances of nature ---

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        """What nature may deal, each with its weight, ascending."""
        return []

    def draw(self, s: State, rng: Rng) -> i64:
        """One outcome by weight: as if drawn from `outcomes`."""
        raise ValueError(f"{self.name} is no chance")

    # --- for views and for positions that are loaded ---

    def rule_of(self, s: State) -> str:
        """By which rule it is open in this position."""
        return self.rule

    def words_with(self, given: list[int]) -> Words:
        """What a to e may be, where that depends on one of them."""
        return self.words

    def asked_with(self, given: list[int]) -> tuple[int, ...]:
        """`asked_by`, where that depends on a word."""
        return self.asked_by

    def fits(self, s: State, frame: Lying, below: Lying) -> bool:
        """May a position have this frame open on that one? What its answers take for granted."""
        return True


class Decision(Frame):
    """A decision of one seat whose answers follow from the position each time it is asked, so that snow cleared or an
    ability used in between counts (EFF-52, AMB-62)."""

    def __init__(
        self,
        code: i64,
        name: str,
        rule: str,
        words: Words = (),
        on: tuple[int, ...] = (),
        asked_by: tuple[int, ...] = (),
        looks: i64 = NO_PART,
        looks_at_quests: bool = False,
    ) -> None:
        super().__init__(code, name, rule, words, on, asked_by, looks=looks, looks_at_quests=looks_at_quests)
        self.interruptible = True

    def lapses(self, s: State) -> bool:
        """Is there nothing to decide after all?"""
        return False

    def reading(self, s: State) -> list[int] | None:
        """What another person is about to choose from; a decision of the active person's is read only if it lapses."""
        if s.frame_seat() == s.active:
            return [] if self.lapses(s) else None
        found = MoveSet()
        self.list_moves(s, s.frame_seat(), found)
        return found.list()

    def refuse(self, s: State, who: i64, m: i64) -> Refusal | None:
        found = MoveSet()
        self.list_moves(s, who, found)
        if m in found.list():
            return None
        kind: i64 = kind_of(m)
        return self.why_not(s, who, m, kind) if self.takes(kind) else self.pending()

    def takes(self, kind: i64) -> bool:
        """May a move of this kind be meant as an answer?"""
        return is_answer(kind)

    def why_not(self, s: State, who: i64, m: i64, kind: i64) -> Refusal:
        """Why a move that is meant as an answer is none."""
        return self.not_offered(kind)

    def not_offered(self, kind: i64) -> Refusal:
        if kind == kinds.NONE or kind == kinds.NO:
            return Refusal("MANDATORY", "GEN-2")
        return Refusal("NOT_OFFERED", "TURN-12", {"decision": self.name})


class Chance(Frame):
    """A chance: nature deals one thing of a bag. What was put under a pile comes last, in its order."""

    def actors(self, s: State) -> list[int]:
        return [CHANCE]

    def first_actor(self, s: State) -> i64:
        return CHANCE

    def bag(self, s: State) -> vec[i64]:
        """How many there are of each."""
        return s.pile

    def head(self, s: State) -> i64:
        """What lies on top of what was put under an empty pile, or -1."""
        return -1

    def move(self, s: State, what: i64) -> i64:
        """How nature says that it deals this."""
        return 0

    def outcomes(self, s: State) -> list[tuple[int, int]]:
        head: i64 = self.head(s)
        if head >= 0:
            return [(int(self.move(s, head)), 1)]
        found: list[tuple[int, int]] = []
        what: i64 = 0
        for n in self.bag(s):
            if n:
                found.append((int(self.move(s, what)), int(n)))
            what += 1
        return found

    def draw(self, s: State, rng: Rng) -> i64:
        head: i64 = self.head(s)
        if head >= 0:
            rng.below(1)
            return self.move(s, head)
        bag = self.bag(s)
        total: i64 = 0
        for n in bag:
            total += n
        left: i64 = rng.below(total)
        what: i64 = 0
        while left >= bag[what]:
            left -= bag[what]
            what += 1
        return self.move(s, what)


def is_answer(kind: i64) -> bool:
    """Kinds of moves that only make sense as the answer to a decision."""
    return kind >= kinds.YES or kind < kinds.PLACE


# --- the table ---

_UNKNOWN: Final = Frame(0, "")
# By code. Items of a vec need no check of their type, which the items of a list do in compiled code.
FRAMES: Final[vec[Frame]] = vec[Frame]([_UNKNOWN] * 100)


def enlist(frames: list[Frame]) -> None:
    for frame in frames:
        if FRAMES[frame.code] is not _UNKNOWN:
            raise ValueError(f"{frame.name} has the code of {FRAMES[frame.code].name}")
        FRAMES[frame.code] = frame


def top(s: State) -> Frame:
    """The kind of the frame on top of the stack."""
    return FRAMES[s.frame()]


def settle(s: State, events: list[Event] | None) -> None:
    """Until a seat or nature has to decide, or the game is over. Before each thing done without asking, the active
    person may have to be asked whether to clear snow first (TURN-17)."""
    while not s.over:
        if (s.action == PLACING or s.action == PLAYING) and (s.standing or s.get(s.active, SNOWY)):
            if FRAMES[WINDOW].interrupts(s):
                break
        if not FRAMES[s.frame()].settle(s, events):
            break
    if s.standing and (s.over or not keeps_standing(s)):
        s.standing = 0


def keeps_standing(s: State) -> bool:
    """TURN-17: what stands matters as long as somebody else decides, or the active person inside a payment. At a moment
    it is found out anew, and what nature deals ends it."""
    if s.frame() >= NATURE:
        return False
    return s.frame_seat() != s.active or top(s).is_payment(s)
