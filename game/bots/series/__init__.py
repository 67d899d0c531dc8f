"""Series of games between bots, ladders, and rows of results."""
