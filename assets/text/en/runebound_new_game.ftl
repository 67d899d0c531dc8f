# What the sheet of a new game says of Runebound

runebound-name = Runebound
runebound-about = Roam the realm as a wandering hero: take on challenges, grow in mind, body and spirit, buy gear and hire allies. Win three Dragon Runes before the threat swallows town after town.
runebound-preset-first_game-help = You and one bot, with an easier threat and no fights in towns.
runebound-preset-full_box-help = With the Doom deck and the Huntmaster’s retinue, for the players set below.
runebound-preset-solo-help = You alone against the threat.
runebound-seats-note = A random player goes first; turns then pass down the list.
runebound-gift-gold = Gold
runebound-gift-life = Experience (Life)
runebound-gift-stamina = Experience (Stamina)
runebound-gift-ranged = Experience (Ranged)
runebound-gift-melee = Experience (Melee)
runebound-gift-magic = Experience (Magic)
