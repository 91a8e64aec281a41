### Silverfrost: słownictwo gry. Nazwy kart, olbrzymów, zadań i miejsc są w plikach zestawu kart.
### Klucze są takie same we wszystkich językach. Pojęcia są w liczbie pojedynczej.

## Gra, osoby i czas

term-game = Silverfrost
term-mode-standard = gra standardowa
term-solo = gra solo
term-player = gracz
term-left = gracz po twojej lewej
term-starting-player = pierwszy gracz
term-claw = Pazur
term-turn = tura
term-season = pora roku
term-season-summer = lato
term-season-autumn = jesień
term-season-winter = zima
term-season-spring = wiosna
term-freezing-cold = Siarczysty mróz
term-difficulty = poziom trudności
term-end-of-game = koniec gry
term-scoring = punktacja

## Surowce i żetony

term-resource = surowiec
term-birch = brzoza
term-moss = mech
term-copper = miedź
term-nut = orzech
term-any = dowolny surowiec
term-fire = ogień
term-snow = śnieg
term-point = punkt
term-chimney = komin
term-claw-token = żeton pazura
term-snow-tile = kafelek punktacji śniegu
term-side-flurry = Zadymka
term-side-snowstorm = Śnieżyca
term-general-supply = zasoby ogólne
term-own-supply = własne zasoby

## Zwierzęta

term-animal = zwierzę
term-guard = Srebrna Straż
term-species = gatunek
term-species-red-panda = panda czerwona
term-species-penguin = pingwin
term-species-falcon = sokół
term-species-hare = zając
term-giant = olbrzymie stworzenie

## Karty

term-card = karta
term-creature = stworzenie
term-construction = budowla
term-unique = unikatowa
term-common = zwykła
term-card-type = typ karty
term-type-prosperity = dobrobyt
term-type-governance = zarządzanie
term-type-production = produkcja
term-type-destination = cel podróży
term-type-traveller = podróżnik
term-keyword-hearth = palenisko
term-keyword-larder = spiżarnia
term-keyword-lantern = latarnia
term-keyword-sledge = sanie
term-keyword-guard = straż
term-advantage = korzyść przy zagraniu
term-ability = zdolność
term-quest = zadanie
term-level-lowland = zadanie nizinne
term-level-highland = zadanie wyżynne
term-requirement = wymaganie
term-snow-card = karta śniegu
term-plan-card = karta planu
term-action-card = karta działania
term-tactics-card = karta taktyki
term-face-down-cards = zakryte karty

## Stosy, obszary i miejsca

term-board = plansza
term-mountain = góra
term-valley = dolina
term-city = miasto
term-city-space = miejsce w mieście
term-hand = ręka
term-hand-limit = limit kart na ręce
term-draw-deck = talia
term-discard-pile = stos kart odrzuconych
term-quest-stack = stos zadań
term-giant-stack = stos olbrzymów
term-snow-deck = stos śniegu
term-place = miejsce
term-individual-place = miejsce pojedyncze
term-shared-place = miejsce wspólne
term-open-place = miejsce otwarte
term-area-basic = miejsce podstawowe
term-area-hot-spring = Gorące źródło
term-area-forge = Kuźnia
term-area-guild = Gildia
term-area-journey = Podróż
term-area-beacon = ogień sygnałowy
term-area-destination = karta celu podróży
term-claw-area = obszar gry Pazura
term-claw-display = wystawka Pazura
term-claw-quest-stack = stos zadań Pazura
