"""The strip beside the map: towns, threat, decks, steps of the turn."""
