"""Every feature of a row of Silverfrost is a fact of the seat's view."""

from typing import Any

import pytest
from tests.core.tables import TABLES, Table, positions, row

from frostwall.core.types import SPECTATOR
from frostwall.games.silverfrost.engine.decisions import FRAMES
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.rules import GOODS, RESOURCES, SEASONS, SPECIES
from frostwall.games.silverfrost.engine.tensor import PHASES

pytestmark = pytest.mark.engine

Facts = dict[str, list[int]]
DECK = GAME.deck
ACTIONS = ["none", "place", "play", "prepare", "pass"]


def clip(n: int) -> int:
    return min(127, n)


def counts(names: list[str], known: list[str]) -> list[int]:
    return [names.count(name) for name in known]


def place_in(names: list[str], name: str | None) -> list[int]:
    return [0 if name is None else names.index(name) + 1]


def table_facts(view: Any, seat: int, people: int) -> Facts:
    board, mine = view["board"], view["seats"][seat]
    looked = {each["kind"]: each["names"] or [] for each in board["looked"] if each["seat"] == seat}
    found: Facts = {
        name: [clip(board[name])] for name in ["deck", "discard", "giant_pile", "snow_pile", "lowland"]
    }
    found["turn"] = [clip(view["turn"])]
    found["freezing"] = [int(board["freezing"])]
    found["over"] = [int(view["outcome"] is not None)]
    found["action"] = [ACTIONS.index(view["action"])]
    found["clears"] = [view["clears"]]
    found["bound"] = [int(view["bound"])]
    found["hand_limit"] = [mine["hand_limit"]]
    found["free_spaces"] = [mine["free_spaces"]]
    found["clear_fire"] = [mine["clear_fire"]]
    found["chosen"] = place_in(DECK.quest_names, mine["chosen"])
    found["looked_size"] = [sum(each["count"] for each in board["looked"])]
    found["phase"] = [int(FRAMES[code].name == view["phase"]) for code in range(PHASES)]
    found["hand"] = [mine["hand"]["cards"].get(name, 0) for name in DECK.card_names]
    found["quests"] = counts(mine["quests"]["quests"], DECK.quest_names)
    found["looked"] = counts(looked.get("cards", []), DECK.card_names)
    found["looked_quests"] = counts(looked.get("quests", []), DECK.quest_names)
    found["window"] = [int(slot in view.get("window", [])) for slot in range(63)]
    lying = [each["card"] for each in board["valley"] for _ in range(each["count"])]
    found["in_valley"] = counts(lying, DECK.card_names)
    for space, each in enumerate(board["valley"]):
        found[f"valley.{space}.card"] = place_in(DECK.card_names, each["card"])
        found[f"valley.{space}.count"] = [each["count"]]
        found[f"valley.{space}.snow"] = [each["snow"]]
        found[f"valley.{space}.claw"] = [int(each.get("claw", False))]
    for name in DECK.place_names:
        place = board["places"].get(name)
        animals = [0] * 4
        for each in place["animals"] if place else []:
            animals[(each["who"] - seat) % people] += 8 if each["figure"] == "guard" else 1
        found[f"place.{name}.animals"] = animals
        found[f"place.{name}.snow"] = [place["snow"] if place else 0]
        found[f"place.{name}.in_play"] = [int(place is not None)]
    found["giants"] = [place_in(DECK.giant_names, name)[0] for name in board["giants"]]
    found["highland"] = counts(board["highland"], DECK.quest_names)
    return found


def person_facts(view: Any, seat: int, r: int, people: int, decides: int) -> Facts:
    who = (seat + r) % people
    claw = who == len(view["seats"])
    them = view["board"]["claw"] if claw else view["seats"][who]
    chimneys = them.get("chimneys", {})
    found: Facts = {name: [clip(them.get("resources", {}).get(name, 0))] for name in RESOURCES}
    for name in "fire", "points", "snow":
        found[name] = [clip(them[name])]
    found["season"] = [SEASONS.index(them["season"])]
    for name in "supply", "gone", "waiting":
        found[f"chimneys.{name}"] = [chimneys.get(name, 0)]
    found["animals"] = [them["animals"]["normal"]]
    found["guard"] = [them["animals"]["guard"]]
    found["passed"] = [int(them["passed"])]
    found["hand_size"] = [0 if claw else clip(them["hand"]["count"])]
    found["quests_size"] = [0 if claw else them["quests"]["count"]]
    found["completed_size"] = [len(them["completed"])]
    found["aside"] = [them["animals"]["aside"].count("animal")]
    found["aside_guard"] = [them["animals"]["aside"].count("guard")]
    found["species"] = place_in(SPECIES, them["species"])
    found["has_chosen"] = [int(them.get("has_chosen", False))]
    found["active"] = [int(view["active"] == who)]
    found["first"] = [int(view["first"] == who)]
    found["decides"] = [int(decides == who)]
    found["cards"] = [len(them["city"])]
    found["in_city"] = counts([each["card"] for each in them["city"]], DECK.card_names)
    found["completed"] = counts(them["completed"], DECK.quest_names)
    city = {each["slot"]: each for each in them["city"]}
    for slot in range(1, 63):
        found.update(slot_facts(city.get(slot, {}), f"city.{slot}", seat, people))
    return {f"person{r}.{name}": value for name, value in found.items()}


def slot_facts(card: Any, name: str, seat: int, people: int) -> Facts:
    guest = card.get("open")
    own = card.get("own", [])
    found: Facts = {
        f"{name}.card": place_in(DECK.card_names, card.get("card")),
        f"{name}.snow": [int(card.get("snow", False))],
        f"{name}.chimney": [int(card.get("chimney", False))],
        f"{name}.fresh": [int(card.get("fresh", False))],
        f"{name}.own": [own.count("animal")],
        f"{name}.own_guard": [own.count("guard")],
        f"{name}.open": [(guest["who"] - seat) % people + 1 if guest else 0],
        f"{name}.open_guard": [int(bool(guest) and guest["figure"] == "guard")],
        f"{name}.tucked": [card.get("tucked", {"count": 0})["count"]],
    }
    for good in GOODS:
        found[f"{name}.stored.{good}"] = [card.get("stored", {}).get(good, 0)]
    return found


def claw_facts(view: Any) -> Facts:
    claw = view["board"]["claw"]
    found: Facts = {
        "claw.face_down": [claw["face_down"]["count"]],
        "claw.quests": [claw["quests"]["count"]],
        "claw.forge": [int(claw["forge"])],
        "claw.guild": [int(claw["guild"])],
        "claw.plan_pile": [claw["plan_pile"]],
        "claw.action_pile": [claw["action_pile"]],
        "claw.difficulty": [claw["difficulty"]],
        "claw.plans_gone": counts(claw["plans_gone"], DECK.plan_names),
        "claw.actions_gone": counts(claw["actions_gone"], DECK.action_names),
    }
    corners = ["skipped", "free", *DECK.action_names]
    for at in range(DECK.plans):
        lying = claw["display"][at] if at < len(claw["display"]) else None
        found[f"claw.display.{at}.plan"] = place_in(DECK.plan_names, lying and lying["plan"])
        found[f"claw.display.{at}.corners"] = (
            [place_in(corners, each)[0] for each in lying["corners"]] if lying else [0] * 4
        )
    return found


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "silverfrost"], ids=str)
def test_a_row_is_the_view(table: Table, soak: bool) -> None:
    people = table[2] + (table[2] == 1)
    for seed in range(20 if soak else 2):
        for n, (s, _, encoder) in enumerate(positions(table, seed, 5000 if soak else 300)):
            if n % (2 if soak else 6):
                continue
            open_to_all: Any = GAME.view(s, SPECTATOR)
            decides = open_to_all["decision"]["seat"]
            for seat in range(table[2]):
                encoder.look(s, seat)
                view = GAME.view(s, seat)
                facts = table_facts(view, seat, people)
                for r in range(people):
                    facts.update(person_facts(view, seat, r, people, decides))
                if table[2] == 1:
                    facts.update(claw_facts(view))
                told = row(encoder)
                for feature in encoder.tensor.features:
                    if feature.name != "begun":
                        here = list(told[feature.start : feature.start + feature.size])
                        assert here == facts.pop(feature.name), feature.name
                assert not facts, "a fact that no feature shows"
