"""Primitives that move goods and hand cards (16.4): EFF-30 to EFF-37, EFF-57, EFF-59; AMB-22, AMB-24, AMB-61."""

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import FULL, PLAY, do, if_asked, over, played, table

POINT = {"gain": {"point": 1}}
SEVEN = (*FULL[:-1], "craft_elder")  # a hand of 7


def inn(*steps: object) -> dict[str, object]:
    """A creature destination."""
    effects = [{"on": "visit", "do": list(steps)}]
    return {"id": "inn", "kind": "creature", "type": "destination", "cost": {"nut": 1}, "effects": effects}


def fires(t: Scene) -> list[int]:
    return [t.fire(who) for who in range(t.s.rules.people)]


# --- EFF-30 ---


def test_EFF_30_gain_of_everything() -> None:
    t = played({"gain": {"birch": 1, "moss": 2, "copper": 3, "nut": 4, "fire": 5, "point": 6}})
    assert (t.resources(0), t.fire(0), t.tokens(0)) == ({"birch": 1, "moss": 2, "copper": 3, "nut": 4}, 5, 6)


@pytest.mark.parametrize(
    ("who", "fire"), [("self", [1, 0, 0]), ("left", [0, 1, 0]), ("each_other", [0, 1, 1]), ("all", [1, 1, 1])]
)
def test_EFF_30_gain_of_whom(who: str, fire: list[int]) -> None:
    assert fires(played({"gain": {"fire": 1}, "who": who}, seats=3)) == fire


def test_EFF_30_gain_of_somebody_chosen() -> None:
    t = played({"gain": {"fire": 1}, "who": "chosen_other"}, seats=3)
    assert t.legal(0) == ["person 1", "person 2"]
    assert fires(do(t, 0, "person 2")) == [0, 0, 1]
    t = played({"gain": {"fire": 1}, "who": "chosen_other"})
    assert fires(t if over(t) else do(t, 0, "person 1")) == [0, 1]


def test_EFF_30_gain_of_the_owner() -> None:
    deck = deck_with(cards=[inn({"gain": {"fire": 1}, "who": "owner"})])
    assert fires(do(scene(3, None, deck).build(2, "inn"), 0, "visit animal 2 1")) == [0, 0, 1]
    assert fires(do(scene(3, None, deck).build(0, "inn"), 0, "visit animal 0 1")) == [1, 0, 0]


def test_EFF_30_each_chooses_the_own_resources() -> None:
    t = played({"gain": {"any": 1}, "who": "all"}, seats=3)
    assert t.actors() == [0]
    do(t, 0, "resources moss")
    do(t, 1, "resources nut")
    do(t, 2, "resources birch")
    assert [t.resources(who) for who in range(3)] == [{"moss": 1}, {"nut": 1}, {"birch": 1}]
    assert over(t)


@pytest.mark.parametrize(("option", "fire"), [(False, 1), (True, 0)])
def test_EFF_30_END_3_the_passed_take_points_and_fire_alone(option: bool, fire: int) -> None:
    gain = {"gain": {"moss": 1, "any": 1, "fire": 1, "point": 1}, "who": "left"}
    t = table(gain, options={"end.fireLikeResources": option}).passed(1)
    do(t, 0, PLAY)
    assert (t.resources(1), t.fire(1), t.tokens(1), over(t)) == ({}, fire, 1, True)


def test_EFF_30_the_amounts_are_those_of_the_user() -> None:
    t = table({"gain": {"fire": {"count": {"resource": "moss"}}}, "who": "left"})
    do(t.goods(0, moss=3).goods(1, moss=1), 0, PLAY)
    assert fires(t) == [0, 3]


# --- EFF-31 ---


def test_EFF_31_pay() -> None:
    t = table({"pay": {"moss": 1, "any": 1, "fire": 1, "point": 1}}, {"gain": {"copper": 3}})
    do(t.goods(0, moss=1, nut=1, birch=1, fire=1, point=1), 0, PLAY, "resources birch")
    assert (t.resources(0), t.fire(0), t.tokens(0)) == ({"nut": 1, "copper": 3}, 0, 0)


def test_EFF_31_without_the_payment_the_rest_lapses() -> None:
    t = do(table(POINT, {"pay": {"any": 2}}, {"gain": {"copper": 3}}).goods(0, moss=1, fire=9), 0, PLAY)
    assert (t.tokens(0), t.resources(0), over(t)) == (1, {"moss": 1}, True)


# --- EFF-32 ---


def test_EFF_32_draw() -> None:
    t = played({"draw": 2})
    t.deal("draw 0 moss_loft", "draw 0 rye_oven")
    assert (t.hand_size(0), over(t)) == (2, True)
    t = do(table({"draw": 2}).hold(0, *SEVEN), 0, PLAY)
    t.deal("draw 0 moss_loft")  # HAND-1
    assert (t.hand_size(0), over(t)) == (8, True)
    t = do(table({"draw": {"count": {"resource": "nut"}}}).goods(0, nut=1), 0, PLAY)
    t.deal("draw 0 moss_loft")
    assert over(t)


def test_EFF_32_draw_of_several_people() -> None:
    t = table({"draw": 1, "who": "each_other"}, seats=3)
    do(t, 0, PLAY)
    t.deal("draw 1 moss_loft", "draw 2 rye_oven")
    assert [t.hand_size(who) for who in range(3)] == [0, 1, 1]
    t = do(table({"draw": 1, "who": "left"}).passed(1), 0, PLAY)
    assert (t.hand_size(1), over(t)) == (0, True)
    t = do(played({"draw": 1, "who": "chosen_other"}, seats=3), 0, "person 2")
    t.deal("draw 2 moss_loft")
    t = played({"draw": 1}, seats=1)
    assert t.outcomes()


def test_EFF_32_draw_of_claw_lies_face_down() -> None:
    t = played({"draw": 2, "who": "left"}, seats=1)
    t.deal("hide moss_loft", "hide rye_oven")
    assert (t.face_down_count(), t.hand_size(0)) == (2, 0)


def test_EFF_32_VAL_6_the_discard_pile_becomes_the_draw_deck() -> None:
    t = do(table({"draw": 2}).draw_deck("moss_loft"), 0, PLAY)
    t.deal("draw 0 moss_loft")
    t.deal("draw 0 rye_oven")
    assert t.discards() == {}


# --- EFF-33 ---


def test_EFF_33_discard() -> None:
    t = table({"discard": {"min": 1, "max": 2, "filter": {"kind": "creature"}}}).hold(
        0, "jay_forager*2", "moss_loft"
    )
    do(t, 0, PLAY)
    assert t.legal(0) == ["discard jay_forager", "discard jay_forager jay_forager"]
    do(t, 0, "discard jay_forager")
    assert (t.hand(0), t.discards()) == ({"jay_forager": 1, "moss_loft": 1}, {"jay_forager": 1})
    t = do(table({"discard": 1}).hold(0, "moss_loft"), 0, PLAY)
    if_asked(t, 0, "discard moss_loft")
    assert t.hand(0) == {}


def test_EFF_33_nothing_fits() -> None:
    t = table({"discard": {"min": 1, "max": 2, "filter": {"kind": "creature"}}}, POINT).hold(0, "moss_loft")
    do(t, 0, PLAY)
    if t.decision() == "cards":  # asked all the same: the hand is secret
        do(t, 0, "discard nothing")
    assert (t.hand_size(0), t.tokens(0), over(t)) == (1, 1, True)


# --- EFF-34, AMB-61 ---

LOOKS = ("look 0 moss_loft", "look 0 rye_oven", "look 0 bath_otter")


def test_EFF_34_look_and_keep() -> None:
    step = {"look": {"n": 3, "from": "deck", "keep": 1, "rest": "discard"}}
    t = played(step)
    t.deal(*LOOKS)
    t.refused(0, "hold moss_loft rye_oven", "WRONG_NUMBER")  # EFF-57: exactly
    t.refused(0, "hold jay_forager")
    do(t, 0, "hold bath_otter")
    assert (t.hand(0), t.discards()) == ({"bath_otter": 1}, {"moss_loft": 1, "rye_oven": 1})
    t = do(table(step).hold(0, *FULL), 0, PLAY)
    t.deal(*LOOKS)
    assert (t.hand_size(0), over(t)) == (8, True)  # AMB-61: nothing is kept
    assert t.discards() == {"moss_loft": 1, "rye_oven": 1, "bath_otter": 1}


def test_EFF_34_look_with_fewer_cards() -> None:
    step = {"look": {"n": 3, "from": "deck", "keep": 2, "rest": "discard"}}
    t = table(step).build(1, "row_cottage").draw_deck("moss_loft").hide_discards(1, 1)
    do(t, 0, PLAY)
    t.deal("look 0 moss_loft")
    do(t, 0, "hold moss_loft")
    assert (t.hand(0), over(t)) == ({"moss_loft": 1}, True)


def test_EFF_34_the_rest_goes_under_the_deck() -> None:
    t = played({"look": {"n": 3, "from": "deck", "keep": 1, "rest": "bottom"}})
    t.deal(*LOOKS)
    size = t.deck_size()
    do(t, 0, "hold bath_otter")
    assert (t.deck_size(), t.discards()) == (size + 2, {})
    piles = t.dump()["piles"]
    assert isinstance(piles, dict)
    assert piles["under"] == [{"name": "moss_loft", "by": 0}, {"name": "rye_oven", "by": 0}]


def test_EFF_34_the_rest_is_given() -> None:
    step = {"look": {"n": 3, "from": "deck", "keep": 1, "rest": "give"}}
    t = played(step, seats=3)
    t.deal(*LOOKS)
    do(t, 0, "hold bath_otter")
    if_asked(t, 0, "give moss_loft rye_oven to 1")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ({"bath_otter": 1}, {"moss_loft": 1, "rye_oven": 1}, {})


def test_EFF_34_AMB_22_the_giver_picks_the_surplus() -> None:
    t = do(table({"look": {"n": 3, "from": "deck", "keep": 1, "rest": "give"}}).hold(1, *SEVEN), 0, PLAY)
    t.deal(*LOOKS)
    do(t, 0, "hold bath_otter")
    t.refused(0, "give moss_loft rye_oven to 1")
    do(t, 0, "give rye_oven to 1")
    assert (t.hand(1)["rye_oven"], t.hand_size(1), t.discards()) == (1, 8, {"moss_loft": 1})
    t = do(table({"look": {"n": 3, "from": "deck", "keep": 1, "rest": "give"}}).passed(1), 0, PLAY)
    t.deal(*LOOKS)
    do(t, 0, "hold bath_otter")  # END-4: nobody to receive them
    assert (t.hand(1), t.discards()) == ({}, {"moss_loft": 1, "rye_oven": 1})


def test_EFF_34_look_at_the_discard_pile() -> None:
    t = table({"look": {"n": 2, "from": "discard", "keep": 1, "rest": "discard"}})
    do(t.discard_pile("moss_loft", "rye_oven"), 0, PLAY)
    t.deal("look 0 rye_oven", "look 0 moss_loft")
    do(t, 0, "hold rye_oven")
    assert (t.hand(0), t.discards()) == ({"rye_oven": 1}, {"moss_loft": 1})
    t = played({"look": {"n": 2, "from": "discard", "keep": 1, "rest": "discard"}})
    assert (t.hand(0), over(t)) == ({}, True)  # an empty pile is not filled


def test_EFF_34_look_and_play() -> None:
    play = {"filter": {"kind": "construction"}, "cost": {"minus": {"birch": 2}}}
    t = played({"look": {"n": 3, "from": "deck", "play": play, "rest": "discard"}})
    t.deal(*LOOKS)
    t.refused(0, "play bath_otter from revealed paying nut*3")
    t.do(0, "play moss_loft from revealed paying nothing")
    assert (t.city(0), t.resources(0), t.discards()) == (
        ["hut", "moss_loft"],
        {"moss": 1},
        {"rye_oven": 1, "bath_otter": 1},
    )
    t = played({"look": {"n": 3, "from": "deck", "play": play, "rest": "bottom"}})
    t.deal(*LOOKS)
    assert "none" in t.legal(0)
    do(t, 0, "none")
    assert (t.city(0), t.discards(), over(t)) == (["hut"], {}, True)


def test_EFF_34_look_and_play_with_costs() -> None:
    for cost, goods in (("free", {}), ("normal", {"birch": 2})):
        t = table({"look": {"n": 1, "from": "deck", "play": {"cost": cost}, "rest": "give"}}).goods(
            0, **goods
        )
        do(t, 0, PLAY)
        t.deal("look 0 moss_loft")
        paying = "birch*2" if goods else "nothing"
        do(t, 0, f"play moss_loft from revealed paying {paying}")
        assert (t.city(0), t.resources(0), t.hand(1)) == (["hut", "moss_loft"], {"moss": 1}, {})


def test_EFF_34_look_and_tuck() -> None:
    t = played({"look": {"n": 2, "from": "deck", "tuck": True, "rest": "discard"}})
    t.deal("look 0 moss_loft", "look 0 rye_oven")
    do(t, 0, "hold moss_loft")
    assert (t.tucked(0, 1), t.discards(), t.hand(0)) == (1, {"rye_oven": 1}, {})


# --- EFF-35, EFF-36, EFF-57, AMB-24 ---


def test_EFF_35_take_from_the_valley() -> None:
    t = table({"take_valley": {"n": 2, "filter": {"kind": "creature"}}}).valley(
        "jay_forager*2", "moss_loft", "air_guard"
    )
    do(t, 0, PLAY)
    do(t, 0, "valley jay_forager", "valley jay_forager")  # EFF-57: two of one stack
    assert t.hand(0) == {"jay_forager": 2}
    t = table({"take_valley": {"n": 2, "filter": {"kind": "creature"}}}).valley("jay_forager*3", "moss_loft")
    do(t, 0, PLAY, "valley jay_forager", "valley jay_forager")
    assert t.in_valley()[0] == "jay_forager"  # the rest of the stack stays
    t = do(table({"take_valley": {"filter": {"kind": "creature"}}}), 0, PLAY)  # n left out is 1
    do(t, 0, "valley jay_forager")
    t.deal("reveal bath_otter")
    assert (t.hand(0), over(t)) == ({"jay_forager": 1}, True)


def test_EFF_35_take_from_the_valley_as_far_as_possible() -> None:
    t = do(table({"take_valley": {"n": 3}}).hold(0, *SEVEN), 0, PLAY, "valley rye_oven")
    t.deal("reveal bath_otter")
    assert (t.hand_size(0), over(t)) == (8, True)
    t = table({"take_valley": {"n": 2, "filter": {"tag": ["guard"]}}}, POINT)
    do(t, 0, PLAY)
    assert (t.tokens(0), over(t)) == (1, True)


def test_EFF_36_discard_from_the_valley() -> None:
    t = do(table({"discard_valley": {"n": 2, "filter": {"kind": "construction"}}}, POINT), 0, PLAY)
    t.refused(0, "valley jay_forager", "CARD_DOES_NOT_FIT")
    do(t, 0, "valley rye_oven", "valley moss_loft")
    assert t.tokens(0) == 0  # VAL-5: filled before the next step
    t.deal("reveal bath_otter", "reveal air_guard")
    assert (t.discards(), t.hand(0), t.tokens(0)) == ({"moss_loft": 1, "rye_oven": 1}, {}, 1)
    assert {"bath_otter", "air_guard"} <= set(t.in_valley())


def test_EFF_36_AMB_24_gaps_of_cards_played_wait_for_the_end_of_the_turn() -> None:
    t = table({"discard_valley": {"n": 1}}, POINT).valley("hut", "moss_loft", "rye_oven")
    t.do(0, "play hut from valley paying nothing")
    assert t.in_valley()[0] == "-"
    t.do(0, "valley moss_loft")
    t.deal("reveal bath_otter")
    assert t.in_valley()[:2] == ["-", "bath_otter"]
    t.deal_any()
    assert "-" not in t.in_valley()


def test_EFF_36_AMB_24_at_the_end_of_the_turn_by_option() -> None:
    t = table(
        {"discard_valley": {"n": 1}}, {"gain": {"any": 1}}, options={"valley.refillByEffect": "endOfTurn"}
    )
    do(t, 0, PLAY, "valley moss_loft")
    assert (t.in_valley()[1], t.decision()) == ("-", "resources")
    do(t, 0, "resources nut")
    t.deal("reveal bath_otter")
    assert t.in_valley()[1] == "bath_otter"


# --- EFF-37, EFF-59 ---


def test_EFF_37_give_goods_with_a_reward() -> None:
    step = {"give": {"moss": 1, "any": 1, "fire": 1}, "to": "left", "reward": [POINT]}
    t = do(table(step, seats=3).goods(0, moss=2, nut=1, fire=1), 0, PLAY, "resources nut")
    assert (t.resources(0), t.fire(0), t.tokens(0)) == ({"moss": 1}, 0, 1)
    assert (t.resources(1), t.fire(1)) == ({"moss": 1, "nut": 1}, 1)


def test_EFF_37_give_a_counted_number() -> None:
    t = table({"give": {"nut": {"count": {"cards": {"filter": {"kind": "creature"}}}}}, "to": "left"})
    do(t.goods(0, nut=3).build(0, "jay_forager*2"), 0, PLAY)
    assert (t.resources(0), t.resources(1)) == ({"nut": 1}, {"nut": 2})


def test_EFF_37_give_to_somebody_chosen() -> None:
    t = do(table({"give": {"moss": 1}, "to": "chosen_other"}, seats=3).goods(0, moss=1), 0, PLAY)
    assert t.legal(0) == ["person 1", "person 2"]
    do(t, 0, "person 2")
    assert (t.resources(1), t.resources(2)) == ({}, {"moss": 1})
    t = table({"give": {"moss": 1}, "to": "chosen_other"}, seats=3).goods(0, moss=1).passed(1)
    do(t, 0, PLAY)  # END-3: only one can receive it
    if not over(t):
        t.refused(0, "person 1", "HAS_PASSED")
        do(t, 0, "person 2")
    assert t.resources(2) == {"moss": 1}


def test_EFF_37_HAND_4_cards_go_to_somebody_with_room() -> None:
    step = {"give": {"cards": 1}, "to": "chosen_other"}
    t = do(table(step, seats=3).hold(0, "moss_loft").hold(1, *FULL), 0, PLAY)
    t.refused(0, "person 1", "HAND_FULL", "HAND-4")
    do(t, 0, "person 2", "give moss_loft to 2")
    assert (t.hand_size(1), t.hand(2)) == (8, {"moss_loft": 1})


def test_EFF_37_give_to_each_other() -> None:
    step = {"give": {"moss": 1}, "to": "each_other", "reward": [POINT]}
    t = do(table(step, seats=3).goods(0, moss=3), 0, PLAY)
    assert [t.resources(who) for who in range(3)] == [{"moss": 1}] * 3
    assert t.tokens(0) == 1
    t = do(
        table({"give": {"cards": 1}, "to": "each_other"}, seats=3).hold(0, "moss_loft", "rye_oven"), 0, PLAY
    )
    do(t, 0, "give moss_loft to 1")
    if_asked(t, 0, "give rye_oven to 2")
    assert (t.hand(1), t.hand(2)) == ({"moss_loft": 1}, {"rye_oven": 1})


def test_EFF_37_give_to_the_owner() -> None:
    deck = deck_with(cards=[inn({"give": {"moss": 1}, "to": "owner", "reward": [{"gain": {"fire": 3}}]})])
    t = do(scene(3, None, deck).build(2, "inn").goods(0, moss=1), 0, "visit animal 2 1")
    assert (t.resources(0), t.resources(2), t.fire(0)) == ({}, {"moss": 1}, 3)


def test_EFF_37_the_owner_has_nobody_to_give_to() -> None:
    """On the own place the owner is oneself: nothing leaves the supply."""
    deck = deck_with(cards=[inn({"give": {"moss": 1}, "to": "owner"})])
    t = do(scene(3, None, deck).build(0, "inn").goods(0, moss=1), 0, "visit animal 0 1")
    assert t.resources(0) == {"moss": 1}


def test_EFF_59_a_gift_counts_as_made_if_one_parted_with_all_of_it() -> None:
    step = {"give": {"moss": 1}, "to": "left", "reward": [POINT]}
    t = do(table(step).goods(0, moss=1).passed(1), 0, PLAY)  # END-4: discarded
    assert (t.resources(0), t.resources(1), t.tokens(0)) == ({}, {}, 1)
    t = do(table(step, seats=1).goods(0, moss=1), 0, PLAY)  # AMB-57: Claw takes none
    assert (t.resources(0), t.resources(1), t.tokens(0)) == ({}, {}, 1)
    cards = {"give": {"cards": 2}, "to": "left", "reward": [POINT]}
    t = do(table(cards).hold(0, "moss_loft*2").hold(1, *SEVEN), 0, PLAY)
    do(t, 0, "give moss_loft to 1", "discard moss_loft")  # HAND-5, AMB-22
    assert (t.hand_size(1), t.discards(), t.tokens(0)) == (8, {"moss_loft": 1}, 1)
    t = do(table(cards).hold(0, "moss_loft"), 0, PLAY)  # one of two: no reward
    if_asked(t, 0, "give moss_loft to 1")
    assert (t.hand(1), t.tokens(0)) == ({"moss_loft": 1}, 0)


def test_EFF_59_a_gift_of_cards_to_claw_lies_face_down() -> None:
    t = do(
        table({"give": {"cards": 1}, "to": "left", "reward": [POINT]}, seats=1).hold(0, "moss_loft"), 0, PLAY
    )
    do(t, 0, "give moss_loft to 1")
    assert (t.face_down_count(), t.tokens(0)) == (1, 1)


def test_EFF_59_fire_to_claw_arrives() -> None:
    t = do(table({"give": {"fire": 1}, "to": "left"}, seats=1).goods(0, fire=1), 0, PLAY)
    assert fires(t) == [0, 1]
