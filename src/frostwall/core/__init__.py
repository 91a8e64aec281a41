"""The core knows no game: moves, events, refusals, bags, the record, and the suite that checks a game."""
