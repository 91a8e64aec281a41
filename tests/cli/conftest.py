"""Records that `sim` wrote."""

from pathlib import Path

import pytest
from tests.cli.command import run


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games that `sim` recorded."""
    folder = tmp_path_factory.mktemp("records")
    done = run("sim", "watch", "--games", "2", "--seed", "7", "--seats", "3", "--records", folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def file(records: Path, tmp_path: Path) -> Path:
    """One of them, to be spoilt."""
    copy = tmp_path / "game.rec"
    copy.write_bytes((records / "watch-base-7-1.rec").read_bytes())
    return copy
