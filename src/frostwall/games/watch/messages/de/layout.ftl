### Aufbaudateien: was `frostwall layout` sagt. Was an einer falsch sein kann, steht als Ablehnung in game.ftl.

layout-cannot-read = { $path } lässt sich nicht lesen: { $reason }.
layout-cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
layout-exists = { $path } gibt es schon; ein neuer Aufbau braucht eine eigene Datei.
layout-made =
    In { $path } steht jetzt unser Spielfeld als Aufbau zum Ändern. Trag das gedruckte ein und prüfe es: frostwall layout check { $path }
    Darauf spielen: frostwall terminal watch --rules { $rules } --seats { $seats } --option layout={ $path }
layout-fits =
    Der Aufbau passt. Darauf spielen: frostwall terminal watch --rules { $rules } --seats { $seats } --option layout={ $path }
