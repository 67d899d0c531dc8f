# Raiders of Scythia: names, sentences of cards, questions, reasons, log.

# Options of the new-game screen
raiders-option-dice_wounds = Wounds on dice
raiders-option-dice_wounds-help = Blood drops on the dice also wound your crew. Off: only the printed results do.
raiders-option-dice_wounds-on = On
raiders-option-dice_wounds-off = Off
raiders-option-draft = Heroes
raiders-option-draft-help = Chosen: each player picks a hero with the crew member next to it, last player first. Dealt: at random.
raiders-option-draft-open = Chosen
raiders-option-draft-dealt = Dealt
raiders-option-ending = Length of the game
raiders-option-ending-help = The last round begins when only { $spaces } raid { $spaces ->
    [one] space
   *[other] spaces
  } or { $quests ->
    [one] { $quests } quest is
   *[other] { $quests } quests are
  } left on the board.
raiders-option-ending-full = Full
raiders-option-ending-short = Short

# Joining words
raiders-and = { $first } and { $last }
raiders-or = { $first } or { $last }
raiders-comma = { $first }, { $last }
raiders-amount = { $amount }~{ $item }
raiders-sentence = { $words }
raiders-hidden-card = a card

# Goods
raiders-item-silver = silver
raiders-item-provisions = provisions
raiders-item-kumis = kumis
raiders-item-gold = gold
raiders-item-equipment = equipment
raiders-item-wagon = wagons
raiders-item-livestock = livestock
raiders-item-vp = victory points
raiders-item-cards = cards
raiders-item-strength = strength
raiders-item-wound = wounds
raiders-colour-blue = blue
raiders-colour-grey = grey
raiders-colour-red = red
raiders-colour-white = white
raiders-colour-yellow = yellow
raiders-worker-blue = blue worker
raiders-worker-grey = grey worker
raiders-worker-red = red worker
raiders-deck-crew = crew
raiders-deck-animal = animal

# Icons in plain words, for buttons
raiders-icon-silver = silver
raiders-icon-provisions = { $amount ->
    [one] provision
   *[other] provisions
  }
raiders-icon-kumis = kumis
raiders-icon-gold = gold
raiders-icon-equipment = equipment
raiders-icon-wagon = { $amount ->
    [one] wagon
   *[other] wagons
  }
raiders-icon-livestock = livestock
raiders-icon-vp = VP
raiders-icon-card = { $amount ->
    [one] card
   *[other] cards
  }
raiders-icon-strength = strength
raiders-icon-wound = { $amount ->
    [one] wound
   *[other] wounds
  }
raiders-icon-eagle = { $amount ->
    [one] eagle
   *[other] eagles
  }
raiders-icon-horse = { $amount ->
    [one] horse
   *[other] horses
  }
raiders-icon-quest = { $amount ->
    [one] quest
   *[other] quests
  }
raiders-icon-crew = { $amount ->
    [one] crew member
   *[other] crew members
  }
raiders-icon-die = { $amount ->
    [one] die
   *[other] dice
  }

# Buildings
raiders-place-village = Scythian village
raiders-place-stables = Stables
raiders-place-barracks = Barracks
raiders-place-silversmith = Silversmith
raiders-place-farm = Farm
raiders-place-chiefs_tent = Chief's Tent
raiders-place-town_centre = Town Centre
raiders-place-meeting_tent = Meeting Tent
raiders-place-market = Market

# What a building is used for, in the text of cards
raiders-use-barracks-hire = hiring
raiders-use-barracks-heal = healing
raiders-use-stables-gain_eagle = an {ICON("eagle")}
raiders-use-stables-gain_horse = a {ICON("horse")}
raiders-use-market-sell_one = selling one {ICON("card")}
raiders-use-market-two_for_wagon = selling for a {ICON("wagon")}
raiders-use-market-two_for_equipment = selling for {ICON("equipment")}
raiders-use-chiefs_tent-livestock = trading {ICON("livestock")}
raiders-use-chiefs_tent-complete_quest = a {ICON("quest")}
raiders-use-silversmith-silver = taking {ICON("silver")}
raiders-use-farm-provisions = taking {ICON("provisions")}
raiders-use-farm-wagon = a {ICON("wagon")}
raiders-use-meeting_tent-two_cards = drawing 2~{ICON("card")}
raiders-use-meeting_tent-card_and_kumis = drawing with {ICON("kumis")}
raiders-use-town_centre-town_centre = its action

# Civilizations and settlements
raiders-place-cimmeria = Cimmeria
raiders-place-assyria = Assyria
raiders-place-persia = Persia
raiders-place-greece = Greece
raiders-place-cimmeria_left = Ring Camp
raiders-place-cimmeria_middle = Oak Stockade
raiders-place-cimmeria_right = Watch Hamlet
raiders-place-assyria_left = Blue Gate
raiders-place-assyria_middle = Star Ziggurat
raiders-place-assyria_right = Palm Terrace
raiders-place-persia_left = Rock Palace
raiders-place-persia_middle = Pillar Hall
raiders-place-persia_right = Azure Dome
raiders-place-greece_left = White Haven
raiders-place-greece_middle = High Temple
raiders-place-greece_right = Great Theatre
raiders-space-left = { $settlement }, left
raiders-space-right = { $settlement }, right

# Crew
raiders-card-brawler = Brawler
raiders-card-herdsman = Herdsman
raiders-card-mercenary = Mercenary
raiders-card-toll_keeper = Toll Keeper
raiders-card-recruiter = Recruiter
raiders-card-envoy = Envoy
raiders-card-falconer = Falconer
raiders-card-herald = Herald
raiders-card-challenger = Challenger
raiders-card-reaver = Reaver
raiders-card-sapper = Sapper
raiders-card-spear_guard = Spear Guard
raiders-card-lancer = Lancer
raiders-card-sky_watcher = Sky Watcher
raiders-card-horse_breaker = Horse Breaker
raiders-card-bowyer = Bowyer
raiders-card-wainwright = Wainwright
raiders-card-forager = Forager
raiders-card-brewer = Brewer
raiders-card-healer = Healer
raiders-card-bone_setter = Bone Setter
raiders-card-shield_bearer = Shield Bearer
raiders-card-veteran = Veteran
raiders-card-zealot = Zealot
raiders-card-blood_sworn = Blood Sworn
raiders-card-kinswoman = Kinswoman
raiders-card-lore_keeper = Lore Keeper
raiders-card-peddler = Peddler
raiders-card-goldsmith = Goldsmith
raiders-card-drover = Drover
raiders-card-outrunner = Outrunner
raiders-card-pathfinder = Pathfinder
raiders-card-berserk_rider = Berserk Rider
raiders-card-champion = Champion
raiders-card-twin_saddle = Twin Saddle
raiders-card-night_raider = Night Raider
raiders-card-quartermaster = Quartermaster
raiders-card-elder = Elder

# Heroes
raiders-side = Hero
raiders-sides = Heroes
raiders-first-raid = First raid
raiders-first-quest = First quest completed
raiders-card-arpada = Arpada
raiders-card-charope = Charope
raiders-card-enaree = Enaree
raiders-card-hurasu = Hurasu
raiders-card-katiari = Katiari
raiders-card-patak = Patak
raiders-card-sparethra = Sparethra
raiders-card-vadasz = Vadasz

# Animals: the eagle half, the horse half
raiders-card-a1_double_swift = Twin Eagle, Swift Horse
raiders-card-a2_double_steady = Twin Eagle, Steady Horse
raiders-card-a3_double_strong = Twin Eagle, Strong Horse
raiders-card-a4_activate_swift = Fire Eagle, Swift Horse
raiders-card-a5_activate_steady = Fire Eagle, Steady Horse
raiders-card-a6_activate_strong = Fire Eagle, Strong Horse
raiders-card-a7_hunter_swift = Hunting Eagle, Swift Horse
raiders-card-a8_hunter_steady = Hunting Eagle, Steady Horse
raiders-card-a9_hunter_strong = Hunting Eagle, Strong Horse
raiders-eagle-double = Twin Eagle
raiders-eagle-activate = Fire Eagle
raiders-eagle-none = Hunting Eagle
raiders-horse =
    { $strength ->
        [0] Swift Horse
        [1] Swift Horse
        [2] Steady Horse
       *[other] Strong Horse
    }
raiders-eagle-double-text = {ICON("double")} The crew ability of the card below counts twice.
raiders-eagle-activate-text = {ICON("activate")} At the Town Centre, once a turn: use the play ability of the crew card below; the card stays.
raiders-eagle-none-text = Adds its strength to raids while a crew card is in its space.
raiders-horse-text = Adds its strength to raids while a crew card is in its space.

# What an effect does (phrases; the program joins them and makes sentences)
raiders-effect-gain = gain { $things }
raiders-effect-vp-completed_quest = gain { $things } for each {ICON("quest")} you completed (max. { $most })
raiders-effect-pay = pay { $cost } to { $effect }
raiders-effect-pay-cards = discard { $cost } to { $effect }
raiders-effect-choose = either { $first } or { $last }
raiders-effect-if = { $effect } { $when }
raiders-effect-take_plunder = take any 1 plunder from a raid space in { $civilization }
raiders-effect-gain_animal-eagle = take 1~{ICON("eagle")} from the row
raiders-effect-gain_animal-horse = take 1~{ICON("horse")} from the row
raiders-effect-swap_eagle_for_horse = swap 1~{ICON("eagle")} of yours for 1~{ICON("horse")} from the row
raiders-effect-swap_crew_with_hand = swap one of your crew with a {ICON("card")} from your hand, without paying {ICON("silver")}
raiders-effect-hire = hire 1~{ICON("crew")} from your hand
raiders-effect-hire-free = hire 1~{ICON("crew")} from your hand for free
raiders-effect-complete_quest = complete 1 faceup~{ICON("quest")}, paying for it
raiders-effect-complete_quest-gain = complete 1 faceup~{ICON("quest")}, paying for it, and gain { $things }
raiders-effect-town_centre = { $amount ->
    [one] take another Town Centre action
   *[other] take { $amount } more Town Centre actions
  }
raiders-effect-use_building = use any building as if your worker were there
raiders-effect-heal = heal up to { $things }

# When something holds
raiders-when-civilization = in { $civilization }
raiders-when-other_has_more = if another player has more {ICON("vp")} than you
raiders-when-crew_size_min = with { $amount }~{ICON("crew")}
raiders-when-equipped_horses_min = if at least { $amount } of your crew have a {ICON("horse")}
raiders-when-horse_on_this = with a {ICON("horse")} on this card
raiders-when-settlement_has_gold = where the settlement has {ICON("gold")}
raiders-when-plunder_taken_has = that gives you { $item }
raiders-per-equipped_eagle = for each {ICON("eagle")} with your crew
raiders-per-equipped_horse = for each {ICON("horse")} with your crew
raiders-per-wound_on_this = for each {ICON("wound")} on this card
raiders-per-completed_quest = for each {ICON("quest")} you completed

# What a crew ability does while the card lies on the board
raiders-ability-raid_strength = +{ $things } in raids
raiders-ability-raid_strength-when = +{ $things } in raids { $when }
raiders-ability-raid_strength-cost = once a raid, before the roll, pay { $cost } for +{ $things }
raiders-ability-raid_gain = gain { $things } after each raid
raiders-ability-raid_gain-when = gain { $things } after each raid { $when }
raiders-ability-raid_reroll = { $amount ->
    [one] once a raid, reroll 1~{ICON("die")}
   *[other] once a raid, reroll up to { $amount }~{ICON("die")}
  }
raiders-ability-raid_reroll-colour = { $amount ->
    [one] once a raid, reroll 1 { $colour }~{ICON("die")}
   *[other] once a raid, reroll up to { $amount } { $colour }~{ICON("die")}
  }
raiders-ability-raid_dice-fewer = in raids, roll { $amount } fewer { $colour }~{ICON("die")}
raiders-ability-raid_dice-more = in raids, roll { $amount } extra { $colour }~{ICON("die")}
raiders-ability-raid_cost-reduce = each raid costs you { $things } less
raiders-ability-raid_cost-replace = { $times ->
    [one] once a raid
   *[other] up to { $times } times a raid
}, you may pay { $cost } instead of { $things }
raiders-ability-raid_wounds = ignore { $things } in each raid
raiders-ability-if_wounded = once a raid, if wounded, gain { $things }
raiders-ability-if_killed = if killed, gain { $things }
raiders-ability-building-reduce = { $building }: { $use } costs { $things } less
raiders-ability-building-bonus = { $building }: { $use } also gives { $things }
raiders-ability-building-heals = { $building }: healing also removes { $things }
raiders-ability-building-any = { $building }: each use also gives { $things }
raiders-ability-building-worker = { $building }: gain { $things } after each worker's action there
raiders-ability-quest_completed = gain { $things } for each {ICON("quest")} you complete

# Parts of a card
raiders-part-crew = Crew
raiders-part-eagle = Eagle
raiders-part-horse = Horse
raiders-part-play = Play
raiders-part-hero = Town Centre
raiders-part-does = { $part }: { $words }
raiders-part-hero-tip = Town Centre, once a turn

# Words on the table
raiders-round = Round { $round } · { $raids ->
    [one] 1 raid
   *[other] { $raids } raids
  } or { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
  } to go
raiders-final = Final round
raiders-draft = Choosing heroes
raiders-first-hand = Choosing starting cards
raiders-held = Your worker
raiders-crew-deck = Crew deck: { $amount }
raiders-crew-discard = Crew discard: { $amount }
raiders-tip-track = { $laps ->
    [0] VP so far: space { $space } of the track
    [one] VP so far: one lap and space { $space }
   *[other] VP so far: { $laps } laps and space { $space }
  }
raiders-tip-item = { CAPITAL($item) }
raiders-tip-worker = { CAPITAL($worker) }
raiders-tip-building = { $building }: takes a { $colours } worker
raiders-tip-settlement = { $settlement } in { $civilization }: { $colours } worker, { $crew } crew, pay { $cost }
raiders-tip-quest-down = Facedown quest. A raid here turns it up.
raiders-tip-goods = { CAPITAL($goods) }: { $use }; keep at most { $most } at the end of your turn
raiders-for-silver = hires crew
raiders-for-provisions = pay for raids
raiders-for-kumis = makes a raid stronger, and heals
raiders-tip-vp-plunder = { CAPITAL($goods) }: { $per ->
    [1] { $vp } VP each at the end
   *[other] { $vp } VP for every { $per } at the end
  }
raiders-tip-town_centre = Play a card from your hand, use your hero, or use a fire eagle
raiders-tip-workers = With a { $colours } worker: { $words }
raiders-tip-crew = Costs { $silver }~{ICON("silver")} · { $worth }
raiders-tip-part = { $part }: { $words }
raiders-quest-spend = spend { $cost } for { $vp }
raiders-quest-discard = discard cards worth { $strength }~{ICON("strength")} or more for { $vp }
raiders-tip-quest = Quest: { $quest }
raiders-tip-closed = Not in play with fewer than { $amount } players
raiders-tip-dice = Dice for { $civilization }: { $dice }, plus a yellow die for each raid space with gold
raiders-tip-dice-of =
    { $colour ->
        [red] { $amount } red
        [white] { $amount } white
       *[yellow] { $amount } yellow
    }
raiders-tip-half = { $worth }. { $words }
raiders-tip-needs = Needs a { $colours } worker
raiders-tip-die = { CAPITAL($colour) } die: { $strength } strength, { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  }
raiders-spread = Suggested: { $who }
raiders-spread-one = { $crew } { $wounds }~{ICON("wound")}
raiders-spread-deadly = { $crew } { $wounds }~{ICON("wound")} (dies)
raiders-tip-spread = Spreads all the wounds so that as few of your crew as possible die
raiders-tip-wound = Wounds to place on your crew
raiders-tip-raid-space = Raid space: whoever raids it takes all its plunder and its worker
raiders-panel-vp = Victory points
raiders-panel-hand = Cards in hand
raiders-panel-crew = Strength of crew and their animals
raiders-panel-raid = Strength of this raid so far
raiders-panel-members = Crew members, with { $wounds }~{ICON("wound")}
raiders-panel-quests = Quests completed

# Preview of a commitment
raiders-preview-pay = Pay { $cost }
raiders-preview-free = Free
raiders-preview-strength = Strength { $low } to { $high }, { $mean } on average
raiders-preview-band = { $strength }~{ICON("strength")} or more: { $got }, { $percent }%
raiders-tip-raid-total = { $name }’s raid: strength { $total }
raiders-strength-bought = Kumis and payments: { $amount }
raiders-strength-dice = Dice: { $amount }
raiders-strength-crew = Crew: { $amount }
raiders-strength-animals = Animals: { $amount }
raiders-strength-abilities = Abilities: { $amount }
raiders-preview-ignored = Your crew ignores { $wounds }~{ICON("wound")} in this raid
raiders-preview-wounds = Dice: { $wounds }~{ICON("wound")} on average

# Questions
raiders-ask-choose-pair = Choose your hero and first crew member
raiders-ask-keep-cards = { $amount ->
    [one] Discard 1 of your { $choices } cards
   *[other] Discard { $amount } of your { $choices } cards
  }
raiders-ask-place-worker = Work or raid
raiders-ask-pick-up-worker = Pick up a worker
raiders-ask-building-action = Use the { $building }
raiders-ask-town-centre = { $amount ->
    [one] Town Centre
   *[other] Town Centre, { $amount } actions left
  }
raiders-ask-hire = Hire a crew member
raiders-ask-swap-crew-with-hand = Swap a crew member with a card from your hand
raiders-ask-gain-animal = Take an animal
raiders-ask-swap-eagle-for-horse = Swap an eagle for a horse
raiders-ask-take-swapped-horse = Take a horse for your eagle
raiders-ask-complete-quest = Complete a quest?
raiders-ask-discard-for-quest = Discard cards worth { $strength } strength or more
raiders-ask-discard-cards = { $choices ->
    [1] Discard your last card
   *[other] { $amount ->
        [one] Discard 1 more of your { $choices } cards
       *[other] Discard { $amount } more of your { $choices } cards
      }
  }
raiders-ask-heal = { $amount ->
    [one] Heal 1 wound
   *[other] Heal up to { $amount } wounds
  }
raiders-ask-choose = Choose one
raiders-ask-take-plunder = Take one piece of plunder in { $civilization }
raiders-ask-use-building = Use which building?
raiders-ask-pay-raid = How do you pay for the raid?
raiders-ask-add-strength = Add strength, then roll
raiders-ask-reroll = Reroll dice, or keep them
raiders-ask-reroll-dice = { $card } rerolls
raiders-ask-place-wounds = { $amount ->
    [one] Your crew takes 1 wound
   *[other] Your crew takes { $amount } wounds
  }
raiders-ask-take-raid-space = Take the plunder and worker of one raid space

raiders-warn-killed = { $card } has strength 0: this wound kills them. Another crew member could still take it.

# Things and places in the prompt
raiders-kind-worker = { $count ->
    [one] the worker
   *[other] a worker
  }
raiders-kind-card = a card from your hand
raiders-kind-hero = a hero
raiders-kind-own-hero = your hero
raiders-kind-animal = { $count ->
    [one] the animal
   *[other] an animal from the row
  }
raiders-kind-own-animal = one of your eagles
raiders-kind-animal-space = { $count ->
    [one] the animal space
   *[other] an animal space
  }
raiders-kind-crew = a crew member
raiders-kind-crew-space = a crew space
raiders-kind-building = { $count ->
    [one] the { $name }
   *[other] a building
  }
raiders-kind-settlement = { $count ->
    [one] { $name }
   *[other] a settlement
  }
raiders-kind-raid-space = a raid space
raiders-kind-mat = your mat
raiders-kind-pile = the discard pile
raiders-kind-row = the row
raiders-kind-quest = { $count ->
    [one] the quest
   *[other] a quest
  }
raiders-kind-plunder = a piece of plunder
raiders-kind-die = a die
raiders-kind-goods = kumis
raiders-kind-wound = a wound
raiders-kind-spread = the suggestion

# Why not
raiders-why-cannot-pay = Needs { $need }~{ $item }; you have { $have }.
raiders-why-no-hand-card = You have no cards in hand.
raiders-why-no-crew = You have no crew.
raiders-why-no-animals-left = There are no animals left to take.
raiders-why-no-eagle = You have no eagle.
raiders-why-no-quest-open = There is no faceup quest on the board.
raiders-why-no-quest-payable = You can’t pay for any faceup quest.
raiders-why-quest-facedown = This quest is still facedown.
raiders-why-hand-too-weak = Needs { $need }~{ICON("strength")} from cards in hand; you have { $have }.
raiders-why-building-taken = There is already a worker here.
raiders-why-worker-colour = This building doesn’t take a worker of this colour.
raiders-why-just-placed = You placed this worker this turn.
raiders-why-no-worker-there = There is no worker here.
raiders-why-not-from-settlement = You can only pick up workers from the village.
raiders-why-not-this-worker = This worker has the wrong colour for that.
raiders-why-worker-not-accepted = You can’t raid here with a { $worker }.
raiders-why-crew-too-small = Needs { $need } crew; you have { $have }.
raiders-why-no-raid-space-left = Everything here has been raided.
raiders-why-settlement-not-in-play = Not in play with this number of players.
raiders-why-used-this-turn = Already used this turn.
raiders-why-no-eagle-power = This eagle has no Town Centre power.
raiders-why-no-crew-below = There is no crew card below this eagle.
raiders-why-supply-empty = The supply has no { $goods } left.
raiders-why-supply-short = { $have ->
    [0] The supply has no { $goods } left.
   *[other] The supply has only { $have }~{ $item } left.
  }
raiders-why-cards-short = { $have ->
    [0] There are no cards left to draw.
    [one] There is only 1 card left to draw.
   *[other] There are only { $have } cards left to draw.
  }
raiders-why-no-quest-completed = You haven’t completed a quest.
raiders-why-no-plunder-there = There is no plunder left to take in { $civilization }.
raiders-why-condition-fails = Its condition isn’t met.
raiders-why-no-wounds = Your crew has no wounds.
raiders-why-rerolls-used-up = You can’t add more dice.
raiders-why-reroll-used = Already rerolled in this raid.
raiders-why-die-colour = Can only reroll { $colour } dice.
raiders-why-wounds-only-on-crew = Wounds can only go on crew cards.

raiders-why-pair-taken = This pair is taken.

# Buttons and the names of actions
raiders-do-decline = Skip
raiders-do-roll = Roll
raiders-do-keep = Keep the dice
raiders-do-take_pair = Choose { $hero } with { $card }
raiders-do-place = Place at { $place }
raiders-do-start_raid = Raid { $place }
raiders-do-pick_up = Pick up from { $place }
raiders-do-use = Use it
raiders-do-use-sell_one = Sell { $card } for silver
raiders-do-use-two_for_wagon = Sell { $card } and another for a wagon
raiders-do-use-two_for_equipment = Sell { $card } and another for equipment
raiders-do-play = Play { $card }
raiders-do-use_hero = Use { $card }
raiders-do-use_eagle = Use the eagle above { $crew }
raiders-do-hire_card = Hire { $card } on { $crew }
raiders-do-hire_over = Hire { $card }, replacing { $crew }
raiders-do-swap = Swap { $crew } for { $card }
raiders-do-take_eagle = Take { $card } above { $crew }
raiders-do-take_horse = Take { $card } for { $crew }
raiders-do-replace_eagle = Replace the eagle above { $crew } with { $card }
raiders-do-replace_horse = Replace the horse of { $crew } with { $card }
raiders-do-return_eagle = Return the eagle above space { $number }
raiders-do-pay_for_quest = Complete the quest
raiders-do-discard = Discard { $card }
raiders-do-remove_wound = Heal { $crew }
raiders-do-choose_effect = Choose { $number }
raiders-do-take_piece = Take { $goods }
raiders-do-as_if_at = Use { $place }
raiders-do-replace_wagons = Pay { $cost }
raiders-do-drink = Drink kumis: +1 strength
raiders-drink-several = Drink { $count } kumis: +{ $count } strength
raiders-do-pay_ability = { $card }: { $effect }
raiders-do-choose_die = { $card }: reroll this die
raiders-do-wound = Wound { $crew }
raiders-do-take_space = { $side ->
    [left] Take the left plunder at { $place }
    [right] Take the right plunder at { $place }
   *[other] Take the plunder at { $place }
  }
raiders-do-nobody = nobody
raiders-do-space = space { $number }

# Log
raiders-log-turn = New turn
raiders-log-take_pair = Takes { $hero } with { $card }
raiders-log-place = Worker to { $place }
raiders-log-pick_up = Worker from { $place }
raiders-range = { $low }–{ $high }
raiders-raid-title = { $name } raids { $place }
raiders-raid-from = { $strength }+
raiders-raid-from-crew = Crew
raiders-raid-from-animals = Animals
raiders-raid-from-abilities = Abilities
raiders-raid-from-bought = Kumis, payments
raiders-raid-from-dice = Dice
raiders-raid-from-others = Crew and animals
raiders-raid-total = = { $total }~{ICON("strength")}
raiders-raid-chance = { $percent }%
raiders-raid-wounds = { $wounds }~{ICON("wound")} for the crew
raiders-raid-wounds-left = { $wounds }~{ICON("wound")} to place on the crew
raiders-raid-wounds-done = All wounds are placed
raiders-raid-wounds-printed = Dice cause no wounds
raiders-raid-plunder = Plunder: { $plunder }
raiders-raid-plunder-taken = The plunder has been taken
raiders-raid-plunder-none = No plunder is left
raiders-throw-rolled = { $name } raids { $place }
raiders-throw-rerolled = { $name } rerolls at { $place }
raiders-throw-needed = { $strength }+: { $result }
raiders-throw-got = { $sum } = { $total }~{ICON("strength")}: { $result }
raiders-milestone-quest_done = Quest completed
raiders-milestone-final_round = The end is near
raiders-milestone-final_round-line = Everyone gets one more turn
raiders-milestone-game_over = The end
raiders-log-raid = Raids { $place } with a { $worker }
raiders-log-rerolled = { $card }: rerolls { $colour }: { $strength }~{ICON("strength")} { $wounds }~{ICON("wound")}
raiders-log-rolled = Rolls { $colour }: { $strength }~{ICON("strength")} { $wounds }~{ICON("wound")}
raiders-log-raid_result = Strength { $total }: { $vp }~{ICON("vp")} { $wounds }~{ICON("wound")}
raiders-log-wound = { $card } is wounded
raiders-log-killed = { $card } is killed
raiders-log-take_space = Takes { $taken } and a { $worker } at { $place }
raiders-log-take_space-bare = Takes a { $worker } at { $place }
raiders-log-quest_shown = Turns up a quest at { $place }: { $quest }
raiders-log-quest_done = Completes a {ICON("quest")} for { $vp }~{ICON("vp")}
raiders-log-gain = Gains { $amount }~{ $item }
raiders-log-pay = Pays { $amount }~{ $item }
raiders-log-draw = Draws { $amount }~{ICON("card")}
raiders-log-drawn = You draw { $card }
raiders-log-excess = Returns { $amount }~{ $item } over the limit
raiders-log-discard = Discards { $card }
raiders-log-dismiss = { $card } leaves the crew
raiders-log-hire = Hires { $card }
raiders-log-swap = Swaps { $leaving } for { $card }
raiders-log-heal = { $card } heals { $amount }~{ICON("wound")}
raiders-log-take_eagle = Gains a { $animal }
raiders-log-take_horse = Gains a { $animal }
raiders-log-discard_animal = Discards { $card }
raiders-log-return_eagle = Returns a { $animal } to the row
raiders-log-take_plunder = Takes { $item } at { $place }
raiders-log-use_play = Plays { $card }
raiders-log-use_hero = Uses { $card }
raiders-log-use_eagle = Uses an {ICON("eagle")} at the Town Centre
raiders-log-reshuffle = The { $deck } discard pile is reshuffled
raiders-log-final_round = The end is near: everyone gets one more turn
raiders-log-game_over = The game is over

# Score sheet
raiders-source-raids = Scored during play
raiders-source-crew = Crew
raiders-source-animals = Animals
raiders-source-quests = Quests
raiders-source-pieces = Quests, crew and animals
raiders-source-goods = Silver, provisions and kumis
raiders-source-gold = Gold
raiders-source-equipment = Equipment
raiders-source-wagon = Wagons
raiders-source-livestock = Livestock

# The signs of the board
raiders-legend-workers = Workers
raiders-legend-goods = Goods and plunder
raiders-legend-raids = Raids
raiders-legend-signs = Signs
raiders-legend-die-red = Red die, rolled in a raid
raiders-legend-die-white = White die, rolled in a raid
raiders-legend-die-yellow = Yellow die, rolled for a raid space with gold

# Names for screen readers
raiders-stop-at = { CAPITAL($what) }, { $place }
raiders-stop-raid = { $place }: { $things }
raiders-stop-quest-up = faceup quest
raiders-stop-quest-down = facedown quest
raiders-stop-mat = Your mat
raiders-stop-space-empty = Crew space { $number }, empty
raiders-stop-space =
    Crew space { $number }: { $card }{ $wounds ->
        [0] {""}
       *[other] , { $wounds }~{ICON("wound")}
    }
raiders-stop-eagle =
    { $taken ->
        [yes] { $card }, eagle at { $space }
       *[no] Room for an eagle at { $space }
    }
raiders-stop-horse =
    { $taken ->
        [yes] { $card }, horse at { $space }
       *[no] Room for a horse at { $space }
    }
