### Wat de startpagina over de Nachtwacht zegt: de naam, de spelvormen, waar ze over gaan. Sleutels zijn `start-watch-...`.

start-watch = De Nachtwacht
start-watch-base = De Nachtwacht: basisspel
start-watch-base-help = Bevolk de Gift, handel en bouw. Drie of vier spelers, ongeveer een uur: zo ben je het snelst begonnen.
start-watch-brotherhood = De Nachtwacht: Broederschap
start-watch-brotherhood-help = Bewaak samen de muur tegen de wildlingen, met helden aan je zij, en win toch als eerste.
start-watch-brotherhood56 = De Nachtwacht: Broederschap voor vijf en zes
start-watch-board = Speelbord
start-watch-board-value =
    { $value ->
        [full_random] willekeurig bord
       *[standard] standaardbord
    }
