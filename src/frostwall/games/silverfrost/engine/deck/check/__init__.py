"""Checks a set's files and lists every problem."""
