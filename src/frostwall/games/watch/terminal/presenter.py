"""What there is to show at a table of the Watch: what happened, what is to be decided, which places are open."""

from collections.abc import Sequence
from typing import Any, Final

from frostwall.core.types import Event
from frostwall.games.watch.terminal.board import Marks
from frostwall.games.watch.terminal.groups import PLACES, SEATED, menu
from frostwall.games.watch.terminal.screen import GIFT, NORTH, WatchMoment
from frostwall.games.watch.terminal.words import WatchWords
from frostwall.terminal.groups import Group
from frostwall.terminal.layout import KEY
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Row, Span
from frostwall.terminal.presenter import OLDER, Presenter
from frostwall.terminal.session import Happened, TerminalSession

Tree = dict[str, Any]

SHOWN: Final = 12  # numbers of places in a menu entry
UNSEEN: Final = ("draw", "sealed")  # what others drew or chose; that they did follows from what is seen
# Moves outside the person's turn.
ANSWERS: Final = (
    *("accept", "decline", "counter", "propose", "discard"),
    *("pass", "samwell", "gilly", "jon", "flip", "pick"),
)
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


class WatchPresenter(Presenter):
    words: WatchWords

    def __init__(self, session: TerminalSession, words: WatchWords, passed: set[int]) -> None:
        super().__init__(session, words)
        self.passed = passed  # lines that opened a special build turn with nothing to build
        self._held: list[Happened] = []  # a special build turn that has just begun

    # --- what happened ---

    def starts(self, happened: list[Happened]) -> Sequence[Row | None]:
        """A new paragraph at every turn, and wherever another seat acts while founding."""
        found: list[Row | None] = []
        last = -9
        for one in happened:
            event = one.event
            turn = event.name in ("turn", "special_build")
            begins = turn or (event.seat != last and event.rule.startswith("SET"))
            chip = ("", PLAIN) if event.seat < 0 else self.words.chip(event.seat)
            found.append([chip] if begins or not found else None)
            last = event.seat
        return found

    def is_implied(self, one: Happened) -> bool:
        return one.event.name == "turn"

    def sentence(self, one: Happened) -> Span:
        if one.event.name == "special_build" and one.seq in self.passed:
            return self.words.text("ui-passed"), DIM
        return super().sentence(one)

    def concerned(self, event: Event) -> Sequence[object]:
        return event.args.get("victim"), event.args.get("with")

    def worth_showing(self, happened: list[Happened]) -> list[Happened]:
        """What to show at once: that somebody may build only when they do."""
        found = self._built([*self._held, *happened])
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
            if not empty or (one.seq in self.passed and one.event.seat == self.session.person):
                found.append(one)
        return found

    def news(self) -> list[Row]:
        """The last events, those since the person's last turn in full colour. Other people's offers are left out once
        they are closed: the log has them."""
        last = self.session.before_this_turn(ANSWERS)
        shown = self._without_talk()
        newer = [one for one in shown if one.seq > last or (one.seq == last and one.event.name == "turn")]
        older = shown[: len(shown) - len(newer)][-OLDER:]
        return self.paragraphs(older, faded=True, brief=True) + self.paragraphs(newer, brief=True)

    def _without_talk(self) -> list[Happened]:
        found: list[Happened] = []
        talk: list[Happened] = []  # about the offer that was last made
        for one in self._built(self.session.happened):
            name = one.event.name
            if name in UNSEEN and one.event.seat != self.session.person:
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
        """What is worth showing of an offer that is no longer open: of the person's own all but who declined."""
        if not talk or talk[0].event.seat != self.session.person:
            return []
        return [one for one in talk if one.event.name != "decline"]

    # --- the moment ---

    def menu(self, view: Tree) -> list[Group]:
        return menu(view, self.session.scene)

    def pane(self, view: Tree, opened: Group | None) -> str | None:
        """The pane that the open decision is about, if it is about one."""
        if opened is not None:
            if opened.kind in NORTHERN:
                return NORTH
            return GIFT if opened.kind in PLACES and opened.kind not in SEATED else None
        if view["phase"] in ("hero_step", "hero_window"):
            return HEROES.get(view["decision"]["source"])
        return PHASES.get(view["phase"])

    def new_moment(self, view: Tree, groups: list[Group], opened: Group | None) -> WatchMoment:
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
        return WatchMoment(view, words, title, " · ".join(status), marks=self.marks(groups, opened))

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

    def chance(self, view: Tree) -> str:
        return self.words.catalogue.phase(view["phase"])

    def asked(self, view: Tree) -> str:
        return self.words.text(self._decision_key(view), **self._decision_args(view))

    def _decision_key(self, view: Tree) -> str:
        """The message that explains what is to be decided."""
        phase = str(view["phase"])
        kinds = {str(move["text"]).split(" ")[0] for move in view["moves"]}
        parts = ["ui-decide", phase]
        if phase == "offer" and view["offer"]["by"] == self.session.person:
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
        own = view["seats"][self.session.person]
        words = self.words
        if view["phase"] == "discard":
            return {"count": own["hand_size"] // 2, "hand": own["hand_size"]}
        if view["phase"] == "offer" and view["offer"]["by"] != self.session.person:
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

    def entries(self, group: Group, view: Tree) -> list[Row]:
        """One entry of the menu: its key, what it does, and the places if they are few."""
        line: Row = [(group.key, KEY), (f" {self.words.kind(group.kind, view)}", PLAIN)]
        picks = list(group.picks())
        if group.kind in SEATED:
            line += [(f" {pick} {self.words.names[int(pick)]}", BOLD) for pick in picks]
        elif group.kind in PLACES and len(picks) <= SHOWN:
            line.append((" " + " ".join(picks), BOLD))
        elif len(picks) > 1:
            line.append((f" ({len(picks)})", DIM))
        return [line]
