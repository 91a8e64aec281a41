### Die geführten ersten Spiele des Browser-Clients. Die Schlüssel sind `learn-...`; die Schritte stehen in
### tests/learn_write.py.

learn-base-title = Dein erstes Spiel
learn-brotherhood-title = Deine erste Wache auf der Mauer
## Das Basisspiel

learn-base-1-title = Das Land und seine Zahlen
learn-base-1-text = Das ist die Schenkung. Jede Landschaft bringt einen Rohstoff: Wald Holz, Hügelland Lehm, Weideland Wolle, Ackerland Getreide, Gebirge Erz. Ein Feld zahlt, wenn seine Zahl mit zwei Würfeln fällt; die Punkte unter der Zahl sagen, wie oft das ist, und die roten fallen am häufigsten.
learn-base-1-do = Klicke eine der roten Zahlen an.
learn-base-2-title = Deine erste Siedlung
learn-base-2-text = Siedlungen stehen dort, wo Felder zusammentreffen, und ernten von allen. Dieser Ort berührt drei gute Zahlen. Direkt neben einer Siedlung darf niemand siedeln; gute Orte bleiben darum nicht lange frei.
learn-base-2-do = Klicke die leuchtende Kreuzung an, um deine Siedlung zu gründen.
learn-base-3-title = Eine Straße führt weiter
learn-base-3-text = Zu jeder Siedlung, die du gründest, gehört eine Straße auf einem Weg daneben. Noch kosten Straßen nichts. Später bestimmen sie, wo du als Nächstes bauen kannst; richte sie also auf einen Ort, den du haben willst.
learn-base-3-do = Klicke den leuchtenden Weg an.
learn-base-4-title = Deine ersten Karten
learn-base-4-text = Alle gründen zweimal. Die zweite Siedlung zahlt sofort: eine Karte für jedes Feld, das sie berührt. Diese Karten sind deine Hand, und nur du siehst sie.
learn-base-5-title = Alle ernten
learn-base-5-text = Ein Zug beginnt mit den Würfeln. Jedes Feld mit der gewürfelten Zahl zahlt allen, die dort gebaut haben: 1 Karte für eine Siedlung, 2 für eine Befestigung. Sieh also auch hin, wenn andere würfeln.
learn-base-6-title = Baue eine Straße
learn-base-6-text = Nach dem Wurf darfst du handeln und bauen, so viel du bezahlen kannst. Eine neue Straße setzt eine eigene fort oder beginnt an deiner Siedlung. Was du tun kannst, leuchtet; leuchtet etwas nicht, klicke es an, und du erfährst, warum.
learn-base-6-do = Klicke den leuchtenden Weg an, um die Straße zu bauen.
learn-base-7-title = Eine neue Siedlung
learn-base-7-text = Eine Siedlung ist 1 Punkt wert und erntet bis zum Ende des Spiels. Sie braucht eine deiner Straßen, und alle benachbarten Kreuzungen müssen frei sein. Für den Sieg brauchst du 10 Punkte.
learn-base-7-do = Klicke die leuchtende Kreuzung an, um die Siedlung zu bauen.
learn-base-8-title = Tausche, wovon du zu viel hast
learn-base-8-text = Der Vorrat nimmt 4 gleiche Karten für 1 deiner Wahl. Mit einer Siedlung an einer der leuchtenden Handelsstationen zahlst du nur 3, oder 2 von der Sorte, die sie zeigt. In deinem Zug kannst du auch den anderen Angebote machen, zu jedem Preis, der euch beiden gefällt.
learn-base-9-title = Eine Sieben: Tormund kommt
learn-base-9-text = Bei einer 7 erntet niemand, und wer mehr als 7 Karten hat, verliert die Hälfte. Dann versetzt du Tormund: Das Feld, auf dem er steht, bringt nichts, und du raubst eine Karte von jemandem, der dort gebaut hat.
learn-base-9-do = Klicke das leuchtende Feld an, um Tormund dorthin zu schicken.
learn-base-10-title = Aus einer Siedlung wird eine Befestigung
learn-base-10-text = Mit Getreide und Erz wird aus einer Siedlung eine Befestigung. Sie ist 2 Punkte wert und erntet jedes Mal 2 Karten. Die Siedlung bekommst du zurück und kannst sie anderswo wieder bauen.
learn-base-10-do = Klicke die leuchtende Siedlung an, um die Befestigung zu bauen.
learn-base-11-title = Zweierlei Karten
learn-base-11-text = Entwicklungskarten sorgen für Überraschungen: Patrouillen, die Tormund versetzen, kostenlose Straßen, Rohstoffe und verdeckte Siegpunkte. Du spielst höchstens eine je Zug, und nie in dem Zug, in dem du sie gekauft hast. Zwei Sonderkarten sind je 2 Punkte wert: die Längste Straße ab 5 Straßen und die Stärkste Grenzpatrouille ab 3 Patrouillen.
learn-base-12-title = Zehn Punkte
learn-base-12-text = Siedlungen, Befestigungen, Sonderkarten und verdeckte Karten zählen zusammen: Mit 10 Punkten in deinem eigenen Zug gewinnst du sofort. Das ist das ganze Basisspiel. Alles andere erfährst du, wenn es so weit ist.

## Die Bruderschaft der Nachtwache

learn-brotherhood-1-title = Jetzt gibt es eine Mauer
learn-brotherhood-1-text = Südlich der Mauer siedelst und handelst du wie im Basisspiel. Im Norden sammeln sich Wildlinge, und die Mauer, die sie aufhält, hat Abschnitte mit Platz für je fünf Wächter. Ihr bewacht sie gemeinsam, und doch gewinnt nur einer von euch.
learn-brotherhood-2-title = Dein erster Wächter
learn-brotherhood-2-text = Die Gründung endet auf der Mauer: Alle stellen einen Wächter auf, der nichts kostet. Wächter aller Farben stehen in einem Abschnitt nebeneinander, jeder auf dem niedrigsten freien Platz. Wer auf Platz 1 steht, fällt zuerst.
learn-brotherhood-2-do = Klicke den leuchtenden Abschnitt an, um deinen Wächter aufzustellen.
learn-brotherhood-3-title = Ein Held an deiner Seite
learn-brotherhood-3-text = Du hast immer einen Helden, dessen Fähigkeit du einmal je Zug nutzen darfst. Nach dem ersten Mal drehst du die Karte um und darfst ihn noch einmal einsetzen, oder du tauschst ihn gleich gegen einen anderen.
learn-brotherhood-4-title = Wachsen hat seinen Preis
learn-brotherhood-4-text = Wer baut, lockt Wildlinge an: Eine Siedlung deckt ein Plättchen auf, eine Befestigung zwei, und auch eine gewonnene Sonderkarte eines. Das Plättchen sagt, von welchem Stamm und von welcher Art der Wildling ist. Er wartet an den Feuern seines Stammes; kommt ein fünfter dazu, stürmt der Stamm die Mauer.
learn-brotherhood-5-title = Der dritte Würfel
learn-brotherhood-5-text = Mit den beiden Würfeln für die Ernte fällt der Wildling-Würfel, der einen Pfad nennt. Der vorderste Wildling dieses Stammes geht seinen Pfad hinab auf die Lichtung vor einem Abschnitt der Mauer.
learn-brotherhood-6-title = Rekrutiere
learn-brotherhood-6-text = Ein Wächter kostet Holz, Lehm und Wolle, und du wählst den Abschnitt. Drei deiner Wächter irgendwo auf der Mauer sind 1 Punkt wert, fünf sind 2 wert. Und fällt die Mauer, so gewinnt, wer die meisten Wächter hat.
learn-brotherhood-6-do = Klicke den leuchtenden Abschnitt an, um einen Wächter zu rekrutieren.
learn-brotherhood-7-title = Die Mauer hält
learn-brotherhood-7-text = Erreicht ein Wildling eine Lichtung, werden Wildlinge und Wächter gezählt. Solange es mindestens so viele Wächter sind, hält die Mauer, und die Wildlinge warten davor.
learn-brotherhood-8-title = Kletterer und Riesen
learn-brotherhood-8-text = Ein Kletterer geht sofort über die Mauer, ob dort Wächter stehen oder nicht, und blockiert das erste freie Feld auf seiner Linie: Dort erntet niemand mehr. Ein Riese vertreibt den ersten Wächter des Abschnitts und geht nach Hause.
learn-brotherhood-9-title = Ein Durchbruch
learn-brotherhood-9-text = Mehr Wildlinge als Wächter: Die Mauer ist durchbrochen. Der erste Wächter geht nach Hause, und alle auf der Lichtung ziehen hinüber und blockieren Felder entlang der Linie. Sieh eine Lichtung an, und das Spielfeld zeigt dir, wo ihre Linie verläuft.
learn-brotherhood-10-title = Vertreibe sie
learn-brotherhood-10-text = Eine Grenzpatrouille versetzt Tormund wie im Basisspiel, oder sie vertreibt einen Wildling aus der Schenkung. Dann zahlt das Feld wieder, und du bekommst sofort eine Karte seiner Sorte.
learn-brotherhood-10-do = Klicke das leuchtende Feld an, um den Wildling zu vertreiben.
learn-brotherhood-11-title = Drei Wege zum Ende
learn-brotherhood-11-text = Mit 10 Punkten am Ende deines Zugs gewinnst du. Aber der dritte Durchbruch oder der achte Wildling in der Schenkung beendet das Spiel auf der Stelle, und dann gewinnt, wer die meisten Wächter auf der Mauer hat. Achte also auf deine Punkte, und achte auf die Mauer.

## Around the steps

learn-watch-hand = Deine Karten
learn-watch-costs = Das kostet
learn-watch-you-are = Du spielst { $colour }
learn-watch-play-help = Gegen drei leichte Bots. Du kannst jederzeit um Rat fragen und Züge zurücknehmen.
learn-watch-other-base = Erst das Basisspiel lernen
learn-watch-other-brotherhood = Als Nächstes: die Bruderschaft

## Aufgaben: worum es geht

learn-puzzle-theme-founding = Gründung
learn-puzzle-theme-founding-help = Wohin die ersten Siedlungen und ihre Straßen gehören.
learn-puzzle-theme-building = Bauen
learn-puzzle-theme-building-help = Straßen, Siedlungen und Befestigungen: was zuerst, und wo.
learn-puzzle-theme-trade = Handel
learn-puzzle-theme-trade-help = Tausch mit dem Vorrat und Angebote der anderen.
learn-puzzle-theme-cards = Entwicklungskarten
learn-puzzle-theme-cards-help = Wann du eine kaufst, und wann du sie spielst.
learn-puzzle-theme-tormund = Tormund
learn-puzzle-theme-tormund-help = Wohin er geht, wen du beraubst, und was du bei einer Sieben ablegst.
learn-puzzle-theme-patience = Geduld
learn-puzzle-theme-patience-help = Wann es besser ist, die Karten zu behalten und den Zug zu beenden.
learn-puzzle-theme-wall = Die Mauer
learn-puzzle-theme-wall-help = Wächter, und Wildlinge in der Schenkung.
learn-puzzle-theme-heroes = Helden
learn-puzzle-theme-heroes-help = Wann ein Held am meisten hilft.
