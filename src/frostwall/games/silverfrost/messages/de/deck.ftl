### Kartensätze: was `frostwall deck` sagt, und alles, was an einem Satz falsch sein kann.

## Die Befehle

deck-error-line = { $where }: { $text }
deck-warning-line = { $where }: Warnung: { $text }
deck-counts =
    Verschiedene Karten: { $cards } (Exemplare: { $cards_copies }); Riesenwesen: { $giants } (Exemplare: { $giants_copies }); Aufträge: { $quests }; Orte: { $places }; Schneekarten: { $snow_cards }; Plankarten: { $plan_cards }; Handlungskarten: { $action_cards }.
deck-verdict =
    { $errors ->
        [0] { $warnings ->
            [0] Der Satz ist spielbar.
            [one] Der Satz ist spielbar; eine Warnung.
           *[other] Der Satz ist spielbar; { $warnings } Warnungen.
        }
        [one] Ein Fehler: Der Satz ist noch nicht spielbar.
       *[other] { $errors } Fehler: Der Satz ist noch nicht spielbar.
    }
deck-file-verdict =
    { $errors ->
        [0] { $warnings ->
            [0] An dieser Datei für sich ist nichts falsch; prüfe auch das ganze Verzeichnis.
            [one] Kein Fehler in dieser Datei für sich, eine Warnung; prüfe auch das ganze Verzeichnis.
           *[other] Kein Fehler in dieser Datei für sich, { $warnings } Warnungen; prüfe auch das ganze Verzeichnis.
        }
        [one] Ein Fehler in dieser Datei.
       *[other] { $errors } Fehler in dieser Datei.
    }
deck-no-such-path = Es gibt weder eine Datei noch ein Verzeichnis { $path }.
deck-not-empty = { $path } gibt es schon, und es ist nicht leer; ein neuer Satz braucht ein eigenes Verzeichnis.
deck-not-a-directory = { $path } ist eine Datei; ein neuer Satz braucht ein Verzeichnis.
deck-cannot-read = { $path } lässt sich nicht lesen: { $reason }.
deck-cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
deck-new-made = { $path } enthält jetzt die sechs Dateien eines neuen Satzes, mit Beispielen und der Bedeutung jedes Schlüssels.
deck-copy-made = { $path } enthält jetzt eine Kopie des Satzes { $set } zum Ändern.
deck-no-such-set = Es gibt keinen mitgelieferten Satz „{ $set }“. Bekannt: { $sets }.
deck-new-next = Fülle sie aus und rufe dann auf: frostwall deck check { $path }
deck-new-play = Sobald der Satz spielbar ist, spielst du ihn so: frostwall terminal silverfrost --option set={ $path }
deck-play = So spielst du ihn: frostwall terminal silverfrost --option set={ $path }

## Dateien

deck-problem-file-missing = die Datei fehlt
deck-problem-file-too-large = die Datei ist zu groß: mehr als { $most } Bytes
deck-problem-not-readable = die Datei lässt sich nicht lesen: { $reason }
deck-problem-not-text = die Datei ist kein Text in UTF-8
deck-problem-not-toml = die Datei ist kein gültiges TOML: { $reason }
deck-problem-not-a-deck-file = das ist keine der Dateien eines Satzes: { $known }
deck-problem-other-schema = die Version muss { $wanted } sein, gefunden: { $found }
deck-problem-other-set = ein anderer Satz als in { $other }
deck-problem-count-wrong =
    { $what ->
        [giants] { $wanted } Riesenwesen (mit Exemplaren gezählt) werden erwartet, gefunden: { $found }
        [lowland_quests] { $wanted } Tieflandaufträge werden erwartet, gefunden: { $found }
        [highland_quests] { $wanted } Hochlandaufträge werden erwartet, gefunden: { $found }
        [snow_cards] { $wanted } Schneekarten werden erwartet, gefunden: { $found }
        [plan_cards] { $wanted } Plankarten werden erwartet, gefunden: { $found }
        [action_cards] { $wanted } Handlungskarten werden erwartet, gefunden: { $found }
       *[cards] { $wanted } Karten (mit Exemplaren gezählt) werden erwartet, gefunden: { $found }
    }; ein Satz mit einer anderen Zahl sagt das in declared_counts [DATA-C1]

## Formen

deck-problem-key-missing = der Schlüssel „{ $key }“ fehlt
deck-problem-unknown-key = den Schlüssel „{ $key }“ gibt es hier nicht; bekannt sind: { $known }
deck-problem-not-a-table = eine Tabelle in geschweiften Klammern wird erwartet, gefunden: { $found }
deck-problem-empty-table = mindestens einer dieser Schlüssel wird erwartet: { $known }
deck-problem-not-a-list = eine Liste in eckigen Klammern wird erwartet, gefunden: { $found }
deck-problem-list-too-short =
    { $low ->
        [one] eine Liste mit mindestens einem Wert
       *[other] eine Liste mit mindestens { $low } Werten
    } wird erwartet, gefunden: { $found }
deck-problem-list-length = eine Liste mit { $low } bis { $high } Werten wird erwartet, gefunden: { $found }
deck-problem-list-exact = eine Liste mit { $wanted } Werten wird erwartet, gefunden: { $found }
deck-problem-not-a-number = eine Zahl von { $low } bis { $high } wird erwartet, gefunden: { $found }
deck-problem-min-above-max = min ({ $low }) ist größer als max ({ $high })
deck-problem-not-one-of = { $found } ist keines von: { $known }
deck-problem-one-gift = ein Auftrag verlangt höchstens ein Geschenk
deck-problem-exactly-one-of = genau eines davon wird erwartet: { $known }
deck-problem-not-a-flag = true oder false wird erwartet, gefunden: { $found }
deck-problem-not-true = nur true wird erwartet, gefunden: { $found }; lass den Schlüssel weg, wenn es nicht gilt
deck-problem-not-a-text = ein Text in Anführungszeichen wird erwartet, gefunden: { $found }
deck-problem-text-too-long = der Text hat { $found } Zeichen, höchstens { $most } sind erlaubt
deck-problem-not-printable = der Text hat ein nicht druckbares Zeichen: { $found }; Zeilenumbrüche, Tabulatoren und Steuerzeichen gehören nicht hierher
deck-problem-bad-id = eine id beginnt mit einem Kleinbuchstaben und hat nur Kleinbuchstaben (a bis z), Ziffern und Unterstriche (höchstens 40), gefunden: { $found }
deck-problem-reserved-word = { $found } ist ein Wort der Notation und kann darum keine id sein; vergeben sind: { $known }
deck-problem-id-twice = die id kommt zweimal vor
deck-problem-name-twice = derselbe Name wie { $other }
deck-problem-not-a-language = „{ $key }“ ist keine Sprache: zwei oder drei Kleinbuchstaben werden erwartet
deck-problem-translation-missing = „{ $lang }“ fehlt; gezeigt wird Englisch
deck-problem-too-many-entries = { $found } Einträge, höchstens { $most } sind erlaubt
deck-problem-too-deep = zu tief geschachtelt: höchstens { $most } Ebenen sind erlaubt

## Karten

deck-problem-construction-costs-nuts = ein Bauwerk kostet nie Nüsse [DATA-C2]
deck-problem-construction-costs-gift = nur ein Wesen kann ein Geschenk nach links kosten [DATA-C2]
deck-problem-creature-costs-other = ein Wesen kostet nur Nüsse, oder give_left [DATA-C2]
deck-problem-creature-with-chimney = nur Bauwerke haben einen Schornstein [DATA-C3]
deck-problem-advantage-wrong =
    { $wanted ->
        [yes] ein Effekt hat den Auslöser „advantage“, also wird advantage = true erwartet [DATA-C3]
       *[no] kein Effekt hat den Auslöser „advantage“, also darf dies nicht true sein [DATA-C3]
    }
deck-problem-several-advantages = { $found } Effekte mit dem Auslöser „advantage“, höchstens einer ist erlaubt
deck-problem-advantage-unusual = ein Vorteil auf einer Karte vom Typ „{ $type }“: sonst hat nur die Verwaltung einen [DATA-C5]
deck-problem-open-place-wrong = eine Karte hat genau dann einen offenen Ort, wenn sie ein Wesen und ein Ziel ist [DATA-C4]
deck-problem-no-open-place = „visit_open“ auf einem Bauwerk, das keinen offenen Ort hat [DATA-C4]
deck-problem-open-place-idle = dieses Wesen hat einen offenen Ort, aber dort geschieht nichts: schreibe „visit“ oder „visit_open“ [DATA-C4]
deck-problem-not-a-destination = „{ $step }“ braucht einen Ort auf der Karte, und den haben nur Ziele [DATA-C4]
deck-problem-tag-twice = das Merkmal { $found } kommt zweimal vor
deck-problem-too-few-names = { $found } verschiedene Karten, für das Tal sind mindestens { $least } nötig [DATA-C1]
deck-problem-too-many-tags = { $found } verschiedene Merkmale im Satz, höchstens { $most } sind erlaubt
deck-problem-hand-raised-too-much = hand_limit aller Exemplare zusammen ist { $found }, höchstens { $most } ist erlaubt
deck-problem-too-many-spaces = Karten ohne Platzbedarf und city_spaces aller Exemplare zusammen sind { $found }, höchstens { $most } sind erlaubt

## Effekte

deck-problem-trigger-of-other-type = der Auslöser „{ $trigger }“ passt nicht zu einer Karte vom Typ „{ $type }“ [DATA-C5]
deck-problem-trigger-missing = eine Karte vom Typ „{ $type }“ braucht einen Effekt mit einem dieser Auslöser: { $known } [DATA-C5]
deck-problem-unknown-trigger = den Auslöser { $found } gibt es hier nicht; bekannt sind: { $known } [DATA-C10]
deck-problem-trigger-twice = der Auslöser „{ $trigger }“ kommt zweimal vor
deck-problem-trigger-alone = „{ $trigger }“ kann nicht neben einem anderen Auslöser stehen; schreibe zwei Effekte
deck-problem-static-plain = „static“ wird schlicht geschrieben: on = "static"
deck-problem-too-many-triggers = { $found } Auslöser in allen Effekten zusammen, höchstens { $most } sind erlaubt
deck-problem-unknown-step = kein bekannter Schritt: { $found } [DATA-C10]
deck-problem-several-steps = ein Schritt wird erwartet, gefunden wurden mehrere: { $found }; schreibe für jeden eine Tabelle
deck-problem-unknown-metric = das Maß „{ $found }“ gibt es nicht; bekannt sind: { $known } [DATA-C10]
deck-problem-unknown-condition = die Bedingung „{ $found }“ gibt es nicht; bekannt sind: { $known } [DATA-C10]
deck-problem-unknown-amount = eine Menge ist eine Zahl oder eine Tabelle mit count, per und of, min, max, sum, var oder paid, gefunden: { $found } [DATA-C10]
deck-problem-unknown-variable = { $found } ist vorher weder durch „let“ noch durch „as“ gegeben
deck-problem-unknown-card = es gibt keine Karte mit der id { $found }
deck-problem-unknown-tag = keine Karte trägt das Merkmal { $found }
deck-problem-unknown-place = es gibt keinen Ort { $found } auf dem Spielplan
deck-problem-no-owner = ein Riesenwesen gehört niemandem
deck-problem-needs-a-card = dafür braucht es eine Karte in einer Stadt
deck-problem-nothing-is-played = danach lässt sich nur fragen, während eine Karte ausgespielt wird: mit play, advantage oder after_play
deck-problem-keeps-too-many = von { $n } lassen sich nicht { $found } behalten
deck-problem-score-without-end = „score“ gehört nur in einen Effekt mit dem Auslöser „end_score“
deck-problem-not-at-scoring = „{ $step }“ ist bei der Wertung nicht möglich
deck-problem-not-a-rider = „{ $step }“ kann nicht Teil eines Vorteils sein
deck-problem-modifier-nested = „{ $step }“ muss unmittelbar in „do“ stehen
deck-problem-modifier-not-static = „{ $step }“ gehört in einen Effekt mit dem Auslöser „static“
deck-problem-modifier-and-steps = „{ $step }“ gilt immer, andere Schritte werden ausgeführt; schreibe zwei Effekte
deck-problem-modifier-always-holds = „{ $step }“ gilt immer; dieser Schlüssel hat hier keine Bedeutung
deck-problem-ability-unlimited = eine Fähigkeit braucht once_per, sonst ließe sie sich ohne Ende benutzen
deck-problem-endless = „{ $trigger }“ würde sich ohne Ende selbst wieder auslösen; schreibe once_per oder einen anderen Effekt
deck-problem-repeated-twice = ein for_each kann nicht in einem anderen stehen
deck-problem-too-many-steps = { $found } Schritte, höchstens { $most } sind erlaubt
deck-problem-too-many-variables = { $found } Variablen in einem Effekt, höchstens { $most } sind erlaubt

## Spielplan und Schnee

deck-problem-id-is-area = ein Ort kann nicht den Namen eines Bereichs als id haben
deck-problem-slots-alike = die Punkte über den Riesenwesen müssen alle verschieden sein [DATA-6]
deck-problem-slots-fall = die Punkte über den Riesenwesen steigen sonst von links nach rechts
deck-problem-valley-size = rows mal cols muss { $wanted } sein
deck-problem-season-differs = die Regeln sagen { $wanted }, gefunden: { $found } [DATA-C7]
deck-problem-fire-cost-wrong =
    { $kind ->
        [shared] ein gemeinschaftlicher Ort des Bereichs „{ $area }“ kostet { $wanted } Feuer [DATA-C7]
       *[individual] ein individueller Ort des Bereichs „{ $area }“ kostet { $wanted } Feuer [DATA-C7]
    }
deck-problem-only-on-the-journey = das haben nur Orte der Reise; schreibe 0
deck-problem-shared-journey-points = der gemeinschaftliche Ort der Reise ist 2 Punkte wert [DATA-C7]
deck-problem-shared-beacon = Leuchtfeuer sind individuelle Orte [DATA-C7]
deck-problem-basic-without-gain = ein einfacher Ort bringt etwas
deck-problem-hot-spring-gain = die Heiße Quelle bringt 2 Feuer und 2 Karten
deck-problem-gain-not-here = was hier geschieht, sagen die Regeln; gain muss leer sein
deck-problem-exactly-one-place =
    { $kind ->
        [shared] genau ein gemeinschaftlicher Ort des Bereichs „{ $area }“ wird erwartet, gefunden: { $found } [DATA-C7]
       *[individual] genau ein individueller Ort des Bereichs „{ $area }“ wird erwartet, gefunden: { $found } [DATA-C7]
    }
deck-problem-no-place =
    { $area ->
        [guild] zu zweit ist kein individueller Ort der Gilde im Spiel [DATA-C7]
        [journey] die Reise hat keinen individuellen Ort [DATA-C7]
       *[other] zu zweit ist kein Ort des Bereichs „{ $area }“ im Spiel [DATA-C7]
    }
deck-problem-no-place-gives = kein einfacher Ort bringt „{ $good }“
deck-problem-beacon-count = { $wanted } Leuchtfeuer werden erwartet, gefunden: { $found } [DATA-C7]
deck-problem-beacon-players = min_players der vier Leuchtfeuer sind in dieser Reihenfolge 1, 3, 1 und 4: hier wird { $wanted } erwartet, gefunden: { $found } [DATA-C7]
deck-problem-target-not-in-play = „{ $place }“ ist ab { $least } Personen im Spiel, diese Karte ist aber ab { $players } im Stapel [DATA-C6]
deck-problem-snow-runs-out =
    { $players ->
        [1] { $found } Schneekarten im Solospiel, { $wanted } werden aufgedeckt; sie werden neu gemischt [DATA-C6]
       *[other] { $found } Schneekarten bei { $players } Personen, { $wanted } werden aufgedeckt; sie werden neu gemischt [DATA-C6]
    }

## Solo

deck-problem-plan-without-animal = eine Plankarte braucht eine Ecke mit einem Tier
deck-problem-action-without-beacon = eine Handlungskarte braucht eine Ecke mit einem Leuchtfeuer
deck-problem-type-twice = der Typ „{ $found }“ kommt zweimal vor; jeder der fünf steht einmal in der Reihenfolge [DATA-C8]
deck-problem-exactly-on-area = „{ $key }“ steht genau auf Ecken mit dem Ort „{ $area }“
deck-problem-no-such-slot = kein Platz eines Riesenwesens hat { $found } Punkte, nur { $known } [DATA-C9]
deck-problem-not-a-basic-place = „{ $found }“ ist kein einfacher Ort; nenne seinen Bereich: { $known }
deck-problem-not-in-solo = „{ $found }“ ist im Solospiel nicht im Spiel
deck-problem-tactics-twice = „{ $found }“ kommt zweimal vor [DATA-C8]
deck-problem-tactics-missing = „{ $place }“ steht auf Handlungskarten, fehlt aber hier [DATA-C8]
deck-problem-quest-stack-differs = { $many } Aufträge der einen und { $few } der anderen Art werden erwartet
deck-problem-unknown-solo-card = eine solche Karte gibt es nicht: { $found }
