"""What a viewer must believe about hidden zones: all the ways in which the cards may lie, each with its probability.

Knowledge says which cards certainly lie in a zone. A belief adds the others: a case says for each zone in doubt which
cards lie there beside the certain ones. So a card that comes or goes in sight changes nothing here, as long as it is a
certain one that goes.

A zone is followed as long as every card came there in sight of the viewer, or unseen from another zone that is
followed. A card that comes unseen from elsewhere, as from a pile, ends that; unless the game says of which cards there
are how many (`unseen`). Then it is a BLANK: any of the cards that the viewer has seen nowhere, each equally likely. A
card that is passed on unseen could be any card of its zone, each copy equally likely; that is exact for a theft, and
the best that can be said of a card that somebody chose.

A card that comes to light was there by its name, or it was a blank. Both are weighed: a named card was there for sure,
a blank was this one as often as the unseen cards say. They are those of the start, less what blanks turned out to be;
what comes to light elsewhere is not taken off, since no event says that it came from there. Whoever holds one copy can
show it as well as somebody who holds two. So the other blanks of that zone are further copies less often than the
cards that are left would make them: for n of them one time in C(n + times, times), if it was shown so many times
(`shown`). Whoever deals the blanks out heeds that.
"""

from typing import Final

from frostwall.core.readers import array, flag, json_object, keys, number
from frostwall.core.rng import Rng
from frostwall.core.types import Json

Bag = dict[str, int]
Shown = tuple[
    int, int
]  # how often a blank of a zone turned out to be a card, and how many blanks were left there
Case = tuple[int, ...]  # for each zone in doubt its cards that are not certain, packed: a lane for each name

BLANK: Final = ""  # the name of a card that the viewer has not seen
TURNED: Final = "turned"  # not a zone: what blanks turned out to be, which may depend on the case
MOST_CASES: Final = 400  # the least likely are dropped: what they hold together is far below one in a hundred
MOST_CARDS: Final = 4095  # of a name in a zone that is in doubt
_LANE: Final = 12  # bits
_SHARP: Final = 1 << 20  # steps in which a case is drawn


class Belief:
    """The values are replaced and never changed, so a copy shares them. `certain` is what Knowledge holds: the belief
    moves cards into it and out of it, which also replaces bags and changes none."""

    def __init__(self, followed: frozenset[str], unseen: Bag | None = None) -> None:
        self.followed = followed
        self.unseen = unseen  # what blanks may be; None: there are none
        self.open: tuple[
            str, ...
        ] = ()  # followed zones that are in doubt; of the others everything is certain
        self.names: tuple[str, ...] = ()  # of cards, by lane
        self.cases: dict[Case, float] = {(): 1.0}
        self.pruned = False  # cases were dropped: that the others agree proves nothing
        self.shown: dict[str, dict[str, Shown]] = {}  # by zone and name

    def clone(self) -> "Belief":
        copy = Belief(self.followed, self.unseen)
        copy.open = self.open
        copy.names = self.names
        copy.cases = self.cases
        copy.pruned = self.pruned
        copy.shown = self.shown
        return copy

    def to_json(self) -> Json:
        cases = [
            {"weight": weight, "zones": {zone: self._bag(case[at]) for at, zone in enumerate(self.open)}}
            for case, weight in self.cases.items()
        ]
        return {
            "followed": sorted(self.followed),
            "unseen": None if self.unseen is None else dict(sorted(self.unseen.items())),
            "open": list(self.open),
            "cases": cases,
            "pruned": self.pruned,
            "shown": {
                zone: {name: list(shown) for name, shown in sorted(names.items())}
                for zone, names in sorted(self.shown.items())
            },
        }

    @staticmethod
    def from_json(data: Json) -> "Belief":
        """The other way; raises ValueError for anything `to_json` does not write."""
        keys(data, ["followed", "unseen", "open", "cases", "pruned", "shown"])
        found = Belief(frozenset(_read_name(name) for name in array(data["followed"])))
        if data["unseen"] is not None:
            found.unseen = _read_bag(data["unseen"])
        found.open = tuple([_read_name(name) for name in array(data["open"])])
        found.pruned = flag(data["pruned"])
        found.shown = {
            zone: {name: _read_shown(shown) for name, shown in json_object(names).items()}
            for zone, names in json_object(data["shown"]).items()
        }
        found.cases = {}
        for each in array(data["cases"]):
            entry = json_object(each)
            keys(entry, ["weight", "zones"])
            weight = entry["weight"]
            if not isinstance(weight, float) or not 0.0 < weight <= 1.0:
                raise ValueError("a weight is a number from 0 to 1")
            zones = _read_zones(entry["zones"])
            if sorted(zones) != sorted(found.open):
                raise ValueError("all cases have the same zones")
            found.cases[tuple([found._pack(zones[zone]) for zone in found.open])] = weight
        if not found.cases:
            raise ValueError("a belief has a case")
        return found

    # --- what happens ---

    def prove(self, zone: str, cards: Bag, certain: dict[str, Bag]) -> None:
        """The zone holds these cards at least."""
        if zone not in self.open and (self.unseen is None or zone not in self.followed):
            return
        for name, n in cards.items():
            for _ in range(n - certain.get(zone, {}).get(name, 0)):
                self._find(zone, name, certain)

    def _find(self, zone: str, name: str, certain: dict[str, Bag]) -> None:
        """The zone holds one more card of this name than those that are certain."""
        least = certain.get(zone, {})
        if zone not in self.open and not (BLANK in least and TURNED in self.open):
            if BLANK in least:
                certain[zone] = added(least, {BLANK: -1, name: 1})
                certain[TURNED] = added(certain.get(TURNED, {}), {name: 1})
                self._show(zone, name, least[BLANK] - 1)
            return
        if BLANK in least:
            self._open(zone, self._pack({BLANK: 1}))
            least = added(least, {BLANK: -1})
        at = self.open.index(zone)
        one = self._pack({name: 1})
        kept: dict[Case, float] = {}
        if self.unseen is None:
            for case, weight in self.cases.items():
                if _covers(case[at], one):
                    kept[_changed(case, at, case[at] - one)] = weight
        else:
            kept = self._named_or_blank(zone, name, certain, least.get(BLANK, 0))
        certain[zone] = added(least, {name: 1})
        self._keep(kept, certain)

    def _show(self, zone: str, name: str, left: int) -> None:
        """A blank of the zone turned out to be this card; so many are left there."""
        self._cap_shown(zone, left)
        if left:
            found = self.shown.get(zone, {})
            times, _ = found.get(name, (0, 0))
            self.shown = {**self.shown, zone: {**found, name: (times + 1, left)}}

    def _cap_shown(self, zone: str, left: int) -> None:
        """At most so many blanks of a zone were there when it showed cards."""
        found = self.shown.get(zone)
        if found is not None:
            self.shown = {other: shown for other, shown in self.shown.items() if other != zone}
            if left:
                self.shown[zone] = {
                    name: (times, min(blanks, left)) for name, (times, blanks) in found.items()
                }

    def _named_or_blank(self, zone: str, name: str, certain: dict[str, Bag], more: int) -> dict[Case, float]:
        """The cases in which the zone holds this card, without it. `more` of its blanks are certain."""
        at = self.open.index(zone)
        turned = self._open(TURNED, 0)
        one, blank = self._pack({name: 1}), self._pack({BLANK: 1})
        known = certain.get(TURNED, {})
        kept: dict[Case, float] = {}
        wrong: dict[Case, float] = {}  # if no blank can be it: the unseen cards are not all there are
        fewest = MOST_CARDS  # blanks where one turned out to be it
        for case, weight in self.cases.items():
            if _covers(case[at], one):
                key = _changed(case, at, case[at] - one)
                fewest = 0
            elif _covers(case[at], blank):
                key = _changed(_changed(case, at, case[at] - blank), turned, case[turned] + one)
                blanks = more + self._bag(case[at])[BLANK]
                wrong[key] = wrong.get(key, 0.0) + weight * blanks
                weight *= self._chance(zone, name, blanks, added(known, self._bag(case[turned])))
                fewest = min(fewest, blanks)
            else:
                continue
            if weight:
                kept[key] = kept.get(key, 0.0) + weight
        if kept and fewest:
            self._show(zone, name, fewest - 1)
        return kept or wrong

    def _chance(self, zone: str, name: str, blanks: int, turned: Bag) -> float:
        """That one of so many blanks of a zone is this card, after some have turned out to be others."""
        if self.unseen is None:
            return 0.0
        left = self.unseen.get(name, 0) - turned.get(name, 0)
        whole = max(blanks, left, sum(self.unseen.values()) - sum(turned.values()))
        if left <= 0:
            return 0.0
        times = self.shown.get(zone, {}).get(name, (0, 0))[0]
        none = float(combinations(whole - left, blanks))
        some = 0.0
        for n in range(1, min(left, blanks) + 1):
            ways = combinations(left, n) * combinations(whole - left, blanks - n)
            some += ways / combinations(n + times, times)
        return some / (some + none)

    def exclude(self, zone: str, names: list[str], certain: dict[str, Bag]) -> None:
        """The zone holds none of these."""
        if zone not in self.open:
            return
        at = self.open.index(zone)
        lanes = self._pack(dict.fromkeys(names, MOST_CARDS))
        self._keep({case: weight for case, weight in self.cases.items() if not case[at] & lanes}, certain)

    def pass_unseen(self, source: str, target: str | None, count: int, certain: dict[str, Bag]) -> None:
        """So many cards of a followed zone pass to another; None: to one that is not followed."""
        self._pass(source, target, count, certain)
        self._cap_shown(source, sum(certain.get(source, {}).values()) + self._most(source))

    def _pass(self, source: str, target: str | None, count: int, certain: dict[str, Bag]) -> None:
        whole = certain.get(source, {})
        everything = sum(whole.values()) + self._most(source) <= count
        if everything or (len(whole) == 1 and source not in self.open):  # there is no doubt which
            gone = {name: min(n, count) for name, n in whole.items()}
            certain[source] = added(whole, {name: -n for name, n in gone.items()})
            if target is not None:
                certain[target] = added(certain.get(target, {}), gone)
            elif self.unseen is not None:
                self.unseen = added(self.unseen, named(gone))  # as when a pile is shuffled anew
            if source in self.open:
                self._pass_all(self.open.index(source), target, certain)
            return
        left = {name: n - count for name, n in whole.items() if n > count}
        certain[source] = left  # at most `count` of a name go, so these stay
        at = self._open(source, self._pack({name: min(n, count) for name, n in whole.items()}))
        to = -1 if target is None else self._open(target, 0)
        staying = self._pack(left)
        for _ in range(count):
            self._limit(_after_a_card(self.cases, at, to, staying))
        self._keep(self.cases, certain)

    def _most(self, zone: str) -> int:
        """How many cards of a zone are in doubt, at most."""
        if zone not in self.open:
            return 0
        at = self.open.index(zone)
        return max([_size(case[at]) for case in self.cases])

    def _pass_all(self, source: int, target: str | None, certain: dict[str, Bag]) -> None:
        to = -1 if target is None else self._open(target, 0)
        found: dict[Case, float] = {}
        for case, weight in self.cases.items():
            key = _changed(case, source, 0)
            if to >= 0:
                key = _changed(key, to, case[to] + case[source])
            found[key] = found.get(key, 0.0) + weight
        self._keep(found, certain)

    def lose_sight(self, zone: str, certain: dict[str, Bag]) -> None:
        """Cards come into a zone that might be any."""
        self.followed -= {zone}
        self.shown = {other: shown for other, shown in self.shown.items() if other != zone}
        if zone in self.open:
            at = self.open.index(zone)
            self.open = self.open[:at] + self.open[at + 1 :]
            left: dict[Case, float] = {}
            for case, weight in self.cases.items():
                short = case[:at] + case[at + 1 :]
                left[short] = left.get(short, 0.0) + weight
            self._keep(left, certain)

    # --- what is believed ---

    def draw(self, rng: Rng, certain: dict[str, Bag]) -> dict[str, Bag]:
        """One way in which the cards may lie, as often as it is likely: all zones that are in doubt."""
        if not self.open:
            return {}
        at = rng.below(_SHARP) / _SHARP if len(self.cases) > 1 else 0.0
        drawn: Case = ()
        for case, weight in self.cases.items():
            drawn = case
            at -= weight
            if at < 0:
                break
        found: dict[str, Bag] = {}
        for n, zone in enumerate(self.open):
            found[zone] = added(certain.get(zone, {}), self._bag(drawn[n]))
        return found

    # --- within ---

    def _open(self, zone: str, cards: int) -> int:
        """Put these cards of a zone in doubt; its place."""
        if zone not in self.open:
            self.open = (*self.open, zone)
            self.cases = {(*case, cards): weight for case, weight in self.cases.items()}
            return len(self.open) - 1
        at = self.open.index(zone)
        if cards:
            self.cases = {_changed(case, at, case[at] + cards): weight for case, weight in self.cases.items()}
        return at

    def _keep(self, cases: dict[Case, float], certain: dict[str, Bag]) -> None:
        """These cases remain. If none does, the true one was among those that were dropped for being unlikely."""
        if not cases:
            self.followed -= set(self.open)
            self.shown = {zone: shown for zone, shown in self.shown.items() if zone in self.followed}
            self.open = ()
            self.cases = {(): 1.0}
            self.pruned = False
            return
        self._limit(cases)
        whole = 0.0
        for weight in self.cases.values():
            whole += weight
        self.cases = {case: weight / whole for case, weight in self.cases.items()}
        if not self.pruned:
            self._settle(certain)

    def _limit(self, cases: dict[Case, float]) -> None:
        """Take these, or the likeliest if they are too many."""
        if len(cases) > MOST_CASES:
            cases = dict(sorted(cases.items(), key=_weight, reverse=True)[:MOST_CASES])
            self.pruned = True
        self.cases = cases

    def _settle(self, certain: dict[str, Bag]) -> None:
        """What all cases agree on is certain."""
        shared: list[int] = []
        for case in self.cases:
            shared = [_smaller(a, b) for a, b in zip(shared, case, strict=True)] if shared else list(case)
        doubtful = [at for at in range(len(shared)) if any(case[at] != shared[at] for case in self.cases)]
        if len(doubtful) == len(shared) and not any(shared):
            return
        for zone, cards in zip(self.open, shared, strict=True):
            if cards:
                certain[zone] = added(certain.get(zone, {}), self._bag(cards))
        self.open = tuple([self.open[at] for at in doubtful])
        self.cases = {
            tuple([case[at] - shared[at] for at in doubtful]): weight for case, weight in self.cases.items()
        }

    def _pack(self, cards: Bag) -> int:
        packed = 0
        for name, n in cards.items():
            if n > MOST_CARDS:
                raise ValueError(f"more than {MOST_CARDS} {name} cannot be in doubt")
            if name not in self.names:
                self.names = (*self.names, name)
            packed += n << (self.names.index(name) * _LANE)
        return packed

    def _bag(self, packed: int) -> Bag:
        found: Bag = {}
        for name in self.names:
            n = packed & MOST_CARDS
            if n:
                found[name] = n
            packed >>= _LANE
        return found


def _read_zones(data: object) -> dict[str, Bag]:
    found: dict[str, Bag] = {}
    for zone, cards in json_object(data).items():
        found[zone] = _read_bag(cards)
    return found


def _read_shown(data: object) -> Shown:
    times, blanks = array(data)
    return number(times, 1, MOST_CARDS), number(blanks, 1, MOST_CARDS)


def _read_bag(data: object) -> Bag:
    return {name: number(n, 1, MOST_CARDS) for name, n in json_object(data).items()}


def _read_name(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{str(value)[:40]} is not a name")
    return value


def added(bag: Bag, cards: Bag) -> Bag:
    """A bag with further cards, or with fewer; a name of which none is left is gone."""
    found = dict(bag)
    for name, n in cards.items():
        n += found.get(name, 0)
        if n:
            found[name] = n
        else:
            found.pop(name, None)
    return found


def combinations(n: int, k: int) -> int:
    """In how many ways k of n things can be chosen."""
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


def named(bag: Bag) -> Bag:
    """The cards of a bag that the viewer knows by name."""
    return added(bag, {BLANK: -bag[BLANK]}) if BLANK in bag else bag


def _weight(entry: tuple[Case, float]) -> float:
    return entry[1]


def _changed(case: Case, at: int, cards: int) -> Case:
    found = list(case)
    found[at] = cards
    return tuple(found)


def _after_a_card(cases: dict[Case, float], source: int, target: int, staying: int) -> dict[Case, float]:
    """The cases after any one card of the source has gone to the target. `staying` are cards there beside those of the
    cases; never the last of its name, so that what goes can be taken from the case."""
    found: dict[Case, float] = {}
    for case, weight in cases.items():
        whole = _size(case[source]) + _size(staying)
        if whole == 0:
            found[case] = found.get(case, 0.0) + weight
            continue
        rest = case[source]
        one = 1
        kept = staying
        while rest:
            n = rest & MOST_CARDS
            if n:
                after = list(case)
                after[source] -= one
                if target >= 0:
                    after[target] += one
                key = tuple(after)
                found[key] = found.get(key, 0.0) + weight * (n + (kept & MOST_CARDS)) / whole
            rest >>= _LANE
            kept >>= _LANE
            one <<= _LANE
    return found


def _size(packed: int) -> int:
    whole = 0
    while packed:
        whole += packed & MOST_CARDS
        packed >>= _LANE
    return whole


def _covers(packed: int, part: int) -> bool:
    while part:
        if packed & MOST_CARDS < part & MOST_CARDS:
            return False
        packed >>= _LANE
        part >>= _LANE
    return True


def _smaller(a: int, b: int) -> int:
    """Name by name the smaller count."""
    found = 0
    lane = 0
    while a and b:
        found += min(a & MOST_CARDS, b & MOST_CARDS) << lane
        a >>= _LANE
        b >>= _LANE
        lane += _LANE
    return found
