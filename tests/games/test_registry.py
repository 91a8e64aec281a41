"""The registry of games: what it holds, and what happens when a package brings a game that cannot be loaded."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.small_game import BOX

from frostwall.cli.main import main
from frostwall.games import BrokenGame, games


@pytest.fixture
def add() -> Iterator[Any]:
    yield games.add
    for name in list(games.added):
        games.remove(name)


def test_a_game_is_added_by_one_line(add: Any) -> None:
    add("magpies", "tests.small_game:BOX")
    assert "magpies" in games
    assert games.box("magpies") is BOX
    assert games["magpies"] is BOX.engine


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("tests.no_such_module:BOX", "ModuleNotFoundError: No module named 'tests.no_such_module'"),
        ("tests.small_game:NO_BOX", "AttributeError: module 'tests.small_game' has no attribute 'NO_BOX'"),
        ("tests.small_game:GAME", "it is not the box of a game named 'crows'"),
        ("tests.small_game:BOX", "it is not the box of a game named 'crows'"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named(
    add: Any, where: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    add("crows", where)
    with pytest.raises(BrokenGame, match="crows"):
        games.box("crows")
    assert main(["rules"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert f"“crows” ({where}) cannot be loaded: {reason}." in said.err
