"""What a viewer must believe about hidden zones: all the ways in which the cards may lie, each with its probability.

Folded from the same events as Knowledge, from the first one of a game on. A zone is followed as long as every card in
it came there in sight of the viewer, or unseen from another zone that is followed. A hand of cards drawn from a pile is
not: of such a zone Knowledge keeps what is certain, and every deal of the rest is equally likely.

Zones that are the same in every case are kept once. A card that is passed on unseen could be any card of its zone, each
copy equally likely; that is exact for a theft, and the best that can be said of a card that somebody chose.
"""

from typing import Final

from frostwall.core.readers import array, json_object, keys, number
from frostwall.core.rng import Rng
from frostwall.core.types import Json

Bag = dict[str, int]

MOST_CASES: Final = 400  # the least likely are dropped: what they hold together is far below one in a hundred
MOST_CARDS: Final = 1_000_000  # of a name: more than any game has
_SHARP: Final = 1 << 20  # steps in which a case is drawn


class Case:
    """One way in which the cards of the open zones may lie."""

    def __init__(self, weight: float, zones: dict[str, Bag]) -> None:
        self.weight = weight
        self.zones = zones

    def clone(self) -> "Case":
        return Case(self.weight, {zone: dict(bag) for zone, bag in self.zones.items()})


class Belief:
    def __init__(self) -> None:
        self.sure: dict[str, Bag] = {}  # followed zones that are the same in every case
        self.open: list[str] = []  # those that differ
        self.cases: list[Case] = [Case(1.0, {})]
        self.strange: set[str] = set()  # zones that are not followed

    def clone(self) -> "Belief":
        copy = Belief()
        copy.sure = {zone: dict(bag) for zone, bag in self.sure.items()}
        copy.open = list(self.open)
        copy.cases = [case.clone() for case in self.cases]
        copy.strange = set(self.strange)
        return copy

    def to_json(self) -> Json:
        return {
            "sure": self.sure,
            "cases": [{"weight": case.weight, "zones": case.zones} for case in self.cases],
            "strange": sorted(self.strange),
        }

    @staticmethod
    def from_json(data: Json) -> "Belief":
        """The other way; raises ValueError for anything `to_json` does not write."""
        keys(data, ["sure", "cases", "strange"])
        found = Belief()
        found.sure = _read_zones(data["sure"])
        found.strange = {_read_name(name) for name in array(data["strange"])}
        found.cases = []
        for each in array(data["cases"]):
            case = json_object(each)
            keys(case, ["weight", "zones"])
            weight = case["weight"]
            if not isinstance(weight, float) or not 0.0 < weight <= 1.0:
                raise ValueError("a weight is a number from 0 to 1")
            found.cases.append(Case(weight, _read_zones(case["zones"])))
        if not found.cases:
            raise ValueError("a belief has a case")
        found.open = sorted(found.cases[0].zones)
        if any(sorted(case.zones) != found.open for case in found.cases):
            raise ValueError("all cases have the same zones")
        return found

    # --- what happens ---

    def move(self, source: str | None, target: str | None, cards: Bag | None, count: int) -> None:
        """Cards pass from a zone to another; None: out of sight. `cards` is None where the viewer does not see them."""
        if source is not None and source not in self.sure and source not in self.open:
            self.strange.add(source)
        if target is not None and target not in self.open and target not in self.strange:
            self.sure.setdefault(target, {})
        if count == 0:
            return
        if cards is not None:
            self._take(source, cards)
            self._put(target, cards)
        elif source is None or source in self.strange:
            self._lose_sight(target)
        else:
            self._pass_unseen(source, target, count)

    def see(self, zone: str, cards: Bag) -> None:
        """The viewer has seen that the zone holds these cards."""
        if zone in self.open:
            self._keep([case for case in self.cases if _covers(case.zones[zone], cards)])

    def exclude(self, zone: str, names: list[str]) -> None:
        """The zone holds none of these."""
        if zone in self.open:
            self._keep([case for case in self.cases if not any(case.zones[zone].get(name) for name in names)])

    # --- what is believed ---

    def draw(self, rng: Rng) -> dict[str, Bag]:
        """One way in which the cards may lie, as often as it is likely: all open zones."""
        if len(self.cases) == 1:
            return self.cases[0].zones
        at = rng.below(_SHARP) / _SHARP
        for case in self.cases:
            at -= case.weight
            if at < 0:
                return case.zones
        return self.cases[-1].zones

    def certain(self, zone: str) -> Bag | None:
        """The cards of a followed zone if there is no doubt about them."""
        return self.sure.get(zone)

    # --- within ---

    def _take(self, source: str | None, cards: Bag) -> None:
        if source is None or source in self.strange:
            return
        if source in self.sure:
            _remove(self.sure[source], cards)
            return
        left = [case for case in self.cases if _covers(case.zones[source], cards)]
        for case in left:
            _remove(case.zones[source], cards)
        self._keep(left)

    def _lose_sight(self, zone: str | None) -> None:
        """Cards come into a zone that might be any."""
        if zone is None or zone in self.strange:
            return
        self.strange.add(zone)
        self.sure.pop(zone, None)
        if zone in self.open:
            self.open.remove(zone)
            for case in self.cases:
                del case.zones[zone]
            self._keep(self.cases)

    def _put(self, target: str | None, cards: Bag) -> None:
        if target is None or target in self.strange:
            return
        if target in self.sure:
            _add(self.sure[target], cards)
            return
        for case in self.cases:
            _add(case.zones[target], cards)

    def _pass_unseen(self, source: str, target: str | None, count: int) -> None:
        bag = self.sure.get(source)
        if bag is not None and (len(bag) == 1 or _size(bag) <= count):
            cards = dict(bag) if _size(bag) <= count else dict.fromkeys(bag, count)
            self._take(source, cards)
            self._put(target, cards)
            return
        self._open(source)
        if target is not None and target not in self.strange:
            self._open(target)
        else:
            target = None
        for _ in range(count):
            found: list[Case] = []
            for case in self.cases:
                found += _branches(case, source, target)
            self.cases = _merged(found)
        self._keep(self.cases)

    def _open(self, zone: str) -> None:
        if zone in self.open:
            return
        bag = self.sure.pop(zone)
        for case in self.cases:
            case.zones[zone] = dict(bag)
        self.open.append(zone)

    def _keep(self, cases: list[Case]) -> None:
        """These cases remain. If none does, the true one was among those that were dropped for being unlikely."""
        if not cases:
            self.strange.update(self.open)
            self.open = []
            self.cases = [Case(1.0, {})]
            return
        self.cases = _merged(cases)
        if len(self.cases) > MOST_CASES:
            self.cases = sorted(self.cases, key=_weight, reverse=True)[:MOST_CASES]
        whole = 0.0
        for case in self.cases:
            whole += case.weight
        for case in self.cases:
            case.weight /= whole
        self._close()

    def _close(self) -> None:
        """Zones about which there is no doubt any more."""
        first = self.cases[0].zones
        for zone in list(self.open):
            bag = first[zone]
            if all(case.zones[zone] == bag for case in self.cases):
                self.sure[zone] = bag
                self.open.remove(zone)
                for case in self.cases:
                    del case.zones[zone]
        if not self.open:
            self.cases = [Case(1.0, {})]


def _read_zones(data: object) -> dict[str, Bag]:
    found: dict[str, Bag] = {}
    for zone, cards in json_object(data).items():
        found[zone] = {name: number(n, 1, MOST_CARDS) for name, n in json_object(cards).items()}
    return found


def _read_name(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{str(value)[:40]} is not a name")
    return value


def _weight(case: Case) -> float:
    return case.weight


def _branches(case: Case, source: str, target: str | None) -> list[Case]:
    """The cases after any one card of the source has gone to the target."""
    bag = case.zones[source]
    whole = _size(bag)
    if whole == 0:
        return [case]
    found: list[Case] = []
    for name, n in bag.items():
        after = case.clone()
        after.weight = case.weight * n / whole
        _remove(after.zones[source], {name: 1})
        if target is not None:
            _add(after.zones[target], {name: 1})
        found.append(after)
    return found


def _merged(cases: list[Case]) -> list[Case]:
    """Cases that have become alike are one."""
    found: dict[str, Case] = {}
    for case in cases:
        key = repr([(zone, sorted(bag.items())) for zone, bag in sorted(case.zones.items())])
        known = found.get(key)
        if known is None:
            found[key] = case
        else:
            known.weight += case.weight
    return list(found.values())


def _size(bag: Bag) -> int:
    whole = 0
    for n in bag.values():
        whole += n
    return whole


def _covers(bag: Bag, cards: Bag) -> bool:
    return all(bag.get(name, 0) >= n for name, n in cards.items())


def _remove(bag: Bag, cards: Bag) -> None:
    for name, n in cards.items():
        _set(bag, name, bag.get(name, 0) - n)


def _add(bag: Bag, cards: Bag) -> None:
    for name, n in cards.items():
        _set(bag, name, bag.get(name, 0) + n)


def _set(bag: Bag, name: str, n: int) -> None:
    if n > 0:
        bag[name] = n
    else:
        bag.pop(name, None)
