"""The panels of Silverfrost: the people with what they own, your hand and quests, the cities, and Claw's plans.

Every panel is a list of rows no wider than asked for. Letters and signs say everything that a colour says.
"""

from typing import Any, Final

from frostwall.games.silverfrost.terminal.groups import own_hand
from frostwall.games.silverfrost.terminal.words import TYPE_COLOURS, SilverWords
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Row, Span, Style, clip, fit, row, width, wrap

Tree = dict[str, Any]

KEY: Final = Style("pick", bold=True)
SNOW: Final = Style((117, 14), bold=True)
FIRE: Final = Style("warn", bold=True)
HEADS: Final = ("season", "fire", "goods", "points", "snow", "chimneys", "animals", "hand", "quests", "city")
GAP: Final = "  "


def people(view: Tree) -> list[Tree]:
    """The seats, and Claw behind them."""
    return [*view["seats"], *([view["board"]["claw"]] if "claw" in view["board"] else [])]


def card_style(words: SilverWords, card: str, bold: bool = False) -> Style:
    return Style(TYPE_COLOURS[words.entries[card]["type"]], bold=bold)


def figure_chip(words: SilverWords, who: int, figure: str) -> Span:
    """An animal on its colour; + marks a Silver Guard."""
    letter, style = words.chip(who, "")
    return (f"{letter.strip()}{'+' if figure == 'guard' else ''}", style)


def figures(words: SilverWords, animals: list[Tree]) -> Row:
    """Animals in brackets, so that they are seen without colour too: [H][H+]."""
    found: Row = []
    for one in animals:
        found += [("[", DIM), figure_chip(words, one["who"], one["figure"]), ("]", DIM)]
    return found


def number(at: int, legal: bool, columns: int = 2) -> Row:
    """A number to choose by: what can be chosen now has a bracket behind it."""
    return [(f"{at:>{columns}}" + (")" if legal else " "), KEY if legal else DIM)]


def flow(entries: list[Row], columns: int, indent: int = 1, grid: bool = False) -> list[Row]:
    """Entries side by side, as many to a row as fit; in a grid they stand below one another."""
    wide = max((width(entry) for entry in entries), default=0) + len(GAP)
    if grid and entries:
        per_row = max(1, (columns - indent + len(GAP)) // wide)
        wide = max(wide, (columns - indent) // per_row)
    found: list[Row] = []
    for entry in entries:
        shown = fit(entry, wide - len(GAP)) if grid and width(entry) < wide - len(GAP) else entry
        if not found or width(found[-1]) + len(GAP) + width(entry) > columns:
            found.append([(" " * indent, PLAIN)])
        else:
            found[-1].append((GAP, PLAIN))
        found[-1] += shown
    return [clip(line, columns) for line in found]


def headed(title: str, lines: list[Row], columns: int) -> list[Row]:
    """A title in the row of the first line, if there is room, else above."""
    head: Row = [(title, BOLD)]
    if lines and len(lines) == 1 and len(title) + width(lines[0]) <= columns:
        return [[*head, *lines[0]]]
    return [head, *lines]


# --- people ---


def seats(view: Tree, words: SilverWords, columns: int) -> list[Row]:
    """One row per person: season, fire, resources, points, snow, chimneys, animals, hand, quests, city."""
    table = [_cells(one, who, view, words) for who, one in enumerate(people(view))]
    heads = [words.text(f"ui-head-{head}") for head in HEADS]
    wides = [max(len(head), *(len(line[at][0]) for line in table)) for at, head in enumerate(heads)]
    spare = columns - 3 - sum(wides) - len(wides)
    room = max(0, min(spare, max(len(name) for name in words.names) + 1))
    gap = 1 if spare - room < len(wides) else 2
    found: list[Row] = []
    head = " " * (3 + room) + "".join(
        " " * gap + f"{text:>{w}}" for text, w in zip(heads, wides, strict=True)
    )
    found.append(clip([(head, DIM)], columns))
    for who, cells in enumerate(table):
        acting = who in view["actors"] or (who == view["active"] and view["turn"] > 0)
        line: Row = [
            words.chip(who, ">" if acting else " "),
            (f" {words.names[who]}"[:room].ljust(room), words.name_style(who)),
        ]
        for (text, style), wide in zip(cells, wides, strict=True):
            line.append((" " * gap + f"{text:>{wide}}", style))
        found.append(clip(line, columns))
    return found


def _cells(one: Tree, who: int, view: Tree, words: SilverWords) -> list[Span]:
    claw = who >= len(view["seats"])
    season = words.text("ui-passed-out") if one["passed"] else words.season(one["season"])
    goods = "-" if claw else " ".join(
        f"{words.resource_letters[name]}{n}" for name, n in one["resources"].items()
    )  # fmt: skip
    chimneys = "-" if claw else chimney_count(one)
    hand = str(one["face_down"]["count"]) if claw else f"{one['hand']['count']}/{one['hand_limit']}"
    quests = f"{one['quests']['count']}+{len(one['completed'])}"
    return [
        (season, DIM if one["passed"] else PLAIN),
        (str(one["fire"]), FIRE),
        (goods, PLAIN),
        (str(one["points"]), BOLD),
        (str(one["snow"]), SNOW),
        (chimneys, PLAIN),
        (animals(one), PLAIN),
        (hand, PLAIN),
        (quests, PLAIN),
        (str(len(one["city"])) + ("" if claw else f"/{words.scene['city_spaces']}"), PLAIN),
    ]


def chimney_count(one: Tree) -> str:
    """Chimneys at hand, and those that come with the seasons."""
    waiting = one["chimneys"]["waiting"]
    return f"{one['chimneys']['supply']}" + (f"+{waiting}" if waiting else "")


def animals(one: Tree) -> str:
    """Animals that can still be placed; + is the Silver Guard."""
    return f"{one['animals']['normal']}{'+' if one['animals']['guard'] else ''}"


# --- your cards ---


def card_entry(words: SilverWords, card: str, count: int = 1, wide: bool = True) -> Row:
    """`Timber Slide x2 bm 1 prod`."""
    entry = words.entries[card]
    unique = "!" if entry["rarity"] == "unique" else ""
    found: Row = [(words.name(card) + unique, card_style(words, card))]
    if count > 1:
        found.append((f" x{count}", BOLD))
    found += [(f" {words.cost_signs(card)}", PLAIN), (f" {entry['points']}", BOLD)]
    if wide:
        found.append((f" {words.type_short(entry['type'])}", card_style(words, card)))
    return found


def hand(view: Tree, words: SilverWords, columns: int, legal: set[str]) -> list[Row]:
    """Your hand with numbers; looked-at cards behind it."""
    own = view["seats"][words.person]
    title = words.text("ui-hand", count=own["hand"]["count"], most=own["hand_limit"])
    entries = [
        [*number(at, card in legal, 1), *card_entry(words, card, own["hand"]["cards"][card])]
        for at, card in enumerate(own_hand(view), 1)
    ]
    found = headed(title, flow(entries, columns), columns)
    for looked in view["board"]["looked"]:
        if looked["names"]:
            names = words.listed(looked["names"])
            found += wrap(row((words.text("ui-looked"), BOLD), f" {names}"), columns, 2)
    return found


def quest_entry(words: SilverWords, quest: str, full: bool) -> Row:
    entry = words.entries[quest]
    found: Row = [(words.name(quest), PLAIN), (f" {entry['points']}", BOLD)]
    return [*found, (f": {words.about(quest)}", DIM)] if full else found


def quests(view: Tree, words: SilverWords, columns: int, full: bool) -> list[Row]:
    """The own lowland quests, with their texts if there is room."""
    own = view["seats"][words.person]
    held = own["quests"]["quests"] or []
    title = words.text("ui-quests")
    if not held:
        return [clip([(title, BOLD), (f" {words.text('ui-none')}", DIM)], columns)]
    if not full:
        return headed(title, flow([quest_entry(words, quest, False) for quest in held], columns), columns)
    found: list[Row] = [[(title, BOLD)]]
    for quest in held:
        found += wrap([("  ", PLAIN), *quest_entry(words, quest, True)], columns, 4)
    return found


# --- cities ---


def city(view: Tree, words: SilverWords, who: int, columns: int, legal: set[int]) -> list[Row]:
    """Somebody's cards by their slots: snow *, a chimney ^, animals in brackets."""
    one = people(view)[who]
    taken = len(one["city"])
    key = "ui-own-city" if who == words.person else "ui-city"
    if who >= len(view["seats"]):
        key = "ui-city-claw"  # it has no limit
    title = words.text(key, seat=words.names[who], cards=taken, free=one.get("free_spaces", 0))
    entries = [_built(card, who, words, card["slot"] in legal) for card in one["city"]]
    return headed(title, flow(entries, columns) or [[(" -", DIM)]], columns)


def _built(card: Tree, who: int, words: SilverWords, legal: bool) -> Row:
    found = [
        *number(card["slot"], legal, 1),
        (words.name(card["card"]), DIM if card["snow"] else card_style(words, card["card"])),
    ]
    if card["snow"]:
        found.append(("*", SNOW))
    if card["chimney"]:
        found.append(("^", BOLD))
    if card.get("stored"):
        found.append((f" ({words.signs(card['stored'])})", PLAIN))
    if card.get("tucked"):
        found.append((f" ({words.text('ui-tucked', count=card['tucked']['count'])})", DIM))
    here = [{"who": who, "figure": figure} for figure in card.get("own", [])]
    guest = card.get("open")
    return [*found, *figures(words, [*here, *([guest] if guest else [])])]


# --- Claw ---


def claw(view: Tree, words: SilverWords, columns: int) -> list[Row]:
    """What Claw has planned and kept, in a row or two."""
    one = view["board"]["claw"]
    plans = ", ".join(_plan(words, plan) for plan in one["display"])
    text = words.text(
        "ui-claw-state", plans=plans or "-", face_down=one["face_down"]["count"], quests=one["quests"]["count"],
        done=len(one["completed"]),
    )  # fmt: skip
    return wrap(row((words.text("ui-claw-title"), BOLD), f" {text}"), columns, 2)


def _plan(words: SilverWords, plan: Tree) -> str:
    """A plan of Claw's display and how many of its corners are still free."""
    left = sum(1 for corner in plan["corners"] if corner == "free")
    return words.text("ui-claw-plan", plan=plan["plan"].rsplit("_", 1)[-1], left=left)
