# Scythe: words of the window for flags, traps, airships, tiles and many players.

scythe-advice-own-airships = With four or more players we recommend one pair of airship tiles for all.

## Abilities

scythe-does-river-tunnel = your character and mechs can cross rivers into and out of tunnels and your Mine
scythe-does-river-once = once a turn, your character or one mech can cross a river, carrying workers too
scythe-does-lakes-card = { $amount ->
    [one] your character and mechs can enter and leave lakes; once per combat on a lake you may play 1 extra combat card
   *[other] your character and mechs can enter and leave lakes; once per combat on a lake you may play { $amount } extra combat cards
  }
scythe-does-place-flag = after moving, your character may place one of { $amount } flags; at the end each counts as an extra territory where you control it, but not next to your home base
scythe-does-place-trap = after moving, your character may place one of { $amount } traps, face down and armed; it stops the first opponent to enter, and while armed it controls its territory at the end
scythe-does-before-attacker = once per combat as the attacker, before dials are set: { $effect }
scythe-does-before-defender = once per combat as the defender, before dials are set: { $effect }
scythe-does-before-alone = once per combat in which your only unit is one character or mech, before dials are set, you may { $effect }
scythe-does-jump-arms = your character and mechs can move from anywhere to { $places }; after moving there, you may re-arm the trap
scythe-does-options-coins = choose up to { $amount } different options at each encounter; at the end gain { $coins }~{ICON("coin")} for each encounter territory you control
scythe-brief-river-tunnel = rivers by tunnel or Mine
scythe-brief-river-once = cross one river a turn
scythe-brief-lakes-card = lakes; { $amount } extra card there
scythe-brief-place-flag = place a flag where you end
scythe-brief-place-trap = place a trap
scythe-brief-before-attacker = attacking: foe −{ $foe }
scythe-brief-before-defender = defending: { $effect }
scythe-brief-before-alone = alone in combat: { $effect }
scythe-brief-jump-arms = jump to a trap, arm it
scythe-brief-options-coins = { $amount } options; { $coins }~{ICON("coin")} a site at the end
scythe-target-own_worker = your worker
scythe-target-own_flag = your flag
scythe-target-own_trap = your trap

## Flags and traps

scythe-tip-flag = { $name }’s flag: counts as an extra territory at the end if { $name } controls this one and it isn’t next to { $name }’s home base.
scythe-tip-trap-armed = { $name }’s armed trap
scythe-tip-trap-sprung = { $name }’s trap, already sprung
scythe-tip-trap-unknown = Only its owner knows its cost.
scythe-tip-trap-takes = Takes { $things }.
scythe-tip-flags-left = { $amount ->
    [one] 1 flag left.
   *[other] { $amount } flags left.
}
scythe-tip-traps-left = Trap that takes { $things }; not placed yet.
scythe-tip-traps-placed = Trap that takes { $things }; on the map.
scythe-tip-traps-unknown = Trap that takes { $things }; maybe on the map, face down.
scythe-warn-trap = { $name } has an armed trap there: entering springs it.
scythe-preview-trap = Springs a trap that takes { $things }
scythe-preview-trap-unknown = Springs a trap; only its owner knows its cost

## Airships and tiles

scythe-tip-airship = { $name }’s airship
scythe-tip-airship-holds = Carries up to { $things }, flies { $range ->
    [one] 1 territory
   *[other] { $range } territories
} in a move.
scythe-tile-holds = Holds { $things }
scythe-tile-flies = Range { $range }
scythe-tile-house = House tile: the name is from the game, the effect is our own design.
scythe-near-stars = Most stars: { $stars } of { $need }
scythe-near-turns = { $turns ->
    [one] 1 turn to go after this one
   *[other] { $turns } turns to go in all
}
scythe-near-over = The game is over
scythe-near-last = This is the last turn
scythe-tip-public = Open to everyone
scythe-track-tile = tile
scythe-track-public_1 = 1st open
scythe-track-public_2 = 2nd open
