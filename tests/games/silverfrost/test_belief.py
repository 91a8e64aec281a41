"""What a seat believes of hands that it has followed: sizes, certainty, and the worlds that `determinize` deals."""

from collections.abc import Iterator

from frostwall.core.belief import BLANK
from frostwall.core.engine import drawn
from frostwall.core.knowledge import Knowledge
from frostwall.core.rng import Rng
from frostwall.core.types import CHANCE, Event, Json
from frostwall.games.silverfrost.engine.game import GAME
from frostwall.games.silverfrost.engine.state import State


def hand(s: State, seat: int) -> dict[str, int]:
    counts = [s.hand_count(seat, card) for card in range(s.deck.cards)]
    return {s.deck.card_names[card]: n for card, n in enumerate(counts) if n}


def played(seed: int, seats: int, most: int) -> Iterator[tuple[State, list[Knowledge]]]:
    """A random game, and what each seat has learnt after each move."""
    s = GAME.new_game(GAME.setup("standard", seats, Rng(seed)))
    known = [GAME.knowledge(s, seat) for seat in range(seats)]
    rng = Rng(seed, 1)
    for _ in range(most):
        actors = GAME.actors(s)
        if not actors:
            return
        seat = actors[0]
        move = drawn(GAME.chance(s), rng) if seat == CHANCE else GAME.random_move(s, seat, rng)
        events: list[Event] = []
        GAME.apply(s, seat, move, events)
        for one in known:
            one.fold(events)
        yield s, known


def sizes(known: Knowledge, zone: str) -> set[int]:
    """How many cards lie there, in every case."""
    assert known.belief is not None
    assert zone in known.belief.followed
    data = known.belief.to_json()
    certain = sum(known.zones.get(zone, {}).values())
    cases = data["cases"]
    assert isinstance(cases, list)
    return {certain + sum(case["zones"].get(zone, {}).values()) for case in cases}


def test_a_seat_knows_how_many_cards_each_hand_holds() -> None:
    for s, known in played(3, 3, 260):
        for viewer, one in enumerate(known):
            for seat in range(3):
                zone = f"hand:{seat}"
                assert sizes(one, zone) == {sum(hand(s, seat).values())}
                if seat == viewer:
                    assert one.zones.get(zone, {}) == hand(s, seat)
                assert all(hand(s, seat).get(name, 0) >= n for name, n in one.minimum(zone).items())


def passed(cards: dict[str, int] | None, source: str | None, target: str | None) -> Event:
    args: Json = {"cards": cards, "count": 1, "source": source, "target": target}
    return Event("passed", 1, args, "GEN-5")


def test_a_card_taken_in_sight_stays_likely_when_another_is_discarded_unseen() -> None:
    s = [s for s, _ in played(5, 2, 120)][-1]
    name = min(hand(s, 1))
    held = sum(hand(s, 1).values())
    known = GAME.knowledge(GAME.new_game(GAME.setup("standard", 2, Rng(5))), 0)
    known.fold([passed(None, None, "hand:1")] * held)
    known.fold([passed({name: 1}, None, "hand:1"), passed(None, "hand:1", "discard")])
    assert known.zones["hand:1"].get(BLANK, 0) >= held - 1
    worlds = [GAME.determinize(s, 0, Rng(n), known) for n in range(1500)]
    share = sum(name in hand(world, 1) for world in worlds) / len(worlds)
    copies = sum(name in hand(GAME.determinize(s, 0, Rng(n)), 1) for n in range(1500)) / 1500
    # It is still there, or it was discarded and perhaps another copy was drawn.
    expected = held / (held + 1) + copies / (held + 1)
    assert abs(share - expected) < 0.04
    assert copies < 0.3
    assert all(sum(hand(world, 1).values()) == held for world in worlds)


def test_a_card_given_unseen_is_in_one_of_two_hands() -> None:
    """Seat 0 sees seat 1 take a card, and give one of its two cards to seat 2."""
    known = GAME.knowledge(GAME.new_game(GAME.setup("standard", 3, Rng(5))), 0)
    name = GAME.deck.card_names[0]
    known.fold([passed({name: 1}, None, "hand:1"), passed(None, None, "hand:1")])
    known.fold([passed(None, "hand:1", "hand:2")])
    found = [known.draw(Rng(n)) for n in range(1000)]
    here = sum(name in known.believed("hand:1", one) for one in found)
    there = sum(name in known.believed("hand:2", one) for one in found)
    assert here + there == 1000
    assert abs(here - 500) < 60


def test_who_showed_a_card_need_not_hold_another_copy() -> None:
    """A hand of unseen cards shows one of which there are several. That it holds another one is less likely than the
    hidden cards alone would say: a hand with two can show one just as well, but there are fewer such hands."""
    s = [s for s, _ in played(5, 2, 120)][-1]
    held = sum(hand(s, 1).values())
    plain = [GAME.determinize(s, 0, Rng(n)) for n in range(3000)]
    name = max(GAME.deck.card_names, key=lambda card: sum(card in hand(world, 1) for world in plain))
    known = GAME.knowledge(GAME.new_game(GAME.setup("standard", 2, Rng(5))), 0)
    known.fold([passed(None, None, "hand:1")] * (held + 1))
    known.fold([passed({name: 1}, "hand:1", "valley")])
    assert known.shown("hand:1") == {name: (1, held)}
    weights = [1 / (1 + hand(world, 1).get(name, 0)) for world in plain]
    expected = sum(weight for weight in weights if weight < 1) / sum(weights)
    worlds = [GAME.determinize(s, 0, Rng(n), known) for n in range(3000)]
    share = sum(name in hand(world, 1) for world in worlds) / len(worlds)
    before = sum(name in hand(world, 1) for world in plain) / len(plain)
    assert before - expected > 0.04
    assert abs(share - expected) < 0.02
