"""Magpies: a small game that has everything hard, for the tests of core and as an example for writing a third game.

Two or three magpies take trinkets from a face-down deck. A turn is one of
    draw            take a trinket; the others do not see it
    look            take three, keep one; the others go under the deck
    raid SEAT NAME  if that magpie has such a trinket, it is yours
    feast           all stake two trinkets at once, face down; each of a kind that nobody else staked is a point
and before it the magpie may offer up to two swaps. After some rounds whoever has most points wins, also together.

The parts of a game, in the order they stand here: what is legal, what moves do, what a viewer sees and what it could be
otherwise, the position as a document. Kinds of moves and the state are in small_state.py. There are no sentences for
people: clients show its words as they are.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.small_state import (
    ACCEPT,
    ALLOWED,
    CARD,
    CHOOSE,
    COPIES,
    DEAL,
    DECLINE,
    DRAW,
    FEAST,
    KEEP,
    KINDS,
    LOOK,
    NAMES,
    OFFER,
    PEEK,
    RAID,
    STAKE,
    STAKES,
    SWAP,
    SWAPS,
    TURN,
    Deck,
    Frame,
    State,
)

from frostwall.core import bag as bags
from frostwall.core.engine import Engine
from frostwall.core.kinds import first, first_bag, kind_of, pack2, second, wide_give, wide_seats, wide_take
from frostwall.core.knowledge import Knowledge
from frostwall.core.moves import MoveSet
from frostwall.core.options import bad_option, read_value, unknown_option
from frostwall.core.rng import Rng, rng_from
from frostwall.core.types import CHANCE, Event, Json, Option, Outcome, Refusal, Refused, Setup
from frostwall.games.box import Box


class Magpies(Engine[State]):
    def __init__(self) -> None:
        super().__init__("magpies", 1, KINDS, "MAG-1", "MAG-1", "MAG-1")

    # --- starting ---

    def rulesets(self) -> Mapping[str, tuple[int, ...]]:
        return {"plain": (2, 3)}

    def options(self, rules: str) -> list[Option]:
        if rules != "plain":
            raise Refused(Refusal("UNKNOWN_RULES", "MAG-1", {"rules": rules}, {"rules": ["plain"]}))
        return [Option("rounds", "int", [2, 4], 3, ("plain",), "MAG-1")]

    def setup(self, rules: str, seats: int, rng: Random | Rng, **options: object) -> Setup:
        known = {option.key: option for option in self.options(rules)}
        differing: Json = {}
        for key, value in options.items():
            if key not in known:
                raise unknown_option(key, value, "MAG-1", list(known))
            read = read_value(known[key], value)
            if read != known[key].default:
                differing[key] = read
        setup = Setup(rules, seats, differing, {"first": int(rng_from(rng).below(seats)) if seats > 0 else 0})
        self.new_game(setup)
        return setup

    def new_game(self, setup: Setup) -> State:
        (option,) = self.options(setup.rules)
        seats, start, rounds = setup.seats, setup.facts.get("first"), setup.options.get("rounds", 3)
        if seats not in (2, 3):
            raise Refused(Refusal("BAD_PLAYER_COUNT", "MAG-1", {"seats": seats}, {"seats": [2, 3]}))
        if start not in range(seats):
            raise Refused(Refusal("BAD_SETUP", "MAG-1", {"fact": "first"}))
        for key, value in setup.options.items():
            if key != option.key or read_value(option, value) != value:
                raise bad_option(key, value, "MAG-1", [option.key])
        assert isinstance(start, int)
        assert isinstance(rounds, int)
        frames: list[Frame] = [(TURN, start, SWAPS)] + [(DEAL, seat, 2) for seat in range(seats - 1, -1, -1)]
        pile, discard = Deck([COPIES] * len(NAMES), []), Deck([0] * len(NAMES), [])
        return State(rounds * seats - 1, frames, [0] * seats, [0] * seats, [None] * seats, 0, pile, discard)

    def scene(self, setup: Setup) -> Json:
        return {"trinkets": NAMES, "copies": COPIES, "seats": setup.seats}

    # --- what is legal ---

    def actors(self, s: State) -> list[int]:
        if not s.frames:
            return []
        what, seat, _ = s.frames[-1]
        if what in (DEAL, PEEK):
            return [CHANCE]
        if what == STAKES:
            return [w for w, stake in enumerate(s.stakes) if stake is None]
        if what == OFFER:  # its second word is the set of seats that have not answered
            return [w for w in range(len(s.hands)) if seat >> w & 1]
        return [seat]

    def seats(self, s: State) -> int:
        return len(s.hands)

    def over_rule(self, s: State) -> str | None:
        return None if s.frames else "MAG-9"

    def list_moves(self, s: State, seat: int, moves: MoveSet) -> None:
        what = s.frames[-1][0]
        if what == TURN:
            for kind in (DRAW, LOOK, FEAST):
                moves.add(kind)
            for other, hand in enumerate(s.hands):
                for card in range(len(NAMES)) if other != seat and hand else ():
                    moves.add(pack2(RAID, other, card))
        elif what == CHOOSE:
            moves.add_bits(KEEP, sum(1 << k for k in range(len(NAMES)) if bags.count(s.looking, k)), 0)
        elif what == STAKES:
            moves.add_parts(STAKE, s.hands[seat], min(2, bags.size(s.hands[seat])))
        elif what == OFFER:
            moves.add(DECLINE)
            if bags.covers(s.hands[seat], wide_take(s.frames[-1][2])):
                moves.add(ACCEPT)

    def refuse(self, s: State, seat: int, m: int) -> Refusal | None:
        if seat not in self.actors(s):
            return Refusal("NOT_YOUR_DECISION", "MAG-1")
        if kind_of(m) not in ALLOWED[s.frames[-1][0]]:
            return Refusal("NOT_NOW", "MAG-1", {"kind": KINDS.kind(m).name}, {"decision": s.frames[-1][0]})
        if kind_of(m) == SWAP:
            return self._swap_refusal(s, seat, m)
        return None if m in self.legal_moves(s, seat) else Refusal("NOT_THERE", "MAG-2", KINDS.fields(m))

    def _swap_refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        give, take, to = wide_give(m), wide_take(m), wide_seats(m)
        if not give or not take or bags.shared_kinds(give, take):
            return Refusal("NOT_A_SWAP", "MAG-7")
        if to >> seat & 1 or to >> len(s.hands):
            return Refusal("NOT_A_PARTNER", "MAG-7")
        if s.frames[-1][2] == 0:
            return Refusal("NO_SWAP_LEFT", "MAG-7")
        if not bags.covers(s.hands[seat], give):
            lack = bags.to_dict(bags.missing(s.hands[seat], give), NAMES)
            return Refusal("NOT_IN_HAND", "MAG-7", needs={"cards": lack})
        return None

    def forbidden(self, s: State, seat: int, words: list[str]) -> Refusal | None:
        return Refusal("NO_PEEKING", "MAG-3") if words[:1] == ["peek"] else None

    # --- what moves do ---

    def chance(self, s: State) -> list[tuple[int, int]]:
        if self.actors(s) != [CHANCE]:
            return []
        seat = s.frames[-1][1]
        return [(pack2(CARD, seat, card), weight) for card, weight in s.pile.draws()]

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        out: list[Event] = events if events is not None else []
        before, opened = s.frames[-1], self._open(s)
        kind = kind_of(m)
        if kind == CARD:
            self._take_card(s, first(m), second(m), out)
        elif kind == KEEP:
            self._keep(s, seat, first(m), out)
        elif kind == STAKE:
            s.stakes[seat] = first_bag(m)
            out.append(Event("staked", seat, {}, "MAG-5"))
        elif kind == SWAP:
            everyone = (1 << len(s.hands)) - 1 & ~(1 << seat)
            s.frames[-1] = (TURN, seat, before[2] - 1)
            s.frames.append((OFFER, wide_seats(m) or everyone, m))
            out.append(Event("offered", seat, KINDS.fields(m), "MAG-7"))
        elif kind in (ACCEPT, DECLINE):
            self._answer(s, seat, kind == ACCEPT, out)
        else:
            self._take_turn(s, seat, m, out)
        s.ply += 1
        self._settle(s, out)
        if not s.frames:
            hands: Json = {"hands": [bags.to_dict(hand, NAMES) for hand in s.hands]}
            out.append(Event("over", CHANCE, hands, "MAG-9", reveals=True))
        elif self._open(s) != opened:
            s.opened = s.ply

    def _open(self, s: State) -> tuple[int, str, int]:
        """Which decision is open: the same one while several answer it."""
        what, seat, _ = s.frames[-1]
        return len(s.frames), what, 0 if what == OFFER else seat

    def _take_turn(self, s: State, seat: int, m: int, out: list[Event]) -> None:
        """The turn's one deed: the next turn goes on the stack, what this one still needs on top of it."""
        s.frames.pop()
        if s.turn:
            s.turn -= 1
            s.frames.append((TURN, (seat + 1) % len(s.hands), SWAPS))
        if kind_of(m) == DRAW:
            s.frames.append((DEAL, seat, 1))
        elif kind_of(m) == LOOK:
            s.frames += [(CHOOSE, seat, 0), (PEEK, seat, 3)]
        elif kind_of(m) == FEAST:
            s.frames.append((STAKES, seat, 0))
            out.append(Event("feast", seat, {}, "MAG-5"))
        else:
            self._raid(s, seat, first(m), second(m), out)

    def _raid(self, s: State, seat: int, victim: int, card: int, out: list[Event]) -> None:
        if bags.count(s.hands[victim], card):
            self._move(s, victim, seat, bags.single(card), "raided", True, out)
        else:
            out.append(
                Event("raid_failed", seat, {"seat": victim, "trinket": NAMES[card]}, "MAG-4", reveals=True)
            )

    def _move(self, s: State, a: int, b: int, cards: int, name: str, reveals: bool, out: list[Event]) -> None:
        """Trinkets go from one hand to another, seen by all."""
        s.hands[a] -= cards
        s.hands[b] += cards
        args: Json = {"source": f"hand:{a}", "target": f"hand:{b}", "count": int(bags.size(cards))}
        args["cards"] = bags.to_dict(cards, NAMES)
        out.append(Event(name, b, args, "MAG-4", reveals=reveals))

    def _private(self, name: str, seat: int, source: str, target: str, cards: int, out: list[Event]) -> None:
        args: Json = {"source": source, "target": target, "count": int(bags.size(cards))}
        args["cards"] = bags.to_dict(cards, NAMES)
        out.append(Event(name, seat, args, "MAG-3", only=(seat,), secret=("cards",)))

    def _take_card(self, s: State, seat: int, card: int, out: list[Event]) -> None:
        what, _, left = s.frames[-1]
        s.frames[-1] = (what, seat, left - 1)
        s.pile.take(card)
        if what == DEAL:
            s.hands[seat] += bags.single(card)
        else:
            s.looking += bags.single(card)
        target = f"hand:{seat}" if what == DEAL else "looking"
        self._private("took", seat, "deck", target, bags.single(card), out)

    def _keep(self, s: State, seat: int, card: int, out: list[Event]) -> None:
        s.hands[seat] += bags.single(card)
        rest = s.looking - bags.single(card)
        for n in range(bags.size(rest)):
            s.pile.tail.append(bags.nth(rest, n))
        s.looking = 0
        s.frames.pop()
        self._private("kept", seat, "looking", f"hand:{seat}", bags.single(card), out)
        self._private("put_under", seat, "looking", "deck", rest, out)

    def _answer(self, s: State, seat: int, accepted: bool, out: list[Event]) -> None:
        _, waiting, m = s.frames.pop()
        if accepted:
            offering = s.frames[-1][1]
            self._move(s, offering, seat, wide_give(m), "swapped", False, out)
            self._move(s, seat, offering, wide_take(m), "swapped", False, out)
            return
        out.append(Event("declined", seat, {}, "MAG-7"))
        if waiting & ~(1 << seat):
            s.frames.append((OFFER, waiting & ~(1 << seat), m))

    def _settle(self, s: State, out: list[Event]) -> None:
        """Close what nobody has to decide any more."""
        while s.frames:
            what, _, left = s.frames[-1]
            if what in (DEAL, PEEK) and left and s.pile.size() == 0:
                s.pile.take_in(s.discard)
                out.append(Event("reshuffled", CHANCE, {}, "MAG-8"))
            if (what in (DEAL, PEEK) and (left == 0 or s.pile.size() == 0)) or (
                what == CHOOSE and not s.looking
            ):
                s.frames.pop()
            elif what == STAKES and None not in s.stakes:
                s.frames.pop()
                self._show_stakes(s, [stake or 0 for stake in s.stakes], out)
            else:
                return

    def _show_stakes(self, s: State, stakes: list[int], out: list[Event]) -> None:
        for seat, stake in enumerate(stakes):
            alone = 0
            for card in range(len(NAMES)):
                n = bags.count(stake, card)
                if n and sum(bags.count(other, card) for other in stakes) == n:
                    alone += n
                for _ in range(n):
                    s.discard.counts[card] += 1
            s.hands[seat] -= stake
            s.points[seat] += alone
            args: Json = {"source": f"hand:{seat}", "target": None, "count": int(bags.size(stake))}
            args |= {"cards": bags.to_dict(stake, NAMES), "points": alone}
            out.append(Event("stake_shown", seat, args, "MAG-6", reveals=True))
        s.stakes = [None] * len(stakes)

    def playout(self, s: State, nature: Rng, seats: Rng, limit: int) -> int:
        decisions = 0
        for _ in range(limit):
            actors = self.actors(s)
            if not actors:
                break
            if actors == [CHANCE]:
                cards = [m for m, weight in self.chance(s) for _ in range(weight)]
                self.apply(s, CHANCE, cards[nature.below(len(cards))])
            else:
                self.apply(s, actors[0], self.random_move(s, actors[0], seats))
                decisions += 1
        return decisions

    def outcome(self, s: State) -> Outcome | None:
        if s.frames:
            return None
        winners = [seat for seat, points in enumerate(s.points) if points == max(s.points)]
        ranking = sorted(range(len(s.points)), key=lambda seat: (-s.points[seat], seat))
        return Outcome(winners, ranking, s.points, [{"stakes": points} for points in s.points], "rounds")

    # --- what a viewer sees, and what it could be otherwise ---

    def views(self, s: State, viewers: list[int]) -> list[Json]:
        return [self.view(s, viewer) for viewer in viewers]

    def view(self, s: State, viewer: int) -> Json:
        over = self.outcome(s)
        actors = self.actors(s)
        decision: Json | None = None
        moves: list[Json] = []
        choices: list[Json] = []
        if s.frames:
            what = s.frames[-1][0]
            decision = {
                "id": s.opened,
                "kind": what,
                "seat": actors[0],
                "rule": "MAG-1",
                "sealed": what == STAKES,
            }
        if viewer in actors and actors != [CHANCE]:
            listed = self.legal_moves(s, viewer)
            if s.frames[-1][0] == STAKES:
                hand = bags.to_dict(s.hands[viewer], NAMES)
                choices = [{"kind": "stake", "pick": {"from": hand, "total": min(2, sum(hand.values()))}}]
            else:
                moves = [{"text": self.text(m), **self.fields(m)} for m in listed]
        own_look = bool(s.looking) and s.frames[-1][1] == viewer
        board: Json = {
            "deck": s.pile.size(),
            "under": len(s.pile.tail),
            "discard": {name: int(n) for name, n in zip(NAMES, s.discard.counts, strict=True)},
            "looking": bags.to_dict(s.looking, NAMES) if own_look else None,
            "looked_at": int(bags.size(s.looking)),
            "offer": self.text(s.frames[-1][2]) if s.frames and s.frames[-1][0] == OFFER else None,
        }
        return {
            "game": self.name,
            "rules": "plain",
            "viewer": viewer,
            "turn": s.turn,
            "phase": s.frames[-1][0] if s.frames else "over",
            "actors": actors,
            "decision": decision,
            "moves": moves,
            "choices": choices,
            "seats": [
                self._seat(s, seat, seat == viewer or over is not None) for seat in range(len(s.hands))
            ],
            "board": board,
            "outcome": over.to_json() if over else None,
        }

    def _seat(self, s: State, seat: int, is_open: bool) -> Json:
        return {
            "seat": seat,
            "points": s.points[seat],
            "hand": bags.to_dict(s.hands[seat], NAMES) if is_open else None,
            "cards": int(bags.size(s.hands[seat])),
            "chosen": s.stakes[seat] is not None,
        }

    def determinize(self, s: State, viewer: int, rng: Random | Rng, known: Knowledge | None = None) -> State:
        t = s.clone()
        if not s.frames:
            return t  # everything lies open
        rng = rng_from(rng)
        others = [seat for seat in range(len(s.hands)) if seat != viewer]
        least = [self._least(s, seat, known) if seat in others else 0 for seat in range(len(s.hands))]
        pool = self._hidden(s, viewer) - sum(least)  # what the viewer knows is dealt first
        for seat in others:
            more = self._deal(pool, bags.size(s.hands[seat]) - bags.size(least[seat]), rng)
            t.hands[seat] = least[seat] + more
            pool -= more
            if s.stakes[seat] is not None:
                t.stakes[seat] = self._deal(t.hands[seat], min(2, bags.size(t.hands[seat])), rng)
        if s.looking and s.frames[-1][1] != viewer:
            t.looking = self._deal(pool, bags.size(s.looking), rng)
            pool -= t.looking
        tail = []
        for _ in s.pile.tail:
            tail.append(bags.nth(pool, rng.below(bags.size(pool))))
            pool -= bags.single(tail[-1])
        t.pile = Deck([int(bags.count(pool, card)) for card in range(len(NAMES))], tail)
        return t

    def _least(self, s: State, seat: int, known: Knowledge | None) -> int:
        """What this seat must have: what the viewer has seen, and what it offers right now."""
        least = bags.from_dict(known.minimum(f"hand:{seat}"), NAMES) if known else 0
        offer = s.frames[-1]
        if offer[0] == OFFER and s.frames[-2][1] == seat:
            least = bags.larger(least, wide_give(offer[2]))
        return least

    def _hidden(self, s: State, viewer: int) -> int:
        """Everything the viewer cannot see, as one bag."""
        pool = sum(hand for seat, hand in enumerate(s.hands) if seat != viewer)
        if s.looking and s.frames[-1][1] != viewer:
            pool += s.looking
        pool += sum(bags.single(card) for card in s.pile.tail)
        return pool + sum(bags.several(card, n) for card, n in enumerate(s.pile.counts))

    def _deal(self, pool: int, n: int, rng: Rng) -> int:
        dealt = 0
        for _ in range(n):
            dealt += bags.single(bags.nth(pool - dealt, rng.below(bags.size(pool - dealt))))
        return dealt

    # --- the position as a document ---

    def dump(self, s: State) -> Json:
        return {
            "turn": s.turn,
            "frames": [list(frame) for frame in s.frames],
            "hands": [bags.to_dict(hand, NAMES) for hand in s.hands],
            "points": s.points[:],
            "stakes": [None if stake is None else bags.to_dict(stake, NAMES) for stake in s.stakes],
            "looking": bags.to_dict(s.looking, NAMES),
            "pile": s.pile.dump(),
            "discard": s.discard.dump(),
            "ply": s.ply,
            "opened": s.opened,
        }

    def load(self, d: Json) -> State:
        doc: dict[str, Any] = d
        try:
            s = State(
                doc["turn"],
                [(what, seat, number) for what, seat, number in doc["frames"]],
                [bags.from_dict(hand, NAMES) for hand in doc["hands"]],
                list(doc["points"]),
                [None if stake is None else bags.from_dict(stake, NAMES) for stake in doc["stakes"]],
                bags.from_dict(doc["looking"], NAMES),
                Deck(**doc["pile"]),
                Deck(**doc["discard"]),
                doc["ply"],
                doc["opened"],
            )
            s.check()
        except (AssertionError, LookupError, TypeError, ValueError) as problem:
            raise Refused(Refusal("BAD_POSITION", "", {"reason": str(problem)})) from problem
        return s


class MagpiesBox(Box):
    """The least a game brings along: everything clients show of it is generic."""

    name = "magpies"

    @property
    def engine(self) -> Magpies:
        return GAME


GAME = Magpies()
BOX = MagpiesBox()
