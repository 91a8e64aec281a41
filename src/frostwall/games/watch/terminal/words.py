"""The words of a table of the Watch: names, letters, and sentences about places, heroes and costs."""

from collections.abc import Callable
from typing import Any, Final

from frostwall.core.types import Refusal
from frostwall.games.watch.terminal.board import Look, pips
from frostwall.games.watch.terminal.board_north import NorthLook, number_text
from frostwall.games.watch.terminal.commands import Vocabulary
from frostwall.games.watch.terminal.groups import HERO_KINDS, PLACES
from frostwall.terminal.groups import Group, kind_of
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Span, Style
from frostwall.terminal.words import Words

Tree = dict[str, Any]

FOES: Final = {"regular": "regular-wildling"}  # the terms of kinds that are not their own


class WatchWords(Words):
    def __init__(self, lang: str, scene: Tree, person: int, bots: dict[int, str]) -> None:
        super().__init__(lang, "watch", scene, len(scene["colours"]), person, bots)
        self.colours = list(scene["colours"])
        self.names = [self.capital(self.catalogue.term(colour)) for colour in self.colours]
        self.letters = [self.text(f"ui-letter-{colour}") for colour in self.colours]
        self.resources = {name: self.catalogue.term(name) for name in scene["resources"]}
        self.resource_letters = {name: self.text(f"ui-letter-{name}") for name in scene["resources"]}
        self.has_wall = "sections" in scene
        self.costs: dict[str, dict[str, int]] = dict(scene["costs"])
        if self.has_wall:
            card = self.costs.pop("card")
            self.costs |= {"guard": scene["guard_cost"], "card": card}

    def vocabulary(self) -> Vocabulary:
        base = super().vocabulary()
        seats = {name.lower(): seat for seat, name in enumerate(self.names)}
        seats |= {letter.lower(): seat for seat, letter in enumerate(self.letters)}
        seats |= {colour: seat for seat, colour in enumerate(self.colours)}
        return Vocabulary(base.resources, base.letters, seats=seats, names=self._names(), wall=self.has_wall)

    def _names(self) -> dict[str, str]:
        """Heroes, clans, kinds of wildling and development cards as they may be written."""
        if not self.has_wall:
            return {}
        found = {self.hero(one["name"]).lower(): one["name"] for one in self.scene["heroes"]}
        found |= {self.clan(one["clan"]).lower(): one["clan"] for one in self.scene["clans"]}
        found |= {self.wildling(name).lower(): name for name in self.scene["wildlings"]}
        return found | {self.text(f"card-{name}").lower(): name for name in self.scene["cards"]}

    def look(self, depth: int, unicode: bool) -> Look:
        shown = {name: self.resources[name] for name in self.resources}
        camp = self.catalogue.term("tormunds-camp")
        return Look(
            depth, unicode, self.letters, self.colours, shown,
            self.catalogue.term("tormund"), camp if unicode else camp.replace("’", "'"), self.text("ui-ice"),
            self._north(depth, unicode) if self.has_wall else None,
        )  # fmt: skip

    def _north(self, depth: int, unicode: bool) -> NorthLook:
        clans = [one["clan"] for one in self.scene["clans"]]
        return NorthLook(
            letters={name: self.text(f"ui-letter-{name}") for name in self.scene["wildlings"]},
            clans={clan: self._ui("ui-clan", clan) for clan in clans},
            short={clan: self._ui("ui-clan-short", clan) for clan in clans},
            resources=self.resource_letters,
            seats=self.letters,
            colours=self.colours,
            frostfangs=self.catalogue.term("frostfangs"),
            breaches=self.text("ui-breaches"),
            gift=self.text("ui-in-gift"),
            tokens=self.text("ui-tokens"),
            takes=self.text("ui-takes"),
            unicode=unicode,
            depth=depth,
        )

    def _ui(self, *parts: str) -> str:
        return self.text("-".join(parts).replace("_", "-"))

    # --- cards and moves ---

    def letters_of(self, counts: dict[str, int]) -> str:
        """Cards by their letters: `ggooo`."""
        return "".join(self.resource_letters[name] * n for name, n in counts.items())

    def kind(self, kind: str, view: Tree) -> str:
        """What a kind of move does: "build a road"."""
        if kind == "decline" and view["phase"] == "hero_window":
            return self.text("ui-decline-hero")
        return self.catalogue.kind(kind)

    def brief(self, kind: str) -> str:
        """A kind of move in a word."""
        if self.has_wall and kind in HERO_KINDS:
            return self.hero_short(kind)
        return self.text(f"ui-key-{kind}")

    # --- the north ---

    def hero(self, name: str) -> str:
        return self.catalogue.term(f"hero-{name}")

    def hero_short(self, name: str) -> str:
        """The part of a hero's name that its identifier stands for, as the language spells it: "Yarwyck"."""
        parts = self.hero(name).split()
        return next((part for part in parts if part[0].lower() == name[0]), parts[-1])

    def hero_chip(self, hero: Tree) -> list[Span]:
        """A hero in a row: ` Yarwyck A`; + taken in this turn, x used in this turn."""
        sign = "+" if hero["new"] else "x" if hero["used"] else " "
        style = DIM if hero["new"] or hero["used"] else PLAIN
        return [(f" {self.hero_short(hero['name'])} ", style), (hero["side"], BOLD), (sign, style)]

    def hero_state(self, hero: Tree) -> Span:
        """Whether your hero can be used now, or why not."""
        if hero["usable"]:
            return (self.text("ui-hero-usable"), Style("good"))
        if hero["why"] is None:
            return (self.text("ui-hero-later"), DIM)
        why = hero["why"]
        return (self.refusal(Refusal(why["code"], why["rule"], why["args"], why["needs"])), DIM)

    def clan(self, name: str) -> str:
        return self.catalogue.term(f"clan-{name}")

    def wildling(self, name: str) -> str:
        return self.catalogue.term(FOES.get(name, name))

    def wildlings(self, counts: dict[str, int]) -> str:
        """`2 regular wildlings and 1 giant`."""
        parts = [self.text(f"ui-count-{name}", count=n) for name, n in counts.items() if n]
        return self.catalogue.join(parts) if parts else self.text("ui-no-wildlings")

    def section_state(self, view: Tree, section: int) -> str:
        """The guards of a section and who waits before it."""
        guards = view["board"]["wall"][section]
        return self.text(
            "ui-say-section", guards=len(guards), names=self.catalogue.join([self.names[seat] for seat in guards]),
            wildlings=self.wildlings(view["board"]["clearings"][section]["wildlings"]),
        )  # fmt: skip

    def line(self, hexes: list[int]) -> str:
        """The hexes a crossing would take, in their order."""
        return ", ".join(self.hex(h) for h in hexes)

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
        for route in place["routes"]:
            name = self.resources.get(route, "")
            parts.append(self.text("ui-route", resource=name) if name else self.text("ui-route-any"))
        if not place["hexes"]:
            return self.catalogue.term("ice")
        chances = sum(pips(self.scene["hexes"][h]["number"]) for h in place["hexes"])
        return self.text("ui-intersection-is", what=", ".join(parts), pips=chances)

    def path(self, path: int) -> str:
        a, b = self.scene["paths"][path]["ends"]
        return self.text("ui-path-is", a=a, b=b)

    def move(self, move: Tree, view: Tree) -> str:
        """What a listed move is about, for a list of moves; empty when its notation says it all."""
        kind = kind_of(move)
        if kind in MOVES:
            return MOVES[kind](self, move, view)
        what = PLACES.get(kind)
        if what == "intersection":
            return self.intersection(move["intersection"])
        if what == "path":
            return self.path(move["path"])
        if what == "hex":
            return self.text("ui-camp") if move["hex"] == "camp" else self.hex(move["hex"])
        if what == "section":
            return self.text("ui-section", section=move["section"])
        if what is not None:
            return self.seat(move[what])
        if "take" in move:
            return self.text("ui-swap", give=self.cards(move["give"]), take=self.cards(move["take"]))
        if "cards" in move:
            return self.cards(move["cards"])
        return ""

    def short(self, move: Tree, view: Tree) -> str:
        """A move of cards for a crowded list."""
        return self.letters_of(move["cards"]) if "cards" in move else self.move(move, view)

    def foe_at(self, move: Tree, _view: Tree) -> str:
        return self.text("ui-foe-at", wildling=self.wildling(move["wildling"]), place=self.hex(move["hex"]))

    def instead(self, move: Tree, _view: Tree) -> str:
        """Which card of a price is replaced by which other."""
        if move["instead"] == "none":
            return self.text("ui-instead-nothing")
        return self.text(
            "ui-instead", card=self.resources[move["card"]], instead=self.resources[move["instead"]]
        )

    def asked(self, move: Tree, _view: Tree) -> str:
        kind, seat = str(move["text"]).split()[1:3]
        return self.text("ui-ask-for", seat=self.names[int(seat)], resource=self.resources[kind])

    def hexes(self, move: Tree, _view: Tree) -> str:
        second = [] if move["second"] == "none" else [self.hex(int(move["second"]))]
        return self.catalogue.join([self.hex(move["hex"]), *second])

    def camp(self, move: Tree, view: Tree) -> str:
        taken = next(one["camps"] for one in view["board"]["camps"] if one["clan"] == move["clan"])
        return self.text(
            "ui-camp-of", wildling=self.wildling(taken[move["camp"] - 1]), camp=move["camp"],
            clan=self.clan(move["clan"]),
        )  # fmt: skip

    def clearing(self, move: Tree, _view: Tree) -> str:
        return self.text("ui-foe-before", wildling=self.wildling(move["wildling"]), section=move["section"])

    def from_to(self, move: Tree, _view: Tree) -> str:
        return self.text(
            "ui-guard-from-to", section=move["section"], position=move["position"], to=move["to"]
        )

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
        return self.capital(self._usage(group, view))

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
        if self.catalogue.has(f"ui-usage-{group.kind}"):
            return self.text(f"ui-usage-{group.kind}", hero=self.hero(group.kind))
        if group.kind in HERO_KINDS and group.kind not in PLACES:
            return self.text("ui-usage-hero", hero=self.hero(group.kind))
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


# What the moves of Brotherhood modes are about.
MOVES: Final[dict[str, Callable[[WatchWords, Tree, Tree], str]]] = {
    "drive": WatchWords.foe_at,
    "ygritte": WatchWords.foe_at,
    "back": lambda words, move, _: words.wildling(move["wildling"]),
    "pick": lambda words, move, _: words.hero(move["hero"]),
    "remove": lambda words, move, _: words.hero(move["hero"]),
    "take": lambda words, move, _: words.resources[move["card"]],
    "return": lambda words, move, _: words.resources[move["card"]],
    "samwell": lambda words, move, _: words.resources[move["card"]],
    "jon": lambda words, move, _: words.resources[move["card"]],
    "choose": lambda words, move, _: words.text(f"card-{move['card']}"),
    "mormont": WatchWords.asked,
    "marsh": lambda words, move, _: words.text(
        "ui-swap", give=words.resources[move["give"]], take=words.resources[move["take"]]
    ),
    "melisandre": WatchWords.instead,
    "thorne": lambda words, move, view: words.text(
        "ui-section-paid", section=move["section"], instead=words.instead(move, view)
    ),
    "benjen": WatchWords.camp,
    "benjen_clearing": WatchWords.clearing,
    "aemon": WatchWords.from_to,
    "osha": WatchWords.hexes,
}
