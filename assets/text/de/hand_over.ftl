# Weitergeben

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
