"""Overlays on the map: combats, markets, trades, cards to choose from."""
