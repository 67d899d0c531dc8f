"""The rules of Raiders of Scythia, one file a chapter of the rulebook."""
