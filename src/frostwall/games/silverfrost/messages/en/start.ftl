### What the start page says of Silverfrost: its name, its mode, playing alone. Keys are `start-silverfrost-...`.

start-silverfrost = Silverfrost
start-silverfrost-standard = Silverfrost
start-silverfrost-standard-help = Build a city in a snowed-in valley, one animal and one card at a time. One to four players.

## Playing alone

start-silverfrost-solo = Silverfrost alone
start-silverfrost-solo-help = You build your city, and Claw builds his: an opponent who follows his cards, as hard as you like.
start-silverfrost-difficulty = Difficulty
start-silverfrost-level =
    { $level ->
        [1] 1: easy
        [2] 2: medium
        [3] 3: hard
       *[other] { $level }: very hard
    }
start-silverfrost-solo-play = Play alone against Claw
start-silverfrost-rival = Claw
