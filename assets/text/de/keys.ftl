# Tasten und Gamepads

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
key-name-keypad = Ziffernblock { $key }
key-name-tab = Tab
key-name-insert = Einfg
key-name-delete = Entf
key-name-home = Pos1
key-name-end = Ende
key-name-page-up = Bild auf
key-name-page-down = Bild ab
key-name-up = Pfeil hoch
key-name-down = Pfeil runter
key-name-left = Pfeil links
key-name-right = Pfeil rechts
key-name-caps-lock = Feststelltaste
key-name-num-lock = Num
key-name-scroll-lock = Rollen
key-name-print-screen = Druck
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
keys-unknown = Diese Taste hat keinen Namen, den man behalten könnte; wähle eine andere.
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
keys-act-sizes = Spielplan oder Tableau vergrößern
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
