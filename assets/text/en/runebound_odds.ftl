# Runebound: odds of fights, of whole ways, and of the fall of towns

runebound-odds-fights = Fights
runebound-odds-ways = Routes
runebound-odds-threat = Threat
runebound-odds-seat = Whose hero
runebound-odds-percent = { $share }%
runebound-odds-mean = { $mean }

## Fights
runebound-odds-from = Challenges
runebound-odds-group = { $group ->
    [now] the fight now
    [track] undefeated
    [green] green
    [yellow] yellow
    [blue] blue
   *[red] red
  }
runebound-odds-foe = Against
runebound-odds-figures = Figures
runebound-odds-wounds = { $state ->
    [healed] without wounds
   *[as-is] as they are
  }
runebound-odds-no-foe = There is no challenge to fight.
runebound-odds-win = Win
runebound-odds-rounds = Rounds on average
runebound-odds-hero-wounds = Hero’s wounds
runebound-odds-fallen = Fallen allies
runebound-odds-free = Escape
runebound-odds-test = Tests before the combat
runebound-odds-paid = { $paid ->
    [yes] pay exhaustion for them
   *[no] do not pay
  }
runebound-odds-use = Before the combat
runebound-odds-no-use = use nothing
runebound-odds-leave = Escape
runebound-odds-leave-at = { $life ->
    [0] never
    [1] with 1 life left
   *[other] with { $life } life or less
  }
runebound-odds-defend = defend
runebound-odds-fight-note = Every round is fought by the same plan until one side falls; when an ally has fallen, the hero defends in its phase. The text before the combat counts. Not counted: abilities that have to be used during the fight.
runebound-odds-escape = Escape
runebound-odds-escape-how = { $paid ->
    [yes] paying exhaustion while you can
   *[no] without paying
  }
runebound-odds-first-escape = First attempt
runebound-odds-escaped = Before a knockout
runebound-odds-escape-note = The hero tries again after each failure, which costs a wound. The text before the combat counts; abilities that have to be used do not.
runebound-odds-more-plans = { $count ->
    [one] 1 plan with a lower chance is not listed.
   *[other] { $count } plans with lower chances are not listed.
  }

## Ways
runebound-odds-dice = Dice
runebound-odds-dice-count = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
runebound-odds-dice-rolled = the rolled dice
runebound-odds-place = Where
runebound-odds-far = Distance
runebound-odds-away = { $count ->
    [0] here
   *[other] { $count } { $way }
  }
runebound-odds-awaits = Awaits
runebound-odds-colour = { $colour ->
    [green] green adventure
    [yellow] yellow adventure
    [blue] blue adventure
   *[red] red adventure
  }
runebound-odds-arrive = Arrive
runebound-odds-first = First card is a challenge
runebound-odds-whole = Arrive and win
runebound-odds-no-way = No dice lead to an adventure from here.
runebound-odds-way-note = Every card that may still lie in the deck is equally likely. What events and encounters bring is not counted: after them another card is drawn until a challenge comes. Each fight follows one plan that deals much and risks little.

## Threat
runebound-odds-town = Town
runebound-odds-this-turn = By the end of this turn
runebound-odds-this-round = By the end of this round
runebound-odds-next-round = By the end of the next round
runebound-odds-any-town = Any town
runebound-odds-all-fallen = All towns have fallen.
runebound-odds-threat-note = Computed from the threat counters there are now; cards that will add or remove some are not counted.
