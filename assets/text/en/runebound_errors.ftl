### What a person has to put right, in Runebound.

## Content files and maps. File, line and field stand before each.

runebound-error-supply = must be at least { $least }, as many as there are { $colour } adventure spaces on the map.
runebound-error-no-town = names no town; give at least one town its results.
runebound-error-results = needs a lowest and a highest result on the die (1 to { $sides }), the highest no smaller than the lowest.
runebound-error-town = town "{ $town }" is not on a hex "town"; move it in Tiled.
runebound-error-adventure = layer "places": "{ $name }" needs a hex outside the towns and a colour from { $known }; correct it in Tiled.

## Flaws of a position: the field stands before each, a full stop is put after it.

runebound-flaw-no-hero = has no Hero
runebound-flaw-nowhere = is nowhere on the map
runebound-flaw-not-kept = { $id } is not a card that anybody keeps
runebound-flaw-too-many-cards = has more than { $most } of the kind { $kind }
runebound-flaw-hero-twice = the Hero { $id } appears twice
runebound-flaw-nobody-won = nothing is left to do, but nobody has won
runebound-flaw-winner = names a winner, but the game goes on
runebound-flaw-all-fallen = all towns have fallen, but the game goes on
runebound-flaw-enough-runes = has enough Dragon Runes to win, but the game goes on
runebound-flaw-counter-twice = the Adventure Counter of { $id } appears twice
runebound-flaw-no-adventure-space = { $id } is no adventure space
runebound-flaw-too-many-adventures = with the players there are more than { $most } { $colour } counters
runebound-flaw-undefeated = has more than { $most } counters
runebound-flaw-challenge-place = no Challenge can be here
runebound-flaw-no-challenge = { $card } is no Challenge
runebound-flaw-town-twice = the town { $id } appears twice
runebound-flaw-retinue = the Retinue is in a town that has not fallen
runebound-flaw-too-much-experience = together the players have more than { $most } Experience Counters of { $kind }
runebound-flaw-no-counters = is { $amount }: leave out a figure without counters
runebound-flaw-fallen = is { $amount }, but { $figure } falls at { $life }
runebound-flaw-no-round = a combat is under way, but no round of it follows
runebound-flaw-heroes-fight = is { $card }, but two Heroes fight
runebound-flaw-no-other-hero = is no other Hero
runebound-flaw-not-a-challenge = is no Challenge
runebound-flaw-challenge-fought = is a Hero, but a Challenge is fought
runebound-flaw-not-there = { $card } is not there
runebound-flaw-no-phase = is an attack roll, but the fight is in no phase
runebound-flaw-too-dear = is { $amount }, but the seat has only { $have } to pay with
runebound-flaw-hurt = { $id } was just knocked out and has no counters
runebound-flaw-market = is no town, but a market is open there
runebound-flaw-not-its-turn = fights, but it is another seat’s turn
