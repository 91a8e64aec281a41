"""Sets of cards for tests: hearthside with entries changed or added."""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.silverfrost.deck_files import hearthside

from frostwall.games.silverfrost.engine.deck.check.files import problems
from frostwall.games.silverfrost.engine.deck.tables import DeckSet, digest_of

_CARD: dict[str, object] = {
    "copies": 3,
    "kind": "construction",
    "type": "production",
    "rarity": "common",
    "cost": {},
    "points": 1,
    "tags": [],
    "effects": [],
    "text": {"en": "For a test.", "de": "Für einen Test."},
}


def deck_with(
    cards: Iterable[Mapping[str, object]] = (),
    giants: Iterable[Mapping[str, object]] = (),
    quests: Iterable[Mapping[str, object]] = (),
    places: Iterable[Mapping[str, object]] = (),
    snow: Iterable[Mapping[str, object]] = (),
    plans: Iterable[Mapping[str, object]] = (),
    actions: Iterable[Mapping[str, object]] = (),
    checked: bool = True,
) -> DeckSet:
    """Hearthside with entries changed or added. An id that hearthside has: only the keys given are replaced; a new
    card is a common production construction of 1 point in 3 copies that costs and does nothing, unless it says so.
    The set is checked as any other is, but for the sums."""
    files = hearthside()
    for file, kind, given in (
        ("cards", "card", cards),
        ("giants", "giant", giants),
        ("quests", "quest", quests),
        ("board", "place", places),
        ("snow", "snow", snow),
        ("solo", "plan", plans),
        ("solo", "action", actions),
    ):
        for entry in given:
            _change(files[file][kind], kind, entry)
    wrong = [p for p in problems(files) if p.is_error and p.code != "count_wrong"]
    assert not (checked and wrong), wrong
    return DeckSet("hearthside", files, digest_of(files))


def _change(entries: list[Any], kind: str, entry: Mapping[str, object]) -> None:
    for old in entries:
        if old["id"] == entry["id"]:
            old.update(entry)
            return
    title = str(entry["id"]).replace("_", " ").title()
    new: dict[str, object] = {"name": {"en": title, "de": title}}
    if kind == "card":
        new.update(_CARD)
    elif kind == "giant":
        new.update(copies=1, text=_CARD["text"])
    elif kind == "quest":
        new.update(level="lowland", points=3, text=_CARD["text"])
    new.update(entry)
    entries.append(new)
