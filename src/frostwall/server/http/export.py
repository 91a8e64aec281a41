"""The types of the wire as TypeScript: `python -m frostwall.server.http.export [--check] FILE`.

What a browser sends and receives is declared once, in `wire`; what every view has, in `core.types`. This module writes
both as types, deterministically, so that a client that misspells a field does not compile. The parts of a view that are
a game's own (`seats`, `board`) are plain objects so far, and so they are here.
"""

import argparse
import ast
import functools
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, get_args

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from frostwall.core import types as core
from frostwall.server import wire

Json = dict[str, Any]

WIDTH: Final = 100
OBJECT: Final = "Record<string, unknown>"
UNIONS: Final = {
    "Ask": ("Everything a client may ask of a table.", wire.Ask),
    "Answer": ("What comes back, once, to whoever asked; `ref` says to what.", wire.Answer),
    "News": ("What a table sends by itself to all who follow it.", wire.News),
}
# Bodies of HTTP requests.
BODIES: Final = (wire.NewGuest, wire.NewTable, wire.NewRecord, wire.Join, wire.LanAsk)
# Bases that are no message of their own.
BASES: Final = (wire.Asking,)
ALIASES: Final = ("Level", "Pace", "Caretaker", "Matter", "Stage", "PuzzleLevel")
# Where the wire says no more than "an object" and `core.types` says which.
KNOWN: Final = {
    ("Update", "view"): "ViewShape",
    ("Synced", "view"): "ViewShape | null",
    ("ViewStep", "view"): "ViewShape",
    ("GameShape", "options"): "Record<string, OptionShape[]>",
    ("ViewShape", "moves"): "MoveShape[]",
    ("ViewShape", "outcome"): "OutcomeShape | null",
}


# --- the JSON of the core's classes; a test holds them against `to_json` -----------------------------


class _Shape(BaseModel):
    pass


class AppliesShape(_Shape):
    """Where an option applies; no seats named: whatever their number."""

    rules: list[str]
    seats: list[int]


class OptionShape(_Shape):
    """One table option: its key and values as in the rules, and where it applies."""

    key: str
    type: Literal["bool", "int", "choice", "file"]
    values: list[str | int | bool]
    default: str | int | bool
    applies: AppliesShape
    rule: str


class RefusalShape(_Shape):
    """Why a move, an option or a position is not accepted: a code, its rule and what it would need."""

    code: str
    rule: str
    args: Json
    needs: Json


class GameEventShape(_Shape):
    """What happened, by which rule, as a preview foresees it: no line of the record has it yet."""

    name: str
    seat: int
    args: Json
    rule: str


class OutcomeShape(_Shape):
    """How a game ended: nobody, one or several winners, the ranking, and where the points came from."""

    winners: list[int]
    ranking: list[int]
    points: list[int]
    sources: list[dict[str, int]]
    ending: str


CORE_MODELS: Final = (AppliesShape, OptionShape, RefusalShape, GameEventShape, OutcomeShape)
MOVE_SHAPE: Final = """\
/** A legal move: its notation, its kind and its arguments. A client filters by the fields and never reads `text`. */
export interface MoveShape {
  text: string;
  kind: string;
  [field: string]: unknown;
}"""


# --- the file ---------------------------------------------------------------------------------------


def typescript() -> str:
    """The whole file."""
    parts = [
        "// Written by `make wire` from src/frostwall/server/wire/ and src/frostwall/core/types.py. Do not edit.",
        "\n".join(_constants()),
        "\n".join(f"export type {name} = {_literal(get_args(getattr(wire, name)))};" for name in ALIASES),
        "// --- a game, as every game shows itself ---",
        MOVE_SHAPE,
        *(_interface_of_core(name) for name in ("DecisionShape", "ViewShape")),
        *_interfaces(CORE_MODELS, "serialization"),
        "// --- messages ---",
        *_messages(),
        *(_union(name) for name in UNIONS),
    ]
    return "\n\n".join(parts) + "\n"


def _constants() -> Iterator[str]:
    found: dict[str, int] = {"CHANCE": core.CHANCE, "SPECTATOR": core.SPECTATOR}
    for module in wire.MODULES:
        found |= {n: value for n, value in vars(module).items() if n.isupper() and isinstance(value, int)}
    for name, value in found.items():
        yield f"export const {name} = {value};"


def _members(name: str) -> list[type[BaseModel]]:
    """The classes of a discriminated union."""
    return list(get_args(get_args(UNIONS[name][1])[0]))


def _union(name: str) -> str:
    rows = [f"/** {UNIONS[name][0]} */", f"export type {name} ="]
    rows += [f"  | {member.__name__}" for member in _members(name)]
    return "\n".join(rows) + ";"


def _messages() -> list[str]:
    declared: list[type[BaseModel]] = [
        found
        for module in wire.MODULES
        for found in vars(module).values()
        if inspect.isclass(found) and issubclass(found, BaseModel) and found.__name__ in wire.__all__
        if found.__module__ == module.__name__  # not what it imports
    ]
    said: list[type[BaseModel]] = [*_members("Ask"), *BODIES]
    sent = [model for model in declared if model not in said and model not in BASES]
    return [*_interfaces(said, "validation"), *_interfaces(sent, "serialization")]


# --- pydantic's classes, by their JSON schema -------------------------------------------------------


def _interfaces(models: Sequence[type[BaseModel]], mode: JsonSchemaMode) -> list[str]:
    """These classes; before them what a client may send inside one of them and is declared as something to be sent."""
    _, schema = models_json_schema([(model, mode) for model in models])
    by_name = {model.__name__: model for model in models}
    definitions: Json = schema["$defs"]
    inside = sorted(set(definitions) - set(by_name))
    names = {f"#/$defs/{key}": f"{key}Input" if key in inside else key for key in definitions}
    models_by_key = by_name | {key: getattr(wire, key) for key in inside}
    return [
        _interface(names[f"#/$defs/{key}"], definitions[key], models_by_key[key], mode, names)
        for key in [*inside, *by_name]
    ]


def _interface(
    name: str, definition: Json, model: type[BaseModel], mode: JsonSchemaMode, names: Mapping[str, str]
) -> str:
    properties: Json = definition.get("properties", {})
    # What a client sends may leave out a default, the type of a message apart; whatever is sent to it is complete.
    required = set(properties) if mode == "serialization" else {*definition.get("required", []), "type"}
    fields = []
    for field, schema in properties.items():
        shown = KNOWN.get((name, field)) or _type(schema, names)
        fields.append((field, field in required, shown, _comments().get((model.__name__, field), "")))
    return _declare(name, definition.get("description", ""), fields)


def _type(schema: Json, names: Mapping[str, str]) -> str:
    if "$ref" in schema:
        return names[schema["$ref"]]
    if "const" in schema:
        return _literal([schema["const"]])
    if "enum" in schema:
        alias = [name for name in ALIASES if list(get_args(getattr(wire, name))) == schema["enum"]]
        return alias[0] if alias else _literal(schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part, names) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        inside = schema.get("additionalProperties")
        return f"Record<string, {_type(inside, names)}>" if isinstance(inside, dict) else OBJECT
    plain = {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }
    if kind in plain:
        return plain[kind]
    raise ValueError(f"no type for {schema}")


def _literal(values: Sequence[object]) -> str:
    return " | ".join(f'"{value}"' for value in values)


# --- the core's typed dictionaries, by their source -------------------------------------------------
# Compiled, they have lost their annotations; the source lies beside them.


def _interface_of_core(name: str) -> str:
    source = Path(core.__file__).with_name("types.py").read_text(encoding="utf-8")
    found = next(
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name
    )
    fields = []
    for node in found.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            field, text = node.target.id, ast.unparse(node.annotation)
            optional = re.fullmatch(r"NotRequired\[(.*)\]", text)
            shown = KNOWN.get((name, field)) or _annotation(optional[1] if optional else text)
            fields.append((field, optional is None, shown, ""))
    return _declare(name, ast.get_docstring(found) or "", fields)


def _annotation(text: str) -> str:
    parts = text.split(" | ")
    if len(parts) > 1:
        return " | ".join(_annotation(part) for part in parts)
    inner = re.fullmatch(r"list\[(.*)\]", text)
    if inner:
        return f"{_annotation(inner[1])}[]"
    plain = {"int": "number", "str": "string", "bool": "boolean", "None": "null", "Json": OBJECT}
    return plain.get(text, text)


# --- writing ----------------------------------------------------------------------------------------


@functools.cache
def _comments() -> dict[tuple[str, str], str]:
    """What stands as a comment behind the fields of the wire's classes."""
    found = {}
    for source in map(inspect.getsource, wire.MODULES):
        rows = source.splitlines()
        for model in [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]:
            for node in [node for node in model.body if isinstance(node, ast.AnnAssign)]:
                behind = [row.partition("  # ")[2] for row in rows[node.lineno - 1 : node.end_lineno]]
                found[model.name, ast.unparse(node.target)] = " ".join(text for text in behind if text)
    return found


def _declare(name: str, text: str, fields: Sequence[tuple[str, bool, str, str]]) -> str:
    rows = _comment(text)
    rows.append(f"export interface {name} {{")
    for field, required, shown, comment in fields:
        behind = f" // {comment.replace('None', 'null')}" if comment else ""
        rows.append(f"  {field}{'' if required else '?'}: {shown};{behind}")
    return "\n".join([*rows, "}"])


def _comment(text: str) -> list[str]:
    if not text:
        return []
    words = " ".join(text.split()).replace("*/", "* /").replace("None", "null")
    if len(words) <= WIDTH:
        return [f"/** {words} */"]
    return ["/**", *textwrap.wrap(words, WIDTH, initial_indent=" * ", subsequent_indent=" * "), " */"]


# --- the command ------------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m frostwall.server.http.export", description="write the types of the wire as TypeScript"
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="write nothing; say whether FILE is up to date")
    ask = parser.parse_args(argv)
    text = typescript()
    if ask.check:
        if ask.file.is_file() and ask.file.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write(f"{ask.file} is not what the wire says: run `make wire`\n")
        return 1
    ask.file.parent.mkdir(parents=True, exist_ok=True)
    ask.file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
