"""What a hint says for its move: something for every kind of move, and every claim as the engine sees it."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.games.watch.layout import board
from tests.games.watch.scene import Scene
from tests.message_files import COMPLETE, language

from frostwall.core.bag import from_dict, to_dict
from frostwall.core.bits import has
from frostwall.core.record import Record
from frostwall.core.rng import Rng
from frostwall.core.session import Session
from frostwall.core.types import Event, Move, Refusal
from frostwall.games import games
from frostwall.games.box import Advice, Reason, World
from frostwall.games.watch.engine.chapters import ending
from frostwall.games.watch.engine.chapters.build import refuse_site
from frostwall.games.watch.engine.chapters.roll import produce
from frostwall.games.watch.engine.north import WALL, entries, in_gift
from frostwall.games.watch.engine.rules import (
    CARD_COST,
    CARDS,
    GUARD_COST,
    KEEP_COST,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
)
from frostwall.games.watch.engine.state import State

GOLDEN = Path(__file__).parents[2] / "golden"
BOX = games.box("watch")
GAME = BOX.engine
PER_RECORD = 9
COSTS = {
    "road": ROAD_COST,
    "settlement": SETTLEMENT_COST,
    "keep": KEEP_COST,
    "development_card": CARD_COST,
    "guard": GUARD_COST,
}


@dataclass
class Case:
    """A move at a position, the reasons given for it, and the true states before and after."""

    session: Session[Any]
    seat: int
    move: Move
    reasons: list[Reason]
    before: State
    after: State

    @property
    def fields(self) -> dict[str, Any]:
        return GAME.kinds.fields(self.move)

    @property
    def gained(self) -> dict[str, int]:
        old, new = (to_dict(s.hand[self.seat], RESOURCES) for s in (self.before, self.after))
        return {kind: n - old.get(kind, 0) for kind, n in new.items() if n > old.get(kind, 0)}


def case(session: Session[Any], seat: int, move: Move) -> Case:
    world = GAME.determinize(session.state, seat, Rng(5), session.known_to(seat))
    advice = Advice(
        session.scene,
        seat,
        {"text": GAME.text(move), **GAME.kinds.fields(move)},
        GAME.view(session.state, seat),
        session.view_after(seat, move),
        World(GAME, world),
    )
    before, after = session.state, session.state.clone()
    GAME.apply(after, seat, move, [])
    return Case(session, seat, move, list(BOX.reasons(advice)), before, after)


def cases() -> Iterator[Case]:
    """One move of each kind, at some positions of every stored game."""
    rng = Random(17)
    for path in sorted(GOLDEN.glob("*.rec")):
        record = Record.read(path.read_text(encoding="utf-8"))
        if record.header.game != "watch":
            continue
        for line in rng.sample(range(len(record.lines)), PER_RECORD):
            session: Session[Any] = Session(GAME, Record(record.header, record.lines[:line]), "seed")
            for seat in session.actors():
                kinds: dict[str, list[Move]] = {}
                for move in GAME.legal_moves(session.state, seat) if seat >= 0 else ():
                    kinds.setdefault(str(GAME.kinds.fields(move)["kind"]), []).append(move)
                for moves in kinds.values():
                    yield case(session, seat, rng.choice(moves))


def income(s: State, seat: int, total: int) -> dict[str, int]:
    """The cards that a roll brings, dealt by the engine from a full supply."""
    world = s.clone()
    world.supply = from_dict(dict.fromkeys(RESOURCES, 19), RESOURCES)
    world.hand[seat] = 0
    produce(world, total, None)
    return to_dict(world.hand[seat], RESOURCES)


def more_rolls(c: Case) -> int:
    return sum(
        6 - abs(7 - total)
        for total in range(2, 13)
        if sum(income(c.after, c.seat, total).values()) > sum(income(c.before, c.seat, total).values())
    )


def earned(s: State, seat: int) -> set[str]:
    return {kind for total in range(2, 13) for kind in income(s, seat, total)}


def pays(hand: dict[str, int], what: str) -> bool:
    return all(hand.get(kind, 0) >= n for kind, n in to_dict(COSTS[what], RESOURCES).items())


def lands(s: State, corner: int) -> set[str]:
    found = [s.board.terrain[h] for h in (s.board.touching[3 * corner + i] for i in range(3)) if h >= 0]
    return {RESOURCES[kind] for kind in found if kind < len(RESOURCES)}


def leads(c: Case, args: dict[str, Any]) -> bool:
    ends = c.session.scene["paths"][c.fields["path"]]["ends"]
    return any(
        refuse_site(c.after, end, "", "") is None and lands(c.after, end) == set(args["kinds"])
        for end in ends
    )


def ends(c: Case, path: int) -> list[int]:
    found: list[int] = c.session.scene["paths"][path]["ends"]
    return found


def connected(c: Case) -> set[int]:
    """The corners that the seat's roads and buildings touch."""
    roads = [path for path in range(len(c.session.scene["paths"])) if has(c.before.roads, c.seat, path)]
    corners = range(len(c.session.scene["intersections"]))
    built = {at for at in corners if has(c.before.settlements, c.seat, at) or has(c.before.keeps, c.seat, at)}
    return built | {end for path in roads for end in ends(c, path)}


def hand_of(c: Case) -> dict[str, int]:
    return to_dict(c.before.hand[c.seat], RESOURCES)


def blocks(c: Case, args: dict[str, Any]) -> bool:
    """Somebody else would get a card of this kind there, were it not for what stands on it now."""
    return all(
        any(
            income(c.before, seat, total).get(args["kind"], 0)
            > income(c.after, seat, total).get(args["kind"], 0)
            for total in range(2, 13)
        )
        for seat in args["seats"]
    )


def missing(c: Case, what: str) -> int:
    hand = hand_of(c)
    return sum(max(0, n - hand.get(kind, 0)) for kind, n in to_dict(COSTS[what], RESOURCES).items())


def traded(c: Case, move: Move) -> dict[str, int]:
    """What the seat holds after a trade with the supply; nothing after any other move."""
    fields = GAME.kinds.fields(move)
    if fields["kind"] != "trade":
        return {}
    after = c.before.clone()
    GAME.apply(after, c.seat, move, [])
    return to_dict(after.hand[c.seat], RESOURCES)


def unseen(c: Case) -> dict[str, int]:
    """All cards of the game but those that were played and the seat's own."""
    others = [seat for seat in range(c.before.rules.seats) if seat != c.seat]
    return to_dict(c.before.pile + sum(c.before.cards[seat] for seat in others), CARDS)


# A reason's claim, by its key. What is not listed only repeats the move, or a rule that the rulebook names.
CLAIMS: dict[str, Callable[[Case, dict[str, Any]], bool]] = {
    "wins": lambda c, _: (found := ending.outcome(c.after)) is not None and c.seat in found.winners,
    "longest_road": lambda c, a: c.after.longest_road == c.seat and c.after.length[c.seat] == a["count"],
    "strongest_patrol": lambda c, a: (
        c.after.strongest_patrol == c.seat and c.after.patrols[c.seat] == a["count"]
    ),
    "points": lambda c, a: (
        c.after.all_points(c.seat) == a["total"] == c.before.all_points(c.seat) + a["count"]
        and c.after.rules.win_points == a["most"]
    ),
    "covers": lambda c, a: set(a["kinds"]) == earned(c.after, c.seat) - earned(c.before, c.seat),
    "rolls": lambda c, a: a["count"] == more_rolls(c),
    "frees": lambda c, a: more_rolls(c) > 0 and set(a["kinds"]) <= earned(c.after, c.seat),
    "rate": lambda c, a: all(
        to_dict(c.after.rates[c.seat], RESOURCES)[kind] == a["rate"] for kind in a["kinds"]
    ),
    "gains": lambda c, a: a["cards"] == c.gained,
    "blocks": blocks,
    "leads": leads,
    "further": lambda c, a: any(
        refuse_site(c.after, end, "", "") is None and lands(c.after, end) == set(a["kinds"])
        for path in range(len(c.session.scene["paths"]))
        if c.before.road_at(path) < 0
        for end in ends(c, path)
        if set(ends(c, path)) & set(ends(c, c.fields["path"]))
    ),
    "joins": lambda c, _: set(ends(c, c.fields["path"])) <= connected(c),
    "line": lambda c, a: a == {"count": c.after.length[c.seat], "most": max(c.after.length)},
    "only_you": lambda c, _: (
        not any(
            blocks(c, {"seats": [seat], "kind": kind})
            for seat in range(c.before.rules.seats)
            if seat != c.seat
            for kind in RESOURCES
        )
    ),
    "length": lambda c, a: c.after.length[c.seat] == a["count"] > c.before.length[c.seat],
    "poor": lambda c, _: (
        not any(
            GAME.kinds.fields(m)["kind"] in ("road", "settlement", "keep", "buy", "guard")
            for m in GAME.legal_moves(c.before, c.seat)
        )
    ),
    "wins_points": lambda c, a: c.after.over and c.after.all_points(c.seat) == a["total"],
    "enough": lambda c, a: c.after.all_points(c.seat) == a["total"] >= a["most"],
    "far": lambda c, a: 1 < a["count"] <= 3,
    "nothing_else": lambda c, _: len(GAME.legal_moves(c.before, c.seat)) == 1,
    "no_trade_helps": lambda c, _: (
        not any(pays(traded(c, m), what) for m in GAME.legal_moves(c.before, c.seat) for what in COSTS)
    ),
    "short": lambda c, a: all(missing(c, what) == a["count"] for what in a["kinds"]),
    "safe": lambda c, a: sum(hand_of(c).values()) == a["count"] <= 7,
    "only_card": lambda c, _: {
        GAME.kinds.fields(m)["kind"] for m in GAME.legal_moves(c.before, c.seat)
    }.isdisjoint({"road", "settlement", "keep", "guard"}),
    "unseen": lambda c, a: (
        a["count"] == sum(unseen(c).values())
        and (a["victory"], a["patrols"]) == (unseen(c).get("victory", 0), unseen(c).get("patrol", 0))
    ),
    "breaks": lambda c, a: all(pays(hand_of(c), what) for what in a["kinds"]),
    "plenty": lambda c, a: all(hand_of(c).get(kind, 0) == n for kind, n in a["cards"].items()),
    "none_held": lambda c, a: not any(hand_of(c).get(kind, 0) for kind in a["kinds"]),
    "cannot_pay": lambda c, a: any(hand_of(c).get(kind, 0) < n for kind, n in a["cards"].items()),
    "holds": lambda c, a: sum(to_dict(c.before.hand[a["seat"]], RESOURCES).values()) == a["count"],
    "ahead": lambda c, a: c.before.points[a["seat"]] == a["count"] == max(c.before.points),
    "wall": lambda c, a: (
        a["guards"] in {len(entries(c.after.north[WALL + n])) for n in range(c.after.board.sections)}
    ),
    "gift": lambda c, a: a["count"] == in_gift(c.before.north, c.before.board, c.before.rules),
}


def test_every_kind_of_move_has_reasons_and_they_are_true() -> None:
    kinds: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    for c in cases():
        kind = str(c.fields["kind"])
        kinds[kind] += 1
        assert 1 <= len(c.reasons) <= 3, kind
        for reason in c.reasons:
            keys[reason.key] += 1
            claim = CLAIMS.get(reason.key)
            assert claim is None or claim(c, reason.args), (kind, reason, GAME.text(c.move), c.session.last)
            for lang in COMPLETE:
                said = language(lang)[f"web-reason-{reason.key.replace('_', '-')}"]
                assert said.variables <= {*reason.args, "hero"}, reason
    assert len(kinds) > 35, kinds
    assert keys["bot"] == 0, "what our bot would do is no reason"
    assert {"covers", "rolls", "points", "rate", "gains", "enables", "blocks", "leads", "wall"} <= set(keys)


def test_an_offer_says_what_it_would_make_possible() -> None:
    record = Record.read((GOLDEN / "base-3-beginner.rec").read_text(encoding="utf-8"))
    session: Session[Any] = Session(GAME, Record(record.header, record.lines[:101]), "seed")
    move = GAME.judge(session.state, 2, "offer grain for lumber")
    assert not isinstance(move, Refusal)
    c = case(session, 2, move)
    hand = hand_of(c)
    then = {**hand, "grain": hand["grain"] - 1, "lumber": hand.get("lumber", 0) + 1}
    for reason in c.reasons:
        if reason.key == "enables":
            kinds: list[str] = reason.args["kinds"]  # type: ignore[assignment]  # of any JSON
            assert all(pays(then, what) and not pays(hand, what) for what in kinds)
    assert {"plenty"} <= {reason.key for reason in c.reasons}


# --- by example: where each holds, and where it does not ---

BASE = board("base", 4)


def why(scene: Scene, text: str, seat: int = 0, rules: str = "base") -> dict[str, Any]:
    """The reasons for a move of this position, by key."""
    s = scene.state()
    move = GAME.judge(s, seat, text)
    assert not isinstance(move, Refusal), move
    then = s.clone()
    events: list[Event] = []
    GAME.apply(then, seat, move, events)
    hidden = any(event.reveals for event in events)
    static = GAME.scene(GAME.setup(rules, 4, Random(0)))
    after = None if hidden else GAME.view(then, seat)
    fields = {"text": text, **GAME.kinds.fields(move)}
    advice = Advice(static, seat, fields, GAME.view(s, seat), after, World(GAME, s.clone()))
    return {each.key: each.args for each in BOX.reasons(advice)}


def test_the_end_of_a_turn_says_what_else_could_be_done() -> None:
    found = why(Scene().settlement(0, 9).hand(0, grain=4, wool=1), "end")
    assert found["no_trade_helps"] == {}
    assert found["short"] == {"kinds": ["development_card"], "count": 1}
    assert found["safe"] == {"count": 5}
    found = why(Scene().settlement(0, 9).hand(0, ore=5, grain=2), "end")
    assert "no_trade_helps" not in why(Scene().settlement(0, 9).hand(0, lumber=5), "end")  # a road
    assert why(Scene().settlement(0, 9), "end") == {"nothing_else": {}}
    found = why(Scene().settlement(0, 9).hand(0, ore=4, wool=4, lumber=1, brick=1), "end")
    assert not {"safe", "poor", "nothing_else"} & set(found)  # 10 cards, and a road could be built
    found = why(Scene().settlement(0, 9).hand(0, ore=1, brick=1).cards(0, patrol=1), "end")
    assert "poor" in found


def test_a_patrol_that_is_kept_says_where_tormund_is() -> None:
    mine = BASE.around(4)[0]
    theirs = Scene().settlement(0, mine).settlement(1, BASE.around(18)[0]).cards(0, patrol=1)
    assert why(theirs.tormund(18), "end")["stays_on"] == {"seats": [1]}
    t = Scene().settlement(0, mine).cards(0, patrol=1)
    assert "not_on_you" in why(t.tormund(18), "end")
    assert "nobody_blocked" in why(Scene().settlement(0, mine).cards(0, patrol=1), "end")
    found = why(Scene().settlement(0, mine).cards(0, patrol=1).tormund(4), "end")
    assert not {"not_on_you", "stays_on", "nobody_blocked"} & set(found)


def test_a_card_that_is_bought_says_what_it_may_be() -> None:
    one = {"wool": 1, "grain": 1, "ore": 1}
    t = Scene().settlement(0, 9).hand(0, **one).cards(0, victory=2).patrols(1, 2)
    found = why(t, "buy")
    assert found == {"unseen": {"count": 19, "victory": 3, "patrols": 12}, "only_card": {}}
    assert "patrol_race" in why(Scene().settlement(0, 9).hand(0, **one).patrols(0, 2).patrols(1, 2), "buy")
    assert "patrol_race" not in why(
        Scene().settlement(0, 9).hand(0, **one).patrols(0, 2).patrols(1, 3), "buy"
    )
    assert "only_card" not in why(Scene().settlement(0, 9).hand(0, **one, lumber=1, brick=1), "buy")


CORNERS = [BASE.around(h)[0] for h in (0, 2, 15)]


def nine(**cards: int) -> Scene:
    """Red has 4 points on the board, and 5 in cards."""
    return Scene().keep(0, CORNERS[0]).cards(0, victory=5).hand(0, **cards).settlement(0, *CORNERS[1:])


def test_a_move_that_wins_says_so_first() -> None:
    found = why(nine(grain=2, ore=3), f"keep {CORNERS[2]}")
    assert next(iter(found.items())) == ("wins_points", {"total": 10, "most": 10})
    found = why(nine(lumber=1, brick=1), road_at(CORNERS[1]))
    assert not {"wins_points", "enough"} & set(found)


def test_where_the_wall_stands_points_are_enough_only_at_the_end_of_the_turn() -> None:
    t = Scene(rules="brotherhood").keep(0, CORNERS[0]).settlement(0, *CORNERS[1:]).cards(0, victory=5)
    found = why(t.hand(0, grain=2, ore=3), f"keep {CORNERS[2]}", rules="brotherhood")
    assert next(iter(found.items())) == ("enough", {"total": 10, "most": 10})


def road_at(corner: int) -> str:
    """A road that begins there."""
    return f"road {BASE.path(corner, BASE.neighbours(corner)[0])}"


def walk(start: int, roads: int) -> list[int]:
    """Corners in a line, none of them twice."""
    found = [start]
    while len(found) <= roads:
        found.append(next(at for at in BASE.neighbours(found[-1]) if at not in found))
    return found


def test_a_short_line_of_roads_is_not_worth_a_word() -> None:
    start = BASE.around(9)[0]
    assert not {"length", "line"} & set(
        why(Scene().settlement(0, start).hand(0, lumber=1, brick=1), road_at(start))
    )
    line = walk(start, 3)
    t = Scene().settlement(0, start).line(0, *line[:3]).hand(0, lumber=1, brick=1)
    assert why(t, f"road {BASE.path(line[2], line[3])}")["length"] == {"count": 3}


def test_road_building_says_whether_it_takes_longest_road() -> None:
    line = walk(BASE.around(9)[0], 5)
    t = Scene().settlement(0, line[0]).line(0, *line[:4]).cards(0, roads=1)
    assert why(t, "roads")["roads_longest"] == {"count": 5}
    t = Scene().settlement(0, line[0]).line(0, *line[:2]).cards(0, roads=1)
    assert why(t, "roads")["roads_grow"] == {"count": 3, "most": 1}
    found = why(Scene().settlement(0, line[0]).cards(0, roads=1), "roads")
    assert not {"roads_longest", "roads_grow"} & set(found)


def test_a_road_to_a_trade_route() -> None:
    scene = GAME.scene(GAME.setup("base", 4, Random(0)))
    routes: list[dict[str, Any]] = scene["routes"]  # type: ignore[assignment]  # of any JSON
    harbours = {end: route for route in routes for end in route["ends"]}
    end, start = next(
        (end, at)
        for end in harbours
        for near in BASE.neighbours(end)
        for at in BASE.neighbours(near)
        if at not in harbours and at != end and near not in harbours
    )
    near = next(at for at in BASE.neighbours(end) if at in BASE.neighbours(start))
    t = Scene().settlement(0, start).line(0, start, near).hand(0, lumber=1, brick=1)
    assert why(t, f"road {BASE.path(near, end)}")["route"]["rate"] == harbours[end]["rate"]
    inland = BASE.around(10)[0]
    assert "route" not in why(Scene().settlement(0, inland).hand(0, lumber=1, brick=1), road_at(inland))
