"""Kinds of moves: packing, text, fields, and who may see which argument."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.small_state import KINDS as SMALL

from frostwall.core import bag as bags
from frostwall.core import kinds
from frostwall.core.conformance.probe import mutated, random_of
from frostwall.core.kinds import BAG, MOVER, NAME, NAMES, SEATS, WIDE, Arg, Kind, Kinds, Unreadable
from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR, Json

CARDS = ["brick", "grain", "lumber", "ore", "wool"]
GAME = Kinds(
    [
        Kind(1, "end"),
        Kind(2, "road", [Arg("path", most=71)]),
        Kind(3, "guard", [Arg("place", most=20, words={"camp": 63}), Arg("clan", NAME, ["thenn", "ice"])]),
        Kind(4, "discard", [Arg("cards", BAG, CARDS)]),
        Kind(
            WIDE,
            "offer",
            [Arg("give", BAG, CARDS), Arg("take", BAG, CARDS), Arg("to", SEATS)],
            "offer {give} for {take}",
            tails=["to {to}"],
            listed=False,
        ),
        Kind(
            6,
            "steal",
            [Arg("thief", most=5), Arg("victim", most=5), Arg("card", NAME, CARDS, only=("thief",))],
        ),
        Kind(7, "peek", [Arg("card", NAME, CARDS, only=(MOVER,))]),
        Kind(8, "bury", [Arg("card", NAME, CARDS, only=())]),
        Kind(254, "last", [Arg("a"), Arg("b"), Arg("c")]),
    ]
)


def moves_of(table: Kinds) -> st.SearchStrategy[int]:
    return st.integers(0, 10**9).map(lambda seed: _move(table, Random(seed)))


def _move(table: Kinds, rng: Random) -> int:
    return random_of(rng.choice(list(table.by_code.values())), rng)


# --- round trips ---


@given(st.one_of(moves_of(GAME), moves_of(SMALL)), st.booleans())
def test_text_and_fields_round_trip(move: int, small: bool) -> None:
    table = SMALL if small else GAME
    if not table.well_formed(move):
        return
    assert table.parse(table.text(move)) == move
    assert table.from_fields(table.fields(move)) == move


@given(st.integers(0, 10**9))
def test_random_moves_are_well_formed(seed: int) -> None:
    move = GAME.random(Rng(seed))
    assert GAME.well_formed(move)
    assert GAME.parse(GAME.text(move)) == move
    other = mutated(GAME, move, Random(seed))
    assert GAME.well_formed(other)


@given(st.integers(-(1 << 62), (1 << 62) - 1))
def test_any_integer(move: int) -> None:
    """An integer is no move, or has a text that is it."""
    if GAME.well_formed(move):
        assert GAME.parse(GAME.text(move)) == move


@given(st.integers(0, (1 << 25) - 1))
def test_any_bag(packed: int) -> None:
    """Where a game has fewer than five cards, a bag with a card beyond them is no move."""
    move = SMALL.by_name["stake"].make([packed])
    assert SMALL.well_formed(move) == (packed < 1 << 20)
    if SMALL.well_formed(move):
        assert SMALL.from_fields(SMALL.fields(move)) == move


def test_notation() -> None:
    for text in (
        "end",
        "road 0",
        "road 71",
        "guard camp ice",
        "guard 20 thenn",
        "discard nothing",
        "discard grain*2 wool",
        "offer ore for wool*2",
        "offer ore for wool*2 to 0,3",
        "offer nothing for nothing",
        "last 0 255 7",
    ):
        assert GAME.text(GAME.parse(text)) == text
    assert GAME.text(GAME.parse("  discard   wool grain grain ")) == "discard grain*2 wool"


def test_fields() -> None:
    offer: Json = {"kind": "offer", "give": {"ore": 1}, "take": {"wool": 2}, "to": [0, 3]}
    assert GAME.fields(GAME.parse("offer ore for wool*2 to 0,3")) == offer
    assert GAME.fields(GAME.parse("guard camp ice")) == {"kind": "guard", "place": "camp", "clan": "ice"}
    assert GAME.fields(GAME.parse("discard nothing")) == {"kind": "discard", "cards": {}}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("fly 3", "unknown_word"),
        ("road", "missing_argument"),
        ("road 72", "out_of_range"),
        ("road 07", "not_a_number"),
        ("road -1", "not_a_number"),
        ("road ٣", "not_a_number"),
        ("road 99999", "not_a_number"),
        ("road 1 2", "too_many_words"),
        ("end now", "too_many_words"),
        ("guard 3 wolf", "unknown_word"),
        ("guard hut ice", "not_a_number"),
        ("discard", "missing_argument"),
        ("discard gold", "unknown_word"),
        ("discard ore*0", "out_of_range"),
        ("discard ore*32", "out_of_range"),
        ("discard ore*20 ore*20", "out_of_range"),
        ("discard ore*", "not_a_number"),
        ("discard ore nothing", "unknown_word"),
        ("offer ore", "word_expected"),
        ("offer ore for", "missing_argument"),
        ("offer for ore", "missing_argument"),
        ("offer ore for wool to", "missing_argument"),
        ("offer ore for wool to 6", "out_of_range"),
        ("offer ore for wool to 1,1", "unknown_word"),
        ("offer ore for wool to 1,,2", "not_a_number"),
    ],
)
def test_unreadable(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as problem:
        GAME.parse(text)
    assert problem.value.reason == reason


VOCABULARY = [
    "end",
    "road",
    "offer",
    "discard",
    "for",
    "to",
    "nothing",
    "ore",
    "ore*2",
    "*",
    "0",
    "1,2",
    "?",
    "\x00",
]


@given(st.one_of(st.text(max_size=40), st.lists(st.sampled_from(VOCABULARY), max_size=8).map(" ".join)))
def test_any_text(text: str) -> None:
    """Nothing but Unreadable comes out of a text that means nothing."""
    try:
        move = GAME.parse(text)
    except Unreadable:
        return
    assert GAME.well_formed(move)
    assert GAME.parse(GAME.text(move)) == move


values = st.one_of(
    st.none(),
    st.integers(-5, 300),
    st.text(max_size=5),
    st.lists(st.integers(-1, 7), max_size=3),
    st.dictionaries(st.sampled_from([*CARDS, "gold"]), st.integers(-1, 40), max_size=3),
)


@given(
    st.dictionaries(
        st.sampled_from(["kind", "path", "give", "take", "to", "cards", "place", "clan"]), values
    ),
    st.sampled_from(["road", "offer", "discard", "guard", "fly"]),
)
def test_any_fields(fields: Json, kind: str) -> None:
    for given_fields in (fields, {**fields, "kind": kind}):
        try:
            move = GAME.from_fields(given_fields)
        except Unreadable:
            continue
        assert GAME.well_formed(move)


# --- packing ---


@given(st.integers(0, 255), st.integers(0, 255), st.integers(0, 255))
def test_packing_agrees_with_the_table(a: int, b: int, c: int) -> None:
    move = kinds.pack3(254, a, b, c)
    assert GAME.by_name["last"].make([a, b, c]) == move
    assert (kinds.first(move), kinds.second(move), kinds.third(move)) == (a, b, c)
    assert kinds.kind_of(move) == 254
    assert kinds.pack2(2, a, b) == kinds.pack3(2, a, b, 0)
    assert kinds.pack1(2, a) == kinds.pack2(2, a, 0)


@given(st.integers(0, (1 << 25) - 1), st.integers(0, (1 << 25) - 1), st.integers(0, 63))
def test_packing_bags_agrees_with_the_table(give: int, take: int, seats: int) -> None:
    two = kinds.pack_bags(2, bags.widen(give), bags.widen(take))
    assert (kinds.first_bag(two), kinds.second_bag(two)) == (bags.widen(give), bags.widen(take))
    move = kinds.pack_wide(bags.widen(give), bags.widen(take), seats)
    assert move == GAME.by_name["offer"].make([give, take, seats])
    assert move < 1 << 62
    assert kinds.kind_of(move) == WIDE
    assert (kinds.wide_give(move), kinds.wide_take(move)) == (bags.widen(give), bags.widen(take))
    assert kinds.wide_seats(move) == seats
    assert kinds.first_bag(kinds.pack_bag(4, bags.widen(give))) == bags.widen(give)


def test_kinds_that_do_not_fit() -> None:
    too_wide = [Arg("give", BAG), Arg("take", BAG), Arg("seats", SEATS)]
    for code, args in ((0, []), (256, []), (64 + WIDE, []), (192 + WIDE, []), (1, too_wide)):
        with pytest.raises(ValueError, match="fit"):
            Kind(code, "x", args)
    with pytest.raises(ValueError, match="share"):
        Kinds([Kind(1, "x"), Kind(1, "y")])
    with pytest.raises(ValueError, match="share"):
        Kinds([Kind(1, "x"), Kind(2, "x")])


# --- secrecy ---


def test_hidden_args() -> None:
    steal = GAME.parse("steal 1 3 ore")
    assert GAME.hidden_args(steal, -1, 1) == frozenset()
    for viewer in (0, 3, SPECTATOR):
        assert GAME.hidden_args(steal, -1, viewer) == {"card"}
    assert GAME.text(steal, GAME.hidden_args(steal, -1, 0)) == "steal 1 3 ?"
    peek = GAME.parse("peek ore")
    assert GAME.hidden_args(peek, 2, 2) == frozenset()
    assert GAME.hidden_args(peek, 2, 1) == {"card"}
    assert GAME.hidden_args(GAME.parse("bury ore"), 2, 2) == {"card"}


# --- lists of names, narrow arguments, several tails ---

TREES = ["acorn", "birch", "cone", "dew"]
FOREST = Kinds(
    [
        Kind(1, "drop", [Arg("cards", NAMES, TREES, only=(MOVER,))]),
        Kind(
            2,
            "plant",
            [
                Arg("card", NAME, TREES, bits=2),
                Arg("cost", BAG, ["sun", "rain"], bits=20),
                Arg("help", most=62, bits=6),
                Arg("into", SEATS),
            ],
            "plant {card} paying {cost}",
            tails=["using {help}", "into {into}"],
        ),
    ]
)


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("drop nothing", {"kind": "drop", "cards": []}),
        ("drop acorn cone cone", {"kind": "drop", "cards": ["acorn", "cone", "cone"]}),
        (
            "plant dew paying sun*2 rain",
            {"kind": "plant", "card": "dew", "cost": {"sun": 2, "rain": 1}, "help": 0, "into": []},
        ),
        (
            "plant acorn paying nothing using 62 into 3",
            {"kind": "plant", "card": "acorn", "cost": {}, "help": 62, "into": [3]},
        ),
        (
            "plant birch paying rain into 0",
            {"kind": "plant", "card": "birch", "cost": {"rain": 1}, "help": 0, "into": [0]},
        ),
    ],
)
def test_lists_and_tails(text: str, fields: dict[str, object]) -> None:
    move = FOREST.parse(text)
    assert FOREST.well_formed(move)
    assert FOREST.text(move) == text
    assert FOREST.fields(move) == fields
    assert FOREST.from_fields(fields) == move


def test_a_list_is_sorted_and_may_be_written_with_counts() -> None:
    assert FOREST.text(FOREST.parse("drop cone*2 acorn")) == "drop acorn cone cone"


@pytest.mark.parametrize("text", ["drop", "drop elm", "drop acorn*6", "drop acorn*3 dew*3", "drop acorn*0"])
def test_bad_lists(text: str) -> None:
    with pytest.raises(Unreadable):
        FOREST.parse(text)


@pytest.mark.parametrize(
    "text", ["plant dew paying sun into 1 using 2", "plant dew using 2", "plant dew paying sun using"]
)
def test_bad_tails(text: str) -> None:
    with pytest.raises(Unreadable):
        FOREST.parse(text)


def test_how_many_are_hidden_is_seen() -> None:
    move = FOREST.parse("drop acorn cone cone")
    assert FOREST.text(move, FOREST.hidden_args(move, 0, 1)) == "drop ? ? ?"
    assert FOREST.text(FOREST.parse("drop nothing"), frozenset({"cards"})) == "drop nothing"


def test_a_list_out_of_order_or_with_unknown_names_is_no_move() -> None:
    fine = FOREST.parse("drop acorn dew")
    assert FOREST.well_formed(fine)
    swapped = 1 | (4 << 8) | (1 << 16)
    assert not FOREST.well_formed(swapped)
    assert not FOREST.well_formed(1 | (5 << 8))
    assert not FOREST.well_formed(1 | (1 << 16))  # a gap


def test_random_moves_with_lists_are_well_formed() -> None:
    rng = Rng(3)
    for _ in range(300):
        move = FOREST.random(rng)
        assert FOREST.parse(FOREST.text(move)) == move
