"""The words of one table in one language: what seats are called, and sentences about moves and what happened."""

from collections.abc import Mapping
from typing import Any, Final

from frostwall.bots import free_name
from frostwall.core.types import Event, Refusal
from frostwall.terminal.commands import Vocabulary
from frostwall.terminal.groups import Group
from frostwall.terminal.paint import Span, Style
from frostwall.words import Catalogue
from frostwall.words.wording import SetNames

Tree = dict[str, Any]

SEAT_COLOURS: Final = ("red", "blue", "yellow", "green", "white", "black")
LIGHT: Final = ("yellow", "green", "white")  # seats whose letters are black


class Words:
    """What every game says alike. A game's own words say more: they know its scene."""

    def __init__(
        self,
        lang: str,
        game: str,
        scene: Tree,
        seats: int,
        person: int,
        bots: dict[int, str],
        set_names: SetNames | None = None,
    ) -> None:
        self.catalogue = self.new_catalogue(lang, f"{game}/terminal", set_names)
        self.game = game
        self.lang = lang
        self.scene = scene
        self.person = person
        self.bots = bots  # by their labels
        self.bot_names: dict[int, str] = {}
        for seat, bot in bots.items():
            self.bot_names[seat] = free_name(self.bot_names.values(), self.catalogue.bot_name(bot))
        self.names = [self.text("ui-seat-number", number=seat + 1) for seat in range(seats)]
        self.letters = [str(seat + 1) for seat in range(seats)]
        self.colours = [SEAT_COLOURS[seat % len(SEAT_COLOURS)] for seat in range(seats)]
        self.resources: dict[str, str] = {}  # what is counted, by the engine's name
        self.resource_letters: dict[str, str] = {}

    def new_catalogue(self, lang: str, name: str, set_names: SetNames | None) -> Catalogue:
        return Catalogue(lang, name, set_names)

    @staticmethod
    def capital(text: str) -> str:
        return text[:1].upper() + text[1:]

    def text(self, key: str, **args: str | int) -> str:
        return self.catalogue.text(key, **args)

    def vocabulary(self) -> Vocabulary:
        resources = {shown.lower(): name for name, shown in self.resources.items()}
        resources |= {name: name for name in self.resources}
        return Vocabulary(resources, {letter: name for name, letter in self.resource_letters.items()})

    # --- seats ---

    def seat(self, seat: int) -> str:
        """`Red (you)`, `Blue (Eira)`."""
        who = self.text("ui-you") if seat == self.person else self.bot_names.get(seat, "")
        return f"{self.names[seat]} ({who})" if who else self.names[seat]

    def opponents(self) -> str:
        """`Blue (Eira, easy bot) and White (Talvi, strong bot)`; nothing for somebody who plays alone."""
        found: list[str] = []
        for seat, bot in self.bots.items():
            name, _, level = bot.partition(":")
            strength = self.catalogue.bot(name, level or "full")
            found.append(f"{self.names[seat]} ({self.bot_names[seat]}, {strength})")
        return self.catalogue.join(found)

    def styles(self) -> list[str]:
        """A line about each character that plays: its name and its style."""
        found: dict[str, str] = {}
        for seat, bot in self.bots.items():
            style = self.catalogue.bot_style(bot)
            if style and bot not in found:
                found[bot] = self.text("ui-opponent-style", name=self.bot_names[seat], style=style)
        return list(found.values())

    def chip(self, seat: int, before: str = " ") -> Span:
        """A seat's letter on its colour."""
        colour = self.colours[seat]
        ink = "black" if colour in LIGHT else "white"
        return (f"{before}{self.letters[seat]} ", Style(ink, f"seat_{colour}", bold=True))

    def name_style(self, seat: int) -> Style:
        return Style(f"name_{self.colours[seat]}", bold=seat == self.person)

    # --- sentences of the engine ---

    def event(self, event: Event) -> str:
        return self.catalogue.event(event, self.names, self.person)

    def refusal(self, refusal: Refusal) -> str:
        return self.catalogue.refusal(refusal, self.names, self.person)

    def cards(self, counts: Mapping[str, int]) -> str:
        """`2 rings and 1 coin`."""
        return self.catalogue.cards(counts)

    # --- moves ---

    def kind(self, kind: str, view: Tree) -> str:  # noqa: ARG002 (a game may look at the decision)
        """What a kind of move does: "take a card"."""
        return self.catalogue.kind(kind)

    def brief(self, kind: str) -> str:
        """A kind of move in a word."""
        return self.catalogue.kind(kind)

    def move(self, move: Tree, view: Tree) -> str:  # noqa: ARG002 (a game may look at the board)
        """What a listed move does."""
        return self.catalogue.move(move, self.names, self.person)

    def usage(self, group: Group, view: Tree) -> str:
        """How to type a move of this group."""
        return self.capital(self.text("ui-usage-number", kind=self.kind(group.kind, view)))
