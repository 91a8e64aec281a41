### Das geführte erste Spiel von Silverfrost. Die Schlüssel sind `learn-silver-...`; die Schritte stehen in
### tests/learn_write_silverfrost.py.

learn-silver-title = Dein erster Winter
learn-silver-you-are = Deine Tiere: { $species }
learn-silver-have = Du hast
learn-silver-parts = Teile des Tisches
learn-silver-play-help = Gegen einen leichten Bot. Du kannst jederzeit um Rat fragen und Züge zurücknehmen.
learn-silver-alone = Allein gegen Klaue spielen

learn-silver-1-title = Ein Tal vor dem Winter
learn-silver-1-text = Du baust eine Stadt mit Platz für 15 Karten, vom Sommer über Herbst und Winter bis in den Frühling. In deinem Zug tust du genau eines: ein Tier einsetzen, eine Karte ausspielen oder dich auf die nächste Jahreszeit vorbereiten. Alle gehen in eigenem Tempo durch die Jahreszeiten, und am Ende gewinnen die meisten Punkte.
learn-silver-2-title = Schick ein Tier los
learn-silver-2-text = Ein Tier bringt dir sofort, was sein Ort zeigt: hier 2 Nüsse und eine Karte. Dies ist ein individueller Ort mit Platz für ein Tier; wer zuerst kommt, hat ihn. Auf gemeinschaftliche Orte passen beliebig viele. Deine Tiere bleiben draußen, bis du dich auf die nächste Jahreszeit vorbereitest.
learn-silver-2-do = Klicke den leuchtenden Ort an, um dein Tier hinzuschicken.
learn-silver-3-title = Spiel eine Karte aus
learn-silver-3-text = Ausspielen kannst du Karten aus der Hand oder aus dem Tal, wo acht verschiedene offen für alle liegen. Wesen kosten Nüsse, Bauwerke meist Birke, Moos und Kupfer. Ein Tier brauchst du dazu nicht: Du kannst weiter ausspielen, solange du bezahlen kannst.
learn-silver-3-do = Klicke die leuchtende Karte in deiner Hand an; sie kostet 1 Moos und 1 Kupfer.
learn-silver-4-title = Fünf Kartentypen
learn-silver-4-text = Grüne Produktion zahlt sofort und noch einmal, wenn du dich auf Herbst und Frühling vorbereitest. Blaue Verwaltung hilft dir für den Rest des Spiels. Braune Bewegung wirkt einmal, beim Ausspielen. Rote Ziele sind Orte für deine Tiere. Lila Wohlstand bringt am Ende Bonuspunkte. Verweile auf einer Karte oder halte sie, um sie zu lesen.
learn-silver-5-title = Der Herbst kommt
learn-silver-5-text = Alle deine Tiere sind draußen, also darfst du dich auf den Herbst vorbereiten. Sie kommen zurück, und du bekommst 1 Feuer für jede Karte deiner Stadt, ein neues Tier und einen Schornstein; deine Produktionskarten zahlen noch einmal. Aber es schneit auch: auf den Spielplan und auf die drei wertvollsten Karten deiner Stadt.
learn-silver-5-do = Klicke den Knopf an, um dich auf den Herbst vorzubereiten.
learn-silver-6-title = Feuer gegen Schnee
learn-silver-6-text = Eine Karte unter Schnee wirkt nicht und zählt nicht. Wenn du ein Tier einsetzt oder eine Karte ausspielst, darfst du auch 1 Karte deiner Stadt für 1 Feuer von Schnee befreien. Schnee auf dem Spielplan oder im Tal beseitigst du, wenn du dorthin gehst oder die Karte ausspielst. Behalte, was du beseitigst: Jeder Schnee ist am Ende 1 Punkt wert, und wer am meisten hat, bekommt 5 mehr.
learn-silver-6-do = Klicke die leuchtende Karte an, um ihren Schnee zu beseitigen.
learn-silver-7-title = Die Silberwache
learn-silver-7-text = Eins deiner Tiere trägt Schneeschuhe: deine Silberwache. Wo niemand steht, bringt sie dir 1 Feuer. Oder sie stellt sich an einem individuellen Ort zu einem fremden Tier, aber zu keiner anderen Silberwache und nicht auf Zielkarten oder der Reise. Die Heiße Quelle gibt 2 Feuer und 2 Karten; auf die Hand passen höchstens 8.
learn-silver-7-do = Klicke die Heiße Quelle an, um deine Silberwache einzusetzen.
learn-silver-8-title = Rauch aus dem Schornstein
learn-silver-8-text = Spar deine Nüsse, denn du hast einen Schornstein. Setz ihn auf ein Bauwerk ohne Schnee und zahle 1 Feuer, dann zieht ein Wesen ohne Nüsse ein. Das Bauwerk zeigt, welchen Typ es einlädt: dein Kohlenmeiler eine Verwaltung. Der Schornstein bleibt dort, und du bekommst nur noch einen, im Winter.
learn-silver-8-do = Klicke das leuchtende Wesen im Tal an.
learn-silver-9-title = Die Schmiede
learn-silver-9-text = Keine Karte ist nutzlos: In der Schmiede wirfst du bis zu 3 Karten ab und nimmst für jede eine Ressource deiner Wahl. Ein Ort dort ist individuell, der andere ist gemeinschaftlich und kostet 1 Feuer.
learn-silver-9-do = Klicke den leuchtenden Ort der Schmiede an.
learn-silver-10-title = Riesenwesen am Berg
learn-silver-10-text = Ein Besuch am Leuchtfeuer kostet 1 Feuer und ruft eins von vier Riesenwesen. Es tut, was sein Text sagt, und du nimmst die Punkte darüber. Dann rücken die Riesenwesen links davon zu höheren Punkten auf, und links kommt ein neues. Dein Tier steht schon am Leuchtfeuer.
learn-silver-10-do = Klicke das leuchtende Riesenwesen an, um es zu rufen.
learn-silver-11-title = Eiseskälte
learn-silver-11-text = Dein Gegenüber erreicht als Erstes den Winter. Von nun an müssen alle 2 Feuer zahlen, um 1 Schnee zu beseitigen, und vier neue Riesenwesen kommen. All diese Orte liegen unter Schnee: Wer dorthin will, muss ihn beseitigen. Im Winter gibt es nur 1 Feuer für je 2 Karten ohne Schnee, und die Produktion ruht bis zum Frühling.
learn-silver-12-title = Die Gilde
learn-silver-12-text = In der Gilde erledigst du 1 Auftrag, dessen Voraussetzungen du erfüllst: einen der offenen Hochlandaufträge, die nur einmal zu haben sind, oder einen eigenen geheimen Tieflandauftrag. Dann ziehst du 2 Tieflandaufträge und behältst 1. Viele Aufträge vergleichen dich mit der Person zu deiner Linken. Hier: 6 Produktionskarten, und mehr als dein Gegenüber.
learn-silver-12-do = Klicke den leuchtenden Auftrag an, um ihn zu erledigen.
learn-silver-13-title = Besuch deine Ziele
learn-silver-13-text = Ein Ziel bewirkt beim Ausspielen nichts, aber später können deine Tiere es besuchen. Deine Kamineule aktiviert 2 Produktionskarten noch einmal. Ziele, die Wesen sind, haben auch einen offenen Ort für ein fremdes Tier; wem die Karte gehört, bekommt für den Besuch 1 Punkt.
learn-silver-13-do = Klicke die leuchtende Karte in deiner Stadt an.
learn-silver-14-title = Die Reise
learn-silver-14-text = Im Frühling können deine Tiere auf die Reise gehen, und sie kommen nicht zurück. Dafür wirfst du Karten ab: 2 für 2 Punkte am Ende, bis zu 5 für 8 Punkte. Die besseren Orte kosten außerdem 1 Feuer, und auf jeden passt nur ein Tier.
learn-silver-14-do = Klicke den leuchtenden Ort der Reise an.
learn-silver-15-title = Der Schnee schmilzt
learn-silver-15-text = Sind im Frühling alle deine Tiere eingesetzt, passt du, sobald du keine Karte mehr ausspielen kannst oder willst; die anderen machen weiter. Dann werden alle Punkte gezählt, und Karten unter Schnee geben keine. Das ist das Spiel: Jede Karte sagt selbst, was sie tut, und was du tun darfst, leuchtet.

## Aufgaben: worum es geht

learn-puzzle-theme-places = Orte
learn-puzzle-theme-places-help = Wo ein Tier am meisten für dich tut.
learn-puzzle-theme-cards = Karten ausspielen
learn-puzzle-theme-cards-help = Welche Karte, aus der Hand oder aus dem Tal.
learn-puzzle-theme-snow = Schnee
learn-puzzle-theme-snow-help = Was du beseitigst, und wo Schnee liegen darf.
learn-puzzle-theme-quests = Aufträge
learn-puzzle-theme-quests-help = Welche du behältst, und wann du sie erledigst.
learn-puzzle-theme-giants = Riesenwesen
learn-puzzle-theme-giants-help = Wen du vom Berg rufst.
learn-puzzle-theme-effects = Effekte
learn-puzzle-theme-effects-help = Was eine Karte oder ein Ort dir zur Wahl stellt.
learn-puzzle-theme-seasons = Jahreszeiten
learn-puzzle-theme-seasons-help = Wann du dich auf die nächste vorbereitest, und wann du passt.
