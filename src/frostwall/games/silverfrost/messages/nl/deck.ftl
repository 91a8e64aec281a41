### Setbestanden: wat `frostwall deck` zegt, en alles wat er mis kan zijn met een set.

## De opdrachten

deck-error-line = { $where }: { $text }
deck-warning-line = { $where }: waarschuwing: { $text }
deck-counts =
    Verschillende kaarten: { $cards } (exemplaren: { $cards_copies }); reuzenwezens: { $giants } (exemplaren: { $giants_copies }); opdrachten: { $quests }; plekken: { $places }; sneeuwkaarten: { $snow_cards }; plankaarten: { $plan_cards }; actiekaarten: { $action_cards }.
deck-verdict =
    { $errors ->
        [0] { $warnings ->
            [0] De set is te spelen.
            [one] De set is te spelen; één waarschuwing.
           *[other] De set is te spelen; { $warnings } waarschuwingen.
        }
        [one] Eén fout: de set is nog niet te spelen.
       *[other] { $errors } fouten: de set is nog niet te spelen.
    }
deck-file-verdict =
    { $errors ->
        [0] { $warnings ->
            [0] Op zichzelf is er niets mis met dit bestand; controleer ook de hele map.
            [one] Op zichzelf zit er geen fout in dit bestand, wel één waarschuwing; controleer ook de hele map.
           *[other] Op zichzelf zit er geen fout in dit bestand, wel { $warnings } waarschuwingen; controleer ook de hele map.
        }
        [one] Eén fout in dit bestand.
       *[other] { $errors } fouten in dit bestand.
    }
deck-no-such-path = Er is geen bestand of map { $path }.
deck-not-empty = { $path } bestaat en is niet leeg; een nieuwe set heeft een eigen map nodig.
deck-not-a-directory = { $path } is een bestand; een nieuwe set heeft een map nodig.
deck-cannot-read = { $path } kan niet gelezen worden: { $reason }.
deck-cannot-write = { $path } kan niet geschreven worden: { $reason }.
deck-new-made = { $path } bevat nu de zes bestanden van een nieuwe set, met voorbeelden en wat elke sleutel betekent.
deck-copy-made = { $path } bevat nu een kopie van de set { $set } om aan te passen.
deck-no-such-set = Er is geen meegeleverde set “{ $set }”. Bekend zijn: { $sets }.
deck-new-next = Vul ze in en draai dan: frostwall deck check { $path }
deck-new-play = Als de set te spelen is, speel hem: frostwall terminal silverfrost --option set={ $path }
deck-play = Speel hem: frostwall terminal silverfrost --option set={ $path }

## Bestanden

deck-problem-file-missing = het bestand ontbreekt
deck-problem-file-too-large = het bestand is te groot: meer dan { $most } bytes
deck-problem-not-readable = het bestand kan niet gelezen worden: { $reason }
deck-problem-not-text = het bestand is geen tekst in UTF-8
deck-problem-not-toml = het bestand is geen geldige TOML: { $reason }
deck-problem-not-a-deck-file = dit hoort niet bij de bestanden van een set: { $known }
deck-problem-other-schema = de versie moet { $wanted } zijn, gevonden: { $found }
deck-problem-other-set = een andere set dan in { $other }
deck-problem-count-wrong =
    { $what ->
        [giants] { $wanted } reuzenwezens (exemplaren geteld) verwacht, { $found } gevonden
        [lowland_quests] { $wanted } laaglandopdrachten verwacht, { $found } gevonden
        [highland_quests] { $wanted } hooglandopdrachten verwacht, { $found } gevonden
        [snow_cards] { $wanted } sneeuwkaarten verwacht, { $found } gevonden
        [plan_cards] { $wanted } plankaarten verwacht, { $found } gevonden
        [action_cards] { $wanted } actiekaarten verwacht, { $found } gevonden
       *[cards] { $wanted } kaarten (exemplaren geteld) verwacht, { $found } gevonden
    }; een set die een ander aantal wil, zegt dat in declared_counts [DATA-C1]

## Vormen

deck-problem-key-missing = de sleutel “{ $key }” ontbreekt
deck-problem-unknown-key = hier is geen sleutel “{ $key }”; bekend zijn: { $known }
deck-problem-not-a-table = hier hoort een tabel tussen accolades, gevonden: { $found }
deck-problem-empty-table = hier hoort minstens een van deze sleutels: { $known }
deck-problem-not-a-list = hier hoort een lijst tussen vierkante haken, gevonden: { $found }
deck-problem-list-too-short =
    { $low ->
        [one] hier hoort een lijst van minstens één waarde
       *[other] hier hoort een lijst van minstens { $low } waarden
    }, gevonden: { $found }
deck-problem-list-length = hier hoort een lijst van { $low } tot { $high } waarden, gevonden: { $found }
deck-problem-list-exact = hier hoort een lijst van { $wanted } waarden, gevonden: { $found }
deck-problem-not-a-number = hier hoort een getal van { $low } tot { $high }, gevonden: { $found }
deck-problem-min-above-max = min ({ $low }) is groter dan max ({ $high })
deck-problem-not-one-of = { $found } is geen van: { $known }
deck-problem-one-gift = een opdracht vraagt om hoogstens één geschenk
deck-problem-exactly-one-of = hier hoort precies een van deze: { $known }
deck-problem-not-a-flag = hier hoort true of false, gevonden: { $found }
deck-problem-not-true = hier hoort alleen true, gevonden: { $found }; laat de sleutel weg als het niet geldt
deck-problem-not-a-text = hier hoort een tekst tussen aanhalingstekens, gevonden: { $found }
deck-problem-text-too-long = de tekst heeft { $found } tekens, hoogstens { $most } zijn toegestaan
deck-problem-not-printable = in de tekst staat een teken dat niet te drukken is: { $found }; een regeleinde, tab of stuurcode hoort hier niet
deck-problem-bad-id = een id begint met een kleine letter en heeft alleen kleine letters, cijfers en lage streepjes (hoogstens 40), gevonden: { $found }
deck-problem-reserved-word = { $found } is een woord van de notatie en kan dus geen id zijn; gereserveerd zijn: { $known }
deck-problem-id-twice = de id komt twee keer voor
deck-problem-name-twice = dezelfde naam als { $other }
deck-problem-not-a-language = “{ $key }” is geen taal: hier horen twee of drie kleine letters
deck-problem-translation-missing = er is geen “{ $lang }”; het Engels wordt getoond
deck-problem-too-many-entries = { $found } vermeldingen, hoogstens { $most } zijn toegestaan
deck-problem-too-deep = te diep genest: hoogstens { $most } niveaus zijn toegestaan

## Kaarten

deck-problem-construction-costs-nuts = een bouwwerk kost nooit noten [DATA-C2]
deck-problem-construction-costs-gift = alleen een wezen kan een geschenk naar links kosten [DATA-C2]
deck-problem-creature-costs-other = een wezen kost alleen noten, of give_left [DATA-C2]
deck-problem-creature-with-chimney = alleen bouwwerken hebben een schoorsteen [DATA-C3]
deck-problem-advantage-wrong =
    { $wanted ->
        [yes] een effect heeft de trigger “advantage”, dus hier hoort advantage = true [DATA-C3]
       *[no] geen effect heeft de trigger “advantage”, dus dit mag niet true zijn [DATA-C3]
    }
deck-problem-several-advantages = { $found } effecten met de trigger “advantage”, hoogstens één is toegestaan
deck-problem-advantage-unusual = een voordeel op een kaart van het type “{ $type }”: meestal heeft alleen bestuur er een [DATA-C5]
deck-problem-open-place-wrong = een kaart heeft precies dan een open plek als ze een wezen en een bestemming is [DATA-C4]
deck-problem-no-open-place = “visit_open” op een bouwwerk, dat geen open plek heeft [DATA-C4]
deck-problem-open-place-idle = dit wezen heeft een open plek, maar daar gebeurt niets: schrijf “visit” of “visit_open” [DATA-C4]
deck-problem-not-a-destination = “{ $step }” heeft een plek op de kaart nodig, en alleen bestemmingen hebben die [DATA-C4]
deck-problem-tag-twice = het trefwoord { $found } komt twee keer voor
deck-problem-too-few-names = { $found } verschillende kaarten, voor het dal zijn er minstens { $least } nodig [DATA-C1]
deck-problem-too-many-tags = { $found } verschillende trefwoorden in de set, hoogstens { $most } zijn toegestaan
deck-problem-hand-raised-too-much = hand_limit van alle exemplaren samen is { $found }, hoogstens { $most } is toegestaan
deck-problem-too-many-spaces = kaarten zonder plaats en city_spaces van alle exemplaren samen zijn { $found }, hoogstens { $most } zijn toegestaan

## Effecten

deck-problem-trigger-of-other-type = de trigger “{ $trigger }” past niet bij een kaart van het type “{ $type }” [DATA-C5]
deck-problem-trigger-missing = een kaart van het type “{ $type }” heeft een effect met een van deze triggers nodig: { $known } [DATA-C5]
deck-problem-unknown-trigger = hier is geen trigger { $found }; bekend zijn: { $known } [DATA-C10]
deck-problem-trigger-twice = de trigger “{ $trigger }” komt twee keer voor
deck-problem-trigger-alone = “{ $trigger }” kan niet naast een andere trigger staan; schrijf twee effecten
deck-problem-static-plain = “static” schrijf je gewoon zo: on = "static"
deck-problem-too-many-triggers = { $found } triggers in alle effecten samen, hoogstens { $most } zijn toegestaan
deck-problem-unknown-step = geen bekende stap: { $found } [DATA-C10]
deck-problem-several-steps = hier hoort één stap, er zijn er meer: { $found }; schrijf voor elke een tabel
deck-problem-unknown-metric = er is geen maat “{ $found }”; bekend zijn: { $known } [DATA-C10]
deck-problem-unknown-condition = er is geen voorwaarde “{ $found }”; bekend zijn: { $known } [DATA-C10]
deck-problem-unknown-amount = een hoeveelheid is een getal, of een tabel met count, per en of, min, max, sum, var of paid, gevonden: { $found } [DATA-C10]
deck-problem-unknown-variable = { $found } is niet eerder gegeven met “let” of “as”
deck-problem-unknown-card = er is geen kaart met de id { $found }
deck-problem-unknown-tag = geen kaart heeft het trefwoord { $found }
deck-problem-unknown-place = er is geen plek { $found } op het bord
deck-problem-no-owner = een reuzenwezen heeft geen eigenaar
deck-problem-needs-a-card = dit heeft een kaart in een stad nodig
deck-problem-nothing-is-played = dit kan alleen gevraagd worden terwijl een kaart gespeeld wordt: met play, advantage of after_play
deck-problem-keeps-too-many = { $found } kunnen niet gehouden worden van { $n }
deck-problem-score-without-end = “score” hoort alleen bij een effect met de trigger “end_score”
deck-problem-not-at-scoring = “{ $step }” kan niet bij de puntentelling
deck-problem-not-a-rider = “{ $step }” kan geen deel van een voordeel zijn
deck-problem-modifier-nested = “{ $step }” moet direct in “do” staan
deck-problem-modifier-not-static = “{ $step }” hoort bij een effect met de trigger “static”
deck-problem-modifier-and-steps = “{ $step }” geldt altijd, andere stappen worden uitgevoerd; schrijf twee effecten
deck-problem-modifier-always-holds = “{ $step }” geldt altijd; deze sleutel betekent hier niets
deck-problem-ability-unlimited = een vaardigheid heeft once_per nodig, anders is ze eindeloos te gebruiken
deck-problem-endless = “{ $trigger }” zou zichzelf eindeloos weer in gang zetten; schrijf once_per, of een ander effect
deck-problem-repeated-twice = een for_each kan niet in een andere staan
deck-problem-too-many-steps = { $found } stappen, hoogstens { $most } zijn toegestaan
deck-problem-too-many-variables = { $found } variabelen in één effect, hoogstens { $most } zijn toegestaan

## Bord en sneeuw

deck-problem-id-is-area = een plek kan niet de naam van een gebied als id hebben
deck-problem-slots-alike = de punten boven de reuzenwezens moeten allemaal verschillen [DATA-6]
deck-problem-slots-fall = de punten boven de reuzenwezens lopen meestal op van links naar rechts
deck-problem-valley-size = rows maal cols moet { $wanted } zijn
deck-problem-season-differs = de regels zeggen { $wanted }, gevonden: { $found } [DATA-C7]
deck-problem-fire-cost-wrong =
    { $kind ->
        [shared] een gedeelde plek van het gebied “{ $area }” kost { $wanted } vuur [DATA-C7]
       *[individual] een individuele plek van het gebied “{ $area }” kost { $wanted } vuur [DATA-C7]
    }
deck-problem-only-on-the-journey = alleen plekken van de Reis hebben dit; schrijf 0
deck-problem-shared-journey-points = de gedeelde plek van de Reis is 2 punten waard [DATA-C7]
deck-problem-shared-beacon = bakenvuren zijn individuele plekken [DATA-C7]
deck-problem-basic-without-gain = een eenvoudige plek geeft iets
deck-problem-hot-spring-gain = de Warme bron geeft 2 vuur en 2 kaarten
deck-problem-gain-not-here = wat hier gebeurt, staat in de regels; gain moet dus leeg zijn
deck-problem-exactly-one-place =
    { $kind ->
        [shared] precies één gedeelde plek van het gebied “{ $area }” verwacht, { $found } gevonden [DATA-C7]
       *[individual] precies één individuele plek van het gebied “{ $area }” verwacht, { $found } gevonden [DATA-C7]
    }
deck-problem-no-place =
    { $area ->
        [guild] met twee spelers doet geen individuele plek van het Gilde mee [DATA-C7]
        [journey] de Reis heeft geen individuele plek [DATA-C7]
       *[other] met twee spelers doet geen plek van het gebied “{ $area }” mee [DATA-C7]
    }
deck-problem-no-place-gives = geen eenvoudige plek geeft “{ $good }”
deck-problem-beacon-count = { $wanted } bakenvuren verwacht, { $found } gevonden [DATA-C7]
deck-problem-beacon-players = min_players van de vier bakenvuren zijn 1, 3, 1 en 4, in deze volgorde: hier { $wanted } verwacht, { $found } gevonden [DATA-C7]
deck-problem-target-not-in-play = “{ $place }” doet mee vanaf { $least } spelers, maar deze kaart zit in de stapel vanaf { $players } [DATA-C6]
deck-problem-snow-runs-out =
    { $players ->
        [1] { $found } sneeuwkaarten in het solospel, { $wanted } worden omgedraaid; ze worden opnieuw geschud [DATA-C6]
       *[other] { $found } sneeuwkaarten met { $players } spelers, { $wanted } worden omgedraaid; ze worden opnieuw geschud [DATA-C6]
    }

## Solo

deck-problem-plan-without-animal = een plankaart heeft een hoek met een dier nodig
deck-problem-action-without-beacon = een actiekaart heeft een hoek met een bakenvuur nodig
deck-problem-type-twice = het type “{ $found }” komt twee keer voor; elk van de vijf staat één keer in de volgorde [DATA-C8]
deck-problem-exactly-on-area = “{ $key }” staat precies op hoeken met de plek “{ $area }”
deck-problem-no-such-slot = geen veld voor een reuzenwezen heeft { $found } punten, alleen { $known } [DATA-C9]
deck-problem-not-a-basic-place = “{ $found }” is geen eenvoudige plek; noem het gebied: { $known }
deck-problem-not-in-solo = “{ $found }” doet niet mee in het solospel
deck-problem-tactics-twice = “{ $found }” komt twee keer voor [DATA-C8]
deck-problem-tactics-missing = “{ $place }” staat op actiekaarten maar ontbreekt hier [DATA-C8]
deck-problem-quest-stack-differs = { $many } opdrachten van het ene niveau en { $few } van het andere verwacht
deck-problem-unknown-solo-card = die kaart is er niet: { $found }
