### Die geführten ersten Partien: was die Lektionen jedes Spiels sagen.

learn-step = Schritt { $step } von { $last }
learn-steps = Schritte
learn-back = Zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-your-turn = Du bist dran
learn-not-there = Dort noch nicht: wähle einen Ort, der leuchtet.
learn-right = Genau.
learn-happened = Was geschieht
learn-hand = Deine Karten
learn-costs = Das kostet
learn-points = Punkte
learn-you = Du
learn-you-are = Du spielst { $colour }
learn-opponent = Spieler { $number }
learn-read-more = Im Regelbuch
learn-play = Spiel dein erstes Spiel
learn-play-help = Gegen drei leichte Bots. Du kannst jederzeit um Rat fragen und Züge zurücknehmen.
learn-other-base = Erst das Basisspiel lernen
learn-other-brotherhood = Als Nächstes: die Bruderschaft
learn-keys = Die Pfeiltasten blättern.
