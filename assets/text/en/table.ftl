# Words of every table.

table-menu = Menu
table-menu-edition = Menu · { $edition }
table-edition = { $title } · { $edition }
table-edition-tip = Edition “{ $edition }”. { table-edition-differs }
table-edition-tip-by = Edition “{ $edition }” by { $author }. { table-edition-differs }
table-edition-differs =
    { $count ->
        [one] 1 number differs from Hotseat’s own.
       *[other] { $count } numbers differ from Hotseat’s own.
    }
table-menu-tip = Rules, scores, settings, quit ({ key-menu })
table-rules = Rules
table-scores = Scores
table-settings = Settings
table-leave = Leave the game
table-leave-help = Every move is saved; continue from the main menu.
table-stay = Back to the game
table-count = How many?
table-main = Go to the main button
table-main-tip = The highlighted button above the board. Press the same key again to use it
table-main-key = { key-main } goes to this button; { key-main } again presses it
table-log-earlier = { $count } earlier moves { HAND() ->
    [mouse] (click twice to go back)
   *[keys] ({ key-confirm } to go back)
  }
table-note = About this game
table-note-torn = { $file }: the last line was incomplete and was skipped.
table-note-misfit = { $differs ->
    [nothing] { $file }: move { $move } cannot be repeated, although this version of Hotseat played it. Either Hotseat has a bug or the file was changed. The file is as it was; if you play on, the game continues from before that move.
    [content] { $file }: move { $move } is no longer possible: the title’s content files have changed since it was played. The game continues from the last position that fits; earlier moves can’t be undone. Nothing was removed from the file.
   *[version] { $file }: move { $move } is no longer possible under today’s rules (it was played with version { $program }). The game continues from the last position that fits; earlier moves can’t be undone. Nothing was removed from the file.
}
table-note-floor = { $differs ->
    [nothing] { $file }: the first { $move } moves now lead to a different position, although this version of Hotseat played them. Either Hotseat has a bug or the file was changed. The game continues where you left it; only later moves can be undone.
    [content] { $file }: the title’s content files have changed, and the first { $move } moves now lead to a different position. The game continues where you left it; only later moves can be undone.
   *[version] { $file }: today’s rules play the first { $move } moves differently (they were played with version { $program }). The game continues where you left it; only later moves can be undone.
}
table-note-edition = { $file }: the edition “{ $edition }” sets numbers that this version no longer has. They are ignored; everything else in the edition still applies.
table-note-report = A report for the developers was written to { $path }
table-note-moved = { $old }: another program changed this file, so it was left alone. The game continues in { $file }.
table-since = Since your last turn
table-since-tip = Shows what the others did, step by step
table-mine = Where are my pieces?
table-sizes = Enlarge board or mat
table-sizes-tip = Makes the board large, then your mat, then both the same
table-mine-tip = Highlights your pieces on the board
table-legend = Board key
table-legend-tip = What everything on the board means
table-odds = Odds
table-odds-tip = Chances and other figures that you may know
table-try = Try it
table-try-tip = Play on from here on a copy; the game stays as it is
try-title = Try it
try-about = This is a copy: play for everybody, and undo as often as you like. The real game stays as it is.
try-guess-note = Unknown cards are guesses.
try-guessed = A guess: you cannot know this card.
try-guessed-name = { $name } (a guess)
try-answer = Let bots answer
try-answer-button = Bots play
try-answer-tip = Bots play for the others until it is { $name }’s turn to choose
try-answer-none = It is already { $name }’s turn to choose.
try-compare = Compared with the real position
try-compare-tip = The points and a bot’s estimate for every player, in the real position and here
try-again = Deal again
try-again-tip = Start over with another guess at what you cannot see
try-leave = Leave
try-leave-tip = Back to the real game; nothing of this remains
try-stay = Go on trying
try-leave-button = Leave
try-again-button = Deal again
try-compare-button = Compare
try-seat = Player
try-points = Points
try-estimate = Estimate
try-mainly = Mainly
try-change = { $before } → { $now }
try-same = The same
try-feature = { $name } { $points }
try-more = +{ $points }
try-less = −{ $points }
try-compare-note = The estimate is how a bot judges a position, in points; it is not a forecast of the final score.
odds-title = Odds
odds-works = Working out the odds…
odds-none = There are no odds for this game.
odds-show = Show on the board
odds-show-tip = Closes this page and numbers the places on the board. { KEY("cancel") } removes the numbers.
odds-shown = Shown on the board: { $name }, { $count ->
    [one] 1 place
   *[other] { $count } places
  }. { KEY("cancel") } removes the numbers.
table-sign-tip =
    { $what }{ HAS_KEY($act) ->
        [yes] {" "}({ KEY($act) })
       *[no] {""}
    }
    { $more }
legend-title = Board key
legend-close-tip = Back to the game ({ key-escape })
table-your-turn = Your turn
table-your-choice = Your choice
table-in-turn = { $owner }’s turn
table-asked = { $name } chooses
table-asked-in-turn = { $name } chooses ({ $owner }’s turn)
table-home = Whole board

table-banner = { $name } · { $what }
table-banner-private = Only for { $name }: { $what }
table-banner-times = { $what } ({ $count }×)
table-banner-other = { $name }: { $what }
table-pause = Pause
table-pause-tip = Stop before the next bot move{ key-pause }
table-go-on = Continue
table-go-on-tip = Let the bots play on{ key-pause }
table-step-tip = Show one move, then stop{ key-step }
table-slower-tip = Slower{ key-slower }
table-faster-tip = Faster{ key-faster }
table-slowest = This is the slowest speed.
table-fastest = Bot moves are already instant.
table-skip-tip = Skip to your next choice{ key-skip }
table-skip-end-tip = Skip to the end{ key-skip }
table-pace-slow = ½×
table-pace-usual = 1×
table-pace-fast = 2×
table-pace-faster = 4×
table-pace-at_once = ∞
table-pace-tip = Bot speed: { $pace }
table-side-of = { $name }’s view
table-side-nobody = Nobody’s view
table-side-tip = Choose whose view you see
table-side = Whose view?
table-paused = Paused: { $name } is next.

# What a hand does to answer the question; $by: mouse or keys
table-prompt = { $question }: { $how }
table-prompt-then = { $question } { CAPITAL($how) }.
table-how-drag = { $by ->
    [mouse] drag { $what } onto { $where }
   *[keys] choose { $what } ({ key-confirm }), then { $where }
  }
table-how-click = { $by ->
    [mouse] click { $what }
   *[keys] choose { $what } ({ key-confirm })
  }
table-how-any = { $by ->
    [mouse] use anything that is highlighted
   *[keys] choose anything that is highlighted ({ key-confirm })
  }
table-how-piece = a highlighted piece
table-how-lit = a highlighted space
table-how-another = another one
table-how-press = press { $button }
table-how-or = { $first }, or { $last }
table-or = { $first } or { $last }
table-comma = { $first }, { $last }
table-held-only = { $by ->
    [mouse] { $what }: drop it on { $where }; { key-escape } puts it back
   *[keys] { $what }: { key-confirm } again; { key-escape } puts it back
  }
table-held = { $by ->
    [mouse] Drop it on { $where }; { key-escape } puts it back
   *[keys] Choose { $where } ({ key-confirm }); { key-escape } puts it back
  }

table-with-hint = { $question } · { $hint }
table-hint-thinks = Thinking of a hint…
table-hint-tip = Hint: the best move, and why ({ key-hint })
table-hint-none = It isn’t your choice right now.
table-ask-hint = Hint
table-undo = Undo
table-undo-tip = Take back: { $what } ({ key-undo }). You can take back a card until someone else has looked.
table-undo-turn = Undo turn
table-undo-turn-tip = Takes back this turn’s moves or, if you haven’t made any, your last turn. It goes back only as far as Undo can.
table-redo = Redo
table-redo-tip = Do again: { $what }{ HAS_KEY("redo") ->
    [yes] {" "}({ KEY("redo") })
   *[no] {""}
  }
table-redo-none = There is nothing to redo.
undo-stops-start = There is nothing to undo yet.
undo-stops-roll = Chance has decided, so this can’t be undone.
undo-stops-reveal = Something hidden was revealed, so this can’t be undone.
undo-stops-seen = Someone else has seen it, so this can’t be undone.
undo-stops-sealed = A secret choice was confirmed, so this can’t be undone.
undo-stops-end = The game is over, so this can’t be undone.
undo-stops-version = Earlier moves were made under other rules and can’t be undone.
undo-stops-sealed-soon = This can’t be undone: your choice is final.
undo-stops-end-soon = This can’t be undone: it ends the game.
undo-stops-roll-soon = This can’t be undone: chance decides.
undo-stops-reveal-soon = This can’t be undone: it reveals something hidden.
undo-stops-other-seat = The last choice was another player’s.

table-panel-unfold = { HAND() ->
    [mouse] Click
   *[keys] { key-confirm }
  } to open this panel.
table-log = Log
table-log-turn = { $name } · round { $round }
table-log-set-up = Setup
table-log-seen = your last turn ended here
table-log-open = Show the log{ key-log }
table-log-close = Hide the log{ key-log }
table-log-times = { $words } ×{ $count }
table-log-hint = choose a line to see where
table-log-back-title = Go back to before this?
table-log-back-text = { $count ->
    [one] The last choice is
   *[other] The last { $count } choices are
  } undone. Redo brings them back.
table-log-back-yes = Go back

table-past = The table after this step
table-over = The game is over.
table-watches = { $name } is thinking… This is { $below }’s board.
table-thinks = { $name } is thinking…
table-done = Done. { $name } is next; you can still undo.
table-for-good-title = { $what }?
table-for-good-yes = Continue
table-roll-yes = Roll the dice
table-remark = { $words } Undo takes the move back.
table-hand-empty = No cards in hand
table-pass = Done. { $name } is next: pass the mouse.
table-pass-button = { $name }’s turn
table-pass-asked = { $name }’s choice
table-show-scores = Final scores
table-choose = Which one?
table-more = More
table-more-tip = More choices
table-chooses = Chooses “{ $what }” for you
table-rule = { HAS_KEY("help") ->
    [yes] Rule { $rule } (press { key-rules })
   *[no] Rule { $rule }: { key-menu }, then Rules
  }

why-not-now = You can’t do that now.
why-goes-elsewhere = It can’t go there now. It goes on { $places }.
why-leads-nowhere = There is nowhere to put it now.
why-not-your-choice = Another player is choosing now.

# What everybody should notice
table-milestone = { $name }: { $words }
