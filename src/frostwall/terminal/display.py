"""What a person sees and types at: the full screen (screen.py) or sentences (plain.py)."""

from collections.abc import Callable
from typing import Protocol

from frostwall.terminal.moment import Moment, Texts
from frostwall.terminal.paint import Row


class Display(Protocol):
    def ask(self, moment: Moment, prompt: str) -> str: ...
    def follow(self, moment: Callable[[], Moment], new: list[Row], seconds: float) -> None:
        """Show what has just happened, for a while."""

    def say(self, lines: list[Row]) -> bool:
        """Say something now; False when the display says it with the next moment instead."""

    def page(self, words: Texts, title: str, lines: list[Row]) -> None:
        """Show a longer text until the person has read it."""

    def picture(self, moment: Moment) -> None:
        """Show the board alone until the person has seen it."""

    def board(self, moment: Moment) -> None:
        """Show the table again."""

    def size(self) -> tuple[int, int] | None:
        """Columns and rows of the window; None where nothing is drawn."""

    def completer(self, words_after: Callable[[str], list[str]]) -> None: ...
