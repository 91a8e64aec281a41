### Serwer stołów: jego proste strony, odmowy i to, co mówi o stole.
### Klucze table-... to słowa stron; refusal-... i notice-... to kody serwera, dla każdego klienta.

## Rama każdej strony

table-name = Frostwall
table-skip = Przejdź do treści
table-nav = Strony
table-home = Start
table-about = O serwerze
table-rules = Zasady
table-language = Język
table-hello = Grasz jako { $name }.
table-leave = Wyjdź
table-leave-help = Kończy sesję w tej przeglądarce. Miejsca przy stołach są twoje tylko tak długo, jak trwa sesja.
table-footer = Nieoficjalny projekt fanów, wolne oprogramowanie na licencji MIT.
table-version = Wersja { $version }
table-rich = Pokaż to z obrazkami (wymaga JavaScriptu)
table-back = Wstecz
table-refused = To było niemożliwe
table-refused-other = Serwer odmówił ({ $code }).
table-refused-needed = Czego by trzeba:
table-rule = Zasada { $rule }

## Gry i tryby

table-game-about = Gra tego serwera.
table-seats =
    { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }
table-pace =
    { $pace ->
        [turns] na raty, przez wiele dni
       *[live] na żywo
    }
table-stage =
    { $stage ->
        [lobby] przed startem
        [playing] w toku
        [over] skończona
       *[closed] zamknięta
    }

## Start

table-lead = Dwie zimowe gry planszowe przy jednym stole: zagraj od razu z botami albo wyślij link znajomym. Bez konta, bez e-maila.
table-name-title = Jak masz na imię?
table-name-label = Twoje imię
table-name-help = Do { $most } znaków. Widzą je osoby przy twoich stołach; pamięta je plik cookie w tej przeglądarce.
table-name-button = Wejdź
table-play-title = Zagraj teraz
table-play-help = Ty przeciwko botom; gra zaczyna się od razu.
table-play-button = Zagraj: { $game }
table-new-title = Nowy stół
table-join-title = Dołącz z zaproszeniem
table-join-label = Kod lub link
table-join-help = Otrzymany link albo kod na jego końcu.
table-join-button = Dołącz
table-mine-title = Moje gry
table-mine-turn = Twoja kolej
table-mine-waiting = czeka na innych
table-open-title = Otwarte stoły
table-open-none = Teraz nie ma żadnego stołu na liście.
table-open-seats =
    { $open ->
        [0] brak wolnych miejsc
        [one] 1 wolne miejsce
        [few] { $open } wolne miejsca
       *[many] { $open } wolnych miejsc
    }
table-go = Otwórz
table-look-on = Oglądaj
table-seat-free = wolne
table-replay-title = Obejrzyj zapis
table-replay-help = Plik zapisany przez Frostwall: obejrzyj go wiersz po wierszu albo graj dalej od wybranej pozycji.
table-replay-label = Plik zapisu
table-replay-button = Obejrzyj

## Odejście

table-delete-title = Usuń moje dane
table-delete-help = Twoje imię, sesja i udział w każdym stole zostaną usunięte. W trwających grach może grać za ciebie bot. Tego nie da się cofnąć.
table-delete-button = Usuń wszystko o mnie
table-delete-keep = Nie, zostaw

## Nowy stół

table-setup-title = Nowy stół: { $game }
table-setup-mode = Tryb i miejsca
table-setup-mode-label = Tryb
table-setup-seats = Miejsca
table-setup-sit = Zajmuję pierwsze miejsce
table-setup-bots = Boty
table-setup-bots-label = Boty na pozostałych miejscach
table-setup-bots-none = żadne: zapraszam ludzi
table-setup-bots-all = wszystkie pozostałe miejsca
table-setup-bots-count =
    { $count ->
        [one] 1 miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
table-setup-bot = Przeciwnik
table-setup-characters = Kim są
table-setup-bot-pause = Przerwa przed ruchem bota
table-setup-bot-pause-help = W milisekundach, żeby dało się nadążyć.
table-setup-table = Stół
table-setup-listed = Kto może go znaleźć
table-setup-listed-no = tylko osoby z linkiem
table-setup-listed-yes = każdy: stół jest na liście na stronie startowej
table-setup-pace = Tempo
table-setup-pace-live = na żywo: wszyscy siedzą przy stole
table-setup-pace-turns = na raty: kto kiedy ma czas, przez wiele dni
table-setup-away = Nieobecność po
table-setup-away-help = Po ilu sekundach bez znaku życia może grać zastępca. Puste pole oznacza { $live } na żywo i { $turns } na raty.
table-setup-hints = Podpowiedzi
table-setup-hints-value =
    { $on ->
        [yes] każdy może o nie prosić
       *[no] nikt ich nie dostaje
    }
table-setup-caretaker = Za nieobecną osobę gra bot
table-setup-caretaker-value =
    { $caretaker ->
        [auto] od razu
        [vote] jeśli inni się zgodzą
       *[never] nigdy
    }
table-setup-clock-move = Zegar na jedną decyzję
table-setup-clock-game = Zegar jednego miejsca na całą grę
table-setup-clock-help = W sekundach; puste pole oznacza grę bez zegara.
table-setup-clock-none = bez zegara
table-setup-options = Zasady domowe
table-setup-options-help = Każda kwestia, którą instrukcje zostawiają otwartą lub rozstrzygają różnie. Pierwsza wartość jest zwykła.
table-setup-default = { $value } (zwykle)
table-setup-button = Przygotuj stół

## Zaproszenie

table-invited-title = Zaproszenie do gry
table-invited-by = { $name } zaprasza cię do gry { $game }.
table-invited-by-nobody = Masz zaproszenie do gry { $game }.
table-invited-who = Przy stole: { $names }.
table-invited-open =
    { $open ->
        [0] Wszystkie miejsca są zajęte; możesz oglądać.
        [one] Jedno miejsce jest wolne.
        [few] Wolne są { $open } miejsca.
       *[many] Wolnych jest { $open } miejsc.
    }
table-invited-button = Dołącz do stołu
table-invited-name-button = Dołącz pod tym imieniem

## Stół przed startem

table-lobby-title = Stół przed startem
table-lobby-seats = Miejsca
table-lobby-seat = Miejsce { $number }
table-lobby-you = ty
table-lobby-host = gospodarz
table-lobby-sit = Usiądź tutaj
table-lobby-sit-also = Zajmij też to miejsce
table-lobby-sit-name = Imię drugiej osoby przy tym urządzeniu
table-lobby-stand = Zwolnij to miejsce
table-lobby-fill = Posadź tu bota
table-lobby-empty = Opróżnij to miejsce
table-lobby-invite = Zaproś
table-lobby-invite-help = Wyślij ten link osobom, które mają grać. Kto go otworzy, może dołączyć lub oglądać.
table-lobby-invite-label = Link z zaproszeniem
table-lobby-qr = Link z zaproszeniem jako kod QR
table-lobby-dice = Uczciwe kości
table-lobby-commit = Zobowiązanie
table-lobby-commit-help = Stół wybrał już swoje tajne ziarno. To jest jego odcisk: po grze ziarno zostanie pokazane i każdy będzie mógł sprawdzić, że pasuje i że wynika z niego każdy rzut.
table-lobby-words = Słowa graczy
table-lobby-word-help = Dodaj własne słowo: wtedy nawet ten serwer nie mógłby wybrać rzutów.
table-lobby-word-label = Moje słowo do kości
table-lobby-word-button = Dodaj
table-lobby-word-none = na razie brak
table-lobby-not-verifiable = Ziarno tego stołu podano ręcznie (do testów): jego kości nie da się sprawdzić.
table-lobby-daily = Gra dnia { $day } (UTC): każdy, kto gra w nią według tych zasad, na dowolnym serwerze, dostaje to samo rozdanie. Jej ziarno można znać z góry, więc nie da się tu nic sprawdzić i nie dodaje się słów. Wynik twojej pierwszej próby zobaczą z twoim imieniem wszyscy na tym serwerze.
table-setup-daily = Gra dnia: to samo rozdanie dla wszystkich (ziarno jest znane, nic nie da się sprawdzić)
table-lobby-hints =
    { $on ->
        [yes] Zezwól na podpowiedzi
       *[no] Wyłącz podpowiedzi
    }
table-lobby-settings = Jak się gra
table-lobby-options = Zasady domowe tego stołu
table-lobby-usual = Wszystko jak zwykle.
table-lobby-start = Rozpocznij grę
table-lobby-start-wait = Gospodarz rozpoczyna grę, gdy wszystkie miejsca są zajęte.
table-lobby-from = Ten stół gra dalej od pozycji z zapisu.

## Ludzie przy stole

table-guests = Przy stole
table-guest-here = jest tutaj
table-guest-gone = teraz nie ma
table-guest-muted = bez głosu
table-guest-mute = Odbierz głos
table-guest-unmute = Oddaj głos
table-guest-remove = Usuń
table-watchers =
    { $count ->
        [one] ogląda 1 osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
table-you-look-on = Oglądasz.

## Trwająca gra

table-turn-yours = Twoja kolej
table-turn-other = Decyduje: { $names }
table-turn-nobody = Stół pracuje
table-turn-bots = Ta strona sama odświeża się co { $seconds } s.
table-turn-about = { $phase } · tura { $turn }
table-paused = Stół ma przerwę.
table-lock = Zamknij stół
table-lock-help = Nikt nowy nie wejdzie, ani z zaproszeniem, ani żeby oglądać. Kto tu jest, zostaje.
table-unlock = Otwórz stół
table-unlock-help = Stół jest zamknięty: nikt nowy nie wejdzie.
table-pause = Zrób przerwę
table-resume = Wznów grę
table-look-again = Odśwież
table-moves = Twoje ruchy
table-moves-board = Wybierz miejsce na planszy albo z list; numery są te same.
table-moves-type = Zapisem
table-moves-label = Wpisz ruch
table-moves-help = Jak w dzienniku: „{ $example }”. Kilka ruchów rozdziel średnikiem.
table-moves-typed = Tych ruchów nie ma na żadnej liście. Wpisz jeden z nich, gdy zasady na to pozwalają; słowa wielkimi literami zastąp wyborem („name*2” to dwa takie same, miejsce to jego numer od 0).
table-moves-button = Wykonaj ruch
table-moves-why = Tylko zapytaj
table-moves-legal = „{ $text }” jest teraz dozwolone.
table-moves-none = Teraz nie ma nic do wyboru.
table-moves-count =
    { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
table-moves-pick =
    { $total ->
        [one] Wybierz jedno:
       *[many] Wybierz łącznie { $total }:
    }
table-moves-pick-between = Wybierz od { $min } do { $max }:
table-moves-give = Dajesz
table-moves-take = Dostajesz
table-moves-do = Zrób to
table-hint = Co zrobiłby bot?
table-hint-price = Podpowiedź wyklucza tę grę z wyników dnia.
table-hint-none = Bot nie ma tu rady.
table-undo = Cofnij mój ostatni ruch
table-undo-ask = Poproś innych o cofnięcie
table-undo-ask-whom = Poproś o cofnięcie mojego ostatniego ruchu: { $who }
table-undo-to = Wróć do wiersza
table-position = Pozycja
table-position-words = Pozycja w zdaniach
table-picture = Plansza. Poniżej ta sama pozycja opisana zdaniami.
table-people = Miejsca
table-hand = Moja ręka
table-own = Co mam
table-log = Co się działo
table-log-none = Jeszcze nic się nie stało.
table-log-undone = cofnięte
table-log-more = Starsze
table-meanwhile = Tymczasem
table-chat = Czat
table-chat-none = Nikt nic nie napisał.
table-chat-label = Napisz coś
table-chat-button = Wyślij
table-chat-muted = Gospodarz odebrał ci głos.
table-more = Więcej
table-votes = Głosowania
table-vote-is =
    { $matter ->
        [end] { $by } proponuje zakończyć grę.
        [undo] { $by } prosi o cofnięcie:
       *[caretaker] { $by } chce, żeby za gracza { $seat } grał bot.
    }
table-vote-state = Za: { $yes }. Jeszcze nie odpowiada: { $needed }.
table-vote-nobody = nikt
table-vote-yes = Za
table-vote-no = Przeciw
table-vote-end = Zaproponuj koniec gry
table-vote-caretaker = Zaproponuj bota za gracza { $name }
table-concede = Poddaj się
table-concede-help = Twoje miejsce do końca gra bot.
table-concede-sure = Tak, poddaję się
table-stand = Opuść grę
table-stand-help = Dalej gra za ciebie zastępca; możesz wrócić.
table-back-here = Już jestem
table-back-help = Gra za ciebie bot.
table-away = poza stołem
table-caretaker = zastępuje bot
table-conceded = poza grą (poddanie)
table-clock-used = zużyto { $time }
table-clock-left = zostało { $time }
table-seconds = { $n } s
table-minutes = { $n } min
table-hours = { $n } godz.
table-days = { $n } d
table-record-masked = Pobierz dotychczasowy zapis, tak jak wolno mi go widzieć

## Podawanie urządzenia

table-pass-title = Podaj urządzenie: { $name }
table-pass-help = Następną decyzję podejmuje { $name }. Do naciśnięcia przycisku nic z gry nie będzie widać.
table-pass-button = Tu { $name }: pokaż mój widok
table-pass-choose = Spójrz na stół jako { $name }

## Strona osoby, która prowadzi serwer

table-admin-title = Strona operatora
table-admin-token = Klucz
table-admin-token-help = Jest w pliku albo w zmiennej, z którą uruchomiono serwer.
table-admin-enter = Wejdź
table-admin-leave = Wyjdź
table-admin-wrong = To nie jest ten klucz.
table-admin-now = Teraz
table-admin-again = Sprawdź ponownie
table-admin-count-connections = Otwarte połączenia: { $count }
table-admin-count-sockets = Gniazda gości: { $count }
table-admin-count-tables = Stoły w pamięci: { $count }
table-admin-count-messages = Oczekujące wiadomości: { $count }
table-admin-count-bots = Boty czekające na proces: { $count }
table-admin-bot-memory = Pamięć procesów botów w MB: { $list }
table-admin-news = Ogłoszenie
table-admin-news-label = Co wszyscy powinni wiedzieć
table-admin-news-help = Pojawi się na czacie każdego stołu w pamięci jako wiadomość od stołu.
table-admin-news-button = Ogłoś
table-admin-bans = Blokady
table-admin-bans-none = Nikt nie jest zablokowany.
table-admin-ban-line = { $network }, jeszcze { $left }
table-admin-ban-label = Adres albo zakres adresów
table-admin-ban-hours = Na ile godzin
table-admin-ban-help = Na przykład 203.0.113.7, 203.0.113.0/24 albo 2001:db8::/64. Kto przychodzi stamtąd, nie zostanie wpuszczony, a otwarte gniazda zostaną zamknięte.
table-admin-ban-button = Zablokuj
table-admin-lift = Zdejmij
table-admin-lift-label = Zdejmij blokadę { $network }
table-admin-tables =
    { $count ->
        [0] W pamięci nie ma żadnego stołu
        [one] Jeden stół w pamięci
       *[other] Stoły w pamięci, od najbardziej zajętego: { $count }
    }
table-admin-tables-more =
    { $count ->
        [one] Jeden stół nie jest pokazany.
       *[other] Stoły, których tu nie widać: { $count }.
    }
table-admin-table-stage =
    { $stage ->
        [lobby] Gra się nie zaczęła.
        [playing] Gra trwa.
       *[other] Koniec gry.
    }
table-admin-table-people =
    { $count ->
        [0] Nie ma ludzi.
        [one] Jedna osoba: { $names }.
       *[other] Osoby ({ $count }): { $names }.
    }
table-admin-table-bots =
    { $count ->
        [0] Nie ma botów.
        [one] Jeden bot.
       *[other] Boty: { $count }.
    }
table-admin-table-looking =
    { $count ->
        [0] Nikt nie patrzy.
        [one] Patrzy jedno gniazdo.
       *[other] Patrzące gniazda: { $count }.
    }
table-admin-table-load = Wiadomości z odpowiedzią: { $answered }, w { $ms } ms; oczekujące: { $waiting }.
table-admin-table-used = Ostatnio używany: { $ago } temu.
table-admin-close = Zamknij ten stół …
table-admin-close-help =
    { $stage ->
        [lobby] Stół zostanie usunięty.
       *[other] Gra kończy się tu dla wszystkich, a jej zapis zostaje.
    }
table-admin-close-label = Zamknij stół { $game } { $table }
table-admin-close-button = Zamknij
table-admin-done-announced =
    { $tables ->
        [one] Ogłoszono przy jednym stole.
       *[other] Stoły, przy których ogłoszono: { $tables }.
    }
table-admin-done-banned = Blokada obowiązuje od teraz.
table-admin-done-lifted = Blokada została zdjęta.
table-admin-done-closed = Stół jest zamknięty.

## Koniec

table-over-title = Koniec gry
table-over-won = Wygrana: { $names } ({ $ending }).
table-over-nobody = Nikt nie wygrywa: { $ending }.
table-over-ended =
    { $reason ->
        [agreed] Gracze zgodzili się zakończyć grę.
        [conceded] Wszyscy się poddali.
        [operator] Operator tego serwera zakończył grę.
       *[other] Gra skończyła się przed czasem ({ $reason }).
    }
table-over-rank = Miejsce
table-over-total = Razem
table-over-sources = Skąd
table-over-seed = Ziarno
table-over-verify = Z ziarna i słów wynika każdy rzut i każda karta; odcisk ziarna był pokazany przed startem. Aby wszystko sprawdzić, pobierz zapis i uruchom „{ $command }”.
table-over-verify-early = Ta gra skończyła się przed czasem: polecenie powie więc także, że zapis urywa się przed końcem gry, i zwróci kod 1. Wszystkie ruchy do tego miejsca są sprawdzane.
table-over-download = Pobierz zapis
table-over-replay = Obejrzyj grę jeszcze raz
table-over-rematch = Zagraj ponownie przy tym samym stole
table-over-rematch-go = Do nowego stołu
table-close =
    { $what ->
        [record] Usuń ten zapis
       *[table] Usuń stół
    }
table-close-help =
    { $what ->
        [record] Zapis zniknie z tego serwera na zawsze. Tego nie da się cofnąć.
       *[table] Stół zniknie dla wszystkich i na zawsze, razem z zapisem i czatem. Tego nie da się cofnąć.
    }
table-close-sure = Tak, usuń na zawsze

## Pozycja

table-board = Plansza
table-fact = Co
table-fact-is = Teraz
table-points = Punkty
table-cards = Karty

## Odtwarzanie

table-replay-of = Rozgrywka: { $game }
table-replay-at = Wiersz { $line } z { $last }
table-replay-start = Przed pierwszym wierszem
table-replay-viewer = Widok
table-replay-viewer-all = osoby, która ogląda
table-replay-first = Pierwszy
table-replay-prev = Wstecz
table-replay-next = Dalej
table-replay-last = Ostatni
table-replay-to = Wiersz
table-replay-go = Przejdź
table-replay-play = Graj dalej od tego miejsca
table-replay-review = Co trener mówi o tej grze (wymaga JavaScriptu)
table-replay-nav = Wiersze zapisu
table-replay-by = ruch: { $seat }
table-replay-chance = Los

## Zasady

table-rules-title = Zasady: { $game }
table-rules-search = Szukaj
table-rules-button = Szukaj
table-rules-none = Nic nie pasuje do „{ $words }”.
table-rules-see = Zobacz też
table-rules-all = Wszystkie zasady: { $game }
table-rules-own = Zasady naszymi słowami.

## O serwerze

table-about-title = O tym serwerze
table-about-fan = Frostwall to nieoficjalny projekt ludzi, którzy kochają te gry. Wydawcy go nie tworzą, nie polecają ani nie wspierają; nazwy należą do ich właścicieli. Niczego drukowanego nie skopiowano: zasady opisano naszymi słowami.
table-about-code = Wolne oprogramowanie na licencji MIT. Silnik, serwer, strony i rysunki powstały dla tego projektu.
table-about-uses = Działa na Pythonie z FastAPI, Starlette, pydantic, uvicorn, SQLAlchemy, Alembic, Jinja, Fluent i segno; dziękujemy wszystkim ich twórcom.
table-about-stored-title = Co jest przechowywane
table-about-stored-name = Twoje imię i losowy klucz w pliku cookie: to całe twoje konto. Bez e-maila, bez adresu, bez śledzenia, bez cudzych ciasteczek.
table-about-stored-tables = Stoły z ruchami, czatem i tym, kto gdzie siedział.
table-about-stored-daily = O grze dnia: że pierwsza próba już była i jak się skończyła. Wszyscy na tym serwerze widzą wynik z twoim imieniem, także po usunięciu stołu.
table-about-stored-keep-guests =
    { $days ->
        [0] Goście pozostają, dopóki sami się nie usuną.
        [one] Gość, który nie wrócił przez jeden dzień, zostaje usunięty.
       *[many] Gość, który nie wrócił przez { $days } dni, zostaje usunięty.
    }
table-about-stored-keep-lobby =
    { $days ->
        [0] Stoły, przy których nie zaczęto gry, pozostają.
        [one] Stół, przy którym nie zaczęto gry, zostaje usunięty po jednym dniu.
       *[many] Stół, przy którym nie zaczęto gry, zostaje usunięty po { $days } dniach.
    }
table-about-stored-keep-idle =
    { $days ->
        [0] Trwające gry pozostają.
        [one] Trwająca gra, której przez jeden dzień nikt nie ruszył, zostaje usunięta.
       *[many] Trwająca gra, której przez { $days } dni nikt nie ruszył, zostaje usunięta.
    }
table-about-stored-keep-finished =
    { $days ->
        [0] Skończone gry pozostają.
        [one] Skończona gra zostaje usunięta po jednym dniu.
       *[many] Skończona gra zostaje usunięta po { $days } dniach.
    }
table-about-stored-delete = W każdej chwili możesz usunąć wszystko o sobie.
table-about-fair-title = Uczciwe kości
table-about-fair = Przed grą serwer ogłasza odcisk swojego tajnego ziarna, a gracze mogą dodać słowa. Z jednego i drugiego wynika cały los. Po grze ziarno zostaje pokazane i wszystko można sprawdzić. To dowodzi, że kości były ustalone z góry; nie dowodzi, że nikt z obsługi serwera do nich nie zajrzał.

## Sieć lokalna

table-lan-title = Gra w tej samej sieci
table-lan-off = Serwer jest dostępny tylko z tego komputera.
table-lan-on = Wszyscy w tej sieci znajdą serwer pod adresem:
table-lan-turn-on = Wpuść innych z tej sieci
table-lan-turn-off = Znów tylko ten komputer
table-lan-help = Telefony i komputery w tej samej sieci Wi-Fi otwierają adres lub skanują kod. Rób to tylko w sieci, w której ufasz ludziom.
table-lan-qr = Adres jako kod QR
table-lan-none = Nie znaleziono adresu w sieci lokalnej.

## Czego serwer odmawia

refusal-bad-message = Tej wiadomości nie da się odczytać: { $problem }.
refusal-no-session = Nie masz tu sesji. Najpierw podaj imię na stronie startowej.
refusal-still-playing = Gra wciąż trwa: zakończcie ją głosowaniem albo dograjcie do końca.
refusal-not-to-move = Nie masz teraz nic do zdecydowania.
refusal-set-not-offered = Przy tym stole nie ma zestawu kart „{ $set }”; możliwe: { $needs-sets }.
refusal-no-such-table = Nie ma takiego stołu albo nie jest dla ciebie.
refusal-no-such-invitation = Takiego zaproszenia nie ma albo już wygasło.
refusal-not-at-table = Nie należysz do tego stołu.
refusal-not-your-seat = To nie twoje miejsce: { $seat }.
refusal-which-seat = Masz tu kilka miejsc. O które chodzi: { $seats }?
refusal-seat-taken = To miejsce jest zajęte: { $seat }.
refusal-not-host = To może zrobić tylko gospodarz stołu.
refusal-not-in-lobby = Gra już się zaczęła.
refusal-not-playing = Gra nie jest w toku.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-no-review = Trener nie umie ocenić gier według tych zasad.
refusal-review-failed = Trener nie mógł obejrzeć tej gry. Spróbuj ponownie.
refusal-seats-open = Nie wszystkie miejsca są zajęte. Wolne: { $seats }.
refusal-stale = Od pokazania tej strony przy stole coś się zmieniło. Spójrz jeszcze raz i wybierz ponownie.
refusal-paused = Stół ma przerwę.
refusal-nothing-to-undo = Nie ma czego cofać.
refusal-undo-needs-consent = Tylko za zgodą: od tamtej pory ruszył się ktoś inny albo jego karty zmieniły właściciela.
refusal-undo-refused = Tego nie da się cofnąć: od tamtej pory zdecydował los albo odsłonięto coś ukrytego.
refusal-not-asked = To pytanie nie do ciebie: nie zmieniłyby się ani twoje ruchy, ani karty.
refusal-already-voted = Twoja odpowiedź już jest.
refusal-vote-open = Trwa już głosowanie o cofnięciu; ono ma pierwszeństwo.
refusal-no-such-vote =
    { $matter ->
        [end] Nie ma głosowania o końcu gry.
        [undo] Nie ma głosowania o cofnięciu.
       *[caretaker] Nie ma głosowania o zastępcy.
    }
refusal-not-away = { $seat } jest przy stole.
refusal-not-yet =
    { $seconds ->
        [one] Jeszcze nie: za sekundę.
        [few] Jeszcze nie: za { $seconds } sekundy.
       *[many] Jeszcze nie: za { $seconds } sekund.
    }
refusal-muted = Gospodarz odebrał ci głos przy tym stole.
refusal-key-used = Tego klucza użyto już do innego ruchu. Nic nie zrobiono.
refusal-locked = Gospodarz zamknął ten stół: nikt nowy nie wejdzie.
refusal-removed = Gospodarz usunął cię z tego stołu.
refusal-too-fast =
    { $seconds ->
        [one] Za dużo naraz. Spróbuj ponownie za sekundę.
        [few] Za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
       *[many] Za dużo naraz. Spróbuj ponownie za { $seconds } sekund.
    }
refusal-too-many =
    { $what ->
        [tables] Masz za dużo stołów naraz; najwyżej { $most }.
        [guests] Przy tym stole jest za dużo osób; najwyżej { $most }.
        [sockets] Za dużo połączeń naraz; najwyżej { $most }.
        [bots] Botów jest więcej niż wolnych miejsc; najwyżej { $most }.
        [bots_alone] Przy zbyt wielu twoich stołach grają same boty; najwyżej { $most } naraz.
       *[other] Tego jest za dużo ({ $what }); najwyżej { $most }.
    }
refusal-too-large = To jest za duże; najwyżej { $most } B.
refusal-no-such-day = Nie ma takiego dnia: { $day }. Datę pisze się tak: 2026-11-16.
refusal-day-to-come = Gra dnia { $day } dopiero nadejdzie; dziś (UTC) jest { $today }.
refusal-day-without-words = Gra dnia jest taka sama dla wszystkich: do jej kości nie dodaje się słów.
refusal-bad-name = Tego imienia nie można użyć: musi mieć od 1 do { $most } widocznych znaków.
refusal-no-such-viewer = Stamtąd nie wolno ci oglądać gry ({ $viewer }).
refusal-bad-record =
    { $line ->
        [none] Tego zapisu nie można użyć ({ $problem }).
       *[other] Tego zapisu nie można użyć: wiersz { $line } ({ $problem }).
    }
refusal-busy = Serwer jest zajęty. Spróbuj za chwilę.
refusal-wrong-origin = To żądanie przyszło z innej strony i zostało odrzucone.
refusal-bad-token = Strona była za stara albo pochodziła skądinąd. Wczytaj ją ponownie i spróbuj jeszcze raz.
refusal-broken = Coś na serwerze poszło nie tak. Spójrz na stół jeszcze raz; nic, co pokazano jako zrobione, nie przepadło.
refusal-hints-off = Przy tym stole podpowiedzi są wyłączone.
refusal-no-caretaker = Przy tym stole bot nikogo nie zastępuje.
refusal-no-such-guest = Przy tym stole nie ma takiego gościa.
refusal-no-such-line = Nie ma wiersza { $line }; ostatni to { $last }.
refusal-no-such-page = Nic tu nie ma albo już nie ma.
refusal-no-time-left = { $seat }: czas na tę grę minął, dalej gra bot.
refusal-not-local = To może zrobić tylko osoba przy komputerze, na którym działa serwer.
refusal-not-yourself = Sobie nie możesz tego zrobić.
refusal-record-over = Po wierszu { $line } gra z tego zapisu jest skończona: nie ma w co grać dalej.
refusal-unknown-game = Nie ma gry „{ $game }”; możesz zagrać w: { $needs-games }.
refusal-you-conceded = { $seat }: gra poddana; to miejsce do końca gra bot.
refusal-banned = Operator tego serwera nie wpuszcza nikogo z twojego adresu.
refusal-bad-address = To nie jest adres ani zakres adresów.
refusal-too-wide = Ten zakres jest za szeroki: potrzeba co najmniej { $most } stałych bitów.
refusal-bad-hours = Blokada trwa pełną liczbę godzin, od 1 do { $most }.
refusal-bad-news = Ogłoszenie ma od 1 do { $most } znaków.
refusal-wrong-method = Tego nie da się tu zrobić.

## Co stół mówi o sobie

notice-announced = Od operatora tego serwera: { $text }
notice-bot-failed =
    { $reason ->
        [stalled] { $seat }: bot myślał za długo; wykonano losowy dozwolony ruch.
        [illegal] { $seat }: bot chciał niedozwolonego ruchu; wykonano losowy dozwolony.
       *[crashed] { $seat }: bot zawiódł; wykonano losowy dozwolony ruch.
    }
notice-caretaker = { $seat }: teraz gra bot.
notice-back = { $seat } wraca do gry.
notice-clock-move = { $seat }: czas na tę decyzję minął.
notice-clock-game = { $seat }: czas na tę grę minął.
notice-conceded = { $seat } poddaje grę.
notice-ended =
    { $reason ->
        [agreed] Gracze zakończyli grę.
        [conceded] Wszyscy się poddali: koniec gry.
        [operator] Operator tego serwera zakończył grę.
       *[other] Gra została zakończona ({ $reason }).
    }
notice-undone = Za zgodą innych { $seat } cofa ruchy.
notice-started = Gra się zaczyna.
notice-locked = Stół jest zamknięty: nikt nowy nie wejdzie.
notice-unlocked = Stół jest znów otwarty.
notice-paused = Stół ma przerwę.
notice-resumed = Gra toczy się dalej.
notice-removed = Usunięto od stołu: { $name }.
notice-replaced = Za gracza { $name } gra teraz bot.
notice-host = Gospodarzem jest teraz { $name }.
notice-vote =
    { $matter ->
        [end] { $seat } proponuje zakończyć grę.
        [undo] { $seat } prosi o cofnięcie.
       *[caretaker] { $seat } chce, żeby za nieobecną osobę grał bot.
    }
notice-vote-failed =
    { $matter ->
        [end] Brak zgody: gra toczy się dalej.
        [undo] Brak zgody: nic nie zostaje cofnięte.
       *[caretaker] Brak zgody: bot nikogo nie zastąpi.
    }
