"""Installed titles, bots of other packages, editions, and guides to a title."""
