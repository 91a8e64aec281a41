"""Settings for the whole suite; fixtures of one area live beside its tests."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

SOAK = os.environ.get("FROSTWALL_SOAK") == "1"

# A parent that ignores Ctrl-C (nohup, some CI systems) hands that down to every child, and tests that press Ctrl-C
# would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

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
