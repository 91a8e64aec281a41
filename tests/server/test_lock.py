"""The lock that keeps two servers off one file."""

import socket
from pathlib import Path

import pytest

from frostwall.cli import main as cli
from frostwall.server import run as running_server
from frostwall.server.http.lan import bind


def test_one_file_by_two_names_has_one_lock(tmp_path: Path) -> None:
    file, other = tmp_path / "table.sqlite", tmp_path / "elsewhere" / "mine.sqlite"
    file.touch()
    other.parent.mkdir()
    try:
        other.symlink_to(file)
    except OSError:
        pytest.skip("no symbolic links here")

    def listener() -> socket.socket:
        return bind("127.0.0.1", 0)

    with running_server.lock(file, listener) as held:
        with pytest.raises(running_server.InUse) as caught, running_server.lock(other, listener):
            pass
        assert caught.value.url == f"http://127.0.0.1:{held.getsockname()[1]}"
    with running_server.lock(other, listener):
        pass
    assert not (other.parent / "mine.sqlite.lock").exists()


@pytest.mark.parametrize("command", ["play --no-browser --port 0", "serve --port 0"])
def test_a_lock_that_cannot_be_written_is_named(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = tmp_path / "table.sqlite.lock"
    lock.mkdir()  # rights of a folder would not hold back root
    assert cli.main([*command.split(), "--database", f"sqlite:///{tmp_path / 'table.sqlite'}"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"Cannot write {lock}: ")
    assert err.count("\n") == 1
