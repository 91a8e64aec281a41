### Co mówi przeglądarka, niezależnie od gry. Klucze to `web-...`; gra dodaje własne w games/*/messages.

## Wszędzie

web-skip = Przejdź do treści
web-menu = Menu
web-language = Język
web-language-unfinished = { $name } (niedokończony)
web-settings = Ustawienia
web-theme = Wygląd
web-theme-is =
    { $theme ->
        [light] jasny
        [dark] ciemny
       *[system] jak w systemie
    }
web-sound = Dźwięk
web-volume = Głośność
web-comfort-hints = Podpowiedź do każdej mojej decyzji
web-rules = Zasady
web-home = Start
web-close = Zamknij
web-cancel = Anuluj
web-none = nic
web-refused = Teraz nie można tego zrobić.
web-loading = Wczytuję …
web-plain = Strony bez skryptów
web-connection =
    { $status ->
        [connecting] Łączę …
       *[lost] Połączenie zerwane. Próbuję ponownie; nic z tego, co robisz, nie przepada.
    }
web-your-name = Twoje imię
web-name-title = Jak masz na imię?
web-name-why = To imię widzą inni przy stole. Ta przeglądarka je pamięta.
web-name-change = Zmień imię
web-go-on = Dalej
web-somebody = Gość
web-enter = Wejdź
web-your-turn = Twoja kolej
web-your-turn-of = { $name }, twoja kolej
web-fan = Nieoficjalny, niekomercyjny projekt fanów. O projekcie, autorzy, dane
web-time =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds } s
            [1] 1 minuta
           *[other] { $minutes } min
        }
        [1] 1 godzina
       *[other] { $hours } godz.
    }

## Start

web-start-what = Dwie zimowe gry planszowe na twój stół: od razu z botami albo ze znajomymi przez link. Bez konta, bez e-maila.
web-game = Gra
web-play-bots = Graj
web-offer-first = Najlepsza na początek
web-offer-choices = Jak zagrać
web-offer-seats =
    { $count ->
        [1] solo
        [few] { $count } graczy
       *[other] { $count } graczy
    }
web-offer-more = Więcej opcji
web-play-friends = Zaproś znajomych
web-learn = Nauka
web-puzzles = Zagadki
web-puzzles-help = Pozycje z prawdziwych partii: znajdź najlepszy ruch.
web-my-games = Moje gry
web-finished =
    { $count ->
        [one] 1 skończona gra
        [few] { $count } skończone gry
       *[many] { $count } skończonych gier
    }
web-see-again = obejrzyj ponownie
web-stage-lobby = przed startem
web-stage-playing = graj dalej
web-stage-over = skończona
web-stage-closed = zakończona
web-join-title = Dołącz do stołu
web-join-text = Wystarczy imię: bez konta, bez e-maila.
web-invited =
    { $who ->
        [none] Masz zaproszenie do gry { $game }
       *[other] { $who } zaprasza cię do gry { $game }
    }
web-invited-seats =
    { $open ->
        [0] Miejsca: { $seats }, wszystkie zajęte: możesz oglądać.
       *[other] Miejsca: { $seats }, wolne: { $open }.
    }
web-invited-names = Przy stole: { $names }.
web-join = Dołącz
web-joining = Dołączam …
web-code = Kod lub link
web-open-tables = Otwarte stoły
web-seats-free =
    { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-look-on = oglądaj
web-replay-title = Powtórka
web-replay-help = Obejrzyj zapisaną grę ruch po ruchu.
web-choose-file = Wybierz zapis

## Nowy stół

web-new-title = Nowy stół
web-new-game = Gra
web-new-table = Stół
web-mode = Tryb
web-seats = Miejsca
web-bots = Boty
web-opponent = Przeciwnik
web-opponents = Przeciwnicy
web-other-bots = Inne boty
web-who = Kto
web-private = Tylko z zaproszeniem
web-listed = Na liście dla wszystkich
web-pace = Tempo
web-pace-live = na żywo
web-pace-turns = na raty, przez wiele dni
web-hints = Podpowiedzi
web-hints-allowed = dozwolone
web-hints-off = wyłączone
web-hints-allow = Zezwól na podpowiedzi
web-caretaker = Gdy kogoś nie ma
web-caretaker-vote = inni mogą głosować za botem
web-caretaker-auto = gra bot
web-caretaker-never = wszyscy czekają
web-away-after = po
web-clock = Czas na decyzję
web-clock-game = Czas na miejsce i grę
web-clock-none = bez limitu
web-settings-pace =
    { $pace ->
        [turns] Na raty, przez wiele dni.
       *[live] Na żywo.
    }
web-settings-hints-off = Przy tym stole nikt nie dostaje podpowiedzi.
web-settings-away =
    { $caretaker ->
        [auto] Gdy kogoś nie ma dłużej ({ $time }), gra bot.
        [vote] Gdy kogoś nie ma dłużej ({ $time }), inni mogą głosować za botem.
       *[never] Na nieobecnych się czeka.
    }
web-settings-clock-move = Czas na każdą decyzję: { $time }.
web-settings-clock-game = Czas każdego miejsca na całą grę: { $time }.
web-options = Zasady i warianty ({ $count })
web-options-none = Standardowe zasady, bez zmian.
web-make = Przygotuj stół

## Przed startem

web-table = Stół
web-lobby-rules = Jak się gra
web-chair = Krzesło { $n }
web-chair-free = wolne
web-chair-you = ty
web-chair-invite = Zaproś kogoś
web-chair-change = Zmień bota
web-host = gospodarz
web-away = poza stołem
web-sit = Usiądź tutaj
web-sit-beside = Ktoś obok ciebie, imię
web-stand = Wstań
web-add-bot = Posadź tu bota
web-take-out = Zwolnij to krzesło
web-fill = Dosadź boty
web-start = Rozpocznij grę
web-seats-open =
    { $count ->
        [one] Jedno krzesło jest jeszcze wolne.
        [few] { $count } krzesła są jeszcze wolne.
       *[many] { $count } krzeseł jest jeszcze wolnych.
    }
web-wait-host = Grę rozpoczyna gospodarz.
web-invite = Zaproszenie
web-invite-why = Kto otworzy ten link, może usiąść lub oglądać. Nie zawiera hasła.
web-qr = Kod dla telefonów
web-qr-alt = Kod QR zaproszenia
web-lan-off = Ten serwer jest dostępny tylko z tego urządzenia.
web-lan-on = Znajomi w twojej sieci znajdą ten serwer pod adresem
web-lan-none = Nie znaleziono sieci lokalnej.
web-lan-turn-on = Wpuść znajomych z tej sieci
web-lan-turn-off = Znów tylko to urządzenie
web-copy = Kopiuj
web-copied = Skopiowano
web-fair-title =
    { $chance ->
        [dice] Uczciwe kości
        [cards] Uczciwe karty
       *[other] Uczciwy los
    }
web-fair-why =
    { $chance ->
        [dice] Serwer wybrał już swój sekret dla kości i pokazuje jego odcisk, zanim ktokolwiek wykona ruch. Dodaj własne słowo, a nawet serwer nie mógłby wybrać rzutów.
        [cards] Serwer wybrał już swój sekret dla kart i pokazuje jego odcisk, zanim ktokolwiek wykona ruch. Dodaj własne słowo, a nawet serwer nie mógłby wybrać rozdania.
       *[other] Serwer wybrał już swój sekret dla losu i pokazuje jego odcisk, zanim ktokolwiek wykona ruch. Dodaj własne słowo, a nawet serwer nie mógłby wybrać wyniku.
    }
web-fair-not =
    { $chance ->
        [dice] Kości tego stołu nie da się sprawdzić.
        [cards] Dobierania kart przy tym stole nie da się sprawdzić.
       *[other] Losu tego stołu nie da się sprawdzić.
    }
web-fair-print = Odcisk:
web-fair-word = Twoje słowo
web-fair-add = Dodaj
web-fair-said = Słowa: { $words }
web-fair-seed = Sekret brzmiał
web-fair-fingerprint = Jego odcisk, pokazany przed grą:
web-pass-to = Podaj urządzenie: { $name }
web-pass-why = Dopiero wtedy będzie widać karty ({ $name }).
web-pass-here = Tu { $name }

## Przy stole

web-over = Koniec gry
web-waiting =
    { $who ->
        [none] Decyduje los
       *[other] Teraz: { $who }
    }
web-paused = przerwa
web-actions = Co możesz zrobić
web-watching = Oglądasz.
web-log = Dziennik
web-chat = Czat
web-chat-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
web-chat-from = Nowa wiadomość: { $name }
web-say = Napisz coś
web-send = Wyślij
web-operator = operator tego serwera
web-gone-guest = ktoś, kogo już nie ma
web-typed = Wpisz ruch
web-typed-do = Zrób to
web-points = Punkty
web-conceded = poza grą
web-caretaker-plays = gra bot
web-caretaker-you = Gra za ciebie bot.
web-back = Wracam do gry
web-undo = Cofnij
web-undo-ask = Poproś innych o cofnięcie mojego ostatniego ruchu
web-undo-ask-whom = Poproś o cofnięcie: { $who }
web-undone-by =
    { $moves ->
        [one] { $who } cofa ruch.
        [few] { $who } cofa { $moves } ruchy.
       *[many] { $who } cofa { $moves } ruchów.
    }
web-log-undone =
    { $moves ->
        [one] 1 cofnięty ruch ({ $who })
        [few] { $moves } cofnięte ruchy ({ $who })
       *[many] { $moves } cofniętych ruchów ({ $who })
    }
web-recap = Od twojej ostatniej tury
web-recap-step = { $n } z { $all }
web-recap-back = Poprzednie
web-recap-on = Następne
web-recap-skip = Pomiń to, co się działo od twojej ostatniej tury
web-latest = Co się właśnie stało
web-bots-pace = Boty grają
web-bots-pace-is =
    { $pause ->
        [0] natychmiast
        [250] szybko
        [700] w zwykłym tempie
       *[1500] powoli, żeby każdy nadążył
    }
web-hint = Podpowiedź
web-hint-says = Dobry ruch: { $move }.
web-hint-sure = { $sure ->
    [clear] To wyraźnie lepsze niż następny najlepszy ruch: { $move }.
    [even] Równie dobre: { $move }.
   *[likely] Następny najlepszy ruch: { $move }.
}
web-hint-do = Zrób to
web-hint-show = Pokaż
web-chosen = wybrano { $chosen } z { $total }
web-less = o jeden mniej: { $what }
web-more = o jeden więcej: { $what }

## Menu stołu

web-table-menu = Stół …
web-download = Pobierz zapis
web-comfort = Preferencje
web-comfort-notify = Powiadom mnie, gdy przyjdzie moja kolej
web-comfort-speed = Animacje
web-speed =
    { $speed ->
        [0] bez
        [2] szybkie
       *[1] zwykłe
    }
web-vote =
    { $matter ->
        [end] { $by } chce zakończyć grę.
        [undo] { $by } prosi o cofnięcie:
       *[caretaker] { $by } chce, żeby za gracza { $seat } grał bot.
    }
web-vote-waits = Brakuje głosu: { $who }
web-vote-end = Głosuj za końcem gry
web-vote-caretaker = Bot za gracza { $name }?
web-rest = Niech gra za mnie bot
web-replace = Bot zamiast gracza { $name }
web-replace-sure = Na pewno bot zamiast gracza { $name }? Na całą grę
web-onlookers =
    { $count ->
        [one] Ogląda 1 osoba.
        [few] Oglądają { $count } osoby.
       *[many] Ogląda { $count } osób.
    }
web-concede = Poddaj się
web-concede-sure = Na pewno się poddać? Dalej gra bot.
web-delete = Usuń stół
web-delete-sure = Na pewno usunąć? Zapis i czat też znikną.
web-lock = Zamknij stół
web-lock-help = Nikt nowy nie wejdzie; kto tu jest, zostaje.
web-unlock = Otwórz stół
web-pause = Przerwa
web-resume = Wznów
web-mute = Odbierz głos
web-unmute = Oddaj głos
web-remove = Usuń
web-remove-sure = Na pewno? Na zawsze

## Koniec i powtórki

web-won =
    { $count ->
        [one] Wygrywa { $who }
       *[many] Wspólnie wygrywają { $who }
    }
web-nobody-won = Nikt nie wygrywa
web-ended-early =
    { $why ->
        [agreed] Zakończono za zgodą wszystkich
        [conceded] Wszyscy się poddali
        [operator] Zakończone przez operatora tego serwera
       *[other] Gra się skończyła
    }
web-rematch = Rewanż
web-rematch-go = Do rewanżu
web-line = Wiersz { $line } z { $last }
web-seen-by = Widok
web-spectator = widz
web-timeline = Oś czasu
web-first = Pierwszy wiersz
web-previous = Wstecz
web-play = Odtwarzaj
web-stop = Zatrzymaj
web-next = Dalej
web-last = Ostatni wiersz

## Zasady i informacje

web-rules-title = Zasady: { $game }
web-rules-contents = Spis treści
web-rules-cards = Wszystkie karty
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $count ->
        [one] Znaleziono 1 zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }
web-rules-none = Nie ma tu instrukcji do tej gry.
web-about-title = O Frostwall
web-about-fan = Frostwall to nieoficjalny, niekomercyjny projekt fanów. Nie jest związany z wydawcami ani autorami gier planszowych, według których zasad działa, i nie używa ich grafik, logo ani tekstów.
web-about-licence = Program jest wolnym oprogramowaniem na licencji MIT.
web-about-engine =
    Wersja { $version }, { $engine ->
        [compiled] silnik skompilowany
       *[pure] silnik w czystym Pythonie
    }.
web-about-credits = Autorzy
web-about-icons = Ikony: Lorc, Delapouite i współtwórcy,
web-about-data = Co jest przechowywane
web-about-kept = Plik cookie twojej sesji, wybrane imię, twoje stoły i ich czat, a o grach dnia: że pierwsza próba już była i jak się skończyła, co z twoim imieniem widzą wszyscy na tym serwerze. Nic więcej i nic do reklam. Zapisy skończonych gier może czytać każdy, kto był przy stole.

## Liczby skończonej gry, sprawdzenie losu

web-end-open = Cała historia
web-end-loading = Czytam grę …
web-end-turns =
    { $count ->
        [one] 1 tura
        [few] { $count } tury
       *[many] { $count } tur
    }
web-end-back = Wróć do planszy
web-end-sources = Punkty według źródła
web-share-title = Zachowaj i udostępnij
web-share-picture = Obraz końca gry: { $title }
web-share-save = Zapisz obraz
web-share-copy = Kopiuj link
web-share-copied = Skopiowano link.
web-share = Udostępnij …
web-share-who =
    { $who ->
        [all] Link otwiera powtórkę każdemu na tym serwerze.
       *[table] Link otwiera powtórkę tym, którzy byli przy stole; nikt inny nie wejdzie. Obraz jest dla wszystkich.
    }
web-story-title = Jak było
web-story-see = Zobacz tę chwilę w powtórce
web-story-alone =
    { $points ->
        [one] { $who } kończy z { $points } punktem.
       *[many] { $who } kończy z { $points } punktami.
    }
web-story-result =
    { $ahead ->
        [one] { $who } wygrywa z wynikiem { $points }, zaledwie o punkt lepszym niż { $second }.
        [few] { $who } wygrywa z wynikiem { $points }, o { $ahead } punkty lepszym niż { $second }.
       *[many] { $who } wygrywa z wynikiem { $points }, o { $ahead } punktów lepszym niż { $second }.
    }
web-story-tied = { $who } i { $second } mają po tyle samo punktów ({ $points }); mimo to wygrywa { $who }.
web-story-changes =
    { $count ->
        [one] Prowadzenie zmieniło się raz.
       *[many] Prowadzenie zmieniło się { $count } razy.
    }
web-story-lead-first =
    { $points ->
        [one] Na początku prowadzi { $who } z jednym punktem.
       *[many] Na początku prowadzi { $who } z { $points } punktami.
    }
web-story-lead-only =
    { $points ->
        [one] { $who } obejmuje prowadzenie z jednym punktem i nie oddaje go do końca.
       *[many] { $who } obejmuje prowadzenie z { $points } punktami i nie oddaje go do końca.
    }
web-story-lead = { $who } wyprzedza gracza { $from } z wynikiem { $points } i prowadzi do końca.
web-story-leap = { $who } zdobywa w jednej turze { $points } pkt, więcej niż ktokolwiek w jakiejkolwiek innej.
web-story-drop = { $who } traci w jednej turze { $points } pkt.
web-story-behind = { $who } ma tu { $points } pkt straty do gracza { $first }, a jednak wygrywa.
web-story-count = Na stole { $who } prowadzi o { $points } pkt; po końcowej punktacji wygrywa { $first }.
web-story-last =
    { $before ->
        [one] { $who } zaczyna ostatnią turę z jednym punktem, a kończy z wynikiem { $after }.
       *[many] { $who } zaczyna ostatnią turę z wynikiem { $before }, a kończy z wynikiem { $after }.
    }
web-luck-title = Kości i karty
web-luck-got = Było
web-luck-expected = Oczekiwano
web-luck-difference = Różnica
web-stats-table = Jako tabela
web-stats-points = Punkty w czasie
web-stats-turn = Tura
web-stats-total = Razem
web-stats-number = Liczba
web-fair-checking =
    { $chance ->
        [dice] Sprawdzam kości w twojej przeglądarce …
       *[other] Sprawdzam sekret w twojej przeglądarce …
    }
web-fair-rolls =
    { $rolls ->
        [one] Jedyny rzut tej gry wynika z sekretu.
       *[many] Wszystkie rzuty tej gry ({ $rolls }) wynikają z sekretu.
    }
web-fair-differs = Z sekretu wynika tylko { $verified } z { $rolls } rzutów; pierwszy niezgodny ma numer { $first }.
web-fair-commit = To sekret, którego odcisk pokazano przed grą.
web-fair-commit-not = Sekret nie pasuje do odcisku pokazanego przed grą!
web-fair-only =
    { $chance ->
        [cards] To, która karta będzie następna, zależy od reszty talii, więc ta strona sprawdza tylko sekret, a nie każdą kartę. Aby sprawdzić każdą, pobierz zapis i uruchom: frostwall verify
       *[other] To, co może się zdarzyć, zależy od pozycji, więc ta strona sprawdza tylko sekret, a nie każdy wynik. Aby sprawdzić każdy, pobierz zapis i uruchom: frostwall verify
    }
web-fair-none = Przed tą grą nie pokazano odcisku: sekretu nie da się sprawdzić.
web-fair-here = Sprawdzono w twojej przeglądarce, bez pytania serwera.
web-fair-cannot = Twoja przeglądarka sprawdza tylko na bezpiecznych stronach. Pobierz zapis i uruchom: frostwall verify
web-fair-words = Słowa graczy:

## Powtórka

web-replay-numbers = Liczby
web-replay-marks = Przejdź do
web-replay-key-next = Następne zdarzenie
web-replay-key-previous = Poprzednie zdarzenie
web-replay-turn = Tura { $turn }
web-replay-turn-of = Tura { $turn }: { $who }
web-replay-setup = Przed pierwszą turą
web-replay-quiet = Jeszcze nic się nie stało.
web-replay-speed = Prędkość
web-replay-keys = Klawisze: ← → krok, ↑ ↓ tura, N i P zdarzenie, Home i End, spacja odtwarza.
web-replay-mark-at = { $mark }, wiersz { $line }

## Gra dnia

web-daily-title = Gra dnia
web-daily-help = To samo rozdanie dla wszystkich, którzy grają według tych samych zasad, na każdym serwerze. Jej ziarno można znać z góry, więc losu nie da się sprawdzić. Liczy się pierwsza próba, a jej wynik widzą z twoim imieniem wszyscy na tym serwerze.
web-daily-play = Zagraj w grę dnia
web-daily-go-on = Graj dalej
web-daily-again = Zagraj ponownie (nie liczy się)
web-daily-replay = Obejrzyj moją grę
web-daily-state =
    { $state ->
        [none] Jeszcze w nią nie grasz.
        [playing] Gra jest rozpoczęta.
        [over] Gra jest rozegrana.
        [closed] Gra jest rozpoczęta, ale niedokończona.
       *[other] Gra jest rozegrana, a stół usunięty.
    }
web-daily-failed = Serwer nie odpowiada.
web-daily-retry = Spróbuj ponownie
web-daily-results = Wyniki
web-daily-results-of = Wyniki z dnia { $date }
web-daily-none = Nikt jej tu jeszcze nie skończył.
web-daily-first = Liczy się tylko pierwsza próba każdej osoby, bez podpowiedzi i bez pomocy bota.
web-daily-all = Pokaż wszystkie ({ $count })
web-daily-best = Najlepsze wyniki: { $count }.
web-daily-place = Miejsce
web-daily-name = Imię
web-daily-you = { $name } (ty)
web-daily-points = Punkty
web-daily-end = Wynik
web-daily-won = wygrana
web-daily-lost = przegrana
web-daily-lobby = To gra dnia { $date } (UTC). Każdy, kto gra w nią według tych zasad, na dowolnym serwerze, dostaje to samo rozdanie, więc nie dodaje się słów. Jej ziarno można znać z góry: losu tego stołu nie da się sprawdzić. Wynik twojej pierwszej próby zobaczą z twoim imieniem wszyscy na tym serwerze.
web-daily-hint = Podpowiedź wyklucza tę grę z wyników dnia.
web-daily-hint-ask = Mimo to pokaż
web-daily-hint-not = Bez podpowiedzi
web-daily-seed = Jej ziarno
web-daily-known = To była gra dnia { $date } (UTC). Jej ziarno każdy mógł znać z góry, więc jej losu nie da się sprawdzić.
web-daily-new = Gra dnia: to samo rozdanie dla wszystkich

## Trener

web-percent = { $value }%
web-coach-share = Wyślij to omówienie komuś:
web-replay-from-here = Graj od tego miejsca
web-replay-from-here-help = z botami na pozostałych miejscach; grasz za gracza { $who }
web-coach-title = Trener
web-coach-offer = Jak duże szanse na wygraną miał każdy gracz i kiedy? Co było szczęściem, a które ruchy byłyby lepsze?
web-coach-ask = Przeanalizuj tę grę
web-coach-thinking = Trener ogląda każdy ruch …
web-coach-how = Każdy ruch oceniono według tego, co gracz wtedy wiedział; krzywe znają wszystkie karty, także ukryte. Dlatego błąd może kosztować więcej lub mniej, niż spada krzywa. Jedno i drugie to oszacowania z gier próbnych.
web-coach-judged = Ruchy oceniono według tego, co gracz wtedy wiedział; krzywe omówienia znają wszystkie karty. Dlatego liczby mogą się różnić.
web-coach-sum = Szanse na wygraną w procentach: na początku, co zmieniło szczęście (kości i dobrane karty), co zmieniły własne ruchy gracza, co zmieniły ruchy innych, i na koniec.
web-coach-chances = Szanse na wygraną
web-coach-turn = Tura
web-coach-curves = Krzywe zaczynają się przed pierwszym ruchem. Ich pierwszy stopień to skutek ruchów przed turą 1.
web-coach-lost = Ile kosztowały błędy, łącznie
web-coach-lost-how = Liczą się tylko ruchy wyraźnie gorsze od innego. Może wyjść ponad 100%, bo szanse w międzyczasie znów rosną.
web-coach-part = { $part ->
    [start] Na początku
    [luck] Szczęście (szanse)
    [play] Własne ruchy
    [others] Ruchy innych
   *[end] Na koniec
}
web-coach-point = { $kind ->
    [turning] Punkt zwrotny
    [mistake] Kosztowny ruch
   *[find] Dobry pomysł
}
web-coach-turning = Punkty zwrotne
web-coach-mistakes = Najkosztowniejsze ruchy: { $who }
web-coach-finds = Najlepsze pomysły: { $who }
web-coach-better = Kosztował { $cost } gry. Lepiej: { $better }
web-coach-found = Wart o { $gain } więcej niż oczywisty ruch.
web-coach-found-than = Wart o { $gain } więcej niż oczywisty ruch: { $obvious }
web-coach-by-chance = za sprawą losu
web-coach-chose = { $who } wybiera „{ $move }”.
web-coach-change = { $who } { $from } → { $to }

## Gra, dla której klient nie ma własnych słów

web-generic-mode = { $game } ({ $mode })
web-generic-help = Gra się z list: klient nie rysuje tej gry.
web-generic-board = Stół
web-generic-typed = Niektórych ruchów nie ma na liście. Wpisz je.
web-generic-counted =
    { $count ->
        [one] { $name }
       *[many] { $count } × { $name }
    }
web-generic-event =
    { $who ->
        [none] { $facts ->
            [none] { $what }
           *[other] { $what } ({ $facts })
        }
       *[other] { $facts ->
            [none] { $who }: { $what }
           *[other] { $who }: { $what } ({ $facts })
        }
    }
web-generic-fact = { $name }: { $value }
web-generic-of = { $what } ({ $who })
web-generic-end = Koniec
