"""What there is to show at a table now: what happened, what is to be decided, which moves are open."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from frostwall.core.types import CHANCE, Event
from frostwall.terminal.groups import Group
from frostwall.terminal.layout import KEY
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import BOLD, DIM, FAINT, PLAIN, Row, Span, Style, row
from frostwall.terminal.session import Happened, TerminalSession
from frostwall.terminal.words import Words

Tree = dict[str, Any]

OLDER: Final = 40  # events that are shown before the new ones


class Presenter(ABC):
    """Makes the moments of a session. Each game has its own kind."""

    def __init__(self, session: TerminalSession, words: Words) -> None:
        self.session = session
        self.words = words
        self._sentences: dict[Event, str] = {}  # by identity: events are shown again and again

    # --- what happened ---

    def paragraphs(self, happened: list[Happened], faded: bool = False, brief: bool = False) -> list[Row]:
        """What happened as paragraphs. A rule stands behind the last sentence it explains."""
        found: list[Row] = []
        rule = ""
        for at, (one, start) in enumerate(zip(happened, self.starts(happened), strict=True)):
            if rule and (start is not None or one.event.rule != rule):
                found[-1].append((f" {rule}", FAINT))
                rule = ""
            if start is not None:
                found.append(list(start))
            if brief and self.is_implied(one) and at + 1 < len(happened):
                continue
            rule = one.event.rule
            text, style = self.sentence(one)
            found[-1].append((f" {text}" if found[-1] else text, DIM if faded else style))
        if rule:
            found[-1].append((f" {rule}", FAINT))
        return found

    @abstractmethod
    def starts(self, happened: list[Happened]) -> Sequence[Row | None]:
        """For each event how a paragraph begins with it, or None; the first event begins one."""

    def is_implied(self, one: Happened) -> bool:  # noqa: ARG002 (games have such events)
        """Does the letter at the start of a paragraph say this already?"""
        return False

    def sentence(self, one: Happened) -> Span:
        if one.event not in self._sentences:
            self._sentences[one.event] = self.words.event(one.event)
        mine = one.event.seat == self.session.person or self.session.person in self.concerned(one.event)
        return self._sentences[one.event], BOLD if mine else PLAIN

    def concerned(self, event: Event) -> Sequence[object]:  # noqa: ARG002 (games have such events)
        """The seats that an event is about, besides the one that acts."""
        return ()

    def worth_showing(self, happened: list[Happened]) -> list[Happened]:
        """Of what has just happened, what is shown at once."""
        return happened

    def news(self) -> list[Row]:
        """The last events, those since the person's last turn in full colour."""
        last = self.session.before_this_turn()
        shown = self.worth_showing(self.session.happened)
        newer = [one for one in shown if one.seq > last]
        older = shown[: len(shown) - len(newer)][-OLDER:]
        return self.paragraphs(older, faded=True) + self.paragraphs(newer)

    # --- the moment ---

    @abstractmethod
    def menu(self, view: Tree) -> list[Group]:
        """The groups of moves the person can choose from, in the order they are shown."""

    @abstractmethod
    def new_moment(self, view: Tree, groups: list[Group], opened: Group | None) -> Moment:
        """The game's kind of moment, with title and status and what only this game shows."""

    @abstractmethod
    def asked(self, view: Tree) -> str:
        """What the person has to decide."""

    @abstractmethod
    def entries(self, group: Group, view: Tree) -> list[Row]:
        """The entries of the menu for a group."""

    def chance(self, view: Tree) -> str:  # noqa: ARG002 (a game may look at the decision)
        """What is said while chance decides."""
        return self.words.text("ui-chance")

    def moment(self, opened: Group | None, message: list[Row], pane: str = "") -> Moment:
        view = self.session.view()
        groups = self.menu(view) if self.session.person in view["actors"] else []
        words = self.words
        found = self.new_moment(view, groups, opened)
        found.pane = pane
        found.log = self.news()
        found.log_title = words.text("ui-log")
        found.heading = self.heading(view)
        found.menu = [entry for group in groups for entry in self.entries(group, view)]
        found.brief = [[(group.key, KEY), (f" {words.brief(group.kind)}", PLAIN)] for group in groups]
        if groups and self.session.may_undo():
            found.menu.append([("u", KEY), (" " + words.text("ui-undo"), PLAIN)])
            found.brief.append(found.menu[-1])
        if groups:
            found.menu.append([("?", KEY), (" " + words.text("ui-more"), DIM)])
            found.brief.append([("?", KEY), (" " + words.text("ui-more-brief"), DIM)])
        found.message = message
        return found

    def heading(self, view: Tree) -> Row:
        words = self.words
        decision = view["decision"]
        if decision is None:
            return row((words.text("ui-over"), BOLD))
        if self.session.person in view["actors"]:
            return row((self.asked(view), Style("gold", bold=True)), (f" {decision['rule']}", DIM))
        actor = self.session.actor()
        if actor is None or actor == CHANCE:
            return row((self.chance(view), DIM))
        return row((words.text("ui-playing", seat=words.seat(actor)), DIM))
