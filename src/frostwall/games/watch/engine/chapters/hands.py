"""Resource cards that come into hands and leave them: paying (BLD-1), taking from the supply, losing cards."""

from mypy_extensions import i64

from frostwall.core.bag import count, covers, missing, single, to_dict
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import zones
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import PROPOSAL_GIVE, PROPOSAL_TAKE, TERMS, State

# --- paying; the prices are in rules.py ---


def cannot_pay(s: State, seat: i64, cost: i64) -> Refusal | None:
    if covers(s.hand[seat], cost):
        return None
    lack = to_dict(missing(s.hand[seat], cost), RESOURCES)
    return Refusal("CANNOT_PAY", "BLD-1", {"cost": to_dict(cost, RESOURCES)}, {"cards": lack})


def pay(s: State, seat: i64, cost: i64) -> None:
    s.hand[seat] -= cost
    s.supply += cost


def cost_args(seat: i64, cost: i64, args: Json) -> Json:
    """The arguments of an event in which a seat pays: the cards pass from its hand to the supply."""
    if cost:
        args.update(zones.moved(cost, zones.hand(seat), zones.SUPPLY))
    return args


# --- a single card of the supply, as some cards and heroes allow ---


def refuse_supply(s: State, kind: i64, rule: str) -> Refusal | None:
    if count(s.supply, kind) == 0:
        return Refusal("SUPPLY_EMPTY", rule, {"cards": {RESOURCES[kind]: 1}})
    return None


def take_from_supply(s: State, seat: i64, kind: i64, rule: str, events: list[Event] | None) -> None:
    s.hand[seat] += single(kind)
    s.supply -= single(kind)
    if events is not None:
        events.append(Event("gain", seat, zones.moved(single(kind), zones.SUPPLY, zones.hand(seat)), rule))


# --- a hand that loses cards ---


def close_proposal(s: State, seat: i64, events: list[Event] | None) -> None:
    """A seat whose hand loses cards may no longer hold what it proposed (TRD-5). Whether it does is secret, so the
    proposal closes either way."""
    at: i64 = TERMS * seat
    if s.terms[at + PROPOSAL_GIVE]:
        s.terms[at + PROPOSAL_GIVE] = 0
        s.terms[at + PROPOSAL_TAKE] = 0
        if events is not None:
            events.append(Event("proposal_closed", seat, {}, "TRD-5"))
