"""Cards: effects, abilities, and what holds for a time."""
