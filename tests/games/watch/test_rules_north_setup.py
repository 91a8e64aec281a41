"""Set-up of Brotherhood games: boards, Wall, clans, tokens, founding guards, heroes (SET-15..24, COMP)."""

from random import Random

import pytest
from tests.games.watch.layout import BLUE, RED, YELLOW, Cards, Document, board
from tests.games.watch.play import (
    breaches,
    camps,
    cards,
    decides,
    display,
    do,
    frostfangs,
    guards,
    hand,
    moves,
    names,
    nature,
    odds,
    phase,
    refused,
    roll,
    seat_of,
    token_pool,
    tormund,
    view,
    wall,
)
from tests.games.watch.scene import Scene, founded, founding

from frostwall.core.types import CHANCE, Refused, Setup
from frostwall.games.watch.engine.game import GAME

TABLES = [("brotherhood", 3), ("brotherhood", 4), ("brotherhood56", 5), ("brotherhood56", 6)]
each_table = pytest.mark.parametrize(("mode", "seats"), TABLES)

# The standard set-up, a row of hexes from west to east each; pasture6 is a pasture with the number 6.
ROWS = {
    3: (
        "mountains5 hills6 fields5 mountains6",
        "pasture8 fields4 mountains10 forest9 ice",
        "fields10 hills9 forest8 pasture4 ice ice",
        "forest11 mountains14 pasture3 hills11 ice ice",  # 14: the combined 2 & 12
    ),
    4: (
        "mountains9 hills6 fields5 mountains8",
        "pasture6 fields4 mountains10 forest9 pasture5",
        "mountains4 hills10 forest8 hills3 fields10 hills4",
        "fields11 forest3 mountains12 pasture11 forest2 pasture3",
    ),
    5: (
        "mountains9 hills6 fields5 forest4 mountains8",
        "pasture6 fields4 mountains10 pasture6 forest9 pasture5",
        "mountains4 hills10 forest8 fields5 hills3 fields10 hills4",
        "fields11 forest3 mountains12 hills3 pasture11 forest2 pasture3",
    ),
    6: (
        "mountains9 hills6 fields5 forest4 pasture5 mountains8",
        "pasture6 fields4 mountains10 pasture6 fields11 forest9 pasture5",
        "mountains4 hills10 forest8 fields5 forest9 hills3 fields10 hills4",
        "fields11 forest3 mountains12 hills3 mountains8 pasture11 forest2 pasture3",
    ),
}
ROUTES = {
    3: ["wool", "grain", "ore", "lumber", "brick"],
    4: ["wool", "grain", "lumber", "ore", "brick"],
    5: ["wool", "grain", "lumber", "grain", "ore", "brick"],
    6: ["wool", "grain", "lumber", "grain", "lumber", "ore", "brick"],
}


# --- the boards ---


@each_table
def test_SET_24_COMP_25_COMP_26_each_number_of_seats_has_its_board(mode: str, seats: int) -> None:
    place = board(mode, seats)
    rows: dict[int, list[str]] = {}
    for entry in place.hexes:
        number = entry["number"] or ""
        rows.setdefault(entry["r"], []).append(f"{entry['terrain']}{number}")
    assert tuple(" ".join(rows[r]) for r in sorted(rows)) == ROWS[seats]
    land = [entry for entry in place.hexes if entry["terrain"] != "ice"]
    assert len(land) == {3: 16, 4: 21, 5: 25, 6: 29}[seats]
    assert len(place.hexes) - len(land) == (5 if seats == 3 else 0)


@each_table
def test_BLD_8_COMP_28_closed_paths_and_the_five_to_seven_routes(mode: str, seats: int) -> None:
    place = board(mode, seats)
    assert sum(not entry["open"] for entry in place.paths) == (17 if seats == 3 else 0)
    assert sum(entry["open"] for entry in place.paths) == {3: 63, 4: 80, 5: 94, 6: 108}[seats]
    assert sum(bool(entry["hexes"]) for entry in place.intersections) == {3: 48, 4: 60, 5: 70, 6: 80}[seats]
    assert [route["kind"] for route in place.scene["routes"]] == ROUTES[seats]
    assert {route["rate"] for route in place.scene["routes"]} == {2}


def test_COMP_28_b_the_routes_lie_on_the_south_border_of_the_board_of_four() -> None:
    ends = [sorted(route["ends"]) for route in board("brotherhood", 4).scene["routes"]]
    assert ends == [[48, 54], [49, 55], [50, 56], [51, 57], [52, 58]]


def test_SET_2_PROD_1_the_combined_token_produces_on_two_and_on_twelve() -> None:
    place = board("brotherhood", 3)
    corner = next(at for at in place.around(16) if place.intersections[at]["hexes"] == [16])
    for a, b in ((1, 1), (6, 6)):
        s = Scene(3, rules="brotherhood").settlement(BLUE, corner).turn(RED, rolled=False).state()
        roll(s, a, b, 9)
        assert hand(s, BLUE) == {"ore": 1}


# --- the Wall and the clans ---

TRAILS: dict[int, list[tuple[str, list[int], list[int]]]] = {
    # clan, labels, the section each leads to
    4: [
        ("ice_river", [1, 2, 3], [0, 0, 1]),
        ("cave_people", [4, 5], [1, 2]),
        ("hornfoot", [6, 7, 8], [2, 3, 3]),
    ],
    5: [
        ("ice_river", [1, 2, 3], [0, 0, 1]),
        ("cave_people", [4, 5], [1, 2]),
        ("rattlebones", [9, 10], [2, 3]),
        ("hornfoot", [6, 7, 8], [3, 4, 4]),
    ],
    6: [
        ("ice_river", [1, 2, 3], [0, 0, 1]),
        ("cave_people", [4, 5], [1, 2]),
        ("rattlebones", [9, 10], [2, 3]),
        ("heart_tree", [11, 12], [3, 4]),
        ("hornfoot", [6, 7, 8], [4, 5, 5]),
    ],
}


@each_table
def test_WILD_2_COMP_19_WILD_13_clans_from_west_to_east_with_their_trails(mode: str, seats: int) -> None:
    scene = board(mode, seats).scene
    found = [
        (
            entry["clan"],
            [trail["label"] for trail in entry["trails"]],
            [trail["section"] for trail in entry["trails"]],
        )
        for entry in scene["clans"]
    ]
    assert found == TRAILS[max(seats, 4)]
    for entry in scene["clans"]:
        assert len(set(entry["rush"])) == 2
        assert entry["rush"] == sorted(entry["rush"])
    labels = [label for section in scene["sections"] for label in section["trails"]]
    assert sorted(labels) == list(range(1, {3: 9, 4: 9, 5: 11, 6: 13}[seats]))
    assert scene["sections"][-1]["trails"] == [7, 8]


@each_table
def test_SET_17_COMP_18_COMP_23_a_section_north_of_each_hex_of_the_first_row_and_the_marker_on_zero(
    mode: str, seats: int
) -> None:
    sections = board(mode, seats).scene["sections"]
    assert [(section["section"], section["hex"]) for section in sections] == [
        (i, i) for i in range(max(4, seats))
    ]
    s = founding(seats, rules=mode)
    assert [wall(s, section) for section in range(max(4, seats))] == [[]] * max(4, seats)
    assert (breaches(s), tormund(s), view(s, RED)["wildling_die"]) == (0, "camp", None)


@each_table
def test_WILD_22_WILD_25_lines_run_straight_to_the_south_west_or_south_east_over_land_only(
    mode: str, seats: int
) -> None:
    place = board(mode, seats)
    at = {(entry["q"], entry["r"]): entry["hex"] for entry in place.hexes if entry["terrain"] != "ice"}
    last = max(4, seats) - 1
    for section in range(last + 1):
        assert place.line(section) == [at[section - r, r] for r in range(4)]
        east = [at[section, r] for r in range(4) if (section, r) in at]
        assert place.line(section, "south_east") == (east if section < last else place.line(section))
    lengths = [len(place.line(section, "south_east")) for section in range(last + 1)]
    assert lengths == ([4, 3, 2, 4] if seats == 3 else [4] * (last + 1))
    together = [h for section in range(last + 1) for h in place.line(section)]
    assert len(set(together)) == 4 * (last + 1)


# --- figures and tokens ---


@pytest.mark.parametrize("mammoths", [False, True])
def test_SET_18_COMP_21_COMP_22_all_figures_start_in_the_frostfangs(mammoths: bool) -> None:
    s = founding(4, rules="brotherhood", mammoths=mammoths)
    expected: Cards = {"regular": 24, "climber": 8, "giant": 8}
    assert frostfangs(s) == ({**expected, "mammoth": 8} if mammoths else expected)
    for seats in (5, 6):
        assert frostfangs(founding(seats, rules="brotherhood56")) == {**expected, "mammoth": 8}
    assert all(camps(s, clan) == [] for clan in ("ice_river", "cave_people", "hornfoot"))


@pytest.mark.parametrize(
    ("mode", "seats", "mammoths", "total"),
    [
        ("brotherhood", 3, False, 57),
        ("brotherhood", 4, False, 57),
        ("brotherhood", 3, True, 63),
        ("brotherhood", 4, True, 63),
        ("brotherhood56", 5, True, 84),
        ("brotherhood56", 6, True, 105),
    ],
)
def test_SET_19_SET_20_COMP_20_tokens_of_the_clans_in_play_lie_under_pieces_and_in_the_supply(
    mode: str, seats: int, mammoths: bool, total: int
) -> None:
    """12 regular, 4 climbers, 3 giants, 2 mammoths of each clan; 11 per player under pieces."""
    s = founded(seats, rules=mode, mammoths=mammoths)
    pool = token_pool(s)
    clans = [clan for clan, _, _ in TRAILS[max(4, seats)]]
    each: Cards = {"regular": 12, "climber": 4, "giant": 3}
    if mammoths:
        each["mammoth"] = 2
    assert pool["unturned"] == dict.fromkeys(clans, each)
    assert (pool["face_down"], pool["supply"]) == (total, total - 11 * seats)
    assert pool["open"] == {clan: {} for clan in clans}
    for seat in range(seats):
        assert seat_of(s, seat)["tokens"] == {"settlements": [True] * 3, "keeps": 8}


def test_SET_20_b_nobody_may_look_at_a_face_down_token() -> None:
    s = founded()
    for viewer in range(4):
        shown = view(s, viewer)
        assert shown["board"]["tokens"] == view(s, RED)["board"]["tokens"]
    refused(s, s.active, "look token", "HIDDEN", "SET-20")
    refused(s, s.active, "peek tokens", "HIDDEN", "SET-20")


def test_SET_15_founding_settlements_turn_no_token() -> None:
    """AMB-1"""
    s = founding(4, rules="brotherhood")
    assert seat_of(s, RED)["tokens"]["settlements"] == [False, False, True, True, True]
    by = s.active
    events = do(s, by, moves(s, by)[0])
    assert names(events) == ["settlement"]
    assert (phase(s), seat_of(s, by)["tokens"]["settlements"]) == ("found_road", [False, True, True, True])


def test_SET_15_WILD_3_c_or_each_turns_its_own_where_the_table_plays_so() -> None:
    """AMB-1, `founding_tokens = reveal`"""
    s = founding(4, rules="brotherhood", founding_tokens="reveal")
    assert token_pool(s)["supply"] == 57 - 4 * 13
    by = s.active
    do(s, by, moves(s, by)[0])
    assert (decides(s), len(odds(s))) == (("token", CHANCE), 9)
    nature(s, "token hornfoot climber")
    assert (phase(s), camps(s, "hornfoot")) == ("found_road", ["climber"])
    clans = ["ice_river", "cave_people", "hornfoot"]
    while phase(s) != "found_guard":
        by = GAME.actors(s)[0]
        if by == CHANCE:
            clans.append(clans.pop(0))
            nature(s, f"token {clans[0]} regular")
        else:
            do(s, by, moves(s, by)[0])
    opened = sum(n for bag in token_pool(s)["open"].values() for n in bag.values())
    assert (opened, token_pool(s)["supply"]) == (8, 57 - 4 * 13)
    assert seat_of(s, RED)["tokens"] == {"settlements": [True] * 3, "keeps": 8}


def test_SET_15_WILD_28_b_a_rush_while_founding_breaches_the_empty_wall() -> None:
    s = founding(6, rules="brotherhood56", founding_tokens="reveal")
    while phase(s) != "over":
        if decides(s)[1] == CHANCE:
            nature(s, "token ice_river regular")
        else:
            by = GAME.actors(s)[0]
            do(s, by, moves(s, by)[0])
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.ending, breaches(s)) == ("breaches", 3)
    # AMB-37: nobody has a guard, so most points decide; player 6 alone has two settlements.
    assert outcome.winners == [(int(view(s, 0)["first"]) + 5) % 6]


# --- founding guards ---


@each_table
def test_SET_21_the_third_round_places_a_guard_each_in_the_order_of_players(mode: str, seats: int) -> None:
    s = founded(seats, seed=3, rules=mode)
    first = int(view(s, 0)["first"])
    for step in range(seats):
        by = (first + step) % seats
        assert decides(s) == ("found_guard", by)
        assert moves(s, by) == [f"guard {section}" for section in range(max(4, seats))]
        before = hand(s, by)
        do(s, by, f"guard {step % 2}")
        assert (guards(s, by), hand(s, by)) == (1, before)
    order = [(first + step) % seats for step in range(seats)]
    assert (wall(s, 0), wall(s, 1)) == (order[::2], order[1::2])
    assert decides(s) == ("pre_roll", first)


def test_SET_21_b_with_six_players_a_section_can_be_full_already() -> None:
    s = founded(6, rules="brotherhood56")
    for _ in range(5):
        do(s, GAME.actors(s)[0], "guard 2")
    last = GAME.actors(s)[0]
    refused(s, last, "guard 2", "SECTION_FULL", "SET-21")
    assert moves(s, last) == [f"guard {section}" for section in (0, 1, 3, 4, 5)]
    refused(s, (last + 1) % 6, "guard 1", "NOT_YOUR_TURN", "SET-21")


# --- heroes ---

A = ["mormont", "marsh", "samwell", "yarwyck", "thorne", "melisandre"]
REST = ["mance", "benjen", "ygritte", "yoren", "qhorin"]
EXTENSION = ["aemon", "gilly", "jon", "osha"]
SURE = ["benjen", "ygritte", "qhorin"]


@pytest.mark.parametrize("seed", range(4))
@each_table
def test_SET_22_heroes_are_dealt_by_player_number(mode: str, seats: int, seed: int) -> None:
    """AMB-49: player 1 gets the highest letter."""
    s = founding(seats, seed=seed, rules=mode)
    first = int(view(s, 0)["first"])
    dealt = [view(s, 0)["seats"][(first + place) % seats]["hero"]["name"] for place in range(seats)]
    assert dealt == A[:seats][::-1]
    assert all(view(s, 0)["seats"][seat]["hero"]["side"] == "A" for seat in range(seats))
    assert not any(view(s, 0)["seats"][seat]["hero"]["new"] for seat in range(seats))


@pytest.mark.parametrize("seats", [3, 4])
def test_SET_22_COMP_13_with_the_box_of_eleven_all_others_lie_in_the_display(seats: int) -> None:
    """CON-32"""
    for seed in range(3):
        facts: Document = GAME.setup("brotherhood", seats, Random(seed)).facts
        assert sorted(facts["display"]) == sorted(A[seats:] + REST)
        assert len(facts["display"]) == 11 - seats
        assert sorted(display(founding(seats, seed=seed, rules="brotherhood"))) == sorted(facts["display"])


@each_table
def test_SET_22_SET_23_with_the_extension_the_display_has_seven_or_eight_some_of_them_drawn(
    mode: str, seats: int
) -> None:
    sure = A[seats:] + SURE
    drawn = ["mance", "yoren", *EXTENSION]
    seen: set[str] = set()
    for seed in range(40):
        facts: Document = GAME.setup(mode, seats, Random(seed), heroes="extended7").facts
        shown: list[str] = facts["display"]
        assert len(shown) == len(set(shown)) == (8 if seats == 5 else 7)
        assert set(sure) <= set(shown) <= set(sure + drawn)
        seen |= set(shown)
    assert seen == set(sure + drawn)  # each of them can be drawn


@each_table
def test_SET_23_MODE_15_or_every_hero_not_dealt(mode: str, seats: int) -> None:
    facts: Document = GAME.setup(mode, seats, Random(0), heroes="all").facts
    assert sorted(facts["display"]) == sorted(A[seats:] + REST + EXTENSION)


@pytest.mark.parametrize("change", ["less", "more", "foreign", "twice"])
def test_SET_22_d_a_display_that_cannot_have_been_dealt_is_refused(change: str) -> None:
    setup = GAME.setup("brotherhood", 4, Random(0))
    facts: Document = dict(setup.facts)
    shown = list(facts["display"])
    other = {"less": shown[1:], "more": [*shown, "osha"], "foreign": [*shown[1:], "mormont"]}
    facts["display"] = other.get(change, [*shown[1:], shown[1]])
    with pytest.raises(Refused) as problem:
        GAME.new_game(Setup(setup.rules, 4, setup.options, facts))
    assert (problem.value.refusal.code, problem.value.refusal.rule) == ("BAD_SETUP", "SET-22")


# --- pieces and cards ---


@each_table
def test_COMP_4_COMP_7_COMP_11_COMP_31_pieces_cards_and_the_pile(mode: str, seats: int) -> None:
    large = mode == "brotherhood56"
    s = founding(seats, rules=mode)
    place = board(mode, seats)
    pile = {"patrol": 20, "winter": 3, "roads": 3, "recruits": 3, "victory": 5}
    if not large:
        pile = {"patrol": 14, "winter": 2, "roads": 2, "recruits": 2, "victory": 5}
    assert place.scene["cards"] == pile
    assert view(s, RED)["pile"] == (34 if large else 25)
    assert view(s, RED)["supply"] == dict.fromkeys(view(s, RED)["supply"], 24 if large else 19)
    for seat in range(seats):
        left = [seat_of(s, seat)[f"{piece}_left"] for piece in ("roads", "settlements", "keeps", "guards")]
        assert left == [14, 5, 4, 7]
    assert place.scene["colours"] == ["red", "blue", "yellow", "black", "green", "white"][:seats]
    assert cards(s, YELLOW) == {}
