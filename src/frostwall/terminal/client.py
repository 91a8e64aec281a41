"""The game at the prompt: whose move it is, what is said about it, and what a typed line does.

`Client` knows neither ANSI codes nor files: it asks a display (the full screen, or plain sentences) and moves a table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from frostwall.core.record import RecordError
from frostwall.core.types import Outcome, Refusal
from frostwall.games.watch.terminal import report_north
from frostwall.games.watch.terminal.board import Marks
from frostwall.terminal import report
from frostwall.terminal.commands import MAPS, Do, Nothing, Open, Read, Run, Say, clean, complete, read
from frostwall.terminal.groups import PLACES, Group, menu
from frostwall.terminal.paint import BOLD, DIM, Row, Style, row
from frostwall.terminal.screen import GIFT, NORTH, Moment
from frostwall.terminal.session import Table, write_file
from frostwall.terminal.stage import NORTHERN_EVENTS, SHOWN, Stage
from frostwall.terminal.words import LANGUAGES, MOVES, Words
from frostwall.words.rulebook import Rulebook

Tree = dict[str, Any]

WARN: Final = Style("warn")
GOOD: Final = Style("good")
FOUND: Final = 5  # entries of the rulebook at once

# Seconds a person gets to see what a bot or the dice did.
PAUSES: Final[dict[str, float]] = {
    "dice": 0.7, "settlement": 0.8, "road": 0.5, "keep": 0.8, "tormund": 0.8, "steal": 0.6, "seven": 0.5, "play": 0.7,
    "offer": 0.9, "deal": 0.8, "counter": 0.6, "trade": 0.4, "buy": 0.4, "longest_road": 0.8, "strongest_patrol": 0.8,
    "wildling_die": 0.7, "advance": 0.9, "camp": 0.9, "rush": 1.2, "breach": 1.5, "cross": 1.0, "giant": 1.2,
    "sixth": 1.2, "guard": 0.7, "guard_lost": 1.0, "guard_moved": 0.8, "hero": 0.8, "hero_picked": 0.6,
    "sent_back": 0.8, "drive": 0.8, "no_advance": 0.4, "wall_holds": 0.9, "token": 0.6, "tragedy": 0.9,
}  # fmt: skip


class Display(Protocol):
    """What a person sees and types at."""

    def ask(self, moment: Moment, prompt: str) -> str: ...
    def follow(self, moment: Callable[[], Moment], new: list[Row], seconds: float) -> None: ...
    def tell(self, lines: list[Row]) -> bool:
        """Say something now; False when the display says it with the next moment instead."""

    def page(self, words: Words, title: str, lines: list[Row]) -> None: ...
    def map(self, moment: Moment) -> None: ...
    def board(self, moment: Moment) -> None: ...
    def has_panes(self, words: Words) -> bool:
        """Is the window too small to show the north and the Gift at once?"""

    def completer(self, words_after: Callable[[str], list[str]]) -> None: ...


@dataclass
class Quit(Exception):
    """The person leaves; the game is saved."""

    ended: bool = False  # by the end of the input


class Client:
    pauses: Mapping[str, float] = PAUSES

    def __init__(self, table: Table, words: Words, display: Display, fast: bool) -> None:
        self.table = table
        self.words = words
        self.display = display
        self.fast = fast
        self.stage = self.new_stage()
        self.rulebook = Rulebook(table.game.name, words.lang)
        self.opened: Group | None = None
        self.message: list[Row] = []
        self.interrupted = False
        self.chosen = GIFT  # the pane the person chose last, and at which decision
        self.chosen_at = -1
        self.watched: str | None = None  # the pane in which something is happening
        display.completer(self._complete)

    # --- what another game does in its own way ---

    def new_words(self, lang: str) -> Words:
        return Words(lang, self.table.scene, self.table.person, self.words.bots)

    def new_stage(self) -> Stage:
        return Stage(self.table, self.words)

    def run_command(self, name: str, rest: str) -> None:
        COMMANDS[name](self, rest)

    def opened_text(self, group: Group) -> str:
        return str(self.table.game.kinds.by_name[group.kind].words[0])

    def ending(self, outcome: Outcome) -> list[Row]:
        return report.ending(outcome, self.words)

    # --- the loop ---

    def run(self) -> None:
        """Play until the game is over or the person leaves (Quit)."""
        self.welcome()
        while True:
            actor = self.table.actor()
            if actor is None:
                self.finish()
                return
            if actor != self.table.person:
                self.others()
            elif not self.pass_by():
                self.prompt()

    def pass_by(self) -> bool:
        """A special build turn in which the person can build nothing is passed; the log says so."""
        view = self.table.view()
        if view["phase"] != "special_build" or [move["text"] for move in view["moves"]] != ["pass"]:
            return False
        opened = [one for one in self.table.happened if one.event.name == "special_build"][-1:]
        self.table.passed |= {one.seq for one in opened}
        self.play("pass")
        return True

    def welcome(self) -> None:
        key = "ui-welcome-back" if self.table.record.lines else "ui-welcome"
        self.say(row((self.words.text(key, seat=self.words.names[self.table.person]), BOLD)))

    def others(self) -> None:
        """Nature or a bot moves; the person watches, and may interrupt."""
        try:
            new = self.table.advance()
            if self.table.save_problem is not None:
                self.warn("ui-save-problem", reason=_reason(self.table.save_problem))
            pause = 0.0 if self.fast else max((self.pauses.get(h.event.name, 0.1) for h in new), default=0.0)
            northern = any(one.event.name in NORTHERN_EVENTS for one in new)
            self.watched = NORTH if northern else GIFT if pause else None
            told = self.stage.told(new)
            if told:
                self.display.follow(self.moment, self.stage.paragraphs(told), pause)
            self.watched = None
        except KeyboardInterrupt:
            self.say(row((self.words.text("ui-paused"), WARN)))
            self.prompt()

    def prompt(self) -> None:
        """Ask once and do what is typed."""
        try:
            line = self.display.ask(self.moment(), self.words.text("ui-prompt"))
        except EOFError as problem:
            raise Quit(ended=True) from problem
        except KeyboardInterrupt as problem:
            if self.interrupted:
                raise Quit from problem
            self.interrupted = True
            self.message = [row((self.words.text("ui-interrupted"), WARN))]
            return
        self.interrupted = False
        self.message = []
        self.do(line)

    def do(self, line: str) -> None:
        view = self.table.view()
        found = self._read(line, view)
        if isinstance(found, Nothing):
            self.opened = None
        elif isinstance(found, Say):
            self.cannot(found)
        elif isinstance(found, Open):
            self.open(found.group, view)
        elif isinstance(found, Run):
            self.opened = None
            self.run_command(found.name, found.rest)
        else:
            self.play(found.text)

    def _read(self, line: str, view: Tree) -> Read:
        kinds = self.table.game.kinds.by_name
        return read(line, menu(view, self.table.scene), self.opened, self.words.vocabulary(), kinds)

    def play(self, text: str) -> None:
        judged = self.table.judge(text)
        if isinstance(judged, Refusal):
            known = judged.rule and judged.code != "UNKNOWN_TEXT"
            hint = "" if known else " " + self.words.text("ui-hint-moves")
            self.say(row((self.words.refusal(judged), WARN), (hint, DIM)))
            return
        self.opened = None
        new = self.table.make(judged)
        if self.table.save_problem is not None:
            self.warn("ui-save-problem", reason=_reason(self.table.save_problem))
        told = self.stage.told(new)
        if told:
            self.display.follow(self.moment, self.stage.paragraphs(told), 0.0)

    def open(self, group: Group, view: Tree) -> None:
        """Show the choices of one kind of move."""
        self.opened = group
        self.chosen_at = -1
        lines = [row((self.words.usage(group, view), BOLD))]
        if (group.kind not in PLACES or group.kind in MOVES) and group.moves:
            listed = [
                f"{pick}) {self.words.short(move, view)}"
                for pick, move in zip(group.picks(), group.moves, strict=True)
            ]
            lines.append(row("  ".join(listed)))
        elif group.kind in PLACES and len(group.moves) > SHOWN:
            lines.append(row(" ".join(group.picks())))
        self.say(*lines)

    # --- saying ---

    def say(self, *lines: Row) -> None:
        if not self.display.tell(list(lines)):
            self.message += lines

    def warn(self, key: str, **args: str | int) -> None:
        given = {name: value for name, value in args.items() if value != ""}
        self.say(row((self.words.text(key, **given), WARN)))

    def cannot(self, found: Say) -> None:
        if found.key == "ui-not-open":
            self.warn(found.key, kind=self.words.kind(found.word, self.table.view()))
        else:
            self.warn(found.key, word=found.word)

    def answer(self, title: str, lines: list[Row]) -> None:
        """The result of a command: on the screen a page of its own if it is long."""
        if len(lines) <= 2 and sum(len(text) for line in lines for text, _ in line) < 180:
            self.say(*lines)
        else:
            self.display.page(self.words, title, lines)

    def moment(self) -> Moment:
        return self.stage.moment(self.opened, self.message, self.pane())

    def pane(self) -> str:
        """What a small window shows: what the person chose at this decision, what it is about, what was shown last."""
        if self.watched is not None:
            return self.watched
        view = self.table.view()
        if self.chosen_at == (view["decision"] or {}).get("id", -1):
            return self.chosen
        return self.stage.pane(view, self.opened) or self.chosen

    def _complete(self, buffer: str) -> list[str]:
        groups = menu(self.table.view(), self.table.scene)
        return complete(buffer, groups, list(self.words.resources), sorted(self.table.game.kinds.by_name))

    # --- commands ---

    def help(self) -> None:
        text = self.words.text("ui-help")
        if self.words.has_wall:
            text += "\n\n" + self.words.text("ui-help-north")
        lines = [row(line) for line in text.split("\n")]
        lines += [[], row(self.words.text("ui-help-options")), *report.options(self.words)]
        self.display.page(self.words, self.words.text("ui-help-title"), lines)

    def moves(self) -> None:
        view = self.table.view()
        lines = report.moves(menu(view, self.table.scene), self.words, view)
        self.display.page(self.words, self.words.text("ui-moves-title"), lines)

    def why(self, rest: str) -> None:
        if not rest:
            self.warn("ui-usage-why")
            return
        found = self._read(rest, self.table.view())
        if (isinstance(found, Run) and found.name == "hero") or (
            isinstance(found, Open) and found.group.is_hero
        ):
            self.hero()
            return
        if isinstance(found, Open):
            text = self.opened_text(found.group)
        elif isinstance(found, Do):
            text = found.text
        else:
            text = clean(rest)
        judged = self.table.judge(text)
        if isinstance(judged, Refusal):
            lines = [row((self.words.refusal(judged), WARN))]
            entry = self.rulebook.by_rule(judged.rule) if judged.rule else None
            if entry is not None:
                lines += [[], *report.entry(entry)]
            self.answer(self.words.text("ui-why-title", text=text), lines)
            return
        self.say(report.preview(text, self.table.preview(judged), self.words))

    def rules(self, rest: str) -> None:
        if not rest:
            self.warn("ui-usage-rules")
            return
        entry = self.rulebook.entry(rest)
        found = [entry] if entry is not None else self.rulebook.search(rest, FOUND)
        if not found:
            self.warn("ui-rules-none", words=rest)
            return
        lines: list[Row] = []
        if self.rulebook.is_fallback:
            lines += [row((self.words.text("ui-rules-fallback"), DIM)), []]
        for one in found:
            lines += [*report.entry(one), []]
        self.display.page(self.words, self.words.text("ui-rules-title", words=rest), lines[:-1])

    def undo(self) -> None:
        try:
            text = self.table.undo()
        except RecordError:
            self.warn("ui-undo-refused")
            return
        self.say(row((self.words.text("ui-undone", text=text), GOOD)))

    def save(self, rest: str) -> None:
        if not rest:
            where = str(self.table.file) if self.table.file is not None else ""
            self.say(
                row(
                    self.words.text("ui-saved-here", file=where)
                    if where
                    else self.words.text("ui-usage-save")
                )
            )
            return
        path = Path(rest).expanduser()
        if path.exists() and (self.table.file is None or path.resolve() != self.table.file.resolve()):
            self.warn("ui-file-exists", file=str(path))
            return
        try:
            write_file(path, self.table.record.write())
        except (OSError, ValueError) as problem:
            self.warn("ui-save-problem", reason=_reason(problem))
            return
        self.say(row((self.words.text("ui-saved", file=str(path)), GOOD)))

    def resume(self) -> None:
        self.say(
            row(self.words.text("ui-resume", game=self.table.game.name, file=str(self.table.file or "FILE")))
        )

    def log(self) -> None:
        self.display.page(
            self.words, self.words.text("ui-log-title"), self.stage.paragraphs(self.table.happened)
        )

    def costs(self) -> None:
        self.display.page(
            self.words, self.words.text("ui-costs-title"), report.costs(self.table.view(), self.words)
        )

    def hand(self) -> None:
        self.say(*report.hand(self.table.view(), self.words))

    def look(self, rest: str) -> None:
        number = rest.strip().lstrip("#")
        if not (number.isascii() and number.isdigit() and len(number) < 4):
            self.warn("ui-usage-look")
            return
        lines = report.look(int(number), self.table.view(), self.words)
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
        scene = self.table.scene
        moment = self.moment()
        moment.pane = GIFT
        if chosen[0] == "intersections":
            moment.marks = Marks(
                intersections={place["intersection"] for place in scene["intersections"] if place["hexes"]}
            )
        elif chosen[0] == "paths":
            moment.marks = Marks(paths={path["path"] for path in scene["paths"] if path["open"]})
        else:
            moment.marks = Marks(hexes={place["hex"] for place in scene["hexes"]})
        self.display.map(moment)

    def board(self) -> None:
        self.display.board(self.moment())

    # --- the north ---

    def show(self, pane: str) -> None:
        """Switch a small window to this pane; elsewhere tell it in sentences."""
        view = self.table.view()
        if not self.words.has_wall:
            self.board()
        elif self.display.has_panes(self.words):
            self.chosen = pane
            self.chosen_at = (view["decision"] or {}).get("id", -1)
        else:
            about = report_north.north if pane == NORTH else report_north.gift
            self.display.page(self.words, self.words.text(f"ui-title-{pane}"), about(view, self.words))

    def switch(self) -> None:
        self.show(GIFT if self.display.has_panes(self.words) and self.pane() == NORTH else NORTH)

    def wall(self) -> None:
        if self.words.has_wall:
            view = self.table.view()
            lines = [*report_north.facts(view, self.words), [], *report_north.wall(view, self.words)]
            self.display.page(self.words, self.words.text("ui-title-wall"), lines)
        else:
            self.board()

    def hero(self) -> None:
        if not self.words.has_wall:
            self.help()
            return
        view = self.table.view()
        self.say(*report_north.hero(view, self.words, self.rulebook))

    def heroes(self) -> None:
        if not self.words.has_wall:
            self.warn("ui-no-heroes")
            return
        lines = report_north.heroes(self.table.view(), self.words, self.rulebook)
        self.display.page(self.words, self.words.text("ui-title-heroes"), lines)

    def lang(self, rest: str) -> None:
        wanted = rest.strip().lower()
        if wanted not in LANGUAGES:
            self.warn("ui-usage-lang", languages=", ".join(LANGUAGES))
            return
        self.words = self.new_words(wanted)
        self.stage = self.new_stage()
        self.rulebook = Rulebook(self.table.game.name, wanted)
        self.say(row((self.words.text("ui-language"), GOOD)))

    def quit(self) -> None:
        raise Quit

    # --- the end ---

    def finish(self) -> None:
        """The last screen: it stays until the person leaves it; looking things up still works."""
        outcome = self.table.outcome()
        if outcome is None:
            return
        self.message = []
        self.say(
            *self.ending(outcome),
            *report.kept(self.table.file, self.words, self.table.game.name, True),
        )
        while True:
            try:
                line = self.display.ask(self.moment(), self.words.text("ui-prompt-over"))
            except (EOFError, KeyboardInterrupt):
                return
            found = self._read(line, self.table.view())
            if isinstance(found, Nothing) or (isinstance(found, Run) and found.name == "quit"):
                return
            self.message = []
            self.do(line)


def _reason(problem: Exception) -> str:
    return clean(str(getattr(problem, "strerror", None) or problem))


COMMANDS: Final[dict[str, Callable[[Client, str], None]]] = {
    "help": lambda client, _: client.help(),
    "moves": lambda client, _: client.moves(),
    "why": Client.why,
    "look": Client.look,
    "map": Client.map,
    "board": lambda client, _: client.board(),
    "hand": lambda client, _: client.hand(),
    "costs": lambda client, _: client.costs(),
    "log": lambda client, _: client.log(),
    "north": lambda client, _: client.show(NORTH),
    "gift": lambda client, _: client.show(GIFT),
    "pane": lambda client, _: client.switch(),
    "wall": lambda client, _: client.wall(),
    "hero": lambda client, _: client.hero(),
    "heroes": lambda client, _: client.heroes(),
    "rules": Client.rules,
    "undo": lambda client, _: client.undo(),
    "save": Client.save,
    "resume": lambda client, _: client.resume(),
    "lang": Client.lang,
    "quit": lambda client, _: client.quit(),
}
