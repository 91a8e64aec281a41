"""What one viewer may see, built up from what it may know; and the static scene of a table."""

from typing import Final

from mypy_extensions import i64

from frostwall.core.bag import count, size, to_dict
from frostwall.core.bits import members
from frostwall.core.kinds import kind_of
from frostwall.core.moves import MoveSet
from frostwall.core.types import Json, Setup
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine import rules as rulebook
from frostwall.games.watch.engine.board import ANY, Board, corner_position
from frostwall.games.watch.engine.chapters import ending
from frostwall.games.watch.engine.chapters.setup import read_board
from frostwall.games.watch.engine.decisions import open_decision
from frostwall.games.watch.engine.frames import OFFERING
from frostwall.games.watch.engine.layout import layout_of
from frostwall.games.watch.engine.moves import actors, list_moves
from frostwall.games.watch.engine.position import view_north
from frostwall.games.watch.engine.rules import (
    CARD_COST,
    CARDS,
    ICE,
    KEEP_COST,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    TERRAINS,
)
from frostwall.games.watch.engine.state import (
    ACCEPTED,
    COUNTER_GIVE,
    COUNTER_TAKE,
    COUNTERED,
    DECLINED,
    IN_CAMP,
    KEEPS_LEFT,
    NOBODY,
    NOT_CHOSEN,
    PROPOSAL_GIVE,
    PROPOSAL_TAKE,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    TERMS,
    WAITING,
    State,
    pieces,
)

ANSWERS: Final = {WAITING: "waiting", ACCEPTED: "accepted", DECLINED: "declined", COUNTERED: "countered"}
LISTED: Final = 40  # a kind of cards to choose with more moves than this is described, not listed


def view(s: State, viewer: i64) -> Json:
    return views(s, [viewer])[0]


def views(s: State, viewers: list[int]) -> list[Json]:
    """`view` for each of them. What is the same for several is built once and is the same object."""
    acting = actors(s)
    common = _common(s)
    strangers = [_seat(s, seat) for seat in range(s.rules.seats)]
    found: list[Json] = []
    for viewer in viewers:
        seats = strangers
        if 0 <= viewer < s.rules.seats:
            seats = strangers.copy()
            seats[viewer] = _own_seat(s, viewer, strangers[viewer])
        found.append(_view(s, viewer, acting, common, seats))
    return found


def _view(s: State, viewer: i64, acting: list[int], common: Json, seats: list[Json]) -> Json:
    listed: list[int] = []
    choices: list[Json] = []
    if viewer in acting:
        moves = MoveSet()
        list_moves(s, viewer, moves)
        listed = moves.list() if moves.total <= LISTED else _described(s, viewer, moves, choices)
    found: Json = {
        **common,
        "viewer": viewer,
        "actors": acting,
        "decision": _decision(s, viewer, acting),
        "moves": [{"text": kinds.KINDS.text(m), **kinds.KINDS.fields(m)} for m in listed],
        "choices": choices,
        "seats": seats,
    }
    if s.rules.wall:
        found.update(view_north.table(s, viewer))
    return found


def _common(s: State) -> Json:
    """What everybody sees."""
    outcome = ending.outcome(s)
    return {
        "game": "watch",
        "rules": s.rules.mode,
        "turn": s.turn,
        "phase": "over" if s.over else open_decision(s).name,
        "board": _board(s),
        "active": s.active,
        "first": s.first,
        "dice": [s.rolled // 8, s.rolled % 8] if s.rolled else None,
        "card_played": s.card_played,
        "supply": {name: count(s.supply, kind) for kind, name in enumerate(RESOURCES)},
        "pile": size(s.pile),
        "offer": _offer(s),
        "outcome": None if outcome is None else outcome.to_json(),
    }


def _described(s: State, viewer: i64, moves: MoveSet, choices: list[Json]) -> list[int]:
    """Kinds that choose among many combinations of cards become a Choice; places are always listed."""
    found = moves.list()
    per_kind: dict[int, int] = {}
    for m in found:
        per_kind[kind_of(m)] = per_kind.get(kind_of(m), 0) + 1
    if per_kind.get(kinds.DISCARD, 0) > LISTED:
        hand: i64 = s.hand[viewer]
        pick: Json = {"from": to_dict(hand, RESOURCES), "total": size(hand) // 2}
        choices.append({"kind": "discard", "pick": pick})
        return [m for m in found if kind_of(m) != kinds.DISCARD]
    return found


def _decision(s: State, viewer: i64, acting: list[int]) -> Json | None:
    if s.over:
        return None
    decision = open_decision(s)
    found: Json = {
        "id": s.frame_opened(),
        "kind": decision.name,
        "seat": viewer if viewer in acting else s.frame_seat(),
        "rule": decision.rule_of(s),
    }
    if decision.sealed:
        found["sealed"] = True
    hero = decision.hero(s)
    if hero:
        found["source"] = hero
    return found


def _seat(s: State, seat: i64) -> Json:
    """As everybody else sees it."""
    at: i64 = TERMS * seat
    proposal: Json | None = None
    if s.terms[at + PROPOSAL_GIVE]:
        proposal = {
            "give": to_dict(s.terms[at + PROPOSAL_GIVE], RESOURCES),
            "take": to_dict(s.terms[at + PROPOSAL_TAKE], RESOURCES),
        }
    found: Json = {
        "seat": seat,
        "points": s.points[seat],
        "all_points": s.all_points(seat) if s.over else None,
        "hand": None,
        "hand_size": size(s.hand[seat]),
        "cards": to_dict(s.cards[seat], CARDS) if s.over else None,  # DEV-13: shown at the end
        "cards_size": size(s.cards[seat]),
        "fresh": None,
        "fresh_size": size(s.fresh[seat]),
        "patrols": s.patrols[seat],
        "road_length": s.length[seat],
        "longest_road": s.longest_road == seat,
        "strongest_patrol": s.strongest_patrol == seat,
        "roads_left": s.left[3 * seat + ROADS_LEFT],
        "settlements_left": s.left[3 * seat + SETTLEMENTS_LEFT],
        "keeps_left": s.left[3 * seat + KEEPS_LEFT],
        "rates": to_dict(s.rates[seat], RESOURCES),
        "has_chosen": s.chosen[seat] != NOT_CHOSEN,
        "chosen": None,
        "proposal": proposal,
    }
    if s.rules.wall:
        found.update(view_north.seat(s, seat))
    return found


def _own_seat(s: State, seat: i64, found: Json) -> Json:
    """With what only the seat itself knows."""
    chosen: i64 = s.chosen[seat]
    own: Json = {
        **found,
        "all_points": s.all_points(seat),
        "hand": to_dict(s.hand[seat], RESOURCES),
        "cards": to_dict(s.cards[seat], CARDS),
        "fresh": to_dict(s.fresh[seat], CARDS),
        "chosen": to_dict(chosen, RESOURCES) if chosen != NOT_CHOSEN else None,
    }
    if s.rules.wall:
        own["hero"] = view_north.hero(s, seat, True)
    return own


def _board(s: State) -> Json:
    seats = range(s.rules.seats)
    found: Json = {
        "tormund": "camp" if s.tormund == IN_CAMP else s.tormund,
        "roads": [pieces(s.roads, seat) for seat in seats],
        "settlements": [pieces(s.settlements, seat) for seat in seats],
        "keeps": [pieces(s.keeps, seat) for seat in seats],
        "longest_road": None if s.longest_road == NOBODY else s.longest_road,
        "strongest_patrol": None if s.strongest_patrol == NOBODY else s.strongest_patrol,
    }
    if s.rules.wall:
        found.update(view_north.board(s))
    return found


def _offer(s: State) -> Json | None:
    if s.over or s.frame() != OFFERING:
        return None
    answers: list[Json | None] = []
    for seat in range(s.rules.seats):
        at = TERMS * seat
        answer = ANSWERS.get(s.terms[at])
        entry: Json = {"answer": answer}
        if answer == "countered":
            entry["give"] = to_dict(s.terms[at + COUNTER_GIVE], RESOURCES)
            entry["take"] = to_dict(s.terms[at + COUNTER_TAKE], RESOURCES)
        answers.append(entry if answer else None)
    return {
        "by": s.frame_seat(),
        "give": to_dict(s.frame_a(), RESOURCES),
        "take": to_dict(s.frame_b(), RESOURCES),
        "answers": answers,
    }


# --- the scene: what never changes at a table ---


def scene(setup: Setup) -> Json:
    rules = rulebook.build(setup.rules, setup.seats, setup.options)
    board = read_board(rules, setup.facts)
    geometry = board.geometry
    found: Json = {
        "game": "watch",
        "rules": setup.rules,
        "seats": setup.seats,
        "options": {**rules.options, "layout": _layout_name(rules)},
        "notes": layout_of(rules).differs,  # MODE-19
        "colours": setup.facts["colours"],
        "hexes": [_scene_hex(board, h) for h in range(len(geometry.hexes))],
        "intersections": [_scene_intersection(board, at) for at in range(len(geometry.corners))],
        "paths": [
            {"path": p, "ends": [a, b], "open": geometry.open_paths[p]}
            for p, (a, b) in enumerate(geometry.paths)
        ],
        "routes": [
            {"ends": [a, b], "kind": _route(kind), "rate": 3 if kind == ANY else 2}
            for (a, b), kind in zip(geometry.routes, board.route_kinds, strict=True)
        ],
        "costs": {
            "road": to_dict(ROAD_COST, RESOURCES),
            "settlement": to_dict(SETTLEMENT_COST, RESOURCES),
            "keep": to_dict(KEEP_COST, RESOURCES),
            "card": to_dict(CARD_COST, RESOURCES),
        },
        "resources": list(RESOURCES),
        "cards": to_dict(rules.pile, CARDS),
        "basic_rate": rules.basic_rate,
        "win_points": rules.win_points,
    }
    if rules.wall:
        found.update(view_north.scene(geometry, rules))
    return found


def _layout_name(rules: rulebook.Ruleset) -> str:
    return rulebook.OWN if rules.layout == rulebook.OWN else rulebook.BUILT_IN


def _scene_hex(board: Board, h: int) -> Json:
    q, r = board.geometry.hexes[h]
    kind = board.terrain[h]
    return {
        "hex": h,
        "q": q,
        "r": r,
        "terrain": "ice" if kind == ICE else TERRAINS[kind],
        "resource": None if kind == ICE else RESOURCES[kind],
        "number": board.number[h],
    }


def _scene_intersection(board: Board, at: int) -> Json:
    y, x = corner_position(board.geometry.corners[at])
    touching: list[int] = [board.touching[3 * at + i] for i in range(3) if board.touching[3 * at + i] >= 0]
    return {
        "intersection": at,
        "x": x,
        "y": y,
        "hexes": touching,
        "routes": [_route(kind) for kind in members(board.routes_at[at], 0)],
    }


def _route(kind: int) -> str:
    return "any" if kind == ANY else RESOURCES[kind]
