# What a screen reader says that stands nowhere on the screen.

## Names of controls
access-game = Game
access-table = Table
access-page = Page
access-seat-row = Place { $number }: { $name }
access-seat-name = Name of player { $number }
access-seat-kind = { $name } is played by
access-cell = { $heading } { $value }
# Of several buttons or cards with the same name
access-nth = { $name }, { $number } of { $all }
access-panel-active = It’s this player’s turn.
access-value = { $name }: { $value }
access-hidden = hidden
access-at-least = { $total } or more
access-not-possible-now = Not possible now
access-not-possible = Not possible: { $why }

## At the table
# Announced after an undo. $what: up to three lines of the log, or the choice; $more: how many lines besides
access-undone = { $more ->
    [0] Undone: { $what }
    [one] Undone: { $what }, and { $more } more line of the log
   *[other] Undone: { $what }, and { $more } more lines of the log
  }
access-turn-of = It’s { $name }’s turn.
access-own-places = You are at: { $places }
access-scores = Points: { $scores }
# What Enter does at a place of the walk. $what: one of the next four, or the name of a choice
access-walk-active = { key-confirm }: { $what }
access-walk-picks-up = pick up { $what }
access-walk-puts-back = put back { $what }
access-walk-drops = drop { $what } here
access-walk-chooses = choose between { $choices }
access-walk-ends = Back at the buttons
access-walk-kind = { $kind }: { $count }
access-walk-targets = Where you can do something
access-walk-own = Your pieces
access-walk-mat = In front of you
access-walk-beside = Beside the board
access-walk-others = Cards of { $name }

## Speech of the program's own
settings-voice = Speech
settings-voice-help = Hotseat itself reads out the screen, for those who have no screen reader
settings-voice-off = Off
settings-voice-alone = Without a reader
settings-voice-always = Always
settings-voice-rate = Speech rate
settings-voice-rate-help = 50% is the usual rate
settings-voice-reads = Read out
settings-voice-reads-help = The button or card with the focus, or also what happens
settings-voice-reads-focus = Focus
settings-voice-reads-all = Everything
voice-none = Nothing can be spoken
voice-role-button = button
voice-role-switch = switch
voice-role-slider = slider
voice-role-field = text field
voice-role-choice = choice
voice-role-list = list
voice-role-log = log
voice-on = on
voice-off = off
