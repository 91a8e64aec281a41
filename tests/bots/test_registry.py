"""The bots by name."""

import pytest

from frostwall import bots
from frostwall.core.types import Refused


def test_names() -> None:
    assert bots.names() == ["greedy", "builder", "random"]
    assert bots.names("watch") == ["greedy", "random"]
    assert bots.names("silverfrost") == ["builder", "greedy", "random"]
    assert bots.names("a game that is new") == ["random"]


@pytest.mark.parametrize("name", bots.names("watch"))
def test_a_bot_is_called_what_it_was_asked_for(name: str) -> None:
    assert bots.make(name, "watch").name == name


def test_random_plays_any_game() -> None:
    assert bots.make("random", "a game that is new").name == "random"


@pytest.mark.parametrize(
    ("name", "game", "known"),
    [("deep thought", "watch", ["greedy", "random"]), ("greedy", "a game that is new", ["random"])],
)
def test_an_unknown_bot_is_refused_with_those_there_are(name: str, game: str, known: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        bots.make(name, game)
    refusal = caught.value.refusal
    assert refusal.code == "UNKNOWN_BOT"
    assert refusal.args == {"bot": name}
    assert refusal.needs == {"bots": known}
