"""A move in a form that clients can say: its fields, and what speaks for it from what its seat can know."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from frostwall.core.drive import setup_rng
from frostwall.core.session import Session
from frostwall.core.types import Json, Move, Seat
from frostwall.games import games
from frostwall.games.box import Advice, Reason, World


@dataclass(frozen=True)
class Advised:
    """A legal move by its fields, as a view lists it, and the reasons for it, the best first."""

    fields: Json
    reasons: Sequence[Reason]

    @property
    def text(self) -> str:
        """The move in notation."""
        return str(self.fields["text"])


def advise(session: Session[Any], seat: Seat, move: Move) -> Advised:
    """What there is to say about a legal move of this seat."""
    game = session.game
    before: dict[str, Any] = game.view(session.state, seat)
    text = game.text(move)
    listed = next((each for each in before["moves"] if each["text"] == text), None)
    fields = {"text": text, **game.fields(move)} if listed is None else listed
    rng = setup_rng(session.seed, ["advice"])
    world = World(game, game.determinize(session.state, seat, rng, session.known_to(seat)))
    asked = Advice(session.scene, seat, fields, before, session.view_after(seat, move), world)
    return Advised(fields, games.box(game.name).reasons(asked))


def apart(best: Advised, other: Advised) -> Advised:
    """The better of two moves, with the reasons that the other one has not; with its own if there are none."""
    told = [each for each in best.reasons if each.wins or each not in other.reasons]
    return replace(best, reasons=told or best.reasons)
