"""What is to be seen on the adventures, dooms and huntsmen, written as in runebound_cards_list."""

from tools.paint.core.cards_list import entries

GREEN = entries("""
toll_bridge_bandits: glade river; bridge .50 .86 .66, man.leather.brown.hood.sword.raise.stubble .32 .94
    1.04, man.ruddy.leather.olive.brim.beard.crossbow.aim .72 .95 1.04 <
lair_of_cursed_spiders: gravelight cave; spider.#4A4050.jade.red .22 .70 .34, spider.#453A48.green.red .58
    .95 .90
ferrox_on_the_prowl: thicket wood; beast.cat.#8A4A2A.black.bristled.glowing .54 .94 .98
reed_lurkers: thicket swamp fog; lurker .60 .98 .88, lurker .18 .84 .34
restless_bones: gravelight fog; grave .84 .84 .46, man.bones.skull.sword.strike.rags.cloth.shieldarm .42 .94
    1.12, man.bones.skull.spear.cloth .76 .88 .74 <
goblin_slingers: glade wood; man.goblin.leather.olive.hood.sling.raise .30 .94 1.10,
    man.goblin.rags.tan.band.red.sling.raise .70 .94 1.14 <, man.goblin.leather.moss.sling.raise .52 .80 .56
barrow_robbers: dusk; grave.barrow.lit .26 .88 .84, man.leather.ash.scarf.black.sack.dagger.stand .58 .94
    1.0, man.ruddy.tunic.brown.hood.torch.raise .84 .94 1.02 <
tusked_charger: glade; beast.boar.brown.bristled .50 .94 1.02
hedge_conjurer: thicket wood motes;
    man.robe.moss.brass.red.brass.jade.wizard.old.longbeard.greyhair.staff.crook.spell.cast .50 .95 1.16
young_river_troll: glade river; man.troll.giant.bare.brown.mace.club.raise.bald.barefoot .52 .95 1.20
highway_duellist: autumn lane; man.leather.navy.silver.crimson.brim.goatee.blackhair.sword.thin.strike.cloak
    .44 .95 1.16
razorwing_pair: dawn pines; bird.razor.#6A5A4A.sand .62 .82 .86, bird.razor.#7A4A3A.sand .22 .44 .42 <
sir_farrows_pickets: gravelight lane; man.mail.crimson.iron.skull.helm.spear.tabard .30 .94 1.06,
    man.mail.crimson.iron.skull.helm.spear.tabard.shieldarm .62 .95 1.06,
    man.mail.crimson.iron.skull.helm.spear.tabard .86 .86 .72 <
toothed_coffer: gravelight hall; mimic .52 .95 .88
marsh_wisp: gravelight swamp; tree .14 .92 .84, wisp.#A8F0B8 .56 .90 .88, wisp.#A8F0B8 .86 .50 .32
smugglers_barge: dusk sea fog; ship.barge.#5E4028.#8A5A4A .46 .96 .92, man.tunic.brown.band.red.beard.spear
    .30 .80 .52, man.leather.black.hood.torch.raise .70 .80 .54
winter_wolves: snow pines snowing; beast.leaper.white .60 .94 .88, beast.wolf.pale .20 .86 .52
wyrm_cult_initiate: thicket wood; man.robe.#7A2A2A.gold.red.brass.orange.hood.fair.stern.staff.flame.spell
    .50 .95 1.14
cracked_stone_idol: glade wood; construct.cracked.#8A8A78.jade .50 .95 .92
kobold_fire_throwers: glade burning embers; man.redskin.goblin.rags.ash.torch.raise .30 .94 1.12,
    man.redskin.goblin.leather.brown.torch.raise.horned .68 .95 1.18 <
tavern_rumours: smoke hall; man.ruddy.tunic.green.tan.beard.redhair .22 .92 .96,
    man.tunic.plum.brim.moustache .80 .92 .98 <, man.lady.dress.rust.cream.bob .52 .84 .80, board .50 1.02
    .78
autumn_rains: autumn river rain; tree.leafy.brown.orange .16 .90 .80, cart .60 .90 .44,
    man.robe.slate.brass.hood.staff.crook .82 .94 .92 <
harvest_fair: straw lane; stall .20 .88 .52, haystack .88 .82 .34,
    man.lady.dress.crimson.gold.band.long.blondhair.cast .44 .94 .96, man.tunic.green.tan.brim.smile.scythe
    .66 .94 .96
outlaws_on_the_highway: glade lane wood; man.leather.moss.tan.hood.bow.aim .34 .94 1.04,
    man.leather.olive.hood.beard.spear .62 .90 .84, man.leather.brown.topknot.blackhair.stubble.sword.raise
    .82 .94 1.0 <
the_banners_are_raised: dawn rays; keep.gate .50 .84 .62, man.mail.navy.steel.helm.banner.blue.tabard .26
    .94 .98, man.mail.crimson.steel.helm.banner.red.tabard .72 .95 1.0
stranded_pedlar: autumn lane; wagon .70 .90 .52,
    man.ruddy.old.beard.greyhair.tunic.plum.tan.brim.sack.staff.crook .34 .94 1.06
overgrown_shrine: glade wood motes; altar .50 .95 .88
cliff_nest: noon; nest .46 1.0 .86, bird.brown.sand.white.feathered .80 .42 .40 <
ford_in_flood: storm sea rain; rider.brown.black.on.ruddy.leather.moss.tan.crimson.hood.beard.spear .50 .96
    1.0
runaway_squire: dawn lane; keep .86 .80 .44, man.little.fair.mail.blue.steel.blondhair.sack.tabard.sword .42
    .95 1.30
""")

YELLOW = entries("""
ogre_at_the_gate: straw; keep.gate .22 .88 .78, man.ogre.giant.bare.ash.mace.club.raise.bald.barefoot .62
    .96 1.26
mistress_of_the_ferrox: gloaming lane; beast.cat.#6A3A2A.black.bristled.glowing .80 .92 .66,
    beast.cat.#8A4A2A.black.bristled.glowing .16 .86 .48,
    man.lady.leather.crimson.gold.long.redhair.sword.curved.stand.cloak .46 .95 1.10
death_witch: gloaming wood;
    man.lady.dead.witch.old.wild.whitehair.robe.black.silver.red.brass.green.staff.deathhead.spell.cast .50
    .95 1.16
wyvern_scout: straw pines; dragon.fly.olive.sand.cream.#8A7A3A.swept.slender .52 .92 1.12
barrow_wight: gloaming fog; grave.barrow .84 .84 .50,
    man.plate.ash.iron.#3A3A44.skull.helm.horned.sword.jagged.raise.cloak.torn .42 .95 1.16
outriders_of_sir_farrow: gloaming lane;
    rider.bones.ash.black.on.mail.crimson.iron.red.skull.helm.spear.tabard .84 .84 .46 <,
    rider.bones.ash.black.on.mail.crimson.iron.red.skull.helm.sword.raise.tabard .42 .95 1.10
beastman_warband: straw burning; man.hairy.furs.brown.tan.goathead.axe.raise .34 .95 1.14,
    man.hairy.leather.rust.wolfhead.spear .70 .94 1.08 <, man.hairy.furs.ash.brown.boarhead.mace.club.raise
    .53 .82 .60
shade_of_the_hanging_woods: evening fog; tree.ropes .18 .92 .98, tree.ropes .88 .84 .60,
    shade.rope.#241E2E.amber .56 .95 1.0
blackthorn_strider: gloaming wood; strider .50 .96 1.0
manticore: straw; beast.cat.rust.crimson.brown.mane.bat.sting.person.stern.beard .48 .95 1.18
razorwing_brood_mother: gloaming pines; nest .86 .98 .44, bird.razor.#8A3A2A.sand .46 .94 1.0
outcast_sapper: straw lane; man.stout.leather.ash.tan.longbeard.blackhair.brim.torch.raise .44 .95 1.24,
    barrels .80 .92 .44
naga_seer: gloaming cave; naga.jade.sand.gold.amber.scaled.hoodcobra.glowing.spell .50 .97 1.04
cave_basilisk: gloaming cave; beast.lizard.moss.frill.acid.short.glowing .48 .95 1.04
necromancers_apprentice: gloaming fog; grave .18 .88 .56,
    man.slim.dead.robe.#2E3A36.silver.red.brass.green.blackhair.spell.cast .54 .95 1.14,
    man.bones.skull.cloth.crouch .86 .90 .60 <
crag_giant: straw; man.giant.dusky.furs.brown.sand.bald.beard.blackhair.mace.club.raise.barefoot .54 .97
    1.42, cottage .14 .80 .24
veiled_assassin: gloaming; keep .86 .86 .60,
    man.slim.olived.leather.plum.black.#3A2E3E.hood.scarf.dagger.second.strike.cloak.torn .46 .95 1.16
dragon_cult_zealots: evening burning embers; man.robe.crimson.gold.hood.spear.stern .26 .94 1.06,
    man.dusky.robe.crimson.gold.red.brass.orange.bald.spell.cast.stern .54 .95 1.14,
    man.robe.crimson.gold.hood.torch.raise .84 .92 .92 <
rusted_sentinel: straw; keep.ruined .14 .88 .66, construct.iron.rust.amber.rusted.sword .54 .96 .98
refugees_on_the_road: gloaming lane burning; cart .78 .86 .36,
    man.old.greyhair.beard.tunic.ash.hood.staff.crook .30 .94 .98, man.lady.dress.brown.tan.scarf .54 .94
    .94, man.little.fair.tunic.olive.brownhair .66 .94 .80
no_more_business_as_usual: evening lane; stall .30 .88 .56, chest .52 .94 .34,
    man.ruddy.broad.moustache.robe.green.gold.brim.cast .70 .95 1.06 <
dragonfire_in_the_sky: gloaming burning embers; dragon.fly.#8A3A22.amber.cream.#A84A22.swept.fire .46 .82
    1.10, cottage.afire .82 .94 .40
grave_fog: gravelight fog; grave .26 .90 .60, grave .70 .96 .76, tree .88 .88 .70
a_matter_of_honor: evening lane; man.mail.crimson.steel.helm.plume.sword.strike.shieldarm.kite.tabard .32
    .95 1.08, man.mail.navy.steel.blondhair.beard.sword.strike.tabard .70 .95 1.08 <
the_blind_diviner: gloaming; tent .16 .84 .46,
    man.old.blind.hood.longbeard.whitehair.robe.plum.gold.red.brass.amber.spell.staff.moon .50 .95 1.16
a_runesmiths_debt: evening; furnace .26 .96 .92,
    man.stout.ruddy.beard.redhair.bald.leather.brown.apron.mace.hammer.raise .68 .96 1.22 <
collapsed_mine: straw; mineshaft .40 .96 .94,
    man.stout.ruddy.longbeard.brownhair.tunic.rust.helm.torch.raise .80 .95 1.0 <
masked_revel: dusk hall; man.lady.dress.crimson.gold.white.masked.long.blackhair.cast .28 .95 1.06,
    man.robe.navy.gold.amber.masked.brim .54 .95 1.08,
    man.lady.dress.jade.silver.pink.masked.bob.redhair.cast .80 .95 1.04 <
""")

BLUE = entries("""
drake_of_the_ashen_hills: storm volcano; dragon.stalk.slate.sand.cream.#5A5E6A.swept.heavy .50 .95 1.10
barrow_king: moonlit hall; man.skull.plate.navy.iron.#2E3E5E.brass.ironcrown.sword.broad.cloak.shieldarm .50
    .95 1.18
stormcaller_roc: storm rain; bird.navy.silver.white.feathered.storm .50 .92 1.14
deep_troll_chieftain: abyss cave; man.troll.giant.furs.slate.ash.bonehelm.mace.club.raise.barefoot .50 .96
    1.26
lich_of_the_drowned_tower: abyss sea fog; keep.ruined.lit .84 .80 .56,
    man.skull.robe.teal.gold.red.brass.jade.crown.staff.orb.spell.cast .44 .97 1.14
black_knight_of_the_dragon_host: moonlit;
    rider.black.#1E1A22.on.plate.black.#3A3A46.crimson.great.horned.glowing.spear.shieldarm .50 .95 1.12
medusa_queen: abyss hall; bust.lady.scaled.snakes.dress.teal.gold.#5E8A5A.sky.glowing .50 .97 1.37
elder_naga: frost cave;
    naga.navy.sky.gold.ice.blueskin.old.beard.whitehair.crown.armoured.spear.trident.spell .50 .97 1.06
frost_giant_reaver: snow snowing;
    man.giant.blueskin.furs.navy.white.forked.whitehair.helm.horned.axe.double.raise .52 .97 1.34
chimera: storm; beast.cat.tan.rust.brown.mane.three.snaketail.bat .46 .95 1.16
wyrm_blooded_champion: moonlit embers;
    man.scaled.scalecoat.navy.steel.#3A5A8A.gold.crimson.wyrmhead.swept.wings.sword.broad.raise .50 .95 1.18
crimson_forest_horror: dusk wood; horror .50 .98 1.04
iron_colossus: frost; cottage .12 .82 .20, construct.iron.steel.sky.crest.raised .52 .98 .94
ghost_fleet_of_the_eastwater: moonlit sea fog; ship.ghost.ash.pale .18 .74 .40, ship.ghost.ash.pale .84 .78
    .46 <, ship.ghost.ash.pale .50 .96 .92
hydra_spawn: abyss swamp; hydra.teal.venom .50 .97 1.06
kin_slayer_assassin: moonlit;
    man.slim.fair.stern.leather.#26303E.black.#1E2632.hood.dagger.second.raise.cloak .46 .95 1.18, keep.gate
    .88 .84 .44
broken_crag_behemoth: storm; beast.behemoth.slate .48 .96 1.10
fallen_runemaster: abyss hall motes;
    man.dead.old.longbeard.whitehair.plate.plum.iron.#3A2A5A.brass.pink.staff.crystal.spell.cloak.torn .50
    .95 1.16
sphinx_of_the_bitter_downs: frost; beast.cat.sand.white.gold.feathered.person.lady.olived.wimple.tuft.smooth
    .48 .95 1.14
sir_farrow_marches: storm rain; man.mail.crimson.iron.skull.helm.spear.tabard .14 .86 .66,
    man.mail.crimson.iron.skull.helm.spear.tabard .86 .86 .66,
    rider.bones.ash.black.on.plate.crimson.iron.crimson.skull.crown.banner.crimson .50 .95 1.10
call_down_the_inferno: dusk wood burning embers; tree.leafy.brown.moss .14 .92 .8, dragonfar.#2A1E2E .70 .40
    .40, man.robe.#3A2E4E.gold.red.brass.orange.hood.spell.cast .46 .95 1.06
the_necromancers_ritual: moonlit hall fog; altar.rite.#7A8090.#7CE8C8 .50 .99 .70,
    man.dead.robe.#26303E.silver.red.brass.jade.hood.glowing.spell.cast .50 .84 .92
dragon_hoard_unwatched: frost cave; hoard .24 .98 .80, hoard .80 .97 .66 <, hoard .52 1.02 1.20
council_of_the_free_towns: frost hall; man.ruddy.old.greyhair.beard.robe.navy.gold.brim .20 .90 .94,
    man.lady.dress.teal.silver.long.blondhair.jewel .50 .86 .86,
    man.mail.crimson.steel.blackhair.beard.tabard .80 .90 .94 <, board.map .50 1.02 .80
forgotten_armoury: abyss hall; a_axe.double.steel .24 1.0 .92, greatshield.#4A6A8A.silver .50 .94 .84,
    plate.steel.brass .80 .96 .72
well_of_visions: moonlit wood motes; pool.#8CE0FF .50 .96 .88
""")

RED = entries("""
high_lord_margath: inferno volcano embers;
    dragon.rear.#6E1418.#C8862E.#2A1E22.#4A0E14.crown.fire.heavy.spiny .42 .97 1.40
skeleton_of_margath: ember fog embers; dragon.stalk.bonewyrm.#CFC2A0.ash.#3A2E2E.#2E2226.torn.crown .50 .96
    1.16
the_slumbering_dragonlord: ember cave; hoard .80 .95 .74, dragon.sleep.#8A5A2A.#D8B878.#E8D8B0.#7A3A22.ram
    .46 .98 1.12
dragonlord_oskareth_the_cinder_crown: inferno embers;
    dragon.bust.#A83A1C.#E8B050.#3A2622.rust.crown.fire.short .36 1.02 1.16
dragonlord_vethrixa_mother_of_frost: snow snowing;
    dragon.rise.#A8CCE0.#EEF4F8.#6E9CC4.sky.needle.frost.short .36 1.02 1.24
dragonlord_maugrin_the_grave_wyrm: gravelight fog; grave .16 .90 .44,
    dragon.coil.#5E6A58.#A8A88A.#C8C0A0.#3A423A.curl.grave.torn .44 .97 1.26
dragonlord_ythaliss_storm_above_forge: storm rain; dragon.fly.#3A4E8A.#B8C4DC.#E0E4EC.#27386A.stag.spark .42
    .96 1.36
dragonlord_korvash_breaker_of_walls: smoke burning; keep.ruined .88 .88 .70,
    dragon.stalk.#7A6A54.#B8A484.#D8CCA8.#5A4A3A.ram.heavy.roar .44 .96 1.12
dragonlord_ezzarul_whisperer_of_runes: dusk motes;
    dragon.perch.#6A3A8E.#D898C8.#E8C860.#3E2A6A.curl.rock.shade .44 .97 1.34
dragonlord_sarrowyn_the_veiled_coil: moonlit fog;
    dragon.coil.#3E6A6A.#A8C8B0.#D8D8C0.#2A4A56.swept.frill.wingless.slender .50 .98 1.08
dragonlord_hragnir_tusk_of_the_crags: evening; dragon.perch.#5E6A3A.#C8B070.#F0E4C0.#6A4A2A.tusk.rock.heavy
    .50 .97 1.10
dragonlord_ilmathrae_silver_tyrant: dusk rays;
    dragon.rear.#B4BCC8.#E8E4D8.#D8B048.#8A94A8.crown.slender.frill .50 .97 1.10
dragonlord_nessarath_the_drowner: storm sea rain; dragon.serpent.#1F6A72.#B8DCC8.#E0F0E0.#2E9A8A.frill.water
    .40 1.0 1.34
dragonlord_urthane_sun_eater: inferno rays; dragon.dive.#D8862A.#FFE08A.#2A2226.#A83A1C.blade.heavy .50 .98
    1.08
dragonlord_calderax_heart_of_coals: ember volcano embers;
    dragon.rise.#332A2C.#FF8A2E.#6E6A68.#2A2022.tusk.sun.short .36 1.02 1.24
dragonlord_phaedrim_the_hollow_king: gravelight hall; dragon.bust.bonewyrm.#B8B89A.ash.#2A2430.#2A2430.stag
    .42 1.02 1.18
vorakesh_the_necromancer: gravelight burning fog;
    man.dead.robe.#2A1E2E.crimson.#4A1420.brass.green.hood.horned.blackhorn.glowing.staff.deathhead.spell.cloak.torn
    .50 .96 1.22, man.bones.skull.cloth.crouch.sword .16 .90 .62, man.bones.skull.cloth.spear .86 .90 .64 <
sir_farrow_general_of_the_dead: ember embers;
    rider.bones.#8A7A6A.black.on.plate.crimson.iron.crimson.skull.crown.cloak.sword.broad.raise.shieldarm
    .50 .96 1.16
guardian_of_the_rune_vault: ember hall; construct.iron.#B08A4A.crimson.crest.sword .50 .97 1.0
the_dragonguard_host: inferno burning; man.scaled.plate.red.iron.wyrmhead.swept.spear.shieldarm .22 .94 1.0,
    man.redskin.plate.black.iron.crimson.great.horned.glowing.sword.raise.cloak .52 .96 1.16,
    man.scaled.plate.red.iron.wyrmhead.swept.axe.raise .82 .94 1.0 <
the_sky_burns: inferno burning embers; dragonfar.#3A1414 .26 .50 .52, dragonfar.#3A1414 .74 .36 .34 <, keep
    .86 .88 .50, tree .12 .92 .60
the_high_lord_stirs: inferno volcano embers; dragon.sleep.#5A1216.#C8862E.#2A1E22.#3A0E12.crown .50 .98 1.14
rune_reader_of_nerekhall: ember hall motes; man.lady.dusky.hood.robe.plum.gold.red.brass.amber.spell .58 .96
    1.16, rune.eye.slab.#5A4A4A.#FFB84A .24 .92 .52
margaths_messenger: smoke lane embers;
    rider.#3A2226.#1E1418.on.dusky.plate.crimson.iron.crimson.helm.horned.stern.beard.blackhair.banner.crimson
    .50 .96 1.14
the_last_dragonsmith: ember; furnace .26 .97 .96,
    man.stout.old.longbeard.whitehair.leather.brown.iron.tan.apron.bald.mace.hammer.raise .70 .96 1.26 <
""")

DOOM = entries("""
ash_on_the_wind: smoke burning embers; cottage.inn .76 .88 .40, tree .20 .92 .80,
    man.robe.ash.brass.hood.scarf.staff.crook .48 .95 .94
columns_of_refugees: storm lane burning; cart .20 .86 .36, man.lady.tunic.brown.hood .44 .92 .84,
    man.old.beard.greyhair.tunic.ash.sack .62 .94 .94 <, man.little.tunic.olive.brownhair .32 .94 .74, wagon
    .86 .84 .34
looted_granaries: evening burning; barn .30 .88 .66, sacks .60 .94 .34, man.goblin.leather.olive.sack .80
    .94 1.0 <
the_dead_rise: gravelight fog; grave .18 .90 .60, grave .84 .90 .50 <, man.bones.skull.rags.cloth.raise .38
    .94 1.0, man.dead.rags.ash.bald.cast.barefoot .64 .95 1.04 <
a_town_stands_firm: dawn rays; keep.gate .50 .92 .84,
    man.mail.navy.steel.helm.nasal.spear.shieldarm.kite.tabard .22 .95 .90,
    man.mail.navy.steel.helm.banner.blue .80 .95 .92 <
burning_bridges: dusk river embers; bridge.afire .50 .94 .96
black_banners: storm; man.mail.black.iron.skull.helm.banner.black .22 .92 .96,
    man.plate.black.iron.great.glowing.banner.black .52 .95 1.10,
    man.mail.black.iron.skull.helm.banner.black .82 .92 .96
a_hero_is_asked_for: evening hall; man.old.longbeard.whitehair.robe.crimson.gold.crown.cast .32 .94 1.04,
    man.mail.navy.steel.brownhair.sword.tabard.cloak .70 .95 1.04 <
dragon_over_the_road: dusk lane; dragon.dive.#5A2A2E.sand.cream.#3E1E26.swept .58 .72 .80, wagon .20 .92
    .34, man.tunic.brown.hood .38 .95 .54
scattered_treasures: straw; hoard .66 1.02 .98, chest .22 .94 .54
broken_courage: storm rain; shield .30 .94 .34, man.mail.slate.steel.brownhair.beard.crouch.scar .56 .95
    1.08, arrows .82 .92 .32
the_horns_fall_silent: dawn; horn .46 .98 .84, tree.leafy.brown.moss .90 .84 .56
""")

RETINUE = entries("""
grey_hounds_of_the_hunt: storm pines; beast.wolf.ash.smooth.glowing .18 .86 .56,
    beast.leaper.slate.smooth.glowing .58 .95 .98, beast.wolf.slate.smooth.glowing .86 .82 .44 <
the_beater: thicket wood; man.wide.hairy.ruddy.leather.brown.tan.beard.redhair.torch.raise .40 .95 1.14,
    drum .78 .93 .42
the_fowler: evening; man.slim.olived.leather.olive.tan.hood.bow.aim.goatee .40 .95 1.12,
    bird.brown.sand.white.feathered .82 .46 .46 <
the_trapper: snow pines; man.fair.furs.brown.white.beard.brownhair.hood.axe .36 .95 1.12, trap .74 .96 .66
the_hex_binder: gravelight wood motes;
    man.lady.dead.robe.plum.silver.red.brass.violet.antlers.long.blackhair.spell.cast .50 .96 1.16
the_horned_rider: dusk; rider.#3A3238.black.on.plate.moss.iron.#3E4A34.great.antlers.glowing.spear .50 .96
    1.16
the_pale_falconer: moonlit fog; bust.lady.wight.long.whitehair.robe.slate.silver.sky.ice.hood.falcon.blind
    .54 .97 1.37
the_huntmaster: storm pines;
    man.shadow.giant.leather.#3A3A30.iron.#2E3A2A.gold.bonehelm.antlers.beard.blackhair.glowing.spear.cloak.torn
    .48 .97 1.34, beast.wolf.ash.smooth.glowing .86 .94 .66 <
""")
