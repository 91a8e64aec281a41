"""Traces: what a receiver of OpenTelemetry gets from a real server."""

import asyncio
import itertools
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from tests.server.play import FirstMove, people, some_move, started
from tests.server.rig import serving

from frostwall.server.config import Config


class Receiver(ThreadingHTTPServer):
    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.spans: list[Any] = []
        self.service = ""
        self.raw = b""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1/traces"


class Taking(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.raw += body
        for found in ExportTraceServiceRequest.FromString(body).resource_spans:
            names = {one.key: one.value.string_value for one in found.resource.attributes}
            self.server.service = names["service.name"]
            for scope in found.scope_spans:
                self.server.spans += scope.spans
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    thread = threading.Thread(target=found.serve_forever)
    thread.start()
    yield found
    found.shutdown()
    thread.join()
    found.server_close()


def facts(span: Any) -> dict[str, Any]:
    return {one.key: one.value.string_value or one.value.int_value for one in span.attributes}


def test_a_move_is_followed_through_queue_rules_and_commit(tmp_path: Path, receiver: Receiver) -> None:
    async def story() -> str:
        config = Config(database="", traces=receiver.url, workers=1)
        async with serving(tmp_path, limits=False, workers=FirstMove(), config=config) as server:
            ann, ben = await people(server, 2)
            round_ = await started(server, "silverfrost", [ann, ben])
            seat = round_.acting
            assert (await round_.move(seat, round_.some_move(seat)))["type"] == "done"
            await ann.ask(round_.table, type="chat", key="k", text="hello")
            await ann.http.get("/j/no-such-invitation")
            bots = await ann.make("silverfrost", 2, bots=["random"])
            await ann.ask(bots, type="start")
            actor = server.hub.known(bots)
            assert actor is not None
            while not any(line.seat == 1 for line in actor.playing().record.lines):
                if 0 in actor.playing().actors():
                    text = some_move(actor.playing(), 0)
                    decision = actor.playing().decision_id(0)
                    await ann.ask(bots, type="move", decision=decision, key=f"b{decision}", moves=[text])
                await asyncio.sleep(0.01)
            return round_.table

    table = asyncio.run(story())
    assert receiver.service == "frostwall"
    by_id = {span.span_id: span for span in receiver.spans}
    move = next(
        span for span in receiver.spans if span.name == "move" and facts(span)["frostwall.table"] == table
    )
    parts = [span for span in receiver.spans if span.parent_span_id == move.span_id]
    assert [span.name for span in parts] == ["queue", "rules", "commit", "tell"]
    assert all(span.trace_id == move.trace_id for span in parts)
    assert parts[0].start_time_unix_nano == move.start_time_unix_nano
    for before, after in itertools.pairwise(parts):
        assert before.start_time_unix_nano <= before.end_time_unix_nano == after.start_time_unix_nano
    # A message that came by HTTP hangs on its request, which is named by its route.
    chat = next(span for span in receiver.spans if span.name == "chat")
    asked = by_id[chat.parent_span_id]
    assert asked.name == "POST /api/tables/{table}/ask"
    assert facts(asked)["http.response.status_code"] == 200
    assert facts(asked)["frostwall.request"] == facts(chat)["frostwall.request"]
    # Bots' moves too.
    bot = next(span for span in receiver.spans if span.name == "bot")
    assert {"rules", "commit"} <= {span.name for span in receiver.spans if span.parent_span_id == bot.span_id}
    for secret in (b"hello", b"Ann", b"no-such-invitation"):
        assert secret not in receiver.raw
