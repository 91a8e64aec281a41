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
