"""The person's games, settings and hall of fame on disk."""
