"""Hints for people, and the turning points of a finished game."""
