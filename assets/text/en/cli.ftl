## The command line: its help. cli-COMMAND describes a command, cli-COMMAND-OPTION an option of it, and
## cli-option-OPTION an option that several commands have.

cli-hotseat = A desktop table for big-box board games. With nothing but the FILE.jsonl of a game it opens that.
cli-hotseat-verbose = show on standard error what goes into the log, with tracebacks; anywhere on the line
cli-hotseat-version = show the version and exit
cli-sentence = { CAPITAL($words) }.
cli-usage = usage:{" "}
cli-commands = commands
cli-arguments = positional arguments
cli-options = options

## Names of values, in capitals

cli-metavar-command = COMMAND
cli-metavar-day = DAY
cli-metavar-dir = DIR
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-gift = GIFT
cli-metavar-language = LANGUAGE
cli-metavar-list = LIST
cli-metavar-name = NAME
cli-metavar-record = RECORD
cli-metavar-time = TIME
cli-metavar-title = TITLE
cli-metavar-what = WHAT

## Options of several commands

cli-option-help = show this help and exit
cli-option-cluster = on the machines of the Ray cluster that runs here or at RAY_ADDRESS
cli-option-edition = one of your editions: numbers that differ
cli-option-jobs = processes to share them (1; on a cluster as many as it has cores)
cli-option-json = print JSON
cli-option-option = an option of the table; can be repeated
cli-option-plain = in the terminal, for a screen reader: a fact a line, without tables and colours
cli-option-seed = seed of the game (drawn)
cli-option-text = in the terminal instead of a window

## Commands

cli-play = open a table at once
cli-play-from = go on from this position, which may have been edited; made with: hotseat position
cli-play-lesson = the guided first game of the title, in the terminal
cli-play-clock = a clock: 30m for a whole game, 10m+15s to add 15 seconds after each turn, 60s/10m for each turn with a bank
cli-play-at-zero = what happens when time is up: show it, end the turn when it may end, or let a bot play on in the turn
cli-play-handicap = SEAT:GOOD=NUMBER: a seat begins with more of a good, as in 2:gold=5; may be given several times
cli-play-practice = undo also takes back dice rolls, revealed cards and other players’ choices
cli-play-seats = who sits where: human or the name of a bot, by comma (human,human)

cli-text = everything in the terminal, beginning with the menu
cli-text-plain = for a screen reader: a fact a line, without tables and colours

cli-load = continue a recorded game
cli-load-copy = continue a copy: the record itself may be open elsewhere

cli-replay = look at a recorded game, move by move
cli-replay-seat = as this seat sees it, from 1 (as the only person does, else as nobody)

cli-position = write a position of a recorded game into a file
cli-position-at = after this many moves (all)
cli-position-out = a new .json
cli-position-seat = only what this seat may know, from 1; what it cannot see is drawn at random

cli-simulate = let bots play whole games
cli-simulate-chart = draw wins, points by source and lengths into a .png
cli-simulate-games = how many (10)
cli-simulate-records = write a record of every game there, to be seen with: hotseat replay
cli-simulate-rows = write one row for each game to this .jsonl or .csv file; games that are in it already are not played again
cli-simulate-seats = bots by comma; they change seats from game to game (random,random)

cli-ladder = play each bot against the one below it
cli-ladder-games = how many for each rung (200)
cli-ladder-markdown = print rows of a table in Markdown, in English
cli-ladder-seats = one rung: a bot, and the bots that it is played against, by comma; can be repeated (all rungs)
cli-ladder-seed = seed of the first game (1)

cli-shot = draw a table, or a position of a recorded game, into a picture file
cli-shot-moves = bot moves made before (0)
cli-shot-out = a .png, .jpg or .pdf
cli-shot-title = a title, or a record (.jsonl)
cli-shot-at = of a record: the position after this many moves (its last)
cli-shot-seat = of a record: as this seat sees it (everything, once the game is over)
cli-shot-sheet = of a record: its score sheet
cli-shot-seats = how many (about 3)
cli-shot-seed = seed of the game (1)
cli-shot-size = pixels (1920x1080)

cli-check = check content files, maps and texts, and play the titles of others at random
cli-check-language = check this translation instead, such as de
cli-check-titles = play these at random too

cli-hall = list the best scores, the players and what they played
cli-hall-rebuild = rebuild it from the records, without games that have no record any more
cli-hall-title = of one title only

cli-stats = print statistics of finished games: wins, scores, ratings, head to head
cli-stats-bots = only games against this kind of bot: easy, normal, hard or another one; none for games without bots
cli-stats-by = one table: person, title, side, plays (what else is chosen, such as mats), seat, seats (how many), level (people and kinds of bots), bots, option, edition, month, rating or pairs (person, side, rating and pairs)
cli-stats-csv = print CSV: one table with --by, else every result
cli-stats-option = only games with this option of the table; can be repeated
cli-stats-person = only this person’s results
cli-stats-seats = only games with this many players
cli-stats-since = only games that ended on this day or later, such as 2026-11-28
cli-stats-title = of one title only
cli-stats-until = only games that ended on this day or earlier
cli-stats-reading = games

cli-film = make pictures, an animation or a PDF of a recorded game
cli-film-out = a new .webp, .apng or .pdf, or a folder of pictures (a name without an ending)
cli-film-seat = as this seat sees it (everything, once the game is over)
cli-film-size = pixels (1280x720)
cli-film-every = one picture for each turn, round or move (turn)
cli-puzzle = find the best move of a position to think about, which a hard bot judges
cli-puzzle-from = this position, made with: hotseat position
cli-story = tell a recorded game in words, a chapter for each round
cli-story-out = write it into this new file
cli-story-seat = as this seat saw it (everything, once the game is over)

cli-edition = list and check your editions of a title: numbers that differ from ours
cli-edition-new = write a folder to fill in: every number of the title, below the words of its card

cli-title = write a new title of your own, to fill in
cli-title-folder = the new folder (hotseat-NAME)
cli-title-new = write a small title that plays at once: rules, words, table, map, numbers and tests to fill in

cli-language = write a translation as a file for translators, and read it
cli-language-export = write all messages with their translations into a PO file
cli-language-import = write the translations of a PO file into assets/text
cli-language-language = its code, such as de or pt-BR
cli-language-seen = mark all translations as up to date with the English

cli-selftest = play, save, load and replay every title in a hidden window, and say whether all is well
cli-selftest-titles = only these (all that are installed)

cli-bench = measure speed
cli-bench-check = fail if a figure, scaled to the yardstick, misses its limit at every one of several tries
cli-bench-clock = run a clock at the tables in the window, such as 30m, 10m+15s or 60s/10m
cli-bench-peer = compare with catanatron, another engine, instead: decisions per second and copies

## Mistakes on the command line. %s, %r and %(...)s stand for what was typed.

cli-argparse-argument = argument %(argument_name)s: %(message)s
cli-argparse-required = the following arguments are required: %s
cli-argparse-unrecognized = unrecognized arguments: %s
cli-argparse-one = expected one argument
cli-argparse-at-most-one = expected at most one argument
cli-argparse-at-least-one = expected at least one argument
cli-argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
cli-argparse-ignored = ignored explicit argument %r
cli-argparse-value = invalid %(type)s value: %(value)r
cli-argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-argparse-choice-of-parser = unknown command %(parser_name)r (choose from %(choices)s)
cli-no-number = "{ $found }" is not a whole number from 0 up
cli-no-day = "{ $found }" is not a day such as 2026-11-28
cli-at-least-one = at least 1 is needed
cli-seed-too-large = a seed is at most { $most }
cli-no-size = "{ $found }" is not a size from 640x360 to 7680x4320

## Results of simulate and ladder

cli-edition-after = { $words }, edition { $edition }
cli-heading =
    { $games ->
        [one] { $title }: 1 game from seed { $seed }
       *[other] { $title }: { $number } games from seed { $seed }
    }
cli-from-to = { $least } to { $most }
cli-percent = { $share }%
cli-decisions = decisions a game: { $least } to { $most }, mean { $mean }
cli-turns = turns a game: { $least } to { $most }, mean { $mean }
cli-endings = ended by: { $ways }
cli-column-bot = bot
cli-column-wins = wins
cli-column-percent = %
cli-column-interval = 95%
cli-column-least = least
cli-column-mean = mean
cli-column-most = most
cli-column-points = points
cli-column-seat = seat
cli-column-against = against
cli-column-games = games
cli-column-won = won %
cli-column-fair = fair
cli-column-turns = turns
cli-ladder-heading = { $title }: seats change from game to game, seeds from { $seed }
cli-ladder-outright = { $bot } against { $others } outright: { $won } of { $games } ({ $times })
cli-chart-wins = Games won, with 95% intervals
cli-chart-share = % of games
cli-chart-even = even share
cli-chart-points = Mean points by source
cli-chart-lengths = Length of the games
cli-chart-turns = turns, all seats together
cli-chart-mean = mean { $mean }
cli-progress = { $name }: { $done } of { $all } games
cli-progress-pictures = { $name }: { $done } of { $all } pictures
cli-progress-after = { $progress } after { $time }
cli-progress-to-go = { $progress }, about { $time } to go
cli-to-go = to go
cli-seconds = { $time } s
cli-minutes = { $time } min
cli-hours = { $time } h
cli-simulate-stopped =
    { $kept ->
        [rows] stopped after { $done } of { $games } games; the same command goes on from there
       *[nothing] stopped after { $done } of { $games } games; nothing is kept; --rows keeps them
    }
cli-ladder-stopped = stopped after { $done } of { $games } games of { $name }
cli-bot-failed =
    { $times ->
        [one] { $problem } This happened once; "{ $other }" answered for it.
       *[other] { $problem } This happened { $number } times; "{ $other }" answered for it.
    }

## Results of other commands

cli-position-written = { $file }: { $title }, after { $moves } moves
cli-no-editions = no editions yet; make one with: hotseat edition { $title } --new NAME
cli-edition-by = by { $author }
cli-edition-line =
    { $count ->
        [one] { $file }: { $name }, 1 field differs, all well
       *[other] { $file }: { $name }, { $count } fields differ, all well
    }
cli-check-incomplete = text/{ $language }: { $lacking } of { $all } messages are not translated, { $others } other problems; hotseat check --language { $language } lists them.
cli-check-verdict =
    { $problems ->
        [0] all well
        [one] 1 problem
       *[other] { $problems } problems
    }
cli-check-done = { $titles } titles, { $messages } messages: { $verdict }
cli-check-done-language = text/{ $language }, { $messages } messages: { $verdict }
cli-selftest-well = { $title }: { $moves } moves played, loaded and replayed, all well
cli-next = Next: { $command }
cli-language-taken = text/{ $language }: { $count } messages taken, { $refused } not
cli-language-marked = text/{ $language }: { $count } messages seen
cli-language-next = Next: translate it, then { $command }
cli-bench-heading = 10,000,000 empty loops: { $loop } s; the yardstick is { $yardstick } s
cli-bench-broken = { $figure } is not within its limit
cli-column-figure = what
cli-column-here = here
cli-column-yardstick = on the yardstick
cli-column-limit = limit
cli-column-unit = unit
cli-column-seats = seats
cli-column-decisions = decisions/s
cli-column-by-peer = by peer
cli-column-copy = copy, us
cli-peer-limits = asked by peer: decisions at least { $faster }, a copy at most { $share }
cli-figure-at-table = { $title } for { $seats }: { $figure }
cli-figure-random-decisions = random decisions
cli-figure-copy = copy
cli-figure-options = options
cli-figure-play = play
cli-figure-view = view
cli-figure-save = save
cli-figure-easy-decision = easy decision
cli-figure-slow-easy-decision = slow easy decision
cli-figure-normal-decision = normal decision
cli-figure-slow-normal-decision = slow normal decision
cli-figure-redraw = redraw
cli-figure-ways = ways
cli-figure-turn-of-the-loop = turn of the loop

## The files of a new edition: comments that explain how to fill it in

edition-form-about =
    An edition of { $title }: a table can be set with it on the new-game screen, or with
        hotseat play { $title } --edition "{ $folder }"
    The files beside this one are those of the title. Lines that begin with "# " are switched off: the game
    is as it comes. To change a number, take away the "# " in front of its line and change it. A file in
    which you change nothing can be deleted. To see whether all is well:
        hotseat edition { $title }
edition-form-author = Who wrote it:
edition-form-file =
    { $file } of { $title }. Take away "# " in front of a line that you change; leave [[...]] and id lines as they
    are. Where a [[...]] line is switched off too, switch on and give the whole list.
