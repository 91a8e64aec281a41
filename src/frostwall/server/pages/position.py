"""A position for the pages: tables of seats, hand and board, and the same in sentences.

Everything is made from a view and a scene, never from a state: a page cannot show what its viewer may not know. Words
and sentences are those of the terminal client; here they become cells. Not here: the moves (pages_moves.py), the
picture of the board (pages_board.py) and the HTML (templates).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from frostwall.games.silverfrost.terminal import report as report_silverfrost
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.server import wire
from frostwall.server.pages.words import Speech
from frostwall.terminal import report
from frostwall.terminal.paint import Row
from frostwall.terminal.words import Words

Tree = dict[str, Any]


class Names:
    """What the seats of a table are called: by the people and bots who sit there."""

    def __init__(self, say: Speech, seats: Sequence[wire.SeatShape]) -> None:
        given = [seat.name or seat.bot or say("lobby-seat", number=seat.seat + 1) for seat in seats]
        self.list = [name if given.count(name) == 1 else f"{name} {at + 1}" for at, name in enumerate(given)]

    def __getitem__(self, seat: int) -> str:
        return self.list[seat]


class _Watch(Words):
    """The Watch in the words of the terminal; people have their own names."""

    def __init__(self, lang: str, scene: Tree, person: int, names: Sequence[str]) -> None:
        super().__init__(lang, scene, person, {})
        self.names = list(names)


class _Silverfrost(SilverWords):
    def __init__(self, lang: str, scene: Tree, person: int, names: Sequence[str]) -> None:
        super().__init__(lang, scene, person, {})
        self.called = list(names)
        self.names[: len(names)] = names

    def sit(self, view: Tree) -> None:
        super().sit(view)
        self.names[: len(self.called)] = self.called


def words_of(lang: str, scene: Tree, view: Tree, names: Sequence[str]) -> Words:
    """The words for this table. `view` must be of the viewer who reads."""
    if scene["game"] == "silverfrost":
        silver = _Silverfrost(lang, scene, view["viewer"], names)
        silver.sit(view)
        return silver
    return _Watch(lang, scene, view["viewer"], names)


# --- tables -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """One cell; `seat` is the colour of the seat it names, `sign` its letter there."""

    text: str
    number: bool = False
    seat: str = ""
    sign: str = ""
    more: str = ""  # in small print


@dataclass(frozen=True)
class Grid:
    """A table with its heads; the first cell of a row is its head."""

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
        """Is there anything to show of the viewer's own?"""
        return bool(self.own_lines) or any(grid.rows for grid in self.own)


def position(view: Tree, words: Words, say: Speech) -> Position:
    if isinstance(words, SilverWords):
        found = _silverfrost(view, words, say)
        told = report_silverfrost.board(view, words)
    else:
        found = _watch(view, words, say)
        told = report.board(view, words)
    found.sentences = [text for text in map(plain, told) if text]
    return found


def plain(row: Row) -> str:
    """A row of the terminal as text."""
    return " ".join("".join(text for text, _ in row).split())


def _who(words: Words, seat: int) -> Cell:
    return Cell(words.names[seat], seat=words.colours[seat], sign=words.letters[seat])


def _number(value: object, more: str = "") -> Cell:
    return Cell(str(value), number=True, more=more)


# --- the Watch --------------------------------------------------------------------------------------


def _watch(view: Tree, words: Words, say: Speech) -> Position:
    found = Position(_watch_people(view, words, say))
    if view["viewer"] >= 0:
        _watch_own(found, view, words, say)
    if view["dice"]:
        found.lines.append(say("dice-are", dice=" + ".join(map(str, view["dice"]))))
    if view["offer"]:
        found.grids.append(_offer(view, words, say))
    if words.has_wall:
        found.grids += _north(view, words, say)
        found.lines.append(
            say(
                "north-line",
                breaches=view["board"]["breaches"],
                most=words.scene["most_breaches"],
                gift=view["board"]["in_gift"],
                full=words.scene["most_in_gift"],
            )
        )
        heroes = ", ".join(words.hero(name) for name in view["display"])
        found.lines.append(f"{say('heroes')}: {heroes or '–'}")
    return found


def _watch_people(view: Tree, words: Words, say: Speech) -> Grid:
    heads = ["people", "points", "cards", "development-short", "patrols", "road"]
    heads += ["guards", "hero"] if words.has_wall else []
    rows: list[list[Cell]] = []
    for seat in view["seats"]:
        every = seat["all_points"]
        line = [
            _who(words, seat["seat"]),
            _number(seat["points"] if every is None else every),
            _number(seat["hand_size"]),
            _number(seat["cards_size"]),
            _number(seat["patrols"], say("holds") if seat["strongest_patrol"] else ""),
            _number(seat["road_length"], say("holds") if seat["longest_road"] else ""),
        ]
        if words.has_wall:
            hero = seat["hero"]
            line += [_number(seat["guards"]), Cell(f"{words.hero(hero['name'])} {hero['side']}")]
        rows.append(line)
    return Grid(say("people"), [say(head) for head in heads], rows, "people")


def _watch_own(found: Position, view: Tree, words: Words, say: Speech) -> None:
    own = view["seats"][view["viewer"]]
    held = own["hand"] or {}
    found.own.append(
        Grid(
            say("hand"),
            [say(head) for head in ("resource", "count", "rate", "supply")],
            [
                [
                    Cell(words.capital(shown)),
                    _number(held.get(name, 0)),
                    _number(f"{own['rates'][name]}:1"),
                    _number(view["supply"][name]),
                ]
                for name, shown in words.resources.items()
            ],
            "hand",
        )
    )
    left = {
        "road": own["roads_left"],
        "settlement": own["settlements_left"],
        "keep": own["keeps_left"],
        "guard": own.get("guards_left", 0),
        "card": view["pile"],
    }
    rows: list[list[Cell]] = []
    for piece, cost in words.costs.items():
        lack = {name: n - held.get(name, 0) for name, n in cost.items() if n > held.get(name, 0)}
        rows.append(
            [
                Cell(words.text(f"ui-piece-{piece}")),
                Cell(words.cards(cost)),
                _number(left[piece]),
                Cell(words.cards(lack) if lack else say("ready")),
            ]
        )
    heads = [say(head) for head in ("piece", "cost", "left", "missing")]
    found.own.append(Grid(say("costs"), heads, rows, "costs"))
    found.own_lines.append(say("your-cards", cards=words.cards(own["cards"] or {})))
    if own["fresh"]:
        found.own_lines.append(say("fresh", cards=words.cards(own["fresh"])))
    if words.has_wall and own["hero"]:
        state = words.hero_state(own["hero"])[0]
        found.own_lines.append(f"{words.hero(own['hero']['name'])} {own['hero']['side']}: {state}")


def _offer(view: Tree, words: Words, say: Speech) -> Grid:
    offer = view["offer"]
    title = say(
        "offer-is",
        seat=words.names[offer["by"]],
        give=words.cards(offer["give"]),
        take=words.cards(offer["take"]),
    )
    rows: list[list[Cell]] = []
    for seat, answer in enumerate(offer["answers"]):
        if answer is not None:
            told = say("offer-answer", answer=answer["answer"])
            if "give" in answer:
                told += ": " + words.text(
                    "ui-swap", give=words.cards(answer["give"]), take=words.cards(answer["take"])
                )
            rows.append([_who(words, seat), Cell(told)])
    return Grid(title, [say("people"), say("offer")], rows, "offer")


def _north(view: Tree, words: Words, say: Speech) -> list[Grid]:
    board = view["board"]
    rows: list[list[Cell]] = []
    for section, guards in enumerate(board["wall"]):
        names = words.catalogue.join([words.names[seat] for seat in guards])
        foes = board["clearings"][section]["wildlings"]
        rows.append(
            [
                _number(section),
                Cell(f"{len(guards)}: {names}" if guards else "–"),
                Cell(words.wildlings(foes) if foes else "–"),
            ]
        )
    wall = Grid(say("north"), [say("section"), say("guards"), say("clearing")], rows, "wall")
    camps = [
        [
            Cell(words.capital(words.clan(one["clan"]))),
            Cell(", ".join(words.wildling(kind) for kind in one["camps"]) or "–"),
        ]
        for one in board["camps"]
    ]
    return [wall, Grid(say("clan-camps"), [say("clan-camps"), say("clearing")], camps, "camps")]


# --- Silverfrost ------------------------------------------------------------------------------------


def _silverfrost(view: Tree, words: SilverWords, say: Speech) -> Position:
    board = view["board"]
    people = list(enumerate([*view["seats"], *([board["claw"]] if "claw" in board else [])]))
    found = Position(_silver_people(view, people, words, say))
    if view["viewer"] >= 0:
        own = view["seats"][view["viewer"]]
        heads = [say("card"), say("cost"), say("text")]
        rows = [
            [Cell(words.counted(card, n)), Cell(words.cost(card)), Cell(words.about(card))]
            for card, n in (own["hand"]["cards"] or {}).items()
        ]
        found.own.append(Grid(say("hand"), heads, rows, "texts"))
        found.own.append(_quests(say("quests"), own["quests"]["quests"] or [], words, say))
    if board["freezing"]:
        found.lines.append(say("freezing"))
    found.lines.append(say("deck", cards=board["deck"], discarded=board["discard"]))
    found.grids += [
        _places(view, words, say),
        _valley(view, words, say),
        Grid(
            say("mountain"),
            [say("mountain"), say("points"), say("text")],
            [
                [Cell(words.name(giant)), _number(f"+{points}"), Cell(words.about(giant))]
                for points, giant in zip(words.scene["giant_slots"], board["giants"], strict=True)
                if giant is not None
            ],
            "texts",
        ),
        _quests(say("highland"), [quest for quest in board["highland"] if quest is not None], words, say),
    ]
    for who, one in people:
        found.grids.append(_city(who, one, words, say))
    return found


def _silver_people(view: Tree, people: Sequence[tuple[int, Tree]], words: SilverWords, say: Speech) -> Grid:
    heads = [say("people")]
    heads += [
        words.catalogue.term("season"),
        words.capital(words.catalogue.term("fire")),
        *(words.capital(name) for name in words.resources.values()),
        say("points"),
        words.capital(say("snow")),
        say("cards"),
        say("quests-held"),
    ]
    rows: list[list[Cell]] = []
    for who, one in people:
        claw = who >= len(view["seats"])
        hand = one["face_down"]["count"] if claw else f"{one['hand']['count']}/{one['hand_limit']}"
        rows.append(
            [
                _who(words, who),
                Cell(words.text("ui-passed-out") if one["passed"] else words.season(one["season"])),
                _number(one["fire"]),
                *(_number("–" if claw else one["resources"][name]) for name in words.resources),
                _number(one["points"]),
                _number(one["snow"]),
                _number(hand),
                _number(f"{one['quests']['count']}+{len(one['completed'])}"),
            ]
        )
    return Grid(say("people"), [words.capital(head) for head in heads], rows, "people")


def _quests(title: str, quests: Sequence[str], words: SilverWords, say: Speech) -> Grid:
    rows = [
        [Cell(words.name(quest)), _number(words.entries[quest]["points"]), Cell(words.about(quest))]
        for quest in quests
    ]
    head = words.capital(words.catalogue.term("quest"))
    return Grid(title, [head, say("points"), say("text")], rows, "texts")


def _places(view: Tree, words: SilverWords, say: Speech) -> Grid:
    rows: list[list[Cell]] = []
    for entry in words.scene["places"]:
        here = view["board"]["places"].get(entry["id"])
        if here is None:
            continue
        there = [
            words.names[one["who"]] + (f" ({words.figure('guard')})" if one["figure"] == "guard" else "")
            for one in here["animals"]
        ]
        there += [say("snow")] * here["snow"]
        name = f"{words.area(entry['area'])}: {words.short_place(entry['id'])}"
        rows.append(
            [Cell(name), Cell(report_silverfrost.place_line(entry, words)), Cell(", ".join(there) or "–")]
        )
    return Grid(say("places"), [say("place"), say("gives"), say("animals")], rows, "places")


def _valley(view: Tree, words: SilverWords, say: Speech) -> Grid:
    rows: list[list[Cell]] = []
    for space in view["board"]["valley"]:
        if space["card"] is not None:
            more = say("snow") if space["snow"] else ""
            rows.append(
                [
                    Cell(words.counted(space["card"], space["count"]), more=more),
                    Cell(words.cost(space["card"])),
                    Cell(words.about(space["card"])),
                ]
            )
    return Grid(say("valley"), [say("card"), say("cost"), say("text")], rows, "texts")


def _city(who: int, one: Tree, words: SilverWords, say: Speech) -> Grid:
    rows: list[list[Cell]] = []
    for card in one["city"]:
        marks = [say(mark) for mark in ("snow", "chimney") if card[mark]]
        if card.get("stored"):
            marks.append(words.goods(card["stored"]))
        rows.append([Cell(words.name(card["card"]), more=", ".join(marks)), Cell(words.about(card["card"]))])
    return Grid(say("city-of", seat=words.names[who]), [say("card"), say("text")], rows, "texts")
