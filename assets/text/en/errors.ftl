### What a person has to put right, in the window, in the terminal and on the command line.

error-none = none
error-list = { $first }, { $last }
error-line = line { $line }
error-out-of-memory = out of memory

## Records. The name of the file stands before each.

error-record-no-line = has no complete line: it was cut off, or its line endings were converted; use an intact copy.
error-record-too-long = line { $line } is too long to be a move; delete the file.
error-record-no-file = cannot be read (it is not a regular file); choose another file.
error-record-too-large = is too large to be a game record; choose another file.
error-record-empty = the file is empty; delete it.
error-record-unreadable = cannot be read ({ $reason }); check the file.
error-record-unfit-ours = none of its positions is intact; the file was changed or damaged.
error-record-unfit = this program can read none of its positions; open it with the version that wrote it.
error-record-newer = was made by a newer version of Hotseat ({ $version }); open it with that version.
error-record-newer-unknown = was made by a newer version of Hotseat; open it with that version.
error-record-older = was made by { $version }, a trial version; start a new game.
error-record-start = line 1 is not the start of a game record ({ $reason }); correct it or delete the file.
error-record-damaged = line { $line } is damaged ({ $reason }); correct it or delete the file.
error-record-in-use = This game is open in another Hotseat window. Close it there, or open a copy.
error-record-unlockable = cannot be locked ({ $reason }); check the folder's permissions and free space.
error-record-unsaved = cannot be saved in { $folder } ({ $reason }); check its permissions and free space.
error-record-unsaved-memory = cannot be saved (out of memory); close other programs.
error-record-exists = there is already a record with this name; choose another name.
error-record-table = its table cannot be set up ({ $reason }).
error-record-more-than-any-game = it has more turns or points than any game.
error-record-program-fault = cannot be opened because of a bug in Hotseat; the file is unchanged. Report: { $report }
error-record-try-again = cannot be opened right now ({ $reason }); the file is unchanged. Try again.
error-record-moves = has fewer moves than { $moves }.
error-record-seat = has no seat { $seat }.
error-record-unfit-until = its moves up to there do not fit this version ({ $reason }); open it first.
error-record-unfit-end = its end does not fit this version ({ $reason }).
error-record-unfit-points = its scores do not fit this version ({ $reason }).
error-record-uncopied = cannot be copied ({ $reason }); check the folder's permissions and free space.
error-record-edition = its edition, "{ $edition }", does not fit this version: { $problem }
error-record-title = its title, "{ $title }", is not installed.
error-record-player = this version has no player "{ $player }"; a newer version may have it.
error-misfit-rules = { $kind }: { $reason }
error-misfit-no-position = it keeps no earlier position
error-misfit-elsewhere = moves { $first } to { $last } lead to another position
error-action-none = an entry of "do" is empty
error-action-seat = "{ $text }" does not begin with the number of another seat
error-action-verb = "{ $text }": there is no { $verb }
error-action-values = "{ $text }": { $verb } takes { $count } { $count ->
    [one] value
   *[other] values
}
error-action-value = "{ $text }": { $reason }
error-hall-unkept = { $file }: cannot be saved ({ $reason }); check the folder's permissions and free space.
error-hall-rebuilt = { $file }: damaged or written by another version; rebuilt from the records. The old file is now { $old }.
error-records-folder = { $folder }: the saved games cannot be read ({ $reason }); check the folder's permissions.

## Reasons within the sentences about files: what the readers of JSON, TOML, XML and CSV and the system report.

error-at-field = { $field }: { $reason }
error-in-line = line { $line }: { $reason }
error-nested-too-deep = nested too deep
error-not-utf-8 = not UTF-8 text from byte { $byte } on; save it as UTF-8
error-json = not valid JSON after byte { $byte }
error-json-cut = the end is missing
error-xml = line { $line }: not valid XML
error-csv = not valid CSV
error-packed-data = the data is damaged
error-number-range = the number is too large
error-array-length = the list has the wrong length
error-field-missing = the field "{ $field }" is missing
error-field-none = there is no field "{ $field }"
error-line-long = the line is too long
error-name-signs = a name contains characters that cannot be shown
error-seat-colour = a seat cannot be "{ $colour }"; choose from { $known }
error-record-format = there is no format { $format }
error-state-field = it has a field that no position of this title has
error-record-undo = it takes back more moves than there are
error-clock-form = “{ $found }” is no clock. Write 30m for a whole game, 10m+15s to add 15 seconds after each turn, or 90s/10m for each turn with a bank of 10 minutes; every time from 1s to 24h
error-clock-practice = practice mode has no clock; leave --clock or --practice out
error-clock-none = --at-zero: there is no clock; add --clock
error-pin-form = a PIN has { $least } to { $most } digits
error-gift-good = { $title } can give { $known } as a handicap, not { $good }
error-gift-seat = { $title }: there is no seat { $seat } for a handicap, only { $seats } seats
error-gift-amount = { $title }: a handicap can be 1 to { $most } { $good }
error-gift-form = --handicap: write SEAT:GOOD=NUMBER, as in 2:gold=5 (1 to { $most }), not "{ $found }"
error-clock-range = a time must be from 1 second to 24 hours
error-record-tool = a line of a tool has one value
error-comment-long = A comment has at most { $most } characters; this one has { $length }.
error-comment-nowhere = This game is not recorded, so comments on it cannot be kept.
error-comment-changed = The game was changed since you opened it. Open it again to comment on it.
error-record-after = it belongs after more moves than there are: { $made }
error-file-device = Windows reserves the name { $name } for a device

error-toml-statement = a line must be [a table] or a name and a value
error-toml-after = something follows after the value; put it on a line of its own
error-toml-equals = an equals sign is missing after the name
error-toml-value = there is no valid value here
error-toml-twice = this name is given twice
error-toml-bracket = a closing bracket is missing
error-toml-quote = a closing quote is missing
error-toml-backslash = write \\ for a backslash
error-toml-date = this is no valid date
error-toml-syntax = not valid TOML

error-os-eacces = Permission denied
error-os-ebadf = Bad file descriptor
error-os-ebusy = Device or resource busy
error-os-edquot = Disk quota exceeded
error-os-eexist = File exists
error-os-efbig = File too large
error-os-einval = Invalid argument
error-os-eio = Input/output error
error-os-eisdir = Is a directory
error-os-emfile = Too many open files
error-os-enametoolong = File name too long
error-os-enoent = No such file or directory
error-os-enospc = No space left on device
error-os-enotdir = Not a directory
error-os-enotempty = Directory not empty
error-os-eperm = Operation not permitted
error-os-epipe = Broken pipe
error-os-erofs = Read-only file system

## Positions. File, line and field stand before each.

error-position-unwritten = cannot be written ({ $reason }); choose another name.
error-position-flaw = { $problem }.
error-position-edition = its edition does not fit this version: { $problem }
error-position-unusable = cannot be used: { $problem }
error-position-field-twice = the field "{ $field }" appears twice; delete one of them.
error-position-field-meant = there is no field "{ $field }"; "{ $meant }" may be meant.
error-position-field-unknown = there is no field "{ $field }".

## Flaws of a position: the field stands before each, a full stop is put after it.

error-quoted = "{ $word }"
error-or = { $most } or { $last }
error-flaw-not-word = is "{ $found }", expected "{ $expected }"
error-flaw-expected = is { $found }, expected { $expected }
error-flaw-range = is { $found }, expected { $low } to { $high }
error-flaw-meant = { $found } is not possible here; "{ $meant }" may be meant
error-flaw-impossible = { $found } is not possible here
error-flaw-entries = has { $found } entries, expected { $expected }
error-flaw-most-entries = has { $found } entries, expected at most { $most }
error-flaw-key-missing = "{ $name }" is missing
error-flaw-not-in-box = is not on any card or board of this box
error-flaw-lost = { $name } ({ $kind }) is missing
error-flaw-doubled = { $id } ({ $kind }) appears twice
error-flaw-not-of-table = "{ $id }" ({ $kind }) does not belong to this table
error-flaw-missing = { $name } is missing
error-flaw-not-in-play = { $id } is not in play
error-flaw-below-zero = is below 0
error-flaw-unfinished = nothing is left to do, but the game is not over
error-flaw-pending-twice = is pending twice
error-flaw-step-order = { $step } has to come before it
error-flaw-seat-twice = names a seat twice
error-flaw-sealed = names a seat twice, or one that does not choose
error-flaw-ends-early = would end the game before its end
error-flaw-another-turn = would begin another turn within this one
error-flaw-no-choice = seat { $seat } is asked and has no choice
error-flaw-no-way-on = no game can go on from here
error-flaw-choice-impossible = the choice "{ $choice }" cannot be made
error-flaw-choice-untried = the choice "{ $choice }" cannot be tried out
error-flaw-choice-leads = the choice "{ $choice }" leads to an impossible position ({ $problem })

## Titles, tables and bots

error-no-title = There is no title "{ $title }"; choose from { $known }.
error-language = the language "{ $language }" is not here, only { $languages }; name one of these.
error-language-code = "{ $language }" is not the code of a language; write one such as de or pt-BR.
error-language-source = "{ $language }" is the language that all others are translated from; name another one.
error-language-unwritten = the translation "{ $language }" cannot be written ({ $reason }); choose another place or free some space.
error-po = { $file }: this file cannot be read as a PO file ({ $reason }); export it again and translate that.
error-title-code = { $title }: { $name } cannot be loaded ({ $reason }); install the title again or remove it.
error-title-package = { $title }: the package of this title cannot be loaded ({ $reason }); install the title again or remove it.
error-title-moved = { $title }: this title was written for another version of Hotseat: it uses { $name }, which is now in { $now }; see "Coming from 0.2" in docs/titles.md.
error-title-gone = { $title }: this title was written for another version of Hotseat: it uses { $name }, which this version does not have; see "Coming from 0.2" in docs/titles.md.
error-title-entry = { $title }: { $entry } is not a Package with the id "{ $title }"; correct its entry point.
error-title-setup = { $title }: the title cannot be set up ({ $reason }); install the title again or remove it.
error-title-no-evaluation = { $title }: the package names no evaluation; give it "bot" or "features".
error-title-no-words = { $title }: the package names no words; give it "words", a subclass of TitleWords as in docs/titles.md.
error-title-class = { $title }: { $name } is not a { $contract }; derive the class from { $contract } as in docs/titles.md.
error-title-incomplete = { $name } lacks { $missing }, which every { $contract } must define; see docs/titles.md.
error-title-no-features = { $title } names no features to weight.
error-new-title-name = "{ $name }" can’t name a title; begin with a letter, then use letters and digits
error-new-title-taken = Hotseat already uses the name "{ $name }"; choose another one
error-new-title-folder = { $folder } already exists; choose another folder: hotseat title --new NAME FOLDER
error-new-title-unwritten = { $folder }: can’t be written ({ $reason }); free or change the folder
error-table-seats = { $title } is for { $known } players, not { $seats }.
error-span = { $least } to { $most }
error-table-option = { $title } has no option "{ $option }"; it has { $known }.
error-table-value = { $title }: the option { $option } must be { $known }, not "{ $value }".
error-no-bot = There is no bot "{ $bot }"; choose from { $known }.
error-bot-not-made = The bot "{ $bot }" cannot be started ({ $reason }); install its package again.
error-bot-failed = The bot "{ $bot }" failed ({ $reason }).
error-bot-ended-program = The bot "{ $bot }" tried to end the program ({ $reason }).
error-bot-ended-process = The bot "{ $bot }" ended its process (exit code { $status }).
error-bot-impossible = The bot "{ $bot }" chose an illegal move ({ $choice }).
error-game-endless = { $title }: the game with seed { $seed } never ends.

## Content files and editions. File, line and field stand before each.

error-whole-file = the file
error-content-field = { $problem }.
error-content-type = should be { $wanted }, not { $found }
error-content-word = "{ $word }" is not one of the words allowed here; correct it
error-content-number-least = must be at least { $bound }
error-content-number-most = must be at most { $bound }
error-content-length-least = needs at least { $bound } of them
error-content-length-most = needs at most { $bound } of them
error-content-is-missing = is missing
error-content-no-field = there is no such field; correct its name
error-kind-int = a whole number
error-kind-float = a number
error-kind-str = a word in quotes
error-kind-bool = true or false
error-kind-array = a list
error-kind-object = a table
error-kind-null = nothing
error-content-no-such-file = there is no such file; choose from { $known }.
error-content-unreadable = the file cannot be read ({ $reason }); put it back in { $folder }.
error-content-not-toml = { $reason }; correct the file.
error-content-id-twice = the id "{ $value }" is used twice; rename one of them.
error-content-dangling = { $field } names "{ $value }", which does not exist; correct the name.
error-content-missing = "{ $name }" is missing; add it.
error-weights-missing = there is no weight for "{ $feature }"; add it.
error-lesson-id = the step "{ $step }": use small letters and hyphens for an id, and no word that lessons use themselves.
error-lesson-move = the step "{ $step }": { $problem }; correct the move.
error-lesson-impossible = the step "{ $step }": seat { $seat } cannot "{ $move }" here; seat { $asked } must choose, from { $could }.
error-lesson-position = a lesson of { $title } must begin with a position of { $title }, not of "{ $other }".
error-no-edition = There is no edition "{ $edition }" of { $title }; choose from { $known }.
error-no-editions = There is no edition "{ $edition }" of { $title }; make one with: hotseat edition { $title } --new NAME.
error-edition-map = does not fit the map: { $problem }
error-edition-unplayable = no game can be set up with it ({ $reason }); undo your last change.
error-edition-size = is too large for an edition; keep only what differs from the original.
error-edition-unreadable = cannot be read ({ $reason }).
error-edition-not-text = is not UTF-8 text.
error-edition-no-id = there is no "{ $id }"; correct the id.
error-edition-list = must be a list of entries with ids.
error-edition-needs-id = this entry needs an id, a word in quotes.
error-edition-id-twice = "{ $id }" is given twice; remove one of them.
error-edition-deep = has too many tables within tables.
error-edition-large = { $number } is too large; the most is { $most }.
error-edition-below-zero = { $number } is below 0.
error-edition-type = must be a number, a text, a list or a table.
error-edition-long = is too long; the most is { $most }.
error-edition-name = An edition cannot be called "{ $name }"; use 1 to { $most } letters.
error-edition-device = Windows reserves the name "{ $name }"; choose another name.
error-edition-signs = The name of an edition is also the name of a folder: leave out { $signs }.
error-edition-exists = There is already an edition "{ $name }" of { $title }: { $path }
error-editions-unwritten = { $folder }: cannot be written ({ $reason })

## Maps. The name of the file stands before each.

error-map-no-place = layer "places" has no { $kind } "{ $name }"; draw it in Tiled.
error-map-unknown-place = layer "places" has a { $kind } "{ $name }", which the rules do not know; rename or remove it in Tiled.
error-map-property-type = layer "places", object "{ $object }": its property "{ $name }" is not of the type { $type }; change its type in Tiled.
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
error-map-line = { $part } is a line; replace it with a rectangle in Tiled.
error-map-owner = { $part } has a property "{ $name }" that does not name a place; correct it in Tiled.
error-map-tile-property = layer "{ $layer }": the tile in row { $row }, column { $column } needs the property "{ $name }" with a name as its value; add it to the tileset in Tiled.
error-map-offset = layer "{ $layer }" has the offset { $found } instead of { $expected }; correct it in Tiled, and check its groups too.
error-map-region = layer "{ $layer }" has a tile in row { $row }, column { $column }, where there is no hex; remove it in Tiled.
error-map-same-hexagon = layer "{ $layer }": the objects "{ $object }" and "{ $other }" are in the same hex; move or remove one in Tiled.
error-map-outside = layer "{ $layer }": the object "{ $object }" is outside every hex; move it onto one in Tiled.
error-map-border = { $part } is not a line with a class (type); draw it again in Tiled.
error-map-border-edge = { $part } does not follow one edge between { $start } and { $end }; draw it from corner to corner in Tiled.
error-map-border-side = { $part } has no hex on one side between { $start } and { $end }; move it in Tiled.
error-map-painting = layer "{ $layer }" covers { $found } pixels from { $start }, but the map has { $expected }; correct the size of the map or of its tiles in Tiled, or paint it again.
error-map-attribute = { $part } has an unknown attribute "{ $name }"; remove it, or save it for { $format }.
error-map-child = { $part } has an unknown part <{ $name }>; remove it, or save it for { $format }.
error-map-element-twice = { $part } has <{ $tag }> twice; restore the file as Tiled saved it.
error-map-attribute-missing = { $part } has no "{ $name }"; restore the file as Tiled saved it.
error-map-label = { $part } has a { $name } that is too long or not printable: "{ $value }"; change it in Tiled.
error-map-not-whole = { $part } has { $name } "{ $value }", which is not a whole number; correct it in Tiled.
error-map-out-of-range = { $part } has { $name } { $value }, which is not between { $least } and { $most }; correct it in Tiled.
error-map-not-number = { $part } has { $name } "{ $value }", which is not a number; correct it in Tiled.
error-map-choice = { $part } has { $name } "{ $value }"; choose one of { $known } in Tiled.
error-map-template = { $part } has the template "{ $name }", which holds no object; detach it in Tiled.
error-map-negative-size = { $part } has a negative size ({ $width } × { $height }); draw it again in Tiled.
error-map-rotated = { $part } is rotated by { $degrees } degrees; set its Rotation to 0 in Tiled.
error-map-tile = { $part } is a tile; draw a rectangle in its place in Tiled.
error-map-shapes = { $part } has two shapes ({ $shape } and { $other }); restore the file as Tiled saved it.
error-map-no-points = { $part } is a line without points; draw it again in Tiled.
error-map-property-no-name = { $part } has a property without a name; name it in Tiled.
error-map-property-twice = { $part } has the property "{ $name }" twice; remove one in Tiled.
error-map-property-deep = { $part } is nested too deep in other properties; make it simpler in Tiled.
error-map-property-kind = { $part } has the type "{ $type }"; choose string, int, float, bool or class in Tiled.
error-map-group-deep = { $part } is nested too deep in other groups; move it up in Tiled.
error-map-parallax = { $part } moves against the map; set its Parallax Factor to 1 in Tiled.
error-map-layer-shifted = { $part } has { $name } { $value }; restore the file as Tiled saved it.
error-map-tilesets = { $part } has two tilesets for tile number { $number }; restore the file as Tiled saved it.
error-map-tile-twice = { $part } describes tile { $number } twice; remove one of the two <tile> parts.
error-map-no-tiles = { $part } has no tiles; restore the file as Tiled saved it.
error-map-layer-size = { $part } has { $name } { $found }, but the map has { $name } { $expected }; give both the same size with Map > Resize Map in Tiled.
error-map-two-tiles = { $part } has two tiles in row { $row }, column { $column }; restore the file as Tiled saved it.
error-map-tile-outside = { $part } has a tile in row { $row }, column { $column }, outside the map of { $columns } × { $rows }; erase it, or untick Infinite in Map > Map Properties in Tiled.
error-map-tile-count = { $part } has { $found } tiles instead of { $expected }; restore the file as Tiled saved it.
error-map-tile-word = { $part } has "{ $found }" where tile number { $number } should be; restore the file as Tiled saved it.
error-map-compression = { $part } is compressed as "{ $found }"; choose CSV as Tile Layer Format in Map Properties.
error-map-packed = { $part } has tiles that cannot be unpacked ({ $reason }); restore the file as Tiled saved it.
error-map-file-missing = { $name } is missing; put it back into the maps folder.
error-map-unreadable = { $part } cannot be read ({ $reason }); save it again in Tiled.
error-map-other-element = { $part } cannot be read (it is a <{ $found }>); restore the file as Tiled saved it.

## Parts of a map: $part in the messages above.

error-part-map = the map
error-part-tileset = the tileset
error-part-template = the template
error-part-layer = layer "{ $layer }"
error-part-a-layer = a layer
error-part-object = { $layer }, object "{ $object }"
error-part-object-number = { $layer }, object { $object }
error-part-property = { $part }, property "{ $name }"
error-part-a-tileset = a tileset
error-part-named-tileset = the tileset "{ $name }"
error-part-a-tile = a tile
error-part-tile = tile { $number }
error-file-map = Tiled map
error-file-tileset = Tiled tileset
error-file-template = Tiled template
error-file-of = { $part } of { $owner }

## Series of games

error-cluster-version = One machine of the cluster has another version of Hotseat; install the same version on all of them.
error-no-ray = --cluster needs Ray; install it with: pip install 'hotseat[cluster]'
error-no-cluster = no Ray cluster is running here; start one with: ray start --head
error-cluster-unusable = the Ray cluster cannot be used ({ $reason })
error-cluster-silent = no Ray cluster answers at { $address }; correct RAY_ADDRESS
error-cluster-failed = the cluster failed ({ $reason }); see: ray status
error-process-died = a process ended unexpectedly, perhaps for lack of memory
error-processes-died = a process ended unexpectedly, perhaps for lack of memory; try fewer --jobs
error-suspects = { $problem }; or a bot of another package ended it ({ $bots })
error-row-none = is not the row of a game
error-row-other-series = belongs to another series: { $column } is "{ $found }", not "{ $expected }"
error-rows-twice = has { $count ->
    [one] one game
   *[other] { $count } games
 } twice; repair the file, or name another one
error-rows-in-use = another program is writing to it; wait, or name another file
error-rows-line = line { $line } { $problem }; name another file
error-rows-unwritten = cannot be written ({ $reason })
error-rows-format = ends in { $suffix }; choose from { $known }
error-rows-no-format = has no file extension; choose from { $known }
error-rows-none = has no rows of games; name another file
error-rows-unreadable = cannot be read ({ $reason }); name another file

## Reinforcement learning

error-no-render-mode = There is no render mode "{ $mode }"; choose from { $known }.
error-opponents = { $seats } seats need { $needed } opponents, not { $found }.
error-no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-no-reward = There is no reward "{ $reward }"; choose from { $known }.
error-players = { $game } is for { $known } players, not { $players }.
error-field-uncounted = "{ $field }" of "{ $verb }" is not a number, a yes or no, or a single id; split it into several questions.
error-domain-type = "{ $field }" of "{ $verb }": its domain contains { $value }, which is not of type { $type }.

## Arguments of the command line

error-arguments = { $problem }; see { $program } --help
error-file-in-the-way = { $file }: { $reason }; check the permissions and free space of its folder
error-bug = stopped by a bug ({ $reason }); the report is { $report }; { $option } shows the same here
error-option-argument = --option takes name=value, not "{ $found }"
error-no-player = there is no player "{ $player }"; choose from { $known } for --seats
error-only-bots = only bots can play here: { $known }
error-no-display = there is no display to open a window on; start Hotseat from a desktop
error-no-window = no window can be opened ({ $reason }); start it from a desktop
error-output = cannot write to standard output ({ $reason })
error-file-suffix = { $suffix ->
    [none] { $path } has no ending; use { $known }
   *[other] { $path } ends in "{ $suffix }"; use { $known }
  }
error-save-ended = The process that made it ended (status { $status }); close other programs and try again
error-no-pillow = A { $suffix } file needs Pillow; install it with: pip install 'hotseat[keepsakes]'
error-no-fpdf = A story as PDF needs fpdf2; install it with: pip install 'hotseat[keepsakes]'
error-film-long = The film would have { $count } pictures, and a file of this kind holds { $most } of this size; choose another --every, a smaller --size or a folder
error-shot-record = --at, --seat and --sheet are for records; name one instead of a title
error-file-folder = { $path }: the folder does not exist
error-out-unwritten = --out { $path } cannot be written ({ $reason })
error-chart-suffix = --chart { $path } ends in "{ $suffix }"; choose from { $known }
error-json-or-csv = --json and --csv exclude each other; give one of them
error-no-matplotlib = --chart needs matplotlib; install it with: pip install 'hotseat[chart]'
error-chart-unwritten = --chart { $path } cannot be written ({ $reason })
error-records-unwritten = --records { $path } cannot be written ({ $reason })
error-no-peer = --peer needs catanatron; install it with: pip install 'hotseat[peer]'
error-seat-argument = --seat { $seat }: this game has { $seats } seats
error-seat-hidden = --seat { $seat }: the game is still going on and others sit there; leave --seat out
error-rung = a rung is a bot and the bots it plays against, such as normal,easy,easy
error-puzzle-what = puzzle needs a TITLE, or --from FILE
error-puzzle-number = { $title } has { $count ->
    [0] no positions
    [one] one position
   *[other] { $count } positions
  } to think about; there is no number { $number }
error-puzzle-over = the game is over in this position, so nobody has a move to find
error-play-what = play needs a TITLE, or --from FILE
error-from-options = --from: the file sets the options and the seed; leave --option and --seed out
error-from-title = { $file } is a position of { $title }; leave { $other } out
error-from-seats = --seats: { $file } has { $seats } seats
error-position-bug = { $problem } If the file is right, this is a bug in Hotseat; the report is { $report }

## Text files, and sentences that stand alone

error-text-unreadable = { $file }: the file cannot be read ({ $reason }); put it back in { $folder }.
error-text-not-utf-8 = { $file }: the file is not UTF-8 text (byte { $byte }); save it as UTF-8.

error-text-file = { $problem }

## Speech
error-voice-dispatcher = Speech Dispatcher isn’t installed; install the package speech-dispatcher and a voice such as espeak-ng, then switch speech off and on.
error-voice-library = The library for speech isn’t installed; install it with: pip install "hotseat[speech]"
error-voice-failed = The computer’s speech doesn’t work: { $reason }

## Files of the program
error-font-missing = The font package { $package } is missing, so text looks plain; install Hotseat again.
error-picture-missing = The picture { $picture } is missing; install Hotseat again.

## Agreements
error-agree = This cannot be agreed on: { $problem }.
error-agree-form = "{ $text }" is not a change; name a field and how it changes, such as players.0.coins+1
error-agree-none = nothing would change
error-agree-same = nothing would change
error-agree-over = the game is over
error-agree-question = the question that is open now could no longer be answered; answer it first
error-agree-field = there is no such field
error-agree-meant = there is no such field; "{ $meant }" may be meant
error-agree-part = it has parts; name one of them
error-agree-number = add a number to it or take one away, such as +1
error-agree-full = something is there already
error-agree-thing = there is no "{ $thing }" where you can see it
error-agree-not-there = "{ $word }" is not there
error-agree-hidden = something that you do not see does not fit
error-agree-unseen = you do not see this field
error-agree-put = a card is moved to another pile, such as combat.4.02>players.0.hand
