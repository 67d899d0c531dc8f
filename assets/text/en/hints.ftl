# What the lamp says, and the bots that think for a while
hint-title = Hint
hint-because = It { $why }.
hint-and = . It also{" "}
hint-even = The next best move is about as good.
hint-alone = Nothing else is worth doing now.
hint-worse = { $margin ->
    [none] about as good
    [small] a little worse
    [large] much worse
   *[clear] worse
  }
hint-show-tip = Show it on the table
hint-close-tip = Close the hint ({ key-escape })

new-kind-easy = Easy
new-kind-normal = Normal
new-kind-hard = Hard
new-kind-easy-tip = Easy: plays sensible moves, but overlooks things.
new-kind-normal-tip = Normal: plans its whole turn and weighs what the next players will do.
new-kind-hard-tip = Hard: looks several turns ahead. It thinks for a few seconds a turn; you set how many.
new-kind-temper = At this seat it is { $temper }.

settings-hard = Hard bots think for
settings-hard-help = At most this long each turn; “Move now” makes them move at once
settings-seconds = { $value } s
hard-now = Move now
hard-now-tip = The bot stops thinking and makes the best move it has found{ HAS_KEY("now") ->
    [yes] {" "}({ KEY("now") })
   *[no] {""}
  }
