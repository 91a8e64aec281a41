"""A review of a game for people: telling.py puts it into words, summary.py prints it, page.py makes the HTML."""

from frostwall.lab.review.page import html
from frostwall.lab.review.summary import lines
from frostwall.lab.review.telling import Telling

__all__ = ["Telling", "html", "lines"]
