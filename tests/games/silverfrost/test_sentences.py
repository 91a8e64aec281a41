"""The sentences of Silverfrost, without leaks.

Events and refusals really made in played games are put into words for every viewer; each place in the source that
refuses is also tried with sample arguments, because some are hard to reach by playing.
"""

import json
import re

import pytest
from tests.games.silverfrost.message_samples import (
    CARDS,
    NAMES,
    OF_QUESTS,
    QUESTS,
    SET,
    event_names,
    of_placing,
    refusals,
    samples,
)
from tests.games.silverfrost.message_stories import distinct_events, stories
from tests.message_files import COMPLETE, LANGUAGES, check_sentence
from tests.message_source import Site

from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR, Event, Refusal
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.words import Catalogue

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
            if event.name not in UNADDRESSED and event.seat >= 0:  # Claw has no name of a seat
                assert (NAMES[event.seat] in text) == (viewer != event.seat), text
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


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("site", refusals(), ids=lambda site: f"{site.where}-{min(site.codes)}")
def test_every_place_that_refuses_is_told(lang: str, site: Site) -> None:
    for refusal in samples(site):
        check_sentence(Catalogue(lang, "silverfrost", SET).refusal(refusal, NAMES, 0))
        check_sentence(Catalogue(lang, "silverfrost").refusal(refusal))


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_placement_that_is_refused_is_told(lang: str) -> None:
    catalogue = Catalogue(lang, "silverfrost", SET)
    for _, refusal in of_placing():
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
    assert german.refusal(less, NAMES, 0) == "„Glockenturm“ kostet 2 Birken; davon lässt du 1 weg. [CARD-4]"
    assert english.refusal(Refusal("OCCUPIED", "WORK-4", {"place": "birch_slope"}), NAMES, 0) == (
        "There is already an animal on “Birch Slope”, and only one may be there. [WORK-4]"
    )


def test_unreadable_texts() -> None:
    s = GAME.new_game(GAME.setup("standard", 3, Rng(1)))
    refusal = GAME.judge(s, 0, "place animal")
    assert isinstance(refusal, Refusal)
    english, german = Catalogue("en", "silverfrost"), Catalogue("de", "silverfrost")
    assert english.refusal(refusal) == "The move is not complete; missing: the place. [TURN-14]"
    assert german.refusal(refusal) == "Die Aktion ist nicht vollständig; es fehlt: der Ort. [TURN-14]"
