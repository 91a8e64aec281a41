"""The conformance suite: what every game promises, tried on random games. Use it on your own game too:

    check_game(MyGame())

A random game is played to its end and recorded; then the record is folded again and the promises are tried at chosen
positions, those after which a kind of move was made that was looked at least so far. The cost grows with `probes`.
A failure is a CheckFailure; its text says which promise and ends with the record that leads there.

Here: the run, set-ups, and what holds for a game as a whole. What holds at one position is in rules.py and, for hidden
information, in secrecy.py.
"""

import json
from collections.abc import Callable, Mapping
from random import Random

from frostwall.core.conformance.probe import (
    CheckFailure,
    Position,
    Tally,
    first_difference,
    frozen,
    random_of,
)
from frostwall.core.conformance.rules import (
    check_apply,
    check_chance,
    check_choices,
    check_clone,
    check_document,
    check_legal_moves,
    check_playout,
    check_random_move,
    check_refusals,
    check_view,
)
from frostwall.core.conformance.secrecy import (
    check_foreign_moves,
    check_reveals,
    check_sealed,
    check_twins,
    check_worlds,
    idle_reveals,
    idle_zones,
)
from frostwall.core.game import Game, S
from frostwall.core.knowledge import Knowledge
from frostwall.core.record import Record, RecordError, Replay
from frostwall.core.types import CHANCE, SPECTATOR, Event, Move, Refused, Seat, Setup

__all__ = ["CheckFailure", "Tally", "check_game"]


def check_game(
    game: Game[S],
    rules: str | None = None,
    seats: int | None = None,
    games: int = 3,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    probes: int = 12,
    every: int = 1,
    limit: int = 50_000,
) -> Tally:
    """Try every promise on random games of every mode and number of seats, or of the given ones.

    Without `options` the first game of each kind has the defaults, the others some options at random.
    `probes` is the number of positions looked at per game; the state's invariants are checked after every `every`-th
    ply (each, unless they are dear); a game longer than `limit` plies fails.
    """
    tally = Tally()
    for mode, numbers in game.rulesets().items():
        for number in numbers:
            if rules not in (None, mode) or seats not in (None, number):
                continue
            check_bad_setups(game, mode, number)
            for at in range(games):
                rng = Random(f"{seed} {mode} {number} {at}")
                setup = make_setup(game, mode, number, rng, options, vary=at > 0)
                check_one_game(game, setup, rng, tally, probes, every, limit)
    if tally.games == 0:
        raise CheckFailure("rulesets", f"no games for rules {rules}, seats {seats}")
    for promise, idle in (("idle reveals", idle_reveals(tally)), ("idle zones", idle_zones(tally))):
        if idle:
            raise CheckFailure(promise, ", ".join(idle))
    return tally


# --- set-up -----------------------------------------------------------------------------------------


def make_setup(
    game: Game[S], rules: str, seats: int, rng: Random, options: Mapping[str, object] | None, vary: bool
) -> Setup:
    chosen = dict(options) if options is not None else {}
    if options is None and vary:
        chosen = some_options(game, rules, seats, rng)
    seed = rng.getrandbits(60)
    setup = game.setup(rules, seats, Random(seed), **chosen)
    again = game.setup(rules, seats, Random(seed), **chosen)
    if (setup.facts, setup.options) != (again.facts, again.options):
        raise CheckFailure("set-up from a seed", f"{setup.facts} against {again.facts}")
    json.dumps(game.scene(setup))
    first, second = frozen(game, game.new_game(setup)), frozen(game, game.new_game(setup))
    if first != second:
        raise CheckFailure("new_game is deterministic", f"{setup.facts}")
    return setup


def some_options(game: Game[S], rules: str, seats: int, rng: Random) -> dict[str, object]:
    """Some options at random; not every combination need be allowed."""
    chosen: dict[str, object] = {}
    for option in game.options(rules):
        applies = rules in option.rules and (not option.seats or seats in option.seats)
        if applies and option.values and rng.random() < 0.5:
            more = {**chosen, option.key: rng.choice(option.values)}
            try:
                game.setup(rules, seats, Random(1), **more)
            except Refused:
                continue
            chosen = more
    return chosen


def check_bad_setups(game: Game[S], rules: str, seats: int) -> None:
    """Unknown modes, seats and options are refused by a Refusal."""
    json.dumps([option.to_json() for option in game.options(rules)])
    attempts: list[tuple[str, int, dict[str, object]]] = [
        ("no_such_rules", seats, {}),
        (rules, 0, {}),
        (rules, 99, {}),
        (rules, seats, {"no_such_option": 1}),
    ]
    for option in game.options(rules):
        attempts.append((rules, seats, {option.key: "no such value"}))
    for mode, number, options in attempts:
        try:
            game.setup(mode, number, Random(1), **options)
        except Refused:
            continue
        raise CheckFailure("bad set-ups are refused", f"{mode}, {number} seats, {options}")


# --- one random game --------------------------------------------------------------------------------


def check_one_game(
    game: Game[S], setup: Setup, rng: Random, tally: Tally, probes: int, every: int, limit: int
) -> None:
    record = Record.start(game, setup)
    labels: list[str] = []
    last = play_at_random(game, setup, record, labels, rng, tally, every, limit)
    tally.games += 1
    chosen = choose_positions(labels, rng, tally, probes)
    try:
        again, known = probe_again(game, record, chosen, rng, tally)
    except RecordError as problem:
        raise CheckFailure("a record folds to the same state", str(problem), record) from problem
    if frozen(game, again) != frozen(game, last):
        where = first_difference(game.dump(last), game.dump(again))
        raise CheckFailure("a record folds to the same state", where, record)
    check_end(game, last, record, known)


def probe_again(
    game: Game[S], record: Record, chosen: set[int], rng: Random, tally: Tally
) -> tuple[S, dict[Seat, Knowledge]]:
    """Fold the record as it would be read from a file, and look closely at the chosen positions. The last state,
    and what each viewer has learnt by then."""
    replay = Replay(Record.read(record.write()), game)
    known = {
        viewer: game.knowledge(replay.state, viewer) for viewer in [*range(record.header.seats), SPECTATOR]
    }
    kept: list[tuple[S, str]] = []
    while (line := replay.ahead()) is not None:
        if line.seq in chosen:
            so_far = Record(record.header, record.lines[: line.seq - 1])
            probe(Position(game, replay.state, so_far, rng, tally, known, game.parse(line.text), line.seat))
            kept.append((replay.state.clone(), frozen(game, replay.state)))
        events = replay.step().events
        for knowledge in known.values():
            knowledge.fold(events)
    for past, text in kept:
        _expect(frozen(game, past) == text, "clones are independent", "a past state changed", record)
    return replay.state, known


def play_at_random(
    game: Game[S],
    setup: Setup,
    record: Record,
    labels: list[str],
    rng: Random,
    tally: Tally,
    every: int,
    limit: int,
) -> S:
    """Play to the end, with the promises that cost little tried at every ply. `labels` says what each ply was."""
    s = game.new_game(setup)
    try:
        while actors := game.actors(s):
            _expect(len(record.lines) < limit, "a game ends", f"not within {limit} plies", record)
            _expect(game.outcome(s) is None, "outcome", "there is one though somebody must decide", record)
            seat, move = choose_move(game, s, setup.seats, rng, tally)
            record.append(seat, game.text(move))
            events: list[Event] = []
            game.apply(s, seat, move, events)
            if tally.plies % every == 0:
                s.check()
            for event in events:
                check_event(event, setup.seats, record)
            tally.plies += 1
            name = game.kinds.kind(move).name
            tally.kinds[name] += 1
            labels.append(name + "+" if len(actors) > 1 else name)
    except CheckFailure:
        raise
    except Exception as problem:
        raise CheckFailure("a random game", repr(problem), record) from problem
    return s


def choose_move(game: Game[S], s: S, seats: int, rng: Random, tally: Tally) -> tuple[Seat, Move]:
    actors = game.actors(s)
    if actors == [CHANCE]:
        outcomes = game.chance(s)
        return CHANCE, rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0]
    if rng.random() < 0.2:
        found = find_unlisted(game, s, actors, seats, rng)
        if found is not None:
            tally.unlisted += 1
            return found
    seat = rng.choice(actors)
    legal = game.legal_moves(s, seat)
    if rng.random() < 0.5:  # by kind first: rare kinds come up too
        kinds = sorted({game.kinds.kind(move).code for move in legal})
        code = rng.choice(kinds)
        legal = [move for move in legal if game.kinds.kind(move).code == code]
    return seat, rng.choice(legal)


def find_unlisted(
    game: Game[S], s: S, actors: list[Seat], seats: int, rng: Random
) -> tuple[Seat, Move] | None:
    """A legal move that legal_moves does not list: an offer, by anybody."""
    unlisted = [kind for kind in game.kinds.by_code.values() if not kind.listed]
    for _ in range(30 if unlisted else 0):
        seat = rng.choice(actors) if rng.random() < 0.6 else rng.randrange(seats)
        move = random_of(rng.choice(unlisted), rng)
        if game.refusal(s, seat, move) is None:
            return seat, move
    return None


def check_event(event: Event, seats: int, record: Record) -> None:
    json.dumps(event.to_json())
    named = set(event.secret) <= set(event.args) and set(event.only or ()) <= set(range(seats))
    _expect(named, "events", f"{event}: only {event.only}, secret {event.secret}", record)


def choose_positions(labels: list[str], rng: Random, tally: Tally, probes: int) -> set[int]:
    """The lines before which to probe: evenly over the kinds of moves, the rarest probed first."""
    by_kind: dict[str, list[int]] = {}
    for seq, label in enumerate(labels, 1):
        by_kind.setdefault(label, []).append(seq)
    for places in by_kind.values():
        rng.shuffle(places)
    chosen: set[int] = set()
    while by_kind and len(chosen) < probes:
        name = min(by_kind, key=lambda kind: (tally.probed[kind], kind))
        chosen.add(by_kind[name].pop())
        tally.probed[name] += 1
        if not by_kind[name]:
            del by_kind[name]
    return chosen


def check_end(game: Game[S], s: S, record: Record, known: dict[Seat, Knowledge]) -> None:
    p = Position(game, s, record, Random(len(record.lines)), Tally(), known, 0, CHANCE)
    outcome = game.outcome(s)
    if outcome is None:
        p.fail("outcome", "nobody must decide, but there is none")
    seats = p.seats
    p.expect(
        sorted(outcome.ranking) == seats and set(outcome.winners) <= set(seats), "outcome", "ranking, winners"
    )
    sums = [sum(sources.values()) for sources in outcome.sources]
    p.expect(sums == outcome.points, "outcome", f"sources give {sums}, points are {outcome.points}")
    _guard(p, check_refusals)
    _guard(p, check_view)
    _guard(p, check_worlds)  # what the end shows is kept, what it leaves hidden is re-dealt
    _guard(p, check_no_undo)
    record.for_viewer(game, p.rng.choice(p.viewers), public_when_over=False)


def check_no_undo(p: Position[S]) -> None:
    """The end stands, whoever consents: the record that everybody may then read must not go on."""
    seat = p.rng.choice(p.seats)
    last = len(p.record.lines)
    floor = p.record.undo_floor(p.game, seat, consent=True)
    p.expect(floor == last, "the end is not undone", f"seat {seat} may undo to {floor}")
    longer = Record(p.record.header, list(p.record.lines))
    longer.append(seat, f"undo {last - 1}")
    try:
        longer.fold(p.game)
    except RecordError:
        return
    p.fail("the end is not undone", longer.lines[-1].write())


# --- one position -----------------------------------------------------------------------------------


def probe(p: Position[S]) -> None:
    p.tally.probes += 1
    before = frozen(p.game, p.state)
    for check in (
        check_clone,
        check_legal_moves,
        check_refusals,
        check_random_move,
        check_chance,
        check_view,
        check_choices,
        check_apply,
        check_document,
        check_worlds,
        check_sealed,
        check_reveals,
        check_foreign_moves,
        check_twins,
    ):
        _guard(p, check)
        if frozen(p.game, p.state) != before:
            p.fail(
                "clones are independent",
                f"{check.__name__} changed the state: {before} {p.game.dump(p.state)}",
            )
    if p.tally.probes % 10 == 1:  # two whole games: dear
        _guard(p, check_playout)


def _guard(p: Position[S], check: Callable[[Position[S]], None]) -> None:
    """Whatever a game raises becomes a failure with its record."""
    try:
        check(p)
    except CheckFailure:
        raise
    except Exception as problem:
        raise CheckFailure(check.__name__, repr(problem), p.record) from problem


def _expect(holds: bool, promise: str, detail: str, record: Record) -> None:
    if not holds:
        raise CheckFailure(promise, detail, record)
