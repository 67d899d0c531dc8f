records-search = Suche
records-search-hint = In den Spielen suchen
records-nothing = Kein Spiel passt zu „{ $words }“.
records-round = Runde { $round }
records-won = Sieg für { $names } mit { $points }
records-nobody-won = Niemand hat gewonnen
records-replay = Wiedergabe
records-replay-tip = Dieses Spiel Zug für Zug ansehen
records-rename = Umbenennen
records-rename-title = Gib diesem Spiel einen Namen
records-rename-hint = { $title }
records-not-renamed = Der Name ließ sich nicht speichern: { $reason }
records-rename-tip = Diesem Spiel einen Namen geben
records-duplicate-tip = Dieses Spiel kopieren
records-not-duplicated = Das Spiel ließ sich nicht kopieren: { $reason }
records-export-tip = Dieses Spiel als Datei zum Weitergeben speichern
records-export-title = Spiel speichern unter
records-export-yes = Speichern
records-export-done-title = Gespeichert
records-export-done = { $path }
records-export-replace-title = Diese Datei gibt es schon
records-export-replace = { $path } wird ersetzt.
records-export-replace-yes = Ersetzen
records-not-exported = Die Datei ließ sich nicht schreiben: { $reason }
records-delete-tip = Dieses Spiel löschen
records-undo = „{ $name }“ zurückholen
records-undo-tip = Bis du diese Liste verlässt, kannst du Gelöschtes zurückholen ({ key-undo })
records-not-restored = Das Spiel ließ sich nicht zurückholen: { $reason }

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
