"""A game in play: moves, undo, replay, and the record on disk."""
