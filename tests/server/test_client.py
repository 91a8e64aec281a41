"""The built client is served where a page is asked for, compressed and cacheable, and nobody has to take it."""

import asyncio
import gzip
import re
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from tests.server.browser import Browser, finished_game
from tests.server.rig import serving
from tests.server.worlds import EchoBots

from frostwall.server.config import Config
from frostwall.server.http import auth
from frostwall.server.http.client_files import find_client
from frostwall.server.http.made import best_encoding
from frostwall.words.rulebook import Rulebook
from frostwall.words.told import tell

SCRIPT = b"console.log('frost')\n" * 100
PAGE = b"<!doctype html><title>client</title>"
PAGES = [
    "/",
    "/new?game=watch",
    "/t/abcdefgh",
    "/j/abcdefgh",
    "/r/abcdefgh",
    "/about",
    "/rules",
    "/rules/watch/BLD-1",
]
PAGES += ["/learn", "/learn/watch/base"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client as vite leaves it."""
    found = tmp_path / "client"
    (found / "assets").mkdir(parents=True)
    (found / "index.html").write_bytes(PAGE)
    (found / "icon.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (found / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (found / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    return found


def ask(tmp_path: Path, folder: Path | None, *paths: str, **headers: str) -> list[httpx.Response]:
    """The answers to these addresses, asked by one browser, redirects not followed."""

    async def main() -> list[httpx.Response]:
        config = Config(database="", client=folder, workers=1)
        async with (
            serving(tmp_path, config=config, workers=EchoBots()) as server,
            httpx.AsyncClient(base_url=server.base, headers=headers) as http,
        ):
            return [await http.get(path) for path in paths]

    return asyncio.run(main())


def test_every_page_is_the_client_and_needs_no_inline_script(tmp_path: Path, folder: Path) -> None:
    for answer in ask(tmp_path, folder, *PAGES):
        assert (answer.status_code, answer.content) == (200, PAGE), answer.url
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["content-security-policy"] == auth.CSP
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["vary"] == "accept-encoding, cookie"


def test_what_is_no_page_stays_the_servers(tmp_path: Path, folder: Path) -> None:
    paths = [
        "/health",
        "/api/games",
        "/t/abcdefgh/record.txt",
        "/static/style.css",
        "/nowhere",
        "/client/nothing.js",
    ]
    for answer in ask(tmp_path, folder, *paths):
        assert answer.content != PAGE, answer.url


def test_without_a_client_all_stays_plain(tmp_path: Path) -> None:
    home, nothing, plain = ask(tmp_path, None, "/", "/client/index.html", "/plain")
    assert home.status_code == 200
    assert "<script" not in home.text
    assert "/rich" not in home.text
    assert (nothing.status_code, plain.status_code) == (404, 404)


def test_the_style_of_plain_pages_is_compressed_and_known_by_a_tag(tmp_path: Path) -> None:
    style, own, mark = ask(tmp_path, None, "/static/style.css", "/static/games/watch.css", "/static/mark.svg")
    for answer, kind in (
        (style, "text/css; charset=utf-8"),
        (own, "text/css; charset=utf-8"),
        (mark, "image/svg+xml"),
    ):
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["cache-control"] == "public, max-age=3600"
        assert answer.headers["etag"]
    assert int(style.headers["content-length"]) < len(style.content)
    for answer in ask(
        tmp_path, None, "/static/", "/static/nosuch.css", "/static/games/nosuch.css", "/static/games/"
    ):
        assert answer.status_code == 404


def test_parts_are_compressed_and_kept_for_good(tmp_path: Path, folder: Path) -> None:
    script, icon = ask(tmp_path, folder, "/client/assets/index-abc.js", "/client/icon.svg")
    assert script.content == SCRIPT  # httpx has unpacked it
    assert script.headers["content-encoding"] == "gzip"
    assert int(script.headers["content-length"]) < len(SCRIPT)
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "public, max-age=3600"
    [whole] = ask(tmp_path, folder, "/client/assets/index-abc.js", **{"accept-encoding": "gzip;q=0, br"})
    assert "content-encoding" not in whole.headers
    assert whole.content == SCRIPT
    [again] = ask(tmp_path, folder, "/client/icon.svg", **{"if-none-match": icon.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_best_encoding_a_browser_takes() -> None:
    packed: dict[str, bytes] = {"br": b"", "gzip": b""}
    assert best_encoding("gzip, deflate, br, zstd", packed) == "br"
    assert best_encoding("gzip, br;q=0", packed) == "gzip"
    assert best_encoding("gzip; q=0.0", packed) is None
    assert best_encoding("br", {"gzip": b""}) is None
    assert best_encoding("", packed) is None


def test_no_file_outside_the_folder_is_reached(tmp_path: Path, folder: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    ways = [
        "/client/../secret.txt",
        "/client/%2e%2e/secret.txt",
        "/client/..%2fsecret.txt",
        "/client//etc/passwd",
    ]
    for answer in ask(tmp_path, folder, *ways):
        assert answer.status_code in (404, 405), answer.url


def test_a_visitor_may_choose_the_plain_pages_and_come_back(tmp_path: Path, folder: Path) -> None:
    first, gone, home, back, again = ask(
        tmp_path, folder, "/", "/plain?to=/about", "/about", "/rich?to=/about", "/about"
    )
    assert first.content == PAGE
    assert (gone.status_code, gone.headers["location"]) == (303, "/about")
    assert home.status_code == 200
    assert 'href="/rich?to=/about"' in home.text
    assert back.headers["location"] == "/about"
    assert again.content == PAGE


@pytest.mark.parametrize("way", ["/plain", "/rich"])
def test_only_paths_of_ours_are_gone_to(tmp_path: Path, folder: Path, way: str) -> None:
    bad = [
        "//evil.example",
        "https://evil.example/",
        "/\\evil.example",
        "evil",
        "javascript:alert(1)",
        "/plain?to=/rich",
    ]
    for answer in ask(tmp_path, folder, *(f"{way}?to={quote(to, safe='')}" for to in bad)):
        assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_a_browser_without_script_comes_to_the_page_it_asked_for(tmp_path: Path, folder: Path) -> None:
    async def main() -> list[str]:
        config = Config(database="", client=folder, workers=1)
        async with (
            serving(tmp_path, config=config, workers=EchoBots()) as server,
            httpx.AsyncClient(base_url=server.base) as http,
        ):
            found = []
            for came in (
                f"{server.base}/j/abcdefgh",
                f"{server.base}/learn/watch/base",
                "https://evil.example/x",
            ):
                found.append((await http.get("/plain", headers={"referer": came})).headers["location"])
            return found

    assert asyncio.run(main()) == ["/j/abcdefgh", "/rules/watch", "/"]


def test_the_plain_replay_of_a_finished_game_leads_to_what_the_coach_says(
    tmp_path: Path, folder: Path
) -> None:
    """To the client, which shows it; not while the game runs, and not where there is no client."""

    async def replays(client: Path | None, at: Path) -> tuple[str, str]:
        config = Config(database="", client=client, workers=1)
        async with serving(at, config=config, workers=EchoBots()) as server:
            ann = Browser(server)
            await ann.get("/plain?to=/")
            await ann.come("Ann")
            table = await server.people[0].make("watch", seats=3, bots=["random", "random"])
            await server.people[0].ask(table, type="start")
            running = await ann.get(f"/r/{table}")
            files = {"record": ("a.rec", finished_game("watch").read_bytes())}
            over = ann.look(
                await ann.http.post("/record", data={"csrf": ann.field("csrf") or ""}, files=files)
            )
            if client is not None:
                link = re.search(r'href="(/rich[^"]*review[^"]*)"', over)
                assert link is not None
                answer = await ann.http.get(unescape(link[1]), follow_redirects=False)
                assert answer.headers["location"] == f"{ann.path}?review=1"
            return running, over

    async def main() -> None:
        for client in (folder, None):
            at = tmp_path / str(client is None)
            at.mkdir()
            running, over = await replays(client, at)
            assert "Line" in running
            assert "coach" not in running
            assert ("What the coach says" in over) == (client is not None)

    asyncio.run(main())


def test_the_tree_or_the_package_has_the_client() -> None:
    found = find_client()
    assert found is None or (found / "index.html").is_file()


@pytest.mark.parametrize(("game", "lang"), [("watch", "en"), ("watch", "de"), ("silverfrost", "de")])
def test_the_rulebook_comes_whole_and_in_order(tmp_path: Path, game: str, lang: str) -> None:
    [answer] = ask(tmp_path, None, f"/api/rules/{game}?lang={lang}")
    assert answer.headers["cache-control"] == "public, max-age=600"
    assert answer.headers["content-encoding"] == "gzip"
    found: dict[str, Any] = answer.json()
    book = Rulebook(game, lang)
    assert (found["game"], found["lang"]) == (game, lang)
    assert [entry["name"] for entry in found["entries"]] == [entry.name for entry in book.entries()]
    assert list(dict.fromkeys(entry["chapter"] for entry in found["entries"])) == book.chapters()
    assert found["elsewhere"] == book.elsewhere
    first, entry = found["entries"][0], book.entries()[0]
    told = tell(entry.text, game, lang)  # with the words of options, not their keys
    assert (first["ids"], first["title"], first["text"]) == (list(entry.ids), entry.title, told)


def test_the_cards_of_a_game_can_be_leafed_through(tmp_path: Path) -> None:
    """Without a table and without a session."""
    found, again, unknown, many = ask(
        tmp_path,
        None,
        "/api/scenes/silverfrost?seats=2",
        "/api/scenes/silverfrost?seats=2",
        "/api/scenes/chess?seats=2",
        "/api/scenes/silverfrost?seats=6",
    )
    scene: dict[str, Any] = found.json()
    assert scene["game"] == "silverfrost"
    assert len(scene["cards"]) > 50
    assert all(card["name"]["en"] and card["text"]["de"] for card in scene["cards"])
    assert again.headers["etag"] == found.headers["etag"]
    assert (unknown.status_code, many.status_code) == (409, 409)


def test_a_rulebook_that_does_not_exist(tmp_path: Path) -> None:
    unknown, other, wrong = ask(
        tmp_path, None, "/api/rules/chess", "/api/rules/watch?lang=fr", "/api/rules/watch?lang=x1"
    )
    assert (unknown.status_code, unknown.json()["code"]) == (404, "NO_SUCH_PAGE")
    assert other.json()["lang"] == "en"
    assert (wrong.status_code, wrong.json()["code"]) == (422, "BAD_MESSAGE")
