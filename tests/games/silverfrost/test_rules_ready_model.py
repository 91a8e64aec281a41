"""What a player may do at the start of a turn, told a second time from the rules (4.2, 5.1, 6.1 to 6.3, 7.3) and
compared with the engine at every turn of games played at random. It knows documents and the files of the set alone."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.silverfrost.deck_files import original
from tests.games.silverfrost.editions import FIRST as GAME

from frostwall.core.types import CHANCE

Document = dict[str, Any]
RESOURCES = ("birch", "moss", "copper", "nut")
CARDS: dict[str, Document] = {card["id"]: card for card in original()["cards"]["card"]}
PLACES: dict[str, Document] = {place["id"]: place for place in original()["board"]["place"]}


class Position:
    """A document at the start of a seat's turn, or after something was done before the action."""

    def __init__(self, document: Document) -> None:
        self.d = document
        self.people: list[Document] = [
            *document["seats"],
            *([document["claw"]] if "claw" in document else []),
        ]
        self.me: int = document["active"]
        self.options: Document = document["options"]
        self.mine = self.people[self.me]
        self.fire: int = self.mine.get("goods", {}).get("fire", 0)
        self.clearing = 2 if document.get("freezing") else 1  # SNOW-14
        self.city: list[Document] = self.mine.get("city", [])
        self.hand: dict[str, int] = dict(self.mine.get("hand", {}))

    # --- placing (legalPlacement of 5.1) ---

    def figures(self) -> list[str]:
        animals = self.mine.get("animals", {})
        return ["animal"] * bool(animals.get("normal")) + ["guard"] * bool(animals.get("guard"))

    def places(self) -> Iterator[str]:
        there: dict[str, Document] = self.d["places"]
        guild = sum(
            entry.get("animals", {}).get(str(self.me), 0) + (self.me in entry.get("guards", []))
            for name, entry in there.items()
            if PLACES[name]["area"] == "guild"
        )
        for name, place in PLACES.items():
            if place["min_players"] > len(self.people):
                continue  # SET-3, GUILD-2
            if place["area"] == "journey" and self.mine["season"] != "spring":
                continue  # JOUR-1
            if place["area"] == "guild" and guild > 1:
                continue  # GUILD-7
            entry = there.get(name, {})
            animals, guards = entry.get("animals", {}), entry.get("guards", [])
            for figure in self.figures():
                if (animals or guards) and place["kind"] != "shared":
                    if figure != "guard" or place["area"] == "journey":
                        continue  # WORK-4, GUARD-3
                    if guards or str(self.me) in animals:
                        continue  # GUARD-2
                have = self.fire + (figure == "guard" and not animals and not guards)  # GUARD-4
                need = entry.get("snow", 0) * self.clearing + place["fire_cost"]  # WORK-8
                if have >= need and sum(self.hand.values()) >= place["discard_cost"]:  # JOUR-2
                    yield f"place {figure} {name}"

    def visits(self) -> Iterator[str]:
        for owner, person in enumerate(self.people):
            for lying in person.get("city", []):
                card = CARDS[lying["card"]]
                if card["type"] != "destination" or lying.get("fresh"):
                    continue  # DEST-1, AMB-67
                if owner != self.me and card["kind"] != "creature":
                    continue  # DEST-2
                if "own" in lying if owner == self.me else "open" in lying:
                    continue  # DEST-3, DEST-6
                for figure in self.figures():
                    if not lying.get("snow") or self.fire + (figure == "guard") >= self.clearing:
                        yield f"visit {figure} {owner} {lying['slot']}"

    # --- playing ---

    def sources(self) -> Iterator[tuple[str, str, int]]:
        """A card, where it is, and the fire its snow costs."""
        for name in self.hand:
            yield name, "hand", 0
        for entry in self.d["valley"]:
            if entry is not None:
                yield entry["card"], "valley", entry.get("snow", 0) * self.clearing

    def plays(self) -> Iterator[str]:
        for name, source, snow in self.sources():
            card = CARDS[name]
            taken = sum(CARDS[lying["card"]].get("spaces", 1) for lying in self.city)
            if taken + card.get("spaces", 1) > 15 and card.get("spaces", 1):
                continue  # CARD-2
            blocks = self.options.get("card.snowedUniqueBlocks", True)
            copies = [
                lying for lying in self.city if lying["card"] == name and (blocks or not lying.get("snow"))
            ]
            if card["rarity"] == "unique" and copies:
                continue  # CARD-3
            if self.fire < snow:
                continue  # CARD-9
            for advantage in [None, *self.advantages(card, source)]:
                using = "" if advantage is None else f" using {advantage['slot']}"
                for paid in self.payments(card, advantage, snow):
                    yield f"play {name} from {source} paying {paid}{using}"
                if advantage is None or self.options.get("card.chimneyWithAdvantage", True):
                    for slot in self.chimneys(card, snow):
                        yield f"play {name} from {source} paying nothing{using} chimney {slot}"

    def advantages(self, card: Document, source: str) -> Iterator[Document]:
        for lying in self.city:
            if lying.get("snow"):
                continue  # SNOW-11
            for effect in CARDS[lying["card"]]["effects"]:
                if not isinstance(effect["on"], dict) or "advantage" not in effect["on"]:
                    continue
                if "if" in effect and effect["if"] != {"source": source}:
                    continue
                if "give_left" in card["cost"] and all("cost" in step for step in effect["do"]):
                    continue  # AMB-16: no resources to reduce
                if matches(card, effect["on"]["advantage"]["filter"]):
                    yield {"slot": lying["slot"], "do": effect["do"]}

    def payments(self, card: Document, advantage: Document | None, snow: int) -> Iterator[str]:
        if "give_left" in card["cost"]:  # CARD-6
            if self.fire >= snow + card["cost"]["give_left"]["fire"]:
                yield "nothing"
            return
        cost = {kind: card["cost"].get(kind, 0) for kind in RESOURCES}
        less = 0
        for step in advantage["do"] if advantage else []:
            for kind, n in step.get("cost", {}).get("minus", {}).items():
                if kind == "any":
                    less += n
                else:
                    cost[kind] = max(0, cost[kind] - n)
        total = max(0, sum(cost.values()) - less)
        goods = self.mine.get("goods", {})
        for bag in product(*(range(min(cost[kind], goods.get(kind, 0)) + 1) for kind in RESOURCES)):
            if sum(bag) == total:
                words = [
                    kind if n == 1 else f"{kind}*{n}" for kind, n in zip(RESOURCES, bag, strict=True) if n
                ]
                yield " ".join(words) or "nothing"

    def chimneys(self, card: Document, snow: int) -> Iterator[int]:
        if (
            card["kind"] != "creature"
            or self.fire < snow + 1
            or not self.mine.get("chimneys", {}).get("supply")
        ):
            return  # CHIM-8, CHIM-2
        if "give_left" in card["cost"] and not self.options.get("card.mountaineerChimney", False):
            return  # AMB-16
        for lying in self.city:
            serves = CARDS[lying["card"]].get("chimney")
            if serves in (card["type"], "any") and not lying.get("snow") and not lying.get("chimney"):
                yield lying["slot"]  # CHIM-3..5

    # --- the rest ---

    def acts(self) -> Iterator[str]:
        yield from self.places()
        yield from self.visits()
        yield from self.plays()

    def can_act(self) -> bool:
        return next(self.acts(), None) is not None

    def leaving(self) -> Iterator[str]:
        """TURN-6, TURN-7, AMB-5"""
        if self.d.get("bound"):
            return
        if self.figures():
            if next(self.places(), None) or next(self.visits(), None):
                return
            if self.options.get("turn.stuckAnimals") == "onlyIfNothingPlayable" and next(self.plays(), None):
                return
        yield "pass" if self.mine["season"] == "spring" else "prepare"

    def clears(self) -> Iterator[str]:
        """TURN-8, TURN-10"""
        if self.d.get("clears") or self.fire < self.clearing:
            return
        passing = self.options.get("snow.clearOnPass", False) and "pass" in list(self.leaving())
        for lying in self.city:
            if lying.get("snow") and (passing or self.without_snow(lying, self.clearing).can_act()):
                yield f"clear {lying['slot']}"

    def uses(self) -> Iterator[str]:
        """TURN-15: Shovel Squirrel and Storm Scout."""
        for lying in self.city:
            if lying["card"] not in ("shovel_squirrel", "storm_scout") or lying.get("snow"):
                continue
            if 0 in lying.get("used", {}).get("turn", []):
                continue
            after = self.swept() if lying["card"] == "storm_scout" else self.shovelled()
            if any(position.can_act() for position in after):
                yield f"use {lying['slot']} 0"

    def discarded(self) -> Iterator["Position"]:
        for name in self.hand:
            other = Position(self.d)
            other.hand[name] -= 1
            if not other.hand[name]:
                del other.hand[name]
            yield other

    def shovelled(self) -> Iterator["Position"]:
        for other in self.discarded():
            for lying in self.city:
                if lying.get("snow"):
                    yield other.without_snow(lying, 0)

    def swept(self) -> Iterator["Position"]:
        beacons = self.options.get("snow.stormScoutBeacon", True)
        for other in self.discarded():
            for name, entry in self.d["places"].items():
                if entry.get("snow") and (beacons or PLACES[name]["area"] != "beacon"):
                    yield other.changed({"places": {**self.d["places"], name: {**entry, "snow": 0}}})
            for space, entry in enumerate(self.d["valley"]):
                if entry and entry.get("snow") and self.options.get("snow.stormScoutValley", True):
                    valley = [*self.d["valley"]]
                    valley[space] = {**entry, "snow": 0}
                    yield other.changed({"valley": valley})

    def changed(self, parts: Document) -> "Position":
        other = Position({**self.d, **parts})
        other.hand, other.fire, other.city = self.hand, self.fire, self.city
        return other

    def without_snow(self, lying: Document, fire: int) -> "Position":
        seats = [*self.d["seats"]]
        city = [{**card, "snow": False} if card is lying else card for card in self.city]
        seats[self.me] = {**self.mine, "city": city}
        other = Position({**self.d, "seats": seats})
        other.hand = self.hand
        other.fire = self.fire - fire
        return other

    def moves(self) -> set[str]:
        found = {*self.acts(), *self.leaving()}
        return {*(found or {"end"}), *self.clears(), *self.uses()}


def matches(card: Document, wanted: Document) -> bool:
    points = wanted.get("points", {})
    return (
        wanted.get("kind", card["kind"]) == card["kind"]
        and card["type"] in wanted.get("type", [card["type"]])
        and wanted.get("rarity", card["rarity"]) == card["rarity"]
        and ("tag" not in wanted or bool(set(wanted["tag"]) & set(card.get("tags", []))))
        and points.get("min", 0) <= card["points"] <= points.get("max", 99)
    )


CHOICES: dict[str, tuple[object, ...]] = {
    "turn.stuckAnimals": ("mayPrepare", "onlyIfNothingPlayable"),
    "snow.clearOnPass": (False, True),
    "card.snowedUniqueBlocks": (True, False),
    "card.mountaineerChimney": (False, True),
    "card.chimneyWithAdvantage": (True, False),
    "snow.maxPerPlace": (1, "unlimited"),
    "snow.stormScoutValley": (True, False),
    "snow.stormScoutBeacon": (True, False),
}


def chosen(rng: Random, texts: list[str]) -> str:
    """Anything; but cards are played more often than they would be, so that cities grow."""
    plays = [text for text in texts if text.startswith(("play", "clear", "use"))]
    return rng.choice(plays) if plays and rng.random() < 0.6 else rng.choice(texts)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_TURN_2_what_may_be_done_at_the_start_of_a_turn(seats: int, soak: bool) -> None:
    for seed in range(60 if soak else 4):
        rng = Random(1000 * seats + seed)
        options = {key: rng.choice(values) for key, values in CHOICES.items()} if seed % 2 else {}
        s = GAME.new_game(GAME.setup("standard", seats, rng, **options))
        for who in range(seats):  # somebody rich gets around
            for good in range(5):
                s.add(who, good, rng.randrange(6))
        while GAME.actors(s):
            seat = GAME.actors(s)[0]
            if seat == CHANCE:
                outcomes = GAME.chance(s)
                GAME.apply(s, CHANCE, rng.choices([m for m, _ in outcomes], [n for _, n in outcomes])[0])
                continue
            legal = [GAME.text(move) for move in GAME.legal_moves(s, seat)]
            document: Document = GAME.dump(s)
            if document["frames"][-1]["frame"] == "ready":
                model = Position(document)
                assert set(legal) == model.moves(), (seats, seed, document["turn"])
            GAME.apply(s, seat, GAME.parse(chosen(rng, legal)))
