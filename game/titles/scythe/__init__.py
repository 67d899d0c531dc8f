"""Scythe."""

from game.titles.scythe.rules.title import TITLE

__all__ = ["TITLE"]
