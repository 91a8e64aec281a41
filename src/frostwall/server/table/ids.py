"""Random names: the ids of tables and guests, invitations, and the seeds of games."""

import secrets
from typing import Final

from pydantic import TypeAdapter, ValidationError

from frostwall.server import wire

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that look alike
SEED_BYTES: Final = 16
_ids: Final = TypeAdapter[str](wire.Id)


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_id(text: str) -> bool:
    """Could this be the id of a table, or an invitation? If not, the database need not be asked."""
    try:
        _ids.validate_python(text)
    except ValidationError:
        return False
    return True


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)
