"""Messages between servers: in order, whatever their size, and a gap is noticed."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.nats import Nats
from tests.server.steady import eventually

from frostwall.server import bus
from frostwall.server.bus import Bus


class Heard:
    """What one end hears."""

    def __init__(self) -> None:
        self.frames: list[Any] = []
        self.missed: list[str] = []

    def frame(self, _: str, frame: Any) -> None:
        self.frames.append(frame)


@contextlib.asynccontextmanager
async def two_ends(nats: Nats) -> AsyncIterator[tuple[Bus, Bus, Heard]]:
    heard = Heard()
    here = Bus(nats.url, lambda *_: None, lambda _: None)
    there = Bus(nats.url, heard.frame, heard.missed.append)
    await here.open()
    await there.open()
    try:
        yield here, there, heard
    finally:
        await here.close()
        await there.close()


def test_what_is_said_at_once_is_one_message_and_the_same_news_one_frame(nats: Nats) -> None:
    async def story() -> None:
        async with two_ends(nats) as (here, there, heard):
            text = "news"
            for socket in range(3):
                here.news(there.name, "table", socket, text)
            here.post(there.name, ["moved", "table"])
            await eventually(lambda: len(heard.frames) == 2)
            assert heard.frames == [["news", "table", [0, 1, 2], text], ["moved", "table"]]
            assert here.messages()["out"] == there.messages()["in"] == 1

    asyncio.run(story())


def test_more_than_nats_takes_goes_in_several_messages(nats: Nats) -> None:
    """Whatever the letters: in bytes they are longer than they look."""
    letters = ("x", '"', "ł", "❄", "\x01")
    sent = [["news", "table", [n], letters[n % len(letters)] * 60_000] for n in range(40)]

    async def story() -> None:
        async with two_ends(nats) as (here, there, heard):
            for frame in sent:
                here.post(there.name, frame)
            await eventually(lambda: len(heard.frames) >= len(sent))
            assert heard.frames == sent
            assert not heard.missed
            assert 1 < there.messages()["in"] < len(sent)

    asyncio.run(story())


def test_what_cannot_be_sent_is_missed_and_the_next_is_heard(
    nats: Nats, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "LONGEST", 10_000_000)

    async def story() -> None:
        async with two_ends(nats) as (here, there, heard):
            too_long = "x" * 2_000_000  # for NATS
            for n, text in enumerate(("first", "\ud800", "second", too_long, "third")):
                here.post(there.name, ["news", "table", [n], text])
                await asyncio.sleep(0.05)
            await eventually(lambda: len(heard.frames) == 3)
            assert [frame[3] for frame in heard.frames] == ["first", "second", "third"]
            assert heard.missed == [here.name] * 2

    with caplog.at_level(logging.WARNING, "frostwall.bus"):
        asyncio.run(story())
    assert len(caplog.records) == 2
