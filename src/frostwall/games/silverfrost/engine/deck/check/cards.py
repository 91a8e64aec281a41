"""The entries of cards.toml, giants.toml and quests.toml (DATA-1 to DATA-3, DATA-C2 to DATA-C5)."""

from collections.abc import Collection, Iterator
from typing import Final

from frostwall.games.silverfrost.engine.deck.check.amounts import MOST_POINTS, check_gifts, check_requirement
from frostwall.games.silverfrost.engine.deck.check.effects import check_effects, check_fitting
from frostwall.games.silverfrost.engine.deck.check.shape import (
    KINDS,
    LEVELS,
    RARITIES,
    TYPES,
    Check,
    Spot,
    Table,
    check_fields,
    check_name,
    check_text,
    fields,
    flag,
    is_ident,
    number,
    shown,
    text,
    word,
)

MOST_COPIES: Final = 12
MOST_COST: Final = 9  # of each kind
MOST_SPACES: Final = 3
MOST_TAGS: Final = 40  # different ones in the set
MOST_HAND_RAISES: Final = 8  # all copies of the set together
MOST_FREE_SPACES: Final = 30  # cards without a space and further spaces, all copies of the set together
MOST_REQUIREMENTS: Final = 6
# Words that stand between the names in a move; `play into from hand into 2` could not be read.
RESERVED: Final = ("from", "to", "paying", "using", "chimney", "into", "nothing")
_WRITTEN: Final = ("card", "giant", "quest", "place")  # entries that moves name
LEAST_NAMES: Final = 8  # VAL-1: the valley shows so many different ones

# The keys of each kind of entry that must be there, and those that may.
CARD_KEYS: Final = (
    ("id", "name", "copies", "kind", "type", "rarity", "cost", "points", "effects", "text"),
    ("spaces", "chimney", "advantage", "open_place", "tags", "note"),
)
GIANT_KEYS: Final = (("id", "name", "copies", "effects", "text"), ("note",))
QUEST_KEYS: Final = (("id", "name", "level", "points", "requirements", "text"), ("note",))


def entries(
    spot: Spot, name: str, value: object, keys: tuple[Collection[str], Collection[str]], most: int
) -> list[tuple[Spot, Table]]:
    """The entries of [[name]] with their places; an entry is named by its id, or by its number if that is wrong."""
    found: list[tuple[Spot, Table]] = []
    seen: set[str] = set()
    items = spot.at(name).listing(value)
    if len(items) > most:
        spot.at(name).error("too_many_entries", most=most, found=len(items))
        return []
    for i, item in enumerate(items):
        at = spot.at(name).at(i)
        ident = item.get("id") if isinstance(item, dict) else None
        if isinstance(ident, str) and is_ident(ident):
            at = spot.of_entry(ident)
            if ident in seen:
                at.at("id").error("id_twice")
            seen.add(ident)
            if name in _WRITTEN and ident in RESERVED:
                at.at("id").error("reserved_word", found=shown(ident), known=", ".join(RESERVED))
        elif isinstance(item, dict) and "id" in item:
            at.at("id").ident(ident)
        table = at.table(item, *keys)
        if table is not None:
            found.append((at, table))
    return found


def check_same_names(places: list[tuple[Spot, Table]]) -> None:
    """Two entries that people could not tell apart."""
    for lang in ("en", "de"):
        seen: dict[str, str] = {}
        for spot, table in places:
            name = table.get("name")
            said = name.get(lang) if isinstance(name, dict) else None
            if not isinstance(said, str):
                continue
            if said.lower() in seen:
                spot.at("name").at(lang).warning("name_twice", other=seen[said.lower()])
            seen.setdefault(said.lower(), spot.entry)


# --- cards ---


def _cost(spot: Spot, value: object, kind: object) -> None:
    """DATA-C2: constructions cost no nuts, creatures only nuts or a gift to the left."""
    table = spot.table(value)
    if table is None:
        return
    constant = number(0, MOST_COST)
    if kind == "construction":
        if "nut" in table:
            spot.at("nut").error("construction_costs_nuts")
        if "give_left" in table:
            spot.at("give_left").error("construction_costs_gift")
        known = ("birch", "moss", "copper", "any")
        spot.table(table, (), (*known, "nut", "give_left"))
        check_fields(spot, table, dict.fromkeys(known, constant))
    elif kind == "creature":
        for key in table:
            if key in ("birch", "moss", "copper", "any"):
                spot.at(key).error("creature_costs_other")
        spot.table(table, (), ("nut", "give_left", "birch", "moss", "copper", "any"))
        if "nut" in table and "give_left" in table:
            spot.error("exactly_one_of", known="nut, give_left")
        gift = fields({"fire": number(1, MOST_COST)}, ("fire",))
        check_fields(spot, table, {"nut": constant, "give_left": gift})


def _tags(spot: Spot, value: object) -> None:
    seen: set[str] = set()
    for i, tag in enumerate(spot.listing(value)):
        name = spot.at(i).ident(tag)
        if name is not None and name in seen:
            spot.at(i).error("tag_twice", found=shown(tag))
        seen.add(name or "")


def _check_places(spot: Spot, card: Table, triggers: frozenset[str]) -> None:
    """DATA-C4: every destination has an own place, an open one exactly if it is a creature."""
    destination = card.get("type") == "destination"
    has_open = destination and card.get("kind") == "creature"
    if isinstance(card.get("open_place"), bool) and card["open_place"] != has_open:
        spot.at("open_place").error("open_place_wrong")
    if "visit_open" in triggers and destination and not has_open:
        spot.at("effects").error("no_open_place")
    if has_open and "visit_own" in triggers and not triggers & {"visit", "visit_open"}:
        spot.at("effects").error("open_place_idle")


def check_card(spot: Spot, card: Table) -> None:
    checks: dict[str, Check] = {
        "name": check_name,
        "copies": number(1, MOST_COPIES),
        "kind": word(*KINDS),
        "type": word(*TYPES),
        "rarity": word(*RARITIES),
        "points": number(0, MOST_POINTS),
        "spaces": number(0, MOST_SPACES),
        "chimney": word(*TYPES, "any"),
        "advantage": flag,
        "open_place": flag,
        "tags": _tags,
        "text": check_text,
        "note": text,
    }
    check_fields(spot, card, checks)
    if "cost" in card:
        _cost(spot.at("cost"), card["cost"], card.get("kind"))
    if "chimney" in card and card.get("kind") == "creature":
        spot.at("chimney").error("creature_with_chimney")  # DATA-C3
    if "effects" not in card:
        return
    triggers = check_effects(spot.at("effects"), card["effects"])
    every = frozenset().union(*triggers)
    advantages = sum("advantage" in some for some in triggers)
    if advantages > 1:
        spot.at("effects").error("several_advantages", found=advantages)
    if (advantages > 0) != (card.get("advantage") is True):  # DATA-C3
        spot.at("advantage").error("advantage_wrong", wanted="yes" if advantages else "no")
    check_fitting(spot.at("effects"), card.get("type"), triggers)
    _check_places(spot, card, every)
    if card.get("type") != "destination":
        for i, step in top_steps(card["effects"]):
            for name in ("animal_stays", "extra_own_place"):
                if name in step:
                    spot.at("effects").at(i).error("not_a_destination", step=name)


def top_steps(effects: object) -> Iterator[tuple[int, Table]]:
    """The steps that stand directly in effects, with the number of the effect; what is malformed is passed over."""
    for i, effect in enumerate(effects if isinstance(effects, list) else []):
        steps = effect.get("do") if isinstance(effect, dict) else None
        for step in steps if isinstance(steps, list) else []:
            if isinstance(step, dict):
                yield i, step


def check_deck(spot: Spot, cards: list[tuple[Spot, Table]]) -> None:
    """What only all cards together can get wrong."""
    check_same_names(cards)
    names = {at.entry for at, _ in cards if at.entry}
    if len(names) < LEAST_NAMES:
        spot.at("card").error("too_few_names", least=LEAST_NAMES, found=len(names))
    tags: set[object] = set()
    raised = freed = 0
    for _, card in cards:
        count = _copies(card)
        listed = card.get("tags")
        tags.update(tag for tag in (listed if isinstance(listed, list) else []) if isinstance(tag, str))
        if card.get("spaces") == 0 and type(card["spaces"]) is int:
            freed += count
        raised += count * _total(card.get("effects"), "hand_limit")
        freed += count * _total(card.get("effects"), "city_spaces")
    if len(tags) > MOST_TAGS:
        spot.at("card").error("too_many_tags", most=MOST_TAGS, found=len(tags))
    if raised > MOST_HAND_RAISES:
        spot.at("card").error("hand_raised_too_much", most=MOST_HAND_RAISES, found=raised)
    if freed > MOST_FREE_SPACES:
        spot.at("card").error("too_many_spaces", most=MOST_FREE_SPACES, found=freed)


def _total(effects: object, modifier: str) -> int:
    """The sum of a modifier's numbers on one card."""
    values = [step.get(modifier) for _, step in top_steps(effects)]
    return sum(value for value in values if type(value) is int and 0 < value < 100)


def tags_of(cards: object) -> frozenset[str]:
    """Every tag that a card carries, or counts as carrying."""
    found: set[str] = set()
    for card in cards if isinstance(cards, list) else []:
        if isinstance(card, dict):
            listed = card.get("tags")
            found.update(tag for tag in (listed if isinstance(listed, list) else []) if isinstance(tag, str))
            for _, step in top_steps(card.get("effects")):
                counted = step.get("counts_as")
                if isinstance(counted, dict) and isinstance(counted.get("tag"), str):
                    found.add(counted["tag"])
    return frozenset(found)


# --- giants and quests ---


def _giant_effects(spot: Spot, value: object) -> None:
    check_effects(spot, value, of_giant=True)


def check_giant(spot: Spot, giant: Table) -> None:
    checks: dict[str, Check] = {
        "name": check_name,
        "copies": number(1, MOST_COPIES),
        "effects": _giant_effects,
        "text": check_text,
        "note": text,
    }
    check_fields(spot, giant, checks)


def _requirements(spot: Spot, value: object) -> None:
    table = spot.table(value, ("all_of",), ())
    if table is not None and "all_of" in table:
        for i, part in enumerate(spot.at("all_of").listing(table["all_of"], 1, MOST_REQUIREMENTS)):
            check_requirement(spot.at("all_of").at(i), part)
        check_gifts(spot, table)


def check_quest(spot: Spot, quest: Table) -> None:
    checks: dict[str, Check] = {
        "name": check_name,
        "level": word(*LEVELS),
        "points": number(0, MOST_POINTS),
        "requirements": _requirements,
        "text": check_text,
        "note": text,
    }
    check_fields(spot, quest, checks)


def copies_of(tables: list[Table]) -> int:
    """All copies of entries together; what is no number counts once."""
    return sum(_copies(table) for table in tables)


def _copies(table: Table) -> int:
    copies = table.get("copies")
    return copies if type(copies) is int and 0 < copies <= MOST_COPIES else 1
