runebound-side = Held
    .gender = m
    .acc = Helden
    .dat = Helden
runebound-sides = Helden
runebound-first-challenge = Erste besiegte Herausforderung
runebound-first-knockout = Zum ersten Mal bewusstlos
    .gender = pl
runebound-card-red_scorpion = Roter Skorpion
    .acc = Roten Skorpion
    .dat = Rotem Skorpion
runebound-card-one_fist = Einfaust
runebound-card-mad_carthos = Carthos der Irre
    .acc = Carthos den Irren
    .dat = Carthos dem Irren
runebound-card-mordrog = Mordrog
runebound-card-spiritspeaker_mok = Geistersprecher Mok
runebound-card-corbin = Corbin
runebound-card-isaura_fenwick = Isaura Fenwick
runebound-card-thessaly_vane = Thessaly Vane
runebound-card-brannoc_tidewalker = Brannoc Flutgänger
runebound-card-sister_odalys = Schwester Odalys
runebound-card-kestrel_hale = Kestrel Hale
runebound-card-garrick_ironmantle = Garrick Eisenmantel

runebound-card-black_dagger = Schwarzer Dolch
runebound-card-militia_spear = Speer der Miliz
runebound-card-hunters_sling = Jagdschleuder
runebound-card-ash_longbow = Eschenlangbogen
runebound-card-footmans_sword = Soldatenschwert
runebound-card-woodcutters_axe = Holzfälleraxt
runebound-card-novices_wand = Novizenstab
runebound-card-repeating_crossbow = Repetierarmbrust
runebound-card-flanged_mace = Klingenkolben
runebound-card-duelling_rapier = Duellrapier
runebound-card-emberwand = Funkenstab
runebound-card-throwing_hatchets = Wurfbeile
runebound-card-dwarven_greataxe = Zwergengroßaxt
runebound-card-lightning_mace = Blitzkeule
runebound-card-galewind_bow = Sturmwindbogen
runebound-card-staff_of_embers = Glutstab
runebound-card-mace_of_kellos = Keule des Kellos
runebound-card-blade_of_the_old_kings = Klinge der alten Könige
runebound-card-serpent_longbow = Schlangenlangbogen
runebound-card-rod_of_storms = Zepter der Stürme
runebound-card-leather_jerkin = Lederwams
runebound-card-chainmail = Kettenhemd
runebound-card-westerian_shell_shield = Westerischer Muschelschild
runebound-card-ghost_armor = Geisterrüstung
runebound-card-gauntlets_of_grip = Panzerfäuste
runebound-card-travellers_mantle = Reiseumhang
runebound-card-wyrmscale_hauberk = Drachenschuppenhemd
runebound-card-shield_of_light = Lichtschild
runebound-card-rune_plate = Runenpanzer
runebound-card-teleport = Teleport
runebound-card-touch_of_death = Todesberührung
runebound-card-rune_of_cinders = Rune der Asche
runebound-card-rune_of_warding = Rune des Schutzes
runebound-card-rune_of_quickening = Rune der Eile
runebound-card-rune_of_far_sight = Rune der Weitsicht
runebound-card-rune_of_mending = Rune der Heilung
runebound-card-rune_of_binding = Rune der Fesseln
runebound-card-mirror_of_shael = Spiegel der Shael
runebound-card-wings_of_regiroth = Schwingen des Regiroth
runebound-card-staff_of_light = Stab des Lichts
runebound-card-crystal_of_tival = Kristall von Tival
runebound-card-boots_of_striding = Siebenmeilenstiefel
runebound-card-cloak_of_mists = Nebelmantel
runebound-card-signet_of_the_merchant_prince = Siegelring des Handelsfürsten
runebound-card-belt_of_the_giant_kin = Riesengürtel
runebound-card-amulet_of_vigour = Amulett der Frische
runebound-card-wayfinders_compass = Kompass des Pfadfinders
runebound-card-mountaineers_kit = Bergsteigerzeug
runebound-card-ring_of_feathers = Federring
runebound-card-scholars_lens = Gelehrtenlupe
runebound-card-horn_of_rallying = Sammelhorn
runebound-card-circlet_of_command = Herrscherreif
runebound-card-dwarven_fire_bomb = Zwergenfeuerbombe
runebound-card-alchemists_flash_bomb = Alchemistenblitz
runebound-card-healing_draught = Heiltrank
runebound-card-vigour_tonic = Stärkungstrank
runebound-card-draught_of_giant_strength = Trank der Riesenkraft
runebound-card-scroll_of_recall = Schriftrolle der Rückkehr

runebound-card-prince_gardun = Prinz Gardun
    .acc = Prinzen Gardun
runebound-card-lord_loren = Fürst Loren
runebound-card-burning_priest = Brennender Priester
    .acc = Brennenden Priester
    .dat = Brennendem Priester
runebound-card-ingan_the_bold = Ingan der Kühne
    .acc = Ingan den Kühnen
    .dat = Ingan dem Kühnen
runebound-card-kirion_drake_blood = Kirion Drachenblut
runebound-card-veteran_pikeman = Alter Pikenier
    .acc = Alten Pikenier
    .dat = Altem Pikenier
runebound-card-poacher_of_the_whispering_forest = Wilderin vom Flüsterwald
runebound-card-apprentice_rune_caster = Runenlehrling
runebound-card-river_pilot = Flusslotse
    .acc = Flusslotsen
    .dat = Flusslotsen
runebound-card-mule_driver = Maultiertreiber
runebound-card-field_surgeon = Feldscher
runebound-card-hill_clan_scout = Späherin der Hügelsippe
runebound-card-shieldmaiden_of_dawnsmoor = Schildmaid aus Morgenmoor
runebound-card-dwarf_siege_gunner = Zwergenkanonier
runebound-card-frostgate_marksman = Scharfschütze aus Frosttor
    .acc = Scharfschützen aus Frosttor
    .dat = Scharfschützen aus Frosttor
runebound-card-storm_adept = Sturmadept
    .acc = Sturmadepten
    .dat = Sturmadepten
runebound-card-greyhaven_arcanist = Arkanist aus Grauhafen
    .acc = Arkanisten aus Grauhafen
    .dat = Arkanisten aus Grauhafen
runebound-card-nerekhall_cutpurse = Beutelschneider aus Nerekhall
runebound-card-sworn_bodyguard = Treuer Leibwächter
    .acc = Treuen Leibwächter
    .dat = Treuem Leibwächter
runebound-card-tame_griffon = Zahmer Greif
    .acc = Zahmen Greif
    .dat = Zahmem Greif

runebound-card-toll_bridge_bandits = Räuber an der Zollbrücke
runebound-card-lair_of_cursed_spiders = Nest verfluchter Spinnen
runebound-card-ferrox_on_the_prowl = Ferrox auf der Pirsch
runebound-card-reed_lurkers = Lauerer im Schilf
runebound-card-restless_bones = Ruhelose Gebeine
runebound-card-goblin_slingers = Goblinschleuderer
runebound-card-barrow_robbers = Grabräuber
runebound-card-tusked_charger = Rasender Keiler
runebound-card-hedge_conjurer = Winkelzauberer
runebound-card-young_river_troll = Junger Flusstroll
runebound-card-highway_duellist = Duellant der Landstraße
runebound-card-razorwing_pair = Klingenflüglerpaar
runebound-card-sir_farrows_pickets = Sir Farrows Vorposten
runebound-card-toothed_coffer = Bissige Truhe
runebound-card-marsh_wisp = Irrlicht
runebound-card-smugglers_barge = Schmugglerkahn
runebound-card-winter_wolves = Winterwölfe
runebound-card-wyrm_cult_initiate = Novize des Drachenkults
runebound-card-cracked_stone_idol = Geborstener Steingötze
runebound-card-kobold_fire_throwers = Kobold-Brandwerfer
runebound-card-tavern_rumours = Gerüchte im Wirtshaus
runebound-card-autumn_rains = Herbstregen
runebound-card-harvest_fair = Erntemarkt
runebound-card-outlaws_on_the_highway = Gesetzlose auf der Straße
runebound-card-the_banners_are_raised = Die Banner wehen
runebound-card-stranded_pedlar = Gestrandeter Hausierer
runebound-card-overgrown_shrine = Überwucherter Schrein
runebound-card-cliff_nest = Nest am Felshang
runebound-card-ford_in_flood = Furt bei Hochwasser
runebound-card-runaway_squire = Entlaufener Knappe

runebound-card-ogre_at_the_gate = Oger vor dem Tor
runebound-card-mistress_of_the_ferrox = Herrin der Ferrox
runebound-card-death_witch = Todeshexe
runebound-card-wyvern_scout = Wyvernspäher
runebound-card-barrow_wight = Grabunhold
runebound-card-outriders_of_sir_farrow = Sir Farrows Vorreiter
runebound-card-beastman_warband = Horde der Tiermenschen
runebound-card-shade_of_the_hanging_woods = Schatten vom Galgenwald
runebound-card-blackthorn_strider = Schwarzdornschreiter
runebound-card-manticore = Mantikor
runebound-card-razorwing_brood_mother = Klingenflügler-Brutmutter
runebound-card-outcast_sapper = Verstoßener Mineur
runebound-card-naga_seer = Nagaseherin
runebound-card-cave_basilisk = Höhlenbasilisk
runebound-card-necromancers_apprentice = Lehrling des Nekromanten
runebound-card-crag_giant = Klippenriese
runebound-card-veiled_assassin = Verschleierte Mörderin
runebound-card-dragon_cult_zealots = Eiferer des Drachenkults
runebound-card-rusted_sentinel = Rostiger Wächter
runebound-card-refugees_on_the_road = Flüchtlinge auf der Straße
runebound-card-no_more_business_as_usual = Schlechte Zeiten für Käufer
runebound-card-dragonfire_in_the_sky = Drachenfeuer am Himmel
runebound-card-grave_fog = Grabnebel
runebound-card-a_matter_of_honor = Eine Frage der Ehre
runebound-card-the_blind_diviner = Die blinde Wahrsagerin
runebound-card-a_runesmiths_debt = Schulden beim Runenschmied
runebound-card-collapsed_mine = Eingestürzte Mine
runebound-card-masked_revel = Maskenball

runebound-card-drake_of_the_ashen_hills = Drache der Aschenhügel
runebound-card-barrow_king = Hügelgrabkönig
runebound-card-stormcaller_roc = Sturmruferroch
runebound-card-deep_troll_chieftain = Häuptling der Tiefentrolle
runebound-card-lich_of_the_drowned_tower = Lich im versunkenen Turm
runebound-card-black_knight_of_the_dragon_host = Schwarzer Ritter des Drachenheers
runebound-card-medusa_queen = Medusenkönigin
runebound-card-elder_naga = Uralte Naga
runebound-card-frost_giant_reaver = Plündernder Frostriese
runebound-card-chimera = Chimäre
runebound-card-wyrm_blooded_champion = Drachenblütiger Recke
runebound-card-crimson_forest_horror = Grauen vom Karminwald
runebound-card-iron_colossus = Eisenkoloss
runebound-card-ghost_fleet_of_the_eastwater = Geisterflotte vom Ostwasser
runebound-card-hydra_spawn = Hydrabrut
runebound-card-kin_slayer_assassin = Sippenmörder
runebound-card-broken_crag_behemoth = Behemoth der Bruchklippen
runebound-card-fallen_runemaster = Gefallener Runenmeister
runebound-card-sphinx_of_the_bitter_downs = Sphinx vom Bitterland
runebound-card-sir_farrow_marches = Sir Farrow rückt vor
runebound-card-call_down_the_inferno = Inferno vom Himmel
runebound-card-the_necromancers_ritual = Das Ritual des Nekromanten
runebound-card-dragon_hoard_unwatched = Unbewachter Drachenhort
runebound-card-council_of_the_free_towns = Rat der freien Städte
runebound-card-forgotten_armoury = Vergessene Waffenkammer
runebound-card-well_of_visions = Brunnen der Visionen

runebound-card-high_lord_margath = Hochfürst Margath
runebound-card-skeleton_of_margath = Margaths Gerippe
runebound-card-the_slumbering_dragonlord = Der schlummernde Drachenfürst
runebound-card-dragonlord_oskareth_the_cinder_crown = Drachenfürst Oskareth, die Aschenkrone
runebound-card-dragonlord_vethrixa_mother_of_frost = Drachenfürstin Vethrixa, Mutter des Frosts
runebound-card-dragonlord_maugrin_the_grave_wyrm = Drachenfürst Maugrin, der Gräberwurm
runebound-card-dragonlord_ythaliss_storm_above_forge = Drachenfürstin Ythaliss, Sturm über Schmiede
runebound-card-dragonlord_korvash_breaker_of_walls = Drachenfürst Korvash, der Mauerbrecher
runebound-card-dragonlord_ezzarul_whisperer_of_runes = Drachenfürst Ezzarul, der Runenflüsterer
runebound-card-dragonlord_sarrowyn_the_veiled_coil = Drachenfürstin Sarrowyn, die Verhüllte
runebound-card-dragonlord_hragnir_tusk_of_the_crags = Drachenfürst Hragnir, Hauer der Klippen
runebound-card-dragonlord_ilmathrae_silver_tyrant = Drachenfürstin Ilmathrae, die Silbertyrannin
runebound-card-dragonlord_nessarath_the_drowner = Drachenfürst Nessarath, der Ertränker
runebound-card-dragonlord_urthane_sun_eater = Drachenfürst Urthane, der Sonnenfresser
runebound-card-dragonlord_calderax_heart_of_coals = Drachenfürst Calderax, das Glutherz
runebound-card-dragonlord_phaedrim_the_hollow_king = Drachenfürst Phaedrim, der hohle König
runebound-card-vorakesh_the_necromancer = Vorakesh der Nekromant
runebound-card-sir_farrow_general_of_the_dead = Sir Farrow, General der Toten
runebound-card-guardian_of_the_rune_vault = Hüter der Runenkammer
runebound-card-the_dragonguard_host = Das Heer der Drachengarde
runebound-card-the_sky_burns = Der Himmel brennt
runebound-card-the_high_lord_stirs = Hochfürst erwacht
runebound-card-rune_reader_of_nerekhall = Runenleserin von Nerekhall
runebound-card-margaths_messenger = Margaths Bote
runebound-card-the_last_dragonsmith = Der letzte Drachenschmied

runebound-card-ash_on_the_wind = Asche im Wind
runebound-card-columns_of_refugees = Flüchtlingszüge
runebound-card-looted_granaries = Geplünderte Kornspeicher
runebound-card-the_dead_rise = Die Toten stehen auf
runebound-card-a_town_stands_firm = Eine Stadt hält stand
runebound-card-burning_bridges = Brennende Brücken
runebound-card-black_banners = Schwarze Banner
runebound-card-a_hero_is_asked_for = Ein Held wird gesucht
runebound-card-dragon_over_the_road = Drache über der Straße
runebound-card-scattered_treasures = Verstreute Schätze
runebound-card-broken_courage = Gebrochener Mut
runebound-card-the_horns_fall_silent = Die Hörner verstummen

runebound-card-grey_hounds_of_the_hunt = Graue Hunde der Jagd
runebound-card-the_beater = Der Treiber
runebound-card-the_fowler = Die Vogelfängerin
runebound-card-the_trapper = Der Fallensteller
runebound-card-the_hex_binder = Die Fluchbinderin
runebound-card-the_horned_rider = Der gehörnte Reiter
runebound-card-the_pale_falconer = Die bleiche Falknerin
runebound-card-the_huntmaster = Der Jagdmeister

runebound-town-frostgate = Frosttor
    .to = nach Frosttor
runebound-town-dawnsmoor = Morgenmoor
    .to = nach Morgenmoor
runebound-town-greyhaven = Grauhafen
    .to = nach Grauhafen
runebound-town-forge = Schmiede
    .to = nach Schmiede
runebound-town-tamalir = Tamalir
    .to = nach Tamalir
runebound-town-nerekhall = Nerekhall
    .to = nach Nerekhall
runebound-town-riverwatch = Flusswacht
    .to = nach Flusswacht
runebound-town-vynelvale = Vynelvale
    .to = nach Vynelvale
runebound-region-shadow_peaks = Schattengipfel
runebound-region-mountains_of_despair = Berge der Verzweiflung
runebound-region-bitter_downs = Bitterland
runebound-region-ashen_hills = Aschenhügel
runebound-region-broken_crags = Bruchklippen
runebound-region-crimson_forest = Karminwald
runebound-region-whispering_forest = Flüsterwald
runebound-region-hanging_woods = Galgenwald
runebound-region-blackthorn_grove = Schwarzdornhain
runebound-region-gloamfen = Dämmerfenn

runebound-and = { $first } und { $last }
    .to = { FORM($first, "to") } und { FORM($last, "to") }
runebound-or = { $first } – oder { $last }
runebound-comma = { $first }, { $last }
runebound-then = { $first }, { $last }
runebound-semicolon = { $first }; { $last }
runebound-somewhere = irgendwo
    .to = irgendwohin
runebound-hidden-card = eine Karte

runebound-icon-gold = Gold
runebound-icon-wound = { $amount ->
    [one] Wunde
   *[other] Wunden
  }
runebound-icon-exhaustion = Erschöpfung
runebound-icon-threat = Bedrohungsmarker
runebound-icon-life = Leben
runebound-icon-stamina = Ausdauer
# The form “also”: the attribute behind whose name the icon is not read
runebound-icon-ranged = Fernkampf
    .also = Geist
runebound-icon-melee = Nahkampf
    .also = Körper
runebound-icon-magic = Magie
    .also = Seele
runebound-icon-d20 = W20
runebound-icon-adventure = Abenteuermarker
runebound-icon-experience = Erfahrung
runebound-icon-rune = { $amount ->
    [one] Drachenrune
   *[other] Drachenrunen
  }
runebound-icon-artifact = { $amount ->
    [one] Gegenstand
   *[other] Gegenstände
  }
runebound-icon-ally = { $amount ->
    [one] Verbündeter
   *[other] Verbündete
  }
runebound-icon-trophy = { $amount ->
    [one] besiegte Herausforderung
   *[other] besiegte Herausforderungen
  }
runebound-icon-road = Straße
runebound-icon-plains = Ebene
runebound-icon-hills = Hügel
runebound-icon-forest = Wald
runebound-icon-mountain = Gebirge
runebound-icon-swamp = Sumpf
runebound-icon-river = Fluss
runebound-icon-town = Stadt
runebound-icon-escape = Flucht
runebound-icon-doom = Verderben
runebound-icon-market = Markt

runebound-terrain-road = Straße
runebound-terrain-plains = Ebene
runebound-terrain-hills = Hügel
runebound-terrain-forest = Wald
runebound-terrain-mountain = Gebirge
runebound-terrain-swamp = Sumpf
runebound-terrain-river = Fluss
runebound-terrain-town = Stadt
runebound-the-road = Straße
    .to = auf die Straße
runebound-the-plains = Ebene
    .to = in die Ebene
runebound-the-hills = Hügel
    .to = in die Hügel
runebound-the-forest = Wald
    .to = in den Wald
runebound-the-mountain = Gebirge
    .to = ins Gebirge
runebound-the-swamp = Sumpf
    .to = in den Sumpf
runebound-the-river = Fluss
    .to = auf den Fluss
runebound-place = { $land } ({ $region })
    .to = { FORM($land, "to") } ({ $region })
runebound-near = { $land } bei { $town }
    .to = { FORM($land, "to") } bei { $town }

runebound-phase-before_combat = Vor dem Kampf
runebound-phase-escape = Flucht
runebound-phase-ranged = Fernkampf
runebound-phase-melee = Nahkampf
runebound-phase-magic = Magie
runebound-attribute = { $name }~{ $icon }
runebound-attribute-mind = Geist
runebound-attribute-body = Körper
runebound-attribute-spirit = Seele
runebound-skill-climb = Klettern
runebound-skill-diplomacy = Diplomatie
runebound-skill-swim = Schwimmen
runebound-skill-hide = Verstecken
runebound-skill-notice = Wahrnehmen
runebound-skill-lore = Wissen
runebound-skill-dodge = Ausweichen
runebound-skill-endurance = Durchhalten
runebound-skill-resist = Widerstehen
runebound-skill-escape = Fliehen
runebound-sort-life = Leben
runebound-sort-stamina = Ausdauer
runebound-sort-ranged = Fernkampf
runebound-sort-melee = Nahkampf
runebound-sort-magic = Magie
runebound-sort-weapon = Waffe
runebound-sort-armor = Rüstung
runebound-sort-rune = Rune
runebound-sort-artifact = Artefakt
runebound-sort-potion = Trank
runebound-sort-ally = Verbündeter

runebound-type-item = { $type } · { $subtype }
runebound-type-tags = { $type } · { $tags }
runebound-type-hero = Held
runebound-type-ally = Verbündeter
runebound-type-challenge = Herausforderung
runebound-type-retinue = Gefolge
runebound-type-event = Ereignis { $number }
runebound-type-encounter = Begegnung
runebound-type-doom = Verderben
runebound-subtype-amulet = Amulett
runebound-subtype-axe = Axt
runebound-subtype-belt = Gürtel
runebound-subtype-body = Brust
runebound-subtype-bomb = Bombe
runebound-subtype-boots = Stiefel
runebound-subtype-bow = Bogen
runebound-subtype-cloak = Umhang
runebound-subtype-crossbow = Armbrust
runebound-subtype-crown = Krone
runebound-subtype-crystal = Kristall
runebound-subtype-dagger = Dolch
runebound-subtype-draught = Gebräu
runebound-subtype-gauntlets = Handschuhe
runebound-subtype-horn = Horn
runebound-subtype-mace = Keule
runebound-subtype-mirror = Spiegel
runebound-subtype-ring = Ring
runebound-subtype-rune = Rune
runebound-subtype-scroll = Schriftrolle
runebound-subtype-shield = Schild
runebound-subtype-sling = Schleuder
runebound-subtype-spear = Speer
runebound-subtype-staff = Stab
runebound-subtype-sword = Schwert
runebound-subtype-tool = Werkzeug
runebound-subtype-wand = Zauberstab
runebound-tag-beast = Bestie
runebound-tag-construct = Konstrukt
runebound-tag-cultist = Kultist
runebound-tag-dragonkin = Drachenbrut
runebound-tag-dragonlord = Drachenfürst
runebound-tag-ferrox = Ferrox
runebound-tag-giant = Riese
runebound-tag-goblin = Goblin
runebound-tag-margath = Margath
runebound-tag-necromancer = Nekromant
runebound-tag-ogre = Oger
runebound-tag-plant = Pflanze
runebound-tag-razorwing = Klingenflügler
runebound-tag-spirit = Geist
runebound-tag-troll = Troll
runebound-tag-undead = Untote
runebound-tag-witch = Hexe

runebound-counters = Abenteuermarker
runebound-effect-challenge_defeated = die Herausforderung ist ohne Kampf besiegt
runebound-effect-auto_escape = die Flucht gelingt ohne Wurf
runebound-effect-win_game = du gewinnst das Spiel
runebound-effect-keep_rune = diese Karte als Drachenrune
runebound-effect-keep_card = diese Karte; wirf sie später ab, um eine Herausforderung der Art { $tag } zu besiegen
runebound-effect-gain_gold = erhalte { $value }~{ICON("gold")}
runebound-effect-lose_gold = verliere { $value }~{ICON("gold")}
runebound-effect-draw_market = { $keep ->
    [0] zieh { $value } Marktkarten; du darfst eine kaufen
   *[other] zieh { $value } Marktkarten, behalte { $keep } umsonst
  }
runebound-effect-draw_ally = deck Marktkarten auf, bis ein Verbündeter kommt; du darfst ihn für { $less }~{ICON("gold")} weniger anwerben
runebound-effect-gain_counter = { $colour ->
    [green] erhalte { $value ->
        [one] einen grünen
       *[other] { $value } grüne
      } { $counters }
    [yellow] erhalte { $value ->
        [one] einen gelben
       *[other] { $value } gelbe
      } { $counters }
    [blue] erhalte { $value ->
        [one] einen blauen
       *[other] { $value } blaue
      } { $counters }
   *[red] erhalte { $value ->
        [one] einen roten
       *[other] { $value } rote
      } { $counters }
  }
runebound-effect-gain_experience = erhalte einen Erfahrungsmarker deiner Wahl
runebound-effect-reveal = sieh dir die oberste Karte eines Abenteuerstapels an; lass sie liegen oder lege sie unter den Stapel
runebound-effect-take_wounds = { $who ->
    [hero_and_allies] dein Held und jeder Verbündete erleiden { $value }~{ICON("wound")}
    [all_heroes] jeder Held erleidet { $value }~{ICON("wound")}
   *[hero] dein Held erleidet { $value }~{ICON("wound")}
  }
runebound-effect-take_exhaustion = { $who ->
    [hero_and_allies] dein Held und jeder Verbündete erleiden { $value }~{ICON("exhaustion")}
    [all_heroes] jeder Held erleidet { $value }~{ICON("exhaustion")}
   *[hero] dein Held erleidet { $value }~{ICON("exhaustion")}
  }
runebound-effect-inflict_wounds = der Gegner erleidet { $value }~{ICON("wound")}
runebound-effect-cancel_wounds = { $who ->
    [hero_or_ally] { $value ->
        [one] verhindere { $value }~{ICON("wound")} bei deinem Helden oder einem Verbündeten
       *[other] verhindere bis zu { $value }~{ICON("wound")} bei deinem Helden oder einem Verbündeten
      }
   *[hero] { $value ->
        [one] verhindere { $value }~{ICON("wound")} bei deinem Helden
       *[other] verhindere bis zu { $value }~{ICON("wound")} bei deinem Helden
      }
  }
runebound-effect-cover = { $value ->
    [one] nimmt deinem Helden { $value }~{ICON("wound")} ab
   *[other] nimmt deinem Helden bis zu { $value }~{ICON("wound")} ab
  }
runebound-effect-sacrifice = wirf diesen Verbündeten ab, um alle {ICON("wound")} eines misslungenen Wurfs zu verhindern
runebound-effect-heal_wounds = { $who ->
    [hero_or_ally] heile { $value }~{ICON("wound")} bei deinem Helden oder einem Verbündeten
    [hero_and_allies] heile { $value }~{ICON("wound")} bei deinem Helden und jedem Verbündeten
    [all_heroes] heile { $value }~{ICON("wound")} bei jedem Helden
   *[hero] heile { $value }~{ICON("wound")} bei deinem Helden
  }
runebound-effect-heal_all = { $who ->
    [hero_or_ally] heile alle {ICON("wound")} und {ICON("exhaustion")} bei deinem Helden oder einem Verbündeten
    [hero_and_allies] heile alle {ICON("wound")} und {ICON("exhaustion")} bei deinem Helden und jedem Verbündeten
   *[hero] heile alle {ICON("wound")} und {ICON("exhaustion")} bei deinem Helden
  }
runebound-effect-recover_exhaustion = { $who ->
    [hero_or_ally] nimm { $value }~{ICON("exhaustion")} von deinem Helden oder einem Verbündeten
    [hero_and_allies] nimm { $value }~{ICON("exhaustion")} von deinem Helden und jedem Verbündeten
   *[hero] nimm { $value }~{ICON("exhaustion")} von deinem Helden
  }
runebound-effect-magic_strike = greife mit {ICON("magic")} an; ein Treffer fügt für jede bezahlte {ICON("exhaustion")} 1~{ICON("wound")} zu
runebound-effect-reroll = { $what ->
    [movement] würfle beliebige Bewegungswürfel neu
   *[defence] würfle eine misslungene Verteidigung neu
  }
runebound-effect-move_instead = zieh, statt zu würfeln, bis zu { $value } Felder über jedes Gelände
runebound-effect-teleport = { $when ->
    [knockout] wache in einer Stadt deiner Wahl auf, die noch steht
   *[before_moving] zieh, statt zu würfeln, in eine Stadt deiner Wahl, die noch steht
  }
runebound-effect-add_threat = lege { $value }~{ICON("threat")} dazu
runebound-effect-remove_threat = { $value ->
    [one] entferne { $value }~{ICON("threat")}
   *[other] entferne bis zu { $value }~{ICON("threat")}
  }
runebound-effect-protect_town = die nächste Stadt, die fallen würde, bleibt verschont
runebound-effect-fight_card = kämpfe sofort gegen „{ $card }“, wo auch immer diese Karte liegt: { $special }
runebound-effect-choose = wähle: { $options }
runebound-effect-free_symbol = ein zusätzlicher Bewegungswürfel mit { $symbol }
runebound-effect-wild_symbol = das Symbol { $symbol } gilt als jedes Gelände
runebound-effect-symbol_as = das Symbol { $symbol } gilt auch als { $counts_as }
runebound-effect-any_symbol_enters = jedes Symbol gilt auch als { $terrain }
runebound-effect-enter_exhaustion = ein Held, der ein Feld mit { $terrain } betritt, erleidet { $value }~{ICON("exhaustion")}
runebound-effect-end_on_gold = ein Held, der auf einem Feld mit { $terrain } anhält, zahlt { $value }~{ICON("gold")}
runebound-effect-attack_bonus = { $phase ->
    [any] { $signed } auf Angriffe in einer Phase
    [each] { $signed } auf alle Angriffe
   *[one] { $signed } auf { $icon }-Angriffe
  }
runebound-effect-defend_bonus = { $phase ->
    [any] { $signed } auf Verteidigung in einer Phase
    [each] { $signed } auf jede Verteidigung
   *[one] { $signed } auf { $icon }-Verteidigung
  }
runebound-effect-roll_bonus = { $phase ->
    [any] { $signed } auf den nächsten Kampfwurf deines Helden
    [each] { $signed } auf alle Kampfwürfe
   *[one] { $signed } auf { $icon }-Würfe im Kampf
  }
runebound-effect-first_roll_bonus = { $signed } auf den ersten Kampfwurf
runebound-effect-damage_bonus = { $phase ->
    [any] { $signed }~{ICON("wound")} bei Treffern in einer Phase
    [each] { $signed }~{ICON("wound")} bei jedem Treffer
   *[one] { $signed }~{ICON("wound")} bei { $icon }-Treffern
  }
runebound-effect-target_mod = { $phase ->
    [any] { $signed } auf den Zielwert einer Phase
    [each] { $signed } auf alle Zielwerte
   *[one] { $signed } auf den { $icon }-Zielwert
  }
runebound-effect-escape_bonus = { $signed } auf die Flucht
runebound-effect-per_item_penalty = { $signed } auf den ersten Kampfwurf je Gegenstand der Art { $item }, den du hast
runebound-effect-attack_twice = dein Held darf in zwei Phasen dieser Runde angreifen
runebound-effect-ally_attack_all = darf in einer Phase auch dann angreifen, wenn eine andere Figur angreift
runebound-effect-forbid = { $what ->
    [armor] Rüstung hat keine Wirkung
    [runes] Runen haben keine Wirkung
    [allies] Verbündete können nicht angreifen
    [activation] Karten können nicht aktiviert werden
    [escape] Flucht ist nicht möglich
   *[cancel] {ICON("wound")} können nicht verhindert werden
  }
runebound-effect-reflect = { $phase ->
    [any] wenn ein Kampfwurf deinen Helden verletzt, erleidet der Gegner jedes Mal { $value }~{ICON("wound")}
    [each] wenn ein Kampfwurf deinen Helden verletzt, erleidet der Gegner jedes Mal { $value }~{ICON("wound")}
   *[one] wenn ein { $icon }-Wurf deinen Helden verletzt, erleidet der Gegner jedes Mal { $value }~{ICON("wound")}
  }
runebound-effect-drain = jedes Mal, wenn sie Schaden zufügt, heilt die Herausforderung { $value }~{ICON("wound")}
runebound-effect-regenerate = ab Runde 2 heilt die Herausforderung jede Runde { $value }~{ICON("wound")}
runebound-effect-exhaust_as_wound = {ICON("exhaustion")} durch die Herausforderung gilt als {ICON("wound")}
runebound-effect-skill_bonus = { $skill } { $signed }
runebound-effect-test_bonus = { $attribute ->
    [mind] { $signed } bei Proben auf Geist
    [body] { $signed } bei Proben auf Körper
    [spirit] { $signed } bei Proben auf Seele
   *[any] { $signed } bei dieser Probe
  }
runebound-effect-life_bonus = { $signed }~{ICON("life")}
runebound-effect-stamina_bonus = { $signed }~{ICON("stamina")}
runebound-effect-discount = { $kind ->
    [item] Gegenstände kosten { $value }~{ICON("gold")} weniger
    [ally] Verbündete kosten { $value }~{ICON("gold")} weniger
   *[any] Gegenstände und Verbündete kosten { $value }~{ICON("gold")} weniger
  }
runebound-effect-cost_mult = { $kind ->
    [item] Gegenstände kosten { $value ->
        [2] doppelt
       *[other] { $value }-mal
      } so viel
    [ally] Verbündete kosten { $value ->
        [2] doppelt
       *[other] { $value }-mal
      } so viel
   *[any] Gegenstände und Verbündete kosten { $value ->
        [2] doppelt
       *[other] { $value }-mal
      } so viel
  }
runebound-effect-sell_bonus = Gegenstände bringen beim Verkauf { $value }~{ICON("gold")} mehr, höchstens ihren Preis
runebound-effect-extra_draw = { $value ->
    [one] deck bei jedem Marktbesuch 1 Marktkarte mehr auf
   *[other] deck bei jedem Marktbesuch { $value } Marktkarten mehr auf
  }
runebound-effect-heal_price = 1~{ICON("gold")} heilt { $value }~{ICON("wound")}
runebound-effect-close_market = bis zur nächsten Verderbenskarte kann man in der Stadt, die diesem Helden am nächsten liegt, nichts kaufen
runebound-effect-threat_roll_mod = { $signed } auf Bedrohungswürfe, die zählen

runebound-test = Probe auf { $attribute } ({ $skill }) gegen { $target }
runebound-test-short = { $attribute } ({ $skill }) gegen { $target }
runebound-test-success = gelungen: { $effects }
runebound-test-failure = misslungen: { $effects }
runebound-ability = { $when }: { $effects }
runebound-ability-cost = { $when }, { $cost }: { $effects }
runebound-ability-limit = { $ability } ({ $limit })
runebound-limit-once_per_turn = 1× pro Zug
runebound-limit-once_per_combat = 1× pro Kampf
runebound-limit-once_per_round = 1× pro Runde
runebound-limit-none = so oft du zahlen kannst
runebound-limit-before_combat_and_each_round = 1× vor dem Kampf, dann 1× pro Runde
runebound-cost-activate = aktivieren
runebound-cost-any = X~{ICON("exhaustion")}
runebound-cost-exhaustion = { $amount }~{ICON("exhaustion")}
runebound-cost-discard = abwerfen
runebound-when-always = Immer
runebound-when-before_moving = Vor der Bewegung
runebound-when-movement = Nach dem Bewegungswurf
runebound-when-before_combat = Vor dem Kampf
runebound-when-round = In einer Kampfrunde
runebound-when-combat_roll = Vor einem Kampfwurf
runebound-when-escape = Bei der Flucht
runebound-when-ranged = Fernkampfphase
runebound-when-melee = Nahkampfphase
runebound-when-magic = Magiephase
runebound-when-any_phase = Beliebige Kampfphase
runebound-when-on_hit = { $timing ->
    [ranged] Trifft dein Held im Fernkampf
    [melee] Trifft dein Held im Nahkampf
    [magic] Trifft dein Held mit Magie
   *[other] Trifft dein Held
  }
runebound-when-on_wounds = { $timing ->
    [none] Wenn Wunden zugefügt werden
   *[any_phase] Wenn im Kampf Wunden zugefügt werden
  }
runebound-when-on_win = Nach einem Sieg
runebound-when-skill_test = Bei einer Probe
runebound-when-market = Markt
runebound-when-end_of_turn = Ende des Zuges
runebound-when-knockout = Wenn dein Held bewusstlos wird
runebound-no-escape = Flucht ist nicht möglich
runebound-before-combat = Vor dem Kampf: { $effects }
runebound-on-play = Sofort: { $effects }
runebound-reward = Belohnung: { $things }
runebound-reward-gold = { $gold }~{ICON("gold")}
runebound-card-head = { $card } · { $type }
runebound-card-plain = Keine Fähigkeit

runebound-option-threat = Bedrohungsgrenze
runebound-option-threat-help = Eine Stadt fällt, wenn Bedrohungswurf und Bedrohungsmarker zusammen diese Zahl erreichen. Niedriger ist schwerer.
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
runebound-option-doom_deck = Verderbenskarten
runebound-option-doom_deck-help = Für jede gefallene Stadt wird eine Verderbenskarte gezogen.
runebound-option-doom_deck-on = An
runebound-option-doom_deck-off = Aus
runebound-option-huntmaster = Gefolge des Jagdmeisters
runebound-option-huntmaster-help = In jede gefallene Stadt zieht ein Gegner aus dem Gefolge des Jagdmeisters ein. Er greift alle an, die daneben stehen bleiben.
runebound-option-huntmaster-on = An
runebound-option-huntmaster-off = Aus
runebound-option-core84 = Kleine Abenteuerstapel
runebound-option-core84-help = Gespielt wird mit den 84 Karten des Grundspiels statt mit allen 109.
runebound-option-core84-on = 84 Karten
runebound-option-core84-off = Alle 109 Karten
runebound-option-heroes = Helden
runebound-option-heroes-help = Zugelost: Alle bekommen einen zufälligen Helden. Gewählt: Danach dürfen alle einen anderen nehmen; wer beginnt, wählt zuletzt.
runebound-option-heroes-dealt = Zugelost
runebound-option-heroes-chosen = Gewählt
runebound-option-counter_values = Wert der Abenteuermarker
runebound-option-counter_values-help = Beim Kauf von Erfahrung zählt jeder Marker 1, oder je nach Farbe 1 bis 4.
runebound-option-counter_values-flat = Jeder 1
runebound-option-counter_values-colour = Je nach Farbe 1 bis 4
runebound-option-event_refreshes = Ereignisse bringen Abenteuer zurück
runebound-option-event_refreshes-help = Wird ein Ereignis gezogen, bekommen leere Felder mit Stern ihren Abenteuermarker zurück.
runebound-option-event_refreshes-on = An
runebound-option-event_refreshes-off = Aus
runebound-option-draw_after_event = Nach einem Ereignis weiterziehen
runebound-option-draw_after_event-help = Nach einem Ereignis wird auf demselben Feld noch eine Karte gezogen.
runebound-option-draw_after_event-on = An
runebound-option-draw_after_event-off = Aus
runebound-option-attack_in_town = Angriffe in Städten
runebound-option-attack_in_town-help = Ob Helden einander in Städten angreifen dürfen.
runebound-option-attack_in_town-on = Erlaubt
runebound-option-attack_in_town-off = Verboten

runebound-round = Runde { $round } · meiste Runen { $runes } von { $end }
runebound-source-defeated_green = Grüne Gegner besiegt
runebound-source-defeated_yellow = Gelbe Gegner besiegt
runebound-source-defeated_blue = Blaue Gegner besiegt
runebound-source-defeated_red = Rote Gegner besiegt
runebound-source-defeated_retinue = Gegner aus dem Gefolge besiegt
runebound-source-runes = Drachenrunen
runebound-source-experience = Erfahrungsmarker
runebound-source-gold = Gold
runebound-source-final_foe = Hochfürst Margath ist gefallen
runebound-source-threat = die letzte Stadt ist gefallen

runebound-strength = { $name } { $value }
runebound-of = { $have }/{ $need }
runebound-no-items = Noch keine Gegenstände: kaufe sie in Städten
runebound-kept = Behalten
runebound-tip-strength = { $phase }: { $attack } auf Angriffe, { $defence } auf Verteidigung, ein Treffer macht { $damage }~{ICON("wound")}. Bei Proben { $name } { $value }
runebound-tip-life = Leben { $total }, { $count }~{ICON("wound")}: bei { $total } bewusstlos
runebound-tip-stamina = Ausdauer { $total }, { $count }~{ICON("exhaustion")}: was über { $total } hinausgeht, wird zu Wunden
runebound-tip-gold = { $gold } Gold
runebound-tip-counters = { $colour ->
    [green] Grüne Abenteuermarker: { $count }. Damit kaufst du Erfahrung
    [yellow] Gelbe Abenteuermarker: { $count }. Damit kaufst du Erfahrung
    [blue] Blaue Abenteuermarker: { $count }. Damit kaufst du Erfahrung
   *[red] Rote Abenteuermarker: { $count }. Damit kaufst du Erfahrung
  }
runebound-tip-experience = Dein nächstes Paar Erfahrungsmarker kostet { $price }, bezahlt mit Abenteuermarkern
runebound-tip-experience-have = Erfahrung: { $kinds }
runebound-tip-runes = Drachenrunen: { $runes } von { $need }, die zum Sieg nötig sind

runebound-panel = { $hero } · { $place }
runebound-panel-counters = Abenteuermarker
runebound-panel-items = Gegenstände
runebound-panel-allies = Verbündete
runebound-panel-experience = Erfahrungsmarker
runebound-panel-defeated = Besiegte Herausforderungen
runebound-panel-strength = { $phase }: { $bonus } auf Angriffe, ein Treffer macht { $damage }~{ICON("wound")}

runebound-need = { $need }+
runebound-need-never = –
runebound-percent = { $percent } %
runebound-deals = trifft { $amount }~{ICON("wound")}
runebound-takes = sonst { $amount }~{ICON("wound")}
runebound-attacked = hat angegriffen
runebound-in-force = In Kraft: { $effects }
runebound-combat-title = { $round ->
    [0] { $hero } – { $foe }
   *[other] { $hero } – { $foe } · Runde { $round }
  }
runebound-combat-attack = { $round ->
    [0] { $hero } greift { $foe } an
   *[other] { $hero } greift { $foe } an · Runde { $round }
  }
runebound-combat-rune = { $seat } besiegt „{ $foe }“
runebound-combat-runes = { $have } von { $need } Drachenrunen
runebound-combat-roll-of = { $figure }: { $line }
runebound-combat-won = „{ $foe }“ besiegt!
runebound-combat-lost = Niederlage gegen „{ $foe }“
runebound-combat-escaped = „{ $foe }“ entkommen
runebound-tip-phase-before_combat = Vor dem Kampf: Der Text der Karte gilt, und du darfst Fähigkeiten einsetzen
runebound-tip-phase-escape = Flucht: eine Probe auf Geist gegen die Fernkampfzahl; jeder Fehlschlag kostet eine Wunde
runebound-tip-phase-ranged = Fernkampf: Eine Figur greift an, oder dein Held verteidigt sich
runebound-tip-phase-melee = Nahkampf: Eine Figur greift an, oder dein Held verteidigt sich
runebound-tip-phase-magic = Magie: Eine Figur greift an, oder dein Held verteidigt sich

runebound-laid-drawn = Vom Marktstapel gezogen
runebound-laid-prize = Karten und Gold von { $loser }
runebound-laid-heroes = Einen anderen Helden wählen?
runebound-laid-experience = Abenteuermarker: ein Paar kostet { $price }, du hast { $purse }
runebound-laid-kind = Wähle einen Erfahrungsmarker
runebound-raises = { $kind } +{ $value }

runebound-market-title = Markt von { $town }
runebound-market-counter = Bring Gegenstände zum Verkaufen und Wunden zum Heilen hierher
runebound-market-heals = 1~{ICON("gold")} heilt { $wounds }~{ICON("wound")}
runebound-market-empty = Nichts im Angebot
runebound-market-how = Wähle eine Karte, um sie zu kaufen
runebound-market-none = Du kannst jetzt keine dieser Karten kaufen
runebound-market-closed = Das Verderben hat diesen Markt geschlossen
runebound-trade-title = Handel mit { $name }
runebound-trade-between = { $name } und { $other } handeln
runebound-trade-fits = Mach das Angebot: { $name } kann annehmen, ablehnen oder ein Gegenangebot machen.
runebound-trade-side = { $name } gibt
runebound-trade-gold = { $amount }~{ICON("gold")}
runebound-trade-nothing = nichts
runebound-trade-step = { $signed }~{ICON("gold")}

runebound-ask-move = Würfle oder geh ein Feld weit
runebound-ask-move-by-dice = { $ways ->
    [0] Kein Würfel führt noch weiter
   *[other] Bewege deinen Helden
  }
runebound-ask-pick-dice = Wähle Würfel zum Neuwürfeln und bestätige
runebound-ask-flight = { $left ->
    [one] Zieh deinen Helden noch 1 Feld weit, egal auf welches Gelände
   *[other] Zieh deinen Helden bis zu { $left } Felder weit, egal über welches Gelände
  }
runebound-ask-choose-town = In welche Stadt ziehst du?
runebound-ask-adventure = { $others ->
    [0] Hier wartet ein Abenteuer auf dich
   *[other] Wem stellst du dich hier?
  }
runebound-ask-face-retinue = Gegen wen aus dem Gefolge kämpfst du?
runebound-ask-face-to-face = Du triffst { $other }
runebound-ask-offer = Dein Angebot an { $other }
runebound-ask-counter-offer = Dein Gegenangebot an { $other }
runebound-ask-answer = Nimmst du dieses Angebot an?
runebound-ask-skill-roll = Probe: { $test }
runebound-ask-heal-figure = Wen heilst du?
runebound-ask-choose-effects = { $card }: wähle eins
runebound-ask-choose-deck = Welchen Abenteuerstapel siehst du dir an?
runebound-ask-look = Karte liegen lassen oder unter den Stapel legen?
runebound-ask-market = Markt
runebound-ask-drawn = { $keep ->
    [0] Du darfst eine dieser Karten kaufen
    [one] Behalte eine dieser Karten
   *[other] Behalte { $keep } dieser Karten
  }
runebound-ask-hire = Du darfst „{ $ally }“ anwerben
runebound-ask-discard-down = Du hast mehr, als erlaubt ist – wirf etwas ab
runebound-ask-buy-experience = Kaufe Erfahrung
runebound-ask-pay = { $amount ->
    [one] Zahle noch 1 mit Abenteuermarkern
   *[other] Zahle noch { $amount } mit Abenteuermarkern
  }
runebound-ask-gain-kind = Wähle einen Erfahrungsmarker
runebound-ask-choose-refreshed = Zu wenige Marker: Welche Felder bekommen einen zurück?
runebound-ask-end-of-turn = Heile oder beende deinen Zug
runebound-ask-defeat-by-card = { $foe } – wirf zum Sieg eine behaltene Karte ab oder kämpfe
runebound-ask-before-combat = { $foe } – setze Fähigkeiten ein oder beginne den Kampf
runebound-ask-escape-phase = { $cards ->
    [0] { $foe } – kämpfe oder versuche zu fliehen
   *[other] { $foe } – kämpfe, versuche zu fliehen oder setze eine Karte ein
  }
runebound-ask-phase = { $attacks ->
    [0] { $cards ->
        [0] { $foe }, { $phase } – verteidige dich
       *[other] { $foe }, { $phase } – verteidige dich oder setze eine Karte ein
      }
   *[other] { $made ->
        [0] { $cards ->
            [0] { $foe }, { $phase } – greif an oder verteidige dich
           *[other] { $foe }, { $phase } – greif an, verteidige dich oder setze eine Karte ein
          }
       *[other] { $foe }, { $phase } – greif mit einer weiteren Figur an oder mach weiter
      }
  }
runebound-ask-after-hit = { $foe } getroffen! Setze eine Fähigkeit ein oder mach weiter
runebound-ask-set-number = { $foe }, { $phase } – setze Fähigkeiten ein, dann würfle den Zielwert aus
runebound-ask-strike = { $foe } – setze Fähigkeiten ein, dann würfle für deinen Magieangriff
runebound-ask-after-win = { $foe } besiegt! Setze eine Fähigkeit ein oder mach weiter
runebound-ask-deal-wounds = { FORM($figure, "dat") } { $amount ->
    [one] droht
   *[other] drohen
  } { $amount }~{ICON("wound")}. Verhindern?
runebound-ask-take-prize = Nimm dir eine Beute von { $loser }
runebound-ask-recall = Bewusstlos: setze eine Karte ein oder wache in der nächsten Stadt auf
runebound-ask-carried = In welcher Stadt wacht dein Held auf?
runebound-ask-new-hero = Wähle einen neuen Helden oder behalte deinen

runebound-kind-hero = deinen Helden
runebound-kind-ally = einen Verbündeten
runebound-kind-other-hero = { $count ->
    [one] den anderen Helden
   *[other] einen anderen Helden
  }
runebound-kind-die = einen Würfel
runebound-kind-space = { $count ->
    [one] das markierte Feld
   *[other] ein Feld
  }
runebound-kind-town = eine Stadt
runebound-kind-card = { $count ->
    [one] die Karte
   *[other] eine Karte
  }
runebound-kind-own-card = eine deiner Karten
runebound-kind-offer = eine Karte im Angebot
runebound-kind-sheet = deinen Bogen
runebound-kind-stall = den Markt
runebound-kind-wound = eine Wunde
runebound-kind-counter = einen Marker
runebound-kind-pair = ein Paar
runebound-kind-deck = einen Stapel

runebound-do-walk = Zu Fuß { FORM($place, "to") }
runebound-do-step_to = Weiter { FORM($place, "to") }
runebound-do-fly = Im Flug { FORM($place, "to") }
runebound-do-teleport_to = Nach { $town }
runebound-do-roll = { $dice ->
    [one] 1 Würfel werfen
   *[other] { $dice } Würfel werfen
  }
runebound-do-rest = { $dice ->
    [one] 1 Würfel, { $rest }× rasten
   *[other] { $dice } Würfel, { $rest }× rasten
  }
runebound-do-rest-all = { $rest }× rasten
runebound-do-stay = Hierbleiben
runebound-do-pick_die = Diesen Würfel wählen
runebound-do-roll_again = Neu würfeln
runebound-do-leave_market = Markt verlassen
runebound-do-stop_moving = Anhalten
runebound-do-stop_moving-unmoved = Hierbleiben
runebound-do-keep_counters = Marker behalten
runebound-do-end_turn = { $count ->
    [0] Zug beenden
   *[other] Zug ohne { $cards } beenden
  }
runebound-do-use = { $card }
runebound-do-use_paying = { $card }: { $exhaustion }~{ICON("exhaustion")}
runebound-do-meet = { $seat } treffen
runebound-do-fight_retinue = In { $town } kämpfen
runebound-do-draw = Ins Abenteuer
runebound-do-meet_nobody = Niemanden treffen
runebound-do-part_ways = Keins von beiden
runebound-do-look_at = { $colour ->
    [green] Grüner Stapel
    [yellow] Gelber Stapel
    [blue] Blauer Stapel
   *[red] Roter Stapel
  }
runebound-do-leave = Liegen lassen
runebound-do-put_under = Unter den Stapel
runebound-do-discard = „{ $card }“ abwerfen
runebound-do-ready = Kampf beginnen
runebound-do-escape = Fliehen
runebound-do-escape-paid = Fliehen, +{ $bonus } für { $exhaustion }~{ICON("exhaustion")}
runebound-do-go_on-fight = Kämpfen
runebound-do-go_on-phase = Nächste Phase
runebound-do-go_on-roll = Würfeln
runebound-do-go_on-wake = In nächster Stadt aufwachen
runebound-do-go_on-on = Weiter
runebound-do-attack = Angriff: { $figure }
runebound-do-defend = Verteidigen
runebound-do-chance = { $words } ({ $percent } %)
runebound-do-accept = Wunden hinnehmen
runebound-do-roll_test = Würfeln
runebound-do-roll_test-paid = { $exhaustion }~{ICON("exhaustion")} für +{ $bonus } zahlen, dann würfeln
runebound-do-buy = „{ $card }“ für { $gold }~{ICON("gold")} kaufen
runebound-do-hire = „{ $card }“ für { $gold }~{ICON("gold")} anwerben
runebound-do-sell = „{ $card }“ für { $gold }~{ICON("gold")} verkaufen
runebound-do-sell-never = „{ $card }“ verkaufen
runebound-do-drop = „{ $card }“ abwerfen
runebound-do-keep = „{ $card }“ behalten
runebound-do-heal = { FORM($figure, "acc") } heilen
runebound-do-decline = Verzichten
runebound-do-reject = Ablehnen
runebound-do-take_kind = { $kind }
runebound-do-pay_counter = { $colour ->
    [green] Grünen Marker zahlen
    [yellow] Gelben Marker zahlen
    [blue] Blauen Marker zahlen
   *[red] Roten Marker zahlen
  }
runebound-do-lay_counter = { $space }
runebound-do-negotiate = Verhandeln
runebound-do-attack_hero = Angreifen
runebound-do-give = „{ $card }“ anbieten
runebound-do-ask_for = „{ $card }“ verlangen
runebound-do-back = „{ $card }“ zurücknehmen
runebound-do-change_gold-more = { $amount } mehr geben
runebound-do-change_gold-less = { $amount } mehr verlangen
runebound-do-propose = Vorschlagen
runebound-do-withdraw = Zurückziehen
runebound-do-agree = Annehmen
runebound-do-counter_offer = Gegenangebot
runebound-do-wake_in = { $town }
runebound-do-take_hero = { $hero }
runebound-do-keep_hero = Diesen Helden behalten
runebound-do-take_card = „{ $card }“ nehmen
runebound-do-take_gold = Alles Gold nehmen
runebound-do-take_nothing = Nichts nehmen

runebound-odds = { $chance ->
    [0] Kein Wurf reicht aus
   *[other] Nötig { $need }+ mit dem {ICON("d20")}: { $percent } %
  }
runebound-odds-both = Gegen den Wurf des anderen Helden: { $percent } %
runebound-odds-deals = Ein Treffer macht { $amount }~{ICON("wound")}
runebound-odds-takes = Ein Fehlschlag kostet dich { $amount }~{ICON("wound")}
runebound-risk = { $risk ->
    [certain] Dein Held wird bewusstlos
    [preventable] Dein Held kann bewusstlos werden, wenn du keine Wunden verhinderst
   *[possible] Dein Held kann dabei bewusstlos werden
  }
runebound-part = { $card } { $signed }
runebound-preview-buy = −{ $gold }~{ICON("gold")}, dann noch { $left }~{ICON("gold")}
runebound-preview-sell = +{ $gold }~{ICON("gold")}
runebound-preview-heal = −1~{ICON("gold")}, heilt { $wounds }~{ICON("wound")}
runebound-preview-drop = Wird ohne Gegenwert abgeworfen
runebound-preview-paid = X ist { $amount }

runebound-log-turn = Neuer Zug
runebound-log-rest = { $amount ->
    [0] Rastet
    [one] Rastet einmal: je −1~{ICON("exhaustion")}
   *[other] Rastet: je −{ $amount }~{ICON("exhaustion")}
  }
runebound-log-roll_movement = Würfelt { $dice }
runebound-log-move = { $hero } zieht { FORM($place, "to") }
runebound-log-adventure = { $deck ->
    [green] Zieht die grüne Karte { $card }
    [yellow] Zieht die gelbe Karte { $card }
    [blue] Zieht die blaue Karte { $card }
   *[red] Zieht die rote Karte { $card }
  }
runebound-log-passed_over = „{ $card }“ entfällt: Die Zahl ist zu niedrig
runebound-log-event = Ereignis: { $card }
runebound-log-combat = Kämpft gegen „{ $card }“
runebound-log-duel = Greift { $other } an
runebound-log-round = Kampfrunde { $number }
runebound-log-by = {" "}· { $figure }
runebound-throw-movement = { $seat } würfelt die Bewegung
runebound-throw-attack = { $figure } greift an: { $phase }
runebound-throw-defend = { $figure } verteidigt sich: { $phase }
runebound-throw-number = { $figure } würfelt den Zielwert: { $phase }
runebound-throw-escape = { $figure } versucht zu fliehen
runebound-throw-test = { $figure }: Probe auf { $skill }
runebound-throw-threat = Bedrohungswurf von { $seat }
runebound-throw-threat_missed = Bedrohungswurf von { $seat }
runebound-throw-town = Welche Stadt fällt?
runebound-throw-needed-roll = Nötig: { $target }
runebound-throw-needed-threat = { $seats ->
    [1] Ab { $target } fällt eine Stadt
    [2] Nur gerade Würfe zählen; ab { $target } fällt eine Stadt
   *[other] Nur Vielfache von { $seats } zählen; ab { $target } fällt eine Stadt
  }
runebound-sum = { $result } { $sign } { $size } = { $total }
runebound-throw-got-attack = { $came }, nötig { $target }: { $success ->
    [0] daneben
   *[other] getroffen
  }
runebound-throw-got-defend = { $came }, nötig { $target }: { $success ->
    [0] verwundet
   *[other] abgewehrt
  }
runebound-throw-got-escape = { $came }, nötig { $target }: { $success ->
    [0] erwischt
   *[other] entkommen
  }
runebound-throw-got-test = { $came }, nötig { $target }: { $success ->
    [0] misslungen
   *[other] gelungen
  }
runebound-throw-got-number = Zielwert: { $came }
runebound-throw-got-threat = { $came }: { $falls ->
    [0] keine Stadt fällt
   *[other] eine Stadt fällt!
  }
runebound-throw-got-threat_missed = { $came }: nichts passiert
runebound-throw-got-town = { $again ->
    [0] { $came }: { $town }
   *[other] { $came }: noch einmal
  }
runebound-milestone-overrun = Eine Stadt fällt
runebound-milestone-spared = Eine Stadt bleibt verschont
runebound-milestone-doom = Verderben
runebound-milestone-knocked_out = Bewusstlos
runebound-milestone-won = Das Spiel ist gewonnen
runebound-milestone-lost = Alle verlieren
runebound-log-roll-attack = { $success ->
    [0] { $phase } Daneben: { $came }, nötig { $target }{ $by }
   *[other] { $phase } Treffer: { $came }, nötig { $target }{ $by }
  }
runebound-log-roll-defend = { $success ->
    [0] { $phase } { $figure } wird getroffen: { $came }, nötig { $target }
   *[other] { $phase } { $figure } wehrt ab: { $came }, nötig { $target }
  }
runebound-log-roll-number = Zielwert für { $phase }: { $came }{ $by }
runebound-log-roll-escape = { $success ->
    [0] {ICON("escape")} Wird erwischt: { $came }, nötig { $target }
   *[other] {ICON("escape")} Entkommt: { $came }, nötig { $target }
  }
runebound-log-roll-test = { $success ->
    [0] Probe auf { $skill } misslungen: { $came }, nötig { $target }
   *[other] Probe auf { $skill } gelungen: { $came }, nötig { $target }
  }
runebound-log-roll-threat = Bedrohungswurf { $came }: { $falls ->
    [0] keine Stadt fällt
   *[other] eine Stadt fällt!
  }
runebound-log-roll-threat_missed = Bedrohungswurf { $came }: nichts passiert
runebound-log-roll = Würfelt { $came } für eine Stadt
runebound-log-overcome = Besiegt „{ $card }“ ohne Kampf
runebound-log-inflict = „{ $card }“ erleidet { $amount }~{ICON("wound")}
runebound-log-mend = „{ $card }“ heilt { $amount }~{ICON("wound")}
runebound-log-wounds = { $figure } erleidet { $amount }~{ICON("wound")}
runebound-log-exhaustion = { $figure } erleidet { $amount }~{ICON("exhaustion")}
runebound-log-cancel = „{ $card }“ verhindert { $amount }~{ICON("wound")} bei { FORM($figure, "dat") }
runebound-log-heal = { $figure } erholt sich von { $things }
runebound-log-use = Setzt „{ $card }“ ein
runebound-log-defeated = Besiegt „{ $card }“
runebound-log-undefeated = { $how ->
    [escape] Lässt „{ $card }“ unbesiegt zurück
   *[knockout] Besiegt „{ $card }“ nicht
  }
runebound-log-escaped = Entkommt
runebound-log-take_counter = { $colour ->
    [green] Gewinnt einen grünen Abenteuermarker
    [yellow] Gewinnt einen gelben Abenteuermarker
    [blue] Gewinnt einen blauen Abenteuermarker
   *[red] Gewinnt einen roten Abenteuermarker
  }
runebound-log-gain_counter = { $colour ->
    [green] Erhält { $amount ->
        [one] einen grünen
       *[other] { $amount } grüne
      } { $counters }
    [yellow] Erhält { $amount ->
        [one] einen gelben
       *[other] { $amount } gelbe
      } { $counters }
    [blue] Erhält { $amount ->
        [one] einen blauen
       *[other] { $amount } blaue
      } { $counters }
   *[red] Erhält { $amount ->
        [one] einen roten
       *[other] { $amount } rote
      } { $counters }
  }
runebound-log-pay_counter = { $colour ->
    [green] Zahlt einen grünen Abenteuermarker
    [yellow] Zahlt einen gelben Abenteuermarker
    [blue] Zahlt einen blauen Abenteuermarker
   *[red] Zahlt einen roten Abenteuermarker
  }
runebound-log-experience = Kauft Erfahrung: { $kinds }
runebound-log-gain_experience = Erhält Erfahrung: { $kind }
runebound-log-ally_lost = Verliert „{ $card }“
runebound-log-gain_gold = +{ $amount }~{ICON("gold")}
runebound-log-lose_gold = −{ $amount }~{ICON("gold")}
runebound-log-buy = { $is_ally ->
    [0] Kauft „{ $card }“ für { $gold }~{ICON("gold")}
   *[other] Wirbt „{ $card }“ für { $gold }~{ICON("gold")} an
  }
runebound-log-sell = Verkauft „{ $card }“ für { $gold }~{ICON("gold")}
runebound-log-drop = Wirft „{ $card }“ ab
runebound-log-lay_out = { $town } bietet „{ $card }“ an
runebound-log-turn_up = Deckt „{ $card }“ auf
runebound-log-keep = Behält „{ $card }“
runebound-log-look = { $deck ->
    [green] Sieht sich das oberste grüne Abenteuer an
    [yellow] Sieht sich das oberste gelbe Abenteuer an
    [blue] Sieht sich das oberste blaue Abenteuer an
   *[red] Sieht sich das oberste rote Abenteuer an
  }
runebound-log-seen = Du siehst „{ $card }“
runebound-log-looked = { $place ->
    [leave] Lässt es oben liegen
   *[under] Legt es unter den Stapel
  }
runebound-log-knocked_out = { $gold ->
    [0] { $figure } wird bewusstlos
   *[other] { $figure } wird bewusstlos und verliert { $gold }~{ICON("gold")}
  }
runebound-log-carried = Wacht in { $town } auf
runebound-log-new_hero = { $figure } löst { FORM($before, "acc") } ab
runebound-log-duel_won = Besiegt { $other }
runebound-log-prize = Nimmt „{ $card }“ von { $loser }
runebound-log-prize_gold = Nimmt { $gold }~{ICON("gold")} von { $loser }
runebound-log-give_card = { $giver } gibt „{ $card }“ an { $taker }
runebound-log-give_gold = { $giver } gibt { $gold }~{ICON("gold")} an { $taker }
runebound-log-offer = Angebot an { $other }: { $given } gegen { $wanted }
runebound-log-no_trade = Lehnt das Angebot von { $other } ab
runebound-log-threat = { $amount ->
    [0] Die Bedrohung bleibt bei { $threat }
   *[other] Bedrohung jetzt: { $threat }~{ICON("threat")}
  }
runebound-log-overrun = {ICON("doom")} { $town } fällt
runebound-log-protect = Schützt die nächste Stadt, die fallen würde
runebound-log-spared = { $town } bleibt verschont
runebound-log-doom = {ICON("doom")} { $card }
runebound-log-retinue = „{ $card }“ zieht in { $town } ein
runebound-log-counter = { $colour ->
    [green] Ein grüner Marker kommt zurück { FORM($space, "to") }
    [yellow] Ein gelber Marker kommt zurück { FORM($space, "to") }
    [blue] Ein blauer Marker kommt zurück { FORM($space, "to") }
   *[red] Ein roter Marker kommt zurück { FORM($space, "to") }
  }
runebound-log-won = Gewinnt das Spiel
runebound-log-lost = Die letzte Stadt fällt, und alle verlieren

runebound-warn-negotiate = Wenn du mit einem Helden verhandelst, darfst du ihn in diesem Zug nicht angreifen.
runebound-warn-pair = Du kannst mit deinen Abenteuermarkern noch Erfahrung kaufen.
runebound-warn-heal = Du kannst hier noch Wunden für Gold heilen.

runebound-why-activated-already = Du hast in diesem Schritt schon eine Karte aktiviert.
runebound-why-activation-barred = Gegen diesen Gegner können keine Karten aktiviert werden.
runebound-why-allies-barred = Verbündete können diesen Gegner nicht angreifen.
runebound-why-attacked-already = { $figure } hat in dieser Runde schon angegriffen.
runebound-why-beyond-limit = { $kind }: Du darfst höchstens { $most } haben.
runebound-why-cancel-barred = In diesem Kampf können keine Wunden verhindert werden.
runebound-why-combat-only = Das geht nur im Kampf.
runebound-why-empty-offer = Noch wird nichts angeboten und nichts verlangt.
runebound-why-face-down = Schon aktiviert: Zu Beginn deines nächsten Zuges ist sie wieder bereit.
runebound-why-face-down-stall = Diese Stadt ist gefallen; ihr Markt ist verloren.
runebound-why-hero-in-use = Diesen Helden hat schon jemand anders.
runebound-why-item-barred = Solche Gegenstände wirken gegen diesen Gegner nicht.
runebound-why-life-hangs-on-it = Ohne das würde dein Held bewusstlos.
runebound-why-market-closed = Das Verderben hat diesen Markt geschlossen.
runebound-why-negotiated-already = Mit diesem Helden hast du in diesem Zug schon verhandelt.
runebound-why-no-attack-in-town = In einer Stadt kannst du keine anderen Helden angreifen.
runebound-why-no-escape = Vor diesem Gegner kannst du nicht fliehen.
runebound-why-no-failed-defence = Nur nach einer misslungenen Verteidigung.
runebound-why-no-failed-roll = Nur nach einem misslungenen Kampfwurf.
runebound-why-no-symbol = Dieser Würfel hat kein Symbol für { $terrain }.
runebound-why-no-wounds = Es gibt keine Wunden zu heilen.
runebound-why-none-left = { $kind }: Es sind keine Marker mehr da.
runebound-why-not-adjacent = Das liegt nicht neben deinem Helden.
runebound-why-not-for-sale = Du kannst nur Gegenstände verkaufen.
runebound-why-not-traded = Abenteuerkarten kann man nicht tauschen.
runebound-why-nothing-to-heal = Hier gibt es nichts zu heilen.
runebound-why-one-attack = Nur ein Angriff pro Phase.
runebound-why-other-phase = Nur in dieser Phase: { $phase }.
runebound-why-other-stall = Diese Karte liegt in { $town }, und dein Held ist woanders.
runebound-why-rerolled-already = Mit dieser Karte hast du diese Verteidigung schon neu gewürfelt.
runebound-why-same-kind = Ein Paar besteht aus zwei verschiedenen Arten.
runebound-why-serves-the-hero-only = Das hilft nur deinem Helden.
runebound-why-trade-beyond-limit = { $seat } hätte zu viele. { $kind }: höchstens { $most }.
runebound-why-trade-deadly = Ohne das würde der Held von { $seat } bewusstlos.
runebound-why-too-exhausted = So viel Erschöpfung verträgt { $figure } nicht: nötig { $need }, Platz für { $have }.
runebound-why-too-little-to-give = { $seat } hat { $have } Gold, nicht { $need }.
runebound-why-too-little-gold = Kostet { $need } Gold; du hast { $have }.
runebound-why-town-fallen = Diese Stadt ist gefallen; niemand kann sie mehr betreten.
runebound-why-traded-already = Diese Karte hast du in diesem Zug schon gekauft oder verkauft.
runebound-why-used-already = Schon eingesetzt.
