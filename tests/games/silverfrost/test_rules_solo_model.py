"""Claw's turn told a second time, from the pseudocode of 11.11 and the files of the set, and compared with the engine
in games played at random: from the action card that is revealed to the end of his turn."""

import copy
from random import Random
from typing import Any

import pytest
from tests.games.silverfrost.deck_files import original
from tests.games.silverfrost.editions import FIRST as GAME

from frostwall.core.types import CHANCE

Document = dict[str, Any]
CARDS: dict[str, Document] = {card["id"]: card for card in original()["cards"]["card"]}
PLACES: dict[str, Document] = {place["id"]: place for place in original()["board"]["place"]}
QUESTS: dict[str, Document] = {quest["id"]: quest for quest in original()["quests"]["quest"]}
PLANS: dict[str, Document] = {plan["id"]: plan for plan in original()["solo"]["plan"]}
ACTIONS: dict[str, Document] = {action["id"]: action for action in original()["solo"]["action"]}
TACTICS: list[str] = original()["solo"]["tactics"]
SLOTS: list[int] = original()["board"]["giant_slots"]
CLAW = 1


class Claw:
    """A document in which the next action card is to be revealed, and what nature dealt from there on."""

    def __init__(self, document: Document, dealt: list[list[str]]) -> None:
        self.d = copy.deepcopy(document)
        self.me: Document = self.d["claw"]
        self.you: Document = self.d["seats"][0]
        self.options: Document = self.d["options"]
        self.dealt = dealt

    def next(self, word: str) -> str:
        found = self.dealt.pop(0)
        assert found[0] == word, (found, word)
        return found[-1]

    def add(self, part: str, key: str, n: int) -> None:
        counts = self.me.setdefault(part, {})
        counts[key] = counts.get(key, 0) + n

    def supply(self) -> dict[str, int]:
        found: dict[str, int] = self.me.get("animals", {})
        return {key: n for key, n in found.items() if key in ("normal", "guard") and n}

    # --- the turn ---

    def turn(self) -> None:
        shown = self.me["display"][-1]
        self.plan = PLANS[shown["plan"]]
        cave = self.plan["cave"]
        self.corner = next(
            corner % 4 for corner in range(cave, cave + 4) if shown["corners"][corner % 4] == "free"
        )
        name = self.next("action")
        shown["corners"][self.corner] = name
        self.action = ACTIONS[name]
        says = self.action["corners"][self.corner]
        if self.plan["corners"][self.corner] == "card":
            self.play(says["source"])
        elif not self.supply():  # plan C
            self.play(says["source"])
            self.me["snow"] = self.me.get("snow", 0) + 1
        else:
            self.place(says["place"])
        self.refill()
        if self.me["season"] == "spring" and not self.supply() and len(self.me.get("city", [])) >= 15:
            self.me["passed"] = True

    def play(self, source: str) -> None:
        if source == "deck":
            if self.dealt and self.dealt[0][0] == "claw":
                self.settle_card(self.next("claw"))
            return
        space = self.pick(list(range(8)))
        if space is None:
            return
        entry = self.d["valley"][space]
        self.me["snow"] = self.me.get("snow", 0) + entry.pop("snow", 0)
        self.settle_card(entry["card"])
        entry["count"] -= 1
        if not entry["count"]:
            self.d["valley"][space] = None

    def settle_card(self, name: str) -> None:
        self.me.setdefault("city", []).append({"card": name})

    def pick(self, spaces: list[int]) -> int | None:
        """SOLO-42"""
        valley = self.d["valley"]
        for kind in self.action["type_order"]:
            found = [n for n in spaces if valley[n] is not None and CARDS[valley[n]["card"]]["type"] == kind]
            if found:
                best = max(CARDS[valley[n]["card"]]["points"] for n in found)
                found = [n for n in found if CARDS[valley[n]["card"]]["points"] == best]
                return next((n for n in found if valley[n].get("snow")), found[0])
        return None

    def refill(self) -> None:
        while self.dealt:
            card = self.next("reveal")
            for entry in self.d["valley"]:
                if entry is not None and entry["card"] == card:
                    entry["count"] += 1
                    break
            else:
                self.d["valley"][self.d["valley"].index(None)] = {"card": card, "count": 1}
        self.left_gap = None in self.d["valley"]

    # --- placing ---

    def place(self, wanted: str) -> None:
        self.guard = "normal" not in self.supply()
        spot = self.find(wanted, searching=False)
        plan_b = spot is None
        if plan_b:
            at = TACTICS.index(wanted)
            for _ in range(len(TACTICS) - 1):
                at = (at + (1 if self.plan["arrow"] == "down" else -1)) % len(TACTICS)
                spot = self.find(TACTICS[at], searching=True)
                if spot is not None:
                    break
        self.add("animals", "guard" if self.guard else "normal", -1)
        if spot is None:
            self.add("animals", "aside_guard" if self.guard else "aside_normal", 1)
        else:
            self.stand(spot)
        if plan_b:
            free = [
                n for n, entry in enumerate(self.d["valley"]) if entry is not None and not entry.get("claw")
            ]
            space = self.pick(free)
            if space is not None:
                self.d["valley"][space]["claw"] = 1

    def there(self, place: str) -> Document:
        found: Document = self.d["places"].get(place, {})
        return found

    def empty(self, place: str) -> bool:
        return not self.there(place).get("animals") and not self.there(place).get("guards")

    def legal(self, place: str, searching: bool) -> bool:
        if PLACES[place]["kind"] == "shared" or self.empty(place):
            return True
        if searching and not self.options.get("solo.planBGuardShares", False):
            return False
        here = self.there(place)
        return self.guard and not here.get("guards") and str(CLAW) not in here.get("animals", {})

    def find(self, where: str, searching: bool) -> str | None:
        area = where if where not in PLACES else ""
        spots = (
            [where]
            if where in PLACES
            else [
                name for name, place in PLACES.items() if place["area"] == area and place["min_players"] <= 2
            ]
        )
        if area == "journey":
            return self.journey(spots, searching)
        if area == "forge":
            spots = [name for name in spots if PLACES[name]["kind"] == "individual"]
        if area == "guild" and not sum(self.me.get("quests", {}).values()) and not self.quests():
            return None
        spots = [name for name in spots if self.legal(name, searching)]
        if not spots:
            return None
        if area == "guild":
            return max(spots, key=lambda name: (*self.worth(name), -spots.index(name)))
        rank = {
            name: (self.empty(name), bool(self.there(name).get("snow")), -n) for n, name in enumerate(spots)
        }
        return max(spots, key=lambda name: rank[name])

    def worth(self, name: str) -> tuple[int, ...]:
        marks = (PLACES[name]["kind"] == "individual", self.empty(name), bool(self.there(name).get("snow")))
        if self.options.get("solo.guildPriority", "count") == "count":
            return (sum(marks), *marks)
        return marks

    def journey(self, spots: list[str], searching: bool) -> str | None:
        if self.me["season"] != "spring":
            return None
        corners = self.action["corners"]
        wish = corners[self.corner].get("journey")
        if searching:
            around = [corners[(self.corner + n) % 4].get("journey") for n in range(4)]
            other = "highest" if self.options.get("solo.planBJourney") == "highest" else "shared"
            wish = next((found for found in around if found), other)
        shared = next(name for name in spots if PLACES[name]["kind"] == "shared")
        if wish == "shared" or self.options.get("difficulty", 1) == 1:
            return shared
        free = [name for name in spots if name != shared and self.empty(name)]
        if not free:
            return None
        return (max if wish == "highest" else min)(free, key=lambda name: PLACES[name]["journey_points"])

    def stand(self, spot: str) -> None:
        here = self.d["places"].setdefault(spot, {})
        yours = "0" in here.get("animals", {}) or 0 in here.get("guards", [])
        alone = self.empty(spot)
        self.me["snow"] = self.me.get("snow", 0) + here.pop("snow", 0)
        if self.guard:
            here["guards"] = sorted([*here.get("guards", []), CLAW])
            if alone if self.options.get("solo.guardFire") == "onlyIfEmpty" else not yours:
                self.add("goods", "fire", 1)
        else:
            animals = here.setdefault("animals", {})
            animals[str(CLAW)] = animals.get(str(CLAW), 0) + 1
        area = PLACES[spot]["area"]
        if area == "hot_spring":
            way = self.options.get("solo.clawHotSpring", "fireAndCards")
            self.add("goods", "fire", 0 if way == "nothing" else 2)
            while self.dealt and self.dealt[0][0] == "hide":
                self.add("face_down", self.next("hide"), 1)
        elif area == "forge":
            self.add("goods", "fire", 1)
        elif area == "beacon":
            corners = [self.action["corners"][(self.corner + n) % 4] for n in range(4)]
            points = next(corner["beacon_points"] for corner in corners if "beacon_points" in corner)
            self.add("goods", "point", points)
            giants = self.d["giants"]
            giants.pop(SLOTS.index(points))
            giants.insert(0, self.next("rise"))
        elif area == "guild":
            self.complete()

    # --- quests ---

    def complete(self) -> None:
        best = self.quests()
        if best:
            self.d["highland_open"][self.d["highland_open"].index(best[0])] = None
            self.me.setdefault("done", []).append(best[0])
        else:
            quest = self.next("errand")
            self.me.setdefault("done", []).append(quest)
            self.add("quests", QUESTS[quest]["level"], -1)

    def quests(self) -> list[str]:
        """The open highland quests of the highest value that he meets."""
        met = [name for name in self.d["highland_open"] if name is not None and self.meets(name)]
        best = max((QUESTS[name]["points"] for name in met), default=0)
        return [name for name in met if QUESTS[name]["points"] == best]

    def meets(self, quest: str) -> bool:
        return all(self.part(part) for part in QUESTS[quest]["requirements"]["all_of"])

    def part(self, part: Document) -> bool:
        if "give" in part:
            way = self.options.get("solo.clawGifts", "possess")
            gift = part["give"]
            have = self.measure(True, "hand_cards") if "cards" in gift else self.measure(True, "fire")
            return bool(way == "ignore" or (way == "possess" and have >= sum(gift.values())))
        if "named" in part:
            guards = [
                lying["card"]
                for lying in self.me.get("city", [])
                if set(part["named"]["tag"]) & set(CARDS[lying["card"]].get("tags", []))
            ]
            differ = self.options.get("quest.guardsMustDiffer", False)
            return bool(len(set(guards) if differ else guards) >= part["named"]["min"])
        mine = self.measure(True, part["metric"])
        if "min" in part:
            return bool(mine >= part["min"])
        theirs = self.measure(False, part["metric"])
        return bool(mine > theirs if part["op"] == ">" else mine >= max(1, theirs))

    def measure(self, his: bool, metric: Any) -> int:
        who = self.me if his else self.you
        goods = who.get("goods", {})
        if metric == "fire" or (his and isinstance(metric, dict) and "resource" in metric):
            return int(goods.get("fire", 0))
        if metric == "hand_cards":
            return sum(who.get("face_down" if his else "hand", {}).values())
        if metric == "snow_cleared":
            return int(who.get("snow", 0))
        live = [lying for lying in who.get("city", []) if not lying.get("snow")]
        if metric == "chimneys_placed":
            return sum(bool(lying.get("chimney")) for lying in live)
        if "resource" in metric:
            kind = metric["resource"]
            return int(goods.get(kind, 0))
        wanted = metric["cards"]["filter"]
        return sum(
            CARDS[lying["card"]]["type"] in wanted.get("type", [CARDS[lying["card"]]["type"]])
            and all(CARDS[lying["card"]][key] == wanted[key] for key in ("kind", "rarity") if key in wanted)
            for lying in live
        )

    # --- what is compared ---

    def result(self) -> Document:
        return extract(self.d)


def extract(document: Document) -> Document:
    """Everything of Claw's, the board, the valley, the mountain and the open quests."""
    me = document["claw"]
    found = {
        part: {key: n for key, n in me.get(part, {}).items() if n}
        for part in ("goods", "animals", "face_down", "quests")
    }
    return {
        **found,
        "season": me["season"],
        "passed": me.get("passed", False),
        "snow": me.get("snow", 0),
        "done": sorted(me.get("done", [])),
        "city": [lying["card"] for lying in me.get("city", [])],
        "display": me["display"],
        "places": {name: entry for name, entry in document["places"].items() if entry},
        "valley": document["valley"],
        "giants": document["giants"],
        "highland": document["highland_open"],
    }


CHOICES: dict[str, tuple[object, ...]] = {
    "difficulty": (1, 2, 3, 4),
    "quest.guardsMustDiffer": (False, True),
    "solo.guardFire": ("unlessYours", "onlyIfEmpty"),
    "solo.guildPriority": ("ordered", "count"),
    "solo.clawHotSpring": ("fireAndCards", "fireOnly", "nothing"),
    "solo.planBGuardShares": (False, True),
    "solo.cap17": ("springOnly", "always"),
    "solo.clawGifts": ("possess", "never", "ignore"),
    "solo.planBJourney": ("shared", "highest"),
}


@pytest.mark.parametrize("seed", range(12))
def test_SOLO_13_claws_turns(seed: int, soak: bool) -> None:
    for game in range(20 if soak else 1):
        rng = Random(100 * seed + game)
        options = {key: rng.choice(values) for key, values in CHOICES.items()}
        s = GAME.new_game(GAME.setup("standard", 1, rng, **options))
        model: Claw | None = None
        dealt: list[list[str]] = []
        while GAME.actors(s):
            document: Document = GAME.dump(s)
            frame = document["frames"][-1]["frame"]
            at_turn_start = frame in ("claw_action", "claw_plan", "ready", "snowing")
            if model is not None and dealt and at_turn_start:
                if document["claw"]["season"] == model.me["season"]:  # else his next turn has begun already
                    model.turn()
                    assert not model.dealt
                    assert model.result() == extract(document), (seed, game, document["turn"])
                model, dealt = None, []
            if frame == "claw_action":
                dealt = []
                model = Claw(document, dealt)
            if GAME.actors(s) == [CHANCE]:
                outcomes = GAME.chance(s)
                move = rng.choices([m for m, _ in outcomes], [n for _, n in outcomes])[0]
                dealt.append(GAME.text(move).split())
                GAME.apply(s, CHANCE, move)
            else:
                GAME.apply(s, 0, rng.choice(GAME.legal_moves(s, 0)))
        if model is not None and dealt:  # the turn that ended the game
            model.turn()
            assert model.me.get("passed")
