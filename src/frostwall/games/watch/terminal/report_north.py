"""The north in sentences: camps, clearings, the Wall, the wildlings in the Gift, and the heroes."""

from typing import Any

from frostwall.games.watch.terminal.board_north import is_open
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.paint import BOLD, DIM, Row, Style, row
from frostwall.terminal.report import HEAD
from frostwall.words.rulebook import Rulebook

Tree = dict[str, Any]


def facts(view: Tree, words: WatchWords) -> list[Row]:
    """How near the end is, and what may still come."""
    board, scene = view["board"], words.scene
    found = [
        row(
            words.text(
                "ui-say-danger", breaches=board["breaches"], most_breaches=scene["most_breaches"],
                gift=board["in_gift"], most_gift=scene["most_in_gift"],
            )
        ),
        row(
            words.text(
                "ui-say-frostfangs", wildlings=words.wildlings(board["frostfangs"]),
                tokens=board["tokens"]["face_down"],
            )
        ),
    ]  # fmt: skip
    if view["wildling_die"]:
        found.insert(0, row(words.text("ui-say-die", die=view["wildling_die"])))
    return found


def camps(view: Tree, words: WatchWords) -> list[Row]:
    """Every clan area: who stands in its camps, and where its trails lead."""
    found: list[Row] = []
    for clan, taken in zip(words.scene["clans"], view["board"]["camps"], strict=True):
        names = [
            words.text("ui-say-camp", camp=number, wildling=words.wildling(kind))
            for number, kind in enumerate(taken["camps"], 1)
        ]
        trails = []
        for section in sorted(clan["rush"]):
            labels = [str(trail["label"]) for trail in clan["trails"] if trail["section"] == section]
            trails.append(words.text("ui-say-trail", die=words.catalogue.join(labels, "or"), section=section))
        ways = words.text("ui-say-trails", trails=words.catalogue.join(trails))
        state = words.catalogue.join(names) if names else words.text("ui-say-no-camp")
        found.append(row((words.clan(clan["clan"]), BOLD), f": {state}. ", (ways, DIM)))
    return found


def wall(view: Tree, words: WatchWords) -> list[Row]:
    """Every section: its guards in their order, who waits before it, and what a breach would take."""
    found: list[Row] = []
    for section in range(len(view["board"]["wall"])):
        clearing = view["board"]["clearings"][section]
        text = words.section_state(view, section)
        way = words.text(
            f"ui-say-{clearing['direction'].replace('_', '-')}", hexes=words.line(clearing["line"])
        )
        line = row((words.capital(words.text("ui-section", section=section)), BOLD), f": {text} ", (way, DIM))
        if is_open(view, section):
            line.append((f" {words.text('ui-say-open')}", Style("warn")))
        found.append(line)
    return found


def gift(view: Tree, words: WatchWords) -> list[Row]:
    """The hexes that bring nothing, and why."""
    board = view["board"]
    found: list[Row] = []
    for place in board["gift"]:
        here = words.wildlings(place["wildlings"])
        found.append(
            row(words.text("ui-say-held", hex=place["hex"], what=words.hex(place["hex"]), wildlings=here))
        )
    if not found:
        found.append(row(words.text("ui-say-gift-free")))
    where = board["tormund"]
    if where == "camp":
        found.append(row(words.text("ui-tormund-camp")))
    else:
        found.append(row(words.text("ui-say-tormund", hex=where, what=words.hex(where))))
    return found


def north(view: Tree, words: WatchWords) -> list[Row]:
    return [*facts(view, words), [], *camps(view, words), [], *wall(view, words), [], *gift(view, words)]


# --- heroes ---


def hero_help(name: str, words: WatchWords, rulebook: Rulebook | None) -> str:
    """What a hero does: the catalogue's short text, or the rulebook's."""
    key = f"hero-{name}-help"
    if words.catalogue.has(key):
        return words.text(key)
    rule = next(one["rule"] for one in words.scene["heroes"] if one["name"] == name)
    entry = None if rulebook is None else rulebook.by_rule(rule)
    return "" if entry is None else entry.text


def hero(view: Tree, words: WatchWords, rulebook: Rulebook | None) -> list[Row]:
    """Your hero: what it does and whether it can be used now."""
    own = view["seats"][words.person]["hero"]
    name = words.text("ui-your-hero", hero=words.hero(own["name"]), side=own["side"])
    return [row((name, BOLD), " ", words.hero_state(own)), row(hero_help(own["name"], words, rulebook))]


def heroes(view: Tree, words: WatchWords, rulebook: Rulebook | None) -> list[Row]:
    """Every seat's hero, then those in the display, each with what it does."""
    rules = {one["name"]: one["rule"] for one in words.scene["heroes"]}
    found: list[Row] = []
    for seat in view["seats"]:
        one = seat["hero"]
        key = "ui-hero-new" if one["new"] else "ui-hero-used" if one["used"] else "ui-hero-side"
        state = words.text(key, side=one["side"])
        found.append(row((words.seat(seat["seat"]), BOLD), f": {words.hero(one['name'])}, ", (state, DIM)))
    own = view["seats"][words.person]["hero"]
    found += [[], *_about(own["name"], rules, words, rulebook), row(words.hero_state(own))]
    found += [[], row((words.text("ui-display-title"), HEAD))]
    for name in view["display"]:
        found += _about(name, rules, words, rulebook)
    return found


def _about(name: str, rules: dict[str, str], words: WatchWords, rulebook: Rulebook | None) -> list[Row]:
    title = words.catalogue.term(f"hero-{name}-title")
    return [
        row((words.hero(name), BOLD), f", {title} ", (rules[name], DIM)),
        row(f"  {' '.join(hero_help(name, words, rulebook).split())}"),
    ]
