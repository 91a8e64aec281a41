"""The entries of board.toml and snow.toml (DATA-4 to DATA-8, DATA-14, DATA-15, DATA-C6, DATA-C7)."""

from typing import Final

from frostwall.games.silverfrost.engine.deck.check.amounts import MOST_CARDS, MOST_GAIN, MOST_POINTS
from frostwall.games.silverfrost.engine.deck.check.cards import check_same_names, entries
from frostwall.games.silverfrost.engine.deck.check.shape import (
    AREAS,
    RESOURCES,
    SEASONS,
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

MOST_PLACES: Final = 48
MOST_SNOW_CARDS: Final = 60
SLOTS: Final = 4  # SET-6
VALLEY_SPACES: Final = 8  # VAL-1
BEACON_PLAYERS: Final = (2, 3, 2, 4)  # SET-3: from how many players on; alone counts as two
# SET-T9: snow cards revealed in a game, by number of players.
SNOW_REVEALED: Final = {1: 12, 2: 12, 3: 15, 4: 16}
MARKERS: Final = {"none": 2, "3+P": 3, "4P": 4}  # SET-10: from how many players on

PLACE_KEYS: Final = (
    ("id", "area", "kind", "fire_cost", "min_players", "gain", "discard_cost", "journey_points", "name"),
    ("note",),
)
SNOW_KEYS: Final = (("id", "marker", "target"), ("note",))

# Section 8, as a `seasons` table repeats it.
_SEASON: Final[dict[str, dict[str, object]]] = {
    name: {
        "order": order,
        "fire": {"amount": 1, "per_cards": per_cards},
        "animals": animals,
        "chimneys": chimneys,
        "production": production,
        "snow_cards": dict(zip("1234", snow)),
        "city_snow": city_snow,
        "freezing_cold": name == "winter",
        "journey_open": name == "spring",
    }
    for name, order, per_cards, animals, chimneys, production, snow, city_snow in (
        ("summer", 0, 0, 2, 0, False, (0, 0, 0, 0), 0),
        ("autumn", 1, 1, 1, 1, True, (2, 2, 2, 1), 3),
        ("winter", 2, 2, 1, 1, False, (3, 3, 2, 2), 4),
        ("spring", 3, 2, 2, 0, True, (1, 1, 1, 1), 2),
    )
}
# DATA-C7: what there is exactly one place of.
_SINGLE: Final = (
    ("forge", "individual"),
    ("forge", "shared"),
    ("guild", "shared"),
    ("journey", "shared"),
)
# WORK-6: what a placement costs where the rules say it; basic places and the Hot Spring are free to choose.
_FIRE_COST: Final = {
    ("forge", "individual"): 0,
    ("forge", "shared"): 1,
    ("guild", "individual"): 0,
    ("guild", "shared"): 1,
    ("journey", "individual"): 1,
    ("journey", "shared"): 0,
    ("beacon", "individual"): 1,
}


class Board:
    """What other files ask of the board."""

    def __init__(self) -> None:
        self.places: dict[str, Table] = {}
        self.rows = 2
        self.cols = 4
        self.slots: list[int] | None = None

    def players(self, place: str) -> int:
        """From how many players on a place is in play."""
        least = self.places[place].get("min_players")
        return least if type(least) is int else 1


def check_board(spot: Spot, board: Table) -> Board:
    """All of board.toml."""
    found = Board()
    if "giant_slots" in board:
        found.slots = _slots(spot.at("giant_slots"), board["giant_slots"])
    if "valley" in board:
        _valley(spot.at("valley"), board["valley"], found)
    if "seasons" in board:
        _seasons(spot.at("seasons"), board["seasons"])
    places = entries(spot, "place", board.get("place", []), PLACE_KEYS, MOST_PLACES)
    for at, place in places:
        _place(at, place)
        if at.entry in AREAS:
            at.at("id").error("id_is_area")
        elif at.entry:
            found.places.setdefault(at.entry, place)
    check_same_names(places)
    _areas(spot.at("place"), places)
    return found


def _slots(spot: Spot, value: object) -> list[int] | None:
    """The points above the giants; None if they cannot be relied on."""
    slots = spot.listing(value, SLOTS, SLOTS)
    right = [spot.at(i).whole(points, 0, MOST_POINTS) for i, points in enumerate(slots)]
    numbers = [points for points in right if points is not None]
    if len(set(numbers)) < len(numbers):
        spot.error("slots_alike")
    elif numbers != sorted(numbers):
        spot.warning("slots_fall")
    return numbers if len(numbers) == SLOTS else None


def _valley(spot: Spot, value: object, board: Board) -> None:
    size = number(1, VALLEY_SPACES)
    fields({"rows": size, "cols": size}, ("rows", "cols"))(spot, value)
    rows, cols = (value.get("rows"), value.get("cols")) if isinstance(value, dict) else (None, None)
    if type(rows) is int and type(cols) is int:
        board.rows, board.cols = rows, cols
        if rows * cols != VALLEY_SPACES:
            spot.error("valley_size", wanted=VALLEY_SPACES)


def _seasons(spot: Spot, value: object) -> None:
    """DATA-C7: the table only repeats the rules."""
    seasons = spot.table(value, SEASONS, ())
    for name in SEASONS if seasons is not None else ():
        if seasons is not None and name in seasons:
            _repeats(spot.at(name), seasons[name], _SEASON[name])


def _repeats(spot: Spot, value: object, wanted: Table) -> None:
    table = spot.table(value, tuple(wanted), ())
    for key, want in wanted.items():
        if table is None or key not in table:
            continue
        if isinstance(want, dict):
            _repeats(spot.at(key), table[key], want)
        elif type(table[key]) is not type(want) or table[key] != want:
            spot.at(key).error("season_differs", wanted=shown(want), found=shown(table[key]))


def _place(spot: Spot, place: Table) -> None:
    kinds = (*RESOURCES, "fire", "point", "card")
    checks: dict[str, Check] = {
        "area": word(*AREAS),
        "kind": word("individual", "shared"),
        "fire_cost": number(0, 1),
        "min_players": number(1, 4),
        "gain": fields(dict.fromkeys(kinds, number(0, MOST_GAIN))),
        "discard_cost": number(0, MOST_CARDS),
        "journey_points": number(0, MOST_POINTS),
        "name": check_name,
        "note": text,
    }
    check_fields(spot, place, checks)
    area, kind = place.get("area"), place.get("kind")
    if area not in AREAS:
        return
    wanted = _FIRE_COST.get((str(area), str(kind)))
    if wanted is not None and place.get("fire_cost") in (0, 1) and place["fire_cost"] != wanted:
        spot.at("fire_cost").error("fire_cost_wrong", area=str(area), kind=str(kind), wanted=wanted)
    if area != "journey":
        for key in ("discard_cost", "journey_points"):
            if type(place.get(key)) is int and place[key] != 0:
                spot.at(key).error("only_on_the_journey")
    elif kind == "shared" and place.get("journey_points") != 2:
        spot.at("journey_points").error("shared_journey_points")
    if area == "beacon" and kind == "shared":
        spot.at("kind").error("shared_beacon")
    gain = place.get("gain")
    if not isinstance(gain, dict):
        return
    if area == "basic" and not gain:
        spot.at("gain").error("basic_without_gain")
    elif area == "hot_spring" and gain != {"fire": 2, "card": 2}:
        spot.at("gain").error("hot_spring_gain")
    elif area in ("forge", "guild", "journey", "beacon") and gain:
        spot.at("gain").error("gain_not_here")


def _areas(spot: Spot, places: list[tuple[Spot, Table]]) -> None:
    """DATA-C7: how many places of which kind an area has."""
    for area, kind in _SINGLE:
        found = _count(places, area, kind)
        if found != 1:
            spot.error("exactly_one_place", area=area, kind=kind, found=found)
    _needed_places(spot, places)
    for good in (*RESOURCES, "card"):
        if not any(_gives(place, good) for _, place in places):
            spot.warning("no_place_gives", good=good)
    _beacons(spot, places)


def _count(places: list[tuple[Spot, Table]], area: str, kind: str) -> int:
    return sum(1 for _, place in places if (place.get("area"), place.get("kind")) == (area, kind))


def _needed_places(spot: Spot, places: list[tuple[Spot, Table]]) -> None:
    """Places that no table can do without."""
    if not _count(places, "journey", "individual"):
        spot.error("no_place", area="journey")
    always = [(at, place) for at, place in places if place.get("min_players") in (1, 2)]
    for area in ("basic", "hot_spring"):
        if not any(place.get("area") == area for _, place in always):
            spot.error("no_place", area=area)
    if not _count(always, "guild", "individual"):
        spot.error("no_place", area="guild")


def _beacons(spot: Spot, places: list[tuple[Spot, Table]]) -> None:
    """SET-3: four beacons, the second and the last for larger tables only."""
    beacons = [(at, place) for at, place in places if place.get("area") == "beacon"]
    if len(beacons) != len(BEACON_PLAYERS):
        spot.error("beacon_count", wanted=len(BEACON_PLAYERS), found=len(beacons))
        return
    for (at, place), wanted in zip(beacons, BEACON_PLAYERS):
        least = place.get("min_players")
        if type(least) is int and max(2, least) != wanted:
            at.at("min_players").error("beacon_players", wanted=1 if wanted == 2 else wanted, found=least)


def _gives(place: Table, good: str) -> bool:
    gain = place.get("gain")
    return place.get("area") == "basic" and isinstance(gain, dict) and good in gain


# --- snow.toml ---


def check_snow(spot: Spot, snow: Table, board: Board | None) -> int:
    """All of snow.toml; returns how many cards there are. Without the board, the targets are not looked up."""
    cards = entries(spot, "snow", snow.get("snow", []), SNOW_KEYS, MOST_SNOW_CARDS)
    markers: list[int] = []
    for at, card in cards:
        check_fields(at, card, {"marker": word(*MARKERS), "note": text})
        marker = card.get("marker")
        players = MARKERS.get(marker) if isinstance(marker, str) else None
        if players is not None:
            markers.append(players)
        if "target" in card:
            _target(at.at("target"), card["target"], players, board)
    for players, revealed in SNOW_REVEALED.items():
        deck = sum(1 for least in markers if least <= max(2, players))
        if deck < revealed:
            spot.at("snow").warning("snow_runs_out", players=players, wanted=revealed, found=deck)
    return len(cards)


def _target(spot: Spot, value: object, players: int | None, board: Board | None) -> None:
    """DATA-C6: a place in play whenever the card is in the deck, or a space of the valley."""
    table = spot.table(value, (), ("place", "valley"))
    if table is None:
        return
    if len({"place", "valley"} & set(table)) != 1:
        spot.error("exactly_one_of", known="place, valley")
        return
    if "place" in table:
        place = table["place"]
        if not isinstance(place, str) or (board is not None and place not in board.places):
            spot.at("place").error("unknown_place", found=shown(place))
        elif board is not None and players is not None and board.players(place) > players:
            least = board.players(place)
            spot.at("place").error("target_not_in_play", place=shown_key(place), least=least, players=players)
        return
    rows, cols = (board.rows, board.cols) if board is not None else (VALLEY_SPACES, VALLEY_SPACES)
    checks = {"row": number(0, rows - 1), "col": number(0, cols - 1)}
    fields(checks, ("row", "col"))(spot.at("valley"), table["valley"])
