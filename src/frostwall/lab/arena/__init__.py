"""The arena: which of several bots is better, and how sure that is.

contest.py says who meets whom in which game, games.py plays one, standing.py judges them all, results.py keeps them in
a file so that a contest can go on later, summary.py and page.py show them.
"""

from frostwall.lab.arena.contest import LINE_UPS, Contest, line_ups
from frostwall.lab.arena.games import Game, hold
from frostwall.lab.arena.results import Results
from frostwall.lab.arena.standing import Standing, judge

__all__ = ["LINE_UPS", "Contest", "Game", "Results", "Standing", "hold", "judge", "line_ups"]
