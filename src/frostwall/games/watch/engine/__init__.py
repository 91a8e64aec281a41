"""The rules of the Watch. `game.py` is the door: bots, clients and servers use nothing else of it but names.

| where do I find ...                             | file                                                   |
|-------------------------------------------------|--------------------------------------------------------|
| modes, options, prices, numbers of pieces       | rules.py                                               |
| the board, its layouts, and a table's own       | board.py, layouts/; layout.py                          |
| everything a table holds, and its invariants    | state.py; north.py for what Brotherhood adds           |
| the moves: notation, arguments, who sees them   | kinds.py                                               |
| a rule                                          | chapters/, one file per chapter of the rulebook        |
| what a decision is, and the list of them        | decision.py, decisions.py; codes of frames in frames.py|
| whether it is somebody's moment                 | moment.py                                              |
| a hero                                          | heroes/: hero.py what one is, roster.py the list       |
| lists, refuses and makes moves                  | moves.py, which asks the open decision                 |
| views, hidden cards, documents                  | position/                                              |
| words that are no move but that the rules know  | phrases.py                                             |
"""
