"""The rules of Scythe, one file a chapter of the rulebook."""
