error-none = nichts
error-list = { $first }, { $last }
error-line = Zeile { $line }
error-out-of-memory = der Speicher reicht nicht

## Aufzeichnungen. Der Name der Datei steht jeweils davor.

error-record-no-line = enthält keine vollständige Zeile: Die Datei ist abgeschnitten, oder ihre Zeilenenden wurden umgewandelt; nimm eine unversehrte Kopie.
error-record-too-long = Zeile { $line } ist zu lang für einen Zug; lösch die Datei.
error-record-no-file = ist nicht lesbar (keine gewöhnliche Datei); wähl eine andere Datei.
error-record-too-large = ist zu groß für eine Aufzeichnung; wähl eine andere Datei.
error-record-empty = Die Datei ist leer; lösch sie.
error-record-unreadable = ist nicht lesbar ({ $reason }); prüf die Datei.
error-record-unfit-ours = Kein Stand darin ist unversehrt; die Datei wurde verändert oder beschädigt.
error-record-unfit = Dieses Programm kann keinen Stand daraus lesen; öffne sie mit der Version, die sie geschrieben hat.
error-record-newer = stammt von einer neueren Version von Hotseat ({ $version }); öffne sie mit dieser.
error-record-newer-unknown = stammt von einer neueren Version von Hotseat; öffne sie mit dieser.
error-record-older = stammt von { $version }, einer Probeversion; beginn ein neues Spiel.
error-record-start = Zeile 1 ist kein Anfang einer Aufzeichnung ({ $reason }); berichtige sie oder lösch die Datei.
error-record-damaged = Zeile { $line } ist beschädigt ({ $reason }); berichtige sie oder lösch die Datei.
error-record-in-use = Dieses Spiel ist in einem anderen Hotseat-Fenster offen. Schließ es dort oder öffne eine Kopie.
error-record-unlockable = lässt sich nicht sperren ({ $reason }); prüf die Rechte des Ordners und den freien Platz.
error-record-unsaved = lässt sich in { $folder } nicht speichern ({ $reason }); prüf die Rechte und den freien Platz.
error-record-unsaved-memory = lässt sich nicht speichern (der Speicher reicht nicht); schließ andere Programme.
error-record-exists = Eine Aufzeichnung mit diesem Namen gibt es schon; wähl einen anderen.
error-record-table = Der Tisch dazu lässt sich nicht aufbauen ({ $reason }).
error-record-more-than-any-game = Sie hat mehr Züge oder Punkte als je ein Spiel.
error-record-program-fault = lässt sich wegen eines Fehlers in Hotseat nicht öffnen; die Datei ist unverändert. Bericht: { $report }
error-record-try-again = lässt sich gerade nicht öffnen ({ $reason }); die Datei ist unverändert. Versuch es noch einmal.
error-record-moves = hat weniger als { $moves } Züge.
error-record-seat = hat keinen Platz { $seat }.
error-record-unfit-until = Die Züge bis dahin passen nicht zu dieser Version ({ $reason }); öffne sie zuerst.
error-record-unfit-end = Das Ende passt nicht zu dieser Version ({ $reason }).
error-record-unfit-points = Die Punkte passen nicht zu dieser Version ({ $reason }).
error-record-uncopied = lässt sich nicht kopieren ({ $reason }); prüf die Rechte des Ordners und den freien Platz.
error-record-edition = Die Edition „{ $edition }“ passt nicht zu dieser Version: { $problem }
error-record-title = Das Spiel „{ $title }“ dazu ist nicht installiert.
error-record-player = Diese Version hat keinen Spieler „{ $player }“; eine neuere hat ihn vielleicht.
error-misfit-rules = { $kind }: { $reason }
error-misfit-no-position = sie enthält keine frühere Stellung
error-misfit-elsewhere = die Züge { $first } bis { $last } führen zu einer anderen Stellung
error-action-none = ein Eintrag von „do“ ist leer
error-action-seat = „{ $text }“ beginnt nicht mit der Nummer eines anderen Platzes
error-action-verb = „{ $text }“: { $verb } gibt es nicht
error-action-values = „{ $text }“: { $verb } braucht { $count } { $count ->
    [one] Wert
   *[other] Werte
}
error-action-value = „{ $text }“: { $reason }
error-hall-unkept = { $file }: lässt sich nicht speichern ({ $reason }); prüf die Rechte des Ordners und den freien Platz.
error-hall-rebuilt = { $file }: beschädigt oder von einer anderen Version; aus den Aufzeichnungen neu aufgebaut. Die alte Datei heißt jetzt { $old }.
error-records-folder = { $folder }: Die gespeicherten Spiele sind nicht lesbar ({ $reason }); prüf die Rechte des Ordners.

## Gründe in den Sätzen über Dateien: was die Leser von JSON, TOML, XML und CSV und das System melden.

error-at-field = { $field }: { $reason }
error-in-line = Zeile { $line }: { $reason }
error-nested-too-deep = zu tief verschachtelt
error-not-utf-8 = ab Byte { $byte } kein UTF-8-Text; speichere die Datei als UTF-8
error-json = kein gültiges JSON nach Byte { $byte }
error-json-cut = das Ende fehlt
error-xml = Zeile { $line }: kein gültiges XML
error-csv = kein gültiges CSV
error-packed-data = die Daten sind beschädigt
error-number-range = die Zahl ist zu groß
error-array-length = die Liste hat die falsche Länge
error-field-missing = das Feld „{ $field }“ fehlt
error-field-none = das Feld „{ $field }“ gibt es nicht
error-line-long = die Zeile ist zu lang
error-name-signs = ein Name enthält Zeichen, die sich nicht darstellen lassen
error-seat-colour = ein Platz kann nicht „{ $colour }“ sein; zur Wahl stehen: { $known }
error-record-format = das Format { $format } gibt es nicht
error-state-field = ein Feld kommt in keinem Spielstand dieses Spiels vor
error-record-undo = sie nimmt mehr Züge zurück, als es gibt
error-clock-form = „{ $found }“ ist keine Uhr. Schreib 30m für eine ganze Partie, 10m+15s für 15 Sekunden mehr nach jedem Zug oder 90s/10m für jeden Zug mit 10 Minuten Reserve; jede Zeit von 1s bis 24h
error-clock-practice = im Übungsmodus gibt es keine Uhr; lass --clock oder --practice weg
error-clock-none = --at-zero: Es gibt keine Uhr; ergänze --clock
error-pin-form = eine PIN hat { $least } bis { $most } Ziffern
error-gift-good = { $title } kann als Vorgabe { $known } geben, nicht { $good }
error-gift-seat = { $title }: Für die Vorgabe gibt es keinen Platz { $seat }, nur { $seats } Plätze
error-gift-amount = { $title }: Eine Vorgabe an { $good } reicht von 1 bis { $most }
error-gift-form = --handicap: Schreib PLATZ:GUT=ZAHL wie in 2:gold=5 (1 bis { $most }), nicht „{ $found }“
error-clock-range = eine Zeit reicht von 1 Sekunde bis 24 Stunden
error-record-tool = in der Zeile eines Werkzeugs steht genau ein Wert
error-comment-long = Ein Kommentar hat höchstens { $most } Zeichen; dieser hat { $length }.
error-comment-nowhere = Dieses Spiel wird nicht aufgezeichnet, also lassen sich Kommentare dazu nicht speichern.
error-comment-changed = Das Spiel hat sich geändert, seit du es geöffnet hast. Öffne es noch einmal, um es zu kommentieren.
error-record-after = sie gehört hinter mehr Züge, als es gibt: { $made }
error-file-device = Windows hält den Namen { $name } für ein Gerät frei

error-toml-statement = in einer Zeile steht [eine Tabelle] oder ein Name mit seinem Wert
error-toml-after = nach dem Wert steht noch etwas; gib ihm eine eigene Zeile
error-toml-equals = nach dem Namen fehlt ein Gleichheitszeichen
error-toml-value = hier steht kein gültiger Wert
error-toml-twice = dieser Name kommt zweimal vor
error-toml-bracket = eine schließende Klammer fehlt
error-toml-quote = ein schließendes Anführungszeichen fehlt
error-toml-backslash = ein Backslash wird als \\ geschrieben
error-toml-date = das ist kein gültiges Datum
error-toml-syntax = kein gültiges TOML

error-os-eacces = keine Berechtigung
error-os-ebadf = die Datei ist nicht geöffnet
error-os-ebusy = das Gerät oder die Datei ist gerade in Gebrauch
error-os-edquot = dein Speicherplatz ist aufgebraucht
error-os-eexist = die Datei gibt es schon
error-os-efbig = die Datei ist zu groß
error-os-einval = ungültiges Argument
error-os-eio = Ein-/Ausgabefehler
error-os-eisdir = das ist ein Ordner
error-os-emfile = zu viele offene Dateien
error-os-enametoolong = der Dateiname ist zu lang
error-os-enoent = Datei oder Ordner nicht gefunden
error-os-enospc = auf dem Datenträger ist kein Platz mehr
error-os-enotdir = das ist kein Ordner
error-os-enotempty = der Ordner ist nicht leer
error-os-eperm = nicht erlaubt
error-os-epipe = die Verbindung ist abgebrochen
error-os-erofs = der Datenträger ist schreibgeschützt

## Spielstände. Datei, Zeile und Feld stehen jeweils davor.

error-position-unwritten = lässt sich nicht schreiben ({ $reason }); wähl einen anderen Namen.
error-position-flaw = { $problem }.
error-position-edition = Die Edition passt nicht zu dieser Version: { $problem }
error-position-unusable = ist nicht brauchbar: { $problem }
error-position-field-twice = Das Feld „{ $field }“ kommt zweimal vor; streich eins davon.
error-position-field-meant = Ein Feld „{ $field }“ gibt es nicht; vielleicht ist „{ $meant }“ gemeint.
error-position-field-unknown = Ein Feld „{ $field }“ gibt es nicht.

## Fehler in Spielständen

error-quoted = „{ $word }“
error-or = { $most } oder { $last }
error-flaw-not-word = ist „{ $found }“, erwartet war „{ $expected }“
error-flaw-expected = ist { $found }, erwartet war { $expected }
error-flaw-range = ist { $found }, erwartet war { $low } bis { $high }
error-flaw-meant = { $found } ist hier nicht möglich; vielleicht ist „{ $meant }“ gemeint
error-flaw-impossible = { $found } ist hier nicht möglich
error-flaw-entries = hat { $found } Einträge, erwartet waren { $expected }
error-flaw-most-entries = hat { $found } Einträge, erwartet waren höchstens { $most }
error-flaw-key-missing = „{ $name }“ fehlt
error-flaw-not-in-box = steht auf keiner Karte und keinem Plan dieses Spiels
error-flaw-lost = { $name } ({ $kind }) fehlt: Es liegt nirgends
error-flaw-doubled = { $id } ({ $kind }) kommt zweimal vor
error-flaw-not-of-table = „{ $id }“ ({ $kind }) gehört nicht zu diesem Tisch
error-flaw-missing = { $name } fehlt
error-flaw-not-in-play = { $id } ist nicht im Spiel
error-flaw-below-zero = ist kleiner als 0
error-flaw-unfinished = es ist nichts mehr zu tun, aber das Spiel ist nicht zu Ende
error-flaw-pending-twice = steht zweimal an
error-flaw-step-order = { $step } muss davor kommen
error-flaw-seat-twice = nennt einen Platz zweimal
error-flaw-sealed = nennt einen Platz zweimal oder einen, der nicht wählt
error-flaw-ends-early = würde das Spiel vorzeitig beenden
error-flaw-another-turn = würde mitten in diesem Zug einen weiteren beginnen
error-flaw-no-choice = Platz { $seat } ist gefragt und hat keine Wahl
error-flaw-no-way-on = von hier aus kann kein Spiel weitergehen
error-flaw-choice-impossible = „{ $choice }“ lässt sich nicht wählen
error-flaw-choice-untried = „{ $choice }“ lässt sich nicht ausprobieren
error-flaw-choice-leads = „{ $choice }“ führt zu etwas Unmöglichem ({ $problem })

## Spiele, Tische und Bots

error-no-title = Ein Spiel „{ $title }“ gibt es nicht; zur Wahl stehen: { $known }.
error-language = Die Sprache „{ $language }“ gibt es hier nicht, nur { $languages }; nenn eine davon.
error-language-code = „{ $language }“ ist kein Sprachkürzel; schreib eines wie de oder pt-BR.
error-language-source = Aus „{ $language }“ wird in alle anderen Sprachen übersetzt; nenn eine andere.
error-language-unwritten = Die Übersetzung „{ $language }“ lässt sich nicht schreiben ({ $reason }); wähle einen anderen Ort oder schaffe Platz.
error-po = { $file }: Die Datei lässt sich nicht als PO-Datei lesen ({ $reason }); exportiere sie neu und übersetze diese.
error-title-code = { $title }: { $name } lässt sich nicht laden ({ $reason }); installier das Spiel neu oder entfern es.
error-title-package = { $title }: Das Paket dieses Spiels lässt sich nicht laden ({ $reason }); installier das Spiel neu oder entfern es.
error-title-moved = { $title }: Dieses Spiel wurde für eine andere Version von Hotseat geschrieben: Es nutzt { $name }, das jetzt in { $now } steht; siehe „Coming from 0.2“ in docs/titles.md.
error-title-gone = { $title }: Dieses Spiel wurde für eine andere Version von Hotseat geschrieben: Es nutzt { $name }, das es in dieser Version nicht gibt; siehe „Coming from 0.2“ in docs/titles.md.
error-title-entry = { $title }: { $entry } ist kein Package mit der Kennung „{ $title }“; berichtige den Einstiegspunkt.
error-title-setup = { $title }: Das Spiel lässt sich nicht aufbauen ({ $reason }); installier es neu oder entfern es.
error-title-no-evaluation = { $title }: Das Paket nennt keine Bewertung; gib ihm „bot“ oder „features“.
error-title-no-words = { $title }: Das Paket nennt keine Worte; gib ihm „words“, eine Unterklasse von TitleWords wie in docs/titles.md.
error-title-class = { $title }: { $name } ist kein { $contract }; leite die Klasse von { $contract } ab wie in docs/titles.md.
error-title-incomplete = { $name } fehlt { $missing }, was jedes { $contract } festlegen muss; siehe docs/titles.md.
error-title-no-features = { $title } nennt keine Merkmale zum Gewichten.
error-new-title-name = Ein Spiel kann nicht „{ $name }“ heißen; beginn mit einem Buchstaben, dann folgen Buchstaben und Ziffern
error-new-title-taken = Den Namen „{ $name }“ nutzt Hotseat schon selbst; wähl einen anderen
error-new-title-folder = { $folder } gibt es schon; wähl einen anderen Ordner: hotseat title --new NAME ORDNER
error-new-title-unwritten = { $folder }: lässt sich nicht schreiben ({ $reason }); schaff Platz oder nimm einen anderen Ordner
error-table-seats = { $title } ist für { $known } Spieler, nicht für { $seats }.
error-span = { $least } bis { $most }
error-table-option = { $title } hat keine Option „{ $option }“; es gibt: { $known }.
error-table-value = { $title }: Die Option { $option } muss { $known } sein, nicht „{ $value }“.
error-no-bot = Einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $known }.
error-bot-not-made = Der Bot „{ $bot }“ lässt sich nicht starten ({ $reason }); installier sein Paket neu.
error-bot-failed = Der Bot „{ $bot }“ ist gescheitert ({ $reason }).
error-bot-ended-program = Der Bot „{ $bot }“ wollte das Programm beenden ({ $reason }).
error-bot-ended-process = Der Bot „{ $bot }“ hat seinen Prozess beendet (Exit-Code { $status }).
error-bot-impossible = Der Bot „{ $bot }“ hat einen regelwidrigen Zug gewählt ({ $choice }).
error-game-endless = { $title }: Das Spiel mit dem Startwert { $seed } endet nie.

## Inhaltsdateien und Editionen. Datei, Zeile und Feld stehen jeweils davor.

error-whole-file = die Datei
error-content-field = { $problem }.
error-content-type = sollte { $wanted } sein, nicht { $found }
error-content-word = „{ $word }“ ist hier nicht möglich; berichtige es
error-content-number-least = muss mindestens { $bound } sein
error-content-number-most = darf höchstens { $bound } sein
error-content-length-least = braucht mindestens { $bound } davon
error-content-length-most = darf höchstens { $bound } davon haben
error-content-is-missing = fehlt
error-content-no-field = ein solches Feld gibt es nicht; berichtige den Namen
error-kind-int = eine ganze Zahl
error-kind-float = eine Zahl
error-kind-str = ein Wort in Anführungszeichen
error-kind-bool = true oder false
error-kind-array = eine Liste
error-kind-object = eine Tabelle
error-kind-null = nichts
error-content-no-such-file = Diese Datei gibt es nicht; zur Wahl stehen: { $known }.
error-content-unreadable = Die Datei ist nicht lesbar ({ $reason }); leg sie wieder in { $folder }.
error-content-not-toml = { $reason }; berichtige die Datei.
error-content-id-twice = Die Kennung „{ $value }“ kommt zweimal vor; benenn eine um.
error-content-dangling = { $field } nennt „{ $value }“, das es nicht gibt; berichtige den Namen.
error-content-missing = „{ $name }“ fehlt; füg es hinzu.
error-weights-missing = Für „{ $feature }“ fehlt ein Gewicht; füg es hinzu.
error-lesson-id = Schritt „{ $step }“: Nimm für eine Kennung kleine Buchstaben und Bindestriche und kein Wort, das Lektionen selbst brauchen.
error-lesson-move = Schritt „{ $step }“: { $problem }; berichtige den Zug.
error-lesson-impossible = Schritt „{ $step }“: Platz { $seat } kann hier nicht „{ $move }“; wählen muss Platz { $asked }, und zwar aus { $could }.
error-lesson-position = Eine Lektion von { $title } muss mit einem Spielstand von { $title } beginnen, nicht von „{ $other }“.
error-no-edition = Eine Edition „{ $edition }“ von { $title } gibt es nicht; zur Wahl stehen: { $known }.
error-no-editions = Eine Edition „{ $edition }“ von { $title } gibt es nicht; leg eine an mit: hotseat edition { $title } --new NAME.
error-edition-map = passt nicht zum Spielplan: { $problem }
error-edition-unplayable = Damit lässt sich kein Spiel aufbauen ({ $reason }); nimm deine letzte Änderung zurück.
error-edition-size = ist zu groß für eine Edition; behalte nur, was vom Original abweicht.
error-edition-unreadable = ist nicht lesbar ({ $reason }).
error-edition-not-text = ist kein Text in UTF-8.
error-edition-no-id = „{ $id }“ gibt es nicht; berichtige die Kennung.
error-edition-list = muss eine Liste von Einträgen mit Kennungen sein.
error-edition-needs-id = Dieser Eintrag braucht eine Kennung, ein Wort in Anführungszeichen.
error-edition-id-twice = „{ $id }“ kommt zweimal vor; streich eins davon.
error-edition-deep = hat zu viele Tabellen in Tabellen.
error-edition-large = { $number } ist zu groß; höchstens { $most }.
error-edition-below-zero = { $number } ist kleiner als 0.
error-edition-type = muss eine Zahl, ein Text, eine Liste oder eine Tabelle sein.
error-edition-long = ist zu lang; höchstens { $most }.
error-edition-name = Eine Edition kann nicht „{ $name }“ heißen; nimm 1 bis { $most } Buchstaben.
error-edition-device = Der Name „{ $name }“ gehört Windows selbst; wähl einen anderen.
error-edition-signs = Der Name einer Edition ist auch der Name eines Ordners: Lass { $signs } weg.
error-edition-exists = Eine Edition „{ $name }“ von { $title } gibt es schon: { $path }
error-editions-unwritten = { $folder }: lässt sich nicht schreiben ({ $reason })

## Karten für Tiled. Der Name der Datei steht jeweils davor.

error-map-no-place = Ebene „places“ hat kein { $kind } „{ $name }“; zeichne es in Tiled.
error-map-unknown-place = Ebene „places“ hat ein { $kind } „{ $name }“, das die Regeln nicht kennen; benenn es in Tiled um oder entfern es.
error-map-property-type = Ebene „places“, Objekt „{ $object }“: Die Eigenschaft „{ $name }“ hat nicht den Typ { $type }; ändere den Typ in Tiled.
error-map-no-terrain = Ebene „terrain“ hat kein { $terrain }; mal eines in Tiled.
error-map-unknown-terrain = Ebene „terrain“, Hexfeld { $hex } ist „{ $terrain }“, das die Regeln nicht kennen; mal in Tiled ein anderes Gelände.
error-map-layers = Die Ebene „{ $layer }“ gibt es { $count }-mal; benenn in Tiled alle bis auf eine um oder entfern sie.
error-map-not-tile-layer = Ebene „{ $layer }“ ist keine Kachelebene; zeichne sie in Tiled als solche.
error-map-not-object-layer = Ebene „{ $layer }“ ist keine Objektebene; zeichne sie in Tiled als solche.
error-map-not-image-layer = Ebene „{ $layer }“ ist keine Bildebene; zeichne sie in Tiled als solche.
error-map-no-layer = hat keine Ebene „{ $layer }“; füg sie in Tiled hinzu.
error-map-belongs = Ebene „{ $layer }“, Objekt „{ $object }“ gehört zu „{ $owner }“, das es nicht gibt; berichtige die Eigenschaft in Tiled.
error-map-object-twice = Ebene „{ $layer }“ hat „{ $object }“ zweimal; benenn eins in Tiled um oder entfern es.
error-map-no-class = { $part } hat keine Klasse (Typ); gib ihm in Tiled eine.
error-map-no-name = { $part } hat keinen Namen; gib ihm in Tiled einen.
error-map-line = { $part } ist eine Linie; ersetz sie in Tiled durch ein Rechteck.
error-map-owner = { $part } hat eine Eigenschaft „{ $name }“, die keinen Ort nennt; berichtige sie in Tiled.
error-map-tile-property = Ebene „{ $layer }“: Die Kachel in Reihe { $row }, Spalte { $column } braucht die Eigenschaft „{ $name }“ mit einem Namen als Wert; füg sie in Tiled dem Kachelsatz hinzu.
error-map-offset = Ebene „{ $layer }“ hat den Versatz { $found } statt { $expected }; berichtige ihn in Tiled und prüf auch die Gruppen.
error-map-region = Ebene „{ $layer }“ hat eine Kachel in Reihe { $row }, Spalte { $column }, wo kein Hexfeld ist; entfern sie in Tiled.
error-map-same-hexagon = Ebene „{ $layer }“: Die Objekte „{ $object }“ und „{ $other }“ liegen im selben Hexfeld; verschieb oder entfern eins in Tiled.
error-map-outside = Ebene „{ $layer }“: Das Objekt „{ $object }“ liegt außerhalb aller Hexfelder; verschieb es in Tiled auf eines.
error-map-border = { $part } ist keine Linie mit einer Klasse (Typ); zeichne sie in Tiled neu.
error-map-border-edge = { $part } folgt zwischen { $start } und { $end } nicht einer Kante; zeichne in Tiled von Ecke zu Ecke.
error-map-border-side = { $part } hat zwischen { $start } und { $end } auf einer Seite kein Hexfeld; verschieb es in Tiled.
error-map-painting = Ebene „{ $layer }“ bedeckt { $found } Pixel ab { $start }, aber die Karte hat { $expected }; berichtige in Tiled die Größe der Karte oder ihrer Kacheln, oder mal sie neu.
error-map-attribute = { $part } hat ein unbekanntes Attribut „{ $name }“; entfern es oder speicher für { $format }.
error-map-child = { $part } hat einen unbekannten Teil <{ $name }>; entfern ihn oder speicher für { $format }.
error-map-element-twice = { $part } hat <{ $tag }> zweimal; stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-attribute-missing = { $part } hat kein „{ $name }“; stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-label = { $part } hat als { $name } etwas, das zu lang oder nicht darstellbar ist: „{ $value }“; ändere es in Tiled.
error-map-not-whole = { $part } hat als { $name } „{ $value }“, und das ist keine ganze Zahl; berichtige es in Tiled.
error-map-out-of-range = { $part } hat als { $name } { $value }, und das liegt nicht zwischen { $least } und { $most }; berichtige es in Tiled.
error-map-not-number = { $part } hat als { $name } „{ $value }“, und das ist keine Zahl; berichtige es in Tiled.
error-map-choice = { $part } hat als { $name } „{ $value }“; wähl in Tiled eins von { $known }.
error-map-template = { $part } hat die Vorlage „{ $name }“, in der kein Objekt ist; lös es in Tiled davon.
error-map-negative-size = { $part } hat eine negative Größe ({ $width } × { $height }); zeichne es in Tiled neu.
error-map-rotated = { $part } ist um { $degrees } Grad gedreht; setz in Tiled die Drehung auf 0.
error-map-tile = { $part } ist eine Kachel; zeichne in Tiled an dieser Stelle ein Rechteck.
error-map-shapes = { $part } hat zwei Formen ({ $shape } und { $other }); stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-no-points = { $part } ist eine Linie ohne Punkte; zeichne sie in Tiled neu.
error-map-property-no-name = { $part } hat eine Eigenschaft ohne Namen; benenn sie in Tiled.
error-map-property-twice = { $part } hat die Eigenschaft „{ $name }“ zweimal; entfern eine in Tiled.
error-map-property-deep = { $part } steckt zu tief in anderen Eigenschaften; vereinfach das in Tiled.
error-map-property-kind = { $part } hat den Typ „{ $type }“; wähl in Tiled string, int, float, bool oder class.
error-map-group-deep = { $part } steckt zu tief in anderen Gruppen; zieh sie in Tiled weiter nach oben.
error-map-parallax = { $part } verschiebt sich gegen die Karte; setz in Tiled den Parallaxenfaktor auf 1.
error-map-layer-shifted = { $part } hat { $name } { $value }; stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-tilesets = { $part } hat zwei Kachelsätze für die Kachelnummer { $number }; stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-tile-twice = { $part } beschreibt die Kachel { $number } zweimal; entfern einen der beiden Teile <tile>.
error-map-no-tiles = { $part } hat keine Kacheln; stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-layer-size = { $part } hat { $name } { $found }, aber die Karte hat { $name } { $expected }; gib beiden mit Karte > Kartengröße ändern in Tiled dieselbe Größe.
error-map-two-tiles = { $part } hat zwei Kacheln in Reihe { $row }, Spalte { $column }; stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-tile-outside = { $part } hat eine Kachel in Reihe { $row }, Spalte { $column }, außerhalb der Karte von { $columns } × { $rows }; lösch sie, oder schalte in den Karteneigenschaften von Tiled „Unendlich“ aus.
error-map-tile-count = { $part } hat { $found } statt { $expected } Kacheln; stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-tile-word = { $part } hat „{ $found }“, wo die Kachelnummer { $number } stehen müsste; stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-compression = { $part } ist mit „{ $found }“ komprimiert; wähl in den Karteneigenschaften CSV als Kachelebenenformat.
error-map-packed = { $part } hat Kacheln, die sich nicht entpacken lassen ({ $reason }); stell die Datei so wieder her, wie Tiled sie gespeichert hat.
error-map-file-missing = { $name } fehlt; leg es wieder in den Ordner maps.
error-map-unreadable = { $part } ist nicht lesbar ({ $reason }); speicher es in Tiled neu.
error-map-other-element = { $part } ist nicht lesbar (es ist ein <{ $found }>); stell die Datei so wieder her, wie Tiled sie gespeichert hat.

## Teile einer Karte

error-part-map = die Karte
error-part-tileset = der Kachelsatz
error-part-template = die Vorlage
error-part-layer = Ebene „{ $layer }“
error-part-a-layer = eine Ebene
error-part-object = { $layer }, Objekt „{ $object }“
error-part-object-number = { $layer }, Objekt { $object }
error-part-property = { $part }, Eigenschaft „{ $name }“
error-part-a-tileset = ein Kachelsatz
error-part-named-tileset = der Kachelsatz „{ $name }“
error-part-a-tile = eine Kachel
error-part-tile = Kachel { $number }
error-file-map = Tiled-Karte
error-file-tileset = Tiled-Kachelsatz
error-file-template = Tiled-Vorlage
error-file-of = { $part } zu { $owner }

## Reihen von Spielen

error-cluster-version = Ein Rechner des Clusters hat eine andere Version von Hotseat; installier auf allen dieselbe.
error-no-ray = --cluster braucht Ray; installier es mit: pip install 'hotseat[cluster]'
error-no-cluster = Hier läuft kein Ray-Cluster; starte eines mit: ray start --head
error-cluster-unusable = Das Ray-Cluster ist nicht brauchbar ({ $reason })
error-cluster-silent = Unter { $address } antwortet kein Ray-Cluster; berichtige RAY_ADDRESS
error-cluster-failed = Das Cluster ist gescheitert ({ $reason }); siehe: ray status
error-process-died = Ein Prozess endete unerwartet, vielleicht aus Mangel an Speicher
error-processes-died = Ein Prozess endete unerwartet, vielleicht aus Mangel an Speicher; versuch es mit weniger --jobs
error-suspects = { $problem }; oder ein Bot aus einem anderen Paket hat ihn beendet ({ $bots })
error-row-none = ist keine Zeile eines Spiels
error-row-other-series = gehört zu einer anderen Reihe: { $column } ist „{ $found }“, nicht „{ $expected }“
error-rows-twice = enthält { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
 } doppelt; berichtige die Datei oder nenn eine andere
error-rows-in-use = Ein anderes Programm schreibt gerade hinein; warte oder nenn eine andere Datei
error-rows-line = Zeile { $line } { $problem }; nenn eine andere Datei
error-rows-unwritten = lässt sich nicht schreiben ({ $reason })
error-rows-format = endet auf { $suffix }; zur Wahl stehen: { $known }
error-rows-no-format = hat keine Dateiendung; zur Wahl stehen: { $known }
error-rows-none = enthält keine Zeilen von Spielen; nenn eine andere Datei
error-rows-unreadable = ist nicht lesbar ({ $reason }); nenn eine andere Datei

## Bestärkendes Lernen

error-no-render-mode = Einen Darstellungsmodus „{ $mode }“ gibt es nicht; zur Wahl stehen: { $known }.
error-opponents = { $seats } Plätze brauchen { $needed } Gegner, nicht { $found }.
error-no-seat = Einen Platz { $seat } gibt es nicht; es gibt die Plätze 0 bis { $last }.
error-no-reward = Eine Belohnung „{ $reward }“ gibt es nicht; zur Wahl stehen: { $known }.
error-players = { $game } ist für { $known } Spieler, nicht für { $players }.
error-field-uncounted = „{ $field }“ von „{ $verb }“ ist weder eine Zahl noch ein Ja oder Nein noch eine einzelne Kennung; teil es in mehrere Fragen.
error-domain-type = „{ $field }“ von „{ $verb }“: Der Wertebereich enthält { $value }, das nicht vom Typ { $type } ist.

## Angaben auf der Kommandozeile

error-arguments = { $problem }; siehe { $program } --help
error-file-in-the-way = { $file }: { $reason }; prüf die Rechte des Ordners und den freien Platz
error-bug = ein Programmfehler hat alles beendet ({ $reason }); der Bericht liegt in { $report }; { $option } zeigt ihn auch hier
error-option-argument = --option verlangt Name=Wert, nicht „{ $found }“
error-no-player = Einen Spieler „{ $player }“ gibt es nicht; für --seats stehen zur Wahl: { $known }
error-only-bots = Hier können nur Bots spielen: { $known }
error-no-display = Es gibt keinen Bildschirm für ein Fenster; starte Hotseat von einem Desktop aus
error-no-window = es lässt sich kein Fenster öffnen ({ $reason }); starte Hotseat aus einer grafischen Oberfläche
error-output = Die Standardausgabe lässt sich nicht beschreiben ({ $reason })
error-file-suffix = { $suffix ->
    [none] { $path } hat keine Endung; möglich sind { $known }
   *[other] { $path } endet auf „{ $suffix }“; möglich sind { $known }
  }
error-save-ended = Das Programm, das daran arbeitete, hat aufgehört (Status { $status }); schließ andere Programme und versuch es noch einmal
error-no-pillow = Eine { $suffix }-Datei braucht Pillow; installier es mit: pip install 'hotseat[keepsakes]'
error-no-fpdf = Eine Geschichte als PDF braucht fpdf2; installier es mit: pip install 'hotseat[keepsakes]'
error-film-long = Der Film hätte { $count } Bilder, eine solche Datei fasst { $most } von dieser Größe; wähl ein anderes --every, eine kleinere --size oder einen Ordner
error-shot-record = --at, --seat und --sheet gelten für Aufzeichnungen; nenn eine davon statt eines Titels
error-file-folder = { $path }: Den Ordner gibt es nicht
error-out-unwritten = --out { $path } lässt sich nicht schreiben ({ $reason })
error-chart-suffix = --chart { $path } endet auf „{ $suffix }“; zur Wahl stehen: { $known }
error-json-or-csv = --json und --csv schließen sich aus; gib nur eines davon an
error-no-matplotlib = --chart braucht matplotlib; installier es mit: pip install 'hotseat[chart]'
error-chart-unwritten = --chart { $path } lässt sich nicht schreiben ({ $reason })
error-records-unwritten = --records { $path } lässt sich nicht schreiben ({ $reason })
error-no-peer = --peer braucht catanatron; installier es mit: pip install 'hotseat[peer]'
error-seat-argument = --seat { $seat }: Dieses Spiel hat { $seats } Plätze
error-seat-hidden = --seat { $seat }: Das Spiel läuft noch, und dort sitzen auch andere; lass --seat weg
error-rung = Eine Sprosse ist ein Bot und die Bots, gegen die er spielt, etwa normal,easy,easy
error-puzzle-what = puzzle braucht einen TITEL oder --from DATEI
error-puzzle-number = { $title } hat { $count ->
    [0] keine Stellungen
    [one] eine Stellung
   *[other] { $count } Stellungen
  } zum Nachdenken; Nummer { $number } gibt es nicht
error-puzzle-over = in dieser Stellung ist das Spiel zu Ende, also ist kein Zug zu finden
error-play-what = play braucht einen TITEL oder --from DATEI
error-from-options = --from: Die Datei legt Optionen und Startwert fest; lass --option und --seed weg
error-from-title = { $file } ist ein Spielstand von { $title }; lass { $other } weg
error-from-seats = --seats: { $file } hat { $seats } Plätze
error-position-bug = { $problem } Wenn die Datei stimmt, ist das ein Fehler in Hotseat; der Bericht liegt in { $report }

## Textdateien und Sätze, die allein stehen

error-text-unreadable = { $file }: Die Datei lässt sich nicht lesen ({ $reason }); leg sie wieder in { $folder }.
error-text-not-utf-8 = { $file }: Die Datei ist kein UTF-8-Text (Byte { $byte }); speichere sie als UTF-8.

error-text-file = { $problem }

## Sprachausgabe
error-voice-dispatcher = Speech Dispatcher ist nicht installiert; installiere das Paket speech-dispatcher und eine Stimme wie espeak-ng, dann schalte die Sprachausgabe aus und wieder ein.
error-voice-library = Die Bibliothek für die Sprachausgabe ist nicht installiert; installiere sie mit: pip install "hotseat[speech]"
error-voice-failed = Die Sprachausgabe des Computers funktioniert nicht: { $reason }

## Dateien des Programms
error-font-missing = Das Schriftpaket { $package } fehlt, darum sieht der Text schlicht aus; installiere Hotseat neu.
error-picture-missing = Das Bild { $picture } fehlt; installiere Hotseat neu.

## Vereinbarungen
error-agree = Darauf könnt ihr euch nicht einigen: { $problem }.
error-agree-form = „{ $text }“ ist keine Änderung; schreib ein Feld und was daraus wird, etwa players.0.coins+1
error-agree-none = nichts würde sich ändern
error-agree-same = nichts würde sich ändern
error-agree-over = die Partie ist vorbei
error-agree-question = niemand könnte die Frage beantworten, die gerade gestellt ist; triff zuerst diese Wahl
error-agree-field = dieses Feld gibt es nicht
error-agree-meant = dieses Feld gibt es nicht; gemeint ist vielleicht „{ $meant }“
error-agree-part = es hat mehrere Teile; nenne einen davon
error-agree-number = addiere eine Zahl oder zieh eine ab, etwa +1
error-agree-full = dort liegt schon etwas
error-agree-thing = „{ $thing }“ liegt nirgends, wo du es sehen kannst
error-agree-not-there = „{ $word }“ ist nicht darin
error-agree-hidden = etwas, das du nicht siehst, passt nicht dazu
error-agree-unseen = dieses Feld siehst du nicht
error-agree-put = Karten werden verschoben, etwa combat.4.02>players.0.hand
