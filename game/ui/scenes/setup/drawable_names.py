"""The check whether the window can draw a name."""

from __future__ import annotations

from game.ui.window import font_coverage
from game.ui.window.ui import Ui


def refuse_name(ui: Ui, number: int, name: str) -> str:
    """Return why the name of a seat, counted from 1, cannot be drawn; "" if it can."""
    unknown = [font_coverage.name_of(sign) for sign in font_coverage.undrawable(name)]
    if not unknown:
        return ""
    return ui.say("new-why-letters", number=number, letter=unknown[0], more=len(unknown) - 1)
