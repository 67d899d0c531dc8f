# The score sheet and the end of a game

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
