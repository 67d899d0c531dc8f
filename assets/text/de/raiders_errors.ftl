## Inhaltsdateien. Datei, Zeile und Feld stehen jeweils davor.

raiders-error-heroes = Es gibt nur { $count } Helden mehr als Plätze.
raiders-error-animals = Es gibt nur { $count } Tiere.
raiders-error-crew = Es gibt insgesamt nur { $count } Mannschaftskarten; { $seats } Spieler brauchen mindestens { $needed }.
raiders-error-plunder = Die Beutefelder brauchen mehr als die { $count } Beutestücke, die es im Spiel gibt.
raiders-error-crew-spaces = Es ist nur Platz für { $most }.
raiders-error-no-cost = Es fehlt { $item }; schreib { $item } = 0.
raiders-error-cost = Ein Raubzug kostet { $amount } { $item }, mehr als irgendjemand haben kann.
raiders-error-discard-strength = Es fehlt discard_strength.

## Fehler in Spielständen

raiders-flaw-wounds-without-crew = zählt Wunden ohne Mannschaftskarte
raiders-flaw-hero-twice = der Held { $id } kommt zweimal vor
raiders-flaw-hero-chosen = hat einen Helden und soll noch einen wählen
raiders-flaw-no-hero = hat keinen Helden
raiders-flaw-pairs = hat { $found } Paare, erwartet waren { $expected }
raiders-flaw-animal-line = hat { $found } Tiere, erwartet waren { $expected }
raiders-flaw-quest-place = hier kann keine Quest liegen
raiders-flaw-quest-missing = die verdeckte Quest von { $place } fehlt
raiders-flaw-no-open-quest = bei { $place } liegt keine offene Quest
raiders-flaw-space-not-in-play = ist bei { $seats } Spielern nicht im Spiel
raiders-flaw-plunder-count = mit Spielern und Beutefeldern zusammen gibt es { $found } { $item }, erwartet waren { $expected }
raiders-flaw-plunder-left = auf einem überfallenen Feld liegt Beute
raiders-flaw-worker-twice = der Arbeiter { $worker } kommt zweimal vor
raiders-flaw-too-many-workers = es gibt zu viele Arbeiter der Farbe { $colour }
raiders-flaw-worker-missing = ein Arbeiter der Farbe { $colour } fehlt
raiders-flaw-no-worker = hat keinen Arbeiter in der Hand
raiders-flaw-worker-placed = hat einen Arbeiter in der Hand, der schon eingesetzt ist
raiders-flaw-worker-above = { $worker } steht über dem Beutefeld eines Arbeiters der Farbe { $colour }
raiders-flaw-worker-building = ein Arbeiter der Farbe { $colour } darf hier nicht stehen
raiders-flaw-spots = hat { $found } Arbeiter, wurde aber { $raids ->
    [one] einmal
   *[other] { $raids }-mal
} überfallen
raiders-flaw-may-not-raid = { $id } darf hier nicht überfallen
raiders-flaw-raid-missing = fehlt, aber seine Schritte stehen an
raiders-flaw-raid-no-step = läuft noch, aber kein Schritt davon steht an
raiders-flaw-no-space-left = { $settlement } hat kein Beutefeld mehr
raiders-flaw-no-face = ein Würfel der Farbe { $colour } hat keine Seite { $face }
raiders-flaw-too-many-dice = es gibt mehr als { $most } Würfel der Farbe { $colour }
