"""The pages of a game that has no face of its own: its view as tables and lists, its moves as buttons and forms.

Seats, board and moves are shown under the names they have in the view, or in the game's own words where its messages
have a `term-ID` for them.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from frostwall.core.kinds import BAG, NAMES, NOTHING, Kind, Kinds
from frostwall.core.types import SPECTATOR
from frostwall.games import games
from frostwall.server.pages.face import (
    Button,
    Cell,
    GamePage,
    Grid,
    Item,
    Moves,
    PagesFace,
    Position,
    Say,
    Tree,
)
from frostwall.words.generic import GenericCatalogue

COLOURS: Final = ("red", "blue", "yellow", "green", "white", "black")
SHARED: Final = ("points", "cards")  # facts of seats that all pages have a word for
# What every game's view has (core's ViewShape).
EVERY_VIEW: Final = (
    *("game", "rules", "viewer", "turn", "phase", "actors", "decision"),
    *("moves", "choices", "seats", "board", "outcome"),
)


def face_of(game: str) -> PagesFace:
    """A game's own face, or the generic one."""
    return games.box(game).pages or GENERIC


def style_of(game: str) -> str | None:
    """The address of the CSS that a game adds, if it adds any."""
    return f"/static/games/{game}.css" if face_of(game).style is not None else None


class GenericPage(GamePage):
    def __init__(self, say: Say, view: Tree, names: Sequence[str]) -> None:
        self.say = say
        self.view = view
        self.names = names
        self.catalogue = self.words = GenericCatalogue(say.lang, view["game"])
        self.kinds: Kinds = games[view["game"]].kinds
        self.example = self._example()

    # --- the position ---

    def position(self) -> Position:
        seats, viewer = self.view["seats"], self.view["viewer"]
        facts = [key for key in dict.fromkeys(key for seat in seats for key in seat) if key != "seat"]
        nested = [key for key in facts if any(isinstance(seat.get(key), (dict, list)) for seat in seats)]
        found = Position(self._people([key for key in facts if key not in nested]))
        for key in nested:
            shown = [(at, seat[key]) for at, seat in enumerate(seats) if seat.get(key) is not None]
            if viewer != SPECTATOR:
                own = [self._told(key, value) for at, value in shown if at == viewer]
                found.own_lines += [f"{self._head(key)}: {text}" for text in own]
            rows = [[self._seat(at), Cell(self._told(key, value))] for at, value in shown if at != viewer]
            found.grids.append(Grid(self._head(key), [self.say("people"), self._head(key)], rows))
        found.grids[:0] = self._board()
        return found

    def _people(self, keys: list[str]) -> Grid:
        rows = [
            [self._seat(at), *(self._cell(key, seat.get(key)) for key in keys)]
            for at, seat in enumerate(self.view["seats"])
        ]
        heads = [self.say("people"), *(self._head(key) for key in keys)]
        return Grid(self.say("people"), heads, rows, "people")

    def _board(self) -> list[Grid]:
        """The board and what else is in the view: lists of things as tables, the rest as one table of facts."""
        rows: list[list[Cell]] = []
        grids: list[Grid] = []
        more = {key: value for key, value in self.view.items() if key not in EVERY_VIEW}
        for key, value in {**self.view["board"], **more}.items():
            if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
                grids.append(self._listed(key, value))
            else:
                rows.append([Cell(self._head(key)), Cell(self._told(key, value))])
        return [Grid(self.say("board"), [self.say("fact"), self.say("fact-is")], rows), *grids]

    def _listed(self, key: str, things: list[Tree]) -> Grid:
        heads = list(dict.fromkeys(name for thing in things for name in thing))
        rows = [[self._cell(name, thing.get(name)) for name in heads] for thing in things]
        return Grid(self._head(key), [self._head(name) for name in heads], rows)

    def _seat(self, seat: int) -> Cell:
        return Cell(self.names[seat], seat=COLOURS[seat % len(COLOURS)], sign=str(seat + 1))

    def _cell(self, key: str, value: object) -> Cell:
        text = self._told(key, value)
        return Cell(text, number=isinstance(value, int) and text == str(value))

    def _told(self, key: str, value: object) -> str:
        """A value in words. What is hidden and what does not exist look alike: a view does not tell them apart."""
        return "–" if value is None else self.words.fact(key, value, self.names)

    def _head(self, key: str) -> str:
        told = self.say(key) if key in SHARED else self.words.term(key)
        return told[:1].upper() + told[1:]

    # --- the moves ---

    def moves(self) -> list[Moves]:
        found: dict[str, Moves] = {}
        for move in self.view["moves"]:
            group = found.setdefault(move["kind"], self._group(move["kind"]))
            label = self.words.move(move, self.names, self.view["viewer"])
            more = move["text"] if label != move["text"] else ""
            group.buttons.append(Button(move["text"], label[:1].upper() + label[1:], more))
        return [*found.values(), *(self._form(choice) for choice in self.view["choices"])]

    def named(self, move: Tree) -> str:
        label = self.words.move(move, self.names, self.view["viewer"])
        return label[:1].upper() + label[1:]

    def _group(self, kind: str) -> Moves:
        title = self.words.kind(kind)
        return Moves(title[:1].upper() + title[1:], kind)

    def _form(self, choice: Tree) -> Moves:
        """A form for a choice: some of a bag of goods, or some of a list of names."""
        found = self._group(choice["kind"])
        empty = self._notation(choice, {}, [])
        found.verb, _, found.tail = (part.strip() for part in empty.partition(NOTHING))
        if "pick" in choice:
            found.form = "bag"
            found.least = found.most = choice["pick"]["total"]
            items = choice["pick"]["from"]
        else:
            found.form = "names"
            found.least, found.most = choice["min"], choice["max"]
            items = Counter(choice["from"])
        found.items = [Item(name, self._head(name), n) for name, n in items.items() if n]
        if found.most == 0:
            found.form, found.buttons = "", [Button(empty, found.title)]
        return found

    def _notation(self, choice: Tree, bag: dict[str, int], names: list[str]) -> str:
        """The notation of a choice with these goods or names."""
        kind = next(kind for kind in self.kinds.by_code.values() if kind.name == choice["kind"])
        fields = {name: value for name, value in choice.items() if name not in ("pick", "from", "min", "max")}
        for arg in kind.args:
            if arg.form in (BAG, NAMES):
                fields.setdefault(arg.name, bag if arg.form == BAG else names)
        return self.kinds.text(self.kinds.from_fields(fields))

    def _example(self) -> str:
        """A move that is legal now; where there is none, the notation of the first kind."""
        for move in self.view["moves"]:
            return str(move["text"])
        for choice in self.view["choices"]:
            if "pick" in choice:
                return self._notation(choice, _some(choice["pick"]["from"], choice["pick"]["total"]), [])
            return self._notation(choice, {}, sorted(choice["from"][: choice["min"]]))
        return next((kind.name for kind in self.kinds.by_code.values() if not kind.stream), "")

    def typed(self) -> list[str]:
        return [notation(kind) for kind in self.kinds.by_code.values() if not kind.listed and not kind.stream]


def notation(kind: Kind) -> str:
    """How a kind of move is written, its arguments in capitals: `offer GIVE for TAKE`."""
    words = [*kind.words, *(word for tail in kind.tails for word in tail)]
    return " ".join(word[1:-1].upper() if word.startswith("{") else word for word in words)


def _some(items: dict[str, int], total: int) -> dict[str, int]:
    """The first `total` of these goods."""
    found: dict[str, int] = {}
    for name, n in items.items():
        taken = min(n, total - sum(found.values()))
        if taken:
            found[name] = taken
    return found


class GenericPages(PagesFace):
    def page(self, say: Say, scene: Tree, view: Tree, names: Sequence[str]) -> GamePage:  # noqa: ARG002
        return GenericPage(say, view, names)


GENERIC: Final = GenericPages()
