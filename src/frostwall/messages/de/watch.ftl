### A Game of Thrones - Catan: die Wörter des Spiels.
### Die Schlüssel sind in allen Sprachen gleich. Begriffe stehen in der Einzahl.

## Spiel, Spielarten und Spieler

term-game = A Game of Thrones - Catan
term-base-game = Basisspiel
term-brotherhood = Die Bruderschaft der Nachtwache
term-extension = Erweiterung für 5-6 Spieler
term-nights-watch = Nachtwache
term-rules-reference = Almanach
term-player = Spieler
term-opponent = Mitspieler
term-starting-player = Startspieler
term-turn = Zug
term-clockwise = im Uhrzeigersinn
term-hand = Hand
term-supply = Vorrat
term-victory-point = Siegpunkt
term-victory-point-short = SP
term-end-of-game = Spielende
term-tie = Gleichstand
term-true-victory = wahrer Sieg
term-dramatic-victory = dramatischer Sieg
term-heroic-tragedy = Heldentragödie

## Spielerfarben

term-red = Rot
term-blue = Blau
term-yellow = Gelb
term-black = Schwarz

## Spielfeld

term-board = Spielfeld
term-frame-piece = Rahmenteil
term-terrain-hex = Landschaftsfeld
term-number-token = Zahlenchip
term-red-numbers = rote Zahlen
term-border-land = Grenzlandschaft
term-intersection = Kreuzung
term-path = Weg
term-trade-route = Handelsstation

## Landschaften

term-forest = Wald
term-hills = Hügelland
term-pasture = Weideland
term-fields = Ackerland
term-mountains = Gebirge
term-ice = Eisfeld

## Rohstoffe

term-resource = Rohstoff
term-resource-card = Rohstoffkarte
term-lumber = Holz
term-brick = Lehm
term-wool = Wolle
term-grain = Getreide
term-ore = Erz
term-resource-production = Rohstoffertrag

## Würfel

term-production-roll = Ertragswurf
term-production-die = 6-seitiger Würfel
term-wildling-die = Wildling-Würfel

## Die Mauer und der Norden

term-wall = die Mauer
term-wall-section = Mauerabschnitt
term-wall-position = Platz
term-gift = die Schenkung
term-frostfangs = Frostfänge
term-tormund = Tormund
term-tormunds-camp = Tormunds Lager
term-clan-area = Stammesgebiet
term-camp = Lager
term-campfire = Lagerfeuer
term-trail = Pfad
term-clearing = Lichtung

## Stämme

term-clan-ice-river = Stamm vom Eisfluss
term-clan-cave-people = Stamm der Höhlenmenschen
term-clan-hornfoot = Stamm der Hornfüße
term-clan-rattlebones = Stamm der Rasselknochen
term-clan-heart-tree = Stamm vom Herzbaum

## Wildlinge

term-wildling = Wildling
term-regular-wildling = normaler Wildling
term-climber = Kletterer
term-giant = Riese
term-mammoth = Mammut
term-wildling-token = Wildling-Plättchen
term-place-wildling = Wildling einsetzen
term-advance = Vorrücken der Wildlinge
term-rush = Sturm der Wildlinge
term-breach = Mauerdurchbruch
term-breach-track = Durchbruch-Leiste
term-breach-marker = Durchbruch-Marker

## Spielfiguren und Bauen

term-build = bauen
term-recruit = rekrutieren
term-buy = kaufen
term-build-costs-card = Baukostenkarte
term-road = Straße
term-unbroken-road = Straßenzug
term-settlement = Siedlung
term-keep = Befestigung
term-guard = Wächter
term-vp-token = Siegpunktchip
term-distance-rule = Abstandsregel

## Aufbau

term-setup = Aufbau
term-standard-setup = Standardaufbau
term-variable-setup = variabler Aufbau
term-beginner-setup = Aufbau für Einsteiger

## Karten

term-development-card = Entwicklungskarte
term-ranger-patrol = Grenzpatrouille
term-progress-card = Fortschrittskarte
term-winter-is-coming = Der Winter naht
term-road-building = Straßenbau
term-new-recruits = Neue Rekruten
term-victory-point-card = Siegpunktkarte
term-longclaw = Langklaue
term-special-card = Sonderkarte
term-longest-road = Längste Straße
term-strongest-patrol = Stärkste Grenzpatrouille
term-discard-pile = Ablagestapel

## Handel, Raub und Ablegen

term-trade = Handel
term-trade-with-players = Handel mit Mitspielern
term-trade-with-supply = Handel mit dem Vorrat
term-steal = rauben
term-discard = ablegen

## Phasen

term-founding-phase = Gründungsphase
term-production-phase = Ertragsphase
term-trade-phase = Handelsphase
term-build-phase = Bauphase
term-combined-phase = Handeln und Bauen (Trennung aufgehoben)
term-special-build-phase = Sonderbauphase

## Heldenkarten

term-hero-card = Heldenkarte
term-heroes-of-the-north = Die Helden des Nordens
term-hero-display = Heldenkarten-Auslage
term-hero-side-a = A-Seite
term-hero-side-b = B-Seite

## Helden

term-hero-mormont = Jeor Mormont
term-hero-mormont-title = Lord Kommandant
term-hero-marsh = Bowen Marsch
term-hero-marsh-title = Erster Kämmerer
term-hero-samwell = Samwell Tarly
term-hero-samwell-title = Kämmerer
term-hero-yarwyck = Othell Yarwyck
term-hero-yarwyck-title = Erster Baumeister
term-hero-thorne = Ser Allisar Thorn
term-hero-thorne-title = Waffenmeister
term-hero-melisandre = Melisandre
term-hero-melisandre-title = Rote Priesterin von R'hllor
term-hero-mance = Manke Rayder
term-hero-mance-title = König-jenseits-der-Mauer
term-hero-benjen = Benjen Stark
term-hero-benjen-title = Erster Grenzer
term-hero-ygritte = Ygritte
term-hero-ygritte-title = Speerfrau der Wildlinge
term-hero-yoren = Yoren
term-hero-yoren-title = Wanderkrähe
term-hero-qhorin = Qhorin Halbhand
term-hero-qhorin-title = Grenzer
term-hero-aemon = Aemon Targaryen
term-hero-aemon-title = Maester in Schwarz
term-hero-gilly = Gilly
term-hero-gilly-title = Verbündete aus dem Volk der Wildlinge
term-hero-jon = Jon Snow
term-hero-jon-title = Bastard und Anführer
term-hero-osha = Osha
term-hero-osha-title = Informantin aus dem Volk der Wildlinge

## Karten in Zahlen

cards-lumber = { $count } Holz
cards-brick = { $count } Lehm
cards-wool = { $count } Wolle
cards-grain = { $count } Getreide
cards-ore = { $count } Erz
cards-patrol =
    { $count ->
        [one] eine Grenzpatrouille
       *[other] { $count } Grenzpatrouillen
    }
cards-winter =
    { $count ->
        [one] eine Karte „Der Winter naht“
       *[other] { $count } Karten „Der Winter naht“
    }
cards-roads =
    { $count ->
        [one] eine Karte „Straßenbau“
       *[other] { $count } Karten „Straßenbau“
    }
cards-recruits =
    { $count ->
        [one] eine Karte „Neue Rekruten“
       *[other] { $count } Karten „Neue Rekruten“
    }
cards-victory =
    { $count ->
        [one] eine Siegpunktkarte
       *[other] { $count } Siegpunktkarten
    }

## Namen der Entwicklungskarten

card-patrol = { term-ranger-patrol }
card-winter = { term-winter-is-coming }
card-roads = { term-road-building }
card-recruits = { term-new-recruits }
card-victory = { term-victory-point-card }

## Ereignisse: Gründung und Zug

event-settlement =
    { $rule ->
        [BLD-1]
            { $you ->
                [seat] Du baust eine Siedlung auf Kreuzung { $intersection }.
               *[none] { $seat } baut eine Siedlung auf Kreuzung { $intersection }.
            }
       *[other]
            { $you ->
                [seat] Du gründest eine Siedlung auf Kreuzung { $intersection }.
               *[none] { $seat } gründet eine Siedlung auf Kreuzung { $intersection }.
            }
    }
event-road =
    { $rule ->
        [DEV-9]
            { $you ->
                [seat] Du baust kostenlos eine Straße auf Weg { $path }.
               *[none] { $seat } baut kostenlos eine Straße auf Weg { $path }.
            }
       *[other]
            { $you ->
                [seat] Du baust eine Straße auf Weg { $path }.
               *[none] { $seat } baut eine Straße auf Weg { $path }.
            }
    }
event-keep =
    { $you ->
        [seat] Du machst aus deiner Siedlung auf Kreuzung { $intersection } eine Befestigung.
       *[none] { $seat } macht aus der Siedlung auf Kreuzung { $intersection } eine Befestigung.
    }
event-first-cards =
    { $you ->
        [seat] Du beginnst mit { $cards }.
       *[none] { $seat } beginnt mit { $cards }.
    }
event-turn =
    { $you ->
        [seat] Zug { $turn }: Du bist an der Reihe.
       *[none] Zug { $turn }: { $seat } ist an der Reihe.
    }
event-dice =
    { $you ->
        [seat] Du würfelst { $first } + { $second } = { $sum }.
       *[none] { $seat } würfelt { $first } + { $second } = { $sum }.
    }
event-produce =
    { $you ->
        [seat] Du bekommst { $cards }.
       *[none] { $seat } bekommt { $cards }.
    }
event-shortage = Der Vorrat reicht nicht: Es gibt zu wenig { $kinds } für alles, was zusteht.
event-building =
    { $you ->
        [seat] Du beendest den Handel und gehst zum Bauen über.
       *[none] { $seat } beendet den Handel und geht zum Bauen über.
    }

## Ereignisse: die Sieben und Tormund

event-seven =
    { $discarding ->
        [0] Eine 7: Niemand bekommt Rohstoffe, und niemand muss ablegen.
        [one] Eine 7: Niemand bekommt Rohstoffe. Ein Spieler hat mehr als 7 Karten und legt die Hälfte davon ab.
       *[other] Eine 7: Niemand bekommt Rohstoffe. { $discarding } Spieler haben mehr als 7 Karten und legen die Hälfte davon ab.
    }
event-sealed =
    { $masked ->
        [yes]
            { $total ->
                [one] { $seat } hat 1 Karte zum Ablegen gewählt.
               *[other] { $seat } hat { $total } Karten zum Ablegen gewählt.
            }
       *[no]
            { $you ->
                [seat] Du hast { $chosen } zum Ablegen gewählt.
               *[none] { $seat } hat { $chosen } zum Ablegen gewählt.
            }
    }
event-discard =
    { $you ->
        [seat] Du legst { $cards } ab.
       *[none] { $seat } legt { $cards } ab.
    }
event-tormund =
    { $hex ->
        [camp]
            { $you ->
                [seat] Du schickst Tormund zurück in sein Lager.
               *[none] { $seat } schickt Tormund zurück in sein Lager.
            }
       *[other]
            { $you ->
                [seat] Du versetzt Tormund auf Feld { $hex }.
               *[none] { $seat } versetzt Tormund auf Feld { $hex }.
            }
    }
event-empty-hands =
    { $you ->
        [seat] Für dich gibt es nichts zu rauben: Niemand an Tormunds Feld hat Karten.
       *[none] Für { $seat } gibt es nichts zu rauben: Niemand an Tormunds Feld hat Karten.
    }
event-nothing-to-steal =
    { $you ->
        [seat] Du raubst nichts: { $victim } hat keine Karten.
        [victim] { $seat } raubt nichts: Du hast keine Karten.
       *[none] { $seat } raubt nichts: { $victim } hat keine Karten.
    }
event-spared =
    { $you ->
        [seat] Du verzichtest auf den Raub.
       *[none] { $seat } verzichtet auf den Raub.
    }
event-steal =
    { $you ->
        [seat] Du raubst { $cards } von { $victim }.
        [victim] { $seat } raubt { $cards } von dir.
       *[none] { $seat } raubt { $cards } von { $victim }.
    }

## Ereignisse: Entwicklungskarten, Sonderkarten, Spielende

event-buy =
    { $you ->
        [seat] Du kaufst eine Entwicklungskarte.
       *[none] { $seat } kauft eine Entwicklungskarte.
    }
event-draw =
    { $masked ->
        [yes] { $seat } zieht eine Entwicklungskarte.
       *[no]
            { $you ->
                [seat] Du ziehst { $cards }.
               *[none] { $seat } zieht { $cards }.
            }
    }
event-play =
    { $you ->
        [seat] Du spielst „{ $card }“ aus.
       *[none] { $seat } spielt „{ $card }“ aus.
    }
event-winter =
    { $you ->
        [seat] Du nimmst { $cards } aus dem Vorrat.
       *[none] { $seat } nimmt { $cards } aus dem Vorrat.
    }
event-longest-road =
    { $nobody ->
        [seat]
            { $you ->
                [from] Du verlierst die Längste Straße; sie liegt beiseite, bis jemand allein die längste Straße ab 5 hat.
               *[none] { $from } verliert die Längste Straße; sie liegt beiseite, bis jemand allein die längste Straße ab 5 hat.
            }
        [from]
            { $you ->
                [seat] Du bekommst die Längste Straße mit einem Straßenzug der Länge { $length }.
               *[none] { $seat } bekommt die Längste Straße mit einem Straßenzug der Länge { $length }.
            }
       *[none]
            { $you ->
                [seat] Du bekommst die Längste Straße von { $from } mit einem Straßenzug der Länge { $length }.
                [from] { $seat } bekommt die Längste Straße von dir mit einem Straßenzug der Länge { $length }.
               *[none] { $seat } bekommt die Längste Straße von { $from } mit einem Straßenzug der Länge { $length }.
            }
    }
event-strongest-patrol =
    { $nobody ->
        [seat]
            { $you ->
                [from] Du verlierst die Stärkste Grenzpatrouille; sie liegt beiseite, bis jemand allein die meisten Grenzpatrouillen hat.
               *[none] { $from } verliert die Stärkste Grenzpatrouille; sie liegt beiseite, bis jemand allein die meisten Grenzpatrouillen hat.
            }
        [from]
            { $you ->
                [seat] Du bekommst die Stärkste Grenzpatrouille mit { $patrols } Grenzpatrouillen.
               *[none] { $seat } bekommt die Stärkste Grenzpatrouille mit { $patrols } Grenzpatrouillen.
            }
       *[none]
            { $you ->
                [seat] Du bekommst die Stärkste Grenzpatrouille von { $from } mit { $patrols } Grenzpatrouillen.
                [from] { $seat } bekommt die Stärkste Grenzpatrouille von dir mit { $patrols } Grenzpatrouillen.
               *[none] { $seat } bekommt die Stärkste Grenzpatrouille von { $from } mit { $patrols } Grenzpatrouillen.
            }
    }
event-victory =
    { $victory_cards ->
        [0]
            { $you ->
                [seat] Du gewinnst mit { $points } Siegpunkten!
               *[none] { $seat } gewinnt mit { $points } Siegpunkten!
            }
        [one]
            { $you ->
                [seat] Du gewinnst mit { $points } Siegpunkten, davon einer durch eine Siegpunktkarte!
               *[none] { $seat } gewinnt mit { $points } Siegpunkten, davon einer durch eine Siegpunktkarte!
            }
       *[other]
            { $you ->
                [seat] Du gewinnst mit { $points } Siegpunkten, davon { $victory_cards } durch Siegpunktkarten!
               *[none] { $seat } gewinnt mit { $points } Siegpunkten, davon { $victory_cards } durch Siegpunktkarten!
            }
    }

## Ereignisse: Handel

event-trade =
    { $you ->
        [seat] Du gibst dem Vorrat { $cards } für { $back }.
       *[none] { $seat } gibt dem Vorrat { $cards } für { $back }.
    }
event-offer =
    { $you ->
        [seat] Du bietest { $seats } an: { $give } gegen { $take }.
       *[none] { $seat } bietet { $seats } an: { $give } gegen { $take }.
    }
event-accept =
    { $you ->
        [seat] Du nimmst das Angebot an.
       *[none] { $seat } nimmt das Angebot an.
    }
event-decline =
    { $you ->
        [seat] Du lehnst das Angebot ab.
       *[none] { $seat } lehnt das Angebot ab.
    }
event-counter =
    { $you ->
        [seat] Du machst ein Gegenangebot: { $give } gegen { $take }.
       *[none] { $seat } macht ein Gegenangebot: { $give } gegen { $take }.
    }
event-offer-failed =
    { $you ->
        [seat] Niemand möchte dein Angebot.
       *[none] Niemand möchte das Angebot von { $seat }.
    }
event-withdraw =
    { $you ->
        [seat] Du ziehst dein Angebot zurück.
       *[none] { $seat } zieht das Angebot zurück.
    }
event-deal =
    { $you ->
        [seat] Du gibst { $with } { $cards } und bekommst { $back }.
        [with] { $seat } gibt dir { $cards } und bekommt { $back }.
       *[none] { $seat } gibt { $with } { $cards } und bekommt { $back }.
    }
event-propose =
    { $you ->
        [seat] Du schlägst einen Handel vor: { $give } gegen { $take }.
       *[none] { $seat } schlägt einen Handel vor: { $give } gegen { $take }.
    }
event-proposal-closed =
    { $you ->
        [seat] Dein Vorschlag gilt nicht mehr.
       *[none] Der Vorschlag von { $seat } gilt nicht mehr.
    }

## Ablehnungen: der Zeitpunkt

refusal-not-your-turn =
    { $rule ->
        [SET-11] Gegründet wird reihum: Jetzt wählt { $active }.
       *[other] Du bist nicht an der Reihe: Jetzt entscheidet { $active }.
    }
refusal-pending-decision = Erst muss etwas anderes abgeschlossen werden: { $decision }.
refusal-roll-first = Würfle zuerst („{ $needs-move }“).
refusal-already-rolled = Du hast in diesem Zug schon gewürfelt.
refusal-not-now =
    { $rule ->
        [TURN-5]
            { $you ->
                [active] Entwicklungskarten kannst du erst nach der Gründungsphase ausspielen.
               *[none] Entwicklungskarten kannst du nur in deinem eigenen Zug ausspielen; jetzt ist { $active } an der Reihe.
            }
       *[other] Tormund wird nur nach einer 7 oder durch eine Grenzpatrouille versetzt.
    }
refusal-not-trade-phase =
    { $rule ->
        [TRD-1] Im Augenblick wird nicht gehandelt: Das geht erst, wenn der Spieler am Zug gewürfelt hat und der Wurf abgehandelt ist.
       *[other] Der Handel ist für diesen Zug vorbei: Deine Bauphase hat begonnen.
    }
refusal-not-build-phase = Du bist noch in der Handelsphase; schließe sie erst ab („{ $needs-move }“) und beende dann deinen Zug.
refusal-not-in-mode =
    { $rule ->
        [MODE-13] Hier gibt es nichts abzuschließen: An diesem Tisch darfst du in beliebiger Reihenfolge handeln und bauen.
       *[other] Im Basisspiel gibt es keine Wächter, Helden oder Neuen Rekruten; sie gehören zur Bruderschaft der Nachtwache.
    }
refusal-cannot-win-now = Du brauchst nichts zu erklären: Du gewinnst von selbst, sobald du in deinem eigenen Zug { $needs-points } Siegpunkte hast.
refusal-not-winning = Siegpunktkarten bleiben verdeckt; sie werden von selbst gezeigt, sobald du mit ihnen gewinnst.
refusal-hidden = Das darfst du nicht ansehen: Die Hände der Spieler und der Stapel der Entwicklungskarten sind geheim.

## Ablehnungen: die Sieben und Tormund

refusal-no-discard-due = Du musst jetzt nichts ablegen.
refusal-wrong-discard =
    { $missing-count ->
        [0]
            { $needs-count ->
                [one] Du musst genau 1 Karte ablegen, nicht { $named }.
               *[other] Du musst genau { $needs-count } Karten ablegen, nicht { $named }.
            }
       *[other]
            { $needs-count ->
                [one] Du kannst nicht ablegen, was du nicht hast: { $missing } zu viel. Du musst genau 1 deiner Karten ablegen; genannt hast du { $named }.
               *[other] Du kannst nicht ablegen, was du nicht hast: { $missing } zu viel. Du musst genau { $needs-count } deiner Karten ablegen; genannt hast du { $named }.
            }
    }
refusal-tormund-must-move = Tormund darf nicht bleiben, wo er ist: Wähle einen anderen Ort.
refusal-bad-tormund-target =
    { $hex ->
        [camp] In sein Lager kannst du Tormund hier nicht schicken: An diesem Tisch muss er auf ein anderes Feld.
       *[other] Auf Feld { $hex } kann Tormund nicht stehen: Es ist ein Eisfeld.
    }
refusal-bad-victim =
    { $you ->
        [victim] Dich selbst kannst du nicht berauben: An Tormunds Feld kannst du { $needs-seats } wählen.
       *[none] Von { $victim } kannst du nicht rauben: An Tormunds Feld kannst du { $needs-seats } wählen.
    }
refusal-must-steal = Du musst rauben: Wähle einen Spieler mit einer Siedlung oder Befestigung an Tormunds Feld.

## Ablehnungen: Bauen

refusal-no-such-place =
    { $rule ->
        [BLD-7] Einen Weg { $path } gibt es nicht; die höchste Nummer ist { $needs-most }.
        [TOR-4] Ein Feld { $hex } gibt es nicht; die höchste Nummer ist { $needs-most }.
       *[other] Eine Kreuzung { $intersection } gibt es nicht; die höchste Nummer ist { $needs-most }.
    }
refusal-cannot-pay = Das kannst du nicht bezahlen: Es kostet { $cost }, und du brauchst noch { $needs-cards }.
refusal-no-piece =
    { $piece ->
        [road] Du hast keine Straße mehr: Alle liegen auf dem Spielfeld.
        [settlement] Du hast keine Siedlung mehr: Mach erst aus einer eine Befestigung, dann bekommst du sie zurück.
       *[keep] Du hast keine Befestigung mehr: Alle stehen auf dem Spielfeld.
    }
refusal-path-taken =
    { $you ->
        [owner] Auf Weg { $path } hast du schon eine Straße.
       *[none] Auf Weg { $path } liegt schon eine Straße von { $owner }.
    }
refusal-path-closed = Auf Weg { $path } kannst du nicht bauen: Wege zwischen Eisfeldern oder zwischen Eis und Rahmen sind gesperrt.
refusal-road-not-connected = Eine Straße auf Weg { $path } hätte keinen Anschluss: Sie muss an deine Siedlung, deine Befestigung oder das freie Ende deiner Straße grenzen.
refusal-road-not-at-new-settlement = Deine Straße muss an die eben gegründete Siedlung auf Kreuzung { $intersection } grenzen: Baue sie auf Weg { $needs-paths }.
refusal-bad-intersection =
    { $rule ->
        [BLD-12] Auf Kreuzung { $intersection } kannst du nicht gründen: Kreuzung { $neighbour } ist bebaut, und für eine Siedlung müssen die eigene und alle benachbarten Kreuzungen frei sein.
       *[other] Auf Kreuzung { $intersection } kannst du nicht siedeln: Sie berührt kein Land.
    }
refusal-distance-rule = Auf Kreuzung { $intersection } kannst du nicht bauen: Kreuzung { $neighbour } ist bebaut, und für eine Siedlung müssen die eigene und alle benachbarten Kreuzungen frei sein.
refusal-no-own-road =
    { $needs-paths-count ->
        [0] Keine deiner Straßen führt zu Kreuzung { $intersection }.
       *[other] Noch führt keine deiner Straßen zu Kreuzung { $intersection }: Eine Straße auf Weg { $needs-paths } täte es.
    }
refusal-not-your-settlement =
    { $needs-intersections-count ->
        [0] Weder auf Kreuzung { $intersection } noch anderswo hast du eine Siedlung, aus der eine Befestigung werden könnte.
       *[other] Eine Befestigung ersetzt eine eigene Siedlung, und auf Kreuzung { $intersection } hast du keine; möglich: { $needs-intersections }.
    }
refusal-not-your-piece = Du baust nur mit deinen eigenen Figuren und nur für dich.
refusal-pieces-stay = Was gebaut ist, bleibt stehen.

## Ablehnungen: Entwicklungskarten

refusal-pile-empty = Es gibt keine Entwicklungskarten mehr zu kaufen.
refusal-no-such-card = Du hast keine Karte „{ $card }“.
refusal-one-card-per-turn = „{ $card }“ kannst du jetzt nicht ausspielen: In jedem Zug nur eine Entwicklungskarte, und deine hast du schon ausgespielt.
refusal-bought-this-turn = „{ $card }“ kannst du nicht in dem Zug ausspielen, in dem du die Karte gekauft hast.
refusal-no-effect =
    { $rule ->
        [DEV-7] „{ $card }“ brächte dir nichts: Der Vorrat ist leer.
        [DEV-9] „{ $card }“ brächte dir nichts: Du hast keine Straße mehr oder keinen Platz dafür.
       *[other] „{ $card }“ brächte dir jetzt nichts.
    }
refusal-wrong-count =
    { $needs-count ->
        [one] Nimm genau 1 Karte, nicht { $named }.
       *[other] Nimm genau { $needs-count } Karten, nicht { $named }.
    }
refusal-no-wildling-there = Im Basisspiel versetzt eine Grenzpatrouille nur Tormund: Es gibt keine Wildlinge zu vertreiben. Schreib „patrol“ allein.

## Ablehnungen: Handel

refusal-no-gifts = Keine Geschenke: Jede Seite muss mindestens eine Karte geben.
refusal-same-kind =
    { $rule ->
        [TRD-8] Du musst eine andere Sorte nehmen, als du gibst.
       *[other] Dieselbe Sorte darf nicht auf beiden Seiten eines Handels stehen.
    }
refusal-bad-rate = So kannst du { $give } nicht tauschen: Dein Kurs für { $kind } ist { $rate }:1, gib also { $rate } { $kind } für jede Karte, die du nimmst.
refusal-not-enough-cards = Du kannst nicht { $cards } geben: Du brauchst noch { $needs-cards }.
refusal-supply-empty = Das kann dir der Vorrat nicht geben; dort fehlt: { $cards }.
refusal-resources-only = Gehandelt werden nur Rohstoffkarten.
refusal-only-with-active-player =
    { $you ->
        [active] Handeln kannst du erst nach der Gründungsphase.
       *[none] Angebote macht nur, wer am Zug ist, und das ist { $active }. Du kannst { $active } einen Vorschlag machen („propose … for …“).
    }
refusal-no-player-trade = Handel mit Mitspielern ist an diesem Tisch ausgeschaltet (Option { $needs-option }).
refusal-bad-partner = Angebote kannst du nur Mitspielern machen: { $needs-seats }.
refusal-too-many-offers =
    { $offers ->
        [one] Du hast in diesem Zug schon 1 Angebot gemacht; mehr sind an diesem Tisch nicht erlaubt.
       *[other] Du hast in diesem Zug schon { $offers } Angebote gemacht; mehr sind an diesem Tisch nicht erlaubt.
    }
refusal-no-offer = Im Augenblick liegt kein Angebot vor.
refusal-no-terms =
    { $you ->
        [with] Mit dir selbst kannst du nicht handeln.
       *[none] Es gibt nichts, dem du zustimmen könntest: { $with } hat weder angenommen noch etwas vorgeschlagen.
    }
refusal-use-offer = In deinem eigenen Zug machst du ein Angebot und keinen Vorschlag („offer … for …“).

## Phasen und offene Entscheidungen

phase-found-settlement = eine Siedlung gründen
phase-found-road = die Straße der neuen Siedlung bauen
phase-pre-roll = vor dem Wurf
phase-rolling = die Würfel
phase-act = Handeln und Bauen
phase-trade = die Handelsphase
phase-build = die Bauphase
phase-discard = Ablegen nach einer 7
phase-tormund = Tormund versetzen
phase-victim = wählen, wer beraubt wird
phase-stealing = die geraubte Karte ziehen
phase-drawing = eine Entwicklungskarte ziehen
phase-free-road = kostenlose Straßen bauen
phase-offer = auf ein Angebot antworten
phase-after-patrol = die Grenzpatrouillen vergleichen
phase-over = das Spiel ist zu Ende

## Arten von Aktionen

kind-settlement = eine Siedlung bauen
kind-road = eine Straße bauen
kind-keep = eine Befestigung bauen
kind-buy = eine Entwicklungskarte kaufen
kind-roll = würfeln
kind-building = die Handelsphase abschließen
kind-end = den Zug beenden
kind-declare = den Sieg erklären
kind-discard = Karten ablegen
kind-tormund = Tormund versetzen
kind-victim = einen Spieler berauben
kind-spare = nichts rauben
kind-patrol = Grenzpatrouille ausspielen
kind-winter = „Der Winter naht“ ausspielen
kind-roads = „Straßenbau“ ausspielen
kind-trade = mit dem Vorrat handeln
kind-offer = ein Angebot machen
kind-accept = das Angebot annehmen
kind-decline = das Angebot ablehnen
kind-counter = ein Gegenangebot machen
kind-withdraw = das Angebot zurückziehen
kind-deal = den Handel abschließen
kind-propose = einen Handel vorschlagen
kind-dice = die Würfel fallen
kind-steal = eine geraubte Karte wird gezogen
kind-draw = eine Entwicklungskarte wird gezogen

## Woraus eine Aktion besteht

argument-intersection = die Nummer einer Kreuzung
argument-path = die Nummer eines Weges
argument-hex = die Nummer eines Feldes oder „camp“
argument-victim = der Platz des Beraubten
argument-with = der Platz des Partners
argument-seats = für welche Plätze es gilt
argument-cards = die Angabe der Karten
argument-give = was du gibst
argument-take = was du nimmst
argument-first = der erste Würfel
argument-second = der zweite Würfel
argument-thief = der Platz des Räubers
argument-seat = ein Platz
argument-card = die Karte

## Woher Punkte kommen und wie ein Spiel endet

source-settlements = Siedlungen
source-keeps = Befestigungen
source-longest-road = Längste Straße
source-strongest-patrol = Stärkste Grenzpatrouille
source-victory-cards = Siegpunktkarten

ending-points = Sieg nach Siegpunkten

## Optionen

option-edition = Ausgabe
option-edition-help = Die gedruckten Spielregeln unterscheiden sich in manchen Punkten. Eine Ausgabe legt sie alle auf einmal fest; einzelne Optionen kannst du danach noch ändern.
option-edition-watch = unsere empfohlene Mischung
option-edition-de = deutsche Spielregel
option-edition-nl = niederländische Spielregel
option-edition-pl = polnische Spielregel

option-board = Spielfeld
option-board-help = Wie Landschaften und Zahlen ausgelegt werden. Handelsstationen bleiben an ihrem Ort.
option-board-standard = Standardaufbau
option-board-shuffled-terrain = Landschaften gemischt, Zahlen am Ort
option-board-full-random = Landschaften und Zahlen gemischt

option-start = Beginn
option-start-help = Ob ihr eure ersten beiden Siedlungen und Straßen selbst wählt. Der Aufbau für Einsteiger braucht das Standard-Spielfeld.
option-start-founding = Gründungsphase: ihr wählt selbst
option-start-beginner = Aufbau für Einsteiger: vorgegebene Orte

option-oldest = Ältester Spieler
option-oldest-help = Der Platz, der beim Aufbau für Einsteiger beginnt, von 0 an gezählt.

option-phases = Phasen
option-phases-help = Ob du erst handelst und dann baust oder beides in beliebiger Reihenfolge.
option-phases-separate = erst handeln, dann bauen
option-phases-combined = handeln und bauen in beliebiger Reihenfolge

option-roads-per-player = Straßen je Spieler
option-roads-per-player-help = Wie viele Straßen jeder hat; die Ausgaben unterscheiden sich.
option-roads-per-player-14 = 14 Straßen
option-roads-per-player-15 = 15 Straßen

option-tormund-camp-on-7 = Tormunds Lager bei einer 7
option-tormund-camp-on-7-help = Ob Tormund bei einer gewürfelten 7 in sein Lager zurückgeschickt werden darf. Dann wird nichts geraubt.

option-tormund-camp-on-patrol = Tormunds Lager bei einer Grenzpatrouille
option-tormund-camp-on-patrol-help = Ob eine Grenzpatrouille Tormund in sein Lager zurückschicken darf. Dann wird nichts geraubt.

option-steal = Raub nach einer 7
option-steal-help = Ob du eine Karte rauben musst, nachdem du Tormund bei einer 7 versetzt hast. Nach einer Grenzpatrouille musst du es immer.
option-steal-must = du musst rauben
option-steal-may = du darfst verzichten

option-same-kind-trade = Gleiche Sorte auf beiden Seiten
option-same-kind-trade-help = Ob Spieler Wolle gegen Wolle tauschen dürfen, etwa 1 gegen 2.

option-vp-cards = Siegpunktkarten
option-vp-cards-help = Wie viele Siegpunktkarten unter den Entwicklungskarten sind.

option-resource-cards-per-kind = Rohstoffkarten je Sorte
option-resource-cards-per-kind-help = Wie viele Karten jedes Rohstoffs zu Beginn im Vorrat liegen.

option-player-trade = Handel mit Mitspielern
option-player-trade-help = Ob Spieler miteinander handeln dürfen. Mit dem Vorrat kannst du immer handeln.

option-offers-per-turn = Angebote je Zug
option-offers-per-turn-help = Wie viele Angebote oder Vorschläge jeder in einem Zug machen darf.
