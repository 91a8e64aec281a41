### Przeglądarka przy stole Silverfrost.

web-silver-jump = Części stołu

## Plansza: miejsca, dolina, góra, pory roku (board/)

web-silver-good =
    { $good ->
        [birch]
            { $n ->
                [one] 1 brzoza
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
        [card]
            { $n ->
                [one] 1 karta
                [few] { $n } karty
               *[many] { $n } kart
            }
        [snow]
            { $n ->
                [one] 1 śnieg
                [few] { $n } śniegi
               *[many] { $n } śniegów
            }
        [quest]
            { $n ->
                [one] 1 zadanie
                [few] { $n } zadania
               *[many] { $n } zadań
            }
        [any]
            { $n ->
                [one] 1 dowolny surowiec
                [few] { $n } dowolne surowce
               *[many] { $n } dowolnych surowców
            }
        [chimney]
            { $n ->
                [one] 1 komin
                [few] { $n } kominy
               *[many] { $n } kominów
            }
        [give_left] { $n } dla gracza po twojej lewej
       *[point]
            { $n ->
                [one] 1 punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            }
    }
web-silver-scene = Plansza: góra, miejsca i dolina
web-silver-basic = Miejsca podstawowe
web-silver-gives = daje: { $what }
web-silver-costs = koszt: { $what }
web-silver-discards =
    { $n ->
        [one] odrzuć 1 kartę
        [few] odrzuć { $n } karty
       *[many] odrzuć { $n } kart
    }
web-silver-discard-up = do { $cards } kart za dowolne surowce
web-silver-complete = wykonaj 1 zadanie
web-silver-call = użyj 1 olbrzyma
web-silver-only-spring = tylko wiosną
web-silver-scores =
    { $n ->
        [one] daje 1 punkt
        [few] daje { $n } punkty
       *[many] daje { $n } punktów
    }
web-silver-snowed = pod śniegiem
web-silver-stands = tutaj: { $who }
web-silver-empty = nikogo tu nie ma
web-silver-guard-of = Srebrna Straż ({ $who })
web-silver-may = można teraz wybrać
web-silver-chosen = wybrane
web-silver-slot =
    { $n ->
        [one] pole olbrzyma za 1 punkt
        [few] pole olbrzyma za { $n } punkty
       *[many] pole olbrzyma za { $n } punktów
    }
web-silver-slot-empty = bez olbrzyma
web-silver-stack =
    { $n ->
        [one] 1 karta na tym polu
        [few] { $n } karty na tym polu
       *[many] { $n } kart na tym polu
    }
web-silver-claw-token = żeton pazura
web-silver-space-empty = puste pole
web-silver-quest-gone = już wykonane
web-silver-quests = Odkryte zadania wyżynne
web-silver-piles = Stosy
web-silver-pile-deck = Talia
web-silver-pile-discard = Odrz.
web-silver-pile-giants = Olbrz.
web-silver-pile-snow = Śnieg
web-silver-pile-lowland = Nizinne
web-silver-pile = { $name }: { $n }
web-silver-freezing =
    { $on ->
        [yes] Siarczysty mróz: usunięcie śniegu kosztuje ogień: { $fire }
       *[no] Jeszcze bez Siarczystego mrozu: usunięcie śniegu kosztuje ogień: { $fire }
    }
web-silver-clearing = Usuń śnieg
web-silver-seasons = Pory roku
web-silver-in-season = { $season }: { $who }
web-silver-in-season-nobody = { $season }: nikt
web-silver-passed = { $who } (pas)

## Karty, miasta, ręka, gracze i widok do czytania (cards/, table/)

web-silver-spaces =
    { $n ->
        [0] nie zajmuje miejsca
        [one] zajmuje 1 miejsce
        [few] zajmuje { $n } miejsca
       *[many] zajmuje { $n } miejsc
    }
web-silver-done = wykonane
web-silver-give-left = dar dla gracza po twojej lewej: { $what }
web-silver-costs-nothing = nic nie kosztuje
web-silver-chimney-for = komin dla typu: { $type }
web-silver-chimney-any = komin dla dowolnego stworzenia
web-silver-with-chimney = leży na niej komin
web-silver-stored = na niej: { $what }
web-silver-tucked =
    { $n ->
        [one] 1 karta pod spodem
        [few] { $n } karty pod spodem
       *[many] { $n } kart pod spodem
    }
web-silver-tucked-cards = pod spodem: { $cards }
web-silver-fresh = zagrana w tej turze
web-silver-place-own = miejsce dla właściciela
web-silver-place-open = miejsce otwarte dla innych
web-silver-cities = Miasta
web-silver-city-mine = Twoje miasto
web-silver-city-of = Miasto gracza { $who }
web-silver-city-full =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $free ->
        [0] bez wolnego miejsca
        [one] 1 wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
web-silver-card-slot = karta { $slot }
web-silver-hand = Twoja ręka
web-silver-hand-count = { $n } z najwyżej { $limit }
web-silver-hand-none = Twoja ręka jest pusta.
web-silver-copies = { $n } × { $what }
web-silver-looked-cards = Oglądane karty
web-silver-looked-quests = Oglądane zadania
web-silver-my-quests = Twoje zadania nizinne
web-silver-my-done = Wykonane zadania
web-silver-picked-n = wybrano: { $n }
web-silver-people = Gracze
web-silver-first = pierwszy gracz
web-silver-turn-of = na ruchu
web-silver-has-passed = pas
web-silver-animals =
    { $n ->
        [0] brak zwierząt do umieszczenia
        [one] 1 zwierzę do umieszczenia
        [few] { $n } zwierzęta do umieszczenia
       *[many] { $n } zwierząt do umieszczenia
    }
web-silver-guard-ready = Srebrna Straż gotowa
web-silver-hand-cards =
    { $n ->
        [one] 1 z { $limit } kart na ręce
       *[many] { $n } z { $limit } kart na ręce
    }
web-silver-face-down =
    { $n ->
        [one] 1 zakryta karta
        [few] { $n } zakryte karty
       *[many] { $n } zakrytych kart
    }
web-silver-held =
    { $n ->
        [one] 1 posiadane zadanie
        [few] { $n } posiadane zadania
       *[many] { $n } posiadanych zadań
    }
web-silver-finished =
    { $n ->
        [one] 1 wykonane zadanie
        [few] { $n } wykonane zadania
       *[many] { $n } wykonanych zadań
    }
web-silver-chimneys = kominy w zasobach: { $supply }, czekające: { $waiting }
web-silver-cleared = usunięty śnieg: { $n }
web-silver-score =
    { $n ->
        [one] dotąd 1 punkt
        [few] dotąd { $n } punkty
       *[many] dotąd { $n } punktów
    }
web-silver-score-now = Gdyby gra skończyła się teraz
web-silver-score-total = Punkty
web-silver-tokens =
    { $n ->
        [one] 1 punkt w żetonach
        [few] { $n } punkty w żetonach
       *[many] { $n } punktów w żetonach
    }
web-silver-city-cards =
    { $n ->
        [one] 1 karta w mieście
        [few] { $n } karty w mieście
       *[many] { $n } kart w mieście
    }
web-silver-reading = Widok do czytania
web-silver-legend = Co znaczą symbole
web-silver-legend-points = punkty na koniec
web-silver-legend-type = typ karty
web-silver-legend-creature = stworzenie: mieszka w mieście
web-silver-legend-construction = budowla: budynek
web-silver-legend-unique = unikatowa: tylko jedna w każdym mieście
web-silver-legend-chimney = stworzenie tego typu może się wprowadzić za 1 ogień i komin
web-silver-individual = tylko dla jednego zwierzęcia
web-silver-shared = dla dowolnej liczby zwierząt
web-silver-players = od { $n } graczy

## Tacka: co zdecydować i jak (tray/)

web-silver-decide-species = Którymi zwierzętami grasz?
web-silver-decide-claw-species = Którymi zwierzętami gra Pazur?
web-silver-decide-keep-quest = Które zadanie nizinne zatrzymujesz? Nikt go nie widzi.
web-silver-decide-mulligan = Zatrzymujesz rękę czy odrzucasz całą i dobierasz tyle samo nowych kart?
web-silver-decide-ready = Twoja tura ({ $season }): umieść zwierzę albo zagraj kartę. Co świeci, można wybrać.
web-silver-decide-ready-place = Twoja tura ({ $season }): umieść zwierzę. Co świeci, można wybrać.
web-silver-decide-ready-act = Twoja tura ({ $season }): zagraj kartę. Co świeci, można wybrać.
web-silver-decide-ready-prepare = Twoja tura ({ $season }): zagraj kartę albo przygotuj się do następnej pory roku.
web-silver-decide-ready-pass = Twoja tura ({ $season }): zagraj kartę albo spasuj do końca gry.
web-silver-decide-ready-only-prepare = Twoja tura ({ $season }): przygotuj się do następnej pory roku.
web-silver-decide-ready-only-pass = Twoja tura ({ $season }): pozostaje tylko spasować.
web-silver-decide-closing = Usuń śnieg, użyj zdolności albo zakończ turę.
web-silver-decide-window = Usunięcie śniegu ({ $cards }) zmieniłoby to, co teraz nastąpi. Usuń śnieg albo graj dalej.
web-silver-decide-yes-no = Chcesz tego?
web-silver-decide-option = Wybierz jedno.
web-silver-decide-cards-discard =
    { $min ->
        [0]
            { $max ->
                [one] Możesz odrzucić kartę.
               *[many] Możesz odrzucić do { $max } kart.
            }
       *[other]
            { $max ->
                [one] Odrzuć kartę.
               *[many] Odrzuć karty, najwyżej { $max }.
            }
    }
web-silver-decide-cards-give =
    { $max ->
        [one] Którą kartę dajesz? Dostaje: { $seat }.
       *[many] Które karty dajesz? Najwyżej { $max }. Dostaje: { $seat }.
    }
web-silver-decide-cards-under =
    { $max ->
        [one] Którą kartę wsuwasz pod tę?
       *[many] Które karty wsuwasz pod tę? Najwyżej { $max }.
    }
web-silver-decide-cards-forge =
    { $max ->
        [one] Kuźnia: możesz odrzucić kartę za surowiec.
       *[many] Kuźnia: możesz odrzucić do { $max } kart, każdą za surowiec.
    }
web-silver-decide-cards-journey =
    { $max ->
        [one] Podróż: odrzuć kartę.
        [few] Podróż: odrzuć { $max } karty.
       *[many] Podróż: odrzuć { $max } kart.
    }
web-silver-decide-resources =
    { $total ->
        [one] Który surowiec?
        [few] Które { $total } surowce?
       *[many] Których { $total } surowców?
    }
web-silver-decide-times = Ile razy?
web-silver-decide-seat = Kogo wybierasz?
web-silver-decide-city-card = Wybierz kartę w mieście.
web-silver-decide-copy = Akcję którego miejsca wykonujesz?
web-silver-decide-giant = Którego olbrzyma prosisz o pomoc?
web-silver-decide-quest = Które zadanie wykonujesz?
web-silver-decide-quest-none = Teraz nie możesz wykonać żadnego zadania.
web-silver-decide-quest-exchange = Które zadanie nizinne wymieniasz na nowe?
web-silver-decide-keep =
    { $max ->
        [one] Które z tych zadań zatrzymujesz?
       *[many] Które z tych zadań zatrzymujesz? Najwyżej { $max }.
    }
web-silver-decide-animal = Które zwierzę?
web-silver-decide-where = Dokąd idzie zwierzę?
web-silver-decide-clear-where = Skąd usuwasz śnieg?
web-silver-decide-snow-where = Gdzie kładziesz śnieg?
web-silver-decide-order = Który efekt jest następny?
web-silver-decide-produce = Która karta produkuje następna?
web-silver-decide-valley = Wybierz kartę z doliny.
web-silver-decide-play = Którą kartę zagrywasz tym efektem?
web-silver-decide-city-snow = Na którą z tych kart spada śnieg?
web-silver-decide-looked =
    { $max ->
        [one] Którą z tych kart zatrzymujesz?
       *[many] Które z tych kart zatrzymujesz? Najwyżej { $max }.
    }
web-silver-decide-claw-quest = Które zadanie wykonuje Pazur?

web-silver-chip-place = Umieść zwierzę
web-silver-chip-visit = Odwiedź kartę
web-silver-chip-play = Zagraj kartę
web-silver-chip-clear = Usuń śnieg
web-silver-chip-use = Użyj zdolności

web-silver-answer-yes = Tak
web-silver-answer-no = Nie
web-silver-answer-none = Nic
web-silver-answer-stay = Zatrzymaj tę rękę
web-silver-answer-mulligan = Dobierz nową rękę
web-silver-answer-prepare = Przygotuj się do następnej pory roku
web-silver-answer-pass = Spasuj
web-silver-answer-end = Zakończ turę
web-silver-answer-continue = Dalej
web-silver-said-clear = Usuń śnieg: { $what }
web-silver-said-snow = Połóż śnieg: { $what }
web-silver-said-effect = { $answer }: efekt karty { $card }

web-silver-then-snowing = Potem pada śnieg.
web-silver-then-giants = Potem pojawia się nowy olbrzym.
web-silver-then-claw-plan = Potem Pazur odkrywa plan.
web-silver-then-claw-action = Potem działa Pazur.
web-silver-then-end = Potem gra się kończy.

web-silver-when-giant = Olbrzym pomaga, gdy twoje zwierzę idzie do ognia sygnałowego.
web-silver-when-quest = Zadanie wykonuje się, gdy twoje zwierzę idzie do Gildii.

web-silver-tray-wait = Możesz się rozejrzeć: zatrzymaj się na karcie, by ją przeczytać, albo kliknij coś, by zapytać, czemu nie można tego zrobić.
web-silver-tray-cost = koszt
web-silver-tray-gain = daje
web-silver-tray-looking = patrzę naprzód …
web-silver-tray-unforeseen = Nie udało się przewidzieć skutków.
web-silver-tray-nothing = nic
web-silver-tray-without = bez
web-silver-tray-own-city = twoje miasto
web-silver-tray-card-of = { $card } ({ $who })
web-silver-tray-card-n = { $card } (karta { $slot })
web-silver-tray-or = lub
web-silver-tray-option = Efekt { $number }
web-silver-comfort-confirm = Potwierdzaj każdą akcję, nawet gdy nie ma nic do wyboru
web-silver-tray-play = Zagraj
web-silver-tray-how = Zobacz jak
web-silver-tray-confirm = Potwierdź
web-silver-tray-confirm-none = Nie wybieraj nic
web-silver-tray-back = Wstecz
web-silver-tray-field =
    { $field ->
        [kind] Co chcesz zrobić?
        [figure] Które zwierzę?
        [cost] Jak płacisz?
        [chimney] Kominem?
        [advantage] Z korzyścią?
        [into] Do którego miasta?
        [source] Skąd?
        [effect] Który efekt?
       *[other] Co wybierasz?
    }
web-silver-tray-count =
    { $exact ->
        [yes] wybrano { $count } z { $max }
       *[no]
            { $min ->
                [0] wybrano { $count }, najwyżej { $max }
               *[other] wybrano { $count }, od { $min } do { $max }
            }
    }
web-silver-tray-less =
    { $good ->
        [birch] O jedną brzozę mniej
        [moss] O jeden mech mniej
        [copper] O jedną miedź mniej
       *[nut] O jeden orzech mniej
    }
web-silver-tray-more =
    { $good ->
        [birch] O jedną brzozę więcej
        [moss] O jeden mech więcej
        [copper] O jedną miedź więcej
       *[nut] O jeden orzech więcej
    }
web-silver-tray-list =
    { $open ->
        [yes] Ukryj listę
       *[no] Pokaż jako listę
    }

## Powtórka i ekran końcowy (replay/)

web-silver-mark-autumn = zaczyna się jesień
web-silver-mark-winter = zaczyna się zima
web-silver-mark-spring = zaczyna się wiosna
web-silver-mark-quest = wykonane zadanie
web-silver-mark-giant = użyty olbrzym
web-silver-mark-pass = pas
web-silver-mark-cold = Siarczysty mróz
web-silver-mark-end = Koniec
web-silver-mark-of = { $who }: { $what }
web-silver-tally-passed = pas
web-silver-tally-city =
    { $n ->
        [one] 1 karta w mieście
        [few] { $n } karty w mieście
       *[many] { $n } kart w mieście
    }
web-silver-end-won = { $who } wygrywa z Pazurem
web-silver-end-lost = Wygrywa Pazur
web-silver-end-tie = Równe punkty: decyduje najwięcej usuniętego śniegu, potem wykonane zadania, ogień, pozostałe surowce.
web-silver-end-cities = Miasta na koniec
web-silver-city-snow = pod śniegiem, bez punktów
web-silver-city-quests = Zadania:
web-silver-points-note = Liczone co turę: wydrukowane punkty kart bez śniegu, zadania, żetony punktów i Podróż. Punkty dodatkowe i śnieg dochodzą na końcu.
web-silver-seasons-plot = Pory roku
web-silver-from = { $what } od tury
web-silver-gained = Wzięte surowce i ogień
web-silver-spent = Wydane surowce i ogień
web-silver-cards-plot = Karty w mieście
web-silver-visits = Gdzie umieszczano zwierzęta
web-silver-snow-plot = Zebrany śnieg
web-silver-quests-plot = Wykonane zadania

## Pazur: obszar gry i tura krok po kroku (claw/)

web-silver-claw-who =
    { $passed ->
        [yes] Poziom trudności { $n }, { $season }, pas
       *[no] Poziom trudności { $n }, { $season }
    }
web-silver-claw-what = Co zrobił Pazur?
web-silver-claw-points = punkty
web-silver-claw-city = karty w jego mieście
web-silver-claw-animals = pozostałe zwierzęta
web-silver-claw-aside =
    { $n ->
        [one] 1 odłożone
        [few] { $n } odłożone
       *[many] { $n } odłożonych
    }
web-silver-claw-quests = wykonane zadania
web-silver-claw-tokens = żetony pazura na
web-silver-claw-none = brak
web-silver-claw-plan = Karta planu { $n }
web-silver-claw-action = Karta działania { $n }
web-silver-claw-current = bieżąca
web-silver-claw-lies =
    { $corner ->
        [0] Karta działania { $n }, lewy górny róg
        [1] Karta działania { $n }, prawy górny róg
        [2] Karta działania { $n }, prawy dolny róg
       *[3] Karta działania { $n }, lewy dolny róg
    }
web-silver-claw-uncovered = Nie leży na niej jeszcze karta działania.
web-silver-claw-at =
    { $corner ->
        [0] lewy górny róg
        [1] prawy górny róg
        [2] prawy dolny róg
       *[3] lewy dolny róg
    }
web-silver-claw-corner =
    { $corner ->
        [0] lewy górny róg
        [1] prawy górny róg
        [2] prawy dolny róg
       *[3] lewy dolny róg
    }: { $does ->
        [card] zagrywa kartę
       *[animal] umieszcza zwierzę
    }, { $state ->
        [used] teraz w użyciu
        [free] wolny
        [skipped] pominięty
       *[covered] zakryty kartą działania { $action }
    }
web-silver-claw-cave =
    { $corner ->
        [0] zaczyna od jaskini, lewy górny róg
        [1] zaczyna od jaskini, prawy górny róg
        [2] zaczyna od jaskini, prawy dolny róg
       *[3] zaczyna od jaskini, lewy dolny róg
    }
web-silver-claw-arrow =
    { $arrow ->
        [up] plan B idzie w górę karty taktyki
       *[down] plan B idzie w dół karty taktyki
    }
web-silver-claw-order = Kolejność typów
web-silver-claw-beacon =
    { $n ->
        [one] { $place }, 1 punkt
        [few] { $place }, { $n } punkty
       *[many] { $place }, { $n } punktów
    }
web-silver-claw-journey =
    { $wish ->
        [highest] { $place }, najwięcej punktów
        [lowest] { $place }, najmniej punktów
       *[shared] { $place }, miejsce wspólne
    }
web-silver-claw-source =
    { $source ->
        [deck] talia
       *[valley] dolina
    }
web-silver-claw-plans = Karty planu
web-silver-claw-actions = Karty działania
web-silver-claw-left = w stosie: { $n }
web-silver-claw-gone = odrzucone: { $list }
web-silver-claw-tactics = Karta taktyki
web-silver-claw-tactics-why = Gdy zwierzę nie może iść tam, gdzie każe karta działania, Pazur szuka tu tego miejsca i idzie w kierunku strzałki do następnego możliwego.
web-silver-claw-scores = Za co punktuje Pazur
web-silver-claw-scores-all = Wydrukowane punkty kart w jego mieście, wykonane zadania, jego punkty, 1 punkt za każdy śnieg i 5 więcej za najwięcej śniegu oraz zwierzęta w Podróży.
web-silver-claw-bonus-type =
    { $per ->
        [one] { $points ->
            [one] 1 punkt za każdą kartę typu „{ $type }” w jego mieście
            [few] { $points } punkty za każdą kartę typu „{ $type }” w jego mieście
           *[many] { $points } punktów za każdą kartę typu „{ $type }” w jego mieście
        }
        [few] { $points ->
            [one] 1 punkt za każde { $per } karty typu „{ $type }” w jego mieście
            [few] { $points } punkty za każde { $per } karty typu „{ $type }” w jego mieście
           *[many] { $points } punktów za każde { $per } karty typu „{ $type }” w jego mieście
        }
       *[many] { $points ->
            [one] 1 punkt za każde { $per } kart typu „{ $type }” w jego mieście
            [few] { $points } punkty za każde { $per } kart typu „{ $type }” w jego mieście
           *[many] { $points } punktów za każde { $per } kart typu „{ $type }” w jego mieście
        }
    }
web-silver-claw-bonus-other =
    { $points ->
        [one] 1 punkt za każde { $per } tego, co liczy tu zestaw kart
        [few] { $points } punkty za każde { $per } tego, co liczy tu zestaw kart
       *[many] { $points } punktów za każde { $per } tego, co liczy tu zestaw kart
    }
web-silver-claw-bonus-down =
    { $per ->
        [one] { $points ->
            [one] 1 punkt za każdą zakrytą kartę
            [few] { $points } punkty za każdą zakrytą kartę
           *[many] { $points } punktów za każdą zakrytą kartę
        }
        [few] { $points ->
            [one] 1 punkt za każde { $per } zakryte karty
            [few] { $points } punkty za każde { $per } zakryte karty
           *[many] { $points } punktów za każde { $per } zakryte karty
        }
       *[many] { $points ->
            [one] 1 punkt za każde { $per } zakrytych kart
            [few] { $points } punkty za każde { $per } zakrytych kart
           *[many] { $points } punktów za każde { $per } zakrytych kart
        }
    }
web-silver-claw-tie = Przy remisie wygrywa Pazur.
web-silver-claw-turn = Tura Pazura
web-silver-claw-step = Krok { $n } z { $of }
web-silver-claw-back = Wstecz
web-silver-claw-next = Dalej
web-silver-claw-done = Gotowe
web-silver-claw-skip = Pomiń
web-silver-claw-mode = Krok po kroku
web-silver-claw-chain =
    { $arrow ->
        [up] Droga w górę karty taktyki
       *[down] Droga w dół karty taktyki
    }
web-silver-claw-wanted =
    { $because ->
        [season] tu chciał iść, ale nie ma jeszcze swojej wiosny
        [quest] tu chciał iść, ale nie ma zadania, które mógłby wykonać
       *[occupied] tu chciał iść, ale ktoś już tu stoi
    }
web-silver-claw-passed = też niemożliwe
web-silver-claw-taken = możliwe: idzie na „{ $place }”
web-silver-claw-way =
    { $arrow ->
        [up] Strzałka jego karty planu wskazuje w górę karty taktyki; nad pierwszym miejscem idzie dalej od ostatniego.
       *[down] Strzałka jego karty planu wskazuje w dół karty taktyki; pod ostatnim miejscem idzie dalej od pierwszego.
    }

## Historia skończonej gry (replay/story.ts)

web-silver-story-season = { $who } dociera najwcześniej do pory roku: { $season }.
web-silver-story-quest =
    { $points ->
        [one] { $who } wykonuje najcenniejsze zadanie, „{ $quest }”, za { $points } punkt.
        [few] { $who } wykonuje najcenniejsze zadanie, „{ $quest }”, za { $points } punkty.
       *[many] { $who } wykonuje najcenniejsze zadanie, „{ $quest }”, za { $points } punktów.
    }
web-silver-story-card = { $who } zagrywa kartę z największą liczbą wydrukowanych punktów: „{ $card }”, { $points }.
web-silver-story-snow = Od tej chwili najwięcej śniegu usuwa { $who }: łącznie { $count }.
web-silver-story-pass-first = Jako pierwszy gracz pasuje { $who }.
web-silver-story-pass-last = Najdłużej gra { $who } i pasuje na końcu.

## Czemu podpowiedź jest dobrym ruchem (games/silverfrost/reasons.py)

web-reason-bot = Tak zagrałby nasz najsilniejszy bot.
web-reason-wins = To daje ci zwycięstwo.
web-reason-worth =
    { $count ->
        [one] „{ $card }” jest warta punkt.
        [few] „{ $card }” jest warta { $count } punkty.
       *[many] „{ $card }” jest warta { $count } punktów.
    }
web-reason-points =
    { $count ->
        [one] Daje ci punkt: { $total }, gdyby gra skończyła się teraz.
        [few] Daje ci { $count } punkty: { $total }, gdyby gra skończyła się teraz.
       *[many] Daje ci { $count } punktów: { $total }, gdyby gra skończyła się teraz.
    }
web-reason-quests =
    { $count ->
        [one] Wykonujesz zadanie.
        [few] Wykonujesz { $count } zadania.
       *[many] Wykonujesz { $count } zadań.
    }
web-reason-animals =
    { $count ->
        [one] Wraca do ciebie zwierzę.
        [few] Wracają do ciebie { $count } zwierzęta.
       *[many] Wraca do ciebie { $count } zwierząt.
    }
web-reason-free = Nic cię to nie kosztuje.
web-reason-card-type =
    { $sort ->
        [production] { $card } produkuje i zwróci się jeszcze w następnych porach roku.
        [governance] { $card } odtąd pomaga ci raz po raz.
        [traveller] { $card } działa od razu.
        [destination] { $card } daje twoim zwierzętom własne miejsce.
       *[prosperity] { $card } liczy się na koniec gry.
    }
web-reason-most-snow = Uprzątnięty śnieg: { $count }. Nikt nie będzie miał więcej, a to punkty: { $bonus }.
web-reason-meets = Spełnisz wtedy wymagania zadania „{ $quest }”; jego punkty: { $count }.
web-reason-met = Spełniasz już wymagania zadania „{ $quest }”.
web-reason-alone = To, czy wykonasz „{ $quest }”, nie zależy od nikogo innego.
web-reason-quest-worth =
    { $count ->
        [one] „{ $quest }” jest warte punkt.
        [few] „{ $quest }” jest warte { $count } punkty.
       *[many] „{ $quest }” jest warte { $count } punktów.
    }
web-reason-then-quests = Możesz wtedy wykonać zadanie „{ $quest }”; jego punkty: { $count }.
web-reason-then-points =
    { $count ->
        [one] To, co potem wybierzesz, może dać ci punkt.
        [few] To, co potem wybierzesz, może dać ci { $count } punkty.
       *[many] To, co potem wybierzesz, może dać ci { $count } punktów.
    }
web-reason-then-free =
    { $cards-count ->
        [one] Możesz wtedy zagrać za darmo: { $cards }.
       *[many] Jedną z nich możesz wtedy zagrać za darmo: { $cards }.
    }
web-reason-then-play =
    { $cards-count ->
        [one] Możesz wtedy zagrać: { $cards }.
       *[many] Jedną z nich możesz wtedy zagrać: { $cards }.
    }
web-reason-then-goods = Dostaniesz wtedy { $goods }.
web-reason-then-best = To, co potem wybierzesz, może dać ci { $goods }.
web-reason-then-fire = Dostaniesz wtedy ogień: { $count }.
web-reason-last-place = To ostatnie wolne miejsce: { $area }.
web-reason-payable = Stać cię na „{ $card }”.
web-reason-thaws-place = „{ $place }” jest znów bez śniegu.
web-reason-least-lost =
    { $count ->
        [0] Nie kosztuje cię to punktów; śnieg na każdej innej karcie kosztowałby co najmniej { $next }.
        [one] Kosztuje cię to 1 punkt; śnieg na każdej innej karcie kosztowałby co najmniej { $next }.
        [few] Kosztuje cię to { $count } punkty; śnieg na każdej innej karcie kosztowałby co najmniej { $next }.
       *[many] Kosztuje cię to { $count } punktów; śnieg na każdej innej karcie kosztowałby co najmniej { $next }.
    }
web-reason-all-out = Wszystkie twoje zwierzęta są rozstawione.
web-reason-keeps-cards =
    { $count ->
        [one] Zachowujesz kartę na ręce.
        [few] Zachowujesz wszystkie { $count } karty na ręce.
       *[many] Zachowujesz wszystkie { $count } kart na ręce.
    }
web-reason-thaws = { $card } jest znów bez śniegu.
web-reason-season = Twoje zwierzęta wracają, a następna pora roku przynosi swoje plony.
web-reason-keeps-fire = Zachowujesz ogień na później: { $count }.
web-reason-goods = Dostajesz { $goods }.
web-reason-fire =
    { $count ->
        [one] Daje ci 1 ogień.
        [few] Daje ci { $count } ognie.
       *[many] Daje ci { $count } ogni.
    }
web-reason-draws =
    { $count ->
        [one] Dostajesz kartę.
        [few] Dostajesz { $count } karty.
       *[many] Dostajesz { $count } kart.
    }

## Karty w instrukcji (rules/)

web-silver-gallery-type = Wszystkie typy
web-silver-gallery-kind = Stworzenia i budowle
web-silver-gallery-tag = Wszystkie słowa kluczowe
web-silver-gallery-search = Słowo z karty
web-silver-gallery-found =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
