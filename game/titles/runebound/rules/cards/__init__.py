"""What cards say and do: effects, abilities, and what holds for a time."""
