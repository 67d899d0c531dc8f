runebound-odds-fights = Kämpfe
runebound-odds-ways = Wege
runebound-odds-threat = Bedrohung
runebound-odds-seat = Wessen Held
runebound-odds-percent = { $share } %
runebound-odds-mean = { $mean }

## Fights
runebound-odds-from = Herausforderungen
runebound-odds-group = { $group ->
    [now] der Kampf jetzt
    [track] unbesiegte
    [green] grüne
    [yellow] gelbe
    [blue] blaue
   *[red] rote
  }
runebound-odds-foe = Gegen
runebound-odds-figures = Figuren
runebound-odds-wounds = { $state ->
    [healed] ohne Wunden
   *[as-is] wie sie sind
  }
runebound-odds-no-foe = Es gibt keine Herausforderung, gegen die man kämpfen könnte.
runebound-odds-win = Sieg
runebound-odds-rounds = Runden im Schnitt
runebound-odds-hero-wounds = Wunden des Helden
runebound-odds-fallen = Tote Verbündete
runebound-odds-free = Flucht
runebound-odds-test = Proben vor dem Kampf
runebound-odds-paid = { $paid ->
    [yes] Erschöpfung dafür zahlen
   *[no] nicht zahlen
  }
runebound-odds-use = Vor dem Kampf
runebound-odds-no-use = nichts einsetzen
runebound-odds-leave = Fliehen
runebound-odds-leave-at = { $life ->
    [0] nie
    [1] mit 1 Leben
   *[other] mit höchstens { $life } Leben
  }
runebound-odds-defend = verteidigen
runebound-odds-fight-note = Jede Runde wird nach demselben Plan gekämpft, bis eine Seite fällt; ist ein Verbündeter gefallen, verteidigt sich der Held in dessen Phase. Der Text vor dem Kampf zählt mit. Nicht gezählt: Fähigkeiten, die man im Kampf einsetzen muss.
runebound-odds-escape = Flucht
runebound-odds-escape-how = { $paid ->
    [yes] mit Erschöpfung, solange es geht
   *[no] ohne Erschöpfung
  }
runebound-odds-first-escape = Erster Versuch
runebound-odds-escaped = Bevor der Held fällt
runebound-odds-escape-note = Nach jedem Fehlschlag, der eine Wunde kostet, versucht es der Held erneut. Der Text vor dem Kampf zählt mit; Fähigkeiten, die man einsetzen muss, nicht.
runebound-odds-more-plans = { $count ->
    [one] 1 Plan mit geringerer Chance ist nicht aufgeführt.
   *[other] { $count } Pläne mit geringeren Chancen sind nicht aufgeführt.
  }

## Ways
runebound-odds-dice = Würfel
runebound-odds-dice-count = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
  }
runebound-odds-dice-rolled = die geworfenen Würfel
runebound-odds-place = Wo
runebound-odds-far = Weg
runebound-odds-away = { $count ->
    [0] hier
   *[other] { $count } nach { $way }
  }
runebound-odds-awaits = Dort wartet
runebound-odds-colour = { $colour ->
    [green] grünes Abenteuer
    [yellow] gelbes Abenteuer
    [blue] blaues Abenteuer
   *[red] rotes Abenteuer
  }
runebound-odds-arrive = Ankommen
runebound-odds-first = Erste Karte eine Herausforderung
runebound-odds-whole = Ankommen und siegen
runebound-odds-no-way = Von hier führen die Würfel zu keinem Abenteuer.
runebound-odds-way-note = Jede Karte, die noch im Stapel liegen kann, ist gleich wahrscheinlich. Was Ereignisse und Begegnungen bringen, ist nicht gezählt: Danach wird weitergezogen, bis eine Herausforderung kommt. Jeder Kampf folgt einem Plan, der viel austeilt und wenig riskiert.

## Threat
runebound-odds-town = Stadt
runebound-odds-this-turn = Bis zum Ende dieses Zugs
runebound-odds-this-round = Bis zum Ende dieser Runde
runebound-odds-next-round = Bis zum Ende der nächsten Runde
runebound-odds-any-town = Irgendeine Stadt
runebound-odds-all-fallen = Alle Städte sind gefallen.
runebound-odds-threat-note = Gerechnet mit den Bedrohungsmarkern, die jetzt da sind; Karten, die welche bringen oder nehmen, sind nicht gezählt.
