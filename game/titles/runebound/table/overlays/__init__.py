"""What is laid over the map: combats, markets, trades, cards to choose from."""
