"""Position files, and the check that a game can go on from a position."""
