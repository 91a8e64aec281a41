"""The snippets of docs/learning.md run, and its figures are true."""

import re
from pathlib import Path
from random import Random

import pytest

from frostwall.core.encode import Encoder
from frostwall.games import games

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(
    r"^## ([^\n]+)\n[^`]*?(?:(?!\n## ).)*?```python\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE
)


def test_every_chapter_with_code_is_found() -> None:
    assert len(SNIPPETS) == PAGE.count("```python")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("code", [code for _, code in SNIPPETS], ids=[title for title, _ in SNIPPETS])
def test_it_runs(code: str) -> None:
    exec(compile(code, "docs/learning.md", "exec"), {})


def test_sizes() -> None:
    def sizes(game: str, rules: str, seats: int) -> tuple[str, str]:
        state = games[game].new_game(games[game].setup(rules, seats, Random(1)))
        encoder = Encoder(games[game], state)
        return f"{int(encoder.size):,}", f"{int(encoder.width):,}"

    for line, tables in (
        ("the Watch, base, 4 seats", [("watch", "base", 4)]),
        ("Brotherhood, 4 seats; 6 seats", [("watch", "brotherhood", 4), ("watch", "brotherhood56", 6)]),
        ("Silverfrost, 2 seats; 4 seats", [("silverfrost", "standard", 2), ("silverfrost", "standard", 4)]),
    ):
        found = [sizes(*table) for table in tables]
        told = " | ".join("; ".join(column) for column in zip(*found, strict=True))
        assert f"| {line} | {told} |" in PAGE


def test_the_list_of_features_is_that_of_the_engine() -> None:
    """`python -m tests.features_write` writes it."""
    from tests.features_write import PAGE as LIST
    from tests.features_write import page

    assert LIST.read_text(encoding="utf-8") == page()
