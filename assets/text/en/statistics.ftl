# Statistics of finished games
stats-title = Statistics
stats-tip = Wins, scores and ratings by player, by side, by number of players and more.
stats-none = No game has been finished yet. After the first one, statistics appear here.
stats-nothing-found = No finished game matches this choice.
stats-everyone = Everyone
stats-who = Whose games
stats-which = Table
stats-measure = What the bars show
stats-measure-share = Wins
stats-measure-points = Points by source
stats-reading = Reading games: { $done } of { $all }
stats-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

# Tables
stats-person = Players
stats-rating = Ratings
stats-pairs = Head to head
stats-month = By month
stats-seats = By number of players
stats-seat = By seat
stats-level = By kind of player
stats-bots = Against bots
stats-option = By option
stats-edition = By edition
stats-titles = By title

# Columns
stats-games = Games
stats-share = Won
stats-range = 95% range
stats-mean = Average
stats-best = Best
stats-rounds = Rounds
stats-rated = Rating
stats-uncertainty = Give or take
stats-pair = Players
stats-ahead = Ahead
stats-behind = Behind
stats-tied = Tied

# Cells
stats-percent = { $percent }%
stats-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-from-to = { $least } to { $most }%
stats-give-or-take = ± { $value }
stats-against = { $one } against { $other }
stats-no-bots = No bots
stats-option-value = { $option }: { $value }

# Details of a row
stats-source = { $source } { $points }
stats-sources = Average points: { $sources }.
stats-first = { $what }: round { $round } on average, in { $results ->
    [one] { $results } game
   *[other] { $results } games
}.
stats-thought = Thinking time: { $minutes } minutes a game.
stats-rating-tip = New players start at 25. A player rated 4 higher wins about three games out of four. The range shrinks with every game.
stats-bar = Between { $low } and { $high }
stats-chart = Ratings over time
stats-chart-point = { $date }: { $players }
stats-chart-player = { $name } { $rating }
stats-chart-keys = Left and right walk through the games.
