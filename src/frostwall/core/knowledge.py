"""What one viewer has learnt about hidden zones: a lower bound per zone and card, folded from masked events.

Kept beside the state, never in it. An event takes part when its args have `source`, `target` (zone names such
as "hand:2", or None) and `count`; `cards` is a mapping of names to counts, or None where the viewer may not
know it; `back` are cards that pass the other way in the same event. A look at a zone has `zone` and `cards`,
and nothing moves. Somebody who has to say that a zone holds none of some cards says it with `none_in` and `none`; that
stays true until such a card, or one the viewer does not see, comes in.
"""

from typing import Final

from frostwall.core.belief import BLANK, Bag, Belief, Shown, added, named
from frostwall.core.readers import array, json_object, keys, number
from frostwall.core.rng import Rng
from frostwall.core.types import SPECTATOR, Event, Json

_MOST: Final = 1_000_000  # cards of a name: more than any game has
_NONE: Final[frozenset[str]] = frozenset()


class Knowledge:
    """A bag or a set in it is replaced and never changed, so a copy shares them."""

    def __init__(self, viewer: int, zones: dict[str, Bag] | None = None) -> None:
        self.viewer = viewer
        self.zones: dict[str, Bag] = zones if zones is not None else {}
        self.without: dict[str, frozenset[str]] = {}  # by zone, the cards it does not hold
        # How the cards may lie; None if the viewer has not followed the game from its start.
        self.belief: Belief | None = None

    @staticmethod
    def of_new_game(viewer: int, zones: dict[str, Bag], unseen: Bag | None = None) -> "Knowledge":
        """For a viewer who follows these zones from the first event on. They lie open before it, and the cards that
        come there unseen from elsewhere are some of `unseen`."""
        known = Knowledge(viewer, dict(zones))
        known.belief = Belief(frozenset(zones), unseen)
        return known

    def clone(self) -> "Knowledge":
        copy = Knowledge(self.viewer, dict(self.zones))
        copy.without = dict(self.without)
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
            known.without[zone] = frozenset(_name(name) for name in array(names))
        if data["belief"] is not None:
            known.belief = Belief.from_json(json_object(data["belief"]))
        return known

    def absent(self, zone: str) -> frozenset[str]:
        return self.without.get(zone, _NONE)

    def minimum(self, zone: str) -> Bag:
        """The cards of a zone that are certain."""
        return named(self.zones.get(zone, {}))

    def draw(self, rng: Rng) -> dict[str, Bag]:
        """One way in which the cards that are in doubt may lie, as often as it is likely."""
        return {} if self.belief is None else self.belief.draw(rng, self.zones)

    def believed(self, zone: str, drawn: dict[str, Bag]) -> Bag:
        """The cards of a zone as they were drawn: all of them, or those that are certain if it is not followed."""
        bag = drawn.get(zone)
        return self.minimum(zone) if bag is None else named(bag)

    def shown(self, zone: str) -> dict[str, Shown]:
        """What cards of the zone turned out to be that came there unseen."""
        return {} if self.belief is None else self.belief.shown.get(zone, {})

    def fold(self, events: list[Event]) -> None:
        """Take in what happened. The events may be unmasked: they are masked for this viewer first."""
        for event in events:
            self._learn(event.for_viewer(self.viewer))

    def _learn(self, event: Event) -> None:
        args = event.args
        zone = args.get("zone")
        if isinstance(zone, str):
            seen = args.get("cards")
            if isinstance(seen, dict):
                self._see(zone, seen)
            return
        none_in = args.get("none_in")
        if isinstance(none_in, str):
            none = args.get("none")
            if isinstance(none, list):
                self.without[none_in] = self.absent(none_in).union(none)
                if self.belief is not None:
                    self.belief.exclude(none_in, none, self.zones)
        count = args.get("count")
        if not isinstance(count, int):
            return
        source = args.get("source")
        target = args.get("target")
        self._pass(source, target, args.get("cards"), count)
        back = args.get("back")
        if isinstance(back, dict):
            self._pass(target, source, back, sum(back.values()))

    def _see(self, zone: str, cards: Bag) -> None:
        if self.belief is not None:
            self.belief.prove(zone, cards, self.zones)
        known = dict(self.zones.get(zone, {}))
        for name, n in cards.items():
            known[name] = max(known.get(name, 0), n)
        self.zones[zone] = known

    def _pass(self, source: object, target: object, cards: object, count: int) -> None:
        if isinstance(cards, dict):
            if isinstance(source, str):
                self._take(source, cards)
            if isinstance(target, str):
                self._put(target, cards)
        elif count:
            self._pass_unseen(
                source if isinstance(source, str) else None,
                target if isinstance(target, str) else None,
                count,
            )

    def _take(self, source: str, cards: Bag) -> None:
        if self.belief is not None:
            self.belief.prove(source, cards, self.zones)
        known = self.zones.get(source)
        if known:
            self.zones[source] = {
                name: n - cards.get(name, 0) for name, n in known.items() if n > cards.get(name, 0)
            }

    def _put(self, target: str, cards: Bag) -> None:
        self.zones[target] = added(self.zones.get(target, {}), cards)
        absent = self.without.get(target)
        if absent:
            self.without[target] = absent.difference(cards)

    def _pass_unseen(self, source: str | None, target: str | None, count: int) -> None:
        if target is not None:
            self.without.pop(target, None)
        belief = self.belief
        if belief is not None and source is not None and source in belief.followed:
            followed = target if target is not None and target in belief.followed else None
            belief.pass_unseen(source, followed, count, self.zones)
            return
        if belief is not None and target is not None and target in belief.followed:
            if belief.unseen is None:
                belief.lose_sight(target, self.zones)
            else:
                self._put(target, {BLANK: count})
        if source is not None and source in self.zones:
            known = self.zones[source]
            self.zones[source] = {name: n - count for name, n in known.items() if n > count}


def _name(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{str(value)[:40]} is not a name")
    return value


def read_knowledge(data: Json) -> Knowledge:
    return Knowledge.from_json(data)
