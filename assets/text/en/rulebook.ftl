# The rulebook, the glossary of icons, and how a turn goes.

rulebook-turn = How a turn goes
rulebook-next = Next
rulebook-try = Try it
rulebook-you = You
rulebook-tried = That’s it. Play on as you like, or go back to the rules.
rulebook-return = Back to the rules
rulebook-edition =
    { $count ->
        [one] At your table 1 number differs: edition “{ $edition }”
       *[other] At your table { $count } numbers differ: edition “{ $edition }”
    }
rulebook-signs = Icons
rulebook-signs-tip = Every icon and what it stands for
rulebook-signs-asked = What you pointed at
rulebook-signs-board = On the board: { $what }
rulebook-window = All games
rulebook-entry = { $name }: { $about }

# Signs: their names, and what they stand for
rulebook-signs-table = At the table
rulebook-sign-arrow_right = Continue
rulebook-sign-arrow_right-about = To the next step, or what comes of something.
rulebook-sign-arrow_down = More
rulebook-sign-arrow_down-about = There is more below.
rulebook-sign-undo = Undo
rulebook-sign-undo-about = Takes back your last choice.
rulebook-sign-redo = Redo
rulebook-sign-redo-about = Makes it again.
rulebook-sign-hint = Hint
rulebook-sign-hint-about = The best move, the two next best, and why. Press it again to see the next one.
rulebook-sign-hourglass = Time
rulebook-sign-hourglass-about = Someone’s turn, or what happened since yours.
rulebook-sign-eye = Look
rulebook-sign-eye-about = Shows your own pieces, or another side.
rulebook-sign-question = Question
rulebook-sign-question-about = What something means.
rulebook-sign-log = Log
rulebook-sign-log-about = What has happened so far.
rulebook-sign-rules = Rules
rulebook-sign-rules-about = The rulebook, at what is asked.
rulebook-sign-menu = Menu
rulebook-sign-menu-about = What else you can do.
rulebook-sign-trophy = Score
rulebook-sign-trophy-about = Points, and who leads.
rulebook-sign-skip = Skip
rulebook-sign-skip-about = Leaves this out.
rulebook-sign-check = Done
rulebook-sign-check-about = That is how it shall be.
rulebook-sign-pin = Pinned
rulebook-sign-pin-about = This tip stays until you take it down.
rulebook-signs-play = While bots play
rulebook-sign-play = Play
rulebook-sign-play-about = Goes on.
rulebook-sign-pause = Pause
rulebook-sign-pause-about = Holds.
rulebook-sign-step = Step
rulebook-sign-step-about = One move.
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
