"""The Watch's moves on a page: buttons grouped as in the terminal's menu, and forms for cards."""

from collections.abc import Mapping
from typing import Final

from frostwall.games.watch.terminal import groups
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.server.pages.face import Button, Item, Moves, Tree
from frostwall.terminal.groups import Group

MOST_WANTED: Final = 24  # cards of one kind that somebody may ask for


def moves(view: Tree, words: WatchWords) -> list[Moves]:
    """What the viewer may do now, in the order of the terminal's menu."""
    if view["viewer"] not in view["actors"]:
        return []
    return [_moves(group, view, words) for group in groups.menu(view, words.scene)]


def _moves(group: Group, view: Tree, words: WatchWords) -> Moves:
    found = Moves(words.capital(words.kind(group.kind, view)), group.kind)
    placed = group.kind in groups.PLACES
    section = groups.PLACES.get(group.kind) == "section"
    for pick, move in zip(group.picks(), group.moves, strict=True):
        about = words.move(move, view)
        more = words.section_state(view, move["section"]) if section else ""
        if not about:
            label = found.title if group.is_single else move["text"]
        elif placed and not section and group.kind not in groups.SEATED:
            label = f"{pick}: {about}"
        else:
            label = about
        found.buttons.append(Button(move["text"], words.capital(label), more))
    if not group.moves:
        _add_form(found, group.kind, view, words)
    return found


def _add_form(found: Moves, kind: str, view: Tree, words: WatchWords) -> None:
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
