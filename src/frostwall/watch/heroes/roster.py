"""All heroes in their order: the number of a hero is its place here. A new hero is added at the end."""

from frostwall.core.kinds import NAME, Arg, Kind
from frostwall.watch import kinds
from frostwall.watch.heroes.aemon import Aemon
from frostwall.watch.heroes.benjen import Benjen
from frostwall.watch.heroes.gilly import Gilly
from frostwall.watch.heroes.jon import Jon
from frostwall.watch.heroes.mance import Mance
from frostwall.watch.heroes.marsh import Marsh
from frostwall.watch.heroes.melisandre import Melisandre
from frostwall.watch.heroes.mormont import Mormont
from frostwall.watch.heroes.osha import Osha
from frostwall.watch.heroes.qhorin import Qhorin
from frostwall.watch.heroes.samwell import Samwell
from frostwall.watch.heroes.thorne import Thorne
from frostwall.watch.heroes.yarwyck import Yarwyck
from frostwall.watch.heroes.ygritte import Ygritte
from frostwall.watch.heroes.yoren import Yoren
from frostwall.watch.hooks import ROSTER, Hero, enlist

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
