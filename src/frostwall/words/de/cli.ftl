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
cli-no-rulebook = Zum Spiel „{ $game }“ gibt es kein Regelbuch.
cli-unknown-rule = Das Regelbuch kennt keine Regel { $rule }; frostwall rules zeigt, was es enthält.
cli-rules-nothing = Das Regelbuch sagt nichts zu „{ $words }“; frostwall rules zeigt, was es enthält.
cli-unknown-rival = Es gibt keinen Vergleich „{ $rival }“; hier bekannt: { $rivals }.
cli-no-rival = { $rival } ist nicht installiert; installiere es mit: { $command }

## sim

cli-sim-title =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } { $game } ({ $rules }), { $seats } Plätze, Startwert { $seed }
cli-sim-title-solo =
    { $games ->
        [one] Eine Solopartie
       *[other] { $games } Solopartien
    } { $game } ({ $rules }), Startwert { $seed }
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

## arena

cli-arena-title = { $games } Partien { $game } ({ $rules }), { $seats } Plätze, { $tables ->
        [one] eine Besetzung
       *[other] { $tables } Besetzungen
    }, jede auf allen Plätzen; Startwert { $seed }
cli-arena-bot = Bot
cli-arena-seats = Plätze
cli-arena-share = Siege
cli-arena-interval = 95-%-Intervall
cli-arena-parity = Parität
cli-arena-points = Punkte im Mittel
cli-arena-rating = Rating
cli-arena-speed = ms/Entscheidung
cli-arena-faults-head = Fehler
cli-arena-verdict =
    { $verdict ->
        [better] { $bot } ist besser als die anderen
        [worse] { $bot } ist schlechter als die anderen
        [level] { $bot } ist so gut wie die anderen, im Rahmen des verlangten Abstands
        [open] { $bot }: nichts ist bewiesen
       *[untested] { $bot }
    }: { $margin } ± { $error } Prozentpunkte Siege über der Parität ({ $deals ->
        [one] eine Ausgangslage
       *[other] { $deals } Ausgangslagen
    }).
cli-arena-no-ratings = Ein Rating gibt es nicht: openskill ist nicht installiert (pip install "frostwall[arena]").
cli-arena-faults = Eine Partie, in der ein Bot scheitert oder regelwidrig zieht, ist für ihn verloren; --json nennt sie.
cli-arena-line-ups = „{ $given }“ ist keine Art der Besetzung; bekannt: { $known }.
cli-arena-too-few = { $bots } Bots lassen sich so nicht auf { $seats } Plätze verteilen: Nenne mindestens zwei verschiedene, oder mit --line-ups table einen je Platz.
cli-arena-too-many = Das ergibt { $tables } Besetzungen, mehr als { $most }: Nimm --line-ups pairs oder ladder.
cli-arena-other = { $file } enthält die Partien eines anderen Wettkampfs; nenne eine andere Datei oder wiederhole die Angaben genau.
cli-arena-broken = { $file } lässt sich nicht als Partien eines Wettkampfs lesen.
cli-arena-page = Arena: { $game }, { $games } Partien
cli-arena-lead = Regeln { $rules }, { $seats } Plätze. Jede Besetzung spielt jede Ausgangslage auf allen Plätzen.
cli-arena-plot = Siege über der Parität
cli-arena-plot-text = Parität ist, was ein Bot gewänne, wenn alle gleich gut wären. Die Striche sind 95-%-Intervalle.

## lab compare

cli-compare-title =
    { $game } ({ $rules }): { $deals ->
        [one] eine Ausgangslage
       *[other] { $shown } Ausgangslagen
    }, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }, Startwert { $seed }
cli-compare-usual = die üblichen Regeln
cli-compare-measure = Messgröße
cli-compare-win = Siege von Platz { $seat }
cli-compare-points = Punkte von Platz { $seat }
cli-compare-turns = Züge
cli-compare-decisions = Entscheidungen
cli-compare-source = Punkte je Platz: { $name }
cli-compare-ending = Ende durch: { $name }
cli-compare-note = Jede Variante spielt dieselben Ausgangslagen, und die Intervalle gelten für die Unterschiede innerhalb einer Ausgangslage. * steht bei Unterschieden, deren 95-%-Intervall die Null nicht enthält; bei { $measures } Messgrößen ist das in etwa einem von zwanzig Fällen Zufall.
cli-compare-progress = { $done } von { $total } Ausgangslagen, noch { $seconds } s
cli-compare-lead = Jede Variante spielt dieselben Ausgangslagen. Bots: { $bots }.
cli-compare-table = Alle Messgrößen
cli-compare-plot-wins = Wer gewinnt
cli-compare-plot-wins-text = Anteil der Siege je Platz; ein gemeinsamer Sieg wird geteilt. Die Striche sind 95-%-Intervalle.
cli-compare-plot-changes = Was sich für wen ändert
cli-compare-plot-changes-text = Siege mehr oder weniger als in Variante A, in Prozentpunkten, bei denselben Ausgangslagen.
cli-compare-plot-lengths = Wie lange es dauert
cli-compare-plot-lengths-text = Anteil der Partien nach der Zahl ihrer Züge.
cli-compare-plot-sources = Woher die Punkte kommen
cli-compare-plot-sources-text = Punkte eines Platzes am Ende, im Mittel.
cli-compare-plot-endings = Wie es endet
cli-compare-plot-endings-text = Anteil der Partien nach ihrem Ende.
cli-compare-how-many = Nenne zwei bis { $most } Varianten: eine Option mehrmals mit verschiedenen Werten, oder mit --variant ganze Sätze von Optionen.
cli-compare-mixed = Optionen, die mehrmals angegeben sind, müssen alle gleich viele Werte haben und lassen sich nicht mit --variant verbinden.
cli-compare-same = Zwei der Varianten sind gleich; es gibt nichts zu vergleichen.

## dataset

cli-dataset-progress = { $done } von { $total } Teilen, noch { $seconds } s
cli-dataset-made =
    { $folder }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $rows } Zeilen in { $parts ->
        [one] einer Datei
       *[other] { $parts } Dateien
    }, { $seconds } s.
cli-dataset-next = Lies ihn mit frostwall.lab.dataset.Dataset; prüfe ihn mit: frostwall verify { $folder }
cli-dataset-whole =
    { $folder } ist vollständig: { $rows } Zeilen aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } folgen aus ihren Aufzeichnungen.
cli-dataset-other = { $file } enthält etwas anderes als diesen Datensatz; nenne ein neues Verzeichnis oder wiederhole die Angaben genau.
cli-dataset-endless = Partie { $game } endete nicht und hat deshalb kein Ergebnis; nimm andere Bots oder einen anderen Startwert.
cli-dataset-broken = { $file } ist kein vollständiger Datensatz: { $reason }.

## train

cli-train-gather = { $done } von { $total } Partien gespielt, noch { $seconds } s
cli-train-fit = { $done } von { $total } Durchgängen, noch { $seconds } s
cli-train-match = { $done } von { $total } Partien gegen die letzte Generation, noch { $seconds } s
cli-train-kept = Generation { $number } bleibt: { $rows } Zeilen, AUC { $auc }, Log-Verlust { $loss }, Kalibrierungsfehler { $error }; sie gewann { $wins } [{ $low } bis { $high }] von { $games } Partien, Parität { $parity }; { $seconds } s Rechenzeit.
cli-train-dropped = Generation { $number } ist nicht nachweislich besser: { $rows } Zeilen, AUC { $auc }, Log-Verlust { $loss }, Kalibrierungsfehler { $error }; sie gewann { $wins } [{ $low } bis { $high }] von { $games } Partien, Parität { $parity }; { $seconds } s Rechenzeit.
cli-train-best = { $file } ist das Netz der Generation { $number }.
cli-train-none = Keine Generation ist nachweislich besser als der Bot, von dem sie ausging; deshalb gibt es kein bestes Netz.
cli-train-nothing = In { $game } lässt sich nach den Regeln { $rules } nichts trainieren; möglich ist es mit: { $known }.
cli-train-other = { $folder } enthält ein anderes Training; nenne ein neues Verzeichnis oder wiederhole die Angaben genau.
cli-train-broken = { $file } lässt sich nicht lesen; nenne ein neues Verzeichnis.
cli-train-version = { $folder } wurde mit einer Fassung von Frostwall begonnen, deren Netze andere Zeilen lesen; nenne ein neues Verzeichnis.
cli-train-net = Das Training kann nicht weitergehen. { $reason }
cli-train-page = Training: { $game }, { $rules }
cli-train-lead = { $games } Partien in der ersten Generation. Jede bleibt nur, wenn die Arena zeigt, dass sie besser ist als die vorige; die anderen stehen in Klammern.
cli-train-plot-loss = Verlust an zurückgehaltenen Partien
cli-train-plot-loss-text = Nach jedem Durchgang, eine Kurve je Generation. Weniger ist besser.
cli-train-plot-true = Was es sagt und was daraus wird
cli-train-plot-true-text = Vorhergesagter und wirklicher Anteil der Siege der letzten Generation. Auf der Linie trifft jede Vorhersage ein.
cli-train-plot-match = Gegen die vorige Generation
cli-train-plot-match-text = Siege über oder unter der Parität, mit 95-%-Intervallen. Die erste trifft auf den Bot, von dem sie ausging.
cli-train-head-generation = Generation
cli-train-head-rows = Zeilen
cli-train-head-auc = AUC
cli-train-head-loss = Log-Verlust
cli-train-head-error = Kalibrierungsfehler
cli-train-head-wins = Siege / Partien
cli-train-head-cpu = Rechenzeit s

## Wer spielt

cli-executor = „{ $given }“ ist keine Art der Ausführung; bekannt: { $known }.
cli-address-alone = --address ist die Adresse eines Ray-Clusters; ergänze --executor ray.
cli-ray-none = Unter „{ $address }“ gibt es kein Ray-Cluster: { $reason }.
cli-ray-version = Auf dem Ray-Cluster läuft Version { $there } von frostwall, hier { $here }; installiere auf beiden dieselbe.
cli-ray-package = Einem Rechner des Ray-Clusters fehlt ein Paket: { $reason }.
cli-ray-lost = Das Ray-Cluster ist nicht mehr erreichbar: { $reason }.

## bot

cli-bot-made = { $folder } enthält einen Bot, der läuft. Ändere { $file } und probiere ihn aus:
cli-bot-exists = { $file } gibt es schon; nenne ein Verzeichnis, das es noch nicht gibt.
cli-bot-bad-name = „{ $name }“ kann kein Bot heißen: Erlaubt sind Buchstaben, Ziffern und Bindestriche, vorn ein Buchstabe, und ein Name, den noch kein Bot hat.
cli-bad-budget = Ein Zeitbudget ist eine Dauer wie 0.2s oder 50ms, nicht „{ $value }“.
cli-bot-progress = { $done } von { $total } Entscheidungen, noch { $seconds } s
cli-bot-checked = { $game }: { $decisions } Entscheidungen in { $games } Partien an { $tables } Arten von Tischen, { $kinds } Arten von Entscheidungen; { $mean } ms je Entscheidung, { $slowest } ms für die langsamste.
cli-bot-fault =
    { $what ->
        [illegal] Er hat einen Zug gemacht, der nicht erlaubt ist
        [raised] Er hat einen Fehler ausgelöst
        [differs] Derselbe Startwert ergab zwei verschiedene Züge
        [mutates] Er hat die Stellung verändert, die er bekam; probiere Züge auf einer Kopie aus
       *[slow] Er hat länger gebraucht als sein Zeitbudget
    } ({ $table }, Entscheidung { $decision }, Zeile { $move }): { $detail }

## replay

cli-replay-title = Eine Aufzeichnung von { $game } ({ $rules }), { $seats } Plätze
cli-replay-title-solo = Eine Aufzeichnung von { $game } ({ $rules }), eine Solopartie
cli-replay-undo = Zurückgenommen: Das Spiel steht wieder wie nach Zug { $to }.
cli-replay-masked =
    { $viewer ->
        [-2] Das dürfen Zuschauer lesen. Verdecktes fehlt, deshalb lässt sich die Stellung nicht zeigen.
       *[other] Das darf Platz { $viewer } lesen. Verdecktes fehlt, deshalb lässt sich die Stellung nicht zeigen.
    }
cli-replay-position = Die Stellung in Zug { $turn }:
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
cli-bench-plies = Züge/s
cli-bench-stepped = Zug um Zug aus Python
cli-bench-ratio = Entscheidungen, so viel mal mehr
cli-bench-clone = Kopie, µs
cli-bench-table = { $rules }, { $seats } Plätze
cli-bench-table-of = { $game } { $rules }, { $seats } Plätze
cli-bench-table-solo = { $game } { $rules }, allein
cli-bench-terms = Zufällige Plätze, kein Handel untereinander, ein Kern, Median aus { $rounds } Runden.
cli-bench-progress = Runde { $done } von { $total }, noch { $seconds } s

## Der Bericht

cli-report-title =
    { $games ->
        [one] { $game }: eine Partie
       *[other] { $game }: { $shown } Partien
    }
cli-report-lead = Regeln { $rules }, { $seats } Plätze, Bots: { $bots }.
cli-report-lead-solo = Regeln { $rules }, allein, Bot: { $bots }.
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
cli-report-turns = Züge
cli-report-sum = Summe
cli-report-median = Median { $turns }

cli-report-wins = Wer gewinnt
cli-report-wins-text = Anteil alleiniger Siege je Platz, mit 95-%-Intervallen. Die gestrichelte Linie ist ein gleicher Anteil, wenn alle Bots dieselben sind.
cli-report-lengths = Wie lang Partien dauern
cli-report-lengths-text = Partien nach Zahl der Züge; neun von zehn dauern zwischen { $few } und { $many } Züge.
cli-report-sources = Woher die Punkte kommen
cli-report-sources-text = Punkte am Ende im Mittel, nach Platz und Herkunft.

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
cli-reverted = Die Datenbank { $where } hat jetzt die Version { $revision }.
cli-bad-seed = Ein Startwert ist eine Zeile von 1 bis 200 Zeichen ohne Leerzeichen an den Enden.
cli-no-database = Nenne die Datenbank mit --database oder in der Variablen { $variable }: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
cli-bad-public-url = --public-url verlangt, was Leute eintippen, etwa https://play.example.org ohne Pfad, nicht „{ $url }“.
cli-bad-log = --log verlangt text oder json, nicht „{ $value }“.
cli-bad-traces = --traces verlangt die Adresse eines Empfängers, etwa http://127.0.0.1:4318/v1/traces, nicht „{ $value }“.
cli-bad-place = { $option } verlangt eine Adresse und einen Port, wie 127.0.0.1:9464, nicht „{ $value }“.
cli-bad-admin-token = --admin braucht einen Schlüssel von mindestens { $least } Zeichen, in einer Datei (--admin-token-file) oder in der Variablen { $variable }.
cli-bad-bus = --bus verlangt nats://RECHNER:PORT, nicht „{ $url }“.
cli-bus-needs-postgresql = Mehrere Server mit --bus brauchen ein PostgreSQL; eine Datei hat nur einen Server.
cli-no-bus = Der Bus unter { $url } antwortet nicht: { $reason }.
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
cli-store-database-newer = Die Datenbank { $where } stammt von einem neueren Frostwall ({ $revision }); bringe dieses auf den neuesten Stand oder die Datenbank zurück, mit `frostwall revert` von jenem.
cli-store-no-such-revision = Die Datenbank { $where } hat die Version { $found } und kann nicht auf { $revision } zurückgebracht werden; es gibt { $known }.
cli-store-database-unreachable = Die Datenbank { $where } antwortet nicht: { $reason }.
cli-store-database-in-use = Ein anderes Frostwall benutzt { $where }; beende zuerst jenes oder starte beide mit --bus.
cli-store-database-failed = Die Datenbank { $where } ließ sich nicht öffnen: { $reason }.
cli-store-backup-exists = { $where } gibt es schon; eine Sicherung überschreibt nichts.
cli-store-backup-in-use = { $where } ist eine Datenbank in Gebrauch; eine Sicherung kommt in eine neue Datei.
cli-store-backup-not-writable = { $where } lässt sich nicht schreiben: { $reason }.

# --- frostwall review ---
cli-review-title = Rückblick auf eine Partie { $game } ({ $rules }), { $seats ->
    [1] solo
   *[other] { $seats } Plätze
}
cli-review-seat = Platz { $seat }
cli-review-player = Spieler
cli-review-start = Zu Beginn
cli-review-luck = Glück (Chancen)
cli-review-play = Eigene Züge
cli-review-others = Züge der anderen
cli-review-end = Am Ende
cli-review-lost = Durch Fehler verloren
cli-review-sum = Gewinnchancen in Prozent: zu Beginn, was das Glück (Würfel und Karten) änderte, was die eigenen Züge änderten, was die Züge der anderen änderten, und am Ende.
cli-review-lost-text = „Durch Fehler verloren“ ist die Summe dessen, was jeder Fehler kostete, beurteilt danach, was sein Spieler wusste. Das kann mehr sein, als die eigenen Züge änderten: Was die Fehler der anderen zurückgeben, kann noch einmal verloren gehen.
cli-review-graph = Gewinnchancen
cli-review-graph-text = Nach jeder Zeile der Aufzeichnung. Die senkrechten Linien sind die Wendepunkte.
cli-review-parts = Glück und Spiel
cli-review-parts-text = Von der Chance zu Beginn führen Glück, eigene Züge und die Züge der anderen zur Chance am Ende, alles in Prozentpunkten.
cli-review-turning = Wendepunkte
cli-review-turning-text = Die Augenblicke, die am meisten änderten, in der Reihenfolge des Spiels.
cli-review-chose = { $player } wählt „{ $move }“.
cli-review-change = { $player }: { $before } → { $after }
cli-review-mistakes = Die teuersten Züge von { $player }
cli-review-mistakes-head = Die teuersten Züge
cli-review-finds = Die besten Einfälle von { $player }
cli-review-finds-head = Die besten Einfälle
cli-review-nothing = Kein teurer Zug und kein besonderer Einfall.
cli-review-place = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
}, Zeile { $line }{ $by ->
    [chance] {", durch Zufall"}
   *[player] {""}
}:
cli-review-better = Das kostete { $cost } der Partie. Besser: { $better }
cli-review-found = { $gain } mehr wert als der naheliegende Zug.
cli-review-found-than = { $gain } mehr wert als der naheliegende Zug: { $obvious }
cli-review-how = Jeder Zug ist danach beurteilt, was sein Spieler damals wusste; die Kurve kennt alle Karten, auch die verdeckten. Deshalb kann ein Fehler mehr oder weniger kosten, als die Kurve fällt. Beides sind Schätzungen durch das Netz des Bots und durch Probespiele.
cli-review-progress = { $done } von { $total } Zeilen, noch { $seconds } s
cli-review-no-net = Eine Partie { $game } nach den Regeln „{ $rules }“ kann hier niemand beurteilen: Dafür gibt es kein Netz.
cli-review-bad-net = Die Partie kann nicht beurteilt werden. { $reason }

## Aufgaben

cli-mine-progress = { $done } von { $total } Partien, noch { $seconds } s
cli-mine-found = { $count } Aufgaben in { $games } Partien.
cli-mine-again-progress = { $done } von { $total } Aufgaben, noch { $seconds } s
cli-mine-again-found = { $count } von { $asked } Aufgaben halten stand.
cli-mine-again-alone = --again prüft die Aufgaben einer Datei; mit --games und --each sucht man neue.
cli-mine-not-puzzles = { $file } enthält keine Aufgaben für { $game }.
cli-mine-other = { $file } enthält andere Partien als die dieser Suche und bleibt, wie es ist; nenne mit --out eine andere Datei.
cli-puzzle-none =
    Für { $game } gibt es keine Aufgaben{ $puzzle ->
        [none] .
       *[other] { " " }namens „{ $puzzle }“.
    }
cli-puzzle-done = Du hast sie alle gelöst. Mit --all kommen sie noch einmal.
cli-puzzle-unknown = { $option } „{ $given }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
