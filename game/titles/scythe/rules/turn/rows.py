"""Taking an action of the top row or the bottom row, as TopRow and BottomRow ask (chapter 4)."""

from __future__ import annotations

from game.engine.model import Action


class TakeTop(Action, frozen=True):
    """Take the top-row action. `gain`: which of its alternatives, or the Factory card."""

    gain: str


class ProducePart(Action, frozen=True):
    """Take the top-row action that produces, but not everything that it could (SCY-012)."""


class TakeBottom(Action, frozen=True):
    """Take the bottom-row action."""


class TakeBottomWithoutCoins(Action, frozen=True):
    """Take the bottom-row action, but not its coins (SCY-112)."""
