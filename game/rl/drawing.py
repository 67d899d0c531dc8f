"""Render a game as people see it: as the window's picture, or as the text client's words."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from game.engine.game import Game
from game.engine.model import Seat
from game.engine.title import BadTable

MODES = ("human", "rgb_array", "ansi")
SIZE = (1280, 720)


def known(mode: str | None) -> str | None:
    """Return a render mode. Raises BadTable if it doesn't exist."""
    if mode is not None and mode not in MODES:
        raise BadTable("error-no-render-mode", mode=mode, known=MODES)
    return mode


def rendered(mode: str | None, game: Game, seat: Seat) -> np.ndarray[Any, Any] | str | None:
    """Return the table as a seat sees it: uint8 pixels of shape (height, width, 3), or text; "human" prints
    the text.
    """
    if mode is None:
        return None
    if mode == "rgb_array":
        return picture(game, seat)
    text = words(game, seat)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None


def words(game: Game, seat: Seat) -> str:
    """Return the text client's description of the position for a seat."""
    from game.text import position_writer

    return position_writer.words(game.title, game.state, seat)


def picture(game: Game, seat: Seat) -> np.ndarray[Any, Any]:
    """Return the window's picture for a seat: uint8 pixels of shape (height, width, 3)."""
    import pygame

    from game.ui.window import run

    surface = run.picture(game.title, game.state, seat, SIZE)
    return np.ascontiguousarray(pygame.surfarray.array3d(surface).swapaxes(0, 1))
