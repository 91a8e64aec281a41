"""The record: a header and one line of text per move. It is the truth; a state is what it folds to.

Here: reading and writing, which lines count after undo (`effective`), folding through the game's own judgement
(`Replay`, `fold`, `events`), and what a viewer may read of it (`for_viewer`). Not here: the look of header and lines
(text.py), the limits of undo (undo.py); drawing chance, playing and verifying (drive/); storing lines.

Whatever the text, reading raises nothing but RecordError.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final, Generic, Protocol, Self, runtime_checkable

from frostwall.core.game import Game, S
from frostwall.core.kinds import Unreadable
from frostwall.core.record.step import Step, make_step, masked_line
from frostwall.core.record.text import (
    MAX_LINES,
    OPTIONAL,
    REQUIRED,
    Header,
    Line,
    RecordError,
    check_format,
    plain,
    read_header,
    read_line,
)
from frostwall.core.record.undo import is_hard, opened, undo_floor, undo_lines
from frostwall.core.types import CHANCE, Event, Json, Move, Refusal, Refused, Seat, Setup

# What a game's `new_game` may run into when a hand-edited set-up is not what it expects.
_SETUP_ERRORS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


@runtime_checkable
class WithSet(Protocol):
    """A game whose card sets can be exchanged. A set is named by its name or by the directory of its files."""

    def set_of(self, setup: Setup) -> str:
        """The card set of a set-up, with its fingerprint."""

    def with_set(self, where: str) -> Game[Any]:
        """The same game with another card set."""

    def packaged(self) -> list[str]:
        """The names of the card sets that come with the game, the usual one first."""


def with_options(game: Game[Any], options: Mapping[str, object]) -> Game[Any]:
    """The game with the cards that the option `set` asks for; the game itself where it has no such option."""
    wanted = options.get("set")
    return game.with_set(str(wanted)) if isinstance(game, WithSet) and wanted is not None else game


def set_in(header: Header, game: Game[Any]) -> str | None:
    """The packaged card set that a header names without an option: the set that was the usual one when the record was
    made. None if the options name a set, or if the game knows no set of this name."""
    if not isinstance(game, WithSet) or "set" in header.options or header.set is None:
        return None
    name = header.set.partition(" ")[0]
    return name if name in game.packaged() else None


def options_with_set(header: Header, game: Game[Any]) -> Json:
    """The options of a header, and the card set that it names without an option."""
    named = set_in(header, game)
    return header.options if named is None else {**header.options, "set": named}


class Record:
    """A header and its lines."""

    def __init__(self, header: Header, lines: list[Line] | None = None) -> None:
        self.header = header
        self.lines: list[Line] = lines if lines is not None else []

    @classmethod
    def start(
        cls,
        game: Game[S],
        setup: Setup,
        *,
        names: list[str] | None = None,
        commit: str | None = None,
        seed: str | None = None,
        words: list[str] | None = None,
        generator: str | None = None,
    ) -> Self:
        """An empty record of a game that begins with this set-up; which options differ, the game has said."""
        header = Header(
            game=game.name,
            rules=setup.rules,
            rules_version=game.rules_version,
            seats=setup.seats,
            options=plain(setup.options),
            setup=plain(setup.facts),
            set=game.set_of(setup) if isinstance(game, WithSet) else None,
            names=names,
            commit=commit,
            seed=seed,
            words=words,
            generator=generator,
        )
        # One reader: what a caller passes must also be readable.
        return cls(read_header(header.lines()))

    # --- the format ---

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a record from the text of its file. Raises RecordError."""
        text = text.replace("\r\n", "\n")
        if not text.startswith("frostwall "):
            raise RecordError("not_a_record", line=1)
        if text.count("\n") > MAX_LINES:
            raise RecordError("too_large", {"lines": MAX_LINES})
        rows = text.split("\n")
        check_format(rows[0])
        if "" not in rows[:-1]:
            raise RecordError("truncated", {"missing": "blank_line"}, len(rows))
        if rows.pop() != "":
            raise RecordError("truncated", {"missing": "final_newline"}, len(rows) + 1)
        blank = rows.index("")
        header = read_header(rows[:blank])
        found: list[Line] = []
        for at, row in enumerate(rows[blank + 1 :], blank + 2):
            found.append(read_line(row, len(found) + 1, at, header))
        return cls(header, found)

    def write(self) -> str:
        """The text of the record's file."""
        return "\n".join([*self.header.lines(), "", *(line.write() for line in self.lines)]) + "\n"

    def append(self, seat: Seat, text: str, notes: Mapping[str, str] | None = None) -> Line:
        """Add a line. Checks its form, not whether the move is legal."""
        line = Line(len(self.lines) + 1, seat, text, notes if notes is not None else {})
        read_line(line.write(), line.seq, self.file_line(line.seq), self.header)
        self.lines.append(line)
        return line

    def file_line(self, seq: int) -> int:
        """Where the line stands in the file."""
        return self.header.count_lines() + 1 + seq

    # --- folding ---

    def effective(self, to: int | None = None) -> list[Line]:
        """The lines that count after line `to` (default: the last)."""
        at = self._last(to)
        found: list[Line] = []
        while at > 0:
            line = self.lines[at - 1]
            target = line.undone_to()
            if target is None:
                found.append(line)
                at -= 1
            else:
                at = target
        found.reverse()
        return found

    def new_game(self, game: Game[S]) -> S:
        """The state before the first line; refuses a header this game cannot begin from."""
        header = self.header
        if header.viewer is not None:
            raise RecordError("masked", {"viewer": header.viewer})
        if header.game != game.name:
            raise RecordError("unknown_game", {"game": header.game})
        if header.rules_version != game.rules_version:
            older = header.rules_version < game.rules_version
            code = "older_rules_version" if older else "newer_rules_version"
            raise RecordError(code, {"have": game.rules_version, "need": header.rules_version})
        seats = game.rulesets().get(header.rules)
        if seats is None:
            raise RecordError("unknown_rules", {"rules": header.rules})
        if header.seats not in seats:
            raise RecordError("bad_header", {"key": "seats", "value": header.seats})
        try:
            have = game.set_of(header.to_setup()) if isinstance(game, WithSet) else None
            state = game.new_game(header.to_setup()) if have == header.set else None
        except Refused as problem:
            raise RecordError("bad_setup", {"code": problem.refusal.code}, None, problem.refusal) from problem
        except _SETUP_ERRORS as problem:
            raise RecordError("bad_setup", {"code": type(problem).__name__}) from problem
        if state is None:
            raise RecordError("wrong_set", {"have": have, "need": header.set})
        return state

    def fold(self, game: Game[S], to: int | None = None) -> S:
        """The state after line `to` (default: the last); every line up to it is judged, undone ones too."""
        replay = Replay(self, game, False)
        for _ in range(self._last(to)):
            replay.step()
        return replay.state

    def steps(self, game: Game[S], to: int | None = None) -> Iterator[Step]:
        """Fold the record, one line at a time, up to line `to` (default: the last)."""
        replay = Replay(self, game)
        for _ in range(self._last(to)):
            yield replay.step()

    def events(
        self, game: Game[S], viewer: Seat | None = None, start: int = 1, to: int | None = None
    ) -> list[tuple[Line, list[Event]]]:
        """What happened from line `start` on, masked for the viewer if one is given; undo lines have no events."""
        found: list[tuple[Line, list[Event]]] = []
        for step in self.steps(game, to):
            if step.line.seq >= start:
                seen = step.events if viewer is None else [event.for_viewer(viewer) for event in step.events]
                found.append((step.line, seen))
        return found

    def _last(self, to: int | None) -> int:
        if to is None:
            return len(self.lines)
        if not 0 <= to <= len(self.lines):
            raise RecordError("no_such_line", {"seq": to, "last": len(self.lines)})
        return to

    # --- undo ---

    def undo_floor(
        self, game: Game[S], seat: Seat, consent: bool = False, asked: Collection[Seat] = ()
    ) -> int:
        """The lowest N for which this seat may add `undo N`; the last line's number when it may undo nothing.

        The floor is the last line by another seat or by nature, or one that revealed something or moved the cards
        of one of the seats `asked`. Sealed choices of others that wait for the last one are no floor (`undo` makes
        them again), but what opened the decision then is. With consent only nature and reveals hold. The end of
        the game always holds: the whole record is public from then on.
        """
        return undo_floor(self._standing(game), len(self.lines), seat, consent, asked)

    def undo(self, game: Game[S], seat: Seat, to: int, consent: bool = False) -> None:
        """Add `undo TO`, and again the waiting sealed choices of others that it would have dropped."""
        for line in undo_lines(self._standing(game), len(self.lines), seat, to, consent):
            self.append(line.seat, line.text, line.notes)

    def _standing(self, game: Game[S]) -> list[Step]:
        """What the lines that count did."""
        done = {step.line.seq: step for step in self.steps(game)}
        return [done[line.seq] for line in self.effective()]

    # --- secrecy ---

    def for_viewer(self, game: Game[S], viewer: Seat, public_when_over: bool = True) -> "Record":
        """What this viewer may read: `?` for an argument it may not know, `?` alone for a sealed choice that
        waits or was undone before it took effect. A finished game's record is public unless told otherwise."""
        replay = Replay(self, game)
        steps: list[Step] = [replay.step() for _ in self.lines]
        if public_when_over and game.outcome(replay.state) is not None:
            return Record(self.header, list(self.lines))
        shown = opened(steps)
        lines = [masked_line(game, step, viewer, step.line.seq in shown) for step in steps]
        header = Header(**{key: getattr(self.header, key) for key in REQUIRED + OPTIONAL})
        header.viewer = viewer
        header.seed = None
        header.generator = None  # it names its seed
        return Record(header, lines)


class Replay(Generic[S]):
    """Folds a record line by line, judging each. `state` is the state after the lines taken so far."""

    def __init__(self, record: Record, game: Game[S], with_events: bool = True) -> None:
        self.record = record
        self.game = game
        self.state: S = record.new_game(game)
        self.seq = 0
        self._hard_floor = 0
        self._over = False
        targets = [line.undone_to() for line in record.lines]
        self._kept: dict[int, S | None] = {target: None for target in targets if target is not None}
        # Without undo nobody asks which lines revealed something.
        self._listens = with_events or bool(self._kept)
        self._keep()

    def ahead(self) -> Line | None:
        """The next line, not taken yet."""
        return self.record.lines[self.seq] if self.seq < len(self.record.lines) else None

    def step(self) -> Step:
        """Take the next line. Raises RecordError if it is not legal."""
        line = self.record.lines[self.seq]
        target = line.undone_to()
        if target is not None:
            self._go_back(line, target)
            step = Step(line, None, [], [], False, False, False, ())
        else:
            actors = self.game.actors(self.state)
            move = self._judge(line, actors)
            events: list[Event] = []
            self.game.apply(self.state, line.seat, move, events if self._listens else None)
            self._over = self.game.outcome(self.state) is not None
            step = make_step(self.game, line, move, events, actors, self._over)
            if is_hard(step):
                self._hard_floor = line.seq
        self.seq += 1
        self._keep()
        return step

    def _keep(self) -> None:
        if self.seq in self._kept:
            self._kept[self.seq] = self.state.clone()

    def _go_back(self, line: Line, target: int) -> None:
        # Nature's lines and reveals are never undone, so all later lines stand on the last of them and comparing
        # numbers is enough. After the end everybody may read everything, so nothing at all is undone.
        kept = self._kept[target]
        if self._over or target < self._hard_floor or kept is None:
            raise self._refused(line, Refusal("UNDO_FLOOR", "", {"floor": self._hard_floor}))
        self.state = kept.clone()

    def _judge(self, line: Line, actors: list[Seat]) -> Move:
        if line.is_masked():
            raise RecordError("masked", {"seq": line.seq}, self.record.file_line(line.seq))
        try:
            move = self.game.parse(line.text)
        except Unreadable as problem:
            args: Json = {"reason": problem.reason, "word": problem.word[:40]}
            raise self._refused(line, Refusal("UNKNOWN_TEXT", "", args)) from problem
        if line.seat == CHANCE:
            if actors != [CHANCE] or move not in [outcome for outcome, _ in self.game.chance(self.state)]:
                raise self._refused(line, Refusal("NOT_AN_OUTCOME", ""))
            return move
        refusal = self.game.refusal(self.state, line.seat, move)
        if refusal is not None:
            raise self._refused(line, refusal)
        return move

    def _refused(self, line: Line, refusal: Refusal) -> RecordError:
        args: Json = {"seq": line.seq, "seat": line.seat, "text": line.text[:80], "code": refusal.code}
        return RecordError("refused_line", args, self.record.file_line(line.seq), refusal)


def game_of(record: Record, games: Mapping[str, Game[S]]) -> Game[S]:
    """The game a record belongs to."""
    game = games.get(record.header.game)
    if game is None:
        raise RecordError("unknown_game", {"game": record.header.game})
    try:
        return with_options(game, options_with_set(record.header, game))
    except Refused as problem:
        raise RecordError("bad_setup", {"code": problem.refusal.code}, None, problem.refusal) from problem
