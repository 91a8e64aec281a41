"""A hint: the move that looks best by what a seat knows, what speaks for it, how sure that is, and the next best one.

The game's bot that looks ahead judges the moves in worlds that the seat cannot tell from the true one, so a hint gives
nothing away. A server lets one of its processes do that (`pick` says what came out); whoever has the session at hand
asks `hint`.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from frostwall.bots import RANDOM, adviser, make
from frostwall.coach.advice import Advised, advise, apart
from frostwall.coach.review import NoBrain
from frostwall.core.drive import Clock, Reminder, ask, remembering, seat_view, setup_rng
from frostwall.core.search import Judged
from frostwall.core.session import Session
from frostwall.core.types import CHANCE, Move, Seat

NODES: Final = 120  # a hint is the same whoever asks and however busy the machine is
LEAST: Final = 0.005  # of the game: what is less is no difference

Sure = Literal["clear", "likely", "even"]


@dataclass(frozen=True)
class Pick:
    """The move to make, how sure that is, and the next best one; None where there is none to compare it with."""

    move: Move
    sure: Sure | None = None
    next: Move | None = None


@dataclass(frozen=True)
class Hint:
    """The same for clients: the moves by their fields. `best` has the reasons that `next` has not."""

    best: Advised
    sure: Sure | None
    next: Advised | None


def pick(judged: Sequence[Judged]) -> Pick:
    """What a judgement comes down to. The quick player's own move, by which the others are measured, is left only for
    one that is better by more than its error."""
    quick = next(one for one in judged if one.gain == 0 and one.error == 0)
    best = judged[0] if judged[0].gain > max(LEAST, judged[0].error) else quick
    others = sorted((one for one in judged if one is not best and one.worlds), key=lambda one: -one.gain)
    if not others:
        return Pick(best.move)
    behind = best.gain - others[0].gain
    error = math.hypot(best.error, others[0].error)
    sure: Sure = "even" if behind < 2 * LEAST else "clear" if behind > 2 * error else "likely"
    return Pick(best.move, sure, others[0].move)


def hint(session: Session[Any], seat: Seat, seconds: float | None = None, nodes: int = NODES) -> Hint:
    """What this seat might do now; ValueError if it has nothing to decide, NoBrain if no bot of the game can tell.

    The same position of the same session always gets the same hint. More `nodes` are more worlds, and so a better one.
    `seconds` end the thinking earlier, and then a slow machine may say something else than a fast one."""
    if seat == CHANCE or seat not in session.actors():
        raise ValueError(f"seat {seat} has nothing to decide")
    found = _picked(session, seat, seconds, nodes)
    best = advise(session, seat, found.move)
    if found.next is None:
        return Hint(best, found.sure, None)
    other = advise(session, seat, found.next)
    return Hint(apart(best, other), found.sure, other)


def _picked(session: Session[Any], seat: Seat, seconds: float | None, nodes: int) -> Pick:
    game, known = session.game, session.known_to(seat)
    name = adviser(game.name)
    if name == RANDOM:
        raise NoBrain(game.name, session.record.header.rules)
    bot: Any = make(name, game.name)
    mind = remembering(bot)
    if mind is not None:
        Reminder(mind, seat, session.record.header.to_setup()).tell(session.history(seat))
    rng = setup_rng(session.seed, ["hint", str(seat), str(session.last)])
    if not hasattr(bot, "judge"):  # it only says what it would do
        return Pick(ask(game, session.state, seat, bot, known, Clock(rng, seconds)))
    view = seat_view(game, session.state, seat, rng, known)
    return pick(bot.judge(view, Clock(rng, seconds, nodes)))
