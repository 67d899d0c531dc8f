## The clock of a table: setting it up
clock-title = Clock
clock-help = How much time everybody has. It runs only while you can act, never under the cover or in menus, and changes no rule.
clock-off = Off
clock-game = Per game
clock-fischer = Fischer
clock-turn = Per turn
clock-game-base-help = Each player has this many minutes for the whole game.
clock-fischer-base-help = Each player starts with this many minutes.
clock-fischer-extra-help = Each player gains this many seconds after each turn.
clock-turn-base-help = Each player has this many seconds for each turn.
clock-turn-extra-help = A turn that takes longer uses up these minutes, which each player gets once.
clock-game-base = Minutes each
clock-fischer-base = Minutes each
clock-turn-base = Seconds for each turn
clock-fischer-extra = Seconds added after each turn
clock-turn-extra = Minutes in the bank
clock-zero = When time is up
clock-zero-help = Nobody loses the game because of the clock.
clock-zero-show = Only show it
clock-zero-end = End the turn
clock-zero-bot = A bot plays on
clock-why-range = The clock needs times between 1 second and 24 hours.
clock-why-practice = Practice mode has no clock: switch one of them off.
## The clock of a table: in the game
clock-tip = { $times }{ HAS_KEY("pause") ->
    [yes] {" "}– { KEY("pause") } stops the clock
   *[no] {""}
  }
clock-times = Time left: { $times }
clock-time = { $name }: { $time }
clock-low = { $time } left
clock-warns = { $name }: { $time } left on the clock.
clock-over = { $name }, your time is up.
clock-over-bot = { $name }, your time is up: a bot plays on in this turn.
clock-over-end = { $name }, your time is up: your turn ends.
clock-pause = Stop the clock
clock-pause-tip = The table is hidden until you go on.
clock-none = This game has no clock.
clock-paused = The clock has stopped
clock-paused-text = No time passes until you go on.
clock-go-on = Go on
clock-thought = Thinking time in minutes
why-clock-late = That came too late.
clock-stopped = The clock has stopped. Press Enter to go on.
clock-key = { HAS_KEY("pause") ->
    [yes] { KEY("pause") }
   *[no] {""}
  }
clock-real-time = 1:1
clock-as-played = as it was played, with the time spent thinking
clock-thought-about = Thought for { $time }
