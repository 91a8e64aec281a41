"""Every kind of decision in Silverfrost, answered by clicking in positions of the golden records: all numbers of seats
and all difficulties, on a desk, a small screen and a phone, in English and German."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.async_api import WebSocketRoute, expect
from tests.web.acting import Actor, Hall, Position, golden, hall
from tests.web.rig import DESK, PHONE
from tests.web.silver import Player, thing_of

SMALL = (1024, 768)
# The decision and what is answered, the record and the line that answers it.
CASES = [
    ("animal-back", "silverfrost-reshuffle", 463),  # back guard 0 5
    ("animal-recall", "silverfrost-3", 290),  # recall guard guild_shared
    ("cards-clear", "silverfrost-4", 116),  # clear 1
    ("cards-discard", "silverfrost-2", 41),  # discard charcoal_kiln kettle_smithy signal_fire
    ("cards-give", "silverfrost-1-d2", 142),  # give tinker_shrew to 1
    ("cards-under", "silverfrost-4", 240),  # under bell_tower signal_fire
    ("city_card-city", "silverfrost-2-storm", 74),  # city 1 3
    ("city_snow-on", "silverfrost-1-d2", 99),  # on 4
    ("claw_species-species", "silverfrost-1-d2", 18),  # species red_panda
    ("clear_where-above", "silverfrost-1-d3", 167),  # above copper_adit
    ("clear_where-at", "silverfrost-1-d4", 157),  # at beacon_1
    ("clear_where-on", "silverfrost-4-storm", 313),  # on 7
    ("closing-clear", "silverfrost-1-d4", 53),  # clear 1
    ("closing-end", "silverfrost-2", 68),  # end
    ("closing-use", "silverfrost-reshuffle", 136),  # use 2 0
    ("copy-copy", "silverfrost-3", 131),  # copy nut_path
    ("giant-giant", "silverfrost-2", 126),  # giant bartering_takin
    ("keep-retain", "silverfrost-1-d3", 109),  # retain council_by_candlelight
    ("keep-use", "silverfrost-reshuffle", 308),  # use 2 0
    ("keep_quest-keep", "silverfrost-mulligan", 26),  # keep warm_night
    ("looked-hold", "silverfrost-4-storm", 103),  # hold avalanche_horn
    ("mulligan-mulligan", "silverfrost-2-storm", 36),  # mulligan
    ("mulligan-stay", "silverfrost-2-storm", 42),  # stay
    ("option-option", "silverfrost-1-d4", 38),  # option 1
    ("play-play", "silverfrost-2-storm", 75),  # play row_cottage from hand paying nothing
    ("produce-next", "silverfrost-2", 70),  # next 2 0
    ("quest-clear", "silverfrost-4-storm", 174),  # clear 1
    ("quest-lowland", "silverfrost-1-d3", 113),  # lowland morning_shovel
    ("quest-none", "silverfrost-1", 172),  # none
    ("quest-quest", "silverfrost-1-d2", 129),  # quest road_to_the_pass
    ("ready-clear", "silverfrost-3", 119),  # clear 2
    ("ready-pass", "silverfrost-1", 187),  # pass
    ("ready-place", "silverfrost-4", 76),  # place animal news_stone
    ("ready-play", "silverfrost-reshuffle", 87),  # play mountaineer from valley paying nothing
    (
        "ready-play-chimney",
        "silverfrost-1-d2",
        148,
    ),  # play shovel_squirrel from hand paying nothing chimney 3
    ("ready-play-using", "silverfrost-2-storm", 193),  # play chimney_row from valley paying ... using 14
    ("ready-prepare", "silverfrost-1-d4", 77),  # prepare
    ("ready-use", "silverfrost-reshuffle", 150),  # use 2 0
    ("ready-visit", "silverfrost-1", 149),  # visit guard 1 4
    ("resources-resources", "silverfrost-2", 42),  # resources birch nut*2
    ("snow_where-at", "silverfrost-3", 98),  # at beacon_2
    ("species-species", "silverfrost-mulligan", 17),  # species red_panda
    ("times-times", "silverfrost-2-storm", 57),  # times 0
    ("valley-valley", "silverfrost-4-storm", 81),  # valley barley_baker
    ("window-continue", "silverfrost-window", 175),  # continue
    ("yes_no-no", "silverfrost-4", 147),  # no
    ("yes_no-yes", "silverfrost-2", 44),  # yes
]
LOOKS = [
    (DESK, "en-GB"),
    (SMALL, "de-DE"),
    (PHONE, "en-GB"),
    (DESK, "de-DE"),
    (PHONE, "de-DE"),
    (SMALL, "en-GB"),
]


def position(case: tuple[str, str, int]) -> Position:
    return Position(case[1], case[2])


HINTED = Position("silverfrost-4", 76, "hint")  # an animal or the guard may be placed
FULL = Position("silverfrost-4-storm", 144)  # eight cards in hand, and a place that gives one
NO_ROOM = Position("silverfrost-4", 130, "giant")  # seven cards in hand, and a giant that lets one take two
PLAIN = Position("silverfrost-2", 43, "plain")  # a card that can be paid in one way and asks nothing
TOLD = Position("silverfrost-2", 41, "tray")
RECALLED = Position("silverfrost-3", 119, "recap")
TAPPED = Position("silverfrost-4", 76, "tap")


@pytest.fixture(scope="module")
def house_of_positions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(
        tmp_path_factory.mktemp("decisions"),
        [*map(position, CASES), HINTED, FULL, NO_ROOM, PLAIN, TOLD, TAPPED, RECALLED],
    ) as found:
        yield found


@pytest.mark.parametrize("number", range(len(CASES)), ids=[case[0] for case in CASES])
def test_a_decision_by_clicks(house_of_positions: Hall, number: int) -> None:
    name, record, line = CASES[number]
    size, lang = LOOKS[number % len(LOOKS)]
    touch = size == PHONE
    where = position(CASES[number])
    text = golden(record).lines[line - 1].text

    async def scene(ann: Actor) -> None:
        player = Player(ann.window, where.table, where.seat, taps=touch)
        view = await player.turn()
        assert view is not None
        assert name.startswith(view["decision"]["kind"])
        await ann.window.picture(f"silverfrost-{name}")
        assert await ann.window.widest() <= 0
        await player.play(text)
        assert text in await ann.lines()
        assert await ann.window.unsaid() == []

    house_of_positions.play(where, scene, size=size, lang=lang, has_touch=touch, is_mobile=touch)


def test_a_card_is_read_large(house_of_positions: Hall) -> None:
    """By resting on it with the mouse or the keyboard, by a key, and closed by Escape."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        cards = page.locator('[data-thing^="valley:"]')
        reader = page.locator(".reader.open")
        name = (await cards.first.locator(".visually-hidden").first.inner_text()).split(";")[0]
        await cards.first.hover()
        await expect(reader).to_contain_text(name)
        await page.mouse.move(5, 5)
        await expect(reader).to_have_count(0)
        await page.keyboard.press("Tab")
        await cards.nth(1).focus()
        await expect(reader).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(reader).to_have_count(0)
        await page.keyboard.press("i")
        await expect(reader).to_be_visible()
        assert await ann.window.axe() == []

    house_of_positions.play(position(CASES[0]), scene)


# What sticks out of a card in the hand or the valley: its points, its cost, its keywords.
STICKS_OUT = """() => [...document.querySelectorAll('.card.small')].flatMap((card) => {
  const box = card.getBoundingClientRect()
  return [...card.querySelectorAll('.points, .cost, .keyword')]
    .filter((part) => {
      const own = part.getBoundingClientRect()
      return own.right > box.right + 0.5 || own.bottom > box.bottom + 0.5
    })
    .map((part) => card.querySelector('.name').textContent + ': ' + part.className)
})"""


def test_cards_say_what_they_do(house_of_positions: Hall) -> None:
    """Their text on a desk, their keywords and costs whole everywhere; nothing lies over their pictures."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        await expect(page.locator(".card.small .text:visible").first).to_be_visible()
        cards = await page.locator(".card.small").count()
        assert await page.locator(".card.small .art .invites").count() == 0
        for width, height in (DESK, (1920, 1080), SMALL, PHONE):
            await page.set_viewport_size({"width": width, "height": height})
            await page.evaluate("new Promise((done) => setTimeout(done, 100))")  # drawn at the new size
            assert await page.evaluate(STICKS_OUT) == [], width
            if width > PHONE[0]:
                assert await page.locator(".card.small .text:visible").count() == cards, width

    house_of_positions.play(position(CASES[33]), scene, lang="de-DE")


def test_a_seat_shows_its_score_and_where_it_comes_from(house_of_positions: Hall) -> None:
    where = position(CASES[7])  # alone, so that Claw has one too

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        view = await Player(ann.window, where.table, where.seat).look()
        for who, one in ((0, view["seats"][0]), (1, view["board"]["claw"])):
            seat = page.locator(f'[data-thing="seat:{who}"]')
            assert one["sources"]
            await expect(seat.locator(".points")).to_have_text(str(sum(one["sources"].values())))
            await seat.hover()
            reader = page.locator(".reader.open table")
            await expect(reader.locator("tbody td")).to_have_text([str(n) for n in one["sources"].values()])
            await page.mouse.move(5, 5)
            await expect(reader).to_have_count(0)

    house_of_positions.play(where, scene)


# Names of places that a token of Claw lies over.
COVERED = """() => [...document.querySelectorAll('.scene .spot .name')].filter((name) => {
  const box = name.getBoundingClientRect()
  const token = name.closest('.spot').querySelector('.claw')?.getBoundingClientRect()
  return token && token.left < box.right && token.right > box.left && token.top < box.bottom && token.bottom > box.top
}).map((name) => name.textContent)"""


def test_every_place_has_a_name_that_can_be_read(house_of_positions: Hall) -> None:
    where = position(CASES[7])

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        spots = page.locator(".scene .spot")
        await expect(spots.first).to_be_visible()
        assert await page.locator(".scene .guild .spot .name").count() > 0
        assert await page.locator(".scene .spot .name").count() == await spots.count()
        for size in (DESK, SMALL, PHONE):
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            assert await page.evaluate(COVERED) == []

    house_of_positions.play(where, scene)


def test_a_hint_that_is_shown_is_the_move_that_is_confirmed(house_of_positions: Hall) -> None:
    """Also where the thing it is about could be chosen in another way, which stands first."""
    where = HINTED

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        view = await Player(ann.window, where.table, where.seat).turn()
        assert view is not None
        ways: dict[str, list[dict[str, object]]] = {}
        for move in view["moves"]:
            ways.setdefault(str(thing_of(move, where.seat)), []).append(move)
        wanted = next(each[-1] for thing, each in ways.items() if thing != "None" and len(each) > 1)

        def through(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()

            def answered(message: str | bytes) -> None:
                found = json.loads(message)
                if isinstance(found.get("result"), dict) and "bot" in found["result"]:
                    found["result"] |= {"moves": [wanted["text"]], "says": [wanted]}
                socket.send(json.dumps(found))

            server.on_message(answered)

        await page.route_web_socket(re.compile("/api/socket"), through)
        await page.reload()
        await page.locator(".tray .hint").click()
        await page.locator(".tray").get_by_role("button", name="Show", exact=True).click()
        await page.locator(".tray .confirm").click()
        await ann.has_done(str(wanted["text"]))

    house_of_positions.play(where, scene)


# What the tray lies over, and where it is.
TRAY = """() => {
  const box = (each) => each.getBoundingClientRect()
  const tray = box(document.querySelector('.tray'))
  const field = document.querySelector('.field')
  const over = ['.valley', '.area.journey', 'section.hand'].filter((each) => {
    const thing = document.querySelector(each)
    const other = box(thing)
    const bottom = field.contains(thing) ? Math.min(other.bottom, box(field).bottom) : other.bottom
    return tray.left < other.right && tray.right > other.left && tray.top < bottom && tray.bottom > other.top
  })
  return [over, [tray.left, tray.top, tray.width, tray.height].map(Math.round)]
}"""


def test_the_tray_keeps_its_place_and_covers_nothing(house_of_positions: Hall) -> None:
    """While cards are chosen, which is done in the hand itself; board and hand are seen together."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        for size in (DESK, (1920, 1080), SMALL):
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            over, place = await page.evaluate(TRAY)
            assert over == []
            card = page.locator("section.hand .thing.glow").first
            await card.click()
            await expect(page.locator(".tray .names")).to_be_visible()
            await expect(page.locator(".tray .foresight")).not_to_contain_text("looking")
            assert await page.evaluate(TRAY) == [[], place]
            await card.click()
            hand, board = await page.locator("section.hand").bounding_box(), page.locator("section.scene")
            assert hand is not None
            assert hand["y"] + hand["height"] <= size[1]
            await expect(board).to_be_in_viewport(ratio=0.95)

        assert await ann.window.axe_themes() == []

    house_of_positions.play(TOLD, scene)


def test_what_a_full_hand_loses_is_said_before_it_is_confirmed(house_of_positions: Hall) -> None:
    """One click is enough for a place that can be taken in one way, but not where something is lost."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        await page.locator('[data-thing="place:moss_bank"]').click()
        await expect(page.locator(".tray .wasted")).to_have_text("Your hand is full: 1 card is not drawn.")
        assert await ann.lines() == []
        await page.locator(".tray .confirm").click()
        await expect(page.locator(".log")).to_contain_text("Your hand is full")

    house_of_positions.play(FULL, scene)


def test_cards_of_the_valley_that_do_not_fit_are_said_before_they_are_taken(house_of_positions: Hall) -> None:
    async def scene(ann: Actor) -> None:
        page = ann.window.page
        await page.locator('[data-thing="giant:choosy_chamois"]').click()
        await expect(page.locator(".tray .wasted")).to_have_text("Your hand has no room for 1 of the cards.")
        assert await ann.lines() == []

    house_of_positions.play(NO_ROOM, scene)


def test_one_click_is_enough_where_there_is_nothing_to_decide(house_of_positions: Hall) -> None:
    """It can be taken back, and who wants to confirm everything may."""

    async def scene(ann: Actor) -> None:
        page = ann.window.page
        card = page.locator('[data-thing="hand:moss_loft"]')
        await card.click()
        await ann.has_done("play moss_loft from hand paying birch*2")
        await page.locator(".tray .undo").click()
        await expect(card).to_be_visible()
        await page.locator("details:has(fieldset) > summary").first.click()
        await page.get_by_label("Confirm every action").check()
        await page.keyboard.press("Escape")
        done = await ann.lines()
        await card.click()
        await expect(page.locator(".tray .confirm")).to_be_enabled()
        assert await ann.lines() == done

    house_of_positions.play(PLAIN, scene, comfort='{"speed": 0, "sound": false}')


def test_one_tap_opens_a_card_with_play_or_why_not(house_of_positions: Hall) -> None:
    async def scene(ann: Actor) -> None:
        page = ann.window.page
        await expect(page.locator(".thing.glow").first).to_be_in_viewport()
        await page.locator('[data-thing^="valley:"]').first.tap()
        reader = page.locator(".reader.open")
        await expect(reader.locator(".why")).to_be_visible()
        await reader.get_by_role("button", name="Close").tap()
        await page.locator('[data-thing="place:birch_edge"]').tap()
        await expect(reader.get_by_role("button", name=re.compile("Play|See how"))).to_be_visible()
        assert await ann.window.axe_themes() == []

    house_of_positions.play(TAPPED, scene, size=PHONE, has_touch=True, is_mobile=True)


def test_the_land_has_the_light_of_the_season_and_lies_still_for_who_wants_it(
    house_of_positions: Hall,
) -> None:
    async def scene(ann: Actor) -> None:
        page = ann.window.page
        view = await Player(ann.window, position(CASES[33]).table, position(CASES[33]).seat).look()
        season = view["seats"][position(CASES[33]).seat]["season"]
        await expect(page.locator(f".landscape.{season} .air.{season}")).to_have_count(1)
        moving = "getComputedStyle(document.querySelector('.air i')).animationName"
        assert await page.evaluate(moving) == "none"
        await page.emulate_media(reduced_motion="no-preference")
        await page.evaluate("document.documentElement.removeAttribute('data-still')")
        assert "fall" in await page.evaluate(moving)
        drawn = (
            "new Set([...document.querySelectorAll('.spot > .art')].map((each) => each.classList[1])).size"
        )
        assert await page.evaluate(drawn) == 15, "every place has its own picture"

    house_of_positions.play(position(CASES[33]), scene)


def test_the_recap_tells_what_others_did_and_marks_it(house_of_positions: Hall) -> None:
    async def scene(ann: Actor) -> None:
        page = ann.window.page
        recap = page.get_by_role("region", name="Since your last turn")
        await expect(recap).to_be_visible()
        told, marked = [], 0
        while True:
            told.append(await recap.locator("p").inner_text())
            following = recap.get_by_role("button", name="The next one")
            if not await following.is_enabled():
                break
            await following.click()
            marked += await page.locator(".thing.marked").count()
        assert any("places" in text for text in told)
        assert not any("draws a card" in text or "pays" in text for text in told), told
        assert marked > 0, told

    house_of_positions.play(RECALLED, scene)
