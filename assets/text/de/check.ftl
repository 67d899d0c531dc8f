check-puzzle = { $file }, { $id }: Platz { $seat } kann den Zug „{ $move }“ dort nicht machen; möglich: { $could }
check-in-folder = { $folder }/{ $problem }

## Spiele

check-verb-twice = { $title }: Die Aktionen { $first } und { $second } haben dasselbe Verb, „{ $verb }“; benenne eine davon um.
check-preset-player = { $file }: Die Vorlage „{ $preset }“ nennt den Spieler „{ $player }“, den es hier nicht gibt; nenne einen anderen.
check-preset = { $file }: Die Vorlage „{ $preset }“ lässt sich nicht spielen: { $problem }
check-example = { $file }: Das Beispiel „{ $example }“ lässt sich nicht spielen: { $problem }; berichtige es.
check-picture = { $picture }: Das Bild fehlt; leg es wieder in assets.
check-map-edited = { $file }: nach dem Malen geändert; male sie neu ({ $command }).
check-map-beyond = { $file }: Ebene „{ $layer }“, Objekt „{ $object }“ ragt über die Karte hinaus; verschieb es in Tiled.
check-map-no-size = { $file }: Ebene „{ $layer }“, Objekt „{ $object }“ hat keine Größe; zeichne in Tiled stattdessen ein Rechteck.

## Texte

check-no-message-begins = { $place }: Kein Text beginnt mit „{ $message }“; füg einen in assets/text hinzu.
check-no-message = { $place }: Den Text „{ $message }“ gibt es nicht; füg ihn in assets/text hinzu.
check-no-fluent = { $file }: Zeile { $line } ist kein Text.
check-message-twice = { $file }: Den Text „{ $message }“ gibt es schon; benenne ihn um.
check-message-none = { $message } gibt es nicht
check-message-fails = { $message }: { $problem }

## Übersetzungen

check-refers = text/{ $language }: Der Text „{ $message }“ verweist auf „{ $name }“, das es nicht gibt; berichtige ihn.
check-calls = text/{ $language }: Der Text „{ $message }“ ruft { $name }() auf, das es nicht gibt; berichtige ihn.
check-variable-new = text/{ $language }: Der Text „{ $message }“ verwendet { "{" } ${ $name } { "}" }, der englische nicht; berichtige ihn.
check-variable-lost = text/{ $language }: Dem Text „{ $message }“ fehlt { "{" } ${ $name } { "}" }; füg es ein.
check-value-none = text/{ $language }: Der Text „{ $message }“ hat Attribute, aber keine Wörter; füg sie ein.
check-icon-new = text/{ $language }: Der Text „{ $message }“ zeigt { "{" } ICON("{ $name }") { "}" }, der englische nicht; nimm es heraus.
check-icon-lost = text/{ $language }: Dem Text „{ $message }“ fehlt { "{" } ICON("{ $name }") { "}" }; füg es ein.
check-untranslated = text/{ $language }: Der Text „{ $message }“ ist nicht übersetzt; füg ihn hinzu.
check-unused = text/{ $language }: Nichts verwendet den Text „{ $message }“; entferne ihn.
check-stale = text/{ $language }: Der englische Text „{ $message }“ hat sich geändert; sieh ihn noch einmal an.
check-rules-none = { $file }: Die Regeln sind nicht übersetzt; füg sie hinzu.
check-rule-lost = { $file }: { $rule } fehlt; füg es hinzu.
check-rule-new = { $file }: Im Englischen gibt es { $rule } nicht; entferne es.
check-order-after = { $file }: Nach { $rule } kommen Überschriften und Regeln in anderer Reihenfolge; behalte die des Englischen bei.
check-order-end = { $file }: Am Ende kommen Überschriften und Regeln in anderer Reihenfolge; behalte die des Englischen bei.
check-order-beginning = { $file }: Am Anfang kommen Überschriften und Regeln in anderer Reihenfolge; behalte die des Englischen bei.
check-term-of-message = text/{ $language }: Der Text „{ $message }“ hat im Englischen den Begriff „{ $term }“, aber nicht { $words }; verwende das, oder trag dein Wort in { $file } ein.
check-term-of-rule = { $page }: { $rule } hat im Englischen den Begriff „{ $term }“, aber nicht { $words }; verwende das, oder trag dein Wort in { $file } ein.
check-po-unused = { $file }: Nichts verwendet den Text „{ $message }“; entferne ihn.
check-po-form = { $file }: Der Text „{ $message }“ hat nicht die Form von Fluent; berichtige ihn.
check-po-unsure = { $file }: Die Übersetzung des Texts „{ $message }“ ist als unsicher („fuzzy“) gekennzeichnet; sieh sie durch und entferne das Kennzeichen.
check-po-older = { $file }: Der Text „{ $message }“ wurde aus älterem Englisch übersetzt; übersetze ihn neu.

## Zufällige Spiele

check-raised = { $title }: { $doing } löste { $error } aus; berichtige das.
check-message = { $title }: { $doing }: der Text { $problem }; füg ihn hinzu oder berichtige ihn.
check-shows-chance = { $title }: Die Sicht eines Platzes zeigt den Zufallsgenerator; verbirg ihn mit game.engine.zones.hide.
check-shows-zone = { $title }: Die Sicht von Platz { $seat } zeigt, was in „{ $zone }“ liegt; die Zonen verbergen es.
check-hides-nothing = { $title }: Die Sichten verbergen vor niemandem etwas; nenne Verborgenes in den Zonen, oder setze plays_open.
check-doing-setup = der Aufbau
check-doing-new-game = ein neues Spiel
check-doing-move = der Zug „{ $what }“
check-doing-view = eine Sicht
check-doing-secrets = das Verborgene
check-doing-log = die Zeile des Verlaufs zu „{ $what }“
check-doing-label = die Beschriftung von „{ $what }“
check-doing-preview = die Vorschau von „{ $what }“
check-doing-warning = die Warnung vor „{ $what }“
check-doing-reason = der Grund gegen „{ $what }“
check-doing-things = die Kurzinfos der Dinge
check-doing-places = die Kurzinfos der Orte
check-doing-panels = die Tafeln
check-doing-status = der Stand
check-doing-question = die Frage
check-doing-scores = die Wertung
check-doing-sides = was ein Platz spielt

## hotseat selftest

selftest-not-set-up = { $title } lässt sich nicht aufbauen: { $problem }
selftest-not-played = { $title } lässt sich nicht spielen: { $problem }
selftest-not-loaded = { $title } lässt sich nicht laden: { $problem }
selftest-not-replayed = { $title } lässt sich nicht wiedergeben: { $problem }
selftest-no-moves = keiner seiner Züge führt weiter
selftest-other-position = die Stellung nach { $moves } Zügen ist nicht die gespielte
selftest-lost-position = die Stellung nach { $moves } Zügen fehlt
selftest-other-view = nach { $moves } Zügen ist etwas anderes zu sehen, als gespielt wurde
selftest-no-table = zu sehen ist kein Tisch, sondern { $scene }
selftest-no-click = „{ $key }“ lässt sich in { $scene } nicht anklicken
selftest-no-new-game = es lässt sich kein neues Spiel wählen, zu sehen ist { $scene }
selftest-no-replay = zu sehen ist keine Wiedergabe, sondern { $scene }
selftest-nobody-asked = niemand wurde mehr gefragt, aber das Spiel ist nicht zu Ende
selftest-no-hand = kein Klick und kein Ziehen führt einen dieser Züge aus: { $choices }
