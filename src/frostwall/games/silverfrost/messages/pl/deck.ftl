### Pliki zestawu: co mówi `frostwall deck` i wszystko, co może być z zestawem nie tak.

## Polecenia

deck-error-line = { $where }: { $text }
deck-warning-line = { $where }: ostrzeżenie: { $text }
deck-counts =
    Różne karty: { $cards } (egzemplarze: { $cards_copies }); olbrzymy: { $giants } (egzemplarze: { $giants_copies }); zadania: { $quests }; miejsca: { $places }; karty śniegu: { $snow_cards }; karty planu: { $plan_cards }; karty działania: { $action_cards }.
deck-verdict =
    { $errors ->
        [0] { $warnings ->
            [0] Zestawem da się grać.
            [one] Zestawem da się grać; jedno ostrzeżenie.
            [few] Zestawem da się grać; { $warnings } ostrzeżenia.
           *[many] Zestawem da się grać; { $warnings } ostrzeżeń.
        }
        [one] Jeden błąd: zestawem nie da się jeszcze grać.
        [few] { $errors } błędy: zestawem nie da się jeszcze grać.
       *[many] { $errors } błędów: zestawem nie da się jeszcze grać.
    }
deck-file-verdict =
    { $errors ->
        [0] { $warnings ->
            [0] Sam plik jest w porządku; sprawdź też cały katalog.
            [one] Sam plik nie ma błędów, ma jedno ostrzeżenie; sprawdź też cały katalog.
            [few] Sam plik nie ma błędów, ma { $warnings } ostrzeżenia; sprawdź też cały katalog.
           *[many] Sam plik nie ma błędów, ma { $warnings } ostrzeżeń; sprawdź też cały katalog.
        }
        [one] Jeden błąd w tym pliku.
        [few] { $errors } błędy w tym pliku.
       *[many] { $errors } błędów w tym pliku.
    }
deck-no-such-path = Nie ma pliku ani katalogu { $path }.
deck-not-empty = { $path } istnieje i nie jest pusty; nowy zestaw potrzebuje własnego katalogu.
deck-not-a-directory = { $path } to plik; nowy zestaw potrzebuje katalogu.
deck-cannot-read = Nie można odczytać { $path }: { $reason }.
deck-cannot-write = Nie można zapisać { $path }: { $reason }.
deck-new-made = { $path } zawiera teraz sześć plików nowego zestawu z przykładami i objaśnieniem każdego klucza.
deck-copy-made = { $path } zawiera teraz kopię zestawu { $set } do zmiany.
deck-no-such-set = Nie ma dołączonego zestawu „{ $set }”. Znane: { $sets }.
deck-new-next = Wypełnij je, potem uruchom: frostwall deck check { $path }
deck-new-play = Gdy zestawem da się już grać, zagraj: frostwall terminal silverfrost --option set={ $path }
deck-play = Zagraj: frostwall terminal silverfrost --option set={ $path }

## Pliki

deck-problem-file-missing = brakuje pliku
deck-problem-file-too-large = plik jest za duży: ponad { $most } B
deck-problem-not-readable = pliku nie da się odczytać: { $reason }
deck-problem-not-text = plik nie jest tekstem w UTF-8
deck-problem-not-toml = plik nie jest poprawnym TOML: { $reason }
deck-problem-not-a-deck-file = to nie jest plik zestawu: { $known }
deck-problem-other-schema = wersja musi być { $wanted }, jest { $found }
deck-problem-other-set = inny zestaw niż w { $other }
deck-problem-count-wrong =
    { $what ->
        [giants] olbrzymów (z egzemplarzami) powinno być { $wanted }, jest { $found }
        [lowland_quests] zadań nizinnych powinno być { $wanted }, jest { $found }
        [highland_quests] zadań wyżynnych powinno być { $wanted }, jest { $found }
        [snow_cards] kart śniegu powinno być { $wanted }, jest { $found }
        [plan_cards] kart planu powinno być { $wanted }, jest { $found }
        [action_cards] kart działania powinno być { $wanted }, jest { $found }
       *[cards] kart (z egzemplarzami) powinno być { $wanted }, jest { $found }
    }; zestaw, który chce innej liczby, podaje ją w declared_counts [DATA-C1]

## Kształty

deck-problem-key-missing = brakuje klucza „{ $key }”
deck-problem-unknown-key = nie ma tu klucza „{ $key }”; znane: { $known }
deck-problem-not-a-table = powinna być tabela w klamrach, jest { $found }
deck-problem-empty-table = powinien być co najmniej jeden z kluczy: { $known }
deck-problem-not-a-list = powinna być lista w nawiasach kwadratowych, jest { $found }
deck-problem-list-too-short =
    { $low ->
        [one] powinna być lista co najmniej jednej wartości
       *[many] powinna być lista co najmniej { $low } wartości
    }, jest { $found }
deck-problem-list-length = powinna być lista od { $low } do { $high } wartości, jest { $found }
deck-problem-list-exact = powinna być lista o liczbie wartości { $wanted }, jest { $found }
deck-problem-not-a-number = powinna być liczba od { $low } do { $high }, jest { $found }
deck-problem-min-above-max = min ({ $low }) jest większe niż max ({ $high })
deck-problem-not-one-of = { $found } nie jest żadnym z: { $known }
deck-problem-one-gift = zadanie wymaga najwyżej jednego daru
deck-problem-exactly-one-of = powinno być dokładnie jedno z: { $known }
deck-problem-not-a-flag = powinno być true lub false, jest { $found }
deck-problem-not-true = może być tylko true, jest { $found }; pomiń klucz, jeśli nie obowiązuje
deck-problem-not-a-text = powinien być tekst w cudzysłowie, jest { $found }
deck-problem-text-too-long = tekst ma { $found } znaków, dozwolone najwyżej { $most }
deck-problem-not-printable = w tekście jest znak, którego nie da się wydrukować: { $found }; nie ma tu miejsca na koniec wiersza, tabulator ani kod sterujący
deck-problem-bad-id = id zaczyna się od małej litery i ma tylko małe litery, cyfry i podkreślenia (najwyżej 40), jest { $found }
deck-problem-reserved-word = { $found } to słowo zapisu, więc nie może być id; zastrzeżone: { $known }
deck-problem-id-twice = to id występuje dwa razy
deck-problem-name-twice = ta sama nazwa co { $other }
deck-problem-not-a-language = „{ $key }” nie jest językiem: powinny być dwie lub trzy małe litery
deck-problem-translation-missing = nie ma „{ $lang }”; pokazany będzie tekst angielski
deck-problem-too-many-entries = liczba wpisów { $found }, dozwolone najwyżej { $most }
deck-problem-too-deep = za głęboko zagnieżdżone: dozwolone najwyżej { $most } poziomów

## Karty

deck-problem-construction-costs-nuts = budowla nigdy nie kosztuje orzechów [DATA-C2]
deck-problem-construction-costs-gift = tylko stworzenie może kosztować dar w lewo [DATA-C2]
deck-problem-creature-costs-other = stworzenie kosztuje tylko orzechy albo give_left [DATA-C2]
deck-problem-creature-with-chimney = komin mają tylko budowle [DATA-C3]
deck-problem-advantage-wrong =
    { $wanted ->
        [yes] jeden z efektów ma wyzwalacz „advantage”, więc powinno być advantage = true [DATA-C3]
       *[no] żaden efekt nie ma wyzwalacza „advantage”, więc to nie może być true [DATA-C3]
    }
deck-problem-several-advantages = liczba efektów z wyzwalaczem „advantage”: { $found }, dozwolony najwyżej jeden
deck-problem-advantage-unusual = korzyść na karcie typu „{ $type }”: zwykle ma ją tylko zarządzanie [DATA-C5]
deck-problem-open-place-wrong = karta ma miejsce otwarte dokładnie wtedy, gdy jest stworzeniem i celem podróży [DATA-C4]
deck-problem-no-open-place = „visit_open” na budowli, która nie ma miejsca otwartego [DATA-C4]
deck-problem-open-place-idle = to stworzenie ma miejsce otwarte, ale nic się tam nie dzieje: napisz „visit” lub „visit_open” [DATA-C4]
deck-problem-not-a-destination = „{ $step }” potrzebuje miejsca na karcie, a mają je tylko cele podróży [DATA-C4]
deck-problem-tag-twice = znacznik { $found } występuje dwa razy
deck-problem-too-few-names = liczba różnych kart { $found }, dolina potrzebuje co najmniej { $least } [DATA-C1]
deck-problem-too-many-tags = liczba różnych znaczników w zestawie { $found }, dozwolone najwyżej { $most }
deck-problem-hand-raised-too-much = hand_limit wszystkich egzemplarzy razem to { $found }, dozwolone najwyżej { $most }
deck-problem-too-many-spaces = karty bez miejsca i city_spaces wszystkich egzemplarzy razem to { $found }, dozwolone najwyżej { $most }

## Efekty

deck-problem-trigger-of-other-type = wyzwalacz „{ $trigger }” nie pasuje do karty typu „{ $type }” [DATA-C5]
deck-problem-trigger-missing = karta typu „{ $type }” potrzebuje efektu z jednym z wyzwalaczy: { $known } [DATA-C5]
deck-problem-unknown-trigger = nie ma tu wyzwalacza { $found }; znane: { $known } [DATA-C10]
deck-problem-trigger-twice = wyzwalacz „{ $trigger }” występuje dwa razy
deck-problem-trigger-alone = „{ $trigger }” nie może stać obok innego wyzwalacza; napisz dwa efekty
deck-problem-static-plain = „static” pisze się wprost: on = "static"
deck-problem-too-many-triggers = liczba wyzwalaczy we wszystkich efektach { $found }, dozwolone najwyżej { $most }
deck-problem-unknown-step = nieznany krok: { $found } [DATA-C10]
deck-problem-several-steps = powinien być jeden krok, jest kilka: { $found }; napisz po jednej tabeli na krok
deck-problem-unknown-metric = nie ma miary „{ $found }”; znane: { $known } [DATA-C10]
deck-problem-unknown-condition = nie ma warunku „{ $found }”; znane: { $known } [DATA-C10]
deck-problem-unknown-amount = ilość to liczba albo tabela z count, per i of, min, max, sum, var lub paid, jest: { $found } [DATA-C10]
deck-problem-unknown-variable = { $found } nie jest dane wcześniej przez „let” ani „as”
deck-problem-unknown-card = nie ma karty o id { $found }
deck-problem-unknown-tag = żadna karta nie ma znacznika { $found }
deck-problem-unknown-place = na planszy nie ma miejsca { $found }
deck-problem-no-owner = olbrzym nie ma właściciela
deck-problem-needs-a-card = to wymaga karty w mieście
deck-problem-nothing-is-played = o to można pytać tylko przy zagrywaniu karty: z play, advantage lub after_play
deck-problem-keeps-too-many = nie można zatrzymać { $found } z { $n }
deck-problem-score-without-end = „score” należy tylko do efektu z wyzwalaczem „end_score”
deck-problem-not-at-scoring = „{ $step }” nie jest możliwe przy punktacji
deck-problem-not-a-rider = „{ $step }” nie może być częścią korzyści
deck-problem-modifier-nested = „{ $step }” musi stać bezpośrednio w „do”
deck-problem-modifier-not-static = „{ $step }” należy do efektu z wyzwalaczem „static”
deck-problem-modifier-and-steps = „{ $step }” obowiązuje zawsze, inne kroki się wykonuje; napisz dwa efekty
deck-problem-modifier-always-holds = „{ $step }” obowiązuje zawsze; ten klucz nie ma tu znaczenia
deck-problem-ability-unlimited = zdolność potrzebuje once_per, inaczej można by jej używać bez końca
deck-problem-endless = „{ $trigger }” wyzwalałby sam siebie bez końca; napisz once_per albo inny efekt
deck-problem-repeated-twice = for_each nie może stać w innym
deck-problem-too-many-steps = liczba kroków { $found }, dozwolone najwyżej { $most }
deck-problem-too-many-variables = liczba zmiennych w jednym efekcie { $found }, dozwolone najwyżej { $most }

## Plansza i śnieg

deck-problem-id-is-area = id miejsca nie może być nazwą obszaru
deck-problem-slots-alike = punkty nad olbrzymami muszą być różne [DATA-6]
deck-problem-slots-fall = punkty nad olbrzymami zwykle rosną od lewej do prawej
deck-problem-valley-size = rows razy cols musi dawać { $wanted }
deck-problem-season-differs = zasady mówią { $wanted }, jest { $found } [DATA-C7]
deck-problem-fire-cost-wrong =
    { $kind ->
        [shared] miejsce wspólne obszaru „{ $area }” kosztuje ogień: { $wanted } [DATA-C7]
       *[individual] miejsce pojedyncze obszaru „{ $area }” kosztuje ogień: { $wanted } [DATA-C7]
    }
deck-problem-only-on-the-journey = mają to tylko miejsca Podróży; napisz 0
deck-problem-shared-journey-points = miejsce wspólne Podróży jest warte 2 punkty [DATA-C7]
deck-problem-shared-beacon = ognie sygnałowe to miejsca pojedyncze [DATA-C7]
deck-problem-basic-without-gain = miejsce podstawowe coś daje
deck-problem-hot-spring-gain = Gorące źródło daje 2 ognie i 2 karty
deck-problem-gain-not-here = co się tu dzieje, mówią zasady, więc gain musi być puste
deck-problem-exactly-one-place =
    { $kind ->
        [shared] powinno być dokładnie jedno miejsce wspólne obszaru „{ $area }”, jest { $found } [DATA-C7]
       *[individual] powinno być dokładnie jedno miejsce pojedyncze obszaru „{ $area }”, jest { $found } [DATA-C7]
    }
deck-problem-no-place =
    { $area ->
        [guild] przy dwóch graczach w grze nie ma miejsca pojedynczego Gildii [DATA-C7]
        [journey] Podróż nie ma miejsca pojedynczego [DATA-C7]
       *[other] przy dwóch graczach w grze nie ma miejsca obszaru „{ $area }” [DATA-C7]
    }
deck-problem-no-place-gives = żadne miejsce podstawowe nie daje „{ $good }”
deck-problem-beacon-count = ogni sygnałowych powinno być { $wanted }, jest { $found } [DATA-C7]
deck-problem-beacon-players = min_players czterech ogni sygnałowych to kolejno 1, 3, 1 i 4: tu powinno być { $wanted }, jest { $found } [DATA-C7]
deck-problem-target-not-in-play = „{ $place }” jest w grze od liczby graczy { $least }, a ta karta jest w talii od { $players } [DATA-C6]
deck-problem-snow-runs-out =
    { $players ->
        [1] kart śniegu w grze solo jest { $found }, odkrywanych { $wanted }; zostaną przetasowane ponownie [DATA-C6]
       *[other] kart śniegu przy liczbie graczy { $players } jest { $found }, odkrywanych { $wanted }; zostaną przetasowane ponownie [DATA-C6]
    }

## Solo

deck-problem-plan-without-animal = karta planu potrzebuje rogu ze zwierzęciem
deck-problem-action-without-beacon = karta działania potrzebuje rogu z ogniem sygnałowym
deck-problem-type-twice = typ „{ $found }” występuje dwa razy; każdy z pięciu stoi w kolejności raz [DATA-C8]
deck-problem-exactly-on-area = „{ $key }” stoi dokładnie na rogach z miejscem „{ $area }”
deck-problem-no-such-slot = żadne pole olbrzyma nie ma punktów { $found }, tylko { $known } [DATA-C9]
deck-problem-not-a-basic-place = „{ $found }” nie jest miejscem podstawowym; podaj jego obszar: { $known }
deck-problem-not-in-solo = „{ $found }” nie jest w grze w trybie solo
deck-problem-tactics-twice = „{ $found }” występuje dwa razy [DATA-C8]
deck-problem-tactics-missing = „{ $place }” jest na kartach działania, ale brakuje go tutaj [DATA-C8]
deck-problem-quest-stack-differs = powinno być { $many } zadań jednego poziomu i { $few } drugiego
deck-problem-unknown-solo-card = nie ma takiej karty: { $found }
