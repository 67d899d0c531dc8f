# Words of Runebound's map and of the tracks beside it.

runebound-map-counter = { $colour ->
    [green] A green adventure, the easiest
    [yellow] A yellow adventure
    [blue] A blue adventure
   *[red] A red adventure, the hardest
  }
runebound-map-star = The star: an Event brings its counter back
runebound-map-empty = { $colour ->
    [green] A space for a green adventure; its counter is gone
    [yellow] A space for a yellow adventure; its counter is gone
    [blue] A space for a blue adventure; its counter is gone
   *[red] A space for a red adventure; its counter is gone
  }
runebound-map-undefeated = Undefeated: whoever ends here fights it
runebound-map-foe = { $life }~{ICON("life")}   { ICON("ranged") }~{ $ranged } ({ $ranged-hits }~{ICON("wound")})   { ICON("melee") }~{ $melee } ({ $melee-hits }~{ICON("wound")})   { ICON("magic") }~{ $magic } ({ $magic-hits }~{ICON("wound")})
runebound-map-retinue = The Huntmaster’s retinue: whoever ends next to this town fights it
runebound-map-hero = { $hero } · { $name }
runebound-map-land = { $land } · { $region }
runebound-map-fallen = Overrun: nobody enters this town any more
runebound-map-market = Market: { $cards }
runebound-map-market-empty = Nothing lies in its market yet

runebound-map-town = { $town }
runebound-map-next = If a town falls now, { $results } of { $all } results name this one
runebound-map-threat = { $threat } / { $difficulty }
runebound-map-falls = { $chance ->
    [0] no town falls yet
   *[other] falls: { $chance } in 20
  }
runebound-map-no-result = no result
runebound-map-threat-tip = { $seats ->
    [1] Threat { $threat } against { $difficulty }. At the end of a turn the d20 is rolled. A town falls at { $results }.
   *[other] Threat { $threat } against { $difficulty }. At the end of a turn the d20 is rolled; a result that { $seats } divides counts. A town falls at { $results }.
  }
runebound-map-protected = The next town that would fall is spared
runebound-map-event = In force until an Event of number { $number } or more comes
runebound-map-no-event = No event
runebound-map-no-event-tip = No Event is active; the next one that is drawn takes effect
runebound-map-doom = In force until the next Doom card comes
runebound-map-deck = { $deck ->
    [green] Green adventures, the easiest: { $cards } in the deck, { $discards } discarded
    [yellow] Yellow adventures: { $cards } in the deck, { $discards } discarded
    [blue] Blue adventures: { $cards } in the deck, { $discards } discarded
    [red] Red adventures, the hardest: { $cards } in the deck, { $discards } discarded
    [market] Market: { $cards } in the deck
    [doom] Doom deck: { $cards } left
   *[retinue] The Huntmaster’s retinue: { $cards } left
  }
runebound-map-top = Last discarded: { $card }
runebound-map-slot = A free place for an undefeated challenge
runebound-map-track = Undefeated · { $place }

runebound-map-dice = Your { $dice } movement dice
runebound-map-rest = { $dice ->
    [0] Rest: roll nothing, stay where you are and take { $rest }~{ICON("exhaustion")} off your hero and each ally
    [one] Roll only 1 die and take { $rest }~{ICON("exhaustion")} off your hero and each ally
   *[other] Roll only { $dice } dice and take { $rest }~{ICON("exhaustion")} off your hero and each ally
  }
runebound-map-die = { CAPITAL($symbols) }: drag it onto a space next to your hero, or drag your hero the whole way
runebound-map-die-used = Used
runebound-map-way = { $steps ->
    [one] { $place }: { $way }
   *[other] { $place }: { $steps } steps { $way }
  }
runebound-map-awaits = { $card } awaits you there, undefeated
runebound-map-draw = { $colour ->
    [green] A green adventure awaits you there
    [yellow] A yellow adventure awaits you there
    [blue] A blue adventure awaits you there
   *[red] A red adventure awaits you there
  }
runebound-map-meets = You meet { $heroes }
runebound-map-exhausts = The event costs { $amount }~{ICON("exhaustion")} on the way
runebound-map-costs = The event costs { $gold }~{ICON("gold")} there

runebound-why-out-of-reach = Your dice do not lead there.
runebound-why-too-far = That is further than it gets in this flight.

runebound-step-movement = Movement
runebound-step-adventure = Adventure
runebound-step-market = Market
runebound-step-experience = Experience
runebound-step-threat = Threat
runebound-step-tip-movement = Movement: walk one space, or roll the dice and rest with those left out
runebound-step-tip-adventure = Adventure: draw a card on a counter, fight what was left undefeated, or meet a hero
runebound-step-tip-market = Market, in a town: buy, hire, sell and heal
runebound-step-tip-experience = Experience: adventure counters buy pairs of experience counters
runebound-step-tip-threat = Threat: the d20 is rolled, and a town may fall

runebound-ways = Moves by { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
runebound-ways-cards = { $dice }, helped by { $cards }

# The signs of the board
runebound-legend-lands = Lands, and their symbols on movement dice
runebound-legend-adventures = Adventures
runebound-legend-pieces = Pieces
runebound-legend-land = { $name }: enter with { $symbol }
runebound-legend-town = { $name }: enter with any symbol; market, healing, Allies
runebound-legend-hero = Your Hero, in a ring
