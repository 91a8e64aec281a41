"""Heroes that move resource and development cards: Mormont, Marsh, Melisandre, Mance, Qhorin, Osha."""

from random import Random

import pytest
from tests.games.watch.layout import BLACK, BLUE, CARD, RED, YELLOW, Cards, plus
from tests.games.watch.play import (
    cards,
    decides,
    do,
    event,
    hand,
    hands,
    moves,
    names,
    nature,
    odds,
    points,
    refused,
    roll,
    seat_of,
    supply,
    tormund,
    view,
)
from tests.games.watch.scene import Scene

from frostwall.core.knowledge import Knowledge
from frostwall.core.types import CHANCE, SPECTATOR, Event
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State


def north(seats: int = 4, /, **options: object) -> Scene:
    return Scene(seats, "brotherhood", **{"heroes": "all", **options})


def known(events: list[Event], name: str, key: str = "cards") -> list[object]:
    """What red, blue, yellow, black and a spectator learn from an event."""
    return [
        event(events, name).for_viewer(viewer).args[key] for viewer in (RED, BLUE, YELLOW, BLACK, SPECTATOR)
    ]


# --- Jeor Mormont ---


def mormont(**hands_: Cards) -> State:
    scene = north().hero(RED, "mormont")
    for seat, name in enumerate(("red", "blue", "yellow", "black")):
        scene.hand(seat, **hands_.get(name, {}))
    return scene.turn(RED).state()


def test_HERO_A1_mormont_takes_a_card_of_a_kind_and_gives_one_back_twice() -> None:
    s = mormont(red={"wool": 1}, blue={"ore": 2}, yellow={"ore": 1, "grain": 1})
    events = do(s, RED, f"mormont ore {BLUE}")
    assert hands(s) == [{"wool": 1, "ore": 1}, {"ore": 1}, {"ore": 1, "grain": 1}, {}]
    assert known(events, "mormont_asked") == [{"ore": 1}] * 5  # named aloud
    assert moves(s, RED) == [f"return {BLUE} ore", f"return {BLUE} wool"]
    refused(s, RED, "done", "PENDING_DECISION", "HERO-A1")
    refused(s, RED, f"ask {YELLOW}", "PENDING_DECISION", "HERO-A1")
    refused(s, RED, f"return {YELLOW} wool", "BAD_TARGET", "HERO-A1")
    refused(s, RED, f"return {BLUE} brick", "NOT_ENOUGH_CARDS", "HERO-A1")
    events = do(s, RED, f"return {BLUE} wool")
    assert known(events, "mormont_returned") == [{"wool": 1}, {"wool": 1}, None, None, None]
    assert moves(s, RED) == [f"ask {YELLOW}", "done"]  # Black holds no card
    do(s, RED, f"ask {YELLOW}", f"return {YELLOW} ore")  # AMB-18: also the named kind
    assert hands(s) == [{"ore": 1}, {"ore": 1, "wool": 1}, {"ore": 1, "grain": 1}, {}]
    assert decides(s) == ("after_hero", RED)


def test_HERO_A1_b_whoever_has_no_such_card_says_so_and_it_was_a_use() -> None:
    """AMB-18"""
    s = mormont(red={"wool": 1}, blue={"wool": 2}, yellow={"grain": 1})
    events = do(s, RED, f"mormont ore {BLUE}")
    asked = event(events, "mormont_asked")
    assert (asked.args["count"], asked.args["asked"], hands(s)) == (
        0,
        BLUE,
        [{"wool": 1}, {"wool": 2}, {"grain": 1}, {}],
    )
    do(s, RED, "done")
    assert decides(s) == ("after_hero", RED)
    s = mormont(blue={"wool": 1}, yellow={"wool": 1}, black={"ore": 1})
    do(s, RED, f"mormont ore {BLUE}", f"ask {YELLOW}")  # a third one is not asked
    assert (decides(s), hands(s)) == (("after_hero", RED), [{}, {"wool": 1}, {"wool": 1}, {"ore": 1}])


def test_HERO_A1_c_two_different_opponents_and_never_a_third() -> None:
    s = mormont(red={"wool": 3}, blue={"ore": 1}, yellow={"ore": 1}, black={"ore": 1})
    refused(s, RED, f"mormont ore {RED}", "BAD_TARGET", "HERO-A1")
    do(s, RED, f"mormont ore {BLUE}", f"return {BLUE} wool")
    refused(s, RED, f"ask {BLUE}", "BAD_TARGET", "HERO-A1")
    refused(s, RED, f"ask {RED}", "BAD_TARGET", "HERO-A1")
    refused(s, RED, f"mormont wool {YELLOW}", "BAD_TARGET", "HERO-A1")  # another kind
    do(s, RED, f"ask {BLACK}", f"return {BLACK} wool")
    assert decides(s) == ("after_hero", RED)
    refused(s, RED, f"ask {YELLOW}", "PENDING_DECISION", "TURN-7")


def test_HERO_A1_d_the_cards_of_such_moves_are_hidden_from_the_others() -> None:
    def knowing(text: str) -> list[int]:
        move = GAME.parse(text)
        return [viewer for viewer in range(4) if not GAME.kinds.hidden_args(move, RED, viewer)]

    assert knowing(f"return {BLUE} wool") == [RED, BLUE]
    assert knowing(f"take {BLUE} wool") == [RED, BLUE]  # Mance
    assert knowing("choose winter") == [RED]  # Melisandre
    assert knowing(f"look {RED} winter*2 roads") == [RED]
    assert knowing(f"mormont ore {BLUE}") == [RED, BLUE, YELLOW, BLACK]


def test_HERO_A1_e_with_an_empty_hand_the_received_card_goes_back() -> None:
    s = mormont(blue={"ore": 1})
    do(s, RED, f"mormont ore {BLUE}")
    assert moves(s, RED) == [f"return {BLUE} ore"]
    do(s, RED, f"return {BLUE} ore")  # nobody else holds a card
    assert (decides(s), hands(s)) == (("after_hero", RED), [{}, {"ore": 1}, {}, {}])


# --- Bowen Marsh ---


def test_HERO_A2_marsh_exchanges_one_card_with_the_supply() -> None:
    s = north().hero(RED, "marsh").hand(RED, ore=2).turn(RED).state()
    before = supply(s)
    do(s, RED, "marsh ore for wool")
    assert hand(s, RED) == {"ore": 1, "wool": 1}
    assert supply(s) == {**before, "ore": before["ore"] + 1, "wool": before["wool"] - 1}
    assert decides(s) == ("after_hero", RED)


def test_HERO_A2_b_one_held_card_another_kind_that_the_supply_has() -> None:
    """AMB-19"""
    s = north().hero(RED, "marsh").hand(RED, ore=1).supply(BLUE, wool=0).turn(RED).state()
    refused(s, RED, "marsh ore for ore", "SAME_KIND", "HERO-A2")
    refused(s, RED, "marsh grain for ore", "NOT_ENOUGH_CARDS", "HERO-A2")
    refused(s, RED, "marsh ore for wool", "SUPPLY_EMPTY", "HERO-A2")
    assert moves(s, RED, "marsh") == ["marsh ore for brick", "marsh ore for grain", "marsh ore for lumber"]


# --- Melisandre ---


def melisandre(have: Cards, **options: object) -> Scene:
    return north(**options).hero(RED, "melisandre").hand(RED, **have).turn(RED)


def test_HERO_A6_melisandre_buys_one_of_three_cards() -> None:
    s = melisandre(CARD).state()
    do(s, RED, "melisandre")
    assert (hand(s, RED), decides(s)) == ({}, ("looking", CHANCE))
    events = nature(s, f"look {RED} patrol*2 victory")
    assert known(events, "looked") == [{"patrol": 2, "victory": 1}, None, None, None, None]
    assert view(s, RED)["looked"] == {"patrol": 2, "victory": 1}
    assert [view(s, viewer)["looked"] for viewer in (BLUE, SPECTATOR)] == [None, None]
    assert view(s, BLUE)["looked_size"] == 3
    assert moves(s, RED) == ["choose patrol", "choose victory"]
    refused(s, RED, "choose winter", "NO_SUCH_CARD", "HERO-A6")
    events = do(s, RED, "choose victory")
    assert known(events, "draw") == [{"victory": 1}, None, None, None, None]
    assert (view(s, RED)["looked_size"], view(s, RED)["looked"]) == (0, None)
    assert (cards(s, RED), view(s, RED)["pile"], decides(s)) == ({"victory": 1}, 24, ("after_hero", RED))
    do(s, RED, "flip")
    assert points(s, RED) == 1


def test_HERO_A6_b_the_others_go_back_and_the_card_waits_for_the_next_turn() -> None:
    """DEV-11"""
    s = melisandre(plus(CARD, CARD)).state()
    do(s, RED, "melisandre")
    nature(s, f"look {RED} winter*2 roads")
    do(s, RED, "choose winter", "flip")
    refused(s, RED, "winter ore*2", "BOUGHT_THIS_TURN", "DEV-11")
    do(s, RED, "buy")
    assert odds(s)[f"draw {RED} winter"] == 1
    assert odds(s)[f"draw {RED} roads"] == 2


def test_HERO_A6_c_the_cards_shown_are_drawn_like_three_off_the_pile() -> None:
    s = melisandre(CARD).pile(BLUE, patrol=2, winter=1, victory=1).state()
    do(s, RED, "melisandre")
    assert odds(s) == {
        f"look {RED} patrol*2 winter": 1,
        f"look {RED} patrol*2 victory": 1,
        f"look {RED} patrol winter victory": 2,
    }


def test_HERO_A6_g_nobody_else_can_read_the_shown_cards_from_a_possible_world() -> None:
    """TURN-9"""
    s = melisandre(CARD).state()
    do(s, RED, "melisandre")
    nature(s, f"look {RED} winter roads victory")

    def looked(viewer: int) -> set[str]:
        worlds = [GAME.determinize(s, viewer, Random(n)) for n in range(30)]
        return {str(view(world, RED)["looked"]) for world in worlds}

    assert looked(RED) == {str({"winter": 1, "roads": 1, "victory": 1})}
    assert len(looked(BLUE)) > 1


@pytest.mark.parametrize(("left", "shown"), [({"patrol": 2}, "patrol*2"), ({"victory": 1}, "victory")])
def test_HERO_A6_d_a_smaller_pile_is_shown_whole_and_an_empty_one_sells_nothing(
    left: Cards, shown: str
) -> None:
    """AMB-48"""
    s = melisandre(CARD).pile(BLUE, **left).state()
    do(s, RED, "melisandre")
    assert odds(s) == {f"look {RED} {shown}": 1}
    s = melisandre(CARD).pile(BLUE).state()
    refused(s, RED, "melisandre", "HERO_IMPOSSIBLE", "HERO-7")
    assert moves(s, RED, "melisandre") == []


def test_HERO_A6_e_one_cost_card_may_be_replaced_by_any_other() -> None:
    """CON-22, AMB-52"""
    s = melisandre({"wool": 2, "ore": 1, "brick": 1}).state()
    assert moves(s, RED, "melisandre") == [
        "melisandre instead of grain brick",
        "melisandre instead of grain wool",
    ]
    refused(s, RED, "melisandre", "CANNOT_PAY", "BLD-1")
    refused(s, RED, "melisandre instead of grain grain", "BAD_SUBSTITUTE", "HERO-A6")
    refused(s, RED, "melisandre instead of lumber brick", "BAD_SUBSTITUTE", "HERO-A6")
    do(s, RED, "melisandre instead of grain wool")
    assert hand(s, RED) == {"brick": 1}


@pytest.mark.parametrize("way", ["may", "must"])
def test_HERO_A6_f_the_replacement_is_a_choice_or_a_duty_by_the_table(way: str) -> None:
    """CON-22"""
    s = melisandre(CARD, melisandre_substitution=way).state()
    if way == "may":
        assert moves(s, RED, "melisandre") == ["melisandre"]
    else:
        assert moves(s, RED, "melisandre") == []
        refused(s, RED, "melisandre", "BAD_SUBSTITUTE", "HERO-A6")
        s = melisandre({**CARD, "brick": 1}, melisandre_substitution=way).state()
        do(s, RED, "melisandre instead of ore brick")
        assert hand(s, RED) == {"ore": 1}


# --- Mance Rayder ---


def mance(**options: object) -> Scene:
    """Blue leads Red by a point, Black does too but has no cards."""
    scene = north(**options).hero(RED, "mance").settlement(RED, 9).keep(BLUE, 16).keep(BLACK, 44)
    return scene.settlement(YELLOW, 30).hand(BLUE, ore=2, wool=1).hand(YELLOW, ore=1).turn(RED)


def test_HERO_MANCE_mance_sees_a_leading_hand_and_takes_a_card_of_it() -> None:
    s = mance().state()
    assert moves(s, RED, "mance") == [f"mance {BLUE}"]
    events = do(s, RED, f"mance {BLUE}")
    seen: Cards = {"wool": 1, "ore": 2}
    assert known(events, "hand_seen") == [seen, seen, None, None, None]
    assert view(s, RED)["hand_seen"] == {"seat": BLUE, "cards": seen}
    assert [view(s, viewer)["hand_seen"] for viewer in (YELLOW, BLACK, SPECTATOR)] == [None] * 3
    assert moves(s, RED) == [f"take {BLUE} ore", f"take {BLUE} wool"]
    refused(s, RED, f"take {BLUE} brick", "NO_SUCH_CARD", "HERO-MANCE")
    refused(s, RED, f"take {YELLOW} ore", "BAD_TARGET", "HERO-MANCE")
    events = do(s, RED, f"take {BLUE} wool")
    assert known(events, "taken") == [{"wool": 1}, {"wool": 1}, None, None, None]
    assert (hand(s, RED), hand(s, BLUE), decides(s)) == ({"wool": 1}, {"ore": 2}, ("after_hero", RED))
    assert view(s, RED)["hand_seen"] is None


def test_HERO_MANCE_b_only_one_with_more_visible_points_and_cards() -> None:
    """AMB-17"""
    s = mance().cards(RED, victory=2).cards(YELLOW, victory=3).state()
    for seat in (RED, YELLOW, BLACK):  # oneself, one with hidden points, one without cards
        refused(s, RED, f"mance {seat}", "BAD_TARGET", "HERO-MANCE")
    assert moves(s, RED, "mance") == [f"mance {BLUE}"]  # the own hidden points do not count
    s = mance().guard(0, RED, RED, RED).state()
    refused(s, RED, f"mance {BLUE}", "BAD_TARGET", "HERO-MANCE")  # two points each


@pytest.mark.parametrize("way", ["must", "may"])
def test_HERO_MANCE_c_taking_is_a_duty_or_a_choice_by_the_table(way: str) -> None:
    """CON-20"""
    s = mance(mance_take=way).state()
    do(s, RED, f"mance {BLUE}")
    if way == "must":
        refused(s, RED, "done", "MUST_TAKE", "HERO-MANCE")
    else:
        do(s, RED, "done")
        assert (hands(s)[:2], decides(s)) == ([{}, {"ore": 2, "wool": 1}], ("after_hero", RED))


def test_HERO_MANCE_d_nobody_else_can_read_the_hand_from_a_possible_world() -> None:
    """TURN-9: Yellow, who sees two hands of unknown cards, gets other worlds too."""
    s = mance().hand(RED, brick=3).state()
    do(s, RED, f"mance {BLUE}")
    seen = {str(GAME.determinize(s, YELLOW, Random(n)).hand[BLUE]) for n in range(30)}
    assert len(seen) > 1
    assert {str(GAME.determinize(s, RED, Random(n)).hand[BLUE]) for n in range(30)} == {str(s.hand[BLUE])}


def test_HERO_MANCE_HERO_A1_TRD_5_a_proposal_of_whoever_loses_a_card_closes() -> None:
    """Whether its cards are still held is nobody's business."""
    s = mance().state()
    do(s, BLUE, "propose ore for brick")
    do(s, RED, f"mance {BLUE}")
    assert "proposal_closed" in names(do(s, RED, f"take {BLUE} wool"))
    s = mormont(red={"wool": 1}, blue={"ore": 2}, yellow={"wool": 1})
    do(s, BLUE, "propose ore for brick")
    do(s, YELLOW, "propose wool for brick")
    assert "proposal_closed" in names(do(s, RED, f"mormont ore {BLUE}"))
    do(s, RED, f"return {BLUE} wool")
    assert "proposal_closed" not in names(do(s, RED, f"ask {YELLOW}"))  # he had none to give


# --- Qhorin Halfhand ---


@pytest.mark.parametrize("rolled", [True, False])
def test_HERO_QHORIN_qhorin_sends_tormund_home_and_takes_a_card_of_his_hex(rolled: bool) -> None:
    options = {"tormund_camp_on_7": False, "tormund_camp_on_patrol": False}
    scene = north(**options).hero(RED, "qhorin").tormund(5).settlement(BLUE, 16).hand(BLUE, ore=1)
    s = scene.turn(RED, rolled=rolled).state()
    events = do(s, RED, "qhorin")
    assert (tormund(s), hands(s)[:2]) == ("camp", [{"grain": 1}, {"ore": 1}])
    assert {"steal", "seven"}.isdisjoint(names(events))
    assert decides(s) == ("after_hero", RED)


def test_HERO_QHORIN_b_not_with_tormund_in_camp_or_the_kind_exhausted() -> None:
    """AMB-21"""
    s = north().hero(RED, "qhorin").turn(RED).state()
    refused(s, RED, "qhorin", "HERO_IMPOSSIBLE", "HERO-QHORIN")
    s = north().hero(RED, "qhorin").tormund(5).supply(BLUE, grain=0).turn(RED).state()
    refused(s, RED, "qhorin", "HERO_IMPOSSIBLE", "HERO-QHORIN")
    assert moves(s, RED, "qhorin") == []


def test_HERO_QHORIN_TOR_2_the_hex_yields_again_unless_a_wildling_stands_there() -> None:
    for wildlings, expected in ({}, {"grain": 1}), ({"regular": 1}, {}):
        scene = north().hero(RED, "qhorin").tormund(5).settlement(BLUE, 16)
        s = (scene.wildlings(5, **wildlings) if wildlings else scene).turn(RED, rolled=False).state()
        do(s, RED, "qhorin", "flip")
        roll(s, 2, 2)
        assert hand(s, BLUE) == expected


# --- Osha ---


def osha(**options: object) -> Scene:
    """Red at 16, which touches 1, 5 and 6, with a keep at 30 (7, 12, 13)."""
    scene = north(**options).hero(RED, "osha").settlement(RED, 16).keep(RED, 30)
    return (
        scene.wildlings(1, regular=1).wildlings(5, climber=2).wildlings(12, giant=1).wildlings(8, regular=1)
    )


@pytest.mark.parametrize("rolled", [True, False])
def test_HERO_OSHA_osha_takes_a_card_for_one_or_two_own_hexes_with_wildlings(rolled: bool) -> None:
    s = osha().turn(RED, rolled=rolled).state()
    assert {text for text in moves(s, RED, "osha") if "and" not in text} == {"osha 1", "osha 5", "osha 12"}
    do(s, RED, "osha 5 and 12")
    assert hand(s, RED) == {"brick": 1, "grain": 1}  # the keep does not double
    s = osha().turn(RED, rolled=rolled).state()
    do(s, RED, "osha 12")
    assert (hand(s, RED), decides(s)) == ({"brick": 1}, ("after_hero", RED))


def test_HERO_OSHA_b_other_hexes_do_not_serve() -> None:
    """AMB-22: Tormund alone does not occupy."""
    s = osha().tormund(6).turn(RED).state()
    for text in ("osha 6", "osha 8", "osha 5 and 8", "osha 5 and 5", "osha 5 and 6", "osha 5 and 0"):
        refused(s, RED, text, "BAD_HEX", "HERO-OSHA")
    do(s, RED, "osha 1 and 12")
    assert hand(s, RED) == {"brick": 2}


def test_HERO_OSHA_c_the_supply_must_have_what_each_hex_gives() -> None:
    """HERO-7: both hexes are hills and one brick is left."""
    s = osha().supply(BLUE, brick=1).turn(RED).state()
    refused(s, RED, "osha 1 and 12", "HERO_IMPOSSIBLE", "HERO-7")
    assert "osha 1 and 12" not in moves(s, RED)
    do(s, RED, "osha 1 and 5")
    s = osha().supply(BLUE, brick=0).turn(RED).state()
    refused(s, RED, "osha 1", "BAD_HEX", "HERO-OSHA")
    assert seat_of(s, RED)["hand_size"] == 0


def test_HERO_OSHA_d_tormund_beside_a_wildling_changes_nothing() -> None:
    s = osha().tormund(5).turn(RED).state()
    do(s, RED, "osha 5")
    assert hand(s, RED) == {"grain": 1}


def test_HERO_A1_k_whoever_said_to_have_none_has_none_in_every_world() -> None:
    s = (
        north()
        .hero(RED, "mormont")
        .hand(BLUE, wool=4)
        .hand(YELLOW, ore=4)
        .hand(RED, grain=1)
        .turn(RED)
        .state()
    )
    learnt = Knowledge(RED)
    learnt.fold(do(s, RED, "mormont ore 1"))
    for seed in range(50):
        world = GAME.determinize(s, RED, Random(seed), learnt)
        world.check()
        assert "ore" not in hand(world, BLUE)
        assert sum(hand(world, BLUE).values()) == 4
