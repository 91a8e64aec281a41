"""Greedy's weights for the Watch, each with its reason: a victory point is worth 100, all else is measured by it.

Many were also tried in play, two seats with another number against two with this one, some 3000 games each: those of
founding on mixed boards too, the others on the standard board only. KIND_WORTH, SPECIAL_DEFENDED and WANTED were not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POINT: Final = 100
# Enough for a winning purchase to come before all others that can be paid; one that is far off may wait its turn.
WIN: Final = 1_000
# A pip is a 36th of a card per roll, and four or five cards are a point. Some five rolls pass for each point the
# leader still lacks, so for each of those a pip earns about three hundredths of a point.
PIP: Final = 3
# In percent, by kind (lumber, brick, wool, grain, ore): grain is in three of four prices and ore in the keep's,
# wool is asked for least.
KIND_WORTH: Final[vec[i64]] = vec[i64]([100, 100, 90, 115, 110])
# In percent, by the pips of that kind one has already: the first make a purchase possible, the last go into swaps.
FIRST_PIPS: Final = 150
SOME_PIPS: Final = 115
MANY_PIPS: Final = 80
# A route saves part of what is swapped: in percent of the value of the pips that may go through it.
ROUTE_ANY: Final = 10
ROUTE_KIND: Final = 35
# Founding: what the best site to go on to adds, in percent of its value. Often it is taken before one is there.
NEXT_SITE: Final = 15
# Of the sites worth at least so many percent of the best any is taken: on a printed board the same opening would
# otherwise be played in every game. At 93 it costs four games in a hundred, at 97 one.
ABOUT_AS_GOOD: Final = 97
# A site that others stand at, or are a road away from, may be gone before the own roads arrive: what is left of
# its value, in percent.
SITE_LOST: Final = 50
SITE_RACED: Final = 80
# How far ahead roads are planned: a fourth road costs more than a site gives. Who has nothing nearer looks farther.
FAR: Final = 3
FARTHEST: Final = 9
# In percent: a special card may be lost again; one that is taken from a rival counts more; one that is about to be
# lost is worth a road.
SPECIAL_STAYS: Final = 75
SPECIAL_TAKEN: Final = 120
SPECIAL_DEFENDED: Final = 40
# Beside Strongest Patrol a patrol steals a card, frees an own hex or blocks the leader's, for rounds on end; Winter is
# two cards of one's choice, Road Building two roads.
PATROL_USE: Final = 100
WINTER_USE: Final = 60
ROADS_USE: Final = 60
# Time between purchases, in quarters of a roll: with less the bot buys what is cheap, with more it saves for long.
PATIENCE: Final = 40
# What a loose card adds to a hand in an exchange, against scores of a plan in the thousands.
CARD: Final = 150
# More cards than this are halved by a seven (SEV-2), which falls in about half of all rounds.
SAFE_HAND: Final = 7
# Value per card that is spent out of a hand that is too large.
THINNING: Final = 20
# Ranger Patrols held back in case an own hex gets blocked, until somebody has this many points.
RESERVE: Final = 1
LATE: Final = 7
# An exchange must gain this much (percent of one's score), and more with a partner who is ahead, per point.
FAIR_GAIN: Final = 2
FAIR_LEAD: Final = 4
# Nobody trades with a seat that can see the end.
DANGER: Final = 8
# The n-th offer of a turn gives n cards for one, so that none is ever repeated; three for one is the supply's price.
OFFERS: Final = 2
# Tormund: how much an own pip weighs against a rival's, whose weight is the square of his standing (up to 1000).
OWN_PIP: Final = 2_000
# A theft on the same scale, and how much more a card is worth that the plan lacks.
THEFT: Final = 900
WANTED: Final = 300
