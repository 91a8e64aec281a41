"""Every feature of a row of the Watch is a fact of the seat's view."""

from random import Random
from typing import Any

import pytest
from tests.core.tables import TABLES, Table, engine, positions, row

from frostwall.core.types import SPECTATOR
from frostwall.games.watch.engine.decisions import NAMES
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.games.watch.engine.rules import CARDS, CLANS, RESOURCES, TERRAINS, WILDLINGS
from frostwall.games.watch.engine.tensor import PHASES

pytestmark = pytest.mark.engine

Facts = dict[str, list[int]]
ROUTES = [*RESOURCES, "any"]
ANSWERS = {None: 0, "waiting": 1, "accepted": 2, "declined": 3, "countered": 4}


def counts(found: dict[str, int] | None, names: list[str]) -> list[int]:
    return [(found or {}).get(name, 0) for name in names]


def among(chosen: Any, size: int) -> list[int]:
    return [int(i in chosen) for i in range(size)]


def table_facts(view: Any, scene: Any, seat: int) -> Facts:
    mine = view["seats"][seat]
    hexes = len(scene["hexes"])
    board = view["board"]
    offer = view["offer"] or {}
    found: Facts = {
        "turn": [min(127, view["turn"])],
        "dice": view["dice"] or [0, 0],
        "card_played": [int(view["card_played"])],
        "pile": [view["pile"]],
        "all_points": [mine["all_points"]],
        "camp": [int(board["tormund"] == "camp")],
        "over": [int(view["outcome"] is not None)],
        "supply": counts(view["supply"], RESOURCES),
        "phase": [int(NAMES.get(code) == view["phase"]) for code in range(PHASES)],
        "hand": counts(mine["hand"], RESOURCES),
        "cards": counts(mine["cards"], CARDS),
        "fresh": counts(mine["fresh"], CARDS),
        "chosen": counts(mine["chosen"], RESOURCES),
        "offer.give": counts(offer.get("give"), RESOURCES),
        "offer.take": counts(offer.get("take"), RESOURCES),
        "tormund": among([board["tormund"]], hexes),
        "number": [each["number"] for each in scene["hexes"]],
        "routes": [1 + ROUTES.index(each["kind"]) for each in scene["routes"]],
    }
    for terrain in TERRAINS:
        found[f"terrain.{terrain}"] = [int(each["terrain"] == terrain) for each in scene["hexes"]]
    return found


def seat_facts(view: Any, scene: Any, seat: int, r: int, decides: int) -> Facts:
    who = (seat + r) % len(view["seats"])
    them = view["seats"][who]
    offer = view["offer"]
    answer = (offer["answers"][who] or {"answer": None}) if offer else {"answer": None}
    proposal = them["proposal"] or {}
    board = view["board"]
    found: Facts = {
        name: [int(them[name])]
        for name in [
            "hand_size",
            "cards_size",
            "fresh_size",
            "patrols",
            "road_length",
            "points",
            "roads_left",
            "settlements_left",
            "keeps_left",
            "longest_road",
            "strongest_patrol",
            "has_chosen",
        ]
    }
    found["active"] = [int(view["active"] == who)]
    found["first"] = [int(view["first"] == who)]
    found["decides"] = [int(decides == who)]
    found["answer"] = [ANSWERS[answer["answer"]]]
    found["rates"] = counts(them["rates"], RESOURCES)
    for side in ("give", "take"):
        found[f"counter.{side}"] = counts(answer.get(side), RESOURCES)
        found[f"proposal.{side}"] = counts(proposal.get(side), RESOURCES)
    found["roads"] = among(board["roads"][who], len(scene["paths"]))
    settlements, keeps = board["settlements"][who], board["keeps"][who]
    found["buildings"] = [(i in settlements) + 2 * (i in keeps) for i in range(len(scene["intersections"]))]
    if "hero" in them:
        hero = them["hero"]
        found["guards"] = [them["guards"]]
        found["tokens"] = [sum(them["tokens"]["settlements"])]
        found["excused"] = [int(them["excused"])]
        found["hero.side"] = [int(hero["side"] == "B")]
        found["hero.new"] = [int(hero["new"])]
        found["hero.used"] = [int(hero["used"])]
        found["hero"] = [int(each.name == hero["name"]) for each in ROSTER]
    return {f"seat{r}.{name}": value for name, value in found.items()}


def padded(values: list[int], size: int) -> list[int]:
    return values + [0] * (size - len(values))


def north_facts(view: Any, scene: Any, seat: int) -> Facts:
    board, seats = view["board"], len(view["seats"])
    seen = view["hand_seen"]
    camps = {each["clan"]: each["camps"] for each in board["camps"]}
    found: Facts = {
        "wildling_die": [view["wildling_die"] or 0],
        "breaches": [board["breaches"]],
        "in_gift": [board["in_gift"]],
        "tokens.supply": [board["tokens"]["supply"]],
        "tokens.face_down": [board["tokens"]["face_down"]],
        "looked_size": [view["looked_size"]],
        "hand_seen.seat": [(seen["seat"] - seat) % seats + 1 if seen else 0],
        "frostfangs": counts(board["frostfangs"], WILDLINGS),
        "looked": counts(view["looked"], CARDS),
        "hand_seen": counts(seen["cards"] if seen else None, RESOURCES),
        "display": [int(each.name in view["display"]) for each in ROSTER],
    }
    for clan in CLANS:
        found[f"camps.{clan}"] = padded([1 + WILDLINGS.index(kind) for kind in camps.get(clan, [])], 5)
        found[f"tokens.open.{clan}"] = counts(board["tokens"]["open"].get(clan), WILDLINGS)
        found[f"tokens.unturned.{clan}"] = counts(board["tokens"]["unturned"].get(clan), WILDLINGS)
    for section, clearing in enumerate(board["clearings"]):
        newcomer = clearing.get("newcomer")
        found[f"wall.{section}"] = padded([(who - seat) % seats + 1 for who in board["wall"][section]], 5)
        found[f"wall.{section}.south_east"] = [int(clearing["direction"] == "south_east")]
        found[f"wall.{section}.newcomer"] = [1 + WILDLINGS.index(newcomer) if newcomer else 0]
        found[f"clearing.{section}"] = counts(clearing["wildlings"], WILDLINGS)
    gift = {each["hex"]: each["wildlings"] for each in board["gift"]}
    for h in range(len(scene["hexes"])):
        found[f"gift.{h}"] = counts(gift.get(h), WILDLINGS)
    return found


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "watch"], ids=str)
def test_a_row_is_the_view(table: Table, soak: bool) -> None:
    game = engine("watch")
    for seed in range(8 if soak else 1):
        scene = game.scene(game.setup(table[1], table[2], Random(seed)))
        for n, (s, _, encoder) in enumerate(positions(table, seed, 5000 if soak else 400)):
            if n % (3 if soak else 7):
                continue
            open_to_all: Any = game.view(s, SPECTATOR)
            decides = open_to_all["decision"]["seat"]
            for seat in range(table[2]):
                encoder.look(s, seat)
                view = game.view(s, seat)
                facts = table_facts(view, scene, seat)
                for r in range(table[2]):
                    facts.update(seat_facts(view, scene, seat, r, decides))
                if table[1] != "base":
                    facts.update(north_facts(view, scene, seat))
                told = row(encoder)
                for feature in encoder.tensor.features:
                    if feature.name != "begun":
                        here = list(told[feature.start : feature.start + feature.size])
                        assert here == facts.pop(feature.name), feature.name
                assert not facts, "a fact that no feature shows"
