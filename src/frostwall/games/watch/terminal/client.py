"""The Watch at the prompt: its menu, its panes, and the commands that show places, costs, the Wall and the heroes."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from frostwall.games.watch.terminal import report, report_north
from frostwall.games.watch.terminal.board import Marks
from frostwall.games.watch.terminal.commands import MAPS, complete, read
from frostwall.games.watch.terminal.groups import HERO_KINDS, PLACES, numbered
from frostwall.games.watch.terminal.presenter import NORTHERN_EVENTS, SHOWN, WatchPresenter
from frostwall.games.watch.terminal.screen import GIFT, NORTH, WatchMoment, choose_layout
from frostwall.games.watch.terminal.words import MOVES, WatchWords
from frostwall.terminal import client
from frostwall.terminal.client import Client
from frostwall.terminal.commands import Open, Read, Run
from frostwall.terminal.display import Display
from frostwall.terminal.groups import Group
from frostwall.terminal.paint import BOLD, Row, row
from frostwall.terminal.session import Happened, TerminalSession

Tree = dict[str, Any]

# Seconds a person gets to see what a bot or the dice did.
PAUSES: Final[dict[str, float]] = {
    "dice": 0.7, "settlement": 0.8, "road": 0.5, "keep": 0.8, "tormund": 0.8, "steal": 0.6, "seven": 0.5, "play": 0.7,
    "offer": 0.9, "deal": 0.8, "counter": 0.6, "trade": 0.4, "buy": 0.4, "longest_road": 0.8, "strongest_patrol": 0.8,
    "wildling_die": 0.7, "advance": 0.9, "camp": 0.9, "rush": 1.2, "breach": 1.5, "cross": 1.0, "giant": 1.2,
    "sixth": 1.2, "guard": 0.7, "guard_lost": 1.0, "guard_moved": 0.8, "hero": 0.8, "hero_picked": 0.6,
    "sent_back": 0.8, "drive": 0.8, "no_advance": 0.4, "wall_holds": 0.9, "token": 0.6, "tragedy": 0.9,
}  # fmt: skip


class WatchClient(Client):
    words: WatchWords
    presenter: WatchPresenter
    pauses: Mapping[str, float] = PAUSES

    def __init__(self, session: TerminalSession, lang: str, display: Display, fast: bool) -> None:
        self.passed: set[int] = set()  # lines that opened a special build turn with nothing to build
        super().__init__(session, lang, display, fast)
        self.chosen = GIFT

    def new_words(self, lang: str) -> WatchWords:
        return WatchWords(lang, self.session.scene, self.session.person, self.bots)

    def new_presenter(self) -> WatchPresenter:
        return WatchPresenter(self.session, self.words, self.passed)

    def named(self, move: Tree) -> str:
        return numbered(super().named(move), move)

    def commands(self) -> Mapping[str, Callable[[Any, str], None]]:
        return COMMANDS

    def read(self, line: str) -> Read:
        kinds = self.session.game.kinds.by_name
        return read(line, self.menu(), self.opened, self.words.vocabulary(), kinds)

    def complete(self, buffer: str) -> list[str]:
        kinds = sorted(self.session.game.kinds.by_name)
        return complete(buffer, self.menu(), list(self.words.resources), kinds)

    def notation(self, group: Group) -> str:
        return str(self.session.game.kinds.by_name[group.kind].words[0])

    def list_moves(self) -> list[Row]:
        return report.moves(self.menu(), self.words, self.session.view())

    def help_text(self) -> str:
        text = super().help_text()
        return f"{text}\n\n{self.words.text('ui-help-north')}" if self.words.has_wall else text

    def move_by_itself(self) -> bool:
        """Pass a special build turn in which the person can build nothing; the log says so."""
        view = self.session.view()
        if view["phase"] != "special_build" or [move["text"] for move in view["moves"]] != ["pass"]:
            return False
        opened = [one for one in self.session.happened if one.event.name == "special_build"][-1:]
        self.passed |= {one.seq for one in opened}
        self.play("pass")
        return True

    def open(self, group: Group) -> None:
        self.chosen_at = -1
        super().open(group)

    def show(self, group: Group, view: Tree) -> list[Row]:
        lines = [row((self.words.usage(group, view), BOLD))]
        if (group.kind not in PLACES or group.kind in MOVES) and group.moves:
            listed = [
                f"{pick}) {self.words.short(move, view)}"
                for pick, move in zip(group.picks(), group.moves, strict=True)
            ]
            lines.append(row("  ".join(listed)))
        elif group.kind in PLACES and len(group.moves) > SHOWN:
            lines.append(row(" ".join(group.picks())))
        return lines

    def why(self, rest: str) -> None:
        found = self.read(rest)
        if (isinstance(found, Run) and found.name == "hero") or (
            isinstance(found, Open) and found.group.kind in HERO_KINDS
        ):
            self.hero()
        else:
            super().why(rest)

    # --- panes ---

    def pane(self) -> str:
        """What a small window shows: what the person chose at this decision, what it is about, what was shown last."""
        if self.watched is not None:
            return self.watched
        if self.has_chosen_pane():
            return self.chosen
        return self.presenter.pane(self.session.view(), self.opened) or self.chosen

    def pane_of(self, new: list[Happened], pause: float) -> str | None:
        northern = any(one.event.name in NORTHERN_EVENTS for one in new)
        return NORTH if northern else GIFT if pause else None

    def has_panes(self) -> bool:
        """Is the window too small to show the north and the Gift at once?"""
        size = self.display.size()
        return size is not None and choose_layout(self.session.scene, *size).panes

    def show_pane(self, pane: str) -> None:
        """Switch a small window to this pane; elsewhere describe it in sentences."""
        if not self.words.has_wall:
            self.board()
        elif self.has_panes():
            self.choose_pane(pane)
        else:
            about = report_north.north if pane == NORTH else report_north.gift
            lines = about(self.session.view(), self.words)
            self.display.page(self.words, self.words.text(f"ui-title-{pane}"), lines)

    def switch_pane(self) -> None:
        self.show_pane(GIFT if self.has_panes() and self.pane() == NORTH else NORTH)

    # --- commands ---

    def costs(self) -> None:
        lines = report.costs(self.session.view(), self.words)
        self.display.page(self.words, self.words.text("ui-costs-title"), lines)

    def look(self, rest: str) -> None:
        number = rest.strip().lstrip("#")
        if not (number.isascii() and number.isdigit() and len(number) < 4):
            self.warn("ui-usage-look")
            return
        lines = report.look(int(number), self.session.view(), self.words)
        if lines:
            self.answer(self.words.text("ui-look-title", number=int(number)), lines)
        else:
            self.warn("ui-look-nothing", number=int(number))

    def map(self, rest: str) -> None:
        what = rest.strip().lower() or MAPS[0]
        chosen = [name for name in MAPS if name.startswith(what)]
        if not chosen:
            self.warn("ui-usage-map")
            return
        scene = self.session.scene
        moment = self.moment()
        assert isinstance(moment, WatchMoment)
        moment.pane = GIFT
        if chosen[0] == "intersections":
            moment.marks = Marks(
                intersections={place["intersection"] for place in scene["intersections"] if place["hexes"]}
            )
        elif chosen[0] == "paths":
            moment.marks = Marks(paths={path["path"] for path in scene["paths"] if path["open"]})
        else:
            moment.marks = Marks(hexes={place["hex"] for place in scene["hexes"]})
        self.display.picture(moment)

    def wall(self) -> None:
        if self.words.has_wall:
            view = self.session.view()
            lines = [*report_north.facts(view, self.words), [], *report_north.wall(view, self.words)]
            self.display.page(self.words, self.words.text("ui-title-wall"), lines)
        else:
            self.board()

    def hero(self) -> None:
        if self.words.has_wall:
            self.say(*report_north.hero(self.session.view(), self.words, self.rulebook))
        else:
            self.help()

    def heroes(self) -> None:
        if not self.words.has_wall:
            self.warn("ui-no-heroes")
            return
        lines = report_north.heroes(self.session.view(), self.words, self.rulebook)
        self.display.page(self.words, self.words.text("ui-title-heroes"), lines)


COMMANDS: Final[Mapping[str, Callable[[WatchClient, str], None]]] = {
    **client.COMMANDS,
    "look": WatchClient.look,
    "map": WatchClient.map,
    "costs": lambda watch, _: watch.costs(),
    "north": lambda watch, _: watch.show_pane(NORTH),
    "gift": lambda watch, _: watch.show_pane(GIFT),
    "pane": lambda watch, _: watch.switch_pane(),
    "wall": lambda watch, _: watch.wall(),
    "hero": lambda watch, _: watch.hero(),
    "heroes": lambda watch, _: watch.heroes(),
}
