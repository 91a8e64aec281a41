### Deck files: what `frostwall deck` says, and everything that can be wrong with a set.

## The commands

deck-error-line = { $where }: { $text }
deck-warning-line = { $where }: warning: { $text }
deck-counts =
    Different cards: { $cards } (copies: { $cards_copies }); giants: { $giants } (copies: { $giants_copies }); quests: { $quests }; places: { $places }; snow cards: { $snow_cards }; plan cards: { $plan_cards }; action cards: { $action_cards }.
deck-verdict =
    { $errors ->
        [0] { $warnings ->
            [0] The set is playable.
            [one] The set is playable; one warning.
           *[other] The set is playable; { $warnings } warnings.
        }
        [one] One error: the set cannot be played yet.
       *[other] { $errors } errors: the set cannot be played yet.
    }
deck-file-verdict =
    { $errors ->
        [0] { $warnings ->
            [0] Nothing is wrong with this file by itself; check the whole directory as well.
            [one] No errors in this file by itself, one warning; check the whole directory as well.
           *[other] No errors in this file by itself, { $warnings } warnings; check the whole directory as well.
        }
        [one] One error in this file.
       *[other] { $errors } errors in this file.
    }
deck-no-such-path = There is no file or directory { $path }.
deck-not-empty = { $path } exists and is not empty; a new set needs a directory of its own.
deck-not-a-directory = { $path } is a file; a new set needs a directory.
deck-cannot-read = Cannot read { $path }: { $reason }.
deck-cannot-write = Cannot write { $path }: { $reason }.
deck-new-made = { $path } now holds the six files of a new set, with examples and what every key means.
deck-copy-made = { $path } now holds a copy of the set { $set } to change.
deck-no-such-set = There is no packaged set “{ $set }”. Known: { $sets }.
deck-new-next = Fill them in, then run: frostwall deck check { $path }
deck-new-play = Once the set is playable, play it: frostwall terminal silverfrost --option set={ $path }
deck-play = Play it: frostwall terminal silverfrost --option set={ $path }

## Files

deck-problem-file-missing = the file is missing
deck-problem-file-too-large = the file is too large: more than { $most } bytes
deck-problem-not-readable = the file cannot be read: { $reason }
deck-problem-not-text = the file is not text in UTF-8
deck-problem-not-toml = the file is not valid TOML: { $reason }
deck-problem-not-a-deck-file = this is none of the files of a set: { $known }
deck-problem-other-schema = the version must be { $wanted }, found { $found }
deck-problem-other-set = another set than in { $other }
deck-problem-count-wrong =
    { $what ->
        [giants] { $wanted } giants (copies counted) are expected, found { $found }
        [lowland_quests] { $wanted } lowland quests are expected, found { $found }
        [highland_quests] { $wanted } highland quests are expected, found { $found }
        [snow_cards] { $wanted } snow cards are expected, found { $found }
        [plan_cards] { $wanted } plan cards are expected, found { $found }
        [action_cards] { $wanted } action cards are expected, found { $found }
       *[cards] { $wanted } cards (copies counted) are expected, found { $found }
    }; a set that wants another number says so in declared_counts [DATA-C1]

## Shapes

deck-problem-key-missing = the key “{ $key }” is missing
deck-problem-unknown-key = there is no key “{ $key }” here; known are: { $known }
deck-problem-not-a-table = a table in braces is expected, found { $found }
deck-problem-empty-table = at least one of these keys is expected: { $known }
deck-problem-not-a-list = a list in square brackets is expected, found { $found }
deck-problem-list-too-short =
    { $low ->
        [one] a list of at least one value
       *[other] a list of at least { $low } values
    } is expected, found { $found }
deck-problem-list-length = a list of { $low } to { $high } values is expected, found { $found }
deck-problem-list-exact = a list of { $wanted } values is expected, found { $found }
deck-problem-not-a-number = a number from { $low } to { $high } is expected, found { $found }
deck-problem-min-above-max = min ({ $low }) is greater than max ({ $high })
deck-problem-not-one-of = { $found } is none of: { $known }
deck-problem-one-gift = a quest asks for one gift at most
deck-problem-exactly-one-of = exactly one of these is expected: { $known }
deck-problem-not-a-flag = true or false is expected, found { $found }
deck-problem-not-true = only true is expected, found { $found }; leave the key out if it does not hold
deck-problem-not-a-text = a text in quotation marks is expected, found { $found }
deck-problem-text-too-long = the text has { $found } characters, at most { $most } are allowed
deck-problem-not-printable = the text has a character that cannot be printed: { $found }; a line break, tab or escape code has no place here
deck-problem-bad-id = an id begins with a small letter and has only small letters, digits and underscores (at most 40), found { $found }
deck-problem-reserved-word = { $found } is a word of the notation, so it cannot be an id; reserved are: { $known }
deck-problem-id-twice = the id occurs twice
deck-problem-name-twice = the same name as { $other }
deck-problem-not-a-language = “{ $key }” is no language: two or three small letters are expected
deck-problem-translation-missing = there is no “{ $lang }”; English will be shown
deck-problem-too-many-entries = { $found } entries, at most { $most } are allowed
deck-problem-too-deep = nested too deeply: at most { $most } levels are allowed

## Cards

deck-problem-construction-costs-nuts = a construction never costs nuts [DATA-C2]
deck-problem-construction-costs-gift = only a creature can cost a gift to the left [DATA-C2]
deck-problem-creature-costs-other = a creature costs only nuts, or give_left [DATA-C2]
deck-problem-creature-with-chimney = only constructions have a chimney [DATA-C3]
deck-problem-advantage-wrong =
    { $wanted ->
        [yes] an effect has the trigger “advantage”, so advantage = true is expected [DATA-C3]
       *[no] no effect has the trigger “advantage”, so this must not be true [DATA-C3]
    }
deck-problem-several-advantages = { $found } effects with the trigger “advantage”, at most one is allowed
deck-problem-advantage-unusual = an advantage on a card of the type “{ $type }”: usually only governance has one [DATA-C5]
deck-problem-open-place-wrong = a card has an open place exactly if it is a creature and a destination [DATA-C4]
deck-problem-no-open-place = “visit_open” on a construction, which has no open place [DATA-C4]
deck-problem-open-place-idle = this creature has an open place, but nothing happens there: write “visit” or “visit_open” [DATA-C4]
deck-problem-not-a-destination = “{ $step }” needs a place on the card, and only destinations have one [DATA-C4]
deck-problem-tag-twice = the tag { $found } occurs twice
deck-problem-too-few-names = { $found } different cards, at least { $least } are needed for the valley [DATA-C1]
deck-problem-too-many-tags = { $found } different tags in the set, at most { $most } are allowed
deck-problem-hand-raised-too-much = hand_limit of all copies together is { $found }, at most { $most } is allowed
deck-problem-too-many-spaces = cards without a space and city_spaces of all copies together are { $found }, at most { $most } are allowed

## Effects

deck-problem-trigger-of-other-type = the trigger “{ $trigger }” does not fit a card of the type “{ $type }” [DATA-C5]
deck-problem-trigger-missing = a card of the type “{ $type }” needs an effect with one of these triggers: { $known } [DATA-C5]
deck-problem-unknown-trigger = there is no trigger { $found } here; known are: { $known } [DATA-C10]
deck-problem-trigger-twice = the trigger “{ $trigger }” occurs twice
deck-problem-trigger-alone = “{ $trigger }” cannot stand beside another trigger; write two effects
deck-problem-static-plain = “static” is written plainly: on = "static"
deck-problem-too-many-triggers = { $found } triggers in all effects together, at most { $most } are allowed
deck-problem-unknown-step = no known step: { $found } [DATA-C10]
deck-problem-several-steps = one step is expected, found several: { $found }; write one table for each
deck-problem-unknown-metric = there is no metric “{ $found }”; known are: { $known } [DATA-C10]
deck-problem-unknown-condition = there is no condition “{ $found }”; known are: { $known } [DATA-C10]
deck-problem-unknown-amount = an amount is a number, or a table with count, per and of, min, max, sum, var or paid, found: { $found } [DATA-C10]
deck-problem-unknown-variable = { $found } is not given by a “let” or an “as” before
deck-problem-unknown-card = there is no card with the id { $found }
deck-problem-unknown-tag = no card carries the tag { $found }
deck-problem-unknown-place = there is no place { $found } on the board
deck-problem-no-owner = a giant has no owner
deck-problem-needs-a-card = this needs a card in a city
deck-problem-nothing-is-played = this can be asked only while a card is played: with play, advantage or after_play
deck-problem-keeps-too-many = { $found } cannot be kept of { $n }
deck-problem-score-without-end = “score” belongs to an effect with the trigger “end_score” only
deck-problem-not-at-scoring = “{ $step }” is not possible at scoring
deck-problem-not-a-rider = “{ $step }” cannot be part of an advantage
deck-problem-modifier-nested = “{ $step }” must stand directly in “do”
deck-problem-modifier-not-static = “{ $step }” belongs to an effect with the trigger “static”
deck-problem-modifier-and-steps = “{ $step }” always holds, other steps are carried out; write two effects
deck-problem-modifier-always-holds = “{ $step }” always holds; this key has no meaning here
deck-problem-ability-unlimited = an ability needs once_per, or it could be used without end
deck-problem-endless = “{ $trigger }” would set itself off again without end; write once_per, or another effect
deck-problem-repeated-twice = a for_each cannot stand inside another
deck-problem-too-many-steps = { $found } steps, at most { $most } are allowed
deck-problem-too-many-variables = { $found } variables in one effect, at most { $most } are allowed

## Board and snow

deck-problem-id-is-area = a place cannot have the name of an area as its id
deck-problem-slots-alike = the points above the giants must all be different [DATA-6]
deck-problem-slots-fall = the points above the giants usually rise from left to right
deck-problem-valley-size = rows times cols must be { $wanted }
deck-problem-season-differs = the rules say { $wanted }, found { $found } [DATA-C7]
deck-problem-fire-cost-wrong =
    { $kind ->
        [shared] a shared place of the area “{ $area }” costs { $wanted } fire [DATA-C7]
       *[individual] an individual place of the area “{ $area }” costs { $wanted } fire [DATA-C7]
    }
deck-problem-only-on-the-journey = only places of the Journey have this; write 0
deck-problem-shared-journey-points = the shared place of the Journey is worth 2 points [DATA-C7]
deck-problem-shared-beacon = beacons are individual places [DATA-C7]
deck-problem-basic-without-gain = a basic place gives something
deck-problem-hot-spring-gain = the Hot Spring gives 2 fire and 2 cards
deck-problem-gain-not-here = the rules say what happens here, so gain must be empty
deck-problem-exactly-one-place =
    { $kind ->
        [shared] exactly one shared place of the area “{ $area }” is expected, found { $found } [DATA-C7]
       *[individual] exactly one individual place of the area “{ $area }” is expected, found { $found } [DATA-C7]
    }
deck-problem-no-place =
    { $area ->
        [guild] no individual place of the Guild is in play with two players [DATA-C7]
        [journey] the Journey has no individual place [DATA-C7]
       *[other] no place of the area “{ $area }” is in play with two players [DATA-C7]
    }
deck-problem-no-place-gives = no basic place gives “{ $good }”
deck-problem-beacon-count = { $wanted } beacons are expected, found { $found } [DATA-C7]
deck-problem-beacon-players = min_players of the four beacons are 1, 3, 1 and 4 in this order: { $wanted } is expected here, found { $found } [DATA-C7]
deck-problem-target-not-in-play = “{ $place }” is in play from { $least } players on, but this card is in the deck from { $players } on [DATA-C6]
deck-problem-snow-runs-out =
    { $players ->
        [1] { $found } snow cards in the solo game, { $wanted } are revealed; they will be shuffled again [DATA-C6]
       *[other] { $found } snow cards with { $players } players, { $wanted } are revealed; they will be shuffled again [DATA-C6]
    }

## Solo

deck-problem-plan-without-animal = a plan card needs a corner with an animal
deck-problem-action-without-beacon = an action card needs a corner with a beacon
deck-problem-type-twice = the type “{ $found }” occurs twice; each of the five stands once in the order [DATA-C8]
deck-problem-exactly-on-area = “{ $key }” stands exactly on corners with the place “{ $area }”
deck-problem-no-such-slot = no giant slot has { $found } points, only { $known } [DATA-C9]
deck-problem-not-a-basic-place = “{ $found }” is no basic place; name its area: { $known }
deck-problem-not-in-solo = “{ $found }” is not in play in the solo game
deck-problem-tactics-twice = “{ $found }” occurs twice [DATA-C8]
deck-problem-tactics-missing = “{ $place }” is on action cards but missing here [DATA-C8]
deck-problem-quest-stack-differs = { $many } quests of one level and { $few } of the other are expected
deck-problem-unknown-solo-card = there is no such card: { $found }
