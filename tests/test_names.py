"""Nothing outside the games' own folders names a game, a hero, a card, a word or a rule of a game, comments included.

The names come from the games, so a new hero or card is looked for from its first day. A name of several words counts in
every spelling: `storm_scout`, `stormScout`, `storm-scout`, "Storm Scout".
"""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from frostwall import games
from frostwall.core.rng import Rng
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.rules import CARDS, CLANS
from frostwall.words.rulebook import Rulebook

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "web" / "src"
PACKAGE = ROOT / "src" / "frostwall"
# The lists of the games that come along, and what `make wire` writes from the games' own tables.
LISTS = {PACKAGE / "games" / "__init__.py", CLIENT / "games" / "index.ts", CLIENT / "lib" / "wording.ts"}
SUFFIXES = {".css", ".ftl", ".html", ".json", ".md", ".py", ".sql", ".svelte", ".svg", ".toml", ".ts"}

# Words of a game that every board game has, or that are everyday English or German.
EVERYDAY = {
    *("any", "area", "base", "board", "build", "card", "common", "difficulty", "discard"),
    *("end_of_the_game", "game", "hand", "left", "opponent", "own_rule", "place", "player", "point"),
    *("position", "set_up", "setup", "solo", "solo_game", "standard", "trade", "turn", "type"),
    *("unique", "winter", "black", "blue", "green", "red", "white", "yellow"),
    *("aufbau", "handel", "karte", "ort", "person", "pfad", "platz", "punkt", "spieler", "spielfeld"),
    *("weg", "weiß", "zug"),
}
# Words of programs, and <aside>.
TECHNICAL = {
    *("a_side", "advance", "clearing", "destination", "extension", "fields", "guard", "intersection"),
    *("keep", "path", "resource"),
}
# The colours that all pages share.
LOOK = {"fire", "ice", "snow"}


def names() -> set[str]:
    """Games, modes and options; heroes, clans; sets, and their cards, giants, quests and places."""
    found = {*games, *CARDS, *CLANS, *(path.name for path in PACKAGE.glob("games/*/decks/*"))}
    for game in games.values():
        options = [option for rules in game.rulesets() for option in game.options(rules)]
        words = {str(word) for option in options for word in (option.key, *option.values)}
        found |= {*game.rulesets(), *(word for word in words if re.search("[._]|[a-z][A-Z0-9]", word))}
        rules, counts = next(iter(game.rulesets().items()))
        scene = game.scene(game.setup(rules, counts[-1], Rng(1)))
        for entries in scene.values():
            if isinstance(entries, list):
                found |= {str(entry["id"]) for entry in entries if isinstance(entry, dict) and "id" in entry}
    return found | {hero.name for hero in ROSTER}  # filled when the engine is loaded


def terms() -> set[str]:
    """The words of the games, resources and terrains and pieces and species, by their keys and as people read them."""
    found: set[str] = set()
    for box in games.boxes():
        assert box.messages is not None
        for lang in ("en", "de"):
            text = (box.messages / lang / "game.ftl").read_text(encoding="utf-8")
            words = re.findall(r"^term-([a-z0-9-]+) = (.+)$", text, re.MULTILINE)
            for key, word in words:
                found |= {key.replace("-", "_"), re.sub(r"[\s-]+", "_", word.lower())}
            families = Counter(key.partition("-")[0] for key, _ in words if "-" in key)
            found |= {family for family, count in families.items() if count >= 4}  # `hero` of hero-jon
    return found


def rule_ids() -> set[str]:
    return {rule for game in games for entry in Rulebook(game, "en").entries() for rule in entry.ids}


def spelled(name: str) -> str:
    """A pattern for every spelling of a name."""
    parts = re.split(r"[._]", re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name))
    return r"[ ._-]?".join(map(re.escape, parts))


@cache
def pattern() -> re.Pattern[str]:
    words = sorted(map(spelled, (names() | terms()) - EVERYDAY - TECHNICAL - LOOK), key=len, reverse=True)
    return re.compile(rf"(?<![^\W\d_])(?:{'|'.join(words)})s?(?![^\W\d_])", re.IGNORECASE)


@cache
def rules() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(rule_ids())))})(?![0-9])")


def named_in(text: str) -> list[str]:
    """The names that a text says; `WatchBoard` says one, `watching` does not."""
    return [*pattern().findall(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)), *rules().findall(text)]


def named_in_line(path: Path, line: str) -> list[str]:
    if path.suffix == ".ftl":  # a sentence may ask somebody to watch; a key may not
        key, equals, sentence = line.rpartition(" = ")
        line = key + equals + re.sub(r"(?<!the )\bwatch\b", "", sentence, flags=re.IGNORECASE)
    return named_in(line)


def files() -> list[Path]:
    """Everything that people wrote, but the games' own folders."""
    found = [path for where in (CLIENT, PACKAGE) for path in where.rglob("*") if path.suffix in SUFFIXES]
    own = [where / "games" / game for where in (CLIENT, PACKAGE) for game in games]
    return sorted(path for path in found if path not in LISTS and not {*own} & {*path.parents})


@pytest.mark.parametrize(
    "text",
    [
        *(
            "watch/",
            "the Watch",
            "WatchBoard",
            "web-watch-x",
            "brotherhood56",
            "heart_tree",
            "wildlings",
            "Wildling",
        ),
        *(
            "storm_scout",
            "stormScout",
            "Storm Scout",
            "longest-road",
            "red panda",
            "Wolle",
            "snow.clearOnPass",
        ),
        *("[MODE-6]", "bld HERO-MANCE", "SOLO-55: the cap"),
    ],
)
def test_names_are_found_in_every_spelling(text: str) -> None:
    assert named_in(text), text


@pytest.mark.parametrize(
    "text", ["watching", "watched", "stopwatches", "storm", "scout", "ashore", "utf-8", "MODE-699", "aside"]
)
def test_other_words_are_no_names(text: str) -> None:
    assert not named_in(text), text


def test_the_names_are_those_of_the_games() -> None:
    assert len(names()) > 200
    assert len(terms()) > 500
    assert len(rule_ids()) > 500
    allowed = EVERYDAY | TECHNICAL | LOOK
    assert sorted(allowed - names() - terms()) == []


def test_a_sentence_may_ask_to_watch() -> None:
    path = Path("words/en/table.ftl")
    assert not named_in_line(path, "table-replay-button = Watch it")
    assert named_in_line(path, "table-watch = Look on")
    assert named_in_line(path, "table-lead = Play the Watch")


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_game_is_named(path: Path) -> None:
    lines = [str(path.relative_to(ROOT)), *path.read_text(encoding="utf-8").splitlines()]
    said = [
        f"line {number}: {name}" for number, line in enumerate(lines) for name in named_in_line(path, line)
    ]
    assert said == [], f"{path.relative_to(ROOT)} names {said}"


def test_all_files_are_read() -> None:
    read = files()
    assert len([path for path in read if CLIENT in path.parents]) > 60
    assert len([path for path in read if PACKAGE in path.parents]) > 150
