clock-title = Uhr
clock-help = Wie viel Zeit alle haben. Sie läuft nur, solange du handeln kannst, nie unter dem Sichtschutz oder in Menüs, und ändert keine Regel.
clock-off = Aus
clock-game = Je Partie
clock-fischer = Fischer
clock-turn = Je Zug
clock-game-base-help = Alle haben so viele Minuten für die ganze Partie.
clock-fischer-base-help = Alle beginnen mit so vielen Minuten.
clock-fischer-extra-help = Alle bekommen nach jedem Zug so viele Sekunden dazu.
clock-turn-base-help = Alle haben so viele Sekunden für jeden Zug.
clock-turn-extra-help = Ein Zug, der länger dauert, verbraucht diese Minuten, die alle einmal haben.
clock-game-base = Minuten für alle
clock-fischer-base = Minuten für alle
clock-turn-base = Sekunden je Zug
clock-fischer-extra = Sekunden mehr nach jedem Zug
clock-turn-extra = Minuten Reserve
clock-zero = Wenn die Zeit um ist
clock-zero-help = Niemand verliert dadurch die Partie.
clock-zero-show = Nur anzeigen
clock-zero-end = Zug beenden
clock-zero-bot = Ein Bot spielt weiter
clock-why-range = Die Uhr braucht Zeiten von 1 Sekunde bis 24 Stunden.
clock-why-practice = Im Übungsmodus gibt es keine Uhr: Schalte eins von beiden aus.
clock-tip = { $times }{ HAS_KEY("pause") ->
    [yes] {" "}– { KEY("pause") } hält die Uhr an
   *[no] {""}
  }
clock-times = Restzeit: { $times }
clock-time = { $name }: { $time }
clock-low = noch { $time }
clock-warns = { $name }: noch { $time } auf der Uhr.
clock-over = { $name }, deine Zeit ist um.
clock-over-bot = { $name }, deine Zeit ist um: In diesem Zug spielt ein Bot weiter.
clock-over-end = { $name }, deine Zeit ist um: Dein Zug endet.
clock-pause = Uhr anhalten
clock-pause-tip = Der Tisch ist verdeckt, bis du weiterspielst.
clock-none = In dieser Partie gibt es keine Uhr.
clock-paused = Die Uhr steht
clock-paused-text = Es vergeht keine Zeit, bis du weiterspielst.
clock-go-on = Weiter
clock-thought = Minuten Bedenkzeit
why-clock-late = Das kam zu spät.
clock-stopped = Die Uhr steht. Weiter mit Enter.
clock-key = { HAS_KEY("pause") ->
    [yes] { KEY("pause") }
   *[no] {""}
  }
clock-real-time = 1:1
clock-as-played = wie gespielt, mit der Bedenkzeit
clock-thought-about = Bedenkzeit { $time }
