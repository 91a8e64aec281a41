"""Puzzles over HTTP: what is listed, shown and answered, and that no hidden card goes along."""

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.server.play import golden
from tests.server.rig import Json, serving

from frostwall import puzzles
from frostwall.core.rng import Rng
from frostwall.server.table import puzzles as tables

BOTH = ("watch", "silverfrost")


def test_anybody_can_solve_puzzles_and_ask_nothing_else(tmp_path: Path) -> None:
    first = puzzles.book("watch").puzzles[0]

    async def main() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.base) as http:
            found = (await http.get("/api/puzzles/watch")).json()
            assert [each["id"] for each in found["puzzles"]] == [
                each.id for each in puzzles.book("watch").puzzles
            ]
            where = f"/api/puzzles/watch/{first.id}"
            shape = (await http.get(where)).json()
            view = shape["table"]["view"]
            assert view["viewer"] == first.seat
            assert first.seat in view["actors"]
            assert any(move["text"] == first.best.text for move in view["moves"])

            async def ask(type: str, **more: object) -> tuple[int, Json]:  # noqa: A002 (the wire's word)
                body = {"type": type, "table": first.id, **more}
                answer = await http.post(f"{where}/ask", json=body)
                return answer.status_code, answer.json()

            move = {"decision": view["decision"]["id"], "key": "k"}
            status, wrong = await ask("move", moves=[first.next.text], **move)
            assert (status, wrong["result"]["right"]) == (200, False)
            best, following = (wrong["result"][each] for each in ("best", "next"))
            assert best["fields"]["text"] == first.best.text
            assert best["percent"] == round(100 * first.best.value)
            assert wrong["result"]["cost"] == best["percent"] - following["percent"]
            status, right = await ask("move", moves=[first.best.text], **move)
            assert (status, right["result"]["right"]) == (200, True)
            assert right["result"]["reasons"]
            status, refused = await ask("move", moves=["no such thing"], **move)
            assert (status, refused["code"]) == (409, "UNKNOWN_TEXT")
            assert (await ask("why", text=first.best.text))[1]["result"]["legal"]
            assert (await ask("preview", moves=[first.best.text]))[1]["result"]["events"]
            assert (await ask("hint"))[0] == 422
            assert (await ask("why"))[0] == 422
            for nowhere in ("/api/puzzles/chess", "/api/puzzles/chess/abcd", "/api/puzzles/watch/abcd"):
                assert (await http.get(nowhere)).status_code == 404

    asyncio.run(main())


@pytest.mark.parametrize("game", BOTH)
def test_a_puzzle_shows_nothing_that_its_seat_does_not_know(game: str, soak: bool) -> None:
    """What is sent is the same where everything hidden is dealt again, and masks what the seat did not see."""
    book = puzzles.book(game)
    for puzzle in book.puzzles if soak else book.puzzles[:: len(book.puzzles) // 8]:
        found, match = tables.opened(game, puzzle.id)
        sent = tables.shown(found, match).model_dump()
        masked = book.record(puzzle).for_viewer(match.game, puzzle.seat, public_when_over=False)
        texts = {line.seq: line.text for line in masked.lines}
        assert all(line["text"] == texts[line["seq"]] for line in sent["table"]["lines"])
        true = match.state
        try:
            match.state = match.game.determinize(true, puzzle.seat, Rng(3), match.known_to(puzzle.seat))
            assert tables.shown(found, match).model_dump() == sent
        finally:
            match.state = true  # others are shown the same one


def test_a_position_is_played_on_from_any_seat(tmp_path: Path) -> None:
    record = golden("base-3")

    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            body = {"game": "watch", "seats": 3, "bots": ["greedy"] * 2, "record": record.write(), "to": 40}
            made = await ann.http.post("/api/tables", json={**body, "seat": 2})
            assert made.status_code == 201, made.text
            seats = (await ann.ask(made.json()["table"], type="sync"))["info"]["seats"]
            assert [seat["kind"] for seat in seats] == ["bot", "bot", "person"]
            refused = await ann.http.post("/api/tables", json={**body, "seat": 5})
            assert (refused.status_code, refused.json()["code"]) == (409, "NO_SUCH_SEAT")

    asyncio.run(main())
