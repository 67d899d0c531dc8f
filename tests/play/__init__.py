"""Games at one screen, without a window."""
