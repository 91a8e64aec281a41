"""What a hint says for its move, compared with the engine; and each reason where it holds and where it does not."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.silverfrost.scene import Scene
from tests.games.silverfrost.second import QUIET, second
from tests.message_files import COMPLETE, language
from tests.server.worlds import SEED, played

from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.session import Session
from frostwall.core.types import Event, Json
from frostwall.games import games
from frostwall.games.box import Advice, World
from frostwall.games.silverfrost.ahead import ahead

BOX = games.box("silverfrost")
GAME = BOX.engine
OTHERS = ("soot_wolf", "echo_puma", "notice_owl")  # giants
HOUSES = ("mission_house", "hall_of_deeds", "pulley_house", "row_cottage")  # no creature
KEPT = {"fire": "fire"}  # reasons that are a number of the seat's view


@pytest.mark.parametrize("seed", range(3))
def test_every_move_has_reasons_and_they_are_true(seed: int) -> None:
    rng = Random(seed)
    record = played(GAME, "standard", 2, 150, rng)
    keys: Counter[str] = Counter()
    for line in rng.sample(range(len(record.lines)), 25):
        session: Session[Any] = Session(GAME, Record(record.header, record.lines[:line]), SEED)
        for seat in session.actors():
            for move in GAME.legal_moves(session.state, seat)[:12] if seat >= 0 else ():
                before: dict[str, Any] = GAME.view(session.state, seat)
                advice = Advice(
                    session.scene,
                    seat,
                    {"text": GAME.text(move), **GAME.kinds.fields(move)},
                    before,
                    session.view_after(seat, move),
                    World(GAME, GAME.determinize(session.state, seat, Rng(seed), session.known_to(seat))),
                )
                true = session.state.clone()
                GAME.apply(true, seat, move, [])
                after: dict[str, Any] = GAME.view(true, seat)
                found = BOX.reasons(advice)
                assert 1 <= len(found) <= 3
                for reason in found:
                    keys[reason.key] += 1
                    mine, then = before["seats"][seat], after["seats"][seat]
                    if reason.key in KEPT:
                        name = KEPT[reason.key]
                        assert reason.args["count"] == then[name] - mine[name]
                    if reason.key == "points":
                        old, new = (sum(each["sources"].values()) for each in (mine, then))
                        assert reason.args == {"count": new - old, "total": new}
                    if reason.key == "goods":
                        goods: dict[str, int] = reason.args["goods"]  # type: ignore[assignment]  # of any JSON
                        assert all(then["resources"][k] - mine["resources"][k] == n for k, n in goods.items())
                    if reason.key == "animals":
                        gone, back = (
                            sum(each["animals"][k] for k in ("normal", "guard")) for each in (mine, then)
                        )
                        assert reason.args["count"] == back - gone
                    for lang in COMPLETE:
                        said = language(lang, "silverfrost")[f"web-reason-{reason.key.replace('_', '-')}"]
                        assert {each.removesuffix("-count") for each in said.variables} <= set(reason.args), (
                            reason
                        )
    assert len(keys) > 2, keys


# --- by example: where each holds, and where it does not ---


def why(t: Scene, text: str, seat: int = 0) -> dict[str, Json]:
    """The reasons for a move of this position, by key."""
    t.begin()
    move = t.game.parse(text)
    assert move in t.game.legal_moves(t.s, seat), t.legal(seat)
    then = t.s.clone()
    events: list[Event] = []
    t.game.apply(then, seat, move, events)
    hidden = any(event.reveals for event in events)
    advice = Advice(
        t.game.scene(t.game.setup("standard", t.s.rules.people, Rng(1))),
        seat,
        {"text": text, **t.game.fields(move)},
        t.game.view(t.s, seat),
        None if hidden else t.game.view(then, seat),
        World(t.game, t.s.clone()),
    )
    return {each.key: each.args for each in BOX.reasons(advice)}


def test_points_are_what_the_game_would_end_with() -> None:
    t = second().hold(0, "moose_matron", "candle_lemming").goods(0, nut=8).build(0, "jay_forager")
    assert why(t, "play moose_matron from hand paying nut*5")["points"] == {"count": 5, "total": 6}
    assert "points" not in why(second(), "place animal nut_path")


def test_prepare_says_when_all_animals_are_placed() -> None:
    assert "all_out" in why(second().no_animals(0), "prepare")
    assert "all_out" not in why(second(), "place animal nut_path")


def test_the_guild_says_which_quest_can_be_completed() -> None:
    full = ("timber_slide", "moss_loft", "copper_adit", "hazel_bin")
    t = second().lowland(0, "full_shelves").build(0, *full)
    assert why(t, "place animal guild_1")["then_quests"] == {"quest": "full_shelves", "count": 3}
    t = second().lowland(0, "full_shelves").build(0, *full[:3])
    assert "then_quests" not in why(t, "place animal guild_1")


def test_a_card_says_which_quest_it_meets() -> None:
    three = ("timber_slide", "moss_loft", "copper_adit")
    t = second().lowland(0, "full_shelves").build(0, *three).hold(0, "pantry_marten").goods(0, nut=2)
    assert why(t, "play pantry_marten from hand paying nut*2")["meets"] == {
        "quest": "full_shelves",
        "count": 3,
    }
    t = (
        second()
        .lowland(0, "full_shelves")
        .build(0, *three, "hazel_bin")
        .hold(0, "jay_forager")
        .goods(0, nut=2)
    )
    assert "meets" not in why(t, "play jay_forager from hand paying nut*2")  # met before
    t = second().lowland(0, "full_shelves").build(0, *three[:2]).hold(0, "jay_forager").goods(0, nut=2)
    assert "meets" not in why(t, "play jay_forager from hand paying nut*2")  # not met after


def test_a_giant_says_what_its_choices_can_bring() -> None:
    t = second().valley(*HOUSES).giants("larder_bear", *OTHERS).hold(0, "jay_forager").goods(0, fire=1)
    t.do(0, "place animal beacon_1")
    assert why(t, "giant larder_bear")["then_free"] == {"cards": ["jay_forager"]}
    t = second().valley(*HOUSES).giants("larder_bear", *OTHERS).hold(0, "moss_loft").goods(0, fire=1)
    t.do(0, "place animal beacon_1")
    assert "then_free" not in why(t, "giant larder_bear")


def test_an_answer_says_what_comes_whatever_is_chosen_next() -> None:
    t = second().hold(0, "jay_forager", "row_cottage", "moss_loft").goods(0, nut=2)
    t.do(0, "play jay_forager from hand paying nut*2")
    assert why(t, "yes")["then_goods"] == {"goods": {"nut": 2}}
    assert why(t, "no") == {"keeps_cards": {"count": 2}}


def test_only_what_every_branch_brings_is_promised() -> None:
    t = second().giants("pedlar_yak", *OTHERS).goods(0, fire=1)
    t.do(0, "place animal beacon_1")
    found = why(t, "giant pedlar_yak")
    assert found["then_best"] == {"goods": {"birch": 2, "moss": 1, "nut": 1}}
    assert "then_goods" not in found
    rest = ahead(World(t.game, t.s), 0, "giant pedlar_yak")
    assert rest.most(lambda view: sum(view["seats"][0]["resources"].values())) == 4
    assert rest.least(lambda view: sum(view["seats"][0]["resources"].values())) == 0


def test_fire_that_comes_after_the_choice() -> None:
    t = second().giants("choosy_chamois", *OTHERS).goods(0, fire=1)
    t.do(0, "place animal beacon_1")
    assert why(t, "giant choosy_chamois").get("then_fire", {"count": 1}) == {"count": 1}
    t = second().giants("pedlar_yak", *OTHERS).goods(0, fire=1)
    t.do(0, "place animal beacon_1")
    assert "then_fire" not in why(t, "giant pedlar_yak")


def test_the_slots_of_the_giants_count() -> None:
    t = second().goods(0, fire=1)
    assert why(t, "place animal beacon_1")["then_points"]["count"] == 3
    t = second().giants("larder_bear", None, None, None).goods(0, fire=1)
    assert "then_points" not in why(t, "place animal beacon_1")


def test_a_card_can_be_played_for_less() -> None:
    t = second().giants("larder_bear", *OTHERS).valley(*HOUSES).hold(0, "hearth_teller")
    t.goods(0, fire=1, nut=1).do(0, "place animal beacon_1")
    found = why(t, "giant larder_bear")
    assert ("then_free" in found, found["then_play"]) == (False, {"cards": ["hearth_teller"]})


def test_the_last_free_place_is_one_where_all_do_the_same() -> None:
    t = second().season(1, "autumn").guard(1, "guild_1").animals(1, "guild_2").goods(0, fire=1)
    assert why(t, "place animal guild_shared")["last_place"] == {"area": "guild"}
    assert "last_place" not in why(second().guard(1, "guild_1").goods(0, fire=1), "place animal guild_shared")
    assert "last_place" not in why(second(), "place animal nut_path")


def test_snow_that_is_cleared() -> None:
    t = second().build(0, "pulley_house", snow=True).goods(0, fire=2)
    found = why(t, "clear 1")
    assert found["thaws"] == {"card": "pulley_house"}
    assert found["points"] == {"count": 8, "total": 8}  # the card, the snow, and nobody has cleared more
    assert found["most_snow"] == {"count": 1, "bonus": 5}
    t = second().build(0, "pulley_house", snow=True).goods(0, fire=2).cleared(1, 5)
    found = why(t, "clear 1")
    assert (found["points"], "most_snow" in found) == ({"count": 3, "total": 3}, False)


def storm(t: Scene) -> Scene:
    """Seat 0 has used its scout, and may clear snow from the board."""
    t.build(0, "storm_scout").hold(0, "row_cottage").do(0, "place animal nut_path")
    t.deal_any()
    t.do(0, "use 1 0", "discard row_cottage")
    return t


def test_snow_that_is_cleared_from_the_board() -> None:
    quiet = ("mission_house", *QUIET[1:4], "hazel_bin", *QUIET[5:])
    t = storm(
        second()
        .cleared(1, 9)
        .valley(*quiet)
        .valley_snow("mission_house")
        .goods(0, birch=3)
        .snow_on("journey_8")
    )
    found = why(t, "above mission_house")
    assert (found["thaws"], found["payable"]) == ({"card": "mission_house"}, {"card": "mission_house"})
    assert why(t, "at journey_8")["thaws_place"] == {"place": "journey_8"}
    t = storm(second().cleared(1, 9).valley(*quiet).valley_snow("mission_house").goods(0, birch=2))
    assert "payable" not in why(t, "above mission_house")


def test_production_in_the_last_season_pays_no_more() -> None:
    t = second().hold(0, "moss_loft").goods(0, birch=3)
    assert "card_type" in why(t, "play moss_loft from hand paying birch*3")
    t = second().season(0, "spring").hold(0, "moss_loft").goods(0, birch=3)
    assert "card_type" not in why(t, "play moss_loft from hand paying birch*3")


def test_a_quest_that_is_kept() -> None:
    t = second().goods(0, birch=1).build(0, "ice_house", "scroll_burrow")
    t.do(0, "place animal guild_1", "none")
    t.deal("offer 0 small_and_merry", "offer 0 bulging_sacks")
    found = why(t, "retain small_and_merry")
    assert found["quest_worth"] == {"quest": "small_and_merry", "count": 3}
    assert ("met" in found, found["alone"]) == (False, {"quest": "small_and_merry"})
    assert "alone" not in why(t, "retain bulging_sacks")  # it asks for more than others have
    t = second().build(0, "row_cottage*3", "storm_scout", "sledge_run")
    t.do(0, "place animal guild_1", "none")
    t.deal("offer 0 small_and_merry", "offer 0 bulging_sacks")
    assert why(t, "retain small_and_merry")["met"] == {"quest": "small_and_merry"}


def city_snow(*cards: str) -> Scene:
    """Seat 0 prepares for autumn and puts snow on one of its cards."""
    t = second().no_animals(0).build(0, *cards)
    t.do(0, "prepare")
    t.deal_any()
    return t


def test_snow_on_a_card_of_ones_own() -> None:
    t = city_snow("craft_elder", "festival_fox", "feast_table", "terrace_town")
    assert why(t, "on 1")["least_lost"] == {"count": 3, "next": 4}
    assert why(t, "on 4") == {"bot": {}}
