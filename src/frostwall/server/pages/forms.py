"""The forms of a table's page: each is one message to the table, and counted things become the notation of a move."""

from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

from frostwall.core.kinds import NOTHING
from frostwall.server import wire
from frostwall.server.denied import Denied

ASKS: Final[dict[str, type[wire.Asking]]] = {
    "move": wire.Move,
    "why": wire.Why,
    "hint": wire.Hint,
    "undo": wire.Undo,
    "chat": wire.Chat,
    "sit": wire.Sit,
    "stand": wire.Stand,
    "fill": wire.Fill,
    "empty": wire.Empty,
    "remove": wire.Remove,
    "mute": wire.Mute,
    "lock": wire.Lock,
    "pause": wire.Pause,
    "hints": wire.Hints,
    "word": wire.Word,
    "start": wire.Start,
    "vote": wire.Vote,
    "back": wire.Back,
    "concede": wire.Concede,
    "rematch": wire.Rematch,
    "close": wire.Close,
}
PICK: Final = "pick"  # a form whose counted things are put together to a move
NUMBERS: Final = ("seat", "decision", "to")
ANSWERS: Final = ("on", "yes", "consent")


def ask_of(do: str, table: str, form: Mapping[str, str]) -> wire.Ask:
    """The message that a form stands for."""
    kind = ASKS.get(do)
    if kind is None:
        raise Denied("NO_SUCH_PAGE")
    fields: dict[str, Any] = {"type": kind.model_fields["type"].default, "table": table}
    for name in kind.model_fields:
        text = form.get(name, "")
        if name in ("type", "table", "ref") or not text.strip():
            continue
        if name in NUMBERS:
            fields[name] = whole(text, name)
        elif name in ANSWERS:
            fields[name] = text == "yes"
        else:
            fields[name] = text
    if kind is wire.Move:
        fields["moves"] = [move.strip() for move in typed(form).split(";") if move.strip()]
    if kind is wire.Word:
        fields.setdefault("text", "")
    try:
        return wire.ask_adapter.validate_python(fields)
    except ValidationError as problem:
        first = problem.errors()[0]
        name = str(first["loc"][1]) if len(first["loc"]) > 1 else ""  # after the message's type
        if name in ("moves", "text"):  # an empty line, or one that is too long
            reason = "empty" if not typed(form).strip() else "too_long"
            code = "UNKNOWN_TEXT" if kind in (wire.Move, wire.Why) else "BAD_MESSAGE"
            raise Denied(code, reason=reason, word=typed(form)[:40], problem=name) from problem
        raise Denied("BAD_MESSAGE", problem=name[:40]) from problem


def typed(form: Mapping[str, str]) -> str:
    """The move of a form: that of the pressed button, else what somebody typed."""
    return form.get("move") or form.get("text") or ""


def whole(text: str, name: str) -> int:
    """The whole number in a field."""
    try:
        return int(text[:12])
    except ValueError as problem:
        raise Denied("BAD_MESSAGE", problem=name) from problem


# --- things that are counted ------------------------------------------------------------------------


def picked(form: Mapping[str, str]) -> str:
    """The notation of what was chosen in a form: `give pear*2 plum`, `offer pear for plum`."""
    kind, verb, tail = form.get("form", ""), form.get("verb", ""), form.get("tail", "")
    if kind == "trade":
        return f"{verb} {_bag(form, 'g.') or NOTHING} for {_bag(form, 't.') or NOTHING}"
    if kind == "bag":
        return " ".join(word for word in (verb, _bag(form, "n.") or NOTHING, tail) if word)
    names = [name for name, n in sorted(_counts(form, "n.").items()) for _ in range(n)]
    return " ".join([verb, *(names or [NOTHING]), tail]).strip()


def _counts(form: Mapping[str, str], prefix: str) -> dict[str, int]:
    """How many of each thing. Only small whole numbers count; the game refuses things that do not exist."""
    found: dict[str, int] = {}
    for name, value in form.items():
        if name.startswith(prefix) and value.isascii() and value.isdigit() and 0 < int(value[:3]) < 100:
            found[name.removeprefix(prefix)] = int(value[:3])
    return found


def _bag(form: Mapping[str, str], prefix: str) -> str:
    return " ".join(name if n == 1 else f"{name}*{n}" for name, n in _counts(form, prefix).items())
