"""A record printed for people: its lines with their sentences, the position they lead to, what a check finds."""

from collections.abc import Sequence
from typing import Any

from frostwall import bots
from frostwall.core import drive
from frostwall.core.record import Header, Line, Record, Replay, game_of
from frostwall.core.types import SPECTATOR, Outcome, Seat
from frostwall.games import games
from frostwall.lab import Mistake
from frostwall.lab.position import Position
from frostwall.lab.words import Words, clean, wrapped
from frostwall.words import Catalogue, character_name


def print_record(record: Record, to: int, viewer: Seat | None, words: Words) -> None:
    """The header, the lines up to `to` and the position after them, as the viewer may know them; without a viewer,
    everything. A masked record is a log: it is printed as it stands, not folded."""
    header = record.header
    if header.viewer is not None:
        if viewer not in (None, header.viewer):
            raise Mistake("cli-masked-for", {"viewer": header.viewer})
        _print_header(header, words)
        for line in record.lines[:to]:
            print(_line(line, len(str(to))))
        print("\n" + words.say("cli-replay-masked", viewer=header.viewer))
        return
    game = game_of(record, games)
    seen = Record(header, record.lines[:to])
    replay = Replay(seen, game)  # refuses a header that this game cannot begin from
    # The header is masked too: a seed or a generator tells a running game's chance.
    shown = seen if viewer is None else seen.for_viewer(game, viewer, public_when_over=False)
    _print_header(shown.header, words)
    names = names_of(header)
    catalogue = words.of_game(game)
    _print_lines(replay, shown.lines, viewer, names, words, catalogue)
    face = games.box(game.name).report
    print(words.say("cli-replay-position", turn=replay.state.turn))
    if face is None:
        lines = Position(game, replay.state, viewer, names, words.lang).lines()
    else:
        lines = face.position(game, replay.state, viewer, names, words.lang)
    print("\n".join([*lines, ""]))
    outcome = game.outcome(replay.state)
    if outcome is not None:
        _print_outcome(outcome, names, words, catalogue)
    elif to < len(record.lines):
        print(words.say("cli-replay-stopped", to=to, last=len(record.lines)))
    else:
        print(words.say("cli-replay-open", last=to))


def names_of(header: Header) -> list[str]:
    """What the seats are called: bots that stand there by their labels get names, and people of one name are told apart
    by their seats."""
    if header.names is None:
        return []
    found: list[str] = []
    for label in header.names:
        bot = bots.parse(label, header.game)
        own = None if bot is None else character_name(header.game, bot[0])
        found.append(clean(label) if bot is None else bots.free_name([*found, *header.names], own))
    return [name if found.count(name) == 1 else f"{name} ({seat})" for seat, name in enumerate(found)]


def _print_header(header: Header, words: Words) -> None:
    game, rules = words.title(header.game), words.mode(header.game, header.rules)
    if header.seats == 1:
        print(words.say("cli-replay-title-solo", game=game, rules=rules))
    else:
        print(words.say("cli-replay-title", game=game, rules=rules, seats=header.seats))
    for row in header.lines()[1:]:
        if row.startswith("names: "):
            row = f"names: {', '.join(_seated(header, words))}"
        # A space after each comma lets a long set-up be broken between its values.
        print(wrapped(clean(row.replace(",", ", ") if row.startswith("setup") else row), "  "))
    print()


def _seated(header: Header, words: Words) -> list[str]:
    """Who sits there; bots with their strength, as at a table."""
    found: list[str] = []
    for label, name in zip(header.names or [], names_of(header), strict=True):
        found.append(
            name if bots.parse(label, header.game) is None else f"{name} ({words.bot(header.game, label)})"
        )
    return found


def _line(line: Line, wide: int) -> str:
    return clean(f"{line.seq:{wide}} {line.write().split(' ', 1)[1]}")


def _print_lines(
    replay: Replay[Any],
    lines: Sequence[Line],
    viewer: Seat | None,
    names: Sequence[str],
    words: Words,
    catalogue: Catalogue,
) -> None:
    wide = len(str(len(lines)))
    indent = " " * (wide + 3)
    for line in lines:
        step = replay.step()
        print(_line(line, wide))
        target = line.undone_to()
        if target is not None:
            print(indent + words.say("cli-replay-undo", to=target))
        for event in step.events:
            masked = event if viewer is None else event.for_viewer(viewer)
            told = catalogue.event(masked, names, SPECTATOR if viewer is None else viewer)
            print(f"{indent}{told}" + (f" [{event.rule}]" if event.rule else ""))
    print()


def _print_outcome(outcome: Outcome, names: Sequence[str], words: Words, catalogue: Catalogue) -> None:
    winners = catalogue.join([catalogue.seat(seat, names) for seat in outcome.winners])
    ending = catalogue.ending(outcome.ending)
    print(words.say("cli-replay-over", winners=winners, count=len(outcome.winners), ending=ending))
    for seat in outcome.ranking:
        sources = ", ".join(f"{catalogue.source(name)} {n}" for name, n in outcome.sources[seat].items() if n)
        print(f"  {outcome.points[seat]:>3}  {catalogue.seat(seat, names)}: {sources or '–'}")


# --- checking ---------------------------------------------------------------------------------------


def print_check(record: Record, words: Words) -> str | None:
    """Say what was checked and what cannot be; returns what is wrong, or None. Raises RecordError where this
    program cannot even begin the game."""
    game = game_of(record, games)
    record.new_game(game)
    found = drive.verify(record, game)
    header = record.header
    source = "seed" if header.seed is not None else "generator" if header.generator is not None else "none"
    print(words.say("cli-verify-legal", legal=_state(found.legal), lines=found.lines, all=len(record.lines)))
    print(words.say("cli-verify-finished", finished=_state(found.finished)))
    print(words.say("cli-verify-setup", state=_state(found.setup_matches)))
    print(words.say("cli-verify-chance", state=_state(found.chance_matches), source=source))
    print(words.say("cli-verify-commit", state=_state(found.commit_matches)))
    if found.problems:
        return words.of_game(game).problem(found.problems[0], names_of(header))
    if not found.finished:
        return words.say("cli-verify-unfinished", lines=found.lines)
    print(words.say("cli-verify-ok"))
    return None


def _state(fact: bool | None) -> str:
    return "unknown" if fact is None else "yes" if fact else "no"
