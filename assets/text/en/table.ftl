# Words of every table.

table-menu = Menu
table-menu-tip = Rules, scores, settings, leave ({ key-menu })
table-rules = Rules
table-scores = Scores
table-settings = Settings
table-leave = Leave the table
table-leave-help = The game is kept move by move; go on from the menu.
table-stay = Back to the table
table-count = How many?
table-main = Go to the main button
table-main-tip = The button above the board that goes on; there, the same key presses it
table-main-key = { key-main }: to this button from anywhere
table-log-earlier = { $count } earlier moves { DEVICE() ->
    [keys] (click twice)
   *[pad] ({ key-confirm })
  }
table-note = About this game
table-note-torn = { $file }: the last line was incomplete and was left out.
table-note-misfit = { $file }: under today’s rules move { $move } is not possible any more (it was played with version { $program }). The game goes on from the last position that fits; what was done before cannot be undone. Nothing was removed from the file.
table-note-floor = { $file }: today’s rules make another game of its first { $move } moves (it was played with version { $program }). The game stands where it was left; only what was done after these moves can be undone.
table-note-moved = { $old }: another program changed the file, which stays as it is. The game goes on in { $file }.
table-since = Since your last turn
table-since-tip = What the others did, step by step on the board
table-mine = Where are my pieces?
table-mine-tip = Rings your pieces on the board
table-legend = Signs of the board
table-legend-tip = What every land, piece and sign on the board means
table-sign-tip =
    { $what }{ DEVICE() ->
        [keys] {" "}({ $key })
       *[pad] {""}
    }
    { $more }
legend-title = Signs of the board
legend-close-tip = Back to the table ({ key-escape })
table-your-turn = Your turn
table-your-choice = Your choice
table-in-turn = { $owner }’s turn
table-asked = { $name } is asked
table-asked-in-turn = { $name } is asked ({ $owner }’s turn)
table-home = Whole board
table-turn = Turn { $turn }

table-banner = { $name } · { $what }
table-banner-times = { $what } ({ $count }×)
table-banner-other = { $name }: { $what }
table-pause = Pause
table-pause-tip = Stops before the next move of a bot{ key-pause }
table-go-on = Go on
table-go-on-tip = The bots go on{ key-pause }
table-step-tip = Shows one action and stops{ key-step }
table-slower-tip = Shows moves more slowly{ key-slower }
table-faster-tip = Shows moves faster{ key-faster }
table-slowest = This is the slowest speed.
table-fastest = Moves are shown at once already.
table-skip-tip = Goes on at once to your next choice{ key-skip }
table-skip-end-tip = Goes on at once to the end{ key-skip }
table-pace-slow = ½×
table-pace-usual = 1×
table-pace-fast = 2×
table-pace-faster = 4×
table-pace-at_once = ∞
table-pace-tip = How fast the moves of bots are shown: { $pace }
table-side-of = { $name }’s side
table-side-nobody = Nobody’s side
table-side-tip = Chooses through whose eyes you look
table-side = Look through whose eyes?
table-paused = Paused: { $name } is next.

table-with-hint = { $question } · { $hint }
table-hint = Hint: { $what }
table-hint-thinks = Looking for a hint…
table-hint-tip = Hint: what a bot would do in your place ({ key-hint })
table-hint-none = Nothing is asked of this seat now.
table-ask-hint = Hint
table-undo = Undo
table-undo-what = Undo: { $what }
table-undo-tip = Takes back: { $what } ({ key-undo }). A card that you played can be taken back until somebody else has looked.
table-undo-turn = Undo the turn
table-undo-turn-tip = Takes back what was chosen in this turn; with nothing chosen yet, the turn before. It goes no further back than undo does.
table-redo = Redo
table-redo-tip = Does again: { $what }{ DEVICE() ->
    [keys] {" "}(Ctrl+Y)
   *[pad] {""}
  }
table-redo-none = Nothing was taken back.
undo-stops-start = Nothing has been done yet.
undo-stops-roll = Dice were rolled: what chance has shown cannot be taken back.
undo-stops-reveal = Something hidden was shown: that cannot be taken back.
undo-stops-seen = Somebody else has seen what was shown: that cannot be taken back.
undo-stops-sealed = A sealed choice was confirmed: it cannot be opened again.
undo-stops-end = The game has ended, and everybody has seen all.
undo-stops-version = What was done before was done under other rules: it cannot be taken back.
undo-stops-sealed-soon = No undo after this: the choice is sealed.
undo-stops-end-soon = No undo after this: the game ends.
undo-stops-roll-soon = No undo after this: dice are rolled.
undo-stops-reveal-soon = No undo after this: something hidden is shown.
undo-stops-other-seat = The last choice was another seat’s.

table-panel-unfold = { DEVICE() ->
    [keys] A click
   *[pad] { key-confirm }
  } unfolds this panel.
table-log = Log
table-log-turn = { $name } · turn { $turn }
table-log-set-up = Set-up
table-log-seen = your last turn ended here
table-log-open = Opens the log{ key-log }
table-log-close = Puts the log away{ key-log }
table-log-times = { $words } ×{ $count }
table-log-hint = click a line to see where
table-log-back-title = Go back to before this line?
table-log-back-text = { $count ->
    [one] The last choice is
   *[other] The last { $count } choices are
  } taken back. Redo brings them again.
table-log-back-yes = Go back

table-past = The table as it was after this step
table-over = The game is over.
table-watches = { $name } is thinking… The board below is { $below }’s.
table-thinks = { $name } is thinking…
table-done = Done. { $name } is next; until then you can undo.
table-for-good-title = { $what }?
table-for-good-yes = Go on
table-hand-empty = No cards in hand
table-pass = Done. Pass the mouse to { $name }.
table-pass-button = { $name }’s turn
table-pass-asked = { $name }’s answer
table-show-scores = Final scores
table-choose = Which one?
table-chooses = First: { $what }
table-rule = { DEVICE() ->
    [keys] Rule { $rule }, { key-rules } opens it
   *[pad] Rule { $rule }: { key-menu }, then Rules
  }

why-not-now = That is not possible now.
why-leads-nowhere = There is nowhere to put it now.
why-not-your-choice = Another seat chooses now.

# What everybody should notice
table-milestone = { $name }: { $words }
