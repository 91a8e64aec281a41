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
term-green = Grün
term-white = Weiß

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
term-hero-melisandre-title = Rote Priesterin von R’hllor
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

## Wörter, die davon abhängen, was sie nennen

word-hero =
    { $hero ->
        [mormont] { term-hero-mormont }
        [marsh] { term-hero-marsh }
        [samwell] { term-hero-samwell }
        [yarwyck] { term-hero-yarwyck }
        [thorne] { term-hero-thorne }
        [melisandre] { term-hero-melisandre }
        [mance] { term-hero-mance }
        [benjen] { term-hero-benjen }
        [ygritte] { term-hero-ygritte }
        [yoren] { term-hero-yoren }
        [qhorin] { term-hero-qhorin }
        [aemon] { term-hero-aemon }
        [gilly] { term-hero-gilly }
        [jon] { term-hero-jon }
       *[osha] { term-hero-osha }
    }
word-hero-returned =
    { $returned ->
        [mormont] { term-hero-mormont }
        [marsh] { term-hero-marsh }
        [samwell] { term-hero-samwell }
        [yarwyck] { term-hero-yarwyck }
        [thorne] { term-hero-thorne }
        [melisandre] { term-hero-melisandre }
        [mance] { term-hero-mance }
        [benjen] { term-hero-benjen }
        [ygritte] { term-hero-ygritte }
        [yoren] { term-hero-yoren }
        [qhorin] { term-hero-qhorin }
        [aemon] { term-hero-aemon }
        [gilly] { term-hero-gilly }
        [jon] { term-hero-jon }
       *[osha] { term-hero-osha }
    }
word-hero-needed =
    { $needs-hero ->
        [mormont] { term-hero-mormont }
        [marsh] { term-hero-marsh }
        [samwell] { term-hero-samwell }
        [yarwyck] { term-hero-yarwyck }
        [thorne] { term-hero-thorne }
        [melisandre] { term-hero-melisandre }
        [mance] { term-hero-mance }
        [benjen] { term-hero-benjen }
        [ygritte] { term-hero-ygritte }
        [yoren] { term-hero-yoren }
        [qhorin] { term-hero-qhorin }
        [aemon] { term-hero-aemon }
        [gilly] { term-hero-gilly }
        [jon] { term-hero-jon }
       *[osha] { term-hero-osha }
    }
# Wer etwas tut, am Anfang eines Satzes und im Satz.
word-wildling-first =
    { $wildling ->
        [climber] Ein Kletterer
        [giant] Ein Riese
        [mammoth] Ein Mammut
       *[regular] Ein normaler Wildling
    }
word-wildling =
    { $wildling ->
        [climber] ein Kletterer
        [giant] ein Riese
        [mammoth] ein Mammut
       *[regular] ein normaler Wildling
    }
# Von wem gerade die Rede war, am Anfang eines Satzes.
word-wildling-the =
    { $wildling ->
        [climber] Der Kletterer
        [giant] Der Riese
        [mammoth] Das Mammut
       *[regular] Der Wildling
    }
# Wem etwas geschieht.
word-wildling-whom =
    { $wildling ->
        [climber] einen Kletterer
        [giant] einen Riesen
        [mammoth] ein Mammut
       *[regular] einen normalen Wildling
    }
word-other =
    { $other ->
        [climber] ein Kletterer
        [giant] ein Riese
        [mammoth] ein Mammut
       *[regular] ein normaler Wildling
    }
word-clan =
    { $clan ->
        [ice_river] { term-clan-ice-river }
        [cave_people] { term-clan-cave-people }
        [hornfoot] { term-clan-hornfoot }
        [rattlebones] { term-clan-rattlebones }
       *[heart_tree] { term-clan-heart-tree }
    }
# Wo etwas geschieht. Ein Client, der den Plan zeigt, nennt Orte beim Namen, andere nennen ihre Nummer ($named).
word-at-intersection =
    { $named ->
        [yes] an der { $intersection }
       *[no] auf Kreuzung { $intersection }
    }
word-on-path =
    { $named ->
        [yes] { $path }
       *[no] auf Weg { $path }
    }
word-hex =
    { $named ->
        [yes] { $hex }
       *[no] Feld { $hex }
    }
word-section =
    { $named ->
        [yes] { $section }
       *[no] Mauerabschnitt { $section }
    }
word-section-holds =
    { $named ->
        [yes] { $section } hält
       *[no] Mauerabschnitt { $section } hält
    }
word-to-section =
    { $named ->
        [yes] { $to }
       *[no] Mauerabschnitt { $to }
    }
# Wo ein Wildling nördlich der Mauer stand: in einem Lager oder sonst auf einer Lichtung.
word-from-north =
    { $clan ->
        [ice_river] aus Lager { $camp } beim { term-clan-ice-river }
        [cave_people] aus Lager { $camp } beim { term-clan-cave-people }
        [hornfoot] aus Lager { $camp } beim { term-clan-hornfoot }
        [rattlebones] aus Lager { $camp } beim { term-clan-rattlebones }
        [heart_tree] aus Lager { $camp } beim { term-clan-heart-tree }
       *[none] von der Lichtung vor { word-section }
    }

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
card-lumber = { term-lumber }
card-brick = { term-brick }
card-wool = { term-wool }
card-grain = { term-grain }
card-ore = { term-ore }
card-none = keine Karte

## Ereignisse: Gründung und Zug

event-settlement =
    { $rule ->
        [BLD-1]
            { $you ->
                [seat] Du baust eine Siedlung { word-at-intersection }.
               *[none] { $seat } baut eine Siedlung { word-at-intersection }.
            }
       *[other]
            { $you ->
                [seat] Du gründest eine Siedlung { word-at-intersection }.
               *[none] { $seat } gründet eine Siedlung { word-at-intersection }.
            }
    }
event-road =
    { $rule ->
        [DEV-9]
            { $you ->
                [seat] Du baust kostenlos eine Straße { word-on-path }.
               *[none] { $seat } baut kostenlos eine Straße { word-on-path }.
            }
        [HERO-A4]
            { $you ->
                [seat] Du legst sie { word-on-path } wieder hin.
               *[none] { $seat } legt sie { word-on-path } wieder hin.
            }
       *[other]
            { $you ->
                [seat] Du baust eine Straße { word-on-path }.
               *[none] { $seat } baut eine Straße { word-on-path }.
            }
    }
event-keep =
    { $you ->
        [seat] Du machst aus deiner Siedlung { word-at-intersection } eine Befestigung.
       *[none] { $seat } macht aus der Siedlung { word-at-intersection } eine Befestigung.
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
event-shortage = Der Vorrat reicht nicht: Es gibt zu wenig { $kinds } für alles, was den Spielern zusteht.
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
                [seat] Du versetzt Tormund auf { word-hex }.
               *[none] { $seat } versetzt Tormund auf { word-hex }.
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
    { $rule ->
        [HERO-A6]
            { $you ->
                [seat] Du zahlst { $cards }, um dir eine Entwicklungskarte auszusuchen.
               *[none] { $seat } zahlt { $cards }, um sich eine Entwicklungskarte auszusuchen.
            }
       *[other]
            { $you ->
                [seat] Du kaufst eine Entwicklungskarte.
               *[none] { $seat } kauft eine Entwicklungskarte.
            }
    }
event-draw =
    { $rule ->
        [HERO-A6]
            { $masked ->
                [yes] { $seat } behält eine davon; die anderen kommen zurück in den Stapel.
               *[no]
                    { $you ->
                        [seat] Du behältst { $cards }; die anderen kommen zurück in den Stapel.
                       *[none] { $seat } behält { $cards }; die anderen kommen zurück in den Stapel.
                    }
            }
       *[other]
            { $masked ->
                [yes] { $seat } zieht eine Entwicklungskarte.
               *[no]
                    { $you ->
                        [seat] Du ziehst { $cards }.
                       *[none] { $seat } zieht { $cards }.
                    }
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
                [from] Du verlierst die Längste Straße; sie liegt beiseite, bis jemand allein den längsten Straßenzug von mindestens 5 hat.
               *[none] { $from } verliert die Längste Straße; sie liegt beiseite, bis jemand allein den längsten Straßenzug von mindestens 5 hat.
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

## Ereignisse: Wächter

event-guard =
    { $rule ->
        [SET-21]
            { $you ->
                [seat] Du stellst deinen ersten Wächter auf { word-section }, Platz { $position }.
               *[none] { $seat } stellt den ersten Wächter auf { word-section }, Platz { $position }.
            }
        [GRD-1]
            { $you ->
                [seat] Du rekrutierst einen Wächter für { word-section }, Platz { $position }.
               *[none] { $seat } rekrutiert einen Wächter für { word-section }, Platz { $position }.
            }
        [HERO-A5]
            { $you ->
                [seat] Du rekrutierst einen Wächter für { word-section }, Platz { $position }, und zahlst { $cards }.
               *[none] { $seat } rekrutiert einen Wächter für { word-section }, Platz { $position }, und zahlt { $cards }.
            }
       *[other]
            { $you ->
                [seat] Du stellst kostenlos einen Wächter auf { word-section }, Platz { $position }.
               *[none] { $seat } stellt kostenlos einen Wächter auf { word-section }, Platz { $position }.
            }
    }
event-guard-lost =
    { $you ->
        [seat] Du verlierst den Wächter auf Platz 1 von { word-section }; er kommt zurück in deinen Vorrat.
       *[none] { $seat } verliert den Wächter auf Platz 1 von { word-section }.
    }
event-guard-moved =
    { $you ->
        [seat] Du versetzt einen Wächter von { word-section } auf { word-to-section }, Platz { $position }.
       *[none] { $seat } versetzt einen Wächter von { word-section } auf { word-to-section }, Platz { $position }.
    }

## Ereignisse: Wildlinge

event-token =
    { $cause ->
        [settlement]
            { $you ->
                [seat] Du deckst das Wildling-Plättchen deiner neuen Siedlung auf: { word-wildling } aus dem { word-clan }.
               *[none] { $seat } deckt das Wildling-Plättchen der neuen Siedlung auf: { word-wildling } aus dem { word-clan }.
            }
        [keep]
            { $you ->
                [seat] Du deckst ein Wildling-Plättchen deiner neuen Befestigung auf: { word-wildling } aus dem { word-clan }.
               *[none] { $seat } deckt ein Wildling-Plättchen der neuen Befestigung auf: { word-wildling } aus dem { word-clan }.
            }
        [longest_road]
            { $you ->
                [seat] Du deckst für die Längste Straße ein Wildling-Plättchen auf: { word-wildling } aus dem { word-clan }.
               *[none] { $seat } deckt für die Längste Straße ein Wildling-Plättchen auf: { word-wildling } aus dem { word-clan }.
            }
        [strongest_patrol]
            { $you ->
                [seat] Du deckst für die Stärkste Grenzpatrouille ein Wildling-Plättchen auf: { word-wildling } aus dem { word-clan }.
               *[none] { $seat } deckt für die Stärkste Grenzpatrouille ein Wildling-Plättchen auf: { word-wildling } aus dem { word-clan }.
            }
       *[hero]
            { $you ->
                [seat] Du deckst als Ersatz ein Wildling-Plättchen auf: { word-wildling } aus dem { word-clan }.
               *[none] { $seat } deckt als Ersatz ein Wildling-Plättchen auf: { word-wildling } aus dem { word-clan }.
            }
    }
event-no-token =
    { $you ->
        [seat] Du müsstest ein Wildling-Plättchen aufdecken, aber es gibt keines mehr.
       *[none] { $seat } müsste ein Wildling-Plättchen aufdecken, aber es gibt keines mehr.
    }
event-tokens-shuffled =
    { $count ->
        [one] Kein verdecktes Wildling-Plättchen ist mehr zu ziehen: Das eine offene bildet den neuen Vorrat.
       *[other] Kein verdecktes Wildling-Plättchen ist mehr zu ziehen: Die { $count } offenen werden zu einem neuen Vorrat gemischt.
    }
event-no-figure = In den Frostfängen ist keine Figur mehr für { word-wildling-whom }: Nichts wird eingesetzt.
event-camp = { word-wildling-the } kommt in Lager { $camp } beim { word-clan }.
event-rush = Alle fünf Lager beim { word-clan } sind besetzt: Sturm der Wildlinge!
event-wildling-die =
    { $again ->
        [yes] Der Wildling-Würfel wird noch einmal geworfen und zeigt { $die }.
       *[no] Der Wildling-Würfel zeigt { $die }.
    }
event-no-advance =
    { $masked ->
        [yes] Kein Wildling rückt vor: Kein Pfad trägt die Zahl { $die }.
       *[no] Kein Wildling rückt bei { $die } vor: Beim { word-clan } ist keiner im Lager.
    }
event-advance =
    { $rule ->
        [WILD-27] { word-wildling-first } aus dem { word-clan } stürmt auf die Lichtung vor { word-section }.
       *[other] { word-wildling-first } aus dem { word-clan } rückt auf die Lichtung vor { word-section } vor.
    }
event-giant = Der Riese vertreibt den ersten Wächter von { word-section } und kehrt in die Frostfänge zurück.
event-wall-holds =
    { $wildlings ->
        [0] { word-section-holds }: Auf der Lichtung davor ist niemand mehr.
        [one]
            { $guards ->
                [one] { word-section-holds }: 1 Wildling gegen 1 Wächter.
               *[other] { word-section-holds }: 1 Wildling gegen { $guards } Wächter.
            }
       *[other]
            { $guards ->
                [one] { word-section-holds }: { $wildlings } Wildlinge gegen 1 Wächter.
               *[other] { word-section-holds }: { $wildlings } Wildlinge gegen { $guards } Wächter.
            }
    }
event-sixth = Sechs Wildlinge gegen fünf Wächter: { word-section-holds }. Es kehren in die Frostfänge zurück: der Neuling, { word-wildling }, und mit ihm { word-other }.
event-breach =
    { $breaches ->
        [1] Mauerdurchbruch an { word-section }! Es ist der erste; der dritte beendet das Spiel.
        [2] Mauerdurchbruch an { word-section }! Es ist der zweite; der dritte beendet das Spiel.
       *[3] Mauerdurchbruch an { word-section }! Es ist der dritte.
    }
event-cross =
    { $rule ->
        [WILD-15] { word-wildling-the } überwindet die Mauer an { word-section } und besetzt { word-hex }.
       *[other] { word-wildling-first } dringt durch { word-section } und besetzt { word-hex }.
    }
event-drive =
    { $you ->
        [seat] Du vertreibst { word-wildling-whom } von { word-hex } in die Frostfänge.
       *[none] { $seat } vertreibt { word-wildling-whom } von { word-hex } in die Frostfänge.
    }
event-sent-back =
    { $rule ->
        [HERO-YGRITTE]
            { $you ->
                [seat] Du schickst { word-wildling-whom } von { word-hex } zurück in die Frostfänge.
               *[none] { $seat } schickt { word-wildling-whom } von { word-hex } zurück in die Frostfänge.
            }
       *[other]
            { $you ->
                [seat] Du schickst { word-wildling-whom } { word-from-north } zurück in die Frostfänge.
               *[none] { $seat } schickt { word-wildling-whom } { word-from-north } zurück in die Frostfänge.
            }
    }
event-overrun =
    { $ending ->
        [breaches]
            { $winners-count ->
                [0] Die Mauer ist nach { $breaches } Durchbrüchen gefallen. Der Gleichstand bei den Wächtern lässt sich nicht auflösen: Alle verlieren.
                [one]
                    { $you ->
                        [winners] Die Mauer ist nach { $breaches } Durchbrüchen gefallen. Die Wächter auf der Mauer entscheiden: Du gewinnst!
                       *[none] Die Mauer ist nach { $breaches } Durchbrüchen gefallen. Die Wächter auf der Mauer entscheiden: { $winners } gewinnt!
                    }
               *[other]
                    { $you ->
                        [winners] Die Mauer ist nach { $breaches } Durchbrüchen gefallen. Die Wächter auf der Mauer entscheiden: Du teilst dir den Sieg!
                       *[none] Die Mauer ist nach { $breaches } Durchbrüchen gefallen. Die Wächter auf der Mauer entscheiden: { $winners } gewinnen gemeinsam!
                    }
            }
       *[wildlings]
            { $winners-count ->
                [0] Die Schenkung ist von { $wildlings } Wildlingen überrannt. Der Gleichstand bei den Wächtern lässt sich nicht auflösen: Alle verlieren.
                [one]
                    { $you ->
                        [winners] Die Schenkung ist von { $wildlings } Wildlingen überrannt. Die Wächter auf der Mauer entscheiden: Du gewinnst!
                       *[none] Die Schenkung ist von { $wildlings } Wildlingen überrannt. Die Wächter auf der Mauer entscheiden: { $winners } gewinnt!
                    }
               *[other]
                    { $you ->
                        [winners] Die Schenkung ist von { $wildlings } Wildlingen überrannt. Die Wächter auf der Mauer entscheiden: Du teilst dir den Sieg!
                       *[none] Die Schenkung ist von { $wildlings } Wildlingen überrannt. Die Wächter auf der Mauer entscheiden: { $winners } gewinnen gemeinsam!
                    }
            }
    }

## Ereignisse: Helden

event-hero =
    { $side ->
        [B]
            { $you ->
                [seat] Du setzt { word-hero } noch einmal ein.
               *[none] { $seat } setzt { word-hero } noch einmal ein.
            }
       *[A]
            { $you ->
                [seat] Du setzt { word-hero } ein.
               *[none] { $seat } setzt { word-hero } ein.
            }
    }
event-hero-declined =
    { $you ->
        [seat] Du setzt { word-hero } jetzt nicht ein.
       *[none] { $seat } setzt { word-hero } jetzt nicht ein.
    }
event-hero-flipped =
    { $you ->
        [seat] Du behältst { word-hero } mit der B-Seite nach oben, für noch einen Einsatz.
       *[none] { $seat } behält { word-hero } mit der B-Seite nach oben, für noch einen Einsatz.
    }
event-hero-picked =
    { $you ->
        [seat] Du legst { word-hero-returned } in die Auslage zurück und nimmst { word-hero }.
       *[none] { $seat } legt { word-hero-returned } in die Auslage zurück und nimmt { word-hero }.
    }
event-hero-kept =
    { $you ->
        [seat] Du behältst { word-hero } mit der A-Seite nach oben, wie neu genommen: Die Auslage ist leer.
       *[none] { $seat } behält { word-hero } mit der A-Seite nach oben, wie neu genommen: Die Auslage ist leer.
    }
event-tragedy =
    { $you ->
        [seat] Drei gleiche Würfel, eine Heldentragödie: Du nimmst { word-hero } aus dem Spiel.
       *[none] Drei gleiche Würfel, eine Heldentragödie: { $seat } nimmt { word-hero } aus dem Spiel.
    }
event-mormont-asked =
    { $cards-count ->
        [0]
            { $you ->
                [seat] Du bittest { $asked } um { $kind } und bekommst nichts.
                [asked] { $seat } bittet dich um { $kind }, aber du hast nichts davon.
               *[none] { $seat } bittet { $asked } um { $kind } und bekommt nichts.
            }
       *[other]
            { $you ->
                [seat] Du bittest { $asked } um { $kind } und bekommst { $cards }.
                [asked] { $seat } bittet dich um { $kind } und bekommt { $cards }.
               *[none] { $seat } bittet { $asked } um { $kind } und bekommt { $cards }.
            }
    }
event-mormont-returned =
    { $you ->
        [seat] Du gibst { $with } dafür { $cards }.
        [with] { $seat } gibt dir dafür { $cards }.
       *[none] { $seat } gibt { $with } dafür { $cards }.
    }
event-hand-seen =
    { $masked ->
        [yes] { $seat } sieht sich die Hand von { $of } an.
       *[no]
            { $you ->
                [seat] Du siehst dir die Hand von { $of } an: { $cards }.
                [of] { $seat } sieht sich deine Hand an: { $cards }.
               *[none] { $seat } sieht sich die Hand von { $of } an: { $cards }.
            }
    }
event-taken =
    { $you ->
        [seat] Du nimmst { $cards } von { $victim }.
        [victim] { $seat } nimmt { $cards } von dir.
       *[none] { $seat } nimmt { $cards } von { $victim }.
    }
event-looked =
    { $masked ->
        [yes]
            { $shown ->
                [one] { $seat } sieht sich die letzte Entwicklungskarte des Stapels an.
               *[other] { $seat } sieht sich { $shown } Entwicklungskarten des Stapels an.
            }
       *[no]
            { $you ->
                [seat]
                    { $shown ->
                        [one] Du siehst dir die letzte Entwicklungskarte des Stapels an: { $cards }.
                       *[other] Du siehst dir { $shown } Entwicklungskarten des Stapels an: { $cards }.
                    }
               *[none]
                    { $shown ->
                        [one] { $seat } sieht sich die letzte Entwicklungskarte des Stapels an: { $cards }.
                       *[other] { $seat } sieht sich { $shown } Entwicklungskarten des Stapels an: { $cards }.
                    }
            }
    }
event-patrol-spent =
    { $you ->
        [seat] Du gibst eine deiner offenen Grenzpatrouillen ab.
       *[none] { $seat } gibt eine offene Grenzpatrouille ab.
    }
event-road-lifted =
    { $you ->
        [seat] Du nimmst deine Straße { word-on-path } auf.
       *[none] { $seat } nimmt die Straße { word-on-path } auf.
    }
event-excused =
    { $you ->
        [seat] Du legst bei dieser 7 nichts ab.
       *[none] { $seat } legt bei dieser 7 nichts ab.
    }
event-gain =
    { $you ->
        [seat] Du nimmst { $cards } aus dem Vorrat.
       *[none] { $seat } nimmt { $cards } aus dem Vorrat.
    }
event-special-build =
    { $you ->
        [seat] Sonderbauphase: Du darfst bauen und kaufen.
       *[none] Sonderbauphase: { $seat } darf bauen und kaufen.
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
        [seat] Du gibst { $cards } an { $with } und bekommst { $back }.
        [with] { $seat } gibt dir { $cards } und bekommt { $back }.
       *[none] { $seat } gibt { $cards } an { $with } und bekommt { $back }.
    }
event-propose =
    { $you ->
        [seat] Du schlägst einen Handel vor: { $give } gegen { $take }.
       *[none] { $seat } schlägt einen Handel vor: { $give } gegen { $take }.
    }
event-reject =
    { $you ->
        [seat] Du lehnst den Vorschlag von { $with } ab.
        [with] { $seat } lehnt deinen Vorschlag ab.
       *[none] { $seat } lehnt den Vorschlag von { $with } ab.
    }
event-proposal-closed =
    { $you ->
        [seat] Dein Vorschlag gilt nicht mehr.
       *[none] Der Vorschlag von { $seat } gilt nicht mehr.
    }

## Ablehnungen: der Zeitpunkt

refusal-not-your-turn =
    { $you ->
        [active] Warte einen Augenblick: Erst entscheidet der Zufall, dann geht es mit dir weiter.
       *[none]
            { $rule ->
                [SET-11] Gegründet wird reihum: Jetzt wählt { $active }.
                [SET-12] Gegründet wird reihum: Jetzt wählt { $active }.
                [SET-21] Gegründet wird reihum: Jetzt wählt { $active }.
                [X56-3] Dein Zug ist eben vorbei: Die Sonderbauphase ist für die anderen da, jetzt für { $active }.
               *[other] Du bist nicht an der Reihe: Jetzt entscheidet { $active }.
            }
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
        [MODE-3] Passen kannst du nur in der Sonderbauphase, und die gibt es nur zu fünft und sechst.
       *[other] Wächter, Helden und Neue Rekruten gehören zur Bruderschaft der Nachtwache; im Basisspiel gibt es sie nicht.
    }
refusal-cannot-win-now =
    { $rule ->
        [END-2] Du brauchst nichts zu erklären: Du gewinnst von selbst, sobald du in deinem eigenen Zug { $needs-points } Siegpunkte hast.
       *[other] Jetzt kannst du nicht gewinnen: Dazu brauchst du { $needs-points } Siegpunkte in deinem eigenen Zug, wenn der Wurf und alle seine Folgen abgehandelt sind.
    }
refusal-not-winning = Siegpunktkarten bleiben verdeckt; sie werden von selbst gezeigt, sobald du mit ihnen gewinnst.
refusal-hidden = Das darfst du nicht ansehen: Die Hände der Spieler, der Stapel der Entwicklungskarten und verdeckte Wildling-Plättchen sind geheim.
refusal-nothing-to-answer = Das wäre die Antwort auf eine Frage, die gerade niemand gestellt hat.
refusal-not-in-special-build =
    { $rule ->
        [X56-3] Die Sonderbauphase geht im Uhrzeigersinn reihum: Jetzt darf { $active } bauen.
       *[other] In der Sonderbauphase kannst du nur bauen, rekrutieren und kaufen oder passen („pass“): kein Handel, keine Karten, keine Helden, kein Sieg.
    }

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
        [GRD-1] Einen Mauerabschnitt { $section } gibt es nicht; die höchste Nummer ist { $needs-most }.
        [TOR-4] Ein Feld { $hex } gibt es nicht; die höchste Nummer ist { $needs-most }.
        [DEV-5] Ein Feld { $hex } gibt es nicht; die höchste Nummer ist { $needs-most }.
        [HERO-YGRITTE] Ein Feld { $hex } gibt es nicht; die höchste Nummer ist { $needs-most }.
       *[other] Eine Kreuzung { $intersection } gibt es nicht; die höchste Nummer ist { $needs-most }.
    }
refusal-cannot-pay = Das kannst du nicht bezahlen: Es kostet { $cost }, und du brauchst noch { $needs-cards }.
refusal-no-piece =
    { $piece ->
        [road] Du hast keine Straße mehr: Alle liegen auf dem Spielfeld.
        [settlement] Du hast keine Siedlung mehr: Mach erst aus einer eine Befestigung, dann bekommst du sie zurück.
        [guard] Du hast keinen Wächter mehr: Alle stehen auf der Mauer.
       *[keep] Du hast keine Befestigung mehr: Alle stehen auf dem Spielfeld.
    }
refusal-lowest-position-only = Nenne nur den Mauerabschnitt (etwa „guard 0“): Der Wächter kommt von selbst auf dessen niedrigsten freien Platz.
refusal-section-full =
    { $needs-sections-count ->
        [0] Alle Mauerabschnitte sind voll.
       *[other]
            { $section ->
                [none] Wähle einen Mauerabschnitt für deinen Wächter; Platz ist auf Mauerabschnitt { $needs-sections }.
               *[other] Mauerabschnitt { $section } ist voll: Dort stehen fünf Wächter. Platz ist auf Mauerabschnitt { $needs-sections }.
            }
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
refusal-no-such-card =
    { $rule ->
        [HERO-MANCE] { $card } ist nicht in dieser Hand: Nimm eine Karte, die du dort siehst.
        [HERO-A6] „{ $card }“ ist nicht unter den Karten, die du ansiehst: Wähle eine von diesen.
        [HERO-YOREN] Du hast keine offene Karte „{ $card }“, die du abgeben könntest: Es zählen nur ausgespielte.
       *[other] Du hast keine Karte „{ $card }“.
    }
refusal-one-card-per-turn = „{ $card }“ kannst du jetzt nicht ausspielen: In jedem Zug nur eine Entwicklungskarte, und deine hast du schon ausgespielt.
refusal-bought-this-turn = „{ $card }“ kannst du nicht in dem Zug ausspielen, in dem du die Karte gekauft hast.
refusal-no-effect =
    { $rule ->
        [DEV-7] „{ $card }“ brächte dir nichts: Der Vorrat ist leer.
        [DEV-8] „{ $card }“ brächte dir nichts: Du hast keinen Wächter mehr, oder auf der Mauer ist kein Platz frei.
        [DEV-9] „{ $card }“ brächte dir nichts: Du hast keine Straße mehr oder keinen Platz dafür.
       *[other] „{ $card }“ brächte dir jetzt nichts.
    }
refusal-wrong-count =
    { $needs-count ->
        [one] Nimm genau 1 Karte, nicht { $named }.
       *[other] Nimm genau { $needs-count } Karten, nicht { $named }.
    }
refusal-no-wildling-there =
    { $bare ->
        [yes] Im Basisspiel versetzt eine Grenzpatrouille nur Tormund: Es gibt keine Wildlinge zu vertreiben. Schreib „patrol“ allein.
       *[no]
            { $needs-hexes-count ->
                [0] In der Schenkung ist kein Wildling zu vertreiben: Versetze stattdessen Tormund.
               *[other] Du kannst { word-wildling-whom } nicht von Feld { $hex } vertreiben: Dort ist kein solcher Wildling. Wildlinge findest du auf Feld { $needs-hexes }.
            }
    }

## Ablehnungen: Wildlinge

refusal-no-choice =
    { $rule ->
        [WILD-8] Das Lager wählt niemand: Ein neuer Wildling kommt in das freie Lager seines Stammes, das der Mauer am nächsten ist.
        [WILD-27] Den Pfad wählt niemand: Der Wildling-Würfel und die Reihenfolge der Lager bestimmen ihn.
       *[other] Ein Wildling-Plättchen kann niemand ablehnen oder aufschieben: Es wird sofort aufgedeckt.
    }
refusal-bad-wildling =
    { $rule ->
        [WILD-23] Du kannst { word-wildling-whom } nicht mit dem Neuling zurückschicken: Außer dem Neuling ist kein solcher Wildling auf dieser Lichtung. Möglich: „back“ mit { $needs-wildlings }.
        [HERO-YGRITTE] Du kannst { word-wildling-whom } nicht von Feld { $hex } zurückschicken: Dort ist kein solcher Wildling. Wildlinge findest du auf Feld { $needs-hexes }.
       *[other] Dort ist kein solcher Wildling. Benjen Stark schickt einen aus einem Lager („benjen hornfoot 1“) oder von einer Lichtung („benjen_clearing 2 regular“) zurück, nie aus der Schenkung.
    }

## Ablehnungen: Helden

refusal-not-your-hero = { word-hero } liegt nicht vor dir; vor dir liegt { word-hero-needed }.
refusal-hero-new = Du kannst { word-hero } noch nicht einsetzen: In dem Zug, in dem du eine Heldenkarte nimmst, ruht sie.
refusal-one-hero-per-turn = Du kannst { word-hero } nicht noch einmal einsetzen: In jedem Zug nur einen Helden, und deinen hast du schon eingesetzt.
refusal-hero-not-now =
    { $rule ->
        [HERO-3] Du kannst { word-hero } nur in deinem eigenen Zug einsetzen.
        [HERO-4] An diesem Tisch kannst du { word-hero } erst nach dem Wurf einsetzen.
       *[other]
            { $hero ->
                [samwell] Samwell Tarly hilft nur gleich nach dem Ertrag: wenn dir ein Wurf, der keine 7 ist, keine Karte gebracht hat.
                [gilly] Gilly hilft nur nach einem Wurf, bevor der Wildling-Würfel abgehandelt wird.
                [jon] Jon Snow kommt von selbst: bei jeder gewürfelten 7, bevor jemand ablegt.
                [mance] Manke Rayder kannst du erst einsetzen, wenn der Wurf deines Zuges ganz abgehandelt ist.
                [thorne] Ser Allisar Thorn kannst du nur einsetzen, wenn du bauen darfst: nach dem Wurf und nicht in der Handelsphase.
                [melisandre] Melisandre kannst du nur einsetzen, wenn du bauen darfst: nach dem Wurf und nicht in der Handelsphase.
                [yoren] Yoren kannst du nur einsetzen, wenn du bauen darfst: nach dem Wurf und nicht in der Handelsphase.
               *[other] Jetzt ist nicht der Augenblick für { word-hero }.
            }
    }
refusal-hero-impossible =
    { $hero ->
        [marsh] Bowen Marsch hat nichts zu tauschen: Es braucht eine Karte in deiner Hand und eine andere Sorte im Vorrat.
        [yarwyck] Othell Yarwyck findet keine Straße zum Versetzen: Es braucht eine, die nur an einem Ende an deine anderen Figuren grenzt, und einen anderen erlaubten Ort.
        [thorne] Ser Allisar Thorn kann nicht helfen: Es braucht einen Wächter, einen freien Platz auf der Mauer und die Kosten des Wächters mit genau einer ersetzten Karte.
        [melisandre] Melisandre kann nicht helfen: Es braucht eine Entwicklungskarte im Stapel und die Karten, um sie zu bezahlen.
        [mance] Manke Rayder findet niemanden: Es braucht einen Mitspieler mit mehr Siegpunkten als du und einer Karte auf der Hand.
        [benjen] Benjen Stark findet keinen Wildling in den Lagern und auf den Lichtungen.
        [ygritte] Ygritte findet keinen Wildling in der Schenkung.
        [yoren] Yoren kann nicht helfen: Es braucht eine offene Grenzpatrouille von dir, einen Wächter und einen freien Platz auf der Mauer.
        [qhorin] Qhorin Halbhand kann nicht helfen: Tormund muss auf einem Feld stehen und der Vorrat eine Karte von dessen Sorte haben.
        [aemon] Aemon Targaryen kann keinen deiner Wächter versetzen: Es müssen genug Wächter für die Wildlinge davor bleiben, und ein anderer Mauerabschnitt braucht einen freien Platz.
        [osha] Osha kann nicht helfen: Es braucht ein von Wildlingen besetztes Feld an deiner Siedlung oder Befestigung und für jedes Feld eine Karte seiner Sorte im Vorrat.
       *[other] { word-hero } ist jetzt nicht einsetzbar: Die ganze Wirkung muss möglich sein.
    }
refusal-hero-not-used = Eine Heldenkarte tauschst oder wendest du nur gleich nach ihrem Einsatz.
refusal-hero-forced = Du kannst nicht verzichten: { word-hero } muss bei jeder gewürfelten 7 eingesetzt werden. Wähle eine Karte.
refusal-bad-hero-pick =
    { $bare ->
        [yes] Eine Heldentragödie kannst du nicht auslassen: Drei gleiche Würfel kosten die Auslage einen Helden („remove …“).
       *[no]
            { $rule ->
                [HERO-9] Du kannst { word-hero } nicht behalten: Die B-Seite war der letzte Einsatz. Wähle eine andere Heldenkarte: { $needs-heroes }.
                [MODE-16] Du kannst { word-hero } nicht entfernen: Wähle eine Heldenkarte der Auslage: { $needs-heroes }.
               *[other] Du kannst { word-hero } nicht nehmen: Wähle eine andere Heldenkarte der Auslage: { $needs-heroes }.
            }
    }
refusal-bad-target =
    { $needs-seats-count ->
        [0]
            { $rule ->
                [HERO-A1] Jeor Mormont fragt höchstens zwei verschiedene Mitspieler nach ein und derselben Sorte („ask …“ für den zweiten).
               *[other] Niemand hat mehr Siegpunkte als du und dazu eine Karte auf der Hand; deshalb ist Manke Rayder nicht einsetzbar.
            }
       *[other]
            { $you ->
                [seat] Dich selbst kannst du nicht wählen; möglich: { $needs-seats }.
               *[none]
                    { $rule ->
                        [HERO-MANCE] Manke Rayder sieht sich die Hand eines Mitspielers an, der mehr Siegpunkte als du und mindestens eine Karte hat. Du kannst { $seat } nicht wählen; möglich: { $needs-seats }.
                       *[other] Du kannst { $seat } dafür nicht wählen; möglich: { $needs-seats }.
                    }
            }
    }
refusal-bad-substitute =
    { $rule ->
        [HERO-A5] Ser Allisar Thorn ersetzt genau eine Karte, Holz, Lehm oder Wolle, durch eine Karte einer anderen Sorte.
       *[other] Melisandre ersetzt eine Karte, Wolle, Getreide oder Erz, durch eine Karte einer anderen Sorte, nie mehr als eine.
    }
refusal-bad-road-move = Mit Weg { $path } kann Othell Yarwyck das nicht; möglich: { $needs-paths }. Die Straße grenzt nur an einem Ende an deine anderen Figuren, und ihr neuer Ort ist auch ohne sie erlaubt.
refusal-bad-guard-move = Du kannst keinen Wächter von Mauerabschnitt { $section }, Platz { $position }, auf Mauerabschnitt { $to } versetzen: Es muss dein eigener sein, es müssen mindestens so viele Wächter bleiben, wie Wildlinge davorstehen, und der andere Mauerabschnitt braucht einen freien Platz.
refusal-bad-hex =
    { $needs-hexes-count ->
        [0] Osha nimmt Karten für ein Feld oder zwei verschiedene, nicht mehr („osha 5“, „osha 5 and 9“).
       *[other] Feld { $hex } kannst du nicht wählen: Osha nimmt Karten für ein oder zwei verschiedene von Wildlingen besetzte Felder an deinen Siedlungen und Befestigungen, wenn der Vorrat deren Sorte hat. Möglich: { $needs-hexes }.
    }
refusal-must-take = Du hast die Hand gesehen und musst nun eine Karte davon nehmen („take …“).

## Ablehnungen: Handel

refusal-no-gifts = Keine Geschenke: Jede Seite muss mindestens eine Karte geben.
refusal-same-kind =
    { $rule ->
        [TRD-8] Du musst eine andere Sorte nehmen, als du gibst.
        [HERO-A2] Du musst eine andere Sorte nehmen, als du gibst.
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
        [one] In diesem Zug ist schon ein Angebot von dir gescheitert; mehr sind an diesem Tisch nicht erlaubt (Option { $needs-option }). Anderen antworten und mit dem Vorrat handeln darfst du weiterhin.
       *[other] In diesem Zug sind schon { $offers } Angebote von dir gescheitert; mehr sind an diesem Tisch nicht erlaubt (Option { $needs-option }). Anderen antworten und mit dem Vorrat handeln darfst du weiterhin.
    }
refusal-bad-layout =
    { $problem ->
        [not_toml] Das ist keine Aufbaudatei: Sie lässt sich nicht als TOML lesen.
        [too_long] Diese Datei ist zu lang für einen Aufbau.
        [other_mode] Dieser Aufbau ist für eine andere Spielart.
        [other_players] Dieser Aufbau ist für eine andere Zahl von Spielern.
        [unknown] Aufbau, Eintrag „{ $entry }“: Diesen Schlüssel gibt es in dieser Spielart nicht.
        [missing] Aufbau, Eintrag „{ $entry }“: Diese Liste fehlt.
        [unreadable] Aufbau, Eintrag „{ $entry }“: Dieser Eintrag hat nicht die richtige Form.
        [no_place] Aufbau, Eintrag „{ $entry }“: Diesen Ort gibt es auf diesem Spielfeld nicht.
        [doubled_place] Aufbau, Eintrag „{ $entry }“: Dieser Ort kommt zweimal vor.
        [missing_place] Aufbau, Eintrag „{ $entry }“: Dieser Ort fehlt.
        [no_terrain] Aufbau, Eintrag „{ $entry }“: Diese Landschaft gibt es nicht.
        [no_number] Aufbau, Eintrag „{ $entry }“: Land braucht eine Zahl von 2 bis 6 oder von 8 bis 12.
        [number_on_ice] Aufbau, Eintrag „{ $entry }“: Ein Eisfeld hat keine Zahl; schreib 0.
        [ice_count] Aufbau, Eintrag „{ $entry }“: Dieses Spielfeld hat eine andere Zahl von Eisfeldern.
        [not_connected] Aufbau, Eintrag „{ $entry }“: Das Land hängt nicht zusammen.
        [section_count] Aufbau, Eintrag „{ $entry }“: Die Mauer hat hier eine andere Zahl von Abschnitten.
        [no_land_behind] Aufbau, Eintrag „{ $entry }“: Hinter jedem Abschnitt der Mauer muss Land liegen.
        [no_path] Aufbau, Eintrag „{ $entry }“: Dort ist kein Weg, auf dem man bauen kann.
        [closed_path] Aufbau, Eintrag „{ $entry }“: Auf diesem Weg kann niemand bauen, also ist dort keine Handelsstation.
        [inner_path] Aufbau, Eintrag „{ $entry }“: Eine Handelsstation liegt an einem Weg mit Land auf nur einer Seite.
        [doubled_route] Aufbau, Eintrag „{ $entry }“: An diesem Weg liegen zwei Handelsstationen.
        [no_route] Aufbau, Eintrag „{ $entry }“: Diese Handelsstation gibt es nicht; 3:1 gibt es nur im Basisspiel.
        [no_label] Aufbau, Eintrag „{ $entry }“: Der Wildling-Würfel zeigt 1 bis 12.
        [doubled_label] Aufbau, Eintrag „{ $entry }“: Diese Zahl steht an zwei Pfaden.
        [no_clan] Aufbau, Eintrag „{ $entry }“: Dieser Stamm spielt nicht mit.
        [no_clearing] Aufbau, Eintrag „{ $entry }“: Dieser Pfad führt zu keiner Lichtung.
        [two_clearings] Aufbau, Eintrag „{ $entry }“: Die Pfade eines Stammes führen zu genau zwei Lichtungen.
        [no_colour] Aufbau, Eintrag „{ $entry }“: Diese Farbe gibt es nicht.
        [no_intersection] Aufbau, Eintrag „{ $entry }“: Diese Kreuzung gibt es nicht.
        [no_founding] Aufbau, Eintrag „{ $entry }“: Hier kann keine Siedlung stehen, oder dem Stern fehlen seine drei Felder.
       *[two_founded] Aufbau, Eintrag „{ $entry }“: Jede Farbe braucht zwei Siedlungen, eine davon mit Stern.
    }
refusal-no-offer = Im Augenblick liegt kein Angebot vor.
refusal-no-terms =
    { $you ->
        [with] Mit dir selbst kannst du nicht handeln.
       *[none] Es gibt nichts, worauf du antworten könntest: { $with } hat weder angenommen noch etwas vorgeschlagen.
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
phase-found-guard = den ersten Wächter aufstellen
phase-rolling-wildling = der Wildling-Würfel
phase-hero-window = einen Helden einsetzen oder nicht
phase-hero-step = den Einsatz eines Helden abschließen
phase-after-hero = die Heldenkarte behalten oder tauschen
phase-tragedy = den Helden einer Heldentragödie wählen
phase-token = ein Wildling-Plättchen aufdecken
phase-pick-sixth = wählen, welcher Wildling zurückgeht
phase-sixth = auslosen, welcher Wildling zurückgeht
phase-looking = Entwicklungskarten ansehen
phase-special-build = die Sonderbauphase
phase-after-building = die Straßenzüge vergleichen
phase-reveal = ein Wildling-Plättchen aufdecken
phase-cover = die Siedlung auf ihr Plättchen zurückstellen
phase-rush = der Sturm der Wildlinge
phase-wildlings-move = das Vorrücken der Wildlinge
phase-window = die Helden fragen
phase-tragic = nach einer Heldentragödie sehen
phase-discards = feststellen, wer ablegen muss
phase-hero-done = den Einsatz eines Helden abschließen
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
kind-reject = den Vorschlag ablehnen
kind-dice = die Würfel fallen
kind-steal = eine geraubte Karte wird gezogen
kind-draw = eine Entwicklungskarte wird gezogen
kind-guard = einen Wächter rekrutieren
kind-recruits = „Neue Rekruten“ ausspielen
kind-drive = einen Wildling aus der Schenkung vertreiben
kind-back = wählen, welcher Wildling zurückgeht
kind-flip = die Heldenkarte behalten, B-Seite nach oben
kind-pick = eine andere Heldenkarte nehmen
kind-remove = eine Heldenkarte aus dem Spiel nehmen
kind-pass = nichts mehr bauen
kind-take = eine Karte aus einer Hand nehmen
kind-return = dafür eine Karte geben
kind-ask = noch einen Mitspieler bitten
kind-done = es dabei belassen
kind-choose = eine Entwicklungskarte aussuchen
kind-wildling = der Wildling-Würfel fällt
kind-token = ein Wildling-Plättchen wird aufgedeckt
kind-leaves = ein Wildling wird zum Zurückgehen ausgelost
kind-look = Entwicklungskarten werden gezeigt
kind-mormont = Jeor Mormont einsetzen
kind-marsh = Bowen Marsch einsetzen
kind-samwell = Samwell Tarly einsetzen
kind-yarwyck = Othell Yarwyck einsetzen
kind-thorne = Ser Allisar Thorn einsetzen
kind-melisandre = Melisandre einsetzen
kind-mance = Manke Rayder einsetzen
kind-benjen = Benjen Stark in einem Lager einsetzen
kind-benjen-clearing = Benjen Stark auf einer Lichtung einsetzen
kind-ygritte = Ygritte einsetzen
kind-yoren = Yoren einsetzen
kind-qhorin = Qhorin Halbhand einsetzen
kind-aemon = Aemon Targaryen einsetzen
kind-gilly = Gilly einsetzen
kind-jon = Jon Snow einsetzen
kind-osha = Osha einsetzen

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
argument-second = der zweite Würfel oder das zweite Feld
argument-thief = der Platz des Räubers
argument-seat = ein Platz
argument-card = die Karte
argument-section = die Nummer eines Mauerabschnitts
argument-position = der Platz des Wächters
argument-to = an wen oder wohin
argument-wildling = die Art des Wildlings
argument-clan = der Stamm
argument-camp = die Nummer des Lagers
argument-die = die Zahl auf dem Wildling-Würfel
argument-hero = der Held
argument-instead = die zu ersetzende Karte

## Woher Punkte kommen und wie ein Spiel endet

source-settlements = Siedlungen
source-keeps = Befestigungen
source-longest-road = Längste Straße
source-strongest-patrol = Stärkste Grenzpatrouille
source-victory-cards = Siegpunktkarten
source-guards = Wächter

ending-points = Sieg nach Siegpunkten
ending-breaches = dritter Mauerdurchbruch
ending-wildlings = von Wildlingen überrannte Schenkung

## Was jeder Held tut

hero-mormont-help = In deinem eigenen Zug: Nenne einen Rohstoff und bitte einen Mitspieler um eine Karte davon. Wer eine hat, gibt sie her und bekommt eine beliebige Karte von dir zurück; danach darfst du noch einen Mitspieler um denselben Rohstoff bitten.
hero-marsh-help = In deinem eigenen Zug: Tausche eine Karte gegen eine Karte einer anderen Sorte aus dem Vorrat.
hero-samwell-help = In jedem Zug, gleich nach dem Ertrag: Hat dir ein Wurf, der keine 7 ist, keine Karte gebracht, nimm eine Karte deiner Wahl aus dem Vorrat.
hero-yarwyck-help = In deinem eigenen Zug: Nimm eine deiner Straßen auf, die nur an einem Ende an deine anderen Figuren grenzt, und lege sie an einen anderen erlaubten Ort.
hero-thorne-help = Wenn du bauen darfst: Rekrutiere einen Wächter und zahle statt einer der Karten Holz, Lehm und Wolle eine Karte einer anderen Sorte.
hero-melisandre-help = Wenn du bauen darfst: Kaufe eine Entwicklungskarte und suche sie dir unter den obersten drei des Stapels aus. Eine Karte ihrer Kosten darf durch eine andere Sorte ersetzt werden.
hero-mance-help = In deinem eigenen Zug, wenn der Wurf abgehandelt ist: Sieh dir die Hand eines Mitspielers an, der mehr Siegpunkte hat als du, und nimm eine Karte deiner Wahl.
hero-benjen-help = In deinem eigenen Zug, vor oder nach dem Wurf: Schicke einen Wildling aus einem Lager oder von einer Lichtung zurück in die Frostfänge. Dann wird ein neues Wildling-Plättchen aufgedeckt.
hero-ygritte-help = In deinem eigenen Zug, vor oder nach dem Wurf: Schicke einen Wildling aus der Schenkung zurück in die Frostfänge.
hero-yoren-help = Wenn du bauen darfst: Gib eine deiner offenen Grenzpatrouillen ab und stelle kostenlos einen Wächter auf.
hero-qhorin-help = In deinem eigenen Zug, vor oder nach dem Wurf: Schicke Tormund von seinem Feld zurück in sein Lager und nimm eine Karte von der Sorte dieses Feldes.
hero-aemon-help = In deinem eigenen Zug, vor oder nach dem Wurf: Versetze einen deiner Wächter auf einen anderen Mauerabschnitt. Es müssen mindestens so viele Wächter bleiben, wie Wildlinge davorstehen.
hero-gilly-help = In jedem Zug, nach dem Wurf: Lass den Wildling-Würfel noch einmal werfen, bevor er abgehandelt wird. Die neue Zahl gilt.
hero-jon-help = Bei jeder 7, die jemand würfelt; verzichten kannst du nicht. Du legst nichts ab, und mit höchstens 7 Karten nimmst du eine Karte deiner Wahl aus dem Vorrat.
hero-osha-help = In deinem eigenen Zug: Wähle ein oder zwei von Wildlingen besetzte Felder an deinen Siedlungen und Befestigungen und nimm für jedes eine Karte seiner Sorte.

## Optionen

option-edition = Ausgabe
option-edition-help = Die gedruckten Spielregeln unterscheiden sich in manchen Punkten. Eine Ausgabe legt sie alle auf einmal fest; einzelne Optionen kannst du danach noch ändern.
option-edition-watch = unsere empfohlene Mischung
option-edition-de = deutsche Spielregel
option-edition-nl = niederländische Spielregel
option-edition-pl = polnische Spielregel

option-board = Spielfeld
option-board-help = Wie Landschaften und Zahlen ausgelegt werden. Im Basisspiel bleiben die Handelsstationen an ihrem Ort; in der Bruderschaft der Nachtwache werden sie zu dritt und viert mit den Landschaften gemischt, wenn ihr das nicht ausschaltet.
option-board-standard = Standardaufbau
option-board-shuffled-terrain = Landschaften gemischt, Zahlen am Ort
option-board-full-random = Landschaften und Zahlen gemischt

option-shuffle-routes = Gemischte Handelsstationen
option-shuffle-routes-help = Ob auf einem gemischten Spielfeld auch die Handelsstationen unter ihren Orten gemischt werden.

option-random-numbers = Zufällige Zahlen
option-random-numbers-help = Ob auch die Zahlen gemischt werden dürfen. Die niederländische Spielregel lässt sie in der Bruderschaft der Nachtwache immer am Ort.

option-layout = Aufbau
option-layout-help = Wo Landschaften, Zahlen, Handelsstationen und Pfade liegen, bevor etwas gemischt wird. Ein Tisch kann eine eigene Aufbaudatei mitbringen.
option-layout-built-in = unsere Rekonstruktion
option-layout-own = der eigene des Tisches
option-layout-built-in-note = Unsere Spielfelder sind Rekonstruktionen: Landschaften, Zahlen, Handelsstationen und Orte für Einsteiger zeigen die Spielregeln nur auf Bildern. Wer das Spiel besitzt, kann das gedruckte Spielfeld als eigenen Aufbau eingeben (MODE-19; „frostwall layout new“ beginnt einen).
option-layout-own-note = Dieser Tisch spielt auf einem eigenen Aufbau, nicht auf unserer Rekonstruktion des gedruckten Spielfelds (MODE-19).

note-layout-terrain = Felder ({ $kind }): { $have } im Aufbau, { $box } im Spiel.
note-layout-number = Zahl { $number }: { $have } im Aufbau, { $box } im Spiel.
note-layout-route = Handelsstationen für { $kind }: { $have } im Aufbau, { $box } im Spiel.
note-layout-any-route = Handelsstationen zu 3:1: { $have } im Aufbau, { $box } im Spiel.

option-start = Beginn
option-start-help = Ob ihr eure ersten beiden Siedlungen und Straßen selbst wählt. Den Aufbau für Einsteiger gibt es im Basisspiel auf dem Standard-Spielfeld.
option-start-founding = Gründungsphase: ihr wählt selbst
option-start-beginner = Aufbau für Einsteiger: vorgegebene Orte

option-oldest = Ältester Spieler
option-oldest-help = Der Platz, der beim Aufbau für Einsteiger beginnt, von 0 an gezählt.

option-phases = Phasen
option-phases-help = Ob du erst handelst und dann baust oder beides in beliebiger Reihenfolge. Zu fünft und sechst geht immer beides in beliebiger Reihenfolge.
option-phases-separate = erst handeln, dann bauen
option-phases-combined = handeln und bauen in beliebiger Reihenfolge

option-heroes = Helden
option-heroes-help = Welche Helden dabei sind. Einige werden verteilt, die anderen liegen in der Auslage.
option-heroes-base11 = die 11 der Grundschachtel
option-heroes-extended7 = alle 15, davon 7 oder 8 in der Auslage
option-heroes-all = alle 15, alle nicht verteilten in der Auslage

option-mammoths = Mammuts
option-mammoths-help = Ob Mammuts unter den Wildlingen sind. Ein Mammut überwindet die Mauer nie, aber es bleibt auf seiner Lichtung und kann die anderen nach Südosten lenken.

option-heroic-tragedy = Heldentragödie
option-heroic-tragedy-help = Ob drei gleiche Würfel die Auslage einen Helden kosten: Wer gewürfelt hat, nimmt einen aus dem Spiel.

option-roads-per-player = Straßen je Spieler
option-roads-per-player-help = Wie viele Straßen jeder hat; die Ausgaben unterscheiden sich. Zu fünft und sechst sind es immer 14.
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

option-win-timing = Zeitpunkt des Sieges
option-win-timing-help = Wann von selbst geprüft wird, ob die Siegpunkte reichen. In deinem eigenen Zug darfst du nach dem Wurf den Sieg jederzeit erklären.
option-win-timing-end-of-turn = am Ende deines Zuges
option-win-timing-immediate = sobald alles abgehandelt ist

option-tiebreak = Gleichstand bei den Wächtern
option-tiebreak-help = Wer gewinnt, wenn die Wildlinge das Spiel beenden und mehrere Spieler die meisten Wächter haben. Zuerst werden immer die Siegpunkte verglichen.
option-tiebreak-nl = niedrigster Platz, dann westlichster Wächter
option-tiebreak-de = westlichster Wächter
option-tiebreak-pl = meiste Rohstoffkarten, sonst verlieren alle

option-sixth-second = Zweiter Wildling, der zurückgeht
option-sixth-second-help = Ein sechster Wildling vor fünf Wächtern kehrt mit einem anderen in die Frostfänge zurück. Hier steht, wie der andere bestimmt wird.
option-sixth-second-choose = wer es ausgelöst hat, wählt
option-sixth-second-random = durch Zufall

option-sixth-giant = Riese als Sechster
option-sixth-giant-help = Was ein Riese tut, der als Sechster vor fünf Wächter kommt.
option-sixth-giant-own-rule = vertreibt einen Wächter, dann folgt ein Durchbruch
option-sixth-giant-mercy = kehrt um wie jeder sechste Wildling

option-preroll-heroes = Helden vor dem Wurf
option-preroll-heroes-help = Welche Helden du einsetzen darfst, bevor du würfelst.
option-preroll-heroes-any = alle, deren Text es nicht verbietet
option-preroll-heroes-listed = nur Benjen, Ygritte, Qhorin und Aemon

option-breach-skips-occupied = Durchbruch überspringt besetzte Felder
option-breach-skips-occupied-help = Ob Wildlinge bei einem Mauerdurchbruch Felder überspringen, auf denen schon andere stehen. Sonst nehmen sie die Felder der Linie der Reihe nach.

option-mance-take = Manke Rayder nimmt eine Karte
option-mance-take-help = Ob du mit Manke Rayder nach dem Blick in eine Hand eine Karte nehmen musst.
option-mance-take-must = du musst
option-mance-take-may = du darfst verzichten

option-melisandre-substitution = Melisandres andere Karte
option-melisandre-substitution-help = Ob du mit Melisandre eine Karte durch eine andere Sorte ersetzen musst.
option-melisandre-substitution-may = du darfst
option-melisandre-substitution-must = du musst

option-climbers-count = Kletterer zählen in der Schenkung
option-climbers-count-help = Ob Kletterer zu den acht Wildlingen in der Schenkung gehören, die das Spiel beenden.

option-founding-tokens = Plättchen in der Gründungsphase
option-founding-tokens-help = Ob auch die Siedlungen der Gründungsphase Wildling-Plättchen aufdecken.
option-founding-tokens-none = keine Plättchen
option-founding-tokens-reveal = jede Siedlung deckt eines auf

option-figure-shortage = Keine Figur mehr
option-figure-shortage-help = Was geschieht, wenn ein Plättchen einen Wildling verlangt und in den Frostfängen keine Figur dieser Art mehr ist.
option-figure-shortage-skip = nichts wird eingesetzt
option-figure-shortage-unlimited = Figuren gehen nie aus

option-yoren-recheck = Yoren und die Stärkste Grenzpatrouille
option-yoren-recheck-help = Ob die Stärkste Grenzpatrouille neu verglichen wird, wenn Yoren eine offene Grenzpatrouille wegnimmt. Sonst bleibt sie liegen, bis jemand mehr ausspielt.

option-vp-cards = Siegpunktkarten
option-vp-cards-help = Wie viele Siegpunktkarten unter den Entwicklungskarten sind.

option-resource-cards-per-kind = Rohstoffkarten je Sorte
option-resource-cards-per-kind-help = Wie viele Karten jedes Rohstoffs zu Beginn im Vorrat liegen.

option-player-trade = Handel mit Mitspielern
option-player-trade-help = Ob Spieler miteinander handeln dürfen. Mit dem Vorrat kannst du immer handeln.

option-offers-per-turn = Gescheiterte Angebote je Zug
option-offers-per-turn-help = Wie viele Angebote oder Vorschläge jedes Spielers in einem Zug scheitern dürfen, damit ein Zug auch endet. Abgeschlossener Handel zählt nie mit.
option-offers-per-turn-unlimited = unbegrenzt

## Bots zur Auswahl

# Die Figuren: ein Name, und ein Satz über die Spielweise.
character-watch-novice = Tam
character-watch-novice-style = Bleibt für sich: Lieber verzichtet er, als zu handeln.
character-watch-easy = Odda
character-watch-easy-style = Liebt Straßen und baut sie auch dorthin, wo nichts ist.
character-watch-medium = Hark
character-watch-medium-style = Gibt sofort aus, was er hat, und spart selten auf etwas Besseres.
character-watch-hard = Sigrun
character-watch-hard-style = Vorsichtig: Sie denkt voraus und wagt wenig.
character-watch-master = Maren
character-watch-master-style = Spielt die nächsten Runden im Kopf durch, bevor sie zieht.
bot-kind-greedy = Planer: denkt seinen ganzen Zug durch
bot-kind-search = Seher: probiert seine Züge einige Runden voraus
