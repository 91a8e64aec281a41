"""Characters: they err by taste and short sight, never by lot, and decide by what their seat knows."""

import pickle
from typing import Any

import pytest

from frostwall import bots
from frostwall.core.character import Character, Temper
from frostwall.core.drive import Clock, Fast, SeatView, seat_view
from frostwall.core.game import Game
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.search import Judged
from frostwall.core.types import Event
from frostwall.games import games
from frostwall.games.silverfrost.bots import characters as of_silverfrost
from frostwall.games.watch.bots import characters as of_watch

TABLES = [("watch", "base", 4), ("watch", "brotherhood", 3), ("silverfrost", "standard", 2)]
DECLARED = {"watch": of_watch.CHARACTERS, "silverfrost": of_silverfrost.CHARACTERS}
NODES = 8  # for a decision here: all are asked in pure Python, too


class Told:
    """Judges as it was told to."""

    name = "told"

    def __init__(self, judged: list[Judged]) -> None:
        self.judged = judged

    def judge(self, _view: SeatView[Any], _clock: Clock) -> list[Judged]:
        return self.judged

    def choose(self, _view: SeatView[Any], _clock: Clock) -> int:
        return self.judged[-1].move


def decisions(name: str, rules: str, seats: int, seed: int, every: int) -> list[tuple[Any, int, Knowledge]]:
    """Some decisions of a greedy game: the state, the seat, and what it knows."""
    game = games[name]
    s = game.new_game(game.setup(rules, seats, Rng(seed)))
    known = [game.knowledge(s, seat) for seat in range(seats)]
    rng, chance = Rng(seed, 1), Fast(seed)
    greedy = bots.make("greedy", name)
    found: list[tuple[Any, int, Knowledge]] = []
    n = 0
    while actors := game.actors(s):
        seat = actors[0]
        if seat < 0:
            move = chance.draw(game, s)
        else:
            n += 1
            if n % every == 0:
                found.append((s.clone(), seat, known[seat].clone()))
            move = greedy.choose(seat_view(game, s, seat, rng, known[seat]), Clock(rng))
        events: list[Event] = []
        game.apply(s, seat, move, events)
        for one in known:
            one.fold(events)
    return found


def first_decision(game: Game[Any]) -> SeatView[Any]:
    rules, seats = next(iter(game.rulesets().items()))
    s = game.new_game(game.setup(rules, max(seats), Rng(1)))
    while game.actors(s)[0] < 0:
        game.apply(s, -1, Fast(1).draw(game, s))
    seat = game.actors(s)[0]
    return seat_view(game, s, seat, Rng(1), game.knowledge(s, seat))


# --- tempers ---


def preferred(judged: list[Judged], temper: Temper | None) -> str:
    view = first_decision(games["watch"])
    chosen = Character("somebody", Told(judged), temper, 1.0).choose(view, Clock(Rng(1)))
    return view.game.text(chosen)


def moves_of(*texts: str) -> list[int]:
    return [games["watch"].kinds.parse(text) for text in texts]


def test_what_is_liked_counts_as_if_it_were_worth_more() -> None:
    end, road = moves_of("end", "road 3")
    judged = [Judged(end, 0.5, 0.0, 0.0, 4), Judged(road, 0.48, -0.02, 0.0, 4)]
    assert preferred(judged, Temper({}, 0)) == "end"
    assert preferred(judged, Temper({"road": 19}, 0)) == "end"
    assert preferred(judged, Temper({"road": 21}, 0)) == "road 3"
    assert preferred(judged, Temper({"end": -21}, 0)) == "road 3"


def test_whoever_doubts_wants_more_than_a_first_impression() -> None:
    end, road, buy = moves_of("end", "road 3", "buy")
    judged = [
        Judged(buy, 0.54, 0.04, 0.0, 12),
        Judged(end, 0.5, 0.0, 0.0, 12),
        Judged(road, 0.6, 0.1, 0.0, 1),
    ]
    assert preferred(judged, Temper({}, 0)) == "road 3"
    assert preferred(judged, Temper({}, 6)) == "buy"


def test_without_a_temper_it_plays_as_the_bot_inside() -> None:
    end, road = moves_of("end", "road 3")
    judged = [Judged(end, 0.5, 0.0, 0.0, 4), Judged(road, 0.4, -0.1, 0.0, 4)]
    assert preferred(judged, None) == "road 3"


def test_what_was_not_tried_is_not_compared() -> None:
    end, road = moves_of("end", "road 3")
    judged = [Judged(end, 0.0, 0.0, 0.0, 0), Judged(road, 0.0, 0.0, 0.0, 0)]
    assert preferred(judged, Temper({"road": 900}, 0)) == "end"


# --- those of the games ---


@pytest.mark.parametrize("name", list(DECLARED))
def test_each_likes_moves_that_its_game_has(name: str) -> None:
    declared = DECLARED[name]
    assert list(declared) == bots.characters(name)
    tempers = [temper for _, temper in declared.values() if temper is not None]
    assert len(tempers) == len(declared) - 1
    for temper in tempers:
        assert set(temper.likes) <= set(games[name].kinds.by_name)
    assert declared["master"] == (None, None)


@pytest.mark.parametrize(("name", "rules", "seats"), TABLES)
def test_each_decides_by_what_its_seat_knows_and_the_same_again(name: str, rules: str, seats: int) -> None:
    game = games[name]
    told = 0
    differing = set()
    for s, seat, known in decisions(name, rules, seats, 11, 61):
        other = game.determinize(s, seat, Rng(5), known)
        told += game.dump(other) != game.dump(s)
        chosen = []
        for level in bots.characters(name):
            bot = bots.make(level, name)
            move = bot.choose(seat_view(game, s, seat, Rng(3), known), Clock(Rng(4), nodes=NODES))
            assert game.refusal(s, seat, move) is None
            twin = bot.choose(seat_view(game, other, seat, Rng(3), known), Clock(Rng(4), nodes=NODES))
            assert twin == move
            again = pickle.loads(pickle.dumps(bot))
            assert again.name == level
            view = seat_view(game, s, seat, Rng(3), known)
            assert again.choose(view, Clock(Rng(4), nodes=NODES)) == move
            chosen.append(move)
        differing.add(len(set(chosen)))
    assert told
    assert max(differing) > 1  # they are not all the same player


@pytest.mark.parametrize("name", list(DECLARED))
def test_each_says_how_long_it_takes_at_most(name: str) -> None:
    for level in bots.characters(name):
        about = bots.about(level, name)
        assert about.honest
        assert not about.memory
        assert about.budget is not None
        assert 0 < about.budget <= 0.5
