# The hall of fame

hall-course = How the scores grew
hall-course-seat = { $name } · { $points }
hall-course-moment = Round { $round }: { $players }
hall-course-none = This game’s record is gone, so there is no score chart.
hall-record-gone = This game’s record is gone.
hall-look = Opens the score chart of this game.
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
