# Ruhmeshalle

hall-course = So stiegen die Punkte
hall-course-seat = { $name } · { $points }
hall-course-moment = Runde { $round }: { $players }
hall-course-none = Die Aufzeichnung dieses Spiels gibt es nicht mehr, darum fehlt der Punkteverlauf.
hall-record-gone = Die Aufzeichnung dieses Spiels gibt es nicht mehr.
hall-look = Öffnet den Punkteverlauf dieses Spiels.
hall-title = Ruhmeshalle
hall-none = Noch ist kein Spiel zu Ende gespielt. Spiel eins zu Ende, dann steht hier, wer dabei war.
hall-best = Beste Ergebnisse
hall-people = Spieler
hall-name = Name
hall-total = Summe
hall-seats = Plätze
hall-turns = Züge
hall-date = Datum
hall-games = Spiele
hall-won = Siege
hall-share = %
hall-mean = Schnitt
hall-most = Rekord
hall-edition = Edition
hall-house = Hausregeln
hall-nothing = –
hall-count = { $count ->
    [one] 1 beendetes Spiel
   *[other] { $count } beendete Spiele
  }
hall-winner = { $name } *
hall-winners = * hat gewonnen
