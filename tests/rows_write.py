"""Writes the digests of rows and masks (tests/core/test_encode.py): `python -m tests.rows_write`."""

import json

from tests.core.tables import TABLES
from tests.core.test_encode import DIGESTS, digest

if __name__ == "__main__":
    found = {"-".join(map(str, table)): digest(table) for table in TABLES}
    DIGESTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
