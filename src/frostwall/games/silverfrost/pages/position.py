"""Silverfrost's position on a page: tables of seats, places, cards and cities, and the board in sentences."""

from collections.abc import Sequence

from frostwall.games.silverfrost.terminal import report
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.server.pages.cells import number, seat_cell, sentences
from frostwall.server.pages.face import Cell, Grid, Position, Say, Tree


def position(view: Tree, words: SilverWords, say: Say) -> Position:
    """All that a page shows of this view."""
    board = view["board"]
    people = list(enumerate([*view["seats"], *([board["claw"]] if "claw" in board else [])]))
    found = Position(_people(view, people, words, say))
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
                [Cell(words.name(giant)), number(f"+{points}"), Cell(words.about(giant))]
                for points, giant in zip(words.scene["giant_slots"], board["giants"], strict=True)
                if giant is not None
            ],
            "texts",
        ),
        _quests(say("highland"), [quest for quest in board["highland"] if quest is not None], words, say),
    ]
    for who, one in people:
        found.grids.append(_city(who, one, words, say))
    found.sentences = sentences(report.board(view, words))
    return found


def _people(view: Tree, people: Sequence[tuple[int, Tree]], words: SilverWords, say: Say) -> Grid:
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
                seat_cell(words, who),
                Cell(words.text("ui-passed-out") if one["passed"] else words.season(one["season"])),
                number(one["fire"]),
                *(number("–" if claw else one["resources"][name]) for name in words.resources),
                number(one["points"]),
                number(one["snow"]),
                number(hand),
                number(f"{one['quests']['count']}+{len(one['completed'])}"),
            ]
        )
    return Grid(say("people"), [words.capital(head) for head in heads], rows, "people")


def _quests(title: str, quests: Sequence[str], words: SilverWords, say: Say) -> Grid:
    rows = [
        [Cell(words.name(quest)), number(words.entries[quest]["points"]), Cell(words.about(quest))]
        for quest in quests
    ]
    head = words.capital(words.catalogue.term("quest"))
    return Grid(title, [head, say("points"), say("text")], rows, "texts")


def _places(view: Tree, words: SilverWords, say: Say) -> Grid:
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
        rows.append([Cell(name), Cell(report.place_line(entry, words)), Cell(", ".join(there) or "–")])
    return Grid(say("places"), [say("place"), say("gives"), say("animals")], rows, "places")


def _valley(view: Tree, words: SilverWords, say: Say) -> Grid:
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


def _city(who: int, one: Tree, words: SilverWords, say: Say) -> Grid:
    rows: list[list[Cell]] = []
    for card in one["city"]:
        marks = [say(mark) for mark in ("snow", "chimney") if card[mark]]
        if card.get("stored"):
            marks.append(words.goods(card["stored"]))
        rows.append([Cell(words.name(card["card"]), more=", ".join(marks)), Cell(words.about(card["card"]))])
    return Grid(say("city-of", seat=words.names[who]), [say("card"), say("text")], rows, "texts")
