raiders-field-quest = Quest { $number }
raiders-field-village_quest = Questfeld { $number } im Dorf
raiders-field-vp = SP
raiders-field-silver = Silber
raiders-field-provisions = Vorräte
raiders-field-kumis = Kumys
raiders-field-gold = Gold
raiders-field-equipment = Ausrüstung
raiders-field-wagon = Wagen
raiders-field-livestock = Vieh
raiders-field-hand = Handkarten
raiders-field-spaces = { $of ->
    [seat] Mannschaftsplatz { $key }
   *[table] { $key }
  }
raiders-field-crew = Mannschaftskarte
raiders-field-wounds = Wunden
raiders-field-eagle = Adler
raiders-field-horse = Pferd
raiders-field-quests = Quests
raiders-field-worker = { $of ->
    [seat] Arbeiter in der Hand
   *[table] Arbeiter
  }
raiders-field-village = Arbeiter, { $key }
raiders-field-spots = Arbeiter bei: { $key }
raiders-field-used = in diesem Zug genutzt (Held und Adler)
raiders-field-supply = Vorrat an { $key }
raiders-field-crew_deck = Stapel der Mannschaft
raiders-field-crew_discard = Ablagestapel der Mannschaft
raiders-field-animal_deck = Stapel der Tiere
raiders-field-animal_discard = Ablagestapel der Tiere
raiders-field-animal_line = Auslage der Tiere
