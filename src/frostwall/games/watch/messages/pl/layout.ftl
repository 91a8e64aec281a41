### Pliki układu: co mówi `frostwall layout`. Co może być w nich źle, mówią odmowy w game.ftl.

layout-cannot-read = Nie można odczytać { $path }: { $reason }.
layout-cannot-write = Nie można zapisać { $path }: { $reason }.
layout-exists = { $path } już istnieje; nowy układ potrzebuje własnego pliku.
layout-made =
    { $path } zawiera teraz naszą planszę jako układ do zmiany. Wprowadź drukowaną, potem uruchom: frostwall layout check { $path }
    Graj na niej: frostwall terminal watch --rules { $rules } --seats { $seats } --option layout={ $path }
layout-fits =
    Układ pasuje. Graj na nim: frostwall terminal watch --rules { $rules } --seats { $seats } --option layout={ $path }
