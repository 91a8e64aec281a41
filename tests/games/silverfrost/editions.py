"""The two packaged sets as games. Tests of rules play with the first edition, which never changes."""

from frostwall.games.silverfrost.engine.deck.tables import HEARTHSIDE
from frostwall.games.silverfrost.engine.game import GAME, Silverfrost

FIRST = Silverfrost(HEARTHSIDE, HEARTHSIDE.name)
SECOND = GAME
