"""The tables of frames and steps: nothing is missing, nothing stands twice, and codes say what sort a frame is."""

import pytest

from frostwall.games.silverfrost.engine import decision
from frostwall.games.silverfrost.engine.chapters import turn
from frostwall.games.silverfrost.engine.decision import Chance, Decision, Frame
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES, FRAMES
from frostwall.games.silverfrost.engine.deck import steps
from frostwall.games.silverfrost.engine.deck.check.steps import COMBINATORS, PRIMITIVES
from frostwall.games.silverfrost.engine.effects import goods, step
from frostwall.games.silverfrost.engine.frames import NATURE, RUN

KNOWN: list[Frame] = [FRAMES[code] for code in FRAME_NAMES]


def test_names_are_unique() -> None:
    assert len(set(FRAME_NAMES.values())) == len(FRAME_NAMES) == len(KNOWN)


def test_the_code_says_who_acts() -> None:
    for frame in KNOWN:
        assert isinstance(frame, Chance) == (NATURE <= frame.code < RUN), frame.name
        assert not isinstance(frame, Decision) or frame.code < NATURE, frame.name


def test_every_step_of_the_vocabulary_is_carried_out() -> None:
    codes = {value for name, value in vars(steps).items() if name.startswith("DO_")}
    assert {int(step.STEPS[code].op) for code in codes} == codes
    assert (
        len(codes) == len(COMBINATORS) + len(PRIMITIVES) + 1
    )  # a cheaper card is a modifier that is compiled


def test_a_code_cannot_be_taken_twice() -> None:
    with pytest.raises(ValueError, match="ready has the code of ready"):
        decision.enlist([turn.Ready()])
    with pytest.raises(ValueError, match="two steps have the code 1"):
        step.enlist([goods.Gain(steps.DO_GAIN)])


def test_what_lies_below_and_what_asks_are_known() -> None:
    for frame in KNOWN:
        assert all(code in FRAME_NAMES for code in frame.on), frame.name
        assert all(step.STEPS[op].op == op for op in frame.asked_by), frame.name
