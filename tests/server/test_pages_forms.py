"""The pages without script: links for friends, forms that outlast a refresh, deleting a table."""

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from markupsafe import Markup
from tests.server.browser import Browser, finished_game, running, two_at_a_table
from tests.server.browser import run as serve
from tests.server.play import NoBots
from tests.server.rig import Server

from frostwall.cli import main as cli
from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.pages import new_table, rendering, rules
from frostwall.server.workers import Workers

REFRESH = 'http-equiv="refresh"'


def test_the_link_of_a_host_is_one_that_friends_in_the_network_can_open(tmp_path: Path) -> None:
    class Lan:
        def __init__(self) -> None:
            self.found: list[str] = []

        async def switch(self, on: bool) -> list[str]:
            return self.found

        def addresses(self) -> list[str]:
            return self.found

    async def whole() -> None:
        config = Config(database=f"sqlite:///{tmp_path / 'table.sqlite'}", local=True, workers=1)
        app = make_app(config, workers=cast(Workers, NoBots()))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
        ):
            await client.post("/api/me", json={"name": "Ann"})
            made = await client.post("/api/tables", json={"game": "watch", "seats": 3})
            page = f"/t/{made.json()['table']}"
            lan = app.state.lan = Lan()
            off = (await client.get(page)).text
            lan.found = ["http://192.168.7.8:8765", "http://10.0.0.3:8765"]
            on = (await client.get(page)).text
            far = (await client.get(page, headers={"x-forwarded-for": "1.2.3.4"})).text
        links = [re.findall(r'id="link"[^>]*value="(http://[^/]+)/j/', text) for text in (off, on, far)]
        assert links == [["http://localhost"], ["http://192.168.7.8:8765"], ["http://localhost"]]
        codes = [re.findall(r'class="qr".*?</svg>', text, re.DOTALL)[0] for text in (off, on)]
        assert codes[0] != codes[1]

    asyncio.run(whole())


def typed_fields(text: str) -> list[str]:
    """The fields somebody types into, on a whole page."""
    fields = re.findall(r"<input\b[^>]*>", text)
    return [field for field in fields if 'type="hidden"' not in field and "readonly" not in field]


def link_to(text: str, fragment: str) -> str:
    found = re.search(rf'href="([^"]*#{fragment})"', text)
    assert found is not None, fragment
    return unescape(found[1])


def test_what_everybody_sees_alike_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for each language; whose page it is stands beside it."""
    written: list[str] = []

    def counting(package: str, template: str, **facts: Any) -> Markup:
        written.append(template)
        return rendering.fragment(package, template, **facts)

    for module in (new_table, rules):
        monkeypatch.setattr(module, "fragment", counting)
    rules._contents.cache_clear()

    async def play(server: Server) -> None:
        ann, eve = Browser(server), Browser(server)
        await ann.get("/")
        await ann.post("/guest", name="Ann")
        for path, mark in (("/rules/watch", "/rules/watch/BLD-"), ("/new?game=watch", 'name="seats"')):
            written.clear()
            first, second = await ann.get(path), await eve.get(path)
            assert len(written) == len(set(written)) > 0
            assert mark in first
            assert mark in second
            assert ("Ann" in first, "Ann" in second) == (True, False)
            assert ann.field("csrf") != eve.field("csrf")
            once = list(written)
            assert await Browser(server, "de").get(path) != second
            assert written == once * 2

    serve(tmp_path, play)


def test_nobody_types_into_a_lobby_that_looks_again_by_itself(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann, bo, table = await two_at_a_table(server, "watch", 3)
        await ann.post(f"/t/{table}/stand", seat="2")
        shown = await bo.get(f"/t/{table}")
        assert REFRESH in shown
        assert typed_fields(shown) == []
        for fragment in ("word", "n2", "chat"):
            still = await bo.get(link_to(shown, fragment))
            assert REFRESH not in still
            assert f'id="{fragment}"' in still
        still = await bo.get(link_to(shown, "n2"))
        assert "<details open><summary>Also sit here" in still
        await bo.post(f"/t/{table}/sit", seat="2", name="Bo's son")
        assert bo.page.status_code == 200
        assert REFRESH in await bo.post(f"/t/{table}/word", text="snow")
        assert "<q>snow</q>" in bo.page.text
        host = await ann.get(f"/t/{table}")  # whose page never does
        assert REFRESH not in host
        assert 'id="word"' in host

    serve(tmp_path, play)


def test_nobody_types_into_a_table_that_looks_again_by_itself(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        acting, waiting, table = await running(server, "silverfrost")
        assert 'id="to"' in acting.page.text
        shown = await waiting.get(f"/t/{table}")
        assert REFRESH in shown
        assert typed_fields(shown) == []
        assert "Give up" not in shown  # behind the same button: nothing closes under the hand
        still = await waiting.get(link_to(shown, "more"))
        assert REFRESH not in still
        assert re.search(r'<details[^>]* id="more" open>', still)
        assert 'id="to"' in still
        assert "Give up" in still

    serve(tmp_path, play)


def test_a_host_deletes_a_table_that_is_not_played(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann, bo, table = await two_at_a_table(server, "silverfrost", 2)
        form = f'action="/t/{table}/close"'
        shown = await ann.get(f"/t/{table}")
        assert form in shown
        assert "for good" in shown
        assert form not in await bo.get(f"/t/{table}")
        assert "Only the host" in await bo.post(f"/t/{table}/close")
        assert bo.page.status_code == 409
        await ann.post(f"/t/{table}/start")
        for one in (ann, bo):
            assert form not in await one.get(f"/t/{table}?still=1")
        await ann.post(f"/t/{table}/close")
        assert ann.page.status_code == 409  # it is being played
        for one in (ann, bo):
            await one.get(f"/t/{table}")
            await one.post(f"/t/{table}/vote", matter="end", yes="yes")
        assert form not in await bo.get(f"/t/{table}")
        assert form in await ann.get(f"/t/{table}")
        shown = await ann.post(f"/t/{table}/close")
        assert (ann.path, ann.page.status_code) == ("/", 200)
        assert table not in shown
        assert await server.hub.store.table(table) is None
        await ann.get(f"/t/{table}")
        assert ann.page.status_code == 404

    serve(tmp_path, play)


def test_a_table_is_deleted_before_it_starts(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann, _, table = await two_at_a_table(server, "silverfrost", 2)
        await ann.get(f"/t/{table}")
        await ann.post(f"/t/{table}/close")
        assert ann.path == "/"
        assert await server.hub.store.table(table) is None

    serve(tmp_path, play)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_brought_a_record_deletes_it(tmp_path: Path, lang: str) -> None:
    async def play(server: Server) -> None:
        ann = await Browser(server, lang).come("Ann")
        await ann.post("/record", record=finished_game("silverfrost").read_text("utf-8"))
        record = ann.path.removeprefix("/r/")
        assert f'action="/t/{record}/close"' in ann.page.text
        assert {"en": "for good", "de": "endgültig"}[lang] in ann.page.text
        await ann.post(f"/t/{record}/start")
        assert ann.page.status_code == 409  # said, not swallowed
        await ann.post(f"/t/{record}/close")
        assert (ann.path, ann.page.status_code) == ("/", 200)
        assert await server.hub.store.table(record) is None

    serve(tmp_path, play)


@pytest.mark.parametrize("seats", ["9" * 5000, "٣" * 5000, "-" + "9" * 5000, "²"])
def test_any_number_of_seats_is_answered_with_a_sentence(tmp_path: Path, seats: str) -> None:
    async def play(server: Server) -> None:
        ann = await Browser(server).come("Ann")
        await ann.get("/new?game=watch")
        shown = await ann.post("/new", game="watch", rules="base", sit="1", seats=seats)
        assert ann.page.status_code == 422
        assert "That was not possible" in shown
        assert "Set up the table" in shown

    serve(tmp_path, play)


def test_the_page_says_what_verify_will_say_of_a_game_that_was_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(server: Server) -> None:
        ann, bo, table = await running(server, "silverfrost")
        await ann.post(f"/t/{table}/move", **ann.hidden, move=ann.moves[0])
        for one in (ann, bo):
            await one.get(f"/t/{table}")
            await one.post(f"/t/{table}/vote", matter="end", yes="yes")
        shown = await ann.get(f"/t/{table}")
        assert "frostwall verify" in shown
        assert "the record ends before the game is over, and its exit code is 1" in shown
        (tmp_path / "a.rec").write_text(await ann.get(f"/t/{table}/record.txt"), "utf-8")

    serve(tmp_path, play)
    assert cli.main(["verify", str(tmp_path / "a.rec")]) == 1
    assert "before the game is over" in capsys.readouterr().err
