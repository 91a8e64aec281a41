"""The pages for browsers without script."""
