"""The rules of Runebound, one file a chapter of the rulebook."""
