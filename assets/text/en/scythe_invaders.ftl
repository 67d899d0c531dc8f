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
scythe-ask-waiting-tokens = Place a token where the character ended its move, or be done
scythe-do-leave_flag = A flag at { $place }
scythe-do-leave_trap = A trap at { $place }: takes { $things }
scythe-do-arm_trap = Arm the trap at { $place }
scythe-log-leave_flag = Raises a {ICON("flag")} at { $place }
scythe-log-leave_trap = Lays a {ICON("trap")} at { $place }
scythe-log-arm_trap = Arms the {ICON("trap")} at { $place }
scythe-milestone-trap_sprung = A trap goes off
scythe-milestone-last_turns = The end is near
scythe-awaits-toll = −{ $coins }
scythe-log-trap_sprung = Sets off the {ICON("trap")} of { $other } at { $place }: takes { $things }
scythe-why-token-there = A flag or trap is there already.
scythe-why-river-tunnel = It crosses rivers only to or from a tunnel beside it.
scythe-why-river-again = One unit has crossed a river in this turn.
scythe-why-stopped-by-trap = It set off a trap and goes no further this turn.
scythe-source-encounters = Encounter places

# Airships
scythe-unit-airship = airship
scythe-place-airship = the airship
scythe-ask-flight = Airship: fly on, load, put down, or land
scythe-ask-spy-below = Espionage for 1~{ICON("coin")}: click whose cards you look at
scythe-ask-place-yield = Drill: where is the resource put?
scythe-ask-exchange-objective = Negotiate: click an objective to exchange it
scythe-ask-draw-objective = Draw the new objective
scythe-ask-use-tile = Bombard: drag a resource to the combat
scythe-ask-airship-combat = Blitzkrieg: drag your airship onto its foe
scythe-do-land = Land
scythe-do-boost = Fly further
scythe-do-spy = Look at the hand of { $other }
scythe-do-exchange = Exchange { $card }
scythe-do-draw = Draw an objective
scythe-do-duel = Fight the airship of { $other }
scythe-do-take_shelter = To the airship at { $place }
scythe-log-fly = { $unit } flies to { $place }
scythe-log-load = Takes { $thing } aboard at { $place }
scythe-log-unload = Puts { $thing } down at { $place }
scythe-log-use_tile = Uses { $tile }
scythe-log-toll = Pays { $other } a toll of { $amount }~{ICON("coin")}
scythe-log-exchange = Exchanges an objective
scythe-log-exchange_card = Draws the objective { $card }
scythe-log-air_combat = Airship combat with { $other } at { $place }
scythe-log-airship_home = { $unit } flies home
scythe-why-airship-range = The airship has flown as far as it can in this move.
scythe-why-airship-home = An airship flies to no home base.
scythe-why-airship-tunnel = An airship goes through no tunnel or Mine.
scythe-why-airship-carries-other = Under these tiles the airship carries something else.
scythe-why-airship-full = The airship is full.
scythe-why-airship-not-controlled = Another player controls this territory, so no resource is taken from it.
scythe-why-airship-guarded = A character or mech of another player stands here: no worker comes aboard.
scythe-why-airship-opposed = Units of others are here: no worker is put down.
scythe-why-airship-worker-on-lake = No worker is put down on a lake without a character or mech of yours.
scythe-why-airship-goods-on-lake = No resource is put down on a lake without a character or mech of yours.
scythe-why-worker-aboard = This worker is aboard the airship; it moves when it has been put down.
scythe-why-shelter-held = Units of others are below the airship.

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
scythe-tile-bombard-text = Once per combat of yours below your airship, before the dials, you may pay one resource of any kind: the opponent loses 2~{ICON("power")}.
scythe-tile-bounty-text = Each combat that you win below your airship brings 3~{ICON("coin")}.
scythe-tile-siege_engine-text = In each combat as attacker below your airship or next to it you may play one more combat card.
scythe-tile-distract-text = In each combat of yours below your airship the opponent may play one combat card fewer.
scythe-tile-espionage-text = After a flight that ends above units of another player you may pay 1~{ICON("coin")}: look at that hand of combat cards, then draw one card.
scythe-tile-blitzkrieg-text = After your unit moves your airship may fight one of another player over the same territory: dials, and one combat card each. The winner places a combat star; the loser flies home.
scythe-tile-toll-text = Each character, mech or worker of another player that enters the territory below your airship by its own move pays you 1~{ICON("coin")}, if it can. Who is carried pays nothing.
scythe-tile-war_correspondent-text = After any combat below your airship, also of others, you gain 1~{ICON("popularity")}.
scythe-tile-ferry-text = Your airship carries three resources and two workers at once.
scythe-tile-boost-text = Once in a flight you may pay 1~{ICON("coin")} to fly up to two territories further.
scythe-tile-drill-text = A flight that ends over a mountain or tundra yields 1~{ICON("metal")} or 1~{ICON("oil")}, put with one of your workers.
scythe-tile-hero-text = Each encounter of yours below your airship brings 1~{ICON("popularity")} more, once it is resolved.
scythe-tile-safe_haven-text = After a lost combat your beaten units may all fall back to the territory below your airship, if it is other land without units of others.
scythe-tile-reap-text = Produce may add the territory below your airship if you control it, with one token more.
scythe-tile-craft-text = You may build and deploy on the land below your airship, without a worker there, unless units of others are there.
scythe-tile-negotiate-text = After a flight that ends over a village you may exchange an objective for a new one and gain 1~{ICON("popularity")}.

# Resolution tiles
scythe-tile-land_rush = Land Rush
scythe-tile-factory_explosion = Factory Explosion
scythe-tile-spoils_of_war = Spoils of War
scythe-tile-king_of_the_hill = King of the Hill
scythe-tile-deja_vu = Deja Vu
scythe-tile-mission_possible = Mission Possible
scythe-tile-doomsday_clock = Doomsday Clock
scythe-tile-backup_plan = Backup Plan
scythe-tile-land_rush-text = After a sixth star everybody gets equally many turns. Then each player moves two units once more, without combat.
scythe-tile-factory_explosion-text = The first fifth star brings its player 5~{ICON("coin")} and leaves everybody two more turns. Then all units on and next to the Factory go home, each for 1~{ICON("popularity")} of its owner.
scythe-tile-spoils_of_war-text = Each combat won brings 2~{ICON("coin")}, and a third one may be starred on this tile. The sixth star ends the game.
scythe-tile-king_of_the_hill-text = Once you may star a turn that you begin in control of the Factory. Who controls it at the end gains 5~{ICON("coin")}. The sixth star ends the game.
scythe-tile-deja_vu-text = Objective, popularity and power may each be starred twice; a track must have fallen in between. After a sixth star everybody gets equally many turns.
scythe-tile-mission_possible-text = Two objectives lie open for all; you may star each of them once besides an own one. The sixth star ends the game.
scythe-tile-doomsday_clock-text = The game lasts twenty turns of each player, whatever the stars.
scythe-tile-backup_plan-text = A sixth star ends the game if its player is in the lead. Otherwise everybody gets one more turn.
scythe-goal-tile = the resolution tile
scythe-goal-public_1 = the first open objective
scythe-goal-public_2 = the second open objective
scythe-log-last_turns = { $amount ->
    [0] Brings about the end after this turn
    [one] Brings about the end: one more turn
   *[other] Brings about the end: { $amount } more turns
  }
scythe-log-closing_move = A last move
scythe-why-closing-peace = The last move leads to no territory with units of others.
scythe-why-no-star-left = You have placed all six stars.
scythe-why-public-starred = You have a star for this objective already.

# Options of the new-game screen
scythe-option-invaders = Albion and Togawa
scythe-option-invaders-help = Two more factions and two more player mats join the deal. Six or seven players need them.
scythe-option-invaders-on = Join
scythe-option-invaders-off = Stay away
scythe-option-airships = Airships
scythe-option-airships-help = Each player has an airship. One pair of tiles says what all airships can do, or each player has an own pair. Most of them are house tiles: the names are the game's, the effects our own.
scythe-option-airships-off = None
scythe-option-airships-shared = One pair for all
scythe-option-airships-own = A pair for each
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
scythe-option-aggressive-random = Drawn
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
scythe-option-passive-random = Drawn
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
scythe-option-resolution-random = Drawn
scythe-option-resolution-land_rush = { scythe-tile-land_rush }
scythe-option-resolution-factory_explosion = { scythe-tile-factory_explosion }
scythe-option-resolution-spoils_of_war = { scythe-tile-spoils_of_war }
scythe-option-resolution-king_of_the_hill = { scythe-tile-king_of_the_hill }
scythe-option-resolution-deja_vu = { scythe-tile-deja_vu }
scythe-option-resolution-mission_possible = { scythe-tile-mission_possible }
scythe-option-resolution-doomsday_clock = { scythe-tile-doomsday_clock }
scythe-option-resolution-backup_plan = { scythe-tile-backup_plan }
