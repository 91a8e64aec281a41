"""Checks a set's files and lists every problem: files.py is the door.

shape.py reads tables and words; board.py, cards.py and solo.py check the entries of each file, effects.py their
triggers, steps.py the steps inside them, amounts.py what steps look up.
"""
