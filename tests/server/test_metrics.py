"""The figures of a server: counted where things happen, shown in Prometheus' format on a listener of its own."""

import asyncio
import socket
import sys
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families
from tests.server.rig import Server, serving

from frostwall.server import run
from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.http.lan import bind, url_of
from frostwall.server.http.limits import Buckets


def figures(text: str) -> dict[str, float]:
    """`name{label="value"}` of each sample."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{key}={value}" for key, value in sample.labels.items())
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


async def counted(operator: str) -> dict[str, float]:
    async with httpx.AsyncClient() as one:
        return figures((await one.get(f"{operator}/metrics")).text)


def test_a_server_counts_what_it_does(tmp_path: Path) -> None:
    async def story() -> None:
        listener, operator = bind("127.0.0.1", 0), bind("127.0.0.1", 0)
        app = make_app(Config(f"sqlite:///{tmp_path / 'table.sqlite'}", workers=1))
        end, begun = run.End(), asyncio.Event()
        hosting = run.Hosting(listener, connections_each=6, metrics=operator)
        task = asyncio.create_task(run.serve(app, hosting, begun.set, lambda _: None, list, end))
        await asyncio.wait_for(begun.wait(), 20)
        server = Server(url_of(listener), app.state.hub, app.state.config, app.state)
        where = url_of(operator)
        before = await counted(where)
        assert before["frostwall_tables"] == 0
        ann = await server.guest("Ann")
        table = await ann.make("watch", 3, bots=["random", "random"])
        ears = await ann.socket()
        await ears.ask(type="sync", table=table)
        await ears.ask(type="start", table=table)
        await ears.ask(type="move", table=table, decision=-1, key="k", moves=["roll"])
        while not (after := await counted(where)).get("frostwall_bot_decision_seconds_count{by=bot}"):
            latest = ears.latest(table)["view"]
            if latest is not None and 0 in latest["actors"]:
                await ears.ask(
                    type="move",
                    table=table,
                    decision=latest["decision"]["id"],
                    key=f"k{latest['decision']['id']}",
                    moves=[latest["moves"][0]["text"]],
                )
            await asyncio.sleep(0.05)
        assert after["frostwall_answer_seconds_count{kind=sync}"] == 1
        assert after["frostwall_answer_seconds_bucket{kind=start,le=+Inf}"] == 1
        assert after["frostwall_refusals_total{code=STALE}"] == 1
        assert (after["frostwall_tables"], after["frostwall_tables_playing"]) == (1, 1)
        assert after["frostwall_sockets"] == 1
        assert after["frostwall_bot_wait_seconds_count{by=bot}"] >= 1
        assert 0 < after["frostwall_bot_time_share"] <= 1
        if sys.platform == "linux":
            assert after["frostwall_bot_memory_bytes{process=0}"] > 1_000_000
        commits, writes = (
            after[name] - before[name]
            for name in ("frostwall_commit_seconds_count{by=store}", "frostwall_writes_total{by=store}")
        )
        assert 0 < commits <= writes + 1  # one may hold nothing but marks
        assert after["frostwall_connections"] >= 1
        # Limits that are hit.
        app.state.requests = Buckets(rate=1000, burst=1, clock=lambda: 0.0)
        async with httpx.AsyncClient(base_url=server.base) as fast:
            await fast.get("/health")
            assert (await fast.get("/health")).status_code == 429
        crowd = [socket.create_connection(listener.getsockname()) for _ in range(8)]
        await asyncio.sleep(0.2)
        limited = await counted(where)
        assert limited["frostwall_turned_away_total{limit=requests}"] == 1
        assert limited["frostwall_turned_away_total{limit=connections}"] >= 1
        for one in crowd:
            one.close()
        # No names, and not on the listener that everybody reaches.
        async with httpx.AsyncClient() as reader:
            assert "Ann" not in (await reader.get(f"{where}/metrics")).text
        await ears.close()
        await ann.http.aclose()
        end.ask()
        await asyncio.wait_for(task, 20)

    asyncio.run(story())


def test_the_public_listener_shows_no_figures(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.base) as one:
            assert (await one.get("/metrics")).status_code == 404

    asyncio.run(story())
