"""Silverfrost's pages: its words, its position and its moves. It has no picture: its board is a list."""

from collections.abc import Sequence
from typing import Final

from frostwall.games.silverfrost.pages.moves import moves
from frostwall.games.silverfrost.pages.position import position
from frostwall.games.silverfrost.terminal.groups import menu
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.server.pages.face import GamePage, Moves, PagesFace, Position, Say, Tree
from frostwall.server.pages.speech import GameSpeech
from frostwall.terminal.hint import in_words


class PageWords(SilverWords):
    """The words of the terminal, but seats are called by the people who sit there, not by their species."""

    def __init__(self, lang: str, scene: Tree, view: Tree, people: Sequence[str]) -> None:
        super().__init__(lang, scene, view["viewer"], {})
        self.people = list(people)
        self.name_seats(view)

    def name_seats(self, view: Tree) -> None:
        super().name_seats(view)
        self.names[: len(self.people)] = self.people


class SilverfrostPage(GamePage):
    example = "prepare"

    def __init__(self, say: Say, scene: Tree, view: Tree, names: Sequence[str]) -> None:
        self.say = GameSpeech(say, "silverfrost")
        self.view = view
        self.words = PageWords(say.lang, scene, view, names)
        self.catalogue = self.words.catalogue
        self.names = self.words.names

    def position(self) -> Position:
        return position(self.view, self.words, self.say)

    def moves(self) -> list[Moves]:
        return moves(self.view, self.words)

    def named(self, move: Tree) -> str:
        return in_words(move, self.words, menu(self.view, self.words.scene), self.view)


class SilverfrostPages(PagesFace):
    def page(self, say: Say, scene: Tree, view: Tree, names: Sequence[str]) -> GamePage:
        return SilverfrostPage(say, scene, view, names)


FACE: Final = SilverfrostPages()
