"""What Silverfrost's sentences are tried with: rare events, and every refusal in the source with sample arguments."""

import ast
import itertools
from collections.abc import Iterator

from tests.message_files import language
from tests.message_source import Scope, Site, argument, calls, key

from frostwall.core.rng import Rng
from frostwall.core.types import Event, Refusal
from frostwall.games.silverfrost.engine.chapters import placing
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.phrases import _FORBIDDEN
from frostwall.games.silverfrost.engine.rules import (
    AREAS,
    GOODS,
    LEVELS,
    SPECIES,
)
from frostwall.games.silverfrost.wording import WORDING, names_of_texts

NAMES = ["Anna", "Bram", "Cela", "Dora"]
SET = names_of_texts(GAME.deck.texts)
CARDS = GAME.deck.card_names
QUESTS = GAME.deck.quest_names
GIANTS = GAME.deck.giant_names
PLACES = GAME.deck.place_names
OF_QUESTS = sorted(name for (name, argument), thing in WORDING.of_set.items() if name and thing == "quest")
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
    *(Event("full_hand", 0, {"n": n}, rule) for n in (1, 2) for rule in ("HAND-1", "VAL-5", "HAND-5")),
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


def of_placing() -> list[tuple[str, Refusal]]:
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
            continue  # of_placing
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
    for where, refusal in of_placing():
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
