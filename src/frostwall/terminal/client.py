"""A game at the prompt: whose move it is, what is said about it, and what a typed line does.

`Client` is what the faces of all games share (face.py); each game says in its own way what is shown and what is typed.
It knows neither escape codes nor files: it asks a display (the full screen, or sentences) and moves a session.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from frostwall import coach
from frostwall.core.record import RecordError
from frostwall.core.session import Foreseen
from frostwall.core.types import Outcome, Refusal
from frostwall.terminal import report
from frostwall.terminal.commands import Do, Nothing, Open, Read, Run, Say, clean
from frostwall.terminal.display import Display
from frostwall.terminal.groups import Group
from frostwall.terminal.hint import SECONDS, in_words, told
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import BOLD, DIM, Row, Style, row
from frostwall.terminal.presenter import Presenter
from frostwall.terminal.session import Happened, TerminalSession, write_file
from frostwall.terminal.words import Words
from frostwall.words import languages
from frostwall.words.rulebook import Rulebook

Tree = dict[str, Any]

WARN: Final = Style("warn")
GOOD: Final = Style("good")
FOUND: Final = 5  # entries of the rulebook at once
PAUSE: Final = 0.1  # seconds a person gets to see what somebody else did, unless the game says otherwise


@dataclass
class Quit(Exception):
    """The person leaves; the game is saved."""

    ended: bool = False  # by the end of the input


class Client(ABC):
    words: Words
    presenter: Presenter
    pauses: Mapping[str, float] = {}  # seconds a person gets to see an event, by its name

    def __init__(self, session: TerminalSession, lang: str, display: Display, fast: bool) -> None:
        self.session = session
        self.display = display
        self.fast = fast
        self.opened: Group | None = None
        self.message: list[Row] = []
        self.interrupted = False
        self.chosen = ""  # the pane the person chose last, and at which decision
        self.chosen_at = -1
        self.watched: str | None = None  # the pane in which something is happening
        self.speak(lang)
        display.completer(self.complete)

    def speak(self, lang: str) -> None:
        """Use this language from now on."""
        self.words = self.new_words(lang)
        self.presenter = self.new_presenter()
        game = self.session.game.name
        self.rulebook = Rulebook(game, lang) if Rulebook.languages(game) else None

    @property
    def bots(self) -> dict[int, str]:
        return {seat: bot.name for seat, bot in self.session.bots.items()}

    # --- what games do in their own way ---

    @abstractmethod
    def new_words(self, lang: str) -> Words: ...

    @abstractmethod
    def new_presenter(self) -> Presenter: ...

    @abstractmethod
    def read(self, line: str) -> Read:
        """What a line means now."""

    @abstractmethod
    def complete(self, buffer: str) -> list[str]:
        """The words that may come next, or end the word being typed."""

    @abstractmethod
    def list_moves(self) -> list[Row]:
        """Everything the person may do now."""

    @abstractmethod
    def show(self, group: Group, view: Tree) -> list[Row]:
        """How to choose from an opened group, and its choices."""

    @abstractmethod
    def notation(self, group: Group) -> str:
        """What a group of moves is judged by where only its reason is asked."""

    def commands(self) -> Mapping[str, Callable[[Any, str], None]]:
        """The commands by name; each gets the client and the rest of the line."""
        return COMMANDS

    def help_text(self) -> str:
        return self.words.text("ui-help")

    def options(self) -> Mapping[str, Any]:
        """The options of the table's mode and what they are set to."""
        found: Mapping[str, Any] = self.session.scene["options"]
        return found

    def ending(self, outcome: Outcome) -> list[Row]:
        return report.ending(outcome, self.words)

    def move_by_itself(self) -> bool:
        """Make a move of the person's that needs no decision; False if there is none."""
        return False

    def pane(self) -> str:
        """What a small window shows, where it cannot show everything."""
        return ""

    def pane_of(self, new: list[Happened], pause: float) -> str | None:  # noqa: ARG002 (games with panes)
        """The pane to look at while this happens, if it is not the usual one."""
        return None

    # --- the loop ---

    def run(self) -> None:
        """Play until the game is over or the person leaves (Quit)."""
        self.welcome()
        while True:
            actor = self.session.actor()
            if actor is None:
                self.finish()
                return
            if actor != self.session.person:
                self.let_others_move()
            elif not self.move_by_itself():
                self.prompt()

    def welcome(self) -> None:
        if self.session.greeting:
            self.say(row((self.session.greeting, BOLD)))
            return
        key = "ui-welcome-back" if self.session.record.lines else "ui-welcome"
        game = self.words.catalogue.term("game")
        self.say(row((self.words.text(key, game=game, seat=self.words.names[self.session.person]), BOLD)))
        if self.bots:
            self.say(row(self.words.text("ui-opponents", bots=self.words.opponents())))
            for line in self.words.styles():
                self.say(row((line, DIM)))

    def let_others_move(self) -> None:
        """Chance or a bot moves; the person watches, and may interrupt."""
        try:
            new = self.session.advance()
            self._warn_if_unsaved()
            pause = (
                0.0 if self.fast else max((self.pauses.get(h.event.name, PAUSE) for h in new), default=0.0)
            )
            self.watched = self.pane_of(new, pause)
            self._show_events(new, pause)
            self.watched = None
        except KeyboardInterrupt:
            self.say(row((self.words.text("ui-paused"), WARN)))
            self.prompt()

    def _show_events(self, new: list[Happened], pause: float) -> None:
        shown = self.presenter.worth_showing(new)
        if shown:
            self.display.follow(self.moment, self.presenter.paragraphs(shown), pause)

    def _warn_if_unsaved(self) -> None:
        if self.session.save_problem is not None:
            self.warn("ui-save-problem", reason=_reason(self.session.save_problem))

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
        found = self.read(line)
        if isinstance(found, Nothing):
            self.opened = None
        elif isinstance(found, Say):
            self.cannot(found)
        elif isinstance(found, Open):
            self.open(found.group)
        elif isinstance(found, Run):
            self.opened = None
            self.commands()[found.name](self, found.rest)
        else:
            self.play(found.text)

    def play(self, text: str) -> None:
        judged = self.session.judge(text)
        if isinstance(judged, Refusal):
            known = judged.rule and judged.code != "UNKNOWN_TEXT"
            hint = "" if known else " " + self.words.text("ui-hint-moves")
            self.say(row((self.words.refusal(judged), WARN), (hint, DIM)))
            return
        self.opened = None
        new = self.session.make(judged)
        self._warn_if_unsaved()
        self._show_events(new, 0.0)

    def open(self, group: Group) -> None:
        """Show the choices of one kind of move."""
        self.opened = group
        self.say(*self.show(group, self.session.view()))

    # --- saying ---

    def say(self, *lines: Row) -> None:
        if not self.display.say(list(lines)):
            self.message += lines

    def warn(self, key: str, **args: str | int) -> None:
        given = {name: value for name, value in args.items() if value != ""}
        self.say(row((self.words.text(key, **given), WARN)))

    def cannot(self, found: Say) -> None:
        if found.key == "ui-not-open":
            self.warn(found.key, kind=self.words.kind(found.word, self.session.view()))
        else:
            self.warn(found.key, word=found.word)

    def answer(self, title: str, lines: list[Row]) -> None:
        """The result of a command: on the screen a page of its own if it is long."""
        if len(lines) <= 2 and sum(len(text) for line in lines for text, _ in line) < 180:
            self.say(*lines)
        else:
            self.display.page(self.words, title, lines)

    def moment(self) -> Moment:
        return self.presenter.moment(self.opened, self.message, self.pane())

    def menu(self) -> list[Group]:
        return self.presenter.menu(self.session.view())

    @property
    def names(self) -> Sequence[str]:
        return self.words.names

    def named(self, move: Tree) -> str:
        return in_words(move, self.words, self.menu(), self.session.view())

    def choose_pane(self, pane: str) -> None:
        """Show this pane for as long as the decision stays the same."""
        self.chosen = pane
        self.chosen_at = self._decision()

    def has_chosen_pane(self) -> bool:
        return self.chosen_at == self._decision()

    def _decision(self) -> int:
        return int((self.session.view()["decision"] or {}).get("id", -1))

    # --- commands ---

    def help(self) -> None:
        lines = [row(line) for line in self.help_text().split("\n")]
        options = report.options(self.words, self.options())
        notes = [row(f"  {self.words.catalogue.note(note)}") for note in self.session.scene.get("notes", ())]
        lines += [[], row(self.words.text("ui-help-options")), *options, *notes]
        self.display.page(self.words, self.words.text("ui-help-title"), lines)

    def moves(self) -> None:
        self.display.page(self.words, self.words.text("ui-moves-title"), self.list_moves())

    def why(self, rest: str) -> None:
        if not rest:
            self.warn("ui-usage-why")
            return
        found = self.read(rest)
        if isinstance(found, Open):
            text = self.notation(found.group)
        elif isinstance(found, Do):
            text = found.text
        else:
            text = clean(rest)
        judged = self.session.judge(text)
        if isinstance(judged, Refusal):
            lines = [row((self.words.refusal(judged), WARN))]
            entry = self.rulebook.by_rule(judged.rule) if self.rulebook is not None and judged.rule else None
            if entry is not None:
                lines += [[], *report.entry(entry)]
            self.answer(self.words.text("ui-why-title", text=text), lines)
            return
        foreseen = self.session.preview(self.session.person, [text])
        events = foreseen.events if isinstance(foreseen, Foreseen) else []
        self.say(report.preview(text, events, self.words))

    def hint(self, rest: str) -> None:
        """What the person might do now, by what their seat knows."""
        if rest:
            self.warn("ui-usage-hint")
        elif not self.session.gives_hints:
            self.warn("ui-hint-puzzle")
        elif self.session.person not in self.session.actors():
            self.warn("ui-hint-nothing")
        else:
            try:
                found = coach.hint(self.session, self.session.person, SECONDS)
            except coach.NoBrain:
                self.warn("ui-hint-nobody")
                return
            self.say(*told(found, self.session, self.words, self.menu()))

    def rules(self, rest: str) -> None:
        if self.rulebook is None:
            self.warn("ui-no-rulebook")
            return
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
            text = self.session.undo()
        except RecordError:
            self.warn("ui-undo-refused")
            return
        self.say(row((self.words.text("ui-undone", text=text), GOOD)))

    def save(self, rest: str) -> None:
        if not rest:
            where = str(self.session.file) if self.session.file is not None else ""
            self.say(
                row(
                    self.words.text("ui-saved-here", file=where)
                    if where
                    else self.words.text("ui-usage-save")
                )
            )
            return
        path = Path(rest).expanduser()
        if path.exists() and (self.session.file is None or path.resolve() != self.session.file.resolve()):
            self.warn("ui-file-exists", file=str(path))
            return
        try:
            write_file(path, self.session.record.write())
        except (OSError, ValueError) as problem:
            self.warn("ui-save-problem", reason=_reason(problem))
            return
        self.say(row((self.words.text("ui-saved", file=str(path)), GOOD)))

    def resume(self) -> None:
        self.say(
            row(
                self.words.text(
                    "ui-resume", game=self.session.game.name, file=str(self.session.file or "FILE")
                )
            )
        )

    def log(self) -> None:
        self.display.page(
            self.words, self.words.text("ui-log-title"), self.presenter.paragraphs(self.session.happened)
        )

    def hand(self) -> None:
        self.say(*self.moment().hand())

    def board(self) -> None:
        self.display.board(self.moment())

    def lang(self, rest: str) -> None:
        wanted = rest.strip().lower()
        if wanted not in languages.COMPLETE:
            self.warn("ui-usage-lang", languages=", ".join(languages.COMPLETE))
            return
        self.speak(wanted)
        self.say(row((self.words.text("ui-language"), GOOD)))

    def quit(self) -> None:
        raise Quit

    # --- the end ---

    def finish(self) -> None:
        """The last screen: it stays until the person leaves it; looking things up still works."""
        outcome = self.session.outcome()
        if outcome is None:
            return
        self.message = []
        self.say(
            *self.ending(outcome),
            *report.where_saved(self.session.file, self.words, self.session.game.name, True),
        )
        while True:
            try:
                line = self.display.ask(self.moment(), self.words.text("ui-prompt-over"))
            except (EOFError, KeyboardInterrupt):
                return
            found = self.read(line)
            if isinstance(found, Nothing) or (isinstance(found, Run) and found.name == "quit"):
                return
            self.message = []
            self.do(line)

    def farewell(self, drawn: bool) -> list[Row]:
        """What stays on the terminal afterwards; `drawn` when a full screen has vanished."""
        outcome = self.session.outcome()
        found = self.ending(outcome) if outcome is not None and drawn else []
        if outcome is None or drawn:
            over = outcome is not None
            found += report.where_saved(self.session.file, self.words, self.session.game.name, over)
        return found


def _reason(problem: Exception) -> str:
    return clean(str(getattr(problem, "strerror", None) or problem))


COMMANDS: Final[Mapping[str, Callable[[Client, str], None]]] = {
    "help": lambda client, _: client.help(),
    "moves": lambda client, _: client.moves(),
    "why": lambda client, rest: client.why(rest),
    "hint": lambda client, rest: client.hint(rest),
    "board": lambda client, _: client.board(),
    "hand": lambda client, _: client.hand(),
    "log": lambda client, _: client.log(),
    "rules": lambda client, rest: client.rules(rest),
    "undo": lambda client, _: client.undo(),
    "save": lambda client, rest: client.save(rest),
    "resume": lambda client, _: client.resume(),
    "lang": lambda client, rest: client.lang(rest),
    "quit": lambda client, _: client.quit(),
}
