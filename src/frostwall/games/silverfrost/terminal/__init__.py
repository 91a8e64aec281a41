"""Silverfrost in the terminal."""
