runebound-error-supply = muss mindestens { $least } sein; so viele Abenteuerfelder der Farbe { $colour } hat die Karte.
runebound-error-no-town = nennt keine Stadt; gib wenigstens einer Stadt ihre Würfelergebnisse.
runebound-error-results = braucht ein niedrigstes und ein höchstes Würfelergebnis (1 bis { $sides }), das höchste nicht kleiner als das niedrigste.
runebound-error-town = die Stadt „{ $town }“ liegt auf keinem Feld „town“; verschiebe sie in Tiled.
runebound-error-adventure = Ebene „places“: „{ $name }“ braucht ein Feld außerhalb der Städte und eine dieser Farben: { $known }; ändere das in Tiled.
