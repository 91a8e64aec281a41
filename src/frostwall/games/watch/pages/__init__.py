"""The Watch on the pages without script."""
