### De begeleide eerste spellen in de browser: wat in elke les hetzelfde is. Sleutels zijn `learn-...`.

learn-step = Stap { $step } van { $last }
learn-steps = Stappen
learn-back = Terug
learn-next = Verder
learn-show = Laat zien
learn-your-turn = Nu jij
learn-not-there = Nog niet goed: kies een plek die oplicht.
learn-right = Goed zo.
learn-since =
    { $n ->
        [one] Wat er intussen is gebeurd: één ding
       *[other] Wat er intussen is gebeurd: { $n } dingen
    }
learn-since-like =
    { $n ->
        [one] en nog een zoals dit
       *[other] en nog { $n } zoals dit
    }
learn-since-more =
    { $n ->
        [one] en nog één ding dat eruit volgde
       *[other] en nog { $n } dingen die eruit volgden
    }
learn-happened = Wat er gebeurt
learn-points = Punten
learn-you = Jij
learn-opponent = Speler { $number }
learn-read-more = In de spelregels
learn-play = Speel je eerste spel
learn-keys = Met de pijltjestoetsen blader je.

## De weg naar een spel

learn-path = Leer spelen: { $game }
learn-path-course = Een begeleid spel, stap voor stap: { $mode }.
learn-path-begin = Beginnen
learn-path-again = Nog een keer
learn-path-play = Je eerste eigen spel
learn-path-play-help = Tegen makkelijke bots, met een tip bij elke beslissing. Je kunt zetten terugnemen.
learn-path-rules = De spelregels
learn-path-rules-help = Alle regels, om te lezen of te doorzoeken. Aan tafel gaan ze ernaast open.
learn-path-read = Lezen
learn-done = Gedaan:

## Puzzels

learn-puzzle-title = Puzzels
learn-puzzle-intro = Stellingen uit gespeelde partijen. In elk daarvan is één zet duidelijk de beste, gemeten aan wat je kunt weten. Vind hem.
learn-puzzle-solved = { $solved } van { $all } opgelost
learn-puzzle-begin = Beginnen
learn-puzzle-go-on = Verdergaan
learn-puzzle-level =
    { $level ->
        [easy] Makkelijk
        [medium] Gemiddeld
       *[hard] Moeilijk
    }
learn-puzzle-named =
    { $mark ->
        [solved] Puzzel { $number }, opgelost
        [tried] Puzzel { $number }, geprobeerd
       *[new] Puzzel { $number }
    }
learn-puzzle-all = Alle puzzels
learn-puzzle-of = Puzzel { $number } van { $all }
learn-puzzle-task = Vind de beste zet
learn-puzzle-task-help = Zet zoals je dat aan een tafel doet. Je ziet wat jouw plaats weet.
learn-puzzle-right = Goed!
learn-puzzle-wrong = Niet de beste zet
learn-puzzle-best = Het beste:
learn-puzzle-chances = Daarmee win je in ongeveer { $best } van de gevallen, met de op één na beste zet in { $next }:
learn-puzzle-cost = Jouw zet geeft ongeveer { $cost } weg.
learn-puzzle-next = Volgende puzzel
learn-puzzle-again = Nog eens
learn-puzzle-show = Toon het antwoord
learn-puzzle-seen = Je hebt het antwoord gezien: deze keer telt het niet als opgelost.
learn-path-puzzles = Puzzels
learn-path-puzzles-help = Stellingen uit echte partijen met één beste zet, van makkelijk tot moeilijk.
