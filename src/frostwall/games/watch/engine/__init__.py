"""The rules of the Watch; game.py is the door."""
