raiders-example-pick-up = Du hast deinen Arbeiter auf den Dorfplatz gesetzt. Nimm nun im Dorf einen anderen auf und nutze sein Gebäude.
raiders-example-pick-up-try = Nimm den Arbeiter vom Hof auf, dann nimm Vorräte.
raiders-example-animal = Du bist im Stall und hast 1 Ausrüstung, um ein Pferd zu bezahlen. Es darf auf jeden Platz bei deiner Mannschaft.
raiders-example-animal-try = Nimm das Pferd mit Stärke 2 auf deinen ersten Platz.
raiders-example-raid = Ringlager verlangt zwei Mitglieder, drei Vorräte und deinen blauen Arbeiter: Du kannst es überfallen.
raiders-example-raid-try = { HAND() ->
    [mouse] Zieh deinen Arbeiter auf Ringlager.
   *[keys] Setz deinen Arbeiter auf Ringlager.
  }
raiders-example-wounds = Dein Raubzug bringt drei Wunden. Der Raufbold verträgt zwei; die dritte muss jemand anderes nehmen.
raiders-example-wounds-try = Leg eine Wunde auf den Brauer und zwei auf den Raufbold.
raiders-example-quest = Diese Quest liegt offen, und du hast, was sie verlangt: Erfülle sie im Häuptlingszelt.
raiders-example-quest-try = Setz deinen grauen Arbeiter auf das Häuptlingszelt, dann bezahl die Quest bei Ringlager.

## Symbole: ihre Namen und wofür sie stehen

raiders-signs-goods = Güter
raiders-sign-silver-about = Heuert Mannschaft an und kauft Adler. Am Ende eines Zuges behältst du 8.
raiders-sign-provisions = Vorräte
raiders-sign-provisions-about = Bezahlen einen Raubzug; jede Siedlung zeigt, wie viele sie kostet. Du behältst 8.
raiders-sign-kumis-about = Einer heilt in der Kaserne zwei Wunden oder bringt bei einem Raubzug 1 Stärke. Du behältst 8.
raiders-signs-plunder = Beute
raiders-sign-gold-about = Am Ende 2 Punkte wert. Ein Beutefeld mit Gold bringt dem Raubzug einen gelben Würfel.
raiders-sign-equipment-about = Am Ende 1 Punkt wert. Kauft im Stall ein Pferd.
raiders-sign-wagon-about = Am Ende 1 Punkt wert. Wer ferne Siedlungen überfallen will, braucht Wagen.
raiders-sign-livestock-about = Je zwei sind am Ende 1 Punkt wert. Eines versorgt deine Reiter im Häuptlingszelt.
raiders-signs-people = Leute
raiders-sign-worker = Arbeiter
raiders-sign-worker-about = Setz in deinem Zug deinen Arbeiter ein, dann nimm einen anderen auf.
raiders-sign-crew-about = Deine angeheuerte Mannschaft: So viele Mitglieder verlangt ein Raubzug. Auf einem Gebäude: anheuern.
raiders-sign-hero = Held
raiders-sign-hero-about = Nutze auf dem Dorfplatz die Fähigkeit deines Helden.
raiders-sign-card-about = Eine Karte in deiner Hand, oder zieh eine. Du behältst 8.
raiders-sign-discard = Ablage
raiders-sign-discard-about = Karten, die ausgespielt, verkauft oder verloren wurden.
raiders-sign-strength-about = Die Stärke eines Mitglieds oder eines Tiers. Zusammen mit den Würfeln entscheidet sie, was ein Raubzug bringt.
raiders-sign-wound-about = Jede kostet ein Mitglied 1 Stärke; eine mehr, als es Stärke hat, tötet es.
raiders-signs-animals = Tiere
raiders-sign-eagle-about = Über einem Mitglied: verdoppelt dessen Fähigkeit oder nutzt sie.
raiders-sign-horse-about = Unter einem Mitglied: stärkt Raubzüge.
raiders-sign-double = Verdoppeln
raiders-sign-double-about = Ein Adler mit diesem Symbol verdoppelt die Mannschaftsfähigkeit darunter.
raiders-sign-activate = Dorfplatz
raiders-sign-activate-about = Auf dem Dorfplatz nutzt ein Adler mit diesem Symbol die Spielfähigkeit der Karte darunter.
raiders-signs-board = Auf dem Spielplan
raiders-sign-town_centre = Dorfplatz
raiders-sign-town_centre-about = Spiel eine Karte aus, nutze deinen Helden oder einen Adler mit dem Feuersymbol.
raiders-sign-quest-about = Zahl ihren Preis oder wirf Karten ab, die stark genug sind; am Ende bringt sie ihre Punkte.
raiders-sign-vp-about = Siegpunkte: Wer die meisten hat, gewinnt.
raiders-sign-die-about = Fällt bei Raubzügen: bringt Stärke und Wunden.
raiders-sign-lock = Geschlossen
raiders-sign-lock-about = Bei dieser Spielerzahl nicht im Spiel.
