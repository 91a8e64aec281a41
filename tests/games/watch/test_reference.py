"""A second, deliberately simple reading of the rules, compared with the engine on random games.

It knows the scene (geometry, costs) and the position's document, computes everything from nothing and is slow. Longest
line, places for roads and settlements, rates, production, special cards, points, and all legal moves of a turn.
"""

from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.watch.layout import longest_of
from tests.games.watch.play import SOAK, eager_move, length, options_at_random
from tests.games.watch.scene import Scene

from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Setup
from frostwall.games.watch.engine.game import GAME
from frostwall.games.watch.engine.state import State

KINDS = ["lumber", "brick", "wool", "grain", "ore"]
Document = dict[str, Any]
ROADS = {place: GAME.parse(f"road {place}") for place in range(80)}
SETTLEMENTS = {place: GAME.parse(f"settlement {place}") for place in range(60)}


class Reference:
    """The rules for one table and one position of it."""

    def __init__(self, scene: Document, document: Document) -> None:
        self.scene = scene
        self.d = document
        self.seats = range(len(document["seats"]))
        self.ends = {entry["path"]: tuple(entry["ends"]) for entry in scene["paths"] if entry["open"]}
        self.hexes_at = {entry["intersection"]: entry["hexes"] for entry in scene["intersections"]}
        self.owners: dict[int, int] = {}
        for seat, entry in enumerate(document["seats"]):
            self.owners |= dict.fromkeys(entry["settlements"] + entry["keeps"], seat)
        self.taken = {path for entry in document["seats"] for path in entry["roads"]}

    # --- the board ---

    def owner(self, at: int) -> int | None:
        return self.owners.get(at)

    def road_places(self, seat: int) -> set[int]:
        """BLD-5..8"""
        touched = {at for road in self.d["seats"][seat]["roads"] for at in self.ends[road]}
        found = set()
        for path, ends in self.ends.items():
            if path in self.taken:
                continue
            for at in ends:
                if self.owner(at) == seat or (at in touched and self.owner(at) is None):
                    found.add(path)
        return found

    def settlement_places(self, seat: int) -> set[int]:
        """BLD-9, BLD-11, BLD-12"""
        found = set()
        for road in self.d["seats"][seat]["roads"]:
            for at in self.ends[road]:
                around = [at]
                for entry in self.scene["paths"]:
                    if at in entry["ends"]:
                        around += entry["ends"]
                if self.hexes_at[at] and all(self.owner(place) is None for place in around):
                    found.add(at)
        return found

    def longest_line(self, seat: int) -> int:
        """SPC-2, SPC-3"""
        foreign = frozenset(at for at, owner in self.owners.items() if owner != seat)
        return longest_of(tuple(self.ends[road] for road in self.d["seats"][seat]["roads"]), foreign)

    # --- cards ---

    def rates(self, seat: int) -> dict[str, int]:
        """TRD-8..11"""
        found = dict.fromkeys(KINDS, 4)
        for route in self.scene["routes"]:
            if any(self.owner(at) == seat for at in route["ends"]):
                for kind in KINDS:
                    if route["kind"] in ("any", kind):
                        found[kind] = min(found[kind], route["rate"])
        return found

    def production(self, number: int) -> list[dict[str, int]]:
        """PROD-1..7: what each seat gets."""
        due = [dict.fromkeys(KINDS, 0) for _ in self.seats]
        for entry in self.scene["hexes"]:
            if entry["number"] == number and entry["hex"] != self.d["tormund"]:
                for seat in self.seats:
                    pieces = self.d["seats"][seat]
                    for at, hexes in self.hexes_at.items():
                        if entry["hex"] in hexes:
                            n = (at in pieces["settlements"]) + 2 * (at in pieces["keeps"])
                            due[seat][entry["resource"]] += n
        for kind in KINDS:
            left = self.d["supply"].get(kind, 0)
            claims = [seat for seat in self.seats if due[seat][kind]]
            if sum(due[seat][kind] for seat in claims) > left:
                for seat in claims:
                    due[seat][kind] = left if len(claims) == 1 else 0
        return due

    # --- points ---

    def points(self, seat: int) -> int:
        """END-1"""
        entry = self.d["seats"][seat]
        special = (self.d["longest_road"] == seat) + (self.d["strongest_patrol"] == seat)
        victory = entry["cards"].get("victory", 0)
        return int(len(entry["settlements"]) + 2 * len(entry["keeps"]) + 2 * special + victory)

    # --- all moves of the active seat once the dice are resolved ---

    def moves(self) -> set[str]:
        seat = self.d["active"]
        entry = self.d["seats"][seat]
        decision = self.d["frames"][-1]["decision"]
        found = {"building"} if decision == "trade" else {"end"}
        options = self.scene["options"]
        if self.pays("road") and len(entry["roads"]) < options["roads_per_player"]:
            found |= {f"road {path}" for path in self.road_places(seat)}
        if self.pays("settlement") and len(entry["settlements"]) < 5:
            found |= {f"settlement {at}" for at in self.settlement_places(seat)}
        if self.pays("keep") and len(entry["keeps"]) < 4:
            found |= {f"keep {at}" for at in entry["settlements"]}
        if self.pays("card") and sum(self.d["pile"].values()):
            found.add("buy")
        if decision != "build":
            found |= self.trades()
        return found | self.plays()

    def pays(self, piece: str) -> bool:
        hand = self.d["seats"][self.d["active"]]["hand"]
        return all(hand.get(kind, 0) >= n for kind, n in self.scene["costs"][piece].items())

    def trades(self) -> set[str]:
        seat = self.d["active"]
        hand = self.d["seats"][seat]["hand"]
        found = set()
        for give, rate in self.rates(seat).items():
            for take in KINDS:
                if take != give and hand.get(give, 0) >= rate and self.d["supply"].get(take, 0):
                    found.add(f"trade {give}*{rate} for {take}")
        return found

    def plays(self) -> set[str]:
        """TURN-5, DEV-4..11"""
        seat = self.d["active"]
        entry = self.d["seats"][seat]
        if self.d["card_played"]:
            return set()
        held = {card for card, n in entry["cards"].items() if n > entry["fresh"].get(card, 0)}
        found = {"patrol"} & held
        free = len(entry["roads"]) < self.scene["options"]["roads_per_player"] and self.road_places(seat)
        if "roads" in held and free:
            found.add("roads")
        if "winter" in held:
            n = min(2, sum(self.d["supply"].values()))
            for pair in combinations_with_replacement(KINDS, n) if n else ():
                if all(self.d["supply"].get(kind, 0) >= pair.count(kind) for kind in pair):
                    same = n == 2 and pair[0] == pair[1]
                    found.add(f"winter {pair[0]}*2" if same else "winter " + " ".join(pair))
        return found


def holder_after(before: int, scores: list[int], minimum: int) -> int:
    """SPC-4, SPC-5, SPC-8: who has a special card now; -1: nobody."""
    best = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    if best < minimum:
        return -1
    if before in leaders:
        return before
    return leaders[0] if len(leaders) == 1 else -1


# --- along random games ---


def compare(scene: Document, s: State) -> None:
    document: Document = GAME.dump(s)
    reference = Reference(scene, document)
    for seat in reference.seats:
        seen: Document = GAME.view(s, seat)
        entry = seen["seats"][seat]
        assert entry["road_length"] == reference.longest_line(seat)
        assert entry["rates"] == reference.rates(seat)
        assert entry["all_points"] == reference.points(seat)
    decision = document["frames"][-1]["decision"]
    if decision in ("act", "trade", "build"):
        texts = {GAME.text(move) for move in GAME.legal_moves(s, document["active"])}
        talk = {text for text in texts if text.startswith(("deal", "reject"))}  # answers to other seats
        assert texts - talk == reference.moves()


def compare_places(reference: Reference, s: State) -> None:
    """Where a road or settlement could stand, whatever it costs."""
    seat = reference.d["active"]
    later = ("CANNOT_PAY", "NO_PIECE")
    for places, expected in (
        (ROADS, reference.road_places(seat)),
        (SETTLEMENTS, reference.settlement_places(seat)),
    ):
        found = set()
        for place, move in places.items():
            refusal = GAME.refusal(s, seat, move)
            if refusal is None or refusal.code in later:
                found.add(place)
        assert found == expected


def follow(setup: Setup, rng: Rng, most: int) -> State:
    """Play a random game and compare everything on the way."""
    scene: Document = GAME.scene(setup)
    s = GAME.new_game(setup)
    for _ in range(most):
        if not GAME.actors(s):
            break
        before: Document = GAME.dump(s)
        seat, move = eager_move(s, rng)
        text = GAME.text(move)
        events: list[Event] = []
        GAME.apply(s, seat, move, events)
        after: Document = GAME.dump(s)
        words = text.split()
        if words[0] == "dice" and int(words[1]) + int(words[2]) != 7:
            gained = Reference(scene, before).production(int(words[1]) + int(words[2]))
            for player, cards in enumerate(gained):
                old, new = before["seats"][player]["hand"], after["seats"][player]["hand"]
                assert {kind: new.get(kind, 0) - old.get(kind, 0) for kind in KINDS} == cards
        reference = Reference(scene, after)
        if words[0] in ("road", "settlement"):
            lengths = [reference.longest_line(player) for player in reference.seats]
            assert after["longest_road"] == holder_after(before["longest_road"], lengths, 5)
        else:
            assert after["longest_road"] == before["longest_road"]
        if after["frames"][-1]["decision"] not in ("tormund", "victim", "stealing"):
            patrols = [entry["patrols"] for entry in after["seats"]]
            assert after["strongest_patrol"] == holder_after(before["strongest_patrol"], patrols, 3)
        won = after["turn"] > 0 and reference.points(after["active"]) >= 10
        assert after["over"] == won
        if words[0] in ("road", "settlement", "keep", "dice", "draw", "trade", "tormund") and not won:
            compare(scene, s)
            if words[0] in ("road", "settlement") and after["frames"][-1]["decision"] in ("act", "build"):
                compare_places(reference, s)
    return s


@settings(max_examples=150 if SOAK else 5)
@given(seed=st.integers(0, 2**62 - 1), seats=st.sampled_from((3, 4)))
def test_the_engine_agrees_with_the_reference_on_random_games(seed: int, seats: int) -> None:
    rng = Rng(seed)
    follow(GAME.setup("base", seats, rng, **options_at_random(rng, seats)), rng, 20_000 if SOAK else 350)


@pytest.mark.parametrize("seed", range(100 if SOAK else 2))
def test_the_engine_agrees_with_the_reference_to_the_end_of_the_game(seed: int) -> None:
    rng = Rng(seed, 7)
    s = follow(GAME.setup("base", 3, rng, resource_cards_per_kind=10), rng, 20_000)
    assert GAME.outcome(s) is not None


# --- lines through random roads ---


@settings(max_examples=600 if SOAK else 60)
@given(
    roads=st.lists(st.integers(0, 79), max_size=14, unique=True),
    settlements=st.lists(st.integers(0, 59), max_size=5, unique=True),
    dense=st.booleans(),
)
def test_the_longest_line_of_any_roads_agrees_with_the_reference(
    roads: list[int], settlements: list[int], dense: bool
) -> None:
    scene: Document = GAME.scene(GAME.setup("base", 3, Rng(0)))
    open_paths = [entry["path"] for entry in scene["paths"] if entry["open"]]
    if dense:  # close together, so that loops and branches come up
        open_paths = [path for path in open_paths if 8 <= path <= 44]
    mine = sorted({open_paths[road % len(open_paths)] for road in roads})
    built: list[int] = []
    for at in settlements:
        near = {end for entry in scene["paths"] if at in entry["ends"] for end in entry["ends"]}
        if scene["intersections"][at]["hexes"] and not near & set(built):
            built.append(at)
    s = Scene(3).road(0, *mine).settlement(1, *built[:3]).settlement(0, *built[3:]).state()
    document: Document = GAME.dump(s)
    assert length(s, 0) == Reference(scene, document).longest_line(0)


def test_the_reference_counts_by_hand() -> None:
    """The reference itself on lines that can be counted by eye."""
    scene: Document = GAME.scene(GAME.setup("base", 3, Rng(0)))
    ring = (10, 15, 21, 28, 22, 16, 10)
    for expected, built in (
        (0, Scene(3)),
        (6, Scene(3).line(0, *ring)),
        (7, Scene(3).line(0, *ring).line(0, 15, 9)),
    ):
        assert Reference(scene, GAME.dump(built.state())).longest_line(0) == expected
    cut = Scene(3).line(0, 9, 15, 10, 16, 22, 28).settlement(1, 10)
    reference = Reference(scene, GAME.dump(cut.state()))
    assert reference.longest_line(0) == 3
    assert CHANCE not in reference.seats
