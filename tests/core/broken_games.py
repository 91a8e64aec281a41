"""Variants of the small game that each break one promise of the conformance suite."""

from random import Random
from typing import ClassVar

from tests.small_game import Magpies
from tests.small_state import CARD, DRAW, FEAST, KEEP, NAMES, RAID, STAKE, STAKES, TURN, Deck, State

from frostwall.core import bag as bags
from frostwall.core.kinds import first, kind_of, pack2, second
from frostwall.core.knowledge import Knowledge
from frostwall.core.moves import MoveSet
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Json, Outcome, Refusal, Setup


class Broken(Magpies):
    promise: ClassVar[str]
    games: ClassVar[int] = 8


class LeakingView(Broken):
    promise = "secret view"

    def _seat(self, s: State, seat: int, is_open: bool) -> Json:
        return super()._seat(s, seat, True)


class LeakingViewLater(Broken):
    """Only the viewer's own card is hidden: it changes with another seat's draw."""

    promise = "secret view after a move|determinize reads hidden state|secret view"

    def view(self, s: State, viewer: int) -> Json:
        return {**super().view(s, viewer), "turn": s.pile.counts[0]}


class LeakingEvents(Broken):
    promise = "secret events"

    def _private(self, name: str, seat: int, source: str, target: str, cards: int, out: list[Event]) -> None:
        super()._private(name, seat, source, target, cards, out)
        out[-1].only = None


class LeakingSealedEvent(Broken):
    promise = "secret events"

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        super().apply(s, seat, m, events)
        if kind_of(m) == STAKE and events:
            events[0].args["cards"] = self.fields(m)["cards"]


class LeakingLegalMoves(Broken):
    promise = "secret legal moves|secret view"

    def list_moves(self, s: State, seat: int, moves: MoveSet) -> None:
        found = MoveSet()
        super().list_moves(s, seat, found)
        for m in found.list():
            if kind_of(m) != RAID or bags.count(s.hands[first(m)], second(m)):
                moves.add(m)


class LeakingRefusal(Broken):
    promise = "secret refusal"

    def refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        found = super().refusal(s, seat, m)
        if found is not None and found.code == "NOT_NOW":
            found.needs["next"] = str(s.pile.draws())
        return found


class HonestWorld(Broken):
    """Hands a bot the true state."""

    promise = "determinize reads hidden state"

    def determinize(self, s: State, viewer: int, rng: Random | Rng, known: Knowledge | None = None) -> State:
        return s.clone()


class HonestStakes(Broken):
    """Re-deals hands but keeps a face-down choice where it can."""

    promise = "determinize reads hidden state|idempotent worlds"

    def determinize(self, s: State, viewer: int, rng: Random | Rng, known: Knowledge | None = None) -> State:
        t = super().determinize(s, viewer, rng, known)
        for seat, stake in enumerate(s.stakes):
            if stake is not None and bags.covers(t.hands[seat], stake):
                t.stakes[seat] = stake
        return t


class SeededByHidden(Broken):
    promise = "idempotent worlds|determinize reads hidden state"

    def determinize(self, s: State, viewer: int, rng: Random | Rng, known: Knowledge | None = None) -> State:
        return super().determinize(s, viewer, Rng(sum(s.hands)), known)


class ImpossibleWorld(Broken):
    promise = "check_worlds"

    def determinize(self, s: State, viewer: int, rng: Random | Rng, known: Knowledge | None = None) -> State:
        t = super().determinize(s, viewer, rng, known)
        t.pile.counts[0] += 1
        return t


class RedealsTheEnd(Broken):
    """A finished game shows all hands; its worlds have others."""

    promise = "secret view"

    def determinize(self, s: State, viewer: int, rng: Random | Rng, known: Knowledge | None = None) -> State:
        t = super().determinize(s, viewer, rng, known)
        return t if s.frames else self._passed_on(t)

    def _passed_on(self, t: State) -> State:
        t.hands = t.hands[1:] + t.hands[:1]
        return t


class ImpossibleEnd(Broken):
    promise = "check_worlds"

    def determinize(self, s: State, viewer: int, rng: Random | Rng, known: Knowledge | None = None) -> State:
        t = super().determinize(s, viewer, rng, known)
        t.pile.counts[0] += not s.frames
        return t


class ShiftsTheEnd(Broken):
    """A finished game's worlds follow from what no viewer sees: the order of the trinkets under the deck."""

    promise = "idempotent worlds"

    def determinize(self, s: State, viewer: int, rng: Random | Rng, known: Knowledge | None = None) -> State:
        t = super().determinize(s, viewer, rng, known)
        if not s.frames:
            tail = [int(card) for card in s.pile.tail]
            t.pile = Deck(s.pile.counts, tail[1:] + tail[:1])
        return t


class MissingReveals(Broken):
    promise = "missing reveals|secret events"

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        super().apply(s, seat, m, events)
        for event in events or []:
            event.reveals = event.reveals and not event.name.startswith("raid")


class MissingSealedReveals(Broken):
    promise = "missing reveals|secret view after a move|secret events"

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        super().apply(s, seat, m, events)
        for event in events or []:
            event.reveals = event.reveals and event.name != "stake_shown"


class IdleReveals(Broken):
    promise = "idle reveals: feast / feast"
    games = 5

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        super().apply(s, seat, m, events)
        for event in events or []:
            event.reveals = event.reveals or event.name == "feast"


class OrderDependent(Broken):
    promise = "sealed choices in any order"

    def _show_stakes(self, s: State, stakes: list[int], out: list[Event]) -> None:
        super()._show_stakes(s, stakes, out)
        s.points[self.last] += 1

    last = 0

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        self.last = seat
        super().apply(s, seat, m, events)


class EarlyEffect(Broken):
    promise = "a sealed choice waits for the last|secret view after a move"

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        super().apply(s, seat, m, events)
        if kind_of(m) == STAKE and s.frames and s.frames[-1][0] == STAKES:
            s.points[seat] += 1


class RefusesListed(Broken):
    promise = "a listed move is legal"

    def refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        return Refusal("TIRED", "") if kind_of(m) == FEAST else super().refusal(s, seat, m)


class AcceptsUnlisted(Broken):
    promise = "a legal move is listed"

    def refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        found = super().refusal(s, seat, m)
        return None if found is not None and found.code == "NOT_THERE" and kind_of(m) == RAID else found


class AcceptsAnySeat(Broken):
    promise = "a legal move is listed|foreign seats"

    def refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        found = super().refusal(s, seat, m)
        return (
            None if found is not None and found.code == "NOT_YOUR_DECISION" and kind_of(m) == DRAW else found
        )


class AcceptsClaimedChance(Broken):
    promise = "a legal move is listed"

    def refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        mine = pack2(CARD, seat, 0)
        return None if s.frames and self.actors(s) == [CHANCE] and m == mine else super().refusal(s, seat, m)


class AcceptsJunk(Broken):
    promise = "an integer that is no move is refused"

    def refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        return super().refusal(s, seat, m & (1 << 40) - 1)


class StumblesOverJunk(Broken):
    promise = "check_refusals"

    def refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        self.text(m)
        return super().refusal(s, seat, m)


class StumblesOverText(Broken):
    promise = "check_refusals"

    def judge(self, s: State, seat: int, text: str) -> int | Refusal:
        return super().judge(s, seat, text[0].lower() + text[1:])


class RefusalChangesState(Broken):
    promise = "clones are independent"

    def refusal(self, s: State, seat: int, m: int) -> Refusal | None:
        s.opened += m % 7 == 3
        return super().refusal(s, seat, m)


class ListsTwice(Broken):
    promise = "no move is listed twice"

    def legal_moves(self, s: State, seat: int) -> list[int]:
        found = super().legal_moves(s, seat)
        return found + found[:1]


class NoMoves(Broken):
    promise = "an actor has a move|a random game"

    def legal_moves(self, s: State, seat: int) -> list[int]:
        found = super().legal_moves(s, seat)
        return [] if found and kind_of(found[0]) == KEEP else found


class MovesForOthers(Broken):
    promise = "an actor has a move, others have none"

    def legal_moves(self, s: State, seat: int) -> list[int]:
        return super().legal_moves(s, seat) or [DRAW]


class OtherText(Broken):
    promise = "parse|a random game|judge|a record folds"

    def text(self, m: int) -> str:
        return super().text(m).replace("raid 0", "raid 1")


class FirstMoveOften(Broken):
    promise = "random_move is uniform"

    def random_move(self, s: State, seat: int, rng: Random | Rng) -> int:
        legal = self.legal_moves(s, seat)
        found = super().random_move(s, seat, rng)
        return legal[0] if found == legal[-1] else found


class RandomIllegal(Broken):
    promise = "random_move is legal"

    def random_move(self, s: State, seat: int, rng: Random | Rng) -> int:
        return pack2(RAID, seat, 0)


class Descending(Broken):
    promise = "outcomes ascend"

    def chance(self, s: State) -> list[tuple[int, int]]:
        return super().chance(s)[::-1]


class NoWeight(Broken):
    promise = "weights are positive"

    def chance(self, s: State) -> list[tuple[int, int]]:
        found = super().chance(s)
        return [*found[:-1], (found[-1][0], 0)] if len(found) > 1 else found


class ImpossibleOutcome(Broken):
    promise = "check_(chance|playout)|a random game"

    def chance(self, s: State) -> list[tuple[int, int]]:
        seat = s.frames[-1][1]
        return [(pack2(CARD, seat, card), 1) for card in range(len(NAMES))]


class NotJson(Broken):
    promise = "a view is JSON|check_view|secret view"

    def view(self, s: State, viewer: int) -> Json:
        return {**super().view(s, viewer), "board": {1: 2}}


class MissingKey(Broken):
    promise = "a view's keys"

    def view(self, s: State, viewer: int) -> Json:
        found = super().view(s, viewer)
        del found["phase"]
        return found


class OneViewForAll(Broken):
    promise = "views together"

    def views(self, s: State, viewers: list[int]) -> list[Json]:
        return [self.view(s, viewers[0])] * len(viewers)


class MovesForSpectators(Broken):
    promise = "moves are for actors"

    def view(self, s: State, viewer: int) -> Json:
        return {**super().view(s, viewer), "moves": [{"text": "draw", "kind": "draw"}]}


class ChoosesTooMany(Broken):
    promise = "moves and choices admit the legal moves"

    def view(self, s: State, viewer: int) -> Json:
        found = super().view(s, viewer)
        if found["choices"]:
            found["choices"] = [{"kind": "stake", "pick": {"from": dict.fromkeys(NAMES, 3), "total": 2}}]
        return found


class HidesMove(Broken):
    promise = "moves and choices admit the legal moves"

    def view(self, s: State, viewer: int) -> Json:
        found = super().view(s, viewer)
        if isinstance(found["moves"], list) and len(found["moves"]) > 2:
            found["moves"] = found["moves"][1:]
        return found


class Forgetful(Broken):
    promise = r"load\(dump\(s\)\)"

    def load(self, d: Json) -> State:
        s = super().load(d)
        s.opened = 0
        return s


class LoadsOtherwise(Broken):
    """The document does not hold everything."""

    promise = "a loaded position"

    def dump(self, s: State) -> Json:
        return {**super().dump(s), "opened": 0}


class SilentOtherwise(Broken):
    promise = "apply without events|a record folds"

    def apply(self, s: State, seat: int, m: int, events: list[Event] | None = None) -> None:
        super().apply(s, seat, m, events)
        s.turn += events is None and s.turn > 0


class Endless(Broken):
    promise = "a game ends"

    def _take_turn(self, s: State, seat: int, m: int, out: list[Event]) -> None:
        s.turn = 2
        super()._take_turn(s, seat, m, out)


class LosesCards(Broken):
    promise = "a random game"

    def _keep(self, s: State, seat: int, card: int, out: list[Event]) -> None:
        s.looking = bags.single(card)
        super()._keep(s, seat, card, out)


class WrongSources(Broken):
    promise = "outcome"

    def outcome(self, s: State) -> Outcome | None:
        found = super().outcome(s)
        if found is not None:
            found.sources[0]["luck"] = 1
        return found


class EarlyOutcome(Broken):
    promise = "outcome"

    def outcome(self, s: State) -> Outcome | None:
        return Outcome([], [], [], [], "") if s.frames and s.frames[-1][0] == TURN else super().outcome(s)


class BadEvent(Broken):
    promise = "events"

    def _private(self, name: str, seat: int, source: str, target: str, cards: int, out: list[Event]) -> None:
        super()._private(name, seat, source, target, cards, out)
        out[-1].secret = ("card",)


class OtherPlayout(Broken):
    promise = "playout"

    def playout(self, s: State, nature: Rng, seats: Rng, limit: int) -> int:
        seats.below(2)
        return super().playout(s, nature, seats, limit)


class AnyOption(Broken):
    promise = "bad set-ups are refused"

    def setup(self, rules: str, seats: int, rng: Random | Rng, **options: object) -> Setup:
        options.pop("no_such_option", None)
        return super().setup(rules, seats, rng, **options)


class RandomSetup(Broken):
    promise = "set-up from a seed"
    calls = 0

    def setup(self, rules: str, seats: int, rng: Random | Rng, **options: object) -> Setup:
        found = super().setup(rules, seats, rng, **options)
        self.calls += 1
        found.facts["first"] = self.calls % seats
        return found


class Sharing(State):
    def clone(self) -> "State":
        other = super().clone()
        other.hands = self.hands
        other.__class__ = Sharing
        return other


class SharedClone(Broken):
    promise = "clones are independent"

    def new_game(self, setup: Setup) -> State:
        s = super().new_game(setup)
        s.__class__ = Sharing
        return s
