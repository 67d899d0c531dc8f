## Namen von Bedienelementen
access-game = Spiel
access-table = Tabelle
access-page = Seite
access-seat-row = Platz { $number }: { $name }
access-seat-name = Name von Spieler { $number }
access-seat-kind = { $name } wird gespielt von
access-cell = { $heading } { $value }
access-nth = { $name }, { $number } von { $all }
access-panel-active = Ist am Zug
access-value = { $name }: { $value }
access-hidden = verdeckt
access-at-least = mindestens { $total }
access-not-possible-now = Jetzt nicht möglich
access-not-possible = Nicht möglich: { $why }

## Am Tisch
access-undone = { $more ->
    [0] Zurückgenommen: { $what }
    [one] Zurückgenommen: { $what }, und { $more } weitere Zeile des Verlaufs
   *[other] Zurückgenommen: { $what }, und { $more } weitere Zeilen des Verlaufs
  }
access-turn-of = { $name } ist am Zug.
access-own-places = Deine Figuren stehen auf: { $places }
access-scores = Punkte: { $scores }
access-walk-active = { key-confirm }: { $what }
access-walk-picks-up = aufnehmen: { $what }
access-walk-puts-back = zurücklegen: { $what }
access-walk-drops = hier ablegen: { $what }
access-walk-chooses = auswählen: { $choices }
access-walk-ends = Zurück bei den Knöpfen
access-walk-kind = { $kind }: { $count }
access-walk-targets = Wo du etwas tun kannst
access-walk-own = Deine Figuren
access-walk-mat = Vor dir
access-walk-beside = Neben dem Spielplan
access-walk-others = Karten von { $name }

## Eigene Sprachausgabe
settings-voice = Sprachausgabe
settings-voice-help = Hotseat liest selbst vor, für alle, die keinen Screenreader haben
settings-voice-off = Aus
settings-voice-alone = Ohne Screenreader
settings-voice-always = Immer
settings-voice-rate = Sprechtempo
settings-voice-rate-help = 50 % ist das übliche Tempo
settings-voice-reads = Vorlesen
settings-voice-reads-help = Den gewählten Knopf oder die gewählte Karte, oder auch, was geschieht
settings-voice-reads-focus = Auswahl
settings-voice-reads-all = Alles
voice-none = Es kann nicht gesprochen werden
voice-role-button = Knopf
voice-role-switch = Schalter
voice-role-slider = Regler
voice-role-field = Textfeld
voice-role-choice = Auswahl
voice-role-list = Liste
voice-role-log = Verlauf
voice-on = ein
voice-off = aus
