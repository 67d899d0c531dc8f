## Inhaltsdateien. Datei, Zeile und Feld stehen jeweils davor.

raiders-error-heroes = Es gibt nur { $count } Helden mehr als Plätze.
raiders-error-animals = Es gibt nur { $count } Tiere.
raiders-error-crew = Es gibt insgesamt nur { $count } Mannschaftskarten; { $seats } Spieler brauchen mindestens { $needed }.
raiders-error-plunder = Die Beutefelder brauchen mehr als die { $count } Beutestücke, die es im Spiel gibt.
raiders-error-crew-spaces = Es ist nur Platz für { $most }.
raiders-error-no-cost = Es fehlt { $item }; schreib { $item } = 0.
raiders-error-cost = Ein Raubzug kostet { $amount } { $item }, mehr als irgendjemand haben kann.
raiders-error-discard-strength = Es fehlt discard_strength.
