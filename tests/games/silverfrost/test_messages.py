"""The message catalogue of Silverfrost: complete, the same in every language, without leaks.

As test_messages.py for the other game: what needs a message is read from the source, and events and refusals really
made in played games are put into words for every viewer, those that are hard to reach with sample arguments.
"""

import ast
import itertools
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.test_messages import (
    ADDED,
    ALWAYS_UNSAID,
    CLIENTS,
    COMPLETE,
    LANGUAGES,
    OWN,
    SERVER,
    Scope,
    Site,
    argument,
    calls,
    check_sentence,
    file_messages,
    file_of,
    key,
    language,
    record_problems,
    with_references,
)

from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, SPECTATOR, Event, Refusal, Refused
from frostwall.games.silverfrost.engine.chapters import placing
from frostwall.games.silverfrost.engine.chapters.score import SOURCES
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.phrases import _FORBIDDEN
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
from frostwall.games.silverfrost.wording import WORDING, names_of_scene, names_of_texts
from frostwall.words import Catalogue
from frostwall.words.wording import SetNames

NAMES = ["Anna", "Bram", "Cela", "Dora"]
SET = names_of_texts(GAME.deck.texts)
CARDS = GAME.deck.card_names
QUESTS = GAME.deck.quest_names
GIANTS = GAME.deck.giant_names
PLACES = GAME.deck.place_names
ENDINGS = ("points", "won", "lost")
OF_QUESTS = sorted(name for (name, argument), thing in WORDING.of_set.items() if name and thing == "quest")

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


# Sample arguments, one or more of each, to try a sentence with.
SAMPLES: dict[str, list[object]] = {
    "moves": [1, 3],
    "animals": [1, 3],
    "bot": ["deep"],
    "bots": [["greedy", "random"]],
    "card": [CARDS[0], CARDS[-1]],
    "cards": [1, 3],
    "cost": [{"nut": 1}, {"birch": 2, "moss": 1, "copper": 3}, {"any": 1, "less": 2}, {"any": 2}, {}],
    "decision": [*FRAME_NAMES.values()],
    "entry": ["", "storm_scout"],
    "errors": [1, 12],
    "fact": ["first"],
    "field": ["", "cost"],
    "file": ["cards.toml"],
    "figure": ["animal", "guard"],
    "fire": [1, 2],
    "floor": [12],
    "giant": [GIANTS[0]],
    "key": ["snow.clearOnPass"],
    "max": [1, 3],
    "min": [0, 3],
    "number": [0, 1, 4],
    "person": [-1, 0, 1],
    "place": [PLACES[0]],
    "quest": [QUESTS[0]],
    "reason": ["nothing to decide"],
    "rules": ["chess"],
    "seat": [7],
    "seats": [[1], [1, 2, 3]],
    "set": ["decks/mine"],
    "sets": [["hearthside"]],
    "slot": [1, 14],
    "source": ["hand", "valley", "revealed", "discard"],
    "species": [*SPECIES],
    "unknown": [False, True],
    "value": ["maybe"],
    "values": [["flurry", "snowstorm"], [1, "unlimited"]],
    "word": ["cards", "x"],
}
SAMPLES_OF: dict[tuple[str, str], list[object]] = {
    ("BAD_PLAYER_COUNT", "seats"): [1, 5],
    ("BAD_PLAYER_COUNT", "needs-seats"): [[1, 2, 3, 4]],
    ("CANNOT_PAY", "card"): [None, CARDS[0], CARDS[1], CARDS[2], CARDS[3]],
    ("UNDER_SNOW", "slot"): [None, 1, 14],
    ("SNOW_THERE", "slot"): [None, 1, 14],
    ("UNKNOWN_RULES", "needs-rules"): [["standard"]],
    ("UNKNOWN_TEXT", "reason"): ["missing_argument", "empty", "no_move", "too_long"],
}


def _cards(
    name: str, seat: int, rule: str, count: int, only: tuple[int, ...] | None, **more: object
) -> Event:
    ids = QUESTS if name in OF_QUESTS else CARDS
    args: dict[str, object] = {
        "cards": {ids[0]: 1, ids[1]: count - 1} if count > 1 else {ids[0]: count},
        "count": count,
        "source": None,
        "target": None,
        **more,
    }
    return Event(name, seat, args, rule, only, () if only is None else ("cards",))


# Events of positions that play hardly reaches, and every variant of the others.
RARE = [
    *(Event("chimney", 1, {"from": a, "to": b}, "CHIM-6")
      for a, b in ((None, None), (CARDS[0], None), (CARDS[0], CARDS[1]))),
    *(Event("remove", 0, {"card": CARDS[3], "slot": 3, "chimney": gone}, "CARD-12") for gone in (True, False)),
    Event("store", 2, {"card": CARDS[2], "slot": 4}, "GEN-5"),
    Event("copy", 1, {"place": PLACES[2]}, "SNOW-10"),
    *(Event("recall", 1, {"figure": figure}, "WORK-9") for figure in ("guard", "animal")),
    *(Event("move", 1, {"figure": figure, "place": PLACES[1]}, "WORK-9") for figure in ("guard", "animal")),
    *(Event("put_snow", 0, {"place": a, "card": b}, "SNOW-2") for a, b in ((PLACES[0], None), (None, CARDS[0]))),
    *(Event("give", 0, {"good": good, "n": n, "to": to, "arrives": arrives}, rule)
      for good in GOODS[:6] for n in (1, 2)
      for to, arrives, rule in ((1, True, "LEFT-1"), (-1, True, "SOLO-51"), (-1, True, "SOLO-52"),
                                (-1, False, "LEFT-1"), (None, False, "CARD-6"))),
    *(_cards("take_card", 0, rule, 1, None) for rule in ("VAL-5", "CARD-12")),
    _cards("discard_valley", 0, "VAL-5", 1, None),
    *(_cards("look", 1, "GEN-5", 1, (1,), source=source) for source in (None, "discard")),
    *(_cards("put_back", 1, "GEN-5", n, (1,), target=target) for n in (1, 3) for target in (None, "discard")),
    *(_cards("keep_cards", 1, "GEN-5", n, (1,)) for n in (1, 2)),
    *(_cards("tuck_looked", 1, "GEN-5", n, (1,)) for n in (1, 2)),
    *(_cards("tuck", 1, "GEN-5", n, (1,), card=CARDS[5]) for n in (1, 2)),
    *(_cards("give_cards", 1, "LEFT-1", n, (1, 2), to=2) for n in (1, 2)),
    _cards("give_cards", 0, "LEFT-1", 2, (0,), to=-1),
    *(_cards(name, 1, "GUILD-3", n, (1,)) for name in OF_QUESTS for n in (0, 1, 2)),
    Event("tuck_unseen", 0, {"card": CARDS[4], "count": 1}, "GEN-5"),
    *(Event("reshuffle", -1, {"count": n}, "VAL-6") for n in (1, 40)),
    *(Event("reveal", -1, {"card": CARDS[0], "space": space, "stacked": stacked}, "VAL-3")
      for space, stacked in ((-1, False), (0, False), (7, True))),
    *(Event("snow_falls", -1, {"snow": "snow_03", "space": space, "place": place, "card": card, "falls": falls}, rule)
      for space, place, card, falls, rule in (
          (None, PLACES[0], None, True, "SNOW-2"), (None, PLACES[0], None, False, "SNOW-5"),
          (0, None, CARDS[0], True, "SNOW-2"), (0, None, CARDS[0], False, "SNOW-5"),
          (7, None, None, False, "SNOW-5"))),
    *(Event("activate", 0, {"card": CARDS[0], "owner": owner, "slot": 2}, "TYPE-1") for owner in (-1, 0, 1)),
    *(Event("visit", 0, {"card": CARDS[0], "owner": owner, "slot": 2, "figure": figure}, "DEST-2")
      for owner in (-1, 0, 1) for figure in ("guard", "animal")),
    *(Event("clear_card", 0, {"card": CARDS[0], "owner": owner, "slot": 2}, "SNOW-18") for owner in (-1, 0, 1)),
    *(Event("land", 0, {"card": CARDS[0], "city": city, "slot": 2}, "CARD-S4") for city in (0, 1)),
    *(_cards("play", 0, "CARD-1", 1, None, card=CARDS[0], city=city, chimney=chimney, advantage=advantage,
             **{"from": source})
      for city in (0, 1) for chimney in (None, CARDS[1]) for advantage in (None, CARDS[2])
      for source in ("hand", "valley", "revealed", "discard")),
    *(Event("complete", seat, {"quest": QUESTS[0], "level": level, "points": n}, "GUILD-1")
      for seat in (-1, 0) for level in LEVELS for n in (1, 4)),
    *(Event("species", 0, {"species": species}, "SET-12") for species in SPECIES),
    *(Event("claw_skips", -1, {"plan": "plan_3", "corner": corner}, "SOLO-56") for corner in range(4)),
    Event("claw_nothing", -1, {}, "SOLO-42"),
    *(Event("claw_plan_b", -1, {"wanted": wanted, "arrow": arrow, "place": place, "because": why}, "SOLO-33")
      for wanted in (*AREAS[1:6], PLACES[0]) for arrow in ("up", "down") for place in (None, PLACES[1])
      for why in ("occupied", "season", "quest")),
    *(Event("claw_token", -1, {"card": "storm_scout", "space": 2, "by": by}, "SOLO-35")
      for by in ("only", "points", "snow", "place")),
    *(Event("claw_plays", -1, {"card": "storm_scout", "slot": 2, "from": "valley", "by": by}, "SOLO-42")
      for by in ("only", "points", "snow", "place")),
]  # fmt: skip


# --- what the source can produce ---------------------------------------------------------------------


def event_names() -> set[str]:
    """The names that `tell` and `tell_cards` are called with; they must be written out."""
    found: set[str] = set()
    for name, position in (("tell", 2), ("tell_cards", 2), ("Event", 0)):
        for where, scope, call in calls(name, "silverfrost"):
            if name == "Event" and "supply.py" in where:
                continue  # inside `tell` itself
            texts = scope.texts(call.args[position])
            assert texts is not None, f"{where}: the name must be readable where it is used"
            found |= texts
    return found


def _of_placing() -> list[tuple[str, Refusal]]:
    """The refusals of a placement come from a table: one of each, with kinds of place and animal, with and without
    snow."""
    s = GAME.new_game(GAME.setup("standard", 2, Rng(1)))
    s.city[s.at(0, 1)] = s.city[s.at(1, 1)] = 0
    places = [PLACES.index(name) for name in ("birch_slope", "guild_4", "journey_8", "beacon_1")]
    found: list[tuple[str, Refusal | None]] = []
    on_cards = {"NO_SUCH_CARD", "NO_DESTINATION", "NO_OPEN_PLACE", "JUST_PLAYED", "OWN_PLACE_TAKEN"}
    both = {"OCCUPIED", "NO_SHARING", "NO_FIRE", "NO_ANIMAL"}
    for (problem, (code, _)), guard, snow in itertools.product(placing._WHY.items(), (False, True), (0, 1)):
        for place in places if code not in on_cards else ():
            s.snow[place] = snow
            found.append((f"place {code}", placing._refusal(s, 0, guard, place, problem)))
        for owner in (0, 1) if code in on_cards | both else ():
            found.append((f"visit {code}", placing._visit_refusal(s, 0, guard, owner, 1, problem)))
    return [(where, refusal) for where, refusal in found if refusal is not None]


def refusals() -> list[Site]:
    found = [
        Site(f"phrase {word!r}", frozenset({code}), frozenset({rule}))
        for word, (code, rule) in _FORBIDDEN.items()
    ]
    for where, scope, call in calls("Refusal", "silverfrost"):
        codes = scope.texts(call.args[0])
        if codes is None and "phrases.py" in where:
            continue  # the table above
        if codes is None and "placing.py" in where:
            continue  # _of_placing
        if codes is None and ast.unparse(call.args[0]) == "judged.code":
            continue  # passed on
        assert codes is not None, f"{where}: the code must be readable where it is used"
        rules = scope.texts(call.args[1]) or frozenset()
        args, needs = argument(call, 2, "args"), argument(call, 3, "needs")
        found.append(Site(where, codes, rules, _keys(scope, args), _keys(scope, needs)))
    return found


def _keys(scope: Scope, node: ast.expr | None) -> frozenset[str]:
    return frozenset() if node is None else scope.keys(node)


def every_refusal() -> list[Site]:
    found = refusals()
    for where, refusal in _of_placing():
        found.append(
            Site(
                where,
                frozenset({refusal.code}),
                frozenset({refusal.rule}),
                frozenset(refusal.args),
                frozenset(refusal.needs),
            )
        )
    return found


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
    found["option-set-hearthside"] = "the usual set"
    found.update({key("source", source): "SOURCES" for source in SOURCES})
    found.update({key("ending", ending): "score.py" for ending in ENDINGS})
    for word in ("seat-claw", "cards-named", "quests-named", "quests-hidden"):
        found[word] = "the catalogue"
    return found


# --- games to tell -----------------------------------------------------------------------------------


@dataclass
class Story:
    """A game played to its end by chance, and refusals of moves probed on the way."""

    seats: int
    events: list[Event] = field(default_factory=list)
    refusals: list[tuple[int, Refusal]] = field(default_factory=list)
    moves: list[tuple[int, dict[str, object], dict[tuple[int, int], str]]] = field(default_factory=list)
    endings: str = ""


TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {}),
    (3, {"snow_side": "snowstorm"}),
    (4, {}),
    (1, {"difficulty": 4, "solo.questTie": "playerChooses"}),
    (2, {"snow.clearOnPass": True, "turn.stuckAnimals": "onlyIfNothingPlayable"}),
]
PROBED = [
    *("", "end", "prepare", "pass", "yes", "no", "none", "option 1", "discard nothing", "give nothing to 1"),
    *("place animal", "place animal nowhere", "place animal 3 4", "resources birch*2", "times 2", "person 0"),
    *(f"place {figure} {place}" for figure in ("animal", "guard") for place in PLACES),
    *(f"visit animal {city} {slot}" for city in range(4) for slot in (1, 2, 9)),
    *(f"play {card} from {source} paying {cost}" for card in CARDS[::5] for source in ("hand", "valley", "revealed")
      for cost in ("nothing", "nut*2", "birch moss"))
    ,
    *(f"play {card} from hand paying nothing chimney 1" for card in CARDS[::5]),
    *(f"play {card} from hand paying nothing using 1" for card in CARDS[::5]),
    *(f"clear {slot}" for slot in (1, 2, 9)),
    *(f"use {slot} 0" for slot in (1, 2, 9)),
    *(f"giant {giant}" for giant in GIANTS[:3]),
    *(f"quest {quest}" for quest in QUESTS[::6]),
    *(f"lowland {quest}" for quest in QUESTS[::6]),
    *(f"discard {card}" for card in CARDS[::9]),
    *(f"{word} something" for word in _FORBIDDEN),
    *("species hare", "mulligan", "stay", "place " * 99),
]  # fmt: skip


def story(seed: int) -> Story:
    seats, options = TABLES[seed % len(TABLES)]
    rng = Random(seed)
    s = GAME.new_game(GAME.setup("standard", seats, Rng(seed), **options))
    found = Story(seats)
    while actors := GAME.actors(s):
        _probe(s, found, rng)
        seat = rng.choice(actors)
        if seat == CHANCE:
            chance = GAME.chance(s)
            move = rng.choices([m for m, _ in chance], [weight for _, weight in chance])[0]
        else:
            move = GAME.random_move(s, seat, rng)
            found.moves.append((seat, GAME.fields(move), _cities(GAME.view(s, seat))))
        GAME.apply(s, seat, move, found.events)
    _probe(s, found, rng, always=True)
    outcome = GAME.outcome(s)
    assert outcome is not None
    found.endings = outcome.ending
    return found


def _cities(view: dict[str, Any]) -> dict[tuple[int, int], str]:
    """Which card lies where."""
    return {
        (seat, card["slot"]): card["card"] for seat, one in enumerate(view["seats"]) for card in one["city"]
    }


def _probe(s: Any, found: Story, rng: Random, always: bool = False) -> None:
    if not always and rng.random() > 0.2:
        return
    for _ in range(8):
        seat = rng.choice([*range(found.seats), *GAME.actors(s), 9])
        refusal = GAME.refusal(s, seat, GAME.kinds.random(Rng(rng.getrandbits(40))))
        if refusal is not None:
            found.refusals.append((seat, refusal))
    for text in rng.sample(PROBED, 4):
        seat = rng.choice([seat for seat in (*GAME.actors(s), 0) if seat != CHANCE])
        judged = GAME.judge(s, seat, text)
        if isinstance(judged, Refusal):
            found.refusals.append((seat, judged))


@cache
def stories() -> list[Story]:
    """Some games, and more until every event there is has happened."""
    found: list[Story] = []
    missing = event_names() - {event.name for event in RARE}
    while (missing and len(found) < 120) or len(found) < 6 * len(TABLES):
        found.append(story(len(found)))
        missing = missing - {event.name for event in found[-1].events}
    return found


def distinct_events(most: int) -> list[tuple[int, Event]]:
    """Different events of all games with their number of seats, at most so many of each name and rule."""
    seen: set[str] = set()
    count: dict[tuple[str, str], int] = {}
    found: list[tuple[int, Event]] = [(len(NAMES), event) for event in RARE]
    for one in stories():
        for event in one.events:
            text = f"{event}"
            if text not in seen and count.get((event.name, event.rule), 0) < most:
                seen.add(text)
                count[event.name, event.rule] = count.get((event.name, event.rule), 0) + 1
                found.append((one.seats, event))
    return found


# --- what the files hold -----------------------------------------------------------------------------


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
    known |= set(file_messages(file_of(lang, SERVER)))
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


# --- sentences ---------------------------------------------------------------------------------------

# Events whose sentence does not begin with the seat, or may begin with another one.
UNADDRESSED = {
    *(
        "lay_quest",
        "land",
        "reshuffle",
        "reveal",
        "giant_rises",
        "giant_leaves",
        "giants_leave",
        "snow_falls",
    ),
    *("game_over", "claw_plan_b", "claw_plan_c", "claw_token"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_to_everybody(lang: str, soak: bool) -> None:
    catalogue = Catalogue(lang, "silverfrost", SET)
    told: set[str] = set()
    for seats, event in distinct_events(10_000 if soak else 12):
        for viewer in (SPECTATOR, *range(seats)):
            text = catalogue.event(event.for_viewer(viewer), NAMES[:seats], viewer)
            check_sentence(text)
            assert "_" not in text, text  # no identifier
            if viewer != SPECTATOR:  # one is "you" and never one's own name
                assert NAMES[viewer] not in text, text
            if event.name not in UNADDRESSED:
                assert bool(re.match("Your? |D(u|eine) ", text)) == (viewer == event.seat), text
        told.add(event.name)
    assert told == event_names()


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_masked_argument_is_told(lang: str) -> None:
    """Whatever the hidden cards are, those who may not know them read the same."""
    catalogue = Catalogue(lang, "silverfrost", SET)
    hidden = [(seats, event) for seats, event in distinct_events(8) if event.secret]
    assert {event.name for _, event in hidden} == {
        *(
            "draw",
            "discard",
            "give_cards",
            "keep_cards",
            "look",
            "mulligan",
            "put_back",
            "tuck",
            "tuck_looked",
        ),
        *("draw_quest", "keep_quests", "return_quest", "claw_draws"),
    }
    for seats, event in hidden:
        assert event.secret == ("cards",)
        assert event.only is not None
        ids = QUESTS if event.name in OF_QUESTS else CARDS
        for viewer in (SPECTATOR, *range(seats)):
            texts: set[str] = set()
            for name in ids[:3]:
                args = {**event.args, "cards": {name: event.args["count"]}}
                other = Event(
                    event.name, event.seat, args, event.rule, event.only, event.secret, event.reveals
                )
                texts.add(catalogue.event(other.for_viewer(viewer), NAMES[:seats], viewer))
            knows = viewer in event.only and event.args["count"] != 0
            assert len(texts) == (3 if knows else 1), texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_probed_moves_are_told(lang: str, soak: bool) -> None:
    catalogue = Catalogue(lang, "silverfrost", SET)
    seen: set[str] = set()
    count: dict[tuple[str, str], int] = {}
    for one in stories():
        for seat, refusal in one.refusals:
            text = json.dumps([seat, refusal.to_json()])
            kind = (refusal.code, refusal.rule)
            if text in seen or count.get(kind, 0) >= (10_000 if soak else 15):
                continue
            seen.add(text)
            count[kind] = count.get(kind, 0) + 1
            sentence = catalogue.refusal(refusal, NAMES[: one.seats], seat)
            check_sentence(sentence)
            assert sentence.endswith(f" [{refusal.rule}]") == bool(refusal.rule)
            if 0 <= seat < one.seats:
                assert NAMES[seat] not in sentence, sentence
    assert len({code for code, _ in count}) > 50  # probing reaches most of them


def samples(site: Site) -> Iterator[Refusal]:
    """Refusals as this call can make them, with every sample of each argument at least once."""
    for code in site.codes:
        variants = language("en", "silverfrost")[key("refusal", code)].variants.get("rule", set())
        rules = site.rules or frozenset({*variants, "X-1"} - {"other"})
        names = [*site.args, *(f"needs-{need}" for need in site.needs)]
        values: list[list[object]] = []
        for name in names:
            plain = name.removeprefix("needs-")
            sample = SAMPLES_OF.get((code, name), SAMPLES.get(plain))
            assert sample is not None, f"{site.where}: add a sample of the argument {plain}"
            if "card" not in site.args:  # a slot is left out only where the card is named
                sample = [one for one in sample if one is not None or code == "SNOW_THERE"]
            values.append(sample)
        for at in range(max((len(sample) for sample in values), default=1)):
            picked = dict(zip(names, (sample[at % len(sample)] for sample in values), strict=True))
            args = {name: picked[name] for name in site.args}
            needs = {need: picked[f"needs-{need}"] for need in site.needs}
            for rule in sorted(rules):
                yield Refusal(code, rule, args, needs)


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("site", refusals(), ids=lambda site: f"{site.where}-{min(site.codes)}")
def test_every_place_that_refuses_is_told(lang: str, site: Site) -> None:
    for refusal in samples(site):
        check_sentence(Catalogue(lang, "silverfrost", SET).refusal(refusal, NAMES, 0))
        check_sentence(Catalogue(lang, "silverfrost").refusal(refusal))


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_placement_that_is_refused_is_told(lang: str) -> None:
    catalogue = Catalogue(lang, "silverfrost", SET)
    for _, refusal in _of_placing():
        text = catalogue.refusal(refusal, NAMES, 0)
        check_sentence(text)
        assert "none" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_are_told(lang: str) -> None:
    catalogue = Catalogue(lang, "silverfrost", SET)
    seen: set[str] = set()
    for one in stories():
        for seat, fields, cities in one.moves:
            if f"{seat} {fields}" in seen:
                continue
            seen.add(f"{seat} {fields}")
            for known in (cities, None):
                text = catalogue.move(fields, NAMES[: one.seats], seat, known)
                assert re.fullmatch(r"\S.*\S", text)
                assert not re.search(r"[{}$_.]|\bNone\b|\bnone\b|  | [,;]", text), text
                assert NAMES[seat] not in text
    told = {fields["kind"] for one in stories() for _, fields, _ in one.moves}
    assert len(told) > 30


def test_moves_in_full() -> None:
    english, german = Catalogue("en", "silverfrost", SET), Catalogue("de", "silverfrost", SET)

    def tell(text: str, lang: Catalogue = english, names: list[str] = NAMES) -> str:
        cities = {(0, 3): "bell_tower", (1, 2): "storm_scout"}
        return lang.move(GAME.fields(GAME.parse(text)), names, 0, cities)

    assert tell("place guard birch_slope") == "place your Silver Guard on “Birch Slope”"
    assert tell("place animal birch_slope", german) == "ein Tier auf „Birkenhang“ einsetzen"
    assert tell("visit animal 0 3") == "place an animal on Bell Tower (card 3) in your city"
    assert tell("visit animal 1 2") == "place an animal on Storm Scout (card 2) in the city of Bram"
    assert tell("visit animal 1 2", english, ["Anna"]).endswith(" in the city of Claw")
    assert tell("visit animal 2 7").endswith(" on card 7 in the city of Cela")
    assert tell("play storm_scout from hand paying nut*2") == "play Storm Scout from hand for 2 nuts"
    assert tell("play storm_scout from valley paying nothing using 3 chimney 4 into 1") == (
        "play Storm Scout from the valley, by a chimney on card 4, with the advantage of Bell Tower (card 3), "
        "into the city of Bram"
    )
    assert (
        tell("discard storm_scout*2 bell_tower", german) == "2 × „Sturmspäherin“ und „Glockenturm“ abwerfen"
    )
    assert tell("discard nothing") == "discard nothing"
    assert tell("retain young_sprouts") == "keep “Young Sprouts”"
    assert tell("use 3 1") == "use the ability of Bell Tower (card 3) (effect 1)"
    assert tell("pass", german) == "passen"


def test_sentences() -> None:
    """A few in full, so that a change of grammar is seen."""
    english, german = Catalogue("en", "silverfrost", SET), Catalogue("de", "silverfrost", SET)
    drawn = Event(
        "draw",
        0,
        {"cards": {"storm_scout": 1}, "count": 1, "source": None, "target": "hand:0"},
        "GEN-5",
        (0,),
        ("cards",),
    )
    assert english.event(drawn.for_viewer(0), NAMES, 0) == "You draw Storm Scout."
    assert english.event(drawn.for_viewer(1), NAMES, 1) == "Anna draws a card."
    assert german.event(drawn.for_viewer(0), NAMES, 0) == "Du ziehst „Sturmspäherin“."
    assert german.event(drawn.for_viewer(1), NAMES, 1) == "Anna zieht eine Karte."
    placed = Event("place", -1, {"place": "birch_slope", "figure": "guard"}, "SOLO-16")
    assert english.event(placed, ["Anna"], 0) == "Claw places the Silver Guard on “Birch Slope”."
    assert german.event(placed, ["Anna"], 0) == "Klaue setzt die Silberwache auf „Birkenhang“ ein."
    taken = Event("take", 1, {"good": "nut", "n": 2}, "GEN-5")
    assert english.event(taken, NAMES, 0) == "Bram takes 2 nuts."
    assert german.event(taken, NAMES, 1) == "Du nimmst 2 Nüsse."
    given = Event("give", 1, {"good": "point", "n": 1, "to": 0, "arrives": True}, "LEFT-1")
    assert english.event(given, NAMES, 0) == "Bram gives you 1 point."
    asked: dict[str, object] = {
        "plan": "plan_3",
        "action": "action_06",
        "corner": 2,
        "does": "animal",
        "where": "forge",
        "source": "deck",
    }
    assert english.event(Event("claw_action", -1, asked, "SOLO-13"), ["Anna"], 0) == (
        "Claw turns up action card 6 for the bottom right corner of plan card 3: by the plan he places an animal, "
        "by the action card here: “Forge”."
    )
    why: dict[str, object] = {
        "wanted": "forge",
        "arrow": "down",
        "place": "moss_hollow",
        "because": "occupied",
    }
    plan_b = Event("claw_plan_b", -1, why, "SOLO-33")
    assert german.event(plan_b, ["Anna"], 0) == (
        "Plan B: Klaue kann sein Tier nicht einsetzen, wo seine Handlungskarte es sagt, „Schmiede“: Dort steht schon "
        "jemand. Er geht von dort "
        "auf der Taktikkarte nach unten, und der nächste freie Ort ist „Moosmulde“."
    )
    played: dict[str, object] = {
        "cards": {"storm_scout": 1},
        "count": 1,
        "source": None,
        "target": None,
        "card": "storm_scout",
        "from": "valley",
        "city": 0,
        "chimney": "bell_tower",
        "advantage": None,
    }
    assert english.event(Event("play", 0, played, "CARD-1"), NAMES, 1) == (
        "Anna plays Storm Scout from the valley, by a chimney on Bell Tower."
    )
    dear = Refusal("WRONG_PAYMENT", "CARD-4", {"card": "bell_tower"}, {"cost": {"birch": 2, "any": 1}})
    assert english.refusal(dear, NAMES, 0) == (
        "Bell Tower costs exactly 2 birch and 1 resource of your choice. [CARD-4]"
    )
    less = Refusal("WRONG_PAYMENT", "CARD-4", {"card": "bell_tower"}, {"cost": {"birch": 2, "less": 1}})
    assert german.refusal(less, NAMES, 0) == "„Glockenturm“ kostet 2 Birke; davon lässt du 1 weg. [CARD-4]"
    assert english.refusal(Refusal("OCCUPIED", "WORK-4", {"place": "birch_slope"}), NAMES, 0) == (
        "There is already an animal on “Birch Slope”, and only one may be there. [WORK-4]"
    )


# --- names and options -------------------------------------------------------------------------------


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


def test_fallback_is_english_throughout() -> None:
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


def test_unreadable_texts() -> None:
    s = GAME.new_game(GAME.setup("standard", 3, Rng(1)))
    refusal = GAME.judge(s, 0, "place animal")
    assert isinstance(refusal, Refusal)
    english, german = Catalogue("en", "silverfrost"), Catalogue("de", "silverfrost")
    assert english.refusal(refusal) == "The move is not complete; missing: the place. [TURN-14]"
    assert german.refusal(refusal) == "Die Aktion ist nicht vollständig; es fehlt: der Ort. [TURN-14]"


@pytest.mark.parametrize("lang", COMPLETE)
def test_endings_and_sources_have_words(lang: str) -> None:
    catalogue = Catalogue(lang, "silverfrost")
    assert {one.endings for one in stories()} <= set(ENDINGS)
    for ending in ENDINGS:
        assert catalogue.ending(ending)
    for source in SOURCES:
        assert catalogue.source(source)
