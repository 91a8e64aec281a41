### What the start page says of the Watch: its name, its modes, what they are about. Keys are `start-watch-...`.

start-watch = Die Nachtwache
start-watch-base = Die Nachtwache: Basisspiel
start-watch-base-help = Besiedle die Schenkung, handle und baue. Drei oder vier Plätze, etwa eine Stunde: der schnellste Einstieg.
start-watch-brotherhood = Die Nachtwache: Bruderschaft
start-watch-brotherhood-help = Bewache mit den anderen die Mauer gegen die Wildlinge, mit Helden an deiner Seite, und gewinne doch vor ihnen.
start-watch-brotherhood56 = Die Nachtwache: Bruderschaft für fünf und sechs
start-watch-board = Spielfeld
start-watch-board-value =
    { $value ->
        [full_random] zufälliger Aufbau
       *[standard] Standardaufbau
    }
