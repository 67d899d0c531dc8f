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

# What does what on keys and on gamepads
key-none = no key
key-name-ctrl = Ctrl
key-name-shift = Shift
key-name-alt = Alt
key-name-comma = comma
key-name-full-stop = full stop
key-name-minus = minus
key-name-plus = plus
key-name-equals = equals sign
key-name-space = Space
key-name-backspace = Backspace
key-name-return = Enter
key-name-escape = Esc
pad-name-a = { PAD() ->
    [playstation] Cross
   *[pad] A
  }
pad-name-b = { PAD() ->
    [playstation] Circle
   *[pad] B
  }
pad-name-x = { PAD() ->
    [playstation] Square
   *[pad] X
  }
pad-name-y = { PAD() ->
    [playstation] Triangle
   *[pad] Y
  }
pad-name-leftstick = { PAD() ->
    [playstation] L3
   *[pad] Left stick
  }
pad-name-rightstick = { PAD() ->
    [playstation] R3
   *[pad] Right stick
  }
pad-name-back = { PAD() ->
    [playstation] Share
   *[pad] Back
  }
pad-name-start = { PAD() ->
    [playstation] Options
   *[pad] Start
  }
pad-name-leftshoulder = { PAD() ->
    [playstation] L1
   *[pad] LB
  }
pad-name-rightshoulder = { PAD() ->
    [playstation] R1
   *[pad] RB
  }
pad-name-lefttrigger = { PAD() ->
    [playstation] L2
   *[pad] LT
  }
pad-name-righttrigger = { PAD() ->
    [playstation] R2
   *[pad] RT
  }
pad-name-guide = { PAD() ->
    [playstation] PS
   *[pad] Guide
  }
pad-name-misc1 = { PAD() ->
    [playstation] Mute
   *[pad] Extra button
  }
pad-name-paddle1 = Paddle 1
pad-name-paddle2 = Paddle 2
pad-name-paddle3 = Paddle 3
pad-name-paddle4 = Paddle 4
pad-name-touchpad = Touchpad
key-confirm = { KEY("confirm") }
key-escape = { KEY("cancel") }
key-undo = { KEY("undo") }
key-enlarge = { KEY("enlarge") }
key-hint = { KEY("hint") }
key-pin = { KEY("pin") }
key-main = { KEY("main") }
key-menu = { KEY("menu") }
key-rules = { HAS_KEY("help") ->
    [yes] { KEY("help") }
   *[no] {""}
  }
key-since = { HAS_KEY("since") ->
    [yes] { KEY("since") }
   *[no] {""}
  }
key-mine = { HAS_KEY("mine") ->
    [yes] { KEY("mine") }
   *[no] {""}
  }
key-sizes = { HAS_KEY("sizes") ->
    [yes] { KEY("sizes") }
   *[no] {""}
  }
key-legend = { HAS_KEY("legend") ->
    [yes] { KEY("legend") }
   *[no] {""}
  }
key-comment = { HAS_KEY("comment") ->
    [yes] { KEY("comment") }
   *[no] {""}
  }
key-try = { HAS_KEY("try") ->
    [yes] { KEY("try") }
   *[no] {""}
  }
key-odds = { HAS_KEY("odds") ->
    [yes] { KEY("odds") }
   *[no] {""}
  }
key-undo-turn = { HAS_KEY("undo_turn") ->
    [yes] { KEY("undo_turn") }
   *[no] {""}
  }
key-log = { HAS_KEY("log") ->
    [yes] {" "}({ KEY("log") })
   *[no] {""}
  }
key-pause = { HAS_KEY("pause") ->
    [yes] {" "}({ KEY("pause") })
   *[no] {""}
  }
key-step = { HAS_KEY("step") ->
    [yes] {" "}({ KEY("step") })
   *[no] {""}
  }
key-slower = { HAS_KEY("slower") ->
    [yes] {" "}({ KEY("slower") })
   *[no] {""}
  }
key-faster = { HAS_KEY("faster") ->
    [yes] {" "}({ KEY("faster") })
   *[no] {""}
  }
key-skip = { HAS_KEY("skip") ->
    [yes] {" "}({ KEY("skip") })
   *[no] {""}
  }

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
quit-title = Quit Hotseat?
quit-text = You can continue your games any time.
quit-yes = Quit
quit-no = Cancel
unsaved-title = Leave without saving?
unsaved-text = Your last moves aren’t saved. If you leave now, they are lost. { $why }
unsaved-yes = Leave anyway
unsaved-no = Stay

# New game
new-title = New game
new-game = Game
new-seats = Seats
new-edition = Edition
new-edition-none = Hotseat’s own
new-edition-help = Your own numbers for cards and board, from your folder of editions.
new-practice = Practice mode
new-practice-help = Undo also takes back dice rolls, revealed cards and other players’ choices.
new-solo = Solo score
new-solo-help = Play alone and try for the highest score.
new-seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }
new-name-person = Player { $number }
new-name-bot = Bot { $number }
new-kind-human = Human
new-kind-tip = A human plays at this computer with mouse, keyboard or gamepad. A bot plays by itself and never sees hidden cards.
new-colour = Colour: { $colour }
new-colour-tip = This seat’s colour and symbol. Press for the next free one.
new-options = Options
new-seed = Seed
new-seed-tip = The same seed deals the same game. Share it with friends who want to play the same one.
new-seed-dice = New seed
new-start = Start
new-why-same-name = Two players are called { $name }.
new-why-letters = The name in seat { $number } has a character that can’t be shown: { $letter }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
  }. No font on this computer has it.
new-why-bad-seed = The seed must be a number from 0 to { $most }.
new-why-no-title = No games are installed.
new-failed-title = The game can’t start

colour-blue = blue disc
colour-orange = orange triangle
colour-green = green square
colour-red = red diamond
colour-violet = violet star
colour-ivory = ivory hexagon
colour-charcoal = charcoal ring

# Records
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

# Hall of fame
hall-course = How the scores grew
hall-course-seat = { $name } · { $points }
hall-course-moment = Round { $round }: { $players }
hall-course-none = This game’s record is gone, so there is no score chart.
hall-record-gone = This game’s record is gone.
hall-look = Click to see the score chart of this game.
hall-title = Hall of fame
hall-none = No game has been finished yet. Finish one, and its players appear here.
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
hall-mean = Average
hall-most = Best
hall-edition = Edition
hall-house = House rules
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
settings-language-help = Anything not translated yet appears in English
settings-full-screen = Full screen
settings-full-screen-help = { HAS_KEY("fullscreen") ->
    [yes] { KEY("fullscreen") } or Alt+Enter at any time
   *[no] Alt+Enter at any time
  }
settings-scale = Text and card size
settings-scale-help = As large as the window allows
settings-scale-auto = Auto
settings-scale-value = { $percent }%
settings-motion = Animation
settings-motion-help = How fast pieces and cards move
settings-motion-system = System
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-contrast = Contrast
settings-contrast-help = High: black on white, plates without pictures, thick edges
settings-contrast-system = System
settings-contrast-normal = Normal
settings-contrast-high = High
settings-marks = Patterns for players
settings-marks-help = Larger emblems, and a pattern for each player along territories
settings-sound = Sound
settings-volume = Effects
settings-volume-help = Wood, cards, coins, dice and combat
settings-music_volume = Ambience
settings-music_volume-help = A quiet background for each game; it stops while another window is in front
settings-turn_volume = Your turn
settings-turn_volume-help = Two soft notes when it is your turn
settings-percent = { $value }%
settings-table = During play
settings-tooltip = Tooltip delay
settings-tooltip-help = How long to point at something before its tooltip appears
settings-ms = { $value } ms
settings-handover = Show what happened before your turn
settings-handover-help = When the screen passes to another person. “Always” shows it after bots too. Secrets stay hidden in any case
settings-handover-always = Always
settings-handover-people = Between people
settings-handover-never = Never
settings-pace = Bot speed
settings-pace-help = How long each bot move is shown; you can also change it during a bot’s turn
settings-pace-slow = Slow
settings-pace-usual = Normal
settings-pace-fast = Fast
settings-pace-faster = Faster
settings-pace-at_once = Instant
settings-ask = Confirm moves that can’t be undone
settings-ask-help = End of turn: ask before you end your turn. Always: also before rolls and reveals
settings-ask-never = Never
settings-ask-turn = End of turn
settings-ask-always = Always
settings-edge = Scroll the board at the window’s edge
settings-edge-help = Only while the board is zoomed in
settings-enlarge = Enlarge what you use
settings-enlarge-help = In a small window the board is large while you move, your mat while you choose actions
settings-dice = Show dice rolls
settings-dice-help = Click or press a key to skip them; never shown with animation off
settings-warn-unused = Warn about unused actions
settings-warn-unused-help = Before you give up something you could still do
settings-warn-weak = Warn about hopeless fights
settings-warn-weak-help = Before you start a fight you can put nothing into
settings-warn-danger = Warn about dangers
settings-warn-danger-help = Before you walk into danger
settings-warn-needed = Warn about spending what you need
settings-warn-needed-help = Before you spend the last of something your goal needs
settings-warn-odds = Show the odds before a roll
settings-warn-odds-help = Where the dice would roll at once, and you would not see the odds first
settings-broken-title = Your settings couldn’t be read
settings-broken = They were set aside as { $aside }, and the defaults are used. ({ $why })
settings-unreadable-title = Your settings couldn’t be read
settings-unreadable = The defaults are used until you close the program, and changes aren’t saved. ({ $path }: { $why })
settings-refused-title = Some settings were reset
settings-refused = These values aren’t valid: { $why }. The defaults are used for them. ({ $path })
settings-not-saved-title = Your settings couldn’t be saved
settings-not-saved = They apply until you close the program. ({ $path }: { $why })

# Hand-off
cover-title = { $name }, it’s your turn
cover-line = Everyone else, please look away.
cover-button = I’m { $name }, show my table
cover-back-title = { $name }, back to your turn
cover-asked-title = { $name }, you have a choice to make
cover-welcome-title = Welcome, { $name }
cover-go = Continue
cover-turn-over = { $name }’s turn is over.
cover-turn-goes-on = It’s still { $name }’s turn.
cover-look-back = Step by step
cover-look-back-tip = Show the board after each of these moves

since-title = Since your last turn
since-nothing = Nobody else has done anything since.
since-go-on = Continue
since-back = Previous step
since-on = Next step

# Zoom
zoom-hint = { DEVICE() ->
    [keys] Click or press { key-escape } to close
   *[pad] { key-escape } closes
  }

# Score sheet
scores-title = Score sheet
scores-final = Final scores
scores-total = Total
scores-winner = { $name } wins
scores-winners = { $names } share the win
scores-leader = { $name } is in the lead
scores-leaders = { $names } are in the lead
scores-nobody = Nobody wins
scores-hidden = ?
scores-at-least = { $total } + ?
scores-secret = Some points are still hidden
scores-tie = Tied at { $points } points; tiebreaker: { $label }
scores-lead = { $points ->
    [one] 1 point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
  }
scores-decided = { $lead } The biggest difference: { $label }, { $most } to { $fewer }.
scores-house = House rules: { $rules }
scores-house-rule = { $name }: { $value }
scores-counting = Counting the points
scores-gain = +{ $points }
scores-skip = Click or press a key to see the result
scores-course = Scores turn by turn
scores-course-end = Round { $round }
scores-rematch = Rematch
scores-rematch-tip = Same seats, new game
scores-rematch-new = New luck
scores-rematch-new-tip = A new shuffle and new dice
scores-rematch-same = Same luck
scores-rematch-same-tip = The same setup, the same cards and dice
scores-replay = Replay
scores-replay-tip = The whole game, step by step, with its turning points
scores-hall = Hall of fame
scores-hall-tip = The best games and how they went
scores-keep = Save
scores-keep-tip = Saves this result as a picture, and the game as a film or a story
scores-leave = Menu
scores-close = Back to the table
scores-verdict = { $winner }: { $ending }
sentence = { CAPITAL($words) }
names-two = { $first } and { $last }
names-more = { $first }, { $last }

# Rulebook
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

# Keys
settings-hands = Keys, mouse and gamepad
settings-key_delay = Time before a key repeats
settings-key_delay-help = How long to hold a key or button before it repeats
settings-key_interval = Time between repeats
settings-key_interval-help = While a key is held; a gamepad takes a little more than twice as long
settings-long_press = Long press
settings-long_press-help = How long to press the mouse button on a card to enlarge it
settings-double_click = Double click
settings-double_click-help = For this long after a click, a second one in the same place does nothing
settings-keys = Keys and gamepad
settings-keys-help = Which key or button does what
settings-keys-change = Change keys
keys-title = Keys and gamepad
keys-head-first = Key
keys-head-second = Second key
keys-head-button = Gamepad
keys-nothing = –
keys-first = Key of “{ $act }”
keys-second = Second key of “{ $act }”
keys-button = Gamepad button of “{ $act }”
keys-wait = Press a key…
keys-wait-button = Press a button…
keys-hint = Choose a place, then press the new key or gamepad button. Enter, Esc, Tab and the arrow keys stay as they are.
keys-leave = Esc leaves it as it is.
keys-leave-button = Press a button on the gamepad. { PAD() ->
    [playstation] Circle
   *[pad] B
  } leaves it as it is, and so does Esc.
keys-taken = { $key } is the key of “{ $act }”. Press it again to use it here.
keys-taken-button = { $key } is the button of “{ $act }”. Press it again to use it here.
keys-taken-both = { $key } is the button of “{ $act }” and “{ $other }”. Press it again to use it here.
keys-fixed = { $key } always does the same; choose another key.
keys-fixed-button = This button always does the same; choose another one.
keys-reset = Back to the usual key and button
keys-pad = Set up a gamepad
keys-pad-tip = For a gamepad or joystick that does nothing, or whose buttons are mixed up
keys-pad-none = No gamepad is connected.
keys-pad-done = { $name } is set up.
pad-setup-title = Set up a gamepad
pad-setup-first = Use the gamepad that you want to set up.
pad-setup-step = { $name }, { $number } of { $count }
pad-setup-again = Start over
pad-setup-skip = Skip
pad-setup-done = Done
pad-setup-needs = It needs two buttons, and either the d-pad or the left stick.
pad-setup-used = You have already used that for: { $what }.
pad-setup-no-stick = That isn’t a stick. Push the stick, or skip it.
pad-ask-a = Press A, the lowest of the four buttons on the right.
pad-ask-b = Press B, the rightmost of the four buttons.
pad-ask-x = Press X, the leftmost of the four buttons.
pad-ask-y = Press Y, the uppermost of the four buttons.
pad-ask-dpup = Press up on the d-pad.
pad-ask-dpdown = Press down on the d-pad.
pad-ask-dpleft = Press left on the d-pad.
pad-ask-dpright = Press right on the d-pad.
pad-ask-leftx = Push the left stick to the right.
pad-ask-lefty = Push the left stick down.
pad-ask-rightx = Push the right stick to the right.
pad-ask-righty = Push the right stick down.
pad-ask-leftshoulder = Press the left shoulder button.
pad-ask-rightshoulder = Press the right shoulder button.
pad-ask-back = Press Back, Select or Share.
pad-ask-start = Press Start or Options.
pad-ask-lefttrigger = Pull the left trigger.
pad-ask-righttrigger = Pull the right trigger.
pad-ask-leftstick = Press the left stick in, like a button.
pad-ask-rightstick = Press the right stick in, like a button.
pad-part-a = A
pad-part-b = B
pad-part-x = X
pad-part-y = Y
pad-part-dpup = d-pad up
pad-part-dpdown = d-pad down
pad-part-dpleft = d-pad left
pad-part-dpright = d-pad right
pad-part-leftx = left stick sideways
pad-part-lefty = left stick up and down
pad-part-rightx = right stick sideways
pad-part-righty = right stick up and down
pad-part-leftshoulder = left shoulder button
pad-part-rightshoulder = right shoulder button
pad-part-back = Back
pad-part-start = Start
pad-part-lefttrigger = left trigger
pad-part-righttrigger = right trigger
pad-part-leftstick = left stick pressed in
pad-part-rightstick = right stick pressed in
keys-usual = Usual keys
keys-left = Left hand
keys-right = Right hand
keys-act-undo = Undo
keys-act-redo = Redo
keys-act-undo-turn = Undo the whole turn
keys-act-hint = Hint
keys-act-log = Show or hide the log
keys-act-since = What happened since your last turn
keys-act-pin = Keep the description open
keys-act-enlarge = Look at it closely
keys-act-sizes = Change which side is large
keys-act-zoom-in = Zoom in
keys-act-zoom-out = Zoom out
keys-act-mine = Next of my pieces
keys-act-legend = Key to the signs
keys-act-try = Try it
keys-act-odds = Odds
keys-act-comment = Comment on the move of a replay
keys-act-main = To the main button
keys-act-pause = Stop or start the bots
keys-act-step = One bot move
keys-act-skip = Skip to your next choice
keys-act-slower = Slower
keys-act-faster = Faster
keys-act-now = Have the bot move now
keys-act-summary = Read the position aloud
keys-act-walk = Walk over the board
keys-act-save = Save
keys-act-help = Rules
keys-act-menu = Menu
keys-act-fullscreen = Full screen
