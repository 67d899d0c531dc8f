# Examples of Runebound's rulebook: what a picture shows, and what to try.

runebound-example-dice = The dice are rolled. Each carries your Hero onto one space beside it whose land it shows.
runebound-example-dice-try = Drag your Hero two spaces to the south-west, or choose a die and then a space.
runebound-example-phase = Your Allies attack in one phase each, at most one figure a phase. Where nobody attacks, your Hero defends.
runebound-example-phase-try = Attack with the Poacher of the Whispering Forest.
runebound-example-escape = A failed Escape costs a Wound, and you may try again. One Exhaustion makes the roll 2 better.
runebound-example-escape-try = Pay an Exhaustion and try to escape. This roll fails.
runebound-example-market = In a town, buy what lies in its market as long as your gold lasts.
runebound-example-market-try = Buy the Novice’s Wand.
runebound-example-experience = The first pair costs one Adventure Counter, the second two, the third three.
runebound-example-experience-try = Buy Life and Melee with your two counters.
