"""The log of a server: a line for each event, by request and table, and never a secret."""

import asyncio
import contextlib
import io
import json
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.play import people, refused, started, without_bots
from tests.server.rig import Person, Server

from frostwall.server import logs
from frostwall.server.config import Config
from frostwall.server.table.handlers import HANDLERS
from frostwall.server.table.ids import new_id

SECRET = "a-secret-that-nobody-may-read"


@contextlib.contextmanager
def real_server(folder: Path, style: str) -> Iterator[tuple[str, Path]]:
    """`frostwall serve` in a process of its own, and the file of its log."""
    log = folder / "log"
    command = [sys.executable, "-m", "frostwall", "serve", "--port", "0", "--workers", "1", "--log", style]
    with log.open("w") as file:
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder / 'table.sqlite'}"],
            stdout=subprocess.PIPE,
            stderr=file,
            text=True,
        )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        yield next(word.rstrip("/.") for word in said.split() if word.startswith("http://")), log
    finally:
        process.terminate()
        process.communicate()


async def person(url: str, name: str) -> Person:
    http = httpx.AsyncClient(base_url=url, timeout=30)
    found = (await http.post("/api/me", json={"name": name})).json()
    return Person(Server(url, None, Config("")), name, found["guest"], http)  # type: ignore[arg-type]  # its hub is elsewhere


async def visit(url: str, folder: Path) -> set[str]:
    """Everything that has to do with secrets, and what they are."""
    ann, ben, cleo = [await person(url, name) for name in ("Annabella", "Benedict", "Cleopatra")]
    table = await ann.make("silverfrost", 2)
    other = await ann.make("silverfrost", 2)
    invite = await ann.invited(table)
    secrets = {invite, ann.id, ben.id, cleo.id, ann.name, ben.name, cleo.name}
    for friend in (ben, cleo):
        await friend.join(invite)
    await ben.http.get(f"/j/{invite}")
    await ben.ask(table, type="sit", seat=1)
    await ann.ask(table, type="start")
    ears = await ann.socket()
    synced = await ears.ask(type="sync", table=table)
    said = {"text": "the crow flies at midnight", "key": "a-key-of-chat"}
    await ears.ask(type="chat", table=table, **said)
    view = synced["view"]
    text = view["moves"][0]["text"] if view["moves"] else "pass"
    answer = await ears.ask(
        type="move", table=table, decision=view["decision"]["id"], key="a-key-of-moves", moves=[text]
    )
    assert answer["type"] in ("done", "refused")
    again = {"decision": view["decision"]["id"], "key": "a-key-of-moves", "moves": ["another move"]}
    await ears.ask(type="move", table=table, **again)
    await ann.ask(table, type="remove", guest=cleo.id)
    secrets |= {await ann.invited(table), *said.values(), "a-key-of-moves", "another move"}
    forged = {"frostwall_session": SECRET}
    async with httpx.AsyncClient(
        base_url=url, cookies=forged
    ) as stranger:  # what is not there, or not for them
        wrong = new_id(14)
        for path in (f"/j/{wrong}", f"/t/{table}", f"/api/tables/{table}", f"/nothing/{SECRET}?x={SECRET}"):
            await stranger.get(path)
        await stranger.post("/api/join", json={"invite": wrong})
        await stranger.post("/api/records", content=SECRET)
        await stranger.post("/name", data={"csrf": SECRET, "name": SECRET})
        secrets |= {SECRET, wrong}
    secrets |= {one.http.cookies["frostwall_session"] for one in (ann, ben, cleo)}
    with contextlib.closing(sqlite3.connect(folder / "table.sqlite")) as database:
        secrets |= {found for (found,) in database.execute("SELECT seed FROM tables")}
        secrets |= {found for (found,) in database.execute("SELECT token_hash FROM guests")}
        database.execute("PRAGMA foreign_keys = ON")
        # Behind its back: the next write to the one fails, and the other cannot be read.
        database.execute("DELETE FROM tables WHERE id = ?", (table,))
        database.execute("UPDATE tables SET document = ?", (json.dumps({"id": SECRET, "seats": SECRET}),))
        database.commit()
    lost = await ears.ask(type="chat", table=table, key="the-last-key", text="is anybody there")
    assert lost["code"] == "BUSY"
    assert (await ann.ask(other, type="sync"))["code"] == "BROKEN"
    await ann.http.delete("/api/me")
    await ears.close()
    for one in (ann, ben, cleo):
        await one.http.aclose()
    return secrets | {"the-last-key", "is anybody there"}


@pytest.mark.parametrize("style", ["json", "text"])
def test_no_secret_is_in_the_log(tmp_path: Path, style: str) -> None:
    with real_server(tmp_path, style) as (url, log):
        secrets = asyncio.run(visit(url, tmp_path))
    text = log.read_text()
    assert "ValidationError" in text  # the table that could not be read is told of
    assert {secret for secret in secrets if secret in text} == set()
    if style == "json":
        lines = [json.loads(line) for line in text.splitlines()]
        told = [line["event"] for line in lines]
        for event in ("request", "message", "table made", "guest joined"):
            assert event in told
        assert all(line.get("request") for line in lines if line["event"] in ("request", "message"))
        messages = [line for line in lines if line["event"] == "message"]
        assert {"sync", "chat", "move"} <= {line["kind"] for line in messages}
        assert {line["table"] for line in messages} <= {
            line["table"] for line in lines if line["event"] == "table made"
        }
        # The message and the request in which it came are told apart from others by one id.
        by_http = [line for line in messages if line["kind"] == "start"]
        routes = {line["route"] for line in lines if line["event"] == "request"}
        assert "/api/tables/{table}/ask" in routes
        asked = [line["request"] for line in lines if line.get("route") == "/api/tables/{table}/ask"]
        assert by_http[0]["request"] in asked


@pytest.fixture(params=["json", "text"])
def heard(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What the log says, in one of its two styles."""
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(logs.Lines() if request.param == "json" else logs.Text())
    logging.getLogger().addHandler(handler)
    yield told
    logging.getLogger().removeHandler(handler)


@pytest.mark.parametrize("problem", [ValueError(SECRET), KeyError(SECRET), RuntimeError(SECRET)])
def test_an_error_of_the_server_is_told_without_what_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: io.StringIO, problem: Exception
) -> None:
    async def broken(*_: Any) -> Any:
        try:
            int(SECRET)
        except ValueError:
            raise problem from None

    async def story() -> None:
        monkeypatch.setitem(HANDLERS, "why", broken)
        async with without_bots(tmp_path) as server:
            round_ = await started(server, "silverfrost", await people(server, 2))
            refused(await round_.ask(0, type="why", text=SECRET), "BROKEN")
            table = round_.table
        text = heard.getvalue()
        assert SECRET not in text
        assert table in text
        assert type(problem).__name__ in text
        assert "in broken" in text  # where it happened
        if text.startswith("{"):
            line = json.loads(text.splitlines()[0])
            assert (line["table"], line["error"], line["level"]) == (table, type(problem).__name__, "error")
            assert line["request"]

    asyncio.run(story())


def test_words_that_python_chose_are_told() -> None:
    for problem in (AttributeError("no such attribute"), OSError(28, "No space left on device")):
        assert str(problem) in logs.tell(problem)
    second = TypeError("not callable")
    second.__cause__ = LookupError(SECRET)
    told = logs.tell(second)
    assert told.index("LookupError") < told.index("TypeError: not callable")
    assert SECRET not in told


def test_nothing_of_traces_is_imported_unless_they_are_wanted() -> None:
    wanted = (
        "[name for name in sys.modules if name.startswith(('opentelemetry.sdk', 'frostwall.server.traces'))]"
    )
    code = f"import sys, frostwall.server.http.app, frostwall.cli.serve; print({wanted})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
