"""What a game provides for the pages without script, and the parts that a page is made of.

A game's pages are made from a scene and a view, never from a state: a page cannot show what its viewer may not know.
A game without a face of its own gets generic pages (generic.py).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from markupsafe import Markup

from frostwall.core.types import SPECTATOR, Event, Refusal

Tree = dict[str, Any]

# --- words ------------------------------------------------------------------------------------------


class Say(Protocol):
    """The sentences that all pages share, in one language: `say("points")`."""

    @property
    def lang(self) -> str: ...
    def __call__(self, key: str, **args: str | int) -> str: ...


class Sentences(Protocol):
    """A game's sentences in one language; `frostwall.words.Catalogue` is one."""

    set_names: Any  # of the cards at this table

    def has(self, key: str) -> bool: ...
    def phase(self, name: str) -> str: ...
    def source(self, name: str) -> str: ...
    def ending(self, name: str) -> str: ...
    def join(self, items: Iterable[str], word: str = "and") -> str: ...
    def event(self, event: Event, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str: ...
    def refusal(self, refusal: Refusal, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str: ...


# --- the position -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """One cell of a table. A cell that names a seat has the seat's colour in `seat` and its letter in `sign`."""

    text: str
    number: bool = False
    seat: str = ""
    sign: str = ""
    more: str = ""  # in small print


@dataclass(frozen=True)
class Grid:
    """A table with column heads. The first cell of a row is its head; `name` is its style."""

    title: str
    heads: list[str]
    rows: list[list[Cell]]
    name: str = ""


@dataclass
class Position:
    """All that a page shows of a view."""

    people: Grid
    own: list[Grid] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    own_lines: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)

    @property
    def has_own(self) -> bool:
        """Whether there is anything to show that belongs to the viewer."""
        return bool(self.own_lines) or any(grid.rows for grid in self.own)


@dataclass(frozen=True)
class Picture:
    """The board as a picture: SVG, and whether there are buttons in it."""

    svg: Markup
    has_buttons: bool = False


# --- the moves --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Button:
    """One legal move."""

    text: str  # the notation
    label: str
    more: str = ""  # in small print


@dataclass(frozen=True)
class Item:
    """Something of which a person chooses some."""

    name: str
    label: str
    most: int


@dataclass
class Moves:
    """The moves of one kind: as buttons, or as a form where there are too many to list."""

    title: str
    kind: str
    buttons: list[Button] = field(default_factory=list)
    form: str = ""  # "" buttons only; "bag": counted goods; "names": cards; "trade": give and take
    items: list[Item] = field(default_factory=list)  # of a trade: what one may give
    wanted: list[Item] = field(default_factory=list)  # of a trade: what one may ask for
    verb: str = ""  # the notation before the chosen items
    tail: str = ""  # the notation after them
    least: int = 0
    most: int = 0


# --- the face ---------------------------------------------------------------------------------------


class GamePage:
    """A game's part of one page: one view, in one language, with the names of the people at the table."""

    catalogue: Sentences
    names: Sequence[str]  # of the seats, and of whoever else plays along
    example: str  # a move in notation, as somebody might type it

    def position(self) -> Position:
        raise NotImplementedError

    def moves(self) -> list[Moves]:
        """What the viewer may do now."""
        raise NotImplementedError

    def named(self, move: Tree) -> str:
        """A move by its fields, in words, as it could be made now."""
        return str(move["text"])

    def typed(self) -> list[str]:
        """The notation of moves that can only be typed, for games that have some."""
        return []

    def picture(self, label: str, form: str) -> Picture | None:  # noqa: ARG002 (a game may have none)
        """The board as a picture called `label`. Its buttons belong to the form of this id; "" means no buttons."""
        return None


class PagesFace:
    """A game's pages. Subclass it; the game's box names the one object there is."""

    @property
    def style(self) -> Traversable | None:
        """A file of CSS that the game's pages need besides the common one."""
        return None

    def page(self, say: Say, scene: Tree, view: Tree, names: Sequence[str]) -> GamePage:
        """The game's part of a page that shows this view to its viewer."""
        raise NotImplementedError
