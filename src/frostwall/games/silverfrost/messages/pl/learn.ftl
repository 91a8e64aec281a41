### Pierwsza gra w Silverfrost z przewodnikiem. Klucze to `learn-silver-...`; kroki są w
### tests/learn_write_silverfrost.py.

learn-silver-title = Twoja pierwsza zima
learn-silver-you-are = Twoje zwierzęta: { $species }
learn-silver-have = Masz
learn-silver-parts = Części stołu
learn-silver-play-help = Przeciwko jednemu łatwemu botowi. W każdej chwili możesz poprosić o podpowiedź i cofać ruchy.
learn-silver-alone = Zagraj solo przeciwko Pazurowi

learn-silver-1-title = Dolina przed zimą
learn-silver-1-text = Budujesz miasto z miejscem na 15 kart, od lata przez jesień i zimę do wiosny. W swojej turze robisz dokładnie jedno: umieszczasz zwierzę, zagrywasz kartę albo przygotowujesz się do następnej pory roku. Każdy przechodzi przez pory roku we własnym tempie, a na koniec wygrywa ten, kto ma najwięcej punktów.
learn-silver-2-title = Wyślij zwierzę
learn-silver-2-text = Zwierzę od razu daje ci to, co pokazuje jego miejsce: tutaj 2 orzechy i kartę. To miejsce pojedyncze, dla jednego zwierzęcia: kto pierwszy, ten lepszy. Miejsca wspólne mieszczą dowolnie wiele zwierząt. Zwierzęta wracają dopiero, gdy przygotujesz się do następnej pory roku.
learn-silver-2-do = Kliknij świecące miejsce, by wysłać tam zwierzę.
learn-silver-3-title = Zagraj kartę
learn-silver-3-text = Karty zagrywasz z ręki albo z doliny, gdzie osiem rodzajów leży odkrytych dla wszystkich. Stworzenia kosztują orzechy, budowle głównie brzozę, mech i miedź. Nie trzeba do tego zwierzęcia: możesz zagrywać, dopóki masz czym płacić.
learn-silver-3-do = Kliknij świecącą kartę na ręce; kosztuje 1 mech i 1 miedź.
learn-silver-4-title = Pięć typów kart
learn-silver-4-text = Zielona produkcja płaci od razu i ponownie, gdy przygotowujesz się do jesieni i wiosny. Niebieskie zarządzanie pomaga ci do końca gry. Brązowi podróżnicy działają raz, przy zagraniu. Czerwone cele podróży to miejsca dla twoich zwierząt. Fioletowy dobrobyt daje punkty dodatkowe na koniec. Zatrzymaj się na karcie albo ją przytrzymaj, by przeczytać.
learn-silver-5-title = Nadchodzi jesień
learn-silver-5-text = Wszystkie twoje zwierzęta są w terenie, więc możesz przygotować się do jesieni. Wracają, a ty dostajesz 1 ogień za każdą kartę w mieście, nowe zwierzę i komin; karty produkcji płacą ponownie. Ale pada też śnieg: na planszę i na trzy najcenniejsze karty twojego miasta.
learn-silver-5-do = Kliknij przycisk, by przygotować się do jesieni.
learn-silver-6-title = Ogień przeciw śniegowi
learn-silver-6-text = Karta pod śniegiem nic nie robi i nie daje punktów. Gdy umieszczasz zwierzę lub zagrywasz kartę, możesz też odśnieżyć 1 kartę w mieście za 1 ogień. Śnieg z planszy lub doliny usuwasz, idąc tam lub zagrywając kartę. Zatrzymuj usunięty śnieg: każdy jest na koniec wart 1 punkt, a kto ma najwięcej, dostaje 5 więcej.
learn-silver-6-do = Kliknij świecącą kartę, by usunąć z niej śnieg.
learn-silver-7-title = Srebrna Straż
learn-silver-7-text = Jedno z twoich zwierząt nosi rakiety śnieżne: to twoja Srebrna Straż. Gdzie nikt nie stoi, daje ci 1 ogień. Może też dołączyć do cudzego zwierzęcia na miejscu pojedynczym, ale nie do innej Srebrnej Straży i nie na karcie celu podróży ani w Podróży. Gorące źródło daje 2 ognie i 2 karty; na ręce masz najwyżej 8.
learn-silver-7-do = Kliknij Gorące źródło, by umieścić Srebrną Straż.
learn-silver-8-title = Dym z komina
learn-silver-8-text = Zachowaj orzechy, bo masz komin. Połóż go na budowli bez śniegu i zapłać 1 ogień, a stworzenie wprowadzi się bez orzechów. Budowla pokazuje, jaki typ zaprasza: twój Mielerz kartę zarządzania. Komin tam zostaje, a dostaniesz jeszcze tylko jeden, zimą.
learn-silver-8-do = Kliknij świecące stworzenie w dolinie.
learn-silver-9-title = Kuźnia
learn-silver-9-text = Żadna karta nie jest bezużyteczna: w Kuźni odrzucasz do 3 kart i za każdą bierzesz dowolny surowiec. Jedno miejsce jest tam pojedyncze, drugie wspólne, a wizyta na nim kosztuje 1 ogień.
learn-silver-9-do = Kliknij świecące miejsce w Kuźni.
learn-silver-10-title = Olbrzymy na górze
learn-silver-10-text = Wizyta przy ogniu sygnałowym kosztuje 1 ogień i wzywa jednego z czterech olbrzymów. Robi on to, co mówi jego tekst, a ty bierzesz punkty nad nim. Potem olbrzymy po jego lewej przesuwają się ku wyższym punktom, a z lewej przychodzi nowy. Twoje zwierzę już jest przy ogniu.
learn-silver-10-do = Kliknij świecącego olbrzyma, by go wezwać.
learn-silver-11-title = Siarczysty mróz
learn-silver-11-text = Twój przeciwnik dociera do zimy przed tobą. Odtąd usunięcie 1 śniegu kosztuje każdego 2 ognie i przychodzą cztery nowe olbrzymy. Wszystkie te miejsca leżą pod śniegiem: kto chce tam iść, musi go usunąć. Zima daje tylko 1 ogień za każde 2 karty bez śniegu, a produkcja odpoczywa do wiosny.
learn-silver-12-title = Gildia
learn-silver-12-text = W Gildii wykonujesz 1 zadanie, którego wymagania spełniasz: jedno z odkrytych wyżynnych, każde dla tego, kto zdąży pierwszy, albo własne tajne zadanie nizinne. Potem dobierasz 2 zadania nizinne i zatrzymujesz 1. Wiele zadań porównuje cię z graczem po twojej lewej. Tutaj: 6 kart produkcji i więcej niż przeciwnik.
learn-silver-12-do = Kliknij świecące zadanie, by je wykonać.
learn-silver-13-title = Odwiedzaj cele podróży
learn-silver-13-text = Cel podróży nic nie robi przy zagraniu, ale później mogą go odwiedzać twoje zwierzęta. Twoja Sowa przy Palenisku aktywuje jeszcze raz 2 karty produkcji. Cele podróży, które są stworzeniami, mają też miejsce otwarte dla jednego cudzego zwierzęcia; właściciel karty dostaje za wizytę 1 punkt.
learn-silver-13-do = Kliknij świecącą kartę w swoim mieście.
learn-silver-14-title = Podróż
learn-silver-14-text = Wiosną twoje zwierzęta mogą wyruszyć w Podróż i już nie wracają. Odrzucasz za to karty: od 2 za 2 punkty na koniec do 5 za 8 punktów. Lepsze miejsca kosztują też 1 ogień i każde mieści tylko jedno zwierzę.
learn-silver-14-do = Kliknij świecące miejsce Podróży.
learn-silver-15-title = Śnieg topnieje
learn-silver-15-text = Wiosną, gdy wszystkie twoje zwierzęta są umieszczone, pasujesz, kiedy nie możesz lub nie chcesz zagrywać więcej kart; inni grają dalej. Potem liczy się wszystkie punkty, a karty nadal pod śniegiem nie dają żadnych. To cała gra: każda karta sama mówi, co robi, a co możesz zrobić, świeci.

## Zagadki: o czym są

learn-puzzle-theme-places = Miejsca
learn-puzzle-theme-places-help = Gdzie zwierzę zrobi dla ciebie najwięcej.
learn-puzzle-theme-cards = Zagrywanie kart
learn-puzzle-theme-cards-help = Która karta, z ręki czy z doliny.
learn-puzzle-theme-snow = Śnieg
learn-puzzle-theme-snow-help = Skąd usunąć śnieg i gdzie śnieg może leżeć.
learn-puzzle-theme-quests = Zadania
learn-puzzle-theme-quests-help = Które zatrzymać i kiedy je wykonać.
learn-puzzle-theme-giants = Olbrzymy
learn-puzzle-theme-giants-help = Kogo przywołać z góry.
learn-puzzle-theme-effects = Efekty
learn-puzzle-theme-effects-help = Wybory, które daje karta lub miejsce.
learn-puzzle-theme-seasons = Pory roku
learn-puzzle-theme-seasons-help = Kiedy przygotować się do następnej, a kiedy spasować.
