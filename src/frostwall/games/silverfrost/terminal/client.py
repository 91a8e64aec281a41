"""Silverfrost at the prompt: its menu, its panes, and the commands that show cards, cities and quests."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from frostwall.core.types import Outcome
from frostwall.games.silverfrost.engine.chapters import score
from frostwall.games.silverfrost.engine.deck.sets import PACKAGED
from frostwall.games.silverfrost.engine.game import Silverfrost
from frostwall.games.silverfrost.terminal import report
from frostwall.games.silverfrost.terminal.board import BOARD, PANES, pane_of
from frostwall.games.silverfrost.terminal.commands import complete, read
from frostwall.games.silverfrost.terminal.groups import SINGLE, Choice
from frostwall.games.silverfrost.terminal.presenter import SilverPresenter
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.terminal import client
from frostwall.terminal.client import Client
from frostwall.terminal.commands import Read
from frostwall.terminal.groups import Group
from frostwall.terminal.paint import BOLD, PLAIN, Row, row

Tree = dict[str, Any]

# Seconds a person gets to see what a bot or Claw did.
PAUSES: Final[dict[str, float]] = {
    "place": 0.8, "visit": 0.8, "play": 0.9, "season": 0.9, "pass": 0.9, "complete": 1.0, "use_giant": 0.7,
    "claw_action": 0.9, "claw_plan_b": 0.9, "claw_plan_c": 0.9, "claw_token": 0.7, "claw_plays": 0.9,
    "claw_collects": 0.8, "snow_falls": 0.4, "freezing_cold": 0.8, "give": 0.7, "give_cards": 0.7,
}  # fmt: skip


class SilverClient(Client):
    words: SilverWords
    presenter: SilverPresenter
    pauses: Mapping[str, float] = PAUSES

    def new_words(self, lang: str) -> SilverWords:
        found = SilverWords(lang, self.session.scene, self.session.person, self.bots)
        found.name_seats(self.session.view())
        return found

    def new_presenter(self) -> SilverPresenter:
        return SilverPresenter(self.session, self.words)

    def commands(self) -> Mapping[str, Callable[[Any, str], None]]:
        return COMMANDS

    def read(self, line: str) -> Read:
        kinds = self.session.game.kinds.by_name
        return read(line, self.menu(), self.opened, self.words, self.session.view(), kinds)

    def complete(self, buffer: str) -> list[str]:
        return complete(buffer, self.menu(), self.words)

    def list_moves(self) -> list[Row]:
        return report.moves(self.menu(), self.words, self.session.view())

    def help_text(self) -> str:
        text = super().help_text()
        return f"{text}\n\n{self.words.text('ui-help-solo')}" if self.session.scene["solo"] else text

    def open(self, group: Group) -> None:
        self.opened = group
        lines = self.show(group, self.session.view())
        if len(lines) > MOST_LINES:
            self.display.page(self.words, self.words.text("ui-moves-title"), lines)
        else:
            self.say(*lines)

    def show(self, group: Group, view: Tree) -> list[Row]:
        lines = [row((self.words.usage(group, view), BOLD))]
        return lines + (report.choices(group, self.words, view) if isinstance(group, Choice) else [])

    def welcome(self) -> None:
        """With a word on the cards: the packaged ones are not the printed ones."""
        super().welcome()
        game = self.session.game
        if isinstance(game, Silverfrost):
            name = game.deck.name
            if name in PACKAGED:
                title = self.words.catalogue.option("set").value(name)
                self.say(row((self.words.text("ui-set-ours", set=title), PLAIN)))
            else:
                self.say(row((self.words.text("ui-set-other", set=name), PLAIN)))

    def notation(self, group: Group) -> str:
        return (
            group.kind if group.kind in SINGLE else str(group.moves[0]["text"]) if group.moves else group.kind
        )

    def pane(self) -> str:
        if self.chosen in PANES and self.has_chosen_pane():
            return self.chosen
        view = self.session.view()
        return pane_of(view) if self.session.person in view["actors"] else BOARD

    def switch_pane(self) -> None:
        self.choose_pane(PANES[(PANES.index(self.pane()) + 1) % len(PANES)])

    def ending(self, outcome: Outcome) -> list[Row]:
        self.words.name_seats(self.session.view())
        claw = None
        if self.session.scene["solo"]:
            claw = dict(
                zip(score.SOURCES, score.sources(self.session.state, self.session.seats), strict=True)
            )
        return report.ending(outcome, self.words, claw)

    # --- commands ---

    def card(self, rest: str) -> None:
        """The text of a card, giant, quest or place; without a name, of the person's hand."""
        if not rest.strip():
            own = list(self.session.view()["seats"][self.session.person]["hand"]["cards"] or {})
            if own:
                self._texts(own)
            else:
                self.warn("ui-usage-card")
            return
        found = report.find(rest, self.words)
        if not found:
            self.warn("ui-card-none", name=rest)
        elif len(found) == 1:
            self.answer(self.words.text("ui-card-title"), report.about(found[0], self.words))
        else:
            self._texts(found)

    def _texts(self, things: list[str]) -> None:
        lines = report.several(things, self.words)
        self.display.page(self.words, self.words.text("ui-card-title"), lines)

    def city(self) -> None:
        lines = report.cities(self.session.view(), self.words, [self.session.person])
        self.display.page(self.words, self.words.text("ui-city-title"), lines)

    def cities(self) -> None:
        lines = report.cities(self.session.view(), self.words)
        self.display.page(self.words, self.words.text("ui-cities-title"), lines)

    def quests(self) -> None:
        lines = report.quests(self.session.view(), self.words)
        self.display.page(self.words, self.words.text("ui-quests-title"), lines)

    def seats(self) -> None:
        lines = report.seats(self.session.view(), self.words)
        self.display.page(self.words, self.words.text("ui-seats-title"), lines)

    def claw(self) -> None:
        if not self.session.scene["solo"]:
            self.warn("ui-no-claw")
            return
        lines = report.claw(self.session.view(), self.words)
        self.display.page(self.words, self.words.catalogue.term("claw"), lines)

    def board(self) -> None:
        self.choose_pane(BOARD)
        super().board()


MOST_LINES: Final = 14  # choices that are said below the picture; more are a page

COMMANDS: Final[Mapping[str, Callable[[SilverClient, str], None]]] = {
    **client.COMMANDS,
    "pane": lambda silver, _: silver.switch_pane(),
    "card": SilverClient.card,
    "city": lambda silver, _: silver.city(),
    "cities": lambda silver, _: silver.cities(),
    "quests": lambda silver, _: silver.quests(),
    "seats": lambda silver, _: silver.seats(),
    "claw": lambda silver, _: silver.claw(),
}
