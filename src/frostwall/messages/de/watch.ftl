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
