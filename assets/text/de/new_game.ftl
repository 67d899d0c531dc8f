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
# Announced when the screen opens
new-names-kept = Am Tisch wie in deiner letzten Partie: { $names }
new-order = { HAND() ->
    [mouse] Zieh eine Zeile, um die Reihenfolge zu ändern.
   *[keys] Um die Reihenfolge zu ändern, geh auf eine Zeile und drück { key-confirm }.
  }
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
new-house-none = Dieses Spiel hat keine Hausregeln.

menu-last = { $round ->
    [0] { $title } mit { $people }
   *[other] { $title } – Runde { $round }, mit { $people }
  }
menu-last-ended = { $title } mit { $people }, beendet
menu-continue-lesson = Lektion fortsetzen
menu-round = { $title }, Runde { $round }

new-title = Neues Spiel
new-game = Spiel
new-seats = Plätze
new-edition = Edition
new-edition-none = Hotseats eigene
new-edition-help = Deine eigenen Zahlen für Karten und Spielplan, aus deinem Ordner mit Editionen.
new-practice = Übungsmodus
new-practice-help = „Rückgängig“ nimmt auch Würfe, aufgedeckte Karten und Züge der anderen zurück.
new-solo = Solowertung
new-solo-help = Spiel allein und hol so viele Punkte, wie du kannst.
new-seats-count = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  }
new-name-person = Spieler { $number }
new-name-bot = Bot { $number }
new-kind-human = Mensch
new-kind-tip = Ein Mensch spielt an diesem Rechner mit Maus, Tastatur oder Gamepad. Ein Bot spielt von selbst und sieht nie verdeckte Karten.
new-colour = Farbe: { $colour }
new-colour-tip = Farbe und Zeichen dieses Platzes. Drücken wählt die nächste freie Farbe.
new-options = Optionen
new-seed = Startwert
new-seed-tip = Derselbe Startwert mischt das Spiel genauso. Gib ihn weiter, wenn Freunde dasselbe Spiel spielen wollen.
new-seed-dice = Neuer Startwert
new-start = Los geht’s
new-shared = { $count ->
    [2] { $first } und { $second } teilen sich diesen Computer.
   *[other] { $count } Menschen teilen sich diesen Computer.
  }
new-why-same-name = Zwei am Tisch heißen { $name }.
new-why-letters = Der Name auf Platz { $number } enthält ein Zeichen, das sich nicht darstellen lässt: { $letter }{ $more ->
    [0] {""}
    [one] {" "}und noch eins
   *[other] {" "}und { $more } weitere
  }. Keine Schrift auf diesem Computer hat es.
new-why-bad-seed = Der Startwert muss eine Zahl von 0 bis { $most } sein.
new-why-no-title = Es ist kein Spiel installiert.
new-failed-title = Das Spiel kann nicht beginnen

colour-blue = blaue Scheibe
colour-orange = oranges Dreieck
colour-green = grünes Quadrat
colour-red = rote Raute
colour-violet = violetter Stern
colour-ivory = helles Sechseck
colour-charcoal = schwarzer Ring
