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

## Flaws of a position: the field stands before each, a full stop is put after it.

raiders-flaw-wounds-without-crew = counts wounds without a crew card
raiders-flaw-hero-twice = the hero { $id } appears twice
raiders-flaw-hero-chosen = has a hero and is still to choose one
raiders-flaw-no-hero = has no hero
raiders-flaw-pairs = has { $found } pairs, expected { $expected }
raiders-flaw-animal-line = has { $found } animals, expected { $expected }
raiders-flaw-quest-place = no quest can be here
raiders-flaw-quest-missing = the facedown quest of { $place } is missing
raiders-flaw-no-open-quest = there is no faceup quest at { $place }
raiders-flaw-space-not-in-play = is not in play with { $seats } players
raiders-flaw-plunder-count = with the players and raid spaces there are { $found } { $item }, expected { $expected }
raiders-flaw-plunder-left = there is plunder on a raided space
raiders-flaw-worker-twice = the worker { $worker } appears twice
raiders-flaw-too-many-workers = there are too many { $colour } workers
raiders-flaw-worker-missing = a { $colour } worker is missing
raiders-flaw-no-worker = holds no worker
raiders-flaw-worker-placed = holds a worker that is already placed
raiders-flaw-worker-above = { $worker } is above the raid space of a { $colour } worker
raiders-flaw-worker-building = no { $colour } worker can be placed here
raiders-flaw-spots = has { $found } workers, but it was raided { $raids ->
    [one] once
   *[other] { $raids } times
}
raiders-flaw-may-not-raid = { $id } may not raid here
raiders-flaw-raid-missing = is missing, but its steps are pending
raiders-flaw-raid-no-step = goes on, but no step of it is pending
raiders-flaw-no-space-left = { $settlement } has no raid space left
raiders-flaw-no-face = a { $colour } die has no face { $face }
raiders-flaw-too-many-dice = there are more than { $most } { $colour } dice
