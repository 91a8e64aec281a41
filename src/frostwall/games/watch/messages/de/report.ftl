### Was Simulationen und Nachspielen von diesem Spiel sagen.

## Der Bericht

report-course = Wie die Punkte wachsen
report-course-text = Offene Punkte vom ersten Wurf (0 %) bis zum letzten (100 %), Mittel der ersten { $games } Partien.
report-dice = Würfel
report-dice-text = Balken: { $rolls } Würfe in den ersten { $games } Partien. Kreise: was ehrliche Würfel ergeben.
report-dice-sum = Augensumme
report-expected = Erwartet
report-rolled = Würfe

## Die Stellung, die `replay` zeigt

report-position-points = Punkte: { $points }
report-position-hand = Hand: { $cards }
report-position-cards = Karten: { $cards }
report-position-roads = Straßen
