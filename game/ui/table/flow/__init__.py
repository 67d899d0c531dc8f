"""Whose turn it is on this screen, how moves are shown, and what is laid over the table."""
