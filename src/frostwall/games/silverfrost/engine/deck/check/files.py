"""Deck files: reading a set of six and everything that is wrong with it (section 12.2, DATA-C1 to DATA-C10).

`check_path` is for people who write a set, `read_set` and `problems` for those who play with one. Nothing here raises
for what a file holds: a missing or malformed file is a problem like any other. The sentences are in
messages/*/deck.ftl.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Final

from frostwall.games.silverfrost.engine.deck.check import cards as entry
from frostwall.games.silverfrost.engine.deck.check.board import Board, check_board, check_snow
from frostwall.games.silverfrost.engine.deck.check.shape import (
    ERROR,
    Known,
    Problem,
    Spot,
    Table,
    is_ident,
    shown,
)
from frostwall.games.silverfrost.engine.deck.check.solo import check_solo

__all__ = ["ERROR", "FILES", "Problem", "check_path", "counts", "problems", "read_set"]

FILES: Final = ("cards", "giants", "quests", "board", "snow", "solo")
SCHEMA: Final = 1
MOST_BYTES: Final = 1_000_000
MOST_CARDS: Final = 200
MOST_GIANTS: Final = 60
MOST_QUESTS: Final = 120

_HEAD: Final = ("schema_version", "set_id", "origin")
# What a file holds besides its head: needed keys, then optional ones.
_KEYS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "cards": (("card",), ()),
    "giants": (("giant",), ()),
    "quests": (("quest",), ()),
    "board": (("giant_slots", "valley", "place"), ("seasons",)),
    "snow": (("snow",), ()),
    "solo": (("tactics", "quest_stack", "bonus", "plan", "action"), ("example",)),
}
# DATA-C1: the sums of the original, and between which numbers another set may declare its own: the least with which a
# table of four and the solo game can be set up.
_SUMS: Final[dict[str, dict[str, tuple[int, int, int]]]] = {
    "cards": {"cards": (123, 60, MOST_CARDS * entry.MOST_COPIES)},
    "giants": {"giants": (27, 5, MOST_GIANTS * entry.MOST_COPIES)},
    "quests": {"lowland_quests": (28, 13, MOST_QUESTS), "highland_quests": (14, 5, MOST_QUESTS)},
    "board": {},
    "snow": {"snow_cards": (24, 1, 60)},
    "solo": {"plan_cards": (8, 2, 30), "action_cards": (20, 5, 60)},
}
# Of which file which entries are counted, and as what.
_COUNTED: Final = (
    ("cards", "card", "cards"),
    ("giants", "giant", "giants"),
    ("quests", "quest", "quests"),
    ("board", "place", "places"),
    ("snow", "snow", "snow_cards"),
    ("solo", "plan", "plan_cards"),
    ("solo", "action", "action_cards"),
)


# --- reading ---


def read_set(directory: Traversable, found: list[Problem] | None = None) -> dict[str, Table]:
    """The files of a set that can be read, by name without `.toml`; why others cannot goes into `found`."""
    files: dict[str, Table] = {}
    for name in FILES:
        table = _read(directory.joinpath(f"{name}.toml"), f"{name}.toml", [] if found is None else found)
        if table is not None:
            files[name] = table
    return files


def _read(path: Traversable, file: str, found: list[Problem]) -> Table | None:
    spot = Spot(found, file)
    try:
        if not path.is_file():
            spot.error("file_missing")
            return None
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            spot.error("file_too_large", most=MOST_BYTES)
            return None
        return tomllib.loads(data.decode("utf-8-sig"))
    except OSError as problem:
        spot.error("not_readable", reason=problem.strerror or str(problem))
    except UnicodeDecodeError:
        spot.error("not_text")
    except RecursionError:
        spot.error("not_toml", reason="…")
    except ValueError as problem:  # TOMLDecodeError, and numbers of too many digits
        spot.error("not_toml", reason=str(problem)[:200])
    return None


# --- checking ---


def check_path(path: Traversable) -> list[Problem]:
    """What is wrong with a set (a directory) or with one of its files for itself; errors first."""
    found: list[Problem] = []
    if path.is_dir():
        files = read_set(path, found)
        unread = {problem.file for problem in found}
        found += [one for one in problems(files) if not (one.code == "file_missing" and one.file in unread)]
    else:
        table = _read(path, path.name, found)
        name = None if table is None else _which(path.name, table)
        if table is not None and name is None:
            Spot(found, path.name).error("not_a_deck_file", known=", ".join(f"{one}.toml" for one in FILES))
        elif table is not None and name is not None:
            _check_files({name: table}, {name: path.name}, found)
    return _in_order(found)


def _which(file: str, table: Table) -> str | None:
    """Which of the six a file is: by its name, or else by what it holds."""
    if file.removesuffix(".toml") in FILES:
        return file.removesuffix(".toml")
    return next((name for name in FILES if any(key in table for key in _KEYS[name][0])), None)


def problems(files: Mapping[str, Table]) -> list[Problem]:
    """What is wrong with a set that was read; errors first."""
    found: list[Problem] = []
    for name in FILES:
        if name not in files:
            Spot(found, f"{name}.toml").error("file_missing")
    _check_files(files, {name: f"{name}.toml" for name in FILES}, found)
    ids = {name: files[name].get("set_id") for name in FILES if name in files}
    first = next(iter(ids), None)
    for name, set_id in ids.items():
        if first is not None and isinstance(set_id, str) and set_id != ids[first]:
            Spot(found, f"{name}.toml").at("set_id").error("other_set", other=f"{first}.toml")
    return _in_order(found)


def _in_order(found: list[Problem]) -> list[Problem]:
    return sorted(found, key=lambda problem: not problem.is_error)


def _check_files(files: Mapping[str, Table], paths: Mapping[str, str], found: list[Problem]) -> None:
    known = Known()
    if "cards" in files:
        cards = files["cards"].get("card")
        known.cards = _idents(cards)
        known.tags = entry.tags_of(cards)
    if "board" in files:
        known.places = _idents(files["board"].get("place"))
    board: Board | None = None
    for name in FILES:
        if name not in files:
            continue
        spot, table = Spot(found, paths[name], known=known), files[name]
        _check_head(spot, name, table)
        if name == "board":
            board = check_board(spot, table)
        else:
            _check_sums(spot, table, name, _check_entries(spot, name, table, board))


def _idents(items: object) -> frozenset[str]:
    """The ids of entries, as far as they are right."""
    tables = [item for item in (items if isinstance(items, list) else []) if isinstance(item, dict)]
    return frozenset(
        item["id"] for item in tables if isinstance(item.get("id"), str) and is_ident(item["id"])
    )


def _check_head(spot: Spot, name: str, table: Table) -> None:
    needed, optional = _KEYS[name]
    declared = ("declared_counts",) if _SUMS[name] else ()
    spot.table(table, (*_HEAD, *needed), (*optional, *declared))
    version = table.get("schema_version", SCHEMA)
    if type(version) is not int or version != SCHEMA:
        spot.at("schema_version").error("other_schema", wanted=SCHEMA, found=shown(version))
    if "set_id" in table:
        spot.at("set_id").ident(table["set_id"])
    if "origin" in table:
        spot.at("origin").text(table["origin"])


def _check_sums(spot: Spot, table: Table, name: str, sums: Mapping[str, int]) -> None:
    """DATA-C1: as many as the original has, or as the file declares."""
    declared: Table = {}
    if "declared_counts" in table:
        at = spot.at("declared_counts")
        declared = at.table(table["declared_counts"], (), tuple(_SUMS[name])) or {}
    for what, (original, low, high) in _SUMS[name].items():
        wanted: int | None = original
        if what in declared:
            wanted = spot.at("declared_counts").at(what).whole(declared[what], low, high)
        if wanted is not None and sums[what] != wanted:
            spot.error("count_wrong", what=what, wanted=wanted, found=sums[what])


def _check_entries(spot: Spot, name: str, table: Table, board: Board | None) -> dict[str, int]:
    """Every entry of a file; returns how many there are of what the rules count."""
    if name == "snow":
        return {"snow_cards": check_snow(spot, table, board)}
    if name == "solo":
        plans, actions = check_solo(spot, table, board)
        return {"plan_cards": plans, "action_cards": actions}
    if name == "cards":
        cards = entry.entries(spot, "card", table.get("card", []), entry.CARD_KEYS, MOST_CARDS)
        for at, card in cards:
            entry.check_card(at, card)
        entry.check_deck(spot, cards)
        return {"cards": entry.copies_of([card for _, card in cards])}
    if name == "giants":
        giants = entry.entries(spot, "giant", table.get("giant", []), entry.GIANT_KEYS, MOST_GIANTS)
        for at, giant in giants:
            entry.check_giant(at, giant)
        entry.check_same_names(giants)
        return {"giants": entry.copies_of([giant for _, giant in giants])}
    quests = entry.entries(spot, "quest", table.get("quest", []), entry.QUEST_KEYS, MOST_QUESTS)
    for at, quest in quests:
        entry.check_quest(at, quest)
    entry.check_same_names(quests)
    levels = [quest.get("level") for _, quest in quests]
    return {f"{level}_quests": levels.count(level) for level in ("lowland", "highland")}


def counts(files: Mapping[str, Table]) -> dict[str, int]:
    """How many entries of each kind the files hold, for a summary; of cards and giants the copies too."""
    found: dict[str, int] = {}
    for name, key, what in _COUNTED:
        items = files[name].get(key) if name in files else None
        tables = [item for item in (items if isinstance(items, list) else []) if isinstance(item, dict)]
        found[what] = len(tables)
        if what in ("cards", "giants"):
            found[f"{what}_copies"] = entry.copies_of(tables)
    return found
