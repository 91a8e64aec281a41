### The guided first games of the web client: what every game's lessons say. Keys are `learn-...`.

learn-step = Step { $step } of { $last }
learn-steps = Steps
learn-back = Back
learn-next = Next
learn-show = Show me
learn-your-turn = Your turn
learn-not-there = Not there yet: choose a place that glows.
learn-right = That’s it.
learn-happened = What happens
learn-points = Points
learn-you = You
learn-opponent = Player { $number }
learn-read-more = In the rulebook
learn-play = Play your first game
learn-keys = The arrow keys turn the pages.
