"""The sentences of the Watch, without leaks.

Events and refusals really made in played games are put into words for every viewer; each place in the source that
refuses is also tried with sample arguments, because some are hard to reach by playing.
"""

import json

import pytest
from tests.games.watch.message_samples import GAME, NAMES, RESOURCES, refusals, samples
from tests.games.watch.message_stories import distinct_events, stories
from tests.message_files import COMPLETE, LANGUAGES, check_sentence
from tests.message_source import Site, literals, record_problems

from frostwall.core.drive import Problem
from frostwall.core.record import Record, RecordError
from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR, Event, Refusal
from frostwall.words import Catalogue

# Events whose sentence does not begin with the seat, or may begin with another one.
UNADDRESSED = {
    *("turn", "seven", "shortage", "empty_hands", "offer_failed"),
    *("longest_road", "strongest_patrol", "special_build", "tragedy"),
    *("tokens_shuffled", "no_figure", "camp", "rush", "wildling_die", "no_advance", "advance", "giant"),
    *("wall_holds", "sixth", "breach", "cross", "overrun"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_to_everybody(lang: str, soak: bool) -> None:
    catalogue = Catalogue(lang, "watch")
    told: set[str] = set()
    for seats, event in distinct_events(10_000 if soak else 12):
        for viewer in (SPECTATOR, *range(seats)):
            text = catalogue.event(event.for_viewer(viewer), NAMES[:seats], viewer)
            check_sentence(text)
            if viewer != SPECTATOR:  # one is "you" and never one's own name
                assert NAMES[viewer] not in text, text
            if event.name not in UNADDRESSED:
                assert (NAMES[event.seat] in text) == (viewer != event.seat), text
        told.add(event.name)
    assert told == literals("Event")


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_masked_argument_is_told(lang: str) -> None:
    """Whatever the hidden cards are, those who may not know them read the same."""
    catalogue = Catalogue(lang, "watch")
    hidden = [(seats, event) for seats, event in distinct_events(20) if event.secret]
    assert {event.name for _, event in hidden} == {
        *("steal", "draw", "sealed"),
        *("mormont_returned", "hand_seen", "taken", "looked"),
    }
    for seats, event in hidden:
        for viewer in (SPECTATOR, *range(seats)):
            texts: set[str] = set()
            names = ["patrol", "victory", "roads"] if event.name in ("draw", "looked") else RESOURCES
            for name in names:
                args = {
                    **event.args,
                    **{secret: {name: event.args.get("total", 1)} for secret in event.secret},
                }
                other = Event(
                    event.name, event.seat, args, event.rule, event.only, event.secret, event.reveals
                )
                texts.add(catalogue.event(other.for_viewer(viewer), NAMES[:seats], viewer))
            assert event.only is not None
            assert len(texts) == (len(names) if viewer in event.only else 1), texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_probed_moves_are_told(lang: str, soak: bool) -> None:
    catalogue = Catalogue(lang, "watch")
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
    assert len({code for code, _ in count}) > 60  # probing reaches most of them


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("site", refusals(), ids=lambda site: f"{site.where}-{min(site.codes)}")
def test_every_place_that_refuses_is_told(lang: str, site: Site) -> None:
    for refusal in samples(site):
        check_sentence(Catalogue(lang, "watch").refusal(refusal, NAMES, 0))
        check_sentence(Catalogue(lang, "watch").refusal(refusal))


RECORD_SAMPLES: dict[str, object] = {"seat": 1, "text": "road 7", "seq": 1234, "lines": 200_000, "key": None}


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("site", record_problems(), ids=lambda site: f"{site.where}-{min(site.codes)}")
def test_every_problem_of_a_record_is_told(lang: str, site: Site) -> None:
    catalogue = Catalogue(lang, "watch")
    facts = {name: RECORD_SAMPLES.get(name, 3) for name in site.args}
    why = Refusal("NOT_YOUR_TURN", "TURN-1", {"active": 2})
    for code in site.codes:
        for text in (
            catalogue.record_error(RecordError(code, facts, 12, why), NAMES),
            catalogue.record_error(RecordError(code, facts)),
            catalogue.problem(Problem(code, facts, 12)),
        ):
            check_sentence(text)
            assert "1,234" not in text
            assert "1.234" not in text
        assert "12" in catalogue.problem(Problem(code, facts, 12))


def test_a_refused_line_says_why() -> None:
    header = Record.start(GAME, GAME.setup("base", 3, Rng(1))).write()
    with pytest.raises(RecordError) as caught:
        Record.read(header + "1 * dice 1 1\n").fold(GAME)
    text = Catalogue("en", "watch").record_error(caught.value, NAMES)
    assert text.endswith("Move 1, “dice 1 1” by chance, is not allowed. Chance cannot bring this here.")


# --- words ---


def test_lists_and_cards() -> None:
    english, german = Catalogue("en", "watch"), Catalogue("de", "watch")
    assert english.join([]) == ""
    assert english.join(["a"]) == "a"
    assert english.join(["a", "b"]) == "a and b"
    assert english.join(["a", "b", "c"], "or") == "a, b or c"
    assert german.join(["a", "b", "c"]) == "a, b und c"
    assert english.cards({"wool": 2, "ore": 1}) == "2 wool and 1 ore"
    assert german.cards({"wool": 2, "ore": 1}) == "2 Wolle und 1 Erz"
    assert english.cards({"patrol": 1, "victory": 3}) == "a Ranger Patrol and 3 victory point cards"
    assert english.cards({}) == english.cards({"wool": 0}) == "nothing"


def test_sentences() -> None:
    """A few in full, so that a change of grammar is seen."""
    english, german = Catalogue("en", "watch"), Catalogue("de", "watch")
    args = {"victim": 2, "cards": {"ore": 1}, "count": 1, "source": "hand:2", "target": "hand:0"}
    theft = Event("steal", 0, args, "TOR-6", only=(0, 2), secret=("cards",))
    told = [english.event(theft.for_viewer(viewer), NAMES, viewer) for viewer in (0, 2, 1, SPECTATOR)]
    assert told == [
        "You steal 1 ore from Cela.",
        "Anna steals 1 ore from you.",
        "Anna steals a card from Cela.",
        "Anna steals a card from Cela.",
    ]
    assert german.event(theft.for_viewer(2), NAMES, 2) == "Anna raubt 1 Erz von dir."
    offer = Event("offer", 0, {"give": {"wool": 1}, "take": {"ore": 1}, "seats": [1, 2]}, "TRD-5")
    assert english.event(offer, NAMES, 2) == "Anna offers Bram and you: 1 wool for 1 ore."
    assert german.event(offer, NAMES, 2) == "Anna bietet Bram und dir an: 1 Wolle gegen 1 Erz."
    assert english.event(offer, NAMES, 0) == "You offer Bram and Cela: 1 wool for 1 ore."
    asked = Event("mormont_asked", 0, {"cards": {"wool": 1}, "asked": 2, "kind": "wool"}, "HERO-A1")
    assert english.event(asked, NAMES, 1) == "Anna asks Cela for wool and gets 1 wool."
    assert german.event(asked, NAMES, 2) == "Anna bittet dich um Wolle und bekommt 1 Wolle."
    seen = Event("hand_seen", 0, {"cards": {"ore": 2}, "of": 2}, "HERO-MANCE", only=(0, 2), secret=("cards",))
    assert english.event(seen.for_viewer(1), NAMES, 1) == "Anna looks at the hand of Cela."
    assert english.event(seen.for_viewer(2), NAMES, 2) == "Anna looks at your hand: 2 ore."
    won = {"ending": "breaches", "winners": [2], "breaches": 3, "wildlings": 4}
    assert english.event(Event("overrun", 0, won, "END-4"), NAMES, 0).endswith(" decide: Cela wins!")
    assert german.event(Event("overrun", 0, won, "END-4"), NAMES, 2).endswith(" entscheiden: Du gewinnst!")
    again = Event("wildling_die", 0, {"die": 5, "again": True}, "TURN-3")
    assert german.event(again, NAMES) == "Der Wildling-Würfel wird noch einmal geworfen und zeigt 5."
    gone = Refusal("BAD_HERO_PICK", "HERO-10", {"hero": "jon"}, {"heroes": ["osha", "thorne"]})
    assert german.refusal(gone, NAMES, 0).endswith(": Osha oder Ser Allisar Thorn. [HERO-10]")
    dear = Refusal("CANNOT_PAY", "BLD-1", {"cost": {"grain": 2, "ore": 3}}, {"cards": {"ore": 1}})
    assert english.refusal(dear, NAMES, 0) == (
        "You cannot pay for that: it costs 2 grain and 3 ore, and you still need 1 ore. [BLD-1]"
    )
    taken = Refusal("PATH_TAKEN", "BLD-5", {"path": 3, "owner": 1})
    assert english.refusal(taken, NAMES, 1) == "You already have a road on path 3. [BLD-5]"
    assert german.refusal(taken, NAMES, 0) == "Auf Weg 3 liegt schon eine Straße von Bram. [BLD-5]"


def test_unreadable_texts() -> None:
    english, german = Catalogue("en", "watch"), Catalogue("de", "watch")
    refusal = GAME.judge(GAME.new_game(GAME.setup("base", 3, Rng(1))), 0, "road")
    assert isinstance(refusal, Refusal)
    assert english.refusal(refusal) == "The move is not complete; missing: the number of a path."
    assert german.refusal(refusal) == "Die Aktion ist nicht vollständig; es fehlt: die Nummer eines Weges."
