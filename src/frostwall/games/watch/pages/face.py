"""The Watch's pages: its words, its position, its moves and a picture of its board."""

from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from frostwall.games.watch.pages.board import draw
from frostwall.games.watch.pages.moves import moves
from frostwall.games.watch.pages.position import position
from frostwall.games.watch.terminal.groups import menu, numbered
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.server.pages.face import GamePage, Moves, PagesFace, Picture, Position, Say, Tree
from frostwall.server.pages.rendering import fragment
from frostwall.server.pages.speech import GameSpeech
from frostwall.terminal.hint import in_words

PACKAGE: Final = "frostwall.games.watch.pages"


class WatchPage(GamePage):
    example = "road 17"

    def __init__(self, say: Say, scene: Tree, view: Tree, names: Sequence[str]) -> None:
        self.say = GameSpeech(say, "watch")
        self.view = view
        self.words = WatchWords(say.lang, scene, view["viewer"], {})
        self.words.names = list(names)  # people instead of colours
        self.catalogue = self.words.catalogue
        self.names = self.words.names

    def position(self) -> Position:
        return position(self.view, self.words, self.say)

    def moves(self) -> list[Moves]:
        return moves(self.view, self.words)

    def named(self, move: Tree) -> str:
        said = in_words(move, self.words, menu(self.view, self.words.scene), self.view)
        return numbered(said, move)

    def picture(self, label: str, form: str) -> Picture | None:
        board = draw(self.view, self.words)
        svg = fragment(PACKAGE, "board.html", board=board, label=label, form=form)
        return Picture(svg, bool(board.buttons))


class WatchPages(PagesFace):
    @property
    def style(self) -> Traversable:
        return resources.files(PACKAGE) / "style.css"

    def page(self, say: Say, scene: Tree, view: Tree, names: Sequence[str]) -> GamePage:
        return WatchPage(say, scene, view, names)


FACE: Final = WatchPages()
