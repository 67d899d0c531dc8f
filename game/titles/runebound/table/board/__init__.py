"""The map: its pieces, its names, and how a Hero is moved."""
