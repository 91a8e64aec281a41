"""The checklist of bad inputs, rows 54 to 65: snow in the city, seasons, set-up, secrets, solo games, malformed texts
and abilities."""

import json
from random import Random

import pytest
from tests.games.silverfrost.bad import bad, bad_table
from tests.games.silverfrost.scene import CLAW, Scene, scene

from frostwall.core.types import CHANCE, Refusal, Setup
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.state import State


def test_BAD_54_city_snow_where_it_does_not_fall() -> None:
    t = scene(4).no_animals(0).build(0, "hall_of_deeds", "chimney_row")  # 4 points each: the first two tokens
    t.build(
        0, "rye_oven", "kettle_smithy", "sledge_depot"
    )  # 2 points, production: one of them gets the third
    t.build(0, "hearth_teller", "jay_forager").build(0, "bell_tower", snow=True)
    t.go(0, "prepare")
    while t.decision() != "city_snow":
        legal = t.legal(0)
        t.go(0, next(text for text in legal if text in ("no", "times 0") or text.startswith("next")))
    assert t.snowed(0) == [1, 2, 8]
    assert t.legal(0) == ["on 3", "on 4", "on 5"]
    bad(54, t, 0, "on 6", "SNOW-8", "NOT_NEXT_FOR_SNOW")  # a destination comes after production
    bad(54, t, 0, "on 7", "SNOW-8", "NOT_NEXT_FOR_SNOW")  # fewer points
    bad(54, t, 0, "on 1", "SNOW-9", "SNOW_THERE")
    bad(54, t, 0, "on 8", "SNOW-9", "SNOW_THERE")
    bad(54, t, 0, "on 9", "SNOW-8", "NOT_NEXT_FOR_SNOW")  # no such card


def producing() -> Scene:
    t = scene().no_animals(0).build(0, "stoker_stoat", "timber_slide", "fire_guard")
    t.do(0, "prepare")
    assert t.decision() == "produce"
    return t


def test_BAD_55_producing_twice_in_one_season() -> None:
    t = producing()
    t.do(0, "next 1 0")
    bad(55, t, 0, "produce 1", "SEAS-6", "ONLY_IN_SEASON")
    assert t.refused(0, "next 1 0").rule in ("SEAS-6", "TURN-12")


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_BAD_55_producing_without_an_effect(season: str) -> None:
    t = scene().season(0, season).build(0, "stoker_stoat")
    bad(55, t, 0, "produce 1", "SEAS-6", "ONLY_IN_SEASON")


def test_BAD_55_no_production_in_winter() -> None:
    t = scene().season(0, "autumn").no_animals(0).build(0, "stoker_stoat", "timber_slide", "fire_guard")
    t.go(0, "prepare")
    assert t.in_season(0) == "winter"
    assert t.resources(0) == {}
    assert t.fire(0) == 1  # 3 cards: one pair


def test_BAD_56_declining_what_is_mandatory() -> None:
    t = scene().goods(0, nut=3).hold(0, "sledge_hauler")
    t.do(0, "play sledge_hauler from hand paying nut*3")
    for text in ("no", "none"):
        bad(56, t, 0, text, "GEN-2", "MANDATORY")
    t = scene().goods(0, fire=1)
    t.do(0, "place animal beacon_1")
    for text in ("no", "none"):
        bad(56, t, 0, text, "GEN-2", "MANDATORY")


def test_BAD_56_declining_a_gift_or_the_valley() -> None:
    t = scene().build(0, "mist_guard").hold(0, "row_cottage")
    t.do(0, "visit animal 0 1")
    bad(56, t, 0, "none", "GEN-2", "MANDATORY")
    t.go(0, "valley timber_slide", "valley moss_loft", "valley copper_adit")
    assert t.decision() == "cards"
    bad(56, t, 0, "no", "GEN-2", "MANDATORY")
    assert t.refused(0, "give nothing to 1").rule in ("GEN-2", "GEN-3")


def test_BAD_56_accepting_what_cannot_be_paid() -> None:
    """GEN-3: a cost is never paid in part. Nobody is asked, so `yes` answers nothing."""
    t = scene().goods(0, nut=3).hold(0, "barley_baker")
    t.do(0, "play barley_baker from hand paying nut*3")
    assert t.actors() == [1]


# --- set-up ---


class Table:
    """A game from its set-up on."""

    def __init__(self, seats: int = 2) -> None:
        self.s: State = GAME.new_game(Setup("standard", seats, {}, {"first": 0}))

    def deal(self) -> None:
        while GAME.actors(self.s) == [CHANCE]:
            GAME.apply(self.s, CHANCE, GAME.chance(self.s)[0][0])

    def do(self, seat: int, text: str) -> None:
        self.deal()
        judged = GAME.judge(self.s, seat, text)
        assert not isinstance(judged, Refusal), judged
        GAME.apply(self.s, seat, judged)
        self.deal()

    def refused(self, seat: int, text: str) -> Refusal:
        self.deal()
        before = GAME.dump(self.s)
        judged = GAME.judge(self.s, seat, text)
        assert isinstance(judged, Refusal), f"{text} was accepted"
        assert GAME.dump(self.s) == before
        return judged

    def quests(self, seat: int) -> list[str]:
        return [GAME.text(move) for move in GAME.legal_moves(self.s, seat)]


def with_species() -> Table:
    table = Table()
    table.do(0, "species hare")
    table.do(1, "species falcon")
    return table


def with_hands() -> Table:
    table = with_species()
    for seat in (0, 1):
        table.do(seat, table.quests(seat)[0])
    return table


def test_BAD_57_a_part_of_the_hand() -> None:
    table = with_hands()
    card = next(name for n, name in enumerate(GAME.deck.card_names) if table.s.hand_count(0, n))
    assert table.refused(0, f"mulligan {card}").rule == "SET-19"
    assert table.refused(0, f"discard {card}").rule in ("SET-19", "TURN-12")


def test_BAD_57_a_second_mulligan() -> None:
    table = with_hands()
    table.do(0, "mulligan")
    assert table.refused(0, "mulligan").rule in ("SET-19", "TURN-12")  # it is the other player's decision
    table.do(1, "stay")
    assert table.refused(0, "mulligan").rule == "SET-19"


def test_BAD_57_a_mulligan_after_the_set_up() -> None:
    bad(57, scene().hold(0, "moss_loft"), 0, "mulligan", "SET-19")


def test_BAD_58_a_species_already_taken() -> None:
    table = Table()
    table.do(0, "species hare")
    refusal = table.refused(1, "species hare")
    assert (refusal.code, refusal.rule) == ("SPECIES_TAKEN", "SET-12")


@pytest.mark.parametrize("text", ["side snowstorm", "side flurry", "side"])
def test_BAD_58_changing_the_snow_side(text: str) -> None:
    bad(58, scene(), 0, text, "SET-11", "SIDE_FIXED")
    assert Table().refused(0, text).rule == "SET-11"


def test_BAD_58_keeping_a_quest_one_was_not_dealt() -> None:
    table = with_species()
    other = table.quests(1)[0]
    assert table.refused(0, other).rule == "SET-16"
    assert table.refused(0, "species hare").rule == "TURN-12"
    mine = table.quests(0)
    table.do(0, mine[0])
    assert table.refused(0, mine[1]).rule == "SET-16"  # only one, and once


@pytest.mark.parametrize(
    "text",
    [
        "peek hand 1",
        "peek deck",
        "peek discard",
        "peek lowland 1",
        "peek snow",
        "draw 0 moss_loft",
        "look 0 moss_loft",
    ],
)
def test_BAD_59_looking_at_what_is_secret(text: str) -> None:
    bad(59, scene().hold(1, "moss_loft"), 0, text, "INFO-1")


@pytest.mark.parametrize(
    "text",
    [
        "reveal moss_loft",
        "rise story_swan",
        "snow snow_01",
        "offer 0 young_sprouts",
        "lay great_trek",
        "tuck rye_oven",
    ],
)
def test_BAD_59_dealing_for_nature(text: str) -> None:
    bad(59, scene(), 0, text, "INFO-1", "NATURE_ONLY")


def test_BAD_59_a_view_shows_no_secrets() -> None:
    """No text of the other player's hand and quests is anywhere in it; what is public is."""
    t = (
        scene()
        .hold(1, "mist_guard")
        .lowland(1, "young_sprouts")
        .build(1, "bath_otter")
        .discard_pile("air_guard")
    )
    seen = json.dumps(t.begin().game.view(t.s, 0))
    assert [name for name in ("mist_guard", "young_sprouts", "air_guard") if name in seen] == []
    assert "bath_otter" in seen
    own = json.dumps(t.game.view(t.s, 1))
    assert "mist_guard" in own
    assert "young_sprouts" in own


def test_BAD_60_a_wrong_number_of_players() -> None:
    for seats in (0, 5, -1):
        bad_table(60, seats, "COMP-4")


def test_BAD_60_solo_with_the_snowstorm_side() -> None:
    bad_table(60, 1, "SOLO-4", snow_side="snowstorm")
    GAME.setup("standard", 2, Random(0), snow_side="snowstorm")


@pytest.mark.parametrize("difficulty", [0, 5, -1, "hard", 1.5, True])
def test_BAD_60_a_difficulty_outside_the_range(difficulty: object) -> None:
    bad_table(60, 1, "SOLO-2", difficulty=difficulty)


def test_BAD_60_a_difficulty_with_several_players() -> None:
    bad_table(60, 2, "SOLO-2", difficulty=2)


# --- solo ---


def test_BAD_61_refusing_the_fire_for_claw() -> None:
    t = scene(1).season(CLAW, "autumn").season(0, "autumn").claw_marks(forge=True).goods(0, fire=1)
    bad(61, t, 0, "withhold forge_shared", "SOLO-51", "CLAW_TAKES_FIRE")
    t.do(0, "place animal forge_shared")
    assert (t.fire(0), t.fire(CLAW)) == (0, 1)


def test_BAD_61_not_having_the_fire_for_claw() -> None:
    t = scene(1).season(CLAW, "winter").season(0, "winter").freezing().claw_marks(forge=True, guild=True)
    for place in ("forge_shared", "guild_shared"):
        assert t.refused(0, f"place animal {place}", "NO_FIRE").rule in ("WORK-6", "SOLO-51", "SOLO-52")


def test_BAD_62_choosing_for_claw() -> None:
    t = scene(1)
    for text in ("direct animal guild_1", "direct card moss_loft"):
        bad(62, t, 0, text, "SOLO-13", "CLAW_DECIDES")
    t = scene(1).turn(CLAW)
    bad(62, t, 0, "direct action action_04", "SOLO-13", "CLAW_DECIDES")
    assert t.refused(0, "place animal birch_slope").code == "NATURE_FIRST"


def test_BAD_62_acting_as_claw() -> None:
    t = scene(1)
    for text in ("place animal birch_slope", "prepare", "pass"):
        assert t.refused(1, text).rule in ("COMP-4", "SOLO-13", "TURN-1")


def test_BAD_62_dealing_cards_to_claw() -> None:
    t = scene(1).turn(CLAW)
    for text in (
        "action action_04",
        "plan plan_2",
        "claw moss_loft",
        "errand young_sprouts",
        "hide moss_loft",
    ):
        assert t.refused(0, text, "NATURE_ONLY").rule in ("INFO-1", "SOLO-13")


# --- malformed texts ---


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "dance",
        "place",
        "place animal",
        "place wolf birch_slope",
        "place animal birch_sloop",
        "place animal 3",
        "place animal birch_slope moss_hollow",
        "visit animal 0",
        "visit animal 0 -1",
        "visit animal 0 1.5",
        "visit animal 9 1",
        "visit animal 0 63",
        "clear",
        "clear -1",
        "clear one",
        "clear 999999999999999999999",
        "play",
        "play moss_loft",
        "play moss_loft from",
        "play moss_loft from hand",
        "play moss_loft from pocket paying birch*2",
        "play nothing from hand paying birch",
        "play timber_slide from valley paying birch*-1 moss",
        "play timber_slide from valley paying birch*1.5 moss",
        "play timber_slide from valley paying birch*x",
        "play timber_slide from valley paying birch*99",
        "play timber_slide from valley paying gold",
        "play timber_slide from valley paying fire",
        "play timber_slide from valley paying birch moss using",
        "play timber_slide from valley paying birch moss using 1 chimney",
        "play timber_slide from valley paying birch moss into 9",
        "use 1",
        "use 1 99",
        "giant",
        "giant nobody",
        "discard moss_loft moss_loft moss_loft moss_loft moss_loft moss_loft",
        "discard nobody",
        "give moss_loft",
        "give moss_loft to",
        "resources gold",
        "species dragon",
        "keep nothing",
        "x" * 5000,
        "place animal birch_slope\x00",
        "plàce animal birch_slope",
    ],
)
def test_BAD_64_malformed(text: str) -> None:
    t = scene().goods(0, birch=5, moss=5, nut=5, fire=5)
    t.refused(0, text, "UNKNOWN_TEXT")


def test_BAD_64_the_rule_is_named() -> None:
    bad(64, scene(), 0, "place animal nowhere", "TURN-14", "UNKNOWN_TEXT")


def test_BAD_64_more_copies_of_a_card_than_there_are() -> None:
    t = scene().hold(0, "moss_loft", "row_cottage")
    t.do(0, "place animal forge_individual")
    assert t.refused(0, "discard moss_loft moss_loft", "NOT_THERE").rule in ("TURN-14", "HAND-3")


@pytest.mark.parametrize("move", [0, -1, 63, 1 << 62, 5 | 1 << 40, 7 | 255 << 6])
def test_BAD_64_a_number_that_is_no_move(move: int) -> None:
    t = scene().begin()
    before = t.dump()
    assert isinstance(GAME.refusal(t.s, 0, move), Refusal)
    assert t.dump() == before


@pytest.mark.parametrize("seat", [2, -2, 99])
def test_BAD_64_a_seat_that_is_not_there(seat: int) -> None:
    t = scene().begin()
    refusal = GAME.judge(t.s, seat, "place animal birch_slope")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "NO_SUCH_SEAT"


# --- abilities ---


def squirrel(*, snow: bool = False) -> Scene:
    return scene().build(0, "shovel_squirrel", snow=snow).build(0, "moss_loft", "jay_forager", snow=True)


def test_BAD_65_an_ability_of_a_snowed_card() -> None:
    bad(65, squirrel(snow=True).hold(0, "row_cottage"), 0, "use 1 0", "SNOW-11", "UNDER_SNOW")


def test_BAD_65_without_its_cost() -> None:
    bad(65, squirrel(), 0, "use 1 0", "TURN-15", "CANNOT_USE")


def test_BAD_65_without_a_target() -> None:
    t = scene().hold(0, "row_cottage").build(0, "shovel_squirrel", "storm_scout")
    for slot in (1, 2):
        bad(65, t, 0, f"use {slot} 0", "TURN-15", "CANNOT_USE")


def test_BAD_65_twice_in_one_turn() -> None:
    t = squirrel().hold(0, "row_cottage*2")
    t.do(0, "use 1 0", "discard row_cottage", "on 2")
    bad(65, t, 0, "use 1 0", "TURN-15", "USED_ALREADY")
    t.do(0, "place animal birch_slope")
    assert t.actors() == [1]  # nor after the action


def test_BAD_65_while_preparing() -> None:
    t = squirrel().no_animals(0).hold(0, "row_cottage").build(0, "rye_oven", "stoker_stoat")
    t.do(0, "prepare")
    assert t.decision() == "produce"
    bad(65, t, 0, "use 1 0", "TURN-15", "NOT_NOW")


def test_BAD_65_when_only_preparing_or_passing_is_left() -> None:
    for season in ("summer", "spring"):
        t = squirrel().season(0, season).chimneys(0, 0).no_animals(0).hold(0, "row_cottage")
        bad(65, t, 0, "use 1 0", "TURN-10", "BOUND_TO_ACT")


def test_BAD_65_preparing_after_an_ability() -> None:
    t = squirrel().no_animals(0).hold(0, "row_cottage").goods(0, nut=2)
    t.do(0, "use 1 0", "discard row_cottage", "on 2")
    bad(65, t, 0, "prepare", "TURN-10", "BOUND_TO_ACT")


def test_BAD_65_in_the_turn_of_another_or_of_another() -> None:
    t = scene().build(1, "shovel_squirrel").build(1, "moss_loft", snow=True).hold(1, "row_cottage")
    t.build(0, "moss_loft").hold(0, "row_cottage")
    assert t.refused(1, "use 1 0").rule in ("TURN-1", "TURN-15")
    bad(65, t, 0, "use 1 0", "TURN-15", "NO_ABILITY")
    bad(65, t, 0, "use 2 0", "TURN-15", "NO_SUCH_CARD")
    bad(65, t, 0, "use 0 0", "TURN-15", "NO_SUCH_CARD")


def test_BAD_65_an_ability_inside_its_own_payment() -> None:
    t = squirrel().hold(0, "row_cottage").goods(0, fire=2)
    t.do(0, "use 1 0")
    assert t.decision() == "cards"
    assert t.refused(0, "clear 2", "PAYMENT_FIRST").rule == "TURN-16"
