# The sheet of a new game, and what the menu says of games

wait-titles = Getting the games out…

# ---- tabs
new-tab-table = Game and players
new-tab-tools = Extras
new-tab-rules = Rules
new-tab-rules-changed = Rules ({ $count } changed)

# ---- what a title says of itself
new-fact-seats = { $least }–{ $most } players
new-fact-seats-fixed = { $most ->
    [one] 1 player
   *[other] { $most } players
  }
new-fact-minutes = { $least }–{ $most } minutes
new-fact-weight-light = easy to learn
new-fact-weight-medium = some rules to learn
new-fact-weight-heavy = a lot to learn

# ---- tables set in advance
new-presets = Start with
new-preset-usual = Standard
new-preset-usual-help = The rulebook game, with the players set below.
new-preset-first_game = First game
new-preset-first_game-help = An easy start for one new player.
new-preset-lesson = { $help } New to the game? Take the lesson first.
new-preset-full_box = Full box
new-preset-full_box-help = Everything in the box, for players who know the game.
new-preset-solo = Solo
new-preset-solo-help = You play alone.
new-preset-own = Your own choice of players and rules.
new-preset-own-name = Your own

# ---- who sits there
new-players = Players
# Announced when the screen opens
new-names-kept = At the table as in your last game: { $names }
new-order = { HAND() ->
    [mouse] Drag a row to change the order of the players.
   *[keys] To change the order of the players, go to a row and press { key-confirm }.
  }
new-order-tip = Drag to change the seating order. With keys, Enter picks a seat up, the arrows move it, and Enter puts it down.
new-shuffle = Shuffle
new-shuffle-tip = Puts the seats in a random order.

new-kind-other = Bot: { $name }

# ---- rules
new-explain = Point at a rule to see how it changes the game.

new-house = House rules{ $count ->
    [0] {""}
   *[other] {" "}({ $count } on)
  }
new-house-help = Rules of our own that change those of the rulebook.
new-house-none = This game has no house rules.

# ---- the menu
menu-last = { $round ->
    [0] { $title } with { $people }
   *[other] { $title } – round { $round }, with { $people }
  }
menu-last-ended = { $title } with { $people }, finished
menu-continue-lesson = Continue the lesson
menu-round = { $title }, round { $round }

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
new-shared = { $count ->
    [2] { $first } and { $second } will share this computer.
   *[other] { $count } people will share this computer.
  }
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
