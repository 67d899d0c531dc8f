"""The pictures of Runebound."""
