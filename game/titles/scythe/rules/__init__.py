"""The rules of Scythe, in folders by chapters of the rulebook."""
