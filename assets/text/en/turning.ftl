# The moves that mattered most, in a replay
turning-title = Turning points
turning-percent = Turning points { $percent }%
turning-tip = { DEVICE() ->
    [keys] The moves that cost or won most, and what a Hard bot would have done (H)
   *[pad] The moves that cost or won most, and what a Hard bot would have done
  }
turning-not-over = Turning points are there once the game is over.
turning-works = Looking for the moves that mattered most…
turning-how = A Hard bot looks at each turn with what its player could know then. You can go on watching.
turning-judged = A Hard bot judged each turn by what its player could know then.
turning-found = { $count ->
    [0] No single move decided this game.
    [one] One move stands out.
   *[other] { $count } moves stand out.
  }
turning-show = Show
turning-head = Turning point { $number } of { $count } · turn { $turn }
turning-what = { $name }: { $made }
turning-cost = “{ $instead }” would have been about { $points } better.
turning-cost-why = “{ $instead }” would have been about { $points } better: it { $why }.
turning-won = The best choice, about { $points } better than “{ $instead }”.
turning-won-why = The best choice, about { $points } better than “{ $instead }”: it { $why }.
turning-close = Close
turning-next = The next turning point
turning-previous = The turning point before
