"""Sentences for people: codes, events and options in the words of one language.

Here: how arguments become Fluent variables, and sentences made with them. Not here: which files are read (files.py),
the sentences (the .ftl files), what the arguments of a game stand for (wording.py), and how a client lays text out.
Needs the extra `terminal` (fluent.runtime), which is imported when the first catalogue is made.

The keys are `event-NAME`, `refusal-CODE`, `record-CODE`, `error-CODE`, `phase-ID`, `kind-ID`, `move-ID`, `source-ID`,
`ending-ID`, `option-KEY`, `option-KEY-help`, `option-KEY-VALUE`, `term-ID`, `cards-ID`, `card-ID`, `argument-ID`,
`character-GAME-ID`: in lower case, with hyphens for underscores and dots and before the capitals of camelCase
(`clear.onPass` is `clear-on-pass`); `word-...` are parts of sentences. Variables, the same for every client, a
browser's included:

- an argument is a variable of its own name; what a refusal needs has `needs-` before it: `$cost`, `$needs-cards`;
- a seat is its name; `$you` says which argument is the viewer's seat (`seat`, `victim`, ..., else `none`), `$nobody`
  which one holds no seat (else `none`); in a list of seats the viewer is `seat-to-you`;
- cards are "2 rings and 1 coin", and `$cards-count` how many; what the viewer may not know is "a card", and then
  `$masked` is `yes` (else `no`);
- a list is joined by "and", in `needs` by "or", and has a `-count` too; a kind, card or decision is its name;
- everything else is passed as it is: numbers to select a plural by, words such as `yes` to select a variant by;
- `$named` is `no`: places have their numbers. A client that shows the board gives names, and then it is `yes`;
- `$rule` is the rule's ID, and `$bare` is `yes` for a refusal with neither args nor needs (else `no`).

A game whose Wording says so has more:

- cards and other things of a set have the names of the set in play (SetNames), which is handed to the catalogue;
- `$own` says whether what is spoken of belongs to `seat`; if `seat` is the viewer, `$you` is `seat`;
- an argument that is None and no secret is `none`, and so are the optional ones where a refusal lacks them;
- what the engine counts from 0 is counted from 1; of a price, `$needs-cost-less` may be left unpaid.

A key without a message is a KeyError. A game that brings no messages, or not all of them, is put into words by the
GenericCatalogue of generic.py.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from frostwall.words.files import FALLBACK, bundle, languages, message_key, to_fluent, wording_of
from frostwall.words.wording import SetNames, number_in, readable

SPECTATOR: Final = -2  # as in core, which the catalogue does not import: it must not know the engine
NOBODY: Final = -1

Facts = Mapping[str, object]

# Refusals whose numbers are no seats: of a seat that does not exist, of how many may play, of lines of the record.
_PLAIN_SEATS: Final = frozenset({"NO_SUCH_SEAT", "BAD_PLAYER_COUNT", "UNDO_REFUSED", "UNDO_NEEDS_CONSENT"})


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
        self.label = catalogue.text(message_key("option", key))
        self.help = catalogue.text(message_key("option", key, "help"))

    def value(self, value: object) -> str:
        """The label of a value; a number without one is its own label, and so is the name of somebody's set. A document
        stands for a file of the table's own."""
        if isinstance(value, bool):
            return self._catalogue.yes_no(value)
        key = message_key("option", self.key, value_word(value))
        if (isinstance(value, int) or self.key == "set") and not self._catalogue.has(key):
            return readable(str(value))
        return self._catalogue.text(key)

    def note(self, value: object) -> str:
        """What everybody should know about this value wherever it is chosen or shown; empty if nothing."""
        key = message_key("option", self.key, value_word(value), "note")
        return self._catalogue.text(key) if self._catalogue.has(key) else ""


def value_word(value: object) -> str:
    """The value of an option as a key names it; a document is a file of the table's own."""
    return "own" if isinstance(value, Mapping) else str(value)


def character_name(game: str, bot: str) -> str | None:
    """The name of a character of this game; None for any other bot. It is the same in every language."""
    return Catalogue(FALLBACK, game).bot_name(bot)


class Catalogue:
    """The messages of one language. A key it lacks is taken from English.

    `name` says whose: a game (`chess`), a client's part of a game (`chess/terminal`) or a client (`cli`). `set_names`
    are those of the set of cards in play, for a game that has one."""

    def __init__(self, lang: str, name: str, set_names: SetNames | None = None) -> None:
        known = self.languages()
        if lang not in known:
            raise UnknownLanguage(lang, known)
        self.lang = lang
        self.name_of_files = name
        self.set_names = set_names
        self._wording = wording_of(name)
        self._order = [lang] if lang == FALLBACK else [lang, FALLBACK]
        bundle(lang, name)  # what is missing shows now, not at the first sentence

    @staticmethod
    def languages() -> list[str]:
        """The languages there are messages in."""
        return list(languages())

    def has(self, key: str) -> bool:
        return any(bundle(lang, self.name_of_files).has_message(key) for lang in self._order)

    def text(self, key: str, /, **args: str | int) -> str:
        """The message of this key; KeyError if English lacks it too, ValueError if a variable is missing."""
        return self._format(key, args)

    def _format(self, key: str, variables: Mapping[str, str | int]) -> str:
        for lang in self._order:
            found = bundle(lang, self.name_of_files)
            pattern = found.get_message(key).value if found.has_message(key) else None
            if pattern is not None:
                given = {name: to_fluent(value) for name, value in variables.items()}
                text, errors = found.format_pattern(pattern, given)
                if errors:
                    raise ValueError(f"message {key} ({lang}): {errors[0]}")
                return str(text)
        raise KeyError(key)

    def _english(self) -> "Catalogue":
        return Catalogue(FALLBACK, self.name_of_files, self.set_names)

    def _speaks(self, key: str) -> bool:
        """Is a sentence said in this language? If not, its words must be English too, not only the frame."""
        return self.lang == FALLBACK or bundle(self.lang, self.name_of_files).has_message(key)

    # --- words ---

    def term(self, name: str) -> str:
        """A word of the game in the singular: `ring`, `last_round`."""
        return self.text(message_key("term", name))

    def name(self, what: str, word: str) -> str:
        """The name of something of the set in play; `what` it is: `card`, or what else the set gives names to."""
        return readable(word) if self.set_names is None else self.set_names.name(what, word, self._order)

    def phase(self, name: str) -> str:
        return self.text(message_key("phase", name))

    def kind(self, name: str) -> str:
        """What a kind of move does: "take a card"."""
        return self.text(message_key("kind", name))

    def source(self, name: str) -> str:
        """Where points come from."""
        return self.text(message_key("source", name))

    def ending(self, name: str) -> str:
        return self.text(message_key("ending", name))

    def option(self, key: str) -> OptionText:
        return OptionText(self, key)

    def bot(self, bot: str, level: str) -> str:
        """How well a bot plays, to stand beside its name: "easy bot"."""
        key = message_key("bot", bot)
        return self.text(key if self.has(key) else "bot-other", level=level)

    def bot_kind(self, bot: str) -> str:
        """What a bot is like, for a list to choose from; a bot without words by its identifier."""
        name = self.bot_name(bot)
        if name is not None:
            return self.text("bot-character", name=name, level=self.bot(bot, "full"))
        key = message_key("bot-kind", bot)
        return self.text(key) if self.has(key) else readable(bot)

    def bot_name(self, bot: str) -> str | None:
        """The name of a character, the same in every language; None for any other bot."""
        key = self._character(bot)
        return self.text(key) if self.has(key) else None

    def bot_style(self, bot: str) -> str:
        """A sentence about how a character plays; empty for any other bot."""
        key = message_key(self._character(bot), "style")
        return self.text(key) if self.has(key) else ""

    def _character(self, bot: str) -> str:
        """Its key names the game: a start page says it of several."""
        return message_key("character", self.name_of_files.partition("/")[0], bot)

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
        return self.text(message_key("list", word), list=joined, last=every[-1])

    def cards(self, counts: Mapping[str, int]) -> str:
        """Counted cards, "2 rings and 1 coin", or "nothing"."""
        held = [self.text(message_key("cards", name), count=n) for name, n in counts.items() if n]
        return self.join(held) if held else self.text("cards-none")

    def named(self, counts: Mapping[str, int], what: str = "card") -> str:
        """Counted cards, or other things of the set in play: "Old Mill and 2 × Snowy Owl", or "nothing"."""
        key = message_key(f"{what}s", "named")
        held = [self.text(key, name=self.name(what, word), count=n) for word, n in counts.items() if n]
        return self.join(held) if held else self.text("cards-none")

    def seat(self, seat: int, names: Sequence[str]) -> str:
        """The name of a seat, or its number if it has none."""
        if seat == NOBODY:
            return self.text(self._wording.nobody)
        return names[seat] if 0 <= seat < len(names) else self.text("seat-number", number=seat)

    # --- sentences ---

    def event(self, event: EventLike, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """What happened, told to the viewer. The event must already be masked for that viewer."""
        key = message_key("event", event.name)
        if not self._speaks(key):
            return self._english().event(event, names, viewer)
        args: dict[str, object] = {"seat": event.seat}
        args.update((name, value) for name, value in event.args.items() if name not in self._wording.zones)
        variables = self._variables(event.name, args, names, viewer)
        variables["rule"] = event.rule
        secrets = [name for name, value in args.items() if value is None and self._wording.is_secret(name)]
        variables["masked"] = "yes" if secrets else "no"
        return self._format(key, variables)

    def refusal(self, refusal: RefusalLike, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """Why something is not accepted and what it would need, with the rule at the end. `viewer` is who tried."""
        key = message_key("refusal", refusal.code)
        if not self._speaks(key):
            return self._english().refusal(refusal, names, viewer)
        plain = refusal.code in _PLAIN_SEATS
        variables = self._variables(refusal.code, refusal.args, names, viewer, plain_seats=plain)
        for name, value in self._variables(refusal.code, refusal.needs, names, viewer, "or", plain).items():
            variables[f"needs-{name}"] = value
        for name in self._wording.optional:
            variables.setdefault(name, "none")
        if refusal.code == "UNKNOWN_TEXT" and variables["reason"] == "missing_argument":
            argument = message_key("argument", str(variables["word"]))
            variables["word"] = self.text(argument) if self.has(argument) else variables["word"]
        variables["rule"] = refusal.rule
        variables["bare"] = "no" if refusal.args or refusal.needs else "yes"
        text = self._format(key, variables)
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    def move(
        self,
        fields: Facts,
        names: Sequence[str] = (),
        viewer: int = SPECTATOR,
        cards: Mapping[tuple[int, int], str] | None = None,
    ) -> str:
        """What a move does, for a list to choose from: "play “Old Mill”". `fields` are a move's, as a view lists them;
        `viewer` is who would make it. `cards` says which card lies where, by seat and slot, so that the sentence can
        name it. Moves without a sentence of their own are told by their kind."""
        kind = str(fields["kind"])
        key = message_key("move", kind)
        if not self.has(key):
            return self.kind(kind)
        if not self._speaks(key):
            return self._english().move(fields, names, viewer, cards)
        args: dict[str, object] = {}
        for name, value in fields.items():
            counted = name == "cards" or self._wording.thing(f"move {kind}", name)
            args[name] = Counter(value) if counted and isinstance(value, (list, tuple)) else value
        if len(names) == 1:  # somebody who plays alone plays against nobody
            names = [*names, self.text(self._wording.nobody)]
        variables = self._variables(f"move {kind}", args, names, viewer)
        for name, owner in self._wording.slots.items():
            at = (fields.get(owner, viewer), fields.get(name))
            card = next((card for where, card in (cards or {}).items() if where == at), None)
            variables[f"{name}-card"] = "none" if card is None else self.name("card", card)
        return self._format(key, variables)

    def reason(self, key: str, args: Facts, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """What speaks for a move. The sentences are the browser's: a catalogue of the files `GAME/web` has them."""
        found = message_key("web-reason", key)
        if not self._speaks(found):
            return self._english().reason(key, args, names, viewer)
        return self._format(found, self._variables(f"reason {key}", args, names, viewer))

    def note(self, note: Facts) -> str:
        """What a table should know about its set-up, as a scene's `notes` say it."""
        args = {name: value for name, value in note.items() if name != "note"}
        variables = self._variables(str(note["note"]), args, (), SPECTATOR)
        return self._format(message_key("note", str(note["note"])), variables)

    def record_error(self, error: RecordErrorLike, names: Sequence[str] = ()) -> str:
        """Why a record is not accepted, with the line of the file if the defect has one."""
        return self._record(error.code, error.facts, error.line, error.refusal, names)

    def problem(self, problem: ProblemLike, names: Sequence[str] = ()) -> str:
        """What is wrong with a record that was checked."""
        return self._record(problem.code, problem.args, problem.line, None, names)

    def error(self, code: str, /, **args: str | int | Sequence[str]) -> str:
        """A mistake on the command line: `error("unknown_game", game="chess", games=["go"])`."""
        variables = {
            name: value if isinstance(value, (str, int)) else self.join(value) for name, value in args.items()
        }
        return self._format(message_key("error", code), variables)

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
        text = self._format(message_key("record", code), variables)
        return text if line is None else self.text("record-at-line", line=line, text=text)

    def _variables(
        self,
        sentence: str,
        args: Facts,
        names: Sequence[str],
        viewer: int,
        word: str = "and",
        plain_seats: bool = False,
    ) -> dict[str, str | int]:
        found: dict[str, str | int] = {"you": "none", "nobody": "none", "named": "no"}
        wording = self._wording
        for name, value in args.items():
            if isinstance(value, Mapping):
                self._bag(found, sentence, name, value)
            elif isinstance(value, (list, tuple)) and name in wording.seats and not plain_seats:
                self._seats(found, name, value, names, viewer, word)
            elif isinstance(value, (list, tuple)):
                found[name] = self.join([self._word(sentence, name, item) for item in value], word)
                found[f"{name}-count"] = len(value)
            elif value is None:
                found[name] = self._hidden(sentence, args) if wording.is_secret(name) else "none"
            elif name in wording.seat and isinstance(value, int) and not plain_seats:
                self._seat(found, name, value, names, viewer)
            elif isinstance(value, int) and not isinstance(value, bool):
                found[name] = value + 1 if wording.counts_from_zero(sentence, name) else value
            else:
                found[name] = self._word(sentence, name, value)
        if wording.owners:
            self._owner(found, args, viewer)
        if "min" in args and "max" in args:
            found["exact"] = "yes" if args["min"] == args["max"] else "no"
        return found

    def _seats(
        self,
        found: dict[str, str | int],
        name: str,
        seats: Sequence[object],
        names: Sequence[str],
        viewer: int,
        word: str,
    ) -> None:
        found[name] = self.join([self._one_of(seat, names, viewer) for seat in seats], word)
        found[f"{name}-count"] = len(seats)
        if viewer in seats:
            found["you"] = name

    def _seat(
        self, found: dict[str, str | int], name: str, seat: int, names: Sequence[str], viewer: int
    ) -> None:
        found[name] = self.seat(seat, names)
        if seat == viewer:
            found["you"] = name
        elif seat == NOBODY:
            found["nobody"] = name

    def _owner(self, found: dict[str, str | int], args: Facts, viewer: int) -> None:
        """Whether the seat itself owns what is spoken of."""
        owners = [args[name] for name in self._wording.owners if name in args]
        found["own"] = "yes" if args.get("seat") in owners else "no"
        if args.get("seat") == viewer:
            found["you"] = "seat"

    def _bag(self, found: dict[str, str | int], sentence: str, name: str, counts: Mapping[str, int]) -> None:
        """Cards or goods with their numbers."""
        thing = self._wording.thing(sentence, name)
        if thing:
            found[name] = self.named(counts, thing)
        else:
            found[name] = self.cards({kind: n for kind, n in counts.items() if kind != "less"})
            found[f"{name}-less"] = counts.get("less", 0)
        found[f"{name}-count"] = sum(counts.values())

    def _one_of(self, seat: object, names: Sequence[str], viewer: int) -> str:
        """One seat of several."""
        if seat == viewer:
            return self.text("seat-to-you")
        return self.seat(seat, names) if isinstance(seat, int) else str(seat)

    def _word(self, sentence: str, name: str, value: object) -> str:
        wording = self._wording
        if isinstance(value, bool):
            return "yes" if value else "no"  # to select a variant by, in every language
        text = str(value)
        if not text and name in wording.optional:
            return "none"
        thing = wording.thing(sentence, name)
        if thing:
            area = message_key("term", "area", text)  # where a card may say a place or a whole area
            known = self.set_names is not None and self.set_names.knows(thing, text)
            return (
                self.text(area)
                if not known and thing == "place" and self.has(area)
                else self.name(thing, text)
            )
        if name in wording.numbered:
            return number_in(text)
        return self.text(message_key(wording.named[name], text)) if name in wording.named else text

    def _hidden(self, sentence: str, args: Facts) -> str:
        """Cards the viewer may not know: only how many there are is public."""
        count = args.get("count", args.get("total", 1))
        key = message_key(f"{self._wording.thing(sentence, 'cards') or 'card'}s", "hidden")
        return self.text(key, count=count if isinstance(count, int) else 1)
