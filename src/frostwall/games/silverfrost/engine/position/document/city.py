"""A person's part of a position's document: goods, animals, hand, quests, and the city card by card. Claw's too."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.bag import from_dict, to_dict
from frostwall.core.readers import (
    array,
    chosen,
    counts,
    flag,
    index,
    json_object,
    keys,
    listed,
    named,
    number,
)
from frostwall.core.types import Json
from frostwall.games.silverfrost.engine.deck.tables import MOST_EFFECTS, NO_CHIMNEY
from frostwall.games.silverfrost.engine.rules import DESTINATION, GOODS, LOWLAND, SEASONS, SPECIES, SPRING
from frostwall.games.silverfrost.engine.state import (
    ASIDE_GUARD,
    ASIDE_NORMAL,
    CARDS,
    CHIMNEYS,
    CHIMNEYS_GONE,
    CHIMNEYS_WAITING,
    CHOSEN,
    CITY,
    DONE,
    FRESH,
    GUARD,
    HAND,
    HELD,
    NORMAL,
    NOT_CHOSEN,
    NOTHING,
    OPEN_BY,
    OPEN_GUARD,
    OWN_GUARD,
    OWN_NORMAL,
    PASSED,
    SEASON,
    SLOTS,
    SNOW,
    SNOWED,
    USED_GAME,
    USED_SEASON,
    WITH_CHIMNEY,
    State,
)
from frostwall.games.silverfrost.engine.state import SPECIES as SPECIES_WORD

HELD_GOODS: Final = GOODS[:6]
MOST_GOODS: Final = 10_000
SEAT: Final = (
    "species",
    "passed",
    "goods",
    "snow",
    "chimneys",
    "animals",
    "hand",
    "held",
    "done",
    "chosen",
    "city",
    "next_slot",
)
CHIMNEY_WORDS: Final = {"supply": CHIMNEYS, "waiting": CHIMNEYS_WAITING, "gone": CHIMNEYS_GONE}
ANIMAL_WORDS: Final = {
    "normal": NORMAL,
    "guard": GUARD,
    "aside_normal": ASIDE_NORMAL,
    "aside_guard": ASIDE_GUARD,
}
CARD: Final = ("snow", "chimney", "fresh", "own", "open", "stored", "tucked", "used")
PERIODS: Final = {"turn": 0, "season": USED_SEASON, "game": USED_GAME}


def dump(s: State, who: int) -> Json:
    deck = s.deck
    species = s.get(who, SPECIES_WORD)
    pick = s.get(who, CHOSEN)
    cards = range(who * deck.cards, (who + 1) * deck.cards)
    quests = range(who * deck.quests, (who + 1) * deck.quests)
    more: Json = {
        "species": SPECIES[species] if species >= 0 else None,
        "passed": s.passed(who),
        "goods": {good: s.get(who, at) for at, good in enumerate(HELD_GOODS) if s.get(who, at)},
        "snow": s.get(who, SNOW),
        "chimneys": {name: s.get(who, word) for name, word in CHIMNEY_WORDS.items() if s.get(who, word)},
        "animals": {name: s.get(who, word) for name, word in ANIMAL_WORDS.items() if s.get(who, word)},
        "hand": named([s.hand[at] for at in cards], deck.card_names),
        "held": listed([s.held[at] for at in quests], deck.quest_names),
        "done": listed([s.done[at] for at in quests], deck.quest_names),
        "chosen": None if pick == NOT_CHOSEN else deck.quest_names[pick],
        "city": [_dump_card(s, who, slot) for slot in range(1, SLOTS) if s.card_at(who, slot) != NOTHING],
        "next_slot": s.get(who, CITY),
    }
    return {"season": SEASONS[s.get(who, SEASON)], **{key: value for key, value in more.items() if value}}


def _dump_card(s: State, who: int, slot: int) -> Json:
    at = s.at(who, slot)
    flags = s.flags[at]
    own = {"normal": (flags // OWN_NORMAL) & 3, "guard": 1 if flags & OWN_GUARD else 0}
    guest = (flags // OPEN_BY) & 7
    under = [entry & 255 for entry in s.tucked if entry >> 8 == who * 256 + slot]
    used = {
        period: [effect for effect in range(MOST_EFFECTS) if (s.used[at] >> (shift + effect)) & 1]
        for period, shift in PERIODS.items()
    }
    more: Json = {
        "snow": flags & SNOWED != 0,
        "chimney": flags & WITH_CHIMNEY != 0,
        "fresh": flags & FRESH != 0,
        "own": {figure: n for figure, n in own.items() if n},
        "open": {"by": guest - 1, "guard": flags & OPEN_GUARD != 0} if guest else None,
        "stored": to_dict(s.stored[at], HELD_GOODS),
        "tucked": {s.deck.card_names[card]: under.count(card) for card in under},
        "used": {period: effects for period, effects in used.items() if effects},
    }
    found: Json = {"slot": slot, "card": s.deck.card_names[s.city[at]]}
    found.update({key: value for key, value in more.items() if value})
    return found


# --- back ---


def load(s: State, who: int, entry: Json, further: tuple[str, ...]) -> None:
    """`further` are keys that are read elsewhere."""
    deck = s.deck
    keys(entry, ("season",), (*SEAT, *further))
    s.put(who, SEASON, index(entry["season"], SEASONS))
    s.put(who, SPECIES_WORD, index(entry["species"], SPECIES) if "species" in entry else NOTHING)
    s.put(who, PASSED, 1 if flag(entry.get("passed", False)) else 0)
    for good, n in enumerate(counts(entry.get("goods", {}), HELD_GOODS, MOST_GOODS)):
        s.put(who, good, n)
    s.put(who, SNOW, number(entry.get("snow", 0), 0, MOST_GOODS))
    for part, words in (("chimneys", CHIMNEY_WORDS), ("animals", ANIMAL_WORDS)):
        for name, n in zip(words, counts(entry.get(part, {}), list(words), 6), strict=True):
            s.put(who, words[name], n)
    hand = counts(entry.get("hand", {}), deck.card_names)
    for card, n in enumerate(hand):
        s.hand[who * deck.cards + card] = n
    s.put(who, HAND, sum(hand))
    for part, word, kept in (("held", HELD, s.held), ("done", DONE, s.done)):
        quests = chosen(entry.get(part, []), deck.quest_names)
        for quest, n in enumerate(quests):
            kept[who * deck.quests + quest] = n
        s.put(who, word, sum(quests))
    pick = index(entry["chosen"], deck.quest_names) if "chosen" in entry else NOT_CHOSEN
    s.put(who, CHOSEN, pick)
    s.put(who, CITY, number(entry.get("next_slot", 1), 1, SLOTS))
    cards = array(entry.get("city", []))
    for lying in cards:
        _load_card(s, who, json_object(lying))
    s.put(who, CARDS, len(cards))


def _load_card(s: State, who: int, entry: Json) -> None:
    keys(entry, ("slot", "card"), CARD)
    slot = number(entry["slot"], 1, s.get(who, CITY) - 1)
    at = s.at(who, slot)
    if s.city[at] != NOTHING:
        raise ValueError("two cards in one slot")
    card = index(entry["card"], s.deck.card_names)
    flags = 0
    for name, what in (("snow", SNOWED), ("chimney", WITH_CHIMNEY), ("fresh", FRESH)):
        flags |= what if flag(entry.get(name, False)) else 0
    normal, guard = counts(entry.get("own", {}), ["normal", "guard"], 3)
    flags |= OWN_NORMAL * normal | OWN_GUARD * number(guard, 0, 1)
    if "open" in entry:
        guest = json_object(entry["open"])
        keys(guest, ("by", "guard"))
        flags |= OPEN_BY * (1 + number(guest["by"], 0, s.rules.people - 1))
        flags |= OPEN_GUARD if flag(guest["guard"]) else 0
    s.lay(who, slot, card, flags)
    stored = counts(entry.get("stored", {}), HELD_GOODS, 100)
    s.stored[at] = from_dict(dict(zip(HELD_GOODS, stored, strict=True)), HELD_GOODS)
    for under, n in enumerate(counts(entry.get("tucked", {}), s.deck.card_names)):
        for _ in range(n):
            s.tucked = _with(s.tucked, who * 65536 + slot * 256 + under)
    used = json_object(entry.get("used", {}))
    keys(used, (), tuple(PERIODS))
    for period, effects in used.items():
        for effect in array(effects):
            s.used[at] |= 1 << (PERIODS[period] + _effect(s, card, effect))


def _effect(s: State, card: int, value: object) -> int:
    effect = number(value, 0, MOST_EFFECTS - 1)
    if s.deck.effects[card * MOST_EFFECTS + effect] < 0:
        raise ValueError("a card has not so many effects")
    return effect


def _with(values: vec[i64], value: int) -> vec[i64]:
    """Sorted, with one more."""
    values = append(values, value)
    for at in range(len(values) - 1, 0, -1):
        if values[at - 1] > values[at]:
            values[at - 1], values[at] = values[at], values[at - 1]
    return values


# --- what only a document can get wrong ---


def check(s: State) -> None:
    species = [s.get(who, SPECIES_WORD) for who in range(s.rules.people)]
    taken = [kind for kind in species if kind != NOTHING]
    if len(set(taken)) != len(taken) or (s.turn > 0 and NOTHING in species):
        raise ValueError("two of one species, or none")  # SET-12
    for who in range(s.rules.people):
        _check_person(s, who)
        for slot in range(1, SLOTS):
            if s.card_at(who, slot) != NOTHING:
                _check_card(s, who, slot)


def _check_person(s: State, who: int) -> None:
    pick = s.get(who, CHOSEN)
    if pick != NOT_CHOSEN and not s.holds_quest(who, pick):
        raise ValueError("a quest chosen that is not held")
    waiting = 0 if s.is_claw(who) else max(0, 2 - s.get(who, SEASON))
    if s.get(who, CHIMNEYS_WAITING) != waiting:
        raise ValueError("chimneys wait at seasons that are over")  # SET-14
    if s.turn == 0 and (s.get(who, NORMAL), s.get(who, GUARD), s.get(who, SEASON)) != (1, 1, 0):
        raise ValueError("two animals in summer are what everybody begins with")  # SET-20
    if s.is_claw(who) and (s.get(who, HAND) or s.get(who, HELD) or s.resources(who)):
        raise ValueError("Claw has neither a hand nor resources")  # SOLO-8, SOLO-63
    if s.passed(who) and s.get(who, SEASON) != SPRING:
        raise ValueError("passed before spring")  # TURN-7
    for quest in range(s.deck.quests):
        if s.holds_quest(who, quest) and s.deck.quest_level[quest] != LOWLAND:
            raise ValueError("a highland quest in a supply")


def _check_card(s: State, who: int, slot: int) -> None:
    """CHIM-3, DEST-1, DEST-2"""
    card = s.card_at(who, slot)
    flags = s.flags[s.at(who, slot)]
    if flags & WITH_CHIMNEY and s.deck.chimney[card] == NO_CHIMNEY:
        raise ValueError("a chimney where none fits")
    standing = (flags // OWN_NORMAL) & 3 or flags & OWN_GUARD
    guest = (flags // OPEN_BY) & 7
    if (standing or guest) and s.deck.type[card] != DESTINATION:
        raise ValueError("an animal on no destination")
    if guest and (guest == who + 1 or s.deck.creature[card] == 0):
        raise ValueError("a guest where there is no open place")
