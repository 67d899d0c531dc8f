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
scythe-field-at = { $key }
scythe-field-buildings = { $key }
scythe-field-goods = { $key }
scythe-field-oil = oil
scythe-field-metal = metal
scythe-field-food = food
scythe-field-wood = wood
scythe-field-encounters = encounter tokens
scythe-field-combat_deck = the combat card deck
scythe-field-combat_discard = the combat card discard pile
scythe-field-objective_deck = the objective deck
scythe-field-airships = { $key }
scythe-field-flags = flag at { $key }
scythe-new-at = Another unit on the board
scythe-new-buildings = Another structure
scythe-new-goods = Resources in another place
scythe-new-flags = Another flag
