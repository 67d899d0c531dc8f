# Words of Scythe's map: what lies there, the load of a unit, warnings, tracks.

scythe-tip-owned = { $what } · { $name }
scythe-tip-workers = { $amount } workers
scythe-tip-encounter = An encounter: the first character to come here meets somebody
scythe-tip-land = { $name }: gives { $gives }
scythe-tip-tunnel = Tunnel: next to every other tunnel
scythe-tip-holder = Controlled by { $name }

scythe-why-out-of-reach = That is further than it gets in this move.

scythe-load-tip = What comes along with the next step: drag goods and workers onto the unit, or use plus and minus
scythe-load-plus = Take one { $thing } aboard
scythe-load-minus = Put one { $thing } down here
scythe-load-all = All
scythe-load-count = { $aboard }/{ $all }
scythe-load-all-goods-tip = Take all { $amount } resources that lie here aboard
scythe-load-all-workers-tip = Take all { $amount } workers beside it aboard
scythe-aboard = { $amount }~{ $thing } aboard

scythe-warn-left-top = The top-row action of this section is still possible, and after the bottom-row action it no longer is.
scythe-warn-left-step = No unit has moved yet.
scythe-warn-left-flag = A flag could still be left where the character has stopped.
scythe-warn-left-trap = A trap could still be laid where the character has stopped.
scythe-warn-left-arm = The trap there could still be armed again.
scythe-warn-weak = A fight awaits there, and you have neither power nor combat cards.
scythe-warn-needed = After this your objective “{ $card }” is no longer fulfilled.

scythe-tracks = Tracks
scythe-track-popularity = Popularity
scythe-track-power = Power
scythe-track-triumph = Triumph Track
scythe-track-estimate = If it ended now
scythe-goal-upgrades = 6 upgrades
scythe-goal-mechs = 4 mechs
scythe-goal-structures = 4 structures
scythe-goal-recruits = 4 recruits
scythe-goal-workers = 8 workers
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
scythe-rates = { $star } a { ICON("triumph") } · { $land } a { ICON("territory") } · { $pair } for two { ICON("any_resource") }
scythe-unknown = ?

scythe-why-already-moved = It has moved already in this Move.
scythe-why-no-moves-left = All unit moves of this Move are used.
scythe-why-stopped-by-workers = It stopped where it drove workers off and goes no further this turn.
scythe-why-stopped-by-fighters = It stopped where a combat is to be fought.
scythe-why-stopped-by-encounter = It stopped at an encounter and goes no further this turn.
scythe-why-pending-combat = A combat is to be fought here first.
scythe-why-river = A river lies between, and nothing of yours crosses it.
scythe-why-river-terrain = Your Riverwalk leads over rivers, but not onto this land.
scythe-why-lake = A lake: it needs an ability to enter it.
scythe-why-home-base = Nobody enters a home base by choice.
scythe-why-worker-opposed = Workers do not walk to where units of others stand.
scythe-why-worker-held = A character or mech of another player holds this worker here; a mech of yours can carry it out.
scythe-why-worker-on-lake = Only a mech brings a worker off a lake.
scythe-why-left-on-lake = Workers or goods would stay on the lake alone: take them aboard.
scythe-why-not-controlled = You do not control this territory, so nothing can be taken from it.
scythe-why-carries-no-workers = Only mechs carry workers.
scythe-why-not-carried = Characters and mechs are not carried.
scythe-why-unload-on-lake = Nothing can be put down on a lake without a character or mech beside it.

scythe-tip-factory-cards = { $amount ->
    [one] 1 Factory card lies here
   *[other] { $amount } Factory cards lie here
  }: the first visit of a character takes one
scythe-bonus-step = { $count }:~{ $coins }~{ICON("coin")}
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
scythe-ways-steps = Character and mechs: { $fighters ->
    [one] 1 territory
   *[other] { $fighters } territories
  } in a move; workers: { $workers }
scythe-ways-plain = Rivers and lakes are closed to them
scythe-ways-flags = { $amount } of { $all } flags left
scythe-ways-traps = { $amount } of { $all } traps left

# The signs of the board
scythe-legend-lands = Lands
scythe-legend-marks = Marks
scythe-legend-goods = Resources
scythe-legend-pieces = Pieces
scythe-legend-lake = { $name }: closed, except to units whose ability crosses it
scythe-legend-factory = { $name }: the first visit of a character takes a Factory card; at the end it counts as three territories
scythe-legend-home_base = { $name }: only its own faction stands here; it gives nothing
scythe-legend-river = River along a border: closed, except to units whose ability crosses it
scythe-legend-oil = { $name }: pays upgrades
scythe-legend-metal = { $name }: pays mechs
scythe-legend-food = { $name }: pays recruits
scythe-legend-wood = { $name }: pays structures
scythe-legend-character = { $name }: fights, and meets whom an encounter brings. A ring is under what is yours
scythe-legend-mech = { $name }: fights, and takes workers along
scythe-legend-worker = { $name }: produces, and carries resources
scythe-legend-airship = { $name }: flies over anything, does not fight
scythe-legend-flag = Flag of Albion: one territory more at the end
scythe-legend-trap = Trap: whoever enters pays what it takes
