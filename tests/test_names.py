"""Clients know no game: nothing outside the games' own folders names a game, a hero or a card, comments included.

Names come from the engines, so a new hero or card is looked for from its first day. A name of several words counts in
every spelling: `storm_scout`, `stormScout`, `storm-scout`, "Storm Scout".
"""

import re
from functools import cache
from pathlib import Path

import pytest

from frostwall import games
from frostwall.core.rng import Rng
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.rules import CARDS

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "web" / "src"
# Written by `make wire` from the games' own tables, and keyed by their names.
GENERATED = {CLIENT / "lib" / "wording.ts"}
SUFFIXES = {".ts", ".svelte", ".css", ".html", ".json"}


def names() -> set[str]:
    """Games, heroes, and the cards, giants, quests and places of the sets."""
    found = {*games, *CARDS}
    for game in games.values():
        rules, counts = next(iter(game.rulesets().items()))
        scene = game.scene(game.setup(rules, counts[-1], Rng(1)))
        for entries in scene.values():
            if isinstance(entries, list):
                found |= {str(entry["id"]) for entry in entries if isinstance(entry, dict) and "id" in entry}
    return found | {hero.name for hero in ROSTER}  # filled when the engine is loaded


@cache
def pattern() -> re.Pattern[str]:
    spelled = sorted(r"[ _-]?".join(map(re.escape, name.split("_"))) for name in names())
    return re.compile(rf"(?<![a-z])(?:{'|'.join(spelled)})(?![a-z])", re.IGNORECASE)


def named_in(text: str) -> list[str]:
    """The names that a text says; `WatchBoard` says one, `watching` does not."""
    return pattern().findall(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text))


def files() -> list[Path]:
    found = [path for path in CLIENT.rglob("*") if path.suffix in SUFFIXES]
    return sorted(path for path in found if CLIENT / "games" not in path.parents and path not in GENERATED)


def test_names_are_found_in_every_spelling() -> None:
    assert len(names()) > 100
    for text in (
        "watch/",
        "the Watch",
        "WatchBoard",
        "web-watch-x",
        "storm_scout",
        "stormScout",
        "Storm Scout",
    ):
        assert named_in(text), text
    for text in ("watching", "watched", "stopwatches", "storm", "scout"):
        assert not named_in(text), text
    assert len(files()) > 40


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(CLIENT)))
def test_the_client_names_no_game(path: Path) -> None:
    lines = [str(path.relative_to(CLIENT)), *path.read_text(encoding="utf-8").splitlines()]
    said = [f"line {number}: {name}" for number, line in enumerate(lines) for name in named_in(line)]
    assert said == [], f"{path.relative_to(ROOT)} names {said}"


@pytest.mark.parametrize("file", ["web", "learn"])
def test_the_shared_words_of_the_client_are_no_games(file: str) -> None:
    """A game's own words are in its own folder. Only keys are read: a sentence may say "watch" or "winter"."""
    text = (ROOT / f"src/frostwall/words/en/{file}.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
    assert len(keys) > 10
    assert [key for key in keys if named_in(key)] == []
