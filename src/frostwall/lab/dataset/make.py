"""Playing games and writing their rows and records into a directory.

A part is a file of PART games. Workers play parts and hand their bytes back, so that a cluster needs no shared disk;
the same plan gives the same bytes on any number of workers. `dataset.json` names every part that is there, and a data
set that was stopped goes on with the parts that are missing.
"""

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from frostwall import about
from frostwall.core import drive
from frostwall.core.record import Record
from frostwall.core.types import Json
from frostwall.lab import Mistake, game_for
from frostwall.lab.crew import Elsewhere, play_shares
from frostwall.lab.dataset.rows import Rows
from frostwall.lab.plan import Plan
from frostwall.lab.simulate import (
    LIMIT,
    NATURE,
    SEATS,
    first_setup,
    game_seed,
    make_bot,
    new_setup,
    record_name,
)

FORMAT: Final = 1
HEAD: Final = "dataset.json"
SPEC: Final = "spec.json"
RECORDS: Final = "records"
PART: Final = 25  # games in a file


@dataclass(frozen=True)
class Part:
    """One file and its records, not yet written."""

    number: int
    rows: int
    data: bytes
    records: dict[str, str]

    @property
    def file(self) -> str:
        return f"part-{self.number:05}.parquet"

    def to_json(self) -> Json:
        texts = "".join(self.records.values())
        return {
            "file": self.file,
            "games": len(self.records),
            "rows": self.rows,
            "sha256": sha256(self.data).hexdigest(),
            "records_sha256": sha256(texts.encode()).hexdigest(),
        }


def make(
    plan: Plan,
    folder: Path,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
    cluster: Elsewhere | None = None,
) -> Json:
    """Play the games of the plan that are not there yet; returns what dataset.json says. Mistake if the directory holds
    something else or cannot be written."""
    head = _head(plan)
    there = _there(folder, head)
    total = -(-plan.games // PART)
    missing = [number for number in range(1, total + 1) if number not in there]
    try:
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
        _write(folder / SPEC, json.dumps(_rows(plan).encoder.spec(), indent=1).encode())
        for share in play_shares(partial(play_parts, plan, missing), len(missing), workers, cluster=cluster):
            for part in share.result:
                for name, text in part.records.items():
                    (folder / RECORDS / f"{name}.rec").write_text(text, encoding="utf-8", newline="\n")
                _write(folder / part.file, part.data)
                there[part.number] = part.to_json()
                _write(folder / HEAD, _manifest(head, there))
                if progress is not None:
                    progress(len(there), total)
        _write(folder / HEAD, _manifest(head, there))
    except OSError as problem:
        facts: dict[str, str | int] = {"file": str(folder), "reason": problem.strerror or str(problem)}
        raise Mistake("cli-cannot-write", facts) from problem
    found: Json = json.loads(_manifest(head, there))
    return found


def play_parts(plan: Plan, numbers: list[int], first: int, count: int) -> list[Part]:
    """On a worker: some of the parts that are missing."""
    rows = _rows(plan)
    return [_play_part(plan, number, rows) for number in numbers[first - 1 : first - 1 + count]]


def _play_part(plan: Plan, number: int, rows: Rows) -> Part:
    found: list[Json] = []
    records: dict[str, str] = {}
    for k in range((number - 1) * PART + 1, min(number * PART, plan.games) + 1):
        name = record_name(plan, k).removesuffix(".rec")
        record = _play_game(plan, k)
        records[name] = record.write()
        found += rows.of(name, record)
    return Part(number, len(found), parquet(found, rows.schema), records)


def parquet(rows: list[Json], schema: Any) -> bytes:
    """The rows as the bytes of a Parquet file."""
    stream = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema=schema), stream, compression="zstd")
    return stream.getvalue()


def _play_game(plan: Plan, k: int) -> Record:
    game = game_for(plan.game, plan.options)
    seated = [make_bot(name, plan.game) for name in plan.bots]
    chance = drive.Fast(game_seed(plan.seed, k, NATURE))
    rngs = drive.bot_rngs(game_seed(plan.seed, k, SEATS), plan.seats)
    try:
        played = drive.play(game, new_setup(game, plan, k), seated, chance, rngs, limit=2 * LIMIT)
    except drive.TooLong as problem:
        raise Mistake("cli-dataset-endless", {"game": k}) from problem
    except (drive.IllegalMove, drive.BotFailed) as problem:
        reason = problem.reason if isinstance(problem, drive.BotFailed) else str(problem.refusal)
        facts: dict[str, str | int] = {"bot": problem.bot, "game": k, "reason": reason[:300]}
        raise Mistake("error-bot-failed", facts) from problem
    assert played.record is not None
    return played.record


def _rows(plan: Plan) -> Rows:
    game = game_for(plan.game, plan.options)
    return Rows(game, game.new_game(first_setup(plan)))


# --- dataset.json -----------------------------------------------------------------------------------


def _head(plan: Plan) -> Json:
    game = game_for(plan.game, plan.options)
    spec = json.dumps(_rows(plan).encoder.spec(), sort_keys=True)
    return {
        "frostwall dataset": FORMAT,
        "version": about.VERSION,
        "game": plan.game,
        "rules": plan.rules,
        "rules_version": game.rules_version,
        "seats": plan.seats,
        "options": first_setup(plan).options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": plan.games,
        "spec_sha256": sha256(spec.encode()).hexdigest(),
    }


def _manifest(head: Json, parts: dict[int, Json]) -> bytes:
    whole = {**head, "parts": [parts[number] for number in sorted(parts)]}
    return (json.dumps(whole, indent=1, ensure_ascii=False) + "\n").encode()


def _there(folder: Path, head: Json) -> dict[int, Json]:
    """The parts that are there and whole."""
    try:
        found = json.loads((folder / HEAD).read_bytes())
        parts = found.pop("parts")
    except FileNotFoundError:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Mistake("cli-dataset-other", {"file": str(folder)}) from None
        return {}
    except (OSError, ValueError, KeyError, AttributeError) as problem:
        raise Mistake("cli-dataset-other", {"file": str(folder)}) from problem
    if found != json.loads(json.dumps(head)):
        raise Mistake("cli-dataset-other", {"file": str(folder)})
    whole: dict[int, Json] = {}
    for part in parts:
        file = folder / str(part["file"])
        if file.is_file() and sha256(file.read_bytes()).hexdigest() == part["sha256"]:
            whole[int(file.stem.removeprefix("part-"))] = part
    return whole


def _write(file: Path, data: bytes) -> None:
    """All of it or nothing, also when the power fails in between."""
    half = file.with_suffix(".half")
    half.write_bytes(data)
    half.replace(file)
