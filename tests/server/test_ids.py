"""Ids of tables and invitations that no database can hold."""

import asyncio
from pathlib import Path

import pytest
from tests.server.play import people, refused, without_bots
from tests.server.postgres import Postgres
from tests.server.stores import opened, run

from frostwall.server.store import Unstorable


def test_asking_for_what_no_database_holds_costs_no_connection(postgres: Postgres) -> None:
    async def story() -> None:
        async with opened(postgres.new_database()) as store:
            await store.running()
            before = store._thread._connection
            assert before is not None
            for text in ("\0", "\ud800"):
                with pytest.raises(Unstorable):
                    await store.table(text)
            assert await store.running() == []
            assert store._thread._connection is before

    run(story())


def test_what_cannot_be_an_id_is_not_looked_for(tmp_path: Path, postgres: Postgres) -> None:
    async def main() -> None:
        async with without_bots(tmp_path, database=postgres.new_database()) as server:
            (ann,) = await people(server, 1)
            for path in (
                "/api/tables/%00",
                "/api/records/%00",
                "/api/records/%00/views",
                "/t/%00",
                "/t/%00/record.txt",
                "/r/%00",
                "/j/%00",
            ):
                answer = await ann.http.get(path)
                assert answer.status_code == 404, path
            for invite in ("\0", "\u00e4\u00f6\u00fc\u00df", "x" * 40):
                answer = await ann.http.post("/api/join", json={"invite": invite})
                assert answer.status_code == 404
                refused(answer.json(), "NO_SUCH_INVITATION")

    asyncio.run(main())
