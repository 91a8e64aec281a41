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
learn-hand = Your cards
learn-costs = It costs
learn-points = Points
learn-you = You
learn-you-are = You play { $colour }
learn-opponent = Player { $number }
learn-read-more = In the rulebook
learn-play = Play your first game
learn-play-help = Against three easy bots. You can ask for a hint at any time, and take moves back.
learn-other-base = Learn the base game first
learn-other-brotherhood = Learn Brotherhood next
learn-keys = The arrow keys turn the pages.
