### Die geführten ersten Partien: was die Lektionen jedes Spiels sagen.

learn-step = Schritt { $step } von { $last }
learn-steps = Schritte
learn-back = Zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-your-turn = Du bist dran
learn-not-there = Dort noch nicht: Wähle einen Ort, der leuchtet.
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
learn-path-rules = Das Regelbuch
learn-path-rules-help = Alle Regeln zum Lesen und Suchen. Am Tisch öffnen sie sich daneben.
learn-path-read = Lesen
learn-done = Geschafft:

## Aufgaben

learn-puzzle-title = Aufgaben
learn-puzzle-intro = Stellungen aus gespielten Partien. In jeder ist ein Zug eindeutig der beste, gemessen an dem, was du wissen kannst. Finde ihn.
learn-puzzle-solved = { $solved } von { $all } gelöst
learn-puzzle-begin = Anfangen
learn-puzzle-go-on = Weitermachen
learn-puzzle-level =
    { $level ->
        [easy] Leicht
        [medium] Mittel
       *[hard] Schwer
    }
learn-puzzle-named =
    { $mark ->
        [solved] Aufgabe { $number }, gelöst
        [tried] Aufgabe { $number }, versucht
       *[new] Aufgabe { $number }
    }
learn-puzzle-all = Alle Aufgaben
learn-puzzle-of = Aufgabe { $number } von { $all }
learn-puzzle-task = Finde den besten Zug
learn-puzzle-task-help = Zieh wie an einem Tisch. Du siehst, was dein Platz weiß.
learn-puzzle-right = Richtig!
learn-puzzle-wrong = Nicht der beste Zug
learn-puzzle-best = Am besten:
learn-puzzle-chances = Damit gewinnst du zu etwa { $best }, mit dem nächstbesten Zug zu { $next }:
learn-puzzle-cost = Dein Zug verschenkt etwa { $cost }.
learn-puzzle-next = Nächste Aufgabe
learn-puzzle-again = Noch einmal
learn-puzzle-show = Antwort zeigen
learn-puzzle-seen = Du hast die Antwort gesehen: Diesmal zählt das nicht als gelöst.
learn-path-puzzles = Aufgaben
learn-path-puzzles-help = Stellungen aus echten Partien mit einem besten Zug, von leicht bis schwer.
