"""Set-up (chapter 3, 11.1) and the options that act there, one rule per test."""

from random import Random
from typing import Any

import pytest

from frostwall.core.types import CHANCE, Refusal, Setup
from frostwall.games.silverfrost.engine import state
from frostwall.games.silverfrost.engine.decisions import FRAME_NAMES
from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE_2
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.rules import FIRE, GOODS, SEASONS, SPACES, SPECIES
from frostwall.games.silverfrost.engine.state import NOTHING, State

COUNTS = [1, 2, 3, 4]


PREFERRED: dict[str, Any] = {"solo.clawSpecies": "preferred"}


class Table:
    """A game from its set-up on; nature deals as the seed says."""

    def __init__(self, seats: int = 2, first: int = 0, seed: int = 1, **options: object) -> None:
        self.s: State = GAME.new_game(Setup("standard", seats, dict(options), {"first": first}))
        self.rng = Random(seed)

    def deal(self, until: str = "") -> None:
        """Nature deals until a seat decides, or until this step."""
        while GAME.actors(self.s) == [CHANCE] and FRAME_NAMES[self.s.frame()] != until:
            outcomes = GAME.chance(self.s)
            move = self.rng.choices([m for m, _ in outcomes], [weight for _, weight in outcomes])[0]
            GAME.apply(self.s, CHANCE, move)

    def do(self, seat: int, text: str) -> None:
        judged = GAME.judge(self.s, seat, text)
        assert not isinstance(judged, Refusal), f"{text}: {judged}"
        GAME.apply(self.s, seat, judged)

    def legal(self, seat: int) -> list[str]:
        return [GAME.text(move) for move in GAME.legal_moves(self.s, seat)]

    def step(self) -> str:
        return FRAME_NAMES[self.s.frame()]

    def play_to(self, step: str) -> "Table":
        """Everybody takes the first answer until this step."""
        while True:
            self.deal(step)
            if self.step() == step:
                return self
            seat = GAME.actors(self.s)[0]
            self.do(seat, self.legal(seat)[0])

    def hand(self, seat: int) -> dict[int, int]:
        return {card: n for card in range(HEARTHSIDE_2.cards) if (n := int(self.s.hand_count(seat, card)))}


def ready(seats: int, **options: object) -> Table:
    """The first turn; in solo games Claw's, with his action card to come."""
    return Table(seats, 0, 1, **options).play_to("claw_action" if seats == 1 else "ready")


@pytest.mark.parametrize(("seats", "beacons"), [(1, "13"), (2, "13"), (3, "123"), (4, "1234")])
def test_SET_3_beacons_in_play(seats: int, beacons: str) -> None:
    s = ready(seats).s
    names = HEARTHSIDE_2.place_names
    assert [name[-1] for n, name in enumerate(names) if name.startswith("beacon") and s.in_play(n)] == list(
        beacons
    )


@pytest.mark.parametrize(("seats", "quests"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_SET_4_open_highland_quests(seats: int, quests: int) -> None:
    s = ready(seats).s
    assert len(set(s.highland_open)) == quests
    assert all(HEARTHSIDE_2.quest_level[quest] == 1 for quest in s.highland_open)


@pytest.mark.parametrize("seats", COUNTS)
def test_SET_6_four_giants_lie_open(seats: int) -> None:
    s = ready(seats).s
    assert NOTHING not in list(s.giants)
    assert sum(s.giant_pile) == 27 - 4
    assert sum(s.giant_gone) == 0


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_SET_7_eight_different_names_in_the_valley(seats: int, seed: int) -> None:
    s = Table(seats, seed=seed).play_to("species").s
    names = [s.valley[space * state.VALLEY] for space in range(SPACES)]
    assert NOTHING not in names
    assert len(set(names)) == 8
    lying = sum(s.valley[space * state.VALLEY + state.V_COUNT] for space in range(SPACES))
    assert sum(s.pile) == 123 - lying


@pytest.mark.parametrize("seats", COUNTS)
def test_SET_8_SET_9_SET_21_nothing_discarded_no_snow_no_cold(seats: int) -> None:
    table = Table(seats, **{"setup.mulligan": False}).play_to("claw_action" if seats == 1 else "ready")
    s = table.s
    assert sum(s.discard) == 0
    assert not s.freezing
    assert sum(s.snow) == 0
    assert all(s.valley[space * state.VALLEY + state.V_SNOW] == 0 for space in range(SPACES))


@pytest.mark.parametrize(
    ("seats", "left"), [(1, {"none"}), (2, {"none"}), (3, {"none", "3+P"}), (4, {"none", "3+P", "4P"})]
)
def test_SET_10_snow_cards_by_players(seats: int, left: set[str]) -> None:
    s = ready(seats).s
    markers = ["none", "3+P", "4P"]
    for card in range(HEARTHSIDE_2.snow_cards):
        assert s.snow_pile[card] == (1 if markers[HEARTHSIDE_2.snow_marker[card]] in left else 0)


def test_SET_11_the_side_of_the_tile() -> None:
    assert not ready(2).s.rules.snowstorm  # recommended for the first game: the default
    assert ready(2, snow_side="snowstorm").s.rules.snowstorm


def test_SET_12_species_in_turn_order_and_each_once() -> None:
    table = Table(3, first=1)
    table.deal()
    order = []
    for name in ("hare", "falcon", "penguin"):
        seat = GAME.actors(table.s)[0]
        order.append(seat)
        assert f"species {name}" in table.legal(seat)
        table.do(seat, f"species {name}")
        table.deal()
    assert order == [1, 2, 0]
    assert [SPECIES[table.s.get(seat, state.SPECIES)] for seat in range(3)] == ["penguin", "hare", "falcon"]


@pytest.mark.parametrize("seats", COUNTS)
def test_SET_20_what_everybody_starts_with(seats: int) -> None:
    s = ready(seats).s
    for seat in range(seats):
        assert SEASONS[s.get(seat, state.SEASON)] == "summer"
        assert [s.get(seat, good) for good in range(len(GOODS) - 1)] == [0, 0, 0, 0, 1, 0]  # SET-15: 1 fire
        assert s.get(seat, state.CARDS) == 0
        assert s.get(seat, state.SNOW) == 0
        assert (s.get(seat, state.NORMAL), s.get(seat, state.GUARD)) == (1, 1)  # SET-12
        assert s.get(seat, state.CHIMNEYS) == 0  # SET-14
        assert s.get(seat, state.CHIMNEYS_WAITING) == 2
        assert s.get(seat, state.HELD) == 1  # SET-16
        assert s.get(seat, state.DONE) == 0


def test_SET_16_two_quests_one_kept_all_at_once() -> None:
    table = Table(3).play_to("keep_quest")
    s = table.s
    assert GAME.actors(s) == [0, 1, 2]
    assert [s.get(seat, state.HELD) for seat in range(3)] == [2, 2, 2]
    kept = [table.legal(seat)[1] for seat in range(3)]
    others = [table.legal(seat)[0] for seat in range(3)]
    for seat in (2, 0, 1):
        table.do(seat, kept[seat])
    assert [s.get(seat, state.HELD) for seat in range(3)] == [1, 1, 1]
    for seat in range(3):
        quest = HEARTHSIDE_2.quest_names.index(kept[seat].removeprefix("keep "))
        assert s.holds_quest(seat, quest)
    under = {HEARTHSIDE_2.quest_names[entry & 255] for entry in s.lowland_tail}
    assert under == {text.removeprefix("keep ") for text in others}  # face down under the stack


@pytest.mark.parametrize(
    ("seats", "first", "hands"), [(2, 0, [5, 6]), (3, 1, [7, 5, 6]), (4, 3, [6, 7, 8, 5])]
)
def test_SET_18_hands_by_turn_order(seats: int, first: int, hands: list[int]) -> None:
    s = Table(seats, first=first).play_to("ready").s
    assert [s.get(seat, state.HAND) for seat in range(seats)] == hands
    assert s.active == first


def test_SET_17_the_first_player_is_drawn() -> None:
    firsts = {GAME.setup("standard", 4, Random(seed)).facts["first"] for seed in range(60)}
    assert firsts == {0, 1, 2, 3}


def test_AMB_3_the_host_may_begin() -> None:
    options = {"setup.firstPlayer": "host"}
    firsts = {GAME.setup("standard", 4, Random(seed), **options).facts["first"] for seed in range(20)}
    assert firsts == {0}


def test_SET_19_the_whole_hand_in_turn_order() -> None:
    table = Table(3, first=1).play_to("mulligan")
    s = table.s
    assert GAME.actors(s) == [1]
    assert sorted(table.legal(1)) == ["mulligan", "stay"]
    before = table.hand(1)
    table.do(1, "mulligan")
    assert {card: int(s.discard[card]) for card in before} == before  # AMB-4: onto the discard pile
    table.deal()
    assert s.get(1, state.HAND) == 5
    assert sum(s.discard) == 5
    assert GAME.actors(s) == [2]  # once: the next one is asked
    table.do(2, "stay")
    assert s.get(2, state.HAND) == 6
    table.do(0, "stay")
    assert table.step() == "ready"


def test_AMB_4_no_mulligan() -> None:
    table = Table(2, **{"setup.mulligan": False})
    table.play_to("keep_quest")
    for seat in (0, 1):
        table.do(seat, table.legal(seat)[0])
    table.deal()
    assert table.step() == "ready"


# --- solo (11.1) ---


def test_SOLO_1_as_for_two_players() -> None:
    s = ready(1).s
    assert len(s.highland_open) == 3  # SOLO-5
    assert not s.rules.snowstorm  # SOLO-4
    assert [
        s.in_play(HEARTHSIDE_2.place_names.index(name)) for name in ("guild_2", "guild_3", "hot_spring_2")
    ] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("mine", SPECIES)
def test_SOLO_3_claws_animals(mine: str) -> None:
    table = Table(1, **PREFERRED).play_to("species")
    table.do(0, f"species {mine}")
    s = table.play_to("claw_action").s
    wanted = "penguin" if mine == "red_panda" else "red_panda"  # he prefers the red pandas
    assert SPECIES[s.get(1, state.SPECIES)] == wanted
    assert (s.get(1, state.NORMAL), s.get(1, state.GUARD)) == (1, 1)


@pytest.mark.parametrize(("difficulty", "low", "high"), [(1, 5, 0), (2, 4, 1), (3, 4, 1), (4, 3, 2)])
def test_SOLO_5_claws_quests(difficulty: int, low: int, high: int) -> None:
    s = ready(1, difficulty=difficulty).s
    assert (s.claw_low, s.claw_high) == (low, high)
    assert s.get(1, state.HELD) == 0  # he draws no lowland quests
    turned = ready(1, difficulty=difficulty, **{"solo.questColumns": "highlandFirst"}).s
    assert (turned.claw_low, turned.claw_high) == (high, low)  # AMB-36


def test_SOLO_6_one_plan_card() -> None:
    s = ready(1).s
    assert len(s.display) == state.CORNERS
    assert list(s.display[1:]) == [state.UNCOVERED] * 4
    assert (sum(s.plan_pile), sum(s.action_pile)) == (7, 20)


def test_SOLO_8_claw_begins_without_a_hand() -> None:
    s = ready(1).s
    assert s.active == 1
    assert s.get(1, state.HAND) == 0
    assert s.get(0, state.HAND) == 6


def test_SOLO_9_claws_fire() -> None:
    assert ready(1).s.get(1, FIRE) == 1
    assert ready(1, **{"solo.clawStartFire": 0}).s.get(1, FIRE) == 0  # AMB-37


def test_AMB_76_no_chimneys_for_claw() -> None:
    s = ready(1).s
    assert s.get(1, state.CHIMNEYS) + s.get(1, state.CHIMNEYS_WAITING) == 0
    assert s.get(0, state.CHIMNEYS_WAITING) == 2
