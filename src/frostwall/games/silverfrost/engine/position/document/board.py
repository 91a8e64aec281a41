"""The board's part of a position's document: places, valley, mountain and piles; and what only Claw has."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.readers import (
    array,
    chosen,
    counts,
    exactly,
    flag,
    index,
    json_object,
    keys,
    listed,
    named,
    number,
)
from frostwall.core.types import Json
from frostwall.games.silverfrost.engine.deck.tables import MARKERS
from frostwall.games.silverfrost.engine.rules import GIANT_SLOTS, HIGHLAND, LEVELS, LOWLAND, SPACES
from frostwall.games.silverfrost.engine.state import (
    CORNERS,
    NOTHING,
    SKIPPED,
    UNCOVERED,
    V_CARD,
    V_CLAW,
    V_COUNT,
    V_SNOW,
    VALLEY,
    State,
)

MOST_SNOW: Final = 100
PILES: Final = (
    "deck",
    "discard",
    "under",
    "giants",
    "giants_gone",
    "snow",
    "snow_gone",
    "lowland",
    "lowland_under",
    "highland",
)
CLAW: Final = (
    "face_down",
    "quests",
    "forge",
    "guild",
    "plans",
    "plans_gone",
    "actions",
    "actions_gone",
    "display",
)
FREE: Final = "free"  # corners of a plan card without an action card
UNUSED: Final = "skipped"


# --- there ---


def dump_places(s: State) -> Json:
    found: Json = {}
    for place, name in enumerate(s.deck.place_names):
        people = range(s.rules.people)
        entry: Json = {
            "snow": s.snow[place],
            "animals": {str(who): s.normal_at(place, who) for who in people if s.normal_at(place, who)},
            "guards": [who for who in people if s.guard_at(place, who)],
        }
        if s.snow[place] or s.occupied[place]:
            found[name] = {key: value for key, value in entry.items() if value}
    return found


def dump_valley(s: State) -> list[Json | None]:
    found: list[Json | None] = []
    for at in range(0, SPACES * VALLEY, VALLEY):
        if s.valley[at + V_CARD] == NOTHING:
            found.append(None)
            continue
        entry: Json = {"card": s.deck.card_names[s.valley[at + V_CARD]], "count": s.valley[at + V_COUNT]}
        for name, word in (("snow", V_SNOW), ("claw", V_CLAW)):
            if s.valley[at + word]:
                entry[name] = s.valley[at + word]
        found.append(entry)
    return found


def dump_giants(s: State) -> list[str | None]:
    return [None if giant == NOTHING else s.deck.giant_names[giant] for giant in s.giants]


def dump_highland(s: State) -> list[str | None]:
    return [None if quest == NOTHING else s.deck.quest_names[quest] for quest in s.highland_open]


def dump_piles(s: State) -> Json:
    deck = s.deck
    found: Json = {
        "deck": named(list(s.pile), deck.card_names),
        "discard": named(list(s.discard), deck.card_names),
        "under": _dump_tail(s.pile_tail, deck.card_names),
        "giants": named(list(s.giant_pile), deck.giant_names),
        "giants_gone": named(list(s.giant_gone), deck.giant_names),
        "snow": named(list(s.snow_pile), deck.snow_names),
        "snow_gone": named(list(s.snow_gone), deck.snow_names),
        "lowland": listed(list(s.lowland), deck.quest_names),
        "lowland_under": _dump_tail(s.lowland_tail, deck.quest_names),
        "highland": listed(list(s.highland), deck.quest_names),
    }
    return {name: pile for name, pile in found.items() if pile}


def _dump_tail(tail: vec[i64], names: list[str]) -> list[Json]:
    return [{"name": names[entry & 255], "by": entry >> 8} for entry in tail]


def dump_claw(s: State) -> Json:
    deck = s.deck
    shown: list[Json] = []
    for at in range(0, len(s.display), CORNERS):
        corners: list[str] = []
        for corner in range(1, CORNERS):
            action = s.display[at + corner]
            corners.append(_corner(action, deck.action_names))
        shown.append({"plan": deck.plan_names[s.display[at]], "corners": corners})
    found: Json = {
        "face_down": named(list(s.face_down), deck.card_names),
        "quests": {level: n for level, n in zip(LEVELS, (s.claw_low, s.claw_high), strict=True) if n},
        "forge": s.claw_forge,
        "guild": s.claw_guild,
        "plans": listed(list(s.plan_pile), deck.plan_names),
        "plans_gone": listed(list(s.plan_gone), deck.plan_names),
        "actions": listed(list(s.action_pile), deck.action_names),
        "actions_gone": listed(list(s.action_gone), deck.action_names),
        "display": shown,
    }
    return {name: value for name, value in found.items() if value}


def _corner(action: int, names: list[str]) -> str:
    if action >= 0:
        return names[action]
    return FREE if action == UNCOVERED else UNUSED


# --- back ---


def load_places(s: State, places: Json) -> None:
    for name, value in places.items():
        place = index(name, s.deck.place_names)
        entry = json_object(value)
        keys(entry, (), ("snow", "animals", "guards"))
        s.snow[place] = number(entry.get("snow", 0), 0, MOST_SNOW)
        people = [str(who) for who in range(s.rules.people)]
        for who, n in enumerate(counts(entry.get("animals", {}), people, 5)):
            for _ in range(n):
                s.put_animal(place, who, False)
        for value in array(entry.get("guards", [])):
            who = number(value, 0, s.rules.people - 1)
            if s.guard_at(place, who):
                raise ValueError("two Silver Guards of one seat")
            s.put_animal(place, who, True)
        if s.snow[place] == 0 and s.occupied[place] == 0:
            raise ValueError(f"nothing lies at {name}")


def load_valley(s: State, value: object) -> None:
    for space, there in enumerate(exactly(value, SPACES)):
        if there is None:
            continue
        entry = json_object(there)
        keys(entry, ("card", "count"), ("snow", "claw"))
        at = space * VALLEY
        s.valley[at + V_CARD] = index(entry["card"], s.deck.card_names)
        s.valley[at + V_COUNT] = number(entry["count"], 1, 127)
        s.valley[at + V_SNOW] = number(entry.get("snow", 0), 0, MOST_SNOW if s.rules.much_snow else 1)
        s.valley[at + V_CLAW] = number(entry.get("claw", 0), 0, 1 if s.rules.solo else 0)


def load_giants(s: State, value: object) -> None:
    for slot, giant in enumerate(exactly(value, GIANT_SLOTS)):
        if giant is not None:
            s.giants[slot] = index(giant, s.deck.giant_names)


def load_highland(s: State, value: object) -> None:
    found = array(value)
    if len(found) > s.rules.quests_open:  # SET-4
        raise ValueError("too many open quests")
    for quest in found:
        at = NOTHING if quest is None else index(quest, s.deck.quest_names)
        if quest is not None and s.deck.quest_level[at] != HIGHLAND:
            raise ValueError("a lowland quest laid out")
        s.highland_open = append(s.highland_open, at)


def load_piles(s: State, piles: Json) -> None:
    deck = s.deck
    keys(piles, (), PILES)
    for name, pile, names in (
        ("deck", s.pile, deck.card_names),
        ("discard", s.discard, deck.card_names),
        ("giants", s.giant_pile, deck.giant_names),
        ("giants_gone", s.giant_gone, deck.giant_names),
        ("snow", s.snow_pile, deck.snow_names),
        ("snow_gone", s.snow_gone, deck.snow_names),
    ):
        _fill(pile, counts(piles.get(name, {}), names))
    _fill(s.lowland, chosen(piles.get("lowland", []), deck.quest_names))
    _fill(s.highland, chosen(piles.get("highland", []), deck.quest_names))
    s.pile_tail = _load_tail(s, piles.get("under", []), deck.card_names)
    s.lowland_tail = _load_tail(s, piles.get("lowland_under", []), deck.quest_names)


def _fill(pile: vec[i64], values: list[int]) -> None:
    for at, n in enumerate(values):
        pile[at] = n


def _load_tail(s: State, value: object, names: list[str]) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for entry in array(value):
        put = json_object(entry)
        keys(put, ("name", "by"))
        found = append(found, index(put["name"], names) + 256 * number(put["by"], 0, s.rules.people - 1))
    return found


def load_claw(s: State, entry: Json) -> None:
    """What a seat has too is read with the seats."""
    deck = s.deck
    _fill(s.face_down, counts(entry.get("face_down", {}), deck.card_names))
    s.claw_low, s.claw_high = counts(entry.get("quests", {}), LEVELS)
    s.claw_forge = flag(entry.get("forge", False))
    s.claw_guild = flag(entry.get("guild", False))
    for name, pile, names in (
        ("plans", s.plan_pile, deck.plan_names),
        ("plans_gone", s.plan_gone, deck.plan_names),
        ("actions", s.action_pile, deck.action_names),
        ("actions_gone", s.action_gone, deck.action_names),
    ):
        _fill(pile, chosen(entry.get(name, []), names))
    for value in array(entry.get("display", [])):
        shown = json_object(value)
        keys(shown, ("plan", "corners"))
        s.display = append(s.display, index(shown["plan"], deck.plan_names))
        for corner in exactly(shown["corners"], CORNERS - 1):
            if corner in (FREE, UNUSED):
                s.display = append(s.display, UNCOVERED if corner == FREE else SKIPPED)
            else:
                s.display = append(s.display, index(corner, deck.action_names))


# --- what only a document can get wrong ---


def check(s: State) -> None:
    deck = s.deck
    for card in range(deck.snow_cards):  # SET-10
        needed = {"none": 0, "3+P": 3, "4P": 4}[MARKERS[deck.snow_marker[card]]]
        if s.snow_pile[card] + s.snow_gone[card] != int(needed <= s.rules.people):
            raise ValueError("snow cards are not conserved")
    low = 0
    high = 0
    for quest in range(deck.quests):
        level = deck.quest_level[quest]
        low += s.lowland[quest]
        high += s.highland[quest]
        if (s.lowland[quest] and level != LOWLAND) or (s.highland[quest] and level != HIGHLAND):
            raise ValueError("a quest in the stack of another level")
    if s.claw_low > low or s.claw_high > high:
        raise ValueError("fewer quests are left than Claw has")
    for entry in s.lowland_tail:
        if deck.quest_level[entry & 255] != LOWLAND:
            raise ValueError("a highland quest under the stack")
