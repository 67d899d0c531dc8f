"""Whose turn it is on this screen, and how moves are shown."""
