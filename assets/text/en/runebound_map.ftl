# Words of Runebound's map and of the tracks beside it.

runebound-map-counter = { $colour ->
    [green] A green adventure, the easiest
    [yellow] A yellow adventure
    [blue] A blue adventure
   *[red] A red adventure, the hardest
  }
# Only heard: what lies on a space, and the space
runebound-stop-at = { $what }, { $place }
runebound-map-star = Star: an Event refreshes this adventure
runebound-map-empty = { $colour ->
    [green] A green adventure space; its counter is gone
    [yellow] A yellow adventure space; its counter is gone
    [blue] A blue adventure space; its counter is gone
   *[red] A red adventure space; its counter is gone
  }
runebound-map-undefeated = Undefeated: end your move here to fight it
runebound-card-foe = { $life }~{ICON("life")}, { ICON("ranged") }~{ $ranged } ({ $ranged-hits }~{ICON("wound")}), { ICON("melee") }~{ $melee } ({ $melee-hits }~{ICON("wound")}), { ICON("magic") }~{ $magic } ({ $magic-hits }~{ICON("wound")})
runebound-card-figure = { $life }~{ICON("life")}, { $stamina }~{ICON("stamina")}, { ICON("ranged") }~{ $ranged } ({ $ranged-hits }~{ICON("wound")}), { ICON("melee") }~{ $melee } ({ $melee-hits }~{ICON("wound")}), { ICON("magic") }~{ $magic } ({ $magic-hits }~{ICON("wound")})
runebound-map-retinue = The Huntmaster’s retinue: if you end your move next to this town, you must fight it
runebound-map-hero = { $hero } · { $name }
runebound-map-land = { $land } · { $region }
runebound-map-fallen = Fallen: no one can enter this town
runebound-map-market = Market: { $cards }
runebound-map-market-empty = Its market is still empty

runebound-map-town = { $town }
runebound-map-next = If a town falls now, it is this one on { $results } of { $all } rolls
runebound-map-threat = { $threat } / { $difficulty }
runebound-map-falls = { $chance ->
    [0] no town falls yet
   *[other] falls: { $chance } in 20
  }
runebound-map-no-result = no roll yet
runebound-map-threat-tip = { $seats ->
    [1] Threat { $threat } of { $difficulty }. The d20 is rolled at the end of each turn. A town falls at { $results }.
    [2] Threat { $threat } of { $difficulty }. The d20 is rolled at the end of each turn, and only even rolls count. A town falls at { $results }.
   *[other] Threat { $threat } of { $difficulty }. The d20 is rolled at the end of each turn, and only multiples of { $seats } count. A town falls at { $results }.
  }
runebound-map-protected = The next town that would fall is spared
runebound-map-event = Active until an Event numbered { $number } or higher is drawn
runebound-map-no-event = No event
runebound-map-no-event-tip = No Event is active; the next one drawn takes effect
runebound-map-doom = Active until the next Doom card
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
runebound-map-slot = Room for an undefeated challenge
runebound-map-track = Undefeated · { $place }

runebound-map-dice = Your { $dice } movement dice
runebound-map-rest = { $dice ->
    [0] Rest: roll no dice and stay here
    [one] Roll only 1 die and rest
   *[other] Roll only { $dice } dice and rest
  }
runebound-map-rested = { $rest ->
    [0] Neither your hero nor an ally has {ICON("exhaustion")} to remove
   *[other] Removes up to { $rest }~{ICON("exhaustion")} from your hero and from each ally
  }
runebound-map-die =
  { CAPITAL($symbols) }
  { HAND() ->
    [mouse] Drag it onto a space next to your hero, or drag your hero to where you want to go
   *[keys] Choose it ({ key-confirm }), then a space next to your hero; or choose your hero, then where you want to go
  }
runebound-map-die-used = Used
runebound-map-space = { $name }, { $id }
runebound-map-way = { $steps ->
    [one] { $place }: { $way }
   *[other] { $place }, { $steps } steps: { $way }
  }
runebound-map-awaits = { $card } { FORM($card, "number") ->
    [plural] await
   *[other] awaits
} you there, undefeated
runebound-map-draw = { $colour ->
    [green] You draw a green adventure there
    [yellow] You draw a yellow adventure there
    [blue] You draw a blue adventure there
   *[red] You draw a red adventure there
  }
runebound-map-meets = You may meet { $heroes } there
runebound-map-forced = { $count ->
    [one] You must fight { $cards } there
   *[other] You must fight one of these there: { $cards }
  }
runebound-map-forced-or-meet = { $count ->
    [one] If you meet no hero, you must fight { $cards }
   *[other] If you meet no hero, you must fight one of these: { $cards }
  }
runebound-map-exhausts = { $cards }: { $amount }~{ICON("exhaustion")} on the way
runebound-map-wounds = Anything over your hero’s stamina of { $stamina } becomes { $amount }~{ICON("wound")}
runebound-map-knockout = { $preventable ->
    [0] Your hero is knocked out on the way
   *[other] Your hero is knocked out on the way unless you cancel wounds
  }
runebound-map-costs = { $cards }: −{ $gold }~{ICON("gold")} there

runebound-why-out-of-reach = Your dice can’t take you there.
runebound-why-too-far = That is too far for this flight.

runebound-step-movement = Movement
runebound-step-adventure = Adventure
runebound-step-market = Market
runebound-step-experience = Experience
runebound-step-threat = Threat
runebound-step-tip-movement = Movement: walk one space, or roll dice. Each die you don’t roll is a rest
runebound-step-tip-adventure = Adventure: draw a card for a counter, fight an undefeated challenge, or meet a hero
runebound-step-tip-market = Market, in a town: buy, hire, sell and heal
runebound-step-tip-experience = Experience: buy pairs of experience counters with adventure counters
runebound-step-tip-threat = Threat: the d20 is rolled, and a town may fall

runebound-ways = Moves with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }
runebound-ways-cards = { $dice }, helped by { $cards }

# The signs of the board
runebound-legend-lands = Lands and their symbols on movement dice
runebound-legend-adventures = Adventures
runebound-legend-pieces = Pieces
runebound-legend-land = { $name }: enter with { $symbol }
runebound-legend-town = { $name }: enter with any symbol; has a market, healing and allies
runebound-legend-hero = Your hero, ringed
