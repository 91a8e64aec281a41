"""The bots by name: those that the games bring along, those of other packages, and the random one.

A package adds bots with entry points of the group `frostwall.bots`, a program with `register(Mine)`, and a person at
the command line with `package.module:Class`. Names from the network are only looked up, never imported.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from frostwall.bots.levels import Bounded, Slipping
from frostwall.bots.random import RandomBot
from frostwall.core.drive import Bot
from frostwall.core.types import Refusal, Refused
from frostwall.games import games

Maker = Callable[[], Bot[Any]]

GROUP: Final = "frostwall.bots"
RANDOM: Final = "random"  # plays every game

# How well a character plays, and its name in records and on command lines. It has no further level, as random has none.
CHARACTERS: Final = ("novice", "easy", "medium", "hard", "master")
# How well any other bot plays: of a hundred decisions, how many it leaves to the draw.
FULL: Final = "full"
EASY: Final = "easy"
LEVELS: Final[dict[str, int]] = {EASY: 40, "medium": 15, FULL: 0}
# In the laboratory a bot that takes its time may also have a number of nodes as its level, at most this one.
MOST_NODES: Final = 1_000_000


@dataclass(frozen=True)
class About:
    """What a bot says about itself."""

    name: str
    games: tuple[str, ...]  # that it plays; none: every game
    strength: float | None  # as measured by whoever wrote it; None: nobody has
    memory: bool  # it remembers the game from one decision to the next
    budget: float | None  # seconds it wants for a decision
    honest: bool  # else it is handed the true state, and plays only in the laboratory


class BrokenBot(Exception):
    """A bot cannot be loaded; the cause is what its package raised."""

    def __init__(self, name: str, where: str, reason: str) -> None:
        super().__init__(name)
        self.name = name
        self.where = where
        self.reason = reason


class Plugins(Mapping[str, str]):
    """The bots of other packages: their names, and where each is (`module:Class`). Nothing is imported before it is
    asked for."""

    def __init__(self) -> None:
        self._where: dict[str, str] = {found.name: found.value for found in entry_points(group=GROUP)}
        self._makers: dict[str, Maker] = {}
        self.added: dict[str, str] = {}  # by this program; other processes must be told

    def add(self, name: str, where: str) -> None:
        self._where[name] = self.added[name] = where
        self._makers.pop(name, None)

    def remove(self, name: str) -> None:
        """Take back an `add`."""
        del self.added[name]
        del self._where[name]
        self._makers.pop(name, None)

    def maker(self, name: str) -> Maker:
        """What makes the bot of this name; BrokenBot if it cannot be loaded."""
        if name not in self._makers:
            self._makers[name] = _load(name, self._where[name])
        return self._makers[name]

    def __getitem__(self, name: str) -> str:
        return self._where[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._where)

    def __len__(self) -> int:
        return len(self._where)


plugins: Final = Plugins()


def _load(name: str, where: str) -> Maker:
    module, _, attribute = where.partition(":")
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
        bot = found()
    except Exception as problem:  # another package's code: it may raise anything
        raise BrokenBot(name, where, f"{type(problem).__name__}: {problem}") from problem
    lacking = [part for part in _wanted(bot) if not hasattr(bot, part)]
    if lacking:
        raise BrokenBot(name, where, f"it has no {' and no '.join(lacking)}")
    maker: Maker = found
    return maker


def _wanted(bot: object) -> list[str]:
    return ["name", "choose", *(["start", "observe"] if getattr(bot, "memory", False) else [])]


def register(bot: type[Any], name: str | None = None) -> str:
    """Add a bot to this program, under its own name or another one. Worker processes import it from its module."""
    chosen = name if name is not None else str(getattr(bot, "name", bot.__name__))
    plugins.add(chosen, f"{bot.__module__}:{bot.__qualname__}")
    return chosen


def named(text: str, game: str) -> str:
    """The name of a bot that a person has typed, which may also be `package.module:Class`, or that with a level.
    BrokenBot if that cannot be loaded; a text that is neither is returned as it is."""
    where, _, level = text.rpartition(":")
    if where and parse(text, game) is None and where not in names(game):
        spec = where if (level in LEVELS or level.isdecimal()) and ":" in where else text
        plugins.add(spec, spec)
        try:
            plugins.maker(spec)
        except BrokenBot:
            plugins.remove(spec)
            raise
    return text


# --- by name ----------------------------------------------------------------------------------------


def names(game: str | None = None) -> list[str]:
    """All bots, or those that play this game."""
    boxes = games.boxes() if game is None else [games.box(game)] if game in games else []
    own = [name for box in boxes for name in (*box.bots, *box.characters)]
    others = [name for name in plugins if game is None or _plays(name, game)]
    return [*dict.fromkeys([*own, *others]), RANDOM]


def table_names(game: str) -> list[str]:
    """The bots that may sit at a table with people: those of `names` that do not peek."""
    return [name for name in names(game) if name not in plugins or _is_fair(name, game)]


def _plays(name: str, game: str) -> bool:
    try:
        of = about(name, game).games
    except BrokenBot:
        return True  # whoever asks for it is told what is wrong
    return not of or game in of


def _is_fair(name: str, game: str) -> bool:
    try:
        return about(name, game).honest
    except BrokenBot:
        return False  # people cannot repair it


def strongest(game: str) -> str:
    """The bot of this game that plays where nobody chooses another: its box lists it first."""
    return names(game)[0]


def characters(game: str) -> list[str]:
    """The opponents that people choose from, the weakest first; none if the game brings none along."""
    return list(games.box(game).characters) if game in games else []


def newcomer(game: str) -> tuple[str, str]:
    """The bot, and its level, that whoever is here for the first time plays against."""
    return (EASY, FULL) if EASY in characters(game) else (strongest(game), EASY)


def adviser(game: str) -> str:
    """The bot that gives hints: one that says how good moves are, if the game has such a bot."""
    found = games.box(game).bots if game in games else {}
    return next((name for name, maker in found.items() if hasattr(maker, "judge")), strongest(game))


def label(name: str, level: str) -> str:
    """A bot and its level as records and command lines write them: `greedy`, `greedy:easy`, `search:400`. Read by
    `parse`."""
    return f"{name}:{level}" if _has_levels(name) and LEVELS.get(level) != 0 else name


def parse(text: str, game: str) -> tuple[str, str] | None:
    """The bot and the level of a label; None if this game has no such bot."""
    known = names(game)
    if text in known:
        return text, FULL
    name, _, level = text.rpartition(":")
    fits = name in known and name not in CHARACTERS and (level in LEVELS or _is_nodes(level, name, game))
    return (name, level) if fits else None


def _is_nodes(level: str, name: str, game: str) -> bool:
    """Is it a number of nodes, and a bot that counts them?"""
    is_number = level.isascii() and level.isdecimal() and len(level) <= len(str(MOST_NODES))
    return is_number and 1 <= int(level) <= MOST_NODES and about(name, game).budget is not None


def _has_levels(name: str) -> bool:
    return name != RANDOM and name not in CHARACTERS


def about(name: str, game: str) -> About:
    """What this bot says about itself."""
    bot = make(name, game)
    return About(
        name,
        tuple(getattr(bot, "games", ())),
        getattr(bot, "strength", None),
        bool(getattr(bot, "memory", False)),
        getattr(bot, "budget", None),
        bool(getattr(bot, "honest", True)),
    )


def remembers(name: str, game: str) -> bool:
    """Must this bot be told the game so far? Not one that is unknown here: a server may have bots made elsewhere."""
    return name in names(game) and about(name, game).memory


def make(name: str, game: str, level: str = FULL) -> Bot[Any]:
    """A bot at one of the LEVELS, or with a number of nodes. The random one has none, and a character is one."""
    if name == RANDOM:
        return RandomBot()
    makers = {**games.box(game).bots, **games.box(game).characters} if game in games else {}
    if name not in makers and name not in plugins:
        raise Refused(Refusal("UNKNOWN_BOT", "", {"bot": name}, {"bots": names(game)}))
    bot = makers[name]() if name in makers else plugins.maker(name)()
    if not _has_levels(name):
        return bot
    if level.isdecimal():
        return Bounded(bot, int(level), label(name, level))
    slips = LEVELS[level]
    return Slipping(bot, slips, label(name, level)) if slips else bot
