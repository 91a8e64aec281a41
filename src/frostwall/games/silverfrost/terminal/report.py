"""Sentences about a table of Silverfrost: the board for those who do not look at it, texts, moves, the end."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from frostwall.core.types import Outcome
from frostwall.games.silverfrost.terminal.groups import Choice, distinct, own_hand
from frostwall.games.silverfrost.terminal.panels import card_style, people
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.terminal.groups import Group
from frostwall.terminal.layout import KEY
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Row, row
from frostwall.terminal.report import HEAD

Tree = dict[str, Any]

SOURCES: Final = ("cards", "prosperity", "quests", "snow", "tokens", "journey")
MOST_FOUND: Final = 12  # things a word may name before it is too vague


# --- moves ---


def moves(groups: list[Group], words: SilverWords, view: Tree) -> list[Row]:
    """Every group with its key, and every move with its number and what it does."""
    found: list[Row] = []
    for group in groups:
        if not isinstance(group, Choice):
            continue
        found.append(row((group.key, KEY), (f" {words.kind(group.kind, view)}", BOLD)))
        if group.is_single:
            found[-1].append((f"  {group.moves[0]['text']}", DIM))
        else:
            found += choices(group, words, view)
    return found or [row(words.text("ui-moves-none"))]


def choices(group: Choice, words: SilverWords, view: Tree) -> list[Row]:
    """The moves of a group, or the cards to choose some from, one to a row."""
    if group.is_set:
        return [
            row(f"   {at:>3}  ", words.counted(name, n), (f"  {line(name, words)}", DIM))
            for at, name, n in distinct(group)
        ]
    if not group.moves:
        return [row(f"   {words.goods(dict.fromkeys(group.items, 1))}")]
    found: list[Row] = []
    for pick, move in zip(group.picks(), group.moves, strict=True):
        found.append(row(f"   {pick:>4}  ", words.move(move, view), (f"  {detail(move, words)}", DIM)))
    return found


def detail(move: Tree, words: SilverWords) -> str:
    """What the thing of a move says."""
    for argument in ("place", "giant", "quest", "card"):
        if move.get(argument) in words.entries:
            return line(move[argument], words)
    return ""


def line(thing: str, words: SilverWords) -> str:
    """A thing in a line: what a place brings, what a card, giant or quest says."""
    return (
        place_line(words.entries[thing], words)
        if words.entries[thing]["what"] == "places"
        else words.about(thing)
    )


def place_line(entry: Tree, words: SilverWords) -> str:
    parts = [words.text(f"ui-place-{entry['kind']}")]
    if entry["gain"]:
        parts.append(words.text("ui-place-gain", goods=words.goods(entry["gain"])))
    elif words.catalogue.has(f"ui-place-in-{entry['area']}".replace("_", "-")):
        parts.append(words.text(f"ui-place-in-{entry['area']}".replace("_", "-")))
    if entry["discard_cost"]:
        parts.append(
            words.text("ui-place-journey", cards=entry["discard_cost"], points=entry["journey_points"])
        )
    if entry["fire_cost"]:
        parts.append(words.text("ui-place-fire", fire=entry["fire_cost"]))
    return "; ".join(parts)


# --- texts ---


def find(text: str, words: SilverWords) -> list[str]:
    """The things that a text names: by its whole name, else by words in names."""
    wanted = " ".join(text.lower().replace("_", " ").split())
    names = words.vocabulary_names()
    if wanted in names:
        return [names[wanted]]
    if wanted.replace(" ", "_") in words.entries:
        return [wanted.replace(" ", "_")]
    found = {thing: None for name, thing in names.items() if name.startswith(wanted)}
    found |= {thing: None for name, thing in names.items() if f" {wanted}" in name}
    found |= {thing: None for name, thing in names.items() if wanted in name}
    return list(found)


def about(thing: str, words: SilverWords) -> list[Row]:
    """All that is printed on a card, giant, quest or place."""
    entry = words.entries[thing]
    what = entry["what"]
    if what == "cards":
        return _card(thing, words)
    if what == "places":
        number = words.text("ui-number", number=words.place_numbers[thing])
        head = row((words.name(thing), HEAD), (f"  {words.area(entry['area'])}, {number}", DIM))
        return [head, row(words.capital(place_line(entry, words)) + ".")]
    kind = words.text("ui-a-giant") if what == "giants" else words.text(
        f"ui-a-{entry['level']}-quest", points=entry["points"]
    )  # fmt: skip
    return [row((words.name(thing), HEAD), (f"  {kind}", DIM)), row(words.about(thing))]


def _card(card: str, words: SilverWords) -> list[Row]:
    entry = words.entries[card]
    facts = [
        words.text(f"ui-a-{entry['kind']}"),
        words.type(entry["type"]),
        words.text(f"ui-rarity-{entry['rarity']}"),
        words.text("ui-copies", count=entry["copies"]),
    ]
    found = [row((words.name(card), HEAD), (f"  {', '.join(facts)}", card_style(words, card)))]
    found.append(row(words.text("ui-card-facts", cost=words.cost(card), points=entry["points"])))
    if entry["tags"]:
        keywords = ", ".join(words.keyword(tag) for tag in entry["tags"])
        found.append(row(words.text("ui-card-keywords", keywords=keywords, count=len(entry["tags"]))))
    if entry["chimney"]:
        kind = words.text("ui-any-type") if entry["chimney"] == "any" else words.type(entry["chimney"])
        found.append(row(words.text("ui-card-chimney", type=kind)))
    if entry["spaces"] != 1:
        found.append(row(words.text("ui-card-spaces", spaces=entry["spaces"])))
    return [*found, row(words.about(card))]


def several(things: list[str], words: SilverWords) -> list[Row]:
    found: list[Row] = []
    for thing in things[:MOST_FOUND]:
        found += [*([[]] if found else []), *about(thing, words)]
    if len(things) > MOST_FOUND:
        names = ", ".join(words.name(thing) for thing in things[MOST_FOUND:])
        found += [[], row((words.text("ui-also", names=names), DIM))]
    return found


# --- what you have ---


def hand(view: Tree, words: SilverWords) -> list[Row]:
    """What a person has, in sentences: goods, cards, quests."""
    words.name_seats(view)
    own = view["seats"][words.person]
    goods = {**own["resources"], "fire": own["fire"], "point": own["points"]}
    cards = [
        words.text(
            "ui-say-card",
            number=at,
            card=words.counted(card, own["hand"]["cards"][card]),
            cost=words.cost(card),
        )
        for at, card in enumerate(own_hand(view), 1)
    ]
    found = [
        row(
            words.text(
                "ui-you-have", goods=words.goods(goods), animals=to_place(own, words),
                chimneys=own["chimneys"]["supply"],
            )
        ),
        row(words.text("ui-your-cards", cards="; ".join(cards) or words.text("ui-none"))),
    ]  # fmt: skip
    for looked in view["board"]["looked"]:
        if looked["names"]:
            found.append(row(f"{words.text('ui-looked')} {words.listed(looked['names'])}"))
    return found


def to_place(one: Tree, words: SilverWords) -> str:
    """`2 and the Silver Guard`."""
    guard = "yes" if one["animals"]["guard"] else "no"
    return words.text("ui-animals", animals=one["animals"]["normal"], guard=guard)


def quests(view: Tree, words: SilverWords) -> list[Row]:
    """The own quests and those of the highland, with their texts; who has completed what."""
    words.name_seats(view)
    found: list[Row] = [row((words.text("ui-quests"), BOLD))]
    if words.person >= 0:  # somebody who looks on has none
        found += [_quest(quest, words) for quest in view["seats"][words.person]["quests"]["quests"] or []]
    found.append(row((words.text("ui-highland"), BOLD)))
    found += [_quest(quest, words) for quest in view["board"]["highland"] if quest is not None]
    for who, one in enumerate(people(view)):
        if one["completed"]:
            names = words.catalogue.join([words.name(quest) for quest in one["completed"]])
            found.append(row(words.text("ui-has-completed", seat=words.names[who], quests=names)))
    return found


def _quest(quest: str, words: SilverWords) -> Row:
    points = words.text("ui-points", points=words.entries[quest]["points"])
    return row(("  " + words.name(quest), BOLD), f" ({points}): {words.about(quest)}")


# --- the board ---


def board(view: Tree, words: SilverWords) -> list[Row]:
    """The board in sentences, for those who do not look at pictures."""
    words.name_seats(view)
    found: list[Row] = []
    for area in words.scene["areas"]:
        here = [entry for entry in words.scene["places"] if entry["area"] == area]
        if here:
            found.append(row((words.area(area), BOLD)))
            found += [_place(entry, view, words) for entry in here]
    found += [row((words.text("ui-mountain"), BOLD))]
    for points, giant in zip(words.scene["giant_slots"], view["board"]["giants"], strict=True):
        if giant is None:
            found.append(row("  " + words.text("ui-say-no-giant", points=points)))
        else:
            text = words.text("ui-say-giant", giant=words.name(giant), points=points)
            found.append(row(f"  {text} ", (words.about(giant), DIM)))
    return [*found, *valley(view, words), *quests(view, words), *seats(view, words)]


def _place(entry: Tree, view: Tree, words: SilverWords) -> Row:
    here = view["board"]["places"][entry["id"]]
    number = words.place_numbers[entry["id"]]
    found = row(f"  {number} {words.short_place(entry['id'])}: ", (place_line(entry, words), DIM))
    if here["snow"]:
        found.append((". " + words.capital(words.text("ui-say-snow", snow=here["snow"])), PLAIN))
    if here["animals"]:
        names = words.catalogue.join([_figure(one, words) for one in here["animals"]])
        found.append((". " + words.text("ui-say-here", names=names), BOLD))
    return [*found, (".", PLAIN)]


def _figure(one: Tree, words: SilverWords) -> str:
    return words.text(f"ui-say-{one['figure']}", seat=words.names[one["who"]])


def valley(view: Tree, words: SilverWords) -> list[Row]:
    state = view["board"]
    found = [row((words.text("ui-valley", deck=state["deck"], discard=state["discard"]), BOLD))]
    for at, space in enumerate(state["valley"], 1):
        if space["card"] is None:
            found.append(row(f"  {at} {words.text('ui-empty')}"))
            continue
        card = space["card"]
        entry = words.entries[card]
        text = words.text(
            "ui-say-valley", number=at, card=words.name(card), cost=words.cost(card), points=entry["points"],
            type=words.type(entry["type"]), count=space["count"],
        )  # fmt: skip
        marks = [words.text("ui-say-snow", snow=space["snow"])] if space["snow"] else []
        marks += [words.text("ui-say-claw-token")] if space.get("claw") else []
        found.append(row(f"  {text}", (" " + ", ".join(marks) if marks else "", BOLD)))
    return found


def seats(view: Tree, words: SilverWords) -> list[Row]:
    """A sentence or two per person."""
    words.name_seats(view)
    found: list[Row] = []
    for who, one in enumerate(people(view)):
        if who >= len(view["seats"]):
            found += claw(view, words)
            continue
        season = words.text("ui-passed-out") if one["passed"] else words.season(one["season"])
        text = words.text(
            "ui-seat-is", seat=words.seat(who), season=season, points=one["points"], snow=one["snow"],
            goods=words.goods({**one["resources"], "fire": one["fire"]}), animals=to_place(one, words),
            chimneys=one["chimneys"]["supply"], waiting=one["chimneys"]["waiting"],
            hand=one["hand"]["count"], quests=one["quests"]["count"], done=len(one["completed"]),
        )  # fmt: skip
        found += [row(text), row("  " + city_line(view, words, who))]
    return found


def city_line(view: Tree, words: SilverWords, who: int) -> str:
    """A city as a list: slots, cards, snow, chimneys, animals."""
    names = [_in_city(card, words, who) for card in people(view)[who]["city"]]
    free = people(view)[who].get("free_spaces", 0)
    key = "ui-say-city" if who < len(view["seats"]) else "ui-say-city-claw"  # his has no limit (INFO-5)
    return words.text(key, cards="; ".join(names) or words.text("ui-empty"), free=free)


def _in_city(card: Tree, words: SilverWords, who: int) -> str:
    marks = [words.text("ui-mark-snow")] if card["snow"] else []
    marks += [words.text("ui-mark-chimney")] if card["chimney"] else []
    here = [{"who": who, "figure": figure} for figure in card.get("own", [])]
    here += [card["open"]] if card.get("open") else []
    marks += [_figure(one, words) for one in here]
    marks += [words.goods(card["stored"])] if card.get("stored") else []
    text = f"{card['slot']} {words.name(card['card'])}"
    return f"{text} ({', '.join(marks)})" if marks else text


def cities(view: Tree, words: SilverWords, only: Iterable[int] | None = None) -> list[Row]:
    """Cities with the texts of their cards."""
    words.name_seats(view)
    found: list[Row] = []
    for who in range(len(people(view))) if only is None else only:
        found += [*([[]] if found else []), row((words.names[who], HEAD), f". {city_line(view, words, who)}")]
        for card in people(view)[who]["city"]:
            name = (
                f"  {card['slot']:>2} {words.name(card['card'])}: ",
                card_style(words, card["card"], True),
            )
            found.append(row(name, words.about(card["card"])))
    return found


def claw(view: Tree, words: SilverWords) -> list[Row]:
    """Claw in sentences: what he has, and the plans that lie before him."""
    one = view["board"]["claw"]
    text = words.text(
        "ui-say-claw", fire=one["fire"], points=one["points"], snow=one["snow"], animals=to_place(one, words),
        season=words.season(one["season"]), face_down=one["face_down"]["count"], quests=one["quests"]["count"],
        done=len(one["completed"]), difficulty=one["difficulty"],
    )  # fmt: skip
    found = [row(text), row("  " + city_line(view, words, one["who"]))]
    for plan in one["display"]:
        corners = [
            words.text(f"ui-corner-{corner}")
            if corner in ("free", "skipped")
            else words.text("ui-corner-used")
            for corner in plan["corners"]
        ]
        number = plan["plan"].rsplit("_", 1)[-1]
        found.append(row("  " + words.text("ui-say-plan", plan=number, corners=", ".join(corners))))
    return found


# --- the end ---


def ending(outcome: Outcome, words: SilverWords, claw_points: Mapping[str, int] | None = None) -> list[Row]:
    """Who won, and the score sheet: a row for each source of points, a column for each person."""
    winners = [words.seat(seat) for seat in outcome.winners]
    solo = claw_points is not None
    if solo and not winners:
        winners = [words.catalogue.term("claw")]
    found = [row((words.text("ui-ended", winners=words.catalogue.join(winners)), HEAD))]
    sheets: list[tuple[int, Mapping[str, int]]] = [(seat, outcome.sources[seat]) for seat in outcome.ranking]
    if claw_points is not None:
        sheets.append((words.scene["seats"], claw_points))
    label = max(len(words.text(f"ui-source-{name}")) for name in (*SOURCES, "total")) + 1
    wide = max(len(words.names[who]) for who, _ in sheets) + 4
    head: Row = [(" " * label, PLAIN)]
    for who, _ in sheets:
        head += [words.chip(who), (words.names[who].ljust(wide - 3), PLAIN)]
    found.append(head)
    for name in SOURCES:
        line: Row = [(words.text(f"ui-source-{name}").ljust(label), DIM)]
        found.append([*line, *((f"{sheet.get(name, 0):>4}".ljust(wide), PLAIN) for _, sheet in sheets)])
    total: Row = [(words.text("ui-source-total").ljust(label), BOLD)]
    found.append([*total, *((f"{sum(sheet.values()):>4}".ljust(wide), BOLD) for _, sheet in sheets)])
    return found
