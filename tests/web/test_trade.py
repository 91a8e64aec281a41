"""Trading by tapping cards: people in two browsers, and the supply."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect
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


async def trading(who: Actor, give: dict[str, int], take: dict[str, int], do: str) -> None:
    """Tap cards of both rows and press a button."""
    box = who.bar.get_by_role("group", name="Trade")
    if not await box.is_visible():
        await who.button("Trade").click()
    for side, cards in ("I give", give), ("I get", take):
        row = box.get_by_role("group", name=side)
        for name, count in cards.items():
            for _ in range(count):
                await row.get_by_role("button", name=f"one {name} more").click()
    await box.get_by_role("button", name=do, exact=True).click()


def test_an_offer_is_accepted_and_dealt(table: Hall) -> None:
    async def scene(cat: Actor) -> None:
        ann = await cat.other(0, size=PHONE)
        await trading(cat, {"grain": 1}, {"lumber": 1}, "Offer to everybody")
        await cat.has_done("offer grain for lumber")
        offers = ann.bar.get_by_role("list", name="Offers")
        await expect(offers).to_contain_text("Seat 2 offers 1 grain for 1 lumber")
        await ann.window.picture("trade-offer-phone")
        assert await ann.window.axe() == []
        await ann.act("Accept")
        await ann.has_done("accept")
        await expect(cat.bar).to_contain_text("Seat 0 accepts.")
        await expect(cat.bar).to_contain_text("Seat 1 has not answered yet.")
        await expect(cat.bar.locator(".task")).to_contain_text("make the deal, or wait for Seat 1")
        await cat.window.picture("trade-answers")
        assert await cat.window.axe() == []
        await cat.act("make the deal")
        await cat.has_done("offer grain for lumber", "deal 0")
        await expect(offers).to_have_count(0)
        await expect(cat.bar.get_by_role("group", name="Trade")).to_have_count(
            0
        )  # nothing is left to do in it

    table.play(OFFER, scene)


def test_a_counter_offer_begins_with_the_offer(table: Hall) -> None:
    """By keyboard: 2 answers with a counter-offer, which holds what was offered and asks for one card more."""

    async def scene(cat: Actor) -> None:
        bob = await cat.other(1)
        before = await bob.window.page.locator("main.board").bounding_box()
        await trading(cat, {"grain": 1}, {"lumber": 1}, "Offer to everybody")
        await expect(bob.button("Accept")).to_be_visible()
        assert await bob.window.page.locator("main.board").bounding_box() == before  # an offer moves nothing
        await bob.window.page.keyboard.press("2")
        await trading(bob, {}, {"grain": 1}, "Counter-offer")
        await bob.has_done("counter lumber for grain*2")
        await expect(cat.bar).to_contain_text("Seat 1 offers 1 lumber for 2 grain")
        await cat.window.picture("trade-counter")
        ann = await cat.other(0)
        await expect(ann.button("Decline")).to_be_visible()
        await ann.window.page.keyboard.press("3")
        await ann.has_done("decline")
        await cat.act("withdraw the offer")
        await cat.has_done("offer grain for lumber", "withdraw")
        # The same terms again: who has said no already is marked.
        await cat.act("Trade")
        box = cat.bar.get_by_role("group", name="Trade")
        await box.get_by_role("group", name="I give").get_by_role("button", name="one grain more").click()
        await box.get_by_role("group", name="I get").get_by_role("button", name="one lumber more").click()
        await expect(box).to_contain_text("Already declined in this turn by Seat 0.")
        await cat.window.picture("trade-refused")

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


def test_the_supply_trades_at_one_tap(table: Hall) -> None:
    async def scene(cat: Actor) -> None:
        await cat.act("Trade")
        box = cat.bar.get_by_role("group", name="Trade")
        supply = box.get_by_role("group", name="Supply").get_by_role("button")
        await expect(supply).not_to_have_count(0)
        await box.get_by_role("group", name="I get").get_by_role("button", name="one grain more").click()
        await expect(supply).to_have_count(1)
        await cat.window.picture("trade-bank")
        assert await cat.window.axe() == []
        await supply.click()
        await cat.has_done("trade lumber*4 for grain")
        await expect(box).to_have_count(0)

    table.play(BANK, scene)


def test_what_cannot_be_paid_is_declined_by_itself(table: Hall) -> None:
    async def scene(ann: Actor) -> None:
        cat = await ann.other(2)
        await trading(ann, {"ore": 1}, {"brick": 1}, "Offer to everybody")
        await expect(cat.window.page.get_by_text("Declined for you", exact=False)).to_be_visible()
        await cat.has_done("decline")

    table.play(UNPAID, scene)
