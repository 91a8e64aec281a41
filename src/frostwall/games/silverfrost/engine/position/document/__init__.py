"""The whole state as a readable document, and back: whole.py is the door.

board.py, city.py and frames.py are its parts; stack.py checks that the open decisions could have come about.
"""
