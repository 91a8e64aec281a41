"""What there is to show at one moment: what happened, what is to be decided, which moves and places are open."""

from typing import Any, Final

from frostwall.core.types import CHANCE, Event
from frostwall.games.watch.terminal.board import Marks
from frostwall.terminal.groups import PLACES, SEATED, Group, menu
from frostwall.terminal.paint import BOLD, DIM, FAINT, PLAIN, Row, Style, row
from frostwall.terminal.panels import chip
from frostwall.terminal.screen import GIFT, NORTH, Moment
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
# Which pane of a small window a decision is about.
NORTHERN: Final = ("guard", "recruits", "yoren", "thorne", "aemon", "benjen", "back")
PHASES: Final = {
    "found_guard": NORTH,
    "pick_sixth": NORTH,
    "found_settlement": GIFT,
    "found_road": GIFT,
    "tormund": GIFT,
    "victim": GIFT,
    "free_road": GIFT,
}
HEROES: Final = {"yarwyck": GIFT, "gilly": NORTH}
NORTHERN_EVENTS: Final = (
    *("wildling_die", "no_advance", "advance", "camp", "rush", "giant", "wall_holds", "breach", "sixth"),
    *("guard", "guard_lost", "guard_moved", "token", "sent_back"),
)
TALK: Final = ("accept", "decline", "counter", "withdraw", "offer_failed")


class Stage:
    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words
        self._held: list[Happened] = []  # a special build turn that has just begun
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
            starts = event.name in ("turn", "special_build") or (
                event.seat != last and event.rule.startswith("SET")
            )
            if rule and (starts or event.rule != rule):
                found[-1].append((f" {rule}", FAINT))
                rule = ""
            if starts or not found:
                found.append([] if event.seat < 0 else [chip(self.words, event.seat)])
            last = event.seat
            if event.name == "turn" and brief and at + 1 < len(happened):
                continue
            rule = event.rule
            if event.name == "special_build" and one.seq in self.table.passed:
                found[-1].append((f" {self.words.text('ui-passed')}", DIM))
                continue
            found[-1].append((f" {self._sentence(event)}", DIM if faded else self._event_style(event)))
        if rule:
            found[-1].append((f" {rule}", FAINT))
        return found

    def told(self, new: list[Happened]) -> list[Happened]:
        """What to tell at once: that somebody may build only when he does."""
        found = self._built([*self._held, *new])
        self._held = []
        if found and found[-1].event.name == "special_build":
            self._held = [found.pop()]
        return found

    def _built(self, happened: list[Happened]) -> list[Happened]:
        """Without the special build turns in which nothing was built, save those that were passed for the person."""
        found: list[Happened] = []
        for at, one in enumerate(happened):
            following = happened[at + 1].event.name if at + 1 < len(happened) else ""
            empty = one.event.name == "special_build" and following in ("special_build", "turn")
            if not empty or (one.seq in self.table.passed and one.event.seat == self.table.person):
                found.append(one)
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
        for one in self._built(self.table.happened):
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

    def pane(self, view: Tree, opened: Group | None) -> str | None:
        """The pane that the open decision is about, if it is about one."""
        if opened is not None:
            if opened.kind in NORTHERN:
                return NORTH
            return GIFT if opened.kind in PLACES and opened.kind not in SEATED else None
        if view["phase"] in ("hero_step", "hero_window"):
            return HEROES.get(view["decision"]["source"])
        return PHASES.get(view["phase"])

    def moment(self, opened: Group | None, message: list[Row], pane: str = GIFT) -> Moment:
        view = self.table.view()
        groups = menu(view, self.table.scene) if self.table.person in view["actors"] else []
        words = self.words
        status = [words.catalogue.phase(view["phase"])]
        if view["dice"]:
            first, second = view["dice"]
            status.insert(0, f"{first} + {second} = {first + second}")
            if view.get("wildling_die"):
                status[0] += ", " + words.text("ui-wildling-die", die=view["wildling_die"])
        if view["turn"]:
            status.insert(0, words.text("ui-turn", turn=view["turn"], seat=words.names[view["active"]]))
        title = f"Frostwall · {words.catalogue.term('game')} · {words.catalogue.term(MODES[view['rules']])}"
        found = Moment(view, words, title, " · ".join(status), pane=pane)
        found.marks = self.marks(groups, opened)
        found.log = self.news()
        found.log_title = words.text("ui-log")
        found.heading = self.heading(view)
        found.menu = [self.entry(group, view) for group in groups]
        found.brief = [[(group.key, KEY), (f" {words.brief(group.kind)}", PLAIN)] for group in groups]
        if groups and self.table.may_undo():
            found.menu.append([("u", KEY), (" " + words.text("ui-undo"), PLAIN)])
            found.brief.append(found.menu[-1])
        if groups:
            found.menu.append([("?", KEY), (" " + words.text("ui-more"), DIM)])
            found.brief.append([("?", KEY), (" " + words.text("ui-more-brief"), DIM)])
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
                elif place == "section":
                    found.sections.add(move[place])
                elif place == "hex" and move[place] == "camp":
                    found.camp = True
                elif place == "hex":
                    found.hexes.add(move[place])
            if group.kind == "thorne":
                found.sections |= {move["section"] for move in group.moves}
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
        return row(
            (
                self.words.text(self._decision_key(view), **self._decision_args(view)),
                Style("gold", bold=True),
            ),
            (f" {decision['rule']}", DIM),
        )

    def _decision_key(self, view: Tree) -> str:
        """The message that explains what is to be decided."""
        phase = str(view["phase"])
        kinds = {str(move["text"]).split(" ")[0] for move in view["moves"]}
        parts = ["ui-decide", phase]
        if phase == "offer" and view["offer"]["by"] == self.table.person:
            return "ui-decide-own-offer"
        if phase in ("hero_window", "hero_step"):
            parts.append(view["decision"]["source"])
            if "return" in kinds:
                parts.append("return")
        elif phase == "after_hero" and "flip" not in kinds:
            parts.append("b")
        elif phase == "tormund" and "drive" in kinds:
            parts.append("patrol")
        elif phase == "pre_roll" and self.words.has_wall:
            parts.append("hero")
        return "-".join(parts).replace("_", "-")

    def _decision_args(self, view: Tree) -> dict[str, str | int]:
        own = view["seats"][self.table.person]
        words = self.words
        if view["phase"] == "discard":
            return {"count": own["hand_size"] // 2, "hand": own["hand_size"]}
        if view["phase"] == "offer" and view["offer"]["by"] != self.table.person:
            offer = view["offer"]
            return {
                "seat": words.names[offer["by"]],
                "give": words.cards(offer["give"]),
                "take": words.cards(offer["take"]),
            }
        if view["phase"] in ("after_hero", "hero_window"):
            return {"hero": words.hero(view["decision"]["source"])}
        if view["phase"] == "pick_sixth":
            section = next(one["section"] for one in view["board"]["clearings"] if "newcomer" in one)
            return {"section": section}
        if view["phase"] == "hero_step":
            seen = view["hand_seen"]
            if seen is not None:
                return {"seat": words.names[seen["seat"]], "cards": words.cards(seen["cards"])}
            asked = [words.names[move["to"]] for move in view["moves"] if "to" in move]
            return {"seat": (asked or [""])[0], "hero": words.hero(view["decision"]["source"])}
        return {}

    def entry(self, group: Group, view: Tree) -> Row:
        """One entry of the menu: its key, what it does, and the places if they are few."""
        line: Row = [(group.key, KEY), (f" {self.words.kind(group.kind, view)}", PLAIN)]
        picks = list(group.picks())
        if group.kind in SEATED:
            line += [(f" {pick} {self.words.names[int(pick)]}", BOLD) for pick in picks]
        elif group.kind in PLACES and len(picks) <= SHOWN:
            line.append((" " + " ".join(picks), BOLD))
        elif len(picks) > 1:
            line.append((f" ({len(picks)})", DIM))
        return line
