"""`frostwall layout`: beginning a layout file, checking it, and playing on it from the command line."""

from pathlib import Path

import pytest

from frostwall.cli.main import main
from frostwall.games.watch.engine.game import GAME

TABLES = [(rules, seats) for rules, numbers in GAME.rulesets().items() for seats in numbers]


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_new_layout_fits_and_is_played_on(
    rules: str, seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.toml"
    assert main(["layout", "new", str(file), "--rules", rules, "--seats", str(seats)]) == 0
    assert "frostwall layout check" in capsys.readouterr().out
    assert main(["layout", "check", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("The layout fits.")
    assert f"--rules {rules} --seats {seats} --option layout={file}" in said
    table = ["--rules", rules, "--seats", str(seats), "--option", f"layout={file}"]
    assert main(["sim", "watch", *table, "--games", "1", "--workers", "1", "--json", "-"]) == 0
    assert f'"players": {seats}' in capsys.readouterr().out


def test_a_check_names_the_entry_and_reports_other_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.toml"
    assert main(["layout", "new", str(file)]) == 0
    assert main(["layout", "new", str(file)]) == 2
    assert "exists already" in capsys.readouterr().err
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('[0, 0, "mountains", 9]', '[0, 0, "forest", 9]'), encoding="utf-8")
    assert main(["layout", "check", str(file), "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "Felder (Wald): 5 im Aufbau, 4 im Spiel." in said
    assert "Felder (Gebirge): 4 im Aufbau, 5 im Spiel." in said
    file.write_text(text.replace('[0, 0, "mountains", 9]', '[0, 0, "mountains", 7]'), encoding="utf-8")
    assert main(["layout", "check", str(file)]) == 2
    assert "“hexes [0, 0]”" in capsys.readouterr().err
    for broken in ("nonsense", 'mode = "chess"', 'mode = "base"\nplayers = 5'):
        file.write_text(broken, encoding="utf-8")
        assert main(["layout", "check", str(file)]) == 2
    assert main(["layout", "check", str(tmp_path / "none.toml")]) == 2
    assert main(["layout", "new", str(tmp_path / "no" / "folder.toml")]) == 2
    for wrong in (["--rules", "chess"], ["--seats", "7"], ["--seats", "x"]):
        assert main(["layout", "new", str(tmp_path / "other.toml"), *wrong]) == 2


def test_a_file_that_cannot_be_read_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = f"layout={tmp_path / 'none.toml'}"
    assert main(["sim", "watch", "--games", "1", "--option", missing]) == 2
    assert "none.toml" in capsys.readouterr().err
    assert main(["terminal", "watch", "--option", missing]) == 2
    assert "none.toml" in capsys.readouterr().err
    broken = tmp_path / "broken.toml"
    broken.write_text("nonsense", encoding="utf-8")
    assert main(["terminal", "watch", "--option", f"layout={broken}"]) == 2
    assert "TOML" in capsys.readouterr().err
