language = Deutsch

app-name = Hotseat
app-line = Ein Tisch, ein Rechner und alle drum herum

go-on = Weiter
cancel = Abbrechen
back = Zurück

crash-title = Da ist etwas schiefgegangen
crash-text-unsaved =
    Diese Ansicht musste geschlossen werden, und deine letzten Züge ließen sich nicht speichern. { $why }
    Ein Bericht liegt in { $path }
crash-text =
    Diese Ansicht musste geschlossen werden. Dein Spiel ist bis zum letzten Zug gespeichert.
    Ein Bericht liegt in { $path }

## Tasten

key-none = keine Taste
key-name-ctrl = Strg
key-name-shift = Umschalt
key-name-alt = Alt
key-name-comma = Komma
key-name-full-stop = Punkt
key-name-minus = Minus
key-name-plus = Plus
key-name-equals = Gleichheitszeichen
key-name-space = Leertaste
key-name-backspace = Rücktaste
key-name-return = Enter
key-name-escape = Esc
pad-name-a = { PAD() ->
    [playstation] Kreuz
   *[pad] A
  }
pad-name-b = { PAD() ->
    [playstation] Kreis
   *[pad] B
  }
pad-name-x = { PAD() ->
    [playstation] Quadrat
   *[pad] X
  }
pad-name-y = { PAD() ->
    [playstation] Dreieck
   *[pad] Y
  }
pad-name-leftstick = { PAD() ->
    [playstation] L3
   *[pad] Linker Stick
  }
pad-name-rightstick = { PAD() ->
    [playstation] R3
   *[pad] Rechter Stick
  }
pad-name-back = { PAD() ->
    [playstation] Share
   *[pad] Back
  }
pad-name-start = { PAD() ->
    [playstation] Options
   *[pad] Start
  }
pad-name-leftshoulder = { PAD() ->
    [playstation] L1
   *[pad] LB
  }
pad-name-rightshoulder = { PAD() ->
    [playstation] R1
   *[pad] RB
  }
pad-name-lefttrigger = { PAD() ->
    [playstation] L2
   *[pad] LT
  }
pad-name-righttrigger = { PAD() ->
    [playstation] R2
   *[pad] RT
  }
pad-name-guide = { PAD() ->
    [playstation] PS
   *[pad] Guide
  }
pad-name-misc1 = { PAD() ->
    [playstation] Stumm
   *[pad] Zusatzknopf
  }
pad-name-paddle1 = Hebel 1
pad-name-paddle2 = Hebel 2
pad-name-paddle3 = Hebel 3
pad-name-paddle4 = Hebel 4
pad-name-touchpad = Touchpad
key-confirm = { KEY("confirm") }
key-escape = { KEY("cancel") }
key-undo = { KEY("undo") }
key-enlarge = { KEY("enlarge") }
key-hint = { KEY("hint") }
key-pin = { KEY("pin") }
key-main = { KEY("main") }
key-menu = { KEY("menu") }
key-rules = { HAS_KEY("help") ->
    [yes] { KEY("help") }
   *[no] {""}
  }
key-since = { HAS_KEY("since") ->
    [yes] { KEY("since") }
   *[no] {""}
  }
key-mine = { HAS_KEY("mine") ->
    [yes] { KEY("mine") }
   *[no] {""}
  }
key-sizes = { HAS_KEY("sizes") ->
    [yes] { KEY("sizes") }
   *[no] {""}
  }
key-legend = { HAS_KEY("legend") ->
    [yes] { KEY("legend") }
   *[no] {""}
  }
key-comment = { HAS_KEY("comment") ->
    [yes] { KEY("comment") }
   *[no] {""}
  }
key-try = { HAS_KEY("try") ->
    [yes] { KEY("try") }
   *[no] {""}
  }
key-odds = { HAS_KEY("odds") ->
    [yes] { KEY("odds") }
   *[no] {""}
  }
key-undo-turn = { HAS_KEY("undo_turn") ->
    [yes] { KEY("undo_turn") }
   *[no] {""}
  }
key-log = { HAS_KEY("log") ->
    [yes] {" "}({ KEY("log") })
   *[no] {""}
  }
key-pause = { HAS_KEY("pause") ->
    [yes] {" "}({ KEY("pause") })
   *[no] {""}
  }
key-step = { HAS_KEY("step") ->
    [yes] {" "}({ KEY("step") })
   *[no] {""}
  }
key-slower = { HAS_KEY("slower") ->
    [yes] {" "}({ KEY("slower") })
   *[no] {""}
  }
key-faster = { HAS_KEY("faster") ->
    [yes] {" "}({ KEY("faster") })
   *[no] {""}
  }
key-skip = { HAS_KEY("skip") ->
    [yes] {" "}({ KEY("skip") })
   *[no] {""}
  }

## Warten

wait-table = Der Tisch wird aufgebaut …
wait-record = Das Spiel wird geöffnet …
wait-records = Deine Spiele werden durchgesehen …
wait-look-back = Das Spiel wird noch einmal durchgegangen …
wait-edition = Die Edition wird gelesen …
wait-scores = Die Punkte werden gezählt …
wait-scale = Alles wird neu gezeichnet …

## Menü

menu-continue = Weiterspielen
menu-continue-none = Es ist kein Spiel im Gange.
menu-new = Neues Spiel
menu-learn = Spielen lernen
menu-records = Aufzeichnungen
menu-hall = Ruhmeshalle
menu-settings = Einstellungen
menu-rules = Regeln
menu-quit = Beenden
menu-version = Version { $version }
quit-title = Hotseat beenden?
quit-text = Du kannst deine Spiele jederzeit fortsetzen.
quit-yes = Beenden
quit-no = Abbrechen
unsaved-title = Gehen, ohne zu speichern?
unsaved-text = Deine letzten Züge sind nicht gespeichert. Wenn du jetzt gehst, sind sie verloren. { $why }
unsaved-yes = Trotzdem gehen
unsaved-no = Bleiben

## Neues Spiel

new-title = Neues Spiel
new-game = Spiel
new-seats = Plätze
new-edition = Edition
new-edition-none = Hotseats eigene
new-edition-help = Deine eigenen Zahlen für Karten und Spielplan, aus deinem Ordner mit Editionen.
new-practice = Übungsmodus
new-practice-help = „Rückgängig“ nimmt auch Würfe, aufgedeckte Karten und Züge der anderen zurück.
new-solo = Solowertung
new-solo-help = Spiel allein und hol so viele Punkte, wie du kannst.
new-seats-count = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  }
new-name-person = Spieler { $number }
new-name-bot = Bot { $number }
new-kind-human = Mensch
new-kind-tip = Ein Mensch spielt an diesem Rechner mit Maus, Tastatur oder Gamepad. Ein Bot spielt von selbst und sieht nie verdeckte Karten.
new-colour = Farbe: { $colour }
new-colour-tip = Farbe und Zeichen dieses Platzes. Drücken wählt die nächste freie Farbe.
new-options = Optionen
new-seed = Startwert
new-seed-tip = Derselbe Startwert mischt das Spiel genauso. Gib ihn weiter, wenn Freunde dasselbe Spiel spielen wollen.
new-seed-dice = Neuer Startwert
new-start = Los geht’s
new-why-same-name = Zwei am Tisch heißen { $name }.
new-why-letters = Der Name auf Platz { $number } enthält ein Zeichen, das sich nicht darstellen lässt: { $letter }{ $more ->
    [0] {""}
    [one] {" "}und noch eins
   *[other] {" "}und { $more } weitere
  }. Keine Schrift auf diesem Computer hat es.
new-why-bad-seed = Der Startwert muss eine Zahl von 0 bis { $most } sein.
new-why-no-title = Es ist kein Spiel installiert.
new-failed-title = Das Spiel kann nicht beginnen

colour-blue = blaue Scheibe
colour-orange = oranges Dreieck
colour-green = grünes Quadrat
colour-red = rote Raute
colour-violet = violetter Stern
colour-ivory = helles Sechseck
colour-charcoal = schwarzer Ring

## Aufzeichnungen

records-title = Aufzeichnungen
records-none = Noch kein Spiel. Was du spielst, wird hier von selbst gespeichert.
records-load = Öffnen
records-delete = Löschen
records-delete-title = Dieses Spiel löschen?
records-delete-text = Die Aufzeichnung von { $title } mit { $seats } wird gelöscht. Das lässt sich nicht rückgängig machen.
records-delete-yes = Löschen
records-damaged = Beschädigt
records-finished = Beendet
records-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }
records-why-damaged = Diese Aufzeichnung ist nicht lesbar: { $reason }
records-why-none = Wähle zuerst ein Spiel.
records-unreadable-title = Deine Spiele sind nicht lesbar
records-failed-title = Dieses Spiel lässt sich nicht öffnen
records-open-title = Dieses Spiel ist schon geöffnet
records-open-copy = Kopie öffnen
records-not-deleted = Die Aufzeichnung ließ sich nicht löschen: { $reason }
records-unknown = Unbekanntes Spiel
records-count = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
  }
records-damaged-count = { $count } beschädigt

## Ruhmeshalle

hall-course = So stiegen die Punkte
hall-course-seat = { $name } · { $points }
hall-course-moment = Runde { $round }: { $players }
hall-course-none = Die Aufzeichnung dieses Spiels gibt es nicht mehr, darum fehlt der Punkteverlauf.
hall-record-gone = Die Aufzeichnung dieses Spiels gibt es nicht mehr.
hall-look = Ein Klick zeigt den Punkteverlauf dieses Spiels.
hall-title = Ruhmeshalle
hall-none = Noch ist kein Spiel zu Ende gespielt. Spiel eins zu Ende, dann steht hier, wer dabei war.
hall-best = Beste Ergebnisse
hall-people = Spieler
hall-name = Name
hall-total = Summe
hall-seats = Plätze
hall-turns = Züge
hall-date = Datum
hall-games = Spiele
hall-won = Siege
hall-share = %
hall-mean = Schnitt
hall-most = Rekord
hall-edition = Edition
hall-house = Hausregeln
hall-nothing = –
hall-count = { $count ->
    [one] 1 beendetes Spiel
   *[other] { $count } beendete Spiele
  }
hall-winner = { $name } *
hall-winners = * hat gewonnen

## Einstellungen

settings-title = Einstellungen
settings-window = Fenster
settings-language = Sprache
settings-language-help = Was noch nicht übersetzt ist, erscheint auf Englisch
settings-full-screen = Vollbild
settings-full-screen-help = { HAS_KEY("fullscreen") ->
    [yes] Jederzeit mit { KEY("fullscreen") } oder Alt+Enter
   *[no] Jederzeit mit Alt+Enter
  }
settings-scale = Schrift- und Kartengröße
settings-scale-help = So groß, wie das Fenster es zulässt
settings-scale-auto = Auto
settings-scale-value = { $percent } %
settings-motion = Animationen
settings-motion-help = Wie schnell sich Figuren und Karten bewegen
settings-motion-system = System
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-contrast = Kontrast
settings-contrast-help = Hoch: schwarz auf weiß, Flächen ohne Bilder, dicke Ränder
settings-contrast-system = System
settings-contrast-normal = Normal
settings-contrast-high = Hoch
settings-marks = Muster für Spieler
settings-marks-help = Größere Zeichen, und ein Muster für jeden Spieler am Rand seiner Felder
settings-sound = Ton
settings-volume = Geräusche
settings-volume-help = Holz, Karten, Münzen, Würfel und Kampf
settings-music_volume = Stimmung
settings-music_volume-help = Leise Klänge zu jedem Spiel; sie schweigen, solange ein anderes Fenster vorn ist
settings-turn_volume = Dein Zug
settings-turn_volume-help = Zwei sanfte Töne, wenn du dran bist
settings-percent = { $value } %
settings-table = Beim Spielen
settings-tooltip = Kurzinfo nach
settings-tooltip-help = Wie lange du auf etwas zeigst, bis seine Kurzinfo erscheint
settings-ms = { $value } ms
settings-handover = Vor deinem Zug zeigen, was geschah
settings-handover-help = Wenn der Bildschirm weitergegeben wird. „Immer“ zeigt es auch nach Bots. Geheimes bleibt in jedem Fall verborgen
settings-handover-always = Immer
settings-handover-people = Zwischen Menschen
settings-handover-never = Nie
settings-pace = Tempo der Bots
settings-pace-help = Wie lange jeder Zug eines Bots zu sehen ist; auch während seines Zuges änderbar
settings-pace-slow = Langsam
settings-pace-usual = Normal
settings-pace-fast = Schnell
settings-pace-faster = Schneller
settings-pace-at_once = Sofort
settings-ask = Vor Endgültigem nachfragen
settings-ask-help = Zugende: Frage, bevor du deinen Zug beendest. Immer: auch vor Würfen und vor dem Aufdecken
settings-ask-never = Nie
settings-ask-turn = Zugende
settings-ask-always = Immer
settings-edge = Spielplan am Fensterrand schieben
settings-edge-help = Nur solange der Spielplan vergrößert ist
settings-enlarge = Vergrößern, was du brauchst
settings-enlarge-help = In kleinen Fenstern ist der Spielplan groß, wenn du ziehst, und dein Tableau, wenn du Aktionen wählst
settings-dice = Würfelwürfe zeigen
settings-dice-help = Ein Klick oder eine Taste überspringt sie; ohne Animationen sind sie nie zu sehen
settings-warn-unused = Vor ungenutzten Aktionen warnen
settings-warn-unused-help = Bevor du auf etwas verzichtest, das du noch tun könntest
settings-warn-weak = Vor aussichtslosen Kämpfen warnen
settings-warn-weak-help = Bevor du einen Kampf beginnst, für den du nichts einsetzen kannst
settings-warn-danger = Vor Gefahren warnen
settings-warn-danger-help = Bevor du in eine Gefahr hineinläufst
settings-warn-needed = Warnen, wenn Nötiges ausgeht
settings-warn-needed-help = Bevor du das Letzte von etwas ausgibst, das du für dein Ziel brauchst
settings-warn-odds = Chancen vor einem Wurf zeigen
settings-warn-odds-help = Wenn sofort gewürfelt würde und du die Chancen sonst nicht vorher siehst
settings-broken-title = Deine Einstellungen waren nicht lesbar
settings-broken = Sie liegen nun als { $aside } beiseite, und es gelten die Vorgaben. ({ $why })
settings-unreadable-title = Deine Einstellungen waren nicht lesbar
settings-unreadable = Bis du das Programm schließt, gelten die Vorgaben, und Änderungen werden nicht gespeichert. ({ $path }: { $why })
settings-refused-title = Einige Einstellungen wurden zurückgesetzt
settings-refused = Diese Werte sind ungültig: { $why }. Für sie gelten die Vorgaben. ({ $path })
settings-not-saved-title = Deine Einstellungen ließen sich nicht speichern
settings-not-saved = Sie gelten, bis du das Programm schließt. ({ $path }: { $why })

## Weitergeben

cover-title = { $name }, du bist dran
cover-line = Alle anderen schauen kurz weg.
cover-button = Ich bin { $name }: zeig meinen Tisch
cover-back-title = { $name }, weiter mit deinem Zug
cover-asked-title = { $name }, du hast die Wahl
cover-welcome-title = Willkommen, { $name }
cover-go = Weiter
cover-turn-over = Der Zug von { $name } ist vorbei.
cover-turn-goes-on = { $name } ist noch am Zug.
cover-look-back = Schritt für Schritt
cover-look-back-tip = Zeigt den Spielplan nach jedem dieser Züge

since-title = Seit deinem letzten Zug
since-nothing = Seither hat niemand etwas getan.
since-go-on = Weiter
since-back = Schritt zurück
since-on = Nächster Schritt

zoom-hint = { DEVICE() ->
    [keys] Klick oder { key-escape } schließt das Bild
   *[pad] { key-escape } schließt das Bild
  }

## Wertung

scores-title = Wertung
scores-final = Endstand
scores-total = Summe
scores-winner = { $name } gewinnt
scores-winners = { $names } teilen sich den Sieg
scores-leader = { $name } führt
scores-leaders = { $names } führen
scores-nobody = Niemand gewinnt
scores-hidden = ?
scores-at-least = { $total } + ?
scores-secret = Einige Punkte sind noch geheim
scores-tie = Gleichstand bei { $points } Punkten; es entscheidet: { $label }
scores-lead = { $points ->
    [one] 1 Punkt vor { $name }.
   *[other] { $points } Punkte vor { $name }.
  }
scores-decided = { $lead } Der größte Unterschied: { $label }, { $most } zu { $fewer }.
scores-house = Hausregeln: { $rules }
scores-house-rule = { $name }: { $value }
scores-counting = Die Punkte werden gezählt
scores-gain = +{ $points }
scores-skip = Ein Klick oder eine Taste zeigt das Ergebnis
scores-course = Punkte Zug für Zug
scores-course-end = Runde { $round }
scores-rematch = Revanche
scores-rematch-tip = Dieselben Plätze, ein neues Spiel
scores-rematch-new = Neues Glück
scores-rematch-new-tip = Neu gemischt, neu gewürfelt
scores-rematch-same = Gleiches Glück
scores-rematch-same-tip = Derselbe Aufbau, dieselben Karten und Würfel
scores-replay = Wiedergabe
scores-replay-tip = Das ganze Spiel, Schritt für Schritt, mit seinen Wendepunkten
scores-hall = Ruhmeshalle
scores-hall-tip = Die besten Spiele und wie sie verliefen
scores-keep = Speichern
scores-keep-tip = Speichert dieses Ergebnis als Bild und das Spiel als Film oder Geschichte
scores-leave = Menü
scores-close = Zurück zum Tisch
scores-verdict = { $winner }: { $ending }
sentence = { CAPITAL($words) }
names-two = { $first } und { $last }
names-more = { $first }, { $last }

## Regelwerk

rules-title = Regeln
rules-search = Suche
rules-search-hint = In den Regeln suchen
rules-at-this-table = An diesem Tisch – { $house }. { $words }
rules-none = Nichts gefunden zu „{ $words }“.
rules-empty = Für dieses Spiel gibt es noch kein Regelwerk.
rules-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
  }

## Tasten ändern
settings-hands = Tasten, Maus und Gamepad
settings-key_delay = Zeit, bis eine Taste sich wiederholt
settings-key_delay-help = Wie lange du eine Taste oder einen Knopf hältst, bis er sich wiederholt
settings-key_interval = Zeit zwischen Wiederholungen
settings-key_interval-help = Solange eine Taste gehalten wird; beim Gamepad gut doppelt so lang
settings-long_press = Langes Drücken
settings-long_press-help = Wie lange du die Maustaste auf einer Karte drückst, um sie groß zu sehen
settings-double_click = Doppelklick
settings-double_click-help = So lange nach einem Klick tut ein zweiter an derselben Stelle nichts
settings-keys = Tasten und Gamepad
settings-keys-help = Was welche Taste und welcher Knopf tut
settings-keys-change = Tasten ändern
keys-title = Tasten und Gamepad
keys-head-first = Taste
keys-head-second = Zweite Taste
keys-head-button = Gamepad
keys-nothing = –
keys-first = Taste für „{ $act }“
keys-second = Zweite Taste für „{ $act }“
keys-button = Gamepad-Knopf für „{ $act }“
keys-wait = Taste drücken …
keys-wait-button = Knopf drücken …
keys-hint = Wähle eine Stelle und drück dann die neue Taste oder den Knopf des Gamepads. Enter, Esc, Tab und die Pfeiltasten bleiben, wie sie sind.
keys-leave = Mit Esc bleibt es, wie es ist.
keys-leave-button = Drück einen Knopf auf dem Gamepad. Mit { PAD() ->
    [playstation] Kreis
   *[pad] B
  } oder Esc bleibt es, wie es ist.
keys-taken = { $key } ist die Taste für „{ $act }“. Drück sie noch einmal, um sie hier zu verwenden.
keys-taken-button = { $key } ist der Knopf für „{ $act }“. Drück ihn noch einmal, um ihn hier zu verwenden.
keys-taken-both = { $key } ist der Knopf für „{ $act }“ und „{ $other }“. Drück ihn noch einmal, um ihn hier zu verwenden.
keys-fixed = { $key } tut immer dasselbe; wähle eine andere Taste.
keys-fixed-button = Dieser Knopf tut immer dasselbe; wähle einen anderen.
keys-reset = Zurück zu Taste und Knopf wie üblich
keys-pad = Gamepad einrichten
keys-pad-tip = Für ein Gamepad oder einen Joystick, der nichts tut oder dessen Knöpfe vertauscht sind
keys-pad-none = Es ist kein Gamepad angeschlossen.
keys-pad-done = { $name } ist eingerichtet.
pad-setup-title = Gamepad einrichten
pad-setup-first = Nimm das Gamepad, das du einrichten willst.
pad-setup-step = { $name }, { $number } von { $count }
pad-setup-again = Von vorn
pad-setup-skip = Überspringen
pad-setup-done = Fertig
pad-setup-needs = Es braucht zwei Knöpfe und das Steuerkreuz oder den linken Stick.
pad-setup-used = Das hast du schon verwendet für: { $what }.
pad-setup-no-stick = Das ist kein Stick. Bewege den Stick oder überspring ihn.
pad-ask-a = Drück A, den untersten der vier Knöpfe rechts.
pad-ask-b = Drück B, den rechten der vier Knöpfe.
pad-ask-x = Drück X, den linken der vier Knöpfe.
pad-ask-y = Drück Y, den obersten der vier Knöpfe.
pad-ask-dpup = Drück auf dem Steuerkreuz nach oben.
pad-ask-dpdown = Drück auf dem Steuerkreuz nach unten.
pad-ask-dpleft = Drück auf dem Steuerkreuz nach links.
pad-ask-dpright = Drück auf dem Steuerkreuz nach rechts.
pad-ask-leftx = Drück den linken Stick nach rechts.
pad-ask-lefty = Drück den linken Stick nach unten.
pad-ask-rightx = Drück den rechten Stick nach rechts.
pad-ask-righty = Drück den rechten Stick nach unten.
pad-ask-leftshoulder = Drück die linke Schultertaste.
pad-ask-rightshoulder = Drück die rechte Schultertaste.
pad-ask-back = Drück Back, Select oder Share.
pad-ask-start = Drück Start oder Options.
pad-ask-lefttrigger = Zieh den linken Trigger.
pad-ask-righttrigger = Zieh den rechten Trigger.
pad-ask-leftstick = Drück den linken Stick hinein wie einen Knopf.
pad-ask-rightstick = Drück den rechten Stick hinein wie einen Knopf.
pad-part-a = A
pad-part-b = B
pad-part-x = X
pad-part-y = Y
pad-part-dpup = Steuerkreuz oben
pad-part-dpdown = Steuerkreuz unten
pad-part-dpleft = Steuerkreuz links
pad-part-dpright = Steuerkreuz rechts
pad-part-leftx = linker Stick seitwärts
pad-part-lefty = linker Stick auf und ab
pad-part-rightx = rechter Stick seitwärts
pad-part-righty = rechter Stick auf und ab
pad-part-leftshoulder = linke Schultertaste
pad-part-rightshoulder = rechte Schultertaste
pad-part-back = Back
pad-part-start = Start
pad-part-lefttrigger = linker Trigger
pad-part-righttrigger = rechter Trigger
pad-part-leftstick = linker Stick gedrückt
pad-part-rightstick = rechter Stick gedrückt
keys-usual = Übliche Tasten
keys-left = Linke Hand
keys-right = Rechte Hand
keys-act-undo = Rückgängig machen
keys-act-redo = Wiederholen
keys-act-undo-turn = Ganzen Zug rückgängig machen
keys-act-hint = Tipp
keys-act-log = Verlauf zeigen oder verbergen
keys-act-since = Was seit deinem letzten Zug geschah
keys-act-pin = Beschreibung offen halten
keys-act-enlarge = Groß ansehen
keys-act-sizes = Wechseln, welche Seite groß ist
keys-act-zoom-in = Vergrößern
keys-act-zoom-out = Verkleinern
keys-act-mine = Nächste eigene Figur
keys-act-legend = Zeichenerklärung
keys-act-try = Ausprobieren
keys-act-odds = Chancen
keys-act-comment = Einen Schritt der Wiedergabe kommentieren
keys-act-main = Zum wichtigsten Knopf
keys-act-pause = Bots anhalten oder weiterspielen lassen
keys-act-step = Ein Zug eines Bots
keys-act-skip = Zu deiner nächsten Wahl springen
keys-act-slower = Langsamer
keys-act-faster = Schneller
keys-act-now = Den Bot sofort ziehen lassen
keys-act-summary = Stellung vorlesen
keys-act-walk = Über den Spielplan gehen
keys-act-save = Speichern
keys-act-help = Regeln
keys-act-menu = Menü
keys-act-fullscreen = Vollbild
