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
term-giant = olbrzym

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

## Słowa zależne od tego, co nazywają. Ilości są w bierniku.

seat-claw = { term-claw }
cards-birch =
    { $count ->
        [one] 1 brzozę
        [few] { $count } brzozy
       *[many] { $count } brzóz
    }
cards-moss =
    { $count ->
        [one] 1 mech
        [few] { $count } mchy
       *[many] { $count } mchów
    }
cards-copper =
    { $count ->
        [one] 1 miedź
       *[many] { $count } miedzi
    }
cards-nut =
    { $count ->
        [one] 1 orzech
        [few] { $count } orzechy
       *[many] { $count } orzechów
    }
cards-fire =
    { $count ->
        [one] 1 ogień
        [few] { $count } ognie
       *[many] { $count } ogni
    }
cards-point =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
cards-any =
    { $count ->
        [one] 1 dowolny surowiec
        [few] { $count } dowolne surowce
       *[many] { $count } dowolnych surowców
    }
# Karty i zadania zestawu: nazwy w cudzysłowie, bo się nie odmieniają.
cards-named =
    { $count ->
        [one] „{ $name }”
       *[many] { $count } × „{ $name }”
    }
quests-named =
    { $count ->
        [one] „{ $name }”
       *[many] { $count } × „{ $name }”
    }
# Karty w bierniku: nazwane po słowie „karta”, bo nazwy się nie odmieniają.
word-cards =
    { $masked ->
        [yes] { $cards }
       *[no]
            { $cards-count ->
                [one] kartę { $cards }
               *[many] karty: { $cards }
            }
    }
word-quests =
    { $masked ->
        [yes] { $cards }
       *[no]
            { $cards-count ->
                [one] zadanie { $cards }
               *[many] zadania: { $cards }
            }
    }
# Zadania, których patrzący nie może znać.
quests-hidden =
    { $count ->
        [0] żadnego zadania nizinnego
        [one] 1 zadanie nizinne
        [few] { $count } zadania nizinne
       *[many] { $count } zadań nizinnych
    }
word-goods =
    { $good ->
        [birch]
            { $n ->
                [one] 1 brzozę
                [few] { $n } brzozy
               *[many] { $n } brzóz
            }
        [moss]
            { $n ->
                [one] 1 mech
                [few] { $n } mchy
               *[many] { $n } mchów
            }
        [copper]
            { $n ->
                [one] 1 miedź
               *[many] { $n } miedzi
            }
        [nut]
            { $n ->
                [one] 1 orzech
                [few] { $n } orzechy
               *[many] { $n } orzechów
            }
        [fire]
            { $n ->
                [one] 1 ogień
                [few] { $n } ognie
               *[many] { $n } ogni
            }
       *[point]
            { $n ->
                [one] 1 punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            }
    }
word-snow =
    { $n ->
        [one] 1 śnieg
        [few] { $n } śniegi
       *[many] { $n } śniegów
    }
word-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# W narzędniku: „grasz pandami czerwonymi”.
word-species =
    { $species ->
        [red_panda] pandami czerwonymi
        [penguin] pingwinami
        [falcon] sokołami
       *[hare] zającami
    }
# Co jest umieszczane: przez ciebie, przez kogoś innego.
word-figure-yours =
    { $figure ->
        [guard] swoją Srebrną Straż
       *[animal] zwierzę
    }
word-figure =
    { $figure ->
        [guard] Srebrną Straż
       *[animal] zwierzę
    }
# Miejsce na planszy albo karta z miejscem.
word-spot =
    { $place ->
        [none] „{ $card }” (karta { $slot })
       *[other] „{ $place }”
    }
word-play-from =
    { $from ->
        [hand] z ręki
        [valley] z doliny
        [revealed] spośród oglądanych
       *[discard] ze stosu kart odrzuconych
    }
word-play-into =
    { $own ->
        [yes] { "" }
       *[no]
            { $you ->
                [city] , do twojego miasta
               *[none] , do miasta gracza { $city }
            }
    }
word-play-chimney =
    { $chimney ->
        [none] { "" }
       *[other] , kominem na „{ $chimney }”
    }
word-play-advantage =
    { $advantage ->
        [none] { "" }
       *[other] , z korzyścią „{ $advantage }”
    }
word-chimney-gone =
    { $chimney ->
        [yes] { " " }Komin z tej karty opuszcza grę.
       *[no] { "" }
    }
# Karta własnego miasta i dowolnego miasta, w ruchu.
word-card-of-yours =
    { $slot-card ->
        [none] karta { $slot }
       *[other] „{ $slot-card }” (karta { $slot })
    }
word-card-there =
    { $you ->
        [city] { word-card-of-yours } w twoim mieście
       *[none] { word-card-of-yours } w mieście gracza { $city }
    }
word-effect =
    { $effect ->
        [0] { "" }
       *[other] { " " }(efekt { $effect })
    }
word-move-from =
    { $source ->
        [hand] z ręki
        [valley] z doliny
        [revealed] spośród oglądanych
       *[discard] ze stosu kart odrzuconych
    }
word-move-chimney =
    { $chimney ->
        [0] { "" }
       *[other]
            { $chimney-card ->
                [none] , kominem na karcie { $chimney }
               *[other] , kominem na „{ $chimney-card }” (karta { $chimney })
            }
    }
word-move-advantage =
    { $advantage ->
        [0] { "" }
       *[other]
            { $advantage-card ->
                [none] , z korzyścią karty { $advantage }
               *[other] , z korzyścią „{ $advantage-card }” (karta { $advantage })
            }
    }
word-move-into =
    { $into-count ->
        [0] { "" }
       *[other] , do miasta gracza { $into }
    }
# Gdzie w plikach zestawu.
word-file =
    { $entry ->
        [none]
            { $field ->
                [none] { $file }
               *[other] { $file }, { $field }
            }
       *[other]
            { $field ->
                [none] { $file }, { $entry }
               *[other] { $file }, { $entry }, { $field }
            }
    }
# Karty planu i leżącej na niej karty działania; w dopełniaczu.
word-corner =
    { $corner ->
        [0] lewego górnego rogu
        [1] prawego górnego rogu
        [2] prawego dolnego rogu
       *[3] lewego dolnego rogu
    }
word-arrow =
    { $arrow ->
        [down] w dół
       *[up] w górę
    }

## Przygotowanie

event-species =
    { $you ->
        [seat] Grasz { word-species }.
       *[none] { $seat } gra { word-species }.
    }
event-lay-quest = Na stół trafia zadanie wyżynne „{ $quest }”.
event-draw-quest =
    { $you ->
        [seat] Dobierasz ze stosu zadań { word-quests }.
       *[none] { $seat } dobiera ze stosu zadań { word-quests }.
    }
event-chosen =
    { $you ->
        [seat] Wybierasz zadanie nizinne, które zatrzymasz.
       *[none] { $seat } wybiera zadanie nizinne do zatrzymania.
    }
event-keep-quests =
    { $you ->
        [seat] Z dobranych zatrzymujesz { word-quests }.
       *[none] { $seat } zatrzymuje z dobranych { word-quests }.
    }
event-return-quest =
    { $you ->
        [seat] Odkładasz pod stos zadań { word-quests }.
       *[none] { $seat } odkłada pod stos zadań { word-quests }.
    }
event-mulligan =
    { $you ->
        [seat] Odrzucasz całą rękę ({ $cards }) i dobierasz tyle samo nowych kart.
       *[none] { $seat } odrzuca całą rękę ({ $cards }) i dobiera tyle samo nowych kart.
    }

## Tura: zwierzęta i karty

event-place =
    { $you ->
        [seat] Umieszczasz { word-figure-yours }: „{ $place }”.
       *[none] { $seat } umieszcza { word-figure }: „{ $place }”.
    }
event-visit =
    { $own ->
        [yes]
            { $you ->
                [seat] Umieszczasz { word-figure-yours } na swojej karcie „{ $card }”.
               *[none] { $seat } umieszcza { word-figure } na karcie „{ $card }” we własnym mieście.
            }
       *[no]
            { $you ->
                [seat] Umieszczasz { word-figure-yours } na karcie „{ $card }” w mieście gracza { $owner }.
                [owner] { $seat } umieszcza { word-figure } na karcie „{ $card }” w twoim mieście.
               *[none] { $seat } umieszcza { word-figure } na karcie „{ $card }” w mieście gracza { $owner }.
            }
    }
event-play =
    { $you ->
        [seat] Zagrywasz kartę „{ $card }” { word-play-from }{ word-play-into }{ word-play-chimney }{ word-play-advantage }.
       *[none] { $seat } zagrywa kartę „{ $card }” { word-play-from }{ word-play-into }{ word-play-chimney }{ word-play-advantage }.
    }
event-land =
    { $own ->
        [yes]
            { $you ->
                [seat] Do twojego miasta trafia „{ $card }” jako karta { $slot }.
               *[none] Do miasta gracza { $city } trafia „{ $card }” jako karta { $slot }.
            }
       *[no]
            { $you ->
                [city] Do twojego miasta trafia „{ $card }” jako karta { $slot }.
               *[none] Do miasta gracza { $city } trafia „{ $card }” jako karta { $slot }.
            }
    }
event-use =
    { $you ->
        [seat] Używasz zdolności karty „{ $card }”.
       *[none] { $seat } używa zdolności karty „{ $card }”.
    }
event-react =
    { $you ->
        [seat] Działa twoja karta „{ $card }”.
       *[none] Działa karta „{ $card }” gracza { $seat }.
    }
event-activate =
    { $own ->
        [yes]
            { $you ->
                [seat] Aktywujesz swoją kartę „{ $card }”.
               *[none] { $seat } aktywuje kartę „{ $card }”.
            }
       *[no]
            { $you ->
                [seat] Aktywujesz kartę „{ $card }” w mieście gracza { $owner }.
                [owner] { $seat } aktywuje kartę „{ $card }” w twoim mieście.
               *[none] { $seat } aktywuje kartę „{ $card }” w mieście gracza { $owner }.
            }
    }
event-copy =
    { $you ->
        [seat] Wykonujesz bez zwierzęcia akcję miejsca „{ $place }”.
       *[none] { $seat } wykonuje bez zwierzęcia akcję miejsca „{ $place }”.
    }
event-recall =
    { $you ->
        [seat] Zabierasz z powrotem { word-figure-yours }.
       *[none] { $seat } zabiera z powrotem { word-figure }.
    }
event-move =
    { $you ->
        [seat] Przesuwasz { word-figure-yours }: „{ $place }”.
       *[none] { $seat } przesuwa { word-figure }: „{ $place }”.
    }
event-remove =
    { $you ->
        [seat] Usuwasz kartę „{ $card }” ze swojego miasta.{ word-chimney-gone }
       *[none] { $seat } usuwa kartę „{ $card }” ze swojego miasta.{ word-chimney-gone }
    }
event-chimney =
    { $from ->
        [none]
            { $you ->
                [seat] Odzyskujesz komin, który był poza grą.
               *[none] { $seat } odzyskuje komin, który był poza grą.
            }
       *[other]
            { $to ->
                [none]
                    { $you ->
                        [seat] Zdejmujesz komin z karty „{ $from }” i możesz użyć go ponownie.
                       *[none] { $seat } zdejmuje komin z karty „{ $from }” i może użyć go ponownie.
                    }
               *[other]
                    { $you ->
                        [seat] Przenosisz komin z karty „{ $from }” na „{ $to }”.
                       *[none] { $seat } przenosi komin z karty „{ $from }” na „{ $to }”.
                    }
            }
    }
event-store =
    { $you ->
        [seat] Kładziesz żetony na karcie „{ $card }”.
       *[none] { $seat } kładzie żetony na karcie „{ $card }”.
    }

## Dobra i karty

event-take =
    { $rule ->
        [DEST-4]
            { $you ->
                [seat] Bierzesz { word-goods } za wizytę w twoim mieście.
               *[none] { $seat } bierze { word-goods } za wizytę w swoim mieście.
            }
        [GUARD-4]
            { $you ->
                [seat] Bierzesz { word-goods }, bo twoja Srebrna Straż przychodzi na puste miejsce.
               *[none] { $seat } bierze { word-goods }, bo Srebrna Straż przychodzi na puste miejsce.
            }
        [SEAS-A1]
            { $you ->
                [seat] Bierzesz { word-goods } za karty w swoim mieście.
               *[none] { $seat } bierze { word-goods } za karty w swoim mieście.
            }
        [SEAS-W1]
            { $you ->
                [seat] Bierzesz { word-goods } za karty w swoim mieście.
               *[none] { $seat } bierze { word-goods } za karty w swoim mieście.
            }
        [SEAS-F1]
            { $you ->
                [seat] Bierzesz { word-goods } za karty w swoim mieście.
               *[none] { $seat } bierze { word-goods } za karty w swoim mieście.
            }
        [BEAC-2]
            { $you ->
                [seat] Bierzesz { word-goods } za pole olbrzyma.
               *[none] { $seat } bierze { word-goods } za pole olbrzyma.
            }
        [SOLO-17]
            { $you ->
                [seat] Bierzesz { word-goods } za swoją Srebrną Straż.
               *[none] { $seat } bierze { word-goods } za swoją Srebrną Straż.
            }
        [SOLO-22]
            { $you ->
                [seat] Bierzesz { word-goods } przy ogniu sygnałowym.
               *[none] { $seat } bierze { word-goods } przy ogniu sygnałowym, jak każe karta działania.
            }
       *[other]
            { $you ->
                [seat] Bierzesz { word-goods }.
               *[none] { $seat } bierze { word-goods }.
            }
    }
event-pay =
    { $rule ->
        [SNOW-14]
            { $you ->
                [seat] Płacisz { word-goods }, by usunąć śnieg.
               *[none] { $seat } płaci { word-goods }, by usunąć śnieg.
            }
        [WORK-6]
            { $you ->
                [seat] Płacisz { word-goods } za miejsce.
               *[none] { $seat } płaci { word-goods } za miejsce.
            }
        [CHIM-2]
            { $you ->
                [seat] Płacisz { word-goods } za użycie komina.
               *[none] { $seat } płaci { word-goods } za użycie komina.
            }
       *[other]
            { $you ->
                [seat] Płacisz { word-goods }.
               *[none] { $seat } płaci { word-goods }.
            }
    }
event-give =
    { $to ->
        [none]
            { $you ->
                [seat] Nikt nie może przyjąć daru, więc płacisz do zasobów ogólnych { word-goods }.
               *[none] Nikt nie może przyjąć daru, więc { $seat } płaci do zasobów ogólnych { word-goods }.
            }
       *[other]
            { $arrives ->
                [no]
                    { $you ->
                        [seat] Dajesz { word-goods }; trafia to do zasobów ogólnych, bo { $to } nie bierze surowców.
                       *[none] { $seat } daje { word-goods }; trafia to do zasobów ogólnych, bo { $to } nie bierze surowców.
                    }
               *[yes]
                    { $rule ->
                        [SOLO-51]
                            { $you ->
                                [seat] Dajesz { word-goods } za miejsce z żetonem pazura. Otrzymuje: { $to }.
                               *[none] { $seat } daje { word-goods } za miejsce z żetonem pazura. Otrzymuje: { $to }.
                            }
                        [SOLO-52]
                            { $you ->
                                [seat] Dajesz { word-goods } za miejsce z żetonem pazura. Otrzymuje: { $to }.
                               *[none] { $seat } daje { word-goods } za miejsce z żetonem pazura. Otrzymuje: { $to }.
                            }
                       *[other]
                            { $you ->
                                [seat] Dajesz { word-goods }. Otrzymuje: { $to }.
                                [to] { $seat } daje ci { word-goods }.
                               *[none] { $seat } daje { word-goods }. Otrzymuje: { $to }.
                            }
                    }
            }
    }
event-draw =
    { $you ->
        [seat] Dobierasz { word-cards }.
       *[none] { $seat } dobiera { word-cards }.
    }
event-full-hand =
    { $rule ->
        [HAND-1]
            { $you ->
                [seat]
                    { $n ->
                        [one] Twoja ręka jest pełna: 1 karta nie zostaje dobrana.
                        [few] Twoja ręka jest pełna: { $n } karty nie zostają dobrane.
                       *[many] Twoja ręka jest pełna: { $n } kart nie zostaje dobranych.
                    }
               *[none]
                    { $n ->
                        [one] Ręka gracza { $seat } jest pełna: 1 karta nie zostaje dobrana.
                        [few] Ręka gracza { $seat } jest pełna: { $n } karty nie zostają dobrane.
                       *[many] Ręka gracza { $seat } jest pełna: { $n } kart nie zostaje dobranych.
                    }
            }
       *[other]
            { $you ->
                [seat]
                    { $n ->
                        [one] Na twojej ręce nie ma miejsca na 1 z kart.
                       *[many] Na twojej ręce nie ma miejsca na { $n } z kart.
                    }
               *[none]
                    { $n ->
                        [one] Na ręce gracza { $seat } nie ma miejsca na 1 z kart.
                       *[many] Na ręce gracza { $seat } nie ma miejsca na { $n } z kart.
                    }
            }
    }
event-discard =
    { $rule ->
        [FORGE-1]
            { $you ->
                [seat] W Kuźni odrzucasz { word-cards }.
               *[none] { $seat } odrzuca w Kuźni { word-cards }.
            }
        [JOUR-2]
            { $you ->
                [seat] Za Podróż odrzucasz { word-cards }.
               *[none] { $seat } odrzuca za Podróż { word-cards }.
            }
       *[other]
            { $you ->
                [seat] Odrzucasz { word-cards }.
               *[none] { $seat } odrzuca { word-cards }.
            }
    }
event-give-cards =
    { $you ->
        [seat] Dajesz { word-cards }. Otrzymuje: { $to }.
        [to] { $seat } daje ci { word-cards }.
       *[none] { $seat } daje { word-cards }. Otrzymuje: { $to }.
    }
event-take-card =
    { $you ->
        [seat] Bierzesz na rękę { word-cards }.
       *[none] { $seat } bierze na rękę { word-cards }.
    }
event-discard-valley =
    { $you ->
        [seat] Odkładasz z doliny na stos kart odrzuconych { $cards }.
       *[none] { $seat } odkłada z doliny na stos kart odrzuconych { $cards }.
    }
event-look =
    { $source ->
        [discard]
            { $you ->
                [seat] Oglądasz ze stosu kart odrzuconych { word-cards }.
               *[none] { $seat } ogląda ze stosu kart odrzuconych { word-cards }.
            }
       *[none]
            { $you ->
                [seat] Oglądasz z talii { word-cards }.
               *[none] { $seat } ogląda z talii { word-cards }.
            }
    }
event-keep-cards =
    { $you ->
        [seat] Zatrzymujesz { word-cards }.
       *[none] { $seat } zatrzymuje { word-cards }.
    }
event-put-back =
    { $target ->
        [discard]
            { $you ->
                [seat] Odkładasz na stos kart odrzuconych { word-cards }.
               *[none] { $seat } odkłada na stos kart odrzuconych { word-cards }.
            }
       *[none]
            { $you ->
                [seat] Odkładasz pod talię { word-cards }.
               *[none] { $seat } odkłada pod talię { word-cards }.
            }
    }
event-tuck =
    { $you ->
        [seat] Wsuwasz { $cards } rewersem do góry pod kartę „{ $card }”.
       *[none] { $seat } wsuwa { $cards } rewersem do góry pod kartę „{ $card }”.
    }
event-tuck-looked =
    { $you ->
        [seat] Wsuwasz { $cards } rewersem do góry pod kartę, która na to pozwala.
       *[none] { $seat } wsuwa { $cards } rewersem do góry pod kartę, która na to pozwala.
    }
event-tuck-unseen =
    { $you ->
        [seat] Bez oglądania wsuwasz wierzchnią kartę talii pod „{ $card }”.
       *[none] { $seat } wsuwa bez oglądania wierzchnią kartę talii pod „{ $card }”.
    }
event-reshuffle =
    { $count ->
        [one] Talia jest pusta: nową talią staje się jedyna karta ze stosu kart odrzuconych.
        [few] Talia jest pusta: { $count } karty ze stosu kart odrzuconych po potasowaniu tworzą nową talię.
       *[many] Talia jest pusta: { $count } kart ze stosu kart odrzuconych po potasowaniu tworzy nową talię.
    }
event-reveal =
    { $stacked ->
        [yes] W dolinie pojawia się jeszcze raz „{ $card }” i dołącza do karty na polu { $space }.
       *[no]
            { $space ->
                [0] W dolinie nie ma pola dla karty „{ $card }”, więc trafia na stos kart odrzuconych.
               *[other] W dolinie na polu { $space } pojawia się „{ $card }”.
            }
    }

## Olbrzymy i zadania

event-giant-rises = Na polu góry { $slot } pojawia się olbrzym: { $giant }.
event-giant-leaves = Górę opuszcza olbrzym: { $giant }.
event-giants-leave = Wszystkie olbrzymy opuszczają górę.
event-use-giant =
    { $you ->
        [seat] Prosisz o pomoc olbrzyma na polu góry { $slot }: { $giant }.
       *[none] { $seat } prosi o pomoc olbrzyma na polu góry { $slot }: { $giant }.
    }
event-complete =
    { $level ->
        [highland]
            { $you ->
                [seat] Wykonujesz zadanie wyżynne „{ $quest }”, na koniec warte { word-points }.
               *[none] { $seat } wykonuje zadanie wyżynne „{ $quest }”, na koniec warte { word-points }.
            }
       *[lowland]
            { $you ->
                [seat] Wykonujesz zadanie nizinne „{ $quest }”, na koniec warte { word-points }.
               *[none] { $seat } wykonuje zadanie nizinne „{ $quest }”, na koniec warte { word-points }.
            }
    }

## Śnieg

event-snow-falls =
    { $falls ->
        [yes]
            { $place ->
                [none] Śnieg pada w dolinie na kartę „{ $card }” (pole { $space }).
               *[other] Śnieg pada na miejsce „{ $place }”.
            }
       *[no]
            { $place ->
                [none]
                    { $card ->
                        [none] Śnieg nie pada: pole { $space } w dolinie jest puste.
                       *[other] Śnieg nie pada w dolinie na kartę „{ $card }” (pole { $space }): już na niej leży.
                    }
               *[other] Śnieg nie pada na miejsce „{ $place }”: już tam leży.
            }
    }
event-put-snow =
    { $place ->
        [none]
            { $you ->
                [seat] Kładziesz śnieg w dolinie na kartę „{ $card }”.
               *[none] { $seat } kładzie śnieg w dolinie na kartę „{ $card }”.
            }
       *[other]
            { $you ->
                [seat] Kładziesz śnieg na miejsce „{ $place }”.
               *[none] { $seat } kładzie śnieg na miejsce „{ $place }”.
            }
    }
event-city-snow =
    { $you ->
        [seat] Śnieg pada na twoją kartę „{ $card }” (karta { $slot }).
       *[none] Śnieg pada na kartę „{ $card }” w mieście gracza { $seat } (karta { $slot }).
    }
event-clear-place =
    { $you ->
        [seat] Usuwasz i zatrzymujesz { word-snow } z miejsca „{ $place }”.
       *[none] { $seat } usuwa i zatrzymuje { word-snow } z miejsca „{ $place }”.
    }
event-clear-valley =
    { $you ->
        [seat] Usuwasz i zatrzymujesz { word-snow } z karty „{ $card }” w dolinie (pole { $space }).
       *[none] { $seat } usuwa i zatrzymuje { word-snow } z karty „{ $card }” w dolinie (pole { $space }).
    }
event-clear-card =
    { $own ->
        [yes]
            { $you ->
                [seat] Usuwasz śnieg ze swojej karty „{ $card }” i zatrzymujesz go.
               *[none] { $seat } usuwa śnieg z karty „{ $card }” we własnym mieście i zatrzymuje go.
            }
       *[no]
            { $you ->
                [seat] Usuwasz śnieg z karty „{ $card }” w mieście gracza { $owner } i zatrzymujesz go.
                [owner] { $seat } usuwa śnieg z karty „{ $card }” w twoim mieście i zatrzymuje go.
               *[none] { $seat } usuwa śnieg z karty „{ $card }” w mieście gracza { $owner } i zatrzymuje go.
            }
    }

## Pory roku i koniec

event-season =
    { $you ->
        [seat] Przygotowujesz się do następnej pory roku: { $season }.
       *[none] { $seat } przygotowuje się do następnej pory roku: { $season }.
    }
event-freezing-cold =
    { $you ->
        [seat] Zima przychodzi najpierw do ciebie, a z nią Siarczysty mróz: odtąd usunięcie śniegu kosztuje każdego 2 ognie zamiast 1.
       *[none] { $seat } dociera do zimy przed innymi i nastaje Siarczysty mróz: odtąd usunięcie śniegu kosztuje każdego 2 ognie zamiast 1.
    }
event-pass =
    { $you ->
        [seat] Pasujesz i nie masz już więcej tur.
       *[none] { $seat } pasuje i nie ma już więcej tur.
    }
event-game-over = Wszyscy spasowali: koniec gry, liczymy punkty.

## Pazur

event-claw-plan = { $seat } odkrywa kartę planu { $plan }.
event-claw-skips = { $seat } nie odkrywa karty dla { word-corner } karty planu { $plan }: zagrałby tam kartę, ale ma ich już 17 i odtąd tylko umieszcza zwierzęta.
event-claw-action =
    { $does ->
        [card]
            { $source ->
                [valley] { $seat } odkrywa kartę działania { $action } dla { word-corner } karty planu { $plan }: według planu zagrywa kartę, według karty działania z doliny.
               *[deck] { $seat } odkrywa kartę działania { $action } dla { word-corner } karty planu { $plan }: według planu zagrywa kartę, według karty działania z talii.
            }
       *[animal] { $seat } odkrywa kartę działania { $action } dla { word-corner } karty planu { $plan }: według planu umieszcza zwierzę, według karty działania tutaj: „{ $where }”.
    }
word-claw-because =
    { $because ->
        [season] nie ma jeszcze swojej wiosny
        [quest] nie ma zadania, które mógłby wykonać
       *[occupied] ktoś tam stoi
    }
word-claw-by =
    { $by ->
        [only] to jedyna karta typu, który jest pierwszy na jego karcie działania
        [points] spośród kart typu, który jest pierwszy na jego karcie działania, ma najwięcej punktów
        [snow] spośród równych kart typu, który jest pierwszy na jego karcie działania, leży na niej śnieg
       *[place] spośród równych kart typu, który jest pierwszy na jego karcie działania, leży pierwsza
    }
event-claw-plan-b =
    { $place ->
        [none] Plan B: { $seat } nie może umieścić zwierzęcia tam, gdzie każe karta działania („{ $wanted }”): { word-claw-because }. Idzie stamtąd { word-arrow } po karcie taktyki, ale nie znajduje wolnego miejsca; zwierzę zostaje odłożone.
       *[other] Plan B: { $seat } nie może umieścić zwierzęcia tam, gdzie każe karta działania („{ $wanted }”): { word-claw-because }. Idzie stamtąd { word-arrow } po karcie taktyki, a następne wolne miejsce to „{ $place }”.
    }
event-claw-token = Po planie B { $seat } kładzie żeton pazura na karcie bez żetonu, „{ $card }” (pole { $space } w dolinie): { word-claw-by }.
event-claw-plan-c = Plan C: { $seat } ma umieścić zwierzę, ale żadnego już nie ma, więc bierze 1 śnieg i zagrywa kartę stamtąd, skąd każe ten sam róg jego karty działania.
event-claw-plays =
    { $from ->
        [valley] { $seat } zagrywa kartę „{ $card }” z doliny: { word-claw-by }.
       *[deck] { $seat } zagrywa wierzchnią kartę talii: „{ $card }”.
    }
event-claw-nothing = { $seat } nie zagrywa karty, bo dolina jest pusta.
event-claw-draws = { $seat } kładzie rewersem do góry w swoim obszarze gry { $cards } z talii.
event-claw-marks = { $seat } kładzie żeton pazura na miejscu wspólnym ({ $area }): odtąd ogień za to miejsce trafia do niego.
event-claw-collects =
    { $snow ->
        [0] { $seat } zbiera z pola { $space } w dolinie, gdzie leży jego żeton pazura, { word-cards } i kładzie rewersem do góry w swoim obszarze gry.
       *[other] { $seat } zbiera z pola { $space } w dolinie, gdzie leży jego żeton pazura, { word-cards } i kładzie rewersem do góry w swoim obszarze gry, razem ze śniegiem ({ $snow }).
    }

## Odmowy: czyja tura i co jest otwarte

refusal-nature-first = Chwileczkę: najpierw zdecyduje los.
refusal-not-your-turn =
    { $rule ->
        [TURN-8] Śnieg możesz usuwać tylko w swojej turze.
        [TURN-15] Zdolności możesz używać tylko w swojej turze.
       *[other] To nie twoja tura.
    }
refusal-not-your-decision = Teraz decyduje ktoś inny.
refusal-no-decision = Nikt teraz o nic nie pyta; umieść zwierzę, zagraj kartę, przygotuj się do następnej pory roku albo spasuj.
refusal-pending-decision = Najpierw trzeba zdecydować o czymś innym: { $decision }.
refusal-not-offered = Taka odpowiedź tu nie pasuje; do rozstrzygnięcia jest: { $decision }.
refusal-payment-first = Najpierw dokończ płatność; w międzyczasie nic innego nie można zrobić.
refusal-not-now =
    { $rule ->
        [TURN-9] Śnieg z karty w mieście możesz usunąć tylko w turze, w której umieszczasz zwierzę lub zagrywasz kartę, nie przy przygotowaniu ani pasowaniu.
       *[other] Zdolności możesz używać tylko w turze, w której umieszczasz zwierzę lub zagrywasz kartę, nie przy przygotowaniu ani pasowaniu.
    }
refusal-bound-to-act = W tej turze musisz umieścić zwierzę lub zagrać kartę; potem ani jedno, ani drugie nie byłoby już możliwe.
refusal-action-done = Akcja tej tury już za tobą; możesz jeszcze odśnieżyć kartę w mieście, użyć zdolności albo zakończyć turę.
refusal-no-skipping = Nie możesz pominąć tury: umieść zwierzę, zagraj kartę, przygotuj się do następnej pory roku albo spasuj.
refusal-last-season = Masz wiosnę i nie ma już następnej pory roku; gdy wszystkie twoje zwierzęta są umieszczone, możesz spasować.
refusal-not-spring-yet = Pasować możesz tylko wiosną; wcześniej przygotuj się do następnej pory roku.
refusal-animals-left =
    { $needs-animals ->
        [one] Najpierw umieść swoje ostatnie zwierzę.
        [few] Najpierw umieść pozostałe { $needs-animals } zwierzęta.
       *[many] Najpierw umieść pozostałe { $needs-animals } zwierząt.
    }
refusal-has-passed =
    { $you ->
        [person] Po spasowaniu nie masz już więcej tur.
       *[none] Ten gracz nie wchodzi w grę ({ $person }): po spasowaniu nic się już nie otrzymuje.
    }
refusal-no-mulligan = Nową rękę możesz dobrać tylko raz, gdy zapyta o to przygotowanie; nie teraz.
refusal-whole-hand-only = Możesz wymienić tylko całą rękę albo ją zatrzymać.
refusal-next-season-only = Zawsze przygotowujesz się do pory roku, która następuje po twojej; nie podawaj żadnej.
refusal-chosen-already = Twoje zadanie nizinne jest już wybrane.
refusal-species-taken = Ktoś już gra { word-species }; wybierz inny gatunek.

## Odmowy: umieszczanie zwierząt

refusal-no-animal =
    { $figure ->
        [guard] Twojej Srebrnej Straży nie ma w twoich zasobach.
       *[animal] Nie masz już zwykłych zwierząt w zasobach.
    }
refusal-not-in-play = Przy tej liczbie graczy miejsce „{ $place }” nie jest w grze.
refusal-not-spring = Jeszcze nie możesz iść na „{ $place }”: Podróż otwiera się, gdy przygotujesz się do wiosny.
refusal-occupied =
    { $rule ->
        [GUARD-8] Tu stoi Srebrna Straż: { word-spot }. Zwykłe zwierzę nie może do niej dołączyć.
       *[other] Tu stoi już zwierzę: { word-spot }. Może być tylko jedno.
    }
refusal-own-animal = Tu stoi twoje zwierzę: { word-spot }. Twoja Srebrna Straż może dołączać tylko do cudzych.
refusal-other-guard = Tu stoi inna Srebrna Straż: { word-spot }. Dwie nie mogą dzielić miejsca.
refusal-no-sharing =
    { $rule ->
        [JOUR-6] „{ $place }” jest zajęte; w Podróży Srebrna Straż też nie może dzielić miejsca.
        [DEST-6] To miejsce na karcie „{ $card }” jest zajęte; na kartach celu podróży Srebrna Straż też nie może dzielić miejsca.
       *[other] Srebrna Straż nie może dzielić tego miejsca: { word-spot }.
    }
refusal-guild-full = Nie możesz iść na „{ $place }”: w Gildii są już dwa twoje zwierzęta, a więcej nie wolno.
refusal-no-fire =
    { $rule ->
        [CARD-6] Aby zagrać „{ $card }”, potrzebujesz ognia: { $needs-fire }, po części dla gracza po twojej lewej.
        [CHIM-2] Aby zagrać „{ $card }” kominem, potrzebujesz ognia: { $needs-fire }.
        [SNOW-16] Aby usunąć śnieg, potrzebujesz ognia: { $needs-fire } ({ word-spot }).
        [SNOW-17] Aby usunąć śnieg, potrzebujesz ognia: { $needs-fire } ({ word-spot }).
        [SNOW-18] Aby usunąć śnieg, potrzebujesz ognia: { $needs-fire } ({ word-spot }).
        [WORK-8] Za miejsce i leżący na nim śnieg potrzebujesz ognia: { $needs-fire } ({ word-spot }).
       *[other] Za to miejsce potrzebujesz ognia: { $needs-fire } ({ word-spot }).
    }
refusal-no-cards =
    { $needs-cards ->
        [one] Za „{ $place }” musisz odrzucić 1 kartę z ręki.
        [few] Za „{ $place }” musisz odrzucić { $needs-cards } karty z ręki.
       *[many] Za „{ $place }” musisz odrzucić { $needs-cards } kart z ręki.
    }
refusal-no-such-card = W tym mieście nie ma karty { $slot }.
refusal-no-destination = Na karcie „{ $card }” (karta { $slot }) nie można umieścić zwierzęcia: to nie karta celu podróży z miejscem dla ciebie.
refusal-no-open-place = „{ $card }” (karta { $slot }) nie ma miejsca otwartego: u innych możesz odwiedzać tylko stworzenia, które są celem podróży.
refusal-just-played = „{ $card }” (karta { $slot }) jest w mieście dopiero od tej tury; odwiedzić ją można w późniejszych.
refusal-own-place-taken = Twoje miejsce na karcie „{ $card }” (karta { $slot }) jest zajęte, a jej miejsce otwarte jest dla innych.
refusal-stays-on-journey = Zwierzęta w Podróży zostają tam do końca gry.
refusal-own-open-place = Miejsce otwarte na twojej karcie jest dla innych; ty używasz drugiego.
refusal-no-taking-back = Zwierzęta zostają na miejscach, dopóki nie przygotujesz się do następnej pory roku.

## Odmowy: zagrywanie kart

refusal-wrong-source =
    { $source ->
        [hand] Tu nie możesz zagrywać kart z ręki.
        [valley] Tu nie możesz zagrywać kart z doliny.
        [revealed] Nie ma teraz oglądanych kart do zagrania.
       *[discard] Ze stosu kart odrzuconych nie możesz zagrywać.
    }
refusal-not-there =
    { $source ->
        [hand] Nie masz na ręce karty „{ $card }” albo masz ich za mało.
        [valley] Karty „{ $card }” nie ma w dolinie.
        [revealed] Karty „{ $card }” nie ma wśród oglądanych.
       *[discard] Karty „{ $card }” nie można zagrać ze stosu kart odrzuconych.
    }
refusal-card-does-not-fit = „{ $card }” nie jest żadną z kart, które można tu wybrać.
refusal-wrong-city = „{ $card }” nie może tam trafić: karta trafia do twojego miasta, chyba że wymaga innego; wtedy podaj gracza po „into”.
refusal-city-full = W tym mieście nie ma już miejsca na „{ $card }”.
refusal-second-copy = „{ $card }” jest unikatowa i już leży w tym mieście.
refusal-no-fire-for-snow = Na karcie „{ $card }” leży śnieg; aby go usunąć, potrzebujesz ognia: { $needs-fire }.
refusal-wrong-payment =
    { $needs-cost-less ->
        [0] Za „{ $card }” płaci się dokładnie { $needs-cost }.
       *[other] Za „{ $card }” płaci się { $needs-cost }, z czego pomijasz { $needs-cost-less }.
    }
refusal-cannot-pay =
    { $card ->
        [none] Nie masz tego, co chcesz zapłacić lub dać.
       *[other]
            { $needs-cost-less ->
                [0] Nie stać cię na „{ $card }”: trzeba zapłacić { $needs-cost }.
               *[other] Nie stać cię na „{ $card }”: trzeba zapłacić { $needs-cost }, z czego pomijasz { $needs-cost-less }.
            }
    }
refusal-gift-cost = Za „{ $card }” nie płaci się surowcami ani kominem; zamiast tego dajesz graczowi po swojej lewej ogień: { $needs-fire }.
refusal-no-advantage =
    { $rule ->
        [CARD-10] Przy tym stole z kominem nie możesz użyć karty { $slot } swojego miasta jako korzyści.
       *[other] Karta { $slot } twojego miasta nie daje korzyści przy zagraniu tej karty.
    }
refusal-advantage-must = Karta w twoim mieście wymaga użycia przy zagraniu karty „{ $card }”: dodaj „using” i jej numer.
refusal-one-advantage = Na każdą zagraną kartę możesz użyć tylko jednej korzyści.
refusal-no-creature = „{ $card }” nie jest stworzeniem; kominy służą tylko do zagrywania stworzeń.
refusal-no-chimney = Nie masz w zasobach komina, by zagrać „{ $card }”.
refusal-chimney-pays-all = Komin zastępuje cały koszt karty „{ $card }”; nie płacisz już surowców.
refusal-chimney-taken = Karta { $slot } twojego miasta ma już komin.
refusal-chimney-does-not-fit = Karta { $slot } twojego miasta nie przyjmuje komina dla takiego stworzenia.
refusal-chimney-stays = Komin zostaje na swojej karcie, chyba że przeniesie go efekt.

## Odmowy: śnieg i zdolności

refusal-under-snow =
    { $slot ->
        [none] „{ $card }” leży pod śniegiem i jest jak nieobecna.
       *[other] Karta { $slot } leży pod śniegiem i jest jak nieobecna.
    }
refusal-no-snow = Nie ma tu śniegu do usunięcia.
refusal-snow-there =
    { $slot ->
        [none] Leży tu już śnieg.
       *[other] Na karcie { $slot } twojego miasta leży już śnieg.
    }
refusal-not-next-for-snow = Śnieg spada na kartę z największą liczbą wydrukowanych punktów; wśród równych decyduje typ. Karta { $slot } jeszcze nie jest na kolei.
refusal-cleared-already =
    { $needs-number ->
        [one] W tej turze śnieg w twoim mieście był już usuwany; wolno raz na turę.
       *[many] W tej turze śnieg w twoim mieście był już usuwany { $needs-number } razy; więcej nie wolno.
    }
refusal-clear-by-using = Śnieg z miejsca lub karty doliny usuwasz tylko, umieszczając tam zwierzę lub zagrywając tę kartę.
refusal-no-ability = Karta { $slot } twojego miasta nie ma takiej zdolności.
refusal-used-already = Zdolność karty { $slot } została już użyta.
refusal-cannot-use = Zdolności karty { $slot } nie można teraz użyć: jej warunek nie jest spełniony albo nic by nie dała.

## Odmowy: odpowiedzi

refusal-mandatory = Z tego nie możesz zrezygnować.
refusal-cannot-accept = Nie możesz tego przyjąć, bo nie stać cię na całość.
refusal-wrong-number =
    { $needs-number ->
        [one] Wybierz dokładnie 1.
       *[many] Wybierz dokładnie { $needs-number }.
    }
refusal-wrong-cards =
    { $needs-exact ->
        [yes]
            { $needs-min ->
                [one] Wybierz dokładnie 1 kartę, a nie { $number }.
                [few] Wybierz dokładnie { $needs-min } karty, a nie { $number }.
               *[many] Wybierz dokładnie { $needs-min } kart, a nie { $number }.
            }
       *[no] Wybierz od { $needs-min } do { $needs-max } kart, a nie { $number }.
    }
refusal-wrong-receiver =
    { $rule ->
        [END-4] Kto spasował, nic już nie otrzymuje: dar dostaje { $needs-person }.
       *[other] Dar dostaje { $needs-person }.
    }
refusal-not-from-valley = Teraz nie możesz wziąć karty z doliny: dobiera się z talii, a odrzuca z ręki.
refusal-hand-full = Ten gracz nie wchodzi tu w grę ({ $person }): ręka jest pełna albo musi to być ktoś inny.
refusal-giant-not-open = Olbrzyma „{ $giant }” nie ma na górze albo nie można go teraz wybrać.
refusal-wrong-level =
    { $rule ->
        [GUILD-1] „{ $quest }” to zadanie innego poziomu: zadania wyżynne podaje się przez „quest”, własne nizinne przez „lowland”.
       *[other] „{ $quest }” nie jest zadaniem z wymaganego tu poziomu.
    }
refusal-not-your-quest = Nie masz zadania nizinnego „{ $quest }”.
refusal-quest-not-open = Zadanie wyżynne „{ $quest }” nie leży odkryte.
refusal-requirements = Nie spełniasz teraz wszystkich wymagań zadania „{ $quest }”.
refusal-no-resource = Ogień i punkty nie są surowcami: wybierz brzozę, mech, miedź lub orzechy.
refusal-only-at-guild = Zadania wykonuje się, umieszczając zwierzę w Gildii, albo gdy mówi tak efekt.
refusal-only-in-season = Karty produkcji działają, gdy są zagrywane, gdy przygotowujesz się do jesieni i wiosny oraz gdy aktywuje je efekt.
refusal-secret = Cudze ręce i zadania nizinne, zakryte karty i stosy są tajne.
refusal-side-fixed = Stronę kafelka punktacji śniegu wybiera się przed grą i potem się jej nie zmienia.
refusal-claw-decides = O tym, co robi Pazur, decydują tylko jego karty planu i działania.
refusal-claw-takes-fire = Ogień za miejsce z żetonem pazura dostaje Pazur; nie możesz go zatrzymać.

## Odmowy: zestawy kart

refusal-no-such-set = Nie ma zestawu kart „{ $set }”: podaj katalog zestawu albo { $needs-sets }.
refusal-broken-set =
    { $errors ->
        [one] Zestawem kart „{ $set }” nie da się grać; ma błąd w { word-file }. Więcej powie polecenie „frostwall deck check”.
       *[many] Zestawem kart „{ $set }” nie da się grać; liczba błędów: { $errors }, pierwszy w { word-file }. Więcej powie polecenie „frostwall deck check”.
    }

## Fazy i otwarte decyzje

phase-species = wybór gatunku
phase-claw-species = wybór gatunku dla Pazura
phase-keep-quest = wybór zadania nizinnego do zatrzymania
phase-mulligan = zatrzymanie ręki albo nowa
phase-ready = wybór akcji
phase-closing = koniec tury, przedtem śnieg i zdolności
phase-window = usunięcie śniegu przed dalszą grą
phase-yes-no = użycie efektu
phase-option = wybór jednego z efektów
phase-cards = wybór kart z ręki
phase-resources = wybór surowców
phase-times = wybór, ile razy
phase-seat = wybór innego gracza
phase-city-card = wybór karty w mieście
phase-copy = wybór miejsca, którego akcję wykonać
phase-giant = wybór olbrzyma
phase-quest = wybór zadania lub żadnego
phase-keep = wybór dobranych zadań do zatrzymania
phase-animal = wybór zwierzęcia na planszy lub karcie
phase-where = wybór, dokąd idzie zwierzę
phase-clear-where = wybór, skąd usunąć śnieg
phase-snow-where = wybór, gdzie położyć śnieg
phase-order = wybór następnego efektu
phase-produce = wybór następnej karty produkcji
phase-valley = wybór karty z doliny
phase-play = zagranie karty efektem
phase-city-snow = wybór, na którą z równych kart spadnie śnieg
phase-looked = wybór spośród oglądanych kart
phase-claw-quest = wybór zadania wyżynnego, które wykona Pazur
phase-drawing = dobieranie kart
phase-filling = uzupełnianie doliny
phase-giants = uzupełnianie góry
phase-snowing = odkrywanie kart śniegu
phase-quests = dobieranie zadań nizinnych
phase-looking = oglądanie kart
phase-highland = wykładanie zadań wyżynnych
phase-claw-plan = odkrycie karty planu
phase-claw-action = odkrycie karty działania
phase-claw-draw = zakryte karty Pazura
phase-claw-card = karta, którą Pazur zagrywa z talii
phase-claw-stack = następne zadanie ze stosu Pazura
phase-tucking = wsuwanie kart z talii pod kartę
phase-run = wykonanie efektu
phase-triggers = efekty, które reagują
phase-land = karta trafiająca do miasta
phase-act = akcja miejsca
phase-arrived = umieszczone zwierzę
phase-played = reakcje na zagraną kartę
phase-begin = warunek efektu
phase-season = następna pora roku
phase-turn-end = koniec tury
phase-deal = przygotowanie
phase-giving = dawanie
phase-after-giant = po użyciu olbrzyma
phase-guild-draw = zadania dobrane w Gildii
phase-activated = aktywowanie kolejnych kart
phase-city-snowing = śnieg w mieście
phase-claw-turn = tura Pazura
phase-claw-season = następna pora roku Pazura
phase-claw-act = akcja Pazura
phase-options = kolejne efekty do wyboru
phase-repeat = powtórzenie efektu
phase-earning = to, za co zapłacono
phase-bound = zdolność użyta przed akcją
phase-over = gra jest skończona

## Rodzaje ruchów

kind-species = wybierz gatunek
kind-keep = zatrzymaj zadanie nizinne
kind-mulligan = dobierz nową rękę
kind-stay = zatrzymaj rękę
kind-place = umieść zwierzę
kind-visit = umieść zwierzę na karcie celu podróży
kind-play = zagraj kartę
kind-prepare = przygotuj się do następnej pory roku
kind-pass = spasuj
kind-clear = usuń śnieg z karty w mieście
kind-use = użyj zdolności
kind-end = zakończ turę
kind-continue = dalej bez usuwania śniegu
kind-yes = tak
kind-no = nie
kind-option = wybierz jeden z efektów
kind-discard = odrzuć karty
kind-give = daj karty
kind-under = wsuń karty pod kartę
kind-hold = wybierz spośród oglądanych kart
kind-retain = zatrzymaj zadania
kind-resources = wybierz surowce
kind-times = podaj, ile razy
kind-person = wybierz gracza
kind-city = wybierz kartę w mieście
kind-copy = wykonaj akcję miejsca
kind-giant = wybierz olbrzyma
kind-quest = wybierz zadanie wyżynne
kind-lowland = wybierz własne zadanie nizinne
kind-exchange = wymień własne zadanie nizinne
kind-recall = zabierz zwierzę z miejsca
kind-back = zabierz zwierzę z karty
kind-aside = zabierz zwierzę leżące obok miasta
kind-at = wybierz śnieg na miejscu
kind-above = wybierz śnieg na karcie doliny
kind-on = wybierz śnieg na karcie w mieście
kind-next = wybierz, co dalej
kind-valley = wybierz kartę z doliny
kind-none = nie wybieraj nic
kind-move = przesuń zwierzę na miejsce
kind-call = przesuń zwierzę na kartę
kind-draw = dobranie karty
kind-reveal = karta trafia do doliny
kind-rise = olbrzym przychodzi na górę
kind-snow = odkrycie karty śniegu
kind-offer = dobranie zadania nizinnego
kind-look = obejrzenie karty
kind-lay = wyłożenie zadania wyżynnego
kind-plan = odkrycie karty planu
kind-action = odkrycie karty działania
kind-hide = Pazur dostaje zakrytą kartę
kind-claw = Pazur zagrywa wierzchnią kartę
kind-errand = Pazur wykonuje zadanie ze swojego stosu
kind-tuck = karta z talii trafia pod kartę

## Ruchy do wyboru z listy

move-species = graj { word-species }
move-keep = zatrzymaj „{ $quest }”
move-place = umieść { word-figure-yours }: „{ $place }”
move-visit = umieść { word-figure-yours }: { word-card-there }
move-play =
    { $cost-count ->
        [0] zagraj „{ $card }” { word-move-from }{ word-move-chimney }{ word-move-advantage }{ word-move-into }
       *[other] zagraj „{ $card }” { word-move-from } za { $cost }{ word-move-advantage }{ word-move-into }
    }
move-clear = usuń śnieg: { word-card-of-yours }
move-use = użyj zdolności: { word-card-of-yours }{ word-effect }
move-option = wybierz efekt { $option }
move-discard = odrzuć { $cards }
move-give = daj { $cards } (dostaje { $to })
move-under = wsuń pod kartę { $cards }
move-hold = wybierz { $cards }
move-retain = zatrzymaj { $quests }
move-resources = wybierz { $goods }
move-times =
    { $times ->
        [0] ani razu
        [one] raz
       *[many] { $times } razy
    }
move-person = wybierz: { $person }
move-city = wybierz: { word-card-there }
move-copy = wykonaj akcję miejsca „{ $place }”
move-giant = wybierz olbrzyma: { $giant }
move-quest = wybierz zadanie wyżynne „{ $quest }”
move-lowland = wybierz swoje zadanie nizinne „{ $quest }”
move-exchange = wymień swoje zadanie nizinne „{ $quest }” na nowe
move-recall = zabierz { word-figure-yours } z miejsca „{ $place }”
move-back = zabierz { word-figure-yours }: { word-card-there }
move-aside = zabierz { word-figure-yours } z miejsca obok miasta
move-at = śnieg: „{ $place }”
move-above = śnieg w dolinie: „{ $card }”
move-on = śnieg: { word-card-of-yours }
move-next = kontynuuj: { word-card-of-yours }{ word-effect }
move-valley = wybierz z doliny „{ $card }”
move-move = przesuń { word-figure-yours }: „{ $place }”
move-call = przesuń { word-figure-yours }: { word-card-there }

## Z czego składa się ruch

argument-species = gatunek
argument-quest = zadanie
argument-quests = zadania
argument-figure = „animal” (zwierzę) lub „guard” (Srebrna Straż)
argument-place = miejsce
argument-city = czyje to miasto
argument-slot = numer karty w mieście
argument-card = karta
argument-cards = karty
argument-source = skąd jest karta
argument-cost = co płacisz
argument-advantage = numer karty z korzyścią
argument-chimney = numer karty, która dostaje komin
argument-into = do czyjego miasta trafia
argument-effect = numer efektu
argument-option = numer wybranego efektu
argument-to = kto to dostaje
argument-goods = surowce
argument-times = ile razy
argument-person = gracz
argument-giant = olbrzym
argument-seat = miejsce przy stole
argument-snow = karta śniegu
argument-plan = karta planu
argument-action = karta działania

## Skąd biorą się punkty i jak kończy się gra

source-cards = punkty z kart
source-prosperity = punkty dodatkowe
source-quests = zadania
source-snow = śnieg
source-tokens = żetony punktów
source-journey = Podróż

ending-points = wszyscy spasowali
ending-won = zwycięstwo nad Pazurem
ending-lost = porażka z Pazurem

## Opcje

option-snow-side = Kafelek punktacji śniegu
option-snow-side-help = Która strona kafelka punktacji śniegu się liczy: Zadymka daje 1 punkt za każdy usunięty śnieg i 5 temu, kto usunął najwięcej, a Śnieżyca daje 12 temu, kto usunął najwięcej, i nic więcej.
option-snow-side-flurry = Zadymka
option-snow-side-snowstorm = Śnieżyca

option-difficulty = Poziom trudności
option-difficulty-help = Jak silny jest Pazur: im wyższa liczba, tym lepsze ma zadania i więcej punktów dodatkowych.
option-difficulty-1 = 1: łatwy
option-difficulty-2 = 2: średni
option-difficulty-3 = 3: trudny
option-difficulty-4 = 4: bardzo trudny

option-set = Zestaw kart
option-set-help = Karty, olbrzymy, zadania i miejsca, którymi się gra. Oba wydania Hearthside to nasze własne karty, a nie drukowane.
option-set-hearthside2 = Hearthside, wydanie drugie
option-set-hearthside = Hearthside, wydanie pierwsze
option-set-hearthside2-note = Hearthside to nasz własny zestaw kart, a nie drukowany: instrukcja podaje zasady, ale nie treść kart.
option-set-hearthside-note = Hearthside to nasz własny zestaw kart, a nie drukowany: instrukcja podaje zasady, ale nie treść kart.

option-setup-first-player = Pierwszy gracz
option-setup-first-player-help = Kto zaczyna; „komu najczęściej jest zimno” z instrukcji nie da się obliczyć.
option-setup-first-player-random = decyduje los
option-setup-first-player-host = pierwsze miejsce

option-setup-mulligan = Nowa ręka na początku
option-setup-mulligan-help = Czy każdy może raz wymienić całą pierwszą rękę.

option-turn-stuck-animals = Zwierzęta bez miejsca
option-turn-stuck-animals-help = Kiedy może się przygotować lub spasować ktoś, kto nie ma gdzie umieścić zwierząt.
option-turn-stuck-animals-may-prepare = od razu
option-turn-stuck-animals-only-if-nothing-playable = tylko gdy nie może też zagrać karty

option-snow-clear-on-pass = Usuwanie śniegu przy pasowaniu
option-snow-clear-on-pass-help = Czy śnieg z karty w mieście można usunąć także w turze, w której się pasuje.

option-snow-effect-uses-turn-clear = Usuwanie efektem się liczy
option-snow-effect-uses-turn-clear-help = Czy śnieg usunięty efektem w twoim mieście zużywa jedyne usunięcie w turze.

option-end-passed-owner-gets-point = Punkt po spasowaniu
option-end-passed-owner-gets-point-help = Czy ktoś, kto spasował, nadal bierze punkt, gdy inne zwierzę odwiedza miejsce otwarte w jego mieście.

option-guild-draw-after-decline = Dobieranie bez wykonania
option-guild-draw-after-decline-help = Czy w Gildii nadal dobiera się zadania, jeśli rezygnuje się z wykonania możliwego zadania.

option-card-snowed-unique-blocks = Unikatowe karty pod śniegiem
option-card-snowed-unique-blocks-help = Czy unikatowa karta pod śniegiem nadal zabrania drugiego egzemplarza w tym samym mieście.

option-card-mountaineer-chimney = Komin zamiast daru
option-card-mountaineer-chimney-help = Czy stworzenie, które kosztuje dar ognia, można też zagrać kominem.

option-card-chimney-with-advantage = Komin razem z korzyścią
option-card-chimney-with-advantage-help = Czy zagrywając stworzenie kominem, można użyć korzyści.

option-city-removed-card-animal = Zwierzę na usuniętej karcie
option-city-removed-card-animal-help = Co dzieje się ze zwierzęciem, którego karta opuszcza miasto.
option-city-removed-card-animal-stays-placed = leży obok miasta do następnej pory roku
option-city-removed-card-animal-card-not-removable = takiej karty nie można usunąć

option-valley-refill-after-stack-play = Uzupełnianie po stosie
option-valley-refill-after-stack-play-help = Czy odkrywa się nową kartę, gdy ktoś zagrywa kartę doliny, na której polu leży ich więcej.

option-valley-refill-by-effect = Uzupełnianie po efekcie
option-valley-refill-by-effect-help = Kiedy uzupełnia się luki w dolinie, które zrobił efekt.
option-valley-refill-by-effect-immediate = od razu
option-valley-refill-by-effect-end-of-turn = na koniec tury

option-snow-max-per-place = Śnieg na jednym miejscu
option-snow-max-per-place-help = Ile śniegu może leżeć na jednym miejscu lub karcie doliny.
option-snow-max-per-place-1 = 1 śnieg
option-snow-max-per-place-unlimited = dowolnie dużo

option-snow-storm-scout-valley = Efekty planszy odśnieżają dolinę
option-snow-storm-scout-valley-help = Czy zdolność, która usuwa śnieg z planszy, może też odśnieżyć kartę doliny.

option-snow-storm-scout-beacon = Efekty planszy odśnieżają ognie sygnałowe
option-snow-storm-scout-beacon-help = Czy zdolność, która usuwa śnieg z planszy, może też odśnieżyć ogień sygnałowy.

option-quest-guards-must-differ = Wymienione karty muszą być różne
option-quest-guards-must-differ-help = Czy zadanie, które wymaga kilku z wymienionych kart, potrzebuje różnych.

option-end-fire-like-resources = Bez ognia po spasowaniu
option-end-fire-like-resources-help = Czy ktoś, kto spasował, nie dostaje też ognia, tak jak nie dostaje surowców i kart.

option-score-snow-bonus-at-zero = Premia bez śniegu
option-score-snow-bonus-at-zero-help = Czy premia za najwięcej śniegu jest przyznawana, gdy nikt go nie usunął.

option-solo-quest-columns = Zadania Pazura
option-solo-quest-columns-help = Która kolumna tabeli trudności liczy zadania nizinne, a która wyżynne.
option-solo-quest-columns-lowland-first = pierwsza to nizinne
option-solo-quest-columns-highland-first = pierwsza to wyżynne

option-solo-claw-start-fire = Początkowy ogień Pazura
option-solo-claw-start-fire-help = Ile ognia ma Pazur na początku.
option-solo-claw-start-fire-1 = 1 ogień
option-solo-claw-start-fire-0 = bez ognia

option-solo-guard-fire = Ogień za Srebrną Straż Pazura
option-solo-guard-fire-help = Kiedy Pazur bierze 1 ogień za swoją Srebrną Straż.
option-solo-guard-fire-unless-yours = jeśli nie ma tam twojego zwierzęcia
option-solo-guard-fire-only-if-empty = tylko gdy miejsce jest puste

option-solo-guild-priority = Pazur w Gildii
option-solo-guild-priority-help = Jak Pazur wybiera wśród miejsc Gildii: pojedyncze, puste, ze śniegiem.
option-solo-guild-priority-count = miejsce, które ma najwięcej z tych cech
option-solo-guild-priority-ordered = w tej kolejności

option-solo-quest-tie = Równe zadania Pazura
option-solo-quest-tie-help = Które zadanie wyżynne wykonuje Pazur, gdy kilka ma najwyższą wartość.
option-solo-quest-tie-first = wyłożone jako pierwsze
option-solo-quest-tie-player-chooses = wybierasz ty

option-solo-claw-hot-spring = Pazur w Gorącym źródle
option-solo-claw-hot-spring-help = Co dostaje Pazur w Gorącym źródle.
option-solo-claw-hot-spring-fire-and-cards = 2 ognie i 2 zakryte karty
option-solo-claw-hot-spring-fire-only = 2 ognie
option-solo-claw-hot-spring-nothing = nic

option-solo-plan-b-guard-shares = Srebrna Straż Pazura w planie B
option-solo-plan-b-guard-shares-help = Czy Srebrna Straż Pazura może też dołączyć do twojego zwierzęcia, gdy Pazur szuka miejsca według planu B.

option-solo-cap17 = Limit 17 kart Pazura
option-solo-cap17-help = Kiedy obowiązuje limit 17 kart, od którego Pazur tylko umieszcza zwierzęta.
option-solo-cap17-spring-only = tylko wiosną
option-solo-cap17-always = zawsze

option-solo-claw-gifts = Pazur i dary w zadaniach
option-solo-claw-gifts-help = Czy Pazur spełnia wymaganie, by coś dać.
option-solo-claw-gifts-possess = jeśli to ma
option-solo-claw-gifts-never = nigdy
option-solo-claw-gifts-ignore = zawsze

option-solo-plan-b-journey = Podróż Pazura według planu B
option-solo-plan-b-journey-help = Dokąd w Podróży idzie Pazur według planu B, jeśli nie mówi tego żaden róg jego karty działania.
option-solo-plan-b-journey-shared = na miejsce wspólne
option-solo-plan-b-journey-highest = na wolne miejsce z największą liczbą punktów

option-solo-claw-species = Zwierzęta Pazura
option-solo-claw-species-help = Kto wybiera gatunek, którym gra Pazur.
option-solo-claw-species-ask = wybierasz ty
option-solo-claw-species-preferred = bierze pandy czerwone, jeśli są wolne

## Boty do wyboru i jak dobrze grają

# Postacie: imię i zdanie o stylu gry.
character-silverfrost-novice = Pim
character-silverfrost-novice-style = Bierze to, co błyszczy najbliżej, a dopiero potem pyta, po co.
character-silverfrost-easy = Tulla
character-silverfrost-easy-style = Zbiera i zbiera, a buduje często za późno.
character-silverfrost-medium = Bodo
character-silverfrost-medium-style = Niecierpliwy: kartę, na którą go stać, zagrywa od razu.
character-silverfrost-hard = Ylva
character-silverfrost-hard-style = Bystra i szybka, ale nigdy nie patrzy daleko naprzód.
character-silverfrost-master = Orla
character-silverfrost-master-style = Zanim się ruszy, rozgrywa w głowie kilka następnych tur.
bot-kind-greedy = Planista: rozważa każdy ruch
bot-kind-search = Wieszcz: wypróbowuje ruchy na kilka tur naprzód
bot-kind-builder = Budowniczy: gra dla swojego miasta
bot-builder =
    { $level ->
        [easy] łatwy budowniczy
        [medium] średni budowniczy
       *[full] silny budowniczy
    }
