"""Many games between bots: series, ladders, rows of results."""
