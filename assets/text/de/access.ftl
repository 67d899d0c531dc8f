## Namen von Bedienelementen
access-game = Spiel
access-table = Tabelle
access-page = Seite
access-seat-row = Platz { $number }
access-seat-name = Name von Spieler { $number }
access-seat-kind = { $name } wird gespielt von
access-cell = { $heading } { $value }
access-panel-active = Ist am Zug
access-value = { $name }: { $value }
access-not-possible-now = Jetzt nicht möglich
access-not-possible = Nicht möglich: { $why }

## Am Tisch
access-turn-of = { $name } ist am Zug.
access-own-places = Deine Figuren stehen auf: { $places }
access-scores = Punkte: { $scores }
access-walk-active = Enter: hier etwas tun
access-walk-ends = Zurück bei den Knöpfen
access-walk-kind = { $kind }: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }
access-walk-targets = Wo du etwas tun kannst
access-walk-own = Deine Figuren
