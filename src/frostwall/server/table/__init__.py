"""A table: who sits there, what they may ask, and what everybody is sent."""
