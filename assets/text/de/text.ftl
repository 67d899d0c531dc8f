text-place = { $name } ({ $id })
text-head = { $what }:{" "}
text-fact = { $value } { $what }
text-nth = { $number } von { $all }
text-with = { $what }: { $place }
text-toward = { $what }, { $way } ({ $id })
text-way-here = hier
text-way-e = Osten
text-way-ne = Nordosten
text-way-n = Norden
text-way-nw = Nordwesten
text-way-w = Westen
text-way-sw = Südwesten
text-way-s = Süden
text-way-se = Südosten
text-welcome = { $title }. Gib die Nummer einer Möglichkeit ein oder „{ $help }“ für alles, was du sonst eingeben kannst.
text-record = Jeder Zug wird gespeichert in { $path }
text-seat = { $name }, { $line }
text-seat-you = { $name } (du)
text-asked = Du hast die Wahl
text-seats = Spieler
text-hand = Deine Handkarten: { $cards }
text-hand-of = Handkarten von { $name }: { $cards }
text-nothing-there = Hier heißt nichts „{ $words }“.
text-board = Spielplan
text-board-at = { $place }: { $things }
text-board-times = { $count } × { $name }
text-near = Daneben: { $places }
text-near-over = { $name } ({ $border })
text-elsewhere = Anderswo
text-own = Vor dir
text-choices-more = { $count ->
    [one] Und noch 1 Möglichkeit
   *[other] Und noch { $count } Möglichkeiten
  }: Gib ein Wort ein, um die zu sehen, die es enthalten, oder „{ $all }“.
text-no-choice = Keine Möglichkeit enthält „{ $words }“. „{ $all }“ zählt alle auf.
text-no-number = { $count ->
    [0] Du hast jetzt nichts zu wählen.
    [one] Möglichkeit { $number } gibt es nicht; es gibt nur eine.
   *[other] Möglichkeit { $number } gibt es nicht; es gibt { $count }.
  }
text-refused = Jetzt nicht möglich
text-refused-none = Kein anderer Zug mit „{ $words }“ lässt sich jetzt erklären.
text-refused-nothing = Dir ist jetzt kein Zug verwehrt.
text-why = { $what }: { $why }
text-rule = (Regel { $rule })
text-again = Gib { $number } noch einmal ein, um es trotzdem zu tun.
text-done = Fertig. Als Nächstes: { $name }. Enter geht weiter, „{ $undo }“ macht es rückgängig.
text-undone = Zurückgenommen.
text-redone = Wiederholt.
text-event = { $name }: { $words }
text-nothing-new = Seit deinem letzten Zug ist nichts geschehen.
text-log-empty = Noch ist nichts geschehen.
story-setup = Aufbau
story-round = Runde { $round }
story-no-letters = Der Schrift dieser Datei fehlen einige Buchstaben, für die jeweils ein Fragezeichen steht; eine als .txt gespeicherte Geschichte behält sie.
text-hint-none = Gerade gibt es keinen Tipp.
text-hint-why = Gib „{ $why }“ ein, um zu sehen, warum.
text-odds-kinds = Gib „{ $odds }“ und eine Nummer ein
text-odds-number = { $number }: { $name }
text-odds-choice = { $name }: { $value }
text-odds-change = Für andere Werte gib „{ $odds } { $kind }“ und für jede Zeile oben der Reihe nach die Nummer eines Werts ein.
text-odds-no-number = { $count ->
    [0] Mit „{ $word }“ lässt sich hier nichts wählen.
   *[other] „{ $word }“ ist keine Nummer von 1 bis { $count }.
  }
text-try-commands = „{ $answer }“ lässt Bots antworten, „{ $compare }“ vergleicht mit dem echten Stand, „{ $again }“ gibt die unbekannten Karten neu, „{ $leave }“ führt zurück.
text-try-left = Zurück beim echten Spiel. Nichts von dem, was du ausprobiert hast, bleibt.
text-puzzle-commands = Gib die Nummer deines Zugs ein; „{ $judge }“ beurteilt, was du von deinem Zug gemacht hast, „{ $again }“ führt zur Stellung zurück, „{ $leave }“ verlässt sie.
text-puzzle-left = Du hast die Stellung verlassen.
text-cover = { $name }: Drück Enter, wenn sonst niemand den Bildschirm sieht.
text-rules-chapters = Kapitel; gib „{ $rules }“ und ein Wort oder die Nummer einer Regel ein
text-rules-none = Keine Regel enthält „{ $words }“.
text-rule-words = { $rule }: { $words }
text-left = Das Spiel ist gespeichert in { $path }
text-left-unsaved = Du hast den Tisch verlassen.
text-left-lost = Deine letzten Züge sind nicht gespeichert. { $why }
text-leave-unsaved = Deine letzten Züge sind nicht gespeichert. Wenn du jetzt gehst, sind sie verloren. { $why } Gib noch einmal „{ $quit }“ ein, um trotzdem zu gehen.
text-help = Was du eingeben kannst
text-help-number = eine Nummer: wählt diese Möglichkeit; mit Fragezeichen dahinter zeigt sie Preis und Wirkung
text-help-words = andere Wörter: die Möglichkeiten, die sie enthalten
text-help-line = { $command }: { $what }

## Befehle: Das erste Wort wird gezeigt, die übrigen gelten auch

text-command-all = alle, a, all, c
text-command-show = stand, s, show
text-command-board = plan, b, board
text-command-look = zeig, l, look
text-command-mine = meins, m, mine
text-command-why = warum, w, why
text-command-undo = zurück, u, undo
text-command-turn = zug, turn
text-command-redo = wieder, redo
text-command-log = verlauf, log
text-command-since = seither, since
text-command-clock = uhr, clock, stop
text-command-pin = pin
text-command-agree = vereinbaren, agree
text-command-score = punkte, score
text-command-hint = tipp, h, hint
text-command-odds = chancen, odds, o
text-command-try = probier, try
text-command-answer = bots, answer
text-command-compare = vergleich, compare
text-command-judge = beurteile, judge
text-command-again = neu, again
text-command-leave = fertig, leave, ende, quit, q
text-command-puzzle = rätsel, puzzle
text-command-rules = regeln, r, rules
text-command-help = hilfe, help, ?
text-command-quit = ende, q, quit
text-about-all = alle Möglichkeiten aufzählen
text-about-show = noch einmal der Stand und die Frage
text-about-board = was wo auf dem Spielplan ist
text-about-look = mit einem Namen: alles, was darüber bekannt ist
text-about-mine = was vor dir liegt, und deine Handkarten
text-about-why = nach einem Tipp: warum dieser Zug der beste ist; sonst oder mit einem Wort: was du jetzt nicht tun kannst und warum
text-about-undo = deine letzte Wahl zurücknehmen
text-about-turn = deinen ganzen Zug zurücknehmen
text-about-redo = die zurückgenommene Wahl wiederholen
text-about-log = die letzten Zeilen des Verlaufs; mit einer Zahl so viele
text-about-since = was seit deinem letzten Zug geschah
text-about-clock = wie viel Zeit alle noch haben; sie steht, bis du Enter drückst
text-about-pin = gib deinem Platz eine PIN (pin 1234) oder nimm sie weg (pin)
text-about-agree = den Spielstand von Hand ändern, wenn alle zustimmen (vereinbaren players.0.coins+1)
text-about-score = die Wertung
text-about-hint = wie ein Bot an deiner Stelle spielen würde
text-about-odds = mit einer Nummer: Chancen und andere Zahlen, die du kennen darfst
text-about-try = von hier an auf einer Kopie dieser Stellung weiterspielen
text-about-answer = Bots spielen für die anderen, bis du wieder wählst
text-about-compare = Punkte und Einschätzung eines Bots, im echten Stand und hier
text-about-judge = beurteilt, was du von deinem Zug gemacht hast
text-about-again = von vorn, mit anderen geratenen Karten
text-about-leave = zurück zum echten Spiel
text-about-puzzle = den besten Zug dieser Stellung finden; ein schwerer Bot beurteilt ihn
text-about-rules = mit einem Wort oder der Nummer einer Regel: die Regeln, die es enthalten
text-about-help = diese Liste
text-about-quit = den Tisch verlassen; du kannst das Spiel später fortsetzen
text-lesson-on = Mit Enter geht es weiter.

text-menu-welcome = Hotseat { $version }. Gib die Nummer einer Zeile ein, oder Wörter, um nur die Zeilen zu sehen, die sie enthalten. Enter zeigt wieder alle Zeilen, „zurück“ führt zurück, „ende“ beendet das Programm.
text-menu-value = { $name }: { $value }
text-menu-now = { $what } (jetzt gewählt)
text-menu-more = { $count ->
    [one] Und 1 weitere Zeile
   *[other] Und { $count } weitere Zeilen
  }: Gib ein Wort ein, um die Zeilen zu sehen, die es enthalten.
text-menu-none = Keine Zeile enthält „{ $words }“. Gib eine Zahl von 1 bis { $count } ein, oder „{ $back }“, um zurückzugehen.
text-menu-no-number = { $count ->
    [one] Zeile { $number } gibt es nicht; es gibt nur eine.
   *[other] Zeile { $number } gibt es nicht; es gibt { $count }.
  }
text-menu-on = ein
text-menu-off = aus
text-menu-seat = Platz { $number }: { $name }, { $kind }, { $colour }
text-menu-name = Welcher Name? Mit Enter bleibt der jetzige.
text-menu-kind = Wer hier spielt
text-menu-colour = Die nächste freie Farbe nehmen
text-menu-up = Einen Platz nach vorn
text-menu-seed = Welche Zahl? Mit Enter bleibt die jetzige.
text-menu-search = Das Regelwerk durchsuchen
text-menu-search-for = Welche Wörter, oder die Nummer welcher Regel?
text-command-back = zurück, b, back

text-replay-welcome = Eine Aufzeichnung. Mit Enter kommt der nächste Schritt; gib die Nummer eines Schritts ein, um dorthin zu gehen, oder „{ $help }“ für alles andere.
text-replay-no-move = Schritt { $number } gibt es nicht; das Spiel hat { $count }.
text-replay-unknown = „{ $words }“ gibt es hier nicht; „{ $help }“ zeigt, was du eingeben kannst.
text-help-move = eine Zahl: zu diesem Schritt gehen; nur Enter: der nächste Schritt
text-command-step = weiter, step
text-command-previous = zurück, p, previous
text-command-next = nächster, n, next
text-command-before = voriger, before
text-command-start = anfang, start
text-command-end = schluss, end
text-command-view = sicht, v, view
text-command-branch = spielen, play
text-about-step = der nächste Schritt
text-about-previous = der Schritt davor
text-about-next = der Anfang des nächsten Zugs
text-about-before = der Anfang dieses Zugs, oder des vorigen
text-about-start = der Anfang des Spiels
text-about-end = der Schluss des Spiels
text-about-view = wessen Sicht du wählen kannst; mit einem Namen: sie wählen
text-about-branch = ab hier weiterspielen, in einem eigenen Spiel
text-command-comment = kommentar, c, comment
text-command-uncomment = löschen, uncomment
text-command-comments = kommentare, comments
text-command-story = geschichte, story
text-about-story = das ganze Spiel in Worten; mit dem Namen einer Datei: dorthin geschrieben
text-story-written = Die Geschichte steht in { $path }.
text-about-comment = mit Worten: dein Kommentar zu dieser Stellung, er bleibt in der Aufzeichnung; ohne: der vorhandene
text-about-uncomment = den Kommentar zu dieser Stellung löschen
text-about-comments = alle Kommentare, mit dem Schritt, auf den sie folgen
text-comment-none = Hier steht kein Kommentar. Gib „{ $comment }“ und deinen Text ein, um einen zu schreiben.
