scythe-refusal-invaders = { $seats } Spieler brauchen Albion und Togawa: Schalte sie ein oder spielt zu weniger.

## Content files and maps. File, line and field stand before each.

scythe-error-lowest-rates = die niedrigsten Sätze beginnen bei Ansehen 0.
scythe-error-same-rates = zwei Sätze beginnen beim selben Ansehen.
scythe-error-rates-too-high = Sätze beginnen bei Ansehen { $popularity }, so viel kann niemand haben.
scythe-error-power-track = die Stärkeleiste endet bei { $end }.
scythe-error-popularity-track = die Ansehensleiste endet bei { $end }.
scythe-error-combat-cards = es gibt nur { $count } Kampfkarten für alle Spieler.
scythe-error-objectives = es gibt nur { $count } Ziele für alle Spieler und das Luftschiffplättchen.
scythe-error-goals = es gibt nur { $count } Erfolge, für die ein Stern gesetzt werden kann.
scythe-error-airship-limits = muss Ressourcen und Arbeiter begrenzen.
scythe-error-no-each = { $kind } hat kein each.
scythe-error-yes-or-no = { $kind } braucht min = 1 oder max = 0.
scythe-error-unbounded = { $kind } braucht min oder max.
scythe-error-end-stars = niemand kann { $stars } Sterne haben; höchstens sind es { $most }.
scythe-error-goal-once = dieser Erfolg wird nur einmal erreicht; lass die Angabe weg.
scythe-error-goal-each = jeder bringt einen Stern; lass die Angabe weg.
scythe-error-brackets = ist mehr als die Kosten von { $cost }; verringere es.
scythe-error-min-max = ist mehr als max, { $most }.
scythe-error-factory = die Ebene „terrain“ braucht genau ein Feld „factory“; male es in Tiled.
scythe-error-home-base = die Heimatbasis „{ $base }“ liegt nicht auf einem Feld „home_base“; verschiebe sie in Tiled.
scythe-error-workers = alle Nationen müssen mit gleich vielen Arbeitern beginnen.

## Fehler in Spielständen

scythe-flaw-order = enthält nicht jeden Platz einmal
scythe-flaw-no-goal = { $id } ist kein Erfolg an diesem Tisch
scythe-flaw-unit-twice = die Einheit { $id } kommt zweimal vor
scythe-flaw-no-unit = { $id } ist keine Einheit im Spiel
scythe-flaw-missing-unit = die Einheit { $name } fehlt
scythe-flaw-airship-twice = das Luftschiff { $id } kommt zweimal vor
scythe-flaw-no-airship = { $id } ist kein Luftschiff im Spiel
scythe-flaw-missing-airship = das Luftschiff { $name } fehlt
scythe-flaw-factory-card-twice = die Fabrikkarte { $id } kommt zweimal vor
scythe-flaw-no-factory-card = { $id } ist keine Fabrikkarte dieses Tisches
scythe-flaw-factory = mit den Spielern zusammen gibt es { $found } Fabrikkarten, erwartet waren { $expected }
scythe-flaw-turn = passt nicht zu den anstehenden Schritten
scythe-flaw-twice-faction = die Nation { $id } kommt zweimal vor
scythe-flaw-twice-mat = das Tableau { $id } kommt zweimal vor
scythe-flaw-chooses-faction = ein Platz wählt zweimal eine Nation
scythe-flaw-chooses-mat = ein Platz wählt zweimal ein Tableau
scythe-flaw-chosen = ist „{ $found }“; gewählt wird vor dem Spiel
scythe-flaw-no-bonus = fehlt
scythe-flaw-too-many-stars = hat mehr als { $most } Sterne
scythe-flaw-goal-stars = hat mehr als { $most } { $most ->
    [one] Stern
   *[other] Sterne
} für { $goal }
scythe-flaw-section = „{ $section }“ ist kein Abschnitt, auf dem dieser Platz stehen kann
scythe-flaw-no-mech = { $id } ist kein Mech von { $faction }
scythe-flaw-mech-twice = der Mech { $id } kommt zweimal vor
scythe-flaw-cube-twice = der Würfel { $id } kommt zweimal vor
scythe-flaw-bracket = { $action } hat nur Platz für { $count } Würfel
scythe-flaw-recruit-twice = der Rekrut { $id } kommt zweimal vor
scythe-flaw-bonus-twice = der einmalige Bonus { $id } kommt zweimal vor
scythe-flaw-nowhere = steht auf keiner Region und keinem Luftschiff: { $place }
scythe-flaw-workers = Platz { $seat } hat { $found } Arbeiter, erwartet waren { $low } bis { $high }
scythe-flaw-other-base = steht auf der Heimatbasis einer anderen Nation
scythe-flaw-not-a-unit = ist keine Einheit im Spiel
scythe-flaw-no-combat = steht bei einer Kampfeinheit eines anderen Platzes, aber kein Kampf steht an
scythe-flaw-bystander = steht bei der Kampfeinheit eines Platzes, der nicht gegen sie kämpft
scythe-flaw-came-from = { $unit } kam aus dem Nichts in einen Kampf
scythe-flaw-beside-fighter = steht bei einer Kampfeinheit eines anderen Platzes
scythe-flaw-two-structures = auf { $id } stehen zwei Gebäude
scythe-flaw-structure-place = auf { $place } kann kein Gebäude stehen
scythe-flaw-airship-option = ist „{ $found }“, aber die Option airships ist „{ $option }“
scythe-flaw-airship-place = kann nicht über { $place } sein
scythe-flaw-aboard = { $id } kann nicht an Bord von { $airship } sein
scythe-flaw-airship-resources = ist mehr, als das Luftschiff trägt
scythe-flaw-airship-workers = zu viele Arbeiter sind an Bord von { $airship }
scythe-flaw-no-resources = ist leer: Lass einen Ort ohne Ressourcen weg
scythe-flaw-resources-place = hier können keine Ressourcen liegen
scythe-flaw-token-place = hier kann kein Marker liegen
scythe-flaw-flag-too = hier liegt auch eine Flagge
scythe-flaw-trap-twice = die Falle { $id } kommt zweimal vor
scythe-flaw-tokens = Platz { $seat } hat { $found } gelegt, erwartet waren höchstens { $most }
scythe-flaw-encounter-twice = der Begegnungsmarker von { $id } kommt zweimal vor
scythe-flaw-no-encounter = { $id } hat keine Begegnung
scythe-flaw-resolution = ist „{ $found }“, aber die Option resolution ist „{ $option }“
scythe-flaw-public = hat { $found } Karten, erwartet waren { $expected }
scythe-flaw-trigger = dieses Ende löst niemand aus
scythe-flaw-last-turns = enthält Züge, aber niemand hat das Ende ausgelöst
scythe-flaw-enough-stars = hat { $count } Sterne, aber das Spiel geht weiter
scythe-flaw-won-too = hat auch gewonnen
scythe-flaw-two-seats = enthält nicht zwei Plätze
scythe-flaw-no-active-seat = enthält nicht den Platz, der am Zug ist
scythe-flaw-no-fighter = Platz { $seat } hat keine Kampfeinheit auf { $place }
scythe-flaw-dial = die Scheibe zeigt „{ $found }“, erwartet war 0 bis { $most }
scythe-flaw-card-twice = die Karte { $id } kommt zweimal vor
scythe-flaw-not-in-hand = { $id } ist nicht auf der Hand
scythe-flaw-giver-too = ist auch der Geber
scythe-flaw-deal-coins = Platz { $seat } hat nicht so viele Münzen
scythe-flaw-unpayable = lässt sich nicht bezahlen
scythe-flaw-no-resource = { $id } ist keine Ressource
scythe-flaw-paid-already = nennt eine Ressource, die schon bezahlt ist
scythe-flaw-airship-away = das Luftschiff von Platz { $seat } ist nicht über { $place }
scythe-flaw-pairs = hat { $found } Paare, erwartet waren { $expected }
scythe-flaw-leads-twice = ein Platz führt bei zwei Paaren
scythe-flaw-bid = ist { $found }, erwartet war höchstens { $most }
