"""`frostwall dataset`: every row follows from its record, the bytes from the plan, and a broken file is named."""

import json
import re
import shutil
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.cli.command import refused, run, run_all

from frostwall import bots
from frostwall.cli.main import main
from frostwall.core import drive
from frostwall.core.encode import Encoder
from frostwall.games import games
from frostwall.lab import Mistake
from frostwall.lab.dataset import BrokenData, Dataset, make
from frostwall.lab.dataset import make as maker
from frostwall.lab.dataset.rows import COLUMNS
from frostwall.lab.plan import Plan

PLAN = Plan("silverfrost", "standard", 2, {}, ("random", "random"), seed=4, games=5)
TABLES = [(name, rules) for name in games for rules in games[name].rulesets()]
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[maker.__module__], "PART", 2)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.fixture
def made(tmp_path: Path) -> Path:
    make(PLAN, tmp_path / "data")
    return tmp_path / "data"


def test_the_number_of_workers_changes_no_byte(made: Path, tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    make(PLAN, tmp_path / "two", 2, lambda done, parts: seen.append((done, parts)))
    assert contents(tmp_path / "two") == contents(made)
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert len(list((made / "records").glob("*.rec"))) == 5


@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_every_row_is_made_from_its_position(name: str, rules: str, tmp_path: Path) -> None:
    """Of every mode: the mask allows what was chosen, and the position of a row gives the row again."""
    seats = max(games[name].rulesets()[rules])
    bots = ("greedy", *("random",) * (seats - 1))
    make(Plan(name, rules, seats, {}, bots, seed=2, games=1), tmp_path / "data")
    data = Dataset(tmp_path / "data")
    rows = data.arrays()
    assert list(rows) == list(COLUMNS)
    assert len(data) == len(rows["line"]) > 50
    assert rows["mask"].shape == (len(data), data.size)
    assert rows["mask"][np.arange(len(data)), rows["action"]].all()
    assert rows["observation"].shape == (len(data), data.spec["width"])
    outcome = rows["won"][[list(rows["seat"]).index(seat) for seat in range(seats)]]
    assert outcome.sum() == pytest.approx(1.0)
    encoder: Encoder[Any] | None = None
    for at in range(0, len(data), 37):
        game, s = data.position(rows["record"][at], rows["line"][at])
        encoder = encoder or Encoder(game, s)
        seat, step = int(rows["seat"][at]), int(rows["step"][at])
        encoder.look(s, seat)
        for number in rows["action"][at - step : at]:
            encoder.step(int(number))
        width = int(encoder.width)
        assert (np.asarray(encoder.observation).view(np.int8)[:width] == rows["observation"][at]).all()
        assert (np.asarray(encoder.mask).view(np.int8)[: data.size] == rows["mask"][at]).all()
    data.verify()


def test_a_data_set_that_was_stopped_goes_on(made: Path) -> None:
    """A part that is missing or cut off is played again; the others stay as they are."""
    whole = contents(made)
    about = json.loads((made / "dataset.json").read_text(encoding="utf-8"))
    about["parts"].pop()
    (made / "dataset.json").write_text(json.dumps(about), encoding="utf-8")
    (made / "part-00001.parquet").write_bytes(whole["part-00001.parquet"][:-10])
    kept = (made / "part-00002.parquet").stat().st_mtime_ns
    make(PLAN, made)
    assert contents(made) == whole
    assert (made / "part-00002.parquet").stat().st_mtime_ns == kept


class Fragile:
    """Draws its moves, but so many times only."""

    name = "fragile"
    left = 0

    def choose(self, view: drive.SeatView[Any], clock: drive.Clock) -> int:
        Fragile.left -= 1
        if Fragile.left < 0:
            raise ValueError("no more ideas")
        return view.game.random_move(view.world, view.seat, clock.rng)


def test_what_was_played_before_a_bot_failed_is_kept(tmp_path: Path) -> None:
    bots.register(Fragile)
    plan, folder = replace(PLAN, bots=("fragile", "random")), tmp_path / "data"
    try:
        Fragile.left = 150  # enough for the first part
        with pytest.raises(Mistake, match="error-bot-failed"):
            make(plan, folder)
        begun = Dataset(folder)
        begun.verify()
        assert 0 < begun.games < 5
        Fragile.left = 10_000
        make(plan, folder)
        assert Dataset(folder).games == 5
    finally:
        bots.plugins.remove("fragile")


def test_another_plan_does_not_touch_a_data_set(made: Path, tmp_path: Path) -> None:
    before = contents(made)
    for other in (replace(PLAN, seed=5), replace(PLAN, games=6), replace(PLAN, bots=("greedy", "random"))):
        with pytest.raises(Mistake, match="cli-dataset-other"):
            make(other, made)
    assert contents(made) == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(Mistake, match="cli-dataset-other"):
        make(PLAN, tmp_path / "mine")


@pytest.mark.parametrize("file", ["part-00002.parquet", "dataset.json", "spec.json"])
def test_a_file_that_is_cut_off_is_named(made: Path, file: str) -> None:
    path = made / file
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(
        BrokenData, match=re.escape(f"{path} is no whole data set: it was cut off or changed.")
    ):
        Dataset(made)
    path.unlink()
    with pytest.raises(BrokenData, match=re.escape(str(path))):
        Dataset(made)


def test_a_part_that_is_cut_off_is_found_without_its_checksum(made: Path) -> None:
    path = made / "part-00002.parquet"
    path.write_bytes(path.read_bytes()[:-20])
    batches = Dataset(made, check=False).batches(rows=50)
    assert len(next(batches)["line"]) == 50
    with pytest.raises(BrokenData, match="part-00002"):
        list(batches)


def test_records_and_rows_that_disagree_are_found(made: Path) -> None:
    """Even where every checksum fits: the rows must follow from the records."""
    record = next(iter(sorted((made / "records").glob("*.rec"))))
    text = record.read_text(encoding="utf-8")
    shorter = "\n".join(text.splitlines()[:-1]) + "\n"
    record.write_text(shorter, encoding="utf-8")
    data = Dataset(made)
    with pytest.raises(BrokenData, match="its records are others"):
        data.verify()
    texts = "".join(file.read_text(encoding="utf-8") for file in sorted((made / "records").glob("*.rec"))[:2])
    data.parts[0]["records_sha256"] = sha256(texts.encode()).hexdigest()
    with pytest.raises(BrokenData, match="cannot be replayed"):
        data.verify()


def test_the_commands_say_what_is_wrong_in_one_sentence(made: Path, tmp_path: Path) -> None:
    (tmp_path / "breaks.py").write_text(
        "class Bot:\n    name = 'breaks'\n    def choose(self, view, clock):\n        raise ValueError('no idea')\n",
        encoding="utf-8",
    )
    few = ["dataset", "silverfrost", "--games", "1", "--seats", "2", "--workers", "1", "--out"]
    other, unknown, whole, written = run_all(
        [
            [*few, str(made)],
            [*few, str(tmp_path / "x"), "--bots", "nobody"],
            ["verify", str(made), "--lang", "de"],
            [*few, str(tmp_path / "y"), "--bots", "random", "--json", "-"],
        ],
        tmp_path,
    )
    refused(other, "holds something else than this data set")
    refused(unknown, "There is no bot")
    assert "5 Partien folgen aus ihren Aufzeichnungen." in whole.stdout
    assert json.loads(written.stdout)["parts"][0]["games"] == 1
    refused(run(*few, tmp_path / "z", "--bots", "breaks:Bot", cwd=tmp_path), "no idea")
    (made / "part-00001.parquet").write_bytes(b"PAR1")
    done = run("verify", made)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "part-00001.parquet is no whole data set: it was cut off or changed." in done.stderr
    shutil.rmtree(made)


def test_without_the_package_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.startswith("frostwall.lab.dataset")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["dataset", "watch", "--games", "1", "--out", str(tmp_path / "x")]) == 2
    assert "pip install 'frostwall[data]'" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_the_page_lists_the_columns() -> None:
    text = (DOCS / "data.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| (.+) \|$", text, re.MULTILINE))
    assert listed == COLUMNS
