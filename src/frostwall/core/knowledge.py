"""What one viewer has learnt about hidden zones: a lower bound per zone and card, folded from masked events.

Kept beside the state, never in it. An event takes part when its args have `source`, `target` (zone names such
as "hand:2", or None) and `count`; `cards` is a mapping of names to counts, or None where the viewer may not
know it; `back` are cards that pass the other way in the same event. A look at a zone has `zone` and `cards`,
and nothing moves. Somebody who has to say that a zone holds none of some cards says it with `none_in` and `none`; that
stays true until such a card, or one the viewer does not see, comes in.
"""

from typing import Final

from frostwall.core.belief import Bag, Belief
from frostwall.core.readers import array, json_object, keys, number
from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR, Event, Json

_MOST: Final = 1_000_000  # cards of a name: more than any game has


class Knowledge:
    def __init__(self, viewer: int, zones: dict[str, dict[str, int]] | None = None) -> None:
        self.viewer = viewer
        self.zones: dict[str, dict[str, int]] = zones if zones is not None else {}
        self.without: dict[str, set[str]] = {}  # by zone, the cards it does not hold
        # How the cards may lie; None if the viewer has not followed the game from its start.
        self.belief: Belief | None = None

    @staticmethod
    def of_new_game(viewer: int, zones: dict[str, Bag]) -> "Knowledge":
        """For a viewer who follows the game from its first event on. These zones lie open before it."""
        known = Knowledge(viewer, {zone: dict(cards) for zone, cards in zones.items()})
        known.belief = Belief()
        known.belief.sure = {zone: dict(cards) for zone, cards in zones.items()}
        return known

    def clone(self) -> "Knowledge":
        copy = Knowledge(self.viewer, {zone: dict(cards) for zone, cards in self.zones.items()})
        copy.without = {zone: set(names) for zone, names in self.without.items()}
        copy.belief = None if self.belief is None else self.belief.clone()
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        return read_knowledge, (self.to_json(),)

    def to_json(self) -> Json:
        """As plain data, sorted, and without zones of which nothing is known: the same knowledge is the same text."""
        zones = {zone: dict(sorted(cards.items())) for zone, cards in sorted(self.zones.items()) if cards}
        without = {zone: sorted(names) for zone, names in sorted(self.without.items()) if names}
        belief = None if self.belief is None else self.belief.to_json()
        return {"viewer": self.viewer, "zones": zones, "without": without, "belief": belief}

    @staticmethod
    def from_json(data: Json) -> "Knowledge":
        """The other way; raises ValueError for anything `to_json` does not write."""
        keys(data, ["viewer", "zones", "without", "belief"])
        known = Knowledge(number(data["viewer"], SPECTATOR, _MOST))
        for zone, cards in json_object(data["zones"]).items():
            known.zones[zone] = {name: number(n, 1, _MOST) for name, n in json_object(cards).items()}
        for zone, names in json_object(data["without"]).items():
            known.without[zone] = {_name(name) for name in array(names)}
        if data["belief"] is not None:
            known.belief = Belief.from_json(json_object(data["belief"]))
        return known

    def absent(self, zone: str) -> set[str]:
        return self.without.get(zone, set())

    def minimum(self, zone: str) -> dict[str, int]:
        return self.zones.get(zone, {})

    def draw(self, rng: Rng) -> dict[str, Bag]:
        """One way in which the cards that are in doubt may lie, as often as it is likely."""
        return {} if self.belief is None else self.belief.draw(rng)

    def believed(self, zone: str, drawn: dict[str, Bag]) -> Bag:
        """The cards of a zone as they were drawn: all of them, or those that are certain if it is not followed."""
        bag = drawn.get(zone)
        if bag is None and self.belief is not None:
            bag = self.belief.certain(zone)
        return self.minimum(zone) if bag is None else bag

    def fold(self, events: list[Event]) -> None:
        """Take in what happened. The events may be unmasked: they are masked for this viewer first."""
        for event in events:
            self._learn(event.for_viewer(self.viewer))

    def _learn(self, event: Event) -> None:
        cards = event.args.get("cards")
        zone = event.args.get("zone")
        if isinstance(zone, str):
            if isinstance(cards, dict):
                known = self.zones.setdefault(zone, {})
                for name, n in cards.items():
                    known[name] = max(known.get(name, 0), n)
                if self.belief is not None:
                    self.belief.see(zone, cards)
            return
        none_in = event.args.get("none_in")
        none = event.args.get("none")
        if isinstance(none_in, str) and isinstance(none, list):
            self.without.setdefault(none_in, set()).update(none)
            if self.belief is not None:
                self.belief.exclude(none_in, none)
        count = event.args.get("count")
        if not isinstance(count, int):
            return
        source = event.args.get("source")
        target = event.args.get("target")
        self._pass(source, target, cards, count)
        back = event.args.get("back")
        if isinstance(back, dict):
            self._pass(target, source, back, sum(back.values()))

    def _pass(self, source: object, target: object, cards: object, count: int) -> None:
        if self.belief is not None:
            self.belief.move(
                source if isinstance(source, str) else None,
                target if isinstance(target, str) else None,
                cards if isinstance(cards, dict) else None,
                count,
            )
        if isinstance(source, str) and source in self.zones:
            known = self.zones[source]
            for name in list(known):
                gone = cards.get(name, 0) if isinstance(cards, dict) else count
                known[name] = max(0, known[name] - gone)
                if known[name] == 0:
                    del known[name]
        if isinstance(target, str) and isinstance(cards, dict):
            known = self.zones.setdefault(target, {})
            for name, n in cards.items():
                known[name] = known.get(name, 0) + n
                self.absent(target).discard(name)
        elif isinstance(target, str) and count:
            self.without.pop(target, None)


def _name(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{str(value)[:40]} is not a name")
    return value


def read_knowledge(data: Json) -> Knowledge:
    return Knowledge.from_json(data)
