"""Sentences for people: codes, events and options in the words of one language.

Here: reading the Fluent files beside this module, and how arguments become Fluent variables. Not here: the sentences
(the .ftl files), any knowledge of a game, and how a client lays text out. Needs the extra `terminal` (fluent.runtime),
which is imported when the first catalogue is made.

The keys are `event-NAME`, `refusal-CODE`, `record-CODE`, `error-CODE`, `phase-ID`, `kind-ID`, `source-ID`, `ending-ID`,
`option-KEY`, `option-KEY-help`, `option-KEY-VALUE`, `hero-ID-help`, `term-ID`, `cards-ID`, `card-ID`, `argument-ID`: in
lower case, with hyphens for underscores; `word-...` are parts of sentences. Variables, the same for every client, a
browser's included:

- an argument is a variable of its own name; what a refusal needs has `needs-` before it: `$cost`, `$needs-cards`;
- a seat is its name; `$you` says which argument is the viewer's seat (`seat`, `victim`, ..., else `none`), `$nobody`
  which one holds no seat (else `none`); in a list of seats the viewer is `seat-to-you`;
- cards are "2 wool and 1 ore", and `$cards-count` how many; what the viewer may not know is "a card", and then
  `$masked` is `yes` (else `no`);
- a list is joined by "and", in `needs` by "or", and has a `-count` too; a kind, card, decision or list of heroes is its
  name;
- everything else is passed as it is: numbers to select a plural by, words such as `camp`, a hero, a wildling or `yes`
  to select a variant by (`word-hero`, `word-wildling` and others do);
- `$rule` is the rule's ID, and `$bare` is `yes` for a refusal with neither args nor needs (else `no`).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"
SPECTATOR: Final = -2  # as in core, which the catalogue does not import: it must not know the engine
NOBODY: Final = -1

Facts = Mapping[str, object]

# Arguments that hold one seat, and those that hold several.
_SEAT: Final = frozenset({"seat", "victim", "with", "from", "owner", "active", "thief", "asked", "of"})
_SEATS: Final = frozenset({"seats", "winners"})
# Arguments that name something, and the prefix of the keys with its name.
_NAMED: Final = {"kind": "term", "kinds": "term", "card": "card", "decision": "phase", "heroes": "term-hero"}
# Arguments that say between which zones cards moved: bookkeeping of Knowledge, nothing to read.
_ZONES: Final = frozenset({"source", "target", "zone"})
# Refusals whose `seat` and `seats` are plain numbers: of a seat that does not exist, of how many may play.
_PLAIN_SEATS: Final = frozenset({"NO_SUCH_SEAT", "BAD_PLAYER_COUNT"})


class EventLike(Protocol):
    """A core Event, masked for its viewer."""

    @property
    def name(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def args(self) -> Facts: ...
    @property
    def rule(self) -> str: ...


class RefusalLike(Protocol):
    """A core Refusal."""

    @property
    def code(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def args(self) -> Facts: ...
    @property
    def needs(self) -> Facts: ...


class RecordErrorLike(Protocol):
    """A core RecordError."""

    @property
    def code(self) -> str: ...
    @property
    def facts(self) -> Facts: ...
    @property
    def line(self) -> int | None: ...
    @property
    def refusal(self) -> RefusalLike | None: ...


class ProblemLike(Protocol):
    """A Problem that core's `verify` found in a record."""

    @property
    def code(self) -> str: ...
    @property
    def args(self) -> Facts: ...
    @property
    def line(self) -> int | None: ...


class MissingExtra(ImportError):
    """The package that reads the messages is not installed; the text is for people."""

    def __init__(self) -> None:
        super().__init__(
            "Texts need the package fluent.runtime; install it with: pip install 'frostwall[terminal]'"
        )


class UnknownLanguage(ValueError):
    """There are no messages in this language."""

    def __init__(self, lang: str, known: list[str]) -> None:
        super().__init__(f"There are no texts in {lang!r}. Known here: {', '.join(known)}.")
        self.lang = lang
        self.known = known


class OptionText:
    """What a person reads about one table option: `label`, `help`, and a label for each value."""

    def __init__(self, catalogue: "Catalogue", key: str) -> None:
        self._catalogue = catalogue
        self.key = key
        self.label = catalogue.text(_key("option", key))
        self.help = catalogue.text(_key("option", key, "help"))

    def value(self, value: object) -> str:
        """The label of a value; a number without one is its own label."""
        if isinstance(value, bool):
            return self._catalogue.yes_no(value)
        key = _key("option", self.key, str(value))
        if isinstance(value, int) and not self._catalogue.has(key):
            return str(value)
        return self._catalogue.text(key)


class Catalogue:
    """The messages of one language for one game. A key it lacks is taken from English."""

    def __init__(self, lang: str, game: str = "watch") -> None:
        known = self.languages()
        if lang not in known:
            raise UnknownLanguage(lang, known)
        self.lang = lang
        self.game = game
        self._order = [lang] if lang == FALLBACK else [lang, FALLBACK]
        _bundle(lang, game)  # what is missing shows now, not at the first sentence

    @staticmethod
    def languages() -> list[str]:
        """The languages there are messages in."""
        return list(_languages())

    def has(self, key: str) -> bool:
        return any(_bundle(lang, self.game).has_message(key) for lang in self._order)

    def text(self, key: str, /, **args: str | int) -> str:
        """The message of this key; KeyError if English lacks it too, ValueError if a variable is missing."""
        return self._format(key, args)

    def _format(self, key: str, variables: Mapping[str, str | int]) -> str:
        for lang in self._order:
            bundle = _bundle(lang, self.game)
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                given = {name: _fluent(value) for name, value in variables.items()}
                text, errors = bundle.format_pattern(pattern, given)
                if errors:
                    raise ValueError(f"message {key} ({lang}): {errors[0]}")
                return str(text)
        raise KeyError(key)

    def _speaks(self, key: str) -> bool:
        """Is a sentence said in this language? If not, its words must be English too, not only the frame."""
        return self.lang == FALLBACK or _bundle(self.lang, self.game).has_message(key)

    # --- words ---

    def term(self, name: str) -> str:
        """A word of the game in the singular: `wool`, `longest_road`."""
        return self.text(_key("term", name))

    def phase(self, name: str) -> str:
        return self.text(_key("phase", name))

    def kind(self, name: str) -> str:
        """What a kind of move does: "build a road"."""
        return self.text(_key("kind", name))

    def source(self, name: str) -> str:
        """Where points come from."""
        return self.text(_key("source", name))

    def ending(self, name: str) -> str:
        return self.text(_key("ending", name))

    def option(self, key: str) -> OptionText:
        return OptionText(self, key)

    def yes_no(self, value: bool) -> str:
        return self.text("value-yes" if value else "value-no")

    def join(self, items: Iterable[str], word: str = "and") -> str:
        """One text of several: "a, b and c". `word` is "and" or "or"."""
        every = list(items)
        if len(every) < 2:
            return "".join(every)
        joined = every[0]
        for item in every[1:-1]:
            joined = self.text("list-comma", list=joined, last=item)
        return self.text(_key("list", word), list=joined, last=every[-1])

    def cards(self, counts: Mapping[str, int]) -> str:
        """Counted cards, "2 wool and 1 ore", or "nothing"."""
        held = [self.text(_key("cards", name), count=n) for name, n in counts.items() if n]
        return self.join(held) if held else self.text("cards-none")

    def seat(self, seat: int, names: Sequence[str]) -> str:
        """The name of a seat, or its number if it has none."""
        if seat == NOBODY:
            return self.text("seat-nobody")
        return names[seat] if 0 <= seat < len(names) else self.text("seat-number", number=seat)

    # --- sentences ---

    def event(self, event: EventLike, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """What happened, told to the viewer. The event must already be masked for that viewer."""
        key = _key("event", event.name)
        if not self._speaks(key):
            return Catalogue(FALLBACK, self.game).event(event, names, viewer)
        args: dict[str, object] = {"seat": event.seat}
        args.update((name, value) for name, value in event.args.items() if name not in _ZONES)
        variables = self._variables(args, names, viewer)
        variables["rule"] = event.rule
        variables["masked"] = "yes" if any(value is None for value in args.values()) else "no"
        return self._format(key, variables)

    def refusal(self, refusal: RefusalLike, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """Why something is not accepted and what it would need, with the rule at the end. `viewer` is who tried."""
        key = _key("refusal", refusal.code)
        if not self._speaks(key):
            return Catalogue(FALLBACK, self.game).refusal(refusal, names, viewer)
        plain = refusal.code in _PLAIN_SEATS
        variables = self._variables(refusal.args, names, viewer, plain_seats=plain)
        for name, value in self._variables(refusal.needs, names, viewer, "or", plain).items():
            variables[f"needs-{name}"] = value
        if refusal.code == "UNKNOWN_TEXT" and variables["reason"] == "missing_argument":
            argument = _key("argument", str(variables["word"]))
            variables["word"] = self.text(argument) if self.has(argument) else variables["word"]
        variables["rule"] = refusal.rule
        variables["bare"] = "no" if refusal.args or refusal.needs else "yes"
        text = self._format(key, variables)
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    def unreadable(self, refusal: RefusalLike) -> str:
        """Why a text could not be read: the refusal UNKNOWN_TEXT."""
        return self.refusal(refusal)

    def record_error(self, error: RecordErrorLike, names: Sequence[str] = ()) -> str:
        """Why a record is not accepted, with the line of the file if the defect has one."""
        return self._record(error.code, error.facts, error.line, error.refusal, names)

    def problem(self, problem: ProblemLike, names: Sequence[str] = ()) -> str:
        """What is wrong with a record that was checked."""
        return self._record(problem.code, problem.args, problem.line, None, names)

    def error(self, code: str, /, **args: str | int | Sequence[str]) -> str:
        """A mistake on the command line: `error("unknown_game", game="chess", games=["watch"])`."""
        variables = {
            name: value if isinstance(value, (str, int)) else self.join(value) for name, value in args.items()
        }
        return self._format(_key("error", code), variables)

    # --- arguments to variables ---

    def _record(
        self, code: str, facts: Facts, line: int | None, refusal: RefusalLike | None, names: Sequence[str]
    ) -> str:
        variables: dict[str, str | int] = {}
        for name, value in facts.items():
            if name == "seat" and isinstance(value, int):
                variables[name] = self.text("seat-nature") if value == NOBODY else self.seat(value, names)
            elif isinstance(value, int):
                variables[name] = value
            else:
                variables[name] = "none" if value is None else str(value)
        if refusal is not None:
            variables["why"] = self.refusal(refusal, names)
        else:
            reason = variables.get("reason", variables.get("code", "?"))
            variables["why"] = self.text("record-why", reason=reason)
        text = self._format(_key("record", code), variables)
        return text if line is None else self.text("record-at-line", line=line, text=text)

    def _variables(
        self, args: Facts, names: Sequence[str], viewer: int, word: str = "and", plain_seats: bool = False
    ) -> dict[str, str | int]:
        found: dict[str, str | int] = {"you": "none", "nobody": "none"}
        for name, value in args.items():
            if isinstance(value, Mapping):
                found[name] = self.cards(value)
                found[f"{name}-count"] = sum(value.values())
            elif isinstance(value, (list, tuple)):
                seats = name in _SEATS and not plain_seats
                items = [
                    self._one_of(item, names, viewer) if seats else self._word(name, item) for item in value
                ]
                found[name] = self.join(items, word)
                found[f"{name}-count"] = len(items)
                if seats and viewer in value:
                    found["you"] = name
            elif value is None:
                found[name] = self._hidden(args)
            elif name in _SEAT and isinstance(value, int) and not plain_seats:
                found[name] = self.seat(value, names)
                if value == viewer:
                    found["you"] = name
                elif value == NOBODY:
                    found["nobody"] = name
            elif isinstance(value, int) and not isinstance(value, bool):
                found[name] = value
            else:
                found[name] = self._word(name, value)
        return found

    def _one_of(self, seat: object, names: Sequence[str], viewer: int) -> str:
        """One seat of several."""
        if seat == viewer:
            return self.text("seat-to-you")
        return self.seat(seat, names) if isinstance(seat, int) else str(seat)

    def _word(self, name: str, value: object) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"  # to select a variant by, in every language
        return self.text(_key(_NAMED[name], str(value))) if name in _NAMED else str(value)

    def _hidden(self, args: Facts) -> str:
        """Cards the viewer may not know: only how many there are is public."""
        count = args.get("count", args.get("total", 1))
        return self.text("cards-hidden", count=count if isinstance(count, int) else 1)


def _key(*parts: str) -> str:
    return "-".join(parts).lower().replace("_", "-")


def _fluent(value: str | int) -> object:
    """A value as Fluent takes it. Names and words may be other people's text: control characters, which could
    rewrite a terminal's screen, are replaced."""
    if isinstance(value, int):
        return _number(value)
    if value.isprintable():
        return value
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in value)


@lru_cache(1024)
def _number(value: int) -> object:
    """Not grouped, or line 1234 would be "1,234"."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


@cache
def _languages() -> tuple[str, ...]:
    return tuple(
        sorted(
            folder.name
            for folder in resources.files(__name__).iterdir()
            if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
        )
    )


@cache
def _bundle(lang: str, game: str) -> "FluentBundle":
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError as problem:
        raise MissingExtra from problem
    # No isolation marks: terminals print them, and no name here is written from right to left.
    bundle = FluentBundle([lang], use_isolating=False)
    for name in ("core", game, "ui"):
        file = resources.files(__name__) / lang / f"{name}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
