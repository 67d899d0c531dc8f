# Scythe: words of the window for flags, traps, airships, tiles and many players.

scythe-refusal-invaders = { $seats } players need the invaders: switch them on, or play with fewer.
scythe-advice-own-airships = Own airship tiles are advised against with four or more players.

## Abilities

scythe-does-river-tunnel = character and mechs cross rivers into and out of tunnels and your Mine
scythe-does-river-once = once a turn the character or a mech crosses a river
scythe-does-lakes-card = character and mechs enter and leave lakes; in a combat there play { $amount } more combat card
scythe-does-place-flag = where its movement has ended, the character may leave one of { $amount } flags; it counts as a territory at the end
scythe-does-place-trap = where its movement has ended, the character may leave one of { $amount } traps, face down
scythe-does-before-attacker = before a combat as attacker { $effect }
scythe-does-before-defender = before a combat as defender { $effect }
scythe-does-before-alone = before a combat of a single character or mech without workers { $effect }
scythe-does-jump-arms = character and mechs move from anywhere to { $places }, and may arm it again
scythe-does-options-coins = choose up to { $amount } options of an encounter; at the end { $coins }~{ICON("coin")} for each encounter territory you control
scythe-brief-river-tunnel = over rivers by tunnel or Mine
scythe-brief-river-once = over one river a turn
scythe-brief-lakes-card = onto lakes; { $amount } card more there
scythe-brief-place-flag = leave a flag where you end
scythe-brief-place-trap = leave a trap
scythe-brief-before-attacker = attacking: foe −{ $foe }
scythe-brief-before-defender = defending: { $effect }
scythe-brief-before-alone = alone in combat: { $effect }
scythe-brief-jump-arms = jump to a trap, arm it
scythe-brief-options-coins = up to { $amount } options; { $coins }~{ICON("coin")} a site at the end
scythe-target-own_worker = your worker
scythe-target-own_flag = your flag
scythe-target-own_trap = your trap

## Flags and traps

scythe-tip-flag = Flag of { $name }: this territory counts for { $name } at the end, unless somebody else controls it.
scythe-tip-trap-armed = Armed trap of { $name }
scythe-tip-trap-sprung = Trap of { $name }, set off already
scythe-tip-trap-unknown = Only its owner knows what it takes.
scythe-tip-trap-takes = Takes { $things }.
scythe-tip-flags-left = { $amount ->
    [one] 1 flag is left.
   *[other] { $amount } flags are left.
}
scythe-tip-traps-left = Trap that takes { $things }; not placed yet.
scythe-tip-traps-placed = Trap that takes { $things }; on the map.
scythe-tip-traps-unknown = Trap that takes { $things }; perhaps on the map, face down.
scythe-warn-trap = An armed trap of { $name } lies there: whoever enters sets it off.
scythe-preview-trap = Sets off a trap that takes { $things }
scythe-preview-trap-unknown = Sets off a trap; only its owner knows what it takes

## Airships and tiles

scythe-tip-airship = Airship of { $name }
scythe-tip-airship-holds = Carries up to { $things }, flies { $range ->
    [one] 1 territory
   *[other] { $range } territories
} in a move.
scythe-tile-holds = Holds { $things }
scythe-tile-flies = Flies { $range ->
    [one] 1 territory
   *[other] { $range } territories
}
scythe-tile-house = House tile: the name is the game's, the effect is our own design.
scythe-near-stars = Most stars: { $stars } of { $need }
scythe-near-turns = { $turns ->
    [one] 1 turn to go after this one
   *[other] { $turns } turns to go in all
}
scythe-near-over = The game is over
scythe-near-last = This is the last turn
scythe-tip-public = Open to everybody
scythe-track-tile = tile
scythe-track-public_1 = 1st open
scythe-track-public_2 = 2nd open
