### Terminal przy stole Silverfrost.

## Litery i znaki

ui-letter-red-panda = C
ui-letter-penguin = P
ui-letter-falcon = S
ui-letter-hare = Z
ui-letter-claw = X
ui-letter-birch = b
ui-letter-moss = m
ui-letter-copper = d
ui-letter-nut = o
ui-letter-fire = g

## Ekran

ui-welcome = Witaj w Silverfrost. Grasz jako { $seat }; ? pokazuje ruchy, „card NAZWA” tekst karty, help wyjaśnia resztę.
ui-welcome-back = Witaj z powrotem w Silverfrost. Grasz jako { $seat }; ? pokazuje ruchy, „card NAZWA” tekst karty, help wyjaśnia resztę.
ui-too-small = Okno jest mniejsze niż { $columns } na { $rows }, więc nie ma rysowanego ekranu. Polecenie „map” rysuje planszę.
ui-set-ours = Karty to nasz własny zestaw „{ $set }”, a nie karty drukowane.
ui-set-other = Karty pochodzą z zestawu „{ $set }”.
ui-chance = Decydują karty.
ui-head-season = Pora
ui-head-fire = Og
ui-head-goods = Surowce
ui-head-points = Pkt
ui-head-snow = Śn
ui-head-chimneys = Kom
ui-head-animals = Zw
ui-head-hand = Ręka
ui-head-quests = Zad
ui-head-city = Miasto
ui-area-basic = Podstawowe
ui-area-hot-spring = Gorące źródło
ui-area-forge = Kuźnia
ui-area-guild = Gildia
ui-area-journey = Podróż
ui-area-beacon = Ognie sygn.
ui-type-short-production = prod
ui-type-short-governance = zarz
ui-type-short-traveller = podr
ui-type-short-destination = cel
ui-type-short-prosperity = dobr
ui-passed-out = pas
ui-mountain = Góra
ui-highland = Zadania wyżynne
ui-quests = Twoje zadania
ui-valley = Dolina (talia { $deck }, odrzucone { $discard })
ui-weather = usunięcie śniegu: ogień { $fire }, karty śniegu: { $snow }
ui-hand = Twoja ręka ({ $count }/{ $most })
ui-looked = Oglądasz:
ui-own-city =
    { $cards ->
        [one] Twoje miasto (1 karta, wolne: { $free })
        [few] Twoje miasto ({ $cards } karty, wolne: { $free })
       *[many] Twoje miasto ({ $cards } kart, wolne: { $free })
    }
ui-city =
    { $cards ->
        [one] Miasto: { $seat } (1 karta, wolne: { $free })
        [few] Miasto: { $seat } ({ $cards } karty, wolne: { $free })
       *[many] Miasto: { $seat } ({ $cards } kart, wolne: { $free })
    }
ui-city-claw =
    { $cards ->
        [one] Miasto: { $seat } (1 karta)
        [few] Miasto: { $seat } ({ $cards } karty)
       *[many] Miasto: { $seat } ({ $cards } kart)
    }
ui-tucked = +{ $count } pod spodem
ui-empty = puste
ui-none = brak
ui-nothing = nic
ui-claw-mark = pazur
ui-claw-title = Pazur
ui-claw-state = plany { $plans }; zakryte karty { $face_down }; zadania { $quests }, wykonane { $done }
ui-claw-plan =
    { $left ->
        [0] { $plan } (zużyty)
       *[other] { $plan } (wolne { $left })
    }
ui-pane-board = plansza
ui-pane-cards = dolina i ręka
ui-pane-town = miasta
ui-goods-card =
    { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
ui-times = { $name } x{ $count }

## Decyzje

ui-asked-by = { $source }: { $text }
ui-decide-species = Którymi zwierzętami grasz? Wpisz numer.
ui-decide-claw-species = Którymi zwierzętami gra Pazur? Wpisz numer.
ui-decide-keep-quest = Które zadanie nizinne zatrzymujesz? Nikt go nie widzi.
ui-decide-mulligan = Zatrzymujesz rękę czy odrzucasz całą i dobierasz tyle samo?
ui-decide-ready = Twoja tura ({ $season }): umieść zwierzę albo zagraj kartę.
ui-decide-ready-act = Twoja tura ({ $season }): zagraj kartę.
ui-decide-ready-prepare = Twoja tura ({ $season }): zagraj kartę albo przygotuj się do następnej pory roku.
ui-decide-ready-pass = Twoja tura ({ $season }): zagraj kartę albo spasuj do końca gry.
ui-decide-ready-only-prepare = Twoja tura ({ $season }): przygotuj się do następnej pory roku.
ui-decide-ready-only-pass = Twoja tura ({ $season }): pozostaje tylko spasować.
ui-decide-closing = Usuń śnieg, użyj zdolności albo zakończ turę.
ui-decide-window = Usunięcie śniegu ({ $cards }) zmieniłoby to, co teraz nastąpi. Usuń śnieg albo graj dalej.
ui-decide-yes-no = Chcesz tego?
ui-decide-option = Wybierz jedno: wpisz numer.
ui-decide-cards-discard =
    { $least ->
        [0] Odrzuć do { $most } kart: wpisz numery, 0 dla żadnej.
       *[other]
            { $most ->
                [one] Odrzuć kartę: wpisz jej numer.
               *[many] Odrzuć karty, najwyżej { $most }: wpisz numery.
            }
    }
ui-decide-cards-give =
    { $most ->
        [one] Daj kartę (dostaje { $seat }): wpisz jej numer.
       *[many] Daj karty (dostaje { $seat }), najwyżej { $most }: wpisz numery.
    }
ui-decide-cards-under =
    { $most ->
        [one] Wsuń kartę pod tę: wpisz jej numer.
       *[many] Wsuń karty pod tę, najwyżej { $most }: wpisz numery.
    }
ui-decide-cards-forge =
    { $most ->
        [one] Kuźnia: odrzuć kartę (0: żadnej) za surowiec.
       *[many] Kuźnia: odrzuć do { $most } kart (0: żadnej), każdą za surowiec.
    }
ui-decide-cards-journey =
    { $most ->
        [few] Podróż: odrzuć { $most } karty. Wpisz numery.
       *[many] Podróż: odrzuć { $most } kart. Wpisz numery.
    }
ui-decide-resources =
    { $total ->
        [0] Które surowce? Wpisz numer albo litery, np. bm.
       *[other] Wybierz surowce ({ $total }) literami, np. bbm.
    }
ui-decide-times = Ile razy? Wpisz liczbę.
ui-decide-seat = Kogo wybierasz? Wpisz numer.
ui-decide-city-card = Wybierz kartę w mieście: wpisz numer.
ui-decide-copy = Akcję którego miejsca wykonujesz? Wpisz numer.
ui-decide-giant = Którego olbrzyma używasz? Wpisz numer.
ui-decide-quest-none = Teraz nie możesz wykonać żadnego zadania: wpisz n.
ui-decide-quest = Które zadanie wykonujesz? Wpisz numer albo n dla żadnego.
ui-decide-keep =
    { $most ->
        [one] Które z zadań zatrzymujesz? Wpisz numer.
       *[many] Zatrzymaj najwyżej { $most } z tych zadań: wpisz numery.
    }
ui-decide-animal = Które zwierzę? Wpisz numer.
ui-decide-where = Dokąd idzie? Wpisz numer.
ui-decide-clear-where = Skąd usuwasz śnieg? Wpisz numer.
ui-decide-snow-where = Gdzie kładziesz śnieg? Wpisz numer.
ui-decide-order = Który efekt jest następny? Wpisz numer.
ui-decide-produce = Która karta produkuje następna? Wpisz numer.
ui-decide-valley = Wybierz kartę z doliny: wpisz numer.
ui-decide-play = Zagraj kartę tym efektem albo n dla żadnej.
ui-decide-city-snow = Na którą z tych kart spada śnieg? Wpisz numer.
ui-decide-looked =
    { $most ->
        [one] Którą z kart zatrzymujesz? Wpisz jej numer.
       *[many] Zatrzymaj najwyżej { $most } z tych kart: wpisz numery.
    }
ui-decide-claw-quest = Które zadanie wykonuje Pazur? Wpisz numer.

## Co można zrobić, w całości i jednym słowem

ui-kind-place = umieść zwierzę
ui-kind-guard = umieść swoją Srebrną Straż
ui-kind-visit = odwiedź kartę celu podróży
ui-kind-hand = zagraj kartę z ręki
ui-kind-valley = zagraj kartę z doliny
ui-kind-revealed = zagraj kartę
ui-kind-prepare = przygotuj się do następnej pory roku
ui-kind-pass = spasuj do końca gry
ui-kind-mulligan = dobierz nową rękę
ui-kind-stay = zatrzymaj tę rękę
ui-kind-yes = tak
ui-kind-no = nie
ui-kind-answer = wybierz
ui-kind-clear-snow = usuń śnieg
ui-kind-put-snow = połóż śnieg
ui-effect-of = efekt karty { $card }
ui-kind-cards = wybierz karty
ui-kind-goods = wybierz surowce
ui-kind-none = nic z tego
ui-kind-clear = usuń śnieg w swoim mieście
ui-kind-use = użyj zdolności
ui-kind-end = zakończ turę
ui-kind-continue = dalej bez usuwania śniegu
ui-key-place = zwierzę
ui-key-guard = straż
ui-key-visit = wizyta
ui-key-hand = ręka
ui-key-valley = dolina
ui-key-revealed = zagraj
ui-key-prepare = pora roku
ui-key-pass = pas
ui-key-mulligan = nowa ręka
ui-key-stay = zatrzymaj
ui-key-yes = tak
ui-key-no = nie
ui-key-answer = wybierz
ui-key-cards = karty
ui-key-goods = surowce
ui-key-none = nic
ui-key-clear = śnieg
ui-key-use = zdolność
ui-key-end = koniec
ui-key-continue = dalej
ui-more = wszystkie ruchy; card NAZWA: tekst; help
ui-by-letters = literami, np. bbm
ui-play-for = { $card } za { $cost }
ui-play-chimney = { $card } za 1 ogień i komin na „{ $construction }”
ui-play-using = , z „{ $card }”
ui-play-into = , do miasta gracza { $seat }
ui-play-snow = { " " }i ogień za śnieg: { $fire }
ui-place-snow = { " " }(i ogień za śnieg: { $fire })
ui-gift = dar: { $goods }
ui-gift-to = dar: { $goods } (dostaje { $seat })
ui-card-of = { $card } ({ $seat })
ui-figure-at = { $figure }: { $place }
ui-slot = pole { $slot }
ui-so-often =
    { $times ->
        [0] ani razu
        [one] raz
       *[many] { $times } razy
    }
ui-or = lub
ui-option = wybór { $number }
ui-option-is = { $text }
ui-cost-give = 1 dar w lewo: { $goods }
ui-number-of-what = { $word } czego? Wpisz klawisz przed numerem: p { $word } umieszcza zwierzę, h { $word } zagrywa z ręki, b { $word } z doliny.
ui-usage-why = Zapytaj o ruch, np. „why p 22”, „why h 2” lub „why prepare”.
ui-usage-rules = Szukaj w instrukcji po słowach lub po zasadzie: „rules komin”, „rules TURN-8”.
ui-usage-card = Wpisz nazwę karty, olbrzyma, zadania lub miejsca, np. „card brzozowy stok”.
ui-undo-refused = Tego nie cofniesz: od tamtej pory ruszył się ktoś inny, dobrano kartę albo odsłonięto coś ukrytego.

## Teksty

ui-card-title = Teksty
ui-card-none = Nic w tym zestawie nie nazywa się „{ $name }”.
ui-also = Także: { $names }.
ui-number = numer { $number }
ui-a-creature = stworzenie
ui-a-construction = budowla
ui-a-giant = olbrzym
ui-a-lowland-quest =
    { $points ->
        [one] zadanie nizinne, 1 punkt
        [few] zadanie nizinne, { $points } punkty
       *[many] zadanie nizinne, { $points } punktów
    }
ui-a-highland-quest =
    { $points ->
        [one] zadanie wyżynne, 1 punkt
        [few] zadanie wyżynne, { $points } punkty
       *[many] zadanie wyżynne, { $points } punktów
    }
ui-rarity-unique = unikatowa
ui-rarity-common = zwykła
ui-copies =
    { $count ->
        [one] 1 egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    }
ui-card-facts =
    { $points ->
        [one] Koszt: { $cost }; 1 punkt.
        [few] Koszt: { $cost }; { $points } punkty.
       *[many] Koszt: { $cost }; { $points } punktów.
    }
ui-card-chimney = Komin dla stworzeń typu: { $type }.
ui-any-type = dowolny
ui-card-keywords =
    { $count ->
        [one] Słowo kluczowe: { $keywords }.
       *[many] Słowa kluczowe: { $keywords }.
    }
ui-card-spaces =
    { $spaces ->
        [0] Nie zajmuje miejsca w mieście.
        [few] Zajmuje { $spaces } miejsca w mieście.
       *[many] Zajmuje { $spaces } miejsc w mieście.
    }
ui-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ui-place-individual = dla jednego zwierzęcia
ui-place-shared = dla dowolnej liczby zwierząt
ui-place-gain = weź { $goods }
ui-place-in-forge = odrzuć do 3 kart, weź tyle samo dowolnych surowców
ui-place-in-guild = wykonaj zadanie albo dobierz nowe
ui-place-in-beacon = użyj olbrzyma, weź punkty nad nim
ui-place-journey = odrzuć karty: { $cards }; punkty na koniec: { $points }; tylko wiosną
ui-place-fire = koszt: ogień { $fire }

## Zdania o stole

ui-you-have = Masz { $goods }. Zwierzęta do umieszczenia: { $animals }. Kominy: { $chimneys }.
ui-animals =
    { $guard ->
        [yes]
            { $animals ->
                [0] Srebrna Straż
               *[other] { $animals } i Srebrna Straż
            }
       *[no] { $animals }
    }
ui-your-cards = Twoje karty: { $cards }.
ui-say-card = { $number } { $card } za { $cost }
ui-has-completed = { $seat }, wykonane zadania: { $quests }.
ui-say-giant =
    { $points ->
        [one] { $giant }, 1 punkt:
        [few] { $giant }, { $points } punkty:
       *[many] { $giant }, { $points } punktów:
    }
ui-say-no-giant =
    { $points ->
        [one] Nikogo na polu za 1 punkt.
        [few] Nikogo na polu za { $points } punkty.
       *[many] Nikogo na polu za { $points } punktów.
    }
ui-say-snow = śnieg: { $snow }
ui-say-here = Tam: { $names }
ui-say-animal = { $seat }
ui-say-guard = { $seat } (Srebrna Straż)
ui-say-valley =
    { $count ->
        [one] { $number } { $card }, { $type }, za { $cost }, punkty { $points }.
        [few] { $number } { $card } ({ $count } sztuki), { $type }, za { $cost }, punkty { $points }.
       *[many] { $number } { $card } ({ $count } sztuk), { $type }, za { $cost }, punkty { $points }.
    }
ui-say-claw-token = żeton pazura
ui-seat-is = { $seat }: { $season }. Ma { $goods }; punkty { $points }, usunięty śnieg { $snow }, kominy { $chimneys } i { $waiting } w przyszłości, zwierzęta do umieszczenia { $animals }, ręka { $hand }, zadania { $quests }, wykonane { $done }.
ui-say-city = Miasto: { $cards }. Wolne miejsca: { $free }.
ui-say-city-claw = Miasto: { $cards }.
ui-mark-snow = śnieg
ui-mark-chimney = komin
ui-say-claw = Pazur, poziom trudności { $difficulty }: { $season }. Ogień { $fire }, punkty { $points }, usunięty śnieg { $snow }, zwierzęta do umieszczenia { $animals }, zakryte karty { $face_down }, zadania { $quests }, wykonane { $done }.
ui-say-plan = Plan { $plan }: { $corners }.
ui-corner-free = wolny
ui-corner-skipped = pominięty
ui-corner-used = użyty
ui-city-title = Twoje miasto
ui-cities-title = Miasta
ui-quests-title = Zadania
ui-seats-title = Wszyscy
ui-no-claw = Pazur gra tylko przeciwko komuś, kto gra solo.

## Koniec

ui-ended = Wygrana: { $winners }.
ui-source-cards = Karty
ui-source-prosperity = Premie kart
ui-source-quests = Zadania
ui-source-snow = Śnieg
ui-source-tokens = Żetony punktów
ui-source-journey = Podróż
ui-source-total = Razem

## Pomoc

ui-help =
    GRA
      Wpisz klawisz ruchu i numer z ekranu: „p 3” umieszcza zwierzę na miejscu 3, „g 3” twoją Srebrną
      Straż, „v 1” odwiedza kartę celu podróży, „h 2” zagrywa drugą kartę z ręki, „b 5” kartę z pola 5
      doliny. Sam klawisz wypisuje wybory; „h 2.1” to jeden z kilku sposobów zapłaty.
      s przygotowuje do następnej pory roku, f pasuje, c usuwa śnieg w mieście, x używa zdolności, e kończy turę lub idzie dalej.
      Na pytanie odpowiedz numerem; y i n to tak i nie.
      Kilka kart naraz: „1 3 3”; 0 dla żadnej. Surowce literami: „bbm” to 2 brzozy i 1 mech.
      Nazwy też działają: „place brzozowy stok”. Tab uzupełnia to, co wpisujesz.

    PYTANIA
      ? lub moves       wszystko, co możesz teraz zrobić
      card NAZWA        tekst karty, olbrzyma, zadania lub miejsca; też „? NAZWA”; samo card: twoja ręka
      why p 22          czy to dozwolone i która zasada o tym mówi
      hint              co możesz teraz zrobić: dobry ruch, dlaczego, jak pewny, i następny najlepszy
      rules komin       szukaj w instrukcji; także po zasadzie: rules TURN-8
      hand, city        twoje rzeczy; twoje miasto z tekstami
      cities, seats     wszystkie miasta z tekstami; wszyscy w zdaniach
      quests            twoje zadania i wyżynne, z tekstami
      board, log        jeszcze raz plansza (z --plain zdaniami); wszystko, co się działo
      „.”               w małym oknie: plansza, dolina i ręka, miasta

    ROZGRYWKA
      undo              cofnij ostatni ruch, o ile nikt nie grał potem i nie odsłonięto nic ukrytego
      save PLIK         zapisz kopię; sama gra zapisuje się po każdym ruchu
      resume            jak wrócić do tej gry później
      lang JĘZYK        inny język; samo „lang” mówi, jakie są
      quit              wyjdź; gra jest zapisana

    EKRAN
      Zwierzęta to litery: [Z] zając, [Z+] jego Srebrna Straż. Numer z nawiasem, 3), można teraz wybrać.
      b brzoza, m mech, d miedź, o orzech, g ogień, # karta, ? dowolny surowiec; >g idzie w lewo.
      Znaki: * śnieg, ^ komin, ! unikatowa, ~ miejsce dla dowolnej liczby zwierząt, -g kosztuje ogień; 5#=8: 5 kart za 8 punktów.
      Karta: nazwa, koszt, punkty, typ. Zw: zwierzęta do umieszczenia, + ze Srebrną Strażą. Kom 0+2: 2 jeszcze przyjdą.
      Zad 1+2: 1 do wykonania, 2 wykonane. Pkt to żetony punktów; ile warte jest miasto, liczy się na końcu.
ui-help-solo =
    PAZUR
      claw              co ma i jakie plany przed nim leżą
      Jego zwierzę to [X], „pazur” to żeton pazura w dolinie. W jego wierszu Ręka liczy zakryte karty.
