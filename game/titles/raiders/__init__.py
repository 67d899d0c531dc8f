"""Raiders of Scythia."""
