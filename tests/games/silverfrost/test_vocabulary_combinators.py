"""Combinators (16.3), EFF-23 to EFF-29, and AMB-1: what cannot be done lapses, what is paid is paid in full."""

from tests.games.silverfrost.scene import Scene
from tests.games.silverfrost.test_vocabulary import PLAY, do, over, played, table

POINT = {"gain": {"point": 1}}


def test_EFF_23_seq_is_one_after_the_other() -> None:
    count = {"gain": {"point": {"count": {"resource": "moss"}}}}
    t = played({"seq": [{"gain": {"moss": 2}}, count, {"gain": {"moss": 1}}]}, count)
    assert (t.tokens(0), t.resources(0), over(t)) == (2 + 3, {"moss": 3}, True)


def test_EFF_24_choose_different_options_in_the_order_chosen() -> None:
    options = [
        [{"gain": {"moss": 1}}],
        [{"gain": {"point": {"count": {"resource": "moss"}}}}],
        [{"gain": {"fire": 1}}],
    ]
    t = played({"choose": {"pick": 2, "options": options}})
    do(t, 0, "option 0")
    t.refused(0, "option 0")
    do(t, 0, "option 1")
    assert (t.tokens(0), t.resources(0), over(t)) == (1, {"moss": 1}, True)
    t = do(played({"choose": {"pick": 2, "options": options}}), 0, "option 1", "option 0")
    assert (t.tokens(0), t.resources(0)) == (0, {"moss": 1})
    t = do(played({"choose": {"options": options}}), 0, "option 2")  # pick left out is 1
    assert (t.fire(0), over(t)) == (1, True)


def test_EFF_24_an_option_that_brings_nothing_may_be_chosen() -> None:
    t = do(
        played(
            {"choose": {"options": [[{"clear_snow": {"where": "board", "n": 1, "cost": "none"}}], [POINT]]}}
        ),
        0,
        "option 0",
    )
    assert (t.tokens(0), over(t)) == (0, True)


def test_EFF_25_may_with_a_payment() -> None:
    def hut(**goods: int) -> Scene:
        pay = {"moss": 1, "any": 1, "fire": 1}
        return do(table({"may": {"pay": pay, "then": [{"gain": {"point": 3}}]}}).goods(0, **goods), 0, PLAY)

    t = do(hut(moss=2, nut=1, fire=1), 0, "yes", "resources nut")
    assert (t.tokens(0), t.resources(0), t.fire(0)) == (3, {"moss": 1}, 0)
    t = do(hut(moss=2, nut=1, fire=1), 0, "no")
    assert (t.tokens(0), t.resources(0), t.fire(0)) == (0, {"moss": 2, "nut": 1}, 1)
    assert over(hut(moss=1, fire=1))  # never in part: not even asked
    assert over(hut(moss=2))
    assert not over(hut(moss=2, fire=1))


def test_EFF_25_may_pay_points_or_a_counted_amount() -> None:
    pay = {"point": 1, "fire": {"count": {"cards": {"filter": {"kind": "creature"}}}}}
    t = (
        table({"may": {"pay": pay, "then": [{"gain": {"copper": 2}}]}})
        .goods(0, point=1, fire=3)
        .build(0, "jay_forager*2")
    )
    do(t, 0, PLAY, "yes")
    assert (t.resources(0), t.fire(0), t.tokens(0)) == ({"copper": 2}, 1, 0)


def test_EFF_25_may_discard() -> None:
    def hut(*hand: str) -> Scene:
        return do(table({"may": {"pay": {"discard": 2}, "then": [POINT]}}).hold(0, *hand), 0, PLAY)

    assert over(hut("moss_loft"))
    t = do(hut("moss_loft*2", "rye_oven"), 0, "yes", "discard moss_loft rye_oven")
    assert (t.tokens(0), t.hand(0), over(t)) == (1, {"moss_loft": 1}, True)


def test_EFF_25_may_without_a_payment() -> None:
    t = do(played({"may": {"then": [POINT, {"draw": 1}]}}), 0, "yes")
    t.deal("draw 0 moss_loft")
    assert (t.tokens(0), t.hand_size(0)) == (1, 1)
    t = do(played({"may": {"then": [POINT]}}), 0, "no")
    assert (t.tokens(0), over(t)) == (0, True)


def test_EFF_26_up_to() -> None:
    step = {"up_to": {"n": 3, "pay": {"any": 1, "fire": 1}, "gain": {"point": 1, "any": 1}}}

    def hut(**goods: int) -> Scene:
        return do(table(step).goods(0, **goods), 0, PLAY)

    assert over(hut(moss=3))
    t = hut(moss=4, fire=2)
    assert t.legal(0) == ["times 0", "times 1", "times 2"]
    do(t, 0, "times 2")
    t.refused(0, "resources moss nut")  # paid before anything is taken
    do(t, 0, "resources moss*2", "resources copper nut")
    assert (t.resources(0), t.fire(0), t.tokens(0)) == ({"moss": 2, "copper": 1, "nut": 1}, 0, 2)


def test_EFF_26_up_to_by_discarding() -> None:
    step = {"up_to": {"n": 2, "pay": {"discard": 2}, "gain": {"point": 2}}}
    t = do(table(step).hold(0, "moss_loft*2", "row_cottage*3"), 0, PLAY)
    assert t.legal(0) == ["times 0", "times 1", "times 2"]
    do(t, 0, "times 2", "discard moss_loft moss_loft row_cottage row_cottage")
    assert (t.tokens(0), t.hand(0)) == (4, {"row_cottage": 1})
    t = do(table(step).hold(0, "moss_loft*2", "row_cottage"), 0, PLAY)
    assert t.legal(0) == ["times 0", "times 1"]


def test_EFF_26_up_to_is_limited_by_the_hand_alone() -> None:
    """Six discards at once are as legal as two."""
    step = {"up_to": {"n": 3, "pay": {"discard": 2}, "gain": {"point": 2}}}
    t = do(table(step).hold(0, "moss_loft*2", "row_cottage*4"), 0, PLAY)
    assert t.legal(0) == ["times 0", "times 1", "times 2", "times 3"]


def test_EFF_27_if_and_else() -> None:
    step = {"if": {"owns": {"moss": 1}}, "then": [POINT], "else": [{"gain": {"fire": 2}}]}
    t = do(table(step).goods(0, moss=1), 0, PLAY)
    assert (t.tokens(0), t.fire(0)) == (1, 0)
    t = do(table(step), 0, PLAY)
    assert (t.tokens(0), t.fire(0)) == (0, 2)
    t = played({"if": {"owns": {"moss": 1}}, "then": [POINT]})
    assert (t.tokens(0), over(t)) == (0, True)


def test_EFF_28_for_each() -> None:
    step = {
        "for_each": {"count": {"cards": {"filter": {"kind": "creature"}}}},
        "do": [POINT, {"gain": {"any": 1}}],
    }
    t = do(table(step).build(0, "jay_forager*2"), 0, PLAY)
    do(t, 0, "resources moss")
    assert t.tokens(0) == 2
    do(t, 0, "resources nut")
    assert (t.resources(0), over(t)) == ({"moss": 1, "nut": 1}, True)
    t = do(table(step), 0, PLAY)
    assert (t.tokens(0), over(t)) == (0, True)


def test_EFF_29_let_in_a_repetition_sees_the_outer_value() -> None:
    steps = (
        {"let": {"name": "n", "amount": 2}},
        {"for_each": 2, "do": [{"gain": {"point": {"var": "n"}}}]},
    )
    assert played(*steps).tokens(0) == 4


def test_AMB_1_a_mandatory_effect_is_done_as_far_as_possible() -> None:
    t = table({"discard": {"min": 3, "max": 3}}, POINT).hold(0, "moss_loft*2")
    do(t, 0, PLAY, "discard moss_loft moss_loft")
    assert (t.tokens(0), t.hand(0)) == (1, {})
    t = do(table({"give": {"moss": 3}, "to": "left", "reward": [POINT]}).goods(0, moss=2), 0, PLAY)
    assert (t.resources(0), t.resources(1), t.tokens(0)) == ({}, {"moss": 2}, 0)  # EFF-59: not all of it


def test_AMB_1_a_cost_is_never_paid_in_part() -> None:
    t = do(table({"pay": {"moss": 2}}, {"gain": {"point": 5}}).goods(0, moss=1), 0, PLAY)
    assert (t.resources(0), t.tokens(0), over(t)) == ({"moss": 1}, 0, True)
