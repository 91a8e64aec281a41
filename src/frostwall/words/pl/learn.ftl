### Pierwsze gry z przewodnikiem w przeglądarce: co mówią lekcje każdej gry. Klucze to `learn-...`.

learn-step = Krok { $step } z { $last }
learn-steps = Kroki
learn-back = Wstecz
learn-next = Dalej
learn-show = Pokaż mi
learn-your-turn = Twoja kolej
learn-not-there = Jeszcze nie tu: wybierz podświetlone miejsce.
learn-right = O to chodzi.
learn-since =
    { $n ->
        [one] Co się tymczasem stało: jedna rzecz
        [few] Co się tymczasem stało: { $n } rzeczy
       *[many] Co się tymczasem stało: { $n } rzeczy
    }
learn-since-like =
    { $n ->
        [one] i jeszcze raz podobnie
       *[many] i jeszcze { $n } razy podobnie
    }
learn-since-more =
    { $n ->
        [one] i jeszcze jedna rzecz, która z tego wynika
        [few] i jeszcze { $n } rzeczy, które z tego wynikają
       *[many] i jeszcze { $n } rzeczy, które z tego wynikają
    }
learn-happened = Co się dzieje
learn-points = Punkty
learn-you = Ty
learn-opponent = Gracz { $number }
learn-read-more = W instrukcji
learn-play = Zagraj pierwszą grę
learn-keys = Strzałki przewracają strony.

## Droga do gry

learn-path = Nauka gry: { $game }
learn-path-course = Gra z przewodnikiem, krok po kroku: { $mode }.
learn-path-begin = Zacznij
learn-path-again = Jeszcze raz
learn-path-play = Pierwsza własna gra
learn-path-play-help = Przeciwko łatwym botom, z podpowiedzią do każdej decyzji. Ruchy można cofać.
learn-path-rules = Instrukcja
learn-path-rules-help = Wszystkie zasady, do czytania i szukania. Przy stole otwierają się obok.
learn-path-read = Czytaj
learn-done = Zrobione:

## Zagadki

learn-puzzle-title = Zagadki
learn-puzzle-intro = Pozycje z rozegranych partii. W każdej z nich jeden ruch jest wyraźnie najlepszy, sądząc po tym, co możesz wiedzieć. Znajdź go.
learn-puzzle-solved = Rozwiązane: { $solved } z { $all }
learn-puzzle-begin = Zacznij
learn-puzzle-go-on = Dalej
learn-puzzle-level =
    { $level ->
        [easy] Łatwe
        [medium] Średnie
       *[hard] Trudne
    }
learn-puzzle-named =
    { $mark ->
        [solved] Zagadka { $number }, rozwiązana
        [tried] Zagadka { $number }, bez powodzenia
       *[new] Zagadka { $number }
    }
learn-puzzle-all = Wszystkie zagadki
learn-puzzle-of = Zagadka { $number } z { $all }
learn-puzzle-task = Znajdź najlepszy ruch
learn-puzzle-task-help = Wykonaj go jak przy stole. Widzisz to, co wie twoje miejsce.
learn-puzzle-right = Dobrze!
learn-puzzle-wrong = To nie jest najlepszy ruch
learn-puzzle-best = Najlepiej:
learn-puzzle-chances = Daje to około { $best } szans na wygraną, a drugi najlepszy ruch { $next }:
learn-puzzle-cost = Twój ruch traci około { $cost }.
learn-puzzle-next = Następna zagadka
learn-puzzle-again = Jeszcze raz
learn-puzzle-show = Pokaż odpowiedź
learn-puzzle-seen = Odpowiedź już znasz: tym razem nie liczy się to jako rozwiązane.
learn-path-puzzles = Zagadki
learn-path-puzzles-help = Pozycje z prawdziwych partii z jednym najlepszym ruchem, od łatwych do trudnych.
