"""Sentences about a game that brings none: Magpies."""

from collections.abc import Iterator

import pytest

from frostwall.core.types import CHANCE, Event, Refusal
from frostwall.games import games
from frostwall.words import Catalogue
from frostwall.words.generic import GenericCatalogue

NAMES = ["Ann", "Bo"]


@pytest.fixture(autouse=True)
def _magpies() -> Iterator[None]:
    games.add("magpies", "tests.small_game:BOX")
    yield
    games.remove("magpies")


def told(lang: str = "en") -> GenericCatalogue:
    return GenericCatalogue(lang, "magpies")


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("feast", 0, {}, "MAG-5"), "Ann: feast."),
        (Event("reshuffled", CHANCE, {}, "MAG-8"), "Chance: reshuffled."),
        (
            Event("raid_failed", 1, {"seat": 0, "trinket": "ring"}, "MAG-4"),
            "Bo: raid failed (seat Ann, trinket ring).",
        ),
        (
            Event("took", 0, {"source": "deck", "target": "hand:0", "count": 1, "cards": None}, "MAG-3"),
            "Ann: took (a card from deck to hand of Ann).",
        ),
        (
            Event("over", CHANCE, {"hands": [{"bead": 2, "coin": 1}, {}]}, "MAG-9"),
            "Chance: over (hands 2 bead and 1 coin; nothing).",
        ),
    ],
)
def test_an_event_is_told_by_its_arguments(event: Event, text: str) -> None:
    assert told().event(event, NAMES) == text


def test_a_refusal_says_what_is_needed() -> None:
    refusal = Refusal("NOT_IN_HAND", "MAG-7", needs={"cards": {"ring": 1}})
    assert told().refusal(refusal, NAMES) == "Not possible: not in hand. Needed: cards 1 ring. [MAG-7]"
    assert told("de").refusal(Refusal("NOT_NOW", "")) == "Nicht möglich: not now."


def test_what_all_games_share_keeps_its_sentence() -> None:
    assert told().refusal(Refusal("GAME_OVER", "")) == "The game is over."


def test_moves_options_and_words() -> None:
    words = told("de")
    assert (
        words.move({"kind": "raid", "text": "raid 1 ring", "seat": 1, "trinket": "ring"}, NAMES) == "Bo, ring"
    )
    assert words.move({"kind": "draw", "text": "draw"}, NAMES) == "draw"
    assert words.option("rounds").label == "Rounds"
    assert words.option("rounds").value(3) == "3"
    assert words.option("open_hands").value(True) == "ja"
    assert (words.phase("stakes"), words.ending("rounds"), words.source("stakes")) == (
        "stakes",
        "rounds",
        "stakes",
    )


def test_a_game_with_sentences_keeps_them() -> None:
    """Only what it lacks is told generically."""
    game = next(iter(games))
    words, own = GenericCatalogue("en", game), Catalogue("en", game)
    kinds = [kind.name for kind in games[game].kinds.by_name.values() if not kind.stream]
    assert [words.kind(kind) for kind in kinds] == [own.kind(kind) for kind in kinds]
    assert words.event(Event("no_such_event", 0, {"count": 2}, ""), NAMES) == "Ann: no such event (count 2)."
