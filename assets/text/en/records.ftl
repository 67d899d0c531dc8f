# The list of recorded games
records-search = Search
records-search-hint = Search the games
records-nothing = No game matches “{ $words }”.
records-round = Round { $round }
records-won = { $names } won with { $points }
records-nobody-won = Nobody won
records-replay = Replay
records-replay-tip = Watch this game move by move
records-rename = Rename
records-rename-title = Choose a name for this game
records-rename-hint = { $title }
records-not-renamed = The name couldn’t be saved: { $reason }
records-rename-tip = Give this game a name
records-duplicate-tip = Make a copy of this game
records-not-duplicated = The copy couldn’t be made: { $reason }
records-export-tip = Save this game as a file to share
records-export-title = Save the game as
records-export-yes = Save
records-export-done-title = Saved
records-export-done = { $path }
records-export-replace-title = This file already exists
records-export-replace = { $path } will be replaced.
records-export-replace-yes = Replace it
records-not-exported = The file couldn’t be written: { $reason }
records-delete-tip = Delete this game
records-undo = Restore “{ $name }”
records-undo-tip = You can restore deleted games until you leave this list ({ key-undo })
records-not-restored = The game couldn’t be restored: { $reason }

records-title = Records
records-none = No games yet. Every game you play is saved here automatically.
records-load = Open
records-delete = Delete
records-delete-title = Delete this game?
records-delete-text = The record of { $title } with { $seats } will be deleted. This can’t be undone.
records-delete-yes = Delete
records-damaged = Damaged
records-finished = Finished
records-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
records-why-damaged = This record can’t be read: { $reason }
records-why-none = Select a game first.
records-unreadable-title = Your games can’t be read
records-failed-title = This game can’t be opened
records-open-title = This game is open somewhere else
records-open-copy = Open a copy
records-not-deleted = The record couldn’t be deleted: { $reason }
records-unknown = Unknown game
records-count = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
records-damaged-count = { $count } damaged
