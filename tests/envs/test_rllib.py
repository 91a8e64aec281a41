"""RLlib's environment passes RLlib's checks."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.core.tables import TABLES, Table

from frostwall.envs import ActionError

FEW = [TABLES[1]]


@pytest.fixture(autouse=True)
def library_warnings() -> Iterator[None]:
    """What RLlib warns about itself is not our error; its checks raise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def make(table: Table, **words: Any) -> Any:
    from frostwall.envs.rllib import TableMultiAgent

    return TableMultiAgent({"game": table[0], "rules": table[1], "seats": table[2], **words})


@pytest.mark.parametrize(
    "table",
    [pytest.param(each, marks=() if each in FEW else pytest.mark.soak, id=str(each)) for each in TABLES],
)
def test_rllib(table: Table) -> None:
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    check_multiagent_environments(make(table, illegal="replace"))
    env = make(table, limit=400)
    rng = np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    ended = cut_off = False
    rewards: dict[str, float] = {}
    while not (ended or cut_off):
        ((agent, seen),) = observations.items()
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        observations, rewards, ends, cuts, _ = env.step({agent: action})
        ended, cut_off = ends["__all__"], cuts["__all__"]
    assert set(observations) == set(env.possible_agents)
    assert set(rewards) == (set(env.possible_agents) if ended else set())
    with pytest.raises(ActionError, match=r"^The game is over; reset it before the next step\.$"):
        env.step({})


def test_rllib_refuses_the_action_of_another() -> None:
    env = make(TABLES[1])
    observations, _ = env.reset(seed=1)
    (agent,) = observations
    other = next(each for each in env.possible_agents if each != agent)
    with pytest.raises(
        ActionError, match=rf"^It is the decision of {agent}, and actions are given for \['{other}'\]"
    ):
        env.step({other: 0})
