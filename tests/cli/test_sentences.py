"""The sentences of the command line and of the games' reports: each is used, and each that is used exists."""

import re
from pathlib import Path

import pytest

import frostwall
from frostwall.games import games

PACKAGE = Path(frostwall.__file__).parent
MESSAGES = PACKAGE / "words"


def keys(file: Path) -> dict[str, set[str]]:
    """The keys of a file of messages with their variables."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        start = re.match(r"([a-z][a-z0-9-]*) =", line)
        if start is not None:
            key = start[1]
            assert key not in found
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$([a-z-]+)", line))
    return found


def test_every_language_has_the_same_sentences() -> None:
    assert keys(MESSAGES / "de" / "cli.ftl") == keys(MESSAGES / "en" / "cli.ftl")


@pytest.mark.parametrize(
    ("prefix", "file", "sources"),
    [
        (
            "cli",
            "words/en/cli.ftl",
            ["cli/*.py", "lab/*.py", "lab/*/*.py", "games/*/report/*.py", "games/*/bench.py"],
        ),
        *(
            ("report", f"games/{game}/messages/en/report.ftl", [f"games/{game}/report/*.py"])
            for game in games
        ),
    ],
)
def test_every_sentence_is_used_and_every_used_one_exists(prefix: str, file: str, sources: list[str]) -> None:
    """Keys put together in code (`cli-sim-{head}`) count as used by their beginning; a figure uses `KEY-text` too."""
    code = "".join(
        path.read_text(encoding="utf-8") for source in sources for path in sorted(PACKAGE.glob(source))
    )
    used = set(re.findall(rf"""["']({prefix}-[a-z0-9-]+)["']""", code))
    begun = tuple(re.findall(rf'"({prefix}-[a-z-]+-)\{{', code))
    known = set(keys(PACKAGE / file))
    assert used
    assert used <= known
    used |= {f"{key}-text" for key in used}
    assert {key for key in known - used if not key.startswith(begun)} == set()
