"""Every screen in every language: no word of another one, the page says which it is, and no text leaves its box."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.test_messages_languages import plain_words
from tests.web.chromium import run
from tests.web.rig import PATIENCE, PHONE, House, house
from tests.web.screens import NAMES, SCREENS, Screen
from tools import messages

from frostwall import coach
from frostwall.core.record import Record
from frostwall.words import Catalogue
from frostwall.words.languages import COMPLETE

# In the gate; `make soak` looks at every screen in every language.
FEW = {"start": "pl", "trade": "de", "silverfrost": "nl", "plain-table": "pl"}
# What everybody reads on the page or hears, and in which language it says it is.
SHOWN = """() => {
  const found = []
  const own = (element) => element.closest('[lang]')?.lang === document.documentElement.lang
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (element && !element.closest('script, style, noscript, code, pre') && own(element)) found.push(node.data)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (own(element)) found.push(element.getAttribute(name))
  return [document.title, ...found]
}"""
# Texts that stick out of the box they stand in, or of the window. What can be scrolled is no box, a picture of
# a table may show a part of it, and a quest in a row begins a text that a tap shows whole.
OUTSIDE = """() => {
  const found = []
  const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('svg, script, style, option, .visually-hidden, .skip, select, .picture, .quest.row')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (scrolls(box) || style.position === 'fixed' || box.clientWidth === 1) break
      if (style.display === 'inline' || style.display === 'contents') continue
      const { left, right } = box.getBoundingClientRect()
      const cut = box === element && box.scrollWidth > box.clientWidth + 1 && style.overflowX !== 'visible'
      if (cut || text.left < left - 1.5 || text.right > right + 1.5) {
        const name = `${box.tagName.toLowerCase()}.${String(box.className).replace(/ ?svelte-\\w+/g, '')}`
        const wide = [text.width, right - left].map(Math.round).join(' in ')
        found.push(`${name}: ${node.data.trim().slice(0, 60)} (${wide})`)
        break
      }
    }
  }
  return found
}"""
# Rules by their IDs, commands and values of files as they are typed, addresses.
NO_WORDS = re.compile(
    r"\b[A-Z][A-Z0-9]*-[A-Z0-9]+\b|`[^`]*`|[„“][^“”\n]*[“”]|\b[\w-]+\.(?:net|org|com|toml|rec)\b"
)


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word that our texts use in this language."""
    return frozenset(
        word for said in messages.texts(lang).values() for text in said.values() for word in plain_words(text)
    )


def foreign(lang: str, texts: Sequence[str]) -> list[str]:
    """Words that another language has and this one has not, each with the text it stands in."""
    others = frozenset().union(*(vocabulary(other) for other in COMPLETE if other != lang))
    known = vocabulary(lang) | {name.casefold() for name in NAMES}
    found: dict[str, str] = {}
    for text in texts:
        for word in re.findall(r"[^\W\d_]{3,}", NO_WORDS.sub(" ", text).casefold().replace("\u00ad", "")):
            if word in others and word not in known:
                found.setdefault(word, " ".join(text.split())[:90])
    return [f"{word}: {text}" for word, text in sorted(found.items())]


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_text_of_another_language_is_noticed(lang: str) -> None:
    for other in COMPLETE:
        said = [text.partition(" =")[2] for text in messages.texts(other)["web.ftl"].values()]
        long = [" ".join(plain_words(text)) for text in said if len(plain_words(text)) > 5]
        seen = [text for text in long if foreign(lang, [text])]
        assert len(long) > 70
        assert seen == [] if other == lang else len(seen) > 0.97 * len(long)


def tables(screens: Sequence[Screen]) -> tuple[list[tuple[str, Record]], list[str]]:
    cuts = [(screen.table, screen.moment.cut()[0]) for screen in screens if screen.moment]
    return cuts, [screen.table for screen in screens if screen.moment and screen.moment.over]


@pytest.fixture
def quick_review(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = coach.Effort(worlds=1, nodes=2, compared=2, turns=1)
    monkeypatch.setattr("frostwall.server.table.reviews.EFFORT", quick)


async def look(home: House, screen: Screen, lang: str) -> list[str]:
    """What is wrong with a screen."""
    seat = screen.moment.cut()[1] if screen.moment else None
    window = await home.window(PHONE, lang=f"{lang}-{lang.upper()}", seat=seat, has_touch=True)
    try:
        if screen.moment is None and screen.named:
            await home.session(window, "Ann")
        await screen.go(home, window, screen.table)
        await window.page.wait_for_load_state("networkidle")
        await window.page.evaluate("document.fonts.ready")
        said = await window.page.evaluate("document.documentElement.lang")
        wrong = [] if said == lang else [f"the page says it is in {said}"]
        wrong += foreign(lang, await window.page.evaluate(SHOWN))
        wrong += await window.page.evaluate(OUTSIDE)
        if await window.widest() > 0:
            wrong.append("the page is wider than the window")
        wrong += await window.unsaid()
        if wrong:
            await window.picture(f"language-{screen.name}-{lang}")
        return [f"{screen.name} {lang}: {each}" for each in wrong]
    finally:
        await window.context.close()


def walk(folder: Path, screens: Sequence[Screen], langs: Callable[[Screen], Sequence[str]]) -> list[str]:
    async def main() -> list[str]:
        async with house(folder, *tables(screens)) as home:
            return [
                each
                for screen in screens
                for lang in langs(screen)
                for each in await look(home, screen, lang)
            ]

    return run(main())


def test_some_screens_are_in_one_language_and_fit(tmp_path: Path) -> None:
    screens = [screen for screen in SCREENS if screen.name in FEW]
    assert len(screens) == len(FEW)
    assert walk(tmp_path, screens, lambda screen: [FEW[screen.name]]) == []


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("lang", COMPLETE)
def test_every_screen_is_in_one_language_and_fits(lang: str, tmp_path: Path, quick_review: None) -> None:
    assert len(SCREENS) >= 20
    assert walk(tmp_path, SCREENS, lambda _screen: [lang]) == []


def test_the_choice_of_a_language_is_kept_with_the_person(tmp_path: Path) -> None:
    """In the client and on the pages without script; a browser whose language there is not gets English."""

    async def main() -> None:
        async with house(tmp_path) as home:
            ann = await home.window(lang="fr-FR")
            html = ann.page.locator("html")
            await ann.page.goto("/")
            await expect(html).to_have_attribute("lang", "en", timeout=PATIENCE)
            await ann.page.get_by_role("button", name=Catalogue("en", "web").text("web-settings")).click()
            await ann.page.get_by_role("dialog").get_by_role("combobox").first.select_option("nl")
            await expect(html).to_have_attribute("lang", "nl")
            await ann.page.goto("/plain?to=/")
            await expect(html).to_have_attribute("lang", "nl")
            await ann.page.get_by_role("button", name="Polski").click()
            await expect(html).to_have_attribute("lang", "pl")
            await ann.page.goto("/rich?to=/")
            await expect(
                ann.page.get_by_role("button", name=Catalogue("pl", "web").text("web-settings"))
            ).to_be_visible()
            await expect(html).to_have_attribute("lang", "pl")

    run(main())
