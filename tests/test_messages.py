"""The message catalogue: complete, the same in every language, without leaks.

What needs a message is read from the source with `ast`, so that a new code, event or option without one fails here.
Events and refusals really made in played games are put into words for every viewer; each place in the source that
refuses is also tried with sample arguments, because some are hard to reach by playing.

Here: Brotherhood of the Watch, and what all games share. test_messages_silverfrost.py has the other game and uses what
reads sources and files here.
"""

import ast
import itertools
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from frostwall import games
from frostwall.core.drive import Problem
from frostwall.core.record import Record, RecordError
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, SPECTATOR, Event, Refusal, Refused
from frostwall.games.watch.engine.chapters.score import CAUSES
from frostwall.games.watch.engine.decisions import NAMES as DECISION_NAMES
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.phrases import NORTH, PHRASES
from frostwall.games.watch.engine.rules import CLANS, COLOURS, WILDLINGS
from frostwall.games.watch.engine.state import ENDINGS
from frostwall.words import Catalogue, MissingExtra, UnknownLanguage, files

SOURCE = Path(__file__).resolve().parents[1] / "src" / "frostwall"
COMPLETE = ("en", "de")  # languages that must have every key
LANGUAGES = ("de", "en", "nl", "pl")
GAME = games["watch"]
NAMES = ["Anna", "Bram", "Cela", "Dora", "Emil", "Fritz"]
RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]
HEROES = [hero.name for hero in ROSTER]
HERO_RULES = frozenset(hero.rule for hero in ROSTER)

# Arguments that a sentence leaves out on purpose. `count`: the cards are named or counted anyway.
UNSAID: dict[str, set[str]] = {
    "event-seven": {"seat"},  # it concerns everybody
    "event-shortage": {"seat"},
    "event-buy": {"cards"},  # the costs are known
    "event-road": {"cards"},
    "event-settlement": {"cards"},
    "event-keep": {"cards"},
    "event-play": {"cards"},  # `card` says it
    "event-tokens-shuffled": {"seat"},  # what happens in the north concerns everybody
    "event-no-figure": {"seat"},
    "event-camp": {"seat"},
    "event-rush": {"seat"},
    "event-wildling-die": {"seat"},
    "event-no-advance": {"seat"},
    "event-advance": {"seat"},
    "event-giant": {"seat"},
    "event-wall-holds": {"seat"},
    "event-sixth": {"seat"},
    "event-breach": {"seat"},
    "event-cross": {"seat"},
    "event-overrun": {"seat"},
    "event-mormont-returned": {"to"},  # whoever was asked just before
    "event-hand-seen": {"zone"},
    "event-looked": {"zone"},
    "event-patrol-spent": {"cards"},  # the sentence names it
    "refusal-bad-wildling": {"clan", "camp", "section"},  # Benjen's two kinds of place
    "refusal-bad-target": {"hero"},  # the rule tells
    "refusal-bad-substitute": {"card"},
    "refusal-cannot-win-now": {"points"},
    "refusal-bad-rate": {"needs-rate"},  # the same as `rate`
    "refusal-no-piece": {"needs-first"},  # the sentence for settlements says it
    "record-bad-setup": {"code", "reason"},  # in `why`
    "record-refused-line": {"code"},
    "record-masked": {"viewer", "seq"},
    "record-unknown-generator": {"words"},
}
ALWAYS_UNSAID = {"none", "none_in", "count", "source", "target"}
# Variables that the catalogue adds itself.
ADDED = {"rule", "you", "nobody", "masked", "bare", "why"}

# Sample arguments, one or more of each, to try a sentence with.
SAMPLES: dict[str, list[object]] = {
    "active": [0, 1],
    "bot": ["deep"],
    "bots": [["greedy", "random"]],
    "camp": [5],
    "card": ["patrol", "winter", "roads", "recruits", "victory", *RESOURCES],
    "cards": [{"wool": 1}, {"lumber": 2, "brick": 1, "ore": 3}],
    "clan": [*CLANS],
    "cost": [{"grain": 2, "ore": 3}],
    "count": [1, 4],
    "decision": [*DECISION_NAMES.values()],
    "fact": ["terrain"],
    "first": ["keep"],
    "floor": [12],
    "give": [{"wool": 3}],
    "hero": [*HEROES],
    "heroes": [["osha"], ["yarwyck", "thorne", "osha"]],
    "hex": ["camp", 7],
    "hexes": [[], [3], [3, 9, 12]],
    "intersection": [17],
    "intersections": [[], [3], [3, 9, 12]],
    "key": ["board"],
    "kind": [*RESOURCES],
    "missing": [{}, {"ore": 2}],
    "most": [53],
    "move": ["roll"],
    "moves": [1, 3],
    "named": [0, 1, 5],
    "neighbour": [18],
    "offers": [1, 12],
    "option": ["player_trade"],
    "owner": [0, 1],
    "path": [40],
    "paths": [[], [3], [3, 4, 5]],
    "piece": ["road", "settlement", "keep", "guard"],
    "points": [10],
    "position": [2],
    "rate": [2, 4],
    "reason": ["pieces are not conserved"],
    "rules": ["chess"],
    "seat": [7],
    "seats": [[1], [1, 2, 3]],
    "section": [0, 3],
    "sections": [[1, 3]],
    "to": [1],
    "unknown": [False, True],
    "value": ["round"],
    "values": [["standard", "full_random"], [14, 15], ["1..30"]],
    "victim": [0, 1, 5],
    "wildling": [*WILDLINGS],
    "wildlings": [["mammoth"], ["regular", "mammoth"]],
    "with": [0, 1, 5],
    "word": ["cards", "x"],
}
SAMPLES_OF: dict[tuple[str, str], list[object]] = {
    ("BAD_PLAYER_COUNT", "seats"): [1, 5],
    ("BAD_PLAYER_COUNT", "needs-seats"): [[3, 4]],
    ("BAD_SUBSTITUTE", "card"): ["ore", "none"],
    ("BAD_HEX", "needs-hexes"): [[3], [3, 9, 12]],
    ("BAD_ROAD_MOVE", "needs-paths"): [[3], [3, 4, 5]],
    ("BAD_TARGET", "seat"): [0, 1, 5],
    ("BAD_TARGET", "needs-seats"): [[], [1], [1, 2, 3]],
    ("BAD_WILDLING", "needs-hexes"): [[3], [3, 9, 12]],
    ("ROAD_NOT_AT_NEW_SETTLEMENT", "needs-paths"): [[3], [3, 4, 5]],
    ("UNKNOWN_RULES", "needs-rules"): [["base", "brotherhood"]],
    ("UNKNOWN_TEXT", "reason"): ["missing_argument", "empty", "no_move", "too_long"],
}

# Events of positions that play hardly reaches.
RARE = [
    Event("no_token", 1, {}, "WILD-9"),
    *(
        Event("overrun", 2, {"ending": ending, "winners": winners, "breaches": 3, "wildlings": 9}, rule)
        for ending, rule in (("breaches", "END-4"), ("wildlings", "END-5"))
        for winners in ([], [1], [0, 2])
    ),
    *(
        Event("token", 0, {"clan": clan, "wildling": wildling, "cause": cause}, "WILD-3")
        for clan in CLANS
        for wildling in WILDLINGS
        for cause in CAUSES
    ),
    *(Event("breach", 0, {"section": 3, "breaches": n}, "WILD-20") for n in (1, 2, 3)),
    *(
        Event("wall_holds", 0, {"section": 3, "wildlings": n, "guards": m}, "WILD-14")
        for n, m in ((0, 0), (0, 2), (1, 1), (1, 4), (2, 2), (2, 3))
    ),
    *(Event("hero_picked", 0, {"hero": hero, "returned": "jon"}, "HERO-10") for hero in HEROES),
]


# --- what the source can produce ---------------------------------------------------------------------


@dataclass(frozen=True)
class Site:
    """A call in the source that makes something with a message: its codes, rules and the names of its arguments."""

    where: str
    codes: frozenset[str]
    rules: frozenset[str]  # empty: not written at the call
    args: frozenset[str] = frozenset()
    needs: frozenset[str] = frozenset()


@dataclass
class Scope:
    """One function (or a module's top level) and the values that its plain names are given."""

    name: str
    game: str = "watch"
    function: str = ""
    parameters: list[str] = field(default_factory=list)
    hero_rule: str = ""  # inside the entry of a hero
    values: dict[str, list[ast.expr]] = field(default_factory=dict)
    more_keys: dict[str, set[str]] = field(default_factory=dict)  # found["key"] = ...

    def learn(self, body: ast.AST) -> None:
        for node in ast.walk(body):
            if not isinstance(node, (ast.Assign, ast.AnnAssign)) or node.value is None:
                continue
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    self.values.setdefault(target.id, []).append(node.value)
                elif (
                    isinstance(target, ast.Subscript)
                    and isinstance(target.value, ast.Name)
                    and isinstance(target.slice, ast.Constant)
                ):
                    self.more_keys.setdefault(target.value.id, set()).add(str(target.slice.value))

    def texts(self, node: ast.expr) -> frozenset[str] | None:
        """The texts an expression can be, or None if that cannot be read here."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return frozenset({node.value})
        parts: list[ast.expr] = []
        if isinstance(node, ast.IfExp):
            parts = [node.body, node.orelse]
        elif isinstance(node, ast.Name) and node.id in self.values:
            parts = self.values[node.id]
        elif isinstance(node, ast.Name) and node.id in self.parameters:
            return self.passed(node.id)
        elif isinstance(node, ast.Attribute) and node.attr == "rule" and isinstance(node.value, ast.Name):
            if node.value.id == "self" and self.hero_rule:
                return frozenset({self.hero_rule})
            return HERO_RULES if node.value.id == "hero" else None
        found = [self.texts(part) for part in parts]
        if not found or any(part is None for part in found):
            return None
        return frozenset(itertools.chain.from_iterable(part for part in found if part is not None))

    def passed(self, parameter: str) -> frozenset[str] | None:
        """The texts that callers of this function give for a parameter."""
        at = [name for name in self.parameters if name != "self"].index(parameter)
        found: frozenset[str] = frozenset()
        for _, scope, call in calls(self.function, self.game):
            given = argument(call, at, parameter)
            texts = None if given is None else scope.texts(given)
            if texts is None:
                return None
            found |= texts
        return found or None

    def keys(self, node: ast.expr | None) -> frozenset[str]:
        """The keys of a dictionary that is written out here."""
        if node is None or (isinstance(node, ast.Constant) and node.value is None):
            return frozenset()
        if isinstance(node, ast.Dict):
            found: set[str] = set()
            for key, value in zip(node.keys, node.values, strict=True):
                assert key is None or isinstance(key, ast.Constant), f"{self.name}: write the keys out"
                found |= self.keys(value) if key is None else {str(key.value)}  # None: **value
            return frozenset(found)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dict":
            return self.keys(node.args[0])
        readable = isinstance(node, ast.Name) and node.id in self.values
        assert readable, f"{self.name}: write the keys of {ast.unparse(node)} out"
        assert isinstance(node, ast.Name)
        written = [self.keys(value) for value in self.values[node.id]]
        return frozenset().union(*written, self.more_keys.get(node.id, set()))


@cache
def trees(game: str) -> dict[Path, ast.Module]:
    """The engine of a game and the bots."""
    paths = itertools.chain(
        *(
            (SOURCE / part).rglob("*.py")
            for part in ("core", f"games/{game}/engine", f"games/{game}/bots", "bots")
        )
    )
    return {
        path: ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(paths)
        # Not the types themselves, not the conformance suite, which makes its own, and not what checks the files of a
        # set, which has problems of another kind (deck.ftl).
        if not any(
            path.match(other) for other in ("core/types.py", "core/conformance/*.py", "deck/check/*.py")
        )
    }


@cache
def calls(name: str, game: str = "watch") -> list[tuple[str, Scope, ast.Call]]:
    """Every call of this name in the engine and the bots, with the function it stands in."""
    found: list[tuple[str, Scope, ast.Call]] = []
    for path, tree in trees(game).items():
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or name != getattr(
                node.func, "id", getattr(node.func, "attr", None)
            ):
                continue
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            scope = Scope(where, game, hero_rule=_hero_rule(tree) if path.parent.name == "heroes" else "")
            inside = [f for f in functions if f.lineno <= node.lineno <= (f.end_lineno or 0)]
            for function in inside[-1:]:
                scope.function = function.name
                scope.parameters = [arg.arg for arg in function.args.args]
                scope.learn(function)
            found.append((where, scope, node))
    return found


def _hero_rule(tree: ast.Module) -> str:
    """The rule of the hero whose entry a file is: the second argument of its `super().__init__`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__":
            rule = node.args[1]
            assert isinstance(rule, ast.Constant)
            return str(rule.value)
    return ""


def argument(call: ast.Call, at: int, name: str) -> ast.expr | None:
    if len(call.args) > at:
        return call.args[at]
    return next((word.value for word in call.keywords if word.arg == name), None)


def refusals() -> list[Site]:
    found = [
        Site(f"phrase {word!r}", frozenset({code}), frozenset({rule}))
        for word, (code, rule) in (*PHRASES.items(), *NORTH.items())
    ]
    for where, scope, call in calls("Refusal"):
        codes = scope.texts(call.args[0])
        if codes is None and "phrases.py" in where:
            continue  # the table above
        assert codes is not None, f"{where}: the code must be readable where it is used"
        rules = scope.texts(call.args[1]) or frozenset()
        args = scope.keys(argument(call, 2, "args"))
        found.append(Site(where, codes, rules, args, scope.keys(argument(call, 3, "needs"))))
    return found


def record_problems(game: str = "watch") -> list[Site]:
    found: list[Site] = []
    for where, scope, call in calls("RecordError", game) + calls("Problem", game):
        codes = scope.texts(call.args[0])
        if codes is None and ast.unparse(call.args[0]) == "problem.code":
            continue  # passed on
        assert codes is not None, f"{where}: the code must be readable where it is used"
        found.append(Site(where, codes, frozenset(), scope.keys(argument(call, 1, "args"))))
    return found


def literals(name: str) -> set[str]:
    """The first argument of every call of this name; it must be written out."""
    found: set[str] = set()
    for where, scope, call in calls(name):
        texts = scope.texts(call.args[0])
        assert texts is not None, f"{where}: the name must be readable where it is used"
        found |= texts
    return found


def key(*parts: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[._]", "-", "-".join(parts)).lower()


@cache
def needed() -> dict[str, str]:
    """Every key that something in the source can ask for, and what asks."""
    found: dict[str, str] = {}
    for name in literals("Event"):
        found[key("event", name)] = f"event {name}"
    for prefix, sites in (("refusal", refusals()), ("record", record_problems())):
        for site in sites:
            found.update({key(prefix, code): site.where for code in site.codes})
    for frame in (*DECISION_NAMES.values(), "over"):
        found[key("phase", frame)] = f"phase {frame}"
    for kind in GAME.kinds.by_code.values():
        found[key("kind", kind.name)] = f"kind {kind.name}"
        for arg in kind.args:
            found[key("argument", arg.name)] = f"argument of {kind.name}"
            for name in arg.names:
                if arg.form == "bag":
                    found[key("cards", name)] = f"cards of {kind.name}"
                if arg.name == "card":
                    found[key("card", name)] = f"card of {kind.name}"
    for hero in HEROES:
        found[key("hero", hero, "help")] = f"hero {hero}"
    for mode in GAME.rulesets():
        for option in GAME.options(mode):
            found[key("option", option.key)] = found[key("option", option.key, "help")] = option.key
            if option.kind == "choice":
                found.update({key("option", option.key, str(value)): option.key for value in option.values})
    for ending in filter(None, ENDINGS):
        found[key("ending", ending)] = f"ending {ending}"
    for one in stories():
        found.update({key("source", source): f"points from {source}" for source in one.sources})
    return found


# The catalogue's own words.
OWN = {
    *("list-comma", "list-and", "list-or"),
    *("seat-number", "seat-nobody", "seat-nature", "seat-to-you"),
    *("value-yes", "value-no", "cards-none", "cards-hidden", "record-at-line", "record-why"),
    *(
        "generic-count",
        "generic-hidden",
        "generic-zone",
        "generic-source",
        "generic-target",
    ),  # of games that bring no sentences
    *("generic-event", "generic-refusal", "generic-needs"),
    *("error-unknown-game", "error-unknown-bot", "error-unknown-language"),  # for the command line
}


# --- games to tell -----------------------------------------------------------------------------------


@dataclass
class Story:
    """A game played to its end by chance, with trade among seats, and refusals of moves probed on the way."""

    seats: int
    events: list[Event] = field(default_factory=list)
    refusals: list[tuple[int, Refusal]] = field(default_factory=list)
    sources: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """What a game is played with, and how it is loaded to bring what is rare."""

    rules: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    tokens: tuple[str, ...] = ()  # wildlings that come first
    die: int = 0  # what the wildling die shows most
    crowd: bool = False  # guards go to section 0 while they can


EVERY_HERO: dict[str, object] = {"heroes": "all", "heroic_tragedy": True}
TABLES = [
    Table("base", 3),
    Table("base", 4, {"steal": "may", "phases": "separate", "tormund_camp_on_7": False}),
    Table("base", 3, {"resource_cards_per_kind": 10, "offers_per_turn": 1, "vp_cards": 20}),
    Table("base", 4, {"edition": "de", "start": "beginner", "oldest": 2}),
    Table("base", 3, {"player_trade": False, "board": "full_random"}),
    Table("brotherhood", 3, EVERY_HERO),
    Table("brotherhood", 4, {"edition": "pl", "phases": "separate", "mammoths": True}, ("giant",)),
    Table("brotherhood56", 5, EVERY_HERO, ("regular", "mammoth"), 1, crowd=True),
    Table("brotherhood56", 6, {"founding_tokens": "reveal", "climbers_count": False}, ("climber",), 1),
    Table("brotherhood", 4, {"founding_tokens": "reveal", "edition": "nl", **EVERY_HERO}, ("climber",)),
    Table("brotherhood56", 6, {"edition": "de", "sixth_second": "random"}, ("mammoth",), 4, crowd=True),
    Table("brotherhood56", 6, EVERY_HERO),
]
PROBED = [
    *(
        "",
        "roll twice now",
        "offer wool",
        "road",
        "road x",
        "road 999",
        "trade for ore",
        "offer wool*99 for ore",
    ),
    *(
        "castle 3",
        "offer wool for ore to 9",
        "tormund",
        "discard",
        "road 3 for Anna",
        "offer patrol for wool",
    ),
    *(f"guard {section}" for section in range(6)),
    *(
        "recruits 5",
        "pass",
        "declare",
        "flip",
        "decline",
        "done",
        "back climber",
        "drive 3 giant",
        "guard 1 2",
    ),
    *(f"pick {hero}" for hero in HEROES),
    *("remove osha", "take 1 wool", "return 1 ore", "ask 0", "choose patrol"),
    *(f"{word} something" for word in (*PHRASES, *NORTH)),
    *("look tokens", "roll " * 99),
]


def story(seed: int) -> Story:
    table = TABLES[seed % len(TABLES)]
    seats = table.seats
    rng = Random(seed)
    s = GAME.new_game(GAME.setup(table.rules, seats, Rng(seed), **table.options))
    found = Story(seats)

    def act(seat: int, move: int) -> None:
        GAME.apply(s, seat, move, found.events)

    while actors := GAME.actors(s):
        _probe(s, found, rng)
        seat = rng.choice(actors)
        if seat == CHANCE:
            act(seat, _luck(table, GAME.chance(s), rng))
            continue
        move = GAME.random_move(s, seat, rng)
        kind = GAME.kinds.kind(move).name
        if kind == "victim":  # an empty hand is rare: look for it
            hands: Any = GAME.view(s, seat)["seats"]
            victims = [m for m in GAME.legal_moves(s, seat) if GAME.fields(m)["kind"] == "victim"]
            move = min(victims, key=lambda m: hands[GAME.fields(m)["victim"]]["hand_size"])
        elif kind == "guard" and table.crowd:
            move = next(m for m in GAME.legal_moves(s, seat) if GAME.fields(m)["kind"] == "guard")
        elif kind == "patrol" or rng.random() < 0.2:  # a proposal before a theft may be closed by it
            give, take = rng.sample(RESOURCES, 2)
            verb = "propose" if kind == "patrol" else rng.choice(["offer", "counter"])
            who = (seat + rng.randrange(1, seats)) % seats if verb == "propose" else seat
            judged = GAME.judge(s, who, f"{verb} {give} for {take}")
            if not isinstance(judged, Refusal):
                act(who, judged)
                if verb != "propose":
                    continue
        act(seat, move)
    _probe(s, found, rng, always=True)
    outcome = GAME.outcome(s)
    assert outcome is not None
    found.sources = outcome.sources[0]
    return found


def _luck(table: Table, chance: list[tuple[int, int]], rng: Random) -> int:
    """What nature brings; a table may have its tokens and its die loaded."""
    outcomes = [move for move, _ in chance]
    fields = {move: GAME.fields(move) for move in outcomes}
    kind = fields[outcomes[0]]["kind"]
    if kind == "token" and table.tokens:
        loaded = [move for move in outcomes if fields[move]["wildling"] in table.tokens]
        loaded.sort(key=lambda move: fields[move]["clan"] != CLANS[0])
        if loaded and (table.crowd or rng.random() < 0.8):
            return loaded[0] if table.crowd else rng.choice(loaded)
    if kind == "wildling" and table.die and rng.random() < 0.7:
        return next(move for move in outcomes if fields[move]["die"] == table.die)
    return rng.choices(outcomes, [weight for _, weight in chance])[0]


def _probe(s: Any, found: Story, rng: Random, always: bool = False) -> None:
    if not always and rng.random() > 0.1:
        return
    for _ in range(12):
        seat = rng.choice([*range(found.seats), *GAME.actors(s), 9])
        refusal = GAME.refusal(s, seat, GAME.kinds.random(Rng(rng.getrandbits(40))))
        if refusal is not None:
            found.refusals.append((seat, refusal))
    seat = rng.randrange(found.seats)
    judged = GAME.judge(s, seat, rng.choice(PROBED))
    if isinstance(judged, Refusal):
        found.refusals.append((seat, judged))


@cache
def stories() -> list[Story]:
    """Some games, and more until every event there is has happened."""
    found: list[Story] = []
    missing = literals("Event") - {event.name for event in RARE}
    while (missing and len(found) < 200) or len(found) < 2 * len(TABLES):
        found.append(story(len(found)))
        missing = missing - {event.name for event in found[-1].events}
    return found


def distinct_events(most: int) -> list[tuple[int, Event]]:
    """Different events of all games with their number of seats, at most so many of each name and rule."""
    seen: set[str] = set()
    count: dict[tuple[str, str], int] = {}
    found: list[tuple[int, Event]] = [(len(NAMES), event) for event in RARE]
    for one in stories():
        for event in one.events:
            text = f"{event}"
            if text not in seen and count.get((event.name, event.rule), 0) < most:
                seen.add(text)
                count[event.name, event.rule] = count.get((event.name, event.rule), 0) + 1
                found.append((one.seats, event))
    return found


# --- what the files hold -----------------------------------------------------------------------------


class Used(Visitor):
    """The variables of a message, the messages it refers to, and the variants of each selector."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            names = {str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


FILES = sorted([*SOURCE.glob("words/*/*.ftl"), *SOURCE.glob("games/*/messages/*/*.ftl")])
# Prefixes of keys that are not asked for by the engine: words of the game, and what clients say themselves.
CLIENTS = (
    "term-",
    *{f"{path.stem}-" for path in FILES if path.stem not in ("core", "game")},
)
# The table server has codes of its own, which are the same for every client: test_messages_table.py.
SERVER = "table"
# Files of a client for one game, with the beginning of their keys.
GAME_KEYS = {
    **{f"{game}/terminal": ("ui-",) for game in games},
    "silverfrost/web": ("web-silver-",),
    "silverfrost/learn": ("learn-silver-",),
}
SERVER_KEYS = ("table-", "refusal-", "notice-")


def file_of(lang: str, name: str) -> Path:
    """The file of a catalogue: `table`, `watch/game`."""
    game, _, part = name.rpartition("/")
    return SOURCE / (f"games/{game}/messages" if game else "words") / lang / f"{part}.ftl"


def name_of(path: Path) -> str:
    """The opposite: what `file_of` finds the file by."""
    game = path.parents[2].name
    return f"{game}/{path.stem}" if game in games else path.stem


@cache
def file_messages(path: Path) -> dict[str, Used]:
    found: dict[str, Used] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            found[entry.id.name] = Used()
            found[entry.id.name].visit(entry)
    return found


@cache
def language(lang: str, game: str = "watch") -> dict[str, Used]:
    """Every message of a language for one game. A key stands in one file only, except that a game's terminal.ftl may
    say in its own way what ui.ftl says for all."""
    found: dict[str, Used] = {}
    for path in sorted(FILES, key=lambda path: "/" in name_of(path)):
        if path.parent.name == lang and name_of(path).rpartition("/")[0] in ("", game):
            twice = set(found) & set(file_messages(path))
            shared = set(file_messages(file_of(lang, "ui"))) if path.stem == "terminal" else set()
            assert twice <= shared, f"{path}: a key of another file"
            found.update(file_messages(path))
    return found


def with_references(lang: str, name: str, game: str = "watch") -> set[str]:
    """A message and those it is put together from."""
    found = {name}
    for other in language(lang, game)[name].references:
        found |= with_references(lang, other, game)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{name_of(path)}")
def test_files_have_no_junk(path: Path) -> None:
    """What does not parse would silently be missing."""
    text = path.read_text(encoding="utf-8")
    junk = [entry.content for entry in parse(text).body if isinstance(entry, ftl.Junk)]
    assert junk == []
    assert "\t" not in text
    assert not re.search(r"[\u2066-\u2069\u200e\u200f]", text)


def test_languages() -> None:
    assert Catalogue.languages() == sorted(LANGUAGES)
    assert {path.parent.name for path in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("lang", COMPLETE)
def test_everything_has_a_message(lang: str) -> None:
    missing = {name: asks for name, asks in needed().items() if name not in language(lang)}
    assert missing == {}
    assert OWN - set(language(lang)) == set()


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_message_is_dead(lang: str) -> None:
    """A key nothing asks for is a leftover; terms and clients' own keys are the exception."""
    known: set[str] = set()
    for name in set(needed()) | OWN:
        known |= with_references(lang, name)
    known |= set(file_messages(file_of(lang, SERVER)))
    left = {name for name in language(lang) if name not in known and not name.startswith(CLIENTS)}
    assert left == set()


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_complete(lang: str, game: str) -> None:
    terms = {name for name in language("en", game) if name.startswith("term-")}
    assert terms == {name for name in language(lang, game) if name.startswith("term-")}
    for name in terms:
        assert Catalogue(lang, game).text(name)


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_use_the_same_variables(lang: str, game: str) -> None:
    english = language("en", game)
    for name, used in language(lang, game).items():
        assert name in english, f"{name} is in {lang} only"
        assert used.variables == english[name].variables, name
        assert used.variants.keys() == english[name].variants.keys(), name
        assert used.references <= set(language(lang, game)), name
        # Plural forms differ between languages; variants that stand for words of ours do not.
        for variable, variants in used.variants.items():
            plural = {"zero", "one", "two", "few", "many", "other"}
            assert variants - plural == english[name].variants[variable] - plural, f"{name} ${variable}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{name_of(path)}")
def test_clients_keep_to_their_own_keys(path: Path) -> None:
    """`ui.ftl` has keys ui-..., and so on, the server its codes too; English and German have the same keys."""
    names = set(file_messages(path))
    if path.stem not in ("core", "game"):
        own = SERVER_KEYS if path.stem == SERVER else GAME_KEYS.get(name_of(path), (f"{path.stem}-",))
        assert all(name.startswith(own) for name in names)
    for lang in COMPLETE:
        other = file_of(lang, name_of(path))
        assert other.is_file()
        assert path.parent.name not in COMPLETE or names == set(file_messages(other))


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", COMPLETE)
def test_a_game_says_anew_only_what_it_says_otherwise(lang: str, game: str) -> None:
    own, shared = Catalogue(lang, f"{game}/terminal"), Catalogue(lang, "ui")
    twice = set(file_messages(file_of(lang, f"{game}/terminal"))) & set(file_messages(file_of(lang, "ui")))
    assert "ui-help" in twice
    for name in twice:
        variables = language(lang, game)[name].variables | file_messages(file_of(lang, "ui"))[name].variables
        args: dict[str, str | int] = dict.fromkeys(variables, "x")
        assert own.text(name, **args) != shared.text(name, **args), name


@pytest.mark.parametrize("game", ["", *games])
def test_the_terminal_asks_for_every_key_it_has(game: str) -> None:
    """In a text that is written out, or in one that begins so."""
    folders = [
        SOURCE / "terminal",
        *(SOURCE / f"games/{one}/{part}" for one in games for part in ("terminal", "pages")),
    ]
    trees = [
        ast.parse(path.read_text(encoding="utf-8")) for folder in folders for path in folder.glob("*.py")
    ]
    texts = {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("ui-")
    }
    begun = tuple(text if text.endswith("-") else f"{text}-" for text in texts if text != "ui-")
    names = file_messages(file_of("en", f"{game}/terminal" if game else "ui"))
    assert {name for name in names if name not in texts and not name.startswith(begun)} == set()


def check_variables(name: str, passed: set[str]) -> None:
    """The message uses what it is passed, all of it but for what is left unsaid on purpose, and nothing else."""
    message = language("en")[name]
    variables = set().union(*(language("en")[part].variables for part in with_references("en", name)))
    # `$cards-count` is the length of `cards`; `$needs-count` is a need of that name.
    used = {v if v == "needs-count" else v.removesuffix("-count") for v in variables} - ADDED
    assert used <= passed, f"{name} uses {used - passed}, which it is not passed"
    unsaid = passed - used - UNSAID.get(name, set()) - ALWAYS_UNSAID
    assert unsaid == set(), f"{name} is passed {unsaid} and does not say it"
    for role in ("you", "nobody"):
        assert message.variants.get(role, set()) <= passed | {"none"}, name


def test_variables_of_refusals() -> None:
    passed: dict[str, set[str]] = {}
    for site in refusals():
        for code in site.codes:
            passed.setdefault(code, set()).update(site.args, (f"needs-{need}" for need in site.needs))
    for code, names in passed.items():
        check_variables(key("refusal", code), names)


def test_variables_of_record_errors() -> None:
    passed: dict[str, set[str]] = {}
    for site in record_problems():
        for code in site.codes:
            passed.setdefault(code, set()).update(site.args)
    for code, names in passed.items():
        check_variables(key("record", code), names)


def test_variables_of_events() -> None:
    passed: dict[str, set[str]] = {name: {"seat"} for name in literals("Event")}
    for event in itertools.chain(RARE, *(one.events for one in stories())):
        passed[event.name].update(event.args)
    for name, names in passed.items():
        check_variables(key("event", name), names)


def test_every_reason_of_an_unreadable_text_is_told() -> None:
    reasons = literals("Unreadable") | {"no_move", "too_long"}
    for lang in COMPLETE:
        assert language(lang)["refusal-unknown-text"].variants["reason"] == reasons


def test_rules_in_variants_exist() -> None:
    """A variant for a rule that no longer makes this event or refusal would never be shown."""
    rules: dict[str, set[str]] = {}
    for one in stories():
        for event in one.events:
            rules.setdefault(key("event", event.name), set()).add(event.rule)
    unknown: set[str] = set()
    for site in refusals():
        for code in site.codes:
            rules.setdefault(key("refusal", code), set()).update(site.rules)
            unknown |= set() if site.rules else {key("refusal", code)}
    for name, used in language("en").items():
        variants = used.variants.get("rule", set()) - {"other"}
        assert name in unknown or variants <= rules.get(name, set()), name


# --- sentences ---------------------------------------------------------------------------------------


def check_sentence(text: str) -> None:
    assert re.match(r"[A-ZÄÖÜ0-9“„]", text), text
    assert re.search(r"[.!)…](?: \[[A-Z0-9]+-[A-Z0-9]+\])?$", text), text
    assert not re.search(r"[{}$\u2066-\u2069]|\bNone\b|\?\?\?|  | [.,:;!]", text), text


# Events whose sentence does not begin with the seat, or may begin with another one.
UNADDRESSED = {
    *("turn", "seven", "shortage", "empty_hands", "offer_failed"),
    *("longest_road", "strongest_patrol", "special_build", "tragedy"),
    *("tokens_shuffled", "no_figure", "camp", "rush", "wildling_die", "no_advance", "advance", "giant"),
    *("wall_holds", "sixth", "breach", "cross", "overrun"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_to_everybody(lang: str, soak: bool) -> None:
    catalogue = Catalogue(lang, "watch")
    told: set[str] = set()
    for seats, event in distinct_events(10_000 if soak else 12):
        for viewer in (SPECTATOR, *range(seats)):
            text = catalogue.event(event.for_viewer(viewer), NAMES[:seats], viewer)
            check_sentence(text)
            if viewer != SPECTATOR:  # one is "you" and never one's own name
                assert NAMES[viewer] not in text, text
            if event.name not in UNADDRESSED:
                assert bool(re.match("Your? |D(u|ein) ", text)) == (viewer == event.seat), text
        told.add(event.name)
    assert told == literals("Event")


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_masked_argument_is_told(lang: str) -> None:
    """Whatever the hidden cards are, those who may not know them read the same."""
    catalogue = Catalogue(lang, "watch")
    hidden = [(seats, event) for seats, event in distinct_events(20) if event.secret]
    assert {event.name for _, event in hidden} == {
        *("steal", "draw", "sealed"),
        *("mormont_returned", "hand_seen", "taken", "looked"),
    }
    for seats, event in hidden:
        for viewer in (SPECTATOR, *range(seats)):
            texts: set[str] = set()
            names = ["patrol", "victory", "roads"] if event.name in ("draw", "looked") else RESOURCES
            for name in names:
                args = {
                    **event.args,
                    **{secret: {name: event.args.get("total", 1)} for secret in event.secret},
                }
                other = Event(
                    event.name, event.seat, args, event.rule, event.only, event.secret, event.reveals
                )
                texts.add(catalogue.event(other.for_viewer(viewer), NAMES[:seats], viewer))
            assert event.only is not None
            assert len(texts) == (len(names) if viewer in event.only else 1), texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_probed_moves_are_told(lang: str, soak: bool) -> None:
    catalogue = Catalogue(lang, "watch")
    seen: set[str] = set()
    count: dict[tuple[str, str], int] = {}
    for one in stories():
        for seat, refusal in one.refusals:
            text = json.dumps([seat, refusal.to_json()])
            kind = (refusal.code, refusal.rule)
            if text in seen or count.get(kind, 0) >= (10_000 if soak else 15):
                continue
            seen.add(text)
            count[kind] = count.get(kind, 0) + 1
            sentence = catalogue.refusal(refusal, NAMES[: one.seats], seat)
            check_sentence(sentence)
            assert sentence.endswith(f" [{refusal.rule}]") == bool(refusal.rule)
            if 0 <= seat < one.seats:
                assert NAMES[seat] not in sentence, sentence
    assert len({code for code, _ in count}) > 60  # probing reaches most of them


def samples(site: Site) -> Iterator[Refusal]:
    """Refusals as this call can make them, with every sample of each argument at least once."""
    for code in site.codes:
        variants = language("en")[key("refusal", code)].variants.get("rule", set())
        rules = site.rules or frozenset({*variants, "X-1"} - {"other"})
        names = [*site.args, *(f"needs-{need}" for need in site.needs)]
        values: list[list[object]] = []
        for name in names:
            plain = name.removeprefix("needs-")
            sample = SAMPLES_OF.get((code, name), SAMPLES.get(plain))
            assert sample is not None, f"{site.where}: add a sample of the argument {plain}"
            values.append(sample)
        for at in range(max((len(sample) for sample in values), default=1)):
            picked = dict(zip(names, (sample[at % len(sample)] for sample in values), strict=True))
            args = {name: picked[name] for name in site.args}
            needs = {need: picked[f"needs-{need}"] for need in site.needs}
            for rule in sorted(rules):
                yield Refusal(code, rule, args, needs)


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("site", refusals(), ids=lambda site: f"{site.where}-{min(site.codes)}")
def test_every_place_that_refuses_is_told(lang: str, site: Site) -> None:
    for refusal in samples(site):
        check_sentence(Catalogue(lang, "watch").refusal(refusal, NAMES, 0))
        check_sentence(Catalogue(lang, "watch").refusal(refusal))


RECORD_SAMPLES: dict[str, object] = {"seat": 1, "text": "road 7", "seq": 1234, "lines": 200_000, "key": None}


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("site", record_problems(), ids=lambda site: f"{site.where}-{min(site.codes)}")
def test_every_problem_of_a_record_is_told(lang: str, site: Site) -> None:
    catalogue = Catalogue(lang, "watch")
    facts = {name: RECORD_SAMPLES.get(name, 3) for name in site.args}
    why = Refusal("NOT_YOUR_TURN", "TURN-1", {"active": 2})
    for code in site.codes:
        for text in (
            catalogue.record_error(RecordError(code, facts, 12, why), NAMES),
            catalogue.record_error(RecordError(code, facts)),
            catalogue.problem(Problem(code, facts, 12)),
        ):
            check_sentence(text)
            assert "1,234" not in text
            assert "1.234" not in text
        assert "12" in catalogue.problem(Problem(code, facts, 12))


def test_a_refused_line_says_why() -> None:
    header = Record.start(GAME, GAME.setup("base", 3, Rng(1))).write()
    with pytest.raises(RecordError) as caught:
        Record.read(header + "1 * dice 1 1\n").fold(GAME)
    text = Catalogue("en", "watch").record_error(caught.value, NAMES)
    assert text.endswith("Move 1, “dice 1 1” by chance, is not allowed. Chance cannot bring this here.")


# --- words -------------------------------------------------------------------------------------------


def test_lists_and_cards() -> None:
    english, german = Catalogue("en", "watch"), Catalogue("de", "watch")
    assert english.join([]) == ""
    assert english.join(["a"]) == "a"
    assert english.join(["a", "b"]) == "a and b"
    assert english.join(["a", "b", "c"], "or") == "a, b or c"
    assert german.join(["a", "b", "c"]) == "a, b und c"
    assert english.cards({"wool": 2, "ore": 1}) == "2 wool and 1 ore"
    assert german.cards({"wool": 2, "ore": 1}) == "2 Wolle und 1 Erz"
    assert english.cards({"patrol": 1, "victory": 3}) == "a Ranger Patrol and 3 victory point cards"
    assert english.cards({}) == english.cards({"wool": 0}) == "nothing"


def test_sentences() -> None:
    """A few in full, so that a change of grammar is seen."""
    english, german = Catalogue("en", "watch"), Catalogue("de", "watch")
    args = {"victim": 2, "cards": {"ore": 1}, "count": 1, "source": "hand:2", "target": "hand:0"}
    theft = Event("steal", 0, args, "TOR-6", only=(0, 2), secret=("cards",))
    told = [english.event(theft.for_viewer(viewer), NAMES, viewer) for viewer in (0, 2, 1, SPECTATOR)]
    assert told == [
        "You steal 1 ore from Cela.",
        "Anna steals 1 ore from you.",
        "Anna steals a card from Cela.",
        "Anna steals a card from Cela.",
    ]
    assert german.event(theft.for_viewer(2), NAMES, 2) == "Anna raubt 1 Erz von dir."
    offer = Event("offer", 0, {"give": {"wool": 1}, "take": {"ore": 1}, "seats": [1, 2]}, "TRD-5")
    assert english.event(offer, NAMES, 2) == "Anna offers Bram and you: 1 wool for 1 ore."
    assert german.event(offer, NAMES, 2) == "Anna bietet Bram und dir an: 1 Wolle gegen 1 Erz."
    assert english.event(offer, NAMES, 0) == "You offer Bram and Cela: 1 wool for 1 ore."
    asked = Event("mormont_asked", 0, {"cards": {"wool": 1}, "asked": 2, "kind": "wool"}, "HERO-A1")
    assert english.event(asked, NAMES, 1) == "Anna asks Cela for wool and gets 1 wool."
    assert german.event(asked, NAMES, 2) == "Anna bittet dich um Wolle und bekommt 1 Wolle."
    seen = Event("hand_seen", 0, {"cards": {"ore": 2}, "of": 2}, "HERO-MANCE", only=(0, 2), secret=("cards",))
    assert english.event(seen.for_viewer(1), NAMES, 1) == "Anna looks at the hand of Cela."
    assert english.event(seen.for_viewer(2), NAMES, 2) == "Anna looks at your hand: 2 ore."
    won = {"ending": "breaches", "winners": [2], "breaches": 3, "wildlings": 4}
    assert english.event(Event("overrun", 0, won, "END-4"), NAMES, 0).endswith(" decide: Cela wins!")
    assert german.event(Event("overrun", 0, won, "END-4"), NAMES, 2).endswith(" entscheiden: Du gewinnst!")
    again = Event("wildling_die", 0, {"die": 5, "again": True}, "TURN-3")
    assert german.event(again, NAMES) == "Der Wildling-Würfel wird noch einmal geworfen und zeigt 5."
    gone = Refusal("BAD_HERO_PICK", "HERO-10", {"hero": "jon"}, {"heroes": ["osha", "thorne"]})
    assert german.refusal(gone, NAMES, 0).endswith(": Osha oder Ser Allisar Thorn. [HERO-10]")
    dear = Refusal("CANNOT_PAY", "BLD-1", {"cost": {"grain": 2, "ore": 3}}, {"cards": {"ore": 1}})
    assert english.refusal(dear, NAMES, 0) == (
        "You cannot pay for that: it costs 2 grain and 3 ore, and you still need 1 ore. [BLD-1]"
    )
    taken = Refusal("PATH_TAKEN", "BLD-5", {"path": 3, "owner": 1})
    assert english.refusal(taken, NAMES, 1) == "You already have a road on path 3. [BLD-5]"
    assert german.refusal(taken, NAMES, 0) == "Auf Weg 3 liegt schon eine Straße von Bram. [BLD-5]"


def test_unreadable_texts() -> None:
    english, german = Catalogue("en", "watch"), Catalogue("de", "watch")
    refusal = GAME.judge(GAME.new_game(GAME.setup("base", 3, Rng(1))), 0, "road")
    assert isinstance(refusal, Refusal)
    assert english.refusal(refusal) == "The move is not complete; missing: the number of a path."
    assert german.refusal(refusal) == "Die Aktion ist nicht vollständig; es fehlt: die Nummer eines Weges."


@pytest.mark.parametrize("lang", COMPLETE)
def test_options_are_explained(lang: str) -> None:
    catalogue = Catalogue(lang, "watch")
    for mode in GAME.rulesets():
        for option in GAME.options(mode):
            text = catalogue.option(option.key)
            assert text.label
            check_sentence(text.help)
            labels = [text.value(value) for value in option.values]
            assert len(set(labels)) == len(labels)
    assert catalogue.option("player_trade").value(True) == catalogue.yes_no(True)
    assert catalogue.option("vp_cards").value(5) == "5"


@pytest.mark.parametrize("lang", COMPLETE)
def test_heroes_are_explained(lang: str) -> None:
    catalogue = Catalogue(lang, "watch")
    for hero in HEROES:
        assert catalogue.term(f"hero_{hero}")
        assert catalogue.term(f"hero_{hero}_title")
        check_sentence(catalogue.text(f"hero-{hero}-help"))


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_name_has_its_words(lang: str) -> None:
    """A name without a variant would silently be told as another one."""
    expected: dict[tuple[str, str], list[str]] = {
        ("word-hero", "hero"): HEROES,
        ("word-hero-returned", "returned"): HEROES,
        ("word-hero-needed", "needs-hero"): HEROES,
        ("word-clan", "clan"): CLANS,
        ("word-from-north", "clan"): [*CLANS, "none"],
        ("event-token", "cause"): CAUSES,
        ("event-overrun", "ending"): [ending for ending in ENDINGS if ending not in ("", "points")],
    }
    for word in ("word-wildling", "word-wildling-first", "word-wildling-the", "word-wildling-whom"):
        expected[word, "wildling"] = WILDLINGS
    expected["word-other", "other"] = WILDLINGS
    for (name, variable), names in expected.items():
        assert language(lang)[name].variants[variable] == set(names), name
    for clan in CLANS:
        assert Catalogue(lang, "watch").term(f"clan_{clan}")
    for colour in COLOURS:
        assert Catalogue(lang, "watch").term(colour)


def test_bad_options_and_setups_are_told() -> None:
    for options in (
        {"board": "round"},
        {"colour": "red"},
        {"oldest": 2},
        {"vp_cards": 99},
        {"player_trade": "maybe"},
    ):
        with pytest.raises(Refused) as caught:
            GAME.setup("base", 3, Rng(1), **options)
        for lang in COMPLETE:
            text = Catalogue(lang, "watch").refusal(caught.value.refusal)
            check_sentence(text)
            assert next(iter(options)) in text


def test_errors_of_the_command_line() -> None:
    text = Catalogue("en", "watch").error("unknown_game", game="chess", games=["silverfrost", "watch"])
    assert text == "There is no game “chess”. Known here: silverfrost and watch."
    text = Catalogue("de", "watch").error("unknown_language", lang="fr", languages=["de", "en"])
    assert text == "Texte in „fr“ gibt es nicht. Bekannt: de und en."


# --- the loader --------------------------------------------------------------------------------------


def test_fallback_key_by_key() -> None:
    dutch = Catalogue("nl", "watch")
    assert dutch.term("wool") == "wol"
    assert dutch.phase("over") == Catalogue("en", "watch").phase("over")
    shortage = Event("shortage", 0, {"kinds": ["wool", "ore"]}, "PROD-6")
    assert dutch.event(shortage) == Catalogue("en", "watch").event(
        shortage
    )  # no Dutch word in an English sentence
    assert "wool and ore" in dutch.event(shortage)
    assert dutch.has("phase-over")
    assert not dutch.has("phase-nonsense")
    with pytest.raises(KeyError):
        dutch.text("phase-nonsense")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match="cards-wool"):
        Catalogue("en", "watch").text("cards-wool")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="Known here: de, en, nl, pl"):
        Catalogue("xx", "watch")


def test_other_peoples_text_cannot_write_to_the_terminal() -> None:
    event = Event("accept", 0, {}, "TRD-5")
    text = Catalogue("en", "watch").event(event, ["Eve\x1b[2J\u202e\n"])
    assert text.isprintable()
    assert "{ $seat }" in Catalogue("en", "watch").event(event, ["{ $seat }"])  # a name is never a pattern


def test_without_fluent_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    files.bundle.cache_clear()
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(MissingExtra, match=r"pip install 'frostwall\[terminal\]'"):
        Catalogue("en", "watch")
    assert Catalogue.languages() == sorted(LANGUAGES)
