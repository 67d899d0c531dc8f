# The rulebook, the glossary of icons, and how a turn goes.

rulebook-turn = How a turn goes
rulebook-next = Next
rulebook-try = Try it
rulebook-you = You
rulebook-tried = That’s it. Play on as you like, or go back to the rules.
rulebook-return = Back to the rules
rulebook-signs = Icons
rulebook-signs-tip = Every icon and its meaning
rulebook-signs-asked = The icon you pointed at
rulebook-signs-board = On the board: { $what }
rulebook-window = All games
rulebook-entry = { $name }: { $about }

# Signs: their names, and what they stand for
rulebook-signs-table = At the table
rulebook-sign-arrow_right = Continue
rulebook-sign-arrow_right-about = On to the next step, or to the result.
rulebook-sign-arrow_down = More
rulebook-sign-arrow_down-about = There is more below.
rulebook-sign-undo = Undo
rulebook-sign-undo-about = Takes back your last choice.
rulebook-sign-redo = Redo
rulebook-sign-redo-about = Repeats the choice that you undid.
rulebook-sign-hint = Hint
rulebook-sign-hint-about = The best move, the two next best, and why. Press it again to see the next one.
rulebook-sign-hourglass = Time
rulebook-sign-hourglass-about = Whose turn it is, or what happened since yours.
rulebook-sign-eye = Look
rulebook-sign-eye-about = Shows your own pieces, or another player’s view.
rulebook-sign-question = Question
rulebook-sign-question-about = Explains something.
rulebook-sign-log = Log
rulebook-sign-log-about = Everything that has happened so far.
rulebook-sign-rules = Rules
rulebook-sign-rules-about = The rulebook, opened at the current question.
rulebook-sign-menu = Menu
rulebook-sign-menu-about = Everything else you can do.
rulebook-sign-trophy = Score
rulebook-sign-trophy-about = Points, and who is in the lead.
rulebook-sign-skip = Skip
rulebook-sign-skip-about = Skips this.
rulebook-sign-check = Done
rulebook-sign-check-about = Confirms your choice.
rulebook-sign-pin = Pinned
rulebook-sign-pin-about = This tip stays until you close it.
rulebook-signs-play = While bots play
rulebook-sign-play = Play
rulebook-sign-play-about = Lets the bots play on.
rulebook-sign-pause = Pause
rulebook-sign-pause-about = Stops before the next move.
rulebook-sign-step = Step
rulebook-sign-step-about = Shows one move.
rulebook-sign-forward = Faster
rulebook-sign-forward-about = Shows moves faster.
rulebook-signs-seats = Players’ emblems
rulebook-sign-disc = Disc
rulebook-sign-disc-about = The blue seat.
rulebook-sign-triangle = Triangle
rulebook-sign-triangle-about = The orange seat.
rulebook-sign-square = Square
rulebook-sign-square-about = The green seat.
rulebook-sign-diamond = Diamond
rulebook-sign-diamond-about = The red seat.
rulebook-sign-star = Star
rulebook-sign-star-about = The violet seat.
rulebook-sign-hexagon = Hexagon
rulebook-sign-hexagon-about = The ivory seat.
rulebook-sign-ring = Ring
rulebook-sign-ring-about = The charcoal seat.

rules-title = Rules
rules-search = Search
rules-search-hint = Search the rules
rules-at-this-table = At this table – { $house }. { $words }
rules-none = Nothing found for “{ $words }”.
rules-empty = There is no rulebook for this game yet.
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
  }
