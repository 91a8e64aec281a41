"""Every hero used by clicking: the hero's button, places of the board, choices, and what a use leads to."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect
from tests.web.acting import Actor, Hall, Position, hall

KEEP = "keep the hero"
# Name, golden record, line, what is clicked, and the moves this makes.
USES: list[tuple[str, str, int, list[str], list[str]]] = [
    ("aemon", "hero-aemon", 57, ["use", "@position-0/1", "@section-2", KEEP], ["aemon 0 1 to 2", "flip"]),
    (
        "aemon-b",
        "hero-aemon",
        85,
        ["use", "@position-2/3", "@section-3", "Bowen"],
        ["aemon 2 3 to 3", "pick marsh"],
    ),
    (
        "benjen-camp",
        "hero-benjen",
        87,
        ["use", "@camp-cave_people/2", KEEP],
        ["benjen cave_people 2", "flip"],
    ),
    (
        "benjen-clearing",
        "brotherhood-3",
        839,
        ["use", "@clearing-2", KEEP],
        ["benjen_clearing 2 regular", "flip"],
    ),
    ("gilly", "hero-gilly", 32, ["use", KEEP], ["gilly", "flip"]),
    ("gilly-not", "hero-gilly", 32, ["do not use"], ["decline"]),
    ("jon", "hero-jon", 68, ["wool", KEEP], ["jon wool", "flip"]),
    ("jon-b", "hero-jon", 75, ["lumber", "Ser Alliser"], ["jon lumber", "pick thorne"]),
    ("mance", "hero-ygritte", 177, ["use", "ore", KEEP], ["mance 1", "take 1 ore", "flip"]),
    (
        "mance-two",
        "brotherhood-4-pl",
        520,
        ["use", "Seat 3", "take a card from a hand: grain", KEEP],
        ["mance 3", "take 3 grain", "flip"],
    ),
    ("marsh", "hero-marsh", 34, ["use", "ore", KEEP], ["marsh wool for ore", "flip"]),
    (
        "melisandre",
        "hero-melisandre",
        61,
        ["use", "ore", "Ranger Patrol", KEEP],
        ["melisandre instead of wool ore", "choose patrol", "flip"],
    ),
    (
        "mormont-no",
        "hero-mormont",
        43,
        ["use", "ore", "Seat 1", "leave it at that", KEEP],
        ["mormont ore 1", "done", "flip"],
    ),
    (
        "mormont-return",
        "hero-marsh",
        42,
        [
            "use",
            "grain",
            "Seat 1",
            "grain",
            "ask another player: Seat 0",
            "take another hero",
            "Qhorin Halfhand",
        ],
        ["mormont grain 1", "return 1 grain", "ask 0", "pick qhorin"],
    ),
    ("osha", "hero-osha", 246, ["use", "@hex-0", KEEP], ["osha 0", "flip"]),
    ("qhorin", "hero-qhorin", 54, ["use", KEEP], ["qhorin", "flip"]),
    ("samwell", "hero-samwell", 37, ["use", "brick", KEEP], ["samwell brick", "flip"]),
    ("samwell-not", "hero-samwell", 37, ["do not use"], ["decline"]),
    (
        "thorne",
        "hero-thorne",
        55,
        ["use", "@section-1", "grain", KEEP],
        ["thorne 1 instead of lumber grain", "flip"],
    ),
    ("yarwyck", "hero-yarwyck", 21, ["use", "@path-59", "@path-46", KEEP], ["yarwyck 59", "road 46", "flip"]),
    ("ygritte", "hero-ygritte", 499, ["use", "@hex-2", KEEP], ["ygritte 2 climber", "flip"]),
    ("yoren", "hero-yoren", 703, ["use", "@section-3", KEEP], ["yoren 3", "flip"]),
]


CASES = [(Position(record, line, f"-{name}"), steps, moves) for name, record, line, steps, moves in USES]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("heroes"), [each[0] for each in CASES]) as found:
        yield found


@pytest.mark.parametrize(("where", "steps", "moves"), CASES, ids=[use[0] for use in USES])
def test_a_hero_is_used_by_clicking(table: Hall, where: Position, steps: list[str], moves: list[str]) -> None:
    async def scene(ann: Actor) -> None:
        await ann.act(*steps[:-1])
        await expect(ann.button(steps[-1]).first).to_be_visible()
        await ann.window.picture(f"hero{where.case}")
        await ann.act(steps[-1])
        await ann.has_done(*moves)

    table.play(where, scene)
