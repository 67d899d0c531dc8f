### What a person has to put right, in Scythe.

scythe-refusal-invaders = { $seats } players need Albion and Togawa: switch them on, or play with fewer.

## Content files and maps. File, line and field stand before each.

scythe-error-lowest-rates = the lowest rates begin at a popularity of 0.
scythe-error-same-rates = two rates begin at the same popularity.
scythe-error-rates-too-high = rates begin at a popularity of { $popularity }, which nobody can have.
scythe-error-power-track = the power track ends at { $end }.
scythe-error-popularity-track = the popularity track ends at { $end }.
scythe-error-combat-cards = there are only { $count } combat cards for all players.
scythe-error-objectives = there are only { $count } objectives for all players and the airship tile.
scythe-error-goals = there are only { $count } goals to place stars on.
scythe-error-airship-limits = must limit both resources and workers.
scythe-error-no-each = { $kind } has no each.
scythe-error-yes-or-no = { $kind } must have min = 1 or max = 0.
scythe-error-unbounded = { $kind } needs min or max.
scythe-error-end-stars = nobody can have { $stars } stars; the most is { $most }.
scythe-error-goal-once = this goal is reached once; leave it out.
scythe-error-goal-each = each one brings a star; leave it out.
scythe-error-brackets = is more than its cost of { $cost }; lower it.
scythe-error-min-max = is more than max, { $most }.
scythe-error-factory = layer "terrain" needs exactly one hex "factory"; paint it in Tiled.
scythe-error-home-base = home base "{ $base }" is not on a hex "home_base"; move it in Tiled.
scythe-error-workers = all factions must begin with the same number of workers.

## Flaws of a position: the field stands before each, a full stop is put after it.

scythe-flaw-order = does not have every seat once
scythe-flaw-no-goal = { $id } is no goal of this table
scythe-flaw-unit-twice = the unit { $id } appears twice
scythe-flaw-no-unit = { $id } is no unit in play
scythe-flaw-missing-unit = the unit { $name } is missing
scythe-flaw-airship-twice = the airship { $id } appears twice
scythe-flaw-no-airship = { $id } is no airship in play
scythe-flaw-missing-airship = the airship { $name } is missing
scythe-flaw-factory-card-twice = the Factory card { $id } appears twice
scythe-flaw-no-factory-card = { $id } is not a Factory card of this table
scythe-flaw-factory = with the players there are { $found } Factory cards, expected { $expected }
scythe-flaw-turn = does not fit the pending steps
scythe-flaw-twice-faction = the faction { $id } appears twice
scythe-flaw-twice-mat = the mat { $id } appears twice
scythe-flaw-chooses-faction = a seat chooses a faction twice
scythe-flaw-chooses-mat = a seat chooses a mat twice
scythe-flaw-chosen = is "{ $found }"; it is chosen before the game
scythe-flaw-no-bonus = is missing
scythe-flaw-too-many-stars = has more than { $most } stars
scythe-flaw-goal-stars = has more than { $most } { $most ->
    [one] star
   *[other] stars
} for { $goal }
scythe-flaw-section = "{ $section }" is no section that this seat can be on
scythe-flaw-no-mech = { $id } is no mech of { $faction }
scythe-flaw-mech-twice = the mech { $id } appears twice
scythe-flaw-cube-twice = the cube { $id } appears twice
scythe-flaw-bracket = { $action } has room for only { $count } { $count ->
    [one] cube
   *[other] cubes
}
scythe-flaw-recruit-twice = the recruit { $id } appears twice
scythe-flaw-bonus-twice = the one-time bonus { $id } appears twice
scythe-flaw-nowhere = is on no territory and no airship: { $place }
scythe-flaw-workers = seat { $seat } has { $found } workers, expected { $low } to { $high }
scythe-flaw-other-base = is on another faction's home base
scythe-flaw-not-a-unit = is no unit in play
scythe-flaw-no-combat = is beside a fighter of another seat, but no combat is pending
scythe-flaw-bystander = is beside a fighter of a seat that does not fight it
scythe-flaw-came-from = { $unit } came to a combat from nowhere
scythe-flaw-beside-fighter = is beside a fighter of another seat
scythe-flaw-two-structures = there are two structures on { $id }
scythe-flaw-structure-place = no structure can be on { $place }
scythe-flaw-airship-option = is "{ $found }", but the option airships is "{ $option }"
scythe-flaw-airship-place = cannot be over { $place }
scythe-flaw-aboard = { $id } cannot be aboard { $airship }
scythe-flaw-airship-resources = is more than the airship holds
scythe-flaw-airship-workers = too many workers are aboard { $airship }
scythe-flaw-no-resources = is empty: leave out a place without resources
scythe-flaw-resources-place = resources cannot be here
scythe-flaw-token-place = no token can be here
scythe-flaw-flag-too = there is a flag here too
scythe-flaw-trap-twice = the trap { $id } appears twice
scythe-flaw-tokens = seat { $seat } has placed { $found }, expected at most { $most }
scythe-flaw-encounter-twice = the encounter token of { $id } appears twice
scythe-flaw-no-encounter = { $id } has no encounter
scythe-flaw-resolution = is "{ $found }", but the option resolution is "{ $option }"
scythe-flaw-public = has { $found } cards, expected { $expected }
scythe-flaw-trigger = nobody triggers this end
scythe-flaw-last-turns = has turns, but nobody triggered the end
scythe-flaw-enough-stars = has { $count } stars, but the game goes on
scythe-flaw-won-too = is the winner too
scythe-flaw-two-seats = does not have two seats
scythe-flaw-no-active-seat = does not have the active seat
scythe-flaw-no-fighter = seat { $seat } has no fighter on { $place }
scythe-flaw-dial = the dial is "{ $found }", expected 0 to { $most }
scythe-flaw-card-twice = the card { $id } appears twice
scythe-flaw-not-in-hand = { $id } is not in the hand
scythe-flaw-giver-too = is the giver too
scythe-flaw-deal-coins = seat { $seat } does not have that many coins
scythe-flaw-unpayable = cannot be paid
scythe-flaw-no-resource = { $id } is no resource
scythe-flaw-paid-already = names a resource that is paid already
scythe-flaw-airship-away = the airship of seat { $seat } is not over { $place }
scythe-flaw-pairs = has { $found } pairs, expected { $expected }
scythe-flaw-leads-twice = a seat leads on two pairs
scythe-flaw-bid = is { $found }, expected at most { $most }
