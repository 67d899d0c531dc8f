stats-title = Statistik
stats-tip = Siege, Punkte und Wertungszahlen nach Spielern, nach Seiten, nach Spielerzahl und mehr.
stats-none = Noch ist kein Spiel zu Ende gespielt. Nach dem ersten steht hier eine Statistik.
stats-nothing-found = Kein beendetes Spiel passt zu dieser Auswahl.
stats-everyone = Alle
stats-who = Wessen Spiele
stats-which = Tabelle
stats-measure = Was die Balken zeigen
stats-measure-share = Siege
stats-measure-points = Punkte nach Quelle
stats-reading = Spiele werden gelesen: { $done } von { $all }
stats-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}

stats-person = Spieler
stats-rating = Wertungszahlen
stats-pairs = Direkter Vergleich
stats-month = Nach Monat
stats-seats = Nach Spielerzahl
stats-seat = Nach Platz
stats-level = Nach Art der Spieler
stats-bots = Gegen Bots
stats-option = Nach Einstellung
stats-edition = Nach Edition
stats-titles = Nach Spiel

stats-games = Spiele
stats-share = Siege
stats-range = 95-%-Bereich
stats-mean = Schnitt
stats-best = Rekord
stats-rounds = Runden
stats-rated = Wertungszahl
stats-uncertainty = Spielraum
stats-pair = Spieler
stats-ahead = Davor
stats-behind = Dahinter
stats-tied = Gleich

stats-percent = { $percent } %
stats-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-from-to = { $least } bis { $most } %
stats-give-or-take = ± { $value }
stats-against = { $one } gegen { $other }
stats-no-bots = Ohne Bots
stats-option-value = { $option }: { $value }

stats-source = { $source } { $points }
stats-sources = Punkte im Schnitt: { $sources }.
stats-first = { $what }: im Schnitt in Runde { $round }, in { $results ->
    [one] { $results } Spiel
   *[other] { $results } Spielen
}.
stats-thought = Bedenkzeit: { $minutes } Minuten je Spiel.
stats-rating-tip = Wer neu ist, beginnt mit 25. Wer 4 mehr hat, gewinnt etwa drei von vier Spielen. Mit jedem Spiel wird der Spielraum kleiner.
stats-bar = Zwischen { $low } und { $high }
stats-chart = Wertungszahlen im Lauf der Zeit
stats-chart-point = { $date }: { $players }
stats-chart-player = { $name } { $rating }
stats-chart-keys = Links und rechts gehen durch die Spiele.
