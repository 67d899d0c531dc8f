# Examples of Runebound's rulebook: what a picture shows, and what to try.

runebound-example-dice = The dice are rolled. Each die moves your Hero one space, onto a land that it shows.
runebound-example-dice-try = { HAND() ->
    [mouse] Drag your Hero two spaces to the south-west, or choose a die and then a space.
   *[keys] Move your Hero two spaces to the south-west, or choose a die and then a space.
  }
runebound-example-phase = Each Ally can attack in one phase, and only one figure attacks in a phase. In the other phases your Hero defends.
runebound-example-phase-try = Attack with the Poacher of the Whispering Forest.
runebound-example-escape = A failed Escape costs a Wound, and you may try again. Paying 1 Exhaustion adds 2 to the roll.
runebound-example-escape-try = Pay an Exhaustion and try to escape. This roll fails.
runebound-example-market = In a town, buy what its market offers, as long as your gold lasts.
runebound-example-market-try = Buy the Novice’s Wand.
runebound-example-experience = The first pair costs one Adventure Counter, the second two, the third three.
runebound-example-experience-try = Buy Life and Melee with your two counters.

# Signs: their names, and what they stand for
runebound-signs-hero = Your Hero
runebound-sign-life-about = This many Wounds knock out a Hero or kill an Ally.
runebound-sign-stamina-about = The most Exhaustion a figure can take; anything more becomes Wounds.
runebound-sign-wound-about = Damage. Heal it for gold in a town.
runebound-sign-exhaustion-about = Pays for abilities. Rest it off by rolling fewer movement dice.
runebound-sign-gold-about = Buys Items and Allies, and heals Wounds.
runebound-sign-experience-about = Life, Stamina or +2 in an attribute. Pay with counters won in adventures.
runebound-signs-combat = Combat
runebound-sign-d20-about = The twenty-sided die: add your number and reach the target.
runebound-sign-escape-about = Try to get away with a Mind test. A failure costs a Wound.
runebound-sign-ranged-about = The first attack of a round, with Mind.
runebound-sign-melee-about = The second attack of a round, with Body.
runebound-sign-magic-about = The third attack of a round, with Spirit.
runebound-sign-undefeated = Undefeated
runebound-sign-undefeated-about = A Challenge nobody has defeated yet: it waits on its space for the next Hero.
runebound-signs-lands = Lands on the dice
runebound-sign-road-about = Takes your Hero onto a road.
runebound-sign-plains-about = Takes your Hero onto plains.
runebound-sign-hills-about = Takes your Hero onto hills.
runebound-sign-forest-about = Takes your Hero into a forest.
runebound-sign-mountain-about = Takes your Hero onto a mountain.
runebound-sign-swamp-about = Takes your Hero into a swamp.
runebound-sign-river-about = Takes your Hero onto a river.
runebound-sign-town-about = Any symbol lets you in: market, healing, Allies.
runebound-signs-world = The world
runebound-sign-adventure-about = A counter on the map: an adventure awaits. The counters you win buy experience.
runebound-sign-threat-about = Adds to the threat roll, so that a town may fall.
runebound-sign-doom-about = A town that has fallen. When all eight have, everyone loses.
runebound-sign-overrun = Fallen
runebound-sign-overrun-about = Nobody can enter this town again.
runebound-sign-retinue = Retinue
runebound-sign-retinue-about = A foe in a fallen town. End your move next to it and you must fight.
runebound-signs-cards = Cards
runebound-sign-market-about = The cards that a town sells.
runebound-sign-ally = Ally
runebound-sign-ally-about = A companion with its own attacks. You can have two.
runebound-sign-armor = Armor
runebound-sign-armor-about = You can have only one.
runebound-sign-artifact = Artifact
runebound-sign-artifact-about = An Item. You can have any number.
runebound-sign-rune = Dragon Rune
runebound-sign-rune-about = Three of them win the game.
