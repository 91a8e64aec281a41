"""The document of a table: who sits where, how it is played, what is voted on. The store keeps it as one text.

Here: what a table is besides its game, and how it is made and changed before and beside the game. Not here: moves
(match), waiting and broadcasting (table), who a guest is (hub).
"""

import secrets
import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from frostwall import bots
from frostwall.core.game import Game
from frostwall.core.options import bad_option
from frostwall.core.record import Header, Record, RecordError, game_of, with_options
from frostwall.core.types import Refusal, Refused, Seat
from frostwall.server import wire

# Caretakers and hints: the strongest bot that plays the game.
STRONGEST: Final = ("greedy", "random")
# Bots have names of their own, so that three of a kind can be told apart.
BOT_NAMES: Final = ("Rowan", "Alder", "Hazel", "Linden", "Aspen", "Maple")
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
SEED_BYTES: Final = 16
_ids: Final = TypeAdapter[str](wire.Id)
# Sets of cards of a host's own, by game and folder: the game they belong to, the state of their files, and what came of
# opening them. That takes a fifth of a second, and everybody may ask for it.
_opened: Final[dict[tuple[str, str], tuple[Game[Any], object, Game[Any] | Refusal]]] = {}
_opening: Final = threading.Lock()
PARAMETERS: Final = ("self", "rules", "seats", "rng")  # of Game.setup
# Of a record somebody brings: every look at it folds them, and games have some hundreds.
MOST_LINES: Final = 5000


@dataclass(frozen=True)
class Guest:
    """Somebody with a session: a public id and a name."""

    id: str
    name: str


class Refusing(Exception):
    """An answer that is a no."""

    def __init__(self, code: str, rule: str = "", **args: object) -> None:
        super().__init__(code)
        self.answer = wire.Refused(code=code, rule=rule, args=args)

    @classmethod
    def of(cls, refusal: Refusal) -> "Refusing":
        found = cls(refusal.code)
        found.answer = refused(refusal)
        return found

    def with_needs(self, **needs: object) -> "Refusing":
        self.answer = self.answer.model_copy(update={"needs": needs})
        return self


def refused(refusal: Refusal) -> wire.Refused:
    return wire.Refused(code=refusal.code, rule=refusal.rule, args=refusal.args, needs=refusal.needs)


class _Document(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatDocument(_Document):
    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    guest: str | None = None
    bot: str | None = None
    level: wire.Level | None = None
    caretaker: str | None = None
    conceded: bool = False
    used: float = 0.0


class VoteDocument(_Document):
    matter: wire.Matter
    by: int
    seat: int | None = None
    to: int | None = None
    yes: list[int] = Field(default_factory=list)
    opened: float = 0.0


class TableDocument(_Document):
    id: str
    game: str
    rules: str
    options: dict[str, Any]
    settings: wire.Settings
    seats: list[SeatDocument]
    host: str
    stage: wire.Stage = "lobby"
    guests: dict[str, str] = Field(default_factory=dict)  # who was invited or sits here, with names
    muted: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)
    words: dict[str, str] = Field(default_factory=dict)  # by guest
    paused: bool = False
    votes: list[VoteDocument] = Field(default_factory=list)
    verifiable: bool = True
    day: str | None = None  # it is the game of this day
    compared: dict[str, int] = Field(default_factory=dict)  # then: who has begun it with one seat, and which
    ending: str | None = None
    source: str | None = None
    rematch: str | None = None

    def seats_of(self, guest: str) -> list[Seat]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and seat.guest == guest]

    def persons(self) -> list[Seat]:
        """Seats of people who still play, themselves or through a caretaker."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "person" and not seat.conceded]

    def bot_of(self, seat: Seat) -> tuple[str, wire.Level] | None:
        """The bot that moves for this seat now: its own, or a caretaker."""
        found = self.seats[seat]
        if found.kind == "bot":
            return found.bot or STRONGEST[-1], found.level or "full"
        if found.caretaker is not None:
            return found.caretaker, "full"
        return None

    def may_enter(self, guest: str) -> bool:
        return guest not in self.removed and (self.settings.listed or guest in self.guests)

    def words_in_order(self) -> list[str]:
        found: list[str] = []
        for seat in self.seats:
            word = self.words.get(seat.guest or "", "")
            if word and word not in found:
                found.append(word)
        return found

    def names(self) -> list[str]:
        """The names in a record's header."""
        return [
            (f"{seat.name} ({seat.bot})" if seat.kind == "bot" and seat.name else seat.name or seat.bot)
            or f"seat {n}"
            for n, seat in enumerate(self.seats)
        ]

    def bot_seat(self, bot: str, level: wire.Level) -> SeatDocument:
        """A seat for this bot, under a name that nobody has yet."""
        taken = {seat.name for seat in self.seats}
        name = next((name for name in BOT_NAMES if name not in taken), bot)
        return SeatDocument(kind="bot", name=name, bot=bot, level=level)


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_id(text: str) -> bool:
    """Could this be the id of a table, or its invitation? What could not is nowhere, and no database is asked."""
    try:
        _ids.validate_python(text)
    except ValidationError:
        return False
    return True


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def strongest(game: str) -> str:
    playing = bots.names(game)
    return next(name for name in STRONGEST if name in playing)


def check_bot(name: str, game: str) -> None:
    if name not in bots.names(game):
        raise Refusing.of(Refusal("UNKNOWN_BOT", "", {"bot": name}, {"bots": bots.names(game)}))


def sets_in(folder: Path | None) -> dict[str, Path]:
    """The sets of cards a host offers beside the packaged ones: one folder each. A client names a set by this id."""
    if folder is None:
        return {}
    return {place.name: place for place in sorted(folder.iterdir()) if place.is_dir()}


def game_with(
    games: Mapping[str, Game[Any]], name: str, options: Mapping[str, object], sets: Mapping[str, Path]
) -> tuple[Game[Any], dict[str, object]]:
    """The game a table plays and its options. A set is known by its id here; the option holds its folder."""
    game = games.get(name)
    if game is None:
        raise Refusing("UNKNOWN_GAME", game=name[:40]).with_needs(games=list(games))
    found = dict(options)
    wanted = found.get("set")
    if wanted is not None:
        packaged = next(iter(packaged_sets(game)), None)
        if str(wanted) in sets:
            found["set"] = str(sets[str(wanted)])
        elif wanted != packaged:
            raise Refusing("SET_NOT_OFFERED", set=str(wanted)[:60]).with_needs(
                sets=[*packaged_sets(game), *sets]
            )
        else:
            del found["set"]
    try:
        return _with_set(game, name, found), found
    except Refused as problem:
        no = Refusing.of(problem.refusal)
        # Of a broken set the game names the folder, which is nobody's business.
        no.answer = no.answer.model_copy(update={"args": {**no.answer.args, "set": str(wanted)[:60]}})
        raise no from problem


def _with_set(game: Game[Any], name: str, options: Mapping[str, object]) -> Game[Any]:
    """The game with its set of cards, opened anew only when a file of the set has changed. The first time takes long:
    whoever is on the event loop asks for it in a thread."""
    where = options.get("set")
    if where is None:
        return game
    place, state = (name, str(where)), _state_of(Path(str(where)))
    found = _known_set(place, game, state)
    if found is None:
        with _opening:  # whoever asks meanwhile waits for the same
            found = _known_set(place, game, state)
            if found is None:
                try:
                    found = with_options(game, options)
                except Refused as problem:
                    found = problem.refusal
                _opened[place] = game, state, found
    if isinstance(found, Refusal):
        raise Refused(found)
    return found


def _known_set(place: tuple[str, str], game: Game[Any], state: object) -> Game[Any] | Refusal | None:
    known = _opened.get(place)
    return known[2] if known is not None and known[0] is game and known[1] == state else None


def _state_of(folder: Path) -> object:
    """Differs when a file in this folder was changed, added or removed."""
    try:
        files = [(file.name, file.stat()) for file in sorted(folder.iterdir())]
    except OSError:
        return None
    return [(name, found.st_mtime_ns, found.st_ctime_ns, found.st_size) for name, found in files]


def packaged_sets(game: Game[Any]) -> list[str]:
    """The values an option `set` has of its own."""
    for rules in game.rulesets():
        for option in game.options(rules):
            if option.key == "set":
                return [str(option.default)]
    return []


def shown_header(header: Header, document: TableDocument) -> Header:
    """A record's header as it is stored and handed out: a set of cards by its id, no folder of this machine."""
    shown = replace(header)
    if "set" in shown.options:
        shown.options = {**shown.options, "set": document.options["set"]}
    return shown


def new_document(
    ask: wire.NewTable,
    guest: str,
    name: str,
    games: Mapping[str, Game[Any]],
    sets: Mapping[str, Path],
) -> TableDocument:
    """A table in the lobby; Refusing if the game knows no such mode, seats or options."""
    rules, _ = checked_rules(games, sets, ask.game, ask.rules, ask.seats, ask.options)
    return document_with(rules, ask, guest, name)


def checked_rules(
    games: Mapping[str, Game[Any]],
    sets: Mapping[str, Path],
    name: str,
    rules: str | None,
    seats: int,
    options: Mapping[str, object],
) -> tuple[str, dict[str, Any]]:
    """The mode, and those of the options that differ from the default; Refusing if the game knows no such mode, seats
    or options."""
    game, wanted = game_with(games, name, options, sets)
    mode = rules if rules is not None else default_rules(game, seats)
    try:
        _check_names(game, mode, wanted)
        chosen = dict(game.setup(mode, seats, Random(0), **wanted).options)
    except Refused as problem:
        raise Refusing.of(problem.refusal) from problem
    if "set" in chosen:
        chosen["set"] = options["set"]
    return mode, chosen


def _check_names(game: Game[Any], mode: str, options: Mapping[str, object]) -> None:
    """Refused for what `setup` takes beside options. Whatever else is none the game refuses itself."""
    for key in PARAMETERS:
        if key in options:
            raise bad_option(key, options[key], "", [option.key for option in game.options(mode)])


def document_with(rules: str, ask: wire.NewTable, guest: str, name: str) -> TableDocument:
    """A table in the lobby, in a mode that was checked."""
    document = TableDocument(
        id=new_id(),
        game=ask.game,
        rules=rules,
        options=dict(ask.options),
        settings=ask.settings,
        seats=[SeatDocument() for _ in range(ask.seats)],
        host=guest,
        guests={guest: name},
    )
    seat_everybody(document, ask, guest, name)
    return document


def default_rules(game: Game[Any], seats: int) -> str:
    """The first mode that takes so many seats; the first of all if none does, which then says what it takes."""
    modes = game.rulesets()
    return next((mode for mode, counts in modes.items() if seats in counts), next(iter(modes)))


def seat_everybody(document: TableDocument, ask: wire.NewTable, guest: str, name: str) -> None:
    if ask.sit:
        document.seats[0] = SeatDocument(kind="person", name=name, guest=guest)
    free = [n for n, seat in enumerate(document.seats) if seat.kind == "open"]
    if len(ask.bots) > len(free):
        raise Refusing("TOO_MANY", what="bots", most=len(free))
    for n, bot in zip(reversed(free), reversed(ask.bots), strict=False):
        check_bot(bot, document.game)
        document.seats[n] = document.bot_seat(bot, ask.level)


def read_record(
    text: str, games: Mapping[str, Game[Any]], sets: Mapping[str, Path]
) -> tuple[Record, Game[Any]]:
    """A record somebody brings; Refusing unless every line of it is legal. Its set of cards must be one we offer, and
    is named there by its id, as in the records we hand out."""
    try:
        record = Record.read(text)
        if len(record.lines) > MOST_LINES:
            raise Refusing("BAD_RECORD", problem="too_large", line=MOST_LINES + 1)
        wanted = record.header.options.get("set")
        if wanted is not None:
            place = sets.get(str(wanted))
            if place is None:
                raise Refusing("SET_NOT_OFFERED", set=str(wanted)[:60]).with_needs(sets=list(sets))
            record.header.options["set"] = str(place)
        game = game_of(record, games)
        record.fold(game)
    except RecordError as problem:
        rule = problem.refusal.rule if problem.refusal is not None else ""
        raise Refusing("BAD_RECORD", rule, problem=problem.code, line=problem.line) from problem
    return record, game
