"""Setting up the game: factions, mats, bids, tiles."""
