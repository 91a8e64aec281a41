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
term-hero-melisandre-title = Czerwona kapłanka R’hllora
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

## Słowa zależne od tego, co nazywają

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
# W dopełniaczu i w bierniku: „używasz Oshy”, „bierzesz Oshę”.
word-hero-gen =
    { $hero ->
        [mormont] Jeora Mormonta
        [marsh] Bowena Marsha
        [samwell] Samwella Tarly’ego
        [yarwyck] Othella Yarwycka
        [thorne] Ser Allisera Thorne’a
        [melisandre] Melisandre
        [mance] Mance’a Raydera
        [benjen] Benjena Starka
        [ygritte] Ygritte
        [yoren] Yorena
        [qhorin] Qhorina Półrękiego
        [aemon] Aemona Targaryena
        [gilly] Gilly
        [jon] Jona Snow
       *[osha] Oshy
    }
word-hero-acc =
    { $hero ->
        [mormont] Jeora Mormonta
        [marsh] Bowena Marsha
        [samwell] Samwella Tarly’ego
        [yarwyck] Othella Yarwycka
        [thorne] Ser Allisera Thorne’a
        [melisandre] Melisandre
        [mance] Mance’a Raydera
        [benjen] Benjena Starka
        [ygritte] Ygritte
        [yoren] Yorena
        [qhorin] Qhorina Półrękiego
        [aemon] Aemona Targaryena
        [gilly] Gilly
        [jon] Jona Snow
       *[osha] Oshę
    }
# W bierniku.
word-hero-returned =
    { $returned ->
        [mormont] Jeora Mormonta
        [marsh] Bowena Marsha
        [samwell] Samwella Tarly’ego
        [yarwyck] Othella Yarwycka
        [thorne] Ser Allisera Thorne’a
        [melisandre] Melisandre
        [mance] Mance’a Raydera
        [benjen] Benjena Starka
        [ygritte] Ygritte
        [yoren] Yorena
        [qhorin] Qhorina Półrękiego
        [aemon] Aemona Targaryena
        [gilly] Gilly
        [jon] Jona Snow
       *[osha] Oshę
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
# Kto coś robi, na początku zdania i w środku.
word-wildling-first =
    { $wildling ->
        [climber] Wspinacz
        [giant] Olbrzym
        [mammoth] Mamut
       *[regular] Zwykły dziki
    }
word-wildling =
    { $wildling ->
        [climber] wspinacz
        [giant] olbrzym
        [mammoth] mamut
       *[regular] zwykły dziki
    }
# Ten, o którym właśnie była mowa, na początku zdania.
word-wildling-the =
    { $wildling ->
        [climber] Wspinacz
        [giant] Olbrzym
        [mammoth] Mamut
       *[regular] Dziki
    }
# Komu coś się robi: w bierniku, taki sam jest dopełniacz.
word-wildling-whom =
    { $wildling ->
        [climber] wspinacza
        [giant] olbrzyma
        [mammoth] mamuta
       *[regular] zwykłego dzikiego
    }
word-other =
    { $other ->
        [climber] wspinacz
        [giant] olbrzym
        [mammoth] mamut
       *[regular] zwykły dziki
    }
word-clan =
    { $clan ->
        [ice_river] { term-clan-ice-river }
        [cave_people] { term-clan-cave-people }
        [hornfoot] { term-clan-hornfoot }
        [rattlebones] { term-clan-rattlebones }
       *[heart_tree] { term-clan-heart-tree }
    }
# W dopełniaczu.
word-clan-gen =
    { $clan ->
        [ice_river] klanu Zamarzniętej rzeki
        [cave_people] klanu Jaskiniowców
        [hornfoot] klanu Rogostopych
        [rattlebones] klanu Grzechoczących Kości
       *[heart_tree] klanu Drzewa Serca
    }
# Gdzie coś się dzieje. Klient, który pokazuje planszę, nazywa miejsca, inne podają numer ($named).
# Nazwy są w mianowniku; pól i fragmentów Muru taki sam jest biernik.
word-at-intersection =
    { $named ->
        [yes] ({ $intersection })
       *[no] (skrzyżowanie { $intersection })
    }
word-on-path =
    { $named ->
        [yes] ({ $path })
       *[no] (ścieżka { $path })
    }
word-hex =
    { $named ->
        [yes] { $hex }
       *[no] pole { $hex }
    }
word-section =
    { $named ->
        [yes] { $section }
       *[no] fragment Muru { $section }
    }
word-section-holds =
    { $named ->
        [yes] Obrona wytrzymuje ({ $section })
       *[no] Obrona wytrzymuje (fragment Muru { $section })
    }
word-to-section =
    { $named ->
        [yes] { $to }
       *[no] fragment Muru { $to }
    }
# Gdzie na północ od Muru stał dziki: w obozie albo na polanie.
word-from-north =
    { $clan ->
        [ice_river] z obozu { $camp } klanu Zamarzniętej rzeki
        [cave_people] z obozu { $camp } klanu Jaskiniowców
        [hornfoot] z obozu { $camp } klanu Rogostopych
        [rattlebones] z obozu { $camp } klanu Grzechoczących Kości
        [heart_tree] z obozu { $camp } klanu Drzewa Serca
       *[none] z polany ({ word-section })
    }

## Karty w liczbach, w bierniku


cards-lumber =
    { $count ->
        [one] 1 drewno
       *[many] { $count } drewna
    }
cards-brick =
    { $count ->
        [one] 1 glinę
       *[many] { $count } gliny
    }
cards-wool =
    { $count ->
        [one] 1 wełnę
       *[many] { $count } wełny
    }
cards-grain =
    { $count ->
        [one] 1 zboże
       *[many] { $count } zboża
    }
cards-ore =
    { $count ->
        [one] 1 rudę
       *[many] { $count } rudy
    }
cards-patrol =
    { $count ->
        [one] kartę „Patrol zwiadowców”
        [few] { $count } karty „Patrol zwiadowców”
       *[many] { $count } kart „Patrol zwiadowców”
    }
cards-winter =
    { $count ->
        [one] kartę „Nadchodzi zima”
        [few] { $count } karty „Nadchodzi zima”
       *[many] { $count } kart „Nadchodzi zima”
    }
cards-roads =
    { $count ->
        [one] kartę „Budowa dróg”
        [few] { $count } karty „Budowa dróg”
       *[many] { $count } kart „Budowa dróg”
    }
cards-recruits =
    { $count ->
        [one] kartę „Nowi rekruci”
        [few] { $count } karty „Nowi rekruci”
       *[many] { $count } kart „Nowi rekruci”
    }
cards-victory =
    { $count ->
        [one] kartę z punktem zwycięstwa
        [few] { $count } karty z punktem zwycięstwa
       *[many] { $count } kart z punktem zwycięstwa
    }
## Nazwy kart rozwoju

card-patrol = { term-ranger-patrol }
card-winter = { term-winter-is-coming }
card-roads = { term-road-building }
card-recruits = { term-new-recruits }
card-victory = Punkt zwycięstwa
card-lumber = { term-lumber }
card-brick = { term-brick }
card-wool = { term-wool }
card-grain = { term-grain }
card-ore = { term-ore }
card-none = żadna karta

## Zdarzenia: przygotowanie i tura

event-settlement =
    { $rule ->
        [BLD-1]
            { $you ->
                [seat] Budujesz osadę { word-at-intersection }.
               *[none] { $seat } buduje osadę { word-at-intersection }.
            }
       *[other]
            { $you ->
                [seat] Zakładasz osadę { word-at-intersection }.
               *[none] { $seat } zakłada osadę { word-at-intersection }.
            }
    }
event-road =
    { $rule ->
        [DEV-9]
            { $you ->
                [seat] Budujesz drogę za darmo { word-on-path }.
               *[none] { $seat } buduje drogę za darmo { word-on-path }.
            }
        [HERO-A4]
            { $you ->
                [seat] Kładziesz ją na nowo { word-on-path }.
               *[none] { $seat } kładzie ją na nowo { word-on-path }.
            }
       *[other]
            { $you ->
                [seat] Budujesz drogę { word-on-path }.
               *[none] { $seat } buduje drogę { word-on-path }.
            }
    }
event-keep =
    { $you ->
        [seat] Ulepszasz osadę do twierdzy { word-at-intersection }.
       *[none] { $seat } ulepsza osadę do twierdzy { word-at-intersection }.
    }
event-first-cards =
    { $you ->
        [seat] Na początek otrzymujesz { $cards }.
       *[none] { $seat } otrzymuje na początek { $cards }.
    }
event-turn =
    { $you ->
        [seat] Tura { $turn }: twoja kolej.
       *[none] Tura { $turn }: { $seat }.
    }
event-dice =
    { $you ->
        [seat] Rzucasz { $first } + { $second } = { $sum }.
       *[none] { $seat } rzuca { $first } + { $second } = { $sum }.
    }
event-produce =
    { $you ->
        [seat] Otrzymujesz { $cards }.
       *[none] { $seat } otrzymuje { $cards }.
    }
event-shortage = W puli brakuje kart na wszystko, co się należy: { $kinds }.
event-building =
    { $you ->
        [seat] Kończysz handel i przechodzisz do budowy.
       *[none] { $seat } kończy handel i przechodzi do budowy.
    }

## Zdarzenia: siódemka i Tormund

event-seven =
    { $discarding ->
        [0] Siódemka: nikt nie otrzymuje surowców i nikt nie musi odrzucać kart.
        [one] Siódemka: nikt nie otrzymuje surowców. Jeden gracz ma ponad 7 kart i odrzuca połowę.
        [few] Siódemka: nikt nie otrzymuje surowców. { $discarding } graczy ma ponad 7 kart i odrzuca połowę.
       *[many] Siódemka: nikt nie otrzymuje surowców. { $discarding } graczy ma ponad 7 kart i odrzuca połowę.
    }
event-sealed =
    { $masked ->
        [yes]
            { $total ->
                [one] { $seat } wybiera 1 kartę do odrzucenia.
                [few] { $seat } wybiera { $total } karty do odrzucenia.
               *[many] { $seat } wybiera { $total } kart do odrzucenia.
            }
       *[no]
            { $you ->
                [seat] Do odrzucenia wybierasz { $chosen }.
               *[none] { $seat } wybiera do odrzucenia { $chosen }.
            }
    }
event-discard =
    { $you ->
        [seat] Odrzucasz { $cards }.
       *[none] { $seat } odrzuca { $cards }.
    }
event-tormund =
    { $hex ->
        [camp]
            { $you ->
                [seat] Odsyłasz Tormunda do obozu.
               *[none] { $seat } odsyła Tormunda do obozu.
            }
       *[other]
            { $you ->
                [seat] Przesuwasz Tormunda na { word-hex }.
               *[none] { $seat } przesuwa Tormunda na { word-hex }.
            }
    }
event-empty-hands =
    { $you ->
        [seat] Nie masz czego ukraść: nikt przy polu Tormunda nie ma kart.
       *[none] { $seat } nie ma czego ukraść: nikt przy polu Tormunda nie ma kart.
    }
event-nothing-to-steal =
    { $you ->
        [seat] Nic nie kradniesz: { $victim } nie ma kart.
        [victim] { $seat } nic nie kradnie: nie masz kart.
       *[none] { $seat } nic nie kradnie: { $victim } nie ma kart.
    }
event-spared =
    { $you ->
        [seat] Rezygnujesz z kradzieży.
       *[none] { $seat } rezygnuje z kradzieży.
    }
event-steal =
    { $you ->
        [seat] Kradniesz { $cards }. Ofiara: { $victim }.
        [victim] { $seat } kradnie ci { $cards }.
       *[none] { $seat } kradnie { $cards }. Ofiara: { $victim }.
    }

## Zdarzenia: karty rozwoju, karty specjalne, koniec

event-buy =
    { $rule ->
        [HERO-A6]
            { $you ->
                [seat] Płacisz { $cards }, by wybrać kartę rozwoju.
               *[none] { $seat } płaci { $cards }, by wybrać kartę rozwoju.
            }
       *[other]
            { $you ->
                [seat] Kupujesz kartę rozwoju.
               *[none] { $seat } kupuje kartę rozwoju.
            }
    }
event-draw =
    { $rule ->
        [HERO-A6]
            { $masked ->
                [yes] { $seat } zatrzymuje jedną z nich; pozostałe wracają do stosu.
               *[no]
                    { $you ->
                        [seat] Zatrzymujesz { $cards }; pozostałe wracają do stosu.
                       *[none] { $seat } zatrzymuje { $cards }; pozostałe wracają do stosu.
                    }
            }
       *[other]
            { $masked ->
                [yes] { $seat } dobiera kartę rozwoju.
               *[no]
                    { $you ->
                        [seat] Dobierasz { $cards }.
                       *[none] { $seat } dobiera { $cards }.
                    }
            }
    }
event-play =
    { $you ->
        [seat] Zagrywasz kartę „{ $card }”.
       *[none] { $seat } zagrywa kartę „{ $card }”.
    }
event-winter =
    { $you ->
        [seat] Bierzesz z puli { $cards }.
       *[none] { $seat } bierze z puli { $cards }.
    }
event-longest-road =
    { $nobody ->
        [seat]
            { $you ->
                [from] Tracisz kartę „Najdłuższa droga”; czeka odłożona, aż ktoś jako jedyny będzie mieć najdłuższą drogę, z co najmniej 5 odcinków.
               *[none] { $from } traci kartę „Najdłuższa droga”; czeka ona odłożona, aż ktoś jako jedyny będzie mieć najdłuższą drogę, z co najmniej 5 odcinków.
            }
        [from]
            { $you ->
                [seat] Z { $length } drogami w jednym ciągu bierzesz kartę „Najdłuższa droga”.
               *[none] Z { $length } drogami w jednym ciągu { $seat } bierze kartę „Najdłuższa droga”.
            }
       *[none]
            { $you ->
                [seat] Z { $length } drogami w jednym ciągu przejmujesz kartę „Najdłuższa droga”. Traci ją { $from }.
                [from] Z { $length } drogami w jednym ciągu { $seat } odbiera ci kartę „Najdłuższa droga”.
               *[none] Z { $length } drogami w jednym ciągu { $seat } przejmuje kartę „Najdłuższa droga”. Traci ją { $from }.
            }
    }
event-strongest-patrol =
    { $nobody ->
        [seat]
            { $you ->
                [from] Tracisz kartę „Najwięcej patroli”; czeka odłożona, aż ktoś jako jedyny będzie mieć najwięcej Patroli zwiadowców.
               *[none] { $from } traci kartę „Najwięcej patroli”; czeka ona odłożona, aż ktoś jako jedyny będzie mieć najwięcej Patroli zwiadowców.
            }
        [from]
            { $you ->
                [seat] Z { $patrols } Patrolami zwiadowców bierzesz kartę „Najwięcej patroli”.
               *[none] Z { $patrols } Patrolami zwiadowców { $seat } bierze kartę „Najwięcej patroli”.
            }
       *[none]
            { $you ->
                [seat] Z { $patrols } Patrolami zwiadowców przejmujesz kartę „Najwięcej patroli”. Traci ją { $from }.
                [from] Z { $patrols } Patrolami zwiadowców { $seat } odbiera ci kartę „Najwięcej patroli”.
               *[none] Z { $patrols } Patrolami zwiadowców { $seat } przejmuje kartę „Najwięcej patroli”. Traci ją { $from }.
            }
    }
event-victory =
    { $victory_cards ->
        [0]
            { $you ->
                [seat] Wygrywasz z { $points } punktami zwycięstwa!
               *[none] { $seat } wygrywa z { $points } punktami zwycięstwa!
            }
        [one]
            { $you ->
                [seat] Wygrywasz z { $points } punktami zwycięstwa, w tym jednym z karty!
               *[none] { $seat } wygrywa z { $points } punktami zwycięstwa, w tym jednym z karty!
            }
       *[many]
            { $you ->
                [seat] Wygrywasz z { $points } punktami zwycięstwa, w tym { $victory_cards } z kart!
               *[none] { $seat } wygrywa z { $points } punktami zwycięstwa, w tym { $victory_cards } z kart!
            }
    }

## Zdarzenia: strażnicy

event-guard =
    { $rule ->
        [SET-21]
            { $you ->
                [seat] Wystawiasz pierwszego strażnika: { word-section }, pole { $position }.
               *[none] { $seat } wystawia pierwszego strażnika: { word-section }, pole { $position }.
            }
        [GRD-1]
            { $you ->
                [seat] Rekrutujesz strażnika: { word-section }, pole { $position }.
               *[none] { $seat } rekrutuje strażnika: { word-section }, pole { $position }.
            }
        [HERO-A5]
            { $you ->
                [seat] Rekrutujesz strażnika ({ word-section }, pole { $position }) i płacisz { $cards }.
               *[none] { $seat } rekrutuje strażnika ({ word-section }, pole { $position }) i płaci { $cards }.
            }
       *[other]
            { $you ->
                [seat] Wystawiasz strażnika za darmo: { word-section }, pole { $position }.
               *[none] { $seat } wystawia strażnika za darmo: { word-section }, pole { $position }.
            }
    }
event-guard-lost =
    { $you ->
        [seat] Tracisz strażnika z pola 1 ({ word-section }); wraca do twojej puli.
       *[none] { $seat } traci strażnika z pola 1 ({ word-section }).
    }
event-guard-moved =
    { $you ->
        [seat] Przesuwasz strażnika ({ word-section }) na { word-to-section }, pole { $position }.
       *[none] { $seat } przesuwa strażnika ({ word-section }) na { word-to-section }, pole { $position }.
    }

## Zdarzenia: dzicy

event-token =
    { $cause ->
        [settlement]
            { $you ->
                [seat] Odkrywasz żeton dzikich swojej nowej osady: { word-wildling } z { word-clan-gen }.
               *[none] { $seat } odkrywa żeton dzikich nowej osady: { word-wildling } z { word-clan-gen }.
            }
        [keep]
            { $you ->
                [seat] Odkrywasz żeton dzikich swojej nowej twierdzy: { word-wildling } z { word-clan-gen }.
               *[none] { $seat } odkrywa żeton dzikich nowej twierdzy: { word-wildling } z { word-clan-gen }.
            }
        [longest_road]
            { $you ->
                [seat] Odkrywasz żeton dzikich za kartę „Najdłuższa droga”: { word-wildling } z { word-clan-gen }.
               *[none] { $seat } odkrywa żeton dzikich za kartę „Najdłuższa droga”: { word-wildling } z { word-clan-gen }.
            }
        [strongest_patrol]
            { $you ->
                [seat] Odkrywasz żeton dzikich za kartę „Najwięcej patroli”: { word-wildling } z { word-clan-gen }.
               *[none] { $seat } odkrywa żeton dzikich za kartę „Najwięcej patroli”: { word-wildling } z { word-clan-gen }.
            }
       *[hero]
            { $you ->
                [seat] Odkrywasz żeton dzikich za odesłanego: { word-wildling } z { word-clan-gen }.
               *[none] { $seat } odkrywa żeton dzikich za odesłanego: { word-wildling } z { word-clan-gen }.
            }
    }
event-no-token =
    { $you ->
        [seat] Pora odkryć żeton dzikich, ale żadnego już nie ma.
       *[none] { $seat } ma odkryć żeton dzikich, ale żadnego już nie ma.
    }
event-tokens-shuffled =
    { $count ->
        [one] Nie ma już zakrytych żetonów dzikich: nową pulą staje się ten odkryty.
        [few] Nie ma już zakrytych żetonów dzikich: { $count } odkryte po potasowaniu tworzą nową pulę.
       *[many] Nie ma już zakrytych żetonów dzikich: { $count } odkrytych po potasowaniu tworzy nową pulę.
    }
event-no-figure = Na Mroźnych Kłach nie ma już figurki { word-wildling-whom }: nikt nie przybywa.
event-camp = { word-wildling-the } zajmuje obóz { $camp } { word-clan-gen }.
event-rush = Wszystkie pięć obozów { word-clan-gen } jest zajętych: najazd dzikich!
event-wildling-die =
    { $again ->
        [yes] Powtórzony rzut kością dzikich: { $die }.
       *[no] Kość dzikich: { $die }.
    }
event-no-advance =
    { $masked ->
        [yes] Dzicy nie ruszają: żaden szlak nie ma liczby { $die }.
       *[no] Liczba { $die }: dzicy nie ruszają, { word-clan } nie ma nikogo w obozach.
    }
event-advance =
    { $rule ->
        [WILD-27] { word-wildling-first } z { word-clan-gen } rusza szturmem na polanę ({ word-section }).
       *[other] { word-wildling-first } z { word-clan-gen } wychodzi na polanę ({ word-section }).
    }
event-giant = Olbrzym przepędza pierwszego strażnika ({ word-section }) i wraca na Mroźne Kły.
event-wall-holds =
    { $wildlings ->
        [0] { word-section-holds }: na polanie nie ma już nikogo.
        [one]
            { $guards ->
                [one] { word-section-holds }: 1 dziki przeciw 1 strażnikowi.
               *[many] { word-section-holds }: 1 dziki przeciw { $guards } strażnikom.
            }
       *[many]
            { $guards ->
                [one] { word-section-holds }: { $wildlings } dzikich przeciw 1 strażnikowi.
               *[many] { word-section-holds }: { $wildlings } dzikich przeciw { $guards } strażnikom.
            }
    }
event-sixth = Sześciu dzikich przeciw pięciu strażnikom: obrona wytrzymuje ({ word-section }). Na Mroźne Kły wracają przybysz ({ word-wildling }), a z nim { word-other }.
event-breach =
    { $breaches ->
        [1] Przełamanie obrony Muru ({ word-section })! To pierwsze; trzecie kończy grę.
        [2] Przełamanie obrony Muru ({ word-section })! To drugie; trzecie kończy grę.
       *[3] Przełamanie obrony Muru ({ word-section })! To trzecie.
    }
event-cross =
    { $rule ->
        [WILD-15] { word-wildling-the } pokonuje Mur ({ word-section }) i zajmuje { word-hex }.
       *[other] { word-wildling-first } przekracza Mur ({ word-section }) i zajmuje { word-hex }.
    }
event-drive =
    { $you ->
        [seat] Przepędzasz { word-wildling-whom } na Mroźne Kły ({ word-hex }).
       *[none] { $seat } przepędza { word-wildling-whom } na Mroźne Kły ({ word-hex }).
    }
event-sent-back =
    { $rule ->
        [HERO-YGRITTE]
            { $you ->
                [seat] Odsyłasz { word-wildling-whom } na Mroźne Kły ({ word-hex }).
               *[none] { $seat } odsyła { word-wildling-whom } na Mroźne Kły ({ word-hex }).
            }
       *[other]
            { $you ->
                [seat] Odsyłasz { word-wildling-whom } { word-from-north } na Mroźne Kły.
               *[none] { $seat } odsyła { word-wildling-whom } { word-from-north } na Mroźne Kły.
            }
    }
event-overrun =
    { $ending ->
        [breaches]
            { $winners-count ->
                [0] Mur pada po { $breaches } przełamaniach obrony. Remisu w liczbie strażników nie da się rozstrzygnąć: wszyscy przegrywają.
                [one]
                    { $you ->
                        [winners] Mur pada po { $breaches } przełamaniach obrony. Decydują strażnicy na Murze: wygrywasz!
                       *[none] Mur pada po { $breaches } przełamaniach obrony. Decydują strażnicy na Murze: wygrywa { $winners }!
                    }
               *[many]
                    { $you ->
                        [winners] Mur pada po { $breaches } przełamaniach obrony. Decydują strażnicy na Murze: dzielisz zwycięstwo z innymi!
                       *[none] Mur pada po { $breaches } przełamaniach obrony. Decydują strażnicy na Murze: wspólnie wygrywają { $winners }!
                    }
            }
       *[wildlings]
            { $winners-count ->
                [0] Dar zajmuje { $wildlings } dzikich. Remisu w liczbie strażników nie da się rozstrzygnąć: wszyscy przegrywają.
                [one]
                    { $you ->
                        [winners] Dar zajmuje { $wildlings } dzikich. Decydują strażnicy na Murze: wygrywasz!
                       *[none] Dar zajmuje { $wildlings } dzikich. Decydują strażnicy na Murze: wygrywa { $winners }!
                    }
               *[many]
                    { $you ->
                        [winners] Dar zajmuje { $wildlings } dzikich. Decydują strażnicy na Murze: dzielisz zwycięstwo z innymi!
                       *[none] Dar zajmuje { $wildlings } dzikich. Decydują strażnicy na Murze: wspólnie wygrywają { $winners }!
                    }
            }
    }

## Zdarzenia: bohaterowie

event-hero =
    { $side ->
        [B]
            { $you ->
                [seat] Ponownie używasz { word-hero-gen }.
               *[none] { $seat } ponownie używa { word-hero-gen }.
            }
       *[A]
            { $you ->
                [seat] Używasz { word-hero-gen }.
               *[none] { $seat } używa { word-hero-gen }.
            }
    }
event-hero-declined =
    { $you ->
        [seat] Nie używasz teraz { word-hero-gen }.
       *[none] { $seat } nie używa teraz { word-hero-gen }.
    }
event-hero-flipped =
    { $you ->
        [seat] Zatrzymujesz { word-hero-acc } stroną B do góry, na jeszcze jedno użycie.
       *[none] { $seat } zatrzymuje { word-hero-acc } stroną B do góry, na jeszcze jedno użycie.
    }
event-hero-picked =
    { $you ->
        [seat] Odkładasz { word-hero-returned } do puli i bierzesz { word-hero-acc }.
       *[none] { $seat } odkłada { word-hero-returned } do puli i bierze { word-hero-acc }.
    }
event-hero-kept =
    { $you ->
        [seat] Pula bohaterów jest pusta: zatrzymujesz { word-hero-acc } stroną A do góry, jak po wymianie.
       *[none] Pula bohaterów jest pusta: { $seat } zatrzymuje { word-hero-acc } stroną A do góry, jak po wymianie.
    }
event-tragedy =
    { $you ->
        [seat] Trzy jednakowe wyniki, dramat bohaterów: usuwasz z gry { word-hero-acc }.
       *[none] Trzy jednakowe wyniki, dramat bohaterów: { $seat } usuwa z gry { word-hero-acc }.
    }
event-mormont-asked =
    { $cards-count ->
        [0]
            { $you ->
                [seat] Prosisz o surowiec ({ $kind }), ale { $asked } go nie ma.
                [asked] { $seat } prosi cię o surowiec ({ $kind }), ale go nie masz.
               *[none] { $seat } prosi o surowiec ({ $kind }), ale { $asked } go nie ma.
            }
       *[other]
            { $you ->
                [seat] Prosisz o surowiec ({ $kind }), a { $asked } daje ci { $cards }.
                [asked] { $seat } prosi cię o surowiec ({ $kind }); dajesz { $cards }.
               *[none] { $seat } prosi o surowiec ({ $kind }), a { $asked } daje { $cards }.
            }
    }
event-mormont-returned =
    { $you ->
        [seat] W zamian dajesz { $cards }. Otrzymuje: { $with }.
        [with] { $seat } daje ci w zamian { $cards }.
       *[none] { $seat } daje w zamian { $cards }. Otrzymuje: { $with }.
    }
event-hand-seen =
    { $masked ->
        [yes] { $seat } ogląda rękę gracza { $of }.
       *[no]
            { $you ->
                [seat] Oglądasz rękę gracza { $of } i widzisz { $cards }.
                [of] { $seat } ogląda twoją rękę i widzi { $cards }.
               *[none] { $seat } ogląda rękę gracza { $of } i widzi { $cards }.
            }
    }
event-taken =
    { $you ->
        [seat] Zabierasz { $cards }. Traci: { $victim }.
        [victim] { $seat } zabiera ci { $cards }.
       *[none] { $seat } zabiera { $cards }. Traci: { $victim }.
    }
event-looked =
    { $masked ->
        [yes]
            { $shown ->
                [one] { $seat } ogląda ostatnią kartę rozwoju ze stosu.
                [few] { $seat } ogląda { $shown } karty rozwoju ze stosu.
               *[many] { $seat } ogląda { $shown } kart rozwoju ze stosu.
            }
       *[no]
            { $you ->
                [seat]
                    { $shown ->
                        [one] Oglądasz ostatnią kartę rozwoju ze stosu: { $cards }.
                        [few] Oglądasz { $shown } karty rozwoju ze stosu: { $cards }.
                       *[many] Oglądasz { $shown } kart rozwoju ze stosu: { $cards }.
                    }
               *[none]
                    { $shown ->
                        [one] { $seat } ogląda ostatnią kartę rozwoju ze stosu: { $cards }.
                        [few] { $seat } ogląda { $shown } karty rozwoju ze stosu: { $cards }.
                       *[many] { $seat } ogląda { $shown } kart rozwoju ze stosu: { $cards }.
                    }
            }
    }
event-patrol-spent =
    { $you ->
        [seat] Oddajesz jeden ze swoich zagranych Patroli zwiadowców.
       *[none] { $seat } oddaje zagrany Patrol zwiadowców.
    }
event-road-lifted =
    { $you ->
        [seat] Zdejmujesz swoją drogę { word-on-path }.
       *[none] { $seat } zdejmuje drogę { word-on-path }.
    }
event-excused =
    { $you ->
        [seat] Przy tej siódemce niczego nie odrzucasz.
       *[none] { $seat } przy tej siódemce niczego nie odrzuca.
    }
event-gain =
    { $you ->
        [seat] Bierzesz z puli { $cards }.
       *[none] { $seat } bierze z puli { $cards }.
    }
event-special-build =
    { $you ->
        [seat] Specjalna faza budowy: możesz budować i kupować.
       *[none] Specjalna faza budowy: { $seat } może budować i kupować.
    }

## Zdarzenia: handel

event-trade =
    { $you ->
        [seat] Oddajesz do puli { $cards } za { $back }.
       *[none] { $seat } oddaje do puli { $cards } za { $back }.
    }
event-offer =
    { $you ->
        [seat] Oferujesz { $give } za { $take }. Pytani: { $seats }.
       *[none] { $seat } oferuje { $give } za { $take }. Pytani: { $seats }.
    }
event-accept =
    { $you ->
        [seat] Przyjmujesz ofertę.
       *[none] { $seat } przyjmuje ofertę.
    }
event-decline =
    { $you ->
        [seat] Odrzucasz ofertę.
       *[none] { $seat } odrzuca ofertę.
    }
event-counter =
    { $you ->
        [seat] Składasz kontrofertę: { $give } za { $take }.
       *[none] { $seat } składa kontrofertę: { $give } za { $take }.
    }
event-offer-failed =
    { $you ->
        [seat] Nikt nie chce twojej oferty.
       *[none] Nikt nie chce oferty gracza { $seat }.
    }
event-withdraw =
    { $you ->
        [seat] Wycofujesz ofertę.
       *[none] { $seat } wycofuje ofertę.
    }
event-deal =
    { $you ->
        [seat] Wymiana z graczem { $with }: dajesz { $cards }, otrzymujesz { $back }.
        [with] { $seat } daje ci { $cards } i otrzymuje { $back }.
       *[none] Wymiana z graczem { $with }: { $seat } daje { $cards }, otrzymuje { $back }.
    }
event-propose =
    { $you ->
        [seat] Proponujesz wymianę: { $give } za { $take }.
       *[none] { $seat } proponuje wymianę: { $give } za { $take }.
    }
event-reject =
    { $you ->
        [seat] Odrzucasz propozycję gracza { $with }.
        [with] { $seat } odrzuca twoją propozycję.
       *[none] { $seat } odrzuca propozycję gracza { $with }.
    }
event-proposal-closed =
    { $you ->
        [seat] Twoja propozycja jest już nieaktualna.
       *[none] Propozycja gracza { $seat } jest już nieaktualna.
    }

## Odmowy: chwila

refusal-not-your-turn =
    { $you ->
        [active] Chwileczkę: najpierw zdecyduje los, potem znów twoja kolej.
       *[none]
            { $rule ->
                [SET-11] Przygotowanie idzie wokół stołu: teraz wybiera { $active }.
                [SET-12] Przygotowanie idzie wokół stołu: teraz wybiera { $active }.
                [SET-21] Przygotowanie idzie wokół stołu: teraz wybiera { $active }.
                [X56-3] Twoja tura właśnie minęła: specjalna faza budowy jest dla pozostałych, teraz buduje { $active }.
               *[other] To nie twoja kolej: teraz decyduje { $active }.
            }
    }
refusal-pending-decision = Najpierw trzeba dokończyć coś innego: { $decision }.
refusal-roll-first = Najpierw rzuć kośćmi („{ $needs-move }”).
refusal-already-rolled = W tej turze rzut już był.
refusal-not-now =
    { $rule ->
        [TURN-5]
            { $you ->
                [active] Karty rozwoju można zagrywać dopiero po fazie przygotowania.
               *[none] Karty rozwoju zagrywa się tylko we własnej turze; teraz jest tura gracza { $active }.
            }
       *[other] Tormunda przesuwa się tylko po siódemce albo kartą „Patrol zwiadowców”.
    }
refusal-not-trade-phase =
    { $rule ->
        [TRD-1] Teraz nie ma handlu: zaczyna się, gdy gracz, którego jest tura, rzuci kośćmi i rzut zostanie rozpatrzony.
       *[other] Handel w tej turze jest skończony: trwa twoja faza budowy.
    }
refusal-not-build-phase = Trwa jeszcze twoja faza handlu; najpierw ją zamknij („{ $needs-move }”), potem zakończ turę.
refusal-not-in-mode =
    { $rule ->
        [MODE-13] Nie ma czego zamykać: przy tym stole handluje się i buduje w dowolnej kolejności.
        [MODE-3] Pasować można tylko w specjalnej fazie budowy, a ta jest tylko dla pięciu lub sześciu graczy.
       *[other] Strażnicy, bohaterowie i Nowi rekruci należą do Braterstwa Straży; gra podstawowa ich nie ma.
    }
refusal-cannot-win-now =
    { $rule ->
        [END-2] Nie trzeba niczego ogłaszać: wygrywasz od razu, gdy w swojej turze masz punkty zwycięstwa: { $needs-points }.
       *[other] Teraz nie możesz wygrać: potrzeba { $needs-points } punktów zwycięstwa we własnej turze, po rozpatrzeniu kości i wszystkich ich skutków.
    }
refusal-not-winning = Karty z punktem zwycięstwa pozostają zakryte; pokażą się same, gdy dadzą ci zwycięstwo.
refusal-hidden = Tego nie możesz zobaczyć: ręce, stos kart rozwoju i zakryte żetony dzikich są tajne.
refusal-nothing-to-answer = To odpowiedź na pytanie, którego nikt teraz nie zadał.
refusal-not-in-special-build =
    { $rule ->
        [X56-3] Specjalna faza budowy idzie zgodnie z ruchem wskazówek zegara: teraz buduje { $active }.
       *[other] W specjalnej fazie budowy można tylko budować, rekrutować i kupować albo spasować („pass”): bez handlu, kart, bohaterów i zwycięstwa.
    }

## Odmowy: siódemka i Tormund

refusal-no-discard-due = Nie musisz teraz niczego odrzucać.
refusal-wrong-discard =
    { $missing-count ->
        [0]
            { $needs-count ->
                [one] Musisz odrzucić dokładnie 1 kartę, a nie { $named }.
                [few] Musisz odrzucić dokładnie { $needs-count } karty, a nie { $named }.
               *[many] Musisz odrzucić dokładnie { $needs-count } kart, a nie { $named }.
            }
       *[other]
            { $needs-count ->
                [one] Nie możesz odrzucić tego, czego nie masz: o { $missing } za dużo. Musisz odrzucić dokładnie 1 swoją kartę; podano { $named }.
                [few] Nie możesz odrzucić tego, czego nie masz: o { $missing } za dużo. Musisz odrzucić dokładnie { $needs-count } swoje karty; podano { $named }.
               *[many] Nie możesz odrzucić tego, czego nie masz: o { $missing } za dużo. Musisz odrzucić dokładnie { $needs-count } swoich kart; podano { $named }.
            }
    }
refusal-tormund-must-move = Tormund musi zmienić miejsce: wybierz inne.
refusal-bad-tormund-target =
    { $hex ->
        [camp] Tu nie możesz odesłać Tormunda do obozu: przy tym stole musi iść na inne pole.
       *[other] Tormund nie może iść na pole { $hex }: to lodowa pustynia.
    }
refusal-bad-victim =
    { $you ->
        [victim] Nie możesz okraść siebie: przy polu Tormunda do wyboru: { $needs-seats }.
       *[none] Nie możesz okraść gracza { $victim }: przy polu Tormunda do wyboru: { $needs-seats }.
    }
refusal-must-steal = Musisz kraść: wybierz gracza, który ma osadę lub twierdzę przy polu Tormunda.

## Odmowy: budowa

refusal-no-such-place =
    { $rule ->
        [BLD-7] Nie ma ścieżki { $path }; najwyższy numer to { $needs-most }.
        [GRD-1] Nie ma fragmentu Muru { $section }; najwyższy numer to { $needs-most }.
        [TOR-4] Nie ma pola { $hex }; najwyższy numer to { $needs-most }.
        [DEV-5] Nie ma pola { $hex }; najwyższy numer to { $needs-most }.
        [HERO-YGRITTE] Nie ma pola { $hex }; najwyższy numer to { $needs-most }.
       *[other] Nie ma skrzyżowania { $intersection }; najwyższy numer to { $needs-most }.
    }
refusal-cannot-pay = Nie stać cię na to: trzeba zapłacić { $cost }, a musisz jeszcze zdobyć { $needs-cards }.
refusal-no-piece =
    { $piece ->
        [road] Nie masz już dróg: wszystkie są na planszy.
        [settlement] Nie masz już osad: ulepsz którąś do twierdzy, by ją odzyskać.
        [guard] Nie masz już strażników: wszyscy stoją na Murze.
       *[keep] Nie masz już twierdz: wszystkie są na planszy.
    }
refusal-lowest-position-only = Podaj tylko fragment Muru (np. „guard 0”): strażnik sam staje na najniższym wolnym polu.
refusal-section-full =
    { $needs-sections-count ->
        [0] Wszystkie fragmenty Muru są pełne.
       *[other]
            { $section ->
                [none] Wybierz fragment Muru dla strażnika; wolne pola ma fragment { $needs-sections }.
               *[other] Fragment Muru { $section } jest pełny: stoi tam pięciu strażników. Wolne pola ma fragment { $needs-sections }.
            }
    }
refusal-path-taken =
    { $you ->
        [owner] Na ścieżce { $path } masz już drogę.
       *[none] Na ścieżce { $path } jest już droga gracza { $owner }.
    }
refusal-path-closed = Na ścieżce { $path } nie można budować: ścieżki między polami lodowej pustyni oraz między nią a ramką są zamknięte.
refusal-road-not-connected = Droga na ścieżce { $path } nie łączyłaby się z twoimi: musi dotykać twojej osady, twierdzy lub wolnego końca twojej drogi.
refusal-road-not-at-new-settlement = Droga musi dotykać właśnie założonej osady (skrzyżowanie { $intersection }): zbuduj ją na ścieżce { $needs-paths }.
refusal-bad-intersection =
    { $rule ->
        [BLD-12] Na skrzyżowaniu { $intersection } nie możesz założyć osady: skrzyżowanie { $neighbour } jest zabudowane, a osada potrzebuje wolnego skrzyżowania i wszystkich sąsiednich.
       *[other] Na skrzyżowaniu { $intersection } nie możesz budować osady: nie dotyka żadnego lądu.
    }
refusal-distance-rule = Na skrzyżowaniu { $intersection } nie możesz budować: skrzyżowanie { $neighbour } jest zabudowane, a osada potrzebuje wolnego skrzyżowania i wszystkich sąsiednich.
refusal-no-own-road =
    { $needs-paths-count ->
        [0] Do skrzyżowania { $intersection } nie prowadzi żadna twoja droga.
       *[other] Do skrzyżowania { $intersection } nie prowadzi jeszcze twoja droga: wystarczy droga na ścieżce { $needs-paths }.
    }
refusal-not-your-settlement =
    { $needs-intersections-count ->
        [0] Nie masz osady na skrzyżowaniu { $intersection } ani nigdzie indziej, by ulepszyć ją do twierdzy.
       *[other] Twierdza zastępuje twoją osadę, a na skrzyżowaniu { $intersection } jej nie masz; możliwe: { $needs-intersections }.
    }
refusal-not-your-piece = Budujesz tylko własnymi elementami i tylko dla siebie.
refusal-pieces-stay = Co zbudowane, pozostaje na miejscu.

## Odmowy: karty rozwoju

refusal-pile-empty = Nie ma już kart rozwoju do kupienia.
refusal-no-such-card =
    { $rule ->
        [HERO-MANCE] W tej ręce nie ma karty „{ $card }”: weź kartę, którą tam widzisz.
        [HERO-A6] Wśród oglądanych kart nie ma karty „{ $card }”: wybierz jedną z nich.
        [HERO-YOREN] Nie masz zagranej karty „{ $card }” do oddania: liczą się tylko zagrane karty.
       *[other] Nie masz karty „{ $card }”.
    }
refusal-one-card-per-turn = Nie możesz teraz zagrać karty „{ $card }”: w turze wolno zagrać tylko jedną kartę rozwoju, a ta już była.
refusal-bought-this-turn = Karty „{ $card }” nie możesz zagrać w turze, w której ją kupujesz.
refusal-no-effect =
    { $rule ->
        [DEV-7] Karta „{ $card }” nic by ci nie dała: pula jest pusta.
        [DEV-8] Karta „{ $card }” nic by ci nie dała: nie masz już strażników albo na Murze nie ma wolnego pola.
        [DEV-9] Karta „{ $card }” nic by ci nie dała: nie masz już dróg albo miejsca na nie.
       *[other] Karta „{ $card }” nic by ci teraz nie dała.
    }
refusal-wrong-count =
    { $needs-count ->
        [one] Weź dokładnie 1 kartę, a nie { $named }.
        [few] Weź dokładnie { $needs-count } karty, a nie { $named }.
       *[many] Weź dokładnie { $needs-count } kart, a nie { $named }.
    }
refusal-no-wildling-there =
    { $bare ->
        [yes] W grze podstawowej Patrol zwiadowców tylko przesuwa Tormunda: nie ma dzikich do przepędzenia. Wpisz samo „patrol”.
       *[no]
            { $needs-hexes-count ->
                [0] Na Darze nie ma dzikich do przepędzenia: przesuń zamiast tego Tormunda.
               *[other] Z pola { $hex } nie przepędzisz { word-wildling-whom }: nikogo takiego tam nie ma. Dzicy stoją na polach: { $needs-hexes }.
            }
    }

## Odmowy: dzicy

refusal-no-choice =
    { $rule ->
        [WILD-8] Obozu nikt nie wybiera: nowy dziki zajmuje wolny obóz swojego klanu najbliżej Muru.
        [WILD-27] Szlaku nikt nie wybiera: decydują kość dzikich i kolejność obozów.
       *[other] Odkrycia żetonu dzikich nie można odmówić ani odłożyć: następuje natychmiast.
    }
refusal-bad-wildling =
    { $rule ->
        [WILD-23] Z przybyszem nie odeślesz { word-wildling-whom }: na tej polanie nie ma innego. Możliwe: „back” i { $needs-wildlings }.
        [HERO-YGRITTE] Z pola { $hex } nie odeślesz { word-wildling-whom }: nikogo takiego tam nie ma. Dzicy stoją na polach: { $needs-hexes }.
       *[other] Nie ma tam takiego dzikiego. Benjen Stark odsyła jednego z obozu („benjen hornfoot 1”) albo z polany („benjen_clearing 2 regular”), nigdy z Daru.
    }

## Odmowy: bohaterowie

refusal-not-your-hero = { word-hero } nie jest twoim bohaterem; twój to { word-hero-needed }.
refusal-hero-new = Jeszcze nie możesz użyć { word-hero-gen }: w turze, w której bierze się bohatera, on odpoczywa.
refusal-one-hero-per-turn = Nie możesz znowu użyć { word-hero-gen }: w turze wolno użyć tylko jednego bohatera.
refusal-hero-not-now =
    { $rule ->
        [HERO-3] { word-hero-gen } możesz użyć tylko w swojej turze.
        [HERO-4] Przy tym stole { word-hero-gen } można użyć tylko po rzucie.
       *[other]
            { $hero ->
                [samwell] Samwell Tarly pomaga tylko zaraz po produkcji: gdy rzut inny niż 7 nie dał ci żadnej karty.
                [gilly] Gilly pomaga tylko po rzucie, przed rozpatrzeniem kości dzikich.
                [jon] Jon Snow przychodzi sam: przy każdej wyrzuconej siódemce, zanim ktokolwiek odrzuci karty.
                [mance] Mance’a Raydera można użyć dopiero po pełnym rozpatrzeniu kości w twojej turze.
                [thorne] Ser Allisera Thorne’a można użyć tylko, gdy wolno ci budować: po rzucie, nie w fazie handlu.
                [melisandre] Melisandre można użyć tylko, gdy wolno ci budować: po rzucie, nie w fazie handlu.
                [yoren] Yorena można użyć tylko, gdy wolno ci budować: po rzucie, nie w fazie handlu.
               *[other] To nie jest chwila na { word-hero-acc }.
            }
    }
refusal-hero-impossible =
    { $hero ->
        [marsh] Bowen Marsh nie ma co wymienić: potrzeba karty na ręce i innego rodzaju w puli.
        [yarwyck] Othell Yarwyck nie ma drogi do przełożenia: potrzeba takiej, która dotyka innych twoich elementów tylko jednym końcem, i innego dozwolonego miejsca.
        [thorne] Ser Alliser Thorne nie może pomóc: potrzeba strażnika, wolnego pola na Murze i zapłaty z dokładnie jedną zamienioną kartą.
        [melisandre] Melisandre nie może pomóc: potrzeba karty rozwoju w stosie i kart na zapłatę.
        [mance] Mance Rayder nikogo nie znajduje: potrzeba przeciwnika, który ma więcej punktów zwycięstwa niż ty i kartę na ręce.
        [benjen] Benjen Stark nie znajduje dzikich w obozach ani na polanach.
        [ygritte] Ygritte nie znajduje dzikich na Darze.
        [yoren] Yoren nie może pomóc: potrzeba twojego zagranego Patrolu zwiadowców, strażnika i wolnego pola na Murze.
        [qhorin] Qhorin Półręki nie może pomóc: potrzeba Tormunda na polu i karty tego surowca w puli.
        [aemon] Aemon Targaryen nie może przesunąć żadnego twojego strażnika: musi zostać dość strażników przeciw stojącym przed nimi dzikim, a inny fragment Muru musi mieć wolne pole.
        [osha] Osha nie może pomóc: potrzeba pola zajętego przez dzikich przy twojej osadzie lub twierdzy i karty tego surowca w puli za każde pole.
       *[other] { word-hero-gen } nie można teraz użyć: cały efekt musi być możliwy.
    }
refusal-hero-not-used = Bohatera wymienia się lub odwraca tylko zaraz po użyciu.
refusal-hero-forced = Nie możesz odmówić: { word-hero-gen } trzeba użyć przy każdej wyrzuconej siódemce. Wybierz kartę.
refusal-bad-hero-pick =
    { $bare ->
        [yes] Dramatu bohaterów nie można pominąć: trzy jednakowe wyniki zabierają z puli jednego bohatera („remove …”).
       *[no]
            { $rule ->
                [HERO-9] Nie możesz zatrzymać { word-hero-gen }: strona B była ostatnim użyciem. Wybierz innego bohatera: { $needs-heroes }.
                [MODE-16] Nie możesz usunąć { word-hero-gen }: wybierz bohatera z puli: { $needs-heroes }.
               *[other] Nie możesz wziąć { word-hero-gen }: wybierz innego bohatera z puli: { $needs-heroes }.
            }
    }
refusal-bad-target =
    { $needs-seats-count ->
        [0]
            { $rule ->
                [HERO-A1] Jeor Mormont pyta najwyżej dwóch różnych graczy o ten sam surowiec (drugiego: „ask …”).
               *[other] Nikt nie ma naraz więcej punktów zwycięstwa niż ty i karty na ręce, więc nie można użyć Mance’a Raydera.
            }
       *[other]
            { $you ->
                [seat] Siebie nie możesz wybrać; możliwe: { $needs-seats }.
               *[none]
                    { $rule ->
                        [HERO-MANCE] Mance Rayder ogląda rękę przeciwnika, który ma więcej punktów zwycięstwa niż ty i co najmniej jedną kartę. { $seat } nie wchodzi w grę; możliwe: { $needs-seats }.
                       *[other] Ten gracz nie wchodzi tu w grę: { $seat }; możliwe: { $needs-seats }.
                    }
            }
    }
refusal-bad-substitute =
    { $rule ->
        [HERO-A5] Ser Alliser Thorne zamienia dokładnie jedną z kart drewna, gliny i wełny na kartę innego surowca.
       *[other] Melisandre zamienia jedną z kart wełny, zboża i rudy na kartę innego surowca, nigdy więcej.
    }
refusal-bad-road-move = Othell Yarwyck nie może tego zrobić ze ścieżką { $path }; możliwe: { $needs-paths }. Droga dotyka innych twoich elementów tylko jednym końcem, a jej nowe miejsce jest dozwolone bez niej.
refusal-bad-guard-move = Nie możesz przesunąć strażnika z fragmentu Muru { $section }, pole { $position }, na fragment { $to }: musi być twój, pozostałych musi być co najmniej tylu, ilu stoi przed nimi dzikich, a drugi fragment musi mieć wolne pole.
refusal-bad-hex =
    { $needs-hexes-count ->
        [0] Osha bierze karty za jedno pole albo dwa różne, nie więcej („osha 5”, „osha 5 and 9”).
       *[other] Nie możesz wybrać pola { $hex }: Osha bierze karty za jedno lub dwa różne pola zajęte przez dzikich przy twoich osadach i twierdzach, jeśli pula ma ten surowiec. Możliwe: { $needs-hexes }.
    }
refusal-must-take = Po obejrzeniu ręki musisz wziąć z niej kartę („take …”).

## Odmowy: handel

refusal-no-gifts = Bez prezentów: każda strona daje co najmniej jedną kartę.
refusal-same-kind =
    { $rule ->
        [TRD-8] Musisz wziąć inny surowiec, niż dajesz.
        [HERO-A2] Musisz wziąć inny surowiec, niż dajesz.
       *[other] Ten sam surowiec nie może być po obu stronach wymiany.
    }
refusal-bad-rate = Tak nie wymienisz: { $give }. Twój stosunek wymiany ({ $kind }) to { $rate }:1, więc za każdą kartę dajesz { $rate } takie same.
refusal-not-enough-cards = Nie możesz dać { $cards }: musisz jeszcze zdobyć { $needs-cards }.
refusal-supply-empty = Pula nie może ci tego dać; musiałaby mieć jeszcze { $cards }.
refusal-resources-only = Wymieniać można tylko karty surowców.
refusal-only-with-active-player =
    { $you ->
        [active] Handlować można dopiero po fazie przygotowania.
       *[none] Oferty składa tylko gracz, którego jest tura, teraz { $active }. Możesz złożyć propozycję („propose … for …”).
    }
refusal-no-player-trade = Handel między graczami jest przy tym stole wyłączony (opcja { $needs-option }).
refusal-bad-partner = Oferty możesz składać tylko innym graczom: { $needs-seats }.
refusal-too-many-offers =
    { $offers ->
        [one] Jedna twoja oferta w tej turze spełzła na niczym, a ten stół nie pozwala na więcej (opcja { $needs-option }). Możesz jeszcze odpowiadać innym i handlować z pulą.
        [few] { $offers } twoje oferty w tej turze spełzły na niczym, a ten stół nie pozwala na więcej (opcja { $needs-option }). Możesz jeszcze odpowiadać innym i handlować z pulą.
       *[many] { $offers } twoich ofert w tej turze spełzło na niczym, a ten stół nie pozwala na więcej (opcja { $needs-option }). Możesz jeszcze odpowiadać innym i handlować z pulą.
    }
refusal-bad-layout =
    { $problem ->
        [not_toml] To nie jest plik układu: nie da się go odczytać jako TOML.
        [too_long] Ten plik jest za długi na układ.
        [other_mode] Ten układ jest do innego trybu.
        [other_players] Ten układ jest dla innej liczby graczy.
        [unknown] Układ, wpis „{ $entry }”: w tym trybie nie ma takiego klucza.
        [missing] Układ, wpis „{ $entry }”: brakuje tej listy.
        [unreadable] Układ, wpis „{ $entry }”: ten wpis ma niewłaściwą postać.
        [no_place] Układ, wpis „{ $entry }”: na tej planszy nie ma takiego miejsca.
        [doubled_place] Układ, wpis „{ $entry }”: to miejsce występuje dwa razy.
        [missing_place] Układ, wpis „{ $entry }”: brakuje tego miejsca.
        [no_terrain] Układ, wpis „{ $entry }”: nie ma takiego terenu.
        [no_number] Układ, wpis „{ $entry }”: ląd potrzebuje liczby od 2 do 6 lub od 8 do 12.
        [number_on_ice] Układ, wpis „{ $entry }”: lodowa pustynia nie ma liczby; wpisz 0.
        [ice_count] Układ, wpis „{ $entry }”: ta plansza ma inną liczbę pól lodowej pustyni.
        [not_connected] Układ, wpis „{ $entry }”: ląd nie jest spójny.
        [section_count] Układ, wpis „{ $entry }”: Mur ma tu inną liczbę fragmentów.
        [no_land_behind] Układ, wpis „{ $entry }”: za każdym fragmentem Muru musi być ląd.
        [no_path] Układ, wpis „{ $entry }”: nie ma takiej ścieżki do zabudowy.
        [closed_path] Układ, wpis „{ $entry }”: na tej ścieżce nikt nie może budować, więc nie może tam być szlaku handlowego.
        [inner_path] Układ, wpis „{ $entry }”: szlak handlowy potrzebuje ścieżki z lądem tylko po jednej stronie.
        [doubled_route] Układ, wpis „{ $entry }”: ta ścieżka ma dwa szlaki handlowe.
        [no_route] Układ, wpis „{ $entry }”: nie ma takiego szlaku handlowego; szlaki 3:1 są tylko w grze podstawowej.
        [no_label] Układ, wpis „{ $entry }”: kość dzikich ma liczby od 1 do 12.
        [doubled_label] Układ, wpis „{ $entry }”: ta liczba stoi na dwóch szlakach.
        [no_clan] Układ, wpis „{ $entry }”: ten klan nie bierze udziału.
        [no_clearing] Układ, wpis „{ $entry }”: ten szlak nie prowadzi na żadną polanę.
        [two_clearings] Układ, wpis „{ $entry }”: szlaki klanu muszą prowadzić dokładnie na dwie polany.
        [no_colour] Układ, wpis „{ $entry }”: nie ma takiego koloru.
        [no_intersection] Układ, wpis „{ $entry }”: nie ma takiego skrzyżowania.
        [no_founding] Układ, wpis „{ $entry }”: osada nie może tu stać albo gwiazdce brakuje trzech pól.
       *[two_founded] Układ, wpis „{ $entry }”: każdy kolor potrzebuje dwóch osad, w tym jednej z gwiazdką.
    }
refusal-no-offer = Nie ma teraz otwartej oferty.
refusal-no-terms =
    { $you ->
        [with] Ze sobą nie możesz handlować.
       *[none] Nie ma na co odpowiadać: { $with } ani nie przyjmuje oferty, ani nic nie proponuje.
    }
refusal-use-offer = W swojej turze składasz ofertę, a nie propozycję („offer … for …”).

## Fazy i otwarte decyzje

phase-found-settlement = założenie osady
phase-found-road = droga przy nowej osadzie
phase-pre-roll = przed rzutem
phase-rolling = rzut kośćmi
phase-act = handel i budowa
phase-trade = faza handlu
phase-build = faza budowy
phase-discard = odrzucanie po siódemce
phase-tormund = ruch Tormunda
phase-victim = wybór okradanego gracza
phase-stealing = dobranie skradzionej karty
phase-drawing = dobranie karty rozwoju
phase-free-road = darmowe drogi
phase-offer = odpowiedź na ofertę
phase-after-patrol = porównanie Patroli zwiadowców
phase-found-guard = pierwszy strażnik
phase-rolling-wildling = kość dzikich
phase-hero-window = użycie bohatera lub rezygnacja
phase-hero-step = dokończenie użycia bohatera
phase-after-hero = zatrzymanie lub wymiana bohatera
phase-tragedy = wybór bohatera w dramacie bohaterów
phase-token = odkrycie żetonu dzikich
phase-pick-sixth = wybór dzikiego, który wraca
phase-sixth = losowanie dzikiego, który wraca
phase-looking = oglądanie kart rozwoju
phase-special-build = specjalna faza budowy
phase-after-building = porównanie dróg
phase-reveal = odkrycie żetonu dzikich
phase-cover = odłożenie osady na żeton
phase-rush = najazd dzikich
phase-wildlings-move = ruch dzikich
phase-window = pytanie bohaterów
phase-tragic = sprawdzenie dramatu bohaterów
phase-discards = ustalenie, kto odrzuca
phase-hero-done = dokończenie użycia bohatera
phase-over = gra jest skończona

## Rodzaje ruchów

kind-settlement = zbuduj osadę
kind-road = zbuduj drogę
kind-keep = zbuduj twierdzę
kind-buy = kup kartę rozwoju
kind-roll = rzuć kośćmi
kind-building = zakończ handel
kind-end = zakończ turę
kind-declare = ogłoś zwycięstwo
kind-discard = odrzuć karty
kind-tormund = przesuń Tormunda
kind-victim = okradnij gracza
kind-spare = nie kradnij
kind-patrol = zagraj: Patrol zwiadowców
kind-winter = zagraj: Nadchodzi zima
kind-roads = zagraj: Budowa dróg
kind-trade = handluj z pulą
kind-offer = złóż ofertę
kind-accept = przyjmij ofertę
kind-decline = odrzuć ofertę
kind-counter = złóż kontrofertę
kind-withdraw = wycofaj ofertę
kind-deal = dokonaj wymiany
kind-propose = zaproponuj wymianę
kind-reject = odrzuć propozycję
kind-dice = wynik rzutu
kind-steal = dobranie skradzionej karty
kind-draw = dobranie karty rozwoju
kind-guard = zrekrutuj strażnika
kind-recruits = zagraj: Nowi rekruci
kind-drive = przepędź dzikiego z Daru
kind-back = wybierz dzikiego, który wraca
kind-flip = zatrzymaj bohatera stroną B do góry
kind-pick = weź innego bohatera
kind-remove = usuń bohatera z gry
kind-pass = nie buduj więcej
kind-take = weź kartę z ręki
kind-return = daj kartę w zamian
kind-ask = zapytaj innego gracza
kind-done = poprzestań na tym
kind-choose = wybierz kartę rozwoju
kind-wildling = wynik kości dzikich
kind-token = odkrycie żetonu dzikich
kind-leaves = losowanie dzikiego, który wraca
kind-look = pokazanie kart rozwoju
kind-mormont = użyj Jeora Mormonta
kind-marsh = użyj Bowena Marsha
kind-samwell = użyj Samwella Tarly’ego
kind-yarwyck = użyj Othella Yarwycka
kind-thorne = użyj Ser Allisera Thorne’a
kind-melisandre = użyj Melisandre
kind-mance = użyj Mance’a Raydera
kind-benjen = użyj Benjena Starka w obozie
kind-benjen-clearing = użyj Benjena Starka na polanie
kind-ygritte = użyj Ygritte
kind-yoren = użyj Yorena
kind-qhorin = użyj Qhorina Półrękiego
kind-aemon = użyj Aemona Targaryena
kind-gilly = użyj Gilly
kind-jon = użyj Jona Snow
kind-osha = użyj Oshy

## Z czego składa się ruch

argument-intersection = numer skrzyżowania
argument-path = numer ścieżki
argument-hex = numer pola albo „camp”
argument-victim = miejsce ofiary
argument-with = miejsce partnera
argument-seats = miejsca, których to dotyczy
argument-cards = karty
argument-give = co dajesz
argument-take = co bierzesz
argument-first = pierwsza kość
argument-second = druga kość lub drugie pole
argument-thief = miejsce złodzieja
argument-seat = miejsce
argument-card = karta
argument-section = numer fragmentu Muru
argument-position = pole strażnika
argument-to = komu lub dokąd
argument-wildling = rodzaj dzikiego
argument-clan = klan
argument-camp = numer obozu
argument-die = liczba na kości dzikich
argument-hero = bohater
argument-instead = karta do zamiany

## Skąd biorą się punkty i jak kończy się gra

source-settlements = osady
source-keeps = twierdze
source-longest-road = Najdłuższa droga
source-strongest-patrol = Najwięcej patroli
source-victory-cards = karty z punktem zwycięstwa
source-guards = strażnicy

ending-points = zwycięstwo na punkty
ending-breaches = trzecie przełamanie obrony Muru
ending-wildlings = Dar zajęty przez dzikich

## Co robi każdy bohater

hero-mormont-help = W swojej turze: nazwij surowiec i poproś przeciwnika o jego kartę. Kto ją ma, oddaje ją i dostaje w zamian dowolną twoją kartę; potem możesz poprosić jeszcze jednego przeciwnika o ten sam surowiec.
hero-marsh-help = W swojej turze: wymień jedną kartę na kartę innego surowca z puli.
hero-samwell-help = W czyjejkolwiek turze, zaraz po produkcji: jeśli rzut inny niż 7 nie dał ci karty, weź z puli jedną wybraną.
hero-yarwyck-help = W swojej turze: zdejmij jedną ze swoich dróg, która dotyka innych twoich elementów tylko jednym końcem, i połóż ją w innym dozwolonym miejscu.
hero-thorne-help = Gdy wolno ci budować: zrekrutuj strażnika i zapłać kartą innego surowca zamiast drewna, gliny lub wełny.
hero-melisandre-help = Gdy wolno ci budować: kup kartę rozwoju, wybierając ją spośród trzech wierzchnich kart stosu. Jedną kartę kosztu możesz zastąpić innym surowcem.
hero-mance-help = W swojej turze, po rozpatrzeniu kości: obejrzyj rękę przeciwnika, który ma więcej punktów zwycięstwa niż ty, i weź wybraną kartę.
hero-benjen-help = W swojej turze, przed rzutem lub po nim: odeślij dzikiego z obozu lub polany na Mroźne Kły. Potem odkrywa się nowy żeton dzikich.
hero-ygritte-help = W swojej turze, przed rzutem lub po nim: odeślij dzikiego z Daru na Mroźne Kły.
hero-yoren-help = Gdy wolno ci budować: oddaj jeden ze swoich zagranych Patroli zwiadowców i wystaw strażnika za darmo.
hero-qhorin-help = W swojej turze, przed rzutem lub po nim: odeślij Tormunda z pola do obozu i weź kartę surowca z tego pola.
hero-aemon-help = W swojej turze, przed rzutem lub po nim: przesuń jednego ze swoich strażników na inny fragment Muru. Pozostałych musi być co najmniej tylu, ilu stoi przed nimi dzikich.
hero-gilly-help = W czyjejkolwiek turze, po rzucie: każ powtórzyć rzut kością dzikich, zanim zostanie rozpatrzony. Obowiązuje nowy wynik.
hero-jon-help = Przy każdej siódemce, ktokolwiek ją wyrzuci; nie możesz odmówić. Niczego nie odrzucasz, a mając najwyżej 7 kart, bierzesz z puli jedną wybraną.
hero-osha-help = W swojej turze: wybierz jedno lub dwa pola zajęte przez dzikich przy twoich osadach i twierdzach i weź po karcie ich surowca.

## Opcje

option-edition = Wydanie
option-edition-help = Drukowane instrukcje różnią się w kilku punktach. Wydanie ustawia je wszystkie naraz; pojedyncze opcje nadal możesz zmieniać.
option-edition-watch = nasza zalecana mieszanka
option-edition-de = instrukcja niemiecka
option-edition-nl = instrukcja niderlandzka
option-edition-pl = instrukcja polska

option-board = Plansza
option-board-help = Jak rozłożone są tereny i liczby. W grze podstawowej szlaki handlowe pozostają na miejscach; w Braterstwie Straży dla 3 lub 4 graczy miesza się je razem z terenami, chyba że to wyłączysz.
option-board-standard = układ standardowy
option-board-shuffled-terrain = tereny wymieszane, liczby na miejscach
option-board-full-random = tereny i liczby wymieszane

option-shuffle-routes = Wymieszane szlaki handlowe
option-shuffle-routes-help = Czy na wymieszanej planszy miesza się też szlaki handlowe.

option-random-numbers = Losowe liczby
option-random-numbers-help = Czy na planszy można mieszać także liczby. Instrukcja niderlandzka w Braterstwie Straży nigdy ich nie rusza.

option-layout = Układ
option-layout-help = Miejsca terenów, liczb, szlaków handlowych i szlaków, zanim cokolwiek zostanie wymieszane. Stół może mieć własny plik układu.
option-layout-built-in = nasza rekonstrukcja
option-layout-own = własny układ stołu
option-layout-built-in-note = Nasze plansze są rekonstrukcjami: instrukcje pokazują tereny, liczby, szlaki handlowe i miejsca dla początkujących tylko na ilustracjach. Jeśli masz tę grę, wprowadź drukowaną planszę jako własny układ (MODE-19; zaczyna go „frostwall layout new”).
option-layout-own-note = Ten stół gra na własnym układzie, a nie na naszej rekonstrukcji drukowanej planszy (MODE-19).

note-layout-terrain = Pola terenu ({ $kind }): w układzie { $have }, w grze { $box }.
note-layout-number = Liczba { $number }: w układzie { $have }, w grze { $box }.
note-layout-route = Szlaki handlowe ({ $kind }): w układzie { $have }, w grze { $box }.
note-layout-any-route = Szlaki handlowe 3:1: w układzie { $have }, w grze { $box }.

option-start = Początek
option-start-help = Czy sami wybieracie dwie pierwsze osady i drogi. Wariant dla początkujących jest do gry podstawowej na standardowej planszy.
option-start-founding = przygotowanie: wybieracie sami
option-start-beginner = dla początkujących: miejsca z instrukcji

option-oldest = Najstarszy gracz
option-oldest-help = Miejsce, które zaczyna w wariancie dla początkujących, liczone od 0.

option-phases = Fazy
option-phases-help = Czy najpierw się handluje, a potem buduje, czy jedno i drugie w dowolnej kolejności. Pięciu i sześciu graczy zawsze robi to w dowolnej kolejności.
option-phases-separate = najpierw handel, potem budowa
option-phases-combined = handel i budowa w dowolnej kolejności

option-heroes = Bohaterowie
option-heroes-help = Którzy bohaterowie biorą udział. Część jest rozdawana graczom, pozostali leżą w puli.
option-heroes-base11 = 11 z gry podstawowej
option-heroes-extended7 = wszystkich 15, w puli 7 lub 8
option-heroes-all = wszystkich 15, nierozdani w puli

option-mammoths = Mamuty
option-mammoths-help = Czy wśród dzikich są mamuty. Mamut nigdy nie przekracza Muru, ale zostaje na polanie i może skierować innych na południowy wschód.

option-heroic-tragedy = Dramat bohaterów
option-heroic-tragedy-help = Czy trzy jednakowe wyniki zabierają z puli jednego bohatera: usuwa go z gry ten, kto rzucał.

option-roads-per-player = Drogi na gracza
option-roads-per-player-help = Ile dróg ma każdy; wydania się różnią. Przy pięciu i sześciu graczach zawsze 14.
option-roads-per-player-14 = 14 dróg
option-roads-per-player-15 = 15 dróg

option-tormund-camp-on-7 = Obóz Tormunda po siódemce
option-tormund-camp-on-7-help = Czy po wyrzuceniu siódemki wolno odesłać Tormunda do obozu. Wtedy nie ma kradzieży.

option-tormund-camp-on-patrol = Obóz Tormunda po Patrolu zwiadowców
option-tormund-camp-on-patrol-help = Czy Patrol zwiadowców może odesłać Tormunda do obozu. Wtedy nie ma kradzieży.

option-steal = Kradzież po siódemce
option-steal-help = Czy po przesunięciu Tormunda przy siódemce trzeba ukraść kartę. Po Patrolu zwiadowców trzeba zawsze.
option-steal-must = trzeba kraść
option-steal-may = można zrezygnować

option-same-kind-trade = Ten sam surowiec po obu stronach
option-same-kind-trade-help = Czy gracze mogą wymieniać wełnę na wełnę, na przykład 1 za 2.

option-win-timing = Chwila zwycięstwa
option-win-timing-help = Kiedy punkty zwycięstwa sprawdzają się same. W swojej turze, po rozpatrzeniu kości, zawsze możesz ogłosić zwycięstwo.
option-win-timing-end-of-turn = na koniec twojej tury
option-win-timing-immediate = gdy tylko wszystko jest rozpatrzone

option-tiebreak = Remis w liczbie strażników
option-tiebreak-help = Kto wygrywa, gdy grę kończą dzicy, a kilku graczy ma najwięcej strażników. Najpierw zawsze porównuje się punkty zwycięstwa.
option-tiebreak-nl = najniższe pole, potem strażnik najdalej na zachodzie
option-tiebreak-de = strażnik najdalej na zachodzie
option-tiebreak-pl = najwięcej kart surowców, inaczej wszyscy przegrywają

option-sixth-second = Drugi dziki, który wraca
option-sixth-second-help = Szósty dziki przed pięcioma strażnikami wraca na Mroźne Kły razem z jeszcze jednym. To ustala, jak się go wskazuje.
option-sixth-second-choose = wybiera ten, kto to wywołał
option-sixth-second-random = decyduje los

option-sixth-giant = Olbrzym jako szósty
option-sixth-giant-help = Co robi olbrzym, który przychodzi jako szósty przed pięciu strażników.
option-sixth-giant-own-rule = przepędza strażnika, potem następuje przełamanie obrony
option-sixth-giant-mercy = wraca jak każdy szósty dziki

option-preroll-heroes = Bohaterowie przed rzutem
option-preroll-heroes-help = Których bohaterów wolno użyć przed rzutem kośćmi.
option-preroll-heroes-any = wszystkich, którym tekst tego nie zabrania
option-preroll-heroes-listed = tylko Benjena, Ygritte, Qhorina i Aemona

option-breach-skips-occupied = Przełamanie pomija zajęte pola
option-breach-skips-occupied-help = Czy dzicy, którzy przechodzą po przełamaniu obrony, omijają pola, na których już ktoś stoi. W przeciwnym razie zajmują pola linii po kolei.

option-mance-take = Mance Rayder bierze kartę
option-mance-take-help = Czy po obejrzeniu ręki z Mance’em Rayderem trzeba wziąć kartę.
option-mance-take-must = trzeba
option-mance-take-may = można zrezygnować

option-melisandre-substitution = Inna karta u Melisandre
option-melisandre-substitution-help = Czy przy użyciu Melisandre trzeba zapłacić jedną kartą innego surowca.
option-melisandre-substitution-may = można
option-melisandre-substitution-must = trzeba

option-climbers-count = Wspinacze liczą się na Darze
option-climbers-count-help = Czy wspinacze wliczają się do ośmiu dzikich na Darze, którzy kończą grę.

option-founding-tokens = Żetony w fazie przygotowania
option-founding-tokens-help = Czy osady z fazy przygotowania też odkrywają żetony dzikich.
option-founding-tokens-none = bez żetonów
option-founding-tokens-reveal = każda osada odkrywa jeden

option-figure-shortage = Brak figurek
option-figure-shortage-help = Co się dzieje, gdy żeton wzywa dzikiego, a na Mroźnych Kłach nie ma już takiej figurki.
option-figure-shortage-skip = nikt nie przybywa
option-figure-shortage-unlimited = figurek nigdy nie brakuje

option-yoren-recheck = Yoren i Najwięcej patroli
option-yoren-recheck-help = Czy karta „Najwięcej patroli” jest porównywana na nowo, gdy Yoren zabiera zagrany Patrol zwiadowców. W przeciwnym razie zostaje u posiadacza, aż ktoś zagra więcej.

option-vp-cards = Karty z punktem zwycięstwa
option-vp-cards-help = Ile kart z punktem zwycięstwa jest wśród kart rozwoju.

option-resource-cards-per-kind = Karty każdego surowca
option-resource-cards-per-kind-help = Ile kart każdego surowca ma pula na początku.

option-player-trade = Handel między graczami
option-player-trade-help = Czy gracze mogą handlować między sobą. Handel z pulą jest możliwy zawsze.

option-offers-per-turn = Nieudane oferty na turę
option-offers-per-turn-help = Ile ofert lub propozycji każdego gracza może w jednej turze spełznąć na niczym, żeby tura się skończyła. Dokonanych wymian nigdy się nie liczy.
option-offers-per-turn-unlimited = bez ograniczeń

## Boty do wyboru

# Postacie: imię i zdanie o stylu gry.
character-watch-novice = Tam
character-watch-novice-style = Trzyma się na uboczu: woli obejść się bez czegoś, niż handlować.
character-watch-easy = Odda
character-watch-easy-style = Kocha drogi i buduje je nawet tam, gdzie prowadzą donikąd.
character-watch-medium = Hark
character-watch-medium-style = Od razu wydaje to, co ma, i rzadko oszczędza na coś lepszego.
character-watch-hard = Sigrun
character-watch-hard-style = Ostrożna: myśli naprzód i rzadko ryzykuje.
character-watch-master = Maren
character-watch-master-style = Zanim się ruszy, rozgrywa w głowie kilka następnych rund.
bot-kind-greedy = Planista: obmyśla całą swoją turę
bot-kind-search = Wieszcz: wypróbowuje ruchy na kilka tur naprzód
