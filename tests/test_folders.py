"""Where games are kept: the folder of each system, and one that an earlier version made."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("platformdirs", reason="the extras [terminal] and [server] are not installed")

from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from frostwall.folders import NAME, data_folder

not_windows = pytest.mark.skipif(sys.platform == "win32", reason="Windows does not follow these variables")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="the folder of Linux")
def test_linux(home: Path) -> None:
    assert data_folder() == home / ".local" / "share" / "frostwall"
    assert not data_folder().exists()


@not_windows
def test_a_folder_that_was_chosen(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_folder() == home / "data" / "frostwall"


@not_windows
def test_every_system_keeps_the_folder_of_earlier_versions(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What platformdirs answers for each system is what this program computed itself before 0.2."""
    assert Path(Unix(NAME, appauthor=False).user_data_dir) == home / ".local" / "share" / "frostwall"
    support = home / "Library" / "Application Support"
    assert Path(MacOS(NAME, appauthor=False).user_data_dir) == support / "frostwall"
    local = "C:\\Users\\Ann\\AppData\\Local"
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", local)  # there is no Windows here to be asked
    assert Windows(NAME, appauthor=False).user_data_dir.replace("/", "\\") == f"{local}\\frostwall"


@not_windows
def test_a_folder_of_an_earlier_version_is_found(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relative path in the variable counted before; platformdirs ignores it."""
    monkeypatch.chdir(home)
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    new = home / ".local" / "share" / "frostwall"
    assert data_folder() == new
    (home / "data" / "frostwall").mkdir(parents=True)
    assert data_folder().absolute() == home / "data" / "frostwall"
    new.mkdir(parents=True)
    assert data_folder() == new
