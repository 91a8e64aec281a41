### What the start page says of Silverfrost: its name, its mode, playing alone. Keys are `start-silverfrost-...`.

start-silverfrost = Silverfrost
start-silverfrost-standard = Silverfrost
start-silverfrost-standard-help = Baue eine Stadt im verschneiten Tal, Tier um Tier und Karte um Karte. Ein bis vier Plätze.

## Playing alone

start-silverfrost-difficulty = Schwierigkeitsgrad
start-silverfrost-level =
    { $value ->
        [1] Klaue: leicht
        [2] Klaue: mittel
        [3] Klaue: schwer
       *[other] Klaue: sehr schwer
    }
start-silverfrost-rival = Klaue
