### De Nachtwacht op de pagina's zonder script: de naam, de spelvormen en de stand.

## Het spel en zijn spelvormen

pages-name = De Nachtwacht
pages-about = Bevolk de Gift, houd de muur: straten, burchten, handel, wildlingen en helden. Drie tot zes plaatsen.
pages-mode-base = basisspel
pages-mode-brotherhood = Broederschap van de Wachters
pages-mode-brotherhood56 = Broederschap voor vijf en zes

## De stand

pages-north = Het noorden en de muur
pages-section = Muurdeel
pages-guards = Wachters
pages-clearing = Wildlingen ervoor
pages-clan-camps = Kampen
pages-clan = Clan
pages-in-camps = Wildlingen daar
pages-north-line = Muurdoorbraken: { $breaches } van { $most }. Wildlingen in de Gift: { $gift } van { $full }.
pages-heroes = Helden in het aanbod
pages-dice-are = Dobbelstenen: { $dice }
pages-offer = Het bod
pages-offer-is = { $seat } geeft { $give } voor { $take }.
pages-offer-answer =
    { $answer ->
        [accepted] gaat erop in
        [declined] slaat af
        [countered] biedt iets anders
       *[waiting] heeft niet geantwoord
    }
pages-resource = Grondstof
pages-count = Aantal
pages-rate = Koers
pages-supply = In de voorraad
pages-costs = Wat dingen kosten
pages-piece = Stuk
pages-cost = Kosten
pages-left = Over
pages-missing = Ontbreekt
pages-ready = te betalen
pages-development-short = Ontw.kaarten
pages-patrols = Patrouilles
pages-road = Weg
pages-hero = Held
pages-hero-usable = nu te gebruiken.
pages-holds = heeft hem
pages-your-cards = Ontwikkelingskaarten: { $cards }.
pages-fresh = Deze beurt gekocht: { $cards }.
