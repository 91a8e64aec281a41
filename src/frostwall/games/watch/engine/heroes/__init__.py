"""One file per hero. To add one: write its class (hero.py says what it needs) and list it at the end of roster.py."""
