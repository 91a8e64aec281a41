"""What the gate leaves out, `make soak` runs: nothing is tested nowhere."""

import re
from pathlib import Path

MAKEFILE = (Path(__file__).parents[1] / "Makefile").read_text(encoding="utf-8")


def recipe(target: str) -> str:
    """The lines of a target."""
    found = re.search(rf"^{target}:[^=\n]*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert found is not None, target
    return found[1]


def test_soak_leaves_no_test_out() -> None:
    """It runs pytest on the whole folder in both modes, and nothing deselects a test."""
    soak = recipe("soak")
    assert "compiled\n" in soak
    assert "pure\n" in soak
    assert "newer\n" in soak
    for target in ("compiled", "pure"):
        assert re.search(r"\$\(PYTEST\) \$\(ARGS\)$", recipe(target), re.MULTILINE)
    assert re.search(r"^PYTEST = pytest -n \$\(WORKERS\)$", MAKEFILE, re.MULTILINE)
    assert not re.search(r"(-m|-k|--ignore|--deselect)\b", soak)


def test_the_gate_leaves_out_only_what_is_marked() -> None:
    assert re.search(r"^GATE = -m 'not soak'$", MAKEFILE, re.MULTILINE)
    assert 'compiled ARGS="$(GATE) $(ARGS)"' in recipe("test")
    assert not re.search(r"^[^#].*(--ignore|--deselect)\b", MAKEFILE, re.MULTILINE)
