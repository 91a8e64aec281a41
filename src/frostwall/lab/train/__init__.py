"""Teaching a game's bot that looks ahead, from nothing but games of the engine. Needs NumPy."""

from frostwall.lab.train.run import Course, Generation, learn

__all__ = ["Course", "Generation", "learn"]
