"""The rules that a table plays by: its game, mode, seats, options, card set and bots, and what can be chosen."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from frostwall import bots
from frostwall.core.game import Game
from frostwall.core.options import unknown_option
from frostwall.core.types import Refusal, Refused
from frostwall.server import wire
from frostwall.server.denied import Denied
from frostwall.server.table.card_sets import packaged_sets, with_set

LEVELS: Final[tuple[wire.Level, ...]] = ("easy", "medium", "full")
PARAMETERS: Final = ("self", "rules", "seats", "rng")  # of Game.setup
LONGEST_SHOWN: Final = 60  # characters of an unknown set's id


def offered(games: Mapping[str, Game[Any]], sets: Mapping[str, Path]) -> wire.GameList:
    """Everything that a new table can choose from."""
    return wire.GameList(games=[_shape(name, game, sets) for name, game in games.items()])


def _shape(name: str, game: Game[Any], sets: Mapping[str, Path]) -> wire.GameShape:
    packaged = packaged_sets(game)
    return wire.GameShape(
        name=name,
        rules={rules: list(seats) for rules, seats in game.rulesets().items()},
        options={rules: [option.to_json() for option in game.options(rules)] for rules in game.rulesets()},
        bots=_bots(name),
        sets=[*packaged, *sets] if packaged else [],
    )


def _bots(game: str) -> list[wire.BotShape]:
    characters = bots.characters(game)
    others = [name for name in bots.table_names(game) if name not in characters]
    return [
        *(wire.BotShape(name=name, levels=["full"], character=True) for name in characters),
        *(wire.BotShape(name=name, levels=list(LEVELS)) for name in others),
    ]


def game_with(
    games: Mapping[str, Game[Any]], name: str, options: Mapping[str, object], sets: Mapping[str, Path]
) -> tuple[Game[Any], dict[str, object]]:
    """The game with its card set, and its options, in which the set's id has become its folder. Reading a set takes
    long: on the event loop, use a thread."""
    game = games.get(name)
    if game is None:
        raise Denied("UNKNOWN_GAME", game=name[:40]).with_needs(games=list(games))
    found = dict(options)
    wanted = found.get("set")
    if wanted is not None:
        packaged = packaged_sets(game)
        if str(wanted) in sets:
            found["set"] = str(sets[str(wanted)])
        elif packaged and wanted == packaged[0]:
            del found["set"]
        elif wanted not in packaged:
            shown = str(wanted)[:LONGEST_SHOWN]
            raise Denied("SET_NOT_OFFERED", set=shown).with_needs(sets=[*packaged, *sets])
    try:
        return with_set(game, name, found), found
    except Refused as problem:
        no = Denied.of(problem.refusal)
        # The game names the folder of a broken set; only the host may know it.
        shown = str(wanted)[:LONGEST_SHOWN]
        no.answer = no.answer.model_copy(update={"args": {**no.answer.args, "set": shown}})
        raise no from problem


def checked_rules(
    games: Mapping[str, Game[Any]],
    sets: Mapping[str, Path],
    name: str,
    rules: str | None,
    seats: int,
    options: Mapping[str, object],
) -> tuple[str, dict[str, Any]]:
    """The mode, and the options that differ from the default; Denied if the game has no such mode, seats or options."""
    game, wanted = game_with(games, name, options, sets)
    mode = rules if rules is not None else _default_mode(game, seats)
    try:
        _check_names(game, mode, wanted)
        chosen = dict(game.setup(mode, seats, Random(0), **wanted).options)
    except Refused as problem:
        raise Denied.of(problem.refusal) from problem
    if "set" in chosen:
        chosen["set"] = options["set"]
    return mode, chosen


def with_documents(ask: wire.NewTable, chosen: Mapping[str, Any]) -> wire.NewTable:
    """The same table, with the game's form of an option that came as the text of a file."""
    files = {key: value for key, value in chosen.items() if isinstance(value, dict)}
    return ask.model_copy(update={"options": {**ask.options, **files}}) if files else ask


def _check_names(game: Game[Any], mode: str, options: Mapping[str, object]) -> None:
    """Refused for an option named like a parameter of `setup`. The game itself refuses any other unknown option."""
    for key in PARAMETERS:
        if key in options:
            raise unknown_option(key, options[key], "", [option.key for option in game.options(mode)])


def _default_mode(game: Game[Any], seats: int) -> str:
    """The first mode for this number of seats. If there is none, the first of all: its refusal says what it takes."""
    modes = game.rulesets()
    return next((mode for mode, counts in modes.items() if seats in counts), next(iter(modes)))


def check_bot(name: str, game: str) -> None:
    if name not in bots.table_names(game):
        raise Denied.of(Refusal("UNKNOWN_BOT", "", {"bot": name}, {"bots": bots.table_names(game)}))
