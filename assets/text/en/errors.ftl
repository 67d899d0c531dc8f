### What a person has to put right, in the window, in the terminal and on the command line.

error-none = none
error-line = line { $line }
error-out-of-memory = out of memory

## Records. The name of the file stands before each.

error-record-no-line = has no complete line: it was cut off, or its line ends were converted; use an intact copy.
error-record-too-long = line { $line } is damaged (longer than any game); delete the file.
error-record-no-file = cannot be read (it is no regular file); choose another one.
error-record-too-large = larger than any game record; it is not one of ours.
error-record-empty = the file is empty; delete it.
error-record-unreadable = cannot be read ({ $reason }); check the file.
error-record-unfit-ours = no position in it is whole; the file was changed or damaged.
error-record-unfit = no position in it fits this program; open it with the program that wrote it.
error-record-newer = made by a newer version of the program ({ $version }); open it with that.
error-record-newer-unknown = made by a newer version of the program; open it with that.
error-record-older = made by version { $version }, which was only tried out; start a new game.
error-record-start = line 1 is not the start of a game record ({ $reason }); delete the file or put it right.
error-record-damaged = line { $line } is damaged ({ $reason }); delete the file or put it right.
error-record-in-use = This game is open in another Hotseat window. Close it there, or open a copy.
error-record-unlockable = cannot be locked ({ $reason }); free or change the folder.
error-record-unsaved = cannot be saved in { $folder } ({ $reason }); free or change the folder.
error-record-unsaved-memory = cannot be saved (out of memory); close other programs.
error-record-exists = there is a record of this name already; choose another name.
error-record-table = its table cannot be set up ({ $reason }).
error-record-more-than-any-game = more turns or points than any game has.
error-record-program-fault = cannot be opened because of a bug in Hotseat; it is unchanged. Report: { $report }
error-record-try-again = cannot be opened right now ({ $reason }); it is unchanged. Try again.
error-record-moves = has fewer moves than { $moves }.
error-record-seat = has no seat { $seat }.
error-record-unfit-until = does not fit this program up to there ({ $reason }); open it first.
error-record-unfit-end = its end does not fit this program ({ $reason }).
error-record-unfit-points = its points do not fit this program ({ $reason }).
error-record-uncopied = cannot be copied ({ $reason }); free or change the folder.
error-record-edition = its edition, "{ $edition }", does not fit this program: { $problem }
error-record-title = this program does not have its title, "{ $title }".
error-record-player = this program does not have its player "{ $player }"; it may be newer.
error-hall-unkept = { $file }: cannot be kept ({ $reason }); free or change the folder.
error-hall-rebuilt = { $file }: damaged or of another version; rebuilt from the records; the old one is { $old }.
error-records-folder = { $folder }: the saved games cannot be read ({ $reason }); free or change the folder.

## Positions. File, line and field stand before each.

error-position-unwritten = cannot be written ({ $reason }); choose another name.
error-position-flaw = { $problem }.
error-position-edition = its edition does not fit this program: { $problem }
error-position-unusable = cannot be used: { $problem }
error-position-field-twice = the field "{ $field }" is there twice; delete one of them.
error-position-field-meant = there is no field "{ $field }"; "{ $meant }" may be meant.
error-position-field-unknown = there is no field "{ $field }".

## Titles, tables and bots

error-no-title = There is no title "{ $title }"; there is { $known }.
error-title-code = { $title }: { $name } cannot be loaded ({ $reason }); install the title again or remove it.
error-title-package = { $title }: the package of this title cannot be loaded ({ $reason }); install the title again or remove it.
error-title-moved = { $title }: this title was written for another version of Hotseat: it uses { $name }, but that is in { $now } now; see "Coming from 0.2" in docs/titles.md.
error-title-gone = { $title }: this title was written for another version of Hotseat: it uses { $name }, but this version does not have it; see "Coming from 0.2" in docs/titles.md.
error-title-entry = { $title }: { $entry } is no Package with the id "{ $title }"; correct its entry point.
error-title-setup = { $title }: the title cannot be set up ({ $reason }); install the title again or remove it.
error-title-no-evaluation = { $title }: the package names no evaluation; give it "bot" or "features".
error-title-no-words = { $title }: the package names no words; give it "words", a class of TitleWords as docs/titles.md shows.
error-title-class = { $title }: { $name } is no { $contract }; derive the class from { $contract } as docs/titles.md shows.
error-title-incomplete = { $name } lacks { $missing }, which every { $contract } must define; see docs/titles.md.
error-title-no-features = { $title } names no features that could be weighed.
error-new-title-name = "{ $name }" can’t name a title; begin with a letter, then use letters and digits
error-new-title-taken = Hotseat already uses the name "{ $name }"; choose another one
error-new-title-folder = { $folder } already exists; choose another folder: hotseat title --new NAME FOLDER
error-new-title-unwritten = { $folder }: can’t be written ({ $reason }); free or change the folder
error-table-seats = { $title } is played by { $known } seats, not { $seats }.
error-table-option = { $title } has no option "{ $option }"; it has { $known }.
error-table-value = { $title }: option { $option } is { $known }, not "{ $value }".
error-no-bot = There is no bot "{ $bot }"; there is { $known }.
error-bot-not-made = The bot "{ $bot }" cannot be made ({ $reason }); install its package again.
error-bot-failed = The bot "{ $bot }" failed ({ $reason }).
error-bot-ended-program = The bot "{ $bot }" tried to end the program ({ $reason }).
error-bot-ended-process = The bot "{ $bot }" ended its process (exit code { $status }).
error-bot-impossible = The bot "{ $bot }" chose what is not possible ({ $choice }).
error-game-endless = { $title }: the game with seed { $seed } does not end.

## Content files and editions. File, line and field stand before each.

error-whole-file = the file
error-content-field = { $problem }.
error-content-no-such-file = there is no such file; there is { $known }.
error-content-unreadable = the file cannot be read ({ $reason }); put it back in { $folder }.
error-content-not-toml = { $reason }; correct the file.
error-content-id-twice = the id "{ $value }" is used twice; rename one.
error-content-dangling = { $field } names "{ $value }", which does not exist; correct the name.
error-content-missing = "{ $name }" is missing; add it.
error-weights-missing = weights has nothing for "{ $feature }"; add it.
error-lesson-id = the step "{ $step }": an id has small letters and hyphens, and is no word of the lesson itself.
error-lesson-move = the step "{ $step }": { $problem }; correct the move.
error-lesson-impossible = the step "{ $step }": seat { $seat } cannot "{ $move }" here; seat { $asked } is asked, and it could { $could }.
error-lesson-position = a lesson of { $title } begins with a position of it, not of "{ $other }".
error-no-edition = There is no edition "{ $edition }" of { $title }; there is { $known }.
error-no-editions = There is no edition "{ $edition }" of { $title }; make one with: hotseat edition { $title } --new NAME.
error-edition-map = does not fit the map: { $problem }
error-edition-unplayable = no game can be set up with it ({ $reason }); change back what you changed last.
error-edition-size = larger than any edition; keep only what differs.
error-edition-unreadable = cannot be read ({ $reason }).
error-edition-not-text = is not UTF-8 text.
error-edition-no-id = there is no "{ $id }"; correct the id.
error-edition-list = should be a list of entries with ids.
error-edition-needs-id = this entry needs an id, a word in quotes.
error-edition-id-twice = "{ $id }" is given twice; leave one out.
error-edition-deep = tables within tables go too deep.
error-edition-large = { $number } is more than any card says (at most { $most }).
error-edition-below-zero = { $number } is below 0.
error-edition-type = neither a number, a word, a list nor a table.
error-edition-long = longer than { $most }.
error-edition-name = An edition cannot be called "{ $name }"; take 1 to { $most } letters.
error-edition-device = Windows keeps the name "{ $name }" for a device; take another one.
error-edition-signs = The name of an edition is the name of a folder: leave out { $signs }.
error-edition-exists = There is an edition "{ $name }" of { $title } already: { $path }
error-editions-unwritten = { $folder }: cannot be written ({ $reason })

## Maps. The name of the file stands before each.

error-map-no-place = layer "places" has no { $kind } "{ $name }"; draw it in Tiled.
error-map-unknown-place = layer "places" has a { $kind } "{ $name }" that the rules do not know; rename or remove it in Tiled.
error-map-property-type = layer "places", object "{ $object }" has the property "{ $name }", which is not of the type { $type }; give it that type in Tiled.
error-map-no-terrain = layer "terrain" has no { $terrain }; paint one in Tiled.
error-map-unknown-terrain = layer "terrain", hex { $hex } is "{ $terrain }", which the rules do not know; paint another terrain in Tiled.
error-map-layers = layer "{ $layer }" exists { $count } times; rename or remove all but one in Tiled.
error-map-not-tile-layer = layer "{ $layer }" is not a tile layer; draw it as one in Tiled.
error-map-not-object-layer = layer "{ $layer }" is not an object layer; draw it as one in Tiled.
error-map-not-image-layer = layer "{ $layer }" is not an image layer; draw it as one in Tiled.
error-map-no-layer = has no layer "{ $layer }"; add it in Tiled.
error-map-belongs = layer "{ $layer }", object "{ $object }" belongs to "{ $owner }", which does not exist; correct its property in Tiled.
error-map-object-twice = layer "{ $layer }" has "{ $object }" twice; rename or remove one in Tiled.
error-map-no-class = { $part } has no class (type); give it one in Tiled.
error-map-no-name = { $part } has no name; give it one in Tiled.
error-map-line = { $part } is a line; draw a rectangle in its place in Tiled.
error-map-owner = { $part } has a property "{ $name }" that names no place; correct it in Tiled.
error-map-tile-property = layer "{ $layer }", the tile in row { $row }, column { $column } has no property "{ $name }" that is a name; add it to the tileset in Tiled.
error-map-offset = layer "{ $layer }" has the offset { $found } instead of { $expected }; set it in Tiled, also that of its groups.
error-map-region = layer "{ $layer }" has a tile in row { $row }, column { $column }, where there is no hexagon; remove it in Tiled.
error-map-same-hexagon = layer "{ $layer }", objects "{ $object }" and "{ $other }" lie in the same hexagon; move or remove one in Tiled.
error-map-outside = layer "{ $layer }", object "{ $object }" lies outside every hexagon; move it onto one in Tiled.
error-map-border = { $part } is no line with a class (type); draw it again in Tiled.
error-map-border-edge = { $part } does not follow one edge between { $start } and { $end }; draw it from corner to corner in Tiled.
error-map-border-side = { $part } has no hexagon on one side between { $start } and { $end }; move it in Tiled.
error-map-element = { $part } { $problem }; { $remedy }.
error-map-file-missing = { $name } is missing; put it back into the maps folder.
error-map-unreadable = { $part } cannot be read ({ $reason }); save it again in Tiled.
error-map-other-element = { $part } cannot be read (it is a <{ $found }>); { $remedy }.

## Series of games

error-cluster-version = A machine of the cluster has another version of the program; install the same one.
error-no-ray = --cluster needs Ray; install it with: pip install 'hotseat[cluster]'
error-no-cluster = no Ray cluster runs here; start one with: ray start --head
error-cluster-unusable = the Ray cluster cannot be used ({ $reason })
error-cluster-silent = no Ray cluster answers at { $address }; correct RAY_ADDRESS
error-cluster-failed = the cluster failed ({ $reason }); ask it with: ray status
error-process-died = a process ended by itself, perhaps for want of memory
error-processes-died = a process ended by itself, perhaps for want of memory; try fewer --jobs
error-suspects = { $problem }; or it was ended by a bot of another package ({ $bots })
error-row-none = is no row of a game
error-row-other-series = belongs to another series: { $column } is "{ $found }", not "{ $expected }"
error-rows-twice = { $count } games are there twice; mend the file, or name another one
error-rows-in-use = another program writes there; wait, or name another file
error-rows-line = line { $line } { $problem }; name another file
error-rows-unwritten = cannot be written ({ $reason })
error-rows-format = ends in { $suffix }; rows are { $known }
error-rows-no-format = ends in nothing; rows are { $known }
error-rows-none = has no rows of games; name another file
error-rows-unreadable = cannot be read ({ $reason }); name another file

## Reinforcement learning

error-no-render-mode = There is no render mode "{ $mode }"; there is { $known }.
error-opponents = { $seats } seats need { $needed } opponents, not { $found }.
error-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-no-reward = There is no reward "{ $reward }"; there is { $known }.
error-players = { $game } is for { $known } players, not { $players }.
error-field-uncounted = "{ $field }" of "{ $verb }" is no number, no yes or no and no single id; ask for it in parts.
error-domain-type = "{ $field }" of "{ $verb }": its domain has { $value }, which is not of type { $type }.

## Arguments of the command line

error-arguments = { $problem }; see { $program } --help
error-option-argument = --option takes name=value, not "{ $found }"
error-no-player = there is no player "{ $player }"; --seats takes { $known }
error-only-bots = only bots can play here: { $known }
error-no-display = there is no display to open a window on; start it from a desktop
error-output = standard output cannot be written ({ $reason })
error-out-suffix = --out { $path } ends in "{ $suffix }"; pictures are .png or .jpg
error-out-folder = --out { $path }: the folder does not exist
error-out-unwritten = --out { $path } cannot be written ({ $reason })
error-chart-suffix = --chart { $path } ends in "{ $suffix }"; charts are { $known }
error-no-matplotlib = --chart needs matplotlib; install it with: pip install 'hotseat[chart]'
error-chart-unwritten = --chart { $path } cannot be written ({ $reason })
error-records-unwritten = --records { $path } cannot be written ({ $reason })
error-no-peer = --peer needs catanatron; install it with: pip install 'hotseat[peer]'
error-seat-argument = --seat { $seat }: this game has { $seats } seats
error-seat-hidden = --seat { $seat }: the game goes on, and others sit there; leave --seat out
error-rung = a rung is a bot and one kind of others, such as normal,easy,easy
error-play-what = play takes a TITLE, or --from FILE
error-from-options = --from: the file says options and chance; leave --option and --seed out
error-from-title = { $file } is a position of { $title }; leave { $other } out
error-from-seats = --seats: { $file } has { $seats } seats
error-position-bug = { $problem } If the file is right, Hotseat has a bug; the report is { $report }

## Text files: the sentence names the file, and cannot be translated by it.

error-text-file = { $problem }
