### Wat simulaties en verslagen over dit spel zeggen.

## Het rapport

report-course = Hoe punten groeien
report-course-text = Openbare punten van de eerste worp (0%) tot de laatste (100%), gemiddelde van de eerste { $games } spellen.
report-dice = Dobbelstenen
report-dice-text = Balken: { $rolls } worpen in de eerste { $games } spellen. Cirkels: wat eerlijke dobbelstenen geven.
report-dice-sum = Som van de dobbelstenen
report-expected = Verwacht
report-rolled = Worpen

## De stand die `replay` toont

report-position-points = punten: { $points }
report-position-hand = hand: { $cards }
report-position-cards = kaarten: { $cards }
report-position-roads = straten
