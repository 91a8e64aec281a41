"""The promises about hidden information: worlds, masked events, sealed choices, and what `reveals` means.

Each function takes a position and raises CheckFailure when its promise does not hold there. Two judge a whole run:
that re-dealing is not vacuous, and that nothing is called a reveal that never reveals.

The word *twins* stands for two positions that follow from one by moves which look the same to a viewer: for that
viewer everything must be the same in both, also every re-dealt world. That, not a look at the code, is how a leak
is found.
"""

from itertools import permutations
from random import Random
from typing import Final

from frostwall.core.conformance.probe import (
    Position,
    Seen,
    Tally,
    differing,
    first_difference,
    frozen,
    mutated,
    played_out,
    random_of,
    reveals,
    shows,
    unrevealed,
)
from frostwall.core.game import S
from frostwall.core.kinds import BAG
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, SPECTATOR, Move, Seat

WORLDS: Final = 3  # re-dealt worlds compared for one move
ENOUGH: Final = 30  # samples after which "never" is a verdict
MOVES: Final = 3  # moves tried per mover
ORDERS: Final = 24  # all orders of four sealed choices


def _rng(p: Position[S]) -> Rng:
    return Rng(p.rng.getrandbits(60))


# --- worlds -----------------------------------------------------------------------------------------


def check_worlds(p: Position[S]) -> None:
    """A re-dealt world is possible and looks the same to its viewer."""
    for viewer in p.viewers:
        for known in (None, p.known[viewer]):
            world = p.game.determinize(p.state, viewer, _rng(p), known)
            world.check()
            _same_view(p, world, viewer)
            _same_judgement(p, world, viewer)
            _reads_nothing_hidden(p, viewer, known)


def _same_view(p: Position[S], world: S, viewer: Seat) -> None:
    here, there = p.game.view(p.state, viewer), p.game.view(world, viewer)
    if here != there:
        p.fail("secret view", f"viewer {viewer} sees hidden state: {first_difference(here, there)}")
    p.expect(p.game.actors(world) == p.actors(), "secret actors", f"for viewer {viewer}")


def _same_judgement(p: Position[S], world: S, viewer: Seat) -> None:
    """Legal moves and refusals depend only on what the seat knows."""
    if viewer == SPECTATOR:
        return
    legal = p.game.legal_moves(p.state, viewer)
    p.expect(legal == p.game.legal_moves(world, viewer), "secret legal moves", f"of seat {viewer}")
    kinds = p.game.kinds
    probes = [mutated(kinds, move, p.rng) for move in p.sample(legal, MOVES)]
    probes += [random_of(kind, p.rng) for kind in kinds.by_code.values()]
    for move in probes:
        here, there = p.game.refusal(p.state, viewer, move), p.game.refusal(world, viewer, move)
        if here != there:
            p.fail("secret refusal", f"{p.text(move)} by seat {viewer}: {here} against {there}")


def _reads_nothing_hidden(p: Position[S], viewer: Seat, known: Knowledge | None) -> None:
    once = p.game.determinize(p.state, viewer, Random(7), known)
    between = p.game.determinize(p.state, viewer, _rng(p), known)
    twice = p.game.determinize(between, viewer, Random(7), known)
    if frozen(p.game, once) != frozen(p.game, twice):
        where = first_difference(p.game.dump(once), p.game.dump(twice))
        p.fail("idempotent worlds", f"determinize for viewer {viewer} reads hidden state: {where}")


# --- moves of others --------------------------------------------------------------------------------


def check_foreign_moves(p: Position[S]) -> None:
    """A move that two worlds allow tells a viewer the same in both, up to what it may see."""
    for viewer in p.viewers:
        world = p.game.determinize(p.state, viewer, _rng(p))
        for mover in p.actors():
            for move in p.sample(p.options(mover), MOVES):
                if _allows(p, world, mover, move):
                    _same_told(p, p.state, world, viewer, mover, move, move)


def _allows(p: Position[S], world: S, mover: Seat, move: Move) -> bool:
    if mover == CHANCE:
        return move in [outcome for outcome, _ in p.game.chance(world)]
    return p.game.refusal(world, mover, move) is None


def _same_told(p: Position[S], a: S, b: S, viewer: Seat, mover: Seat, m: Move, n: Move) -> tuple[S, S] | None:
    """Compare what the viewer is told and then sees; the two new positions, unless something was revealed."""
    after_a, events_a = played_out(p.game, a, mover, m)
    after_b, events_b = played_out(p.game, b, mover, n)
    told_a, told_b = unrevealed(events_a, viewer), unrevealed(events_b, viewer)
    revealed = any(shows(event, viewer) for event in events_a + events_b)
    if revealed:
        shorter = min(len(told_a), len(told_b))
        told_a, told_b = told_a[:shorter], told_b[:shorter]
    what = f"{p.text(m)} / {p.text(n)} by {mover}, viewer {viewer}"
    if told_a != told_b:
        p.fail("secret events", f"{what}: {first_difference(told_a, told_b)}")
    if revealed:
        return None
    here, there = p.game.view(after_a, viewer), p.game.view(after_b, viewer)
    if here != there:
        p.fail("secret view after a move", f"{what}: {first_difference(here, there)}")
    return after_a, after_b


def check_twins(p: Position[S]) -> None:
    """Two moves that look the same to a viewer lead to positions it cannot tell apart, however they are re-dealt."""
    for viewer in p.viewers:
        for mover in p.actors():
            if mover == viewer:
                continue
            for m, n in _alike(p, mover, viewer):
                after = _same_told(p, p.state, p.state, viewer, mover, m, n)
                if after is not None:
                    _same_worlds(p, after[0], after[1], viewer, f"{p.text(m)} / {p.text(n)} by {mover}")


def _alike(p: Position[S], mover: Seat, viewer: Seat) -> list[tuple[Move, Move]]:
    """Pairs of this mover's moves that the viewer cannot tell apart."""
    groups: dict[str, list[Move]] = {}
    waits = len(p.actors()) > 1
    for move in p.options(mover):
        kind = p.game.kinds.kind(move)
        hidden = p.game.kinds.hidden_args(move, mover, viewer)
        # A waiting sealed choice shows nothing at all. Of hidden cards the number is public.
        sizes = [p.game.fields(move)[arg.name] for arg in kind.args if arg.name in hidden and arg.form == BAG]
        shown = f"{p.game.kinds.text(move, hidden)} {[_size(cards) for cards in sizes]}"
        groups.setdefault("" if kind.sealed and waits else shown, []).append(move)
    pairs = [tuple(p.rng.sample(group, 2)) for group in groups.values() if len(group) > 1]
    p.rng.shuffle(pairs)
    return [(pair[0], pair[1]) for pair in pairs[:MOVES]]


def _size(cards: object) -> int:
    return sum(cards.values()) if isinstance(cards, dict) else 0


def _same_worlds(p: Position[S], a: S, b: S, viewer: Seat, what: str) -> None:
    p.tally.twins += 1
    world = p.game.dump(p.game.determinize(a, viewer, Random(7)))
    other = p.game.dump(p.game.determinize(b, viewer, Random(7)))
    if world != other:
        where = first_difference(world, other)
        p.fail("determinize reads hidden state", f"viewer {viewer} after {what}: {where}")
    hidden = differing(p.game.dump(a), p.game.dump(b))
    moved = differing(p.game.dump(a), p.game.dump(p.game.determinize(a, viewer, _rng(p))))
    changed = {_zone(path) for path in moved}
    for zone in {_zone(path) for path in hidden}:
        seen = p.tally.zones.setdefault(zone, Seen())
        seen.samples += 1
        seen.hits += zone in changed


def _zone(path: tuple[str, ...]) -> str:
    return "/".join(path[:2])


# --- sealed choices ---------------------------------------------------------------------------------


def check_sealed(p: Position[S]) -> None:
    """Choices made at once take effect together: in every order the same, and nothing public before the last."""
    actors = p.actors()
    kinds = p.game.kinds
    chosen: dict[Seat, Move] = {}
    for seat in actors:
        legal = p.options(seat)
        if len(actors) < 2 or not all(kinds.kind(move).sealed for move in legal):
            return
        chosen[seat] = p.rng.choice(legal)
    p.tally.sealed += 1
    orders = list(permutations(actors)) if len(actors) <= 4 else []
    while len(orders) < ORDERS and len(actors) > 4:
        orders.append(tuple(p.rng.sample(actors, len(actors))))
    ends = {order: _choose_in_order(p, order, chosen) for order in orders}
    first = ends[orders[0]]
    for order, end in ends.items():
        if frozen(p.game, end) != frozen(p.game, first):
            where = first_difference(p.game.dump(first), p.game.dump(end))
            p.fail("sealed choices in any order", f"{orders[0]} against {order}: {where}")


def _choose_in_order(p: Position[S], order: tuple[Seat, ...], chosen: dict[Seat, Move]) -> S:
    s = p.state
    public = p.game.view(s, SPECTATOR)
    for at, seat in enumerate(order):
        promise = "a sealed choice waits for the last"
        p.expect(sorted(p.game.actors(s)) == sorted(order[at:]), promise, f"actors {p.game.actors(s)}")
        if p.game.legal_moves(s, seat) != p.game.legal_moves(p.state, seat):
            p.fail(promise, f"the choices of seat {seat} changed")
        s, _ = played_out(p.game, s, seat, chosen[seat])
        if at + 1 < len(order):
            for path, pair in differing(public, p.game.view(s, SPECTATOR)).items():
                # Who still has to choose, and marks that somebody has chosen, are all that may change.
                if path[0] not in ("actors", "decision") and not all(
                    isinstance(value, bool) for value in pair
                ):
                    p.fail(promise, f"{'/'.join(path)} changed from {pair[0]!r} to {pair[1]!r}")
    return s


# --- reveals ----------------------------------------------------------------------------------------


def check_reveals(p: Position[S]) -> None:
    """A seat's move is flagged when it shows its own seat different things in different worlds."""
    for seat in p.actors():
        if seat == CHANCE:
            continue
        worlds = [p.game.determinize(p.state, seat, _rng(p)) for _ in range(WORLDS)]
        for move in _one_per_kind(p, seat):
            _check_reveal(p, seat, move, worlds)


def _one_per_kind(p: Position[S], seat: Seat) -> list[Move]:
    by_kind: dict[int, list[Move]] = {}
    for move in p.options(seat):
        by_kind.setdefault(p.game.kinds.kind(move).code, []).append(move)
    chosen = [p.rng.choice(moves) for moves in by_kind.values()]
    if p.mover == seat and p.game.kinds.kind(p.played).listed:
        chosen.append(p.played)
    return chosen


def _check_reveal(p: Position[S], seat: Seat, move: Move, worlds: list[S]) -> None:
    done = [played_out(p.game, world, seat, move) for world in [p.state, *worlds]]
    views = [p.game.view(after, seat) for after, _ in done]
    differs = any(view != views[0] for view in views)
    if differs and not all(reveals(events) for _, events in done):
        other = next(view for view in views if view != views[0])
        p.fail("missing reveals", f"{p.text(move)} by {seat}: {first_difference(views[0], other)}")
    kind = p.game.kinds.kind(move).name
    for name in {event.name for _, events in done for event in events if event.reveals}:
        seen = p.tally.reveals.setdefault((kind, name), Seen())
        seen.samples += 1
        if seen.hits == 0:
            seen.hits += differs or _shows_others(p, seat, move)
        else:
            seen.hits += differs


def _shows_others(p: Position[S], mover: Seat, move: Move) -> bool:
    """Does the move tell somebody else different things in different worlds?"""
    for viewer in p.viewers:
        worlds = [p.game.determinize(p.state, viewer, _rng(p)) for _ in range(WORLDS)]
        done = [played_out(p.game, world, mover, move) for world in worlds if _allows(p, world, mover, move)]
        views = [p.game.view(after, viewer) for after, _ in done]
        told = [[event.for_viewer(viewer).to_json() for event in events] for _, events in done]
        if any(view != views[0] for view in views) or any(events != told[0] for events in told):
            return True
    return False


# --- a whole run ------------------------------------------------------------------------------------


def idle_reveals(tally: Tally) -> list[str]:
    """Events flagged as reveals that, often enough looked at, never showed anybody anything."""
    return [
        f"{kind} / {name} ({seen.samples} samples)"
        for (kind, name), seen in sorted(tally.reveals.items())
        if seen.samples >= ENOUGH and not seen.hits
    ]


def idle_zones(tally: Tally) -> list[str]:
    """Hidden zones that, often enough re-dealt, never got another content."""
    return [
        f"{zone} ({seen.samples} samples)"
        for zone, seen in sorted(tally.zones.items())
        if seen.samples >= ENOUGH and not seen.hits
    ]
