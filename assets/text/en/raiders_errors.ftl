### What a person has to put right, in Raiders of Scythia.

## Content files. File, line and field stand before each.

raiders-error-heroes = there are only { $count } more heroes than seats.
raiders-error-animals = there are only { $count } animals.
raiders-error-crew = there are only { $count } crew cards in all; { $seats } players need at least { $needed }.
raiders-error-plunder = the raid spaces need more than the { $count } pieces of plunder in the game.
raiders-error-crew-spaces = there is room for at most { $most }.
raiders-error-no-cost = has no { $item }; write { $item } = 0.
raiders-error-cost = a raid costs { $amount } { $item }, more than anybody can have.
raiders-error-discard-strength = needs a discard_strength.
