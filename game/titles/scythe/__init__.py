"""Scythe."""

from game.titles.scythe.title import TITLE

__all__ = ["TITLE"]
