"""The messages of Silverfrost: complete, with the right variables, without dead keys.

What needs a message is read from the source with `ast`, so that a new code, event or option without one fails here.
"""

import itertools
from functools import cache

import pytest
from tests.games.silverfrost.message_samples import (
    CARDS,
    GIANTS,
    NAMES,
    PLACES,
    QUESTS,
    RARE,
    SET,
    event_names,
    every_refusal,
)
from tests.games.silverfrost.message_stories import stories
from tests.message_files import (
    ADDED,
    ALWAYS_UNSAID,
    CLIENTS,
    COMPLETE,
    LANGUAGES,
    OWN,
    SERVER,
    check_sentence,
    file_messages,
    file_of,
    language,
    of_bots,
    only_terms,
    with_references,
)
from tests.message_source import key, record_problems

from frostwall.core.rng import Rng
from frostwall.core.types import Event, Refused
from frostwall.games.silverfrost.engine.chapters.score import SOURCES
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.deck.sets import PACKAGED
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.rules import (
    AREAS,
    GOODS,
    LEVELS,
    OPTIONS,
    RESOURCES,
    SEASONS,
    SPECIES,
    TYPES,
)
from frostwall.games.silverfrost.wording import WORDING, names_of_scene
from frostwall.words import Catalogue, catalogue
from frostwall.words.wording import SetNames

ENDINGS = ("points", "won", "lost")
# Arguments that a sentence leaves out on purpose.
UNSAID: dict[str, set[str]] = {
    **{
        f"event-{name}": {"slot"} for name in ("visit", "use", "react", "activate", "store", "remove")
    },  # its name does
    **{f"event-{name}": {"slot"} for name in ("clear-card", "claw-plays")},
    **{
        f"event-{name}": {"seat"}
        for name in ("lay-quest", "reshuffle", "reveal", "giant-rises", "giant-leaves")
    },
    **{f"event-{name}": {"seat"} for name in ("giants-leave", "game-over")},  # nobody does it
    "event-land": {"seat"},  # the city's owner matters
    "event-snow-falls": {"seat", "snow"},  # where it falls matters, not which card says so
    "event-play": {"cards"},  # `card` says it
    "refusal-no-sharing": {"slot"},
}
# What the catalogue adds for this game; `$needs-cost-less` is a part of `cost`.
ADDED_HERE = ADDED | {"own", "needs-cost-less", "needs-exact", "slot-card", "advantage-card", "chimney-card"}
OPTIONAL = WORDING.optional  # "none" where they are missing


@cache
def needed() -> dict[str, str]:
    """Every key that something in the source can ask for, and what asks."""
    found: dict[str, str] = {key("event", name): f"event {name}" for name in event_names()}
    for prefix, sites in (("refusal", every_refusal()), ("record", record_problems("silverfrost"))):
        for site in sites:
            found.update({key(prefix, code): site.where for code in site.codes})
    for frame in (*FRAME_NAMES.values(), "over"):
        found[key("phase", frame)] = f"phase {frame}"
    for kind in GAME.kinds.by_code.values():
        found[key("kind", kind.name)] = f"kind {kind.name}"
        if kind.args and not kind.stream:
            found[key("move", kind.name)] = f"move {kind.name}"
        for arg in kind.args:
            found[key("argument", arg.name)] = f"argument of {kind.name}"
    for good in GOODS:
        found[key("cards", good)] = f"good {good}"
    for option in OPTIONS:
        found[key("option", option.key)] = found[key("option", option.key, "help")] = option.key
        if option.kind == "choice":
            found.update({key("option", option.key, str(value)): option.key for value in option.values})
    found.update({key("option", "set", name): "a packaged set" for name in PACKAGED})
    found.update({key("option", "set", name, "note"): "a packaged set is our own" for name in PACKAGED})
    for packaged in PACKAGED.values():
        for card in packaged.texts["cards"]["card"]:
            found.update({key("term", f"keyword-{tag}"): f"keyword of {card['id']}" for tag in card["tags"]})
    found.update({key("source", source): "SOURCES" for source in SOURCES})
    found.update({key("ending", ending): "score.py" for ending in ENDINGS})
    for word in ("seat-claw", "cards-named", "quests-named", "quests-hidden"):
        found[word] = "the catalogue"
    return found


@pytest.mark.parametrize("lang", COMPLETE)
def test_everything_has_a_message(lang: str) -> None:
    missing = {name: asks for name, asks in needed().items() if name not in language(lang, "silverfrost")}
    assert missing == {}
    assert OWN - set(language(lang, "silverfrost")) == set()


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_message_is_dead(lang: str) -> None:
    known: set[str] = set()
    for name in set(needed()) | OWN:
        known |= with_references(lang, name, "silverfrost")
    known |= set(file_messages(file_of(lang, SERVER))) | of_bots("silverfrost")
    left = {
        name for name in language(lang, "silverfrost") if name not in known and not name.startswith(CLIENTS)
    }
    assert left == set()


def check_variables(name: str, passed: set[str]) -> None:
    """The message uses what it is passed, all of it but for what is left unsaid on purpose, and nothing else."""
    messages = language("en", "silverfrost")
    variables = set().union(
        *(messages[part].variables for part in with_references("en", name, "silverfrost"))
    )
    used = {v.removesuffix("-count") for v in variables} - ADDED_HERE
    allowed = passed | (OPTIONAL if name.startswith("refusal-") else frozenset())
    assert used <= allowed, f"{name} uses {used - allowed}, which it is not passed"
    unsaid = passed - used - UNSAID.get(name, set()) - ALWAYS_UNSAID
    assert unsaid == set(), f"{name} is passed {unsaid} and does not say it"
    assert messages[name].variants.get("you", set()) <= passed | {"none"}, name


def test_variables_of_refusals() -> None:
    passed: dict[str, set[str]] = {}
    for site in every_refusal():
        for code in site.codes:
            passed.setdefault(code, set()).update(site.args, (f"needs-{need}" for need in site.needs))
    for code, names in passed.items():
        if code != "UNKNOWN_TEXT":  # its sentence is shared by all games
            check_variables(key("refusal", code), names)


def test_variables_of_events() -> None:
    passed: dict[str, set[str]] = {name: {"seat"} for name in event_names()}
    for event in itertools.chain(RARE, *(one.events for one in stories())):
        passed[event.name].update(event.args)
    for name, names in passed.items():
        check_variables(key("event", name), names)


def test_variables_of_moves() -> None:
    for kind in GAME.kinds.by_code.values():
        if kind.args and not kind.stream:
            check_variables(key("move", kind.name), {arg.name for arg in kind.args})


def test_rules_in_variants_exist() -> None:
    """A variant for a rule that no longer makes this event or refusal would never be shown."""
    rules: dict[str, set[str]] = {}
    for one in stories():
        for event in one.events:
            rules.setdefault(key("event", event.name), set()).add(event.rule)
    unknown: set[str] = set()
    for site in every_refusal():
        for code in site.codes:
            rules.setdefault(key("refusal", code), set()).update(site.rules)
            unknown |= set() if site.rules else {key("refusal", code)}
    for name, used in language("en", "silverfrost").items():
        variants = used.variants.get("rule", set()) - {"other"}
        assert name in unknown or variants <= rules.get(name, set()), name


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_name_has_its_words(lang: str) -> None:
    """A name without a variant would silently be told as another one."""
    messages = language(lang, "silverfrost")
    sources = {"hand", "valley", "revealed", "discard"}
    expected: dict[tuple[str, str], set[str]] = {
        ("word-goods", "good"): set(GOODS[:6]),
        ("word-species", "species"): set(SPECIES),
        ("word-figure", "figure"): {"animal", "guard"},
        ("word-figure-yours", "figure"): {"animal", "guard"},
        ("word-play-from", "from"): sources,
        ("refusal-not-there", "source"): sources,
        ("refusal-wrong-source", "source"): sources,
        ("event-complete", "level"): set(LEVELS),
        ("word-corner", "corner"): {"0", "1", "2", "3"},
        ("word-arrow", "arrow"): {"up", "down"},
        ("event-claw-action", "does"): {"card", "animal"},
        ("event-claw-action", "source"): {"valley", "deck"},
        ("event-claw-plays", "from"): {"valley", "deck"},
    }
    for (name, variable), names in expected.items():
        assert messages[name].variants[variable] == names, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_rules_have_terms(lang: str) -> None:
    catalogue = Catalogue(lang, "silverfrost")
    for prefix, names in (
        ("", [*GOODS, "snow", "animal", "guard", "claw"]),
        ("season_", SEASONS),
        ("type_", TYPES),
        ("area_", AREAS),
        ("species_", SPECIES),
        ("level_", LEVELS),
        ("side_", ["flurry", "snowstorm"]),
        ("mode_", [*GAME.rulesets()]),
    ):
        words = [catalogue.term(f"{prefix}{name}") for name in names]
        assert len(set(words)) == len(words)
        assert lang == "en" or words != [
            Catalogue("en", "silverfrost").term(f"{prefix}{name}") for name in names
        ]


# --- names and options ---


def test_names_come_from_the_set() -> None:
    for names in (SET, names_of_scene(GAME.scene(GAME.setup("standard", 4, Rng(1))))):
        shown = {
            lang: Catalogue(lang, "silverfrost", names).name("card", "storm_scout") for lang in LANGUAGES
        }
        assert shown["de"] == "Sturmspäherin"
        assert len(set(shown.values())) == len(LANGUAGES)
        for what, ids in (("card", CARDS), ("giant", GIANTS), ("quest", QUESTS), ("place", PLACES)):
            for lang in LANGUAGES:
                words = [Catalogue(lang, "silverfrost", names).name(what, one) for one in ids]
                assert len(set(words)) == len(words)
    assert Catalogue("nl", "silverfrost").name("card", "storm_scout") == "Storm Scout"  # no set, no names


def test_a_set_may_lack_languages_and_names() -> None:
    names = SetNames({"card": [{"id": "snow_owl", "name": {"en": "Snowy Owl"}}, {"id": "old_mill"}]})
    assert Catalogue("pl", "silverfrost", names).name("card", "snow_owl") == "Snowy Owl"
    assert Catalogue("pl", "silverfrost", names).name("card", "old_mill") == "Old Mill"
    event = Event("use", 0, {"card": "evil", "slot": 1}, "TURN-15")
    evil = SetNames({"card": [{"id": "evil", "name": {"en": "Eve\x1b[2J\n{ $seat }"}}]})
    text = Catalogue("en", "silverfrost", evil).event(event, NAMES, 0)
    assert text.isprintable()  # other people's text cannot write to the terminal,
    assert "{ $seat }" in text  # and is never a pattern


def test_fallback_is_english_throughout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "bundle", only_terms)
    event = Event("place", 0, {"place": "birch_slope", "figure": "animal"}, "WORK-1")
    english = Catalogue("en", "silverfrost", SET).event(event, NAMES)
    assert (
        Catalogue("nl", "silverfrost", SET).event(event, NAMES) == english
    )  # no Dutch name in an English sentence
    assert Catalogue("nl", "silverfrost").term("season_autumn") == "herfst"


def test_goods_and_cards() -> None:
    english, german = Catalogue("en", "silverfrost", SET), Catalogue("de", "silverfrost", SET)
    assert english.cards({"birch": 2, "nut": 1}) == "2 birch and 1 nut"
    assert german.cards({"nut": 3, "fire": 1}) == "3 Nüsse und 1 Feuer"
    assert english.cards({}) == english.named({}) == "nothing"
    assert english.named({"storm_scout": 2, "bell_tower": 1}) == "2 × Storm Scout and Bell Tower"
    assert german.named({"young_sprouts": 1}, "quest") == "„Junge Sprossen“"
    for resource in RESOURCES:
        assert english.cards({resource: 1}) == f"1 {english.term(resource)}"


@pytest.mark.parametrize("lang", COMPLETE)
def test_options_are_explained(lang: str) -> None:
    catalogue = Catalogue(lang, "silverfrost")
    for option in GAME.options("standard"):
        text = catalogue.option(option.key)
        assert text.label
        check_sentence(text.help)
        labels = [text.value(value) for value in option.values]
        assert len(set(labels)) == len(labels)
    assert catalogue.option("snow.clearOnPass").value(True) == catalogue.yes_no(True)
    assert catalogue.option("set").value("snow_country") == "Snow Country"


def test_bad_options_and_setups_are_told() -> None:
    for options in (
        {"snow_side": "round"},
        {"colour": "red"},
        {"difficulty": 2},
        {"setup.mulligan": "maybe"},
    ):
        with pytest.raises(Refused) as caught:
            GAME.setup("standard", 2, Rng(1), **options)
        for lang in COMPLETE:
            text = Catalogue(lang, "silverfrost").refusal(caught.value.refusal)
            check_sentence(text)
            assert next(iter(options)) in text


@pytest.mark.parametrize("lang", COMPLETE)
def test_endings_and_sources_have_words(lang: str) -> None:
    catalogue = Catalogue(lang, "silverfrost")
    assert {one.endings for one in stories()} <= set(ENDINGS)
    for ending in ENDINGS:
        assert catalogue.ending(ending)
    for source in SOURCES:
        assert catalogue.source(source)
