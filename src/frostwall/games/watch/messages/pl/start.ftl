### Co strona startowa mówi o Straży: nazwa, tryby, o co w nich chodzi. Klucze to `start-watch-...`.

start-watch = Straż
start-watch-base = Straż: gra podstawowa
start-watch-base-help = Zasiedl Dar, handluj i buduj. Trzech lub czterech graczy, około godziny: najszybszy początek.
start-watch-brotherhood = Straż: Braterstwo
start-watch-brotherhood-help = Razem z innymi strzeż Muru przed dzikimi, z bohaterami u boku, a jednak wygraj przed nimi.
start-watch-brotherhood56 = Straż: Braterstwo dla pięciu i sześciu
start-watch-board = Plansza
start-watch-board-value =
    { $value ->
        [full_random] losowa plansza
       *[standard] standardowa plansza
    }
