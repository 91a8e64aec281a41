"""The HTTP interface for programs: everything below /api, one router per subject."""

from fastapi import APIRouter

from frostwall.server.http.api import games, guests, lan, puzzles, records, rules, tables

router = APIRouter()
for part in (games, guests, tables, records, lan, rules, puzzles):
    router.include_router(part.router)

__all__ = ["router"]
