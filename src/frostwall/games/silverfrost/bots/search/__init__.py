"""The bot that looks ahead: features.py says what a seat knows, mind.py which moves are worth a thought and how a game
goes on, bot.py is the door. Its network is nets/standard.net, for tables of every size."""
