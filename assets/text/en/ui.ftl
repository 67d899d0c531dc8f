# Words of the window that belong to no title.

# The name of the language, in the language itself.
language = English

app-name = Hotseat
app-line = One table, one computer, everybody round it

go-on = Go on
cancel = Cancel
back = Back

crash-title = Something went wrong
crash-text =
    This screen had to be closed; your game is kept up to the last move.
    A report was written to { $path }

# What does what on keys and on gamepads
key-confirm = { DEVICE() ->
    [playstation] Cross
    [pad] A
   *[keys] Enter
  }
key-escape = { DEVICE() ->
    [playstation] Circle
    [pad] B
   *[keys] Esc
  }
key-undo = { DEVICE() ->
    [playstation] Square
    [pad] X
   *[keys] Ctrl+Z
  }
key-enlarge = { DEVICE() ->
    [playstation] Triangle
    [pad] Y
   *[keys] E
  }
key-hint = { DEVICE() ->
    [playstation] L3
    [pad] Left stick
   *[keys] H
  }
key-pin = { DEVICE() ->
    [playstation] R3
    [pad] Right stick
   *[keys] P
  }
key-main = { DEVICE() ->
    [playstation] Share
    [pad] Back
   *[keys] M
  }
key-menu = { DEVICE() ->
    [playstation] Options
    [pad] Start
   *[keys] F10
  }
key-rules = { DEVICE() ->
    [keys] F1
   *[pad] {""}
  }
key-log = { DEVICE() ->
    [keys] {" "}(L)
   *[pad] {""}
  }
key-since = { DEVICE() ->
    [keys] R
   *[pad] {""}
  }
key-mine = { DEVICE() ->
    [keys] W
   *[pad] {""}
  }
key-legend = { DEVICE() ->
    [keys] K
   *[pad] {""}
  }
key-undo-turn = { DEVICE() ->
    [keys] Ctrl+Backspace
   *[pad] {""}
  }
key-pause = { DEVICE() ->
    [playstation] {" "}(Square)
    [pad] {" "}(X)
   *[keys] {" "}(B)
  }
key-step = { DEVICE() ->
    [playstation] {" "}(L3)
    [pad] {" "}(Left stick)
   *[keys] {" "}(N)
  }
key-slower = { DEVICE() ->
    [keys] {" "}(comma)
   *[pad] {""}
  }
key-faster = { DEVICE() ->
    [keys] {" "}(full stop)
   *[pad] {""}
  }
key-skip = { DEVICE() ->
    [playstation] {" "}(Share)
    [pad] {" "}(Back)
   *[keys] {" "}(T)
  }

# While something takes its time
wait-table = Laying the table…
wait-record = Taking up the game…
wait-records = Reading the games…
wait-look-back = Working out earlier moves…
wait-scores = Adding up the points…
wait-scale = Redrawing everything…

# Menu
menu-continue = Continue
menu-continue-tip = { $title }: { $seats }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  } so far
menu-continue-none = There is no unfinished game.
menu-new = New game
menu-learn = Learn to play
menu-records = Records
menu-hall = Hall of fame
menu-settings = Settings
menu-rules = Rules
menu-quit = Quit
menu-version = Version { $version }
quit-title = Leave Hotseat?
quit-text = Games are kept move by move. You can go on another time.
quit-yes = Leave
quit-no = Stay

# New game
new-title = New game
new-game = Game
new-seats = Seats
new-practice = Practice
new-practice-help = Undo goes back past dice, revealed cards and the choices of others.
new-solo = Solo score
new-solo-help = A solo score attempt: nobody plays against you, you try for the highest score.
new-seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }
new-name-person = Player { $number }
new-name-bot = Bot { $number }
new-kind-human = Person
new-kind-random = Bot: random
new-kind-greedy = Bot: greedy
new-kind-tip = A person plays with mouse, keyboard or gamepad at this computer. A bot chooses by itself and never sees hidden cards.
new-colour = Colour: { $colour }
new-colour-tip = Colour and emblem of this seat. Press to take the next free one.
new-options = Rules at this table
new-seed = Seed
new-seed-tip = The same seed deals the same game. Give it to friends who want to try the same one.
new-seed-dice = Another seed
new-start = Start
new-why-same-name = Two seats are called { $name }.
new-why-letters = The name of seat { $number } has a sign that cannot be drawn: { $letter }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
  }. Names take Latin, Greek and Cyrillic letters.
new-why-bad-seed = The seed is a number from 0 to { $most }.
new-why-no-title = No game was found in this installation.
new-failed-title = The game cannot start

colour-blue = blue disc
colour-orange = orange triangle
colour-green = green square
colour-red = red diamond
colour-violet = violet star
colour-ivory = ivory hexagon
colour-charcoal = charcoal ring

# Records
records-title = Records
records-none = No game has been played yet. Your games are kept here by themselves, move by move.
records-load = Open
records-delete = Delete
records-delete-title = Delete this game?
records-delete-text = The record of { $title } with { $seats } is removed from the disk. This cannot be taken back.
records-delete-yes = Delete
records-damaged = Damaged
records-finished = Finished
records-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
records-why-damaged = This record cannot be read: { $reason }
records-why-none = Choose a game first.
records-failed-title = This game cannot be opened
records-open-title = This game is open elsewhere
records-open-copy = Open a copy
records-not-deleted = The record could not be removed: { $reason }
records-unknown = Unknown game
records-count = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
records-damaged-count = { $count } of them damaged

# Hall of fame
hall-course = How it went
hall-course-seat = { $name } · { $points }
hall-course-none = How this game went is not known: its record is gone.
hall-look = Click to see how the points of this game went.
hall-title = Hall of fame
hall-none = No game has been played to its end yet. Finish one, and whoever sat at the table stands here.
hall-best = Best scores
hall-people = Players
hall-name = Name
hall-total = Total
hall-seats = Seats
hall-turns = Turns
hall-date = Date
hall-games = Games
hall-won = Won
hall-share = %
hall-mean = Mean
hall-most = Best
hall-nothing = –
hall-count = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
  }
hall-winner = { $name } *
hall-winners = * won the game

# Settings
settings-title = Settings
settings-window = Window
settings-language = Language
settings-language-help = What is not translated yet is said in English
settings-full-screen = Full screen
settings-full-screen-help = F11 or Alt+Enter at any time
settings-scale = Size of words and plates
settings-scale-help = Never larger than the window has room for
settings-scale-auto = Auto
settings-scale-value = { $percent } %
settings-motion = Movement
settings-motion-help = How long pieces and cards take on their way
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-sound = Sound
settings-volume = Volume
settings-volume-help = Short quiet sounds of wood, card and coin
settings-percent = { $value } %
settings-table = At the table
settings-tooltip = Tooltips appear after
settings-tooltip-help = How long the pointer must rest
settings-ms = { $value } ms
settings-cover = Always cover the table between people
settings-cover-help = Off: only where the next person has something to hide
settings-pace = Moves of bots
settings-pace-help = How long each one is shown; the bar beside a bot’s turn changes it too
settings-pace-slow = Slow
settings-pace-usual = Usual
settings-pace-fast = Fast
settings-pace-faster = Faster
settings-pace-at_once = At once
settings-recap = Tell what others did before your turn
settings-recap-help = Step through it on the board, or go on with Enter
settings-ask = Ask before what cannot be undone
settings-ask-help = End of turn: others wait for your word. Always: also before rolls and reveals
settings-ask-never = Never
settings-ask-turn = End of turn
settings-ask-always = Always
settings-edge = Move the board at the window’s edge
settings-edge-help = A pointer that rests there moves an enlarged board
settings-dice = Show dice as they are thrown
settings-dice-help = A click or a key skips them; without movement they are never shown
settings-warn-unused = Warn of an action that is left
settings-warn-unused-help = Before something is left for good that could still be done
settings-warn-weak = Warn of a fight without strength
settings-warn-weak-help = Before a fight is entered with nothing to put into it
settings-warn-danger = Warn of dangers on the way
settings-warn-danger-help = Before a step that something harmful awaits
settings-warn-needed = Warn of paying what is needed elsewhere
settings-warn-needed-help = Before the last of something goes that a goal of yours needs
settings-broken-title = The settings could not be read
settings-broken = They were set aside as { $aside } and the usual ones are in force. ({ $why })
settings-refused-title = Some settings are as usual
settings-refused = These values cannot be and were not taken: { $why }. The others are in force. ({ $path })
settings-not-saved-title = The settings could not be kept
settings-not-saved = They are in force until you close the program. ({ $path }: { $why })

# Hand-off
cover-title = { $name }, it is your turn
cover-line = Everybody else: please look away for a moment.
cover-button = I am { $name }, show my table
cover-back-title = { $name }, your turn goes on
cover-asked-title = { $name }, a question for you
cover-private-title = { $name }, this came for you
cover-next-title = { $name } is next
cover-go = Go on
cover-turn-over = { $name }’s turn is over.
cover-turn-goes-on = It is still { $name }’s turn.
cover-your-turn-over = Your turn is over.

since-title = Since your last turn
since-replay = The whole game
since-nothing = Nobody else has done anything since then.
since-go-on = Go on
since-back = One step back, on the board
since-on = One step on, on the board

# Zoom
zoom-hint = { DEVICE() ->
    [keys] Click or press { key-escape } to put it back
   *[pad] { key-escape } puts it back
  }

# Score sheet
scores-title = Score sheet
scores-final = Final scores
scores-total = Total
scores-winner = { $name } wins
scores-winners = { $names } share the victory
scores-leader = { $name } is in front
scores-leaders = { $names } are in front
scores-nobody = Nobody wins
scores-hidden = ?
scores-at-least = { $total } + ?
scores-secret = Not all points are known yet
scores-tie = Equal with { $points } points; decided by: { $label }
scores-lead = { $points ->
    [one] Ahead by 1 point
   *[other] Ahead by { $points } points
  }
scores-course = The total, turn by turn
scores-course-end = Turn { $turn }
scores-rematch = Rematch
scores-rematch-tip = The same seats at a new table
scores-rematch-new = With new luck
scores-rematch-new-tip = Cards and dice fall as they may
scores-rematch-same = With the same luck
scores-rematch-same-tip = The same start, the same order of cards and dice
scores-replay = Replay
scores-replay-tip = The whole game, step by step on the board
scores-hall = Hall of fame
scores-leave = Menu
scores-close = Back to the table
names-two = { $first } and { $last }
names-more = { $first }, { $last }

# Rulebook
rules-title = Rules
rules-search = Search
rules-search-hint = Search the rules
rules-none = Nothing found for { $words }.
rules-empty = There is no rulebook for this game yet.
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
  }
