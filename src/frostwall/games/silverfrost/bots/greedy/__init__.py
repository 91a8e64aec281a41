"""The greedy bot, which compares what each move is worth: bot.py is the door.

turn.py values the actions of a turn, answers.py the decisions inside effects, effects.py what an effect brings,
cards.py what a card is worth in the city; plan.py looks at what could be played next, outlook.py at the rest of the
game, and weights.py holds the numbers.
"""
