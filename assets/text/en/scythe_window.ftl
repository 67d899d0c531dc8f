# Scythe: words of the window for flags, traps, airships, tiles and many players.

scythe-refusal-invaders = { $seats } players need the invaders: switch them on, or play with fewer.
scythe-advice-own-airships = Own airship tiles are advised against with four or more players.

## Abilities

scythe-does-river-tunnel = character and mechs cross rivers into and out of tunnels and your Mine
scythe-does-river-once = once a turn either the character or one mech, with workers aboard, crosses a river
scythe-does-lakes-card = { $amount ->
    [one] character and mechs enter and leave lakes; once per combat on a lake you may play 1 more combat card
   *[other] character and mechs enter and leave lakes; once per combat on a lake you may play { $amount } more combat cards
  }
scythe-does-place-flag = where its movement has ended, the character may leave one of { $amount } flags; at the end each counts as a territory more where you control its place, not next to your home base
scythe-does-place-trap = where its movement has ended, the character may leave one of { $amount } traps, armed and face down; it stops the first opponent who enters, and while armed it holds its territory at the end
scythe-does-before-attacker = once per combat as attacker, before the dials: { $effect }
scythe-does-before-defender = once per combat as defender, before the dials: { $effect }
scythe-does-before-alone = once per combat in which a single character or mech of yours stands without workers, before the dials, you may { $effect }
scythe-does-jump-arms = character and mechs move from anywhere in one step to { $places }; where one ends its movement it may arm the trap again
scythe-does-options-coins = choose up to { $amount } different options of each encounter; at the end { $coins }~{ICON("coin")} for each encounter territory you control
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

scythe-tip-flag = Flag of { $name }: one territory more at the end, where { $name } controls this one and it is not next to the home base of { $name }.
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
