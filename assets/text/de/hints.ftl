hint-title = Tipp
hint-because = Der Zug { $why }.
hint-plan = Der Zug ist Teil eines Plans; dieser { $why }.
hint-and = {" "}und{" "}
hint-even = Der nächstbeste Zug ist etwa gleich gut.
hint-alone = Sonst lohnt sich jetzt nichts.
hint-worse = { $margin ->
    [none] etwa gleich gut
    [small] etwas schlechter
    [large] viel schlechter
   *[clear] schlechter
  }
hint-show-tip = Auf dem Tisch zeigen
hint-close-tip = Tipp schließen ({ key-escape })

new-kind-easy = Leicht
new-kind-normal = Normal
new-kind-hard = Schwer
new-kind-easy-tip = Leicht: zieht vernünftig, übersieht aber manches.
new-kind-normal-tip = Normal: plant den ganzen Zug und bedenkt, was die Nächsten tun.
new-kind-hard-tip = Schwer: schaut mehrere Züge voraus. Der Bot denkt je Zug einige Sekunden nach; wie lange, stellst du ein.
new-kind-temper = Auf diesem Platz ist er { $temper }.

settings-hard = Bedenkzeit schwerer Bots
settings-hard-help = Höchstens so lange je Zug; „Jetzt ziehen“ lässt sie sofort ziehen
settings-seconds = { $value } s
hard-now = Jetzt ziehen
hard-now-tip = Der Bot hört auf nachzudenken und spielt den besten Zug, den er gefunden hat{ HAS_KEY("now") ->
    [yes] {" "}({ KEY("now") })
   *[no] {""}
  }

reasons-title = Warum dieser Zug
reasons-why = Warum?
reasons-why-tip = Wohin die besten Züge führen, und was den ersten besser macht
reasons-thinks = Schaut voraus …
reasons-best = der beste Zug
reasons-next = Nächster Schritt
reasons-back = Schritt zurück
reasons-try = Von hier an ausprobieren
reasons-try-tip = Öffnet eine Kopie des Stands nach diesem Schritt; „Rückgängig“ führt zurück
reasons-head = Zug
reasons-who = Spieler
reasons-change = Für dich
reasons-course = { $name } – { $note }
reasons-guess = { $what } (eine Möglichkeit)
reasons-note = Nach deinen eigenen Zügen folgen die, die ein Bot von den anderen erwartet. Würfel und unbekannte Karten sind dabei geraten. Wo der Bot alle Möglichkeiten auf einmal abwägt, zeigen die Züge danach eine davon und sind so gekennzeichnet; ihre Zahlen gelten nur für diese eine. Die Zahlen zeigen in Punkten, um wie viel der Stand für dich besser oder schlechter wird.
reasons-table = „{ $move }“ ist besser um
reasons-counts = Was zählt
reasons-against = als „{ $move }“
reasons-total = Zusammen
reasons-total-note = Die Summe berücksichtigt auch die Züge danach.
reasons-none = Hol dir zuerst einen Tipp.

puzzle-title = Finde den besten Zug
puzzle-menu = Finde den besten Zug
puzzle-menu-tip = Zieh auf einer Kopie der Stellung; ein schwerer Bot beurteilt den Zug
puzzle-none = Du siehst die Karten der Person nicht, die hier wählt.
puzzle-task = { $name } wählt. Finde den besten Zug.
puzzle-counts = Es zählt, wie das Spiel für diesen Platz weitergeht.
puzzle-judging = Ein schwerer Bot beurteilt deinen Zug …
puzzle-right = Das ist der beste Zug.
puzzle-wrong = { $margin ->
    [none] Das ist etwa so gut wie der beste Zug.
    [small] Es gibt einen etwas besseren Zug.
    [large] Es gibt einen viel besseren Zug.
   *[clear] Es gibt einen besseren Zug.
  }
puzzle-best = „{ $best }“ ist der beste Zug. { $why }
puzzle-judging-turn = Ein schwerer Bot beurteilt deinen ganzen Zug …
puzzle-turn-right = Dein Zug ist so gut wie der beste.
puzzle-turn-wrong = { $margin ->
    [none] Dein Zug ist etwa so gut wie der beste.
    [small] Insgesamt geht es etwas besser.
    [large] Insgesamt geht es viel besser.
   *[clear] Insgesamt geht es besser.
  }
puzzle-turn-best = Der Anfang ist gleich; danach ist „{ $best }“ besser. { $why }
puzzle-judge = Zug beurteilen
puzzle-judge-not = Es gibt nichts Neues zu beurteilen: Triff erst die nächste Wahl deines Zugs.
puzzle-retry = Noch einmal
puzzle-leave = Verlassen
puzzle-stay = Zurück zur Stellung
puzzle-hint-tip = Zeigt den besten Zug
puzzle-list = Stellungen zum Nachdenken
puzzle-list-tip = Finde den besten Zug in Stellungen aus Spielen
puzzle-number = Stellung { $number }
puzzle-named = { $title }: { $name }
