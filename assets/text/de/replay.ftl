replay-where = Runde { $round } · Schritt { $move } von { $moves }
replay-openly = Alle Handkarten zeigen
replay-branch = Ab hier spielen
replay-branch-tip = Beginnt ein neues Spiel an dieser Stelle. Diese Aufzeichnung bleibt, wie sie ist.
replay-start-tip = { DEVICE() ->
    [keys] Zum Anfang (Pos1)
   *[pad] Zum Anfang
  }
replay-end-tip = { DEVICE() ->
    [keys] Zum Ende (Ende)
   *[pad] Zum Ende{ key-skip }
  }
replay-back-tip = { DEVICE() ->
    [keys] Voriger Schritt (Pfeil links); voriger Zug (Bild auf)
   *[pad] Voriger Schritt (links)
  }
replay-step-tip = { DEVICE() ->
    [keys] Nächster Schritt (Pfeil rechts); nächster Zug (Bild ab)
   *[pad] Nächster Schritt (rechts)
  }
replay-play-tip = Abspielen{ key-pause }
replay-pause-tip = Anhalten{ key-pause }
replay-pace-tip = { DEVICE() ->
    [keys] Tempo: { $pace }. Drücken wählt das nächste (Komma, Punkt)
   *[pad] Tempo: { $pace }. Drücken wählt das nächste
  }
replay-at-start = Hier ist der Anfang.
replay-at-end = Das ist der letzte Schritt.
replay-menu = Wiedergabe
replay-stay = Zurück zur Wiedergabe
replay-leave = Wiedergabe verlassen

table-note-replay-begins = Dieses Spiel wurde mit Version { $program } gespielt. Seine ersten Züge lassen sich nicht mehr zeigen; die Wiedergabe beginnt bei Zug { $move }.
table-note-replay-gap = { $differs ->
    [nothing] Die Züge { $first } bis { $last } lassen sich nicht zeigen, obwohl sie mit dieser Version von Hotseat gespielt wurden. Entweder hat Hotseat einen Fehler, oder die Datei wurde verändert. Danach geht die Wiedergabe weiter.
    [content] Die Züge { $first } bis { $last } lassen sich nicht zeigen: Die Inhaltsdateien des Spiels haben sich seither geändert. Danach geht die Wiedergabe weiter.
   *[version] Die Züge { $first } bis { $last } lassen sich nicht zeigen: Sie wurden mit Version { $program } gespielt, in der andere Regeln galten. Danach geht die Wiedergabe weiter.
}
table-note-replay-rest = { $differs ->
    [nothing] Die Züge { $first } bis { $last } lassen sich nicht zeigen, obwohl sie mit dieser Version von Hotseat gespielt wurden. Entweder hat Hotseat einen Fehler, oder die Datei wurde verändert. Die Wiedergabe endet hier.
    [content] Die Züge { $first } bis { $last } lassen sich nicht zeigen: Die Inhaltsdateien des Spiels haben sich seither geändert. Die Wiedergabe endet hier.
   *[version] Die Züge { $first } bis { $last } lassen sich nicht zeigen: Sie wurden mit Version { $program } gespielt, in der andere Regeln galten. Die Wiedergabe endet hier.
}

comment-here = Kommentar: { $text }
comment-at = Schritt { $move }: { $text }
comment-kept = Dein Kommentar zu Schritt { $move } steht jetzt in der Aufzeichnung.
comment-deleted = Der Kommentar zu Schritt { $move } ist gelöscht.
comment-no-comments = Zu diesem Spiel gibt es keine Kommentare.
replay-comment = Kommentieren
replay-comment-tip = Schreibt auf, was du von diesem Schritt hältst; es bleibt in der Aufzeichnung{ HAS_KEY("comment") ->
    [yes] {" "}({ key-comment })
   *[no] {""}
  }
comment-title = Kommentar zu Schritt { $move }
comment-hint = Dein Kommentar
comment-keep = Behalten
comment-not-kept = Kommentar nicht gespeichert
comment-change = Ändern
comment-delete = Kommentar löschen
comment-next = Der nächste Kommentar
comment-previous = Der Kommentar davor

table-save = Speichern als …
table-save-tip = Speichert ein Bild von dem, was du siehst, oder die Wertung
save-title = Speichern
save-position = Diese Stellung
save-position-tip = Ein Bild des Tischs, wie du ihn siehst
save-sheet = Wertung
save-sheet-tip = Ein Bild der Wertung
save-film = Film
save-film-tip = Das ganze Spiel als Animation, ein Bild für jeden Zug
save-pictures = Film in Bildern
save-pictures-tip = Das ganze Spiel als Ordner voller Bilder, eines für jeden Zug
save-story = Geschichte
save-story-tip = Das ganze Spiel in Worten, mit deinen Kommentaren
save-where = { $name } ({ $endings })
save-where-folder = { $name }
save-yes = Speichern
save-making = Wird gespeichert
save-begins = Das Spiel wird geöffnet …
save-progress = { $percent } %
save-writing = Die Datei wird geschrieben …
save-done = Gespeichert
save-done-at = { $path }
save-not = Nicht gespeichert
save-not-why = { $path }: { $why }
