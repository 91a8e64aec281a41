"""A review for a terminal."""

from collections.abc import Iterator

from frostwall.lab.review.telling import Entry, Telling
from frostwall.lab.words import columns, wrapped


def lines(telling: Telling) -> Iterator[str]:
    words = telling.words
    yield telling.title()
    yield ""
    yield from columns([telling.heads(), *telling.rows()], left=[0])
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


def _part(title: str, told: list[Entry]) -> Iterator[str]:
    yield ""
    yield title
    for each in told:
        yield wrapped(f"{each.place} {each.did}", "  ")
        yield wrapped(each.note, "    ")
