"""The program that takes pictures of the screens still finds its way."""

import struct
from pathlib import Path

import pytest
from tests.web import screens
from tests.web.chromium import run


def test_every_screen_has_a_name_and_a_position_of_its_own() -> None:
    assert len({screen.name for screen in screens.SCREENS}) == len(screens.SCREENS) >= 24
    assert len({screen.table for screen in screens.SCREENS}) == len(screens.SCREENS)
    screens.check_moments()


def test_a_picture_and_its_sheet_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "OUT", tmp_path)
    wanted = [screen for screen in screens.SCREENS if screen.name in ("join", "trade")]
    assert run(screens.take(wanted, ["phone"], ["dark"])) == []
    for screen in wanted:
        picture = (tmp_path / screen.name / "phone-dark.png").read_bytes()
        assert struct.unpack(">II", picture[16:24]) == (390, 844)
        assert f"{screen.name}/phone-dark.png" in (tmp_path / f"{screen.name}.html").read_text(
            encoding="utf-8"
        )
