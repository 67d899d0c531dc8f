runebound-error-supply = muss mindestens { $least } sein; so viele Abenteuerfelder der Farbe { $colour } hat die Karte.
runebound-error-no-town = nennt keine Stadt; gib wenigstens einer Stadt ihre Würfelergebnisse.
runebound-error-results = braucht ein niedrigstes und ein höchstes Würfelergebnis (1 bis { $sides }), das höchste nicht kleiner als das niedrigste.
runebound-error-town = die Stadt „{ $town }“ liegt auf keinem Feld „town“; verschiebe sie in Tiled.
runebound-error-adventure = Ebene „places“: „{ $name }“ braucht ein Feld außerhalb der Städte und eine dieser Farben: { $known }; ändere das in Tiled.

## Fehler in Spielständen

runebound-flaw-no-hero = hat keinen Helden
runebound-flaw-nowhere = steht nirgends auf der Karte
runebound-flaw-not-kept = { $id } ist keine Karte, die jemand behält
runebound-flaw-too-many-cards = hat mehr als { $most } von der Art { $kind }
runebound-flaw-hero-twice = der Held { $id } kommt zweimal vor
runebound-flaw-nobody-won = es ist nichts mehr zu tun, aber niemand hat gewonnen
runebound-flaw-winner = nennt einen Sieger, aber das Spiel geht weiter
runebound-flaw-all-fallen = alle Städte sind gefallen, aber das Spiel geht weiter
runebound-flaw-enough-runes = hat genug Drachenrunen zum Sieg, aber das Spiel geht weiter
runebound-flaw-counter-twice = der Abenteuermarker von { $id } kommt zweimal vor
runebound-flaw-no-adventure-space = { $id } ist kein Abenteuerfeld
runebound-flaw-too-many-adventures = mit den Spielern zusammen gibt es mehr als { $most } Marker der Farbe { $colour }
runebound-flaw-undefeated = hat mehr als { $most } Marker
runebound-flaw-challenge-place = hier kann keine Herausforderung liegen
runebound-flaw-no-challenge = { $card } ist keine Herausforderung
runebound-flaw-town-twice = die Stadt { $id } kommt zweimal vor
runebound-flaw-retinue = das Gefolge liegt in einer Stadt, die nicht gefallen ist
runebound-flaw-too-much-experience = zusammen haben die Spieler mehr als { $most } Erfahrungsmarker der Art { $kind }
runebound-flaw-no-counters = ist { $amount }: Lass eine Figur ohne Marker weg
runebound-flaw-fallen = ist { $amount }, aber { $figure } fällt bei { $life }
runebound-flaw-no-round = ein Kampf läuft, aber keine Runde davon folgt
runebound-flaw-heroes-fight = ist { $card }, aber es kämpfen zwei Helden
runebound-flaw-no-other-hero = ist kein anderer Held
runebound-flaw-not-a-challenge = ist keine Herausforderung
runebound-flaw-challenge-fought = ist ein Held, aber gekämpft wird gegen eine Herausforderung
runebound-flaw-not-there = { $card } liegt nicht dort
runebound-flaw-no-phase = ist ein Angriffswurf, aber der Kampf ist in keiner Phase
runebound-flaw-too-dear = ist { $amount }, aber der Platz kann nur { $have } zahlen
