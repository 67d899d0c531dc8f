"""How bots judge positions of Scythe."""
