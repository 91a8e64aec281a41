"""Puzzles on the plain pages: the list, the position, right and wrong answers, and nothing that a seat cannot know."""

import asyncio
import re
from html import unescape
from pathlib import Path

import httpx
import pytest
from tests.server.browser import Browser, run
from tests.server.rig import Server, serving

from frostwall import puzzles
from frostwall.core.rng import Rng
from frostwall.puzzles import Puzzle
from frostwall.server.http.limits import Buckets
from frostwall.server.table import puzzles as tables
from frostwall.server.table.match import Match
from frostwall.words.languages import COMPLETE

BOTH = ("watch", "silverfrost")


def as_answer(browser: Browser, text: str) -> dict[str, str]:
    return {**browser.hidden, "text": text}


@pytest.mark.parametrize("game", BOTH)
def test_a_stranger_finds_a_puzzle_and_solves_it(tmp_path: Path, game: str) -> None:
    book = puzzles.book(game).puzzles
    first = book[0]

    async def play(server: Server) -> None:
        browser = Browser(server)
        assert 'href="/puzzles"' in await browser.get("/")
        listed = await browser.get(f"/puzzles/{game}")
        found = re.findall(rf'href="/puzzles/{game}/(\w+)"', listed)
        assert sorted(found) == sorted(each.id for each in book)
        shown = await browser.get(f"/puzzles/{game}/{first.id}")
        assert "Find the best move" in shown
        assert first.best.text in browser.moves
        wrong = await browser.post(f"{browser.path}/move", **browser.hidden, move=first.next.text)
        assert browser.page.status_code == 200
        assert "<h1>Not the best move</h1>" in wrong
        assert "Your move gives up about" in wrong
        assert "<summary>Show the answer</summary><p>Best:" in wrong
        assert not browser.moves
        again = re.search(r'href="([^"]+)">Try again', wrong)
        assert again is not None
        await browser.get(again[1])
        right = await browser.post(f"{browser.path}/move", **browser.hidden, move=first.best.text)
        assert "<h1>Right!</h1>" in right
        assert "Best:" in right
        following = re.search(r'href="([^"]+)">Next puzzle', right)
        assert following is not None
        assert following[1] == f"/puzzles/{game}/{book[1].id}"
        assert "Puzzle 2 of" in await browser.get(following[1])
        last = await browser.get(f"/puzzles/{game}/{book[-1].id}")
        assert f"Puzzle {len(book)} of {len(book)}" in last
        told = await browser.post(f"{browser.path}/move", **as_answer(browser, book[-1].best.text))
        assert "Right!" in told
        assert "Next puzzle" not in told

    run(tmp_path, play)


def test_a_move_that_is_not_allowed_says_why_and_can_be_put_right(tmp_path: Path) -> None:
    first = puzzles.book("silverfrost").puzzles[0]

    async def play(server: Server) -> None:
        browser = Browser(server)
        await browser.get(f"/puzzles/silverfrost/{first.id}")
        where = browser.path
        shown = await browser.post(f"{where}/move", **as_answer(browser, "place <i> nowhere"))
        assert browser.page.status_code == 409
        assert "That was not possible" in shown
        assert 'value="place &lt;i&gt; nowhere"' in shown
        assert first.best.text in browser.moves  # it is still open
        assert "There is no move to read" in await browser.post(f"{where}/move", **as_answer(browser, " "))
        legal = await browser.post(f"{where}/why", **as_answer(browser, first.best.text))
        assert "is allowed now" in legal
        assert "Right!" not in legal
        await browser.get(f"{where}/move")
        assert browser.path == where
        token = {"csrf": "wrong", **as_answer(browser, first.best.text)}
        assert (await browser.http.post(f"{where}/move", data=token)).status_code == 403
        assert (await browser.http.post(f"{where}/undo", data={"csrf": ""})).status_code == 404

    run(tmp_path, play)


def test_cards_of_a_form_are_an_answer(tmp_path: Path) -> None:
    """Where moves are too many to list, what is counted in a form is put together."""
    book = puzzles.book("watch").puzzles
    puzzle = next(each for each in book if each.best.text.startswith("discard "))
    cards = dict(part.partition("*")[::2] for part in puzzle.best.text.split()[1:])

    async def play(server: Server) -> None:
        browser = Browser(server)
        await browser.get(f"/puzzles/watch/{puzzle.id}")
        fields = {f"n.{name}": count or "1" for name, count in cards.items()}
        said = await browser.post(
            f"{browser.path}/pick", **browser.hidden, form="bag", verb="discard", tail="", **fields
        )
        assert "<h1>Right!</h1>" in said

    run(tmp_path, play)


def test_what_does_not_exist_is_not_found(tmp_path: Path) -> None:
    first = puzzles.book("watch").puzzles[0].id

    async def play(server: Server) -> None:
        browser = Browser(server)
        await browser.get("/puzzles")
        assert browser.path == "/puzzles/watch"
        for path in (
            "/puzzles/chess",
            "/puzzles/watch/abcd",
            "/puzzles/chess/abcd",
            f"/puzzles/watch/{first}/undo",
        ):
            await browser.get(path)
            assert browser.page.status_code == 404, path

    run(tmp_path, play)


def test_strangers_are_counted_by_their_address(tmp_path: Path) -> None:
    first = puzzles.book("watch").puzzles[0].id

    async def main() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.base) as http:
            # Time stands still: a busy machine may be so slow that nobody asks too often.
            server.state.asks = Buckets(rate=20, burst=80, clock=lambda: 0.0)
            found = {(await http.get(f"/puzzles/watch/{first}")).status_code for _ in range(120)}
            assert found == {200, 429}
            for path in ("/puzzles", "/puzzles/watch", f"/puzzles/watch/{first}/move"):
                assert (await http.get(path)).status_code == 429, path
            form = {"csrf": "", "decision": "1", "key": "k", "text": "end"}
            assert (await http.post(f"/puzzles/watch/{first}/move", data=form)).status_code == 429

    asyncio.run(main())


@pytest.mark.parametrize("game", BOTH)
def test_pages_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    true = tables.opened
    dealt_anew: list[bool] = []

    def redealt(name: str, puzzle: str) -> tuple[Puzzle, Match]:
        found, match = true(name, puzzle)
        twin = Match(match.game, match.record, puzzle)
        twin.state = match.game.determinize(match.state, found.seat, Rng(5), match.known_to(found.seat))
        dealt_anew.append(match.game.dump(twin.state) != match.game.dump(match.state))
        return found, twin

    async def play(server: Server) -> None:
        browser = Browser(server)
        for puzzle in puzzles.book(game).puzzles[::17]:
            seen: list[str] = []
            for opened in (true, redealt):
                monkeypatch.setattr(tables, "opened", opened)
                seen.append(await browser.get(f"/puzzles/{game}/{puzzle.id}"))
                seen.append(
                    await browser.post(f"{browser.path}/move", **as_answer(browser, puzzle.next.text))
                )
            assert seen[:2] == seen[2:]

    run(tmp_path, play)
    assert any(dealt_anew)


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", BOTH)
def test_every_theme_and_verdict_is_said_in_every_language(tmp_path: Path, game: str, lang: str) -> None:
    by_theme = {each.theme: each for each in puzzles.book(game).puzzles}

    async def play(server: Server) -> None:
        browser = Browser(server, lang)
        listed = await browser.get(f"/puzzles/{game}")
        assert f'<html lang="{lang}">' in listed
        for puzzle in by_theme.values():
            await browser.get(f"/puzzles/{game}/{puzzle.id}")
            told = await browser.post(f"{browser.path}/move", **as_answer(browser, puzzle.next.text))
            assert browser.page.status_code == 200
            assert ("Not the best move" in told) == (lang == "en")
            assert "learn-" not in unescape(re.sub(r"<[^>]*>", "", told))

    run(tmp_path, play)
