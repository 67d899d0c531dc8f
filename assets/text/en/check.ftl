### What `hotseat check` and `hotseat language` name: one sentence a problem.

check-puzzle = { $file }, { $id }: seat { $seat } cannot make the move "{ $move }" there; it could: { $could }
check-in-folder = { $folder }/{ $problem }

## Titles

check-verb-twice = { $title }: the actions { $first } and { $second } have the same verb, "{ $verb }"; rename one of them.
check-preset-player = { $file }: the preset "{ $preset }" names the player "{ $player }", who is not here; name another.
check-preset = { $file }: the preset "{ $preset }" cannot be played: { $problem }
check-example = { $file }: the example "{ $example }" cannot be played: { $problem }; correct it.
check-picture = { $picture }: the picture is missing; put it back into assets.
check-map-edited = { $file }: edited after it was painted; paint it again ({ $command }).
check-map-beyond = { $file }: layer "{ $layer }", object "{ $object }" reaches beyond the map; move it in Tiled.
check-map-no-size = { $file }: layer "{ $layer }", object "{ $object }" has no size; draw a rectangle in its place in Tiled.

## Messages

check-no-message-begins = { $place }: no message begins with "{ $message }"; add one to assets/text.
check-no-message = { $place }: the message "{ $message }" does not exist; add it to assets/text.
check-no-fluent = { $file }: line { $line } is not a message.
check-message-twice = { $file }: the message "{ $message }" exists already; rename it.
check-message-none = { $message } does not exist
check-message-fails = { $message }: { $problem }

## Translations

check-refers = text/{ $language }: the message "{ $message }" refers to "{ $name }", which does not exist; correct it.
check-calls = text/{ $language }: the message "{ $message }" calls { $name }(), which does not exist; correct it.
check-variable-new = text/{ $language }: the message "{ $message }" uses { "{" } ${ $name } { "}" }, which the English one does not have; correct it.
check-variable-lost = text/{ $language }: the message "{ $message }" lacks { "{" } ${ $name } { "}" }; add it.
check-value-none = text/{ $language }: the message "{ $message }" has attributes, but no words; add them.
check-icon-new = text/{ $language }: the message "{ $message }" shows { "{" } ICON("{ $name }") { "}" }, which the English one does not have; remove it.
check-icon-lost = text/{ $language }: the message "{ $message }" lacks { "{" } ICON("{ $name }") { "}" }; add it.
check-untranslated = text/{ $language }: the message "{ $message }" is not translated; add it.
check-unused = text/{ $language }: nothing asks for the message "{ $message }"; remove it.
check-stale = text/{ $language }: the English of the message "{ $message }" has changed; look at it again.
check-rules-none = { $file }: the rules are not translated; add them.
check-rule-lost = { $file }: { $rule } is missing; add it.
check-rule-new = { $file }: the English has no { $rule }; remove it.
check-order-after = { $file }: headings and rules come in another order after { $rule }; keep the order of the English.
check-order-end = { $file }: headings and rules come in another order at the end; keep the order of the English.
check-order-beginning = { $file }: headings and rules come in another order at the beginning; keep the order of the English.
check-term-of-message = text/{ $language }: the message "{ $message }" has the term "{ $term }" in English, but not { $words }; use it, or add your word to { $file }.
check-term-of-rule = { $page }: { $rule } has the term "{ $term }" in English, but not { $words }; use it, or add your word to { $file }.
check-po-unused = { $file }: nothing asks for the message "{ $message }"; remove it.
check-po-form = { $file }: the message "{ $message }" is not in Fluent's form; correct it.
check-po-unsure = { $file }: the translation of the message "{ $message }" is marked as unsure ("fuzzy"); look at it and remove the mark.
check-po-older = { $file }: the message "{ $message }" was translated from older English; translate it again.

## Random games

check-raised = { $title }: { $doing } raised { $error }; correct it.
check-message = { $title }: { $doing }: the message { $problem }; add or correct it.
check-shows-chance = { $title }: its view shows the generator of chance; hide it with game.engine.zones.hide.
check-shows-zone = { $title }: its view shows seat { $seat } what lies in “{ $zone }”, which its zones hide.
check-hides-nothing = { $title }: its view hides nothing from anybody; name what is hidden in its zones, or set plays_open.
check-doing-setup = the setup
check-doing-new-game = a new game
check-doing-move = the move “{ $what }”
check-doing-view = a view
check-doing-secrets = its secrets
check-doing-log = the log line of “{ $what }”
check-doing-label = the label of “{ $what }”
check-doing-preview = the preview of “{ $what }”
check-doing-warning = the warning of “{ $what }”
check-doing-reason = the reason against “{ $what }”
check-doing-things = the tips of things
check-doing-places = the tips of places
check-doing-panels = the panels
check-doing-status = the status
check-doing-question = the question
check-doing-scores = the score sheet
check-doing-sides = what a seat plays

## hotseat selftest

selftest-not-set-up = { $title } cannot be set up: { $problem }
selftest-not-played = { $title } cannot be played: { $problem }
selftest-not-loaded = { $title } cannot be loaded: { $problem }
selftest-not-replayed = { $title } cannot be replayed: { $problem }
selftest-no-moves = none of its moves leads anywhere
selftest-other-position = the position after { $moves } moves is not the one that was played
selftest-lost-position = the position after { $moves } moves is missing
selftest-other-view = what is shown after { $moves } moves is not what was played
selftest-no-table = { $scene } is shown instead of a table
selftest-no-click = “{ $key }” cannot be clicked in { $scene }
selftest-no-new-game = no new game can be set up: { $scene } is shown
selftest-no-replay = { $scene } is shown instead of a replay
selftest-nobody-asked = nobody was asked any more, and the game is not over
selftest-no-hand = no click or drag makes any of these moves: { $choices }
