### Co strona startowa mówi o Silverfrost: nazwa, tryb, gra solo. Klucze to `start-silverfrost-...`.

start-silverfrost = Silverfrost
start-silverfrost-standard = Silverfrost
start-silverfrost-standard-help = Zbuduj miasto w zasypanej śniegiem dolinie, zwierzę po zwierzęciu, karta po karcie. Od jednego do czterech graczy.

## Gra solo

start-silverfrost-difficulty = Poziom trudności
start-silverfrost-level =
    { $value ->
        [1] Pazur: łatwy
        [2] Pazur: średni
        [3] Pazur: trudny
       *[other] Pazur: bardzo trudny
    }
start-silverfrost-rival = Pazur
