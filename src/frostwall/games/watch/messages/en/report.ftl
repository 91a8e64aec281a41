### What simulations and replays say of this game.

## The report

report-course = How points grow
report-course-text = Public points from the first roll (0%) to the last (100%), mean of the first { $games } games.
report-dice = Dice
report-dice-text = Bars: { $rolls } rolls in the first { $games } games. Circles: what fair dice give.
report-dice-sum = Sum of the dice
report-expected = Expected
report-rolled = Rolls

## The position that `replay` prints

report-position-points = points: { $points }
report-position-hand = hand: { $cards }
report-position-cards = cards: { $cards }
report-position-roads = roads
