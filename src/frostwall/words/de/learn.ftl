### Die geführten ersten Partien: was die Lektionen jedes Spiels sagen.

learn-step = Schritt { $step } von { $last }
learn-steps = Schritte
learn-back = Zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-your-turn = Du bist dran
learn-not-there = Dort noch nicht: wähle einen Ort, der leuchtet.
learn-right = Genau.
learn-since =
    { $n ->
        [one] Was inzwischen geschah: eins
       *[other] Was inzwischen geschah: { $n } Dinge
    }
learn-since-like =
    { $n ->
        [one] und noch einmal ähnlich
       *[other] und noch { $n }-mal ähnlich
    }
learn-since-more =
    { $n ->
        [one] und eine weitere Sache, die daraus folgte
       *[other] und { $n } weitere Dinge, die daraus folgten
    }
learn-happened = Was geschieht
learn-points = Punkte
learn-you = Du
learn-opponent = Spieler { $number }
learn-read-more = Im Regelbuch
learn-play = Spiel dein erstes Spiel
learn-keys = Die Pfeiltasten blättern.

## The path into a game

learn-path = { $game } lernen
learn-path-course = Ein geführtes Spiel, Schritt für Schritt: { $mode }.
learn-path-begin = Beginnen
learn-path-again = Noch einmal
learn-path-play = Ein erstes eigenes Spiel
learn-path-play-help = Gegen leichte Bots, mit einem Rat für jede deiner Entscheidungen. Züge kannst du zurücknehmen.
learn-path-rules = Das Regelwerk
learn-path-rules-help = Alle Regeln zum Lesen und Suchen. Am Tisch öffnen sie sich daneben.
learn-path-read = Lesen
learn-done = Geschafft:
