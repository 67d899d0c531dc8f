agree-menu = Wir haben vereinbart
agree-menu-tip = Eine Zahl, eine Karte oder eine Figur von Hand setzen, wenn alle am Tisch zustimmen.
agree-title = Wir haben vereinbart
agree-label = Vereinbarung
agree-log = Vereinbart: { $change }
agree-more = { $field } +{ $amount }
agree-less = { $field } −{ $amount }
agree-set = { $field }: { $value }
agree-emptied = { $field }: nichts
agree-get = { $field }: { $value } dazu
agree-lose = { $field }: { $value } weg
agree-put = { $thing } kommt von { $source } zu { $field }
agree-of = { $field } ({ $name })
agree-part = { $field }, { $part }
agree-yes = ja
agree-no = nein
agree-hidden = eine verdeckte Karte
agree-over = Die Partie ist vorbei; es lässt sich nichts mehr ändern.
agree-lesson = In einer Lektion gibt es keine Vereinbarungen.
agree-not-now = Eine Vereinbarung kannst du vorschlagen, wenn du dran bist und wählen musst.
agree-done = Erledigt. Rückgängig nimmt es zurück.
agree-refused = { $name } stimmt nicht zu, also ändert sich nichts.
agree-ask = { $name }, stimmst du zu? Gib „{ $yes }“ oder „{ $no }“ ein.
agree-asked = Das würde sich ändern:
agree-text-yes = ja
agree-text-no = nein
agree-text-how = Gib „{ $agree }“ und eine oder mehrere Änderungen ein: { $agree } players.0.coins+1. Mit einem Wort siehst du die Felder, deren Namen es enthalten. „+“ und „-“ ändern eine Zahl oder eine Liste, „=“ setzt ein Wort oder einen Ort, „>“ bringt eine Karte auf einen anderen Stapel.
agree-text-field = { $field } = { $value } ({ $words })
agree-text-whose = { $name }: { $field }
agree-text-card = { $field } ({ $words })
agree-text-none = Kein Feld enthält „{ $words }“. Gib „{ $agree }“ ein, um zu sehen, wie eine Änderung geschrieben wird.
agree-note = { $count ->
    [one] 1 Vereinbarung hat diese Partie von Hand geändert.
   *[other] { $count } Vereinbarungen haben diese Partie von Hand geändert.
  }
agree-table = Tisch
agree-top = die oberste Karte
agree-nothing = nichts
agree-add = Dazu: { $value }
agree-take-away = Weg: { $value }
agree-gone = Wegnehmen
agree-to = Nach: { $value }
agree-into = Ziel: { $field }
hall-agreed = { $count ->
    [one] 1 Vereinbarung
   *[other] { $count } Vereinbarungen
  }
agree-clear = Alles zurücknehmen
agree-propose = Vorschlagen
agree-propose-why = Noch ist nichts geändert.
agree-count = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
  }
agree-section = Wessen
agree-row = { $field }: { $value }
agree-row-then = { $row } → { $change }
agree-row-card = { $field } ({ $value })
agree-many = { $count } Stück
agree-change = Ändern
agree-change-what = Ändern: { $field }
agree-less-of = Eins weniger: { $field }
agree-more-of = Eins mehr: { $field }
agree-no-offer = Das kann nirgends sonst hin.
agree-withdraw = Vorschlag zurückziehen
agree-person = { $name }, stimmst du zu?
agree-agreed = { $name } stimmt zu.
agree-yes-button = Einverstanden
agree-no-button = Nein
agree-yes-of = { $name } stimmt zu
agree-no-of = { $name } stimmt nicht zu
