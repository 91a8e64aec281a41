"""From the start page to a running game: alone, with friends by a link, in German, on a phone, without a mouse."""

import re
from pathlib import Path

from playwright.async_api import expect
from tests.server.test_records import make_sets
from tests.web.chromium import run
from tests.web.rig import PATIENCE, PHONE, house
from tests.web.silver import Player

from frostwall import about


def test_the_start_page_shows_the_games_and_asks_for_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            page = ann.page
            await page.goto("/")
            await expect(page.get_by_role("heading", level=1)).to_have_text("Frostwall")
            offers = page.get_by_role("article")
            await expect(offers).to_have_count(3)
            for n in range(3):
                for name in ("Play", "Invite friends"):
                    await expect(offers.nth(n).get_by_role("button", name=name, exact=True)).to_be_visible()
                await expect(offers.nth(n).get_by_role("link", name="Learn")).to_be_visible()
                # The table is drawn, and nothing in it can be reached.
                await expect(offers.nth(n).locator("[inert] svg").first).to_be_visible(timeout=PATIENCE)
            await expect(offers.first).to_contain_text("Best first game")
            await expect(offers.first).to_contain_text("base game")
            assert await page.get_by_label("Your name", exact=True).count() == 0
            assert await ann.unsaid() == []
            assert await ann.axe_themes() == []
            await ann.picture("start")
            # What is chosen at a glance, alone and with others.
            silver = offers.filter(has_text="Silverfrost")
            await silver.get_by_label("Seats").select_option("1")
            await silver.get_by_label("Difficulty").select_option("2")
            await offers.first.get_by_role("combobox", name="Board").select_option("full_random")
            await offers.first.get_by_label("Seats").select_option("3")
            await offers.first.get_by_role("button", name="Play", exact=True).click()
            await expect(page).to_have_url(re.compile("/t/[a-z0-9]+$"), timeout=PATIENCE)
            made = await page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
            info = (await made.json())["info"]
            assert (info["options"], len(info["seats"])) == ({"board": "full_random"}, 3)
            # Friends see a name, so now it is asked for. The game waits on top of the page.
            await page.goto("/")
            await expect(page.get_by_role("link", name="The Watch: base game")).to_be_visible()
            await expect(offers.first.get_by_label("Seats")).to_have_value("3")
            await expect(page.get_by_text("Best first game")).to_have_count(0)
            await offers.nth(1).get_by_role("button", name="Invite friends").click()
            await page.get_by_label("Your name", exact=True).fill("Ann")
            await page.get_by_role("button", name="Go on").click()
            await expect(page).to_have_url(re.compile("/t/[a-z0-9]+$"), timeout=PATIENCE)
            await expect(page.get_by_label("Invitation")).to_be_visible(timeout=PATIENCE)

    run(main())


def test_the_about_page_says_which_engine_runs(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await ann.page.goto("/about")
            engine = "compiled engine" if about.compiled() else "pure Python engine"
            await expect(ann.page.get_by_text(f"Version {about.VERSION}, with the {engine}.")).to_be_visible()
            assert await ann.unsaid() == []
            assert await ann.axe() == []

    run(main())


def test_two_clicks_to_a_running_game_and_what_they_load(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            loaded: dict[str, int] = {}
            network = await ann.context.new_cdp_session(ann.page)
            urls: dict[str, str] = {}
            network.on(
                "Network.responseReceived", lambda e: urls.update({e["requestId"]: e["response"]["url"]})
            )
            network.on(
                "Network.loadingFinished",
                lambda e: loaded.update({urls.get(e["requestId"], "?"): e["encodedDataLength"]}),
            )
            await network.send("Network.enable")
            await ann.page.goto("/")
            await ann.page.get_by_role("button", name="Play", exact=True).first.click()
            await expect(ann.page).to_have_url(re.compile("/t/[a-z0-9]+$"), timeout=PATIENCE)
            await expect(ann.page.locator("main.board svg").first).to_be_visible(timeout=PATIENCE)
            await expect(ann.turn).to_be_visible()
            # Somebody else who follows a link to it has nothing yet.
            await network.send("Network.setCacheDisabled", {"cacheDisabled": True})
            await ann.page.wait_for_load_state("networkidle")
            loaded.clear()
            await ann.page.reload()
            await expect(ann.page.locator("main.board svg").first).to_be_visible(timeout=PATIENCE)
            await ann.page.wait_for_load_state("networkidle")
            parts = {url: size for url, size in loaded.items() if "/client/" in url}
            assert 0 < sum(loaded.values()) < 300_000, loaded
            assert not [url for url in parts if "silverfrost" in url or "Replay" in url or "EndScreen" in url]
            assert await ann.unsaid() == []
            assert await ann.axe() == []
            await ann.picture("table-base")

    run(main())


def test_a_newcomer_meets_easy_bots_and_later_those_chosen_last(tmp_path: Path) -> None:
    """And nobody is shown what programs call them."""

    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            for choice, name, shown in (
                (None, "Odda", "easy"),
                ("hard", "Sigrun", "hard"),
                (None, "Sigrun", "hard"),
            ):
                await ann.page.goto("/")
                if choice is not None:
                    await ann.page.get_by_label("Opponent").first.select_option(choice)
                await ann.page.get_by_role("button", name="Play", exact=True).first.click()
                await expect(ann.page).to_have_url(re.compile("/t/[a-z0-9]+$"), timeout=PATIENCE)
                body = ann.page.locator("body")
                await expect(body).to_contain_text(name, timeout=PATIENCE)
                await expect(body).to_contain_text(shown)
                assert not re.search("greedy|random", await body.inner_text())

    run(main())


def test_more_options_go_on_with_the_chosen_opponent(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            page = (await home.window()).page
            await page.goto("/")
            await page.get_by_label("Opponent").first.select_option("hard")
            await page.get_by_role("link", name="More options").first.click()
            bots = page.get_by_role("combobox", name="Bots", exact=True)
            await expect(page.get_by_role("button", name="Make the table")).to_be_visible()
            seats = int(await page.get_by_role("combobox", name="Seats", exact=True).input_value())
            await expect(bots).to_have_value(str(seats - 1))
            await expect(page.get_by_role("combobox", name="Opponent", exact=True)).to_have_value("hard")
            await page.get_by_role("combobox", name="Seats", exact=True).select_option(str(seats - 1))
            await expect(bots).to_have_value(str(seats - 2))

    run(main())


def test_friends_come_by_link_and_play(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann, ben = await home.window(), await home.window()
            await home.session(ann, "Ann")
            table = await home.make(ann, "watch", 3, start=False, rules="base")
            await ann.page.goto(f"/t/{table}")
            link = await ann.page.get_by_label("Invitation").input_value()
            await ann.picture("lobby")
            # Nobody reads 64 digits.
            await ann.page.get_by_text("Fair dice").click()
            assert not re.search("[0-9a-f]{12}", await ann.page.get_by_role("main").inner_text())
            assert await ann.axe_themes() == []
            await ben.page.goto(link)
            await expect(ben.page.get_by_role("heading", level=1)).to_have_text(
                "Ann invites you to The Watch: base game", timeout=PATIENCE
            )
            await expect(ben.page.get_by_text("3 seats, 2 free.")).to_be_visible()
            await ben.picture("join")
            assert await ben.axe_themes() == []
            await ben.page.get_by_label("Your name", exact=True).fill("Ben")
            await ben.page.get_by_role("button", name="Join").click()
            await expect(ben.page).to_have_url(re.compile(f"/t/{table}$"), timeout=PATIENCE)
            await ben.page.get_by_role("button", name="free").first.click()
            await expect(ann.page.get_by_role("button", name="Chair 2: Ben")).to_be_visible(timeout=PATIENCE)
            # A chair has a menu: a bot sits down, a stronger one takes its place, and it leaves again.
            start = ann.page.get_by_role("button", name="Start the game")
            await expect(start).to_have_accessible_description("One chair is still free.")
            await ann.page.get_by_role("button", name="Chair 3: free").click()
            await ann.page.get_by_role("button", name="Put a bot here").click()
            await ann.page.get_by_role("button", name="Chair 3: Odda easy").click()
            dialog = ann.page.get_by_role("dialog")
            await expect(dialog).to_contain_text("Loves roads")
            await dialog.get_by_label("Opponent").select_option("greedy")
            await ann.page.get_by_role("button", name="Change the bot").click()
            await ann.page.get_by_role("button", name="Chair 3: Eira strong bot").click()
            await ann.page.get_by_role("button", name="Free this chair").click()
            await ann.page.get_by_role("button", name="Fill with bots").click()
            await ann.page.get_by_role("button", name="Start the game").click()
            for window in (ann, ben):
                await expect(window.turn).to_be_visible(timeout=PATIENCE)
            # Whoever is to move, both see it.
            first = ann if await ann.turn.locator("b").count() else ben
            other = ben if first is ann else ann
            moved = await first.play_hint(table)
            assert moved is not None
            await expect(other.page.locator("aside")).to_contain_text(re.compile("Ann|Ben"), timeout=PATIENCE)

    run(main())


def test_a_character_is_chosen_in_the_lobby_and_hints_are_switched_off(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann, ben = await home.window(), await home.window()
            await home.session(ann, "Ann")
            table = await home.make(
                ann, "silverfrost", 2, start=False, settings={"listed": True, "bot_pause": 0}
            )
            page = ann.page
            await page.goto(f"/t/{table}")
            await page.get_by_label("Opponent").select_option("medium")
            await expect(page.get_by_text("Impatient: ")).to_be_visible()
            await home.session(ben, "Ben")
            await ben.page.goto(f"/t/{table}")
            off = ben.page.get_by_text("At this table nobody gets hints.")
            await expect(ben.page.get_by_role("heading", name="How it is played")).to_be_visible(
                timeout=PATIENCE
            )
            await expect(off).to_have_count(0)
            await page.get_by_label("Allow hints").uncheck()
            await expect(off).to_be_visible(timeout=PATIENCE)
            await page.get_by_role("button", name="Fill with bots").click()
            # Whoever looks on is told who plays.
            for window in (ann, ben):
                told = window.page.locator(
                    "section", has=window.page.get_by_role("heading", name="Opponents")
                )
                await expect(told).to_contain_text("Bodo, medium", timeout=PATIENCE)
                await expect(told).to_contain_text("a card that he can pay for is played at once")
            assert await ann.unsaid() == []
            assert await ann.axe_themes() == []
            await ann.picture("lobby-character")
            await page.get_by_role("button", name="Start the game").click()
            await expect(ann.turn.locator("b")).to_be_visible(timeout=PATIENCE)
            await expect(page.locator(".tray")).to_be_visible(timeout=PATIENCE)
            await expect(page.locator(".tray .hint")).to_have_count(0)

    run(main())


def test_what_changes_at_a_table_is_seen_at_once(tmp_path: Path) -> None:
    """Without loading the page anew: the own seat, the own word, the host's hand, and that one was removed."""

    async def main() -> None:
        async with house(tmp_path) as home:
            ann, ben = await home.window(), await home.window()
            await home.session(ann, "Ann")
            await home.session(ben, "Ben")
            habits = {"pace": "turns", "clock_game": 3600}
            table = await home.make(ann, "watch", 3, start=False, rules="base", settings=habits)
            await ann.page.goto(f"/t/{table}")
            await ben.page.goto(await ann.page.get_by_label("Invitation").input_value())
            await expect(ben.page).to_have_url(re.compile(f"/t/{table}$"), timeout=PATIENCE)
            await expect(ben.page.get_by_text("By turns, over days.")).to_contain_text(
                "1 hour for the whole game"
            )
            await ben.page.get_by_role("button", name="free").first.click()
            mine = ben.page.get_by_role("button", name="Chair 2: Ben you")
            await expect(mine).to_be_visible(timeout=PATIENCE)
            await ben.page.get_by_text("Fair dice").click()
            await expect(ben.page.get_by_label("Your word")).to_be_visible()
            await ann.page.get_by_text("Code for phones").click()
            await expect(ann.page.get_by_alt_text("QR code of the invitation")).to_be_visible()
            assert await ann.axe() == []
            await ann.page.get_by_text("Table …").click()
            await ann.page.get_by_role("button", name="Mute").click()
            await expect(ben.page.get_by_placeholder("Say something")).to_have_count(0, timeout=PATIENCE)
            await ann.page.get_by_role("button", name="Unmute").click()
            await expect(ben.page.get_by_placeholder("Say something")).to_be_visible(timeout=PATIENCE)
            await ann.page.get_by_role("button", name="Remove", exact=True).click()
            await expect(mine).to_be_visible()
            await ann.page.get_by_role("button", name="Really? For good").click()
            await expect(ben.page.get_by_role("alert")).to_have_text(
                "The host has removed you from this table.", timeout=PATIENCE
            )

    run(main())


def test_a_card_set_of_the_server_is_chosen_and_played(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, sets=make_sets(tmp_path / "sets")) as home:
            ann = await home.window()
            page = ann.page
            await home.session(ann, "Ann")
            await page.add_init_script("localStorage.setItem('name', 'Ann')")
            await page.goto("/new?game=silverfrost&seats=1")
            await page.get_by_text("Rules and variants").click()
            await page.get_by_label("Set of cards").select_option("wintertale")
            await page.get_by_role("button", name="Make the table").click()
            await page.get_by_role("button", name="Start the game").click()
            await expect(ann.turn).to_be_visible(timeout=PATIENCE)
            table = page.url.rsplit("/", 1)[1]
            info = (await (await page.request.get(f"/api/tables/{table}")).json())["info"]
            assert info["options"] == {"set": "wintertale"}
            player = Player(ann, table, 0)
            for _ in range(3):
                move = await player.hint()
                assert move is not None
                await player.play(move)
            assert await ann.unsaid() == []

    run(main())


def test_german_from_the_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(lang="de-DE")
            await ann.page.goto("/")
            await expect(ann.page.locator("html")).to_have_attribute("lang", "de")
            await expect(ann.page.get_by_role("button", name="Freunde einladen").first).to_be_visible()
            assert await ann.unsaid() == []
            await ann.picture("start-german")
            await home.session(ann, "Änne")
            table = await home.make(ann, "watch", 3, rules="base", bots=["greedy", "greedy"])
            await ann.page.goto(f"/t/{table}")
            await expect(ann.turn).to_be_visible(timeout=PATIENCE)
            assert await ann.unsaid() == []
            await ann.picture("table-german")
            await ann.page.goto("/rules/watch")
            await expect(ann.page.get_by_role("article").first).to_be_visible(timeout=PATIENCE)
            assert await ann.unsaid() == []
            # A choice of one's own stays.
            await ann.page.get_by_role("button", name="Einstellungen").click()
            await ann.page.get_by_label("Sprache").select_option("en")
            await expect(ann.page.locator("html")).to_have_attribute("lang", "en")
            await ann.page.reload()
            await expect(ann.page.locator("html")).to_have_attribute("lang", "en")

    run(main())


def test_the_settings_are_reached_from_every_page_and_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(
                PHONE, comfort='{"speed": 0}', has_touch=True, is_mobile=True, color_scheme="dark"
            )
            page = ann.page
            ground = "getComputedStyle(document.body).color"
            await page.goto("/rules/watch")
            dark = await page.evaluate(ground)
            await page.get_by_role("button", name="Settings").tap()
            await page.get_by_label("Look").select_option("light")
            await page.get_by_label("Volume").fill("0.3")
            assert await page.evaluate(ground) != dark
            assert await ann.widest() <= 0
            assert await ann.axe() == []
            # What is chosen is shown whole.
            for name in ("Language", "Look"):
                cut = "field => field.scrollWidth > field.clientWidth"
                assert not await page.get_by_label(name).evaluate(cut)
            await page.goto("/about")
            await expect(page.locator("html")).to_have_attribute("data-theme", "light")
            assert await page.evaluate(ground) != dark
            await page.get_by_role("button", name="Settings").tap()
            await expect(page.get_by_label("Volume")).to_have_value("0.3")

    run(main())


def test_the_rules_open_over_the_table_they_belong_to(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            page = ann.page
            await home.session(ann, "Ann")
            table = await home.make(ann, "silverfrost", 2, bots=["greedy"])
            await page.goto(f"/t/{table}")
            await ann.my_turn()
            sheet = page.get_by_role("dialog")
            link = page.get_by_role("link", name="Rules", exact=True)
            await expect(link).to_have_attribute("href", re.compile("^/rules/silverfrost/"))
            await link.click()
            await expect(sheet.get_by_role("heading", level=2).first).to_have_text("Rules: Silverfrost")
            await expect(sheet.locator("article.wanted")).to_be_in_viewport(timeout=PATIENCE)
            assert await ann.axe_themes() == []
            # From rule to rule, and back to the table, which was never left.
            await sheet.locator("article.wanted a").first.click()
            await page.keyboard.press("Escape")
            await expect(sheet).to_have_count(0)
            await page.get_by_role("log").locator("a.rule").first.click()
            await expect(sheet.locator("article.wanted")).to_be_visible(timeout=PATIENCE)
            await page.go_back()
            await expect(sheet).to_have_count(0)
            await expect(page).to_have_url(re.compile(f"/t/{table}$"))
            await expect(ann.turn).to_be_visible()
            assert await ann.axe_themes() == []

    run(main())


def test_without_script_the_plain_pages_come_by_themselves(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(java_script_enabled=False)
            await ann.page.goto("/rules/watch")
            await expect(ann.page.get_by_role("link", name="Show this with pictures")).to_be_visible()
            await expect(ann.page).to_have_url(re.compile("/rules/watch$"))
            await ann.page.goto("/")
            await expect(ann.page.get_by_label("name", exact=False).first).to_be_visible()
            await ann.picture("start-plain")

    run(main())


def test_on_a_phone_nothing_hangs_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(PHONE, has_touch=True, is_mobile=True)
            await ann.page.goto("/")
            await expect(ann.page.get_by_role("button", name="Play", exact=True).first).to_be_visible()
            assert await ann.widest() <= 0
            await ann.picture("start-phone")
            await ann.page.get_by_role("button", name="Play", exact=True).first.tap()
            await expect(ann.turn).to_be_visible(timeout=PATIENCE)
            await expect(ann.page.locator("main.board svg").first).to_be_visible(timeout=PATIENCE)
            assert await ann.widest() <= 0
            assert await ann.axe() == []
            await ann.picture("table-phone")

    run(main())


def test_by_keyboard_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window()
            await ann.page.goto("/")
            await expect(ann.page.get_by_role("button", name="Play", exact=True).first).to_be_visible()
            await _tab_to(ann.page, "Play")
            await ann.page.keyboard.press("Enter")
            await ann.my_turn()
            before = await ann.turn.inner_text()
            # The first decision is a place on the board: its targets can be reached and taken.
            for _ in range(150):
                await ann.page.keyboard.press("Tab")
                if await ann.page.evaluate("!!document.activeElement?.closest('[data-target]')"):
                    break
            else:
                raise AssertionError("no place of the board can be reached")
            said = await ann.page.evaluate("document.activeElement.getAttribute('aria-label')")
            assert said
            await ann.picture("keyboard-focus")
            await ann.page.keyboard.press("Enter")
            await expect(ann.turn).not_to_have_text(before, timeout=PATIENCE)

    run(main())


async def _tab_to(page: object, name: str) -> None:
    from playwright.async_api import Page

    assert isinstance(page, Page)
    for _ in range(60):
        await page.keyboard.press("Tab")
        if name == await page.evaluate("document.activeElement?.textContent.trim() ?? ''"):
            return
    raise AssertionError(f"{name} cannot be reached by Tab")
