# What the sheet of a new game says of Scythe

scythe-name = Scythe
scythe-about = Five nations eye the same broken land after a great war. Produce, build and send out mechs, win hearts or fights, and be the richest when somebody places their { scythe-nth-star }.
scythe-preset-first_game-help = You and two bots, with dealt factions and no deals.
scythe-preset-full_box-help = Albion and Togawa, shared airships, a resolution tile and all extra cards, for the players set below.
scythe-preset-tournament = Tournament
scythe-preset-tournament-help = Factions and mats are sold to the highest bidder, and there are no deals.
scythe-seats-note = Turns go around the board by home base, and the lowest player mat begins. These colours are placeholders: each player gets those of their faction.
scythe-gift-coins = Coins
scythe-gift-power = Power
scythe-gift-popularity = Popularity
