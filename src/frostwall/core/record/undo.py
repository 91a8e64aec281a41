"""How far a seat may undo, and which lines an undo adds."""

from collections.abc import Collection

from frostwall.core.record.step import Step
from frostwall.core.record.text import UNDO, Line, RecordError
from frostwall.core.types import CHANCE, Seat


def undo_floor(
    steps: list[Step], last: int, seat: Seat, consent: bool = False, asked: Collection[Seat] = ()
) -> int:
    """`Record.undo_floor` for somebody who keeps what the lines that count did, and the last line's number."""
    pending = _pending(steps)
    others_wait = bool(pending) and any(step.line.seat != seat for step in steps if step.line.seq in pending)
    own = False
    for at in range(len(steps) - 1, -1, -1):
        step = steps[at]
        held = is_hard(step)
        if not held and not consent and step.line.seq not in pending:
            held = others_wait or _is_floor(steps, at, seat, asked)
        if held:
            return step.line.seq if own else last
        own = own or consent or step.line.seat == seat
    return 0 if own else last


def undo_lines(
    steps: list[Step], last: int, seat: Seat, to: int, consent: bool = False, asked: Collection[Seat] = ()
) -> list[Line]:
    """The lines that take the standing ones back to line `to`; RecordError where the floor is above it."""
    floor = undo_floor(steps, last, seat, consent, asked)
    over = bool(steps) and steps[-1].ends
    if over or to < floor or to not in [0] + [step.line.seq for step in steps]:
        raise RecordError("undo_refused", {"to": to, "floor": floor})
    pending = _pending(steps)
    found = [Line(last + 1, seat, f"{UNDO} {to}")]
    for step in steps:
        line = step.line
        if not consent and line.seq > to and line.seq in pending and line.seat != seat:
            found.append(Line(last + 1 + len(found), line.seat, line.text, line.notes))
    return found


def concerned(steps: list[Step], seat: Seat, to: int) -> list[Seat]:
    """The other seats whose moves or cards an undo to line `to` would change."""
    found: set[Seat] = set()
    for step in steps:
        if step.line.seq > to:
            found |= {step.line.seat, *step.touched}
    return sorted(found - {seat, CHANCE})


def is_hard(step: Step) -> bool:
    return step.line.seat == CHANCE or step.reveals or step.ends


def _is_floor(steps: list[Step], at: int, seat: Seat, asked: Collection[Seat]) -> bool:
    step = steps[at]
    if step.line.seat != seat or is_hard(step) or any(other in asked for other in step.touched):
        return True
    # The last sealed choice made the others' take effect; only a choice nobody shared is like any other move.
    return step.closes and bool(_pending(steps[:at]))


def _pending(steps: list[Step]) -> set[int]:
    """The sealed choices that still wait after these steps."""
    waiting: set[int] = set()
    for step in reversed(steps):
        if step.sealed:
            if step.closes:
                break
            waiting.add(step.line.seq)
    return waiting


def opened(steps: list[Step]) -> set[int]:
    """The sealed choices that took effect, at some time: once seen, undo does not hide them again."""
    shown: set[int] = set()
    waiting: list[frozenset[int]] = [frozenset()]  # after line n
    for step in steps:
        now = waiting[-1]
        target = step.line.undone_to()
        if target is not None:
            now = waiting[target]
        elif step.closes:
            shown |= now | {step.line.seq}
            now = frozenset()
        elif step.sealed:
            now = now | {step.line.seq}
        waiting.append(now)
    return shown
