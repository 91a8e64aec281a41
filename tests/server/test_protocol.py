"""docs/protocol.md and docs/protocol-moves.md show what a real server sends, and leave nothing out."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server import protocol_write
from tests.server.protocol_messages import asks
from tests.server.protocol_scenes import kinds_of
from tests.server.rig import serving

import frostwall
from frostwall.server.http import errors
from frostwall.server.table.handlers import HANDLERS


@pytest.fixture(scope="module")
def document() -> str:
    return protocol_write.PROTOCOL.read_text(encoding="utf-8")


def test_messages_and_sequences_are_those_of_a_real_table(document: str) -> None:
    """One run for both: it starts a hundred tables."""
    messages, moves, seen = protocol_write.generate()
    kinds = {(game, kind) for game in frostwall.games for kind in kinds_of(game)}
    assert kinds - seen == set(protocol_write.UNSEEN), "every kind of move has a sequence or a reason"
    assert protocol_write.replaced(document, "messages", messages) == document, "run `make protocol`"
    assert protocol_write.MOVES.read_text(encoding="utf-8") == moves, "run `make protocol`"


def test_every_message_has_an_example() -> None:
    assert set(asks()) == {*HANDLERS, "sync"}


def test_the_table_of_refusals_is_complete(document: str) -> None:
    assert protocol_write.replaced(document, "refusals", protocol_write.refusals()) == document, (
        "run `make protocol`"
    )
    listed = set(re.findall(r"^\| `([A-Z_]+)` \|", document, re.MULTILINE))
    assert set(errors.STATUS) <= listed
    assert "| |\n" not in protocol_write.refusals().split("\n", 2)[2], "a code without a sentence"


async def _run(folder: Path, code: str) -> Any:
    scope: dict[str, Any] = {}
    exec(compile(code, "protocol.md", "exec"), scope)
    async with serving(folder) as server:
        return await scope["main"](server.base, most=4)


def test_the_example_client_plays(tmp_path: Path, document: str) -> None:
    code = re.findall(r"```python\n(import asyncio.*?)```", document, re.DOTALL)[0]
    assert len([row for row in code.splitlines() if row]) <= 25
    body, _, call = code.rpartition("\nprint(")
    assert "main(" in call
    view = asyncio.run(_run(tmp_path, body))
    assert view["game"] == "watch"
    assert view["viewer"] == 0
    assert view["board"]["settlements"][0], "its own settlements stand"
