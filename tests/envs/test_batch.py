"""Many games side by side: the arrays say what single games say, and nothing is copied or moved."""

from typing import Any

import numpy as np
import pytest
from tests.core.tables import TABLES, Table

from frostwall.core.encode import Encoder
from frostwall.envs import ActionError, Batch
from frostwall.games import games

pytestmark = pytest.mark.engine
SOME = [TABLES[1], TABLES[3], TABLES[6], TABLES[-1]]


def batch(table: Table, n: int = 4, **words: Any) -> Batch:
    return Batch(table[0], n, seed=7, rules=table[1], seats=table[2], starts=3, **words)


@pytest.mark.parametrize("table", SOME, ids=str)
def test_rows_are_those_of_single_games(table: Table) -> None:
    """In the beginning every step is looked at, then some of whole games and of those that follow them."""
    many = batch(table, limit=700)
    encoder: Encoder[Any] = Encoder(games[table[0]], many.state(0))
    rng = np.random.default_rng(1)
    for look in range(90):
        snapshot = many.snapshot()
        for row in range(many.n):
            encoder.look(many.state(row), int(many.seats[row]))
            for number in snapshot.steps[row]:  # a move that is begun
                encoder.step(number)
            assert many.observations[row].tobytes() == np.asarray(encoder.observation).tobytes()
            assert many.masks[row].tobytes() == np.asarray(encoder.mask).tobytes()[: many.size]
            assert many.counts[row] == encoder.choice.count()
        many.step(many.sample(rng))
        if look >= 45:
            many.step_sampled(21)


def test_arrays_stay_where_they_are_and_cannot_be_written() -> None:
    many = batch(TABLES[1])
    arrays = [many.observations, many.masks, many.seats, many.rewards, many.done, many.actions]
    before = [array.__array_interface__["data"][0] for array in arrays]
    many.step_sampled(50)
    again = [many.observations, many.masks, many.seats, many.rewards, many.done, many.actions]
    assert [array.__array_interface__["data"][0] for array in again] == before
    assert np.asarray(many._games.masks).view(np.int8)[: many.size].tobytes() == many.masks[0].tobytes()
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-3]], ids=str)
@pytest.mark.parametrize("by", ["rank", "win"])
def test_games_end_and_begin_anew(table: Table, by: str) -> None:
    many = batch(table, by=by, observing=False, offers=False)
    ended = 0
    for _ in range(6000):
        many.step_sampled()
        assert ((many.rewards != 0).any(axis=1) <= (many.done == 1)).all()
        for row in np.flatnonzero(many.done):
            ended += 1
            worth = sorted(many.rewards[row])
            if by == "rank":
                assert worth == pytest.approx(list(np.linspace(-1, 1, table[2])))
            else:
                assert sum(worth) in (0, pytest.approx(1))
            assert many.state(int(row)).turn == 0
        if ended > 3:
            break
    assert ended > 3


def test_a_game_is_cut_off() -> None:
    many = batch(TABLES[1], limit=20)
    for step in range(1, 61):
        many.step_sampled()
        assert (many.done == (2 if step % 20 == 0 else 0)).all()
        assert not many.rewards.any()


@pytest.mark.parametrize("table", SOME, ids=str)
def test_a_snapshot_brings_everything_back(table: Table) -> None:
    many = batch(table)
    for _ in range(30):
        many.step_sampled()
    taken = many.snapshot()
    runs = []
    for _ in range(2):
        many.restore(taken)
        seen = [many.observations.tobytes(), many.masks.tobytes()]
        for _ in range(40):
            many.step_sampled()
            seen += [many.actions.tobytes(), many.observations.tobytes(), many.rewards.tobytes()]
        runs.append(seen)
    assert runs[0] == runs[1]
    with pytest.raises(
        ActionError, match=r"^The snapshot has 4 games and this batch 2\. Nothing was changed\.$"
    ):
        batch(table, 2).restore(taken)


def test_the_same_seed_gives_the_same_games() -> None:
    one, two, other = batch(TABLES[1]), batch(TABLES[1]), Batch("watch", 4, seed=8, rules="base", seats=4)
    for _ in range(100):
        for each in (one, two, other):
            each.step_sampled()
        assert one.observations.tobytes() == two.observations.tobytes()
    assert one.observations.tobytes() != other.observations.tobytes()


def test_a_wrong_action_changes_no_game() -> None:
    many = batch(TABLES[1])
    actions = many.sample(np.random.default_rng(0))
    before = many.observations.tobytes(), many.masks.tobytes()
    wrong = int(np.flatnonzero(many.masks[2] == 0)[0])
    for bad, said in (
        (wrong, rf"^Game 2: The mask does not allow action {wrong} here; it allows \d+ others\. Nothing was"),
        (-1, r"^Game 2: There is no action -1: this table has the actions 0 to \d+\.$"),
        (10**9, r"^Game 2: There is no action 1000000000: "),
    ):
        mine = actions.copy()
        mine[2] = bad
        with pytest.raises(ActionError, match=said):
            many.step(mine)
        assert (many.observations.tobytes(), many.masks.tobytes()) == before
    with pytest.raises(ActionError, match=r"^There are 4 games, and 3 actions for them\.$"):
        many.step(actions[:3])
    for bad_row in (actions * 1.0, actions.reshape(2, 2)):
        with pytest.raises(ActionError, match=r"^Actions are a row of whole numbers, not of "):
            many.step(bad_row)
    assert (many.observations.tobytes(), many.masks.tobytes()) == before
    many.step(actions)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"game": "chess"}, r"^There is no game 'chess'; there are watch, silverfrost\.$"),
        ({"rules": "blitz"}, r"^watch has no mode 'blitz'; it has base, brotherhood, brotherhood56\.$"),
        ({"seats": 7}, r"^watch base is played by 3, 4 seats, not 7\.$"),
        ({"by": "luck"}, r"^Rewards are by rank or win, not 'luck'\.$"),
        ({"n": 0}, r"^A batch has at least one game and one start\.$"),
    ],
)
def test_a_table_that_does_not_exist(words: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Batch(**{"game": "watch", "n": 1, **words})
