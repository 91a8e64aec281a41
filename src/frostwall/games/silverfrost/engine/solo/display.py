"""Claw's display (SOLO-6, SOLO-11, SOLO-12, SOLO-14): his plan cards, the corners in use, and their piles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frostwall.core.types import Event
from frostwall.games.silverfrost.engine import kinds
from frostwall.games.silverfrost.engine.chapters import supply
from frostwall.games.silverfrost.engine.decision import CLAWS, Chance, Frame
from frostwall.games.silverfrost.engine.frames import CLAW_PLAN, CLAW_SEASON, CLAW_TURN, DEAL
from frostwall.games.silverfrost.engine.solo.places import NOWHERE, claw
from frostwall.games.silverfrost.engine.state import CORNERS, UNCOVERED, State


def current(s: State) -> i64:
    """Where the current plan card begins in the display, or NOWHERE."""
    if len(s.display) == 0:
        return NOWHERE
    return len(s.display) - CORNERS


def next_corner(s: State) -> i64:
    """The first free corner, cave first, then clockwise; NOWHERE if all are covered."""
    at: i64 = current(s)
    if at == NOWHERE:
        return NOWHERE
    cave: i64 = s.deck.plan_cave[s.display[at]]
    turn: i64 = 0
    while turn < 4:
        corner: i64 = (cave + turn) % 4
        if s.display[at + 1 + corner] == UNCOVERED:
            return corner
        turn += 1
    return NOWHERE


def plays_card(s: State, corner: i64) -> bool:
    """SOLO-13: what the plan card says."""
    return s.deck.plan_card[4 * s.display[current(s)] + corner] == 1


class Plan(Chance):
    """SOLO-12: the next plan card."""

    def __init__(self) -> None:
        super().__init__(CLAW_PLAN, "claw_plan", "SOLO-12", on=(DEAL, CLAW_TURN, CLAW_SEASON), whose=CLAWS)

    def settle(self, s: State, events: list[Event] | None) -> bool:
        while supply.in_pile(s.plan_pile) == 0:
            free_oldest(s)
        return False

    def bag(self, s: State) -> vec[i64]:
        return s.plan_pile

    def move(self, s: State, what: i64) -> i64:
        return kinds.one(kinds.PLAN, what)

    def apply(self, s: State, who: i64, m: i64, events: list[Event] | None) -> None:
        plan: i64 = kinds.first(m)
        s.pop()
        s.plan_pile[plan] -= 1
        s.display = append(s.display, plan)
        corner: i64 = 0
        while corner < 4:
            s.display = append(s.display, UNCOVERED)
            corner += 1
        reshuffle(s)
        supply.tell(events, s, "claw_plan", claw(s), {"plan": s.deck.plan_names[plan]}, "SOLO-12")


# --- the piles (SOLO-14) ---


def free_oldest(s: State) -> None:
    """AMB-39: when a card is needed and its stack and discard pile are empty, the oldest full plan card gives it."""
    discard(s, CORNERS)


def reshuffle(s: State) -> None:
    """SOLO-14: as soon as a stack is empty its discard pile becomes the new one."""
    if supply.in_pile(s.plan_pile) == 0:
        _refill(s.plan_pile, s.plan_gone)
    if supply.in_pile(s.action_pile) == 0:
        _refill(s.action_pile, s.action_gone)


def _refill(pile: vec[i64], gone: vec[i64]) -> None:
    i: i64 = 0
    while i < len(pile):
        pile[i] += gone[i]
        gone[i] = 0
        i += 1


def discard(s: State, words: i64) -> None:
    """The first cards of the display go to their discard piles."""
    at: i64 = 0
    while at < words:
        lying: i64 = s.display[at]
        if at % CORNERS == 0:
            s.plan_gone[lying] += 1
        elif lying >= 0:
            s.action_gone[lying] += 1
        at += 1
    s.display = s.display[words:]
    reshuffle(s)


FRAMES: Final[list[Frame]] = [Plan()]
