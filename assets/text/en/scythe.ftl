# Scythe: names, sentences of cards and mats, questions, reasons, log.

# Titles of cards and tiles
scythe-objective-o01 = Mountain Hold
scythe-objective-o02 = Tunnel Network
scythe-objective-o03 = Farm Belt
scythe-objective-o04 = Tundra Claim
scythe-objective-o05 = Factory Dominion
scythe-objective-o06 = Clearing the Field
scythe-objective-o07 = Automation Plan
scythe-objective-o08 = Lean and Loved
scythe-objective-o09 = Great Depot
scythe-objective-o10 = Forest Claim
scythe-objective-o11 = Village League
scythe-objective-o12 = Full Treasury
scythe-objective-o13 = Muster Point
scythe-objective-o14 = Balanced Books
scythe-objective-o15 = Even Ranks
scythe-objective-o16 = Escorted Convoy
scythe-objective-o17 = Outer Ring
scythe-objective-o18 = Laid-down Arms
scythe-objective-o19 = Lake District
scythe-objective-o20 = Town Builder
scythe-objective-o21 = Cornered Market
scythe-objective-o22 = Straight from the Works
scythe-objective-o23 = Staff Officers
scythe-objective-o24 = Factory Picket
scythe-objective-o25 = Feared Power
scythe-objective-o26 = Five Trades
scythe-objective-o27 = Far Works
scythe-encounter-e01 = Lane at Dawn
scythe-encounter-e02 = Snowbound Post
scythe-encounter-e03 = Upland Pasture
scythe-encounter-e04 = Roadside Review
scythe-encounter-e05 = Camp by the River
scythe-encounter-e06 = Winter Clearing
scythe-encounter-e07 = Forward Camp
scythe-encounter-e08 = Frontier Town
scythe-encounter-e09 = Tinkers Yard
scythe-encounter-e10 = Lights in the Fog
scythe-encounter-e11 = Old Orchard
scythe-encounter-e12 = Timber Works
scythe-encounter-e13 = Village Fair
scythe-encounter-e14 = Broken Fence
scythe-encounter-e15 = Crossing Point
scythe-encounter-e16 = Sowing Season
scythe-encounter-e17 = Veterans House
scythe-encounter-e18 = Hunting Party
scythe-encounter-e19 = Wayside Rest
scythe-encounter-e20 = Lone Tree
scythe-encounter-e21 = Runaway Engine
scythe-encounter-e22 = Idle Mine
scythe-encounter-e23 = Farmhouse Door
scythe-encounter-e24 = Forest Patrol
scythe-encounter-e25 = Buried Workshop
scythe-encounter-e26 = Crowded Tavern
scythe-encounter-e27 = Barn Repairs
scythe-encounter-e28 = Long Farewell
scythe-encounter-e29 = Mess Hour
scythe-encounter-e30 = Crossroads Farm
scythe-encounter-e31 = After the Storm
scythe-encounter-e32 = Town Hall
scythe-encounter-e33 = Foreign Envoys
scythe-encounter-e34 = Lost Column
scythe-encounter-e35 = Garden Gate
scythe-encounter-e36 = Language Barrier
scythe-encounter-e37 = Homecoming
scythe-encounter-e38 = Lake Shore
scythe-encounter-e39 = Wire Road
scythe-encounter-e40 = Village Chapel
scythe-encounter-e41 = Marching Order
scythe-encounter-e42 = Landing Lights
scythe-factory-f01 = Night Shift
scythe-factory-f02 = Training Line
scythe-factory-f03 = Goodwill Parade
scythe-factory-f04 = Surplus Sale
scythe-factory-f05 = Guard of Honour
scythe-factory-f06 = Hired Guns
scythe-factory-f07 = Requisition Order
scythe-factory-f08 = Freight Yard
scythe-factory-f09 = Model Workshop
scythe-factory-f10 = Armour Bay
scythe-factory-f11 = Civic Works
scythe-factory-f12 = Drill Hall
scythe-factory-f13 = Barter Foundry
scythe-factory-f14 = Labour Exchange
scythe-factory-f15 = Arsenal Trade
scythe-factory-f16 = Market Day
scythe-factory-f17 = Field Laboratory
scythe-factory-f18 = Supply Academy
scythe-bonus-tunnels_adjacent = Tunnels Nearby
scythe-bonus-lakes_adjacent = Lakes Nearby
scythe-bonus-encounters_adjacent = Encounter Sites Nearby
scythe-bonus-on_tunnels = Built on Tunnels
scythe-bonus-in_a_row = Straight Line
scythe-bonus-on_farms_tundras = Farms and Tundras

# Joining words
scythe-and = { $first } and { $last }
scythe-or = { $first } or { $last }
scythe-comma = { $first }, { $last }
scythe-amount = { $amount }~{ $item }
scythe-free = free
scythe-nobody = nobody
scythe-somewhere = somewhere
scythe-hidden-card = a card

# Factions, player mats
scythe-side = Faction
scythe-sides = Factions
scythe-plays = Player mats
scythe-first-star = First star
scythe-first-combat = First attack
scythe-first-encounter = First encounter
scythe-faction-nordic = Nordic
scythe-faction-rusviet = Rusviet
scythe-faction-crimea = Crimea
scythe-faction-saxony = Saxony
scythe-faction-polania = Polania
scythe-faction-albion = Albion
scythe-faction-togawa = Togawa
scythe-mat-industrial = Industrial
scythe-mat-engineering = Engineering
scythe-mat-patriotic = Patriotic
scythe-mat-mechanical = Mechanical
scythe-mat-agricultural = Agricultural

# Icons in plain words, for buttons
scythe-icon-power = power
scythe-icon-popularity = popularity
scythe-icon-oil = oil
scythe-icon-metal = metal
scythe-icon-food = food
scythe-icon-wood = wood
scythe-icon-coin = { $amount ->
    [one] coin
   *[other] coins
  }
scythe-icon-combat_card = { $amount ->
    [one] combat card
   *[other] combat cards
  }
scythe-icon-any_resource = { $amount ->
    [one] resource
   *[other] resources
  }
scythe-icon-labourer = { $amount ->
    [one] worker
   *[other] workers
  }
scythe-icon-mech = { $amount ->
    [one] mech
   *[other] mechs
  }
scythe-icon-build = { $amount ->
    [one] structure
   *[other] structures
  }
scythe-icon-upgrade = { $amount ->
    [one] upgrade
   *[other] upgrades
  }
scythe-icon-recruit = { $amount ->
    [one] recruit
   *[other] recruits
  }
scythe-icon-territory = { $amount ->
    [one] territory
   *[other] territories
  }
scythe-icon-character = { $amount ->
    [one] unit
   *[other] units
  }
scythe-icon-move = { $amount ->
    [one] unit
   *[other] units
  }
scythe-icon-triumph = { $amount ->
    [one] star
   *[other] stars
  }
scythe-icon-tunnel = tunnel
scythe-icon-encounter = encounter
scythe-icon-factory = Factory
scythe-icon-combat = combat
scythe-icon-arrow_right = to

# Lands
scythe-terrain-mountain = mountain
scythe-terrain-farm = farm
scythe-terrain-forest = forest
scythe-terrain-tundra = tundra
scythe-terrain-village = village
scythe-terrain-lake = lake
scythe-terrain-factory = Factory
scythe-terrain-home_base = home base
scythe-terrain-mountain-many = mountains
scythe-terrain-farm-many = farms
scythe-terrain-forest-many = forests
scythe-terrain-tundra-many = tundras
scythe-terrain-village-many = villages
scythe-base = the home base of { $faction }

# Pieces
scythe-unit-character = character
scythe-unit-mech = mech
scythe-unit-worker = worker
scythe-unit-mark = { $icon } { $name }
scythe-mech-named = mech ({ $ability })
scythe-structure-mine = Mine
scythe-structure-mill = Mill
scythe-structure-monument = Monument
scythe-structure-armory = Armory
scythe-card-combat = combat card { $value }
scythe-combat-card = Combat

# Actions of the mats
scythe-action-move = Move
scythe-action-bolster = Bolster
scythe-action-trade = Trade
scythe-action-produce = Produce
scythe-action-upgrade = Upgrade
scythe-action-deploy = Deploy
scythe-action-build = Build
scythe-action-enlist = Enlist
scythe-action-factory_top = Factory card
scythe-action-factory_move = Factory Move
scythe-section = { $top } and { $bottom }
scythe-section-factory = the Factory card
scythe-gives-units = move { $amount } units one territory each
scythe-gives-coins = gain { $amount }~{ICON("coin")}
scythe-gives-power = gain { $amount }~{ICON("power")}
scythe-gives-combat_cards = draw { $amount }~{ICON("combat_card")}
scythe-gives-resources = gain { $amount } resources of any kind on one territory with your worker
scythe-gives-popularity = gain { $amount }~{ICON("popularity")}
scythe-gives-territories = produce on { $amount } territories
scythe-does-upgrade = move a cube from the top row to an empty bracketed box of the bottom row
scythe-does-deploy = place a mech on a territory you control with a worker; you now have its ability
scythe-does-build = place a structure on a territory you control with a worker
scythe-does-enlist = move a recruit to a free one-time bonus of your faction mat: gain it now, and the bonus under the recruit from now on
scythe-does-mine = its territory is a tunnel for your units only
scythe-does-mill = Produce also produces on its territory while you control it
scythe-does-monument = Bolster also gives { $things }
scythe-does-armory = Trade also gives { $things }

# Abilities
scythe-ability-swim = Swim
scythe-ability-relentless = Relentless
scythe-ability-coercion = Coercion
scythe-ability-dominate = Dominate
scythe-ability-meander = Meander
scythe-ability-riverwalk = Riverwalk
scythe-ability-speed = Speed
scythe-ability-seaworthy = Seaworthy
scythe-ability-artillery = Artillery
scythe-ability-township = Township
scythe-ability-peoples_army = People’s Army
scythe-ability-wayfare = Wayfare
scythe-ability-scout = Scout
scythe-ability-underpass = Underpass
scythe-ability-disarm = Disarm
scythe-ability-submerge = Submerge
scythe-ability-camaraderie = Camaraderie
scythe-does-river = your character and mechs can cross rivers onto { $lands }
scythe-does-swim = your workers can cross rivers onto any land
scythe-does-range = { $amount ->
    [one] your character and mechs can move 1 extra territory each move
   *[other] your character and mechs can move { $amount } extra territories each move
  }
scythe-does-lakes = your character and mechs can enter and leave lakes
scythe-does-lakes-retreat = your character and mechs can enter and leave lakes; after losing a combat they may retreat to a lake next to it
scythe-does-lakes-across = your character and mechs can enter and leave lakes, and move from any lake to any other
scythe-does-link = { $places } count as adjacent for your character and mechs
scythe-does-jump = your character and mechs can move from anywhere to { $places }
scythe-does-before-pay = once per combat, before dials are set, you may pay { $cost }: { $effect }
scythe-does-before-anywhere = once per combat, before dials are set: { $effect }
scythe-does-before-tunnel_or_own_mine = once per combat on a tunnel or your Mine, before dials are set: { $effect }
scythe-does-steal = once per combat, before dials are set: take { $amount ->
    [one] a random combat card from your opponent; you may play it right away
   *[other] { $amount } random combat cards from your opponent; you may play them right away
  }
scythe-does-extra-card = { $amount ->
    [one] in a combat with one of your workers present you may play 1 extra combat card
   *[other] in a combat with one of your workers present you may play { $amount } extra combat cards
  }
scythe-does-keep = winning as the attacker costs you no popularity for workers sent home
scythe-does-repeat = you may choose the same section again, except the Factory card
scythe-does-coerce = { $amount ->
    [one] once a turn, pay 1 combat card as if it were any 1 resource
   *[other] each turn, pay up to { $amount } combat cards as if each were any 1 resource
  }
scythe-does-stars = no limit on stars from combat and objectives, still six in all; you keep your second objective
scythe-does-options = choose up to { $amount } different options at each encounter
scythe-does-foe-loses = your opponent loses { $things }
scythe-does-gain = gain { $things }

# The same in so few words that they fit a line of the faction mat
scythe-brief-river = cross rivers onto { $lands }
scythe-brief-swim = workers cross rivers
scythe-brief-range = move { $amount } extra territory
scythe-brief-lakes = enter and leave lakes
scythe-brief-lakes-retreat = enter, leave, retreat to lakes
scythe-brief-lakes-across = lakes, and lake to lake
scythe-brief-link = links { $short }
scythe-brief-part-controlled_village = villages
scythe-brief-part-controlled_mountain = mountains
scythe-brief-part-factory = Factory
scythe-brief-part-tunnel = tunnels
scythe-brief-part-own_mine = Mine
scythe-brief-jump = jump to { $places }
scythe-brief-before-pay = pay { $cost }, foe −{ $foe }
scythe-brief-before-anywhere = before combat { $effect }
scythe-brief-before-tunnel_or_own_mine = tunnel, Mine: foe −{ $foe }
scythe-brief-steal = steal a card before combat
scythe-brief-extra-card = { $amount } extra card with a worker
scythe-brief-keep = winning costs no {ICON("popularity")}
scythe-brief-repeat = may repeat a section
scythe-brief-coerce = pay { $amount }~{ICON("combat_card")} as any resource, once a turn
scythe-brief-stars = no limit on combat, objective stars
scythe-brief-options = { $amount } options per encounter
scythe-part-controlled_village = your villages
scythe-part-controlled_mountain = your mountains
scythe-part-factory = Factory
scythe-part-tunnel = tunnels
scythe-part-own_mine = your Mine
scythe-target-own_home_base = your base
scythe-target-inactive_home_base = an unused one
scythe-target-unoccupied_farm = a farm without units

# Objectives: as the card says it, in short with its count
scythe-need-control_terrain = Control { scythe-bound } { $amount ->
    [one] { $land }
   *[other] { $lands }
  }
scythe-need-control_tunnels = Control { scythe-bound } { $amount ->
    [one] tunnel
   *[other] tunnels
  }
scythe-need-control_factory = { $bound ->
    [none] Don’t control the Factory
   *[least] Control the Factory
  }
scythe-need-most_power = { $bound ->
    [none] Someone has more power than you
   *[least] No one has more power than you
  }
scythe-need-driven_off = Force { scythe-bound } { $amount ->
    [one] worker
   *[other] workers
  } to retreat this turn
scythe-need-power = Have { scythe-bound-least }~{ICON("power")}
scythe-need-factory_cards = Have { scythe-bound } Factory { $amount ->
    [one] card
   *[other] cards
  }
scythe-need-mechs = Have { scythe-bound } { $amount ->
    [one] mech
   *[other] mechs
  }
scythe-need-workers = Have { scythe-bound-least } { $amount ->
    [one] worker
   *[other] workers
  }
scythe-need-coins = Have { scythe-bound-least }~{ICON("coin")}
scythe-need-popularity = Have { scythe-bound-least }~{ICON("popularity")}
scythe-need-territory_resources = Control a territory with { scythe-bound } { $amount ->
    [one] resource
   *[other] resources
  }{ $each ->
    [0] {""}
    [1] , including all four kinds
   *[other] , including { $each } of each kind
  }
scythe-need-tokens_on_one_territory = Have { scythe-bound-least } of your units and structures on one territory
scythe-need-upgrades = Have { scythe-bound-an } { $amount ->
    [one] upgrade
   *[other] upgrades
  }
scythe-need-structures = Have { scythe-bound } { $amount ->
    [one] structure
   *[other] structures
  }
scythe-need-recruits = Have { scythe-bound-an } enlisted { $amount ->
    [one] recruit
   *[other] recruits
  }
scythe-need-resource_kinds = Control { scythe-bound } { $amount ->
    [one] kind
   *[other] kinds
  } of resource
scythe-need-workers_equal_recruits = { $bound ->
    [none] Don’t have as many workers as enlisted recruits
   *[least] Have as many workers as enlisted recruits
  }
scythe-need-mechs_with_character = Have { scythe-bound }~{ICON("mech")} with your character
scythe-need-workers_with_character = Have { scythe-bound }~{ICON("labourer")} with your character
scythe-need-resources_with_character = Have { scythe-bound } { $amount ->
    [one] resource
   *[other] resources
  } with your character
scythe-need-control_adjacent_to_factory = Control { scythe-bound } { $amount ->
    [one] territory
   *[other] territories
  } next to the Factory
scythe-need-control_around_same_lake = Control { scythe-bound } { $amount ->
    [one] territory
   *[other] territories
  } around one lake
scythe-need-resource_same_type = Control { scythe-bound } { $amount ->
    [one] resource
   *[other] resources
  } of one kind
scythe-need-combat_cards = Have { scythe-bound-least }~{ICON("combat_card")}
scythe-need-combat_stars = Have { scythe-bound } { $amount ->
    [one] star
   *[other] stars
  } from combat
scythe-need-workers_beside_factory = Have { scythe-bound } { $amount ->
    [one] worker
   *[other] workers
  } on one territory next to the Factory
scythe-need-control_each_terrain_with_worker = Have a worker on { $bound ->
    [none] no kind
    [least] each of { $amount } kinds
   *[other] { scythe-bound } kinds
  } of land
scythe-need-structures_adjacent_to_own_home_base = Have { scythe-bound } { $amount ->
    [one] structure
   *[other] structures
  } next to your home base
# How many an objective asks for: { $least } to { $amount } where there is a lower and an upper end
scythe-bound = { $bound ->
    [none] no
    [most] at most { $amount }
    [exactly] exactly { $amount }
    [between] { $least } to { $amount }
   *[least] { $amount ->
        [1] a
       *[other] { $amount }
      }
  }
scythe-bound-an = { $bound ->
    [least] { $amount ->
        [1] an
       *[other] { $amount }
      }
   *[other] { scythe-bound }
  }
scythe-bound-least = { $bound ->
    [least] at least { $amount }
   *[other] { scythe-bound }
  }
scythe-no = { $bound ->
    [none] {"no "}
   *[other] {""}
  }
scythe-short-control_terrain = { scythe-no }{ $lands }
scythe-short-control_tunnels = { scythe-no }tunnels
scythe-short-control_factory = { scythe-no }Factory
scythe-short-most_power = { $bound ->
    [none] not the most power
   *[least] most power
  }
scythe-short-driven_off = { $bound ->
    [none] no worker forced to retreat
    [least] { $amount ->
        [one] worker forced to retreat
       *[other] workers forced to retreat
      }
   *[other] workers forced to retreat
  }
scythe-short-power = { scythe-no }{ICON("power")}
scythe-short-factory_cards = { scythe-no }{ $amount ->
    [one] Factory card
   *[other] Factory cards
  }
scythe-short-mechs = { scythe-no }{ICON("mech")}
scythe-short-workers = { scythe-no }{ICON("labourer")}
scythe-short-coins = { scythe-no }{ICON("coin")}
scythe-short-popularity = { scythe-no }{ICON("popularity")}
scythe-short-territory_resources = { $each ->
    [0] { scythe-no }resources in one place
    [1] { scythe-no }resources of all kinds in one place
   *[other] { scythe-no }resources in one place, { $each } of each kind
  }
scythe-short-tokens_on_one_territory = { scythe-no }pieces in one place
scythe-short-upgrades = { scythe-no }{ICON("upgrade")}
scythe-short-structures = { scythe-no }{ICON("build")}
scythe-short-recruits = { scythe-no }{ICON("recruit")}
scythe-short-resource_kinds = { scythe-no }kinds of resource
scythe-short-workers_equal_recruits = {ICON("labourer")} { $bound ->
    [none] not as many as
   *[least] as many as
  } {ICON("recruit")}
scythe-short-mechs_with_character = { scythe-no }{ICON("mech")} with character
scythe-short-workers_with_character = { scythe-no }{ICON("labourer")} with character
scythe-short-resources_with_character = { scythe-no }resources with character
scythe-short-control_adjacent_to_factory = { scythe-no }lands by the Factory
scythe-short-control_around_same_lake = { scythe-no }lands around one lake
scythe-short-resource_same_type = { $bound ->
    [none] no resources of any kind
   *[other] of one kind
  }
scythe-short-combat_cards = { scythe-no }{ICON("combat_card")}
scythe-short-combat_stars = { scythe-no }{ $amount ->
    [one] combat star
   *[other] combat stars
  }
scythe-short-workers_beside_factory = { scythe-no }workers by the Factory
scythe-short-control_each_terrain_with_worker = { scythe-no }lands with a worker
scythe-short-structures_adjacent_to_own_home_base = { scythe-no }{ICON("build")} by your base
scythe-need-so-far = { $need } (now { $have })
scythe-have = { $have } of { $amount }
scythe-have-bound = { $have }, { scythe-bound }
scythe-progress = { $what } { $mark }
scythe-mark-done = {ICON("done")}~{ $words }
scythe-mark-open = {ICON("todo")}~{ $words }
scythe-reveal-end = Reveal it after the last action of your turn
scythe-reveal-any = Reveal it at any time during your turn

# Encounter and Factory cards
scythe-tone-popular = Friendly
scythe-tone-commercial = Business
scythe-tone-unpopular = Ruthless
scythe-special-look-short = look at a hand
scythe-special-shift-short = shift units
scythe-factory-move = Then move one unit up to { $spaces } territories ({ $speed } with Speed)
scythe-factory-move-short = Move one unit up to { $spaces }

# Tips of the mats
scythe-tip-part = { $part }: { $words }
scythe-tip-faction = { $faction } with the { $mat } mat
scythe-tip-pay = pay { $cost }, then { $words }
scythe-tip-stars = { $amount } of { $total } stars: { $goals }
scythe-tip-no-stars = No stars yet, of { $total }
scythe-tip-end = A player’s { scythe-nth-star } ends the game.
scythe-tip-one-time = One-time bonus: enlist a recruit here to gain { $things }
scythe-tip-token = { HAND() ->
    [mouse] Action token: drag it to a section to take its actions
   *[keys] Action token: choose it ({ key-confirm }), then a section, to take its actions
  }
scythe-tip-barred = Not available: you chose it last turn
scythe-tip-mech = Under a mech; deploy it to give this ability to your character and all mechs
scythe-tip-cube = Cube: once an upgrade moves it, { $action } gives { $now } instead of { $was }~{ $item }
scythe-tip-supply = { $action }: choose this, then a territory with your workers, to gain { $things } there
scythe-tip-cube-moved = This cube makes { $action } 1 cheaper
scythe-tip-coins = Also gain { $things }
scythe-tip-recruit = Recruit: gain { $things } whenever you or a neighbour takes { $action }
scythe-tip-combat-card = Combat card: adds { $value } to your power in one combat
scythe-tip-factory-card = Factory card { $card }: your fifth section
scythe-tip-factory-place = The place of your Factory card: your character’s first visit to the Factory earns one.
scythe-no-factory-card = No Factory card yet
scythe-tip-tier = Worth now: { $star }~{ICON("coin")} a star, { $territory }~{ICON("coin")} a territory, { $pair }~{ICON("coin")} for every two resources
scythe-tip-next-tier = { $missing } more popularity would be worth { $worth }~{ICON("coin")} now
scythe-counter-power = Power: the most you can dial in combat; a star at { $need }
scythe-counter-popularity = Popularity: sets the value of everything at the end; a star at { $need }
scythe-counter-coins = Coins
scythe-counter-combat_cards = Combat cards in hand
scythe-counter-oil = Oil on territories you control; pays for Upgrade
scythe-counter-metal = Metal on territories you control; pays for Deploy
scythe-counter-food = Food on territories you control; pays for Enlist
scythe-counter-wood = Wood on territories you control; pays for Build
scythe-tip-dial = Set the dial to { $amount }
scythe-tip-keep = { $card }: choose it to keep it
scythe-tip-pay-here = { HAND() ->
    [mouse] Drag your payment here
   *[keys] Choose what you pay with ({ key-confirm }), then this action
  }

# Options of the new-game screen
scythe-option-mats = Factions and mats
scythe-option-mats-help = Dealt: at random. Chosen: each player picks a faction, then a player mat. Bid: players bid starting coins for pairs of both.
scythe-option-mats-dealt = Dealt
scythe-option-mats-chosen = Chosen
scythe-option-mats-bid = Bid
scythe-option-bids = Bids
scythe-option-bids-help = One more: each bid is one coin higher than the last. Any higher: you may bid more at once, up to the coins the pair starts with.
scythe-option-bids-step = One more
scythe-option-bids-any = Any higher
scythe-option-banned_pairs = Ban two pairs
scythe-option-banned_pairs-help = Crimea never plays Patriotic, and Rusviet never plays Industrial. Off: every pair is allowed.
scythe-option-banned_pairs-on = On
scythe-option-banned_pairs-off = Off
scythe-option-fixed_seats = Keep the seating order
scythe-option-fixed_seats-help = Turns follow the order in which the players are listed. Off: they follow the home bases clockwise around the board. Either way the lowest player mat begins.
scythe-option-fixed_seats-on = On
scythe-option-fixed_seats-off = Off
scythe-option-combat_stars = Stars for combat
scythe-option-combat_stars-help = Unlimited: every combat you win brings a star, as long as you have one left. Otherwise only Saxony has no limit.
scythe-option-combat_stars-limited = Limited
scythe-option-combat_stars-unlimited = Unlimited
scythe-option-factory_speed = Factory Move with Speed
scythe-option-factory_speed-help = How far a character or mech with Speed moves with a Factory card.
scythe-option-factory_speed-4 = 4 territories
scythe-option-factory_speed-3 = 3 territories
scythe-option-free_abilities = Free combat abilities
scythe-option-free_abilities-help = Whether Disarm, Scout and other free abilities are used automatically or you are asked each time. You are always asked if using one would give a star.
scythe-option-free_abilities-used = Automatic
scythe-option-free_abilities-asked = Ask
scythe-option-deals = Deals
scythe-option-deals-help = Players may give each other coins, and threatened players may offer coins to be left alone. Promises are never enforced.
scythe-option-deals-on = On
scythe-option-deals-off = Off
scythe-option-show_coins = Other players’ coins
scythe-option-show_coins-help = Whether you can see how many coins the others have.
scythe-option-show_coins-on = Visible
scythe-option-show_coins-off = Hidden
scythe-option-promo_encounters = Extra encounters
scythe-option-promo_encounters-help = Adds the 14 encounter cards released later.
scythe-option-promo_encounters-on = On
scythe-option-promo_encounters-off = Off
scythe-option-promo_objectives = Extra objectives
scythe-option-promo_objectives-help = Adds the 4 objective cards released later.
scythe-option-promo_objectives-on = On
scythe-option-promo_objectives-off = Off
scythe-option-promo_factory = Extra Factory cards
scythe-option-promo_factory-help = Adds the 6 Factory cards released later.
scythe-option-promo_factory-on = On
scythe-option-promo_factory-off = Off

# Words on the table
scythe-round = Round { $round } · most stars { $stars } of { $end }
scythe-setup = Setup
scythe-pay-left = Still to pay: { $cost }
scythe-pay-proposal = Suggested: { $things }
scythe-pay-from = { $things } from { $place }
scythe-tip-proposal = { HAND() ->
    [mouse] Suggested payment: click to pay it, or drag other tokens to the action
   *[keys] Suggested payment: { key-confirm } pays it; or choose other tokens, then the action
  }
scythe-advice-factions = Choose a faction: its abilities, what it starts with and where. You choose a player mat next.
scythe-advice-mats = Choose a player mat: which actions are paired and what you start with. The player whose mat comes first here starts the game.
scythe-advice-lots = Bid for a faction and player mat. If you are outbid, you bid again. Your bid is taken from the pair’s starting coins.
scythe-lot-start = Starts with { $things }
scythe-lot-leads = { $name } bids { $amount }
scythe-lot-free = No bids yet
scythe-combat-title = Combat: { $place }
scythe-combat-won = { $name } wins at { $place }
scythe-combat-equal = the attacker wins ties
scythe-combat-power = {ICON("power")}~{ $power }
scythe-combat-total = { $cards ->
    [0] Total { $total }
   *[other] { $sum } = { $total }
  }
scythe-combat-done = Ready
scythe-combat-choosing = Choosing in secret
scythe-combat-watch = Both sides choose in secret, then reveal together
scythe-combat-wait = Your choice is final. Both are revealed when the other side is ready.
scythe-combat-cards = { $most ->
    [0] You have no combat card to add: confirm your dial
    [one] You may add 1 combat card: put it on your dial, then confirm
   *[other] You may add up to { $most } combat cards: put them on your dial, then confirm
  }
scythe-panel-counts = Worth { $worth }~{ICON("coin")} now, not counting hidden coins
scythe-panel-made = { $upgrades }~{ICON("upgrade")} of { $upgrades_need }, { $recruits }~{ICON("recruit")} of { $recruits_need }
scythe-panel-coins-hidden = Coins are hidden until the end
scythe-panel-workers = Workers in play, of { $most }
scythe-panel-mechs = Mechs in play; { $need } earn a star
scythe-panel-structures = Structures built; { $need } earn a star

# Previews
scythe-option-deal = { $cost } → { $gains }
scythe-preview-drives = { $amount ->
    [one] Forces 1 worker to retreat: −1~{ICON("popularity")}
   *[other] Forces { $amount } workers to retreat: −{ $amount }~{ICON("popularity")}
  }
scythe-preview-fight = Starts a combat with { $name }: { $power }~{ICON("power")}, { $cards }~{ICON("combat_card")}
scythe-preview-encounter = Ends this move: an encounter
scythe-preview-better = { $action } gives { $now } instead of { $was }~{ $item }
scythe-preview-cheaper = { $action } costs 1~{ $item } less
scythe-preview-gain = Gain { $things } at { $place }
scythe-preview-once = Once: { $things }

# Questions
scythe-ask-choose-faction = Choose your faction
scythe-ask-choose-mat = Choose your player mat
scythe-ask-bid = Bid for a faction and player mat
scythe-ask-choose-section = Choose your actions
scythe-ask-top-row = { $top }, then { $bottom }
scythe-ask-bottom-row = Take the bottom-row action
scythe-ask-end-of-turn = { $reveal ->
    [0] End your turn
   *[other] Reveal an objective, or end your turn
  }
scythe-ask-move-units = { $left ->
    [0] Keep moving this unit, or press Done
    [one] Move 1 more unit
   *[other] Move up to { $left } units
  }{ $token ->
    [flag] , or place a flag
    [trap] , or place a trap
    [arm] , or arm the trap
   *[none] {""}
  }
scythe-ask-gain-resources = { $amount ->
    [one] Choose 1 more resource
   *[other] Choose { $amount } resources, all on one territory
  }
scythe-ask-produce = { $territories ->
    [0] Produce with the Mill
    [one] Produce on 1 more territory
   *[other] Produce on up to { $territories } territories
  }
scythe-ask-pay-cards = { $amount ->
    [one] Discard 1 of your { $choices } combat cards
   *[other] Discard { $amount } of your { $choices } combat cards
  }
scythe-ask-pay-tokens = Pay
scythe-ask-upgrade = Upgrade
scythe-ask-deploy = Deploy
scythe-ask-build = Build
scythe-ask-enlist = Enlist
scythe-ask-gain = { $by ->
    [recruit] Your recruit brings you { $amount }~{ $item }. Take it?
    [structure] Your structure brings you { $amount }~{ $item }. Take it?
    [tile] Your airship’s tile brings you { $amount }~{ $item }. Take it?
   *[other] Your reward is { $amount }~{ $item }. Take it?
  }
scythe-ask-combats = { $count ->
    [one] Fight at { $place } now, or make a deal first?
   *[other] Which combat comes first?
  }
scythe-ask-use-ability = Use { $ability } against { $other } at { $place }? { $effect ->
    [cards] { $amount ->
        [one] You take 1 random combat card.
       *[other] You take { $amount } random combat cards.
      }
    [own] You gain { $amount }~{ICON("power")}.
   *[foe] { $pay ->
        [0] { $other } loses { $amount }~{ICON("power")}.
       *[other] You pay { $pay }~{ICON("power")}, { $other } loses { $amount }~{ICON("power")}.
      }
  }
scythe-ask-set-power = { $most ->
    [0] Set your dial
   *[other] Set your dial and add combat cards
  }
scythe-ask-retreat = You lost at { $place }. Where do your units retreat?
scythe-ask-choose-option = { $card }
scythe-ask-choose-hand = Whose combat cards do you want to see?
scythe-ask-look-at-hand = { $other }’s combat cards
scythe-ask-shift-units = Shift units to one empty neighbouring territory
scythe-ask-choose-factory-card = Keep a Factory card
scythe-ask-factory-top = Use your Factory card
scythe-ask-take-part = Take as much as you like
scythe-ask-gain-workers = Where does the new worker go?
scythe-ask-offer-deal = Deal: who gives coins to whom?
scythe-ask-deal-amount = How many coins does { $giver } give { $taker }?
scythe-ask-deal-counter = How many coins should { $giver } give { $taker } instead of { $amount }?
scythe-ask-answer-deal = { $taker } asks you for { $amount }~{ICON("coin")}. Agree?
scythe-ask-offer-amount = { $taker } threatens your units. How much will { $giver } offer for peace?
scythe-ask-answer-proposal = { $proposer } proposes: you give { $taker } { $amount }~{ICON("coin")}. Agree?
scythe-ask-answer-offer = { $giver } offers you { $amount }~{ICON("coin")}. Accept?

# The panel of a deal
scythe-deal-title = Your deals
scythe-deal-others = Deals between the others
scythe-deal-give = Give coins
scythe-deal-ask = Ask for coins
scythe-deal-hear = Hear an offer
scythe-deal-amount-title = How many coins?
scythe-deal-counter-title = How many coins instead?
scythe-deal-answer-title = { $name } proposes a deal
scythe-deal-gives = { $amount ->
    [0] gives →
   *[other] gives { $amount }~{ICON("coin")} →
}

# Things and places in the prompt
scythe-kind-action-token = your action token
scythe-kind-section = a section
scythe-kind-action = { $count ->
    [one] { $name }
   *[other] an action
  }
scythe-kind-building = a structure
scythe-kind-mech = { $count ->
    [one] the mech
   *[other] a mech
  }
scythe-kind-recruit = { $count ->
    [one] the recruit
   *[other] a recruit
  }
scythe-kind-one-time = a one-time bonus
scythe-kind-cube = a cube
scythe-kind-bracket = a bracketed box
scythe-kind-goods = a resource
scythe-kind-supply = a resource on your mat
scythe-kind-deal = a deal
scythe-kind-alternative = an icon on your mat
scythe-kind-flag = your flag
scythe-kind-trap = a trap
scythe-kind-option = an option
scythe-kind-mat = a player’s panel
scythe-kind-dial = your dial
scythe-kind-payment = the suggested payment
scythe-kind-faction = a faction
scythe-kind-lot = one of them
scythe-kind-row = an option
scythe-kind-number = a number
scythe-kind-coins = an amount
scythe-kind-unit = a unit
scythe-kind-airship = your airship
scythe-kind-place = { $count ->
    [one] { $name }
   *[other] a territory
  }
scythe-kind-objective = an objective
scythe-kind-factory = a card
scythe-kind-combat-card = a combat card

# Why not
scythe-why-banned-pair = This faction and mat can’t be combined.
scythe-why-bid-too-high = You can’t bid more than the { $coins } coins the mat starts with.
scythe-why-bracket-full = Every bracketed box of this action already has a cube.
scythe-why-cannot-pay = Needs { $need }~{ $item }; you have { $have }.
scythe-why-card-needed = You need this combat card for the rest of the cost.
scythe-why-coerced-already = You already paid with a combat card this turn.
scythe-why-cube-moved = This cube has already been moved.
scythe-why-deal-fighting = Players in a combat can’t give each other coins.
scythe-why-faction-taken = This faction is taken.
scythe-why-lake-held = Another player is on this lake.
scythe-why-leaves-banned-pair = That would leave another player only a banned mat.
scythe-why-no-threat = Your characters and mechs can’t reach their units now.
scythe-why-mat-taken = This player mat is taken.
scythe-why-no-more-cards = { $most ->
    [0] You can’t add combat cards: you need a character or mech for each.
    [one] One combat card per character or mech: at most 1.
   *[other] One combat card per character or mech: at most { $most }.
  }
scythe-why-no-worker-out = You have no worker on a territory you control.
scythe-why-no-worker-there = You have no worker on this territory, or don’t control it.
scythe-why-on-home-base = Not on a home base.
scythe-why-on-lake = Not on a lake.
scythe-why-no-yield = Nothing can be produced there.
scythe-why-not-enough-power = You only have { $power } power to dial.
scythe-why-nothing-to-produce = Your workers can’t produce anything now.
scythe-why-objective-at-end = You can only reveal this objective after your last action.
scythe-why-objective-open = You haven’t fulfilled this objective yet.
scythe-why-once-a-turn = You can take each action only once a turn.
scythe-why-one-time-taken = There is already a recruit here.
scythe-why-option-taken = You already chose this one.
scythe-why-other-section = Your action token is on another section.
scythe-why-produced-there = You already produced there.
scythe-why-same-factory = You can’t use the Factory card two turns in a row.
scythe-why-same-section = You can’t choose the same section two turns in a row.
scythe-why-shift-not-empty = This territory isn’t empty.
scythe-why-shift-not-land = Not to a lake or home base.
scythe-why-shift-one-place = All of them must go to the same territory.
scythe-why-solid-border = This action has no bracketed box for a cube.
scythe-why-structure-there = There is already a structure here.
scythe-why-too-few-coins = You have { $have } coins.
scythe-why-top-is-over = The top-row action comes first; it is over for this turn.

# Buttons and the names of actions
scythe-do-take_faction = { $faction }
scythe-do-take_mat = { $mat }
scythe-do-place_bid = Bid { $amount } on { $faction }, { $mat }
scythe-do-take_section = { $section }
scythe-do-factory = Factory card: pay { $cost } for { $gain }
scythe-do-factory_move = Factory Move
scythe-do-take_bottom = { $action }
scythe-do-take_bottom_without_coins = { $action }, without the coins
scythe-do-take_elsewhere = { $action }
scythe-do-skip = { $count ->
    [0] Skip
   *[other] Skip { $actions }
  }
scythe-do-skip-end = { $count ->
    [0] End turn
   *[other] Skip { $actions }, end turn
  }
scythe-do-end_turn = End turn
scythe-do-done = Done
scythe-do-confirm = Confirm
scythe-do-decline = Skip
scythe-do-enough = Done
scythe-do-no-deal = No deal
scythe-do-seen = Done
scythe-do-go_home = Back to the home base
scythe-do-accept = Take it
scythe-do-step_to = Move the { $unit } to { $place }
scythe-do-shift = Shift the { $unit } to { $place }
scythe-do-take_aboard = Load { $thing }
scythe-do-put_down = Unload { $thing }
scythe-do-place_resource = Gain 1~{ $item } at { $place }
scythe-do-produce_on = Produce { $things } at { $place }
scythe-do-produce_on-nothing = Produce at { $place }
scythe-do-produce_part = Produce less
scythe-do-place_worker = New worker at { $place }
scythe-do-take_gain = Take { $things }
scythe-do-fight_at = Fight at { $place }
scythe-do-dial = Dial { $amount }
scythe-do-play_card = Add { $card }
scythe-do-pay_resource = Pay { $item } from { $place }
scythe-do-pay_card = Pay { $card }
scythe-do-move_cube = Move a cube from { $top } to { $bottom }
scythe-do-deploy_mech = Deploy { $mech } at { $place }
scythe-do-build_structure = Build the { $structure } at { $place }
scythe-do-move_recruit = Enlist the { $bottom } recruit for { $gain }
scythe-do-reveal = Reveal { $card }
scythe-do-deal = Deal
scythe-do-give = { $giver } gives coins to { $taker }
scythe-do-hear = Ask { $other } for an offer
scythe-do-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
scythe-do-agree = Agree
scythe-do-counter_offer = Counter-offer
scythe-do-take_option = Option { $letter }
scythe-do-take_option_part = Take less from { $letter }
scythe-do-look = Look at the hand of { $other }
scythe-do-keep = Keep { $card }
scythe-do-use = Use { $ability }
scythe-do-fall_back = Fighters retreat to the lake
scythe-do-fall_back-workers = All units retreat to the lake

# Log
scythe-log-choose_faction = Takes { $faction }
scythe-log-choose_mat = Takes the { $mat } mat
scythe-log-bid = Bids { $amount }~{ICON("coin")} on { $faction }, { $mat }
scythe-log-win_lot = Wins { $faction }, { $mat } for { $amount }~{ICON("coin")}
scythe-log-turn = New turn
scythe-log-section = Chooses { $section }
scythe-log-top = Takes { $action }
scythe-log-top-factory = Uses the Factory card
scythe-log-bottom = Takes { $action }
scythe-log-step = { $workers ->
    [0] { $goods ->
        [0] { $unit } to { $place }
       *[other] { $unit } to { $place } with { $goods }~{ICON("any_resource")}
      }
   *[other] { $goods ->
        [0] { $unit } to { $place } with { $workers }~{ICON("labourer")}
       *[other] { $unit } to { $place } with { $workers }~{ICON("labourer")} { $goods }~{ICON("any_resource")}
      }
  }
scythe-log-drive_off = { $amount ->
    [one] Forces a worker to retreat from { $place }
   *[other] Forces { $amount } workers to retreat from { $place }
  }
scythe-log-go_home = { $unit } retreats to its home base
scythe-log-go_back = { $unit } returns to { $place }
scythe-log-fall_back = { $unit } retreats to { $place }
scythe-log-shift = { $unit } shifts to { $place }
scythe-log-resource = Gains { $amount }~{ $kind } at { $place }
scythe-log-worker = Gains a {ICON("labourer")} at { $place }
scythe-log-gain = Gains { $amount }~{ $item }
scythe-log-lose = Loses { $amount }~{ $item }
scythe-log-pay = Pays { $amount }~{ $item }
scythe-log-pay_goods = Pays { $amount }~{ $kind } from { $place }
scythe-log-draw = Draws { $amount }~{ICON("combat_card")}
scythe-log-draw_cards = You draw { $cards }
scythe-log-discard = Discards {ICON("combat_card")} { $value }
scythe-log-upgrade = Upgrades { $top }; { $action } gets cheaper
scythe-log-deploy = Deploys {ICON("mech")} { $mech } at { $place }
scythe-log-build = Builds the { $structure } at { $place }
scythe-log-enlist = Enlists the { $action } recruit for { $gain }
scythe-log-recruit_bonus = Gains the { $action } recruit bonus
scythe-milestone-star = Star for { $name }
scythe-milestone-star-line = { CAPITAL($goal) }
scythe-milestone-game_over = The end
scythe-log-star = Places a {ICON("triumph")}: { $goal }
scythe-log-reveal = Reveals an objective: { $card }
scythe-log-encounter = Encounter at { $place }: { $card }
scythe-log-option = Chooses option { $letter }
scythe-log-look = Looks at { $other }’s combat cards
scythe-log-factory_card = Keeps the Factory card { $card }
scythe-log-combat = Fights { $other } at { $place }
scythe-log-use_ability = Uses { $ability }
scythe-log-steal = Steals a combat card from { $other }
scythe-log-steal_card = Steals { $card } from { $other }
scythe-log-reveal_power = Dial { $dial } + { $count ->
    [one] card
   *[other] cards
  } { $values } = { $total }~{ICON("power")}
scythe-log-reveal_power-bare = Dial { $dial }, no cards
scythe-log-combat_won = Beats { $other } at { $place }
scythe-log-combat_won-tie = Beats { $other } at { $place }: a tie, and the attacker wins ties
scythe-log-give = Gives { $amount }~{ICON("coin")} to { $other }
scythe-log-offer = Offers { $amount }~{ICON("coin")} to { $other }
scythe-log-no_deal = Declines a deal with { $other }: { $amount }~{ICON("coin")}
scythe-log-game_over = The game is over

# Score sheet
scythe-source-coins = Coins
scythe-source-stars = Stars
scythe-source-territories = Territories
scythe-source-resources = Resources
scythe-source-structures = Structure bonus
scythe-source-pieces = Workers, mechs and structures
scythe-source-power = Power
scythe-source-popularity = Popularity
scythe-source-tokens = Resources controlled
scythe-source-lands = Territories controlled
scythe-source-stars_placed = Stars placed
