"""Parts of what lies before a seat, in a room: on the table, or in the enlarged view of another seat."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.model import Action, Ref
from game.presentation.title_words import Tip
from game.ui.table.api import Box, Face


@dataclass(frozen=True)
class Piece:
    """What it looks like, and under which ref; its other fields are those of a Thing."""

    ref: Ref
    rect: pygame.Rect
    face: Face
    z: int = 1
    tip: Tip = ""
    large: Face | None = None
    act: Action | None = None


def boxed(rect: pygame.Rect) -> Box:
    """A rectangle as a box, never with a size below 0."""
    return rect.x, rect.y, max(0, rect.width), max(0, rect.height)
