"""The menu of the Watch: every kind of move with its key, and the moves of one kind that are open now.

Places are picked by their numbers on the board.
"""

from dataclasses import dataclass
from typing import Any, Final

from frostwall.games.watch.engine.heroes import roster  # noqa: F401 (fills ROSTER)
from frostwall.games.watch.engine.heroes.hero import ROSTER
from frostwall.terminal.groups import Group, kind_of

Tree = dict[str, Any]

# The moves that use a hero; whoever has the hero finds them under one key.
HERO_KINDS: Final = tuple(kind.name for hero in ROSTER for kind in hero.kinds)
# What only Brotherhood modes know.
BROTHERHOOD: Final = frozenset(
    (
        *("flip", "pick", "return", "take", "choose", "ask", "done", "back", "remove", "guard", "drive"),
        *("recruits", "declare", "pass", *HERO_KINDS),
    )
)
# The order of the menu and the key of each kind of move; kinds that share a key are never open at once.
KEYS: Final[dict[str, str]] = {
    "roll": "r",
    "accept": "a",
    "decline": "n",
    "counter": "c",
    "deal": "d",
    "reject": "x",
    "withdraw": "x",
    "flip": "f",
    "pick": "p",
    "return": "r",
    "take": "t",
    "choose": "c",
    "ask": "a",
    "done": "d",
    "back": "b",
    "remove": "r",
    "settlement": "s",
    "road": "r",
    "keep": "k",
    "guard": "g",
    "buy": "b",
    "tormund": "t",
    "drive": "d",
    "victim": "v",
    "spare": "x",
    "discard": "d",
    "trade": "t",
    "offer": "o",
    **dict.fromkeys(HERO_KINDS, "h"),
    "pass": "p",
    "patrol": "p",
    "winter": "w",
    "roads": "f",
    "recruits": "c",
    "building": "n",
    "declare": "v",
    "end": "e",
}
# The argument by whose number a move is picked.
PLACES: Final[dict[str, str]] = {
    "road": "path",
    "settlement": "intersection",
    "keep": "intersection",
    "guard": "section",
    "recruits": "section",
    "tormund": "hex",
    "drive": "hex",
    "victim": "victim",
    "deal": "with",
    "reject": "with",
    "ask": "seat",
    "mance": "seat",
    "yoren": "section",
    "yarwyck": "path",
    "ygritte": "hex",
    "osha": "hex",
}
TERMS: Final = ("trade", "offer", "counter", "propose")  # GIVE for TAKE
BAGS: Final = ("discard", "winter", *TERMS)
SEATED: Final = ("victim", "deal", "reject", "ask", "mance")
# Two kinds of move that a person sees as one.
_JOINED: Final = {"benjen_clearing": "benjen"}
_NOTHING: Final = "none"  # an argument left out


@dataclass
class WatchGroup(Group):
    def __post_init__(self) -> None:
        place = PLACES.get(self.kind)
        if place is not None:
            self.numbers = [_number(move, place) for move in self.moves]

    @property
    def is_single(self) -> bool:
        """One move, and nothing to choose: its key makes it."""
        if len(self.moves) != 1:
            return False
        given = {name: value for name, value in self.moves[0].items() if value != _NOTHING}
        return self.kind in SEATED or set(given) == {"text", "kind"}


def _number(move: Tree, place: str) -> str:
    second = move.get("second", _NOTHING)
    return str(move[place]) if second == _NOTHING else f"{move[place]}+{second}"


def menu(view: Tree, scene: Tree) -> list[Group]:
    """The groups of moves the person can choose from, in the order they are shown."""
    found: dict[str, list[Tree]] = {kind: [] for kind in KEYS}
    for move in view["moves"]:
        kind = _JOINED.get(kind_of(move), kind_of(move))
        if kind in found:
            found[kind].append(move)
    typed = {choice["kind"] for choice in view["choices"]}
    me = view["viewer"]
    if me in view["actors"] and scene["options"].get("player_trade") is not False:
        if view["phase"] in ("act", "trade") and view["seats"][me]["hand_size"]:
            typed.add("offer")
        if view["phase"] == "offer" and view["offer"]["by"] != me and view["seats"][me]["hand_size"]:
            typed.add("counter")
    return [WatchGroup(kind, KEYS[kind], moves) for kind, moves in found.items() if moves or kind in typed]


def numbered(said: str, move: Tree) -> str:
    """A move in words with the number that its place has on the board: `Build a road: ... (road 17)`."""
    return f"{said} ({move['text']})" if "path" in move or "intersection" in move else said
