"""Trading through the window of the same name: two people in two browsers, and the supply."""

from collections.abc import Iterator

import pytest
from playwright.async_api import Locator, expect
from tests.web.acting import Actor, Hall, Position, hall
from tests.web.rig import PHONE

# Seat 2 is to act; seats 0 and 1 hold what it asks for.
OFFER = Position("base-3-beginner", 102, "-offer")
COUNTER = Position("base-3-beginner", 102, "-counter")
PROPOSE = Position("base-3-beginner", 139, "-propose")
BANK = Position("base-3-beginner", 101, "-bank")
UNPAID = Position("base-3", 131, "-unpaid")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("trade"), [OFFER, COUNTER, PROPOSE, BANK, UNPAID]) as found:
        yield found


async def trading(who: Actor, give: dict[str, int], take: dict[str, int], do: str) -> Locator:
    """Fill in the trade window and press a button of it."""
    window = who.window.page.get_by_role("dialog")
    if not await window.is_visible():
        await who.button("Trade").click()
    for side, cards in ("I give", give), ("I get", take):
        part = window.locator("section").filter(has=who.window.page.get_by_role("heading", name=side))
        for name, count in cards.items():
            for _ in range(count):
                await part.get_by_role("button", name=f"one {name} more").click()
    await window.get_by_role("button", name=do, exact=True).click()
    return window


async def closed(who: Actor) -> None:
    await who.window.page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_an_offer_is_accepted_and_dealt(table: Hall) -> None:
    async def scene(cat: Actor) -> None:
        ann = await cat.other(0, size=PHONE)
        await trading(cat, {"grain": 1}, {"lumber": 1}, "Offer")
        await cat.has_done("offer grain for lumber")
        offers = ann.bar.get_by_role("list", name="Offers")
        await expect(offers).to_contain_text("Seat 2 offers 1 grain for 1 lumber")
        await ann.window.picture("trade-offer-phone")
        assert await ann.window.axe() == []
        await ann.act("accept the offer")
        await ann.has_done("accept")
        window = cat.window.page.get_by_role("dialog")
        await expect(window).to_contain_text("Seat 0 accepts.")
        await expect(window).to_contain_text("Seat 1 has not answered yet.")
        await cat.window.picture("trade-answers")
        assert await cat.window.axe() == []
        await window.get_by_role("button", name="Make the deal").click()
        await cat.has_done("offer grain for lumber", "deal 0")
        await expect(offers).to_have_count(0)
        await expect(window).to_have_count(0)  # nothing is left to do in it

    table.play(OFFER, scene)


def test_a_counter_offer_is_taken(table: Hall) -> None:
    async def scene(cat: Actor) -> None:
        bob = await cat.other(1)
        await trading(cat, {"grain": 1}, {"lumber": 1}, "Offer")
        await closed(cat)
        await bob.act("make a counter-offer")
        await trading(bob, {"lumber": 1}, {"grain": 2}, "Counter-offer")
        await bob.has_done("counter lumber for grain*2")
        await expect(cat.bar).to_contain_text("Seat 1 offers 1 lumber for 2 grain")
        await cat.window.picture("trade-counter")
        await cat.act("withdraw the offer")
        await cat.has_done("offer grain for lumber", "withdraw")

    table.play(COUNTER, scene)


def test_a_proposal_out_of_turn_is_shown_and_dealt(table: Hall) -> None:
    async def scene(ann: Actor) -> None:
        bob = await ann.other(1)
        await trading(ann, {"brick": 1}, {"ore": 1}, "Propose")
        await ann.has_done("propose brick for ore")
        await expect(bob.bar).to_contain_text("Seat 0 offers 1 brick for 1 ore")
        await bob.window.picture("trade-proposal")
        await bob.act("make the deal")
        await bob.has_done("deal 0")

    table.play(PROPOSE, scene)


def test_the_supply_takes_its_rate_and_says_so(table: Hall) -> None:
    async def scene(cat: Actor) -> None:
        window = cat.window.page.get_by_role("dialog")
        await cat.act("Trade")
        give = window.locator("section").first
        await give.get_by_role("button", name="one lumber more").click()
        await window.locator("section").last.get_by_role("button", name="one grain more").click()
        bank = window.get_by_role("button", name="With the supply")
        await expect(window.locator("p.muted")).to_contain_text("With the supply")
        await expect(bank).to_be_disabled()
        await cat.window.picture("trade-bank")
        for _ in range(3):
            await give.get_by_role("button", name="one lumber more").click()
        await bank.click()
        await cat.has_done("trade lumber*4 for grain")
        await expect(window).to_have_count(0)

    table.play(BANK, scene)


def test_what_cannot_be_paid_is_declined_by_itself(table: Hall) -> None:
    async def scene(ann: Actor) -> None:
        cat = await ann.other(2)
        await trading(ann, {"ore": 1}, {"brick": 1}, "Offer")
        await expect(cat.window.page.get_by_text("Declined for you", exact=False)).to_be_visible()
        await cat.has_done("decline")

    table.play(UNPAID, scene)
