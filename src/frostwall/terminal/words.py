"""The words of one table in one language: names, letters, and sentences about places, seats and costs."""

from typing import Any, Final

from frostwall.core.types import Event, Refusal
from frostwall.messages import Catalogue
from frostwall.terminal.board_watch import Look, number_text, pips
from frostwall.terminal.commands import PLACES, Group, Vocabulary

Tree = dict[str, Any]

LANGUAGES: Final = ("en", "de")


class Words:
    def __init__(self, lang: str, scene: Tree, person: int, bots: dict[int, str]) -> None:
        self.catalogue = Catalogue(lang, str(scene["game"]))
        self.lang = lang
        self.scene = scene
        self.person = person
        self.bots = bots
        self.colours: list[str] = list(scene["colours"])
        self.names = [self._capital(self.catalogue.term(colour)) for colour in self.colours]
        self.letters = [self.text(f"ui-letter-{colour}") for colour in self.colours]
        self.resources: dict[str, str] = {name: self.catalogue.term(name) for name in scene["resources"]}
        self.resource_letters = {name: self.text(f"ui-letter-{name}") for name in scene["resources"]}

    @staticmethod
    def _capital(text: str) -> str:
        return text[:1].upper() + text[1:]

    def text(self, key: str, **args: str | int) -> str:
        return self.catalogue.text(key, **args)

    def vocabulary(self) -> Vocabulary:
        resources = {shown.lower(): name for name, shown in self.resources.items()}
        resources |= {name: name for name in self.resources}
        letters = {letter: name for name, letter in self.resource_letters.items()}
        seats = {name.lower(): seat for seat, name in enumerate(self.names)}
        seats |= {letter.lower(): seat for seat, letter in enumerate(self.letters)}
        return Vocabulary(
            resources, letters, seats | {colour: seat for seat, colour in enumerate(self.colours)}
        )

    def look(self, depth: int, fancy: bool) -> Look:
        shown = {name: self.resources[name] for name in self.resources}
        return Look(
            depth, fancy, self.letters, self.colours, shown,
            self.catalogue.term("tormund"), self.catalogue.term("tormunds-camp"), self.text("ui-ice"),
        )  # fmt: skip

    # --- sentences of the engine ---

    def event(self, event: Event) -> str:
        return self.catalogue.event(event, self.names, self.person)

    def refusal(self, refusal: Refusal) -> str:
        return self.catalogue.refusal(refusal, self.names, self.person)

    # --- people ---

    def seat(self, seat: int) -> str:
        """`Red (you)`, `Blue (greedy)`."""
        who = self.text("ui-you") if seat == self.person else self.bots.get(seat, "")
        return f"{self.names[seat]} ({who})" if who else self.names[seat]

    def cards(self, counts: dict[str, int]) -> str:
        return self.catalogue.cards(counts)

    def letters_of(self, counts: dict[str, int]) -> str:
        """Cards by their letters: `ggooo`."""
        return "".join(self.resource_letters[name] * n for name, n in counts.items())

    # --- places ---

    def hex(self, place: int) -> str:
        """`wool 10`, or the ice."""
        found = self.scene["hexes"][place]
        if found["resource"] is None:
            return self.catalogue.term("ice")
        return f"{self.resources[found['resource']]} {number_text(found['number'])}"

    def intersection(self, at: int) -> str:
        """`wool 10, brick 6, trade route 3:1 (8 pips)`."""
        place = self.scene["intersections"][at]
        parts = [self.hex(h) for h in place["hexes"]]
        if place["route"] == "any":
            parts.append(self.text("ui-route-any"))
        elif place["route"] is not None:
            parts.append(self.text("ui-route", resource=self.resources[place["route"]]))
        if not place["hexes"]:
            return self.catalogue.term("ice")
        chances = sum(pips(self.scene["hexes"][h]["number"]) for h in place["hexes"])
        return self.text("ui-intersection-is", what=", ".join(parts), pips=chances)

    def path(self, path: int) -> str:
        a, b = self.scene["paths"][path]["ends"]
        return self.text("ui-path-is", a=a, b=b)

    def move(self, move: Tree) -> str:
        """What a listed move is about, for a list of moves; empty when its notation says it all."""
        kind = str(move["kind"])
        what = PLACES.get(kind)
        if what == "intersection":
            return self.intersection(move["intersection"])
        if what == "path":
            return self.path(move["path"])
        if what == "hex":
            return self.text("ui-camp") if move["hex"] == "camp" else self.hex(move["hex"])
        if what is not None:
            return self.seat(move[what])
        if "take" in move:
            return self.text("ui-swap", give=self.cards(move["give"]), take=self.cards(move["take"]))
        if "cards" in move:
            return self.cards(move["cards"])
        return ""

    def short(self, move: Tree) -> str:
        """A move of cards for a crowded list."""
        return self.letters_of(move["cards"]) if "cards" in move else self.move(move)

    def owner(self, view: Tree, what: str, place: int) -> str:
        """Who has built at a place, as a sentence; empty when nobody has."""
        for kind in ("settlements", "keeps") if what == "intersection" else ("roads",):
            for seat, places in enumerate(view["board"][kind]):
                if place in places:
                    return self.text(
                        "ui-stands-here", piece=self.catalogue.term(kind[:-1]), seat=self.seat(seat)
                    )
        return ""

    # --- how to go on ---

    def usage(self, group: Group, view: Tree) -> str:
        """How to type a move of this group."""
        return self._capital(self._usage(group, view))

    def _usage(self, group: Group, view: Tree) -> str:
        if group.kind == "discard":
            me = view["seats"][self.person]
            due = me["hand_size"] // 2
            example = dict(self._some(me["hand"], due))
            return self.text(
                "ui-usage-discard", count=due, short=self.letters_of(example), long=_bag(example)
            )
        if group.kind in ("offer", "counter"):
            have = next(iter(view["seats"][self.person]["hand"] or {"wool": 1}))
            want = next(name for name in self.resources if name != have)
            return self.text(
                f"ui-usage-{group.kind}", have=have, want=want,
                h=self.resource_letters[have], w=self.resource_letters[want],
            )  # fmt: skip
        if group.kind in PLACES:
            return self.text("ui-usage-place", kind=self.catalogue.kind(group.kind))
        return self.text("ui-usage-number", kind=self.catalogue.kind(group.kind))

    @staticmethod
    def _some(hand: dict[str, int], total: int) -> list[tuple[str, int]]:
        """The first cards of a hand, as an example."""
        found: list[tuple[str, int]] = []
        for name, n in sorted(hand.items(), key=lambda item: -item[1]):
            taken = min(n, total)
            if taken:
                found.append((name, taken))
            total -= taken
        return found


def _bag(counts: dict[str, int]) -> str:
    return " ".join(name if n == 1 else f"{name}*{n}" for name, n in counts.items())
