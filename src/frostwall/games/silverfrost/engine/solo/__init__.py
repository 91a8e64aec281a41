"""Claw, the solo opponent (chapter 11): turn.py says what he does when.

display.py holds his plan and action cards, places.py finds where an animal goes, animals.py what it does there,
cards.py what he plays and draws, seasons.py how he prepares.
"""
