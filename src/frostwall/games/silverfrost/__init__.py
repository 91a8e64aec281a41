"""Everdell Silverfrost for one to four, and its solo opponent. One file per chapter of the rules."""
