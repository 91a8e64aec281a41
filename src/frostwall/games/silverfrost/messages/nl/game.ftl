### Silverfrost: de woorden van het spel. Namen van kaarten, reuzen, opdrachten en plekken staan in de kaartenset.
### De sleutels zijn in alle talen gelijk. Begrippen staan in het enkelvoud.

## Spel, personen en tijd

term-game = Silverfrost
term-mode-standard = standaardspel
term-solo = solospel
term-player = speler
term-left = speler links van je
term-starting-player = startspeler
term-claw = Klauw
term-turn = beurt
term-season = seizoen
term-season-summer = zomer
term-season-autumn = herfst
term-season-winter = winter
term-season-spring = lente
term-freezing-cold = Bittere kou
term-difficulty = moeilijkheidsgraad
term-end-of-game = einde van het spel
term-scoring = puntentelling

## Grondstoffen en fiches

term-resource = grondstof
term-birch = berk
term-moss = mos
term-copper = koper
term-nut = noot
term-any = grondstof naar keuze
term-fire = vuur
term-snow = sneeuw
term-point = punt
term-chimney = schoorsteen
term-claw-token = klauwfiche
term-snow-tile = sneeuwtelfiche
term-side-flurry = Sneeuwbui
term-side-snowstorm = Sneeuwstorm
term-general-supply = algemene voorraad
term-own-supply = eigen voorraad

## Dieren

term-animal = dier
term-guard = Zilverwacht
term-species = diersoort
term-species-red-panda = rode panda
term-species-penguin = pinguïn
term-species-falcon = valk
term-species-hare = haas
term-giant = reuzenwezen

## Kaarten

term-card = kaart
term-creature = wezen
term-construction = bouwwerk
term-unique = uniek
term-common = gewoon
term-card-type = kaarttype
term-type-prosperity = welvaart
term-type-governance = bestuur
term-type-production = productie
term-type-destination = bestemming
term-type-traveller = reiziger
term-keyword-hearth = haard
term-keyword-larder = voorraadkamer
term-keyword-lantern = lantaarn
term-keyword-sledge = slee
term-keyword-guard = wacht
term-advantage = voordeel bij het spelen
term-ability = vaardigheid
term-quest = opdracht
term-level-lowland = laaglandopdracht
term-level-highland = hooglandopdracht
term-requirement = voorwaarde
term-snow-card = sneeuwkaart
term-plan-card = plankaart
term-action-card = actiekaart
term-tactics-card = tactiekkaart
term-face-down-cards = gedekte kaarten

## Stapels, gebieden en plaatsen

term-board = speelbord
term-mountain = berg
term-valley = dal
term-city = stad
term-city-space = plaats in de stad
term-hand = hand
term-hand-limit = handlimiet
term-draw-deck = trekstapel
term-discard-pile = aflegstapel
term-quest-stack = opdrachtenstapel
term-giant-stack = reuzenstapel
term-snow-deck = sneeuwstapel
term-place = plek
term-individual-place = individuele plek
term-shared-place = gedeelde plek
term-open-place = open plek
term-area-basic = eenvoudige plek
term-area-hot-spring = Warme bron
term-area-forge = Smidse
term-area-guild = Gilde
term-area-journey = Reis
term-area-beacon = bakenvuur
term-area-destination = bestemmingskaart
term-claw-area = speelgebied van Klauw
term-claw-display = uitstalling van Klauw
term-claw-quest-stack = opdrachtenstapel van Klauw
