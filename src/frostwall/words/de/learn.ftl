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
learn-points = Punkte
learn-you = Du
learn-opponent = Spieler { $number }
learn-read-more = Im Regelbuch
learn-play = Spiel dein erstes Spiel
learn-keys = Die Pfeiltasten blättern.
