### De tafelserver: zijn eenvoudige pagina’s, wat hij weigert, en wat hij over een tafel zegt.
### Sleutels table-... zijn woorden van de pagina’s; refusal-... en notice-... zijn codes van de server, voor elke client.

## Het kader van elke pagina

table-name = Frostwall
table-skip = Naar de inhoud
table-nav = Pagina’s
table-home = Start
table-about = Over
table-rules = Spelregels
table-language = Taal
table-hello = Je speelt als { $name }.
table-leave = Vertrekken
table-leave-help = Beëindigt de sessie in deze browser. Je plaatsen blijven van jou zolang de sessie duurt.
table-footer = Een onofficieel fanproject, vrije software onder de MIT-licentie.
table-version = Versie { $version }
table-rich = Toon dit met plaatjes (JavaScript nodig)
table-back = Terug
table-refused = Dat kon niet
table-refused-other = De server heeft dit geweigerd ({ $code }).
table-refused-needed = Wat ervoor nodig is:
table-rule = Spelregel { $rule }

## Spellen en spelvormen

table-game-about = Een spel van deze server.
table-seats =
    { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }
table-pace =
    { $pace ->
        [turns] op eigen tempo, over dagen
       *[live] live
    }
table-stage =
    { $stage ->
        [lobby] niet begonnen
        [playing] bezig
        [over] afgelopen
       *[closed] gesloten
    }

## Start

table-lead = Twee winterse bordspellen voor één tafel: speel meteen tegen bots, of stuur vrienden een link. Geen account, geen e-mail.
table-name-title = Hoe heet je?
table-name-label = Je naam
table-name-help = Hoogstens { $most } tekens. Wie bij je aan tafel zit, ziet hem; een cookie bewaart hem in deze browser.
table-name-button = Binnenkomen
table-play-title = Nu spelen
table-play-help = Jij tegen bots; het spel begint meteen.
table-play-button = { $game } spelen
table-new-title = Een tafel klaarzetten
table-join-title = Meedoen op uitnodiging
table-join-label = Code of link
table-join-help = De link die iemand je stuurde, of de code aan het einde ervan.
table-join-button = Meedoen
table-mine-title = Mijn spellen
table-mine-turn = Jouw beurt
table-mine-waiting = wacht op anderen
table-open-title = Open tafels
table-open-none = Er staat nu geen tafel in de lijst.
table-open-seats =
    { $open ->
        [0] geen vrije plaats
        [one] één vrije plaats
       *[other] { $open } vrije plaatsen
    }
table-go = Openen
table-look-on = Meekijken
table-seat-free = vrij
table-replay-title = Een verslag bekijken
table-replay-help = Een bestand dat Frostwall schreef: bekijk het regel voor regel, of speel verder vanaf een stand.
table-replay-label = Verslagbestand
table-replay-button = Bekijken

## Vertrekken

table-delete-title = Mijn gegevens wissen
table-delete-help = Je naam, je sessie en je aandeel in elke tafel worden gewist. In spellen die nog lopen, kan een bot voor je verder spelen. Dit is niet terug te draaien.
table-delete-button = Alles over mij wissen
table-delete-keep = Nee, bewaren

## Een nieuwe tafel

table-setup-title = Een tafel voor { $game }
table-setup-mode = Spelvorm en plaatsen
table-setup-mode-label = Spelvorm
table-setup-seats = Plaatsen
table-setup-sit = Ik neem de eerste plaats
table-setup-bots = Bots
table-setup-bots-label = Bots op de andere plaatsen
table-setup-bots-none = geen: ik nodig mensen uit
table-setup-bots-all = alle andere plaatsen
table-setup-bots-count =
    { $count ->
        [one] één plaats
       *[other] { $count } plaatsen
    }
table-setup-bot = Tegenstander
table-setup-characters = Wie ze zijn
table-setup-bot-pause = Pauze voor de zet van een bot
table-setup-bot-pause-help = In milliseconden, zodat mensen het kunnen volgen.
table-setup-table = De tafel
table-setup-listed = Wie hem mag vinden
table-setup-listed-no = alleen wie de link heeft
table-setup-listed-yes = iedereen: hij staat op de startpagina
table-setup-pace = Tempo
table-setup-pace-live = live: iedereen zit aan tafel
table-setup-pace-turns = op eigen tempo: als er tijd is, over dagen
table-setup-away = Weg na
table-setup-away-help = Seconden zonder teken van leven voordat een invaller voor iemand mag spelen. Leeg betekent { $live } live en { $turns } op eigen tempo.
table-setup-hints = Tips
table-setup-hints-value =
    { $on ->
        [yes] iedereen mag erom vragen
       *[no] niemand krijgt er een
    }
table-setup-caretaker = Een bot valt in voor wie weg is
table-setup-caretaker-value =
    { $caretaker ->
        [auto] vanzelf
        [vote] als de anderen het goed vinden
       *[never] nooit
    }
table-setup-clock-move = Tijd voor één beslissing
table-setup-clock-game = Tijd per plaats voor het hele spel
table-setup-clock-help = In seconden; leeg betekent geen klok.
table-setup-clock-none = geen klok
table-setup-options = Huisregels
table-setup-options-help = Alles wat de spelregels openlaten of waarover ze verschillen. De eerste waarde is de gebruikelijke.
table-setup-default = { $value } (gebruikelijk)
table-setup-button = Tafel klaarzetten

## Een uitnodiging

table-invited-title = Je bent uitgenodigd
table-invited-by = { $name } nodigt je uit voor een spel { $game }.
table-invited-by-nobody = Je bent uitgenodigd voor een spel { $game }.
table-invited-who = Aan tafel: { $names }.
table-invited-open =
    { $open ->
        [0] Alle plaatsen zijn bezet; je mag meekijken.
        [one] Eén plaats is vrij.
       *[other] { $open } plaatsen zijn vrij.
    }
table-invited-button = Aan tafel gaan
table-invited-name-button = Meedoen als deze gast

## De tafel voor het begin

table-lobby-title = De tafel voor het begin
table-lobby-seats = Plaatsen
table-lobby-seat = Plaats { $number }
table-lobby-you = jij
table-lobby-host = host
table-lobby-sit = Hier gaan zitten
table-lobby-sit-also = Ook hier gaan zitten
table-lobby-sit-name = Naam van de tweede persoon op dit apparaat
table-lobby-stand = Van deze plaats opstaan
table-lobby-fill = Hier een bot neerzetten
table-lobby-empty = Deze plaats vrijmaken
table-lobby-invite = Uitnodigen
table-lobby-invite-help = Stuur deze link aan wie mee moet spelen. Wie hem opent, mag meedoen of meekijken.
table-lobby-invite-label = Uitnodigingslink
table-lobby-qr = De uitnodigingslink als QR-code
table-lobby-dice = Eerlijk toeval
table-lobby-commit = Vastlegging
table-lobby-commit-help = De tafel heeft zijn geheime startwaarde al gekozen. Dit is de vingerafdruk ervan: na het spel wordt de startwaarde getoond, en iedereen kan nagaan dat die klopt en dat elke worp eruit volgt.
table-lobby-words = Woorden van de spelers
table-lobby-word-help = Voeg een eigen woord toe: dan had zelfs deze server de worpen niet kunnen kiezen.
table-lobby-word-label = Mijn woord voor het toeval
table-lobby-word-button = Toevoegen
table-lobby-word-none = nog geen
table-lobby-not-verifiable = De startwaarde van deze tafel is met de hand gekozen (voor tests): het toeval is niet te controleren.
table-lobby-daily = Het spel van { $day } (UTC): iedereen die het met deze regels speelt, op welke server ook, krijgt dezelfde verdeling. De startwaarde kan vooraf bekend zijn, dus is hier niets te controleren en worden er geen woorden toegevoegd. Hoe je eerste poging afloopt, ziet iedereen op deze server, met je naam.
table-setup-daily = Spel van de dag: dezelfde verdeling voor iedereen (de startwaarde is bekend, niets is te controleren)
table-lobby-hints =
    { $on ->
        [yes] Tips toestaan
       *[no] Tips uitzetten
    }
table-lobby-settings = Hoe er gespeeld wordt
table-lobby-options = Huisregels van deze tafel
table-lobby-usual = Alles zoals gebruikelijk.
table-lobby-start = Begin het spel
table-lobby-start-wait = De host begint het spel zodra alle plaatsen bezet zijn.
table-lobby-from = Deze tafel gaat verder vanaf een stand uit een verslag.

## Mensen aan tafel

table-guests = Aan tafel
table-guest-here = hier
table-guest-gone = nu niet hier
table-guest-muted = gedempt
table-guest-mute = Dempen
table-guest-unmute = Laten praten
table-guest-remove = Verwijderen
table-watchers =
    { $count ->
        [one] één persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
table-you-look-on = Je kijkt mee.

## Het lopende spel

table-turn-yours = Jij bent aan de beurt
table-turn-other = { $names } moet beslissen
table-turn-nobody = De tafel is bezig
table-turn-bots = Deze pagina ververst zichzelf elke { $seconds } seconden.
table-turn-about = { $phase } · beurt { $turn }
table-paused = De tafel is gepauzeerd.
table-lock = Tafel sluiten voor nieuwkomers
table-lock-help = Niemand komt er nog bij, ook niet met de uitnodiging of om mee te kijken. Wie er is, blijft.
table-unlock = Tafel weer openen
table-unlock-help = De tafel is op slot: niemand komt er nog bij.
table-pause = Tafel pauzeren
table-resume = Tafel laten verdergaan
table-look-again = Opnieuw kijken
table-moves = Je zetten
table-moves-board = Kies een plek op het bord of uit de lijsten; de nummers zijn gelijk.
table-moves-type = Met notatie
table-moves-label = Typ een zet
table-moves-help = Zoals in het logboek: “{ $example }”. Scheid meer zetten met een puntkomma.
table-moves-typed = Deze zetten staan in geen lijst. Typ er een waar de regels het toelaten; woorden in hoofdletters staan voor je keuze (“naam*2” is twee van dezelfde, een plaats is haar nummer vanaf 0).
table-moves-button = Zet doen
table-moves-why = Alleen vragen
table-moves-legal = “{ $text }” mag nu.
table-moves-none = Er valt nu niets te kiezen.
table-moves-count =
    { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
table-moves-pick =
    { $total ->
        [one] Kies er één:
       *[other] Kies er in totaal { $total }:
    }
table-moves-pick-between = Kies er { $min } tot { $max }:
table-moves-give = Je geeft
table-moves-take = Je krijgt
table-moves-do = Doen
table-hint = Wat zou een bot doen?
table-hint-price = Met een tip telt dit spel niet mee voor de uitslag van de dag.
table-hint-none = De bot weet hier geen raad.
table-undo = Mijn laatste zet terugnemen
table-undo-ask = De anderen vragen om terug te nemen
table-undo-ask-whom = Vraag { $who } of ik mijn laatste zet mag terugnemen
table-undo-to = Terug naar regel
table-position = De stand
table-position-words = De stand in zinnen
table-picture = Het bord. Dezelfde stand staat eronder in zinnen.
table-people = Plaatsen
table-hand = Mijn hand
table-own = Wat ik heb
table-log = Wat er gebeurde
table-log-none = Er is nog niets gebeurd.
table-log-undone = teruggenomen
table-log-more = Ouder
table-meanwhile = Intussen
table-chat = Chat
table-chat-none = Nog niemand heeft iets gezegd.
table-chat-label = Zeg iets
table-chat-button = Versturen
table-chat-muted = De host heeft je hier gedempt.
table-more = Meer
table-votes = Stemmingen
table-vote-is =
    { $matter ->
        [end] { $by } stelt voor het spel te beëindigen.
        [undo] { $by } wil dit terugnemen:
       *[caretaker] { $by } wil dat een bot voor { $seat } speelt.
    }
table-vote-state = Akkoord: { $yes }. Moet nog antwoorden: { $needed }.
table-vote-nobody = niemand
table-vote-yes = Akkoord
table-vote-no = Niet akkoord
table-vote-end = Voorstellen het spel te beëindigen
table-vote-caretaker = Een bot voor { $name } voorstellen
table-concede = Opgeven
table-concede-help = Een bot speelt op jouw plaats tot het einde.
table-concede-sure = Ja, opgeven
table-stand = Het spel verlaten
table-stand-help = Een invaller speelt voor je verder; je mag terugkomen.
table-back-here = Ik ben er weer
table-back-help = Een bot speelt nu voor je.
table-away = weg
table-caretaker = een bot valt in
table-conceded = heeft opgegeven
table-clock-used = { $time } gebruikt
table-clock-left = nog { $time }
table-seconds = { $n } s
table-minutes = { $n } min
table-hours = { $n } u
table-days = { $n } d
table-record-masked = Het verslag tot nu toe downloaden, zoals ik het mag zien

## Het apparaat doorgeven

table-pass-title = Geef het apparaat aan { $name }
table-pass-help = De volgende beslissing is van { $name }. Tot de knop is ingedrukt, is er niets van het spel te zien.
table-pass-button = Ik ben { $name }: toon wat ik mag zien
table-pass-choose = De tafel bekijken als { $name }

## De pagina van wie de server beheert

table-admin-title = De pagina van de beheerder
table-admin-token = Sleutel
table-admin-token-help = Die staat in het bestand of de variabele waarmee de server is gestart.
table-admin-enter = Binnengaan
table-admin-leave = Verlaten
table-admin-wrong = Dat is niet de sleutel.
table-admin-now = Nu
table-admin-again = Nog eens kijken
table-admin-count-connections = Open verbindingen: { $count }
table-admin-count-sockets = Sockets van mensen: { $count }
table-admin-count-tables = Tafels in het geheugen: { $count }
table-admin-count-messages = Berichten die wachten: { $count }
table-admin-count-bots = Bots die op een proces wachten: { $count }
table-admin-bot-memory = Geheugen van de botprocessen in MB: { $list }
table-admin-news = Mededeling
table-admin-news-label = Wat iedereen moet weten
table-admin-news-help = Ze staat in de chat van elke tafel in het geheugen, als nieuws van de tafel.
table-admin-news-button = Meedelen
table-admin-bans = Blokkades
table-admin-bans-none = Niemand is geblokkeerd.
table-admin-ban-line = { $network }, nog { $left }
table-admin-ban-label = Een adres of een bereik
table-admin-ban-hours = Voor hoeveel uur
table-admin-ban-help = Zoals 203.0.113.7, 203.0.113.0/24 of 2001:db8::/64. Wie daarvandaan komt, wordt geweigerd, en open sockets worden gesloten.
table-admin-ban-button = Blokkeren
table-admin-lift = Opheffen
table-admin-lift-label = De blokkade van { $network } opheffen
table-admin-tables =
    { $count ->
        [0] Er is geen tafel in het geheugen
        [one] Eén tafel in het geheugen
       *[other] { $count } tafels in het geheugen, de drukste eerst
    }
table-admin-tables-more =
    { $count ->
        [one] Er is er nog één die niet wordt getoond.
       *[other] Er zijn er nog { $count } die niet worden getoond.
    }
table-admin-table-stage =
    { $stage ->
        [lobby] Nog niet begonnen.
        [playing] Wordt gespeeld.
       *[other] Afgelopen.
    }
table-admin-table-people =
    { $count ->
        [0] Geen mensen.
        [one] Eén persoon: { $names }.
       *[other] { $count } mensen: { $names }.
    }
table-admin-table-bots =
    { $count ->
        [0] Geen bots.
        [one] Eén bot.
       *[other] { $count } bots.
    }
table-admin-table-looking =
    { $count ->
        [0] Niemand kijkt.
        [one] Eén socket kijkt.
       *[other] { $count } sockets kijken.
    }
table-admin-table-load = Beantwoorde berichten: { $answered }, in { $ms } ms; wachtend: { $waiting }.
table-admin-table-used = Laatst gebruikt: { $ago } geleden.
table-admin-close = Deze tafel sluiten …
table-admin-close-help =
    { $stage ->
        [lobby] De tafel wordt verwijderd.
       *[other] Het spel eindigt hier voor iedereen, en de opname blijft.
    }
table-admin-close-label = De tafel { $game } { $table } sluiten
table-admin-close-button = Sluiten
table-admin-done-announced =
    { $tables ->
        [one] Eén tafel heeft het gehoord.
       *[other] { $tables } tafels hebben het gehoord.
    }
table-admin-done-banned = De blokkade geldt vanaf nu.
table-admin-done-lifted = De blokkade is opgeheven.
table-admin-done-closed = De tafel is gesloten.

## Het einde

table-over-title = Het spel is afgelopen
table-over-won = Gewonnen door { $names }: { $ending }.
table-over-nobody = Niemand wint: { $ending }.
table-over-ended =
    { $reason ->
        [agreed] De spelers hebben samen besloten te stoppen.
        [conceded] Iedereen heeft opgegeven.
        [operator] De beheerder van deze server heeft het spel beëindigd.
       *[other] Het spel is voortijdig beëindigd ({ $reason }).
    }
table-over-rank = Plaats
table-over-total = Totaal
table-over-sources = Waarvandaan
table-over-seed = Startwaarde
table-over-verify = De startwaarde en de woorden geven elke worp en elke kaart; de vingerafdruk van de startwaarde was voor het begin te zien. Om alles te controleren download je het verslag en draai je “{ $command }”.
table-over-verify-early = Dit spel is voortijdig beëindigd: de opdracht zegt dus ook dat het verslag ophoudt voordat het spel is afgelopen, met afsluitcode 1. Alle zetten tot daar zijn gecontroleerd.
table-over-download = Verslag downloaden
table-over-replay = Het spel terugkijken
table-over-rematch = Nog een keer met dezelfde tafel
table-over-rematch-go = Naar de nieuwe tafel
table-close =
    { $what ->
        [record] Dit verslag wissen
       *[table] De tafel wissen
    }
table-close-help =
    { $what ->
        [record] Het verslag wordt voorgoed van deze server gewist. Dit is niet terug te draaien.
       *[table] De tafel wordt voor iedereen en voorgoed gewist, met verslag en chat. Dit is niet terug te draaien.
    }
table-close-sure = Ja, voorgoed wissen

## De stand

table-board = Het bord
table-fact = Wat
table-fact-is = Nu
table-points = Punten
table-cards = Kaarten

## Terugkijken

table-replay-of = Een spel { $game }
table-replay-at = Regel { $line } van { $last }
table-replay-start = Voor de eerste regel
table-replay-viewer = Gezien door
table-replay-viewer-all = een toeschouwer
table-replay-first = Eerste
table-replay-prev = Terug
table-replay-next = Verder
table-replay-last = Laatste
table-replay-to = Regel
table-replay-go = Ga
table-replay-play = Vanaf hier verder spelen
table-replay-review = Wat de coach over dit spel zegt (JavaScript nodig)
table-replay-nav = Regels van het verslag
table-replay-by = { $seat } is aan zet
table-replay-chance = Het toeval

## Spelregels

table-rules-title = Spelregels van { $game }
table-rules-search = Zoek naar
table-rules-button = Zoeken
table-rules-none = Niets gevonden over “{ $words }”.
table-rules-see = Zie ook
table-rules-all = Alle spelregels van { $game }
table-rules-own = De spelregels in onze eigen woorden.

## Over

table-about-title = Over deze server
table-about-fan = Frostwall is een onofficieel project van mensen die van deze spellen houden. De uitgevers hebben het niet gemaakt, goedgekeurd of gesteund; namen zijn van hun eigenaars. Niets gedrukts is overgenomen: de regels staan er in onze eigen woorden.
table-about-code = Vrije software onder de MIT-licentie. Engine, server, pagina’s en tekeningen zijn voor dit project gemaakt.
table-about-uses = Het draait op Python met FastAPI, Starlette, pydantic, uvicorn, SQLAlchemy, Alembic, Jinja, Fluent en segno; dank aan iedereen die ze maakt.
table-about-stored-title = Wat er bewaard wordt
table-about-stored-name = Je naam en een willekeurige sleutel in een cookie: dat is je hele account. Geen e-mail, geen adres, geen tracking, geen cookies van anderen.
table-about-stored-tables = Tafels met hun zetten, hun chat en wie waar zat.
table-about-stored-daily = Van een spel van de dag: dat je je eerste poging hebt gehad, en hoe die afliep. Iedereen op deze server ziet de uitslag met je naam, ook als de tafel gewist is.
table-about-stored-keep-guests =
    { $days ->
        [0] Gasten blijven bewaard tot ze zichzelf wissen.
        [one] Een gast die één dag niet terugkwam, wordt gewist.
       *[other] Een gast die { $days } dagen niet terugkwam, wordt gewist.
    }
table-about-stored-keep-lobby =
    { $days ->
        [0] Tafels die nooit begonnen zijn, blijven bewaard.
        [one] Een tafel die nooit begon, wordt na één dag gewist.
       *[other] Een tafel die nooit begon, wordt na { $days } dagen gewist.
    }
table-about-stored-keep-idle =
    { $days ->
        [0] Lopende spellen blijven bewaard.
        [one] Een lopend spel waar één dag niemand aan kwam, wordt gewist.
       *[other] Een lopend spel waar { $days } dagen niemand aan kwam, wordt gewist.
    }
table-about-stored-keep-finished =
    { $days ->
        [0] Afgelopen spellen blijven bewaard.
        [one] Een afgelopen spel wordt na één dag gewist.
       *[other] Een afgelopen spel wordt na { $days } dagen gewist.
    }
table-about-stored-delete = Je kunt op elk moment alles over jezelf wissen.
table-about-fair-title = Eerlijk toeval
table-about-fair = Voor een spel laat de server de vingerafdruk van zijn geheime startwaarde zien, en spelers mogen woorden toevoegen. Uit die twee volgt al het toeval. Na het spel wordt de startwaarde getoond en is alles te controleren. Dat bewijst dat de worpen vooraf vastlagen; het kan niet bewijzen dat niemand die de server beheert ernaar heeft gekeken.

## Het lokale netwerk

table-lan-title = Spelen in hetzelfde netwerk
table-lan-off = Alleen deze computer kan bij de server.
table-lan-on = Iedereen in dit netwerk bereikt de server op:
table-lan-turn-on = Anderen in dit netwerk laten meedoen
table-lan-turn-off = Weer alleen deze computer
table-lan-help = Telefoons en computers op dezelfde wifi openen het adres of scannen de code. Doe dit alleen in een netwerk met mensen die je vertrouwt.
table-lan-qr = Het adres als QR-code
table-lan-none = Er is geen adres in een lokaal netwerk gevonden.

## Wat de server weigert

refusal-bad-message = Dit bericht is niet te lezen: { $problem }.
refusal-no-session = Je hebt hier geen sessie. Vul eerst een naam in op de startpagina.
refusal-still-playing = Het spel loopt nog: beëindig het met een stemming, of speel het uit.
refusal-not-to-move = Jij hoeft nu niets te beslissen.
refusal-set-not-offered = Aan deze tafel is geen kaartenset “{ $set }”; mogelijk zijn: { $needs-sets }.
refusal-no-such-table = Die tafel bestaat niet, of is niet voor jou.
refusal-no-such-invitation = Deze uitnodiging bestaat niet, of niet meer.
refusal-not-at-table = Je hoort niet bij deze tafel.
refusal-not-your-seat = { $seat } is niet jouw plaats.
refusal-which-seat = Je hebt hier meer dan één plaats. Voor welke: { $seats }?
refusal-seat-taken = Die plaats is bezet door { $seat }.
refusal-not-host = Alleen de host van de tafel mag dat.
refusal-not-in-lobby = Het spel is al begonnen.
refusal-not-playing = Het spel is niet bezig.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-no-review = De coach kan spellen met deze regels niet beoordelen.
refusal-review-failed = De coach kon dit spel niet bekijken. Probeer het nog eens.
refusal-seats-open = Nog niet alle plaatsen zijn bezet. Nog vrij: { $seats }.
refusal-stale = De tafel is verder dan deze pagina liet zien. Kijk opnieuw en kies dan.
refusal-paused = De tafel is gepauzeerd.
refusal-nothing-to-undo = Er valt niets terug te nemen.
refusal-undo-needs-consent = Alleen met toestemming: sindsdien heeft iemand anders gezet, of zijn er kaarten van een ander van hand gewisseld.
refusal-undo-refused = Dat is niet terug te nemen: sindsdien heeft het toeval beslist, of is er iets verborgens getoond.
refusal-not-asked = Jou wordt niets gevraagd: aan jouw zetten en kaarten zou niets veranderen.
refusal-already-voted = Je hebt al geantwoord.
refusal-vote-open = Er loopt al een stemming over terugnemen; die gaat voor.
refusal-no-such-vote =
    { $matter ->
        [end] Er loopt geen stemming over het beëindigen van het spel.
        [undo] Er loopt geen stemming over terugnemen.
       *[caretaker] Er loopt geen stemming over een invaller.
    }
refusal-not-away = { $seat } is niet weg.
refusal-not-yet =
    { $seconds ->
        [one] Nog niet: over één seconde.
       *[other] Nog niet: over { $seconds } seconden.
    }
refusal-muted = De host heeft je aan deze tafel gedempt.
refusal-key-used = Deze sleutel is al voor een andere zet gebruikt. Er is niets gedaan.
refusal-locked = De host heeft deze tafel op slot gedaan: niemand komt er nog bij.
refusal-removed = De host heeft je van deze tafel verwijderd.
refusal-too-fast =
    { $seconds ->
        [one] Dat was te veel tegelijk. Probeer het over één seconde opnieuw.
       *[other] Dat was te veel tegelijk. Probeer het over { $seconds } seconden opnieuw.
    }
refusal-too-many =
    { $what ->
        [tables] Je hebt te veel tafels tegelijk; hoogstens { $most }.
        [guests] Er zijn te veel mensen aan deze tafel; hoogstens { $most }.
        [sockets] Te veel verbindingen tegelijk; hoogstens { $most }.
        [bots] Er zijn meer bots dan vrije plaatsen; hoogstens { $most }.
        [bots_alone] Aan te veel van je tafels spelen alleen bots; hoogstens { $most } tegelijk.
       *[other] Hiervan is er te veel ({ $what }); hoogstens { $most }.
    }
refusal-too-large = Dat is te groot; hoogstens { $most } bytes.
refusal-no-such-day = Die dag bestaat niet: { $day }. Je schrijft een dag zoals 2026-11-16.
refusal-day-to-come = Het spel van { $day } moet nog komen; vandaag (UTC) is het { $today }.
refusal-day-without-words = Het spel van de dag is voor iedereen hetzelfde: er kunnen geen woorden aan het toeval worden toegevoegd.
refusal-bad-name = Die naam kan niet: hij heeft 1 tot { $most } zichtbare tekens nodig.
refusal-no-such-viewer = Van daaruit mag je het spel niet bekijken ({ $viewer }).
refusal-bad-record =
    { $line ->
        [none] Dit verslag is niet te gebruiken ({ $problem }).
       *[other] Dit verslag is niet te gebruiken: regel { $line } ({ $problem }).
    }
refusal-busy = De server is bezet. Probeer het zo nog eens.
refusal-wrong-origin = Dit verzoek kwam van een andere site en is geweigerd.
refusal-bad-token = De pagina was te oud of kwam ergens anders vandaan. Laad hem opnieuw en probeer het nog eens.
refusal-broken = Er ging iets mis op de server. Bekijk de tafel opnieuw; wat als gedaan getoond werd, is niet verloren.
refusal-hints-off = Aan deze tafel staan tips uit.
refusal-no-caretaker = Aan deze tafel valt voor niemand een bot in.
refusal-no-such-guest = Die gast is niet aan deze tafel.
refusal-no-such-line = Er is geen regel { $line }; de laatste is { $last }.
refusal-no-such-page = Hier is niets, of niet meer.
refusal-no-time-left = De tijd van { $seat } voor dit spel is op: een bot speelt verder.
refusal-not-local = Alleen wie achter de computer van de server zit, mag dat.
refusal-not-yourself = Dat kun je niet bij jezelf doen.
refusal-record-over = Na regel { $line } is het spel van dit verslag afgelopen: er valt niets meer te spelen.
refusal-unknown-game = Er is geen spel “{ $game }”; je kunt spelen: { $needs-games }.
refusal-you-conceded = { $seat } heeft opgegeven; een bot speelt op deze plaats tot het einde.
refusal-banned = De beheerder van deze server laat niemand binnen vanaf jouw adres.
refusal-bad-address = Dat is geen adres en geen bereik van adressen.
refusal-too-wide = Dat bereik is te groot: minstens { $most } bits moeten vastliggen.
refusal-bad-hours = Een blokkade duurt een heel aantal uren, van 1 tot { $most }.
refusal-bad-news = Een mededeling heeft 1 tot { $most } tekens.
refusal-wrong-method = Dat kan hier niet.

## Wat de tafel over zichzelf zegt

notice-announced = Van de beheerder van deze server: { $text }
notice-bot-failed =
    { $reason ->
        [stalled] De bot deed er voor { $seat } te lang over; er is een willekeurige geldige zet gedaan.
        [illegal] De bot wilde voor { $seat } iets wat niet mag; er is een willekeurige geldige zet gedaan.
       *[crashed] De bot liep vast voor { $seat }; er is een willekeurige geldige zet gedaan.
    }
notice-caretaker = Een bot speelt nu voor { $seat }.
notice-back = { $seat } is terug.
notice-clock-move = De tijd van { $seat } voor deze beslissing is op.
notice-clock-game = De tijd van { $seat } voor dit spel is op.
notice-conceded = { $seat } heeft opgegeven.
notice-ended =
    { $reason ->
        [agreed] De spelers hebben het spel beëindigd.
        [conceded] Iedereen heeft opgegeven: het spel is afgelopen.
        [operator] De beheerder van deze server heeft het spel beëindigd.
       *[other] Het spel is beëindigd ({ $reason }).
    }
notice-undone = Zoals afgesproken heeft { $seat } zetten teruggenomen.
notice-started = Het spel begint.
notice-locked = De tafel is op slot: niemand komt er nog bij.
notice-unlocked = De tafel is weer open.
notice-paused = De tafel is gepauzeerd.
notice-resumed = De tafel gaat verder.
notice-removed = { $name } is van de tafel verwijderd.
notice-replaced = Een bot speelt nu voor { $name }.
notice-host = { $name } is nu host.
notice-vote =
    { $matter ->
        [end] { $seat } stelt voor het spel te beëindigen.
        [undo] { $seat } wil iets terugnemen.
       *[caretaker] { $seat } wil dat een bot speelt voor iemand die weg is.
    }
notice-vote-failed =
    { $matter ->
        [end] Geen akkoord: het spel gaat verder.
        [undo] Geen akkoord: er wordt niets teruggenomen.
       *[caretaker] Geen akkoord: er valt geen bot in.
    }
