### Words that no game owns: lists, seats, refusals at the door, records, the command line.
### How arguments become variables is said in words/catalogue.py.

## Lists, seats, values

list-comma = { $list }, { $last }
list-and = { $list } and { $last }
list-or = { $list } or { $last }

seat-number = Seat { $number }
seat-nobody = nobody
seat-nature = chance
# The viewer as one of several somebody gives something to: "offers Ann and you 1 ring".
seat-to-you = you

quoted = “{ $text }”
value-yes = yes
value-no = no

cards-none = nothing
# Cards the viewer may not know.
cards-hidden =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }

## Bots: how well one plays, beside its name; and what there is to choose from

# A bot whose game has no other word for it.
bot-other =
    { $level ->
        [easy] easy bot
        [medium] medium bot
       *[full] strong bot
    }
# A character: its name, and how well it plays.
bot-character = { $name }, { $level }
bot-novice = novice
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-master = master
bot-random = bot without a plan
bot-kind-random = No plan: any move that is allowed

## Refusals

refusal-game-over = The game is over.
refusal-unknown-text =
    { $reason ->
        [empty] There is no move to read.
        [too_long] The move is too long to be read; it begins “{ $word }”.
        [too_many_words] The move was already complete before “{ $word }”.
        [word_expected] The word “{ $word }” is missing.
        [missing_argument] The move is not complete; missing: { $word }.
        [not_a_number] “{ $word }” should be a whole number.
        [out_of_range] “{ $word }” is not within the possible range.
        [no_move] “{ $word }” is no move of this game.
       *[unknown_word] Nothing here is called “{ $word }”.
    }
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-nature-only = You cannot make this move: only chance decides what is rolled and what is drawn.
refusal-not-an-outcome = Chance cannot bring this here.
refusal-moves-too-far = Of these moves only the first { $moves } can be made together: after them chance or somebody else decides.
refusal-undo-floor = You cannot undo that far: move { $floor } was chance’s or showed something hidden, and only what came after it can be undone.
refusal-unknown-rules = There is no mode “{ $rules }”; you can play { $needs-rules }.
refusal-bad-player-count =
    { $seats ->
        [one] One player cannot play this mode: it takes { $needs-seats }.
       *[other] { $seats } players cannot play this mode: it takes { $needs-seats }.
    }
refusal-bad-option =
    { $bare ->
        [yes] Options are chosen before the game begins and stay as they are.
       *[no]
            { $unknown ->
                [yes] There is no option “{ $key }” (with “{ $value }”) in this mode; possible: { $needs-values }.
               *[no] Option “{ $key }” cannot be “{ $value }” here; possible: { $needs-values }.
            }
    }
refusal-unknown-bot = There is no bot “{ $bot }” for this game; possible: { $needs-bots }.
refusal-bad-setup = This set-up cannot come from the game’s own rules: “{ $fact }” does not fit.
refusal-impossible-position = This position is impossible: { $reason }.

## A game that brings no sentences of its own (words/generic.py)

generic-count = { $count } { $name }
generic-hidden = hidden
generic-zone = { $zone } of { $seat }
generic-source = from { $zone }
generic-target = to { $zone }
generic-event =
    { $facts ->
        [none] { $seat }: { $what }.
       *[other] { $seat }: { $what } ({ $facts }).
    }
generic-refusal =
    { $facts ->
        [none] Not possible: { $what }.
       *[other] Not possible: { $what } ({ $facts }).
    }
generic-needs = Needed: { $needs }.

## Records

record-at-line = Line { $line }: { $text }
record-bad-header =
    { $key ->
        [none] “{ $value }” is not a header line of the form “key: value”.
       *[other] The header does not allow “{ $key }” with “{ $value }”, or not here.
    }
record-bad-line = “{ $text }” is not a line of the form “number seat move”.
record-bad-setup = The game cannot begin from this header. { $why }
record-line-too-long = The line is longer than { $limit } characters.
record-masked = Hidden moves are left out of this record, so it can be read but not replayed.
record-missing-header = The header lacks the line “{ $key }: …”.
record-newer-format = This record has format { $need }; this version of Frostwall reads format { $have }. Please update Frostwall.
record-newer-rules-version = This record was made with version { $need } of the rules; this Frostwall knows version { $have }. Please update Frostwall.
record-no-such-line = There is no move { $seq }; the last one is { $last }.
record-not-a-record = This is not a Frostwall record: the first line should be “frostwall 1”.
record-older-rules-version = This record was made with version { $need } of the rules, and this Frostwall plays version { $have }. An older Frostwall can replay it.
record-refused-line = Move { $seq }, “{ $text }” by { $seat }, is not allowed. { $why }
record-sequence-gap = Moves are numbered without gaps: number { $need } was expected, not { $have }.
record-too-large = This record is too large: it may have at most { $lines } lines.
record-truncated =
    { $missing ->
        [blank_line] The blank line after the header is missing; the end of the file may be lost.
       *[final_newline] The last line does not end; the end of the file may be lost.
    }
record-undo-refused = You cannot undo to move { $to }, only to move { $floor } or a later one.
record-unknown-game = Frostwall does not know the game “{ $game }”.
record-unknown-rules = The game has no mode “{ $rules }”.
record-wrong-set = This record was played with the card set “{ $need }”, not with “{ $have }”.

## What a check of a record can find besides

record-chance-differs = Move { $seq } is “{ $text }”, but the seed gives “{ $drawn }”.
record-commit-differs = The seed is not the one that was promised before the game (commitment { $commit }).
record-no-seed = The game is over, but the seed promised before it is not in the header; the dice cannot be checked.
record-setup-differs = The set-up is not the one the seed gives.
record-unknown-generator =
    { $generator ->
        [none] The header’s seed or words cannot be used.
       *[other] The header names an unknown generator, “{ $generator }”.
    }
# Why a line or a set-up was refused, where only a code or a technical reason is known.
record-why = (The reason: { $reason }.)

## The command line

error-unknown-game = There is no game “{ $game }”. Known here: { $games }.
error-unknown-bot = There is no bot “{ $bot }”. Known here: { $bots }.
error-broken-bot = The bot “{ $bot }” cannot be loaded: { $reason }.
error-bot-failed = The bot “{ $bot }” failed in game { $game }: { $reason }.
error-unknown-language = There are no texts in “{ $lang }”. Known here: { $languages }.
