"""A position for people, for files and for other seats."""
