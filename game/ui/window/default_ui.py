"""Tools to draw pictures with, apart from the window."""

from __future__ import annotations

import msgspec

from game.ui.table.api import Size
from game.ui.window.pictures import Art
from game.ui.window.text import Type
from game.ui.window.theme import Theme, scale_for
from game.ui.window.ui import Ui


def default_ui(ui: Ui, size: Size) -> Ui:
    """Return tools for drawing in a window of that size with default settings."""
    theme = Theme(scale_for(0, size), "off")
    settings = msgspec.structs.replace(ui.settings, ui_scale=0.0, motion="off", log="auto")
    return Ui(theme, Type(theme), Art(theme), ui.messages, ui.sound, settings)
