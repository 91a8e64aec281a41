"""Whoever plays by clicking reads sentences: no notation, no identifiers, and nothing asked about another position."""

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect
from tests.web.acting import Actor, Hall, Position, hall

# Snake case, what the parser says, fingerprints, and things named by the number the engine gives them.
NOTATION = re.compile(
    r"\b[a-z]+_[a-z_]+\b|missing: ?[.\s]|\bnot complete\b|\b[0-9a-f]{32,}\b|\b[a-z]+\*\d"
    r"|\b(?:section|path|intersection|corner|hex|clearing|settlement|road|keep|guard|found) \d+\b"
    r"|\b(?:brotherhood56|greedy|seat_\d)\b|“(?:roll|pass|building|guard|propose|offer)\b",
    re.IGNORECASE,
)
# Clicks before looking around lead into a choice; the task beside the board says what is next.
WALKS: list[tuple[Position, list[str], str]] = [
    (Position("base-3-aside", 1, "-walk"), [], "Choose a glowing intersection for your first settlement."),
    (Position("base-3-beginner", 171, "-walk"), ["Road"], "Build a road: choose a glowing path."),
    (Position("base-3-beginner", 124, "-walk"), [], "Choose a glowing hex and send Tormund there."),
    (Position("brotherhood-4-de", 306, "-walk"), ["Ranger Patrol"], "or drive a wildling out of the Gift."),
    (Position("brotherhood56-6", 403, "-walk"), [], "Between the turns you may build, recruit or buy."),
    (Position("brotherhood56-6", 404, "-walk"), [], "Roll the dice."),
    (Position("hero-aemon", 57, "-walk"), ["use"], "Use Aemon Targaryen: choose a glowing guard."),
]
HINT = Position("base-3-aside", 1, "-hint")
SURE = Position("base-3-beginner", 171, "-sure")

# Ask why about some places of each sort by keyboard, pass over all buttons, and keep everything that is said meanwhile.
LOOK_AROUND = """async () => {
  const said = new Set()
  const hear = () => {
    for (const line of document.body.innerText.split('\\n')) if (line.trim()) said.add(line.trim())
    for (const each of document.querySelectorAll('[aria-label]')) said.add(each.getAttribute('aria-label'))
    for (const each of document.querySelectorAll('[title]')) said.add(each.title)
  }
  const pause = (ms) => new Promise((done) => setTimeout(done, ms))
  hear()
  const sorts = {}
  for (const spot of document.querySelectorAll('[data-spot]')) (sorts[spot.dataset.place] ??= []).push(spot)
  for (const spots of Object.values(sorts)) for (const spot of [spots[0], spots.at(-1), spots[spots.length >> 1]]) {
    spot.focus()
    spot.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await pause(70)
    hear()
  }
  for (const button of document.querySelectorAll('.act button, .hand button, .heroes button')) {
    button.dispatchEvent(new MouseEvent('mouseenter'))
    button.focus()
    await pause(70)
    hear()
  }
  return [...said]
}"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("words"), [*(where for where, *_ in WALKS), HINT, SURE]) as found:
        yield found


@pytest.mark.parametrize(
    ("where", "first", "task"), WALKS, ids=[f"{where.name}-{where.line}" for where, *_ in WALKS]
)
def test_a_table_says_what_to_do_and_what_cannot_be_done_without_notation(
    table: Hall, where: Position, first: list[str], task: str
) -> None:
    async def scene(ann: Actor) -> None:
        await ann.act(*first)
        await expect(ann.window.page.locator(".task")).to_contain_text(task)
        said: list[str] = await ann.window.page.evaluate(LOOK_AROUND)
        assert [line for line in said if NOTATION.search(line)] == []
        assert await ann.window.unsaid() == []

    table.play(where, scene)


def test_a_confirmation_is_only_for_the_table_it_was_asked_at(table: Hall) -> None:
    """“End anyway?” is disarmed by whatever changes: here a road and its undo."""

    async def scene(ann: Actor) -> None:
        await ann.act("End turn")
        await expect(ann.button("You can still build")).to_be_visible()
        await ann.act("Road", "@path-45")
        await expect(ann.button("End turn")).to_be_visible()
        await ann.act("End turn")
        await ann.act("Undo")
        await expect(ann.button("End turn")).to_be_visible()
        await expect(ann.button("You can still build")).to_have_count(0)

    table.play(SURE, scene, comfort='{"speed": 0, "sound": false, "confirm": true}')


def test_a_hint_is_said_in_words_with_reasons_and_done_exactly(table: Hall) -> None:
    async def scene(ann: Actor) -> None:
        ask = {"type": "hint", "table": HINT.table, "seat": ann.seat}
        answer = await ann.window.context.request.post(f"/api/tables/{HINT.table}/ask", data=ask)
        told = (await answer.json())["result"]
        assert "covers" in {reason["key"] for reason in told["reasons"]}
        await ann.act("Hint")
        hint = ann.window.page.locator(".hint")
        await expect(hint).to_contain_text("A good move: Build a settlement")
        await expect(hint).to_contain_text("which you lack.")
        assert told["moves"][0] not in await hint.inner_text()
        await expect(ann.window.page.locator("[data-mark]")).to_have_count(1)  # it points at the board
        await ann.window.picture("hint")
        assert await ann.window.axe() == []
        await hint.get_by_role("button", name="Do it").click()
        await ann.has_done(*told["moves"])
        await expect(hint).to_have_count(0)

    table.play(HINT, scene)
