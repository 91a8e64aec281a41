"""The face of a game that has none: its view as facts, its listed moves by number, everything else by its notation."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from frostwall.core.kinds import NOTHING, Kind
from frostwall.core.types import CHANCE
from frostwall.games import games
from frostwall.terminal.client import COMMANDS, Client
from frostwall.terminal.commands import ALIASES, Do, Open, Read, Run, Say, readable
from frostwall.terminal.groups import Group, kind_of
from frostwall.terminal.layout import KEY, LOWER, covered, lower, screen
from frostwall.terminal.moment import Moment
from frostwall.terminal.paint import BOLD, DIM, PLAIN, Row, fit, row, wrap
from frostwall.terminal.presenter import Presenter
from frostwall.terminal.session import Happened
from frostwall.terminal.words import Words
from frostwall.words import languages
from frostwall.words.generic import GenericCatalogue
from frostwall.words.wording import SetNames

Tree = dict[str, Any]

SMALL_LOWER: Final = 8  # rows below the facts in a small window
INDENT: Final = 3
LISTED: Final = 12  # moves of one kind that the menu lists one by one


class GenericWords(Words):
    """The words for a game that has no face of its own."""

    catalogue: GenericCatalogue

    def new_catalogue(self, lang: str, name: str, set_names: SetNames | None) -> GenericCatalogue:
        return GenericCatalogue(lang, name, set_names)

    def move(self, move: Tree, view: Tree) -> str:
        kind, told = self.kind(move["kind"], view), super().move(move, view)
        is_sentence = told == kind or self.catalogue.has(f"move-{move['kind']}".replace("_", "-"))
        return told if is_sentence else f"{kind}: {told}"

    def usage(self, group: Group, view: Tree) -> str:
        choice = next((one for one in view["choices"] if one["kind"] == group.kind), None)
        if group.moves or choice is None:
            return super().usage(group, view)
        if "pick" in choice:
            held, least = choice["pick"]["from"], int(choice["pick"]["total"])
            most = least
        else:
            held, least, most = dict.fromkeys(choice["from"], 1), int(choice["min"]), int(choice["max"])
        if not any(held.values()):
            return self.text("ui-usage-choice-none", example=f"{group.kind} {NOTHING}")
        return self.text(
            "ui-usage-choice",
            kind=group.kind,
            count=str(least) if least == most else f"{least}-{most}",
            example=" ".join([group.kind, *_bag(held, max(1, least))]),
            things=" ".join(_bag(held, sum(held.values()))),
        )

    def facts(self, about: Tree, leave: tuple[str, ...] = ()) -> Row:
        """What is known of a seat or of the board: `points 3, hand 1 bead and 2 coin`."""
        found: Row = []
        for name, value in about.items():
            if name not in leave and value is not None:  # hidden, or there is none
                told = self.catalogue.fact(name, value, self.names)
                label = f"{', ' if found else ''}{self.catalogue.term(name)} "
                found += [(label, DIM), (told, PLAIN)]
        return found


def _bag(held: dict[str, int], total: int) -> list[str]:
    """The first things of several, as the notation has them: `ring*2 coin`."""
    found: list[str] = []
    for name, n in held.items():
        taken = min(n, total)
        if taken:
            found.append(name if taken == 1 else f"{name}*{taken}")
        total -= taken
    return found


def seats(view: Tree, words: GenericWords) -> list[Row]:
    """One row per seat."""
    found: list[Row] = []
    for number, seat in enumerate(view["seats"]):
        chip = words.chip(number, ">" if number in view["actors"] else " ")
        name = (f"{words.seat(number)}  ", words.name_style(number))
        found.append([chip, (" ", PLAIN), name, *words.facts(seat, ("seat",))])
    return found


def board(view: Tree, words: GenericWords) -> list[Row]:
    found = words.facts(view.get("board") or {})
    return [[(f"{words.text('ui-table')}  ", BOLD), *found]] if found else []


@dataclass
class GenericMoment(Moment):
    words: GenericWords

    def compose(self, columns: int, rows: int, depth: int, unicode: bool) -> list[Row]:  # noqa: ARG002
        picture = [
            line
            for paragraph in [*seats(self.view, self.words), *board(self.view, self.words)]
            for line in wrap(paragraph, columns, INDENT)
        ]
        below = LOWER if rows >= 2 * LOWER else SMALL_LOWER
        room = max(len(picture), rows - 2 - below)
        picture = [fit(line, columns) for line in picture] + [[] for _ in range(room - len(picture))]
        left = rows - 2 - len(picture)
        hidden = covered(self, columns, left, len(picture))
        picture = picture[: len(picture) - hidden]
        return screen(self, picture, columns, rows, lower(self, columns, left + hidden, unicode, []))

    def hand(self) -> list[Row]:
        return [seats(self.view, self.words)[self.words.person][2:]]

    def board(self) -> list[Row]:
        return [*(line[2:] for line in seats(self.view, self.words)), *board(self.view, self.words)]


# --- moves ---


def menu(view: Tree) -> list[Group]:
    """The groups of moves the person can choose from: by kind, all listed moves numbered through; then what has to be
    typed. The key of a group is the word of its kind."""
    found: dict[str, Group] = {}
    for move in view["moves"]:
        kind = kind_of(move)
        found.setdefault(kind, Group(kind, str(move["text"]).split()[0])).moves.append(move)
    number = 0
    for group in found.values():
        group.numbers = [str(number + at) for at in range(1, len(group.moves) + 1)]
        number += len(group.moves)
    for choice in view["choices"]:
        found.setdefault(choice["kind"], Group(choice["kind"], choice["kind"]))
    return list(found.values())


def read(line: str, groups: list[Group], kinds: Mapping[str, Any]) -> Read:
    """What a line means: the number of a listed move, a command, the word of a kind, or notation."""
    text = readable(line)
    if not isinstance(text, str):
        return text
    first, _, rest = text.partition(" ")
    first = first.lower()
    if text.isdigit():
        picks = {pick: move for group in groups for pick, move in group.picks().items()}
        return Do(picks[text]) if text in picks else Say("ui-no-such-choice", text)
    for group in groups:
        if first in (group.kind, group.key) and not rest:
            return Do(str(group.moves[0]["text"])) if group.is_single else Open(group)
    if first in COMMANDS and not (first in kinds and rest):
        return Run(first, rest)
    if first in ALIASES and first not in kinds:
        return Run(ALIASES[first], rest)
    return Do(text.lower())


def complete(buffer: str, groups: list[Group]) -> list[str]:
    """The words that may come next, or end the word being typed."""
    tokens = buffer.lower().split()
    if buffer.endswith(" ") or not tokens:
        tokens.append("")
    before, last = tokens[:-1], tokens[-1]
    if before[:1] == ["why"]:
        return complete(buffer.lower().split("why", 1)[1].lstrip(), groups)
    if not before:
        found = [*(group.key for group in groups), *COMMANDS]
    elif before == ["lang"]:
        found = list(languages.COMPLETE)
    else:
        texts = [str(move["text"]).split() for group in groups for move in group.moves]
        at = len(before)
        found = [text[at] for text in texts if text[:at] == before and len(text) > at]
    return [word for word in dict.fromkeys(found) if word.startswith(last)]


def moves(groups: list[Group], words: Words, view: Tree) -> list[Row]:
    """Every listed move with its number, what it does and its notation; how to type what is not listed."""
    found: list[Row] = []
    for group in groups:
        found.append(row((words.capital(words.kind(group.kind, view)), BOLD)))
        if not group.moves:
            found.append(row("   " + words.usage(group, view)))
        for pick, move in zip(group.picks(), group.moves, strict=True):
            found.append(
                row((f"{pick:>4}) ", KEY), f"{words.move(move, view):<30} ", (str(move["text"]), DIM))
            )
    return found or [row(words.text("ui-moves-none"))]


def notation(kind: Kind) -> str:
    """How a kind of move is written, its arguments in capitals: `offer GIVE for TAKE [to TO]`."""
    tails = [f"[{' '.join(tail)}]" for tail in kind.tails]
    words = " ".join([*kind.words, *tails]).split()
    return " ".join(re.sub(r"\{(\w+)\}", lambda found: found[1].upper(), word) for word in words)


# --- the face ---


class GenericPresenter(Presenter):
    words: GenericWords

    def starts(self, happened: list[Happened]) -> Sequence[Row | None]:
        """A new paragraph wherever another seat acts."""
        found: list[Row | None] = []
        last = CHANCE
        for one in happened:
            seat = one.event.seat
            begins = not found or seat not in (last, CHANCE)
            found.append(([self.words.chip(seat)] if seat >= 0 else []) if begins else None)
            last = seat if begins else last
        return found

    def menu(self, view: Tree) -> list[Group]:
        return menu(view)

    def new_moment(self, view: Tree, groups: list[Group], opened: Group | None) -> GenericMoment:  # noqa: ARG002
        words = self.words
        title = f"Frostwall · {words.catalogue.term('game')}"
        typed = [row((words.usage(group, view), BOLD)) for group in groups if not group.moves]
        return GenericMoment(view, words, title, words.catalogue.phase(view["phase"]), asking=typed)

    def asked(self, view: Tree) -> str:
        key = "ui-decide" if view["moves"] else "ui-decide-typed"
        return self.words.text(key, phase=self.words.catalogue.phase(view["phase"]))

    def entries(self, group: Group, view: Tree) -> list[Row]:
        """The moves of a group one by one, if they are few."""
        kind = self.words.kind(group.kind, view)
        if not group.moves:
            return [[(group.key, KEY), (f" {kind}" if kind != group.key else "", PLAIN)]]
        if len(group.moves) > LISTED:
            about = f" {kind}"
            return [[(f"{group.numbers[0]}-{group.numbers[-1]})", KEY), (about, PLAIN)]]
        return [
            [(f"{pick})", KEY), (f" {self.words.move(move, view)}", PLAIN)]
            for pick, move in zip(group.picks(), group.moves, strict=True)
        ]


class GenericClient(Client):
    words: GenericWords

    def new_words(self, lang: str) -> GenericWords:
        session = self.session
        names = games.box(session.game.name).set_names(session.game)
        return GenericWords(
            lang, session.game.name, session.scene, session.seats, session.person, self.bots, names
        )

    def new_presenter(self) -> GenericPresenter:
        return GenericPresenter(self.session, self.words)

    def read(self, line: str) -> Read:
        return read(line, self.menu(), self.session.game.kinds.by_name)

    def complete(self, buffer: str) -> list[str]:
        return complete(buffer, self.menu())

    def list_moves(self) -> list[Row]:
        found = moves(self.menu(), self.words, self.session.view())
        kinds = self.session.game.kinds.by_code.values()
        unlisted = [notation(kind) for kind in kinds if not kind.listed]
        if unlisted and self.session.person in self.session.view()["actors"]:
            found += [[], row((self.words.text("ui-unlisted", moves="; ".join(unlisted)), DIM))]
        return found

    def show(self, group: Group, view: Tree) -> list[Row]:
        picks = zip(group.picks(), group.moves, strict=True)
        listed = [row(f"{pick}) {self.words.move(move, view)}") for pick, move in picks]
        return [row((self.words.usage(group, view), BOLD)), *listed]

    def notation(self, group: Group) -> str:
        return str(group.moves[0]["text"]) if group.moves else group.key

    def options(self) -> Mapping[str, Any]:
        setup = self.session.record.header.to_setup()
        known = self.session.game.options(setup.rules)
        return {option.key: setup.options.get(option.key, option.default) for option in known}
