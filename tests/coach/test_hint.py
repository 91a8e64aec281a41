"""Hints: how sure they are, that they are legal moves, and that they tell nothing a seat does not know."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import pytest
from tests.server.play import golden
from tests.small_game import GAME as MAGPIES
from tests.small_game import MagpiesBox

from frostwall import coach
from frostwall.core.drive import Clock, SeatView, Streams, setup_rng, start_record
from frostwall.core.record import Record, game_of
from frostwall.core.rng import Rng
from frostwall.core.search import Judged
from frostwall.core.session import Session
from frostwall.core.types import CHANCE, Event, Move, Refusal, Setup
from frostwall.games import games
from frostwall.games.box import BotMaker, Reason

QUICK = 8  # nodes
RECORDS = ["base-4-trade", "brotherhood-4", "silverfrost-2", "silverfrost-4"]


def decisions(name: str, every: int = 41) -> Iterator[tuple[Session[Any], int]]:
    """Positions of a stored game in which a seat has more than one move, with the seat."""
    record = golden(name)
    game = game_of(record, games)
    for lines in range(0, len(record.lines), every):
        cut = Record(record.header, record.lines[:lines])
        session = Session(game, cut, "a table")
        seats = [seat for seat in session.actors() if seat != CHANCE]
        if seats and len(game.legal_moves(session.state, seats[-1])) > 1:
            yield session, seats[-1]


# --- what a judgement comes down to ---


@pytest.mark.parametrize(
    ("gains", "best", "sure", "following"),
    [
        ([(0.0, 0.0)], 0, None, None),
        ([(0.2, 0.01), (0.0, 0.0)], 0, "clear", 1),
        ([(0.02, 0.015), (0.0, 0.0)], 0, "likely", 1),
        ([(0.02, 0.03), (0.0, 0.0)], 1, "even", 0),  # no more than chance: the obvious move stays
        ([(0.003, 0.001), (0.0, 0.0), (-0.1, 0.01)], 1, "even", 0),
    ],
)
def test_a_hint_says_how_sure_it_is(
    gains: list[tuple[float, float]], best: int, sure: coach.Sure | None, following: int | None
) -> None:
    game = games["watch"]
    s = game.new_game(game.setup("base", 3, Rng(1)))
    moves = game.legal_moves(s, game.actors(s)[0])
    judged = [
        Judged(move, 0.5 + gain, gain, error, 9) for move, (gain, error) in zip(moves, gains, strict=False)
    ]
    found = coach.pick(judged)
    assert found == coach.Pick(moves[best], sure, None if following is None else moves[following])


def test_moves_that_nobody_looked_at_are_not_called_as_good() -> None:
    assert coach.pick([Judged(move, 0.0, 0.0, 0.0, 0) for move in (7, 8, 9)]) == coach.Pick(7)


# --- a hint ---


def test_a_hint_says_what_tells_two_moves_apart_and_always_that_one_wins() -> None:
    wins, covers, points = Reason("wins", wins=True), Reason("covers", {"kinds": ["ore"]}), Reason("points")
    best = coach.Advised({"text": "settlement 1"}, [wins, covers, points])
    assert coach.apart(best, coach.Advised({}, [wins, points])).reasons == [wins, covers]
    assert coach.apart(best, coach.Advised({}, [Reason("covers", {"kinds": ["wool"]})])) == best
    even = coach.Advised({"text": "settlement 1"}, [covers, points])
    assert coach.apart(even, even) == even


@pytest.mark.parametrize("name", RECORDS)
def test_a_hint_is_a_legal_move_with_reasons(name: str) -> None:
    compared = 0
    for session, seat in decisions(name):
        found = coach.hint(session, seat, nodes=QUICK)
        moves = [one for one in (found.best, found.next) if one is not None]
        for one in moves:
            assert not isinstance(session.game.judge(session.state, seat, one.text), Refusal)
            assert one.reasons
        if found.next is not None:
            whole = coach.advise(session, seat, session.game.parse(found.best.text))
            told = [one for one in whole.reasons if one.wins or one not in found.next.reasons]
            assert found.best.reasons == (told or whole.reasons)
        assert (found.sure is None) == (found.next is None)
        assert len({one.text for one in moves}) == len(moves)
        compared += found.next is not None
    assert compared


@pytest.mark.parametrize("name", RECORDS)
def test_a_hint_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    dealt_anew = 0
    for session, seat in decisions(name, 53):
        game, record = session.game, session.record
        found = coach.hint(session, seat, nodes=QUICK)
        assert coach.hint(Session(game, record, "a table"), seat, nodes=QUICK) == found
        twin = Session(game, record, "a table")
        twin.state = game.determinize(session.state, seat, Rng(len(record.lines), 3), session.known_to(seat))
        dealt_anew += game.dump(twin.state) != game.dump(session.state)
        assert coach.hint(twin, seat, nodes=QUICK) == found
    assert dealt_anew


def test_only_a_seat_that_is_to_move_gets_a_hint() -> None:
    session, seat = next(decisions("base-4-trade"))
    for other in (seat + 1, CHANCE):
        with pytest.raises(ValueError, match="nothing to decide"):
            coach.hint(session, other)


# --- games of other packages ---


class Parrot:
    """Remembers what was told, and makes the first move there is."""

    name = "parrot"
    memory = True
    heard: ClassVar[list[list[str]]] = []

    def start(self, seat: int, setup: Setup) -> None:
        self.heard.append([f"seat {seat} of {setup.seats}"])

    def observe(self, events: Sequence[Event]) -> None:
        self.heard[-1] += [event.name for event in events]

    def choose(self, view: SeatView[Any], clock: Clock) -> Move:
        assert clock.seconds is None
        return view.moves()[0]


class BoxWithParrot(MagpiesBox):
    @property
    def bots(self) -> Mapping[str, BotMaker]:
        return {"parrot": Parrot}


BOX = BoxWithParrot()


def magpies(where: str) -> Session[Any]:
    games.add("magpies", where)
    setup = MAGPIES.setup("plain", 3, setup_rng("m"))
    session = Session(MAGPIES, start_record(MAGPIES, setup, Streams("m")), "m")
    while session.actors() == [CHANCE]:
        session.take(session.draft_chance(most=1))
    return session


@pytest.fixture
def removed() -> Iterator[None]:
    yield
    games.remove("magpies")


@pytest.mark.usefixtures("removed")
def test_a_bot_that_only_chooses_gives_its_move_and_is_told_the_game() -> None:
    session = magpies("tests.coach.test_hint:BOX")
    seat = session.actors()[0]
    found = coach.hint(session, seat)
    assert found.best.text == session.game.text(session.game.legal_moves(session.state, seat)[0])
    assert (found.sure, found.next) == (None, None)
    told = [event.name for _, events in session.history(seat) for event in events]
    assert told
    assert Parrot.heard == [[f"seat {seat} of 3", *told]]


@pytest.mark.usefixtures("removed")
def test_a_game_without_a_bot_of_its_own_has_no_hints() -> None:
    session = magpies("tests.small_game:BOX")
    with pytest.raises(coach.NoBrain):
        coach.hint(session, session.actors()[0])
