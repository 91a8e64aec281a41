"""What there is to show at one moment of Silverfrost: what happened, what is to be decided and why, what is open."""

from collections.abc import Sequence
from typing import Any, Final

from frostwall.core.types import CHANCE, Event
from frostwall.games.silverfrost.terminal.groups import ANSWERS, LISTED, Choice, distinct, menu
from frostwall.games.silverfrost.terminal.screen import SilverMoment
from frostwall.games.silverfrost.terminal.words import SilverWords
from frostwall.terminal.groups import Group
from frostwall.terminal.layout import KEY
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Row, row
from frostwall.terminal.presenter import OLDER, Presenter
from frostwall.terminal.session import Happened

Tree = dict[str, Any]

ACTS: Final = ("place", "visit", "play", "prepare", "pass")  # moves a turn consists of
CLAW: Final = -2  # who acts, where nobody sits
# What happens by itself; all else that no seat does in a solo game is Claw's doing.
BY_ITSELF: Final = (
    *("reveal", "giant_rises", "giant_leaves", "giants_leave", "snow_falls", "lay_quest", "game_over"),
    *("freezing_cold", "refill"),
)
NUMBERED: Final = ("place", "guard", "hand", "valley")  # their numbers stand on the screen
NAMED: Final = 3  # of the others so many are named in the menu
NAMED_COLUMNS: Final = 45
EXPLAINED: Final = (
    "keep",
    "retain",
    "quest",
    "lowland",
    "exchange",
    "giant",
    "hold",
)  # told in full while they are chosen
MOST_EXPLAINED: Final = 5
SHOWN: Final = 14  # numbers in a menu entry
UNSEEN: Final = (
    "draw",
    "sealed",
    "chosen",
    "draw_quest",
    "return_quest",
    "look",
)  # what others do out of sight
LAID_OUT: Final = ("lay_quest", "giant_rises", "reveal")  # not shown one by one before the game begins
OUT_OF_TURN: Final = ("discard", "pass")  # moves that do not count as a turn in the log


class SilverPresenter(Presenter):
    words: SilverWords

    # --- what happened ---

    def paragraphs(self, happened: list[Happened], faded: bool = False, brief: bool = False) -> list[Row]:
        self.words.name_seats(self.session.view())
        return super().paragraphs(happened, faded, brief)

    def starts(self, happened: list[Happened]) -> Sequence[Row | None]:
        """A new paragraph for every turn."""
        lines = {line.seq: line for line in self.session.record.lines}
        found: list[Row | None] = []
        last, acted, seq = -9, False, -1
        for one in happened:
            begins = False
            line = lines.get(one.seq)
            if line is not None and one.seq != seq and line.seat != CHANCE:
                act = line.text.split(" ")[0] in ACTS
                begins = line.seat != last or (act and acted)
                acted = act or (acted and not begins)
                last = line.seat
            seq = one.seq
            if self._is_claws(one.event) and (last != CLAW or one.event.name == "claw_action"):
                begins, last, acted = True, CLAW, False
            start = self._start(one.event.seat if last == -9 else last)
            found.append(start if begins or not found else None)
        return found

    def _is_claws(self, event: Event) -> bool:
        return bool(self.session.scene["solo"]) and event.seat == CHANCE and event.name not in BY_ITSELF

    def _start(self, seat: int) -> Row:
        if seat == CLAW:
            return [self.words.chip(len(self.words.names) - 1)]
        return [self.words.chip(seat)] if seat >= 0 else []

    def worth_showing(self, happened: list[Happened]) -> list[Happened]:
        """Without what others drew unseen and the laying out of cards in set-up, which the screen shows."""
        begun = next((line.seq for line in self.session.record.lines if line.seat != CHANCE), None)
        return [
            one
            for one in happened
            if not (one.event.name in UNSEEN and one.event.seat != self.session.person)
            and not (one.event.name in LAID_OUT and (begun is None or one.seq < begun))
        ]

    def news(self) -> list[Row]:
        last = self.session.before_this_turn(OUT_OF_TURN)
        shown = self.worth_showing(self.session.happened)
        newer = [one for one in shown if one.seq > last]
        older = shown[: len(shown) - len(newer)][-OLDER:]
        return self.paragraphs(older, faded=True) + self.paragraphs(newer)

    # --- the moment ---

    def menu(self, view: Tree) -> list[Group]:
        return menu(view, self.session.scene)

    def moment(self, opened: Group | None, message: list[Row], pane: str = "") -> Moment:
        self.words.name_seats(self.session.view())
        return super().moment(opened, message, pane)

    def new_moment(self, view: Tree, groups: list[Group], opened: Group | None) -> SilverMoment:
        title = f"Frostwall · {self.words.catalogue.term('game')}"
        asking = self._asking(view, [group for group in groups if isinstance(group, Choice)], opened)
        return SilverMoment(view, self.words, title, " · ".join(self._status(view)), asking=asking)

    def _status(self, view: Tree) -> list[str]:
        words = self.words
        found = [words.catalogue.term(f"side-{view['board']['snow_side']}")]
        if view["board"]["freezing"]:
            found.insert(0, words.catalogue.term("freezing-cold"))
        if view["turn"] and view["active"] is not None:
            who = view["active"] if 0 <= view["active"] < len(words.names) else len(words.names) - 1
            found.insert(0, words.text("ui-turn", turn=view["turn"], seat=words.names[who]))
        return found

    def _asking(self, view: Tree, groups: list[Choice], opened: Group | None) -> list[Row]:
        """The text of the card or giant whose effect asks, and those of what can be chosen."""
        words = self.words
        if opened is not None:
            return []
        source = (view["decision"] or {}).get("source")
        told = [source] if groups and source in words.entries else []
        found = [row((f"{words.name(thing)}: ", BOLD), (words.about(thing), DIM)) for thing in told]
        for group in groups:
            for pick, thing in explained(group):
                points = words.entries[thing].get("points")
                name = words.giant(thing, view)
                if points is not None:
                    name += f" ({words.text('ui-points', points=points)})"
                found.append(row((f"{pick})", KEY), (f" {name}: ", BOLD), (words.about(thing), DIM)))
        return found

    def asked(self, view: Tree) -> str:
        words = self.words
        asked = words.text(self._decision_key(view), **self._decision_args(view))
        source = view["decision"].get("source")
        if source in words.entries:
            asked = words.text("ui-asked-by", source=words.name(source), text=asked)
        return asked

    def _decision_key(self, view: Tree) -> str:
        phase = str(view["phase"]).replace("_", "-")
        kinds = {move["kind"] for move in view["moves"]} | {choice["kind"] for choice in view["choices"]}
        if phase == "cards":
            chosen = next((kind for kind in ("discard", "give", "under") if kind in kinds), "discard")
            rule = view["decision"]["rule"]
            special = {"FORGE-1": "forge", "JOUR-2": "journey"}.get(rule, chosen)
            return f"ui-decide-cards-{special}"
        if phase == "quest" and not kinds & {"quest", "lowland", "exchange"}:
            return "ui-decide-quest-none"
        if phase == "ready":
            own = view["seats"][self.session.person]
            left = own["animals"]["normal"] + own["animals"]["guard"]
            ending = "pass" if "pass" in kinds else "prepare" if "prepare" in kinds else "act"
            if ending != "act" and not kinds & {"play", "place", "visit"}:
                return f"ui-decide-ready-only-{ending}"
            return f"ui-decide-ready-{ending}" if not left or ending != "act" else "ui-decide-ready"
        return f"ui-decide-{phase}"

    def _decision_args(self, view: Tree) -> dict[str, str | int]:
        own = view["seats"][self.session.person]
        found: dict[str, str | int] = {"season": self.words.season(own["season"])}
        slots = view.get("window", [])  # TURN-17: of the cards that matter
        cards = [self.words.name(card["card"]) for card in own["city"] if card["slot"] in slots]
        found["cards"] = self.words.catalogue.join(cards, "or")
        for group in menu(view, self.session.scene):
            if isinstance(group, Choice) and group.kind in ("cards", "goods"):
                found |= {"least": group.least, "most": group.most, "total": group.total}
                to = group.tail.removeprefix("to ")
                found["seat"] = self._receiver(int(to)) if to else ""
        return {"least": 0, "most": 0, "total": 0, "seat": "", **found}

    def _receiver(self, seat: int) -> str:
        return self.words.names[seat] if 0 <= seat < len(self.words.names) else ""

    def entries(self, group: Group, view: Tree) -> list[Row]:
        """The entries of the menu for a group: answers one by one, if they are few."""
        assert isinstance(group, Choice)  # its menu has no others
        if group.kind in ANSWERS:
            return self._answers(group, view)
        line: Row = [(group.key, KEY), (f" {self.words.kind(group.kind, view)}", PLAIN)]
        if group.is_single:
            return [line]
        if group.kind not in NUMBERED and len(group.moves) <= NAMED:
            named = zip(group.picks(), group.moves, strict=True)
            text = ", ".join(f"{pick} {self.words.move(move, view)}" for pick, move in named)
            if len(text) <= NAMED_COLUMNS:
                return [[*line, (f" {text}", BOLD)]]
        numbers = list(dict.fromkeys(group.numbers))
        if len(numbers) <= SHOWN or group.kind in ("place", "guard"):
            line.append((" " + ranges(numbers), BOLD))
        else:
            line.append((f" ({len(group.moves)})", DIM))
        return [line]

    def _answers(self, group: Choice, view: Tree) -> list[Row]:
        words = self.words
        if group.is_set:
            found: list[Row] = [
                [(f"{at})", KEY), (f" {words.counted(name, n)}", PLAIN)]
                for at, name, n in distinct(group)
                if not explained(group)
            ]
            return [
                *found,
                *([[("0)", KEY), (f" {words.text('ui-nothing')}", PLAIN)]] if not group.least else []),
            ]
        if group.moves and len(group.moves) <= LISTED:
            return [
                [(f"{pick})", KEY), (f" {words.move(move, view)}", PLAIN)]
                for pick, move in zip(group.picks(), group.moves, strict=True)
                if not explained(group)
            ]
        by_letters = not group.moves or group.moves[0]["kind"] == "resources"
        many = f" {words.text('ui-by-letters')}" if by_letters else f" ({len(group.moves)})"
        return [[(group.key, KEY), (f" {words.kind(group.kind, view)}", PLAIN), (many, DIM)]]


def explained(group: Choice) -> list[tuple[str, str]]:
    """The quests, giants or cards whose texts a person needs in order to choose, with their numbers; few of them."""
    if group.is_set:
        found = [(str(at), name) for at, name, _ in distinct(group)]
        return found if group.verb in EXPLAINED and len(found) <= MOST_EXPLAINED else []
    if group.kind != "answer" or len(group.moves) > MOST_EXPLAINED:
        return []
    picks = zip(group.picks(), group.moves, strict=True)
    return [(pick, move.get("giant") or move["quest"]) for pick, move in picks if move["kind"] in EXPLAINED]


def ranges(numbers: list[str]) -> str:
    """Numbers, those in a row as from-to: `1-4 7 9`."""
    found: list[list[int]] = []
    for number in sorted(int(number) for number in numbers):
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return " ".join(
        f"{run[0]}-{run[-1]}" if len(run) > 2 else " ".join(str(number) for number in run) for run in found
    )
