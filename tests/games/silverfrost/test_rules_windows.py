"""Windows (TURN-16..18): what an item is and what it reads (EFF-66), when a card stands, and what a window takes.

In most of these scenes seat 0 has no fire; the first step of a hut it plays brings 1, with which it could clear a card
before the next step.
"""

from collections.abc import Mapping
from random import Random

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import FULL, PLAY, do, table

from frostwall.core.record import Record, RecordError
from frostwall.games.silverfrost.engine.game import GAME

Step = Mapping[str, object]
FIRE: Step = {"gain": {"fire": 1}}
CONSTRUCTIONS = {"count": {"cards": {"filter": {"kind": "construction"}}}}
CREATURE = {"kind": "creature"}
STORE = {"id": "store", "type": "governance", "effects": [{"on": "static", "do": [{"hand_limit": 1}]}]}


def asked(t: Scene, *slots: int) -> None:
    """A window is open, and these cards matter."""
    assert t.decision() == "window", t.decision()
    assert t.game.view(t.s, 0)["window"] == list(slots)


def spark(*steps: Step, also: tuple[Step, ...] = ()) -> Scene:
    """The hut brings 1 fire, then does these steps."""
    return table(FIRE, *steps, also=also)


# --- EFF-66: what is read ---


@pytest.mark.parametrize(
    ("step", "without", "cleared"),
    [
        ({"gain": {"moss": CONSTRUCTIONS}}, 1, 2),
        ({"for_each": CONSTRUCTIONS, "do": [{"gain": {"moss": 1}}]}, 1, 2),
        ({"gain": {"moss": {"count": "snow_cleared"}}}, 0, 1),  # the token of the clearing counts
        ({"gain": {"moss": {"count": "fire"}}}, 1, 0),  # and so does what it costs
    ],
)
def test_EFF_66_an_amount_is_read(step: Step, without: int, cleared: int) -> None:
    for answer, moss in (("continue", without), ("clear 1", cleared)):
        t = spark(step).build(0, "row_cottage", snow=True)
        do(t, 0, PLAY)
        asked(t, 1)
        do(t, 0, answer)
        assert t.amount(0, "moss") == moss


def test_EFF_66_a_variable_is_read() -> None:
    steps = ({"let": {"name": "n", "amount": CONSTRUCTIONS}}, {"gain": {"moss": {"var": "n"}}})
    t = spark(*steps).build(0, "row_cottage", snow=True)
    do(t, 0, PLAY)
    asked(t, 1)
    do(t, 0, "continue")
    assert (t.resources(0), t.decision()) == ({"moss": 1}, "closing")  # the number is known: no second window


def test_EFF_66_a_fixed_yield_reads_nothing() -> None:
    t = spark({"gain": {"moss": 1}}, {"draw": 1}).build(0, "row_cottage", snow=True)
    t.go(0, PLAY)
    assert (t.resources(0), t.decision()) == ({"moss": 1}, "closing")


@pytest.mark.parametrize(("answer", "hand"), [("continue", 8), ("clear 1", 9)])
def test_EFF_66_how_many_cards_go_into_the_hand_is_read_once(answer: str, hand: int) -> None:
    t = spark({"draw": 2}, also=(STORE,)).hold(0, *FULL[1:], "row_cottage*3").build(0, "store", snow=True)
    assert t.hand_size(0) == 8  # the hut among them
    do(t, 0, PLAY)
    asked(t, 1)
    t.go(0, answer)
    assert (t.hand_size(0), t.decision() in ("closing", "ready")) == (hand, True)


def test_EFF_66_a_place_gives_its_fire_before_its_cards() -> None:
    t = scene(2, None, deck_with(cards=[STORE])).hold(0, *FULL).build(0, "store", snow=True)
    do(t, 0, "place animal hot_spring_1")
    asked(t, 1)
    t.go(0, "clear 1")
    assert (t.hand_size(0), t.fire(0)) == (9, 1)


@pytest.mark.parametrize(
    "step",
    [
        {"may": {"then": [{"remove_card": {"filter": CREATURE, "to": "discard", "refund": "none"}}]}},
        {"remove_card": {"filter": CREATURE, "to": "discard", "refund": "none"}},
        {"activate": {"which": "produce", "filter": CREATURE, "n": 1}},
    ],
)
def test_EFF_66_what_would_lapse_reads_its_answers(step: Step) -> None:
    t = spark(step).goods(0, moss=1).build(0, "jay_forager", snow=True)
    do(t, 0, PLAY)
    asked(t, 1)
    do(t, 0, "clear 1")
    assert t.decision() in ("yes_no", "city_card", "times")
    t = spark(step).goods(0, moss=1).build(0, "jay_forager", snow=True).build(0, "stoker_stoat")
    do(t, 0, PLAY)
    assert t.decision() in ("yes_no", "city_card", "times")  # a decision is a moment, not a window
    assert "clear 1" in t.legal(0)


@pytest.mark.parametrize("step", [{"pay": {"fire": 1}}, {"give": {"fire": 1}, "to": "left"}])
def test_EFF_66_a_payment_reads_what_can_be_paid(step: Step) -> None:
    t = spark(step, {"gain": {"moss": 1}}).build(0, "row_cottage", snow=True)
    do(t, 0, PLAY)
    asked(t, 1)
    do(t, 0, "clear 1")
    assert t.fire(0) == 0


def test_EFF_66_cards_of_the_valley_end_with_the_room_in_the_hand() -> None:
    t = spark({"take_valley": {"n": 1}}, also=(STORE,)).hold(0, *FULL).build(0, "store", snow=True)
    do(t, 0, PLAY)  # eight cards are left
    asked(t, 1)
    do(t, 0, "clear 1", "valley moss_loft")
    t.deal_any()
    assert t.hand_size(0) == 9


def test_EFF_66_cards_looked_at_and_not_kept_for_want_of_room() -> None:
    look = {"look": {"n": 2, "from": "deck", "keep": 1, "rest": "discard"}}
    t = spark(look, also=(STORE,)).hold(0, *FULL).build(0, "store", snow=True)
    t.go(0, PLAY)
    asked(t, 1)
    t.do(0, "clear 1")
    assert t.decision() == "looked"


@pytest.mark.parametrize(("answer", "snowed"), [("continue", [1, 2]), ("clear 1", [1])])
def test_EFF_66_city_snow_that_nobody_chooses(answer: str, snowed: list[int]) -> None:
    """The best card lies under snow: cleared, it is snowed in again instead of the other."""
    tower = {"id": "tower", "type": "traveller", "points": 5, "effects": [{"on": "play", "do": [FIRE]}]}
    t = spark({"add_snow": {"where": "own_city", "n": 1}}, also=(tower, {"id": "hut", "points": 0}))
    t.build(0, "tower", snow=True).build(0, "jay_forager")
    do(t, 0, PLAY)
    asked(t, 1)
    do(t, 0, answer)
    assert t.snowed(0) == snowed


def test_EFF_66_reactions_to_a_placement() -> None:
    """The fire of the Silver Guard comes before what reacts to placing it is found out."""
    after = {"on": {"after_place_animal": {}}, "do": [{"gain": {"moss": 1}}]}
    deck = deck_with(cards=[{"id": "post", "type": "governance", "effects": [after]}])
    for answer, moss in (("clear 1", 1), ("continue", 0)):
        t = scene(2, None, deck).build(0, "post", snow=True)
        do(t, 0, "place guard birch_slope")
        asked(t, 1)
        do(t, 0, answer)
        assert t.amount(0, "moss") == moss


def test_EFF_66_the_condition_of_an_effect() -> None:
    three = {"has": {"filter": {"kind": "construction"}, "min": 2}}
    effects: list[Step] = [
        {"on": "play", "do": [FIRE]},
        {"on": "play", "if": three, "do": [{"gain": {"moss": 1}}]},
    ]
    for answer, moss in (("clear 1", 1), ("continue", 0)):
        t = table(effects=effects).build(0, "row_cottage", snow=True)
        do(t, 0, PLAY)
        asked(t, 1)
        do(t, 0, answer)
        assert t.amount(0, "moss") == moss


def inn(*steps: Step) -> Scene:
    """Seat 1 has an inn with an open place and reacts to its visitors with these steps; a visit brings 1 fire."""
    effects = [{"on": "visit", "do": [FIRE]}, {"on": "after_open_visit", "do": list(steps)}]
    card = {"id": "inn", "kind": "creature", "type": "destination", "effects": effects}
    return scene(2, None, deck_with(cards=[card])).build(1, "inn")


def test_EFF_66_the_answers_of_somebody_else() -> None:
    """Seat 1 reacts by activating a card of seat 0: the more of them are clear, the more it can choose from."""
    step = {"activate": {"which": "produce", "filter": {}, "n": 1, "city": "each_other"}}
    t = inn(step).build(0, "moss_loft").build(0, "timber_slide", snow=True)
    do(t, 0, "visit animal 1 1")
    asked(t, 2)
    do(t, 0, "continue")
    assert (t.actors(), t.legal(1)) == ([1], ["city 0 1"])
    t.refused(0, "clear 2", "NOT_YOUR_DECISION", "TURN-16")


# --- TURN-16: moments ---


def test_TURN_16_who_takes_something_is_no_payment() -> None:
    gain = {"gain": {"moss": 1}, "who": "chosen_other"}
    t = table(gain, seats=3).goods(0, fire=1).build(0, "row_cottage", snow=True)
    do(t, 0, PLAY)
    assert t.legal(0) == ["person 1", "person 2", "clear 1"]
    give = {"give": {"fire": 1}, "to": "chosen_other"}
    t = table(give, seats=3).goods(0, fire=2).build(0, "row_cottage", snow=True)
    do(t, 0, PLAY)
    t.refused(0, "clear 1", "PAYMENT_FIRST", "TURN-16")


def test_TURN_16_cards_looked_at_that_are_given_away() -> None:
    look = {"look": {"n": 3, "from": "deck", "keep": 1, "rest": "give"}}
    t = table(look).goods(0, fire=1).build(0, "row_cottage", snow=True).hold(1, *FULL[1:], "row_cottage*3")
    t.go(0, PLAY)
    assert "clear 1" in t.legal(0)
    t.do(0, t.legal(0, "hold")[0])
    t.refused(0, "clear 1", "PAYMENT_FIRST", "TURN-16")


# --- TURN-17: what stands ---


def test_TURN_17_a_draw_ends_what_stands() -> None:
    """The card could have been cleared before the action; but now a card is known that was not known then."""
    for first, window in (({"draw": 1}, True), ({"gain": {"moss": 1}}, False)):
        t = table(first, {"gain": {"point": CONSTRUCTIONS}}).goods(0, fire=1)
        t.build(0, "row_cottage", snow=True)
        t.go(0, PLAY)
        assert (t.decision() == "window") is window


def test_TURN_17_a_decision_is_the_last_moment() -> None:
    steps = ({"gain": {"any": 1}}, {"gain": {"point": CONSTRUCTIONS}})
    t = spark(*steps).build(0, "row_cottage", snow=True)
    do(t, 0, PLAY)
    assert t.legal(0, "clear") == ["clear 1"]
    do(t, 0, "resources moss")
    assert (t.decision(), t.tokens(0)) == (
        "closing",
        1,
    )  # it could have been cleared when the resource was chosen


def test_TURN_17_what_stood_stands_through_a_payment() -> None:
    """Between a moment and the item lies a gift, which is no moment: nobody is asked again."""
    steps = ({"give": {"any": 1}, "to": "left"}, {"gain": {"point": CONSTRUCTIONS}})
    t = table(*steps).goods(0, fire=1, moss=1, nut=1).build(0, "row_cottage", snow=True)
    do(t, 0, PLAY)
    assert (t.decision(), t.dump()["standing"]) == ("resources", [1])
    do(t, 0, "resources moss")
    assert (t.decision(), t.tokens(0)) == ("closing", 1)


def test_TURN_17_fire_that_was_gone_meanwhile() -> None:
    """It could be cleared at the last moment and can be now, but not all the time between."""
    steps = ({"pay": {"fire": 1}}, FIRE, {"gain": {"point": CONSTRUCTIONS}})
    t = table(*steps).goods(0, fire=1).build(0, "row_cottage", snow=True)
    do(t, 0, PLAY)
    asked(t, 1)


def test_TURN_17_an_ability_that_clears_cards_of_the_city() -> None:
    t = table({"draw": 1}, {"gain": {"point": CONSTRUCTIONS}}).build(0, "shovel_squirrel")
    t.build(0, "row_cottage", snow=True)
    t.go(0, PLAY)  # the card drawn can be discarded for the clearing
    asked(t, 2)
    assert t.legal(0) == ["continue", "use 1 0"]
    do(t, 0, "use 1 0")
    do(t, 0, t.legal(0, "discard")[0], "on 2")
    assert (t.tokens(0), t.hand_size(0)) == (2, 0)


def test_TURN_17_not_when_preparing() -> None:
    step = {"gain": {"moss": CONSTRUCTIONS}}
    kiln = {"id": "kiln", "effects": [{"on": ["play", "produce"], "do": [step]}]}
    t = (
        scene(2, None, deck_with(cards=[kiln]))
        .no_animals(0)
        .build(0, "kiln")
        .build(0, "row_cottage", snow=True)
    )
    t.go(0, "prepare")
    assert (t.amount(0, "moss"), t.in_season(0)) == (1, "autumn")


def test_TURN_17_not_in_somebody_elses_turn() -> None:
    t = inn(FIRE, {"gain": {"moss": CONSTRUCTIONS}}).build(1, "row_cottage", snow=True)
    do(t, 0, "visit animal 1 1")
    assert (t.fire(1), t.amount(1, "moss")) == (1, 0)


# --- TURN-18: answers ---


def test_TURN_18_a_window_is_judged_afresh_after_a_clearing() -> None:
    """Two clearings a turn: after the first the second card stands, so the item is carried out."""
    helper = {
        "id": "helper",
        "type": "governance",
        "effects": [{"on": "static", "do": [{"extra_city_clear": 1}]}],
    }
    t = table({"gain": {"fire": 2}}, {"gain": {"point": CONSTRUCTIONS}}, also=(helper,))
    t.build(0, "helper").build(0, "row_cottage*2", snow=True)
    do(t, 0, PLAY)
    asked(t, 2, 3)
    do(t, 0, "clear 2")
    assert (t.tokens(0), t.decision()) == (3, "closing")


def test_TURN_18_any_card_may_be_cleared_in_a_window() -> None:
    t = spark({"gain": {"moss": CONSTRUCTIONS}}).build(0, "jay_forager", "row_cottage", snow=True)
    do(t, 0, PLAY)
    asked(t, 2)
    do(t, 0, "clear 1")  # of no use for the step, but allowed
    assert t.amount(0, "moss") == 1


def test_TURN_18_reactions_to_the_clearing_come_first() -> None:
    after = {"on": {"after_clear_snow": {}}, "do": [{"gain": {"moss": 1}}]}
    post = {"id": "post", "type": "governance", "effects": [after]}
    t = spark({"gain": {"point": {"count": {"resource": "moss"}}}}, also=(post,))
    t.build(0, "post").build(0, "row_cottage", snow=True)
    do(t, 0, PLAY)
    assert t.decision() == "closing"  # reactions to a clearing are left out of the test
    t = spark(
        {"gain": {"point": CONSTRUCTIONS}}, {"gain": {"point": {"count": {"resource": "moss"}}}}, also=(post,)
    )
    t.build(0, "post").build(0, "row_cottage", snow=True)
    do(t, 0, PLAY, "clear 2")
    assert (t.amount(0, "moss"), t.tokens(0)) == (1, 4)


# --- records of the rules before ---


def test_records_of_older_rules_are_refused_by_name() -> None:
    text = Record.start(GAME, GAME.setup("standard", 2, Random(1))).write()
    assert not Record.read(text).fold(GAME).over
    older = Record.read(text.replace("rules_version: 2", "rules_version: 1"))
    with pytest.raises(RecordError) as problem:
        older.fold(GAME)
    assert (problem.value.code, problem.value.facts) == ("older_rules_version", {"have": 2, "need": 1})
