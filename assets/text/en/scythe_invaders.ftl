# Words of Scythe's additions: Albion and Togawa, flags and traps, airships and their tiles, resolution tiles.

# Mats and abilities
scythe-mat-militant = Militant
scythe-mat-innovative = Innovative
scythe-ability-exalt = Exalt
scythe-ability-burrow = Burrow
scythe-ability-sword = Sword
scythe-ability-shield = Shield
scythe-ability-rally = Rally
scythe-ability-maifuku = Maifuku
scythe-ability-toka = Toka
scythe-ability-suiton = Suiton
scythe-ability-ronin = Ronin
scythe-ability-shinobi = Shinobi

# Flags and traps
scythe-ask-waiting-tokens = Place a token where your character stopped
scythe-do-leave_flag = Place a flag at { $place }
scythe-do-leave_trap = Place a trap at { $place }: takes { $things }
scythe-do-arm_trap = Arm the trap at { $place }
scythe-log-leave_flag = Places a {ICON("flag")} at { $place }
scythe-log-leave_trap = Places a {ICON("trap")} at { $place }
scythe-log-arm_trap = Arms the {ICON("trap")} at { $place }
scythe-milestone-trap_sprung = A trap springs
scythe-milestone-last_turns = The end is near
scythe-awaits-toll = −{ $coins }
scythe-log-trap_sprung = Springs { $other }’s {ICON("trap")} at { $place }: it takes { $things }
scythe-why-token-there = There is already a flag or trap here.
scythe-why-river-tunnel = It can only cross rivers to or from a tunnel next to it.
scythe-why-river-again = A unit has already crossed a river this turn.
scythe-why-stopped-by-trap = It sprang a trap and stops here this turn.
scythe-source-encounters = Encounter sites

# Airships
scythe-unit-airship = airship
scythe-place-airship = the airship
scythe-ask-flight = Fly your airship
scythe-ask-spy-below = Espionage for 1~{ICON("coin")}: whose cards do you want to see?
scythe-ask-place-yield = Drill: where does the resource go?
scythe-ask-exchange-objective = Negotiate: exchange an objective?
scythe-ask-draw-objective = Draw your new objective
scythe-ask-use-tile = Use Bombard against { $other } at { $place }? You pay 1~{ICON("any_resource")}, { $other } loses { $power }~{ICON("power")}.
scythe-ask-airship-combat = { $count ->
    [one] Blitzkrieg at { $place }: fight { $other }’s airship?
   *[other] Blitzkrieg at { $place }: fight another airship?
  }
scythe-do-land = Land
scythe-do-boost = Fly farther
scythe-do-spy = Look at { $other }’s hand
scythe-do-exchange = Exchange { $card }
scythe-do-draw = Draw an objective
scythe-do-duel = Fight { $other }’s airship
scythe-do-take_shelter = Retreat below the airship at { $place }
scythe-log-fly = { $unit } flies to { $place }
scythe-log-load = Loads { $thing } at { $place }
scythe-log-unload = Unloads { $thing } at { $place }
scythe-log-use_tile = Uses { $tile }
scythe-log-toll = Pays { $other } a toll of { $amount }~{ICON("coin")}
scythe-log-exchange = Exchanges an objective
scythe-log-exchange_card = You draw the objective { $card }
scythe-log-air_combat = Fights { $other }’s airship at { $place }
scythe-log-airship_home = { $unit } flies home
scythe-why-airship-range = The airship can’t fly any farther in this move.
scythe-why-airship-home = Airships can’t fly to a home base.
scythe-why-airship-tunnel = Airships can’t use tunnels or Mines.
scythe-why-airship-carries-other = With these tiles, airships carry something else.
scythe-why-airship-full = The airship is full.
scythe-why-airship-not-controlled = Another player controls this territory, so you can’t take resources from it.
scythe-why-airship-guarded = Another player’s character or mech is here, so you can’t load workers.
scythe-why-airship-opposed = Other players’ units are here, so you can’t unload workers.
scythe-why-airship-worker-on-lake = Airships can’t unload workers on a lake.
scythe-why-airship-worker-home = Airships can’t unload workers on a home base.
scythe-why-airship-goods-on-lake = You can’t unload a resource on a lake without your character or a mech there.
scythe-why-worker-aboard = This worker is aboard the airship; unload it before you move it.
scythe-why-shelter-held = Other players’ units are below the airship.

# Airship tiles
scythe-tile-bombard = Bombard
scythe-tile-bounty = Bounty
scythe-tile-siege_engine = Siege Engine
scythe-tile-distract = Distract
scythe-tile-espionage = Espionage
scythe-tile-blitzkrieg = Blitzkrieg
scythe-tile-toll = Toll
scythe-tile-war_correspondent = War Correspondent
scythe-tile-ferry = Ferry
scythe-tile-boost = Boost
scythe-tile-drill = Drill
scythe-tile-hero = Hero
scythe-tile-safe_haven = Safe Haven
scythe-tile-reap = Reap
scythe-tile-craft = Craft
scythe-tile-negotiate = Negotiate
scythe-tile-bombard-text = Once per combat of yours below your airship, before dials are set, you may pay one resource of any kind: your opponent loses { $power }~{ICON("power")}.
scythe-tile-bounty-text = Each combat you win below your airship gives { $amount }~{ICON("coin")}.
scythe-tile-siege_engine-text = In each combat as the attacker below or next to your airship, you may play { $amount ->
    [one] one extra combat card.
   *[other] { $amount } extra combat cards.
  }
scythe-tile-distract-text = In each combat of yours below your airship, your opponent may play { $amount ->
    [one] one fewer combat card.
   *[other] { $amount } fewer combat cards.
  }
scythe-tile-espionage-text = After a flight that ends above another player’s units, you may pay { $coins }~{ICON("coin")}: look at their combat cards, then draw { $combat_cards ->
    [one] one card.
   *[other] { $combat_cards } cards.
  }
scythe-tile-blitzkrieg-text = After your unit moves, your airship may fight another airship over the same territory, with dials and { $cards ->
    [one] one combat card
   *[other] up to { $cards } combat cards
  } each. The winner places a combat star; the loser flies home.
scythe-tile-toll-text = Each character, mech or worker of another player that moves into the territory below your airship pays you { $coins }~{ICON("coin")} if it can. Carried units pay nothing.
scythe-tile-war_correspondent-text = After any combat below your airship, even between others, gain { $amount }~{ICON("popularity")}.
scythe-tile-ferry-text = Your airship carries { $resources } resources and { $workers } workers at once.
scythe-tile-boost-text = Once per flight, you may pay { $coins }~{ICON("coin")} to fly up to { $spaces ->
    [one] one territory farther.
   *[other] { $spaces } territories farther.
  }
scythe-tile-drill-text = A flight that ends over a mountain or tundra produces 1~{ICON("metal")} or 1~{ICON("oil")}, placed with one of your workers.
scythe-tile-hero-text = Each of your encounters below your airship gives { $amount } more {ICON("popularity")} after it is resolved.
scythe-tile-safe_haven-text = After losing a combat, all your units there may retreat to the territory below your airship, if it is a different land without other players’ units.
scythe-tile-reap-text = Produce may also use the territory below your airship if you control it, with { $tokens ->
    [one] one extra token.
   *[other] { $tokens } extra tokens.
  }
scythe-tile-craft-text = You may build and deploy on the land below your airship without a worker there, unless other players’ units are there.
scythe-tile-negotiate-text = After a flight that ends over a village, you may exchange an objective for a new one and gain { $popularity }~{ICON("popularity")}.

# Resolution tiles
scythe-tile-land_rush = Land Rush
scythe-tile-factory_explosion = Factory Explosion
scythe-tile-spoils_of_war = Spoils of War
scythe-tile-king_of_the_hill = King of the Hill
scythe-tile-deja_vu = Deja Vu
scythe-tile-mission_possible = Mission Possible
scythe-tile-doomsday_clock = Doomsday Clock
scythe-tile-backup_plan = Backup Plan
scythe-nth-star = { $stars ->
    [1] first star
    [2] second star
    [3] third star
    [4] fourth star
    [5] fifth star
    [6] sixth star
    [7] seventh star
    [8] eighth star
    [9] ninth star
    [10] tenth star
   *[other] star number { $stars }
  }
scythe-more-turns = { $turns ->
    [one] one more turn
    [2] two more turns
   *[other] { $turns } more turns
  }
scythe-tile-land_rush-text = After the { scythe-nth-star } of a player, everyone gets the same number of turns. Then each player moves { $closing_move ->
    [one] one unit
    [2] two units
   *[other] { $closing_move } units
  } once more, without combat.
scythe-tile-factory_explosion-text = The first player to place a { scythe-nth-star } gains { $trigger_coins }~{ICON("coin")}; everyone gets { scythe-more-turns }. Then all units on and next to the Factory go home, each costing its owner { $blast_popularity }~{ICON("popularity")}.
scythe-tile-spoils_of_war-text = Each combat won gives { $combat_coins }~{ICON("coin")}, and a third win can place a star on this tile. The { scythe-nth-star } ends the game.
scythe-tile-king_of_the_hill-text = Once, if you control the Factory at the start of your turn, you may place a star. Whoever controls it at the end gains { $factory_coins }~{ICON("coin")}. The { scythe-nth-star } ends the game.
scythe-tile-deja_vu-text = Objective, popularity and power can each give two stars; the track must drop in between. After the { scythe-nth-star } of a player, everyone gets the same number of turns.
scythe-tile-mission_possible-text = { $public_objectives ->
    [2] Two objectives
   *[other] { $public_objectives } objectives
  } are open to everyone; you can place a star for each of them once, besides one of your own. The { scythe-nth-star } ends the game.
scythe-tile-doomsday_clock-text = The game lasts { $rounds } turns each, however many stars are placed.
scythe-tile-backup_plan-text = The { scythe-nth-star } ends the game if that player is in the lead. Otherwise everyone gets { scythe-more-turns }.
scythe-goal-tile = the resolution tile
scythe-goal-public = { $place ->
    [1] the first open objective
    [2] the second open objective
    [3] the third open objective
   *[other] open objective { $place }
  }
scythe-log-last_turns = { $amount ->
    [0] Triggers the end of the game after this turn
    [one] Triggers the end: 1 more turn
   *[other] Triggers the end: { $amount } more turns
  }
scythe-log-closing_move = A last move
scythe-why-closing-peace = The last move can’t enter a territory with other players’ units.
scythe-why-no-star-left = You have already placed all your stars.
scythe-why-public-starred = You already have a star for this objective.

# Options of the new-game screen
scythe-option-invaders = Albion and Togawa
scythe-option-invaders-help = Adds two factions and two player mats. Six or seven players need them.
scythe-option-invaders-on = On
scythe-option-invaders-off = Off
scythe-option-airships = Airships
scythe-option-airships-help = Each player has an airship. Two tiles say what airships can do: one pair for everyone, or a pair each. Most are house tiles: names from the game, effects our own.
scythe-option-airships-off = None
scythe-option-airships-shared = One pair for all
scythe-option-airships-own = A pair each
scythe-option-aggressive = Aggressive tile
scythe-option-aggressive-help = { $chosen ->
    [bombard] { scythe-tile-bombard-text }
    [bounty] { scythe-tile-bounty-text }
    [siege_engine] { scythe-tile-siege_engine-text }
    [distract] { scythe-tile-distract-text }
    [espionage] { scythe-tile-espionage-text }
    [blitzkrieg] { scythe-tile-blitzkrieg-text }
    [toll] { scythe-tile-toll-text }
    [war_correspondent] { scythe-tile-war_correspondent-text }
   *[other] What airships carry, and what they do in combats.
  }
scythe-option-aggressive-random = Random
scythe-option-aggressive-bombard = { scythe-tile-bombard }
scythe-option-aggressive-bounty = { scythe-tile-bounty }
scythe-option-aggressive-siege_engine = { scythe-tile-siege_engine }
scythe-option-aggressive-distract = { scythe-tile-distract }
scythe-option-aggressive-espionage = { scythe-tile-espionage }
scythe-option-aggressive-blitzkrieg = { scythe-tile-blitzkrieg }
scythe-option-aggressive-toll = { scythe-tile-toll }
scythe-option-aggressive-war_correspondent = { scythe-tile-war_correspondent }
scythe-option-passive = Passive tile
scythe-option-passive-help = { $chosen ->
    [ferry] { scythe-tile-ferry-text }
    [boost] { scythe-tile-boost-text }
    [drill] { scythe-tile-drill-text }
    [hero] { scythe-tile-hero-text }
    [safe_haven] { scythe-tile-safe_haven-text }
    [reap] { scythe-tile-reap-text }
    [craft] { scythe-tile-craft-text }
    [negotiate] { scythe-tile-negotiate-text }
   *[other] How far airships fly, and what else they do.
  }
scythe-option-passive-random = Random
scythe-option-passive-ferry = { scythe-tile-ferry }
scythe-option-passive-boost = { scythe-tile-boost }
scythe-option-passive-drill = { scythe-tile-drill }
scythe-option-passive-hero = { scythe-tile-hero }
scythe-option-passive-safe_haven = { scythe-tile-safe_haven }
scythe-option-passive-reap = { scythe-tile-reap }
scythe-option-passive-craft = { scythe-tile-craft }
scythe-option-passive-negotiate = { scythe-tile-negotiate }
scythe-option-resolution = Resolution tile
scythe-option-resolution-help = { $chosen ->
    [land_rush] { scythe-tile-land_rush-text }
    [factory_explosion] { scythe-tile-factory_explosion-text }
    [spoils_of_war] { scythe-tile-spoils_of_war-text }
    [king_of_the_hill] { scythe-tile-king_of_the_hill-text }
    [deja_vu] { scythe-tile-deja_vu-text }
    [mission_possible] { scythe-tile-mission_possible-text }
    [doomsday_clock] { scythe-tile-doomsday_clock-text }
    [backup_plan] { scythe-tile-backup_plan-text }
   *[other] A tile that decides when the game ends and adds rules of its own. Most are house tiles.
  }
scythe-option-resolution-off = None
scythe-option-resolution-random = Random
scythe-option-resolution-land_rush = { scythe-tile-land_rush }
scythe-option-resolution-factory_explosion = { scythe-tile-factory_explosion }
scythe-option-resolution-spoils_of_war = { scythe-tile-spoils_of_war }
scythe-option-resolution-king_of_the_hill = { scythe-tile-king_of_the_hill }
scythe-option-resolution-deja_vu = { scythe-tile-deja_vu }
scythe-option-resolution-mission_possible = { scythe-tile-mission_possible }
scythe-option-resolution-doomsday_clock = { scythe-tile-doomsday_clock }
scythe-option-resolution-backup_plan = { scythe-tile-backup_plan }
