"""The words every game shares: seats, events, refusals, options, outcomes, and the JSON shapes of a view.

Nothing here knows a game. Sentences for people are not made here either: refusals and events carry
codes and arguments, and a client renders them through the message catalogue.
"""

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict

Seat = int
Move = int

CHANCE: Final = -1
SPECTATOR: Final = -2

Json = dict[str, object]


class Refusal:
    """Why a move, a text, an option or a position is not accepted: a code, its rule and what it would need."""

    def __init__(self, code: str, rule: str, args: Json | None = None, needs: Json | None = None) -> None:
        self.code = code
        self.rule = rule
        self.args: Json = args if args is not None else {}
        self.needs: Json = needs if needs is not None else {}

    def to_json(self) -> Json:
        return {"code": self.code, "rule": self.rule, "args": self.args, "needs": self.needs}

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.code, self.rule, self.args, self.needs)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        return f"Refusal({self.code}, {self.rule}, {self.args}, needs={self.needs})"


class Refused(ValueError):
    """Raised where a refusal cannot be returned: bad options, set-ups, positions, records."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule}) {refusal.args}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.refusal,)


class Event:
    """What happened, by which rule, and who may know which part of it.

    `secret` names the arguments that only the seats in `only` may see; for anybody else they are None.
    `reveals` is true when the event can show hidden information to the seat that made the move: undo stops there.
    An event with `cards` (a mapping or None), `count`, `source` and `target` moves cards between zones;
    Knowledge is folded from those.
    """

    def __init__(
        self,
        name: str,
        seat: int,
        args: Json,
        rule: str,
        only: tuple[int, ...] | None = None,
        secret: tuple[str, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.seat = seat
        self.args = args
        self.rule = rule
        self.only = only
        self.secret = secret
        self.reveals = reveals

    def for_viewer(self, viewer: int) -> "Event":
        """The event as this viewer may see it."""
        if self.only is None or viewer in self.only:
            return self
        masked: Json = {key: (None if key in self.secret else value) for key, value in self.args.items()}
        return Event(self.name, self.seat, masked, self.rule, self.only, self.secret, self.reveals)

    def to_json(self) -> Json:
        return {"name": self.name, "seat": self.seat, "args": self.args, "rule": self.rule}

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.name, self.seat, self.args, self.rule, self.only, self.secret, self.reveals)

    def __repr__(self) -> str:
        return f"Event({self.name}, {self.seat}, {self.args}, {self.rule})"


class Outcome:
    """How a game ended: nobody, one or several winners, the ranking, and where the points came from."""

    def __init__(
        self,
        winners: list[int],
        ranking: list[int],
        points: list[int],
        sources: list[dict[str, int]],
        ending: str,
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.points = points
        self.sources = sources
        self.ending = ending

    def to_json(self) -> Json:
        return {
            "winners": self.winners,
            "ranking": self.ranking,
            "points": self.points,
            "sources": self.sources,
            "ending": self.ending,
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.winners, self.ranking, self.points, self.sources, self.ending)


class Option:
    """One table option: its key and values as in the rules, and where it applies. The only metadata there is."""

    def __init__(
        self,
        key: str,
        kind: str,
        values: list[object],
        default: object,
        rules: tuple[str, ...],
        rule: str,
        seats: tuple[int, ...] = (),
    ) -> None:
        self.key = key
        self.kind = kind
        self.values = values
        self.default = default
        self.rules = rules
        self.rule = rule
        self.seats = seats

    def to_json(self) -> Json:
        return {
            "key": self.key,
            "type": self.kind,
            "values": self.values,
            "default": self.default,
            "applies": {"rules": list(self.rules), "seats": list(self.seats)},
            "rule": self.rule,
        }

    def __reduce__(self) -> tuple[object, ...]:
        values = (self.key, self.kind, self.values, self.default, self.rules, self.rule, self.seats)
        return Option, values


class Setup:
    """The public facts a game starts from; with them `new_game` is deterministic. They fill a record's header.

    `options` holds only what differs from the defaults (an edition may set the defaults of other keys).
    """

    def __init__(self, rules: str, seats: int, options: Mapping[str, object], facts: Json) -> None:
        self.rules = rules
        self.seats = seats
        self.options: Json = dict(options)
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.rules, self.seats, self.options, self.facts)


# --- JSON shapes -----------------------------------------------------------------------------------


class DecisionShape(TypedDict):
    """The open decision: who must make it and by which rule. `id` changes with every new decision."""

    id: int
    kind: str
    seat: int
    rule: str
    source: NotRequired[str]
    sealed: NotRequired[bool]


class ViewShape(TypedDict):
    """What every game's view has; `seats` and `board` are the game's own."""

    game: str
    rules: str
    viewer: int
    turn: int
    phase: str
    actors: list[int]
    decision: DecisionShape | None
    moves: list[Json]
    choices: list[Json]
    seats: list[Json]
    board: Json
    outcome: Json | None
