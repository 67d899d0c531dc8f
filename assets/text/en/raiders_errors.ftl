### What a person has to put right, in Raiders of Scythia.

## Content files. File, line and field stand before each.

raiders-error-heroes = there are only { $count } heroes more than seats.
raiders-error-animals = there are only { $count } animals.
raiders-error-crew = there are only { $count } crew cards in all; { $seats } players need at least { $needed }.
raiders-error-plunder = the raid spaces take more than the { $count } pieces of plunder that there are.
raiders-error-crew-spaces = there is room for { $most }.
raiders-error-no-cost = says no { $item }; write { $item } = 0.
raiders-error-cost = nobody may keep the { $amount } { $item } that a raid costs.
raiders-error-discard-strength = must have a discard_strength.
