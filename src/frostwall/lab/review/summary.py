"""A review for a terminal."""

from collections.abc import Iterator

from frostwall.lab.review.telling import Entry, Telling
from frostwall.lab.words import columns, width, wrapped


def lines(telling: Telling) -> Iterator[str]:
    words = telling.words
    yield wrapped(telling.title())
    yield ""
    yield from _table(telling)
    for key in ("cli-review-sum", "cli-review-lost-text", "cli-review-how"):
        yield wrapped(words.say(key))
    yield from _part(words.say("cli-review-turning"), telling.turning())
    for each in telling.review.seats:
        name = telling.names[each.seat]
        mistakes = list(telling.mistakes(each.seat))
        if mistakes:
            yield from _part(words.say("cli-review-mistakes", player=name), mistakes)
        finds = list(telling.finds(each.seat))
        if finds:
            yield from _part(words.say("cli-review-finds", player=name), finds)


def _table(telling: Telling) -> list[str]:
    """With the words of a head below each other where they do not fit beside each other."""
    heads, rows = telling.heads(), telling.rows()
    found = columns([heads, *rows], left=[0])
    if max(map(len, found)) <= width():
        return found
    stacks = [head.split() for head in heads]
    high = max(map(len, stacks))
    above = [[""] * (high - len(stack)) + stack for stack in stacks]
    return columns([*map(list, zip(*above, strict=True)), *rows], left=[0])


def _part(title: str, told: list[Entry]) -> Iterator[str]:
    yield ""
    yield title
    for each in told:
        yield wrapped(f"{each.place} {each.did}", "  ")
        yield wrapped(each.note, "    ")
