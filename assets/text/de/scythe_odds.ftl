scythe-odds-combats = Kampf
scythe-odds-reach = Reichweite
scythe-odds-score = Endwertung

## Combat
scythe-odds-no-seat = Wähle die Sicht eines Spielers, um Kämpfe von diesem Platz aus zu sehen.
scythe-odds-no-combat = Kein Anführer und kein Mech steht dort, wo gekämpft werden könnte.
scythe-odds-place = Wo
scythe-odds-pending = Der Kampf jetzt
scythe-odds-other = Gegen
scythe-odds-role = Du
scythe-odds-role-attacks = greifst an
scythe-odds-role-defends = verteidigst dich
scythe-odds-fighters = Angreifende Anführer und Mechs
scythe-odds-uses = Freiwillige Fähigkeiten
scythe-odds-uses-yes = eingesetzt
scythe-odds-uses-no = nicht eingesetzt
scythe-odds-against = Gegen { $name }, { $place }
scythe-odds-total = Deine Summe
scythe-odds-few = Wenigste Karten
scythe-odds-low = Wenigste Stärke
scythe-odds-random = Schlägt eine zufällige Wahl
scythe-odds-all-in = Schlägt alles, was geht
scythe-odds-dial = Stärke { $dial }
scythe-odds-selection = Stärke { $dial } + { $icon } { $cards }
scythe-odds-percent = { $share } %
scythe-odds-range = { $name } kann bis zu { $power } Stärke einstellen und { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] bis zu { $cards } Karten
  } spielen: zusammen mindestens 0, höchstens { $most }.
scythe-odds-tie-won = Bei Gleichstand gewinnst du.
scythe-odds-tie-lost = Bei Gleichstand verlierst du.
scythe-odds-used = { $name } setzt { $ability } ein, bevor ihr einstellt; das ist mitgerechnet.
scythe-odds-stolen = Eine Fähigkeit nimmt dir eine zufällige Handkarte; gerechnet ist, dass es deine beste ist.
scythe-odds-brings = Was sich für dich ändert
scythe-odds-won = Bei Sieg
scythe-odds-lost = Bei Niederlage
scythe-odds-has-stars = Sterne
scythe-odds-has-popularity = Ansehen
scythe-odds-has-cards = Kampfkarten
scythe-odds-has-territories = Regionen
scythe-odds-has-resources = Ressourcen
scythe-odds-change = { $sign ->
    [more] +{ $amount }
    [less] −{ $amount }
   *[none] 0
  }
scythe-odds-result-note = Stärke und Karten, die du einsetzt, stehen hier nicht. Wer verliert, zieht nur dann eine Karte, wenn er mindestens 1 Stärke gezeigt hat.

## Where units can go
scythe-odds-no-units = Auf dem Spielplan sind noch keine Einheiten.
scythe-odds-unit = Einheit
scythe-odds-unit-at = { CAPITAL($unit) } von { $name }, { $place }
scythe-odds-by = Mit
scythe-odds-by-move = Bewegen
scythe-odds-by-factory = Fabrikkarte
scythe-odds-by-tunnel = Tunnel
scythe-odds-by-mine = Mine
scythe-odds-by-aboard = auf einem Mech
scythe-odds-on-foot = zu Fuß
scythe-odds-moves = Bewegungen
scythe-odds-route = Weg
scythe-odds-way = { $places }
scythe-odds-then = { $first } → { $last }
scythe-odds-means = Durch
scythe-odds-meets = Trifft auf
scythe-odds-meets-fight = einen Kampf
scythe-odds-meets-workers = Arbeiter, die weichen
scythe-odds-meets-encounter = eine Begegnung
scythe-odds-meets-trap = eine Falle
scythe-odds-nothing = –
scythe-odds-mark = { $moves ->
    [one] { $unit }: 1 Bewegung
   *[other] { $unit }: { $moves } Bewegungen
  }
scythe-odds-mark-meets = { $way }, trifft auf { $met }
scythe-odds-steps = { $steps ->
    [one] Sie zieht 1 Region weit.
   *[other] Sie zieht bis zu { $steps } Regionen weit.
  }
scythe-odds-reach-note = Bis zu { $moves } Bewegungen, während alle anderen Einheiten stehen bleiben. Ein Weg endet, wo es zum Kampf kommt.

## Final score
scythe-odds-no-mats = Die Tableaus sind noch nicht verteilt.
scythe-odds-player = Spieler
scythe-odds-now = Jetzt
scythe-odds-span = { $icon } { $least }–{ $most }
scythe-odds-popularity-now = Ansehen jetzt
scythe-odds-score-note = So stünde es, wenn das Spiel jetzt endete, und mit den Werten jeder Ansehensstufe.
scythe-odds-coins-note = + ?: Dazu kommen die Münzen auf der Hand, die du nicht siehst.
