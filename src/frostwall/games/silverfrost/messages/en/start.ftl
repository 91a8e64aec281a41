### What the start page says of Silverfrost: its name, its mode, playing alone. Keys are `start-silverfrost-...`.

start-silverfrost = Silverfrost
start-silverfrost-standard = Silverfrost
start-silverfrost-standard-help = Build a city in a snowed-in valley, one animal and one card at a time. One to four players.

## Playing alone

start-silverfrost-difficulty = Difficulty
start-silverfrost-level =
    { $value ->
        [1] Claw: easy
        [2] Claw: medium
        [3] Claw: hard
       *[other] Claw: very hard
    }
start-silverfrost-rival = Claw
