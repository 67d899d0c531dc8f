"""What is to be seen on each card of Runebound, written as in cards_list; a motif's name may go on with words
and colours after dots, which runebound_figures reads. An item is "cloth; thing"."""

from tools.paint.core.cards_list import entries

ITEMS = entries("""
black_dagger: plum; a_dagger.black.silver
militia_spear: moss; a_spear.tassel.steel.tan.red
hunters_sling: olive; a_sling
ash_longbow: teal; a_bow.tan.brass
footmans_sword: #6B3A34; a_sword.steel.brass
woodcutters_axe: #4F5A34; a_axe.steel.tan
novices_wand: navy; a_wand.brown.ice
repeating_crossbow: #5A4632; a_crossbow.repeating
flanged_mace: #5E2E3A; a_mace.steel
duelling_rapier: #2F4A52; a_sword.thin.silver.gold.crimson
emberwand: #3A2A3E; a_wand.flame.#3A2A2E.orange
throwing_hatchets: #6A4A2A; a_axe.pair.steel.tan.red
dwarven_greataxe: #3E4650; a_axe.double.runes.steel.#4A3226.gold
lightning_mace: #2A3358; a_mace.spark.#7E90B0.navy
galewind_bow: #3F6478; a_bow.wings.#D8D2C0.silver
staff_of_embers: #4A2A24; a_staff.flame.#4A3026.orange
mace_of_kellos: #6A5226; a_mace.holy.gold.cream
blade_of_the_old_kings: #5A2230; a_sword.broad.gem.runes.silver.gold.navy.sky
serpent_longbow: #2A4A32; a_bow.serpent.arrow.green.gold.green
rod_of_storms: #33305A; a_wand.rod.spark.#6E7EA8.sky
leather_jerkin: #4A5A3A; jerkin
chainmail: #5A3038; chainmail
westerian_shell_shield: #2A5A62; greatshield.shell
ghost_armor: #22343A; plate.ghost.ice.silver
gauntlets_of_grip: #6A3A26; gauntlets
travellers_mantle: #5E5138; cloak.moss.fur
wyrmscale_hauberk: #3A2A44; wyrmscale.jade
shield_of_light: #4E4630; greatshield.sun
rune_plate: #34405E; plate.steel.gold.sky
teleport: #3A2E5A; rune.gate.slab.#5A5670.#B08CF0
touch_of_death: #26322A; rune.death.shard.#2E3230.#7CE06A
rune_of_cinders: #4A2620; rune.fire.egg.#6A5650.#FF9238
rune_of_warding: #2A3E5E; rune.ward.hex.#6A7684.#8CC8FF
rune_of_quickening: #4E4A20; rune.swift.wedge.#7A745E.#FFE25A
rune_of_far_sight: #1F4A4A; rune.eye.disc.#5E7474.#7CF0E0
rune_of_mending: #3A4E2A; rune.leaf.arch.#76786A.#B4F07A
rune_of_binding: #4A2444; rune.knot.cube.#6A5A68.#F07AC0
mirror_of_shael: #4A3A62; mirror
wings_of_regiroth: #33506E; wingcloak.cream.sky
staff_of_light: #5E5230; a_staff.orb.#C8B078.#FFE890
crystal_of_tival: #2A2A4E; crystal.violet
boots_of_striding: #3E5640; boots
cloak_of_mists: #3A4652; cloak.mist.#6E7E8E.silver
signet_of_the_merchant_prince: #2A4A3A; ring.seal.gold.crimson
belt_of_the_giant_kin: #5A4A3E; belt
amulet_of_vigour: #4A3420; amulet.red
wayfinders_compass: #1F3E56; compass
mountaineers_kit: #4A5260; kit
ring_of_feathers: #4A2E52; ring.silver.white.sky
scholars_lens: #5A2E26; lens
horn_of_rallying: #4E2A2E; horn
circlet_of_command: #3A1F4A; circlet
dwarven_fire_bomb: #5E3A24; bomb
alchemists_flash_bomb: #34344E; bomb.glass
healing_draught: #3A4A34; flask.round.red
vigour_tonic: #4E3A2A; flask.tall.label.green
draught_of_giant_strength: #3E3A4A; flask.jug.label.amber
scroll_of_recall: #4A2A3A; scroll
""")

HEROES = entries("""
red_scorpion: straw close; bust.lady.dusky.long.blackhair.leather.crimson.sand.scorpion.sword .50 .97 1.37
one_fist: smoke close; bust.ruddy.bald.beard.brownhair.bare.bigfist.stern.scar .46 .97 1.37
mad_carthos: moonlit close motes; bust.fair.wild.greyhair.old.longbeard.robe.violet.gold.plum.ice.spell .52
    .97 1.37
mordrog: thicket close; bust.greyorc.wide.mohawk.blackhair.furs.brown.tan.stern.scar.axe.inhand.double .46
    .97 1.37
spiritspeaker_mok: gravelight close motes;
    bust.orc.old.long.whitehair.furs.moss.sand.paint.staff.inhand.deathhead .48 .97 1.37
corbin: evening close; bust.wide.ruddy.braids.redhair.helm.horned.mail.rust.steel.brass.axe .50 .97 1.37
isaura_fenwick: glade close; bust.lady.elf.fair.braid.redhair.leather.green.cream.bow.quiver .48 .97 1.37
thessaly_vane: dusk close motes; bust.lady.olived.long.blackhair.dress.navy.silver.pink.pink.jewel.spell .54
    .97 1.37
brannoc_tidewalker: frost sea; bust.dusky.beard.blackhair.leather.blue.white.spear.trident.inhand .48 .97 1.37
sister_odalys: evening close; bust.lady.fair.wimple.robe.white.gold.sky.sky.mace.holy.inhand.halo .50 .97
    1.37
kestrel_hale: autumn close; bust.lady.fair.bob.blondhair.leather.brown.cream.falcon.crossbow .54 .97 1.37
garrick_ironmantle: ember close embers;
    bust.wide.ruddy.longbeard.blackhair.bald.plate.iron.iron.gold.mace.hammer.inhand .46 .97 1.37
""")

ALLIES = entries("""
prince_gardun: dawn close; bust.fair.blondhair.goatee.crown.plate.blue.silver.gold.ice.tabard.cloak .50 .97
    1.37
lord_loren: evening close; bust.ruddy.old.moustache.greyhair.robe.crimson.gold.sky.ice.band.sword .50 .97 1.37
burning_priest: dusk close embers; bust.dusky.bald.stern.robe.orange.gold.red.amber.aflame.spell .52 .97 1.37
ingan_the_bold: snow close snowing; bust.wide.fair.forked.blondhair.furs.navy.white.smile.axe .50 .97 1.37
kirion_drake_blood: inferno close;
    bust.redskin.blackhair.long.horned.blackhorn.scalecoat.crimson.iron.orange.wings.spell .52 .97 1.37
veteran_pikeman: storm close; bust.ruddy.old.stubble.greyhair.patch.mail.olive.iron.spear.inhand.helm .46
    .97 1.37
poacher_of_the_whispering_forest: thicket close; bust.olived.stubble.hood.leather.moss.tan.bow.quiver .50
    .97 1.37
apprentice_rune_caster: glade close motes; bust.slim.fair.brownhair.robe.teal.brass.sky.ice.spell .54 .97 1.37
river_pilot: dawn sea; bust.dusky.goatee.brim.blackhair.tunic.navy.cream.white.spear.inhand .46 .97 1.37
mule_driver: noon close; beast.horse.#7A6A5A.#3A2E2A .82 .98 1.0 <,
    bust.ruddy.broad.smile.stubble.brownhair.brim.tunic.brown.tan.cream .40 .97 1.37
field_surgeon: autumn close; bust.lady.fair.old.bob.greyhair.tunic.cream.white.red.red.vial .50 .97 1.37
hill_clan_scout: evening pines close; bust.lady.ruddy.paint.braid.redhair.furs.blue.brown.spear .50 .97 1.37
shieldmaiden_of_dawnsmoor: dawn close;
    bust.lady.fair.helm.cheeks.braid.blondhair.mail.sky.silver.gold.navy.gold.shieldarm .52 .97 1.37
dwarf_siege_gunner: smoke close;
    bust.wide.ruddy.beard.blackhair.helm.leather.rust.iron.brass.crossbow.inhand.repeating .46 .97 1.37
frostgate_marksman: frost close snowing; bust.fair.blondhair.beard.hood.furs.slate.white.crossbow .50 .97 1.37
storm_adept: storm close rain; bust.lady.dark.wild.whitehair.robe.slate.silver.sky.sky.spell .54 .97 1.37
greyhaven_arcanist: moonlit close;
    bust.olived.wizard.old.beard.whitehair.robe.plum.gold.gold.pink.staff.inhand.crystal .46 .97 1.37
nerekhall_cutpurse: dusk close; bust.slim.fair.hood.scarf.leather.plum.black.masked .50 .97 1.37
sworn_bodyguard: evening close; bust.wide.dark.bald.stern.plate.red.steel.brass.tabard.sword.scar .50 .97 1.37
tame_griffon: noon pines; beast.cat.tan.brown.white.feathered.eagle.smooth .50 .95 1.1
""")
