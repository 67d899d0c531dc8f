"""Boards: places, hexagons, and their neighbours."""
