"""The rules of Raiders of Scythia, in folders by chapters of the rulebook."""
