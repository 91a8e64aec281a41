"""Writes the parts of docs/protocol.md and docs/protocol-moves.md that come from runs of a real server:
`python -m tests.server.protocol_write`. A test compares."""

import ast
import asyncio
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.server.protocol_messages import asks, conversation
from tests.server.protocol_scenes import SEED, Company, Played, kinds_of, play, scene_of, scene_of_nature
from tests.server.protocol_text import rows_of
from tests.server.rig import Clock, Server, serving

import frostwall
from frostwall.server.config import Config
from frostwall.server.http.errors import status_of

ROOT: Final = Path(__file__).parents[2]
PROTOCOL: Final = ROOT / "docs/protocol.md"
MOVES: Final = ROOT / "docs/protocol-moves.md"
SERVER: Final = ROOT / "src/frostwall/server"
SESSION: Final = ROOT / "src/frostwall/core/session.py"  # refuses in the name of every table
WORDS: Final = ROOT / "src/frostwall/words/en"
GAMES: Final = ROOT / "src/frostwall/games"
MOST_TABLES: Final = 15  # of one company: a guest may have forty, a socket follow twenty

TITLES: Final = {"watch": "The Watch", "silverfrost": "Silverfrost"}
MOVES_TEXT: Final = """\
Written by `make protocol` from runs of a real server, one sequence per kind of move; a test compares. Each begins at a
position of a golden record, with a person in every seat and one who looks on. How to read it is said in
[protocol.md](protocol.md)."""
# Kinds of moves without a sequence, and why.
UNSEEN: Final = {
    ("watch", "back"): "the sixth wildling in a clearing (WILD-23) is in no golden record",
    ("watch", "leaves"): "the same by lot (`sixth_second`)",
    ("silverfrost", "exchange"): "no card of the packaged set exchanges a lowland quest",
    ("silverfrost", "aside"): "in no golden record",
    ("silverfrost", "move"): "no card of the packaged set moves an animal",
    ("silverfrost", "call"): "the same, to a card",
    ("silverfrost", "tuck"): "no card of the packaged set lays a card of the deck under itself",
}


# --- running ----------------------------------------------------------------------------------------


async def _scenes(server: Server, game: str) -> list[Played]:
    found: list[Played] = []
    shown: set[str] = set()
    company: Company | None = None
    # What seats do first: most that nature can do follows from it.
    for nature in (False, True):
        for kind, natures in kinds_of(game).items():
            if natures != nature or kind in shown:
                continue
            scene = scene_of_nature(game, kind) if nature else scene_of(game, kind, shown)
            if scene is None:
                continue
            if company is None or company.tables == MOST_TABLES:
                company = await Company.arrive(server)
            played = await play(company, scene)
            shown |= played.kinds
            found.append(played)
    return found


async def _run(folder: Path) -> tuple[dict[str, list[Played]], str]:
    config = Config(database="", seed=SEED, workers=1, bot_budget=60.0)
    async with serving(folder, config=config, limits=False, clock=Clock()) as server:
        said = _messages(
            [(exchange.said["type"], rows_of(exchange)) for exchange in await conversation(server)]
        )
        return {game: await _scenes(server, game) for game in frostwall.games}, said


def generate() -> tuple[str, str, set[tuple[str, str]]]:
    """Both parts, and the kinds of moves that were made."""
    with tempfile.TemporaryDirectory() as folder:
        games, messages = asyncio.run(_run(Path(folder)))
    seen = {(game, kind) for game, scenes in games.items() for played in scenes for kind in played.kinds}
    return messages, _moves(games), seen


# --- writing ----------------------------------------------------------------------------------------


def _block(rows: list[str]) -> str:
    return "\n".join(["```", *rows, "```"])


def _messages(said: list[tuple[str, list[str]]]) -> str:
    rows: dict[str, list[str]] = {}
    for kind, found in said:
        rows.setdefault(kind, found)
    parts = [f"**`{kind}`** {text}".strip() + "\n\n" + _block(rows[kind]) for kind, text in asks().items()]
    return "\n\n".join(parts)


def _moves(games: dict[str, list[Played]]) -> str:
    parts = [
        "# Who is sent what, move by move",
        MOVES_TEXT,
    ]
    for game, scenes in games.items():
        parts.append(f"## {TITLES[game]}")
        for played in scenes:
            header = played.scene.record.header
            seats = "one seat" if header.seats == 1 else f"{header.seats} seats"
            title = ", ".join(f"`{kind}`" for kind in kinds_of(game) if kind in played.kinds)
            rows = [row for exchange in played.exchanges for row in rows_of(exchange)]
            parts.append(
                f"### {title}\n\n{header.rules}, {seats}, after line {len(played.scene.record.lines)}\n\n{_block(rows)}"
            )
        unseen = [f"- `{kind}`: {why}" for (of, kind), why in UNSEEN.items() if of == game]
        parts.append("Not shown:\n\n" + "\n".join(unseen))
    return "\n\n".join(parts) + "\n"


# --- refusals ---------------------------------------------------------------------------------------


def codes_in_source() -> dict[str, set[str]]:
    """What the server refuses with, and the names of the arguments it gives, read from its source."""
    found: dict[str, set[str]] = {}
    known = sentences(WORDS / "table.ftl")
    for file in [*sorted(SERVER.rglob("*.py")), SESSION]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in (
                "Denied",
                "wire.Refused",
                "Refusal",
            ):
                for code in _codes(node):
                    found.setdefault(code, set()).update(_arguments(node))
            elif isinstance(node, ast.Constant) and node.value in known:
                found.setdefault(str(node.value), set())
    return found


def _codes(node: ast.Call) -> Iterator[str]:
    first = [*node.args[:1], *(word.value for word in node.keywords if word.arg == "code")]
    for part in (inner for one in first for inner in ast.walk(one)):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.isupper():
            yield part.value


def _arguments(node: ast.Call) -> Iterator[str]:
    """Keywords of a Denied; the keys of the dictionary that a Refusal or a message is given."""
    given = [*node.args[2:3], *(word.value for word in node.keywords if word.arg == "args")]
    for part in given:
        if isinstance(part, ast.Dict):
            yield from (str(key.value) for key in part.keys if isinstance(key, ast.Constant))
    yield from (
        str(word.arg) for word in node.keywords if word.arg not in ("code", "table", "ref", "args", "rule")
    )


def sentences(*files: Path) -> dict[str, str]:
    """The English sentence of every code in these files of the catalogue."""
    found: dict[str, str] = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        for key, sentence in re.findall(
            r"^refusal-([a-z0-9-]+) =((?:.*\n)(?:[ \t]+.*\n)*)", text, re.MULTILINE
        ):
            found.setdefault(key.replace("-", "_").upper(), sentence)
    return found


def _plain(sentence: str) -> str:
    """A sentence without its variants: the default one of each, variables as $names."""
    while "->" in sentence:
        sentence = re.sub(
            r"\{[^{}]*->(?:[^{}]|\{[^{}]*\})*\*\[\w+\]((?:[^{}\n]|\{[^{}]*\})*)\s*\}",
            r"\1",
            sentence,
            count=1,
        )
    return " ".join(re.sub(r"\{ *(\$[\w-]+) *\}", r"\1", sentence).split())


def refusals() -> str:
    rows = ["| code | HTTP | about | |", "|---|---|---|---|"]
    of_games = sorted(GAMES.glob("*/messages/en/game.ftl"))
    known = sentences(WORDS / "table.ftl", WORDS / "core.ftl", *of_games)
    for code, given in sorted(codes_in_source().items()):
        about = ", ".join(sorted(given))
        rows.append(f"| `{code}` | {status_of(code)} | {about} | {_plain(known.get(code, ''))} |")
    return "\n".join(rows)


def replaced(text: str, part: str, new: str) -> str:
    """The document with one of its generated parts exchanged."""
    begin, end = f"<!-- {part}: written by `make protocol` -->", f"<!-- end of {part} -->"
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"no part {part}")
    return f"{before}{begin}\n\n{new}\n\n{end}{after}"


def main() -> None:
    messages, moves, _ = generate()
    text = PROTOCOL.read_text(encoding="utf-8")
    text = replaced(replaced(text, "messages", messages), "refusals", refusals())
    PROTOCOL.write_text(text, encoding="utf-8")
    MOVES.write_text(moves, encoding="utf-8")


if __name__ == "__main__":
    main()
