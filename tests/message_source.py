"""What the source can say: the calls that make an event, a refusal or a problem, read with `ast`."""

import ast
import itertools
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from frostwall.games.watch.engine.heroes import roster  # noqa: F401 (fills ROSTER)
from frostwall.games.watch.engine.heroes.hero import ROSTER

SOURCE = Path(__file__).resolve().parents[1] / "src" / "frostwall"
HERO_RULES = frozenset(hero.rule for hero in ROSTER)


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


@dataclass
class Parts:
    """What is looked for in a file, found by one walk through it."""

    functions: list[ast.FunctionDef] = field(default_factory=list)
    calls: dict[str, list[ast.Call]] = field(default_factory=dict)  # by the name that is called


@cache
def parts(game: str) -> dict[Path, Parts]:
    found: dict[Path, Parts] = {}
    for path, tree in trees(game).items():
        here = found[path] = Parts()
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                here.functions.append(node)
            elif isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                here.calls.setdefault(name, []).append(node)
    return found


@cache
def calls(name: str, game: str = "watch") -> list[tuple[str, Scope, ast.Call]]:
    """Every call of this name in the engine and the bots, with the function it stands in."""
    found: list[tuple[str, Scope, ast.Call]] = []
    for path, here in parts(game).items():
        for node in here.calls.get(name, []):
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            hero_rule = _hero_rule(trees(game)[path]) if path.parent.name == "heroes" else ""
            scope = Scope(where, game, hero_rule=hero_rule)
            inside = [f for f in here.functions if f.lineno <= node.lineno <= (f.end_lineno or 0)]
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
