"""The bad inputs of tests/spec/watch.toml that can be tried in the base game: code, rule, and nothing changed.

That a refused text leaves the position as it was is checked by `say`, through which everything here goes.
"""

import pytest
from tests.games.watch.bad import bad, bad_table
from tests.games.watch.layout import BLACK, BLUE, CARD, KEEP, RED, ROAD, SETTLEMENT, YELLOW, path
from tests.games.watch.play import active, do, nature, phase, roll
from tests.games.watch.scene import Scene, founding

from frostwall.games.watch.engine.game import GAME

# --- the turn ---


def test_ERR_1_acting_in_the_turn_of_another() -> None:
    s = Scene().settlement(BLUE, 16).hand(BLUE, **ROAD).turn(RED).state()
    for text in ("roll", "end", f"road {path(16, 10)}", "settlement 30", "keep 16", "buy", "building"):
        bad("ERR-1", s, BLUE, text, "TURN-1")
    before = Scene().settlement(BLUE, 16).turn(RED, rolled=False).state()
    bad("ERR-1", before, BLUE, "roll", "TURN-1")
    do(before, RED, "roll")
    bad("ERR-1", before, BLUE, "end", "TURN-1")  # also while the dice are in the air


def test_ERR_2_acting_while_a_decision_is_open() -> None:
    scene = Scene().settlement(RED, 22).settlement(BLUE, 5, 11).hand(BLUE, wool=9)
    scene.cards(RED, patrol=1, roads=1).hand(RED, lumber=4, brick=1)
    s = scene.turn(RED, rolled=False).state()
    do(s, RED, "roll")
    bad("ERR-2", s, RED, "roll", "TURN-7")
    nature(s, "dice 3 4")
    for text in ("roll", "end", "tormund 5", "trade lumber*4 for ore", f"road {path(22, 28)}", "patrol"):
        bad("ERR-2", s, RED, text, "TURN-7")
    bad("ERR-2", s, BLUE, "end", "TURN-7")
    do(s, BLUE, "discard wool*4")
    for text in ("end", "roll", "buy", "patrol", "roads", "victim 1"):
        bad("ERR-2", s, RED, text, "TURN-7")
    do(s, RED, "tormund 1")
    nature(s, "steal 0 1 wool")
    do(s, RED, "roads")
    for text in ("end", "settlement 30", "offer lumber for ore", "trade lumber*4 for ore"):
        bad("ERR-2", s, RED, text, "TURN-7")
    do(s, RED, f"road {path(22, 28)}", f"road {path(22, 29)}", "offer lumber for wool")
    for text in ("end", "offer lumber for wool", f"road {path(16, 22)}", "accept", "decline"):
        bad("ERR-2", s, RED, text, "TURN-7")
    bad("ERR-2", s, BLUE, "withdraw", "TURN-7")


def test_ERR_2_b_acting_while_a_theft_or_a_card_is_open() -> None:
    scene = Scene().settlement(BLUE, 5).settlement(YELLOW, 11).hand(BLUE, wool=1).hand(RED, **CARD)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    do(s, RED, "tormund 1")
    assert phase(s) == "victim"
    for text in ("end", "roll", "tormund 2", "buy"):
        bad("ERR-2", s, RED, text, "TURN-7")
    do(s, RED, "victim 1")
    bad("ERR-2", s, RED, "end", "TURN-7")
    nature(s, "steal 0 1 wool")
    do(s, RED, "buy")
    bad("ERR-2", s, RED, "end", "TURN-7")


def test_ERR_2_c_placing_anything_else_before_the_founding_road() -> None:
    s = founding()
    first = active(s)
    bad("ERR-2", s, first, f"road {path(16, 10)}", "TURN-7")
    do(s, first, "settlement 16")
    for text in ("settlement 30", "roll", "end", "buy"):
        bad("ERR-2", s, first, text, "TURN-7")


def test_ERR_3_trading_building_or_ending_before_the_roll() -> None:
    scene = Scene().settlement(RED, 16).hand(RED, lumber=5, brick=1, wool=1, grain=2, ore=3)
    s = scene.turn(RED, rolled=False).state()
    texts = ["end", "trade lumber*4 for ore", "offer lumber for ore", "deal 1", f"road {path(16, 10)}"]
    for text in [*texts, "settlement 30", "keep 16", "buy", "building"]:
        bad("ERR-3", s, RED, text, "TURN-4")


@pytest.mark.parametrize("options", [{}, {"phases": "separate"}])
def test_ERR_4_rolling_twice(options: dict[str, object]) -> None:
    s = Scene(4, "base", **options).turn(RED, rolled=False).state()
    roll(s, 1, 1)
    bad("ERR-4", s, RED, "roll", "TURN-2")
    if options:
        do(s, RED, "building")
        bad("ERR-4", s, RED, "roll", "TURN-2")


def test_ERR_5_acting_after_the_end() -> None:
    scene = Scene().keep(RED, 10, 17, 35, 44).settlement(RED, 26).cards(RED, victory=1).settlement(BLUE, 8)
    s = scene.turn(BLACK).hand(BLUE, wool=1).state()
    do(s, BLACK, "end")
    assert GAME.actors(s) == []
    for seat in range(4):
        for text in ("roll", "end", "declare", "propose wool for ore", "look pile", "nonsense"):
            bad("ERR-5", s, seat, text, "END-2")


# --- the table ---


@pytest.mark.parametrize("seats", [0, 1, 2, 5, 6, 7])
def test_ERR_6_starting_with_a_wrong_number_of_players(seats: int) -> None:
    bad_table("ERR-6", "MODE-4", {}, seats)


def test_ERR_7_an_option_outside_its_mode_or_changed_after_the_start() -> None:
    bad_table("ERR-7", "MODE-11", {"start": "beginner", "board": "shuffled_terrain"})
    bad_table("ERR-7", "MODE-11", {"start": "beginner", "board": "full_random"})
    for key, value in (("heroes", "base11"), ("mammoths", "yes"), ("heroic_tragedy", "on")):
        bad_table("ERR-7", "MODE-6", {key: value})
    for text in ("option phases separate", "option edition de"):
        bad("ERR-7", Scene().state(), RED, text, "MODE-6")


# --- founding ---


def test_ERR_10_founding_on_a_taken_close_or_terrainless_intersection() -> None:
    s = founding()
    first = active(s)
    second = (first + 1) % 4
    for at in (19, 25, 32, 39, 46, 53, 59):  # ice and frame only
        bad("ERR-10", s, first, f"settlement {at}", "SET-14")
    do(s, first, "settlement 16", f"road {path(16, 10)}")
    for at in (16, 10, 11, 22):
        bad("ERR-10", s, second, f"settlement {at}", "BLD-12")


def test_ERR_11_a_founding_road_away_from_the_new_settlement() -> None:
    s = founding(3)
    first = active(s)
    second, third = (first + 1) % 3, (first + 2) % 3
    do(s, first, "settlement 16")
    bad("ERR-11", s, first, f"road {path(10, 15)}", "SET-11")
    do(s, first, f"road {path(16, 10)}")
    do(s, second, "settlement 30", f"road {path(30, 23)}")
    do(s, third, "settlement 35", f"road {path(35, 28)}")
    do(s, third, "settlement 44")
    bad("ERR-11", s, third, f"road {path(35, 42)}", "SET-12")  # at the first settlement, not the second


def test_ERR_12_founding_out_of_order() -> None:
    s = founding()
    first = active(s)
    for seat in range(4):
        if seat != first:
            bad("ERR-12", s, seat, "settlement 16", "SET-11")
    do(s, first, "settlement 16", f"road {path(16, 10)}")
    bad("ERR-12", s, first, "settlement 30", "SET-11")


# --- the seven and Tormund ---


def test_ERR_15_discarding_the_wrong_cards() -> None:
    s = Scene().hand(BLUE, wool=6, ore=3).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    for text in ("discard wool*3", "discard wool*5", "discard wool*6 ore*3", "discard nothing"):
        bad("ERR-15", s, BLUE, text, "SEV-2")
    for text in ("discard ore*4", "discard wool*3 brick", "discard lumber*4"):
        bad("ERR-15", s, BLUE, text, "SEV-2")


def test_ERR_16_discarding_without_having_to() -> None:
    s = Scene().hand(BLUE, wool=8).hand(YELLOW, wool=7).hand(BLACK, ore=8).turn(RED, rolled=False).state()
    bad("ERR-16", s, RED, "discard wool", "SEV-2")
    bad("ERR-16", s, BLUE, "discard wool*4", "SEV-2")
    roll(s, 3, 4)
    bad("ERR-16", s, YELLOW, "discard wool*3", "SEV-2")
    do(s, BLUE, "discard wool*4")
    bad("ERR-16", s, BLUE, "discard wool*4", "SEV-2")  # once is enough


def test_ERR_17_leaving_tormund_where_he_stands() -> None:
    s = Scene().cards(RED, patrol=1).tormund(5).turn(RED).state()
    do(s, RED, "patrol")
    bad("ERR-17", s, RED, "tormund 5", "TOR-3")
    s = Scene().turn(RED, rolled=False).state()
    roll(s, 3, 4)
    bad("ERR-17", s, RED, "tormund camp", "TOR-3")


def test_ERR_18_tormund_onto_the_ice_or_into_a_forbidden_camp() -> None:
    s = Scene(tormund_camp_on_7=False).tormund(5).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    for ice in (8, 14, 20):
        bad("ERR-18", s, RED, f"tormund {ice}", "TOR-4")
    bad("ERR-18", s, RED, "tormund camp", "TOR-5")
    s = Scene(tormund_camp_on_patrol=False).cards(RED, patrol=1).tormund(5).turn(RED).state()
    do(s, RED, "patrol")
    bad("ERR-18", s, RED, "tormund camp", "TOR-5")
    bad("ERR-18", s, RED, "tormund 8", "TOR-4")


def test_ERR_19_robbing_oneself_or_somebody_who_is_not_there() -> None:
    scene = Scene().settlement(BLUE, 5).settlement(YELLOW, 16).keep(RED, 6).settlement(BLACK, 30)
    s = scene.hand(BLUE, wool=2).hand(BLACK, ore=2).hand(RED, ore=1).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    do(s, RED, "tormund 1")
    bad("ERR-19", s, RED, "victim 0", "TOR-6")
    bad("ERR-19", s, RED, "victim 3", "TOR-6")
    bad("ERR-19", s, RED, "victim 5", "TOR-6")


def test_ERR_20_refusing_a_theft_that_has_to_be_made() -> None:
    def scene(steal: str) -> Scene:
        found = Scene(steal=steal).settlement(BLUE, 5).settlement(YELLOW, 16).hand(BLUE, wool=2)
        return found.cards(RED, patrol=1)

    s = scene("must").turn(RED, rolled=False).state()
    roll(s, 3, 4)
    do(s, RED, "tormund 1")
    bad("ERR-20", s, RED, "spare", "TOR-7")
    s = scene("may").turn(RED).state()
    do(s, RED, "patrol", "tormund 1")
    bad("ERR-20", s, RED, "spare", "TOR-7")


# --- trade ---


def test_ERR_21_trading_outside_the_trade_phase() -> None:
    scene = Scene(phases="separate").settlement(RED, 16).hand(RED, lumber=6, brick=1).hand(BLUE, ore=1)
    s = scene.turn(RED).state()
    do(s, RED, f"road {path(16, 10)}")
    for text in ("trade lumber*4 for ore", "offer lumber for ore", "deal 1"):
        bad("ERR-21", s, RED, text, "MODE-12")
    bad("ERR-21", s, BLUE, "propose ore for lumber", "TRD-1")
    s = Scene().hand(BLUE, ore=1).turn(RED, rolled=False).state()
    bad("ERR-21", s, BLUE, "propose ore for lumber", "TRD-1")
    bad("ERR-21", founding(), (active(founding()) + 1) % 4, "propose ore for lumber", "TRD-1")


def test_ERR_22_a_trade_without_the_active_player() -> None:
    s = Scene().hand(RED, lumber=1).hand(BLUE, ore=1).hand(YELLOW, wool=1).turn(RED).state()
    bad("ERR-22", s, BLUE, "offer ore for wool to 2", "TRD-4")
    bad("ERR-22", s, BLUE, "offer ore for wool", "TRD-4")
    do(s, RED, "offer lumber for ore to 1")
    bad("ERR-22", s, YELLOW, "offer wool for ore to 1", "TRD-4")


def test_ERR_23_a_supply_trade_in_the_turn_of_another() -> None:
    s = Scene().hand(BLUE, ore=4).turn(RED).state()
    bad("ERR-23", s, BLUE, "trade ore*4 for wool", "TRD-4")


def test_ERR_24_giving_or_receiving_nothing() -> None:
    s = Scene().hand(RED, wool=4).hand(BLUE, ore=4).turn(RED).state()
    for text in ("offer wool for nothing", "offer nothing for ore", "trade wool*4 for nothing"):
        bad("ERR-24", s, RED, text, "TRD-6")
    bad("ERR-24", s, RED, "trade nothing for ore", "TRD-6")
    bad("ERR-24", s, RED, "give wool to 1", "TRD-6")
    for text in ("propose ore for nothing", "propose nothing for wool"):
        bad("ERR-24", s, BLUE, text, "TRD-6")
    do(s, RED, "offer wool for ore to 1")
    for text in ("counter ore for nothing", "counter nothing for wool"):
        bad("ERR-24", s, BLUE, text, "TRD-6")


def test_ERR_25_the_same_kind_on_both_sides() -> None:
    s = Scene().hand(RED, wool=4, ore=1).hand(BLUE, ore=4, wool=1).turn(RED).state()
    bad("ERR-25", s, RED, "trade wool*4 for wool", "TRD-8")
    bad("ERR-25", s, RED, "offer wool*2 for wool", "TRD-7")
    bad("ERR-25", s, RED, "offer wool ore for ore brick", "TRD-7")
    bad("ERR-25", s, BLUE, "propose ore*2 for ore", "TRD-7")
    do(s, RED, "offer wool for ore to 1")
    bad("ERR-25", s, BLUE, "counter ore*2 for ore", "TRD-7")
    same = Scene(same_kind_trade=True).hand(RED, wool=4).turn(RED).state()
    bad("ERR-25", same, RED, "trade wool*4 for wool", "TRD-8")  # the supply never does


def test_ERR_26_offering_or_accepting_cards_not_held() -> None:
    s = Scene().hand(RED, wool=1).hand(BLUE, ore=1).hand(YELLOW, brick=1).turn(RED).state()
    bad("ERR-26", s, RED, "offer wool*2 for ore", "TRD-5")
    bad("ERR-26", s, RED, "offer wool brick for ore", "TRD-5")
    bad("ERR-26", s, BLUE, "propose ore*2 for wool", "TRD-5")
    bad("ERR-26", s, RED, "trade brick*4 for ore", "TRD-5")
    do(s, BLUE, "propose ore for brick")
    bad("ERR-26", s, RED, "deal 1", "TRD-5")
    do(s, RED, "offer wool for ore*2")
    bad("ERR-26", s, BLUE, "accept", "TRD-5")
    bad("ERR-26", s, YELLOW, "accept", "TRD-5")
    bad("ERR-26", s, YELLOW, "counter brick*2 for wool", "TRD-5")


def test_ERR_27_putting_anything_but_resource_cards_into_a_trade() -> None:
    s = Scene().hand(RED, wool=1).cards(RED, patrol=1).settlement(RED, 16).turn(RED).state()
    for text in (
        "offer patrol for ore",
        "offer wool for patrol",
        "offer wool for hero",
        "trade road for ore",
    ):
        bad("ERR-27", s, RED, text, "TRD-3")
    for text in ("propose victory for wool", "propose settlement for wool", "propose winter*2 for wool"):
        bad("ERR-27", s, BLUE, text, "TRD-3")


def test_ERR_28_a_wrong_rate_or_a_route_of_another() -> None:
    scene = Scene().settlement(RED, 58).settlement(BLUE, 47).hand(RED, lumber=6, wool=4, ore=4)
    s = scene.turn(RED).state()
    tries = ["trade wool*3 for brick", "trade wool*2 for brick", "trade wool*4 for brick*2"]  # no such route
    tries += [
        "trade lumber*3 for brick",
        "trade lumber for brick",
        "trade lumber*4 for brick",
    ]  # the wrong rate
    tries += ["trade wool*2 ore*2 for brick", "trade lumber*2 wool*2 for brick grain"]  # mixed
    tries += ["trade lumber*5 for brick*2", "trade wool*5 for brick"]  # cards to spare
    for text in tries:
        bad("ERR-28", s, RED, text, "TRD-13")


def test_ERR_29_the_supply_lacks_the_card() -> None:
    s = Scene().hand(RED, wool=8).supply(BLACK, ore=0, brick=1).turn(RED).state()
    bad("ERR-29", s, RED, "trade wool*4 for ore", "TRD-14")
    bad("ERR-29", s, RED, "trade wool*8 for brick*2", "TRD-14")


# --- building ---


def test_ERR_30_building_without_the_cost() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 15).hand(RED, lumber=1, wool=1, grain=1, ore=2)
    s = scene.turn(RED).state()
    for text in (f"road {path(16, 11)}", "settlement 15", "keep 16"):
        bad("ERR-30", s, RED, text, "BLD-1")
    refusal = bad("ERR-30", s, RED, "keep 16", "BLD-1")
    assert refusal.needs == {"cards": {"grain": 1, "ore": 1}}
    poor = Scene().hand(RED, wool=1, grain=1).turn(RED).state()
    bad("ERR-30", poor, RED, "buy", "BLD-1")


def test_ERR_31_settling_on_a_taken_or_close_intersection() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 15, 9).settlement(BLUE, 4).hand(RED, **SETTLEMENT)
    s = scene.keep(YELLOW, 21).turn(RED).state()
    bad("ERR-31", s, RED, "settlement 16", "BLD-12")  # own
    bad("ERR-31", s, RED, "settlement 4", "BLD-12")  # foreign
    bad("ERR-31", s, RED, "settlement 10", "BLD-12")  # next to an own one
    bad("ERR-31", s, RED, "settlement 9", "BLD-12")  # next to a foreign one
    bad("ERR-31", s, RED, "settlement 15", "BLD-12")  # next to a keep


def test_ERR_32_settling_without_an_own_road() -> None:
    scene = Scene().settlement(RED, 16).line(BLUE, 30, 23).hand(RED, **SETTLEMENT)
    s = scene.turn(RED).state()
    bad("ERR-32", s, RED, "settlement 35", "BLD-11")
    bad("ERR-32", s, RED, "settlement 30", "BLD-11")  # the road there is Blue's


def test_ERR_33_a_road_on_a_taken_path() -> None:
    s = Scene().settlement(RED, 16).line(RED, 16, 10).line(BLUE, 16, 11).hand(RED, **ROAD).turn(RED).state()
    bad("ERR-33", s, RED, f"road {path(16, 10)}", "BLD-5")
    bad("ERR-33", s, RED, f"road {path(16, 11)}", "BLD-5")


def test_ERR_34_a_road_not_joined_or_behind_a_foreign_building() -> None:
    scene = Scene().settlement(RED, 16).line(RED, 16, 10, 15).keep(BLUE, 15).line(BLUE, 15, 21)
    s = scene.hand(RED, **ROAD).turn(RED).state()
    bad("ERR-34", s, RED, f"road {path(30, 37)}", "BLD-6")  # touches nothing
    bad("ERR-34", s, RED, f"road {path(21, 28)}", "BLD-6")  # a foreign road
    bad("ERR-34", s, RED, f"road {path(15, 9)}", "BLD-6")  # behind a keep


def test_ERR_35_a_road_between_ice_fields_or_ice_and_frame() -> None:
    scene = Scene().settlement(RED, 31, 13, 52).hand(RED, **ROAD)
    s = scene.turn(RED).state()
    for a, b in ((31, 25), (13, 19), (52, 59), (25, 32), (53, 59)):
        bad("ERR-35", s, RED, f"road {path(a, b)}", "BLD-8")


def test_ERR_36_no_piece_left() -> None:
    line = (47, 54, 48, 55, 49, 56, 50, 57, 51, 58, 52, 45, 37, 30, 23)  # 14 roads
    s = Scene().line(RED, *line).settlement(RED, 47).hand(RED, **ROAD).turn(RED).state()
    bad("ERR-36", s, RED, f"road {path(23, 17)}", "BLD-3")
    places = (0, 2, 9, 16, 12)
    s = Scene().settlement(RED, *places).line(RED, 16, 22, 28).hand(RED, **SETTLEMENT).turn(RED).state()
    bad("ERR-36", s, RED, "settlement 28", "BLD-13")
    s = Scene().keep(RED, *places[:4]).settlement(RED, 12).hand(RED, **KEEP).turn(RED).state()
    bad("ERR-36", s, RED, "keep 12", "BLD-3")


def test_ERR_37_a_keep_where_no_own_settlement_stands() -> None:
    s = Scene().keep(RED, 16).settlement(BLUE, 12).hand(RED, **KEEP).turn(RED).state()
    for at in (30, 12, 16):  # nothing, Blue's, a keep already
        bad("ERR-37", s, RED, f"keep {at}", "BLD-15")


def test_ERR_38_a_guard_in_the_base_game() -> None:
    s = Scene().hand(RED, lumber=1, brick=1, wool=1).turn(RED).state()
    for text in ("guard 1", "recruit 1", "recruit"):
        bad("ERR-38", s, RED, text, "MODE-1")


def test_ERR_41_moving_a_built_piece() -> None:
    s = Scene().settlement(RED, 16).line(RED, 16, 10).turn(RED).state()
    for text in (f"move road {path(16, 10)} {path(16, 11)}", "move settlement 16 30"):
        bad("ERR-41", s, RED, text, "BLD-4")


def test_ERR_42_building_in_the_name_of_another() -> None:
    s = Scene().settlement(BLUE, 16).hand(RED, **KEEP).turn(RED).state()
    for text in ("keep 16 for 1", f"road {path(16, 10)} for 1", "settlement 30 for 1"):
        bad("ERR-42", s, RED, text, "BLD-2")


# --- development cards ---


def test_ERR_50_buying_from_an_empty_pile() -> None:
    s = Scene(vp_cards=0).hand(RED, **CARD).turn(RED).pile(BLACK).state()
    bad("ERR-50", s, RED, "buy", "DEV-1")


def test_ERR_51_a_second_development_card_in_a_turn() -> None:
    scene = Scene().settlement(RED, 16).cards(RED, patrol=2, winter=1, roads=1)
    s = scene.turn(RED, rolled=False).state()
    do(s, RED, "winter wool*2")
    for text in ("patrol", "roads"):
        bad("ERR-51", s, RED, text, "TURN-5")
    roll(s, 1, 1)
    bad("ERR-51", s, RED, "patrol", "TURN-5")
    held = Scene().cards(RED, winter=2).card_played().turn(RED).state()
    bad("ERR-51", held, RED, "winter wool ore", "TURN-5")


def test_ERR_52_playing_a_card_bought_this_turn() -> None:
    s = Scene().settlement(RED, 16).fresh(RED, patrol=1, winter=1, roads=1).turn(RED).state()
    for text in ("patrol", "winter wool*2", "roads"):
        bad("ERR-52", s, RED, text, "DEV-11")


def test_ERR_53_a_development_card_in_the_turn_of_another() -> None:
    s = Scene().settlement(BLUE, 16).cards(BLUE, patrol=1, winter=1, roads=1).turn(RED).state()
    for text in ("patrol", "winter wool*2", "roads"):
        bad("ERR-53", s, BLUE, text, "TURN-5")


def test_ERR_54_option_2_of_a_ranger_patrol() -> None:
    s = Scene().cards(RED, patrol=1).turn(RED).state()
    for text in ("patrol 2", "patrol 5", "patrol wildling 5"):
        bad("ERR-54", s, RED, text, "DEV-5")


def test_ERR_55_showing_victory_point_cards_that_do_not_win() -> None:
    s = Scene().settlement(RED, 16).cards(RED, victory=3).turn(RED).state()
    bad("ERR-55", s, RED, "reveal", "DEV-12")
    bad("ERR-55", s, RED, "reveal victory", "DEV-12")


def test_ERR_56_a_progress_card_that_could_do_nothing() -> None:
    nowhere = Scene().cards(RED, roads=1).turn(RED).state()
    bad("ERR-56", nowhere, RED, "roads", "DEV-9")
    line = (47, 54, 48, 55, 49, 56, 50, 57, 51, 58, 52, 45, 37, 30, 23)
    no_piece = Scene().line(RED, *line).cards(RED, roads=1).turn(RED).state()
    bad("ERR-56", no_piece, RED, "roads", "DEV-9")
    scene = Scene().cards(RED, winter=1).supply(BLACK, lumber=0, brick=0, wool=0, grain=0, ore=0)
    empty = scene.turn(RED).state()
    bad("ERR-56", empty, RED, "winter wool*2", "DEV-7")
    bad("ERR-56", empty, RED, "winter nothing", "DEV-7")


def test_ERR_57_playing_a_card_not_held() -> None:
    s = Scene().settlement(RED, 16).cards(BLUE, patrol=1, winter=1, roads=1).turn(RED).state()
    for text in ("patrol", "winter wool*2", "roads"):
        bad("ERR-57", s, RED, text, "DEV-1")


def test_ERR_58_looking_at_what_is_hidden() -> None:
    s = Scene().turn(RED).state()
    for text in ("look pile", "look hand 1", "peek pile", "look token"):
        bad("ERR-58", s, RED, text, "TURN-9")


# --- the end ---


def test_ERR_92_claiming_a_win_that_is_none() -> None:
    scene = Scene().keep(BLUE, 10, 17, 35, 44).cards(BLUE, victory=2).settlement(RED, 26)
    s = scene.turn(RED, rolled=False).state()
    bad("ERR-92", s, RED, "declare", "END-2")  # too few points
    bad("ERR-92", s, BLUE, "declare", "END-2")  # another's turn
    roll(s, 1, 1)
    bad("ERR-92", s, BLUE, "declare", "END-2")
