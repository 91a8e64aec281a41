"""The tests in a browser run once, against the compiled package; by hand they run against web/dist."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web import chromium

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("FROSTWALL_MODE") == "pure":
        skip = pytest.mark.skip(
            reason="`make compiled` plays in the browser; the engine is the only difference"
        )
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(skip)


@pytest.fixture(scope="session", autouse=True)
def one_browser() -> Iterator[None]:
    """It is closed after the last test of this process."""
    yield
    chromium.close()
