"""Heroes in general: use, flip, exchange, windows, heroic tragedy (HERO-1..13, TURN-6, TURN-11, MODE-16)."""

import pytest
from tests.games.watch.layout import BLACK, BLUE, RED, YELLOW, Document, path
from tests.games.watch.play import (
    camps,
    decides,
    display,
    do,
    event,
    frostfangs,
    gift,
    hand,
    hero,
    moves,
    names,
    nature,
    phase,
    refused,
    roll,
    tokens,
    view,
)
from tests.games.watch.scene import Scene

from frostwall.core.types import CHANCE
from frostwall.games.watch.engine.state import State

ALL = ["mormont", "marsh", "samwell", "yarwyck", "thorne", "melisandre"]
ALL += ["mance", "benjen", "ygritte", "yoren", "qhorin", "aemon", "gilly", "jon", "osha"]


def north(seats: int = 4, /, **options: object) -> Scene:
    return Scene(seats, "brotherhood", **{"heroes": "all", **options})


# --- using ---


def marsh(side: str = "A", **options: object) -> State:
    return north(**options).hero(RED, "marsh", side).hand(RED, ore=2).turn(RED).state()


def test_HERO_1_everybody_always_has_exactly_one_hero_and_sees_all() -> None:
    s = marsh()
    held = [view(s, YELLOW)["seats"][seat]["hero"]["name"] for seat in range(4)]
    assert len(set(held)) == 4
    assert set(held).isdisjoint(display(s))
    assert sorted(held + display(s)) == sorted(ALL)
    assert hero(s, RED)["usable"] is True
    assert view(s, BLUE)["seats"][RED]["hero"]["usable"] is None  # it may depend on the hand (TURN-9)
    refused(s, RED, "qhorin", "NOT_YOUR_HERO", "HERO-1")
    do(s, RED, "marsh ore for wool", "pick qhorin")
    assert [hero(s, RED)["name"], "marsh" in display(s), "qhorin" in display(s)] == ["qhorin", True, False]


def test_HERO_2_once_begun_a_use_is_carried_out_and_its_choice_is_made_at_once() -> None:
    s = marsh()
    do(s, RED, "marsh ore for wool")
    assert (hand(s, RED), decides(s)) == ({"ore": 1, "wool": 1}, ("after_hero", RED))
    for text in ("end", "trade ore*3 for wool", "marsh ore for wool"):
        refused(s, RED, text, "PENDING_DECISION", "TURN-7")
    assert view(s, RED)["decision"]["source"] == "marsh"


def test_HERO_3_a_hero_is_used_in_the_own_turn_only() -> None:
    s = north().hero(BLUE, "marsh").hand(BLUE, ore=1).turn(RED).state()
    refused(s, BLUE, "marsh ore for wool", "HERO_NOT_NOW", "HERO-3")
    assert hero(s, BLUE)["usable"] is False


BEFORE: Document = {
    "mormont": "mormont ore 1",
    "marsh": "marsh ore for wool",
    "yarwyck": f"yarwyck {path(16, 22)}",
    "osha": "osha 5",
    "benjen": "benjen hornfoot 1",
    "ygritte": "ygritte 5 regular",
    "qhorin": "qhorin",
    "aemon": "aemon 0 1 to 1",
}
NEVER_BEFORE: Document = {
    "mance": "mance 1",
    "thorne": "thorne 0 instead of wool ore",
    "melisandre": "melisandre",
    "yoren": "yoren 0",
}
IN_WINDOW: Document = {"samwell": "samwell ore", "gilly": "gilly", "jon": "jon ore"}
LISTED = ("benjen", "ygritte", "qhorin", "aemon")


def rule_of(name: str) -> str:
    letters = ("mormont", "marsh", "samwell", "yarwyck", "thorne", "melisandre")
    return f"HERO-A{letters.index(name) + 1}" if name in letters else f"HERO-{name.upper()}"


def anything(name: str, **options: object) -> Scene:
    """A position in which every hero of Red's has something to do."""
    scene = north(**options).hero(RED, name).settlement(RED, 16).line(RED, 16, 22).guard(0, RED).tormund(7)
    scene.wildlings(5, regular=1).camps("hornfoot", "regular").patrols(RED, 1).keep(BLUE, 42)
    return scene.hand(RED, lumber=2, brick=2, wool=2, grain=2, ore=2).hand(BLUE, ore=1)


@pytest.mark.parametrize("name", BEFORE)
@pytest.mark.parametrize("which", ["any", "listed"])
def test_HERO_4_heroes_without_a_restriction_work_before_the_roll_or_only_the_listed_four(
    name: str, which: str
) -> None:
    """CON-11"""
    s = anything(name, preroll_heroes=which).turn(RED, rolled=False).state()
    if which == "any" or name in LISTED:
        assert hero(s, RED)["usable"] is True
        do(s, RED, BEFORE[name])
    else:
        refused(s, RED, BEFORE[name], "HERO_NOT_NOW", "HERO-4")
        assert moves(s, RED) == ["roll"]


@pytest.mark.parametrize("name", [*BEFORE, *NEVER_BEFORE])
@pytest.mark.parametrize("phase_", ["act", "trade", "build"])
def test_HERO_4_b_after_the_dice_all_work_but_three_belong_to_building(name: str, phase_: str) -> None:
    """5.3: Thorne, Melisandre and Yoren wait for the build phase where there is one."""
    scene = anything(name, phases="combined" if phase_ == "act" else "separate", preroll_heroes="listed")
    s = scene.turn(RED, phase=phase_).state()
    text = {**BEFORE, **NEVER_BEFORE}[name]
    if phase_ == "trade" and name in ("thorne", "melisandre", "yoren"):
        refused(s, RED, text, "HERO_NOT_NOW", rule_of(name))
    else:
        do(s, RED, text)
        assert phase(s) != phase_


@pytest.mark.parametrize("name", NEVER_BEFORE)
def test_HERO_4_c_some_never_work_before_the_roll(name: str) -> None:
    s = anything(name).turn(RED, rolled=False).state()
    refused(s, RED, NEVER_BEFORE[name], "HERO_NOT_NOW", rule_of(name))


@pytest.mark.parametrize("name", IN_WINDOW)
@pytest.mark.parametrize("rolled", [False, True])
def test_HERO_4_d_window_heroes_work_only_in_their_window(name: str, rolled: bool) -> None:
    s = anything(name).turn(RED, rolled=rolled).state()
    refused(s, RED, IN_WINDOW[name], "HERO_NOT_NOW", rule_of(name))


def test_HERO_4_MODE_12_a_hero_does_not_close_the_trade_phase() -> None:
    scene = (
        north(phases="separate").hero(RED, "yarwyck").settlement(RED, 16).line(RED, 16, 22).hand(RED, ore=3)
    )
    s = scene.turn(RED, phase="trade").state()
    do(s, RED, f"yarwyck {path(16, 22)}", f"road {path(16, 10)}", "flip")
    assert phase(s) == "trade"
    do(s, RED, "trade ore*3 for wool")


def test_HERO_5_a_hero_is_not_used_in_the_turn_it_was_taken() -> None:
    s = north().hero(RED, "marsh").hand(RED, ore=1).wildlings(5, regular=1).turn(RED).state()
    do(s, RED, "marsh ore for wool", "pick ygritte")
    assert (hero(s, RED)["new"], hero(s, RED)["side"]) == (True, "A")
    refused(s, RED, "ygritte 5 regular", "HERO_NEW", "HERO-5")
    do(s, RED, "end")
    assert hero(s, RED)["new"] is False


def test_HERO_5_b_the_turn_is_that_of_whoever_is_active() -> None:
    """AMB-55: Gilly, taken in Blue's turn, may be used in Yellow's."""
    s = north().hero(RED, "samwell").hand(RED, ore=1).turn(BLUE, rolled=False).state()
    roll(s, 1, 2)
    do(s, RED, "samwell wool", "pick gilly")
    assert decides(s) == ("act", BLUE)  # no window for her in this roll
    do(s, BLUE, "end")
    roll(s, 1, 2)
    assert decides(s) == ("hero_window", RED)


def test_HERO_6_TURN_6_one_use_in_a_turn_whatever_lies_before_the_player() -> None:
    s = marsh()
    do(s, RED, "marsh ore for wool", "flip")
    assert (hero(s, RED)["side"], hero(s, RED)["used"]) == ("B", True)
    refused(s, RED, "marsh ore for wool", "ONE_HERO_PER_TURN", "HERO-6")
    do(s, RED, "end")
    for seat in (BLUE, YELLOW, BLACK):
        roll(s, 1, 2)
        do(s, seat, "end")
    do(s, RED, "marsh ore for wool")


def test_TURN_6_TURN_5_a_card_and_a_hero_do_not_stand_in_each_others_way() -> None:
    s = north().hero(RED, "marsh").hand(RED, ore=1).cards(RED, winter=1).turn(RED, rolled=False).state()
    do(s, RED, "winter lumber wool", "marsh ore for wool", "flip")
    s = north().hero(RED, "marsh").hand(RED, ore=1).cards(RED, winter=1).turn(RED, rolled=False).state()
    do(s, RED, "marsh ore for wool", "flip", "winter lumber wool")


def test_HERO_6_b_others_may_use_theirs_in_the_same_turn() -> None:
    scene = north().hero(RED, "marsh").hero(BLUE, "samwell").hero(YELLOW, "gilly").hand(RED, ore=1)
    s = scene.turn(RED, rolled=False).state()
    do(s, RED, "marsh ore for wool", "flip")
    roll(s, 1, 2)
    do(s, BLUE, "samwell ore", "flip")
    do(s, YELLOW, "gilly")


@pytest.mark.parametrize(
    ("name", "text", "code", "rule"),
    [
        ("marsh", "marsh ore for wool", "HERO_IMPOSSIBLE", "HERO-7"),
        ("yarwyck", "yarwyck 3", "HERO_IMPOSSIBLE", "HERO-7"),
        ("thorne", "thorne 0 instead of wool ore", "CANNOT_PAY", "BLD-1"),
        ("melisandre", "melisandre", "CANNOT_PAY", "BLD-1"),
        ("mance", "mance 1", "BAD_TARGET", "HERO-MANCE"),
        ("benjen", "benjen hornfoot 1", "HERO_IMPOSSIBLE", "HERO-7"),
        ("ygritte", "ygritte 5 regular", "HERO_IMPOSSIBLE", "HERO-7"),
        ("yoren", "yoren 0", "NO_SUCH_CARD", "HERO-YOREN"),
        ("qhorin", "qhorin", "HERO_IMPOSSIBLE", "HERO-QHORIN"),
        ("aemon", "aemon 0 1 to 1", "HERO_IMPOSSIBLE", "HERO-7"),
        ("osha", "osha 5", "HERO_IMPOSSIBLE", "HERO-7"),
    ],
)
def test_HERO_7_a_hero_that_can_do_nothing_is_not_used(name: str, text: str, code: str, rule: str) -> None:
    """AMB-21, on an empty board with empty hands."""
    s = north().hero(RED, name).turn(RED).state()
    assert moves(s, RED) == ["end"]
    assert (hero(s, RED)["usable"], hero(s, RED)["why"]["code"]) == (False, "HERO_IMPOSSIBLE")
    refused(s, RED, text, code, rule)


def test_HERO_8_heroes_are_not_traded() -> None:
    s = north().hero(RED, "marsh").hand(RED, ore=2).hand(BLUE, wool=1).turn(RED).state()
    for text in (
        "offer marsh for wool",
        "offer ore for qhorin",
        "trade marsh for ore",
        "offer hero for wool",
    ):
        refused(s, RED, text, "RESOURCES_ONLY", "TRD-3")


# --- afterwards ---


def test_HERO_9_HERO_11_after_the_a_side_flip_or_exchange_after_the_b_side_only_exchange() -> None:
    s = marsh("A")
    do(s, RED, "marsh ore for wool")
    assert hand(s, RED) == {"ore": 1, "wool": 1}
    assert set(moves(s, RED)) == {"flip", *(f"pick {name}" for name in display(s))}
    s = marsh("B")
    do(s, RED, "marsh ore for wool")
    assert hand(s, RED) == {"ore": 1, "wool": 1}  # the same effect on both sides
    assert set(moves(s, RED)) == {f"pick {name}" for name in display(s)}
    refused(s, RED, "flip", "BAD_HERO_PICK", "HERO-9")


def test_HERO_9_b_a_flipped_hero_stays_for_one_more_use() -> None:
    s = marsh("A")
    shown = display(s)
    do(s, RED, "marsh ore for wool", "flip")
    assert (hero(s, RED)["name"], hero(s, RED)["side"], display(s)) == ("marsh", "B", shown)
    assert hero(s, RED)["new"] is False


@pytest.mark.parametrize("side", ["A", "B"])
def test_HERO_10_the_used_hero_returns_and_another_comes_a_side_up(side: str) -> None:
    s = marsh(side)
    shown = display(s)
    do(s, RED, "marsh ore for wool")
    refused(s, RED, "pick marsh", "BAD_HERO_PICK", "HERO-10")  # the one just returned
    refused(s, RED, f"pick {view(s, RED)['seats'][BLUE]['hero']['name']}", "BAD_HERO_PICK", "HERO-10")
    events = do(s, RED, "pick osha")
    assert event(events, "hero_picked").args == {"hero": "osha", "returned": "marsh"}
    assert (hero(s, RED)["name"], hero(s, RED)["side"]) == ("osha", "A")
    assert sorted(display(s)) == sorted([name for name in shown if name != "osha"] + ["marsh"])


def test_HERO_10_b_a_hero_that_comes_back_later_lies_a_side_up() -> None:
    s = north().hero(RED, "marsh", "B").hero(BLUE, "qhorin").hand(RED, ore=1).tormund(5).turn(RED).state()
    do(s, RED, "marsh ore for wool", "pick osha", "end")
    roll(s, 1, 2)
    do(s, BLUE, "qhorin", "pick marsh")
    assert (hero(s, BLUE)["name"], hero(s, BLUE)["side"]) == ("marsh", "A")


@pytest.mark.parametrize("side", ["A", "B"])
def test_HERO_10_c_with_an_empty_display_the_same_hero_stays_as_newly_taken(side: str) -> None:
    """AMB-26"""
    s = north().hero(RED, "marsh", side).hand(RED, ore=1).display().turn(RED).state()
    events = do(s, RED, "marsh ore for wool")
    if side == "A":
        assert moves(s, RED) == ["flip", "pick marsh"]
        events = do(s, RED, "pick marsh")
    assert event(events, "hero_kept").args == {"hero": "marsh"}
    assert (phase(s), hero(s, RED)["name"], hero(s, RED)["side"], display(s)) == ("act", "marsh", "A", [])
    assert hero(s, RED)["new"] is True
    refused(s, RED, "marsh wool for ore", "HERO_NEW", "HERO-5")


def test_HERO_12_a_hero_is_not_exchanged_without_being_used() -> None:
    s = marsh()
    refused(s, RED, "pick osha", "HERO_NOT_USED", "HERO-12")
    refused(s, RED, "flip", "HERO_NOT_USED", "HERO-12")
    refused(s, RED, "exchange marsh", "HERO_NOT_USED", "HERO-12")


def test_HERO_13_the_choice_comes_after_the_token_the_hero_causes_and_before_anything_else() -> None:
    scene = north(mammoths=True).hero(RED, "benjen").camps("hornfoot", "giant", "climber")
    scene.camps("cave_people", *["regular"] * 4).clearing(1, regular=3, mammoth=2).guard(1, *[BLUE] * 5)
    s = scene.turn(RED, rolled=False).state()
    do(s, RED, "benjen hornfoot 1")
    assert decides(s) == ("token", CHANCE)
    tokens(s, "cave_people regular")
    assert decides(s) == ("pick_sixth", RED)
    do(s, RED, "back regular")
    assert decides(s) == ("after_hero", RED)
    do(s, RED, "flip")
    assert decides(s) == ("pre_roll", RED)


def test_HERO_13_b_also_in_other_players_turns() -> None:
    s = north().hero(BLUE, "samwell", "B").hero(YELLOW, "gilly").turn(RED, rolled=False).state()
    roll(s, 1, 2)
    do(s, BLUE, "samwell ore")
    assert decides(s) == ("after_hero", BLUE)
    do(s, BLUE, "pick jon")
    assert decides(s) == ("hero_window", YELLOW)
    do(s, YELLOW, "gilly")
    assert phase(s) == "rolling_wildling"


def test_HERO_13_c_longest_roads_token_comes_before_the_choice() -> None:
    scene = north().hero(RED, "yarwyck").settlement(RED, 9).line(RED, 9, 15, 10, 16, 22).line(RED, 15, 21)
    s = scene.turn(RED).state()
    do(s, RED, f"yarwyck {path(15, 21)}", f"road {path(22, 28)}")
    assert (decides(s), view(s, RED)["board"]["longest_road"]) == (("token", CHANCE), RED)
    tokens(s, "ice_river giant")
    assert (decides(s), camps(s, "ice_river")) == (("after_hero", RED), ["giant"])


# --- windows ---


def test_TURN_11_the_windows_open_in_the_order_samwell_gilly_and_only_for_their_holders() -> None:
    scene = north().hero(BLUE, "gilly").hero(BLACK, "samwell").camps("cave_people", "climber")
    s = scene.turn(RED, rolled=False).state()
    roll(s, 1, 2, 4)
    assert (decides(s), view(s, RED)["wildling_die"], gift(s)) == (("hero_window", BLACK), 4, {})
    refused(s, RED, "end", "PENDING_DECISION", "TURN-7")
    refused(s, BLUE, "gilly", "HERO_NOT_NOW", "HERO-GILLY")
    do(s, BLACK, "decline")
    assert (decides(s), gift(s)) == (("hero_window", BLUE), {})
    do(s, BLUE, "decline")
    assert (decides(s), gift(s)) == (("act", RED), {1: {"climber": 1}})
    assert [hero(s, seat)["used"] for seat in (BLUE, BLACK)] == [False, False]


def test_TURN_11_TURN_3_on_a_seven_gilly_comes_after_tormund_and_the_theft() -> None:
    """SEV-6"""
    scene = north().hero(BLUE, "gilly").hero(BLACK, "samwell").settlement(YELLOW, 16).hand(YELLOW, ore=1)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4)
    assert decides(s) == ("tormund", RED)
    do(s, RED, "tormund 5")
    nature(s, f"steal {RED} {YELLOW} ore")
    assert decides(s) == ("hero_window", BLUE)  # nothing for Samwell in a seven


def test_SEV_6_TURN_3_b_the_wildling_die_is_resolved_after_the_seven() -> None:
    scene = north().camps("cave_people", "climber").settlement(YELLOW, 16).hand(YELLOW, ore=8)
    s = scene.turn(RED, rolled=False).state()
    roll(s, 3, 4, 4)
    assert (phase(s), gift(s)) == ("discard", {})
    do(s, YELLOW, "discard ore*4")
    assert (phase(s), gift(s)) == ("tormund", {})
    do(s, RED, "tormund 5")
    assert (phase(s), gift(s)) == ("stealing", {})
    nature(s, f"steal {RED} {YELLOW} ore")
    assert (phase(s), gift(s)) == ("act", {1: {"climber": 1}})


def test_TURN_3_c_production_comes_before_the_wildlings() -> None:
    scene = north().settlement(RED, 16).camps("cave_people", "climber").wildlings(1, giant=1)
    s = scene.turn(BLUE, rolled=False).state()
    events = roll(s, 2, 2, 4)
    assert (hand(s, RED), gift(s)[5]) == ({"grain": 1}, {"climber": 1})
    assert names(events).index("produce") < names(events).index("cross")


# --- heroic tragedy ---


def tragic(*heroes: str, **options: object) -> Scene:
    scene = north(heroic_tragedy=True, **options).camps("cave_people", "climber")
    return (scene.display(*heroes) if heroes else scene).turn(RED, rolled=False)


def test_MODE_16_three_equal_dice_cost_the_display_a_hero_before_the_wildlings_move() -> None:
    s = tragic().state()
    shown = display(s)
    roll(s, 4, 4, 4)
    assert (decides(s), gift(s)) == (("tragedy", RED), {})
    assert moves(s, RED) == sorted(f"remove {name}" for name in shown)
    own = hero(s, RED)["name"]
    refused(s, RED, f"remove {own}", "BAD_HERO_PICK", "MODE-16")
    refused(s, RED, "skip", "BAD_HERO_PICK", "MODE-16")
    do(s, RED, "remove osha")
    assert (display(s), gift(s)) == ([name for name in shown if name != "osha"], {1: {"climber": 1}})
    assert phase(s) == "act"


@pytest.mark.parametrize("dice", [(4, 4, 5), (3, 5, 4), (4, 3, 4), (6, 6, 12)])
def test_MODE_16_b_anything_else_costs_none(dice: tuple[int, int, int]) -> None:
    s = tragic().state()
    roll(s, *dice)
    assert phase(s) in ("act", "tormund")


def test_MODE_16_c_not_without_the_variant_or_with_an_empty_display() -> None:
    s = north().turn(RED, rolled=False).state()
    roll(s, 4, 4, 4)
    assert phase(s) == "act"
    s = north(heroic_tragedy=True).display().turn(RED, rolled=False).state()
    roll(s, 4, 4, 4)
    assert phase(s) == "act"


@pytest.mark.parametrize(("first", "second", "tragedy"), [(4, 5, False), (5, 4, True)])
def test_MODE_16_d_the_final_wildling_die_counts(first: int, second: int, tragedy: bool) -> None:
    """AMB-25: after Gilly."""
    s = tragic().hero(BLUE, "gilly").state()
    roll(s, 4, 4, first)
    do(s, BLUE, "gilly")
    nature(s, f"wildling {second}")
    do(s, BLUE, "flip")
    assert (phase(s) == "tragedy") is tragedy


def test_MODE_16_e_a_removed_hero_is_out_of_the_game() -> None:
    s = tragic("osha", "mance").hero(RED, "marsh").hand(RED, ore=1).state()
    roll(s, 4, 4, 4)
    do(s, RED, "remove osha", "marsh ore for wool")
    assert moves(s, RED) == ["flip", "pick mance"]
    assert frostfangs(s)["climber"] == 7
