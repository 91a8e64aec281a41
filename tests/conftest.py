"""Settings for the whole suite; fixtures of one area live beside its tests."""

import gc
import os
import re
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SOAK = os.environ.get("FROSTWALL_SOAK") == "1"

# A parent that ignores Ctrl-C (nohup, some CI systems) hands that down to every child, and tests that press Ctrl-C
# would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Whoever runs the tests, the command line and the terminal speak English unless a test asks for something else.
os.environ["LANGUAGE"] = "en"

# The gate must give the same answer twice, so it does not search anew each time; the soak does. No deadlines:
# a busy machine is not a bug.
settings.register_profile("gate", max_examples=30, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "soak", max_examples=2000, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("soak" if SOAK else "gate")


@pytest.fixture(scope="session")
def soak() -> bool:
    """Whether this is `make soak`: tests with a count of their own choose it by this."""
    return SOAK


LONG = [
    line
    for line in Path(__file__).with_name("soak.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


# Tests with real browsers, processes and databases: on a busy machine one of hundreds may meet a moment that the next
# run does not. The gate tries such a test once more and lists it as RERUN; `make soak` takes no excuse.
REAL_PARTS = [Path(__file__).with_name(name) for name in ("deploy", "server", "web")]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what soak.txt lists, before `-m` chooses. When everything is collected, a line must name some test."""
    lines = {line: re.compile(".*".join(map(re.escape, line.split("*")))) for line in LONG}
    long = re.compile("|".join(pattern.pattern for pattern in lines.values()))
    real = {
        path for path in {item.path for item in items} if any(part in path.parents for part in REAL_PARTS)
    }
    named: set[str] = set()
    for item in items:
        if not SOAK and item.path in real:
            item.add_marker(pytest.mark.flaky(reruns=1))
        if long.fullmatch(item.nodeid):
            item.add_marker(pytest.mark.soak)
            named.update(line for line, pattern in lines.items() if pattern.fullmatch(item.nodeid))
    if config.args == config.getini("testpaths") and named != set(LONG):
        raise pytest.UsageError(f"tests/soak.txt names no test: {', '.join(sorted(set(LONG) - named))}")


def pytest_collection_finish() -> None:
    """Eleven thousand tests stay in memory to the end. The garbage collector need not look through them each time,
    which takes a tenth of the time of the engines' tests."""
    gc.collect()
    gc.freeze()
