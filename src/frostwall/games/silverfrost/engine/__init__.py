"""The rules of Silverfrost; game.py is the door."""
