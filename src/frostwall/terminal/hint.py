"""A hint in sentences: the move, what speaks for it, how sure that is, the next best one, and what to type.

The sentences are the browser's; only what to type is the terminal's own.
"""

from collections.abc import Sequence
from typing import Any, Final

from frostwall.coach import Hint
from frostwall.games import games
from frostwall.terminal.groups import Group
from frostwall.terminal.paint import BOLD, DIM, Row, row
from frostwall.terminal.session import TerminalSession
from frostwall.terminal.words import Words
from frostwall.words import Catalogue
from frostwall.words.generic import GenericCatalogue

SECONDS: Final = 1.0  # nobody waits longer for a hint
Tree = dict[str, Any]


def told(found: Hint, session: TerminalSession, words: Words, menu: Sequence[Group]) -> list[Row]:
    shared = Catalogue(words.lang, "web")
    names = games.box(session.game.name).set_names(session.game)
    game = GenericCatalogue(words.lang, f"{session.game.name}/web", names)
    view = session.view()
    reasons = [game.reason(one.key, one.args, words.names, session.person) for one in found.best.reasons]
    says = shared.text("web-hint-says", move=in_words(found.best.fields, words, menu, view))
    if found.next is None:
        sure = words.text("ui-hint-only")
        typed = words.text("ui-hint-type", text=found.best.text)
    else:
        other = in_words(found.next.fields, words, menu, view)
        sure = shared.text("web-hint-sure", sure=found.sure or "", move=other)
        typed = words.text("ui-hint-type-either", text=found.best.text, other=found.next.text)
    return [row((says, BOLD), *(f" {reason}" for reason in reasons)), row(sure, (f" {typed}", DIM))]


def in_words(move: Tree, words: Words, menu: Sequence[Group], view: Tree) -> str:
    """`Take cards: 2 rings and 1 coin`; the kind alone where that says it all."""
    group = next((group for group in menu if group.holds(move)), None)
    kind = "" if group is None else words.capital(words.kind(group.kind, view))
    about = words.move(move, view).rstrip(".")
    if not kind or not about or words.capital(about) == kind:
        return kind or words.capital(about) or str(move["text"])
    return f"{kind}: {about}"
