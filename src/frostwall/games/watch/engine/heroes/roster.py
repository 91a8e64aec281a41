"""All heroes in their order: the number of a hero is its place here. A new hero is added at the end."""

from frostwall.core.kinds import NAME, Arg, Kind
from frostwall.games.watch.engine import kinds
from frostwall.games.watch.engine.heroes.aemon import Aemon
from frostwall.games.watch.engine.heroes.benjen import Benjen
from frostwall.games.watch.engine.heroes.gilly import Gilly
from frostwall.games.watch.engine.heroes.hero import ROSTER, Hero, enlist
from frostwall.games.watch.engine.heroes.jon import Jon
from frostwall.games.watch.engine.heroes.mance import Mance
from frostwall.games.watch.engine.heroes.marsh import Marsh
from frostwall.games.watch.engine.heroes.melisandre import Melisandre
from frostwall.games.watch.engine.heroes.mormont import Mormont
from frostwall.games.watch.engine.heroes.osha import Osha
from frostwall.games.watch.engine.heroes.qhorin import Qhorin
from frostwall.games.watch.engine.heroes.samwell import Samwell
from frostwall.games.watch.engine.heroes.thorne import Thorne
from frostwall.games.watch.engine.heroes.yarwyck import Yarwyck
from frostwall.games.watch.engine.heroes.ygritte import Ygritte
from frostwall.games.watch.engine.heroes.yoren import Yoren

_ALL: list[Hero] = [
    Mormont(),
    Marsh(),
    Samwell(),
    Yarwyck(),
    Thorne(),
    Melisandre(),
    Mance(),
    Benjen(),
    Ygritte(),
    Yoren(),
    Qhorin(),
    Aemon(),
    Gilly(),
    Jon(),
    Osha(),
]


def names() -> list[str]:
    return [hero.name for hero in ROSTER]


def _declare() -> None:
    """Enlist the heroes and declare their moves, and the moves that name a hero."""
    for hero in _ALL:
        enlist(hero)
        for kind in hero.kinds:
            kinds.KINDS.add(kind)
    kinds.KINDS.add(Kind(kinds.PICK, "pick", [Arg("hero", NAME, names())]))
    kinds.KINDS.add(Kind(kinds.REMOVE, "remove", [Arg("hero", NAME, names())]))


_declare()
