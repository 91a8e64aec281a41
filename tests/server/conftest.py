"""Fixtures of all tests of the server."""

from tests.server.postgres import database_url, postgres

__all__ = ["database_url", "postgres"]
