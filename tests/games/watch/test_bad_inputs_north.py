"""The bad inputs that Brotherhood modes add, and those of the base game where they say more: tables, the turn,
guards, development cards, tokens, the special build phase. Heroes have a file of their own.
"""

import pytest
from tests.games.watch.bad import bad, bad_table
from tests.games.watch.layout import (
    BLACK,
    BLUE,
    CARD,
    GREEN,
    GUARD,
    KEEP,
    RED,
    ROAD,
    SETTLEMENT,
    WHITE,
    YELLOW,
    board,
    path,
)
from tests.games.watch.play import (
    clearing,
    decides,
    do,
    frostfangs,
    nature,
    phase,
    points,
    roll,
    tokens,
    wall,
)
from tests.games.watch.scene import Scene, founded

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State


def watch(**options: object) -> Scene:
    return Scene(4, "brotherhood", **options)


def five(**options: object) -> Scene:
    return Scene(5, "brotherhood56", **options)


# --- the turn ---


def test_ERR_1_b_recruiting_in_the_turn_of_another() -> None:
    s = watch().hand(BLUE, **GUARD).turn(RED).state()
    for text in ("guard 1", "pass", "back regular", "flip", "pick yoren", "remove yoren", "drive 1 regular"):
        bad("ERR-1", s, BLUE, text, "TURN-1")


def test_ERR_2_d_acting_while_a_token_is_turned() -> None:
    scene = watch().settlement(RED, 0).hand(RED, **KEEP).hand(RED, **GUARD).hand(RED, **ROAD)
    s = scene.cards(RED, patrol=1).hero(RED, "marsh").turn(RED).state()
    do(s, RED, "keep 0")
    texts = ("end", "guard 1", f"road {path(0, 4)}", "patrol", "marsh lumber for ore", "declare", "buy")
    for text in (*texts, "offer wool for ore", "trade lumber*3 for ore"):
        bad("ERR-2", s, RED, text, "TURN-7")
    tokens(s, "hornfoot regular")
    bad("ERR-2", s, RED, "guard 1", "TURN-7")  # the second token


def test_ERR_2_e_acting_while_the_second_of_six_is_chosen() -> None:
    scene = watch(mammoths=True).camps("cave_people", "regular").clearing(1, regular=4, mammoth=1)
    scene.guard(1, RED, BLUE, YELLOW, BLACK, RED).hero(RED, "marsh").hand(RED, **GUARD)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 1, die=4)
    assert decides(s) == ("pick_sixth", RED)
    for text in ("end", "guard 2", "roll", "marsh lumber for ore", "declare", "patrol", "tormund 1"):
        bad("ERR-2", s, RED, text, "TURN-7")


def test_ERR_2_f_acting_while_a_hero_is_resolved() -> None:
    scene = watch(heroic_tragedy=True).hero(RED, "mormont").hero(BLUE, "samwell").cards(RED, patrol=1)
    s = scene.hand(RED, **GUARD).hand(YELLOW, wool=1).hand(BLACK, wool=1).turn(RED, rolled=False).state()
    do(s, RED, "mormont ore 2")
    assert decides(s) == ("hero_step", RED)
    for text in ("roll", "end", "guard 1", "patrol", "flip", "declare"):
        bad("ERR-2", s, RED, text, "TURN-7")
    do(s, RED, "done")
    assert decides(s) == ("after_hero", RED)
    for text in ("roll", "patrol", "mormont ore 2", "done", "declare"):
        bad("ERR-2", s, RED, text, "TURN-7")
    do(s, RED, "flip")
    roll(s, 2, 2, die=2)
    assert decides(s) == ("hero_window", BLUE)  # Samwell's
    for text in ("end", "guard 1", "patrol", "declare", "mormont ore 2"):
        bad("ERR-2", s, RED, text, "TURN-7")
    bad("ERR-2", s, BLUE, "end", "TURN-7")
    do(s, BLUE, "decline")
    assert decides(s) == ("tragedy", RED)
    for text in ("end", "guard 1", "patrol", "decline"):
        bad("ERR-2", s, RED, text, "TURN-7")


def test_ERR_2_g_acting_while_a_token_of_the_special_build_phase_is_turned() -> None:
    s = (
        five()
        .settlement(BLUE, 0)
        .hand(BLUE, **KEEP)
        .hand(BLUE, **GUARD)
        .turn(RED)
        .special_build(BLUE)
        .state()
    )
    do(s, BLUE, "keep 0")
    assert decides(s) == ("token", CHANCE)
    for text in ("guard 1", "pass", "buy"):
        bad("ERR-2", s, BLUE, text, "TURN-7")


def test_ERR_3_b_recruiting_before_the_roll() -> None:
    s = watch().settlement(RED, 0).hand(RED, **GUARD).hand(RED, **KEEP).turn(RED, rolled=False).state()
    for text in ("guard 1", "keep 0", "end", "buy", "trade ore*3 for wool"):
        bad("ERR-3", s, RED, text, "TURN-4")
    do(s, RED, "roll")
    nature(s, "dice 1 1")
    bad("ERR-2", s, RED, "guard 1", "TURN-7")  # the wildling die is still in the air


def test_ERR_4_b_rolling_twice() -> None:
    s = five().turn(RED, rolled=False).state()
    roll(s, 1, 1)
    bad("ERR-4", s, RED, "roll", "TURN-2")


@pytest.mark.parametrize("rule", ["END-3", "END-4", "END-5"])
def test_ERR_5_b_acting_after_the_end_names_the_rule_that_ended_it(rule: str) -> None:
    scene = watch().guard(0, YELLOW)
    if rule == "END-3":
        scene.keep(RED, 0, 2, 20, 28).settlement(RED, 30, 43)
    elif rule == "END-4":
        scene.camps("cave_people", "regular").breaches(2)
    else:
        scene.camps("cave_people", "climber").wildlings(0, regular=7)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 1, die=4)
    if rule == "END-3":
        do(s, RED, "declare")
    assert (phase(s), GAME.actors(s)) == ("over", [])
    for seat in range(4):
        for text in ("roll", "end", "guard 1", "declare", "look pile", "nonsense"):
            bad("ERR-5", s, seat, text, rule)


# --- the table ---


@pytest.mark.parametrize(
    ("rules", "seats"),
    [("brotherhood", 2), ("brotherhood", 5), ("brotherhood", 6), ("brotherhood56", 4), ("brotherhood56", 7)],
)
def test_ERR_6_b_starting_with_a_wrong_number_of_players(rules: str, seats: int) -> None:
    bad_table("ERR-6", "MODE-4", {}, seats, rules)


def test_ERR_7_b_an_option_outside_its_mode() -> None:
    bad_table("ERR-7", "MODE-11", {"start": "beginner"}, 4, "brotherhood")
    bad_table("ERR-7", "MODE-11", {"start": "beginner"}, 5, "brotherhood56")
    bad_table("ERR-7", "MODE-15", {"heroes": "base11"}, 5, "brotherhood56")
    bad_table("ERR-7", "MODE-15", {"heroes": "some"}, 4, "brotherhood")
    bad_table("ERR-7", "MODE-5", {"mammoths": "no"}, 6, "brotherhood56")
    bad_table("ERR-7", "MODE-16", {"heroic_tragedy": "perhaps"}, 4, "brotherhood")
    for text in ("option heroic_tragedy on", "option heroes all"):
        bad("ERR-7", watch().state(), RED, text, "MODE-6")


@pytest.mark.parametrize("seats", [5, 6])
def test_ERR_8_separate_phases_with_five_or_six_players(seats: int) -> None:
    bad_table("ERR-8", "MODE-13", {"phases": "separate"}, seats, "brotherhood56")


# --- founding ---


def test_ERR_12_b_founding_guards_out_of_order() -> None:
    s = founded()
    first = GAME.actors(s)[0]
    for seat in range(4):
        if seat != first:
            bad("ERR-12", s, seat, "guard 1", "SET-21")
    do(s, first, "guard 1")
    bad("ERR-12", s, first, "guard 1", "SET-21")


def test_ERR_13_a_founding_guard_on_a_full_section_or_on_none() -> None:
    s = founded(6, rules="brotherhood56")
    for _ in range(5):
        do(s, GAME.actors(s)[0], "guard 2")
    last = GAME.actors(s)[0]
    bad("ERR-13", s, last, "guard 2", "SET-21")
    bad("ERR-13", s, last, "guard", "SET-21")
    do(s, last, "guard 3")
    assert len(wall(s, 2)) == 5


# --- the seven and Tormund ---


def test_ERR_18_b_tormund_onto_the_ice_of_three_players() -> None:
    s = Scene(3, "brotherhood", tormund_camp_on_7=False).tormund(5).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    for ice in (8, 13, 14, 19, 20):
        bad("ERR-18", s, RED, f"tormund {ice}", "TOR-4")
    bad("ERR-18", s, RED, "tormund camp", "TOR-5")
    s = watch().tormund(5).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    bad("ERR-17", s, RED, "tormund 5", "TOR-3")
    do(s, RED, "tormund 8")  # land with four players


# --- trade ---


def test_ERR_21_b_trading_after_recruiting() -> None:
    s = watch(phases="separate").hand(RED, **GUARD).hand(RED, ore=3).hand(BLUE, wool=1).turn(RED).state()
    do(s, RED, "guard 1")
    for text in ("trade ore*3 for wool", "offer ore for wool"):
        bad("ERR-21", s, RED, text, "MODE-12")
    bad("ERR-21", s, BLUE, "propose wool for ore", "TRD-1")


def test_ERR_27_b_putting_heroes_or_guards_into_a_trade() -> None:
    s = watch().hand(RED, wool=3).hero(RED, "mormont").turn(RED).state()
    for text in (
        "offer mormont for ore",
        "offer wool for samwell",
        "offer wool for hero",
        "trade guard for ore",
    ):
        bad("ERR-27", s, RED, text, "TRD-3")
    for text in ("propose recruits for wool", "propose ore for yoren"):
        bad("ERR-27", s, BLUE, text, "TRD-3")


def test_ERR_28_b_a_wrong_rate() -> None:
    s = watch().settlement(RED, 49).settlement(BLUE, 54).hand(RED, ore=6, grain=5, wool=3).turn(RED).state()
    tries = ["trade ore*2 for brick", "trade ore*4 for brick", "trade ore*5 for brick*2"]
    tries += ["trade wool*2 for brick", "trade grain*3 for brick", "trade ore*2 wool for brick"]
    for text in tries:
        bad("ERR-28", s, RED, text, "TRD-13")
    do(s, RED, "trade ore*6 for brick*2", "trade grain*4 for lumber*2")


# --- guards ---


def test_ERR_30_b_recruiting_without_the_cost() -> None:
    s = watch().hand(RED, lumber=1, brick=1, grain=3, ore=3).turn(RED).state()
    assert bad("ERR-30", s, RED, "guard 1", "BLD-1").needs == {"cards": {"wool": 1}}


def test_ERR_36_b_no_guard_left() -> None:
    scene = watch().guard(0, RED, RED, RED, RED).guard(1, RED, RED, RED).hand(RED, **GUARD)
    bad("ERR-36", scene.turn(RED).state(), RED, "guard 2", "BLD-3")


def test_ERR_39_a_guard_on_a_full_section() -> None:
    scene = watch().guard(1, BLUE, BLUE, YELLOW, RED, RED).hand(RED, **GUARD).cards(RED, recruits=1)
    s = scene.turn(RED).state()
    bad("ERR-39", s, RED, "guard 1", "GRD-2")
    bad("ERR-39", s, RED, "recruits 1", "GRD-2")
    do(s, RED, "guard 0", "recruits 3")
    assert (wall(s, 0), wall(s, 3)) == ([RED], [RED])


@pytest.mark.parametrize("text", ["guard 1 3", "guard 1 position 1", "recruit 1 2", "recruits 1 4"])
def test_ERR_40_choosing_the_position_of_a_guard(text: str) -> None:
    s = watch().guard(1, BLUE).hand(RED, **GUARD).cards(RED, recruits=1).turn(RED).state()
    bad("ERR-40", s, RED, text, "GRD-1")


def test_ERR_41_b_moving_a_guard() -> None:
    s = watch().guard(1, RED).turn(RED).state()
    for text in ("move guard 1 2", "move road 3 4"):
        bad("ERR-41", s, RED, text, "BLD-4")


def test_ERR_42_b_recruiting_for_another() -> None:
    s = watch().hand(RED, **GUARD).settlement(BLUE, 0).hand(RED, **KEEP).turn(RED).state()
    for text in ("guard 1 for 1", "keep 0 for 1"):
        bad("ERR-42", s, RED, text, "BLD-2")


# --- development cards ---


def test_ERR_51_b_ERR_52_b_new_recruits_like_any_other_card() -> None:
    s = watch().cards(RED, recruits=2).card_played().turn(RED).state()
    bad("ERR-51", s, RED, "recruits 1", "TURN-5")
    s = watch().fresh(RED, recruits=1).turn(RED).state()
    bad("ERR-52", s, RED, "recruits 1", "DEV-11")


def test_ERR_52_c_a_card_that_melisandre_bought() -> None:
    s = watch().hero(RED, "melisandre").hand(RED, **CARD).turn(RED).state()
    do(s, RED, "melisandre")
    nature(s, "look 0 patrol*2 recruits")
    do(s, RED, "choose recruits", "flip")
    bad("ERR-52", s, RED, "recruits 1", "DEV-11")


def test_ERR_53_b_new_recruits_in_the_turn_of_another() -> None:
    s = watch().cards(BLUE, recruits=1, patrol=1).turn(RED).state()
    bad("ERR-53", s, BLUE, "recruits 1", "TURN-5")
    bad("ERR-53", s, BLUE, "patrol", "TURN-5")


def test_ERR_54_b_driving_out_a_wildling_that_is_not_there() -> None:
    scene = watch().wildlings(5, climber=1).clearing(1, regular=1).guard(1, BLUE).camps("hornfoot", "regular")
    s = scene.tormund(2).cards(RED, patrol=1).turn(RED).state()
    do(s, RED, "patrol")
    for text in ("drive 5 regular", "drive 1 regular", "drive 2 climber"):
        bad("ERR-54", s, RED, text, "DEV-5")
    s = watch().cards(RED, patrol=1).turn(RED).state()
    do(s, RED, "patrol")
    bad("ERR-54", s, RED, "drive 1 regular", "DEV-5")  # AMB-53


def test_ERR_55_b_showing_victory_point_cards_before_the_dice() -> None:
    scene = watch().keep(RED, 0, 2, 20, 28).cards(RED, victory=2)
    s = scene.turn(RED, rolled=False).state()
    assert points(s, RED) == 10
    bad("ERR-55", s, RED, "reveal", "END-3")
    poor = watch().settlement(RED, 16).cards(RED, victory=3).turn(RED).state()
    bad("ERR-55", poor, RED, "reveal victory", "END-3")


def test_ERR_56_b_new_recruits_without_a_guard_or_a_position() -> None:
    scene = watch().guard(0, RED, RED, RED, RED).guard(1, RED, RED, RED).cards(RED, recruits=1)
    s = scene.turn(RED).state()
    bad("ERR-56", s, RED, "recruits 2", "DEV-8")
    scene = watch().cards(RED, recruits=1)
    for section, seat in enumerate((BLUE, YELLOW, BLACK, RED)):
        scene.guard(section, *[seat] * 5)
    s = scene.turn(RED).state()
    bad("ERR-56", s, RED, "recruits 3", "DEV-8")


def test_ERR_57_b_new_recruits_not_held() -> None:
    s = watch().cards(BLUE, recruits=1).cards(RED, patrol=1).turn(RED).state()
    bad("ERR-57", s, RED, "recruits 1", "DEV-1")


def test_ERR_58_b_looking_at_tokens() -> None:
    s = watch().settlement(RED, 0).hand(RED, **KEEP).turn(RED).state()
    for text in ("look token", "look tokens 1", "peek token"):
        bad("ERR-58", s, RED, text, "SET-20")
    for text in ("look pile", "look hand 1", "peek hand 1"):
        bad("ERR-58", s, RED, text, "TURN-9")
    do(s, RED, "keep 0")
    bad("ERR-58", s, RED, "peek token", "SET-20")  # before nature turns it


# --- wildlings ---


def test_ERR_60_declining_a_token_or_choosing_its_camp_or_trail() -> None:
    s = watch().settlement(RED, 0).camps("cave_people", *["regular"] * 4).hand(RED, **KEEP).turn(RED).state()
    do(s, RED, "keep 0")
    for text, rule in (("refuse token", "WILD-7"), ("camp 3", "WILD-8"), ("trail 5", "WILD-27")):
        bad("ERR-60", s, RED, text, rule)
        bad("ERR-60", s, BLUE, text, rule)


def sixth_of_err_61(kind: str) -> State:
    scene = watch(mammoths=True, sixth_giant="mercy").camps("cave_people", kind, "climber")
    scene.clearing(1, regular=4, mammoth=1).clearing(2, giant=1).guard(2, BLUE, BLUE)
    scene.guard(1, RED, BLUE, YELLOW, BLACK, RED).wildlings(1, climber=1)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 1, die=4)
    assert decides(s) == ("pick_sixth", RED)
    return s


def test_ERR_61_naming_the_newcomer_or_a_wildling_elsewhere() -> None:
    s = sixth_of_err_61("giant")
    bad("ERR-61", s, RED, "back giant", "WILD-23")  # the newcomer
    bad("ERR-61", s, RED, "back climber", "WILD-23")  # in a camp and in the Gift
    do(s, RED, "back mammoth")
    assert (clearing(s, 1), wall(s, 1)) == ({"regular": 4}, [BLUE, YELLOW, BLACK, RED])
    assert (frostfangs(s)["giant"], frostfangs(s)["mammoth"]) == (7, 8)
    s = sixth_of_err_61("mammoth")
    bad("ERR-61", s, RED, "back giant", "WILD-23")  # in another clearing
    do(s, RED, "back mammoth")  # the other one
    assert clearing(s, 1) == {"regular": 4}


# --- the special build phase ---


def building(seat: int = BLUE) -> Scene:
    scene = five(heroes="extended7").settlement(seat, 0).hero(seat, "marsh")
    scene.hand(seat, **GUARD).hand(seat, grain=3).cards(seat, patrol=1, winter=1, roads=1, recruits=1)
    return scene.turn(RED).special_build(seat)


def test_ERR_90_trade_cards_heroes_and_victory_in_a_special_build_turn() -> None:
    s = building().keep(BLUE, 2, 4, 24, 41).cards(BLUE, victory=1).hand(RED, ore=1).state()
    assert points(s, BLUE) == 10
    texts = ["trade grain*3 for ore", "offer grain for ore", "deal 0", "patrol", "winter ore*2", "roads"]
    texts += ["recruits 1", "marsh lumber for ore", "yoren 1", "declare", "end", "roll"]
    for text in texts:
        bad("ERR-90", s, BLUE, text, "X56-6")


def test_ERR_90_b_a_proposal_in_a_special_build_turn() -> None:
    s = building().hand(RED, ore=1).state()
    bad("ERR-90", s, BLUE, "propose grain for ore", "X56-6")


def test_ERR_90_c_building_out_of_order() -> None:
    s = building().hand(YELLOW, **GUARD).hand(GREEN, **SETTLEMENT).state()
    for seat in (YELLOW, BLACK, GREEN):
        for text in ("guard 1", "pass", "buy"):
            bad("ERR-90", s, seat, text, "X56-3")
    do(s, BLUE, "guard 1", "pass")
    bad("ERR-90", s, BLUE, "guard 1", "X56-3")  # his time is over
    do(s, YELLOW, "guard 1")


@pytest.mark.parametrize("builder", [BLUE, WHITE])
def test_ERR_91_whoever_just_played_builds_no_more(builder: int) -> None:
    scene = Scene(6, "brotherhood56").settlement(RED, 0).hand(RED, **GUARD).hand(RED, **KEEP)
    s = scene.turn(RED).special_build(builder).state()
    b = board("brotherhood56", 6)
    for text in ("guard 1", "keep 0", "pass", f"road {b.path(0, 6)}", "end", "trade ore*3 for wool"):
        bad("ERR-91", s, RED, text, "X56-3")


# --- the end ---


def test_ERR_92_b_claiming_a_win_too_early_too_late_or_with_too_little() -> None:
    scene = watch().keep(BLUE, 0, 2, 20, 28).cards(BLUE, victory=2).settlement(RED, 43)
    s = scene.turn(RED, rolled=False).state()
    bad("ERR-92", s, RED, "declare", "END-3")  # before the dice, too few
    bad("ERR-92", s, BLUE, "declare", "END-3")  # another's turn
    roll(s, 1, 1)
    bad("ERR-92", s, RED, "declare", "END-3")  # too few
    bad("ERR-92", s, BLUE, "declare", "END-3")
    do(s, RED, "end")
    bad("ERR-92", s, BLUE, "declare", "END-3")  # before his dice
    roll(s, 1, 1)
    do(s, BLUE, "declare")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == [BLUE]
