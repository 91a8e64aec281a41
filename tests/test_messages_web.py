"""The words of the web client: every key its source asks for, also those put together from parts, in both languages.

Keys are read from web/src. Where a key is put together, COMPOSED says what the parts can be, taken from the engine and
the server, so that a new stage, level, mode or move without its word fails here. What is said about the sentences of
catalogue.ts is in web/tests/sentences.test.ts; here its fixture is kept fresh.
"""

import json
import re
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests import learn_moments, learn_write, learn_write_silverfrost, sentences_write
from tests.message_files import COMPLETE, LANGUAGES, file_messages, file_of, language
from tests.message_source import SOURCE, key

from frostwall import bots, games
from frostwall.games.silverfrost.engine import decisions, frames, rules
from frostwall.games.silverfrost.engine.deck.sets import PACKAGED
from frostwall.games.watch.engine import decisions as watch_decisions
from frostwall.games.watch.engine.decision import Nature, Step
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.rules import CLANS, COLOURS, RESOURCES, WILDLINGS
from frostwall.server import wire
from frostwall.words import Catalogue

WEB = Path(__file__).resolve().parents[1] / "web"
WATCH = games["watch"]
# Files of the client; what else it says is the games' and the server's.
OWN = ("web", "learn", *(f"{game}/{part}" for game in games for part in ("start", "web", "learn")))

# Fields that are chosen on the board, never from a list (games/watch/table/places.ts).
ON_BOARD = {"intersection", "path", "hex", "section", "camp", "position"}
MODES = [(game, rules) for game, found in games.items() for rules in found.rulesets()]
START = [
    ("watch", "brotherhood"),
    ("watch", "base"),
    ("silverfrost", "standard"),
]  # the cards of the start page
# Named by the client itself: causes of gains and losses (games/watch/replay/stats.ts), marks of the timeline.
CAUSES = ("production", "trade", "special", "robbed-gain", "spent", "discarded", "robbed-loss")
MARKS = ("breach", "end", "keep", "settlement", "seven")
# What Silverfrost's tray says (tray/deciding.ts): a prompt for each decision of a person, of some by what can be done.
DECISIONS = [name for frame, name in decisions.FRAME_NAMES.items() if frame < frames.NATURE]
PROMPTS = {
    "cards": ("discard", "give", "under", "forge", "journey"),
    "ready": ("", "act", "place", "prepare", "pass", "only-prepare", "only-pass"),
    "quest": ("", "none", "exchange"),
}
WATCH_DECISIONS = [
    name
    for code, name in watch_decisions.NAMES.items()
    if not isinstance(watch_decisions.DECISION_OF[code], (Nature, Step))
]
SILVER_MARKS = (*rules.SEASONS[1:], "quest", "giant", "pass", "cold", "end")
CARDS = ("patrol", "winter", "roads", "recruits", "victory")


def fields() -> set[str]:
    """What a person may have to choose from a list: arguments of moves that views list."""
    kinds = [kind for kind in WATCH.kinds.by_name.values() if kind.listed and not kind.stream]
    return {arg.name for kind in kinds for arg in kind.args} - ON_BOARD


# Variables of a refusal that only make sense to somebody who types: numbers of places, notation, names of options.
TYPED = {
    "path",
    "intersection",
    "hex",
    "section",
    "position",
    "neighbour",
    "needs-most",
    "needs-move",
    "needs-option",
}
TYPED |= {"needs-paths", "needs-hexes", "needs-sections", "needs-intersections", "needs-wildlings"}


def typed_refusals() -> set[str]:
    """The refusals of the Watch that speak of notation, without that of a layout file."""
    path = file_of("en", "watch/game")
    text = path.read_text(encoding="utf-8")
    quoting = {
        name
        for name, said in re.findall(r"^(refusal-[a-z-]+) =(.*(?:\n .*)*)", text, re.MULTILINE)
        if re.search("“[a-z]", said)
    }
    numbering = {
        name
        for name, used in file_messages(path).items()
        if name.startswith("refusal-") and used.variables & TYPED
    }
    return (quoting | numbering) - {"refusal-bad-layout"}


def reasons_of(game: str) -> set[str]:
    """The keys of the reasons that a game gives for its moves."""
    files = sorted((SOURCE / f"games/{game}").glob("reasons*.py"))
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"""(?:Reason|_always)\(\s*"([a-z_]+)\"""", text))


# What stands at the beginning of a composed key, and all keys that it can be.
COMPOSED: dict[str, set[str]] = {
    "web-stage": {key("web-stage", stage) for stage in typing.get_args(wire.Stage)},
    "web-caretaker": {key("web-caretaker", policy) for policy in typing.get_args(wire.Caretaker)},
    # A character and its style (words.svelte.ts).
    "character": {
        f"character-{game}-{bot}{part}"
        for game in games
        for bot in bots.characters(game)
        for part in ("", "-style")
    },
    "start": {
        *(key("start", game) for game in games),
        *(key("start", game, rules) for game, rules in MODES),
        *(key("start", game, rules, "help") for game, rules in START),
    },
    "learn-puzzle-theme": {
        name
        for box in games.boxes()
        for theme in (() if box.puzzles is None else box.puzzles.themes)
        for name in (key("learn-puzzle-theme", theme), key("learn-puzzle-theme", theme, "help"))
    },
    # A scene's notes (Catalogue.note).
    "note": {f"note-layout-{what}" for what in ("terrain", "number", "route", "any-route")},
    # Decisions in which somebody waits for the answers of others (`asks` of a face).
    "web-waits": {"web-waits-offer"},
    "web-answered": {"web-answered-offer"},
    "web-watch-card": {
        key("web-watch-card", card) for card in ("patrol", "winter", "roads", "recruits", "victory")
    },
    "web-watch-build": {
        key("web-watch-build", kind) for kind in ("road", "settlement", "keep", "buy", "guard")
    },
    "web-watch-field": {key("web-watch-field", name) for name in fields()},
    "term-keyword": {
        key("term", f"keyword-{tag}")
        for packaged in PACKAGED.values()
        for card in packaged.texts["cards"]["card"]
        for tag in card["tags"]
    },
    "web-watch": {key("web-watch", kind) for kind in ("counter", "propose")},  # Trade.svelte
    "web-silver-decide": {
        key("web-silver-decide", *filter(None, (name, form)))
        for name in DECISIONS
        for form in PROMPTS.get(name, ("",))
    },
    "web-silver-chip": {f"web-silver-chip-{kind}" for kind in ("place", "visit", "play", "clear", "use")},
    "web-silver-answer": {
        f"web-silver-answer-{kind}"
        for kind in ("yes", "no", "none", "stay", "mulligan", "prepare", "pass", "end", "continue")
    },
    "web-silver-then": {
        f"web-silver-then-{what}" for what in ("snowing", "giants", "claw-plan", "claw-action", "end")
    },
    "web-silver-when": {f"web-silver-when-{what}" for what in ("giant", "quest")},
    "web-silver-mark": {f"web-silver-mark-{mark}" for mark in SILVER_MARKS},
    # What speaks for a hint (Catalogue.reason).
    "web-reason": {key("web-reason", name) for game in games for name in reasons_of(game)},
    # The task beside the board: a sentence for each decision that a seat makes (table/task.ts).
    "web-watch-task": {key("web-watch-task", name) for name in WATCH_DECISIONS},
    "web-watch-wait": {key("web-watch-wait", name) for name in WATCH_DECISIONS},
    # In the words of somebody who clicks (Catalogue.why).
    "web-why": {name.replace("refusal-", "web-why-", 1) for name in typed_refusals()},
    "web-watch-cause": {key("web-watch-cause", cause) for cause in CAUSES},
    "web-watch-mark": {key("web-watch-mark", mark) for mark in MARKS},
    "term-hero": {key("term-hero", hero.name) for hero in ROSTER},
    "card": {key("card", card) for card in CARDS},
    "term-type": {key("term-type", name) for name in rules.TYPES},
    "term-season": {key("term-season", name) for name in rules.SEASONS},
    "term-species": {key("term-species", name) for name in rules.SPECIES},
    "term-area": {key("term-area", name) for name in rules.AREAS},
    "term-level": {key("term-level", name) for name in rules.LEVELS},
    "term-side": {key("term-side", name) for name in ("flurry", "snowstorm")},
    "term": {key("term", name) for name in (*RESOURCES, *COLOURS, "road", "settlement", "keep", "guard")},
    "hero": {key("hero", hero.name, "help") for hero in ROSTER},
    "learn": {
        *(f"learn-{course}-title" for course in learn_write.COURSES),
        *(
            f"learn-{course}-{number}-{part}"
            for course, steps in learn_write.COURSES.items()
            for number in range(1, len(steps) + 1)
            for part in ("title", "text")
        ),
        *(
            f"learn-{course}-{number}-do"
            for course, steps in learn_write.COURSES.items()
            for number, step in enumerate(steps, 1)
            if step.turn
        ),
        "learn-silver-title",
        *(
            f"learn-silver-{number}-{part}"
            for number, step in enumerate(learn_moments.STEPS, 1)
            for part in ("title", "text", *(["do"] if step.turn else []))
        ),
    },
}
# Put together by the catalogue itself: test_messages_table.py and each game's test_messages.py check their keys.
ELSEWHERE = {"notice", "option", "kind", "phase", "source", "ending", "event", "refusal"}
ELSEWHERE |= {"argument", "cards", "list", "move", "needs"}
# Asked of the catalogue with a way out where there is no such key.
TRIED = {"term-clan", "term-wildling", "bot", "bot-kind"}


@cache
def sources() -> dict[str, str]:
    paths = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
    return {
        str(path.relative_to(WEB)): path.read_text(encoding="utf-8")
        for path in sorted(paths)
        if path.name not in ("wording.ts", "wire.ts", "icons.ts")
    }


def literal_keys() -> Iterator[tuple[str, str]]:
    for file, text in sources().items():
        for found in re.findall(r"""['"`]((?:web|learn|start)-[a-z0-9-]*[a-z0-9])['"`]""", text):
            yield file, found
        for found in re.findall(r"""\b(?:words\.t|words\.has|catalogue\.text)\(\s*'([a-z0-9-]+)'""", text):
            yield file, found


def composed_keys() -> Iterator[tuple[str, str]]:
    """The fixed beginning of each key that is put together."""
    for file, text in sources().items():
        for term, found in re.findall(r"(\bterm\(\s*)?`((?:[a-z]+-)+)\$\{", text):
            yield file, ("term-" if term else "") + found.removesuffix("-")
        for found in re.findall(r"\b(?:keyOf\(|keys:)\s*'([a-z-]+)'", text):
            yield file, found


def is_composed(beginning: str) -> set[str]:
    """What a beginning can become: that of a table, or the part of it that begins so."""
    for head in sorted(COMPOSED, key=len, reverse=True):
        if beginning == head or beginning.startswith(f"{head}-"):
            return {name for name in COMPOSED[head] if name.startswith(beginning)}
    return set()


def known(lang: str) -> set[str]:
    return {name for game in games for name in language(lang, game)}


def test_the_source_is_read() -> None:
    """The tests below say nothing if nothing is found."""
    assert len(set(literal_keys())) > 150
    assert {"web-stage", "web-caretaker", "start", "web-watch-field"} <= {
        found for _, found in composed_keys()
    }


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_key_of_the_client_exists(lang: str) -> None:
    heads = {found for _, found in composed_keys()}
    missing = {
        (file, found) for file, found in literal_keys() if found not in known(lang) and found not in heads
    }
    assert missing == set()


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_composed_key_exists(lang: str) -> None:
    for file, beginning in composed_keys():
        if beginning in ELSEWHERE or beginning in TRIED:
            continue
        can_be = is_composed(beginning)
        assert can_be, f"{file}: say in COMPOSED what follows {beginning}-"
    missing = {name for can_be in COMPOSED.values() for name in can_be} - known(lang)
    assert missing == set()


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_key_of_the_client_is_dead(lang: str) -> None:
    used = {found for _, found in literal_keys()}
    for _, beginning in composed_keys():
        used |= is_composed(beginning)
    own = {name for file in OWN for name in file_messages(file_of(lang, file))}
    assert own - used == set()


def passed() -> Iterator[tuple[str, str, set[str]]]:
    """Calls `words.t('key', { ... })` with the names of the variables written there."""
    for file, text in sources().items():
        for found in re.finditer(r"words\.t\(\s*'([a-z0-9-]+)'", text):
            rest = text[found.end() :].lstrip()
            if rest.startswith(")"):
                yield file, found[1], set()
            elif re.match(r",\s*\{", rest):
                yield file, found[1], _names(rest[rest.index("{") :])


def _names(literal: str) -> set[str]:
    """The names of an object written out in TypeScript."""
    depth, part, parts = 0, "", []
    for char in literal:
        depth += (char in "{([") - (char in "})]")
        if depth == 0:
            break
        if char == "," and depth == 1:
            parts.append(part)
            part = ""
        elif depth > 1 or char != "{":
            part += char
    return {name.split(":")[0].strip() for name in [*parts, part] if name.strip()}


def test_sentences_get_what_they_use() -> None:
    """A variable that is missing would be shown as its name."""
    for file, name, given in passed():
        used = language("en")[name].variables if name in language("en") else set()
        assert used <= given, f"{file}: {name} needs {used - given}"


def test_words_of_the_server_have_variants() -> None:
    """Values that the server sends and a sentence chooses by."""
    for lang in COMPLETE:
        found = language(lang)
        assert found["web-vote"].variants["matter"] == set(typing.get_args(wire.Matter))
        assert found["bot-other"].variants["level"] == set(typing.get_args(wire.Level))
        assert found["web-ended-early"].variants["why"] == {"agreed", "conceded", "operator", "other"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_game_terms_are_in_every_language(lang: str) -> None:
    """Also those without a complete translation: the things on the board have names."""
    things = [
        *RESOURCES,
        *COLOURS,
        "road",
        "settlement",
        "keep",
        "guard",
        "wall_section",
        "clearing",
        "tormund",
    ]
    things += [*(f"hero_{hero.name}" for hero in ROSTER), *(f"clan_{clan}" for clan in CLANS)]
    things += [name if name != "regular" else "regular_wildling" for name in WILDLINGS]
    own = language(lang)
    assert [name for name in things if key("term", name) not in own] == []
    assert Catalogue(lang, "watch").term("wool")


# --- what is made from the catalogue and stored for the client ---------------------------------------


def test_the_sentences_of_the_client_are_fresh() -> None:
    """After a change of words or of what happens: python -m tests.sentences_write"""
    stored = sentences_write.FILE.read_text(encoding="utf-8")
    assert len(stored.encode()) <= sentences_write.MOST
    assert stored == sentences_write.text()
    rows = json.loads(stored)["rows"]
    for game in ("watch", "silverfrost"):
        of_game = [row for row in rows if row["game"] == game]
        assert len({row["event"]["name"] for row in of_game if "event" in row}) > 40
        assert len({row["move"]["kind"] for row in of_game if "move" in row}) > 20
        assert len({row["refusal"]["code"] for row in of_game if "refusal" in row}) > 60


@pytest.mark.parametrize("course", learn_write.COURSES)
def test_the_guided_games_are_fresh(course: str) -> None:
    """After a change of views or rules: python -m tests.learn_write"""
    stored = (learn_write.FOLDER / f"{course}.json").read_text(encoding="utf-8")
    assert stored == learn_write.text(course)


def test_the_guided_game_of_silverfrost_is_fresh() -> None:
    """After a change of views, rules or the set: python -m tests.learn_write_silverfrost"""
    stored = learn_write_silverfrost.FILE.read_text(encoding="utf-8")
    assert len(stored.encode()) <= learn_write_silverfrost.MOST
    assert stored == learn_write_silverfrost.text()
    assert len(json.loads(stored)["steps"]) == len(learn_moments.STEPS)
