"""Workers in the village: buildings, Town Centre, crew, animals, healing, quests."""
