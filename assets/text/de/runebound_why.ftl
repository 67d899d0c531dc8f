runebound-why-green = macht deinen Helden stärker für grüne Herausforderungen
runebound-why-yellow = macht deinen Helden stärker für gelbe Herausforderungen
runebound-why-blue = macht deinen Helden stärker für blaue Herausforderungen
runebound-why-red = macht deinen Helden stärker für rote Herausforderungen
runebound-why-gold = lässt dir { $sign ->
    [less] weniger
   *[more] mehr
  } Gold
runebound-why-life = lässt deinem Helden { $sign ->
    [less] weniger
   *[more] mehr
  } Leben
runebound-why-allies = schont deine Verbündeten
runebound-why-rest = hält deinen Helden und die Verbündeten ausgeruht
runebound-why-cards = rüstet dich besser aus
runebound-why-learning = bringt dich näher an Erfahrungsmarker
runebound-why-runes = bringt eine Drachenrune ein
runebound-why-deeds = besiegt noch eine Herausforderung
runebound-why-rivals = hält andere von Drachenrunen fern
runebound-why-clock = lässt die Städte länger stehen
runebound-why-knockout = hält deinen Helden eher bei Bewusstsein
runebound-why-successor = bringt dir notfalls einen besseren Helden statt eines bewusstlosen
runebound-why-goals = bringt dich näher an ein gutes Feld
runebound-why-fight = verbessert deine Chancen in diesem Kampf
runebound-why-won = gewinnt das Spiel
runebound-why-green_adventure = führt deinen Helden zu einem lohnenden grünen Abenteuer
runebound-why-yellow_adventure = führt deinen Helden zu einem lohnenden gelben Abenteuer
runebound-why-blue_adventure = führt deinen Helden zu einem lohnenden blauen Abenteuer
runebound-why-red_adventure = führt deinen Helden zu einem lohnenden roten Abenteuer
runebound-why-challenge = führt deinen Helden zu einer lohnenden unbesiegten Herausforderung
runebound-why-town = führt deinen Helden zum Heilen oder Einkaufen in eine Stadt
runebound-why-meeting = gibt deinem Helden die Chance auf einen Sieg über einen Rivalen
runebound-why-bargain = kann zu einem nützlichen Handel für euch beide führen
runebound-why-victory = macht deinen Sieg wahrscheinlicher
runebound-why-exchange = opfert wahrscheinlich diesen Helden für einen besseren mit vollem Leben
runebound-why-spared = lässt dich nach diesem Kampf besser dastehen

runebound-temperament-bold = kühn: er geht früh auf die Drachenrunen los
runebound-temperament-careful = vorsichtig: er heilt und kämpft nur, wenn der Sieg sicher ist
runebound-temperament-armed = gerüstet: er kauft erst ein und kämpft dann

runebound-feature-green = Grüne Herausforderungen
runebound-feature-yellow = Gelbe Herausforderungen
runebound-feature-blue = Blaue Herausforderungen
runebound-feature-red = Rote Herausforderungen
runebound-feature-gold = Gold
runebound-feature-life = Leben
runebound-feature-allies = Verbündete
runebound-feature-rest = Erholung
runebound-feature-cards = Gegenstände und Verbündete
runebound-feature-learning = Weg zu Erfahrungsmarkern
runebound-feature-runes = Drachenrunen
runebound-feature-deeds = Besiegte Herausforderungen
runebound-feature-rivals = Drachenrunen der anderen
runebound-feature-clock = Wie lange die Städte stehen
runebound-feature-knockout = Gefahr, bewusstlos zu werden
runebound-feature-successor = Ein besserer Held danach
runebound-feature-goals = Weg zu einem guten Feld
runebound-feature-fight = Chancen in diesem Kampf
runebound-feature-won = Sieg
runebound-feature-green_adventure = Weg zu einem grünen Abenteuer
runebound-feature-yellow_adventure = Weg zu einem gelben Abenteuer
runebound-feature-blue_adventure = Weg zu einem blauen Abenteuer
runebound-feature-red_adventure = Weg zu einem roten Abenteuer
runebound-feature-challenge = Weg zu einer unbesiegten Herausforderung
runebound-feature-town = Weg zu einer Stadt
runebound-feature-meeting = Sieg über einen Rivalen
runebound-feature-bargain = Eine Absprache
runebound-feature-victory = Chance, den Kampf zu gewinnen
runebound-feature-exchange = Ein besserer Held an seiner Stelle
runebound-feature-spared = Was der Kampf sonst kostet

runebound-puzzle-counts = Es zählt, stärker zu werden und vor den anderen Drachenrunen zu gewinnen.
