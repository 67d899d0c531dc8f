# Fields of positions, for agreements
scythe-field-piece = { $number ->
    [0] { $piece } of { $name }
   *[other] { $piece } { $number } of { $name }
  }
scythe-field-power = power
scythe-field-popularity = popularity
scythe-field-coins = coins
scythe-field-hand = combat cards
scythe-field-objectives = objectives
scythe-field-upgrades = upgrades
scythe-field-mechs = mechs
scythe-field-stars = stars
scythe-field-factory = Factory cards
scythe-field-at = places of units
scythe-field-buildings = places of structures
scythe-field-goods = resources
scythe-field-oil = oil
scythe-field-metal = metal
scythe-field-food = food
scythe-field-wood = wood
scythe-field-encounters = encounter tokens
scythe-field-combat_deck = the combat card deck
scythe-field-combat_discard = the combat card discard pile
scythe-field-objective_deck = the objective deck
scythe-field-airships = places of airships
scythe-field-flags = flags
