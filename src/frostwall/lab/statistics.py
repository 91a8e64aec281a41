"""The arithmetic of a report: intervals and percentiles."""

import math
from collections import Counter
from typing import Final

Z: Final = 1.959964  # of 95 %


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score: it stays inside 0..1 also for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(total: int, squares: int, n: int) -> tuple[float, float]:
    """The 95 % interval of a mean from the sum of n values and of their squares."""
    mean = total / max(1, n)
    if n < 2:
        return mean, mean
    variance = max(0.0, (squares - n * mean * mean) / (n - 1))
    half = Z * math.sqrt(variance / n)
    return mean - half, mean + half


def student(freedom: int) -> float:
    """The factor of a 95 % interval with few values, in place of Z: Student's t, by its expansion."""
    z, n = Z, max(1, freedom)
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def turns_interval(turns: Counter[int]) -> tuple[float, float]:
    total = sum(turn * n for turn, n in turns.items())
    return mean_interval(total, sum(turn * turn * n for turn, n in turns.items()), turns.total())


def percentile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of all reach (nearest rank)."""
    rank = max(1, math.ceil(share * counts.total()))
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= rank:
            return value
    return 0
