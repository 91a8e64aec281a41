"""What the arguments of the events and refusals of the Watch stand for."""

from typing import Final

from frostwall.words.wording import Wording

WORDING: Final = Wording(
    seat=("seat", "victim", "with", "from", "owner", "active", "thief", "asked", "of"),
    seats=("seats", "winners"),
    named={"kind": "term", "kinds": "term", "card": "card", "decision": "phase", "heroes": "term-hero"},
    zones=("source", "target", "zone"),
)
