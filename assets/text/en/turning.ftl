# The moves that mattered most, in a replay
turning-title = Turning points
turning-percent = Turning points { $percent }%
turning-tip = { DEVICE() ->
    [keys] The moves that gained or lost most, and how a Hard bot would have played (H)
   *[pad] The moves that gained or lost most, and how a Hard bot would have played
  }
turning-not-over = You can see turning points once the game is over.
turning-works = Looking for the moves that mattered most…
turning-how = A Hard bot looks at each turn and knows only as much as its player knew then. You can keep watching.
turning-judged = A Hard bot judged each turn by what its player could know then.
turning-found = { $count ->
    [0] No single move decided this game.
    [one] One move stands out.
   *[other] { $count } moves stand out.
  }
turning-show = Show
turning-head = Turning point { $number } of { $count } · round { $round }
turning-what = { $name }: { $made }
turning-better = { $margin ->
    [small] a little better
    [large] much better
   *[clear] better
  }
turning-cost = “{ $instead }” would have been { turning-better }.
turning-cost-why = “{ $instead }” would have been { turning-better }: it { $why }.
turning-won = The best choice, { turning-better } than “{ $instead }”.
turning-won-why = The best choice, { turning-better } than “{ $instead }”: it { $why }.
turning-close = Close
turning-next = Next turning point
turning-previous = Previous turning point
