wait-titles = Die Spiele werden aus dem Regal geholt …

new-tab-table = Spiel und Spieler
new-tab-tools = Extras
new-tab-rules = Regeln
new-tab-rules-changed = Regeln ({ $count } geändert)

new-fact-seats = { $least }–{ $most } Spieler
new-fact-seats-fixed = { $most ->
    [one] 1 Spieler
   *[other] { $most } Spieler
  }
new-fact-minutes = { $least }–{ $most } Minuten
new-fact-weight-light = leicht zu lernen
new-fact-weight-medium = einige Regeln zu lernen
new-fact-weight-heavy = viel zu lernen

new-presets = Vorlage
new-preset-usual = Standard
new-preset-usual-help = Das Spiel nach Regelwerk, mit den Spielern darunter.
new-preset-first_game = Erstes Spiel
new-preset-first_game-help = Ein leichter Einstieg für eine Person, die das Spiel noch nicht kennt.
new-preset-lesson = { $help } Neu in diesem Spiel? Dann nimm zuerst die Lektion.
new-preset-full_box = Volle Schachtel
new-preset-full_box-help = Alles, was in der Schachtel ist, für Leute, die das Spiel kennen.
new-preset-solo = Solo
new-preset-solo-help = Du spielst allein.
new-preset-own = Spieler und Regeln, wie du sie wählst.
new-preset-own-name = Eigene

new-players = Spieler
new-order = Zieh eine Zeile, um die Reihenfolge zu ändern.
new-order-tip = Zieh, um die Sitzordnung zu ändern. Mit Tasten: Enter nimmt einen Platz auf, die Pfeile bewegen ihn, Enter setzt ihn ab.
new-shuffle = Mischen
new-shuffle-tip = Lost die Reihenfolge der Plätze aus.

new-kind-other = Bot: { $name }

new-explain = Zeig auf eine Regel: Hier steht dann, wie sie das Spiel verändert.

new-house = Hausregeln{ $count ->
    [0] {""}
   *[other] {" "}({ $count } an)
  }
new-house-help = Eigene Regeln, die das Regelwerk ändern.
new-house-show = Zeigen
new-house-hide = Verbergen

menu-last = { $round ->
    [0] { $title } mit { $people }
   *[other] { $title } – Runde { $round }, mit { $people }
  }
menu-last-ended = { $title } mit { $people }, beendet
menu-continue-lesson = Lektion fortsetzen
menu-round = { $title }, Runde { $round }
