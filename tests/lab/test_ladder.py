"""docs/ladder.md: it has every shipped bot at every table, the best first."""

import re

from benchmarks import ladder


def bots_on_the_page() -> dict[str, list[str]]:
    parts = re.split(r"^## (.+)$", ladder.PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert parts[0].strip() == ladder.HEAD.strip()
    return {
        title: re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)
        for title, text in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_the_page_has_every_bot_at_every_table() -> None:
    found = bots_on_the_page()
    assert list(found) == [f"{game}, {rules}, {seats} seats" for game, rules, seats, _ in ladder.TABLES]
    for (game, _, _, with_slow), listed in zip(ladder.TABLES, found.values(), strict=True):
        assert sorted(listed) == sorted(ladder.seated(game, with_slow))


def test_a_ladder_has_the_best_first() -> None:
    page = ladder.write(1, 1, 1, [("silverfrost", "standard", 2, False)])
    assert page.count("\n| `") == len(ladder.quick("silverfrost"))
    best = re.findall(r"\| `([^`]+)` \| ([0-9.]+) ±", page)
    assert [float(rating) for _, rating in best] == sorted(
        (float(rating) for _, rating in best), reverse=True
    )
