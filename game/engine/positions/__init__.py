"""Position files, and checks that a position can be played."""
