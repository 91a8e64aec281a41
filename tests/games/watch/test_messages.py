"""The messages of the Watch: complete, with the right variables, without dead keys.

What needs a message is read from the source with `ast`, so that a new code, event or option without one fails here.
"""

import itertools
from collections.abc import Collection
from functools import cache

import pytest
from tests.games.watch.message_samples import GAME, HEROES, RARE, refusals
from tests.games.watch.message_stories import stories
from tests.message_files import (
    ADDED,
    ALWAYS_UNSAID,
    CLIENTS,
    COMPLETE,
    OWN,
    SERVER,
    check_sentence,
    file_messages,
    file_of,
    language,
    of_bots,
    with_references,
)
from tests.message_source import key, literals, record_problems

from frostwall.core.rng import Rng
from frostwall.core.types import Refused
from frostwall.games.watch.engine.chapters.score import CAUSES
from frostwall.games.watch.engine.decisions import NAMES as DECISION_NAMES
from frostwall.games.watch.engine.rules import CLANS, COLOURS, WILDLINGS
from frostwall.games.watch.engine.state import ENDINGS
from frostwall.words import Catalogue

# Arguments that a sentence leaves out on purpose.
UNSAID: dict[str, set[str]] = {
    "event-seven": {"seat"},  # it concerns everybody
    "event-shortage": {"seat"},
    "event-buy": {"cards"},  # the costs are known
    "event-road": {"cards"},
    "event-settlement": {"cards"},
    "event-keep": {"cards"},
    "event-play": {"cards"},  # `card` says it
    "event-tokens-shuffled": {"seat"},  # what happens in the north concerns everybody
    "event-no-figure": {"seat"},
    "event-camp": {"seat"},
    "event-rush": {"seat"},
    "event-wildling-die": {"seat"},
    "event-no-advance": {"seat"},
    "event-advance": {"seat"},
    "event-giant": {"seat"},
    "event-wall-holds": {"seat"},
    "event-sixth": {"seat"},
    "event-breach": {"seat"},
    "event-cross": {"seat"},
    "event-overrun": {"seat"},
    "event-mormont-returned": {"to"},  # whoever was asked just before
    "event-hand-seen": {"zone"},
    "event-looked": {"zone"},
    "event-patrol-spent": {"cards"},  # the sentence names it
    "refusal-bad-wildling": {"clan", "camp", "section"},  # Benjen's two kinds of place
    "refusal-bad-target": {"hero"},  # the rule tells
    "refusal-bad-substitute": {"card"},
    "refusal-cannot-win-now": {"points"},
    "refusal-bad-rate": {"needs-rate"},  # the same as `rate`
    "refusal-no-piece": {"needs-first"},  # the sentence for settlements says it
    "record-bad-setup": {"code", "reason"},  # in `why`
    "record-refused-line": {"code"},
    "record-masked": {"viewer", "seq"},
    "record-unknown-generator": {"words"},
}


@cache
def needed() -> dict[str, str]:
    """Every key that something in the source can ask for, and what asks."""
    found: dict[str, str] = {}
    for name in literals("Event"):
        found[key("event", name)] = f"event {name}"
    for prefix, sites in (("refusal", refusals()), ("record", record_problems())):
        for site in sites:
            found.update({key(prefix, code): site.where for code in site.codes})
    for frame in (*DECISION_NAMES.values(), "over"):
        found[key("phase", frame)] = f"phase {frame}"
    for kind in GAME.kinds.by_code.values():
        found[key("kind", kind.name)] = f"kind {kind.name}"
        for arg in kind.args:
            found[key("argument", arg.name)] = f"argument of {kind.name}"
            for name in arg.names:
                if arg.form == "bag":
                    found[key("cards", name)] = f"cards of {kind.name}"
                if arg.name == "card":
                    found[key("card", name)] = f"card of {kind.name}"
    for hero in HEROES:
        found[key("hero", hero, "help")] = f"hero {hero}"
    for mode in GAME.rulesets():
        for option in GAME.options(mode):
            found[key("option", option.key)] = found[key("option", option.key, "help")] = option.key
            labels = [str(value) for value in option.values]
            if option.kind == "file":
                labels.append("own")
            if option.kind in ("choice", "file"):
                found.update(
                    {
                        name: option.key
                        for name in (key("option", option.key, label) for label in labels)
                        # A number may be its own label.
                        if not name.rpartition("-")[2].isdigit() or name in language("en", "watch")
                    }
                )
                notes = (key("option", option.key, label, "note") for label in labels)
                found.update({name: option.key for name in notes if name in language("en", "watch")})
    for note in ("layout_terrain", "layout_number", "layout_route", "layout_any_route"):
        found[key("note", note)] = "a scene's notes"
    for ending in filter(None, ENDINGS):
        found[key("ending", ending)] = f"ending {ending}"
    for one in stories():
        found.update({key("source", source): f"points from {source}" for source in one.sources})
    return found


@pytest.mark.parametrize("lang", COMPLETE)
def test_everything_has_a_message(lang: str) -> None:
    missing = {name: asks for name, asks in needed().items() if name not in language(lang)}
    assert missing == {}
    assert OWN - set(language(lang)) == set()


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_message_is_dead(lang: str) -> None:
    """A key nothing asks for is a leftover; terms and clients' own keys are the exception."""
    known: set[str] = set()
    for name in set(needed()) | OWN:
        known |= with_references(lang, name)
    known |= set(file_messages(file_of(lang, SERVER))) | of_bots("watch")
    left = {name for name in language(lang) if name not in known and not name.startswith(CLIENTS)}
    assert left == set()


def check_variables(name: str, passed: set[str], by_clients: Collection[str] = ()) -> None:
    """The message uses what it is passed, all of it but for what is left unsaid on purpose, and nothing else."""
    message = language("en")[name]
    variables = set().union(*(language("en")[part].variables for part in with_references("en", name)))
    # `$cards-count` is the length of `cards`; `$needs-count` is a need of that name.
    used = (
        {v if v == "needs-count" else v.removesuffix("-count") for v in variables} - ADDED - set(by_clients)
    )
    assert used <= passed, f"{name} uses {used - passed}, which it is not passed"
    unsaid = passed - used - UNSAID.get(name, set()) - ALWAYS_UNSAID
    assert unsaid == set(), f"{name} is passed {unsaid} and does not say it"
    for role in ("you", "nobody"):
        assert message.variants.get(role, set()) <= passed | {"none"}, name


def test_variables_of_refusals() -> None:
    passed: dict[str, set[str]] = {}
    for site in refusals():
        for code in site.codes:
            passed.setdefault(code, set()).update(site.args, (f"needs-{need}" for need in site.needs))
    for code, names in passed.items():
        check_variables(key("refusal", code), names)


def test_variables_of_record_errors() -> None:
    passed: dict[str, set[str]] = {}
    for site in record_problems():
        for code in site.codes:
            passed.setdefault(code, set()).update(site.args)
    for code, names in passed.items():
        check_variables(key("record", code), names)


def test_variables_of_events() -> None:
    passed: dict[str, set[str]] = {name: {"seat"} for name in literals("Event")}
    for event in itertools.chain(RARE, *(one.events for one in stories())):
        passed[event.name].update(event.args)
    for name, names in passed.items():
        check_variables(key("event", name), names, {"named"})  # a client with a board names places


def test_every_reason_of_an_unreadable_text_is_told() -> None:
    reasons = literals("Unreadable") | {"no_move", "too_long"}
    for lang in COMPLETE:
        assert language(lang)["refusal-unknown-text"].variants["reason"] == reasons


def test_rules_in_variants_exist() -> None:
    """A variant for a rule that no longer makes this event or refusal would never be shown."""
    rules: dict[str, set[str]] = {}
    for one in stories():
        for event in one.events:
            rules.setdefault(key("event", event.name), set()).add(event.rule)
    unknown: set[str] = set()
    for site in refusals():
        for code in site.codes:
            rules.setdefault(key("refusal", code), set()).update(site.rules)
            unknown |= set() if site.rules else {key("refusal", code)}
    for name, used in language("en").items():
        variants = used.variants.get("rule", set()) - {"other"}
        assert name in unknown or variants <= rules.get(name, set()), name


@pytest.mark.parametrize("lang", COMPLETE)
def test_options_are_explained(lang: str) -> None:
    catalogue = Catalogue(lang, "watch")
    for mode in GAME.rulesets():
        for option in GAME.options(mode):
            text = catalogue.option(option.key)
            assert text.label
            check_sentence(text.help)
            labels = [text.value(value) for value in option.values]
            assert len(set(labels)) == len(labels)
    assert catalogue.option("player_trade").value(True) == catalogue.yes_no(True)
    assert catalogue.option("vp_cards").value(5) == "5"


@pytest.mark.parametrize("lang", COMPLETE)
def test_heroes_are_explained(lang: str) -> None:
    catalogue = Catalogue(lang, "watch")
    for hero in HEROES:
        assert catalogue.term(f"hero_{hero}")
        assert catalogue.term(f"hero_{hero}_title")
        check_sentence(catalogue.text(f"hero-{hero}-help"))


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_name_has_its_words(lang: str) -> None:
    """A name without a variant would silently be told as another one."""
    expected: dict[tuple[str, str], list[str]] = {
        ("word-hero", "hero"): HEROES,
        ("word-hero-returned", "returned"): HEROES,
        ("word-hero-needed", "needs-hero"): HEROES,
        ("word-clan", "clan"): CLANS,
        ("word-from-north", "clan"): [*CLANS, "none"],
        ("event-token", "cause"): CAUSES,
        ("event-overrun", "ending"): [ending for ending in ENDINGS if ending not in ("", "points")],
    }
    for word in ("word-wildling", "word-wildling-first", "word-wildling-the", "word-wildling-whom"):
        expected[word, "wildling"] = WILDLINGS
    expected["word-other", "other"] = WILDLINGS
    for (name, variable), names in expected.items():
        assert language(lang)[name].variants[variable] == set(names), name
    for clan in CLANS:
        assert Catalogue(lang, "watch").term(f"clan_{clan}")
    for colour in COLOURS:
        assert Catalogue(lang, "watch").term(colour)


def test_bad_options_and_setups_are_told() -> None:
    for options in (
        {"board": "round"},
        {"colour": "red"},
        {"oldest": 2},
        {"vp_cards": 99},
        {"player_trade": "maybe"},
    ):
        with pytest.raises(Refused) as caught:
            GAME.setup("base", 3, Rng(1), **options)
        for lang in COMPLETE:
            text = Catalogue(lang, "watch").refusal(caught.value.refusal)
            check_sentence(text)
            assert next(iter(options)) in text
