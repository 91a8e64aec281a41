"""Silverfrost on the pages without script."""
