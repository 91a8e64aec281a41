"""RLlib: every seat is an agent, and one acts at a time. Needs `ray[rllib]` beside the extra `[envs]`."""

from typing import Any

from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from frostwall.envs.gym import space_of
from frostwall.envs.table import NOBODY, ActionError, Desk, Row

Observations = dict[str, dict[str, Row]]


class TableMultiAgent(MultiAgentEnv):
    """`config` has the game's name as `game` and the words of `Desk`; with `illegal="replace"` the next legal number is
    taken instead of one that the mask forbids. Rewards come with the last step of a game, to all seats."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        words = dict(config)
        self._replacing = words.pop("illegal", "raise") == "replace"
        self.desk = desk = Desk(**words)
        self.possible_agents = [f"seat_{seat}" for seat in range(desk.seats)]
        self.agents = self.possible_agents[:]
        self._agent_ids = set(self.agents)
        self.observation_spaces = dict.fromkeys(self.agents, space_of(desk.width, desk.size))
        self.action_spaces = dict.fromkeys(self.agents, spaces.Discrete(desk.size))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """A new game."""
        self.desk.start_next(seed)
        return self._observations(), {}

    def step(
        self, action_dict: dict[str, int]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """The seat that decides takes a number; ActionError if the mask forbids it, or if it is another's turn."""
        desk = self.desk
        agent = None if desk.over else self.possible_agents[desk.seat]
        if agent is not None and set(action_dict) != {agent}:
            raise ActionError(
                f"It is the decision of {agent}, and actions are given for {sorted(action_dict)}."
            )
        number = int(next(iter(action_dict.values()), -1))
        desk.step(desk.nearest(number) if self._replacing and agent is not None else number)
        ended, cut_off = desk.seat == NOBODY, desk.cut_off
        rewards = dict(zip(self.possible_agents, desk.rewards, strict=True)) if ended else {}
        return self._observations(), rewards, {"__all__": ended}, {"__all__": cut_off}, {}

    def _observations(self) -> Observations:
        """Of the seat that decides; of all when the game is over."""
        desk = self.desk
        seats = range(desk.seats) if desk.over else [desk.seat]
        return {
            self.possible_agents[seat]: {
                "observation": desk.observation(seat),
                "action_mask": desk.mask(seat),
            }
            for seat in seats
        }
