"""An open proposal of a seat (TRD-5) and how it closes; trade.py makes and takes them."""

from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.watch.engine.state import PROPOSAL_GIVE, PROPOSAL_TAKE, TERMS, State


def close_proposal(s: State, seat: i64, events: list[Event] | None) -> None:
    """A seat whose hand loses cards may no longer hold what it proposed; whether it does is secret, so the proposal
    closes either way."""
    at: i64 = TERMS * seat
    if s.terms[at + PROPOSAL_GIVE]:
        s.terms[at + PROPOSAL_GIVE] = 0
        s.terms[at + PROPOSAL_TAKE] = 0
        if events is not None:
            events.append(Event("proposal_closed", seat, {}, "TRD-5"))
