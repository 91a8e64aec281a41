"""What there is to show at one moment. Each game has its own kind of moment, which knows how to draw it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, Protocol

from frostwall.terminal.paint import Row

Tree = dict[str, Any]  # a scene or a view as the engine gives it


class Texts(Protocol):
    """Messages of one language by their keys."""

    def text(self, key: str, **args: str | int) -> str: ...


@dataclass
class Moment(ABC):
    view: Tree
    words: Texts
    title: str
    status: str
    pane: str = ""  # which part of the table a small window shows
    log: list[Row] = field(default_factory=list)
    log_title: str = ""
    heading: Row = field(default_factory=list)  # what is to be decided
    menu: list[Row] = field(default_factory=list)
    brief: list[Row] = field(default_factory=list)  # the menu where it is too long
    message: list[Row] = field(default_factory=list)
    asking: list[Row] = field(default_factory=list)  # the text that asks for a decision

    @abstractmethod
    def compose(self, columns: int, rows: int, depth: int, unicode: bool) -> list[Row]:
        """All rows of a screen of this size but the last, which is the prompt's."""

    @abstractmethod
    def hand(self) -> list[Row]:
        """What the person has, in sentences."""

    @abstractmethod
    def board(self) -> list[Row]:
        """The table in sentences, for those who do not look at pictures."""

    def picture(self, depth: int, unicode: bool) -> list[Row]:  # noqa: ARG002 (for games that draw)
        """The board alone, drawn; in sentences where there is no drawing."""
        return self.board()

    def question(self) -> object:
        """What is asked: the same as long as the same answer is awaited."""
        return (self.view["decision"] or {}).get("id", -1)
