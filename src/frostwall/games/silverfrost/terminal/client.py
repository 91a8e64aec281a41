"""Silverfrost at the prompt: its menu, its panes, and the commands that tell cards, cities and quests."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from frostwall.core.types import Outcome
from frostwall.games.silverfrost.engine.chapters import score
from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE
from frostwall.games.silverfrost.engine.game import Silverfrost
from frostwall.games.silverfrost.terminal import report as report_silverfrost
from frostwall.games.silverfrost.terminal.board import BOARD, PANES, pane_of
from frostwall.games.silverfrost.terminal.commands import complete, read
from frostwall.games.silverfrost.terminal.groups import SINGLE, Choice, menu
from frostwall.games.silverfrost.terminal.stage import SilverStage
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.terminal import report
from frostwall.terminal.client import Client
from frostwall.terminal.commands import Read
from frostwall.terminal.groups import Group
from frostwall.terminal.paint import BOLD, PLAIN, Row, row
from frostwall.terminal.words import Words

Tree = dict[str, Any]

# Seconds a person gets to see what a bot or Claw did.
PAUSES: Final[dict[str, float]] = {
    "place": 0.8, "visit": 0.8, "play": 0.9, "season": 0.9, "pass": 0.9, "complete": 1.0, "use_giant": 0.7,
    "claw_action": 0.9, "claw_plan_b": 0.9, "claw_plan_c": 0.9, "claw_token": 0.7, "claw_plays": 0.9,
    "claw_collects": 0.8, "snow_falls": 0.4, "freezing_cold": 0.8, "give": 0.7, "give_cards": 0.7,
}  # fmt: skip


class SilverClient(Client):
    words: SilverWords
    pauses: Mapping[str, float] = PAUSES

    # --- what differs from the Watch ---

    def new_words(self, lang: str) -> Words:
        return SilverWords(lang, self.table.scene, self.table.person, self.words.bots)

    def new_stage(self) -> SilverStage:
        self.words.sit(self.table.view())
        return SilverStage(self.table, self.words)

    def menu(self) -> list[Group]:
        return menu(self.table.view(), self.table.scene)

    def _read(self, line: str, view: Tree) -> Read:
        kinds = self.table.game.kinds.by_name
        return read(line, self.menu(), self.opened, self.words, view, kinds)

    def _complete(self, buffer: str) -> list[str]:
        return complete(buffer, self.menu(), self.words)

    def run_command(self, name: str, rest: str) -> None:
        if name in COMMANDS:
            COMMANDS[name](self, rest)
        else:
            super().run_command(name, rest)

    def pass_by(self) -> bool:
        return False

    def open(self, group: Group, view: Tree) -> None:
        """Show the choices of one kind of move."""
        self.opened = group
        lines = [row((self.words.usage(group, view), BOLD))]
        if isinstance(group, Choice):
            lines += report_silverfrost.choices(group, self.words, view)
        if len(lines) > MOST_LINES:
            self.display.page(self.words, self.words.text("ui-moves-title"), lines)
        else:
            self.say(*lines)

    def welcome(self) -> None:
        """With a word on the cards: the packaged ones are not the printed ones."""
        super().welcome()
        game = self.table.game
        if isinstance(game, Silverfrost):
            key = "ui-set-ours" if game.deck.name == HEARTHSIDE.name else "ui-set-other"
            self.say(row((self.words.text(key, set=game.deck.name), PLAIN)))

    def opened_text(self, group: Group) -> str:
        """The notation that an opened group stands for where only its reason is asked."""
        return (
            group.kind if group.kind in SINGLE else str(group.moves[0]["text"]) if group.moves else group.kind
        )

    def pane(self) -> str:
        view = self.table.view()
        if self.chosen in PANES and self.chosen_at == (view["decision"] or {}).get("id", -1):
            return self.chosen
        return pane_of(view) if self.table.person in view["actors"] else BOARD

    def switch(self) -> None:
        self.show(PANES[(PANES.index(self.pane()) + 1) % len(PANES)])

    def show(self, pane: str) -> None:
        view = self.table.view()
        self.chosen = pane
        self.chosen_at = (view["decision"] or {}).get("id", -1)

    def ending(self, outcome: Outcome) -> list[Row]:
        self.words.sit(self.table.view())
        claw = None
        if self.table.scene["solo"]:
            claw = dict(zip(score.SOURCES, score.sources(self.table.state, self.table.seats), strict=True))
        return report_silverfrost.ending(outcome, self.words, claw)

    # --- commands ---

    def help(self) -> None:
        text = self.words.text("ui-help")
        if self.table.scene["solo"]:
            text += "\n\n" + self.words.text("ui-help-solo")
        lines = [row(line) for line in text.split("\n")]
        lines += [[], row(self.words.text("ui-help-options")), *report.options(self.words)]
        self.display.page(self.words, self.words.text("ui-help-title"), lines)

    def moves(self) -> None:
        lines = report_silverfrost.moves(self.menu(), self.words, self.table.view())
        self.display.page(self.words, self.words.text("ui-moves-title"), lines)

    def card(self, rest: str) -> None:
        """The text of a card, giant, quest or place; without a name, of the own hand."""
        if not rest.strip():
            own = list(self.table.view()["seats"][self.table.person]["hand"]["cards"] or {})
            if own:
                self._texts(own)
            else:
                self.warn("ui-usage-card")
            return
        found = report_silverfrost.find(rest, self.words)
        if not found:
            self.warn("ui-card-none", name=rest)
        elif len(found) == 1:
            self.answer(self.words.text("ui-card-title"), report_silverfrost.about(found[0], self.words))
        else:
            self._texts(found)

    def _texts(self, things: list[str]) -> None:
        lines = report_silverfrost.several(things, self.words)
        self.display.page(self.words, self.words.text("ui-card-title"), lines)

    def hand(self) -> None:
        self.say(*report_silverfrost.hand(self.table.view(), self.words))

    def city(self) -> None:
        lines = report_silverfrost.cities(self.table.view(), self.words, [self.table.person])
        self.display.page(self.words, self.words.text("ui-city-title"), lines)

    def cities(self) -> None:
        lines = report_silverfrost.cities(self.table.view(), self.words)
        self.display.page(self.words, self.words.text("ui-cities-title"), lines)

    def quests(self) -> None:
        lines = report_silverfrost.quests(self.table.view(), self.words)
        self.display.page(self.words, self.words.text("ui-quests-title"), lines)

    def seats(self) -> None:
        lines = report_silverfrost.seats(self.table.view(), self.words)
        self.display.page(self.words, self.words.text("ui-seats-title"), lines)

    def claw(self) -> None:
        if not self.table.scene["solo"]:
            self.warn("ui-no-claw")
            return
        lines = report_silverfrost.claw(self.table.view(), self.words)
        self.display.page(self.words, self.words.catalogue.term("claw"), lines)

    def board(self) -> None:
        self.show(BOARD)
        self.display.board(self.moment())


MOST_LINES: Final = 14  # choices that are said below the picture; more are a page

COMMANDS: Final[dict[str, Callable[[SilverClient, str], None]]] = {
    "card": SilverClient.card,
    "city": lambda client, _: client.city(),
    "cities": lambda client, _: client.cities(),
    "quests": lambda client, _: client.quests(),
    "seats": lambda client, _: client.seats(),
    "claw": lambda client, _: client.claw(),
}
