### Wat de startpagina over Silverfrost zegt: de naam, de spelvorm, alleen spelen. Sleutels zijn `start-silverfrost-...`.

start-silverfrost = Silverfrost
start-silverfrost-standard = Silverfrost
start-silverfrost-standard-help = Bouw een stad in een ingesneeuwd dal, dier voor dier en kaart voor kaart. Een tot vier spelers.

## Alleen spelen

start-silverfrost-difficulty = Moeilijkheidsgraad
start-silverfrost-level =
    { $value ->
        [1] Klauw: makkelijk
        [2] Klauw: gemiddeld
        [3] Klauw: moeilijk
       *[other] Klauw: heel moeilijk
    }
start-silverfrost-rival = Klauw
