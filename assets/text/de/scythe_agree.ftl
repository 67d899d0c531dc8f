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
scythe-field-at = Orte der Einheiten
scythe-field-buildings = Orte der Gebäude
scythe-field-goods = Ressourcen
scythe-field-oil = Öl
scythe-field-metal = Metall
scythe-field-food = Nahrung
scythe-field-wood = Holz
scythe-field-encounters = Begegnungsmarker
scythe-field-combat_deck = Stapel der Kampfkarten
scythe-field-combat_discard = Ablagestapel der Kampfkarten
scythe-field-objective_deck = Stapel der Zielkarten
scythe-field-airships = Orte der Luftschiffe
scythe-field-flags = Flaggen
