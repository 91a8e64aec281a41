"""The laboratory of house rules: what does an option, or another set of cards, change?

trial.py plays the same deals under every variant, found.py adds up and judges, summary.py and page.py show it.
"""

from frostwall.lab.compare.found import Found, judge
from frostwall.lab.compare.trial import Comparison, compare

__all__ = ["Comparison", "Found", "compare", "judge"]
