# Wertung

scores-title = Wertung
scores-final = Endstand
scores-total = Summe
scores-winner = { $name } gewinnt
scores-winners = { $names } teilen sich den Sieg
scores-leader = { $name } führt
scores-leaders = { $names } führen
scores-nobody = Niemand gewinnt
scores-hidden = ?
scores-at-least = { $total } + ?
scores-secret = Einige Punkte sind noch geheim
scores-tie = Gleichstand bei { $points } Punkten; es entscheidet: { $label }
scores-lead = { $points ->
    [one] 1 Punkt vor { $name }.
   *[other] { $points } Punkte vor { $name }.
  }
scores-decided = { $lead } Der größte Unterschied: { $label }, { $most } zu { $fewer }.
scores-house = Hausregeln: { $rules }
scores-house-rule = { $name }: { $value }
scores-counting = Die Punkte werden gezählt
scores-gain = +{ $points }
scores-skip = Ein Klick oder eine Taste zeigt das Ergebnis
scores-course = Punkte Zug für Zug
scores-course-end = Runde { $round }
scores-rematch = Revanche
scores-rematch-tip = Dieselben Plätze, ein neues Spiel
scores-rematch-new = Neues Glück
scores-rematch-new-tip = Neu gemischt, neu gewürfelt
scores-rematch-same = Gleiches Glück
scores-rematch-same-tip = Derselbe Aufbau, dieselben Karten und Würfel
scores-replay = Wiedergabe
scores-replay-tip = Das ganze Spiel, Schritt für Schritt, mit seinen Wendepunkten
scores-hall = Ruhmeshalle
scores-hall-tip = Die besten Spiele und wie sie verliefen
scores-keep = Speichern
scores-keep-tip = Speichert dieses Ergebnis als Bild und das Spiel als Film oder Geschichte
scores-leave = Menü
scores-close = Zurück zum Tisch
scores-verdict = { $winner }: { $ending }
