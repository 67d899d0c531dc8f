"""Overlays on the board: combats, deals, encounters and choices of cards."""
