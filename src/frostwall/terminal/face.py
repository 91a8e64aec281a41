"""What a game brings to the terminal: the client that plays it at the prompt.

A game's face is a class derived from `terminal.client.Client`: its words (`new_words`), what is shown (`new_presenter`,
with its kind of `Moment`), what can be typed (`read`, `complete`) and its commands. A game without one is played by
`terminal.generic.GenericClient`. Modules below this one know no game and no message, so that a box can name this type.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from frostwall.terminal.display import Display
from frostwall.terminal.moment import Texts
from frostwall.terminal.paint import Row
from frostwall.terminal.session import TerminalSession


class Player(Protocol):
    """A game at the prompt, as the program sees it."""

    @property
    def words(self) -> Texts: ...
    @property
    def names(self) -> Sequence[str]:
        """What the seats are called."""

    def named(self, move: dict[str, Any]) -> str:
        """A move by its fields, in words, as it could be made now."""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""

    def farewell(self, drawn: bool) -> list[Row]:
        """What stays on the terminal afterwards; `drawn` when a full screen has vanished."""


class TerminalFace(Protocol):
    def __call__(self, session: TerminalSession, lang: str, display: Display, fast: bool) -> Player: ...
