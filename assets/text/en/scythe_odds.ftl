# Scythe: odds of combats, the reach of units, the final score

scythe-odds-combats = Combat
scythe-odds-reach = Where units can go
scythe-odds-score = Final score

## Combat
scythe-odds-no-seat = Choose a player’s view to see combats from that seat.
scythe-odds-no-combat = No character or mech is where a combat could happen.
scythe-odds-place = Where
scythe-odds-pending = The combat now
scythe-odds-other = Against
scythe-odds-role = You
scythe-odds-role-attacks = attack
scythe-odds-role-defends = defend
scythe-odds-fighters = Attacking characters and mechs
scythe-odds-uses = Optional abilities
scythe-odds-uses-yes = used
scythe-odds-uses-no = not used
scythe-odds-against = Against { $name } at { $place }
scythe-odds-total = Your total
scythe-odds-few = Fewest cards
scythe-odds-low = Least power
scythe-odds-random = Beats a random choice
scythe-odds-all-in = Beats everything they have
scythe-odds-dial = power { $dial }
scythe-odds-selection = power { $dial } + { $icon } { $cards }
scythe-odds-percent = { $share }%
scythe-odds-range = { $name } can dial up to { $power } power and play { $cards ->
    [0] no card
    [one] 1 card
   *[other] up to { $cards } cards
  }: from 0 to { $most } in all.
scythe-odds-tie-won = You win ties.
scythe-odds-tie-lost = You lose ties.
scythe-odds-used = { $name } uses { $ability } before the dials; the odds already include it.
scythe-odds-stolen = An ability takes a random card from your hand; your best one is counted as lost.
scythe-odds-brings = What changes for you
scythe-odds-won = If you win
scythe-odds-lost = If you lose
scythe-odds-has-stars = Stars
scythe-odds-has-popularity = Popularity
scythe-odds-has-cards = Combat cards
scythe-odds-has-territories = Territories
scythe-odds-has-resources = Resources
scythe-odds-change = { $sign ->
    [more] +{ $amount }
    [less] −{ $amount }
   *[none] 0
  }
scythe-odds-result-note = Power and cards that you spend are not listed here. Whoever loses draws a card only after showing at least 1 power.

## Where units can go
scythe-odds-no-units = There are no units on the map yet.
scythe-odds-unit = Unit
scythe-odds-unit-at = { CAPITAL($unit) } of { $name }, { $place }
scythe-odds-by = With
scythe-odds-by-move = Move
scythe-odds-by-factory = the Factory card
scythe-odds-by-tunnel = tunnel
scythe-odds-by-mine = Mine
scythe-odds-by-aboard = aboard a mech
scythe-odds-on-foot = on foot
scythe-odds-moves = Moves
scythe-odds-route = Route
scythe-odds-way = { $places }
scythe-odds-then = { $first } → { $last }
scythe-odds-means = By
scythe-odds-meets = Meets
scythe-odds-meets-fight = a combat
scythe-odds-meets-workers = workers it drives off
scythe-odds-meets-encounter = an encounter
scythe-odds-meets-trap = a trap
scythe-odds-nothing = –
scythe-odds-mark = { $moves ->
    [one] { $unit }: 1 Move
   *[other] { $unit }: { $moves } Moves
  }
scythe-odds-mark-meets = { $way }, meets { $met }
scythe-odds-steps = { $steps ->
    [one] It moves 1 territory at a time.
   *[other] It moves up to { $steps } territories at a time.
  }
scythe-odds-reach-note = Up to { $moves } Moves, while all other units stay where they are. A route ends where it meets a combat.

## Final score
scythe-odds-no-mats = The mats are not dealt yet.
scythe-odds-player = Player
scythe-odds-now = Now
scythe-odds-span = { $icon } { $least }–{ $most }
scythe-odds-popularity-now = Popularity now
scythe-odds-score-note = If the game ended now, and with the rates of each popularity.
scythe-odds-coins-note = + ?: coins in hand that you can’t see come on top.
