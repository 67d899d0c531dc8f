"""The map: its pieces, how they share a hexagon, and what its signs mean."""
