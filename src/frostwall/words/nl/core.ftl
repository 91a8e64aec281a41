### Woorden die van geen enkel spel zijn: lijsten, plaatsen, weigeringen, verslagen, de opdrachtregel.
### Hoe argumenten variabelen worden, staat in words/catalogue.py.

## Lijsten, plaatsen, waarden

list-comma = { $list }, { $last }
list-and = { $list } en { $last }
list-or = { $list } of { $last }

seat-number = Plaats { $number }
seat-nobody = niemand
seat-nature = het toeval
# Wie meekijkt als een van meer mensen aan wie iets gegeven wordt: "biedt Ann en jou 1 ring aan".
seat-to-you = jou

quoted = “{ $text }”
value-yes = ja
value-no = nee

cards-none = niets
# Kaarten die de kijker niet mag kennen.
cards-hidden =
    { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }

## Bots: hoe goed er een speelt, naast zijn naam; en wat er te kiezen valt

# Een bot waarvoor zijn spel geen ander woord heeft.
bot-other =
    { $level ->
        [easy] makkelijke bot
        [medium] gemiddelde bot
       *[full] sterke bot
    }
# Een personage: de naam, en hoe goed het speelt.
bot-character = { $name }, { $level }
bot-novice = beginner
bot-easy = makkelijk
bot-medium = gemiddeld
bot-hard = moeilijk
bot-master = meester
bot-random = bot zonder plan
bot-kind-random = Zonder plan: elke zet die mag

## Weigeringen

refusal-game-over = Het spel is afgelopen.
refusal-unknown-text =
    { $reason ->
        [empty] Er staat geen zet.
        [too_long] De zet is te lang om te lezen; hij begint met “{ $word }”.
        [too_many_words] De zet was vóór “{ $word }” al af.
        [word_expected] Het woord “{ $word }” ontbreekt.
        [missing_argument] De zet is niet compleet; er ontbreekt: { $word }.
        [not_a_number] “{ $word }” moet een geheel getal zijn.
        [out_of_range] “{ $word }” valt buiten wat mogelijk is.
        [no_move] “{ $word }” is geen zet van dit spel.
       *[unknown_word] Niets hier heet “{ $word }”.
    }
refusal-no-such-seat = Aan deze tafel is geen plaats { $seat }.
refusal-nature-only = Deze zet is niet aan jou: alleen het toeval bepaalt wat er gegooid en getrokken wordt.
refusal-not-an-outcome = Het toeval kan dit hier niet brengen.
refusal-moves-too-far = Van deze zetten kunnen alleen de eerste { $moves } samen gedaan worden: daarna beslist het toeval of iemand anders.
refusal-undo-floor = Zo ver kun je niet terug: zet { $floor } was van het toeval of liet iets verborgens zien. Alleen wat daarna kwam, kan ongedaan worden gemaakt.
refusal-unknown-rules = Er is geen spelvorm “{ $rules }”; je kunt spelen: { $needs-rules }.
refusal-bad-player-count =
    { $seats ->
        [one] Alleen kun je deze spelvorm niet spelen: er zijn er { $needs-seats } nodig.
       *[other] Met { $seats } spelers kun je deze spelvorm niet spelen: er zijn er { $needs-seats } nodig.
    }
refusal-bad-option =
    { $bare ->
        [yes] Opties worden vóór het spel gekozen en liggen daarna vast.
       *[no]
            { $unknown ->
                [yes] Er is in deze spelvorm geen optie “{ $key }” (met “{ $value }”); mogelijk zijn: { $needs-values }.
               *[no] Optie “{ $key }” kan hier niet “{ $value }” zijn; mogelijk zijn: { $needs-values }.
            }
    }
refusal-unknown-bot = Er is voor dit spel geen bot “{ $bot }”; mogelijk zijn: { $needs-bots }.
refusal-bad-setup = Deze beginopstelling kan niet uit de regels van het spel komen: “{ $fact }” klopt niet.
refusal-impossible-position = Deze stand is onmogelijk: { $reason }.

## Een spel dat geen eigen zinnen meebrengt (words/generic.py)

generic-count = { $count } { $name }
generic-hidden = verborgen
generic-zone = { $zone } van { $seat }
generic-source = van { $zone }
generic-target = naar { $zone }
generic-event =
    { $facts ->
        [none] { $seat }: { $what }.
       *[other] { $seat }: { $what } ({ $facts }).
    }
generic-refusal =
    { $facts ->
        [none] Dat kan niet: { $what }.
       *[other] Dat kan niet: { $what } ({ $facts }).
    }
generic-needs = Nodig: { $needs }.

## Verslagen

record-at-line = Regel { $line }: { $text }
record-bad-header =
    { $key ->
        [none] “{ $value }” is geen kopregel van de vorm “sleutel: waarde”.
       *[other] In de kop mag “{ $key }” met “{ $value }” niet staan, of niet hier.
    }
record-bad-line = “{ $text }” is geen regel van de vorm “nummer plaats zet”.
record-bad-setup = Met deze kop kan het spel niet beginnen. { $why }
record-line-too-long = De regel is langer dan { $limit } tekens.
record-masked = Verborgen zetten zijn uit dit verslag weggelaten: je kunt het lezen, maar niet naspelen.
record-missing-header = In de kop ontbreekt de regel “{ $key }: …”.
record-newer-format = Dit verslag heeft formaat { $need }; deze versie van Frostwall leest formaat { $have }. Werk Frostwall bij.
record-newer-rules-version = Dit verslag is gemaakt met versie { $need } van de regels; deze Frostwall kent versie { $have }. Werk Frostwall bij.
record-no-such-line = Er is geen zet { $seq }; de laatste is { $last }.
record-not-a-record = Dit is geen verslag van Frostwall: de eerste regel moet “frostwall 1” zijn.
record-older-rules-version = Dit verslag is gemaakt met versie { $need } van de regels, en deze Frostwall speelt versie { $have }. Een oudere Frostwall kan het naspelen.
record-refused-line = Zet { $seq }, “{ $text }” van { $seat }, is niet toegestaan. { $why }
record-sequence-gap = Zetten zijn doorlopend genummerd: nummer { $need } werd verwacht, niet { $have }.
record-too-large = Dit verslag is te groot: het mag hoogstens { $lines } regels hebben.
record-truncated =
    { $missing ->
        [blank_line] De lege regel na de kop ontbreekt; misschien is het einde van het bestand verloren gegaan.
       *[final_newline] De laatste regel is niet afgesloten; misschien is het einde van het bestand verloren gegaan.
    }
record-undo-refused = Je kunt niet terug naar zet { $to }, alleen naar zet { $floor } of een latere.
record-unknown-game = Frostwall kent het spel “{ $game }” niet.
record-unknown-rules = Het spel heeft geen spelvorm “{ $rules }”.
record-wrong-set = Dit verslag is gespeeld met de kaartenset “{ $need }”, niet met “{ $have }”.

## Wat een controle van een verslag verder kan vinden

record-chance-differs = Zet { $seq } is “{ $text }”, maar de startwaarde geeft “{ $drawn }”.
record-commit-differs = De startwaarde is niet die van vóór het spel (vastlegging { $commit }).
record-no-seed = Het spel is afgelopen, maar de startwaarde die vooraf was vastgelegd, staat niet in de kop; het toeval is niet te controleren.
record-setup-differs = De beginopstelling is niet die van de startwaarde.
record-unknown-generator =
    { $generator ->
        [none] De startwaarde of de woorden in de kop zijn onbruikbaar.
       *[other] De kop noemt een onbekende generator: “{ $generator }”.
    }
# Waarom een regel of beginopstelling geweigerd is, als alleen een code of een technische reden bekend is.
record-why = (De reden: { $reason }.)

## De opdrachtregel

error-unknown-game = Er is geen spel “{ $game }”. Bekend zijn: { $games }.
error-unknown-bot = Er is geen bot “{ $bot }”. Bekend zijn: { $bots }.
error-broken-bot = De bot “{ $bot }” kan niet geladen worden: { $reason }.
error-bot-failed = De bot “{ $bot }” liep vast in spel { $game }: { $reason }.
error-unknown-language = Er zijn geen teksten in “{ $lang }”. Bekend zijn: { $languages }.
