"""The board of Silverfrost, drawn: people, mountain, highland, places by area, valley, hand, quests and cities.

The picture is made of blocks. Each has a short form, and some a long one with the texts; a window shows the blocks that
matter most, in a fixed order, and a pane decides what matters most when there is not room for all.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from frostwall.games.silverfrost.terminal import panels
from frostwall.games.silverfrost.terminal.panels import (
    FIRE,
    GAP,
    SNOW,
    card_style,
    figures,
    flow,
    headed,
    number,
)
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Row, clip, fit, width, wrap

Tree = dict[str, Any]
Forms = dict[str, Callable[[bool], list[Row]]]  # a block by its name, short or long

BOARD: Final = "board"  # the panes of a small window
CARDS: Final = "cards"
TOWN: Final = "town"
PANES: Final = (BOARD, CARDS, TOWN)  # in the order in which they follow one another
SPLIT: Final = 180  # columns from which there are two halves
GRID: Final = 88  # columns from which every area has rows of its own
# What matters most, by pane.
ORDER: Final = {
    BOARD: ("places", "seats", "valley", "mountain", "highland", "hand", "quests", "claw", "city", "cities"),
    CARDS: ("valley", "hand", "seats", "quests", "highland", "mountain", "city", "places", "claw", "cities"),
    TOWN: ("city", "seats", "cities", "quests", "claw", "hand", "highland", "valley", "mountain", "places"),
}
LEFT: Final = ("mountain", "highland", "places", "valley")  # of the two halves
# What a kind of move is about; all others are about cards.
ON_BOARD: Final = frozenset(("place", "giant", "at", "copy", "recall", "move", "species"))
IN_TOWN: Final = frozenset(("clear", "use", "end", "continue", "on", "city", "next", "back", "call", "visit"))
AMONG_CARDS: Final = frozenset(("play", "discard", "give", "hold", "under", "retain", "valley"))
SHOWN: Final = (
    "seats",
    "mountain",
    "highland",
    "places",
    "valley",
    "hand",
    "quests",
    "claw",
    "city",
    "cities",
)


@dataclass
class Legal:
    """What can be chosen now: its number is marked."""

    places: set[str]
    hand: set[str]
    valley: set[str]
    slots: set[int]
    giants: set[str]
    quests: set[str]


def legal(view: Tree) -> Legal:
    moves = view["moves"]
    plays = [move for move in moves if move["kind"] == "play"]
    aimed = [move for move in moves if move["kind"] in ("above", "valley")]
    return Legal(
        places={move["place"] for move in moves if move["kind"] == "place"},
        hand={move["card"] for move in plays if move["source"] == "hand"},
        valley={move["card"] for move in [*plays, *aimed] if move.get("source", "valley") == "valley"},
        slots={move["slot"] for move in moves if move["kind"] in ("clear", "use")},
        giants={move["giant"] for move in moves if move["kind"] == "giant"},
        quests={move["quest"] for move in moves if move["kind"] == "quest"},
    )


# --- blocks ---


def mountain(view: Tree, words: SilverWords, columns: int, full: bool, open_now: Legal) -> list[Row]:
    """The giants and the points above their slots; with their texts if there is room."""
    title = words.text("ui-mountain")
    entries: list[Row] = []
    for points, giant in zip(words.scene["giant_slots"], view["board"]["giants"], strict=True):
        style = panels.KEY if giant in open_now.giants else BOLD
        entry: Row = [(f"+{points} ", style)]
        entry.append((words.name(giant), PLAIN) if giant else (words.text("ui-empty"), DIM))
        entries.append([*entry, (f": {words.about(giant)}", DIM)] if full and giant else entry)
    if not full:
        return headed(title, flow(entries, columns), columns)
    return [
        [(title, BOLD)],
        *(line for entry in entries for line in wrap([("  ", PLAIN), *entry], columns, 5)),
    ]


def highland(view: Tree, words: SilverWords, columns: int, full: bool, open_now: Legal) -> list[Row]:
    title = words.text("ui-highland")
    entries: list[Row] = []
    for quest in view["board"]["highland"]:
        if quest is None:
            continue
        entry = panels.quest_entry(words, quest, full)
        entries.append([(entry[0][0], panels.KEY), *entry[1:]] if quest in open_now.quests else entry)
    if not entries:
        return [clip([(title, BOLD), (f" {words.text('ui-none')}", DIM)], columns)]
    if not full:
        return headed(title, flow(entries, columns), columns)
    return [
        [(title, BOLD)],
        *(line for entry in entries for line in wrap([("  ", PLAIN), *entry], columns, 4)),
    ]


def places(view: Tree, words: SilverWords, columns: int, open_now: Legal, tight: bool = False) -> list[Row]:
    """Every place: number, name, what it brings and costs, snow, who is there. Areas begin a row of their own, unless
    there is little room."""
    by_area: dict[str, list[Row]] = {}
    for entry in words.scene["places"]:
        by_area.setdefault(entry["area"], []).append(
            _place(entry, view, words, entry["id"] in open_now.places)
        )
    if columns >= GRID:
        found: list[Row] = []
        wide = max(len(words.area(area)) for area in by_area) + 1
        for area, entries in by_area.items():
            lines = flow(entries, columns - wide, 0)
            heads = [words.area(area), *([""] * (len(lines) - 1))]
            found += [[(f"{head:<{wide}}", BOLD), *line] for head, line in zip(heads, lines, strict=True)]
        return found
    rows: list[Row] = []
    flat: list[Row] = []
    for area, entries in by_area.items():
        head: Row = [(f"{words.area(area)}:", BOLD), (" ", PLAIN)]
        if tight:
            flat += [[*head, *entries[0]], *entries[1:]]
            continue
        lines = flow([[*head, *entries[0]], *entries[1:]], columns, 0)
        if rows and len(lines) == 1 and width(rows[-1]) + width(lines[0]) + len(GAP) <= columns:
            rows[-1] = [*rows[-1], (GAP, PLAIN), *lines[0]]
        else:
            rows += lines
    return flow(flat, columns, 0) if tight else rows


def _place(entry: Tree, view: Tree, words: SilverWords, is_legal: bool) -> Row:
    here = view["board"]["places"][entry["id"]]
    found = [*number(words.place_numbers[entry["id"]], is_legal, 1), (words.short_place(entry["id"]), PLAIN)]
    if entry["kind"] == "shared":
        found.append(("~", DIM))
    if here["snow"]:
        found.append(("*" * here["snow"], SNOW))
    gain = words.signs(entry["gain"])
    if gain:
        found.append((f" {gain}", DIM))
    if entry["discard_cost"]:
        found.append((f" {entry['discard_cost']}#={entry['journey_points']}", DIM))
    if entry["fire_cost"]:
        found.append((f" -{words.signs({'fire': entry['fire_cost']})}", FIRE))
    return [*found, *([(" ", PLAIN), *figures(words, here["animals"])] if here["animals"] else [])]


def valley(view: Tree, words: SilverWords, columns: int, open_now: Legal) -> list[Row]:
    """The spaces in their rows and columns, two rows to each: the card, and its cost, points and type."""
    board = view["board"]
    per_row = words.scene["valley"]["cols"]
    wide = columns // per_row
    state = words.text("ui-valley", deck=board["deck"], discard=board["discard"])
    found: list[Row] = [clip([(state, BOLD), (f" {_weather(view, words)}", DIM)], columns)]
    spaces = [_space(at, space, words, open_now, wide - 1) for at, space in enumerate(board["valley"])]
    for start in range(0, len(spaces), per_row):
        for line in range(2):
            parts = [fit(clip(space[line], wide - 1), wide) for space in spaces[start : start + per_row]]
            found.append(clip([span for part in parts for span in part], columns))
    return found


def _weather(view: Tree, words: SilverWords) -> str:
    board = view["board"]
    return words.text(
        "ui-weather", fire=view["seats"][max(0, view["viewer"])]["clear_fire"], snow=board["snow_pile"]
    )


def _space(at: int, space: Tree, words: SilverWords, open_now: Legal, columns: int) -> list[Row]:
    card = space["card"]
    if card is None:
        return [[*number(at + 1, False, 1), (words.text("ui-empty"), DIM)], []]
    entry = words.entries[card]
    marks: Row = []
    if space["count"] > 1:
        marks.append((f"x{space['count']} ", BOLD))
    if space["snow"]:
        marks.append(("*" * space["snow"] + " ", SNOW))
    if space.get("claw"):
        marks.append((words.text("ui-claw-mark") + " ", FIRE))
    unique = "!" if entry["rarity"] == "unique" else ""
    head = number(at + 1, card in open_now.valley, 1)
    room = columns - width(head) - len(unique)
    name = words.name(card)
    if len(name) > room:
        name = name[: max(0, room - 1)].rstrip() + "…"
    about: Row = [
        ("  ", PLAIN),
        *marks,
        (f"{words.cost_signs(card)} ", PLAIN),
        (f"{entry['points']} ", BOLD),
        (words.type_short(entry["type"]), card_style(words, card)),
    ]
    return [[*head, (name + unique, card_style(words, card, True))], about]


# --- the picture ---


@dataclass
class Picture:
    rows: list[Row]
    whole: bool  # nothing had to be left out


def upper(view: Tree, words: SilverWords, pane: str, columns: int, rows: int) -> Picture:
    """The blocks that fit into these rows, filled up to them."""
    words.name_seats(view)
    open_now = legal(view)
    if columns >= SPLIT:
        half = (columns - 2) // 2
        left, whole_left = _fill(view, words, pane, half, rows, LEFT, open_now)
        others = tuple(name for name in SHOWN if name not in LEFT)
        right, whole_right = _fill(view, words, pane, columns - half - 2, rows, others, open_now)
        high = max(len(left), len(right))
        left += [[] for _ in range(high - len(left))]
        right += [[] for _ in range(high - len(right))]
        both = [[*fit(a, half), ("  ", PLAIN), *b] for a, b in zip(left, right, strict=True)]
        return Picture(both, whole_left and whole_right)
    found, whole = _fill(view, words, pane, columns, rows, SHOWN, open_now)
    return Picture(found, whole)


def _fill(
    view: Tree,
    words: SilverWords,
    pane: str,
    columns: int,
    rows: int,
    names: tuple[str, ...],
    open_now: Legal,
) -> tuple[list[Row], bool]:
    """The most important blocks in their short form, then long forms, then blank rows between them."""
    forms = _forms(view, words, columns, open_now)
    order = [name for name in ORDER[pane] if name in names and name in forms]
    taken, whole = _short_forms(view, words, pane, columns, rows, forms, order, open_now)
    left = rows - sum(len(block) for block in taken.values())
    if not taken and order:
        taken[order[0]] = forms[order[0]](False)[:rows]
    for name in order:
        if name in taken and name in ("quests", "highland", "mountain"):
            longer = forms[name](True)
            if len(longer) - len(taken[name]) <= left:
                left -= len(longer) - len(taken[name])
                taken[name] = longer
    return [clip(line, columns) for line in _spaced(taken, left)], whole


def _short_forms(
    view: Tree,
    words: SilverWords,
    pane: str,
    columns: int,
    rows: int,
    forms: Forms,
    order: list[str],
    open_now: Legal,
) -> tuple[dict[str, list[Row]], bool]:
    """The blocks that fit in their short form, and whether these are all of them, whole."""
    taken: dict[str, list[Row]] = {}
    left = rows
    whole = True
    for name in order:
        block = forms[name](False)
        if name == "places" and pane == BOARD and len(block) + len(panels.people(view)) > left:
            block = places(view, words, columns, open_now, tight=True)
        if len(block) > left and name == "seats":
            block = block[1:]  # without the heads of its columns
            if len(block) > left:
                block = [block[words.person]]
                whole = False
        if len(block) <= left:
            taken[name] = block
            left -= len(block)
        else:
            whole = False
    return taken, whole


def _spaced(taken: dict[str, list[Row]], left: int) -> list[Row]:
    """The blocks from top to bottom, with blank rows between them while there are rows left."""
    found: list[Row] = []
    for name in (name for name in SHOWN if name in taken):
        if found and left > 0:
            found.append([])
            left -= 1
        found += taken[name]
    return found


def _forms(view: Tree, words: SilverWords, columns: int, open_now: Legal) -> Forms:
    found: Forms = {
        "seats": lambda _: panels.seats(view, words, columns),
        "mountain": lambda full: mountain(view, words, columns, full, open_now),
        "highland": lambda full: highland(view, words, columns, full, open_now),
        "places": lambda _: places(view, words, columns, open_now),
        "valley": lambda _: valley(view, words, columns, open_now),
        "hand": lambda _: panels.hand(view, words, columns, open_now.hand),
        "quests": lambda full: panels.quests(view, words, columns, full),
        "city": lambda _: panels.city(view, words, words.person, columns, open_now.slots),
        "cities": lambda _: _cities(view, words, columns),
    }
    if "claw" in view["board"]:
        found["claw"] = lambda _: panels.claw(view, words, columns)
    return found


def _cities(view: Tree, words: SilverWords, columns: int) -> list[Row]:
    """The cities of the others."""
    found: list[Row] = []
    for who in range(len(panels.people(view))):
        if who != words.person:
            found += panels.city(view, words, who, columns, set())
    return found


def pane_of(view: Tree) -> str:
    """The pane that the open decision is about."""
    kinds = {move["kind"] for move in view["moves"]} | {choice["kind"] for choice in view["choices"]}
    if kinds & ON_BOARD or not kinds:
        return BOARD
    return TOWN if kinds & IN_TOWN and not kinds & AMONG_CARDS else CARDS


__all__ = ["BOARD", "CARDS", "PANES", "TOWN", "Picture", "legal", "pane_of", "places", "upper"]
