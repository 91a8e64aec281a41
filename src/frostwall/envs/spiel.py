"""OpenSpiel: a game for each game and mode here, with explicit chance, information states and re-dealt worlds.

`import frostwall.envs.spiel` registers them: `pyspiel.load_game("frostwall_GAME_MODE(seats=3)")`. The set-up of a table
is no chance node: it follows from the parameter `seed`.
"""

import hashlib
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from frostwall.core.compose import PENDING
from frostwall.core.engine import NOBODY
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event
from frostwall.envs.table import BY_RANK, BY_WIN, Desk
from frostwall.games import games

LONGEST: Final = 100_000  # numbers of a game, chance included: far more than any needs
MOST_OUTCOMES: Final = 1024


def _type(game: str, rules: str) -> pyspiel.GameType:
    counts = games[game].rulesets()[rules]
    return pyspiel.GameType(
        short_name=f"frostwall_{game}_{rules}",
        long_name=f"Frostwall {game} {rules}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(counts), "seed": 0, "by": BY_RANK, "offers": True},
    )


class SpielGame(pyspiel.Game):
    """A game and mode. Subclasses, made by `register`, say which."""

    game = ""
    rules = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        kind = _type(self.game, self.rules)
        self.words: dict[str, Any] = {
            "rules": self.rules,
            "seats": int(given.get("seats", kind.max_num_players)),
            "by": str(given.get("by", BY_RANK)),
            "offers": bool(given.get("offers", True)),
        }
        self.seed = int(given.get("seed", 0))
        self.desk = Desk(self.game, **self.words)
        self.desk.reset(self.seed)
        win = self.words["by"] == BY_WIN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.desk.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.desk.seats,
            min_utility=0.0 if win else -1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player may know now."""
        if params:
            raise ValueError(f"There are no parameters of observations, and {params} are given.")
        return Observer(self)


class Here:
    """A position, with the move that a seat has begun, a digest of all that each seat has been told, and what it has
    learnt from that."""

    def __init__(
        self, desk: Desk, state: Any, begun: list[int], told: list[bytes], known: list[Knowledge]
    ) -> None:
        self.desk = desk  # shared by all states of a game
        self.state = state
        self.begun = begun
        self.told = told
        self.known = known

    def __deepcopy__(self, memo: dict[int, Any]) -> "Here":
        known = [each.clone() for each in self.known]
        return Here(self.desk, self.state.clone(), self.begun[:], self.told[:], known)

    def actor(self) -> int:
        actors = self.desk.engine.actors(self.state)
        return actors[0] if actors else NOBODY

    def look(self, seat: int) -> None:
        """Let the encoder look at this position."""
        encoder = self.desk.encoder
        encoder.look(self.state, seat)
        if seat == self.actor():
            for number in self.begun:
                encoder.step(number)

    def tell(self, seat: int, what: str) -> None:
        self.told[seat] = hashlib.sha256(self.told[seat] + what.encode()).digest()

    def apply(self, action: int) -> None:
        """Nature's outcome, or a number of the seat that decides."""
        seat = self.actor()
        engine = self.desk.engine
        if seat == CHANCE:
            move = engine.chance(self.state)[action][0]
        else:
            self.look(seat)
            move = self.desk.encoder.step(action)
            self.tell(seat, f"number {action}")
            if move == PENDING:
                self.begun.append(action)
                return
        self.begun = []
        events: list[Event] = []
        engine.apply(self.state, seat, move, events)
        for viewer in range(self.desk.seats):
            self.known[viewer].fold(events)
            for event in events:
                self.tell(viewer, repr(event.for_viewer(viewer)))


class SpielState(pyspiel.State):
    """A position as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        desk = game.desk
        known = [desk.engine.knowledge(desk.state, seat) for seat in range(desk.seats)]
        self.here = Here(desk, desk.state.clone(), [], [b""] * desk.seats, known)

    # --- who and what ---

    def current_player(self) -> int:
        seat = self.here.actor()
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.here.actor() == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.here.actor():
            return []
        self.here.look(player)
        return [int(i) for i in np.flatnonzero(self.here.desk.mask_now())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's moves by their place in the game's list, with their probabilities."""
        outcomes = self.here.desk.engine.chance(self.here.state)
        total = sum(weight for _, weight in outcomes)
        return [(at, weight / total) for at, (_, weight) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.here.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        engine = self.here.desk.engine
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = engine.chance(self.here.state)
            return engine.text(outcomes[action][0]) if action < len(outcomes) else f"outcome {action}"
        return self.here.desk.encoder.index.label(action)

    def returns(self) -> list[float]:
        outcome = self.here.desk.engine.outcome(self.here.state)
        return [0.0] * self.here.desk.seats if outcome is None else self.here.desk.worth(outcome)

    # --- what players know ---

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of all that the player was told and chose, and what it sees."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self.here.told[seat].hex()} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        self.here.look(self.current_player() if player is None else player)
        return self.here.desk.row_now().tobytes().hex()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        self.here.look(self.current_player() if player is None else player)
        return [float(n) for n in self.here.desk.row_now()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that the player cannot tell from this one: what is hidden from it is dealt again, by what the
        player has learnt since the game began."""
        here = self.here
        other: SpielState = self.clone()
        rng = Rng(int(sampler() * (1 << 60)))
        other.here.state = here.desk.engine.determinize(here.state, player, rng, here.known[player])
        return other

    def __str__(self) -> str:
        return f"ply {self.here.state.ply}, begun {self.here.begun}"


class Observer:
    """As open_spiel.python.observation asks for it."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(game.desk.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        state.here.look(player)
        self.tensor[:] = state.here.desk.row_now()

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def register() -> list[str]:
    """Tell OpenSpiel of one game for each game and mode; their names."""
    known = set(pyspiel.registered_names())
    found: list[str] = []
    for game in games:
        for rules in games[game].rulesets():
            kind = _type(game, rules)
            found.append(kind.short_name)
            if kind.short_name not in known:
                made = type(f"Spiel_{game}_{rules}", (SpielGame,), {"game": game, "rules": rules})
                pyspiel.register_game(kind, made)
    return found


register()
