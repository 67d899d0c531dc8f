# What a screen reader says that stands nowhere on the screen.

## Names of controls
access-game = Game
access-table = Table
access-page = Page
access-seat-row = Place { $number }
access-seat-name = Name of player { $number }
access-seat-kind = { $name } is played by
access-cell = { $heading } { $value }
access-panel-active = It’s this player’s turn.
access-value = { $name }: { $value }
access-not-possible-now = Not possible now
access-not-possible = Not possible: { $why }

## At the table
access-turn-of = It’s { $name }’s turn.
access-own-places = You are at: { $places }
access-scores = Points: { $scores }
access-walk-active = Enter: do something here
access-walk-ends = Back at the buttons
access-walk-kind = { $kind }: { $count ->
    [one] 1 place
   *[other] { $count } places
  }
access-walk-targets = Where you can do something
access-walk-own = Your pieces
