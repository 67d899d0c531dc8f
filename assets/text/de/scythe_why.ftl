scythe-why-coins = lässt dir { $sign ->
    [less] weniger
   *[more] mehr
} Münzen
scythe-why-stars = bringt dir mehr Münzen für Sterne
scythe-why-lands = bringt dir { $sign ->
    [less] weniger
   *[more] mehr
} Münzen für Regionen
scythe-why-goods = bringt dir { $sign ->
    [less] weniger
   *[more] mehr
} Münzen für Ressourcen
scythe-why-structure_bonus = bringt { $sign ->
    [less] weniger
   *[more] mehr
} vom Gebäudebonus
scythe-why-upgrades = macht deine Aktionen besser und billiger
scythe-why-mechs = bringt einen Mech ins Spiel
scythe-why-recruits = bringt einen Rekruten mit dauerhaftem Bonus
scythe-why-structures = lässt ein Gebäude für dich arbeiten
scythe-why-workers = bringt { $sign ->
    [less] weniger
   *[more] mehr
} Arbeiter ins Spiel
scythe-why-factory = bringt dir eine Fabrikkarte
scythe-why-idle = gibt untätigen Arbeitern etwas zu tun
scythe-why-crowd = verteilt deine Arbeiter auf mehr Regionen
scythe-why-stranded = holt einen Mech von deiner Heimatbasis
scythe-why-ready = bereitet untere Aktionen für deine nächsten Züge vor
scythe-why-supplies = hilft dir beim Bezahlen einer unteren Aktion
scythe-why-yields = bringt Arbeiter zum Produzieren in die richtigen Regionen
scythe-why-near = bringt deinen nächsten Stern näher
scythe-why-objective = bringt ein Ziel näher
scythe-why-popularity = bringt dir { $sign ->
    [less] weniger
   *[more] mehr
} Ansehen
scythe-why-power = lässt dir { $sign ->
    [less] weniger
   *[more] mehr
} Stärke
scythe-why-cards = lässt dir bessere Kampfkarten
scythe-why-fights = bereitet einen lohnenden Kampf vor
scythe-why-risk = macht dich weniger angreifbar
scythe-why-targets = droht mit einem lohnenden Angriff
scythe-why-roads = öffnet deinen Einheiten neue Wege
scythe-why-explore = führt deinen Anführer zu einer Begegnung
scythe-why-factory_way = bringt deinen Anführer näher an die Fabrik
scythe-why-tokens = bringt deine Flaggen und Fallen auf die Karte
scythe-why-airship = bringt dein Luftschiff an einen nützlichen Ort
scythe-why-paid = bereitet deine nächsten Züge vor
scythe-why-rival = bremst den stärksten Gegner
scythe-why-lead = vergrößert deinen Vorsprung
scythe-why-win = gewinnt das Spiel
scythe-why-pace = bringt das Ende näher
scythe-why-bid = kostet weniger Münzen
scythe-why-victory = kann dir einen Sieg im Kampf bringen
scythe-why-spared = spart Kampfkarten

scythe-temperament-bold = kühn: rüstet auf und sucht den Kampf
scythe-temperament-diligent = fleißig: baut zuerst die eigene Wirtschaft auf
scythe-temperament-curious = neugierig: sucht Begegnungen, die Fabrik und Ziele

scythe-feature-coins = Münzen
scythe-feature-stars = Sterne
scythe-feature-lands = Regionen
scythe-feature-goods = Ressourcen für das Ende
scythe-feature-structure_bonus = Gebäudebonus
scythe-feature-upgrades = Entwicklungen
scythe-feature-mechs = Mechs
scythe-feature-recruits = Rekruten
scythe-feature-structures = Gebäude
scythe-feature-workers = Arbeiter
scythe-feature-factory = Fabrikkarte
scythe-feature-idle = Untätige Arbeiter
scythe-feature-crowd = Arbeiter dicht beisammen
scythe-feature-stranded = Mechs auf der Heimatbasis
scythe-feature-ready = Nächste untere Aktionen
scythe-feature-supplies = Ressourcen für untere Aktionen
scythe-feature-yields = Erträge der Arbeiter
scythe-feature-near = Der nächste Stern
scythe-feature-objective = Ziel
scythe-feature-popularity = Ansehen
scythe-feature-power = Stärke
scythe-feature-cards = Kampfkarten
scythe-feature-fights = Kommende Kämpfe
scythe-feature-risk = Gefahr von Angriffen
scythe-feature-targets = Gelegenheiten zum Angriff
scythe-feature-roads = Wege
scythe-feature-explore = Weg zu einer Begegnung
scythe-feature-factory_way = Weg zur Fabrik
scythe-feature-tokens = Flaggen und Fallen
scythe-feature-airship = Luftschiff
scythe-feature-paid = Schon bezahlte Aktionen
scythe-feature-rival = Stärkster Gegner
scythe-feature-lead = Vorsprung
scythe-feature-win = Sieg
scythe-feature-pace = Nähe des Endes
scythe-feature-bid = Gebot
scythe-feature-victory = Chance, den Kampf zu gewinnen
scythe-feature-spared = Gesparte Kampfkarten

scythe-puzzle-counts = Es zählen die Münzen am Ende: Sterne, Regionen und Ressourcen, bezahlt nach dem Ansehen.
