### Catan: Gra o Tron: słownictwo gry.
### Klucze są takie same we wszystkich językach. Pojęcia są w liczbie pojedynczej.

## Gra, warianty i gracze

term-game = Catan: Gra o Tron
term-base-game = gra podstawowa
term-brotherhood = Braterstwo Straży
term-extension = rozszerzenie dla 5-6 graczy
term-nights-watch = Nocna Straż
term-rules-reference = kompendium zasad
term-player = gracz
term-opponent = przeciwnik
term-starting-player = pierwszy gracz
term-turn = tura
term-clockwise = zgodnie z ruchem wskazówek zegara
term-hand = ręka
term-supply = pula
term-victory-point = punkt zwycięstwa
term-victory-point-short = PZ
term-end-of-game = koniec gry
term-tie = remis
term-true-victory = prawdziwe zwycięstwo
term-dramatic-victory = dramatyczne zwycięstwo
term-heroic-tragedy = dramat bohaterów

## Kolory graczy

term-red = czerwony
term-blue = niebieski
term-yellow = żółty
term-black = czarny
term-green = zielony
term-white = biały

## Plansza

term-board = plansza
term-frame-piece = fragment ramki
term-terrain-hex = pole terenu
term-number-token = żeton z liczbą
term-red-numbers = czerwone liczby
term-border-land = pogranicze
term-intersection = skrzyżowanie
term-path = ścieżka
term-trade-route = szlak handlowy

## Tereny

term-forest = las
term-hills = wzgórza
term-pasture = pastwisko
term-fields = pola uprawne
term-mountains = góry
term-ice = lodowa pustynia

## Surowce

term-resource = surowiec
term-resource-card = karta surowca
term-lumber = drewno
term-brick = glina
term-wool = wełna
term-grain = zboże
term-ore = ruda
term-resource-production = produkcja surowców

## Kości

term-production-roll = rzut na produkcję
term-production-die = kość 6-ścienna
term-wildling-die = kość dzikich

## Mur i północ

term-wall = Mur
term-wall-section = fragment Muru
term-wall-position = pole
term-gift = Dar
term-frostfangs = Mroźne Kły
term-tormund = Tormund Złodziej
term-tormunds-camp = Obóz Tormunda
term-clan-area = obszar klanu
term-camp = obóz
term-campfire = ognisko
term-trail = szlak
term-clearing = polana

## Klany

term-clan-ice-river = klan Zamarzniętej rzeki
term-clan-cave-people = klan Jaskiniowców
term-clan-hornfoot = klan Rogostopych
term-clan-rattlebones = klan Grzechoczących Kości
term-clan-heart-tree = klan Drzewa Serca

## Dzicy

term-wildling = dziki
term-regular-wildling = zwykły dziki
term-climber = wspinacz
term-giant = olbrzym
term-mammoth = mamut
term-wildling-token = żeton dzikich
term-place-wildling = tworzenie i przemieszczanie dzikich
term-advance = ruch dzikich
term-rush = najazd dzikich
term-breach = przełamanie obrony Muru
term-breach-track = tor przełamania obrony
term-breach-marker = znacznik przełamania obrony

## Elementy i budowa

term-build = budować
term-recruit = rekrutować
term-buy = kupować
term-build-costs-card = karta kosztów budowy
term-road = droga
term-unbroken-road = ciągła droga
term-settlement = osada
term-keep = twierdza
term-guard = strażnik
term-vp-token = żeton PZ
term-distance-rule = reguła odległości

## Przygotowanie

term-setup = przygotowanie
term-standard-setup = standardowe przygotowanie
term-variable-setup = przygotowanie (zmienne)
term-beginner-setup = przygotowanie (wariant podstawowy)

## Karty

term-development-card = karta rozwoju
term-ranger-patrol = Patrol zwiadowców
term-progress-card = karta postępu
term-winter-is-coming = Nadchodzi zima
term-road-building = Budowa dróg
term-new-recruits = Nowi rekruci
term-victory-point-card = karta z punktem zwycięstwa
term-longclaw = Długi Pazur
term-special-card = karta specjalna
term-longest-road = Najdłuższa droga
term-strongest-patrol = Najwięcej patroli
term-discard-pile = stos kart odrzuconych

## Handel, kradzież i odrzucanie

term-trade = handel
term-trade-with-players = handel z graczami
term-trade-with-supply = handel z pulą
term-steal = kraść
term-discard = odrzucić

## Fazy

term-founding-phase = faza przygotowania
term-production-phase = rzut na produkcję i ruch
term-trade-phase = faza handlu
term-build-phase = faza budowy
term-combined-phase = połączona faza handlu/budowy
term-special-build-phase = specjalna faza budowy

## Karty bohaterów

term-hero-card = karta bohatera
term-heroes-of-the-north = Bohaterowie północy
term-hero-display = pula kart bohaterów
term-hero-side-a = strona A
term-hero-side-b = strona B

## Bohaterowie

term-hero-mormont = Jeor Mormont
term-hero-mormont-title = Lord Dowódca
term-hero-marsh = Bowen Marsh
term-hero-marsh-title = Lord Zarządca
term-hero-samwell = Samwell Tarly
term-hero-samwell-title = Zarządca
term-hero-yarwyck = Othell Yarwyck
term-hero-yarwyck-title = Mistrz Budowniczych
term-hero-thorne = Ser Alliser Thorne
term-hero-thorne-title = Dowódca Zbrojnych
term-hero-melisandre = Melisandre
term-hero-melisandre-title = Czerwona kapłanka R'hllora
term-hero-mance = Mance Rayder
term-hero-mance-title = Król za Murem
term-hero-benjen = Benjen Stark
term-hero-benjen-title = Pierwszy Zwiadowca
term-hero-ygritte = Ygritte
term-hero-ygritte-title = Włóczniczka dzikich
term-hero-yoren = Yoren
term-hero-yoren-title = Wędrująca wrona
term-hero-qhorin = Qhorin Półręki
term-hero-qhorin-title = Zwiadowca
term-hero-aemon = Aemon Targaryen
term-hero-aemon-title = Maester w czerni
term-hero-gilly = Gilly
term-hero-gilly-title = Sojuszniczka spośród dzikich
term-hero-jon = Jon Snow
term-hero-jon-title = Bękart i przywódca
term-hero-osha = Osha
term-hero-osha-title = Informatorka spośród dzikich
