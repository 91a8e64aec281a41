"""The core knows no game.

| game.py, engine.py            | what a game is, and what all engines share                     |
| types.py, options.py          | seats, events, refusals, options, outcomes                     |
| kinds/, moves.py              | kinds of moves, and the legal moves of a decision              |
| bag.py, bits.py, rng.py       | cards as counted bags, sets as bits, the generator             |
| knowledge.py, readers.py      | what a viewer has learnt; strict readers of documents          |
| record/                       | the record: save, replay, undo, bug report and test in one     |
| drive/                        | playing and verifying: the only place that owns randomness     |
| conformance/                  | the suite that checks a game                                   |
"""
