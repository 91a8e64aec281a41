"""What a viewer has learnt: lower bounds from cards it saw move, and kinds that somebody had to say he has none of."""

import json

import pytest

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


def test_as_plain_data_and_back() -> None:
    known = Knowledge(1)
    known.fold([moved("supply", "hand:2", {"wool": 2, "ore": 1}), moved("supply", "hand:0", {"brick": 1})])
    known.fold([none_of("hand:2", "grain", "brick"), none_of("hand:0", "ore")])
    data = known.to_json()
    assert data == {
        "viewer": 1,
        "zones": {"hand:0": {"brick": 1}, "hand:2": {"ore": 1, "wool": 2}},
        "without": {"hand:0": ["ore"], "hand:2": ["brick", "grain"]},
        "belief": None,
    }
    again = Knowledge.from_json(json.loads(json.dumps(data)))
    assert (again.viewer, again.zones, again.without) == (known.viewer, known.zones, known.without)
    again.fold([moved("hand:2", "supply", {"wool": 1}), moved("supply", "hand:0", {"ore": 1})])
    assert again.minimum("hand:2") == {"ore": 1, "wool": 1}
    assert again.absent("hand:0") == set()
    assert known.to_json() == data


def test_the_same_knowledge_is_the_same_text() -> None:
    one, other = Knowledge(0), Knowledge(0)
    one.fold([moved("supply", "hand:2", {"wool": 1}), moved("supply", "hand:1", {"ore": 1, "brick": 1})])
    unseen = moved("hand:2", "hand:3", {"wool": 1}, only=(2, 3))  # after it nothing is known of hand:2
    one.fold([none_of("hand:1", "grain", "wool"), unseen])
    other.fold([none_of("hand:1", "wool"), none_of("hand:1", "grain")])
    other.fold([moved("supply", "hand:1", {"brick": 1}), moved("supply", "hand:1", {"ore": 1})])
    assert json.dumps(one.to_json()) == json.dumps(other.to_json())
    assert Knowledge.from_json(Knowledge(-2).to_json()).to_json() == {
        "viewer": -2,
        "zones": {},
        "without": {},
        "belief": None,
    }


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"viewer": 0, "zones": {}},
        {"viewer": 0, "zones": {}, "without": {}, "belief": None, "more": 1},
        {"viewer": "0", "zones": {}, "without": {}, "belief": None},
        {"viewer": 0, "zones": [], "without": {}, "belief": None},
        {"viewer": 0, "zones": {"hand:1": ["wool"]}, "without": {}, "belief": None},
        {"viewer": 0, "zones": {"hand:1": {"wool": 0}}, "without": {}, "belief": None},
        {"viewer": 0, "zones": {"hand:1": {"wool": True}}, "without": {}, "belief": None},
        {"viewer": 0, "zones": {}, "without": {"hand:1": {"wool": 1}}, "belief": None},
        {"viewer": 0, "zones": {}, "without": {"hand:1": [1]}, "belief": None},
    ],
)
def test_what_is_no_knowledge_is_refused(data: Json) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Knowledge.from_json(data)
