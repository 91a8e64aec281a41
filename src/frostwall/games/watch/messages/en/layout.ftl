### Layout files: what `frostwall layout` says. What can be wrong with one is a refusal in game.ftl.

layout-cannot-read = Cannot read { $path }: { $reason }.
layout-cannot-write = Cannot write { $path }: { $reason }.
layout-exists = { $path } exists already; a new layout needs a file of its own.
layout-made =
    { $path } now holds our board as a layout to change. Enter the printed one, then run: frostwall layout check { $path }
    Play on it: frostwall terminal watch --rules { $rules } --seats { $seats } --option layout={ $path }
layout-fits =
    The layout fits. Play on it: frostwall terminal watch --rules { $rules } --seats { $seats } --option layout={ $path }
