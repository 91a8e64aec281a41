"""States, views, records, bots and what goes with them pickle and copy, also into a fresh process."""

import copy
import multiprocessing
import pickle
from pathlib import Path
from typing import Any

import pytest

from frostwall import bots
from frostwall.core import drive
from frostwall.core.game import Game
from frostwall.core.record import Record, with_options
from frostwall.core.rng import Rng
from frostwall.core.types import Event, Refusal, Refused
from frostwall.games import games

pytestmark = pytest.mark.engine

TABLES = [
    (name, rules, seats)
    for name in games
    for rules in games[name].rulesets()
    for seats in games[name].rulesets()[rules]
]
AGES = (3, 120)


def position(game: Game[Any], rules: str, seats: int, age: int, **options: object) -> Any:
    s = game.new_game(game.setup(rules, seats, Rng(seats), **options))
    game.playout(s, Rng(1), Rng(2), age)
    return s


def rest(game: Game[Any], s: Any) -> object:
    """The position a hundred decisions on: as telling as a comparison of every field."""
    s = s.clone()
    game.playout(s, Rng(5), Rng(6), 100)
    s.check()
    return game.dump(s)


def over_there(packed: list[bytes]) -> list[tuple[object, object]]:
    """In another process: what the positions are, and how they go on."""
    found = []
    for data in packed:
        game, s = pickle.loads(data)
        found.append((game.dump(s), rest(game, s)))
    return found


@pytest.mark.parametrize(("name", "rules", "seats"), TABLES)
def test_a_state_is_the_same_after_pickle_and_copy(name: str, rules: str, seats: int) -> None:
    game = games[name]
    for age in AGES:
        s = position(game, rules, seats, age)
        for found in (pickle.loads(pickle.dumps(s)), copy.copy(s), copy.deepcopy(s), copy.deepcopy([s])[0]):
            assert found is not s
            found.check()
            assert game.dump(found) == game.dump(s)
            assert rest(game, found) == rest(game, s)


def test_states_go_to_a_fresh_process() -> None:
    positions = [
        (games[name], position(games[name], rules, seats, age))
        for name, rules, seats in TABLES
        for age in AGES
    ]
    packed = [pickle.dumps(found) for found in positions]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        [found] = pool.map(over_there, [packed])
    assert found == [(game.dump(s), rest(game, s)) for game, s in positions]


def test_a_copy_does_not_change_its_original() -> None:
    for name in games:
        game = games[name]
        s = position(game, next(iter(game.rulesets())), 2 if name == "silverfrost" else 4, 60)
        before = game.dump(s)
        for found in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
            game.playout(found, Rng(1), Rng(1), 500)
        assert game.dump(s) == before


def test_states_that_arrive_share_rules_and_board() -> None:
    watch = games["watch"]
    s = position(watch, "brotherhood", 4, 60, board="full_random")
    one, two = pickle.loads(pickle.dumps(s)), pickle.loads(pickle.dumps(s))
    assert one.rules is two.rules
    assert one.board is two.board is s.board
    assert len(pickle.dumps(s)) < 10_000


@pytest.mark.parametrize("name", list(games))
def test_a_game_in_play_goes_on_after_pickle(name: str) -> None:
    """Bots with their memory, generators, chance and views: everything a driver holds."""
    game = games[name]
    rules, seats = next(iter(game.rulesets().items()))
    setup = game.setup(rules, max(seats), Rng(1))
    for label in bots.names(name):
        for level in ["full"] if label in bots.characters(name) else bots.LEVELS:
            bot = bots.make(label, name, level)
            players = [bot] * max(seats)
            held = (game, setup, players, drive.Fast(7), drive.bot_rngs(8, max(seats)))
            arrived = pickle.loads(pickle.dumps(held))
            assert [found.name for found in arrived[2]] == [found.name for found in players]
            s = position(game, rules, max(seats), 60)
            seat = game.actors(s)[0]
            view = drive.seat_view(game, s, seat, Rng(3), game.knowledge(s, seat))
            chosen = bot.choose(view, drive.Clock(Rng(4), nodes=20))
            for found in (pickle.loads(pickle.dumps(view)), copy.deepcopy(view)):
                assert found.view() == view.view()
                assert found.known.to_json() == view.known.to_json()
                again = copy.deepcopy(bot)
                clock = pickle.loads(pickle.dumps(drive.Clock(Rng(4), nodes=20)))
                assert again.choose(found, clock) == chosen


def test_a_record_and_chance_pickle() -> None:
    watch = games["watch"]
    setup = watch.setup("base", 3, Rng(1))
    chance = drive.Streams("a seed", ["words"])
    seated = [bots.make("random", "watch") for _ in range(3)]
    played = drive.play(watch, setup, seated, chance, drive.bot_rngs(7, 3))
    found = pickle.loads(pickle.dumps(played))
    assert played.record is not None
    assert isinstance(found.record, Record)
    assert found.record.write() == played.record.write()
    assert copy.deepcopy(played.record).write() == played.record.write()
    assert (found.plies, found.decisions) == (played.plies, played.decisions)
    assert pickle.loads(pickle.dumps(chance)).counts == chance.counts
    outcome = watch.outcome(played.state)
    assert outcome is not None
    assert pickle.loads(pickle.dumps(outcome)).to_json() == outcome.to_json()
    rng = Rng(3)
    rng.word()
    later = pickle.loads(pickle.dumps(rng))
    assert [later.word() for _ in range(5)] == [rng.word() for _ in range(5)]


def test_refusals_options_and_errors_pickle() -> None:
    refusal = Refusal("CODE", "RULE-1", {"a": 1}, {"b": 2})
    for problem in (
        Refused(refusal),
        drive.IllegalMove("bot", 1, "road 5", refusal),
        drive.BotFailed("bot", 2, "why"),
        drive.TooLong(5, None),
    ):
        found = pickle.loads(pickle.dumps(problem))
        assert type(found) is type(problem)
        assert str(found) == str(problem)
        assert getattr(found, "refusal", None) == getattr(problem, "refusal", None)
    event = Event("steal", 1, {"count": 1, "cards": {"ore": 1}}, "TOR-6", (1, 2), ("cards",), True)
    found = pickle.loads(pickle.dumps(event))
    assert (found.to_json(), found.only, found.secret, found.reveals) == (
        event.to_json(),
        (1, 2),
        ("cards",),
        True,
    )
    for option in games["watch"].options("brotherhood"):
        assert copy.deepcopy(option).to_json() == option.to_json()


def test_a_set_of_somebodys_own_travels_with_its_states(tmp_path: Path) -> None:
    """Where it arrives, no path leads to its files."""
    from frostwall.games.silverfrost.engine.deck import sets

    source = Path(sets.__file__).parents[2] / "decks" / "hearthside2"
    folder = tmp_path / "mine"
    folder.mkdir()
    for file in source.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        (folder / file.name).write_text(
            text.replace('set_id = "hearthside2"', 'set_id = "mine"'), encoding="utf-8"
        )
    game = with_options(games["silverfrost"], {"set": str(folder)})
    s = position(game, "standard", 2, 60, set=str(folder))
    assert s.deck.name == "mine"
    wanted = (game.dump(s), rest(game, s))
    data = pickle.dumps((game, s))
    for file in folder.glob("*"):
        file.unlink()
    folder.rmdir()
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        [found] = pool.map(over_there, [[data]])
    assert found == [wanted]
