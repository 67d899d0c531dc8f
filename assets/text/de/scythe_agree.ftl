scythe-field-piece = { $number ->
    [0] { $piece } von { $name }
   *[other] { $piece } { $number } von { $name }
  }
scythe-field-power = Stärke
scythe-field-popularity = Ansehen
scythe-field-coins = Münzen
scythe-field-hand = Kampfkarten
scythe-field-objectives = Zielkarten
scythe-field-upgrades = Entwicklungen
scythe-field-mechs = Mechs
scythe-field-stars = Sterne
scythe-field-factory = Fabrikkarten
scythe-field-at = { $key }
scythe-field-buildings = { $key }
scythe-field-goods = { $key }
scythe-field-oil = Öl
scythe-field-metal = Metall
scythe-field-food = Nahrung
scythe-field-wood = Holz
scythe-field-encounters = Begegnungsmarker
scythe-field-combat_deck = Stapel der Kampfkarten
scythe-field-combat_discard = Ablagestapel der Kampfkarten
scythe-field-objective_deck = Stapel der Zielkarten
scythe-field-airships = { $key }
scythe-field-flags = Flagge, { $key }
scythe-new-at = Eine weitere Einheit auf dem Spielplan
scythe-new-buildings = Ein weiteres Gebäude
scythe-new-goods = Ressourcen in einer weiteren Region
scythe-new-flags = Eine weitere Flagge
