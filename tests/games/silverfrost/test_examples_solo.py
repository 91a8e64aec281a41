"""The worked examples of tests/spec/silverfrost.toml about Claw, by ID."""

from typing import Any

import pytest
from tests.games.silverfrost.scene import CLAW, GUARD, VALLEY, Scene, deck_with, scene
from tests.games.silverfrost.test_rules_setup import PREFERRED, Table

from frostwall.core.types import Json
from frostwall.games.silverfrost.engine import state
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.rules import SPECIES


def test_TEST_14_the_first_two_corners_of_a_plan() -> None:
    t = scene(1).display("plan_1").turn(CLAW)
    t.deal("action action_01")
    assert (t.at("forge_individual"), t.fire(CLAW)) == ([(CLAW, "animal")], 1)
    t.do(0, "place animal birch_slope")
    t.deal("action action_02", "claw rye_oven")
    assert (t.city(CLAW), t.at("forge_individual"), t.actors()) == (["rye_oven"], [(CLAW, "animal")], [0])


def blocked(*places: str) -> Scene:
    """Claw is sent to the place of 1 copper and 1 card; the player stands on these."""
    t = scene(1).season(0, "autumn").display("plan_1").animals(0, *places).turn(CLAW)
    t.deal("action action_04")
    return t


def test_TEST_15_plan_b_goes_down_the_tactics_card() -> None:
    t = blocked("copper_seam")
    assert (t.at("nut_cellar"), t.fire(CLAW), t.face_down_count()) == ([(CLAW, "animal")], 0, 0)
    assert t.in_valley()[5] == "rye_oven claw"
    assert t.actors() == [0]
    t = blocked("copper_seam", "nut_cellar")
    assert t.at("guild_1") == [(CLAW, "animal")]
    t.deal_any()
    assert (len(t.done(CLAW)), t.in_valley()[5], t.actors()) == (1, "rye_oven claw", [0])
    t = blocked()
    assert t.at("copper_seam") == [(CLAW, "animal")]
    assert not any("claw" in card for card in t.in_valley())


@pytest.mark.parametrize(("snow", "card"), [(True, "storm_scout"), (False, "mountain_guard")])
def test_TEST_40_claw_prefers_the_snowed_one_of_two_equal_cards(snow: bool, card: str) -> None:
    deck = deck_with(cards=[{"id": "storm_scout", "points": 2}])
    t = scene(1, deck=deck).valley("mountain_guard", "storm_scout", *VALLEY[:6])
    t.display("plan_5").turn(CLAW)
    if snow:
        t.valley_snow("storm_scout")
    t.deal("action action_06")
    assert (t.city(CLAW), t.snow_tokens(CLAW)) == ([card], 1 if snow else 0)
    t.deal("reveal great_stove")
    assert [name.removesuffix(" snow") for name in t.in_valley()].count(card) == 0


def test_TEST_41_claw_takes_a_clawed_stack_with_its_snow() -> None:
    t = scene(1).valley("timber_slide*3", *VALLEY[1:]).valley_snow("timber_slide").claw_token("timber_slide")
    t.season(0, "autumn").no_animals(CLAW).turn(CLAW)
    t.deal("reveal great_stove")
    assert (t.face_down_count(), t.snow_tokens(CLAW), t.in_valley()[0]) == (3, 1, "great_stove")
    t.deal_any()
    assert (t.in_season(CLAW), t.supply(CLAW)) == ("autumn", (2, 1))


def test_TEST_42_plan_c_plays_a_card_and_brings_snow() -> None:
    t = scene(1).display("plan_1").no_animals(CLAW).turn(CLAW)
    t.deal("action action_01", "claw rye_oven")
    assert (t.city(CLAW), t.snow_tokens(CLAW), t.fire(CLAW), t.actors()) == (["rye_oven"], 1, 0, [0])


def test_TEST_43_claw_gets_the_fire_of_a_marked_place() -> None:
    t = scene(1).season(CLAW, "autumn").season(0, "autumn").claw_marks(forge=True)
    t.refused(0, "place animal forge_shared", "NO_FIRE")
    t.do(0, "place guard forge_shared")
    assert (t.fire(0), t.fire(CLAW), t.at("forge_shared")) == (0, 1, [(0, "guard")])


def test_TEST_44_without_a_quest_the_guild_is_plan_b() -> None:
    t = scene(1).claw_quests(0).display("plan_1").turn(CLAW)
    t.deal("action action_06")
    assert (t.at("guild_1"), t.at("forge_individual")) == ([], [(CLAW, "animal")])
    assert (t.fire(CLAW), t.in_valley()[5], t.done(CLAW)) == (1, "rye_oven claw", [])
    t = scene(1).claw_quests(1).display("plan_1").turn(CLAW)
    t.deal("action action_06")
    assert t.at("guild_1") == [(CLAW, "animal")]
    t = scene(1).claw_quests(0).build(CLAW, "mist_guard", "forest_guard").display("plan_1").turn(CLAW)
    t.deal("action action_06")
    assert (t.at("guild_1"), t.done(CLAW)) == ([(CLAW, "animal")], ["nobility_in_distress"])


@pytest.mark.parametrize(("mine", "winners"), [(70, []), (71, [0])])
def test_TEST_45_a_tie_is_claws(mine: int, winners: list[int]) -> None:
    t = scene(1).passed(CLAW).season(0, "spring").no_animals(0).goods(0, point=mine).goods(CLAW, point=70)
    t.do(0, "pass")
    outcome = t.outcome()
    assert outcome is not None
    assert (t.points(0), t.points(CLAW), outcome.winners) == (mine, 70, winners)


@pytest.mark.parametrize(
    ("difficulty", "taken", "goes"),
    [
        (2, None, "journey_4"),
        (2, "journey_4", "journey_6"),
        (1, None, "journey_shared"),  # SOLO-30
    ],
)
def test_TEST_56_plan_b_on_the_journey_follows_another_corner(
    difficulty: int, taken: str | None, goes: str
) -> None:
    t = scene(1, {"difficulty": difficulty}).season(0, "spring").season(CLAW, "spring")
    t.animals(0, "moss_hollow").display("plan_3", None, None, "action_01").turn(CLAW)
    if taken:
        t.animals(0, taken)
    t.deal("action action_10")
    assert t.at(goes) == [(CLAW, "animal")]
    assert [card for card in t.in_valley() if "claw" in card] == ["rye_oven claw"]


@pytest.mark.parametrize(
    ("mine", "left", "preferred"),
    [
        ("penguin", ["red_panda", "falcon", "hare"], "red_panda"),
        ("red_panda", ["penguin", "falcon", "hare"], "penguin"),
    ],
)
def test_TEST_66_claws_species_is_chosen(mine: str, left: list[str], preferred: str) -> None:
    table = Table(1).play_to("species")
    table.do(0, f"species {mine}")
    assert FRAME_NAMES[table.s.frame()] == "claw_species"
    assert [GAME.text(move) for move in GAME.legal_moves(table.s, 0)] == [f"species {name}" for name in left]
    assert GAME.dump(GAME.load(GAME.dump(table.s))) == GAME.dump(table.s)
    table.do(0, "species hare")
    s = table.play_to("claw_action").s
    assert (SPECIES[s.get(1, state.SPECIES)], s.animals_in_supply(1)) == ("hare", 2)
    table = Table(1, **PREFERRED).play_to("species")
    table.do(0, f"species {mine}")
    s = table.play_to("claw_action").s
    assert SPECIES[s.get(1, state.SPECIES)] == preferred


def plain(name: str) -> Json:
    effect = {"on": ["play", "produce"], "do": [{"gain": {"moss": 1}}]}
    return {"id": name, "copies": 12, "effects": [effect]}


def test_TEST_67_claws_city_has_no_free_spaces_to_show() -> None:
    deck = deck_with(cards=[plain("shed"), plain("barn"), plain("hall")])
    t = scene(1, deck=deck).build(CLAW, "shed*12", "barn*4").build(0, "hall*9").begin()
    shown: Any = t.game.view(t.s, 0)
    claw, mine = shown["board"]["claw"], shown["seats"][0]
    assert (len(claw["city"]), "free_spaces" in claw) == (16, False)
    assert (len(mine["city"]), mine["free_spaces"]) == (9, 6)


@pytest.mark.parametrize("op", [">", ">="])
def test_AMB_83_nobody_has_as_many_free_spaces_as_claw(op: str) -> None:
    compare = {"compare": {"metric": "empty_spaces", "op": op, "with": "left"}}
    effect = {"on": "play", "if": compare, "do": [{"gain": {"point": 1}}]}
    hut = {"id": "hut", "type": "traveller", "effects": [effect]}
    t = scene(1, deck=deck_with(cards=[hut, plain("shed")])).build(CLAW, "shed*12")
    t.build(CLAW, "row_cottage*4")
    t.hold(0, "hut").do(0, "play hut from hand paying nothing")
    assert t.tokens(0) == 0


@pytest.mark.parametrize(
    ("option", "snow", "place", "tokens", "fire"),
    [
        ("count", True, "guild_shared", 1, 1),
        ("ordered", True, "guild_1", 0, 0),
        ("count", False, "guild_1", 0, 0),
    ],
)
def test_TEST_69_claw_fulfils_as_many_priorities_as_possible(
    option: str, snow: bool, place: str, tokens: int, fire: int
) -> None:
    options = {} if option == "count" else {"solo.guildPriority": option}
    t = scene(1, options).turn(CLAW).season(0, "autumn").animals(0, "guild_1", "guild_2")
    t.animals(CLAW, "nut_path")
    if snow:
        t.snow_on("guild_shared")
    t.deal("action action_06")
    assert (CLAW, GUARD) in t.at(place)
    assert (t.snow_tokens(CLAW), t.fire(CLAW)) == (tokens, fire)
