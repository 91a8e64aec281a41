"""What there is to show at one moment: what happened, what is to be decided, which moves and places are open."""

from typing import Any, Final

from frostwall.core.types import CHANCE, Event
from frostwall.terminal.board_watch import Marks
from frostwall.terminal.commands import PLACES, SEATED, Group, menu
from frostwall.terminal.paint import BOLD, DIM, FAINT, PLAIN, Row, Style, row
from frostwall.terminal.panels import chip
from frostwall.terminal.screen import Moment
from frostwall.terminal.session import Happened, Table
from frostwall.terminal.words import Words

Tree = dict[str, Any]

KEY: Final = Style("pick", bold=True)
SHOWN: Final = 12  # numbers of places in a menu entry
OLDER: Final = 40  # events before the news
HUSHED: Final = (
    "draw",
    "sealed",
)  # what others drew or chose is not seen; that they did follows from what is
MODES: Final = {
    "base": "base-game",
    "brotherhood": "brotherhood",
    "brotherhood56": "extension",
}  # their terms
TALK: Final = ("accept", "decline", "counter", "withdraw", "offer_failed")


class Stage:
    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words
        self._sentences: dict[Event, str] = {}  # by identity: events are told again and again

    # --- what happened ---

    def paragraphs(self, happened: list[Happened], faded: bool = False, brief: bool = False) -> list[Row]:
        """What happened as paragraphs: a new one at every turn, and wherever another seat acts while founding.

        A rule stands behind the last sentence it explains. In brief, a turn begins with its seat's letter only.
        """
        found: list[Row] = []
        rule = ""
        last = -9
        for at, one in enumerate(happened):
            event = one.event
            starts = event.name == "turn" or (event.seat != last and event.rule.startswith("SET"))
            if rule and (starts or event.rule != rule):
                found[-1].append((f" {rule}", FAINT))
                rule = ""
            if starts or not found:
                found.append([] if event.seat < 0 else [chip(self.words, event.seat)])
            last = event.seat
            if event.name == "turn" and brief and at + 1 < len(happened):
                continue
            rule = event.rule
            found[-1].append((f" {self._sentence(event)}", DIM if faded else self._event_style(event)))
        if rule:
            found[-1].append((f" {rule}", FAINT))
        return found

    def _sentence(self, event: Event) -> str:
        if event not in self._sentences:
            self._sentences[event] = self.words.event(event)
        return self._sentences[event]

    def _event_style(self, event: Event) -> Style:
        mine = event.seat == self.table.person or self.table.person in (
            event.args.get("victim"),
            event.args.get("with"),
        )
        return BOLD if mine else PLAIN

    def news(self) -> list[Row]:
        """The last events, those since the person's last turn in full colour. Other people's offers are left out once
        they are closed: the log has them."""
        last = self.table.before_this_turn()
        shown = self._without_talk()
        newer = [one for one in shown if one.seq > last or (one.seq == last and one.event.name == "turn")]
        older = shown[: len(shown) - len(newer)][-OLDER:]
        return self.paragraphs(older, faded=True, brief=True) + self.paragraphs(newer, brief=True)

    def _without_talk(self) -> list[Happened]:
        found: list[Happened] = []
        talk: list[Happened] = []  # about the offer that was last made
        for one in self.table.happened:
            name = one.event.name
            if name in HUSHED and one.event.seat != self.table.person:
                continue
            if name == "offer" or (talk and name in TALK):
                talk.append(one)
            else:
                found += self._closed(talk)
                talk = []
                found.append(one)
            if name in ("withdraw", "offer_failed"):
                found += self._closed(talk)
                talk = []
        return found + talk

    def _closed(self, talk: list[Happened]) -> list[Happened]:
        """What is worth telling about an offer that is no longer open: of the own ones all but who declined."""
        if not talk or talk[0].event.seat != self.table.person:
            return []
        return [one for one in talk if one.event.name != "decline"]

    # --- the moment ---

    def moment(self, opened: Group | None, message: list[Row]) -> Moment:
        view = self.table.view()
        groups = menu(view, self.table.scene) if self.table.person in view["actors"] else []
        words = self.words
        status = [words.catalogue.phase(view["phase"])]
        if view["dice"]:
            first, second = view["dice"]
            status.insert(0, f"{first} + {second} = {first + second}")
        if view["turn"]:
            status.insert(0, words.text("ui-turn", turn=view["turn"], seat=words.names[view["active"]]))
        title = f"Frostwall · {words.catalogue.term('game')} · {words.catalogue.term(MODES[view['rules']])}"
        found = Moment(view, words, title, " · ".join(status))
        found.marks = self.marks(groups, opened)
        found.log = self.news()
        found.log_title = words.text("ui-log")
        found.heading = self.heading(view)
        found.menu = [self.entry(group) for group in groups]
        if groups and self.table.may_undo():
            found.menu.append([("u", KEY), (" " + words.text("ui-undo"), PLAIN)])
        if groups:
            found.menu.append([("?", KEY), (" " + words.text("ui-more"), DIM)])
        found.message = message
        return found

    def marks(self, groups: list[Group], opened: Group | None) -> Marks:
        """The places that can be chosen; only those of the opened kind, if one is."""
        found = Marks()
        if opened is not None and opened.kind in PLACES:
            groups = [group for group in groups if group.kind == opened.kind]
        for group in groups:
            place = PLACES.get(group.kind)
            for move in group.moves:
                if place == "intersection":
                    found.intersections.add(move[place])
                elif place == "path":
                    found.paths.add(move[place])
                elif place == "hex" and move[place] == "camp":
                    found.camp = True
                elif place == "hex":
                    found.hexes.add(move[place])
        return found

    def heading(self, view: Tree) -> Row:
        decision = view["decision"]
        if decision is None:
            return row((self.words.text("ui-over"), BOLD))
        if self.table.person not in view["actors"]:
            actor = self.table.actor()
            if actor is None or actor == CHANCE:
                return row((self.words.catalogue.phase(view["phase"]), DIM))
            return row((self.words.text("ui-playing", seat=self.words.seat(actor)), DIM))
        key = f"ui-decide-{view['phase']}".replace("_", "-")
        if view["phase"] == "offer" and view["offer"]["by"] == self.table.person:
            key = "ui-decide-own-offer"
        return row(
            (self.words.text(key, **self._decision_args(view)), Style("gold", bold=True)),
            (f" {decision['rule']}", DIM),
        )

    def _decision_args(self, view: Tree) -> dict[str, str | int]:
        own = view["seats"][self.table.person]
        if view["phase"] == "discard":
            return {"count": own["hand_size"] // 2, "hand": own["hand_size"]}
        if view["phase"] == "offer" and view["offer"]["by"] != self.table.person:
            offer = view["offer"]
            cards = self.words.cards
            return {
                "seat": self.words.names[offer["by"]],
                "give": cards(offer["give"]),
                "take": cards(offer["take"]),
            }
        return {}

    def entry(self, group: Group) -> Row:
        """One entry of the menu: its key, what it does, and the places if they are few."""
        line: Row = [(group.key, KEY), (f" {self.words.catalogue.kind(group.kind)}", PLAIN)]
        picks = list(group.picks())
        if group.kind in SEATED:
            line += [(f" {pick} {self.words.names[int(pick)]}", BOLD) for pick in picks]
        elif group.kind in PLACES and len(picks) <= SHOWN:
            line.append((" " + " ".join(picks), BOLD))
        elif len(picks) > 1:
            line.append((f" ({len(picks)})", DIM))
        return line
