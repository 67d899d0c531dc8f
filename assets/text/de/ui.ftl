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
settings-language = Sprache
quit-title = Hotseat beenden?
quit-text = Du kannst deine Spiele jederzeit fortsetzen.
quit-yes = Beenden
quit-no = Abbrechen
unsaved-title = Gehen, ohne zu speichern?
unsaved-text = Deine letzten Züge sind nicht gespeichert. Wenn du jetzt gehst, sind sie verloren. { $why }
unsaved-yes = Trotzdem gehen
unsaved-no = Bleiben

zoom-hint = { DEVICE() ->
    [keys] Klick oder { key-escape } schließt das Bild
   *[pad] { key-escape } schließt das Bild
  }

## Namen und Sätze
sentence = { CAPITAL($words) }
names-two = { $first } und { $last }
names-more = { $first }, { $last }

## Tage und Zeiten

date-day = { $day }.{ $month }.{ $year }
date-minute = { $day }, { $clock }
