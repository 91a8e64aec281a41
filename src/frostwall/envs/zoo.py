"""PettingZoo: every seat is an agent, and the one that decides is selected."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from frostwall.envs.table import NOBODY, ActionError, Desk, Row

Observation = dict[str, Row]


class TableAEC(AECEnv[str, Observation, int]):
    """Observations are `{"observation": ..., "action_mask": ...}`, both int8; the mask of a seat that does not decide
    is empty. All rewards come with the last step of a game."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "frostwall_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(self, game: str, **table: Any) -> None:
        super().__init__()
        self.desk = Desk(game, **table)
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.desk.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (self.desk.width,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.desk.size,), np.int8),
            }
        )
        self._action_spaces = {agent: spaces.Discrete(self.desk.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed, this one and those that follow are always the same."""
        self.desk.start_next(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(0, self.desk.seat)]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        return {"observation": self.desk.observation(seat), "action_mask": self.desk.mask(seat)}

    def step(self, action: int | None) -> None:
        """The selected agent takes a number. One that its mask forbids raises ActionError and changes nothing."""
        if not self.agents:
            raise ActionError("The game is over; reset it before the next step.")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ActionError("An agent of a running game takes a number, not None.")
        desk = self.desk
        mover = self.agent_selection
        desk.step(int(action))
        self._cumulative_rewards[mover] = 0.0
        if desk.over:
            ended = dict.fromkeys(self.agents, True)
            if desk.seat == NOBODY:
                self.terminations = ended
                self.rewards = dict(zip(self.agents, desk.rewards, strict=True))
                self._accumulate_rewards()
            else:
                self.truncations = ended
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[desk.seat]

    def render(self) -> None:
        """Nothing: the clients show games."""

    def close(self) -> None:
        """Nothing is open."""
