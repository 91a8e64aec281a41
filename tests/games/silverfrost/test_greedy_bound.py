"""Bots of Silverfrost that an ability has bound to act (TURN-10): what they pay for it must leave them an action."""

import pytest
from tests.games.silverfrost.scene import Scene, deck_with, scene

from frostwall import bots
from frostwall.core.drive import Clock, seat_view
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng

NAMES = ["greedy", "builder"]


def chosen(t: Scene, name: str, seat: int = 0) -> str:
    view = seat_view(t.game, t.s, seat, Rng(1), Knowledge(seat))
    move = bots.make(name, "silverfrost").choose(view, Clock(Rng(1, 2)))
    assert t.game.refusal(t.s, seat, move) is None, t.game.text(move)
    return t.game.text(move)


GAIN = [{"on": "play", "do": [{"gain": {"fire": 1}}]}]
CARDS = deck_with(
    cards=[
        {"id": "shed", "cost": {"birch": 1}, "points": 0, "effects": GAIN},
        {"id": "barn", "cost": {"birch": 1, "copper": 1}, "points": 2, "effects": GAIN},
        {"id": "palace", "cost": {"birch": 1, "copper": 2}, "points": 5, "effects": GAIN},
    ]
)


def scout(*hand: str) -> Scene:
    """The Storm Scout is about to clear a place for a card of this hand; of all cards only the shed can be paid for."""
    t = scene(2, {}, CARDS).build(0, "storm_scout").season(0, "spring").snow_on("birch_slope")
    return t.hold(0, *hand).goods(0, birch=1)


@pytest.mark.parametrize("name", NAMES)
def test_turn_10_the_one_card_that_can_be_played_is_not_discarded(name: str) -> None:
    """The shed is the card least worth keeping, but without it there would be nothing to do."""
    t = scout("shed", "barn", "palace").no_animals(0)
    t.do(0, "use 1 0")
    assert t.legal(0) == ["discard barn", "discard palace"]
    assert chosen(t, name) == "discard barn"


@pytest.mark.parametrize("name", NAMES)
def test_turn_10_one_way_to_pay(name: str) -> None:
    t = scout("shed", "palace").no_animals(0)
    t.do(0, "use 1 0")
    assert chosen(t, name) == "discard palace"


@pytest.mark.parametrize("name", NAMES)
def test_turn_10_with_an_animal_left_any_card_may_go(name: str) -> None:
    t = scout("shed", "barn", "palace")
    t.do(0, "use 1 0")
    assert len(t.legal(0)) == 3
    assert chosen(t, name) == "discard shed"
