# Keys and gamepads: their names, what they do, and how to change that

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
key-name-keypad = keypad { $key }
key-name-tab = Tab
key-name-insert = Insert
key-name-delete = Delete
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
key-name-up = Up
key-name-down = Down
key-name-left = Left
key-name-right = Right
key-name-caps-lock = Caps Lock
key-name-num-lock = Num Lock
key-name-scroll-lock = Scroll Lock
key-name-print-screen = Print Screen
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
keys-unknown = That key has no name that could be kept; choose another key.
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
keys-act-sizes = Enlarge board or mat
keys-act-zoom-in = Zoom in
keys-act-zoom-out = Zoom out
keys-act-mine = My next piece
keys-act-legend = Board key
keys-act-try = Try it
keys-act-odds = Odds
keys-act-comment = Comment on the move of a replay
keys-act-main = Go to the main button
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
