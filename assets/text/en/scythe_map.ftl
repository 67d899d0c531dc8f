# Words of Scythe's map: what lies there, the load of a unit, warnings, tracks.

scythe-tip-owned = { $what } · { $name }
scythe-tip-workers = { $amount } workers
scythe-tip-encounter = Encounter: the first character to get here draws a card
scythe-border-river = across a river
scythe-tip-land = { $name }: produces { $gives }
scythe-tip-tunnel = Tunnel: adjacent to every other tunnel
scythe-tip-goods = Here: { $things }
scythe-tip-holder = Controlled by { $name }

# Only heard: a piece with its place. $name: whose piece it is
scythe-stop-own = Your { $what }, { $place }
scythe-stop-of = { CAPITAL($what) } of { $name }, { $place }
scythe-stop-own-workers = { $amount } workers of yours, { $place }
scythe-stop-workers = { $amount } workers of { $name }, { $place }
scythe-stop-at = { CAPITAL($what) }, { $place }
scythe-stop-airship = airship
scythe-stop-encounter = encounter
scythe-stop-bracket = { $action }: bracketed boxes

scythe-why-out-of-reach = That is too far for this move.

scythe-load-tip = { HAND() ->
    [mouse] Passengers and cargo: drag workers and resources onto the unit, or use plus and minus
   *[keys] Passengers and cargo: change them with plus and minus
  }
scythe-load-plus = Load one { $thing }
scythe-load-minus = Unload one { $thing }
scythe-load-all = All
scythe-load-count = { $aboard }/{ $all }
scythe-load-all-goods-tip = Load all { $amount } resources here
scythe-load-all-workers-tip = Load all { $amount } workers here
scythe-carries = { $count ->
    [0] { $unit } carries nothing
   *[other] { $unit } carries { $things }
  }
scythe-aboard = { $amount }~{ $thing } aboard

scythe-warn-left-top = You can still take this section’s top-row action, but not after the bottom-row action.
scythe-warn-left-step = You haven’t moved any unit yet.
scythe-warn-left-flag = You can still place a flag where your character stopped.
scythe-warn-left-trap = You can still place a trap where your character stopped.
scythe-warn-left-arm = You can still arm the trap where your character stopped.
scythe-warn-weak = You have to fight there, and you have neither power nor combat cards.
scythe-warn-goods = You leave { $things } behind, and no unit of yours guards them: anyone may take them.
scythe-warn-needed = After this you no longer fulfil your objective “{ $card }”.

scythe-tracks = Tracks
scythe-tracks-not-yet = The tracks are set up once you have your mats.
scythe-track-popularity = Popularity
scythe-track-power = Power
scythe-track-triumph = Triumph Track
scythe-track-estimate = If it ended now
scythe-goal-upgrades = { $need } upgrades
scythe-goal-mechs = { $need } mechs
scythe-goal-structures = { $need } structures
scythe-goal-recruits = { $need } recruits
scythe-goal-workers = { $need } workers
scythe-goal-objective = objective
scythe-goal-combat = combat
scythe-goal-popularity = popularity
scythe-goal-power = power
scythe-row-stars = stars
scythe-row-territories = territories
scythe-row-resources = resources
scythe-row-structures = structures
scythe-row-encounters = encounters
scythe-row-coins = coins
scythe-row-total = total
scythe-row-next = next rates
scythe-rates = { $star } per { ICON("triumph") } · { $land } per { ICON("territory") } · { $pair } per two { ICON("any_resource") }
scythe-unknown = ?

scythe-why-already-moved = It has already moved this turn.
scythe-why-no-moves-left = You have used all your moves.
scythe-why-stopped-by-workers = It forced workers to retreat and stops here this turn.
scythe-why-stopped-by-fighters = It stops here: there is a combat to fight.
scythe-why-stopped-by-encounter = It has reached an encounter and stops here this turn.
scythe-why-pending-combat = There is a combat to fight here first.
scythe-why-river = You can’t cross this river yet.
scythe-why-river-terrain = Your Riverwalk doesn’t cross rivers onto this kind of land.
scythe-why-lake = You can’t enter lakes without a special ability.
scythe-why-home-base = You can’t move onto a home base.
scythe-why-worker-opposed = Workers can’t move onto other players’ units.
scythe-why-worker-held = Another player’s character or mech keeps this worker here; one of your mechs can carry it away.
scythe-why-worker-on-lake = Only a mech can carry a worker off a lake.
scythe-why-left-on-lake = Workers or resources can’t stay on the lake alone: load them first.
scythe-why-not-controlled = You don’t control this territory, so you can’t take anything from it.
scythe-why-carries-no-workers = Only mechs can carry workers.
scythe-why-not-carried = Characters and mechs can’t be carried.
scythe-why-unload-on-lake = You can’t leave anything alone on a lake.

scythe-tip-factory-cards = { $amount ->
    [one] 1 Factory card left
   *[other] { $amount } Factory cards left
  }: take one the first time your character gets here
scythe-bonus-step = { $count }:~{ $coins }~{ICON("coin")}
scythe-bonus-step-brief = { $count }:~{ $coins }
scythe-bonus-own = Yours now: { $coins }~{ICON("coin")}
scythe-bonus-tip-tunnels_adjacent = At the end: tunnels next to your structures
scythe-bonus-tip-lakes_adjacent = At the end: lakes next to your structures
scythe-bonus-tip-encounters_adjacent = At the end: encounter sites next to your structures
scythe-bonus-tip-on_tunnels = At the end: your structures on tunnels
scythe-bonus-tip-in_a_row = At the end: your structures in one straight line
scythe-bonus-tip-on_farms_tundras = At the end: your structures on farms and tundras

# The territories, row by row.

scythe-place-r1c1 = Greyhorn Peak
scythe-place-r1c2 = Amber Fields
scythe-place-r1c3 = Lipa Village
scythe-place-r1c4 = Raven Wood
scythe-place-r1c5 = North Tundra
scythe-place-r1c6 = Orlo Village
scythe-place-r2c0 = Swan Lake
scythe-place-r2c1 = Silver Tundra
scythe-place-r2c2 = Mirror Lake
scythe-place-r2c3 = Frost Tundra
scythe-place-r2c4 = Korva Peak
scythe-place-r2c5 = Barley Fields
scythe-place-r2c6 = Sunrise Fields
scythe-place-r3c1 = Bear Wood
scythe-place-r3c2 = Hollow Peak
scythe-place-r3c3 = Pine Wood
scythe-place-r3c4 = Pike Lake
scythe-place-r3c5 = Badger Wood
scythe-place-r3c6 = Vesna Village
scythe-place-r4c0 = Rye Fields
scythe-place-r4c1 = Dobra Village
scythe-place-r4c2 = Heron Lake
scythe-place-r4c3 = the Factory
scythe-place-r4c4 = Smoke Peak
scythe-place-r4c5 = Hare Tundra
scythe-place-r4c6 = Eagle Peak
scythe-place-r5c0 = Stag Wood
scythe-place-r5c1 = Lynx Wood
scythe-place-r5c2 = Burrow Fields
scythe-place-r5c3 = Ash Tundra
scythe-place-r5c4 = Otter Lake
scythe-place-r5c5 = Sova Village
scythe-place-r5c6 = Crane Lake
scythe-place-r6c0 = Wolf Peak
scythe-place-r6c1 = Jasna Village
scythe-place-r6c2 = Breza Village
scythe-place-r6c3 = Snow Tundra
scythe-place-r6c4 = Owl Wood
scythe-place-r6c5 = Iron Peak
scythe-place-r6c6 = Wind Tundra
scythe-place-r7c1 = Moss Tundra
scythe-place-r7c2 = Teal Lake
scythe-place-r7c3 = Clover Fields
scythe-place-r7c4 = Ram Peak
scythe-place-r7c5 = Stara Village
scythe-place-r7c6 = Poppy Fields
scythe-place-r8c3 = Zora Village

scythe-ways-title = Ways to move
scythe-ways-steps = Character and mechs move { $fighters ->
    [one] 1 territory
   *[other] { $fighters } territories
  }, workers { $workers }
scythe-ways-plain = They can’t cross rivers or enter lakes yet
scythe-ways-flags = { $amount } of { $all } flags left
scythe-ways-traps = { $amount } of { $all } traps left

# The signs of the board
scythe-legend-lands = Lands
scythe-legend-marks = Marks
scythe-legend-goods = Resources
scythe-legend-pieces = Pieces
scythe-legend-lake = { $name }: only units with a special ability can enter
scythe-legend-factory = { $name }: take a Factory card the first time your character gets here; counts as three territories at the end
scythe-legend-home_base = { $name }: only its own faction can be here; produces nothing
scythe-legend-character = { $name }: fights, carries resources and has encounters. Your own units are ringed
scythe-legend-mech = { $name }: fights, carries workers and resources
scythe-legend-worker = { $name }: produces and carries resources
scythe-legend-airship = { $name }: flies over anything, never fights
scythe-legend-flag = Albion’s flag: counts as one more territory at the end
scythe-legend-trap = Trap: the first opponent to enter pays its price
