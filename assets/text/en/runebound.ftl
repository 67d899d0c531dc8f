# Runebound: names, sentences of cards, questions, reasons, log.

# Heroes
runebound-side = Hero
runebound-sides = Heroes
runebound-first-challenge = First challenge defeated
runebound-first-knockout = First knockout
runebound-card-red_scorpion = Red Scorpion
runebound-card-one_fist = One Fist
runebound-card-mad_carthos = Mad Carthos
runebound-card-mordrog = Mordrog
runebound-card-spiritspeaker_mok = Spiritspeaker Mok
runebound-card-corbin = Corbin
runebound-card-isaura_fenwick = Isaura Fenwick
runebound-card-thessaly_vane = Thessaly Vane
runebound-card-brannoc_tidewalker = Brannoc Tidewalker
runebound-card-sister_odalys = Sister Odalys
runebound-card-kestrel_hale = Kestrel Hale
runebound-card-garrick_ironmantle = Garrick Ironmantle

# Items
runebound-card-black_dagger = Black Dagger
runebound-card-militia_spear = Militia Spear
runebound-card-hunters_sling = Hunter’s Sling
runebound-card-ash_longbow = Ash Longbow
runebound-card-footmans_sword = Footman’s Sword
runebound-card-woodcutters_axe = Woodcutter’s Axe
runebound-card-novices_wand = Novice’s Wand
runebound-card-repeating_crossbow = Repeating Crossbow
runebound-card-flanged_mace = Flanged Mace
runebound-card-duelling_rapier = Duelling Rapier
runebound-card-emberwand = Emberwand
runebound-card-throwing_hatchets = Throwing Hatchets
runebound-card-dwarven_greataxe = Dwarven Greataxe
runebound-card-lightning_mace = Lightning Mace
runebound-card-galewind_bow = Galewind Bow
runebound-card-staff_of_embers = Staff of Embers
runebound-card-mace_of_kellos = Mace of Kellos
runebound-card-blade_of_the_old_kings = Blade of the Old Kings
runebound-card-serpent_longbow = Serpent Longbow
runebound-card-rod_of_storms = Rod of Storms
runebound-card-leather_jerkin = Leather Jerkin
runebound-card-chainmail = Chainmail
runebound-card-westerian_shell_shield = Westerian Shell Shield
runebound-card-ghost_armor = Ghost Armor
runebound-card-gauntlets_of_grip = Gauntlets of Grip
runebound-card-travellers_mantle = Traveller’s Mantle
runebound-card-wyrmscale_hauberk = Wyrmscale Hauberk
runebound-card-shield_of_light = Shield of Light
runebound-card-rune_plate = Rune Plate
runebound-card-teleport = Teleport
runebound-card-touch_of_death = Touch of Death
runebound-card-rune_of_cinders = Rune of Cinders
runebound-card-rune_of_warding = Rune of Warding
runebound-card-rune_of_quickening = Rune of Quickening
runebound-card-rune_of_far_sight = Rune of Far Sight
runebound-card-rune_of_mending = Rune of Mending
runebound-card-rune_of_binding = Rune of Binding
runebound-card-mirror_of_shael = Mirror of Shael
runebound-card-wings_of_regiroth = Wings of Regiroth
runebound-card-staff_of_light = Staff of Light
runebound-card-crystal_of_tival = Crystal of Tival
runebound-card-boots_of_striding = Boots of Striding
runebound-card-cloak_of_mists = Cloak of Mists
runebound-card-signet_of_the_merchant_prince = Signet of the Merchant Prince
runebound-card-belt_of_the_giant_kin = Belt of the Giant-Kin
runebound-card-amulet_of_vigour = Amulet of Vigour
runebound-card-wayfinders_compass = Wayfinder’s Compass
runebound-card-mountaineers_kit = Mountaineer’s Kit
runebound-card-ring_of_feathers = Ring of Feathers
runebound-card-scholars_lens = Scholar’s Lens
runebound-card-horn_of_rallying = Horn of Rallying
runebound-card-circlet_of_command = Circlet of Command
runebound-card-dwarven_fire_bomb = Dwarven Fire Bomb
runebound-card-alchemists_flash_bomb = Alchemist’s Flash Bomb
runebound-card-healing_draught = Healing Draught
runebound-card-vigour_tonic = Vigour Tonic
runebound-card-draught_of_giant_strength = Draught of Giant Strength
runebound-card-scroll_of_recall = Scroll of Recall

# Allies
runebound-card-prince_gardun = Prince Gardun
runebound-card-lord_loren = Lord Loren
runebound-card-burning_priest = Burning Priest
runebound-card-ingan_the_bold = Ingan the Bold
runebound-card-kirion_drake_blood = Kirion Drake-Blood
runebound-card-veteran_pikeman = Veteran Pikeman
runebound-card-poacher_of_the_whispering_forest = Poacher of the Whispering Forest
runebound-card-apprentice_rune_caster = Apprentice Rune-Caster
runebound-card-river_pilot = River Pilot
runebound-card-mule_driver = Mule Driver
runebound-card-field_surgeon = Field Surgeon
runebound-card-hill_clan_scout = Hill-Clan Scout
runebound-card-shieldmaiden_of_dawnsmoor = Shieldmaiden of Dawnsmoor
runebound-card-dwarf_siege_gunner = Dwarf Siege-Gunner
runebound-card-frostgate_marksman = Frostgate Marksman
runebound-card-storm_adept = Storm Adept
runebound-card-greyhaven_arcanist = Greyhaven Arcanist
runebound-card-nerekhall_cutpurse = Nerekhall Cutpurse
runebound-card-sworn_bodyguard = Sworn Bodyguard
runebound-card-tame_griffon = Tame Griffon

# Green adventures
runebound-card-toll_bridge_bandits = Toll-Bridge Bandits
    .number = plural
runebound-card-lair_of_cursed_spiders = Lair of Cursed Spiders
runebound-card-ferrox_on_the_prowl = Ferrox on the Prowl
runebound-card-reed_lurkers = Reed Lurkers
    .number = plural
runebound-card-restless_bones = Restless Bones
    .number = plural
runebound-card-goblin_slingers = Goblin Slingers
    .number = plural
runebound-card-barrow_robbers = Barrow Robbers
    .number = plural
runebound-card-tusked_charger = Tusked Charger
runebound-card-hedge_conjurer = Hedge Conjurer
runebound-card-young_river_troll = Young River Troll
runebound-card-highway_duellist = Highway Duellist
runebound-card-razorwing_pair = Razorwing Pair
runebound-card-sir_farrows_pickets = Sir Farrow’s Pickets
    .number = plural
runebound-card-toothed_coffer = Toothed Coffer
runebound-card-marsh_wisp = Marsh Wisp
runebound-card-smugglers_barge = Smugglers’ Barge
runebound-card-winter_wolves = Winter Wolves
    .number = plural
runebound-card-wyrm_cult_initiate = Wyrm-Cult Initiate
runebound-card-cracked_stone_idol = Cracked Stone Idol
runebound-card-kobold_fire_throwers = Kobold Fire-Throwers
    .number = plural
runebound-card-tavern_rumours = Tavern Rumours
runebound-card-autumn_rains = Autumn Rains
runebound-card-harvest_fair = Harvest Fair
runebound-card-outlaws_on_the_highway = Outlaws on the Highway
runebound-card-the_banners_are_raised = The Banners Are Raised
runebound-card-stranded_pedlar = Stranded Pedlar
runebound-card-overgrown_shrine = Overgrown Shrine
runebound-card-cliff_nest = Cliff Nest
runebound-card-ford_in_flood = Ford in Flood
runebound-card-runaway_squire = Runaway Squire

# Yellow adventures
runebound-card-ogre_at_the_gate = Ogre at the Gate
runebound-card-mistress_of_the_ferrox = Mistress of the Ferrox
runebound-card-death_witch = Death Witch
runebound-card-wyvern_scout = Wyvern Scout
runebound-card-barrow_wight = Barrow Wight
runebound-card-outriders_of_sir_farrow = Outriders of Sir Farrow
runebound-card-beastman_warband = Beastman Warband
runebound-card-shade_of_the_hanging_woods = Shade of the Hanging Woods
runebound-card-blackthorn_strider = Blackthorn Strider
runebound-card-manticore = Manticore
runebound-card-razorwing_brood_mother = Razorwing Brood-Mother
runebound-card-outcast_sapper = Outcast Sapper
runebound-card-naga_seer = Naga Seer
runebound-card-cave_basilisk = Cave Basilisk
runebound-card-necromancers_apprentice = Necromancer’s Apprentice
runebound-card-crag_giant = Crag Giant
runebound-card-veiled_assassin = Veiled Assassin
runebound-card-dragon_cult_zealots = Dragon-Cult Zealots
    .number = plural
runebound-card-rusted_sentinel = Rusted Sentinel
runebound-card-refugees_on_the_road = Refugees on the Road
runebound-card-no_more_business_as_usual = No More Business as Usual
runebound-card-dragonfire_in_the_sky = Dragonfire in the Sky
runebound-card-grave_fog = Grave-Fog
runebound-card-a_matter_of_honor = A Matter of Honor
runebound-card-the_blind_diviner = The Blind Diviner
runebound-card-a_runesmiths_debt = A Runesmith’s Debt
runebound-card-collapsed_mine = Collapsed Mine
runebound-card-masked_revel = Masked Revel

# Blue adventures
runebound-card-drake_of_the_ashen_hills = Drake of the Ashen Hills
runebound-card-barrow_king = Barrow King
runebound-card-stormcaller_roc = Stormcaller Roc
runebound-card-deep_troll_chieftain = Deep Troll Chieftain
runebound-card-lich_of_the_drowned_tower = Lich of the Drowned Tower
runebound-card-black_knight_of_the_dragon_host = Black Knight of the Dragon Host
runebound-card-medusa_queen = Medusa Queen
runebound-card-elder_naga = Elder Naga
runebound-card-frost_giant_reaver = Frost Giant Reaver
runebound-card-chimera = Chimera
runebound-card-wyrm_blooded_champion = Wyrm-Blooded Champion
runebound-card-crimson_forest_horror = Crimson Forest Horror
runebound-card-iron_colossus = Iron Colossus
runebound-card-ghost_fleet_of_the_eastwater = Ghost Fleet of the Eastwater
runebound-card-hydra_spawn = Hydra Spawn
runebound-card-kin_slayer_assassin = Kin-Slayer Assassin
runebound-card-broken_crag_behemoth = Broken-Crag Behemoth
runebound-card-fallen_runemaster = Fallen Runemaster
runebound-card-sphinx_of_the_bitter_downs = Sphinx of the Bitter Downs
runebound-card-sir_farrow_marches = Sir Farrow Marches
runebound-card-call_down_the_inferno = Call Down the Inferno
runebound-card-the_necromancers_ritual = The Necromancer’s Ritual
runebound-card-dragon_hoard_unwatched = Dragon Hoard Unwatched
runebound-card-council_of_the_free_towns = Council of the Free Towns
runebound-card-forgotten_armoury = Forgotten Armoury
runebound-card-well_of_visions = Well of Visions

# Red adventures
runebound-card-high_lord_margath = High Lord Margath
runebound-card-skeleton_of_margath = Skeleton of Margath
runebound-card-the_slumbering_dragonlord = The Slumbering Dragonlord
runebound-card-dragonlord_oskareth_the_cinder_crown = Dragonlord Oskareth, the Cinder Crown
runebound-card-dragonlord_vethrixa_mother_of_frost = Dragonlord Vethrixa, Mother of Frost
runebound-card-dragonlord_maugrin_the_grave_wyrm = Dragonlord Maugrin, the Grave Wyrm
runebound-card-dragonlord_ythaliss_storm_above_forge = Dragonlord Ythaliss, Storm Above Forge
runebound-card-dragonlord_korvash_breaker_of_walls = Dragonlord Korvash, Breaker of Walls
runebound-card-dragonlord_ezzarul_whisperer_of_runes = Dragonlord Ezzarul, Whisperer of Runes
runebound-card-dragonlord_sarrowyn_the_veiled_coil = Dragonlord Sarrowyn, the Veiled Coil
runebound-card-dragonlord_hragnir_tusk_of_the_crags = Dragonlord Hragnir, Tusk of the Crags
runebound-card-dragonlord_ilmathrae_silver_tyrant = Dragonlord Ilmathrae, Silver Tyrant
runebound-card-dragonlord_nessarath_the_drowner = Dragonlord Nessarath, the Drowner
runebound-card-dragonlord_urthane_sun_eater = Dragonlord Urthane, Sun-Eater
runebound-card-dragonlord_calderax_heart_of_coals = Dragonlord Calderax, Heart of Coals
runebound-card-dragonlord_phaedrim_the_hollow_king = Dragonlord Phaedrim, the Hollow King
runebound-card-vorakesh_the_necromancer = Vorakesh the Necromancer
runebound-card-sir_farrow_general_of_the_dead = Sir Farrow, General of the Dead
runebound-card-guardian_of_the_rune_vault = Guardian of the Rune Vault
runebound-card-the_dragonguard_host = The Dragonguard Host
runebound-card-the_sky_burns = The Sky Burns
runebound-card-the_high_lord_stirs = The High Lord Stirs
runebound-card-rune_reader_of_nerekhall = Rune-Reader of Nerekhall
runebound-card-margaths_messenger = Margath’s Messenger
runebound-card-the_last_dragonsmith = The Last Dragonsmith

# Doom deck
runebound-card-ash_on_the_wind = Ash on the Wind
runebound-card-columns_of_refugees = Columns of Refugees
runebound-card-looted_granaries = Looted Granaries
runebound-card-the_dead_rise = The Dead Rise
runebound-card-a_town_stands_firm = A Town Stands Firm
runebound-card-burning_bridges = Burning Bridges
runebound-card-black_banners = Black Banners
runebound-card-a_hero_is_asked_for = A Hero Is Asked For
runebound-card-dragon_over_the_road = Dragon Over the Road
runebound-card-scattered_treasures = Scattered Treasures
runebound-card-broken_courage = Broken Courage
runebound-card-the_horns_fall_silent = The Horns Fall Silent

# The Huntmaster’s retinue
runebound-card-grey_hounds_of_the_hunt = Grey Hounds of the Hunt
runebound-card-the_beater = The Beater
runebound-card-the_fowler = The Fowler
runebound-card-the_trapper = The Trapper
runebound-card-the_hex_binder = The Hex-Binder
runebound-card-the_horned_rider = The Horned Rider
runebound-card-the_pale_falconer = The Pale Falconer
runebound-card-the_huntmaster = The Huntmaster

# Towns and regions
runebound-town-frostgate = Frostgate
runebound-town-dawnsmoor = Dawnsmoor
runebound-town-greyhaven = Greyhaven
runebound-town-forge = Forge
runebound-town-tamalir = Tamalir
runebound-town-nerekhall = Nerekhall
runebound-town-riverwatch = Riverwatch
runebound-town-vynelvale = Vynelvale
runebound-region-shadow_peaks = Shadow Peaks
runebound-region-mountains_of_despair = Mountains of Despair
runebound-region-bitter_downs = Bitter Downs
runebound-region-ashen_hills = Ashen Hills
runebound-region-broken_crags = Broken Crags
runebound-region-crimson_forest = Crimson Forest
runebound-region-whispering_forest = Whispering Forest
runebound-region-hanging_woods = Hanging Woods
runebound-region-blackthorn_grove = Blackthorn Grove
runebound-region-gloamfen = Gloamfen

# Joining words
runebound-and = { $first } and { $last }
runebound-or = { $first } – or { $last }
runebound-comma = { $first }, { $last }
runebound-then = { $first }, { $last }
runebound-semicolon = { $first }; { $last }
runebound-somewhere = somewhere
runebound-hidden-card = a card

# Icons in plain words, for buttons
runebound-icon-gold = gold
runebound-icon-wound = { $amount ->
    [one] wound
   *[other] wounds
  }
runebound-icon-exhaustion = exhaustion
runebound-icon-threat = { $amount ->
    [one] threat counter
   *[other] threat counters
  }
runebound-icon-life = life
runebound-icon-stamina = stamina
# The form “also”: the attribute behind whose name the icon is not read
runebound-icon-ranged = ranged
    .also = Mind
runebound-icon-melee = melee
    .also = Body
runebound-icon-magic = magic
    .also = Spirit
runebound-icon-d20 = die
runebound-icon-adventure = { $amount ->
    [one] adventure counter
   *[other] adventure counters
  }
runebound-icon-experience = experience
runebound-icon-rune = { $amount ->
    [one] Dragon Rune
   *[other] Dragon Runes
  }
runebound-icon-artifact = { $amount ->
    [one] item
   *[other] items
  }
runebound-icon-ally = { $amount ->
    [one] ally
   *[other] allies
  }
runebound-icon-trophy = { $amount ->
    [one] challenge defeated
   *[other] challenges defeated
  }
runebound-icon-road = road
runebound-icon-plains = plains
runebound-icon-hills = hills
runebound-icon-forest = forest
runebound-icon-mountain = mountain
runebound-icon-swamp = swamp
runebound-icon-river = river
runebound-icon-town = town
runebound-icon-escape = escape
runebound-icon-doom = doom
runebound-icon-market = market

# Lands
runebound-terrain-road = road
runebound-terrain-plains = plains
runebound-terrain-hills = hills
runebound-terrain-forest = forest
runebound-terrain-mountain = mountain
runebound-terrain-swamp = swamp
runebound-terrain-river = river
runebound-terrain-town = town
runebound-the-road = the road
runebound-the-plains = the plains
runebound-the-hills = the hills
runebound-the-forest = the forest
runebound-the-mountain = the mountain
runebound-the-swamp = the swamp
runebound-the-river = the river
runebound-place = { $land } ({ $region })
runebound-near = { $land } near { $town }

# Phases, attributes, skills, kinds
runebound-phase-before_combat = Before combat
runebound-phase-escape = Escape
runebound-phase-ranged = Ranged
runebound-phase-melee = Melee
runebound-phase-magic = Magic
runebound-attribute = { $name }~{ $icon }
runebound-attribute-mind = Mind
runebound-attribute-body = Body
runebound-attribute-spirit = Spirit
runebound-skill-climb = climb
runebound-skill-diplomacy = diplomacy
runebound-skill-swim = swim
runebound-skill-hide = hide
runebound-skill-notice = notice
runebound-skill-lore = lore
runebound-skill-dodge = dodge
runebound-skill-endurance = endurance
runebound-skill-resist = resist
runebound-skill-escape = escape
runebound-sort-life = Life
runebound-sort-stamina = Stamina
runebound-sort-ranged = Ranged
runebound-sort-melee = Melee
runebound-sort-magic = Magic
runebound-sort-weapon = Weapon
runebound-sort-armor = Armor
runebound-sort-rune = Rune
runebound-sort-artifact = Artifact
runebound-sort-potion = Potion
runebound-sort-ally = Ally

# Lines of type under the names of cards
runebound-type-item = { $type } · { $subtype }
runebound-type-tags = { $type } · { $tags }
runebound-type-hero = Hero
runebound-type-ally = Ally
runebound-type-challenge = Challenge
runebound-type-retinue = Retinue
runebound-type-event = Event { $number }
runebound-type-encounter = Encounter
runebound-type-doom = Doom
runebound-subtype-amulet = amulet
runebound-subtype-axe = axe
runebound-subtype-belt = belt
runebound-subtype-body = body
runebound-subtype-bomb = bomb
runebound-subtype-boots = boots
runebound-subtype-bow = bow
runebound-subtype-cloak = cloak
runebound-subtype-crossbow = crossbow
runebound-subtype-crown = crown
runebound-subtype-crystal = crystal
runebound-subtype-dagger = dagger
runebound-subtype-draught = draught
runebound-subtype-gauntlets = gauntlets
runebound-subtype-horn = horn
runebound-subtype-mace = mace
runebound-subtype-mirror = mirror
runebound-subtype-ring = ring
runebound-subtype-rune = rune
runebound-subtype-scroll = scroll
runebound-subtype-shield = shield
runebound-subtype-sling = sling
runebound-subtype-spear = spear
runebound-subtype-staff = staff
runebound-subtype-sword = sword
runebound-subtype-tool = tool
runebound-subtype-wand = wand
runebound-tag-beast = beast
runebound-tag-construct = construct
runebound-tag-cultist = cultist
runebound-tag-dragonkin = dragonkin
runebound-tag-dragonlord = dragonlord
runebound-tag-ferrox = ferrox
runebound-tag-giant = giant
runebound-tag-goblin = goblin
runebound-tag-margath = margath
runebound-tag-necromancer = necromancer
runebound-tag-ogre = ogre
runebound-tag-plant = plant
runebound-tag-razorwing = razorwing
runebound-tag-spirit = spirit
runebound-tag-troll = troll
runebound-tag-undead = undead
runebound-tag-witch = witch

# What effects say: clauses
runebound-counters = { $number ->
    [one] adventure counter
   *[other] adventure counters
  }
runebound-effect-challenge_defeated = the challenge is defeated without combat
runebound-effect-auto_escape = the escape succeeds without a roll
runebound-effect-win_game = you win the game
runebound-effect-keep_rune = keep this card: it is a Dragon Rune
runebound-effect-keep_card = keep this card; discard it later to defeat a { $tag } challenge
runebound-effect-gain_gold = gain { $value }~{ICON("gold")}
runebound-effect-lose_gold = lose { $value }~{ICON("gold")}
runebound-effect-draw_market = { $keep ->
    [0] draw { $value } market cards; you may buy one
   *[other] draw { $value } market cards and keep { $keep } for free
  }
runebound-effect-draw_ally = reveal market cards until you find an ally; you may hire it for { $less }~{ICON("gold")} less
runebound-effect-gain_counter = { $colour ->
    [green] gain { $value } green { $counters }
    [yellow] gain { $value } yellow { $counters }
    [blue] gain { $value } blue { $counters }
   *[red] gain { $value } red { $counters }
  }
runebound-effect-gain_experience = gain an experience counter of your choice
runebound-effect-reveal = look at the top card of an adventure deck; leave it or put it on the bottom
runebound-effect-take_wounds = { $who ->
    [hero_and_allies] your hero and each ally take { $value }~{ICON("wound")}
    [all_heroes] every hero takes { $value }~{ICON("wound")}
   *[hero] your hero takes { $value }~{ICON("wound")}
  }
runebound-effect-take_exhaustion = { $who ->
    [hero_and_allies] your hero and each ally take { $value }~{ICON("exhaustion")}
    [all_heroes] every hero takes { $value }~{ICON("exhaustion")}
   *[hero] your hero takes { $value }~{ICON("exhaustion")}
  }
runebound-effect-inflict_wounds = the enemy takes { $value }~{ICON("wound")}
runebound-effect-cancel_wounds = { $who ->
    [hero_or_ally] cancel up to { $value }~{ICON("wound")} dealt to your hero or an ally
   *[hero] cancel up to { $value }~{ICON("wound")} dealt to your hero
  }
runebound-effect-cover = takes up to { $value }~{ICON("wound")} instead of your hero
runebound-effect-sacrifice = discard this ally to cancel all {ICON("wound")} of a failed roll
runebound-effect-heal_wounds = { $who ->
    [hero_or_ally] heal { $value }~{ICON("wound")} from your hero or an ally
    [hero_and_allies] heal { $value }~{ICON("wound")} from your hero and each ally
    [all_heroes] heal { $value }~{ICON("wound")} from every hero
   *[hero] heal { $value }~{ICON("wound")} from your hero
  }
runebound-effect-heal_all = { $who ->
    [hero_or_ally] heal all {ICON("wound")} and {ICON("exhaustion")} from your hero or an ally
    [hero_and_allies] heal all {ICON("wound")} and {ICON("exhaustion")} from your hero and each ally
   *[hero] heal all {ICON("wound")} and {ICON("exhaustion")} from your hero
  }
runebound-effect-recover_exhaustion = { $who ->
    [hero_or_ally] remove { $value }~{ICON("exhaustion")} from your hero or an ally
    [hero_and_allies] remove { $value }~{ICON("exhaustion")} from your hero and each ally
   *[hero] remove { $value }~{ICON("exhaustion")} from your hero
  }
runebound-effect-magic_strike = make a {ICON("magic")} attack that deals 1~{ICON("wound")} for each {ICON("exhaustion")} you pay
runebound-effect-reroll = { $what ->
    [movement] reroll any movement dice
   *[defence] reroll a failed defence
  }
runebound-effect-move_instead = move up to { $value } spaces of any land instead of rolling dice
runebound-effect-teleport = { $when ->
    [knockout] wake in any standing town instead of the nearest
   *[before_moving] go to any standing town instead of rolling dice
  }
runebound-effect-add_threat = add { $value }~{ICON("threat")}
runebound-effect-remove_threat = remove up to { $value }~{ICON("threat")}
runebound-effect-protect_town = the next town that would fall is spared
runebound-effect-fight_card = fight { $card } now, wherever that card is: { $special }
runebound-effect-choose = choose: { $options }
runebound-effect-free_symbol = one extra movement die showing { $symbol }
runebound-effect-wild_symbol = each { $symbol } on your dice counts as any land
runebound-effect-symbol_as = { $symbol } on a die also counts as { $counts_as }
runebound-effect-any_symbol_enters = any symbol can enter { $terrain }
runebound-effect-enter_exhaustion = entering { $terrain } gives a hero { $value }~{ICON("exhaustion")}
runebound-effect-end_on_gold = ending a move on { $terrain } costs a hero { $value }~{ICON("gold")}
runebound-effect-attack_bonus = { $phase ->
    [any] { $signed } to attacks in one phase
    [each] { $signed } to all attacks
   *[one] { $signed } to { $icon } attacks
  }
runebound-effect-defend_bonus = { $phase ->
    [any] { $signed } to defence in one phase
    [each] { $signed } to all defence
   *[one] { $signed } to { $icon } defence
  }
runebound-effect-roll_bonus = { $phase ->
    [any] { $signed } to your hero’s next combat roll
    [each] { $signed } to all combat rolls
   *[one] { $signed } to { $icon } combat rolls
  }
runebound-effect-first_roll_bonus = { $signed } to the first combat roll
runebound-effect-damage_bonus = { $phase ->
    [any] { $signed }~{ICON("wound")} from hits in one phase
    [each] { $signed }~{ICON("wound")} from every hit
   *[one] { $signed }~{ICON("wound")} from { $icon } hits
  }
runebound-effect-target_mod = { $phase ->
    [any] { $signed } to the target number of one phase
    [each] { $signed } to all target numbers
   *[one] { $signed } to the { $icon } target number
  }
runebound-effect-escape_bonus = { $signed } to escape
runebound-effect-per_item_penalty = { $signed } to the first combat roll for each { $item } you have
runebound-effect-attack_twice = your hero may attack in two phases of this round
runebound-effect-ally_attack_all = can attack in a phase even if another figure attacks too
runebound-effect-forbid = { $what ->
    [armor] armor has no effect
    [runes] runes have no effect
    [allies] allies can’t attack
    [activation] cards can’t be activated
    [escape] no escape
   *[cancel] {ICON("wound")} can’t be cancelled
  }
runebound-effect-reflect = { $phase ->
    [any] each time a combat roll hurts your hero, the enemy takes { $value }~{ICON("wound")}
    [each] each time a combat roll hurts your hero, the enemy takes { $value }~{ICON("wound")}
   *[one] each time a { $icon } roll hurts your hero, the enemy takes { $value }~{ICON("wound")}
  }
runebound-effect-drain = each time it deals damage, the challenge heals { $value }~{ICON("wound")}
runebound-effect-regenerate = from round 2, the challenge heals { $value }~{ICON("wound")} each round
runebound-effect-exhaust_as_wound = {ICON("exhaustion")} dealt by the challenge counts as {ICON("wound")}
runebound-effect-skill_bonus = { $signed } to { $skill }
runebound-effect-test_bonus = { $attribute ->
    [mind] { $signed } to Mind tests
    [body] { $signed } to Body tests
    [spirit] { $signed } to Spirit tests
   *[any] { $signed } to this test
  }
runebound-effect-life_bonus = { $signed }~{ICON("life")}
runebound-effect-stamina_bonus = { $signed }~{ICON("stamina")}
runebound-effect-discount = { $kind ->
    [item] items cost { $value }~{ICON("gold")} less
    [ally] allies cost { $value }~{ICON("gold")} less
   *[any] items and allies cost { $value }~{ICON("gold")} less
  }
runebound-effect-cost_mult = { $kind ->
    [item] items cost { $value ->
        [2] twice
       *[other] { $value } times
      } as much
    [ally] allies cost { $value ->
        [2] twice
       *[other] { $value } times
      } as much
   *[any] items and allies cost { $value ->
        [2] twice
       *[other] { $value } times
      } as much
  }
runebound-effect-sell_bonus = items sell for { $value }~{ICON("gold")} more, up to their cost
runebound-effect-extra_draw = { $value ->
    [one] reveal 1 extra market card each time you visit a market
   *[other] reveal { $value } extra market cards each time you visit a market
  }
runebound-effect-heal_price = 1~{ICON("gold")} heals { $value }~{ICON("wound")}
runebound-effect-close_market = nothing can be bought in the town nearest this hero until the next Doom card
runebound-effect-threat_roll_mod = { $signed } to threat rolls that count

# Skill tests and abilities
runebound-test = test { $attribute } ({ $skill }) against { $target }
runebound-test-short = { $attribute } ({ $skill }) against { $target }
runebound-test-success = success: { $effects }
runebound-test-failure = failure: { $effects }
runebound-ability = { $when }: { $effects }
runebound-ability-cost = { $when }, { $cost }: { $effects }
runebound-ability-limit = { $ability } ({ $limit })
runebound-limit-once_per_turn = once a turn
runebound-limit-once_per_combat = once a combat
runebound-limit-once_per_round = once a round
runebound-limit-none = as often as you can pay
runebound-limit-before_combat_and_each_round = once before combat, then once a round
runebound-cost-activate = activate
runebound-cost-any = X~{ICON("exhaustion")}
runebound-cost-exhaustion = { $amount }~{ICON("exhaustion")}
runebound-cost-discard = discard
runebound-when-always = Always
runebound-when-before_moving = Before moving
runebound-when-movement = After rolling to move
runebound-when-before_combat = Before combat
runebound-when-round = In a combat round
runebound-when-combat_roll = Before a combat roll
runebound-when-escape = Escape
runebound-when-ranged = Ranged phase
runebound-when-melee = Melee phase
runebound-when-magic = Magic phase
runebound-when-any_phase = Any combat phase
runebound-when-on_hit = { $timing ->
    [ranged] After your hero’s ranged hit
    [melee] After your hero’s melee hit
    [magic] After your hero’s magic hit
   *[other] After your hero’s hit
  }
runebound-when-on_wounds = { $timing ->
    [none] When wounds are dealt
   *[any_phase] When wounds are dealt in combat
  }
runebound-when-on_win = After a win
runebound-when-skill_test = Skill test
runebound-when-market = Market
runebound-when-end_of_turn = End of turn
runebound-when-knockout = When knocked out
runebound-no-escape = You can’t escape from it
runebound-before-combat = Before combat: { $effects }
runebound-on-play = At once: { $effects }
runebound-reward = Reward: { $things }
runebound-reward-gold = { $gold }~{ICON("gold")}
runebound-card-head = { $card } · { $type }
runebound-card-plain = No ability

# Options of the new-game screen
runebound-option-threat = Threat difficulty
runebound-option-threat-help = A town falls when the threat roll plus the threat counters reach this number. Lower is harder.
runebound-option-threat-10 = 10
runebound-option-threat-11 = 11
runebound-option-threat-12 = 12
runebound-option-threat-13 = 13
runebound-option-threat-14 = 14
runebound-option-threat-15 = 15
runebound-option-threat-16 = 16
runebound-option-threat-17 = 17
runebound-option-threat-18 = 18
runebound-option-threat-19 = 19
runebound-option-threat-20 = 20
runebound-option-threat-21 = 21
runebound-option-threat-22 = 22
runebound-option-threat-23 = 23
runebound-option-threat-24 = 24
runebound-option-threat-25 = 25
runebound-option-threat-26 = 26
runebound-option-threat-27 = 27
runebound-option-threat-28 = 28
runebound-option-threat-29 = 29
runebound-option-threat-30 = 30
runebound-option-doom_deck = Doom deck
runebound-option-doom_deck-help = Each fallen town draws a Doom card.
runebound-option-doom_deck-on = On
runebound-option-doom_deck-off = Off
runebound-option-huntmaster = The Huntmaster’s retinue
runebound-option-huntmaster-help = One of the Huntmaster’s foes moves into each fallen town and attacks anyone who ends a move next to it.
runebound-option-huntmaster-on = On
runebound-option-huntmaster-off = Off
runebound-option-core84 = Small adventure decks
runebound-option-core84-help = Uses the 84 cards of the base set instead of all 109.
runebound-option-core84-on = 84 cards
runebound-option-core84-off = All 109 cards
runebound-option-heroes = Heroes
runebound-option-heroes-help = Dealt: each player gets a random hero. Chosen: after the deal everyone may take another hero instead; whoever begins chooses last.
runebound-option-heroes-dealt = Dealt
runebound-option-heroes-chosen = Chosen
runebound-option-counter_values = Value of adventure counters
runebound-option-counter_values-help = When buying experience, each counter is worth 1, or 1 to 4 by its colour.
runebound-option-counter_values-flat = 1 each
runebound-option-counter_values-colour = 1 to 4 by colour
runebound-option-event_refreshes = Events refresh adventures
runebound-option-event_refreshes-help = When an Event is drawn, empty spaces with a star get their adventure counter back.
runebound-option-event_refreshes-on = On
runebound-option-event_refreshes-off = Off
runebound-option-draw_after_event = Draw again after an Event
runebound-option-draw_after_event-help = After an Event, draw another card on the same space.
runebound-option-draw_after_event-on = On
runebound-option-draw_after_event-off = Off
runebound-option-attack_in_town = Attacks in towns
runebound-option-attack_in_town-help = Whether heroes may attack each other in towns.
runebound-option-attack_in_town-on = Allowed
runebound-option-attack_in_town-off = Forbidden

# The top bar and the score sheet
runebound-round = Round { $round } · most runes { $runes } of { $end }
runebound-source-defeated_green = Green foes defeated
runebound-source-defeated_yellow = Yellow foes defeated
runebound-source-defeated_blue = Blue foes defeated
runebound-source-defeated_red = Red foes defeated
runebound-source-defeated_retinue = Retinue foes defeated
runebound-source-runes = Dragon Runes
runebound-source-experience = Experience counters
runebound-source-gold = Gold
runebound-source-final_foe = High Lord Margath has fallen
runebound-source-threat = the last town has fallen

# The sheet of a seat
runebound-strength = { $name } { $value }
runebound-of = { $have }/{ $need }
runebound-no-items = No items yet: buy them in towns
runebound-kept = Kept
runebound-tip-strength = { $phase }: { $attack } to attacks, { $defence } to defence, a hit deals { $damage }~{ICON("wound")}. { $name } { $value } for skill tests
runebound-tip-life = Life { $total }, { $count }~{ICON("wound")}: knocked out at { $total }
runebound-tip-stamina = Stamina { $total }, { $count }~{ICON("exhaustion")}: anything over { $total } becomes wounds
runebound-tip-gold = { $gold } gold
runebound-tip-counters = { $colour ->
    [green] Green adventure counters: { $count }. Spend them on experience
    [yellow] Yellow adventure counters: { $count }. Spend them on experience
    [blue] Blue adventure counters: { $count }. Spend them on experience
   *[red] Red adventure counters: { $count }. Spend them on experience
  }
runebound-tip-experience = Your next pair of experience counters costs { $price } in adventure counters
runebound-tip-experience-have = Experience: { $kinds }
runebound-tip-runes = Dragon Runes: { $runes } of the { $need } needed to win

# Panels of the other seats
runebound-panel = { $hero } · { $place }
runebound-panel-counters = Adventure counters
runebound-panel-items = Items
runebound-panel-allies = Allies
runebound-panel-experience = Experience counters
runebound-panel-defeated = Challenges defeated
runebound-panel-strength = { $phase }: { $bonus } to attacks, a hit deals { $damage }~{ICON("wound")}

# Combat, tests, dice
runebound-need = { $need }+
runebound-need-never = –
runebound-percent = { $percent }%
runebound-deals = hit { $amount }~{ICON("wound")}
runebound-takes = miss { $amount }~{ICON("wound")}
runebound-attacked = has attacked
runebound-in-force = Active: { $effects }
runebound-combat-title = { $round ->
    [0] { $hero } against { $foe }
   *[other] { $hero } against { $foe } · round { $round }
  }
runebound-combat-attack = { $round ->
    [0] { $hero } attacks { $foe }
   *[other] { $hero } attacks { $foe } · round { $round }
  }
runebound-combat-rune = { $seat } defeats { $foe }
runebound-combat-runes = { $have } of { $need } Dragon Runes
runebound-combat-roll-of = { $figure }: { $line }
runebound-combat-won = You defeated { $foe }
runebound-combat-lost = You lost to { $foe }
runebound-combat-escaped = You escaped { $foe }
runebound-tip-phase-before_combat = Before combat: the card’s text takes effect, and you may use abilities
runebound-tip-phase-escape = Escape: a Mind test against the ranged number; each failure costs a wound
runebound-tip-phase-ranged = Ranged: one figure attacks, or your hero defends
runebound-tip-phase-melee = Melee: one figure attacks, or your hero defends
runebound-tip-phase-magic = Magic: one figure attacks, or your hero defends

# Cards and tiles laid over the board
runebound-laid-drawn = Drawn from the market deck
runebound-laid-prize = { $loser }’s cards and gold
runebound-laid-heroes = Choose another hero?
runebound-laid-experience = A pair costs { $price }; you have { $purse } in adventure counters
runebound-laid-kind = Choose an experience counter
runebound-raises = { $kind } +{ $value }

# Market and trade
runebound-market-title = Market of { $town }
runebound-market-counter = Bring items here to sell them, wounds to heal them
runebound-market-heals = 1~{ICON("gold")} heals { $wounds }~{ICON("wound")}
runebound-market-empty = Nothing is for sale
runebound-market-how = Choose a card to buy it
runebound-market-none = You can’t buy any of these cards now
runebound-market-closed = Doom has closed this market
runebound-trade-title = Trade with { $name }
runebound-trade-between = { $name } and { $other } trade
runebound-trade-fits = Propose it: { $name } can agree, decline or make a counter-offer.
runebound-trade-side = { $name } gives
runebound-trade-gold = { $amount }~{ICON("gold")}
runebound-trade-nothing = nothing
runebound-trade-step = { $signed }~{ICON("gold")}

# Questions
runebound-ask-move = Roll the dice, or walk one space
runebound-ask-move-by-dice = { $ways ->
    [0] No die leads any further
   *[other] Move your hero
  }
runebound-ask-pick-dice = Choose dice to reroll, then confirm
runebound-ask-flight = { $left ->
    [one] Move your hero 1 more space, onto any land
   *[other] Move your hero up to { $left } spaces, over any land
  }
runebound-ask-choose-town = Which town do you go to?
runebound-ask-adventure = { $others ->
    [0] An adventure awaits you here
   *[other] What do you face here?
  }
runebound-ask-face-retinue = Which of the retinue do you fight?
runebound-ask-face-to-face = You meet { $other }
runebound-ask-offer = Your offer to { $other }
runebound-ask-counter-offer = Your counter-offer to { $other }
runebound-ask-answer = Do you accept this offer?
runebound-ask-skill-roll = Skill test: { $test }
runebound-ask-heal-figure = Who do you heal?
runebound-ask-choose-effects = { $card }: choose one
runebound-ask-choose-deck = Which adventure deck do you look at?
runebound-ask-look = Leave this card on top, or put it on the bottom?
runebound-ask-market = Market
runebound-ask-drawn = { $keep ->
    [0] You may buy one of these cards
    [one] Keep one of these cards
   *[other] Keep { $keep } of these cards
  }
runebound-ask-hire = You may hire { $ally }
runebound-ask-discard-down = You own more than allowed, so discard one
runebound-ask-buy-experience = Buy experience
runebound-ask-pay = { $amount ->
    [one] Pay 1 more in adventure counters
   *[other] Pay { $amount } more in adventure counters
  }
runebound-ask-gain-kind = Choose an experience counter
runebound-ask-choose-refreshed = Not enough counters: which spaces get one back?
runebound-ask-end-of-turn = Heal, or end your turn
runebound-ask-defeat-by-card = { $foe } – discard a kept card to defeat it, or fight
runebound-ask-before-combat = { $foe } – use abilities, or start the combat
runebound-ask-escape-phase = { $cards ->
    [0] { $foe } – fight, or try to escape
   *[other] { $foe } – fight, try to escape, or use a card
  }
runebound-ask-phase = { $attacks ->
    [0] { $cards ->
        [0] { $foe }, { $phase } – defend
       *[other] { $foe }, { $phase } – defend, or use a card
      }
   *[other] { $made ->
        [0] { $cards ->
            [0] { $foe }, { $phase } – attack or defend
           *[other] { $foe }, { $phase } – attack, defend, or use a card
          }
       *[other] { $foe }, { $phase } – attack with another figure, or go on
      }
  }
runebound-ask-after-hit = You hit { $foe }! Use an ability, or continue
runebound-ask-set-number = { $foe }, { $phase } – use abilities, then roll the number to beat
runebound-ask-strike = { $foe } – use abilities, then roll your magic strike
runebound-ask-after-win = You defeated { $foe }! Use an ability, or continue
runebound-ask-deal-wounds = { $figure } is about to take { $amount }~{ICON("wound")}. Cancel any?
runebound-ask-take-prize = Take a prize from { $loser }
runebound-ask-recall = Knocked out: use a card, or wake in the nearest town
runebound-ask-carried = Which town does your hero wake in?
runebound-ask-new-hero = Choose a new hero, or keep yours

# Things and places in the prompt
runebound-kind-hero = your hero
runebound-kind-ally = an ally
runebound-kind-other-hero = { $count ->
    [one] the other hero
   *[other] another hero
  }
runebound-kind-die = a die
runebound-kind-space = { $count ->
    [one] the highlighted space
   *[other] a space
  }
runebound-kind-town = a town
runebound-kind-card = { $count ->
    [one] the card
   *[other] a card
  }
runebound-kind-own-card = one of your cards
runebound-kind-offer = a card for sale
runebound-kind-sheet = your sheet
runebound-kind-stall = the market
runebound-kind-wound = a wound
runebound-kind-counter = a counter
runebound-kind-pair = a pair
runebound-kind-deck = a deck

# Buttons and the names of actions
runebound-do-walk = Walk to { $place }
runebound-do-step_to = Move to { $place }
runebound-do-fly = Fly to { $place }
runebound-do-teleport_to = To { $town }
runebound-do-roll = { $dice ->
    [one] Roll 1 die
   *[other] Roll { $dice } dice
  }
runebound-do-rest = { $dice ->
    [one] Roll 1, rest { $rest }
   *[other] Roll { $dice }, rest { $rest }
  }
runebound-do-rest-all = Rest { $rest }
runebound-do-stay = Stay
runebound-do-pick_die = Pick this die
runebound-do-roll_again = Reroll
runebound-do-leave_market = Leave the market
runebound-do-stop_moving = Stop moving
runebound-do-stop_moving-unmoved = Stay here
runebound-do-keep_counters = Keep my counters
runebound-do-end_turn = { $count ->
    [0] End turn
   *[other] Skip { $cards }, end turn
  }
runebound-do-use = { $card }
runebound-do-use_paying = { $card }: { $exhaustion }~{ICON("exhaustion")}
runebound-do-meet = Meet { $seat }
runebound-do-fight_retinue = Fight at { $town }
runebound-do-draw = Face the adventure
runebound-do-meet_nobody = Meet nobody
runebound-do-part_ways = Do neither
runebound-do-look_at = { $colour ->
    [green] Green deck
    [yellow] Yellow deck
    [blue] Blue deck
   *[red] Red deck
  }
runebound-do-leave = Leave on top
runebound-do-put_under = Put on the bottom
runebound-do-discard = Discard { $card }
runebound-do-ready = Start the combat
runebound-do-escape = Escape
runebound-do-escape-paid = Escape, +{ $bonus } for { $exhaustion }~{ICON("exhaustion")}
runebound-do-go_on-fight = Fight
runebound-do-go_on-phase = Next phase
runebound-do-go_on-roll = Roll
runebound-do-go_on-wake = Wake in the nearest town
runebound-do-go_on-on = Continue
runebound-do-attack = Attack: { $figure }
runebound-do-defend = Defend
runebound-do-chance = { $words } ({ $percent }%)
runebound-do-accept = Take the wounds
runebound-do-roll_test = Roll
runebound-do-roll_test-paid = Pay { $exhaustion }~{ICON("exhaustion")} for +{ $bonus }, then roll
runebound-do-buy = Buy { $card } for { $gold }~{ICON("gold")}
runebound-do-hire = Hire { $card } for { $gold }~{ICON("gold")}
runebound-do-sell = Sell { $card } for { $gold }~{ICON("gold")}
runebound-do-sell-never = Sell { $card }
runebound-do-drop = Discard { $card }
runebound-do-keep = Keep { $card }
runebound-do-heal = Heal { $figure }
runebound-do-decline = Skip
runebound-do-reject = Decline
runebound-do-take_kind = { $kind }
runebound-do-pay_counter = { $colour ->
    [green] Pay a green counter
    [yellow] Pay a yellow counter
    [blue] Pay a blue counter
   *[red] Pay a red counter
  }
runebound-do-lay_counter = { $space }
runebound-do-negotiate = Negotiate
runebound-do-attack_hero = Attack
runebound-do-give = Offer { $card }
runebound-do-ask_for = Ask for { $card }
runebound-do-back = Take { $card } back
runebound-do-change_gold-more = Give { $amount } more
runebound-do-change_gold-less = Ask for { $amount } more
runebound-do-propose = Propose
runebound-do-withdraw = Withdraw
runebound-do-agree = Agree
runebound-do-counter_offer = Counter-offer
runebound-do-wake_in = { $town }
runebound-do-take_hero = { $hero }
runebound-do-keep_hero = Keep this hero
runebound-do-take_card = Take { $card }
runebound-do-take_gold = Take all the gold
runebound-do-take_nothing = Take nothing

# Chances and previews
runebound-odds = { $chance ->
    [0] No roll is high enough
   *[other] Needs { $need }+ on the {ICON("d20")}: { $percent }%
  }
runebound-odds-both = Against the other hero’s roll: { $percent }%
runebound-odds-deals = Success deals { $amount }~{ICON("wound")}
runebound-odds-takes = Failure costs you { $amount }~{ICON("wound")}
runebound-risk = { $risk ->
    [certain] Your hero is knocked out
    [preventable] This can knock your hero out unless you cancel wounds
   *[possible] This can knock your hero out
  }
runebound-part = { $card } { $signed }
runebound-preview-buy = −{ $gold }~{ICON("gold")}, { $left }~{ICON("gold")} left
runebound-preview-sell = +{ $gold }~{ICON("gold")}
runebound-preview-heal = −1~{ICON("gold")}, heals { $wounds }~{ICON("wound")}
runebound-preview-drop = Discarded for nothing
runebound-preview-paid = X is { $amount }

# Log
runebound-log-turn = New turn
runebound-log-rest = { $amount ->
    [0] Rests
    [one] Rests once: −1~{ICON("exhaustion")} each
   *[other] Rests: −{ $amount }~{ICON("exhaustion")} each
  }
runebound-log-roll_movement = Rolls { $dice }
runebound-log-move = { $hero } moves to { $place }
runebound-log-adventure = { $deck ->
    [green] Draws the green card { $card }
    [yellow] Draws the yellow card { $card }
    [blue] Draws the blue card { $card }
   *[red] Draws the red card { $card }
  }
runebound-log-passed_over = Skips { $card }: its number is too low
runebound-log-event = Event: { $card }
runebound-log-combat = Fights { $card }
runebound-log-duel = Attacks { $other }
runebound-log-round = Combat round { $number }
runebound-log-by = {" "}· { $figure }
runebound-throw-movement = { $seat } rolls to move
runebound-throw-attack = { $figure } attacks: { $phase }
runebound-throw-defend = { $figure } defends: { $phase }
runebound-throw-number = { $figure } rolls to set the number: { $phase }
runebound-throw-escape = { $figure } tries to escape
runebound-throw-test = { $figure } tests { $skill }
runebound-throw-threat = { $seat } rolls for threat
runebound-throw-threat_missed = { $seat } rolls for threat
runebound-throw-town = Which town falls?
runebound-throw-needed-roll = Needed: { $target }
runebound-throw-needed-threat = { $seats ->
    [1] A town falls at { $target }
    [2] Only even rolls count; at { $target } a town falls
   *[other] Only multiples of { $seats } count; at { $target } a town falls
  }
runebound-sum = { $result } { $sign } { $size } = { $total }
runebound-throw-got-attack = { $came }, needed { $target }: { $success ->
    [0] missed
   *[other] hit
  }
runebound-throw-got-defend = { $came }, needed { $target }: { $success ->
    [0] wounded
   *[other] defended
  }
runebound-throw-got-escape = { $came }, needed { $target }: { $success ->
    [0] caught
   *[other] escaped
  }
runebound-throw-got-test = { $came }, needed { $target }: { $success ->
    [0] failed
   *[other] passed
  }
runebound-throw-got-number = Number to beat: { $came }
runebound-throw-got-threat = { $came }: { $falls ->
    [0] no town falls
   *[other] a town falls!
  }
runebound-throw-got-threat_missed = { $came }: nothing happens
runebound-throw-got-town = { $again ->
    [0] { $came }: { $town }
   *[other] { $came }: roll again
  }
runebound-milestone-overrun = A town falls
runebound-milestone-spared = A town is spared
runebound-milestone-doom = Doom
runebound-milestone-knocked_out = Knocked out
runebound-milestone-won = The game is won
runebound-milestone-lost = Everyone loses
runebound-log-roll-attack = { $success ->
    [0] { $phase } Misses: { $came }, needed { $target }{ $by }
   *[other] { $phase } Hits: { $came }, needed { $target }{ $by }
  }
runebound-log-roll-defend = { $success ->
    [0] { $phase } { $figure } is hit: { $came }, needed { $target }
   *[other] { $phase } { $figure } defends: { $came }, needed { $target }
  }
runebound-log-roll-number = Number to beat for { $phase }: { $came }{ $by }
runebound-log-roll-escape = { $success ->
    [0] {ICON("escape")} Is caught: { $came }, needed { $target }
   *[other] {ICON("escape")} Gets away: { $came }, needed { $target }
  }
runebound-log-roll-test = { $success ->
    [0] Fails { $skill }: { $came }, needed { $target }
   *[other] Passes { $skill }: { $came }, needed { $target }
  }
runebound-log-roll-threat = Threat roll { $came }: { $falls ->
    [0] no town falls
   *[other] a town falls!
  }
runebound-log-roll-threat_missed = Threat roll { $came }: nothing happens
runebound-log-roll = Rolls { $came } for a town
runebound-log-overcome = Overcomes { $card } without a fight
runebound-log-inflict = { $card } { FORM($card, "number") ->
    [plural] take
   *[other] takes
} { $amount }~{ICON("wound")}
runebound-log-mend = { $card } { FORM($card, "number") ->
    [plural] heal
   *[other] heals
} { $amount }~{ICON("wound")}
runebound-log-wounds = { $figure } takes { $amount }~{ICON("wound")}
runebound-log-exhaustion = { $figure } takes { $amount }~{ICON("exhaustion")}
runebound-log-cancel = { $card } { FORM($card, "number") ->
    [plural] cancel
   *[other] cancels
} { $amount }~{ICON("wound")} for { $figure }
runebound-log-heal = { $figure } removes { $things }
runebound-log-use = Uses { $card }
runebound-log-defeated = Defeats { $card }
runebound-log-undefeated = { $how ->
    [escape] Leaves { $card } undefeated
   *[knockout] Doesn’t defeat { $card }
  }
runebound-log-escaped = Escapes
runebound-log-take_counter = { $colour ->
    [green] Wins a green adventure counter
    [yellow] Wins a yellow adventure counter
    [blue] Wins a blue adventure counter
   *[red] Wins a red adventure counter
  }
runebound-log-gain_counter = { $colour ->
    [green] Gains { $amount } green { $counters }
    [yellow] Gains { $amount } yellow { $counters }
    [blue] Gains { $amount } blue { $counters }
   *[red] Gains { $amount } red { $counters }
  }
runebound-log-pay_counter = { $colour ->
    [green] Pays a green adventure counter
    [yellow] Pays a yellow adventure counter
    [blue] Pays a blue adventure counter
   *[red] Pays a red adventure counter
  }
runebound-log-experience = Buys { $kinds }
runebound-log-gain_experience = Gains { $kind }
runebound-log-ally_lost = Loses { $card }
runebound-log-gain_gold = +{ $amount }~{ICON("gold")}
runebound-log-lose_gold = −{ $amount }~{ICON("gold")}
runebound-log-buy = { $is_ally ->
    [0] Buys { $card } for { $gold }~{ICON("gold")}
   *[other] Hires { $card } for { $gold }~{ICON("gold")}
  }
runebound-log-sell = Sells { $card } for { $gold }~{ICON("gold")}
runebound-log-drop = Discards { $card }
runebound-log-lay_out = { $town } offers { $card }
runebound-log-turn_up = Reveals { $card }
runebound-log-keep = Keeps { $card }
runebound-log-look = { $deck ->
    [green] Looks at the top green adventure
    [yellow] Looks at the top yellow adventure
    [blue] Looks at the top blue adventure
   *[red] Looks at the top red adventure
  }
runebound-log-seen = You see { $card }
runebound-log-looked = { $place ->
    [leave] Leaves it on top
   *[under] Puts it on the bottom
  }
runebound-log-knocked_out = { $gold ->
    [0] { $figure } is knocked out
   *[other] { $figure } is knocked out and loses { $gold }~{ICON("gold")}
  }
runebound-log-carried = Wakes in { $town }
runebound-log-new_hero = { $figure } replaces { $before }
runebound-log-duel_won = Defeats { $other }
runebound-log-prize = Takes { $card } from { $loser }
runebound-log-prize_gold = Takes { $gold }~{ICON("gold")} from { $loser }
runebound-log-give_card = { $giver } gives { $card } to { $taker }
runebound-log-give_gold = { $giver } gives { $gold }~{ICON("gold")} to { $taker }
runebound-log-offer = Offers { $other }: { $given } for { $wanted }
runebound-log-no_trade = Declines { $other }’s offer
runebound-log-threat = { $amount ->
    [0] The threat stays at { $threat }
   *[other] The threat is now { $threat }~{ICON("threat")}
  }
runebound-log-overrun = {ICON("doom")} { $town } falls
runebound-log-protect = Protects the next town that would fall
runebound-log-spared = { $town } is spared
runebound-log-doom = {ICON("doom")} { $card }
runebound-log-retinue = { $card } { FORM($card, "number") ->
    [plural] move
   *[other] moves
} into { $town }
runebound-log-counter = { $colour ->
    [green] A green counter returns to { $space }
    [yellow] A yellow counter returns to { $space }
    [blue] A blue counter returns to { $space }
   *[red] A red counter returns to { $space }
  }
runebound-log-won = Wins the game
runebound-log-lost = The last town falls, and everyone loses

# Warnings
runebound-warn-negotiate = If you negotiate with a hero, you can’t attack them this turn.
runebound-warn-pair = You can still buy experience with your adventure counters.
runebound-warn-heal = You can still heal wounds here with gold.

# Why not
runebound-why-activated-already = You already activated a card in this step.
runebound-why-activation-barred = Cards can’t be activated against this foe.
runebound-why-allies-barred = Allies can’t attack this foe.
runebound-why-attacked-already = { $figure } has already attacked this round.
runebound-why-beyond-limit = { $kind }: you can have at most { $most }.
runebound-why-cancel-barred = Wounds can’t be cancelled in this combat.
runebound-why-combat-only = You can only use this in combat.
runebound-why-empty-offer = Nothing is offered or asked for yet.
runebound-why-face-down = Already activated: it refreshes at the start of your next turn.
runebound-why-face-down-stall = This town has fallen; its market is gone.
runebound-why-hero-in-use = Another player has this hero.
runebound-why-item-barred = Such items don’t work against this foe.
runebound-why-life-hangs-on-it = Your hero would be knocked out without it.
runebound-why-market-closed = Doom has closed this market.
runebound-why-negotiated-already = You already negotiated with this hero this turn.
runebound-why-no-attack-in-town = You can’t attack other heroes in a town.
runebound-why-no-escape = You can’t escape from this foe.
runebound-why-no-failed-defence = Only after a failed defence.
runebound-why-no-failed-roll = Only after a failed combat roll.
runebound-why-no-symbol = This die has no symbol for { $terrain }.
runebound-why-no-wounds = There are no wounds to heal.
runebound-why-none-left = { $kind }: no counters left.
runebound-why-not-adjacent = That isn’t next to your hero.
runebound-why-not-for-sale = You can only sell items.
runebound-why-not-traded = Adventure cards can’t be traded.
runebound-why-nothing-to-heal = It has nothing to heal.
runebound-why-one-attack = Only one attack per phase.
runebound-why-other-phase = Only in this phase: { $phase }.
runebound-why-other-stall = That card is in { $town }, where your hero isn’t.
runebound-why-rerolled-already = This card has already rerolled this defence.
runebound-why-same-kind = A pair must be two different kinds.
runebound-why-serves-the-hero-only = Only your hero can use this.
runebound-why-trade-beyond-limit = { $seat } would have too many. { $kind }: at most { $most }.
runebound-why-trade-deadly = { $seat }’s hero would be knocked out without it.
runebound-why-too-exhausted = { $figure } can’t take that much exhaustion: needs { $need }, has room for { $have }.
runebound-why-too-little-to-give = { $seat } has { $have } gold, not { $need }.
runebound-why-too-little-gold = Costs { $need } gold; you have { $have }.
runebound-why-town-fallen = This town has fallen; no one can enter it.
runebound-why-traded-already = You already bought or sold this card this turn.
runebound-why-used-already = Already used.
