"""Boards: places, hexagons, and what is next to what."""
