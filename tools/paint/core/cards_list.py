"""What is to be seen on each card.

An entry is "id: mood features;" and motifs as "name x y size": x is the middle, y the foot, size the height,
all in parts of the picture; a trailing "<" turns a motif to the left. Long entries go on in an indented line.
"""

import re


def entries(text: str) -> dict[str, str]:
    """The entries of a block, by id."""
    lines = re.sub(r"\n +", " ", text.strip()).splitlines()
    return dict(line.split(": ", 1) for line in lines)


CREW = entries("""
brawler: ember; axeman .56 .89 .68 <, walker .30 .84 .34, walker .80 .84 .34, fire .33 .91 .30, yurt .12 .74
    .26
herdsman: evening pines; rider_stand .60 .89 .72 <, ox .30 .88 .44, ox .13 .80 .26, sheep .84 .86 .24 <,
    yurt .88 .72 .20
mercenary: storm lane; guard .46 .90 .76, chest .74 .90 .28, rider_axe .16 .76 .26, banner .90 .80 .40
toll_keeper: noon lane; ziggurat .78 .73 .36, spearman .32 .89 .64, guard .54 .88 .58 <, scales .76 .91 .40,
    ox .12 .80 .24
recruiter: dawn pines; rider_banner .58 .90 .78, walker .24 .87 .40, walker .13 .83 .32, spearman .36 .85
    .36
envoy: noon river; temple .26 .74 .38, rider_elder .60 .89 .74 <, banner .88 .86 .46
falconer: snow pines; rider_hawk .44 .90 .80, eagle_soar .78 .32 .24, eagle_soar .62 .20 .13
herald: evening lane; drum .30 .91 .38, rider_banner .62 .90 .76, tent .90 .74 .24, tent .12 .74 .22
challenger: dusk lane; axeman .34 .90 .66, guard .68 .90 .64 <, fire .51 .88 .24, tent .90 .74 .26
reaver: storm; rider_axe .56 .90 .80, stele .18 .80 .42, rider_axe .86 .77 .24, stele .06 .74 .22
sapper: ember; wall .32 .77 .50, smith .66 .90 .62 <, wheelwork .88 .90 .34 <, fire .42 .86 .20, fire .16
    .82 .16
spear_guard: autumn; columns .20 .78 .46, spearman .52 .90 .76, guard .78 .87 .50 <, guard .91 .84 .42 <
lancer: noon; rider_lance .50 .90 .84, rider_lance .13 .78 .28, temple .84 .72 .28
sky_watcher: dawn; walker .36 .90 .60, eagle_fly .70 .50 .46, eagle_soar .20 .26 .18, eagle_soar .44 .16 .10
horse_breaker: autumn; horse_gather .60 .90 .74, axeman .22 .89 .50, horse_graze .88 .78 .26 <, horse_run
    .40 .74 .20
bowyer: evening pines; archer .42 .90 .68, arrows .72 .90 .34, hides .88 .86 .40, yurt .12 .74 .26
wainwright: noon lane; wagon .58 .90 .64, smith .22 .89 .52, wheelwork .88 .91 .30 <
forager: dawn river; walker .48 .90 .56, sacks .74 .91 .34, sheep .22 .86 .24, poplar .12 .76 .40, poplar
    .90 .75 .34
brewer: dusk; cauldron .40 .90 .52, jars .70 .91 .34, woman .84 .89 .52 <, yurt .12 .76 .32
healer: ember; woman .40 .90 .66, sitter .66 .92 .50 <, fire .84 .90 .26, tent .14 .78 .38
bone_setter: snow; elder .40 .90 .64, sitter .66 .92 .48 <, yurt .88 .76 .34, cauldron .16 .86 .32
shield_bearer: storm; guard .50 .90 .78, guard .24 .86 .48, guard .76 .86 .48 <, arrows .10 .88 .26, arrows
    .92 .88 .24
veteran: autumn; rider_stand .44 .90 .78, shield .78 .92 .30, stele .88 .76 .34, arrows .64 .90 .26
zealot: ember; axeman .50 .90 .68, fire .20 .90 .40, fire .82 .90 .40 <, stele .50 .74 .30
blood_sworn: dusk; sitter .32 .92 .62, sitter .70 .92 .62 <, fire .51 .90 .34, banner .90 .80 .46, tent .12
    .74 .26
kinswoman: evening river; woman .36 .90 .70, horse_saddled .66 .90 .60 <, yurt .88 .74 .26
lore_keeper: ember; elder .44 .90 .68, scrolls .70 .93 .38, fire .88 .88 .26, tent .16 .78 .42
peddler: noon; stall .40 .90 .64, ox .80 .88 .40 <, walker .66 .90 .44, cart .10 .89 .34 <
goldsmith: dusk; smith .38 .90 .64, anvil .60 .91 .34, chest .82 .91 .32, yurt .12 .76 .30
drover: autumn lane; rider_elder .34 .89 .66, ox .66 .90 .44, ox .88 .86 .34, sheep .56 .82 .18, sheep .78
    .79 .15
outrunner: storm lane; rider_bow .52 .90 .80, tower .88 .73 .28, rider_bow .14 .76 .22
pathfinder: snow river; horse_saddled .62 .89 .62, walker .34 .90 .56, eagle_soar .74 .26 .18, poplar .10
    .75 .34
berserk_rider: ember; rider_axe .52 .91 .88, fire .14 .82 .24, tower .88 .74 .34, arrows .86 .91 .28
champion: autumn rays; guard .50 .91 .82, spearman .18 .86 .44, spearman .82 .86 .44 <, banner .34 .84 .56,
    banner .70 .84 .56
twin_saddle: dawn; rider_lance .42 .90 .72, horse_run .70 .86 .56, yurt .12 .72 .20
night_raider: dusk; rider_bow .56 .90 .76, tower .18 .75 .36, rider_axe .88 .79 .28
quartermaster: evening; wagon .70 .89 .54, sacks .34 .92 .38, guard .48 .90 .52, jars .12 .90 .28
elder: dusk; elder .50 .90 .74, yurt .16 .76 .36, yurt .86 .75 .32, fire .74 .90 .26, sitter .26 .91 .34
""")

HEROES = entries("""
arpada: evening rays; rider_stand .50 .92 .88, sacks .16 .92 .30, jars .84 .92 .28, yurt .86 .74 .26, yurt
    .12 .74 .24
charope: noon rays; rider_banner .52 .92 .94, tent .14 .78 .36, drum .84 .93 .30, tent .90 .74 .24
enaree: dusk rays; rider_elder .50 .92 .92, fire .16 .90 .34, fire .85 .90 .34 <, stele .88 .74 .26
hurasu: autumn rays; rider_stand .46 .92 .92 <, chest .80 .93 .32, banner .22 .86 .60, tower .88 .72 .26
katiari: snow rays; rider_lance .50 .92 .92, spearman .12 .84 .36, spearman .88 .84 .36 <
patak: dawn rays; rider_hawk .46 .92 .92, eagle_fly .82 .40 .34 <, eagle_soar .16 .26 .20, eagle_soar .30
    .14 .12
sparethra: storm rays; rider_axe .44 .92 .92, horse_run .80 .86 .46, horse_gather .10 .82 .30
vadasz: ember rays; rider_bow .48 .92 .92, cauldron .86 .90 .34, jars .12 .92 .28
""")

ANIMALS = entries("""
a1_double_swift_eagle: dawn; eagle_fly .58 .72 .70, eagle_fly .22 .44 .36
a1_double_swift_horse: dawn river; horse_run .50 .88 .80, horse_run .16 .76 .26
a2_double_steady_eagle: evening pines; eagle_fly .38 .74 .66 <, eagle_fly .78 .46 .40 <
a2_double_steady_horse: evening pines; horse_stand .52 .90 .84, horse_graze .16 .78 .28, yurt .88 .72 .18
a3_double_strong_eagle: snow; eagle_fly .52 .76 .76, eagle_soar .18 .38 .30, eagle_soar .84 .28 .16
a3_double_strong_horse: snow pines; horse_gather .50 .90 .86, horse_run .86 .77 .24 <
a4_activate_swift_eagle: ember; eagle_perch .38 .92 .84, fire .76 .90 .40, yurt .90 .74 .22
a4_activate_swift_horse: ember; horse_run .52 .88 .82 <, fire .14 .84 .26, fire .90 .82 .22
a5_activate_steady_eagle: dusk; eagle_perch .60 .92 .84 <, fire .22 .90 .36, tent .10 .76 .26
a5_activate_steady_horse: dusk; horse_saddled .48 .90 .82, fire .86 .90 .32, tent .12 .74 .26
a6_activate_strong_eagle: storm; eagle_perch .46 .92 .86, fire .80 .90 .30, stele .16 .78 .34
a6_activate_strong_horse: storm; horse_gather .48 .90 .86 <, fire .86 .90 .30, stele .10 .76 .28
a7_hunter_swift_eagle: noon; eagle_fly .50 .74 .78 <, eagle_soar .84 .24 .16
a7_hunter_swift_horse: noon river; horse_run .52 .88 .84, horse_run .86 .76 .22, eagle_soar .24 .30 .16
a8_hunter_steady_eagle: autumn pines; eagle_perch .40 .93 .88, eagle_soar .76 .34 .26, sheep .82 .82 .14
a8_hunter_steady_horse: autumn; horse_stand .46 .90 .84 <, horse_graze .82 .80 .34 <, horse_graze .14 .76
    .20
a9_hunter_strong_eagle: snow river; eagle_soar .50 .86 .98, eagle_soar .84 .28 .14, eagle_soar .14 .34 .18
a9_hunter_strong_horse: evening; horse_gather .56 .91 .92, horse_run .16 .77 .26, arrows .88 .90 .24
""")
