"""The rules of Runebound, in folders by chapters of the rulebook."""
