"""What is to be seen on each card of Scythe, written as in cards_list."""

from tools.paint.core.cards_list import entries

COMBAT = entries("""
combat_2: dawn; soldier .42 .90 .62, soldier .20 .84 .38, flagpole .72 .84 .44, house .88 .74 .20
combat_3: storm; cannon .46 .90 .58, soldier .80 .88 .54, soldier .14 .80 .30, machine_walk .88 .74 .22
combat_4: evening; machine_walk .52 .90 .76, machine_walk .14 .76 .26, soldier .88 .86 .34
combat_5: ember; machine_guard .52 .92 .88, machine_tall .16 .80 .38, cannon .88 .84 .28, fire .32 .86 .18
""")

OBJECTIVES = entries("""
o01: snow; drill .30 .86 .52, farmer .62 .90 .54, tower .88 .74 .32
o02: dusk; train .56 .90 .58, lamp .20 .88 .52, wall .88 .76 .30
o03: autumn; haystack .28 .88 .48, farmer .60 .90 .60, barn .86 .76 .32
o04: snow; barrels .34 .90 .42, drill .70 .84 .60, drill .90 .75 .26
o05: ember rays; works .50 .86 .72, machine_tall .14 .88 .42, machine_tall .88 .88 .42
o06: storm lane; machine_walk .60 .90 .66, cart .20 .88 .34 <, walker .08 .82 .24
o07: evening; works .24 .78 .40, machine_guard .62 .91 .72, bench_tools .20 .92 .34
o08: dawn; peasant_woman .36 .90 .54, farmer .58 .90 .56, chapel .86 .76 .36
o09: noon; crates .30 .90 .44, barrels .56 .91 .40, sacks .78 .92 .34, truck .88 .78 .26
o10: dawn pines; oak .24 .88 .64, oak .80 .86 .54, farmer .52 .90 .48
o11: evening lane; house .26 .84 .44, house .78 .82 .38, chapel .52 .76 .30, peasant_woman .52 .91 .42
o12: ember; chest .50 .92 .56, lamp .82 .88 .62, scales .20 .91 .40
o13: noon; flagpole .50 .84 .66, soldier .22 .90 .44, soldier .36 .88 .42, crates .74 .91 .36,
    machine_walk .90 .80 .34
o14: dawn; bench_tools .50 .92 .48, scales .26 .86 .36, crates .84 .90 .34
o15: noon lane; farmer .28 .90 .52, soldier .46 .90 .54, farmer .64 .90 .52, soldier .82 .90 .54
o16: storm lane; machine_walk .66 .89 .60, truck .28 .90 .42, walker .88 .84 .26
o17: dusk; works .50 .74 .38, soldier .16 .90 .48, machine_tall .84 .88 .52
o18: dawn rays; cannon .32 .91 .40, peasant_woman .60 .90 .52, oak .86 .80 .40
o19: noon river; house .20 .78 .30, oak .86 .82 .44, farmer .58 .90 .50
o20: autumn lane; windmill .26 .84 .58, chapel .62 .80 .46, house .88 .82 .34
o21: autumn; stall .40 .90 .58, crates .78 .91 .42, peasant_woman .62 .90 .42
o22: evening; works .74 .80 .54, truck .30 .90 .46
o23: ember; tent .30 .82 .42, lamp .52 .88 .50, soldier .70 .90 .56, scrolls .86 .92 .26
o24: dusk; works .56 .78 .50, farmer .14 .90 .46, farmer .28 .88 .42, fire .42 .90 .22
o25: storm rays; machine_guard .34 .91 .74, machine_tall .72 .91 .76
o26: autumn lane; tractor .30 .90 .46, drill .62 .80 .42, windmill .88 .80 .46
o27: dawn; windmill .76 .82 .50, wires .30 .82 .46, cart .52 .91 .30
""")

ENCOUNTERS = entries("""
e01: dawn lane; cart .42 .90 .48, horse_stand .66 .90 .44, house .88 .76 .28
e02: snow pines; house .30 .84 .50, soldier .64 .90 .54, machine_walk .90 .76 .24
e03: noon; sheep .30 .90 .34, sheep .52 .86 .26 <, farmer .74 .90 .54, oak .10 .80 .40
e04: autumn lane; soldier .30 .90 .50, soldier .44 .88 .46, soldier .56 .86 .42, flagpole .80 .84 .56
e05: evening river; tent .22 .80 .36, fire .52 .90 .30, walker .74 .90 .44
e06: snow pines; horse_saddled .42 .90 .58, machine_tall .84 .76 .36
e07: storm; tent .26 .82 .40, cannon .60 .90 .44, soldier .88 .88 .46
e08: evening lane; chapel .24 .80 .46, house .60 .78 .34, peasant_woman .44 .91 .46, lamp .82 .88 .52
e09: noon; bench_tools .36 .91 .52, tractor .76 .86 .42, barn .12 .74 .26
e10: dusk; lamp .24 .90 .60, lamp .80 .80 .34, machine_guard .54 .86 .46
e11: autumn; oak .26 .90 .72, oak .84 .82 .46, peasant_woman .56 .91 .48, jars .40 .92 .22
e12: dawn pines; crates .24 .90 .36, tractor .60 .90 .50, oak .90 .82 .38
e13: evening; stall .34 .90 .56, flagpole .66 .80 .50, peasant_woman .60 .91 .42, farmer .78 .90 .44
e14: noon; fence .40 .91 .48, ox .78 .88 .42 <, barn .14 .74 .26
e15: dawn river; machine_walk .34 .90 .56, cart .78 .88 .34 <, poplar .92 .76 .34
e16: autumn; tractor .34 .90 .54, farmer .72 .90 .50, haystack .90 .78 .26
e17: dusk; house .26 .84 .52, soldier .58 .90 .52, lamp .80 .88 .56
e18: snow pines; walker .32 .90 .46, horse_saddled .58 .90 .50, ox .86 .80 .22
e19: evening lane; house .28 .82 .48, truck .66 .90 .42, peasant_woman .44 .90 .40
e20: noon; oak .50 .90 .84, sheep .22 .86 .22, walker .74 .90 .36
e21: storm lane; train .48 .90 .68, farmer .86 .88 .42, wires .16 .78 .36
e22: snow; drill .34 .86 .64, cart .66 .91 .36, tower .88 .76 .30
e23: dusk; house .40 .86 .66, peasant_woman .66 .91 .48, oak .90 .80 .36
e24: dawn pines; soldier .34 .90 .58, machine_walk .72 .86 .50
e25: ember; machine_guard .40 .92 .62, bench_tools .78 .92 .40, lamp .14 .88 .46
e26: ember; stall .50 .90 .58, jars .22 .92 .28, farmer .78 .90 .50, lamp .92 .86 .44
e27: noon; barn .38 .88 .70, farmer .72 .90 .50, crates .88 .91 .26
e28: dawn lane; truck .66 .90 .44, peasant_woman .32 .90 .50, soldier .44 .90 .50
e29: evening; cauldron .38 .91 .40, soldier .62 .90 .50, soldier .78 .88 .46, tent .12 .78 .32
e30: noon lane; barn .22 .80 .42, wires .66 .82 .48, cart .58 .91 .32
e31: storm river; oak .24 .88 .58, house .70 .80 .36, walker .50 .91 .38
e32: evening lane; chapel .50 .82 .62, flagpole .18 .86 .50, farmer .82 .90 .44
e33: autumn lane; horse_stand .28 .90 .52, truck .68 .89 .42, flagpole .90 .84 .50
e34: snow; soldier .24 .90 .50, soldier .38 .86 .42, soldier .50 .83 .34, machine_tall .80 .84 .56
e35: noon; fence .64 .91 .44, peasant_woman .34 .90 .54, house .86 .76 .28
e36: dawn; farmer .32 .90 .54, soldier .60 .90 .56 <, tent .88 .78 .30
e37: evening lane; farmer .50 .90 .52, house .20 .82 .42, windmill .84 .80 .46
e38: dawn river; cart .28 .88 .32, oak .86 .84 .52, peasant_woman .58 .90 .46
e39: storm lane; wires .34 .88 .66, wires .74 .76 .34, truck .58 .91 .34
e40: snow lane; chapel .44 .86 .66, walker .74 .90 .36
e41: dusk lane; machine_walk .30 .90 .54, machine_walk .60 .82 .36, machine_walk .80 .77 .22
e42: ember; lamp .20 .90 .54, lamp .50 .84 .38, lamp .72 .79 .26, soldier .86 .90 .44
""")

FACTORY = entries("""
f01: dusk; works .44 .86 .74, lamp .86 .90 .56
f02: noon; bench_tools .36 .92 .52, soldier .70 .90 .50, soldier .86 .88 .44
f03: dawn rays; flagpole .30 .86 .62, machine_guard .56 .90 .58, peasant_woman .82 .90 .46
f04: autumn; crates .34 .91 .50, scales .66 .90 .42, truck .88 .80 .28
f05: evening; soldier .26 .90 .56, machine_guard .52 .91 .70, soldier .80 .90 .56 <
f06: ember; soldier .36 .90 .58, chest .62 .92 .34, cannon .86 .84 .34
f07: storm; machine_walk .40 .90 .62, works .84 .78 .40, scrolls .74 .92 .28
f08: evening; train .46 .90 .62, crates .84 .91 .40
f09: dawn; bench_tools .42 .92 .60, works .84 .76 .36
f10: dusk; machine_guard .34 .91 .70, machine_walk .72 .90 .56, lamp .92 .84 .36
f11: noon lane; windmill .28 .84 .52, chapel .68 .82 .50, cart .48 .91 .28
f12: snow; soldier .24 .90 .50, soldier .42 .90 .50, soldier .60 .90 .50, flagpole .84 .86 .56
f13: ember; anvil .40 .91 .42, smith .66 .90 .56, machine_tall .12 .82 .46
f14: autumn lane; farmer .26 .90 .52, peasant_woman .48 .90 .50, works .82 .80 .42
f15: storm; cannon .34 .90 .50, barrels .70 .91 .40, stall .90 .78 .28
f16: noon; stall .34 .90 .58, peasant_woman .60 .90 .46, sacks .80 .92 .32
f17: dusk; bench_tools .50 .92 .54, lamp .16 .90 .58, machine_tall .84 .84 .50
f18: dawn; truck .32 .90 .46, crates .62 .91 .34, chapel .86 .78 .40
""")

FACTIONS = entries("""
nordic: snow river pines; machine_tall .78 .88 .66, ox .60 .89 .34, house .92 .76 .26
rusviet: evening; works .82 .82 .56, machine_guard .66 .91 .66, flagpole .52 .84 .44
crimea: noon lane; rider_stand .66 .90 .62, yurt .84 .82 .36, machine_tall .92 .78 .36
saxony: dusk pines; machine_walk .70 .90 .66, soldier .88 .88 .42, chapel .54 .76 .28
albion: dawn river; boar .34 .92 .54, clansman .64 .91 .62, tower .88 .76 .34
togawa: dusk pines; ronin .66 .91 .62, pagoda .86 .80 .50, machine_tall .44 .80 .36
polania: autumn river; machine_guard .82 .88 .56, oak .60 .86 .46, farmer .70 .90 .40
""")

MATS = entries("""
industrial: dusk; works .40 .86 .80, train .78 .90 .40, lamp .10 .90 .50
engineering: noon; bench_tools .36 .92 .56, drill .74 .88 .62, wires .94 .78 .36
patriotic: dawn rays; flagpole .26 .88 .72, soldier .48 .90 .54, soldier .64 .90 .54, cannon .86 .89 .36
mechanical: evening; machine_guard .36 .92 .74, crates .62 .91 .30, machine_tall .84 .84 .56
militant: storm; cannon .24 .90 .44, soldier .46 .90 .52, soldier .60 .90 .52, machine_walk .84 .84 .46
innovative: dawn; clock .80 .86 .70, bench_tools .36 .92 .54, wires .60 .80 .40
agricultural: autumn lane; barn .26 .86 .62, tractor .60 .90 .46, haystack .86 .88 .34
""")

AIRSHIPS = entries("""
bombard: storm; airship .52 .56 .52, fire .28 .90 .30, wall .74 .88 .32
bounty: evening; airship .68 .54 .42, chest .34 .92 .46, soldier .82 .90 .46
siege_engine: ember; machine_guard .30 .91 .70, airship .74 .50 .36, wall .86 .86 .40
distract: dusk; airship .36 .58 .54, lamp .82 .89 .60, soldier .64 .90 .40
espionage: dusk pines; airship .64 .50 .40, tent .26 .86 .40, walker .50 .91 .36
blitzkrieg: storm rays; airship .28 .58 .48, airship .76 .50 .40 <
toll: noon lane; airship .66 .52 .42, farmer .38 .90 .48, cart .62 .92 .36, scales .14 .91 .36
war_correspondent: evening; airship .30 .50 .38, scrolls .30 .92 .36, peasant_woman .56 .90 .48,
    cannon .84 .86 .34
ferry: dawn river; airship .46 .62 .58, crates .80 .91 .34, farmer .16 .88 .42
boost: noon pines; airship .52 .58 .58, house .86 .84 .28, windmill .14 .82 .34
drill: snow; drill .30 .88 .66, airship .72 .52 .40, barrels .72 .91 .34
hero: dawn rays; airship .24 .48 .38, rider_stand .62 .91 .62
safe_haven: snow river pines; airship .44 .62 .52, house .80 .86 .44
reap: autumn; haystack .24 .89 .44, airship .62 .50 .44, farmer .52 .91 .48, haystack .84 .86 .32
craft: evening; bench_tools .32 .92 .50, airship .70 .50 .42, machine_tall .82 .88 .48
negotiate: autumn lane; airship .26 .50 .38, house .82 .80 .40, walker .46 .91 .46, peasant_woman .62 .91 .44
""")

RESOLUTIONS = entries("""
land_rush: noon lane; cart .32 .90 .42, farmer .56 .90 .48, machine_walk .82 .84 .42, flagpole .10 .84 .40
factory_explosion: ember; blast .56 .84 .78, works .24 .82 .40, walker .86 .90 .36
spoils_of_war: evening; chest .30 .92 .46, flagpole .56 .86 .62, shield .76 .92 .36
king_of_the_hill: dawn rays; works .50 .68 .36, machine_guard .50 .91 .54, soldier .20 .90 .42,
    soldier .80 .90 .42
deja_vu: dusk river; oak .26 .88 .56, oak .74 .88 .56 <, peasant_woman .50 .90 .40
mission_possible: storm; scrolls .30 .92 .42, soldier .56 .90 .52, lamp .84 .89 .58
doomsday_clock: ember rays; clock .50 .90 .84
backup_plan: evening; bench_tools .30 .92 .46, truck .66 .90 .42, crates .90 .91 .28
""")
