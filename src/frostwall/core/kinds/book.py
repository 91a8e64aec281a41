"""All kinds of one game."""

from collections.abc import Sequence

from mypy_extensions import i64

from frostwall.core import bag as bags
from frostwall.core.kinds import notation
from frostwall.core.kinds.declare import BAG, MOVER, NAMES, SEATS, Arg, Kind
from frostwall.core.kinds.notation import Unreadable
from frostwall.core.kinds.packing import kind_of, list_names
from frostwall.core.rng import Rng
from frostwall.core.types import Json


class Kinds:
    """The kinds of a game by code and by first word; everything a client asks about a move."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.by_code: dict[int, Kind] = {}
        self.by_name: dict[str, Kind] = {}
        for kind in kinds:
            self.add(kind)

    def add(self, kind: Kind) -> None:
        """A kind declared where its rule lives, once, while the game is loaded."""
        if kind.code in self.by_code or kind.words[0] in self.by_name:
            raise ValueError(f"two kinds share the code or the name of {kind.name}")
        self.by_code[kind.code] = kind
        self.by_name[kind.words[0]] = kind

    def kind(self, m: int) -> Kind:
        return self.by_code[kind_of(m)]

    def well_formed(self, m: int) -> bool:
        """Is this integer a move of a known kind with every argument in range?"""
        if m < 0 or m >> 62:
            return False
        kind = self.by_code.get(kind_of(m))
        return kind is not None and kind.well_formed(m)

    # --- notation ---

    def text(self, m: int, hidden: frozenset[str] = frozenset()) -> str:
        return notation.text(self.kind(m), m, hidden)

    def parse(self, text: str) -> int:
        words = text.split()
        if not words:
            raise Unreadable("empty")
        kind = self.by_name.get(words[0])
        if kind is None:
            raise Unreadable("unknown_word", words[0])
        return notation.parse(kind, words)

    def fields(self, m: int) -> Json:
        """What a client filters: {"kind": "raid", "seat": 2}."""
        return notation.fields(self.kind(m), m)

    def from_fields(self, fields: Json) -> int:
        """The inverse of `fields`."""
        name = fields.get("kind")
        matches = [kind for kind in self.by_code.values() if kind.name == name]
        if len(matches) != 1:
            raise Unreadable("unknown_word", str(name))
        return notation.from_fields(matches[0], fields)

    # --- secrecy ---

    def hidden_args(self, m: int, mover: int, viewer: int) -> frozenset[str]:
        """The names of the arguments this viewer may not know."""
        kind = self.kind(m)
        seats = {arg.name: arg.value(m) for arg in kind.args}
        seats[MOVER] = mover
        return frozenset(
            arg.name
            for arg in kind.args
            if arg.only is not None and viewer not in [seats[name] for name in arg.only]
        )

    # --- probing ---

    def random(self, rng: Rng) -> int:
        """Any well-formed move, legal or not: food for the checks of `refusal`."""
        kinds = list(self.by_code.values())
        kind = kinds[rng.below(len(kinds))]
        return kind.make([_random_value(arg, rng) for arg in kind.args])


def _random_value(arg: Arg, rng: Rng) -> int:
    if arg.form == BAG:
        cards: i64 = 0
        for _ in range(1 + rng.below(4)):
            cards += bags.single(rng.below(len(arg.names)))
        return bags.narrow(cards)
    if arg.form == NAMES:
        return list_names(sorted(rng.below(len(arg.names)) for _ in range(rng.below(4))))
    if arg.form == SEATS:
        return rng.below(8)
    choices = list(arg.words.values())
    at = rng.below(arg.most + 1 + len(choices))
    return choices[at - arg.most - 1] if at > arg.most else at
