"""Thousands of odd messages by socket: each gets an answer or a close with a reason, and none moves a table that was
not asked rightly."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from tests.conftest import SOAK
from tests.server.rig import Ears, Person, Server, serving
from tests.server.test_security import FULL, KINDS
from tests.server.worlds import EchoBots

from frostwall.server import wire
from frostwall.server.http import socket as socket_module
from frostwall.server.http.limits import Buckets
from frostwall.server.http.socket import describe
from frostwall.server.table.guests import POLICY

Json = dict[str, Any]
COUNT = 60_000 if SOAK else 3_000
BATCH = 15  # under way at once, below what one socket may ask

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 10**400, 1e308, -0.0, 0.5, "", " ", "x", "x" * 500,
    "\u202e", "\x00", "é" * 50, "𝔘" * 30, "'; DROP TABLE lines; --", "../../etc/passwd", "{{7*7}}", "%s%n", [], {},
    [[]], [None], {"a": {"b": {"c": []}}}, ["roll"] * 41, [1, 2, 3], {"type": "move"}, "nosuchtable", "prepare",
]  # fmt: skip


@pytest.fixture(autouse=True)
def no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "take", lambda *_: 0.0)
    monkeypatch.setattr(socket_module, "MOST_REFUSED", 10**9)


# --- messages -----------------------------------------------------------------------------------------


class Maker:
    """Messages near valid ones."""

    def __init__(self, table: str, guest: str, moves: list[str], rng: Random) -> None:
        self.table = table
        self.guest = guest
        self.moves = moves
        self.rng = rng

    def valid(self) -> Json:
        kind = self.rng.choice(KINDS)
        text = json.dumps(FULL[kind]).replace("{guest}", self.guest)
        found: Json = {"type": kind, "table": self.table, **json.loads(text)}
        if "moves" in found:
            found["moves"] = [self.rng.choice(self.moves)]
        return found

    def mutated(self) -> Json:
        found = self.valid()
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            name = self.rng.choice(
                [*found, "seat", "key", "decision", "extra", "moves", "since", "to", "fields"]
            )
            how = self.rng.randrange(4)
            if how == 0:
                found.pop(name, None)
            elif how == 1:
                found[name] = self.rng.choice(ODD)
            elif how == 2 and isinstance(found.get(name), str):
                found[name] = self.garbled(found[name])
            else:
                found[name] = self.rng.choice([self.rng.randrange(-5, 300), self.table, self.guest, "roll"])
        return found

    def garbled(self, text: str) -> str:
        letters = list(text) or ["x"]
        for _ in range(self.rng.choice((1, 2, 5))):
            at = self.rng.randrange(len(letters))
            letters[at] = self.rng.choice(["", "*", "?", " ", ";", "\n", "9", "é", "\ud83d", letters[at] * 3])
        return "".join(letters)

    def raw(self) -> str | bytes:
        """What goes over the wire: mostly JSON, now and then cut, deep, in bytes."""
        how = self.rng.randrange(12)
        text = json.dumps(self.mutated())
        if how == 0:
            return text[: self.rng.randrange(len(text))]
        if how == 1:
            return text.encode()
        if how == 2:
            return self.rng.randbytes(self.rng.randrange(200))
        if how == 3:
            return self.rng.choice(
                ["[" * 3000, '{"a":' * 2000 + "1" + "}" * 2000, "NaN", "1" * 5000, '"\\ud800"']
            )
        if how == 4:
            return json.dumps(self.rng.choice(ODD))
        if how == 5:
            return text.replace('"', "'")
        if how == 6:
            return text.replace('"type"', '"type": "why", "type"')
        return text


def may_change(data: str | bytes) -> bool:
    """Is it a message that a table may act on?"""
    if isinstance(data, bytes):
        return False
    try:
        wire.ask_adapter.validate_json(data)
    except ValidationError:
        return False
    return True


# --- the table ----------------------------------------------------------------------------------------


async def _table(server: Server) -> tuple[Person, Person, str]:
    host, other = await server.guest("Host"), await server.guest("Other")
    table = await host.make("watch", 3, bots=["random"], settings={"bot_pause": 5000, "listed": True})
    await other.join(await host.invited(table))
    assert (await other.ask(table, type="sit", seat=1))["type"] == "done"
    return host, other, table


async def _shape(server: Server, table: str) -> str:
    found = await server.hub.at(table)
    state = "" if found.match is None else json.dumps(found.match.game.dump(found.match.state))
    return f"{found.doc.model_dump_json()} {found.chat_count} {state}"


async def _answered(ears: Ears, count: int) -> None:
    """Wait for so many answers."""

    def answers() -> int:
        return sum(heard["type"] in ("done", "refused", "synced") for heard in ears.heard)

    await ears.until(lambda _: answers() >= count, seconds=60)


def _errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    # uvicorn says itself that a text frame was no text.
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    return [line for line in said if not line.startswith("Invalid UTF-8 sequence")]


def _fuzz(tmp_path: Path, make: Callable[[Maker], str | bytes], count: int, only_invalid: bool) -> int:
    """Send so many; the number of those that a table could have acted on."""
    rng = Random(count)
    valid = 0

    async def main() -> None:
        nonlocal valid
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, other, table = await _table(server)
            assert (await host.ask(table, type="start"))["type"] == "done"
            match = (await server.hub.at(table)).match
            assert match is not None
            moves = [match.game.text(move) for move in match.game.legal_moves(match.state, match.actors()[0])]
            maker = Maker(table, host.id, [*moves[:20], "roll", "end", "offer wool for ore"], rng)
            ears = await other.socket()
            before = await _shape(server, table)
            for _ in range(count // BATCH):
                batch = [make(maker) for _ in range(BATCH)]
                ears.heard.clear()
                ears.raw.clear()
                if only_invalid:
                    batch = [data for data in batch if not may_change(data)]
                valid += sum(may_change(data) for data in batch)
                for data in batch:
                    await ears.connection.send(data)
                await _answered(ears, len(batch))
                refused = [heard for heard in ears.heard if heard["type"] == "refused"]
                assert not [heard for heard in refused if heard["code"] == "BROKEN"]
                for heard in ears.heard:
                    if heard["type"] in ("refused", "done", "synced"):
                        wire.answer_adapter.validate_python(heard)
                    else:
                        wire.news_adapter.validate_python(heard)
            if only_invalid:
                assert await _shape(server, table) == before
            # The table still plays.
            again = await other.socket()
            assert (await again.ask(type="sync", table=table))["type"] in ("synced", "refused")
            assert (await host.ask(table, type="sync"))["type"] == "synced"
            (await server.hub.at(table)).match.state.check()  # type: ignore[union-attr]

    asyncio.run(main())
    return valid


# --- the promises -------------------------------------------------------------------------------------


def test_what_is_no_message_changes_nothing_and_is_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert _fuzz(tmp_path, Maker.raw, COUNT, only_invalid=True) == 0
    assert _errors(caplog) == []


def test_any_message_is_answered_and_breaks_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert _fuzz(tmp_path, Maker.raw, COUNT // 2, only_invalid=False) > COUNT // 40
    assert _errors(caplog) == []


def test_valid_messages_in_any_order_break_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    valid = _fuzz(tmp_path, lambda maker: json.dumps(maker.valid()), COUNT // 4, only_invalid=False)
    assert valid > COUNT // 5
    assert _errors(caplog) == []


def test_a_socket_that_sends_only_nonsense_is_closed_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(socket_module, "MOST_REFUSED", 50)

    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, _, table = await _table(server)
            ears = await host.socket()
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(51):  # one more than is borne, and nothing after it
                    await ears.connection.send("nonsense")
            await asyncio.wait_for(ears.connection.wait_closed(), 30)
            assert ears.connection.close_code == POLICY
            assert (await host.ask(table, type="sync"))["type"] == "synced"

    asyncio.run(main())
    assert _errors(caplog) == []


def test_frames_that_are_no_text_are_answered_or_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Text frames that are not UTF-8, frames out of order, compressed nonsense: by hand, under the library."""
    frames = [
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # text, not UTF-8
        b"\x80\x80\x00\x00\x00\x00",  # continues nothing
        b"\x83\x80\x00\x00\x00\x00",  # a kind of frame that does not exist
        b"\x81\x02{}",  # not masked
        b"\xc1\x82\x00\x00\x00\x00{}",  # compressed, but is not
        b"\x88\x81\x00\x00\x00\x00x",  # a close of one byte
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # promises a lot
        b"GET / HTTP/1.1\r\n\r\n",
    ]

    async def main() -> None:
        async with serving(tmp_path, workers=EchoBots()) as server:
            host, _, table = await _table(server)
            port = int(server.base.rsplit(":", 1)[1])
            for frame in frames:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(
                    f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                    f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                    f"Sec-WebSocket-Version: 13\r\nCookie: {host.cookie}\r\n\r\n".encode()
                )
                assert b"101" in await reader.readuntil(b"\r\n\r\n")
                writer.write(frame)
                heard = await asyncio.wait_for(reader.read(), 30)
                assert heard[:1] == b"\x88", (frame, heard)  # a close, with its reason
                assert int.from_bytes(heard[2:4], "big") in (1002, 1007, 1009), (frame, heard)
                writer.close()
                with contextlib.suppress(ConnectionError):
                    await writer.wait_closed()
            assert (await host.ask(table, type="sync"))["type"] == "synced"

    asyncio.run(main())
    assert _errors(caplog) == []


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@settings(max_examples=1000 if SOAK else 60)
@given(
    st.fixed_dictionaries(
        {"type": st.sampled_from(KINDS) | any_json, "table": st.just("tabletable") | any_json},
        optional=dict.fromkeys(("ref", "key", "seat", "moves", "text", "decision", "fields", "to"), any_json),
    )
)
def test_a_refusal_of_a_message_never_repeats_what_it_said(message: Json) -> None:
    try:
        ask = wire.ask_adapter.validate_json(json.dumps(message))
    except ValidationError as problem:
        said = describe(problem)
        assert len(said) < 200
        assert said.isprintable() or not said.isascii()
    else:
        assert wire.ask_adapter.validate_json(ask.model_dump_json()) == ask
