"""The bad inputs about heroes, one test per ID: code, rule, and nothing changed."""

import pytest
from tests.games.watch.bad import bad
from tests.games.watch.layout import BLACK, BLUE, CARD, GUARD, RED, ROAD, YELLOW, path
from tests.games.watch.play import decides, display, do, hand, hero, moves, nature, roll, tokens, wall
from tests.games.watch.scene import Scene

from frostwall.games.watch.engine.state import State


def watch(**options: object) -> Scene:
    return Scene(4, "brotherhood", **options)


def extended(**options: object) -> Scene:
    return watch(heroes="extended7", **options)


# --- when ---


def test_ERR_70_a_hero_in_the_turn_it_was_taken() -> None:
    s = watch().hero(RED, "marsh", new=True).hand(RED, ore=1).turn(RED).state()
    bad("ERR-70", s, RED, "marsh ore for wool", "HERO-5")
    s = watch().hero(RED, "marsh").hand(RED, ore=2).tormund(5).turn(RED, rolled=False).state()
    do(s, RED, "marsh ore for wool", "pick qhorin")
    bad("ERR-70", s, RED, "qhorin", "HERO-5")
    roll(s, 1, 1)
    bad("ERR-70", s, RED, "qhorin", "HERO-5")  # the same turn
    for seat in (RED, BLUE, YELLOW, BLACK):
        do(s, seat, "end")
        roll(s, 1, 1)
    do(s, RED, "qhorin")


def test_ERR_71_a_second_use_in_one_turn() -> None:
    s = watch().hero(RED, "marsh").hand(RED, ore=2).turn(RED, rolled=False).state()
    do(s, RED, "marsh ore for wool", "flip")
    bad("ERR-71", s, RED, "marsh ore for wool", "HERO-6")
    roll(s, 1, 1)
    bad("ERR-71", s, RED, "marsh ore for wool", "HERO-6")
    s = watch().hero(RED, "marsh", side="B", used=True).hand(RED, ore=2).turn(RED).state()
    bad("ERR-71", s, RED, "marsh ore for wool", "HERO-6")


BUILDERS = [
    ("thorne", "thorne 1 instead of lumber ore", "HERO-A5"),
    ("melisandre", "melisandre", "HERO-A6"),
    ("yoren", "yoren 1", "HERO-YOREN"),
]


def rich(name: str, **options: object) -> Scene:
    """Red could use this hero, if it were the time."""
    scene = watch(**options).hero(RED, name).hand(RED, lumber=2, brick=2, wool=2, grain=2, ore=2)
    return scene.patrols(RED, 1).settlement(BLUE, 0).hand(BLUE, wool=1)


@pytest.mark.parametrize(("name", "text", "rule"), [*BUILDERS, ("mance", "mance 1", "HERO-MANCE")])
def test_ERR_72_a_hero_outside_its_time(name: str, text: str, rule: str) -> None:
    s = rich(name).turn(RED, rolled=False).state()
    bad("ERR-72", s, RED, text, rule)
    s = rich(name, phases="separate").turn(RED).state()
    if name == "mance":
        do(s, RED, text)
    else:
        bad("ERR-72", s, RED, text, rule)
        do(s, RED, "building", text)
    s = rich(name).turn(BLUE).state()
    bad("ERR-72", s, RED, text, "HERO-3")  # in the turn of another


@pytest.mark.parametrize(
    ("name", "text"),
    [("marsh", "marsh ore for wool"), ("mormont", "mormont wool 1"), ("benjen", "benjen hornfoot 1")],
)
def test_ERR_72_b_heroes_before_the_roll_where_only_those_listed_work(name: str, text: str) -> None:
    s = rich(name, preroll_heroes="listed").camps("hornfoot", "regular").turn(RED, rolled=False).state()
    if name == "benjen":
        do(s, RED, text)
    else:
        bad("ERR-72", s, RED, text, "HERO-4")
    s = rich(name).camps("hornfoot", "regular").turn(RED, rolled=False).state()
    do(s, RED, text)


# --- whether at all ---


def full_wall(scene: Scene) -> Scene:
    """Every position of the Wall is taken, by others than red."""
    for section, seat in enumerate((BLUE, YELLOW, BLACK, BLUE)):
        scene.guard(section, *[seat] * (5 if section < 3 else 2))
    return scene.guard(3, YELLOW, YELLOW, BLACK)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("marsh", "marsh ore for wool"),
        ("yarwyck", "yarwyck 5"),
        ("benjen", "benjen hornfoot 1"),
        ("ygritte", "ygritte 5 regular"),
        ("osha", "osha 5"),
        ("aemon", "aemon 1 1 to 2"),
    ],
)
def test_ERR_73_a_hero_whose_effect_is_impossible(name: str, text: str) -> None:
    s = extended().hero(RED, name).turn(RED).state()
    bad("ERR-73", s, RED, text, "HERO-7")
    assert moves(s, RED, name) == []
    assert (hero(s, RED)["usable"], hero(s, RED)["why"]["code"]) == (False, "HERO_IMPOSSIBLE")


@pytest.mark.parametrize(
    ("name", "text"), [("thorne", "thorne 1 instead of lumber ore"), ("yoren", "yoren 1")]
)
def test_ERR_73_b_no_place_for_a_guard(name: str, text: str) -> None:
    s = full_wall(rich(name)).turn(RED).state()
    bad("ERR-73", s, RED, text, "HERO-7")


def test_ERR_73_c_melisandre_before_an_empty_pile() -> None:
    s = watch(vp_cards=0).hero(RED, "melisandre").hand(RED, **CARD).turn(RED).pile(BLACK).state()
    bad("ERR-73", s, RED, "melisandre", "HERO-7")


def test_ERR_73_d_osha_for_two_hexes_of_one_kind_with_one_card_left() -> None:
    scene = (
        extended().hero(RED, "osha").settlement(RED, 0, 20).wildlings(0, regular=1).wildlings(9, regular=1)
    )
    s = scene.supply(BLACK, ore=1).turn(RED).state()  # both hexes are mountains
    bad("ERR-73", s, RED, "osha 0 and 9", "HERO-7")
    do(s, RED, "osha 9")
    assert hand(s, RED) == {"ore": 1}


# --- after a use ---


def test_ERR_75_keeping_a_last_use_or_picking_a_hero_that_is_not_there() -> None:
    scene = watch().hero(RED, "marsh", side="B").hero(BLUE, "samwell").hand(RED, ore=1)
    s = scene.turn(RED).state()
    do(s, RED, "marsh ore for wool")
    bad("ERR-75", s, RED, "flip", "HERO-9")
    bad("ERR-75", s, RED, "pick marsh", "HERO-10")  # just returned
    bad("ERR-75", s, RED, "pick samwell", "HERO-10")  # Blue's
    bad("ERR-75", s, RED, "pick jon", "HERO-10")  # not in the box
    do(s, RED, "pick qhorin")
    assert ("marsh" in display(s), "qhorin" in display(s), hero(s, RED)["side"]) == (True, False, "A")
    s = watch().hero(RED, "marsh").hand(RED, ore=1).turn(RED).state()
    do(s, RED, "marsh ore for wool")
    bad("ERR-75", s, RED, "pick marsh", "HERO-10")
    do(s, RED, "flip")  # the A side may stay


def test_ERR_76_exchanging_a_hero_without_using_it() -> None:
    for rolled in (False, True):
        s = watch().hero(RED, "marsh").turn(RED, rolled=rolled).state()
        for text in ("flip", "pick qhorin", "exchange marsh qhorin"):
            bad("ERR-76", s, RED, text, "HERO-12")


# --- Mance, Mormont ---


def test_ERR_74_mance_on_one_without_more_points_or_without_cards() -> None:
    scene = watch().hero(RED, "mance").settlement(RED, 0).settlement(BLUE, 2).keep(YELLOW, 20).keep(BLACK, 28)
    s = scene.hand(BLUE, wool=2).hand(BLACK, ore=1).hand(RED, ore=1).turn(RED).state()
    bad("ERR-74", s, RED, "mance 1", "HERO-MANCE")  # as many points
    bad("ERR-74", s, RED, "mance 2", "HERO-MANCE")  # no cards
    bad("ERR-74", s, RED, "mance 0", "HERO-MANCE")
    bad("ERR-74", s, RED, "mance 5", "HERO-MANCE")
    do(s, RED, "mance 3")
    bad("ERR-74", s, RED, "take 1 wool", "HERO-MANCE")  # somebody else's card
    do(s, RED, "take 3 ore")
    assert hand(s, RED) == {"ore": 2}


def asked_one() -> State:
    scene = watch().hero(RED, "mormont").hand(RED, wool=1).hand(YELLOW, ore=2).hand(BLACK, ore=1)
    s = scene.turn(RED).state()
    do(s, RED, "mormont ore 2", "return 2 wool")
    return s


def test_ERR_77_mormont_asking_himself_or_the_same_one_twice() -> None:
    s = watch().hero(RED, "mormont").hand(BLUE, ore=1).turn(RED).state()
    bad("ERR-77", s, RED, "mormont ore 0", "HERO-A1")
    bad("ERR-77", s, RED, "mormont ore 4", "HERO-A1")
    s = asked_one()
    bad("ERR-77", s, RED, "ask 2", "HERO-A1")
    bad("ERR-77", s, RED, "ask 0", "HERO-A1")
    do(s, RED, "ask 3")
    bad("ERR-77", s, RED, "return 2 ore", "HERO-A1")  # Black waits for a card, not Yellow
    do(s, RED, "return 3 ore")
    assert (hand(s, RED), hand(s, YELLOW), hand(s, BLACK)) == ({"ore": 1}, {"wool": 1, "ore": 1}, {"ore": 1})


def test_ERR_77_b_mormont_asking_a_third_one() -> None:
    s = asked_one()
    do(s, RED, "ask 3")
    bad("ERR-77", s, RED, "ask 1", "HERO-A1")
    do(s, RED, "return 3 ore")
    bad("ERR-2", s, RED, "ask 1", "TURN-7")


def test_ERR_77_c_mormont_asking_the_second_for_another_kind() -> None:
    bad("ERR-77", asked_one(), RED, "mormont wool 3", "HERO-A1")


def test_ERR_96_mormont_while_no_opponent_holds_a_card() -> None:
    s = watch().hero(RED, "mormont").hand(RED, ore=2).turn(RED).state()
    for text in ("mormont ore 1", "mormont wool 3", "mormont ore 0"):
        bad("ERR-96", s, RED, text, "HERO-A1")


def test_ERR_97_mormont_asking_somebody_without_cards() -> None:
    s = watch().hero(RED, "mormont").hand(YELLOW, ore=1).hand(BLACK, ore=1).turn(RED).state()
    assert bad("ERR-97", s, RED, "mormont ore 1", "HERO-A1").needs == {"seats": [YELLOW, BLACK]}
    do(s, RED, "mormont ore 2", "return 2 ore")
    assert bad("ERR-97", s, RED, "ask 1", "HERO-A1").needs == {"seats": [BLACK]}


# --- Yarwyck ---


def test_ERR_78_yarwyck_on_a_road_that_stays_or_onto_a_path_that_is_none() -> None:
    scene = watch().hero(RED, "yarwyck").settlement(RED, 16).line(RED, 16, 10).line(RED, 16, 22, 28)
    scene.settlement(BLUE, 30).line(BLUE, 30, 23).hand(RED, **ROAD)
    s = scene.turn(RED).state()
    bad("ERR-78", s, RED, f"yarwyck {path(16, 22)}", "HERO-A4")  # own pieces at both ends
    bad("ERR-78", s, RED, f"yarwyck {path(30, 23)}", "HERO-A4")  # Blue's
    bad("ERR-78", s, RED, f"yarwyck {path(0, 4)}", "HERO-A4")  # no road
    do(s, RED, f"yarwyck {path(22, 28)}")
    bad("ERR-78", s, RED, f"road {path(22, 28)}", "HERO-A4")  # where it lay
    bad("ERR-78", s, RED, f"road {path(16, 10)}", "HERO-A4")  # taken
    bad("ERR-78", s, RED, f"road {path(28, 35)}", "HERO-A4")  # joined only by itself
    bad("ERR-78", s, RED, f"road {path(0, 4)}", "HERO-A4")  # joined by nothing
    do(s, RED, f"road {path(22, 29)}")


# --- Thorne, Melisandre ---


def test_ERR_79_a_substitute_of_the_same_kind_or_for_what_is_not_in_the_cost() -> None:
    s = rich("thorne").turn(RED).state()
    for text in ("thorne 1 instead of lumber lumber", "thorne 1 instead of grain ore"):
        bad("ERR-79", s, RED, text, "HERO-A5")
    do(s, RED, "thorne 1 instead of lumber brick")  # AMB-52: also a kind of the cost
    assert (hand(s, RED), wall(s, 1)) == ({"lumber": 2, "wool": 1, "grain": 2, "ore": 2}, [RED])
    s = rich("melisandre").turn(RED).state()
    for text in ("melisandre instead of ore ore", "melisandre instead of lumber ore"):
        bad("ERR-79", s, RED, text, "HERO-A6")
    must = rich("melisandre", melisandre_substitution="must").turn(RED).state()
    bad("ERR-79", must, RED, "melisandre", "HERO-A6")


def test_ERR_79_b_replacing_two_cards() -> None:
    s = rich("thorne").turn(RED).state()
    bad("ERR-79", s, RED, "thorne 1 instead of lumber ore brick ore", "HERO-A5")
    s = rich("melisandre").turn(RED).state()
    bad("ERR-79", s, RED, "melisandre instead of ore lumber wool lumber", "HERO-A6")


# --- heroes with a window ---


def test_ERR_80_samwell_after_a_seven_or_after_a_card() -> None:
    s = watch().hero(BLUE, "samwell").turn(RED, rolled=False).state()
    roll(s, 3, 4)
    bad("ERR-80", s, BLUE, "samwell ore", "HERO-A3")
    do(s, RED, "tormund 5")
    bad("ERR-80", s, BLUE, "samwell ore", "HERO-A3")
    s = watch().hero(BLUE, "samwell").settlement(BLUE, 0).turn(BLUE, rolled=False).state()
    bad("ERR-80", s, BLUE, "samwell ore", "HERO-A3")  # before the roll
    roll(s, 4, 5)
    assert (hand(s, BLUE), decides(s)) == ({"ore": 1}, ("act", BLUE))
    bad("ERR-80", s, BLUE, "samwell ore", "HERO-A3")


def test_ERR_85_declining_jon_snow() -> None:
    s = extended().hero(BLUE, "jon").hand(BLUE, wool=7).turn(RED, rolled=False).state()
    roll(s, 3, 4)
    assert decides(s) == ("hero_window", BLUE)
    bad("ERR-85", s, BLUE, "decline", "HERO-JON")


def test_ERR_86_gilly_twice_or_too_late() -> None:
    s = extended().hero(BLUE, "gilly").turn(RED, rolled=False).state()
    bad("ERR-86", s, BLUE, "gilly", "HERO-GILLY")  # too early
    roll(s, 1, 1, die=11)
    do(s, BLUE, "gilly")
    nature(s, "wildling 10")
    do(s, BLUE, "flip")
    assert decides(s) == ("act", RED)
    bad("ERR-86", s, BLUE, "gilly", "HERO-GILLY")  # used already, and the die is resolved
    s = extended().hero(RED, "gilly").turn(RED, rolled=False).state()
    roll(s, 1, 1, die=11)
    do(s, RED, "decline")
    bad("ERR-86", s, RED, "gilly", "HERO-GILLY")


# --- heroes and wildlings ---


def test_ERR_81_benjen_in_the_gift_and_ygritte_in_the_north() -> None:
    scene = watch().camps("hornfoot", "regular", "giant").clearing(1, regular=1).guard(1, BLUE)
    scene.wildlings(5, climber=1)
    s = scene.hero(RED, "benjen").turn(RED).state()
    for text in ("benjen hornfoot 3", "benjen hornfoot 0", "benjen cave_people 1"):
        bad("ERR-81", s, RED, text, "HERO-BENJEN")
    for text in ("benjen_clearing 1 climber", "benjen_clearing 2 regular", "benjen_clearing 5 climber"):
        bad("ERR-81", s, RED, text, "HERO-BENJEN")
    s = scene.hero(RED, "ygritte").turn(RED).state()
    for text in ("ygritte 5 regular", "ygritte 1 regular", "ygritte 3 giant"):
        bad("ERR-81", s, RED, text, "HERO-YGRITTE")


def test_ERR_81_b_benjen_naming_a_hex_of_the_gift() -> None:
    scene = watch().camps("hornfoot", "regular").wildlings(5, climber=1)
    s = scene.hero(RED, "benjen").turn(RED).state()
    bad("ERR-81", s, RED, "benjen 5 climber", "HERO-BENJEN")


def test_ERR_82_yoren_without_an_open_ranger_patrol() -> None:
    s = watch().hero(RED, "yoren").cards(RED, patrol=2).patrols(BLUE, 2).turn(RED).state()
    bad("ERR-82", s, RED, "yoren 1", "HERO-YOREN")


def test_ERR_83_qhorin_with_tormund_in_his_camp() -> None:
    s = watch().hero(RED, "qhorin").turn(RED).state()
    bad("ERR-83", s, RED, "qhorin", "HERO-QHORIN")
    s = watch().hero(RED, "qhorin").tormund(5).supply(BLACK, grain=0).turn(RED, rolled=False).state()
    bad("ERR-83", s, RED, "qhorin", "HERO-QHORIN")  # AMB-21: nothing to take


def test_ERR_84_aemon_and_the_guards_he_may_not_move() -> None:
    scene = extended().hero(RED, "aemon").guard(0, BLUE, RED).clearing(0, regular=1).guard(1, RED)
    scene.clearing(1, regular=1).guard(2, BLUE, BLUE, BLUE, YELLOW, YELLOW)
    s = scene.turn(RED).state()
    for text in (
        "aemon 1 1 to 3",  # none would be left against one
        "aemon 0 2 to 0",  # the same section
        "aemon 0 2 to 2",  # full
        "aemon 0 1 to 3",  # Blue's
        "aemon 0 3 to 3",  # nobody there
        "aemon 0 0 to 3",
        "aemon 0 2 to 5",  # no such section
    ):
        bad("ERR-84", s, RED, text, "HERO-AEMON")
    do(s, RED, "aemon 0 2 to 3")
    assert (wall(s, 0), wall(s, 3)) == ([BLUE], [RED])


def osha() -> State:
    scene = extended().hero(RED, "osha").settlement(RED, 28).settlement(BLUE, 2).tormund(10)
    for h in (5, 11, 2):
        scene.wildlings(h, regular=1)
    return scene.turn(RED).state()


def test_ERR_87_osha_naming_a_hex_that_does_not_pay() -> None:
    s = osha()
    for text in (
        "osha 10",  # Tormund alone
        "osha 0",  # no wildling
        "osha 2",  # not adjacent
        "osha 5 and 5",
        "osha 5 and 2",
        "osha 10 and 5",
        "osha 61",
    ):
        bad("ERR-87", s, RED, text, "HERO-OSHA")


@pytest.mark.parametrize("text", ["osha 5 and 11 and 2", "osha 5 and 11 2"])
def test_ERR_87_b_osha_naming_three_hexes(text: str) -> None:
    bad("ERR-87", osha(), RED, text, "HERO-OSHA")


def test_ERR_88_heroic_tragedy_and_the_heroes_of_players() -> None:
    scene = watch(heroic_tragedy=True).hero(RED, "marsh").hero(BLUE, "mance").display("yoren", "qhorin")
    s = scene.turn(RED, rolled=False).state()
    roll(s, 5, 5, die=5)
    for text in ("remove marsh", "remove mance", "remove ygritte", "skip", "skip tragedy"):
        bad("ERR-88", s, RED, text, "MODE-16")
    do(s, RED, "remove qhorin")
    assert display(s) == ["yoren"]


def test_ERR_70_b_a_hero_taken_in_the_turn_of_another() -> None:
    """HERO-5, AMB-55: the running turn counts, whoever is active."""
    s = extended().hero(BLUE, "samwell", side="B").turn(RED, rolled=False).state()
    roll(s, 1, 1, die=11)
    do(s, BLUE, "samwell ore", "pick gilly")
    assert decides(s) == ("act", RED)  # no window for one just taken
    do(s, RED, "end")
    roll(s, 1, 1, die=11)
    assert decides(s) == ("hero_window", BLUE)  # the next turn
    do(s, BLUE, "gilly")


def test_ERR_2_h_a_hero_while_its_token_is_turned() -> None:
    s = watch().hero(RED, "benjen").camps("hornfoot", "regular", "giant").hand(RED, **GUARD).turn(RED).state()
    do(s, RED, "benjen hornfoot 1")
    for text in ("benjen hornfoot 1", "guard 1", "flip", "end"):
        bad("ERR-2", s, RED, text, "TURN-7")
    tokens(s, "cave_people regular")
    assert decides(s) == ("after_hero", RED)
