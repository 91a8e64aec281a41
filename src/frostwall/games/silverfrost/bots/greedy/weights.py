"""What greedy thinks things are worth in Silverfrost, in hundredths of a point. By the yardstick of the set's README
(a point is two units), then tried out in games against itself. Lists are by season of the player."""

from typing import Final

POINT: Final = 100

# birch, moss, copper, nut, fire, point, any
PRICES: Final = [50, 62, 85, 50, 75, 100, 88]
# How much of its price a resource keeps that no card in sight needs; in spring, per animal left.
LATE: Final = [100, 95, 80, 12]
LATE_MOST: Final = 60
FIRE_SPARE: Final = [60, 60, 45, 15]  # beyond what can be foreseen to be spent
FIRE_PRICE: Final = [95, 100, 100, 100]
CARD_PRICE: Final = [25, 30, 45, 0]  # in spring: by what the Journey gives for it
JOURNEY_ANIMAL: Final = 70  # what an animal would bring elsewhere in spring
JOURNEY_SURE: Final = 95  # percent: somebody else may be first
LEFT_OVER: Final = 10  # a card that is no use for the Journey

# Still to come, by season.
PRODUCTIONS: Final = [2, 1, 1, 0]
PLAYS: Final = [12, 10, 7, 4]
SEASONS_LEFT: Final = [3, 2, 1, 0]
FIRES: Final = [150, 75, 40, 0]  # hundredths of a fire that a card in the city brings
CLEARS: Final = [7, 7, 5, 3]
QUESTS: Final = [4, 3, 2, 1]
GIANTS: Final = [4, 3, 2, 1]

# Cards
KEPT: Final = 95  # percent of its points that a card will have at the end, snow considered
ABOUT_TO: Final = 85  # percent of a card's worth that it has while it can be paid for but is not played
MISSING: Final = [100, 66, 45, 30, 20, 12]  # ... by resources that are missing
HOPES: Final = 2  # so many cards that cannot be paid for yet count
CHIMNEY: Final = [150, 130, 80, 10]
SPOT: Final = 130  # what an animal brings anywhere else
VISITS: Final = [4, 3, 2, 1]
OPEN_VISIT: Final = 20  # per season
SPACE: Final = 25  # a city space, for each card more than will fit
SPACE_MOST: Final = 150
SYNERGY: Final = 80  # percent

# Quests
QUEST_TRIP: Final = 60  # what the animal could bring elsewhere, beyond a new quest
QUEST_NEAR: Final = [100, 62, 40, 26, 16, 10, 6]  # percent, by steps that are missing
NEW_QUEST: Final = [110, 90, 55, 10]

# Snow
MAJORITY: Final = 60  # a token while the race for the bonus is open
MAJORITY_STORM: Final = 170
CLOSE_RACE: Final = 4
MARGINAL_CARD: Final = 110  # the card that stays free at the end because one was cleared earlier

# Effects
OPPONENT: Final = 40  # percent of what somebody else gets that hurts
LOOK_MORE: Final = 12  # per card to choose from
CHOSEN_CARD: Final = 35  # a card taken from the valley, over one drawn
GIANT: Final = 190
EXTRA_PLAY: Final = 40
COPY: Final = 140
RECALL: Final = 150
FAR_OFF: Final = 85  # percent: what effects bring in later seasons
PLAY_LEAST: Final = 0  # a play that gains less waits
MULLIGAN: Final = 330  # a hand worth less is exchanged
