### A Game of Thrones Catan: de woorden van het spel.
### De sleutels zijn in alle talen gelijk. Begrippen staan in het enkelvoud.

## Spel, spelvormen en spelers

term-game = A Game of Thrones Catan
term-base-game = basisspel
term-brotherhood = Broederschap van de Wachters
term-extension = uitbreiding voor 5-6 spelers
term-nights-watch = Nachtwacht
term-rules-reference = bijlage
term-player = speler
term-opponent = andere speler
term-starting-player = startspeler
term-turn = beurt
term-clockwise = met de klok mee
term-hand = hand
term-supply = voorraad
term-victory-point = overwinningspunt
term-victory-point-short = OP
term-end-of-game = einde van het spel
term-tie = gelijke stand
term-true-victory = echte overwinning
term-dramatic-victory = dramatische overwinning
term-heroic-tragedy = heroïsche tragedie

## Spelerskleuren

term-red = rood
term-blue = blauw
term-yellow = geel
term-black = zwart
term-green = groen
term-white = wit

## Speelbord

term-board = speelbord
term-frame-piece = randdeel
term-terrain-hex = landtegel
term-number-token = getallenfiche
term-red-numbers = rode getallen
term-border-land = grensgebied
term-intersection = driesprong
term-path = pad
term-trade-route = handelsroute

## Landschappen

term-forest = bos
term-hills = heuvels
term-pasture = weide
term-fields = akker
term-mountains = gebergte
term-ice = ijsveld

## Grondstoffen

term-resource = grondstof
term-resource-card = grondstoffenkaart
term-lumber = hout
term-brick = baksteen
term-wool = wol
term-grain = graan
term-ore = erts
term-resource-production = grondstoffenopbrengst

## Dobbelstenen

term-production-roll = opbrengstenworp
term-production-die = zeszijdige dobbelsteen
term-wildling-die = wildlingdobbelsteen

## De muur en het noorden

term-wall = de muur
term-wall-section = muurdeel
term-wall-position = wachtersveld
term-gift = de Gift
term-frostfangs = Frostfangs
term-tormund = Tormund
term-tormunds-camp = kamp van Tormund
term-clan-area = clangebied
term-camp = kamp
term-campfire = kampvuur
term-trail = route
term-clearing = open plek

## Clans

term-clan-ice-river = clan van de IJsrivier
term-clan-cave-people = grottenvolk
term-clan-hornfoot = hoornvoeten
term-clan-rattlebones = Rammelbotten
term-clan-heart-tree = clan van de Hartboom

## Wildlingen

term-wildling = wildling
term-regular-wildling = gewone wildling
term-climber = klimmer
term-giant = reus
term-mammoth = mammoet
term-wildling-token = wildlingfiche
term-place-wildling = migreren
term-advance = vooruitgang van wildlingen
term-rush = bestorming door de wildlingen
term-breach = muurdoorbraak
term-breach-track = spoor voor muurdoorbraken
term-breach-marker = muurdoorbraakfiche

## Speelstukken en bouwen

term-build = bouwen
term-recruit = rekruteren
term-buy = kopen
term-build-costs-card = bouwkostenkaart
term-road = straat
term-unbroken-road = weg
term-settlement = dorp
term-keep = burcht
term-guard = wachter
term-vp-token = OP-fiche
term-distance-rule = afstandsregel

## Voorbereiding

term-setup = voorbereiding
term-standard-setup = standaard opbouw
term-variable-setup = variabele opbouw
term-beginner-setup = startopstelling voor beginnende spelers

## Kaarten

term-development-card = ontwikkelingskaart
term-ranger-patrol = Wachterspatrouille
term-progress-card = vooruitgangskaart
term-winter-is-coming = De winter is in aantocht
term-road-building = Stratenbouw
term-new-recruits = Nieuwe rekruten
term-victory-point-card = overwinningspuntkaart
term-longclaw = Langklauw
term-special-card = bijzondere kaart
term-longest-road = Langste weg
term-strongest-patrol = Grootste patrouille
term-discard-pile = aflegstapel

## Handelen, stelen en terugleggen

term-trade = handel
term-trade-with-players = handelen met andere spelers
term-trade-with-supply = handelen met de voorraad
term-steal = stelen
term-discard = terugleggen

## Fasen

term-founding-phase = startopstelling
term-production-phase = opbrengst (stap 1)
term-trade-phase = handelen (stap 2)
term-build-phase = bouwen (stap 3)
term-combined-phase = gecombineerde handels-/bouwfase
term-special-build-phase = speciale bouwfase

## Heldenkaarten

term-hero-card = heldenkaart
term-heroes-of-the-north = Helden van het noorden
term-hero-display = aanbod
term-hero-side-a = A-kant
term-hero-side-b = B-kant

## Helden

term-hero-mormont = Jeor Mormont
term-hero-mormont-title = Lord Commander
term-hero-marsh = Bowen Marsh
term-hero-marsh-title = Eerste Hofmeester
term-hero-samwell = Samwell Tarley
term-hero-samwell-title = Hofmeester
term-hero-yarwyck = Othell Yarwick
term-hero-yarwyck-title = Eerste Bouwmeester
term-hero-thorne = Ser Alliser Thorne
term-hero-thorne-title = Wapenmeester
term-hero-melisandre = Melisandre
term-hero-melisandre-title = Rode priesteres van R'hllor
term-hero-mance = Mance Rayder
term-hero-mance-title = Koning-achter-de-Muur
term-hero-benjen = Benjen Stark
term-hero-benjen-title = Eerste Verkenner
term-hero-ygritte = Ygritte
term-hero-ygritte-title = Speervrouw van de wildlingen
term-hero-yoren = Yoren
term-hero-yoren-title = Zwervende kraai
term-hero-qhorin = Qhorin Halfhand
term-hero-qhorin-title = Verkenner
term-hero-aemon = Aemon Targaryen
term-hero-aemon-title = Maester in het zwart
term-hero-gilly = Gilly
term-hero-gilly-title = Bondgenote uit het volk der wildlingen
term-hero-jon = Jon Snow
term-hero-jon-title = Bastaard en leider
term-hero-osha = Osha
term-hero-osha-title = Informante uit het volk der wildlingen
