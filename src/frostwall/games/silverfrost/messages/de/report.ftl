### Was Simulationen und Nachspielen von diesem Spiel sagen.

## Die Zusammenfassung, die `sim` zeigt

report-summary-level = Schwierigkeitsgrad
report-summary-claw = Klaues Punkte
report-summary-claw-won = Von Klaue gewonnen: { $games }.

## Der Bericht

report-claw-won = Von Klaue gewonnen
report-lead-spread = Die Partien sind gleichmäßig auf die vier Schwierigkeitsgrade verteilt, jeder mit denselben Startwerten. Dieselben Partien kehren also wieder, und Intervalle über alle Partien sind zu eng.
report-seats = Wer gewinnt, nach Plätzen
report-seats-text = Anteil alleiniger Siege je Platz, mit 95-%-Intervallen. Die gestrichelte Linie ist der gerechte Anteil, wenn alle Bots dieselben sind; ein Platz, der um mehr als 5 Prozentpunkte abweicht, ist mit ⚠ gekennzeichnet.
report-order = Wer gewinnt, nach der Reihenfolge
report-order-text = Anteil alleiniger Siege nach der Reihenfolge im Spiel: Zuerst kommt, wer begonnen hat. Gekennzeichnet wie bei den Plätzen; wer beginnt, wird gelost, darum zeigt sich hier, was Plätze nicht zeigen können.
report-place-in-order = Reihenfolge
report-order-place =
    { $place ->
        [1] Startperson
       *[other] an { $place }. Stelle
    }
report-difficulty = Siege gegen Klaue
report-difficulty-text = Anteil gewonnener Solopartien nach Schwierigkeitsgrad, mit 95-%-Intervallen.
report-level = Schwierigkeitsgrad
report-both-sides = Punkte beider Seiten
report-both-sides-text = Punkte am Ende im Mittel nach Schwierigkeitsgrad, vom Bot und von Klaue, mit 95-%-Intervallen.
report-points = Punkte am Ende
report-points-text = Punkte im Mittel je Platz, mit 95-%-Intervallen.
report-mean = Mittel
report-cards = Wie oft Karten gespielt werden
report-cards-text =
    Von den Malen, bei denen ein Platz eine Karte sah: wie oft er sie ausspielte. Ein Mal ist eine Partie und ein Platz: Die Karte lag in der Hand dieses Platzes oder im Tal, als er seinen Zug zu machen hatte, ob er sie bezahlen konnte oder nicht. Wie oft das vorkam und mit wie vielen Exemplaren, ist gleich: Es zählt einmal, und ebenso das Ausspielen. Balken sind 95-%-Intervalle, gestrichelte Linien stehen bei { $rare } % und { $common } %; { $flagged ->
        [0] keine Karte liegt außerhalb.
        [one] eine Karte außerhalb ist mit ⚠ gekennzeichnet.
       *[other] { $flagged } Karten außerhalb sind mit ⚠ gekennzeichnet.
    }
report-card = Karte
report-type = Kartentyp
report-copies = Exemplare
report-played = Gespielt
report-seen = Gesehen
report-flag = Hinweis
report-never-seen = nie gesehen
report-rare =
    { $sure ->
        [yes] selten gespielt
       *[no] vielleicht selten gespielt
    }
report-common =
    { $sure ->
        [yes] sehr oft gespielt
       *[no] vielleicht sehr oft gespielt
    }
report-card-wins = Wer mit einer Karte gewinnt
report-card-wins-text = Von den Malen, bei denen ein Platz eine Karte in einer Partie spielte: wie oft dieser Platz gewann, allein oder geteilt; Balken sind 95-%-Intervalle. Die gestrichelte Linie ist das Mittel aller Plätze, { $mean }. Wer von allem mehr spielt, gewinnt auch öfter, darum liegen die meisten Karten rechts davon.
report-by-winners = Von Siegern gespielt
report-quests = Erledigte Aufträge
report-quests-text = Bei einem Tieflandauftrag: in wie vielen der Partien und Plätze, in denen er im Vorrat eines Platzes lag, dieser ihn erledigte. Bei einem Hochlandauftrag: in wie vielen der Partien, in denen er auslag, ein Platz ihn erledigte. Balken sind 95-%-Intervalle.
report-quest = Auftrag
report-quest-level = Stufe
report-quest-points = Punkte
report-done = Erledigt
report-held = Gehalten oder ausgelegt
report-claw-done = Von Klaue
report-giants = Genutzte Riesenwesen
report-giants-text = Von den Entscheidungen für ein Riesenwesen, bei denen dieses auslag: wie viele auf es fielen; Balken sind 95-%-Intervalle. Eine Partie hat im Mittel { $used } solche Entscheidungen.
report-giant = Riesenwesen
report-used = Genutzt
report-open = Lag aus
report-places = Wohin die Tiere gehen
report-places-text = Anteil an allen eingesetzten Tieren je Ort; ein Platz setzt im Mittel { $each } Tiere je Partie ein. Die Balken zeigen die Jahreszeiten hintereinander, die Tabelle gibt Anteile an jeder Jahreszeit.
report-place = Ort
report-placed = Eingesetzt
report-whole = Alle Jahreszeiten
report-own-card = Zielkarte, eigene Stadt
report-others-card = Zielkarte, fremde Stadt
report-winners = Wofür Gewinner Punkte bekommen
report-winners-text = Mittlere Punkte der Gewinner am Ende, nach ihrer Herkunft, mit 95-%-Intervallen.
report-source = Punkte für
report-snow = Beseitigter Schnee
report-snow-text = Schnee, den ein Platz in einer Partie beseitigt, im Mittel, mit 95-%-Intervallen.

## Die Stellung, die `replay` zeigt

report-position-supply = Vorrat: { $goods }
report-position-left = nicht eingesetzte Tiere: { $animals }
report-position-cleared = beseitigter Schnee: { $snow }
report-position-chimneys = übrige Schornsteine: { $chimneys }
report-position-quests = Aufträge: { $quests }
report-position-completed = erledigt: { $quests }
report-position-city = Stadt: { $cards }
report-position-valley = Tal: { $cards }
report-position-giants = Riesenwesen: { $giants }
report-position-highland = Hochlandaufträge: { $quests }
report-position-animals = auf dem Spielplan: { $places }
report-position-deck = Nachziehstapel: { $cards }, Ablagestapel: { $discarded }
report-position-hand = Hand: { $cards }
