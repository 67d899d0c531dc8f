"""Runebound, second edition: Rise of the Dragon Lords."""

from game.titles.runebound.rules.title import TITLE

__all__ = ["TITLE"]
