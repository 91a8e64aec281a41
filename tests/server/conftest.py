"""Fixtures of all tests of the server."""

import logging
from collections.abc import Iterator

import pytest
from tests.server.nats import nats, strict_nats
from tests.server.postgres import database_url, postgres


@pytest.fixture(autouse=True)
def _heard_again() -> Iterator[None]:
    """A test that silenced the server's log leaves it as it was."""
    yield
    logging.getLogger("frostwall").setLevel(logging.NOTSET)


__all__ = ["database_url", "nats", "postgres", "strict_nats"]
