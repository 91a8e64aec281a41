"""What the web client has of our words: the tables of wording.py, and the list of languages.

`python -m frostwall.words.export FILE` writes them as TypeScript.
Only data goes over: how arguments become variables is written once per language, and tests compare the sentences.
"""

import json
import sys
from pathlib import Path

from frostwall.games import games
from frostwall.words.languages import LANGUAGES
from frostwall.words.wording import Wording

HEAD = """// Written by `make wire` from src/frostwall/games/*/wording.py and words/languages.py. Do not edit.

/** How one game's arguments are read; keys of `of_set` and `from_zero` are `sentence/argument`. */
export interface Wording {
  seat: string[]
  seats: string[]
  named: Record<string, string>
  nobody: string
  zones: string[]
  secret: string[] | null
  of_set: Record<string, string>
  numbered: string[]
  from_zero: string[]
  optional: string[]
  owners: string[]
}

"""


def typescript() -> str:
    tables = {box.name: _table(box.wording) for box in games.boxes()}
    names = {each.code: {"name": each.name, "complete": each.complete} for each in LANGUAGES}
    return (
        f"{HEAD}export const LANGUAGES = {json.dumps(names, indent=2)} as const\n\n"
        f"export const WORDING: Record<string, Wording> = {json.dumps(tables, indent=2)}\n"
    )


def _table(wording: Wording) -> dict[str, object]:
    return {
        "seat": sorted(wording.seat),
        "seats": sorted(wording.seats),
        "named": dict(wording.named),
        "nobody": wording.nobody,
        "zones": sorted(wording.zones),
        "secret": None if wording.secret is None else sorted(wording.secret),
        "of_set": {f"{sentence}/{name}": thing for (sentence, name), thing in wording.of_set.items()},
        "numbered": sorted(wording.numbered),
        "from_zero": sorted(f"{sentence}/{name}" for sentence, name in wording.from_zero),
        "optional": sorted(wording.optional),
        "owners": sorted(wording.owners),
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
