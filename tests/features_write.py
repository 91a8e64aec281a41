"""Writes docs/learning-features.md from the specifications: `python -m tests.features_write`."""

from pathlib import Path
from random import Random
from typing import Any

from frostwall.core.encode import Encoder
from frostwall.games import games

PAGE = Path(__file__).resolve().parents[1] / "docs" / "learning-features.md"
HEAD = """# Every feature of an observation

Written by `python -m tests.features_write`; a test compares it with what the engine says. Bytes are counted from 0, and
a byte that no feature names is always 0. Seats and persons are counted from the seat that looks. Features of further
seats, slots, hexes and sections follow in the same way and are left out here; `spec()` has all of them.
"""
TABLES = [("watch", "brotherhood", 4), ("silverfrost", "standard", 1)]
# Of things that are many, the first is enough.
AGAIN = ("seat1.", "seat2.", "seat3.", "person1.")


def is_first(name: str) -> bool:
    parts = name.split(".")
    if name.startswith(AGAIN):
        return False
    numbers = [part for part in parts[1:] if part.isdigit()]
    return all(number == ("1" if "city" in parts else "0") for number in numbers)


def rows(spec: dict[str, Any]) -> list[str]:
    found: list[str] = []
    place_seen = ""
    for each in spec["features"]:
        if each["name"].startswith("place."):
            if place_seen and not each["name"].startswith(place_seen):
                continue
            place_seen = each["name"].rsplit(".", 1)[0]
        elif not is_first(each["name"]):
            continue
        end = each["start"] + each["size"] - 1
        where = str(each["start"]) if each["size"] == 1 else f"{each['start']}–{end}"
        names = each["names"]
        said = each["about"]
        if names and len(names) <= 6:
            said += f": {', '.join(names)}"
        found.append(f"| {where} | `{each['name']}` | 0–{each['most']} | {said} |")
    return found


def page() -> str:
    text = HEAD
    for game, rules, seats in TABLES:
        state = games[game].new_game(games[game].setup(rules, seats, Random(1)))
        spec = Encoder(games[game], state).spec()
        people = "seat" if seats == 1 else "seats"
        text += f"\n## {game}, {rules}, {seats} {people}\n\n"
        text += f"Version {spec['version']}, {spec['width']} bytes.\n\n"
        text += "| bytes | feature | values | what it is |\n|---|---|---|---|\n"
        text += "\n".join(rows(spec)) + "\n"
        text += "\n| actions | kind | of each |\n|---|---|---|\n"
        actions: Any = spec["actions"]
        for block in actions["blocks"]:
            end = block["start"] + block["size"] - 1
            where = str(block["start"]) if block["size"] == 1 else f"{block['start']}–{end}"
            sizes = " × ".join(str(len(values)) for values in block["values"]) or "1"
            text += f"| {where} | {block['name']} | {sizes} |\n"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
