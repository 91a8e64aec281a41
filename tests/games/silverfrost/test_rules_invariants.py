"""What holds at the start of every turn, whatever happened, and how snow falls into a city: read from the documents of
games played at random."""

from random import Random
from typing import Any

import pytest
from tests.games.silverfrost.deck_files import original
from tests.games.silverfrost.editions import FIRST as GAME

from frostwall.core.types import CHANCE

Document = dict[str, Any]
CARDS: dict[str, Document] = {card["id"]: card for card in original()["cards"]["card"]}
PLACES: dict[str, Document] = {place["id"]: place for place in original()["board"]["place"]}
ANIMALS = {"summer": 2, "autumn": 3, "winter": 4, "spring": 6}
CITY_SNOW = {"autumn": 3, "winter": 4, "spring": 2}
ORDER = ("traveller", "destination", "production", "governance", "prosperity")
IMMUNE = "ember_brazier"


def people(document: Document) -> list[Document]:
    return [*document["seats"], *([document["claw"]] if "claw" in document else [])]


def placed(document: Document, who: int) -> int:
    """Animals on places, on cards and beside the city."""
    found = 0
    for entry in document["places"].values():
        found += entry.get("animals", {}).get(str(who), 0) + (who in entry.get("guards", []))
    for owner, person in enumerate(people(document)):
        for lying in person.get("city", []):
            found += sum(lying.get("own", {}).values()) if owner == who else 0
            found += lying.get("open", {}).get("by") == who
    animals = people(document)[who].get("animals", {})
    return int(found + animals.get("aside_normal", 0) + animals.get("aside_guard", 0))


def check_people(document: Document) -> None:
    seats = len(document["seats"])
    for who, person in enumerate(people(document)):
        city = person.get("city", [])
        animals = person.get("animals", {})
        supply = animals.get("normal", 0) + animals.get("guard", 0)
        assert (
            supply + placed(document, who) == ANIMALS[person["season"]]
        )  # SET-13, SEAS-A2, SEAS-W2, SEAS-F2
        if who == seats:
            assert not any(lying.get("snow") for lying in city)  # SOLO-49
            assert set(person.get("goods", {})) <= {"fire", "point"}  # SOLO-63
            continue
        assert sum(person.get("hand", {}).values()) <= 8  # HAND-1
        assert sum(CARDS[lying["card"]].get("spaces", 1) for lying in city) <= 15  # CARD-2
        names = [lying["card"] for lying in city if CARDS[lying["card"]]["rarity"] == "unique"]
        assert len(names) == len(set(names))  # CARD-3
        chimneys = sum(bool(lying.get("chimney")) for lying in city)
        assert chimneys + sum(person.get("chimneys", {}).values()) == 2  # CHIM-1
        assert not person.get("passed") or person["season"] == "spring"  # TURN-7


def check_board(document: Document) -> None:
    seats = len(document["seats"])
    at_guild = dict.fromkeys(range(seats), 0)
    for name, entry in document["places"].items():
        place = PLACES[name]
        animals, guards = entry.get("animals", {}), entry.get("guards", [])
        assert place["min_players"] <= len(people(document))  # SET-3
        assert entry.get("snow", 0) <= 1  # SNOW-5
        if place["kind"] == "individual":  # GUARD-7
            assert sum(animals.values()) <= 1
            assert len(guards) <= 1
            assert not set(animals) & {str(who) for who in guards}
        for who in range(seats):
            here = animals.get(str(who), 0) + (who in guards)
            at_guild[who] += here if place["area"] == "guild" else 0
            assert (
                not here or place["area"] != "journey" or document["seats"][who]["season"] == "spring"
            )  # JOUR-1
        if place["area"] == "journey" and place["kind"] == "individual":
            assert sum(animals.values()) + len(guards) <= 1  # JOUR-6
    assert max(at_guild.values()) <= 2  # GUILD-7
    names = [entry["card"] for entry in document["valley"] if entry is not None]
    assert len(names) == len(set(names))  # VAL-1
    piles = document["piles"]
    assert len(names) == 8 or not (
        piles.get("deck") or piles.get("discard") or piles.get("under")
    )  # VAL-4, VAL-7
    assert None not in document["giants"]  # BEAC-3
    assert len(document["highland_open"]) == len(people(document)) + 1  # GUILD-8: gaps stay


def value(lying: Document) -> tuple[int, int]:
    card = CARDS[lying["card"]]
    return card["points"], ORDER.index(card["type"])


def check_snow(before: Document, after: Document, who: int) -> None:
    """SNOW-7..9: from before the last snow card to the end of the turn."""
    old, new = before["seats"][who].get("city", []), after["seats"][who].get("city", [])
    dry = [lying for lying in old if not lying.get("snow") and lying["card"] != IMMUNE]
    slots = {lying["slot"] for lying in new if lying.get("snow")} - {
        lying["slot"] for lying in old if lying.get("snow")
    }
    fallen = [lying for lying in dry if lying["slot"] in slots]
    rest = [lying for lying in dry if lying["slot"] not in slots]
    assert len(slots) == len(fallen) == min(CITY_SNOW[before["seats"][who]["season"]], len(dry))
    if fallen and rest:
        assert min(map(value, fallen)) >= max(map(value, rest))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_VAL_1_HAND_1_CARD_2_GUILD_7_CHIM_1_SNOW_8_and_more(seats: int, soak: bool) -> None:
    for seed in range(60 if soak else 3):
        rng = Random(700 * seats + seed)
        s = GAME.new_game(GAME.setup("standard", seats, rng))
        for who in range(seats):
            for good in range(5):
                s.add(who, good, rng.randrange(12))
        snowing: Document | None = None
        while GAME.actors(s):
            seat = GAME.actors(s)[0]
            document: Document = GAME.dump(s)
            frame = document["frames"][-1]["frame"]
            if snowing is not None and document["active"] != snowing["active"]:
                check_snow(snowing, document, snowing["active"])
                snowing = None
            if frame == "snowing" and document["active"] < seats:
                snowing = document
            if frame == "ready":
                check_people(document)
                check_board(document)
            if seat == CHANCE:
                outcomes = GAME.chance(s)
                GAME.apply(s, CHANCE, rng.choices([m for m, _ in outcomes], [n for _, n in outcomes])[0])
            else:
                texts = [GAME.text(move) for move in GAME.legal_moves(s, seat)]
                plays = [text for text in texts if text.startswith("play")]
                text = rng.choice(plays) if plays and rng.random() < 0.6 else rng.choice(texts)
                GAME.apply(s, seat, GAME.parse(text))
