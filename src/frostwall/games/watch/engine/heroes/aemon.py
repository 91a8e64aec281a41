"""Aemon Targaryen, Maester of the Black (HERO-AEMON): moves an own guard to another section."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import size
from frostwall.core.bits import holds
from frostwall.core.kinds import Arg, Kind, pack3
from frostwall.core.moves import MoveSet
from frostwall.core.types import Event, Json, Refusal
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.chapters import guards
from frostwall.games.watch.engine.chapters.heroes import impossible
from frostwall.games.watch.engine.heroes.hero import AROUND_ROLL, Hero
from frostwall.games.watch.engine.north import CLEARINGS, WALL, entry, length
from frostwall.games.watch.engine.state import State

USE: Final = Kind(
    76,
    "aemon",
    [Arg("section", most=5), Arg("position", most=5), Arg("to", most=5, domain="section")],
    "aemon {section} {position} to {to}",
)


class Aemon(Hero):
    def __init__(self) -> None:
        super().__init__("aemon", "HERO-AEMON", AROUND_ROLL, [USE], extension=True)

    def _may_leave(self, s: State, section: i64) -> bool:
        """AMB-12: the guards left are at least as many as the wildlings."""
        return length(s.north[WALL + section]) - 1 >= size(s.north[CLEARINGS + section])

    def list_uses(self, s: State, seat: i64, moves: MoveSet) -> None:
        targets: i64 = guards.open_sections(s)
        for section in range(s.board.sections):
            if self._may_leave(s, section):
                for position in range(length(s.north[WALL + section])):
                    if entry(s.north[WALL + section], position) == seat:
                        for target in range(s.board.sections):
                            if target != section and holds(targets, target):
                                moves.add(pack3(USE.code, section, position + 1, target))

    def refuse_use(self, s: State, seat: i64, m: i64) -> Refusal | None:
        found = MoveSet()
        self.list_uses(s, seat, found)
        if m in found.list():
            return None
        if found.total == 0:
            return impossible(self)
        args: Json = {"section": kinds.place(m), "position": kinds.second(m), "to": kinds.third(m)}
        return Refusal("BAD_GUARD_MOVE", self.rule, args)

    def use(self, s: State, seat: i64, m: i64, events: list[Event] | None) -> None:
        section: i64 = kinds.place(m)
        target: i64 = kinds.third(m)
        guards.move_guard(s, section, kinds.second(m) - 1, target)
        if events is not None:
            args: Json = {"section": section, "to": target, "position": length(s.north[WALL + target])}
            events.append(Event("guard_moved", seat, args, self.rule))
