"""Lists and sentences about a table of the Watch: what is legal, what things cost, what a place is."""

from typing import Any

from frostwall.games.watch.terminal.groups import PLACES
from frostwall.games.watch.terminal.panels import missing
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.groups import Group
from frostwall.terminal.layout import KEY
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Row, Style, row

Tree = dict[str, Any]


def moves(groups: list[Group], words: WatchWords, view: Tree) -> list[Row]:
    """Every group with its key, and every listed move with its notation and what it is about."""
    found: list[Row] = []
    for group in groups:
        found.append(row((group.key, KEY), (f" {words.kind(group.kind, view)}", BOLD)))
        if not group.moves:
            found.append(row("   " + words.usage(group, view)))
        elif group.is_single:
            found[-1] += [("  " + group.moves[0]["text"], DIM)]
        else:
            for pick, move in zip(group.picks(), group.moves, strict=True):
                about = words.move(move, view)
                if PLACES.get(group.kind) == "section":
                    about += ": " + words.section_state(view, move["section"])
                found.append(
                    row((f"   {group.key}{pick:<4}", PLAIN), f"{move['text']:<24}", (f" {about}", DIM))
                )
    return found or [row(words.text("ui-moves-none"))]


def costs(view: Tree, words: WatchWords) -> list[Row]:
    """What everything costs and what is missing, your rates, and where the routes begin."""
    own = view["seats"][words.person]
    held = own["hand"] or {}
    found: list[Row] = []
    for piece, cost in words.costs.items():
        lack = missing(cost, held)
        state = (
            words.text("ui-cost-missing", cards=words.cards(lack)) if lack else words.text("ui-cost-ready")
        )
        name = words.text(f"ui-piece-{piece}")
        found.append(
            row((f"{name:<12}", BOLD), f"{words.cards(cost)}. ", (state, DIM if lack else Style("good")))
        )
    rates = [f"{words.resources[name]} {rate}:1" for name, rate in own["rates"].items()]
    found += [[], row((words.text("ui-rates"), BOLD), " ", ", ".join(rates))]
    found.append(row((words.text("ui-routes"), BOLD)))
    for route in words.scene["routes"]:
        what = words.text("ui-any") if route["kind"] == "any" else words.resources[route["kind"]]
        ends = words.catalogue.join([str(end) for end in sorted(route["ends"])])
        found.append(row("  " + words.text("ui-route-at", rate=route["rate"], resource=what, ends=ends)))
    return found


def hand(view: Tree, words: WatchWords) -> list[Row]:
    """Your cards as sentences."""
    own = view["seats"][words.person]
    found = [row(words.text("ui-you-hold", cards=words.cards(own["hand"] or {}), count=own["hand_size"]))]
    if own["cards"]:
        found.append(row(words.text("ui-you-hold-cards", cards=words.cards(own["cards"]))))
    return found


def seats(view: Tree, words: WatchWords) -> list[Row]:
    """One sentence per seat."""
    found: list[Row] = []
    for seat in view["seats"]:
        points = seat["all_points"] if seat["all_points"] is not None else seat["points"]
        text = words.text(
            "ui-seat-is", seat=words.seat(seat["seat"]), points=points, hand=seat["hand_size"],
            cards=seat["cards_size"], patrols=seat["patrols"], road=seat["road_length"],
        )  # fmt: skip
        if words.has_wall:
            text += " " + words.text(
                "ui-seat-guards", guards=seat["guards"], hero=words.hero(seat["hero"]["name"]),
                side=seat["hero"]["side"],
            )  # fmt: skip
        special = [words.catalogue.term(name) for name in ("longest_road", "strongest_patrol") if seat[name]]
        found.append(
            row(text, *([" ", words.text("ui-has", what=words.catalogue.join(special))] if special else []))
        )
    return found


def look(number: int, view: Tree, words: WatchWords) -> list[Row]:
    """What the intersection, the path and the hex of this number are."""
    found: list[Row] = []
    scene = words.scene
    if number < len(scene["intersections"]):
        found.append(
            row((f"{words.catalogue.term('intersection')} {number}: ", BOLD), words.intersection(number), ". ",
                (words.owner(view, "intersection", number), DIM))
        )  # fmt: skip
    if number < len(scene["paths"]):
        closed = "" if scene["paths"][number]["open"] else words.text("ui-closed")
        about = words.owner(view, "path", number) or closed
        found.append(
            row((f"{words.catalogue.term('path')} {number}: ", BOLD), words.path(number), ". ", (about, DIM))
        )
    if number < len(scene["hexes"]):
        place = scene["hexes"][number]
        here = _here(number, view, words)
        terrain = words.catalogue.term(place["terrain"])
        found.append(
            row(
                (f"{words.text('ui-hex')} {number}: ", BOLD),
                f"{words.hex(number)} ({terrain}) ",
                (here, BOLD),
            )
        )
    return found


def board(view: Tree, words: WatchWords) -> list[Row]:
    """The board in sentences, for those who do not look at pictures."""
    found = [row((words.text("ui-board-hexes"), BOLD))]
    for place in words.scene["hexes"]:
        number = place["hex"]
        if place["resource"] is None:
            continue
        around = [p["intersection"] for p in words.scene["intersections"] if number in p["hexes"]]
        here = _here(number, view, words)
        text = words.text(
            "ui-board-hex", hex=number, what=words.hex(number), places=" ".join(map(str, around))
        )
        found.append(row(f"  {text} ", (here, BOLD)))
    if view["board"]["tormund"] == "camp":
        found.append(row("  " + words.text("ui-tormund-camp")))
    for seat in range(len(words.names)):
        pieces = [
            words.text(f"ui-board-{kind}", places=" ".join(str(place) for place in view["board"][kind][seat]))
            for kind in ("settlements", "keeps", "roads")
            if view["board"][kind][seat]
        ]
        found.append(row((words.seat(seat), BOLD), ": ", "; ".join(pieces) or words.text("ui-board-none")))
    return found + seats(view, words)


def _here(number: int, view: Tree, words: WatchWords) -> str:
    """Who stands on a hex: Tormund, wildlings, or nobody."""
    names = [words.catalogue.term("tormund")] if view["board"]["tormund"] == number else []
    names += [
        words.wildlings(one["wildlings"]) for one in view["board"].get("gift", ()) if one["hex"] == number
    ]
    return words.catalogue.join(names)
