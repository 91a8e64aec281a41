### What the start page says of Silverfrost: its name, its mode, playing alone. Keys are `start-silverfrost-...`.

start-silverfrost = Silverfrost
start-silverfrost-standard = Silverfrost
start-silverfrost-standard-help = Baue eine Stadt im verschneiten Tal, Tier um Tier und Karte um Karte. Ein bis vier Plätze.

## Playing alone

start-silverfrost-solo = Silverfrost allein
start-silverfrost-solo-help = Du baust deine Stadt, und Klaue baut seine: ein Gegner, der seinen Karten folgt, so stark, wie du magst.
start-silverfrost-difficulty = Schwierigkeitsgrad
start-silverfrost-level =
    { $level ->
        [1] 1: leicht
        [2] 2: mittel
        [3] 3: schwer
       *[other] { $level }: sehr schwer
    }
start-silverfrost-solo-play = Allein gegen Klaue spielen
start-silverfrost-rival = Klaue
