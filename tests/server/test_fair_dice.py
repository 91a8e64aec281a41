"""docs/fair-dice.md: what it says can be checked by hand is so, and of a real table everybody can check it."""

import asyncio
import hashlib
import hmac
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from tests.server.rig import Ears, Json, serving

import frostwall
from frostwall.core.drive import verify
from frostwall.core.record import Record, game_of

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/fair-dice.md"


def _commands() -> list[tuple[str, list[str]]]:
    """What the page says to type, and what it says comes then."""
    found: list[tuple[str, list[str]]] = []
    for block in re.findall(r"```\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        for part in ("\n" + block).split("\n$ ")[1:]:
            command, *rows = part.rstrip("\n").split("\n")
            found.append((command, rows))
    return found


@pytest.mark.parametrize(("command", "rows"), _commands())
def test_what_the_page_says_to_type_gives_what_it_says(command: str, rows: list[str]) -> None:
    if shutil.which("openssl") is None and "openssl" in command:
        pytest.skip("no openssl here")
    command = command.replace("frostwall ", f"{sys.executable} -m frostwall ", 1)
    command = command.replace("python3 ", f"{sys.executable} ", 1)
    found = subprocess.run(
        command,
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    # openssl says before the digest what it is, and not every version in the same way.
    assert [row.rpartition("= ")[2] for row in found.stdout.splitlines()] == rows


def test_the_page_shows_the_header_of_its_record() -> None:
    rows = (ROOT / "tests/golden/base-4.rec").read_text(encoding="utf-8").splitlines()
    shown = re.findall(r"```\n(commit: .*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert set(shown.splitlines()) <= set(rows)


def _dice_by_hand(seed: str, words: list[str], k: int) -> str:
    """The page's recipe, and nothing of ours."""
    text = "|".join([*words, "dice", str(k)])
    number = int(hmac.new(seed.encode(), text.encode(), hashlib.sha256).hexdigest(), 16) % 36
    return f"dice {number % 6 + 1} {number // 6 + 1}"


def _more(ears: Ears, at: int, _: Json) -> bool:
    return len(ears.heard) > at


async def _play(folder: Path) -> tuple[Json, Json, str, str]:
    """A real table with words, ended by agreement after some rolls: the lobby's shape, the last one, and its record
    while it ran and afterwards."""
    async with serving(folder, limits=False) as server:
        ann = await server.guest("Ann")
        table = await ann.make("watch", 3, bots=["random", "random"])
        ears = await ann.socket()
        await ears.ask(type="sync", table=table)
        await ears.ask(type="word", table=table, text="blue  owl")
        lobby = ears.info(table)
        await ears.ask(type="start", table=table)
        rolls = 0
        while rolls < 3:
            view = ears.latest(table)["view"]
            seen = len(ears.heard)
            if 0 in view["actors"] and view["moves"]:
                move = view["moves"][0]["text"]
                decision = view["decision"]["id"]
                await ears.ask(type="move", table=table, decision=decision, key=f"k{seen}", moves=[move])
            elif 0 in view["actors"]:
                hint = await ears.ask(type="hint", table=table)
                moves = hint["result"]["moves"]
                decision = view["decision"]["id"]
                await ears.ask(type="move", table=table, decision=decision, key=f"k{seen}", moves=moves)
            else:
                at = len(ears.heard)
                await ears.until(partial(_more, ears, at))
            lines = [line for heard in ears.heard for line in heard.get("lines", [])]
            rolls = sum(line["text"].startswith("dice ") for line in lines)
        running = (await ann.http.get(f"/api/records/{table}")).text
        await ears.ask(type="vote", table=table, matter="end", yes=True)
        await ears.until(lambda heard: heard["type"] == "table" and heard["info"]["stage"] == "closed")
        whole = (await ann.http.get(f"/api/records/{table}")).text
        return lobby, ears.info(table), running, whole


def test_everybody_can_check_the_dice_of_a_real_table(tmp_path: Path) -> None:
    lobby, closed, running, whole = asyncio.run(_play(tmp_path))
    assert lobby["verifiable"]
    assert lobby["seed"] is None
    assert lobby["words"] == ["blue owl"]
    record = Record.read(whole)
    seed = record.header.seed
    assert seed is not None
    assert seed not in running
    assert closed["seed"] == seed
    assert len(bytes.fromhex(seed)) == 16
    # The commitment of the lobby, the word, and every roll, by hand.
    assert hashlib.sha256(seed.encode()).hexdigest() == lobby["commit"] == record.header.commit
    assert record.header.words == ["blue owl"]
    rolls = [line.text for line in record.lines if line.text.startswith("dice ")]
    assert len(rolls) >= 3
    assert rolls == [_dice_by_hand(seed, ["blue owl"], k) for k in range(len(rolls))]
    # And everything at once.
    report = verify(record, game_of(record, frostwall.games))
    assert not report.problems, report.to_json()
    assert report.setup_matches
    assert report.chance_matches
    assert report.commit_matches


def test_a_changed_roll_a_changed_word_and_a_changed_seed_are_found(tmp_path: Path) -> None:
    whole = asyncio.run(_play(tmp_path))[3]
    found = re.search(r" dice (\d) (\d)\n", whole)
    assert found is not None
    other = f" dice {7 - int(found[1])} {found[2]}\n"
    for changed, code in (
        (whole.replace(found[0], other, 1), "chance_differs"),
        (whole.replace("blue owl", "blue fox"), "setup_differs"),
        (re.sub(r"seed: .*", "seed: " + "0" * 32, whole), "commit_differs"),
    ):
        record = Record.read(changed)
        report = verify(record, game_of(record, frostwall.games))
        assert code in [problem.code for problem in report.problems], report.to_json()
