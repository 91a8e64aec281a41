"""Taking a single card from the supply, as some cards and heroes allow."""

from mypy_extensions import i64

from frostwall.core.bag import count, single
from frostwall.core.types import Event, Refusal
from frostwall.games.watch.engine import zones
from frostwall.games.watch.engine.rules import RESOURCES
from frostwall.games.watch.engine.state import State


def refuse_supply(s: State, kind: i64, rule: str) -> Refusal | None:
    if count(s.supply, kind) == 0:
        return Refusal("SUPPLY_EMPTY", rule, {"cards": {RESOURCES[kind]: 1}})
    return None


def take_from_supply(s: State, seat: i64, kind: i64, rule: str, events: list[Event] | None) -> None:
    s.hand[seat] += single(kind)
    s.supply -= single(kind)
    if events is not None:
        events.append(Event("gain", seat, zones.moved(single(kind), zones.SUPPLY, zones.hand(seat)), rule))
