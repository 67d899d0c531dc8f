# Fields of positions, for agreements
raiders-field-quest = quest { $number }
raiders-field-village_quest = quest space { $number } of the village
raiders-field-vp = VP
raiders-field-silver = silver
raiders-field-provisions = provisions
raiders-field-kumis = kumis
raiders-field-gold = gold
raiders-field-equipment = equipment
raiders-field-wagon = wagons
raiders-field-livestock = livestock
raiders-field-hand = hand
raiders-field-spaces = { $of ->
    [seat] crew space { $key }
   *[table] { $key }
  }
raiders-field-crew = crew card
raiders-field-wounds = wounds
raiders-field-eagle = eagle
raiders-field-horse = horse
raiders-field-quests = quests
raiders-field-worker = { $of ->
    [seat] worker in hand
   *[table] worker
  }
raiders-field-village = worker at { $key }
raiders-field-spots = workers at { $key }
raiders-field-used = hero and eagles used this turn
raiders-field-supply = supply of { $key }
raiders-field-crew_deck = the crew deck
raiders-field-crew_discard = the crew discard pile
raiders-field-animal_deck = the animal deck
raiders-field-animal_discard = the animal discard pile
raiders-field-animal_line = the row of animals
