"""The panels beside the board: seats, your hand with rates and supply, your cards, and what can be built."""

from typing import Any, Final

from frostwall.games.watch.terminal.colours import WRITTEN
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Colour, Row, Span, Style, fit, row, wrap

Tree = dict[str, Any]

NARROW: Final = 29  # columns below which names are left out
HERO_COLUMNS: Final = 14
WITH_HEROES: Final = 34  # columns from which a seat's row has its hero


def missing(cost: dict[str, int], hand: dict[str, int]) -> dict[str, int]:
    return {name: n - hand.get(name, 0) for name, n in cost.items() if n > hand.get(name, 0)}


# --- seats ---


def seats(view: Tree, words: WatchWords, columns: int) -> list[Row]:
    """One row per seat: points, cards, development cards, patrols, road; a star marks the special cards."""
    heroes = words.has_wall and columns >= WITH_HEROES
    names, wides = _columns(words, columns)
    room = max(0, columns - 3 - sum(wides) - (HERO_COLUMNS if heroes else 0))
    heads = [words.text(f"ui-head-{head}") for head in names]
    head = " " * (3 + room) + "".join(f"{text[: w - 1]:>{w}}" for text, w in zip(heads, wides, strict=True))
    found: list[Row] = [row((head + (f" {words.text('ui-head-hero')}" if heroes else ""), DIM))]
    for seat in view["seats"]:
        line = _seat(seat, view, words, room, wides)
        found.append(fit([*line, *(words.hero_chip(seat["hero"]) if heroes else [])], columns))
    return found


def _columns(words: WatchWords, columns: int) -> tuple[list[str], list[int]]:
    """The numbers of a seat's row and how wide they are."""
    names = ["points", "hand", "cards", "patrols", "road"]
    if not words.has_wall:
        return names, [3, 4, 4, 4, 4]
    roomy = NARROW + 3 <= columns < WITH_HEROES
    return [*names, "guards"], ([3, 4, 4, 4, 4, 4] if roomy else [3, 3, 3, 3, 3, 3])


def _seat(seat: Tree, view: Tree, words: WatchWords, room: int, wides: list[int]) -> Row:
    number = seat["seat"]
    acting = number in view["actors"] or (number == view["active"] and view["turn"] > 0)
    points = seat["all_points"] if seat["all_points"] is not None else seat["points"]
    longest = max(map(len, words.names))
    shown = f"{' ' if room > longest else ''}{words.names[number]}"[:room]
    if words.has_wall and room < longest:
        shown = ""  # half a name is worse than the letter alone
    line: Row = [
        words.chip(number, ">" if acting else " "),
        (f"{shown:<{room}}", words.name_style(number)),
        (f"{points:>{wides[0]}}", BOLD),
        (f"{seat['hand_size']:>{wides[1]}}", Style("warn") if seat["hand_size"] > 7 else PLAIN),
        (f"{seat['cards_size']:>{wides[2]}}", PLAIN),
        _starred(seat["patrols"], wides[3], seat["strongest_patrol"]),
        _starred(seat["road_length"], wides[4], seat["longest_road"]),
    ]
    if words.has_wall:
        line.append((f"{seat['guards']:>{wides[5]}}", PLAIN))
    return line


def _starred(value: int, columns: int, held: bool) -> Span:
    return (f"{value}*".rjust(columns), Style("gold", bold=True)) if held else (f"{value:>{columns}}", PLAIN)


# --- your hand ---


def hand(view: Tree, words: WatchWords, columns: int) -> list[Row]:
    """One row per resource: letter, name, count, your rate, what the supply still has."""
    own = view["seats"][words.person]
    heads = [words.text(f"ui-head-{head}") for head in ("rate", "supply")]
    title = words.text("ui-hand", count=own["hand_size"])
    found: list[Row] = [
        [(f"{title:<{columns - 13}}"[: columns - 13], BOLD), (f"{heads[0]:>6}{heads[1]:>7}", DIM)]
    ]
    for name, shown in words.resources.items():
        n = (own["hand"] or {}).get(name, 0)
        found.append(
            fit(
                [
                    (f" {words.resource_letters[name]} ", DIM),
                    (f"{shown:<9}"[:9], Style(_terrain(words, name)) if n else DIM),
                    (f"{n:>3}", BOLD if n else DIM),
                    (" " * (columns - 28), PLAIN),
                    (f"{own['rates'][name]}:1".rjust(6), DIM if own["rates"][name] == 4 else PLAIN),
                    (f"{view['supply'][name]:>7}", DIM),
                ]
                if columns >= NARROW
                else [
                    (f"{words.resource_letters[name]} ", DIM),
                    (f"{shown:<9}"[:9], Style(_terrain(words, name)) if n else DIM),
                    (f"{n:>2}", BOLD if n else DIM),
                    (f"{own['rates'][name]}:1".rjust(4), DIM),
                    (f"{view['supply'][name]:>4}", DIM),
                ],
                columns,
            )
        )
    return found


def _terrain(words: WatchWords, resource: str) -> Colour:
    hexes = words.scene["hexes"]
    return next((WRITTEN[h["terrain"]] for h in hexes if h["resource"] == resource), "grey")


def cards(view: Tree, words: WatchWords, columns: int, rows: int) -> list[Row]:
    """Your development cards, those bought this turn marked, and the pile."""
    own = view["seats"][words.person]
    parts = []
    for name, n in (own["cards"] or {}).items():
        fresh = (own["fresh"] or {}).get(name, 0)
        text = words.catalogue.cards({name: n})
        parts.append(words.text("ui-fresh", cards=text, count=fresh) if fresh else text)
    held = words.catalogue.join(parts) if parts else words.text("ui-no-cards")
    line = row(
        (words.text("ui-cards"), BOLD), " ", held, " ", (words.text("ui-pile", count=view["pile"]), DIM)
    )
    found = wrap(line, columns, 1)
    if len(found) > rows:  # the cards matter more than the pile
        found = wrap(row((words.text("ui-cards"), BOLD), " ", held), columns, 1)
    return found[:rows]


def builds(view: Tree, words: WatchWords, columns: int) -> list[Row]:
    """What each building costs by letters, and which letters are missing; how many pieces are left."""
    own = view["seats"][words.person]
    held = own["hand"] or {}
    left = {
        "road": own["roads_left"],
        "settlement": own["settlements_left"],
        "keep": own["keeps_left"],
        "guard": own.get("guards_left", 0),
        "card": view["pile"],
    }
    wide = columns >= NARROW
    found: list[Row] = (
        [row((f"{words.text('ui-build'):<13}"[:13], BOLD), (words.text("ui-head-build"), DIM))]
        if wide
        else []
    )
    for piece, cost in words.costs.items():
        lack = missing(cost, held)
        ready = not lack and left[piece] > 0
        if not left[piece]:
            state: Span = (words.text("ui-none-left"), DIM)
        elif ready:
            state = (words.text("ui-ready"), Style("good", bold=True))
        else:
            state = (words.text("ui-lacks", letters=words.letters_of(lack)), DIM)
        line: Row = [(f" {words.text(f'ui-piece-{piece}'):<12}"[:13], BOLD if ready else PLAIN)]
        if wide:
            line += [(f"{words.letters_of(cost):<6}", PLAIN if ready else DIM), (f"{left[piece]:>2} ", DIM)]
        found.append(fit([*line, state], columns))
    return found


def hero(view: Tree, words: WatchWords, columns: int) -> list[Row]:
    """Your hero: who it is, and whether it can be used now."""
    if not words.has_wall or view["outcome"] is not None:
        return []
    own = view["seats"][words.person]["hero"]
    name = (words.text("ui-your-hero", hero=words.hero(own["name"]), side=own["side"]), BOLD)
    return wrap(row(name, " ", words.hero_state(own)), columns, 1)


def display(view: Tree, words: WatchWords, columns: int) -> list[Row]:
    """The heroes that can be picked after a use."""
    names = ", ".join(words.hero_short(name) for name in view["display"])
    return wrap(row((words.text("ui-display"), BOLD), (f" {names}", PLAIN)), columns, 1)


def beside(view: Tree, words: WatchWords, columns: int, rows: int) -> list[Row]:
    """All panels, with blank rows between them as far as there is room; the cards go first when there is none."""
    parts = [seats(view, words, columns), hand(view, words, columns), builds(view, words, columns)]
    spare = rows - sum(len(part) for part in parts)
    if spare < 0 and words.has_wall:  # how many cards there are stands in the row of the seat
        parts[1] = parts[1][1:]
        spare += 1
    if columns >= NARROW and (spare > 0 or not words.has_wall):
        held = cards(view, words, columns, 2 if spare > 1 or not words.has_wall else 1)
        parts.insert(2, held)
        spare -= len(held)
    whole = hero(view, words, columns)
    if whole and spare >= len(whole):
        parts.insert(1, whole)
        spare -= len(whole)
        shown = display(view, words, columns)
        if spare > len(shown) + len(parts):
            parts.append(shown)
            spare -= len(shown)
    found: list[Row] = []
    for i, part in enumerate(parts):
        if i and spare > 0:
            found.append([])
            spare -= 1
        found += part
    return found[:rows]
