"""The rules of Silverfrost. `game.py` is the door: bots, clients and servers use nothing else of it but names.

| where do I find ...                              | file                                                     |
|--------------------------------------------------|----------------------------------------------------------|
| modes, options, numbers of pieces                | rules.py; places, cards and goods come from the card set |
| everything a table holds, and its invariants     | state.py                                                 |
| the moves: notation, arguments, who sees them    | kinds.py                                                 |
| a rule                                           | chapters/, one file per chapter of the rulebook          |
| Claw                                             | solo/                                                    |
| what a decision is, and the list of them         | decision.py, decisions.py; codes of frames in frames.py  |
| what a word of an effect does                    | effects/: step.py what a step is, run.py what runs it    |
| how a card set becomes tables and a program      | deck/: check/ finds mistakes, steps.py writes the steps  |
| lists, refuses and makes moves                   | moves.py, which asks the open decision                   |
| views, hidden cards, documents                   | position/; zones.py names where cards lie                |
| what the words of a frame may be in a document   | words.py                                                 |
| words that are no move but that the rules know   | phrases.py                                               |
"""
