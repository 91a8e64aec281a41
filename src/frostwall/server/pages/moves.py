"""The moves a page offers: buttons by kind, and forms where there are too many to list. Forms become notation again.

Grouped and worded as in the terminal client's menu, from a view alone.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from frostwall.games.silverfrost.terminal import groups as groups_silverfrost
from frostwall.games.silverfrost.terminal import report
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.terminal import groups
from frostwall.terminal.words import Words

Tree = dict[str, Any]

BUTTONS: Final = 12  # sets of cards that are still listed one by one
MOST_WANTED: Final = 24  # cards of one kind that somebody may ask for


@dataclass(frozen=True)
class Button:
    """One legal move."""

    text: str  # the notation
    label: str
    more: str = ""


@dataclass(frozen=True)
class Item:
    """Something to choose some of."""

    name: str
    label: str
    most: int


@dataclass
class Moves:
    """The moves of one kind: as buttons, or as a form where there are too many to list."""

    title: str
    kind: str
    buttons: list[Button] = field(default_factory=list)
    form: str = ""  # "" buttons only; "bag": counted goods; "names": cards; "trade": give and take
    items: list[Item] = field(default_factory=list)  # of a trade: what one may give
    wanted: list[Item] = field(default_factory=list)  # of a trade
    verb: str = ""
    tail: str = ""
    least: int = 0
    most: int = 0


def moves(view: Tree, words: Words) -> list[Moves]:
    """What the viewer may do now, in the order of the terminal's menu."""
    if view["viewer"] not in view["actors"]:
        return []
    if isinstance(words, SilverWords):
        return [_silver_moves(group, view, words) for group in groups_silverfrost.menu(view, words.scene)]
    return [_watch_moves(group, view, words) for group in groups.menu(view, words.scene)]


def _watch_moves(group: groups.Group, view: Tree, words: Words) -> Moves:
    found = Moves(words.capital(words.kind(group.kind, view)), group.kind)
    placed = group.kind in groups.PLACES
    for pick, move in zip(group.picks(), group.moves, strict=True):
        about = words.move(move, view)
        section = groups.PLACES.get(group.kind) == "section"
        more = words.section_state(view, move["section"]) if section else ""
        if not about:
            label = found.title if group.is_single else move["text"]
        else:
            label = (
                f"{pick}: {about}" if placed and not section and group.kind not in groups.SEATED else about
            )
        found.buttons.append(Button(move["text"], words.capital(label), more))
    if not group.moves:
        _choose(found, group.kind, view, words)
    return found


def _choose(found: Moves, kind: str, view: Tree, words: Words) -> None:
    """A form for moves of cards that are not listed."""
    found.verb = kind
    choice = next((one for one in view["choices"] if one["kind"] == kind), None)
    held: Mapping[str, int] = view["seats"][view["viewer"]].get("hand") or {}
    if choice is not None and "pick" in choice:
        found.form = "bag"
        found.least = found.most = int(choice["pick"]["total"])
        held = choice["pick"]["from"]
    elif kind in groups.TERMS:
        found.form = "trade"
        found.wanted = [
            Item(name, words.capital(shown), MOST_WANTED) for name, shown in words.resources.items()
        ]
    found.items = [Item(name, words.capital(words.resources[name]), n) for name, n in held.items() if n]


def _silver_moves(group: groups.Group, view: Tree, words: SilverWords) -> Moves:
    found = Moves(words.capital(words.kind(group.kind, view)), group.kind)
    assert isinstance(group, groups_silverfrost.Choice)
    if group.is_set and (not group.moves or len(group.moves) > BUTTONS):
        found.form, found.verb, found.tail = "names", group.verb, group.tail
        found.least, found.most = group.least, group.most
        counted = Counter(group.items)
        found.items = [Item(name, words.name(name), n) for name, n in counted.items()]
    elif group.kind == "goods" and not group.moves:
        found.form, found.verb = "bag", group.verb
        found.least = found.most = group.total
        choice = next(one for one in view["choices"] if one["kind"] == group.verb)
        found.items = [
            Item(name, words.capital(words.resources.get(name, name)), n)
            for name, n in choice["pick"]["from"].items()
        ]
    else:
        for move in group.moves:
            label = words.capital(words.kind(group.kind, view) if group.is_single else words.move(move, view))
            found.buttons.append(Button(move["text"], label, report.detail(move, words)))
    return found


def chosen(form: Mapping[str, str]) -> str:
    """The notation of what was put into one of the forms: `discard wool*2 ore`, `offer wool for ore`."""
    kind, verb = form.get("form", ""), form.get("verb", "")
    if kind == "trade":
        return f"{verb} {_bag(form, 'g.') or 'nothing'} for {_bag(form, 't.') or 'nothing'}"
    if kind == "bag":
        return f"{verb} {_bag(form, 'n.')}".strip()
    names = [name for name, n in sorted(_counts(form, "n.").items()) for _ in range(n)]
    return " ".join([verb, *(names or ["nothing"]), form.get("tail", "")]).strip()


def _counts(form: Mapping[str, str], prefix: str) -> dict[str, int]:
    """Only small whole numbers count; what somebody invents is left to the judge of the game."""
    found: dict[str, int] = {}
    for name, value in form.items():
        if name.startswith(prefix) and value.isascii() and value.isdigit() and 0 < int(value[:3]) < 100:
            found[name.removeprefix(prefix)] = int(value[:3])
    return found


def _bag(form: Mapping[str, str], prefix: str) -> str:
    return " ".join(name if n == 1 else f"{name}*{n}" for name, n in _counts(form, prefix).items())
