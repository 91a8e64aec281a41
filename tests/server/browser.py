"""Somebody who plays without script: a client that follows redirects and sends the fields of the forms it was shown."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

import httpx
from tests.server.play import GOLDEN, FirstMove, without_bots
from tests.server.rig import Person, Server, serving

from frostwall.core.record import Record, game_of
from frostwall.games import games

NASTY = "<b>x&y"  # a name, as others may choose one


class Browser:
    """Somebody who has no script."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.http = httpx.AsyncClient(
            base_url=server.base, follow_redirects=True, timeout=60, headers={"accept-language": lang}
        )
        server.people.append(Person(server, "", "", self.http))  # closed with the server
        self.page: httpx.Response

    async def get(self, path: str) -> str:
        return self.look(await self.http.get(path))

    async def post(self, path: str, **fields: str) -> str:
        token = re.search(r'name="csrf" value="([^"]*)"', self.page.text)
        assert token is not None
        return self.look(await self.http.post(path, data={"csrf": token[1], **fields}))

    def look(self, page: httpx.Response) -> str:
        self.page = page
        if page.headers["content-type"].startswith("text/html"):
            check_html(page.text)
        return page.text

    @property
    def path(self) -> str:
        return self.page.url.path

    @property
    def hidden(self) -> dict[str, str]:
        """The fields that the moves of the page carry."""
        found = {name: self.field(name) for name in ("decision", "key", "seat")}
        return {name: value for name, value in found.items() if value is not None}

    def field(self, name: str) -> str | None:
        found = re.search(rf'name="{name}" value="([^"]*)"', self.page.text)
        return None if found is None else unescape(found[1])

    @property
    def moves(self) -> list[str]:
        side = self.page.text.partition('class="panel moves"')[2].partition("</section>")[0]
        return [unescape(text) for text in re.findall(r'name="move" value="([^"]*)"', side)]

    async def come(self, name: str) -> "Browser":
        await self.get("/")
        await self.post("/guest", name=name)
        assert self.page.status_code == 200
        return self


def check_html(text: str) -> None:
    """What every page keeps to: one heading, a language, labels, landmarks, nothing the policy forbids."""
    assert not re.search(r"<script|<style|\sstyle=|\son[a-z]+=|javascript:", text)
    assert re.search(r'<html lang="(en|de|nl|pl)">', text)
    assert len(re.findall(r"<h1[ >]", text)) == 1
    assert text.count("<main") == 1
    ids = re.findall(r'\sid="([^"]*)"', text)
    assert len(ids) == len(set(ids)), ids
    for wanted in re.findall(r'<label for="([^"]*)"', text):
        assert wanted in ids
    for wanted in re.findall(r'aria-describedby="([^"]*)"', text):
        assert wanted in ids
    for field in re.findall(r"<(?:input|select)\b[^>]*>", text):
        if 'type="hidden"' in field or "aria-label" in field:
            continue
        own = re.search(r'\sid="([^"]*)"', field)
        inside = re.search(rf"<label[^>]*>[^<]*{re.escape(field)}", text)
        assert inside or (own and f'<label for="{own[1]}"' in text), field


def run(folder: Path, play: Callable[[Server], Awaitable[None]], bots: bool = False) -> None:
    async def whole() -> None:
        if bots:
            async with serving(folder, limits=False, workers=FirstMove()) as server:
                await play(server)
        else:
            async with without_bots(folder) as server:
                await play(server)

    asyncio.run(whole())


async def two_at_a_table(server: Server, game: str, seats: int) -> tuple[Browser, Browser, str]:
    """Ann sets up a table, Bo comes by the link; further seats are Ann's too."""
    ann, bo = await Browser(server).come("Ann"), Browser(server)
    await ann.get(f"/new?game={game}")
    await ann.post("/new", game=game, rules=ann.field("rules") or "", seats=str(seats), sit="1", bots="0")
    table = ann.path.removeprefix("/t/")
    link = re.search(r'id="link"[^>]*value="([^"]*)"', ann.page.text)
    assert link is not None
    await bo.get(link[1])
    assert "Ann invites you" in bo.page.text
    await bo.post(bo.path, name=NASTY)
    assert bo.path == f"/t/{table}"  # the code has left the address bar
    await bo.post(f"/t/{table}/sit", seat="1")
    for seat in range(2, seats):
        await ann.post(f"/t/{table}/sit", seat=str(seat), name=f"Ann's {seat}")
    return ann, bo, table


async def running(server: Server, game: str) -> tuple[Browser, Browser, str]:
    """A game of two, started; first the one whose turn it is."""
    ann, bo, table = await two_at_a_table(server, game, 2 if game == "silverfrost" else 3)
    await ann.post(f"/t/{table}/start")
    await bo.get(f"/t/{table}")
    return (ann, bo, table) if ann.moves else (bo, ann, table)


def finished_game(game: str) -> Path:
    """A golden record of a game that was played to its end."""
    for path in sorted(GOLDEN.rglob("*.rec")):
        record = Record.read(path.read_text("utf-8"))
        if (
            record.header.game == game
            and games[game].outcome(record.fold(game_of(record, games))) is not None
        ):
            return path
    raise LookupError(game)
