"""Templates as HTML: those of the pages, and those that a game has for its own part of a page."""

from functools import cache
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from frostwall.games import games
from frostwall.words.rulebook import Rulebook

PAGES: Final = "frostwall.server.pages"


def has_rulebook(game: str) -> bool:
    return bool(Rulebook.languages(game))


def rules_of(game: str) -> str:
    """The game whose rules a page links to: its own, or the first game with a rulebook."""
    return game if has_rulebook(game) else next(filter(has_rulebook, games), game)


@cache
def templates(package: str = PAGES) -> Environment:
    """The templates in the folder `templates` of a package. Everything they show is escaped."""
    found = Environment(
        loader=PackageLoader(package, "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals |= {"has_rulebook": has_rulebook, "rules_of": rules_of}
    return found


def fragment(package: str, template: str, **facts: Any) -> Markup:
    """Part of a page, from a template of a game."""
    return Markup(templates(package).get_template(template).render(facts))
