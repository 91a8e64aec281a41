"""The entries of solo.toml: Claw's plan and action cards, tactics, quest stack and bonus (DATA-9 to DATA-12)."""

from typing import Final

from frostwall.games.silverfrost.engine.deck.check.amounts import check_metric
from frostwall.games.silverfrost.engine.deck.check.board import Board
from frostwall.games.silverfrost.engine.deck.check.cards import entries
from frostwall.games.silverfrost.engine.deck.check.shape import (
    AREAS,
    TYPES,
    Check,
    Spot,
    Table,
    check_fields,
    check_name,
    fields,
    number,
    shown,
    shown_key,
    text,
    word,
)

MOST_PLANS: Final = 30
MOST_ACTIONS: Final = 60
CORNERS: Final = 4
DIFFICULTIES: Final = ("1", "2", "3", "4")
# SOLO-5: Claw's quests by difficulty; which column is which is not printed in the rules (AMB-36).
_STACKS: Final = {"1": (0, 5), "2": (1, 4), "3": (1, 4), "4": (2, 3)}
_STACK_SIZE: Final = 5
_MOST_BONUS: Final = 20

PLAN_KEYS: Final = (("id", "corners", "cave", "arrow"), ("name", "note"))
ACTION_KEYS: Final = (("id", "type_order", "corners"), ("name", "note"))
_OTHER_AREAS: Final = tuple(area for area in AREAS if area != "basic")


def check_solo(spot: Spot, solo: Table, board: Board | None) -> tuple[int, int]:
    """All of solo.toml; returns how many plan and action cards there are."""
    plans = entries(spot, "plan", solo.get("plan", []), PLAN_KEYS, MOST_PLANS)
    for at, plan in plans:
        _plan(at, plan)
    actions = entries(spot, "action", solo.get("action", []), ACTION_KEYS, MOST_ACTIONS)
    used: dict[str, None] = {}  # in the order of the cards
    for at, action in actions:
        _action(at, action, board, used)
    if "tactics" in solo:
        _tactics(spot.at("tactics"), solo["tactics"], board, used)
    if "quest_stack" in solo:
        _quest_stack(spot.at("quest_stack"), solo["quest_stack"])
    if "bonus" in solo:
        _bonus(spot.at("bonus"), solo["bonus"])
    if "example" in solo:
        _example(spot.at("example"), solo["example"], plans, actions)
    return len(plans), len(actions)


def _plan(spot: Spot, plan: Table) -> None:
    checks: dict[str, Check] = {
        "cave": number(0, CORNERS - 1),
        "arrow": word("up", "down"),
        "name": check_name,
        "note": text,
    }
    check_fields(spot, plan, checks)
    if "corners" not in plan:
        return
    corners = spot.at("corners").listing(plan["corners"], CORNERS, CORNERS)
    for i, corner in enumerate(corners):
        spot.at("corners").at(i).word(corner, ("animal", "card"))
    if corners and "animal" not in corners:
        spot.at("corners").error("plan_without_animal")


def _check_spot(spot: Spot, value: object, board: Board | None) -> str | None:
    """A place as solo cards name it: a basic place in play with two players, or an area."""
    if not isinstance(value, str):
        spot.error("unknown_place", found=shown(value))
        return None
    if value in _OTHER_AREAS or board is None:
        return value
    if value not in board.places:
        spot.error("unknown_place", found=shown(value))
        return None
    if board.places[value].get("area") != "basic":
        spot.error("not_a_basic_place", found=shown_key(value), known=", ".join(_OTHER_AREAS))
    elif board.players(value) > 2:
        spot.error("not_in_solo", found=shown_key(value))
    return value


def _action(spot: Spot, action: Table, board: Board | None, used: dict[str, None]) -> None:
    check_fields(spot, action, {"name": check_name, "note": text})
    if "type_order" in action:
        order = spot.at("type_order").listing(action["type_order"], len(TYPES), len(TYPES))
        for i, kind in enumerate(order):
            right = spot.at("type_order").at(i).word(kind, TYPES)
            if right is not None and right in order[:i]:
                spot.at("type_order").at(i).error("type_twice", found=right)
    if "corners" not in action:
        return
    corners = spot.at("corners").listing(action["corners"], CORNERS, CORNERS)
    shown_places: list[object] = []
    for i, corner in enumerate(corners):
        at = spot.at("corners").at(i)
        table = at.table(corner, ("place", "source"), ("beacon_points", "journey"))
        if table is not None:
            shown_places.append(table.get("place"))
            _corner(at, table, board, used)
    if corners and "beacon" not in shown_places:
        spot.at("corners").error("action_without_beacon")


def _corner(spot: Spot, corner: Table, board: Board | None, used: dict[str, None]) -> None:
    check_fields(
        spot, corner, {"source": word("deck", "valley"), "journey": word("highest", "lowest", "shared")}
    )
    place = _check_spot(spot.at("place"), corner["place"], board) if "place" in corner else None
    if place is not None:
        used[place] = None
        for key, area in (("beacon_points", "beacon"), ("journey", "journey")):
            if (place == area) != (key in corner):
                spot.at(key).error("exactly_on_area", key=key, area=area)
    if "beacon_points" in corner:
        points = spot.at("beacon_points").whole(corner["beacon_points"], 0, 15)
        slots = board.slots if board is not None else None
        if points is not None and slots is not None and points not in slots:  # DATA-C9
            spot.at("beacon_points").error("no_such_slot", known=", ".join(map(str, slots)), found=points)


def _tactics(spot: Spot, value: object, board: Board | None, used: dict[str, None]) -> None:
    """DATA-C8: every place of the action cards, each once."""
    named: set[str] = set()
    for i, item in enumerate(spot.listing(value, 1)):
        place = _check_spot(spot.at(i), item, board)
        if place is not None and place in named:
            spot.at(i).error("tactics_twice", found=shown_key(place))
        if place is not None:
            named.add(place)
    for place in used:
        if place not in named:
            spot.error("tactics_missing", place=shown_key(place))


def _quest_stack(spot: Spot, value: object) -> None:
    table = spot.table(value, DIFFICULTIES, ())
    for difficulty in DIFFICULTIES if table is not None else ():
        if table is None or difficulty not in table:
            continue
        at, row = spot.at(difficulty), table[difficulty]
        fields(dict.fromkeys(("lowland", "highland"), number(0, _STACK_SIZE)), ("lowland", "highland"))(
            at, row
        )
        numbers = [row.get("lowland"), row.get("highland")] if isinstance(row, dict) else []
        if all(type(n) is int for n in numbers) and numbers:
            few, many = _STACKS[difficulty]
            if numbers not in ([few, many], [many, few]):
                at.error("quest_stack_differs", many=many, few=few)


def _bonus(spot: Spot, value: object) -> None:
    table = spot.table(value, DIFFICULTIES, ())
    amount = {"per": number(1, _MOST_BONUS), "points": number(0, _MOST_BONUS)}
    row = fields(
        {
            "by_symbol": fields({"metric": check_metric, **amount}, ("metric", "per", "points")),
            "by_face_down_card": fields(amount, ("per", "points")),
        },
        ("by_symbol", "by_face_down_card"),
    )
    if table is not None:
        check_fields(spot, table, dict.fromkeys(DIFFICULTIES, row))


def _example(
    spot: Spot, value: object, plans: list[tuple[Spot, Table]], actions: list[tuple[Spot, Table]]
) -> None:
    """Which cards the rulebook's example shows: told, not used."""
    keys = {"plan": plans, "first_action": actions, "second_action": actions}
    table = spot.table(value, tuple(keys), ())
    for key, cards in keys.items():
        if table is not None and key in table and table[key] not in [at.entry for at, _ in cards]:
            spot.at(key).error("unknown_solo_card", found=shown(table[key]))
