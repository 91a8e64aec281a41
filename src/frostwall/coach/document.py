"""A review as JSON, for the server, for clients and for programs. docs/reference/review.md explains each field."""

from dataclasses import asdict
from typing import Any, Final

from frostwall.coach.review import Decision, Moment, Option, Part, Review, SeatReview
from frostwall.coach.told import told
from frostwall.core.game import Game
from frostwall.core.types import Event, Json

FORMAT: Final = 1
_DIGITS: Final = 4


def part_to_json(found: Part) -> Json:
    return asdict(found)


def part_from_json(found: dict[str, Any]) -> Part:
    """What `part_to_json` wrote."""
    moments = [Moment(**{**each, "shares": tuple(each["shares"])}) for each in found["moments"]]
    decisions = [
        Decision(
            **{
                **each,
                "played": Option(**each["played"]),
                "options": tuple(Option(**one) for one in each["options"]),
            }
        )
        for each in found["decisions"]
    ]
    return Part(tuple(moments), tuple(decisions))


def document(found: Review, game: Game[Any]) -> Json:
    header = found.record.header
    return {
        "format": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "moments": [
            {"line": each.line, "turn": each.turn, "by": each.by, "shares": _rounded(*each.shares)}
            for each in found.moments
        ],
        "turning": list(found.turning),
        "decisions": [_decision(each) for each in found.decisions],
        "seats": [_seat(each) for each in found.seats],
        "told": [
            {
                "line": each.line,
                "did": _events(each.did),
                "better": _events(each.better),
                "obvious": _events(each.obvious),
            }
            for each in told(found, game)
        ],
    }


def _decision(found: Decision) -> Json:
    loss, gain, error = _rounded(found.loss, found.gain, found.error)
    return {
        "line": found.line,
        "turn": found.turn,
        "seat": found.seat,
        "played": _option(found.played),
        "options": [_option(each) for each in found.options],
        "obvious": None if found.obvious is None else found.obvious.text,
        "loss": loss,
        "gain": gain,
        "error": error,
        "mistake": found.is_mistake,
        "find": found.is_find,
    }


def _option(found: Option) -> Json:
    return {"text": found.text, "value": _rounded(found.value)[0]}


def _events(events: list[Event]) -> list[Json]:
    return [event.to_json() for event in events]


def _seat(found: SeatReview) -> Json:
    names = ("start", "luck", "play", "others", "end", "lost")
    parts = dict(zip(names, _rounded(*(getattr(found, name) for name in names)), strict=True))
    return {
        "seat": found.seat,
        **parts,
        "mistakes": [each.line for each in found.mistakes],
        "finds": [each.line for each in found.finds],
    }


def _rounded(*values: float) -> list[float]:
    return [round(value, _DIGITS) for value in values]
