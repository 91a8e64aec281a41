"""The rules of Silverfrost; game.py is the door.

A state (state.py) is data and a stack of frames (frames.py). A kind of frame is an object that knows who decides, what
may be answered and what follows (decision.py); decisions.py lists them all. They stand where their rules stand:
in chapters/, effects/ and solo/. deck/ turns the files of a card set into tables and a program, which effects/ carries
out. position/ shows a state to people, files and other seats.
"""
