"""What workers do in the village: buildings, Town Centre, crew, animals, healing, quests."""
