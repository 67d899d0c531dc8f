"""The bots' evaluation of positions in Runebound."""
