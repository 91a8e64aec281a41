"""When effects happen (16.2): abilities EFF-55, moment and order of reactions EFF-56."""

from tests.games.silverfrost.scene import Scene, deck_with, scene
from tests.games.silverfrost.test_vocabulary import built, do, if_asked, table

POINT = {"gain": {"point": 1}}
MOSS = {"gain": {"moss": 1}}


# --- EFF-18, EFF-55: abilities ---


def ability(once_per: str) -> Scene:
    effect = {"on": "static", "may": True, "once_per": once_per, "do": [{"pay": {"moss": 1}}, POINT]}
    return built(effect).goods(0, moss=5)


def test_EFF_55_an_ability_is_used_by_its_owner_in_the_own_turn() -> None:
    t = do(ability("turn"), 0, "use 1 0")
    assert (t.tokens(0), t.resources(0), t.decision()) == (1, {"moss": 4}, "ready")
    t.refused(0, "use 1 0", "USED_ALREADY")
    do(t, 0, "place animal birch_slope")
    t.refused(0, "use 1 0", "NOT_YOUR_TURN")
    do(t, 1, "place animal moss_hollow")
    do(t, 0, "place guard birch_edge", "use 1 0")  # after the action
    assert t.tokens(0) == 2


def test_EFF_55_AMB_80_not_in_a_turn_of_preparing() -> None:
    t = ability("turn").no_animals(0)
    t.refused(0, "use 1 0", "BOUND_TO_ACT")  # nothing could be placed or played after it
    t.do(0, "prepare")
    t = ability("turn").goods(0, birch=1).no_animals(0)
    do(t, 0, "use 1 0")  # a card could still be played
    t.refused(0, "prepare", "BOUND_TO_ACT")


def next_season(once_per: str) -> Scene:
    """The ability was used in summer; it is the first turn of autumn, and its card has no snow."""
    effect = {"on": "static", "may": True, "once_per": once_per, "do": [{"pay": {"moss": 1}}, POINT]}
    t = built(effect, points=0).goods(0, moss=5).build(0, "row_cottage*3").animals(0, "birch_edge")
    do(t, 0, "use 1 0", "place guard birch_slope")
    do(t.no_animals(1), 1, "prepare")
    t.deal_any()
    t.refused(0, "use 1 0", "USED_ALREADY")  # not even in the next turn
    t.go(0, "prepare")
    t.go(1, "place animal moss_hollow")
    assert (t.in_season(0), t.snowed(0), t.actors()) == ("autumn", [2, 3, 4], [0])
    return t


def test_EFF_55_once_per_season() -> None:
    t = do(next_season("season"), 0, "use 1 0")
    assert t.tokens(0) == 2


def test_EFF_55_once_per_game() -> None:
    t = next_season("game")
    t.refused(0, "use 1 0", "USED_ALREADY")
    assert t.tokens(0) == 1


def test_EFF_55_with_a_condition() -> None:
    effect = {"on": "static", "if": {"owns": {"nut": 1}}, "may": True, "once_per": "turn", "do": [POINT]}
    built(effect).refused(0, "use 1 0", "CANNOT_USE")
    t = do(built(effect).goods(0, nut=1), 0, "use 1 0")
    assert t.tokens(0) == 1


# --- EFF-56, AMB-69 ---


def test_EFF_56_no_snow_at_the_moment_of_the_event() -> None:
    effect = {"on": {"after_clear_snow": {}}, "do": [POINT]}
    t = scene(2, None, deck_with(cards=[{"id": "hut", "type": "governance", "effects": [effect]}]))
    t.build(0, "hut", snow=True).goods(0, fire=2).snow_on("birch_slope")
    do(t, 0, "clear 1")
    assert t.tokens(0) == 0  # not for clearing itself
    do(t, 0, "place animal birch_slope")
    assert t.tokens(0) == 1


def test_EFF_56_clearing_in_a_placement_fires_after_its_action() -> None:
    effect = {"on": {"after_clear_snow": {}}, "do": [{"gain": {"point": {"count": {"resource": "birch"}}}}]}
    t = do(built(effect).goods(0, fire=1).snow_on("birch_slope"), 0, "place animal birch_slope")
    assert t.tokens(0) == 3


def test_EFF_56_clearing_in_a_play_fires_with_the_reactions_to_it() -> None:
    effect = {"on": {"after_clear_snow": {}}, "do": [{"gain": {"point": {"count": {"resource": "moss"}}}}]}
    t = built(effect).goods(0, fire=1, birch=2).valley_snow("moss_loft")
    t.go(0, "play moss_loft from valley paying birch*2")
    assert t.tokens(0) == 1  # the moss of the card's own effect is there


def test_EFF_56_clearing_by_an_effect_fires_right_after_its_step() -> None:
    effect = {"on": {"after_clear_snow": {}}, "do": [{"gain": {"point": {"count": {"resource": "moss"}}}}]}
    hut = {"id": "hut", "type": "governance", "effects": [effect]}
    clear = {"clear_snow": {"where": "own_city", "n": 1, "cost": "none"}}
    t = table(clear, {"gain": {"moss": 5}}, id="kiln", also=[hut])
    t.hold(0, "kiln").build(0, "hut").build(0, "row_cottage", snow=True).goods(0, moss=1)
    do(t, 0, "play kiln from hand paying nothing")
    if_asked(t, 0, "on 2")
    assert (t.tokens(0), t.resources(0)) == (1, {"moss": 6})


def test_EFF_56_the_owner_orders_several_reactions() -> None:
    double = {
        "on": {"after_play": {"filter": {}}},
        "do": [{"gain": {"point": {"count": {"resource": "moss"}}}}],
    }
    moss = {"on": {"after_play": {"filter": {}}}, "do": [MOSS]}
    for order, points in ((("next 1 0", "next 1 1"), 0), (("next 1 1", "next 1 0"), 1)):
        t = built(double, moss).hold(0, "row_cottage").goods(0, birch=1, moss=1, copper=1)
        do(t, 0, "play row_cottage from hand paying birch moss copper")
        assert sorted(t.legal(0)) == ["next 1 0", "next 1 1"]
        do(t, 0, order[0])
        if t.decision() == "order":
            do(t, 0, order[1])
        assert (t.tokens(0), t.resources(0)) == (points, {"moss": 1})


def test_EFF_56_AMB_69_the_active_person_first() -> None:
    """A visit: the visitor's reaction to the placing, then the owner's to the visit."""
    effects = [
        {"on": {"after_place_animal": {}}, "do": [{"gain": {"any": 1}}]},
        {"on": "after_open_visit", "do": [{"gain": {"any": 1}}]},
    ]
    t = scene(2, None, deck_with(cards=[{"id": "hut", "type": "governance", "effects": effects}]))
    t.build(0, "hut").build(1, "hut", "wax_chandler")
    do(t, 0, "visit animal 1 2")
    assert t.actors() == [0]
    do(t, 0, "resources moss")
    assert t.actors() == [1]
    do(t, 1, "resources nut")
    assert (t.resources(0), t.resources(1)) == ({"moss": 1}, {"nut": 1})
