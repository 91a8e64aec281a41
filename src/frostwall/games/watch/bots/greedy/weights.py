"""Greedy's weights for the Watch, each with its reason: a victory point is worth 100, all else is measured by it.

Many were also tried in play, two seats with another number against two with this one, some 3000 games each: those of
founding on mixed boards too, the others on the standard board only. KIND_WORTH, SPECIAL_DEFENDED and WANTED were not.
Of those of Brotherhood the costs of tokens and blocked hexes, GUARD_POINT, FRONT_PIPS, CLEAR_GAIN, CARD_WORTH,
ENDING_WORTH and DRIVE_CARD were tried in 640 games each, over all four numbers of seats: none tried was clearly better,
but a difference below four in a hundred would not have shown. The others there were not tried alone.
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
# A site that others stand at, or are a road away from, may be gone before its own roads arrive: what is left of
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

# --- Brotherhood: the Wall ---

# How many rounds ahead the wildling die is looked at, and how many fighters fresh tokens bring a clan in that time, in
# hundredths: two to three tokens are turned in a round, for three clans or more.
LOOK_AHEAD: Final = 2
FRESH_TOKENS: Final = 70
# A breach by the number of those before it: the third ends the game (END-4). For a seat that is behind in guards. It is
# the price of a common good: a seat alone does better with less and lets the others pay (80, 200, 600 won two of three
# of 1200 games against 400, 700, 1500). But when all play so the wildlings end more than one game in three, at 600,
# 900, 1800 one in 12 to 80 by number of seats, and with these at most one in 50 (400 games each), in no more turns.
BREACH_COST: Final[vec[i64]] = vec[i64]([900, 1400, 2500])
# How much of it a seat minds that has the most guards, before the last breach and then, or as many as the best other,
# in percent: the others are first to recruit, and the last breach would win the leader the game (END-6).
LEADER_CARES: Final = 30
LEADER_CARES_LAST: Final = 0
TIE_CARES: Final = 60
# What any breach costs beside that: the next one comes sooner, and trade dries up.
NUISANCE: Final = 15
# A guard's price in points; wildlings hold a hex for about a third of the rest of the game, in percent.
GUARD_LOST: Final = 40
BLOCKED: Final = 35
# Wildlings in the Gift beyond this number bring the end nearer (END-5), each by so much.
CROWDED: Final = 3
CROWDED_COST: Final = 40
# How likely the wildlings are to end the game, in percent by breaches; what winning then is worth; the chance to win by
# one's lead in guards over the best other seat, from three behind to three ahead.
ENDING_CHANCE: Final[vec[i64]] = vec[i64]([4, 12, 35])
ENDING_WORTH: Final = 600
LEAD_WINS: Final[vec[i64]] = vec[i64]([0, 3, 12, 45, 80, 93, 98])
# A token that is turned brings a wildling to the Wall some rounds later: by breaches.
TOKEN_COST: Final[vec[i64]] = vec[i64]([4, 10, 25])
# New Recruits is a guard.
RECRUITS_USE: Final = 55
# A point for guards falls again when a giant or a breach takes one of them.
GUARD_POINT: Final = 85
# The hexes right behind the Wall are the first to be lost: what their pips count for, in percent.
FRONT_PIPS: Final = 90
# A hex that wildlings hold will be freed one day: what its pips count for until then, in percent.
HELD_PIPS: Final = 50
# A Ranger Patrol that drives a wildling out takes a sure card, on the scale of a theft; and what the end by a crowded
# Gift counts for on that scale.
DRIVE_CARD: Final = 1_000
CROWD_SCALE: Final = 300

# --- Brotherhood: heroes ---

# A use must be worth this much, less what the best hero of the display promises beyond its own.
CLEAR_GAIN: Final = 8
# What a card is worth.
CARD_WORTH: Final = 20
