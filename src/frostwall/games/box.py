"""What a game brings along: its engine, and all that clients show of it.

Clients know no game. They ask the game's box, and where the box has no answer they show what every game has: its view,
its listed moves and its messages. Only `name` and `engine` are required.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Protocol

from frostwall.core.drive import Bot
from frostwall.core.game import Game
from frostwall.core.mind import Mind
from frostwall.core.net import Net
from frostwall.core.types import Json

if TYPE_CHECKING:
    from frostwall.lab.face import ReportFace
    from frostwall.server.pages.face import PagesFace
    from frostwall.terminal.face import TerminalFace
    from frostwall.words.wording import SetNames, Wording

BotMaker = Callable[[], Bot[Any]]


@dataclass(frozen=True)
class Preset:
    """A table that a start page offers: one click, and the game begins."""

    rules: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class BenchTable:
    """A table that `frostwall bench` measures."""

    rules: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class World:
    """A position that a seat cannot tell from the true one. What the seat does not know is dealt at random, so only
    what is the same in all such worlds may be read from it."""

    game: Game[Any]
    state: Any


@dataclass(frozen=True)
class Advice:
    """A move that a seat might make, with what the seat itself sees: the scene, its view before the move and the one
    after it (None where something hidden would be shown), and the move by its fields. `world` is for what views do not
    say."""

    scene: Json
    seat: int
    move: Json
    before: Json
    after: Json | None
    world: "World | None" = None


@dataclass(frozen=True)
class Reason:
    """A fact that speaks for a move. Clients say it: its sentence is `web-reason-KEY`, with these arguments. That
    a move `wins` is said even if the next best one wins, too."""

    key: str
    args: Json = field(default_factory=dict)
    wins: bool = False


@dataclass(frozen=True)
class Brain:
    """What a bot that looks ahead thinks with under some rules: `net` is where the weights are that come with the game,
    and `bot` makes the bot with other ones. Where the bot wants something else than to win, `player` is the mind with
    which it plays; what is learnt from its games is what `mind` says."""

    mind: Mind[Any]
    net: Traversable
    bot: Callable[[Net], Bot[Any]]
    player: Mind[Any] | None = None


@dataclass(frozen=True)
class PuzzleFace:
    """What a game says about its puzzles: `file` is where they are, `themes` what they are about in the order in which
    somebody learns it, and `tables` those whose games are searched for new ones. `theme` names what a decision is about
    from the scene, what its seat sees, and the best move by its fields; None where it makes no good puzzle. Two moves
    with the same `gist` are the same answer: what they differ by does not matter."""

    file: Traversable
    themes: Sequence[str]
    tables: Sequence[Preset]
    theme: Callable[[Json, Json, Json], str | None]
    gist: Callable[[Json], object]


class Rival(Protocol):
    """Another program that plays the same game, to measure our speed against."""

    version: str

    def set_up(self) -> Callable[[], int]:
        """Set up a board. Each call of what is returned plays a game on it, and returns the decisions made."""


@dataclass(frozen=True)
class Command:
    """A command of `frostwall`. `run` gets the arguments and the language to speak, and returns the exit code."""

    name: str
    help: str
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace, str], int]


class Box:
    """A game's box. Subclass it, and import what a property needs inside the property: a program that only plays
    the engine should not load the pages."""

    name: str

    @property
    def engine(self) -> Game[Any]:
        """The rules."""
        raise NotImplementedError

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        """Its own bots by name. The first one plays where nobody chooses another, gives hints, and plays for people who
        are away: the best of those that answer at once. The random bot plays every game."""
        return {}

    @property
    def characters(self) -> Mapping[str, BotMaker]:
        """The opponents that people choose from, by level and the weakest first: novice, easy, medium, hard, master.
        Each is a bot of that name. The messages `character-GAME-LEVEL` are their names, and with `-style` how they
        play."""
        return {}

    @property
    def brains(self) -> Mapping[str, Callable[[], Brain]]:
        """By rules, what `frostwall train` can teach."""
        return {}

    @property
    def messages(self) -> Traversable | None:
        """A folder with one folder per language; `LANG/game.ftl` holds the words of the rules."""
        return None

    @property
    def rulebook(self) -> Traversable | None:
        """A folder with one `LANG.toml` per language."""
        return None

    @property
    def wording(self) -> "Wording":
        """What the arguments of its events and refusals stand for."""
        from frostwall.words.wording import PLAIN

        return PLAIN

    @property
    def turn_events(self) -> frozenset[str]:
        """Events that only say whose turn it is now; a review leaves them out of what a move did."""
        return frozenset()

    def set_names(self, _game: Game[Any]) -> "SetNames | None":
        """The names of the card set that this engine plays with."""
        return None

    def seatless_points(self, _view: Json) -> int | None:
        """In the view of a finished game, the points of an opponent that has no seat; None if there is none."""
        return None

    def reasons(self, _advice: Advice) -> Sequence[Reason]:
        """What speaks for a move, the best reason first, from what its seat can know."""
        return ()

    @property
    def puzzles(self) -> PuzzleFace | None:
        """Its puzzles; None: it has none."""
        return None

    @property
    def report(self) -> "ReportFace | None":
        """What it adds to simulations and replays; None: the generic page and position."""
        return None

    @property
    def commands(self) -> Sequence[Command]:
        """What it adds to the command line."""
        return ()

    @property
    def terminal(self) -> "TerminalFace | None":
        """How it is played in the terminal; None: by its view, its listed moves and its notation."""
        return None

    @property
    def pages(self) -> "PagesFace | None":
        """Its pages without script; None: generic ones."""
        return None

    @property
    def bench(self) -> Sequence[BenchTable]:
        """The tables that the benchmark measures; none: its first ruleset with all seats taken."""
        return ()

    @property
    def rivals(self) -> Mapping[str, Callable[[], Rival]]:
        """Other programs that play its first benchmark table, by name."""
        return {}

    @property
    def play_now(self) -> Sequence[Preset]:
        """The tables that the start page offers."""
        return ()
