"""How bots judge positions of Raiders of Scythia."""
