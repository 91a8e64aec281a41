"""A display without a terminal: it answers by a script and keeps what was said. And tables to play at."""

import contextlib
import shutil
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from frostwall import bots
from frostwall.core.drive import setup_rng
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.terminal.client import WatchClient
from frostwall.games.watch.terminal.groups import menu
from frostwall.games.watch.terminal.screen import WatchMoment
from frostwall.terminal.client import Quit
from frostwall.terminal.groups import Group
from frostwall.terminal.moment import Moment, Texts
from frostwall.terminal.paint import Row, text_of
from frostwall.terminal.session import TerminalSession, read_file

RECORDS = Path(__file__).parent / "records"


class Scripted:
    """Types the lines it is given, then ends the input."""

    def __init__(self, lines: Iterable[str] | Callable[[Moment], str]) -> None:
        self._next = lines if callable(lines) else _typed(iter(lines))
        self.said: list[str] = []
        self.moments: list[Any] = []  # each of its game's own kind
        self.panes = False  # of a small window
        self.after: Callable[[str], list[str]] = lambda _: []

    def ask(self, moment: Moment, prompt: str) -> str:
        assert prompt.strip()
        self.moments.append(moment)
        return self._next(moment)

    def follow(self, moment: Callable[[], Moment], new: list[Row], seconds: float) -> None:
        assert seconds >= 0
        assert moment().view
        self.said += [text_of(line) for line in new]

    def say(self, lines: list[Row]) -> bool:
        self.said += [text_of(line) for line in lines]
        return True

    def page(self, words: Texts, title: str, lines: list[Row]) -> None:
        assert words.text("ui-page-back")
        self.said += [title, *(text_of(line) for line in lines)]

    def picture(self, moment: Moment) -> None:
        self.moments.append(moment)

    def board(self, moment: Moment) -> None:
        self.moments.append(moment)

    def size(self) -> tuple[int, int] | None:
        return (80, 24) if self.panes else None

    def completer(self, words_after: Callable[[str], list[str]]) -> None:
        self.after = words_after

    @property
    def text(self) -> str:
        return "\n".join(self.said)


def _typed(lines: Iterator[str]) -> Callable[[Moment], str]:
    def ask(_moment: Moment) -> str:
        for line in lines:
            return line
        raise EOFError

    return ask


def first_key(group: Group, moment: WatchMoment) -> str | None:
    """What to type for the first move of a group."""
    if group.is_single:
        return group.key
    if group.moves:
        return f"{group.key} {next(iter(group.picks()))}"
    if group.kind == "discard":
        own = moment.view["seats"][moment.words.person]
        return f"d {moment.words.letters_of(own['hand'])[: own['hand_size'] // 2]}"
    return None


def first_choice(moment: Moment) -> str:
    """The first short key of the menu; nothing when the game is over."""
    assert isinstance(moment, WatchMoment)
    for group in menu(moment.view, moment.words.scene):
        line = first_key(group, moment)
        if line is not None:
            return line
    return ""


def start(
    seed: str = "a",
    seats: int = 4,
    bot: str = "random",
    file: Path | None = None,
    rules: str = "base",
    **options: object,
) -> TerminalSession:
    others: dict[int, Any] = {seat: bots.make(bot, "watch") for seat in range(1, seats)}
    return TerminalSession.start(
        GAME, GAME.setup(rules, seats, setup_rng(seed), **options), seed, 0, others, file
    )


def stored(name: str, folder: Path | None = None) -> TerminalSession:
    """One of the stored games; in a folder it is copied there and saved there."""
    path = RECORDS / f"{name}.rec"
    if folder is not None:
        path = Path(shutil.copy(path, folder))
    record = read_file(path)
    others: dict[int, Any] = {seat: bots.make("random", "watch") for seat in range(1, record.header.seats)}
    return TerminalSession(GAME, record, 0, others, path if folder is not None else None)


@cache
def shared(name: str) -> TerminalSession:
    """A stored game to look at: nobody moves at it."""
    return stored(name)


def client(table: TerminalSession, display: Scripted, lang: str = "en") -> WatchClient:
    return WatchClient(table, lang, display, fast=True)


def typed(table: TerminalSession, *lines: str, lang: str = "en") -> Scripted:
    """What is said when these lines are typed at the table's prompt, one decision after the other."""
    display = Scripted(lines)
    with contextlib.suppress(Quit):
        client(table, display, lang).run()
    return display


def finished(table: TerminalSession, bot_lines: int = 5000) -> Scripted:
    """Play to the end by the first key of every menu."""
    display = Scripted(first_choice)
    client(table, display).run()
    assert len(table.record.lines) < bot_lines
    return display
