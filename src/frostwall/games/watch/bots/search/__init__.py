"""The bot that looks ahead: which moves it weighs, what it reads off a position, and its networks."""
