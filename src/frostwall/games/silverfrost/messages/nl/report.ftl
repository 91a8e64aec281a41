### Wat simulaties en verslagen over dit spel zeggen.

## De samenvatting die `sim` toont

report-summary-level = moeilijkheidsgraad
report-summary-claw = gem. punten van Klauw
report-summary-claw-won = Gewonnen door Klauw: { $games }.

## Het rapport

report-claw-won = Gewonnen door Klauw
report-lead-spread = De spellen zijn gelijk verdeeld over de vier moeilijkheidsgraden, elk met dezelfde startwaarden. Dezelfde spellen komen dus terug, en de intervallen van cijfers over alles samen zijn te smal.
report-seats = Wie wint, per plaats
report-seats-text = Aandeel van de spellen die een plaats alleen won, met 95%-intervallen. De streepjeslijn is het gelijke deel, als alle bots gelijk zijn; een plaats die er meer dan 5 procentpunten naast zit, krijgt ⚠.
report-order = Wie wint, per speelvolgorde
report-order-text = Aandeel van alleen gewonnen spellen naar plaats in de speelvolgorde: de eerste is wie begon. Tekens zoals bij de plaatsen; om de startspeler wordt geloot, dus dit toont wat plaatsen niet kunnen tonen.
report-place-in-order = Speelvolgorde
report-order-place =
    { $place ->
        [1] startspeler
       *[other] op plaats { $place }
    }
report-difficulty = Winst tegen Klauw
report-difficulty-text = Aandeel gewonnen solospellen per moeilijkheidsgraad, met 95%-intervallen.
report-level = Moeilijkheidsgraad
report-both-sides = Punten van beide kanten
report-both-sides-text = Gemiddelde punten aan het einde per moeilijkheidsgraad, van de bot en van Klauw, met 95%-intervallen.
report-points = Punten aan het einde
report-points-text = Gemiddelde punten per plaats, met 95%-intervallen.
report-mean = Gemiddelde
report-cards = Hoe vaak kaarten gespeeld worden
report-cards-text =
    Van de keren dat een plaats een kaart zag, hoe vaak ze haar speelde. Een keer is één spel en één plaats: de kaart lag in de hand van die plaats of in het dal toen die aan de beurt kwam, of de plaats haar nu kon betalen of niet. Hoe vaak dat ook gebeurde, en met hoeveel exemplaren ook, het telt één keer; spelen ook. Streepjes zijn 95%-intervallen, streepjeslijnen staan bij { $rare }% en { $common }%; { $flagged ->
        [0] geen kaart ligt daarbuiten.
        [one] één kaart daarbuiten krijgt ⚠.
       *[other] { $flagged } kaarten daarbuiten krijgen ⚠.
    }
report-card = Kaart
report-type = Type
report-copies = Exemplaren
report-played = Gespeeld
report-seen = Gezien
report-flag = Teken
report-never-seen = nooit gezien
report-rare =
    { $sure ->
        [yes] zelden gespeeld
       *[no] misschien zelden gespeeld
    }
report-common =
    { $sure ->
        [yes] heel vaak gespeeld
       *[no] misschien heel vaak gespeeld
    }
report-card-wins = Wie wint met een kaart
report-card-wins-text = Van de keren dat een plaats een kaart in een spel speelde, hoe vaak die plaats won, alleen of met anderen; streepjes zijn 95%-intervallen. De streepjeslijn is het gemiddelde van alle plaatsen, { $mean }. Wie van alles meer speelt, wint ook, dus de meeste kaarten liggen er rechts van.
report-by-winners = Gespeeld door winnaars
report-quests = Voltooide opdrachten
report-quests-text = Van een laaglandopdracht: in hoeveel van de spellen en plaatsen waarin een plaats haar had, die plaats haar voltooide. Van een hooglandopdracht: in hoeveel van de spellen waarin ze openlag een plaats haar voltooide. Streepjes zijn 95%-intervallen.
report-quest = Opdracht
report-quest-level = Niveau
report-quest-points = Punten
report-done = Voltooid
report-held = In bezit of open
report-claw-done = Door Klauw
report-giants = Gebruikte reuzenwezens
report-giants-text = Van de keuzes van een reuzenwezen waarbij dit openlag, hoeveel ervoor waren; streepjes zijn 95%-intervallen. Een spel heeft gemiddeld { $used } zulke keuzes.
report-giant = Reuzenwezen
report-used = Gebruikt
report-open = Lag open
report-places = Waar dieren heen gaan
report-places-text = Aandeel van alle plaatsingen per plek; een plaats zet in een spel gemiddeld { $each } dieren neer. De balken tonen de seizoenen na elkaar, de tabel geeft aandelen van de plaatsingen per seizoen.
report-place = Plek
report-placed = Plaatsingen
report-whole = Alle seizoenen
report-own-card = bestemmingskaart, eigen stad
report-others-card = bestemmingskaart, andere stad
report-winners = Waar winnaars punten voor krijgen
report-winners-text = Gemiddelde punten van de winnaars aan het einde, naar waar ze vandaan komen, met 95%-intervallen.
report-source = Punten voor
report-snow = Geruimde sneeuw
report-snow-text = Gemiddeld geruimde sneeuw in een spel per plaats, met 95%-intervallen.

## De stand die `replay` toont

report-position-supply = voorraad: { $goods }
report-position-left = niet geplaatste dieren: { $animals }
report-position-cleared = sneeuw geruimd: { $snow }
report-position-chimneys = schoorstenen over: { $chimneys }
report-position-quests = opdrachten: { $quests }
report-position-completed = voltooid: { $quests }
report-position-city = stad: { $cards }
report-position-valley = dal: { $cards }
report-position-giants = reuzenwezens: { $giants }
report-position-highland = hooglandopdrachten: { $quests }
report-position-animals = op het bord: { $places }
report-position-deck = trekstapel: { $cards }, aflegstapel: { $discarded }
report-position-hand = hand: { $cards }
