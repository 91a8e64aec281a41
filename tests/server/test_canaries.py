"""No secret reaches anybody who may not know it: over all bytes sent and logged of whole games, errors included.

The secrets: a table's seed before the end, session tokens, invitations, the folder of a set of cards, the password in
the database's URL, and a card of which only one seat knows where it is.
"""

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.conftest import SOAK
from tests.server.canary import CARD, CARD_NAMES, FOLDER, LOGS, Recorder, Secret, Sent, leaks, write_set
from tests.server.rig import Ears, Person, Server, serving
from tests.server.worlds import EchoBots

from frostwall.core.session import Draft
from frostwall.server.config import Config
from frostwall.server.http.limits import Buckets
from frostwall.server.table import making
from frostwall.server.table.guests import token_hash
from frostwall.server.table.match import Match

Json = dict[str, Any]
SEED = "canary-seed-0040-91c3"  # deals the canary to seat 1
MOVES = 400 if SOAK else 30
HOLDER = "Bob"
MEMBERS = ("Ann", "Bob", "Cas", "Cat")
CLIENTS = ("httpx", "httpcore", "websockets.client", "asyncio")  # loggers of the test's own side


def _secrets(recorder: Recorder, seed: str, invite: str, folder: Path) -> list[Secret]:
    found = [
        Secret("seed", seed),
        Secret("invitation", invite, _may_invite),
        Secret("folder", str(folder)),
        Secret("folder name", FOLDER),
    ]
    for who, token in recorder.tokens.items():
        found.append(Secret(f"session of {who}", token, _own_cookie(who)))
        found.append(Secret(f"session of {who}, hashed", token_hash(token)))
    found += [Secret("card", name, lambda sent: sent.who == HOLDER) for name in CARD_NAMES]
    return found


def _may_invite(sent: Sent) -> bool:
    return sent.who in MEMBERS and '"type":"refused"' not in sent.text


def _own_cookie(who: str) -> Any:
    return lambda sent: sent.kind == "set-cookie" and sent.who == who


# --- a game with everybody ----------------------------------------------------------------------------


async def _sit_down(server: Server, recorder: Recorder) -> tuple[dict[str, Person], str, str]:
    people = {who: await recorder.guest(server, who) for who in ("Ann", "Bob", "Cas", "Cat", "Dan", "Rob")}
    ann = people["Ann"]
    settings = {"bot_pause": 0, "listed": True}
    table = await ann.make("silverfrost", 3, options={"set": "mine"}, settings=settings)
    invite = await ann.invited(table)
    for seat, who in ((1, "Bob"), (2, "Cas")):
        await people[who].join(invite)
        assert (await people[who].ask(table, type="sit", seat=seat))["type"] == "done"
    await people["Cat"].join(invite)
    assert (await ann.ask(table, type="start"))["type"] == "done"
    return people, table, invite


def _choose(match: Match, seat: int, rng: Random) -> str | None:
    """A move that does not show the canary, and does not end the game: then everything would be public."""
    for _ in range(30):
        text = match.game.text(match.game.random_move(match.state, seat, rng))
        draft = match.draft_moves(seat, [text])
        if CARD not in text and isinstance(draft, Draft) and not draft.steps[-1].ends:
            return text
    return None


async def _play(people: dict[str, Person], table: str, count: int, rng: Random) -> bool:
    """Moves of all seats; was the canary in the hand of seat 1, and still is?"""
    match = (await people["Ann"].server.hub.at(table)).match
    assert match is not None
    for _ in range(count):
        seat = rng.choice(match.actors())
        text = _choose(match, seat, rng)
        if text is None:
            break
        person = people[("Ann", "Bob", "Cas")[seat]]
        decision = match.decision_id(seat)
        answer = await person.ask(table, type="move", decision=decision, key=f"k{match.last}", moves=[text])
        assert answer["type"] == "done", answer
    view: Any = match.view(1)
    return CARD in (view["seats"][1]["hand"]["cards"] or {})


async def _read_everything(client: httpx.AsyncClient, table: str) -> None:
    for path in (
        "/", "/new?game=silverfrost", "/about", f"/t/{table}?still=1&log=400", f"/r/{table}", f"/t/{table}/record.txt",
        "/api/games", "/api/me", "/api/tables", f"/api/tables/{table}", f"/api/records/{table}",
        f"/api/records/{table}/views?count=100", f"/api/records/{table}/views?viewer=1",
        f"/api/records/{table}?viewer=1", f"/api/records/{table}/luck", f"/api/records/{table}/review",
        f"/t/{table}?seat=1", f"/r/{table}?viewer=1", "/openapi.json", "/static/nosuch", "/api/lan", "/lan",
        "/api/tables/nosuchtable", "/j/nosuchinvitation", "/nosuch",
    ):  # fmt: skip
        await client.get(path)


async def _err(person: Person, ears: Ears, table: str) -> None:
    """Everything that is refused."""
    for message in (
        {"type": "move", "decision": -5, "key": "e1", "moves": ["prepare"]},
        {"type": "move", "decision": 0, "key": "e2", "moves": ["no such move"], "seat": 1},
        {"type": "why", "text": "no such move"},
        {"type": "why", "fields": {"kind": "play", "card": 7}},
        {"type": "preview", "moves": ["prepare"], "seat": 1},
        {"type": "hint", "seat": 1},
        {"type": "undo", "key": "e3", "to": 0},
        {"type": "undo", "key": "e4", "to": 999, "consent": True},
        {"type": "sync", "seat": 1},
        {"type": "rematch"},
        {"type": "nonsense"},
        {"type": "chat", "key": "e5", "text": "\x00"},
        {"type": "remove", "guest": "nobody12"},
        {"type": "start"},
        {"type": "word", "text": "late"},
        {"type": "vote", "matter": "undo", "yes": True},
        {"type": "vote", "matter": "caretaker", "yes": True, "seat": 1},
    ):
        await ears.ask(table=table, **message)
        await person.ask(table, **message)
    await ears.connection.send(b"\xff\xfe binary")
    await ears.connection.send("{" * 400)
    await person.http.post("/api/tables", content=b"\xff")
    await person.http.post("/api/records", json={"text": "frostwall 1\n"})
    await person.http.post(
        "/api/tables", json={"game": "silverfrost", "seats": 2, "options": {"set": "nosuch"}}
    )
    await person.http.post("/t/" + table + "/chat", data={"text": "x"})


async def _whole_game(server: Server, recorder: Recorder) -> tuple[str, str, bool]:
    """The invitation, the table's seed, and whether the canary was where it should be."""
    people, table, invite = await _sit_down(server, recorder)
    ears = {who: await recorder.socket(person) for who, person in people.items()}
    for sock in ears.values():
        await sock.ask(type="sync", table=table, since=0)
    rng = Random(4)
    held = False
    for _ in range(2):
        held = await _play(people, table, MOVES // 2, rng)
        for who, person in people.items():
            await _read_everything(person.http, table)
            await _err(person, ears[who], table)
    async with recorder.client(server, "nobody") as nobody:
        await _read_everything(nobody, table)
    await people["Ann"].ask(table, type="remove", guest=people["Rob"].id)
    await people["Bob"].ask(table, type="hint")
    await people["Cas"].ask(table, type="stand")
    await people["Cas"].ask(table, type="back")
    recorder.take_sockets()
    row = (await server.hub.at(table)).row
    return invite, row.seed, held


async def _end(server: Server, recorder: Recorder) -> None:
    """All agree to end: what was secret at the table is public now."""
    table = next(iter(await server.hub.tables(None))).id
    for person in server.people[:3]:
        await person.ask(table, type="vote", matter="end", yes=True)
    await server.people[3].http.get(f"/api/records/{table}")
    await server.people[3].http.get(f"/api/tables/{table}")


def _logged(caplog: pytest.LogCaptureFixture) -> list[Sent]:
    form = logging.Formatter("%(name)s %(levelname)s %(message)s")
    return [
        Sent(LOGS, "log", form.format(record))
        for record in caplog.records
        if not record.name.startswith(CLIENTS)
    ]


# --- the promises -------------------------------------------------------------------------------------


def test_no_secret_reaches_who_may_not_know_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Buckets, "take", lambda *_: 0.0)
    monkeypatch.setattr(making, "new_seed", lambda: SEED)
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "sqlalchemy.engine")
    recorder = Recorder()
    after = Recorder()
    folder = write_set(tmp_path)

    async def main() -> list[Secret]:
        config = replace(Config(database=""), sets=folder)
        async with serving(tmp_path, config=config, workers=EchoBots()) as server:
            invite, seed, held = await _whole_game(server, recorder)
            assert held, "the canary is not where it should be: nothing was tested"
            assert seed == SEED
            secrets = _secrets(recorder, seed, invite, folder)
            # The same detector on what is sent once the game has ended finds seed and card: it can fail.
            before = len(recorder.sent)
            await _end(server, recorder)
            after.sent = recorder.sent[before:]
            del recorder.sent[before:]
            return secrets

    secrets = asyncio.run(main())
    assert len(recorder.sent) > 1000
    assert {sent.who for sent in recorder.sent} == {"Ann", "Bob", "Cas", "Cat", "Dan", "Rob", "nobody"}
    holder = [sent for sent in recorder.sent if sent.who == HOLDER and CARD in sent.text]
    assert holder, "even the one who has the card never saw it"
    logged = _logged(caplog)
    assert [sent for sent in logged if sent.text.startswith("sqlalchemy") and "SELECT" in sent.text]
    assert leaks([*recorder.sent, *logged], secrets) == []
    found = leaks(after.sent, secrets)
    assert any(line.startswith("seed") for line in found)
    assert any(line.startswith("card") for line in found)


def test_the_detector_finds_a_secret_however_it_is_written() -> None:
    secret = Secret("session", "Zk3-canary_token/x+9&<a>", lambda sent: sent.kind == "set-cookie")
    for form in secret.forms():
        assert leaks([Sent("Eve", "body", f"... {form} ...")], [secret])
    assert not leaks([Sent("Ann", "set-cookie", secret.text)], [secret])
    assert not leaks([Sent("Ann", "body", "nothing here")], [secret])


# --- a server of its own ------------------------------------------------------------------------------


def _free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def _serve(*more: str, **variables: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "frostwall", "serve", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONDEVMODE": "", **variables},
    )


async def _visit(base: str, recorder: Recorder) -> str:
    """Guests at a server in another process; the invitation of their table."""
    async with asyncio.timeout(60), httpx.AsyncClient(base_url=base) as waiting:
        while True:
            try:
                await waiting.get("/health")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    server = Server(base, None, Config(database=""))  # type: ignore[arg-type]
    ann, bob = await recorder.guest(server, "Ann"), await recorder.guest(server, "Bob")
    table = await ann.make("silverfrost", 2, options={"set": "mine"}, bots=["random"])
    invite = await ann.invited(table)
    assert (await ann.ask(table, type="start"))["type"] == "done"
    await bob.join(invite)
    for person in (ann, bob):
        ears = await recorder.socket(person)
        await ears.ask(type="sync", table=table)
        await _read_everything(person.http, table)
        await _err(person, ears, table)
    async with recorder.client(server, "nobody") as nobody:
        await nobody.get(f"/j/{invite[:-1]}")
        await nobody.get("/api/me", headers={"cookie": "frostwall_session=canary-cookie"})
    recorder.take_sockets()
    for person in (ann, bob):
        for ears in person.ears:
            await ears.close()
        await person.http.aclose()
    return invite


def test_a_server_writes_no_secret_to_its_output(tmp_path: Path) -> None:
    folder = write_set(tmp_path)
    file = tmp_path / "table.sqlite"
    port = _free_port()
    recorder = Recorder()
    arguments = (
        "--port",
        str(port),
        "--database",
        f"sqlite:///{file}",
        "--sets",
        str(folder),
        "--workers",
        "1",
    )
    with _serve(*arguments) as child:
        try:
            invite = asyncio.run(_visit(f"http://127.0.0.1:{port}", recorder))
        finally:
            child.send_signal(signal.SIGTERM)
        output = child.communicate(timeout=60)[0]
    with sqlite3.connect(file) as database:
        seeds = [row[0] for row in database.execute("SELECT seed FROM tables")]
    database.close()
    assert len(seeds) == 1
    secrets = _secrets(recorder, seeds[0], invite, folder)
    secrets.append(Secret("a wrong cookie", "canary-cookie"))
    printed = [Sent(LOGS, "log", line) for line in output.splitlines()]
    sent = [entry for entry in recorder.sent if entry.who != "Bob" or CARD not in entry.text]
    assert leaks([*printed, *sent], [secret for secret in secrets if secret.name != "card"]) == []


@pytest.mark.parametrize("where", ["argument", "variable"])
def test_the_password_of_the_database_is_never_printed(where: str) -> None:
    password = "canary-p4ssw0rd"
    url = f"postgresql://keeper:{password}@127.0.0.1:1/frostwall?connect_timeout=2"
    arguments = ("--database", url) if where == "argument" else ()
    variables = {} if where == "argument" else {"FROSTWALL_DATABASE": url}
    with _serve("--port", str(_free_port()), *arguments, **variables) as child:
        output = child.communicate(timeout=60)[0]
    assert child.returncode == 2
    assert "127.0.0.1" in output
    assert leaks([Sent(LOGS, "log", output)], [Secret("password", password)]) == []
    assert "Traceback" not in output
