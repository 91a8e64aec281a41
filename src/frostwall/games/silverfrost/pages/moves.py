"""Silverfrost's moves on a page: buttons grouped as in the terminal's menu, and forms for cards and goods."""

from collections import Counter
from typing import Final

from frostwall.games.silverfrost.terminal import groups, report
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.server.pages.face import Button, Item, Moves, Tree
from frostwall.terminal.groups import Group

BUTTONS: Final = 12  # sets of cards that are still listed one by one


def moves(view: Tree, words: SilverWords) -> list[Moves]:
    """What the viewer may do now, in the order of the terminal's menu."""
    if view["viewer"] not in view["actors"]:
        return []
    return [_moves(group, view, words) for group in groups.menu(view, words.scene)]


def _moves(group: Group, view: Tree, words: SilverWords) -> Moves:
    assert isinstance(group, groups.Choice)
    found = Moves(words.capital(words.kind(group.kind, view)), group.kind)
    if group.is_set and (not group.moves or len(group.moves) > BUTTONS):
        found.form, found.verb, found.tail = "names", group.verb, group.tail
        found.least, found.most = group.least, group.most
        found.items = [Item(name, words.name(name), n) for name, n in Counter(group.items).items()]
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
