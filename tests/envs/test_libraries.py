"""Each environment passes the checks of the library it is written for."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from tests.core.tables import TABLES, Table

import frostwall.envs
from frostwall.envs import ActionError, aec, spiel
from frostwall.envs.gym import ROTATING

# The gate tries a mode of each game, the soak all tables.
FEW = [TABLES[1], TABLES[6]]
NAMES = ["-".join(map(str, table)) for table in TABLES]


def every(table: Table) -> Any:
    return pytest.param(table, marks=() if table in FEW else pytest.mark.soak, id="-".join(map(str, table)))


ALL = [every(table) for table in TABLES]


@pytest.fixture(autouse=True)
def library_warnings() -> Iterator[None]:
    """What libraries warn about themselves is not our error; their checks raise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# --- PettingZoo ---


@pytest.mark.parametrize("table", ALL)
def test_pettingzoo(table: Table, soak: bool) -> None:
    game, rules, seats = table

    def make() -> Any:
        return aec(game, rules=rules, seats=seats)

    api_test(make(), num_cycles=1000 if soak else 60)
    seed_test(make, num_cycles=500 if soak else 40)


def play_to_the_end(env: Any, rng: np.random.Generator) -> dict[str, float]:
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut_off, _ = env.last()
        total[agent] += reward
        allowed = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut_off else int(rng.choice(allowed)))
    return total


def test_pettingzoo_to_the_end() -> None:
    env = aec("silverfrost", seats=3, by="win")
    env.reset(seed=4)
    assert sum(play_to_the_end(env, np.random.default_rng(0)).values()) == pytest.approx(1)
    assert env.agents == []
    with pytest.raises(ActionError, match=r"^The game is over; reset it before the next step\.$"):
        env.step(0)
    env = aec("watch", rules="base", limit=10)
    env.reset(seed=4)
    assert not any(play_to_the_end(env, np.random.default_rng(0)).values())


def test_pettingzoo_refuses_a_wrong_number() -> None:
    env = aec("watch", rules="base")
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(ActionError, match=rf"^The mask does not allow action {wrong} here"):
        env.step(wrong)
    assert env.agent_selection == agent
    assert all((env.observe(agent)[key] == value).all() for key, value in before.items())


def test_looking_at_another_seat_leaves_a_begun_move_alone() -> None:
    env = aec("silverfrost", seats=2)
    rng = np.random.default_rng(3)
    env.reset(seed=2)
    for _ in range(200):
        agent = env.agent_selection
        other = next(each for each in env.agents if each != agent)
        before = env.observe(agent)
        assert not env.observe(other)["action_mask"].any()
        assert all((env.observe(agent)[key] == value).all() for key, value in before.items())
        env.step(int(rng.choice(np.flatnonzero(before["action_mask"]))))
        if env.desk.over:
            break
    assert env.desk.over


# --- Gymnasium ---


@pytest.mark.parametrize("table", ALL)
def test_gymnasium(table: Table) -> None:
    name = f"frostwall/{table[0].title()}{table[1].title()}-v0"
    env = gymnasium.make(name, seats=table[2], illegal="replace")
    check_env(env.unwrapped)


def test_gymnasium_knows_the_names() -> None:
    assert set(frostwall.envs.register()) >= {
        "frostwall/WatchBase-v0",
        "frostwall/WatchBrotherhood-v0",
        "frostwall/WatchBrotherhood56-v0",
        "frostwall/SilverfrostStandard-v0",
    }


@pytest.mark.parametrize("bots", ["random", ["greedy", "random", "greedy:easy"]])
def test_gymnasium_against_bots(bots: Any) -> None:
    env = gymnasium.make("frostwall/WatchBase-v0", bots=bots, seat=ROTATING, limit=40)
    rng = np.random.default_rng(0)
    seats = []
    for game in range(4):
        observation, _ = env.reset(seed=game)
        seats.append(env.unwrapped.seat)
        reward, ended, cut_off = 0.0, False, False
        while not (ended or cut_off):
            assert (env.unwrapped.action_masks() == observation["action_mask"]).all()
            number = rng.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, ended, cut_off, _ = env.step(number)
        assert cut_off
        assert reward == 0
    assert seats == [1, 2, 3, 0]


def test_gymnasium_to_the_end() -> None:
    env = gymnasium.make("frostwall/SilverfrostStandard-v0", bots="greedy", seats=2)
    rng = np.random.default_rng(0)
    observation, _ = env.reset(seed=5)
    reward, ended = 0.0, False
    while not ended:
        number = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, ended, _, info = env.step(number)
        assert info == {}
    assert reward in (-1, 1)
    with pytest.raises(ActionError, match=r"^The game is over; reset it before the next step\.$"):
        env.unwrapped.step(0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            {"bots": "nobody"},
            r"^There is no bot 'nobody' for watch; there are greedy, search, novice, .*random\.$",
        ),
        ({"bots": "no.module:Bot"}, r"^The bot 'no\.module:Bot' cannot be loaded: "),
        ({"bots": ["greedy"]}, r"^There are 3 other seats, and 1 bots for them\.$"),
        ({"seat": 4}, r"^There is no seat 4; there are 0 to 3, and -1 for all in turn\.$"),
        ({"illegal": "ignore"}, r"^`illegal` is 'raise' or 'replace', not 'ignore'\.$"),
    ],
)
def test_gymnasium_refuses_a_wrong_table(words: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        gymnasium.make("frostwall/WatchBase-v0", **words)


@pytest.mark.parametrize("table", ALL)
def test_gymnasium_vectors(table: Table) -> None:
    name = f"frostwall/{table[0].title()}{table[1].title()}-v0"
    env = gymnasium.make_vec(name, 3, vectorization_mode="vector_entry_point", seats=table[2], limit=50)
    rng = np.random.default_rng(0)
    observation, infos = env.reset(seed=1)
    first = {key: value.copy() for key, value in observation.items()}
    for step in range(1, 101):
        assert env.observation_space.contains(observation)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in observation["action_mask"]])
        assert env.action_space.contains(actions)
        observation, rewards, ended, cut_off, infos = env.step(actions)
        assert rewards.shape == ended.shape == cut_off.shape == infos["seat"].shape == (3,)
        assert infos["rewards"].shape == (3, table[2])
        if step == 50 and not ended.any():
            assert cut_off.any()
    again, _ = env.reset(seed=1)
    assert all((again[key] == value).all() for key, value in first.items())


# --- OpenSpiel ---


@pytest.mark.parametrize("table", ALL)
def test_openspiel(table: Table, soak: bool) -> None:
    game = pyspiel.load_game(f"frostwall_{table[0]}_{table[1]}(seats={table[2]},offers=false)")
    # Like the games in Python that come with OpenSpiel: it cannot serialize these.
    pyspiel.random_sim_test(game, num_sims=3 if soak else 1, serialize=False, verbose=False)


@pytest.mark.parametrize("table", [TABLES[3], TABLES[7]], ids=str)
def test_openspiel_deals_again_what_a_player_does_not_know(table: Table) -> None:
    game = pyspiel.load_game(f"frostwall_{table[0]}_{table[1]}(seats={table[2]},seed=3,offers=false)")
    state = game.new_initial_state()
    rng = np.random.default_rng(6)
    worlds = set()
    for n in range(1200):
        if state.is_terminal() or False in worlds:
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
            continue
        player = state.current_player()
        if n % 5 == 0:
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.legal_actions() == state.legal_actions()
            assert state.observation_tensor(player) == world.observation_tensor(player)
            engine = state.here.desk.engine
            worlds.add(engine.dump(world.here.state) == engine.dump(state.here.state))
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert False in worlds  # something was hidden, and dealt differently


def test_openspiel_clones_are_independent() -> None:
    state = pyspiel.load_game(spiel.register()[0]).new_initial_state()
    before = state.information_state_string(0)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.information_state_string(0) == before != other.information_state_string(0)
    assert state.history() == []
