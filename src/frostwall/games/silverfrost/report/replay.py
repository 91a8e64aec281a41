"""The words of a position of Silverfrost that `replay` prints: what a seat has, and what lies on the table."""

from collections.abc import Sequence
from typing import Any, Final

from frostwall.lab.words import Words
from frostwall.words import Catalogue

CLAW: Final = -1  # as the catalogue counts seats


def seat_words(facts: dict[str, Any], catalogue: Catalogue, words: Words) -> list[str]:
    """A seat as one viewer sees it: cards and quests it may not know are a number."""
    hand, quests = facts["hand"], facts["quests"]
    size, held = hand["count"], quests["count"]
    cards = (
        catalogue.text("cards-hidden", count=size)
        if hand["cards"] is None
        else catalogue.named(hand["cards"])
    )
    known = str(held) if quests["quests"] is None else _names(quests["quests"], "quest", catalogue)
    chimneys = facts["chimneys"]["supply"] + facts["chimneys"]["waiting"]
    goods = {**facts["resources"], "fire": facts["fire"], "point": facts["points"]}
    return [
        *_person_words(facts, goods, catalogue, words),
        words.say("cli-position-chimneys", chimneys=chimneys),
        words.say("cli-position-hand", cards=catalogue.text("cards-none") if size == 0 else cards),
        words.say("cli-position-quests", quests=known),
    ]


def table_lines(view: dict[str, Any], names: Sequence[str], catalogue: Catalogue, words: Words) -> list[str]:
    """What lies open for everybody, Claw's play area included."""
    board = view["board"]
    snow = catalogue.term("snow")
    valley = [
        (f"{row['count']} × " if row["count"] > 1 else "")
        + catalogue.name("card", row["card"])
        + (f" ({snow})" if row["snow"] else "")
        for row in board["valley"]
        if row["card"] is not None
    ]
    places: list[str] = []
    for place, row in board["places"].items():
        there = [
            catalogue.seat(CLAW if one["who"] >= len(view["seats"]) else one["who"], names)
            + (f" ({catalogue.term('guard')})" if one["figure"] == "guard" else "")
            for one in row["animals"]
        ]
        there += [snow] * min(1, row["snow"])
        if there:
            places.append(f"{catalogue.name('place', place)}: {', '.join(there)}")
    giants = [name for name in board["giants"] if name is not None]
    highland = [name for name in board["highland"] if name is not None]
    found = [
        words.say("cli-position-valley", cards=", ".join(valley) or "–"),
        words.say("cli-position-giants", giants=_names(giants, "giant", catalogue)),
        words.say("cli-position-highland", quests=_names(highland, "quest", catalogue)),
        words.say("cli-position-animals", places="; ".join(places) or "–"),
        words.say("cli-position-deck", cards=board["deck"], discarded=board["discard"]),
    ]
    claw = board.get("claw")
    if claw is not None:
        goods = {"fire": claw["fire"], "point": claw["points"]}
        said = "; ".join(_person_words(claw, goods, catalogue, words))
        found.append(f"{catalogue.term('claw')}: {said}")
    return found


def _person_words(
    facts: dict[str, Any], goods: dict[str, int], catalogue: Catalogue, words: Words
) -> list[str]:
    """What Claw has too."""
    snow, chimney = catalogue.term("snow"), catalogue.term("chimney")
    city: list[str] = []
    for row in facts["city"]:
        marks = [mark for mark, there in ((snow, row["snow"]), (chimney, row["chimney"])) if there]
        name = f"{row['slot']} {catalogue.name('card', row['card'])}"
        city.append(name + (f" ({', '.join(marks)})" if marks else ""))
    animals = facts["animals"]["normal"] + facts["animals"]["guard"]
    return [
        catalogue.term(f"season_{facts['season']}"),
        words.say("cli-position-supply", goods=catalogue.cards(goods)),
        words.say("cli-position-left", animals=animals),
        words.say("cli-position-cleared", snow=facts["snow"]),
        words.say("cli-position-completed", quests=_names(facts["completed"], "quest", catalogue)),
        words.say("cli-position-city", cards=", ".join(city) or "–"),
    ]


def _names(ids: Sequence[str], what: str, catalogue: Catalogue) -> str:
    """Names in a row; those of quests in quotation marks, for they may be phrases with commas."""
    names = [catalogue.name(what, one) for one in ids]
    if what == "quest":
        names = [catalogue.text("quests-named", name=name, count=1) for name in names]
    return ", ".join(names) or "–"
