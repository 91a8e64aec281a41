"""The effect vocabulary (section 16) on cards made for it: what the tests of its parts share, and EFF-1 to EFF-4."""

from collections.abc import Iterable, Mapping

from tests.games.silverfrost.scene import Scene, deck_with, scene

Step = Mapping[str, object]

PLAY = "play hut from hand paying nothing"
FULL = ("row_cottage*4", "festival_herald*2", "craft_elder*2")  # a hand of 8


def table(
    *steps: Step,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    also: Iterable[Mapping[str, object]] = (),
    effects: Iterable[Mapping[str, object]] | None = None,
    quests: Iterable[Mapping[str, object]] = (),
    **card: object,
) -> Scene:
    """Seat 0 holds a hut: a traveller that costs nothing and does these steps, unless the card says otherwise."""
    hut: dict[str, object] = {
        "id": "hut",
        "type": "traveller",
        "effects": [{"on": "play", "do": list(steps)}],
    }
    if effects is not None:
        hut["effects"] = list(effects)
    return scene(seats, options, deck_with(cards=[{**hut, **card}, *also], quests=quests)).hold(0, "hut")


def built(effect: Mapping[str, object], *more: Mapping[str, object], seats: int = 2, **card: object) -> Scene:
    """Seat 0 has a hut in slot 1: governance with these effects, unless the card says otherwise."""
    hut: dict[str, object] = {"id": "hut", "type": "governance", "effects": [effect, *more]}
    return scene(seats, None, deck_with(cards=[{**hut, **card}])).build(0, "hut")


def do(t: Scene, seat: int, *texts: str) -> Scene:
    """These moves, and after each the position can be saved and resumed (EFF-53)."""
    for text in texts:
        t.do(seat, text)
        if not t.s.over:
            assert t.game.dump(t.game.load(t.dump())) == t.dump()
    return t


def if_asked(t: Scene, seat: int, text: str) -> Scene:
    """The only answer there is: given here, or by itself (EFF-52)."""
    if text in t.legal(seat):
        do(t, seat, text)
    return t


def played(*steps: Step, seats: int = 2) -> Scene:
    """The hut with these steps has been played."""
    return do(table(*steps, seats=seats), 0, PLAY)


def over(t: Scene) -> bool:
    """Nothing of the effect is left."""
    return t.decision() in ("ready", "closing")


# --- EFF-1 ---


def test_EFF_1_filters_pass_over_snow() -> None:
    def count(snowed: bool) -> int:
        wanted: dict[str, object] = {"kind": "creature"}
        if snowed:
            wanted["snowed"] = True
        t = table({"gain": {"point": {"count": {"cards": {"filter": wanted}}}}})
        t.build(0, "jay_forager", "row_cottage").build(0, "bath_otter", snow=True)
        do(t, 0, PLAY)
        return t.tokens(0)

    assert count(False) == 1
    assert count(True) == 2  # snowed cards too


def test_EFF_1_valley_filters_pass_over_snow_too() -> None:
    metric = {"valley": {"filter": {"kind": "creature"}}}
    t = table(
        {"gain": {"point": {"count": metric}}}, {"take_valley": {"n": 1, "filter": {"kind": "creature"}}}
    )
    t.valley_snow("jay_forager")
    do(t, 0, PLAY)
    assert (t.tokens(0), t.legal(0)) == (1, ["valley stoker_stoat"])


def test_EFF_1_playing_by_an_effect_may_choose_snow() -> None:
    t = table({"play_card": {"from": ["valley"], "filter": {"name": ["rye_oven"]}, "cost": "free"}})
    do(t.valley_snow("rye_oven").goods(0, fire=1), 0, PLAY)
    t.do(0, "play rye_oven from valley paying nothing")  # CARD-S1: and pays for it
    assert (t.fire(0), t.snow_tokens(0), t.city(0)) == (0, 1, ["hut", "rye_oven"])
    t = table({"play_card": {"from": ["valley"], "filter": {"name": ["rye_oven"]}, "cost": "free"}})
    do(t.valley_snow("rye_oven"), 0, PLAY)
    assert t.legal(0) == ["none"]  # without fire for the snow


# --- EFF-2 ---


def test_EFF_2_any_is_one_of_four() -> None:
    t = played({"gain": {"any": 2}})
    t.refused(0, "resources birch", "WRONG_NUMBER")
    do(t, 0, "resources copper nut")
    assert (t.resources(0), over(t)) == ({"copper": 1, "nut": 1}, True)
    t = table({"pay": {"any": 2}}, {"gain": {"point": 3}}).goods(0, nut=2, moss=1)
    do(t, 0, PLAY, "resources nut*2")  # nuts included
    assert (t.resources(0), t.tokens(0)) == ({"moss": 1}, 3)


# --- EFF-3 ---


def test_EFF_3_an_effect_that_may_be_used() -> None:
    def hut(**goods: int) -> Scene:
        t = table(effects=[{"on": "play", "may": True, "do": [{"pay": {"moss": 1}}, {"gain": {"point": 2}}]}])
        return do(t.goods(0, **goods), 0, PLAY)

    t = do(hut(moss=1), 0, "yes")
    assert (t.resources(0), t.tokens(0), over(t)) == ({}, 2, True)
    t = do(hut(moss=1), 0, "no")
    assert (t.resources(0), t.tokens(0), over(t)) == ({"moss": 1}, 0, True)
    t = hut(birch=1)  # the payment is not possible
    if not over(t):
        t.refused(0, "yes", "CANNOT_ACCEPT")


def test_EFF_3_without_a_payment_the_first_step_must_be_possible_in_full() -> None:
    def asked(t: Scene) -> bool:
        return not over(do(t, 0, PLAY)) and "yes" in t.legal(0)

    def hut(step: Step) -> Scene:
        return table({"may": {"then": [step, {"gain": {"point": 1}}]}})

    take: Step = {"take_valley": {"n": 3}}
    assert asked(hut(take))
    assert not asked(hut(take).hold(0, *FULL[:-1]))  # room for two
    draw: Step = {"draw": 2}
    assert asked(hut(draw).hold(0, *FULL[:-1]))
    assert not asked(hut(draw).hold(0, *FULL[:-1], "craft_elder"))
    discard: Step = {"discard": {"min": 2, "max": 3}}
    assert asked(hut(discard).hold(0, "moss_loft*2"))
    assert not asked(hut(discard).hold(0, "moss_loft"))


def test_EFF_3_clearing_two_is_not_possible_with_one_snow() -> None:
    def hut() -> Scene:
        return table({"may": {"then": [{"clear_snow": {"where": "own_city", "n": 2, "cost": "none"}}]}})

    assert do(hut().build(0, "moss_loft", "rye_oven", snow=True), 0, PLAY).legal(0, "yes") == ["yes"]
    assert do(hut().build(0, "moss_loft", snow=True), 0, PLAY).legal(0, "yes") == []


def test_EFF_3_activating_two_is_not_possible_with_one_card() -> None:
    step: Step = {
        "activate": {"which": "produce", "filter": {"type": ["production"]}, "n": 2, "city": "self"}
    }

    def hut() -> Scene:
        return table({"may": {"then": [step]}})

    assert do(hut().build(0, "timber_slide", "stoker_stoat"), 0, PLAY).legal(0, "yes") == ["yes"]
    assert do(hut().build(0, "timber_slide"), 0, PLAY).legal(0, "yes") == []


def test_EFF_3_activating_in_another_city_looks_there() -> None:
    step: Step = {
        "activate": {"which": "produce", "filter": {"type": ["production"]}, "n": 1, "city": "left"}
    }

    def hut() -> Scene:
        return table({"may": {"then": [step]}})

    assert do(hut().build(1, "timber_slide"), 0, PLAY).legal(0, "yes") == ["yes"]
    assert do(hut().build(0, "timber_slide"), 0, PLAY).legal(0, "yes") == []


def test_EFF_3_later_steps_follow_as_far_as_possible() -> None:
    t = table(
        {
            "may": {
                "then": [
                    {"gain": {"point": 1}},
                    {"clear_snow": {"where": "own_city", "n": 2, "cost": "none"}},
                ]
            }
        }
    )
    do(t.build(0, "moss_loft", snow=True), 0, PLAY, "yes")
    if_asked(t, 0, "on 1")
    assert (t.tokens(0), t.snow_tokens(0), over(t)) == (1, 1, True)


# --- EFF-4 ---


def test_EFF_4_left_is_the_next_person_passed_or_not() -> None:
    metric = {"cards": {"filter": {}, "city": "left"}}
    t = table({"gain": {"point": {"count": metric}}}, {"give": {"moss": 1}, "to": "left"}, seats=3)
    do(t.build(1, "row_cottage*2").build(2, "row_cottage").passed(1).goods(0, moss=1), 0, PLAY)
    assert t.tokens(0) == 2  # the passed one is still on the left
    assert (t.resources(1), t.resources(2)) == ({}, {"moss": 1})  # only gifts skip him


def test_EFF_4_compare_takes_the_metric_of_each_with_the_own_city() -> None:
    condition = {
        "compare": {
            "metric": {"cards": {"filter": {"kind": "creature"}, "city": "self"}},
            "op": ">",
            "with": "left",
        }
    }
    t = table({"if": condition, "then": [{"gain": {"point": 1}}]})
    do(t.build(0, "jay_forager*2").build(1, "bath_otter"), 0, PLAY)
    assert t.tokens(0) == 1
    t = table({"if": condition, "then": [{"gain": {"point": 1}}]})
    do(t.build(0, "jay_forager").build(1, "bath_otter*2"), 0, PLAY)
    assert t.tokens(0) == 0


def test_EFF_4_self_is_the_visitor_of_a_foreign_card() -> None:
    inn = {
        "id": "inn",
        "kind": "creature",
        "type": "destination",
        "cost": {"nut": 1},
        "effects": [{"on": "visit", "do": [{"gain": {"point": {"count": {"cards": {"filter": {}}}}}}]}],
    }
    t = scene(2, None, deck_with(cards=[inn])).build(1, "inn").build(0, "row_cottage*3")
    do(t, 0, "visit animal 1 1")
    assert (t.tokens(0), t.tokens(1)) == (3, 1)  # the visitor's city; DEST-4 for the owner
