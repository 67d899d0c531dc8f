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
