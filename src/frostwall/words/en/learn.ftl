### The guided first games of the web client: what every game’s lessons say. Keys are `learn-...`.

learn-step = Step { $step } of { $last }
learn-steps = Steps
learn-back = Back
learn-next = Next
learn-show = Show me
learn-your-turn = Your turn
learn-not-there = Not there yet: choose a place that glows.
learn-right = That’s it.
learn-since =
    { $n ->
        [one] What has happened meanwhile: one thing
       *[other] What has happened meanwhile: { $n } things
    }
learn-since-like =
    { $n ->
        [one] and one more like it
       *[other] and { $n } more like it
    }
learn-since-more =
    { $n ->
        [one] and one more thing that came of it
       *[other] and { $n } more things that came of it
    }
learn-happened = What happens
learn-points = Points
learn-you = You
learn-opponent = Player { $number }
learn-read-more = In the rulebook
learn-play = Play your first game
learn-keys = The arrow keys turn the pages.

## The path into a game

learn-path = Learn to play: { $game }
learn-path-course = A guided game, a step at a time: { $mode }.
learn-path-begin = Begin
learn-path-again = Once more
learn-path-play = A first game of your own
learn-path-play-help = Against easy bots, with a hint for each of your decisions. You can take moves back.
learn-path-rules = The rulebook
learn-path-rules-help = All rules, to read or to search. At a table they open beside it.
learn-path-read = Read
learn-done = Done:

## Puzzles

learn-puzzle-title = Puzzles
learn-puzzle-intro = Positions from games that were played. In each of them one move is clearly the best, judged by what you can know. Find it.
learn-puzzle-solved = { $solved } of { $all } solved
learn-puzzle-begin = Begin
learn-puzzle-go-on = Go on
learn-puzzle-level =
    { $level ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
learn-puzzle-named =
    { $mark ->
        [solved] Puzzle { $number }, solved
        [tried] Puzzle { $number }, tried
       *[new] Puzzle { $number }
    }
learn-puzzle-all = All puzzles
learn-puzzle-of = Puzzle { $number } of { $all }
learn-puzzle-task = Find the best move
learn-puzzle-task-help = Make it as you would at a table. You see what your seat knows.
learn-puzzle-right = Right!
learn-puzzle-wrong = Not the best move
learn-puzzle-best = Best:
learn-puzzle-chances = It gives you a chance of about { $best }, the next best move { $next }:
learn-puzzle-cost = Your move gives up about { $cost }.
learn-puzzle-next = Next puzzle
learn-puzzle-again = Try again
learn-puzzle-show = Show the answer
learn-puzzle-seen = You have seen the answer: this time it does not count as solved.
learn-path-puzzles = Puzzles
learn-path-puzzles-help = Positions from real games with one best move, from easy to hard.
