"""How a bot judges Nim with cards."""
