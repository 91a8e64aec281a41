"""A game without pages of its own, played on the generic ones: Magpies, which brings rules and nothing else.

One line adds it to the registry. Two people then play it at a real table, and one person plays it against bots: they
see everything they need and nothing that is hidden from them.
"""

import asyncio
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from tests.server.browser import Browser, run, two_at_a_table
from tests.server.play import match_of
from tests.server.rig import Server, serving
from tests.small_state import NAMES

from frostwall.core import bag as bags
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.games import games
from frostwall.server.pages.generic import GENERIC, face_of
from frostwall.server.pages.speech import Speech

GAME = "magpies"
SEATED = ["Ann", "<b>x&y"]


@pytest.fixture(autouse=True)
def _magpies() -> Iterator[None]:
    games.add(GAME, "tests.small_game:BOX")
    yield
    games.remove(GAME)


# --- reading a page ---------------------------------------------------------------------------------


def plain(text: str) -> str:
    """What a page says, without its marks."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", text)).split())


def log_of(text: str) -> list[str]:
    part = text.partition('id="log"')[2].partition("</section>")[0]
    return [plain(line) for line in re.findall(r"<li>(.*?)</li>", part)]


def rows_of(text: str, title: str) -> list[list[str]]:
    """The cells of the table with this title."""
    part = text.partition(f'aria-label="{title}"')[2].partition("</table>")[0]
    assert part, title
    rows = re.findall(r"<tr>(.*?)</tr>", part.partition("<tbody>")[2], re.DOTALL)
    return [[plain(cell) for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)] for row in rows]


def facts_of(text: str) -> dict[str, str]:
    return {row[0]: row[1] for row in rows_of(text, "The board")}


async def press(browser: Browser, table: str, move: str) -> str:
    assert move in browser.moves, browser.moves
    shown = await browser.post(f"/t/{table}/move", **browser.hidden, move=move)
    assert browser.page.status_code == 200
    return shown


async def choose(browser: Browser, table: str) -> dict[str, int]:
    """Fill in the form of the page with the first things there are."""
    text = browser.page.text
    legend = re.search(r"<legend>\D*(\d+|one)", text)
    assert legend is not None
    left = 1 if legend[1] == "one" else int(legend[1])
    chosen: dict[str, int] = {}
    for name, most in re.findall(
        r'type="(?:number|checkbox)" name="n\.(\w+)" (?:min="0" max|value)="(\d+)"', text
    ):
        chosen[name] = min(int(most), left)
        left -= chosen[name]
    assert left == 0
    fields = {name: browser.field(name) or "" for name in ("form", "verb", "tail")}
    fields |= {f"n.{name}": str(n) for name, n in chosen.items()}
    await browser.post(f"/t/{table}/pick", **browser.hidden, **fields)
    assert browser.page.status_code == 200
    return {name: n for name, n in chosen.items() if n}


# --- nothing hidden ---------------------------------------------------------------------------------


def hand_of(server: Server, table: str, seat: int) -> dict[str, int]:
    state: Any = match_of(server, table).state
    return bags.to_dict(state.hands[seat], NAMES)


def check_hidden(server: Server, table: str, text: str, viewer: int) -> None:
    """A running game's page tells its viewer's own trinkets, and of those of others how many there are."""
    shown = plain(text)
    hands = re.findall(
        r"Hand: (.*?) (?=[A-Z])", shown.partition("What I have")[2].partition("What happened")[0] + " X"
    )
    own = hand_of(server, table, viewer) if viewer >= 0 else {}
    assert [dict(_counted(hand)) for hand in hands] == ([own] if viewer >= 0 else [])
    for seat, row in enumerate(rows_of(text, "Seats")):
        assert str(sum(hand_of(server, table, seat).values())) in row
    state: Any = match_of(server, table).state
    looks = bool(state.looking) and state.frames[-1][1] == viewer
    assert (facts_of(text)["Looking"] != "–") == looks
    for line in log_of(text):
        seat = next((at for at, name in enumerate(SEATED) if line.startswith(f"{name}: ")), -1)
        if any(f": {what} (" in line for what in ("took", "kept", "put under")):
            assert bool(re.search(r"\((a card|\d+ cards) from", line)) == (seat != viewer), line
            assert seat == viewer or not any(name in line for name in NAMES), line
        if ": staked" in line:
            assert not any(name in line for name in NAMES), line


def _counted(text: str) -> list[tuple[str, int]]:
    return [(name, int(n)) for n, name in re.findall(r"(\d+) (\w+)", text)]


# --- games ------------------------------------------------------------------------------------------


def test_two_people_play_a_game_that_has_no_pages_of_its_own(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann, bo, table = await two_at_a_table(server, GAME, 2)
        assert "Magpies" in await ann.get(f"/t/{table}")
        await ann.post(f"/t/{table}/start")
        cem = await Browser(server).come("Cem")
        row = await server.hub.store.table(table)
        assert row is not None
        await cem.get(f"/j/{row.invite}")
        await cem.post(f"/j/{row.invite}")

        async def look() -> None:
            for viewer, one in ((0, ann), (1, bo), (-2, cem)):
                check_hidden(server, table, await one.get(f"/t/{table}?still=1"), viewer)

        await look()
        first = 0 if ann.moves else 1
        acting, other = (ann, bo) if ann.moves else (bo, ann)
        beside = SEATED[1 - first]

        # Seats, board, moves; what cannot be listed is explained; what is refused is told with its rule.
        assert [row[0].split(maxsplit=1)[1] for row in rows_of(acting.page.text, "Seats")] == SEATED
        assert facts_of(acting.page.text)["Deck"] == "8"
        assert f"raid {1 - first} ring" in acting.moves
        assert f"{beside}, ring" in plain(acting.page.text)
        assert "swap GIVE for TAKE to TO" in acting.page.text
        assert not cem.moves
        shown = await acting.post(f"/t/{table}/move", **acting.hidden, text="swap bead for bead")
        assert acting.page.status_code == 409
        assert "Not possible: not a swap." in plain(shown)
        assert "Rule MAG-7" in plain(shown)

        # A look: three trinkets that only one sees.
        await acting.get(f"/t/{table}")
        await press(acting, table, "look")
        await look()
        assert sum(n for _, n in _counted(facts_of(acting.page.text)["Looking"])) == 3
        assert facts_of(other.page.text)["Looked at"] == "3"
        await press(acting, table, acting.moves[0])
        await look()

        # An offer by notation, and its answer.
        mine = next(iter(hand_of(server, table, 1 - first)))
        wanted = next(kind for kind in NAMES if kind != mine)
        await other.post(f"/t/{table}/move", **other.hidden, text=f"swap {mine} for {wanted}")
        assert other.page.status_code == 200
        await look()
        assert facts_of(acting.page.text)["Offer"] == f"swap {mine} for {wanted}"
        await press(acting, table, "decline")
        await look()

        # A move taken back; then a sealed choice by form, which nobody sees before all have made theirs.
        await press(other, table, "feast")
        assert "Take my last move back" in other.page.text
        await other.post(f"/t/{table}/undo", **other.hidden)
        assert "draw" in other.moves
        await press(other, table, "feast")
        await look()
        staked = await choose(other, table)
        assert other.field("form") is None
        await look()
        assert rows_of(acting.page.text, "Seats")[1 - first][-1] == "yes"  # has chosen, no more
        assert not any("stake shown" in line for line in log_of(acting.page.text))
        await choose(acting, table)
        await look()
        told = [line for line in log_of(acting.page.text) if "stake shown" in line]
        assert len(told) == 2
        assert any(
            f"{n} {kind}" in line for line in told if line.startswith(beside) for kind, n in staked.items()
        )

        # The rest, to the end.
        for _ in range(30):
            moving = [one for one in (ann, bo) if one.moves]
            if not moving:
                break
            await press(
                moving[0],
                table,
                next(m for m in moving[0].moves if m.startswith(("raid", "draw", "decline"))),
            )
            for one in (ann, bo):
                await one.get(f"/t/{table}?still=1")
        for one in (ann, bo, cem):
            shown = plain(await one.get(f"/t/{table}"))
            assert "The game is over" in shown
            assert re.search(r"(Won by .*|Nobody wins): rounds", shown)
            assert "Watch the game again" in shown
        hands = rows_of(cem.page.text, "Hand")
        assert [dict(_counted(row[1])) for row in hands] == [hand_of(server, table, seat) for seat in (0, 1)]

        # And once more line by line.
        await ann.get(f"/r/{table}")
        last = re.search(r'href="([^"]*)"[^>]*>Last<', ann.page.text)
        assert last is not None
        assert "Where from" in await ann.get(unescape(last[1]))

    run(tmp_path, play)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_one_person_plays_it_against_bots(tmp_path: Path, lang: str) -> None:
    """Real bots in their own processes, who are told of the game as well."""

    async def whole() -> None:
        async with serving(tmp_path, limits=False) as server:
            ann = Browser(server, lang)
            await ann.get("/")
            await ann.post("/guest", name="Ann")
            assert "Magpies" in await ann.get(f"/new?game={GAME}&seats=3")
            assert 'name="option.rounds" type="number" min="2" max="4"' in ann.page.text
            fields = {"option.rounds": "2", "bot": "random", "bots": "2", "bot_pause": "0", "sit": "1"}
            await ann.post("/new", game=GAME, rules="plain", seats="3", **fields)
            table = ann.path.removeprefix("/t/")
            await ann.post(f"/t/{table}/start")
            async with asyncio.timeout(60):
                while match_of(server, table).game.outcome(match_of(server, table).state) is None:
                    if ann.moves:
                        await press(ann, table, ann.moves[0])
                    elif ann.field("form"):
                        await choose(ann, table)
                    else:
                        await asyncio.sleep(0.05)
                    await ann.get(f"/t/{table}?still=1")
            await ann.get(f"/t/{table}")
            assert 'class="panel over"' in ann.page.text
            text = await ann.get(f"/t/{table}/record.txt")
            assert Record.read(text).header.game == GAME

    asyncio.run(whole())


def test_one_click_plays_it(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        browser = Browser(server)
        assert "Play Magpies" in await browser.get("/")
        await browser.post("/play", game=GAME, name="Ann")
        assert browser.page.status_code == 200
        assert len(rows_of(browser.page.text, "Seats")) == 3

    run(tmp_path, play, bots=True)


def test_a_game_without_a_rulebook_has_no_links_to_one(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ann, _, table = await two_at_a_table(server, GAME, 2)
        await ann.post(f"/t/{table}/start")
        shown = await ann.get(f"/t/{table}")
        assert "MAG-1" in shown
        assert f"/rules/{GAME}" not in shown
        assert f'href="/rules/{next(iter(games))}"' in shown

    run(tmp_path, play)


# --- parts ------------------------------------------------------------------------------------------


def test_games_with_a_face_have_it_and_others_the_generic_one() -> None:
    assert face_of(GAME) is GENERIC
    assert [face_of(name) is GENERIC for name in games] == [name == GAME for name in games]


def test_a_choice_of_nothing_is_a_button() -> None:
    game = games[GAME]
    view: Any = game.view(game.new_game(game.setup("plain", 2, Rng(1))), 0)
    view |= {"actors": [0], "choices": [{"kind": "stake", "pick": {"from": {}, "total": 0}}]}
    page = GENERIC.page(Speech("en"), {}, view, ["Ann", "Bo"])
    (group,) = page.moves()
    assert [button.text for button in group.buttons] == ["stake nothing"]
    assert group.form == ""
