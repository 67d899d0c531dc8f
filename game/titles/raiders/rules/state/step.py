"""The base of all steps of this title, below the book, whose cards are made of steps."""

from __future__ import annotations

from typing import Any

from game.engine.model import Step


class RaidersStep(Step[Any], frozen=True):
    """A step of this title; its state is a RaidersState."""
