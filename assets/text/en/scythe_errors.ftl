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
