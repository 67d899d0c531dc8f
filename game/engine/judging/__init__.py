"""Evaluations of positions, for bots and hints."""
