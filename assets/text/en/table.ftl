# Words of every table.

table-menu = Menu
table-menu-tip = Rules, scores, settings, leave (F10)
table-rules = Rules
table-scores = Scores
table-settings = Settings
table-leave = Leave the table
table-leave-help = The game is kept move by move; go on from the menu.
table-stay = Back to the table
table-note = About this game
table-home = Whole board
table-turn = Turn { $turn }

table-undo = Undo
table-undo-what = Undo: { $what }
table-undo-tip = Takes back: { $what } (Ctrl+Z)
table-redo = Redo
table-redo-tip = Does again: { $what } (Ctrl+Y)
table-redo-none = Nothing was taken back.
undo-stops-start = Nothing has been done yet.
undo-stops-roll = Dice were rolled: what chance has shown cannot be taken back.
undo-stops-reveal = Something hidden was shown: that cannot be taken back.
undo-stops-other-seat = The last choice was another seat’s.

table-log = Log
table-log-hint = click a line to see where
table-log-back-title = Go back to before this line?
table-log-back-text = Your { $count ->
    [one] last choice is
   *[other] last { $count } choices are
  } taken back. Redo brings them again.
table-log-back-yes = Go back

table-over = The game is over.
table-thinks = { $name } is thinking…
table-pass = Done. Pass the mouse to { $name }.
table-pass-button = { $name }’s turn
table-show-scores = Final scores
table-choose = Which one?
table-rule = Rule { $rule }, F1 opens it

why-not-now = That is not possible now.
why-not-your-choice = Another seat chooses now.
