"""The promises about what may be done and what it does: legal moves, refusals, chance, views, documents, playouts.

Each function takes a position and raises CheckFailure when its promise does not hold there. What concerns hidden
information is in secrecy.py.
"""

import json
from itertools import combinations
from random import Random
from typing import Final

from frostwall.core.conformance.probe import (
    Position,
    documents,
    first_difference,
    frozen,
    mutated,
    played_out,
    random_of,
)
from frostwall.core.game import Game, S
from frostwall.core.kinds import BAG
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, SPECTATOR, Json, Move, Refusal, Seat, ViewShape

LISTED: Final = 40  # legal moves looked at one by one; of more a sample
DRAWS: Final = 400  # for the uniformity of random_move
VIEW_KEYS: Final = frozenset(ViewShape.__annotations__)
NOISE: Final = (
    "",
    " ",
    "?",
    "*",
    "0",
    "-1",
    "9999999999999",
    "undo 3",
    "\x00",
    "é",
    "for",
    "to",
    "nothing",
    "x*0",
)


def check_clone(p: Position[S]) -> None:
    """A clone is equal, and what happens to it does not happen to the state."""
    before = frozen(p.game, p.state)
    p.expect(frozen(p.game, p.state.clone()) == before, "clones are equal", "the dumps differ")
    for seat in p.actors():
        for move in p.sample(p.options(seat), 2):
            played_out(p.game, p.state, seat, move)
            p.expect(frozen(p.game, p.state) == before, "clones are independent", f"{p.text(move)} by {seat}")


def check_legal_moves(p: Position[S]) -> None:
    """An actor always has a move; no move is listed twice; text and fields are the move again; nobody else has one."""
    actors = p.actors()
    for seat in p.seats:
        legal = p.game.legal_moves(p.state, seat)
        p.expect(bool(legal) == (seat in actors), "an actor has a move, others have none", f"seat {seat}")
        p.expect(len(set(legal)) == len(legal), "no move is listed twice", f"seat {seat}: {legal}")
        for move in p.sample(legal, LISTED):
            check_notation(p, move)
            refusal = p.game.refusal(p.state, seat, move)
            p.expect(refusal is None, "a listed move is legal", f"{p.text(move)} by {seat}: {refusal}")
            judged = p.game.judge(p.state, seat, p.text(move))
            p.expect(judged == move, "judge", f"{p.text(move)} by {seat}: {judged}")


def check_notation(p: Position[S], move: Move) -> None:
    game = p.game
    p.expect(game.kinds.well_formed(move), "well-formed", f"{move}")
    p.expect(game.parse(game.text(move)) == move, "parse(text(m)) == m", game.text(move))
    fields = game.fields(move)
    p.expect(game.kinds.from_fields(fields) == move, "from_fields(fields(m)) == m", f"{fields}")


def check_refusals(p: Position[S]) -> None:
    """Refusal and legal list agree on anything a client could send; nothing it sends raises."""
    actors = p.actors()
    offered = [move for actor in actors for move in p.sample(p.options(actor), LISTED)]
    for seat in p.seats:
        legal = set(p.game.legal_moves(p.state, seat))
        for move in offered + probe_moves(p, offered):
            check_refusal(p, seat, move, legal)
        for _ in range(6):
            check_text(p, seat, random_text(p, offered))
    for nobody in (SPECTATOR, 99) if CHANCE in actors else (SPECTATOR, CHANCE, 99):
        for move in offered[:3]:
            p.expect(
                p.game.refusal(p.state, nobody, move) is not None, "foreign seats", f"{nobody} {p.text(move)}"
            )


def probe_moves(p: Position[S], offered: list[Move]) -> list[Move]:
    kinds = p.game.kinds
    found = [random_of(kind, p.rng) for kind in kinds.by_code.values()]
    found += [mutated(kinds, p.rng.choice(offered), p.rng) for _ in range(10 if offered else 0)]
    found += [move | 1 << p.rng.randrange(40, 62) for move in offered[:3]]
    found += [p.rng.randrange(-(1 << 62), 1 << 62) for _ in range(4)]
    found += [p.rng.randrange(-2, 1 << 14) for _ in range(4)]
    return found


def check_refusal(p: Position[S], seat: Seat, move: Move, legal: set[Move]) -> None:
    kinds = p.game.kinds
    refusal = p.game.refusal(p.state, seat, move)
    what = f"{p.text(move)} by {seat}: {refusal}"
    if refusal is not None:
        json.dumps(refusal.to_json())
        p.expect(move not in legal, "a listed move is legal", what)
    elif move not in legal:
        p.expect(kinds.well_formed(move), "an integer that is no move is refused", what)
        p.expect(not kinds.kind(move).listed, "a legal move is listed", what)
        check_notation(p, move)
        after, _ = played_out(p.game, p.state, seat, move)
        after.check()


def random_text(p: Position[S], offered: list[Move]) -> str:
    kinds = list(p.game.kinds.by_code.values())
    words = [word for kind in kinds for part in [kind.words, *kind.tails] for word in part]
    words += [name for kind in p.game.kinds.by_code.values() for arg in kind.args for name in arg.names[:3]]
    words += NOISE
    if offered and p.rng.random() < 0.5:
        near = p.text(p.rng.choice(offered)).split()
        near[p.rng.randrange(len(near))] = p.rng.choice(words)
        return " ".join(near)
    return " ".join(p.rng.choices(words, k=p.rng.randrange(6)))


def check_text(p: Position[S], seat: Seat, text: str) -> None:
    judged = p.game.judge(p.state, seat, text)
    if not isinstance(judged, Refusal):
        p.expect(p.game.refusal(p.state, seat, judged) is None, "judge", f"{text!r} by {seat} is {judged}")


def check_random_move(p: Position[S]) -> None:
    """random_move draws from the legal list, every move as often."""
    for seat in p.actors():
        if seat == CHANCE:
            return
        place = {move: at for at, move in enumerate(p.game.legal_moves(p.state, seat))}
        for source in (Random(p.rng.getrandbits(30)), Rng(p.rng.getrandbits(60))):
            move = p.game.random_move(p.state, seat, source)
            p.expect(move in place, "random_move is legal", f"{p.text(move)} by {seat}")
        if seat == p.mover and p.rng.random() < 0.3:
            check_uniform(p, seat, place)


def check_uniform(p: Position[S], seat: Seat, place: dict[Move, int]) -> None:
    buckets = min(len(place), 20)
    rng = Rng(p.rng.getrandbits(60))
    counts = [0] * buckets
    for _ in range(DRAWS):
        counts[place[p.game.random_move(p.state, seat, rng)] % buckets] += 1
    square = 0.0
    for at, n in enumerate(counts):
        share = len(range(at, len(place), buckets)) * DRAWS / len(place)
        square += (n - share) ** 2 / share
    # Mean k, deviation sqrt(2k): eight deviations are no accident.
    limit = buckets + 8 * (2 * buckets) ** 0.5
    p.expect(
        square < limit, "random_move is uniform", f"chi-square {square:.0f} of {buckets} for seat {seat}"
    )


def check_chance(p: Position[S]) -> None:
    """Nature's outcomes ascend, have positive weights and one stream, and each can happen; no seat can claim one."""
    if p.actors() != [CHANCE]:
        return
    outcomes = p.game.chance(p.state)
    moves = [move for move, _ in outcomes]
    p.expect(bool(moves), "nature has an outcome", "none")
    p.expect(moves == sorted(set(moves)), "outcomes ascend", f"{moves}")
    p.expect(all(weight > 0 for _, weight in outcomes), "weights are positive", f"{outcomes}")
    streams = {p.game.kinds.kind(move).stream for move in moves}
    p.expect(len(streams) == 1 and streams != {""}, "outcomes share a named stream", f"{streams}")
    for move in p.sample(moves, LISTED):
        check_notation(p, move)
        after, _ = played_out(p.game, p.state, CHANCE, move)
        after.check()


def check_view(p: Position[S]) -> None:
    """A view is a JSON document of the agreed shape; only an actor's view has moves."""
    actors = p.actors()
    shown: list[Json] = []
    for viewer in p.viewers:
        view = p.game.view(p.state, viewer)
        text = json.dumps(view)
        p.tally.view_bytes = max(p.tally.view_bytes, len(text))
        p.expect(json.loads(text) == view, "a view is JSON", f"viewer {viewer}")
        p.expect(set(view) >= VIEW_KEYS, "a view's keys", f"missing {sorted(VIEW_KEYS - set(view))}")
        p.expect(view["viewer"] == viewer and view["actors"] == actors, "a view's actors", f"viewer {viewer}")
        p.expect((view["outcome"] is None) == bool(actors), "a view's outcome", f"{view['outcome']}")
        p.expect(len(documents(view["seats"])) == len(p.seats), "a view's seats", f"viewer {viewer}")
        shown.append(view)
        if viewer not in actors:
            p.expect(not view["moves"] and not view["choices"], "moves are for actors", f"viewer {viewer}")
    p.expect(p.game.views(p.state, p.viewers) == shown, "views together", "not the same as one by one")


def check_choices(p: Position[S]) -> None:
    """An actor's view admits exactly the legal moves."""
    for seat in p.actors():
        if seat == CHANCE:
            return
        view = p.game.view(p.state, seat)
        admitted: list[Move] = []
        for shown in documents(view["moves"]):
            move = p.game.parse(str(shown["text"]))
            p.expect(shown == {"text": p.text(move), **p.game.fields(move)}, "a view's moves", f"{shown}")
            admitted.append(move)
        for choice in documents(view["choices"]):
            admitted += expand(p, choice)
        legal = p.game.legal_moves(p.state, seat)
        odd = [p.text(move) for move in sorted(set(admitted) ^ set(legal))[:5]]
        p.expect(
            sorted(admitted) == sorted(legal),
            "moves and choices admit the legal moves",
            f"seat {seat}: {odd}",
        )


def expand(p: Position[S], choice: Json) -> list[Move]:
    """Every move a choice admits. {kind, pick: {from, total}, ...}: the kind's bag is any such part of `from`;
    {kind, from: [names], min, max}: its list is any part of those names of such a length."""
    pick = choice.get("pick")
    kinds = [kind for kind in p.game.kinds.by_code.values() if kind.name == choice["kind"]]
    names = choice.get("from")
    if isinstance(names, list) and len(kinds) == 1:
        least, most = int(str(choice["min"])), int(str(choice["max"]))
        lists = {part for n in range(least, most + 1) for part in combinations(sorted(names), n)}
        argument = kinds[0].args[0].name
        return [
            p.game.kinds.from_fields({"kind": choice["kind"], argument: list(part)}) for part in sorted(lists)
        ]
    if not isinstance(pick, dict) or len(kinds) != 1:
        p.fail("choices", f"nobody knows how to read {choice}")
    bag = next(arg.name for arg in kinds[0].args if arg.form == BAG)
    fixed = {key: value for key, value in choice.items() if key != "pick"}
    parts = sub_multisets(list(pick["from"].items()), pick["total"])
    return [p.game.kinds.from_fields({**fixed, bag: part}) for part in parts]


def sub_multisets(counts: list[tuple[str, int]], total: int) -> list[dict[str, int]]:
    if not counts:
        return [{}] if total == 0 else []
    (name, most), rest = counts[0], counts[1:]
    found: list[dict[str, int]] = []
    for n in range(min(most, total) + 1):
        for part in sub_multisets(rest, total - n):
            found.append({name: n, **part} if n else part)
    return found


def check_apply(p: Position[S]) -> None:
    """A move does the same with and without events asked for."""
    for seat in p.actors():
        for move in p.sample(p.options(seat), 4):
            told, _ = played_out(p.game, p.state, seat, move)
            silent = p.state.clone()
            p.game.apply(silent, seat, move)
            silent.check()
            p.expect(frozen(p.game, told) == frozen(p.game, silent), "apply without events", p.text(move))


def check_document(p: Position[S]) -> None:
    """The position as a document is JSON, and what is loaded from it behaves the same."""
    game = p.game
    document = game.dump(p.state)
    loaded = game.load(json.loads(json.dumps(document)))
    loaded.check()
    if game.dump(loaded) != document:
        p.fail("load(dump(s))", first_difference(document, game.dump(loaded)))
    p.expect(game.actors(loaded) == p.actors(), "a loaded position's actors", "")
    for viewer in p.viewers:
        if game.view(loaded, viewer) != game.view(p.state, viewer):
            p.fail(
                "a loaded position's view",
                first_difference(game.view(p.state, viewer), game.view(loaded, viewer)),
            )
    after, _ = played_out(game, p.state, p.mover, p.played)
    game.apply(loaded, p.mover, p.played)
    if frozen(game, after) != frozen(game, loaded):
        p.fail("a loaded position's moves", first_difference(game.dump(after), game.dump(loaded)))


def check_playout(p: Position[S]) -> None:
    """A playout is what asking random_move for the first actor gives, nature drawing by weight."""
    a, b = p.rng.getrandbits(60), p.rng.getrandbits(60)
    quick, slow = p.state.clone(), p.state.clone()
    decisions = p.game.playout(quick, Rng(a), Rng(b), 1_000_000)
    quick.check()
    p.expect(not p.game.actors(quick), "playout reaches the end", f"{p.game.actors(quick)} must decide")
    p.expect(
        decisions == slow_playout(p.game, slow, Rng(a), Rng(b)), "playout counts decisions", f"{decisions}"
    )
    if frozen(p.game, quick) != frozen(p.game, slow):
        p.fail("playout plays like random_move", first_difference(p.game.dump(quick), p.game.dump(slow)))


def slow_playout(game: Game[S], s: S, nature: Rng, seats: Rng) -> int:
    decisions = 0
    while actors := game.actors(s):
        if actors == [CHANCE]:
            outcomes = game.chance(s)
            at = nature.below(sum(weight for _, weight in outcomes))
            for move, weight in outcomes:
                at -= weight
                if at < 0:
                    game.apply(s, CHANCE, move)
                    break
        else:
            game.apply(s, actors[0], game.random_move(s, actors[0], seats))
            decisions += 1
    return decisions
