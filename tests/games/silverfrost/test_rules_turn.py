"""The turn (chapter 4), one rule per test."""

from tests.games.silverfrost.scene import Scene, scene


def giants(t: Scene, first: str) -> Scene:
    """This giant on the leftmost slot, which is worth 0."""
    return t.giants(first, "larder_bear", "mossback_elk", "emberback_boar")


# --- the turn ---


def test_TURN_1_clockwise_and_passed_players_are_skipped() -> None:
    t = scene(4).passed(1)
    t.do(0, "place animal birch_slope")
    assert t.actors() == [2]
    t.do(2, "place animal moss_hollow")
    t.do(3, "place animal birch_edge")
    assert t.actors() == [0]


def test_TURN_5_playing_with_or_without_animals_in_every_season() -> None:
    for season in ("summer", "autumn", "winter", "spring"):
        for t in (scene().season(0, season), scene().season(0, season).no_animals(0)):
            t.goods(0, birch=1, moss=1)
            t.do(0, "play timber_slide from valley paying birch moss")
            assert t.city(0) == ["timber_slide"]


def test_TURN_6_preparing_although_a_card_could_be_played() -> None:
    t = scene().no_animals(0).goods(0, birch=1, moss=1)
    assert t.legal(0, "play")
    t.go(0, "prepare")
    assert t.in_season(0) == "autumn"


def test_TURN_7_passing_although_a_card_could_be_played() -> None:
    t = scene().season(0, "spring").no_animals(0).goods(0, birch=1, moss=1)
    t.do(0, "pass")
    assert t.has_passed(0)


def test_TURN_7_forced_if_nothing_else_is_left() -> None:
    t = scene().season(0, "spring").no_animals(0)
    assert t.legal(0) == ["pass"]


def stuck(**options: object) -> Scene:
    """Autumn, one normal animal left and nothing it can be placed on: every place is snowed and there is no fire."""
    t = scene(2, options).season(0, "autumn").animals(0, "news_stone").guard(0, "news_stone")
    return t.snow_on(*(place for place in t.deck.place_names if t.s.in_play(t.deck.place_names.index(place))))


def test_AMB_5_an_animal_that_cannot_be_placed() -> None:
    t = stuck()
    assert t.legal(0) == ["prepare"]
    t.go(0, "prepare")
    assert t.supply(0) == (3, 1)  # the one left in supply, one back, a new one and the Guard
    t = stuck().goods(0, birch=1, moss=1)
    assert "prepare" in t.legal(0)  # playing a card instead remains allowed
    assert t.legal(0, "play")


def test_AMB_5_only_if_nothing_is_playable() -> None:
    option = {"turn.stuckAnimals": "onlyIfNothingPlayable"}
    assert stuck(**option).legal(0) == ["prepare"]
    t = stuck(**option).goods(0, birch=1, moss=1)
    assert t.legal(0, "prepare") == []
    assert t.refused(0, "prepare").rule == "TURN-6"


def test_AMB_5_in_spring_one_passes() -> None:
    t = stuck().season(0, "spring")
    assert t.legal(0) == ["pass"]


def test_TURN_8_clearing_before_during_and_after_the_action() -> None:
    for moment in ("before", "during", "after"):
        t = giants(scene(), "pedlar_yak").goods(0, fire=4).build(0, "moss_loft", "rye_oven", snow=True)
        if moment == "before":
            t.do(0, "clear 1")
        t.do(0, "place animal beacon_1")
        if moment == "during":
            t.do(0, "clear 1")
        t.do(0, "giant pedlar_yak", "option 0", "option 1")
        t.deal_any()
        if moment == "after":
            t.do(0, "clear 1")
        assert t.snowed(0) == [2]
        assert t.snow_tokens(0) == 1
        assert t.actors() == [1]


def test_TURN_8_the_turn_ends_by_itself_if_nothing_more_is_possible() -> None:
    t = scene().build(0, "moss_loft", snow=True)  # no fire
    t.do(0, "place animal birch_slope")
    assert t.actors() == [1]
    t = scene().goods(0, fire=1).build(0, "moss_loft", snow=True)
    t.do(0, "place animal birch_slope")
    assert sorted(t.legal(0)) == ["clear 1", "end"]
    t.do(0, "end")
    assert t.actors() == [1]


def test_TURN_10_clearing_first_binds() -> None:
    t = scene().no_animals(0).goods(0, fire=1, birch=1, moss=1).build(0, "jay_forager", snow=True)
    assert "prepare" in t.legal(0)
    t.do(0, "clear 1")
    assert t.legal(0) == ["play timber_slide from valley paying birch moss"]


def test_TURN_10_a_play_that_clearing_makes_possible() -> None:
    """Only with the advantage of the card under the snow can the creature be paid."""
    t = scene().no_animals(0).goods(0, fire=1, nut=1).build(0, "cocoa_parlour", snow=True)
    t.do(0, "clear 1", "play jay_forager from valley paying nut using 1")
    assert t.city(0) == ["cocoa_parlour", "jay_forager"]


def test_AMB_6_clearing_when_passing() -> None:
    t = scene(2, {"snow.clearOnPass": True}).season(0, "spring").no_animals(0)
    t.goods(0, fire=2).build(0, "jay_forager", "stoker_stoat", snow=True)
    t.do(0, "clear 1")
    assert t.legal(0) == ["pass"]
    t.do(0, "pass")
    assert t.snow_tokens(0) == 1
    t = scene().season(0, "spring").no_animals(0).goods(0, fire=2).build(0, "jay_forager", snow=True)
    assert t.legal(0) == ["pass"]


def test_AMB_7_clearing_by_an_effect_and_by_turn_8() -> None:
    for option, left in ((False, 1), (True, 2)):
        t = (
            scene(2, {"snow.effectUsesTurnClear": option})
            .goods(0, birch=2, copper=1, fire=3)
            .hold(0, "rescue_sledge")
        )
        t.build(0, "jay_forager", "stoker_stoat", "moss_loft", snow=True)
        t.do(0, "play rescue_sledge from hand paying birch*2 copper", "on 1")
        if not option:
            t.do(0, "clear 2")
        else:
            assert t.actors() == [1]
        assert len(t.snowed(0)) == left


def test_TURN_14_costs_are_checked_together() -> None:
    """Snow on the place and its fire cost."""
    t = scene().goods(0, fire=1).snow_on("forge_shared")
    t.refused(0, "place animal forge_shared", "NO_FIRE")
    t.do(0, "place guard forge_shared")  # with the fire of the Guard there are two
    assert (t.fire(0), t.snow_tokens(0)) == (0, 1)
