"""The heroes of the North, one entry per file; roster.py puts them in order."""
