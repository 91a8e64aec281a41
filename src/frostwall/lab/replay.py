"""A record printed for people: its lines with their sentences, the position they lead to, what a check finds."""

from collections.abc import Sequence
from typing import Any, Final

from frostwall.core import drive
from frostwall.core.game import Game
from frostwall.core.record import Header, Line, Record, Replay, game_of
from frostwall.core.types import SPECTATOR, Outcome, Seat
from frostwall.games import games
from frostwall.games.silverfrost.report import replay as replay_silverfrost
from frostwall.games.watch.report.replay import seat_words, table_lines
from frostwall.lab import Mistake
from frostwall.lab.words import Words, clean, wrapped
from frostwall.words import Catalogue


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
    catalogue = words.game(game.name, header.options)
    _print_lines(replay, shown.lines, viewer, names, words, catalogue)
    _print_position(game, replay.state, viewer, names, words, catalogue)
    outcome = game.outcome(replay.state)
    if outcome is not None:
        _print_outcome(outcome, names, words, catalogue)
    elif to < len(record.lines):
        print(words.say("cli-replay-stopped", to=to, last=len(record.lines)))
    else:
        print(words.say("cli-replay-open", last=to))


NOT_OF_SEATS: Final = ("wall",)  # lists of a board that may happen to be as long as the table has seats


def names_of(header: Header) -> list[str]:
    """What the seats are called; bots of one name are told apart by their seats."""
    if header.names is None:
        return []
    given = [clean(name) for name in header.names]
    return [name if given.count(name) == 1 else f"{name} ({seat})" for seat, name in enumerate(given)]


def _print_header(header: Header, words: Words) -> None:
    if header.seats == 1:
        print(words.say("cli-replay-title-solo", game=header.game, rules=header.rules))
    else:
        print(words.say("cli-replay-title", game=header.game, rules=header.rules, seats=header.seats))
    for row in header.lines()[1:]:
        # A space after each comma lets a long set-up be broken between its values.
        print(wrapped(clean(row.replace(",", ", ") if row.startswith("setup") else row), "  "))
    print()


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


# --- the position -----------------------------------------------------------------------------------


def _print_position(
    game: Game[Any], s: Any, viewer: Seat | None, names: Sequence[str], words: Words, catalogue: Catalogue
) -> None:
    """The position as a viewer sees it; without a viewer, each seat as it sees itself."""
    view: dict[str, Any] = game.view(s, SPECTATOR if viewer is None else viewer)
    count = len(view["seats"])
    own: list[dict[str, Any]] = [game.view(s, seat) for seat in range(count)] if viewer is None else []
    print(words.say("cli-replay-position", turn=view["turn"]))
    for seat in range(count):
        facts: dict[str, Any] = own[seat]["seats"][seat] if own else view["seats"][seat]
        if game.name == "silverfrost":
            shown = replay_silverfrost.seat_words(facts, catalogue, words)
        else:
            shown = _held(facts, catalogue, words) + seat_words(facts, catalogue)
            shown += _board_words(view["board"], seat, count, catalogue, words)
        print(f"  {catalogue.seat(seat, names)}")
        print(wrapped("; ".join(shown), "    "))
    if game.name == "silverfrost":
        table = replay_silverfrost.table_lines(view, names, catalogue, words)
    else:
        table = table_lines(view, names, catalogue)
    for line in table:
        print(wrapped(line, "  "))
    print()


def _board_words(
    board: dict[str, Any], seat: Seat, count: int, catalogue: Catalogue, words: Words
) -> list[str]:
    """The seat's own in every list of the board that has one entry for each seat."""
    shown: list[str] = []
    for key, places in board.items():
        of_seats = isinstance(places, list) and len(places) == count and key not in NOT_OF_SEATS
        if of_seats and isinstance(places[seat], list):
            shown.append(f"{_label(key, catalogue, words)}: {' '.join(map(str, places[seat])) or '–'}")
    return shown


def _held(facts: dict[str, Any], catalogue: Catalogue, words: Words) -> list[str]:
    """Points, hand and cards of a seat: what is hidden is a number of cards."""
    shown: list[str] = []
    points = facts.get("all_points", facts.get("points"))
    if points is None:
        points = facts.get("points")
    if points is not None:
        shown.append(words.say("cli-position-points", points=points))
    for key in ("hand", "cards"):
        size = facts.get(f"{key}_size")
        if size is None:
            continue
        cards = facts.get(key)
        text = catalogue.text("cards-hidden", count=size) if cards is None else catalogue.cards(cards)
        shown.append(words.say(f"cli-position-{key}", cards=catalogue.cards({}) if size == 0 else text))
    return shown


def _label(key: str, catalogue: Catalogue, words: Words) -> str:
    """What a list of places on the board is called, where there are words for it."""
    name = key.replace("_", "-")
    if words.own.has(f"cli-places-{name}"):
        return words.say(f"cli-places-{name}")
    return catalogue.text(f"source-{name}") if catalogue.has(f"source-{name}") else key.replace("_", " ")


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
        return words.game(game.name, header.options).problem(found.problems[0], names_of(header))
    if not found.finished:
        return words.say("cli-verify-unfinished", lines=found.lines)
    print(words.say("cli-verify-ok"))
    return None


def _state(fact: bool | None) -> str:
    return "unknown" if fact is None else "yes" if fact else "no"
