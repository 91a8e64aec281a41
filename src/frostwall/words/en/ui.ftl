### The terminal client, whatever is played. A game’s terminal.ftl may say a key in its own way.

## The screen

ui-you = you
ui-seat-number = Seat { $number }
ui-table = Table
ui-turn = Turn { $turn } · { $seat }
ui-log = What happened
ui-undo = undo
ui-more-brief = help
ui-more = all moves, help
ui-prompt = { "> " }
ui-prompt-over = { "Enter leaves > " }
ui-page-back = { "Enter: back " }
ui-page-more = { "Enter: more, a word: back " }
ui-playing = { $seat } is playing. Ctrl-C interrupts.
ui-chance = Chance decides.
ui-over = The game is over.
ui-welcome = Welcome to { $game }. You are { $seat }; ? lists your moves, help explains the rest.
ui-welcome-back = Welcome back to { $game }. You are { $seat }; ? lists your moves, help explains the rest.
ui-opponents = You play against { $bots }.
ui-opponent-style = { $name }: { $style }
ui-too-small = The window is smaller than { $columns } by { $rows }, so there is no drawn screen. The command “board” shows the table.
ui-decide = Your move ({ $phase }): type a number, or the move itself.
ui-decide-typed = Your move ({ $phase }): choose.

## How to type things

ui-usage-number = To { $kind }, type the number before your choice; Enter goes back.
ui-usage-choice = Type “{ $kind }” and { $count } of these: { $things }. For example: “{ $example }”.
ui-usage-choice-none = There is nothing to choose from: type “{ $example }”.
ui-unlisted = Not listed, but sometimes possible: { $moves }.
ui-usage-why = Ask about a move as ? shows it: “why MOVE”.
ui-usage-hint = Type “hint” alone: it says what you might do now, and why.
ui-usage-rules = Search the rulebook by words or by the ID of a rule: “rules WORDS”.
ui-usage-lang = The languages are { $languages }.
ui-usage-save = Type a file to save a copy to, such as “save game.rec”.
ui-hint-moves = Type ? for your moves, or help.
ui-not-open = You cannot { $kind } now; ? lists what you can do.
ui-bad-signs = That line has signs in it that cannot be read.
ui-too-long = That line is too long to be a move.
ui-no-such-choice = { $word } is not one of the choices.

## Answers

ui-legal = “{ $text }” is legal now.
ui-why-title = Why not “{ $text }”?
ui-moves-title = Your moves
ui-moves-none = You have no move to make now.
ui-hint-type = To make the move, type “{ $text }”.
ui-hint-type-either = To make the move, type “{ $text }”; for the other one, “{ $other }”.
ui-hint-only = It was not weighed against other moves.
ui-hint-nothing = You have nothing to decide now, so there is no hint.
ui-hint-puzzle = A puzzle gives no hints: the move you make is your answer.
ui-hint-nobody = No bot of this game can give hints.
ui-rules-title = Rules: { $words }
ui-rules-none = The rulebook has nothing about “{ $words }”.
ui-no-rulebook = This game has no rulebook.
ui-rules-fallback = There is no rulebook in this language yet; this is the English one.
ui-log-title = What happened so far
ui-undone = Taken back: { $text }.
ui-undo-refused = You cannot take that back: since then somebody else has moved, chance has decided or something hidden was seen.
ui-saved = Saved as { $file }.
ui-saved-here = The game is saved after every move, in { $file }.
ui-save-problem = The game could not be saved: { $reason }.
ui-file-exists = { $file } is there already; choose another name.
ui-resume = To go on with this game later: frostwall terminal { $game } --resume { $file }
ui-language = Now in English.
ui-paused = Paused. Enter goes on; commands work.
ui-interrupted = Type quit to leave, or press Ctrl-C again; the game is saved.

## The end

ui-ended = Won by { $winners }: { $ending }.
ui-kept = The game is saved in { $file }. Go on with: frostwall terminal { $game } --resume { $file }
ui-kept-over = The record is in { $file }. Watch it again with: frostwall replay { $file }
ui-not-kept = The game was not saved.

## Mistakes on the command line

ui-bad-seat = There is no seat { $seat } at this table; seats are counted from 0 to { $last }.
ui-bad-seed = A seed is a line of 1 to 200 characters without spaces at its ends.
ui-bad-day = “{ $day }” is not a date such as 2026-11-16.
ui-day-to-come = The game of { $day } is still to come; today (UTC) is { $today }.
ui-day-and-seed = The game of a day has its own seed; leave --seed or --day out.
ui-bad-option = “{ $text }” is not an option of the form key=value.
ui-bad-bots =
    { $seats ->
       *[other] { $given } bots are named for { $seats } seats; name one for all or one for each.
    }
ui-resume-fixed = A resumed game keeps its rules, seats, options and seed; leave those out.
ui-no-folder = The folder of { $file } does not exist.
ui-cannot-read = { $file } cannot be read: { $reason }.
ui-nothing-to-resume = There is no game to go on with in { $folder }.
ui-no-seed = { $file } does not name the seed of its chance, so the game cannot go on from it.

## Help

ui-help-title = Help
ui-help =
    PLAYING
      Type the number of a move in the menu, or the move itself as ? shows it.
      Where something is to be chosen, type the word of the move and what you choose, a count with a star:
      ? shows how. A move counts seats from 0. Tab completes what you type, the arrow keys bring back earlier lines.

    ASKING
      ? or moves        everything you may do now
      why MOVE          whether that is legal, and which rule says so
      hint              what you might do now: a good move, why, how sure that is, and the next best one
      rules WORDS       search the rulebook, if the game has one; also by the ID of a rule
      hand, board       what you have; the whole table
      log               all that happened

    THE GAME
      undo              take back your last move, unless somebody moved or something hidden was seen
      save FILE         save a copy; the game itself is saved after every move
      resume            how to go on with this game later
      lang LANGUAGE     another language; “lang” alone says which there are
      quit              leave; the game is saved
ui-help-options = OPTIONS OF THIS TABLE
ui-help-option = { $label }: { $value } ({ $option })
ui-option-file = FILE
ui-option-default = default: { $value }
ui-puzzle-next = Enter: the next puzzle; q: leave.
ui-puzzle-wrong = Enter: try again; a: show the answer; q: leave.
