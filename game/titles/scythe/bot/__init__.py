"""The bots' evaluation of positions in Scythe."""
