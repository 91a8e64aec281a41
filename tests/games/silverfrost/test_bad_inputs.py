"""The checklist of bad inputs (section 15), rows 1 to 15: the turn and clearing snow. The other rows are in
test_bad_inputs_*.py by chapter; data files (BAD-63) in test_deck_check.py."""

import pytest
from tests.games.silverfrost.bad import ROWS, bad
from tests.games.silverfrost.scene import Scene, scene

SLIDE = "play timber_slide from valley paying birch moss"


def closing() -> Scene:
    """Seat 0 has placed an animal and may still clear."""
    t = scene().goods(0, fire=2).build(0, "moss_loft", "rye_oven", snow=True)
    t.do(0, "place animal birch_slope")
    assert t.decision() == "closing"
    return t


def test_BAD_every_row_is_here() -> None:
    assert sorted(ROWS) == [n for n in range(1, 70) if n != 63]


@pytest.mark.parametrize(
    "text",
    ["place animal birch_slope", SLIDE, "prepare", "pass", "end", "use 1 0", "visit animal 1 1", "skip"],
)
def test_BAD_1_acting_out_of_turn(text: str) -> None:
    t = scene().goods(1, birch=1, moss=1).build(1, "storm_scout")
    rule = {"skip": "TURN-3"}.get(text, "TURN-1")
    refusal = t.refused(1, text)
    assert refusal.rule == rule


@pytest.mark.parametrize("text", ["place animal birch_slope", SLIDE, "prepare", "pass", "end", "clear 1"])
def test_BAD_1_acting_after_having_passed(text: str) -> None:
    t = scene().passed(1).goods(1, birch=1, moss=1, fire=3).build(1, "moss_loft", snow=True)
    bad(1, t, 1, text, "END-2", "HAS_PASSED")


def test_BAD_1_acting_when_the_game_is_over() -> None:
    t = scene().passed(1).season(0, "spring").no_animals(0)
    t.do(0, "pass")
    for seat in (0, 1):
        bad(1, t, seat, "place animal birch_slope", "END-6", "GAME_OVER")


@pytest.mark.parametrize("text", ["place guard moss_hollow", SLIDE, "prepare", "pass"])
def test_BAD_2_a_second_action(text: str) -> None:
    t = closing()
    t.s.add(0, 1, 1)  # one moss: the card could be paid
    bad(2, t, 0, text, "TURN-2", "ACTION_DONE")


def test_BAD_2_skipping_a_turn() -> None:
    t = scene()
    bad(2, t, 0, "end", "TURN-3", "NO_SKIPPING")
    bad(2, t, 0, "skip", "TURN-3", "NO_SKIPPING")
    stuck = scene().no_animals(0)  # also with nothing left to do but preparing
    bad(2, stuck, 0, "end", "TURN-3")


def test_BAD_3_ending_with_a_pending_decision() -> None:
    t = scene().goods(0, fire=1)
    t.do(0, "place animal beacon_1")
    assert t.decision() == "giant"
    for text in ("end", "place guard birch_slope", "prepare", "pass", SLIDE):
        bad(3, t, 0, text, "TURN-12", "PENDING_DECISION")
    production = scene().no_animals(0).build(0, "moss_loft", "stoker_stoat")
    production.do(0, "prepare")
    bad(3, production, 0, "end", "TURN-12", "PENDING_DECISION")


def test_BAD_4_answering_for_another_player() -> None:
    t = scene().goods(0, fire=1)
    t.do(0, "place animal beacon_1")
    for text in ("giant larder_bear", "yes", "none", "end"):
        bad(4, t, 1, text, "TURN-12", "NOT_YOUR_DECISION")


def test_BAD_4_an_answer_that_is_not_offered() -> None:
    t = scene().goods(0, nut=3)
    t.hold(0, "sledge_hauler").do(0, "play sledge_hauler from hand paying nut*3")
    assert t.decision() == "option"
    for text in ("option 2", "yes", "times 1", "resources birch", "giant larder_bear", "person 1"):
        bad(4, t, 0, text, "TURN-12", "NOT_OFFERED")


def test_BAD_4_an_answer_without_a_question() -> None:
    t = scene()
    for text in ("yes", "no", "option 0", "times 1", "resources birch", "next 1 0", "stay"):
        bad(4, t, 0, text, "TURN-12", "NO_DECISION")


def test_BAD_4_answering_while_nature_decides() -> None:
    t = scene()
    t.do(0, "place animal news_stone")
    assert t.decision() == "drawing"
    bad(4, t, 0, "end", "TURN-12", "NATURE_FIRST")


def test_BAD_5_preparing_with_an_animal_left() -> None:
    bad(5, scene(), 0, "prepare", "TURN-6", "ANIMALS_LEFT")
    bad(5, scene().animals(0, "birch_slope"), 0, "prepare", "TURN-6", "ANIMALS_LEFT")
    bad(5, scene().guard(0, "birch_slope"), 0, "prepare", "TURN-6", "ANIMALS_LEFT")


def test_BAD_6_preparing_in_spring() -> None:
    t = scene().season(0, "spring").no_animals(0)
    bad(6, t, 0, "prepare", "SEAS-1", "LAST_SEASON")


@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_BAD_6_preparing_for_a_season_out_of_order(season: str) -> None:
    bad(6, scene().no_animals(0), 0, f"prepare {season}", "SEAS-1")


def test_BAD_7_passing_before_spring() -> None:
    for season in ("summer", "autumn", "winter"):
        t = scene().season(0, season).no_animals(0)
        bad(7, t, 0, "pass", "TURN-7", "NOT_SPRING_YET")


def test_BAD_7_passing_with_an_animal_left() -> None:
    bad(7, scene().season(0, "spring"), 0, "pass", "TURN-7", "ANIMALS_LEFT")


def test_BAD_8_clearing_while_preparing() -> None:
    t = (
        scene()
        .no_animals(0)
        .goods(0, fire=3)
        .build(0, "rye_oven", "barley_baker")
        .build(0, "hazel_bin", snow=True)
    )
    t.do(0, "prepare")
    assert t.decision() == "produce"
    bad(8, t, 0, "clear 3", "TURN-9", "NOT_NOW")


def test_BAD_8_preparing_or_passing_after_having_cleared() -> None:
    t = scene().no_animals(0).goods(0, fire=1, birch=1, moss=1).build(0, "moss_loft", snow=True)
    t.do(0, "clear 1")
    bad(8, t, 0, "prepare", "TURN-10", "BOUND_TO_ACT")
    t = scene().season(0, "spring").no_animals(0).goods(0, fire=1, birch=1, moss=1)
    t.build(0, "moss_loft", snow=True).do(0, "clear 1")
    bad(8, t, 0, "pass", "TURN-10", "BOUND_TO_ACT")


def test_BAD_8_clearing_in_the_turn_of_passing() -> None:
    t = scene().season(0, "spring").no_animals(0).goods(0, fire=3).build(0, "jay_forager", snow=True)
    bad(8, t, 0, "clear 1", "TURN-10", "BOUND_TO_ACT")  # only passing is left
    t.do(0, "pass")
    bad(1, t, 0, "clear 1", "END-2")


def test_BAD_9_clearing_a_second_card() -> None:
    t = closing()
    t.do(0, "clear 1")
    assert t.actors() == [1]  # nothing more was possible: the turn is over
    t = scene().goods(0, fire=3).build(0, "moss_loft", "rye_oven", snow=True)
    t.do(0, "clear 1")
    bad(9, t, 0, "clear 2", "SNOW-19", "CLEARED_ALREADY")


def test_BAD_10_clearing_in_the_turn_of_another() -> None:
    t = scene().goods(1, fire=3).build(1, "moss_loft", snow=True)
    bad(10, t, 1, "clear 1", "TURN-8")
    t.goods(0, fire=1).do(0, "place animal beacon_1")
    bad(10, t, 1, "clear 1", "TURN-8")  # also while the other one decides


def test_BAD_11_clearing_with_too_little_fire() -> None:
    t = scene().build(0, "moss_loft", snow=True)
    assert bad(11, t, 0, "clear 1", "SNOW-14", "NO_FIRE_FOR_SNOW").needs == {"fire": 1}
    cold = scene().freezing().goods(0, fire=1).build(0, "moss_loft", snow=True)
    assert bad(11, cold, 0, "clear 1", "SNOW-14", "NO_FIRE_FOR_SNOW").needs == {"fire": 2}


def test_BAD_12_clearing_where_there_is_no_snow() -> None:
    t = scene().goods(0, fire=3).build(0, "moss_loft").build(0, "rye_oven", snow=True)
    bad(12, t, 0, "clear 1", "SNOW-14", "NO_SNOW")
    bad(12, t, 0, "clear 3", "SNOW-19", "NO_SUCH_CARD")
    bad(12, t, 0, "clear 0", "SNOW-19", "NO_SUCH_CARD")
    bad(12, t, 0, "clear 62", "SNOW-19", "NO_SUCH_CARD")


def test_BAD_12_clearing_a_place_without_snow_by_an_effect() -> None:
    t = scene().giants("thaw_wind_musk_ox", "larder_bear", "mossback_elk", "emberback_boar").goods(0, fire=1)
    t.snow_on("birch_slope", "moss_hollow").valley_snow("moss_loft", "rye_oven")
    t.go(0, "place animal beacon_1", "giant thaw_wind_musk_ox")
    assert t.decision() == "clear_where"
    bad(12, t, 0, "at nut_cellar", "SNOW-14", "NO_SNOW")
    t.do(0, "at birch_slope")
    bad(12, t, 0, "above copper_adit", "SNOW-14", "NO_SNOW")


def test_BAD_13_clearing_without_placing_or_playing() -> None:
    t = scene().goods(0, fire=3).snow_on("birch_slope").valley_snow("moss_loft")
    for text in ("sweep birch_slope", "sweep moss_loft"):
        bad(13, t, 0, text, "SNOW-24", "CLEAR_BY_USING")
    for text in ("at birch_slope", "above moss_loft"):  # as the answer to a question nobody asked
        assert t.refused(0, text, "NO_DECISION").rule == "TURN-12"


def test_BAD_14_clearing_in_a_foreign_city() -> None:
    t = scene().goods(0, fire=3).build(1, "bath_otter", "moss_loft", snow=True).build(0, "row_cottage")
    bad(14, t, 0, "sweep 1 2", "SNOW-24", "CLEAR_BY_USING")
    bad(14, t, 0, "clear 2", "SNOW-19", "NO_SUCH_CARD")  # the slots of `clear` are those of the own city


def test_BAD_15_clearing_with_nothing_to_do_afterwards() -> None:
    t = scene().no_animals(0).goods(0, fire=2).build(0, "moss_loft", snow=True)
    bad(15, t, 0, "clear 1", "TURN-10", "BOUND_TO_ACT")
    # The only play needs the fire that the clearing would take.
    gift = scene().no_animals(0).goods(0, fire=1).hold(0, "mountaineer").build(0, "moss_loft", snow=True)
    bad(15, gift, 0, "clear 1", "TURN-10", "BOUND_TO_ACT")
