"""The effect vocabulary (section 16): each word is an object with what it does and the decisions it opens.

step.py is the base of a word, run.py the effect in progress. The words: control.py (options, conditions, repetitions),
goods.py, giving.py, cards.py, looking.py, valley.py, play.py, activate.py, city.py, storing.py, places.py, animals.py,
snow.py, quests.py. What they look up is in measure.py and counts.py, where an effect comes from in source.py. Cards
that react are found by triggers.py and served by reactions.py.
"""
