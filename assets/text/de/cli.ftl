## The command line: its help

cli-hotseat = Ein Tisch auf dem Bildschirm für große Brettspiele. Mit der DATEI.jsonl eines Spiels allein öffnet er dieses.
cli-hotseat-verbose = zeigt auf der Fehlerausgabe, was ins Programmprotokoll kommt, mit Tracebacks; an beliebiger Stelle der Zeile
cli-hotseat-version = zeigt die Version
cli-sentence = { CAPITAL($words) }.
cli-usage = Aufruf:{" "}
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen

## Names of values, in capitals

cli-metavar-command = BEFEHL
cli-metavar-day = TAG
cli-metavar-dir = ORDNER
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-gift = VORGABE
cli-metavar-language = SPRACHE
cli-metavar-list = LISTE
cli-metavar-name = NAME
cli-metavar-record = AUFZEICHNUNG
cli-metavar-time = ZEIT
cli-metavar-title = TITEL
cli-metavar-what = WAS

## Options of several commands

cli-option-help = zeigt diese Hilfe
cli-option-cluster = auf den Rechnern des Ray-Clusters, der hier oder unter RAY_ADDRESS läuft
cli-option-edition = eine deiner Editionen: Zahlen, die abweichen
cli-option-jobs = so viele Prozesse teilen sich die Arbeit (1; auf einem Cluster je Kern einer)
cli-option-json = gibt JSON aus
cli-option-option = eine Option des Tisches; mehrfach möglich
cli-option-plain = im Terminal, für Screenreader: eine Angabe je Zeile, ohne Tabellen und Farben
cli-option-seed = Startwert des Spiels (zufällig)
cli-option-text = im Terminal statt in einem Fenster

## Commands

cli-play = öffnet sofort einen Tisch
cli-play-from = geht von dieser Stellung aus, die auch bearbeitet sein darf; man erhält sie mit: hotseat position
cli-play-lesson = die erste Partie des Titels mit Anleitung, im Terminal
cli-play-clock = eine Uhr: 30m für die ganze Partie, 10m+15s mit 15 Sekunden mehr nach jedem Zug, 60s/10m für jeden Zug mit Reserve
cli-play-at-zero = was geschieht, wenn die Zeit um ist: anzeigen (show), den Zug beenden, wenn er enden darf (end), oder ein Bot spielt im Zug weiter (bot)
cli-play-handicap = PLATZ:GUT=ZAHL: Ein Platz beginnt mit mehr von einem Gut, etwa 2:gold=5; mehrfach möglich
cli-play-practice = Rückgängig nimmt auch Würfe, aufgedeckte Karten und Entscheidungen anderer zurück
cli-play-seats = wer auf welchem Platz sitzt: human (ein Mensch) oder der Name eines Bots, mit Komma getrennt (human,human)

cli-text = alles im Terminal, beginnend mit dem Menü
cli-text-plain = für Screenreader: eine Angabe je Zeile, ohne Tabellen und Farben

cli-load = setzt ein aufgezeichnetes Spiel fort
cli-load-copy = setzt eine Kopie fort: Die Aufzeichnung selbst darf anderswo offen sein

cli-replay = zeigt ein aufgezeichnetes Spiel, Zug für Zug
cli-replay-seat = mit den Augen dieses Platzes, ab 1 (ohne Angabe: des einzigen Menschen, sonst von niemandem)

cli-position = schreibt eine Stellung eines aufgezeichneten Spiels in eine Datei
cli-position-at = nach so vielen Zügen (allen)
cli-position-out = eine neue .json-Datei
cli-position-seat = so, wie dieser Platz sie kennt, ab 1: Was er nicht sieht, wird neu ausgelost

cli-simulate = lässt Bots ganze Partien spielen
cli-simulate-chart = zeichnet Siege, Punkte nach Quellen und Spieldauer in eine .png-Datei
cli-simulate-games = wie viele (10)
cli-simulate-records = schreibt dorthin eine Aufzeichnung jeder Partie, anzusehen mit: hotseat replay
cli-simulate-rows = schreibt dorthin je Partie eine Zeile, als .jsonl oder .csv; was schon darin steht, wird nicht noch einmal gespielt
cli-simulate-seats = Bots, mit Komma getrennt; sie wechseln die Plätze von Partie zu Partie (random,random)

cli-ladder = lässt jeden Bot gegen den nächstschwächeren spielen
cli-ladder-games = wie viele Partien je Sprosse (200)
cli-ladder-markdown = gibt Zeilen einer Markdown-Tabelle aus, auf Englisch
cli-ladder-seats = eine Sprosse: ein Bot und die Bots, gegen die er auf den anderen Plätzen spielt, mit Komma getrennt; mehrfach möglich (alle Sprossen)
cli-ladder-seed = Startwert der ersten Partie (1)

cli-shot = zeichnet einen Tisch oder eine Stellung eines aufgezeichneten Spiels in eine Bilddatei
cli-shot-moves = so viele Züge von Bots gehen voraus (0)
cli-shot-out = eine .png-, .jpg- oder .pdf-Datei
cli-shot-title = ein Titel, oder eine Aufzeichnung (.jsonl)
cli-shot-at = bei einer Aufzeichnung: die Stellung nach so vielen Schritten (die letzte)
cli-shot-seat = bei einer Aufzeichnung: wie dieser Platz sie sieht (alles, sobald das Spiel zu Ende ist)
cli-shot-sheet = bei einer Aufzeichnung: ihre Wertung
cli-shot-seats = wie viele Plätze (etwa 3)
cli-shot-seed = Startwert des Spiels (1)
cli-shot-size = Bildpunkte (1920x1080)

cli-check = prüft Inhaltsdateien, Karten und Texte und spielt fremde Titel mit Zufallszügen
cli-check-language = prüft stattdessen diese Übersetzung, zum Beispiel de
cli-check-titles = spielt auch diese mit Zufallszügen

cli-hall = listet die besten Ergebnisse, die Spieler und was sie gespielt haben
cli-hall-rebuild = baut sie aus den Aufzeichnungen neu auf, ohne Partien, die keine Aufzeichnung mehr haben
cli-hall-title = nur von einem Titel

cli-stats = gibt eine Statistik der beendeten Spiele aus: Siege, Punkte, Wertungszahlen, direkte Vergleiche
cli-stats-bots = nur Spiele gegen solche Bots: easy, normal, hard oder ein anderer; none für Spiele ohne Bots
cli-stats-by = eine Tabelle: person, title, side (Seite), plays (was man sonst noch wählt, etwa Tableaus), seat (Platz), seats (Spielerzahl), level (Menschen und Arten von Bots), bots, option (Einstellung), edition, month (Monat), rating (Wertungszahl) oder pairs (direkter Vergleich) (person, side, rating und pairs)
cli-stats-csv = gibt CSV aus: mit --by eine Tabelle, sonst jedes Ergebnis
cli-stats-option = nur Spiele mit dieser Einstellung; mehrfach möglich
cli-stats-person = nur die Ergebnisse dieser Person
cli-stats-seats = nur Spiele mit so vielen Plätzen
cli-stats-since = nur Spiele, die an diesem Tag oder später endeten, zum Beispiel 2026-11-28
cli-stats-title = nur von einem Titel
cli-stats-until = nur Spiele, die an diesem Tag oder früher endeten
cli-stats-reading = Spiele

cli-film = macht Bilder, eine Animation oder ein PDF aus einem aufgezeichneten Spiel
cli-film-out = eine neue .webp-, .apng- oder .pdf-Datei, oder ein Ordner voller Bilder (ein Name ohne Endung)
cli-film-seat = wie dieser Platz es sieht (alles, sobald das Spiel zu Ende ist)
cli-film-size = Bildpunkte (1280x720)
cli-film-every = ein Bild für jeden Zug (turn), jede Runde (round) oder jeden Schritt (move) (turn)
cli-puzzle = findet den besten Zug einer Stellung zum Nachdenken; ein schwerer Bot beurteilt ihn
cli-puzzle-from = diese Stellung, erzeugt mit: hotseat position
cli-story = erzählt ein aufgezeichnetes Spiel in Worten, ein Kapitel je Runde
cli-story-out = schreibt es in diese neue Datei
cli-story-seat = wie es dieser Platz sah (alles, sobald das Spiel zu Ende ist)

cli-edition = listet und prüft deine Editionen eines Titels: Zahlen, die von unseren abweichen
cli-edition-new = schreibt einen Ordner zum Ausfüllen: jede Zahl des Titels unter den Worten ihrer Karte

cli-title = schreibt einen neuen, eigenen Titel zum Ausfüllen
cli-title-folder = der neue Ordner (hotseat-NAME)
cli-title-new = schreibt einen kleinen Titel, der sofort spielbar ist: Regeln, Texte, Tisch, Karte, Zahlen und Tests zum Ausfüllen

cli-language = schreibt eine Übersetzung als Datei für Übersetzer und liest sie
cli-language-export = schreibt alle Texte mit ihren Übersetzungen in eine PO-Datei
cli-language-import = schreibt die Übersetzungen einer PO-Datei nach assets/text
cli-language-language = ihr Kürzel, zum Beispiel de oder pt-BR
cli-language-seen = merkt vor, dass alle Übersetzungen zum heutigen Englisch passen

cli-selftest = spielt, speichert und lädt jeden Titel in einem verborgenen Fenster, prüft seine Wiedergabe und meldet, ob alles stimmt
cli-selftest-titles = nur diese (alle, die installiert sind)

cli-bench = misst die Geschwindigkeit
cli-bench-check = schlägt fehl, wenn ein Wert, umgerechnet auf den Maßstab, bei keinem von mehreren Versuchen seine Grenze einhält
cli-bench-clock = lässt an den Tischen im Fenster eine Uhr laufen, etwa 30m, 10m+15s oder 60s/10m
cli-bench-peer = misst stattdessen den Vergleich mit catanatron, einer anderen Spiele-Engine: Entscheidungen je Sekunde und Kopien

## Mistakes on the command line. %s, %r and %(...)s stand for what was typed.

cli-argparse-argument = Argument %(argument_name)s: %(message)s
cli-argparse-required = es fehlt noch: %s
cli-argparse-unrecognized = unbekannte Argumente: %s
cli-argparse-one = braucht einen Wert
cli-argparse-at-most-one = darf höchstens einen Wert haben
cli-argparse-at-least-one = braucht mindestens einen Wert
cli-argparse-ambiguous = mehrdeutige Option: %(option)s kann %(matches)s bedeuten
cli-argparse-ignored = der Wert %r hat hier keinen Sinn
cli-argparse-value = ungültiger Wert vom Typ %(type)s: %(value)r
cli-argparse-choice = %(value)r gibt es nicht (zur Wahl stehen: %(choices)s)
cli-argparse-choice-of-parser = den Befehl %(parser_name)r gibt es nicht (zur Wahl stehen: %(choices)s)
cli-no-number = „{ $found }“ ist keine ganze Zahl ab 0
cli-no-day = „{ $found }“ ist kein Tag wie 2026-11-28
cli-at-least-one = mindestens 1 ist nötig
cli-seed-too-large = ein Startwert ist höchstens { $most }
cli-no-size = „{ $found }“ ist keine Größe von 640x360 bis 7680x4320

## Results of simulate and ladder

cli-edition-after = { $words }, Edition { $edition }
cli-heading =
    { $games ->
        [one] { $title }: 1 Partie ab Startwert { $seed }
       *[other] { $title }: { $number } Partien ab Startwert { $seed }
    }
cli-from-to = { $least } bis { $most }
cli-percent = { $share } %
cli-decisions = Entscheidungen je Partie: { $least } bis { $most }, im Mittel { $mean }
cli-turns = Züge je Partie: { $least } bis { $most }, im Mittel { $mean }
cli-endings = Spielende durch: { $ways }
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-percent = %
cli-column-interval = 95 %
cli-column-least = min.
cli-column-mean = Mittel
cli-column-most = max.
cli-column-points = Punkte
cli-column-seat = Platz
cli-column-against = gegen
cli-column-games = Partien
cli-column-won = Siege in %
cli-column-fair = fair
cli-column-turns = Züge
cli-ladder-heading = { $title }: Die Plätze wechseln von Partie zu Partie, Startwerte ab { $seed }
cli-ladder-outright = { $bot } gegen { $others }, ungeteilte Siege: { $won } von { $games } ({ $times })
cli-chart-wins = Gewonnene Partien, mit 95-%-Intervallen
cli-chart-share = % der Partien
cli-chart-even = gleicher Anteil
cli-chart-points = Mittlere Punkte nach Quellen
cli-chart-lengths = Spieldauer
cli-chart-turns = Züge aller Plätze zusammen
cli-chart-mean = Mittel { $mean }
cli-progress = { $name }: { $done } von { $all } Partien
cli-progress-pictures = { $name }: { $done } von { $all } Bildern
cli-progress-after = { $progress } nach { $time }
cli-progress-to-go = { $progress }, noch etwa { $time }
cli-to-go = noch
cli-seconds = { $time } s
cli-minutes = { $time } min
cli-hours = { $time } h
cli-simulate-stopped =
    { $kept ->
        [rows] nach { $done } von { $games } Partien angehalten; derselbe Befehl macht dort weiter
       *[nothing] nach { $done } von { $games } Partien angehalten; nichts davon bleibt; --rows bewahrt sie auf
    }
cli-ladder-stopped = nach { $done } von { $games } Partien von { $name } angehalten
cli-bot-failed =
    { $times ->
        [one] { $problem } Das geschah einmal; „{ $other }“ hat für ihn geantwortet.
       *[other] { $problem } Das geschah { $number }-mal; „{ $other }“ hat für ihn geantwortet.
    }

## Results of other commands

cli-position-written = { $file }: { $title }, nach { $moves } Zügen
cli-no-editions = noch keine Editionen; neu mit: hotseat edition { $title } --new NAME
cli-edition-by = von { $author }
cli-edition-line =
    { $count ->
        [one] { $file }: { $name }, 1 Feld weicht ab, alles in Ordnung
       *[other] { $file }: { $name }, { $count } Felder weichen ab, alles in Ordnung
    }
cli-check-incomplete = text/{ $language }: { $lacking } von { $all } Texten sind nicht übersetzt, { $others } andere Mängel; hotseat check --language { $language } zählt sie auf.
cli-check-verdict =
    { $problems ->
        [0] alles in Ordnung
        [one] 1 Mangel
       *[other] { $problems } Mängel
    }
cli-check-done = { $titles } Titel, { $messages } Texte: { $verdict }
cli-check-done-language = text/{ $language }, { $messages } Texte: { $verdict }
cli-selftest-well = { $title }: { $moves } Züge gespielt, geladen und wiedergegeben, alles in Ordnung
cli-next = Als Nächstes: { $command }
cli-language-taken = text/{ $language }: { $count } Texte übernommen, { $refused } nicht
cli-language-marked = text/{ $language }: { $count } Texte als gesehen vermerkt
cli-language-next = Als Nächstes: übersetzen, dann { $command }
cli-bench-heading = 10.000.000 leere Schleifen: { $loop } s; der Maßstab ist { $yardstick } s
cli-bench-broken = { $figure } hält seine Grenze nicht ein
cli-column-figure = was
cli-column-here = hier
cli-column-yardstick = auf dem Maßstab
cli-column-limit = Grenze
cli-column-unit = Einheit
cli-column-seats = Plätze
cli-column-decisions = Entscheidungen/s
cli-column-by-peer = zum Vergleich
cli-column-copy = Kopie, µs
cli-peer-limits = verlangt gegenüber dem Vergleich: Entscheidungen mindestens { $faster }, eine Kopie höchstens { $share }
cli-figure-at-table = { $title } für { $seats }: { $figure }
cli-figure-random-decisions = zufällige Entscheidungen
cli-figure-copy = kopieren
cli-figure-options = Möglichkeiten finden
cli-figure-play = ziehen
cli-figure-view = Sicht eines Platzes
cli-figure-save = speichern
cli-figure-easy-decision = Entscheidung, leichter Bot
cli-figure-slow-easy-decision = langsame Entscheidung, leichter Bot
cli-figure-normal-decision = Entscheidung, normaler Bot
cli-figure-slow-normal-decision = langsame Entscheidung, normaler Bot
cli-figure-redraw = neu zeichnen
cli-figure-ways = Wege finden
cli-figure-turn-of-the-loop = Runde der Fensterschleife

## Die Dateien einer neuen Edition: Anmerkungen, wie man sie ausfüllt

edition-form-about =
    Eine Edition von { $title }: Ein Tisch lässt sich damit auf der Seite „Neues Spiel“ aufbauen oder mit
        hotseat play { $title } --edition "{ $folder }"
    Die anderen Dateien dieses Ordners sind die des Spiels. Zeilen, die mit "# " beginnen, gelten nicht: Das
    Spiel ist so, wie es ist. Um eine Zahl zu ändern, nimm das "# " vor ihrer Zeile weg und ändere sie. Eine
    Datei, in der du nichts änderst, kannst du löschen. Ob alles in Ordnung ist, zeigt:
        hotseat edition { $title }
edition-form-author = Wer sie gemacht hat:
edition-form-file =
    { $file } von { $title }. Nimm "# " vor jeder Zeile weg, die du änderst; Zeilen mit [[...]] und id bleiben, wie
    sie sind. Wo auch eine Zeile mit [[...]] mit "# " beginnt, nimm es überall weg und gib die ganze Liste an.
