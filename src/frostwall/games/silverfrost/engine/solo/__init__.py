"""Claw, the solo opponent (chapter 11)."""
