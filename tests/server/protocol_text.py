"""How messages are written down: one row for each thing somebody was sent, with whom it was sent to in front.

`f1:` comes from seat 1, `p1:` goes to it, `s:` to those who look on, `all:` to everybody. Of a view only what changed
is written; what is too long ends in an ellipsis.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from tests.server.protocol_scenes import Exchange

Json = dict[str, Any]

LONGEST: Final = 64  # a value of a view
MOST: Final = 7  # changes of a view in one row
WIDEST: Final = 180
PLAIN: Final = ("game", "rules", "viewer")  # of a view, never changing
COUNTED: Final = ("moves", "choices")


def compact(found: object) -> str:
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False)


def short(found: object, longest: int = LONGEST) -> str:
    text = compact(found)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def rows_of(exchange: Exchange) -> list[str]:
    """The message and what everybody was sent because of it, in the order of whoever was sent most."""
    heard = exchange.heard
    found = [f"f{exchange.sender}: {compact(exchange.said)}"]
    longest = max(heard.values(), key=len)
    seen: dict[str, int] = {}
    for kind in [message["type"] for message in longest if message.get("ref") is None]:
        n = seen[kind] = seen.get(kind, -1) + 1
        same = {
            tag: [message for message in of if message["type"] == kind][n : n + 1]
            for tag, of in heard.items()
        }
        found += _news(kind, {tag: of[0] for tag, of in same.items() if of}, exchange)
    for tag, of in heard.items():
        found += [f"{tag}: {answer(message)}" for message in of if message.get("ref") is not None]
    return [row if len(row) <= WIDEST else row[: WIDEST - 1] + "…" for row in found]


def answer(message: Json) -> str:
    if message["type"] == "synced":
        return f"synced {_shortened(message)}"
    empty: tuple[object, ...] = ("", None, {})
    kept = {k: v for k, v in message.items() if k not in ("type", "table", "ref", "key") and v not in empty}
    return f"{message['type']} {compact(kept)}" if kept else str(message["type"])


def _shortened(message: Json) -> str:
    """Every field of a long message, the long ones left out."""
    shown = [key for key in message if key not in ("type", "table", "ref", "version")]
    return " ".join(f"{key}={short(message[key], 20)}" for key in shown)


def _news(kind: str, messages: Mapping[str, Json], exchange: Exchange) -> list[str]:
    if kind == "update":
        return _update(messages, exchange.before)
    if kind == "record":
        rows = [
            _grouped({tag: _line(of["lines"][n]) for tag, of in messages.items()}, messages, "record ")
            for n in range(len(next(iter(messages.values()))["lines"]))
        ]
        return [row for several in rows for row in several]
    if kind == "synced":
        return _grouped(
            {tag: f"seq={of['seq']} …" for tag, of in messages.items()}, exchange.heard, "synced "
        )
    if kind == "table":
        texts = {tag: _table(exchange.infos[tag], of["info"]) for tag, of in messages.items()}
        return _grouped(texts, exchange.heard, "table ")
    if kind == "refused":  # to those who looked at a table that is gone
        return _grouped(
            {tag: compact({"code": of["code"]}) for tag, of in messages.items()}, exchange.heard, "refused "
        )
    texts = {tag: compact(_chat(of["line"])) for tag, of in messages.items()}
    return _grouped(texts, exchange.heard, "chat ")


def _table(before: Json, info: Json) -> str:
    """What of a table is new; its line is that of the updates."""
    changed = _changes({**before, "seq": info["seq"]}, info)
    before.update(info)
    return " ".join(f"{path}={text}" for path, text in changed.items()) or "…"


def _chat(line: Json) -> Json:
    found: Json = (
        {"notice": line["notice"]} if line["notice"] else {"name": line["name"], "text": line["text"]}
    )
    return found


# --- an update --------------------------------------------------------------------------------------


def _update(updates: Mapping[str, Json], before: Mapping[str, Json | None]) -> list[str]:
    first = next(iter(updates.values()))
    found = [f"all: update since={first['since']} seq={first['seq']}"]
    for n, _ in enumerate(first["lines"]):
        lines = {tag: _line(message["lines"][n]) for tag, message in updates.items()}
        found += _grouped(lines, updates, "line ")
        seq = first["lines"][n]["seq"]
        events = {tag: [e for e in m["events"] if e["seq"] == seq] for tag, m in updates.items()}
        for at, _ in enumerate(next(iter(events.values()))):
            found += _grouped({tag: _event(of[at]) for tag, of in events.items()}, updates, "event ")
    changes = {tag: _changes(before[tag], message["view"]) for tag, message in updates.items()}
    return found + _changed(changes, updates) + _undo(updates)


def _line(line: Json) -> str:
    seat = "*" if line["seat"] == -1 else line["seat"]
    notes = "".join(f" ; {key}={value}" for key, value in line["notes"].items())
    return f"{line['seq']} {seat} {line['text']}{notes}"


def _event(event: Json) -> str:
    return f"{event['name']} seat={event['seat']} {compact(event['args'])} {event['rule']}"


def _undo(updates: Mapping[str, Json]) -> list[str]:
    alone = [f"{tag}: undo to={found['undo']}" for tag, found in updates.items() if found["undo"] is not None]
    asks = [f"{tag}: undo asks={found['consent']}" for tag, found in updates.items() if found["consent"]]
    return alone + asks


def _changes(old: Any, new: Any, path: str = "") -> dict[str, str]:
    """What is different, by its place in the view."""
    if path in COUNTED:
        return {path: f"{len(new)} of them"} if old != new else {}
    if isinstance(old, dict) and isinstance(new, dict):
        found: dict[str, str] = {}
        for key in new:
            if key not in PLAIN or path:
                found |= _changes(old.get(key), new[key], f"{path}.{key}" if path else key)
        return found | {f"{path}.{key}": "gone" for key in old if key not in new}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and _by_place(new):
        parts = [_changes(old[n], one, f"{path}[{n}]") for n, one in enumerate(new)]
        return {key: text for part in parts for key, text in part.items()}
    return {} if old == new else {path: short(new)}


def _by_place(found: list[Any]) -> bool:
    """Is it a list whose parts stand for places, rather than a short value of its own?"""
    return len(found) > 4 or any(isinstance(one, dict) for one in found)


def _changed(changes: Mapping[str, Mapping[str, str]], everybody: Mapping[str, object]) -> list[str]:
    """Rows of changes: together what the same people see."""
    audience: dict[tuple[str, str], list[str]] = {}
    for tag, found in changes.items():
        for path, text in found.items():
            audience.setdefault((path, text), []).append(tag)
    together: dict[tuple[str, ...], list[str]] = {}
    for (path, text), tags in audience.items():
        together.setdefault(tuple(tags), []).append(f"{path}={text}")
    rows = []
    for those, parts in sorted(together.items(), key=lambda pair: -len(pair[0])):
        more = f" … {len(parts) - MOST} more" if len(parts) > MOST else ""
        rows.append(f"{_tags(those, everybody)}: view {' '.join(parts[:MOST])}{more}")
    return rows


def _grouped(texts: Mapping[str, str], everybody: Mapping[str, object], word: str) -> list[str]:
    """One row for all who were sent the same."""
    by_text: dict[str, list[str]] = {}
    for tag, text in texts.items():
        by_text.setdefault(text, []).append(tag)
    return [f"{_tags(tags, everybody)}: {word}{text}" for text, tags in by_text.items()]


def _tags(tags: list[str] | tuple[str, ...], everybody: Mapping[str, object]) -> str:
    return "all" if len(tags) == len(everybody) and len(tags) > 1 else " ".join(tags)
