### Indelingsbestanden: wat `frostwall layout` zegt. Wat er mis mee kan zijn, is een weigering in game.ftl.

layout-cannot-read = { $path } kan niet gelezen worden: { $reason }.
layout-cannot-write = { $path } kan niet geschreven worden: { $reason }.
layout-exists = { $path } bestaat al; een nieuwe indeling heeft een eigen bestand nodig.
layout-made =
    { $path } bevat nu ons bord als indeling om aan te passen. Voer het gedrukte bord in en draai dan: frostwall layout check { $path }
    Erop spelen: frostwall terminal watch --rules { $rules } --seats { $seats } --option layout={ $path }
layout-fits =
    De indeling klopt. Erop spelen: frostwall terminal watch --rules { $rules } --seats { $seats } --option layout={ $path }
