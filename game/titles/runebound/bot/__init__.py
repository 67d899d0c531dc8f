"""How bots judge positions of Runebound."""
