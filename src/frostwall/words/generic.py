"""Sentences about a game that brings none: its identifiers, read as words.

A game with messages keeps them; only what they lack is told this way. Every client can so show a game that it has never
heard of.
"""

from collections.abc import Mapping, Sequence

from frostwall.words.catalogue import (
    NOBODY,
    SPECTATOR,
    Catalogue,
    EventLike,
    Facts,
    OptionText,
    RefusalLike,
    value_word,
)
from frostwall.words.files import message_key
from frostwall.words.wording import readable


def spaced(word: str) -> str:
    """An identifier as words: `raid_failed` is "raid failed"."""
    return word.replace("_", " ")


class GenericOption(OptionText):
    """An option under the name that programs know it by."""

    def __init__(self, catalogue: Catalogue, key: str) -> None:
        self._catalogue = catalogue
        self.key = key
        self.label = _capital(spaced(key))
        self.help = ""

    def value(self, value: object) -> str:
        return self._catalogue.yes_no(value) if isinstance(value, bool) else spaced(value_word(value))


class GenericCatalogue(Catalogue):
    """The messages of a game, and for what it has no message the identifiers themselves."""

    # --- words ---

    def _named(self, group: str, name: str) -> str:
        key = message_key(group, name)
        return self.text(key) if self.has(key) else self.term(name)

    def term(self, name: str) -> str:
        key = message_key("term", name)
        if name == "game" and not self.has(key):  # what it is called itself
            return readable(self.name_of_files.partition("/")[0])
        return self.text(key) if self.has(key) else spaced(name)

    def phase(self, name: str) -> str:
        return self._named("phase", name)

    def kind(self, name: str) -> str:
        return self._named("kind", name)

    def source(self, name: str) -> str:
        return self._named("source", name)

    def ending(self, name: str) -> str:
        return self._named("ending", name)

    def option(self, key: str) -> OptionText:
        known = self.has(message_key("option", key)) and self.has(message_key("option", key, "help"))
        return OptionText(self, key) if known else GenericOption(self, key)

    def cards(self, counts: Mapping[str, int]) -> str:
        held: list[str] = []
        for name, n in counts.items():
            key = message_key("cards", name)
            if n:
                held.append(
                    self.text(key, count=n)
                    if self.has(key)
                    else self.text("generic-count", count=n, name=self.term(name))
                )
        return self.join(held) if held else self.text("cards-none")

    # --- sentences ---

    def event(self, event: EventLike, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        if self.has(message_key("event", event.name)):
            return super().event(event, names, viewer)
        who = _capital(self.text("seat-nature")) if event.seat == NOBODY else self.seat(event.seat, names)
        moved, rest = self._moved(event.args, names)
        facts = ", ".join(part for part in (moved, self.facts(rest, names)) if part) or "none"
        return self.text("generic-event", seat=who, what=self.term(event.name), facts=facts)

    def _moved(self, args: Facts, names: Sequence[str]) -> tuple[str, Facts]:
        """Cards that went from one zone to another, and the other arguments."""
        rest = {name: value for name, value in args.items() if name not in ("source", "target")}
        parts: list[str] = []
        if "cards" in rest:
            cards, count = rest.pop("cards"), rest.pop("count", 1)
            many = count if isinstance(count, int) else 1
            told = (
                self.text("cards-hidden", count=many) if cards is None else self.fact("cards", cards, names)
            )
            parts.append(told)
        for name in ("source", "target"):
            if isinstance(args.get(name), str):
                parts.append(self.text(f"generic-{name}", zone=self.fact(name, args[name], names)))
        return " ".join(parts), rest

    def refusal(self, refusal: RefusalLike, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        if self.has(message_key("refusal", refusal.code)):
            try:
                return super().refusal(refusal, names, viewer)
            except ValueError:  # a code that all games share, with arguments of this game's own
                pass
        what, facts = self.term(refusal.code.lower()), self.facts(refusal.args, names) or "none"
        text = self.text("generic-refusal", what=what, facts=facts)
        if refusal.needs:
            text += " " + self.text("generic-needs", needs=self.facts(refusal.needs, names))
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    def move(
        self,
        fields: Facts,
        names: Sequence[str] = (),
        viewer: int = SPECTATOR,
        cards: Mapping[tuple[int, int], str] | None = None,
    ) -> str:
        """What a move is about: the values of its arguments, else its kind."""
        kind = str(fields["kind"])
        if self.has(message_key("move", kind)):
            return super().move(fields, names, viewer, cards)
        told = [
            self.fact(name, value, names) for name, value in fields.items() if name not in ("kind", "text")
        ]
        return ", ".join(told) or self.kind(kind)

    # --- values ---

    def facts(self, args: Facts, names: Sequence[str] = ()) -> str:
        """Arguments with their names: "count 1, cards 1 ring"; empty if there are none."""
        told = [f"{self.term(name)} {self.fact(name, value, names)}" for name, value in args.items()]
        return ", ".join(told)

    def fact(self, name: str, value: object, names: Sequence[str] = ()) -> str:
        """One value in words; `name` says whether a number is a seat."""
        if value is None:
            return self.text("generic-hidden")
        if isinstance(value, bool):
            return self.yes_no(value)
        if isinstance(value, int):
            return self.seat(value, names) if name in self._wording.seat else str(value)
        if isinstance(value, Mapping):
            if all(isinstance(n, int) and not isinstance(n, bool) for n in value.values()):
                return self.cards(value)
            return self.facts(value, names) or self.text("cards-none")
        if isinstance(value, (list, tuple)):
            one = "seat" if name in self._wording.seats else name
            between = "; " if any(isinstance(item, (list, tuple, Mapping)) for item in value) else ", "
            return between.join(self.fact(one, item, names) for item in value) or self.text("cards-none")
        return self._zone(str(value), names)

    def _zone(self, word: str, names: Sequence[str]) -> str:
        """A word, or where cards lie: `hand:1` is the hand of a seat."""
        zone, _, seat = word.partition(":")
        if not seat.isdecimal():
            return self.term(word)
        return self.text("generic-zone", zone=self.term(zone), seat=self.seat(int(seat), names))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
