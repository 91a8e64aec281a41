"""The plain pages: everything a table needs without script, with names and chat shown as they are and nothing leaked.

The server is a real one; so is the browser, apart from what it looks like (browser.py).
"""

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.server.browser import NASTY, Browser, finished_game, run, running, two_at_a_table
from tests.server.play import NoBots
from tests.server.rig import Server

from frostwall.games import games
from frostwall.server.config import Config
from frostwall.server.http.app import make_app
from frostwall.server.pages.forms import ask_of
from frostwall.server.pages.home import safe_path
from frostwall.server.pages.page import render
from frostwall.server.pages.speech import Speech
from frostwall.server.workers import Workers

# --- before the game --------------------------------------------------------------------------------


def test_home_asks_a_stranger_for_a_name_and_shows_it_as_it_is(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        browser = Browser(server)
        assert "What is your name?" in await browser.get("/")
        shown = await browser.post("/guest", name=NASTY)
        assert "You play as &lt;b&gt;x&amp;y." in shown
        assert "What is your name?" not in shown
        assert "What is your name?" in await browser.post("/leave")

    run(tmp_path, play)


def test_a_name_that_is_none_is_refused_on_the_page(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        browser = Browser(server)
        await browser.get("/")
        shown = await browser.post("/guest", name="  ")
        assert browser.page.status_code == 422
        assert "That name cannot be used" in shown

    run(tmp_path, play)


@pytest.mark.parametrize("game", games)
def test_one_click_plays_against_bots(tmp_path: Path, game: str) -> None:
    async def play(server: Server) -> None:
        browser = Browser(server)
        await browser.get("/")
        await browser.post("/play", game=game, name="Ann")
        assert browser.page.status_code == 200
        for _ in range(100):
            if browser.moves:
                break
            await asyncio.sleep(0.1)
            await browser.get(browser.path)
        before = browser.field("decision")
        shown = await browser.post(f"{browser.path}/move", **browser.hidden, move=browser.moves[0])
        assert browser.page.status_code == 200
        assert browser.field("decision") != before or "http-equiv" in shown

    run(tmp_path, play, bots=True)


@pytest.mark.parametrize(
    ("asked", "shown", "name"),
    [({}, "easy", "Odda"), ({"bot": "hard"}, "hard", "Sigrun"), ({"bot": "greedy"}, "strong bot", "Eira")],
)
def test_one_click_meets_easy_bots_unless_others_are_chosen(
    tmp_path: Path, asked: dict[str, str], shown: str, name: str
) -> None:
    async def play(server: Server) -> None:
        browser = Browser(server)
        await browser.get("/")
        await browser.post("/play", game="watch", name="Ann", **asked)
        assert len(re.findall(rf">{shown}<", browser.page.text)) == 3
        assert name in browser.page.text
        assert not re.search(r">[^<]*(greedy|random)", browser.page.text)

    run(tmp_path, play)


def test_an_opponent_that_there_is_not_is_refused(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        browser = Browser(server)
        await browser.get("/")
        await browser.post("/play", game="watch", name="Ann", bot="perfect")
        assert browser.page.status_code == 409
        assert "There is no bot “perfect” for this game" in browser.page.text

    run(tmp_path, play)


def test_the_form_of_a_new_table_has_every_option_that_applies_with_its_explanation(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        browser = await Browser(server).come("Ann")
        shown = await browser.get("/new?game=watch&rules=brotherhood&seats=4")
        for option in games["watch"].options("brotherhood"):
            assert (f'name="option.{option.key}"' in shown) == (len(option.values) > 1)
        assert "Which heroes take part." in shown
        solo = await browser.get("/new?game=silverfrost&seats=1")
        assert 'name="option.difficulty"' in solo
        assert 'name="option.difficulty"' not in await browser.get("/new?game=silverfrost&seats=2")
        shown = await browser.post(
            "/new",
            **{
                "game": "silverfrost",
                "rules": "standard",
                "seats": "1",
                "sit": "1",
                "option.difficulty": "3",
            },
            clock_move="60",
        )
        assert "3: hard" in shown
        assert "60 s" in shown

    run(tmp_path, play)


def test_a_form_that_says_nonsense_is_refused(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        browser = await Browser(server).come("Ann")
        await browser.get("/new?game=watch")
        for wrong in (
            {"seats": "9"},
            {"seats": "many"},
            {"seats": "2"},
            {"seats": "4", "option.board": '"flat"'},
        ):
            shown = await browser.post("/new", **{"game": "watch", "rules": "base", "sit": "1", **wrong})
            assert browser.page.status_code == 422
            assert "That was not possible" in shown
        assert "There is no game" in await browser.get("/new?game=chess")

    run(tmp_path, play)


def test_a_lobby_fills_up_and_starts(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann, bo, table = await two_at_a_table(server, "watch", 4)
        shown = await ann.get(f"/t/{table}")
        assert "&lt;b&gt;x&amp;y" in shown
        assert NASTY not in shown
        assert "<svg" in shown  # the link as a QR code
        await bo.post(f"/t/{table}/word", text="snow & <i>ice")
        assert "<q>snow &amp; &lt;i&gt;ice</q>" in await ann.get(f"/t/{table}")
        await bo.post(f"/t/{table}/start")
        assert bo.page.status_code == 409
        assert "Only the host" in bo.page.text
        await ann.post(f"/t/{table}/stand", seat="3")
        await ann.post(f"/t/{table}/fill", seat="3", bot="random", level="easy")
        assert "bot without a plan" in ann.page.text
        assert not re.search(r">[^<]*(greedy|random)", ann.page.text)  # nobody reads what programs call them
        await ann.post(f"/t/{table}/empty", seat="3")
        # Characters come first, and everybody is told how they play.
        assert ann.page.text.index("Tam, novice") < ann.page.text.index("Odda, easy</option>")
        assert '<option value="easy" selected>' in ann.page.text
        await ann.post(f"/t/{table}/fill", seat="3", bot="hard")
        for browser in (ann, bo):
            assert "Careful: she thinks ahead, and takes few risks." in await browser.get(f"/t/{table}")
        await ann.post(f"/t/{table}/empty", seat="3")
        # The host switches hints off.
        assert "everybody may ask for one" in await bo.get(f"/t/{table}")
        await bo.post(f"/t/{table}/hints", on="no")
        assert bo.page.status_code == 409
        await ann.post(f"/t/{table}/hints", on="no")
        assert "nobody gets any" in await bo.get(f"/t/{table}")
        await bo.get(f"/t/{table}")
        assert 'http-equiv="refresh"' in bo.page.text
        assert 'http-equiv="refresh"' not in await ann.get(f"/t/{table}")  # a host is busy typing

    run(tmp_path, play)


# --- while it is played -----------------------------------------------------------------------------


def test_only_the_page_of_somebody_who_waits_looks_again_by_itself(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        acting, waiting, table = await running(server, "silverfrost")
        assert "It is your turn" in acting.page.text
        assert 'http-equiv="refresh"' not in acting.page.text
        assert f'http-equiv="refresh" content="5; url=/t/{table}"' in await waiting.get(f"/t/{table}")
        shown = await waiting.get(f"/t/{table}?still=1")
        assert 'http-equiv="refresh"' not in shown
        assert 'name="text"' in shown  # where one can write in peace
        assert not waiting.moves

    run(tmp_path, play)


def test_a_wrong_move_says_why_and_names_the_rule(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        acting, _, table = await running(server, "silverfrost")
        shown = await acting.post(f"/t/{table}/move", **acting.hidden, text="pass <i>")
        assert acting.page.status_code == 409
        assert "That was not possible" in shown
        assert 'value="pass &lt;i&gt;"' in shown  # to be put right
        shown = await acting.post(f"/t/{table}/move", **acting.hidden, text="prepare")
        rule = re.search(r'href="(/rules/silverfrost/[A-Z]+-\d+)">Rule', shown)
        assert rule is not None
        assert "<h2" in await acting.get(rule[1])
        await acting.get(f"/t/{table}/move")
        assert acting.path == f"/t/{table}"
        assert "There is no move to read" in await acting.post(f"/t/{table}/move", **acting.hidden, text=" ")
        assert "is allowed now" in await acting.post(
            f"/t/{table}/why", seat=acting.hidden["seat"], text=acting.moves[0]
        )

    run(tmp_path, play)


def test_a_hint_says_its_move_in_words(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        acting, _, table = await running(server, "silverfrost")
        notation = acting.moves
        shown = await acting.post(f"/t/{table}/hint", seat=acting.hidden["seat"])
        found = re.search(r'<button class="main" name="move" value="([^"]*)">([^<]+)<', shown)
        assert found is not None
        assert unescape(found[1]) in notation
        assert re.search(rf"<p>A good move: {re.escape(found[2])}[.] .+[.]</p>", shown)
        assert unescape(found[1]) not in unescape(found[2])
        assert re.match("[A-Z]", found[2])

    run(tmp_path, play, bots=True)


def test_the_same_form_twice_moves_once(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        acting, _, table = await running(server, "silverfrost")
        fields, move = acting.hidden, acting.moves[0]
        for _ in range(2):
            await acting.post(f"/t/{table}/move", **fields, move=move)
            assert acting.page.status_code == 200
        assert len((await server.hub.at(table)).playing().record.lines) > 0
        stale = {**fields, "key": "other"}
        await acting.post(f"/t/{table}/move", **stale, move=move)
        assert acting.page.status_code == 409

    run(tmp_path, play)


def test_chat_votes_undo_and_the_end(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        acting, other, table = await running(server, "silverfrost")
        await acting.post(f"/t/{table}/chat", key="c1", text="<script>alert(1)</script>")
        assert "&lt;script&gt;alert(1)" in await other.get(f"/t/{table}?still=1")
        await acting.post(f"/t/{table}/move", **acting.hidden, move=acting.moves[0])
        await acting.get(f"/t/{table}")
        await acting.post(f"/t/{table}/vote", matter="end", yes="yes")
        assert "proposes to end the game" in await other.get(f"/t/{table}")
        await other.post(f"/t/{table}/vote", matter="end", yes="yes")
        shown = await acting.get(f"/t/{table}")
        assert "The game is over" in shown
        assert "The players agreed to end the game." in shown
        row = await server.hub.store.table(table)
        assert row is not None
        assert row.seed in shown
        text = await acting.get(f"/t/{table}/record.txt")
        assert text.startswith("frostwall 1\n")
        assert "content-disposition" in acting.page.headers
        await other.get(f"/t/{table}")
        await other.post(f"/t/{table}/rematch")
        assert other.path not in (f"/t/{table}", f"/t/{table}/rematch")
        assert "The table before the start" in other.page.text

    run(tmp_path, play)


def test_the_device_is_passed_without_showing_anything(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann = await Browser(server).come("Ann")
        await ann.get("/new?game=silverfrost&seats=2")
        await ann.post("/new", game="silverfrost", rules="standard", seats="2", sit="1")
        table = ann.path.removeprefix("/t/")
        await ann.post(f"/t/{table}/sit", seat="1", name=NASTY)
        await ann.post(f"/t/{table}/start")
        names = ["Ann", "&lt;b&gt;x&amp;y"]
        for _ in range(6):
            shown = await ann.get(f"/t/{table}")
            assert "Pass the device to" in shown
            assert "<table" not in shown
            assert "/move" not in shown
            found = re.search(rf'href="(/t/{table}\?seat=(\d))"', shown)
            assert found is not None
            assert names[int(found[2])] in shown
            shown = await ann.get(found[1])
            assert "It is your turn" in shown
            other = 1 - int(found[2])
            shown = await ann.get(f"/t/{table}?seat={other}")
            both = len((await server.hub.at(table)).playing().actors()) > 1  # a sealed choice
            assert ("Pass the device to" in shown) != both
            await ann.get(found[1])
            await ann.post(f"/t/{table}/move", **ann.hidden, **{"as": found[2], "move": ann.moves[0]})
            assert ann.page.status_code == 200

    run(tmp_path, play)


def test_who_looks_on_sees_no_hand_and_no_moves(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        _, _, table = await running(server, "silverfrost")
        row = await server.hub.store.table(table)
        assert row is not None
        cem = await Browser(server).come("Cem")
        await cem.get(f"/t/{table}")
        assert cem.page.status_code == 403
        await cem.get(f"/j/{row.invite}")
        await cem.post(f"/j/{row.invite}")
        assert "You are watching." in cem.page.text
        assert "My hand" not in cem.page.text
        assert not cem.moves
        assert row.seed not in cem.page.text

    run(tmp_path, play)


# --- records, rules, and the rest -------------------------------------------------------------------


@pytest.mark.parametrize("game", games)
def test_a_record_is_watched_line_by_line(tmp_path: Path, game: str) -> None:
    async def play(server: Server) -> None:
        ann = await Browser(server).come("Ann")
        text = finished_game(game).read_bytes()
        token = ann.field("csrf") or ""
        page = await ann.http.post("/record", data={"csrf": token}, files={"record": ("a.rec", text)})
        ann.look(page)
        assert page.status_code == 200
        assert ann.path.startswith("/r/")
        start = ann.path
        assert "Before the first line" in page.text
        for word in ("Next", "Last"):
            found = re.search(rf'href="([^"]*)"[^>]*>{word}<', ann.page.text)
            assert found is not None
            await ann.get(unescape(found[1]))
            assert ann.page.status_code == 200
        assert "Where from" in ann.page.text  # the outcome
        await ann.get(f"{start}?line=20&viewer=0")
        await ann.post(start, line="20")
        assert "The table before the start" in ann.page.text
        assert "goes on from a position" in ann.page.text
        assert (await ann.http.get(f"{start}?line=999999")).status_code == 404
        await ann.get("/")
        await ann.post("/record", record="no record")
        assert "This record cannot be used" in ann.page.text

    run(tmp_path, play)


def test_rules_about_and_nothing(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        browser = Browser(server)
        assert "/rules/watch/BLD-" in await browser.get("/rules/watch")
        assert "<article" in await browser.get("/rules/watch?words=longest+road")
        assert "Nothing fits" in await browser.get("/rules/silverfrost?words=%3Cqqqqqqq%3E")
        assert "unofficial" in await browser.get("/about")
        for missing in (
            "/rules/chess",
            "/rules/watch/XYZ-99",
            "/nowhere",
            "/t/abcdefgh/nothing",
            "/j/abcdef",
        ):
            await browser.get(missing)
            assert browser.page.status_code == 404
        await browser.get("/t/abcdefgh")
        assert browser.page.status_code == 401
        assert 'name="back" value="/t/abcdefgh"' in browser.page.text
        await browser.get("/lan")
        assert browser.page.status_code == 403
        assert (await browser.http.get("/static/style.css")).status_code == 200

    run(tmp_path, play)


def test_the_language_is_the_browsers_until_one_is_chosen(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        browser = Browser(server, "de-AT,de;q=0.9,en;q=0.5")
        assert "Wie heißt du?" in await browser.get("/")
        await browser.get("/rules/watch")
        await browser.post("/lang", lang="en", back="/rules/watch")
        assert browser.path == "/rules/watch"
        assert '<html lang="en">' in browser.page.text
        await browser.post("/lang", lang="de", back="//evil.example/")
        assert browser.path == "/"

    run(tmp_path, play)


def test_forms_from_elsewhere_do_nothing(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann = await Browser(server).come("Ann")
        for headers, fields in (({}, {"csrf": "wrong"}), ({"origin": "https://evil.example"}, {})):
            token = ann.field("csrf") or ""
            page = await ann.http.post(
                "/me/delete", data={"csrf": token, "sure": "yes", **fields}, headers=headers
            )
            assert page.status_code == 403
        assert "You play as Ann" in await ann.get("/")

    run(tmp_path, play)


def test_a_guest_deletes_everything(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann = await Browser(server).come("Ann")
        await ann.get("/me/delete")
        shown = await ann.post("/me/delete", sure="yes")
        assert "What is your name?" in shown

    run(tmp_path, play)


def test_the_local_network_is_switched_by_the_person_at_the_machine(tmp_path: Path) -> None:
    class Lan:
        def __init__(self) -> None:
            self.on = False

        async def switch(self, on: bool) -> list[str]:
            self.on = on
            return self.addresses()

        def addresses(self) -> list[str]:
            return ["http://192.168.7.8:8765"] if self.on else []

    lan = Lan()

    async def whole() -> None:
        config = Config(database=f"sqlite:///{tmp_path / 'table.sqlite'}", local=True, workers=1)
        app = make_app(config, workers=cast(Workers, NoBots()))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(
                transport=transport, base_url="http://localhost", follow_redirects=True
            ) as http,
        ):
            assert (await http.get("/lan")).status_code == 403  # this server has no switch
            app.state.lan = lan
            assert "Only this computer" in (await http.get("/lan")).text
            shown = (await http.post("/lan", data={"csrf": "", "on": "yes"})).text
            assert "http://192.168.7.8:8765" in shown
            assert "<svg" in shown
            assert (await http.get("/lan", headers={"x-forwarded-for": "1.2.3.4"})).status_code == 403
            assert "Only this computer" in (await http.post("/lan", data={"csrf": "", "on": "no"})).text

    asyncio.run(whole())


# --- parts ------------------------------------------------------------------------------------------


def test_a_form_is_one_message() -> None:
    found: Any = ask_of("move", "abcd", {"decision": "3", "key": "k", "text": "roll; end ;", "seat": "1"})
    assert found.moves == ["roll", "end"]
    assert (found.decision, found.seat) == (3, 1)


@pytest.mark.parametrize("path", ["//evil", "/\\evil", "https://evil", "evil", "/a\nb", ""])
def test_no_way_back_leads_elsewhere(path: str) -> None:
    assert safe_path(path) == "/"


def test_everything_is_escaped_by_default() -> None:
    text = render("pass.html", Speech("en"), name=NASTY, seat=0, table="abcd")
    assert NASTY not in text
    assert "&lt;b&gt;x&amp;y" in text
