### Co o tej grze mówią symulacje i powtórki.

## Raport

report-course = Jak rosną punkty
report-course-text = Jawne punkty od pierwszego rzutu (0%) do ostatniego (100%), średnia z pierwszych { $games } gier.
report-dice = Kości
report-dice-text = Słupki: rzuty ({ $rolls }) z pierwszych { $games } gier. Kółka: co dałyby uczciwe kości.
report-dice-sum = Suma kości
report-expected = Oczekiwane
report-rolled = Rzuty

## Pozycja, którą wypisuje `replay`

report-position-points = punkty: { $points }
report-position-hand = ręka: { $cards }
report-position-cards = karty: { $cards }
report-position-roads = drogi
