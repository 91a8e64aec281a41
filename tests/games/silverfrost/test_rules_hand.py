"""Hands, gifts, the valley and the piles (6.5 to 6.7), one rule per test."""

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, named, scene

from frostwall.core.types import Json

EIGHT = ("row_cottage*4", "sledge_depot*3", "avalanche_horn")
FULL_VALLEY = (
    "moss_loft",
    "copper_adit",
    "hazel_bin",
    "charcoal_kiln",
    "rye_oven",
    "jay_forager",
    "stoker_stoat",
)
FOUR_NEW = ["reveal row_cottage", "reveal bath_otter", "reveal mist_guard", "reveal air_guard"]


# --- hand ---


@pytest.mark.parametrize(("held", "drawn"), [(5, 3), (6, 2), (7, 1), (8, 0)])
def test_HAND_1_drawing_stops_at_eight(held: int, drawn: int) -> None:
    cards = ["row_cottage"] * 4 + ["sledge_depot"] * 3 + ["avalanche_horn"]
    t = scene().hold(0, *cards[:held])
    events = t.go(0, "place animal news_stone")
    assert (len(named(events, "draw")), t.hand_size(0)) == (drawn, held + drawn)


def test_HAND_2_cards_of_the_valley_count() -> None:
    t = scene().goods(0, fire=1).hold(0, "row_cottage*4", "sledge_depot*3")
    t.giants("choosy_chamois", "larder_bear", "mossback_elk", "emberback_boar")
    t.do(0, "place animal beacon_1", "giant choosy_chamois", "valley moss_loft")
    t.deal_any()
    assert t.hand_size(0) == 8
    assert t.actors() == [1]


TO_HAND = [
    ({"draw": 2}, "HAND-1"),
    ({"take_valley": {"n": 2}}, "VAL-5"),
    ({"look": {"n": 3, "from": "deck", "keep": 2, "rest": "discard"}}, "GEN-5"),
]


@pytest.mark.parametrize(("held", "missing"), [(6, []), (7, [1]), (8, [2])])
@pytest.mark.parametrize(("step", "rule"), TO_HAND, ids=[rule for _, rule in TO_HAND])
def test_HAND_1_what_does_not_fit_is_told_at_once(
    step: Json, rule: str, held: int, missing: list[int]
) -> None:
    """So that a preview of the move says it, before any card is taken."""
    effects = [{"on": "play", "do": [step]}]
    deck = deck_with(cards=[{"id": "bringer", "type": "traveller", "effects": effects}])
    cards = ["row_cottage"] * 4 + ["sledge_depot"] * 3 + ["avalanche_horn"]
    t = scene(2, deck=deck).hold(0, "bringer", *cards[:held])
    told = named(t.do(0, "play bringer from hand paying nothing"), "full_hand")
    assert [(each.seat, each.args["n"], each.rule) for each in told] == [(0, n, rule) for n in missing]


def test_HAND_5_what_does_not_fit_of_a_gift_is_told() -> None:
    effects = [{"on": "play", "do": [{"give": {"cards": 2}, "to": "left"}]}]
    deck = deck_with(cards=[{"id": "giver", "type": "traveller", "effects": effects}])
    t = scene(2, deck=deck).hold(0, "giver", "moss_loft", "hazel_bin").hold(1, *EIGHT[:2])
    (told,) = named(t.do(0, "play giver from hand paying nothing"), "full_hand")
    assert (told.seat, told.args["n"], told.rule) == (1, 1, "HAND-5")


def test_CARD_12_a_card_that_does_not_fit_back_is_told() -> None:
    effects = [{"on": "play", "do": [{"remove_card": {"to": "hand"}}]}]
    deck = deck_with(cards=[{"id": "porter", "type": "traveller", "effects": effects}])
    t = scene(2, deck=deck).hold(0, "porter", *EIGHT).build(0, "moss_loft")
    t.do(0, "play porter from hand paying nothing")
    (told,) = named(t.do(0, "city 0 1"), "full_hand")
    assert (told.args["n"], told.rule) == (1, "CARD-12")


def test_AMB_65_a_raised_limit_under_snow() -> None:
    deck = deck_with(
        cards=[
            {"id": "shelf", "type": "governance", "effects": [{"on": "static", "do": [{"hand_limit": 2}]}]}
        ]
    )
    t = scene(2, deck=deck).hold(0, *EIGHT).build(0, "shelf")
    t.go(0, "place animal news_stone")
    assert t.hand_size(0) == 10
    t = scene(2, deck=deck).hold(0, *EIGHT, "moss_loft").build(0, "shelf", snow=True)
    t.go(0, "place animal news_stone")
    assert t.hand_size(0) == 9  # nothing is discarded, nothing is added


def chosen(seats: int = 3) -> Scene:
    deck = deck_with(
        cards=[
            {
                "id": "open_hand",
                "type": "traveller",
                "effects": [
                    {
                        "on": "play",
                        "do": [
                            {"give": {"cards": 2}, "to": "chosen_other", "reward": [{"gain": {"moss": 1}}]}
                        ],
                    }
                ],
            }
        ]
    )
    return scene(seats, deck=deck).hold(0, "open_hand", "moss_loft", "rye_oven")


def test_HAND_4_somebody_with_room() -> None:
    t = chosen().hold(1, *EIGHT)
    t.do(0, "play open_hand from hand paying nothing")
    assert t.legal(0) == ["person 2"]


def test_HAND_4_if_nobody_has_room_anybody() -> None:
    t = chosen().hold(1, *EIGHT).hold(2, "timber_slide*3", "copper_adit*2", "hazel_bin*2", "charcoal_kiln")
    t.do(0, "play open_hand from hand paying nothing")
    assert t.legal(0) == ["person 1", "person 2"]
    t.do(0, "person 1")
    if t.decision() == "cards":
        t.do(0, "discard moss_loft rye_oven")
    assert (t.hand_size(0), t.hand_size(1), t.amount(0, "moss")) == (
        0,
        8,
        1,
    )  # EFF-59: the gift counts as made


def test_HAND_5_the_surplus_is_discarded_the_giver_picks() -> None:
    t = chosen(2).hold(1, *EIGHT[:-1])
    t.do(0, "play open_hand from hand paying nothing")
    assert t.legal(0) == ["give moss_loft to 1", "give rye_oven to 1"]  # AMB-22
    t.do(0, "give rye_oven to 1", "discard moss_loft")
    assert (t.hand_size(1), t.discards()["moss_loft"], t.amount(0, "moss")) == (8, 1, 1)


def test_LEFT_1_the_next_clockwise() -> None:
    for seat, left in ((0, 1), (1, 2), (2, 0)):
        t = scene(3).turn(seat).goods(seat, nut=2).hold(seat, "jay_forager", "row_cottage")
        t.do(seat, "play jay_forager from hand paying nut*2", "yes")
        assert t.legal(seat) == [f"give row_cottage to {left}"]


# --- valley and piles ---


def test_VAL_2_one_card_of_a_stack() -> None:
    t = scene().goods(0, birch=1, moss=1).valley("timber_slide*3", *FULL_VALLEY)
    t.do(0, "play timber_slide from valley paying birch moss")
    assert (t.in_valley()[0], t.actors()) == ("timber_slide*2", [1])


def test_AMB_23_a_card_for_a_stack_played_from() -> None:
    t = (
        scene(2, {"valley.refillAfterStackPlay": True})
        .goods(0, birch=1, moss=1)
        .valley("timber_slide*3", *FULL_VALLEY)
    )
    t.do(0, "play timber_slide from valley paying birch moss")
    t.deal("reveal moss_loft")
    assert t.in_valley()[:2] == ["timber_slide*2", "moss_loft*2"]
    assert t.actors() == [1]  # 1 card


def test_AMB_23_a_gap_is_filled_as_usual() -> None:
    t = scene(2, {"valley.refillAfterStackPlay": True}).goods(0, birch=1, moss=1)
    t.do(0, "play timber_slide from valley paying birch moss")
    t.deal("reveal moss_loft", "reveal row_cottage")
    assert t.in_valley()[:2] == ["row_cottage", "moss_loft*2"]
    assert t.actors() == [1]


def test_VAL_3_a_name_that_lies_there_joins_it() -> None:
    t = scene().goods(0, birch=1, moss=1)
    t.do(0, "play timber_slide from valley paying birch moss")
    t.deal("reveal moss_loft", "reveal rye_oven", "reveal row_cottage")
    assert t.in_valley()[:6] == [
        "row_cottage",
        "moss_loft*2",
        "copper_adit",
        "hazel_bin",
        "charcoal_kiln",
        "rye_oven*2",
    ]


def test_VAL_4_only_at_the_end_of_the_turn() -> None:
    t = scene().goods(0, birch=1, moss=1, fire=1).build(0, "jay_forager", snow=True)
    t.do(0, "play timber_slide from valley paying birch moss")
    assert (t.decision(), t.in_valley()[0]) == ("closing", "-")
    t.do(0, "end")
    t.deal("reveal row_cottage")
    assert (t.in_valley()[0], t.actors()) == ("row_cottage", [1])


def sweeping(option: str) -> Scene:
    t = scene(2, {"valley.refillByEffect": option}).goods(0, fire=1)
    t.giants("choosy_chamois", "larder_bear", "mossback_elk", "emberback_boar")
    t.do(0, "place animal beacon_1", "giant choosy_chamois", "valley timber_slide")
    return t


def test_VAL_5_gaps_by_an_effect_are_filled_after_its_step() -> None:
    t = sweeping("immediate")
    assert t.decision() == "valley"  # not between the two cards of one step
    assert t.in_valley()[0] == "-"
    t.do(0, "valley moss_loft")
    assert (t.decision(), t.fire(0)) == ("filling", 0)  # before the next step
    t.deal("reveal row_cottage", "reveal bath_otter")
    assert t.fire(0) == 1


def test_AMB_24_or_at_the_end_of_the_turn() -> None:
    t = sweeping("endOfTurn")
    t.do(0, "valley moss_loft")
    assert t.fire(0) == 1
    assert t.in_valley()[:2] == ["-", "-"]
    t.deal_any(*FOUR_NEW)
    assert "-" not in t.in_valley()


def test_VAL_5_the_gap_of_a_played_card_still_waits() -> None:
    """A creature of the valley is played whose effect takes cards: its own gap is filled last."""
    deck = deck_with(
        cards=[
            {
                "id": "picker",
                "kind": "creature",
                "type": "traveller",
                "effects": [{"on": "play", "do": [{"take_valley": {"n": 1}}, {"gain": {"moss": 1}}]}],
            }
        ]
    )
    t = scene(2, deck=deck).valley("picker", *FULL_VALLEY).goods(0, fire=1).build(0, "jay_forager", snow=True)
    t.do(0, "play picker from valley paying nothing", "valley moss_loft")
    t.deal("reveal row_cottage")
    assert t.in_valley()[:2] == ["-", "row_cottage"]
    assert (t.amount(0, "moss"), t.decision()) == (1, "closing")
    t.do(0, "end")
    t.deal("reveal bath_otter")
    assert t.in_valley()[:2] == ["bath_otter", "row_cottage"]


def test_VAL_6_the_discard_pile_becomes_the_deck() -> None:
    t = scene().draw_deck("moss_loft")
    n = sum(t.discards().values())
    t.do(0, "place animal news_stone")
    assert t.outcomes() == {"draw 0 moss_loft": 1}
    t.deal("draw 0 moss_loft")
    assert (t.deck_size(), t.discards()) == (n, {})


def test_VAL_7_both_piles_empty() -> None:
    t = (
        scene()
        .build(1, "chronicle_keeper")
        .draw_deck("moss_loft")
        .hide_discards(1, 1)
        .goods(0, birch=1, moss=1)
    )
    t.go(0, "place animal news_stone")
    assert (t.hand(0), t.actors()) == ({"moss_loft": 1}, [1])
    t.go(1, "place animal birch_slope")
    t.do(0, "play timber_slide from valley paying birch moss")
    assert (t.in_valley()[0], t.actors()) == ("-", [1])  # the gap stays ...


def test_VAL_7_a_gap_is_filled_once_that_is_possible() -> None:
    t = scene().hold(0, "row_cottage").build(1, "chronicle_keeper").valley(None, *FULL_VALLEY)
    t.draw_deck().hide_discards(1, 1)
    t.do(0, "place animal forge_individual", "discard row_cottage", "resources birch")
    t.deal("reveal row_cottage")
    assert (t.in_valley()[0], t.actors()) == ("row_cottage", [1])


def test_VAL_8_a_copy_under_a_snowed_card() -> None:
    t = scene().goods(0, birch=3, moss=2, fire=1).valley_snow("moss_loft")
    t.do(0, "play timber_slide from valley paying birch moss")
    t.deal("reveal moss_loft", "reveal row_cottage")
    assert t.in_valley()[1] == "moss_loft*2 snow"
    t.do(1, "place animal birch_slope")
    t.do(0, "play moss_loft from valley paying birch*2")
    assert (t.snow_tokens(0), t.in_valley()[1]) == (1, "moss_loft")  # cleared once for the stack
