"""The Watch in the terminal."""
