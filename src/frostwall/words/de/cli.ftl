### Die Kommandozeile und das Labor: Fehler, Zusammenfassungen, die Seite des Berichts.

cli-language = de
cli-decimal-sign = ,
cli-group-sign = .
cli-percent = { $value } %
cli-seat-bot = Platz { $seat } · { $bot }
cli-unfinished = nicht beendet
cli-in-file = { $file }: { $text }

## Fehler

cli-bad-number = { $name } verlangt eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
cli-bad-option = Eine Option hat die Form SCHLÜSSEL=WERT, nicht „{ $option }“.
cli-unknown-option = Es gibt keine Option „{ $option }“ mit den Regeln „{ $rules }“. Hier bekannt: { $known }.
cli-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
cli-bots-and-seats =
    { $bots ->
        [one] Ein Bot ist genannt
       *[other] { $bots } Bots sind genannt
    } für { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }; nenne einen für alle oder einen für jeden.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
cli-no-directory = { $file } lässt sich nicht als Verzeichnis benutzen: { $reason }.
cli-not-text = { $file } ist keine Textdatei und damit keine Aufzeichnung.
cli-too-large = { $file } ist zu groß für eine Aufzeichnung: mehr als { $limit } Bytes.
cli-worker-died = Ein Arbeitsprozess endete unerwartet; die Simulation wurde abgebrochen.
cli-masked-for =
    { $viewer ->
        [-2] Diese Aufzeichnung ist die für Zuschauer; eine andere Sicht lässt sich daraus nicht gewinnen.
       *[other] Diese Aufzeichnung ist die für Platz { $viewer }; eine andere Sicht lässt sich daraus nicht gewinnen.
    }
cli-unknown-rule = Das Regelbuch kennt keine Regel { $rule }; frostwall rules zeigt, was es enthält.
cli-rules-nothing = Das Regelbuch sagt nichts zu „{ $words }“; frostwall rules zeigt, was es enthält.
cli-unknown-rival = Es gibt keinen Vergleich „{ $rival }“; hier bekannt: { $rivals }.
cli-no-catanatron = Catanatron ist nicht installiert; installiere es mit: { $command }

## sim

cli-sim-title =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } { $game } ({ $rules }), { $seats } Plätze, Startwert { $seed }
cli-sim-seat = Platz
cli-sim-bot = Bot
cli-sim-wins = Siege
cli-sim-share = Anteil
cli-sim-interval = 95-%-Intervall
cli-sim-points = Punkte im Mittel
cli-sim-ending = Ende
cli-sim-games = Partien
cli-sim-shared = Geteilte Siege: { $shared }, ohne Sieger: { $nobody }.
cli-sim-turns = Züge: { $mean } ± { $margin } im Mittel, Median { $median }, neun von zehn Partien zwischen { $low } und { $high }.
cli-sim-speed =
    { $decisions } Entscheidungen und { $plies } Spielzüge in { $seconds } s: { $rate } Partien je Sekunde mit { $workers ->
        [one] einem Prozess
       *[other] { $workers } Prozessen
    }, { $mode ->
        [compiled] kompiliert
       *[pure] reines Python
    }.
cli-sim-progress = { $done } von { $total } Partien, noch { $seconds } s

## replay

cli-replay-title = Eine Aufzeichnung von { $game } ({ $rules }), { $seats } Plätze
cli-replay-undo = Zurückgenommen: Das Spiel steht wieder wie nach Zug { $to }.
cli-replay-masked =
    { $viewer ->
        [-2] Das dürfen Zuschauer lesen. Verdecktes fehlt, deshalb lässt sich die Stellung nicht zeigen.
       *[other] Das darf Platz { $viewer } lesen. Verdecktes fehlt, deshalb lässt sich die Stellung nicht zeigen.
    }
cli-replay-position = Die Stellung in Zug { $turn }:
cli-places-roads = Straßen
cli-position-points = Punkte: { $points }
cli-position-hand = Hand: { $cards }
cli-position-cards = Karten: { $cards }
cli-replay-stopped = Angehalten nach Zug { $to } von { $last }.
cli-replay-open = Das Spiel ist nicht zu Ende; die Aufzeichnung endet mit Zug { $last }.
cli-replay-over =
    { $count ->
        [0] Das Spiel ist zu Ende ({ $ending }), niemand gewinnt.
        [one] Das Spiel ist zu Ende ({ $ending }): { $winners } gewinnt.
       *[other] Das Spiel ist zu Ende ({ $ending }): { $winners } gewinnen gemeinsam.
    }

## verify

cli-verify-legal =
    { $legal ->
        [yes]
            { $all ->
                [one] Züge: der einzige ist regelgerecht.
               *[other] Züge: alle { $all } sind regelgerecht.
            }
       *[no] Züge: { $lines } von { $all } wurden geprüft, dann ist einer nicht regelgerecht.
    }
cli-verify-finished =
    { $finished ->
        [yes] Ende: Das Spiel ist zu Ende gespielt.
       *[no] Ende: Das Spiel ist nicht zu Ende gespielt.
    }
cli-verify-setup =
    { $state ->
        [yes] Aufbau: Er ist der, den der Startwert ergibt.
        [no] Aufbau: Er ist nicht der, den der Startwert ergibt.
       *[unknown] Aufbau: nach den Regeln möglich; ob er ehrlich gezogen wurde, lässt sich nicht prüfen, denn der Kopf nennt keinen Startwert.
    }
cli-verify-chance =
    { $state ->
        [yes]
            { $source ->
                [seed] Zufall: Jedes Ergebnis ist das, das der Startwert ergibt.
               *[generator] Zufall: Jedes Ergebnis ist das, das der im Kopf genannte Generator ergibt.
            }
        [no]
            { $source ->
                [seed] Zufall: Nicht jedes Ergebnis ist das, das der Startwert ergibt.
               *[generator] Zufall: Nicht jedes Ergebnis ist das, das der im Kopf genannte Generator ergibt.
            }
       *[unknown] Zufall: Jedes Ergebnis ist möglich; ob es ehrlich gezogen wurde, lässt sich nicht prüfen, denn der Kopf nennt weder Startwert noch Generator.
    }
cli-verify-commit =
    { $state ->
        [yes] Versprechen: Der Startwert ist der vor dem Spiel versprochene.
        [no] Versprechen: Der Startwert ist nicht der vor dem Spiel versprochene.
       *[unknown] Versprechen: nicht prüfbar, denn im Kopf stehen nicht Versprechen und Startwert zugleich.
    }
cli-verify-ok = Die Aufzeichnung ist in Ordnung.
cli-verify-unfinished =
    { $lines ->
        [0] Die Aufzeichnung enthält keinen Zug, also kein beendetes Spiel.
       *[other] Die Aufzeichnung endet nach Zug { $lines }, bevor das Spiel zu Ende ist.
    }

## rules

cli-rules-fallback = Auf „{ $lang }“ gibt es das Regelbuch noch nicht; dies ist das englische.
cli-rules-see = Siehe auch: { $titles }.
cli-rules-more = Auch dazu:

## bench

cli-bench-games = Partien/s
cli-bench-decisions = Entscheidungen/s
cli-bench-stepped = Zug um Zug aus Python
cli-bench-ratio = Entscheidungen, so viel mal mehr
cli-bench-clone = Kopie, µs
cli-bench-table = { $rules }, { $seats } Plätze
cli-bench-terms = Zufällige Plätze, kein Handel untereinander, ein Kern, Median aus { $rounds } Runden.
cli-bench-progress = Runde { $done } von { $total }, noch { $seconds } s

## Der Bericht

cli-report-title =
    { $games ->
        [one] { $game }: eine Partie
       *[other] { $game }: { $shown } Partien
    }
cli-report-lead = Regeln { $rules }, { $seats } Plätze, Bots: { $bots }.
cli-report-games = Partien
cli-report-mean-turns = Züge im Mittel
cli-report-decisions = Entscheidungen je Partie
cli-report-shared = Geteilte Siege
cli-report-nobody = Ohne Sieger
cli-report-rate = Partien je Sekunde
cli-report-numbers = Die Zahlen
cli-report-endings = Ausgang:
cli-report-made = Erstellt von { $version } mit Startwert { $seed }. Dieselben Partien noch einmal:
cli-report-seat = Platz
cli-report-won = Siege
cli-report-share = Anteil
cli-report-interval = 95-%-Intervall
cli-report-expected = Erwartet
cli-report-rolled = Würfe
cli-report-turns = Züge
cli-report-sum = Summe
cli-report-median = Median { $turns }
cli-report-dice-sum = Augensumme

cli-report-wins = Wer gewinnt
cli-report-wins-text = Anteil alleiniger Siege je Platz, mit 95-%-Intervallen. Die gestrichelte Linie ist ein gleicher Anteil, wenn alle Bots dieselben sind.
cli-report-lengths = Wie lang Partien dauern
cli-report-lengths-text = Partien nach Zahl der Züge; neun von zehn dauern zwischen { $few } und { $many } Züge.
cli-report-sources = Woher die Punkte kommen
cli-report-sources-text = Punkte am Ende im Mittel, nach Platz und Herkunft.
cli-report-course = Wie die Punkte wachsen
cli-report-course-text = Offene Punkte vom ersten Wurf (0 %) bis zum letzten (100 %), Mittel der ersten { $games } Partien.
cli-report-dice = Würfel
cli-report-dice-text = Balken: { $rolls } Würfe in den ersten { $games } Partien. Kreise: was ehrliche Würfel ergeben.

## Silverfrost: Simulation und Bericht

cli-sim-title-solo =
    { $games ->
        [one] Eine Solopartie
       *[other] { $games } Solopartien
    } { $game } ({ $rules }), Startwert { $seed }
cli-sim-level = Schwierigkeitsgrad
cli-sim-claw = Klaues Punkte
cli-sim-claw-won = Von Klaue gewonnen: { $games }.
cli-report-claw-won = Von Klaue gewonnen
cli-replay-title-solo = Eine Aufzeichnung von { $game } ({ $rules }), eine Solopartie
cli-position-supply = Vorrat: { $goods }
cli-position-left = nicht eingesetzte Tiere: { $animals }
cli-position-cleared = beseitigter Schnee: { $snow }
cli-position-chimneys = übrige Schornsteine: { $chimneys }
cli-position-quests = Aufträge: { $quests }
cli-position-completed = erledigt: { $quests }
cli-position-city = Stadt: { $cards }
cli-position-valley = Tal: { $cards }
cli-position-giants = Riesenwesen: { $giants }
cli-position-highland = Hochlandaufträge: { $quests }
cli-position-animals = auf dem Spielplan: { $places }
cli-position-deck = Nachziehstapel: { $cards }, Ablagestapel: { $discarded }
cli-report-lead-solo = Regeln { $rules }, allein, Bot: { $bots }.
cli-report-lead-spread = Die Partien sind gleichmäßig auf die vier Schwierigkeitsgrade verteilt, jeder mit denselben Startwerten. Dieselben Partien kehren also wieder, und Intervalle über alle Partien sind zu eng.
cli-report-seats = Wer gewinnt, nach Plätzen
cli-report-seats-text = Anteil alleiniger Siege je Platz, mit 95-%-Intervallen. Die gestrichelte Linie ist der gerechte Anteil, wenn alle Bots dieselben sind; ein Platz, der um mehr als 5 Prozentpunkte abweicht, ist mit ⚠ gekennzeichnet.
cli-report-order = Wer gewinnt, nach der Reihenfolge
cli-report-order-text = Anteil alleiniger Siege nach der Reihenfolge im Spiel: Zuerst kommt, wer begonnen hat. Gekennzeichnet wie bei den Plätzen; wer beginnt, wird gelost, darum zeigt sich hier, was Plätze nicht zeigen können.
cli-report-place-in-order = Reihenfolge
cli-report-order-place =
    { $place ->
        [1] Startperson
       *[other] an { $place }. Stelle
    }
cli-report-difficulty = Siege gegen Klaue
cli-report-difficulty-text = Anteil gewonnener Solopartien nach Schwierigkeitsgrad, mit 95-%-Intervallen.
cli-report-level = Schwierigkeitsgrad
cli-report-both-sides = Punkte beider Seiten
cli-report-both-sides-text = Punkte am Ende im Mittel nach Schwierigkeitsgrad, vom Bot und von Klaue, mit 95-%-Intervallen.
cli-report-points = Punkte am Ende
cli-report-points-text = Punkte im Mittel je Platz, mit 95-%-Intervallen.
cli-report-mean = Mittel
cli-report-cards = Wie oft Karten gespielt werden
cli-report-cards-text =
    Von den Malen, bei denen ein Platz eine Karte sah, die er je hätte bezahlen können: wie oft er sie ausspielte. Ein Mal ist eine Partie und ein Platz: Die Karte lag in der Hand dieses Platzes oder im Tal, als er seinen Zug zu machen hatte, und in einem solchen Moment der Partie, demselben oder einem anderen, deckten seine Ressourcen die aufgedruckten Kosten. Was er mit einem Schornstein oder durch einen Effekt ausspielte, ohne die Kosten je zu haben, zählt auch. Wie oft das vorkam und mit wie vielen Exemplaren, ist gleich: Es zählt einmal, und ebenso das Ausspielen. Balken sind 95-%-Intervalle, gestrichelte Linien stehen bei { $rare } % und { $common } %; { $flagged ->
        [0] keine Karte liegt außerhalb.
        [one] eine Karte außerhalb ist mit ⚠ gekennzeichnet.
       *[other] { $flagged } Karten außerhalb sind mit ⚠ gekennzeichnet.
    }
cli-report-card = Karte
cli-report-type = Kartentyp
cli-report-copies = Exemplare
cli-report-played = Gespielt
cli-report-seen = Gesehen und bezahlbar
cli-report-flag = Hinweis
cli-report-never-seen = nie gesehen und bezahlbar
cli-report-rare =
    { $sure ->
        [yes] selten gespielt
       *[no] vielleicht selten gespielt
    }
cli-report-common =
    { $sure ->
        [yes] sehr oft gespielt
       *[no] vielleicht sehr oft gespielt
    }
cli-report-card-wins = Wer mit einer Karte gewinnt
cli-report-card-wins-text = Von den Malen, bei denen ein Platz eine Karte in einer Partie spielte: wie oft dieser Platz gewann, allein oder geteilt; Balken sind 95-%-Intervalle. Die gestrichelte Linie ist das Mittel aller Plätze, { $mean }. Wer von allem mehr spielt, gewinnt auch öfter, darum liegen die meisten Karten rechts davon.
cli-report-by-winners = Von Siegern gespielt
cli-report-quests = Erledigte Aufträge
cli-report-quests-text = Bei einem Tieflandauftrag: in wie vielen der Partien und Plätze, in denen er im Vorrat eines Platzes lag, dieser ihn erledigte. Bei einem Hochlandauftrag: in wie vielen der Partien, in denen er auslag, ein Platz ihn erledigte. Balken sind 95-%-Intervalle.
cli-report-quest = Auftrag
cli-report-quest-level = Stufe
cli-report-quest-points = Punkte
cli-report-done = Erledigt
cli-report-held = Gehalten oder ausgelegt
cli-report-claw-done = Von Klaue
cli-report-giants = Genutzte Riesenwesen
cli-report-giants-text = Von den Entscheidungen für ein Riesenwesen, bei denen dieses auslag: wie viele auf es fielen; Balken sind 95-%-Intervalle. Eine Partie hat im Mittel { $used } solche Entscheidungen.
cli-report-giant = Riesenwesen
cli-report-used = Genutzt
cli-report-open = Lag aus
cli-report-places = Wohin die Tiere gehen
cli-report-places-text = Anteil an allen eingesetzten Tieren je Ort; ein Platz setzt im Mittel { $each } Tiere je Partie ein. Die Balken zeigen die Jahreszeiten hintereinander, die Tabelle gibt Anteile an jeder Jahreszeit.
cli-report-place = Ort
cli-report-placed = Eingesetzt
cli-report-whole = Alle Jahreszeiten
cli-report-own-card = Zielkarte, eigene Stadt
cli-report-others-card = Zielkarte, fremde Stadt
cli-report-snow = Beseitigter Schnee
cli-report-snow-text = Schnee, den ein Platz in einer Partie beseitigt, im Mittel, mit 95-%-Intervallen.
cli-bench-table-of = { $game } { $rules }, { $seats } Plätze
cli-bench-table-solo = { $game } { $rules }, allein
cli-bench-plies = Züge/s

## play, serve und backup

cli-play-running = Frostwall läuft: { $url }
cli-play-stop = Deine Spiele werden mit jedem Zug gespeichert. Strg-C beendet das Programm.
cli-play-stopped = Frostwall ist beendet. Alle Spiele sind gespeichert; frostwall play setzt sie fort.
cli-play-already = Frostwall läuft schon: { $url }
cli-lan-on = Freunde im lokalen Netz öffnen: { $url }
cli-lan-off = Im lokalen Netz kann jetzt niemand mehr beitreten.
cli-lan-none = Es wurde kein lokales Netz gefunden; nur dieser Rechner kann beitreten.
cli-lan-elsewhere = Jenes Frostwall ließ sich nicht bitten, Freunde im lokalen Netz beitreten zu lassen; hat frostwall play es gestartet, ist der Schalter unter { $url }.
cli-seed-known = Der Startwert allen Zufalls ist vorgegeben; niemand kann die Würfel prüfen. Das ist für Tests gedacht.
cli-serve-running = Erreichbar unter { $url }
cli-serve-stopped = Beendet. Alle Spiele sind gespeichert.
cli-backup-made = Die Kopie liegt in { $file }.
cli-bad-seed = Ein Startwert ist eine Zeile von 1 bis 200 Zeichen ohne Leerzeichen an den Enden.
cli-no-database = Nenne die Datenbank mit --database oder in der Variablen { $variable }: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
cli-bad-public-url = --public-url verlangt, was Leute eintippen, etwa https://play.example.org ohne Pfad, nicht „{ $url }“.
cli-bad-proxies = --forwarded-allow-ips verlangt Adressen oder Netze mit Kommas dazwischen, oder *, nicht „{ $value }“.
cli-no-sets = --sets verlangt ein vorhandenes Verzeichnis, nicht „{ $file }“.
cli-broken-set = Kein Tisch kann { $file } wählen. { $reason }
cli-cannot-listen = Auf { $host }, Port { $port } kann nicht gelauscht werden: { $reason }.
cli-in-use = Ein anderes Frostwall benutzt diese Datenbank ({ $url }); beende zuerst jenes.
cli-store-bad-database-url = --database verlangt sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
cli-store-unknown-database = --database verlangt sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK; „{ $scheme }“ ist hier nicht bekannt.
cli-store-no-such-database = In { $where } gibt es keine Datenbank von Frostwall.
cli-store-database-not-writable = Die Datenbank { $where } lässt sich nicht schreiben: { $reason }.
cli-store-not-a-database = { $where } ist keine Datenbank.
cli-store-database-newer = Die Datenbank { $where } stammt von einem neueren Frostwall ({ $revision }); bringe dieses auf den neuesten Stand.
cli-store-database-unreachable = Die Datenbank { $where } antwortet nicht: { $reason }.
cli-store-database-failed = Die Datenbank { $where } ließ sich nicht öffnen: { $reason }.
cli-store-backup-exists = { $where } gibt es schon; eine Sicherung überschreibt nichts.
cli-store-backup-in-use = { $where } ist eine Datenbank in Gebrauch; eine Sicherung kommt in eine neue Datei.
cli-store-backup-not-writable = { $where } lässt sich nicht schreiben: { $reason }.
