# The text client: a table in a terminal.

text-place = { $name } ({ $id })
text-head = { $what }:{" "}
text-fact = { $value } { $what }
text-nth = { $number } of { $all }
text-with = { $what }: { $place }
text-toward = { $what }, { $way } ({ $id })
text-way-here = here
text-way-e = east
text-way-ne = north-east
text-way-n = north
text-way-nw = north-west
text-way-w = west
text-way-sw = south-west
text-way-s = south
text-way-se = south-east
text-welcome = { $title }. Type the number of a choice, or “{ $help }” for what else you can type.
text-record = Every move is saved in { $path }
text-seat = { $name }, { $line }
text-seat-you = { $name } (you)
text-asked = Your choice
text-seats = Players
text-hand = Your hand: { $cards }
text-hand-of = Hand of { $name }: { $cards }
text-nothing-there = Nothing here is called “{ $words }”.
text-board = Board
text-board-at = { $place }: { $things }
text-board-times = { $count } × { $name }
text-near = Beside it: { $places }
text-near-over = { $name } ({ $border })
text-elsewhere = Elsewhere
text-own = In front of you
text-choices-more = { $count ->
    [one] And 1 more choice
   *[other] And { $count } more choices
  }: type a word to see the choices that contain it, or “{ $all }”.
text-no-choice = No choice contains “{ $words }”. “{ $all }” lists them all.
text-no-number = { $count ->
    [0] You have nothing to choose now.
   *[other] There is no choice { $number }; there are { $count }.
  }
text-refused = Not possible now
text-refused-none = No other move that contains “{ $words }” can be explained now.
text-refused-nothing = No move is ruled out for you now.
text-why = { $what }: { $why }
text-rule = (rule { $rule })
text-again = Type { $number } again to do it anyway.
text-done = Done. { $name } is next; press Enter to go on, or type “{ $undo }”.
text-undone = Undone.
text-redone = Done again.
text-event = { $name }: { $words }
text-nothing-new = Nothing has happened since your last turn.
text-log-empty = Nothing has happened yet.
story-setup = Setup
story-round = Round { $round }
story-no-letters = The font of this file lacks some letters, so a question mark stands for each of them; a story saved as .txt keeps them.
text-hint-none = There is no hint now.
text-hint-why = Type “{ $why }” to see why.
text-odds-kinds = Type “{ $odds }” and a number
text-odds-number = { $number }: { $name }
text-odds-choice = { $name }: { $value }
text-odds-change = For other values type “{ $odds } { $kind }” and the number of a value for each line above, in their order.
text-odds-no-number = { $count ->
    [0] Nothing can be chosen with “{ $word }” here.
   *[other] “{ $word }” is not a number from 1 to { $count }.
  }
text-try-commands = “{ $answer }” lets bots answer, “{ $compare }” compares with the real position, “{ $again }” deals the unknown cards again, “{ $leave }” goes back.
text-try-left = Back at the real game. Nothing of what you tried remains.
text-puzzle-commands = Type the number of your move; “{ $judge }” judges what you have done of your turn, “{ $again }” goes back to the position, “{ $leave }” leaves it.
text-puzzle-left = You left the position.
text-cover = { $name }: press Enter when nobody else can see the screen.
text-rules-chapters = Chapters; type “{ $rules }” and a word, or a rule’s number
text-rules-none = No rule contains “{ $words }”.
text-rule-words = { $rule }: { $words }
text-left = The game is saved in { $path }
text-left-unsaved = You left the table.
text-left-lost = Your last moves aren’t saved. { $why }
text-leave-unsaved = Your last moves aren’t saved. If you leave now, they are lost. { $why } Type “{ $quit }” again to leave anyway.
text-help = What you can type
text-help-number = a number: make that choice; add a question mark to see its cost and effect
text-help-words = any other words: the choices that contain them
text-help-line = { $command }: { $what }

# What can be typed: the first word is shown, the others are known as well
text-command-all = all, choices, c
text-command-show = show, s
text-command-board = board, b
text-command-look = look, l
text-command-mine = mine, m
text-command-why = why, w
text-command-undo = undo, u
text-command-turn = turn
text-command-redo = redo
text-command-log = log
text-command-since = since
text-command-clock = clock, stop
text-command-pin = pin
text-command-agree = agree, a
text-command-score = score
text-command-hint = hint, h
text-command-odds = odds, o
text-command-try = try
text-command-answer = answer, bots
text-command-compare = compare
text-command-judge = judge
text-command-again = again
text-command-leave = leave, quit, q
text-command-puzzle = puzzle
text-command-rules = rules, r
text-command-help = help, ?
text-command-quit = quit, q
text-about-all = list every choice
text-about-show = the position and the question again
text-about-board = where everything is on the board
text-about-look = with a name: everything known about it
text-about-mine = what is in front of you, and your hand
text-about-why = after a hint: why this move is best; else, or with a word: what you can’t do now, and why
text-about-undo = take back your last choice
text-about-turn = take back your whole turn
text-about-redo = make the choice again that you took back
text-about-log = the last lines of the log; with a number, that many
text-about-since = what happened since your last turn
text-about-clock = the time that everybody has left; it stops until you press Enter
text-about-pin = give your seat a PIN (pin 1234), or take it away (pin)
text-about-agree = change the position by hand, if everybody agrees (agree players.0.coins+1)
text-about-score = the score sheet
text-about-hint = how a bot would play in your place
text-about-odds = with a number: chances and other figures that you may know
text-about-try = play on from here on a copy of the position
text-about-answer = bots play for the others until it is your choice
text-about-compare = the points and a bot’s estimate, in the real position and here
text-about-judge = judge what you have done of your turn
text-about-again = start over with another guess at what you cannot see
text-about-leave = back to the real game
text-about-puzzle = find the best move of this position; a hard bot judges it
text-about-rules = with a word or a rule’s number: the rules that contain it
text-about-help = this list
text-about-quit = leave the table; you can continue the game later
text-lesson-on = Press Enter to go on.

# The menu in the terminal
text-menu-welcome = Hotseat { $version }. Type the number of a line, or words to see only the lines that contain them. Enter lists all lines again, “back” goes back, “quit” leaves.
text-menu-value = { $name }: { $value }
text-menu-now = { $what } (chosen now)
text-menu-more = { $count ->
    [one] And 1 more line
   *[other] And { $count } more lines
  }: type a word to see the lines that contain it.
text-menu-none = No line contains “{ $words }”. Type a number from 1 to { $count }, or “{ $back }” to go back.
text-menu-no-number = { $count ->
    [one] There is no line { $number }; there is only one.
   *[other] There is no line { $number }; there are { $count }.
  }
text-menu-on = on
text-menu-off = off
text-menu-seat = Seat { $number }: { $name }, { $kind }, { $colour }
text-menu-name = Which name? Press Enter to keep the present one.
text-menu-kind = Who plays here
text-menu-colour = Take the next free colour
text-menu-up = Move up one seat
text-menu-seed = Which number? Press Enter to keep the present one.
text-menu-search = Search the rules
text-menu-search-for = Which words, or which rule’s number?
text-command-back = back, b

# A recorded game in the terminal
text-replay-welcome = A recorded game. Press Enter for the next move, type the number of a move to go there, or “{ $help }” for what else you can type.
text-replay-no-move = There is no move { $number }; the game has { $count }.
text-replay-unknown = “{ $words }” means nothing here; “{ $help }” lists what you can type.
text-help-move = a number: go to that move; Enter alone: the next move
text-command-step = step
text-command-previous = previous, p
text-command-next = next, n
text-command-before = before
text-command-start = start
text-command-end = end
text-command-view = view, v
text-command-branch = play
text-about-step = the next move
text-about-previous = the move before
text-about-next = the beginning of the next turn
text-about-before = the beginning of this turn, or of the one before
text-about-start = the beginning of the game
text-about-end = the end of the game
text-about-view = whose view you may take; with a name: take it
text-about-branch = play on from here, in a game of its own
text-command-comment = comment, c
text-command-uncomment = uncomment
text-command-comments = comments
text-command-story = story
text-about-story = the whole game in words; with a file’s name: written there
text-story-written = The story is in { $path }.
text-about-comment = with words: your comment on this position, kept in the record; without: the one that is there
text-about-uncomment = delete the comment on this position
text-about-comments = all comments, with the moves that they follow
text-comment-none = There is no comment here. Type “{ $comment }” and your words to write one.
