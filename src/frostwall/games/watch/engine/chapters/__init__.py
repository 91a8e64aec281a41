"""The chapters of the rulebook. Each holds its rules and, as classes, the decisions they open (see decision.py).

| chapter       | what it is about                                                                   |
|---------------|------------------------------------------------------------------------------------|
| setup.py      | the facts of a table and its first state; hero_deal.py: who starts with which hero |
| founding.py   | the first settlements, roads and guards                                            |
| turn.py       | how turns begin and end, the order of the special build phase                      |
| phases.py     | what may be done before the roll, in the trade and the build phase                 |
| roll.py       | the dice and production                                                            |
| seven.py      | discards, Tormund, the theft, driving out a wildling                               |
| trade.py      | with the supply, and with other seats by offers                                    |
| build.py      | roads, settlements, keeps: where they may stand and what they do                   |
| guards.py     | guards on the Wall                                                                 |
| cards.py      | development cards                                                                  |
| hands.py      | paying, taking from the supply, losing cards                                       |
| score.py      | Longest Road, Strongest Patrol, victory points                                     |
| wildlings.py  | tokens, camps, the advance, the breach in its exact order, the rush                |
| heroes.py     | what holds for every hero: when it may be used, what follows, windows, tragedy     |
| ending.py     | winning, the two endings by wildlings, ties, the ranking                           |
"""
