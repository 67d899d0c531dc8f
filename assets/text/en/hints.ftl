# What the lamp says, and the bots that think for a while
hint-title = Hint
hint-because = It { $why }.
hint-plan = It is part of a plan that { $why }.
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

# Why this move: the best lines of play, step by step, and what makes the first one better
reasons-title = Why this move
reasons-why = Why?
reasons-why-tip = What the best moves lead to, and what makes the first one better
reasons-thinks = Looking ahead…
reasons-best = the best move
reasons-next = Next step
reasons-back = Step back
reasons-try = Try it from here
reasons-try-tip = Opens a copy of the position after this step; undo walks back
reasons-head = Move
reasons-who = Player
reasons-change = For you
reasons-course = { $name } – { $note }
reasons-guess = { $what } (one guess)
reasons-note = After your own moves come the moves that a bot expects of the others. Dice and unknown cards are guesses. Where the bot weighs all that may happen at once, the moves after that show one guess and are marked so; their numbers hold for that guess alone. The numbers are points by which the position gets better or worse for you.
reasons-table = “{ $move }” is better by
reasons-counts = What counts
reasons-against = than “{ $move }”
reasons-total = Altogether
reasons-total-note = The total also weighs the turns after these moves.
reasons-none = Ask for a hint first.

# A position to think about
puzzle-title = Find the best move
puzzle-menu = Find the best move
puzzle-menu-tip = Make your move on a copy of the position; a hard bot judges it
puzzle-none = You cannot see the cards of the player who chooses here.
puzzle-task = { $name } is to choose. Find the best move.
puzzle-counts = What counts is how the game goes on for this player.
puzzle-judging = A hard bot is judging your move…
puzzle-right = That is the best move.
puzzle-wrong = { $margin ->
    [none] That is about as good as the best move.
    [small] There is a slightly better move.
    [large] There is a much better move.
   *[clear] There is a better move.
  }
puzzle-best = “{ $best }” is the best move. { $why }
puzzle-judging-turn = A hard bot is judging your turn…
puzzle-turn-right = Your turn is as good as the best one.
puzzle-turn-wrong = { $margin ->
    [none] Your turn is about as good as the best one.
    [small] A slightly better turn is possible.
    [large] A much better turn is possible.
   *[clear] A better turn is possible.
  }
puzzle-turn-best = It starts the same; then “{ $best }” is better. { $why }
puzzle-judge = Judge my turn
puzzle-judge-not = There is nothing new to judge: make the next choice of your turn first.
puzzle-retry = Try again
puzzle-leave = Leave
puzzle-stay = Back to the position
puzzle-hint-tip = Shows the best move
puzzle-list = Positions to think about
puzzle-list-tip = Find the best move in positions from games
puzzle-number = Position { $number }
puzzle-named = { $title }: { $name }
