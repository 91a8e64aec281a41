"""A Game of Thrones Catan: one file per rulebook chapter; `game.py` is the door."""
