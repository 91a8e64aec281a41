"""The bots by name."""

import pytest

from frostwall import bots
from frostwall.bots.registry import CHARACTERS
from frostwall.core.types import Refused


def test_names() -> None:
    assert bots.names() == ["greedy", "search", *CHARACTERS, "builder", "random"]
    assert bots.names("watch") == ["greedy", "search", *CHARACTERS, "random"]
    assert bots.names("silverfrost") == ["greedy", "search", "builder", *CHARACTERS, "random"]
    assert bots.names("a game that is new") == ["random"]


@pytest.mark.parametrize("name", bots.names("watch"))
def test_a_bot_is_called_what_it_was_asked_for(name: str) -> None:
    assert bots.make(name, "watch").name == name


def test_random_plays_any_game() -> None:
    assert bots.make("random", "a game that is new").name == "random"


@pytest.mark.parametrize(
    ("name", "game", "known"),
    [
        ("deep thought", "watch", ["greedy", "search", *CHARACTERS, "random"]),
        ("greedy", "a game that is new", ["random"]),
    ],
)
def test_an_unknown_bot_is_refused_with_those_there_are(name: str, game: str, known: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        bots.make(name, game)
    refusal = caught.value.refusal
    assert refusal.code == "UNKNOWN_BOT"
    assert refusal.args == {"bot": name}
    assert refusal.needs == {"bots": known}


def test_the_strongest_bot_is_the_first_of_the_box() -> None:
    assert bots.strongest("watch") == "greedy"
    assert bots.strongest("silverfrost") == "greedy"
    assert bots.strongest("a game that is new") == "random"


@pytest.mark.parametrize(
    ("name", "level", "label"),
    [
        ("greedy", "easy", "greedy:easy"),
        ("builder", "medium", "builder:medium"),
        ("greedy", "full", "greedy"),
        ("search", "400", "search:400"),
        ("random", "full", "random"),
        ("easy", "full", "easy"),
        ("master", "full", "master"),
    ],
)
def test_a_label_is_read_as_it_was_written(name: str, level: str, label: str) -> None:
    assert bots.label(name, level) == label
    assert bots.parse(label, "silverfrost") == (name, level)
    assert bots.make(name, "silverfrost", level).name == label


def test_random_has_no_levels() -> None:
    assert bots.label("random", "easy") == "random"


@pytest.mark.parametrize("game", ["watch", "silverfrost"])
def test_a_character_is_a_level_and_has_none(game: str) -> None:
    assert bots.characters(game) == ["novice", "easy", "medium", "hard", "master"] == list(CHARACTERS)
    for name in CHARACTERS:
        assert bots.parse(f"{name}:easy", game) is None
        assert bots.label(name, "easy") == name
        assert bots.make(name, game, "easy").name == name
    assert bots.characters("a game that is new") == []


def test_a_newcomer_meets_an_easy_bot() -> None:
    assert bots.newcomer("watch") == bots.newcomer("silverfrost") == ("easy", "full")
    assert bots.newcomer("a game that is new") == ("random", "easy")


@pytest.mark.parametrize(
    "text", ["", "you", "builder", "greedy:", "greedy:perfect", ":easy", "greedy:easy:easy"]
)
def test_what_is_no_label(text: str) -> None:
    assert bots.parse(text, "watch") is None


def test_every_bot_at_a_table_has_another_name() -> None:
    taken: list[str | None] = ["Talvi", None]
    for _ in range(20):
        taken.append(bots.free_name(taken))
    assert taken[2:4] == ["Eira", "Nives"]
    assert len(set(taken)) == len(taken)


def test_a_character_keeps_its_name_as_long_as_nobody_has_it() -> None:
    taken: list[str | None] = ["Ann", None]
    for _ in range(3):
        taken.append(bots.free_name(taken, "Odda"))
    assert taken[2:] == ["Odda", "Odda 2", "Odda 3"]
