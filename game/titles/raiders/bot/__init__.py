"""The bots' evaluation of positions in Raiders of Scythia."""
