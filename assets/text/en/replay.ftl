# Looking at a game that was played
replay-where = Round { $round } · move { $move } of { $moves }
replay-openly = Show all hands
replay-branch = Play from here
replay-branch-tip = Starts a new game at this position. This record stays as it is.
replay-start-tip = { DEVICE() ->
    [keys] To the start (Home)
   *[pad] To the start
  }
replay-end-tip = { DEVICE() ->
    [keys] To the end (End)
   *[pad] To the end{ key-skip }
  }
replay-back-tip = { DEVICE() ->
    [keys] Previous move (left arrow); the turn before (Page Up)
   *[pad] Previous move (left)
  }
replay-step-tip = { DEVICE() ->
    [keys] Next move (right arrow); the next turn (Page Down)
   *[pad] Next move (right)
  }
replay-play-tip = Play{ key-pause }
replay-pause-tip = Pause{ key-pause }
replay-pace-tip = { DEVICE() ->
    [keys] Speed: { $pace }. Press for the next one (comma, full stop)
   *[pad] Speed: { $pace }. Press for the next one
  }
replay-at-start = This is the start.
replay-at-end = This is the last move.
replay-menu = Replay
replay-stay = Back to the replay
replay-leave = Leave the replay

table-note-replay-begins = This game was played with version { $program }. Its first moves can no longer be shown; the replay starts at move { $move }.
table-note-replay-gap = { $differs ->
    [nothing] Moves { $first } to { $last } can’t be shown, although this version of Hotseat played them. Either Hotseat has a bug or the file was changed. The replay goes on after them.
    [content] Moves { $first } to { $last } can’t be shown: the title’s content files have changed since they were played. The replay goes on after them.
   *[version] Moves { $first } to { $last } can’t be shown: they were played with version { $program }, which had different rules. The replay goes on after them.
}
table-note-replay-rest = { $differs ->
    [nothing] Moves { $first } to { $last } can’t be shown, although this version of Hotseat played them. Either Hotseat has a bug or the file was changed. The replay ends here.
    [content] Moves { $first } to { $last } can’t be shown: the title’s content files have changed since they were played. The replay ends here.
   *[version] Moves { $first } to { $last } can’t be shown: they were played with version { $program }, which had different rules. The replay ends here.
}

# Comments by move
comment-here = Comment: { $text }
comment-at = Move { $move }: { $text }
comment-kept = Your comment on move { $move } is kept in the record.
comment-deleted = The comment on move { $move } is deleted.
comment-no-comments = This game has no comments.
replay-comment = Comment
replay-comment-tip = Writes what you think of this move; it stays in the record{ HAS_KEY("comment") ->
    [yes] {" "}({ key-comment })
   *[no] {""}
  }
comment-title = Comment on move { $move }
comment-hint = Your comment
comment-keep = Keep
comment-not-kept = Comment not kept
comment-change = Change
comment-delete = Delete the comment
comment-next = The next comment
comment-previous = The comment before

# Saving pictures, films and stories
table-save = Save as…
table-save-tip = Saves a picture of what you see, or the score sheet
save-title = Save
save-position = This position
save-position-tip = A picture of the table as you see it
save-sheet = Score sheet
save-sheet-tip = A picture of the scores
save-film = Film
save-film-tip = The whole game as an animation, a picture for each turn
save-pictures = Film in pictures
save-pictures-tip = The whole game as a folder of pictures, one for each turn
save-story = Story
save-story-tip = The whole game in words, with your comments
save-where = { $name } ({ $endings })
save-where-folder = { $name }
save-yes = Save
save-making = Saving
save-begins = Opening the game…
save-progress = { $percent }%
save-writing = Writing the file…
save-done = Saved
save-done-at = { $path }
save-not = Not saved
save-not-why = { $path }: { $why }
