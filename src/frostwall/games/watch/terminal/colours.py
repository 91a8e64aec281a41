"""The colours of the Watch's board, each for a terminal of 256 colours and for one of 16."""

from typing import Final

from frostwall.terminal.paint import Shades

INK: Final[Shades] = (234, 0)
HOT: Final[Shades] = (160, 9)
TOKEN: Final[Shades] = (230, 15)
BLOCKED: Final[Shades] = (248, 8)
SNOW: Final[Shades] = (253, 7)
FRAME: Final[Shades] = (231, 7)
ROUTE: Final[Shades] = (18, 14)
ICE: Final[Shades] = (153, 14)
NORTH: Final[Shades] = (255, 7)
WALL: Final[Shades] = (117, 14)
FOE: Final[Shades] = (90, 5)

TERRAINS: Final[dict[str, Shades]] = {
    "forest": (28, 2),
    "hills": (130, 3),
    "pasture": (107, 10),
    "fields": (178, 11),
    "mountains": (243, 7),
    "ice": ICE,
}
# The same for text on the terminal's own ground.
WRITTEN: Final[dict[str, Shades]] = {
    "forest": (71, 2),
    "hills": (173, 3),
    "pasture": (150, 10),
    "fields": (220, 11),
    "mountains": (250, 7),
}
