"""What the Watch's sentences are tried with: rare events, and every refusal in the source with sample arguments."""

import inspect
import re
from collections.abc import Iterator

from tests.message_files import language
from tests.message_source import Site, argument, calls, key

from frostwall import games
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import layout
from frostwall.games.watch.engine.chapters.score import CAUSES
from frostwall.games.watch.engine.decisions import NAMES as DECISION_NAMES
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.phrases import NORTH, PHRASES
from frostwall.games.watch.engine.rules import CLANS, WILDLINGS

GAME = games["watch"]
NAMES = ["Anna", "Bram", "Cela", "Dora", "Emil", "Fritz"]
RESOURCES = ["lumber", "brick", "wool", "grain", "ore"]
HEROES = [hero.name for hero in ROSTER]
# Sample arguments, one or more of each, to try a sentence with.
SAMPLES: dict[str, list[object]] = {
    "active": [0, 1],
    "bot": ["deep"],
    "bots": [["greedy", "random"]],
    "camp": [5],
    "card": ["patrol", "winter", "roads", "recruits", "victory", *RESOURCES],
    "cards": [{"wool": 1}, {"lumber": 2, "brick": 1, "ore": 3}],
    "clan": [*CLANS],
    "cost": [{"grain": 2, "ore": 3}],
    "count": [1, 4],
    "decision": [*DECISION_NAMES.values()],
    "fact": ["terrain"],
    "first": ["keep"],
    "floor": [12],
    "give": [{"wool": 3}],
    "hero": [*HEROES],
    "heroes": [["osha"], ["yarwyck", "thorne", "osha"]],
    "hex": ["camp", 7],
    "hexes": [[], [3], [3, 9, 12]],
    "intersection": [17],
    "intersections": [[], [3], [3, 9, 12]],
    "key": ["board"],
    "kind": [*RESOURCES],
    "missing": [{}, {"ore": 2}],
    "most": [53],
    "move": ["roll"],
    "moves": [1, 3],
    "named": [0, 1, 5],
    "neighbour": [18],
    "offers": [1, 12],
    "option": ["player_trade"],
    "owner": [0, 1],
    "path": [40],
    "paths": [[], [3], [3, 4, 5]],
    "piece": ["road", "settlement", "keep", "guard"],
    "points": [10],
    "position": [2],
    "rate": [2, 4],
    "reason": ["pieces are not conserved"],
    "rules": ["chess"],
    "seat": [7],
    "seats": [[1], [1, 2, 3]],
    "section": [0, 3],
    "sections": [[1, 3]],
    "to": [1],
    "unknown": [False, True],
    "value": ["round"],
    "values": [["standard", "full_random"], [14, 15], ["1..30"]],
    "victim": [0, 1, 5],
    "wildling": [*WILDLINGS],
    "wildlings": [["mammoth"], ["regular", "mammoth"]],
    "with": [0, 1, 5],
    "word": ["cards", "x"],
}
# What can be wrong with a layout: the second argument of `bad`.
LAYOUT_PROBLEMS = set(
    re.findall(r'"([a-z_]+)"', "".join(re.findall(r"raise bad\(.*", inspect.getsource(layout))))
) - {"mode", "players", "hexes", "sections", "beginner", "file"}
SAMPLES_OF: dict[tuple[str, str], list[object]] = {
    ("BAD_LAYOUT", "entry"): ["hexes [0, 1]"],
    ("BAD_LAYOUT", "problem"): sorted(LAYOUT_PROBLEMS),
    ("BAD_PLAYER_COUNT", "seats"): [1, 5],
    ("BAD_PLAYER_COUNT", "needs-seats"): [[3, 4]],
    ("BAD_SUBSTITUTE", "card"): ["ore", "none"],
    ("BAD_HEX", "needs-hexes"): [[3], [3, 9, 12]],
    ("BAD_ROAD_MOVE", "needs-paths"): [[3], [3, 4, 5]],
    ("BAD_TARGET", "seat"): [0, 1, 5],
    ("BAD_TARGET", "needs-seats"): [[], [1], [1, 2, 3]],
    ("BAD_WILDLING", "needs-hexes"): [[3], [3, 9, 12]],
    ("ROAD_NOT_AT_NEW_SETTLEMENT", "needs-paths"): [[3], [3, 4, 5]],
    ("UNKNOWN_RULES", "needs-rules"): [["base", "brotherhood"]],
    ("UNKNOWN_TEXT", "reason"): ["missing_argument", "empty", "no_move", "too_long"],
}
# Events of positions that play hardly reaches.
RARE = [
    Event("no_token", 1, {}, "WILD-9"),
    *(
        Event("overrun", 2, {"ending": ending, "winners": winners, "breaches": 3, "wildlings": 9}, rule)
        for ending, rule in (("breaches", "END-4"), ("wildlings", "END-5"))
        for winners in ([], [1], [0, 2])
    ),
    *(
        Event("token", 0, {"clan": clan, "wildling": wildling, "cause": cause}, "WILD-3")
        for clan in CLANS
        for wildling in WILDLINGS
        for cause in CAUSES
    ),
    *(Event("breach", 0, {"section": 3, "breaches": n}, "WILD-20") for n in (1, 2, 3)),
    *(
        Event("wall_holds", 0, {"section": 3, "wildlings": n, "guards": m}, "WILD-14")
        for n, m in ((0, 0), (0, 2), (1, 1), (1, 4), (2, 2), (2, 3))
    ),
    *(Event("hero_kept", 0, {"hero": hero}, "HERO-10") for hero in HEROES),
    *(Event("hero_picked", 0, {"hero": hero, "returned": "jon"}, "HERO-10") for hero in HEROES),
]


def refusals() -> list[Site]:
    found = [
        Site(f"phrase {word!r}", frozenset({code}), frozenset({rule}))
        for word, (code, rule) in (*PHRASES.items(), *NORTH.items())
    ]
    for where, scope, call in calls("Refusal"):
        codes = scope.texts(call.args[0])
        if codes is None and "phrases.py" in where:
            continue  # the table above
        assert codes is not None, f"{where}: the code must be readable where it is used"
        rules = scope.texts(call.args[1]) or frozenset()
        args = scope.keys(argument(call, 2, "args"))
        found.append(Site(where, codes, rules, args, scope.keys(argument(call, 3, "needs"))))
    return found


def samples(site: Site) -> Iterator[Refusal]:
    """Refusals as this call can make them, with every sample of each argument at least once."""
    for code in site.codes:
        variants = language("en")[key("refusal", code)].variants.get("rule", set())
        rules = site.rules or frozenset({*variants, "X-1"} - {"other"})
        names = [*site.args, *(f"needs-{need}" for need in site.needs)]
        values: list[list[object]] = []
        for name in names:
            plain = name.removeprefix("needs-")
            sample = SAMPLES_OF.get((code, name), SAMPLES.get(plain))
            assert sample is not None, f"{site.where}: add a sample of the argument {plain}"
            values.append(sample)
        for at in range(max((len(sample) for sample in values), default=1)):
            picked = dict(zip(names, (sample[at % len(sample)] for sample in values), strict=True))
            args = {name: picked[name] for name in site.args}
            needs = {need: picked[f"needs-{need}"] for need in site.needs}
            for rule in sorted(rules):
                yield Refusal(code, rule, args, needs)
