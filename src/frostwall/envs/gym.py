"""Gymnasium: one seat against bots, and many games by the vector interface."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from frostwall import bots as registry
from frostwall.bots import BrokenBot
from frostwall.core.drive import Bot, Clock, Remembering, ask, bot_rngs, remembering
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import Event
from frostwall.envs.batch import Batch
from frostwall.envs.table import NOBODY, Array, Desk, Row
from frostwall.games import games

Observation = dict[str, Row]
RAISE: Final = "raise"
REPLACE: Final = "replace"
ROTATING: Final = -1  # the agent's seat changes from game to game


def space_of(width: int, size: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (width,), np.int8),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )


class Opponent:
    """A bot in a seat, with what it has learnt so far."""

    def __init__(self, bot: Bot[Any], seat: int, knowledge: Knowledge, rng: Rng) -> None:
        self.bot = bot
        self.seat = seat
        self.known = knowledge
        self.rng = rng
        self._mind: Remembering[Any] | None = remembering(bot)

    def hear(self, events: list[Event]) -> None:
        """This has happened."""
        self.known.fold(events)
        if self._mind is not None:
            self._mind.observe([event.for_viewer(self.seat) for event in events])


class AgainstBots(gymnasium.Env[Observation, np.int64]):
    """One seat of a table, the others played by `bots`: one name for all of them, or one for each. `seat` is the
    agent's; ROTATING takes the next one with every game. The other words are those of `Desk`. The reward comes with the
    last step of a game.

    A number that the mask forbids raises ActionError. With `illegal="replace"` the next one that it allows is taken
    instead, for programs that know no masks; `info["replaced"]` says so."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        illegal: str = RAISE,
        render_mode: None = None,
        **table: Any,
    ) -> None:
        self.desk = desk = Desk(game, **table)
        self.render_mode = render_mode
        names = [bots] * (desk.seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != desk.seats - 1:
            raise ValueError(f"There are {desk.seats - 1} other seats, and {len(names)} bots for them.")
        self._bots = [_make(name, game) for name in names]
        if seat != ROTATING and not 0 <= seat < desk.seats:
            raise ValueError(
                f"There is no seat {seat}; there are 0 to {desk.seats - 1}, and {ROTATING} for all in turn."
            )
        if illegal not in (RAISE, REPLACE):
            raise ValueError(f"`illegal` is {RAISE!r} or {REPLACE!r}, not {illegal!r}.")
        self._replacing = illegal == REPLACE
        self._rotating = seat == ROTATING
        self.seat = max(0, seat)
        self.observation_space = space_of(desk.width, desk.size)
        self.action_space = spaces.Discrete(desk.size)
        self._opponents: dict[int, Opponent] = {}
        desk.listener = self._hear

    def _hear(self, events: list[Event]) -> None:
        for them in self._opponents.values():
            them.hear(events)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the agent's first decision."""
        super().reset(seed=seed)
        desk = self.desk
        while True:
            drawn = int(self.np_random.integers(1 << 60))
            if self._rotating:
                self.seat = (self.seat + 1) % desk.seats
            desk.reset(drawn)
            self._seat_bots(bot_rngs(drawn, desk.seats))
            desk.go_on()
            self._play_others()
            if not desk.over:  # a game may end before the agent was asked
                return self._observation(), {}

    def _seat_bots(self, rngs: list[Rng]) -> None:
        others = [seat for seat in range(self.desk.seats) if seat != self.seat]
        self._opponents = {}
        for seat, bot in zip(others, self._bots, strict=True):
            known = self.desk.engine.knowledge(self.desk.state, seat)
            self._opponents[seat] = Opponent(bot, seat, known, rngs[seat])
            mind = remembering(bot)
            if mind is not None:
                mind.start(seat, self.desk.setup)

    def _play_others(self) -> None:
        """Until the agent decides or the game is over."""
        desk = self.desk
        while not desk.over and desk.seat != self.seat:
            them = self._opponents[desk.seat]
            move = ask(desk.engine, desk.state, desk.seat, them.bot, them.known, Clock(them.rng, None))
            desk.apply(desk.seat, move)
            desk.go_on()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent takes a number. One that the mask forbids raises ActionError and changes nothing."""
        desk = self.desk
        number = desk.nearest(int(action)) if self._replacing and not desk.over else int(action)
        desk.step(number)
        self._play_others()
        ended = desk.seat == NOBODY
        reward = float(desk.rewards[self.seat]) if ended else 0.0
        info = {"replaced": True} if number != action else {}
        return self._observation(), reward, ended, desk.cut_off, info

    def _observation(self) -> Observation:
        return {"observation": self.desk.observation(self.seat), "action_mask": self.desk.mask(self.seat)}

    def action_masks(self) -> Array:
        """As sb3-contrib asks for them."""
        return self.desk.mask(self.seat).astype(bool)


def _make(name: str, game: str) -> Bot[Any]:
    """A bot by its name, perhaps with a level, or by its class."""
    try:
        found = registry.parse(registry.named(name, game), game)
    except BrokenBot as problem:
        raise ValueError(f"The bot {name!r} cannot be loaded: {problem.reason}.") from problem
    if found is None:
        there = ", ".join(registry.names(game))
        raise ValueError(f"There is no bot {name!r} for {game}; there are {there}.")
    return registry.make(found[0], game, found[1])


class ManyGames(VectorEnv[Observation, Array, Array]):
    """`num_envs` games side by side on a Batch. In each, an action is that of the seat that decides, and so is the
    observation; `infos["seat"]` says which seat that is. The reward is that of the seat that acted; all seats' are in
    `infos["rewards"]`. A game that ends begins anew in the same step."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int = 1, copy: bool = True, **table: Any) -> None:
        self._words = {"game": game, "n": num_envs, **table}
        self._copy = copy
        self.num_envs = num_envs
        self._batch = Batch(**self._words)
        self.single_observation_space = space_of(self._batch.width, self._batch.size)
        self.single_action_space = spaces.Discrete(self._batch.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """All games anew. With a seed, always the same ones."""
        if isinstance(seed, list):
            raise ValueError("A batch takes one seed for all of its games, not one for each.")
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 60))
        self._batch = Batch(**{**self._words, "seed": drawn})
        return self._observation(), self._infos()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """One number for each game."""
        batch = self._batch
        movers = batch.seats.copy()
        batch.step(actions)
        mine = batch.rewards[np.arange(self.num_envs), movers]
        return self._observation(), mine, batch.done == 1, batch.done == 2, self._infos()

    def _observation(self) -> Observation:
        batch = self._batch
        if self._copy:
            return {"observation": batch.observations.copy(), "action_mask": batch.masks.copy()}
        return {"observation": batch.observations, "action_mask": batch.masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._batch.seats.copy(), "rewards": self._batch.rewards.copy()}


def register() -> list[str]:
    """Tell Gymnasium of one environment for each game and mode."""
    found: list[str] = []
    for game in games:
        for rules in games[game].rulesets():
            name = f"frostwall/{game.title()}{rules.title()}-v0"
            found.append(name)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="frostwall.envs.gym:AgainstBots",
                    vector_entry_point="frostwall.envs.gym:ManyGames",
                    kwargs={"game": game, "rules": rules},
                    order_enforce=True,
                )
    return found
