# Words of the window that belong to no title.

# The name of the language, in the language itself.
language = English

app-name = Hotseat
app-line = One table, one computer, everyone around it

go-on = Continue
cancel = Cancel
back = Back

crash-title = Something went wrong
crash-text-unsaved =
    This screen had to close, and the last moves of your game couldn’t be saved. { $why }
    A report was written to { $path }
crash-text =
    This screen had to close. Your game is saved up to the last move.
    A report was written to { $path }

# While something takes its time
wait-table = Setting up the table…
wait-record = Opening the game…
wait-records = Looking through your games…
wait-look-back = Going back over the game…
wait-edition = Reading the edition…
wait-scores = Adding up the points…
wait-scale = Redrawing everything…

# Menu
menu-continue = Continue
menu-continue-none = No game is in progress.
menu-new = New game
menu-learn = Learn to play
menu-records = Records
menu-hall = Hall of fame
menu-settings = Settings
menu-rules = Rules
menu-quit = Quit
menu-version = Version { $version }
settings-language = Language
quit-title = Quit Hotseat?
quit-text = You can continue your games any time.
quit-yes = Quit
quit-no = Cancel
unsaved-title = Leave without saving?
unsaved-text = Your last moves aren’t saved. If you leave now, they are lost. { $why }
unsaved-yes = Leave anyway
unsaved-no = Stay

zoom-hint = { DEVICE() ->
    [keys] Click or press { key-escape } to close
   *[pad] { key-escape } closes
  }

# Names and sentences, for all screens
sentence = { CAPITAL($words) }
names-two = { $first } and { $last }
names-more = { $first }, { $last }

## Dates

date-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
  } { $year }
date-minute = { $day }, { $clock }
