"""What a viewer has learnt: lower bounds from cards it saw move, and kinds that somebody had to say he has none of."""

from frostwall.core.knowledge import Knowledge
from frostwall.core.types import Event, Json


def moved(source: str, target: str, cards: dict[str, int], only: tuple[int, ...] | None = None) -> Event:
    args: Json = {"cards": cards, "count": sum(cards.values()), "source": source, "target": target}
    return Event("moved", 0, args, "X-1", only, ("cards",) if only is not None else ())


def none_of(zone: str, *names: str) -> Event:
    return Event("asked", 0, {"none_in": zone, "none": list(names)}, "X-1")


def test_cards_seen_are_a_lower_bound() -> None:
    known = Knowledge(0)
    known.fold([moved("supply", "hand:1", {"wool": 2, "ore": 1})])
    assert known.minimum("hand:1") == {"wool": 2, "ore": 1}
    known.fold([moved("hand:1", "hand:2", {"wool": 1}, only=(1, 2))])  # one card, unseen
    assert known.minimum("hand:1") == {"wool": 1}
    assert known.minimum("hand:2") == {}


def test_none_stays_known_until_such_a_card_may_have_come() -> None:
    known = Knowledge(0)
    known.fold([none_of("hand:1", "wool", "ore")])
    assert known.absent("hand:1") == {"wool", "ore"}
    known.fold([moved("supply", "hand:1", {"brick": 1}), moved("hand:1", "supply", {"grain": 1})])
    assert known.absent("hand:1") == {"wool", "ore"}
    known.fold([moved("supply", "hand:1", {"ore": 1})])
    assert known.absent("hand:1") == {"wool"}
    copy = known.clone()
    known.fold([moved("hand:2", "hand:1", {"wool": 1}, only=(1, 2))])
    assert known.absent("hand:1") == set()
    assert copy.absent("hand:1") == {"wool"}
    assert known.absent("hand:2") == set()


def test_who_sees_the_card_keeps_what_it_knows() -> None:
    known = Knowledge(2)
    known.fold([none_of("hand:1", "wool"), moved("hand:2", "hand:1", {"ore": 1}, only=(1, 2))])
    assert known.absent("hand:1") == {"wool"}
