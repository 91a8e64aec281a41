"""The types written for the web client are those of the wire, and of the JSON the games really give."""

import shutil
import subprocess
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel

import frostwall
from frostwall.core.record import Record, game_of
from frostwall.core.types import SPECTATOR, Event, Refusal
from frostwall.server import wire
from frostwall.server.http import export
from frostwall.server.table.handlers import HANDLERS

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web/src/lib/wire.ts"
GOLDEN = ROOT / "tests/golden"


def test_the_committed_types_are_those_of_the_wire() -> None:
    assert FILE.read_text(encoding="utf-8") == export.typescript(), "run `make wire`"


def test_check_says_whether_a_file_is_up_to_date(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lib" / "wire.ts"
    assert export.main(["--check", str(file)]) == 1
    assert "make wire" in capsys.readouterr().err
    assert export.main([str(file)]) == 0
    assert export.main(["--check", str(file)]) == 0
    file.write_text(
        file.read_text(encoding="utf-8").replace("seq: number", "seq: string", 1), encoding="utf-8"
    )
    assert export.main(["--check", str(file)]) == 1


def test_every_message_and_every_field_is_there() -> None:
    text = export.typescript()
    declared = {
        model.__name__: model
        for model in vars(wire).values()
        if isinstance(model, type) and issubclass(model, BaseModel) and model not in export.BASES
    }
    assert len(declared) > 50
    for name, model in declared.items():
        shown = text.split(f"export interface {name} {{\n", 1)[1].split("\n}", 1)[0]
        fields = [row.split(":", 1)[0].strip().rstrip("?") for row in shown.splitlines()]
        assert fields == list(model.model_fields), model


def test_all_that_a_table_answers_can_be_asked() -> None:
    asked = {get_args(member.model_fields["type"].annotation)[0] for member in export._members("Ask")}
    assert asked == {*HANDLERS, "sync"}


def _fits(shape: type[BaseModel], found: dict[str, Any]) -> None:
    assert set(found) == set(shape.model_fields)
    shape.model_validate(found, strict=True)


def test_the_shapes_of_the_core_are_what_its_classes_write() -> None:
    _fits(export.RefusalShape, Refusal("CODE", "RULE-1", {"seat": 1}, {"wool": 2}).to_json())
    _fits(export.GameEventShape, Event("name", 0, {"path": 1}, "RULE-1").to_json())
    for game in frostwall.games.values():
        for rules in game.rulesets():
            for option in game.options(rules):
                _fits(export.OptionShape, option.to_json())


@pytest.mark.parametrize(
    "name", ["base-3", "brotherhood-4", "brotherhood56-5", "silverfrost-1", "silverfrost-3"]
)
def test_views_have_the_shape_that_is_promised(name: str) -> None:
    record = Record.read((GOLDEN / f"{name}.rec").read_text(encoding="utf-8"))
    game = game_of(record, frostwall.games)
    view_fields = _core_fields("ViewShape")
    decision_fields = _core_fields("DecisionShape")
    for to in (len(record.lines) // 2, len(record.lines)):
        state = record.fold(game, to)
        for viewer in (0, SPECTATOR):
            view: Any = game.view(state, viewer)
            assert view_fields <= set(view)
            if view["decision"] is not None:
                assert set(view["decision"]) <= decision_fields
            assert all({"text", "kind"} <= set(move) for move in view["moves"])
            if view["outcome"] is not None:
                _fits(export.OutcomeShape, view["outcome"])
    assert game.outcome(record.fold(game)) is not None


def _core_fields(name: str) -> set[str]:
    declared = export._interface_of_core(name).split("{\n", 1)[1].split("\n}", 1)[0]
    return {row.split(":", 1)[0].strip().rstrip("?") for row in declared.splitlines()}


def test_the_types_compile(tmp_path: Path) -> None:
    """Only where a compiler is installed: in the web client's folder or on the path."""
    own = ROOT / "web/node_modules/.bin/tsc"
    compiler = str(own) if own.exists() else shutil.which("tsc")
    if compiler is None:
        pytest.skip("no TypeScript compiler here")
    use = tmp_path / "use.ts"
    use.write_text(
        f'import type {{ Answer, Ask, News }} from "{FILE.with_suffix("").as_posix()}";\n'
        "export function read(heard: Answer | News): number | string | null {\n"
        '  return heard.type === "update" ? heard.view.decision?.id ?? null : heard.type;\n'
        "}\n"
        'export const roll: Ask = { type: "move", table: "abcd", decision: 3, key: "k", moves: ["roll"] };\n'
        "// @ts-expect-error a misspelt field\n"
        'export const wrong: Ask = { type: "move", tabel: "abcd", decision: 3, key: "k", moves: ["roll"] };\n',
        encoding="utf-8",
    )
    flags = [
        "--noEmit",
        "--strict",
        "--lib",
        "es2022",
        "--target",
        "es2022",
        "--module",
        "esnext",
        "--moduleResolution",
        "bundler",
    ]
    found = subprocess.run([compiler, *flags, str(use)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout
