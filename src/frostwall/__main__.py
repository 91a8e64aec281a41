"""`python -m frostwall` is the command `frostwall`."""

import sys

from frostwall.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
