"""Every decision that is no hero's, made by clicking from a position just before it."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect
from tests.web.acting import Actor, Hall, Position, hall
from tests.web.rig import PHONE

# Name, golden record, line, what is clicked, and the moves this makes.
DECISIONS: list[tuple[str, str, int, list[str], list[str]]] = [
    ("founding", "base-3-aside", 1, ["@intersection-2", "@path-4"], ["settlement 2", "road 4"]),
    ("first-turn", "base-3-beginner", 1, ["roll the dice"], ["roll"]),
    ("founding-guard", "brotherhood-3-nl", 13, ["@section-1"], ["guard 1"]),
    (
        "discard-listed",
        "base-3-beginner",
        121,
        ["one brick more", "one grain more", "one grain more", "one ore more", "Discard"],
        ["discard brick grain*2 ore"],
    ),
    (
        "discard-described",
        "base-3-beginner",
        327,
        [*["one lumber more"] * 2, *["one grain more"] * 4, *["one ore more"] * 3, "Discard"],
        ["discard lumber*2 grain*4 ore*3"],
    ),
    ("tormund", "base-3-beginner", 124, ["@hex-7"], ["tormund 7"]),
    ("victim", "base-3-aside", 258, ["@hex-1", "Seat 1"], ["tormund 1", "victim 1"]),
    ("spare", "base-4-pl", 19, ["@hex-10", "steal nothing"], ["tormund 10", "spare"]),
    ("patrol-tormund", "base-3-aside", 257, ["Ranger Patrol", "@hex-1"], ["patrol", "tormund 1"]),
    (
        "patrol-drive",
        "brotherhood-4-de",
        306,
        ["Ranger Patrol", "@hex-2", "drive a wildling"],
        ["patrol", "drive 2 regular"],
    ),
    ("winter", "base-3-beginner", 431, ["Winter is Coming", "1 lumber and 1 grain"], ["winter lumber grain"]),
    (
        "roads",
        "base-3-beginner",
        174,
        ["Road Building", "@path-25", "@path-33"],
        ["roads", "road 25", "road 33"],
    ),
    ("recruits", "brotherhood-3-nl", 163, ["New Recruits", "@section-2"], ["recruits 2"]),
    ("declare", "ending-points", 488, ["declare victory"], ["declare"]),
    ("special-pass", "brotherhood56-6", 403, ["build nothing more"], ["pass"]),
    ("special-build", "brotherhood56-6", 403, ["Card"], ["buy"]),
    ("tragedy", "tragedy", 156, ["Samwell Tarly"], ["remove samwell"]),
    ("road", "base-3-beginner", 171, ["Road", "@path-45"], ["road 45"]),
]
CASES = [(Position(record, line, f"-{name}"), steps, moves) for name, record, line, steps, moves in DECISIONS]
CROWDED = Position("brotherhood-3-nl", 498, "-crowded")
SIX = [Position("brotherhood56-6", line, "-phone") for line in (403, 404)]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    places = [*(each[0] for each in CASES), CROWDED, *SIX]
    with hall(tmp_path_factory.mktemp("decisions"), places) as found:
        yield found


@pytest.mark.parametrize(("where", "steps", "moves"), CASES, ids=[each[0] for each in DECISIONS])
def test_a_decision_is_made_by_clicking(
    table: Hall, where: Position, steps: list[str], moves: list[str]
) -> None:
    async def scene(ann: Actor) -> None:
        await ann.act(*steps[:-1])
        last = steps[-1]
        await expect(ann.place(last[1:]) if last[0] == "@" else ann.button(last).first).to_be_visible()
        await ann.window.picture(f"decision{where.case}")
        await ann.act(last)
        await ann.has_done(*moves)

    table.play(where, scene)


def test_several_things_to_do_at_one_place_are_told_apart(table: Hall) -> None:
    """A guard of the usual price, or the hero's: first the place, then what, then the hero's own question."""

    async def scene(ann: Actor) -> None:
        await ann.act("@section-2")
        await expect(ann.button("recruit a guard")).to_have_count(1)
        await expect(ann.button("use Ser Alliser Thorne")).to_have_count(1)
        await ann.window.picture("decision-crowded")
        await ann.act("recruit a guard")
        await ann.has_done("guard 2")

    table.play(CROWDED, scene)


@pytest.mark.parametrize("where", SIX, ids=["special-build", "roll"])
def test_six_seats_on_a_phone_reach_everything(table: Hall, where: Position) -> None:
    async def scene(ann: Actor) -> None:
        page = ann.window.page
        assert await ann.window.widest() <= 0
        await ann.window.picture(f"six-phone-{where.line}")
        for seat in range(6):
            panel = page.locator(f".seats [data-seat='{seat}']")
            await panel.scroll_into_view_if_needed()
            await expect(panel).to_be_in_viewport()
        for found in await ann.bar.get_by_role("button").all():
            await expect(found).to_be_in_viewport(ratio=0.9)
        await ann.window.typed.scroll_into_view_if_needed()
        await expect(ann.window.typed).to_be_in_viewport()
        await ann.window.picture(f"six-phone-{where.line}-below")
        await page.evaluate("scrollTo(0, 0)")
        board = await page.locator("main.board").bounding_box()
        bar = await ann.bar.bounding_box()
        assert board
        assert bar
        assert bar["y"] - board["y"] > 250, "the action bar leaves the board visible"
        await ann.act("build nothing more" if where.line == 403 else "roll the dice")
        await ann.has_done("pass" if where.line == 403 else "roll")

    table.play(where, scene, size=PHONE)
